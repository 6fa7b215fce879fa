//! What the map shows of these rules, on small maps worked out by hand.

use klingentanz::battle::{FighterId, Overlay, OverlayKind, OverlayWish, PlaceReport};
use klingentanz::board::{Cell, CellFacts, Facing, Harm, Terrain};

use super::proof::note;
use super::story::{Setup, Story};
use super::tale::*;

fn overlay(fight: &Story, kind: OverlayKind, fighter: u16) -> Overlay {
    let wish = OverlayWish {
        fighter: Some(FighterId(fighter)),
        ..OverlayWish::of(kind)
    };
    fight.system.overlay(fight.app.world(), fight.battle, &wish)
}

/// The letter and the words on a square; nothing where it has nothing to tell.
fn sign(overlay: &Overlay, (x, y): (i16, i16)) -> Option<(char, String)> {
    let (sign, meaning) = overlay.at(Cell::new(x, y))?;
    Some((meaning.letter, sign.text.clone()))
}

fn signs<const N: usize>(overlay: &Overlay, cells: [(i16, i16); N]) -> [String; N] {
    cells.map(|cell| sign(overlay, cell).map_or_else(String::new, |(letter, text)| format!("{letter}{text}")))
}

fn place(fight: &Story, fighter: u16, (x, y): (i16, i16)) -> PlaceReport {
    let cell = Cell::new(x, y);
    fight
        .system
        .place(fight.app.world(), fight.battle, FighterId(fighter), cell)
}

fn facts(report: &PlaceReport) -> Vec<(&'static str, &'static str)> {
    note(report);
    let facts = report.facts.iter();
    facts.map(|fact| (fact.word.0, fact.rule.0)).collect()
}

/// Maëlle on (1, 1), who looks at a goblin on (6, 1).
fn watching(setup: Setup) -> Story {
    let mut fight = setup
        .hero(person(MAELLE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (6, 1), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    fight
}

#[test]
fn cover_is_shown_as_dice_with_its_module_and_not_at_all_without() {
    // A post three squares east of her, a block at (5, 3), a table at (5, 6): what a goblin on each square behind them has.
    let map = || {
        ground()
            .thing((4, 1), "pillar")
            .thing((5, 3), "solid")
            .thing((5, 6), "table")
    };
    let cells = [(1, 1), (2, 4), (6, 1), (11, 6)];
    let off = watching(map());
    assert_eq!(
        signs(&overlay(&off, OverlayKind::Cover, 2), cells)[..3],
        ["O", "0", "0"]
    );
    assert_eq!(facts(&place(&off, 2, (6, 1))), []);
    // Post two; the line to (6, 7) goes from (1.5, 1.5) to (6.5, 7.5) through (5, 6), which lies beside it.
    let on = watching(map().with("optional:cover"));
    let shown = overlay(&on, OverlayKind::Cover, 2);
    assert_eq!(
        signs(&shown, [(1, 1), (2, 4), (6, 1), (6, 7)]),
        ["O", "0", "2+2", "l+2"]
    );
    // From (1, 1) the block hides what lies straight behind it, on the line of 4 and 2; a corner of the squares beside it is covered.
    let behind = signs(&shown, [(9, 5), (7, 4)]);
    assert!(
        behind.contains(&"4".to_owned()) || behind.contains(&"3+3".to_owned()),
        "{behind:?}"
    );
    // The place says the same.
    let covered = facts(&place(&on, 2, (6, 1)));
    assert_eq!(covered, [("covered", "PL-BRD-07")]);
}

#[test]
fn arcs_are_shown_with_the_module_of_facing_only() {
    let plain = watching(ground());
    assert!(overlay(&plain, OverlayKind::Arcs, 2).signs.is_empty());
    // The goblin looks west: before it, beside it, behind it, and five squares away nothing.
    let facing = watching(ground().with("optional:facing"));
    let shown = overlay(&facing, OverlayKind::Arcs, 2);
    assert_eq!(
        signs(&shown, [(5, 1), (5, 0), (6, 2), (7, 1), (7, 2), (11, 1), (6, 1)]),
        ["11", "11", "22", "33", "33", "", ""]
    );
}

#[test]
fn the_reach_of_a_movement_tells_what_each_square_costs_in_points() {
    let bog = CellFacts {
        terrain: Terrain::Bog,
        ..CellFacts::default()
    };
    let fire = CellFacts {
        harm: Some(Harm::Fire),
        ..CellFacts::default()
    };
    let map = ground()
        .ground((2, 1), bog)
        .ground((1, 2), fire)
        .edge((1, 1), Facing::N, "low_wall");
    let fight = watching(map);
    let shown = overlay(&fight, OverlayKind::Reach, 1);
    // Three for the bog, two over the low wall, one through the fire, and two diagonals of one each.
    assert_eq!(
        signs(&shown, [(2, 1), (1, 0), (1, 2), (3, 3), (1, 1)]),
        ["*3", "*2", "x1", "*2", ""]
    );
    let ground = overlay(&fight, OverlayKind::Ground, 1);
    assert_eq!(signs(&ground, [(2, 1), (1, 2)]), ["33", ""]);
    let danger = overlay(&fight, OverlayKind::Danger, 1);
    assert_eq!(signs(&danger, [(1, 2), (2, 1)]), ["!!", ""]);
    assert_eq!(
        facts(&place(&fight, 1, (2, 1))),
        [("very-difficult", "PL-MOV-03")]
    );
    assert_eq!(facts(&place(&fight, 1, (1, 2))), [("burns", "PL-GEN-10")]);
}

#[test]
fn the_squares_that_a_weapon_strikes_end_at_its_reach_and_at_walls() {
    // The ogre's club reaches two squares; a wall stands east of it.
    let mut fight = ground()
        .edge((5, 5), Facing::E, "wall")
        .hero(person(OGRE), (5, 5), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    let shown = overlay(&fight, OverlayKind::Distance, 1);
    assert_eq!(
        signs(&shown, [(4, 5), (3, 3), (6, 5), (7, 5), (2, 5)]),
        ["*1", "*2", "", "", ""]
    );
    assert_eq!(facts(&place(&fight, 2, (3, 5))), [("struck-by", "PL-BRD-12")]);
    assert_eq!(facts(&place(&fight, 2, (2, 5))), []);
}

#[test]
fn light_is_bright_dim_or_dark() {
    // A torch is bright for four squares and dim for eight.
    let dark = CellFacts {
        light: Some(8),
        ..CellFacts::default()
    };
    let fight = watching(ground().everywhere(dark).light((1, 1), "torch"));
    let shown = overlay(&fight, OverlayKind::Light, 1);
    assert_eq!(
        signs(&shown, [(5, 1), (6, 1), (9, 1), (10, 1)]),
        ["0", "2", "2", "4"]
    );
    assert_eq!(facts(&place(&fight, 1, (11, 1))), [("dark", "PL-BRD-10")]);
}

#[test]
fn what_lies_behind_a_block_is_out_of_sight() {
    let fight = watching(ground().thing((3, 1), "solid"));
    let shown = overlay(&fight, OverlayKind::Sight, 1);
    assert_eq!(
        signs(&shown, [(1, 1), (2, 1), (5, 1), (3, 3)]),
        ["O", ".", "x", "."]
    );
}
