//! The gold frame around the thing on the screen that a step of the lesson is about.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::action_bar::ActionBar;
use super::battle::BattleScreen;
use super::dice_table::DiceTable;
use super::ladder::Ladder;
use super::lesson::{Page, Teaching};
use super::log::LogPanel;
use super::sheet::Sheet;
use crate::battle::FighterId;
use crate::lesson::{Moment, Spot};
use crate::view::camera::{MapCamera, MapWindow};
use crate::view::theme::{colour, size};
use crate::view::{Pace, Stage, TILE};

/// Logical pixels between the thing and its frame.
const GAP: f32 = 3.0;
/// Width of the frame in logical pixels: outside of the thing, so that it covers no words.
const LINE: f32 = 5.0;
/// How far the frame stands out.
const OUTSIDE: f32 = LINE + 1.0;
/// Seconds in which the frame grows faint and strong again.
const PULSE: f32 = 1.6;
/// Beats until it has been seen.
const PULSES: f32 = 5.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, frame_spot.before(bevy::ui::UiSystems::Prepare));
}

/// The frame.
#[derive(Component)]
struct Frame;

/// A panel with the marker of its kind.
type Panel<'w, 's, M> = Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<M>>;

/// The things that a step can be about.
#[derive(bevy::ecs::system::SystemParam)]
struct Things<'w, 's> {
    map: Panel<'w, 's, MapWindow>,
    ladder: Panel<'w, 's, Ladder>,
    actions: Panel<'w, 's, ActionBar>,
    dice: Panel<'w, 's, DiceTable>,
    sheet: Panel<'w, 's, Sheet>,
    log: Panel<'w, 's, LogPanel>,
    stage: Res<'w, Stage>,
    camera: Res<'w, MapCamera>,
    scale: Res<'w, UiScale>,
}

impl Things<'_, '_> {
    /// Where a thing stands, in logical pixels of the interface.
    fn place(&self, spot: Spot) -> Option<Rect> {
        let (node, at) = match spot {
            Spot::Map => self.map.single(),
            Spot::Ladder => self.ladder.single(),
            Spot::Actions => self.actions.single(),
            Spot::Dice => self.dice.single(),
            Spot::Sheet => self.sheet.single(),
            Spot::Log => self.log.single(),
            Spot::Fighter(id) => return self.token(FighterId(id)),
        }
        .ok()?;
        let scale = node.inverse_scale_factor();
        Some(Rect::from_center_size(
            at.translation * scale,
            node.size() * scale,
        ))
    }

    fn token(&self, fighter: FighterId) -> Option<Rect> {
        let figure = self.stage.figures.get(&fighter)?;
        let middle = self.camera.screen_over(figure.middle());
        let width = TILE * f32::from(figure.size) / self.camera.scale;
        let rect = Rect::from_center_size(middle / self.scale.0, Vec2::splat(width / self.scale.0));
        Some(rect.inflate(GAP))
    }
}

/// The thing that the page is about; none while the fight goes on.
fn spot(teaching: &Teaching, stage: &Stage) -> Option<Spot> {
    match (teaching.page(), teaching.course().moment()) {
        _ if stage.is_moving() => None,
        (Page::Ask(_, Some(_)), _) => Some(Spot::Log),
        (_, Moment::Read(step) | Moment::Choose(step)) => Some(step.at),
        _ => None,
    }
}

fn frame_spot(
    teaching: Option<Res<Teaching>>,
    things: Things,
    time: Res<Time<Real>>,
    pace: Res<Pace>,
    screens: Query<Entity, With<BattleScreen>>,
    mut frames: Query<(Entity, &mut Node, &mut BorderColor), With<Frame>>,
    mut beaten: Local<f32>,
    mut commands: Commands,
) {
    let place = teaching
        .and_then(|teaching| spot(&teaching, &things.stage))
        .and_then(|spot| things.place(spot));
    let (Some(place), Ok(screen)) = (place, screens.single()) else {
        frames
            .iter()
            .for_each(|(frame, ..)| commands.entity(frame).despawn());
        return;
    };
    let Ok((_, mut node, mut line)) = frames.single_mut() else {
        let frame = (Frame, frame_node(place), BorderColor::all(colour::ACTIVE));
        commands.spawn((frame, GlobalZIndex(50), Pickable::IGNORE, ChildOf(screen)));
        *beaten = 0.0;
        return;
    };
    if node.set_if_neq(frame_node(place)) {
        *beaten = 0.0;
    }
    *beaten = (*beaten + time.delta_secs()).min(PULSE * PULSES);
    let wave = match pace.calm {
        true => 1.0,
        false => (*beaten * std::f32::consts::TAU / PULSE).cos(),
    };
    line.set_if_neq(BorderColor::all(colour::ACTIVE.with_alpha(0.75 + 0.25 * wave)));
}

fn frame_node(place: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(place.min.x - OUTSIDE),
        top: px(place.min.y - OUTSIDE),
        width: px(place.width() + 2.0 * OUTSIDE),
        height: px(place.height() + 2.0 * OUTSIDE),
        border: UiRect::all(px(LINE)),
        border_radius: BorderRadius::all(px(size::CORNER + OUTSIDE)),
        ..default()
    }
}
