//! The words of these rules in which answers are given, made of the tables of plans, blows, shots and defences.

use std::sync::{Arc, OnceLock};

use crate::battle::{Field, Keyword, Need, RuleId, Slot, Term, Verb, Vocabulary};
use crate::content::Words;

use super::super::exchange::means::{Feat, Means};
use super::super::fighter::Plan;
use super::super::manoeuvre::{Art, Form, Part};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, shot, word};

/// The lists that `with` counts.
const ATTACKS: Term = Term("attacks");
const STYLES: Term = Term("styles");
const THINGS: Term = Term("things");
const TALENTS: Term = Term("talents");
const ITEMS: Term = Term("items");

/// The kinds of question, in the order of a round.
const QUESTIONS: &[Term] = &[
    word::ASK_SET_UP,
    word::ASK_ANNOUNCE,
    word::ASK_ATTACK,
    word::ASK_REGULAR,
    word::ASK_DEFEND,
    word::ASK_COVER,
    word::ASK_COUNTER,
    word::ASK_JOUST,
    word::ASK_FREE,
    word::ASK_STRIKE,
    word::ASK_SEIZE,
    word::ASK_STRIKE_THROWER,
    word::ASK_STRIKE_CHARGER,
    word::ASK_STRIKE_EXPOSED,
    word::ASK_FOLLOW,
    word::ASK_PRESS,
    word::ASK_NEXT_TARGET,
    word::ASK_SUPPRESS,
    word::ASK_SHRUG_OFF,
    word::ASK_DEFY,
    word::ASK_LAST_WORDS,
];

const ANNOUNCE: &[Term] = &[word::ASK_ANNOUNCE];
const ATTACK: &[Term] = &[word::ASK_ATTACK];
const REGULAR: &[Term] = &[word::ASK_REGULAR];
const FREE: &[Term] = &[word::ASK_FREE];
const DEFEND: &[Term] = &[word::ASK_DEFEND];
const SET_UP: &[Term] = &[word::ASK_SET_UP];
const REGULAR_OR_FREE: &[Term] = &[word::ASK_REGULAR, word::ASK_FREE];
/// Strikes at somebody who passes or lays himself open.
const STRIKES: &[Term] = &[
    word::ASK_STRIKE,
    word::ASK_SEIZE,
    word::ASK_STRIKE_THROWER,
    word::ASK_STRIKE_CHARGER,
    word::ASK_STRIKE_EXPOSED,
];
/// Whatever one may let pass.
const PASSED: &[Term] = &[
    word::ASK_SET_UP,
    word::ASK_ATTACK,
    word::ASK_REGULAR,
    word::ASK_COVER,
    word::ASK_COUNTER,
    word::ASK_JOUST,
    word::ASK_FREE,
    word::ASK_STRIKE,
    word::ASK_SEIZE,
    word::ASK_STRIKE_THROWER,
    word::ASK_STRIKE_CHARGER,
    word::ASK_STRIKE_EXPOSED,
    word::ASK_FOLLOW,
    word::ASK_PRESS,
    word::ASK_SUPPRESS,
    word::ASK_SHRUG_OFF,
    word::ASK_DEFY,
    word::ASK_LAST_WORDS,
];

/// The table.
pub(crate) fn vocabulary() -> &'static Vocabulary {
    static WORDS: OnceLock<Vocabulary> = OnceLock::new();
    WORDS.get_or_init(|| Vocabulary {
        questions: QUESTIONS,
        keywords: [plans(), attacks(), shots(), defences(), gaits(), acts()].concat(),
    })
}

fn plans() -> Vec<Keyword> {
    // Whom a series of attacks presses has no choice (MAN-AUSFALL).
    let chosen = Plan::ALL.iter().filter(|(plan, _)| *plan != Plan::Pressed);
    let plans = chosen.map(|(plan, term)| Keyword::new(Verb::Plan, *term, plan_rule(*plan), ANNOUNCE));
    let goes_on = Keyword::new(Verb::Plan, word::CARRY_ON, rule::TIM_05, ANNOUNCE);
    plans.chain([goes_on]).collect()
}

const fn plan_rule(plan: Plan) -> RuleId {
    match plan {
        Plan::Fight => rule::TIM_01,
        Plan::MoveMove => rule::ACT_10,
        Plan::Sprint => rule::ACT_11,
        Plan::Defend | Plan::Act | Plan::Move => rule::TIM_06,
        Plan::ShootTwice => rule::RNG_11,
        Plan::Shelter => rule::BRD_18,
        Plan::LungeOn | Plan::Pressed => rule::MAN_AUSFALL,
        Plan::Guarded => rule::MAN_DEFENSIV,
        Plan::StrikeTwice => rule::UMW_03,
        Plan::DefendTwice => rule::UMW_04,
        _ => rule::TIM_03,
    }
}

