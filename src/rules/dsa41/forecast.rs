//! The chances of checks that actions ask for, from the values and dice with which they are rolled.

use crate::battle::{Choice, Ledger, Odds, RuleId, Slot, Term};
use crate::board::Cell;
use crate::dice::{Chance, Dice, DiceError, enumerate};
use crate::rules::common::Breakable;

use super::check;
use super::grit;
use super::legal;
use super::round::{FORCED, attribute_ledger};
use super::scene::{Scene, Snapshot};
use super::value::Attribute;
use super::{manoeuvre, moves, place, rule, strain, word};

/// The chance that the check of an action is passed; none where no die falls, or it is kept hidden (`DYI-04`).
pub(crate) fn of(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Option<Odds> {
    let burden = -fighter.build.encumbrance.value();
    match choice {
        Choice::Move { gait: word::JUMP, .. } => {
            use Attribute::{Ge, Kk, Ko};
            let athletics = fighter.build.talents.athletics;
            Some(talent(fighter, [Ge, Ko, Kk], athletics, (rule::BRD_12, burden)))
        }
        Choice::Move {
            gait: word::CLIMB,
            path,
            ..
        } => {
            let to = path.last().copied();
            if to.is_some_and(|to| moves::is_roped(scene.board(), place::footprint(&fighter.body), to)) {
                return None;
            }
            use Attribute::{Ge, In, Mu};
            let control = fighter.build.talents.body_control;
            Some(talent(fighter, [Mu, In, Ge], control, (rule::BRD_12, burden)))
        }
        Choice::Act { act, with, at, .. } => match *act {
            word::FORCE => forcing(scene, fighter, (*at)?),
            word::STAND_QUICKLY => attribute(fighter, Attribute::Ge, (rule::SIT_05, burden)).ok(),
            word::GO_DOWN => attribute(fighter, Attribute::Ge, (rule::ACT_06, 0)).ok(),
            word::PICK_UP => attribute(fighter, Attribute::Ff, (rule::ACT_17, burden)).ok(),
            word::USE_ITEM => attribute(fighter, Attribute::Ff, (rule::ACT_16, 0)).ok(),
            word::ORIENT if !fighter.build.traits.vigilance => {
                let bonus = fighter.build.talents.warfare / 2;
                attribute(fighter, Attribute::In, (rule::ORI_01, bonus)).ok()
            }
            word::BREAK_FREE => grip(scene, fighter, Attribute::Kk),
            word::SLIP_FREE => grip(scene, fighter, Attribute::Ge),
            word::SUPPRESS => Some(will(fighter, grit::to_suppress(fighter))),
            word::DEFY => Some(will(fighter, grit::TO_DEFY)),
            word::USE_TALENT => skill(fighter, with.unwrap_or_default()),
            _ => None,
        },
        _ => None,
    }
}

/// The chance that a treatment saves a dying patient.
///
/// Rule: `DYI-04`.
pub(crate) fn treatment(healer: &Snapshot, patient: &Snapshot) -> Chance {
    use Attribute::{Ch, Ff, Kl};
    let asked = 2 * patient.life.now.min(0);
    let value = healer.build.talents.treat_wounds;
    talent_chance(healer, [Kl, Ch, Ff], value, (rule::DYI_04, asked))
}

/// The chance that body control keeps somebody on his feet (`FUM-01`, `FUM-02`).
pub(crate) fn body_control(fighter: &Snapshot) -> Chance {
    use Attribute::{Ge, In, Mu};
    let burden = -fighter.build.encumbrance.value();
    let control = fighter.build.talents.body_control;
    talent_chance(fighter, [Mu, In, Ge], control, (rule::FUM_01, burden))
}

/// Only a door takes strength; a pane breaks at once (`BRD-31`, `BD-OBJ-11`).
fn forcing(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<Odds> {
    match legal::breakable(scene, fighter, cell)? {
        Breakable::Door(_) => attribute(fighter, Attribute::Kk, (rule::BRD_31, FORCED)).ok(),
        Breakable::Pane(_) => None,
    }
}

fn grip(scene: &Scene, fighter: &Snapshot, which: Attribute) -> Option<Odds> {
    if let Some(points) = manoeuvre::pinned(scene, fighter.id()) {
        return attribute(fighter, Attribute::Kk, (rule::MAN_FESTNAGELN, -points)).ok();
    }
    let holder = scene.get(fighter.condition.held_by?)?;
    let grip = holder.arms().find_map(|(_, arm)| arm.kind.grip)?;
    attribute(fighter, which, (rule::CRE_07, grip.check)).ok()
}

/// Self-control, as a rule asks for it.
fn will(fighter: &Snapshot, asked: (RuleId, i16)) -> Odds {
    talent(
        fighter,
        grit::ATTRIBUTES,
        fighter.build.talents.self_control,
        asked,
    )
}

/// The chance of it.
pub(crate) fn will_chance(fighter: &Snapshot, asked: (RuleId, i16)) -> Chance {
    talent_chance(
        fighter,
        grit::ATTRIBUTES,
        fighter.build.talents.self_control,
        asked,
    )
}

fn skill(fighter: &Snapshot, slot: Slot) -> Option<Odds> {
    let skill = fighter.build.skills.get(usize::from(slot.0))?;
    let asked = (rule::ACT_25, -skill.burden);
    Some(talent(fighter, skill.attributes, skill.value, asked))
}

fn attribute(fighter: &Snapshot, which: Attribute, asked: (RuleId, i16)) -> Result<Odds, DiceError> {
    let ledger = attribute_ledger(fighter, which, asked);
    let value = ledger.value();
    let ends = enumerate(|dice| Ok(check::outcome(dice.check(value)?, value).is_success()))?;
    Ok(passing(
        ends.chance(|passed| *passed),
        vec![(word::CHECK, ledger)],
    ))
}

fn talent(
    fighter: &Snapshot,
    attributes: [Attribute; 3],
    value: i16,
    (asked, modifier): (RuleId, i16),
) -> Odds {
    let chance = talent_chance(fighter, attributes, value, (asked, modifier));
    let mut ledger = Ledger::new(rule::CNV_08, value);
    ledger.add(asked, modifier);
    ledger.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
    strain::add_to_talent(&mut ledger, fighter, asked);
    passing(chance, vec![(word::CHECK, ledger)])
}

fn talent_chance(
    fighter: &Snapshot,
    attributes: [Attribute; 3],
    value: i16,
    (asked, modifier): (RuleId, i16),
) -> Chance {
    let hindered = fighter.condition.off_balance + strain::talent_loss(fighter, asked);
    let pool = value + modifier - hindered;
    let targets = attributes.map(|which| {
        let (attribute, worn) = fighter.tested(which);
        attribute + worn + pool.min(0)
    });
    let mut ways = 0;
    for first in 1..=20 {
        for second in 1..=20 {
            for third in 1..=20 {
                ways +=
                    u128::from(check::talent_points([first, second, third], targets, pool, value).is_some());
            }
        }
    }
    Chance::new(ways, 20 * 20 * 20)
}

fn passing(chance: Chance, ledgers: Vec<(Term, Ledger)>) -> Odds {
    Odds {
        chain: vec![(word::PASSES, chance)],
        ledgers,
        ..Odds::default()
    }
}
