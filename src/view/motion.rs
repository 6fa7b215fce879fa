//! Motion: the happenings of the battle are shown one after the other, each for as long as its kind takes.

use bevy::prelude::*;

use super::art::{self, Model};
use super::figure::Figure;
use super::reading::Reading;
use super::stage::{Stage, change_sight, come_true, subject};
use super::{OfBattle, TILE, die, word};
use crate::battle::{BattleEvent, Body, FighterId, Happening, Log, Outcome, Posture, Sides};
use crate::board::Facing;

/// How fast happenings are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// At their own pace.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// Not at all: what has happened stands there at once.
    Skip,
}

impl Speed {
    const fn factor(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Double => 2.0,
            Self::Skip => 1e6,
        }
    }
}

/// The speeds at which a human's own happenings and those of the opponent are shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Of fighters whom a human leads.
    pub own: Speed,
    /// Of all others.
    pub others: Speed,
    /// Whether what happens stands there at its time without any motion on the way.
    pub calm: bool,
}

/// The happening that is being shown.
#[derive(Resource, Default)]
pub struct Motion {
    beat: Option<Beat>,
    skips: bool,
    calm: bool,
}

struct Beat {
    event: BattleEvent,
    /// The figure whom it changes, as he was before.
    before: Option<Figure>,
    /// The middle of the other one's footprint, for blows.
    other: Option<Vec2>,
    age: f32,
    length: f32,
}

/// Where a token is, where it looks and how its figure leans at this moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pose<'m> {
    /// Its middle in units of the map.
    pub at: Vec2,
    /// Sixty-fourths of a circle clockwise from north.
    pub facing: u8,
    /// How far the figure bends forward, in degrees; backward below zero.
    bend: f32,
    /// How far it has fallen, from 0 to 1.
    fallen: f32,
    /// The figure as it was, while it still is seen so.
    pub before: Option<&'m Figure>,
}

impl Pose<'_> {
    /// The turn of the figure in radians against the clock, and how far it has slid from its place; `radius`: that of the token.
    pub fn lean(&self, model: &Model, radius: f32) -> (f32, Vec2) {
        let way = if model.is_mirrored { -1.0 } else { 1.0 };
        match art::fall(model.looks.body) {
            Some((degrees, (right, down))) if self.fallen > 0.0 => {
                let shift = Vec2::new(right * way, -down) / 100.0 * radius * self.fallen;
                ((degrees * way * self.fallen).to_radians(), shift)
            }
            _ if model.posture == Posture::Lying => (0.0, Vec2::ZERO),
            _ => {
                let turn = (-self.bend * way).to_radians();
                // It bends at its feet.
                let feet = Vec2::NEG_Y * radius * 0.6;
                (turn, feet - Vec2::from_angle(turn).rotate(feet))
            }
        }
    }
}

impl Motion {
    /// Shows at once what is left of the queue.
    pub fn skip(&mut self) {
        self.skips = true;
    }

    /// The happening that is being shown.
    pub fn current(&self) -> Option<&BattleEvent> {
        self.beat.as_ref().map(|beat| &beat.event)
    }

    pub(super) fn pose(&self, id: FighterId, figure: &Figure) -> Pose<'_> {
        let still = Pose {
            at: figure.middle(),
            facing: figure.facing.index() * 8,
            bend: 0.0,
            fallen: 0.0,
            before: None,
        };
        let Some(beat) = self.beat.as_ref().filter(|_| !self.calm) else {
            return still;
        };
        let share = (beat.age / beat.length.max(1e-3)).clamp(0.0, 1.0);
        let swing = (share * std::f32::consts::PI).sin();
        match (
            &beat.event.happening,
            subject(&beat.event.happening) == Some(id),
            beat.other,
        ) {
            (Happening::Moved { .. } | Happening::Turned { .. }, true, _) => {
                let Some(before) = &beat.before else {
                    return still;
                };
                let facing = turn(before.facing, figure.facing, (share * 2.0).min(1.0));
                Pose {
                    at: before.middle().lerp(still.at, share),
                    facing,
                    ..still
                }
            }
            (Happening::Attacked { .. }, true, Some(foe)) => Pose {
                at: still.at + (foe - still.at).clamp_length_max(TILE) * 0.42 * swing,
                bend: 14.0 * swing,
                ..still
            },
            (Happening::Struck { .. }, true, Some(foe)) => Pose {
                at: still.at + (still.at - foe).clamp_length_max(TILE) * 0.16 * swing,
                bend: -16.0 * swing,
                ..still
            },
            (Happening::Defended { check, .. }, true, Some(foe)) if check.outcome.is_success() => Pose {
                at: still.at + (foe - still.at).clamp_length_max(TILE) * 0.14 * swing,
                bend: 5.0 * swing,
                ..still
            },
            (Happening::StateChanged { .. }, true, _) => match &beat.before {
                Some(before) if falls(before, figure) => Pose {
                    // Slowly at first, as whatever falls.
                    fallen: (share * 1.25).min(1.0).powi(2),
                    before: Some(before),
                    ..still
                },
                _ => still,
            },
            _ => still,
        }
    }
}

/// Whether somebody who stood lies now.
fn falls(before: &Figure, now: &Figure) -> bool {
    let lies = |figure: &Figure| figure.model(0).posture == Posture::Lying;
    lies(now) && !lies(before)
}

/// A direction between two, the short way round, in sixty-fourths of a circle.
fn turn(from: Facing, to: Facing, share: f32) -> u8 {
    let (from, to) = (i16::from(from.index()) * 8, i16::from(to.index()) * 8);
    let way = (to - from + 32).rem_euclid(64) - 32;
    (from + (f32::from(way) * share).round() as i16).rem_euclid(64) as u8
}

