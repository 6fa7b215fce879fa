//! What falls to the floor, is picked up from it, flies off and is kicked away.

use std::sync::Arc;

use crate::battle::{FighterId, Flame, Happening, Movable, Points, RuleId, Slot, Whereabouts};
use crate::board::{BoardView, Cell, Channel, Facing, Footprint, LightSource, Pair, Spot};
use crate::dice::DiceError;

use super::super::fighter::Piece;
use super::super::shelf::{gear_of, is_found, is_lost_second, is_second};
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
        let has_second = table.snapshot(id).hold().has_second();
        let held = gear_of(&build, slot)
            .into_iter()
            .take(1 + usize::from(has_second));
        for gear in held {
            lay_own(table, id, (gear, slot), at);
        }
        table.fighter(id).hands.lies = Some((cell, slot));
    }
    lamp::drench(table);
}

/// Lays one of the two things that a fighter leads in a style on a cell, while the other one stays in his hand (`BD-DYN-02`).
pub(super) fn lay_down_piece(table: &mut Table, id: FighterId, (piece, slot): (Piece, Slot), cell: Cell) {
    let build = table.build(id);
    if is_found(&build, slot) {
        return lay_down(table, id, slot, cell);
    }
    if let Some(gear) = gear_of(&build, slot).into_iter().nth(piece as usize) {
        if piece == Piece::Main {
            forget_the_last(table, id, slot);
            table.fighter(id).hands.lies = Some((cell, slot));
        }
        lay_own(table, id, (gear, slot), Whereabouts::Lies(cell));
    }
    lamp::drench(table);
}

/// One of the two things that a fighter leads in a style is gone for this fight (`BRK-05`).
pub(super) fn break_piece(table: &mut Table, id: FighterId, (piece, slot): (Piece, Slot)) {
    let build = table.build(id);
    let gear = gear_of(&build, slot).into_iter().nth(piece as usize);
    let held = Whereabouts::Held(id);
    let known = table.ground.movables.iter_mut();
    if let Some(broken) = { known }.find(|it| it.at == held && Some(&it.gear) == gear.as_ref()) {
        broken.at = Whereabouts::Gone;
    }
    if piece == Piece::Main {
        lose(table, id, slot);
        table.fighter(id).condition.ado.lose(slot, true);
    }
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
            let flame = super::super::lamp::radii(&gear).map(|_| Flame {
                source: LightSource::Named(gear.clone()),
                lit: false,
            });
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
    let build = table.build(id);
    let second = gear_of(&build, slot).into_iter().nth(Piece::Second as usize);
    let place = build.place_of(Piece::Second, slot);
    let mut has_second = false;
    for movable in table.ground.movables.iter_mut() {
        if movable.at == lies && movable.whose == Some((id, slot)) {
            movable.at = Whereabouts::Held(id);
            has_second |= Some(&movable.gear) == second.as_ref();
        }
    }
    let tackle = &mut table.fighter(id).condition.ado.tackle;
    if has_second {
        tackle.lose_second(place, false);
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
        Some((_, slot)) if is_lost_second(table.snapshot(id), (&movable.gear, slot)) => {
            hands::regain_second(table, id);
            return;
        }
        Some((_, slot)) => {
            if table.snapshot(id).hands.lies == Some((cell, slot)) {
                table.fighter(id).hands.lies = None;
            }
            regain(table, id, slot);
            super::shot::gather(table, id, slot);
            hands::ready(table, id, slot);
            return;
        }
        None => miss(table, (movable.whose, &movable.gear), cell),
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
fn miss(table: &mut Table, (whose, gear): (Option<(FighterId, Slot)>, &str), cell: Cell) {
    let Some((owner, slot)) = whose else { return };
    let build = table.build(owner);
    if is_second(&build, (gear, slot)) {
        let place = build.place_of(Piece::Second, slot);
        table.fighter(owner).condition.ado.tackle.lose_second(place, true);
        return;
    }
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

/// Where something lands that flies out of a fighter's hand: one die tells where to, clockwise from the north, another how far
/// (`BRD-25`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn scatter(table: &mut Table, id: FighterId) -> Result<Cell, DiceError> {
    let from = table.snapshot(id).body.at;
    let course = Points::roll(rule::BRD_25, 1, 8, &mut *table.dice)?;
    let towards = direction(course.value());
    table.write(Happening::Rolled {
        fighter: id,
        what: word::COURSE,
        points: Box::new(course),
    });
    let far = distance(table, id, (rule::BRD_25, FLUNG))?;
    Ok(landing(table.ground.view(), from, towards, far))
}

/// The direction of a scatter: an eight-sided die, 1 for the north, then clockwise (`BRD-25`).
fn direction(face: i16) -> Facing {
    Facing::from_index((face - 1).clamp(0, 7) as u8)
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

    fn yard() -> Board {
        Board::new(7, 5).unwrap()
    }

    fn thing(class: &str) -> Option<Thing> {
        let kind = *Catalogue::default().kind(class).unwrap();
        Some(Thing::new(ThingId::Tile(Cell::default()), class, kind))
    }

    #[test]
    fn the_eight_faces_go_round_the_compass_from_the_north_brd_25() {
        let expected = [Facing::N, Facing::NE, Facing::E, Facing::S, Facing::NW];
        for (face, facing) in [1, 2, 3, 5, 8].into_iter().zip(expected) {
            assert_eq!(direction(face), facing);
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
