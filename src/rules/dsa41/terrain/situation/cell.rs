//! What a square would do to a fighter who stood there, told before he goes.

use crate::battle::{Cause, FighterId, Ledger, Modifier, RuleId, Term};
use crate::board::{Cell, Facing, Footprint};

use super::super::moves;
use super::{height, light, room, surroundings, water};
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::word;

/// The lines of a situation alone.
#[derive(Default)]
struct Lines(Vec<Modifier>);

impl Tally for Lines {
    const TELLS: bool = true;

    fn of(_: &Ledger) -> Self {
        Self::default()
    }

    fn add_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16) {
        if amount != 0 {
            self.0.push(Modifier::counting(rule, cause.into(), amount));
        }
    }

    fn note_for(&mut self, rule: RuleId, cause: impl Into<Cause>, amount: i16, why: &'static Term) {
        self.0.push(Modifier::void(rule, cause.into(), amount, why));
    }
}

/// Every line that would count for a fighter on a cell who fights along a direction, by the value that it changes: attack,
/// parry, dodge, shot. The foe stands on the next square that way, or beside it where something stands that he would have to
/// climb first, and is like him in all else.
///
/// Rule: `SIT-11`, `SIT-20`, `SIT-21`, `SIT-30`, `BRD-17`, `BRD-21`.
pub(crate) fn on_cell(scene: &Scene, fighter: &Snapshot, at: Cell, towards: Facing) -> Vec<(Term, Modifier)> {
    let towards = way_to_level_ground(scene, fighter, at, towards);
    let mut own = fighter.clone();
    own.body.at = at;
    own.body.facing = towards;
    let mut foe = own.clone();
    foe.body.at = beside(at, fighter.body.size, towards);
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

/// The direction, or else the one beside it, in which the next square has nothing to climb.
fn way_to_level_ground(scene: &Scene, fighter: &Snapshot, at: Cell, towards: Facing) -> Facing {
    let is_level = |way: &Facing| {
        let next = Footprint::new(beside(at, fighter.body.size, *way), fighter.body.size);
        let mut things = next.cells().filter_map(|cell| scene.board().thing(cell));
        !things.any(moves::is_climbed)
    };
    let ways = [towards, towards.turned(1), towards.turned(-1)];
    ways.into_iter().find(is_level).unwrap_or(towards)
}

/// Where somebody of a size stands next to a place.
fn beside(at: Cell, size: u8, towards: Facing) -> Cell {
    (0..size).fold(at, |cell, _| cell.step(towards))
}

fn attack(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> Vec<Modifier> {
    let mut lines = Lines::default();
    room::judge(&mut lines, scene, own, foe, (arm, room::Use::Attack));
    let usage = light::Use::Attack {
        needs_eyes: arm.kind.is_whip || arm.kind.is_lance,
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
    use crate::board::{Board, Catalogue, CellFacts, Thing, ThingId};
    use crate::rules::dsa41::data::Dsa41Data;
    use crate::rules::dsa41::module::Modules;
    use crate::rules::dsa41::round::Round;
    use crate::rules::dsa41::scene::Fighters;
    use crate::rules::dsa41::setup::muster;

    /// What a cell of this kind would do to the knight with the great sword (155 cm), who has no eyes for the dark.
    fn told(facts: CellFacts) -> Vec<(&'static str, &'static str, i16)> {
        let mut board = Board::new(12, 12).unwrap();
        for cell in board.cells() {
            board.set_cell(cell, facts);
        }
        told_on(board)
    }

    /// The same for the cell (5, 5) of a board, towards the east.
    fn told_on(board: Board) -> Vec<(&'static str, &'static str, i16)> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let data = Dsa41Data::load(&root.join("assets/rules/dsa41")).unwrap();
        let modules = Modules::of(&ModuleSet::default());
        let knight = Arc::new(muster::by_id(&data, "OPP-07", modules).unwrap());
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

    /// A board with tables on these cells.
    fn with_tables(cells: &[(i16, i16)]) -> Board {
        let mut board = Board::new(12, 12).unwrap();
        let kind = *Catalogue::default().kind("table").unwrap();
        for &(x, y) in cells {
            let cell = Cell::new(x, y);
            board.set_thing(cell, Some(Thing::new(ThingId::Tile(cell), "table", kind)));
        }
        board
    }

    #[test]
    fn a_foe_is_not_thought_on_a_table_while_there_is_floor_brd_21() {
        assert_eq!(told_on(with_tables(&[(6, 5)])), []);
        // Tables on all three squares towards him: whoever comes stands half a metre higher or more.
        let behind = told_on(with_tables(&[(6, 4), (6, 5), (6, 6)]));
        assert!(behind.contains(&("at", "BRD-21", -1)), "{behind:?}");
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
