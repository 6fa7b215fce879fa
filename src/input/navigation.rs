//! Moves the focus from widget to widget by keys and pad, and lets the pad press what has the focus.

use bevy::ecs::system::SystemParam;
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

/// A widget to which the focus goes when the one that had it is gone.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Haven {
    /// The one with which most go on.
    WayOn,
    /// One beside it, while that is not there.
    Near,
    /// One that does nothing when it is pressed, while there is no way on.
    Rest,
}

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

/// The widgets that lie on the screen, in their order: those of which nothing is taken out of the layout.
#[derive(SystemParam)]
struct Row<'w, 's> {
    navigation: TabNavigation<'w, 's>,
    widgets: Query<'w, 's, (), With<TabIndex>>,
    nodes: Query<'w, 's, &'static Node>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl Row<'_, '_> {
    fn is_shown(&self, widget: Entity) -> bool {
        let mut nodes = std::iter::once(widget).chain(self.parents.iter_ancestors(widget));
        self.widgets.contains(widget)
            && nodes.all(|node| {
                let node = self.nodes.get(node);
                node.map_or(true, |node| node.display != Display::None)
            })
    }

    fn is_on(&self, card: Entity, widget: Entity) -> bool {
        self.parents
            .iter_ancestors(widget)
            .any(|ancestor| ancestor == card)
    }

    /// The first widget of a card, or of the screen.
    fn first(&self, card: Option<Entity>) -> Option<Entity> {
        let first = match card {
            Some(card) => self.navigation.initialize(card, NavAction::First),
            None => self.navigation.navigate(&InputFocus::default(), NavAction::First),
        };
        self.next_shown(first.ok(), NavAction::Next)
    }

    /// The widget a step from the focus.
    fn step(&self, focus: &InputFocus, step: NavAction) -> Option<Entity> {
        self.next_shown(self.navigation.navigate(focus, step).ok(), step)
    }

    /// The widget itself, or the next one a step on that is shown; none where all have been looked at.
    fn next_shown(&self, widget: Option<Entity>, step: NavAction) -> Option<Entity> {
        let onward = |at: &Entity| {
            let next = self.navigation.navigate(&InputFocus::from_entity(*at), step);
            next.ok()
        };
        std::iter::successors(widget, onward)
            .take(self.widgets.iter().count())
            .find(|widget| self.is_shown(*widget))
    }
}

/// A card that lies over the screen takes the focus, and the screen takes it back when the focus is lost: to its haven, or
/// to its first widget where it has none.
fn return_focus(
    mut focus: ResMut<InputFocus>,
    havens: Query<(Entity, &Haven)>,
    stack: Res<CardStack>,
    row: Row,
) {
    let modal = stack.top();
    let inside = |focus: Entity| row.is_shown(focus) && modal.is_none_or(|card| row.is_on(card, focus));
    if focus.get().is_some_and(inside) {
        return;
    }
    let havens = havens.iter().filter(|(haven, _)| inside(*haven));
    if let Some((haven, _)) = havens.min_by_key(|(_, haven)| **haven) {
        focus.set(haven, FocusCause::Navigated);
        return;
    }
    if let Some(first) = row.first(modal) {
        focus.set(first, FocusCause::Navigated);
    }
}

