//! What covers the screen when people change seats: the card that waits until the next one is ready, and the curtain that only hides
//! what is taken away.

use std::time::Duration;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::due::{Due, Next};
use super::news;
use crate::battle::SideId;
use crate::input::{Action, Hands};
use crate::screen::Screen;
use crate::ui::widget::{column, label, panel, primary_button, text};
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::words::Phrase;

/// How long a curtain hides the screen.
const CURTAIN: Duration = Duration::from_millis(700);

/// What covers the screen.
#[derive(Component)]
pub(super) enum Card {
    /// It waits until somebody is ready.
    HandOver {
        /// The side whose eyes alone see under it; none where somebody has only called for it.
        eyes: Option<SideId>,
    },
    /// It goes by itself: what it hides is not shown any more then.
    Curtain {
        /// The side whose eyes take over under it.
        eyes: SideId,
        /// How long it stays.
        left: Duration,
    },
}

impl Card {
    /// A curtain that falls before a side is asked.
    pub(super) const fn curtain(eyes: SideId) -> Self {
        Self::Curtain { eyes, left: CURTAIN }
    }

    /// Lets time pass; whether a curtain has hung long enough.
    pub(super) fn is_through(&mut self, time: Duration) -> bool {
        match self {
            Self::HandOver { .. } => false,
            Self::Curtain { left, .. } => {
                *left = left.saturating_sub(time);
                left.is_zero()
            }
        }
    }
}

/// Covers the screen before somebody is asked.
pub(super) fn show(commands: &mut Commands, card: Card, next: &Next, ink: Color) {
    let cover = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let ground = (cover, BackgroundColor(colour::WORKTOP), GlobalZIndex(90));
    let waits = matches!(card, Card::HandOver { .. });
    commands
        .spawn((card, DespawnOnExit(Screen::Battle), TabGroup::modal(), ground))
        .with_children(|page| {
            page.spawn(panel())
                .insert(Node {
                    padding: UiRect::all(px(34)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    align_items: AlignItems::Center,
                    ..column(18.0)
                })
                .with_children(|sheet| {
                    let title = if waits {
                        "battle-hand-over"
                    } else {
                        "battle-at-turn"
                    };
                    let words = Phrase::key(title).with("side", next.name.clone());
                    sheet.spawn(text(words, Letters::new(Face::Title, size::TITLE).in_ink(ink)));
                    sheet.spawn(label(Phrase::key("keys-seat").with("seat", i64::from(next.seat))));
                    if waits {
                        let ready = primary_button("battle-hand-over-ready");
                        sheet.spawn((ready, AutoFocus, observe(take_seat)));
                    }
                });
        });
}

/// Takes the card away, and shows who has sat down what has happened meanwhile.
fn take_seat(_: On<Activate>, cards: Query<(Entity, &Card)>, mut commands: Commands) {
    for (entity, card) in &cards {
        commands.entity(entity).despawn();
        if matches!(card, Card::HandOver { eyes: Some(_) }) {
            commands.run_system_cached(news::tell);
        }
    }
}

/// Covers the screen when a player asks for it, so that he can hand the mouse over before his turn is through, or look with the eyes of his
/// side alone.
pub(super) fn call(
    hands: Hands,
    groups: Query<&TabGroup>,
    due: Res<Due>,
    palette: Res<Palette>,
    mut commands: Commands,
) {
    if !hands.just_pressed(Action::HandOver) || groups.iter().any(|group| group.modal) {
        return;
    }
    if let Some(next) = due.next.as_ref().filter(|next| next.whose.is_some()) {
        let eyes = Some(next.side);
        show(
            &mut commands,
            Card::HandOver { eyes },
            next,
            palette.side(next.side),
        );
    }
}
