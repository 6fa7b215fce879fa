//! What stands around the map: the theme, the widgets and the panels. It shows what the battle tells and decides nothing.

pub mod preference;
pub mod say;
pub mod theme;
pub mod widget;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((preference::plugin, theme::plugin, say::plugin, widget::plugin));
}
