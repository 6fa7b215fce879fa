//! Changes of the distance square by square, who keeps up with whom, who may begin hand to hand, and what stands in the way of it.

use klingentanz::battle::SideId;
use klingentanz::board::{DoorState, Facing};

use crate::distance::{change, classes, concerning, dodge_to, engaged, spearman, stabber};
use crate::drill::{tells, who};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, able, act_at, blow, go, man};

/// The man with a pike; class P, reach 4. He keeps every pair together, whatever the other holds.
fn pikeman() -> String {
    let pikeman = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-PIKE", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    pikeman.ron()
}

/// The man on (5, 5), quicker than the pikeman so many squares east of him; both fight.
fn before_a_pike(squares: i16, faces: &[u8]) -> Story {
    let mut fight = classes()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(pikeman(), (5 + squares, 5), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

/// The lines of steps to these columns, which change nobody's facing.
fn steps(fighter: u16, columns: &[i16]) -> Vec<String> {
    let step = |x: &i16| format!("{fighter} to {x},5 E 0 BRD-07");
    columns.iter().map(step).collect()
}

/// The change, the steps and the class.
fn changed(fight: &mut Story, manoeuvre: &str, columns: &[i16], class: &str) {
    fight.choose(1, change(2, manoeuvre, &[]));
    if fight.asked() == Some((2, "defend")) {
        fight.take(2);
    }
    let lines: Vec<String> = fight.end();
    let told: Vec<&String> = lines.iter().filter(|line| line.starts_with("1 ")).collect();
    let mut expected = steps(1, columns);
    expected.push(format!("1 {class}"));
    assert!(told[0].starts_with(&format!("1 {manoeuvre} 2: ")), "{lines:#?}");
    assert!(told[1..].iter().copied().eq(&expected), "{manoeuvre}: {lines:#?}");
    assert_eq!(engaged(fight, 1), [(2, engaged(fight, 2)[0].1)]);
}

#[test]
fn whoever_gets_away_goes_to_the_squares_of_the_class() {
    let _proof = proves(&["BRD-07", "DK-06"]);
    // BRD-07: H and N lie at 1 square, S at 2, P at 3 or 4. DK-06: 7 + 5 - 4 = 8 for a class, 7 + 5 - 8 = 4 for two.
    for (squares, manoeuvre, face, columns, class) in [
        (1, "lengthen", 8, &[4][..], "class-spear"),
        (1, "lengthen-two", 4, &[4, 3], "class-pike"),
        (1, "lengthen-two-far", 4, &[4, 3, 2], "class-pike"),
        (2, "lengthen", 8, &[4], "class-pike"),
        (2, "lengthen-far", 8, &[4, 3], "class-pike"),
    ] {
        changed(&mut before_a_pike(squares, &[face]), manoeuvre, columns, class);
    }
    // From H: to N nobody moves, to S it is one square. DK-05: coming to H first succeeds with 12.
    for (manoeuvre, face, columns, class) in [
        ("lengthen", 8, &[][..], "class-close"),
        ("lengthen-two", 4, &[4], "class-spear"),
    ] {
        let mut fight = before_a_pike(1, &[12, face]);
        fight.choose(1, change(2, "shorten", &[]));
        assert_eq!(engaged(&fight, 1), [(2, "class-hand")]);
        fight.pass(2).plan(2, "fight").plan(1, "fight").skip();
        changed(&mut fight, manoeuvre, columns, class);
    }
}

#[test]
fn there_is_no_second_square_but_before_a_pike() {
    let _proof = proves(&["BRD-07", "DK-06"]);
    // BRD-07: from N to S it is one square, and from P there is no way farther.
    assert_eq!(
        before_a_pike(1, &[]).forbidden(1, &change(2, "lengthen-far", &[])),
        "BRD-07"
    );
    let mut fight = before_a_pike(2, &[]);
    assert!(fight.offered().contains(&"lengthen-far"));
    assert_eq!(fight.forbidden(1, &change(2, "lengthen-two", &[])), "DK-06");
    for squares in [3, 4] {
        let mut fight = before_a_pike(squares, &[]);
        assert_eq!(fight.forbidden(1, &change(2, "lengthen", &[])), "DK-06");
        assert_eq!(fight.forbidden(1, &change(2, "lengthen-far", &[])), "DK-06");
    }
    // One square is left behind him, so that he gets away by one and not by two.
    let mut fight = classes()
        .hero(man(), (1, 5), "initiative: 14")
        .foe(pikeman(), (3, 5), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &change(2, "lengthen-far", &[])), "BRD-07");
    assert!(fight.offered().contains(&"lengthen"));
}

#[test]
fn whoever_comes_nearer_goes_to_the_squares_of_the_class() {
    let _proof = proves(&["BRD-07", "DK-05"]);
    // BRD-07: from 4 squares (P) two to S, three to N; from 3 squares one and two. DK-05: 12 for a class, 12 - 8 = 4 for two.
    for (squares, manoeuvre, face, columns, class) in [
        (4, "shorten", 12, &[6, 7][..], "class-spear"),
        (4, "shorten-two", 4, &[6, 7, 8], "class-close"),
        (3, "shorten", 12, &[6], "class-spear"),
        (3, "shorten-two", 4, &[6, 7], "class-close"),
        (2, "shorten", 12, &[6], "class-close"),
        (1, "shorten", 12, &[], "class-hand"),
    ] {
        changed(&mut before_a_pike(squares, &[face]), manoeuvre, columns, class);
    }
}

#[test]
fn a_feint_goes_with_coming_nearer_by_two_classes() {
    let _proof = proves(&["DK-05", "MAN-FINTE"]);
    // DK-05: 12 - 8 for two classes, and 1 less for the feint: a 4 fails.
    let mut fight = before_a_pike(4, &[4]);
    fight.choose(1, change(2, "shorten-two-feint", &[1]));
    let line = fight.end().remove(0);
    assert!(
        line.starts_with("1 shorten-two-feint 1 at 2: 4 failure (ATK-01; 3:"),
        "{line}"
    );
}

/// The man on (5, 5) gets away, and the pikeman so many squares east of him is quicker: he has passed his attack.
fn chased(squares: i16, step: Option<i16>, faces: &[u8]) -> Story {
    let mut fight = classes()
        .hero(man(), (5, 5), "initiative: 10")
        .foe(pikeman(), (5 + squares, 5), "initiative: 14")
        .dice(faces)
        .open();
    fight.plan(1, "fight");
    match step {
        Some(x) => fight.plan_free(2, "fight").choose(2, go("step", &[(x, 5)])),
        None => fight.plan(2, "fight"),
    };
    fight.pass(2);
    while fight.asked().is_some_and(|(fighter, _)| fighter == 2) {
        fight.pass(2);
    }
    fight.skip();
    fight
}

#[test]
fn one_step_keeps_up_with_one_square_and_not_with_two() {
    let _proof = proves(&["BRD-07", "DK-06"]);
    // BRD-07: the foe takes one free step; the class stays S, at its two squares.
    let mut near = chased(2, None, &[8]);
    near.choose(1, change(2, "lengthen", &[]));
    assert_eq!(near.asked(), Some((2, "follow")));
    near.choose(2, concerning("follow", 1));
    assert_eq!(
        near.end()[1..],
        ["1 to 4,5 E 0 BRD-07", "2 follow", "2 to 6,5 W 0 BRD-07", "round"]
    );
    assert_eq!(engaged(&near, 1), [(2, "class-spear")]);
    // Two squares away a step would leave him at three, which is no longer S.
    let mut far = chased(2, None, &[8]);
    far.choose(1, change(2, "lengthen-far", &[]));
    assert_ne!(far.asked(), Some((2, "follow")));
    assert_eq!(engaged(&far, 1), [(2, "class-pike")]);
    // DK-07: he has stepped up to one square at S; the man needs two squares to P, and a step brings the foe back to the two of S.
    let mut stepped = chased(2, Some(6), &[8]);
    assert_eq!(engaged(&stepped, 1), [(2, "class-spear")]);
    stepped.choose(1, change(2, "lengthen", &[]));
    assert_eq!(stepped.asked(), Some((2, "follow")));
    stepped.choose(2, concerning("follow", 1));
    assert_eq!(
        stepped.end()[1..],
        [
            "1 to 4,5 E 0 BRD-07",
            "1 to 3,5 E 0 BRD-07",
            "2 follow",
            "2 to 5,5 W 0 BRD-07",
            "round"
        ]
    );
    assert_eq!(engaged(&stepped, 1), [(2, "class-spear")]);
}

#[test]
fn a_targeted_dodge_leads_out_of_a_spear_by_one_square_or_two() {
    let _proof = proves(&["AUS-03", "BRD-15", "BRD-07"]);
    // AUS-03: 7 + 3 - 2 (S doubled) = 8. BRD-07: from S to P, (8, 5) is two squares back; a spear reaches two.
    let mut fight = classes()
        .hero(spearman(), (4, 5), "initiative: 14")
        .foe(able("SF-AUSWEICHEN1"), (6, 5), "initiative: 10")
        .dice(&[12, 8])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    assert_eq!(fight.ways(&dodge_to("aimed-dodge-back", Some((7, 5))), 20), 8);
    fight.skip().choose(2, dodge_to("aimed-dodge-back", Some((8, 5))));
    assert_eq!(
        fight.end()[1..],
        [
            "2 to 7,5 W 0 BRD-07",
            "2 to 8,5 W 0 BRD-07",
            "1 apart",
            "phase 10"
        ]
    );
}

fn surprised(setup: Setup) -> Setup {
    setup.setting(|setting| setting.surprised.push(SideId(1)))
}

#[test]
fn whoever_surprises_a_foe_chooses_hand_to_hand() {
    let _proof = proves(&["DK-04", "SUR-01"]);
    // DK-04: he comes from the front. Intuition 12: 13 fails (SUR-01), so the foe begins with his basis of 10 and passes. In phase 6
    // a dagger has 12 - 4 (the move) - 6 (N) = 2; hand to hand 8.
    let come = |setup: Setup| {
        let mut fight = setup.dice(&[13]).open();
        fight.plan(2, "fight").plan(1, "move-attack");
        fight.choose(1, go("walk", &[(3, 5), (4, 5)])).pass(2).skip();
        fight
    };
    let field = |foe: &str| {
        classes()
            .hero(stabber(), (2, 5), "initiative: 14")
            .foe(man(), (5, 5), foe)
    };
    let mut fight = come(surprised(field("")));
    assert_eq!(fight.ways(&blow(2, 0), 20), 2);
    assert!(fight.offered().contains(&"close-in"));
    fight.choose(1, concerning("close-in", 2));
    assert_eq!(fight.ways(&blow(2, 0), 20), 8);
    assert_eq!(fight.end(), ["1 class-hand"]);
    assert_eq!(fight.forbidden(1, &concerning("close-in", 2)), "DK-04");
    let mut fight = come(field("initiative: 10"));
    assert_eq!(fight.forbidden(1, &concerning("close-in", 2)), "DK-04");
    assert!(!fight.offered().contains(&"close-in"));
}

#[test]
fn whoever_fights_somebody_already_does_not_choose_anew_from_behind() {
    let _proof = proves(&["DK-04"]);
    // Two squares behind a spear two are engaged at S from the start, which the attacker has not chosen: at N, one square nearer, he
    // may not begin hand to hand. From three squares he comes upon the foe and may.
    for (spear, to, allowed) in [(5, 4, false), (6, 5, true)] {
        let mut fight = classes()
            .with("optional:facing")
            .hero(man(), (3, 5), "initiative: 14")
            .foe(spearman(), (spear, 5), "initiative: -5")
            .facing(Facing::E)
            .open();
        fight.plan(2, "defend").plan(1, "move-attack");
        let path: Vec<(i16, i16)> = (4..=to).map(|x| (x, 5)).collect();
        fight.choose(1, go("walk", &path));
        assert_eq!(fight.asked(), Some((1, "attack")), "{spear}");
        assert_eq!(fight.offered().contains(&"close-in"), allowed, "{spear}");
    }
}

#[test]
fn the_surprised_beside_whom_a_fight_begins_do_not_choose() {
    let _proof = proves(&["DK-04"]);
    // DK-04: whoever has which number, the one who is not surprised chooses.
    let mut fight = surprised(
        classes()
            .foe(man(), (5, 5), "")
            .hero(stabber(), (4, 5), "initiative: 14"),
    )
    .dice(&[13])
    .open();
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(engaged(&fight, 2), [(1, "class-close")]);
    fight.choose(2, concerning("close-in", 1));
    assert_eq!(engaged(&fight, 2), [(1, "class-hand")]);
    let mut fight = surprised(
        classes()
            .hero(man(), (4, 5), "initiative: 2")
            .foe(stabber(), (5, 5), ""),
    )
    .dice(&[13])
    .open();
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.asked(), Some((2, "attack")));
    assert_eq!(fight.forbidden(2, &concerning("close-in", 1)), "DK-04");
}

