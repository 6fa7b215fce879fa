//! Damage: hit points, what armour leaves of them, and the wounds that they tear.

use crate::battle::{Cause, Ledger, NamedRow, Points, RuleId};

use super::super::cause::{self, void};
use super::super::condition::beast;
use super::super::fighter::{Arm, Build};
use super::super::manoeuvre::{self, Art, Bite, Force, Form};
use super::super::module::Modules;
use super::super::rule;
use super::super::scene::Snapshot;
use super::attack::{self, Blow};
use super::luck::Luck;
use super::tally::{Sum, Tally, Total};
use super::value::rounded;
use super::zone::Zone;

/// Whom a blow hits, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Victim<'b> {
    build: &'b Build,
    zone: Option<Zone>,
    /// What a shield on the arm that is hit keeps off (`SHD-23`).
    guard: i16,
    /// That shield, or any that he bears.
    shield: Option<NamedRow>,
}

impl<'b> Victim<'b> {
    /// Somebody who is hit at a part of the body, or anywhere.
    ///
    /// Rule: `ZON-01`, `SHD-23`.
    pub(crate) fn of(fighter: &'b Snapshot, zone: Option<Zone>) -> Self {
        Self {
            build: &fighter.build,
            zone,
            guard: zone.map_or(0, |zone| super::zone::shield_guard(fighter, zone)),
            shield: fighter.ward().map(|ward| ward.thing),
        }
    }
}

/// What a blow that landed does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hit {
    /// Hit points with their lines.
    pub(crate) points: Points,
    /// Points after armour.
    pub(crate) loss: Ledger,
    /// Points off the life energy (SP).
    pub(crate) life: i16,
    /// Points off the endurance (SP(A)).
    pub(crate) endurance: i16,
    /// Wounds by the thresholds.
    pub(crate) wounds: u8,
    /// Wounds that come with the attack itself (`WND-09`).
    pub(crate) extra_wounds: u8,
    /// The rule by which a lucky attack tears a wound besides (`CRT-03`).
    pub(crate) luck: Option<RuleId>,
    /// The thresholds that the loss was compared with.
    pub(crate) thresholds: Option<[i16; 3]>,
}

/// What a blow does whose dice have fallen: its hit points, carried through the armour.
///
/// Rule: `DMG-01`, `DMG-02`, `DMG-07`, `WND-01`.
pub(crate) fn land(striker: &Build, arm: &Arm, blow: Blow, victim: Victim, mut points: Points) -> Hit {
    let target = victim.build;
    raise(&mut points.ledger, striker, arm, blow);
    points.ledger.lift_to(rule::DMG_01, 0);
    let mut loss = Ledger::of(rule::DMG_01, &cause::OF_THE_BLOW, points.value());
    stop(&mut loss, arm, blow, victim);
    let suffered = suffered(points.value(), arm, blow, victim);
    loss.lift_to(rule::DMG_02, 0);
    loss.add_for(
        rule::RNG_41,
        &cause::TWICE_THERE,
        loss.value() * i16::from(blow.flight.called.again),
    );
    if target.traits.is_bony {
        let whole = loss.value();
        let lost = whole / 2 - whole;
        if slips_between(target, arm, blow) {
            loss.add(beast::row_of(target), lost);
        } else {
            loss.note(beast::row_of(target), lost, &void::NO_THRUST);
        }
    }
    debug_assert!(
        [loss.value(), attack::half(loss.value())].contains(&suffered.life),
        "the lines of the loss add up to what is lost"
    );
    Hit {
        points,
        loss,
        life: suffered.life,
        endurance: suffered.endurance,
        wounds: suffered.wounds - suffered.extra_wounds - suffered.lucky_wounds,
        extra_wounds: suffered.extra_wounds,
        luck: blow.luck.wounds().filter(|_| suffered.lucky_wounds > 0),
        thresholds: thresholds(arm, blow.form, target),
    }
}

