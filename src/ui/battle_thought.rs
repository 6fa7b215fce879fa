//! The frames in which the computer thinks: the fight goes on a little in each of them, and a line says who thinks and how far he is.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::desk::DeskSystems;
use crate::ai::{Portion, Thinking};
use crate::battle::settle;
use crate::order::Orders;
use crate::view::say::Say;
use crate::view::{OnStage, Reading, ViewSystems};
use crate::words::Phrase;

/// How long thinking may hold a frame up; it hangs on nothing else how much is thought in one, and never what is answered.
const HELD_UP: Duration = Duration::from_millis(8);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Portion(1))
        .add_systems(Update, think_on.before(ViewSystems::Read))
        .add_systems(Update, say_thinking.after(DeskSystems));
}

/// Where it is said that somebody thinks.
#[derive(Component)]
pub(super) struct Thought;

/// Lets whoever thinks in the fight on the stage go on with it.
fn think_on(world: &mut World) {
    let Some(battle) = world.resource::<OnStage>().battle else {
        return;
    };
    let begun = Instant::now();
    while world.get::<Thinking>(battle).is_some() {
        if begun.elapsed() >= HELD_UP {
            world.write_message(RequestRedraw);
            return;
        }
        settle(world, battle);
        if world.get::<Thinking>(battle).is_none() {
            // The fellows of somebody who has announced for all may be asked only now.
            Orders::follow_together(world, battle);
            world.write_message(RequestRedraw);
        }
    }
}

/// Says who thinks; without a name where the side that watches does not see him.
fn say_thinking(
    on_stage: Res<OnStage>,
    reading: Res<Reading>,
    thinking: Query<&Thinking>,
    mut lines: Query<&mut Say, With<Thought>>,
) {
    let thinking = on_stage.battle.and_then(|battle| thinking.get(battle).ok());
    let said = thinking.map_or_else(
        || Phrase::plain(""),
        |thinking| {
            let fighter = thinking.question().fighter;
            let said = match reading.fighters.contains_key(&fighter) {
                true => Phrase::key("battle-thinking").with("name", reading.called(fighter)),
                false => Phrase::key("battle-thinking-somebody"),
            };
            said.with("percent", i16::from(thinking.percent()))
        },
    );
    for mut line in &mut lines {
        line.set_if_neq(Say(said.clone()));
    }
}
