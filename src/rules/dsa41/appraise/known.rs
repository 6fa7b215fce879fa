//! What a side knows of a fight. The judgement takes its knowledge from here and from nowhere else, so that what a side
//! cannot see stays a secret from it.

use crate::battle::{Choice, Coming, Memory, Question};
use crate::board::{Cell, Facing, Footprint, Prize, Prizes, Reach, Spot, Towards};

use super::super::exchange::attack::Blow;
use super::super::exchange::defence::{self, Means};
use super::super::exchange::tally::Sum;
use super::super::legal;
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::terrain::moves::{self, Detour};
use super::super::terrain::{place, situation};
use super::{HALF_SQUARE, hope};

/// A fight as one side knows it.
pub(super) struct Known<'s, 'a> {
    /// The own side, and of the others those whom one of it sees.
    pub(super) seen: Scene<'s>,
    /// Everybody; it answers only what the game tells every player: which answers are allowed.
    whole: &'s Scene<'a>,
    /// The round.
    pub(super) round: u16,
    /// What the map will do, as it was announced.
    pub(super) coming: Vec<Coming>,
}

impl<'s, 'a> Known<'s, 'a> {
    /// What the side of a fighter sees.
    pub(super) fn of(whole: &'s Scene<'a>, own: &Snapshot, round: u16) -> Self {
        let coming = whole.ground.coming(round);
        if let Some(view) = whole.side_view() {
            let seen = Scene {
                fighters: Fighters::Seen(whole.fighters.to_vec(), view),
                sides: whole.sides,
                ground: whole.ground,
                round: whole.round,
                facts: whole.facts,
            };
            return Self {
                seen,
                whole,
                round,
                coming,
            };
        }
        let is_seen = |other: &&Snapshot| {
            other.fighter.side == own.fighter.side
                || eyes(whole, own).any(|eye| sees_fighter(whole, eye, other))
        };
        // Mostly everybody is in sight of somebody, by day on bare ground for sure, and then nobody need be copied.
        let is_clear = whole.board().is_plain() && whole.board().is_day();
        let is_whole = is_clear || whole.fighters.iter().all(|other| is_seen(&other));
        let seen = Scene {
            fighters: if is_whole {
                Fighters::Shared(&whole.fighters)
            } else {
                Fighters::Own(whole.fighters.iter().filter(is_seen).cloned().collect())
            },
            sides: whole.sides,
            ground: whole.ground,
            round: whole.round,
            facts: whole.facts,
        };
        Self {
            seen,
            whole,
            round,
            coming,
        }
    }

    /// Whether somebody of a fighter's side sees a cell.
    pub(super) fn is_in_sight(&self, own: &Snapshot, cell: Cell) -> bool {
        match self.seen.side_view() {
            Some(view) => view.sees_cell(cell),
            None => eyes(&self.seen, own).any(|eye| sees(&self.seen, eye, Footprint::single(cell))),
        }
    }

    /// What the side remembers of a cell, where there are secrets: where it has never been it looks first, then where it was
    /// longest ago.
    pub(super) fn memory(&self, cell: Cell) -> Memory {
        let view = self.seen.side_view();
        view.map_or(Memory::Never, |view| view.memory(cell))
    }

    /// Whether an answer is allowed.
    pub(super) fn allows(&self, question: Question, own: &Snapshot, choice: &Choice) -> bool {
        legal::judge(self.whole, Some(question), own.id(), choice).is_ok()
    }

    /// The next move of somebody who has lost heart: it is the only one that he is offered, whoever stands unseen on the way.
    ///
    /// Rule: `MRL-02`.
    pub(super) fn flee(&self, own: &Snapshot) -> Option<(Choice, i64)> {
        hope::flee(self.whole, own)
    }

    /// Everything that a fighter can get to with so many half squares, fire left out.
    pub(super) fn survey(&self, own: &Snapshot, half: u16) -> Reach {
        moves::survey(self.whole, own, half, Detour::Fire)
    }

    /// The cheapest place at the edge of the map to get to with so many half squares that is fit for something, fire left out.
    pub(super) fn nearest_edge(
        &self,
        own: &Snapshot,
        half: u16,
        is_fit: impl Fn(Cell) -> bool,
    ) -> Option<(Reach, Cell)> {
        moves::nearest(self.whole, own, half, Towards::Edge, is_fit)
    }

    /// The ways with so many half squares to those of some prizes that they leave worth most.
    pub(super) fn seek(&self, own: &Snapshot, half: u16, detour: Detour, prizes: &[Prize]) -> Reach {
        let prizes = Prizes {
            all: prizes,
            per_half: HALF_SQUARE,
        };
        moves::seek(self.whole, own, half, detour, prizes)
    }

    /// The directions in which a fighter may take a step.
    pub(super) fn open_steps(&self, own: &Snapshot) -> impl Iterator<Item = Facing> {
        // In the saddle nobody takes a step (MNT-09).
        let is_on_foot = own.body.mount.is_none();
        place::open_steps(self.whole, own).filter(move |_| is_on_foot)
    }

    /// The value of a defence and the cells that it may end on; none where it is not allowed.
    pub(super) fn defence(
        &self,
        own: &Snapshot,
        attacker: &Snapshot,
        blow: Blow,
        means: Means,
    ) -> Option<(i16, Vec<Cell>)> {
        let found = defence::defence::<Sum>(self.whole, own, attacker, blow, means).ok()?;
        Some((found.ledger.0, found.cells.to_vec()))
    }
}

/// Those who look out for a side: the fighter himself, who is likely to see most of what matters to him, then his friends.
fn eyes<'s>(scene: &'s Scene, own: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let is_friend = |other: &&Snapshot| {
        other.id() != own.id() && other.fighter.side == own.fighter.side && other.is_conscious()
    };
    let friends = scene.fighters.iter().filter(is_friend);
    scene.get(own.id()).into_iter().chain(friends)
}

fn sees_fighter(scene: &Scene, eye: &Snapshot, other: &Snapshot) -> bool {
    scene
        .known_sight(eye, other)
        .unwrap_or_else(|| sees(scene, eye, place::footprint(&other.body)))
}

fn sees(scene: &Scene, eye: &Snapshot, place: Footprint) -> bool {
    let from = Spot::on_floor(place::footprint(&eye.body));
    situation::light::sees(scene, from, Spot::on_floor(place))
}
