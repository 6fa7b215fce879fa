//! What is in the hands: taken up, dropped, put away.

use crate::battle::{FighterId, Happening, RuleId, Slot};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::blow::feat;
use super::super::missiles::missile;
use super::super::missiles::scatter;
use super::super::table::Table;
use super::super::way::pair;
use super::floor;
use super::team;
use crate::rules::dsa41::data::Hand;
use crate::rules::dsa41::data::shelf::gear_of;
use crate::rules::dsa41::exchange::zone;
use crate::rules::dsa41::fighter::{Piece, Second};
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{rule, word};

/// What a sheet says of the hands: no weapon in them, nothing in the other one.
struct Lacks {
    weapon: bool,
    second: bool,
}

impl Lacks {
    fn of(fighter: &Snapshot) -> Self {
        let second = fighter.condition.ado.tackle.second;
        Self {
            weapon: fighter.hands.empty,
            second: second == Second::Lost,
        }
    }
}

/// Says what has come into the hands or left them since, by a rule.
fn tell_hands(table: &mut Table, id: FighterId, before: Lacks, rule: RuleId) {
    let now = Lacks::of(table.snapshot(id));
    if now.weapon != before.weapon {
        table.state(id, word::UNARMED, now.weapon, rule);
    }
    if now.second != before.second {
        table.state(id, word::UNSHIELDED, now.second, rule);
    }
}

/// Leads what is in the hands in another style; the initiative goes with it (`INI-08`, `WPN-14`).
pub(crate) fn lead(table: &mut Table, id: FighterId, style: Slot) {
    let from = table.snapshot(id).ini();
    table.fighter(id).hands.style = style;
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::INI_08);
}

/// Takes up a style by the rule that allows it; the initiative changes with the weapon (`INI-08`, `WPN-15`).
pub(crate) fn ready(table: &mut Table, id: FighterId, slot: Slot, rule: RuleId) {
    team::let_go(table, id);
    feat::draw_back(table, id, None);
    let slot = serving_hand(table, id, slot);
    lay_other_shield_down(table, id, slot);
    // What lies down with the other shield has been told.
    let (from, before) = (table.snapshot(id).ini(), Lacks::of(table.snapshot(id)));
    let fighter = table.fighter(id);
    // What was thrown and is in the hand again is at hand like any other (RNG-34).
    let is_new = fighter.is_bare_handed() || fighter.hands.style != slot;
    fighter.hands.style = slot;
    fighter.hands.empty = false;
    let place = fighter.build.place_of(Piece::Second, slot);
    let tackle = &mut fighter.condition.ado.tackle;
    tackle.second = if tackle.has_lost_second(place) {
        Second::Lost
    } else {
        Second::Along
    };
    if is_new {
        as_carried(fighter, slot);
        if fighter.missile().is_some_and(|missile| missile.is_thrown) {
            fighter.hands.unloaded &= !loading_bit(slot);
        }
    }
    let to = table.snapshot(id).ini();
    let act = if rule == rule::VAL_07 {
        word::CHANGE_STYLE
    } else {
        word::DRAW
    };
    table.write(Happening::Acted {
        fighter: id,
        act,
        target: None,
        with: Some(slot),
        at: None,
    });
    tell_hands(table, id, before, rule);
    table.changed(id, word::INI, from, to, rule::INI_08);
    pair::tidy(table);
}

/// A bow is carried without an arrow on the string, a crossbow as it is, and what is thrown is at hand as it was (`RNG-30`, `RNG-34`).
pub(crate) fn as_carried(fighter: &mut Snapshot, slot: Slot) {
    let missile = fighter.build.style(slot).missile.as_ref();
    if missile.is_some_and(|missile| !missile.is_thrown && !missile.is_crossbow) {
        fighter.hands.unloaded |= loading_bit(slot);
    }
}

/// The bit of a style among those whose weapon is not loaded.
pub(crate) const fn loading_bit(slot: Slot) -> u16 {
    1 << if slot.0 < 15 { slot.0 } else { 15 }
}

/// The style in which a weapon is led by the hand that still serves: whoever cannot use the arm that led his weapons any more
/// takes the other one.
///
/// Rule: `SIT-04`.
fn serving_hand(table: &mut Table, id: FighterId, slot: Slot) -> Slot {
    let fighter = table.snapshot(id);
    let style = fighter.build.style(slot);
    let is_lame = zone::is_lame(fighter, zone::first_arm(&fighter.build));
    if !is_lame || style.is_off_hand || style.missile.is_some() {
        return slot;
    }
    let gear = gear_of(&fighter.build, slot)
        .into_iter()
        .next()
        .unwrap_or_default();
    match floor::learn(table, id, &gear, Hand::Other) {
        Some(other) => {
            table.fighter(id).condition.ado.lose(other, false);
            table.write(Happening::Acted {
                fighter: id,
                act: word::OTHER_HAND,
                target: None,
                with: Some(other),
                at: None,
            });
            other
        }
        None => slot,
    }
}

/// A shield that stayed when the weapon went has no place in a style without it.
fn lay_other_shield_down(table: &mut Table, id: FighterId, slot: Slot) {
    let fighter = table.snapshot(id);
    let (build, own, at) = (&fighter.build, fighter.hands.style, fighter.body.at);
    let place = |slot| build.place_of(Piece::Second, slot);
    let fits = build.style(slot).has_second() && place(slot) == place(own);
    let bears_it_alone = has_second_alone(fighter) || fighter.has_thrown() && has_second(fighter);
    if bears_it_alone && !fits {
        floor::lay_down_piece(table, id, (Piece::Second, own), at);
        lose_second(table, id, rule::ACT_05);
    }
}

