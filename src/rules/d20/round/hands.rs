//! What is in the hands: weapons that are drawn, dropped, thrown, taken up and loaded.

use crate::battle::{FighterId, Happening, Movable, RuleId, Slot, Term, Whereabouts};
use crate::board::Cell;

use super::super::arm::Arm;
use super::super::data::WeaponTrait;
use super::super::fighter::Dents;
use super::super::{found, rule, word};
use super::table::Table;

/// Says that somebody did something with a thing, at a square.
pub(crate) fn tell(
    table: &mut Table,
    fighter: FighterId,
    act: Term,
    (with, at): (Option<Slot>, Option<Cell>),
) {
    table.write(Happening::Acted {
        fighter,
        act,
        target: None,
        with,
        at,
    });
}

/// What a sheet says of the hands: that nothing is in them after a loss, or that what is in them must be loaded.
struct Lacks {
    weapon: bool,
    missile: bool,
}

impl Lacks {
    fn of(table: &Table, id: FighterId) -> Self {
        let own = table.snapshot(id);
        Self {
            weapon: own.is_disarmed(),
            missile: own.state.arm(own.hands.held).is_unloaded,
        }
    }
}

/// Says what has changed in the hands since, by a rule.
fn tell_hands(table: &mut Table, id: FighterId, before: &Lacks, rule: RuleId) {
    let now = Lacks::of(table, id);
    if now.weapon != before.weapon {
        table.state(id, word::DISARMED, now.weapon, rule);
    }
    if now.missile != before.missile {
        table.state(id, word::UNLOADED, now.missile, rule);
    }
}

/// Draws a weapon; what was in the hand goes where it belongs (`D20-ACT-T25`).
pub(crate) fn draw(table: &mut Table, id: FighterId, slot: Slot) {
    let before = Lacks::of(table, id);
    let takes_both = table.snapshot(id).arm(slot).is_some_and(Arm::takes_both_hands);
    let hands = &mut table.fighter(id).state.hands;
    hands.held = slot;
    hands.other = hands.other.filter(|_| !takes_both);
    tell(table, id, word::DRAW, (Some(slot), None));
    tell_hands(table, id, &before, rule::D20_ACT_T25);
}

/// Draws a weapon with the other hand.
///
/// Rule: `D20-ACT-T25`, `D20-ATK-10`.
pub(crate) fn draw_other(table: &mut Table, id: FighterId, slot: Slot) {
    table.fighter(id).hands.other = Some(slot);
    tell(table, id, word::DRAW_OTHER, (Some(slot), None));
}

/// Puts away what is in the hand, or in the other one where that is empty (`D20-ACT-T26`).
pub(crate) fn sheathe(table: &mut Table, id: FighterId) {
    let before = Lacks::of(table, id);
    let (body, last) = (table.build(id).body_slot(), last_held(table, id));
    let hands = &mut table.fighter(id).state.hands;
    let hand = match last {
        Some(slot) if hands.other == Some(slot) => {
            hands.other = None;
            slot
        }
        _ => std::mem::replace(&mut hands.held, body),
    };
    tell(table, id, word::SHEATHE, (Some(hand), None));
    tell_hands(table, id, &before, rule::D20_ACT_T26);
}

/// A weapon leaves the hand and lies on a square from now on; its name among what lies about.
///
/// Rule: `BD-DYN-02`.
pub(crate) fn let_go(
    table: &mut Table,
    id: FighterId,
    slot: Slot,
    (act, rule, at): (Term, RuleId, Cell),
) -> Option<Slot> {
    let own = table.snapshot(id);
    let arm = own.arm(slot).filter(|arm| !arm.is_body())?;
    let gear = arm.gear.clone();
    let pieces = u16::from(own.state.arm(slot).pieces.max(1));
    let body = own.build.body_slot();
    let before = Lacks::of(table, id);
    let state = &mut table.fighter(id).state;
    if let Some(arm) = state.arm_mut(slot) {
        arm.is_gone = true;
    }
    if state.hands.held == slot {
        state.hands.held = body;
    }
    state.hands.other = state.hands.other.filter(|other| *other != slot);
    let name = lay_down(table, id, (gear, slot, pieces), at);
    tell(table, id, act, (Some(slot), None));
    tell_hands(table, id, &before, rule);
    name
}

