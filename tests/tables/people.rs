//! Heroes, opponents and creatures: what is stored of them, results included. That the results are what the rules make of the rest is
//! proved when the tables are loaded.

use klingentanz::rules::dsa41::data::*;

use super::{compare, data, or_dash, short};

/// Name and species; attributes, base values, LE AU MR, thresholds, GS; armour without and with zones: RS, BE before and after
/// habituation, dodge and speed; each style with AT/PA, the other parry and INI without and with zones; each shot; talents; fists;
/// abilities; advantages; morale.
const PEOPLE: &str = include_str!("people.txt");

/// Id, names, kind, size and cells, INI, PA, LE, AU, RS, KO and thresholds, GS, shots, morale; attacks in a round and each of them.
/// The ogre's fists are not in the table of the notes: they are what a person without a weapon has (UNA-01) at the club's AT.
const CREATURES: &str = "\
08|Ogre|Oger|Ogre|Intelligent|Big 2|6|6|55|60|3|20 10/20/30|7|0|14|1: Tree club 12 3W6+4 NS, Knock down 9 3W6+4 NS instead KK-6, Fists 12 1W6 H
09|Wolf|Wolf|Loup|Animal|Small 1|10|5|22|60|2|11 6/11/17|12|-4|animal|1: Bite 11 1W6+2 H, Jump 8 - H instead KK-2
10|Skeleton|Skelett|Squelette|Undead|Medium 1|6|7|20|-|2|- -|6|-2|none|1: Rusty sword 9 1W6+4 N, Bony hands 9 1W6 H
11|Zombie|Zombie|Zombi|Undead|Medium 1|4|3|30|-|1|- -|4|-2|none|1: Claws 8 1W6+2 H
12|Stench worm|Tatzelwurm|Ver puant|Animal|Big 2|8|5|55|70|4|17 9/17/26|7|0|14|2: Bite 11 2W6+2 HN, Tail 10 1W6+4 S KK-4
13|Brown bear|Braunbär|Ours brun|Animal|Big 2|5|5|50|60|3|18 9/18/27|10|0|animal|2: Paw 11 2W6+2 HN KK-3, Bite 9 1W6+5 H
14|Harpy|Harpyie|Harpie|Intelligent|Medium 1|10|6|22|40|1|10 5/10/15|12|-2|10|1: Talons 11 1W6+3 N
15|Giant cave spider|Riesenhöhlenspinne|Araignée géante des cavernes|Animal|Medium 1|9|6|25|-|3|12 6/12/18|8|-2|animal|1: Bite 12 1W6+2 HN venom
16|Boar|Wildschwein|Sanglier|Animal|Small 1|7|4|28|50|3|14 7/14/21|11|-4|animal|1: Tusks 10 1W6+4 H, Charge 8 2W6+4 H instead KK-2 run 4
17|Swamp lizard|Sumpfechse|Lézard des marais|Animal|Small 1|9|5|18|40|2|10 5/10/15|9|-4|animal|1: Bite 10 1W6+3 H
18|Riding horse|Reitpferd|Cheval de selle|Animal|Big 2|6|3|55|80|1|15 8/15/23|12|0|animal|1: Kick 8 1W6+4 N";

/// Id, names, what is added to LE, AU and MR, GS before agility (VAL-02).
const SPECIES: &str = "\
HUMAN|Human|Mensch|Humain|10|10|-4|8
NORTHERNER|Northerner|Nordländer|Homme du Nord|11|10|-5|8
DWARF|Dwarf|Zwerg|Nain|11|18|-4|6
ELF|Elf|Elf|Elfe|6|12|-2|8
ORC|Orc|Ork|Orque|12|18|-7|8
GOBLIN|Goblin|Goblin|Gobelin|7|10|-5|8";

#[test]
fn every_species_is_the_one_of_the_table() {
    compare(SPECIES, data().species.values().map(species));
}

fn species(it: &Species) -> String {
    let columns = [
        short(&it.id).to_owned(),
        super::names(&it.name),
        it.life.to_string(),
        it.endurance.to_string(),
        it.magic_resistance.to_string(),
        it.speed.to_string(),
    ];
    columns.join("|")
}

