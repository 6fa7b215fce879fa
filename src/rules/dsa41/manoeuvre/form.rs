//! How a blow is struck: the words for it, what is announced with it, and what is under way of those that take longer.

use smallvec::SmallVec;

use super::super::exchange::attack::Blow;
use super::super::exchange::zone::Zone;
use super::super::fighter::Arm;
use super::super::scene::Snapshot;
use super::super::{rule, word};
use super::bare::Bare;
use super::craft::Art;
use super::onrush::Rush;
use super::value::impact;
use crate::battle::{FighterId, RuleId, Term};
use crate::dice::Throw;

/// How a blow is struck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// As usual (`MAN-ATTACKE`).
    #[default]
    Plain,
    /// At the end of a run, for so many hit points more (`MAN-STURMANGRIFF`).
    Charge(i16),
    /// With all of one's strength, for three times the hit points (`MAN-HAMMERSCHLAG`).
    Hammer,
    /// At so many foes at once (`MAN-BEFREIUNG`).
    Sweep(u8),
    /// The first of a series of attacks, or one of those that follow (`MAN-AUSFALL`).
    Lunge(bool),
    /// To throw the foe down, who withstands it with so much less strength (`MAN-NIEDERWERFEN`).
    KnockDown(i16),
    /// At the legs (`MAN-UMREISSEN`).
    Trip,
    /// At the weapon, which the foe holds with so much less strength (`MAN-ENTWAFFNEN-AT`).
    Disarm(i16),
    /// At a gap in the armour (`MAN-GEZIELTERSTICH`).
    Thrust,
    /// At a gap in the armour, to kill (`MAN-TODESSTOSS`).
    DeathThrust,
    /// With the flat of the blade (`MAN-STUMPF`).
    Flat,
    /// At the head, with the flat of the blade and so many points more (`MAN-BETAEUBUNG`).
    Stun(i16),
    /// At the shield (`MAN-SCHILDSPALTER`).
    SplitShield,
    /// To pin somebody down, who gets free with so much less strength (`MAN-FESTNAGELN`).
    Pin(i16),
    /// At a part of the body (`MAN-GEZIELTERSCHLAG`).
    Aimed(Zone),
    /// With both weapons (`MAN-DOPPELANGRIFF`).
    Double,
    /// At so many foes, with so many points of the attack at the first and at the second (`MAN-KLINGENSTURM`).
    Storm(u8, i16, i16),
    /// Into the blow of a foe, with so many points of power, and so many from the run of him who charges (`MAN-GEGENHALTEN`).
    Counter(i16, i16),
    /// With the other hand, besides all others (`MAN-TODVONLINKS`).
    Left,
    /// With the shield (`MAN-SCHILDATTACKE`).
    Bash,
    /// At somebody who does not see it coming (`SUR-04`).
    Assassinate,
    /// One of the blows of such a storm, with its points (`MAN-KLINGENSTURM`).
    Share(i16),
    /// With bare hands, and so many points announced (`UNA-08`).
    Bare(Bare, i16),
    /// From the saddle at the end of a gallop, with its number (`MNT-05`, `MNT-06`, `MNT-07`).
    Mounted(Rush, i16),
}

/// A number that is announced with a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The manoeuvre's own: foes, or points that make the check of the foe harder.
    Own,
    /// Points of a feint (`MAN-FINTE`).
    Feint,
    /// Points of power (`MAN-WUCHTSCHLAG`).
    Power,
    /// Points of the attack at the first foe, and at the second (`MAN-KLINGENSTURM`).
    First,
    /// Points of the attack at the second foe.
    Second,
}

