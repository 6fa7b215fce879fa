//! What a map does of itself: fire and mist that spread, water that rises and falls, light that goes, ceilings that come down.

use std::sync::Arc;

use crate::drawing::draw;
use crate::drawing::proof::proves_board;
use klingentanz::battle::{Altered, Change, Ground, GroundChange, Hazard, Setting, is_burning};
use klingentanz::board::{BoardChanges, BoardView, Cell, CellFacts, Edge, Mark, Terrain};

fn hazard(area: Mark, (from, every): (u16, u16), change: Change) -> Hazard {
    Hazard {
        area,
        from,
        every,
        change,
    }
}

fn ground(drawing: crate::drawing::Drawing, hazards: Vec<Hazard>) -> Ground {
    let setting = Setting {
        hazards,
        ..Setting::default()
    };
    Ground::new(Arc::new(drawing.board), Arc::new(setting))
}

/// Lets the map do what it does at the end of a round; what was announced for it must be what happens.
fn end_of(ground: &mut Ground, round: u16) -> Vec<Altered> {
    let announced = ground
        .coming(round)
        .into_iter()
        .filter(|coming| coming.round == round);
    let announced: Vec<_> = announced.map(|coming| coming.altered).collect();
    let setting = ground.setting.clone();
    let mut happened = Vec::new();
    for hazard in &setting.hazards {
        for altered in ground.at_end_of(hazard, round) {
            ground.alter(&altered, Some(hazard));
            happened.push(altered);
        }
    }
    if setting.hazards.len() == 1 {
        assert_eq!(announced, happened, "round {round}");
    }
    happened
}

/// The map in letters: `f` burns.
fn flames(ground: &Ground) -> String {
    let board = &ground.board;
    let row = |y: i16| {
        let sign = |x: i16| {
            if is_burning(ground.view(), Cell::new(x, y)) {
                'f'
            } else {
                '.'
            }
        };
        (0..board.width() as i16).map(sign).collect::<String>()
    };
    (0..board.height() as i16).map(row).collect::<Vec<_>>().join(" ")
}

fn wet(water_dm: u8) -> CellFacts {
    CellFacts {
        water_dm,
        ..CellFacts::default()
    }
}

#[test]
fn fire_spreads_round_water_and_not_through_walls_and_burns_tables_away() {
    proves_board(&["BD-LVL-13", "BD-DYN-06", "BD-DYN-03"]);
    // The cell (2, 1) is wet, (3, 0) holds a table.
    let map = draw("...t#.\n....#.\n....#.").with_cell(2, 1, wet(3));
    let fire = hazard(Mark::point(Cell::new(0, 1)), (1, 2), Change::Fire { spread: 1 });
    let mut ground = ground(map, vec![fire]);
    let mut end = |round: u16| {
        let changes: Vec<_> = end_of(&mut ground, round).iter().map(|it| it.change).collect();
        (flames(&ground), changes)
    };
    let fire = vec![GroundChange::Fire];
    assert_eq!(end(1), ("...... f..... ......".to_owned(), fire.clone()));
    assert_eq!(
        end(2),
        ("...... f..... ......".to_owned(), vec![]),
        "only every second round"
    );
    assert_eq!(end(3), ("ff.... ff.... ff....".to_owned(), fire.clone()));
    assert_eq!(end(5), ("fff... ff.... fff...".to_owned(), fire.clone()));
    assert_eq!(end(7), ("ffff.. ff.f.. ffff..".to_owned(), fire));
    // The table has burnt for two rounds; the wall of stone stands.
    assert_eq!(
        end(9),
        ("ffff.. ff.f.. ffff..".to_owned(), vec![GroundChange::Burnt])
    );
    assert!(ground.view().thing(Cell::new(3, 0)).is_none());
    assert!(end_of(&mut ground, 11).is_empty());
    assert!(
        ground.coming(11).is_empty(),
        "nothing is announced that will not come"
    );
}

#[test]
fn an_edge_wall_stops_fire_and_an_open_door_does_not() {
    proves_board(&["BD-LVL-13"]);
    let fire = || hazard(Mark::point(Cell::new(0, 0)), (1, 1), Change::Fire { spread: 1 });
    for (class, spread) in [("wall", "f.."), ("door", "f.."), ("low_wall", "fff")] {
        let map = draw("...").with_edge(Edge::west(1, 0), class);
        let mut ground = ground(map, vec![fire()]);
        (1..=3).for_each(|round| {
            end_of(&mut ground, round);
        });
        assert_eq!(flames(&ground), spread, "{class}");
    }
}

