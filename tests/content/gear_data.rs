//! The gear of the fourth edition: what the tables say, row by row, and what fits together.

use std::path::Path;

use klingentanz::rules::dsa41::data::*;

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
        (61, 12, 24)
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
        ("Axes and maces", "Hiebwaffen", "Haches et masses")
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
    assert_eq!(related, ["TAL-SAEBEL", "TAL-ZHHIEB"]);
    let TalentUse::Check {
        attributes,
        encumbrance_times,
    } = &data.talents["SKL-SCHWIMMEN"].purpose
    else {
        panic!("swimming is for checks");
    };
    assert_eq!(
        *attributes,
        [Attribute::Agility, Attribute::Constitution, Attribute::Strength]
    );
    assert_eq!(*encumbrance_times, 2);
}

/// A weapon as the table prints it: TP, TP/KK, ounces, cm, BF, INI, WM, DK, hands.
fn row(weapon: &Weapon) -> String {
    let or_dash = |number: Option<i32>| number.map_or("-".into(), |number| number.to_string());
    format!(
        "{}{} {}/{} {} {} {} {:+} {:+}/{} {} {:?}",
        weapon.points,
        if weapon.endurance { "(A)" } else { "" },
        weapon.strength.threshold,
        weapon.strength.step,
        weapon.ounces,
        or_dash(weapon.length_cm.map(i32::from)),
        or_dash(weapon.break_factor.map(i32::from)),
        weapon.initiative,
        weapon.modifier.attack,
        weapon
            .modifier
            .parry
            .map_or("-".into(), |parry| format!("{parry:+}")),
        weapon.classes,
        weapon.hands,
    )
}

#[test]
fn weapons_say_what_the_table_says() {
    let data = data();
    for (id, expected) in [
        ("WPN-KNIFE", "1W6 12/6 10 25 4 -2 -2/-3 H One"),
        ("WPN-HOOKDAGGER", "1W6+1 12/4 50 60 -2 +0 +0/+1 HN One"),
        ("WPN-FOIL", "1W6+3 13/5 30 90 4 +3 +1/-1 N One"),
        ("WPN-ARBACH", "1W6+4 12/3 100 90 2 +0 +0/-1 N One"),
        ("WPN-LONGSWORD", "1W6+4 11/4 80 95 1 +0 +0/+0 N One"),
        ("WPN-TOURNEYSWORD", "1W6+3(A) 11/5 60 90 3 +0 +0/+0 N One"),
        ("WPN-RONDRAKAMM", "2W6+2 12/3 130 130 1 +0 +0/+0 NS Two"),
        ("WPN-OXHERD", "3W6+3 17/1 300 110 3 -3 -2/-4 N One"),
        ("WPN-WHIP", "1W6(A) 14/5 60 250 4 +0 +0/- S One"),
        ("WPN-PIKE", "1W6+5 14/4 180 350 6 -2 -1/-2 P Two"),
        ("WPN-HALBERD", "1W6+5 12/3 150 200 5 +0 +0/-1 S Two"),
        ("WPN-ROCKSPLITTER", "2W6+2 14/2 150 120 2 -1 +0/-2 N Two"),
        ("WPN-GREATSWORD", "2W6+4 12/3 160 155 2 -1 +0/-1 NS Two"),
        ("WPN-FIST", "1W6(A) 10/3 0 - - +0 +0/+0 H One"),
    ] {
        assert_eq!(row(&data.weapons[id]), expected, "{id}");
    }
}

#[test]
fn the_notes_of_a_weapon_are_its_traits() {
    use WeaponTrait::*;
    let data = data();
    let traits = |id: &str| data.weapons[id].traits.clone();
    assert_eq!(traits("WPN-MACE"), [Blunt, RiderBonus]);
    assert_eq!(traits("WPN-WOLFKNIFE"), [RiderBonus, ParriesHeavy]);
    assert_eq!(traits("WPN-THRESHER"), [Wooden, Chain, Heavy, Improvised]);
    assert_eq!(traits("WPN-NINETAIL"), [Chain, ParriedByAll]);
    assert_eq!(traits("WPN-CHAINSTAFF"), [Disarms(3), IgnoresShield]);
    assert_eq!(traits("WPN-OXHERD"), [Chain, FumblesFrom(19)]);
    assert_eq!(
        traits("WPN-TORCH"),
        [Wooden, Improvised, Burns("1W6-1".parse().unwrap())]
    );
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
