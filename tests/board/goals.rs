//! What sides want, and who comes later: judged from bodies, map and things alone.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, tile};
use bevy::prelude::Entity;
use klingentanz::battle::{
    Body, Fighter, FighterId, Goal, Movable, Movables, Occasion, Posture, Progress, Seat, Side, SideId,
    Sides, Stance, Standing, Whereabouts, count_round, entry, sides_at_goal,
};
use klingentanz::board::{BoardChanges, BoardView, Cell, DoorState, Edge, Facing, Item, Mark, ThingId};

fn sides() -> Sides {
    let side = || Side {
        name: "".into(),
        seat: Seat::Script,
    };
    Sides::new(vec![side(), side()], |_, _| Stance::Hostile)
}

fn body(id: u16, side: u8, (x, y): (i16, i16)) -> (Fighter, Body) {
    let fighter = Fighter {
        id: FighterId(id),
        battle: Entity::PLACEHOLDER,
        side: SideId(side),
    };
    let body = Body {
        at: Cell::new(x, y),
        size: 1,
        facing: Facing::E,
        posture: Posture::Standing,
        able: true,
        present: true,
        altitude_dm: 0,
        mount: None,
    };
    (fighter, body)
}

/// A and B are of the side that has a goal, E is their foe. The goals speak of the two cells from A on.
fn field() -> Drawing {
    draw(
        "......
         .AB...
         ......
         ......
         ......
         .....E",
    )
}

/// Whether the side of A and B is at its goal on the field.
fn met(goal: Goal, round: u16, change: impl FnOnce(&mut Vec<(Fighter, Body)>, &mut Movables)) -> bool {
    let map = field();
    let standing = |id, side, letter| {
        let Cell { x, y } = map.cell(letter);
        body(id, side, (x, y))
    };
    let mut fighters = vec![standing(1, 0, 'A'), standing(2, 0, 'B'), standing(3, 1, 'E')];
    let mut movables = Movables::default();
    change(&mut fighters, &mut movables);
    let sides = sides();
    let standing = Standing {
        fighters: &fighters,
        awaited: &[],
        sides: &sides,
        movables: &movables,
        round,
        is_round_over: true,
    };
    let goals = [(SideId(0), goal)];
    sides_at_goal(&goals, standing, &Progress::default()) == [SideId(0)]
}

fn area(x: i16, y: i16) -> Mark {
    Mark::area(Cell::new(x, y), 2, 1)
}

#[test]
fn the_cells_of_a_goal_are_those_from_its_first_one_on() {
    proves_board(&["BD-LVL-11"]);
    let map = field();
    let hand = ["......", ".**...", "......", "......", "......", "......"];
    assert_eq!(map.marked(area(1, 1).cells()), hand.join("\n"));
    // B steps off: one of the two is left on it, and the foe who takes his place counts for nothing.
    let reach = |count| Goal::Reach {
        area: area(1, 1),
        count,
    };
    let steps_off = |all: &mut Vec<(Fighter, Body)>, _: &mut Movables| {
        (all[1].1.at, all[2].1.at) = (Cell::new(3, 1), map.cell('B'));
    };
    assert!(met(reach(1), 1, steps_off) && !met(reach(2), 1, steps_off));
}

#[test]
fn what_lies_about_lies_on_the_cell_where_it_was_put() {
    proves_board(&["BD-DYN-02", "BD-MAP-06"]);
    // The map has a rope at R. A has it on him: it lies nowhere. He drops it where he stands.
    let map = draw(
        "....
         .AR.
         ....",
    );
    let rope = Item {
        cell: map.cell('R'),
        gear: "rope".to_owned(),
        count: 1,
    };
    let mut movables = Movables::of_map(&[rope], &[]);
    let lying =
        |movables: &Movables| map.shown(|cell| if movables.on(cell).count() == 1 { 'r' } else { '.' });
    assert_eq!(lying(&movables), ["....", "..r.", "...."].join("\n"));
    let put = |movables: &mut Movables, at| movables.iter_mut().for_each(|rope| rope.at = at);
    put(&mut movables, Whereabouts::Held(FighterId(1)));
    assert_eq!(lying(&movables), ["....", "....", "...."].join("\n"));
    put(&mut movables, Whereabouts::Lies(map.cell('A')));
    assert_eq!(lying(&movables), ["....", ".r..", "...."].join("\n"));
}

