//! Rules as the panels name them: the title of an id in the player's language, and the words of a rule system.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::say::Phrase;
use crate::battle::{RuleId, System, Term};
use crate::view::OnStage;

/// The words of the rule system of the battle on the stage.
#[derive(SystemParam)]
pub struct RuleBook<'w, 's> {
    on_stage: Res<'w, OnStage>,
    systems: Query<'w, 's, &'static System>,
}

impl RuleBook<'_, '_> {
    /// The title of a rule, or its id where the registry does not hold it.
    pub fn title(&self, rule: RuleId) -> Phrase {
        let _ = self.system();
        Phrase::plain(rule.0)
    }

    /// A word of the rule system: `kind` says what for, such as `offer`, `chain`, `value`, `state`.
    pub fn word(&self, kind: &str, term: Term) -> Phrase {
        Phrase::key(self.key(kind, term))
    }

    /// The key of a word of the rule system.
    pub fn key(&self, kind: &str, term: Term) -> String {
        let system = self.system().map_or("", |system| system.0.id().0);
        format!("{system}-{kind}-{term}")
    }

    fn system(&self) -> Option<&System> {
        self.on_stage.battle.and_then(|battle| self.systems.get(battle).ok())
    }
}

/// A number with its sign, as it stands in a ledger.
pub(super) fn signed(amount: i16) -> String {
    match amount {
        ..0 => format!("−{}", amount.unsigned_abs()),
        _ => format!("+{amount}"),
    }
}

/// A number without a plus.
pub(super) fn number(amount: i16) -> String {
    if amount < 0 { signed(amount) } else { amount.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_bear_a_true_minus() {
        assert_eq!((signed(-4).as_str(), signed(3).as_str(), number(3).as_str()), ("−4", "+3", "3"));
    }
}
