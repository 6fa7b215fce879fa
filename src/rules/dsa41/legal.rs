//! What is allowed: every answer to an open decision is judged here, and offers are only what passes.

use crate::battle::{Choice, FighterId, Posture, Question, Refusal, RuleId, Slot, Term};
use crate::board::{Cell, DoorState, Edge, Facing};

use super::attack::{self, Blow};
use super::defence::{self, Means};
use super::fighter::{Arm, Deed, Plan, Vitality};
use super::module::Modules;
use super::round::{Due, Exchange, Round, dues};
use super::scene::{Scene, Snapshot};
use super::tally::Sum;
use super::{moves, place, rule, word};

/// Judges an answer to the open decision of a battle.
///
/// # Errors
///
/// The reason why it is not allowed.
pub(crate) fn judge(
    scene: &Scene,
    question: Option<Question>,
    fighter: FighterId,
    choice: &Choice,
) -> Result<(), Refusal> {
    let question = question.ok_or(Refusal::NothingAsked)?;
    if question.fighter != fighter {
        return Err(Refusal::NotYourChoice {
            asked: question.fighter,
        });
    }
    let asked = scene.get(fighter).ok_or(Refusal::NothingAsked)?;
    let verdict = match question.kind {
        word::ASK_ANNOUNCE => announcement(asked, choice),
        word::ASK_ATTACK => attack(scene, asked, choice),
        word::ASK_REGULAR => regular(scene, asked, choice),
        word::ASK_DEFEND => answer(scene, asked, choice),
        // AUS-04: whoever has jumped aside can only dodge or find his bearings.
        _ if asked.condition.disoriented && *choice != Choice::Pass => Err(rule::AUS_04),
        _ => free_action(scene, asked, choice),
    };
    verdict.map_err(|rule| Refusal::Forbidden { rule })
}

fn announcement(fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let Choice::Plan { plan, .. } = choice else {
        return Err(rule::TIM_07);
    };
    if *plan == word::CARRY_ON {
        return if fighter.task.0.is_some() {
            Ok(())
        } else {
            Err(rule::TIM_05)
        };
    }
    self::plan(fighter, Plan::of(*plan).ok_or(rule::TIM_03)?)
}

/// Whether a fighter may declare this.
///
/// Rule: `TIM-03`, `TIM-06`, `LEN-03`, `END-06`, `AUS-04`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn plan(fighter: &Snapshot, plan: Plan) -> Result<(), RuleId> {
    if fighter.condition.vitality == Vitality::Incapacitated {
        return if plan == Plan::Move {
            Ok(())
        } else {
            Err(rule::LEN_03)
        };
    }
    if fighter.condition.exhausted {
        return if plan == Plan::ActAct {
            Ok(())
        } else {
            Err(rule::END_06)
        };
    }
    let ini = fighter.ini();
    if ini < 0 {
        let is_single = matches!(plan, Plan::Defend | Plan::Act | Plan::Move);
        return if is_single { Ok(()) } else { Err(rule::TIM_06) };
    }
    match plan {
        Plan::Act | Plan::Move | Plan::Defend => Err(rule::TIM_03),
        Plan::Sprint if fighter.is_prone() => Err(rule::BRD_12),
        Plan::Sprint if fighter.build.traits.no_sprint => Err(rule::ACT_11),
        _ if plan.second() == Some(Deed::Attack) && ini < 8 => Err(rule::TIM_03),
        _ => Ok(()),
    }
}

fn attack(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act {
            act: word::DELAY,
            target: None,
            with: None,
            at: None,
            facing: None,
        } => {
            let is_other = |other: &&Snapshot| {
                other.id() != fighter.id() && other.turn.delays.is_none() && other.is_conscious()
            };
            let somebody_follows = scene.fighters.iter().filter(is_other).any(has_due);
            if somebody_follows && fighter.turn.struck == 0 {
                Ok(())
            } else {
                Err(rule::ACT_23)
            }
        }
        Choice::Attack {
            target,
            with,
            manoeuvre,
            stakes,
        } => {
            let target = scene.get(*target).ok_or(rule::ATK_01)?;
            let arm = fighter.arm(usize::from(with.0)).ok_or(rule::ATK_01)?;
            let blow = Blow::of(*manoeuvre, with.0, stakes).ok_or(rule::MAN_GEN_03)?;
            may_strike(scene, fighter, target, arm)?;
            may_announce(scene, fighter, target, arm, blow, *manoeuvre)
        }
        _ => Err(rule::ACT_08),
    }
}

