//! What a spell costs of the spells of the day or of spell points, and who can still pay it.

use crate::battle::{FighterId, Happening, Ledger, Points, RuleId, Slot, Term, WhyNot};

use super::super::round::Table;
use super::super::scene::Snapshot;
use super::super::{rule, why, word};
use super::magic::Left;
use super::magic_item::{self, MagicItem};
use super::overspend::{self, Burden};
use super::points::Pool;
use super::{Book, Known};

/// What a spell costs.
///
/// Spells are paid for here and nowhere else: [`of`] says what one costs, [`is_left`] whether that can be paid, [`spend`] takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Price {
    /// One of those that are left, by its place in [`Left`].
    Slot(usize),
    /// One of the spells of level 0 (`D20-SP-06`).
    Free,
    /// So many spell points (`D20-SP-05`).
    Points(u16),
    /// A use of the thing that holds it.
    Use(MagicItem),
}

impl Left {
    /// All spells of a day. Casters who prepare them share the spells of each level out among those that they have prepared, one after the
    /// other as the record names them; the notes name only which ones are prepared. Paid with points, each prepared one can be cast as
    /// often as the points allow, but no more different ones of a level are prepared than the class table has slots.
    ///
    /// Rule: `D20-MAG-12`, `D20-SP-07`.
    pub(crate) fn fresh(book: &Book) -> Self {
        if book.is_from_memory {
            return Self(book.slots.iter().copied().collect());
        }
        let mut left: Self = Self(std::iter::repeat_n(0, book.spells.len()).collect());
        if book.pool.is_some() {
            for (level, most) in (0u8..).zip(&book.stock.different) {
                let prepared = book.places(|known| known.base_level == level && known.is_prepared);
                let mut different = 0;
                for place in prepared {
                    // The same spell with more dice is not another one.
                    different += u8::from(book.spells[place].more_dice == 0);
                    left.0[place] = u8::from(different <= *most);
                }
            }
            return left;
        }
        for (level, slots) in (0u8..).zip(&book.slots) {
            let prepared = book.places(|known| known.effective() == level && known.is_prepared);
            for place in prepared.iter().cycle().take(usize::from(*slots)) {
                left.0[*place] += 1;
            }
        }
        left
    }

    pub(super) fn of(&self, place: usize) -> u8 {
        self.0.get(place).copied().unwrap_or(0)
    }
}

/// What a spell costs somebody now; none where nothing is left for it. A spell that need not be prepared takes the place of another one of
/// its level: of the one of which most are left.
///
/// Rule: `D20-MAG-12`, `D20-SP-05` to `D20-SP-09`.
///
/// # Errors
///
/// Why it cannot be paid.
pub(crate) fn of(own: &Snapshot, slot: Slot) -> Result<Price, WhyNot> {
    let gone = || why::spell_gone(rule::D20_MAG_12);
    let book = own.build.book.as_ref().ok_or_else(gone)?;
    let known = book.spell(slot).ok_or_else(gone)?;
    if let Some(item) = known.item {
        let is_left = magic_item::left(own, item) > 0;
        return is_left
            .then_some(Price::Use(item))
            .ok_or_else(|| why::used_up(item.kind.rule()));
    }
    let left = &own.magic.left;
    if let Some(pool) = &book.pool {
        return with_points(own, (book, pool), (slot, known));
    }
    let paid_by = |place: usize| (left.of(place) > 0).then_some(Price::Slot(place));
    if book.is_from_memory {
        return paid_by(usize::from(known.effective())).ok_or_else(gone);
    }
    let own_place = paid_by(usize::from(slot.0));
    let in_place = || {
        let others = book.places(|other| other.effective() == known.level && other.is_prepared);
        let most = others
            .into_iter()
            .max_by_key(|place| (left.of(*place), std::cmp::Reverse(*place)));
        most.and_then(paid_by)
    };
    let found = own_place.or_else(|| known.is_spontaneous.then(in_place).flatten());
    found.ok_or_else(gone)
}

/// What a spell costs somebody who pays with points. One that need not be prepared asks for another one of its level that is.
///
/// Rule: `D20-SP-05` to `D20-SP-09`, `D20-OVR-05`.
fn with_points(
    own: &Snapshot,
    (book, pool): (&Book, &Pool),
    (slot, known): (Slot, &Known),
) -> Result<Price, WhyNot> {
    let magic = &own.magic;
    let is_ready = |place: usize| magic.left.of(place) > 0;
    let in_place = || {
        let others = book.places(|other| other.level == known.level);
        known.is_spontaneous && others.into_iter().any(is_ready)
    };
    if !book.is_from_memory && !is_ready(usize::from(slot.0)) && !in_place() {
        return Err(why::not_prepared(rule::D20_SP_07));
    }
    if known.effective() == 0 {
        return match magic.free {
            0 => Err(why::spell_gone(rule::D20_SP_06)),
            _ => Ok(Price::Free),
        };
    }
    let cost = book.price(pool, known).value().max(0) as u16;
    let is_enough = cost <= magic.points || pool.may_lack;
    match is_enough {
        true => Ok(Price::Points(cost)),
        false => Err(why::too_few_points(
            rule::D20_SP_09,
            cost as i16,
            magic.points as i16,
        )),
    }
}

