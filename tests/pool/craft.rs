//! What the opponent does besides blows: whom it holds fast, whom it kills or spares, when it hides, whom it gets out of the fire.

use klingentanz::battle::{Goal, SideId};
use klingentanz::board::{Cell, CellFacts, Harm, Mark, Terrain};

use super::story::{Setup, Story, act, open_field};
use super::tale::*;

/// A fight in which it is the first fighter's turn; the others have not played.
fn first_turn(setup: Setup) -> Story {
    let mut fight = setup.open();
    while let Some((id, "stance")) = fight.asked() {
        fight.plan(id, "fight");
    }
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

/// Aldric beside Maëlle, who has her bow in hand, with a goal of her side.
fn beside_an_archer(goal: Option<Goal>) -> Story {
    let setup = ground().hero(person(ALDRIC), (5, 5), "initiative_die: 6").foe(
        person(MAELLE),
        (6, 5),
        "initiative_die: 1",
    );
    first_turn(match goal {
        Some(goal) => setup.setting(|setting| setting.goals.push((SideId(1), goal))),
        None => setup,
    })
}

#[test]
fn it_blocks_whoever_would_be_where_his_side_wants_him() {
    // One move takes her to the east edge, which is the end of the fight; held fast she does not get there.
    let east = |x: i16| {
        Some(Goal::Reach {
            area: Mark::area(Cell::new(x, 0), 1, 12),
            count: 1,
        })
    };
    assert_eq!(word(&thought(&beside_an_archer(east(11)))), "block");
    // Without such a wish, or where she stands where she wants to be, he strikes.
    let here = Goal::Hold {
        area: Mark::point(Cell::new(6, 5)),
        rounds: 9,
    };
    assert_eq!(word(&thought(&beside_an_archer(None))), "strike");
    assert_eq!(word(&thought(&beside_an_archer(Some(here)))), "strike");
}

/// Aldric beside a fallen goblin, with another foe of his on a long field.
fn beside_the_fallen(module: bool, helper: (&str, i16)) -> Story {
    let field = open_field(40, 3).by("pool");
    let field = if module {
        field.with("optional:finishing")
    } else {
        field
    };
    first_turn(
        field
            .hero(person(ALDRIC), (1, 0), "initiative_die: 6")
            .foe(person(GOBLIN), (2, 0), "initiative_die: 1, hit_points: 1")
            .foe(person(helper.0), (helper.1, 0), "initiative_die: 1"),
    )
}

#[test]
fn it_kills_the_fallen_only_where_they_may_be_helped_up_and_nobody_can_be_struck() {
    // Twenty-one squares from the fallen: two moves lead beside him.
    assert_eq!(thought(&beside_the_fallen(true, (ODO, 23))), help("finish", 2));
    assert_ne!(word(&thought(&beside_the_fallen(true, (ODO, 24)))), "finish");
    assert_ne!(word(&thought(&beside_the_fallen(false, (ODO, 23)))), "finish");
    // Ten squares of a walk come before a blow.
    let close = thought(&beside_the_fallen(true, (ODO, 12)));
    assert_eq!(word(&close), "walk", "{close:?}");
}

/// Lysandre, in rubble, north of a wall that ends at the east edge, and a goblin south of it.
fn behind_a_wall(module: bool, wall: bool) -> Story {
    let rubble = CellFacts {
        terrain: Terrain::Rubble,
        ..CellFacts::default()
    };
    let cells = (0..12).flat_map(|x| [(x, 4), (x, 5)]);
    let mut setup = cells.fold(ground(), |setup, cell| setup.ground(cell, rubble));
    if wall {
        setup = (0..11).fold(setup, |setup, x| setup.thing((x, 6), "solid"));
    }
    if module {
        setup = setup.with("optional:stealth");
    }
    let fight = setup.hero(person(LYSANDRE), (0, 4), "initiative_die: 6").foe(
        person(GOBLIN),
        (0, 8),
        "initiative_die: 1",
    );
    first_turn(fight)
}

#[test]
fn it_hides_where_a_foe_may_come_who_does_not_see_it() {
    assert_eq!(thought(&behind_a_wall(true, true)), act("hide"));
    assert_eq!(thought(&behind_a_wall(false, true)), act("delay"));
    assert_eq!(word(&thought(&behind_a_wall(true, false))), "walk");
}

#[test]
fn it_gets_friends_out_of_the_fire_before_it_treats_them() {
    let fire = CellFacts {
        harm: Some(Harm::Fire),
        ..CellFacts::default()
    };
    let beside = |setup: Setup| {
        let setup = setup
            .hero(person(ODO), (1, 0), "initiative_die: 6")
            .hero(person(ALDRIC), (2, 0), "initiative_die: 1, hit_points: 0")
            .foe(person(ORC), (39, 0), "initiative_die: 1");
        first_turn(setup)
    };
    let field = || open_field(40, 3).by("pool");
    assert_eq!(thought(&beside(field())), help("treat", 2));
    let mut fight = beside(field().ground((2, 0), fire));
    assert_eq!(thought(&fight), help("lift", 2));
    fight.choose(1, help("lift", 2));
    assert_eq!(thought(&fight), act("put-down"));
    // In the next round he treats him on his own square.
    fight.act(1, "put-down").pass(1).pass(3);
    while let Some((id, "stance")) = fight.asked() {
        fight.plan(id, "fight");
    }
    assert_eq!(thought(&fight), help("treat", 2));
}
