//! Blows at squares where somebody may be whom nobody sees.

use crate::battle::{FighterId, WhyNot};
use crate::board::{Cell, Footprint};
use crate::dice::DiceError;

use super::super::assault::Assault;
use super::super::hide;
use super::super::round::{Table, hands, look};
use super::super::scene::Snapshot;
use super::super::{rule, why, word};
use super::attack::{can_strike_now, cost, count, make, wielded};
use super::{ACT, Action, At, Call, Cells, Shape, WEAPONS, holds};

/// Strikes at a square where a foe is suspected whom nobody sees: at whoever stands there, or at the air.
///
/// Rule: `D20-CON-06`.
pub(super) static STRIKE_CELL: [Action; 1] = [Action {
    word: word::STRIKE_CELL,
    rule: rule::D20_CON_06,
    shape: Shape {
        cells: Cells::Of(suspects),
        ..Shape::with(WEAPONS)
    },
    may: &[is_suspect, can_strike_now, |at| {
        let arm = wielded(at)?;
        let reach = arm
            .reach
            .ok_or_else(|| why::no_melee_weapon(rule::D20_ATK_01, &arm.name))?;
        let there = Footprint::single(at.call.at.unwrap_or(at.own.body.at));
        holds(at.scene.strikes(at.own, reach, there), || {
            why::out_of_reach(rule::D20_AOO_02, &arm.name)
        })
    }],
    cost,
    play: strike_cell,
    behind: &[rule::D20_CON_06],
    ..ACT
}];

/// Nobody is seen on the square, and sides have secrets.
fn is_suspect(at: &At) -> Result<(), WhyNot> {
    let cell = at.call.at.ok_or_else(|| why::no_suspicion(rule::D20_CON_06))?;
    let is_seen = |it: &Snapshot| !at.scene.are_hostile(at.own, it) || !hide::is_hidden_from(it, at.own);
    let is_held = |it: &Snapshot| it.body.present && it.place().contains(cell) && is_seen(it);
    let is_suspect = has_unseen(at) && at.scene.board().contains(cell);
    let may = is_suspect && !at.scene.fighters.iter().any(is_held);
    holds(may, || why::no_suspicion(rule::D20_CON_06))
}

/// Whether somebody may be where one does not see him: sides have secrets, or a foe hides.
fn has_unseen(at: &At) -> bool {
    let mut foes = at.scene.foes(at.own);
    at.scene.side_view().is_some() || foes.any(|foe| hide::is_hidden_from(foe, at.own))
}

/// The squares around a fighter as far as his weapon reaches; none where everybody is seen.
fn suspects(at: &At) -> Vec<Cell> {
    let reach = wielded(at).ok().and_then(|arm| arm.reach);
    let reach = reach.filter(|_| has_unseen(at));
    reach.map_or_else(Vec::new, |reach| {
        let far = reach.to.min(6);
        let Cell { x, y } = at.own.body.at;
        let corner = Cell::new(x - far as i16, y - far as i16);
        Footprint::new(corner, at.own.body.size + 2 * far as u8)
            .cells()
            .collect()
    })
}

fn strike_cell(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(with), Some(at)) = (call.with, call.at) else {
        return Ok(());
    };
    let scene = table.scene();
    let own = scene.get(id);
    let is_struck = |it: &&Snapshot| {
        let is_foe = own.is_some_and(|own| scene.are_hostile(own, it));
        is_foe && it.can_suffer() && it.place().contains(at)
    };
    let found = scene.fighters.iter().find(is_struck).map(Snapshot::id);
    drop(scene);
    count(table, id, with);
    if let Some(target) = found {
        make(table, (id, target), Assault::plain(with, false))?;
        return Ok(());
    }
    look::face(table, id, Footprint::single(at));
    hands::tell(table, id, word::STRIKE_CELL, (Some(with), Some(at)));
    Ok(())
}
