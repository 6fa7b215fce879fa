//! The ways between the screens, as answers to a pressed button.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::Screen;

/// To another screen.
pub(super) fn go_to(screen: Screen) -> impl Fn(On<Activate>, ResMut<NextState<Screen>>) {
    move |_, mut next| next.set(screen)
}

/// Out of the game.
pub(super) fn quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