/// Adds points of fire to what a blow has done: no armour keeps them off, and the wounds follow from the whole loss.
///
/// Rule: `WPN-TORCH`, `WND-06`.
pub(crate) fn burn(hit: &mut Hit, fire: i16) {
    hit.loss.add(rule::WPN_TORCH, fire);
    hit.life += fire;
    hit.wounds = wounds_of(hit.life, hit.thresholds);
}

/// The hit points of a blow whose dice show this sum.
pub(crate) fn hit_points(thrown: i16, striker: &Build, arm: &Arm, blow: Blow) -> i16 {
    let mut points = Sum(thrown);
    raise(&mut points, striker, arm, blow);
    points.0
}

/// Adds to the dice of a blow what the weapon, announcements, the manoeuvre and luck make of them.
///
/// Rule: `DMG-01`, `DMG-04`, `DMG-08`, `MAN-GEN-13`, `MAN-WUCHTSCHLAG`, `MAN-GEGENHALTEN`, `CRT-02`.
fn raise(points: &mut impl Total, striker: &Build, arm: &Arm, blow: Blow) {
    points.add_all(rule::DMG_01, arm.thing, &arm.plus);
    let has_learnt = striker.traits.arts.has(Art::Power);
    points.add_for(
        rule::MAN_WUCHTSCHLAG,
        (&cause::ANNOUNCED, blow.power),
        attack::power_effect(blow.power, has_learnt),
    );
    let clumsiness = attack::clumsiness(striker, arm, Art::Power, blow.power);
    points.add_for(rule::WPN_10, arm.thing, clumsiness);
    let unsuited = attack::unsuited(striker, arm, Art::Power, blow.power);
    points.add_for(rule::MAN_GEN_06, arm.thing, unsuited);
    points.add(rule::RNG_40, blow.flight.called.more);
    if blow.form == Form::Plain && blow.force == Force::Whole && blow.luck == Luck::None {
        return;
    }
    let plain = points.value();
    match (blow.force, blow.form.rule()) {
        (Force::Half, cited) => {
            let of_run = manoeuvre::hit_points(blow.form, plain);
            points.add_for(cited.unwrap_or(rule::DMG_01), &cause::RUN_UP, of_run);
            let whole = plain + of_run;
            let left = halved(whole - strength_of(arm), is_doubled(arm, blow));
            points.add(rule::MAN_GEGENHALTEN, left - whole);
        }
        (Force::Whole, Some(rule)) => {
            points.add(rule, manoeuvre::hit_points(blow.form.counted(arm), plain));
        }
        (Force::Whole, None) => {}
    }
    let is_braced = is_braced(arm, blow);
    if is_braced {
        points.add(rule::MAN_SPIESSGESPANN, points.value());
    }
    match blow.luck.doubles() {
        // The greatest factor counts alone (DMG-08).
        Some(rule) if blow.form.multiplies() || is_braced => {
            points.note(rule, plain, &void::GREATEST_FACTOR);
        }
        Some(rule) => points.add(rule, points.value()),
        None => {}
    }
}

/// Takes from the points of a blow what armour and shield stop, less what gets past them.
///
/// Rule: `DMG-02`, `ZON-02`, `ARP-06`, `SHD-23`, `WPN-ARMOURPIERCER`, `RNG-41`.
fn stop(loss: &mut impl Tally, arm: &Arm, blow: Blow, victim: Victim) {
    let by = match victim.zone {
        Some(_) => rule::ZON_02,
        None => rule::DMG_02,
    };
    add_armour(loss, by, victim.build, victim.zone);
    loss.add_for(rule::SHD_23, victim.shield, -victim.guard);
    let worn = armour(victim.build, victim.zone) + victim.guard;
    let left = left_of(worn, arm);
    loss.add_for(rule::WPN_ARMOURPIERCER, arm.thing, worn - left);
    if let Some(rule) = blow.form.rule() {
        loss.add(rule, left - blow.form.bite().stopped(left, victim.build));
    }
    if blow.flight.called.is_bare {
        loss.add_for(rule::RNG_41, &cause::BARE_SPOT, left);
    }
}

/// Whether luck, or the pike of two, doubles the hit points of a blow.
///
/// Rule: `CRT-02`, `MAN-SPIESSGESPANN`.
const fn is_doubled(arm: &Arm, blow: Blow) -> bool {
    blow.luck.is_critical() || is_braced(arm, blow)
}

