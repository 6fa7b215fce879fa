//! Converting actions: a second attack instead of the defence, or a second defence instead of the attack; and the extra action of those
//! who fight with two weapons.

use super::super::cause::{self, void};
use super::super::exchange::attack::{Blow, CONVERTED};
use super::super::exchange::means::Means;
use super::super::exchange::tally::Tally;
use super::super::fighter::{Arm, Piece, Plan};
use super::super::manoeuvre::{Art, Form};
use super::super::module::Modules;
use super::super::round::Due;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why};
use super::fury;
use crate::battle::WhyNot;

/// The least initiative with which somebody strikes eight phases after his own (`UMW-03`).
pub(crate) const LATE: i16 = 8;
/// The talent with a staff from which on its second parry is no harder (`UMW-04`).
pub(crate) const AT_HOME_WITH_STAFFS: i16 = 10;

/// The thing that an attack is made with; none for what is part of the body. The only weapon is the main one in the other hand too.
///
/// Rule: `UMW-06`, `FUM-05`, `SIT-04`.
pub(crate) fn piece_of(fighter: &Snapshot, arm: &Arm) -> Option<Piece> {
    let is_only_one = || fighter.style().is_off_hand && !arm.kind.is_ward;
    match arm.kind.is_second {
        _ if is_part_of(arm) => None,
        true if !is_only_one() => Some(Piece::Second),
        _ => Some(Piece::Main),
    }
}

/// Whether an attack is part of a fighter: fists and claws, but not the club that an ogre leads.
///
/// Rule: `FUM-03`, `CRT-08`, `CRE-05`.
pub(crate) const fn is_part_of(arm: &Arm) -> bool {
    arm.kind.is_of_body()
}

/// The thing that a defence is made with; none for a dodge and for bare hands.
///
/// Rule: `UMW-06`.
pub(crate) fn piece_of_defence(fighter: &Snapshot, means: Means) -> Option<Piece> {
    match means {
        _ if means.is_of_ward() => Some(Piece::Second),
        _ if means.is_of_weapon() => piece_of(fighter, fighter.arm_of(means)),
        _ => None,
    }
}

/// The right by which somebody acts now; none while another does.
fn due_of(scene: &Scene, fighter: &Snapshot) -> Option<Due> {
    let actor = scene.round.actor.filter(|actor| actor.fighter == fighter.id());
    actor.map(|actor| actor.due)
}

/// Whether the attack that somebody makes now, or is about to plan, is a converted one: the second that he makes, at whatever phase.
///
/// Rule: `UMW-02`.
fn is_converted_attack(scene: &Scene, fighter: &Snapshot) -> bool {
    let due = due_of(scene, fighter);
    let is_of_two = match (fighter.turn.plan, due) {
        (Some(Plan::StrikeTwice), due) => matches!(due, None | Some(Due::First | Due::Second)),
        (Some(Plan::Fight), due) => due == Some(Due::Second),
        _ => false,
    };
    is_of_two && has_attacked_before(fighter, due)
}

/// Whether somebody has made an attack in the round besides the one under way.
fn has_attacked_before(fighter: &Snapshot, due: Option<Due>) -> bool {
    let spent = &fighter.turn.spent;
    let is_counted = due.is_some() && spent.attacked_by == due;
    spent.attacks > u8::from(is_counted) || fighter.turn.volley.shots > 0
}

/// Whether the next defence of somebody is a converted one.
fn is_converted_defence(fighter: &Snapshot) -> bool {
    let turn = &fighter.turn;
    matches!(turn.plan, Some(Plan::Pressed | Plan::DefendTwice)) && turn.spent.defences > 0
}

