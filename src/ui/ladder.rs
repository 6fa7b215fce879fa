//! The initiative ladder: values from high to low, fighters on their rungs, the marker of the phase climbing down.

use bevy::prelude::*;

use super::battle_rule::RuleBook;
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::{Tooltip, text};
use crate::battle::{FighterId, Rung};
use crate::view::{Atelier, Motif, Reading, Stage, ViewSystems};

/// Width of a token's rim on the ladder in logical pixels.
const TOKEN: f32 = 27.0;
/// Left edge of the first token.
const FIRST: f32 = 46.0;
/// Room for tokens from left to right.
const ROOM: f32 = 84.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw_rungs,
            place_tokens,
            dress_tokens,
            slide,
            super::ladder_loss::note_losses,
        )
            .chain()
            .after(ViewSystems::Draw),
    );
}

/// The panel of the ladder.
#[derive(Component)]
pub struct Ladder;

/// A fighter's token on the ladder, and where it belongs: left edge and value.
#[derive(Component)]
struct Climber {
    fighter: FighterId,
    left: f32,
    value: f32,
    /// A phase in which he acts once more; shown smaller.
    is_echo: bool,
}

/// The marker of the phase.
#[derive(Component)]
struct Marker(f32);

/// The values from the highest rung to the lowest.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Rungs {
    high: i16,
    low: i16,
    height: f32,
}

impl Rungs {
    /// The middle of a rung in logical pixels from the upper edge.
    pub(super) fn top(&self, value: f32) -> f32 {
        (f32::from(self.high) - value + 1.0) * self.step()
    }

    /// Logical pixels from one rung to the next.
    fn step(&self) -> f32 {
        self.height / f32::from(self.high - self.low + 2)
    }
}

/// Marks what is drawn anew with the rungs.
#[derive(Component)]
struct Line;

/// Draws the rungs when the range of values or the height of the panel has changed.
fn draw_rungs(
    reading: Res<Reading>,
    stage: Res<Stage>,
    ladders: Query<(Entity, &ComputedNode, Option<&Rungs>), With<Ladder>>,
    lines: Query<Entity, With<Line>>,
    mut atelier: Atelier,
    markers: Query<(), With<Marker>>,
    mut commands: Commands,
) {
    let Ok((ladder, node, rungs)) = ladders.single() else {
        return;
    };
    let values = reading
        .ladder
        .iter()
        .flat_map(|rung| std::iter::once(&rung.value).chain(&rung.due));
    let (Some(high), Some(low)) = (values.clone().max(), values.min()) else {
        return;
    };
    let height = node.size().y * node.inverse_scale_factor();
    let now = Rungs {
        high: high + 1,
        low: (low - 1).min(high - 9),
        height,
    };
    if rungs == Some(&now)
        || height < 1.0
        || (stage.is_behind() && rungs.is_some_and(|rungs| rungs.height == height))
    {
        return;
    }
    lines.iter().for_each(|line| commands.entity(line).despawn());
    commands.entity(ladder).insert(now).with_children(|parent| {
        let every = if now.high - now.low > 22 { 2 } else { 1 };
        for value in (now.low..=now.high).filter(|value| value % every == 0) {
            spawn_rung(parent, value, now.top(f32::from(value)));
        }
        if markers.is_empty() {
            let node = Node {
                position_type: PositionType::Absolute,
                left: px(3),
                width: px(20),
                height: px(20),
                ..default()
            };
            parent.spawn((
                Marker(f32::from(now.high)),
                ImageNode::new(atelier.motif(Motif::Marker, 40)),
                node,
            ));
        }
    });
}

fn spawn_rung(parent: &mut ChildSpawnerCommands, value: i16, top: f32) {
    let number = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(top - 8.0),
        width: px(38),
        justify_content: JustifyContent::End,
        ..default()
    };
    parent.spawn((
        Line,
        number,
        children![text(
            Phrase::plain(value.to_string()),
            Letters::new(Face::Figures, size::TINY).in_ink(colour::SOFT_INK)
        )],
    ));
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(44),
        right: px(8),
        top: px(top),
        height: px(1),
        ..default()
    };
    parent.spawn((Line, line, BackgroundColor(colour::FAINT), ZIndex(-1)));
}

