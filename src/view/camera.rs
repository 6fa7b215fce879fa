//! The camera over the map: it fits the map into its window among the panels, pans and zooms.

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;

use super::{OnStage, TILE};
use crate::battle::Ground;
use crate::board::Cell;

/// The node among the panels through which the map is seen.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct MapWindow;

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
    }

    /// Comes nearer (a factor above 1) or goes away, while this point of the screen stays where it is.
    pub fn zoom(&mut self, factor: f32, around: Vec2) {
        let before = self.point_under(around);
        self.scale = (self.scale / factor).clamp(self.fit / 6.0, self.fit * 1.6);
        self.middle += before - self.point_under(around);
    }

    /// Lets the whole map be seen again.
    pub fn fit(&mut self) {
        self.is_fitted = false;
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
        camera.is_fitted = false;
    }
    if !camera.is_fitted {
        camera.scale = fit;
        camera.middle = map * Vec2::new(0.5, -0.5);
        camera.is_fitted = true;
    }
    let room = map / 2.0;
    let middle = map * Vec2::new(0.5, -0.5);
    let wanted = camera.middle.clamp(middle - room, middle + room);
    if camera.middle != wanted {
        camera.middle = wanted;
    }
}

/// Turns the wheel into zoom and the drag of the right or middle button into a pan.
pub(super) fn steer(
    scroll: Res<AccumulatedMouseScroll>,
    motion: Res<AccumulatedMouseMotion>,
    buttons: Res<ButtonInput<MouseButton>>,
    screens: Query<&Window, With<PrimaryWindow>>,
    mut camera: ResMut<MapCamera>,
) {
    let Some(pointer) = screens.single().ok().and_then(Window::cursor_position) else {
        return;
    };
    if !camera.region.contains(pointer) {
        return;
    }
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
    screens: Query<&Window, With<PrimaryWindow>>,
    on_stage: Res<OnStage>,
    grounds: Query<&Ground>,
    camera: Res<MapCamera>,
    mut pointed: ResMut<PointedCell>,
) {
    let ground = on_stage.battle.and_then(|battle| grounds.get(battle).ok());
    let cell = screens
        .single()
        .ok()
        .and_then(Window::cursor_position)
        .filter(|pointer| camera.region.contains(*pointer))
        .map(|pointer| cell_at(camera.point_under(pointer)))
        .filter(|cell| ground.is_some_and(|ground| ground.board.contains(*cell)));
    pointed.set_if_neq(PointedCell(cell));
}

/// The cell that holds a point of the map.
pub fn cell_at(point: Vec2) -> Cell {
    Cell::new((point.x / TILE).floor() as i16, (-point.y / TILE).floor() as i16)
}

/// Puts the camera where it looks, seen from the middle of the whole screen.
pub(super) fn place_camera(
    camera: Res<MapCamera>,
    on_stage: Res<OnStage>,
    screens: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<Camera2d>>,
) {
    let Ok(screen) = screens.single() else {
        return;
    };
    if on_stage.battle.is_none() {
        return;
    }
    let aside = (camera.region.center() - screen.size() / 2.0) * camera.scale * Vec2::new(1.0, -1.0);
    for (mut transform, mut projection) in &mut cameras {
        let place = (camera.middle - aside).extend(transform.translation.z);
        if transform.translation != place {
            transform.translation = place;
        }
        if let Projection::Orthographic(view) = &mut *projection
            && view.scale != camera.scale
        {
            view.scale = camera.scale;
        }
    }
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
