//! The book of facts: what it keeps, what a change makes it forget, and that it never says anything but the truth.

use crate::drawing::proof::proves_board;
use crate::drawing::{draw, plans};
use klingentanz::board::{
    Band, BoardView, Cell, CellFacts, CornerScale, DoorState, Edge, EdgeSide, Eyesight, Facing, FactBook,
    Figure, Footing, Footprint, HeightClass, Measure, PairFacts, Posture, Scale, StrikeLine,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

const DSA41: Scale = Scale {
    measure: Measure::Round,
    corner: CornerScale::Hidden,
    cell_dm: 10,
};

const ALWAYS: Eyesight = Eyesight {
    is_blind: false,
    is_unseen: false,
    limits_dm: [None; 5],
};

fn human(x: i16, y: i16, side: u8) -> Figure {
    Figure::standing(Footprint::single(Cell::new(x, y)), Facing::E, side)
}

/// All that a pair of facts can be asked, so that two of them can be compared.
fn everything(facts: &PairFacts) -> String {
    let things = facts.line_things();
    let is_low = things.iter().any(|thing| thing.class == HeightClass::Low);
    assert_eq!(facts.has_low_thing(), is_low, "low among {things:?}");
    let band = Band {
        low: 1,
        high: 2,
        measure: Measure::Cheb,
    };
    let place = (
        (facts.gap(), facts.range(), facts.range_dm(), facts.bearing()),
        (
            facts.rel_at_target(),
            facts.rel_at_attacker(),
            facts.lines(),
            facts.has_melee_line(2),
        ),
        (
            facts.cover(),
            facts.neighbour_screen(),
            facts.line_things(),
            facts.bystanders(),
            facts.has_low_thing(),
        ),
        (
            facts.veil(),
            facts.is_veil_in_target(),
            facts.opening(),
            facts.elevation_dm(),
        ),
    );
    let around = (
        (
            facts.opposite_allies(),
            facts.foes_of_attacker(),
            facts.foes_of_target(),
        ),
        (
            facts.reaches(band, StrikeLine::Melee),
            facts.reaches(band, StrikeLine::Effect),
        ),
        (
            facts.rooms(),
            facts.rooms_among_bodies(),
            facts.closed_in(),
            facts.footing(),
        ),
        (
            facts.free_around_target(),
            facts.push_line(3),
            facts.is_steep(),
            facts.is_visible(&ALWAYS, 0),
        ),
    );
    format!("{place:?} {around:?}")
}

#[test]
fn distances_come_in_all_measures_and_in_decimetres() {
    proves_board(&[
        "BD-PF-01",
        "BD-PF-02",
        "BD-PF-03",
        "BD-PF-04",
        "BD-DST-4",
        "BD-DST-5",
        "BD-GRD-07",
    ]);
    let map = draw("........\n........\n........\n........");
    let figures = [human(0, 0, 0), human(7, 3, 1)];
    let facts = |scale| PairFacts::direct(map.view(), scale, &figures, [0, 1], figures);
    // BD-EX-01: (7, 3) is 7, 8, 8 and lies to the south-east.
    let pair = facts(DSA41);
    assert_eq!((pair.gap().x, pair.gap().y), (7, 3));
    assert_eq!((pair.gap().cheb(), pair.gap().alt(), pair.range()), (7, 8, 8));
    assert_eq!((pair.range_dm(), pair.bearing()), (80, Some(Facing::SE)));
    // d20 counts alt, 15 dm per cell: 8 * 15.
    let d20 = Scale {
        measure: Measure::Alt,
        corner: CornerScale::Grade,
        cell_dm: 15,
    };
    assert_eq!(facts(d20).range_dm(), 120);
    assert!(!pair.is_adjacent() && !pair.is_same_cell());
    let near = [human(0, 0, 0), human(1, 1, 1)];
    let near = PairFacts::direct(map.view(), DSA41, &near, [0, 1], near);
    assert!(near.is_adjacent() && !near.is_same_cell());
    let same = [human(0, 0, 0), human(0, 0, 1)];
    let same = PairFacts::direct(map.view(), DSA41, &same, [0, 1], same);
    assert!(same.is_same_cell() && same.bearing().is_none());
}

#[test]
fn arcs_are_those_of_the_ogre_in_the_example() {
    proves_board(&["BD-PF-05", "BD-PF-06", "BD-PF-07", "BD-GRD-09"]);
    // BD-EX-09: the ogre 2x2 on (3, 2) faces east.
    let map = draw("........\n........\n........\n........\n........\n........\n........");
    let ogre = Figure::standing(Footprint::new(Cell::new(3, 2), 2), Facing::E, 1);
    for (x, y, rel) in [(1, 1, 5), (5, 1, 7), (3, 5, 2), (6, 6, 1), (2, 4, 3)] {
        let figures = [human(x, y, 0), ogre];
        let there = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], figures);
        let back = PairFacts::direct(map.view(), DSA41, &figures, [1, 0], [ogre, figures[0]]);
        assert_eq!(
            (there.rel_at_target(), back.rel_at_attacker()),
            (rel, rel),
            "{x}, {y}"
        );
        assert_eq!(there.arc_on_target(), back.arc_on_attacker());
    }
    let hydra = Figure {
        is_omnidirectional: true,
        ..ogre
    };
    let figures = [human(1, 1, 0), hydra];
    let front = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], figures);
    assert_eq!(front.rel_at_target(), 0, "it has only a front");
}

