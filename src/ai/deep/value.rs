//! What a fight that was tried out is worth to a side: its chance to win, in millionths.

use bevy::prelude::*;

use crate::battle::{Happening, Log, RuleSystem, SideId, Sides, Stance};

/// Certain victory.
pub(super) const ONE: i64 = 1_000_000;

/// The chance of a side to win, with its allies: known where the fight has ended, else by how strong both parties still are. The strength of a
/// party counts by its square (Lanchester 1916): of two parties the one with twice as many fighters is four times as strong.
pub(super) fn chance(world: &World, battle: Entity, system: &dyn RuleSystem, side: SideId) -> i64 {
    let Some(sides) = world.get::<Sides>(battle) else {
        return ONE / 2;
    };
    if let Some(winners) = winners(world, battle) {
        let is_ours = |winner: &SideId| sides.stance(side, *winner) == Stance::Allied;
        return match winners {
            [] => ONE / 2,
            all if all.iter().any(is_ours) => ONE,
            _ => 0,
        };
    }
    let strengths = system.strengths(world, battle);
    let sum = |stance: Stance| -> i64 {
        let all = (0u8..).map(SideId).zip(&strengths);
        all.filter(|(other, _)| sides.stance(side, *other) == stance)
            .map(|(_, strength)| *strength)
            .sum()
    };
    of_strengths(sum(Stance::Allied), sum(Stance::Hostile))
}

/// The chance of a party to win against another.
fn of_strengths(own: i64, foes: i64) -> i64 {
    let [own, foes] = [own, foes].map(|strength| i128::from(strength.max(0)));
    let (ours, theirs) = (own * own, foes * foes);
    let chance = (ours * i128::from(ONE)).checked_div(ours + theirs);
    chance.map_or(ONE / 2, |chance| chance as i64)
}

/// Who has won, if the fight has ended.
fn winners(world: &World, battle: Entity) -> Option<&[SideId]> {
    let log = world.get::<Log>(battle)?.entries();
    log.iter().rev().find_map(|event| match &event.happening {
        Happening::FightEnded { winners, .. } => Some(&winners[..]),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_grows_with_the_square_of_the_strength() {
        // 1 : 1; 2² : 1² = 4 of 5; 1 of 5; 3² : 1² = 9 of 10; nobody left against somebody; nobody at all.
        for (own, foes, chance) in [
            (7, 7, 500_000),
            (20, 10, 800_000),
            (10, 20, 200_000),
            (30, 10, 900_000),
            (5, 0, 1_000_000),
            (0, 5, 0),
            (0, 0, 500_000),
        ] {
            assert_eq!(of_strengths(own, foes), chance, "{own} against {foes}");
        }
    }
}
