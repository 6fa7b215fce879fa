//! Hit zones: where a blow lands, and what wounds do there.

use crate::battle::{Points, RuleId, Term};
use crate::dice::{Dice, DiceError};

use super::super::condition::riding;
use super::super::fighter::{Arm, Build, Size, Style};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{place, situation};
use super::super::{cause, rule, shot, word};
use super::tally::Tally;
use super::value::Attribute;

/// A part of the body; left and right are the bearer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the words say it")]
pub enum Zone {
    Head,
    Chest,
    Back,
    Belly,
    LeftArm,
    RightArm,
    LeftLeg,
    RightLeg,
}

/// The last faces of the die that find a leg, the belly, an arm and the trunk; those above find the head (`ZON-01`).
pub(crate) const LEG_UP_TO: i16 = 6;
pub(crate) const BELLY_UP_TO: i16 = 8;
pub(crate) const ARM_UP_TO: i16 = 14;
pub(crate) const TRUNK_UP_TO: i16 = 18;

/// The same of blows that come down from a mount, which find no legs (`ZON-01`).
pub(crate) const BELLY_FROM_ABOVE: i16 = 2;
pub(crate) const ARM_FROM_ABOVE: i16 = 10;
pub(crate) const TRUNK_FROM_ABOVE: i16 = 16;

/// The most wounds that a zone bears (`WND-09`).
pub(crate) const MOST_WOUNDS: u8 = 3;

/// Points that a wound of the trunk takes, and one of head, arm or leg (`ZON-03`).
pub(crate) const OF_TRUNK: i16 = 1;
pub(crate) const OF_LIMB: i16 = 2;

/// Dice of initiative that a wound of the head takes at once, and of life energy that one of the trunk takes and the third one of the head
/// (`ZON-03`).
pub(crate) const NERVE_DICE: u8 = 2;
pub(crate) const LIFE_DICE: u8 = 1;
pub(crate) const SKULL_DICE: u8 = 2;

/// Sides of these dice (`ZON-03`).
pub(crate) const SHOCK_SIDES: u8 = 6;

impl Zone {
    /// All of them, in the order of the tables.
    pub const ALL: [Self; 8] = [
        Self::Head,
        Self::Chest,
        Self::Back,
        Self::Belly,
        Self::LeftArm,
        Self::RightArm,
        Self::LeftLeg,
        Self::RightLeg,
    ];

    /// Whether it is an arm.
    pub const fn is_arm(self) -> bool {
        matches!(self, Self::LeftArm | Self::RightArm)
    }

    /// Whether it is an arm or a leg.
    pub const fn is_limb(self) -> bool {
        self.is_arm() || matches!(self, Self::LeftLeg | Self::RightLeg)
    }

    /// What the log calls it.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Head => word::ZONE_HEAD,
            Self::Chest => word::ZONE_CHEST,
            Self::Back => word::ZONE_BACK,
            Self::Belly => word::ZONE_BELLY,
            Self::LeftArm => word::ZONE_LEFT_ARM,
            Self::RightArm => word::ZONE_RIGHT_ARM,
            Self::LeftLeg => word::ZONE_LEFT_LEG,
            Self::RightLeg => word::ZONE_RIGHT_LEG,
        }
    }

    /// The zone of a face that was shifted already, from 1 to 20.
    ///
    /// Rule: `ZON-01`.
    #[allow(
        clippy::match_overlapping_arm,
        reason = "the arms are read from the top, as the table is"
    )]
    pub(crate) const fn of(face: i16, from_behind: bool, is_left_handed: bool) -> Self {
        match face {
            ..=LEG_UP_TO if face % 2 == 0 => Self::RightLeg,
            ..=LEG_UP_TO => Self::LeftLeg,
            ..=BELLY_UP_TO => Self::Belly,
            // Odd faces find the arm of the shield, even ones that of the weapon.
            ..=ARM_UP_TO if (face % 2 == 0) == is_left_handed => Self::LeftArm,
            ..=ARM_UP_TO => Self::RightArm,
            ..=TRUNK_UP_TO if from_behind => Self::Back,
            ..=TRUNK_UP_TO => Self::Chest,
            _ => Self::Head,
        }
    }

    /// The zone of a face that was shifted already, of a blow that comes down from a mount.
    ///
    /// Rule: `ZON-01`.
    #[allow(
        clippy::match_overlapping_arm,
        reason = "the arms are read from the top, as the table is"
    )]
    pub(crate) const fn from_above(face: i16, from_behind: bool, is_left_handed: bool) -> Self {
        match face {
            ..=BELLY_FROM_ABOVE => Self::Belly,
            ..=ARM_FROM_ABOVE if (face % 2 == 0) == is_left_handed => Self::LeftArm,
            ..=ARM_FROM_ABOVE => Self::RightArm,
            ..=TRUNK_FROM_ABOVE if from_behind => Self::Back,
            ..=TRUNK_FROM_ABOVE => Self::Chest,
            _ => Self::Head,
        }
    }

    /// The word for wounds there; its text says how many.
    const fn wounds(self) -> &'static Term {
        match self {
            Self::Head => &cause::WOUNDS_HEAD,
            Self::Chest => &cause::WOUNDS_CHEST,
            Self::Back => &cause::WOUNDS_BACK,
            Self::Belly => &cause::WOUNDS_BELLY,
            Self::LeftArm => &cause::WOUNDS_LEFT_ARM,
            Self::RightArm => &cause::WOUNDS_RIGHT_ARM,
            Self::LeftLeg => &cause::WOUNDS_LEFT_LEG,
            Self::RightLeg => &cause::WOUNDS_RIGHT_LEG,
        }
    }
}