/// Half of the hit points of the worse of two blows; all of them where something doubles them, as the greatest factor counts alone.
///
/// Rule: `MAN-GEGENHALTEN`, `DMG-08`.
const fn halved(points: i16, is_doubled: bool) -> i16 {
    if is_doubled { points } else { points / 2 }
}

/// Whether somebody has run into a pike that two hold: it does twice the harm.
///
/// Rule: `MAN-SPIESSGESPANN`.
const fn is_braced(arm: &Arm, blow: Blow) -> bool {
    arm.kind.is_teamed && matches!(blow.form, Form::Counter(_, 1..))
}

/// The part of a weapon's points that comes from strength (`DMG-04`).
fn strength_of(arm: &Arm) -> i16 {
    let lines = arm.plus.lines.iter();
    let of_strength =
        lines.filter(|line| line.applies && [rule::DMG_04, rule::MAN_SPIESSGESPANN].contains(&line.rule));
    of_strength.map(|line| line.amount).sum()
}

/// What hit points come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Suffered {
    /// Points off the life energy (SP).
    pub(crate) life: i16,
    /// Points off the endurance (SP(A)).
    pub(crate) endurance: i16,
    /// All wounds; where serious wounds are played a check may still spare him the one that came by the points (`WND-90`).
    pub(crate) wounds: u8,
    /// Those among them that come with the attack itself (`WND-09`).
    pub(crate) extra_wounds: u8,
    /// Those among them that come with luck (`CRT-03`).
    pub(crate) lucky_wounds: u8,
}

/// Armour where a blow lands; without zones that of the whole body.
///
/// Rule: `ZON-02`, `DMG-02`, `ARP-07`.
pub(crate) fn armour(target: &Build, zone: Option<Zone>) -> i16 {
    let of_zone = zone.zip(target.zone_armour.as_ref());
    of_zone.map_or_else(|| target.armour.value(), |(zone, armour)| armour[zone as usize])
}

/// Takes what armour keeps off where a blow lands, piece by piece, and the thick skin of those who are born with it. The printed armour
/// of a creature is one number (`VAL-08`).
///
/// Rule: `ZON-02`, `DMG-02`, `ARP-06`, `ARP-07`.
pub(crate) fn add_armour(loss: &mut impl Tally, by: RuleId, target: &Build, zone: Option<Zone>) {
    let of_skin = if target.is_creature { by } else { rule::ARP_06 };
    let mut rest = armour(target, zone);
    let mut take = |rule: RuleId, cause: Cause, points: i16| {
        loss.add_for(rule, cause, -points);
        rest -= points;
    };
    match zone.filter(|_| target.zone_armour.is_some()) {
        Some(zone) => {
            for (piece, zones) in &target.pieces {
                take(by, (*piece).into(), zones[zone as usize]);
            }
        }
        None => {
            let lines = target.armour.lines.iter().filter(|line| line.applies);
            for line in lines {
                let is_skin = line.rule == rule::ARP_06;
                take(if is_skin { of_skin } else { by }, line.cause, line.amount);
            }
        }
    }
    // What no piece keeps off the skin does.
    loss.add_for(of_skin, &cause::HIDE, -rest);
}

/// What is left of armour against what pierces it.
///
/// Rule: `WPN-ARMOURPIERCER`.
const fn left_of(worn: i16, arm: &Arm) -> i16 {
    let left = worn - arm.kind.pierces as i16;
    if left < 0 { 0 } else { left }
}

/// Whether a thrust or a missile finds little between bare bones.
///
/// Rule: `OPP-10`.
const fn slips_between(target: &Build, arm: &Arm, blow: Blow) -> bool {
    target.traits.is_bony && (arm.kind.is_thrusting || blow.flight.is_missile())
}

