//! Taking up a bow, a crossbow or a sling in place of what is in the hands, while no foe is near enough to disturb it.

use crate::battle::{Choice, Slot};

use super::super::fighter::Plan;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::moves;
use super::super::{legal, shot as shooting, word};
use super::blow::{self, Rival};
use super::known::Known;
use super::{act, shot};

/// Half rounds for which shots are counted on at the most: foes who are held up once may come after all.
const HORIZON: u16 = 8;
/// What it is worth more than the shots themselves to draw what was chosen.
const ARMED: i64 = 4000;

/// The style with a weapon for shooting that is worth drawing now, with what its shots promise in the rounds before the first
/// foe can be there; none where somebody has one in his hands already, or where no shot would come in time.
///
/// Rule: `ACT-05`, `ACT-14`, `ACT-18`.
pub(super) fn wanted(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Option<(Slot, i64)> {
    let styles = (0..).map(Slot).zip(&own.build.styles);
    let mut bows = styles
        .filter(|(_, style)| {
            let mut missiles = style.missile.iter();
            missiles.any(|missile| !missile.is_thrown)
        })
        .peekable();
    // Hardly anybody has one, and nothing is weighed for the others.
    bows.peek()?;
    let is_free = own.is_able()
        && !own.is_prone()
        && !own.condition.disoriented
        && own.condition.held_by.is_none()
        && own.missile().is_none();
    if !is_free || rivals.is_empty() {
        return None;
    }
    let time = rivals.iter().map(|rival| time_before(scene, own, rival)).min()?;
    let weighed = bows.filter_map(|(slot, _)| Some((slot, promise(scene, own, slot, time)?)));
    weighed.max_by_key(|(slot, worth)| (*worth, std::cmp::Reverse(*slot)))
}

/// Half rounds before a foe can strike at somebody; whoever is at blows with a friend does not come soon.
fn time_before(scene: &Scene, own: &Snapshot, rival: &Rival) -> u16 {
    let foe = rival.foe;
    if rival.covers(own) || blow::reaches(scene, own, foe) {
        return 0;
    }
    let is_friend = |other: &&Snapshot| {
        other.id() != own.id() && other.fighter.side == own.fighter.side && other.is_able()
    };
    let mut friends = scene.fighters.iter().filter(is_friend);
    if friends.any(|friend| blow::reaches(scene, friend, foe)) {
        return HORIZON;
    }
    let squares = super::super::terrain::place::distance(foe, own).saturating_sub(rival.reach);
    let speed = moves::speed(foe).unsigned_abs().max(1);
    squares.div_ceil(speed).min(HORIZON)
}

/// What the shots with a style are worth that leave the hand in so many half rounds.
fn promise(scene: &Scene, own: &Snapshot, slot: Slot, time: u16) -> Option<i64> {
    let bare = emptied(own);
    legal::draw(&bare, slot).ok()?;
    let mut drawn = own.clone();
    drawn.hands.style = slot;
    drawn.hands.empty = false;
    let missile = drawn.missile()?;
    let load = if drawn.is_loaded() {
        0
    } else {
        shooting::loading_left(&drawn, missile)
    };
    let ready = u16::from(legal::drawing_time(&bare, slot)) + load;
    // The action of the shot itself, and those of the next loading.
    let rest = time.checked_sub(ready + 1)?;
    let pace = shooting::loading_time(&drawn, missile).max(1) + 1;
    let shots = (1 + rest / pace).min(u16::from(drawn.missiles_left()));
    let best = scene.foes(own).map(|foe| shot::harm(scene, &drawn, foe)).max()?;
    let worth = i64::from(shots) * best;
    (worth > 0).then_some(worth)
}

/// Somebody as he would be with nothing in his hands.
fn emptied(own: &Snapshot) -> Snapshot {
    let mut bare = own.clone();
    bare.hands.empty = true;
    bare
}

/// The declarations by which somebody takes up a bow: what he holds he lets fall with a free action.
pub(super) fn plans(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Vec<(Choice, i64)> {
    let Some((_, worth)) = wanted(scene, own, rivals) else {
        return Vec::new();
    };
    let is_bare = own.is_bare_handed();
    if !is_bare && own.turn.free == 0 {
        return Vec::new();
    }
    let plan = [Plan::ActAct, Plan::Act]
        .into_iter()
        .find(|plan| legal::plan(own, *plan).is_ok());
    let declare = |plan: Plan| Choice::Plan {
        plan: plan.term(),
        ask_free: !is_bare,
    };
    plan.map(|plan| (declare(plan), worth)).into_iter().collect()
}

/// Letting fall what is in the hands, for the bow that is to be drawn.
pub(super) fn free_action(known: &Known, own: &Snapshot) -> Option<(Choice, i64)> {
    if !matches!(own.turn.plan, Some(Plan::ActAct | Plan::Act))
        || own.is_bare_handed()
        || own.task.0.is_some()
    {
        return None;
    }
    let (_, worth) = wanted(&known.seen, own, &blow::rivals(known, own))?;
    Some((act(word::DROP), worth))
}

/// Drawing the bow with an action, once the hands are empty.
pub(super) fn draw(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Option<(Slot, i64)> {
    let (slot, worth) = wanted(scene, own, rivals).filter(|_| own.is_bare_handed())?;
    Some((slot, worth + ARMED))
}
