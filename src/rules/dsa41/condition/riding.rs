//! Riding: what helps and hinders a rider, what the height of his mount does to blows, how fast the two go.

use std::borrow::Cow;

use crate::battle::{FighterId, Ledger, RuleId, Term, WhyNot};

use super::super::cause::{self, void};
use super::super::data::belongings::Missile;
use super::super::exchange::check::WORST;
use super::super::exchange::tally::Tally;
use super::super::exchange::trial::Trial;
use super::super::exchange::value::{Attribute, rounded};
use super::super::fighter::{Arm, Plan, Size, Training};
use super::super::manoeuvre::Rush;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{rule, why};
use super::strain;
use crate::battle::{Body, Posture};
use crate::board::{Cell, Footprint, is_passable};
use crate::dice::Chance;

/// Decimetres by which a mount lifts its rider (`BD-DYN-01`).
pub(crate) const SADDLE_DM: i16 = 15;

/// What the riding check tests (`CNV-08`).
const TESTED: [Attribute; 3] = [Attribute::Ch, Attribute::Ge, Attribute::Kk];

/// What the mount and the hands add to riding (`MNT-02`).
pub(crate) const UNTRAINED: i16 = -6;
pub(crate) const INEXPERIENCED: i16 = -3;
pub(crate) const SCHOOLED: i16 = 3;
pub(crate) const NO_SADDLE: i16 = -6;
pub(crate) const NO_HANDS: i16 = -4;
/// What each foe takes from it who is charged at (`MNT-02`).
pub(crate) const AT_FOE: i16 = -3;
/// What a charge takes from it, and riding somebody down (`MNT-05`, `MNT-06`).
pub(crate) const AT_A_GALLOP: i16 = -6;

/// What the height of a mount gives against somebody on foot (`MNT-03`).
pub(crate) const FROM_ABOVE: i16 = 3;
/// What it gives to the points of weapons for riders (`WPN-07`).
pub(crate) const FROM_ABOVE_POINTS: i16 = 2;

/// Why a rider has to show that he can ride.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Test {
    /// The ride begins (`MNT-01`).
    Start,
    /// He or his mount has lost so many points (`MNT-02`).
    Hit(i16),
    /// He charges at a foe (`MNT-05`, `MNT-06`, `MNT-07`).
    Rush(Rush),
}

impl Test {
    /// The rule that asks for it.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Start | Self::Hit(_) => rule::MNT_01,
            Self::Rush(rush) => rush.rule(),
        }
    }

    /// What it takes from riding besides what always does, each with its rule and what brings it.
    fn maluses(self) -> Vec<(RuleId, &'static Term, i16)> {
        match self {
            Self::Start => Vec::new(),
            Self::Hit(points) => vec![(rule::MNT_02, &cause::HIT_IN_SADDLE, -points)],
            Self::Rush(Rush::Lance) => vec![(rule::MNT_02, &cause::RIDES_AT_FOE, AT_FOE)],
            Self::Rush(rush) => vec![
                (rush.rule(), &cause::GALLOP, AT_A_GALLOP),
                (rule::MNT_02, &cause::RIDES_AT_FOE, AT_FOE),
            ],
        }
    }
}

/// What the training of a mount is called where it brings something.
const fn of_mount_training(training: Training) -> &'static Term {
    match training {
        Training::Untrained => &cause::MOUNT_UNTRAINED,
        Training::Inexperienced => &cause::MOUNT_INEXPERIENCED,
        Training::Usual | Training::Schooled => &cause::MOUNT_SCHOOLED,
    }
}

