//! Morale: who flees, who checks, and where those go who have lost heart.

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Setup, Story, field, go, man, of, plan};

/// A man beside a beast; both fight, and the beast lets its blow pass.
fn beside(setup: Setup, beast: &str, start: &str) -> Story {
    let mut fight = setup
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of(beast), (2, 1), start)
        .dice(&[3, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    // 1 + 4 TP, and RS 2.
    fight.strike(1, 2).take(2).pass(2);
    fight
}

#[test]
fn a_beast_flees_with_a_third_of_its_life() {
    let _proof = proves(&["MRL-01", "BRD-29"]);
    // LE 22: 10 - 3 = 7, and 21 is no more than 22.
    let mut hurt = beside(field(), "OPP-09", "initiative: 10, life: 10");
    tells(&hurt.lines(), &["2 le 10 -> 7", "2 retreating MRL-01"]);
    assert_eq!(hurt.states(2), ["retreating"]);
    assert_eq!(hurt.forbidden(2, &plan("fight")), "MRL-01");
    // In the zone of its foe it does not sprint.
    assert_eq!(hurt.forbidden(2, &plan("sprint")), "MRL-01");
    hurt.plan(2, "move-move").plan(1, "fight").pass(1);
    // The edge is a step to the north, and then it is gone.
    assert_eq!(hurt.forbidden(2, &go("walk", &[(3, 1)])), "MRL-01");
    assert_eq!(hurt.forbidden(2, &klingentanz::battle::Choice::Pass), "MRL-01");
    assert_eq!(hurt.offered(), ["run"]);
    hurt.choose(2, go("walk", &[(2, 0)]));
    assert_eq!(hurt.offered(), ["leave"]);
    hurt.act(2, "leave");
    tells(&hurt.end(), &["2 fled BRD-29", "end"]);
    // With a point more it fights on.
    let mut whole = beside(field(), "OPP-09", "initiative: 10, life: 11");
    assert!(!whole.lines().iter().any(|line| line.contains("MRL-01")));
}

#[test]
fn the_cornered_the_rabid_and_mothers_do_not_flee() {
    let _proof = proves(&["MRL-01"]);
    let rows = ["####", "#..#", "####"];
    let fights_on = |mut fight: Story| {
        let lines = fight.lines();
        assert!(!lines.iter().any(|line| line.contains("MRL-01")), "{lines:#?}");
        fight.plan(2, "fight");
    };
    fights_on(beside(field().walls(&rows), "OPP-09", "initiative: 10, life: 10"));
    fights_on(beside(field(), "OPP-09", "initiative: 10, life: 10, rabid: true"));
    fights_on(beside(
        field(),
        "OPP-13",
        "initiative: 10, life: 15, young_near: true",
    ));
    let mut bear = beside(field(), "OPP-13", "initiative: 10, life: 15");
    tells(&bear.lines(), &["2 retreating MRL-01"]);
}

/// A tunnel to the east, closed at its end, and a foe in it; somebody waits beside its mouth.
fn in_a_tunnel(foe: &str, start: &str, faces: &[u8]) -> Story {
    field()
        .walls(&["######", "#.....", "######"])
        .hero(man(), (6, 3), "initiative: 16")
        .foe(of(foe), (2, 1), start)
        .dice(faces)
        .open()
}

/// The first round goes by; in the second one he who waits closes the mouth, before the other one moves.
fn close_the_mouth(fight: &mut Story) -> Vec<String> {
    idle(fight);
    fight.plan(2, "move-move").plan(1, "move-defend");
    fight.choose(1, go("walk", &[(6, 2), (6, 1), (5, 1)]));
    fight.skip();
    while let Some((id, _)) = fight.asked().filter(|(_, kind)| *kind != "announce") {
        fight.pass(id);
    }
    fight.lines()
}

#[test]
fn a_beast_whose_way_is_closed_turns_at_bay() {
    let _proof = proves(&["MRL-01"]);
    // LE 22: with 7 it flees at the end of the first round, for the tunnel is open; at the end of the second it is not.
    let mut wolf = in_a_tunnel("OPP-09", "initiative: 10, life: 7", &[]);
    tells(&close_the_mouth(&mut wolf), &["2 not retreating MRL-01"]);
    assert!(wolf.states(2).is_empty());
    wolf.plan(2, "fight");
}

#[test]
fn a_bandit_whose_way_is_closed_gives_up() {
    let _proof = proves(&["MRL-02"]);
    // LE 9 of 28 is a reason; 10 is more than 9.
    let mut bandit = in_a_tunnel("OPP-01", "initiative: 10, life: 9", &[10]);
    tells(
        &close_the_mouth(&mut bandit),
        &["2 not retreating MRL-02", "2 surrendered MRL-02", "end"],
    );
}

#[test]
fn whoever_has_given_up_gives_way() {
    // Two against one: 12 is more than 9 + 2. The other one goes on; the tunnel is one square wide. Through the square of a foe a
    // step costs twice two half squares (BRD-12).
    let mut fight = field()
        .walls(&["######", "#.....", "######"])
        .hero(man(), (6, 3), "initiative: 16")
        .foe(of("OPP-01"), (2, 1), "initiative: 10, life: 9")
        .foe(man(), (11, 8), "initiative: 4")
        .dice(&[12])
        .open();
    idle(&mut fight);
    fight.plan(3, "fight").plan(2, "move-move").plan(1, "move-defend");
    fight.choose(1, go("walk", &[(6, 2), (6, 1), (5, 1)]));
    while let Some((id, _)) = fight.asked().filter(|(_, kind)| *kind != "announce") {
        fight.pass(id);
    }
    tells(&fight.lines(), &["2 surrendered MRL-02"]);
    fight.plan(3, "fight").plan(1, "move-move");
    fight.choose(1, go("walk", &[(4, 1), (3, 1), (2, 1)]));
    fight.choose(1, go("walk", &[(1, 1)]));
    tells(&fight.lines(), &["1 to 2,1 W 4 ACT-10", "1 to 1,1 W 2 ACT-10"]);
}

#[test]
fn whoever_panics_sprints_past_his_foes_too() {
    let _proof = proves(&["MRL-02"]);
    // A foe stands beside him: whoever retreats goes away at a walk, whoever panics runs.
    let beside = |faces: &[u8]| {
        let mut fight = field()
            .hero(man(), (6, 8), "initiative: 14")
            .foe(of("OPP-01"), (7, 8), "initiative: 10, life: 9")
            .dice(faces)
            .open();
        idle(&mut fight);
        fight
    };
    let mut retreats = beside(&[10]);
    assert_eq!(retreats.forbidden(2, &plan("sprint")), "MRL-02");
    retreats.plan(2, "move-move");
    let mut panics = beside(&[20]);
    assert_eq!(panics.forbidden(2, &plan("move-move")), "MRL-02");
    panics.plan(2, "sprint").plan(1, "fight").pass(1);
    panics.choose(2, go("sprint", &[(7, 9), (7, 10), (7, 11)]));
}

#[test]
fn a_leader_who_is_out_of_action_is_a_reason() {
    let _proof = proves(&["MRL-02"]);
    // Two of three are able, so that it is no half of the side; two against one are +2: 9 + 2. The leader himself checks nothing.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of("OPP-01"), (7, 8), "initiative: 10")
        .foe(of("OPP-07"), (8, 10), "initiative: 9, life: -1, stable: true")
        .foe(of("OPP-01"), (9, 8), "initiative: 8")
        .dice(&[12, 11])
        .open();
    idle(&mut fight);
    tells(
        &fight.end(),
        &[
            "2 morale failed 0: 12 failure (MRL-02; 11: 9 MRL-02 +2 MRL-02)",
            "4 morale passed 0: 11 success (MRL-02; 11: 9 MRL-02 +2 MRL-02)",
        ],
    );
}

#[test]
fn in_its_lair_a_worm_checks_nothing() {
    let _proof = proves(&["MRL-02"]);
    // LE 55: 18 are less than a third. Morale 14, and a 15 fails.
    let worm = |start: &str, faces: &[u8]| {
        let mut fight = field()
            .hero(man(), (1, 1), "initiative: 14")
            .foe(of("OPP-12"), (7, 7), &format!("initiative: 10, life: 18{start}"))
            .dice(faces)
            .open();
        idle(&mut fight);
        fight.end()
    };
    tells(
        &worm("", &[15]),
        &["2 morale failed 0: 15 failure (MRL-02; 14: 14 MRL-02)"],
    );
    let lines = worm(", in_lair: true", &[]);
    assert!(lines.iter().all(|line| !line.contains("MRL")), "{lines:#?}");
}

/// A bandit of LE 28 and morale 9 with 9 points left, far from a man and perhaps with others; they do nothing for a round.
fn bandit(setup: Setup, faces: &[u8]) -> Story {
    bandit_with(setup, |setup| setup, faces)
}

fn bandit_with(setup: Setup, others: impl FnOnce(Setup) -> Setup, faces: &[u8]) -> Story {
    let two =
        setup
            .hero(man(), (1, 1), "initiative: 14")
            .foe(of("OPP-01"), (7, 8), "initiative: 10, life: 9");
    let mut fight = others(two).dice(faces).open();
    idle(&mut fight);
    fight
}

/// Everybody lets a round pass.
fn idle(fight: &mut Story) {
    while let Some((id, "announce")) = fight.asked() {
        let is_lame = fight.states(id).contains(&"incapacitated");
        fight.plan(id, if is_lame { "move" } else { "fight" });
    }
    while let Some((id, _)) = fight.asked().filter(|(_, kind)| *kind != "announce") {
        fight.pass(id);
    }
}

#[test]
fn who_is_badly_hurt_checks_his_morale_once() {
    let _proof = proves(&["MRL-02"]);
    // 27 is below 28. 10 is more than 9: from the next round on he retreats, at a sprint if he likes.
    let mut fails = bandit(field(), &[10]);
    tells(
        &fails.lines(),
        &[
            "2 morale failed 0: 10 failure (MRL-02; 9: 9 MRL-02)",
            "2 retreating MRL-02",
        ],
    );
    assert!(fails.value(2, "morale").starts_with("9:"));
    assert_eq!(fails.forbidden(2, &plan("fight")), "MRL-02");
    fails.plan(2, "sprint").plan(1, "fight").pass(1);
    // GS 6: three times as far as the edge, which is three squares away.
    fails.choose(2, go("sprint", &[(7, 9), (7, 10), (7, 11)]));
    // 9 passes, and no new reason means no new check.
    let mut passes = bandit(field(), &[9]);
    idle(&mut passes);
    let lines = passes.end();
    assert_eq!(lines.iter().filter(|line| line.contains("morale")).count(), 1);
    assert!(passes.states(2).is_empty());
    // 1 makes him bold for the rest of the fight, 20 throws him into panic: he must sprint.
    let mut bold = bandit(field(), &[1]);
    tells(&bold.end(), &["2 bold MRL-02"]);
    let mut panics = bandit(field(), &[20]);
    tells(&panics.end(), &["2 panicking MRL-02"]);
    assert_eq!(panics.forbidden(2, &plan("move-move")), "MRL-02");
    panics.plan(2, "sprint");
}

#[test]
fn reasons_numbers_and_leaders_count() {
    let _proof = proves(&["MRL-02", "MRL-04", "ACT-02"]);
    // A second reason, half of the side out: 9 - 2.
    let lame = |setup: Setup| setup.foe(of("OPP-01"), (8, 10), "initiative: 9, life: 3");
    let mut half = bandit_with(field(), lame, &[8]);
    tells(
        &half.end(),
        &["2 morale failed 0: 8 failure (MRL-02; 7: 9 MRL-02 -2 MRL-02)"],
    );
    // Two foes against one: 9 - 2.
    let two = |setup: Setup| setup.hero(man(), (1, 3), "initiative: 13");
    let mut outnumbered = bandit_with(field(), two, &[8]);
    tells(
        &outnumbered.end(),
        &["2 morale failed 0: 8 failure (MRL-02; 7: 9 MRL-02 -2 MRL-02)"],
    );
    // A leader in sight, two against one, and his call: 9 + 2 + 2 + 1. The second call of a round is but noise.
    let mut led = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of("OPP-01"), (8, 8), "initiative: 4, life: 9")
        .foe(of("OPP-07"), (8, 10), "initiative: 10")
        .dice(&[14])
        .open();
    led.plan(2, "fight")
        .plan_free(3, "fight")
        .plan(1, "fight")
        .pass(1);
    led.act(3, "shout");
    assert_eq!(led.states(2), ["cheered"]);
    led.skip();
    led.pass(3);
    if led.asked() == Some((3, "free")) {
        led.act(3, "shout");
    }
    led.pass(2);
    let lines = led.end();
    tells(
        &lines,
        &[
            "2 morale passed 0: 14 success (MRL-02; 14: 9 MRL-02 +2 MRL-02 +2 MRL-02 +1 MRL-04)",
            "2 not cheered MRL-04",
        ],
    );
    assert!(
        !lines
            .iter()
            .any(|line| line.ends_with("cheered MRL-04") && !line.contains("not"))
    );
}

