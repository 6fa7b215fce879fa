//! Who guards squares and who does not, who strikes past whom, and who keeps up with whom.

use klingentanz::battle::{Choice, FighterId, Posture, Slot, Term};
use klingentanz::board::Facing;

use crate::proof::proves;
use crate::story::{Man, Setup, Story, blow, field, go, hewer, man, of};

/// A field on which passing by is dangerous.
fn watched() -> Setup {
    field().with("optional:passierschlag")
}

/// The hero on (5, 5) walks one square south and so leaves the square beside the foe on (6, 4); says who is asked.
fn walks_away(fight: &mut Story) -> Option<(u16, &'static str)> {
    fight.choose(1, go("walk", &[(5, 6)]));
    fight.asked()
}

const STRIKES: Option<(u16, &str)> = Some((3, "passing-strike"));

#[test]
fn who_has_lost_his_bearings_guards_nothing() {
    let _proof = proves(&["AUS-04"]);
    // BRD-08: the foe has dodged the other hero's blow (a natural 1) to (6,5), beside the mover; he has a free action left, but is
    // disoriented. Without the dodge he strikes.
    let fight = |dodges: bool| {
        let mut fight = watched()
            .hero(man(), (5, 5), "initiative: 14")
            .hero(man(), (7, 4), "initiative: 16")
            .foe(man(), (6, 4), "initiative: 10")
            .dice(&[3, 1][..if dodges { 2 } else { 1 }])
            .open();
        fight
            .plan(3, "fight")
            .plan(1, "move-defend")
            .plan(2, "fight")
            .skip();
        if dodges {
            fight.strike(2, 3).dodge(3, (6, 5));
        }
        fight
    };
    let mut dodged = fight(true);
    assert_eq!(dodged.actions(3, "free-actions").0, 1);
    assert_ne!(walks_away(&mut dodged), STRIKES);
    assert!(dodged.end().contains(&"3 disoriented AUS-04".to_owned()));
    let mut stays = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (11, 11), "initiative: 16")
        .foe(man(), (6, 4), "initiative: 10")
        .open();
    stays
        .plan(3, "fight")
        .plan(1, "move-defend")
        .plan(2, "fight")
        .skip();
    stays.pass(2).skip();
    assert_eq!(walks_away(&mut stays), STRIKES);
}

#[test]
fn who_runs_strikes_at_nobody() {
    let _proof = proves(&["ACT-10"]);
    // ACT-11, BRD-08: whoever has declared a sprint makes no attack in this round, so he guards nothing.
    for (plan, is_asked) in [("sprint", false), ("fight", true)] {
        let mut fight = watched()
            .hero(man(), (5, 5), "initiative: 14")
            .foe(man(), (6, 4), "initiative: 10")
            .open();
        fight.plan(2, plan).plan(1, "move-defend").skip();
        let asked = walks_away(&mut fight);
        assert_eq!(asked == Some((2, "passing-strike")), is_asked, "{plan}");
        fight.lines();
    }
}

#[test]
fn bare_hands_guard_only_what_lies_before_them() {
    let _proof = proves(&["ACT-10"]);
    // BRD-08: the foe on (6,4) looks west: (5,3) lies before him, (6,3) on his right hand. A sword guards both, fists the first.
    for (start, at, is_asked) in [
        ("initiative: 10", (5, 3), true),
        ("initiative: 10", (6, 3), true),
        ("initiative: 10, sheathed: true", (5, 3), true),
        ("initiative: 10, sheathed: true", (6, 3), false),
        ("initiative: 10", (7, 3), false),
    ] {
        let mut fight = watched()
            .with("optional:facing")
            .hero(man(), at, "initiative: 14")
            .foe(man(), (6, 4), start)
            .open();
        fight.plan(2, "fight").plan(1, "move-defend").skip();
        fight.choose(1, go("walk", &[(at.0, at.1 - 1)]));
        assert_eq!(
            fight.asked() == Some((2, "passing-strike")),
            is_asked,
            "{start} {at:?}"
        );
        fight.lines();
    }
}

#[test]
fn one_other_foe_does_not_pin_a_fighter() {
    let _proof = proves(&["BRD-08", "PAS-01", "PAS-02"]);
    // BRD-08: only two others of the mover's side keep him too busy to strike; one does not. AT 12 - 4.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (7, 4), "initiative: 13")
        .foe(man(), (6, 4), "initiative: 10")
        .dice(&[20])
        .open();
    fight
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "move-defend")
        .skip();
    assert_eq!(walks_away(&mut fight), STRIKES);
    fight.choose(
        3,
        Choice::Attack {
            target: FighterId(1),
            with: Slot(0),
            manoeuvre: Term::named("passing-strike").unwrap(),
            stakes: Vec::new(),
        },
    );
    fight.lines();
}

/// The man with a pike, which reaches four squares: AT 12 - 1.
fn pikeman() -> String {
    let pikeman = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-PIKE", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    pikeman.ron()
}

