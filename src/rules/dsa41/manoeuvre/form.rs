//! How a blow is struck: what that takes from the attack, and what it adds to the hit points.

use std::hash::{Hash, Hasher};

use smallvec::SmallVec;

use super::super::attack::Blow;
use super::super::scene::Snapshot;
use super::super::tally::Tally;
use super::super::value::rounded;
use super::super::{moves, rule};
use crate::battle::{FighterId, RuleId};
use crate::dice::Throw;

/// How a blow is struck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// As usual.
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
}

// An ordinary blow leaves no trace in the hash, so that fights without manoeuvres keep the hashes of their recordings.
impl Hash for Form {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Plain => {}
            Self::Charge(points) => (1_u8, *points).hash(state),
            Self::Hammer => state.write_u8(2),
            Self::Sweep(foes) => (3_u8, *foes).hash(state),
            Self::Lunge(is_first) => (4_u8, *is_first).hash(state),
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

/// What a charge, a hammer blow, a sweep and the first attack of a series cost, and the last behind a shield.
const CHARGE: i16 = -4;
const HAMMER: i16 = -8;
const SWEEP: i16 = -4;
const LUNGE: i16 = -4;
const LUNGE_BEHIND_SHIELD: i16 = -2;
/// Hit points of a charge besides half the speed.
const IMPACT: i16 = 4;

impl Form {
    /// The same with what hangs on the fighter who strikes so: a charge grows with his speed.
    ///
    /// Rule: `MAN-STURMANGRIFF`.
    pub(crate) fn of(self, fighter: &Snapshot) -> Self {
        match self {
            Self::Charge(_) => Self::Charge(IMPACT + rounded(moves::speed(fighter), 2)),
            other => other,
        }
    }

    /// The fixed malus on the attack.
    const fn malus(self) -> i16 {
        match self {
            Self::Plain | Self::Lunge(false) => 0,
            Self::Charge(_) => CHARGE,
            Self::Hammer => HAMMER,
            Self::Sweep(foes) => SWEEP * foes as i16,
            Self::Lunge(true) => LUNGE,
        }
    }

    /// The points that a failure leaves as a malus besides those announced (`MAN-GEN-05`).
    pub(crate) const fn stakes(self) -> i16 {
        -self.malus()
    }
}

/// The rule of a form; none for an ordinary blow.
pub(crate) const fn rule_of(form: Form) -> Option<RuleId> {
    match form {
        Form::Plain => None,
        Form::Charge(_) => Some(rule::MAN_STURMANGRIFF),
        Form::Hammer => Some(rule::MAN_HAMMERSCHLAG),
        Form::Sweep(_) => Some(rule::MAN_BEFREIUNG),
        Form::Lunge(_) => Some(rule::MAN_AUSFALL),
    }
}

/// What the form of a blow takes from its attack.
///
/// Rule: `MAN-STURMANGRIFF`, `MAN-HAMMERSCHLAG`, `MAN-BEFREIUNG`, `MAN-AUSFALL`.
pub(crate) fn add_to_attack(ledger: &mut impl Tally, attacker: &Snapshot, form: Form) {
    let Some(rule) = rule_of(form) else { return };
    ledger.add(rule, form.malus());
    let ward = attacker.style().ward.as_ref().filter(|_| !attacker.hands.empty);
    if form == Form::Lunge(true) && ward.is_some_and(|ward| ward.is_shield) {
        ledger.add(rule, LUNGE_BEHIND_SHIELD);
    }
}

/// The hit points that the form of a blow adds to those that it has else.
///
/// Rule: `MAN-STURMANGRIFF`, `MAN-HAMMERSCHLAG`, `DMG-08`.
pub(crate) const fn hit_points(form: Form, points: i16) -> i16 {
    match form {
        Form::Charge(impact) => impact,
        Form::Hammer => 2 * points,
        _ => 0,
    }
}
