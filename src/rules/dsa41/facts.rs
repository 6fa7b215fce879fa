//! The book of facts in these rules: who stands where as the board sees it, and what is known of a pair already.

use std::sync::OnceLock;

use bevy::prelude::*;

use crate::battle::{Facts, Ground, Roster, SideId, Sides};
use crate::board::{CornerScale, FactBook, Figure, Measure, PairFacts, Posture, Scale};

use super::fighter::Size;
use super::place;
use super::round::Ranks;
use super::scene::{Scene, Snapshot};

/// How these rules read the board.
///
/// Rule: `BRD-02`, `BRD-18`.
pub(crate) const SCALE: Scale = Scale {
    measure: Measure::Round,
    corner: CornerScale::Hidden,
    cell_dm: 10,
};

/// What a scene knows of the board's facts.
#[derive(Default)]
pub struct SceneFacts<'a> {
    book: Option<&'a FactBook>,
    /// Everybody as he stands now, where the book is not up to date, as in the middle of a step.
    figures: OnceLock<Option<Vec<Figure>>>,
}

impl<'a> SceneFacts<'a> {
    /// What a battle has worked out already.
    pub(crate) fn of(facts: Option<&'a Facts>) -> Self {
        Self {
            book: facts.map(|facts| &facts.0),
            figures: OnceLock::new(),
        }
    }
}

impl<'a> Scene<'a> {
    /// The facts of two fighters where they are asked to stand: from the book of the battle where they stand so, else worked
    /// out for this question.
    ///
    /// Both must be fighters of the scene; one who is not counts as the first of them.
    #[allow(dead_code, reason = "the rules of light, cover and room ask it")]
    pub fn pair<'s>(&'s self, attacker: &Snapshot, target: &Snapshot) -> PairFacts<'s> {
        let numbers = [attacker, target].map(|fighter| self.number(fighter));
        let figures = [attacker, target].map(|fighter| figure(self.sides, fighter));
        match (self.facts.book, self.moved_figures()) {
            (Some(book), None) => book.pair_as(self.board(), numbers, figures),
            (_, Some(all)) => PairFacts::direct(self.board(), SCALE, all, numbers, figures),
            (None, None) => PairFacts::direct(self.board(), SCALE, &[], numbers, figures),
        }
    }

    /// Whether a blow of this reach can land between two fighters, where the book knows them so.
    pub(crate) fn known_melee_line(&self, one: &Snapshot, other: &Snapshot, reach: u16) -> Option<bool> {
        Some(self.known(one, other)?.has_melee_line(reach))
    }

    /// Whether a line of sight runs between two fighters, where the book knows them so.
    pub(crate) fn known_sight(&self, one: &Snapshot, other: &Snapshot) -> Option<bool> {
        Some(self.known(one, other)?.has_sight())
    }

    /// The page of two fighters if the book has both where they are; others may stand elsewhere by now.
    fn known<'s>(&'s self, one: &Snapshot, other: &Snapshot) -> Option<PairFacts<'s>> {
        let book = self
            .facts
            .book
            .filter(|book| book.version() == self.ground.changes.version())?;
        let place = |fighter: &Snapshot| {
            let number = self.number(fighter);
            let kept = book.figures().get(number)?;
            (kept.spot() == place::spot(&fighter.body)).then_some(number)
        };
        Some(book.pair(self.board(), place(one)?, place(other)?))
    }

    /// Everybody as he stands now, unless the book has it so.
    fn moved_figures(&self) -> Option<&[Figure]> {
        let version = self.ground.changes.version();
        let now = || self.fighters.iter().map(|fighter| figure(self.sides, fighter));
        let moved = self.facts.figures.get_or_init(|| {
            let is_up_to_date = self.facts.book.is_some_and(|book| book.is_of(version, now()));
            (!is_up_to_date).then(|| now().collect())
        });
        moved.as_deref()
    }

    fn number(&self, fighter: &Snapshot) -> usize {
        let found = self.fighters.binary_search_by_key(&fighter.id(), Snapshot::id);
        found.unwrap_or_default()
    }
}

/// A fighter as the board sees him.
pub(crate) fn figure(sides: &Sides, fighter: &Snapshot) -> Figure {
    let own = fighter.fighter.side;
    let mask = |is: &dyn Fn(SideId) -> bool| {
        let bits = sides.iter().filter(|(side, _)| is(*side));
        bits.fold(0, |mask, (side, _)| mask | 1 << (side.0 % 64))
    };
    let body = &fighter.body;
    Figure {
        place: place::footprint(body),
        size: body.size,
        altitude_dm: body.altitude_dm,
        facing: body.facing,
        is_omnidirectional: false,
        posture: if fighter.is_conscious() {
            body.posture
        } else {
            Posture::Lying
        },
        is_able: fighter.is_able(),
        is_tiny: fighter.build.size == Size::Tiny,
        is_present: body.present,
        mount: None,
        side: own.0,
        hostile: mask(&|side| sides.are_hostile(own, side)),
        allied: mask(&|side| sides.stance(own, side) == crate::battle::Stance::Allied),
    }
}

/// Brings the book of every battle in line with its fighters and its map.
///
/// On a plain map every line is free and nobody asks the book.
pub(super) fn keep_books(mut battles: Query<(&Roster, &Ranks, &Ground, &Sides, &mut Facts), Changed<Ranks>>) {
    for (roster, ranks, ground, sides, mut facts) in &mut battles {
        let laid_out = ranks.fighters();
        if ground.view().is_plain() || laid_out.len() != roster.len() {
            continue;
        }
        let figures = laid_out.iter().map(|fighter| figure(sides, fighter));
        facts
            .bypass_change_detection()
            .0
            .refresh(ground.changes.version(), figures);
    }
}