/// A giant whose fist does 1W6 and so many points.
fn giant(points: u8) -> String {
    format!(
        r#"Creature((id: "OPP-94", name: (en: "Giant", de: "Riese", fr: "Géant"), kind: Intelligent, size: Medium,
        footprint: 1, legs: Two, initiative: 6, parry: 5, life: 20, armour: 0, speed: 8, constitution: 10,
        wound_thresholds: (5, 10, 15), shot_modifier: 0, morale: Never, attacks_per_round: 1, rules: [],
        attacks: [(name: (en: "Fist", de: "Faust", fr: "Poing"), attack: 15, points: "1W6+{points}", classes: "N")]))"#
    )
}

/// A giant whose fist does so many points besides its die strikes at one of three goblins, who takes it; the other two wait afar.
fn against_three(setup: Setup, points: u8, faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(giant(points), (1, 1), "initiative: 14")
        .foe(of("OPP-06"), (2, 1), "initiative: 10")
        .foe(of("OPP-06"), (8, 8), "initiative: 9")
        .foe(of("OPP-06"), (8, 10), "initiative: 8")
        .dice(faces)
        .open();
    fight
        .plan(4, "fight")
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "fight");
    fight.skip();
    fight.strike(1, 2).take(2);
    fight
}

#[test]
fn a_rider_and_his_mount_are_one_combatant() {
    let _proof = proves(&["MRL-02"]);
    // One knight against one bandit: he is not outnumbered, morale 9. 10 is too much.
    let mut fight = field()
        .with("expert:mounted")
        .hero(
            crate::mounted::rider("").ron(),
            (2, 1),
            "rides: 2, initiative: 14",
        )
        .hero(of("OPP-18"), (1, 1), "initiative: 1")
        .foe(of("OPP-01"), (8, 8), "initiative: 10, life: 9")
        .dice(&[10])
        .open();
    idle(&mut fight);
    tells(
        &fight.end(),
        &["3 morale failed 0: 10 failure (MRL-02; 9: 9 MRL-02)"],
    );
    // A bandit on a horse is one of two, and the other one is out of action: half of the side. One against one, 9 again.
    let mut fight = field()
        .with("expert:mounted")
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of("OPP-01"), (8, 8), "rides: 3, initiative: 10")
        .foe(of("OPP-18"), (7, 7), "initiative: 1")
        .foe(of("OPP-01"), (9, 3), "initiative: 9, life: 3")
        .dice(&[10])
        .open();
    idle(&mut fight);
    tells(
        &fight.end(),
        &["2 morale failed 0: 10 failure (MRL-02; 9: 9 MRL-02)"],
    );
}

