//! What a spell costs of the spells of the day, and who can still pay it.

use crate::battle::{FighterId, Slot, WhyNot};

use super::super::round::Table;
use super::super::scene::Snapshot;
use super::super::{rule, why, word};
use super::magic::Left;
use super::{Book, Known};

/// What a spell costs.
///
/// Spells are paid for here and nowhere else: [`of`] says what one costs, [`is_left`] whether that can be paid, [`spend`] takes it. Another
/// price, such as spell points (`D20-SP-05`), is another variant of this enum; what is left of it belongs to `Magic` beside `left`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Price {
    /// One of those that are left, by its place in [`Left`].
    Slot(usize),
}

impl Left {
    /// All spells of a day. Casters who prepare them share the spells of each level out among those that they have prepared, one after the
    /// other as the record names them; the notes name only which ones are prepared.
    ///
    /// Rule: `D20-MAG-12`.
    pub(crate) fn fresh(book: &Book) -> Self {
        if book.is_from_memory {
            return Self(book.slots.iter().copied().collect());
        }
        let mut left: Self = Self(std::iter::repeat_n(0, book.spells.len()).collect());
        for (level, slots) in (0u8..).zip(&book.slots) {
            let prepared = book.places(|known| known.level == level && known.is_prepared);
            for place in prepared.iter().cycle().take(usize::from(*slots)) {
                left.0[*place] += 1;
            }
        }
        left
    }

    fn of(&self, place: usize) -> u8 {
        self.0.get(place).copied().unwrap_or(0)
    }
}

/// What a spell costs somebody now; none where nothing is left for it. A spell that need not be prepared takes the place of another one of
/// its level: of the one of which most are left.
///
/// Rule: `D20-MAG-12`.
fn of(own: &Snapshot, slot: Slot) -> Option<Price> {
    let book = own.build.book.as_ref()?;
    let known = book.spell(slot)?;
    let left = &own.magic.left;
    let paid_by = |place: usize| (left.of(place) > 0).then_some(Price::Slot(place));
    if book.is_from_memory {
        return paid_by(usize::from(known.level));
    }
    let own_place = paid_by(usize::from(slot.0));
    let in_place = || {
        let others = book.places(|other| other.level == known.level && other.is_prepared);
        let most = others
            .into_iter()
            .max_by_key(|place| (left.of(*place), std::cmp::Reverse(*place)));
        most.and_then(paid_by)
    };
    own_place.or_else(|| known.is_spontaneous.then(in_place).flatten())
}

/// Whether somebody can still pay for a spell.
///
/// Rule: `D20-MAG-12`.
///
/// # Errors
///
/// Why not.
pub(super) fn is_left(own: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    match of(own, slot) {
        Some(_) => Ok(()),
        None => Err(why::spell_gone(rule::D20_MAG_12)),
    }
}

/// Takes what a spell costs; it is gone even if the spell fails.
///
/// Rule: `D20-MAG-12`, `D20-MAG-03`.
pub(super) fn spend(table: &mut Table, id: FighterId, slot: Slot) {
    let Some(Price::Slot(place)) = of(table.snapshot(id), slot) else {
        return;
    };
    let before = total(table.snapshot(id)).map_or(0, |(left, _)| left);
    if let Some(count) = table.fighter(id).magic.left.0.get_mut(place) {
        *count -= 1;
        table.changed(id, word::SPELLS, before, before - 1, rule::D20_MAG_12);
    }
}

/// Spells that are left of the day, and all of the day.
///
/// Rule: `D20-MAG-12`.
pub(crate) fn total(own: &Snapshot) -> Option<(i16, i16)> {
    let book = own.build.book.as_ref()?;
    let sum = |left: &Left| left.0.iter().map(|count| i16::from(*count)).sum();
    Some((sum(&own.magic.left), sum(&Left::fresh(book))))
}

impl Book {
    /// The places of some spells.
    fn places(&self, is_meant: impl Fn(&Known) -> bool) -> Vec<usize> {
        let spells = self.spells.iter().enumerate();
        spells
            .filter(|(_, known)| is_meant(known))
            .map(|(place, _)| place)
            .collect()
    }
}
