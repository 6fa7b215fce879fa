//! What stands around the map: the widgets and the panels. It shows what the battle tells and decides nothing.

pub mod action_bar;
pub mod action_bar_card;
mod action_bar_choice;
mod action_bar_foe;
pub mod action_bar_group;
mod action_bar_odds;
pub mod action_bar_sheet;
pub mod action_bar_stake;
pub mod battle;
pub mod battle_answer;
pub mod battle_back;
mod battle_blow;
pub mod battle_codex;
pub mod battle_column;
mod battle_flag;
mod battle_gesture;
pub mod battle_hint;
mod battle_keys;
mod battle_legend;
mod battle_marks;
pub mod battle_odds;
mod battle_outlook;
pub mod battle_overlay;
mod battle_plan;
mod battle_pointer;
mod battle_rule;
mod battle_thought;
pub mod battle_tool;
pub mod desk;
mod desk_fellow;
mod desk_page;
pub mod dice_table;
pub(crate) mod duel;
pub mod key_name;
mod ladder;
mod ladder_loss;
mod ladder_token;
mod ledger;
pub mod lesson;
pub mod lesson_panel;
mod lesson_picture;
mod lesson_quiz;
mod lesson_spot;
pub mod log;
mod log_line;
mod log_luck;
mod log_view;
pub mod look_back;
pub mod note;
pub mod pointing;
mod pointing_keys;
pub mod portrait;
pub mod preference;
mod reasons;
pub mod sheet;
mod timeline;
pub mod widget;

use bevy::prelude::*;

pub(crate) use battle_rule::{Lexicon, RuleBook, Titles, number};
pub use log_luck::LuckRollouts;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((preference::plugin, key_name::plugin, widget::plugin, note::plugin));
    app.add_plugins((
        battle_blow::plugin,
        battle_hint::plugin,
        battle_legend::plugin,
        look_back::plugin,
        battle_outlook::plugin,
        battle_overlay::plugin,
        battle_odds::plugin,
        battle_plan::plugin,
        battle_thought::plugin,
        battle_tool::plugin,
    ));
    app.add_plugins((
        battle::plugin,
        battle_codex::plugin,
        battle_keys::plugin,
        battle_marks::plugin,
        battle_rule::plugin,
        desk::plugin,
        action_bar::plugin,
        dice_table::plugin,
        ladder::plugin,
        lesson::plugin,
        log::plugin,
        pointing::plugin,
        reasons::plugin,
        sheet::plugin,
        timeline::plugin,
    ));
}