#[test]
fn a_friend_felled_by_a_single_hit_is_a_reason() {
    let _proof = proves(&["MRL-02"]);
    // Goblins have LE 23, RS 1 and morale 8: 1 + 20 - 1 = 20 leaves 3, out of action. Two reasons for the other one: half of the side
    // and the single hit. 8 - 2.
    let mut fight = field()
        .hero(giant(20), (1, 1), "initiative: 14")
        .foe(of("OPP-06"), (2, 1), "initiative: 10")
        .foe(of("OPP-06"), (8, 8), "initiative: 9")
        .dice(&[3, 1, 7])
        .open();
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2).pass(3);
    tells(
        &fight.end(),
        &["3 morale failed 0: 7 failure (MRL-02; 6: 8 MRL-02 -2 MRL-02)"],
    );
}

#[test]
fn a_friend_who_goes_down_after_a_question_about_a_single_hit_is_a_reason() {
    let _proof = proves(&["MRL-02", "LEN-03"]);
    // LEN-04: 1 + 20 - 1 = 20 of LE 23 leave 3, and he is asked whether he ignores it. He does not. One of three is no half, but it was
    // a single hit: 8 + 2, for two are more than one.
    let mut fight = against_three(field().with("optional:ignore-incapacity"), 20, &[3, 1, 11, 10]);
    assert_eq!(fight.asked(), Some((2, "defy")));
    fight.pass(2).pass(3).pass(4);
    tells(
        &fight.end(),
        &[
            "2 incapacitated LEN-03",
            "3 morale failed 0: 11 failure (MRL-02; 10: 8 MRL-02 +2 MRL-02)",
            "4 morale passed 0: 10 success (MRL-02; 10: 8 MRL-02 +2 MRL-02)",
        ],
    );
    // ZON-03, WND-11: goblins are small, 8 - 1 is the belly. 1 + 16 - 1 = 16 SP leave 7, and reach WS 11: two wounds. He feels them: 2W6 SP more, 1 + 1, leave 5.
    let zones = field().with("optional:zones").with("optional:suppress-wounds");
    let mut fight = against_three(zones, 16, &[3, 8, 1, 1, 1, 11, 10]);
    assert_eq!(fight.asked(), Some((2, "suppress")));
    fight.pass(2).pass(3).pass(4);
    tells(
        &fight.end(),
        &[
            "2 incapacitated LEN-03",
            "3 morale failed 0: 11 failure (MRL-02; 10: 8 MRL-02 +2 MRL-02)",
            "4 morale passed 0: 10 success (MRL-02; 10: 8 MRL-02 +2 MRL-02)",
        ],
    );
    // Whoever was hurt before was not felled by that hit alone.
    let hurt = field()
        .with("optional:ignore-incapacity")
        .hero(giant(20), (1, 1), "initiative: 14")
        .foe(of("OPP-06"), (2, 1), "initiative: 10, life: 22")
        .foe(of("OPP-06"), (8, 8), "initiative: 9")
        .foe(of("OPP-06"), (8, 10), "initiative: 8");
    let mut fight = hurt.dice(&[3, 1]).open();
    fight
        .plan(4, "fight")
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "fight");
    fight.skip();
    fight.strike(1, 2).take(2).pass(2).pass(3).pass(4);
    assert!(!fight.end().iter().any(|line| line.contains("morale")));
}

#[test]
fn heroes_never_lose_heart() {
    let _proof = proves(&["MRL-03"]);
    let mut fight = field()
        .hero(of("HER-04"), (1, 1), "initiative: 14, life: 6")
        .foe(man(), (8, 8), "initiative: 10")
        .foe(man(), (8, 10), "initiative: 9")
        .open();
    assert_eq!(fight.value(1, "morale"), "none");
    fight.value(1, "le");
    idle(&mut fight);
    assert!(!fight.end().iter().any(|line| line.contains("MRL")));
}

#[test]
fn whoever_has_no_way_out_gives_up() {
    let _proof = proves(&["MRL-02"]);
    let rows = [
        "............",
        "............",
        "............",
        "............",
        "............",
        "............",
        "......###...",
        "......#.#...",
        "......#.#...",
        "......###...",
    ];
    let mut shut_in = bandit(field().walls(&rows), &[10]);
    tells(&shut_in.end(), &["2 surrendered MRL-02", "end"]);
}
