//! The rule data of the fourth edition: what the tables say, spot by spot, and how the rows hold together.

use std::path::Path;

use klingentanz::rules::dsa41::data::*;
use klingentanz::rules::{Provenance, Registry, Switch};

fn data() -> Dsa41Data {
    Dsa41Data::load(Path::new("assets/rules/dsa41")).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn every_table_is_whole() {
    let data = data();
    let combat = |talent: &&Talent| matches!(talent.purpose, TalentUse::Combat { .. });
    assert_eq!(data.talents.values().filter(combat).count(), 26);
    assert_eq!(data.talents.len(), 26 + 10);
    assert_eq!(
        (data.weapons.len(), data.lances.len(), data.shields.len()),
        (97, 2, 19)
    );
    assert_eq!(
        (data.armour.len(), data.outfits.len(), data.ranged.len()),
        (60, 12, 24)
    );
    assert_eq!(
        (data.abilities.len(), data.advantages.len(), data.species.len()),
        (94, 24, 6)
    );
    assert_eq!((data.people.len(), data.creatures.len()), (8 + 7, 11));
}

#[test]
fn talents_say_what_the_table_says() {
    let data = data();
    let axes = &data.talents["TAL-HIEB"];
    assert_eq!(
        (
            axes.name.en.as_str(),
            axes.name.de.as_str(),
            axes.name.fr.as_str()
        ),
        ("Axes and maces", "Hiebwaffen", "Haches et Masses")
    );
    let TalentUse::Combat {
        technique,
        encumbrance,
        basic,
        cramped,
        related,
    } = &axes.purpose
    else {
        panic!("axes are for combat");
    };
    assert_eq!(
        (*technique, *encumbrance, *basic),
        (Technique::Melee, TalentEncumbrance::Beyond(4), true)
    );
    assert_eq!(*cramped, Some(CrampedClass::OneHanded));
    let related: Vec<_> = related.iter().map(|id| id.as_str()).collect();
    assert_eq!(related, ["TAL-SCHWERTER", "TAL-ZHHIEB"]);
    let TalentUse::Check {
        attributes,
        encumbrance_times,
    } = &data.talents["TAL-SCHWIMMEN"].purpose
    else {
        panic!("swimming is for checks");
    };
    assert_eq!(
        *attributes,
        [Attribute::Agility, Attribute::Constitution, Attribute::Strength]
    );
    assert_eq!(*encumbrance_times, 2);
}

/// TP, (A), TP/KK, ounces, cm, BF, INI, WM, DK and hands as the table prints them.
type WeaponRow = (
    &'static str,
    &'static str,
    bool,
    (u8, u8),
    u16,
    Option<u16>,
    Option<i8>,
    i8,
    (i8, Option<i8>),
    &'static str,
    Hands,
);

#[test]
fn weapons_say_what_the_table_says() {
    let data = data();
    let rows: [WeaponRow; 9] = [
        (
            "WPN-KNIFE",
            "1W6",
            false,
            (12, 6),
            10,
            Some(25),
            Some(4),
            -2,
            (-2, Some(-3)),
            "H",
            Hands::One,
        ),
        (
            "WPN-FOIL",
            "1W6+3",
            false,
            (13, 5),
            30,
            Some(90),
            Some(4),
            3,
            (1, Some(-1)),
            "N",
            Hands::One,
        ),
        (
            "WPN-LONGSWORD",
            "1W6+4",
            false,
            (11, 4),
            80,
            Some(95),
            Some(1),
            0,
            (0, Some(0)),
            "N",
            Hands::One,
        ),
        (
            "WPN-TOURNEYSWORD",
            "1W6+3",
            true,
            (11, 5),
            60,
            Some(90),
            Some(3),
            0,
            (0, Some(0)),
            "N",
            Hands::One,
        ),
        (
            "WPN-OXHERD",
            "3W6+3",
            false,
            (17, 1),
            300,
            Some(110),
            Some(3),
            -3,
            (-2, Some(-4)),
            "N",
            Hands::One,
        ),
        (
            "WPN-WHIP",
            "1W6",
            true,
            (14, 5),
            60,
            Some(250),
            Some(4),
            0,
            (0, None),
            "S",
            Hands::One,
        ),
        (
            "WPN-PIKE",
            "1W6+5",
            false,
            (14, 4),
            180,
            Some(350),
            Some(6),
            -2,
            (-1, Some(-2)),
            "P",
            Hands::Two,
        ),
        (
            "WPN-GREATSWORD",
            "2W6+4",
            false,
            (12, 3),
            160,
            Some(155),
            Some(2),
            -1,
            (0, Some(-1)),
            "NS",
            Hands::Two,
        ),
        (
            "WPN-FIST",
            "1W6",
            true,
            (10, 3),
            0,
            None,
            None,
            0,
            (0, Some(0)),
            "H",
            Hands::One,
        ),
    ];
    for (
        id,
        points,
        endurance,
        strength,
        ounces,
        length,
        break_factor,
        initiative,
        modifier,
        classes,
        hands,
    ) in rows
    {
        let weapon = &data.weapons[id];
        assert_eq!(
            (weapon.points.to_string().as_str(), weapon.endurance),
            (points, endurance),
            "{id}"
        );
        assert_eq!(
            (weapon.strength.threshold, weapon.strength.step),
            strength,
            "{id}"
        );
        assert_eq!(
            (weapon.ounces, weapon.length_cm, weapon.break_factor),
            (ounces, length, break_factor),
            "{id}"
        );
        assert_eq!((weapon.modifier.attack, weapon.modifier.parry), modifier, "{id}");
        assert_eq!(
            (weapon.initiative, weapon.classes.to_string().as_str()),
            (initiative, classes),
            "{id}"
        );
        assert_eq!(weapon.hands, hands, "{id}");
    }
}

#[test]
fn the_notes_of_a_weapon_are_its_traits() {
    use WeaponTrait::*;
    let data = data();
    let traits = |id: &str| data.weapons[id].traits.clone();
    assert_eq!(traits("WPN-MACE"), [Blunt, RiderBonus]);
    assert_eq!(traits("WPN-WOLFKNIFE"), [RiderBonus, ParriesHeavy]);
    assert_eq!(traits("WPN-THRESHER"), [Chain, Heavy, Improvised]);
    assert_eq!(traits("WPN-NINETAIL"), [Chain, ParriedByAll]);
    assert_eq!(traits("WPN-CHAINSTAFF"), [Disarms(3), IgnoresShield]);
    assert_eq!(traits("WPN-OXHERD"), [Chain, FumblesFrom(19)]);
    assert_eq!(traits("WPN-TORCH"), [Improvised, Burns("1W6-1".parse().unwrap())]);
    let close = AttackIn {
        class: DistanceClass::Close,
        by: -8,
    };
    assert_eq!(
        traits("WPN-WHIP"),
        [close, UnusableIn(DistanceClass::Hand), IgnoresShield]
    );
    let tuzak = data.weapons["WPN-TUZAK"].minimum.unwrap();
    assert_eq!((tuzak.attribute, tuzak.value), (Attribute::Agility, 15));
    assert_eq!(
        tuzak.per_point,
        Shortfall {
            points: -1,
            initiative: -1,
            parry: -1,
            attack: 0
        }
    );
    let orknase = data.weapons["WPN-ORKNASE"].one_hand.clone().unwrap();
    assert_eq!(
        (
            orknase.strength_from,
            orknase.strength.threshold,
            orknase.strength.step
        ),
        (14, 13, 3)
    );
    assert_eq!(orknase.talent.unwrap().as_str(), "TAL-HIEB");
    assert_eq!(
        data.weapons["WPN-HOOKDAGGER"]
            .parry_weapon
            .as_ref()
            .unwrap()
            .as_str(),
        "SHD-HOOK"
    );
}

#[test]
fn shields_say_what_the_table_says() {
    let data = data();
    for (id, kind, size, ounces, attack, parry, initiative, break_factor) in [
        (
            "SHD-REINF",
            ShieldKind::Shield,
            Some(ShieldSize::Large),
            160,
            -2,
            3,
            -1,
            0,
        ),
        (
            "SHD-TOWER",
            ShieldKind::Shield,
            Some(ShieldSize::VeryLarge),
            280,
            -5,
            7,
            -3,
            1,
        ),
        (
            "SHD-BUCKLER-M",
            ShieldKind::Both,
            Some(ShieldSize::Small),
            60,
            0,
            2,
            0,
            -2,
        ),
        ("SHD-MAINGAUCHE", ShieldKind::ParryWeapon, None, 30, 0, 2, 1, 0),
    ] {
        let shield = &data.shields[id];
        assert_eq!(
            (shield.kind, shield.size, shield.ounces),
            (kind, size, ounces),
            "{id}"
        );
        assert_eq!(
            (shield.modifier.attack, shield.modifier.parry),
            (attack, Some(parry)),
            "{id}"
        );
        assert_eq!(
            (shield.initiative, shield.break_factor),
            (initiative, break_factor),
            "{id}"
        );
    }
    assert!(
        data.shields["SHD-BREAKER"]
            .traits
            .contains(&ShieldTrait::BreaksWeapons)
    );
}

#[test]
fn ranged_weapons_say_what_the_table_says() {
    let data = data();
    let bow = &data.ranged["RWP-LONGBOW"];
    assert_eq!(
        (bow.points.to_string().as_str(), bow.load, bow.ounces),
        ("1W6+6", 4, 30)
    );
    let bands = bow.bands.map(|band| (band.to, band.points));
    assert_eq!(
        bands,
        [
            (10, Some(3)),
            (25, Some(2)),
            (50, Some(1)),
            (100, Some(0)),
            (200, Some(-1))
        ]
    );
    assert!(bow.wounds_easily && bow.missile.is_fast() && bow.strength.is_none());
    let axe = &data.ranged["RWP-THRAXE"];
    assert_eq!((axe.bands[0].to, axe.bands[0].points), (0, None));
    assert_eq!((axe.bands[4].to, axe.bands[4].points), (25, Some(-1)));
    assert_eq!(
        axe.strength,
        Some(StrengthBonus {
            threshold: 13,
            step: 3
        })
    );
    assert!(!axe.wounds_easily && !axe.missile.is_fast());
    let repeating = &data.ranged["RWP-EISENWALDER"];
    assert_eq!(
        repeating.traits,
        [RangedTrait::Magazine {
            shots: 10,
            refill: 20
        }]
    );
    assert!(data.ranged["RWP-WARDISCUS"].minimum.unwrap().else_improvised);
}

#[test]
fn armour_says_what_the_table_says() {
    let data = data();
    let harness = &data.armour["ARP-CAVALRY"];
    assert_eq!((harness.ounces, harness.stars), (680, 2));
    assert_eq!(
        harness.simple,
        Some(SimpleArmour {
            armour: 8,
            encumbrance: 5,
            with_body_only: false
        })
    );
    assert_eq!(harness.zones.values(), [3, 7, 5, 7, 5, 5, 5, 5]);
    assert_eq!(harness.fits, Fit::Body { padding_under: true });
    assert_eq!(data.armour["ARP-IRYAN"].fits, Fit::Body { padding_under: false });
    assert_eq!(data.armour["ARP-GAMBESON"].fits, Fit::Padding);
    let cap = &data.armour["ARP-STORMCAP"];
    assert_eq!(
        cap.simple,
        Some(SimpleArmour {
            armour: 2,
            encumbrance: 1,
            with_body_only: true
        })
    );
    let vambraces = &data.armour["ARP-VAMB-S"];
    assert_eq!(
        (vambraces.simple, vambraces.fits),
        (None, Fit::Addition(Place::Arms))
    );
    assert_eq!(vambraces.zones.values(), [0, 0, 0, 0, 3, 3, 0, 0]);
}

#[test]
fn only_what_fits_is_worn_together_arp_02() {
    let data = data();
    let faults = |pieces: &[&str]| {
        let pieces: Vec<_> = pieces.iter().map(|id| data.armour[*id].id.clone()).collect();
        combination_faults(&pieces, &data)
    };
    assert!(
        faults(&[
            "ARP-CHAINLONG",
            "ARP-GAMBESON",
            "ARP-GREATHELM",
            "ARP-COIF",
            "ARP-GORGET"
        ])
        .is_empty()
    );
    assert!(
        faults(&[
            "ARP-SCALE",
            "ARP-VAMB-L",
            "ARP-GREAVE-S",
            "ARP-BOOTS",
            "ARP-TASSETS"
        ])
        .is_empty()
    );
    for pieces in [
        ["ARP-CHAINLONG", "ARP-SCALE"],
        ["ARP-GAMBESON", "ARP-PADDEDUNDER"],
        ["ARP-TOADSKIN", "ARP-GAMBESON"],
        ["ARP-KETTLE", "ARP-MORION"],
        ["ARP-COIF", "ARP-COIF"],
        ["ARP-VAMB-L", "ARP-PLATEARMS"],
        ["ARP-LEATHERSET", "ARP-PLATELEG"],
        ["ARP-CHAINSET", "ARP-PLATESET"],
    ] {
        assert!(!faults(&pieces).is_empty(), "{pieces:?}");
    }
}

#[test]
fn abilities_and_advantages_say_what_the_tables_say() {
    let data = data();
    let instinct = &data.abilities["SF-KAMPFGESPUER"];
    assert_eq!(
        (instinct.cost, instinct.module.as_str(), instinct.takes),
        (300, "base", Takes::Nothing)
    );
    assert_eq!(instinct.name.fr, "Instinct du Combat");
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
fn worn(data: &Dsa41Data, pieces: &[klingentanz::rules::Id<ArmourPiece>]) -> (u8, u8, [u8; 8]) {
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
        (club.attack, club.points, club.classes.to_string().as_str()),
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
fn the_registry_knows_every_rule_with_its_module() {
    let registry = data().registry;
    let modules = |id: &str| {
        registry.rules[id]
            .modules
            .iter()
            .map(|id| id.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    for (id, expected) in [
        ("CNV-01", "base"),
        ("DMG-04", "optional:tpkk"),
        // Inherited from the entry before in the chapter.
        ("WND-92", "optional:legacy-serious-wounds"),
        ("FUM-05", "optional:fumbles"),
        // Inherited from the heading of the chapter.
        ("DK-09", "optional:dk"),
        ("MRL-03", "optional:morale"),
        ("MNT-09", "expert:mounted"),
        // Every entry of the chapter is base unless it names a module.
        ("BRD-06", "base"),
        ("BRD-05", "optional:facing"),
        ("BRK-01", "optional:fumbles expert:breakage"),
        ("ACT-23", "base"),
        ("SF-WAFFENMEISTER", "optional:weapon-master"),
        ("WPN-LONGSWORD", "base"),
        ("OPP-18", "base"),
    ] {
        assert_eq!(modules(id), expected, "{id}");
    }
    assert_eq!(registry.rules["CRT-02"].variant.as_deref(), Some("source"));
    assert_eq!(
        registry.rules["SIT-20"].provenance,
        [Provenance::Source, Provenance::Published]
    );
    assert_eq!(registry.rules["DK-09"].provenance, [Provenance::House]);
    assert!(registry.rules["INI-90"].older);
    assert_eq!(registry.rules["ATK-01"].title.fr, "Attaque");
}

#[test]
fn every_row_of_the_tables_is_a_rule_of_its_own() {
    let data = data();
    let combat = data
        .talents
        .values()
        .filter(|talent| matches!(talent.purpose, TalentUse::Combat { .. }));
    let mut ids: Vec<_> = combat.map(|talent| talent.id.to_string()).collect();
    ids.extend(data.weapons.keys().map(ToString::to_string));
    ids.extend(data.lances.keys().map(ToString::to_string));
    ids.extend(data.shields.keys().map(ToString::to_string));
    ids.extend(data.ranged.keys().map(ToString::to_string));
    ids.extend(data.armour.keys().map(ToString::to_string));
    ids.extend(data.abilities.keys().map(ToString::to_string));
    ids.extend(data.advantages.keys().map(ToString::to_string));
    ids.extend(data.people.keys().map(ToString::to_string));
    ids.extend(data.creatures.keys().map(ToString::to_string));
    for id in ids {
        assert!(data.registry.rules.contains_key(id.as_str()), "{id}");
    }
}

#[test]
fn presets_switch_the_modules_as_the_table_says() {
    let registry = data().registry;
    assert_eq!(registry.modules.len(), 36);
    let source = Switch::Variant("source".into());
    for (id, basic, standard, expert) in [
        ("base", Switch::On, Switch::On, Switch::On),
        ("optional:tpkk", Switch::On, Switch::On, Switch::On),
        ("optional:tpkk-low", Switch::Off, Switch::Off, Switch::On),
        ("optional:crits", Switch::Off, source.clone(), source),
        ("optional:dk", Switch::Off, Switch::On, Switch::On),
        ("optional:zones", Switch::Off, Switch::Off, Switch::On),
        ("optional:aiming", Switch::Off, Switch::On, Switch::On),
        ("expert:mounted", Switch::Off, Switch::Off, Switch::Off),
    ] {
        let presets = &registry.modules[id].presets;
        assert_eq!(
            (&presets.basic, &presets.standard, &presets.expert),
            (&basic, &standard, &expert),
            "{id}"
        );
    }
    assert_eq!(
        registry.modules["optional:legacy-serious-wounds"].excludes[0].as_str(),
        "optional:zones"
    );
}

#[test]
fn the_board_has_a_registry_of_its_own() {
    let board =
        Registry::load_board(Path::new("assets/rules")).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(board.rules.len(), 194);
    assert_eq!(board.rules["BD-PF-08"].title.de, "Sichtlinie");
}
