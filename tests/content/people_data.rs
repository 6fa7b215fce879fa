//! The people and creatures of the fourth edition, with their abilities: what their sheets say, and whether it adds up.

use std::path::Path;

use klingentanz::rules::Id;
use klingentanz::rules::dsa41::data::*;

fn data() -> Dsa41Data {
    Dsa41Data::load(Path::new("assets/rules/dsa41")).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn what_is_stored_is_what_the_rules_make_of_it() {
    assert_eq!(data().stored_otherwise().to_string(), "");
}

#[test]
fn abilities_and_advantages_say_what_the_tables_say() {
    let data = data();
    let instinct = &data.abilities["SF-KAMPFGESPUER"];
    assert_eq!(
        (instinct.cost, instinct.module.as_str(), instinct.takes),
        (300, "base", Takes::Nothing)
    );
    assert_eq!(instinct.name.fr, "Instinct du combat");
    let ability = |id: &str| Need::Ability(data.abilities[id].id.clone());
    assert_eq!(
        instinct.needs,
        [
            Need::Attribute(Attribute::Intuition, 15),
            ability("SF-AUFMERKSAMKEIT"),
            ability("SF-KAMPFREFLEXE")
        ]
    );
    assert_eq!(data.abilities["SF-RUESTUNG1"].takes, Takes::Armour);
    assert_eq!(
        data.abilities["SF-TODESSTOSS"].module.as_str(),
        "expert:manoeuvres"
    );
    assert_eq!(
        data.advantages["ADV-EISERN"].effects,
        [Effect::WoundThresholds(2)]
    );
    assert_eq!(
        data.advantages["ADV-FLINK"].effects,
        [Effect::Speed(1), Effect::Dodge(1)]
    );
    assert!(data.advantages["ADV-FLINK"].levels);
    let dwarf = &data.species["SPC-DWARF"];
    assert_eq!(
        (dwarf.life, dwarf.endurance, dwarf.magic_resistance, dwarf.speed),
        (11, 18, -4, 6)
    );
}

#[test]
fn people_say_what_their_sheets_say() {
    let data = data();
    let thessa = &data.people["HER-01"];
    let attributes = Attribute::ALL.map(|attribute| thessa.attributes.value(attribute));
    assert_eq!(attributes, [14, 11, 13, 12, 11, 13, 14, 15]);
    let swords = thessa.skill(&data.talents["TAL-SCHWERTER"].id).unwrap();
    assert_eq!(
        (swords.value, swords.attack, swords.parry),
        (11, Some(6), Some(5))
    );
    let shield = data.shields["SHD-REINF"].id.clone();
    assert_eq!(thessa.styles[0].second, Some(Item::Shield(shield)));
    assert_eq!((thessa.abilities.len(), thessa.morale), (10, None));
    let printed = thessa.printed.as_ref().unwrap();
    assert_eq!(
        (printed.life, printed.endurance, printed.wound_thresholds),
        (32, 31, (7, 14, 21))
    );
    let shielded = &printed.styles[0].simple;
    assert_eq!(
        (shielded.attack, shielded.parry, shielded.initiative),
        (11, 12, 10)
    );
    assert_eq!(shielded.other, Some(PrintedOther::Shield(16)));
    let knight = &data.people["OPP-07"];
    assert_eq!((knight.morale, knight.leader), (Some(15), true));
    assert_eq!(knight.advantages[0].advantage.as_str(), "ADV-EISERN");
    let archer = data.people["HER-04"].printed.as_ref().unwrap();
    assert_eq!((archer.shots[0].load, archer.shots[0].simple), (2, 22));
}

/// The sum of simple RS and BE over pieces with a body armour (ARP-01), and the sum of zones (ARP-03).
fn worn(data: &Dsa41Data, pieces: &[Id<ArmourPiece>]) -> (u8, u8, [u8; 8]) {
    let mut sums = (0, 0, [0; 8]);
    for piece in pieces.iter().map(|id| &data.armour[id]) {
        let simple = piece.simple.unwrap();
        sums.0 += simple.armour;
        sums.1 += simple.encumbrance;
        for (sum, zone) in sums.2.iter_mut().zip(piece.zones.values()) {
            *sum += zone;
        }
    }
    sums
}

#[test]
fn the_armour_of_printed_people_adds_up_arp_01_arp_03() {
    let data = data();
    for person in data.people.values() {
        let printed = person.printed.as_ref().unwrap();
        let (armour, encumbrance, zones) = worn(&data, &person.armour);
        assert_eq!(
            (armour, encumbrance),
            (printed.simple.armour, printed.simple.encumbrance),
            "{}",
            person.id
        );
        assert_eq!(zones, printed.zones.armour.values(), "{}", person.id);
    }
    for outfit in data.outfits.values() {
        let (armour, encumbrance, zones) = worn(&data, &outfit.pieces);
        assert_eq!(
            (armour, encumbrance),
            (outfit.printed.armour, outfit.printed.encumbrance),
            "{}",
            outfit.id
        );
        assert_eq!(zones, outfit.printed.zones.values(), "{}", outfit.id);
    }
}

#[test]
fn creatures_say_what_their_rows_say() {
    let data = data();
    let ogre = &data.creatures["OPP-08"];
    assert_eq!(
        (ogre.size, ogre.footprint, ogre.initiative, ogre.parry),
        (Size::Big, 2, 6, 6)
    );
    assert_eq!(
        (ogre.life, ogre.endurance, ogre.armour, ogre.speed),
        (55, Some(60), 3, 7)
    );
    assert_eq!(
        (ogre.constitution, ogre.wound_thresholds),
        (Some(20), Some((10, 20, 30)))
    );
    assert_eq!(ogre.morale, Morale::Value(14));
    let club = &ogre.attacks[0];
    assert_eq!(
        (
            club.attack,
            club.points,
            club.classes(ogre.size).to_string().as_str()
        ),
        (12, "3W6+4".parse().ok(), "NS")
    );
    assert_eq!(
        (
            ogre.attacks[1].attack,
            ogre.attacks[1].knock_down,
            ogre.attacks[1].instead
        ),
        (9, Some(-6), true)
    );
    let skeleton = &data.creatures["OPP-10"];
    assert_eq!(
        (skeleton.kind, skeleton.wound_thresholds, skeleton.endurance),
        (CreatureKind::Undead, None, None)
    );
    assert!(
        skeleton
            .traits
            .contains(&CreatureTrait::FumblesOnly { from: 12, to: 19 })
    );
    let boar = &data.creatures["OPP-16"];
    assert_eq!(
        (boar.attacks[1].run_from, boar.attacks[1].points),
        (4, "2W6+4".parse().ok())
    );
    let footprints_fit = |creature: &Creature| creature.footprint == creature.size.footprint();
    assert!(data.creatures.values().all(footprints_fit));
}

#[test]
fn a_dwarf_is_not_slowed_twice_for_being_short() {
    let data = data();
    // Both are short; the speed of dwarves, 6, contains it already.
    assert_eq!(data.people["HER-02"].speed_bonus(&data), 0);
    assert_eq!(data.people["OPP-06"].speed_bonus(&data), -1);
}

/// What each ability costs, in adventure points.
const COSTS: &[(u16, &[&str])] = &[
    (10, &["BISS"]),
    (20, &["GRIFF", "HALTEN", "SCHWINGER", "TRITT"]),
    (
        30,
        &[
            "AUSPENDELN",
            "BEINARBEIT",
            "BLOCK",
            "FUSSFEGER",
            "GERADE",
            "KNIE",
            "KOPFSTOSS",
        ],
    ),
    (
        40,
        &[
            "DOPPELSCHLAG",
            "HANDKANTE",
            "HOHERTRITT",
            "KLAMMER",
            "KREUZBLOCK",
            "NIEDERRINGEN",
            "SCHMETTERSCHLAG",
            "SCHWITZKASTEN",
            "SPRUNGTRITT",
            "VERSTECKTEKLINGE",
            "WUERGEGRIFF",
            "WURF",
        ],
    ),
    (50, &["KNAUFSCHLAG"]),
    (60, &["EISENARM", "SCHMUTZIG"]),
    (
        100,
        &[
            "BEIDHAENDIG1",
            "KAMPFIMWASSER",
            "SPEZIALISIERUNG",
            "NIEDERWERFEN",
            "UMREISSEN",
            "MEISTERENTWAFFNEN",
            "GEZIELTERSTICH",
            "STURMANGRIFF",
            "BEFREIUNGSSCHLAG",
            "KLINGENSTURM",
            "DOPPELANGRIFF",
            "TODVONLINKS",
            "SCHILDSPALTER",
            "DEFENSIV",
            "KLINGENWAND",
            "FORMATION",
            "SPIESSGESPANN",
            "IMPROVISIERT",
            "TURNIERREITEREI",
            "BORNLAENDISCH",
        ],
    ),
    (
        150,
        &[
            "RUESTUNG1",
            "HALBSCHWERT",
            "EISENHAGEL",
            "GLADIATOR",
            "HAMMERFAUST",
            "UNAU",
        ],
    ),
    (
        200,
        &[
            "AUFMERKSAMKEIT",
            "AUSWEICHEN2",
            "AUSWEICHEN3",
            "SCHILDKAMPF1",
            "SCHILDKAMPF2",
            "PARIERWAFFEN1",
            "PARIERWAFFEN2",
            "SCHNELLZIEHEN",
            "UNTERWASSERKAMPF",
            "BLINDKAMPF",
            "FINTE",
            "WUCHTSCHLAG",
            "ENTWAFFNEN",
            "TODESSTOSS",
            "HAMMERSCHLAG",
            "AUSFALL",
            "BETAEUBUNG",
            "FESTNAGELN",
            "MEISTERPARADE",
            "BINDEN",
            "GEGENHALTEN",
            "WINDMUEHLE",
            "WAFFEZERBRECHEN",
            "SCHNELLLADENBOGEN",
            "SCHNELLLADENARMBRUST",
            "BERITTENERSCHUETZE",
            "REITERKAMPF",
            "HRURUZAT",
            "MERCENARIO",
        ],
    ),
    (
        300,
        &[
            "KAMPFREFLEXE",
            "KAMPFGESPUER",
            "RUESTUNG2",
            "AUSWEICHEN1",
            "LINKHAND",
            "SCHARFSCHUETZE",
            "MEISTERSCHUETZE",
            "KRIEGSREITEREI",
        ],
    ),
    (400, &["KLINGENTAENZER", "BEIDHAENDIG2", "WAFFENMEISTER"]),
    (450, &["RUESTUNG3"]),
];

#[test]
fn every_ability_costs_what_the_table_says_abi_02() {
    let data = data();
    let mut seen = 0;
    for (cost, abilities) in COSTS {
        for ability in *abilities {
            let id = format!("SF-{ability}");
            assert_eq!(data.abilities[id.as_str()].cost, *cost, "{id}");
            seen += 1;
        }
    }
    assert_eq!((seen, data.abilities.len()), (94, 94));
}
