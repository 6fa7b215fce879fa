//! The desk: every legal answer to the open question as a card, which of them is looked at, and what has been chosen with it.
//!
//! What is advised comes with the cards. The drawing of the cards is left to the action bar.

use bevy::prelude::*;

use super::battle_answer;
use super::desk_fellow::fellows;
use super::lesson::Teaching;
use super::preference::Preferences;
use crate::ai::{self, Advice, Opinion};
use crate::battle::{
    Choice, Decision, Fighter, FighterId, Group, Odds, Offer, Question, Roster, RuleId, Seat, Sides, Stake,
    Term,
};
use crate::board::{Cell, Facing};
use crate::view::{Glance, Reading, Stage, ViewSystems, odds, system_of};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .configure_sets(Update, DeskSystems.after(ViewSystems::Draw))
        .add_systems(Update, lay_cards.in_set(DeskSystems));
    battle_answer::plugin(app);
}

/// Lays the cards out and draws them; runs after the map has been drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeskSystems;

/// The cards on the table.
#[derive(Resource, Default)]
pub struct Desk {
    /// The battle and the length of its log for which the cards were laid out.
    pub(crate) seen: Option<(Entity, usize)>,
    /// The fighter who must choose.
    pub fighter: Option<FighterId>,
    /// His fellows of the same person who can still announce something in this round; none where the question is no announcement.
    pub fellows: Vec<FighterId>,
    /// Every legal answer.
    pub cards: Vec<Card>,
    /// The card that is looked at.
    pub chosen: usize,
    /// The card of the answer that is advised; none where no advice is wanted.
    pub best: Option<usize>,
    /// Whose cards lie on the table where there are too many for all.
    pub(super) whom: Option<FighterId>,
    /// Whether a hand has opened the group of the card that is looked at, so that its cards stay in sight.
    pub is_open: bool,
    /// Whether the pointer is on the bar or its sheet.
    pub(super) is_pointed_at: bool,
    /// Whether cards that lead to nothing lie on the table, too.
    pub shows_more: bool,
    /// The group whose button takes the card that is looked at when it is pressed: the one that a hand has gone to.
    pub(super) held: Option<Group>,
    /// The cell that is looked at, for cards that ask for one.
    pub goal: Option<Cell>,
    /// Where the fighter shall look, for cards that ask for it; none: as it comes.
    pub facing: Option<Facing>,
    /// Which of the ways to the cell, where there are several.
    pub route: usize,
    /// Whether the pointer or the advice has chosen the cell, so that it goes when the pointer does.
    pub hovers: bool,
    /// The cell that is pressed and not let go yet.
    pub grip: Option<Cell>,
    /// Whether the reasons behind the odds of the card are open.
    pub explains: bool,
    /// Why the last answer was not accepted.
    pub refusal: Option<Phrase>,
    /// The rule that forbade it.
    pub refused_by: Option<RuleId>,
}

/// An answer on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The offer.
    pub offer: Offer,
    /// What it is about.
    pub group: Group,
    /// Why it leads to nothing now; none where it may lead to something, or no advice is wanted.
    pub idle: Option<Term>,
    /// The best answer that it stands for, with its worth; none where the judgement has no use for it, or no advice is wanted.
    pub advised: Option<(Choice, i64)>,
    /// Whether an announcement asks for free actions.
    pub asks_free: bool,
    /// The announced points.
    pub stakes: Vec<i16>,
    /// The odds with these points.
    pub odds: Option<Odds>,
    /// The cost of each cell that can be chosen, in half cells.
    pub costs: Vec<(Cell, u16)>,
    /// Directions that can be chosen, clockwise; empty where none is to be chosen.
    pub facings: Vec<Facing>,
}

impl Card {
    /// A card with the least points and nothing known of it.
    pub fn of(offer: Offer, group: Group) -> Self {
        Self {
            stakes: offer.stakes.iter().map(|stake| stake.least).collect(),
            offer,
            group,
            idle: None,
            advised: None,
            asks_free: true,
            odds: None,
            costs: Vec::new(),
            facings: Vec::new(),
        }
    }

    /// The foe whom an attack is for, or the fighter whom an action concerns.
    pub fn target(&self) -> Option<FighterId> {
        match &self.offer.choice {
            Choice::Attack { target, .. } => Some(*target),
            Choice::Act { target, .. } => *target,
            _ => None,
        }
    }

