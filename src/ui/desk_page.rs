//! Which cards of the desk lie in sight: few stand in the line of the bar, more are sorted into groups, of which one is open, page by
//! page and for one foe at a time where there are too many.

use super::desk::{Card, Desk};
use crate::battle::{FighterId, Group};

/// Answers for which there is room in the line of the bar itself.
const IN_LINE: usize = 5;
/// Answers of a group that are in sight at a time.
pub(super) const ROWS: usize = 6;

impl Desk {
    /// Whether the answers are so few that they stand in the line of the bar, without groups.
    pub const fn is_direct(&self) -> bool {
        self.cards.len() <= IN_LINE
    }

    /// The group of the card that is looked at, which is the one that is open.
    pub fn group(&self) -> Option<Group> {
        self.card().map(|card| card.group)
    }

    /// The groups that have something, in their order.
    pub fn groups(&self) -> Vec<Group> {
        let has = |group: &Group| self.cards.iter().any(|card| card.group == *group);
        Group::ALL.into_iter().filter(has).collect()
    }

    /// The place of the best card of a group: the advised one, the one of the greatest worth, or the first that may lead to something; of
    /// a group that leads to nothing its first.
    pub fn best_of(&self, group: Group) -> Option<usize> {
        let own = || (0..self.cards.len()).filter(|place| self.cards[*place].group == group);
        let advised = self.best.filter(|best| own().any(|place| place == *best));
        let worth = |place: &usize| self.cards[*place].advised.as_ref().map(|(_, worth)| *worth);
        let best = || {
            own()
                .rev()
                .filter(|place| worth(place).is_some())
                .max_by_key(worth)
        };
        let open = || own().find(|place| self.cards[*place].idle.is_none());
        advised.or_else(best).or_else(open).or_else(|| own().next())
    }

    /// Looks at the best card of a group.
    pub fn look_at_group(&mut self, group: Group) {
        if self.group() != Some(group)
            && let Some(place) = self.best_of(group)
        {
            self.look_at(place);
        }
    }

