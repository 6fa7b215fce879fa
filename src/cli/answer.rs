//! Answers of scripts: given to the battle, and where one is refused said why, with what is allowed instead.

use bevy::prelude::*;

use super::intents::{Answer, IntentLine};
use super::voice::{Titles, Voice};
use crate::battle::{
    self, Choice, Decision, FighterId, Misreading, Offer, Refusal, RuleId, RuleSystem, SideId, Stake, System,
    WhyNot, Witness,
};
use crate::content::Language;
use crate::replay;
use crate::words::{self, Cast, Phrase};

/// Why an answer is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The rule that forbids it; none where it cannot even be meant.
    pub rule: Option<RuleId>,
    /// What is missing, where a rule forbids it.
    pub because: Option<Box<WhyNot>>,
    /// The reason as a clause.
    pub reason: String,
}

impl From<String> for Refused {
    fn from(reason: String) -> Self {
        Self {
            rule: None,
            because: None,
            reason,
        }
    }
}

/// Gives an answer to a battle.
///
/// # Errors
///
/// Why it is refused, as far as the reader may know.
pub fn give(
    world: &mut World,
    battle: Entity,
    reader: Option<SideId>,
    line: &IntentLine,
) -> Result<(), Refused> {
    let choice = match &line.answer {
        Answer::Choice(choice) => choice.clone(),
        Answer::Offer(number) => of_offer(world, battle, line, *number).map_err(|refused| {
            let is_his = is_told(world, battle, reader);
            if is_his { refused } else { others() }
        })?,
    };
    let given = replay::answer(world, battle, line.fighter, choice.clone());
    given.map_err(|refusal| why((world, battle), reader, (line.fighter, &choice), &refusal))
}

/// Why an answer is refused: what cannot be meant comes before what is forbidden. A reader for whom another side's question is no matter
/// learns neither who is asked nor what.
///
/// Rule: `BD-VIS-05`.
pub fn why(
    (world, battle): (&World, Entity),
    reader: Option<SideId>,
    (fighter, choice): (FighterId, &Choice),
    refusal: &Refusal,
) -> Refused {
    if !is_told(world, battle, reader) {
        let misread = world.get::<System>(battle).and_then(|System(system)| {
            let read = system.vocabulary().read(choice);
            read.err()
        });
        return misread.map_or_else(others, |misreading| said(&misreading, "").into());
    }
    let offers = offers(world, battle);
    let allowed = battle::allowed(&offers);
    if let Err(misreading) = battle::read(world, battle, fighter, choice) {
        return said(&misreading, &allowed).into();
    }
    let why = match refusal {
        Refusal::NothingAsked => return "refused: nothing is being asked".to_owned().into(),
        Refusal::NotYourChoice { asked } => {
            let kind = world.get::<Decision>(battle).and_then(|decision| decision.0);
            let kind = kind.map_or_else(String::new, |question| format!(", asked `{}`", question.kind));
            let reason = format!("refused: fighter {} has to choose, not this one{kind}", asked.0);
            return reason.into();
        }
        Refusal::Forbidden(why) => why,
    };
    let range = range(&offers, choice).unwrap_or_default();
    let missing = missing((world, battle), reader, why).map_or_else(String::new, |said| format!(": {said}"));
    Refused {
        rule: Some(why.rule),
        because: Some(Box::new(why.clone())),
        reason: besides(
            format!("refused: the rule {} forbids it{missing}{range}", why.rule),
            &allowed,
        ),
    }
}

/// What is missing, in English as all problems of files are told; none where the texts cannot be read.
fn missing((world, battle): (&World, Entity), reader: Option<SideId>, why: &WhyNot) -> Option<String> {
    let voice = Voice::load(Some(Language::En)).ok()?;
    let cast = Cast::of(world, battle, reader)?;
    let titles = Titles::load(cast.system()).ok()?;
    let title = |rule: RuleId| titles.of(rule).unwrap_or_else(|| Phrase::plain(rule.0));
    Some(voice.say(&words::missing(why, |id| cast.name(id), title)))
}

/// Whether a reader may know what is asked now: nothing is, or his own side.
fn is_told(world: &World, battle: Entity, reader: Option<SideId>) -> bool {
    let is_open = world
        .get::<Decision>(battle)
        .is_some_and(|asked| asked.0.is_some());
    !is_open || Witness::new(world, battle, reader).question().is_some()
}