/// Shows the queue: lets the beat grow older, and begins the next one when it is over.
pub(super) fn play(
    time: Res<Time>,
    pace: Res<Pace>,
    reading: Res<Reading>,
    logs: Query<(&Log, &Sides)>,
    bodies: Query<&Body>,
    mut stage: ResMut<Stage>,
    mut motion: ResMut<Motion>,
    mut commands: Commands,
) {
    let Some((log, sides)) = stage.battle.and_then(|battle| logs.get(battle).ok()) else {
        if motion.beat.is_some() {
            *motion = Motion::default();
        }
        return;
    };
    if motion.beat.is_none() && !stage.is_moving() {
        motion.skips = false;
        return;
    }
    motion.calm = pace.calm;
    let mut left = time.delta_secs();
    loop {
        let Some(left_over) = grow(&mut motion, left, &stage, sides, &pace) else {
            return;
        };
        left = left_over;
        while stage.is_moving() && log.told(stage.shown, stage.watching.0).is_none() {
            stage.shown += 1;
        }
        let next = log.told(stage.shown, stage.watching.0);
        let Some(entry) = next.filter(|_| stage.is_moving()) else {
            if !stage.is_behind() {
                come_true(&mut stage, &reading, &bodies);
            }
            motion.skips = false;
            return;
        };
        let is_silent = motion.skips || pace_of(&entry, &stage, sides, &pace) == Speed::Skip;
        if let Happening::SightChanged {
            fighter, at, seen, ..
        } = entry.happening
            && stage.watching.0.is_some()
        {
            change_sight(&mut stage, (&reading, &bodies), (fighter, at, seen));
        }
        motion.beat = Some(begin(&entry, &mut stage));
        if !is_silent {
            tell(&entry, &stage, &mut commands);
        }
    }
}

/// Lets the beat grow older; answers the seconds that are left when it is over, nothing while it lasts.
fn grow(motion: &mut Motion, left: f32, stage: &Stage, sides: &Sides, pace: &Pace) -> Option<f32> {
    let Some(beat) = &mut motion.beat else {
        return Some(left);
    };
    let speed = if motion.skips {
        Speed::Skip
    } else {
        pace_of(&beat.event, stage, sides, pace)
    };
    beat.age += left * speed.factor();
    if beat.age < beat.length {
        return None;
    }
    let rest = (beat.age - beat.length) / speed.factor();
    motion.beat = None;
    Some(rest)
}

fn pace_of(event: &BattleEvent, stage: &Stage, sides: &Sides, pace: &Pace) -> Speed {
    let side = subject(&event.happening)
        .and_then(|id| stage.figures.get(&id))
        .map(|figure| figure.side);
    let seat = side.and_then(|side| sides.get(side)).map(|side| &side.seat);
    match seat {
        Some(seat) if seat.is_computer() => pace.others,
        _ => pace.own,
    }
}

/// Takes the next entry of the log onto the stage.
fn begin(entry: &BattleEvent, stage: &mut Stage) -> Beat {
    stage.shown += 1;
    (stage.round, stage.phase) = (entry.round, entry.phase);
    let fighter = subject(&entry.happening);
    let before = fighter.and_then(|id| stage.figures.get(&id).cloned());
    if let Some(figure) = fighter.and_then(|id| stage.figures.get_mut(&id)) {
        figure.follow(&entry.happening);
    }
    let other = match &entry.happening {
        Happening::Attacked { target, .. } => Some(*target),
        Happening::Defended { against, .. } => Some(*against),
        Happening::Struck { by, .. } => *by,
        _ => None,
    };
    let other = other.and_then(|id| stage.figures.get(&id)).map(Figure::middle);
    Beat {
        event: entry.clone(),
        before,
        other,
        age: 0.0,
        length: length(&entry.happening),
    }
}

/// Seconds for which a happening is shown.
const fn length(happening: &Happening) -> f32 {
    match happening {
        Happening::Attacked { .. } => 0.55,
        Happening::Defended { .. } | Happening::Struck { .. } | Happening::Wounded { .. } => 0.5,
        Happening::RoundStarted | Happening::FightEnded { .. } => 0.5,
        Happening::StateChanged { .. } | Happening::Checked { .. } | Happening::Acted { .. } => 0.35,
        Happening::GroundChanged { .. } => 0.5,
        Happening::Moved { .. } => 0.2,
        Happening::Turned { .. } | Happening::PhaseReached | Happening::Announced { .. } => 0.12,
        Happening::ValueChanged { .. } | Happening::Undefended { .. } | Happening::Forgone { .. } => 0.1,
        _ => 0.0,
    }
}

/// Lets a word rise from whom a happening concerns, and the die roll beside whoever is struck at.
fn tell(entry: &BattleEvent, stage: &Stage, commands: &mut Commands) {
    if let Some(die) = die::of(&entry.happening)
        && let Some(figure) = stage.figures.get(&die.0).filter(|figure| figure.present)
    {
        commands.spawn(die::rolling(die, figure));
    }
    let fighter = subject(&entry.happening).and_then(|id| stage.figures.get(&id));
    if let (Some(figure), Some((phrase, ink))) = (fighter, word::of(&entry.happening)) {
        commands.spawn((word::rising(phrase, ink, figure.middle()), OfBattle));
    }
}

/// Whether a check is one whose outcome is worth a word.
pub(super) const fn is_extreme(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Lucky | Outcome::Fumble)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_takes_the_short_way() {
        assert_eq!(turn(Facing::N, Facing::E, 0.5), 8);
        assert_eq!(turn(Facing::N, Facing::NW, 0.5), 60);
        assert_eq!(turn(Facing::NW, Facing::NE, 1.0), 8);
    }
}
