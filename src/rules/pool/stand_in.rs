//! Persons who stand in where a level names nobody for these rules, so that its sides are of equal points.
//!
//! The points of a person are his hit points, three for each die of his attack with the weapon that he holds at the beginning, two for
//! each die of his Defence, and twice the mean damage of that weapon: what decides a fight. The rules themselves know no points.

use std::cmp::Reverse;

use crate::battle::{RawRon, Slot};
use crate::board::Cell;
use crate::rules::common::equal_sides;

use super::assault;
use super::data::PoolData;
use super::defence::{self, Guard};
use super::scene::Snapshot;
use super::sheet::Build;

/// The points of a person.
fn points(build: &Build) -> i16 {
    let build = std::sync::Arc::new(build.clone());
    let fighter = Snapshot::rested(&build, 1, Cell::default());
    let arm = build.arms.first();
    let close = arm.and_then(|arm| arm.close);
    let shot = arm.and_then(|arm| arm.shot);
    let attack = match (close, shot) {
        (Some(_), _) => assault::close_dice(&fighter, Slot(0)).map_or(0, |dice| dice.value()),
        (None, Some(shot)) => build.attack_skill(shot.skill) + build.characteristics.agility,
        (None, None) => 0,
    };
    let damage = close.map(|close| close.damage).or(shot.map(|shot| shot.damage));
    let bonus = if close.is_some() { build.close_bonus() } else { 0 };
    let twice_mean = damage.map_or(0, |(count, sides)| i16::from(count) * (i16::from(sides) + 1)) + 2 * bonus;
    let guard = Guard {
        has_shield: fighter.has_shield(),
        ..Guard::of(&build, &[])
    };
    build.hit_points + 3 * attack + 2 * defence::pool(&guard).value() + twice_mean
}

/// Persons for sides of so many fighters each, in the words of a level file: heroes for the smallest side, the first of equally
/// small ones, the strongest of them first and each once as far as they go; for every other side opponents whose points come
/// near to theirs.
pub(super) fn stand_ins(tables: &PoolData, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
    let people = |is_hero: bool| -> Vec<(i16, &str)> {
        let all = tables.people.iter().filter(|(_, it)| it.hero == is_hero);
        let mut worth: Vec<_> = all
            .map(|(id, person)| (points(&Build::of(tables, person)), id.as_str()))
            .collect();
        worth.sort_by_key(|(points, id)| (Reverse(*points), *id));
        worth
    };
    let (heroes, others) = (people(true), people(false));
    if heroes.is_empty() || others.is_empty() {
        return equal_sides([heroes, others].concat(), sides);
    }
    let fewest = *sides.iter().min()?;
    let first = sides.iter().position(|size| *size == fewest)?;
    let best: Vec<_> = heroes.iter().copied().cycle().take(fewest).collect();
    let sum = best.iter().map(|(points, _)| points).sum();
    let side = |(place, size): (usize, &usize)| {
        let found = if place == first {
            best.clone()
        } else {
            opponents(&others, *size, sum)
        };
        found.into_iter().map(|(_, id)| RawRon::id(id)).collect()
    };
    Some(sides.iter().enumerate().map(side).collect())
}

/// Of more persons than this nobody tries all groups: the side is put together of parts.
const LARGEST: usize = 12;

/// Hundredths by which the points of a group may be off for the sake of variety.
const NEAR: i16 = 2;

/// So many opponents whose points come near to a sum: of the groups within two in a hundred the one with the most different
/// persons, else the nearest; of equal ones the first in the order of points.
fn opponents<'p>(people: &[(i16, &'p str)], size: usize, sum: i16) -> Vec<(i16, &'p str)> {
    let (mut left, mut still) = (sum, size);
    let mut chosen = Vec::with_capacity(size);
    while still > 0 {
        let part = still.min(LARGEST);
        let share = i32::from(left) * part as i32 / still as i32;
        let share = i16::try_from(share).unwrap_or(i16::MAX);
        let mut best = None;
        try_groups(people, part, share, &mut Vec::with_capacity(part), &mut best);
        let (_, group) = best.unwrap_or_default();
        left -= group.iter().map(|place| people[*place].0).sum::<i16>();
        chosen.extend(group.into_iter().map(|place| people[place]));
        still -= part;
    }
    chosen
}

/// How good a group is, the least being the best: whether it is too far off, how far if so, how many persons come twice, how far.
type Rank = (bool, u16, usize, u16);

/// Tries all groups that begin with some persons; each is a list of places in the list of people, in ascending order.
fn try_groups(
    people: &[(i16, &str)],
    size: usize,
    sum: i16,
    group: &mut Vec<usize>,
    best: &mut Option<(Rank, Vec<usize>)>,
) {
    if group.len() == size {
        let points: i16 = group.iter().map(|place| people[*place].0).sum();
        let off = points.abs_diff(sum);
        let is_far = i32::from(off) * 100 > i32::from(sum) * i32::from(NEAR);
        let twice = group.windows(2).filter(|pair| pair[0] == pair[1]).count();
        let rank = (is_far, if is_far { off } else { 0 }, twice, off);
        if best.as_ref().is_none_or(|(known, _)| rank < *known) {
            *best = Some((rank, group.clone()));
        }
        return;
    }
    for place in group.last().copied().unwrap_or(0)..people.len() {
        group.push(place);
        try_groups(people, size, sum, group, best);
        group.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::super::sheet::test::person;
    use super::*;

    #[test]
    fn points_are_what_decides_a_fight() {
        // Aldric: 26 + 3*10 + 2*10 + (8 + 1) + 2*5 = 95. The goblin: 12 + 3*7 + 2*6 + (6 + 1)... his short sword is led
        // with Agility 4: 7 dice; 1d6 + 2: 7 + 4. 12 + 21 + 12 + 11 = 56.
        assert_eq!(
            (points(&person("PL-HER-01")), points(&person("PL-OPP-01"))),
            (95, 56)
        );
        // The archer: 22 + 3*11 + 2*7 + 9 = 78; no Strength at a distance.
        assert_eq!(points(&person("PL-HER-03")), 78);
    }
}
