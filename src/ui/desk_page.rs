//! How the cards of the desk lie: in full side by side, low in a grid, or as a list beside the one that is looked at.

use super::desk::{Card, Desk};
use crate::battle::FighterId;

/// Rows of low cards and of a list.
pub(super) const ROWS: usize = 3;

/// How cards lie on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// Low cards in a grid: nothing on them can be announced or cost life.
    Plain,
    /// Cards side by side, each with all that there is to know.
    Full,
    /// More than fit side by side: short ones in a grid, and at their left the one that is looked at in full.
    List,
}

impl Desk {
    /// How the cards lie.
    pub fn spread(&self) -> Spread {
        if self.is_plain() {
            Spread::Plain
        } else if self.is_crowded() || self.table().len() > self.row.max(1) {
            Spread::List
        } else {
            Spread::Full
        }
    }

    /// The fighters whom the cards are for, in their order.
    pub fn targets(&self) -> Vec<FighterId> {
        let mut targets = Vec::new();
        for target in self.cards.iter().filter_map(Card::target) {
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        targets
    }

    /// The fighter whose cards lie on the table alone, where there are too many to show those for everybody at once.
    pub fn whom(&self) -> Option<FighterId> {
        let fits = self.row.max(1) * if self.is_plain() { ROWS } else { 1 };
        let is_full = self.is_crowded() || self.cards.len() > fits;
        self.whom.filter(|_| is_full && self.targets().len() > 1)
    }

    /// The places of the cards on the table: all of them, or those for one fighter and those for nobody.
    pub fn table(&self) -> Vec<usize> {
        let whom = self.whom();
        let lies = |card: &Card| whom.is_none() || card.target().is_none_or(|target| Some(target) == whom);
        let places = 0..self.cards.len();
        places.filter(|place| lies(&self.cards[*place])).collect()
    }

    /// Cards in a row of the page that is shown.
    pub(super) fn columns(&self) -> usize {
        match self.spread() {
            Spread::Plain | Spread::Full => self.row.max(1),
            Spread::List => self.row.saturating_sub(1).max(1),
        }
    }

    fn page_size(&self) -> usize {
        self.columns()
            * match self.spread() {
                Spread::Full => 1,
                Spread::Plain | Spread::List => ROWS,
            }
    }

    /// Which page is shown, counted from 0.
    pub(super) fn page_number(&self) -> usize {
        let table = self.table();
        let place = table.iter().position(|place| *place == self.chosen);
        place.unwrap_or_default() / self.page_size()
    }

    pub(super) fn pages(&self) -> usize {
        self.table().len().div_ceil(self.page_size())
    }

    /// The places of the cards on the page that is shown.
    pub fn page(&self) -> Vec<usize> {
        let first = self.page_number() * self.page_size();
        self.table()
            .into_iter()
            .skip(first)
            .take(self.page_size())
            .collect()
    }

    /// Looks at the first card of another page, so many pages on; after the last comes the first.
    pub(super) fn turn_page(&mut self, pages: isize) {
        let count = self.pages().max(1) as isize;
        let page = (self.page_number() as isize + pages).rem_euclid(count) as usize;
        if let Some(place) = self.table().get(page * self.page_size()) {
            self.look_at(*place);
        }
    }

    /// Looks at the first card for a fighter.
    pub(super) fn look_at_target(&mut self, target: FighterId) {
        let place = self.cards.iter().position(|card| card.target() == Some(target));
        if let Some(place) = place {
            self.look_at(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Choice, Odds, Offer, Stake, Term};
    use crate::dice::Chance;

    fn stake() -> Stake {
        Stake {
            word: Term("feint"),
            least: 1,
            most: 5,
            shares: false,
        }
    }

    fn card(target: Option<u16>, stakes: Vec<Stake>) -> Card {
        let choice = Choice::Act {
            act: Term("turn"),
            target: target.map(FighterId),
            with: None,
            at: None,
            facing: None,
        };
        let points = stakes.iter().map(|stake| stake.least).collect();
        let offer = Offer {
            choice,
            word: Term("turn"),
            thing: None,
            stakes,
            cells: Vec::new(),
            hint: None,
        };
        Card {
            offer,
            stakes: points,
            odds: None,
            strips: 0,
            costs: Vec::new(),
            facings: Vec::new(),
        }
    }

    /// Four fit side by side.
    fn desk(cards: Vec<Card>) -> Desk {
        let whom = cards.iter().find_map(Card::target);
        Desk {
            cards,
            whom,
            row: 4,
            ..Desk::default()
        }
    }

    #[test]
    fn four_cards_lie_in_full_and_five_as_a_list() {
        let of = |count| desk((0..count).map(|_| card(None, vec![stake()])).collect());
        assert_eq!(of(4).spread(), Spread::Full);
        assert_eq!(of(5).spread(), Spread::List);
        // The card in full takes the place of one column.
        assert_eq!(of(12).page(), (0..9).collect::<Vec<_>>());
        assert_eq!(of(12).pages(), 2);
        let plain = desk((0..12).map(|_| card(None, Vec::new())).collect());
        assert_eq!((plain.spread(), plain.pages()), (Spread::Plain, 1));
    }

    #[test]
    fn cards_with_more_odds_than_a_low_one_has_room_for_lie_in_full() {
        let with_links = |count| {
            let odds = Odds {
                chain: vec![(Term("hits"), Chance::NEVER); count],
                ..Odds::default()
            };
            let bare = card(None, Vec::new());
            desk(vec![Card {
                odds: Some(odds),
                strips: count,
                ..bare
            }])
        };
        assert_eq!(with_links(3).spread(), Spread::Plain);
        assert_eq!(with_links(4).spread(), Spread::Full);
    }

    #[test]
    fn too_many_cards_lie_there_for_one_foe_at_a_time() {
        let mut cards: Vec<Card> = [1, 2, 1, 2, 1, 2]
            .into_iter()
            .map(|foe| card(Some(foe), vec![stake()]))
            .collect();
        cards.push(card(None, Vec::new()));
        let mut desk = desk(cards);
        assert_eq!(desk.targets(), [FighterId(1), FighterId(2)]);
        assert_eq!(desk.table(), [0, 2, 4, 6]);
        assert_eq!(desk.spread(), Spread::Full, "four of them fit");
        desk.look_at(3);
        assert_eq!(desk.table(), [1, 3, 5, 6]);
        // A card for nobody leaves those of the foe there.
        desk.look_at(6);
        assert_eq!(desk.whom(), Some(FighterId(2)));
        desk.look_at_target(FighterId(1));
        assert_eq!((desk.chosen, desk.whom()), (0, Some(FighterId(1))));
    }

    #[test]
    fn cards_that_fit_lie_there_for_all_foes() {
        let desk = desk(vec![card(Some(1), vec![stake()]), card(Some(2), vec![stake()])]);
        assert_eq!((desk.whom(), desk.table()), (None, vec![0, 1]));
    }

    #[test]
    fn after_the_last_page_comes_the_first() {
        let mut desk = desk((0..12).map(|_| card(None, vec![stake()])).collect());
        desk.turn_page(1);
        assert_eq!((desk.chosen, desk.page()), (9, vec![9, 10, 11]));
        desk.turn_page(1);
        assert_eq!(desk.chosen, 0);
        desk.turn_page(-1);
        assert_eq!(desk.chosen, 9);
    }
}
