//! Whom nobody sees: eyes look whenever something has moved, those who hide are found, and what is unseen stops a mover.

use super::{LaidOut, footprint};
use crate::battle::{
    BattleEvent, Body, Fighter, FighterId, Happening, INTERRUPT, Onlooker, SideId, SightChange, SightLimits,
    Term,
};
use crate::board::{Cell, Footprint, Glow};

/// What a rule system says of eyes.
pub(crate) trait Lurking: LaidOut {
    /// How far one sees in each light.
    const LIMITS: SightLimits;

    /// What a mover is said to give up who is stopped.
    const WALK: Term;

    /// A side loses somebody from sight: what he is like now it remembers.
    fn lose_sight(&mut self, side: SideId, fighter: FighterId);

    /// Whether a fighter is awake and sees.
    fn has_eyes(&self, id: FighterId) -> bool;

    /// The lights that burn, where they are now.
    fn glows(&self) -> Vec<Glow>;
}

/// Notes who could not see what of the last entry of the log, and looks around where something has changed.
///
/// Rule: `BD-VIS-04`, `BD-VIS-05`.
#[cold]
pub(crate) fn note<T: Lurking>(table: &mut T) {
    let (secrets, _, log) = table.eyes_mut();
    let Some(last) = log.entries().last() else {
        return;
    };
    let veil = secrets.veil(&last.happening);
    log.veil(veil);
    let changes = look(table);
    let (.., log) = table.eyes_mut();
    for change in changes.iter().filter(|change| !change.seen) {
        // Whoever steps out of sight is not seen to arrive.
        if let Some((last, veil)) = log.last_veil()
            && matches!(last.happening, Happening::Moved { .. })
        {
            veil.hide(change.fighter, change.side);
        }
    }
    tell_sight(table, changes);
}

/// Looks around before time goes on, and where somebody has shown himself after all that is told of his deed: what came into sight in one
/// phase is not told in the next one that somebody unseen acts in.
///
/// Rule: `BD-VIS-05`.
pub(crate) fn look_around<T: Lurking>(table: &mut T) {
    if table.secrets().are_kept() {
        let changes = look(table);
        tell_sight(table, changes);
    }
}

/// Looks with all eyes; answers who came into sight and who left it.
fn look<T: Lurking>(table: &mut T) -> Vec<SightChange> {
    let (all, glows) = (onlookers(table), table.glows());
    let round = table.clock().round;
    let (secrets, ground, _) = table.eyes_mut();
    let changes = secrets.look(ground, round, all, (&T::LIMITS, glows));
    for change in changes.iter().filter(|change| !change.seen) {
        table.lose_sight(change.side, change.fighter);
    }
    changes
}

fn tell_sight<T: Lurking>(table: &mut T, changes: Vec<SightChange>) {
    let (battle, clock) = (table.battle(), *table.clock());
    let (secrets, _, log) = table.eyes_mut();
    for change in changes {
        let happening = change.happening();
        let veil = secrets.veil(&happening);
        log.write(BattleEvent {
            battle,
            round: clock.round,
            phase: clock.phase,
            happening,
        });
        log.veil(veil);
    }
}

/// All fighters as far as sight is concerned, in ascending order of their ids.
fn onlookers(table: &impl Lurking) -> Vec<Onlooker> {
    let onlooker = |(fighter, body): (Fighter, Body)| Onlooker {
        id: fighter.id,
        side: fighter.side,
        body,
        sees: table.has_eyes(fighter.id),
    };
    table.bodies().into_iter().map(onlooker).collect()
}

/// A mover sets out: what his side has seen so far stops him no more.
pub(crate) fn set_out(table: &mut impl LaidOut, id: FighterId) {
    if table.secrets().are_kept() {
        let side = table.side(id);
        table.eyes_mut().0.take_spotted(side);
    }
}

