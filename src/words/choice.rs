//! Questions, the answers to them, and why an answer is not accepted.

use super::figures::{more, paces, stake};
use super::{Cast, Phrase, cell_name, facing};
use crate::battle::{
    Choice, FighterId, Hint, Obstacle, Offer, Question, Refusal, RuleId, Term, Value, WhyNot,
};

/// The text of a rule system's term: its key is made of the system, the kind of term and the term.
pub fn term(system: Term, kind: &str, term: Term) -> Phrase {
    Phrase::key(format!("{system}-{kind}-{term}"))
}

/// The open question, with the name of the one who is asked.
pub fn question(cast: &Cast, question: &Question) -> Phrase {
    let asked = term(cast.system(), "question", question.kind);
    let name = cast.name(question.fighter);
    match question.about {
        Some(about) => Phrase::key("words-asked-about").with("about", cast.name(about)),
        None => Phrase::key("words-asked"),
    }
    .with("name", name)
    .with("question", asked)
}

/// The word for an answer on a card or in a menu: what, with what, against whom, where to, and the announced points.
pub fn offer(cast: &Cast, offer: &Offer) -> Phrase {
    let thing = offer.thing.clone().map(Phrase::Words);
    described(cast, &offer.choice, Some(offer.word), thing)
}

/// What a player should know of an answer, and the rule behind it.
pub fn hint(cast: &Cast, hint: &Hint) -> Phrase {
    let said = term(cast.system(), "hint", hint.word);
    let numbers = hint.numbers.iter();
    let said = numbers.fold(said, |said, (name, number)| said.with(name.0, *number));
    cited(said, hint.rule)
}

/// What an answer gives, costs and leads to, in one line.
pub fn about(system: Term, choice: &Choice) -> Phrase {
    term(system, "about", choice.term().unwrap_or(Term("pass")))
}

/// Why an answer leads to nothing now.
pub fn idle(system: Term, why: Term) -> Phrase {
    term(system, "idle", why)
}

/// The words for an answer that somebody has given.
pub fn choice(cast: &Cast, choice: &Choice) -> Phrase {
    described(cast, choice, None, None)
}

fn described(cast: &Cast, choice: &Choice, word: Option<Term>, thing: Option<Phrase>) -> Phrase {
    let mut details: Vec<Phrase> = thing.into_iter().collect();
    let head = match choice {
        Choice::Plan { plan, .. } => term(cast.system(), "plan", word.unwrap_or(*plan)),
        Choice::Attack {
            target,
            manoeuvre,
            stakes,
            ..
        } => {
            details.push(cast.name(*target));
            // The first number is what the manoeuvre is announced with, whatever follows has a word of its own.
            details.extend(stakes.iter().enumerate().map(|(place, points)| match place {
                0 => stake(cast.system(), *manoeuvre, *points),
                _ => more(cast.system(), *manoeuvre, *points),
            }));
            term(cast.system(), "offer", word.unwrap_or(*manoeuvre))
        }
        Choice::Defend { means, to, stakes } => {
            details.extend(to.map(|cell| Phrase::plain(cell_name(cell))));
            details.extend(stakes.iter().map(|points| stake(cast.system(), *means, *points)));
            term(cast.system(), "offer", word.unwrap_or(*means))
        }
        Choice::Move { gait, path, .. } => {
            details.extend(path.last().map(|cell| Phrase::plain(cell_name(*cell))));
            term(cast.system(), "gait", word.unwrap_or(*gait))
        }
        Choice::Act {
            act,
            target,
            at,
            facing: towards,
            ..
        } => {
            details.extend(target.map(|target| cast.name(target)));
            details.extend(at.map(|cell| Phrase::plain(cell_name(cell))));
            details.extend(towards.map(facing));
            term(cast.system(), "offer", word.unwrap_or(*act))
        }
        Choice::Pass => word.map_or(Phrase::key("words-pass"), |word| {
            term(cast.system(), "offer", word)
        }),
    };
    if details.is_empty() {
        return head;
    }
    Phrase::Row(vec![head, Phrase::plain(" · "), Phrase::list(details, " · ")])
}

/// Why an answer is not accepted; `title` is that of a rule.
pub fn refusal(cast: &Cast, refusal: &Refusal, title: impl Fn(RuleId) -> Phrase) -> Phrase {
    match refusal {
        Refusal::NothingAsked => Phrase::key("words-refusal-nothing-asked"),
        Refusal::NotYourChoice { asked } => {
            Phrase::key("words-refusal-not-yours").with("name", cast.name(*asked))
        }
        Refusal::Forbidden(why) => cited(missing(why, |id| cast.name(id), &title), why.rule),
    }
}

/// What is missing for an answer, and by how much: the sentence alone. `name` is that of a fighter, `title` that of a rule.
pub fn missing(why: &WhyNot, name: impl Fn(FighterId) -> Phrase, title: impl Fn(RuleId) -> Phrase) -> Phrase {
    let told = |value: &Value| match value {
        Value::Nothing => Phrase::plain(""),
        Value::Number(number) => Phrase::Number(i64::from(*number)),
        Value::HalfSquares(half) => paces(*half),
        Value::Fighter(id) => name(*id),
        Value::Thing(thing) => Phrase::Words(thing.clone()),
        Value::Rule(rule) => title(*rule),
        Value::Text(key) => Phrase::key(*key),
    };
    let values = why.values();
    values.fold(Phrase::key(why.key()), |said, (name, value)| {
        said.with(name, told(value))
    })
}

/// A sentence with the id of its rule behind it.
pub fn cited(said: Phrase, rule: RuleId) -> Phrase {
    Phrase::Row(vec![said, Phrase::plain(format!(" ({})", rule.0))])
}

/// Why pointing at something leads to nothing; `name` is that of a fighter, `title` that of a rule.
pub fn obstacle(
    obstacle: &Obstacle,
    name: impl Fn(FighterId) -> Phrase,
    title: impl Fn(RuleId) -> Phrase,
) -> Phrase {
    match obstacle {
        Obstacle::Nothing => Phrase::key("obstacle-nothing"),
        Obstacle::Far { cost_half, most_half } => Phrase::key("obstacle-far")
            .with("cost", paces(*cost_half))
            .with("most", paces(*most_half)),
        Obstacle::NoWay => Phrase::key("obstacle-no-way"),
        Obstacle::Solid => Phrase::key("obstacle-solid"),
        Obstacle::Taken => Phrase::key("obstacle-taken"),
        Obstacle::Forbidden(why) => cited(missing(why, name, title), why.rule),
    }
}