/// What an attack loses that is converted: nothing with the other of two weapons, for those who have learnt it. Striking into a blow
/// is a defence.
///
/// Rule: `UMW-02`, `UMW-04`, `TWO-04`.
pub(crate) fn add_to_attack(
    ledger: &mut impl Tally,
    scene: &Scene,
    attacker: &Snapshot,
    (arm, blow): (&Arm, Blow),
) {
    let turn = &attacker.turn;
    if let Form::Counter(..) = blow.form
        && is_converted_defence(attacker)
    {
        return add_second_defence(ledger, attacker, Some(arm), (piece_of(attacker, arm), false));
    }
    let is_reaction = blow.purpose.is_reaction() || matches!(blow.form, Form::Counter(..));
    let is_left_over = turn.converted && !blow.purpose.is_reaction();
    let is_second = !is_reaction && is_converted_attack(scene, attacker);
    if is_second && has_changed_hands(attacker, turn.spent.first_attack, piece_of(attacker, arm)) {
        ledger.note_for(rule::TWO_04, arm.thing, CONVERTED, &void::OTHER_HAND);
        return;
    }
    // The second attack of a round of a series is converted without a malus (MAN-AUSFALL).
    if turn.plan == Some(Plan::LungeOn) && due_of(scene, attacker) == Some(Due::Second) {
        ledger.note_for(rule::MAN_AUSFALL, &cause::SECOND_ATTACK, CONVERTED, &void::SERIES);
    }
    if is_second {
        ledger.add_for(rule::UMW_02, &cause::SECOND_ATTACK, CONVERTED);
    } else if is_left_over {
        ledger.add_for(rule::UMW_02, &cause::LONG_ACTION, CONVERTED);
    }
}

/// What a defence loses that is converted.
///
/// Rule: `UMW-02`, `UMW-04`, `TWO-04`.
///
/// # Errors
///
/// The rule by which it cannot be done so.
pub(crate) fn add_to_defence(
    ledger: &mut impl Tally,
    defender: &Snapshot,
    means: Means,
) -> Result<(), WhyNot> {
    if !is_converted_defence(defender) || means == Means::SecondWard {
        // Whoever has learnt to defend himself gives up his attack without a malus (MAN-DEFENSIV).
        let is_guarded = defender.turn.plan == Some(Plan::Guarded) && defender.turn.spent.defences > 0;
        if is_guarded && means != Means::SecondWard {
            ledger.note_for(rule::UMW_04, &cause::SECOND_DEFENCE, CONVERTED, &void::GUARDED);
        }
        return Ok(());
    }
    let arm = means.is_of_weapon().then(|| defender.arm_of(means));
    if let Some(arm) = arm.filter(|arm| !arm.kind.converts) {
        return Err(why::too_unwieldy(rule::UMW_05, &arm.name));
    }
    let is_shield = means.is_of_ward() && defender.ward().is_some_and(|ward| ward.is_shield);
    let piece = piece_of_defence(defender, means);
    add_second_defence(ledger, defender, arm, (piece, is_shield));
    Ok(())
}

/// What the second defence of a round loses, made with this weapon or another thing: a shield, a staff in skilled hands, the defensive
/// style and the other of two weapons make it no harder.
///
/// Rule: `UMW-02`, `UMW-04`, `TWO-04`.
fn add_second_defence(
    ledger: &mut impl Tally,
    defender: &Snapshot,
    arm: Option<&Arm>,
    (piece, is_shield): (Option<Piece>, bool),
) {
    let is_at_home = arm.is_some_and(|arm| arm.kind.is_staff && arm.talent >= AT_HOME_WITH_STAFFS);
    let eased = match () {
        () if is_shield => Some(&void::SHIELD),
        () if is_at_home => Some(&void::STAFF),
        () if defends_lightly(defender) => Some(&void::GUARDED),
        () => None,
    };
    if let Some(why) = eased {
        ledger.note_for(rule::UMW_04, &cause::SECOND_DEFENCE, CONVERTED, why);
    } else if arm.is_some() && has_changed_hands(defender, defender.turn.spent.first_defence, piece) {
        ledger.note_for(rule::TWO_04, &cause::SECOND_DEFENCE, CONVERTED, &void::OTHER_HAND);
    } else {
        ledger.add_for(rule::UMW_02, &cause::SECOND_DEFENCE, CONVERTED);
    }
}