/// Id, names, and what they are where the name does not tell it; French words with the capital of a label.
const NAMES: &str = "\
HER-01|Thessa Eisenwald|Thessa Eisenwald|Thessa Eisenwald|Warrior with sword and shield|Kriegerin|Guerrière
HER-02|Borik Steinbrecher|Borik Steinbrecher|Borik Steinbrecher|Dwarven axe fighter|Zwergenkämpfer|Combattant nain
HER-03|Hjalda Sturmkind|Hjalda Sturmkind|Hjalda Sturmkind|Northern spear hunter|nordische Jägerin|Chasseresse du Nord
HER-04|Fenvar Silberlaub|Fenvar Silberlaub|Fenvar Silberlaub|Elf archer|Elfenschütze|Archer elfe
HER-05|Nazira al'Yeshin|Nazira al'Yeshin|Nazira al'Yeshin|Two-sabre fighter|Säbelfechterin|Sabreuse
HER-06|Corvyn d'Albarte|Corvyn d'Albarte|Corvyn d'Albarte|Fencer|Fechter|Escrimeur
HER-07|Ulfert von Pilgerhain|Ulfert von Pilgerhain|Ulfert von Pilgerhain|Mage with staff|Magier|Magicien
HER-08|Tamlin Katzfuß|Tamlin Katzfuß|Tamlin Katzfuß|Rogue|Streuner|Roublard
OPP-01|Bandit|Räuber|Brigand|||
OPP-02|Bandit archer|Räuberschütze|Archer brigand|||
OPP-03|Mercenary|Söldner|Mercenaire|||
OPP-04|Crossbow guard|Armbrustschütze der Wache|Arbalétrier du guet|||
OPP-05|Orc warrior|Orkkrieger|Guerrier orque|||
OPP-06|Goblin|Goblin|Gobelin|||
OPP-07|Robber knight|Raubritter|Chevalier brigand|||";

#[test]
fn every_hero_and_opponent_is_called_what_the_notes_call_him() {
    compare(NAMES, data().people.values().map(called));
}

fn called(it: &Person) -> String {
    let calling = it.calling.as_ref().map_or_else(|| "||".to_owned(), super::names);
    format!("{}|{}|{calling}", it.id, super::names(&it.name))
}

#[test]
fn every_hero_and_opponent_is_the_one_of_the_notes() {
    let all = data();
    let golden: Vec<&str> = PEOPLE.split_inclusive('\n').collect();
    let starts: Vec<usize> = (0..golden.len())
        .filter(|line| !golden[*line].starts_with(' '))
        .collect();
    assert_eq!(starts.len(), all.people.len());
    for (place, start) in starts.iter().enumerate() {
        let end = starts.get(place + 1).copied().unwrap_or(golden.len());
        let written = golden[*start..end].concat();
        let id = written.split(' ').next().unwrap();
        let person = all.people.values().find(|it| it.id.as_str() == id).unwrap();
        assert_eq!(sheet(person), written, "{id}");
    }
}

fn sheet(it: &Person) -> String {
    let printed = it.printed.as_ref().unwrap();
    let attributes: Vec<String> = Attribute::ALL
        .map(|which| it.attributes.value(which).to_string())
        .into();
    let (one, two, three) = printed.wound_thresholds;
    let mut lines = vec![
        format!("{} {}, {}", it.id, it.name.en, short(&it.species)),
        format!(
            "{}; {} {} {} {}; {} {} {}; {one}/{two}/{three}; {}",
            attributes.join(" "),
            printed.attack_base,
            printed.parry_base,
            printed.ranged_base,
            printed.initiative_base,
            printed.life,
            printed.endurance,
            printed.magic_resistance,
            printed.speed,
        ),
    ];
    lines.extend(worn(it, printed));
    for (style, printed) in it.styles.iter().zip(&printed.styles) {
        let second = style
            .second
            .as_ref()
            .map_or_else(String::new, |item| format!("+{}", &item.id()[4..]));
        let led = skill(it, &style.talent);
        let (simple, zones) = (melee(&printed.simple), melee(&printed.zones));
        let weapon = short(&style.weapon);
        lines.push(format!(
            "{weapon}{second} {led}; {} {}; {simple}; {zones}",
            printed.points, printed.classes
        ));
    }
    for (shot, printed) in it.shots.iter().zip(&printed.shots) {
        let led = skill(it, &shot.talent);
        let weapon = short(&shot.weapon);
        let (points, load) = (printed.points, printed.load);
        lines.push(format!(
            "{weapon} {led}; {points}; load {load}; {}/{}",
            printed.simple, printed.zones
        ));
    }
    lines.extend(learnt(it, printed));
    lines.join("\n  ") + "\n"
}

