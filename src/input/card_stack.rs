//! The cards that lie over the screen, the last one on top: it alone has the focus, and it alone is closed by going back.
//! With it goes the focus, back to the widget that had it before.

use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

/// How far the first card lies over the panels of a screen.
const LOWEST: i32 = 90;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardStack>()
        .add_observer(lay)
        .add_observer(take_away);
}

/// The cards over the screen, from the lowest to the one on top: every modal group of widgets, each with the widget that had
/// the focus before it came.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CardStack(Vec<(Entity, Option<Entity>)>);

impl CardStack {
    /// The card on top; none while only the screen is there.
    pub fn top(&self) -> Option<Entity> {
        self.0.last().map(|(card, _)| *card)
    }
}

fn lay(
    added: On<Add, TabGroup>,
    groups: Query<&TabGroup>,
    focus: Res<InputFocus>,
    mut stack: ResMut<CardStack>,
    mut commands: Commands,
) {
    if groups.get(added.entity).is_ok_and(|group| group.modal) {
        stack.0.push((added.entity, focus.get()));
        let height = LOWEST + 10 * i32::try_from(stack.0.len()).unwrap_or(10);
        commands
            .entity(added.entity)
            .try_insert(GlobalZIndex(height.min(190)));
    }
}

fn take_away(
    removed: On<Remove, TabGroup>,
    widgets: Query<(), With<TabIndex>>,
    mut focus: ResMut<InputFocus>,
    mut stack: ResMut<CardStack>,
) {
    let Some(place) = stack.0.iter().position(|(card, _)| *card == removed.entity) else {
        return;
    };
    let (_, before) = stack.0.remove(place);
    if place == stack.0.len()
        && let Some(before) = before.filter(|widget| widgets.contains(*widget))
    {
        focus.set(before, FocusCause::Navigated);
    }
}
