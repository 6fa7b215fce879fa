//! What the board costs on a drawn town: a field of view, the facts of twenty fighters, the squares that can be reached.

#![allow(clippy::unwrap_used, reason = "in a bench a surprise ends the bench")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use klingentanz::board::{
    Band, Board, BoardView, Budget, Catalogue, Cell, CellFacts, CornerScale, Diagonal, DoorState, Edge,
    Eyesight, Facing, FactBook, Factor, Figure, Footprint, Harm, Holder, LastStep, Measure, Passing, Reach,
    Scale, Sights, Spot, StepRules, StrikeLine, Thing, ThingId, Toll, Walk, Zone,
};

/// Cells along each side of the map.
const SIDE: i16 = 64;

/// One block of the town, sixteen cells a side: a house with doors, windows and tables, a square with pillars and trees, a pond.
const BLOCK: [&str; 16] = [
    "................",
    ".#####d###......",
    ".#....|..#..O...",
    ".#.tt.|..#......",
    ".#.tt.d..#....O.",
    ".#....|..#......",
    ".###w###d#......",
    "............~~..",
    "...t........~~..",
    ".......O........",
    ".####......####.",
    ".#..d......#..#.",
    ".#..#..tt..#..#.",
    ".####......w..#.",
    "...........####.",
    ".....O..........",
];

fn town() -> Board {
    let mut board = Board::new(SIDE as u16, SIDE as u16).unwrap();
    let catalogue = Catalogue::default();
    let thing = |cell, class: &str| Thing::new(ThingId::Tile(cell), class, *catalogue.kind(class).unwrap());
    for cell in board.cells().collect::<Vec<_>>() {
        let sign = BLOCK[cell.y as usize % 16].as_bytes()[cell.x as usize % 16];
        match sign {
            b'#' => drop(board.set_thing(cell, Some(thing(cell, "solid")))),
            b'O' => drop(board.set_thing(cell, Some(thing(cell, "pillar")))),
            b't' => drop(board.set_thing(cell, Some(thing(cell, "table")))),
            b'w' => drop(board.set_edge(Edge::north(cell.x, cell.y), Some(thing(cell, "window")))),
            b'|' => drop(board.set_edge(Edge::west(cell.x, cell.y), Some(thing(cell, "wall")))),
            b'd' => {
                let mut door = thing(cell, "door");
                // Every second door stands open.
                if (cell.x / 16 + cell.y / 16) % 2 == 0 {
                    door.state = Some(DoorState::Open);
                }
                board.set_thing(cell, Some(door));
            }
            b'~' => {
                let pond = CellFacts {
                    water_dm: 8,
                    move_half: 4,
                    harm: Some(Harm::Fire),
                    ..CellFacts::default()
                };
                board.set_cell(cell, pond);
            }
            _ => {}
        }
    }
    board
}

/// Twenty fighters in the streets and squares around the middle of the town, and two in houses.
fn fighters() -> Vec<Figure> {
    let places = [
        (26, 32),
        (28, 33),
        (30, 31),
        (31, 34),
        (33, 31),
        (34, 32),
        (36, 32),
        (27, 24),
        (28, 25),
        (30, 23),
        (29, 20),
        (31, 28),
        (26, 40),
        (31, 39),
        (32, 45),
        (38, 40),
        (42, 39),
        (44, 32),
        (36, 36),
        (19, 34),
    ];
    let figure = |(number, (x, y)): (usize, (i16, i16))| {
        Figure::standing(
            Footprint::single(Cell::new(x, y)),
            Facing::from_index(number as u8),
            number as u8 % 2,
        )
    };
    places.into_iter().enumerate().map(figure).collect()
}

fn field_of_view(bench: &mut Criterion) {
    let board = town();
    let view = BoardView::unchanged(&board);
    let eyes: Vec<Spot> = fighters().iter().map(Figure::spot).collect();
    let sights = Sights::of(view, 0);
    bench.bench_function(
        "field of view of one fighter, 64x64, mean of twenty places",
        |bencher| {
            let mut next = 0;
            bencher.iter(|| {
                next = (next + 1) % eyes.len();
                black_box(sights.field(view, eyes[next]).len())
            });
        },
    );
    bench.bench_function(
        "what blocks sight on 64x64, once per version of the map",
        |bencher| {
            bencher.iter(|| black_box(Sights::of(view, 0)));
        },
    );
}

