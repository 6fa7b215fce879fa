//! How a widget looks at rest, under the pointer, pressed, chosen and switched off.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

use crate::view::theme::colour;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, paint_skins.before(bevy::ui::UiSystems::Prepare));
}

/// The grounds and lines of a widget in its states.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Skin {
    /// Ground at rest.
    pub rest: Color,
    /// Ground under the pointer.
    pub hovered: Color,
    /// Ground while pressed.
    pub pressed: Color,
    /// Line around it.
    pub line: Color,
    /// Line around it when it is chosen.
    pub chosen: Color,
}

impl Skin {
    /// Paper with a thin line: the usual button.
    pub const PAPER: Self = Self {
        rest: colour::PAPER,
        hovered: colour::SHADE,
        pressed: colour::EDGE,
        line: colour::FAINT,
        chosen: colour::INK,
    };
    /// Ink with paper letters: the one thing that most players want next.
    pub const INK: Self = Self {
        rest: colour::INK,
        hovered: colour::INK_LIGHT,
        pressed: colour::INK_LIGHT,
        line: colour::INK,
        chosen: colour::INK,
    };
    /// No ground at rest: a button inside running text.
    pub const QUIET: Self = Self {
        rest: Color::NONE,
        hovered: colour::SHADE,
        pressed: colour::EDGE,
        line: Color::NONE,
        chosen: Color::NONE,
    };

    /// A button inside running text that is marked.
    pub const MARKED: Self = Self {
        rest: colour::PAPER,
        hovered: colour::SHADE,
        pressed: colour::EDGE,
        line: colour::ACTIVE,
        chosen: colour::ACTIVE,
    };

    fn ground(&self, hovered: bool, pressed: bool, disabled: bool) -> Color {
        match (disabled, pressed, hovered) {
            (true, ..) => Color::NONE,
            (_, true, _) => self.pressed,
            (_, _, true) => self.hovered,
            _ => self.rest,
        }
    }
}

fn paint_skins(
    mut widgets: Query<(
        &Skin,
        Option<&Hovered>,
        Has<Pressed>,
        Has<Checked>,
        Has<InteractionDisabled>,
        &mut BackgroundColor,
        &mut BorderColor,
    )>,
) {
    for (skin, hovered, pressed, chosen, disabled, mut ground, mut line) in &mut widgets {
        let hovered = hovered.is_some_and(|hovered| hovered.get());
        ground.set_if_neq(BackgroundColor(skin.ground(hovered, pressed, disabled)));
        line.set_if_neq(BorderColor::all(if chosen { skin.chosen } else { skin.line }));
    }
}
