//! Several people at one screen: whose hands count, whose eyes see, and the card that covers the screen where one of them would see what is
//! hidden from his side.

mod card;
mod due;
mod news;

use bevy::prelude::*;
use bevy::ui::UiSystems;

use self::card::Card;
use self::due::Due;
use super::Screen;
use crate::battle::{Asking, Audience};
use crate::input::Turn;
use crate::view::say::SaySystems;
use crate::view::theme::Palette;
use crate::view::{Stage, ViewSystems};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Whose>()
        .init_resource::<Due>()
        .add_systems(
            Update,
            (
                (due::judge, give_turn).chain().before(ViewSystems::Read),
                card::call,
            )
                .run_if(in_state(Screen::Battle)),
        )
        // After everything that may carry the fight on, and before anything of it is drawn.
        .add_systems(
            PostUpdate,
            (due::judge, cover, news::look)
                .chain()
                .before(UiSystems::Prepare)
                .before(SaySystems)
                .run_if(in_state(Screen::Battle)),
        )
        .add_systems(OnExit(Screen::Battle), leave);
    news::plugin(app);
}

/// Whose turn it is, in words; none where one person alone plays.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Whose(pub Option<Phrase>);

/// Lets only the hands of the seat at turn count, and his side's eyes see: at once where nothing is hidden from those who look, else as
/// soon as the screen is covered.
///
/// Rule: `BD-VIS-06`.
fn give_turn(
    due: Res<Due>,
    stage: Res<Stage>,
    time: Res<Time<Real>>,
    mut cards: Query<(Entity, &mut Card)>,
    mut audience: ResMut<Audience>,
    mut turn: ResMut<Turn>,
    mut whose: ResMut<Whose>,
    mut commands: Commands,
) {
    let Some(next) = &due.next else { return };
    if let Some((entity, mut card)) = cards.iter_mut().next() {
        take_eyes(&card, &mut audience);
        if card.is_through(time.delta()) {
            commands.entity(entity).despawn();
        }
    } else if !due.is_shown(&stage) {
        return;
    } else {
        match next.asking {
            Asking::Covered => return,
            Asking::Open if audience.eyes() != Some(next.side) => audience.open_for(next.side),
            Asking::AsItIs if audience.asked() != Some(next.side) => audience.ask_as_it_is(next.side),
            Asking::Open | Asking::AsItIs => {}
        }
    }
    turn.set_if_neq(Turn(Some(next.seat)));
    whose.set_if_neq(Whose(next.whose.clone()));
}

/// Whose eyes take over under a cover.
fn take_eyes(card: &Card, audience: &mut Audience) {
    match card {
        Card::HandOver { eyes: Some(side) }
            if audience.looking() != [*side] || audience.eyes() != Some(*side) =>
        {
            audience.cover_for(*side);
        }
        Card::Curtain { eyes, .. } if audience.eyes() != Some(*eyes) => audience.open_for(*eyes),
        _ => {}
    }
}

/// Covers the screen in the very frame in which somebody would see what is hidden from his side: the side that is asked next, one of those
/// who look when that side's knowledge is shown, or one of them because the side whose knowledge is shown has come to know more.
///
/// Rule: `BD-VIS-06`.
fn cover(
    due: Res<Due>,
    stage: Res<Stage>,
    cards: Query<(), With<Card>>,
    palette: Res<Palette>,
    mut commands: Commands,
) {
    let Some(next) = due.next.as_ref().filter(|_| cards.is_empty()) else {
        return;
    };
    let show = |commands: &mut Commands, card| {
        card::show(commands, card, next, palette.side(next.side));
    };
    match next.asking {
        Asking::Covered if next.is_leaking || due.is_shown(&stage) => {
            show(
                &mut commands,
                Card::HandOver {
                    eyes: Some(next.side),
                },
            );
        }
        Asking::Open | Asking::AsItIs if next.is_leaking => {
            show(&mut commands, Card::curtain(next.side));
        }
        _ => {}
    }
}

/// Outside of a fight everybody's hands count, and nobody's eyes.
fn leave(
    mut turn: ResMut<Turn>,
    mut audience: ResMut<Audience>,
    mut whose: ResMut<Whose>,
    mut due: ResMut<Due>,
) {
    turn.0 = None;
    *audience = Audience::default();
    *whose = Whose::default();
    *due = Due::default();
}