/// What is added to the die where somebody on foot strikes at a rider (`ZON-01`).
pub(crate) const AT_RIDER: i16 = -6;

/// Sides of the die that finds the zone (`ZON-01`).
pub(crate) const FACES: u8 = 20;

/// From where a blow comes, as far as the zone that it finds depends on that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    /// Added to the die by the rules that say so.
    pub(crate) shifts: [(RuleId, i16); 2],
    /// Whether it comes from behind.
    pub(crate) from_behind: bool,
    /// Whether the target leads his weapon with the left hand.
    pub(crate) is_left_handed: bool,
    /// The zones that cannot be seen from there, one bit each (`RNG-42`).
    pub(crate) hidden: u8,
    /// Whether it comes down from a mount at somebody on foot.
    pub(crate) from_saddle: bool,
}

impl Aim {
    /// How a blow of one fighter at another looks for its zone; none where hit zones are not played.
    ///
    /// Rule: `ZON-01`, `BRD-21`.
    pub(crate) fn of(scene: &Scene, attacker: &Snapshot, target: &Snapshot) -> Option<Self> {
        let modules = scene.round.modules;
        if !modules.has(Modules::ZONES) {
            return None;
        }
        let by_height = situation::height::zone_shift(scene, attacker, target);
        let arc = place::arc(&target.body, &attacker.body);
        let mut aim = Self::at(&target.build);
        aim.shifts[0].1 = by_height;
        aim.from_behind = modules.has(Modules::FACING) && arc == word::REAR;
        Some(aim)
    }

    /// How what comes from nowhere looks for its zone on somebody: short people are struck lower whatever strikes them.
    ///
    /// Rule: `ZON-01`.
    pub(crate) fn at(target: &Build) -> Self {
        let is_small = target.size == Size::Small;
        let by_size = -i16::from(is_small) + target.traits.zone_die;
        Self {
            shifts: [(rule::BRD_21, 0), (rule::ZON_01, by_size)],
            from_behind: false,
            is_left_handed: target.traits.left_handed,
            hidden: 0,
            from_saddle: false,
        }
    }

    /// The same of a blow: from a mount it comes down, and riders are struck lower from the ground.
    ///
    /// Rule: `ZON-01`.
    pub(crate) fn of_blow(scene: &Scene, attacker: &Snapshot, target: &Snapshot) -> Option<Self> {
        let mut aim = Self::of(scene, attacker, target)?;
        aim.from_saddle = riding::strikes_down(attacker, target);
        if riding::strikes_up(attacker, target) {
            aim.shifts[1].1 += AT_RIDER;
        }
        Some(aim)
    }

