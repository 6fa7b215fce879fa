//! Says on the standard output which screen is reached and what has the focus, for tests that act on the window from outside.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use super::Screen;
use crate::cli::line;
use crate::view::say::whole_texts;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_screen.run_if(state_changed::<Screen>), tell_focus)
            .chain()
            .run_if(resource_exists::<Report>),
    );
}

/// Present when the program was asked to report.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Report;

fn tell_screen(screen: Res<State<Screen>>) {
    line(match screen.get() {
        Screen::Title => "screen title",
        Screen::Setup => "screen setup",
        Screen::Battle => "screen battle",
        Screen::Result => "screen result",
        Screen::Review => "screen review",
        Screen::Settings => "screen settings",
    });
}

fn tell_focus(
    focus: Res<InputFocus>,
    mut told: Local<Option<Entity>>,
    texts: Query<AnyOf<(&Text, &TextSpan)>>,
    children: Query<&Children>,
) {
    if *told == focus.get() {
        return;
    }
    *told = focus.get();
    let Some(widget) = *told else {
        return;
    };
    let of = std::iter::once(widget).chain(children.iter_descendants_depth_first(widget));
    let words = whole_texts(of, &texts);
    line(&format!("focus {}", words.join(" ")));
}
