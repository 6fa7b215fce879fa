//! The words for what brings a line of a ledger where no row of a table does, and for why a line does not count.
//!
//! A cause is told by the text `dsa41-cause-TERM`, a reason by `dsa41-void-TERM`. Which rule gives the points stands in the line.

use crate::battle::Term;

macro_rules! terms {
    ($list:ident: $($name:ident = $word:literal),* $(,)?) => {
        $(pub(crate) static $name: Term = Term($word);)*
        #[cfg(test)]
        static $list: &[&Term] = &[$(&$name),*];
    };
}

// Of the body and of what was done before.
terms! { OF_BODY:
    WOUNDS = "wounds", WOUNDS_HEAD = "wounds-head", WOUNDS_CHEST = "wounds-chest", WOUNDS_BACK = "wounds-back",
    WOUNDS_BELLY = "wounds-belly", WOUNDS_LEFT_ARM = "wounds-left-arm", WOUNDS_RIGHT_ARM = "wounds-right-arm",
    WOUNDS_LEFT_LEG = "wounds-left-leg", WOUNDS_RIGHT_LEG = "wounds-right-leg", LOST_EYE = "lost-eye", MOVES = "moves",
    LONG_ACTION = "long-action", SECOND_ATTACK = "second-attack", SECOND_DEFENCE = "second-defence",
    SECOND_SHOT = "second-shot", SECOND_THROW = "second-throw", HIDE = "hide", WORN = "worn", LIES = "lies",
    WELL_FALLEN = "well-fallen", ONE_METRE = "one-metre", LESS_CANNOT_BE = "bounds", BASIS = "basis",
}

// Of what a value begins with.
terms! { OF_VALUES:
    ATTACK_BASE = "attack-base", PARRY_BASE = "parry-base", RANGED_BASE = "ranged-base", INITIATIVE_BASE = "initiative-base",
    LIFE_LEFT = "life-left", ENDURANCE_LEFT = "endurance-left", RESISTANCE = "resistance", SPEED = "speed", OF_THE_BLOW = "of-the-blow",
    COURAGE = "courage", CLEVERNESS = "cleverness", INTUITION = "intuition", CHARISMA = "charisma", DEXTERITY = "dexterity",
    AGILITY = "agility", CONSTITUTION = "constitution", STRENGTH = "strength", SELF_CONTROL = "self-control",
    BODY_CONTROL = "body-control", ATHLETICS = "athletics", SWIMMING = "swimming", STEALTH = "stealth", PERCEPTION = "perception",
    TREAT_WOUNDS = "treat-wounds", RIDING = "riding", TALENT = "talent",
}

// Of a blow and of what answers it.
terms! { OF_BLOW:
    ANNOUNCED = "announced", RUN_UP = "run-up", ONE_HAND = "one-hand", NO_HAND_BLOW = "no-hand-blow", TIMES = "times",
    CONSTANT = "constant", SIZES = "sizes", READ_ON = "read-on",
    THIN_ARMOUR = "thin-armour", BREAK_FACTOR = "break-factor", EASED = "eased", SHIELD_LOST = "shield-lost",
    BARE_SPOT = "bare-spot", TWICE_THERE = "twice-there", PART_MOVES = "part-moves", CAUGHT = "caught",
    DIFFICULTY = "difficulty", VIGILANT = "vigilant", FEELS_DANGER = "feels-danger",
    TWO_CLASSES = "two-classes", BELOW_ZERO = "below-zero", FOES = "foes", BURDEN = "burden", BURDEN_BY_ZONES = "burden-by-zones",
    FOE_NEAR = "foe-near", CLASS_HAND = "class-hand", CLASS_CLOSE = "class-close", CLASS_SPEAR = "class-spear",
    CLASS_PIKE = "class-pike",
}

// Of the place.
terms! { OF_PLACE:
    LEFT_FLANK = "left-flank", RIGHT_FLANK = "right-flank", FROM_BEHIND = "from-behind", LOW_CEILING = "low-ceiling",
    NARROW_PLACE = "narrow-place", WALL_LEFT = "wall-left", WALL_RIGHT = "wall-right", WALLS_BOTH = "walls-both",
    BODIES = "bodies", HIGHER = "higher", LOWER = "lower", DUSK = "dusk", MOONLIGHT = "moonlight", STARLIGHT = "starlight",
    DARKNESS = "darkness", HAZE = "haze", FOG = "fog",
}