    /// The same of what flies: only what the shooter sees of the target can be hit. Half cover hides legs and belly, a better one the
    /// trunk besides, also that of a shield, and whoever lies turns his back up.
    ///
    /// Rule: `RNG-42`, `BRD-18`.
    pub(crate) fn of_shot(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> Option<Self> {
        let aim = Self::of(scene, shooter, target)?;
        let bits = |zones: &[Zone]| zones.iter().fold(0, |all, zone| all | 1 << *zone as u8);
        let covered = match shot::hidden(scene, shooter, target) {
            shot::Covered::Not => 0,
            shot::Covered::Half => bits(&[Zone::Belly, Zone::LeftLeg, Zone::RightLeg]),
            _ => bits(&[
                Zone::Belly,
                Zone::LeftLeg,
                Zone::RightLeg,
                Zone::Chest,
                Zone::Back,
            ]),
        };
        let lies = target.is_prone();
        Some(Self {
            from_behind: aim.from_behind || lies,
            hidden: covered | if lies { bits(&[Zone::Belly]) } else { 0 },
            ..aim
        })
    }

    /// Whether a zone cannot be seen.
    ///
    /// Rule: `RNG-42`.
    pub(crate) const fn is_hidden(&self, zone: Zone) -> bool {
        self.hidden & 1 << zone as u8 != 0
    }

    /// The zones that may be hit, each with the faces that find it: what cannot be seen is thrown again.
    ///
    /// Rule: `ZON-01`, `RNG-42`.
    pub(crate) fn ways(&self) -> [(Zone, u128); 8] {
        Zone::ALL.map(|zone| {
            let faces = (1..=FACES.into()).filter(|face| self.zone(*face) == zone);
            (
                zone,
                if self.is_hidden(zone) {
                    0
                } else {
                    faces.count() as u128
                },
            )
        })
    }

    /// Rolls where a blow lands.
    ///
    /// Rule: `ZON-01`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn locate(&self, dice: &mut impl Dice) -> Result<(Points, Zone), DiceError> {
        let mut points = Points::roll(rule::ZON_01, 1, FACES, dice)?;
        let [(by_height, height), (by_size, size)] = self.shifts;
        points.ledger.add(by_height, height);
        points.ledger.add_for(by_size, &cause::SIZES, size);
        let zone = self.zone(points.throw.total());
        Ok((points, zone))
    }

    /// The zone of a face.
    pub(crate) fn zone(&self, face: i16) -> Zone {
        let shift: i16 = self.shifts.iter().map(|(_, shift)| shift).sum();
        let face = (face + shift).clamp(1, FACES.into());
        if self.from_saddle {
            Zone::from_above(face, self.from_behind, self.is_left_handed)
        } else {
            Zone::of(face, self.from_behind, self.is_left_handed)
        }
    }
}

/// What new wounds of a zone do at once besides their maluses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Shock {
    /// Wounds that count: a zone has three at most (`WND-09`).
    pub(crate) wounds: u8,
    /// Six-sided dice of further points off the life energy.
    pub(crate) life_dice: u8,
    /// Six-sided dice of initiative.
    pub(crate) nerve_dice: u8,
    /// Whether it is the third wound there.
    pub(crate) is_third: bool,
}

impl Shock {
    /// What so many wounds do where there are some already.
    ///
    /// Rule: `ZON-03`.
    pub(crate) fn of(zone: Zone, before: u8, wounds: u8) -> Self {
        const LIGHT: u8 = MOST_WOUNDS - 1;
        let wounds = wounds.min(MOST_WOUNDS.saturating_sub(before));
        let after = before + wounds;
        let fresh = after.min(LIGHT).saturating_sub(before.min(LIGHT));
        let is_third = before < MOST_WOUNDS && after >= MOST_WOUNDS;
        let (life_dice, nerve_dice) = match zone {
            Zone::Head => (if is_third { SKULL_DICE } else { 0 }, NERVE_DICE * fresh),
            Zone::Chest | Zone::Back | Zone::Belly => (LIFE_DICE * fresh, 0),
            _ => (0, 0),
        };
        Self {
            wounds,
            life_dice,
            nerve_dice,
            is_third,
        }
    }
}

