//! What falls to the floor, is picked up from it, flies off and is kicked away.

use std::sync::Arc;

use crate::battle::{FighterId, Flame, Happening, Movable, Points, RuleId, Slot, Whereabouts};
use crate::board::{BoardView, Cell, Channel, Facing, Footprint, Pair, Spot};
use crate::dice::{Dice, DiceError};

use super::super::shelf::{gear_of, is_found};
use super::super::{rule, word};
use super::table::Table;
use super::{hands, lamp};

/// Lays what a fighter leads in a style on a cell: it stays his, but others may take it (`ACT-05`, `BD-DYN-02`).
pub(super) fn lay_down(table: &mut Table, id: FighterId, slot: Slot, cell: Cell) {
    let build = table.build(id);
    let at = Whereabouts::Lies(cell);
    if is_found(&build, slot) {
        let gear = gear_of(&build, slot);
        let held = Whereabouts::Held(id);
        let found = table.ground.movables.iter_mut();
        if let Some(found) = { found }.find(|it| it.at == held && gear.contains(&it.gear)) {
            found.at = at;
        }
        table.fighter(id).condition.ado.lose(slot, true);
    } else {
        forget_the_last(table, id, slot);
        for gear in gear_of(&build, slot) {
            lay_own(table, id, (gear, slot), at);
        }
        table.fighter(id).hands.lies = Some((cell, slot));
    }
    lamp::drench(table);
}

/// A weapon that he dropped before this one does not come back to his hand by itself.
fn forget_the_last(table: &mut Table, id: FighterId, slot: Slot) {
    if let Some((_, last)) = table.snapshot(id).hands.lies
        && table.snapshot(id).build.style(last).weapon() != table.snapshot(id).build.style(slot).weapon()
    {
        lose(table, id, last);
    }
}

/// The styles with the weapon of this one are lost to a fighter.
fn lose(table: &mut Table, id: FighterId, slot: Slot) {
    let build = table.build(id);
    let weapon = build.style(slot).weapon();
    for (place, style) in build.styles.iter().enumerate() {
        let place = Slot(place as u8);
        if style.weapon() == weapon && !is_found(&build, place) {
            table.fighter(id).condition.ado.lose(place, true);
        }
    }
}

fn lay_own(table: &mut Table, id: FighterId, (gear, slot): (String, Slot), at: Whereabouts) {
    let held = Whereabouts::Held(id);
    let known = table
        .ground
        .movables
        .iter_mut()
        .find(|it| it.at == held && it.gear == gear && it.whose.is_some_and(|(owner, _)| owner == id));
    match known {
        Some(movable) => {
            movable.at = at;
            movable.whose = Some((id, slot));
        }
        None => {
            let flame = super::super::lamp::radii(&gear).map(|_| Flame::named(&gear, false));
            // More things than a fight can name are no longer told apart: the last ones are lost.
            let _ = table.ground.movables.add(Movable {
                gear,
                count: 1,
                whose: Some((id, slot)),
                flame,
                at,
            });
        }
    }
}

/// What was dropped last is in its owner's hands again, with all that belongs to it.
pub(super) fn take_back(table: &mut Table, id: FighterId, (cell, slot): (Cell, Slot)) {
    let lies = Whereabouts::Lies(cell);
    for movable in table.ground.movables.iter_mut() {
        if movable.at == lies && movable.whose == Some((id, slot)) {
            movable.at = Whereabouts::Held(id);
        }
    }
    table.fighter(id).condition.ado.lose(slot, false);
}