impl Form {
    /// The forms that an attack with a weapon is announced with, each with its word.
    const ALL: [(Self, Term); 32] = [
        (Self::Assassinate, word::ASSASSINATE),
        (Self::Charge(0), word::CHARGE),
        (Self::Hammer, word::HAMMER),
        (Self::Sweep(0), word::SWEEP),
        (Self::Lunge(true), word::LUNGE),
        (Self::Lunge(false), word::LUNGE_ON),
        (Self::KnockDown(0), word::KNOCK_DOWN),
        (Self::Trip, word::TRIP),
        (Self::Disarm(0), word::DISARM),
        (Self::Thrust, word::THRUST),
        (Self::DeathThrust, word::DEATH_THRUST),
        (Self::Flat, word::FLAT_BLOW),
        (Self::Stun(0), word::STUNNING_BLOW),
        (Self::SplitShield, word::SPLIT_SHIELD),
        (Self::Pin(0), word::PIN),
        (Self::Aimed(Zone::Head), word::AIMED_HEAD),
        (Self::Aimed(Zone::Chest), word::AIMED_CHEST),
        (Self::Aimed(Zone::Back), word::AIMED_BACK),
        (Self::Aimed(Zone::Belly), word::AIMED_BELLY),
        (Self::Aimed(Zone::LeftArm), word::AIMED_LEFT_ARM),
        (Self::Aimed(Zone::RightArm), word::AIMED_RIGHT_ARM),
        (Self::Aimed(Zone::LeftLeg), word::AIMED_LEFT_LEG),
        (Self::Aimed(Zone::RightLeg), word::AIMED_RIGHT_LEG),
        (Self::Double, word::DOUBLE_ATTACK),
        (Self::Counter(0, 0), word::COUNTER),
        (Self::Storm(2, 0, 0), word::BLADE_STORM),
        (Self::Storm(3, 0, 0), word::BLADE_STORM_THREE),
        (Self::Left, word::DEATH_LEFT),
        (Self::Bash, word::SHIELD_BASH),
        (Self::Mounted(Rush::Blow, 0), word::MOUNTED_CHARGE),
        (Self::Mounted(Rush::Down, 0), word::RIDE_DOWN),
        (Self::Mounted(Rush::Lance, 0), word::LANCE_CHARGE),
    ];

    /// The same, and those of bare hands.
    pub(crate) fn all() -> impl Iterator<Item = (Self, Term)> {
        let of_hands = Bare::ALL.into_iter();
        let of_hands = of_hands.map(|(kind, word)| (Self::Bare(kind, 0), word));
        Self::ALL.into_iter().chain(of_hands)
    }

    /// The manoeuvre that it is; none for an ordinary blow.
    pub const fn art(self) -> Option<Art> {
        Some(match self {
            // An ambush is no manoeuvre that one learns, nor is riding.
            Self::Plain | Self::Assassinate | Self::Mounted(..) => return None,
            Self::Charge(_) => Art::Charge,
            Self::Hammer => Art::Hammer,
            Self::Sweep(_) => Art::Sweep,
            Self::Lunge(_) => Art::Lunge,
            Self::KnockDown(_) => Art::KnockDown,
            Self::Trip => Art::Trip,
            Self::Disarm(_) => Art::Disarm,
            Self::Thrust => Art::Thrust,
            Self::DeathThrust => Art::DeathThrust,
            Self::Flat => Art::Flat,
            Self::Stun(_) => Art::Stun,
            Self::SplitShield => Art::SplitShield,
            Self::Pin(_) => Art::Pin,
            Self::Aimed(_) => Art::Aimed,
            Self::Double => Art::Double,
            Self::Left => Art::Left,
            Self::Bash => Art::Bash,
            Self::Storm(..) | Self::Share(_) => Art::Storm,
            Self::Counter(..) => Art::Counter,
            Self::Bare(kind, _) => return kind.art(),
        })
    }

    /// The rule that it is; none for an ordinary blow.
    pub(crate) fn rule(self) -> Option<RuleId> {
        match self {
            Self::Assassinate => Some(rule::SUR_04),
            Self::Mounted(rush, _) => Some(rush.rule()),
            Self::Bare(Bare::GetFree, _) => Some(rule::MAN_U_HOLDS),
            other => other.art().map(Art::rule),
        }
    }