/// Whether somebody may strike into a blow with this as the defence that comes next: not as the converted one with what is too
/// unwieldy for it.
///
/// Rule: `UMW-05`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_counter_with(defender: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    if is_converted_defence(defender) && !arm.kind.converts {
        Err(why::too_unwieldy(rule::UMW_05, &arm.name))
    } else {
        Ok(())
    }
}

/// Whether somebody fights in the defensive style: with chains, flails and the like there is none, whatever the other hand parries with.
///
/// Rule: `SF-DEFENSIV`, `MAN-DEFENSIV`, `WPN-05`.
fn defends_lightly(fighter: &Snapshot) -> bool {
    fighter.build.traits.defensive && fighter.main_arm().kind.arts.has(Art::Defensive)
}

/// Whether somebody who has learnt to fight with two weapons takes the other one this time.
fn has_changed_hands(fighter: &Snapshot, first: Option<Piece>, now: Option<Piece>) -> bool {
    let is_other = first.is_some() && now.is_some() && first != now;
    is_other && fighter.build.traits.two_weapons && fighter.style().second_arm().is_some()
}

/// Whether somebody has the choice to convert an action at all.
///
/// Rule: `UMW-01`.
fn is_played(fighter: &Snapshot) -> Result<(), WhyNot> {
    if !fighter.build.modules.has(Modules::CONVERT) {
        return Err(why::module_off(rule::UMW_01));
    }
    // What creatures do in a round is printed.
    if fighter.build.is_creature {
        Err(why::creature_keeps_to_its_row(rule::CRE_01))
    } else {
        Ok(())
    }
}

/// Whether somebody may give up his defence for a second attack.
///
/// Rule: `UMW-03`, `UMW-05`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_strike_twice(fighter: &Snapshot) -> Result<(), WhyNot> {
    is_played(fighter)?;
    if fighter.ini() < LATE {
        return Err(why::too_slow_again(rule::UMW_03, LATE, fighter.ini()));
    }
    if let Some(ward) = fighter.ward().filter(|ward| ward.is_shield) {
        return Err(why::shield_forbids_second_attack(rule::UMW_03, &ward.name));
    }
    // Whoever holds nothing fights with his fists, and so does he who has come without a weapon.
    let is_bare = fighter.hands.empty || fighter.main_arm().kind.is_unarmed;
    let mut arms = fighter.arms();
    let is_fit = |arm: &Arm| arm.kind.converts && (is_bare || !arm.kind.is_unarmed);
    if fighter.missile().is_none() && arms.any(|(_, arm)| is_fit(arm)) {
        Ok(())
    } else {
        Err(why::too_unwieldy(rule::UMW_05, &fighter.style().name))
    }
}

/// Whether somebody may give up his attack for a second defence.
///
/// Rule: `UMW-04`, `UMW-05`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_defend_twice(fighter: &Snapshot) -> Result<(), WhyNot> {
    is_played(fighter)?;
    fury::may_declare(fighter, Plan::DefendTwice)?;
    let parries = |arm: &Arm| arm.parry.is_some() && arm.kind.converts;
    let has_second = fighter.ward().is_some()
        || fighter.second_arm().is_some_and(parries)
        || fighter.build.traits.aimed_dodge;
    if has_second || parries(fighter.main_arm()) {
        Ok(())
    } else {
        Err(why::too_unwieldy(rule::UMW_05, &fighter.style().name))
    }
}

/// Whether somebody may convert after he has declared to fight: the watchful until their first attack, those who feel how a fight goes at
/// any time.
///
/// Rule: `UMW-01`, `SF-AUFMERKSAMKEIT`, `SF-KAMPFGESPUER`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_turn(fighter: &Snapshot, plan: Plan) -> Result<(), WhyNot> {
    let (turn, traits) = (&fighter.turn, &fighter.build.traits);
    let has_struck = turn.first_done || turn.struck > 0;
    let is_free =
        turn.plan == Some(Plan::Fight) && !turn.converted && fighter.is_able() && fighter.ini() >= 0;
    let is_quick = traits.instinct || traits.vigilance && !has_struck;
    if !is_free {
        return Err(why::nothing_to_convert(rule::UMW_01));
    }
    if !is_quick {
        return Err(why::too_late_to_convert(rule::UMW_01));
    }
    match plan {
        Plan::StrikeTwice if turn.defences > 0 && !turn.second_done => may_strike_twice(fighter),
        Plan::DefendTwice if !has_struck => may_defend_twice(fighter),
        _ => Err(why::nothing_to_convert(rule::UMW_01)),
    }
}

