//! Distance classes: how far apart two foes fight, which weapons can do so, and what it takes to change it.

use super::super::attack::Blow;
use super::super::data::DistanceClass;
use super::super::fighter::Arm;
use super::super::module::Modules;
use super::super::round::Round;
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Tally;
use super::super::{place, rule, word};
use super::{Purpose, numbers, passing, rank};
use crate::battle::{RuleId, Term};
use crate::board::{self, Cell, Facing, Footprint, Footway, HeightClass, Spot, beyond};

/// A weapon that is one class too short, or too long (`DK-02`).
const MISFIT: i16 = -6;
/// Two classes at once (`DK-05`, `DK-06`).
const TWO_CLASSES: i16 = -8;
/// Getting away by one class (`DK-06`).
const GETTING_AWAY: i16 = -4;

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
const fn squares_of(class: DistanceClass) -> u16 {
    match class {
        DistanceClass::Hand | DistanceClass::Close => 1,
        DistanceClass::Spear => 2,
        DistanceClass::Pike => 3,
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
/// The rule that forbids it.
pub(crate) fn in_reach(
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<(), RuleId> {
    let has_classes = scene.round.modules.has(Modules::DK);
    let is_engaged = has_classes && between(scene, attacker, target).is_some();
    let reach = reach_of(scene.round, attacker, arm);
    if !is_engaged && !place::reaches(scene, attacker, target, reach) {
        return Err(rule::BRD_07);
    }
    if has_classes && misfit(scene, attacker, target, arm).is_none() {
        return Err(rule::DK_02);
    }
    rank::malus(scene, attacker, target, arm).map(|_| ())
}

/// The malus of an attack for the distance; none where the weapon cannot be used at it.
///
/// Rule: `DK-02`.
fn misfit(scene: &Scene, attacker: &Snapshot, target: &Snapshot, arm: &Arm) -> Option<i16> {
    match arm.classes.difference(attack_class(scene, attacker, target)) {
        0 => Some(0),
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
) -> Result<(), RuleId> {
    if scene.round.modules.has(Modules::DK) && misfit(scene, attacker, target, arm) != Some(0) {
        return Err(rule::DK_03);
    }
    Ok(())
}

/// What distance, numbers and the second rank do to an attack, and what the purpose of a blow costs.
///
/// Rule: `DK-02`, `DK-05`, `DK-06`, `UEB-02`, `BRD-09`, `PAS-01`, `PAS-03`.
pub(crate) fn add_to_attack(
    ledger: &mut impl Tally,
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) {
    ledger.add(
        rule::BRD_09,
        rank::malus(scene, attacker, target, arm).unwrap_or(0),
    );
    if !scene.round.modules.keep_pairs() {
        return;
    }
    match blow.purpose {
        Purpose::Harm | Purpose::Passing => {
            if scene.round.modules.has(Modules::DK) {
                ledger.add(
                    rule::DK_02,
                    misfit(scene, attacker, target, arm).unwrap_or(MISFIT),
                );
            }
        }
        Purpose::Shorten(classes, _) => {
            ledger.add(rule::DK_05, if classes > 1 { TWO_CLASSES } else { 0 });
        }
        Purpose::Lengthen(classes) => {
            ledger.add(rule::DK_06, if classes > 1 { TWO_CLASSES } else { GETTING_AWAY });
        }
    }
    if blow.purpose == Purpose::Passing {
        passing::add_to_strike(ledger, target);
    }
    numbers::add_to_attack(ledger, scene, attacker, target);
}

/// What distance and numbers do to a parry; a shield does not mind the distance.
///
/// Rule: `DK-02`, `UEB-01`.
pub(crate) fn add_to_parry(
    ledger: &mut impl Tally,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    is_weapon: bool,
) {
    if is_weapon && scene.round.modules.has(Modules::DK) {
        let class = attack_class(scene, defender, attacker);
        let is_long = defender.main_arm().classes.difference(class) > 0;
        ledger.add(rule::DK_02, if is_long { MISFIT } else { 0 });
    }
    numbers::add_to_parry(ledger, scene, defender, attacker);
}

/// Whether a weapon can parry at the distance: one that is much too long cannot.
///
/// Rule: `DK-02`.
pub(crate) fn is_parried(scene: &Scene, defender: &Snapshot, attacker: &Snapshot) -> bool {
    !scene.round.modules.has(Modules::DK) || {
        let class = attack_class(scene, defender, attacker);
        defender.main_arm().classes.difference(class) < 2
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
    let malus = if scene.round.modules.has(Modules::DK) {
        match attack_class(scene, defender, attacker) {
            DistanceClass::Hand => -4,
            DistanceClass::Close => -2,
            DistanceClass::Spear => -1,
            DistanceClass::Pike => 0,
        }
    } else {
        -2
    };
    ledger.add(rule::AUS_05, if is_aimed { 2 * malus } else { malus });
}

/// The steps that bring a fighter as many classes nearer to a foe; none where it cannot be done.
///
/// Rule: `ACT-24`, `DK-05`, `BRD-07`, `BRD-17`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn can_shorten(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    classes: u8,
) -> Result<Vec<Facing>, RuleId> {
    let class = may_change(scene, fighter, foe)?;
    let wanted = class.shifted(-(classes as i8)).ok_or(rule::DK_05)?;
    let steps = squares_nearer(scene, fighter, foe, wanted).ok_or(rule::BRD_07)?;
    if wanted == DistanceClass::Hand && has_low_thing_between(scene, fighter, foe) {
        return Err(rule::BRD_17);
    }
    Ok(steps)
}

/// The ways that take a fighter as many classes away from a foe, the best first, each as the squares entered.
///
/// Rule: `ACT-24`, `DK-06`, `BRD-07`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn can_lengthen(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    classes: u8,
) -> Result<Vec<Vec<Cell>>, RuleId> {
    may_change(scene, fighter, foe)?;
    retreat(scene, fighter, foe, classes).ok_or(rule::DK_06)
}

/// Whether somebody who has come up from behind may begin hand to hand.
///
/// Rule: `DK-04`, `BRD-17`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_close_in(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Result<(), RuleId> {
    let pair = scene.round.melee.pairs.get(fighter.id(), foe.id());
    let pair = pair
        .filter(|_| scene.round.modules.has(Modules::DK))
        .ok_or(rule::DK_04)?;
    if pair.chooser != Some(fighter.id()) || pair.class != DistanceClass::Close {
        return Err(rule::DK_04);
    }
    if place::distance(fighter, foe) > 1 || has_low_thing_between(scene, fighter, foe) {
        return Err(rule::BRD_17);
    }
    Ok(())
}

/// The class of a pair that a fighter may try to change: he needs a free action besides the attack.
fn may_change(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Result<DistanceClass, RuleId> {
    if !scene.round.modules.has(Modules::DK) {
        return Err(rule::ACT_24);
    }
    let class = between(scene, fighter, foe).ok_or(rule::BRD_06)?;
    if fighter.turn.free == 0 {
        return Err(rule::TIM_04);
    }
    if fighter.is_prone() {
        return Err(rule::SIT_06);
    }
    if fighter.condition.held_by.is_some() || fighter.condition.holds.is_some() {
        return Err(rule::CRE_07);
    }
    Ok(class)
}

/// The steps straight towards a foe until a class fits; none where something stands in the way.
///
/// Rule: `BRD-07`.
pub(crate) fn squares_nearer(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    wanted: DistanceClass,
) -> Option<Vec<Facing>> {
    let (mut at, goal) = (place::footprint(&fighter.body), place::footprint(&foe.body));
    let mut steps = Vec::new();
    while at.gap(goal).cheb() > squares_of(wanted) {
        let towards = at.gap(goal).sector()?;
        if !is_open(scene, fighter, at, towards) {
            return None;
        }
        at = at.step(towards);
        steps.push(towards);
    }
    Some(steps)
}

/// The ways out to the distance of a class that lies so many beyond the one of a pair: straight away or to one of the two sides
/// of that, a square at a time. A single empty way where nobody has to move; none where there is no room or no such class.
///
/// Rule: `BRD-07`, `BD-GRD-10`.
pub(crate) fn retreat(
    scene: &Scene,
    fighter: &Snapshot,
    foe: &Snapshot,
    classes: u8,
) -> Option<Vec<Vec<Cell>>> {
    let wanted = between(scene, fighter, foe)?.shifted(classes as i8)?;
    let (from, near) = (place::footprint(&fighter.body), place::footprint(&foe.body));
    let is_far = |at: Footprint| near.gap(at).cheb() >= squares_of(wanted);
    let mut ways: Vec<(Footprint, Vec<Cell>)> = vec![(from, Vec::new())];
    while let Some((at, _)) = ways.first().filter(|(at, _)| !is_far(*at)) {
        let [left, straight, right] = beyond(near, *at)?;
        let mut next: Vec<(Footprint, Vec<Cell>)> = Vec::new();
        for (at, way) in &ways {
            for towards in [straight, left, right] {
                let to = at.step(towards);
                let is_new = next.iter().all(|(known, _)| *known != to);
                let is_farther = near.gap(to).cheb() > near.gap(*at).cheb();
                if is_new && is_farther && is_open(scene, fighter, *at, towards) {
                    let mut way = way.clone();
                    way.push(to.corner);
                    next.push((to, way));
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        ways = next;
    }
    Some(ways.into_iter().map(|(_, way)| way).collect())
}

fn is_open(scene: &Scene, fighter: &Snapshot, at: Footprint, towards: Facing) -> bool {
    board::footway(scene.board(), at, towards) == Footway::Open
        && place::is_free(scene, fighter, at.step(towards))
}

/// Whether a low obstacle between two neighbours keeps them from fighting hand to hand.
///
/// Rule: `BRD-17`.
fn has_low_thing_between(scene: &Scene, a: &Snapshot, b: &Snapshot) -> bool {
    let spot = |fighter: &Snapshot| Spot::on_floor(place::footprint(&fighter.body));
    let line = board::Pair::new(scene.board(), spot(a), spot(b)).line_things();
    line.iter()
        .any(|thing| [HeightClass::Low, HeightClass::Chest].contains(&thing.class))
}
