//! Damage: hit points, what armour leaves of them, and the wounds that they tear.

use crate::battle::{Ledger, Points};
use crate::dice::{Dice, DiceError};

use super::attack::{self, Blow};
use super::fighter::{Arm, Build};
use super::manoeuvre::{self, Art, Bite, Form};
use super::rule;
use super::zone::Zone;

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
    /// The thresholds that the loss was compared with.
    pub(crate) thresholds: Option<[i16; 3]>,
}

/// Rolls the hit points of a blow that landed and carries them through the armour.
///
/// Rule: `DMG-01`, `DMG-02`, `DMG-07`, `WND-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn strike(
    striker: &Build,
    arm: &Arm,
    blow: Blow,
    (target, zone): (&Build, Option<Zone>),
    dice: &mut impl Dice,
) -> Result<Hit, DiceError> {
    let points = Points::roll(rule::DMG_01, arm.dice, arm.sides, dice)?;
    Ok(land(striker, arm, blow, (target, zone), points))
}

/// What a blow does whose dice have fallen.
pub(crate) fn land(
    striker: &Build,
    arm: &Arm,
    blow: Blow,
    (target, zone): (&Build, Option<Zone>),
    mut points: Points,
) -> Hit {
    points.ledger.add(rule::DMG_01, arm.plus.base);
    points.ledger.lines.extend(arm.plus.lines.iter());
    points.ledger.add(
        rule::MAN_WUCHTSCHLAG,
        attack::power_effect(blow.power, striker.traits.arts.has(Art::Power)),
    );
    if let Some(rule) = blow.form.rule() {
        let more = match blow.form {
            Form::Weak => (points.value() - strength_of(arm)) / 2 - points.value(),
            form => manoeuvre::hit_points(form, points.value()),
        };
        points.ledger.add(rule, more);
    }
    let mut loss = Ledger::new(rule::DMG_01, points.value().max(0));
    let by = if zone.is_some() {
        rule::ZON_02
    } else {
        rule::DMG_02
    };
    let worn = armour(target, zone);
    loss.add(by, -worn);
    loss.add(rule::WPN_ARMOURPIERCER, worn - left_of(worn, arm));
    if let Some(rule) = blow.form.rule() {
        loss.add(
            rule,
            left_of(worn, arm) - blow.form.bite().stopped(left_of(worn, arm), target),
        );
    }
    let suffered = suffered(points.value(), arm, blow.form, (target, zone));
    debug_assert_eq!(
        points.value(),
        hit_points(points.throw.total(), striker, arm, blow),
        "the lines of the hit points add up to their value"
    );
    Hit {
        points,
        loss,
        life: suffered.life,
        endurance: suffered.endurance,
        wounds: suffered.wounds - suffered.extra_wounds,
        extra_wounds: suffered.extra_wounds,
        thresholds: thresholds(arm, blow.form, target),
    }
}

/// The hit points of a blow whose dice show this sum.
pub(crate) fn hit_points(thrown: i16, striker: &Build, arm: &Arm, blow: Blow) -> i16 {
    let plain =
        thrown + arm.plus.value() + attack::power_effect(blow.power, striker.traits.arts.has(Art::Power));
    match blow.form {
        Form::Plain => plain,
        Form::Weak => (plain - strength_of(arm)) / 2,
        form => plain + manoeuvre::hit_points(form, plain),
    }
}

/// The part of a weapon's points that comes from strength (`DMG-04`).
fn strength_of(arm: &Arm) -> i16 {
    let lines = arm.plus.lines.iter();
    let of_strength = lines.filter(|line| line.applies && line.rule == rule::DMG_04);
    of_strength.map(|line| line.amount).sum()
}

/// What hit points come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Suffered {
    /// Points off the life energy (SP).
    pub(crate) life: i16,
    /// Points off the endurance (SP(A)).
    pub(crate) endurance: i16,
    /// All wounds.
    pub(crate) wounds: u8,
    /// Those among them that come with the attack itself (`WND-09`).
    pub(crate) extra_wounds: u8,
}

/// Armour where a blow lands; without zones that of the whole body.
///
/// Rule: `ZON-02`, `DMG-02`.
pub(crate) fn armour(target: &Build, zone: Option<Zone>) -> i16 {
    let of_zone = zone.zip(target.zone_armour.as_ref());
    of_zone.map_or_else(|| target.armour.value(), |(zone, armour)| armour[zone as usize])
}

/// What is left of armour against what pierces it.
///
/// Rule: `WPN-ARMOURPIERCER`.
const fn left_of(worn: i16, arm: &Arm) -> i16 {
    let left = worn - arm.kind.pierces as i16;
    if left < 0 { 0 } else { left }
}

/// What stands between the hit points of an attack and its target: the same for every throw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resistance {
    armour: i16,
    thresholds: Option<[i16; 3]>,
    is_endurance: bool,
    has_breath: bool,
    extra_wounds: u8,
}

impl Resistance {
    /// What a target sets against an attack where it lands.
    ///
    /// Rule: `DMG-02`, `DMG-07`, `WND-01`, `WND-09`.
    pub(crate) fn of(arm: &Arm, form: Form, (target, zone): (&Build, Option<Zone>)) -> Self {
        let thresholds = thresholds(arm, form, target);
        let worn = left_of(armour(target, zone), arm);
        let bite = form.bite();
        Self {
            armour: if form == Form::Plain {
                worn
            } else {
                bite.stopped(worn, target)
            },
            thresholds,
            is_endurance: arm.is_endurance || bite.is_blunt,
            has_breath: !target.is_undead,
            // Only those who take any.
            extra_wounds: thresholds.map_or(0, |_| arm.kind.extra_wounds + bite.extra_wounds),
        }
    }

    /// What hit points leave after the armour.
    ///
    /// Rule: `DMG-02`, `DMG-07`, `WND-01`, `WND-09`.
    pub(crate) fn suffered(&self, points: i16) -> Suffered {
        let through = (points.max(0) - self.armour).max(0);
        let (life, endurance) = if self.is_endurance {
            (attack::half(through), if self.has_breath { through } else { 0 })
        } else {
            (through, 0)
        };
        // Only harm tears wounds.
        let extra_wounds = if life > 0 { self.extra_wounds } else { 0 };
        Suffered {
            life,
            endurance,
            wounds: wounds_of(life, self.thresholds) + extra_wounds,
            extra_wounds,
        }
    }
}

/// What hit points leave after the armour.
pub(crate) fn suffered(points: i16, arm: &Arm, form: Form, target: (&Build, Option<Zone>)) -> Suffered {
    Resistance::of(arm, form, target).suffered(points)
}

/// The thresholds that a loss is compared with; blunt blows must exceed them by two more (`DMG-07`).
pub(crate) fn thresholds(arm: &Arm, form: Form, target: &Build) -> Option<[i16; 3]> {
    let Bite { shift, is_blunt, .. } = form.bite();
    let blunt = shift + if arm.is_endurance || is_blunt { 2 } else { 0 };
    // Arrows and the like tear wounds more easily (RNG-43, WND-03).
    let shift = if arm.kind.wounds_easily { blunt - 2 } else { blunt };
    target
        .thresholds
        .map(|all| all.map(|threshold| threshold + shift))
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
