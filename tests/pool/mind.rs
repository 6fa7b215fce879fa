//! What the opponent makes of doors, panes, gaps, edges and manoeuvres.

use klingentanz::battle::Choice;
use klingentanz::board::{CellFacts, DoorState, Facing, Harm, Terrain};

use super::story::{Setup, Story, act, open_field};
use super::tale::*;

/// What the hero does in his turns, by word, until he attacks somebody; the others stand still.
fn campaign(setup: Setup) -> Vec<&'static str> {
    let mut fight = setup.seed(1).open();
    let mut done = Vec::new();
    for _ in 0..40 {
        let (id, kind) = fight.asked().unwrap();
        if kind == "stance" {
            fight.plan(id, "fight");
        } else if id == 1 {
            let choice = thought(&fight);
            done.push(word(&choice));
            if matches!(choice, Choice::Attack { .. }) {
                return done;
            }
            fight.choose(1, choice);
        } else {
            fight.pass(id);
        }
    }
    panic!("he has not come to blows: {done:?}");
}

/// Aldric in the north and a goblin in the south of the sixth row, which is what the test says.
fn parted(row: impl Fn(Setup, (i16, i16)) -> Setup) -> Setup {
    let setup = (0..12).fold(ground(), |setup, x| row(setup, (x, 6)));
    setup
        .hero(person(ALDRIC), (3, 2), "initiative_die: 6")
        .foe(person(GOBLIN), (3, 9), "initiative_die: 1")
}

#[test]
fn it_opens_the_door_behind_which_its_foe_stands() {
    let wall = |setup: Setup, at: (i16, i16)| match at.0 {
        5 => setup.door(at, Facing::N, DoorState::Shut, ""),
        _ => setup.thing(at, "solid"),
    };
    let done = campaign(parted(wall));
    assert_eq!(done.iter().filter(|word| **word == "door").count(), 1, "{done:?}");
}

#[test]
fn it_breaks_the_pane_where_there_is_no_other_way() {
    let wall = |setup: Setup, at: (i16, i16)| match at.0 {
        5 => setup.edge(at, Facing::N, "pane"),
        _ => setup.thing(at, "solid"),
    };
    let done = campaign(parted(wall));
    assert!(done.contains(&"smash"), "{done:?}");
}

#[test]
fn it_jumps_over_what_it_cannot_walk_round() {
    let pit = CellFacts {
        terrain: Terrain::Pit,
        ground_dm: -30,
        ..CellFacts::default()
    };
    let done = campaign(parted(|setup, at| setup.ground(at, pit)));
    assert!(done.contains(&"jump"), "{done:?}");
    // Where a bridge leads over it, it walks.
    let done = campaign(parted(|setup, at| match at.0 {
        5 => setup,
        _ => setup.ground(at, pit),
    }));
    assert!(!done.contains(&"jump"), "{done:?}");
}

#[test]
fn it_climbs_where_its_foe_stands_above_it() {
    let high = CellFacts {
        ground_dm: 15,
        ..CellFacts::default()
    };
    let south = |setup: Setup, (x, y): (i16, i16)| (y..12).fold(setup, |setup, y| setup.ground((x, y), high));
    let done = campaign(parted(south));
    assert!(done.contains(&"climb"), "{done:?}");
}