    /// The numbers that are announced with it, in their order.
    ///
    /// Rule: `MAN-GEN-02`.
    pub(crate) const fn parts(self) -> &'static [Part] {
        match self {
            Self::Charge(_) | Self::Hammer | Self::Lunge(true) | Self::DeathThrust => {
                &[Part::Feint, Part::Power]
            }
            Self::Sweep(_) => &[Part::Own, Part::Power],
            Self::KnockDown(_) | Self::Disarm(_) | Self::Stun(_) | Self::Pin(_) => &[Part::Own],
            Self::Storm(..) => &[Part::First, Part::Second],
            Self::Counter(..) => &[Part::Own],
            Self::Bare(kind, _) if kind.has_points() => &[Part::Own],
            Self::Bare(..) => &[],
            Self::Trip | Self::Thrust => &[Part::Feint],
            Self::Flat | Self::SplitShield | Self::Bash => &[Part::Power],
            Self::Plain
            | Self::Lunge(false)
            | Self::Aimed(_)
            | Self::Double
            | Self::Left
            | Self::Share(_)
            | Self::Mounted(..)
            | Self::Assassinate => &[],
        }
    }

    /// What was announced with it of a part that is its own.
    pub(crate) const fn points(self, part: Part) -> i16 {
        match (self, part) {
            (Self::Sweep(foes), Part::Own) => foes as i16,
            (
                Self::KnockDown(points) | Self::Disarm(points) | Self::Stun(points) | Self::Pin(points),
                Part::Own,
            ) => points,
            (Self::Share(points) | Self::Counter(points, _) | Self::Bare(_, points), Part::Own) => points,
            (Self::Storm(_, first, _), Part::First) => first,
            (Self::Storm(_, _, second), Part::Second) => second,
            _ => 0,
        }
    }

    /// The points among them that make the attack harder.
    pub(crate) const fn announced(self) -> i16 {
        match self {
            Self::Sweep(_) | Self::Share(_) => 0,
            other => other.points(Part::Own),
        }
    }

    /// The same with so much announced of a part that is its own.
    pub(crate) fn with(self, part: Part, points: i16) -> Option<Self> {
        Some(match (self, part) {
            (Self::Sweep(_), _) => Self::Sweep(u8::try_from(points).ok()?),
            (Self::KnockDown(_), _) => Self::KnockDown(points),
            (Self::Disarm(_), _) => Self::Disarm(points),
            (Self::Stun(_), _) => Self::Stun(points),
            (Self::Pin(_), _) => Self::Pin(points),
            (Self::Bare(kind, _), _) => Self::Bare(kind, points),
            (Self::Counter(_, impact), _) => Self::Counter(points, impact),
            (Self::Storm(foes, _, second), Part::First) => Self::Storm(foes, points, second),
            (Self::Storm(foes, first, _), Part::Second) => Self::Storm(foes, first, points),
            (other, _) => other,
        })
    }

    /// The same with those of its own points that count with a weapon.
    ///
    /// Rule: `MAN-GEN-06`.
    pub(crate) fn counted(self, arm: &Arm) -> Self {
        match (self, self.art()) {
            (
                Self::KnockDown(_) | Self::Disarm(_) | Self::Stun(_) | Self::Pin(_) | Self::Counter(..),
                Some(art),
            ) => {
                let points = arm.lends(art, self.points(Part::Own));
                self.with(Part::Own, points).unwrap_or(self)
            }
            _ => self,
        }
    }

    /// The form of a word.
    pub(crate) fn of_word(word: Term) -> Option<Self> {
        let mut all = Self::all();
        all.find(|(_, known)| *known == word).map(|(form, _)| form)
    }

    /// Its word; none for an ordinary blow.
    #[inline]
    pub(crate) fn word(self) -> Option<Term> {
        // Nearly all blows are.
        if let Self::Plain = self {
            return None;
        }
        self.word_of_its_own()
    }

    fn word_of_its_own(self) -> Option<Term> {
        if let Self::Bare(kind, _) = self {
            return Some(kind.word());
        }
        let is_one = |known: Self| match (known, self) {
            (Self::Plain | Self::Assassinate, _) => known == self,
            (Self::Mounted(one, _), Self::Mounted(other, _)) => one == other,
            (Self::Mounted(..), _) | (_, Self::Mounted(..)) => false,
            (Self::Lunge(one), Self::Lunge(other)) => one == other,
            (Self::Aimed(one), Self::Aimed(other)) => one == other,
            (Self::Storm(one, ..), Self::Storm(other, ..)) => one == other,
            _ => known.art() == self.art(),
        };
        let mut all = Self::ALL.iter();
        all.find(|(known, _)| is_one(*known)).map(|(_, word)| *word)
    }

    /// The part of the body that it goes at; none where that is left to chance.
    ///
    /// Rule: `MAN-GEZIELTERSCHLAG`, `MAN-BETAEUBUNG`.
    pub(crate) const fn zone(self) -> Option<Zone> {
        match self {
            Self::Aimed(zone) => Some(zone),
            Self::Stun(_) => Some(Zone::Head),
            _ => None,
        }
    }

    /// The same with what hangs on the fighter who strikes so: a charge grows with his speed.
    ///
    /// Rule: `MAN-STURMANGRIFF`.
    pub(crate) fn of(self, fighter: &Snapshot) -> Self {
        match self {
            Self::Charge(_) => Self::Charge(impact(fighter)),
            Self::Mounted(rush, _) => Self::Mounted(rush, rush.number(fighter)),
            other => other,
        }
    }

    /// The word for what it does besides the harm, or instead of it, as its odds call it.
    pub(crate) const fn effect(self) -> Option<Term> {
        Some(match self {
            Self::Sweep(_) | Self::KnockDown(_) | Self::Trip | Self::Mounted(Rush::Down, _) => {
                word::THROWS_DOWN
            }
            Self::Disarm(_) => word::DISARMS,
            Self::Stun(_) => word::STUNS,
            Self::SplitShield => word::BREAKS_SHIELD,
            Self::Pin(_) => word::PINS,
            Self::Bare(kind, _) => return kind.effect(),
            _ => return None,
        })
    }

    /// Whether it multiplies the hit points itself, so that luck does not double them besides.
    ///
    /// Rule: `DMG-08`, `MAN-HAMMERSCHLAG`, `SUR-04`.
    pub(crate) const fn multiplies(self) -> bool {
        matches!(self, Self::Hammer | Self::Assassinate)
    }

    /// Whether it does no harm to whom it hits, but something else.
    pub(crate) const fn is_harmless(self) -> bool {
        match self {
            Self::Bare(kind, _) => kind.is_harmless(),
            other => matches!(other, Self::Trip | Self::Disarm(_) | Self::SplitShield),
        }
    }
}

/// A charge under way: the run goes on, the blow waits at its end.
///
/// Rule: `MAN-STURMANGRIFF`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Onset {
    /// Who charges.
    pub charger: FighterId,
    /// At whom.
    pub target: FighterId,
    /// The blow.
    pub blow: Blow,
}

/// A blow at several foes: those who have still to answer it, the next one last.
///
/// Rule: `MAN-BEFREIUNG`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sweeping {
    /// Who struck.
    pub attacker: FighterId,
    /// The blow.
    pub blow: Blow,
    /// Who has still to answer.
    pub rest: SmallVec<[FighterId; 2]>,
    /// The dice of the hit points, once they have fallen: one throw for all.
    pub throw: Option<Throw>,
}

/// A series of attacks that goes on from round to round.
///
/// Rule: `MAN-AUSFALL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Series {
    /// Who attacks.
    pub attacker: FighterId,
    /// Whom.
    pub foe: FighterId,
    /// Attacks made so far.
    pub made: u8,
    /// Whether it ends after the blow under way: dodged, luckily parried, or all attacks used.
    pub is_over: bool,
}
