//! Luck: what the dice have brought each side of the fight so far, in points of win chance, as the review counts it. It is counted on a task
//! beside the game whenever somebody is asked, and not shown while sides have secrets, since it would tell what the others do unseen.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use bevy::window::RequestRedraw;

use super::lesson::Teaching;
use super::widget::{Tooltip, row, text};
use crate::battle::{SideId, Sides, Stance};
use crate::headless_app_like;
use crate::replay::{Recording, Tape};
use crate::review::{Fortune, Running, WHOLE};
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::view::{Glance, Stage, ViewSystems};
use crate::words::{Phrase, signed};

/// The shapes of the sides' badges, so that colour alone tells nothing.
const SIGNS: [&str; 4] = ["■", "●", "◆", "▲"];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LuckRollouts>()
        .init_resource::<Count>()
        .add_systems(Update, (count, say_luck).chain().after(ViewSystems::Play));
}

/// Rollouts by which the luck of a fight under way is counted after each answer: fewer than in a review, as it is wanted at once. With 0
/// nothing is counted.
#[derive(Resource, Clone, Copy, Debug)]
pub struct LuckRollouts(pub u16);

impl Default for LuckRollouts {
    fn default() -> Self {
        Self(16)
    }
}

/// The remark about luck.
#[derive(Component)]
struct Luck;

pub(super) fn spawn(line: &mut ChildSpawnerCommands) {
    line.spawn((
        Luck,
        row(size::HAIR),
        Hovered::default(),
        Tooltip(Phrase::key("battle-luck-hint")),
    ));
}

/// The count for the battle on the screen.
#[derive(Resource, Default)]
struct Count {
    /// The battle and its choices that have been counted, or are being.
    of: Option<(Entity, usize)>,
    /// What has been counted, while nothing is under way.
    running: Option<Running>,
    /// Dropping it ends the work.
    task: Option<Task<(Running, Option<Fortune>)>>,
    found: Option<Fortune>,
}

/// Counts on as soon as somebody is asked.
fn count(world: &mut World) {
    if world.query::<&Luck>().iter(world).next().is_none() || world.contains_resource::<Teaching>() {
        if world.resource::<Count>().of.is_some() {
            *world.resource_mut::<Count>() = Count::default();
        }
        return;
    }
    let finished = world.resource_mut::<Count>().bypass_change_detection().finished();
    if let Some((running, found)) = finished {
        let mut count = world.resource_mut::<Count>();
        (count.running, count.found) = (Some(running), found);
    }
    if world.resource::<Count>().task.is_some() {
        // The program would sleep until a hand wakes it.
        world.write_message(RequestRedraw);
        return;
    }
    begin(world);
}

impl Count {
    /// What the work has come to; none while it is under way, or there is none.
    fn finished(&mut self) -> Option<(Running, Option<Fortune>)> {
        let task = self.task.take_if(|task| task.is_finished())?;
        Some(block_on(task))
    }
}

/// Begins to count what was chosen since the last count.
fn begin(world: &mut World) {
    let stage = world.resource::<Stage>();
    let (Some(battle), LuckRollouts(rollouts)) = (stage.battle, *world.resource::<LuckRollouts>()) else {
        return;
    };
    let is_open = stage.watching.0.is_none() && rollouts > 0;
    let choices = world.get::<Tape>(battle).map_or(0, |tape| tape.intents.len());
    let of = Some((battle, choices));
    if stage.is_playing() || !is_open || world.resource::<Count>().of == of {
        return;
    }
    let Some(recording) = Recording::of(world, battle) else {
        return;
    };
    let running = world.resource_mut::<Count>().running.take();
    let mut running = running.unwrap_or_else(|| {
        let beside = std::mem::take(headless_app_like(world).world_mut());
        Running::new(beside, rollouts)
    });
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let found = running.count(&recording, yield_now).await;
        (running, found)
    });
    let mut count = world.resource_mut::<Count>();
    (count.of, count.task) = (of, Some(task));
}

/// Says how the dice of each side have fallen so far.
fn say_luck(
    stage: Res<Stage>,
    glance: Res<Glance>,
    count: Res<Count>,
    battles: Query<&Sides>,
    remarks: Query<Entity, With<Luck>>,
    palette: Res<Palette>,
    mut told: Local<Option<(Entity, Vec<(SideId, i64)>)>>,
    mut commands: Commands,
) {
    let (Ok(remark), Some(sides)) = (
        remarks.single(),
        stage.battle.and_then(|battle| battles.get(battle).ok()),
    ) else {
        return;
    };
    let is_open = stage.watching.0.is_none();
    let found = count.found.as_ref().filter(|_| is_open);
    let luck = found.map_or_else(Vec::new, |found| of_sides(found, glance.shown(&stage), sides));
    if told.as_ref() == Some(&(remark, luck.clone())) {
        return;
    }
    commands
        .entity(remark)
        .despawn_related::<Children>()
        .with_children(|parent| {
            if luck.is_empty() {
                return;
            }
            let letters = Letters::new(Face::Text, size::TINY + 1.0).in_ink(colour::SOFT_INK);
            parent.spawn(text("battle-luck", letters));
            for (side, luck) in &luck {
                let sign = SIGNS[usize::from(side.0) % SIGNS.len()];
                let points = match *luck {
                    0 => "0".to_owned(),
                    luck => signed(luck as i16),
                };
                let words = Phrase::plain(format!("{sign}\u{a0}{points}"));
                let letters = Letters::new(Face::Figures, size::TINY).in_ink(palette.side(*side));
                parent.spawn((text(words, letters), TextLayout::no_wrap()));
            }
        });
    *told = Some((remark, luck));
}

/// The luck of the sides in points until the log had so many entries: what one camp has gained the only other one has lost. Of three camps or more nobody knows who has lost it.
fn of_sides(found: &Fortune, entries: usize, sides: &Sides) -> Vec<(SideId, i64)> {
    let (luck, point) = (found.by(entries), WHOLE / 100);
    let points = (luck + luck.signum() * point / 2) / point;
    let all = sides.iter().map(|(side, _)| side);
    let is_friend = |side| sides.stance(found.side, side) == Stance::Allied;
    let others: Vec<SideId> = all.filter(|side| !is_friend(*side)).collect();
    let are_allied = others
        .iter()
        .all(|side| sides.stance(others[0], *side) == Stance::Allied);
    let all = sides.iter().map(|(side, _)| side);
    all.filter(|side| is_friend(*side) || are_allied)
        .take(SIGNS.len())
        .map(|side| (side, if is_friend(side) { points } else { -points }))
        .collect()
}