/// Aldric and a goblin before the edge of a roof so many metres high, east of (3, y).
fn on_a_roof(metres: i16, aldric: (i16, i16)) -> Story {
    let roof = CellFacts {
        ground_dm: metres * 10,
        ..CellFacts::default()
    };
    let cells = (0..=3).flat_map(|x| (0..12).map(move |y| (x, y)));
    let setup = cells.fold(ground(), |setup, at| setup.ground(at, roof));
    let mut fight = setup
        .hero(person(ALDRIC), aldric, "initiative_die: 6")
        .foe(person(GOBLIN), (3, 5), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

#[test]
fn it_pushes_off_a_roof_who_would_not_survive_the_fall() {
    assert_eq!(word(&thought(&on_a_roof(12, (2, 5)))), "push");
    // On flat ground a push does nothing of the kind.
    assert_ne!(word(&thought(&on_a_roof(0, (2, 5)))), "push");
    // It comes from where the push leads over the edge: from the west, as the goblin stands at the eastern one.
    let fight = on_a_roof(12, (3, 1));
    let choice = thought(&fight);
    assert_eq!(word(&choice), "push");
    let way = fight
        .system
        .way(fight.app.world(), fight.battle, &choice)
        .unwrap();
    assert_eq!(way.steps.last().unwrap().cell.x, 2);
}

#[test]
fn it_pushes_into_the_fire() {
    // Eight squares from (2, 5) end at (10, 5).
    let fire = CellFacts {
        harm: Some(Harm::Fire),
        ..CellFacts::default()
    };
    let mut fight = ground()
        .ground((10, 5), fire)
        .hero(person(ALDRIC), (1, 5), "initiative_die: 6")
        .foe(person(OGRE), (2, 5), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    let worth = |fight: &Story, wanted: &str| {
        let answers = fight.system.appraise(fight.app.world(), fight.battle);
        let found = answers.into_iter().find(|(choice, _)| word(choice) == wanted);
        found.map_or(0, |(_, worth)| worth)
    };
    let dry = {
        let mut fight = ground()
            .hero(person(ALDRIC), (1, 5), "initiative_die: 6")
            .foe(person(OGRE), (2, 5), "initiative_die: 1")
            .open();
        fight.plan(1, "fight").plan(2, "fight");
        worth(&fight, "push")
    };
    // Most of the pushes of ten dice against ten fail; of the 3500 of a fire a tenth and more remains.
    assert!(worth(&fight, "push") > dry + 350);
}

#[test]
fn it_distracts_for_friends_who_have_still_to_play() {
    // With a friend beside the goblin whose turn comes the three dice less are worth something; alone they are not.
    let worth = |odo: (i16, i16)| {
        let mut fight = ground()
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .hero(person(ODO), odo, "initiative_die: 1")
            .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
            .open();
        fight.plan(1, "fight").plan(3, "fight").plan(2, "fight");
        let answers = fight.system.appraise(fight.app.world(), fight.battle);
        let found = answers.into_iter().find(|(choice, _)| word(choice) == "distract");
        found.map_or(0, |(_, worth)| worth)
    };
    assert!(worth((3, 1)) > 500, "{}", worth((3, 1)));
    assert_eq!(worth((9, 9)), 0);
}

#[test]
fn it_gets_up_loads_draws_and_treats() {
    // An empty crossbow and a foe far away; a bow at hand where nobody is near; a friend at death's door.
    let first = |setup: Setup| {
        let mut fight = setup.open();
        while let Some((id, "stance")) = fight.asked() {
            fight.plan(id, "fight");
        }
        while fight.asked().is_some_and(|(id, _)| id != 1) {
            let (id, _) = fight.asked().unwrap();
            fight.pass(id);
        }
        thought(&fight)
    };
    let guard = ground()
        .hero(person(GUARD), (0, 0), "initiative_die: 6, unloaded: true")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1");
    assert_eq!(first(guard), act("load"));
    let goblin = open_field(40, 3)
        .by("pool")
        .hero(person(GOBLIN), (0, 0), "initiative_die: 6")
        .foe(person(OGRE), (28, 0), "initiative_die: 1");
    assert_eq!(word(&first(goblin)), "draw");
    let fallen = open_field(40, 3)
        .by("pool")
        .hero(person(ODO), (0, 0), "initiative_die: 6")
        .hero(person(ALDRIC), (1, 0), "initiative_die: 1, hit_points: 0")
        .foe(person(ORC), (39, 0), "initiative_die: 1");
    assert_eq!(word(&first(fallen)), "treat");
    let lying = ground()
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(person(ORC), (6, 0), "initiative_die: 1");
    assert_eq!(word(&first(lying)), "rise");
    let hurt = open_field(40, 3)
        .by("pool")
        .hero(
            person(ALDRIC),
            (0, 0),
            "initiative_die: 6, hit_points: 8, potions: 1",
        )
        .foe(person(ORC), (39, 0), "initiative_die: 1");
    assert_eq!(word(&first(hurt)), "drink");
}

#[test]
fn it_takes_the_stance_where_somebody_may_strike_at_it() {
    let declared = |goblin: (i16, i16), hand: &str| {
        let fight = ground()
            .hero(person(ALDRIC), (1, 1), hand)
            .foe(person(GOBLIN), goblin, "initiative_die: 1")
            .open();
        assert_eq!(fight.asked(), Some((1, "stance")));
        word(&thought(&fight))
    };
    assert_eq!(declared((2, 1), "initiative_die: 6"), "riposte");
    assert_eq!(declared((9, 9), "initiative_die: 6"), "fight");
}

#[test]
fn it_weighs_every_manoeuvre_that_can_be_tried() {
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .hero(person(LYSANDRE), (3, 1), "initiative_die: 1")
        .foe(person(WOLF), (2, 1), "initiative_die: 1")
        .open();
    while let Some((id, "stance")) = fight.asked() {
        fight.plan(id, "fight");
    }
    let answers = fight.system.appraise(fight.app.world(), fight.battle);
    let offered: Vec<_> = answers.iter().map(|(choice, _)| word(choice)).collect();
    for manoeuvre in ["knock-over", "stun", "blind", "distract"] {
        assert!(offered.contains(&manoeuvre), "{offered:?}");
    }
    // Nobody takes teeth from a wolf.
    assert!(!offered.contains(&"disarm"), "{offered:?}");
}

#[test]
fn it_strikes_from_ambush_whoever_is_off_his_guard() {
    // Two sneak dice more against a goblin that is taken by surprise.
    let fight = ground()
        .setting(|setting| setting.surprised = vec![klingentanz::battle::SideId(1)])
        .hero(person(LYSANDRE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1");
    let mut fight = fight.open();
    while let Some((id, "stance")) = fight.asked() {
        fight.plan(id, "fight");
    }
    assert_eq!(word(&thought(&fight)), "sneak-strike");
}
