//! What manoeuvres are worth: the turn or the feet that they take from a foe, and where they throw him.

use crate::battle::{Choice, Slot};
use crate::board::{Cell, Footprint, PushEnd, push_line};

use super::super::effect::EffectKind;
use super::super::manoeuvre::{self, Manoeuvre};
use super::super::odds::Ends;
use super::super::offer::{at_contact, drawn_on_the_way};
use super::super::round::contest;
use super::super::scene::{Scene, Snapshot};
use super::super::{assault, legal, rule};
use super::{Assault, OUT, Progress, Way, goal, way};

/// Thousandths of the mean of a die of a fall (`PL-MOV-06`).
const FALL_DIE: i64 = 3500;
/// Decimetres of a fall for each of its dice (`PL-MOV-06`).
const FALL_DM: u16 = 30;
/// Successes that somebody blinded lacks in close combat (`PL-STA-04`).
const BLINDED: i16 = 3;
/// Keeping a foe from where his side wants him, which may end the fight.
const KEPT: i64 = 40_000;

/// Manoeuvres with all ways into contact.
pub(super) fn manoeuvres(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    if !own.state.turn.is_fresh() {
        return Vec::new();
    }
    let arms = || own.close_arm().into_iter().chain(drawn_on_the_way(own));
    let mut answers = Vec::new();
    for (foe, (with, _)) in scene.foes(own).flat_map(|foe| arms().map(move |arm| (foe, arm))) {
        for manoeuvre in [
            Manoeuvre::KnockOver,
            Manoeuvre::Stun,
            Manoeuvre::Disarm,
            Manoeuvre::Blind,
            Manoeuvre::Distract,
            Manoeuvre::Push,
            Manoeuvre::Block,
        ] {
            let right = legal::Right::Turn;
            if legal::may_manoeuvre(scene, own, foe, manoeuvre, with, right).is_err() {
                continue;
            }
            let chance = contest(scene, own, foe, manoeuvre, with).and_then(|it| it.chance().ok());
            let per_mille = chance.map_or(0, |chance| i64::from(chance.per_mille()));
            let ways = legal::contact_ways(scene, own, foe, manoeuvre);
            for (number, steps) in (1..).zip(ways) {
                let end = steps.last().map_or(own.body.at, |step| step.cell);
                if !goal::allows(scene, own, end) {
                    continue;
                }
                let worth = per_mille * effect_worth(scene, own, foe, manoeuvre, end) / 1000;
                let number = Some(number).filter(|number| *number > 1);
                let choice = at_contact(foe.id(), with, manoeuvre.term(), number);
                // Of equally good ways the shorter one.
                let worth = worth - way::harm(scene, end) - steps.len() as i64;
                if worth > 0 {
                    answers.push((choice, worth));
                }
            }
        }
    }
    answers
}

/// What a blow of somebody would do to somebody on the average, who has so many dice of Defence less, and he so many successes.
pub(super) fn blow(
    scene: &Scene,
    of: &Snapshot,
    against: &Snapshot,
    (dice, successes): (i16, i16),
) -> Option<i64> {
    let (with, _) = of.close_arm()?;
    let assault = Assault {
        way: Way::Close,
        with,
        is_sneaky: false,
    };
    let mut values = assault::values(scene, of, against, assault)?;
    if let Some(guard) = &mut values.guard {
        guard.add(rule::PL_STA_01, -dice);
    }
    values.modifiers.add(rule::PL_STA_04, -successes);
    Some(Ends::of(&values, against).ok()?.mean_loss_per_mille())
}

