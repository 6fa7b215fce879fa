//! What has happened since somebody looked last: the lines of the log that his side could perceive, on a card that he closes.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::card::Card;
use crate::battle::{Audience, Log, SideId};
use crate::screen::{Screen, card};
use crate::ui::RuleBook;
use crate::ui::log::told_between;
use crate::ui::widget::{prose, remark};
use crate::view::Stage;
use crate::words::Phrase;

/// The most lines that are told; the log holds all.
const MOST_LINES: usize = 9;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looked>()
        .add_systems(OnExit(Screen::Battle), |mut looked: ResMut<Looked>| {
            looked.0.clear();
        });
}

/// How many entries of the log had been shown when each side looked last.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Looked(BTreeMap<SideId, usize>);

/// Takes down how far those have looked who look now.
pub(super) fn look(
    stage: Res<Stage>,
    audience: Res<Audience>,
    cards: Query<(), With<Card>>,
    mut looked: ResMut<Looked>,
) {
    if !cards.is_empty() {
        return;
    }
    for side in audience.looking() {
        looked.0.insert(*side, stage.shown);
    }
}

/// Shows whoever has sat down what his side has perceived since it looked last; nothing where that is nothing.
pub(super) fn tell(
    stage: Res<Stage>,
    looked: Res<Looked>,
    logs: Query<&Log>,
    book: RuleBook,
    mut commands: Commands,
) {
    let (Some(side), Some(log)) = (
        stage.watching.0,
        stage.battle.and_then(|battle| logs.get(battle).ok()),
    ) else {
        return;
    };
    let Some(since) = looked.0.get(&side).copied() else {
        return;
    };
    let lines = told_between(log, since..stage.shown, &stage, &book);
    let Some(first) = lines
        .len()
        .checked_sub(1)
        .map(|last| (last + 1).saturating_sub(MOST_LINES))
    else {
        return;
    };
    let marker = DespawnOnExit(Screen::Battle);
    card::lay(&mut commands, marker, ("battle-since", px(440)), |card| {
        if first > 0 {
            card.spawn(remark(
                Phrase::key("battle-since-more").with("count", first as i64),
            ));
        }
        for line in lines.into_iter().skip(first) {
            card.spawn(prose(line));
        }
        card::foot(card, "battle-go-on", |_| {});
    });
}