/// What stands between the hit points of an attack and its target: the same for every throw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resistance {
    armour: i16,
    thresholds: Option<[i16; 3]>,
    /// The loss above which luck tears a wound in the published variant (`CRT-04`).
    first: Option<i16>,
    is_endurance: bool,
    has_breath: bool,
    extra_wounds: u8,
    /// How many times what comes through counts besides once (`RNG-41`).
    again: i16,
    /// By what the rest is divided: 2 for thrusts between bones (`OPP-10`).
    share: i16,
    luck: Luck,
}

impl Resistance {
    /// What a target sets against an attack where it lands.
    ///
    /// Rule: `DMG-02`, `DMG-07`, `WND-01`, `WND-09`.
    pub(crate) fn of(arm: &Arm, blow: Blow, victim: Victim) -> Self {
        let (target, form) = (victim.build, blow.form);
        let thresholds = thresholds(arm, form, target);
        let mut stopped = Sum(0);
        stop(&mut stopped, arm, blow, victim);
        let bite = form.bite();
        let is_older = target.modules.has(Modules::SERIOUS_WOUNDS);
        // Missiles that tear wounds easily tear a serious one without a check (WND-90).
        let by_barbs = u8::from(is_older && arm.kind.wounds_easily);
        let by_form = bite.extra_wounds + by_barbs;
        let first = if is_older { target.thresholds } else { thresholds };
        Self {
            armour: -stopped.0,
            // What tears a serious wound without a check asks for none besides (WND-90).
            thresholds: thresholds.filter(|_| !(is_older && by_form > 0)),
            first: first.map(|[first, ..]| first),
            is_endurance: arm.is_endurance || bite.is_blunt,
            has_breath: !target.is_undead,
            // Only those who take any.
            extra_wounds: thresholds
                .map_or(0, |_| arm.kind.extra_wounds + by_form + blow.flight.called.wounds),
            again: blow.flight.called.again.into(),
            share: if slips_between(target, arm, blow) { 2 } else { 1 },
            luck: blow.luck,
        }
    }

    /// What hit points leave after the armour.
    ///
    /// Rule: `DMG-02`, `DMG-07`, `WND-01`, `WND-09`.
    // Inlined everywhere: the opponent asks it of every sum of the dice.
    #[inline(always)]
    pub(crate) fn suffered(&self, points: i16) -> Suffered {
        let whole = (points.max(0) - self.armour).max(0) * (1 + self.again);
        let through = if self.share == 1 {
            whole
        } else {
            whole / self.share
        };
        let (life, endurance) = if self.is_endurance {
            (attack::half(through), if self.has_breath { through } else { 0 })
        } else {
            (through, 0)
        };
        // Only harm tears wounds.
        let extra_wounds = if life > 0 { self.extra_wounds } else { 0 };
        let tears = |first: i16| self.luck.tears(life, first);
        let lucky_wounds = u8::from(self.luck != Luck::None && self.first.is_some_and(tears));
        Suffered {
            life,
            endurance,
            wounds: wounds_of(life, self.thresholds) + extra_wounds + lucky_wounds,
            extra_wounds,
            lucky_wounds,
        }
    }
}

/// What hit points leave after the armour.
pub(crate) fn suffered(points: i16, arm: &Arm, blow: Blow, victim: Victim) -> Suffered {
    Resistance::of(arm, blow, victim).suffered(points)
}

/// The thresholds that a loss is compared with; blunt blows must exceed them by two more (`DMG-07`).
pub(crate) fn thresholds(arm: &Arm, form: Form, target: &Build) -> Option<[i16; 3]> {
    let Bite { shift, is_blunt, .. } = form.bite();
    let blunt = shift + if arm.is_endurance || is_blunt { BLUNT } else { 0 };
    // Arrows and the like tear wounds more easily (RNG-43, WND-03).
    let shift = if arm.kind.wounds_easily {
        blunt + BARBED
    } else {
        blunt
    };
    marks(target, shift)
}

/// The losses that tear one, two and three wounds when a single one exceeds them, shifted by the kind of harm. With serious wounds
/// there is one, KO, above which self-control is asked for, whatever has done the harm; the others are never exceeded.
///
/// Rule: `WND-01`, `WND-03`, `WND-06`, `WND-90`.
pub(crate) fn marks(target: &Build, shift: i16) -> Option<[i16; 3]> {
    let all = target.thresholds?;
    if target.modules.has(Modules::SERIOUS_WOUNDS) {
        let ko = target.constitution.unwrap_or(all[1]);
        return Some([ko, i16::MAX, i16::MAX]);
    }
    Some(all.map(|threshold| threshold + shift))
}