fn has_due(fighter: &Snapshot) -> bool {
    dues(fighter).next().is_some()
}

/// Whether a blow may be struck at somebody.
///
/// Rule: `ATK-01`, `AUS-04`, `CRE-01`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_strike(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<(), RuleId> {
    if fighter.condition.disoriented {
        return Err(rule::AUS_04);
    }
    if !scene.are_hostile(fighter, target) || !target.is_conscious() {
        return Err(rule::ATK_01);
    }
    if fighter.turn.run < arm.kind.run_from || is_used(fighter, arm) {
        return Err(rule::CRE_01);
    }
    if place::reaches(scene, fighter, target, arm.reach) {
        Ok(())
    } else {
        Err(rule::BRD_07)
    }
}

/// Whether a creature with several attacks of different kinds has made this one already (`CRE-01`).
fn is_used(fighter: &Snapshot, arm: &Arm) -> bool {
    if fighter.turn.struck_with == 0 {
        return false;
    }
    let kinds = fighter.arms().filter(|(_, arm)| !arm.kind.is_substitute).count();
    let own = fighter.arms().find(|(_, known)| std::ptr::eq(*known, arm));
    let was_made = own.is_some_and(|(slot, _)| fighter.turn.struck_with & 1 << slot.min(15) != 0);
    was_made && kinds >= usize::from(arm.kind.per_round)
}

/// Whether points may be announced with a blow.
///
/// Rule: `MAN-GEN-03`, `MAN-FINTE`, `MAN-WUCHTSCHLAG`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_announce(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
    manoeuvre: Term,
) -> Result<(), RuleId> {
    if manoeuvre == word::ATTACK {
        return Ok(());
    }
    if !scene.round.modules.has(Modules::MANOEUVRES_BASIC) {
        return Err(if manoeuvre == word::FEINT {
            rule::MAN_FINTE
        } else {
            rule::MAN_WUCHTSCHLAG
        });
    }
    let stakes = blow.feint.max(blow.power);
    if stakes < 1 || blow.stakes() > attack::most_stakes(arm) {
        return Err(rule::MAN_GEN_03);
    }
    if manoeuvre == word::FEINT {
        let allowed = arm.kind.may_feint && !target.build.is_animal && fighter.build.encumbrance.value() <= 4;
        return if allowed { Ok(()) } else { Err(rule::MAN_FINTE) };
    }
    if arm.kind.may_power {
        Ok(())
    } else {
        Err(rule::MAN_WUCHTSCHLAG)
    }
}

fn answer(scene: &Scene, defender: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let Choice::Defend { means, to } = choice else {
        return Err(rule::ATK_02);
    };
    if *means == word::NO_DEFENCE {
        return if to.is_none() { Ok(()) } else { Err(rule::BRD_15) };
    }
    let means = Means::of(*means).ok_or(rule::ATK_02)?;
    let Some(Exchange { attacker, blow, .. }) = scene.round.exchange else {
        return Err(rule::ATK_02);
    };
    let attacker = scene.get(attacker).ok_or(rule::ATK_02)?;
    let found = defence::defence::<Sum>(scene, defender, attacker, blow, means)?;
    let fits = match to {
        Some(cell) => found.cells.contains(cell),
        None => found.cells.is_empty(),
    };
    if fits { Ok(()) } else { Err(rule::BRD_15) }
}

