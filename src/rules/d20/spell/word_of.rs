//! The words for the spells of the tables.

use crate::battle::{RuleId, Term};

use super::super::{rule, word};

/// The spells of the tables with their words.
const WORDS: [(&str, Term); 20] = [
    ("D20-SPL-01", word::MAGIC_MISSILE),
    ("D20-SPL-02", word::BURNING_HANDS),
    ("D20-SPL-03", word::MAGE_ARMOUR),
    ("D20-SPL-04", word::SHIELD_SPELL),
    ("D20-SPL-05", word::SLEEP),
    ("D20-SPL-06", word::SHOCKING_GRASP),
    ("D20-SPL-07", word::BLESS),
    ("D20-SPL-08", word::CURE_LIGHT),
    ("D20-SPL-09", word::SHIELD_OF_FAITH),
    ("D20-SPL-10", word::RAY_OF_FROST),
    ("D20-SPL-11", word::SCORCHING_RAY),
    ("D20-SPL-12", word::FLAMING_SPHERE),
    ("D20-SPL-13", word::BLUR),
    ("D20-SPL-14", word::INVISIBILITY),
    ("D20-SPL-15", word::FIREBALL),
    ("D20-SPL-16", word::LIGHTNING_BOLT),
    ("D20-SPL-17", word::DISPLACEMENT),
    ("D20-SPL-18", word::HOLD_PERSON),
    ("D20-SPL-19", word::CURE_MODERATE),
    ("D20-SPL-20", word::CURE_SERIOUS),
];

/// The rules behind each of them.
static RULES: [[RuleId; 5]; 20] = [
    [
        RuleId("D20-SPL-01"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-02"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-03"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-04"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-05"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T07,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-06"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-07"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-08"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-09"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-10"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-11"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-12"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-13"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-14"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-15"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-16"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-17"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-18"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-19"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
    [
        RuleId("D20-SPL-20"),
        rule::D20_MAG_01,
        rule::D20_MAG_02,
        rule::D20_ACT_T04,
        rule::D20_T_SPELL,
    ],
];

/// The word by which a spell is told; one that no table of the game has is told as a spell.
pub(super) fn word_of(id: &str) -> Term {
    let found = WORDS.iter().find(|(known, _)| *known == id);
    found.map_or(word::SPELL, |(_, word)| *word)
}

/// Whether a word is that of a spell.
pub(crate) fn is_spell(word: Term) -> bool {
    word == word::SPELL || WORDS.iter().any(|(_, known)| *known == word)
}

/// The rules behind the casting of a spell; none for another act.
pub(crate) fn rules_of(word: Term) -> Option<&'static [RuleId]> {
    let place = WORDS.iter().position(|(_, known)| *known == word)?;
    Some(&RULES[place])
}

/// The feat by which somebody alters his spells so; none where no feat of the tables teaches it.
///
/// Rule: `D20-FEA-13` to `D20-FEA-19`.
pub(crate) fn feat_of(metamagic: RuleId) -> Option<RuleId> {
    match metamagic {
        rule::D20_MTA_01 => Some(rule::D20_FEA_13),
        rule::D20_MTA_02 => Some(rule::D20_FEA_14),
        rule::D20_MTA_03 => Some(rule::D20_FEA_15),
        rule::D20_MTA_04 => Some(rule::D20_FEA_16),
        rule::D20_MTA_05 => Some(rule::D20_FEA_17),
        rule::D20_MTA_06 => Some(rule::D20_FEA_18),
        rule::D20_MTA_07 => Some(rule::D20_FEA_19),
        _ => None,
    }
}