/// The first wound threshold: half of KO, two more for iron people and two less for brittle ones. With serious wounds it is KO, for
/// all of them.
///
/// Rule: `WND-01`, `WND-02`, `WND-90`.
pub(crate) fn first_mark(build: &Build) -> Option<Ledger> {
    if build.modules.has(Modules::SERIOUS_WOUNDS) {
        let [ko, ..] = marks(build, 0)?;
        return Some(Ledger::new(rule::WND_90, ko));
    }
    let [first, ..] = build.thresholds?;
    let Some(ko) = build.constitution.filter(|_| !build.is_creature) else {
        return Some(Ledger::new(rule::WND_01, first));
    };
    let mut ledger = Ledger::new(rule::WND_01, rounded(ko, 2));
    ledger.add(rule::WND_02, first - rounded(ko, 2));
    Some(ledger)
}

/// What points take from somebody who cannot parry them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drained {
    /// Points off the life energy (SP).
    pub(crate) life: i16,
    /// Points off the endurance (SP(A)).
    pub(crate) endurance: i16,
    /// Wounds by the thresholds.
    pub(crate) wounds: u8,
    /// The thresholds.
    pub(crate) thresholds: [i16; 3],
}

/// What endurance points take from somebody who cannot parry them: what his armour leaves, and half of it in life.
///
/// Rule: `DMG-07`, `CRE-09`, `WND-03`.
pub(crate) fn of_breath(target: &Build, points: i16) -> Drained {
    let endurance = (points.max(0) - target.armour.value()).max(0);
    let life = attack::half(endurance);
    let thresholds = marks(target, BLUNT);
    Drained {
        life,
        endurance: if target.is_undead { 0 } else { endurance },
        wounds: wounds_of(life, thresholds),
        thresholds: thresholds.unwrap_or([i16::MAX; 3]),
    }
}

/// The same of points that no armour has stopped yet, which take life alone.
pub(crate) fn of_weapon(target: &Build, points: i16) -> Drained {
    let life = (points.max(0) - target.armour.value()).max(0);
    let thresholds = marks(target, 0);
    Drained {
        life,
        endurance: 0,
        wounds: wounds_of(life, thresholds),
        thresholds: thresholds.unwrap_or([i16::MAX; 3]),
    }
}

/// What the thresholds rise by against endurance points (`WND-03`, `WND-07`).
pub(crate) const BLUNT: i16 = 2;

/// What the thresholds fall by against missiles that tear wounds easily (`WND-03`).
pub(crate) const BARBED: i16 = -2;

/// Whether a loss of endurance is more than the first threshold, as it is against weapons.
///
/// Rule: `MAN-BETAEUBUNG`, `MAN-U-KNIE`, `MAN-U-SCHMETTER`.
pub(crate) fn is_hard(endurance: i16, target: &Build) -> bool {
    target.thresholds.is_some_and(|[first, ..]| endurance > first)
}

/// Wounds of a single loss: one for each threshold that it exceeds.
///
/// Rule: `WND-01`.
pub(crate) fn wounds_of(loss: i16, thresholds: Option<[i16; 3]>) -> u8 {
    thresholds.map_or(0, |all| {
        all.iter().filter(|threshold| loss > **threshold).count() as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_must_exceed_the_threshold_wnd_01() {
        // KO 15: 8, 15, 23.
        for (loss, wounds) in [
            (0, 0),
            (8, 0),
            (9, 1),
            (15, 1),
            (16, 2),
            (23, 2),
            (24, 3),
            (60, 3),
        ] {
            assert_eq!(wounds_of(loss, Some([8, 15, 23])), wounds, "{loss} SP");
        }
        assert_eq!(wounds_of(60, None), 0, "the undead take none (CRE-09)");
    }
}