/// Riding with everything that helps and hinders a rider in a test: his talent, his mount, his hands, and what the test itself asks.
/// What was learnt takes half of what hinders, or three quarters.
///
/// Rule: `MNT-02`, `SF-REITERKAMPF`, `SF-KRIEGSREITEREI`.
pub(crate) fn ledger(rider: &Snapshot, mount: &Snapshot, test: Test) -> Ledger {
    let mut ledger = Ledger::of(rule::MNT_01, &cause::RIDING, rider.build.talents.riding);
    let saddle = mount.condition.ado.saddle;
    let of_training = match saddle.training {
        Training::Untrained => UNTRAINED,
        Training::Inexperienced => INEXPERIENCED,
        Training::Usual => 0,
        Training::Schooled => SCHOOLED,
    };
    ledger.add_for(rule::MNT_02, of_mount_training(saddle.training), of_training);
    let mut malus = of_training.min(0);
    for (hinders, cause, why, amount) in [
        (saddle.is_bare, &cause::NO_SADDLE, &void::SADDLED, NO_SADDLE),
        (
            !has_hand_free(rider),
            &cause::NO_HAND_FREE,
            &void::HAND_FREE,
            NO_HANDS,
        ),
    ] {
        if hinders {
            ledger.add_for(rule::MNT_02, cause, amount);
            malus += amount.min(0);
        } else {
            ledger.note_for(rule::MNT_02, cause, amount, why);
        }
    }
    for (rule, cause, amount) in test.maluses() {
        ledger.add_for(rule, cause, amount);
        malus += amount.min(0);
    }
    let horsemanship = rider.build.traits.horsemanship;
    let is_joust = test == Test::Rush(Rush::Lance) && rider.condition.ado.saddle.in_lists;
    if is_joust && horsemanship.is_of_tourneys {
        // Nothing makes the lance harder to lead on tourney grounds (SF-TURNIERREITEREI).
        ledger.add(rule::SF_TURNIERREITEREI, -malus);
        malus = 0;
    }
    let (by, share) = if horsemanship.is_of_war {
        (rule::SF_KRIEGSREITEREI, 4)
    } else if horsemanship.fights {
        (rule::SF_REITERKAMPF, 2)
    } else {
        (rule::MNT_02, 1)
    };
    ledger.add(by, -malus - rounded(-malus, share));
    ledger.add(rule::MAN_GEN_05, -rider.condition.off_balance);
    strain::add_to_talent(&mut ledger, rider, test.rule());
    ledger
}

/// Whether a rider has a hand to steer with: not both on a weapon, nor a weapon in one and something else in the other.
///
/// Rule: `MNT-02`, `RNG-37`.
fn has_hand_free(rider: &Snapshot) -> bool {
    let hold = rider.hold();
    let is_of_both = rider.missile().is_some_and(|it| !it.is_one_handed);
    let takes_both = rider.main_arm().kind.is_two_handed || is_of_both;
    let holds_main = !hold.is_empty && rider.style().draw > 0;
    let holds_second = rider.style().has_second() && hold.has_second() || rider.holds_light();
    !(holds_main && (takes_both || holds_second))
}

/// The riding check.
///
/// Rule: `MNT-01`, `CNV-08`.
pub(crate) fn trial(rider: &Snapshot, mount: &Snapshot, test: Test) -> Trial {
    Trial {
        attributes: TESTED,
        value: rider.build.talents.riding,
        asked: test.rule(),
        pool: ledger(rider, mount, test),
        fumbles_from: WORST,
    }
}

/// The chance that it is passed.
pub(crate) fn chance(rider: &Snapshot, mount: &Snapshot, test: Test) -> Chance {
    trial(rider, mount, test).chance(rider)
}

/// The mount that somebody rides.
pub(crate) fn mount_of<'s>(scene: &'s Scene, rider: &Snapshot) -> Option<&'s Snapshot> {
    scene.get(rider.body.mount?)
}

/// Whether a fighter stands on his own feet, and not higher than people do: whom riders strike down at.
///
/// Rule: `MNT-03`, `WPN-07`.
fn is_on_foot(fighter: &Snapshot) -> bool {
    let is_ridden = fighter.condition.ado.saddle.rider.is_some();
    fighter.body.mount.is_none()
        && fighter.body.flies_dm() == 0
        && !is_ridden
        && fighter.build.size <= Size::Medium
}

/// Whether somebody strikes down from a mount at a foe on foot.
///
/// Rule: `MNT-03`, `WPN-07`, `ZON-01`.
pub(crate) fn strikes_down(attacker: &Snapshot, target: &Snapshot) -> bool {
    attacker.body.mount.is_some() && is_on_foot(target)
}

/// Whether somebody on his feet strikes up at a rider.
///
/// Rule: `ZON-01`.
pub(crate) fn strikes_up(attacker: &Snapshot, target: &Snapshot) -> bool {
    target.body.mount.is_some() && is_on_foot(attacker)
}

/// What riding does to an attack: encumbrance hinders half as much, and height helps against those on foot.
///
/// Rule: `MNT-01`, `MNT-03`.
pub(crate) fn add_to_attack(ledger: &mut impl Tally, attacker: &Snapshot, target: &Snapshot, arm: &Arm) {
    if attacker.body.mount.is_none() {
        return;
    }
    ledger.add_for(rule::MNT_01, &cause::IN_SADDLE, arm.kind.in_saddle.0);
    let why = match (
        strikes_down(attacker, target),
        attacker.build.traits.horsemanship.fights,
    ) {
        (true, true) => return ledger.add(rule::MNT_03, FROM_ABOVE),
        (true, false) => &void::NOT_LEARNT,
        (false, _) => &void::NOT_FROM_ABOVE,
    };
    ledger.note(rule::MNT_03, FROM_ABOVE, why);
}