#[test]
fn whoever_opens_a_door_upon_the_surprised_chooses_too() {
    let _proof = proves(&["DK-04"]);
    // BRD-06: with the door shut they are not engaged; the first blow would engage them, so that its striker chooses.
    let before = |foe: &str| {
        classes()
            .door((4, 5), Facing::E, DoorState::Shut, "")
            .hero(stabber(), (4, 5), "initiative: 14")
            .foe(man(), (5, 5), foe)
    };
    // Behind the door he knows of nobody, and declares nothing (SUR-02).
    let mut shut = surprised(before("")).dice(&[13]).open();
    shut.plan(1, "fight");
    assert_eq!(shut.forbidden(1, &concerning("close-in", 2)), "DK-04");
    let mut awake = before("initiative: 10").open();
    awake.plan(2, "fight").plan(1, "act-attack");
    awake.choose(1, act_at("door", (5, 5))).pass(2);
    assert_eq!(awake.forbidden(1, &concerning("close-in", 2)), "DK-04");
    let mut fight = surprised(before("")).dice(&[13]).open();
    fight.plan(1, "act-attack");
    assert!(engaged(&fight, 1).is_empty());
    fight.choose(1, act_at("door", (5, 5)));
    assert!(engaged(&fight, 1).is_empty());
    assert!(fight.offered().contains(&"close-in"));
    fight.choose(1, concerning("close-in", 2));
    assert_eq!(engaged(&fight, 1), [(2, "class-hand")]);
}

