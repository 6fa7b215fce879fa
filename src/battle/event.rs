//! What happened, in order: one enum for all rule systems, appended to the log of the battle.

use std::borrow::Cow;
use std::ops::Range;

use bevy::prelude::*;
use serde::{Serialize, Serializer};

use super::check::Check;
use super::decision::Question;
use super::hazard::Altered;
use super::id::{FighterId, RuleId, SideId, Slot, Term};
use super::intent::{Choice, Refusal};
use super::ledger::{Ledger, Points};
use super::secrets::Veil;
use crate::board::{Cell, Facing};

/// A fact of the fight with its numbers.
///
/// What was rolled is boxed: a log holds hundreds of happenings, and few of them roll.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happening {
    /// The fight begins.
    FightStarted,
    /// A round begins.
    RoundStarted,
    /// The count of phases has come down to this one.
    PhaseReached,
    /// Fighters act at once: what they suffer takes effect after the last of them.
    AtOnce {
        /// Who.
        fighters: Vec<FighterId>,
        /// The rule.
        rule: RuleId,
    },
    /// A fighter's initiative was rolled.
    InitiativeRolled {
        /// Whose.
        fighter: FighterId,
        /// The roll with its parts.
        points: Box<Points>,
    },
    /// A fighter declared his round.
    Announced {
        /// Who.
        fighter: FighterId,
        /// The declaration.
        plan: Term,
    },
    /// A blow was struck at somebody.
    Attacked {
        /// Who struck.
        fighter: FighterId,
        /// At whom.
        target: FighterId,
        /// With what.
        with: Slot,
        /// How.
        manoeuvre: Term,
        /// The points announced with it, as in the choice; empty for a plain blow.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        stakes: Vec<i16>,
        /// From which side, as the target sees it.
        arc: Term,
        /// The roll.
        check: Box<Check>,
    },
    /// The struck one answered with a roll.
    Defended {
        /// Who.
        fighter: FighterId,
        /// Against whom.
        against: FighterId,
        /// By what means.
        means: Term,
        /// The roll.
        check: Box<Check>,
    },
    /// The struck one did not answer.
    Undefended {
        /// Who.
        fighter: FighterId,
        /// Against whom.
        against: FighterId,
        /// The rule that left no choice; none when it was chosen.
        rule: Option<RuleId>,
    },
    /// A blow landed.
    Struck {
        /// Who.
        target: FighterId,
        /// By whom; none for a fall or a wound that bleeds.
        by: Option<FighterId>,
        /// Points before armour.
        points: Box<Points>,
        /// Points after armour, with the armour as a line.
        loss: Box<Ledger>,
        /// How well it landed, where the rules grade that.
        #[serde(skip_serializing_if = "Option::is_none")]
        grade: Option<Grade>,
    },
    /// A value of a fighter changed.
    ValueChanged {
        /// Whose.
        fighter: FighterId,
        /// Which value.
        value: Term,
        /// Before.
        from: i16,
        /// After.
        to: i16,
        /// The rule that did it.
        rule: RuleId,
    },
    /// A fighter was wounded.
    Wounded {
        /// Who.
        fighter: FighterId,
        /// How many wounds this time.
        wounds: u8,
        /// All wounds now.
        total: u8,
        /// The loss that was compared with the thresholds.
        loss: i16,
        /// The losses above which there are one, two and three wounds; `i16::MAX` where none does it, which JSON leaves out.
        #[serde(serialize_with = "write_thresholds")]
        thresholds: [i16; 3],
        /// The rule.
        rule: RuleId,
    },
    /// A fighter came into a state or left it.
    StateChanged {
        /// Who.
        fighter: FighterId,
        /// Which state.
        state: Term,
        /// Whether he is in it now.
        on: bool,
        /// The rule.
        rule: RuleId,
    },
    /// A check other than attack and defence was rolled.
    Checked {
        /// Who rolled.
        fighter: FighterId,
        /// What was tested.
        what: Term,
        /// The rolls; a talent check has three.
        checks: Vec<Check>,
        /// The points that a talent check may spend on them, with their reasons; none of other checks.
        #[serde(skip_serializing_if = "Option::is_none")]
        pool: Option<Box<Ledger>>,
        /// Whether it was passed.
        passed: bool,
        /// Points left over, 0 when not passed.
        left: i16,
    },
    /// A quantity other than damage was rolled.
    Rolled {
        /// For whom.
        fighter: FighterId,
        /// What.
        what: Term,
        /// The dice.
        points: Box<Points>,
    },
    /// A fighter went from one cell to a neighbour.
    Moved {
        /// Who.
        fighter: FighterId,
        /// From.
        from: Cell,
        /// To.
        to: Cell,
        /// Where he looks now.
        facing: Facing,
        /// Cost of the step in half cells.
        cost: u8,
        /// The rule.
        rule: RuleId,
    },
    /// A fighter turned on the spot.
    Turned {
        /// Who.
        fighter: FighterId,
        /// Where he looks now.
        facing: Facing,
        /// The rule.
        rule: RuleId,
    },
    /// A fighter did something that is not a blow.
    Acted {
        /// Who.
        fighter: FighterId,
        /// What.
        act: Term,
        /// Whom it concerns.
        target: Option<FighterId>,
        /// Which of his things.
        with: Option<Slot>,
        /// The cell.
        at: Option<Cell>,
    },
    /// The map changed.
    GroundChanged {
        /// What has become of which cells.
        #[serde(flatten)]
        altered: Altered,
        /// Who did it; none for what the map does itself.
        by: Option<FighterId>,
        /// The rule.
        rule: RuleId,
    },
    /// A right to act was lost or given up.
    Forgone {
        /// Whose.
        fighter: FighterId,
        /// What.
        what: Term,
        /// The rule that took it; none when it was chosen.
        rule: Option<RuleId>,
    },
    /// A fighter came into the sight of a side, or left it. Only that side reads it.
    SightChanged {
        /// The side that sees.
        side: SideId,
        /// Who.
        fighter: FighterId,
        /// Whether he is seen now.
        seen: bool,
        /// Where he is, or was when he was last seen.
        at: Cell,
        /// The rule.
        rule: RuleId,
    },
    /// What a side reads of a blow between a fighter whom it sees and somebody whom it does not. It stands in no log.
    Obscured {
        /// Whom it sees.
        fighter: FighterId,
        /// What it sees of it: `struck-at` or `strikes-out`.
        deed: Term,
    },
    /// A decision is open.
    Asked {
        /// What and who.
        question: Question,
    },
    /// The open decision was answered.
    Chosen {
        /// Who.
        fighter: FighterId,
        /// What.
        choice: Choice,
    },
    /// An intent was not accepted.
    Refused {
        /// Who.
        fighter: FighterId,
        /// What he wanted.
        choice: Choice,
        /// Why not.
        refusal: Box<Refusal>,
    },
    /// The fight is over.
    FightEnded {
        /// The sides that won; empty for a draw.
        winners: Vec<SideId>,
        /// The rule that ends it.
        rule: RuleId,
    },
}