/// What riding does to a parry: encumbrance hinders half as much.
///
/// Rule: `MNT-01`.
pub(crate) fn add_to_parry(ledger: &mut impl Tally, defender: &Snapshot, arm: &Arm) {
    if defender.body.mount.is_some() {
        ledger.add_for(rule::MNT_01, &cause::IN_SADDLE, arm.kind.in_saddle.1);
    }
}

/// An attack as it strikes from the saddle: some weapons do more from above.
///
/// Rule: `WPN-07`, `MNT-03`.
pub(crate) fn led<'s>(attacker: &Snapshot, target: &Snapshot, arm: Cow<'s, Arm>) -> Cow<'s, Arm> {
    if !arm.kind.strikes_down || !strikes_down(attacker, target) {
        return arm;
    }
    let mut arm = arm.into_owned();
    let thing = arm.thing;
    arm.plus.add_for(rule::WPN_07, thing, FROM_ABOVE_POINTS);
    Cow::Owned(arm)
}

/// How a mount goes in a round, as far as it has gone.
///
/// Rule: `RNG-16`, `MNT-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// It stands.
    Standing,
    /// Up to a quarter of its speed, or it is about to go.
    Walking,
    /// Up to half of its speed.
    Trot,
    /// Farther.
    Gallop,
}

impl Gait {
    fn of(rider: &Snapshot) -> Self {
        let (half, pace) = (
            rider.turn.volley.half,
            rider.condition.ado.saddle.pace.unsigned_abs(),
        );
        match half {
            0 if rider.turn.plan.is_some_and(Plan::moves) => Self::Walking,
            0 => Self::Standing,
            _ if 2 * half <= pace => Self::Walking,
            _ if half <= pace => Self::Trot,
            _ => Self::Gallop,
        }
    }

    /// The word for it as what hinders a shot.
    const fn word(self) -> &'static Term {
        match self {
            Self::Standing => &cause::MOUNT_STANDS,
            Self::Walking => &cause::WALK,
            Self::Trot => &cause::TROT,
            Self::Gallop => &cause::GALLOP,
        }
    }

    /// What a shot from such a mount costs, and a throw.
    pub(crate) const fn malus(self, is_throw: bool) -> i16 {
        match (self, is_throw) {
            (Self::Standing, false) => -2,
            (Self::Standing, true) => -1,
            (Self::Walking, false) => -4,
            (Self::Walking, true) => -2,
            (Self::Trot, _) => -4,
            (Self::Gallop, false) => -8,
            (Self::Gallop, true) => -4,
        }
    }
}

/// What a mount without a saddle costs a shot, and a throw besides (`RNG-16`).
pub(crate) const BARE_SHOT: i16 = -4;
pub(crate) const BARE_THROW: i16 = -2;

/// What shooting from a mount costs; mounted archers bear half of it, and of a shot at a trot what they alone can do.
///
/// Rule: `RNG-16`, `MNT-08`, `SF-BERITTENERSCHUETZE`.
pub(crate) fn add_to_shot(tally: &mut impl Tally, scene: &Scene, shooter: &Snapshot, is_throw: bool) {
    let Some(mount) = mount_of(scene, shooter) else {
        return;
    };
    let gait = Gait::of(shooter);
    let is_learnt = shooter.build.traits.horsemanship.shoots;
    let of_gait = gait.malus(is_throw);
    let of_saddle = if is_throw { BARE_THROW } else { BARE_SHOT };
    tally.add_for(rule::RNG_16, gait.word(), of_gait);
    let is_bare = mount.condition.ado.saddle.is_bare;
    if is_bare {
        tally.add_for(rule::RNG_16, &cause::NO_SADDLE, of_saddle);
    } else {
        tally.note_for(rule::RNG_16, &cause::NO_SADDLE, of_saddle, &void::SADDLED);
    }
    let is_halved = gait != Gait::Trot || is_throw;
    let relief = if is_halved { -of_gait / 2 } else { 0 } + if is_bare { -of_saddle / 2 } else { 0 };
    if is_learnt {
        tally.add(rule::SF_BERITTENERSCHUETZE, relief);
    }
}

