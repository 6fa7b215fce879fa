//! Everything that may be chosen in these rules, each thing in one place: when it is asked for, what it names, on which conditions and for
//! what price it may be chosen, what comes of it, and what the opponent thinks of it.

pub(crate) mod attack;
mod blow;
pub(crate) mod cast;
pub(crate) mod charge;
pub(crate) mod clash;
mod cost;
pub(crate) mod disarm;
mod door;
mod fallen;
mod further;
mod gait;
mod grapple;
mod hand;
mod hurl;
mod lurk;
pub(crate) mod magic_item;
mod off_hand;
pub(crate) mod overrun;
mod posture;
pub(crate) mod push;
mod question;
pub(crate) mod ride;
mod sidle;
pub(crate) mod special;
pub(crate) mod sunder;
pub(crate) mod suspect;
mod turning;
mod volley;
mod wait;

use std::sync::Arc;

use crate::battle::{Choice, FighterId, Slot, Term, WhyNot};
use crate::content::Words;
use crate::dice::DiceError;
use crate::rules::kernel::action::{self as kernel, Acts, Asking};

use super::appraise::Mind;
use super::arm::Arm;
use super::round::Table;
use super::scene::{Scene, Snapshot};
use super::spell::Known;
use super::{D20, rule, word};

pub(crate) use cast::may_aim_at;
pub(crate) use cost::Cost;
pub(crate) use door::can_open;
pub(crate) use hand::is_near;
pub(crate) use kernel::{Call, all, asking, odds};
pub(crate) use posture::LEAVING;
pub(crate) use question::{ASKED, QUESTIONS};

/// A thing that may be chosen in these rules.
pub(crate) type Action = kernel::Action<D20>;
/// A choice of it with what it is about.
pub(crate) type At<'a> = kernel::At<'a, D20>;
type Cells = kernel::Cells<D20>;
type Shape = kernel::Shape<D20>;
type Staked = kernel::Staked<D20>;
type Way = kernel::Way<D20>;

/// The weapons of a fighter.
const WEAPONS: Term = Term("weapons");
/// All things that lie about or are held.
const ITEMS: Term = Term("items");
/// Points that are given for something else.
const GIVEN: Term = Term("points");
/// The spells that a fighter knows.
const SPELLS: Term = Term("spells");
/// The potions, wands and scrolls that a fighter carries, by the numbers of their spells.
const CARRIED: Term = Term("carried");

/// All actions in the order in which they are offered.
static ACTIONS: [&[Action]; 44] = [
    &wait::ACT_NOW,
    &attack::ATTACKS,
    &suspect::STRIKE_CELL,
    &volley::MANYSHOT,
    &hurl::HURL,
    &volley::WHIRLWIND,
    &volley::GIVING,
    &cast::CAST,
    &cast::CAST_AT,
    &cast::CAST_TOWARDS,
    &cast::DISCHARGE,
    &cast::ROLL_SPHERE,
    &cast::AIM,
    &cast::CAST_DEFENSIVELY,
    &turning::TURN_UNDEAD,
    &special::SPECIALS,
    &charge::CHARGE_RUSH,
    &overrun::GIVE_WAY,
    &grapple::HOLDS,
    &fallen::FALLEN,
    &gait::GAITS,
    &ride::RIDING,
    &sidle::SIDLE,
    &posture::RISE,
    &hand::LOAD,
    &posture::STYLES,
    &posture::RAGE,
    &posture::TOTAL_DEFENCE,
    &wait::READY_ATTACK,
    &wait::DELAY,
    &hand::SHEATHE,
    &hand::DROP,
    &posture::DROP_PRONE,
    &posture::KNEEL,
    &lurk::LURKING,
    &posture::LEAVE,
    &hand::DRAW,
    &hand::DRAW_OTHER,
    &hand::PICK_UP,
    &hand::DROP_THING,
    &magic_item::DRINK,
    &magic_item::TAKE_OUT,
    &door::AROUND,
    &wait::PASS,
];

/// What an action of the own turn is that says nothing else of itself: an act that names nothing and is free.
const ACT: Action = Action {
    word: word::PASS,
    rule: rule::D20_ACT_01,
    asked: TURN,
    shape: Shape::ACT,
    may: &[],
    cost: |_| Cost::Free,
    play: |_, _, _| Ok(()),
    odds: |_| None,
    preview: |at| Some(at.own.clone()),
    considers: |_| true,
    weigh: |_, _| Vec::new(),
    behind: &[rule::D20_ACT_01],
};

