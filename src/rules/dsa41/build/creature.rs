//! A creature with printed values: nothing is derived (`VAL-08`).

use std::sync::Arc;

use crate::battle::{Ledger, Looks, NamedRow, WeaponShape};
use crate::board::Terrain;

use super::super::data::{Creature, CreatureKind, CreatureTrait, Dsa41Data, Morale, NaturalAttack, Usage};
use super::super::exchange::value::{Attributes, BaseValues, Burden};
use super::super::fighter::{
    Arm, ArmKind, Build, Eyes, Flight, Grip, Habit, Nerve, Shriek, Stench, Style, Talents, Traits, Weakening,
};
use super::super::manoeuvre::{Arts, Crafts};
use super::super::module::Modules;
use super::super::{cause, rule, word};
use super::{arm, drill, nature, person, taught};

/// A creature as its stat block says.
pub(crate) fn of_creature(data: &Dsa41Data, creature: &Creature, modules: Modules) -> Build {
    let name = Arc::new(creature.name.clone());
    let arts = drill::learnt_by(data, modules, |ability| knows(creature, ability));
    let ini = i16::from(creature.initiative);
    let style = Style {
        name: attacks(creature)
            .next()
            .map_or_else(|| name.clone(), |attack| Arc::new(attack.name.clone())),
        arms: attacks(creature)
            .map(|attack| natural(creature, attack, arts))
            .collect(),
        ward: None,
        missile: None,
        hurls: None,
        is_off_hand: false,
        is_pair: false,
        initiative: Ledger::of(rule::VAL_08, &cause::INITIATIVE_BASE, ini),
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
        character: creature.character,
        other_hand: Arc::new(data.usage(Usage::OTHER_HAND)),
        modules,
        attributes,
        looks: Looks {
            body: creature.body(),
            ..Looks::default()
        },
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
        worth: None,
        rows: person::rows([]),
        worn: person::rows([]),
        armour: Ledger::of(rule::VAL_08, &cause::HIDE, i16::from(creature.armour)),
        pieces: Vec::new(),
        zone_armour: None,
        hide: i16::from(creature.armour),
        helmet: 0,
        encumbrance: Ledger::new(rule::VAL_08, 0),
        burden: Burden::default(),
        speed: i16::from(creature.speed),
        constitution: creature.constitution.map(i16::from),
        thresholds,
        dodge: None,
        styles: vec![style],
        wrestling: None,
        nerve: match creature.morale {
            Morale::Value(value) => Nerve::Value(i16::from(value)),
            Morale::Animal if creature.traits.contains(&CreatureTrait::FleesWhenWounded) => Nerve::Shy,
            Morale::Animal => Nerve::Beast,
            Morale::Never => Nerve::Never,
        },
        is_leader: false,
        traits: Traits {
            no_sprint: creature.traits.contains(&CreatureTrait::NoSprint),
            at_home_in_water: creature
                .traits
                .iter()
                .any(|it| matches!(it, CreatureTrait::AtHomeInWater { .. })),
            water_people: has(creature, "ADV-WASSERVOLK"),
            is_frenzied: creature.traits.contains(&CreatureTrait::Frenzied),
            frantic: has(creature, "ADV-KAMPFRAUSCH"),
            raging: has(creature, "ADV-BLUTRAUSCH"),
            habit: habit(creature),
            stench: creature.traits.iter().find_map(stench),
            shriek: creature.traits.iter().find_map(shriek),
            rises: creature.traits.iter().find_map(rises).unwrap_or(0),
            guards_young: creature.traits.contains(&CreatureTrait::GuardsYoung),
            holds_lair: creature.traits.contains(&CreatureTrait::SteadfastInLair),
            vigilance: knows(creature, "SF-AUFMERKSAMKEIT"),
            instinct: knows(creature, "SF-KAMPFGESPUER"),
            arts,
            has_no_hands: !creature.attacks.iter().any(|attack| attack.armed),
            eyes: eyes(creature),
            flight: creature.traits.iter().find_map(flight),
            scent: creature.traits.iter().find_map(scent).unwrap_or(0),
            is_mount: creature.traits.contains(&CreatureTrait::Mount),
            venom: creature.traits.iter().find_map(venom),
            keeps_weapon: creature.traits.contains(&CreatureTrait::KeepsWeapon),
            is_bony: creature.traits.contains(&CreatureTrait::HalvesThrustsAndMissiles),
            mishaps: creature.traits.iter().find_map(mishaps),
            climbs_walls: creature.traits.contains(&CreatureTrait::ClimbsWalls),
            ..Traits::default()
        },
        crafts: Arc::new(Crafts::of(data)),
        taught: nature::rows(&creature.advantages)
            .chain(taught::of_creature(data, creature, modules))
            .chain((creature.armour > 0).then_some((word::RS, rule::ARP_06)))
            .chain((habit(creature) == Habit::Nearest).then_some((word::AT, rule::CMB_03)))
            .collect(),
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

/// The grounds that do not slow it; undergrowth full of its own webs neither (`CRE-04`, `OPP-15`).
fn home(it: &CreatureTrait) -> Option<Vec<Terrain>> {
    match it {
        CreatureTrait::AtHomeIn(grounds) => Some(grounds.clone()),
        CreatureTrait::Webs => Some(vec![Terrain::Undergrowth]),
        _ => None,
    }
}

/// What its bite does to those whom it harms.
fn venom(it: &CreatureTrait) -> Option<Weakening> {
    match it {
        CreatureTrait::Venom {
            check,
            agility_and_initiative,
            paralysed_at,
        } => Some(Weakening {
            check: i16::from(*check),
            dice: agility_and_initiative.dice,
            sides: agility_and_initiative.sides,
            paralysed_at: i16::from(*paralysed_at),
        }),
        _ => None,
    }
}

/// The rows of the tables of fumbles that mean something to it.
fn mishaps(it: &CreatureTrait) -> Option<(u8, u8)> {
    match it {
        CreatureTrait::FumblesOnly { from, to } => Some((*from, *to)),
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

/// Whom it attacks: beasts and the undead the nearest, the stupid whoever has hurt them last.
///
/// Rule: `CMB-03`, `OPP-08`.
fn habit(creature: &Creature) -> Habit {
    match creature.kind {
        _ if creature.traits.contains(&CreatureTrait::AimsAtLastTormentor) => Habit::Grudge,
        CreatureKind::Animal | CreatureKind::Undead => Habit::Nearest,
        CreatureKind::Intelligent => Habit::Wits,
    }
}

fn stench(it: &CreatureTrait) -> Option<Stench> {
    match it {
        CreatureTrait::Stench {
            within,
            check,
            attack,
            parry,
        } => Some(Stench {
            within: u16::from(*within),
            check: i16::from(*check),
            attack: i16::from(*attack),
            parry: i16::from(*parry),
        }),
        _ => None,
    }
}

fn shriek(it: &CreatureTrait) -> Option<Shriek> {
    match it {
        CreatureTrait::Shriek {
            within,
            attack,
            parry,
            rounds,
        } => Some(Shriek {
            within: u16::from(*within),
            attack: i16::from(*attack),
            parry: i16::from(*parry),
            dice: rounds.dice,
            sides: rounds.sides,
        }),
        _ => None,
    }
}

fn rises(it: &CreatureTrait) -> Option<i16> {
    match it {
        CreatureTrait::Rises { attack } => Some(i16::from(*attack)),
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

/// Whether it has an ability; nothing is asked for that.
///
/// Rule: `ABI-06`.
fn knows(creature: &Creature, ability: &str) -> bool {
    creature.abilities.iter().any(|known| known.as_str() == ability)
}

fn has(creature: &Creature, advantage: &str) -> bool {
    let mut held = creature.advantages.iter();
    held.any(|held| held.advantage.as_str() == advantage)
}

fn eyes(creature: &Creature) -> Eyes {
    Eyes {
        dim_light: has(creature, "ADV-DAEMMERUNGSSICHT"),
        night: has(creature, "ADV-NACHTSICHT"),
        night_blind: has(creature, "ADV-NACHTBLIND"),
        blind_fighting: knows(creature, "SF-BLINDKAMPF"),
        parries_in_darkness: creature.traits.contains(&CreatureTrait::SeesInDarkness),
    }
}

/// The attacks, those first that make an ordinary round.
fn attacks(creature: &Creature) -> impl Iterator<Item = &NaturalAttack> {
    let of = |instead: bool, is_last: bool| {
        let attacks = creature.attacks.iter();
        attacks.filter(move |attack| attack.instead == instead && attack.last_resort == is_last)
    };
    of(false, false).chain(of(true, false)).chain(of(false, true))
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

fn natural(creature: &Creature, attack: &NaturalAttack, arts: Arts) -> Arm {
    let (dice, sides, plus) = attack
        .points
        .map_or((0, 6, 0), |points| (points.dice, points.sides, points.plus));
    let thing = NamedRow::of(creature.id.as_str(), &attack.name);
    Arm {
        name: Arc::new(attack.name.clone()),
        thing,
        rows: person::rows(attack.classes.is_none().then_some(rule::CRE_06.0)),
        silhouette: attack.silhouette.unwrap_or(if attack.armed {
            WeaponShape::Club
        } else {
            WeaponShape::Claw
        }),
        attack: Ledger::of(rule::VAL_08, thing, i16::from(attack.attack)),
        parry: (creature.parry > 0).then(|| Ledger::of(rule::VAL_08, thing, i16::from(creature.parry))),
        dice,
        sides,
        plus: Ledger::new(rule::DMG_01, plus),
        is_endurance: attack.endurance,
        classes: attack.classes(creature.size),
        reach: arm::reach(attack.classes(creature.size)),
        length_cm: 0,
        // Only its attack limits what it announces (MAN-GEN-03).
        talent: i16::from(attack.attack) * i16::from(!arts.is_empty()),
        eased: Vec::new(),
        kind: ArmKind {
            is_natural: !attack.armed,
            arts,
            works_under_water: true,
            per_round: creature.attacks_per_round.max(1),
            is_substitute: attack.instead,
            run_from: attack.run_from,
            knock_down: attack.knock_down.map(i16::from),
            is_harmless: attack.points.is_none(),
            grip: grip(creature),
            extra_wounds: attack.extra_wounds,
            break_factor: attack.break_factor,
            is_last_resort: attack.last_resort,
            is_venomous: attack.venomous,
            ..ArmKind::default()
        },
    }
}
