//! The hand-over card: it covers the screen when two people change seats, and says whose turn the keys are.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Screen;
use crate::battle::{Decision, Fighter, Roster, Seat, Secrets, SideId, Sides};
use crate::input::{Action, Hands, Turn};
use crate::ui::preference::Preferences;
use crate::ui::widget::{column, panel, primary_button, text};
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::view::{OnStage, Stage, Watching};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (give_turn, call).chain().run_if(in_state(Screen::Battle)))
        .add_systems(OnExit(Screen::Battle), free_hands);
}

/// The card that is up.
#[derive(Component)]
struct Card;

/// Whose decision is open, if a human must make it: his side, his seat and whether others share the screen with him.
fn asked(
    battle: Entity,
    battles: &Query<(&Decision, &Roster, &Sides)>,
    fighters: &Query<&Fighter>,
) -> Option<(SideId, u8, bool)> {
    let (decision, roster, sides) = battles.get(battle).ok()?;
    let fighter = fighters.get(roster.entity(decision.0?.fighter)?).ok()?;
    let Seat::Human(seat) = sides.get(fighter.side)?.seat else {
        return None;
    };
    let humans = sides
        .iter()
        .filter(|(_, side)| matches!(side.seat, Seat::Human(_)))
        .count();
    Some((fighter.side, seat, humans > 1))
}

/// Lets only the hands of the seat at turn count, and brings up the card when another sits down.
fn give_turn(
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    preferences: Res<Preferences>,
    palette: Res<Palette>,
    battles: Query<(&Decision, &Roster, &Sides)>,
    fighters: Query<&Fighter>,
    cards: Query<(), With<Card>>,
    secrets: Query<&Secrets>,
    mut turn: ResMut<Turn>,
    mut watching: ResMut<Watching>,
    mut commands: Commands,
) {
    if stage.is_playing() || !cards.is_empty() {
        return;
    }
    let Some((side, seat, shared)) = on_stage
        .battle
        .and_then(|battle| asked(battle, &battles, &fighters))
    else {
        return;
    };
    let secrets = on_stage.battle.and_then(|battle| secrets.get(battle).ok());
    let is_secret = secrets.is_some_and(Secrets::are_kept) && shared;
    // Where sides have secrets a curtain falls between any two of them (BD-VIS-06).
    let is_other = is_secret && watching.0 != Some(side);
    if turn.0 == Some(seat) && !is_other {
        return;
    }
    let is_first = turn.0.is_none();
    turn.0 = Some(seat);
    if is_secret {
        watching.0 = Some(side);
    }
    let name = on_stage.battle.and_then(|battle| battles.get(battle).ok());
    let name = name
        .and_then(|(_, _, sides)| sides.get(side))
        .map(|side| side.name.clone());
    if shared && (preferences.hand_over || is_secret && !is_first) {
        show(
            &mut commands,
            Phrase::from(&name.unwrap_or_default()),
            palette.side(side),
        );
    }
}

fn show(commands: &mut Commands, side: Phrase, ink: Color) {
    let cover = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    commands
        .spawn((
            Card,
            DespawnOnExit(Screen::Battle),
            TabGroup::modal(),
            cover,
            BackgroundColor(colour::WORKTOP),
            GlobalZIndex(90),
        ))
        .with_children(|page| {
            page.spawn(panel())
                .insert(Node {
                    padding: UiRect::all(px(34)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    align_items: AlignItems::Center,
                    ..column(18.0)
                })
                .with_children(|card| {
                    let words = Phrase::key("battle-hand-over").with("side", side);
                    card.spawn(text(words, Letters::new(Face::Title, size::TITLE).in_ink(ink)));
                    card.spawn((
                        primary_button("battle-hand-over-ready"),
                        AutoFocus,
                        observe(take_seat),
                    ));
                });
        });
}

fn take_seat(_: On<Activate>, cards: Query<Entity, With<Card>>, mut commands: Commands) {
    cards.iter().for_each(|card| commands.entity(card).despawn());
}

/// Covers the screen when a player asks for it, so that he can hand the mouse over before his turn is through.
fn call(
    hands: Hands,
    on_stage: Res<OnStage>,
    groups: Query<&TabGroup>,
    palette: Res<Palette>,
    battles: Query<(&Decision, &Roster, &Sides)>,
    fighters: Query<&Fighter>,
    mut commands: Commands,
) {
    if !hands.just_pressed(Action::HandOver) || groups.iter().any(|group| group.modal) {
        return;
    }
    let Some(battle) = on_stage.battle else { return };
    if let Some((side, _, true)) = asked(battle, &battles, &fighters)
        && let Ok((_, _, sides)) = battles.get(battle)
        && let Some(named) = sides.get(side)
    {
        show(&mut commands, Phrase::from(&named.name), palette.side(side));
    }
}

/// Outside of a fight everybody's hands count.
fn free_hands(mut turn: ResMut<Turn>) {
    turn.0 = None;
}
