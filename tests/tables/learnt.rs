//! Talents, special abilities, advantages.

use klingentanz::rules::dsa41::data::*;

use super::{compare, data, names, short, shorts};

/// Id, names, encumbrance, kind, basic, related talents, row for cramped space.
const TALENTS: &str = include_str!("talents.txt");

/// Id, names, the three attributes (CNV-08), how often BE is taken off (ARM-03).
const CHECKS: &str = "\
SELBSTBEHERRSCHUNG|Self-control|Selbstbeherrschung|Volonté|MU KO KK|0
KOERPERBEHERRSCHUNG|Body control|Körperbeherrschung|Contrôle du corps|MU IN GE|1
HEILKUNDEWUNDEN|Treat wounds|Heilkunde Wunden|Médecine / Blessures|KL CH FF|0
KRIEGSKUNST|Warfare|Kriegskunst|Art de la guerre|MU KL CH|0
AKROBATIK|Acrobatics|Akrobatik|Acrobatie|MU GE KK|1
ATHLETIK|Athletics|Athletik|Athlétisme|GE KO KK|1
SINNENSCHAERFE|Perception|Sinnenschärfe|Perception|KL IN IN|0
SCHLEICHEN|Stealth|Schleichen|Discrétion|MU IN GE|1
REITEN|Riding|Reiten|Équitation|CH GE KK|0
SCHWIMMEN|Swimming|Schwimmen|Natation|GE KO KK|2";

/// Id, names, what it needs, cost, module, what it is learnt for.
const ABILITIES: &str = include_str!("abilities.txt");

/// Id, names, what it changes by a number.
const ADVANTAGES: &str = "\
ASTRALGESPUER|Sense of magic|Astralgespür|Sens astral|
AUSDAUERND|Enduring|Ausdauernd|Endurant|AU +1 per level
BEHAEBIG|Slow|Behäbig|Indolent|GS -1, AW -1
BEIDHAENDIG|Ambidextrous|Beidhändig|Ambidextre|
BLUTRAUSCH|Blood rage|Blutrausch|Rage sanguinaire|
DAEMMERUNGSSICHT|Dim-light vision|Dämmerungssicht|Vision dans la pénombre|
EINAEUGIG|One-eyed|Einäugig|Borgne|FK -4 below 10
EISERN|Iron constitution|Eisern|En fer|WS +2
ENTFERNUNGSSINN|Sense of distance|Entfernungssinn|Sens des distances|FK +2
FARBENBLIND|Colour-blind|Farbenblind|Daltonien|FK -4 above 50
FLINK|Fleet|Flink|Vif|GS +1, AW +1 per level
GLASKNOCHEN|Brittle bones|Glasknochen|Os de verre|WS -2
HOHELE|High life energy|Hohe Lebenskraft|Énergie vitale élevée|LE +1 per level
KAMPFRAUSCH|Battle frenzy|Kampfrausch|Frénétique|
KLEINWUECHSIG|Short|Kleinwüchsig / Zwergenwuchs|Petite taille|GS -1, zone -1, above 150 cm AT -1 PA -1
KURZSICHTIG|Short-sighted|Kurzsichtig|Myope|FK -2 above 30 below 101, FK -10 above 100
LAHM|Lame|Lahm|Boiteux|GS -3, AW -3, no sprint
LINKSHAENDER|Left-handed|Linkshänder|Gaucher|
NACHTBLIND|Night blindness|Nachtblind|Héméralope|
NACHTSICHT|Night vision|Nachtsicht|Nyctalope|
NATUERLRS|Natural armour|Natürlicher Rüstungsschutz|Armure naturelle|RS +1 per level
TOLLPATSCH|Clumsy|Tollpatsch|Maladroit|AW -1, SKL-AKROBATIK fumbles from 19
WASSERVOLK|Water people|Wasservolk|Peuple de l’eau|
ZAEHERHUND|Tough dog|Zäher Hund|Tenace|";

#[test]
fn every_talent_is_the_one_of_the_table() {
    compare(TALENTS, data().talents.values().filter_map(talent));
}

fn talent(it: &Talent) -> Option<String> {
    let TalentUse::Combat {
        technique,
        encumbrance,
        basic,
        cramped,
        related,
    } = &it.purpose
    else {
        return None;
    };
    let burden = match encumbrance {
        TalentEncumbrance::Beyond(0) => "BE".to_owned(),
        TalentEncumbrance::Beyond(free) => format!("BE-{free}"),
        TalentEncumbrance::Unhindered => "none".to_owned(),
    };
    let kind = match technique {
        Technique::Melee => "AT+PA",
        Technique::AttackOnly => "AT",
        Technique::Ranged => "FK",
    };
    let cramped = cramped.map_or("FK", |class| match class {
        CrampedClass::Free => "none",
        CrampedClass::OneHanded => "one-handed",
        CrampedClass::Spear => "spear",
        CrampedClass::Infantry => "infantry",
        CrampedClass::Long => "long",
    });
    let columns = [
        short(&it.id),
        &names(&it.name),
        &burden,
        kind,
        if *basic { "yes" } else { "no" },
        &shorts(related),
        cramped,
    ];
    Some(columns.join("|"))
}