/// Whether a mover stops where he is: he has come into sight of a foe, or onto one who hides.
///
/// Rule: `BD-MOV-05`.
pub(crate) fn stops<T: Lurking>(table: &mut T, id: FighterId) -> bool {
    if !table.secrets().are_kept() {
        return false;
    }
    let (side, at) = (table.side(id), table.body(id).at);
    let stumbled = unseen_on(table, id, at);
    for other in &stumbled {
        meet(table, id, *other);
    }
    let spotted = table.eyes_mut().0.take_spotted(side);
    let is_foe = |other: &FighterId| table.sides().are_hostile(side, table.side(*other));
    let is_stopped = !stumbled.is_empty() || spotted.iter().any(is_foe);
    if is_stopped {
        interrupted(table, id);
    }
    is_stopped
}

/// Whether a mover runs into a body that he did not see, on the square that he wants to enter next.
///
/// Rule: `BD-MOV-05`, `BD-VIS-06`.
pub(crate) fn bump<T: Lurking>(table: &mut T, id: FighterId, next: Option<Cell>) -> bool {
    let Some(next) = next.filter(|_| table.secrets().are_kept()) else {
        return false;
    };
    let met = unseen_on(table, id, next);
    for other in &met {
        meet(table, id, *other);
    }
    if !met.is_empty() {
        interrupted(table, id);
    }
    !met.is_empty()
}

/// Whoever is driven against a body that his side or that of the pusher does not see runs into it; both sides know of it then.
///
/// Rule: `BD-MOV-05`, `BD-MOV-06`.
pub(crate) fn drive_into<T: Lurking>(table: &mut T, (id, by): (FighterId, FighterId), next: Cell) {
    if !table.secrets().are_kept() {
        return;
    }
    let there = Footprint::new(next, table.body(id).size);
    let mut is_met = false;
    for driven in [id, by] {
        for other in unseen_in(table, table.side(driven), there) {
            meet(table, driven, other);
            is_met = true;
        }
    }
    if is_met {
        interrupted(table, id);
    }
}

fn interrupted<T: Lurking>(table: &mut T, id: FighterId) {
    table.write(Happening::Forgone {
        fighter: id,
        what: T::WALK,
        rule: Some(INTERRUPT),
    });
}

/// Those whom a fighter's side does not see and whom he would touch with his north-west cell here.
fn unseen_on(table: &impl LaidOut, id: FighterId, at: Cell) -> Vec<FighterId> {
    unseen_in(table, table.side(id), Footprint::new(at, table.body(id).size))
}

/// Those whom a side does not see and whom a body in a place would touch.
fn unseen_in(table: &impl LaidOut, side: SideId, there: Footprint) -> Vec<FighterId> {
    let all = table.bodies().into_iter();
    let met = all.filter(|(other, body)| {
        body.present
            && !table.secrets().sees(side, other.id)
            && footprint(body).cells().any(|cell| there.contains(cell))
    });
    met.map(|(other, _)| other.id).collect()
}

/// Two who touch know of each other.
fn meet(table: &mut impl LaidOut, one: FighterId, other: FighterId) {
    let (first, second) = (table.side(one), table.side(other));
    let secrets = table.eyes_mut().0;
    secrets.find(first, other);
    secrets.find(second, one);
}

/// Whether a side knows where a fighter is: it sees him.
#[inline]
pub(crate) fn is_aware(table: &impl LaidOut, side: SideId, of: FighterId) -> bool {
    !table.secrets().are_kept() || table.secrets().sees(side, of)
}

/// Whoever strikes at somebody has shown himself to him.
pub(crate) fn give_away(table: &mut impl LaidOut, id: FighterId, target: FighterId) {
    if table.secrets().are_kept() {
        meet(table, id, target);
    }
}

/// The foes to whom a fighter is hidden though they have his place in view, each with his side; nobody where he does not hide.
pub(crate) fn watchers(table: &impl LaidOut, id: FighterId) -> Vec<(FighterId, SideId)> {
    let secrets = table.secrets();
    if !secrets.hides(id) {
        return Vec::new();
    }
    let (side, place) = (table.side(id), footprint(table.body(id)));
    let all = table.bodies().into_iter();
    let foes = all.filter(|(foe, _)| {
        table.sides().are_hostile(side, foe.side)
            && secrets.is_hidden_from(foe.side, id)
            && secrets.has_in_view(foe.id, place)
    });
    foes.map(|(foe, _)| (foe.id, foe.side)).collect()
}
