//! The state hash covers all that a saved battle needs, and it is never an old one.

use bevy::prelude::*;
use klingentanz::battle::{BattleStep, StateHash};
use klingentanz::dice::SeededDice;
use klingentanz::replay::DiceSource;
use klingentanz::rules::Preset;

use crate::common;

/// The hash of a battle as if none had been taken before: where the component is new, the battle is hashed whatever has
/// happened or not.
fn hash_from_scratch(app: &mut App, battle: Entity) -> StateHash {
    app.world_mut()
        .entity_mut(battle)
        .remove::<StateHash>()
        .insert(StateHash::default());
    app.world_mut().run_schedule(BattleStep);
    *app.world().get::<StateHash>(battle).unwrap()
}

#[test]
fn after_every_intent_the_hash_is_that_of_the_state_as_it_is() {
    let mut app = common::app();
    let levels = ["01-courtyard", "02-tavern", "03-field"];
    for (system, level) in ["dsa41", "pool", "d20"]
        .into_iter()
        .flat_map(|it| levels.map(|level| (it, level)))
    {
        for (preset, seed) in Preset::ALL.into_iter().zip(0..) {
            let rules = (system, preset);
            let opening = common::opening_with(rules, level, DiceSource::Seed(seed));
            let battle = common::open(&mut app, &opening);
            let mut dice = SeededDice::new(seed + 1000);
            let mut before = StateHash::default();
            while let Some(question) = common::question(&app, battle) {
                let choice = common::chance::choose(&app, battle, &mut dice);
                let told = format!(
                    "{system}, {preset:?}, {level}, seed {seed}: fighter {} chose {choice:?}",
                    question.fighter.0
                );
                common::play(&mut app, battle, question.fighter.0, choice);
                let kept = *app.world().get::<StateHash>(battle).unwrap();
                assert_ne!(kept, before, "{told}, and nothing changed");
                assert_eq!(kept, hash_from_scratch(&mut app, battle), "{told}");
                before = kept;
            }
        }
    }
}
