//! The state of a battle that these rules need besides its fighters: pairs, the walk under way, what is asked in between.

use smallvec::SmallVec;

use super::super::data::DistanceClass;
use super::super::exchange::attack::Blow;
use super::super::exchange::fumble::Blunder;
use super::super::manoeuvre::{Flurry, Meeting, Onset, Series, Sweeping, Tie};
use super::super::round::{Due, Harm, Late};
use super::{Grant, Pairs, Purpose, Team};
use crate::battle::{FighterId, RuleId, Slot, Term};
use crate::board::{Cell, Facing};

/// Who fights whom, who walks, who is asked between two strokes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Melee {
    /// The engaged pairs (`BRD-06`).
    pub pairs: Pairs,
    /// The movement under way that somebody interrupts (`BD-MOV-05`).
    pub walk: Option<Box<Walking>>,
    /// A foe who may follow somebody that has got away from him (`BRD-07`).
    pub follow: Option<Follow>,
    /// The class that the two come to if he does not.
    pub opened: Option<DistanceClass>,
    /// What those who acted at once do, still to happen (`INI-05`).
    pub rest: Vec<Late>,
    /// Somebody who may strike at another in passing, while he is asked (`PAS-01`).
    pub opening: Option<Opening>,
    /// Who has struck at somebody passing in this phase (`PAS-01`).
    pub struck: SmallVec<[FighterId; 2]>,
    /// A charge under way (`MAN-STURMANGRIFF`).
    pub onset: Option<Onset>,
    /// A throw in the face of a foe who may strike first (`RNG-36`).
    pub throw: Option<Throw>,
    /// A blow at several foes under way (`MAN-BEFREIUNG`).
    pub sweep: Option<Box<Sweeping>>,
    /// Somebody who may follow whom he has driven back, and the class that is kept so (`BRD-16`).
    pub press: Option<(Follow, DistanceClass)>,
    /// The series of attacks under way (`MAN-AUSFALL`).
    pub series: Vec<Series>,
    /// A blow that waits for its target, who may strike into it.
    pub meeting: Option<Meeting>,
    /// Several blows with one action under way.
    pub flurry: Option<Box<Flurry>>,
    /// What manoeuvres have left behind for the next actions.
    pub ties: Vec<Tie>,
    /// Knives that fly with one that has been thrown, still on their way (`SF-EISENHAGEL`).
    pub hail: Option<Box<Hailing>>,
    /// Knives that are about to fly, while their thrower chooses at whom (`SF-EISENHAGEL`).
    pub spread: Option<Box<Spread>>,
    /// Those who lead one pike together (`MAN-SPIESSGESPANN`).
    pub teams: SmallVec<[Team; 1]>,
    /// Comrades who are asked whether they parry for the target of the blow under way (`MAN-FORMATION`).
    pub cover: Option<Box<Cover>>,
    /// Fumbles that have not taken effect yet, the first first.
    pub blunders: SmallVec<[Blunder; 1]>,
    /// Who loses his bearings after the strike that his fumble has given a foe, and by which rule (`FUM-01`, `FUM-02`).
    pub bewildered: Option<(FighterId, RuleId)>,
}

/// Knives that fly with one that has been thrown.
///
/// Rule: `SF-EISENHAGEL`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hailing {
    /// Who has thrown them.
    pub thrower: FighterId,
    /// With what.
    pub with: Slot,
    /// At whom they go, the next last.
    pub rest: SmallVec<[FighterId; 2]>,
    /// How.
    pub blow: Blow,
}

/// Knives that are about to fly at several foes, while their thrower chooses at whom.
///
/// Rule: `SF-EISENHAGEL`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spread {
    /// The throw, with its first target.
    pub throw: Throw,
    /// The other targets, as far as he has chosen them.
    pub others: SmallVec<[FighterId; 2]>,
}

