//! What is not offered is not accepted: at decisions of every kind a large set of choices is judged, every word of the rules
//! with every fighter, thing and square at hand.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use std::collections::BTreeSet;

use bevy::prelude::*;
use common::chance::{choose, pick};
use common::offered::covers;
use klingentanz::ai::best_of;
use klingentanz::battle::{
    Body, Choice, FighterId, ModuleWish, Offer, Refusal, Roster, Slot, StateHash, Term,
};
use klingentanz::board::{Cell, Facing};
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource, Opening};

const LEVELS: [&str; 6] = [
    "00-one-blow",
    "01-courtyard",
    "02-tavern",
    "03-field",
    "06-high-water",
    "11-battlements",
];

/// Random ways that are tried with each gait.
const WAYS: usize = 60;

/// Every word of the rules of a system, and two that are none.
fn words(system: &str) -> Vec<Term> {
    let file = common::root().join(format!("src/rules/{system}/word.rs"));
    let text = std::fs::read_to_string(file).unwrap();
    let words = text.split('"').skip(1).step_by(2).chain(["nonsense", ""]);
    let words: BTreeSet<&str> = words.collect();
    assert!(words.len() > 80, "{words:?}");
    words.into_iter().map(|word| Term::named(word).unwrap()).collect()
}

/// Who is asked, and what is around him.
struct Place {
    fighter: FighterId,
    at: Cell,
    ids: Vec<FighterId>,
}

impl Place {
    fn of(app: &App, battle: Entity, fighter: FighterId) -> Self {
        let roster = app.world().get::<Roster>(battle).unwrap();
        let entity = roster.entity(fighter).unwrap();
        let ids = (0..roster.len() as u16 + 2).map(FighterId).collect();
        let at = app.world().get::<Body>(entity).unwrap().at;
        Self { fighter, at, ids }
    }

    /// The squares up to this far away, his own among them.
    fn squares(&self, far: i16) -> Vec<Cell> {
        let range = -far..=far;
        let rows = range.clone().flat_map(|y| range.clone().map(move |x| (x, y)));
        rows.map(|(x, y)| Cell::new(self.at.x + x, self.at.y + y))
            .collect()
    }

    fn plans(&self, words: &[Term]) -> Vec<Choice> {
        let both = |plan: &Term| {
            [false, true].map(|ask_free| Choice::Plan {
                plan: *plan,
                ask_free,
            })
        };
        words.iter().flat_map(both).collect()
    }

    fn attacks(&self, words: &[Term]) -> Vec<Choice> {
        let mut choices = Vec::new();
        for &target in &self.ids {
            for slot in (0..6).chain([u8::MAX]) {
                for stakes in [&[][..], &[0], &[1], &[4], &[19], &[-1], &[i16::MAX], &[1, 1]] {
                    for manoeuvre in ["attack", "feint", "power-blow", "strike", "shot", "push"].map(Term) {
                        let stakes = stakes.to_vec();
                        let with = Slot(slot);
                        choices.push(Choice::Attack {
                            target,
                            with,
                            manoeuvre,
                            stakes,
                        });
                    }
                }
            }
            choices.extend(words.iter().map(|&manoeuvre| Choice::Attack {
                target,
                with: Slot(0),
                manoeuvre,
                stakes: Vec::new(),
            }));
        }
        choices
    }

    fn defences(&self, words: &[Term]) -> Vec<Choice> {
        let far = [Cell::new(i16::MIN, i16::MAX), Cell::new(-1, -1)];
        let squares: Vec<Option<Cell>> = self
            .squares(2)
            .into_iter()
            .chain(far)
            .map(Some)
            .chain([None])
            .collect();
        let all = |&means: &Term| {
            squares.iter().map(move |&to| Choice::Defend {
                means,
                to,
                stakes: Vec::new(),
            })
        };
        words.iter().flat_map(all).collect()
    }

    fn acts(&self, words: &[Term]) -> Vec<Choice> {
        type Details = (Option<FighterId>, Option<Slot>, Option<Cell>, Option<Facing>);
        let mut details: Vec<Details> = vec![(None, None, None, None)];
        details.extend(self.ids.iter().map(|id| (Some(*id), None, None, None)));
        details.extend((0..6).map(|slot| (None, Some(Slot(slot)), None, None)));
        details.extend(
            self.squares(2)
                .into_iter()
                .map(|cell| (None, None, Some(cell), None)),
        );
        details.extend(Facing::ALL.map(|facing| (None, None, None, Some(facing))));
        details.extend(self.ids.iter().map(|id| (Some(*id), Some(Slot(0)), None, None)));
        details.extend(
            self.squares(1)
                .into_iter()
                .map(|cell| (None, None, Some(cell), Some(Facing::N))),
        );
        let all = |&act: &Term| {
            details
                .iter()
                .map(move |&(target, with, at, facing)| Choice::Act {
                    act,
                    target,
                    with,
                    at,
                    facing,
                })
        };
        words.iter().flat_map(all).collect()
    }

