//! What must always be true of a fight, looked at after every step of it.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use klingentanz::battle::{Body, Choice, FighterId, Ground, Happening, Readout, Roster};
use klingentanz::board::{Cell, Footprint};

use crate::common;

/// Nobody's initiative leaves these bounds, whatever happens to him.
const INITIATIVE: std::ops::RangeInclusive<i16> = -60..=80;

/// The most wounds that one rule tears at once: those of the highest threshold (`WND-01`), or all that a zone bears (`WND-09`).
const MOST_TORN: u8 = 3;

/// Who did what a happening tells, when it is something that only the living do.
fn doer(happening: &Happening) -> Option<FighterId> {
    match happening {
        Happening::Announced { fighter, .. }
        | Happening::Attacked { fighter, .. }
        | Happening::Defended { fighter, .. }
        | Happening::Moved { fighter, .. }
        | Happening::Turned { fighter, .. }
        | Happening::Acted { fighter, .. }
        | Happening::Chosen { fighter, .. } => Some(*fighter),
        Happening::Asked { question } => Some(question.fighter),
        _ => None,
    }
}

/// What has been seen of a fight so far.
#[derive(Default)]
pub struct Watch {
    read: usize,
    dead: BTreeSet<FighterId>,
    /// Who grapples, and so shares the squares of others.
    grappling: BTreeSet<FighterId>,
    /// The wounds of each that the log has told of; they do not heal in a fight (`WND-08`).
    wounds: BTreeMap<FighterId, u32>,
    /// Who has set out in this phase, several where they act at the same moment: while others are asked on his way, he may be on a
    /// square of a friend, or of somebody who lies.
    under_way: BTreeSet<FighterId>,
    /// When each component of a fighter had been written last when his readout was looked at.
    written: BTreeMap<FighterId, Vec<Tick>>,
}

/// Acts that lead into the square of a foe.
const PUSHES: [&str; 3] = ["bull-rush", "charge-rush", "overrun"];

/// When each component of an entity was written last.
fn written(world: &World, entity: Entity) -> Vec<Tick> {
    let entity = world.entity(entity);
    let components = entity.archetype().components().iter();
    let ticks = components.filter_map(|id| entity.get_change_ticks_by_id(*id));
    ticks.map(|ticks| ticks.changed).collect()
}

/// Life, wounds and actions are numbers that the rules can make.
fn check(sheet: &Readout, told: u32, who: &str) {
    let (life, most) = sheet.life;
    assert!(life <= most, "{who} has more life than he can have");
    assert!(life > -400, "{who} has lost more life than blows can take");
    let wounds = u32::from(sheet.wounds);
    assert_eq!(wounds, told, "{who} has other wounds than the log has told of");
    for (word, left, of) in &sheet.actions {
        assert!(left <= of, "{who} has {left} of {of} {word}");
    }
}

impl Watch {
    /// Looks at everything, and reads what was written since the last time.
    pub fn look(&mut self, app: &App, battle: Entity, place: &str) {
        for event in &common::log(app, battle)[self.read..] {
            match &event.happening {
                Happening::PhaseReached => self.under_way.clear(),
                Happening::RoundStarted => {
                    self.under_way.clear();
                    self.written.clear();
                }
                Happening::Chosen {
                    fighter,
                    choice: Choice::Move { .. },
                } => {
                    self.under_way.insert(*fighter);
                }
                // A charge; those who strike at him on his way have set out nowhere.
                Happening::Chosen {
                    fighter,
                    choice: Choice::Attack { .. },
                } if self.under_way.is_empty() => {
                    self.under_way.insert(*fighter);
                }
                // Whoever pushes stands on the square of his foe until that is decided.
                Happening::Chosen {
                    fighter,
                    choice: Choice::Act { act, .. },
                } if PUSHES.contains(&act.0) => {
                    self.under_way.insert(*fighter);
                }
                _ => {}
            }
            if let Happening::Wounded {
                fighter,
                wounds,
                total,
                ..
            } = &event.happening
            {
                let told = self.wounds.entry(*fighter).or_default();
                *told += u32::from(*wounds);
                assert!(*wounds <= MOST_TORN, "{place}: so many wounds at once: {event:?}");
                assert_eq!(
                    u32::from(*total),
                    *told,
                    "{place}: wounds are added up: {event:?}"
                );
            }
            if let Some(fighter) = doer(&event.happening) {
                let last = || common::log(app, battle).iter().rev().take(12).collect::<Vec<_>>();
                assert!(
                    !self.dead.contains(&fighter),
                    "{place}: the dead act: {event:?} after {:#?}",
                    last()
                );
            }
            if let Happening::StateChanged {
                fighter, state, on, ..
            } = &event.happening
            {
                match (state.0, on) {
                    ("dead", true) => self.dead.insert(*fighter),
                    ("grappling", true) => self.grappling.insert(*fighter),
                    ("grappling", false) => self.grappling.remove(fighter),
                    _ => false,
                };
            }
        }
        self.read = common::log(app, battle).len();
        let asked = common::question(app, battle);
        let is_on_his_way = |id: FighterId| {
            // Whoever is asked about another one may have been let in by a third, who is still on his way.
            let concerns = asked.is_some_and(|asked| asked.fighter == id || asked.about.is_some());
            concerns && self.under_way.contains(&id)
        };
        let mut held: BTreeSet<Cell> = BTreeSet::new();
        let board = &app.world().get::<Ground>(battle).unwrap().board;
        for (id, entity) in app.world().get::<Roster>(battle).unwrap().iter() {
            let body = app.world().get::<Body>(entity).unwrap();
            // Whom nothing has been written of since has the life that he had; whatever else a readout may hang on, everybody's is
            // looked at when a round begins.
            let written = written(app.world(), entity);
            if self.written.get(&id) != Some(&written) {
                self.written.insert(id, written);
                let sheet = common::system(app, battle).readout(app.world(), entity);
                let told = self.wounds.get(&id).copied().unwrap_or_default();
                check(&sheet, told, &format!("{place}: {id:?}"));
            }
            for cell in Footprint::new(body.at, body.size).cells() {
                let last = || common::log(app, battle).iter().rev().take(12).collect::<Vec<_>>();
                assert!(
                    board.cell(cell).is_some(),
                    "{place}: {id:?} has left the map at {cell:?} after {:#?}",
                    last()
                );
                let may_share = !body.able || is_on_his_way(id) || self.grappling.contains(&id);
                let is_alone = may_share || held.insert(cell);
                assert!(
                    is_alone,
                    "{place}: {id:?} shares {cell:?} with somebody after {:#?}",
                    last()
                );
            }
        }
        for rung in common::system(app, battle).ladder(app.world(), battle) {
            assert!(INITIATIVE.contains(&rung.value), "{place}: {rung:?}");
        }
    }
}
