//! The initiative ladder: values from high to low, fighters on their rungs, the marker of the phase climbing down.

use bevy::prelude::*;

use super::ladder_token;
use super::widget::text;
use crate::battle::{FighterId, Ledger, Rung};
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Motif, Reading, Stage, ViewSystems};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw_rungs,
            ladder_token::place_tokens,
            ladder_token::dress_tokens,
            ladder_token::slide,
            super::ladder_loss::note_losses,
        )
            .chain()
            .after(ViewSystems::Draw),
    )
    .add_observer(ladder_token::look_at_climber);
}

/// Right edge of the numbers, in logical pixels.
pub(super) const NUMBER: f32 = 25.0;
/// Height of a number in logical pixels: where the rungs are nearer to each other, not all have one.
const LEAST_STEP: f32 = 15.5;
/// Width of the marker of the phase.
pub(super) const MARKER: f32 = 16.0;

/// The panel of the ladder.
#[derive(Component)]
pub struct Ladder;

/// The marker of the phase.
#[derive(Component)]
pub(super) struct Marker(pub(super) f32);

/// The values from the highest rung to the lowest.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Rungs {
    pub(super) high: i16,
    pub(super) low: i16,
    pub(super) height: f32,
}

impl Rungs {
    /// The middle of a rung in logical pixels from the upper edge.
    pub(super) fn top(&self, value: f32) -> f32 {
        (f32::from(self.high) - value + 1.0) * self.step()
    }

    /// The same in percent of the ladder's height.
    pub(super) fn share(&self, value: f32) -> f32 {
        self.top(value) * 100.0 / self.height.max(1.0)
    }

    /// Logical pixels from one rung to the next.
    pub(super) fn step(&self) -> f32 {
        self.height / f32::from(self.high - self.low + 2)
    }
}

/// Marks what is drawn anew with the rungs.
#[derive(Component)]
struct Line;

/// The rungs as far as the fight has been shown: while the showing is behind, those of the figures, else those of the rules.
pub(super) fn shown_rungs(reading: &Reading, stage: &Stage) -> Vec<Rung> {
    if !stage.is_behind() {
        return reading.ladder.clone();
    }
    let of_rules = |id: FighterId| reading.ladder.iter().find(|rung| rung.fighter == id).cloned();
    let mut rungs: Vec<Rung> = stage
        .figures
        .iter()
        .filter(|(_, figure)| figure.fights)
        .filter_map(|(id, figure)| {
            let value = figure.initiative?;
            let known = of_rules(*id).filter(|rung| rung.value == value);
            Some(known.unwrap_or(Rung {
                fighter: *id,
                value,
                due: Vec::new(),
                ledger: Ledger::default(),
                losses: Vec::new(),
            }))
        })
        .collect();
    rungs.sort_by_key(|rung| std::cmp::Reverse(rung.value));
    rungs
}

/// Draws the rungs when the range of values or the height of the panel has changed.
fn draw_rungs(
    reading: Res<Reading>,
    stage: Res<Stage>,
    ladders: Query<(Entity, &ComputedNode, Option<&Rungs>), With<Ladder>>,
    lines: Query<Entity, With<Line>>,
    mut atelier: Atelier,
    markers: Query<(), With<Marker>>,
    mut commands: Commands,
) {
    let Ok((ladder, node, rungs)) = ladders.single() else {
        return;
    };
    let shown = shown_rungs(&reading, &stage);
    let values = shown
        .iter()
        .flat_map(|rung| std::iter::once(&rung.value).chain(&rung.due));
    let (Some(high), Some(low)) = (values.clone().max(), values.min()) else {
        return;
    };
    let height = node.size().y * node.inverse_scale_factor();
    // Whoever is out of the fight stands below the last rung.
    let foot = i16::from(stage.figures.values().any(|figure| !figure.fights));
    let now = Rungs {
        high: high + 1,
        low: (low - 1).min(high - 9) - foot,
        height,
    };
    // While happenings are shown the ladder only grows, so that it does not jump under the tokens.
    let now = match rungs.filter(|rungs| stage.is_behind() && rungs.height == height) {
        Some(before) => Rungs {
            high: now.high.max(before.high),
            low: now.low.min(before.low),
            height,
        },
        None => now,
    };
    if rungs == Some(&now) || height < 1.0 {
        return;
    }
    lines.iter().for_each(|line| commands.entity(line).despawn());
    commands.entity(ladder).insert(now).with_children(|parent| {
        let every = (LEAST_STEP / now.step()).ceil().max(1.0) as i16;
        for value in (now.low + foot..=now.high).filter(|value| value % every == 0) {
            spawn_rung(parent, value, now.top(f32::from(value)));
        }
        if markers.is_empty() {
            let node = Node {
                position_type: PositionType::Absolute,
                left: px(-2),
                width: px(MARKER),
                height: px(MARKER),
                ..default()
            };
            parent.spawn((
                Marker(f32::from(now.high)),
                ImageNode::new(atelier.motif(Motif::Marker, 40)),
                node,
            ));
        }
    });
}

fn spawn_rung(parent: &mut ChildSpawnerCommands, value: i16, top: f32) {
    let number = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(top - 8.0),
        width: px(NUMBER),
        justify_content: JustifyContent::End,
        ..default()
    };
    parent.spawn((
        Line,
        number,
        children![text(
            Phrase::plain(value.to_string()),
            Letters::new(Face::Figures, size::TINY).in_ink(colour::SOFT_INK)
        )],
    ));
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(NUMBER + 3.0),
        right: px(4),
        top: px(top),
        height: px(1),
        ..default()
    };
    parent.spawn((Line, line, BackgroundColor(colour::FAINT), ZIndex(-1)));
}
