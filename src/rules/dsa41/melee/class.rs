//! Distance classes: how far apart two foes fight, which weapons can do so, and what it takes to change it.

use super::super::cause::{self, void};
use super::super::data::DistanceClass;
use super::super::exchange::attack::Blow;
use super::super::exchange::tally::Tally;
use super::super::fighter::Arm;
use super::super::module::Modules;
use super::super::round::Round;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{place, situation};
use super::super::{rule, why, word};
use super::{Purpose, numbers, passing, rank};
use crate::battle::{Body, RuleId, Term, Value, WhyNot};

/// A weapon that is one class too short, or too long (`DK-02`).
pub(crate) const MISFIT: i16 = -6;
/// A whip at a foe who has come inside (`WPN-12`).
pub(crate) const WHIP_INSIDE: i16 = -8;
/// Two classes at once (`DK-05`, `DK-06`).
pub(crate) const TWO_CLASSES: i16 = -8;
/// Getting away by one class (`DK-06`).
pub(crate) const GETTING_AWAY: i16 = -4;

/// Squares that an attack reaches: a big creature's paws and the like reach one farther where distance classes count.
///
/// Rule: `BRD-07`.
pub(crate) fn reach_of(round: &Round, fighter: &Snapshot, arm: &Arm) -> u8 {
    let is_long_arm = round.modules.has(Modules::DK)
        && arm.kind.is_natural
        && fighter.body.size > 1
        && arm.classes.contains(DistanceClass::Close);
    if is_long_arm { arm.reach.max(2) } else { arm.reach }
}

/// The longest reach of what a fighter can strike with now.
///
/// Rule: `BRD-06`.
pub(crate) fn longest_reach(round: &Round, fighter: &Snapshot) -> u8 {
    let reaches = fighter.arms().map(|(_, arm)| reach_of(round, fighter, arm));
    reaches.max().unwrap_or(0)
}

/// The class that lies at a distance: two who meet begin there, and hand to hand has to be fought for.
///
/// Rule: `DK-04`, `BRD-07`, `BD-PF-28`.
const fn at_distance(squares: u16) -> DistanceClass {
    match squares {
        0 | 1 => DistanceClass::Close,
        2 => DistanceClass::Spear,
        _ => DistanceClass::Pike,
    }
}

/// Squares that lie between two at a class.
///
/// Rule: `BRD-07`.
pub(crate) const fn squares_of(class: DistanceClass) -> u16 {
    match class {
        DistanceClass::Hand | DistanceClass::Close => 1,
        DistanceClass::Spear => 2,
        DistanceClass::Pike => 3,
    }
}

/// The most squares that lie between two at a class.
///
/// Rule: `BRD-07`.
pub(crate) const fn most_squares_of(class: DistanceClass) -> u16 {
    match class {
        DistanceClass::Pike => 4,
        nearer => squares_of(nearer),
    }
}

/// The class at which two begin who become engaged where they stand.
///
/// Rule: `DK-04`.
pub(crate) fn meeting(a: &Snapshot, b: &Snapshot) -> DistanceClass {
    at_distance(place::distance(a, b))
}

/// The class of an engaged pair.
///
/// Rule: `BD-PF-28`.
pub(crate) fn between(scene: &Scene, a: &Snapshot, b: &Snapshot) -> Option<DistanceClass> {
    scene.round.melee.pairs.get(a.id(), b.id()).map(|pair| pair.class)
}

/// The class at which two fight, or would if they came to blows now.
fn attack_class(scene: &Scene, a: &Snapshot, b: &Snapshot) -> DistanceClass {
    between(scene, a, b).unwrap_or_else(|| expected_class(scene.round, a, b))
}

/// Squares that are nearer than the length of a pike where distance classes are not played.
const NEARER_THAN_PIKE: u16 = 2;

/// Whether two fight at hand, close or spear's length.
///
/// Rule: `SIT-25`.
pub(crate) fn is_nearer_than_pike(scene: &Scene, a: &Snapshot, b: &Snapshot) -> bool {
    if scene.round.modules.has(Modules::DK) {
        attack_class(scene, a, b) < DistanceClass::Pike
    } else {
        place::distance(a, b) <= NEARER_THAN_PIKE
    }
}

/// The class at which two would come to blows: where they stand if they reach each other, else at the length of the longer
/// weapon.
///
/// Rule: `DK-04`, `DK-08`.
fn expected_class(round: &Round, a: &Snapshot, b: &Snapshot) -> DistanceClass {
    let reach = longest_reach(round, a).max(longest_reach(round, b));
    if place::distance(a, b) <= u16::from(reach) {
        return meeting(a, b);
    }
    let longest = |fighter: &Snapshot| fighter.main_arm().classes.longest();
    longest(a).max(longest(b)).max(DistanceClass::Close)
}

