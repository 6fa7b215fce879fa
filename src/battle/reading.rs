//! Reads answers by the vocabulary of the rules at play: can this one be meant?
//!
//! What can be meant may still be forbidden; that is for the rules to say.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::decision::{Decision, Question};
use super::ground::{Ground, System};
use super::id::{FighterId, Slot, Term};
use super::intent::Choice;
use super::misreading::Misreading;
use super::offer::Offer;
use super::roster::{Fighter, Roster};
use super::secrets::Secrets;
use super::vocabulary::{Field, Keyword, Need, Verb, Vocabulary};
use crate::content::hint;

impl Vocabulary {
    /// The word of an answer, with the fields and points that it must have.
    ///
    /// # Errors
    ///
    /// What is wrong with it, whatever is asked.
    pub fn read(&self, choice: &Choice) -> Result<&Keyword, Misreading> {
        let word = self.find(choice).ok_or_else(|| self.unknown(choice))?;
        let given = Given::of(choice);
        for field in Field::ALL {
            let name = field.name(word.verb);
            match (word.need(field), given.has(field)) {
                (Need::Must, false) => {
                    return Err(Misreading::Missing {
                        word: word.term,
                        field: name,
                    });
                }
                // What is left out of an attack is the first of the list.
                (Need::Never, true)
                    if !(field == Field::With && given.with == Some(Slot(0)) && given.is_attack) =>
                {
                    return Err(Misreading::Superfluous {
                        word: word.term,
                        field: name,
                        known: word.fields(),
                    });
                }
                _ => {}
            }
        }
        let fits = given.stakes == word.stakes.len() || word.is_plain_too && given.stakes == 0;
        fits.then_some(word).ok_or_else(|| Misreading::Stakes {
            word: word.term,
            needed: word.stakes.clone(),
            given: given.stakes,
        })
    }

    fn unknown(&self, choice: &Choice) -> Misreading {
        let (verb, word) = (Verb::of(choice), choice.term().unwrap_or(Term("")));
        let meant = hint(word.0, self.of(verb).map(|known| known.term.0));
        let has_it = |other: &Verb| self.of(*other).any(|known| known.term == word);
        Misreading::Unknown {
            verb,
            word,
            meant,
            elsewhere: Verb::ALL.into_iter().filter(has_it).collect(),
        }
    }
}

impl Keyword {
    /// The names of the fields that may stand beside it, without that of the word itself.
    pub fn fields(&self) -> Vec<&'static str> {
        let own = Field::ALL.into_iter();
        let own = own.filter(|field| self.need(*field) != Need::Never);
        let mut fields: Vec<_> = own.map(|field| field.name(self.verb)).collect();
        if !self.stakes.is_empty() {
            fields.push("stakes");
        }
        match self.verb {
            Verb::Plan => fields.push("ask_free"),
            Verb::Move => fields.insert(0, "path"),
            _ => {}
        }
        fields
    }
}

/// What stands beside the word of an answer.
struct Given {
    is_attack: bool,
    target: bool,
    with: Option<Slot>,
    at: bool,
    facing: bool,
    stakes: usize,
}

impl Given {
    fn of(choice: &Choice) -> Self {
        let mut given = Self {
            is_attack: false,
            target: false,
            with: None,
            at: false,
            facing: false,
            stakes: 0,
        };
        match choice {
            Choice::Attack { with, stakes, .. } => {
                (given.is_attack, given.target, given.with) = (true, true, Some(*with));
                given.stakes = stakes.len();
            }
            Choice::Defend { to, stakes, .. } => (given.at, given.stakes) = (to.is_some(), stakes.len()),
            Choice::Move { facing, .. } => given.facing = facing.is_some(),
            Choice::Act {
                target,
                with,
                at,
                facing,
                ..
            } => {
                (given.target, given.with) = (target.is_some(), *with);
                (given.at, given.facing) = (at.is_some(), facing.is_some());
            }
            Choice::Plan { .. } | Choice::Pass => {}
        }
        given
    }