/// Armour without and with zones, and what it does.
fn worn(it: &Person, printed: &PrintedPerson) -> [String; 2] {
    let pieces: Vec<&str> = it.armour.iter().map(short).collect();
    let (simple, zones) = (printed.simple, printed.zones);
    [
        format!(
            "simple {}; {}; {} {}; {} {}",
            pieces.join(" "),
            simple.armour,
            simple.encumbrance,
            simple.habituated,
            simple.dodge,
            simple.speed
        ),
        format!(
            "zones {}; {}; {} {}; {} {}",
            zones.armour.values().map(|armour| armour.to_string()).join("/"),
            zones.overall,
            zones.encumbrance,
            zones.habituated,
            zones.dodge,
            zones.speed
        ),
    ]
}

/// Talents, fists, abilities, advantages, morale.
fn learnt(it: &Person, printed: &PrintedPerson) -> Vec<String> {
    let used = it
        .talents
        .iter()
        .filter(|skill| skill.talent.as_str().starts_with("SKL-"));
    let used: Vec<String> = used
        .map(|it| format!("{} {}", short(&it.talent), it.value))
        .collect();
    let mut lines = Vec::new();
    lines.push(format!("talents {}", used.join(", ")));
    let brawling = it
        .talents
        .iter()
        .find(|skill| skill.talent.as_str() == "TAL-RAUFEN");
    if let (Some(fists), Some(skill)) = (printed.unarmed, brawling) {
        let (value, attack, parry) = (skill.value, skill.attack.unwrap(), skill.parry.unwrap());
        let (at, pa) = (fists.attack, fists.parry);
        lines.push(format!(
            "fists {value} {attack}/{parry}; {at}/{pa}; {}",
            fists.points
        ));
    }
    let able: Vec<&str> = it.abilities.iter().map(short).collect();
    lines.push(format!("able {}", able.join(", ")).trim_end().to_owned());
    if !it.advantages.is_empty() {
        let born: Vec<&str> = it.advantages.iter().map(|held| short(&held.advantage)).collect();
        lines.push(format!("born {}", born.join(", ")));
    }
    lines.extend(it.morale.map(|morale| format!("morale {morale}")));
    lines
}

/// A talent with its value and split.
fn skill(it: &Person, talent: &klingentanz::rules::Id<Talent>) -> String {
    let skill = it.skill(talent).unwrap();
    let split = skill.attack.zip(skill.parry);
    let split = split.map_or_else(String::new, |(attack, parry)| format!(" {attack}/{parry}"));
    format!("{} {}{split}", short(talent), skill.value)
}

fn melee(it: &PrintedMelee) -> String {
    let other = it.other.map(|other| match other {
        PrintedOther::Shield(parry) => format!("shield {parry}"),
        PrintedOther::ParryWeapon(parry) => format!("parry weapon {parry}"),
        PrintedOther::OffHand { attack, parry } => format!("off hand {attack}/{parry}"),
    });
    format!(
        "{}/{}, {}, {}",
        it.attack,
        it.parry,
        or_dash(other),
        it.initiative
    )
}

#[test]
fn every_creature_is_the_one_of_the_table() {
    compare(CREATURES, data().creatures.values().map(creature));
}

fn creature(it: &Creature) -> String {
    let thresholds = it
        .wound_thresholds
        .map(|(one, two, three)| format!("{one}/{two}/{three}"));
    let morale = match it.morale {
        Morale::Value(value) => value.to_string(),
        Morale::Animal => "animal".to_owned(),
        Morale::Never => "none".to_owned(),
    };
    let attacks: Vec<String> = it.attacks.iter().map(attack).collect();
    let columns = [
        short(&it.id).to_owned(),
        super::names(&it.name),
        format!("{:?}", it.kind),
        format!("{:?} {}", it.size, it.footprint),
        it.initiative.to_string(),
        it.parry.to_string(),
        it.life.to_string(),
        or_dash(it.endurance),
        it.armour.to_string(),
        format!("{} {}", or_dash(it.constitution), or_dash(thresholds)),
        it.speed.to_string(),
        it.shot_modifier.to_string(),
        morale,
        format!("{}: {}", it.attacks_per_round, attacks.join(", ")),
    ];
    columns.join("|")
}

fn attack(it: &NaturalAttack) -> String {
    let mut told = format!(
        "{} {} {} {}",
        it.name.en,
        it.attack,
        or_dash(it.points),
        it.classes
            .map_or_else(|| format!("{:?}", it.part), |classes| classes.to_string())
    );
    if it.instead {
        told += " instead";
    }
    if let Some(check) = it.knock_down {
        told += &format!(" KK{check:+}");
    }
    if it.run_from > 0 {
        told += &format!(" run {}", it.run_from);
    }
    if it.venomous {
        told += " venom";
    }
    told
}