#[test]
fn water_rises_to_its_mark_and_falls_to_it_and_puts_fire_out() {
    proves_board(&["BD-LVL-13", "BD-DYN-06"]);
    let area = Mark::area(Cell::new(0, 0), 2, 1);
    let depth = |ground: &Ground| [0, 1].map(|x| ground.view().cell(Cell::new(x, 0)).unwrap().water_dm);
    let mut rising = ground(
        draw("...").with_cell(1, 0, wet(8)),
        vec![
            hazard(Mark::point(Cell::new(0, 0)), (1, 1), Change::Fire { spread: 0 }),
            hazard(area, (2, 1), Change::Water { dm: 3, max: 7 }),
        ],
    );
    end_of(&mut rising, 1);
    assert_eq!((depth(&rising), flames(&rising).as_str()), ([0, 8], "f.."));
    end_of(&mut rising, 2);
    // What is deeper already stays so.
    assert_eq!((depth(&rising), flames(&rising).as_str()), ([3, 8], "..."));
    end_of(&mut rising, 3);
    end_of(&mut rising, 4);
    assert_eq!(depth(&rising), [7, 8]);
    assert!(end_of(&mut rising, 5).is_empty());
    let falling = hazard(area, (1, 1), Change::Water { dm: -3, max: 2 });
    let mut falling = ground(draw("...").with_cell(1, 0, wet(7)), vec![falling]);
    let mut seen = Vec::new();
    for round in 1..=3 {
        end_of(&mut falling, round);
        seen.push(depth(&falling));
    }
    assert_eq!(seen, [[0, 4], [0, 2], [0, 2]]);
}

#[test]
fn mist_spreads_light_goes_and_a_ceiling_becomes_rubble() {
    proves_board(&["BD-LVL-13", "BD-DYN-05"]);
    let centre = Mark::point(Cell::new(2, 1));
    let mist = hazard(centre, (1, 1), Change::Mist { level: 2, spread: 1 });
    let mut misty = ground(draw(".....\n.....\n....."), vec![mist]);
    let count = |ground: &Ground| {
        let cells = ground.board.cells();
        cells
            .filter(|cell| ground.view().cell(*cell).unwrap().mist == 2)
            .count()
    };
    end_of(&mut misty, 1);
    assert_eq!(count(&misty), 1);
    end_of(&mut misty, 2);
    assert_eq!(count(&misty), 9);
    let dark = hazard(centre, (3, 1), Change::Light(4));
    let mut dark = ground(draw(".....\n.....\n....."), vec![dark]);
    assert_eq!(dark.coming(1)[0].round, 3);
    end_of(&mut dark, 3);
    let light = |x| dark.view().ambient(Cell::new(x, 1));
    assert_eq!((light(2), light(1)), (Some(4), Some(0)));
    let low = CellFacts {
        ceiling_dm: 30,
        ..CellFacts::default()
    };
    let area = Mark::area(Cell::new(0, 0), 5, 1);
    let falls = hazard(area, (1, 1), Change::Collapse);
    let mut cave = ground(draw(".....").with_cell(1, 0, low), vec![falls]);
    let happened = end_of(&mut cave, 1);
    assert_eq!(
        happened[0].cells,
        [Cell::new(1, 0)],
        "the open sky stays where it is"
    );
    let facts = cave.view().cell(Cell::new(1, 0)).unwrap();
    assert_eq!(
        (facts.terrain, facts.ceiling_dm, facts.move_half),
        (Terrain::Rubble, 0, 4)
    );
    assert!(end_of(&mut cave, 2).is_empty());
}

#[test]
fn smoke_of_a_time_lifts_when_it_is_over_and_uncovers_what_lay_below() {
    proves_board(&["BD-DYN-05", "BD-DYN-07"]);
    let haze = CellFacts {
        mist: 1,
        ..CellFacts::default()
    };
    let map = draw("...").with_cell(1, 0, haze);
    let mut changes = BoardChanges::new();
    let mist = |changes: &BoardChanges| {
        [0, 1].map(|x| {
            BoardView::new(&map.board, changes)
                .cell(Cell::new(x, 0))
                .unwrap()
                .mist
        })
    };
    changes.lay_mist(&map.board, Cell::new(0, 0), 2, 3);
    changes.lay_mist(&map.board, Cell::new(1, 0), 3, 2);
    changes.lay_mist(&map.board, Cell::new(1, 0), 2, 9);
    assert_eq!(mist(&changes), [2, 3], "the denser counts");
    let version = changes.version();
    assert!(changes.lift_mist(&map.board, 1).is_empty());
    assert_eq!(changes.version(), version, "nothing has changed");
    assert_eq!(changes.lift_mist(&map.board, 2), [Cell::new(1, 0)]);
    assert_eq!(mist(&changes), [2, 1]);
    assert!(changes.version() > version);
    assert_eq!(changes.lift_mist(&map.board, 3), [Cell::new(0, 0)]);
    assert_eq!(mist(&changes), [0, 1]);
}