#[test]
fn heights_are_counted_with_the_altitude_and_steep_is_steeper_than_half_a_right_angle() {
    proves_board(&["BD-PF-31", "BD-PF-40", "BD-DYN-01"]);
    let hill = CellFacts {
        ground_dm: 10,
        ..CellFacts::default()
    };
    let map = draw("....\n....").with_cell(0, 0, hill);
    let rider = Figure {
        altitude_dm: 15,
        ..human(0, 0, 0)
    };
    let figures = [rider, human(2, 0, 1)];
    let facts = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], figures);
    // 10 + 15 over 0, two cells of 10 dm away: 25 > 20.
    assert_eq!((facts.elevation_dm(), facts.is_steep()), (25, true));
    let back = PairFacts::direct(map.view(), DSA41, &figures, [1, 0], [figures[1], figures[0]]);
    assert_eq!((back.elevation_dm(), back.is_steep()), (-25, true));
    let farther = [rider, human(3, 0, 1)];
    let facts = PairFacts::direct(map.view(), DSA41, &farther, [0, 1], farther);
    assert!(!facts.is_steep(), "25 dm over 30");
}

#[test]
fn the_worst_cell_of_a_footprint_is_what_one_stands_on() {
    proves_board(&["BD-PF-33", "BD-CEL-05", "BD-CEL-09"]);
    let pool = CellFacts {
        water_dm: 8,
        move_half: 4,
        ..CellFacts::default()
    };
    let ice = CellFacts {
        footing: Footing::Slippery,
        ..CellFacts::default()
    };
    let map = draw("...t\n....").with_cell(1, 0, pool).with_cell(0, 1, ice);
    let ogre = Figure::standing(Footprint::new(Cell::new(0, 0), 2), Facing::E, 0);
    let figures = [ogre, human(3, 0, 1)];
    let [big, small] = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], figures).footing();
    assert_eq!(
        (big.water_dm, big.footing, big.move_half, big.is_on_thing),
        (8, Footing::Slippery, 4, false)
    );
    assert_eq!(
        (small.water_dm, small.footing, small.is_on_thing),
        (0, Footing::Firm, true)
    );
}

#[test]
fn foes_in_contact_are_able_and_not_behind_a_wall() {
    proves_board(&["BD-PF-24"]);
    // E and F are foes of A; between A and F stands a wall.
    let map = draw("FAE\n...").with_edge(Edge::west(1, 0), "wall");
    let figures = [
        human(1, 0, 0),
        human(2, 0, 1),
        human(0, 0, 1),
        human(1, 1, 0),
        human(2, 1, 1),
    ];
    let pair = |figures: &[Figure; 5]| {
        let facts = PairFacts::direct(map.view(), DSA41, figures, [0, 1], [figures[0], figures[1]]);
        (facts.foes_of_attacker().to_vec(), facts.foes_of_target().to_vec())
    };
    assert_eq!(pair(&figures), (vec![1, 4], vec![0, 3]));
    let mut without = figures;
    without[4].is_able = false;
    assert_eq!(pair(&without).0, [1]);
}