/// A weapon breaks in the hand, and nothing of use is left of it; of what is thrown that is one piece.
///
/// Rule: `D20-ACT-T14`.
pub(crate) fn shatter(table: &mut Table, id: FighterId, slot: Slot) {
    let own = table.snapshot(id);
    let Some(arm) = own.arm(slot).filter(|arm| !arm.is_body()) else {
        return;
    };
    let left = match arm.pieces {
        Some(_) => own.state.arm(slot).pieces.saturating_sub(1),
        None => 0,
    };
    let is_at_hand = left > 0 && arm.has(WeaponTrait::Ammunition);
    let body = own.build.body_slot();
    let before = Lacks::of(table, id);
    let state = &mut table.fighter(id).state;
    if let Some(kept) = state.arm_mut(slot) {
        kept.pieces = left;
        kept.is_gone = left == 0;
        kept.dents = Dents::default();
    }
    if !is_at_hand {
        if state.hands.held == slot {
            state.hands.held = body;
        }
        state.hands.other = state.hands.other.filter(|other| *other != slot);
    }
    let is_it =
        |it: &&mut Movable| it.whose == Some((id, slot)) && it.at == Whereabouts::Held(id) && left == 0;
    if let Some(movable) = table.ground.movables.iter_mut().find(is_it) {
        movable.at = Whereabouts::Gone;
    }
    tell(table, id, word::WEAPON_BREAKS, (Some(slot), None));
    tell_hands(table, id, &before, rule::D20_ACT_T14);
}

/// The weapon that is put away or dropped next: the one in the hand, else the one in the other.
fn last_held(table: &Table, id: FighterId) -> Option<Slot> {
    let own = table.snapshot(id);
    let is_weapon = |slot: &Slot| own.arm(*slot).is_some_and(|arm| !arm.is_body());
    Some(own.hands.held).filter(is_weapon).or(own.hands.other)
}

/// Lets the weapon in the hand fall into the own square, or that in the other one where that is empty (`D20-ACT-T24`).
pub(crate) fn drop_weapon(table: &mut Table, id: FighterId) {
    let at = table.snapshot(id).body.at;
    let Some(hand) = last_held(table, id) else { return };
    let _ = let_go(table, id, hand, (word::DROP, rule::D20_ACT_T24, at));
}

/// Something lies on a cell from now on.
fn lay_down(
    table: &mut Table,
    id: FighterId,
    (gear, slot, count): (String, Slot, u16),
    at: Cell,
) -> Option<Slot> {
    let whose = Some((id, slot));
    // What was dropped before and taken up again has its name already.
    let known = table.ground.movables.iter().find(|(_, it)| {
        it.whose == whose && it.gear == gear && it.at == Whereabouts::Held(id) && it.count == count
    });
    match known.map(|(name, _)| name) {
        Some(name) => {
            if let Some(movable) = table.ground.movables.get_mut(name) {
                movable.at = Whereabouts::Lies(at);
            }
            Some(name)
        }
        None => table.ground.movables.add(Movable {
            gear,
            count,
            whose,
            flame: None,
            at: Whereabouts::Lies(at),
        }),
    }
}

/// A missile leaves the hand: a weapon has to be loaded again, a piece that was thrown lies where the target stands. Both hands were on a
/// bow, so that a shield does not count until the next turn.
///
/// Rule: `D20-ATK-13`, `D20-ATK-15`.
pub(crate) fn loose(table: &mut Table, id: FighterId, slot: Slot, target: FighterId) {
    let at = table.snapshot(target).body.at;
    loose_at(table, id, slot, at);
}

