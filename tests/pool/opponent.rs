//! What the opponent does in these rules beside striking: what its side wants, waiting for who comes, and looking for who is gone.

use klingentanz::battle::{Choice, Goal, SideId};
use klingentanz::board::{Cell, CellFacts, Mark, Terrain};

use super::story::{Setup, Story, act, act_with, open_field};
use super::tale::*;

/// Where a movement ends that the opponent would choose.
fn destination(fight: &Story) -> (i16, i16) {
    match thought(fight) {
        Choice::Move { path, .. } => path.last().map(|cell| (cell.x, cell.y)).unwrap(),
        other => panic!("no movement but {other:?}"),
    }
}

/// Aldric and a goblin who is too far away for a blow, on a field of 30 by 12 squares; it is Aldric's turn.
fn far_apart(change: impl FnOnce(Setup) -> Setup) -> Story {
    let setup = open_field(30, 12)
        .by("pool")
        .hero(person(ALDRIC), (1, 6), "initiative_die: 6")
        .foe(person(GOBLIN), (25, 6), "initiative_die: 1");
    let mut fight = change(setup).open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

/// A goal of the side of Aldric.
fn wanting(setup: Setup, goal: Goal) -> Setup {
    setup.setting(|setting| setting.goals.push((SideId(0), goal)))
}

#[test]
fn it_goes_where_its_side_wants_to_be_and_not_to_the_foe() {
    let mark = Mark::point(Cell::new(4, 11));
    let mut fight = far_apart(|setup| wanting(setup, Goal::Reach { area: mark, count: 1 }));
    assert_eq!(destination(&fight), (4, 11));
    let choice = thought(&fight);
    let lines = fight.choose(1, choice).lines();
    assert_eq!(lines.last().unwrap(), "end [SideId(0)] BD-LVL-11");
    // Without the goal he goes towards the goblin, who is in the east.
    let (x, _) = destination(&far_apart(|setup| setup));
    assert!(x > 4, "{x}");
}

#[test]
fn it_takes_what_its_side_wants_and_goes_to_where_it_lies() {
    let wanted = || Goal::Take("PL-WPN-05".to_owned());
    let beside = far_apart(|setup| wanting(setup, wanted()).item((2, 6), "PL-WPN-05"));
    assert_eq!(thought(&beside), act_with("pick-up", 0));
    let far = far_apart(|setup| wanting(setup, wanted()).item((6, 0), "PL-WPN-05"));
    let (x, y) = destination(&far);
    assert!((x - 6).abs() <= 1 && y <= 1, "{x},{y}");
    // What nobody wants is left where it is by whoever has a weapon.
    let idle = far_apart(|setup| setup.item((2, 6), "PL-WPN-05"));
    assert!(matches!(thought(&idle), Choice::Move { .. }));
}

/// Aldric in the middle of the west edge with a goblin so many squares east of him, whose turn is over.
fn holding(area: Option<Mark>, goblin: i16) -> Story {
    let setup = ground().hero(person(ALDRIC), (1, 6), "initiative_die: 1").foe(
        person(GOBLIN),
        (1 + goblin, 6),
        "initiative_die: 6",
    );
    let setup = match area {
        Some(area) => wanting(setup, Goal::Hold { area, rounds: 3 }),
        None => setup,
    };
    let mut fight = setup.open();
    fight.plan(2, "fight").plan(1, "fight").pass(2).skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

#[test]
fn it_does_not_leave_the_area_that_its_side_holds() {
    let point = Mark::point(Cell::new(1, 6));
    assert_eq!(thought(&holding(Some(point), 5)), Choice::Pass);
    assert_eq!(destination(&holding(None, 5)).0, 5, "he would go and strike");
    // Within the area he goes to where he can strike.
    let wide = Mark::area(Cell::new(0, 5), 4, 3);
    let (x, y) = destination(&holding(Some(wide), 3));
    assert!(x == 3 && (5..=7).contains(&y), "{x},{y}");
    assert_eq!(thought(&holding(Some(wide), 5)), Choice::Pass);
}

#[test]
fn it_leaves_the_area_for_a_foe_who_stands_in_it_as_well() {
    // A wall parts the two: nobody holds the area by waiting, and the way to the foe leads out of it.
    let area = Mark::area(Cell::new(1, 6), 4, 1);
    let setup = ground()
        .thing((2, 6), "solid")
        .thing((3, 6), "solid")
        .hero(person(ALDRIC), (1, 6), "initiative_die: 1")
        .foe(person(GOBLIN), (4, 6), "initiative_die: 6");
    let mut fight = wanting(setup, Goal::Hold { area, rounds: 3 }).open();
    fight.plan(2, "fight").plan(1, "fight").pass(2).skip();
    let (x, y) = destination(&fight);
    assert!((3..=5).contains(&x) && y != 6, "{x},{y}");
}

/// Aldric in a bog in which he comes three squares far, and foes on firm ground at these places with these dice of initiative.
fn in_a_bog(aldric: &str, foes: &[(&str, (i16, i16), &str)]) -> Story {
    let bog = CellFacts {
        terrain: Terrain::Bog,
        ..CellFacts::default()
    };
    let cells = (0..6).flat_map(|x| (0..12).map(move |y| (x, y)));
    let mut setup =
        cells
            .fold(ground(), |setup, cell| setup.ground(cell, bog))
            .hero(person(ALDRIC), (1, 6), aldric);
    for (foe, at, start) in foes {
        setup = setup.foe(person(foe), *at, start);
    }
    setup.open()
}

#[test]
fn it_waits_for_a_foe_who_may_come() {
    let mut fight = in_a_bog("initiative_die: 6", &[(GOBLIN, (9, 6), "initiative_die: 1")]);
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(thought(&fight), act("delay"));
    // The goblin has had his turn: nobody comes any more.
    let mut fight = in_a_bog("initiative_die: 1", &[(GOBLIN, (9, 6), "initiative_die: 6")]);
    fight.plan(2, "fight").plan(1, "fight").pass(2).skip();
    assert!(destination(&fight).0 > 1);
    // An archer has no reason to come.
    let mut fight = in_a_bog("initiative_die: 6", &[(MAELLE, (9, 6), "initiative_die: 1")]);
    fight.plan(1, "fight").plan(2, "fight");
    assert!(destination(&fight).0 > 1);
}

#[test]
fn it_waits_on_as_long_as_somebody_may_come_and_then_plays() {
    let foes = [
        (GOBLIN, (9, 6), "initiative_die: 1"),
        (BANDIT, (9, 8), "initiative_die: 1"),
    ];
    let mut fight = in_a_bog("initiative_die: 6", &foes);
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    fight.choose(1, act("delay")).pass(2);
    assert_eq!(fight.asked(), Some((1, "late")));
    assert_eq!(thought(&fight), Choice::Pass, "the bandit has still to play");
    fight.pass(1).pass(3);
    assert_eq!(fight.asked(), Some((1, "late")));
    assert_eq!(thought(&fight), act("act-now"));
}

#[test]
fn it_looks_for_a_foe_whom_nobody_has_seen() {
    // A wall from west to east, with a gap at its east end; the goblin stays behind it.
    let mut setup = ground();
    for x in 0..11 {
        setup = setup.thing((x, 6), "solid");
    }
    let mut fight = setup
        .hero(person(ALDRIC), (3, 3), "initiative_die: 6")
        .foe(person(GOBLIN), (3, 9), "initiative_die: 1")
        .setting(|setting| setting.secrets = true)
        .open();
    for _ in 0..60 {
        match fight.asked().unwrap() {
            (id, "stance") => drop(fight.plan(id, "fight")),
            (1, _) => {
                let choice = thought(&fight);
                if matches!(choice, Choice::Attack { .. }) {
                    return;
                }
                fight.choose(1, choice);
            }
            (id, _) => drop(fight.pass(id)),
        }
    }
    panic!("he has not found the goblin");
}

#[test]
fn it_goes_to_where_a_foe_was_seen_last() {
    // Aldric walks behind a wall, from where he does not see the goblin any more. What lies behind the block in the west is nearer,
    // and has never been seen.
    let mut setup = ground().thing((2, 2), "solid");
    for y in 0..5 {
        setup = setup.thing((8, y), "solid");
    }
    let mut fight = setup
        .hero(person(ALDRIC), (7, 6), "initiative_die: 6")
        .foe(person(GOBLIN), (10, 4), "initiative_die: 1")
        .setting(|setting| setting.secrets = true)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, go("walk", &[(6, 5), (5, 4), (4, 3), (4, 2)]));
    assert_eq!(fight.asked(), Some((1, "turn")));
    let (x, _) = destination(&fight);
    assert!(x >= 7, "{x}");
}

/// Aldric is 24 squares from a goblin who walks 10 and strikes over 1, so that nobody is struck who stays 12 away. A walk would bring
/// Aldric 10 squares nearer, a sprint 30. The goblin's 7 dice have more successes than the 5 that the sprint leaves Aldric's Defence
/// wherever 6 of 12 even dice succeed, 2510 times in 4096, and his 1d6 + 2 cost at least 5.5 on the mean then, so that his blow costs
/// more than 3 points: more than the 11 squares, 60 thousandths each, that lie between the 12th and the one beside him.
#[test]
fn it_does_not_sprint_to_where_it_is_struck_at_first() {
    let fight = far_apart(|setup| setup);
    assert_eq!(word(&thought(&fight)), "sprint");
    assert_eq!(destination(&fight).0, 13);
    // In a bog, where a square costs three, the goblin comes three squares far: Aldric sprints to its edge.
    let bog = CellFacts {
        terrain: Terrain::Bog,
        ..CellFacts::default()
    };
    let cells = (19..30).flat_map(|x| (0..12).map(move |y| (x, y)));
    let fight = far_apart(|setup| cells.fold(setup, |setup, cell| setup.ground(cell, bog)));
    assert_eq!(word(&thought(&fight)), "sprint");
    assert_eq!(destination(&fight).0, 18);
}

#[test]
fn whoever_has_walked_and_cannot_strike_stays_out_of_reach() {
    let mut fight = far_apart(|setup| setup);
    let path: Vec<(i16, i16)> = (2..=11).map(|x| (x, 6)).collect();
    fight.choose(1, go("walk", &path));
    assert_eq!(fight.asked(), Some((1, "turn")));
    // Two squares are left until the goblin could come and strike.
    assert_eq!(destination(&fight).0, 13);
}

/// Somebody without a weapon, with so many dice for his fists and so much damage beside theirs.
fn bare_handed(id: &str, dice: u8, damage: i16) -> String {
    let half = dice / 2;
    format!(
        r#"Inline((id: "{id}", name: (en: "Wrestler", de: "Ringer", fr: "Lutteur"), hero: false, level: 1, hit_points: 40,
        characteristics: (strength: {half}, agility: 1, constitution: 2, perception: 2, intelligence: 2, charisma: 2, will: 2),
        skills: (weapon: 0, unarmed: {half}, ranged: 0, throwing: 0, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
        damage_bonus_override: {damage}, move_m: 10))"#
    )
}

/// Twelve dice less three successes throw four dice down, or blind them, wherever 8 of 16 even dice succeed, 6 times in 10. But who lies
/// strikes on from the ground or gets up before he is struck at, and loses no more than the lesser of the two, here one die of Defence
/// against fists that hurt little. Who is blinded has three successes less: of his heavy blows, 13.5 points where they are plain, only
/// those are left in which all four dice succeed, 1 in 16. Less five successes they stun them wherever 10 of 16 dice succeed, 2 times
/// in 10, which takes hardly more from him.
#[test]
fn it_does_not_take_throwing_down_for_a_turn_lost() {
    let mut fight = ground()
        .hero(bare_handed("PL-OPP-99", 12, 0), (1, 1), "initiative_die: 6")
        .foe(bare_handed("PL-OPP-98", 4, 12), (2, 1), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(word(&thought(&fight)), "blind");
}
