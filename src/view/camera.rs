//! The camera over the map: it fits the map into its window among the panels, pans and zooms.

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, Viewport};
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;

use super::{OnStage, Stage, TILE};
use crate::battle::Ground;
use crate::board::Cell;

/// The node among the panels through which the map is seen.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct MapWindow;

/// A sheet that lies over the map: what is under it is not pointed at.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct CoversMap;

/// The camera that sees the map, in the map's window alone: what lies behind the panels is not drawn.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct MapEye;

/// The camera of the panels sees this layer while a map is seen, which is empty, and lays the panels over the map.
const NOTHING: usize = 1;

pub(super) fn open_eye(mut commands: Commands) {
    let eye = Camera {
        order: -1,
        is_active: false,
        // The camera of the panels hands both over to the screen.
        output_mode: CameraOutputMode::Skip,
        ..default()
    };
    commands.spawn((MapEye, Camera2d, eye, Msaa::Off));
}

/// Everything that can lie between the pointer and the map.
#[derive(SystemParam)]
pub(super) struct Cover<'w, 's> {
    screens: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    sheets: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<CoversMap>>,
    groups: Query<'w, 's, &'static TabGroup>,
}

impl Cover<'_, '_> {
    /// The pointer on the screen, if it is over the map and nothing lies between.
    fn pointer(&self, camera: &MapCamera) -> Option<Vec2> {
        let screen = self.screens.single().ok()?;
        let pointer = screen
            .cursor_position()
            .filter(|pointer| camera.region.contains(*pointer))?;
        let physical = pointer * screen.scale_factor();
        let is_covered = self.groups.iter().any(|group| group.modal)
            || self
                .sheets
                .iter()
                .any(|(node, place)| node.contains_point(*place, physical));
        (!is_covered).then_some(pointer)
    }
}

/// Where the camera looks and how near.
#[derive(Resource, Clone, Debug)]
pub struct MapCamera {
    /// The point of the map in the middle of its window.
    pub middle: Vec2,
    /// Units of the map in one logical pixel.
    pub scale: f32,
    /// The window of the map in logical pixels of the screen.
    pub region: Rect,
    /// Physical pixels in one logical pixel.
    density: f32,
    /// The scale at which the whole map fits.
    fit: f32,
    is_fitted: bool,
    /// Whether a hand has moved it since: then it stays where it is though its window changes a little.
    is_moved: bool,
    /// Whether all of the map is wanted, however small its cells become.
    shows_all: bool,
}

impl Default for MapCamera {
    fn default() -> Self {
        Self {
            middle: Vec2::ZERO,
            scale: 1.0,
            region: Rect::default(),
            density: 1.0,
            fit: 1.0,
            is_fitted: false,
            is_moved: false,
            shows_all: false,
        }
    }
}

impl MapCamera {
    /// Physical pixels for a length on the map, rounded up so that few sizes occur.
    pub fn pixels(&self, length: f32) -> u32 {
        let pixels = length / self.scale * self.density;
        (((pixels / 4.0).ceil() * 4.0) as u32).clamp(16, 448)
    }

    /// The point of the map under a point of the screen.
    pub fn point_under(&self, screen: Vec2) -> Vec2 {
        self.middle + (screen - self.region.center()) * self.scale * Vec2::new(1.0, -1.0)
    }

    /// The point of the screen over a point of the map.
    pub fn screen_over(&self, point: Vec2) -> Vec2 {
        self.region.center() + (point - self.middle) / self.scale * Vec2::new(1.0, -1.0)
    }

    /// Moves the camera by a number of logical pixels.
    pub fn pan(&mut self, pixels: Vec2) {
        self.middle += pixels * self.scale * Vec2::new(1.0, -1.0);
        self.is_moved = true;
    }

    /// Comes nearer (a factor above 1) or goes away, while this point of the screen stays where it is.
    pub fn zoom(&mut self, factor: f32, around: Vec2) {
        let before = self.point_under(around);
        self.scale = (self.scale / factor).clamp(self.fit / 6.0, self.fit * 1.6);
        self.middle += before - self.point_under(around);
        self.is_moved = true;
    }