fn free_action(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let is_out = !fighter.is_able();
    match choice {
        Choice::Pass => Ok(()),
        Choice::Move { .. }
        | Choice::Act {
            act: word::TURN | word::DRAW,
            ..
        } if is_out => Err(rule::LEN_03),
        Choice::Move { .. } if fighter.condition.held_by.is_some() => Err(rule::CRE_07),
        Choice::Act {
            act: word::DRAW,
            target: None,
            with: Some(slot),
            at: None,
            facing: None,
        } => {
            draw(fighter, *slot)?;
            let is_free = drawing_time(fighter, *slot) == 0;
            if is_free { Ok(()) } else { Err(rule::ACT_14) }
        }
        Choice::Move {
            gait: word::STEP,
            path,
            ..
        } => moves::check_path(scene, fighter, word::STEP, path).map(|_| ()),
        Choice::Act {
            act: word::TURN,
            target: None,
            with: None,
            at: None,
            facing: Some(facing),
        } => {
            let left = fighter.body.facing.turned(-1);
            let right = fighter.body.facing.turned(1);
            if *facing == left || *facing == right {
                Ok(())
            } else {
                Err(rule::ACT_04)
            }
        }
        Choice::Act {
            act,
            target: None,
            with: None,
            at: None,
            facing: None,
        } => match *act {
            word::DROP if !fighter.hands.empty && !fighter.main_arm().kind.is_natural => Ok(()),
            word::GO_DOWN if !fighter.is_prone() => Ok(()),
            // ACT-02: whoever is awake can shout.
            word::SHOUT => Ok(()),
            // Nobody carries an artefact in these fights.
            word::ACTIVATE => Err(rule::ACT_01),
            word::DROP => Err(rule::ACT_05),
            word::GO_DOWN => Err(rule::ACT_06),
            _ => Err(rule::TIM_04),
        },
        _ => Err(rule::TIM_04),
    }
}

/// The action slot that a fighter is asked about.
pub(crate) fn deed(round: &Round, fighter: &Snapshot) -> Option<Deed> {
    let actor = round.actor.filter(|actor| actor.fighter == fighter.id())?;
    let plan = fighter.turn.plan?;
    match actor.due {
        Due::First => plan.first(),
        Due::Second => plan.second(),
        Due::Free(_) => None,
    }
}

fn regular(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let deed = deed(scene.round, fighter).ok_or(rule::TIM_03)?;
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act { act, .. } if fighter.condition.disoriented && !is_position(*act) => Err(rule::AUS_04),
        Choice::Move { .. } if fighter.condition.disoriented => Err(rule::AUS_04),
        Choice::Move { .. } if fighter.condition.held_by.is_some() => Err(rule::CRE_07),
        Choice::Act {
            act: word::LEAVE,
            target: None,
            with: None,
            at: None,
            facing: None,
        } => {
            let may_leave = matches!(deed, Deed::Move | Deed::Sprint)
                && fighter.condition.held_by.is_none()
                && place::is_at_the_edge(scene, fighter);
            if may_leave { Ok(()) } else { Err(rule::BRD_29) }
        }
        Choice::Move { gait, path, .. } => {
            let wanted = match deed {
                Deed::Move => word::WALK,
                Deed::Sprint => word::SPRINT,
                _ => return Err(rule::TIM_07),
            };
            if *gait != wanted {
                return Err(rule::TIM_07);
            }
            moves::check_path(scene, fighter, *gait, path).map(|_| ())
        }
        Choice::Act {
            act,
            target,
            with,
            at,
            facing,
        } if deed == Deed::Act => self::act(scene, fighter, *act, (*target, *with, *at, *facing)),
        _ => Err(rule::TIM_07),
    }
}

/// Whether an action is a position action.
///
/// Rule: `ACT-12`, `VAL-07`.
pub(crate) fn is_position(act: Term) -> bool {
    matches!(
        act,
        word::STAND
            | word::STAND_QUICKLY
            | word::KNEEL
            | word::TURN_FULLY
            | word::RECOVER
            | word::CHANGE_STYLE
    )
}

type Details = (Option<FighterId>, Option<Slot>, Option<Cell>, Option<Facing>);

