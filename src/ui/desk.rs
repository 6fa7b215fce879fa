//! The desk: every legal answer to the open question as a card, which of them is looked at, and what has been chosen with it.
//!
//! The drawing of the cards is left to the action bar.

use bevy::prelude::*;

use super::action_bar_odds;
use crate::battle::{Choice, FighterId, Odds, Offer, Stake};
use crate::board::{Cell, Facing};
use crate::view::{Reading, Stage, ViewSystems, odds, system_of};
use crate::words::Phrase;

/// Strips of odds for which a low card has room.
const LOW_STRIPS: usize = 3;
/// Strips of odds for which a card among others has room.
const FULL_STRIPS: usize = 9;
/// Strips of odds beside which its name may have large letters.
const ROOMY_STRIPS: usize = 7;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .configure_sets(Update, DeskSystems.after(ViewSystems::Draw))
        .add_systems(Update, lay_cards.in_set(DeskSystems));
    super::battle_answer::plugin(app);
}

/// Lays the cards out and draws them; runs after the map has been drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeskSystems;

/// The cards on the table.
#[derive(Resource, Default)]
pub struct Desk {
    /// The battle and the length of its log for which the cards were laid out.
    pub(super) seen: Option<(Entity, usize)>,
    /// The fighter who must choose.
    pub fighter: Option<FighterId>,
    /// Every legal answer.
    pub cards: Vec<Card>,
    /// The card that is looked at.
    pub chosen: usize,
    /// Whose cards lie on the table where there are too many for all.
    pub(super) whom: Option<FighterId>,
    /// The cell that is looked at, for cards that ask for one.
    pub goal: Option<Cell>,
    /// Where the fighter shall look, for cards that ask for it; none: as it comes.
    pub facing: Option<Facing>,
    /// Which of the ways to the cell, where there are several.
    pub route: usize,
    /// Whether the pointer has chosen the cell, so that it goes when the pointer does.
    pub hovers: bool,
    /// The cell that is pressed and not let go yet.
    pub grip: Option<Cell>,
    /// Whether the reasons behind the odds of the card are open.
    pub explains: bool,
    /// Cards side by side.
    pub(super) row: usize,
    /// Why the last answer was not accepted.
    pub refusal: Option<Phrase>,
}

/// An answer on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The offer.
    pub offer: Offer,
    /// The announced points.
    pub stakes: Vec<i16>,
    /// The odds with these points.
    pub odds: Option<Odds>,
    /// How many strips these odds take on the card.
    pub strips: usize,
    /// The cost of each cell that can be chosen, in half cells.
    pub costs: Vec<(Cell, u16)>,
    /// Directions that can be chosen, clockwise; empty where none is to be chosen.
    pub facings: Vec<Facing>,
}

impl Card {
    /// The foe whom an attack is for, or the fighter whom an action concerns.
    pub fn target(&self) -> Option<FighterId> {
        match &self.offer.choice {
            Choice::Attack { target, .. } => Some(*target),
            Choice::Act { target, .. } => *target,
            _ => None,
        }
    }

    /// Whether the answer may cost somebody life.
    pub fn is_a_danger(&self) -> bool {
        let mut losses = self.odds.iter().flat_map(|odds| &odds.losses);
        losses.any(|(loss, _)| *loss > 0)
    }

    /// Whether the answer has all that there is to know of it on a low card.
    fn is_plain(&self) -> bool {
        !self.is_a_danger() && self.stakes.is_empty() && self.strips <= LOW_STRIPS
    }

    /// Whether the odds leave room for a name in large letters.
    pub(super) fn is_roomy(&self) -> bool {
        self.strips <= ROOMY_STRIPS
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
}

impl Desk {
    /// The card that is looked at.
    pub fn card(&self) -> Option<&Card> {
        self.cards.get(self.chosen)
    }

    /// Looks at a card.
    pub fn look_at(&mut self, card: usize) {
        if card < self.cards.len() && card != self.chosen {
            self.chosen = card;
            self.whom = self.cards[card].target().or(self.whom);
            (self.goal, self.facing, self.route) = (None, None, 0);
            (self.hovers, self.grip) = (false, None);
        }
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

    /// Whether nothing on the table can be announced or cost life, so that low cards show all there is.
    pub fn is_plain(&self) -> bool {
        self.cards.iter().all(Card::is_plain)
    }

    /// Whether a card has more to tell than it has room for among others.
    pub(super) fn is_crowded(&self) -> bool {
        self.cards.iter().any(|card| card.strips > FULL_STRIPS)
    }
}

/// Lays out the cards when another decision is open.
pub(super) fn lay_cards(world: &mut World) {
    let reading = world.resource::<Reading>();
    let is_closed = world.resource::<Stage>().is_playing() || reading.question.is_none();
    let now = reading
        .battle
        .filter(|_| !is_closed)
        .map(|battle| (battle, reading.entries));
    if world.resource::<Desk>().seen == now {
        return;
    }
    let fighter = reading.question.map(|question| question.fighter);
    let offers = if now.is_some() {
        reading.offers.clone()
    } else {
        Vec::new()
    };
    let mut cards: Vec<Card> = Vec::new();
    for offer in offers {
        match (direction(&offer.choice), cards.last_mut()) {
            (Some(facing), Some(last)) if is_one_turn(&last.offer.choice, &offer.choice) => {
                last.facings.push(facing);
            }
            _ => cards.push(card(world, offer)),
        }
    }
    let mut desk = world.resource_mut::<Desk>();
    *desk = Desk {
        seen: now,
        fighter,
        whom: cards.iter().find_map(Card::target),
        cards,
        explains: desk.explains,
        row: desk.row,
        ..default()
    };
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

fn card(world: &mut World, offer: Offer) -> Card {
    let stakes = offer.stakes.iter().map(|stake| stake.least).collect();
    let (odds, strips) = odds_and_strips(world, &offer.choice);
    let costs = match (&offer.choice, world.resource::<Reading>().battle) {
        (Choice::Move { gait, .. }, Some(battle)) => system_of(world, battle)
            .map(|system| system.reach(world, battle, *gait))
            .unwrap_or_default(),
        _ => Vec::new(),
    };
    let facings = match &offer.choice {
        Choice::Move { .. } => Facing::ALL.to_vec(),
        choice => direction(choice).into_iter().collect(),
    };
    Card {
        offer,
        stakes,
        odds,
        strips,
        costs,
        facings,
    }
}

/// The odds of an answer, and how many strips they take.
fn odds_and_strips(world: &mut World, choice: &Choice) -> (Option<Odds>, usize) {
    let odds = odds(world, choice);
    let battle = world.resource::<Reading>().battle;
    let system = battle.and_then(|battle| system_of(world, battle));
    let strips = odds.iter().zip(system);
    let strips = strips
        .map(|(odds, system)| action_bar_odds::strips(system, odds))
        .sum();
    (odds, strips)
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
    (card.odds, card.strips) = odds_and_strips(world, &card.choice());
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
        let offer = Offer {
            choice,
            word: Term("turn"),
            thing: None,
            stakes: Vec::new(),
            cells: Vec::new(),
            hint: None,
        };
        let card = Card {
            offer,
            stakes: Vec::new(),
            odds: None,
            strips: 0,
            costs: Vec::new(),
            facings: facings.to_vec(),
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
