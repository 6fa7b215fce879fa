//! The fighters of a battle as plain values, for as long as a phase lasts: fetched when it lays the battle out, written back when it ends.
//!
//! The components are the truth. Whatever changes them between two phases is obeyed.

use bevy::prelude::*;

use crate::battle::{FighterId, Roster};

use super::scene::seek;
use super::{Combatant, Rules, Snapshot};

/// The fighters of the battle that is laid out, in the order of its roster.
#[derive(Debug)]
pub(super) struct Ranks<R: Rules> {
    fighters: Vec<Snapshot<R>>,
    /// Who of them was changed in this phase.
    touched: Vec<bool>,
    /// Whether somebody was.
    is_stirred: bool,
}

impl<R: Rules> Default for Ranks<R> {
    fn default() -> Self {
        Self {
            fighters: Vec::new(),
            touched: Vec::new(),
            is_stirred: false,
        }
    }
}

impl<R: Rules> Ranks<R> {
    /// Fetches the fighters of a battle.
    ///
    /// # Panics
    ///
    /// When a fighter of the roster is gone.
    #[inline]
    pub(super) fn lay(&mut self, roster: &Roster, components: &Query<Combatant<R>>) {
        self.fighters.clear();
        self.fighters
            .extend(components.iter_many(roster.entities()).map(Snapshot::of));
        self.touched.clear();
        self.touched.resize(self.fighters.len(), false);
        self.is_stirred = false;
        assert_eq!(
            self.fighters.len(),
            roster.len(),
            "a fighter of the roster is gone"
        );
    }

    /// The fighters as the resolutions see them.
    pub(super) fn fighters(&self) -> &[Snapshot<R>] {
        &self.fighters
    }

    /// Who was changed in this phase, each with his place.
    pub(super) fn touched(&self) -> impl Iterator<Item = (usize, &Snapshot<R>)> {
        let all = self.fighters.iter().enumerate();
        all.zip(&self.touched)
            .filter_map(|(fighter, is_touched)| is_touched.then_some(fighter))
    }

    /// A fighter.
    ///
    /// # Panics
    ///
    /// When nobody has this id.
    #[inline]
    pub(super) fn get(&self, id: FighterId) -> &Snapshot<R> {
        let guess = id.likely_place();
        match self.fighters.get(guess) {
            Some(found) if found.id() == id => found,
            _ => &self.fighters[self.seek(id)],
        }
    }

    /// A fighter, to be changed.
    ///
    /// # Panics
    ///
    /// When nobody has this id.
    #[inline]
    pub(super) fn change(&mut self, id: FighterId) -> &mut Snapshot<R> {
        let guess = id.likely_place();
        let place = match self.fighters.get(guess) {
            Some(found) if found.id() == id => guess,
            _ => self.seek(id),
        };
        self.is_stirred = true;
        self.touched[place] = true;
        &mut self.fighters[place]
    }

    /// The place of a fighter where there are gaps in the ids.
    #[cold]
    fn seek(&self, id: FighterId) -> usize {
        match seek(&self.fighters, id) {
            Some(place) => place,
            None => panic!("fighter {} is not in this battle", id.0),
        }
    }

    /// Ends the phase: the components take over what was changed.
    pub(super) fn dismiss(&mut self, roster: &Roster, components: &mut Query<Combatant<R>>) {
        if !std::mem::take(&mut self.is_stirred) {
            return;
        }
        let touched = self.touched.iter_mut().map(std::mem::take);
        for ((own, is_touched), entity) in self.fighters.iter().zip(touched).zip(roster.entities()) {
            if is_touched && let Ok(found) = components.get_mut(*entity) {
                own.put(found);
            }
        }
    }
}
