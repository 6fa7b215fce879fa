//! What there is in answers that characters differ about, as far as their shape and the map tell, for every rule system.

use bevy::prelude::*;

use crate::battle::{Aspects, Character, Choice, Decision, FighterId, Question, Roster, Tempers, Term};
use crate::board::{Cell, Footprint};

use super::action::Acts;
use super::guest::{asked, round};
use super::{Guest, Rules, Scene, Sheet, Snapshot, legal};

/// Squares within which somebody is beside another one.
const BESIDE: u16 = 1;
/// Squares between two fighters who are out of each other's reach, whatever they hold.
const APART: u16 = 3;
/// Squares from the nearest foe beyond which nobody who keeps away gets any farther.
const FAR: u16 = 12;
/// Squares from the nearest foe from which on somebody minds that he comes nearer: farther off he walks up like everybody.
const MINDED: i64 = 6;

impl<R: Guest> Tempers for R {
    fn character(&self, world: &World, battle: Entity) -> Character {
        let question = world.get::<Decision>(battle).and_then(|open| open.0);
        let entity = question.and_then(|question| world.get::<Roster>(battle)?.entity(question.fighter));
        let sheet = entity.and_then(|entity| world.get::<Sheet<R>>(entity));
        sheet.map_or(Character::Steady, |sheet| R::character(&sheet.0))
    }

    fn aspects(&self, world: &World, battle: Entity, answers: &[Choice]) -> Vec<Aspects> {
        match asked(world, battle) {
            Some((scene, question)) => {
                let of = |choice: &Choice| R::aspects(&scene, question, choice);
                answers.iter().map(of).collect()
            }
            None => vec![Aspects::default(); answers.len()],
        }
    }

    fn ways_away(&self, world: &World, battle: Entity) -> Vec<(Choice, i64)> {
        asked(world, battle).map_or_else(Vec::new, |(scene, question)| {
            R::ways_away(&scene, question, round(world, battle))
        })
    }
}

/// What there is in an answer by its shape alone.
pub(crate) fn of_shape<R: Rules>(scene: &Scene<R>, question: Question, choice: &Choice) -> Aspects {
    let Some(own) = scene.get(question.fighter) else {
        return Aspects::default();
    };
    let staked = |stakes: &[i16]| stakes.iter().map(|points| i64::from(points.abs())).sum();
    match choice {
        Choice::Attack { target, stakes, .. } => Aspects {
            attack: 1,
            risk: staked(stakes),
            pack: pack(scene, own, *target),
            ..Aspects::default()
        },
        Choice::Defend { stakes, .. } => Aspects {
            defence: 1,
            risk: staked(stakes),
            ..Aspects::default()
        },
        Choice::Move { path, .. } => path
            .last()
            .map_or_else(Aspects::default, |to| of_way(scene, own, *to)),
        Choice::Plan { .. } | Choice::Act { .. } | Choice::Pass => Aspects::default(),
    }
}

/// What there is in going to a cell.
pub(crate) fn of_way<R: Rules>(scene: &Scene<R>, own: &Snapshot<R>, to: Cell) -> Aspects {
    let (here, there) = (own.place(), Footprint::new(to, own.body.size));
    let gaps = |place: Footprint| scene.foes(own).map(move |foe| foe.place().gap(place).cheb());
    let (Some(before), Some(after)) = (gaps(here).min(), gaps(there).min()) else {
        return Aspects::default();
    };
    let threats = |place| gaps(place).filter(|gap| *gap <= BESIDE).count() as i64;
    let friends = |place: Footprint| {
        let all = friends_of(scene, own);
        all.filter(|friend| friend.place().gap(place).cheb() <= BESIDE)
            .count() as i64
    };
    let nearest = scene.foes(own).min_by_key(|foe| foe.place().gap(there).cheb());
    let pack = nearest
        .filter(|_| after < before)
        .map_or(0, |foe| pack(scene, own, foe.id()));
    Aspects {
        advance: nearer(i64::from(before), i64::from(after)),
        risk: threats(there) - threats(here),
        company: friends(there) - friends(here),
        pack,
        flight: i64::from(before < APART && after >= APART),
        ..Aspects::default()
    }
}