    /// The places of the cards of the open group, or of all where there are no groups.
    fn of_group(&self) -> impl Iterator<Item = usize> + '_ {
        let group = self.group().filter(|_| !self.is_direct());
        let is_of = move |card: &Card| group.is_none_or(|group| card.group == group);
        (0..self.cards.len()).filter(move |place| is_of(&self.cards[*place]))
    }

    /// The fighters whom the cards of the open group are for, in their order.
    pub fn targets(&self) -> Vec<FighterId> {
        let mut targets = Vec::new();
        for target in self.of_group().filter_map(|place| self.cards[place].target()) {
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        targets
    }

    /// The fighter whose cards are in sight alone, where there are too many to show those for everybody at once.
    pub fn whom(&self) -> Option<FighterId> {
        let is_full = !self.is_direct() && self.of_group().count() > ROWS;
        self.whom.filter(|_| is_full && self.targets().len() > 1)
    }

    /// The places of the cards on the table: those of the open group, all or those for one fighter and for nobody. What leads to nothing
    /// comes last, and only where it is wanted, looked at, or all that there is.
    pub fn table(&self) -> Vec<usize> {
        let whom = self.whom();
        let lies = |card: &Card| whom.is_none() || card.target().is_none_or(|target| Some(target) == whom);
        let all = self.of_group().filter(|place| lies(&self.cards[*place]));
        let (mut open, idle): (Vec<usize>, Vec<usize>) =
            all.partition(|place| self.cards[*place].idle.is_none());
        let is_wanted = self.shows_more || open.is_empty() || idle.contains(&self.chosen);
        open.extend(idle.into_iter().filter(|_| is_wanted));
        open
    }

    /// How many cards of the open group lead to nothing and are out of sight.
    pub(super) fn folded(&self) -> usize {
        let table = self.table();
        let is_folded = |place: &usize| self.cards[*place].idle.is_some() && !table.contains(place);
        self.of_group().filter(is_folded).count()
    }

    /// Which page is shown, counted from 0.
    pub(super) fn page_number(&self) -> usize {
        let place = self.table().iter().position(|place| *place == self.chosen);
        place.unwrap_or_default() / self.page_size()
    }

    fn page_size(&self) -> usize {
        if self.is_direct() {
            self.cards.len().max(1)
        } else {
            ROWS
        }
    }

    pub(super) fn pages(&self) -> usize {
        self.table().len().div_ceil(self.page_size())
    }

    /// The places of the cards on the page that is shown, which figures choose.
    pub fn page(&self) -> Vec<usize> {
        let first = self.page_number() * self.page_size();
        let table = self.table().into_iter();
        table.skip(first).take(self.page_size()).collect()
    }

    /// Looks at the first card of another page, so many pages on; after the last comes the first.
    pub(super) fn turn_page(&mut self, pages: isize) {
        let count = self.pages().max(1) as isize;
        let page = (self.page_number() as isize + pages).rem_euclid(count) as usize;
        if let Some(place) = self.table().get(page * self.page_size()) {
            self.look_at(*place);
        }
    }

    /// Looks at the first card for a fighter, of the open group if it has one.
    pub(super) fn look_at_target(&mut self, target: FighterId) {
        let is_for = |place: &usize| self.cards[*place].target() == Some(target);
        let own = self.of_group().find(is_for);
        if let Some(place) = own.or_else(|| (0..self.cards.len()).find(is_for)) {
            self.look_at(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Choice, Offer, Term};

    fn card(group: Group, target: Option<u16>) -> Card {
        let choice = Choice::Act {
            act: Term("turn"),
            target: target.map(FighterId),
            with: None,
            at: None,
            facing: None,
        };
        Card::of(Offer::of(choice, Term("turn")), group)
    }

    fn desk(cards: Vec<Card>) -> Desk {
        let whom = cards.iter().find_map(Card::target);
        Desk {
            cards,
            whom,
            ..Desk::default()
        }
    }

    /// A card that leads to nothing.
    fn idle(group: Group) -> Card {
        Card {
            idle: Some(Term("nobody-there")),
            ..card(group, None)
        }
    }

    fn worth(group: Group, worth: i64) -> Card {
        Card {
            advised: Some((Choice::Pass, worth)),
            ..card(group, None)
        }
    }

    #[test]
    fn five_answers_stand_in_the_line_and_six_in_groups() {
        let of = |count| desk((0..count).map(|_| card(Group::Fight, None)).collect());
        assert!(of(5).is_direct() && !of(6).is_direct());
        assert_eq!(of(5).page(), [0, 1, 2, 3, 4]);
        let mut cards: Vec<Card> = (0..4).map(|_| card(Group::Fight, None)).collect();
        cards.insert(0, idle(Group::Fight));
        let mut desk = desk(cards);
        desk.look_at(1);
        assert!(
            desk.is_direct(),
            "what leads to nothing is out of sight there, too"
        );
        assert_eq!((desk.page(), desk.folded()), (vec![1, 2, 3, 4], 1));
    }

    #[test]
    fn a_group_opens_with_its_best_card_and_shows_its_own_cards_alone() {
        let mut cards: Vec<Card> = (0..6).map(|_| card(Group::Move, None)).collect();
        cards.extend([worth(Group::Fight, 1), worth(Group::Fight, 9), idle(Group::Fight)]);
        let mut desk = desk(cards);
        assert_eq!(desk.groups(), [Group::Fight, Group::Move]);
        assert_eq!((desk.group(), desk.page()), (Some(Group::Move), (0..6).collect()));
        desk.look_at_group(Group::Fight);
        assert_eq!((desk.chosen, desk.page(), desk.folded()), (7, vec![6, 7], 1));
        desk.shows_more = true;
        assert_eq!((desk.page(), desk.folded()), (vec![6, 7, 8], 0));
        // What is advised goes before what is worth most, which it is but for what has no worth.
        desk.best = Some(3);
        desk.look_at_group(Group::Move);
        assert_eq!(desk.chosen, 3);
    }

    #[test]
    fn a_group_that_leads_to_nothing_shows_why() {
        let mut cards: Vec<Card> = (0..6).map(|_| card(Group::Move, None)).collect();
        cards.extend([idle(Group::Fight), idle(Group::Fight)]);
        let mut desk = desk(cards);
        desk.look_at_group(Group::Fight);
        assert_eq!((desk.chosen, desk.page()), (6, vec![6, 7]));
    }

    #[test]
    fn too_many_cards_lie_there_for_one_foe_at_a_time() {
        let mut cards: Vec<Card> = [1, 2, 1, 2, 1, 2]
            .into_iter()
            .map(|foe| card(Group::Fight, Some(foe)))
            .collect();
        cards.push(card(Group::Fight, None));
        let mut desk = desk(cards);
        assert_eq!(desk.targets(), [FighterId(1), FighterId(2)]);
        assert_eq!(desk.table(), [0, 2, 4, 6]);
        desk.look_at(3);
        assert_eq!(desk.table(), [1, 3, 5, 6]);
        // A card for nobody leaves those of the foe there.
        desk.look_at(6);
        assert_eq!(desk.whom(), Some(FighterId(2)));
        desk.look_at_target(FighterId(1));
        assert_eq!((desk.chosen, desk.whom()), (0, Some(FighterId(1))));
    }

    #[test]
    fn after_the_last_page_comes_the_first() {
        let mut desk = desk((0..14).map(|_| card(Group::Fight, None)).collect());
        desk.turn_page(1);
        assert_eq!((desk.chosen, desk.page()), (6, (6..12).collect()));
        desk.turn_page(1);
        assert_eq!((desk.chosen, desk.page()), (12, vec![12, 13]));
        desk.turn_page(1);
        assert_eq!(desk.chosen, 0);
        desk.turn_page(-1);
        assert_eq!(desk.chosen, 12);
    }
}
