//! The card that says why something could not be done: every problem with its file, place and reason.

use bevy::prelude::*;

use super::card;
use crate::content::Problems;
use crate::ui::widget::{column, scroll_area, text};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trouble>()
        .add_systems(Update, tell.run_if(resource_changed::<Trouble>));
}

/// What forbade the last fight; empty when nothing did.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Trouble(pub Problems);

/// The card that tells of the trouble.
#[derive(Component)]
struct Notice;

fn tell(trouble: Res<Trouble>, told: Query<Entity, With<Notice>>, mut commands: Commands) {
    told.iter().for_each(|card| commands.entity(card).despawn());
    if trouble.0.is_empty() {
        return;
    }
    card::lay(&mut commands, Notice, ("notice-title", px(720)), |card| {
        let pane = Node {
            height: px(230),
            min_height: px(60),
            flex_shrink: 1.0,
            ..column(0.0)
        };
        card.spawn(pane).with_children(|pane| {
            pane.spawn(scroll_area(size::GAP)).with_children(|list| {
                for problem in trouble.0.iter() {
                    list.spawn(text(
                        Phrase::plain(problem.to_string()),
                        Letters::new(Face::Figures, size::SMALL).in_ink(colour::WARNING_INK),
                    ));
                }
            });
        });
        card::foot(card, "help-close", |_| {});
    });
}