/// Whether an attack may still be made with this in the round: not a converted one with what is too unwieldy for it, and no more than two
/// with one weapon.
///
/// Rule: `UMW-05`, `UMW-06`, `TWO-05`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_strike_with(scene: &Scene, fighter: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    let Some(due) = due_of(scene, fighter) else {
        return Ok(());
    };
    let is_converted = is_converted_attack(scene, fighter);
    if due == Due::First && fighter.turn.spent.all < 2 && !is_converted {
        return Ok(());
    }
    let piece = piece_of(fighter, arm);
    match due {
        _ if is_converted && !arm.kind.converts => Err(why::too_unwieldy(rule::UMW_05, &arm.name)),
        Due::Extra if piece.is_none() => Err(why::extra_attack_only(rule::TWO_05)),
        _ if !fighter.turn.spent.leaves(piece) => Err(why::used_twice(rule::UMW_06, &arm.name)),
        _ => Ok(()),
    }
}

/// Whether a parry with a weapon is left in the round although no defence is: the extra action of two weapons, after a parry.
///
/// Rule: `TWO-05`.
pub(crate) fn has_extra_parry(fighter: &Snapshot) -> bool {
    let turn = &fighter.turn;
    turn.defences == 0 && turn.spent.defences > 0 && has_extra(fighter)
}

/// Whether the extra action of two similar weapons is still there.
fn has_extra(fighter: &Snapshot) -> bool {
    let style = fighter.style();
    fighter.build.traits.extra_action
        && style.is_pair
        && !fighter.hands.empty
        && fighter.second_arm().is_some()
        && !fighter.turn.spent.extra
}

/// Phases after the first action in which the extra one follows (`TWO-05`), and the one of the other hand (`MAN-TODVONLINKS`).
pub(crate) const EXTRA_AFTER: i16 = 4;
pub(crate) const LEFT_AFTER: i16 = 8;

/// The attacks that somebody may make besides those that he has declared, each with its phase: the extra one of two weapons, the one of
/// the other hand, and the one instead of a defence that was not needed.
///
/// Rule: `TWO-05`, `MAN-TODVONLINKS`, `UMW-01`.
pub(crate) fn dues(fighter: &Snapshot) -> [Option<(Due, i16)>; 3] {
    if !fighter.build.traits.strikes_again {
        return [None; 3];
    }
    let (turn, ini) = (&fighter.turn, fighter.ini());
    let Some(plan) = turn.plan.filter(|plan| ini >= 0 && !plan.sprints()) else {
        return [None; 3];
    };
    let has_room = turn.spent.all < 3;
    let extra = has_room && turn.spent.attacks > 0 && !turn.spent.extra_asked && has_extra(fighter);
    let left = has_room && ini >= LATE && !plan.converts() && !turn.converted && has_left(fighter);
    let waits = plan == Plan::Fight && turn.first_done && may_turn(fighter, Plan::StrikeTwice).is_ok();
    [
        extra.then_some((Due::Extra, ini - EXTRA_AFTER)),
        (left && plan != Plan::LungeOn).then_some((Due::Left, ini - LEFT_AFTER)),
        waits.then_some((Due::Second, ini - LATE)),
    ]
}

/// Whether the other hand has still its own attack: with a parry weapon or dagger that has not parried.
///
/// Rule: `MAN-TODVONLINKS`.
fn has_left(fighter: &Snapshot) -> bool {
    use super::super::manoeuvre::Art;
    let spent = &fighter.turn.spent;
    let is_in_hand = |arm: &Arm| arm.kind.is_second && arm.kind.arts.has(Art::Left);
    fighter.build.traits.arts.has(Art::Left)
        && !spent.left
        && !spent.has_warded
        && fighter.arms().any(|(_, arm)| is_in_hand(arm))
}