// Of beasts and mounts, of courage, and of the beginning.
terms! { OF_REST:
    MOUNT_UNTRAINED = "mount-untrained", MOUNT_INEXPERIENCED = "mount-inexperienced", MOUNT_SCHOOLED = "mount-schooled",
    NO_SADDLE = "no-saddle", NO_HAND_FREE = "no-hand-free", HIT_IN_SADDLE = "hit-in-saddle", RIDES_AT_FOE = "rides-at-foe",
    GALLOP = "gallop", TROT = "trot", WALK = "walk", MOUNT_STANDS = "mount-stands", IN_SADDLE = "in-saddle",
    FURTHER_REASONS = "further-reasons", LEADER = "leader", MORE_FRIENDS = "more-friends", TWICE_AS_MANY = "twice-as-many",
    DIE = "die", ORIGIN = "origin", GEAR_LOST = "gear-lost", UNTAUGHT = "untaught", SIZE_TINY = "size-tiny",
    SIZE_VERY_SMALL = "size-very-small", SIZE_SMALL = "size-small", SIZE_MEDIUM = "size-medium", SIZE_BIG = "size-big",
    SIZE_HUGE = "size-huge", TARGET_HELPLESS = "target-helpless", TARGET_STILL = "target-still", TARGET_MOVES = "target-moves",
    TARGET_FAST = "target-fast", TARGET_VERY_FAST = "target-very-fast", METRES = "metres", STEEP_UP = "steep-up",
    STEEP_DOWN = "steep-down",
}

/// The words for what does not count.
pub(crate) mod void {
    use crate::battle::Term;

    terms! { ALL:
        STAYS = "stays", READIED = "readied", IN_MELEE = "in-melee", NO_PARRY = "no-parry", LEARNT = "learnt",
        BOTH_BARE = "both-bare", NO_THRUST = "no-thrust", GREATEST_FACTOR = "greatest-factor", NO_LEADER = "no-leader",
        NO_MAJORITY = "no-majority", NOT_TWICE = "not-twice", SADDLED = "saddled", HAND_FREE = "hand-free",
        NOT_LEARNT = "not-learnt", NOT_FROM_ABOVE = "not-from-above", OTHER_HAND = "other-hand", SERIES = "series",
        GUARDED = "guarded", SHIELD = "shield", STAFF = "staff", IN_INCAPACITY = "in-incapacity", NO_MISHAP = "no-mishap",
        OUT = "out", NO_IRON = "no-iron", STONES = "stones", STRENGTH_OF_NO_USE = "strength-of-no-use",
        SHIELDS_ONLY = "shields-only", STRENGTH_NOT_PLAYED = "strength-not-played", WEAK = "weak", BOTH_HANDS = "both-hands",
        TOO_BURDENED = "too-burdened", WORSE_SIGHT = "worse-sight", WALL = "wall", SHIELD_AT_DISTANCE = "shield-at-distance",
    }

    #[cfg(test)]
    pub(super) fn all() -> impl Iterator<Item = &'static Term> {
        ALL.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Texts, root};

    #[test]
    fn every_cause_and_every_reason_has_a_text() {
        let texts = Texts::load(&root()).unwrap();
        let causes = [OF_BODY, OF_VALUES, OF_BLOW, OF_PLACE, OF_REST]
            .into_iter()
            .flatten();
        let causes = causes.map(|term| format!("dsa41-cause-{term}"));
        let keys: Vec<String> = causes
            .chain(void::all().map(|term| format!("dsa41-void-{term}")))
            .collect();
        for key in &keys {
            assert_eq!(texts.keys(key).next(), Some(key.as_str()), "{key} has no text");
        }
        for family in ["dsa41-cause-", "dsa41-void-"] {
            for known in texts.keys(family) {
                assert!(
                    keys.iter().any(|key| key == known),
                    "{known} is the text of no cause"
                );
            }
        }
    }
}
