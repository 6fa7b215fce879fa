//! What is chosen on a card itself: points to announce with a slider, and the direction of a turn between two small buttons.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, SliderValue, ValueChange};

use super::desk::{Card, Desk, DeskSystems, stake};
use super::widget::{Skin, number_slider, number_thumb, row, slider_track, text};
use crate::board::Facing;
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (say_chosen, place_sliders).after(DeskSystems))
        .add_observer(step)
        .add_observer(slide);
}

/// Width of a slider in logical pixels, and of each of several on one card.
const SLIDER: f32 = 66.0;
const NARROW: f32 = 56.0;

/// The slider of a stake on a card, both by their places.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StakeSlider {
    /// The place of the card on the desk.
    pub card: usize,
    /// The place of the stake on the card.
    pub stake: usize,
}

/// A small button of the card in this place, one step less or more.
#[derive(Component, Clone, Copy)]
enum Step {
    /// Points of the stake in this place.
    Points(usize, usize, i16),
    /// Eighths of a circle.
    Turn(usize, i8),
}

/// What stands between the two buttons.
#[derive(Component, Clone, Copy)]
enum Chosen {
    /// Points of the stake in this place on the card in this place.
    Points(usize, usize),
    /// The direction on the card in this place.
    Facing(usize),
}

/// The points of a stake on a slider; with steps there is a minus before it and a plus behind it.
pub(super) fn spawn(
    line: &mut ChildSpawnerCommands,
    place: usize,
    index: usize,
    card: &Card,
    has_steps: bool,
) {
    let (Some(points), Some(limits)) = (card.stakes.get(index), card.offer.stakes.get(index)) else {
        return;
    };
    let letters = Letters::new(Face::StrongFigures, size::SMALL);
    let width = if card.stakes.len() > 1 { NARROW } else { SLIDER };
    let slider = (
        StakeSlider {
            card: place,
            stake: index,
        },
        number_slider(limits.least..=limits.most, *points, width),
    );
    line.spawn((row(2.0), Pickable::IGNORE)).with_children(|line| {
        if has_steps {
            spawn_step(line, Step::Points(place, index, -1), "−");
        }
        line.spawn(slider).with_children(|slider| {
            slider.spawn(slider_track());
            slider.spawn(number_thumb()).with_child((
                Chosen::Points(place, index),
                text(Phrase::plain(points.to_string()), letters),
                TextLayout::no_wrap(),
            ));
        });
        if has_steps {
            spawn_step(line, Step::Points(place, index, 1), "+");
        }
    });
}

/// The direction of a turn between two arrows.
pub(super) fn spawn_turn(parent: &mut ChildSpawnerCommands, place: usize, desk: &Desk) {
    let Some(facing) = shown_facing(desk, place) else {
        return;
    };
    let letters = Letters::new(Face::Text, size::SMALL);
    parent.spawn((row(4.0), Pickable::IGNORE)).with_children(|line| {
        spawn_step(line, Step::Turn(place, -1), "‹");
        line.spawn((Chosen::Facing(place), text(words::facing(facing), letters)));
        spawn_step(line, Step::Turn(place, 1), "›");
    });
}

fn spawn_step(line: &mut ChildSpawnerCommands, step: Step, sign: &'static str) {
    let node = Node {
        width: px(20),
        height: px(20),
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(4)),
        ..default()
    };
    let looks = (
        node,
        BackgroundColor(colour::PAPER),
        BorderColor::default(),
        Skin::PAPER,
    );
    let letters = Letters::new(Face::StrongFigures, size::SMALL);
    line.spawn((step, Button, Hovered::default(), looks))
        .with_child(text(Phrase::plain(sign), letters));
}

/// The direction that a card stands for at the moment.
fn shown_facing(desk: &Desk, place: usize) -> Option<Facing> {
    let card = desk.cards.get(place)?;
    let chosen = desk.facing.filter(|_| desk.chosen == place);
    chosen.or_else(|| card.facings.first().copied())
}

fn step(used: On<Activate>, steps: Query<&Step>, mut desk: ResMut<Desk>, mut commands: Commands) {
    match steps.get(used.entity) {
        Ok(Step::Points(place, index, change)) => {
            let (place, index, change) = (*place, *index, *change);
            desk.look_at(place);
            let points = desk.cards.get(place).and_then(|card| card.stakes.get(index));
            if let Some(points) = points.map(|points| points + change) {
                commands.queue(move |world: &mut World| stake(world, place, index, points));
            }
        }
        Ok(Step::Turn(place, eighths)) => {
            desk.look_at(*place);
            if let Some(from) = shown_facing(&desk, *place) {
                desk.turn(from, *eighths);
            }
        }
        Err(_) => {}
    }
}

/// A hand at a slider looks at its card and announces so many points.
fn slide(
    moved: On<ValueChange<f32>>,
    sliders: Query<&StakeSlider>,
    mut desk: ResMut<Desk>,
    mut commands: Commands,
) {
    let Ok(StakeSlider { card, stake: index }) = sliders.get(moved.source).copied() else {
        return;
    };
    desk.look_at(card);
    let points = moved.value.round() as i16;
    commands.queue(move |world: &mut World| stake(world, card, index, points));
}

/// Puts every slider where the points of its stake are.
fn place_sliders(
    desk: Res<Desk>,
    sliders: Query<(Entity, &StakeSlider, &SliderValue)>,
    mut commands: Commands,
) {
    if !desk.is_changed() {
        return;
    }
    for (entity, slider, value) in &sliders {
        let card = desk.cards.get(slider.card);
        let points = card.and_then(|card| card.stakes.get(slider.stake));
        if let Some(points) = points.map(|points| f32::from(*points))
            && points != value.0
        {
            commands.entity(entity).insert(SliderValue(points));
        }
    }
}

/// Says what is chosen when it has changed.
fn say_chosen(desk: Res<Desk>, mut chosen: Query<(&Chosen, &mut Say)>) {
    if !desk.is_changed() {
        return;
    }
    for (what, mut said) in &mut chosen {
        let phrase = match *what {
            Chosen::Points(place, index) => desk
                .cards
                .get(place)
                .and_then(|card| card.stakes.get(index))
                .map(|points| Phrase::plain(points.to_string())),
            Chosen::Facing(place) => shown_facing(&desk, place).map(words::facing),
        };
        if let Some(phrase) = phrase {
            said.set_if_neq(Say(phrase));
        }
    }
}
