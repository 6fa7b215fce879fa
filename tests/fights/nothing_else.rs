//! What is not offered is not accepted: at decisions of every kind a large set of choices is judged, every word of the rules
//! with every fighter, thing and square at hand.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use bevy::prelude::*;
use klingentanz::ai::best_of;
use klingentanz::battle::{self, Choice, FighterId, Offer, Refusal, StateHash, Value};
use klingentanz::board::Cell;
use klingentanz::content::{Language, Texts};
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource};
use klingentanz::rules::Preset;
use klingentanz::words::{self, Cast, Phrase};

use crate::common;
use crate::common::chance::{cases, choose, pick};
use crate::common::offered::covers;
use crate::place::{Place, answers, offered_words, words};

const LEVELS: [&str; 6] = [
    "00-one-blow",
    "01-courtyard",
    "02-tavern",
    "03-field",
    "06-high-water",
    "11-battlements",
];

/// Judges all that is offered and a quarter of everything else; says how many choices were judged.
fn judge_all(app: &mut App, battle: Entity, fighter: FighterId, dice: &mut SeededDice) -> usize {
    let system = common::system(app, battle);
    let (words, place) = (words(system.id().0), Place::of(app, battle, fighter));
    let offers: Vec<Offer> = system.offers(app.world(), battle);
    let is_offered = |choice: &Choice| offers.iter().any(|offer| covers(offer, choice));
    let before = *app.world().get::<StateHash>(battle).unwrap();
    let manoeuvres = offered_words(system.id().0);
    let mut still = [
        place.plans(&words),
        place.attacks(&words),
        place.announced(&manoeuvres, &offers, dice),
        place.defences(&words),
        answers(&manoeuvres),
        place.acts(&words),
        vec![Choice::Pass],
    ]
    .concat();
    still.retain(|choice| is_offered(choice) || pick(dice, 4) == 0);
    let mut refusals: BTreeMap<String, Refusal> = BTreeMap::new();
    for choice in &still {
        let verdict = system.judge(app.world(), battle, fighter, choice);
        assert_eq!(verdict.is_ok(), is_offered(choice), "{choice:?}: {verdict:?}");
        // What is accepted can be meant.
        if verdict.is_ok() {
            assert_eq!(
                battle::read(app.world(), battle, fighter, choice),
                Ok(()),
                "{choice:?}"
            );
        }
        refusals.extend(verdict.err().map(|refusal| (format!("{refusal:?}"), refusal)));
    }
    let moves = place.moves(&words, dice);
    for choice in &moves {
        let Choice::Move { path, .. } = choice else {
            unreachable!()
        };
        let verdict = system.judge(app.world(), battle, fighter, choice);
        if verdict.is_ok() {
            assert!(is_offered(choice), "{choice:?}");
            assert!(goes_step_by_step(place.at, path), "{choice:?}");
        }
        refusals.extend(verdict.err().map(|refusal| (format!("{refusal:?}"), refusal)));
    }
    let cast = Cast::of(app.world(), battle, None).unwrap();
    for refusal in refusals.values() {
        says_what_is_missing(&cast, refusal);
    }
    // Nobody else may answer, whatever he says, and a refused answer changes nothing.
    for other in place.ids.iter().copied().filter(|id| *id != place.fighter) {
        for choice in still.iter().filter(|choice| is_offered(choice)).take(20) {
            let verdict = replay::answer(app.world_mut(), battle, other, choice.clone());
            assert_eq!(
                verdict,
                Err(Refusal::NotYourChoice { asked: fighter }),
                "{choice:?}"
            );
        }
    }
    assert_eq!(*app.world().get::<StateHash>(battle).unwrap(), before);
    still.len() + moves.len()
}

/// A refusal by a rule is a sentence in every language, which tells each number and name that the rules have given it.
fn says_what_is_missing(cast: &Cast, refusal: &Refusal) {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    let texts = TEXTS.get_or_init(|| Texts::load(common::root()).unwrap());
    let Refusal::Forbidden(why) = refusal else {
        panic!("{refusal:?} to whom it is for to choose")
    };
    for language in Language::ALL {
        let said =
            words::missing(why, |id| cast.name(id), |rule| Phrase::plain(rule.0)).said(texts, language);
        let is_whole = said.contains(' ') && !said.contains(['[', '{', '}']);
        assert!(is_whole, "{why:?}: {said}");
        for (name, value) in why.values() {
            let told = match value {
                Value::Number(number) => number.to_string().replace('-', "−"),
                Value::Fighter(id) => cast.name(*id).said(texts, language),
                Value::Thing(thing) => thing.of(language).to_owned(),
                Value::Text(key) => Phrase::key(*key).said(texts, language),
                Value::Rule(rule) => rule.0.to_owned(),
                Value::HalfSquares(half) => (half / 2).to_string(),
                Value::Nothing => panic!("{why:?} lacks {name}"),
            };
            assert!(said.contains(&told), "{name} of {why:?}: {said}");
        }
    }
}