/// Whether a missile can be sent off from a mount: no long bow, and at a trot no shot but those of mounted archers.
///
/// Rule: `RNG-16`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_shoot(shooter: &Snapshot, missile: &Missile) -> Result<(), WhyNot> {
    if shooter.body.mount.is_none() {
        return Ok(());
    }
    let is_learnt = shooter.build.traits.horsemanship.shoots;
    if Gait::of(shooter) == Gait::Trot && !missile.is_thrown && !is_learnt {
        Err(why::no_shot_at_trot(rule::RNG_16))
    } else if !missile.fits_saddle {
        Err(why::unfit_for_saddle(rule::RNG_16, &missile.arm.name))
    } else {
        Ok(())
    }
}

/// Whether two are a rider and his mount.
pub(crate) fn are_one(one: &Snapshot, other: &Snapshot) -> bool {
    one.body.mount == Some(other.id()) || other.body.mount == Some(one.id())
}

/// How big somebody is who is to be pushed: a rider as big as mounts are.
///
/// Rule: `BRD-16`, `MNT-09`.
pub(crate) fn bulk(fighter: &Snapshot) -> Size {
    if fighter.body.mount.is_some() {
        fighter.build.size.max(Size::Big)
    } else {
        fighter.build.size
    }
}

/// How a rider sits on his mount: where it is, as large as it, and higher.
///
/// Rule: `MNT-09`, `BD-DYN-01`, `BRD-01`.
pub(crate) fn seated(rider: Body, mount: &Snapshot) -> Body {
    Body {
        at: mount.body.at,
        size: mount.body.size,
        facing: mount.body.facing,
        altitude_dm: SADDLE_DM,
        mount: Some(mount.id()),
        ..rider
    }
}

/// A mount as it is when its rider lets it strike.
///
/// Rule: `OPP-18`.
pub(crate) fn fresh(mount: &Snapshot) -> Snapshot {
    let mut fresh = mount.clone();
    (fresh.turn.struck, fresh.turn.struck_with) = (0, 0);
    fresh
}

/// Squares that a mount makes in a move.
///
/// Rule: `OPP-18`.
pub(crate) fn pace(mount: &Snapshot) -> i16 {
    moves::speed(mount)
}

/// Whether somebody may get on a mount now: it stands beside him, bears nobody, and is of his side.
///
/// Rule: `ACT-12`, `MNT-09`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_mount(scene: &Scene, fighter: &Snapshot, mount: FighterId) -> Result<(), WhyNot> {
    let mount = scene.get(mount).ok_or_else(|| why::nobody(rule::MNT_09))?;
    let is_ready = mount.build.traits.is_mount
        && mount.is_able()
        && !mount.is_prone()
        && mount.condition.ado.saddle.rider.is_none()
        && !mount.condition.ado.spirit.flees()
        && mount.fighter.side == fighter.fighter.side;
    let is_beside = place::distance(fighter, mount) == 1;
    let fits =
        fighter.body.mount.is_none() && fighter.body.size < mount.body.size && !fighter.build.is_animal;
    if !scene.round.modules.has(Modules::MOUNTED) {
        Err(why::module_off(rule::MNT_09))
    } else if fighter.body.posture != Posture::Standing {
        Err(why::not_standing(rule::MNT_09))
    } else if let Some(holder) = fighter.condition.held_by {
        Err(why::held(rule::MNT_09, holder))
    } else if !is_beside {
        Err(why::not_beside(
            rule::MNT_09,
            mount.id(),
            place::distance(fighter, mount),
        ))
    } else if !is_ready || !fits {
        Err(why::bears_nobody(rule::MNT_09, mount.id()))
    } else {
        Ok(())
    }
}

/// The squares beside his mount on which a rider can get down.
///
/// Rule: `ACT-12`, `BRD-01`.
pub(crate) fn cells_beside(scene: &Scene, rider: &Snapshot) -> Vec<Cell> {
    let Body { at, size, .. } = rider.body;
    let size = i16::from(size);
    let ring = (-1..=size).flat_map(|y| (-1..=size).map(move |x| (x, y)));
    let ring = ring.filter(|(x, y)| [-1, size].contains(x) || [-1, size].contains(y));
    let cells = ring.map(|(x, y)| Cell::new(at.x + x, at.y + y));
    cells
        .filter(|cell| {
            let is_open = is_passable(scene.board(), *cell);
            let own = Footprint::new(*cell, 1);
            let is_free = scene.fighters.iter().all(|other| {
                other.id() == rider.id()
                    || !other.keeps_his_square()
                    || !place::footprint(&other.body).contains(own.corner)
            });
            is_open && is_free
        })
        .collect()
}