fn step_focus(hands: Hands, row: Row, mut focus: ResMut<InputFocus>, mut visible: ResMut<InputFocusVisible>) {
    let step = if hands.just_pressed(Action::Previous) {
        NavAction::Previous
    } else if hands.just_pressed(Action::Next) {
        NavAction::Next
    } else {
        return;
    };
    visible.0 = true;
    if let Some(next) = row.step(&focus, step) {
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
    panes: Query<(&ComputedNode, &UiGlobalTransform), With<ScrollArea>>,
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
    let area = |entity: Entity, node: &ComputedNode, place: &UiGlobalTransform| FocusableArea {
        entity,
        position: place.translation * node.inverse_scale_factor(),
        size: node.size() * node.inverse_scale_factor(),
    };
    let pane_of = |widget: Entity| {
        let mut above = parents.iter_ancestors(widget);
        above.find_map(|above| {
            panes
                .get(above)
                .ok()
                .map(|(node, place)| area(above, node, place))
        })
    };
    let own = pane_of(current).map(|pane| pane.entity);
    let spots: Vec<_> = widgets
        .iter()
        .filter(|(widget, node, _, seen)| {
            !node.is_empty()
                && seen.get()
                && modal.is_none_or(|card| parents.iter_ancestors(*widget).any(|ancestor| ancestor == card))
        })
        .map(|(widget, node, place, _)| Spot {
            area: area(widget, node, place),
            pane: pane_of(widget),
        })
        // From elsewhere one gets to what is seen of a pane, not to what has been scrolled out of it.
        .filter(|spot| spot.pane() == own || spot.is_in_sight())
        .collect();
    if let Some(from) = spots.iter().find(|spot| spot.area.entity == current)
        && let Some(next) = next_spot(from, direction, &spots, &config, modal.is_some())
    {
        focus.set(next, FocusCause::Navigated);
    }
}

/// Where a widget is, and the pane that scrolls it.
struct Spot {
    area: FocusableArea,
    pane: Option<FocusableArea>,
}

impl Spot {
    /// Whether it has not been scrolled out of its pane.
    fn is_in_sight(&self) -> bool {
        let pane = self.pane.as_ref();
        pane.is_none_or(|pane| Rect::from_center_size(pane.position, pane.size).contains(self.area.position))
    }

    fn pane(&self) -> Option<Entity> {
        self.pane.as_ref().map(|pane| pane.entity)
    }

    /// How far below this widget another begins, in pixels, or above it; negative where they share a height.
    fn gap(&self, is_up: bool, to: &Self) -> f32 {
        let way = to.area.position.y - self.area.position.y;
        (if is_up { -way } else { way }) - (self.area.size.y + to.area.size.y) / 2.0
    }

    /// Whether the pane of another lies above or below this widget.
    fn is_in_column_of(&self, to: &Self) -> bool {
        let pane = to.pane.as_ref();
        pane.is_some_and(|pane| (pane.position.x - self.area.position.x).abs() <= pane.size.x / 2.0)
    }
}

/// The widget that lies next in a direction. To the sides those of the same line come first; on a card others must be level with a part
/// of it, or, where none is, in another pane. Up and down on a card lead through the pane to its end and pass over no other pane.
fn next_spot(
    from: &Spot,
    direction: CompassOctant,
    spots: &[Spot],
    config: &AutoNavigationConfig,
    on_card: bool,
) -> Option<Entity> {
    let best = |config: &AutoNavigationConfig, is_one: &dyn Fn(&Spot) -> bool| {
        let areas: Vec<_> = spots
            .iter()
            .filter(|spot| is_one(spot))
            .map(|spot| spot.area)
            .collect();
        find_best_candidate(&from.area, direction, &areas, config)
    };
    let sharing = |part: f32| {
        let config = AutoNavigationConfig {
            min_alignment_factor: part,
            ..config.clone()
        };
        best(&config, &|_| true)
    };
    let own = from.pane();
    let is_sideways = matches!(direction, CompassOctant::East | CompassOctant::West);
    match (is_sideways, on_card) {
        (true, true) => sharing(SAME_LINE).or_else(|| sharing(TOUCHING)).or_else(|| {
            best(config, &|spot| {
                own.is_some() && spot.pane.is_some() && spot.pane() != own
            })
        }),
        (true, false) => sharing(SAME_LINE).or_else(|| best(config, &|_| true)),
        (false, true) => own
            .and_then(|_| best(config, &|spot| spot.pane() == own))
            .or_else(|| {
                let beyond = best(config, &|spot| own.is_none() || spot.pane() != own);
                let beyond = beyond.and_then(|beyond| spots.iter().find(|spot| spot.area.entity == beyond));
                nearest_line(from, direction == CompassOctant::North, spots, beyond)
            }),
        (false, false) => {
            let aslant = best(config, &|_| true);
            let is_up = direction == CompassOctant::North;
            let aslant = aslant.and_then(|next| spots.iter().find(|spot| spot.area.entity == next));
            let nearer = straight(from, is_up, spots)
                .filter(|next| aslant.is_none_or(|other| from.gap(is_up, next) < from.gap(is_up, other)));
            nearer.or(aslant).map(|spot| spot.area.entity)
        }
    }
}

/// The nearest widget straight above or below, however wide it is.
fn straight<'s>(from: &Spot, is_up: bool, spots: &'s [Spot]) -> Option<&'s Spot> {
    let aside = |spot: &Spot| (spot.area.position.x - from.area.position.x).abs();
    let is_straight = |spot: &&Spot| aside(spot) < (spot.area.size.x + from.area.size.x) / 2.0;
    let others = spots.iter().filter(|spot| spot.area.entity != from.area.entity);
    let ahead = others.filter(|spot| from.gap(is_up, spot) >= 0.0);
    ahead.filter(is_straight).min_by(|one, other| {
        let far = from.gap(is_up, one).total_cmp(&from.gap(is_up, other));
        far.then(aside(one).total_cmp(&aside(other)))
    })
}

/// The widget that lies least to a side, of those on the nearest line of another pane above or below; but the one beyond if that is
/// nearer.
fn nearest_line(from: &Spot, is_up: bool, spots: &[Spot], beyond: Option<&Spot>) -> Option<Entity> {
    let far = |spot: &Spot| from.gap(is_up, spot);
    let aside = |spot: &Spot| (spot.area.position.x - from.area.position.x).abs();
    let inside = || {
        let others = spots.iter().filter(|spot| spot.pane() != from.pane());
        others.filter(|spot| from.is_in_column_of(spot) && far(spot) >= 0.0)
    };
    let first = inside().min_by(|a, b| far(a).total_cmp(&far(b)));
    let line = first.filter(|first| beyond.is_none_or(|beyond| far(first) < far(beyond)));
    let next = line.and_then(|first| {
        let height = first.area.size.y * SAME_LINE;
        let line = inside().filter(|spot| far(spot) < far(first) + height);
        line.min_by(|a, b| aside(a).total_cmp(&aside(b)))
    });
    next.or(beyond).map(|spot| spot.area.entity)
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

/// A pressed widget takes the focus; the ring stays away until a key or a pad asks for it. Where there is a way on, the focus
/// goes there from buttons, which have done what they do: the next press of a key goes on and does not do it again.
fn focus_pressed(
    press: On<Pointer<Press>>,
    row: Row,
    keepers: Query<(), Or<(With<KeepsArrows>, With<EditableText>, With<Slider>)>>,
    havens: Query<(Entity, &Haven)>,
    stack: Res<CardStack>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    visible.0 = false;
    let mut ancestors = std::iter::once(press.entity).chain(row.parents.iter_ancestors(press.entity));
    let Some(widget) = ancestors.find(|entity| row.widgets.contains(*entity)) else {
        return;
    };
    let way_on = havens
        .iter()
        .filter(|(haven, is)| {
            **is != Haven::Rest
                && row.is_shown(*haven)
                && stack.top().is_none_or(|card| row.is_on(card, *haven))
        })
        .min_by_key(|(_, is)| **is);
    let taker = match way_on {
        Some((way_on, _)) if !keepers.contains(widget) => way_on,
        _ => widget,
    };
    if focus.get() != Some(taker) {
        focus.set(taker, FocusCause::Pressed);
    }
}