fn goes_step_by_step(from: Cell, path: &[Cell]) -> bool {
    let mut last = from;
    path.iter().all(|&cell| {
        let is_near = (cell.x - last.x).abs() <= 1 && (cell.y - last.y).abs() <= 1 && cell != last;
        last = cell;
        is_near
    })
}

/// Fights on every level a few times, and judges everything at some decisions; returns the kinds of question that were judged.
fn fight_all(system: &str, preset: Preset) -> BTreeSet<&'static str> {
    let fights = 0..cases(18) as usize;
    let each = fights.map(|number| (LEVELS[number % LEVELS.len()], number / LEVELS.len()));
    each.flat_map(|(level, seed)| fight(system, level, seed as u64, preset))
        .collect()
}

/// Fights at random on a level and judges everything at some decisions; returns the kinds of question that were judged.
fn fight(system: &str, level: &str, seed: u64, preset: Preset) -> BTreeSet<&'static str> {
    let mut app = common::app();
    let opening = common::opening_with((system, preset), level, DiceSource::Seed(seed));
    let battle = common::open(&mut app, &opening);
    let mut dice = SeededDice::new(seed + 77);
    let mut judged: Vec<&'static str> = Vec::new();
    for _ in 0..400 {
        let Some(question) = common::question(&app, battle) else {
            break;
        };
        // The first of each kind, then a second one where it has already gone on for a while.
        let known = judged.iter().filter(|kind| **kind == question.kind.0).count();
        if known == 0 || known == 1 && pick(&mut dice, 3) == 0 {
            let count = judge_all(&mut app, battle, question.fighter, &mut dice);
            assert!(count > 1200, "{count}");
            judged.push(question.kind.0);
        }
        // Every second one is what the opponent would do, so that the two meet.
        let appraised = || common::system(&app, battle).appraise(app.world(), battle);
        let thought = (pick(&mut dice, 2) == 0).then(appraised).and_then(best_of);
        let choice = blow(&app, battle)
            .or(thought)
            .unwrap_or_else(|| choose(&app, battle, &mut dice));
        common::play(&mut app, battle, question.fighter.0, choice);
    }
    judged.into_iter().collect()
}

/// The first blow on offer, so that somebody has to defend himself.
fn blow(app: &App, battle: Entity) -> Option<Choice> {
    let offers = common::system(app, battle).offers(app.world(), battle);
    let mut choices = offers.into_iter().map(|offer| offer.choice);
    choices.find(|choice| matches!(choice, Choice::Attack { .. }))
}

#[test]
fn what_is_not_offered_is_not_accepted() {
    let kinds = fight_all("dsa41", Preset::Basic);
    let all = ["announce", "attack", "defend", "free", "regular", "set-up"];
    assert!(all.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
}

#[test]
fn what_is_not_offered_is_not_accepted_with_all_of_standard() {
    let kinds = fight_all("dsa41", Preset::Standard);
    let all = ["announce", "attack", "free", "passing-strike", "regular"];
    assert!(all.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
}

#[test]
fn what_is_not_offered_is_not_accepted_with_all_of_expert() {
    let kinds = fight_all("dsa41", Preset::Expert);
    let all = [
        "announce",
        "attack",
        "defend",
        "free",
        "passing-strike",
        "regular",
        "set-up",
    ];
    assert!(all.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
}

#[test]
fn what_is_not_offered_is_not_accepted_by_the_success_pool_rules() {
    for preset in [Preset::Basic, Preset::Expert] {
        let kinds = fight_all("pool", preset);
        let all = ["late", "riposte", "stance", "turn"];
        assert!(
            all.iter().all(|kind| kinds.contains(kind)),
            "{preset:?}: {kinds:?}"
        );
    }
}

#[test]
fn what_is_not_offered_is_not_accepted_by_the_d20_rules() {
    for preset in [Preset::Basic, Preset::Expert] {
        let kinds = fight_all("d20", preset);
        let all = ["opportunity", "turn"];
        assert!(
            all.iter().all(|kind| kinds.contains(kind)),
            "{preset:?}: {kinds:?}"
        );
    }
}

#[test]
fn nothing_is_accepted_when_nothing_is_asked() {
    let mut app = common::app();
    let battle = common::open(&mut app, &common::opening("00-one-blow", DiceSource::Seed(1)));
    let mut dice = SeededDice::new(1);
    while let Some(question) = common::question(&app, battle) {
        let choice = choose(&app, battle, &mut dice);
        common::play(&mut app, battle, question.fighter.0, choice);
    }
    let (place, words) = (Place::of(&app, battle, FighterId(1)), words("dsa41"));
    for choice in [place.plans(&words), place.acts(&words), vec![Choice::Pass]].concat() {
        let verdict = replay::answer(app.world_mut(), battle, FighterId(1), choice);
        assert_eq!(verdict, Err(Refusal::NothingAsked));
    }
}