fn others() -> Refused {
    "refused: another side has to choose, and keeps secret what"
        .to_owned()
        .into()
}

/// A misreading with what is allowed, where that helps: not behind the fields of a word, which is allowed itself perhaps.
fn said(misreading: &Misreading, allowed: &str) -> String {
    match misreading {
        Misreading::Unknown { .. } | Misreading::Question { .. } => besides(misreading.to_string(), allowed),
        _ => misreading.to_string(),
    }
}

/// A reason with what is allowed, if anything is.
fn besides(reason: String, allowed: &str) -> String {
    if allowed.is_empty() {
        return reason;
    }
    let stop = if reason.ends_with('?') { "" } else { "." };
    format!("{reason}{stop} Allowed here: {allowed}")
}

fn offers(world: &World, battle: Entity) -> Vec<Offer> {
    let system = world.get::<System>(battle);
    system.map_or_else(Vec::new, |System(system)| system.offers(world, battle))
}

/// The limits of the points that an answer announces, where it would be allowed with others.
fn range(offers: &[Offer], choice: &Choice) -> Option<String> {
    let is_same = |offer: &&Offer| without_stakes(&offer.choice) == without_stakes(choice);
    let stakes = &offers.iter().find(is_same)?.stakes;
    let (Choice::Attack { stakes: given, .. } | Choice::Defend { stakes: given, .. }) = choice else {
        return None;
    };
    if Stake::allow(stakes, given) {
        return None;
    }
    let shared = stakes.len() > 1 && stakes.iter().all(|stake| stake.shares);
    let shared = if shared {
        ", together at most the greatest of these"
    } else {
        ""
    };
    let each = |stake: &Stake| format!("{} {} to {}", stake.word, stake.least, stake.most);
    let each: Vec<String> = stakes.iter().map(each).collect();
    Some(format!("; `stakes` may be {}{shared}", each.join(" and ")))
}

fn without_stakes(choice: &Choice) -> Choice {
    let mut choice = choice.clone();
    match &mut choice {
        Choice::Attack { stakes, .. } => stakes.clear(),
        Choice::Defend { stakes, to, .. } => {
            stakes.clear();
            *to = None;
        }
        _ => {}
    }
    choice
}

/// The choice that an offer becomes with the points and the square of a line.
fn of_offer(world: &World, battle: Entity, line: &IntentLine, number: u16) -> Result<Choice, Refused> {
    let Some(System(system)) = world.get::<System>(battle) else {
        return Err("refused: nothing is being asked".to_owned().into());
    };
    let offers = system.offers(world, battle);
    let Some(offer) = offers.get(usize::from(number)) else {
        let count = offers.len();
        return Err(format!("there is no offer {number}: there are {count}, counted from 0").into());
    };
    if let Some(fault) = fault(offer, line, number) {
        return Err(fault.into());
    }
    chosen(world, battle, *system, (offer, line)).ok_or_else(|| {
        let reason = format!("no way leads offer {number} to that square");
        reason.into()
    })
}

fn chosen(
    world: &World,
    battle: Entity,
    system: &dyn RuleSystem,
    (offer, line): (&Offer, &IntentLine),
) -> Option<Choice> {
    offer.answer((world, battle), system, &line.stakes, line.cell)
}

/// What an offer still needs, or has not.
fn fault(offer: &Offer, line: &IntentLine, number: u16) -> Option<String> {
    let named = format!("offer {number} (`{}`)", offer.word);
    match line.cell {
        None if !offer.cells.is_empty() => return Some(format!("{named} needs one of its cells in `cell`")),
        Some(_) if offer.cells.is_empty() => return Some(format!("{named} has no field `cell`")),
        Some(cell) if !offer.cells.contains(&cell) => {
            return Some(format!("{},{} is none of the cells of {named}", cell.x, cell.y));
        }
        _ => {}
    }
    if line.stakes.is_empty() || Stake::allow(&offer.stakes, &line.stakes) {
        return None;
    }
    let range = range(std::slice::from_ref(offer), &with_stakes(offer, line));
    Some(format!(
        "{named} does not go with these points{}",
        range.unwrap_or_default()
    ))
}

fn with_stakes(offer: &Offer, line: &IntentLine) -> Choice {
    let mut choice = offer.choice.clone();
    if let Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } = &mut choice {
        stakes.clone_from(&line.stakes);
    }
    choice
}
