//! The odds at the foes: at everybody whom an answer to the open question would strike the chance that it lands, so that foes can be
//! compared at a glance. The flag beside the one who is looked at says the rest.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::text::TextBackgroundColor;

use super::desk::{Card, Desk, DeskSystems};
use crate::battle::FighterId;
use crate::dice::Chance;
use crate::view::camera::MapCamera;
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, colour};
use crate::view::{OfBattle, Stage, TILE};
use crate::words;

/// Where the cells of the map are smaller, in logical pixels, the figures would hide what they are about.
const LEAST_CELL: f32 = 30.0;
/// How high a figure lies among what is on the map: above the signs of plans, below what happens.
const LAYER: f32 = 9.2;
/// How far above the middle of a token of one square it stands, in units of the map.
const RISE: f32 = 0.46 * TILE;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_odds, place_odds).chain().after(DeskSystems));
}

/// The odds at a fighter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoeOdds {
    /// At whom they stand.
    pub foe: FighterId,
    /// The chance that the blow lands.
    pub lands: Chance,
    /// Whether he is the one who is looked at.
    is_chosen: bool,
}

/// The odds at each foe: of the card that is looked at, where it is for him, else of the one that costs him the most.
fn odds_of(desk: &Desk) -> BTreeMap<FighterId, Chance> {
    let lands = |card: &Card| card.odds.as_ref()?.chain.last().map(|(_, chance)| *chance);
    let harm = |card: &Card| card.odds.as_ref().map_or(0, |odds| odds.mean_loss_per_mille);
    let mut best: BTreeMap<FighterId, (i64, Chance)> = BTreeMap::new();
    for (place, card) in desk.cards.iter().enumerate() {
        let (Some(target), Some(chance)) = (card.target(), lands(card)) else {
            continue;
        };
        let weight = if place == desk.chosen {
            i64::MAX
        } else {
            harm(card)
        };
        let known = best.get(&target).map(|(known, _)| *known);
        if known.is_none_or(|known| weight > known) {
            best.insert(target, (weight, chance));
        }
    }
    best.into_iter().map(|(foe, (_, chance))| (foe, chance)).collect()
}

fn keep_odds(desk: Res<Desk>, signs: Query<(Entity, &FoeOdds)>, mut commands: Commands) {
    if !desk.is_changed() {
        return;
    }
    let chosen = desk.card().and_then(Card::target);
    let mut wanted: Vec<FoeOdds> = odds_of(&desk)
        .into_iter()
        .map(|(foe, lands)| FoeOdds {
            foe,
            lands,
            is_chosen: chosen == Some(foe),
        })
        .collect();
    for (entity, sign) in &signs {
        match wanted.iter().position(|other| other == sign) {
            Some(place) => {
                wanted.swap_remove(place);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for sign in wanted {
        let (ink, paper) = match sign.is_chosen {
            true => (colour::PAPER, colour::INK),
            false => (colour::INK, colour::PAPER),
        };
        commands.spawn((
            sign,
            Text2d::default(),
            Say(words::exact_percent(sign.lands)),
            Letters::new(Face::Strong, 14.0).in_ink(ink),
            TextBackgroundColor(paper.with_alpha(0.92)),
            Transform::default(),
            Visibility::Hidden,
            OfBattle,
        ));
    }
}

/// Keeps the odds at the upper edge of their tokens.
fn place_odds(
    stage: Res<Stage>,
    camera: Res<MapCamera>,
    mut signs: Query<(&FoeOdds, &mut Transform, &mut Visibility)>,
) {
    let has_room = TILE / camera.scale >= LEAST_CELL;
    for (sign, mut transform, mut visibility) in &mut signs {
        let figure = stage.figures.get(&sign.foe);
        let Some(figure) = figure.filter(|_| has_room && !stage.is_playing()) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let at = figure.middle() + Vec2::Y * RISE * f32::from(figure.size.max(1));
        visibility.set_if_neq(Visibility::Inherited);
        let place = Transform::from_translation(at.extend(LAYER)).with_scale(Vec3::splat(camera.scale));
        transform.set_if_neq(place);
    }
}
