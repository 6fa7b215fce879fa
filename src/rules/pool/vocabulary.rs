//! The words of these rules in which answers are given.

use std::sync::{Arc, OnceLock};

use crate::battle::{Field, Keyword, Need, Slot, Term, Verb, Vocabulary};
use crate::content::Words;

use super::legal::LEAVING;
use super::manoeuvre::Manoeuvre;
use super::scene::{Scene, Snapshot};
use super::set_up::SET_UP;
use super::{rule, word};

/// The lists that `with` counts.
const WEAPONS: Term = Term("weapons");
const POWERS: Term = Term("powers");
const ITEMS: Term = Term("items");

/// The kinds of question, in the order of a round.
const QUESTIONS: &[Term] = &[
    word::ASK_SET_UP,
    word::ASK_STANCE,
    word::ASK_TURN,
    word::ASK_LATE,
    word::ASK_RIPOSTE,
    word::ASK_COUNTER,
    word::ASK_REGAIN,
];

const STANCE: &[Term] = &[word::ASK_STANCE];
const TURN: &[Term] = &[word::ASK_TURN];
const TURN_OR_RIPOSTE: &[Term] = &[word::ASK_TURN, word::ASK_RIPOSTE];
const TURN_OR_SET_UP: &[Term] = &[word::ASK_TURN, word::ASK_SET_UP];
/// Whatever one may let pass.
const PASSED: &[Term] = &[
    word::ASK_SET_UP,
    word::ASK_TURN,
    word::ASK_LATE,
    word::ASK_RIPOSTE,
    word::ASK_COUNTER,
    word::ASK_REGAIN,
];

/// The table.
pub(super) fn vocabulary() -> &'static Vocabulary {
    static WORDS: OnceLock<Vocabulary> = OnceLock::new();
    WORDS.get_or_init(|| Vocabulary {
        questions: QUESTIONS,
        keywords: [plans(), attacks(), gaits(), acts()].concat(),
    })
}

fn plans() -> Vec<Keyword> {
    vec![
        Keyword::new(Verb::Plan, word::PLAN_FIGHT, rule::PL_DEC_01, STANCE),
        Keyword::new(Verb::Plan, word::PLAN_STANCE, rule::PL_RIP_01, STANCE),
    ]
}

fn attacks() -> Vec<Keyword> {
    let usual = [
        (word::STRIKE, rule::PL_ATK_01, WEAPONS),
        (word::SNEAK_STRIKE, rule::PL_SNK_01, WEAPONS),
        (word::SHOT, rule::PL_ATK_01, WEAPONS),
        (word::SNEAK_SHOT, rule::PL_SNK_01, WEAPONS),
        (word::SPELL, rule::PL_MAG_01, POWERS),
    ];
    let usual = usual.into_iter().map(|(term, rule, list)| {
        Keyword::new(Verb::Attack, term, rule, TURN_OR_RIPOSTE).counting(Need::May, list)
    });
    let manoeuvres = Manoeuvre::ALL.into_iter().map(|manoeuvre| {
        let word = Keyword::new(Verb::Attack, manoeuvre.term(), manoeuvre.rule(), TURN);
        let word = word.counting(Need::May, WEAPONS);
        // Which of several ways leads there; without a number it is the shortest (PL-DEC-04).
        let ways = manoeuvre.may_approach().then_some(word::WAY);
        word.staking(ways).or_plain()
    });
    usual.chain(manoeuvres).collect()
}

fn gaits() -> Vec<Keyword> {
    let gait = |term, rule| Keyword::new(Verb::Move, term, rule, TURN);
    vec![
        gait(word::WALK, rule::PL_MOV_01),
        gait(word::CRAWL, rule::PL_MOV_06),
        gait(word::SPRINT, rule::PL_SPR_01),
        gait(word::CLIMB, rule::PL_MOV_06),
        gait(word::JUMP, rule::PL_MOV_06),
    ]
}

fn acts() -> Vec<Keyword> {
    let act = |term, rule, answers| Keyword::new(Verb::Act, term, rule, answers);
    let at = |word: Keyword| word.having(Field::At, Need::Must);
    let whom = |word: Keyword| word.having(Field::Target, Need::Must);
    vec![
        act(word::RISE, rule::PL_STA_05, TURN),
        act(word::DRAW, rule::PL_ACT_05, TURN_OR_SET_UP).counting(Need::Must, WEAPONS),
        act(word::SHEATHE, rule::PL_ACT_05, TURN),
        act(word::PICK_UP, rule::PL_ACT_05, TURN).counting(Need::Must, ITEMS),
        act(word::LOAD, rule::PL_ACT_05, TURN),
        at(act(word::DOOR, rule::PL_ACT_05, TURN)),
        at(act(word::SMASH, rule::PL_BRD_08, TURN)),
        at(act(word::STRIKE_CELL, rule::PL_ATK_03, TURN)).counting(Need::Must, WEAPONS),
        act(word::DRINK, rule::PL_HPT_04, TURN),
        whom(act(word::GIVE_DRINK, rule::PL_HPT_04, TURN)),
        whom(act(word::TREAT, rule::PL_AID_01, TURN)),
        whom(act(word::HEAL, rule::PL_MAG_02, TURN)).counting(Need::Must, POWERS),
        whom(act(word::FINISH, rule::PL_DWN_04, TURN)),
        whom(act(word::LIFT, rule::PL_SPR_03, TURN)),
        act(word::PUT_DOWN, rule::PL_SPR_03, TURN),
        act(word::DROP, rule::PL_ACT_08, TURN),
        act(word::DROP_THING, rule::PL_ACT_08, TURN).counting(Need::Must, ITEMS),
        act(word::TURN, rule::PL_ACT_08, TURN_OR_SET_UP).having(Field::Facing, Need::Must),
        act(word::HIDE, rule::PL_PER_02, TURN),
        act(word::LEAVE, LEAVING, TURN),
        act(word::DELAY, rule::PL_DLY_01, TURN),
        act(
            word::ACT_NOW,
            rule::PL_DLY_02,
            &[word::ASK_LATE, word::ASK_COUNTER],
        ),
        act(word::TAKE_BACK, rule::PL_MAN_05, &[word::ASK_REGAIN]),
        at(act(word::PLACE, SET_UP, &[word::ASK_SET_UP])),
        act(word::SURRENDER, rule::PL_RND_03, STANCE),
        Keyword::new(Verb::Pass, word::PASS, rule::PL_ACT_01, PASSED),
    ]
}

/// A list that `with` counts, as a fighter has it now.
pub(super) fn counted(scene: &Scene, fighter: &Snapshot, list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
    let slots = (0..=u8::MAX).map(Slot);
    Some(match list {
        WEAPONS => {
            let names = fighter.build.arms.iter().map(|arm| arm.name.clone());
            slots.zip(names).collect()
        }
        POWERS => {
            let names = fighter.build.powers.iter().map(|power| power.name.clone());
            slots.zip(names).collect()
        }
        ITEMS => {
            let items = scene.ground.movables.iter();
            items
                .map(|(slot, movable)| (slot, scene.round.shelf.name(&movable.gear)))
                .collect()
        }
        _ => return None,
    })
}
