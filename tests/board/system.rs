//! What single rule systems ask of the board on their own, drawn.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw};
use klingentanz::board::{
    Band, CornerScale, CoverGrade, CoverKind, Edge, Facing, Figure, Measure, Pair, PairFacts, Scale, Spot,
    StrikeLine, closed_in,
};

fn pair<'a>(drawing: &'a Drawing, attacker: char, target: char) -> Pair<'a> {
    let spot = |fighter| Spot::on_floor(drawing.at(fighter));
    Pair::new(drawing.view(), spot(attacker), spot(target))
}

#[test]
fn a_straight_corridor_covers_nobody_along_its_axis() {
    proves_board(&["BD-LIN-02", "BD-LIN-05"]);
    // D20-BRD-06: the lines along the walls touch them on one side only and are not pinched.
    let map = draw(
        "########
         A......T
         ########",
    );
    for (from, to) in [('A', 'T'), ('T', 'A')] {
        let cover = pair(&map, from, to).cover(&[]);
        assert_eq!(
            (cover.hidden_of_4(), cover.kind(), cover.grade()),
            (0, CoverKind::None, CoverGrade::None)
        );
    }
}

#[test]
fn a_wall_exactly_between_two_neighbours_separates_them() {
    proves_board(&["BD-LIN-02", "BD-LIN-03", "BD-OBJ-21"]);
    // D20-BRD-06, 4: nobody peeks past a wall on his own border. B stands beside its end, which his line to T touches and does not
    // cross.
    let map = draw(
        "AT
         B.",
    )
    .with_edge(Edge::west(1, 0), "wall");
    let lines = |from, to| {
        let pair = pair(&map, from, to);
        [
            pair.has_sight(),
            pair.has_effect(),
            pair.has_missile(),
            pair.has_melee_line(1),
        ]
    };
    assert_eq!(lines('A', 'T'), [false; 4]);
    assert_eq!(pair(&map, 'A', 'T').cover(&[]).grade(), CoverGrade::Total);
    assert_eq!(lines('B', 'T'), [true; 4]);
}

#[test]
fn a_narrow_corridor_hems_in_and_the_corner_of_a_room_does_not() {
    proves_board(&["BD-ROOM-04", "BD-PF-30"]);
    // ST-BRD-11 asks for six of eight. C: three north, three south. D at the dead end: seven. R in the corner of the room: three
    // north, two west. X: tables do not block.
    let map = draw(
        "##########
         #D..C....#
         #######..#
         #R.....t.#
         #.....tXt#
         ##########",
    );
    let shut = ['C', 'D', 'R'].map(|fighter| closed_in(map.view(), map.at(fighter)));
    assert_eq!(shut, [6, 7, 5]);
    // South of X lie three cells of the wall.
    assert_eq!(closed_in(map.view(), map.at('X')), 3);
}

#[test]
fn a_long_weapon_strikes_past_somebody_and_over_a_table_but_not_through_a_pillar() {
    proves_board(&["BD-PF-25", "BD-PF-11", "BD-LIN-09"]);
    // ST-BRD-12, PL-BRD-12: a reach of 2 is one square or two; who stands between does not block (ST-BRD-05, PL-BRD-05).
    let reach = |picture: &str, low, high| {
        let map = draw(picture);
        let others = map
            .fighters
            .iter()
            .filter(|(letter, _)| !['A', 'T'].contains(letter));
        let figures: Vec<Figure> = [map.at('A'), map.at('T')]
            .into_iter()
            .chain(others.map(|(letter, _)| map.at(*letter)))
            .map(|place| Figure::standing(place, Facing::E, 0))
            .collect();
        let scale = Scale {
            measure: Measure::Cheb,
            corner: CornerScale::Opaque,
            cell_dm: 10,
        };
        let band = Band {
            low,
            high,
            measure: Measure::Cheb,
        };
        let facts = PairFacts::direct(map.view(), scale, &figures, [0, 1], [figures[0], figures[1]]);
        facts.reaches(band, StrikeLine::Melee)
    };
    assert_eq!(
        [reach("A.T", 1, 1), reach("A.T", 1, 2), reach("A..T", 1, 2)],
        [false, true, false]
    );
    let past = ["ABT", "AtT", "AOT"].map(|picture| reach(picture, 1, 2));
    assert_eq!(past, [true, true, false]);
    // BD-PF-25: a weapon that is led from two squares on does not strike a neighbour.
    assert_eq!([reach("AT.", 2, 2), reach("A.T", 2, 2)], [false, true]);
}
