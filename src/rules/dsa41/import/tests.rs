//! Heroes of exports become persons with the values of their sheets; of all that the exports say it is told what became of it.

use std::path::Path;
use std::sync::OnceLock;

use super::super::data::{Dsa41Data, Item, Person, Record, Subject, Weapon};
use super::*;
use crate::content::helden::{self, Fate, Row};
use crate::rules::Id;

fn data() -> &'static Dsa41Data {
    static DATA: OnceLock<Dsa41Data> = OnceLock::new();
    DATA.get_or_init(|| Dsa41Data::load(&root().join("assets/rules/dsa41")).unwrap())
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn heroes(file: &str) -> Vec<Hero> {
    helden::read(&root().join("tests/heroes").join(file)).unwrap()
}

/// The first hero of a file, as he is taken in.
fn taken(file: &str, set: Option<u16>) -> Imported {
    import(data(), &heroes(file)[0], set).unwrap()
}

/// A row of a hero, read as the tables read it.
fn row<T: serde::de::DeserializeOwned>(hero: &Imported, file: &str) -> T {
    let found: Vec<&Row> = hero.rows.iter().filter(|row| row.file == file).collect();
    let [row] = found[..] else {
        panic!("{} rows for {file}", found.len())
    };
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options
        .from_str(&row.text)
        .unwrap_or_else(|error| panic!("{error}: {}", row.text))
}

fn person(hero: &Imported) -> Person {
    row(hero, "people.ron")
}

/// The fate of what is called so; of several, such as a weapon that is owned and led, that of the one that was not simply taken.
fn fate<'h>(hero: &'h Imported, what: &str) -> &'h Fate {
    let found = || hero.findings.iter().filter(|finding| finding.what == what);
    let odd = found().find(|finding| !matches!(finding.fate, Fate::Taken(_)));
    let finding = odd.or(found().next());
    &finding
        .unwrap_or_else(|| panic!("{what}: {:#?}", hero.findings))
        .fate
}

fn why(hero: &Imported, what: &str) -> &'static str {
    match fate(hero, what) {
        Fate::Otherwise(_, why) | Fate::Left(why) | Fate::Note(why) => why.key,
        other => panic!("{what}: {other:?}"),
    }
}

/// What a talent is split into.
fn split(person: &Person, talent: &str) -> (i8, Option<i8>, Option<i8>) {
    let skill = person.skill(&Id::new(talent).unwrap()).unwrap();
    (skill.value, skill.attack, skill.parry)
}

#[test]
fn a_hero_has_the_values_of_the_sheet_val_02_val_03() {
    let hero = taken("ysra.xml", None);
    let person = person(&hero);
    assert_eq!(
        (hero.person.as_str(), hero.folder.as_str()),
        ("HER-YSRA-TANNHAUSER", "ysra-tannhauser")
    );
    let attributes = person.attributes;
    // Value and what is added to it: 13 + 1 of courage and 14 + 1 of strength.
    assert_eq!(
        (attributes.courage, attributes.strength, attributes.agility),
        (14, 15, 13)
    );
    // 14 above a base of 8 are six points, 13 are five, which makes the eleven of the talent.
    assert_eq!(split(&person, "TAL-SCHWERTER"), (11, Some(6), Some(5)));
    assert_eq!(split(&person, "TAL-WURFSPEERE"), (7, None, None));
    assert_eq!(split(&person, "SKL-HEILKUNDEWUNDEN"), (3, None, None));
    // One point of six is split; the others go to the smaller part first.
    assert_eq!(split(&person, "TAL-RAUFEN"), (6, Some(3), Some(3)));
    assert_eq!(why(&hero, "Raufen 9/8"), "import-why-split");
    let build = build::of_person(&with_rows(&hero), &person, Modules::default());
    // LE (14+14+15)/2 = 21.5, so 22; 12 from race and advantages, 2 bought. AU (14+14+13)/2 = 20.5, so 21, and 12 + 1. MR (14+11+14)/5 = 7.8,
    // so 8, less 4, and 1 bought.
    assert_eq!(
        (build.life, build.endurance, build.magic_resistance),
        (36, Some(34), Some(5))
    );
    assert_eq!(
        (build.basis.at, build.basis.pa, build.basis.fk, build.basis.ini),
        (8, 8, 8, 11)
    );
}

/// The tables with the rows of a hero.
fn with_rows(hero: &Imported) -> Dsa41Data {
    let mut data = data().clone();
    for found in &hero.rows {
        let options =
            ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        match found.file {
            "weapons.ron" => {
                let row: Weapon = options.from_str(&found.text).unwrap();
                data.weapons.insert(row.id.clone(), row);
            }
            "armour.ron" => {
                let row: super::super::data::ArmourPiece = options.from_str(&found.text).unwrap();
                data.armour.insert(row.id.clone(), row);
            }
            _ => {}
        }
    }
    data
}

