//! The book of facts in these rules: who stands where as the board sees it, and what is known of a pair already.

use crate::battle::{Facts, Ground, SideId, Sides, Stance};
use crate::board::{CornerScale, Figure, Measure, PairFacts, Posture, Scale};

use super::super::CELL_DM;
use super::super::fighter::Size;
use super::super::scene::{Scene, Snapshot};
use super::place;

/// How these rules read the board.
///
/// Rule: `BRD-02`, `BRD-18`.
pub(crate) const SCALE: Scale = Scale {
    measure: Measure::Round,
    corner: CornerScale::Hidden,
    cell_dm: CELL_DM,
};

impl Scene<'_> {
    /// Whether a blow of this reach can land between two fighters, where the book knows them so.
    pub(crate) fn known_melee_line(&self, one: &Snapshot, other: &Snapshot, reach: u16) -> Option<bool> {
        Some(self.known(one, other)?.has_melee_line(reach))
    }

    /// Whether a line of sight runs between two fighters, where the book knows them so.
    pub(crate) fn known_sight(&self, one: &Snapshot, other: &Snapshot) -> Option<bool> {
        Some(self.known(one, other)?.has_sight())
    }

    /// Whether something low lies between two fighters, where the book knows them so.
    pub(crate) fn known_low_thing(&self, one: &Snapshot, other: &Snapshot) -> Option<bool> {
        Some(self.known(one, other)?.has_low_thing())
    }

    /// The page of two fighters if the book has both where they are; others may stand elsewhere by now.
    fn known<'s>(&'s self, one: &Snapshot, other: &Snapshot) -> Option<PairFacts<'s>> {
        let (book, roster) = self.facts.0?;
        let place = |fighter: &Snapshot| {
            let number = roster.place(fighter.id())?;
            let kept = book.figures().get(number)?;
            (kept.place == place::footprint(&fighter.body)).then_some(number)
        };
        let is_now = book.version() == self.ground.changes.version();
        let (one, other) = (place(one).filter(|_| is_now)?, place(other)?);
        Some(book.pair(self.board(), one, other))
    }
}

/// A fighter as the board sees him.
pub(crate) fn figure(sides: &Sides, fighter: &Snapshot) -> Figure {
    let own = fighter.fighter.side;
    let mask = |is: &dyn Fn(SideId) -> bool| {
        let bits = sides.iter().filter(|(side, _)| is(*side));
        bits.fold(0, |mask, (side, _)| mask | 1 << (side.0 % 64))
    };
    let unposed = Figure {
        is_tiny: fighter.build.size == Size::Tiny,
        hostile: mask(&|side| sides.are_hostile(own, side)),
        allied: mask(&|side| sides.stance(own, side) == Stance::Allied),
        ..Figure::standing(place::footprint(&fighter.body), fighter.body.facing, own.0)
    };
    posed(unposed, fighter)
}

/// The figure of a fighter with everything that a fight changes of it as it is now.
fn posed(figure: Figure, fighter: &Snapshot) -> Figure {
    let body = &fighter.body;
    let posture = if fighter.is_conscious() {
        body.posture
    } else {
        Posture::Lying
    };
    Figure {
        place: place::footprint(body),
        size: body.size,
        altitude_dm: body.altitude_dm,
        facing: body.facing,
        posture,
        is_able: fighter.is_able(),
        is_present: body.present,
        ..figure
    }
}

/// Brings the book of a battle in line with its map and with those of its fighters who may have changed, each with his place.
pub(crate) fn keep_book<'f>(
    fighters: &'f [Snapshot],
    changed: impl Iterator<Item = (usize, &'f Snapshot)>,
    (ground, sides): (&Ground, &Sides),
    facts: &mut Facts,
) {
    let book = &mut facts.0;
    let version = ground.changes.version();
    let number = |rider: &Snapshot| {
        let mount = rider.body.mount?;
        let place = fighters.iter().position(|it| it.id() == mount)?;
        u16::try_from(place).ok()
    };
    let seated = |figure: Figure, fighter: &Snapshot| Figure {
        mount: number(fighter),
        ..figure
    };
    let figures = || {
        fighters
            .iter()
            .map(|fighter| seated(figure(sides, fighter), fighter))
    };
    if book.version() != version || book.figures().len() != fighters.len() {
        book.refresh(version, figures());
    } else {
        for (place, fighter) in changed {
            book.change(place, seated(posed(book.figures()[place], fighter), fighter));
        }
    }
    debug_assert!(
        book.is_of(version, figures()),
        "the book of facts has somebody otherwise than he is"
    );
}