#[test]
fn limits_count_as_within() {
    proves_board(&["BD-PF-24", "BD-PF-35", "BD-PF-40"]);
    // BD-PF-24: in one cell (a grapple) is not beside each other.
    let map = draw("......\n......");
    let same = [human(1, 1, 0), human(1, 1, 1)];
    let facts = PairFacts::direct(map.view(), DSA41, &same, [0, 1], same);
    assert!(facts.foes_of_attacker().is_empty() && facts.foes_of_target().is_empty());
    // BD-PF-35: 4 cells are 40 dm, which a limit of 40 allows and one of 39 does not.
    let far = [human(0, 0, 0), human(4, 0, 1)];
    let facts = PairFacts::direct(map.view(), DSA41, &far, [0, 1], far);
    let within = |limit| Eyesight {
        limits_dm: [Some(limit); 5],
        ..ALWAYS
    };
    assert!(facts.is_visible(&within(40), 0) && !facts.is_visible(&within(39), 0));
    // BD-PF-40: 20 dm above somebody two cells of 10 dm away is not steeper than half a right angle.
    let rider = Figure {
        altitude_dm: 20,
        ..human(0, 0, 0)
    };
    let high = [rider, human(2, 0, 1)];
    assert!(!PairFacts::direct(map.view(), DSA41, &high, [0, 1], high).is_steep());
}

#[test]
fn allies_on_the_far_side_are_found_by_number() {
    proves_board(&["BD-PF-23"]);
    let map = draw("....\n....\n....\n....");
    // BD-EX-09: around (2, 2) the cells (1, 1) and (3, 3) are opposite, (1, 1) and (3, 2) are not.
    let figures = [
        human(1, 1, 0),
        human(2, 2, 1),
        human(3, 3, 0),
        human(3, 2, 0),
        human(3, 3, 1),
    ];
    let facts = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], [figures[0], figures[1]]);
    assert_eq!(facts.opposite_allies(), [2]);
}

#[test]
fn who_is_seen_is_a_question_of_line_light_eyes_and_hiding() {
    proves_board(&["BD-PF-35", "BD-VIS-03"]);
    let map = draw("......\n......");
    let figures = [human(0, 0, 0), human(5, 0, 1)];
    let facts = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], figures);
    let night = Eyesight {
        limits_dm: [None, None, Some(400), Some(200), Some(30)],
        ..ALWAYS
    };
    // 50 dm away: seen by starlight (200), not in the dark (30).
    assert_eq!(
        [0, 3, 4].map(|light| facts.is_visible(&night, light)),
        [true, true, false]
    );
    let blind = Eyesight {
        is_blind: true,
        ..ALWAYS
    };
    let hidden = Eyesight {
        is_unseen: true,
        ..ALWAYS
    };
    assert!(!facts.is_visible(&blind, 0) && !facts.is_visible(&hidden, 0));
    // He looks away, and sees him none the less: facing never limits it.
    let turned = [
        Figure {
            facing: Facing::W,
            ..figures[0]
        },
        figures[1],
    ];
    let facts = PairFacts::direct(map.view(), DSA41, &turned, [0, 1], turned);
    assert!(facts.is_visible(&ALWAYS, 0));
}

#[test]
fn a_squeezed_fighter_fills_half_of_his_cells_rounded_up() {
    proves_board(&["BD-PF-39", "BD-GRD-04"]);
    assert_eq!(
        [1, 2, 3, 4, 6].map(klingentanz::board::squeezed_size),
        [1, 1, 2, 2, 3]
    );
    let ogre = Figure {
        size: 2,
        ..human(0, 0, 0)
    };
    assert!(ogre.is_squeezed() && !human(0, 0, 0).is_squeezed());
}

#[test]
fn a_body_that_steps_out_of_the_line_covers_no_more() {
    proves_board(&["BD-PF-21", "BD-PF-22", "BD-DYN-01", "BD-DYN-07"]);
    // BD-EX-08: B stands before A, C before T.
    let map = draw("......\n......\n......\n......");
    let figures = [
        human(0, 1, 0),
        human(4, 2, 1),
        human(2, 1, 2),
        human(2, 2, 2),
        human(3, 3, 2),
    ];
    let mut book = FactBook::new(DSA41);
    book.refresh(0, figures.into_iter());
    let soft = |book: &FactBook, a, t| book.pair(map.view(), a, t).soft_cover().to_vec();
    assert_eq!((soft(&book, 0, 1), soft(&book, 1, 0)), (vec![3], vec![2]));
    let near: Vec<_> = book
        .pair(map.view(), 0, 1)
        .bystanders()
        .iter()
        .map(|it| (it.body, it.off_line))
        .collect();
    assert_eq!(near, [(2, 0), (3, 0), (4, 1)]);
    // With B lying: A>T [C], T>A none.
    let mut lying = figures;
    lying[2].posture = Posture::Lying;
    book.refresh(0, lying.into_iter());
    assert_eq!((soft(&book, 0, 1), soft(&book, 1, 0)), (vec![3], vec![]));
    // He who is ridden covers his rider as little as the rider himself.
    let mut riding = figures;
    riding[1].mount = Some(3);
    book.refresh(0, riding.into_iter());
    assert_eq!(soft(&book, 0, 1), [0; 0]);
}