const TURN: &[Term] = &[word::ASK_TURN];
const TURN_OR_SET_UP: &[Term] = &[word::ASK_TURN, word::ASK_SET_UP];

impl Acts for D20 {
    type Cost = Cost;
    type Mind<'a> = Mind<'a>;

    fn actions() -> &'static [&'static [Action]] {
        &ACTIONS
    }

    fn asked() -> &'static [Asking] {
        &ASKED
    }

    fn leaves_open(at: &At, action: &Action, _: Cost) -> Result<(), WhyNot> {
        grapple::leaves_open(at, action)?;
        ride::leaves_open(at, action)
    }

    fn numbers(scene: &Scene, own: &Snapshot, list: Term) -> Vec<Slot> {
        // Of the weapons the one in the hand comes first.
        let slots = |count: usize| (0..count as u8).map(Slot);
        match list {
            WEAPONS => {
                let hand = own.hands.held;
                let others = slots(own.build.arms.len()).filter(|slot| *slot != hand);
                std::iter::once(hand).chain(others).collect()
            }
            ITEMS => scene.ground.movables.iter().map(|(name, _)| name).collect(),
            GIVEN => volley::given(own),
            SPELLS => of_book(own, |known| !known.is_drunk()),
            CARRIED => of_book(own, |known| known.item.is_some()),
            _ => Vec::new(),
        }
    }

    fn name(scene: &Scene, own: &Snapshot, list: Term, slot: Slot) -> Option<Arc<Words>> {
        let place = usize::from(slot.0);
        match list {
            WEAPONS => Some(own.build.arms.get(place)?.name.clone()),
            GIVEN => Some(Arc::new(Words {
                en: place.to_string(),
                de: place.to_string(),
                fr: place.to_string(),
            })),
            SPELLS | CARRIED => Some(own.build.book.as_ref()?.spell(slot)?.name.clone()),
            ITEMS => Some(scene.round.shelf.name(&scene.ground.movables.get(slot)?.gear)),
            _ => None,
        }
    }
}

/// Lets somebody do what he has chosen when he was asked so, and pay for it.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn play(
    table: &mut Table,
    question: (FighterId, Term, Option<FighterId>),
    choice: &Choice,
) -> Result<(), DiceError> {
    table.round.asked = Some(question.1);
    kernel::play(table, question, choice)
}

/// Takes an act up again that had to wait for those whom it provoked; it is paid for.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn replay(
    table: &mut Table,
    (id, kind): (FighterId, Term),
    choice: &Choice,
) -> Result<(), DiceError> {
    table.round.asked = Some(kind);
    match kernel::find::<D20>(kind, choice) {
        Some(action) => (action.play)(table, id, Call::of(choice)),
        None => Ok(()),
    }
}

/// The numbers of some spells of the book.
fn of_book(own: &Snapshot, is_meant: fn(&Known) -> bool) -> Vec<Slot> {
    let spells = own.build.book.as_ref().map_or(&[][..], |book| &book.spells);
    let numbered = (0u8..).map(Slot).zip(spells);
    numbered
        .filter(|(_, known)| is_meant(known))
        .map(|(slot, _)| slot)
        .collect()
}

/// The chance of the first link of the odds of a choice.
pub(crate) fn odds_of(at: &At) -> Option<crate::dice::Chance> {
    let choice = at.call.choice();
    let action = kernel::find::<D20>(at.kind, &choice)?;
    let odds = (action.odds)(at)?;
    odds.chain.first().map(|(_, chance)| *chance)
}

/// A condition by what must be, and why not where it is not so.
fn holds(is: bool, why: impl FnOnce() -> WhyNot) -> Result<(), WhyNot> {
    if is { Ok(()) } else { Err(why()) }
}

/// A list as a fighter has it now; none where there is no such list.
pub(crate) fn counted(scene: &Scene, own: &Snapshot, list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
    let is_list = [WEAPONS, ITEMS, GIVEN, SPELLS, CARRIED].contains(&list);
    let mut numbers = D20::numbers(scene, own, list);
    numbers.sort_unstable();
    let named = numbers
        .into_iter()
        .filter_map(|slot| Some((slot, D20::name(scene, own, list, slot)?)));
    is_list.then(|| named.collect())
}

impl<'a> At<'a> {
    /// The weapon that it is done with.
    fn arm(&self) -> Option<&'a Arm> {
        self.own.arm(self.slot())
    }
}
