//! A creature with printed values: nothing is derived (`VAL-08`).

use std::sync::Arc;

use crate::battle::{Ledger, Term};
use crate::board::Terrain;

use super::super::data::{Creature, CreatureKind, CreatureTrait, NaturalAttack};
use super::super::fighter::{Arm, ArmKind, Build, Eyes, Flight, Grip, Style, Talents, Traits};
use super::super::module::Modules;
use super::super::rule;
use super::super::value::{Attributes, BaseValues};
use super::{arm, person};

/// A creature as its stat block says.
pub(crate) fn of_creature(creature: &Creature, modules: Modules) -> Build {
    let name = Arc::new(creature.name.clone());
    let ini = i16::from(creature.initiative);
    let style = Style {
        name: attacks(creature)
            .next()
            .map_or_else(|| name.clone(), |attack| Arc::new(attack.name.clone())),
        arms: attacks(creature)
            .map(|attack| natural(creature, attack))
            .collect(),
        ward: None,
        missile: None,
        is_off_hand: false,
        initiative: Ledger::new(rule::VAL_08, ini),
        gear_initiative: 0,
        draw: 0,
        ward_draw: 0,
    };
    let mut attributes = Attributes::default();
    attributes.0[6] = i16::from(creature.constitution.unwrap_or(0));
    let thresholds = creature
        .wound_thresholds
        .map(|(one, two, three)| [one, two, three].map(i16::from));
    Build {
        person: creature.id.as_str().to_owned(),
        name,
        modules,
        attributes,
        is_creature: true,
        is_undead: creature.kind == CreatureKind::Undead,
        is_animal: creature.kind == CreatureKind::Animal,
        size: person::size(creature.size),
        legs: creature.legs,
        basis: BaseValues {
            ini,
            ..BaseValues::default()
        },
        ini_basis: ini,
        ini_dice: 1,
        life: creature.life as i16,
        endurance: creature.endurance.map(|points| points as i16),
        rows: person::rows([]),
        worn: person::rows([]),
        armour: Ledger::new(rule::VAL_08, i16::from(creature.armour)),
        zone_armour: None,
        hide: i16::from(creature.armour),
        helmet: 0,
        encumbrance: Ledger::new(rule::VAL_08, 0),
        speed: i16::from(creature.speed),
        constitution: creature.constitution.map(i16::from),
        thresholds,
        dodge: None,
        styles: vec![style],
        traits: Traits {
            no_sprint: creature.traits.contains(&CreatureTrait::NoSprint),
            at_home_in_water: creature
                .traits
                .iter()
                .any(|it| matches!(it, CreatureTrait::AtHomeInWater { .. })),
            is_frenzied: creature.traits.contains(&CreatureTrait::Frenzied),
            has_no_hands: !creature.attacks.iter().any(|attack| attack.armed),
            eyes: eyes(creature),
            flight: creature.traits.iter().find_map(flight),
            scent: creature.traits.iter().find_map(scent).unwrap_or(0),
            ..Traits::default()
        },
        crafts: Arc::default(),
        taught: Vec::new(),
        talents: Talents::default(),
        skills: Vec::new(),
        things: Vec::new(),
        magic_resistance: None,
        water_speed: creature.traits.iter().find_map(|it| match it {
            CreatureTrait::AtHomeInWater { speed } => Some(i16::from(*speed)),
            _ => None,
        }),
        home: creature.traits.iter().find_map(home).unwrap_or_default(),
        origin: None,
        found: Vec::new(),
    }
}

/// The grounds that do not slow it (`CRE-04`).
fn home(it: &CreatureTrait) -> Option<Vec<Terrain>> {
    match it {
        CreatureTrait::AtHomeIn(grounds) => Some(grounds.clone()),
        _ => None,
    }
}

/// What it adds to the checks of those whom it surprises (`SUR-01`).
fn scent(it: &CreatureTrait) -> Option<i16> {
    match it {
        CreatureTrait::Scent { surprise } => Some(i16::from(*surprise)),
        _ => None,
    }
}

/// How it flies (`BRD-22`).
fn flight(it: &CreatureTrait) -> Option<Flight> {
    match it {
        CreatureTrait::Flies {
            altitude,
            ground_speed,
            ground_parry,
        } => Some(Flight {
            altitude_dm: i16::from(*altitude) * 10,
            ground_speed: i16::from(*ground_speed),
            ground_parry: i16::from(*ground_parry),
        }),
        _ => None,
    }
}

fn eyes(creature: &Creature) -> Eyes {
    let has = |advantage: &str| {
        creature
            .advantages
            .iter()
            .any(|held| held.advantage.as_str() == advantage)
    };
    Eyes {
        dim_light: has("ADV-DAEMMERUNGSSICHT"),
        night: has("ADV-NACHTSICHT"),
        night_blind: has("ADV-NACHTBLIND"),
        blind_fighting: false,
        parries_in_darkness: creature.traits.contains(&CreatureTrait::SeesInDarkness),
    }
}

/// The attacks, those first that make an ordinary round.
fn attacks(creature: &Creature) -> impl Iterator<Item = &NaturalAttack> {
    let of = |instead: bool| {
        creature
            .attacks
            .iter()
            .filter(move |attack| attack.instead == instead)
    };
    of(false).chain(of(true))
}

/// How it holds on after a hit (`CRE-07`).
fn grip(creature: &Creature) -> Option<Grip> {
    creature.traits.iter().find_map(|it| match it {
        CreatureTrait::Grapples { check, points } => Some(Grip {
            check: i16::from(*check),
            dice: points.dice,
            sides: points.sides,
            plus: points.plus,
        }),
        _ => None,
    })
}

fn natural(creature: &Creature, attack: &NaturalAttack) -> Arm {
    let (dice, sides, plus) = attack
        .points
        .map_or((0, 6, 0), |points| (points.dice, points.sides, points.plus));
    Arm {
        name: Arc::new(attack.name.clone()),
        rows: person::rows([]),
        silhouette: Term(if attack.armed { "club" } else { "claw" }),
        attack: Ledger::new(rule::VAL_08, i16::from(attack.attack)),
        parry: (creature.parry > 0).then(|| Ledger::new(rule::VAL_08, i16::from(creature.parry))),
        dice,
        sides,
        plus: Ledger::new(rule::DMG_01, plus),
        is_endurance: false,
        classes: attack.classes,
        reach: arm::reach(attack.classes),
        length_cm: 0,
        talent: 0,
        kind: ArmKind {
            is_natural: !attack.armed,
            works_under_water: true,
            per_round: creature.attacks_per_round.max(1),
            is_substitute: attack.instead,
            run_from: attack.run_from,
            knock_down: attack.knock_down.map(i16::from),
            is_harmless: attack.points.is_none(),
            grip: grip(creature),
            extra_wounds: attack.extra_wounds,
            ..ArmKind::default()
        },
    }
}
