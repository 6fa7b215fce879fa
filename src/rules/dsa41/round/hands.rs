//! What is in the hands: taken up, dropped, put away.

use crate::battle::{FighterId, Happening, RuleId, Slot};

use super::super::{rule, word};
use super::floor;
use super::table::Table;

/// Takes up a style; the initiative changes with the weapon (`INI-08`, `WPN-15`).
pub(super) fn ready(table: &mut Table, id: FighterId, slot: Slot) {
    let from = table.snapshot(id).ini();
    let fighter = table.fighter(id);
    let is_new = fighter.hands.empty || fighter.hands.style != slot;
    fighter.hands.style = slot;
    fighter.hands.empty = false;
    if let Some(missile) = fighter.build.style(slot).missile.as_ref().filter(|_| is_new) {
        // A bow comes from the back without an arrow on the string, a crossbow as it was, and what is thrown is in the hand
        // (RNG-30, RNG-34).
        let bit = 1 << slot.0.min(15);
        if missile.is_thrown {
            fighter.hands.unloaded &= !bit;
        } else if !missile.is_crossbow {
            fighter.hands.unloaded |= bit;
        }
    }
    let to = table.snapshot(id).ini();
    table.write(Happening::Acted {
        fighter: id,
        act: word::DRAW,
        target: None,
        with: Some(slot),
        at: None,
    });
    table.changed(id, word::INI, from, to, rule::INI_08);
}

/// Lets what is in the hands fall into the own square (`ACT-05`, `LEN-05`).
pub(super) fn drop_weapon(table: &mut Table, id: FighterId, rule: RuleId) {
    let fighter = table.snapshot(id);
    if fighter.hands.empty || fighter.main_arm().kind.is_natural {
        return;
    }
    let (at, slot) = (fighter.body.at, fighter.hands.style);
    floor::lay_down(table, id, slot, at);
    empty_hands(table, id, rule);
}

/// Nothing is left in the hands; the initiative of weapon and shield goes with them (`INI-08`).
pub(super) fn empty_hands(table: &mut Table, id: FighterId, rule: RuleId) {
    let from = table.snapshot(id).ini();
    table.fighter(id).hands.empty = true;
    table.state(id, word::UNARMED, true, rule);
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::INI_08);
}
