//! What is in the hands: weapons that are drawn, dropped, thrown, taken up and loaded.

use crate::battle::{FighterId, GroundChange, Happening, Movable, RuleId, Slot, Term, Whereabouts};
use crate::board::{Cell, Edge, EdgeSide, ThingId};
use crate::rules::common;

use super::super::assault::{Assault, Way};
use super::super::round::POTION;
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
        let fighter = table.snapshot(id);
        Self {
            weapon: fighter.is_disarmed(),
            missile: fighter.state.arm(fighter.state.hand).is_unloaded,
        }
    }
}

/// Says what has changed in the hands since, by a rule (`PL-STA-10`).
fn tell_hands(table: &mut Table, id: FighterId, before: Lacks, rule: RuleId) {
    let now = Lacks::of(table, id);
    if now.weapon != before.weapon {
        let cited = if now.weapon { rule } else { rule::PL_STA_10 };
        table.state(id, word::DISARMED, now.weapon, cited);
    }
    if now.missile != before.missile {
        table.state(id, word::UNLOADED, now.missile, rule);
    }
}

/// Draws a weapon; what was in the hand goes where it belongs (`PL-ACT-05`, `PL-MOV-02`).
pub(crate) fn draw(table: &mut Table, id: FighterId, slot: Slot) {
    let before = Lacks::of(table, id);
    table.fighter(id).state.hand = slot;
    tell(table, id, word::DRAW, (Some(slot), None));
    tell_hands(table, id, before, rule::PL_ACT_05);
}

/// Puts away what is in the hand (`PL-ACT-05`).
pub(crate) fn sheathe(table: &mut Table, id: FighterId) {
    let before = Lacks::of(table, id);
    let body = table.build(id).body_slot();
    let hand = std::mem::replace(&mut table.fighter(id).state.hand, body);
    tell(table, id, word::SHEATHE, (Some(hand), None));
    tell_hands(table, id, before, rule::PL_STA_10);
}

/// Lets the weapon in the hand fall into the own square, as he wanted to (`PL-ACT-08`).
pub(crate) fn drop_weapon(table: &mut Table, id: FighterId) {
    let hand = table.snapshot(id).state.hand;
    let _ = let_go(table, id, hand, (word::DROP, rule::PL_ACT_08));
}

/// The weapon in the hand falls into the own square against its bearer's will; its name among what lies about.
///
/// Rule: `PL-MAN-05`, `PL-FUM-02`.
pub(crate) fn lose_weapon(table: &mut Table, id: FighterId, slot: Slot, rule: RuleId) -> Option<Slot> {
    let_go(table, id, slot, (word::LOSE, rule))
}

/// A weapon leaves the hand and lies in the own square from now on; its name among what lies about.
///
/// Rule: `PL-STA-10`, `BD-DYN-02`.
fn let_go(table: &mut Table, id: FighterId, slot: Slot, (act, rule): (Term, RuleId)) -> Option<Slot> {
    let fighter = table.snapshot(id);
    let arm = fighter.arm(slot).filter(|arm| arm.hands > 0)?;
    let (gear, at) = (arm.gear.clone(), fighter.body.at);
    let pieces = fighter.state.arm(slot).pieces.max(1);
    let body = fighter.build.body_slot();
    let before = Lacks::of(table, id);
    let state = &mut table.fighter(id).state;
    if let Some(arm) = state.arm_mut(slot) {
        arm.is_gone = true;
    }
    if state.hand == slot {
        state.hand = body;
    }
    let name = lay_down(table, id, (gear, slot, u16::from(pieces)), at);
    tell(table, id, act, (Some(slot), None));
    tell_hands(table, id, before, rule);
    name
}

/// What was to strike or fly falls into the own square: of several pieces the one that was to be thrown.
///
/// Rule: `PL-FUM-02`.
pub(crate) fn let_fall(table: &mut Table, id: FighterId, assault: Assault) {
    if assault.way == Way::Shot && is_thrown(table, id, assault.with) {
        let at = table.snapshot(id).body.at;
        lose_piece(table, id, assault.with, at);
    } else {
        let _ = lose_weapon(table, id, assault.with, rule::PL_FUM_02);
    }
}

