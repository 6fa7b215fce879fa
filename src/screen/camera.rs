//! The one camera of the window. The map moves it; the panels do not move with it.

use bevy::prelude::*;

use crate::view::theme::colour;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(colour::WORKTOP))
        .add_systems(Startup, place_camera);
}

fn place_camera(mut commands: Commands) {
    // All that is drawn has soft edges of its own; sampling each pixel four times would only cost time.
    commands.spawn((Camera2d, IsDefaultUiCamera, Msaa::Off));
}
