//! Falls: how many dice they cost.

/// Sides of the dice of a fall (`D20-MOV-11`).
pub(crate) const SIDES: u8 = 6;
/// Metres for each die of a fall (`D20-MOV-11`).
pub(crate) const METRES: u8 = 3;
/// The most dice of a fall (`D20-MOV-11`).
pub(crate) const MOST_DICE: u8 = 20;

/// Dice of a fall of so many decimetres: one for every full three metres, twenty at most.
///
/// Rule: `D20-MOV-11`.
pub(crate) fn dice(fall_dm: u16) -> u8 {
    (fall_dm / (10 * u16::from(METRES))).min(u16::from(MOST_DICE)) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fall_has_a_die_for_every_full_three_metres_d20_mov_11() {
        assert_eq!([0, 29, 30, 59, 60, 3000].map(dice), [0, 0, 1, 1, 2, 20]);
    }
}