/// What wounds hamper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort<'a> {
    /// An attack with this.
    Attack(&'a Arm),
    /// A parry with the weapon, or the fists.
    Parry(&'a Arm),
    /// A parry with what the other arm holds.
    Ward,
    /// A dodge.
    Dodge,
    /// A shot or throw.
    Shot,
    /// Initiative.
    Initiative,
}

/// Adds what wounds of the zones take from an effort, which are not felt in a frenzy (`WND-10`), and what an eye that is lost takes.
///
/// Rule: `ZON-03`, `WND-95`.
pub(crate) fn add(ledger: &mut impl Tally, fighter: &Snapshot, effort: Effort) {
    add_loss(ledger, fighter, || weights(fighter, effort));
    let marred = &fighter.condition.ado.marred;
    let lost = match effort {
        Effort::Attack(_) => marred.attack_loss(),
        Effort::Parry(_) | Effort::Ward => marred.parry_loss(),
        Effort::Dodge | Effort::Shot | Effort::Initiative => 0,
    };
    ledger.add_for(rule::WND_95, &cause::LOST_EYE, -lost);
}

/// Adds points that wounds of the zones take, so many for each wound of a zone; in a frenzy they are counted and not felt.
///
/// Rule: `ZON-03`, `WND-10`.
fn add_loss(ledger: &mut impl Tally, fighter: &Snapshot, weights: impl FnOnce() -> [i16; 8]) {
    let scars = &fighter.condition.ado.scars;
    if scars.is_empty() {
        return;
    }
    for (zone, weight) in Zone::ALL.into_iter().zip(weights()) {
        let felt = i16::from(scars.felt(zone));
        let (wounds, lost) = ((zone.wounds(), felt), weight * felt);
        ledger.add_for(rule::ZON_03, wounds, -lost);
        ledger.add_for(
            rule::WND_10,
            wounds,
            if fighter.condition.frenzied { lost } else { 0 },
        );
    }
}

/// The points that wounds of the zones take from an effort, which are not felt in a frenzy.
///
/// Rule: `ZON-03`, `WND-10`.
pub(crate) fn loss(fighter: &Snapshot, effort: Effort) -> i16 {
    if fighter.condition.frenzied {
        0
    } else {
        drawback(fighter, effort)
    }
}

/// The points that wounds of the zones would take from an effort.
fn drawback(fighter: &Snapshot, effort: Effort) -> i16 {
    let scars = &fighter.condition.ado.scars;
    if scars.is_empty() {
        return 0;
    }
    let of_zones = Zone::ALL.into_iter().zip(weights(fighter, effort));
    -of_zones
        .map(|(zone, weight)| weight * i16::from(scars.felt(zone)))
        .sum::<i16>()
}

/// The points that each wound of a zone takes from an effort, in the order of the tables.
///
/// Rule: `ZON-03`.
fn weights(fighter: &Snapshot, effort: Effort) -> [i16; 8] {
    let trunk = [OF_TRUNK; 3];
    match effort {
        Effort::Attack(arm) | Effort::Parry(arm) => spread(0, trunk, arms_of(fighter, arm), OF_LIMB),
        Effort::Ward => spread(0, trunk, one(other_arm(fighter)), OF_LIMB),
        Effort::Dodge => spread(0, trunk, [false; 2], OF_LIMB),
        Effort::Shot => {
            let takes_both = fighter.missile().is_none_or(|missile| !missile.is_one_handed);
            let used = if takes_both {
                [true; 2]
            } else {
                one(weapon_arm(fighter))
            };
            spread(0, [0; 3], used, 0)
        }
        Effort::Initiative => spread(OF_LIMB, [0, 0, OF_TRUNK], [false; 2], OF_LIMB),
    }
}

/// Points for each wound of the head, of chest, back and belly, of the arms that are used, and of the legs.
const fn spread(head: i16, [chest, back, belly]: [i16; 3], arms: [bool; 2], leg: i16) -> [i16; 8] {
    let left = if arms[0] { OF_LIMB } else { 0 };
    let right = if arms[1] { OF_LIMB } else { 0 };
    [head, chest, back, belly, left, right, leg, leg]
}

/// Adds what wounds of the zones take from an attribute in checks.
///
/// Rule: `ZON-03`, `WND-10`, `CNV-07`.
pub(crate) fn add_to_attribute(ledger: &mut impl Tally, fighter: &Snapshot, which: Attribute) {
    add_loss(ledger, fighter, || attribute_weights(fighter, which));
}

/// The points that each wound of a zone takes from an attribute.
fn attribute_weights(fighter: &Snapshot, which: Attribute) -> [i16; 8] {
    // What an arm cannot do any more the other one does.
    let arm = match weapon_arm(fighter) {
        lost if is_lame(fighter, lost) => other_arm(fighter),
        arm => arm,
    };
    let (trunk, no_trunk, no_arm) = ([OF_TRUNK; 3], [0; 3], [false; 2]);
    match which {
        Attribute::Mu | Attribute::Kl | Attribute::In => spread(OF_LIMB, no_trunk, no_arm, 0),
        Attribute::Ko => spread(0, trunk, no_arm, 0),
        Attribute::Kk => spread(0, trunk, one(arm), 0),
        Attribute::Ff => spread(0, no_trunk, one(arm), 0),
        Attribute::Ge => spread(0, no_trunk, no_arm, OF_LIMB),
        Attribute::Ch => [0; 8],
    }
}

/// Squares of speed that wounds of the zones take.
///
/// Rule: `ZON-03`, `BRD-11`.
pub(crate) fn speed_loss(fighter: &Snapshot) -> i16 {
    let scars = &fighter.condition.ado.scars;
    let slows = [Zone::Belly, Zone::LeftLeg, Zone::RightLeg];
    slows.iter().map(|zone| i16::from(scars.felt(*zone))).sum()
}

/// Whether a leg bears its third wound: nobody fights hand to hand or stands with it.
///
/// Rule: `ZON-03`.
pub(crate) fn is_crippled(fighter: &Snapshot) -> bool {
    let scars = &fighter.condition.ado.scars;
    let legs = [Zone::LeftLeg, Zone::RightLeg];
    !scars.is_empty() && !fighter.condition.frenzied && legs.iter().any(|leg| scars.is_useless(*leg))
}

/// The arm that leads the weapon of the ready style.
pub(crate) fn weapon_arm(fighter: &Snapshot) -> Zone {
    side(fighter.build.traits.left_handed != fighter.style().is_off_hand)
}

/// The arm that leads the other thing of the ready style.
pub(crate) fn other_arm(fighter: &Snapshot) -> Zone {
    side(fighter.build.traits.left_handed == fighter.style().is_off_hand)
}

/// What a large shield keeps off the arm that bears it (`SHD-23`).
pub(crate) const LARGE_GUARD: i16 = 1;
/// What a very large one keeps off (`SHD-23`).
pub(crate) const VERY_LARGE_GUARD: i16 = 2;

/// What a shield keeps off the arm that bears it.
///
/// Rule: `SHD-23`.
pub(crate) fn shield_guard(fighter: &Snapshot, zone: Zone) -> i16 {
    let ward = fighter
        .ward()
        .filter(|ward| ward.is_shield && zone == other_arm(fighter));
    ward.map_or(0, |ward| match (ward.is_large, ward.is_very_large) {
        (_, true) => VERY_LARGE_GUARD,
        (true, false) => LARGE_GUARD,
        (false, false) => 0,
    })
}

/// The arm that fighters lead their weapons with as long as it serves them.
pub(crate) fn first_arm(build: &Build) -> Zone {
    side(build.traits.left_handed)
}

/// Whether the arm that a style is led with is of no use.
///
/// Rule: `ZON-03`.
pub(crate) fn has_lost_arm_of(fighter: &Snapshot, style: &Style) -> bool {
    is_lame(
        fighter,
        side(fighter.build.traits.left_handed != style.is_off_hand),
    )
}

/// Whether the arm that leads the other thing of a style is of no use.
///
/// Rule: `ZON-03`.
pub(crate) fn has_lost_other_arm_of(fighter: &Snapshot, style: &Style) -> bool {
    is_lame(
        fighter,
        side(fighter.build.traits.left_handed == style.is_off_hand),
    )
}

/// Arms that are of no use, 0 to 2.
///
/// Rule: `ZON-03`.
pub(crate) fn lame_arms(fighter: &Snapshot) -> usize {
    let arms = [Zone::LeftArm, Zone::RightArm].into_iter();
    arms.filter(|arm| is_lame(fighter, *arm)).count()
}

/// Whether an arm is of no use now; in a frenzy it serves.
///
/// Rule: `ZON-03`, `WND-10`.
pub(crate) fn is_lame(fighter: &Snapshot, arm: Zone) -> bool {
    !fighter.condition.frenzied && fighter.condition.ado.scars.is_useless(arm)
}

const fn side(is_left: bool) -> Zone {
    if is_left { Zone::LeftArm } else { Zone::RightArm }
}

const fn one(arm: Zone) -> [bool; 2] {
    [matches!(arm, Zone::LeftArm), matches!(arm, Zone::RightArm)]
}

/// The arms, left and right, that an attack or parry is made with: a two-handed weapon takes both unless one holds a light, bare hands the better one.
fn arms_of(fighter: &Snapshot, arm: &Arm) -> [bool; 2] {
    let kind = arm.kind;
    if fighter.leads_with_both(arm) {
        return [true; 2];
    }
    if kind.is_unarmed {
        let scars = &fighter.condition.ado.scars;
        let is_left_better = scars.of(Zone::LeftArm) < scars.of(Zone::RightArm);
        return one(side(is_left_better));
    }
    // A blow with the shield, too, is led by the arm that bears it; in a style of the wrong hand the main weapon is marked as well.
    let is_second = kind.is_second && (kind.is_ward || !fighter.style().is_off_hand);
    one(if is_second {
        other_arm(fighter)
    } else {
        weapon_arm(fighter)
    })
}

#[cfg(test)]
mod tests;
