//! The value of a shot: the ranged attack with all that helps and hinders it, and what the die means.

use crate::battle::{Outcome, Term, WhyNot, WindForce};
use crate::board::{Arc, Facing, Pair, Room};

use super::super::cause::{self, void};
use super::super::condition::{riding, strain};
use super::super::data::belongings::{Close, Missile};
use super::super::exchange::attack::CONVERTED;
use super::super::exchange::tally::Tally;
use super::super::exchange::{check, zone};
use super::super::fighter::{Plan, Size, Vitality};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::terrain::situation::water::{self, Depth};
use super::super::terrain::situation::{arc, light, posture};
use super::super::{melee, rule, why};
use super::melee::{Press, press, press_of};
use super::{Covered, Flight, Motion, Others, Way, aim, bearing, call, lane};

/// The modifiers of the five distances (`RNG-04`).
pub(crate) const BANDS: [i16; 5] = [2, 0, -4, -8, -12];
/// Width in centimetres below which a bow or sling is hindered, and what that costs (`SIT-13`).
pub(crate) const ELBOW_ROOM_CM: u32 = 150;
pub(crate) const NO_ELBOW_ROOM: i16 = -2;
/// What a target under water costs (`SIT-34`).
pub(crate) const INTO_WATER: i16 = -5;
/// Decimetres of a dsa41 square.
const CELL_DM: u16 = 10;
/// Decimetres above a target from which it is seen from above (`RNG-05`).
const ABOVE_DM: i32 = 5;

/// The value of a shot or throw; a target beyond the last distance counts as in it.
///
/// Rule: `RNG-01`, `RNG-02`.
pub(crate) fn ledger<T: Tally>(
    scene: &Scene,
    shooter: &Snapshot,
    target: &Snapshot,
    missile: &Missile,
    flight: Flight,
) -> T {
    let way = flight.way;
    let pair = Pair::new(
        scene.board(),
        place::spot(&shooter.body),
        place::spot(&target.body),
    );
    let others = Others::of(scene, &pair, shooter, target);
    let mut tally = T::of(&missile.arm.attack);
    strain::add(&mut tally, shooter);
    strain::add_weariness(&mut tally, shooter);
    zone::add(&mut tally, shooter, zone::Effort::Shot);
    tally.add(rule::MAN_GEN_05, -shooter.condition.off_balance);
    posture::shot(&mut tally, shooter);
    let metres = lane::metres(shooter, target);
    tally.add_for(
        rule::RNG_04,
        (&cause::METRES, metres as i16),
        BANDS[missile.band(metres).unwrap_or(4)],
    );
    let size = size(scene, shooter, target);
    tally.add_for(rule::RNG_05, word_of(size), of_size(size));
    add_motion(&mut tally, target, &others);
    add_cover(&mut tally, scene, &pair, (shooter, target));
    let hail = scene.round.melee.hail.as_ref();
    let is_of_hail = hail.is_some_and(|hail| hail.thrower == shooter.id());
    add_manner(&mut tally, (shooter, target), missile, flight, is_of_hail);
    riding::add_to_shot(&mut tally, scene, shooter, way == Way::Throw);
    call::add(&mut tally, scene, target, (missile, flight.called));
    add_weather(&mut tally, scene, shooter, target, way);
    light::judge(&mut tally, scene, shooter, target, light::Use::Shot);
    add_place(&mut tally, scene, (shooter, target), missile);
    tally.add(rule::RNG_14, others.melee_malus());
    tally.add(rule::RNG_15, others.line_malus());
    for sense in &missile.senses {
        if (sense.from..sense.below).contains(&metres) {
            tally.add(rule::RNG_17, sense.by);
        }
    }
    tally.add(rule::RNG_36, in_melee(scene, shooter, target, missile));
    tally
}

