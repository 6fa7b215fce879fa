//! The tokens on the ladder: where each belongs, how it looks, and how it slides there.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::battle_rule::{RuleBook, Vocabulary};
use super::ladder::{Ladder, MARKER, Marker, NUMBER, Rungs, shown_rungs};
use super::sheet::Looked;
use super::widget::Tooltip;
use crate::battle::{FighterId, Rung};
use crate::view::camera::MapCamera;
use crate::view::{Atelier, Guise, Pace, Reading, Stage};
use crate::words::{self, Phrase};

/// Width of a token's rim on the ladder in logical pixels.
const TOKEN: f32 = 22.0;
/// Left edge of the first token.
const FIRST: f32 = NUMBER + 3.0;
/// Room for tokens from left to right.
const ROOM: f32 = 68.0;
/// Columns of tokens that fit side by side without touching, and how far apart they stand.
const COLUMNS: usize = 3;
const COLUMN: f32 = TOKEN + 1.0;

/// A fighter's token on the ladder, and where it belongs: left edge and value.
#[derive(Component)]
pub(super) struct Climber {
    fighter: FighterId,
    left: f32,
    value: f32,
    kind: Kind,
}

/// What a token on the ladder stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The fighter on his rung.
    Place,
    /// A phase in which he acts once more; smaller and paler.
    Echo,
    /// A fighter who is out of the fight, below the last rung.
    Fallen,
}

impl Kind {
    /// Width of the token's picture in logical pixels.
    const fn side(self) -> f32 {
        let rim = match self {
            Self::Place => TOKEN,
            Self::Echo | Self::Fallen => TOKEN * 0.66,
        };
        rim * crate::view::TOKEN_MARGIN
    }
}

/// Gives every fighter his token and tells it where it belongs.
///
/// A token moves when the happening that moves it is shown, not before.
pub(super) fn place_tokens(
    reading: Res<Reading>,
    stage: Res<Stage>,
    ladders: Query<(Entity, Option<&Rungs>), With<Ladder>>,
    mut climbers: Query<(Entity, &mut Climber)>,
    mut commands: Commands,
) {
    let Ok((ladder, rungs)) = ladders.single() else {
        return;
    };
    if !(stage.is_changed() || reading.is_changed() || climbers.is_empty()) {
        return;
    }
    let wanted = places(
        &shown_rungs(&reading, &stage),
        &stage,
        rungs.map_or(1.0, |rungs| (TOKEN + 4.0) / rungs.step()),
    );
    for (entity, climber) in &climbers {
        if !wanted
            .iter()
            .any(|place| (place.fighter, place.kind) == (climber.fighter, climber.kind))
        {
            commands.entity(entity).despawn();
        }
    }
    for place in wanted {
        let found = climbers
            .iter_mut()
            .find(|(_, old)| (old.fighter, old.kind) == (place.fighter, place.kind));
        if let Some((_, mut climber)) = found {
            (climber.left, climber.value) = (place.left, place.value);
            continue;
        }
        let side = place.kind.side();
        let node = Node {
            position_type: PositionType::Absolute,
            width: px(side),
            height: px(side),
            left: px(place.left),
            top: px(0),
            ..default()
        };
        commands.entity(ladder).with_child((
            place,
            node,
            ImageNode::default(),
            Button,
            bevy::picking::hover::Hovered::default(),
        ));
    }
}

/// Where every token belongs: none lies over another as long as the columns suffice; more on one rung stand closer.
fn places(ladder: &[Rung], stage: &Stage, spread: f32) -> Vec<Climber> {
    let mut places: Vec<Climber> = Vec::new();
    let mut taken: Vec<(usize, i16)> = Vec::new();
    let is_here = |rung: &&Rung| {
        let figure = stage.figures.get(&rung.fighter);
        figure.is_some_and(|figure| figure.present)
    };
    let rungs: Vec<&Rung> = ladder.iter().filter(is_here).collect();
    for rung in &rungs {
        let neighbours: Vec<_> = rungs.iter().filter(|other| other.value == rung.value).collect();
        let aside = if neighbours.len() > COLUMNS {
            let place = neighbours.iter().position(|other| other.fighter == rung.fighter);
            ROOM / neighbours.len() as f32 * place.unwrap_or(0) as f32
        } else {
            let column = free_column(&taken, rung.value, spread);
            taken.push((column, rung.value));
            COLUMN * column as f32
        };
        let left = FIRST + aside - TOKEN * 0.25;
        places.push(Climber {
            fighter: rung.fighter,
            left,
            value: f32::from(rung.value),
            kind: Kind::Place,
        });
        if let Some(due) = rung.due.iter().find(|due| **due != rung.value) {
            places.push(Climber {
                fighter: rung.fighter,
                left: FIRST + ROOM - 23.0,
                value: f32::from(*due),
                kind: Kind::Echo,
            });
        }
    }
    let stands = |id: &FighterId| rungs.iter().any(|rung| rung.fighter == *id);
    let fallen: Vec<FighterId> = stage
        .figures
        .iter()
        .filter(|(id, figure)| !figure.fights && !stands(id))
        .map(|(id, _)| *id)
        .collect();
    let step = (ROOM + 10.0) / fallen.len().max(6) as f32;
    places.extend(fallen.iter().enumerate().map(|(place, id)| Climber {
        fighter: *id,
        left: 2.0 + step * place as f32,
        value: 0.0,
        kind: Kind::Fallen,
    }));
    places
}

