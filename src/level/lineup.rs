//! Who fights in a level by which rule system, and who may stand in for those whom it names.

use std::collections::{BTreeMap, BTreeSet};

use super::{Goal, Level, LevelFighter};
use crate::battle::{FighterId, RawRon};

impl Level {
    /// Whether the level names its fighters for a rule system itself.
    pub fn names_fighters_for(&self, system: &str) -> bool {
        self.rules.iter().any(|known| known == system)
    }

    /// Everybody who fights in it: those on the map in ascending order of their ids, then those who come later.
    pub fn everybody(&self) -> impl Iterator<Item = &LevelFighter> {
        let later = self.reinforcements.iter().flat_map(|group| &group.fighters);
        self.fighters.iter().chain(later)
    }

    /// Those on the map of whom everybody may know before the fight: whoever hides is left out where there are secrets.
    pub fn known(&self) -> impl Iterator<Item = &LevelFighter> {
        let known = |fighter: &&LevelFighter| !(self.secrets && fighter.hidden);
        self.fighters.iter().filter(known)
    }

    /// How many fighters each side has, those who come later too.
    pub fn strengths(&self) -> Vec<usize> {
        let mut strengths = vec![0; self.sides.len()];
        for fighter in self.everybody() {
            if let Some(strength) = strengths.get_mut(usize::from(fighter.side.0)) {
                *strength += 1;
            }
        }
        strengths
    }

    /// Gives each fighter one of the persons of his side, in the order of [`Level::everybody`].
    pub fn cast(&self, sides: Vec<Vec<RawRon>>) -> BTreeMap<FighterId, RawRon> {
        let mut sides: Vec<_> = sides.into_iter().map(Vec::into_iter).collect();
        let person = |fighter: &LevelFighter| {
            let persons = sides.get_mut(usize::from(fighter.side.0))?;
            Some((fighter.id, persons.next()?))
        };
        self.everybody().filter_map(person).collect()
    }

    /// Whether all its goals can be met when these fighters stay away.
    ///
    /// # Errors
    ///
    /// Which fighter is needed, or what too few are there for.
    pub fn can_do_without(&self, away: &BTreeSet<FighterId>) -> Result<(), String> {
        for (side, goal) in &self.goals {
            let there = self
                .everybody()
                .filter(|it| it.side == *side && !away.contains(&it.id))
                .count();
            misses(goal, away, there)?;
        }
        Ok(())
    }

    /// Takes these fighters off the map and from among those who come later.
    pub fn leave_out(&mut self, away: &BTreeSet<FighterId>) {
        let stays = |fighter: &LevelFighter| !away.contains(&fighter.id);
        self.fighters.retain(stays);
        for group in &mut self.reinforcements {
            group.fighters.retain(stays);
        }
        self.reinforcements.retain(|group| !group.fighters.is_empty());
    }

    /// Lets these persons fight in the places of those whom the level names for a rule system, if it names any. They begin
    /// rested and ready.
    pub fn stand_in(&mut self, system: &str, persons: &BTreeMap<FighterId, RawRon>) {
        let later = self.reinforcements.iter_mut();
        let later = later.flat_map(|group| &mut group.fighters);
        for fighter in self.fighters.iter_mut().chain(later) {
            if let Some(person) = persons.get(&fighter.id) {
                fighter.person.insert(system.to_owned(), person.clone());
                fighter.start.remove(system);
            }
        }
    }
}

/// What a goal misses when these fighters stay away and so many of the side are there.
fn misses(goal: &Goal, away: &BTreeSet<FighterId>, there: usize) -> Result<(), String> {
    match goal {
        Goal::Protect(id) if away.contains(id) => {
            let number = id.0;
            Err(format!(
                "fighter {number} is to be protected and cannot be left out"
            ))
        }
        Goal::Reach { count, mark } if usize::from(*count) > there => Err(format!(
            "{count} of a side are to reach `{mark}`, but only {there} of it would be there"
        )),
        Goal::All(goals) | Goal::Any(goals) => goals.iter().try_for_each(|goal| misses(goal, away, there)),
        _ => Ok(()),
    }
}