#[test]
fn what_was_changed_and_what_no_table_knows_becomes_a_row_of_ones_own() {
    let hero = taken("ysra.xml", None);
    let sword: Weapon = row(&hero, "weapons.ron");
    let stock = &data().weapons["WPN-LONGSWORD"];
    assert_eq!(sword.name.de, "Morgenglanz");
    assert_eq!(sword.points.to_string(), "1W6+5");
    assert_eq!((sword.modifier.attack, sword.modifier.parry), (1, Some(0)));
    // Everything of which nothing is said is that of the row.
    assert_eq!(
        (sword.classes, sword.ounces, sword.strength),
        (stock.classes, stock.ounces, stock.strength)
    );
    let helmet: super::super::data::ArmourPiece = row(&hero, "armour.ron");
    assert_eq!(helmet.fits, super::super::data::Fit::Helmet);
    assert_eq!(
        helmet.simple.map(|simple| (simple.armour, simple.encumbrance)),
        Some((3, 2))
    );
    assert_eq!(helmet.zones.values(), [4, 0, 0, 0, 0, 0, 0, 0]);
    let person = person(&hero);
    assert_eq!(person.styles[0].weapon, sword.id);
    assert_eq!(
        person.styles[0].second,
        Some(Item::Shield(Id::new("SHD-REINF").unwrap()))
    );
    // The specialisation in the usual weapon is one in what was made of it too.
    let special: Vec<&str> = person.specialisations.iter().map(Item::id).collect();
    assert_eq!(special, ["WPN-LONGSWORD", sword.id.as_str()]);
    // Whoever is used to mail that is worn with a helmet is used to both together.
    assert_eq!(person.subjects[0].of, Subject::Armour(person.armour.clone()));
    assert_eq!(person.armour.len(), 2);
    assert!(person.faults(&with_rows(&hero)).is_empty());
}

#[test]
fn of_everything_that_an_export_says_it_is_told_what_became_of_it() {
    for (file, count) in [("ysra.xml", 1), ("old.xml", 1), ("band.xml", 2), ("probe.xml", 1)] {
        let text = std::fs::read_to_string(root().join("tests/heroes").join(file)).unwrap();
        let heroes = heroes(file);
        assert_eq!(heroes.len(), count, "{file}");
        let lines: std::collections::BTreeSet<u32> = heroes
            .iter()
            .flat_map(|hero| import(data(), hero, None).unwrap().findings)
            .map(|finding| finding.line)
            .collect();
        for (number, line) in (1..).zip(text.lines()) {
            // Each line is one element or several of a kind; lists and empty ones say nothing, and the hero says who he is.
            let says = line.contains("=\"") && !line.contains("=\"\"/>") && !line.contains("<?xml");
            let is_frame = line.starts_with("<helden ") || line.starts_with("<held ");
            if says && !is_frame {
                assert!(lines.contains(&number), "{file}:{number}: {line}");
            }
        }
    }
}

#[test]
fn what_no_fight_asks_for_is_told_apart_from_what_is_not_known() {
    let hero = taken("ysra.xml", None);
    assert_eq!(fate(&hero, "geldboerse"), &Fate::Aside);
    assert_eq!(fate(&hero, "Sozialstatus 6"), &Fate::Aside);
    for (what, expected) in [
        ("Warmer Ofen", "import-why-magic"),
        ("Kochen 2", "import-why-talent"),
        ("Neugier 5", "import-why-unknown"),
        ("Kulturkunde (Flussland)", "import-why-unknown"),
        ("Laterne", "import-why-not-worn"),
        ("Rüstungsgewöhnung I (Kettenhemd, Lang)", "import-why-worn"),
        ("Waffenmeister (Schild)", "import-why-master"),
        ("bonisf Waffenloser Kampfstil: Hammerfaust", "import-why-unread"),
    ] {
        assert_eq!(why(&hero, what), expected, "{what}");
    }
    assert_eq!(
        fate(&hero, "Waffenloser Kampfstil: Hammerfaust"),
        &Fate::Taken("SF-HAMMERFAUST".to_owned())
    );
    assert_eq!(
        fate(&hero, "Verbandszeug"),
        &Fate::Taken("GEAR-BANDAGES 2".to_owned())
    );
}