    /// Whether the answer is a way over the map.
    pub const fn is_way(&self) -> bool {
        matches!(self.offer.choice, Choice::Move { .. })
    }

    /// Whether the answer meets a blow.
    pub const fn is_defence(&self) -> bool {
        matches!(self.offer.choice, Choice::Defend { .. } | Choice::Pass)
    }

    /// The answer with the announced points.
    pub fn choice(&self) -> Choice {
        let mut choice = self.offer.choice.clone();
        if let Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } = &mut choice {
            stakes.clone_from(&self.stakes);
        }
        choice
    }

    /// Hears what is thought of one of the offers that it stands for.
    fn hear(&mut self, advice: &Advice, place: usize) {
        self.asks_free = advice.asks_free(place);
        if let Opinion::Sensible { choice, worth } = advice.opinion(place)
            && self.advised.as_ref().is_none_or(|(_, known)| worth > known)
        {
            self.advised = Some((choice.clone(), *worth));
        }
        self.idle = advice.idle(place).filter(|_| self.advised.is_none());
    }

    /// The cell and the direction that are advised.
    fn advised_place(&self) -> (Option<Cell>, Option<Facing>) {
        match self.advised.as_ref().map(|(choice, _)| choice) {
            Some(Choice::Move { path, facing, .. }) => (path.last().copied(), *facing),
            Some(Choice::Defend { to, .. }) => (*to, None),
            Some(Choice::Act { at, facing, .. }) => {
                let is_asked = !self.facings.is_empty();
                (
                    at.filter(|at| self.offer.cells.contains(at)),
                    facing.filter(|_| is_asked),
                )
            }
            _ => (None, None),
        }
    }
}

impl Desk {
    /// Says why something is not possible that no rule forbids.
    pub(super) fn refuse(&mut self, said: Phrase) {
        self.refusal = Some(said);
        self.refused_by = None;
    }

    /// The card that is looked at.
    pub fn card(&self) -> Option<&Card> {
        self.cards.get(self.chosen)
    }

    /// Whether the sheet of the bar is there.
    pub const fn is_grown(&self) -> bool {
        self.is_open || self.is_pointed_at
    }

    /// Looks at a card.
    pub fn look_at(&mut self, card: usize) {
        if card < self.cards.len() && card != self.chosen {
            self.chosen = card;
            self.whom = self.cards[card].target().or(self.whom);
            self.grip = None;
            self.follow_advice();
        }
    }

    /// Looks at the cell and in the direction that are advised for the card that is looked at.
    pub(super) fn follow_advice(&mut self) {
        let advised = self.card().map(Card::advised_place);
        (self.goal, self.facing) = advised.unwrap_or_default();
        self.route = 0;
        self.hovers = self.goal.is_some();
    }

    /// What is advised for the card that is looked at, where nothing else has been chosen with it.
    pub fn advised(&self) -> Option<Choice> {
        let card = self.card()?;
        let (choice, _) = card.advised.as_ref()?;
        let (cell, facing) = card.advised_place();
        let has_points = match choice {
            Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } => *stakes == card.stakes,
            _ => true,
        };
        let is_as_advised = self.goal == cell && self.facing == facing && self.route == 0;
        let is_open = self.goal.is_none() && self.facing.is_none();
        (has_points && (is_as_advised || is_open)).then(|| choice.clone())
    }

    /// Looks at a cell, if the card that is looked at asks for one and this is among them.
    pub fn aim(&mut self, cell: Cell) {
        let asks = self.card().is_some_and(|card| card.offer.cells.contains(&cell));
        if asks && self.goal != Some(cell) {
            self.goal = Some(cell);
            self.facing = None;
            self.route = 0;
        }
    }

    /// Turns to the next direction that the card allows, clockwise for 1 and against it for -1, beginning with `from`.
    pub fn turn(&mut self, from: Facing, eighths: i8) {
        let Some(card) = self.cards.get(self.chosen) else {
            return;
        };
        let next = (1..=8).map(|turns| from.turned(eighths * turns));
        self.facing = next
            .into_iter()
            .find(|facing| card.facings.contains(facing))
            .or(self.facing);
    }
}

