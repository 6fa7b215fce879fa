//! Moves the focus from widget to widget by keys and pad, and lets the pad press what has the focus.

use bevy::input::gamepad::Gamepad;
use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::tab_navigation::{NavAction, TabIndex, TabNavigation};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{
    Activate, Button, Checkbox, ScrollArea, SetSliderValue, Slider, SliderValueChange, ToggleChecked,
};

use super::action::Action;
use super::binding::just_pressed_on;
use super::capture::Capture;
use super::card_stack::CardStack;
use super::hands::Hands;

/// Seconds for which a direction is held before it repeats.
const DELAY: f32 = 0.4;
/// Seconds between repeats.
const REPEAT: f32 = 0.11;
/// The part of its height that a widget shares with those of the same line.
const SAME_LINE: f32 = 0.5;
/// The part that is enough on a card where nothing else is beside: columns whose lines are not level.
const TOUCHING: f32 = 0.01;
/// The directions of the menus.
const DIRECTIONS: [(Action, CompassOctant); 4] = [
    (Action::Up, CompassOctant::North),
    (Action::Down, CompassOctant::South),
    (Action::Left, CompassOctant::West),
    (Action::Right, CompassOctant::East),
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .init_resource::<AutoNavigationConfig>()
        .add_systems(
            Update,
            (
                hold_directions,
                return_focus,
                step_focus,
                turn_focus,
                press_by_pad,
            )
                .chain(),
        )
        .add_observer(focus_pressed);
}

/// A widget that uses the four directions itself while it has the focus, such as the map.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct KeepsArrows;

/// A widget to which the focus goes when the one that had it is gone: the one with which most go on.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Haven;

/// The direction that counts in this frame: pressed just now, or held long enough to repeat.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Held {
    /// The direction.
    pub now: Option<Action>,
    since: Option<(Action, f32)>,
}

fn hold_directions(hands: Hands, time: Res<Time<Real>>, mut held: ResMut<Held>) {
    held.now = None;
    for (action, _) in DIRECTIONS {
        if hands.just_pressed(action) {
            held.now = Some(action);
            held.since = Some((action, DELAY));
            return;
        }
    }
    let Some((action, left)) = held.since else {
        return;
    };
    if !hands.pressed(action) {
        held.since = None;
        return;
    }
    let left = left - time.delta_secs();
    held.now = (left <= 0.0).then_some(action);
    held.since = Some((action, if left <= 0.0 { REPEAT } else { left }));
}

/// A card that lies over the screen takes the focus, and the screen takes it back when the focus is lost: to its haven, or
/// to its first widget where it has none.
fn return_focus(
    mut focus: ResMut<InputFocus>,
    widgets: Query<(), With<TabIndex>>,
    havens: Query<Entity, With<Haven>>,
    stack: Res<CardStack>,
    parents: Query<&ChildOf>,
    navigation: TabNavigation,
) {
    let modal = stack.top();
    let inside = |focus: Entity| {
        widgets.contains(focus)
            && modal.is_none_or(|card| parents.iter_ancestors(focus).any(|ancestor| ancestor == card))
    };
    if focus.get().is_some_and(inside) {
        return;
    }
    if let Some(haven) = havens.iter().find(|haven| inside(*haven)) {
        focus.set(haven, FocusCause::Navigated);
        return;
    }
    let first = match modal {
        Some(card) => navigation.initialize(card, NavAction::First),
        None => navigation.navigate(&InputFocus::default(), NavAction::First),
    };
    if let Ok(first) = first {
        focus.set(first, FocusCause::Navigated);
    }
}

fn step_focus(
    hands: Hands,
    navigation: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let step = if hands.just_pressed(Action::Previous) {
        NavAction::Previous
    } else if hands.just_pressed(Action::Next) {
        NavAction::Next
    } else {
        return;
    };
    visible.0 = true;
    if let Ok(next) = navigation.navigate(&focus, step) {
        focus.set(next, FocusCause::Navigated);
    }
}