/// Picks something of the floor up: his own weapon, another's, which he leads by his own talents, or any other thing
/// (`ACT-17`, `VAL-06`).
pub(super) fn take(table: &mut Table, id: FighterId, name: Slot) {
    let Some(movable) = table.ground.movables.get(name).cloned() else {
        return;
    };
    let Whereabouts::Lies(cell) = movable.at else {
        return;
    };
    if let Some(taken) = table.ground.movables.get_mut(name) {
        taken.at = Whereabouts::Held(id);
    }
    table.fighter(id).condition.ado.dived = None;
    let is_own = movable.whose.filter(|(owner, _)| *owner == id);
    match is_own {
        Some((_, slot)) => {
            if table.snapshot(id).hands.lies == Some((cell, slot)) {
                table.fighter(id).hands.lies = None;
            }
            regain(table, id, slot);
            super::shot::gather(table, id, slot);
            hands::ready(table, id, slot);
            return;
        }
        None => miss(table, movable.whose, cell),
    }
    if !table.round.shelf.is_weapon(&movable.gear) {
        table.write(Happening::Acted {
            fighter: id,
            act: word::TAKEN,
            target: None,
            with: Some(name),
            at: Some(cell),
        });
        return;
    }
    if let Some(slot) = learn(table, id, &movable.gear) {
        table.fighter(id).condition.ado.lose(slot, false);
        hands::ready(table, id, slot);
    }
}

/// The owner of a thing that another takes cannot draw it any more.
fn miss(table: &mut Table, whose: Option<(FighterId, Slot)>, cell: Cell) {
    let Some((owner, slot)) = whose else { return };
    if table.snapshot(owner).hands.lies == Some((cell, slot)) {
        table.fighter(owner).hands.lies = None;
    }
    lose(table, owner, slot);
}

/// The styles with the weapon of this one are his again.
fn regain(table: &mut Table, id: FighterId, slot: Slot) {
    let build = table.build(id);
    for (place, style) in build.styles.iter().enumerate() {
        if style.weapon() == build.style(slot).weapon() {
            table.fighter(id).condition.ado.lose(Slot(place as u8), false);
        }
    }
}

/// The style in which a fighter leads a weapon that he has found; worked out when he has it in his hand for the first time.
fn learn(table: &mut Table, id: FighterId, gear: &str) -> Option<Slot> {
    let build = table.build(id);
    let first = build.styles.len() - build.found.len();
    if let Some(known) = build.found.iter().position(|found| found == gear) {
        return Some(Slot((first + known) as u8));
    }
    let modules = table.round.modules;
    let style = table.round.shelf.style_of(table.snapshot(id), gear, modules)?;
    let mut build = (*build).clone();
    let slot = Slot(u8::try_from(build.styles.len()).ok()?);
    build.styles.push(style);
    build.found.push(gear.to_owned());
    build.close_ledgers();
    table.fighter(id).build = Arc::new(build);
    Some(slot)
}

/// Puts down what is carried and is no weapon in the hand (`ACT-05`).
pub(super) fn put_down(table: &mut Table, id: FighterId, name: Slot) {
    let cell = table.snapshot(id).body.at;
    if let Some(movable) = table.ground.movables.get_mut(name) {
        movable.at = Whereabouts::Lies(cell);
    }
    table.write(Happening::Acted {
        fighter: id,
        act: word::PUT_DOWN,
        target: None,
        with: Some(name),
        at: Some(cell),
    });
    lamp::drench(table);
}

/// Kicks something away: straight on from the kicker, a die of squares far (`BRD-26`).
pub(super) fn kick(table: &mut Table, id: FighterId, name: Slot) -> Result<(), DiceError> {
    let body = table.snapshot(id).body;
    let Some(from) = table.ground.movables.get(name).and_then(Movable::cell) else {
        return Ok(());
    };
    let away = Footprint::new(body.at, body.size)
        .gap(Footprint::single(from))
        .sector();
    let far = distance(table, id, (rule::BRD_26, KICKED))?;
    let to = landing(table.ground.view(), from, away.unwrap_or(body.facing), far);
    move_to(table, name, (from, to));
    table.write(Happening::Acted {
        fighter: id,
        act: word::KICK,
        target: None,
        with: Some(name),
        at: Some(to),
    });
    lamp::drench(table);
    Ok(())
}

/// Squares that a kicked thing flies at most, as sides of a die (`BRD-26`).
const KICKED: u8 = 3;
/// Squares that a weapon flies that slips out of the hand (`BRD-25`).
const FLUNG: u8 = 4;