/// A blow, with the points of its parts.
fn blow(term: Term, rule: RuleId, stakes: &[Term]) -> Keyword {
    let word = Keyword::new(Verb::Attack, term, rule, ATTACK);
    word.counting(Need::May, ATTACKS).staking(stakes.iter().copied())
}

fn attacks() -> Vec<Keyword> {
    let mut words = vec![
        blow(word::ATTACK, rule::MAN_ATTACKE, &[]),
        blow(word::FEINT, rule::MAN_FINTE, &[word::FEINT]),
        blow(word::POWER_BLOW, rule::MAN_WUCHTSCHLAG, &[word::POWER_BLOW]),
        blow(
            word::FEINT_POWER,
            rule::MAN_GEN_02,
            &[word::FEINT, word::POWER_BLOW],
        ),
    ];
    let forms = Form::all().filter(|(form, _)| form.art() != Some(Art::Counter));
    words.extend(forms.map(|(form, term)| {
        let rule = form.rule().unwrap_or(rule::MAN_ATTACKE);
        let stake = |part: &Part| match (part, form) {
            (Part::Own, Form::Sweep(_)) => word::FOES,
            (Part::Feint, _) => word::FEINT,
            (Part::Power, _) => word::POWER_BLOW,
            _ => word::POINTS,
        };
        let stakes: Vec<Term> = form.parts().iter().map(stake).collect();
        blow(term, rule, &stakes)
    }));
    words.extend([
        blow(word::SHORTEN, rule::DK_05, &[]),
        blow(word::SHORTEN_TWO, rule::DK_05, &[]),
        blow(word::SHORTEN_FEINT, rule::DK_05, &[word::FEINT]),
        blow(word::SHORTEN_TWO_FEINT, rule::DK_05, &[word::FEINT]),
        blow(word::LENGTHEN, rule::DK_06, &[]),
        blow(word::LENGTHEN_FAR, rule::DK_06, &[]),
        blow(word::LENGTHEN_TWO, rule::DK_06, &[]),
        blow(word::LENGTHEN_TWO_FAR, rule::DK_06, &[]),
    ]);
    let passing = Keyword::new(Verb::Attack, word::PASSING_STRIKE, rule::PAS_01, STRIKES);
    words.push(passing.counting(Need::May, ATTACKS));
    words
}

/// Whatever flies.
fn shots() -> Vec<Keyword> {
    let flying = |term, rule| blow(term, rule, &[]);
    let mut words = vec![
        flying(word::SHOT, rule::RNG_09),
        flying(word::QUICK_SHOT, rule::RNG_10),
        flying(word::THROW, rule::RNG_34),
        flying(word::HURL, rule::WPN_14),
        blow(word::ANNOUNCED_SHOT, rule::RNG_40, &[word::POINTS]),
        blow(word::ANNOUNCED_THROW, rule::RNG_40, &[word::POINTS]),
    ];
    words.extend(shot::Part::ALL.map(|(_, term)| flying(term, rule::RNG_41)));
    words.extend(shot::Hail::ALL.map(|(_, term)| flying(term, rule::SF_EISENHAGEL)));
    words
}

fn defences() -> Vec<Keyword> {
    let usual = Means::ALL.into_iter().map(|(means, term)| {
        let word = Keyword::new(Verb::Defend, term, means_rule(means), DEFEND);
        // To where one jumps is chosen, and to where one gets away.
        if means == Means::Dodge || means.classes() > 0 {
            word.having(Field::At, Need::May)
        } else {
            word
        }
    });
    let feats = Feat::ALL.into_iter().map(|(feat, _, term)| {
        let answers: &'static [Term] = match feat {
            Feat::Formation => &[word::ASK_COVER],
            _ => DEFEND,
        };
        let points = feat.has_points().then_some(word::POINTS);
        Keyword::new(Verb::Defend, term, feat.art().rule(), answers).staking(points)
    });
    let none = Keyword::new(Verb::Defend, word::NO_DEFENCE, rule::ATK_02, DEFEND);
    let counter = Keyword::new(
        Verb::Defend,
        word::COUNTER,
        rule::MAN_GEGENHALTEN,
        &[word::ASK_COUNTER],
    );
    usual
        .chain(feats)
        .chain([counter.staking([word::POINTS]), none])
        .collect()
}