#[test]
fn what_lies_between_at_the_end_keeps_two_from_hand_to_hand() {
    let _proof = proves(&["BRD-17", "BRD-07"]);
    // BRD-17: over the low wall he steps on his way from S to H, and nothing is left between them. DK-05: 12 - 8 = 4.
    let across = |x: i16, class: &str| {
        let mut fight = classes()
            .edge((x, 5), Facing::E, class)
            .hero(stabber(), (4, 5), "initiative: 14")
            .foe(spearman(), (6, 5), "initiative: 10")
            .dice(&[4])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight
    };
    let mut over = across(4, "low_wall");
    over.choose(1, change(2, "shorten-two", &[])).take(2);
    assert_eq!(over.end()[2..4], ["1 to 5,5 E 0 BRD-07", "1 class-hand"]);
    // The last square is the one that counts. BRD-07: H is bodies in contact, and across 1.3 m they touch even less.
    assert_eq!(
        across(5, "low_wall").forbidden(1, &change(2, "shorten-two", &[])),
        "BRD-17"
    );
    assert_eq!(
        across(5, "fence").forbidden(1, &change(2, "shorten-two", &[])),
        "BRD-07"
    );
    let mut to_close = across(5, "fence");
    assert!(to_close.offered().contains(&"shorten"));
    to_close.pass(1);
}

