//! The words for what brings a line of a ledger where its rule does not say it. A cause is told by the text `d20-cause-TERM`, a reason why
//! a line does not count by `d20-void-TERM`; the latter stand where they are noted.

use crate::battle::Term;

use super::data::{Ability, SaveKind, Skill};

macro_rules! terms {
    ($($name:ident = $word:literal),* $(,)?) => {
        $(pub(crate) static $name: Term = Term($word);)*
        #[cfg(test)]
        static ALL: &[&Term] = &[$(&$name),*];
    };
}

terms! {
    STRENGTH = "strength", DEXTERITY = "dexterity", CONSTITUTION = "constitution", INTELLIGENCE = "intelligence", WISDOM = "wisdom",
    CHARISMA = "charisma", SIZE = "size", TRAINING = "training", HIDE = "hide", FAVOURED_ENEMY = "favoured-enemy",
    TRAINED_AGAINST = "trained-against", FIGHTER = "fighter", BASE_ATTACK = "base-attack", FIRM = "firm-stand", GRIP = "grip",
    BLUFF = "bluff", SENSE_MOTIVE = "sense-motive", RIDE = "ride", STRANGE = "strange-body", DULL = "dull-mind",
    CLIMB = "climb", CONCENTRATION = "concentration", ESCAPE_ARTIST = "escape-artist", HEAL = "heal", HIDING = "hiding",
    INTIMIDATE = "intimidate", JUMP = "jump", LISTEN = "listen", MOVE_SILENTLY = "move-silently", SPELLCRAFT = "spellcraft", SPOT = "spot",
    TUMBLE = "tumble", FORTITUDE = "fortitude", REFLEX = "reflex", WILL = "will", LEAD = "needed-lead", READY = "readiness", FAST = "fast-pace",
    CLASS = "class-level", TURNING = "turning-check", BIG_SIDE = "side-of-the-big", FAR_SIDE = "side-from-afar", HARDNESS = "hardness",
}

/// The word for an ability.
pub(crate) const fn of(ability: Ability) -> &'static Term {
    match ability {
        Ability::Strength => &STRENGTH,
        Ability::Dexterity => &DEXTERITY,
        Ability::Constitution => &CONSTITUTION,
        Ability::Intelligence => &INTELLIGENCE,
        Ability::Wisdom => &WISDOM,
        Ability::Charisma => &CHARISMA,
    }
}

/// The word for a skill.
pub(crate) const fn of_skill(skill: Skill) -> &'static Term {
    match skill {
        Skill::Bluff => &BLUFF,
        Skill::Climb => &CLIMB,
        Skill::Concentration => &CONCENTRATION,
        Skill::EscapeArtist => &ESCAPE_ARTIST,
        Skill::Heal => &HEAL,
        Skill::Hide => &HIDING,
        Skill::Intimidate => &INTIMIDATE,
        Skill::Jump => &JUMP,
        Skill::Listen => &LISTEN,
        Skill::MoveSilently => &MOVE_SILENTLY,
        Skill::Ride => &RIDE,
        Skill::SenseMotive => &SENSE_MOTIVE,
        Skill::Spellcraft => &SPELLCRAFT,
        Skill::Spot => &SPOT,
        Skill::Tumble => &TUMBLE,
    }
}

/// The word for the kind of a saving throw.
pub(crate) const fn of_save(kind: SaveKind) -> &'static Term {
    match kind {
        SaveKind::Fortitude => &FORTITUDE,
        SaveKind::Reflex => &REFLEX,
        SaveKind::Will => &WILL,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{armour_class, assault, bonus, facing, guard, initiative};
    use super::*;
    use crate::content::{Texts, root};

    #[test]
    fn every_cause_and_every_reason_has_a_text() {
        let texts = Texts::load(&root()).unwrap();
        let causes = ALL.iter().copied().chain([&initiative::DIE]);
        let voids = [
            &bonus::LOWER,
            &assault::SPARED,
            &armour_class::TOUCHED,
            &armour_class::DENIED,
            &armour_class::MAXIMUM,
            &facing::NO_FLANKING,
            &facing::NOTICED,
            &facing::HELPLESS,
            &facing::ALL_FRONT,
            &facing::OTHER_SIDE,
            &guard::BOTH_HANDS,
        ];
        let causes = causes.map(|term| format!("d20-cause-{term}"));
        let keys: Vec<String> = causes
            .chain(voids.iter().map(|term| format!("d20-void-{term}")))
            .collect();
        for key in &keys {
            assert_eq!(texts.keys(key).next(), Some(key.as_str()), "{key} has no text");
        }
        for known in ["d20-cause-", "d20-void-"]
            .into_iter()
            .flat_map(|family| texts.keys(family))
        {
            assert!(
                keys.iter().any(|key| key == known),
                "{known} is the text of no cause"
            );
        }
    }
}