/// How well a blow landed, and what that makes of its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Grade {
    /// By how much the attack was better than the defence.
    pub margin: i16,
    /// The word for it.
    pub degree: Term,
    /// Halves by which the points are multiplied: 3 for one and a half.
    pub halves: i16,
}

impl Happening {
    /// Whether it tells whoever reads it of dice that have fallen.
    pub fn is_of_dice(&self) -> bool {
        match self {
            Self::InitiativeRolled { points, .. }
            | Self::Rolled { points, .. }
            | Self::Struck { points, .. } => !points.throw.faces().is_empty(),
            Self::Attacked { .. } | Self::Defended { .. } | Self::Checked { .. } | Self::Obscured { .. } => {
                true
            }
            _ => false,
        }
    }
}

/// A happening with its place in time (`ENG-04`).
#[derive(Message, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct BattleEvent {
    /// The battle.
    #[serde(skip)]
    pub battle: Entity,
    /// Round, 0 before the first.
    pub round: u16,
    /// Phase of the round; none outside the count.
    pub phase: Option<i16>,
    /// What happened.
    #[serde(flatten)]
    pub happening: Happening,
}

/// All that happened in a battle.
#[derive(Component, Clone, Debug, Default)]
pub struct Log {
    entries: Vec<BattleEvent>,
    /// Who could not see what of each entry; empty in a battle without secrets.
    veils: Vec<Veil>,
    told: usize,
}

