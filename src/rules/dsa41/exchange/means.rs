//! The ways to answer a blow.

use crate::battle::{RuleId, Term, WhyNot};

use super::super::condition::convert;
use super::super::fighter::{Arm, Piece, Plan};
use super::super::manoeuvre::Art;
use super::super::melee::Purpose;
use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::super::{rule, why, word};
use super::check;

/// A way to answer a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Means {
    /// With the weapon in the hand (`MAN-PARADE`).
    Parry,
    /// With the shield or parry weapon.
    Ward,
    /// The extra parry of a shield or parry weapon.
    SecondWard,
    /// Dodging in place (`AUS-03`, `MAN-AUSWEICHEN-GEZIELT`).
    AimedDodge,
    /// Jumping away (`AUS-02`, `MAN-AUSWEICHEN-FREI`).
    Dodge,
    /// Dodging and getting away by one distance class (`AUS-03`).
    AimedDodgeBack,
    /// Dodging and getting away by two distance classes (`AUS-03`).
    AimedDodgeFar,
    /// With the weapon in the other hand (`TWO-02`).
    Other,
    /// A parry that does more than stop the blow, with the weapon or with what the other hand holds, and the points announced for it.
    Feat(Feat, Piece, i16),
    /// By wrestling (`UNA-01`).
    Wrestle,
    /// With the bare arms of whoever is held, where his weapon does not serve: what becomes of the parry that he chose (`MAN-U-HOLDS`).
    Bare,
}

/// A parry that does more than stop the blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feat {
    /// Its points help the next own action (`MAN-MEISTERPARADE`).
    Master,
    /// It binds the foe's weapon (`MAN-BINDEN`).
    Bind,
    /// It wrenches the weapon away (`MAN-ENTWAFFNEN-PA`).
    Disarm,
    /// It turns the foe's announcement against him (`MAN-WINDMUEHLE`).
    Windmill,
    /// It breaks the weapon (`MAN-WAFFEZERBRECHEN`).
    BreakWeapon,
    /// It is one of several with one action (`MAN-KLINGENWAND`).
    Wall,
    /// With the bare arm; the foe's next parry suffers (`MAN-U-BLOCK`).
    Block,
    /// With both bare arms: the own next attack gains, the foe's next parry suffers (`MAN-U-KREUZBLOCK`).
    CrossBlock,
    /// It holds the foe for a moment (`MAN-U-HALTEN`).
    Hold,
    /// It stops a blow at a comrade beside him (`MAN-FORMATION`).
    Formation,
}

impl Feat {
    /// All of them with what they are done with, each with its word.
    pub(crate) const ALL: [(Self, Piece, Term); 15] = [
        (Self::Master, Piece::Main, word::MASTER_PARRY),
        (Self::Master, Piece::Second, word::MASTER_SHIELD_PARRY),
        (Self::Bind, Piece::Main, word::BIND),
        (Self::Bind, Piece::Second, word::BIND_SECOND),
        (Self::Disarm, Piece::Main, word::DISARMING_PARRY),
        (Self::Disarm, Piece::Second, word::DISARMING_SECOND),
        (Self::Windmill, Piece::Main, word::WINDMILL),
        (Self::BreakWeapon, Piece::Second, word::BREAK_WEAPON),
        (Self::BreakWeapon, Piece::Main, word::BREAK_WEAPON_MAIN),
        (Self::Wall, Piece::Main, word::BLADE_WALL),
        (Self::Block, Piece::Main, word::BLOCK),
        (Self::CrossBlock, Piece::Main, word::CROSS_BLOCK),
        (Self::Hold, Piece::Main, word::HOLDING_PARRY),
        (Self::Formation, Piece::Second, word::FORMATION_SHIELD),
        (Self::Formation, Piece::Main, word::FORMATION_PARRY),
    ];

    /// The manoeuvre of the table that it is.
    pub(crate) const fn art(self) -> Art {
        match self {
            Self::Master => Art::MasterParry,
            Self::Bind => Art::Bind,
            Self::Disarm => Art::DisarmParry,
            Self::Windmill => Art::Windmill,
            Self::BreakWeapon => Art::BreakWeapon,
            Self::Wall => Art::Wall,
            Self::Block => Art::Block,
            Self::CrossBlock => Art::CrossBlock,
            Self::Hold => Art::Hold,
            Self::Formation => Art::Formation,
        }
    }

