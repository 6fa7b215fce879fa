//! The map and the fighters on it, and the showing of what battle events tell. It decides nothing and writes no battle component.

mod art;
pub mod camera;
mod die;
mod draft;
mod dusk;
mod edges;
mod figure;
mod floor;
mod grid;
mod guise;
mod ink;
mod lying;
mod mark;
mod motion;
mod omen;
mod overlay;
mod past;
mod picture;
mod reading;
pub mod say;
mod shade;
pub mod sound;
mod stage;
pub mod terms;
pub mod theme;
mod tiles;
mod token;
mod veil;
mod word;

use bevy::prelude::*;
use bevy::render::RenderApp;

pub use art::{Model, Sign};
pub(crate) use die::sign;
pub use figure::{Figure, Lamp};
pub use guise::{Guise, Layer, REACH};
pub use motion::{Motion, Pace, Speed};
pub use overlay::{Ghost, Highlights, Ordered, Trail};
pub use past::Past;
pub use picture::{Atelier, Motif, Pictures, TOKEN_MARGIN};
pub use reading::{ChosenEyes, Reader, Reading, Watching, odds};
pub use shade::{MapOverlay, ink as shade_ink};
pub use stage::{Glance, OnStage, Scenery, Stage, subject, system_of};
pub use token::{Portraits, Token, Upper};

/// Width and height of a cell in units of the map.
pub const TILE: f32 = 64.0;

/// Heights of the layers of the map; what is higher covers what is lower.
mod layer {
    pub(super) const GROUND: f32 = 0.0;
    pub(super) const GRID: f32 = 1.0;
    pub(super) const THINGS: f32 = 2.0;
    pub(super) const EDGES: f32 = 3.0;
    pub(super) const FLOOR: f32 = 2.8;
    pub(super) const DUSK: f32 = 3.4;
    pub(super) const VEIL: f32 = 3.5;
    pub(super) const SHADE: f32 = 3.6;
    pub(super) const OMEN: f32 = 3.8;
    pub(super) const REACH: f32 = 4.0;
    pub(super) const GHOST: f32 = 5.0;
    pub(super) const FALLEN: f32 = 6.0;
    pub(super) const HALO: f32 = 7.0;
    pub(super) const TOKEN: f32 = 8.0;
    pub(super) const WORD: f32 = 10.0;
}

/// Everything on the map that belongs to the fight which is shown; it goes when the fight leaves the stage.
#[derive(Component)]
pub struct OfBattle;

/// Stages of showing a battle, in this order, once a frame while one is on the stage.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewSystems {
    /// The rule system is asked about a battle that has gone on.
    Read,
    /// The queue of happenings is shown.
    Play,
    /// The map and the tokens are drawn.
    Draw,
}

pub(crate) fn plugin(app: &mut App) {
    // Where nothing is drawn, as in a test, there is no renderer that tiles could be handed to.
    if app.get_sub_app(RenderApp).is_some() {
        app.add_plugins(bevy_ecs_tilemap::TilemapPlugin);
    }
    app.add_plugins((theme::plugin, say::plugin, terms::plugin));
    sound::plugin(app);
    app.init_resource::<OnStage>()
        .init_resource::<Stage>()
        .init_resource::<Glance>()
        .init_resource::<Past>()
        .init_resource::<stage::Scenery>()
        .init_resource::<Reading>()
        .init_resource::<Watching>()
        .init_resource::<ChosenEyes>()
        .init_resource::<crate::battle::Audience>()
        .init_resource::<Motion>()
        .init_resource::<Pace>()
        .init_resource::<Portraits>()
        .init_resource::<Highlights>()
        .init_resource::<MapOverlay>()
        .init_resource::<lying::Litter>()
        .init_resource::<dusk::Lamps>()
        .init_resource::<Pictures>()
        .init_resource::<camera::MapCamera>()
        .init_resource::<camera::PointedCell>()
        .configure_sets(
            Update,
            (ViewSystems::Read, ViewSystems::Play, ViewSystems::Draw).chain(),
        )
        .add_systems(
            Update,
            (
                stage::set_scenery,
                reading::watch,
                reading::read_battle,
                stage::set_stage,
            )
                .chain()
                .in_set(ViewSystems::Read),
        )
        .add_systems(
            Update,
            (
                motion::play,
                word::rise,
                die::roll,
                past::remember,
                stage::glance_back,
            )
                .chain()
                .in_set(ViewSystems::Play),
        );
    app.add_systems(Startup, camera::open_eye)
        .add_systems(
            Update,
            token::forget_pictures
                .before(ViewSystems::Read)
                .run_if(resource_changed::<theme::Palette>),
        )
        .add_systems(
            Update,
            (
                (
                    clear_map,
                    tiles::lay_tiles,
                    grid::draw_grid,
                    floor::draw_floor,
                    lying::find_litter,
                    lying::draw_litter,
                    edges::draw_edges,
                    dusk::draw_dusk,
                )
                    .chain(),
                (
                    camera::steer,
                    camera::measure,
                    camera::point,
                    camera::place_camera,
                )
                    .chain(),
                (token::keep_tokens, token::show_tokens, token::show_halo).chain(),
                (veil::draw_veil, veil::draw_ghosts, omen::draw_omens),
                (shade::draw_overlay, overlay::draw_highlights).chain(),
            )
                .chain()
                .in_set(ViewSystems::Draw),
        );
}

/// Takes the map away when another battle comes onto the stage.
fn clear_map(
    on_stage: Res<OnStage>,
    things: Query<Entity, (With<OfBattle>, Without<ChildOf>)>,
    mut camera: ResMut<camera::MapCamera>,
    mut map: Local<std::path::PathBuf>,
    mut commands: Commands,
) {
    if !on_stage.is_changed() {
        return;
    }
    // A fight that is taken back is a new battle on the same map: the camera stays.
    if on_stage.battle.is_none() || on_stage.level != *map {
        map.clone_from(&on_stage.level);
        camera.begin();
    }
    for thing in &things {
        commands.entity(thing).despawn();
    }
}