#[test]
fn a_low_wall_that_comes_between_ends_the_grapple() {
    let _proof = proves(&["BRD-17"]);
    // BRD-17: the wall runs along the north side of (5, 5). The foe steps from the east of the hero to the north of him.
    let mut fight = classes()
        .edge((5, 5), Facing::N, "low_wall")
        .hero(stabber(), (5, 5), "initiative: 14")
        .foe(stabber(), (6, 5), "initiative: 10")
        .dice(&[5])
        .open();
    fight.plan_free(2, "fight").plan(1, "fight");
    while fight.asked() == Some((2, "free")) {
        fight.pass(2);
    }
    fight.choose(1, change(2, "shorten", &[])).take(2).skip();
    assert_eq!(engaged(&fight, 1), [(2, "class-hand")]);
    fight.choose(2, go("step", &[(5, 4)]));
    assert_eq!(engaged(&fight, 1), [(2, "class-close")]);
    assert_eq!(fight.forbidden(2, &change(1, "shorten", &[])), "BRD-17");
}

#[test]
fn every_class_hinders_dodges_in_its_own_way() {
    // AUS-03: AW 7 + 3. AUS-05: free -2, -1, 0 near, at the length of a spear and of a pike; aimed twice as much; two classes at once 4 more,
    // where there are two.
    let learnt = |person: String| who(person, &["SF-AUSWEICHEN1"]);
    for (attacker, squares, free, aimed, far) in [
        (man(), 1, 8, 6, Some((8, 2))),
        (spearman(), 2, 9, 8, None),
        (pikeman(), 3, 10, 10, None),
    ] {
        let mut fight = classes()
            .without("optional:crits")
            .hero(attacker, (5, 5), "initiative: 14")
            .foe(learnt(man()), (5 + squares, 5), "initiative: 10")
            .dice(&[1])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2);
        let away = Some((6 + squares, 5));
        assert_eq!(fight.ways(&dodge_to("dodge", away), 20), free, "{squares}");
        assert_eq!(fight.ways(&dodge_to("aimed-dodge", None), 20), aimed, "{squares}");
        if let Some((x, ways)) = far {
            let choice = dodge_to("aimed-dodge-far", Some((x, 5)));
            assert_eq!(fight.ways(&choice, 20), ways, "{squares}");
        }
    }
}

