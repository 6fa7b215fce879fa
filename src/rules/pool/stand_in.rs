//! Persons who stand in where a level names nobody for these rules, so that its sides are of equal points.
//!
//! The points of a person say how long he lasts and what he does meanwhile: twenty times the root of the mean damage of his first
//! weapon against seven Defence dice, times his hit points over the mean damage that eight attack dice of 1d8 + 4 do to him. What
//! has to be loaded counts half, and heroes a sixteenth more, as they fight on at their last point. Everybody counts forty more for his
//! head: a blow fells one at most. The rules themselves know no points; the numbers are those of a middling person of the tables.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::battle::{RawRon, Slot};
use crate::board::Cell;

use super::assault::{self, Values};
use super::data::PoolData;
use super::defence::{self, Guard};
use super::scene::Snapshot;
use super::sheet::Build;

/// Defence dice of a middling person.
const GUARD: i16 = 7;

/// Attack dice, damage dice and bonus of a middling person.
const BLOW: (i16, (u8, u8), i16) = (8, (1, 8), 4);

/// Points for every head: two in the place of one are even with him who have about three quarters of what he is worth without them.
const HEAD: i16 = 40;

/// The points of a person.
fn points(build: &Build) -> i16 {
    let fighter = Snapshot::rested(&Arc::new(build.clone()), 1, Cell::default());
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
    let guard = Guard {
        has_shield: fighter.has_shield(),
        ..Guard::of(build, &[])
    };
    let dealt = mean_loss((attack, damage.unwrap_or_default(), bonus), GUARD);
    let suffered = mean_loss(BLOW, defence::pool(&guard).value()).max(1);
    let reloads = close.is_none() && shot.is_some_and(|shot| shot.reloads);
    let dealt = if reloads { dealt / 2 } else { dealt };
    let worth = (400 * dealt * i64::from(build.hit_points) / suffered)
        .max(0)
        .isqrt();
    let worth = if build.is_hero { worth * 17 / 16 } else { worth };
    i16::try_from(worth).unwrap_or(i16::MAX).saturating_add(HEAD)
}

/// Thousandths of the mean damage of an attack against so many Defence dice, whatever there is to lose.
fn mean_loss(blow: (i16, (u8, u8), i16), guard: i16) -> i64 {
    Values::plain(blow, guard, i16::MAX).mean_loss().unwrap_or(0)
}

/// Persons for sides of so many fighters each, in the words of a level file: for the smallest sides heroes and opponents by turns,
/// each kind in the order of the points and each person once as far as they go. So every side of the same size has the same
/// persons; a larger one has them too, but in the places of the first ones more and weaker persons, whose points come near to
/// theirs.
pub(super) fn stand_ins(tables: &PoolData, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
    let of = |is_hero: bool| -> Vec<(i16, &str)> {
        let kind = tables.people.iter().filter(|(_, it)| it.hero == is_hero);
        let mut worth: Vec<_> = kind
            .map(|(id, person)| (points(&Build::of(tables, person)), id.as_str()))
            .collect();
        worth.sort_by_key(|(points, id)| (Reverse(*points), *id));
        worth
    };
    let (heroes, opponents) = (of(true), of(false));
    let rounds = 0..heroes.len().max(opponents.len());
    let by_turns = rounds.flat_map(|round| [heroes.get(round), opponents.get(round)].into_iter().flatten());
    let people: Vec<(i16, &str)> = by_turns.copied().collect();
    let fewest = *sides.iter().min().filter(|_| !people.is_empty())?;
    let smallest: Vec<(i16, &str)> = people.iter().copied().cycle().take(fewest).collect();
    let side = |size: &usize| {
        // Each person who gives up his place makes room for two.
        let kept = (2 * fewest).saturating_sub(*size);
        let (others, same) = smallest.split_at(fewest - kept.min(fewest));
        let sum = others.iter().map(|(points, _)| points).sum();
        let more = group(&people, size - same.len(), sum);
        let all = more.iter().chain(same);
        all.map(|(_, id)| RawRon::id(id)).collect()
    };
    Some(sides.iter().map(side).collect())
}

/// Of more persons than this nobody tries all groups: the side is put together of parts.
const LARGEST: usize = 6;

/// Hundredths by which the points of a group may be off for the sake of variety.
const NEAR: i16 = 2;

/// So many persons whose points come near to a sum: of the groups within two in a hundred the one with the most different persons,
/// else the nearest; of equal ones the first in the order of the people.
fn group<'p>(people: &[(i16, &'p str)], size: usize, sum: i16) -> Vec<(i16, &'p str)> {
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
        // Worked out apart from the code (tests/pool/chain.rs shows how): Aldric does 10.25 points in the mean to seven dice and
        // lasts 26 points over 3.25: 20 * root(10.25 * 7.99) = 181, and a sixteenth more, 192 and 40 for his head. The goblin: 20 * root(3.30 * 1.53) = 44; the
        // archer, without Strength at a distance: 20 * root(5.45 * 3.38) = 85, and a sixteenth.
        for (id, expected) in [("PL-HER-01", 232), ("PL-OPP-01", 84), ("PL-HER-03", 130)] {
            assert!(
                (points(&person(id)) - expected).abs() <= 1,
                "{id}: {}",
                points(&person(id))
            );
        }
    }
}
