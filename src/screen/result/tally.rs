//! Counts what each fighter did and suffered, from the log alone.

use std::collections::BTreeMap;

use crate::battle::{BattleEvent, FighterId, Happening, RuleId, SideId};

/// What a fighter did and suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Blows struck at others.
    pub blows: u32,
    /// Blows that landed.
    pub hits: u32,
    /// Points that he cost others, after armour.
    pub dealt: i32,
    /// Points that he lost to blows, after armour.
    pub taken: i32,
    /// Wounds that he took.
    pub wounds: u32,
}

/// The end of a fight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outcome {
    /// The sides that won; empty for a draw.
    pub winners: Vec<SideId>,
    /// The rule that ended it; none while it goes on.
    pub rule: Option<RuleId>,
    /// The last round.
    pub rounds: u16,
}

/// What every fighter who is named in a log did and suffered.
pub(super) fn count(log: &[BattleEvent]) -> BTreeMap<FighterId, Tally> {
    let mut tallies: BTreeMap<FighterId, Tally> = BTreeMap::new();
    for entry in log {
        match &entry.happening {
            Happening::Attacked { fighter, .. } => tallies.entry(*fighter).or_default().blows += 1,
            Happening::Struck { target, by, loss, .. } => {
                let points = i32::from(loss.value().max(0));
                tallies.entry(*target).or_default().taken += points;
                if let Some(by) = by {
                    let striker = tallies.entry(*by).or_default();
                    striker.hits += 1;
                    striker.dealt += points;
                }
            }
            Happening::Wounded { fighter, wounds, .. } => {
                tallies.entry(*fighter).or_default().wounds += u32::from(*wounds);
            }
            _ => {}
        }
    }
    tallies
}

/// How a fight ended; nobody has won one that goes on.
pub(super) fn outcome(log: &[BattleEvent]) -> Outcome {
    let end = log.iter().rev().find_map(|entry| match &entry.happening {
        Happening::FightEnded { winners, rule } => Some((winners.clone(), *rule)),
        _ => None,
    });
    Outcome {
        rule: end.as_ref().map(|(_, rule)| *rule),
        winners: end.map(|(winners, _)| winners).unwrap_or_default(),
        rounds: log.last().map_or(0, |entry| entry.round),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Ledger, Points};
    use crate::dice::Throw;
    use bevy::prelude::Entity;

    fn entry(round: u16, happening: Happening) -> BattleEvent {
        BattleEvent {
            battle: Entity::PLACEHOLDER,
            round,
            phase: None,
            happening,
        }
    }

    fn struck(target: u16, by: Option<u16>, points: i16, armour: i16) -> Happening {
        let rule = RuleId("DMG-01");
        let mut loss = Ledger::new(rule, points);
        loss.add(RuleId("ARM-01"), -armour);
        Happening::Struck {
            target: FighterId(target),
            by: by.map(FighterId),
            points: Box::new(Points {
                rule,
                sides: 6,
                throw: Throw::default(),
                ledger: Ledger::new(rule, points),
            }),
            loss: Box::new(loss),
            grade: None,
        }
    }

    #[test]
    fn a_blow_counts_for_the_one_who_struck_and_the_one_who_was_struck() {
        // 8 points less 3 of armour are 5; 2 less 3 are none; a fall costs 4 and is nobody's hit.
        let wound = Happening::Wounded {
            fighter: FighterId(2),
            wounds: 1,
            total: 1,
            loss: 5,
            thresholds: [4, 8, 12],
            rule: RuleId("WND-01"),
        };
        let log = [
            struck(2, Some(1), 8, 3),
            wound,
            struck(2, Some(1), 2, 3),
            struck(1, None, 4, 0),
        ]
        .map(|it| entry(1, it));
        let tallies = count(&log);
        let one = Tally {
            hits: 2,
            dealt: 5,
            taken: 4,
            ..Tally::default()
        };
        let two = Tally {
            taken: 5,
            wounds: 1,
            ..Tally::default()
        };
        assert_eq!(
            tallies,
            BTreeMap::from([(FighterId(1), one), (FighterId(2), two)])
        );
    }

    #[test]
    fn the_last_entry_tells_the_round_and_the_end_its_winners() {
        let end = Happening::FightEnded {
            winners: vec![SideId(1)],
            rule: RuleId("END-01"),
        };
        let log = [entry(1, Happening::FightStarted), entry(4, end)];
        assert_eq!(
            outcome(&log),
            Outcome {
                winners: vec![SideId(1)],
                rule: Some(RuleId("END-01")),
                rounds: 4
            }
        );
        assert_eq!(
            outcome(&log[..1]),
            Outcome {
                winners: vec![],
                rule: None,
                rounds: 1
            }
        );
    }
}