/// What the die of a shot means, whose worst faces begin with this one: where the value is 0 or less it cannot hit at all.
///
/// Rule: `RNG-01`, `RNG-03`, `FUM-08`.
pub(crate) const fn outcome(face: u8, value: i16, worst: u8) -> Outcome {
    match check::outcome_of(face, value, worst) {
        Outcome::Lucky if value < 1 => Outcome::Failure,
        found => found,
    }
}

/// What the size of a target does (`RNG-05`).
pub(crate) const fn of_size(size: Size) -> i16 {
    match size {
        Size::Tiny => -8,
        Size::VerySmall => -6,
        Size::Small => -4,
        Size::Medium => -2,
        Size::Big => 0,
        Size::Huge => 2,
    }
}

/// The size that the target has for a shot; somebody who lies is a small target, but not from beside or above him.
///
/// Rule: `RNG-05`, `CRE-02`.
fn size(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> Size {
    let is_flat = target.is_prone()
        && target.build.size == Size::Medium
        && place::distance(shooter, target) > 1
        && lane::rises_dm(scene, shooter, target) < ABOVE_DM;
    if is_flat { Size::Small } else { target.build.size }
}

/// The word for a target of a size.
const fn word_of(size: Size) -> &'static Term {
    match size {
        Size::Tiny => &cause::SIZE_TINY,
        Size::VerySmall => &cause::SIZE_VERY_SMALL,
        Size::Small => &cause::SIZE_SMALL,
        Size::Medium => &cause::SIZE_MEDIUM,
        Size::Big => &cause::SIZE_BIG,
        Size::Huge => &cause::SIZE_HUGE,
    }
}

/// What the movement of a target does: of one who can do nothing, of one who stands still, who is fast, and very fast (`RNG-06`).
pub(crate) const HELPLESS: i16 = 4;
pub(crate) const STILL: i16 = 2;
pub(crate) const FAST: i16 = -2;
pub(crate) const VERY_FAST: i16 = -4;

/// What the movement of the target does; in a melee everybody moves lightly (`RNG-06`).
fn add_motion(tally: &mut impl Tally, target: &Snapshot, others: &Others) {
    let condition = &target.condition;
    // Without endurance one is incapacitated as with little life left (END-06).
    let is_helpless =
        condition.vitality >= Vitality::Incapacitated || condition.exhausted || !target.is_conscious();
    let volley = target.turn.volley;
    let (cause, moves) = match (volley.motion, volley.before) {
        _ if is_helpless => (&cause::TARGET_HELPLESS, HELPLESS),
        (Motion::Still, Motion::Still) => (&cause::TARGET_STILL, STILL),
        (Motion::Still | Motion::Light, _) => (&cause::TARGET_MOVES, 0),
        (Motion::Fast, _) => (&cause::TARGET_FAST, FAST),
        (Motion::VeryFast, _) => (&cause::TARGET_VERY_FAST, VERY_FAST),
    };
    if others.melee.is_empty() {
        tally.add_for(rule::RNG_06, cause, moves);
    } else {
        tally.note_for(rule::RNG_06, cause, moves, &void::IN_MELEE);
    }
}

/// Cover by things, or by the shield behind which the target hides (`RNG-08`, `BRD-18`): the better counts.
fn add_cover(tally: &mut impl Tally, scene: &Scene, pair: &Pair, (shooter, target): (&Snapshot, &Snapshot)) {
    let things = lane::cover(pair, target.body.posture);
    let shield = sheltered(scene, shooter, target);
    let (rule, cover) = if shield > things {
        (rule::BRD_18, shield)
    } else {
        (rule::RNG_08, things)
    };
    let ward = target.ward().filter(|_| rule == rule::BRD_18);
    tally.add_for(rule, ward.map(|ward| ward.thing), cover.malus());
}