/// A nimble man with a dagger whom another has come close to, hand to hand; that one strikes at him now. The shortening falls on a 5, the
/// blow on a 3.
fn struck_hand_to_hand(faces: &[u8]) -> Story {
    // PA-Basis (18 + 18 + 12) / 5 = 9.6, so 10; two abilities bring 6.
    let nimble = Man {
        attributes: [12, 12, 18, 12, 12, 18, 12, 12],
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        abilities: r#""SF-AUSWEICHEN1", "SF-AUSWEICHEN2""#,
        ..Man::default()
    };
    let mut fight = classes()
        .hero(stabber(), (5, 5), "initiative: 14")
        .foe(nimble.ron(), (6, 5), "initiative: 10")
        .dice(&[&[5, 3], faces].concat())
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, change(2, "shorten", &[])).take(2).skip();
    assert_eq!(engaged(&fight, 1), [(2, "class-hand")]);
    fight.pass(2).plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2);
    fight
}

#[test]
fn dodges_are_hardest_hand_to_hand() {
    // AUS-05: AW 16, free 4 less, aimed 8 less. AUS-03: one class away is as hard, two classes are 4 harder.
    let fight = struck_hand_to_hand(&[]);
    for (means, to, ways) in [
        ("dodge", Some((7, 5)), 12),
        ("aimed-dodge", None, 8),
        ("aimed-dodge-back", None, 8),
        ("aimed-dodge-far", Some((7, 5)), 4),
    ] {
        assert_eq!(fight.ways(&dodge_to(means, to), 20), ways, "{means}");
    }
}