    const fn has(&self, field: Field) -> bool {
        match field {
            Field::Target => self.target,
            Field::With => self.with.is_some(),
            Field::At => self.at,
            Field::Facing => self.facing,
        }
    }
}

/// Reads an answer to the open decision of a battle.
///
/// # Errors
///
/// Why it cannot be meant.
pub fn read(world: &World, battle: Entity, fighter: FighterId, choice: &Choice) -> Result<(), Misreading> {
    let Some(System(system)) = world.get::<System>(battle) else {
        return Ok(());
    };
    let word = system.vocabulary().read(choice)?;
    let asked = world.get::<Decision>(battle).and_then(|decision| decision.0);
    let Some(asked) = asked.filter(|asked| asked.fighter == fighter) else {
        return Ok(());
    };
    if !word.answers.contains(&asked.kind) {
        return Err(Misreading::Question {
            word: word.term,
            asked,
            answers: word.answers,
        });
    }
    names_fighter(world, battle, asked, choice)?;
    names_squares(world, battle, choice)?;
    let with = match choice {
        Choice::Attack { with, .. } => Some(*with),
        Choice::Act { with, .. } => *with,
        _ => None,
    };
    let (Some(with), Some(counts)) = (with, word.counts) else {
        return Ok(());
    };
    match system.counted(world, battle, fighter, counts) {
        Some(known) if known.iter().all(|(place, _)| *place != with) => {
            Err(Misreading::Place { with, counts, known })
        }
        _ => Ok(()),
    }
}

fn names_fighter(world: &World, battle: Entity, asked: Question, choice: &Choice) -> Result<(), Misreading> {
    let named = match choice {
        Choice::Attack { target, .. } => Some(*target),
        Choice::Act { target, .. } => *target,
        _ => None,
    };
    let known = known_fighters(world, battle, asked);
    match named {
        Some(named) if !known.contains(&named) => Err(Misreading::Fighter {
            named,
            known: known_fighters(world, battle, Question { about: None, ..asked }),
        }),
        _ => Ok(()),
    }
}

/// The fighters whom the side of the asked one knows of, and whom the question is about: he may be answered, not listed.
fn known_fighters(world: &World, battle: Entity, asked: Question) -> Vec<FighterId> {
    let Some(roster) = world.get::<Roster>(battle) else {
        return Vec::new();
    };
    let side = |entity| world.get::<Fighter>(entity).map(|fighter| fighter.side);
    let own = roster.entity(asked.fighter).and_then(side);
    let is_known = |(id, entity): &(FighterId, Entity)| {
        side(*entity) == own || asked.about == Some(*id) || Secrets::shows(world, battle, own, *id)
    };
    roster.iter().filter(is_known).map(|(id, _)| id).collect()
}

fn names_squares(world: &World, battle: Entity, choice: &Choice) -> Result<(), Misreading> {
    let squares = match choice {
        Choice::Move { path, .. } => path.as_slice(),
        Choice::Defend { to, .. } => to.as_slice(),
        Choice::Act { at, .. } => at.as_slice(),
        _ => &[],
    };
    let Some(ground) = world.get::<Ground>(battle) else {
        return Ok(());
    };
    let view = ground.view();
    match squares.iter().find(|cell| !view.contains(**cell)) {
        Some(cell) => Err(Misreading::Square {
            cell: *cell,
            size: (view.board().width(), view.board().height()),
        }),
        None => Ok(()),
    }
}

/// The words of offers by the kinds of answer, each once, in order: what is allowed, in a clause.
pub fn allowed(offers: &[Offer]) -> String {
    let mut words: BTreeMap<Verb, Vec<&str>> = BTreeMap::new();
    for offer in offers {
        let known = words.entry(Verb::of(&offer.choice)).or_default();
        let word = offer.choice.term().map_or("pass", |term| term.0);
        if !known.contains(&word) {
            known.push(word);
        }
    }
    let told = words.iter().map(|(verb, words)| match verb.field() {
        Some(field) => format!("{field} {}", words.join(", ")),
        None => words.join(", "),
    });
    told.collect::<Vec<_>>().join("; ")
}
