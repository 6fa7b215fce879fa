//! Which of the people at the screen leads which fighter, where several of them share a side. The fight itself knows only sides.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;

use crate::battle::{FighterId, Seat};

/// The seats of fighters that several people share out among themselves; all others are led by the seat of their side.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The level for which they were dealt: another one has other fighters.
    pub level: PathBuf,
    /// The number of the seat, from 1, by fighter.
    pub seats: BTreeMap<FighterId, u8>,
}

impl Seating {
    /// The seat that leads a fighter of a side with this seat; none where the computer does.
    pub fn of(&self, fighter: FighterId, side: &Seat) -> Option<u8> {
        let Seat::Human(seat) = side else { return None };
        Some(self.seats.get(&fighter).copied().unwrap_or(*seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fighter_is_led_by_the_seat_of_its_side_unless_it_was_dealt_to_another() {
        let seating = Seating {
            seats: [(FighterId(2), 3)].into(),
            ..Seating::default()
        };
        let seats = [1, 2].map(|id| seating.of(FighterId(id), &Seat::Human(1)));
        assert_eq!(seats, [Some(1), Some(3)]);
        assert_eq!(seating.of(FighterId(2), &Seat::Opponent), None);
    }
}
