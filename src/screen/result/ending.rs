//! How a fight ended, in the words of the page: who won, why it is over, and by which rule.

use bevy::prelude::*;

use crate::battle::{RuleId, Seat, SideId, Sides};
use crate::ui::battle_codex::rule_button;
use crate::ui::widget::{row, text};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// The end of a fight as the page tells it.
pub(super) struct Ending {
    /// Victory, defeat or a draw.
    pub title: Phrase,
    /// Why the fight is over.
    pub reason: Phrase,
    /// The rule that ended it; none for a fight that goes on.
    pub rule: Option<RuleId>,
}

impl Ending {
    /// The end of a fight that these sides have won after so many rounds; `stands` says which sides still have somebody in it.
    pub(super) fn of(
        sides: &Sides,
        winners: &[SideId],
        rule: Option<RuleId>,
        rounds: u16,
        stands: impl Fn(SideId) -> bool,
    ) -> Self {
        let foes_stand = sides.iter().any(|(id, _)| !winners.contains(&id) && stands(id));
        let reason = match (winners.is_empty(), foes_stand) {
            (true, true) => Phrase::key("result-draw-late").with("rounds", i64::from(rounds)),
            (true, false) => Phrase::key("result-draw-fallen"),
            (false, true) => Phrase::plain(""),
            (false, false) => Phrase::key("result-no-foe-left"),
        };
        let won = || {
            let names = winners
                .iter()
                .filter_map(|id| Some(Phrase::from(&sides.get(*id)?.name)));
            Phrase::key("result-won").with("side", Phrase::list(names, ", "))
        };
        let (title, reason) = match winners.is_empty() {
            true => (Phrase::key("result-draw"), reason),
            false if is_lost(sides, winners) => (Phrase::key("result-lost"), won()),
            false => (won(), reason),
        };
        Self { title, reason, rule }
    }

    /// The reason, and the rule behind it, which opens its card.
    pub(super) fn spawn_reason(&self, page: &mut ChildSpawnerCommands, rule_title: Option<Phrase>) {
        page.spawn(row(size::GAP)).with_children(|line| {
            let letters = Letters::new(Face::Text, size::BODY);
            line.spawn((text(self.reason.clone(), letters), Terms::default()));
            if let (Some(rule), Some(title)) = (self.rule, rule_title) {
                let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
                line.spawn((text(title, letters), Terms::default()));
                rule_button(line, rule);
            }
        });
    }
}

/// Whether the one human of a fight has not won it. Where several sit at the screen, or none, nobody is pitied.
fn is_lost(sides: &Sides, winners: &[SideId]) -> bool {
    let mut humans = sides
        .iter()
        .filter(|(_, side)| matches!(side.seat, Seat::Human(_)))
        .map(|(id, _)| id);
    match (humans.next(), humans.next()) {
        (Some(human), None) => !winners.contains(&human),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Side, Stance};

    /// Two sides with these seats.
    fn sides(seats: [Seat; 2]) -> Sides {
        let named = seats.into_iter().enumerate().map(|(place, seat)| Side {
            name: format!("side-{place}").into(),
            seat,
        });
        Sides::new(named.collect(), |_, _| Stance::Hostile)
    }

    fn ending(seats: [Seat; 2], winners: &[u8], standing: &[u8]) -> (Phrase, Phrase) {
        let winners: Vec<_> = winners.iter().map(|side| SideId(*side)).collect();
        let stands = |id: SideId| standing.contains(&id.0);
        let ending = Ending::of(&sides(seats), &winners, Some(RuleId("END-01")), 200, stands);
        (ending.title, ending.reason)
    }

    fn won(side: &str) -> Phrase {
        let names = [Phrase::key(side.to_owned())];
        Phrase::key("result-won").with("side", Phrase::list(names, ", "))
    }

    #[test]
    fn a_draw_says_whether_time_ran_out_or_the_last_fell_together() {
        let seats = || [Seat::Human(1), Seat::Opponent];
        let late = Phrase::key("result-draw-late").with("rounds", 200_i64);
        assert_eq!(ending(seats(), &[], &[0, 1]), (Phrase::key("result-draw"), late));
        let fallen = Phrase::key("result-draw-fallen");
        assert_eq!(ending(seats(), &[], &[]), (Phrase::key("result-draw"), fallen));
    }

    #[test]
    fn only_a_human_who_fights_alone_against_the_computer_is_defeated() {
        let none_left = Phrase::key("result-no-foe-left");
        let alone = || [Seat::Human(1), Seat::Opponent];
        assert_eq!(ending(alone(), &[0], &[0]), (won("side-0"), none_left.clone()));
        assert_eq!(
            ending(alone(), &[1], &[1]),
            (Phrase::key("result-lost"), won("side-1"))
        );
        for seats in [[Seat::Human(1), Seat::Human(2)], [Seat::Greedy, Seat::Opponent]] {
            assert_eq!(ending(seats, &[1], &[1]), (won("side-1"), none_left.clone()));
        }
    }
}
