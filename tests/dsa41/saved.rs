//! A fight that is written down in its midst and read again: what adds to a value adds to it once.

use bevy::app::App;
use bevy::prelude::Entity;
use klingentanz::ai::best_of;
use klingentanz::battle::{BattleDice, FighterId, Happening, ModuleWish, Roster, StateHash};
use klingentanz::replay::{self, DiceSource, Opening, Recording};

use crate::common;
use crate::proof::note;

/// Answers the open decision as the opponent would; false when the fight is over.
fn answers(app: &mut App, battle: Entity) -> bool {
    let system = common::system(app, battle);
    let Some(question) = common::question(app, battle) else {
        return false;
    };
    let choice = best_of(system.appraise(app.world(), battle)).unwrap();
    replay::answer(app.world_mut(), battle, question.fighter, choice).unwrap();
    true
}

/// A fight on a level by a preset that has come to the first wound of anybody; none when it ends without one.
fn until_wounded(app: &mut App, (level, preset): (&str, &str), seed: u64) -> Option<Entity> {
    let opening = Opening {
        modules: ModuleWish {
            preset: Some(preset.to_owned()),
            ..ModuleWish::default()
        },
        ..common::opening(level, DiceSource::Seed(seed))
    };
    let battle = common::open(app, &opening);
    let is_wounded = |app: &App| {
        let mut log = common::log(app, battle).iter();
        log.any(|event| matches!(event.happening, Happening::Wounded { .. }))
    };
    let mut steps = 0;
    while !is_wounded(app) && answers(app, battle) {
        steps += 1;
        assert!(steps < 2000, "the fight on {level} does not end");
    }
    is_wounded(app).then_some(battle)
}

/// Every value of every sheet with its reasons, every state, action and wound; every offer; the state hash and how many dice have fallen.
fn all_of(app: &App, battle: Entity) -> impl PartialEq + std::fmt::Debug + use<> {
    let system = common::system(app, battle);
    let roster = app.world().get::<Roster>(battle).unwrap();
    let of = |(id, entity): (FighterId, _)| {
        let sheet = system.readout(app.world(), entity);
        sheet.values.iter().for_each(|(_, ledger, _)| note(ledger));
        (id, sheet.values, sheet.states, sheet.actions, sheet.wounds)
    };
    let sheets: Vec<_> = roster.iter().map(of).collect();
    let offers = system.offers(app.world(), battle).into_iter();
    let offers: Vec<_> = offers.map(|offer| (offer.word, offer.choice)).collect();
    let hash = *app.world().get::<StateHash>(battle).unwrap();
    let fallen = app.world().get::<BattleDice>(battle).unwrap().fallen();
    (sheets, offers, hash, fallen)
}

#[test]
fn a_saved_fight_goes_on_with_every_modifier_once() {
    // Two heads fight until somebody is wounded, if need be once more; the fight is written down and read again. Every value, offer and
    // state is what it was, and stays so through the answers that follow: by the presets of the levels and by Expert, in which zones,
    // endurance, distance and holds add what they add.
    for (level, preset, seed) in [
        ("01-courtyard", "Basic", 3),
        ("02-tavern", "Basic", 5),
        ("13-market", "Standard", 7),
        ("01-courtyard", "Expert", 3),
        ("02-tavern", "Expert", 5),
        ("13-market", "Expert", 7),
    ] {
        let mut app = common::app();
        let wounded = |seed| until_wounded(&mut app, (level, preset), seed);
        let battle = (seed..seed + 20).find_map(wounded);
        let battle = battle.expect("somebody is wounded sometime");
        let saved = serde_json::to_string(&Recording::of(app.world(), battle).unwrap()).unwrap();
        let read: Recording = serde_json::from_str(&saved).unwrap();
        let again = replay::resume(app.world_mut(), &read).unwrap();
        for answer in 0..12 {
            let (here, there) = (all_of(&app, battle), all_of(&app, again));
            assert_eq!(here, there, "{level}, {preset}, {answer} answers later");
            if !(answers(&mut app, battle) & answers(&mut app, again)) {
                break;
            }
        }
    }
}
