//! Outnumbering: several against one, the second rank, the side with more heads.

use klingentanz::battle::{Choice, Term};
use klingentanz::board::Cell;

use crate::proof::proves;
use crate::story::{Man, Setup, able, blow, field, man};

fn counted() -> Setup {
    field().with("optional:outnumber")
}

#[test]
fn several_foes_help_each_other_and_hinder_the_parry() {
    let _proof = proves(&["UEB-01", "UEB-02", "UEB-03", "UEB-04", "AUS-05"]);
    // UEB-04: two against one: INI +1 for both. UEB-02: AT 12 + 1. UEB-01: PA 12 - 1. UEB-03: dodge 7 - 2 - 2 = 3.
    let mut fight = counted()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (7, 5), "initiative: 12")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[3, 12, 1, 3, 3])
        .open();
    let start = fight.lines();
    assert!(start.contains(&"1 ini 14 -> 15 UEB-04".to_owned()), "{start:#?}");
    assert!(start.contains(&"2 ini 12 -> 13 UEB-04".to_owned()), "{start:#?}");
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 3);
    let away = Choice::Defend {
        means: Term::named("dodge").unwrap(),
        to: Some(Cell::new(6, 6)),
        stakes: Vec::new(),
    };
    assert_eq!(fight.ways(&away, 20), 3);
    fight.defend(3, "parry");
    let lines = fight.lines();
    assert_eq!(
        lines[..2],
        [
            "1 attack 3: 3 success (ATK-01; 13: 7 VAL-02 +5 VAL-03 +1 UEB-02)",
            "3 parry: 12 failure (ATK-02; 11: 7 VAL-02 +5 VAL-03 -1 UEB-01)",
        ]
    );
    fight.strike(2, 3).skip().choose(3, away);
    assert_eq!(
        fight.end()[1],
        "3 dodge: 3 success (AUS-02; 3: 7 VAL-02 -2 AUS-05 -2 UEB-03)"
    );
}

#[test]
fn at_most_two_points_are_lost_and_four_gained() {
    let _proof = proves(&["UEB-01", "UEB-04"]);
    // UEB-01: four foes, PA -2 at most. UEB-04: six against one, +4 at most.
    let mut fight = counted();
    for at in [(5, 5), (7, 5), (6, 4), (6, 6), (1, 1), (1, 3)] {
        fight = fight.hero(man(), at, "initiative: 14");
    }
    let mut fight = fight.foe(man(), (6, 5), "initiative: 10").dice(&[3, 10]).open();
    let start = fight.lines();
    assert!(start.contains(&"1 ini 14 -> 18 UEB-04".to_owned()), "{start:#?}");
    fight.plan(7, "fight");
    for hero in 1..=6 {
        fight.plan(hero, "fight");
    }
    fight.skip().strike(1, 7);
    fight.skip().defend(7, "parry");
    assert_eq!(
        fight.end()[0],
        "7 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 UEB-01)"
    );
}

#[test]
fn the_bonus_goes_when_heads_fall() {
    let _proof = proves(&["UEB-04"]);
    // UEB-04: the second hero falls in the first round (LE 6 - 5 = 1); at the start of the next they are one against one.
    let mut fight = counted()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (7, 5), "initiative: 12, life: 6")
        .foe(man(), (6, 5), "initiative: 16")
        .dice(&[3, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 2).take(2).pass(1);
    let lines = fight.end();
    assert!(lines.contains(&"1 ini 15 -> 14 UEB-04".to_owned()), "{lines:#?}");
}

#[test]
fn a_spear_strikes_past_one_friend() {
    let _proof = proves(&["BRD-09", "UEB-05", "SF-FORMATION"]);
    // BRD-09: AT 12 - 2, UEB-02 +1 as the friend fights the foe too; with SF-FORMATION no malus. Past two nobody strikes, and a
    // sword past nobody.
    let spear = |abilities: &'static str| {
        let spearman = Man {
            talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
            styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
            abilities,
            ..Man::default()
        };
        spearman.ron()
    };
    // ABI-04: what is learnt counts where its own module is on.
    let drilled = r#""SF-AUFMERKSAMKEIT", "SF-FORMATION""#;
    for (abilities, module, ways) in [
        ("", "optional:manoeuvres", 11),
        (drilled, "optional:manoeuvres", 13),
        (drilled, "optional:outnumber", 11),
    ] {
        let mut fight = counted()
            .with(module)
            .hero(spear(abilities), (4, 5), "initiative: 14")
            .hero(man(), (5, 5), "initiative: 12")
            .foe(man(), (6, 5), "initiative: 10")
            .dice(&[1, 20])
            .open();
        fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
        assert_eq!(fight.ways(&blow(3, 0), 20), ways);
        fight.strike(1, 3).defend(3, "parry");
    }
    let mut fight = counted()
        .hero(spear(""), (4, 5), "initiative: 14")
        .foe(able("SF-FINTE"), (5, 5), "initiative: 12")
        .foe(man(), (6, 5), "initiative: 10")
        .open();
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &blow(3, 0)), "BRD-09");
}

#[test]
fn in_the_plainest_rules_too_a_spear_strikes_past_one_friend_and_past_no_foe() {
    let _proof = proves(&["BRD-09"]);
    // BRD-09 belongs to no module: AT 12 - 2 past the friend on (5,5), and no blow at all past a foe or past two friends.
    let spear = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    let with_between = |is_friend: bool, between: (i16, i16)| {
        let setup = field().hero(spear.ron(), (4, 5), "initiative: 14");
        let setup = if is_friend {
            setup.hero(man(), between, "initiative: 12")
        } else {
            setup.foe(man(), between, "initiative: 12")
        };
        let mut fight = setup
            .foe(man(), (6, 5), "initiative: 10")
            .dice(&[1, 20, 1])
            .open();
        fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
        fight
    };
    assert_eq!(with_between(true, (5, 5)).ways(&blow(3, 0), 20), 10);
    assert_eq!(
        with_between(true, (5, 6)).ways(&blow(3, 0), 20),
        12,
        "beside the line"
    );
    assert_eq!(with_between(false, (5, 5)).forbidden(1, &blow(3, 0)), "BRD-09");
    let mut fight = with_between(true, (5, 5));
    fight.strike(1, 3).defend(3, "parry");
    let lines = fight.end();
    assert_eq!(
        lines[0],
        "1 attack 3: 1 lucky (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 BRD-09)"
    );
}