fn turn_focus(
    held: Res<Held>,
    config: Res<AutoNavigationConfig>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    widgets: Query<(Entity, &ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<TabIndex>>,
    keepers: Query<Has<KeepsArrows>>,
    sliders: Query<(), With<Slider>>,
    lines: Query<(), With<EditableText>>,
    panes: Query<(), With<ScrollArea>>,
    pads: Query<&Gamepad>,
    stack: Res<CardStack>,
    parents: Query<&ChildOf>,
    mut commands: Commands,
) {
    let Some((action, direction)) = DIRECTIONS
        .into_iter()
        .find(|(action, _)| held.now == Some(*action))
    else {
        return;
    };
    let Some(current) = focus.get() else { return };
    visible.0 = true;
    let sideways = matches!(action, Action::Left | Action::Right);
    let by_pad = pads
        .iter()
        .any(|pad| pad.get_pressed().next().is_some() || pad.left_stick() != Vec2::ZERO);
    // On a line to type in, the keys to the sides move the cursor; a pad has nothing to type with and goes on.
    if keepers.get(current).unwrap_or_default() || sideways && !by_pad && lines.contains(current) {
        return;
    }
    if sideways && sliders.contains(current) {
        // The slider itself listens to the keyboard; the pad needs a word for it.
        if by_pad {
            let step = if action == Action::Left { -1.0 } else { 1.0 };
            let change = SliderValueChange::RelativeStep(step);
            commands.trigger(SetSliderValue {
                entity: current,
                change,
            });
        }
        return;
    }
    let modal = stack.top();
    let areas: Vec<_> = widgets
        .iter()
        .filter(|(widget, node, _, seen)| {
            !node.is_empty()
                && seen.get()
                && modal.is_none_or(|card| parents.iter_ancestors(*widget).any(|ancestor| ancestor == card))
        })
        .map(|(entity, node, place, _)| FocusableArea {
            entity,
            position: place.translation * node.inverse_scale_factor(),
            size: node.size() * node.inverse_scale_factor(),
        })
        .collect();
    let from = areas.iter().find(|area| area.entity == current);
    // A card is a list of lines, in which the sides end; on a screen the panels beside count, too.
    let line = (sideways, modal.is_some());
    let pane_of = |entity: Entity| {
        parents
            .iter_ancestors(entity)
            .find(|above| panes.contains(*above))
    };
    let own = pane_of(current);
    let is_other_pane = |entity: Entity| {
        let pane = pane_of(entity);
        own.is_some() && pane.is_some() && pane != own
    };
    if let Some(next) = from.and_then(|from| next_area(from, direction, &areas, &config, line, is_other_pane))
    {
        focus.set(next, FocusCause::Navigated);
    }
}

/// The widget that lies next in a direction. To the sides those of the same line come first; on a card others must be level with a part
/// of it, or, where none is, in another pane.
fn next_area(
    from: &FocusableArea,
    direction: CompassOctant,
    areas: &[FocusableArea],
    config: &AutoNavigationConfig,
    (sideways, on_card): (bool, bool),
    is_other_pane: impl Fn(Entity) -> bool,
) -> Option<Entity> {
    let sharing = |part: f32| {
        let config = AutoNavigationConfig {
            min_alignment_factor: part,
            ..config.clone()
        };
        find_best_candidate(from, direction, areas, &config)
    };
    match (sideways, on_card) {
        (true, true) => sharing(SAME_LINE).or_else(|| sharing(TOUCHING)).or_else(|| {
            let mut others = areas.to_vec();
            others.retain(|area| is_other_pane(area.entity));
            find_best_candidate(from, direction, &others, config)
        }),
        (true, false) => sharing(SAME_LINE).or_else(|| find_best_candidate(from, direction, areas, config)),
        (false, _) => find_best_candidate(from, direction, areas, config),
    }
}

/// Presses the widget in the focus by the pad. The widgets listen to the keyboard themselves.
fn press_by_pad(
    pads: Query<&Gamepad>,
    capture: Res<Capture>,
    focus: Res<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    buttons: Query<(), (With<Button>, Without<InteractionDisabled>)>,
    boxes: Query<(), (With<Checkbox>, Without<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let Some(entity) = focus.get() else { return };
    if capture.0.is_some() || !pads.iter().any(|pad| just_pressed_on(pad, Action::Confirm)) {
        return;
    }
    visible.0 = true;
    if buttons.contains(entity) {
        commands.trigger(Activate { entity });
    } else if boxes.contains(entity) {
        commands.trigger(ToggleChecked { entity });
    }
}

/// A pressed widget takes the focus; the ring stays away until a key or a pad asks for it.
fn focus_pressed(
    press: On<Pointer<Press>>,
    widgets: Query<(), With<TabIndex>>,
    parents: Query<&ChildOf>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    visible.0 = false;
    let mut ancestors = std::iter::once(press.entity).chain(parents.iter_ancestors(press.entity));
    if let Some(widget) = ancestors.find(|entity| widgets.contains(*entity))
        && focus.get() != Some(widget)
    {
        focus.set(widget, FocusCause::Pressed);
    }
}
