//! The overlay over the fight: frame time, what the battle waits for, its state hash, and the facts of the cell under the pointer.

use bevy::prelude::*;

use crate::battle::{Decision, Ground, Log, StateHash};
use crate::view::camera::PointedCell;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{OnStage, Stage};

/// The key that shows the overlay and hides it. It is a tool's key and stands in no help, so it is not in the table of keys.
const KEY: KeyCode = KeyCode::F3;
/// How much the newest frame counts in the mean.
const NEWEST: f32 = 0.05;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (toggle, write).chain());
}

/// The overlay.
#[derive(Component)]
struct Overlay;

fn toggle(keys: Res<ButtonInput<KeyCode>>, overlays: Query<Entity, With<Overlay>>, mut commands: Commands) {
    if !keys.just_pressed(KEY) {
        return;
    }
    if let Some(overlay) = overlays.iter().next() {
        commands.entity(overlay).despawn();
        return;
    }
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(4),
        top: px(4),
        max_width: px(620),
        padding: UiRect::all(px(6)),
        ..default()
    };
    commands.spawn((
        Overlay,
        Text::default(),
        Letters::new(Face::Figures, size::TINY).in_ink(colour::PAPER),
        node,
        BackgroundColor(colour::INK.with_alpha(0.85)),
        GlobalZIndex(300),
        Pickable::IGNORE,
    ));
}

fn write(
    time: Res<Time<Real>>,
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    pointed: Res<PointedCell>,
    battles: Query<(&Decision, &Log, Option<&StateHash>, &Ground)>,
    everything: Query<Entity>,
    nodes: Query<(), With<Node>>,
    mut overlays: Query<&mut Text, With<Overlay>>,
    mut mean: Local<f32>,
) {
    *mean += (time.delta_secs() * 1000.0 - *mean) * NEWEST;
    let Ok(mut text) = overlays.single_mut() else {
        return;
    };
    let mut lines = vec![format!(
        "{:.1} ms · {} entities, {} of the interface",
        *mean,
        everything.iter().count(),
        nodes.iter().count()
    )];
    if let Some((decision, log, hash, ground)) = on_stage.battle.and_then(|battle| battles.get(battle).ok()) {
        lines.push(format!("shown {} of {}", stage.shown, log.entries().len()));
        lines.push(format!("{:?}", decision.0));
        lines.extend(hash.map(|hash| format!("hash {hash:?}")));
        if let Some(cell) = pointed.0 {
            let view = ground.view();
            lines.push(format!("{cell:?} {:?}", view.cell(cell)));
            lines.extend(view.thing(cell).map(|thing| format!("{thing:?}")));
        }
    }
    text.0 = lines.join("\n");
}