#[test]
fn each_goal_is_met_by_its_own_facts() {
    proves_board(&["BD-LVL-11"]);
    let reach = |count| Goal::Reach {
        area: area(1, 1),
        count,
    };
    assert!(met(reach(2), 1, |_, _| {}));
    assert!(!met(reach(3), 1, |_, _| {}), "the foe's fighters do not count");
    assert!(!met(reach(2), 1, |all, _| all[1].1.able = false));
    assert!(!met(Goal::Defeat(SideId(1)), 1, |_, _| {}));
    assert!(met(Goal::Defeat(SideId(1)), 1, |all, _| all[2].1.present = false));
    assert!(!met(Goal::Survive(4), 3, |_, _| {}));
    assert!(met(Goal::Survive(4), 4, |_, _| {}));
    let all_out =
        |all: &mut Vec<(Fighter, Body)>, _: &mut Movables| all.iter_mut().for_each(|it| it.1.able = false);
    assert!(!met(Goal::Survive(4), 4, all_out));
    assert!(
        !met(Goal::Protect(FighterId(1)), 9, |_, _| {}),
        "alone it ends nothing"
    );
}

#[test]
fn what_is_carried_counts_and_what_lies_about_does_not() {
    proves_board(&["BD-LVL-11"]);
    let crown = |at| Movable {
        gear: "crown".to_owned(),
        count: 1,
        whose: None,
        flame: None,
        at,
    };
    let take = || Goal::Take("crown".to_owned());
    for (at, is_met) in [
        (Whereabouts::Held(FighterId(2)), true),
        (Whereabouts::Held(FighterId(3)), false),
        (Whereabouts::Lies(Cell::new(1, 1)), false),
        (Whereabouts::Gone, false),
    ] {
        let found = met(take(), 1, |_, movables| {
            assert!(movables.add(crown(at)).is_some());
        });
        assert_eq!(found, is_met, "{at:?}");
    }
    let fallen = met(take(), 1, |all, movables| {
        movables.add(crown(Whereabouts::Held(FighterId(2))));
        all[1].1.able = false;
    });
    assert!(!fallen, "who is out of the fight carries nothing home");
}

#[test]
fn goals_are_joined_by_all_and_any() {
    proves_board(&["BD-LVL-11"]);
    let survive = |rounds| Goal::Survive(rounds);
    let protect = |id| Goal::Protect(FighterId(id));
    assert!(met(Goal::All(vec![survive(2), protect(1)]), 2, |_, _| {}));
    assert!(!met(Goal::All(vec![survive(2), protect(1)]), 1, |_, _| {}));
    let lost = |all: &mut Vec<(Fighter, Body)>, _: &mut Movables| all[0].1.able = false;
    assert!(!met(Goal::All(vec![survive(2), protect(1)]), 2, lost));
    assert!(!met(Goal::All(vec![protect(1), protect(2)]), 2, |_, _| {}));
    assert!(met(Goal::Any(vec![survive(9), survive(2)]), 2, |_, _| {}));
    assert!(!met(Goal::Any(vec![survive(9), protect(1)]), 2, |_, _| {}));
}

#[test]
fn an_area_is_held_only_without_foes_and_without_a_break() {
    proves_board(&["BD-LVL-11"]);
    let hold = Goal::Hold {
        area: area(1, 1),
        rounds: 2,
    };
    let goals = [(SideId(0), hold)];
    let (sides, movables) = (sides(), Movables::default());
    let mut progress = Progress::default();
    let mut end_of_round = |fighters: &[(Fighter, Body)]| {
        let standing = Standing {
            fighters,
            awaited: &[],
            sides: &sides,
            movables: &movables,
            round: 1,
            is_round_over: true,
        };
        count_round(&goals, standing, &mut progress);
        !sides_at_goal(&goals, standing, &progress).is_empty()
    };
    let own = [body(1, 0, (1, 1)), body(3, 1, (5, 5))];
    let contested = [body(1, 0, (1, 1)), body(3, 1, (2, 1))];
    assert!(!end_of_round(&own), "one round");
    assert!(!end_of_round(&contested), "a foe stands in it: it begins anew");
    assert!(!end_of_round(&own));
    assert!(end_of_round(&own));
}