/// Gives every fighter his token and tells it where it belongs.
///
/// While the queue runs, a token moves only when the happening that moves it is being shown.
fn place_tokens(
    reading: Res<Reading>,
    stage: Res<Stage>,
    ladders: Query<(Entity, Option<&Rungs>), With<Ladder>>,
    mut climbers: Query<(Entity, &mut Climber)>,
    mut commands: Commands,
) {
    let Ok((ladder, rungs)) = ladders.single() else {
        return;
    };
    if stage.is_behind() && !climbers.is_empty()
        || !(stage.is_changed() || reading.is_changed() || climbers.is_empty())
    {
        return;
    }
    let wanted = places(
        &reading.ladder,
        &stage,
        rungs.map_or(1.0, |rungs| (TOKEN + 4.0) / rungs.step()),
    );
    for (entity, climber) in &climbers {
        if !wanted
            .iter()
            .any(|place| (place.fighter, place.is_echo) == (climber.fighter, climber.is_echo))
        {
            commands.entity(entity).despawn();
        }
    }
    for place in wanted {
        let found = climbers
            .iter_mut()
            .find(|(_, old)| (old.fighter, old.is_echo) == (place.fighter, place.is_echo));
        if let Some((_, mut climber)) = found {
            (climber.left, climber.value) = (place.left, place.value);
            continue;
        }
        let side = if place.is_echo { TOKEN * 0.62 } else { TOKEN } * crate::view::TOKEN_MARGIN;
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
            bevy::picking::hover::Hovered::default(),
        ));
    }
}

/// Where every token belongs; those on one rung stand side by side, the last of them closer if there are many.
fn places(ladder: &[Rung], stage: &Stage, spread: f32) -> Vec<Climber> {
    let mut places: Vec<Climber> = Vec::new();
    let is_here = |rung: &&Rung| {
        stage
            .figures
            .get(&rung.fighter)
            .is_some_and(|figure| figure.present)
    };
    let rungs: Vec<&Rung> = ladder.iter().filter(is_here).collect();
    for rung in &rungs {
        let neighbours: Vec<_> = rungs.iter().filter(|other| other.value == rung.value).collect();
        let place = neighbours
            .iter()
            .position(|other| other.fighter == rung.fighter)
            .unwrap_or(0);
        let step = (ROOM / neighbours.len().max(1) as f32).min(TOKEN + 6.0);
        // A token that would lie over the one a rung higher stands aside.
        let is_close = |other: &Climber| {
            !other.is_echo && (1.0..spread).contains(&(other.value - f32::from(rung.value)).abs())
        };
        let aside = places
            .iter()
            .rev()
            .find(|other| is_close(other))
            .is_some_and(|other: &Climber| other.left < FIRST + TOKEN * 0.5);
        let shift = if aside && neighbours.len() == 1 {
            TOKEN + 4.0
        } else {
            0.0
        };
        let left = FIRST + shift + step * place as f32 - TOKEN * 0.25;
        places.push(Climber {
            fighter: rung.fighter,
            left,
            value: f32::from(rung.value),
            is_echo: false,
        });
        if let Some(due) = rung.due.iter().find(|due| **due != rung.value) {
            places.push(Climber {
                fighter: rung.fighter,
                left: FIRST + ROOM - 8.0,
                value: f32::from(*due),
                is_echo: true,
            });
        }
    }
    places
}

/// Draws the tokens as the figures are, with a halo around the one who must choose.
fn dress_tokens(
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
        let mut guise = figure.guise(16);
        guise.posture = crate::battle::Posture::Standing;
        let picture = atelier.token(&guise, if climber.is_echo { 56 } else { 84 });
        if image.image != picture {
            image.image = picture;
        }
        image.color = Color::WHITE.with_alpha(if climber.is_echo { 0.55 } else { 1.0 });
        let rung = reading.ladder.iter().find(|rung| rung.fighter == climber.fighter);
        let note = Tooltip(describe(figure.called(), rung, &book));
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
            Phrase::plain(format!(" {}", super::battle_rule::signed(-points.abs()))),
        ]);
    }
    Phrase::Row(parts)
}

/// Lets tokens and marker slide to where they belong.
fn slide(
    time: Res<Time>,
    stage: Res<Stage>,
    ladders: Query<&Rungs, With<Ladder>>,
    mut climbers: Query<(&mut Climber, &mut Node), Without<Marker>>,
    mut markers: Query<(&mut Marker, &mut Node, &mut Visibility), Without<Climber>>,
) {
    let Ok(rungs) = ladders.single() else {
        return;
    };
    let share = 1.0 - (-time.delta_secs() * 7.0).exp();
    for (climber, mut node) in &mut climbers {
        let side = if climber.is_echo { TOKEN * 0.62 } else { TOKEN } * crate::view::TOKEN_MARGIN;
        let (left, top) = (climber.left, rungs.top(climber.value) - side / 2.0);
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
        let goal = approach(node.top, rungs.top(marker.0) - 10.0, share);
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