    /// Whether points are announced with it.
    pub(crate) const fn has_points(self) -> bool {
        !matches!(self, Self::Windmill | Self::BreakWeapon | Self::Formation)
    }
}

impl Means {
    /// All of them with their terms.
    pub const ALL: [(Self, Term); 9] = [
        (Self::Parry, word::PARRY),
        (Self::Ward, word::SHIELD_PARRY),
        (Self::SecondWard, word::SECOND_PARRY),
        (Self::AimedDodge, word::AIMED_DODGE),
        (Self::Dodge, word::DODGE),
        (Self::AimedDodgeBack, word::AIMED_DODGE_BACK),
        (Self::AimedDodgeFar, word::AIMED_DODGE_FAR),
        (Self::Wrestle, word::WRESTLING_PARRY),
        (Self::Other, word::OTHER_PARRY),
    ];

    /// The value of the sheet that it is rolled against.
    pub(crate) const fn value(self) -> Term {
        if self.is_parry() { word::PA } else { word::AW }
    }

    /// Whether it is a targeted dodge.
    pub const fn is_aimed_dodge(self) -> bool {
        matches!(
            self,
            Self::AimedDodge | Self::AimedDodgeBack | Self::AimedDodgeFar
        )
    }

    /// Whether weapon or shield stops the blow, so that a fumble is one of the parry (`FUM-02`); dodges know none (`AUS-05`).
    pub const fn is_parry(self) -> bool {
        matches!(
            self,
            Self::Parry
                | Self::Bare
                | Self::Other
                | Self::Ward
                | Self::SecondWard
                | Self::Wrestle
                | Self::Feat(..)
        )
    }

    /// The first of the faces that fumble it; dodges know no fumbles.
    ///
    /// Rule: `FUM-08`, `AUS-05`.
    pub(crate) fn worst(self, modules: Modules, defender: &Snapshot) -> u8 {
        if self.is_of_weapon() {
            defender.arm_of(self).kind.worst(modules)
        } else {
            check::WORST
        }
    }

    /// Whether a weapon, or the bare arm, stops the blow, and no shield or parry weapon.
    pub const fn is_of_weapon(self) -> bool {
        matches!(
            self,
            Self::Parry | Self::Bare | Self::Other | Self::Wrestle | Self::Feat(_, Piece::Main, _)
        )
    }

    /// Whether what the other hand holds stops the blow.
    pub const fn is_of_ward(self) -> bool {
        matches!(
            self,
            Self::Ward | Self::SecondWard | Self::Feat(_, Piece::Second, _)
        )
    }

    /// Whether it is one parry of a wall (`MAN-KLINGENWAND`).
    pub const fn is_wall(self) -> bool {
        matches!(self, Self::Feat(Feat::Wall, ..))
    }

    /// The points announced, one number for each that it knows.
    pub fn announced(self) -> Vec<i16> {
        match self {
            Self::Feat(feat, _, points) if feat.has_points() => vec![points],
            _ => Vec::new(),
        }
    }

    /// Takes from somebody what this defence costs: a defence action, the extra parry, or a free action.
    pub(crate) fn pay(self, fighter: &mut Snapshot) {
        if self == Self::Dodge {
            fighter.turn.free -= 1;
            return;
        }
        let style = fighter.ward().map(|ward| (ward.is_shield, ward.parries_once));
        let traits = fighter.build.traits;
        let piece = convert::piece_of_defence(fighter, self);
        let turn = &mut fighter.turn;
        match self {
            Self::SecondWard => {
                turn.second_parry = false;
                turn.spent.defend(piece, true);
            }
            Self::Feat(Feat::Wall, ..) => {
                // One action for all of its parries, and no other defence besides, in the whole round (MAN-KLINGENWAND).
                if turn.defences > 0 {
                    turn.spent.defend(piece, true);
                }
                (turn.defences, turn.second_parry) = (0, false);
            }
            // The extra action of two weapons (TWO-05).
            _ if turn.defences == 0 => {
                turn.spent.extra = true;
                turn.spent.defend(piece, true);
            }
            _ => {
                turn.defences -= 1;
                turn.spent.defend(piece, false);
                let converts = turn.plan.is_some_and(Plan::converts);
                // The extra parry comes after a shield parry (SHD-06), or after any parry with a parry weapon (SHD-08).
                turn.second_parry = match (style, self) {
                    (Some((true, parries_once)), _) if self.is_of_ward() => {
                        traits.second_shield_parry && !parries_once && !converts
                    }
                    (Some((false, _)), _) if self.is_parry() => traits.second_weapon_parry,
                    _ => false,
                };
            }
        }
        if !self.is_aimed_dodge() {
            // No dodge, aimed or not, is an attack or a parry (MAN-GEN-05).
            fighter.condition.off_balance = 0;
        }
        fighter.turn.second_done |= fighter.turn.converted;
    }