impl Log {
    /// Entries that a new log has room for: a duel of nearly thirty rounds, longer than most are.
    const ROOM: usize = 768;

    /// The happenings in order.
    pub fn entries(&self) -> &[BattleEvent] {
        &self.entries
    }

    /// What a reader may know of the entry in a place: everything without a side; of a side what it could see then. None
    /// where there is no such entry, or where the side learns nothing of it.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn told(&self, place: usize, reader: Option<SideId>) -> Option<Cow<'_, BattleEvent>> {
        let event = self.entries.get(place)?;
        match (reader, self.veils.get(place)) {
            (Some(side), Some(_)) if event.happening == Happening::PhaseReached => {
                self.is_full(place, side).then_some(Cow::Borrowed(event))
            }
            (Some(side), Some(veil)) => veil.told(event, side),
            _ => Some(Cow::Borrowed(event)),
        }
    }

    /// What a reader may know of the entries in these places, each with its place.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn news(
        &self,
        places: Range<usize>,
        reader: Option<SideId>,
    ) -> impl DoubleEndedIterator<Item = (usize, Cow<'_, BattleEvent>)> {
        places.filter_map(move |place| Some((place, self.told(place, reader)?)))
    }

    /// Whether a side learns of anything in the phase that is reached with the entry in a place. Of a phase in which it sees nobody
    /// do anything it learns nothing: the count would tell when somebody acts whom it does not see.
    fn is_full(&self, place: usize, side: SideId) -> bool {
        let phase = self.entries[place].phase;
        let rest = self.entries.iter().zip(&self.veils).skip(place + 1);
        let mut of_phase =
            rest.take_while(|(event, _)| event.phase == phase && event.happening != Happening::PhaseReached);
        of_phase.any(|(event, veil)| veil.told(event, side).is_some())
    }

    /// Notes who could not see what of the last entry.
    pub(crate) fn veil(&mut self, veil: Veil) {
        self.veils.push(veil);
    }

    /// The veil over the last entry, with the entry.
    pub(crate) fn last_veil(&mut self) -> Option<(&BattleEvent, &mut Veil)> {
        Some((self.entries.last()?, self.veils.last_mut()?))
    }

    #[inline(always)]
    pub(crate) fn write(&mut self, event: BattleEvent) {
        if self.entries.len() == self.entries.capacity() {
            self.make_room();
        }
        self.entries.push(event);
    }

    #[cold]
    fn make_room(&mut self) {
        self.entries.reserve(Self::ROOM);
    }
}

/// A battle that somebody watches: its happenings are sent as messages besides standing in its log.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Watched;

/// Writes the thresholds that a loss can pass.
fn write_thresholds<S: Serializer>(thresholds: &[i16; 3], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(thresholds.iter().filter(|threshold| **threshold < i16::MAX))
}

pub(super) fn tell_events(
    mut logs: Query<&mut Log, (Changed<Log>, With<Watched>)>,
    mut events: MessageWriter<BattleEvent>,
) {
    for mut log in &mut logs {
        if log.told < log.entries.len() {
            let told = log.told;
            events.write_batch(log.entries[told..].iter().cloned());
            log.told = log.entries.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_threshold_that_no_loss_passes_is_not_written() {
        let written = |thresholds| {
            let wounded = Happening::Wounded {
                fighter: FighterId(1),
                wounds: 1,
                total: 1,
                loss: 13,
                thresholds,
                rule: RuleId("A-01"),
            };
            serde_json::to_value(wounded).unwrap()["thresholds"].to_string()
        };
        assert_eq!(written([6, 12, 18]), "[6,12,18]");
        assert_eq!(written([12, i16::MAX, i16::MAX]), "[12]");
        assert_eq!(written([i16::MAX; 3]), "[]");
    }
}
