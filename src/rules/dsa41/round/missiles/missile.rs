//! Where missiles end: they fly on, lie on the ground, and are gathered again.

use crate::battle::{FighterId, Happening, Slot};
use crate::board::{Cell, Footprint, Pair, Spot};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::deeds::{floor, hands};
use super::super::table::Table;
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{rule, word};

/// Sides of the die that tells how far a missile flies on (`RNG-19`).
pub(crate) const FLIES_ON: u8 = 3;

/// A thrown weapon is in its owner's hands again, to be thrown once more (`RNG-34`, `RNG-35`).
pub(crate) fn gather(table: &mut Table, id: FighterId, slot: Slot) {
    let fighter = table.fighter(id);
    let missile = fighter.build.style(slot).missile.as_ref();
    if missile.is_some_and(|missile| missile.is_thrown) {
        let spent = fighter.hands.quiver.spent_mut(slot);
        *spent = spent.saturating_sub(1);
    }
}

/// What is in the hand to be thrown leaves it in another way: there is one less on the belt and in the hand (`RNG-35`).
pub(crate) fn let_slip(table: &mut Table, id: FighterId) {
    let fighter = table.fighter(id);
    let style = fighter.hands.style;
    if fighter.is_loaded() && fighter.left_to_throw(style).is_some() {
        let spent = fighter.hands.quiver.spent_mut(style);
        *spent = spent.saturating_add(1);
    }
}

pub(crate) fn is_thrown(table: &Table, id: FighterId) -> bool {
    let missile = &table.snapshot(id).style().missile;
    missile.as_ref().is_some_and(|missile| missile.is_thrown)
}

/// What has missed flies on: a thrown weapon lies behind the target, all else is lost (`RNG-19`, `BRD-25`, `BRD-27`).
pub(crate) fn fly_on(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    if !is_thrown(table, id) {
        table.write(Happening::Acted {
            fighter: id,
            act: word::SPENT,
            target: None,
            with: None,
            at: None,
        });
        return Ok(());
    }
    let far = table
        .throw(id, word::FLIGHT, (rule::RNG_19, 1, FLIES_ON))?
        .unsigned_abs();
    let at = behind(table, id, target, far);
    drop_at(table, id, at);
    Ok(())
}

/// The cell so many squares behind a target on the line of a shot, or the last one before something that stops it.
///
/// Rule: `RNG-19`, `BRD-25`.
fn behind(table: &Table, id: FighterId, target: FighterId, far: u16) -> Cell {
    let last = all_behind(table, id, target, far).last().copied();
    last.unwrap_or(table.snapshot(target).body.at)
}

/// The open cells up to so many squares behind a target on the line of a shot, in their order.
pub(crate) fn all_behind(table: &Table, id: FighterId, target: FighterId, far: u16) -> Vec<Cell> {
    let view = table.ground.view();
    let (from, to) = (
        place::footprint(&table.snapshot(id).body),
        place::footprint(&table.snapshot(target).body),
    );
    let spot = Spot::on_floor(to);
    let line = Pair::new(view, Spot::on_floor(from), spot).centre_line();
    let is_open = |cell: &Cell| {
        let there = Spot::on_floor(Footprint::single(*cell));
        view.contains(*cell)
            && crate::board::is_passable(view, *cell)
            && Pair::new(view, spot, there).has_missile()
    };
    let is_near = |cell: &&Cell| to.gap(Footprint::single(**cell)).cheb() <= far;
    let reached = line.behind.iter().take_while(is_near).copied();
    reached.take_while(is_open).collect()
}

/// A thrown weapon lies on a cell, also where deep water hides it until somebody dives for it; what was shot is lost (`BRD-25`,
/// `BRD-27`).
pub(crate) fn drop_at(table: &mut Table, id: FighterId, at: Cell) {
    let (style, own) = (table.snapshot(id).hands.style, table.snapshot(id).style().hurls);
    let lies = is_thrown(table, id);
    if lies && own.is_none() {
        floor::lay_down(table, id, style, at);
    }
    table.write(Happening::Acted {
        fighter: id,
        act: if lies { word::LIES } else { word::SPENT },
        target: None,
        with: None,
        at: Some(at),
    });
    if let Some(own) = own {
        take_from_hand(table, id, own);
        floor::lay_down_piece(table, id, (Piece::Main, own), at);
        hands::part_with(table, id, Piece::Main, rule::WPN_14);
    }
}

/// A weapon made for blows has flown: what is left to him is the style in which he led it.
///
/// Rule: `WPN-14`, `INI-08`.
pub(crate) fn take_from_hand(table: &mut Table, id: FighterId, own: Slot) {
    let thrown = table.snapshot(id).hands.style;
    let fighter = table.fighter(id);
    *fighter.hands.quiver.spent_mut(thrown) = 0;
    fighter.hands.unloaded &= !(1 << thrown.0.min(15));
    hands::lead(table, id, own);
}
