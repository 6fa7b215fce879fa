//! What a square would do to a fighter who stood there, told before he goes.

use crate::battle::{FighterId, Ledger, Modifier, RuleId, Term};
use crate::board::{Cell, Facing};

use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Tally;
use super::super::word;
use super::{height, light, room, surroundings, water};

/// The lines of a situation alone.
#[derive(Default)]
struct Lines(Vec<Modifier>);

impl Tally for Lines {
    fn of(_: &Ledger) -> Self {
        Self::default()
    }

    fn add(&mut self, rule: RuleId, amount: i16) {
        if amount != 0 {
            self.0.push(Modifier {
                rule,
                amount,
                applies: true,
            });
        }
    }

    fn note(&mut self, rule: RuleId, amount: i16) {
        self.0.push(Modifier {
            rule,
            amount,
            applies: false,
        });
    }
}

/// Every line that would count for a fighter on a cell who fights along a direction, by the value that it changes: attack,
/// parry, dodge, shot. The foe stands on the next square that way and is like him in all else.
///
/// Rule: `SIT-11`, `SIT-20`, `SIT-21`, `SIT-30`, `BRD-17`, `BRD-21`.
pub(crate) fn on_cell(scene: &Scene, fighter: &Snapshot, at: Cell, towards: Facing) -> Vec<(Term, Modifier)> {
    let mut own = fighter.clone();
    own.body.at = at;
    own.body.facing = towards;
    let mut foe = own.clone();
    for _ in 0..own.body.size {
        foe.body.at = foe.body.at.step(towards);
    }
    foe.body.facing = towards.turned(4);
    foe.fighter.id = FighterId(u16::MAX);
    let columns = [
        (word::AT, attack(scene, &own, &foe, own.main_arm())),
        (word::PA, parry(scene, &own, &foe, own.main_arm())),
        (word::AW, dodge(scene, &own, &foe)),
        (word::FK, shot(scene, &own, &foe)),
    ];
    let lines = columns
        .into_iter()
        .flat_map(|(value, lines)| lines.into_iter().map(move |line| (value, line)));
    lines.collect()
}

fn attack(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> Vec<Modifier> {
    let mut lines = Lines::default();
    room::judge(&mut lines, scene, own, foe, (arm, room::Use::Attack));
    let usage = light::Use::Attack {
        is_whip: arm.kind.is_whip,
    };
    light::judge(&mut lines, scene, own, foe, usage);
    water::judge(&mut lines, scene, own, water::Use::Attack);
    height::attack(&mut lines, scene, own, foe);
    lines.0
}

fn parry(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> Vec<Modifier> {
    let mut lines = Lines::default();
    room::judge(&mut lines, scene, own, foe, (arm, room::Use::Parry));
    surroundings(&mut lines, scene, own, foe);
    lines.0
}

fn dodge(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Vec<Modifier> {
    let mut lines = Lines::default();
    surroundings(&mut lines, scene, own, foe);
    lines.0
}

fn shot(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Vec<Modifier> {
    let mut lines = Lines::default();
    light::judge(&mut lines, scene, own, foe, light::Use::Shot);
    lines.0
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use super::*;
    use crate::battle::{Ground, ModuleSet, Sides, Stance};
    use crate::board::{Board, CellFacts};
    use crate::rules::dsa41::data::Dsa41Data;
    use crate::rules::dsa41::module::Modules;
    use crate::rules::dsa41::muster;
    use crate::rules::dsa41::round::Round;
    use crate::rules::dsa41::scene::Fighters;

    /// What a cell of this kind would do to the knight with the great sword (155 cm), who has no eyes for the dark.
    fn told(facts: CellFacts) -> Vec<(&'static str, &'static str, i16)> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let data = Dsa41Data::load(&root.join("assets/rules/dsa41")).unwrap();
        let modules = Modules::of(&ModuleSet::default());
        let knight = Arc::new(muster::by_id(&data, "OPP-07", modules).unwrap());
        let mut board = Board::new(12, 12).unwrap();
        for cell in board.cells() {
            board.set_cell(cell, facts);
        }
        let ground = Ground::new(Arc::new(board), Arc::default());
        let sides = Sides::new(Vec::new(), |_, _| Stance::Hostile);
        let round = Round::default();
        let scene = Scene {
            fighters: Fighters::Own(vec![Snapshot::rested(&knight, 1, Cell::new(1, 1))]),
            sides: &sides,
            ground: &ground,
            round: &round,
            facts: Default::default(),
        };
        on_cell(&scene, &scene.fighters[0], Cell::new(5, 5), Facing::E)
            .into_iter()
            .filter(|(_, line)| line.applies)
            .map(|(value, line)| (value.0, line.rule.0, line.amount))
            .collect()
    }

    #[test]
    fn bare_ground_by_day_says_nothing() {
        assert_eq!(told(CellFacts::default()), []);
    }

    #[test]
    fn light_and_water_count_in_every_column_sit_20_sit_30() {
        let marsh = CellFacts {
            light: Some(2),
            water_dm: 8,
            ..CellFacts::default()
        };
        // Moonlight: -3 in melee and -4 in shots; to the waist: AT -2, PA and dodge -4.
        assert_eq!(
            told(marsh),
            [
                ("at", "SIT-20", -3),
                ("at", "SIT-30", -2),
                ("pa", "SIT-20", -3),
                ("pa", "SIT-30", -4),
                ("aw", "SIT-20", -3),
                ("aw", "SIT-30", -4),
                ("fk", "SIT-20", -4),
            ]
        );
    }

    #[test]
    fn haze_and_dusk_hinder_only_shots_and_the_worse_counts_sit_21() {
        let evening = CellFacts {
            light: Some(1),
            mist: 2,
            ..CellFacts::default()
        };
        // Dusk: FK -2; fog: AT, PA and dodge -1, FK -4.
        assert_eq!(
            told(evening),
            [
                ("at", "SIT-21", -1),
                ("pa", "SIT-21", -1),
                ("aw", "SIT-21", -1),
                ("fk", "SIT-21", -4),
            ]
        );
    }

    #[test]
    fn a_doorway_is_too_narrow_for_a_great_sword_sit_11() {
        let door = CellFacts {
            doorway: true,
            ..CellFacts::default()
        };
        assert_eq!(told(door), [("at", "SIT-11", -6), ("pa", "SIT-11", -2)]);
    }
}