/// Lays out the cards when another decision is open.
pub(super) fn lay_cards(world: &mut World) {
    let reading = world.resource::<Reading>();
    let looks_back = world.resource::<Glance>().0.is_some();
    let is_closed = looks_back || world.resource::<Stage>().is_playing() || reading.question.is_none();
    let now = reading
        .battle
        .filter(|_| !is_closed)
        .map(|battle| (battle, reading.entries));
    if world.resource::<Desk>().seen == now {
        return;
    }
    let question = reading.question;
    let offers = match now {
        Some(_) => reading.offers.clone(),
        None => Vec::new(),
    };
    let advice = now
        .map(|(battle, _)| advice(world, battle, &offers))
        .unwrap_or_default();
    let is_let_pass = now
        .zip(question)
        .is_some_and(|((battle, _), asked)| passes(world, battle, &asked, &advice));
    let (cards, best) = match is_let_pass {
        true => (Vec::new(), None),
        false => deal(world, offers, advice),
    };
    let fellows = now.map_or_else(Vec::new, |(battle, _)| fellows(world, battle));
    let mut desk = world.resource_mut::<Desk>();
    *desk = Desk {
        seen: now,
        fighter: question.map(|question| question.fighter),
        fellows,
        chosen: best.unwrap_or_default(),
        best,
        cards,
        explains: desk.explains,
        is_pointed_at: desk.is_pointed_at,
        ..default()
    };
    let own = desk.card().and_then(Card::target);
    desk.whom = own.or_else(|| desk.cards.iter().find_map(Card::target));
    desk.held = desk.group();
    desk.follow_advice();
    if is_let_pass {
        battle_answer::let_pass(world);
    }
}

fn advice(world: &World, battle: Entity, offers: &[Offer]) -> Advice {
    system_of(world, battle).map_or_else(Advice::default, |system| {
        ai::advise(world, battle, system, offers)
    })
}

/// Whether a question is let pass for a player: it is about a free action alone, none is of use now, and he has not asked for every one of
/// them.
fn passes(world: &World, battle: Entity, question: &Question, advice: &Advice) -> bool {
    let seat = || {
        let fighter = world.get::<Roster>(battle)?.entity(question.fighter)?;
        let side = world.get::<Fighter>(fighter)?.side;
        Some(&world.get::<Sides>(battle)?.get(side)?.seat)
    };
    let is_free = system_of(world, battle).is_some_and(|system| system.is_about_free_action(question.kind));
    is_free
        && advice.is_quiet()
        && !world.resource::<Preferences>().free_actions
        && !world.contains_resource::<Teaching>()
        && matches!(seat(), Some(Seat::Human(_)))
}

/// Whether the question that is open now would be let pass.
pub(super) fn is_let_pass(world: &World, battle: Entity) -> bool {
    let asked = world.get::<Decision>(battle).and_then(|open| open.0);
    let system = system_of(world, battle);
    asked.zip(system).is_some_and(|(asked, system)| {
        system.is_about_free_action(asked.kind)
            && passes(
                world,
                battle,
                &asked,
                &advice(world, battle, &system.offers(world, battle)),
            )
    })
}

/// A card for each offer, one for those that differ in the direction alone, and which of them is advised.
fn deal(world: &mut World, offers: Vec<Offer>, mut advice: Advice) -> (Vec<Card>, Option<usize>) {
    // A lesson teaches by what it asks for.
    let is_wanted = world.resource::<Preferences>().advice && !world.contains_resource::<Teaching>();
    let (mut cards, mut best) = (Vec::<Card>::new(), None);
    for (place, offer) in offers.into_iter().enumerate() {
        match (direction(&offer.choice), cards.last_mut()) {
            (Some(facing), Some(last)) if is_one_turn(&last.offer.choice, &offer.choice) => {
                last.facings.push(facing);
            }
            _ => cards.push(card(world, offer, (place, &mut advice), is_wanted)),
        }
        let here = cards.len() - 1;
        let card = &mut cards[here];
        if is_wanted {
            card.hear(&advice, place);
            if advice.place == Some(place) {
                let worth = card.advised.as_ref().map_or(0, |(_, worth)| *worth);
                card.advised = advice.best.clone().map(|best| (best, worth));
                best = Some(here);
            }
        } else {
            card.asks_free = advice.asks_free(place);
        }
    }
    (cards, best)
}

/// The direction that an action is for.
const fn direction(choice: &Choice) -> Option<Facing> {
    match choice {
        Choice::Act { facing, .. } => *facing,
        _ => None,
    }
}