/// Squares by which somebody comes nearer to a foe who is so many squares away now and then, as far as it matters to him.
pub(crate) fn nearer(before: i64, after: i64) -> i64 {
    before.min(MINDED) - after.min(MINDED)
}

/// Able friends who stand beside a foe.
fn pack<R: Rules>(scene: &Scene<R>, own: &Snapshot<R>, foe: FighterId) -> i64 {
    let Some(foe) = scene.get(foe) else { return 0 };
    let beside = |friend: &&Snapshot<R>| friend.place().gap(foe.place()).cheb() <= BESIDE;
    friends_of(scene, own).filter(beside).count() as i64
}

fn friends_of<'s, R: Rules>(
    scene: &'s Scene<'_, R>,
    own: &'s Snapshot<R>,
) -> impl Iterator<Item = &'s Snapshot<R>> {
    let is_friend = |other: &&Snapshot<R>| {
        other.id() != own.id() && other.fighter.side == own.fighter.side && other.is_able()
    };
    scene.fighters.iter().filter(is_friend)
}

/// What it is worth not to fight on, to whoever is weary: more than anything else.
pub(crate) const YIELD: i64 = 100_000;

/// Giving up by such an answer, where it is allowed and the side of the asked fighter is the weaker one and weary. Those who are left late
/// in a fight are mostly so badly hurt that they hardly ever hit each other: from the first of two rounds on it takes the less the longer
/// it drags on, and in the second one whoever is weaker at all yields.
pub(crate) fn given_up<R: Guest + Acts>(
    scene: &Scene<R>,
    question: Question,
    (round, weary): (u16, (u16, u16)),
    surrender: Term,
) -> Option<(Choice, i64)> {
    let own = scene.get(question.fighter)?;
    let (from, to) = weary;
    let lost = i64::from(round.min(to).saturating_sub(from)) * 500 / i64::from(to - from);
    let choice = Choice::Act {
        act: surrender,
        target: None,
        with: None,
        at: None,
        facing: None,
    };
    let is_weary = hope(scene, own) < lost;
    let is_allowed = || legal::judge(scene, Some(question), question.fighter, &choice).is_ok();
    (is_weary && is_allowed()).then_some((choice, YIELD))
}

/// What is left of the hope of a side, in thousandths: the square of its strength as a part of the squares of both.
pub(crate) fn hope<R: Guest>(scene: &Scene<R>, own: &Snapshot<R>) -> i64 {
    let sum = |strength: i64, fighter: &Snapshot<R>| strength + R::strength(scene, fighter);
    let friends = friends_of(scene, own).fold(R::strength(scene, own), sum);
    let foes = scene.foes(own).fold(0, sum);
    let (friends, foes) = (friends * friends, foes * foes);
    (1000 * friends).checked_div(friends + foes).unwrap_or(0)
}

/// Squares to the nearest foe whom somebody knows of; none without one.
pub(crate) fn gap_to_foes<R: Rules>(scene: &Scene<R>, own: &Snapshot<R>, at: Cell) -> Option<u16> {
    let place = Footprint::new(at, own.body.size);
    scene.foes(own).map(|foe| foe.place().gap(place).cheb()).min()
}

/// The way of a gait that leads farthest from the nearest foe, the shortest of equal ones; none where nothing is gained.
pub(crate) fn retreat<R: Guest>(scene: &Scene<R>, own: &Snapshot<R>, gait: Term) -> Option<Choice> {
    let here = gap_to_foes(scene, own, own.body.at)?;
    let far = |cell: Cell| gap_to_foes(scene, own, cell).map_or(0, |gap| gap.min(FAR));
    let reached = R::reach(scene, own, gait).into_iter();
    let away = reached
        .map(|(cell, cost)| (far(cell), cost, cell))
        .filter(|(gap, ..)| *gap > here);
    let (_, _, cell) = away.max_by_key(|(gap, cost, cell)| (*gap, std::cmp::Reverse((*cost, *cell))))?;
    Some(Choice::Move {
        gait,
        path: R::route(scene, own, gait, cell)?,
        facing: None,
    })
}