#[test]
fn the_light_of_a_pair_is_that_of_the_viewers_eyes() {
    proves_board(&["BD-PF-32", "BD-VIS-02", "BD-VAR-10"]);
    let mut map = draw("..........");
    map.board.set_ambient(3);
    let figures = [human(0, 0, 0), human(7, 0, 1)];
    let mut book = FactBook::new(DSA41);
    book.refresh(0, figures.into_iter());
    book.refresh_lights([klingentanz::board::Glow {
        place: figures[0].place,
        bright: 2,
        dim: 4,
    }]);
    // The target stands 7 away: by starlight for human eyes, dim (within 8) for those who see lamps twice as far.
    let light = |number, factor| book.light_at(map.view(), number, factor);
    assert_eq!([light(0, 1), light(1, 1), light(1, 2)], [0, 3, 1]);
    map.board.set_ambient(0);
    assert_eq!(book.light_at(map.view(), 1, 1), 0, "by day nobody asks");
}

#[test]
fn posture_and_size_are_those_of_the_bodies() {
    proves_board(&["BD-PF-34", "BD-DYN-01"]);
    let map = draw("....\n....");
    let kneeling = Figure {
        posture: Posture::Kneeling,
        ..human(0, 0, 0)
    };
    let ogre = Figure::standing(Footprint::new(Cell::new(2, 0), 2), Facing::W, 1);
    let figures = [kneeling, ogre];
    let facts = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], figures);
    assert_eq!(
        (facts.attacker().posture, facts.target().place.size),
        (Posture::Kneeling, 2)
    );
    // Who kneels is upright, who lies or is tiny is not.
    let lying = Figure {
        posture: Posture::Lying,
        ..kneeling
    };
    let tiny = Figure {
        is_tiny: true,
        ..kneeling
    };
    assert_eq!(
        [kneeling, lying, tiny].map(|figure| figure.is_upright()),
        [true, false, false]
    );
}

#[test]
fn leaves_veil_who_stands_in_them() {
    proves_board(&["BD-CEL-08", "BD-PF-19", "BD-OBJ-35"]);
    let thin = CellFacts {
        leaf: 1,
        ..CellFacts::default()
    };
    let map = draw(".....").with_cell(4, 0, thin);
    let figures = [human(0, 0, 0), human(4, 0, 1)];
    let there = PairFacts::direct(map.view(), DSA41, &figures, [0, 1], figures);
    let back = PairFacts::direct(map.view(), DSA41, &figures, [1, 0], [figures[1], figures[0]]);
    assert_eq!((there.veil(), there.is_veil_in_target()), (1, true));
    assert_eq!((back.veil(), back.is_veil_in_target()), (0, false));
    // A bush is thick.
    let mut bush = draw(".....");
    let cell = Cell::new(2, 0);
    bush.board
        .set_thing(cell, Some(crate::drawing::tile(cell, "bush")));
    let facts = PairFacts::direct(bush.view(), DSA41, &figures, [0, 1], figures);
    assert_eq!((facts.veil(), facts.is_veil_in_target()), (2, false));
}

#[test]
fn a_door_that_opens_is_a_new_version_of_all_facts() {
    proves_board(&["BD-DYN-07", "BD-DYN-03"]);
    let mut map = crate::drawing::gap_in_a_wall("door");
    let figures = [human(0, 1, 0), human(3, 1, 1)];
    let mut book = FactBook::new(DSA41);
    book.refresh(map.changes.version(), figures.into_iter());
    assert!(!book.pair(map.view(), 0, 1).has_sight());
    assert!(
        map.changes
            .set_edge_door(&map.board, Edge::west(3, 1), DoorState::Open)
    );
    assert!(!book.is_of(map.changes.version(), figures.into_iter()));
    book.refresh(map.changes.version(), figures.into_iter());
    assert!(book.pair(map.view(), 0, 1).has_sight());
}