/// Whether the other arm bears anything.
fn has_second(fighter: &Snapshot) -> bool {
    fighter.style().has_second() && fighter.hold().has_second()
}

/// Lets what is in the hands fall into the own square; what has flown from them lies elsewhere (`ACT-05`, `LEN-05`, `RNG-34`).
pub(crate) fn drop_weapon(table: &mut Table, id: FighterId, rule: RuleId) {
    let fighter = table.snapshot(id);
    let (at, slot) = (fighter.body.at, fighter.hands.style);
    let has_flown = fighter.has_thrown();
    if has_second_alone(fighter) || has_flown && has_second(fighter) {
        floor::lay_down_piece(table, id, (Piece::Second, slot), at);
        lose_second(table, id, rule);
    }
    let fighter = table.snapshot(id);
    // A fist is no thing that could fall (WPN-FIST).
    if fighter.has_main_hand_free() || has_flown || fighter.main_arm().kind.is_natural {
        return;
    }
    missile::let_slip(table, id);
    floor::lay_down(table, id, slot, at);
    empty_hands(table, id, rule);
}

/// Lays a piece from the hands on a cell; what has flown from them lies elsewhere (`RNG-34`).
fn lay(table: &mut Table, id: FighterId, (piece, slot): (Piece, Slot), cell: Cell) {
    if piece == Piece::Main {
        if table.snapshot(id).has_thrown() {
            return;
        }
        missile::let_slip(table, id);
    }
    floor::lay_down_piece(table, id, (piece, slot), cell);
}

/// Whether the weapon is gone, or never was more than the fist, and the other hand still bears its shield.
fn has_second_alone(fighter: &Snapshot) -> bool {
    fighter.has_main_hand_free() && has_second(fighter)
}

/// Nothing is left in the hands; the initiative of weapon and shield goes with them (`INI-08`).
pub(crate) fn empty_hands(table: &mut Table, id: FighterId, rule: RuleId) {
    feat::draw_back(table, id, None);
    let (from, before) = (table.snapshot(id).ini(), Lacks::of(table.snapshot(id)));
    table.fighter(id).hands.empty = true;
    tell_hands(table, id, before, rule);
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::INI_08);
    pair::tidy(table);
}

/// A piece slips out of the hand into the own square (`ACT-05`, `FUM-01`, `FUM-02`).
pub(crate) fn slip(table: &mut Table, id: FighterId, piece: Piece, rule: RuleId) {
    let fighter = table.snapshot(id);
    let (at, slot) = (fighter.body.at, fighter.hands.style);
    lay(table, id, (piece, slot), at);
    part_with(table, id, piece, rule);
}

/// A piece flies out of the hand: one die tells where to, clockwise from the north, another how far, at most so many squares
/// (`BRD-25`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn fling(
    table: &mut Table,
    id: FighterId,
    (piece, most): (Piece, u8),
    rule: RuleId,
) -> Result<(), DiceError> {
    let slot = table.snapshot(id).hands.style;
    let to = scatter::scatter(table, id, most)?;
    lay(table, id, (piece, slot), to);
    table.write(Happening::Acted {
        fighter: id,
        act: word::FLUNG,
        target: None,
        with: Some(slot),
        at: Some(to),
    });
    part_with(table, id, piece, rule);
    Ok(())
}

/// A piece is broken and gone for this fight (`FUM-01`, `FUM-02`, `BRK-05`).
pub(crate) fn destroy(table: &mut Table, id: FighterId, piece: Piece, rule: RuleId) {
    let slot = table.snapshot(id).hands.style;
    if piece == Piece::Main {
        missile::let_slip(table, id);
    }
    floor::break_piece(table, id, (piece, slot));
    part_with(table, id, piece, rule);
}

/// One of the two things leaves the hand, the other one stays.
pub(crate) fn part_with(table: &mut Table, id: FighterId, piece: Piece, rule: RuleId) {
    if piece == Piece::Second {
        return lose_second(table, id, rule);
    }
    feat::draw_back(table, id, Some(Piece::Main));
    let fighter = table.snapshot(id);
    let keeps = fighter.style().has_second() && fighter.hold().has_second();
    let (from, before) = (fighter.ini(), Lacks::of(fighter));
    let fighter = table.fighter(id);
    fighter.hands.empty = true;
    if keeps {
        fighter.condition.ado.tackle.second = Second::Kept;
    }
    tell_hands(table, id, before, rule);
    settle(table, id, from);
}

/// The shield or second weapon is gone.
fn lose_second(table: &mut Table, id: FighterId, rule: RuleId) {
    feat::draw_back(table, id, Some(Piece::Second));
    let (from, before) = (table.snapshot(id).ini(), Lacks::of(table.snapshot(id)));
    mark_second(table, id, Second::Lost);
    tell_hands(table, id, before, rule);
    settle(table, id, from);
}

fn mark_second(table: &mut Table, id: FighterId, second: Second) {
    let fighter = table.fighter(id);
    let place = fighter.build.place_of(Piece::Second, fighter.hands.style);
    let tackle = &mut fighter.condition.ado.tackle;
    tackle.second = second;
    tackle.lose_second(place, second == Second::Lost);
}

/// The shield is on the arm again, with or without the weapon (`ACT-17`).
pub(crate) fn regain_second(table: &mut Table, id: FighterId) {
    let (from, before) = (table.snapshot(id).ini(), Lacks::of(table.snapshot(id)));
    mark_second(
        table,
        id,
        if before.weapon {
            Second::Kept
        } else {
            Second::Along
        },
    );
    tell_hands(table, id, before, rule::ACT_17);
    settle(table, id, from);
}

/// The initiative goes with what the hands hold (`INI-08`), and whom they reach.
fn settle(table: &mut Table, id: FighterId, from: i16) {
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::INI_08);
    pair::tidy(table);
}