/// The first column in which a token on this rung touches none of those that stand already, each by its column and value; where
/// there is none, the one in which it is farthest from them. `spread`: rungs that a token covers.
fn free_column(taken: &[(usize, i16)], value: i16, spread: f32) -> usize {
    let nearest = |column: usize| {
        let inside = taken.iter().filter(|(other, _)| *other == column);
        inside
            .map(|(_, other)| other.abs_diff(value))
            .min()
            .unwrap_or(u16::MAX)
    };
    (0..COLUMNS)
        .find(|column| f32::from(nearest(*column)) >= spread)
        .or_else(|| (0..COLUMNS).rev().max_by_key(|column| nearest(*column)))
        .unwrap_or_default()
}

/// Draws the tokens as the figures are, with a halo around the one who must choose.
pub(super) fn dress_tokens(
    stage: Res<Stage>,
    reading: Res<Reading>,
    mut climbers: Query<(Entity, &Climber, &mut ImageNode, Option<&Tooltip>)>,
    book: RuleBook,
    mut atelier: Atelier,
    mut commands: Commands,
) {
    if !stage.is_changed() && !reading.is_changed() {
        return;
    }
    for (entity, climber, mut image, tooltip) in &mut climbers {
        let Some(figure) = stage.figures.get(&climber.fighter) else {
            continue;
        };
        let guise = Guise {
            is_small: true,
            bulk: 1,
            ..figure.guise(16)
        };
        let is_small = climber.kind != Kind::Place;
        let picture = atelier.token(&guise, if is_small { 56 } else { 84 });
        if image.image != picture {
            image.image = picture;
        }
        image.color = Color::WHITE.with_alpha(if climber.kind == Kind::Echo { 0.6 } else { 1.0 });
        let rung = reading.ladder.iter().find(|rung| rung.fighter == climber.fighter);
        let note = Tooltip(describe(book.called(climber.fighter), rung, &book));
        if tooltip != Some(&note) {
            commands.entity(entity).insert(note);
        }
    }
}

/// Name and value of a fighter, with the rules that lowered it.
fn describe(name: Phrase, rung: Option<&Rung>, book: &RuleBook) -> Phrase {
    let Some(rung) = rung else {
        return name;
    };
    let mut parts = vec![name, Phrase::plain(format!(": {}", rung.value))];
    for (rule, points) in &rung.losses {
        parts.extend([
            Phrase::plain(", "),
            book.title(*rule),
            Phrase::plain(format!(" {}", words::signed(-points.abs()))),
        ]);
    }
    Phrase::Row(parts)
}

/// Lets tokens and marker slide to where they belong.
pub(super) fn slide(
    time: Res<Time>,
    pace: Res<Pace>,
    stage: Res<Stage>,
    ladders: Query<&Rungs, With<Ladder>>,
    mut climbers: Query<(&mut Climber, &mut Node), Without<Marker>>,
    mut markers: Query<(&mut Marker, &mut Node, &mut Visibility), Without<Climber>>,
) {
    let Ok(rungs) = ladders.single() else {
        return;
    };
    let share = match pace.calm {
        true => 1.0,
        false => 1.0 - (-time.delta_secs() * 7.0).exp(),
    };
    for (climber, mut node) in &mut climbers {
        let side = climber.kind.side();
        let middle = match climber.kind {
            Kind::Fallen => rungs.height - side / 2.0,
            _ => rungs.top(climber.value),
        };
        let (left, top) = (climber.left, middle - side / 2.0);
        let goal = (approach(node.left, left, share), approach(node.top, top, share));
        if (node.left, node.top) != goal {
            (node.left, node.top) = goal;
        }
    }
    for (mut marker, mut node, mut visibility) in &mut markers {
        visibility.set_if_neq(if stage.phase.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let Some(phase) = stage.phase else {
            continue;
        };
        marker.0 = f32::from(phase).clamp(f32::from(rungs.low), f32::from(rungs.high));
        let goal = approach(node.top, rungs.top(marker.0) - MARKER / 2.0, share);
        if node.top != goal {
            node.top = goal;
        }
    }
}

/// A step from where something is to where it belongs; the last half pixel is taken at once.
fn approach(now: Val, goal: f32, share: f32) -> Val {
    match now {
        Val::Px(now) if now != 0.0 && (now - goal).abs() > 0.5 => px(now + (goal - now) * share),
        _ => px(goal),
    }
}

/// A press on a token of the ladder opens the fighter's sheet and brings him into the middle of the map.
pub(super) fn look_at_climber(
    used: On<Activate>,
    climbers: Query<&Climber>,
    stage: Res<Stage>,
    mut camera: ResMut<MapCamera>,
    mut looked: ResMut<Looked>,
) {
    if let Ok(climber) = climbers.get(used.entity) {
        looked.look_at(climber.fighter);
        if let Some(figure) = stage.figures.get(&climber.fighter) {
            camera.middle = figure.middle();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The columns of tokens on these rungs, from the highest to the lowest; a token covers so many rungs.
    fn columns(values: &[i16], spread: f32) -> Vec<usize> {
        let mut taken = Vec::new();
        for value in values {
            let column = free_column(&taken, *value, spread);
            taken.push((column, *value));
        }
        taken.into_iter().map(|(column, _)| column).collect()
    }

    #[test]
    fn tokens_on_neighbouring_rungs_do_not_lie_over_one_another() {
        // Two rungs apart there is room in the same column.
        assert_eq!(columns(&[12, 11, 11, 10, 9, 8], 1.9), [0, 1, 2, 0, 1, 0]);
        assert_eq!(columns(&[12, 10, 8], 1.9), [0, 0, 0]);
        assert_eq!(columns(&[12, 11, 10], 2.5), [0, 1, 2]);
        // A fourth one finds no room and takes the column in which the next token is farthest.
        assert_eq!(columns(&[12, 11, 10, 10], 3.0), [0, 1, 2, 0]);
    }
}