#[test]
fn who_is_asked_about_elsewhere_is_worked_out_afresh() {
    proves_board(&["BD-DYN-07"]);
    let map = draw("A.#.T\n.....\n.....");
    let figures = [human(0, 0, 0), human(4, 0, 1)];
    let mut book = FactBook::new(DSA41);
    book.refresh(0, figures.into_iter());
    assert!(!book.pair(map.view(), 0, 1).has_sight());
    let moved = human(0, 2, 0);
    assert!(book.pair_as(map.view(), [0, 1], [moved, figures[1]]).has_sight());
    assert!(!book.pair_as(map.view(), [0, 1], figures).has_sight());
}

#[derive(Clone, Debug)]
enum Change {
    Move(Index, i16, i16),
    Turn(Index, u8),
    Lie(Index, bool),
    Fly(Index, i16),
    Fall(Index),
    Wall(i16, i16, bool),
    Count(u8),
}

fn changes() -> impl Strategy<Value = Change> {
    let who = || any::<Index>();
    prop_oneof![
        6 => (who(), 0i16..7, 0i16..7).prop_map(|(who, x, y)| Change::Move(who, x, y)),
        1 => (who(), 0u8..8).prop_map(|(who, facing)| Change::Turn(who, facing)),
        2 => (who(), any::<bool>()).prop_map(|(who, lies)| Change::Lie(who, lies)),
        1 => (who(), 0i16..30).prop_map(|(who, dm)| Change::Fly(who, dm)),
        1 => who().prop_map(Change::Fall),
        1 => (0i16..7, 0i16..7, any::<bool>()).prop_map(|(x, y, is_wall)| Change::Wall(x, y, is_wall)),
        1 => (2u8..5).prop_map(Change::Count),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_book_says_what_would_be_worked_out_afresh(
        plan in plans(),
        starts in vec((0i16..7, 0i16..7, 1u8..3), 4),
        steps in vec(changes(), 1..12),
    ) {
        let board = plan.build();
        let clamp = |x: i16, y: i16| Cell::new(x.min(plan.width - 1), y.min(plan.height - 1));
        let mut changed = klingentanz::board::BoardChanges::new();
        let mut figures: Vec<Figure> = starts
            .iter()
            .enumerate()
            .map(|(side, &(x, y, size))| {
                Figure::standing(Footprint::new(clamp(x, y), size), Facing::N, side as u8 % 2)
            })
            .collect();
        let mut book = FactBook::new(DSA41);
        for step in steps {
            match step {
                Change::Move(who, x, y) => {
                    let number = who.index(figures.len());
                    figures[number].place.corner = clamp(x, y);
                }
                Change::Turn(who, facing) => {
                    let number = who.index(figures.len());
                    figures[number].facing = Facing::from_index(facing);
                }
                Change::Lie(who, lies) => {
                    let number = who.index(figures.len());
                    figures[number].posture = if lies { Posture::Lying } else { Posture::Standing };
                }
                Change::Fly(who, dm) => {
                    let number = who.index(figures.len());
                    figures[number].altitude_dm = dm;
                }
                Change::Fall(who) => {
                    let number = who.index(figures.len());
                    figures[number].is_able = false;
                }
                Change::Wall(x, y, is_wall) => {
                    let edge = Edge { cell: clamp(x, y), side: EdgeSide::West };
                    let wall = is_wall.then(|| crate::drawing::segment(edge, "wall"));
                    changed.set_edge(edge, wall);
                }
                Change::Count(count) => figures.truncate(usize::from(count)),
            }
            let view = BoardView::new(&board, &changed);
            book.refresh(changed.version(), figures.iter().copied());
            prop_assert!(book.is_of(changed.version(), figures.iter().copied()));
            for a in 0..figures.len() {
                for t in 0..figures.len() {
                    let fresh = PairFacts::direct(view, DSA41, &figures, [a, t], [figures[a], figures[t]]);
                    prop_assert_eq!(everything(&book.pair(view, a, t)), everything(&fresh));
                }
            }
        }
    }
}