/// Whether a regular action other than movement may be done now.
fn act(scene: &Scene, fighter: &Snapshot, act: Term, details: Details) -> Result<(), RuleId> {
    if fighter.condition.exhausted && act != word::BREATHE {
        return Err(rule::END_06);
    }
    let allowed = |yes: bool, rule: RuleId| if yes { Ok(()) } else { Err(rule) };
    let posture = fighter.body.posture;
    match (act, details) {
        (word::STAND, (None, None, None, None)) => allowed(posture != Posture::Standing, rule::SIT_05),
        (word::STAND_QUICKLY, (None, None, None, None)) => allowed(posture == Posture::Lying, rule::SIT_05),
        (word::KNEEL, (None, None, None, None)) => allowed(posture == Posture::Standing, rule::SIT_05),
        (word::TURN_FULLY, (None, None, None, Some(facing))) => {
            allowed(facing != fighter.body.facing, rule::BRD_03)
        }
        (word::RECOVER, (None, None, None, None)) => allowed(fighter.condition.disoriented, rule::AUS_04),
        (word::CHANGE_STYLE, (None, Some(slot), None, None)) => change_style(fighter, slot),
        (word::DRAW, (None, Some(slot), None, None)) => {
            draw(fighter, slot)?;
            match drawing_time(fighter, slot) {
                0 => Err(rule::ACT_14),
                1 => Ok(()),
                _ => long(fighter),
            }
        }
        (word::PICK_UP, (None, None, None, None)) => pick_up(fighter),
        (word::STOW, (None, None, None, None)) => {
            long(fighter)?;
            allowed(!fighter.hands.empty && fighter.style().draw > 0, rule::ACT_15)
        }
        (word::BREAK_FREE | word::SLIP_FREE, (None, None, None, None)) => {
            allowed(fighter.condition.held_by.is_some(), rule::CRE_07)
        }
        // What these rules know, but nobody in these fights has: missiles, distance classes, potions, armour at hand, and
        // talents that do something here.
        (word::RELOAD, _) => Err(rule::ACT_18),
        (word::AIM, _) => Err(rule::ACT_19),
        (word::CHANGE_DISTANCE, _) => Err(rule::ACT_24),
        (word::DON, _) => Err(rule::ARM_06),
        (word::USE_ITEM, _) => Err(rule::ACT_16),
        (word::USE_TALENT, _) => Err(rule::ACT_25),
        (word::DOOR, (None, None, Some(cell), None)) => {
            allowed(door(scene, fighter, cell).is_some(), rule::BRD_31)
        }
        (word::ORIENT, (None, None, None, None)) => orient(scene, fighter),
        (word::BREATHE, (None, None, None, None)) => {
            long(fighter)?;
            allowed(fighter.condition.exhausted, rule::ACT_20)
        }
        (word::TREAT, (Some(patient), None, None, None)) => treat(scene, fighter, patient),
        _ => Err(rule::ACT_12),
    }
}

fn change_style(fighter: &Snapshot, slot: Slot) -> Result<(), RuleId> {
    let wanted = fighter
        .build
        .styles
        .get(usize::from(slot.0))
        .ok_or(rule::ACT_12)?;
    let has_weapon = wanted.arms[0].name == fighter.style().arms[0].name
        && (wanted.ward.is_none()
            || wanted.ward.as_ref().map(|ward| &ward.name)
                == fighter.style().ward.as_ref().map(|ward| &ward.name));
    let is_new = slot != fighter.hands.style && !fighter.hands.empty;
    if is_new && has_weapon {
        Ok(())
    } else {
        Err(rule::ACT_12)
    }
}

/// Whether the weapon of a style can be drawn.
///
/// Rule: `ACT-14`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn draw(fighter: &Snapshot, slot: Slot) -> Result<(), RuleId> {
    let wanted = fighter
        .build
        .styles
        .get(usize::from(slot.0))
        .ok_or(rule::ACT_14)?;
    let lies = fighter
        .hands
        .lies
        .is_some_and(|(_, style)| fighter.build.style(style).arms[0].name == wanted.arms[0].name);
    let takes_shield = !fighter.hands.empty
        && wanted.arms[0].name == fighter.style().arms[0].name
        && wanted.ward.is_some()
        && fighter.style().ward.is_none();
    if (fighter.hands.empty && !lies || takes_shield) && wanted.draw > 0 {
        Ok(())
    } else {
        Err(rule::ACT_14)
    }
}

