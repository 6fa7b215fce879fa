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

/// The rules by which the tavern is fought for, and what all characters do there.
fn in_the_tavern(system: &str, preset: Option<Preset>) -> impl Fn(Character) -> Deeds {
    let rules = (system.to_owned(), preset);
    move |character| deeds((&rules.0, rules.1, "02-tavern"), character, 1..9)
}

#[test]
fn characters_of_the_fourth_edition_fight_in_different_ways() {
    let of = in_the_tavern("dsa41", Some(Preset::Standard));
    let [steady, brute, fencer, skirmisher, guard, coward] = [
        Character::Steady,
        Character::Brute,
        Character::Fencer,
        Character::Skirmisher,
        Character::Guard,
        Character::Coward,
    ]
    .map(of);
    // Advance: the brute goes nearer, the skirmisher and the coward go away.
    assert!(brute.advance() > steady.advance() + 10, "{brute:?}, {steady:?}");
    assert!(
        skirmisher.rate(skirmisher.away) > 2 * steady.rate(steady.away),
        "{skirmisher:?}, {steady:?}"
    );
    assert!(coward.advance() < steady.advance() - 40, "{coward:?}, {steady:?}");
    // Risk: the brute strikes and stakes more, and wards off less; the guard the other way round.
    assert!(
        brute.rate(brute.attacks) > steady.rate(steady.attacks) + 10,
        "{brute:?}, {steady:?}"
    );
    assert!(
        brute.rate(brute.staked) > 3 * steady.rate(steady.staked) / 2,
        "{brute:?}, {steady:?}"
    );
    assert!(
        2 * brute.rate(brute.defences) < guard.rate(guard.defences),
        "{brute:?}, {guard:?}"
    );
    assert!(
        guard.rate(guard.defences) > steady.rate(steady.defences) + 5,
        "{guard:?}, {steady:?}"
    );
    assert!(
        2 * guard.rate(guard.staked) < steady.rate(steady.staked),
        "{guard:?}, {steady:?}"
    );
    // Manoeuvres.
    assert!(
        fencer.manoeuvres() > steady.manoeuvres() + 8,
        "{fencer:?}, {steady:?}"
    );
    assert!(
        guard.manoeuvres() < steady.manoeuvres() - 20,
        "{guard:?}, {steady:?}"
    );
    // Flight.
    assert!(
        coward.left > steady.left + 3 && coward.left > brute.left,
        "{coward:?}, {steady:?}"
    );
}

#[test]
fn characters_of_the_success_pools_fight_in_different_ways() {
    let of = in_the_tavern("pool", None);
    let [steady, skirmisher, guard, coward] = [
        Character::Steady,
        Character::Skirmisher,
        Character::Guard,
        Character::Coward,
    ]
    .map(of);
    // The skirmisher strikes as often and gets away after the blow.
    assert!(
        skirmisher.rate(skirmisher.away) > 3 * steady.rate(steady.away),
        "{skirmisher:?}, {steady:?}"
    );
    assert!(
        10 * skirmisher.rate(skirmisher.attacks) > 8 * steady.rate(steady.attacks),
        "{skirmisher:?}"
    );
    // The guard moves to stay beside friends, and the coward strikes seldom and gets away.
    assert!(
        guard.rate(guard.away) > steady.rate(steady.away) + 15,
        "{guard:?}, {steady:?}"
    );
    assert!(
        coward.rate(coward.attacks) < steady.rate(steady.attacks) - 20,
        "{coward:?}, {steady:?}"
    );
    assert!(
        coward.advance() < -50 && steady.advance() > 0,
        "{coward:?}, {steady:?}"
    );
}

#[test]
fn a_level_names_another_character_than_the_tables_and_the_sheet_tells_it() {
    let mut app = common::app();
    let opening = common::opening_by("dsa41", "01-courtyard", DiceSource::Seed(1));
    let mut prepared = replay::prepare(app.world(), &opening).unwrap();
    prepared.muster.fighters[0].person = klingentanz::battle::RawRon::id("OPP-09");
    prepared.muster.fighters[0].start = None;
    prepared.muster.fighters[1].character = Some(Character::Coward);
    let battle = prepared.system.muster(app.world_mut(), &prepared.muster).unwrap();
    let world = app.world();
    let roster = world.get::<Roster>(battle).unwrap();
    let told = |id| {
        prepared
            .system
            .readout(world, roster.entity(FighterId(id)).unwrap())
            .character
    };
    // The row of the wolf says so.
    assert_eq!([told(1), told(2)], [Character::PackLeader, Character::Coward]);
    let names = world.resource::<klingentanz::battle::Characters>();
    assert_eq!(names.shown(told(2)).unwrap().de, "Feigling");
    assert_eq!(names.shown(Character::Steady), None);
}

/// With this seed both said that they would run and stood still, since a friend was already where they would have gone.
#[test]
fn brutes_go_at_the_foe_though_a_friend_stands_where_they_end() {
    let mut app = common::app();
    let opening = Opening {
        seats: vec![Seat::Opponent; 2],
        ..common::opening_with(("dsa41", Preset::Standard), "06-high-water", DiceSource::Seed(3))
    };
    let battle = common::open(&mut app, &opening);
    settle(app.world_mut(), battle);
    let log = app.world().get::<Log>(battle).unwrap().entries();
    for orc in [6, 7] {
        let goes = |event: &&klingentanz::battle::BattleEvent| match &event.happening {
            Happening::Moved { fighter, .. } => event.round == 1 && fighter.0 == orc,
            _ => false,
        };
        assert!(log.iter().any(|event| goes(&event)), "fighter {orc} stands still");
    }
}