/// Whether somebody can still pay for a spell.
///
/// Rule: `D20-MAG-12`, `D20-SP-09`.
///
/// # Errors
///
/// Why not.
pub(super) fn is_left(own: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    of(own, slot).map(|_| ())
}

/// Takes what a spell costs, which is gone even if the spell fails; what it lays upon its caster.
///
/// Rule: `D20-MAG-12`, `D20-MAG-03`, `D20-SP-05`, `D20-OVR-01`.
pub(super) fn spend(table: &mut Table, id: FighterId, slot: Slot) -> Burden {
    let own = table.snapshot(id);
    let Ok(price) = of(own, slot) else {
        return Burden::default();
    };
    match price {
        Price::Slot(place) => {
            let before = total(own).map_or(0, |(left, _)| left);
            if let Some(count) = table.fighter(id).magic.left.0.get_mut(place) {
                *count -= 1;
                table.changed(id, word::SPELLS, before, before - 1, rule::D20_MAG_12);
            }
            Burden::default()
        }
        Price::Use(item) => {
            magic_item::use_up(table, id, item);
            Burden::default()
        }
        Price::Free => {
            let before = i16::from(own.magic.free);
            table.fighter(id).magic.free -= 1;
            table.changed(id, word::CANTRIPS, before, before - 1, rule::D20_SP_06);
            Burden::default()
        }
        Price::Points(cost) => {
            let burden = overspend::burden(own, price);
            let before = own.magic.points;
            let magic = &mut table.fighter(id).magic;
            magic.points = magic.points.saturating_sub(cost);
            magic.committed += cost;
            let after = magic.points;
            tell_price(table, id, slot);
            table.changed(
                id,
                word::SPELL_POINTS,
                before as i16,
                after as i16,
                rule::D20_SP_01,
            );
            burden
        }
    }
}

/// Says what a spell costs, and why.
///
/// Rule: `D20-SP-05`, `D20-SP-12`, `D20-MET-02`, `D20-MET-04`.
fn tell_price(table: &mut Table, id: FighterId, slot: Slot) {
    let own = table.snapshot(id);
    let Some(book) = &own.build.book else { return };
    let Some((known, pool)) = book.spell(slot).zip(book.pool.as_ref()) else {
        return;
    };
    let ledger = book.price(pool, known);
    let by = ledger.source.unwrap_or(rule::D20_SP_05);
    table.write(Happening::Rolled {
        fighter: id,
        what: word::PRICE,
        points: Box::new(Points::weighed(by, ledger)),
    });
}

/// Spells that are left of the day, and all of the day; none where points pay for them.
///
/// Rule: `D20-MAG-12`.
pub(crate) fn total(own: &Snapshot) -> Option<(i16, i16)> {
    let book = own.build.book.as_ref();
    let book = book.filter(|book| book.casts && book.pool.is_none())?;
    let sum = |left: &Left| left.0.iter().map(|count| i16::from(*count)).sum();
    Some((sum(&own.magic.left), sum(&Left::fresh(book))))
}

/// What somebody has left of spell points and spells of level 0, each with its word, its rule and the most of it.
///
/// Rule: `D20-SP-01`, `D20-SP-06`.
pub(crate) fn stores(own: &Snapshot) -> Vec<(Term, Ledger, i16)> {
    let Some(book) = &own.build.book else {
        return Vec::new();
    };
    let Some(pool) = &book.pool else { return Vec::new() };
    let of = |by: RuleId, left: u16| Ledger::new(by, left as i16);
    let points = (
        word::SPELL_POINTS,
        of(rule::D20_SP_01, own.magic.points),
        pool.most() as i16,
    );
    let free = (
        word::CANTRIPS,
        of(rule::D20_SP_06, own.magic.free.into()),
        book.stock.free.into(),
    );
    [points, free]
        .into_iter()
        .filter(|(.., most)| *most > 0)
        .collect()
}

/// Says before a fight what casters have of spell points, and where it comes from.
///
/// Rule: `D20-SP-01` to `D20-SP-03`, `D20-SP-10`.
pub(crate) fn tell_pools(table: &mut Table) {
    let ids: Vec<FighterId> = table.ids().collect();
    for id in ids {
        let own = table.snapshot(id);
        let found = own.build.book.as_ref();
        let found = found.and_then(|book| Some((book, book.pool.as_ref()?)));
        let Some((book, pool)) = found else { continue };
        let by = if book.is_from_memory {
            rule::D20_SP_08
        } else {
            rule::D20_SP_07
        };
        let points = Points::weighed(by, pool.ledger(book));
        table.write(Happening::Rolled {
            fighter: id,
            what: word::SPELL_POINTS,
            points: Box::new(points),
        });
        overspend::tire(table, id);
    }
}

impl Book {
    /// The places of some spells that are cast without a thing.
    fn places(&self, is_meant: impl Fn(&Known) -> bool) -> Vec<usize> {
        let spells = self.spells.iter().enumerate();
        spells
            .filter(|(_, known)| known.item.is_none() && is_meant(known))
            .map(|(place, _)| place)
            .collect()
    }
}