/// Regular actions until a style is ready; those who draw quickly need 0, 1 or 3 instead of 1, 2 or 5.
///
/// Rule: `ACT-14`.
pub(crate) fn drawing_time(fighter: &Snapshot, slot: Slot) -> u8 {
    let style = fighter.build.style(slot);
    let quick = |slow: u8| match slow {
        slow if !fighter.build.traits.quick_draw => slow,
        0 | 1 => 0,
        2 => 1,
        _ => 3,
    };
    let weapon = if fighter.hands.empty { quick(style.draw) } else { 0 };
    weapon + quick(style.ward_draw)
}

fn pick_up(fighter: &Snapshot) -> Result<(), RuleId> {
    long(fighter)?;
    let near =
        |cell: Cell| (cell.x - fighter.body.at.x).abs() <= 1 && (cell.y - fighter.body.at.y).abs() <= 1;
    let lies_near = fighter.hands.lies.is_some_and(|(cell, _)| near(cell));
    if fighter.hands.empty && lies_near {
        Ok(())
    } else {
        Err(rule::ACT_17)
    }
}

/// Whether a fighter may orient himself now.
///
/// Rule: `ACT-13`, `ORI-01`, `ORI-02`.
fn orient(scene: &Scene, fighter: &Snapshot) -> Result<(), RuleId> {
    if fighter.is_prone() || fighter.condition.held_by.is_some() {
        return Err(rule::ORI_02);
    }
    if fighter.build.traits.vigilance {
        return Ok(());
    }
    let is_first = scene.round.actor.is_some_and(|actor| actor.due == Due::First);
    if fighter.turn.plan == Some(Plan::ActAct) && is_first {
        Ok(())
    } else {
        Err(rule::ORI_01)
    }
}

/// Long actions fill whole rounds (`TIM-05`).
fn long(fighter: &Snapshot) -> Result<(), RuleId> {
    if fighter.turn.plan == Some(Plan::ActAct) {
        Ok(())
    } else {
        Err(rule::TIM_05)
    }
}

/// Whether a fighter may treat another's wounds.
///
/// Rule: `ACT-21`, `DYI-04`.
fn treat(scene: &Scene, fighter: &Snapshot, patient: FighterId) -> Result<(), RuleId> {
    long(fighter)?;
    let patient = scene.get(patient).ok_or(rule::DYI_04)?;
    let needs_it = patient.condition.vitality == Vitality::Dying && patient.condition.countdown.is_some();
    let is_near = place::distance(fighter, patient) <= 1;
    if needs_it && is_near && patient.body.present {
        Ok(())
    } else {
        Err(rule::DYI_04)
    }
}

/// The door that a fighter can move from where he stands: its place and the state it would have.
///
/// Rule: `ACT-22`, `BRD-31`.
pub(crate) fn door(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<(DoorPlace, DoorState)> {
    let towards = Facing::ALL
        .into_iter()
        .find(|towards| fighter.body.at.step(*towards) == cell)?;
    let board = scene.board();
    let turned = |state: DoorState| match state {
        DoorState::Open => Some(DoorState::Shut),
        DoorState::Shut => Some(DoorState::Open),
        _ => None,
    };
    if let Some(edge) = Edge::of(fighter.body.at, towards)
        && let Some(state) = board.edge(edge).and_then(|thing| thing.state)
    {
        return Some((DoorPlace::Edge(edge), turned(state)?));
    }
    let state = board.thing(cell).and_then(|thing| thing.state)?;
    let is_held = scene
        .fighters
        .iter()
        .any(|other| other.body.present && place::footprint(&other.body).contains(cell));
    if is_held {
        return None;
    }
    Some((DoorPlace::Cell(cell), turned(state)?))
}

/// Where a door is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DoorPlace {
    /// On an edge.
    Edge(Edge),
    /// In a cell.
    Cell(Cell),
}
