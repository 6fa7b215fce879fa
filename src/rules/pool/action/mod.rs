//! Everything that may be chosen in these rules, each thing in one place: when it is asked for, what it names, on which conditions and for
//! what price it may be chosen, what comes of it, and what the opponent thinks of it.

pub(crate) mod attack;
mod carry;
pub(crate) mod contest;
mod cost;
mod door;
mod fallen;
mod gait;
mod hand;
pub(crate) mod manoeuvre;
mod owed;
mod plan;
mod posture;
mod push;
mod question;
mod wait;

use std::sync::Arc;

use crate::battle::{Slot, Term, WhyNot};
use crate::content::Words;
use crate::rules::kernel::action::{self as kernel, Acts, Asking};

use super::appraise::Mind;
use super::scene::{Scene, Snapshot};
use super::sheet::{Arm, Spell};
use super::{Pool, rule, why, word};

pub(crate) use cost::Cost;
pub(crate) use door::can_open;
pub(crate) use fallen::POTION_DICE;
pub(crate) use hand::is_near;
pub(crate) use kernel::{Call, all, asking, odds, play};
pub(crate) use posture::LEAVING;
pub(crate) use push::{APPROACH_M, PUSH_M};
pub(crate) use question::{ASKED, QUESTIONS};

/// A thing that may be chosen in these rules.
pub(crate) type Action = kernel::Action<Pool>;
/// A choice of it with what it is about.
pub(crate) type At<'a> = kernel::At<'a, Pool>;
type Cells = kernel::Cells<Pool>;
type Condition = kernel::Condition<Pool>;
type Shape = kernel::Shape<Pool>;
type Staked = kernel::Staked<Pool>;
type Way = kernel::Way<Pool>;

/// The weapons of a fighter.
const WEAPONS: Term = Term("weapons");
/// His powers.
const POWERS: Term = Term("powers");
/// All things that lie about or are held.
const ITEMS: Term = Term("items");

/// All actions in the order in which they are offered.
static ACTIONS: [&[Action]; 22] = [
    &plan::PLANS,
    &wait::ACT_NOW,
    &hand::TAKE_BACK,
    &attack::ATTACKS,
    &attack::STRIKE_CELL,
    &manoeuvre::MANOEUVRES,
    &gait::GAITS,
    &posture::RISE,
    &hand::LOAD,
    &fallen::DRINK,
    &wait::DELAY,
    &hand::SHEATHE,
    &hand::DROP,
    &carry::PUT_DOWN,
    &posture::LEAVE,
    &posture::HIDE,
    &hand::DRAW,
    &hand::PICK_UP,
    &hand::DROP_THING,
    &fallen::FALLEN,
    &door::AROUND,
    &wait::PASS,
];

/// What an action of the own turn is that says nothing else of itself: an act that names nothing and is free.
const ACT: Action = Action {
    word: word::PASS,
    rule: rule::PL_ACT_01,
    asked: TURN,
    shape: Shape::ACT,
    may: &[],
    cost: |_| Cost::Free,
    play: |_, _, _| Ok(()),
    odds: |_| None,
    preview: |at| Some(at.own.clone()),
    considers: |_| true,
    weigh: |_, _| Vec::new(),
    behind: &[rule::PL_ACT_06],
};

const TURN: &[Term] = &[word::ASK_TURN];
const TURN_OR_RIPOSTE: &[Term] = &[word::ASK_TURN, word::ASK_RIPOSTE];
const TURN_OR_SET_UP: &[Term] = &[word::ASK_TURN, word::ASK_SET_UP];

impl Acts for Pool {
    type Cost = Cost;
    type Mind<'a> = Mind<'a>;

    fn actions() -> &'static [&'static [Action]] {
        &ACTIONS
    }

    fn asked() -> &'static [Asking] {
        &ASKED
    }

    fn numbers(scene: &Scene, own: &Snapshot, list: Term) -> Vec<Slot> {
        // Of the weapons the one in the hand and the own body come first.
        let slots = |count: usize| (0..count as u8).map(Slot);
        match list {
            WEAPONS => {
                let (hand, body) = (own.state.hand, own.build.body_slot());
                let first = [Some(hand), Some(body).filter(|body| *body != hand)];
                let others = slots(own.build.arms.len()).filter(|slot| *slot != hand && *slot != body);
                first.into_iter().flatten().chain(others).collect()
            }
            POWERS => slots(own.build.powers.len()).collect(),
            ITEMS => scene.ground.movables.iter().map(|(name, _)| name).collect(),
            _ => Vec::new(),
        }
    }

    fn name(scene: &Scene, own: &Snapshot, list: Term, slot: Slot) -> Option<Arc<Words>> {
        let place = usize::from(slot.0);
        match list {
            WEAPONS => Some(own.build.arms.get(place)?.name.clone()),
            POWERS => Some(own.build.powers.get(place)?.name.clone()),
            ITEMS => Some(scene.round.shelf.name(&scene.ground.movables.get(slot)?.gear)),
            _ => None,
        }
    }

    fn leaves_open(at: &At, action: &Action, cost: Cost) -> Result<(), WhyNot> {
        owed::keeps_attack(at, action, cost)
    }
}

/// A condition by what must be, and why not where it is not so.
fn holds(is: bool, why: impl FnOnce() -> WhyNot) -> Result<(), WhyNot> {
    if is { Ok(()) } else { Err(why()) }
}

/// Whoever carries somebody has no hand free (`PL-SPR-03`).
fn has_free_hands(at: &At) -> Result<(), WhyNot> {
    holds(at.own.state.carries.is_none(), || why::carries(rule::PL_SPR_03))
}

/// A riposte is aimed at whoever has struck (`PL-RIP-07`).
fn is_aimed(at: &At) -> Result<(), WhyNot> {
    match at.about {
        Some(foe) if Some(foe) != at.call.target => Err(why::riposte_elsewhere(rule::PL_RIP_07, foe)),
        _ => Ok(()),
    }
}

/// Nobody strikes at one who hides (`PL-PER-02`).
fn is_seen(at: &At) -> Result<(), WhyNot> {
    match at.target() {
        Some(foe) if foe.state.hides.is_some() => Err(why::foe_hides(rule::PL_PER_02, foe.id())),
        Some(_) => Ok(()),
        None => Err(why::nobody(rule::PL_PER_02)),
    }
}

/// Whether a weapon of a reach gets from one to the other (`PL-BRD-05`, `PL-BRD-12`).
pub(crate) fn reaches(scene: &Scene, own: &Snapshot, target: &Snapshot, reach: u8) -> bool {
    let reach = u16::from(reach);
    scene.distance(own, target) <= reach && scene.pair(own, target).has_melee_line(reach)
}

/// A list as a fighter has it now; none where there is no such list.
pub(crate) fn counted(scene: &Scene, own: &Snapshot, list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
    let is_list = [WEAPONS, POWERS, ITEMS].contains(&list);
    let mut numbers = Pool::numbers(scene, own, list);
    numbers.sort_unstable();
    let named = numbers
        .into_iter()
        .filter_map(|slot| Some((slot, Pool::name(scene, own, list, slot)?)));
    is_list.then(|| named.collect())
}

impl<'a> At<'a> {
    /// The weapon that it is done with.
    fn arm(&self) -> Option<&'a Arm> {
        self.own.arm(self.slot())
    }

    /// The power that it is done with.
    fn power(&self) -> Option<&'a Spell> {
        self.own.build.powers.get(usize::from(self.slot().0))
    }
}
