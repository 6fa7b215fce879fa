//! The ranks of a battle: its fighters as plain values, so that not every stage of every step has to fetch them.

use std::hash::Hasher;
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{Choice, FighterId, Roster, StableHasher};

use super::super::defence::{Defence, Means};
use super::super::scene::{self, Combatant, CombatantReadOnly, Snapshot};

/// The fighters of a battle in the order of its roster.
///
/// The stages read and change them here, and when the step is sealed the components take over what has become of them. Nobody
/// else writes these components (a debug build watches over that), so that they are fetched once for the whole battle.
#[derive(Component, Debug, Default)]
pub(crate) struct Ranks {
    fighters: Vec<Snapshot>,
    /// Who of them was changed in this step.
    touched: Vec<bool>,
    /// Whether somebody was changed in this step.
    is_stirred: bool,
    /// The answer to the open decision that has been judged already, and is allowed.
    vouched: Option<(FighterId, Choice)>,
    /// The defence that whoever is struck at now will choose, worked out when he was asked.
    defence: Option<(FighterId, Means, Defence)>,
    /// Whether nobody has changed since it was.
    is_defence_true: bool,
    /// What of each fighter goes into the state hash; nothing of those who have changed since it was taken.
    hashed: Vec<Fed>,
    /// What of the battle itself goes into it and seldom changes.
    pub(super) fixed: Fixed,
}

/// What of a battle goes into the state hash and seldom changes.
#[derive(Debug, Default)]
pub(super) struct Fixed {
    pub(super) sides: Fed,
    pub(super) modules: Fed,
}

/// What something has fed to the state hash the last time; nothing where it has changed since, or none was taken.
#[derive(Debug, Default)]
pub(super) struct Fed(Vec<u8>);

impl Fed {
    /// It has changed.
    #[inline]
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    /// Feeds it to the state hash: what was fed the last time, unless it has changed since.
    #[inline]
    pub(super) fn feed(&mut self, hasher: &mut StableHasher, feed: impl Fn(&mut StableHasher)) {
        if self.0.is_empty() {
            let from = hasher.fed().len();
            feed(hasher);
            self.0.extend_from_slice(&hasher.fed()[from..]);
        } else {
            hasher.write(&self.0);
            debug_assert!(
                {
                    let mut anew = StableHasher::default();
                    feed(&mut anew);
                    anew.fed() == self.0.as_slice()
                },
                "something has changed behind the back of the state hash"
            );
        }
    }
}

impl Ranks {
    /// Lays the fighters out, unless they are laid out already.
    ///
    /// # Panics
    ///
    /// When a fighter of the roster is gone, and in a debug build when somebody else has written a component of a fighter.
    #[inline]
    pub(crate) fn lay(&mut self, roster: &Roster, components: &Query<CombatantReadOnly>) {
        if self.fighters.is_empty() {
            self.fetch(roster, components);
        }
        debug_assert!(
            self.agrees(roster, components),
            "the components of a fighter were written behind the back of the rules"
        );
    }

    fn fetch(&mut self, roster: &Roster, components: &Query<CombatantReadOnly>) {
        let found = components.iter_many(roster.entities());
        self.fighters.reserve_exact(roster.len());
        self.fighters.extend(found.map(Snapshot::of));
        self.touched = vec![false; roster.len()];
        self.hashed = roster.entities().iter().map(|_| Fed::default()).collect();
        assert_eq!(
            self.fighters.len(),
            roster.len(),
            "a fighter of the roster is gone"
        );
    }

    fn agrees(&self, roster: &Roster, components: &Query<CombatantReadOnly>) -> bool {
        let found = components.iter_many(roster.entities());
        let mut all = self.fighters.iter().zip(&self.touched).zip(found);
        all.all(|((own, is_touched), item)| *is_touched || own.body == *item.body && own.shape == *item.shape)
    }

    /// Keeps in mind that an answer to the open decision has been judged and is allowed, until the battle goes on.
    pub(crate) fn vouch(&mut self, fighter: FighterId, choice: Choice) {
        self.vouched = Some((fighter, choice));
    }

    /// The answer of a fighter that has been judged since something happened last.
    pub(crate) fn vouched(&self, fighter: FighterId) -> Option<&Choice> {
        let vouched = self.vouched.as_ref();
        vouched
            .filter(|(whose, _)| *whose == fighter)
            .map(|(_, choice)| choice)
    }

