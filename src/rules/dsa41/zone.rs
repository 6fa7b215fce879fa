//! Hit zones: where a blow lands, and what wounds do there.

use crate::battle::{Points, RuleId, Term};
use crate::dice::{Dice, DiceError};

use super::fighter::{Arm, Build, Size};
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::tally::Tally;
use super::value::Attribute;
use super::{place, rule, situation, word};

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
    pub(crate) const fn of(face: i16, from_behind: bool, is_left_handed: bool) -> Self {
        match face {
            ..=6 if face % 2 == 0 => Self::RightLeg,
            ..=6 => Self::LeftLeg,
            7 | 8 => Self::Belly,
            // Odd faces find the arm of the shield, even ones that of the weapon.
            9..=14 if (face % 2 == 0) == is_left_handed => Self::LeftArm,
            9..=14 => Self::RightArm,
            15..=18 if from_behind => Self::Back,
            15..=18 => Self::Chest,
            _ => Self::Head,
        }
    }
}

/// From where a blow comes, as far as the zone that it finds depends on that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    /// Added to the die by the rules that say so.
    pub(crate) shifts: [(RuleId, i16); 2],
    /// Whether it comes from behind.
    pub(crate) from_behind: bool,
    /// Whether the target leads his weapon with the left hand.
    pub(crate) is_left_handed: bool,
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
        let by_size = if target.build.size == Size::Small { -1 } else { 0 };
        let arc = place::arc(&target.body, &attacker.body);
        Some(Self {
            shifts: [(rule::BRD_21, by_height), (rule::ZON_01, by_size)],
            from_behind: modules.has(Modules::FACING) && arc == word::REAR,
            is_left_handed: target.build.traits.left_handed,
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
        let mut points = Points::roll(rule::ZON_01, 1, 20, dice)?;
        for (rule, shift) in self.shifts {
            points.ledger.add(rule, shift);
        }
        let zone = self.zone(points.throw.total());
        Ok((points, zone))
    }

    /// The zone of a face.
    pub(crate) fn zone(&self, face: i16) -> Zone {
        let shift: i16 = self.shifts.iter().map(|(_, shift)| shift).sum();
        Zone::of((face + shift).clamp(1, 20), self.from_behind, self.is_left_handed)
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
        let wounds = wounds.min(3_u8.saturating_sub(before));
        let after = before + wounds;
        let fresh = after.min(2).saturating_sub(before.min(2));
        let is_third = before < 3 && after >= 3;
        let (life_dice, nerve_dice) = match zone {
            Zone::Head => (if is_third { 2 } else { 0 }, 2 * fresh),
            Zone::Chest | Zone::Back | Zone::Belly => (fresh, 0),
            _ => (0, 0),
        };
        Self {
            wounds,
            life_dice,
            nerve_dice,
            is_third,
        }
    }

    /// Whether it fells the victim unconscious.
    pub(crate) const fn fells(&self, zone: Zone) -> bool {
        self.is_third && matches!(zone, Zone::Head | Zone::Chest | Zone::Back | Zone::Belly)
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

/// Adds what wounds of the zones take from an effort; in a frenzy they are not felt (`WND-10`).
///
/// Rule: `ZON-03`.
pub(crate) fn add(ledger: &mut impl Tally, fighter: &Snapshot, effort: Effort) {
    ledger.add(rule::ZON_03, loss(fighter, effort));
}

/// The points that wounds of the zones take from an effort.
///
/// Rule: `ZON-03`.
pub(crate) fn loss(fighter: &Snapshot, effort: Effort) -> i16 {
    let scars = &fighter.condition.ado.scars;
    if scars.is_empty() || fighter.condition.frenzied {
        return 0;
    }
    let felt = |zone| i16::from(scars.felt(zone));
    let trunk = felt(Zone::Chest) + felt(Zone::Back) + felt(Zone::Belly);
    let legs = felt(Zone::LeftLeg) + felt(Zone::RightLeg);
    let arms = |used: [bool; 2]| {
        let each = [Zone::LeftArm, Zone::RightArm].into_iter().zip(used);
        each.map(|(zone, used)| if used { felt(zone) } else { 0 })
            .sum::<i16>()
    };
    -match effort {
        Effort::Attack(arm) | Effort::Parry(arm) => trunk + 2 * legs + 2 * arms(arms_of(fighter, arm)),
        Effort::Ward => trunk + 2 * legs + 2 * arms(one(other_arm(fighter))),
        Effort::Dodge => trunk + 2 * legs,
        Effort::Shot => {
            let thrown = fighter.missile().is_some_and(|missile| missile.is_thrown);
            2 * arms(if thrown {
                one(weapon_arm(fighter))
            } else {
                [true; 2]
            })
        }
        Effort::Initiative => 2 * felt(Zone::Head) + felt(Zone::Belly) + 2 * legs,
    }
}

/// What wounds of the zones take from an attribute in checks.
///
/// Rule: `ZON-03`, `CNV-07`.
pub(crate) fn attribute_loss(fighter: &Snapshot, which: Attribute) -> i16 {
    let scars = &fighter.condition.ado.scars;
    if scars.is_empty() || fighter.condition.frenzied {
        return 0;
    }
    let felt = |zone| i16::from(scars.felt(zone));
    let trunk = felt(Zone::Chest) + felt(Zone::Back) + felt(Zone::Belly);
    -match which {
        Attribute::Mu | Attribute::Kl | Attribute::In => 2 * felt(Zone::Head),
        Attribute::Ko => trunk,
        Attribute::Kk => trunk + 2 * felt(weapon_arm(fighter)),
        Attribute::Ff => 2 * felt(weapon_arm(fighter)),
        Attribute::Ge => 2 * (felt(Zone::LeftLeg) + felt(Zone::RightLeg)),
        Attribute::Ch => 0,
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

/// The arm that fighters lead their weapons with as long as it serves them.
pub(crate) fn first_arm(build: &Build) -> Zone {
    side(build.traits.left_handed)
}

const fn side(is_left: bool) -> Zone {
    if is_left { Zone::LeftArm } else { Zone::RightArm }
}

const fn one(arm: Zone) -> [bool; 2] {
    [matches!(arm, Zone::LeftArm), matches!(arm, Zone::RightArm)]
}

/// The arms, left and right, that an attack or parry is made with: a two-handed weapon takes both, bare hands the better one.
fn arms_of(fighter: &Snapshot, arm: &Arm) -> [bool; 2] {
    let kind = arm.kind;
    if kind.is_two_handed {
        return [true; 2];
    }
    if kind.is_unarmed {
        let scars = &fighter.condition.ado.scars;
        let is_left_better = scars.of(Zone::LeftArm) < scars.of(Zone::RightArm);
        return one(side(is_left_better));
    }
    let is_second = fighter
        .style()
        .second_arm()
        .is_some_and(|second| std::ptr::eq(second, arm));
    one(if is_second {
        other_arm(fighter)
    } else {
        weapon_arm(fighter)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_finds_its_zone_zon_01() {
        use Zone::{Back, Belly, Chest, Head, LeftArm, LeftLeg, RightArm, RightLeg};
        let rows = [
            (vec![1, 3, 5], LeftLeg),
            (vec![2, 4, 6], RightLeg),
            (vec![7, 8], Belly),
            (vec![9, 11, 13], LeftArm),
            (vec![10, 12, 14], RightArm),
            (vec![15, 16, 17, 18], Chest),
            (vec![19, 20], Head),
        ];
        for (faces, zone) in rows {
            for face in faces {
                assert_eq!(Zone::of(face, false, false), zone, "{face}");
            }
        }
        // From behind the chest is the back; who leads the weapon with the left swaps the arms.
        assert_eq!(Zone::of(16, true, false), Back);
        assert_eq!(Zone::of(8, true, false), Belly);
        assert_eq!(Zone::of(9, false, true), RightArm);
        assert_eq!(Zone::of(10, false, true), LeftArm);
    }

    #[test]
    fn height_moves_the_blow_up_or_down_brd_21() {
        let aim = |shift| Aim {
            shifts: [(rule::BRD_21, shift), (rule::ZON_01, 0)],
            from_behind: false,
            is_left_handed: false,
        };
        // (shift, face, zone): from below 19 - 4 is the chest, and 2 - 4 no less than 1; from above 16 + 4 is the head, and 18 no more.
        for (shift, face, zone) in [
            (-4, 19, Zone::Chest),
            (-4, 2, Zone::LeftLeg),
            (-4, 12, Zone::Belly),
            (4, 16, Zone::Head),
            (4, 18, Zone::Head),
            (4, 3, Zone::Belly),
        ] {
            assert_eq!(aim(shift).zone(face), zone, "{face} {shift:+}");
        }
    }

    #[test]
    fn the_third_wound_of_a_zone_is_the_last_zon_03() {
        let shock = |zone, before, wounds| {
            let it = Shock::of(zone, before, wounds);
            (it.wounds, it.life_dice, it.nerve_dice, it.is_third)
        };
        // Head: 2W6 INI for each of the first two, 2W6 SP with the third.
        assert_eq!(shock(Zone::Head, 0, 1), (1, 0, 2, false));
        assert_eq!(shock(Zone::Head, 1, 2), (2, 2, 2, true));
        // Trunk: 1W6 SP for each of the first two.
        assert_eq!(shock(Zone::Chest, 0, 3), (3, 2, 0, true));
        assert_eq!(shock(Zone::Belly, 2, 1), (1, 0, 0, true));
        // A fourth wound of a zone counts no more.
        assert_eq!(shock(Zone::LeftArm, 3, 2), (0, 0, 0, false));
        assert!(!Shock::of(Zone::LeftLeg, 0, 3).fells(Zone::LeftLeg));
        assert!(Shock::of(Zone::Back, 0, 3).fells(Zone::Back));
    }
}