#[test]
fn the_oldest_exports_are_read_too() {
    let hero = taken("old.xml", None);
    let person = person(&hero);
    assert_eq!(person.species.as_str(), "SPC-DWARF");
    // Of a repeated attribute the first counts; 14 + 1 of constitution.
    assert_eq!(
        (person.attributes.courage, person.attributes.constitution),
        (14, 15)
    );
    assert_eq!(why(&hero, "Mut 14"), "import-why-twice");
    // 13 and 11 above a base of 8 and 8 are 5 and 3, together 8.
    assert_eq!(split(&person, "TAL-ZHHIEB"), (8, Some(5), Some(3)));
    assert!(person.abilities.iter().any(|id| id.as_str() == "SF-AUSWEICHEN1"));
    assert_eq!(person.armour[0].as_str(), "ARP-RINGPLATE");
    // LE (30+15)/2 = 22.5, so 23, and 11 of the race: a dwarf has as much without anything bought.
    assert_eq!(person.gained.life, 0);
    let axe: Weapon = row(&hero, "weapons.ron");
    assert_eq!(
        (axe.name.de.as_str(), axe.points.to_string().as_str()),
        ("Großvaters Kleiner", "1W6+4")
    );
    assert_eq!(axe.talents[0].as_str(), "TAL-HIEB");
    assert_eq!(why(&hero, "Großvaters Kleiner").to_owned(), "import-why-like");
}

#[test]
fn archers_and_those_who_lead_two_weapons_are_taken_in_with_all_of_it() {
    let heroes = heroes("band.xml");
    let archer = import(data(), &heroes[0], None).unwrap();
    let archer = person(&archer);
    assert_eq!(archer.shots[0].weapon.as_str(), "RWP-ELFBOW");
    assert_eq!(archer.carries, [super::super::data::Gear::Arrows(30)]);
    assert_eq!(
        archer.subjects[0].of,
        Subject::Talent(Id::new("TAL-BOGEN").unwrap())
    );
    let two = import(data(), &heroes[1], None).unwrap();
    let two = person(&two);
    // He is left-handed: the left hand is his own, the right one the other.
    let style = &two.styles[0];
    assert_eq!(style.weapon.as_str(), "WPN-SABRE");
    assert_eq!(style.second, Some(Item::Weapon(Id::new("WPN-DAGGER").unwrap())));
    // Abilities that an export has without what they need are his all the same.
    assert!(two.exempt);
}

#[test]
fn another_set_of_gear_can_be_chosen_and_no_other_than_there_is() {
    let hero = taken("ysra.xml", Some(1));
    let person = person(&hero);
    assert!(person.armour.is_empty());
    assert_eq!(person.styles.len(), 1);
    let none = import(data(), &heroes("ysra.xml")[0], Some(4)).expect_err("there is no set 4");
    assert_eq!(
        none,
        Reason::new("import-why-no-set")
            .with("set", 4)
            .with("known", "0, 1")
    );
}

#[test]
fn a_hero_without_arms_fights_with_bare_hands_and_average_attributes_fill_the_gaps() {
    let hero = taken("probe.xml", None);
    let person = person(&hero);
    // AT (12+8+8)/5 = 5.6, so 6; PA (13+8+8)/5 = 5.8, so 6: 8 and 9 are two points and three.
    assert_eq!(split(&person, "TAL-STAEBE"), (5, Some(2), Some(3)));
    assert_eq!(person.attributes.cleverness, 10);
    assert_eq!(why(&hero, "Klugheit"), "import-why-missing");
    assert_eq!(person.styles[0].weapon.as_str(), "WPN-FIST");
}

#[test]
fn names_are_found_in_all_their_spellings() {
    let names = names::Names::of(data());
    for (index, spelling, id) in [
        (&names.armour, "Kettenhemd, Lang", "ARP-CHAINLONG"),
        (&names.armour, "Wattierter Waffenrock", "ARP-GAMBESON"),
        (&names.armour, "Maraskanischer Hartholzharnisch", "ARP-HARDWOOD"),
        (&names.shields, "Großschild", "SHD-GREAT"),
        (&names.shields, "Linkhand (Kling.br.)", "SHD-BREAKER"),
        (&names.weapons, "ZWERGENSKRAJA", "WPN-DWARFSKRAJA"),
        (&names.weapons, "Jagdspiess", "WPN-BOARSPEAR"),
        (&names.ranged, "Wurfbeile", "RWP-THRAXE"),
        (&names.talents, "Heilkunde: Wunden", "SKL-HEILKUNDEWUNDEN"),
        (&names.talents, "Zweihandschwerter/-säbel", "TAL-ZHSCHWERT"),
        (&names.abilities, "Rüstungsgewöhnung (Stufe II)", "SF-RUESTUNG2"),
        (&names.abilities, "Ausweichen 3", "SF-AUSWEICHEN3"),
        (
            &names.abilities,
            "Waffenloser Kampfstil: Legionärsstil",
            "SF-MERCENARIO",
        ),
        (&names.abilities, "Turniereiterei", "SF-TURNIERREITEREI"),
        (&names.advantages, "Zwergenwuchs", "ADV-KLEINWUECHSIG"),
        (&names.species, "Firnelf", "SPC-ELF"),
    ] {
        assert_eq!(index.first(spelling), Some(id), "{spelling}");
    }
    assert_eq!(names.weapons.first("Besen"), None);
}
