//! The words for what brings a line of a ledger where its rule does not say it, and for why a line does not count.
//!
//! A cause is told by the text `pool-cause-TERM`, a reason by `pool-void-TERM`.

use crate::battle::Term;

use super::data::{AttackSkill, Characteristic};

macro_rules! terms {
    ($list:ident: $($name:ident = $word:literal),* $(,)?) => {
        $(pub(crate) static $name: Term = Term($word);)*
        #[cfg(test)]
        static $list: &[&Term] = &[$(&$name),*];
    };
}

terms! { ALL:
    STRENGTH = "strength", AGILITY = "agility", CONSTITUTION = "constitution", PERCEPTION = "perception",
    INTELLIGENCE = "intelligence", CHARISMA = "charisma", WILL = "will", DIE = "die", DEGREE = "degree",
    WORN_WEAPON = "worn-weapon", AGILITY_CAP = "agility-cap", HIDE = "hide", DISTRACTED = "distracted",
    FOUR_LEGS = "four-legs", BASE = "base", WHOLE = "whole", MAGIC = "magic", STEALTH = "stealth", VIGILANCE = "vigilance",
    MEDICINE = "medicine", WEAPON_COMBAT = "weapon-combat", UNARMED_COMBAT = "unarmed-combat", RANGED_COMBAT = "ranged-combat",
    THROWING = "throwing",
}

/// The words for what does not count.
pub(crate) mod void {
    use crate::battle::Term;

    terms! { ALL: NOT_CARRIED = "not-carried", BEHIND_COVER = "behind-cover", BLINDED = "blinded", ROOM = "room" }

    #[cfg(test)]
    pub(super) fn all() -> impl Iterator<Item = &'static Term> {
        ALL.iter().copied()
    }
}

/// The word for a characteristic that lends its dice.
pub(crate) const fn of(characteristic: Characteristic) -> &'static Term {
    match characteristic {
        Characteristic::Strength => &STRENGTH,
        Characteristic::Agility => &AGILITY,
        Characteristic::Constitution => &CONSTITUTION,
        Characteristic::Perception => &PERCEPTION,
        Characteristic::Intelligence => &INTELLIGENCE,
        Characteristic::Charisma => &CHARISMA,
        Characteristic::Will => &WILL,
    }
}

/// The word for the skill of an attack.
pub(crate) const fn of_skill(skill: AttackSkill) -> &'static Term {
    match skill {
        AttackSkill::Weapon => &WEAPON_COMBAT,
        AttackSkill::Unarmed => &UNARMED_COMBAT,
        AttackSkill::Ranged => &RANGED_COMBAT,
        AttackSkill::Throwing => &THROWING,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Texts, root};

    #[test]
    fn every_cause_and_every_reason_has_a_text() {
        let texts = Texts::load(&root()).unwrap();
        let causes = ALL.iter().map(|term| format!("pool-cause-{term}"));
        let keys: Vec<String> = causes
            .chain(void::all().map(|term| format!("pool-void-{term}")))
            .collect();
        for key in &keys {
            assert_eq!(texts.keys(key).next(), Some(key.as_str()), "{key} has no text");
        }
        for family in ["pool-cause-", "pool-void-"] {
            for known in texts.keys(family) {
                assert!(
                    keys.iter().any(|key| key == known),
                    "{known} is the text of no cause"
                );
            }
        }
    }
}
