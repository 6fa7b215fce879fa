//! Everything that somebody might say who is asked: possible and impossible answers around the place where he stands.

use std::collections::BTreeSet;

use bevy::prelude::*;
use klingentanz::battle::{Body, Choice, FighterId, Offer, Roster, Slot, Term};
use klingentanz::board::{Cell, Facing};
use klingentanz::dice::SeededDice;

use crate::common;
use crate::common::chance::pick;

/// Foes and things with which every manoeuvre is tried with points announced.
const MOST_AIMS: usize = 2;

/// Random ways that are tried with each gait.
const WAYS: usize = 60;

/// Every word of the rules of a system, and two that are none.
pub fn words(system: &str) -> Vec<Term> {
    let file = common::root().join(format!("src/rules/{system}/word.rs"));
    let text = std::fs::read_to_string(file).unwrap();
    let words = text.split('"').skip(1).step_by(2).chain(["nonsense", ""]);
    let words: BTreeSet<&str> = words.collect();
    assert!(words.len() > 80, "{words:?}");
    words.into_iter().map(|word| Term::named(word).unwrap()).collect()
}

/// The words under which a system offers something, among them every manoeuvre.
pub fn offered_words(system: &str) -> Vec<Term> {
    let file = common::root().join(format!("assets/text/en/{system}.ftl"));
    let text = std::fs::read_to_string(file).unwrap();
    let start = format!("{system}-offer-");
    let lines = text.lines().filter_map(|line| line.strip_prefix(&start));
    let words: BTreeSet<&str> = lines.filter_map(|line| line.split([' ', '=']).next()).collect();
    assert!(words.len() > 30, "{words:?}");
    words.into_iter().map(|word| Term::named(word).unwrap()).collect()
}

/// Points that somebody might announce with a manoeuvre, possible and impossible ones.
const ANNOUNCED: [&[i16]; 22] = [
    &[],
    &[0],
    &[1],
    &[2],
    &[3],
    &[4],
    &[19],
    &[99],
    &[-1],
    &[i16::MIN],
    &[i16::MAX],
    &[0, 0],
    &[1, 0],
    &[0, 1],
    &[1, 1],
    &[4, 3],
    &[99, 0],
    &[-1, 1],
    &[i16::MAX, i16::MAX],
    &[0, 0, 0],
    &[1, 1, 1],
    &[2, 0, 99],
];

/// Who is asked, and what is around him.
pub struct Place {
    pub fighter: FighterId,
    pub at: Cell,
    pub ids: Vec<FighterId>,
}

impl Place {
    pub fn of(app: &App, battle: Entity, fighter: FighterId) -> Self {
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

    pub fn plans(&self, words: &[Term]) -> Vec<Choice> {
        let both = |plan: &Term| {
            [false, true].map(|ask_free| Choice::Plan {
                plan: *plan,
                ask_free,
            })
        };
        words.iter().flat_map(both).collect()
    }

    pub fn attacks(&self, words: &[Term]) -> Vec<Choice> {
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

    /// Every manoeuvre with points announced, at foes and with things that something is offered with, and with a thing of chance.
    pub fn announced(&self, words: &[Term], offers: &[Offer], dice: &mut SeededDice) -> Vec<Choice> {
        let aims = offers.iter().filter_map(|offer| match &offer.choice {
            Choice::Attack { target, with, .. } => Some((*target, *with)),
            _ => None,
        });
        let mut aims: BTreeSet<(FighterId, Slot)> = aims.collect();
        while aims.len() > MOST_AIMS {
            let odd = *aims.iter().nth(pick(dice, aims.len())).unwrap();
            aims.remove(&odd);
        }
        aims.insert((self.ids[pick(dice, self.ids.len())], Slot(pick(dice, 6) as u8)));
        let all = |(target, with): (FighterId, Slot)| {
            words.iter().flat_map(move |&manoeuvre| {
                ANNOUNCED.map(move |stakes| Choice::Attack {
                    target,
                    with,
                    manoeuvre,
                    stakes: stakes.to_vec(),
                })
            })
        };
        aims.into_iter().flat_map(all).collect()
    }

    pub fn defences(&self, words: &[Term]) -> Vec<Choice> {
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

    pub fn acts(&self, words: &[Term]) -> Vec<Choice> {
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
    pub fn moves(&self, words: &[Term], dice: &mut SeededDice) -> Vec<Choice> {
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

/// Every answer to a blow with points announced.
pub fn answers(words: &[Term]) -> Vec<Choice> {
    let all = |&means: &Term| {
        ANNOUNCED.map(move |stakes| Choice::Defend {
            means,
            to: None,
            stakes: stakes.to_vec(),
        })
    };
    words.iter().flat_map(all).collect()
}