/// The same where it flies at a square.
///
/// Rule: `D20-ATK-13`.
pub(crate) fn loose_at(table: &mut Table, id: FighterId, slot: Slot, at: Cell) {
    let own = table.snapshot(id);
    let Some(arm) = own.arm(slot) else { return };
    let (is_thrown, rule) = (arm.pieces.is_some(), arm.rule);
    let is_loaded = arm.loading != super::super::data::Loading::Nothing;
    if is_thrown {
        lose_piece(table, id, slot, at);
    } else if is_loaded {
        let before = Lacks::of(table, id);
        if let Some(kept) = table.fighter(id).state.arm_mut(slot) {
            kept.is_unloaded = true;
        }
        tell_hands(table, id, &before, rule);
    }
}

/// One piece of what is thrown lies on a square from now on, and the hand is empty.
///
/// Rule: `D20-ATK-13`.
fn lose_piece(table: &mut Table, id: FighterId, slot: Slot, at: Cell) {
    let own = table.snapshot(id);
    let Some(arm) = own.arm(slot) else { return };
    let (gear, rule) = (arm.gear.clone(), arm.rule);
    let is_at_hand = arm.has(WeaponTrait::Ammunition);
    let body = own.build.body_slot();
    let before = Lacks::of(table, id);
    let state = &mut table.fighter(id).state;
    let Some(kept) = state.arm_mut(slot) else { return };
    kept.pieces = kept.pieces.saturating_sub(1);
    kept.dents = Dents::default();
    let left = i16::from(kept.pieces);
    kept.is_gone = left == 0;
    // The next one has to be drawn, but for what is laid on as an arrow is.
    if (left == 0 || !is_at_hand) && state.hands.held == slot {
        state.hands.held = body;
    }
    table.changed(id, word::PIECES, left + 1, left, rule);
    tell_hands(table, id, &before, rule);
    // A fight with more things than it can name has enough of them.
    let _ = table.ground.movables.add(Movable {
        gear,
        count: 1,
        whose: Some((id, slot)),
        flame: None,
        at: Whereabouts::Lies(at),
    });
}

/// Takes up what lies near: the own weapon as it was, another one as a weapon of the sheet, a piece to be thrown to its like.
///
/// Rule: `D20-ACT-T26`.
pub(crate) fn take_up(table: &mut Table, id: FighterId, name: Slot) {
    let Some(movable) = table.ground.movables.get(name).cloned() else {
        return;
    };
    let before = Lacks::of(table, id);
    if let Some(kept) = table.ground.movables.get_mut(name) {
        kept.at = Whereabouts::Held(id);
    }
    tell(table, id, word::PICK_UP, (Some(name), movable.cell()));
    let last = movable
        .whose
        .map(|(owner, slot)| table.snapshot(owner).state.arm(slot));
    let mut finder = table.snapshot(id).clone();
    let Some(slot) = found::slot(&mut finder, table.round, &movable) else {
        return;
    };
    *table.fighter(id) = finder;
    // It is his now, so that he lays the same thing down again.
    if let Some(kept) = table.ground.movables.get_mut(name) {
        kept.whose = Some((id, slot));
    }
    let state = &mut table.fighter(id).state;
    if let Some(arm) = state.arm_mut(slot) {
        let was_gone = std::mem::replace(&mut arm.is_gone, false);
        arm.pieces = if was_gone { 0 } else { arm.pieces } + movable.count.min(99) as u8;
        if was_gone {
            arm.is_unloaded = last.is_some_and(|last| last.is_unloaded);
            arm.dents = last.map_or(Dents::default(), |last| last.dents);
        }
    }
    state.hands.held = slot;
    tell_hands(table, id, &before, rule::D20_ACT_T26);
}

/// Loads the weapon in the hand (`D20-ATK-13`).
pub(crate) fn load(table: &mut Table, id: FighterId) {
    let before = Lacks::of(table, id);
    let hand = table.snapshot(id).hands.held;
    if let Some(arm) = table.fighter(id).state.arm_mut(hand) {
        arm.is_unloaded = false;
    }
    tell(table, id, word::LOAD, (Some(hand), None));
    tell_hands(table, id, &before, rule::D20_ATK_13);
}
