//! What holds are worth, and what the unarmed do besides the harm: keeping a hold, and getting out of one.

use crate::battle::{Choice, Slot, Term};

use super::super::exchange::attack::Blow;
use super::super::exchange::damage;
use super::super::exchange::value::Attribute;
use super::super::fighter::Arm;
use super::super::manoeuvre::{self, Bare, Clasp, Form};
use super::super::predict::forecast::freeing;
use super::super::round::{attribute_ledger, clinch_check};
use super::super::scene::{Scene, Snapshot};
use super::super::{legal, word};
use super::blow::{self, FACES};
use super::manoeuvre::FALLEN;
use super::{BREATH, INITIATIVE, OUT, POINT, act};

/// What it is worth that a foe is held: he stays where he is, and strikes badly.
const HELD: i64 = POINT;
/// A point of malus on the next action of a foe, or of bonus on the own.
const EDGE: i64 = 150;
/// The mean of a die, doubled.
const TWICE_A_DIE: i64 = 7;

/// Keeping the hold on somebody, and getting out of the one that oneself is in.
///
/// Rule: `MAN-U-HOLDS`.
pub(super) fn answers(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut found = Vec::new();
    if let Some(clasp) = manoeuvre::clasp_by(scene, own.id()).filter(|clasp| !clasp.is_kept()) {
        let kept = scene.get(clasp.held).map_or(0, |held| in_a_round(held, &clasp));
        found.push((act(word::KEEP_HOLD), kept));
    }
    let Some(clasp) = manoeuvre::clasp(scene, own.id()) else {
        return found;
    };
    let freedom = HELD + in_a_round(own, &clasp);
    for (free, by_strength) in [(word::BREAK_FREE, true), (word::WREST_FREE, false)] {
        let value = clinch_check(scene, own, by_strength).map(|ledger| ledger.value());
        found.extend(value.map(|value| (act(free), freedom * blow::faces(value) / FACES)));
    }
    if let Some(holder) = scene.get(clasp.holder) {
        found.extend(by_attack(scene, own, holder, freedom));
    }
    found
}

/// The likelier way out of what pins somebody down, or out of the grip of a creature, with what it is worth to try; none for whom nothing
/// holds, or a person does.
///
/// Rule: `MAN-FESTNAGELN`, `CRE-07`.
pub(super) fn freedom(scene: &Scene, own: &Snapshot) -> Option<(Term, i64)> {
    if own.condition.held_by.is_none() || manoeuvre::clasp(scene, own.id()).is_some() {
        return None;
    }
    let ways = [
        (word::BREAK_FREE, Attribute::Kk),
        (word::SLIP_FREE, Attribute::Ge),
    ];
    let is_pinned = manoeuvre::pinned(scene, own.id()).is_some();
    let open = ways
        .into_iter()
        .filter(|(way, _)| !is_pinned || *way == word::BREAK_FREE);
    let tried = open.filter_map(|(way, which)| {
        let (which, asked) = freeing(scene, own, which)?;
        let passes = blow::faces(attribute_ledger(own, which, asked).value());
        Some((way, FREE * passes / FACES))
    });
    // Of ways that are as likely strength comes first.
    tried.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// What it is worth to be free again: to stand where one likes, and strike as one can.
const FREE: i64 = 6 * POINT;

/// Getting free by an attack.
fn by_attack(scene: &Scene, own: &Snapshot, holder: &Snapshot, freedom: i64) -> Vec<(Choice, i64)> {
    let attempt = |(slot, arm): (usize, &Arm)| {
        let tried = Blow {
            form: Form::Bare(Bare::GetFree, 0),
            ..Blow::plain(slot as u8)
        };
        legal::may_manoeuvre(scene, own, holder, arm, tried).ok()?;
        let hits = blow::hit(scene, own, holder, arm, tried);
        let wards = blow::ward_against(scene, holder, own, tried);
        let choice = Choice::Attack {
            target: holder.id(),
            with: Slot(slot as u8),
            manoeuvre: word::GET_FREE,
            stakes: Vec::new(),
        };
        Some((choice, freedom * hits * (FACES - wards) / (FACES * FACES)))
    };
    own.all_arms().filter_map(attempt).collect()
}

/// What a hold does to its victim in a round.
fn in_a_round(held: &Snapshot, clasp: &Clasp) -> i64 {
    HELD + clasp
        .grasp
        .points(clasp.rounds)
        .map_or(0, |more| squeezed(held, i64::from(more)))
}

/// The worth of a die of endurance and so many points more that no parry stops.
fn squeezed(held: &Snapshot, more: i64) -> i64 {
    let through = (TWICE_A_DIE + 2 * more) / 2 - i64::from(held.build.armour.value());
    let through = through.max(0);
    let is_out = i64::from(held.endurance.now) <= through && held.endurance.max > 0 && through > 0;
    through * (BREATH + POINT / 2) + if is_out { OUT } else { 0 }
}

/// The worth of what a blow of the unarmed does besides the harm, or instead of it, with so many hit points in the mean.
///
/// Rule: `UNA-08`, `MAN-U-HOLDS`, `MAN-SCHMUTZIG`.
pub(super) fn effect(target: &Snapshot, (kind, points): (Bare, i16), mean: i16) -> i64 {
    let form = Form::Bare(kind, points);
    let more = if form.effect() == Some(word::STUNS) {
        points
    } else {
        0
    };
    let through = mean + more - target.build.armour.value();
    let fails = || match manoeuvre::check_of(form, target, 0) {
        Some((which, asked)) => FACES - blow::faces(attribute_ledger(target, which, asked).value()),
        None => FACES,
    };
    let is_hard = damage::is_hard(through, &target.build);
    match kind {
        Bare::DirtyTrick => TWICE_A_DIE * INITIATIVE / 2,
        Bare::BreathTrick => TWICE_A_DIE * BREATH / 2,
        Bare::Hold => i64::from(points) * EDGE,
        Bare::TakeDown | Bare::TakeDownAhead => TWICE_A_DIE * INITIATIVE / 2 + i64::from(points) * EDGE,
        Bare::LegSweep => fails() * (FALLEN + TWICE_A_DIE * INITIATIVE) / FACES,
        Bare::Throw => FALLEN + TWICE_A_DIE * INITIATIVE,
        Bare::Knee if is_hard => OUT / 2,
        Bare::Haymaker if is_hard => fails() * OUT / FACES,
        Bare::Grip | Bare::Clinch => 2 * HELD + i64::from(points) * EDGE,
        // It begins to tell in the next round.
        Bare::Headlock | Bare::Choke => kind
            .grasp()
            .and_then(|grasp| grasp.points(0))
            .map_or(0, |more| HELD + squeezed(target, i64::from(more))),
        _ => 0,
    }
}
