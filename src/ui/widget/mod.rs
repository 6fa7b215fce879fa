//! The widgets that all screens are built from. They look alike, can all be reached by keyboard and pad, and show a ring
//! where the focus is. What happens when one is used is left to the screen that puts it there.

mod button;
mod focus;
mod panel;
mod scroll;
mod sign;
mod skin;
mod slider;
mod text_field;
mod toggle;
mod tooltip;

use bevy::prelude::*;
use bevy::ui::Checked;

pub use button::{
    button, fold_head, icon_button, option_button, primary_button, quiet_button, row_button, sign_button,
    small_button,
};
pub use focus::focusable;
pub use panel::{aside, card, column, heading, label, panel, prose, remark, row, spacer, text, veil};
pub use scroll::{scroll_area, scroll_sheet};
pub use skin::Skin;
pub use slider::{number_slider, number_thumb, slider, slider_track};
pub use text_field::{digits_field, field_text, path_field, words_field};
pub use toggle::toggle;
pub use tooltip::Tooltip;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        toggle::show_marks.before(bevy::ui::UiSystems::Prepare),
    )
    .add_plugins((
        focus::plugin,
        scroll::plugin,
        sign::plugin,
        skin::plugin,
        slider::plugin,
    ));
}

/// Marks a widget as chosen, or takes the mark away, where it is not so already. A widget that has just gone needs no mark.
pub fn set_checked(commands: &mut Commands, widget: Entity, is: bool, wanted: bool) {
    if wanted && !is {
        commands.entity(widget).try_insert(Checked);
    } else if is && !wanted {
        commands.entity(widget).try_remove::<Checked>();
    }
}