/// The word for a class.
pub(crate) const fn word_of(class: DistanceClass) -> Term {
    match class {
        DistanceClass::Hand => word::CLASS_HAND,
        DistanceClass::Close => word::CLASS_CLOSE,
        DistanceClass::Spear => word::CLASS_SPEAR,
        DistanceClass::Pike => word::CLASS_PIKE,
    }
}

/// Whether an attack can be struck from where a fighter stands: by the class within an engaged pair, by reach else, and not past
/// more than a friend.
///
/// Rule: `BRD-07`, `BRD-09`, `BRD-17`, `DK-02`.
///
/// # Errors
///
/// Why not.
pub(crate) fn in_reach(
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<(), WhyNot> {
    let has_classes = scene.round.modules.has(Modules::DK);
    let is_engaged = has_classes && between(scene, attacker, target).is_some();
    let reach = reach_of(scene.round, attacker, arm);
    if !is_engaged && !place::reaches(scene, attacker, target, reach) {
        return Err(not_reached(scene, &attacker.body, &target.body, (arm, reach)));
    }
    if has_classes && misfit(scene, attacker, target, arm).is_none() {
        return Err(misfits(scene, (attacker, target), arm, rule::DK_02));
    }
    rank::is_past_a_friend(scene, attacker, target, arm).map(|_| ())
}

/// What keeps a weapon of this reach from striking where it does not get to: the distance, else the height, else what stands on the line.
///
/// Rule: `BRD-07`, `BRD-17`, `BRD-21`.
pub(crate) fn not_reached(scene: &Scene, from: &Body, to: &Body, (arm, reach): (&Arm, u8)) -> WhyNot {
    let apart = place::footprint(from).gap(place::footprint(to)).cheb();
    if apart > u16::from(reach) {
        return why::out_of_reach(rule::BRD_07, &arm.name, apart, reach);
    }
    let by_height = situation::height::can_reach(scene.board(), from, to, reach);
    by_height.err().unwrap_or_else(|| why::blocked(rule::BRD_17))
}

/// Why a weapon does not serve at the distance of two: it is too long or too short by so many classes.
///
/// Rule: `DK-02`, `DK-03`.
pub(crate) fn misfits(scene: &Scene, (own, foe): (&Snapshot, &Snapshot), arm: &Arm, rule: RuleId) -> WhyNot {
    let class = attack_class(scene, own, foe);
    let told = Value::Text(match class {
        DistanceClass::Hand => "dsa41-class-class-hand",
        DistanceClass::Close => "dsa41-class-class-close",
        DistanceClass::Spear => "dsa41-class-class-spear",
        DistanceClass::Pike => "dsa41-class-class-pike",
    });
    let classes = arm.classes.difference(class);
    match classes > 0 {
        true => why::too_long(rule, &arm.name, told, classes.unsigned_abs()),
        false => why::too_short(rule, &arm.name, told, classes.unsigned_abs()),
    }
}

/// The malus of an attack for the distance; none where the weapon cannot be used at it.
///
/// Rule: `DK-02`, `WPN-12`.
fn misfit(scene: &Scene, attacker: &Snapshot, target: &Snapshot, arm: &Arm) -> Option<i16> {
    match arm.classes.difference(attack_class(scene, attacker, target)) {
        0 => Some(0),
        1 if arm.kind.is_whip => Some(WHIP_INSIDE),
        -1 | 1 => Some(MISFIT),
        _ => None,
    }
}

/// Whether distance classes are played.
pub(crate) const fn has_classes(scene: &Scene) -> bool {
    scene.round.modules.has(Modules::DK)
}

/// Whether an attack can be made at the distance at which two fight, or will.
///
/// Rule: `DK-02`.
pub(crate) fn is_usable(scene: &Scene, attacker: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    !has_classes(scene) || misfit(scene, attacker, target, arm).is_some()
}

/// Whether an attack fits the distance between two where they stand or would stand, whatever they have now.
///
/// Rule: `DK-02`, `DK-04`.
pub(crate) fn fits_meeting(attacker: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    arm.classes.difference(meeting(attacker, target)) == 0
}

/// Whether a manoeuvre fits the distance.
///
/// Rule: `DK-03`.
///
/// # Errors
///
/// `DK-03` where the weapon is too long or too short.
pub(crate) fn fits_manoeuvre(
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<(), WhyNot> {
    if scene.round.modules.has(Modules::DK) && misfit(scene, attacker, target, arm) != Some(0) {
        return Err(misfits(scene, (attacker, target), arm, rule::DK_03));
    }
    Ok(())
}

/// What distance, numbers and the second rank do to an attack, and what the purpose of a blow costs.
///
/// Rule: `DK-02`, `DK-05`, `DK-06`, `UEB-02`, `BRD-09`, `PAS-01`, `PAS-03`, `PAS-05`.
pub(crate) fn add_to_attack(
    ledger: &mut impl Tally,
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) {
    rank::add(ledger, scene, attacker, target, arm);
    if !scene.round.modules.keep_pairs() {
        return;
    }
    match blow.purpose {
        Purpose::Harm | Purpose::Passing | Purpose::Occasional(_) => {
            if scene.round.modules.has(Modules::DK) {
                let malus = misfit(scene, attacker, target, arm).unwrap_or(MISFIT);
                let is_own = malus == WHIP_INSIDE;
                let by = if is_own { rule::WPN_12 } else { rule::DK_02 };
                ledger.add_for(by, arm.thing, malus);
            }
        }
        Purpose::Shorten(classes, _) => {
            ledger.add_for(
                rule::DK_05,
                &cause::TWO_CLASSES,
                if classes > 1 { TWO_CLASSES } else { 0 },
            );
        }
        Purpose::Lengthen(classes, _) => {
            ledger.add(rule::DK_06, if classes > 1 { TWO_CLASSES } else { GETTING_AWAY });
        }
    }
    match blow.purpose {
        Purpose::Passing => passing::add_to_strike(ledger, target),
        Purpose::Occasional(grant) => ledger.add(rule::PAS_05, i16::from(grant.attack)),
        _ => {}
    }
    numbers::add_to_attack(ledger, scene, attacker, target);
}

/// What distance and numbers do to a parry; a shield does not mind the distance.
///
/// Rule: `DK-02`, `SHD-11`, `UEB-01`, `UEB-03`.
pub(crate) fn add_to_parry(
    ledger: &mut impl Tally,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    (weapon, is_wall): (Option<&Arm>, bool),
) {
    if let Some(arm) = weapon.filter(|_| scene.round.modules.has(Modules::DK)) {
        let class = attack_class(scene, defender, attacker);
        let is_long = arm.classes.difference(class) > 0;
        ledger.add_for(rule::DK_02, arm.thing, if is_long { MISFIT } else { 0 });
    }
    if weapon.is_none() && scene.round.modules.has(Modules::DK) && is_inside(scene, defender, attacker) {
        // A shield does not mind a distance at which the weapon is too long.
        ledger.note(rule::SHD_11, MISFIT, &void::SHIELD_AT_DISTANCE);
    }
    numbers::add_to_parry(ledger, scene, (defender, attacker), is_wall);
}

/// Whether a foe stands too near for the ready weapon of somebody who parries with his shield.
fn is_inside(scene: &Scene, defender: &Snapshot, attacker: &Snapshot) -> bool {
    let class = attack_class(scene, defender, attacker);
    let bears_shield = defender.ward().is_some_and(|ward| ward.is_shield);
    bears_shield && defender.main_arm().classes.difference(class) > 0
}

/// Whether a weapon can parry at the distance: one that is much too long cannot.
///
/// Rule: `DK-02`.
pub(crate) fn is_parried(scene: &Scene, defender: &Snapshot, attacker: &Snapshot, arm: &Arm) -> bool {
    !scene.round.modules.has(Modules::DK) || {
        let class = attack_class(scene, defender, attacker);
        arm.classes.difference(class) < 2
    }
}

/// What the distance takes from a free dodge; an aimed one loses twice as much.
///
/// Rule: `AUS-05`.
pub(crate) fn add_to_dodge(
    ledger: &mut impl Tally,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    is_aimed: bool,
) {
    let (cause, malus) = if scene.round.modules.has(Modules::DK) {
        let class = attack_class(scene, defender, attacker);
        (of_class(class), dodge_malus(class))
    } else {
        (&cause::FOE_NEAR, DODGE_WITHOUT_CLASSES)
    };
    ledger.add_for(rule::AUS_05, cause, if is_aimed { 2 * malus } else { malus });
}

/// What a class is called where it brings something.
const fn of_class(class: DistanceClass) -> &'static Term {
    match class {
        DistanceClass::Hand => &cause::CLASS_HAND,
        DistanceClass::Close => &cause::CLASS_CLOSE,
        DistanceClass::Spear => &cause::CLASS_SPEAR,
        DistanceClass::Pike => &cause::CLASS_PIKE,
    }
}

/// What a free dodge loses where distance classes are not played (`AUS-05`).
pub(crate) const DODGE_WITHOUT_CLASSES: i16 = -2;

/// What a free dodge loses at a class: the nearer the foe, the more.
///
/// Rule: `AUS-05`.
pub(crate) const fn dodge_malus(class: DistanceClass) -> i16 {
    match class {
        DistanceClass::Hand => -4,
        DistanceClass::Close => -2,
        DistanceClass::Spear => -1,
        DistanceClass::Pike => 0,
    }
}
