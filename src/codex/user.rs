//! Who uses what a page is about: the people and creatures of the game, and the player's own heroes.

use std::sync::Arc;

use bevy::prelude::*;

use super::book::Codex;
use crate::battle::{Bearer, RuleId};
use crate::content::{Own, Words};
use crate::rules::own;
use crate::words::Phrase;

/// Somebody who has what a page is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// What he is called.
    pub name: Words,
    /// The page that tells of him; none of a player's own hero.
    pub page: Option<RuleId>,
}

impl User {
    /// Whether it is he whom a page tells of.
    pub fn is_told_by(&self, page: RuleId) -> bool {
        self.page == Some(page)
    }

    /// What he is called, in every language.
    pub fn phrase(&self) -> Phrase {
        Phrase::Words(Arc::new(self.name.clone()))
    }
}

impl Codex {
    /// The people and creatures who have what a page is about, the player's own last. Nobody where it is about nothing that one has.
    pub fn users(&self, world: &World, id: &str) -> Vec<User> {
        let Some((guide, _)) = self.find(id) else {
            return Vec::new();
        };
        // Content of the player's own that is not in order is left out everywhere.
        let tables = own::tables(world, guide.system, &Own::default()).unwrap_or_default();
        let bearers = guide.system.bearers(world, &tables).into_iter();
        let mut users: Vec<User> = bearers
            .filter(|bearer| bearer.has.iter().any(|had| had == id))
            .map(|bearer| self.user(bearer))
            .collect();
        users.sort_by_key(|user| user.page.is_none());
        users
    }

    fn user(&self, bearer: Bearer) -> User {
        let page = self.find(&bearer.id).and_then(|_| RuleId::named(&bearer.id));
        User {
            name: bearer.name,
            page,
        }
    }
}
