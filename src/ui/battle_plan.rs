//! Signs at the fighters who have announced what they will do, as far as one may know it, until their last phase is over.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::text::TextBackgroundColor;

use super::battle_rule::{RuleBook, Vocabulary};
use crate::battle::{FighterId, Happening, Log, Rung, Term};
use crate::view::camera::MapCamera;
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, Palette, colour};
use crate::view::{OfBattle, Reading, Stage, TILE, ViewSystems};

/// Height of a sign and width of a letter of it, in logical pixels.
const LINE: f32 = 18.0;
const LETTER: f32 = 6.6;
/// Where the cells of the map are smaller, in logical pixels, signs would hide what they are about.
const LEAST_CELL: f32 = 30.0;
/// How high a sign lies among what is on the map: above the tokens, below what happens.
const LAYER: f32 = 9.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_signs, place_signs).chain().after(ViewSystems::Draw));
}

/// The sign of a fighter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct PlanSign(FighterId, Term);

/// Puts a sign at everybody with a plan, and takes those away that are through.
fn keep_signs(
    stage: Res<Stage>,
    reading: Res<Reading>,
    logs: Query<&Log>,
    palette: Res<Palette>,
    signs: Query<(Entity, &PlanSign)>,
    book: RuleBook,
    mut commands: Commands,
) {
    if !stage.is_changed() && !reading.is_changed() {
        return;
    }
    let log = stage.battle.and_then(|battle| logs.get(battle).ok());
    let mut plans = log.map_or_else(BTreeMap::new, |log| announced(log, &stage));
    plans.retain(|id, _| {
        let figure = stage.figures.get(id);
        figure.is_some_and(|figure| figure.present && figure.fights)
            && is_ahead(&reading.ladder, *id, stage.phase)
    });
    for (entity, sign) in &signs {
        if plans.get(&sign.0) == Some(&sign.1) {
            plans.remove(&sign.0);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (id, plan) in plans {
        let ink = stage
            .figures
            .get(&id)
            .map_or(colour::INK, |figure| palette.side(figure.side));
        commands.spawn((
            PlanSign(id, plan),
            Text2d::default(),
            Say(book.word("plan", plan)),
            Letters::new(Face::Slanted, 14.0).in_ink(ink),
            TextBackgroundColor(colour::PAPER.with_alpha(0.86)),
            Transform::default(),
            Visibility::Hidden,
            OfBattle,
        ));
    }
}

/// What everybody has announced in this round, as far as it has been shown to those who watch.
fn announced(log: &Log, stage: &Stage) -> BTreeMap<FighterId, Term> {
    let mut plans = BTreeMap::new();
    let shown = stage.shown.min(log.entries().len());
    for (_, entry) in log.news(0..shown, stage.watching.0).rev() {
        match &entry.happening {
            Happening::RoundStarted => break,
            Happening::Announced { fighter, plan } => {
                plans.entry(*fighter).or_insert(*plan);
            }
            _ => {}
        }
    }
    plans
}

/// Whether a fighter still acts in this round; before its first phase everybody does.
fn is_ahead(ladder: &[Rung], id: FighterId, phase: Option<i16>) -> bool {
    let mut rungs = ladder.iter();
    phase.is_none() || rungs.any(|rung| rung.fighter == id && !rung.due.is_empty())
}

/// Keeps the signs at their fighters: below the token, or above it where another sign lies below.
fn place_signs(
    stage: Res<Stage>,
    camera: Res<MapCamera>,
    mut signs: Query<(&PlanSign, &Text2d, &mut Transform, &mut Visibility)>,
) {
    let mut taken: Vec<Rect> = Vec::new();
    let has_room = TILE / camera.scale >= LEAST_CELL;
    for (sign, text, mut transform, mut visibility) in &mut signs {
        let Some(figure) = stage
            .figures
            .get(&sign.0)
            .filter(|_| has_room && !stage.is_playing())
        else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let size = Vec2::new(text.chars().count() as f32 * LETTER, LINE) * camera.scale;
        let aside = Vec2::Y * (TILE * 0.5 * f32::from(figure.size.max(1)) + size.y * 0.5);
        let places = [figure.middle() - aside, figure.middle() + aside];
        let room = |at: &Vec2| Rect::from_center_size(*at, size);
        let is_free = |at: &&Vec2| taken.iter().all(|other| other.intersect(room(at)).is_empty());
        let Some(at) = places.iter().find(is_free).copied() else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        taken.push(room(&at));
        visibility.set_if_neq(Visibility::Inherited);
        let place = Transform::from_translation(at.extend(LAYER)).with_scale(Vec3::splat(camera.scale));
        transform.set_if_neq(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Ledger;

    #[test]
    fn a_plan_is_ahead_as_long_as_its_fighter_still_acts() {
        let rung = |fighter, due: &[i16]| Rung {
            fighter: FighterId(fighter),
            value: 14,
            due: due.to_vec(),
            ledger: Ledger::default(),
            losses: Vec::new(),
        };
        let ladder = [rung(1, &[14, 6]), rung(2, &[])];
        let is_ahead = |id, phase| is_ahead(&ladder, FighterId(id), phase);
        assert!(is_ahead(1, Some(14)) && !is_ahead(2, Some(14)));
        assert!(is_ahead(2, None), "before the first phase");
        assert!(!is_ahead(3, Some(14)), "nobody's rung");
    }
}
