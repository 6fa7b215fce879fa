//! What falls to the floor, is picked up from it, flies off and is kicked away.

use std::sync::Arc;

use crate::battle::{FighterId, Flame, Happening, Movable, Slot, Whereabouts};
use crate::board::{Cell, Footprint};
use crate::dice::DiceError;
use crate::rules::common::{self, drench};

use super::super::missiles::scatter;
use super::super::table::Table;
use super::hands;
use crate::rules::dsa41::data::Hand;
use crate::rules::dsa41::data::shelf::{gear_of, is_found, is_lost_second, is_second};
use crate::rules::dsa41::exchange::zone;
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::{rule, word};

/// Lays what a fighter leads in a style on a cell: it stays his, but others may take it (`ACT-05`, `BD-DYN-02`).
pub(crate) fn lay_down(table: &mut Table, id: FighterId, slot: Slot, cell: Cell) {
    let build = table.build(id);
    let at = Whereabouts::Lies(cell);
    if is_found(&build, slot) {
        let gear = gear_of(&build, slot);
        let held = Whereabouts::Held(id);
        let found = table.ground.movables.iter_mut();
        let known = { found }.find(|it| it.at == held && gear.contains(&it.gear));
        let is_known = known.map(|found| found.at = at).is_some();
        // His own weapon in the other hand has never lain about.
        for gear in gear.into_iter().filter(|_| !is_known) {
            lay_own(table, id, (gear, slot), at);
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
    drench(table);
}

/// Lays one of the two things that a fighter leads in a style on a cell, while the other one stays in his hand (`BD-DYN-02`).
pub(crate) fn lay_down_piece(table: &mut Table, id: FighterId, (piece, slot): (Piece, Slot), cell: Cell) {
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
    drench(table);
}

/// One of the two things that a fighter leads in a style is gone for this fight (`BRK-05`).
pub(crate) fn break_piece(table: &mut Table, id: FighterId, (piece, slot): (Piece, Slot)) {
    let build = table.build(id);
    let gear = gear_of(&build, slot).into_iter().nth(piece as usize);
    let held = Whereabouts::Held(id);
    let known = table.ground.movables.iter_mut();
    if let Some(broken) = { known }.find(|it| it.at == held && Some(&it.gear) == gear.as_ref()) {
        broken.at = Whereabouts::Gone;
    }
    if piece == Piece::Main {
        lose(table, id, slot);
        if is_found(&build, slot) {
            table.fighter(id).condition.ado.lose(slot, true);
        }
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

/// The styles with the weapon of this one are lost to a fighter, unless there is another to throw on his belt (`RNG-35`).
fn lose(table: &mut Table, id: FighterId, slot: Slot) {
    let left = table.snapshot(id).left_to_throw(slot);
    if left.is_some_and(|left| left > 0) {
        return;
    }
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
            let flame = crate::rules::dsa41::terrain::lamp::radii(&gear).map(|_| Flame::named(&gear, false));
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

/// What was dropped last is in its owner's hands again, with all that belongs to it; of several missiles in one place a single one.
pub(crate) fn take_back(table: &mut Table, id: FighterId, (cell, slot): (Cell, Slot)) {
    let lies = Whereabouts::Lies(cell);
    let build = table.build(id);
    let (main, second) = {
        let mut gear = gear_of(&build, slot).into_iter();
        (gear.next(), gear.next())
    };
    let place = build.place_of(Piece::Second, slot);
    let (mut has_main, mut has_second) = (false, false);
    // An arm that is of no use takes nothing up (ZON-03).
    let leaves_second =
        second.is_some() && zone::has_lost_other_arm_of(table.snapshot(id), build.style(slot));
    for movable in table.ground.movables.iter_mut() {
        let is_main = Some(&movable.gear) == main.as_ref();
        let stays = leaves_second && Some(&movable.gear) == second.as_ref() || is_main && has_main;
        if movable.at == lies && movable.whose == Some((id, slot)) && !stays {
            movable.at = Whereabouts::Held(id);
            has_main |= is_main;
            has_second |= Some(&movable.gear) == second.as_ref();
        }
    }
    let tackle = &mut table.fighter(id).condition.ado.tackle;
    if has_second || leaves_second {
        tackle.lose_second(place, leaves_second);
    }
    table.fighter(id).condition.ado.lose(slot, false);
}

/// Picks something of the floor up: his own weapon, another's, which he leads by his own talents, or any other thing
/// (`ACT-17`, `VAL-06`).
pub(crate) fn take(table: &mut Table, id: FighterId, name: Slot) {
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
            super::super::missiles::missile::gather(table, id, slot);
            hands::ready(table, id, slot, rule::ACT_17);
            return;
        }
        None => miss(table, (movable.whose, &movable.gear), cell),
    }
    if !table.round.shelf.is_arm(&movable.gear) {
        table.write(Happening::Acted {
            fighter: id,
            act: word::TAKEN,
            target: None,
            with: Some(name),
            at: Some(cell),
        });
        return;
    }
    if let Some(slot) = learn(table, id, &movable.gear, Hand::Own) {
        table.fighter(id).condition.ado.lose(slot, false);
        super::super::missiles::missile::gather(table, id, slot);
        hands::ready(table, id, slot, rule::ACT_17);
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

/// The style in which a fighter leads a weapon that he has found, or with the other hand; worked out when he has it in his hand for
/// the first time.
pub(crate) fn learn(table: &mut Table, id: FighterId, gear: &str, hand: Hand) -> Option<Slot> {
    let build = table.build(id);
    let first = build.styles.len() - build.found.len();
    let is_known = |(place, found): (usize, &String)| {
        found == gear && build.styles[first + place].is_off_hand == (hand == Hand::Other)
    };
    if let Some(known) = build.found.iter().enumerate().position(is_known) {
        return Some(Slot((first + known) as u8));
    }
    let modules = table.round.modules;
    let (shelf, fighter) = (&table.round.shelf, table.snapshot(id));
    let style = match hand {
        Hand::Own => shelf.style_of(fighter, gear, modules)?,
        Hand::Other => shelf.other_hand_style_of(fighter, gear, modules)?,
    };
    let mut build = (*build).clone();
    let slot = Slot(u8::try_from(build.styles.len()).ok()?);
    let thrown = shelf.thrown_style_of(fighter, gear, modules, (slot, &style));
    let thrown = thrown.filter(|_| hand == Hand::Own);
    for style in [Some(style), thrown].into_iter().flatten() {
        build.styles.push(style);
        build.found.push(gear.to_owned());
    }
    build.close_ledgers();
    let fighter = table.fighter(id);
    fighter.build = Arc::new(build);
    // Nobody has laid an arrow on it for him.
    let is_shot = fighter
        .build
        .style(slot)
        .missile
        .as_ref()
        .is_some_and(|missile| !missile.is_thrown);
    if is_shot {
        fighter.hands.unloaded |= hands::loading_bit(slot);
    }
    Some(slot)
}

/// The lights in the hand of a fighter fall into his square, and burn on there (`LEN-05`, `ZON-03`, `BRD-19`).
pub(crate) fn drop_lights(table: &mut Table, id: FighterId) {
    let shelf = &table.round.shelf;
    let held = table.ground.movables.held_by(id);
    let lights: Vec<Slot> = held
        .filter(|(_, movable)| shelf.is_light(movable))
        .map(|(name, _)| name)
        .collect();
    for name in lights {
        common::put_down(table, id, name, word::LIGHT_FALLS);
    }
}

/// Puts down what is carried and is no weapon in the hand (`ACT-05`).
pub(crate) fn put_down(table: &mut Table, id: FighterId, name: Slot) {
    common::put_down(table, id, name, word::PUT_DOWN);
}

/// Kicks something away: straight on from the kicker, a die of squares far (`BRD-26`).
pub(crate) fn kick(table: &mut Table, id: FighterId, name: Slot) -> Result<(), DiceError> {
    let body = table.snapshot(id).body;
    let Some(from) = table.ground.movables.get(name).and_then(Movable::cell) else {
        return Ok(());
    };
    let away = Footprint::new(body.at, body.size)
        .gap(Footprint::single(from))
        .sector();
    let far = scatter::distance(table, id, (rule::BRD_26, KICKED))?;
    let to = common::landing(table.ground.view(), from, away.unwrap_or(body.facing), far);
    move_to(table, name, (from, to));
    table.write(Happening::Acted {
        fighter: id,
        act: word::KICK,
        target: None,
        with: Some(name),
        at: Some(to),
    });
    drench(table);
    Ok(())
}

/// Squares that a kicked thing flies at most, as sides of a die (`BRD-26`).
pub(crate) const KICKED: u8 = 3;
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