/// Whether two answers differ in nothing but the direction, so that one card can stand for both.
fn is_one_turn(one: &Choice, other: &Choice) -> bool {
    let turned = |choice: &Choice| match choice.clone() {
        Choice::Act {
            act,
            target,
            with,
            at,
            facing: Some(_),
        } => Some((act, target, with, at)),
        _ => None,
    };
    turned(one).is_some_and(|one| Some(one) == turned(other))
}

fn card(world: &mut World, offer: Offer, (place, advice): (usize, &mut Advice), is_wanted: bool) -> Card {
    let battle = world.resource::<Reading>().battle;
    let system = battle.and_then(|battle| system_of(world, battle));
    let group = system.map_or(Group::Other, |system| system.group(&offer.choice));
    let mut card = Card::of(offer, group);
    if let (Opinion::Sensible { choice, .. }, true) = (advice.opinion(place), is_wanted)
        && let Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } = choice
        && stakes.len() == card.stakes.len()
    {
        card.stakes.clone_from(stakes);
    }
    card.odds = odds(world, &card.choice());
    if let Some(odds) = &card.odds {
        advice.hear_odds(place, &card.offer, odds);
    }
    if let (Choice::Move { gait, .. }, Some(battle), Some(system)) = (&card.offer.choice, battle, system) {
        card.costs = system.reach(world, battle, *gait);
    }
    card.facings = match &card.offer.choice {
        Choice::Move { .. } => Facing::ALL.to_vec(),
        choice => direction(choice).into_iter().collect(),
    };
    card
}

/// Changes the announced points of a card and asks for the odds with them.
pub fn stake(world: &mut World, place: usize, stake: usize, points: i16) {
    let Some(mut card) = world.resource::<Desk>().cards.get(place).cloned() else {
        return;
    };
    let Some(limits_of_one) = card.offer.stakes.get(stake).copied() else {
        return;
    };
    let points = points.clamp(limits_of_one.least, limits_of_one.most);
    if card.stakes.get(stake) == Some(&points) {
        return;
    }
    if let Some(old) = card.stakes.get_mut(stake) {
        *old = points;
    }
    // What one gains another loses, where the points of several count together.
    while !Stake::allow(&card.offer.stakes, &card.stakes) {
        let limits = card.offer.stakes.iter().enumerate();
        let gives = |(place, limits): &(usize, &Stake)| {
            *place != stake && limits.shares && card.stakes[*place] > limits.least
        };
        match limits.clone().find(gives) {
            Some((place, _)) => card.stakes[place] -= 1,
            None if card.stakes[stake] > limits_of_one.least => card.stakes[stake] -= 1,
            // Not even the least of all would be allowed; the door will say so.
            None => break,
        }
    }
    card.odds = odds(world, &card.choice());
    if let Some(old) = world.resource_mut::<Desk>().cards.get_mut(place) {
        *old = card;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Term;

    fn turning(facings: &[Facing]) -> Desk {
        let choice = Choice::Act {
            act: Term("turn"),
            target: None,
            with: None,
            at: None,
            facing: facings.first().copied(),
        };
        let card = Card {
            facings: facings.to_vec(),
            ..Card::of(Offer::of(choice, Term("turn")), Group::Move)
        };
        Desk {
            cards: vec![card],
            ..default()
        }
    }

    #[test]
    fn a_turn_goes_to_the_next_direction_that_is_allowed() {
        let mut desk = turning(&[Facing::NE, Facing::NW]);
        desk.turn(Facing::N, 1);
        assert_eq!(desk.facing, Some(Facing::NE));
        desk.turn(Facing::NE, 1);
        assert_eq!(desk.facing, Some(Facing::NW));
        desk.turn(Facing::NW, -1);
        assert_eq!(desk.facing, Some(Facing::NE));
    }

    #[test]
    fn answers_that_differ_in_the_direction_alone_share_a_card() {
        let choice = |facing| match turning(&[facing]).cards[0].offer.choice.clone() {
            Choice::Act { act, facing, .. } => (act, facing),
            _ => unreachable!("a turn is an action"),
        };
        assert_ne!(choice(Facing::N), choice(Facing::E));
        let offer = |facing| turning(&[facing]).cards[0].offer.choice.clone();
        assert!(is_one_turn(&offer(Facing::N), &offer(Facing::E)));
        assert!(!is_one_turn(&offer(Facing::N), &Choice::Pass));
    }
}