    /// Lets the whole map be seen again.
    pub fn fit(&mut self) {
        (self.is_fitted, self.is_moved, self.shows_all) = (false, false, true);
    }

    /// Begins as for a new map: all of it, or all fighters where its cells would be too small.
    pub(super) fn begin(&mut self) {
        (self.is_fitted, self.is_moved, self.shows_all) = (false, false, false);
    }
}

/// The cell under the pointer; none while it is not over the map.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedCell(pub Option<Cell>);

/// Measures the window of the map and fits the map into it at the beginning and when asked.
pub(super) fn measure(
    windows: Query<(&ComputedNode, &UiGlobalTransform), With<MapWindow>>,
    screens: Query<&Window, With<PrimaryWindow>>,
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    grounds: Query<&Ground>,
    mut camera: ResMut<MapCamera>,
) {
    let ground = on_stage.battle.and_then(|battle| grounds.get(battle).ok());
    let (Ok((node, place)), Ok(screen), Some(ground)) = (windows.single(), screens.single(), ground) else {
        return;
    };
    let density = screen.scale_factor();
    let region = Rect::from_center_size(place.translation / density, node.size() / density);
    if region.size().min_element() < 1.0 {
        return;
    }
    let map = Vec2::new(f32::from(ground.board.width()), f32::from(ground.board.height())) * TILE;
    let fit = ((map + TILE * 0.5) / region.size()).max_element();
    if camera.region != region || camera.fit != fit || camera.density != density {
        (camera.region, camera.fit, camera.density) = (region, fit, density);
        camera.is_fitted &= camera.is_moved;
    }
    if !camera.is_fitted {
        camera.scale = fit;
        camera.middle = map * Vec2::new(0.5, -0.5);
        if !camera.shows_all {
            come_near(&mut camera, &stage);
        }
        camera.is_fitted = true;
    }
    // What is seen stays on the map; along a side that is seen whole the map stands in the middle.
    let room = ((map + TILE * 0.5 - region.size() * camera.scale) / 2.0).max(Vec2::ZERO);
    let middle = map * Vec2::new(0.5, -0.5);
    let wanted = camera.middle.clamp(middle - room, middle + room);
    if camera.middle != wanted {
        camera.middle = wanted;
    }
}

/// Comes near enough for cells of a readable size, as long as all fighters are still seen.
fn come_near(camera: &mut MapCamera, stage: &Stage) {
    const READABLE: f32 = 28.0;
    let places = || stage.figures.values().map(super::Figure::middle);
    let (Some(least), Some(most)) = (places().reduce(Vec2::min), places().reduce(Vec2::max)) else {
        return;
    };
    let seen = ((most - least + TILE * 3.0) / camera.region.size()).max_element();
    let scale = camera.scale.min(seen.max(TILE / READABLE));
    if scale < camera.scale {
        (camera.scale, camera.middle) = (scale, (least + most) / 2.0);
    }
}

/// Turns the wheel into zoom and the drag of the right or middle button into a pan.
pub(super) fn steer(
    scroll: Res<AccumulatedMouseScroll>,
    motion: Res<AccumulatedMouseMotion>,
    buttons: Res<ButtonInput<MouseButton>>,
    cover: Cover,
    mut camera: ResMut<MapCamera>,
) {
    let Some(pointer) = cover.pointer(&camera) else {
        return;
    };
    if scroll.delta.y != 0.0 {
        let lines = if scroll.unit == MouseScrollUnit::Line {
            scroll.delta.y
        } else {
            scroll.delta.y / 40.0
        };
        camera.zoom(1.15_f32.powf(lines), pointer);
    }
    if (buttons.pressed(MouseButton::Right) || buttons.pressed(MouseButton::Middle))
        && motion.delta != Vec2::ZERO
    {
        camera.pan(-motion.delta);
    }
}