#[test]
fn an_aimed_dodge_gets_out_of_a_grapple_by_one_class_or_by_two() {
    let _proof = proves(&["AUS-03", "BRD-07", "BRD-15"]);
    // BRD-07: from H to N nobody moves; from H to S it is a square straight away, or to one of the two sides of that.
    let mut back = struck_hand_to_hand(&[8]);
    let stays = dodge_to("aimed-dodge-back", Some((7, 5)));
    assert_eq!(back.forbidden(2, &stays), "BRD-15", "nobody moves for it");
    back.choose(2, dodge_to("aimed-dodge-back", None));
    assert_eq!(back.asked(), Some((1, "follow")), "he is the quicker one");
    back.pass(1);
    let lines = back.end();
    tells(
        &lines,
        &[
            "2 aimed-dodge-back: 8 success (AUS-03; 8: 10 VAL-02",
            "2 class-close",
        ],
    );
    assert!(!lines.iter().any(|line| line.starts_with("2 to ")), "{lines:#?}");
    // He who keeps the class goes nowhere either, so he is not told to follow.
    let mut kept = struck_hand_to_hand(&[8]);
    kept.choose(2, dodge_to("aimed-dodge-back", None))
        .choose(1, concerning("follow", 2));
    let lines = kept.end();
    assert!(
        lines.iter().any(|line| line.starts_with("1 stay-close")),
        "{lines:#?}"
    );
    let is_move = |line: &String| line.starts_with("1 to ") || line.contains("follow");
    assert!(!lines.iter().any(is_move), "{lines:#?}");
    assert_eq!(engaged(&kept, 1), [(2, "class-hand")]);
    let mut far = struck_hand_to_hand(&[4]);
    for (to, why) in [
        (None, "he has to go somewhere"),
        (Some((6, 4)), "that is not away from him"),
    ] {
        assert_eq!(
            far.forbidden(2, &dodge_to("aimed-dodge-far", to)),
            "BRD-15",
            "{why}"
        );
    }
    far.choose(2, dodge_to("aimed-dodge-far", Some((7, 4))));
    assert_eq!(far.asked(), Some((1, "follow")));
    far.pass(1);
    tells(
        &far.end(),
        &[
            "2 aimed-dodge-far: 4 success (AUS-03; 4: 10 VAL-02",
            "2 to 7,4 W 0 BRD-07",
            "1 apart",
        ],
    );
    // A 5 is too much: he is hit, and loses 2 of his initiative.
    let mut fails = struck_hand_to_hand(&[5, 1]);
    fails.choose(2, dodge_to("aimed-dodge-far", Some((7, 5))));
    tells(
        &fails.end(),
        &[
            "2 aimed-dodge-far: 5 failure",
            "2 ini 10 -> 8 AUS-03",
            "2 struck [1]",
        ],
    );
}

#[test]
fn a_master_parry_keeps_a_foe_away_and_helps_the_next_blow() {
    let _proof = proves(&["DK-05", "MAN-MEISTERPARADE"]);
    // The dagger comes nearer with AT 7; PA 12 - 4 = 8 keeps it away, and the next AT is 12 + 4 = 16. TP 1 + 4.
    let dagger = man()
        .replace("WPN-LONGSWORD", "WPN-DAGGER")
        .replace("TAL-SCHWERTER", "TAL-DOLCHE");
    let master = crate::drill::who(man(), &["SF-MEISTERPARADE"]);
    let setup = crate::drill::drilled().with("optional:dk");
    let mut story = crate::drill::fight(setup, dagger, master, &[7, 8, 16, 1]);
    story.choose(1, crate::drill::strike(2, "shorten", &[]));
    story.choose(2, crate::drill::feat("master-parry", &[4]));
    story.strike(2, 1).take(1);
    crate::drill::tells(
        &story.end(),
        &[
            "2 master-parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-MEISTERPARADE)",
            "2 attack 1: 16 success (ATK-01; 16: 7 VAL-02 +5 VAL-03 +4 MAN-MEISTERPARADE)",
            "1 struck [1] 5:",
        ],
    );
}