    /// Ways from square to square, some with a jump in them, and none at all.
    fn moves(&self, words: &[Term], dice: &mut SeededDice) -> Vec<Choice> {
        let mut choices = Vec::new();
        for &gait in words {
            let ways = if ["walk", "sprint", "step", "crawl", "jump"].contains(&gait.0) {
                WAYS
            } else {
                3
            };
            for _ in 0..ways {
                let mut at = self.at;
                let mut path = Vec::new();
                for _ in 0..pick(dice, 8) {
                    at = at.step(Facing::ALL[pick(dice, 8)]);
                    path.push(at);
                }
                if path.len() > 2 && pick(dice, 3) == 0 {
                    path.remove(1);
                }
                choices.push(Choice::Move {
                    gait,
                    path,
                    facing: None,
                });
            }
        }
        choices
    }
}

/// Judges everything; says how many choices were judged.
fn judge_all(app: &mut App, battle: Entity, fighter: FighterId, dice: &mut SeededDice) -> usize {
    let system = common::system(app, battle);
    let (words, place) = (words(system.id().0), Place::of(app, battle, fighter));
    let offers: Vec<Offer> = system.offers(app.world(), battle);
    let is_offered = |choice: &Choice| offers.iter().any(|offer| covers(offer, choice));
    let before = *app.world().get::<StateHash>(battle).unwrap();
    let still = [
        place.plans(&words),
        place.attacks(&words),
        place.defences(&words),
        place.acts(&words),
        vec![Choice::Pass],
    ]
    .concat();
    for choice in &still {
        let verdict = system.judge(app.world(), battle, fighter, choice);
        assert_eq!(verdict.is_ok(), is_offered(choice), "{choice:?}: {verdict:?}");
    }
    let moves = place.moves(&words, dice);
    for choice in &moves {
        let Choice::Move { path, .. } = choice else {
            unreachable!()
        };
        if system.judge(app.world(), battle, fighter, choice).is_ok() {
            assert!(is_offered(choice), "{choice:?}");
            assert!(goes_step_by_step(place.at, path), "{choice:?}");
        }
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

fn goes_step_by_step(from: Cell, path: &[Cell]) -> bool {
    let mut last = from;
    path.iter().all(|&cell| {
        let is_near = (cell.x - last.x).abs() <= 1 && (cell.y - last.y).abs() <= 1 && cell != last;
        last = cell;
        is_near
    })
}

/// Fights at random on a level and judges everything at some decisions; returns the kinds of question that were judged.
fn fight(system: &str, level: &str, seed: u64, preset: &str) -> BTreeSet<&'static str> {
    let mut app = common::app();
    let opening = Opening {
        modules: ModuleWish {
            preset: Some(preset.to_owned()),
            ..ModuleWish::default()
        },
        ..common::opening_by(system, level, DiceSource::Seed(seed))
    };
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
            assert!(count > 5000, "{count}");
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
    let mut kinds = BTreeSet::new();
    for level in LEVELS {
        for seed in 0..3 {
            kinds.extend(fight("dsa41", level, seed, "Basic"));
        }
    }
    let all = ["announce", "attack", "defend", "free", "regular", "set-up"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn what_is_not_offered_is_not_accepted_with_all_of_standard() {
    let mut kinds = BTreeSet::new();
    for level in LEVELS {
        for seed in 0..3 {
            kinds.extend(fight("dsa41", level, seed, "Standard"));
        }
    }
    let all = ["announce", "attack", "free", "passing-strike", "regular"];
    assert!(all.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
}

#[test]
fn what_is_not_offered_is_not_accepted_by_the_success_pool_rules() {
    for preset in ["Basic", "Expert"] {
        let mut kinds = BTreeSet::new();
        for level in LEVELS {
            for seed in 0..3 {
                kinds.extend(fight("pool", level, seed, preset));
            }
        }
        let all = ["late", "riposte", "stance", "turn"];
        assert!(all.iter().all(|kind| kinds.contains(kind)), "{preset}: {kinds:?}");
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
