//! Characters: in the same fights with the same dice they go nearer, stake, strike, ward off, use manoeuvres and get away in different measure.

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Body, Character, Choice, Clock, Fighter, FighterId, Happening, Log, Roster, Seat, SideId,
    settle,
};
use klingentanz::replay::{self, DiceSource, Opening};
use klingentanz::rules::Preset;

use crate::common;

/// What one side has done in some fights.
#[derive(Debug, Default)]
struct Deeds {
    /// Rounds in which one of its fighters was asked for something.
    rounds: i64,
    /// Attacks, those with a manoeuvre, and the points that it staked.
    attacks: i64,
    manoeuvres: i64,
    staked: i64,
    /// Attacks at a foe beside whom a friend stood.
    together: i64,
    /// Answers to blows.
    defences: i64,
    /// Squares that its fighters went nearer to the nearest foe, and away from him.
    nearer: i64,
    away: i64,
    /// Fighters who left the fight by their own will.
    left: i64,
}

impl Deeds {
    /// So many of them in a hundred rounds of a fighter.
    fn rate(&self, count: i64) -> i64 {
        100 * count / self.rounds.max(1)
    }

    /// Squares nearer in a hundred rounds of a fighter, those away from foes taken off.
    fn advance(&self) -> i64 {
        self.rate(self.nearer - self.away)
    }

    /// Manoeuvres of a hundred attacks.
    fn manoeuvres(&self) -> i64 {
        100 * self.manoeuvres / self.attacks.max(1)
    }

    fn read(&mut self, world: &World, battle: Entity, plain: &[&str]) {
        let roster = world.get::<Roster>(battle).unwrap();
        let side = |id: FighterId| world.get::<Fighter>(roster.entity(id).unwrap()).unwrap().side;
        let is_own = |id: FighterId| side(id) == SideId(0);
        let bodies = roster
            .iter()
            .map(|(id, entity)| (id, *world.get::<Body>(entity).unwrap()));
        let mut places: std::collections::BTreeMap<FighterId, Body> = bodies.collect();
        let log = world.get::<Log>(battle).unwrap().entries();
        // Where everybody began: the first step of each tells where from.
        for event in log.iter().rev() {
            if let Happening::Moved { fighter, from, .. } = event.happening {
                places.get_mut(&fighter).unwrap().at = from;
            }
        }
        let mut asked = std::collections::BTreeSet::new();
        for event in log {
            match &event.happening {
                Happening::Asked { question } if is_own(question.fighter) => {
                    asked.insert((event.round, question.fighter));
                }
                Happening::Chosen { fighter, choice } if is_own(*fighter) => {
                    self.count(*fighter, choice, &places, (&is_own, plain));
                }
                Happening::Moved { fighter, to, .. } => {
                    let foes = places
                        .iter()
                        .filter(|(id, body)| is_own(**id) != is_own(*fighter) && body.present);
                    let foes: Vec<_> = foes.map(|(_, body)| body.at).collect();
                    let body = places.get_mut(fighter).unwrap();
                    let gap = |at: klingentanz::board::Cell| {
                        let gaps = foes
                            .iter()
                            .map(|foe| (foe.x - at.x).abs().max((foe.y - at.y).abs()));
                        i64::from(gaps.min().unwrap_or(0))
                    };
                    let gained = gap(body.at) - gap(*to);
                    if is_own(*fighter) {
                        self.nearer += gained.max(0);
                        self.away += (-gained).max(0);
                    }
                    body.at = *to;
                }
                _ => {}
            }
        }
        self.rounds += asked.len() as i64;
    }

    fn count(
        &mut self,
        own: FighterId,
        choice: &Choice,
        places: &std::collections::BTreeMap<FighterId, Body>,
        (is_own, plain): (&dyn Fn(FighterId) -> bool, &[&str]),
    ) {
        match choice {
            Choice::Attack {
                target,
                manoeuvre,
                stakes,
                ..
            } => {
                self.attacks += 1;
                self.manoeuvres += i64::from(!plain.contains(&manoeuvre.0));
                self.staked += stakes.iter().map(|points| i64::from(*points)).sum::<i64>();
                let foe = places[target].at;
                let is_beside = |body: &Body| (foe.x - body.at.x).abs().max((foe.y - body.at.y).abs()) <= 1;
                let friends = places.iter().filter(|(id, _)| is_own(**id) && **id != own);
                self.together += i64::from(friends.filter(|(_, body)| is_beside(body)).count() > 0);
            }
            Choice::Defend { means, .. } => self.defences += i64::from(means.0 != "no-defence"),
            Choice::Act { act, .. } => self.left += i64::from(act.0 == "leave"),
            _ => {}
        }
    }
}

/// What the first side does in some fights, all of its fighters having a character, against the same foes.
fn deeds(
    (system, preset, level): (&str, Option<Preset>, &str),
    character: Character,
    seeds: std::ops::Range<u64>,
) -> Deeds {
    let mut app = common::app();
    let mut deeds = Deeds::default();
    let opening = Opening {
        seats: vec![Seat::Opponent; 2],
        ..match preset {
            Some(preset) => common::opening_with((system, preset), level, DiceSource::Seed(1)),
            None => common::opening_by(system, level, DiceSource::Seed(1)),
        }
    };
    let mut prepared = replay::prepare(app.world(), &opening).unwrap();
    for fighter in &mut prepared.muster.fighters {
        let is_first = fighter.side == SideId(0);
        fighter.character = Some(if is_first { character } else { Character::Steady });
    }
    for seed in seeds {
        prepared.muster.dice = BattleDice::seeded(seed);
        let battle = prepared.system.muster(app.world_mut(), &prepared.muster).unwrap();
        settle(app.world_mut(), battle);
        assert!(
            app.world().get::<Clock>(battle).unwrap().over,
            "{character:?}, seed {seed}"
        );
        let log = app.world().get::<Log>(battle).unwrap().entries();
        let refused = log
            .iter()
            .find(|event| matches!(event.happening, Happening::Refused { .. }));
        assert_eq!(refused, None, "{character:?}, seed {seed}");
        deeds.read(app.world(), battle, &["attack", "shot", "throw", "strike"]);
        replay::discard(app.world_mut(), battle);
    }
    deeds
}

const TAVERN: (&str, Option<Preset>, &str) = ("dsa41", Some(Preset::Standard), "02-tavern");
const POOLS: (&str, Option<Preset>, &str) = ("pool", None, "02-tavern");

#[test]
fn characters_fight_in_different_ways() {
    for rules in [TAVERN, POOLS] {
        for character in Character::ALL {
            let deeds = deeds(rules, character, 1..9);
            println!(
                "{rules:?} {character:?}: advance {}, away {}, attacks {}, staked {}, manoeuvres {}, defences {}, together {}, left {}, rounds {}",
                deeds.advance(),
                deeds.rate(deeds.away),
                deeds.rate(deeds.attacks),
                deeds.rate(deeds.staked),
                deeds.manoeuvres(),
                deeds.rate(deeds.defences),
                100 * deeds.together / deeds.attacks.max(1),
                deeds.left,
                deeds.rounds
            );
        }
    }
}
