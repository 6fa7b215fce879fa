//! Where an attack comes from and what is in between: cover, flank, ambush.

use klingentanz::board::Facing;

use super::proof::proves;
use super::story::{Setup, Story};
use super::tale::*;

/// The dice of Defence of a goblin at whom Maëlle shoots from (1, 1) with one success, as the log tells them.
fn shot_at(map: Setup, goblin: (i16, i16), guard: usize) -> String {
    let mut faces = vec![4, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3];
    faces.extend(vec![4; guard]);
    let mut fight = map
        .hero(person(MAELLE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), goblin, "initiative_die: 1")
        .dice(&faces)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("shot", 2, 0)).end();
    let told = lines.iter().find(|line| line.contains("defence: ")).unwrap();
    told.split("PL-DEF-07; ")
        .nth(1)
        .unwrap()
        .split(';')
        .next()
        .unwrap()
        .to_owned()
}

#[test]
fn only_the_best_cover_counts_and_none_without_its_module() {
    let _proof = proves(&["PL-BRD-07"]);
    let bare = "6: 4 PL-DEF-02 +2 PL-AMR-02";
    let covered = |dice: u8| format!("{}: 4 PL-DEF-02 +2 PL-AMR-02 +{dice} PL-BRD-07", 6 + dice);
    let on = || ground().with("optional:cover");
    // From every corner of her square at least one line to the goblin's corners runs through the block at (5, 2): from the
    // south-east one, (2, 2), those to (6, 3) and (7, 3) at y = 2.75 and 2.6 when x is 5; from the others as many or more.
    assert_eq!(shot_at(ground().thing((5, 2), "solid"), (6, 3), 6), bare);
    assert_eq!(shot_at(on().thing((5, 2), "solid"), (6, 3), 9), covered(3));
    // What is low covers whoever stands right behind it.
    assert_eq!(shot_at(on().thing((5, 1), "table"), (6, 1), 8), covered(2));
    assert_eq!(shot_at(on().thing((4, 1), "table"), (6, 1), 6), bare);
    // On an edge it has to lie on his own border: a metre before him it covers him no more.
    let wall = |x: i16| on().edge((x, 1), Facing::W, "low_wall");
    assert_eq!(shot_at(wall(6), (6, 1), 8), covered(2));
    assert_eq!(shot_at(wall(5), (6, 1), 6), bare);
    // A post before it adds nothing to that; a block does better.
    let both = on().thing((5, 1), "table").thing((3, 1), "pillar");
    assert_eq!(shot_at(both, (6, 1), 8), covered(2));
}

#[test]
fn cover_is_of_no_use_against_a_blow() {
    let _proof = proves(&["PL-BRD-12"]);
    // The ogre's club reaches over a table.
    let mut fight = ground()
        .with("optional:cover")
        .thing((2, 1), "table")
        .hero(person(OGRE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (3, 1), "initiative_die: 1")
        .dice(&[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 1, 2, 3, 1])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(lines[1].contains("6: 4 PL-DEF-02 +2 PL-AMR-02;"), "{lines:?}");
}

#[test]
fn a_blow_from_the_flank_finds_one_die_less_and_is_no_ambush() {
    let _proof = proves(&["PL-BRD-04"]);
    // The goblin looks west; south of it is its flank, north-west still its front.
    let from = |at: (i16, i16), guard: usize| {
        let mut faces = vec![4, 1, 1, 2, 2, 2, 3, 3, 3, 3];
        faces.extend(vec![4; guard]);
        let mut fight = ground()
            .with("optional:facing")
            .hero(person(LYSANDRE), at, "initiative_die: 6")
            .foe(person(GOBLIN), (2, 2), "initiative_die: 1")
            .facing(Facing::W)
            .dice(&faces)
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        assert_eq!(fight.forbidden(1, &hit("sneak-strike", 2, 0)), "PL-SNK-01");
        let lines = fight.choose(1, hit("strike", 2, 0)).end();
        lines.last().unwrap().clone()
    };
    assert!(from((2, 3), 5).contains("5: 4 PL-DEF-02 +2 PL-AMR-02 -1 PL-BRD-04;"));
    assert!(from((1, 1), 6).contains("6: 4 PL-DEF-02 +2 PL-AMR-02;"));
}

/// A goblin with the bow in its hand and one die of ambush, and a bandit so many squares away who is taken by surprise.
fn ambush(far: i16) -> Story {
    let mut fight = ground()
        .setting(|setting| setting.surprised = vec![klingentanz::battle::SideId(1)])
        .hero(person(GOBLIN), (0, 0), "initiative_die: 6, hand: 1")
        .foe(person(BANDIT), (far, 0), "initiative_die: 1")
        .dice(&[4, 2, 3, 2, 3, 2, 3, 1, 2, 3, 5, 6])
        .open();
    fight.plan(1, "fight").skip();
    fight
}

#[test]
fn an_ambush_takes_ten_metres_at_most() {
    let _proof = proves(&["PL-SNK-01", "PL-SUR-01"]);
    let mut fight = ambush(11);
    assert_eq!(fight.forbidden(1, &hit("sneak-shot", 2, 1)), "PL-SNK-01");
    // One success against none of three dice: 1d6 of the bow and 1d6 of the ambush.
    let mut fight = ambush(10);
    let lines = fight.choose(1, hit("sneak-shot", 2, 1)).end();
    assert!(
        lines.contains(&"2 struck [5] 11: 5 PL-DMG-01 +6 PL-SNK-01 -> 11: 11 PL-CRT-01".to_owned()),
        "{lines:?}"
    );
    // One attack a turn, and so one ambush.
    assert_eq!(fight.forbidden(1, &hit("sneak-shot", 2, 1)), "PL-ACT-02");
}

#[test]
fn whoever_strikes_from_hiding_finds_his_target_surprised() {
    let _proof = proves(&["PL-PER-02", "PL-SNK-01"]);
    // Lysandre hides behind the wall with two successes; the goblin comes round it and does not find her with two.
    let mut fight = ground()
        .with("optional:stealth")
        .walls(&["..#...", "..#...", "..#...", "..#...", "..#..."])
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6, hand: 1")
        .foe(person(GOBLIN), (5, 0), "initiative_die: 1")
        .dice(&[
            4, 4, 1, 2, 3, 2, 3, 2, 3, 2, // she hides
            4, 1, 2, 3, 2, 3, 2, 3, // her knife: one success of eight
            1, 2, // leather, and no Agility
            3, 5, 6, // 1d4 and 2d6
        ])
        .open();
    fight.plan(1, "fight").plan(2, "fight").act(1, "hide");
    let around = [(5, 1), (4, 2), (3, 3), (3, 4), (3, 5), (2, 5), (1, 5)];
    fight.choose(2, go("walk", &around)).pass(2);
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("sneak-shot", 2, 1)).end();
    let is_told = |part: &str| lines.iter().any(|line| line.contains(part));
    assert!(is_told("2: 4 PL-DEF-02 -4 PL-PER-02 +2 PL-AMR-02;"), "{lines:?}");
    assert!(
        is_told("14: 3 PL-DMG-01 +11 PL-SNK-01 -> 14: 14 PL-CRT-01"),
        "{lines:?}"
    );
    // By that she has shown herself.
    assert!(lines.contains(&"1 not hidden PL-PER-02".to_owned()), "{lines:?}");
    assert!(fight.states(1).is_empty());
}