#[test]
fn what_brings_fighters_who_come_later() {
    proves_board(&["BD-LVL-12"]);
    // A wall between the foe at (0,1) and the mark at (4,1), with a door in it that is object 2, segment 3 * 1 of the drawing.
    let map = draw(".....\n.....\n.....")
        .with_edge(Edge::west(2, 0), "wall")
        .with_edge(Edge::west(2, 1), "door")
        .with_edge(Edge::west(2, 2), "wall");
    let fighters = [body(1, 0, (0, 1)), body(2, 1, (4, 2))];
    let (sides, movables) = (sides(), Movables::default());
    let has_come = |when: Occasion, changes: &BoardChanges, fighters: &[(Fighter, Body)], round| {
        let standing = Standing {
            fighters,
            awaited: &[],
            sides: &sides,
            movables: &movables,
            round,
            is_round_over: false,
        };
        when.has_come(SideId(1), standing, BoardView::new(&map.board, changes))
    };
    let shut = BoardChanges::new();
    let mut open = BoardChanges::new();
    assert!(open.set_edge_door(&map.board, Edge::west(2, 1), DoorState::Open));
    let seen = Occasion::Seen(Mark::point(Cell::new(4, 1)));
    assert!(!has_come(seen, &shut, &fighters, 1), "a shut door stands between");
    assert!(has_come(seen, &open, &fighters, 1));
    assert!(!has_come(Occasion::Opened(2), &shut, &fighters, 1));
    assert!(has_come(Occasion::Opened(2), &open, &fighters, 1));
    // A door that fills a cell is one as well; the map knows nothing of its being open, the fight does.
    let mut cells = draw("...").board;
    let name = ThingId::Object {
        object: 7,
        segment: 0,
    };
    let mut door = tile(Cell::new(1, 0), "door");
    door.name = name;
    door.state = Some(DoorState::Shut);
    assert!(cells.set_thing(Cell::new(1, 0), Some(door)));
    let mut wide = BoardChanges::new();
    let opened = |changes: &BoardChanges| {
        let standing = Standing {
            fighters: &fighters,
            awaited: &[],
            sides: &sides,
            movables: &movables,
            round: 1,
            is_round_over: false,
        };
        Occasion::Opened(7).has_come(SideId(1), standing, BoardView::new(&cells, changes))
    };
    assert!(!opened(&shut));
    assert!(wide.set_cell_door(&cells, Cell::new(1, 0), DoorState::Open));
    assert!(opened(&wide));
    assert!(!has_come(Occasion::Round(3), &shut, &fighters, 2));
    assert!(has_come(Occasion::Round(3), &shut, &fighters, 3));
    let mut fallen = fighters;
    fallen[0].1.able = false;
    assert!(!has_come(Occasion::Down(FighterId(1)), &shut, &fighters, 1));
    assert!(has_come(Occasion::Down(FighterId(1)), &shut, &fallen, 1));
    assert!(!has_come(seen, &open, &fallen, 1), "nobody looks");
}

#[test]
fn they_enter_on_the_first_free_cell_of_the_mark_or_the_nearest_around_it() {
    proves_board(&["BD-LVL-12"]);
    let map = draw(".....\n.....\n.....");
    let mark = area(2, 1);
    let taken = |cells: &'static [(i16, i16)]| {
        entry(map.view(), mark, |cell| !cells.contains(&(cell.x, cell.y))).map(|cell| (cell.x, cell.y))
    };
    assert_eq!(taken(&[]), Some((2, 1)));
    assert_eq!(taken(&[(2, 1)]), Some((3, 1)));
    assert_eq!(taken(&[(2, 1), (3, 1)]), Some((1, 0)));
    assert_eq!(
        taken(&[(2, 1), (3, 1), (1, 0), (2, 0), (3, 0), (4, 0)]),
        Some((1, 1))
    );
    assert_eq!(entry(map.view(), mark, |_| false), None);
}

#[test]
fn nobody_is_beaten_of_whom_others_are_still_to_come() {
    proves_board(&["BD-LVL-11", "BD-LVL-12"]);
    // The only foe on the map lies on the ground, and another is still to come: his side is not beaten before he is.
    let map = field();
    let mut fighters = [body(1, 0, (0, 1)), body(2, 1, (4, 2))];
    fighters[1].1.able = false;
    let (sides, movables) = (sides(), Movables::default());
    let nobody = Standing {
        fighters: &[],
        awaited: &[],
        sides: &sides,
        movables: &movables,
        round: 1,
        is_round_over: false,
    };
    let goals = [(SideId(0), Goal::Defeat(SideId(1)))];
    for (awaited, winners) in [(&[][..], &[SideId(0)][..]), (&[SideId(1)], &[])] {
        let standing = Standing {
            fighters: &fighters,
            awaited,
            ..nobody
        };
        assert_eq!(sides_at_goal(&goals, standing, &Progress::default()), winners);
    }
    // A round comes by itself; a look and an open door need a foe who is there; nobody is sure to fall who stands.
    let mark = Mark::point(Cell::new(5, 5));
    let may_come = |when: Occasion, fighters: &[(Fighter, Body)]| {
        let standing = Standing { fighters, ..nobody };
        when.may_come(SideId(1), standing, map.view())
    };
    let mut deserted = fighters;
    deserted[0].1.present = false;
    for (when, with_foe, without) in [
        (Occasion::Round(9), true, true),
        (Occasion::Seen(mark), true, false),
        (Occasion::Opened(2), true, false),
        (Occasion::Down(FighterId(1)), false, true),
        (Occasion::Down(FighterId(2)), true, true),
    ] {
        assert_eq!(may_come(when, &fighters), with_foe, "{when:?}");
        assert_eq!(may_come(when, &deserted), without, "{when:?}");
    }
}
