//! A creature with printed values: nothing is derived (`VAL-08`).

use std::sync::Arc;

use crate::battle::{Ledger, Term};

use super::super::data::{Creature, CreatureKind, NaturalAttack};
use super::super::fighter::{Arm, ArmKind, Build, Style, Talents, Traits};
use super::super::rule;
use super::super::value::{Attributes, BaseValues};
use super::{arm, person};

/// A creature as its stat block says.
pub(crate) fn of_creature(creature: &Creature) -> Build {
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
        initiative: Ledger::new(rule::VAL_08, ini),
        draw: 0,
    };
    let mut attributes = Attributes::default();
    attributes.0[6] = i16::from(creature.constitution.unwrap_or(0));
    let thresholds = creature
        .wound_thresholds
        .map(|(one, two, three)| [one, two, three].map(i16::from));
    Build {
        person: creature.id.as_str().to_owned(),
        name,
        attributes,
        is_creature: true,
        is_undead: creature.kind == CreatureKind::Undead,
        is_animal: creature.kind == CreatureKind::Animal,
        size: person::size(creature.size),
        basis: BaseValues {
            ini,
            ..BaseValues::default()
        },
        ini_basis: ini,
        ini_dice: 1,
        life: creature.life as i16,
        endurance: creature.endurance.map(|points| points as i16),
        armour: Ledger::new(rule::VAL_08, i16::from(creature.armour)),
        encumbrance: Ledger::new(rule::VAL_08, 0),
        speed: i16::from(creature.speed),
        constitution: creature.constitution.map(i16::from),
        thresholds,
        dodge: None,
        styles: vec![style],
        traits: Traits::default(),
        talents: Talents::default(),
    }
}

/// The attacks of an ordinary round: those that take the place of another come with their own rules.
fn attacks(creature: &Creature) -> impl Iterator<Item = &NaturalAttack> {
    creature
        .attacks
        .iter()
        .filter(|attack| !attack.instead && attack.points.is_some())
}

fn natural(creature: &Creature, attack: &NaturalAttack) -> Arm {
    let (dice, sides, plus) = attack
        .points
        .map_or((0, 6, 0), |points| (points.dice, points.sides, points.plus));
    Arm {
        name: Arc::new(attack.name.clone()),
        silhouette: Term(if attack.armed { "club" } else { "claw" }),
        attack: Ledger::new(rule::VAL_08, i16::from(attack.attack)),
        parry: (creature.parry > 0).then(|| Ledger::new(rule::VAL_08, i16::from(creature.parry))),
        dice,
        sides,
        plus: Ledger::new(rule::DMG_01, plus),
        is_endurance: false,
        reach: arm::reach(attack.classes),
        length_cm: 0,
        talent: 0,
        kind: ArmKind {
            is_natural: !attack.armed,
            per_round: creature.attacks_per_round.max(1),
            ..ArmKind::default()
        },
    }
}
