//! A map that is turned or mirrored has turned and mirrored answers, and what is taken away covers nobody.

use std::collections::{BTreeMap, BTreeSet};

use crate::drawing::prices::{DSA41, Prices, budget};
use crate::drawing::proof::proves_board;
use crate::drawing::{Plan, plans};
use klingentanz::board::{
    Band, Board, BoardView, Cell, CornerScale, Eyes, Facing, Figure, Footprint, Glow, LightMap, Measure,
    PairFacts, Reach, Room, Scale, Spot, StrikeLine, Walk, Zone, closed_in, field_of_view,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

const SCALES: [CornerScale; 3] = [CornerScale::Grade, CornerScale::Hidden, CornerScale::Opaque];

/// A way to move a whole map.
#[derive(Clone, Copy, Debug)]
enum Motion {
    /// A quarter of a circle, clockwise.
    Turn,
    /// As in a mirror to its east.
    Mirror,
}

impl Motion {
    fn plan(self, plan: &Plan) -> Plan {
        match self {
            Self::Turn => plan.turned(),
            Self::Mirror => plan.mirrored(),
        }
    }

    fn cell(self, plan: &Plan, cell: Cell) -> Cell {
        match self {
            Self::Turn => plan.turn(cell),
            Self::Mirror => plan.mirror(cell),
        }
    }

    /// A square goes on being named by its north-western cell.
    fn place(self, plan: &Plan, place: Footprint) -> Footprint {
        let side = i16::from(place.size) - 1;
        let Cell { x, y } = place.corner;
        let corner = match self {
            Self::Turn => plan.turn(Cell::new(x, y + side)),
            Self::Mirror => plan.mirror(Cell::new(x + side, y)),
        };
        Footprint::new(corner, place.size)
    }

    fn facing(self, facing: Facing) -> Facing {
        match self {
            Self::Turn => facing.turned(2),
            Self::Mirror => Facing::from_index((8 - facing.index()) % 8),
        }
    }

    fn rel(self, rel: u8) -> u8 {
        match self {
            Self::Turn => rel,
            Self::Mirror => (8 - rel) % 8,
        }
    }

    fn figure(self, plan: &Plan, figure: Figure) -> Figure {
        Figure {
            place: self.place(plan, figure.place),
            facing: self.facing(figure.facing),
            ..figure
        }
    }
}

/// What a pair answers that has nothing to do with directions.
fn numbers(facts: &PairFacts) -> String {
    let cover = facts.cover();
    let corners = SCALES.map(|scale| {
        let row = cover.best(scale).expect("a corner");
        (row.opaque, row.post)
    });
    let hidden = cover.best(CornerScale::Hidden).expect("a corner");
    let graded = cover.best(CornerScale::Grade).expect("a corner");
    let near = (
        hidden.opening,
        hidden.low.len(),
        graded.veil,
        graded.soft.len(),
        graded.grade,
    );
    let lines = (
        facts.lines(),
        facts.has_melee_line(1),
        facts.has_melee_line(3),
        facts.neighbour_screen(),
    );
    let cover = (
        facts.hidden_of_4(),
        facts.cover_kind(),
        facts.cover_grade(),
        facts.is_veil_in_target(),
    );
    let heights = (
        facts.elevation_dm(),
        facts.is_steep(),
        facts.footing(),
        facts.closed_in(),
    );
    let others = (
        facts.opposite_allies(),
        facts.foes_of_attacker(),
        facts.foes_of_target(),
    );
    format!(
        "{:?}{lines:?}{cover:?}{:?}{near:?}{heights:?}{others:?}",
        facts.range(),
        corners[2]
    )
}

fn scale() -> Scale {
    Scale {
        measure: Measure::Round,
        corner: CornerScale::Hidden,
        cell_dm: 10,
    }
}

fn cells(plan: &Plan, motion: Motion, found: impl IntoIterator<Item = Cell>) -> BTreeSet<Cell> {
    found.into_iter().map(|cell| motion.cell(plan, cell)).collect()
}

fn zone(view: BoardView, figure: &Figure) -> BTreeSet<Cell> {
    let zone = Zone::of_control(view, figure.spot(), Some(figure.facing), 2, 1);
    zone.cells.into_iter().collect()
}

fn threat(view: BoardView, figure: &Figure) -> BTreeSet<Cell> {
    let band = Band {
        low: 1,
        high: 2,
        measure: Measure::Alt,
    };
    Zone::of_threat(view, figure.spot(), band)
        .cells
        .into_iter()
        .collect()
}

/// What every place costs that a figure can get to.
fn costs(board: &Board, start: Footprint) -> BTreeMap<Cell, u16> {
    let prices = Prices::new(DSA41, true);
    let walk = Walk {
        view: BoardView::unchanged(board),
        rules: &prices,
        holders: &[],
        size: start.size,
    };
    let mut reach = Reach::default();
    reach.explore(&walk, start.corner, false, budget(30));
    reach
        .cells()
        .map(|(cell, reached)| (cell, reached.cost_half))
        .collect()
}

/// The figures of a random plan: within the map as far as one cell goes.
fn figures(plan: &Plan, starts: &[(i16, i16, u8, u8)]) -> Vec<Figure> {
    let figure = |(side, &(x, y, size, facing)): (usize, &(i16, i16, u8, u8))| {
        let size = size.min(plan.width.min(plan.height) as u8);
        let most = |side: i16| side - i16::from(size);
        let corner = Cell::new(x.min(most(plan.width)), y.min(most(plan.height)));
        Figure::standing(
            Footprint::new(corner, size),
            Facing::from_index(facing),
            side as u8 % 2,
        )
    };
    starts.iter().enumerate().map(figure).collect()
}

fn motions() -> impl Strategy<Value = Motion> {
    prop_oneof![Just(Motion::Turn), Just(Motion::Mirror)]
}

fn starts() -> impl Strategy<Value = Vec<(i16, i16, u8, u8)>> {
    vec((0i16..7, 0i16..7, 1u8..4, 0u8..8), 4)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_fact_of_a_pair_turns_with_the_map(
        plan in plans(),
        starts in starts(),
        motion in motions(),
    ) {
        proves_board(&["BD-PF-04", "BD-PF-05", "BD-PF-06", "BD-PF-12", "BD-PF-13", "BD-PF-14", "BD-PF-15", "BD-PF-17"]);
        let moved = motion.plan(&plan);
        let (board, moved_board) = (plan.build(), moved.build());
        let here = figures(&plan, &starts);
        let there: Vec<Figure> = here.iter().map(|figure| motion.figure(&plan, *figure)).collect();
        for (a, t) in [(0, 1), (1, 0), (2, 3), (0, 3)] {
            let view = BoardView::unchanged(&board);
            let moved_view = BoardView::unchanged(&moved_board);
            let facts = PairFacts::direct(view, scale(), &here, [a, t], [here[a], here[t]]);
            let turned = PairFacts::direct(moved_view, scale(), &there, [a, t], [there[a], there[t]]);
            prop_assert_eq!(numbers(&facts), numbers(&turned));
            prop_assert_eq!(facts.bearing().map(|bearing| motion.facing(bearing)), turned.bearing());
            prop_assert_eq!(motion.rel(facts.rel_at_target()), turned.rel_at_target());
            prop_assert_eq!(motion.rel(facts.rel_at_attacker()), turned.rel_at_attacker());
            let pushed = |facts: &PairFacts| facts.push_line(4).iter().map(|step| step.end).collect::<Vec<_>>();
            prop_assert_eq!(pushed(&facts), pushed(&turned));
            prop_assert_eq!(facts.free_around_target().len(), turned.free_around_target().len());
        }
    }

    #[test]
    fn rooms_zones_and_views_turn_with_the_map(
        plan in plans(),
        starts in starts(),
        motion in motions(),
    ) {
        proves_board(&["BD-ROOM-01", "BD-ROOM-04", "BD-ZON-01", "BD-ZON-02", "BD-LIN-03"]);
        let (board, moved_board) = (plan.build(), motion.plan(&plan).build());
        let (view, moved) = (BoardView::unchanged(&board), BoardView::unchanged(&moved_board));
        let here = figures(&plan, &starts)[0];
        let there = motion.figure(&plan, here);
        let (room, turned) = (Room::around(view, here.place, &[]), Room::around(moved, there.place, &[]));
        for towards in Facing::ALL {
            let other = motion.facing(towards);
            prop_assert_eq!(room.run[usize::from(towards.index())], turned.run[usize::from(other.index())]);
            prop_assert_eq!(room.width_cm(towards, 10), turned.width_cm(other, 10));
        }
        prop_assert_eq!(closed_in(view, here.place), closed_in(moved, there.place));
        prop_assert_eq!(cells(&plan, motion, zone(view, &here)), zone(moved, &there));
        prop_assert_eq!(cells(&plan, motion, threat(view, &here)), threat(moved, &there));
        let seen = |view, spot: Spot| field_of_view(view, spot).cells().collect::<BTreeSet<_>>();
        prop_assert_eq!(cells(&plan, motion, seen(view, here.spot())), seen(moved, there.spot()));
    }

    #[test]
    fn costs_turn_with_the_map(plan in plans(), starts in starts(), motion in motions()) {
        proves_board(&["BD-MOV-01", "BD-MOV-02"]);
        let (board, moved) = (plan.build(), motion.plan(&plan).build());
        let start = figures(&plan, &starts)[0].place;
        let place = |cell| motion.place(&plan, Footprint::new(cell, start.size)).corner;
        let here: BTreeMap<_, _> = costs(&board, start).into_iter().map(|(cell, cost)| (place(cell), cost)).collect();
        prop_assert_eq!(here, costs(&moved, motion.place(&plan, start)));
    }

    #[test]
    fn light_turns_with_the_map(
        plan in plans(),
        starts in starts(),
        ambient in 0u8..5,
        radii in [(0u16..4, 0u16..7), (0u16..4, 0u16..7)],
        motion in motions(),
    ) {
        proves_board(&["BD-VIS-01", "BD-CEL-06"]);
        let moved_plan = motion.plan(&plan);
        let [mut here, mut there] = [&plan, &moved_plan].map(Plan::build);
        here.set_ambient(ambient);
        there.set_ambient(ambient);
        let figures = figures(&plan, &starts);
        let lamps = |of: &dyn Fn(Footprint) -> Footprint| -> Vec<Glow> {
            let lamp = |(figure, (bright, dim)): (&Figure, (u16, u16))| Glow { place: of(figure.place), bright, dim };
            figures.iter().zip(radii).map(lamp).collect()
        };
        let eyes = Eyes { measure: Measure::Round, factor: 1 };
        let light = LightMap::of(BoardView::unchanged(&here), &lamps(&|place| place), eyes);
        let turned = LightMap::of(BoardView::unchanged(&there), &lamps(&|place| motion.place(&plan, place)), eyes);
        for cell in here.cells() {
            prop_assert_eq!(light.at(cell), turned.at(motion.cell(&plan, cell)), "{:?}", cell);
        }
    }

    #[test]
    fn what_is_taken_away_covers_nobody(plan in plans(), starts in starts(), pick in any::<Index>()) {
        proves_board(&["BD-PF-13", "BD-PF-15", "BD-LIN-03"]);
        let board = plan.build();
        let mut cleared = board.clone();
        let tiles: Vec<Cell> = board.things().map(|(cell, _)| cell).collect();
        let edges: Vec<_> = board.edges().map(|(edge, _)| edge).collect();
        let count = tiles.len() + edges.len();
        prop_assume!(count > 0);
        let picked = pick.index(count);
        if picked < tiles.len() {
            cleared.set_thing(tiles[picked], None);
        } else {
            cleared.set_edge(edges[picked - tiles.len()], None);
        }
        let here = figures(&plan, &starts);
        let before = PairFacts::direct(BoardView::unchanged(&board), scale(), &here, [0, 1], [here[0], here[1]]);
        let after = PairFacts::direct(BoardView::unchanged(&cleared), scale(), &here, [0, 1], [here[0], here[1]]);
        prop_assert!(after.hidden_of_4() <= before.hidden_of_4());
        prop_assert!(after.cover_grade() <= before.cover_grade());
        prop_assert!(after.has_sight() >= before.has_sight());
        prop_assert!(after.has_effect() >= before.has_effect());
        prop_assert!(after.has_missile() >= before.has_missile());
        prop_assert!(after.has_melee_line(3) >= before.has_melee_line(3));
        prop_assert!(after.neighbour_screen() <= before.neighbour_screen());
        let seen = |board| field_of_view(BoardView::unchanged(board), here[0].spot()).cells().collect::<BTreeSet<_>>();
        prop_assert!(seen(&cleared).is_superset(&seen(&board)));
    }
}

#[test]
fn a_blow_and_a_threat_are_asked_by_band_and_line() {
    proves_board(&["BD-PF-25", "BD-ZON-02"]);
    let map = crate::drawing::draw("A.T").with_edge(klingentanz::board::Edge::west(1, 0), "pane");
    let at = |fighter| Figure::standing(map.at(fighter), Facing::E, 0);
    let figures = [at('A'), at('T')];
    let facts = PairFacts::direct(map.view(), scale(), &figures, [0, 1], figures);
    let band = |low, high| Band {
        low,
        high,
        measure: Measure::Cheb,
    };
    // A pane stops blows and effects alike; without it a spear reaches two cells and a sword does not.
    assert!(!facts.reaches(band(1, 2), StrikeLine::Melee));
    let open = crate::drawing::draw("A.T");
    let facts = PairFacts::direct(open.view(), scale(), &figures, [0, 1], figures);
    assert!(facts.reaches(band(1, 2), StrikeLine::Melee) && facts.reaches(band(2, 2), StrikeLine::Effect));
    assert!(!facts.reaches(band(1, 1), StrikeLine::Melee));
}