    /// Distance classes that it opens.
    pub const fn classes(self) -> u8 {
        match self {
            Self::AimedDodgeBack => 1,
            Self::AimedDodgeFar => 2,
            _ => 0,
        }
    }

    /// The means of a term with its points; none when they do not fit it.
    pub fn of(term: Term, stakes: &[i16]) -> Option<Self> {
        let usual = || {
            let mut all = Self::ALL.iter();
            all.find(|(_, known)| *known == term && stakes.is_empty())
                .map(|(means, _)| *means)
        };
        let feat = || {
            let mut all = Feat::ALL.into_iter();
            let (feat, piece, _) = all.find(|(.., known)| *known == term)?;
            match (feat.has_points(), stakes) {
                (true, &[points]) if points >= 0 => Some(Self::Feat(feat, piece, points)),
                (false, []) => Some(Self::Feat(feat, piece, 0)),
                _ => None,
            }
        };
        usual().or_else(feat)
    }

    /// The term.
    pub fn term(self) -> Term {
        let feat = |feat, piece| {
            let mut all = Feat::ALL.iter();
            all.find(|(known, with, _)| (*known, *with) == (feat, piece))
                .map(|(.., term)| *term)
        };
        let mut usual = Self::ALL.iter();
        let found = match self {
            Self::Feat(which, piece, _) => feat(which, piece),
            _ => usual.find(|(means, _)| *means == self).map(|(_, term)| *term),
        };
        found.unwrap_or(word::PARRY)
    }
}

/// Whether a kind of defence may answer what a blow is struck for: a strike in passing leaves only the free dodge, one that a
/// fumble gives what the fumble leaves, coming nearer all but the free dodge, and getting away nothing.
///
/// Rule: `PAS-01`, `PAS-05`, `DK-05`, `DK-06`.
pub(super) fn answers_purpose(purpose: Purpose, means: Means) -> Result<(), WhyNot> {
    match (purpose, means) {
        (Purpose::Harm, _) | (Purpose::Passing | Purpose::Occasional(_), Means::Dodge) => Ok(()),
        (Purpose::Occasional(grant), _) if grant.parry.is_some() => Ok(()),
        (Purpose::Occasional(_), _) => Err(why::fumble_leaves_dodge(rule::PAS_05)),
        (Purpose::Passing, _) => Err(why::passing_leaves_dodge(rule::PAS_01)),
        (Purpose::Shorten(..), Means::Dodge) => Err(why::no_free_dodge_from_approach(rule::DK_05)),
        (Purpose::Shorten(..), _) => Ok(()),
        (Purpose::Lengthen(..), _) => Err(why::getting_away_is_not_stopped(rule::DK_06)),
    }
}

/// The rule by which there is no parry with a weapon that has none: whips and lances only attack, a missile in the hand is no guard, and
/// some creatures never ward a blow off.
///
/// Rule: `WPN-12`, `VAL-04`, `ATK-07`, `VAL-08`.
pub(super) fn without_parry(own: &Arm) -> RuleId {
    match &own.kind {
        kind if kind.is_whip => rule::WPN_12,
        kind if kind.is_lance => rule::VAL_04,
        kind if kind.is_natural => rule::VAL_08,
        _ => rule::ATK_07,
    }
}

/// The rule by which somebody who has no defence left has none: his sprint, else what he has spent.
///
/// Rule: `ACT-11`, `ATK-05`.
pub(crate) fn without_defence(defender: &Snapshot) -> RuleId {
    match defender.turn.plan {
        Some(plan) if plan.sprints() => rule::ACT_11,
        _ => rule::ATK_05,
    }
}