    /// This very answer, if it has been judged since something happened last.
    pub(super) fn take_vouched(&mut self, fighter: FighterId, choice: &Choice) -> Option<Choice> {
        let is_it = |vouched: &mut (FighterId, Choice)| vouched.0 == fighter && vouched.1 == *choice;
        self.vouched.take_if(is_it).map(|(_, choice)| choice)
    }

    /// Keeps the defence that somebody will answer the blow at hand with, until he does or something else is asked.
    pub(super) fn keep_defence(&mut self, fighter: FighterId, means: Means, defence: Defence) {
        self.is_defence_true = true;
        self.defence = Some((fighter, means, defence));
    }

    /// Something else is asked.
    #[inline]
    pub(super) fn forget_defence(&mut self) {
        self.is_defence_true = false;
    }

    /// The defence of somebody by these means that was kept, if nobody has changed since.
    pub(super) fn take_defence(&mut self, fighter: FighterId, means: Means) -> Option<Defence> {
        let is_it = |kept: &mut (FighterId, Means, Defence)| (kept.0, kept.1) == (fighter, means);
        let kept = self.defence.take_if(is_it).map(|(.., defence)| defence);
        kept.filter(|_| self.is_defence_true)
    }

    /// The battle goes on, and what was judged before means nothing any more.
    pub(super) fn go_on(&mut self) {
        self.vouched = None;
    }

    /// The fighters as the resolutions see them.
    pub(crate) fn fighters(&self) -> &[Snapshot] {
        &self.fighters
    }

    /// Who was changed in this step, each with his place.
    pub(crate) fn touched(&self) -> impl Iterator<Item = (usize, &Snapshot)> {
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
    pub(super) fn get(&self, id: FighterId) -> &Snapshot {
        let guess = id.likely_place();
        match self.fighters.get(guess) {
            Some(found) if found.id() == id => found,
            _ => &self.fighters[self.seek(id)],
        }
    }

    /// A fighter, if he is laid out.
    #[inline]
    pub(super) fn find(&self, id: FighterId) -> Option<&Snapshot> {
        scene::find(&self.fighters, id)
    }

    /// A fighter, to be changed.
    ///
    /// # Panics
    ///
    /// When nobody has this id.
    #[inline]
    pub(super) fn change(&mut self, id: FighterId) -> &mut Snapshot {
        let guess = id.likely_place();
        let place = match self.fighters.get(guess) {
            Some(found) if found.id() == id => guess,
            _ => self.seek(id),
        };
        self.is_stirred = true;
        self.is_defence_true = false;
        self.touched[place] = true;
        &mut self.fighters[place]
    }

    /// The place of a fighter where there are gaps in the ids.
    #[cold]
    fn seek(&self, id: FighterId) -> usize {
        match scene::seek(&self.fighters, id) {
            Some(place) => place,
            None => panic!("fighter {} is not in this battle", id.0),
        }
    }

    /// Feeds the fighters to the state hash, one after the other.
    #[inline]
    pub(super) fn feed(&mut self, hasher: &mut StableHasher, feed: impl Fn(&Snapshot, &mut StableHasher)) {
        for (own, fed) in self.fighters.iter().zip(&mut self.hashed) {
            fed.feed(hasher, |hasher| feed(own, hasher));
        }
    }

    /// Ends the step for the ranks: the components take over what was changed.
    pub(super) fn dismiss(&mut self, roster: &Roster, components: &mut Query<Combatant>) {
        if !std::mem::take(&mut self.is_stirred) {
            return;
        }
        let touched = self.touched.iter_mut().map(std::mem::take);
        let ranks = self.fighters.iter().zip(touched).zip(&mut self.hashed);
        for (((own, is_touched), hashed), entity) in ranks.zip(roster.entities()) {
            if is_touched && let Ok(mut found) = components.get_mut(*entity) {
                hashed.forget();
                found.body.set_if_neq(own.body);
                *found.shape = own.shape;
                // A weapon found in the fight is a new style of the sheet.
                if !Arc::ptr_eq(&found.sheet.0, &own.build) {
                    found.sheet.0 = Arc::clone(&own.build);
                }
            }
        }
    }
}
