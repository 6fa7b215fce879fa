//! Others in the way of a shot: those who fight with the target, those who stand before it, and whom a miss hits.

use smallvec::SmallVec;

use crate::battle::{FighterId, Points, Posture, RuleId};
use crate::board::{Body, Pair};
use crate::dice::{Dice, DiceError};

use super::super::condition::riding;
use super::super::exchange::check;
use super::super::fighter::{Size, Vitality};
use super::super::rule;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::melee::{are_engaged, crowding};
use super::value;

/// What one who stands in the line costs (`RNG-15`), and by how much a shot may miss that still hits him.
pub(crate) const IN_LINE: i16 = -2;

/// Those whom a shot at a target may hit besides.
///
/// Rule: `RNG-14`, `RNG-15`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Others {
    /// Who else is in the melee of the target, in ascending order of their ids.
    pub(crate) melee: SmallVec<[FighterId; 4]>,
    /// What they cost together.
    crowding: i16,
    /// How many stand in the line before it.
    in_line: i16,
    /// The first of them.
    pub(crate) first: Option<FighterId>,
}

/// The comrade whom a fumbled shot hits: of those near the line of it the one who stands nearest to it, and of these the nearest to
/// the shooter. The dead are no comrades any more.
///
/// Rule: `FUM-07`.
pub(crate) fn comrade(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> Option<FighterId> {
    let is_comrade = |other: &&Snapshot| {
        is_another(other, shooter, target)
            && other.body.present
            && other.condition.vitality != Vitality::Dead
            && !scene.are_hostile(shooter, other)
    };
    let comrades: SmallVec<[&Snapshot; 8]> = scene.fighters.iter().filter(is_comrade).collect();
    if comrades.is_empty() {
        return None;
    }
    let bodies: SmallVec<[Body; 8]> = comrades
        .iter()
        .map(|comrade| Body {
            place: place::footprint(&comrade.body),
            is_upright: true,
        })
        .collect();
    let spots = [shooter, target].map(|fighter| place::spot(&fighter.body));
    let near = Pair::new(scene.board(), spots[0], spots[1]).bystanders(&bodies);
    let nearest = near
        .iter()
        .min_by_key(|it| (it.off_line, it.from_attacker, comrades[it.body].id()));
    nearest.map(|it| comrades[it.body].id())
}

/// By how much a shot has missed; a 20 that would have been enough has missed narrowly.
pub(crate) fn missed_by(face: u8, value: i16) -> i16 {
    (i16::from(face) - value).max(1)
}

/// Whom a shot that has missed its target hits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Victim {
    pub(crate) id: FighterId,
    /// The rule that makes him one.
    pub(crate) rule: RuleId,
    /// The die that chose him, if it was not he alone.
    pub(crate) die: Option<Points>,
}

/// Whether somebody is neither of the two, nor the mount or the rider of one of them.
///
/// Rule: `RNG-14`, `RNG-15`, `MNT-09`.
fn is_another(other: &Snapshot, shooter: &Snapshot, target: &Snapshot) -> bool {
    let both = [shooter, target];
    both.iter()
        .all(|one| one.id() != other.id() && !riding::are_one(one, other))
}

impl Others {
    /// Those around the line of a shot.
    pub(crate) fn around(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> Self {
        let pair = Pair::new(
            scene.board(),
            place::spot(&shooter.body),
            place::spot(&target.body),
        );
        Self::of(scene, &pair, shooter, target)
    }

    /// The same, where the pair is known already.
    pub(super) fn of(scene: &Scene, pair: &Pair, shooter: &Snapshot, target: &Snapshot) -> Self {
        let is_other = |other: &&Snapshot| is_another(other, shooter, target);
        let others = || scene.fighters.iter().filter(is_other);
        if others().next().is_none() {
            return Self::default();
        }
        let melee: SmallVec<[FighterId; 4]> = others()
            .filter(|other| are_engaged(scene, target, other))
            .map(Snapshot::id)
            .collect();
        let standing: SmallVec<[&Snapshot; 8]> = others()
            .filter(|other| other.body.present && other.body.posture != Posture::Lying)
            .filter(|other| other.build.size > Size::VerySmall && !melee.contains(&other.id()))
            .collect();
        let costs = melee.iter().filter_map(|id| scene.get(*id));
        let mut found = Self {
            crowding: costs.map(|other| crowding(scene, target, other)).sum(),
            melee,
            ..Self::default()
        };
        if !standing.is_empty() {
            found.look_along(pair, &standing);
        }
        found
    }

    fn look_along(&mut self, pair: &Pair, standing: &[&Snapshot]) {
        let bodies: SmallVec<[Body; 8]> = standing
            .iter()
            .map(|other| Body {
                place: place::footprint(&other.body),
                is_upright: true,
            })
            .collect();
        let near = pair.bystanders(&bodies);
        let in_line = || near.iter().filter(|it| it.off_line == 0 && !it.is_behind);
        self.in_line = in_line().count() as i16;
        let first = in_line().min_by_key(|it| (it.from_attacker, standing[it.body].id()));
        self.first = first.map(|it| standing[it.body].id());
    }

    /// What the melee of the target costs (`RNG-14`).
    pub(super) const fn melee_malus(&self) -> i16 {
        self.crowding
    }

    /// What those in the line cost (`RNG-15`).
    pub(super) const fn line_malus(&self) -> i16 {
        IN_LINE * self.in_line
    }

    /// How many faces of the die, at this value, send a shot into the melee, and how many into the first in the line.
    pub(crate) fn stray_faces(&self, value: i16) -> (i64, i64) {
        let (mut melee, mut line) = (0, 0);
        for face in 1..=20 {
            if value::outcome(face, value, check::WORST).is_success() {
                continue;
            }
            let miss = missed_by(face, value);
            if self.strays_into_melee(miss) {
                melee += 1;
            } else if self.first.is_some() && miss <= -IN_LINE {
                line += 1;
            }
        }
        (melee, line)
    }

    fn strays_into_melee(&self, miss: i16) -> bool {
        !self.melee.is_empty() && miss <= -self.melee_malus()
    }

    /// Whom a shot that has missed by so much hits, if anybody: first one of the melee, else the first in the line.
    ///
    /// Rule: `RNG-14`, `RNG-15`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn hit_by(&self, miss: i16, dice: &mut impl Dice) -> Result<Option<Victim>, DiceError> {
        if self.strays_into_melee(miss) {
            return Ok(Some(self.one_of_the_melee(dice)?));
        }
        let first = self.first.filter(|_| miss <= -IN_LINE);
        Ok(first.map(|id| Victim {
            id,
            rule: rule::RNG_15,
            die: None,
        }))
    }

    fn one_of_the_melee(&self, dice: &mut impl Dice) -> Result<Victim, DiceError> {
        let number = self.melee.len();
        let die = if number > 1 {
            Some(Points::roll(rule::RNG_14, 1, number as u8, dice)?)
        } else {
            None
        };
        let place = die.as_ref().map_or(1, Points::value).max(1) - 1;
        Ok(Victim {
            id: self.melee[usize::from(place.unsigned_abs()).min(number - 1)],
            rule: rule::RNG_14,
            die,
        })
    }
}