/// Finds the cell under the pointer.
pub(super) fn point(
    cover: Cover,
    on_stage: Res<OnStage>,
    grounds: Query<&Ground>,
    camera: Res<MapCamera>,
    mut pointed: ResMut<PointedCell>,
) {
    let ground = on_stage.battle.and_then(|battle| grounds.get(battle).ok());
    let at = cover.pointer(&camera).map(|pointer| camera.point_under(pointer));
    let cell = at
        .map(cell_at)
        .filter(|cell| ground.is_some_and(|ground| ground.board.contains(*cell)));
    pointed.set_if_neq(PointedCell(cell));
}

/// The cell that holds a point of the map.
pub fn cell_at(point: Vec2) -> Cell {
    Cell::new((point.x / TILE).floor() as i16, (-point.y / TILE).floor() as i16)
}

/// Puts the camera where it looks and its picture into the window of the map; without a map it is shut.
pub(super) fn place_camera(
    camera: Res<MapCamera>,
    on_stage: Res<OnStage>,
    screens: Query<&Window, With<PrimaryWindow>>,
    mut eyes: Query<(&mut Camera, &mut Transform, &mut Projection), With<MapEye>>,
    mut panels: Query<(Entity, &mut Camera), (With<IsDefaultUiCamera>, Without<MapEye>)>,
    mut commands: Commands,
) {
    let (Ok(screen), Ok((mut eye, mut transform, mut projection))) = (screens.single(), eyes.single_mut())
    else {
        return;
    };
    let opening = opening(&camera, screen).filter(|_| on_stage.battle.is_some());
    if eye.is_active != opening.is_some() {
        eye.is_active = opening.is_some();
        for (entity, mut panel) in &mut panels {
            let (layer, clear) = if eye.is_active {
                (RenderLayers::layer(NOTHING), ClearColorConfig::None)
            } else {
                (RenderLayers::default(), ClearColorConfig::Default)
            };
            panel.clear_color = clear;
            commands.entity(entity).insert(layer);
        }
    }
    let Some(opening) = opening else { return };
    let seen = |viewport: &Viewport| (viewport.physical_position, viewport.physical_size);
    if eye.viewport.as_ref().map(seen) != Some(seen(&opening)) {
        eye.viewport = Some(opening);
    }
    let place = camera.middle.extend(transform.translation.z);
    if transform.translation != place {
        transform.translation = place;
    }
    let is_other = matches!(&*projection, Projection::Orthographic(view) if view.scale != camera.scale);
    if is_other && let Projection::Orthographic(view) = &mut *projection {
        view.scale = camera.scale;
    }
}

/// The window of the map in physical pixels, as far as it lies on the screen; none if nothing of it does.
fn opening(camera: &MapCamera, screen: &Window) -> Option<Viewport> {
    let all = screen.physical_size();
    let corner = |at: Vec2| (at * camera.density).round().max(Vec2::ZERO).as_uvec2().min(all);
    let (least, most) = (corner(camera.region.min), corner(camera.region.max));
    let size = most.saturating_sub(least);
    (size.min_element() > 0).then(|| Viewport {
        physical_position: least,
        physical_size: size,
        ..default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera() -> MapCamera {
        let region = Rect::new(100.0, 50.0, 500.0, 350.0);
        MapCamera {
            middle: Vec2::new(320.0, -160.0),
            scale: 2.0,
            fit: 2.0,
            region,
            ..default()
        }
    }

    #[test]
    fn the_point_under_the_pointer_stays_while_the_map_grows() {
        let mut camera = camera();
        let pointer = Vec2::new(140.0, 90.0);
        let before = camera.point_under(pointer);
        camera.zoom(1.5, pointer);
        assert!(camera.point_under(pointer).distance(before) < 1e-3);
    }

    #[test]
    fn the_screen_over_a_point_is_where_the_point_is_found() {
        let camera = camera();
        let point = Vec2::new(64.0, -128.0);
        assert!(camera.point_under(camera.screen_over(point)).distance(point) < 1e-3);
    }

    #[test]
    fn cells_are_counted_from_the_upper_left() {
        assert_eq!(cell_at(Vec2::new(65.0, -1.0)), Cell::new(1, 0));
        assert_eq!(cell_at(Vec2::new(-1.0, -130.0)), Cell::new(-1, 2));
    }
}
