//! The past: the sheets of a fight at its earlier moments, as those who watch knew them then. When somebody looks back the fight is
//! fought again beside itself, once, and what it says is kept at each of its choices.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::reading::Watching;
use super::stage::{Glance, Stage};
use crate::battle::{FighterId, Happening, Ledger, Log, Readout, Roster, StateSign, Term, Witness};
use crate::replay;
use crate::rules;

/// The sheets of a fight at the moments when it waited for somebody.
#[derive(Resource, Default)]
pub struct Past {
    /// The battle, how long its log was, and who watched.
    of: Option<(Entity, usize, Watching)>,
    /// How many entries the log had by then, with the sheets of all who were seen; ascending.
    moments: Vec<(usize, BTreeMap<FighterId, Readout>)>,
}

impl Past {
    /// The sheets when only so many entries of this log had happened; `system` knows what states mean. Between two choices a value
    /// that has changed since the earlier one has no reasons.
    pub fn sheets(&self, log: &Log, shown: usize, system: Term) -> BTreeMap<FighterId, Readout> {
        let reader = self.of.and_then(|(_, _, watching)| watching.0);
        let before = self.moments.partition_point(|(entries, _)| *entries <= shown);
        // What is decided before the first choice stands in the first sheets.
        let Some((entries, sheets)) = self.moments.get(before.saturating_sub(1)) else {
            return BTreeMap::new();
        };
        let mut sheets = sheets.clone();
        for (_, entry) in log.news(*entries..shown.max(*entries), reader) {
            follow(&mut sheets, &entry.happening, system);
        }
        sheets
    }
}

/// Lets sheets say what a happening says.
fn follow(sheets: &mut BTreeMap<FighterId, Readout>, happening: &Happening, system: Term) {
    match happening {
        Happening::ValueChanged {
            fighter,
            value,
            to,
            rule,
            ..
        } => {
            let Some(sheet) = sheets.get_mut(fighter) else {
                return;
            };
            let life = sheet.life;
            let own = sheet.values.iter_mut().find(|(term, ..)| term == value);
            if let Some((_, ledger, most)) = own {
                if (ledger.value(), *most) == (life.0, Some(life.1)) {
                    sheet.life.0 = *to;
                }
                *ledger = Ledger::new(*rule, *to);
            }
        }
        Happening::Wounded { fighter, total, .. } => {
            if let Some(sheet) = sheets.get_mut(fighter) {
                sheet.wounds = *total;
            }
        }
        Happening::StateChanged {
            fighter, state, on, ..
        } => {
            let Some(sheet) = sheets.get_mut(fighter) else {
                return;
            };
            sheet.states.retain(|known| known != state);
            if *on {
                sheet.states.push(*state);
            }
            let sign = rules::system(system.0).and_then(|system| system.state_sign(*state));
            if sign.is_some_and(StateSign::is_out) {
                sheet.fights = !on;
            }
        }
        _ => {}
    }
}

/// Fights the fight on the stage again beside itself when somebody looks back in it.
pub(super) fn remember(world: &mut World) {
    let stage = world.resource::<Stage>();
    let (Some(battle), true) = (stage.battle, world.resource::<Glance>().0.is_some()) else {
        return;
    };
    let (watching, entries) = (stage.watching, stage.known);
    let of = Some((battle, entries, watching));
    if world.resource::<Past>().of == of {
        return;
    }
    let mut moments = Vec::new();
    let retraced = replay::retrace(world, battle, |world, beside| {
        let witness = Witness::new(world, beside, watching.0);
        let (Some(roster), Some(log)) = (world.get::<Roster>(beside), world.get::<Log>(beside)) else {
            return;
        };
        let sheets = roster
            .iter()
            .filter_map(|(id, _)| Some((id, witness.readout(id)?)));
        moments.push((log.entries().len(), sheets.collect()));
    });
    if let Err(problems) = retraced {
        warn!("{problems}");
    }
    world.insert_resource(Past { of, moments });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::RuleId;

    /// The sheet of somebody with a life of 30 and an initiative of 12, both with two reasons.
    fn sheet() -> Readout {
        let rule = RuleId("ALP-01");
        let ledger = |value: i16| {
            let mut ledger = Ledger::new(rule, value - 1);
            ledger.add(rule, 1);
            ledger
        };
        Readout {
            life: (30, 30),
            values: vec![
                (Term("life"), ledger(30), Some(30)),
                (Term("initiative"), ledger(12), None),
            ],
            fights: true,
            ..Readout::default()
        }
    }

    #[test]
    fn sheets_follow_what_is_told_of_life_wounds_and_states() {
        let (id, rule) = (FighterId(1), RuleId("ALP-02"));
        let mut sheets = BTreeMap::from([(id, sheet())]);
        let told = [
            Happening::ValueChanged {
                fighter: id,
                value: Term("life"),
                from: 30,
                to: 22,
                rule,
            },
            Happening::Wounded {
                fighter: id,
                wounds: 1,
                total: 1,
                loss: 8,
                thresholds: [7, 14, 21],
                rule,
            },
        ];
        told.iter()
            .for_each(|happening| follow(&mut sheets, happening, Term("")));
        let now = &sheets[&id];
        assert_eq!((now.life, now.wounds), ((22, 30), 1));
        assert_eq!(now.values[0].1.value(), 22);
        assert_eq!(now.values[1].1.value(), 12, "of this nothing was told");
    }
}