/// What the weapon in the hand of a foe is worth to him, as far as the best of his others does not do what it does: two turns of
/// the difference, or the turn that he gives up for it.
///
/// Rule: `PL-MAN-05`.
fn weapon_worth(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> i64 {
    let with_hand = |slot: Slot| {
        let mut armed = foe.clone();
        armed.state.hand = slot;
        let harm = |way| {
            let assault = Assault {
                way,
                with: slot,
                is_sneaky: false,
            };
            let values = assault::values(scene, &armed, own, assault)?;
            Some(Ends::of(&values, own).ok()?.mean_loss_per_mille())
        };
        [Way::Close, Way::Shot].into_iter().filter_map(harm).max()
    };
    let hand = foe.state.hand;
    let slots = (0..foe.build.arms.len() as u8).map(Slot);
    let others = slots.filter(|slot| *slot != hand && foe.arm(*slot).is_some());
    let now = with_hand(hand).unwrap_or(0);
    let then = others.filter_map(with_hand).max().unwrap_or(0);
    now.min(2 * (now - then)).max(0)
}

/// What the effect of a manoeuvre is worth that is tried from a square, if it succeeds.
fn effect_worth(scene: &Scene, own: &Snapshot, foe: &Snapshot, manoeuvre: Manoeuvre, from: Cell) -> i64 {
    let near = || {
        let friends = scene.fighters.iter();
        friends
            .filter(|it| it.is_able() && it.fighter.side == own.fighter.side && scene.distance(it, foe) <= 2)
    };
    let strikers = near().count().max(1) as i64;
    let bare = blow(scene, own, foe, (0, 0)).unwrap_or(0);
    let gain = |loss: i16| blow(scene, own, foe, (loss, 0)).unwrap_or(0) - bare;
    // What passes before his own next turn is of use only to friends who have still to play.
    let helpers = || {
        near()
            .filter(|it| {
                it.id() != own.id() && matches!(it.state.turn.progress, Progress::Ahead | Progress::Delayed)
            })
            .count() as i64
    };
    // Of those the ones who play before he does.
    let earlier_helpers = || {
        let place = |id| scene.round.order.iter().position(|known| *known == id);
        let has_played = matches!(foe.state.turn.progress, Progress::Running | Progress::Over);
        let plays_first = |it: &Snapshot| {
            let waits = it.state.turn.progress == Progress::Delayed;
            let is_due = waits || it.state.turn.progress == Progress::Ahead;
            it.id() != own.id() && is_due && (has_played || waits || place(it.id()) < place(foe.id()))
        };
        near().filter(|it| plays_first(it)).count() as i64
    };
    let his_blow = blow(scene, foe, own, (0, 0)).unwrap_or(0);
    // Who cannot walk until the own next turn does not get to where his side wants him in his.
    let kept = || {
        let is_free = !foe.is_immobilised() && foe.state.turn.progress != Progress::Over;
        let is_kept = is_free && goal::is_nearly_there(scene, foe);
        if is_kept { KEPT } else { 0 }
    };
    let suffers = |kind| foe.state.has(kind);
    match manoeuvre {
        Manoeuvre::Stun if suffers(EffectKind::Stunned) => 0,
        Manoeuvre::Blind if suffers(EffectKind::Blinded) => 0,
        Manoeuvre::Distract if suffers(EffectKind::Distracted) => 0,
        Manoeuvre::Stun => his_blow + gain(5) * strikers + kept(),
        Manoeuvre::KnockOver if foe.is_prone() => 0,
        // He gets up instead of striking, or strikes from the ground and is struck more easily: whatever costs him less.
        Manoeuvre::KnockOver => gain(5) * earlier_helpers() + his_blow.min(gain(5) * strikers),
        Manoeuvre::Blind => {
            let blind_blow = blow(scene, foe, own, (0, BLINDED)).unwrap_or(0);
            his_blow - blind_blow + gain(2) * strikers
        }
        Manoeuvre::Disarm => weapon_worth(scene, own, foe),
        Manoeuvre::Distract => gain(3) * helpers(),
        Manoeuvre::Push => {
            let points = manoeuvre::push_points(own.build.characteristics.strength);
            match pushed(scene, own, foe, from, points) {
                Pushed::Falls(dm) => {
                    let loss = i64::from(dm.div_ceil(FALL_DM)) * FALL_DIE;
                    let is_out = loss >= i64::from(foe.state.hit_points) * 1000;
                    loss + his_blow + if is_out { OUT } else { 0 }
                }
                Pushed::Stops(cell) => way::harm(scene, cell),
                Pushed::Cornered => gain(points) * helpers(),
                Pushed::Stays => 0,
            }
        }
        Manoeuvre::Block => kept(),
    }
}

/// Where a push ends.
enum Pushed {
    /// Over an edge, so many decimetres deep.
    Falls(u16),
    /// On a square.
    Stops(Cell),
    /// Where he is, with his back to something.
    Cornered,
    /// Where he is, because he is held fast.
    Stays,
}

/// Where a foe would end who is pushed from a square.
///
/// Rule: `PL-BRD-14`.
fn pushed(scene: &Scene, own: &Snapshot, foe: &Snapshot, from: Cell, points: i16) -> Pushed {
    let start = Footprint::new(from, own.body.size);
    let Some(towards) = start.gap(foe.place()).sector().filter(|_| !foe.is_immobilised()) else {
        return Pushed::Stays;
    };
    let others = scene.fighters.iter();
    let held: Vec<Footprint> = others
        .filter(|it| it.body.present && it.id() != foe.id() && it.id() != own.id())
        .map(Snapshot::place)
        .chain([start])
        .collect();
    let length = scene.squares(points.unsigned_abs()).min(250) as u8;
    let line = push_line(scene.board(), foe.place(), towards, length, &held);
    let free = line.iter().rev().find(|step| step.end == PushEnd::Free);
    match (line.last().map(|step| step.end), free) {
        (Some(PushEnd::Drop(dm)), _) => Pushed::Falls(dm),
        (_, Some(step)) => Pushed::Stops(step.cell),
        _ => Pushed::Cornered,
    }
}