/// Asks everything of every ordered pair.
fn ask_all(book: &FactBook, view: BoardView) -> usize {
    let eyes = Eyesight {
        is_blind: false,
        is_unseen: false,
        limits_dm: [None; 5],
    };
    let band = Band {
        low: 1,
        high: 2,
        measure: Measure::Cheb,
    };
    let count = book.figures().len();
    let mut sum = 0;
    for attacker in 0..count {
        for target in (0..count).filter(|&target| target != attacker) {
            let facts = book.pair(view, attacker, target);
            sum += usize::from(facts.range()) + usize::from(facts.rel_at_target() + facts.rel_at_attacker());
            sum += usize::from(facts.has_sight())
                + usize::from(facts.has_effect())
                + usize::from(facts.has_missile());
            sum += usize::from(facts.has_melee_line(3)) + facts.opening().0 as usize;
            sum += usize::from(facts.is_veil_in_target()) + facts.range_dm() as usize;
            sum += usize::from(facts.hidden_of_4()) + facts.low_cover().len() + facts.soft_cover().len();
            sum += facts.cover_grade() as usize + facts.cover_kind() as usize + usize::from(facts.veil());
            sum += facts.bystanders().len() + facts.line_things().len() + facts.opposite_allies().len();
            sum += facts.foes_of_attacker().len() + facts.foes_of_target().len();
            sum += usize::from(facts.reaches(band, StrikeLine::Melee)) + facts.neighbour_screen() as usize;
            sum += facts.rooms_among_bodies()[0].run.len() + usize::from(facts.rooms()[0].cells[0]);
            sum += usize::from(facts.closed_in()[1])
                + facts.elevation_dm() as usize
                + usize::from(facts.is_steep());
            sum += facts.footing()[1].water_dm as usize + usize::from(facts.is_visible(&eyes, 0));
            sum += facts.free_around_target().len() + facts.push_line(3).len();
        }
    }
    sum
}

fn pair_facts(bench: &mut Criterion) {
    let board = town();
    let view = BoardView::unchanged(&board);
    let figures = fighters();
    let scale = Scale {
        measure: Measure::Round,
        corner: CornerScale::Hidden,
        cell_dm: 10,
    };
    let fresh = || {
        let mut book = FactBook::new(scale);
        book.refresh(0, figures.iter().copied());
        book
    };
    bench.bench_function(
        "all facts of 380 ordered pairs, nothing known before",
        |bencher| {
            bencher.iter_batched(
                fresh,
                |book| black_box(ask_all(&book, view)),
                criterion::BatchSize::SmallInput,
            );
        },
    );
    let mut book = fresh();
    ask_all(&book, view);
    bench.bench_function("the same after one fighter has taken a step", |bencher| {
        let mut is_there = false;
        bencher.iter(|| {
            is_there = !is_there;
            let mut moved = figures.clone();
            moved[0].place.corner.y += i16::from(is_there);
            book.refresh(0, moved.into_iter());
            black_box(ask_all(&book, view))
        });
    });
}

/// Prices of the streets, with the cells that foes guard.
struct Streets {
    guarded: Vec<u8>,
}

impl StepRules for Streets {
    fn diagonal(&self) -> Diagonal {
        Diagonal::Half(3)
    }

    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll> {
        let toll = Toll::factor(Factor::halves(u32::from(facts.move_half)));
        Some(thing.map_or(toll, |thing| {
            toll.and(Toll::extra(u16::from(thing.kind.cross_half)))
        }))
    }

    fn cross(&self, thing: &Thing) -> Toll {
        Toll::extra(u16::from(thing.kind.cross_half))
    }

    fn leavings(&self, from: Footprint) -> u16 {
        let place = from.corner.y as usize * SIDE as usize + from.corner.x as usize;
        u16::from(self.guarded[place])
    }
}

fn reachable(bench: &mut Criterion) {
    let board = town();
    let view = BoardView::unchanged(&board);
    let figures = fighters();
    let foes = || figures.iter().skip(1).step_by(2);
    let holders: Vec<Holder> = figures[1..]
        .iter()
        .map(|figure| Holder {
            place: figure.place,
            passing: Passing::No,
            may_share: false,
        })
        .collect();
    let budget = Budget {
        half: 2 * 2 * SIDE as u16,
        last_step: LastStep::Paid,
    };
    bench.bench_function(
        "squares reached with costs and dangers, 64x64, zones of ten foes",
        |bencher| {
            let mut reach = Reach::default();
            bencher.iter(|| {
                let mut guarded = vec![0; SIDE as usize * SIDE as usize];
                for foe in foes() {
                    let zone = Zone::of_control(view, foe.spot(), Some(foe.facing), 1, 1);
                    for cell in zone.cells {
                        guarded[cell.y as usize * SIDE as usize + cell.x as usize] += 1;
                    }
                }
                let rules = Streets { guarded };
                let walk = Walk {
                    view,
                    rules: &rules,
                    holders: &holders,
                    size: 1,
                };
                reach.explore(&walk, figures[0].place.corner, false, budget);
                black_box(reach.reached(Cell::new(63, 63)))
            });
        },
    );
}

criterion_group!(benches, field_of_view, pair_facts, reachable);
criterion_main!(benches);
