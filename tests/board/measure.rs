//! Distances, sectors, arcs and opposite allies.

use crate::drawing::proof::proves_board;
use klingentanz::board::{Arc, Cell, Facing, Footprint, Gap, Measure, ahead, are_opposite, beyond, rel};

fn at(x: i16, y: i16) -> Footprint {
    Footprint::single(Cell::new(x, y))
}

#[test]
fn the_three_measures_differ_as_the_worked_distances_say() {
    proves_board(&[
        "BD-EX-01",
        "BD-DST-1",
        "BD-DST-2",
        "BD-DST-3",
        "BD-GRD-06",
        "BD-GRD-08",
        "BD-VAR-06",
    ]);
    // BD-EX-01: gap, cheb, alt, round, bearing.
    let cases = [
        ((2, 2), 2, 3, 3, Facing::SE),
        ((1, 3), 3, 3, 3, Facing::S),
        ((3, 4), 4, 5, 5, Facing::SE),
        ((5, 2), 5, 6, 5, Facing::E),
        ((7, 3), 7, 8, 8, Facing::SE),
        ((4, 6), 6, 8, 7, Facing::SE),
        ((2, -5), 5, 6, 5, Facing::N),
    ];
    for ((x, y), cheb, alt, round, bearing) in cases {
        let gap = Gap { x, y };
        assert_eq!(
            (gap.cheb(), gap.alt(), gap.round()),
            (cheb, alt, round),
            "{gap:?}"
        );
        assert_eq!(gap.sector(), Some(bearing), "{gap:?}");
    }
    assert_eq!(Gap { x: 29, y: 12 }.sector(), Some(Facing::E));
    assert_eq!(Gap { x: 12, y: 5 }.sector(), Some(Facing::SE));
    assert_eq!(Gap::default().sector(), None);
}

#[test]
fn a_torch_reaches_farther_by_the_longer_axis() {
    proves_board(&["BD-EX-01", "BD-DST-4", "BD-DST-5", "BD-GRD-07"]);
    // BD-EX-01: bright to 4, dim to 8, the lit cell four columns and three rows away.
    let gap = Gap { x: 4, y: 3 };
    assert_eq!(
        [Measure::Round, Measure::Alt, Measure::Cheb].map(|measure| gap.by(measure)),
        [5, 5, 4]
    );
    assert_eq!(gap.range_dm(Measure::Alt, 15), 75);
}

#[test]
fn a_big_target_is_measured_from_its_nearest_cell() {
    proves_board(&["BD-EX-09", "BD-GRD-04", "BD-GRD-05", "BD-GRD-09"]);
    // BD-EX-09: place of A, gap, cheb, alt, round, rel_at_target.
    let ogre = Footprint::new(Cell::new(3, 2), 2);
    let cases = [
        ((1, 1), (2, 1), 2, 2, 2, 5),
        ((5, 1), (-1, 1), 1, 1, 1, 7),
        ((3, 5), (0, -2), 2, 2, 2, 2),
        ((6, 6), (-2, -3), 3, 4, 4, 1),
        ((2, 4), (1, -1), 1, 1, 1, 3),
    ];
    for ((x, y), (gx, gy), cheb, alt, round, seen) in cases {
        let gap = at(x, y).gap(ogre);
        assert_eq!(gap, Gap { x: gx, y: gy }, "from ({x}, {y})");
        assert_eq!(ogre.gap(at(x, y)), -gap);
        assert_eq!(
            (gap.cheb(), gap.alt(), gap.round()),
            (cheb, alt, round),
            "from ({x}, {y})"
        );
        assert_eq!(rel(ogre, Facing::E, at(x, y)), seen, "from ({x}, {y})");
    }
}

#[test]
fn allies_are_opposite_when_a_line_between_them_splits_the_target() {
    proves_board(&["BD-EX-09", "BD-PF-23"]);
    // BD-EX-09.
    let ogre = Footprint::new(Cell::new(3, 2), 2);
    assert!(are_opposite(at(2, 2), at(5, 3), ogre));
    assert!(are_opposite(at(2, 1), at(5, 4), ogre));
    assert!(!are_opposite(at(2, 2), at(3, 4), ogre));
    assert!(!are_opposite(at(2, 3), at(5, 1), ogre));
    assert!(are_opposite(at(1, 1), at(3, 3), at(2, 2)));
    assert!(!are_opposite(at(1, 1), at(3, 2), at(2, 2)));
}

/// How many cells of the ring around a footprint lie in front, to the right, to the left and behind.
fn ring_split(size: u8, facing: Facing) -> [usize; 4] {
    let fighter = Footprint::new(Cell::new(10, 10), size);
    [Arc::Front, Arc::Right, Arc::Left, Arc::Rear].map(|arc| {
        let lies_there = |cell: &Cell| Arc::of(rel(fighter, facing, Footprint::single(*cell))) == arc;
        fighter.ring().filter(lies_there).count()
    })
}

#[test]
fn the_ring_around_a_fighter_splits_into_front_flanks_and_rear() {
    proves_board(&["BD-GRD-02", "BD-GRD-09"]);
    // BD-GRD-09.
    for size in 1..=6 {
        let n = usize::from(size);
        for facing in Facing::ALL {
            let split = if facing.is_diagonal() {
                [2 * n + 1, 1, 1, 2 * n + 1]
            } else {
                [n + 2, n, n, n + 2]
            };
            assert_eq!(ring_split(size, facing), split, "size {size} facing {facing:?}");
        }
    }
}

#[test]
fn overlapping_fighters_see_each_other_in_front() {
    assert_eq!(rel(at(3, 3), Facing::S, at(3, 3)), 0);
    assert_eq!(beyond(at(3, 3), at(3, 3)), None);
}

#[test]
fn ahead_of_a_fighter_are_the_cells_straight_before_him() {
    proves_board(&["BD-GRD-10"]);
    // BD-GRD-10.
    assert_eq!(ahead(at(3, 3), Facing::NE).collect::<Vec<_>>(), [Cell::new(4, 2)]);
    let ogre = Footprint::new(Cell::new(3, 2), 2);
    assert_eq!(
        ahead(ogre, Facing::E).collect::<Vec<_>>(),
        [Cell::new(5, 2), Cell::new(5, 3)]
    );
    assert_eq!(ahead(ogre, Facing::SW).collect::<Vec<_>>(), [Cell::new(2, 4)]);
}

#[test]
fn away_from_an_attacker_lead_three_directions() {
    proves_board(&["BD-GRD-10"]);
    // BD-GRD-10.
    assert_eq!(
        beyond(at(0, 0), at(0, 3)),
        Some([Facing::SE, Facing::S, Facing::SW])
    );
}
