//! What is in the hands: styles that are changed, weapons that are drawn and picked up.

use crate::battle::{Slot, WhyNot};
use crate::board::Cell;

use super::super::exchange::zone;
use super::super::fighter::Piece;
use super::super::scene::Snapshot;
use super::super::{rule, why};
use super::regular::long;

/// Whether the style may be changed while the same weapon stays in the hand.
///
/// Rule: `VAL-07`.
///
/// # Errors
///
/// Why not.
pub(crate) fn change_style(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    let wanted = fighter
        .build
        .styles
        .get(usize::from(slot.0))
        .ok_or_else(|| why::no_weapon(rule::ACT_12))?;
    let has_weapon = wanted.weapon() == fighter.style().weapon()
        && (wanted.ward.is_none()
            || wanted.ward.as_ref().map(|ward| &ward.name)
                == fighter.style().ward.as_ref().map(|ward| &ward.name));
    has_arms_for(fighter, slot)?;
    if slot == fighter.hands.style {
        Err(why::in_hand_already(rule::ACT_12, &wanted.name))
    } else if fighter.condition.ado.has_lost(slot) {
        Err(why::lost(rule::ACT_12, &wanted.name))
    } else if fighter.hands.empty || wanted.hurls.is_some() || !has_weapon {
        Err(why::other_in_hand(rule::ACT_12, &wanted.name))
    } else {
        Ok(())
    }
}

/// Whether the weapon of a style can be drawn.
///
/// Rule: `ACT-14`.
///
/// # Errors
///
/// Why not.
pub(crate) fn draw(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    let wanted = fighter
        .build
        .styles
        .get(usize::from(slot.0))
        .ok_or_else(|| why::no_weapon(rule::ACT_14))?;
    let lies = match fighter.left_to_throw(slot) {
        // Wherever those that have flown lie, the next one hangs on the belt (RNG-34, RNG-35).
        Some(left) => left == 0,
        None => fighter
            .hands
            .lies
            .is_some_and(|(_, style)| fighter.build.style(style).weapon() == wanted.weapon()),
    };
    let place = fighter.build.place_of(Piece::Second, slot);
    let takes_shield = !fighter.hands.empty
        && !fighter.condition.ado.tackle.has_lost_second(place)
        && wanted.weapon() == fighter.style().weapon()
        && wanted.ward.is_some()
        && fighter.style().ward.is_none();
    // The next one of the same kind is taken from the belt as RNG-34 says.
    let is_next = fighter.has_thrown() && slot == fighter.hands.style;
    let bears_other = fighter.style().has_second() && fighter.hold().has_second();
    let is_bare = fighter.has_main_hand_free()
        || fighter.has_thrown() && !is_next && (keeps_shield(fighter, slot) || !bears_other);
    let is_gone = fighter.condition.ado.has_lost(slot) || wanted.main().kind.is_half_sword;
    has_arms_for(fighter, slot)?;
    if is_gone {
        Err(why::lost(rule::ACT_14, &wanted.name))
    } else if wanted.draw == 0 {
        Err(why::never_drawn(rule::ACT_14, &wanted.name))
    } else if takes_shield || is_bare && !lies {
        Ok(())
    } else if is_bare {
        Err(why::lies_about(rule::ACT_14, &wanted.name))
    } else if slot == fighter.hands.style {
        Err(why::in_hand_already(rule::ACT_14, &wanted.name))
    } else {
        Err(why::hands_full(rule::ACT_14, &fighter.style().name))
    }
}

/// Regular actions in which quick hands draw a weapon from the back, and take a shield from there (`ACT-14`).
pub(crate) const QUICK_FROM_BACK: u8 = 1;
pub(crate) const QUICK_SHIELD: u8 = 3;