/// Whether a weapon is one of pieces that are thrown.
pub(crate) fn is_thrown(table: &Table, id: FighterId, slot: Slot) -> bool {
    let shot = table.snapshot(id).arm(slot).and_then(|arm| arm.shot);
    shot.is_some_and(|shot| shot.pieces.is_some())
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

/// A missile leaves the hand: a weapon is unloaded, a piece that was thrown lies where the target stands (`PL-WPN-11`,
/// `PL-WPN-14`, `PL-BRD-08`).
pub(crate) fn loose(table: &mut Table, id: FighterId, slot: Slot, target: FighterId) {
    let fighter = table.snapshot(id);
    let Some(shot) = fighter.arm(slot).and_then(|arm| arm.shot) else {
        return;
    };
    let is_thrown = shot.pieces.is_some();
    let (reloads, rule) = (shot.reloads, shot.rule);
    let before = Lacks::of(table, id);
    break_panes(table, id, target);
    if is_thrown && !reloads {
        let at = table.snapshot(target).body.at;
        lose_piece(table, id, slot, at);
    } else if reloads && let Some(kept) = table.fighter(id).state.arm_mut(slot) {
        kept.is_unloaded = true;
        tell_hands(table, id, before, rule);
    }
}

/// One piece of what is thrown lies on a square from now on.
fn lose_piece(table: &mut Table, id: FighterId, slot: Slot, at: Cell) {
    let fighter = table.snapshot(id);
    let Some((arm, shot)) = fighter.arm(slot).and_then(|arm| Some((arm, arm.shot?))) else {
        return;
    };
    let (gear, rule) = (arm.gear.clone(), shot.rule);
    let body = fighter.build.body_slot();
    let before = Lacks::of(table, id);
    let state = &mut table.fighter(id).state;
    let Some(kept) = state.arm_mut(slot) else { return };
    kept.pieces = kept.pieces.saturating_sub(1);
    let left = i16::from(kept.pieces);
    if left == 0 {
        kept.is_gone = true;
        if state.hand == slot {
            state.hand = body;
        }
    }
    table.changed(id, word::PIECES, left + 1, left, rule);
    tell_hands(table, id, before, rule);
    // A fight with more things than it can name has enough of them.
    let _ = table.ground.movables.add(Movable {
        gear,
        count: 1,
        whose: Some((id, slot)),
        flame: None,
        at: Whereabouts::Lies(at),
    });
}

/// The first missile that crosses a pane breaks it (`PL-BRD-08`, `BD-OBJ-11`).
fn break_panes(table: &mut Table, id: FighterId, target: FighterId) {
    let scene = table.scene();
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return;
    };
    let crossed: Vec<ThingId> = scene
        .facts(own, foe, |facts| {
            facts.line_things().iter().filter_map(|it| it.thing).collect()
        })
        .unwrap_or_default();
    let view = scene.board();
    let cells = view.board().cells();
    let edges = cells.flat_map(|cell| [EdgeSide::North, EdgeSide::West].map(|side| Edge { cell, side }));
    let panes: Vec<Edge> = edges
        .filter(|edge| {
            let thing = view.edge(*edge);
            thing.is_some_and(|it| it.kind.breaks && crossed.contains(&it.name))
        })
        .collect();
    drop(scene);
    for edge in panes {
        table.ground.changes.set_edge(edge, None);
        common::tell(table, id, (GroundChange::Broken, edge.cell), rule::PL_BRD_08);
    }
}

/// Takes up what lies near: the own weapon as it was, another one as a weapon of the sheet, a piece to be thrown to its like, a
/// potion to the others. A weapon is as its last owner left it, whoever takes it up.
///
/// Rule: `PL-ACT-05`, `PL-MAN-05`, `PL-STA-10`, `PL-FUM-02`, `PL-HPT-04`.
pub(crate) fn take_up(table: &mut Table, id: FighterId, name: Slot) {
    let Some(movable) = table.ground.movables.get(name).cloned() else {
        return;
    };
    let before = Lacks::of(table, id);
    if let Some(kept) = table.ground.movables.get_mut(name) {
        kept.at = Whereabouts::Held(id);
    }
    tell(table, id, word::PICK_UP, (Some(name), movable.cell()));
    if movable.gear == POTION {
        return pocket(table, id, name, movable.count);
    }
    let last = movable
        .whose
        .map(|(owner, slot)| table.snapshot(owner).state.arm(slot))
        .unwrap_or_default();
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
            arm.worn = last.worn;
            arm.is_unloaded = last.is_unloaded;
        }
    }
    state.hand = slot;
    tell_hands(table, id, before, rule::PL_ACT_05);
}

/// Potions that were taken up are those of the finder now; nothing lies there any more, and nothing is in his hand.
///
/// Rule: `PL-HPT-04`.
fn pocket(table: &mut Table, id: FighterId, name: Slot, count: u16) {
    if let Some(movable) = table.ground.movables.get_mut(name) {
        movable.at = Whereabouts::Gone;
    }
    let state = &mut table.fighter(id).state;
    let had = state.potions;
    state.potions = had.saturating_add(count.min(99) as u8);
    let has = state.potions;
    table.changed(id, word::POTIONS, i16::from(had), i16::from(has), rule::PL_HPT_04);
}

/// Loads the weapon in the hand (`PL-ACT-05`).
pub(crate) fn load(table: &mut Table, id: FighterId) {
    let before = Lacks::of(table, id);
    let hand = table.snapshot(id).state.hand;
    if let Some(arm) = table.fighter(id).state.arm_mut(hand) {
        arm.is_unloaded = false;
    }
    tell_hands(table, id, before, rule::PL_ACT_05);
}