#[test]
fn every_talent_for_checks_is_the_one_of_the_table() {
    compare(CHECKS, data().talents.values().filter_map(skill));
}

fn skill(it: &Talent) -> Option<String> {
    let TalentUse::Check {
        attributes,
        encumbrance_times,
    } = &it.purpose
    else {
        return None;
    };
    let attributes = attributes.map(|which| which.abbreviation()).join(" ");
    let (id, names) = (short(&it.id), names(&it.name));
    Some(format!("{id}|{names}|{attributes}|{encumbrance_times}"))
}

#[test]
fn every_ability_is_the_one_of_the_table() {
    compare(ABILITIES, data().abilities.values().map(ability));
}

fn ability(it: &Ability) -> String {
    let needs: Vec<String> = it.needs.iter().map(need).collect();
    let takes = match it.takes {
        Takes::Nothing => String::new(),
        other => format!("{other:?}"),
    };
    let columns = [
        short(&it.id).to_owned(),
        names(&it.name),
        needs.join(", "),
        it.cost.to_string(),
        it.module.to_string(),
        takes,
    ];
    columns.join("|")
}

fn need(it: &Need) -> String {
    match it {
        Need::Attribute(which, least) => format!("{} {least}", which.abbreviation()),
        Need::AttackBase(least) => format!("AT-Basis {least}"),
        Need::ParryBase(least) => format!("PA-Basis {least}"),
        Need::InitiativeBase(least) => format!("INI-Basis {least}"),
        Need::Talent(talent, least) => format!("{talent} {least}"),
        Need::RangedTalent(least) => format!("a ranged talent {least}"),
        Need::ItsTalent(least) => format!("its talent {least}"),
        Need::Ability(other) => short(other).to_owned(),
        Need::AnyOf(others) => others.iter().map(short).collect::<Vec<_>>().join(" or "),
    }
}

#[test]
fn every_advantage_is_the_one_of_the_table() {
    compare(ADVANTAGES, data().advantages.values().map(advantage));
}

fn advantage(it: &Advantage) -> String {
    let effects: Vec<String> = it.effects.iter().map(effect).collect();
    let levels = if it.levels { " per level" } else { "" };
    format!(
        "{}|{}|{}{levels}",
        short(&it.id),
        names(&it.name),
        effects.join(", ")
    )
}

fn effect(it: &Effect) -> String {
    match it {
        Effect::WoundThresholds(by) => format!("WS {by:+}"),
        Effect::Speed(by) => format!("GS {by:+}"),
        Effect::Dodge(by) => format!("AW {by:+}"),
        Effect::Armour(by) => format!("RS {by:+}"),
        Effect::Life(by) => format!("LE {by:+}"),
        Effect::Endurance(by) => format!("AU {by:+}"),
        Effect::ZoneDie(by) => format!("zone {by:+}"),
        Effect::NoSprint => "no sprint".to_owned(),
        Effect::FumblesFrom { talent, face } => format!("{talent} fumbles from {face}"),
        Effect::LongWeapons {
            above_cm,
            attack,
            parry,
        } => format!("above {above_cm} cm AT {attack:+} PA {parry:+}"),
        Effect::Ranged { from, below, by } => {
            let above = if *from > 0 {
                format!(" above {}", from - 1)
            } else {
                String::new()
            };
            let below = below.map_or_else(String::new, |below| format!(" below {below}"));
            format!("FK {by:+}{above}{below}")
        }
    }
}

/// Id, what teaches it and whether all may try it, module, cost, modifier, talents, conditions.
const MANOEUVRES: &str = include_str!("manoeuvres.txt");

#[test]
fn every_manoeuvre_is_the_one_of_the_table() {
    compare(MANOEUVRES, data().manoeuvres.values().map(manoeuvre));
}

fn manoeuvre(it: &Manoeuvre) -> String {
    let taught = it.ability.as_ref().map_or("-", short);
    let basic = if it.basic { " basic" } else { "" };
    let mut talents = match &it.talents {
        MadeFor::All => "all".to_owned(),
        MadeFor::Only(list) => shorts(list),
        MadeFor::Except(list) => format!("not {}", shorts(list)),
    };
    if !it.weapons.is_empty() {
        talents = format!("{talents} + {}", shorts(&it.weapons));
    }
    let hands = it.one_handed.as_ref().map(|both| match shorts(both).as_str() {
        "" => "one hand".to_owned(),
        both => format!("one hand or {both}"),
    });
    let shields = match it.shields {
        Shields::Any => None,
        Shields::Small => Some("small shield"),
        Shields::None => Some("no shield"),
    };
    let conditions = [
        it.bare.then_some("bare"),
        it.light.then_some("light"),
        shields,
        (!it.animals).then_some("no animals"),
        (!it.undead).then_some("no undead"),
        (!it.kneeling).then_some("not kneeling"),
        it.prone.then_some("prone"),
        hands.as_deref(),
    ];
    let conditions: Vec<&str> = conditions.into_iter().flatten().collect();
    format!(
        "{}|{taught}{basic}|{}|{:?}|{}|{talents}|{}",
        short(&it.id),
        it.module,
        it.cost,
        it.modifier,
        conditions.join("; ")
    )
}