/// Regular actions until a style is ready; those who draw quickly need 0, 1 or 3 instead of 1, 2 or 5.
///
/// Rule: `ACT-14`.
pub(crate) fn drawing_time(fighter: &Snapshot, slot: Slot) -> u8 {
    let style = fighter.build.style(slot);
    let quick = |slow: u8| match slow {
        slow if !fighter.build.traits.quick_draw => slow,
        0 | 1 => 0,
        2 => QUICK_FROM_BACK,
        _ => QUICK_SHIELD,
    };
    let is_bare = fighter.is_bare_handed();
    let weapon = if is_bare { quick(style.draw) } else { 0 };
    let place = fighter.build.place_of(Piece::Second, slot);
    let is_gone = fighter.condition.ado.tackle.has_lost_second(place);
    let is_on_arm = fighter.has_thrown() || fighter.has_main_hand_free() && fighter.hold().has_second();
    let shield = if is_gone || is_on_arm && keeps_shield(fighter, slot) {
        0
    } else {
        quick(style.ward_draw)
    };
    weapon + shield
}

/// Whether the other arm bears in a style what it bears now.
fn keeps_shield(fighter: &Snapshot, slot: Slot) -> bool {
    fighter.build.style(slot).shares_second(fighter.style())
}

/// Whether the arms that still serve are enough for a style: a weapon for both hands, a bow, and a shield or second weapon that he
/// has not lost take both, anything else one of them.
///
/// Rule: `ZON-03`, `SIT-04`, `TWO-07`.
///
/// # Errors
///
/// `ZON-03` where an arm is missing, `TWO-07` where the other one is no use.
pub(super) fn has_arms_for(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    has_arm_to_lead(fighter, slot)?;
    let style = fighter.build.style(slot);
    let place = fighter.build.place_of(Piece::Second, slot);
    let bears_second = style.has_second() && !fighter.condition.ado.tackle.has_lost_second(place);
    if bears_second && zone::has_lost_other_arm_of(fighter, style) {
        Err(why::arms_lame(
            rule::ZON_03,
            &style.name,
            2_u8,
            2 - zone::lame_arms(fighter).min(2),
        ))
    } else {
        Ok(())
    }
}

/// Whether an arm that still serves can lead the weapon of a style. Whoever cannot use the one that he led it with takes the other;
/// nobody throws with it, and creatures do not learn it.
///
/// Rule: `ZON-03`, `SIT-04`, `TWO-07`, `RNG-37`.
///
/// # Errors
///
/// As [`has_arms_for`].
pub(super) fn has_arm_to_lead(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    let style = fighter.build.style(slot);
    let main = style.main().kind;
    let takes_both = match &style.missile {
        Some(missile) => !missile.is_one_handed,
        None => main.is_two_handed,
    };
    let changes = !style.is_off_hand && style.missile.is_none() && fighter.build.origin.is_some();
    let lame = zone::lame_arms(fighter);
    let needed = if takes_both { 2_u8 } else { 1 };
    match lame {
        0 => Ok(()),
        1 if takes_both => Err(why::arms_lame(rule::ZON_03, &style.name, needed, 1_u8)),
        1 if !zone::has_lost_arm_of(fighter, style) => Ok(()),
        1 if changes && main.is_too_heavy => Err(why::too_heavy_for_other_hand(rule::TWO_07, &style.name)),
        1 if changes => Ok(()),
        1 => Err(why::other_arm_no_use(rule::ZON_03, &style.name)),
        _ => Err(why::arms_lame(rule::ZON_03, &style.name, needed, 0_u8)),
    }
}

/// Whether the weapon on the ground can be picked up.
pub(crate) fn pick_up(fighter: &Snapshot) -> Result<(), WhyNot> {
    long(fighter)?;
    if let Some((_, slot)) = fighter.hands.lies {
        has_arm_to_lead(fighter, slot)?;
    }
    let near =
        |cell: Cell| (cell.x - fighter.body.at.x).abs() <= 1 && (cell.y - fighter.body.at.y).abs() <= 1;
    let lies_near = fighter.hands.lies.is_some_and(|(cell, _)| near(cell));
    if !lies_near {
        Err(why::not_near(rule::ACT_17))
    } else if !fighter.is_bare_handed() {
        Err(why::hands_full(rule::ACT_17, &fighter.style().name))
    } else {
        Ok(())
    }
}