/// A weapon flies out of the hand: one die tells where to, clockwise from the north, another how far (`BRD-25`). The rules of
/// fumbles ask for it.
#[allow(dead_code, reason = "the rules of fumbles ask for it")]
pub(super) fn fling(table: &mut Table, id: FighterId, cited: RuleId) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    if fighter.hands.empty || fighter.main_arm().kind.is_natural {
        return Ok(());
    }
    let (from, slot) = (fighter.body.at, fighter.hands.style);
    let towards = direction(&mut *table.dice)?;
    let far = distance(table, id, (rule::BRD_25, FLUNG))?;
    let to = landing(table.ground.view(), from, towards, far);
    lay_down(table, id, slot, to);
    hands::empty_hands(table, id, cited);
    Ok(())
}

/// The direction of a scatter: an eight-sided die, 1 for the north, then clockwise (`BRD-25`).
fn direction(dice: &mut impl Dice) -> Result<Facing, DiceError> {
    Ok(Facing::from_index(dice.roll(8)? - 1))
}

fn distance(table: &mut Table, id: FighterId, (cited, sides): (RuleId, u8)) -> Result<u16, DiceError> {
    let points = Points::roll(cited, 1, sides, &mut *table.dice)?;
    let far = points.value().unsigned_abs();
    table.write(Happening::Rolled {
        fighter: id,
        what: word::SCATTER,
        points: Box::new(points),
    });
    Ok(far)
}

/// Where something lands that flies so many squares: before the first thing that stops missiles, and on the map.
///
/// Rule: `BRD-25`, `BD-DYN-02`.
fn landing(view: BoardView, from: Cell, towards: Facing, squares: u16) -> Cell {
    let is_open = |at: Cell, next: Cell| {
        let spot = |cell| Spot::on_floor(Footprint::single(cell));
        let is_full = view
            .thing(next)
            .is_some_and(|thing| thing.blocks(Channel::Missile));
        view.contains(next) && !is_full && Pair::new(view, spot(at), spot(next)).has_missile()
    };
    let mut at = from;
    for _ in 0..squares {
        let next = at.step(towards);
        if !is_open(at, next) {
            break;
        }
        at = next;
    }
    at
}

/// Moves what lies on a cell to another; its owner's memory of where it lies goes with it.
fn move_to(table: &mut Table, name: Slot, (from, to): (Cell, Cell)) {
    let Some(movable) = table.ground.movables.get_mut(name) else {
        return;
    };
    movable.at = Whereabouts::Lies(to);
    let whose = movable.whose;
    if let Some((owner, slot)) = whose
        && table.snapshot(owner).hands.lies == Some((from, slot))
    {
        // Shield and weapon that lay together are two things now: what he finds again is the weapon.
        table.fighter(owner).hands.lies = Some((to, slot));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Catalogue, Edge, Thing, ThingId};
    use crate::dice::ScriptedDice;

    fn yard() -> Board {
        Board::new(7, 5).unwrap()
    }

    fn thing(class: &str) -> Option<Thing> {
        let kind = *Catalogue::default().kind(class).unwrap();
        Some(Thing::new(ThingId::Tile(Cell::default()), class, kind))
    }

    #[test]
    fn the_eight_faces_go_round_the_compass_from_the_north_brd_25() {
        let mut dice = ScriptedDice::new([1, 2, 3, 5, 8]);
        let expected = [Facing::N, Facing::NE, Facing::E, Facing::S, Facing::NW];
        for facing in expected {
            assert_eq!(direction(&mut dice).unwrap(), facing);
        }
    }

    #[test]
    fn a_thing_flies_until_something_stops_it_brd_25() {
        // ......#   the flight begins at (2, 2)
        let mut board = yard();
        board.set_thing(Cell::new(5, 2), thing("solid"));
        board.set_thing(Cell::new(2, 0), thing("table"));
        board.set_edge(Edge::west(2, 2), thing("wall"));
        let view = BoardView::unchanged(&board);
        let from = Cell::new(2, 2);
        for (towards, squares, end) in [
            (Facing::E, 1, (3, 2)),
            (Facing::E, 4, (4, 2)),
            (Facing::W, 3, (2, 2)),
            // A table stops nothing; then the map ends.
            (Facing::N, 4, (2, 0)),
            (Facing::SE, 4, (4, 4)),
        ] {
            let lands = landing(view, from, towards, squares);
            assert_eq!((lands.x, lands.y), end, "{towards:?} {squares}");
        }
    }
}