const fn means_rule(means: Means) -> RuleId {
    match means {
        Means::Ward => rule::SHD_01,
        Means::SecondWard => rule::SHD_06,
        Means::Other => rule::TWO_02,
        Means::Wrestle => rule::UNA_01,
        Means::Dodge => rule::AUS_02,
        Means::AimedDodge | Means::AimedDodgeBack | Means::AimedDodgeFar => rule::AUS_03,
        _ => rule::MAN_PARADE,
    }
}

fn gaits() -> Vec<Keyword> {
    let gait = |term, rule, answers| Keyword::new(Verb::Move, term, rule, answers);
    vec![
        gait(word::WALK, rule::ACT_10, REGULAR),
        gait(word::SPRINT, rule::ACT_11, REGULAR),
        gait(word::STEP, rule::ACT_03, FREE),
        gait(word::JUMP, rule::BRD_12, REGULAR),
        gait(word::CLIMB, rule::BRD_12, REGULAR),
        gait(word::JUMP_DOWN, rule::BRD_12, REGULAR),
    ]
}

fn acts() -> Vec<Keyword> {
    let act = |term, rule, answers| Keyword::new(Verb::Act, term, rule, answers);
    let turning = |term, rule| act(term, rule, REGULAR).having(Field::Facing, Need::May);
    let at = |word: Keyword| word.having(Field::At, Need::Must);
    let whom = |word: Keyword| word.having(Field::Target, Need::Must);
    let where_to = |word: Keyword| word.having(Field::Facing, Need::Must);
    let item = |word: Keyword| word.counting(Need::Must, ITEMS);
    // What lies is named with its square, what is carried without.
    let lying = |word: Keyword| item(word).having(Field::At, Need::May);
    vec![
        // Positions, which may end with any facing.
        turning(word::STAND, rule::SIT_05),
        turning(word::STAND_QUICKLY, rule::SIT_05),
        turning(word::KNEEL, rule::SIT_05),
        where_to(act(
            word::TURN_FULLY,
            rule::BRD_03,
            &[word::ASK_REGULAR, word::ASK_SET_UP],
        )),
        turning(word::RECOVER, rule::AUS_04),
        turning(word::CHANGE_STYLE, rule::VAL_07).counting(Need::Must, STYLES),
        turning(word::BEAT_OUT, rule::BRD_28),
        at(turning(word::DIVE, rule::BRD_25)),
        whom(turning(word::MOUNT, rule::MNT_09)),
        at(turning(word::DISMOUNT, rule::MNT_09)),
        whom(turning(word::JOIN_PIKE, rule::MAN_SPIESSGESPANN)),
        // Handling things.
        act(
            word::DRAW,
            rule::ACT_14,
            &[word::ASK_REGULAR, word::ASK_FREE, word::ASK_SET_UP],
        )
        .counting(Need::Must, STYLES),
        act(word::STOW, rule::ACT_15, REGULAR),
        act(word::PICK_UP, rule::ACT_17, REGULAR)
            .counting(Need::May, ITEMS)
            .having(Field::At, Need::May),
        item(act(
            word::PUT_DOWN,
            rule::ACT_05,
            &[word::ASK_FREE, word::ASK_SET_UP],
        )),
        item(act(word::TAKE_LIGHT, rule::BRD_30, SET_UP)),
        act(word::DROP, rule::ACT_05, FREE),
        act(word::DROP_MAIN, rule::ACT_05, FREE),
        act(word::DROP_SECOND, rule::ACT_05, FREE),
        lying(act(word::KICK, rule::BRD_26, FREE)),
        lying(act(word::PUT_OUT, rule::BRD_19, REGULAR)),
        lying(act(word::KINDLE, rule::BRD_19, REGULAR)),
        at(act(word::OVERTURN, crate::battle::OVERTURNED, REGULAR)),
        at(act(word::DOOR, rule::ACT_22, REGULAR)),
        at(act(word::FORCE, rule::BRD_31, REGULAR)),
        at(act(word::UNLOCK, rule::BRD_31, REGULAR)),
        act(word::RELOAD, rule::ACT_18, REGULAR_OR_FREE),
        whom(act(
            word::AIM,
            rule::ACT_19,
            &[word::ASK_REGULAR, word::ASK_ATTACK],
        )),
        act(word::USE_ITEM, rule::ACT_16, REGULAR).counting(Need::Must, THINGS),
        act(word::ACTIVATE, rule::ACT_01, FREE).counting(Need::Must, THINGS),
        act(word::USE_TALENT, rule::ACT_25, REGULAR).counting(Need::Must, TALENTS),
        // Time, breath, wounds.
        act(word::CARRY_ON, rule::TIM_05, REGULAR),
        act(word::ORIENT, rule::ACT_13, REGULAR),
        act(word::BREATHE, rule::ACT_20, REGULAR),
        whom(act(word::TREAT, rule::ACT_21, REGULAR)),
        act(word::LEAVE, rule::BRD_29, REGULAR),
        // Free actions.
        where_to(act(word::TURN, rule::ACT_04, FREE)),
        act(word::GO_DOWN, rule::ACT_06, FREE),
        act(word::SHOUT, rule::ACT_02, &[word::ASK_FREE, word::ASK_LAST_WORDS]),
        act(word::WATCH, rule::TIM_04, FREE),
        act(word::FRENZY, rule::ADV_STATE_1, FREE),
        act(word::SHRIEK, rule::CRE_01, FREE),
        // In place of a blow.
        act(word::DELAY, rule::ACT_23, ATTACK),
        act(
            word::CONVERT_TO_ATTACK,
            rule::UMW_03,
            &[word::ASK_ATTACK, word::ASK_FREE],
        ),
        act(
            word::CONVERT_TO_DEFENCE,
            rule::UMW_04,
            &[word::ASK_ATTACK, word::ASK_FREE, word::ASK_DEFEND],
        ),
        at(act(word::STRIKE_CELL, rule::BRD_07, ATTACK)).counting(Need::Must, ATTACKS),
        act(word::MOUNT_STRIKES, rule::OPP_18, ATTACK),
        whom(act(word::CLOSE_IN, rule::DK_04, ATTACK)),
        // Holds.
        act(word::KEEP_HOLD, rule::MAN_U_HOLDS, ATTACK),
        act(word::LET_GO, rule::MAN_U_HOLDS, FREE),
        act(
            word::BREAK_FREE,
            rule::CRE_07,
            &[word::ASK_REGULAR, word::ASK_ATTACK],
        ),
        act(word::SLIP_FREE, rule::CRE_07, REGULAR),
        act(word::WREST_FREE, rule::MAN_U_KLAMMER, ATTACK),
        // Between two strokes.
        act(word::STRIKE_LATER, rule::BRD_08, STRIKES),
        whom(act(word::FOLLOW, rule::BRD_07, &[word::ASK_FOLLOW])),
        whom(act(word::PRESS, rule::BRD_16, &[word::ASK_PRESS])),
        whom(act(word::HAIL_AT, rule::SF_EISENHAGEL, &[word::ASK_NEXT_TARGET])),
        act(word::JOUST, rule::MNT_07, &[word::ASK_JOUST]),
        act(word::SUPPRESS, rule::WND_11, &[word::ASK_SUPPRESS]),
        act(word::SHRUG_OFF, rule::CRT_03, &[word::ASK_SHRUG_OFF]),
        act(word::DEFY, rule::LEN_04, &[word::ASK_DEFY]),
        // Before the fight, and instead of it.
        at(act(word::PLACE, rule::BRD_30, SET_UP)),
        act(word::SURRENDER, rule::TIM_09, ANNOUNCE),
        Keyword::new(Verb::Pass, word::PASS, rule::TIM_02, PASSED),
    ]
}

/// A list that `with` counts, as a fighter has it now.
pub(crate) fn counted(scene: &Scene, fighter: &Snapshot, list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
    let numbered = |names: Vec<&Arc<Words>>| {
        let slots = (0..=u8::MAX).map(Slot);
        slots.zip(names.into_iter().cloned()).collect()
    };
    Some(match list {
        ATTACKS => {
            let blows = fighter.all_arms();
            let blows = blows.map(|(slot, arm)| (Slot(slot as u8), arm.name.clone()));
            let flying = fighter.missile().map(|missile| missile.arm.name.clone());
            let flying = flying.map(|name| (Slot(fighter.missile_slot()), name));
            blows.chain(flying).collect()
        }
        STYLES => numbered(fighter.build.styles.iter().map(|style| &style.name).collect()),
        THINGS => numbered(fighter.build.things.iter().map(|thing| &thing.name).collect()),
        TALENTS => numbered(fighter.build.skills.iter().map(|skill| &skill.name).collect()),
        ITEMS => {
            let items = scene.ground.movables.iter();
            items
                .map(|(slot, movable)| (slot, scene.round.shelf.name(&movable.gear)))
                .collect()
        }
        _ => return None,
    })
}
