//! For whom the cards on the table are, where there are too many to show those for everybody: a badge for each, of which one is chosen.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::battle_rule::RuleBook;
use super::desk::Desk;
use super::widget::{Skin, Tooltip, row, text};
use crate::battle::FighterId;
use crate::view::theme::{Face, Letters, size};
use crate::view::{Atelier, Stage};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(choose);
}

/// A badge that lays the cards for this fighter on the table.
#[derive(Component, Clone, Copy)]
struct ForWhom(FighterId);

/// The badges of all whom the cards are for, the chosen one framed and named.
pub(super) fn spawn(
    line: &mut ChildSpawnerCommands,
    desk: &Desk,
    stage: &Stage,
    atelier: &mut Atelier,
    book: &RuleBook,
) {
    line.spawn(row(3.0)).with_children(|line| {
        for target in desk.targets() {
            let Some(figure) = stage.figures.get(&target) else {
                continue;
            };
            let is_chosen = desk.whom() == Some(target);
            let node = Node {
                align_items: AlignItems::Center,
                column_gap: px(4),
                padding: UiRect::axes(px(3), px(2)),
                border: UiRect::all(px(if is_chosen { 2 } else { 1 })),
                border_radius: BorderRadius::all(px(4)),
                ..default()
            };
            let badge = Node {
                width: px(16),
                height: px(16),
                ..default()
            };
            let looks = (
                node,
                BackgroundColor::default(),
                BorderColor::default(),
                Skin::PAPER,
            );
            let mut button = line.spawn((ForWhom(target), Button, Hovered::default(), looks));
            button.insert(Tooltip(book.called(target)));
            if is_chosen {
                button.insert((bevy::ui::Checkable, bevy::ui::Checked));
            }
            button.with_children(|parent| {
                let picture = atelier.badge(figure.side, &figure.mark, 40);
                parent.spawn((ImageNode::new(picture), badge, Pickable::IGNORE));
                if is_chosen {
                    let name = text(book.called(target), Letters::new(Face::Text, size::SMALL));
                    parent.spawn((name, TextLayout::no_wrap()));
                }
            });
        }
    });
}

fn choose(used: On<Activate>, badges: Query<&ForWhom>, mut desk: ResMut<Desk>) {
    if let Ok(badge) = badges.get(used.entity) {
        desk.look_at_target(badge.0);
    }
}