/// How well a target is hidden from a shooter by things, or by the shield behind which it has declared to hide.
///
/// Rule: `BRD-18`, `RNG-42`.
pub(crate) fn hidden(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> Covered {
    lane::covered(scene, shooter, target).max(sheltered(scene, shooter, target))
}

/// How well the shield hides the target behind which it has declared to hide, if the shot comes from its front.
///
/// Rule: `BRD-18`.
fn sheltered(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> Covered {
    let hides = target.turn.plan == Some(Plan::Shelter);
    let ward = target
        .ward()
        .filter(|ward| hides && ward.is_shield && ward.is_large);
    match ward {
        Some(_) if arc::of(scene, target, shooter) != Arc::Front => Covered::Not,
        Some(ward) if ward.is_very_large => Covered::Mostly,
        Some(_) => Covered::Half,
        None => Covered::Not,
    }
}

/// What a shot on the move costs (`RNG-07`), one in haste (`RNG-10`), a second shot in a round, and a second throw (`RNG-11`).
pub(crate) const ON_THE_MOVE: i16 = -4;
pub(crate) const IN_HASTE: i16 = -2;
pub(crate) const SECOND_SHOT: i16 = -4;
pub(crate) const SECOND_THROW: i16 = -2;

/// How the shooter shoots: on the move, aimed, in haste, the second time, after a long action: only the loading of this weapon leads
/// to the shot and leaves it free.
///
/// Rule: `RNG-07`, `RNG-09`, `RNG-10`, `RNG-11`, `RNG-31`, `TIM-05`, `UMW-02`.
fn add_manner(
    tally: &mut impl Tally,
    (shooter, target): (&Snapshot, &Snapshot),
    missile: &Missile,
    flight: Flight,
    is_of_hail: bool,
) {
    let way = flight.way;
    let turn = shooter.turn;
    if shooter.body.mount.is_some() {
        tally.add_for(rule::MNT_01, &cause::IN_SADDLE, missile.arm.kind.in_saddle.0);
    } else if turn.plan.is_some_and(Plan::moves) {
        tally.add_for(rule::RNG_07, &cause::MOVES, ON_THE_MOVE);
    }
    match way {
        Way::Shot => tally.add(
            rule::RNG_09,
            aim::bonus(shooter, target.id(), (missile, flight.called)),
        ),
        Way::QuickShot => tally.add(rule::RNG_10, in_haste(missile.marksman)),
        Way::Throw | Way::Blow => {}
    }
    // What flies with the first of several knives is no second throw.
    let together = u8::from(is_of_hail);
    if turn.volley.shots > together {
        let (cause, malus) = match way {
            Way::Throw => (&cause::SECOND_THROW, SECOND_THROW),
            _ => (&cause::SECOND_SHOT, SECOND_SHOT),
        };
        tally.add_for(rule::RNG_11, cause, malus);
    }
    if turn.converted && turn.volley.readied == Some(shooter.hands.style) {
        tally.note_for(rule::UMW_02, &cause::LONG_ACTION, CONVERTED, &void::READIED);
    } else if turn.converted {
        tally.add_for(rule::UMW_02, &cause::LONG_ACTION, CONVERTED);
    }
}

/// What haste costs those who have learnt nothing, marksmen and masters (`RNG-10`).
pub(crate) const fn in_haste(marksman: u8) -> i16 {
    IN_HASTE + marksman as i16
}

/// What a steep shot downwards costs, one upwards, and a throw upwards (`RNG-13`).
pub(crate) const DOWNWARDS: i16 = -2;
pub(crate) const UPWARDS: i16 = -4;
pub(crate) const THROWN_UPWARDS: i16 = -8;

/// Side wind, and shots that are steep (`RNG-12`, `RNG-13`).
fn add_weather(tally: &mut impl Tally, scene: &Scene, shooter: &Snapshot, target: &Snapshot, way: Way) {
    if let Some(towards) = bearing(shooter, target) {
        tally.add(rule::RNG_12, side_wind(scene, towards));
    }
    let (cause, steep) = match lane::steepness(scene, shooter, target) {
        0 => return,
        1.. if way == Way::Throw => (&cause::STEEP_UP, THROWN_UPWARDS),
        1.. => (&cause::STEEP_UP, UPWARDS),
        _ => (&cause::STEEP_DOWN, DOWNWARDS),
    };
    tally.add_for(rule::RNG_13, cause, steep);
}

/// What gusts from the side cost a shot, and a strong wind (`RNG-12`).
pub(crate) const GUSTS: i16 = -4;
pub(crate) const STRONG_WIND: i16 = -8;

/// What the wind does to a shot in a direction: nothing from ahead or from behind (`RNG-12`).
fn side_wind(scene: &Scene, towards: Facing) -> i16 {
    let wind = scene.ground.setting.wind;
    let is_along = wind.from.index() % 4 == towards.index() % 4;
    match wind.force {
        _ if is_along => 0,
        WindForce::None => 0,
        WindForce::Gusty => GUSTS,
        WindForce::Strong => STRONG_WIND,
    }
}

/// Where the two stand: a target under water, a shooter without elbow room (`SIT-34`, `SIT-13`).
fn add_place(
    tally: &mut impl Tally,
    scene: &Scene,
    (shooter, target): (&Snapshot, &Snapshot),
    missile: &Missile,
) {
    if water::depth(scene, target) == Depth::Under {
        tally.add(rule::SIT_34, INTO_WATER);
    }
    if missile.needs_room
        && let Some(towards) = bearing(shooter, target)
    {
        let room = Room::around(scene.board(), place::footprint(&shooter.body), &[]);
        let is_cramped = room.width_across_cm(towards, CELL_DM) < ELBOW_ROOM_CM;
        tally.add(rule::SIT_13, if is_cramped { NO_ELBOW_ROOM } else { 0 });
    }
}

/// What it costs to shoot at a foe in contact, and at one with a pole arm who holds the shooter off (`RNG-36`).
pub(crate) const POINT_BLANK: i16 = -4;
pub(crate) const OFF_POLES: i16 = -2;

/// What it costs to shoot at somebody who presses the shooter himself: with a crossbow, whoever has foes in contact shoots as
/// hastily at those behind them.
///
/// Rule: `RNG-36`.
fn in_melee(scene: &Scene, shooter: &Snapshot, target: &Snapshot, missile: &Missile) -> i16 {
    if is_point_blank(scene, shooter, target, missile) {
        return POINT_BLANK;
    }
    match press_of(scene, shooter, target) {
        Press::Poles => OFF_POLES,
        Press::Free | Press::Contact => 0,
    }
}

/// Whether a crossbow is let off at one of those who press the shooter, some of them in contact: the target cannot answer.
///
/// Rule: `RNG-36`.
pub(super) fn is_point_blank(
    scene: &Scene,
    shooter: &Snapshot,
    target: &Snapshot,
    missile: &Missile,
) -> bool {
    missile.close == Close::Contact
        && press_of(scene, shooter, target) != Press::Free
        && press(scene, shooter) == Press::Contact
}

/// Whether a throw lays the thrower open to its target, who is in contact with him.
///
/// Rule: `RNG-36`, `PAS-01`.
pub(crate) fn lays_open(scene: &Scene, shooter: &Snapshot, target: &Snapshot, missile: &Missile) -> bool {
    missile.close == Close::Free
        && press_of(scene, shooter, target) == Press::Contact
        && melee::is_laid_open(scene, target, shooter)
}

/// Why a shooter in a melee cannot shoot at somebody, if so.
///
/// Rule: `RNG-36`.
///
/// # Errors
///
/// Why not.
pub(super) fn may_in_melee(
    scene: &Scene,
    shooter: &Snapshot,
    target: &Snapshot,
    missile: &Missile,
) -> Result<(), WhyNot> {
    let is_allowed = match (press(scene, shooter), missile.close) {
        (Press::Free | Press::Poles, _) | (_, Close::Free) => true,
        (Press::Contact, Close::Contact) => press_of(scene, shooter, target) != Press::Free,
        (Press::Contact, Close::Never) => false,
    };
    match is_allowed {
        true => Ok(()),
        false => Err(why::foes_press(rule::RNG_36, &missile.arm.name)),
    }
}