/// Comrades who may parry for somebody who does not do so himself.
///
/// Rule: `MAN-FORMATION`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cover {
    /// Who is asked now.
    pub asked: FighterId,
    /// Who is asked after him.
    pub rest: SmallVec<[FighterId; 1]>,
    /// Why the target himself does not answer; none where he has chosen so.
    pub rule: Option<RuleId>,
}

/// Somebody who may strike at another in passing, while he is asked.
///
/// Rule: `PAS-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// Who may strike.
    pub striker: FighterId,
    /// At whom.
    pub victim: FighterId,
    /// Why.
    pub trigger: Trigger,
}

impl Opening {
    /// What the strike is struck for.
    pub const fn purpose(&self) -> Purpose {
        match self.trigger {
            Trigger::Fumble(grant) => Purpose::Occasional(grant),
            _ => Purpose::Passing,
        }
    }
}

/// What gives a foe a strike in passing.
///
/// Rule: `PAS-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(dead_code, reason = "manoeuvres and charges give strikes in passing by these")]
pub enum Trigger {
    /// Leaving or crossing his zone, breaking off, sprinting past (a, b, g).
    Leaving,
    /// A manoeuvre that failed (d).
    FailedManoeuvre,
    /// A fumble (e), which says how well he may strike (`PAS-05`).
    Fumble(Grant),
    /// A charge into his longer weapon (f).
    Charge,
    /// A throw in his face (`RNG-36`).
    Throw,
}

/// A throw that waits for the foe in whose face it is thrown.
///
/// Rule: `RNG-36`, `PAS-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// Who throws, and with what right.
    pub thrower: (FighterId, Due),
    /// At whom.
    pub target: FighterId,
    /// What.
    pub with: Slot,
    /// How.
    pub blow: Blow,
}

/// A step that was planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stride {
    /// Where it leads.
    pub cell: Cell,
    /// In which direction.
    pub towards: Facing,
    /// Half squares.
    pub cost_half: u16,
    /// Whether the mover may stay there.
    pub may_end: bool,
    /// Whether it is a climb (`BRD-12`).
    pub is_climb: bool,
}

/// A movement under way, step by step.
///
/// Rule: `BRD-13`, `BD-MOV-05`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walking {
    /// Who.
    pub mover: FighterId,
    /// How.
    pub gait: Term,
    /// The rest of the way, the next step last.
    pub strides: Vec<Stride>,
    /// The square of the chosen way after them, which somebody holds whom the mover may not have seen.
    pub beyond: Option<Cell>,
    /// Where a jump ends that follows the run (`BRD-12`).
    pub landing: Option<Cell>,
    /// Where he wants to look at the end.
    pub facing: Option<Facing>,
    /// The direction of the straight run so far, and its squares.
    pub run: (Option<Facing>, u8),
    /// Where he should be now: whoever jumped aside or was pushed is somewhere else.
    pub at: Cell,
    /// The last square where he may stay.
    pub rest: Cell,
    /// Whether he began it on his feet or knees, and able: then he stops where he is no longer so.
    pub began_up: bool,
    /// The same of being able to act; others only crawl.
    pub began_able: bool,
    /// Whether a zone or anything else has stopped him.
    pub is_stopped: bool,
    /// The foes who have struck, or will not.
    pub done: SmallVec<[FighterId; 2]>,
    /// The foes who wait for a later square.
    pub waiting: SmallVec<[FighterId; 2]>,
    /// What was suffered before the movement and takes effect after it (`INI-05`).
    pub held: Vec<Harm>,
}

/// A foe who may follow.
///
/// Rule: `BRD-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Follow {
    /// Who got away.
    pub mover: FighterId,
    /// Who may follow.
    pub foe: FighterId,
    /// Squares between them before.
    pub before: u16,
}

impl Melee {
    /// Whether something waits for an answer or for its end between two strokes of a phase.
    pub const fn is_between(&self) -> bool {
        self.walk.is_some()
            || self.follow.is_some()
            || self.opening.is_some()
            || self.press.is_some()
            || self.throw.is_some()
            || self.spread.is_some()
            || self.meeting.is_some()
    }
}