#[test]
fn nobody_strikes_past_a_big_friend_or_past_two_but_past_one_who_lies() {
    let _proof = proves(&["BRD-09"]);
    let rank = |friends: &[(String, (i16, i16), Posture)]| {
        let mut setup = field().hero(pikeman(), (2, 5), "initiative: 14");
        for (person, at, posture) in friends {
            setup = setup
                .hero(person.clone(), *at, "initiative: -5")
                .posture(*posture);
        }
        let mut fight = setup.foe(man(), (6, 5), "initiative: -6").dice(&[20]).open();
        while let Some((fighter, "announce")) = fight.asked() {
            fight.plan(fighter, if fighter == 1 { "fight" } else { "defend" });
        }
        fight.skip();
        (fight, friends.len() as u16 + 2)
    };
    let standing = |at| (man(), at, Posture::Standing);
    // BRD-09: 12 - 1 - 2 past one, whoever of the two squares between he stands on; 12 - 1 where he lies.
    let (fight, foe) = rank(&[standing((4, 5))]);
    assert_eq!(fight.ways(&blow(foe, 0), 20), 9);
    let (fight, foe) = rank(&[(man(), (4, 5), Posture::Lying)]);
    assert_eq!(fight.ways(&blow(foe, 0), 20), 11);
    let (mut fight, foe) = rank(&[standing((4, 5)), standing((5, 5))]);
    assert_eq!(fight.forbidden(1, &blow(foe, 0)), "BRD-09");
    let (mut fight, foe) = rank(&[(of("OPP-08"), (4, 4), Posture::Standing)]);
    assert_eq!(fight.forbidden(1, &blow(foe, 0)), "BRD-09", "an ogre is too big");
    let (mut fight, foe) = rank(&[standing((4, 5))]);
    fight.choose(1, blow(foe, 0));
    fight.lines();
}

#[test]
fn only_a_long_weapon_strikes_past_a_friend() {
    let _proof = proves(&["BRD-09"]);
    // BRD-09: S and P reach past somebody. A great sword of class NS does, at 12 - 2; the bite of a worm of 2x2, which is N and
    // reaches one square farther where classes count (BRD-07), does not; its tail, which is S, does.
    let behind = |person: String, at| {
        let mut fight = field()
            .with("optional:dk")
            .hero(person, at, "initiative: 14")
            .hero(man(), (5, 5), "initiative: 12")
            .foe(man(), (6, 5), "initiative: 10")
            .dice(&[20])
            .open();
        fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
        fight
    };
    let mut sword = behind(hewer(), (4, 5));
    assert_eq!(sword.ways(&blow(3, 0), 20), 10);
    sword.choose(1, blow(3, 0));
    sword.lines();
    let mut worm = behind(of("OPP-12"), (3, 4));
    assert_eq!(worm.forbidden(1, &blow(3, 0)), "BRD-09");
    assert_eq!(worm.ways(&blow(3, 1), 20), 8);
}

/// A choice about the distance to a foe.
fn change(target: u16, manoeuvre: &str) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named(manoeuvre).unwrap(),
        stakes: Vec::new(),
    }
}

#[test]
fn only_the_quicker_who_fights_nobody_else_keeps_up() {
    let _proof = proves(&["DK-06", "BRD-07"]);
    // BRD-07: he who is left may follow with a higher initiative than the mover's, not with the same, and only if nobody else is
    // engaged with him. AT 12 - 4 = 8.
    let follows = |initiative: &str, has_other: bool| {
        let other = if has_other { (7, 6) } else { (11, 11) };
        let mut fight = field()
            .with("optional:dk")
            .hero(man(), (5, 5), "initiative: 10")
            .hero(man(), other, "initiative: 5")
            .foe(man(), (6, 5), &format!("initiative: {initiative}"))
            .dice(&[8])
            .open();
        while let Some((fighter, "announce")) = fight.asked() {
            fight.plan(fighter, "fight");
        }
        fight.skip();
        while fight.asked().is_some_and(|(fighter, _)| fighter != 1) {
            let (fighter, _) = fight.asked().unwrap();
            fight.pass(fighter).skip();
        }
        fight.choose(1, change(3, "lengthen"));
        // Of two who act at once the one is heard before the other goes.
        if fight.asked() == Some((3, "attack")) {
            fight.pass(3);
        }
        let asked = fight.asked() == Some((3, "follow"));
        fight.lines();
        asked
    };
    assert!(follows("11", false));
    assert!(!follows("10", false));
    assert!(!follows("9", false));
    assert!(!follows("11", true));
}

#[test]
fn a_low_wall_forbids_only_what_is_nearer_than_it() {
    let _proof = proves(&["DK-05"]);
    // BRD-17: hand to hand alone is forbidden across a low wall; a sword comes up to a spear over it, from S to N.
    let spearman = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    let mut fight = field()
        .with("optional:dk")
        .edge((4, 5), Facing::E, "low_wall")
        .hero(man(), (4, 5), "initiative: 14")
        .foe(spearman.ron(), (6, 5), "initiative: 10")
        .dice(&[12])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, change(2, "shorten")).take(2);
    assert!(fight.end().contains(&"1 class-close".to_owned()));
    // Across it nobody gets from N to H.
    let mut fight = field()
        .with("optional:dk")
        .edge((5, 5), Facing::E, "low_wall")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &change(2, "shorten")), "BRD-17");
}

#[test]
fn the_bite_of_a_big_beast_reaches_a_square_farther_at_a_malus() {
    let _proof = proves(&["BRD-07", "DK-02"]);
    // BRD-07, DK-02: a worm of 2x2 on (2,4) to (3,5) bites (HN, AT 11) at a man two squares away, at S one class too short: -6.
    let worm = |setup: Setup| {
        let mut fight = setup
            .hero(of("OPP-12"), (2, 4), "initiative: 14")
            .foe(man(), (5, 5), "initiative: 10")
            .dice(&[20])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight
    };
    let mut near = worm(field().with("optional:dk"));
    assert_eq!(near.ways(&blow(2, 0), 20), 5);
    near.choose(1, blow(2, 0));
    assert!(near.lines()[0].contains("5: 11 VAL-08 -6 DK-02"));
    // Where only the reach counts, the bite has its one square.
    assert_eq!(worm(field()).forbidden(1, &blow(2, 0)), "BRD-07");
}
