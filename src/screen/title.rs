//! The title screen: the name of the game and what can be done with it.

use bevy::prelude::*;

use super::Screen;
use crate::ui::theme::{Face, Letters, size};
use crate::ui::widget::{button, column, primary_button, text};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), show);
}

fn show(mut commands: Commands) {
    commands.spawn((
        DespawnOnExit(Screen::Title),
        bevy::input_focus::tab_navigation::TabGroup::new(0),
        Node {
            left: px(40),
            top: px(40),
            width: px(300),
            ..column(size::GAP)
        },
        children![
            text(
                crate::ui::say::Phrase::plain("Klingentanz"),
                Letters::new(Face::Title, size::NAME)
            ),
            primary_button("title-new-fight"),
            button("title-settings"),
            button("title-quit"),
            (crate::ui::widget::toggle("title-settings")),
            (
                crate::ui::widget::option_button("title-settings"),
                bevy::ui::Checked,
                crate::ui::widget::Tooltip("title-quit".into())
            ),
            crate::ui::widget::slider(70.0..=160.0, 10.0, 100.0),
            crate::ui::widget::digits_field("12345", 20),
        ],
    ));
}
