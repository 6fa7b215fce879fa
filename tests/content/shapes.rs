//! The pictures of what the tables hold: every body and weapon has one that is its own or that of its kind.

use std::path::Path;

use klingentanz::battle::{BodyShape, WeaponShape};
use klingentanz::rules::dsa41::data::*;

fn data() -> Dsa41Data {
    Dsa41Data::load(Path::new("assets/rules/dsa41")).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn only_what_is_struck_with_bare_hands_looks_like_a_fist() {
    let data = data();
    let shapes = data
        .weapons
        .values()
        .map(|weapon| (&weapon.name.en, weapon.shape()));
    let ranged = data
        .ranged
        .values()
        .map(|weapon| (&weapon.name.en, weapon.shape()));
    let fists = shapes
        .chain(ranged)
        .filter(|(_, shape)| *shape == WeaponShape::Fist);
    let mut fists: Vec<_> = fists.map(|(name, _)| name.as_str()).collect();
    fists.sort_unstable();
    assert_eq!(fists, ["Fist, kick, head", "Knuckle duster"]);
}

#[test]
fn what_is_led_by_one_talent_need_not_look_the_same() {
    let data = data();
    let shape = |id: &str| data.weapons[id].shape();
    assert_eq!(
        ["WPN-CLUB", "WPN-BATTLEAXE", "WPN-WARPICK", "WPN-TORCH"].map(shape),
        [
            WeaponShape::Club,
            WeaponShape::Axe,
            WeaponShape::Pick,
            WeaponShape::Torch
        ]
    );
    assert_eq!(
        ["WPN-DAGGER", "WPN-SHORTSWORD", "WPN-RAPIER", "WPN-SABRE"].map(shape),
        [
            WeaponShape::Dagger,
            WeaponShape::Sword,
            WeaponShape::Rapier,
            WeaponShape::Sabre
        ]
    );
    let shot = |id: &str| data.ranged[id].shape();
    assert_eq!(
        ["RWP-LONGBOW", "RWP-LIGHTXBOW", "RWP-THRSTAR"].map(shot),
        [WeaponShape::Bow, WeaponShape::Crossbow, WeaponShape::Disc]
    );
}

#[test]
fn every_weapon_shape_is_that_of_some_weapon() {
    let data = data();
    let melee = data.weapons.values().map(Weapon::shape);
    let ranged = data.ranged.values().map(RangedWeapon::shape);
    let known: Vec<_> = melee.chain(ranged).collect();
    for (shape, word) in WeaponShape::ALL {
        assert!(known.contains(&shape), "nothing looks like a {word}");
        assert_eq!(WeaponShape::named(word), Ok(shape));
    }
    let unknown = WeaponShape::named("swrd").unwrap_err();
    assert!(unknown.contains("sword"), "{unknown}");
}

#[test]
fn every_species_and_creature_says_what_its_body_looks_like() {
    let data = data();
    let mut species: Vec<_> = data.species.values().map(|species| species.shape).collect();
    species.sort_unstable();
    assert_eq!(
        species,
        [
            BodyShape::Human,
            BodyShape::Northerner,
            BodyShape::Dwarf,
            BodyShape::Elf,
            BodyShape::Orc,
            BodyShape::Goblin
        ]
    );
    let mut bodies: Vec<_> = data.creatures.values().map(|creature| creature.shape).collect();
    assert!(
        bodies.iter().all(Option::is_some),
        "a creature has no picture of its own"
    );
    bodies.sort_unstable();
    bodies.dedup();
    assert_eq!(bodies.len(), data.creatures.len(), "two creatures look the same");
}

#[test]
fn a_creature_of_a_players_own_looks_like_most_of_its_kind() {
    let data = data();
    let body = |id: &str, legs: Legs| {
        let creature = Creature {
            shape: None,
            legs,
            ..data.creatures[id].clone()
        };
        creature.body()
    };
    assert_eq!(body("OPP-09", Legs::Four), BodyShape::Beast);
    assert_eq!(body("OPP-09", Legs::None), BodyShape::Serpent);
    assert_eq!(body("OPP-15", Legs::Many), BodyShape::Spider);
    assert_eq!(body("OPP-08", Legs::Two), BodyShape::Ogre);
    assert_eq!(body("OPP-11", Legs::Two), BodyShape::Zombie);
}
