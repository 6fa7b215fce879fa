//! Fighting with a weapon in each hand.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::convert::{beset, converting, declared};
use crate::drill::{tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, act_with, blow, defend, field, man};

/// All that is learnt of it.
const ALL: [&str; 3] = ["SF-LINKHAND", "SF-BEIDHAENDIG1", "SF-BEIDHAENDIG2"];

/// The man with another long sword in his other hand.
fn pair() -> String {
    Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    }
    .ron()
}

#[test]
fn the_other_weapon_has_values_of_its_own() {
    let _proof = proves(&["TWO-01", "SIT-01", "SIT-02", "SF-BEIDHAENDIG1", "SF-LINKHAND"]);
    let _struck = strikes_out(&["TWO-03"]);
    // 12 - 9, and 3 for each step; the point of the shield parry does not count.
    for (learnt, value) in [(1, "6"), (2, "9"), (3, "12")] {
        let fight = converting()
            .hero(who(pair(), &ALL[..learnt]), (5, 5), "initiative: 14")
            .foe(man(), (9, 9), "initiative: 12")
            .open();
        let relief = 3 * learnt;
        let told = format!("{value}: 7 VAL-02 +5 VAL-03 -9 SIT-01 +{relief} SIT-02");
        assert_eq!(fight.value(1, "other-at"), told);
        assert_eq!(fight.value(1, "other-pa"), told);
        assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03");
    }
}

#[test]
fn who_has_two_right_hands_has_no_wrong_one() {
    let _proof = proves(&["ADV-BEIDHAENDIG", "SIT-02"]);
    let both = pair().replace(
        "advantages: []",
        r#"advantages: [(advantage: "ADV-BEIDHAENDIG")]"#,
    );
    let fight = field()
        .hero(both, (5, 5), "initiative: 14")
        .foe(man(), (9, 9), "initiative: 12")
        .open();
    assert_eq!(
        fight.value(1, "other-at"),
        "12: 7 VAL-02 +5 VAL-03 -9 SIT-01 +9 SIT-02"
    );
}

#[test]
fn each_of_two_weapons_takes_an_action_to_draw() {
    let _proof = proves(&["ACT-14", "ACT-15"]);
    // ACT-14: 1 + 1 from the belt; ACT-15: twice that to stow them. With quick hands both are out at once.
    let sheathed = |person: String, plan: &str| {
        let mut fight = field()
            .hero(person, (5, 5), "initiative: 14, sheathed: true")
            .foe(man(), (9, 9), "initiative: -5")
            .open();
        fight.plan(2, "defend").plan_free(1, plan).skip();
        fight
    };
    let mut one = sheathed(pair(), "act-defend");
    one.pass(1);
    assert_eq!(one.forbidden(1, &act_with("draw", 0)), "TIM-05");
    let mut both = sheathed(pair(), "act-act");
    both.pass(1).choose(1, act_with("draw", 0)).skip();
    assert_eq!(both.value(1, "other-at"), "none");
    both.pass(1).pass(1);
    assert_ne!(both.value(1, "other-at"), "none");
    let mut quick = sheathed(who(pair(), &["SF-SCHNELLZIEHEN"]), "fight");
    quick.choose(1, act_with("draw", 0));
    assert_ne!(quick.value(1, "other-at"), "none");
    let mut fight = field()
        .hero(pair(), (5, 5), "initiative: 14")
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    let mut actions = 0;
    fight.plan(2, "defend").plan(1, "act-act").act(1, "stow");
    while !fight.states(1).contains(&"unarmed") {
        actions += 2;
        fight.plan(2, "defend").plan(1, "carry-on");
        assert!(actions < 9);
    }
    // Two actions of the first round and two of the second.
    assert_eq!(actions, 2);
}

#[test]
fn either_weapon_strikes_and_parries() {
    let _proof = proves(&["TWO-02"]);
    // With the other hand 12 - 9 + 3 = 6.
    let mut fight = declared(who(pair(), &ALL[..1]), "fight", &[6, 1, 12, 6]);
    fight.choose(1, blow(2, 1)).take(2).strike(2, 1);
    assert_eq!(fight.ways(&defend("parry"), 20), 12);
    assert_eq!(fight.ways(&defend("other-parry"), 20), 6);
    fight.defend(1, "other-parry");
    tells(
        &fight.end(),
        &[
            "1 attack 2: 6 success (ATK-01; 6:",
            "1 other-parry: 6 success (ATK-02; 6: 7 VAL-02 +5 VAL-03 -9 SIT-01 +3 SIT-02)",
        ],
    );
    // Whoever has one weapon has no other.
    let mut one = declared(man(), "fight", &[13, 12]);
    one.strike(1, 2).strike(2, 1);
    assert_eq!(one.forbidden(1, &defend("other-parry")), "TWO-02");
}

#[test]
fn the_other_weapon_carries_the_second_action_out_as_well_as_the_first() {
    let _struck = strikes_out(&["TWO-04"]);
    // 12 - 9 + 6 = 9 with the other one; 12 - 4 with the same.
    let mut twice = declared(who(pair(), &ALL[..2]), "strike-twice", &[13, 9, 1]);
    twice.strike(1, 2).pass(2);
    assert_eq!(twice.ways(&blow(2, 1), 20), 9);
    assert_eq!(twice.ways(&blow(2, 0), 20), 8);
    twice.choose(1, blow(2, 1)).take(2);
    // Without having learnt it 12 - 9 + 3 - 4.
    let mut untaught = declared(who(pair(), &ALL[..1]), "strike-twice", &[13]);
    untaught.strike(1, 2).pass(2);
    assert_eq!(untaught.ways(&blow(2, 1), 20), 2);
    // The same of parries.
    let mut parries = beset(who(pair(), &ALL[..2]), "defend-twice", 2, &[12, 12, 12]);
    parries.strike(2, 1).defend(1, "parry").strike(3, 1);
    assert_eq!(parries.ways(&defend("other-parry"), 20), 9);
    assert_eq!(parries.ways(&defend("parry"), 20), 8);
}

#[test]
fn two_like_weapons_bring_an_action_more() {
    let _proof = proves(&["TWO-05", "UMW-06", "SF-BEIDHAENDIG2"]);
    // AT 12 in phase 14, a parry of 12 in phase 12, and in phase 10 another attack: with the other one, as this one has acted twice.
    let mut extra = declared(who(pair(), &ALL), "fight", &[13, 12, 12, 12, 1]);
    extra.value(1, "other-at");
    extra.strike(1, 2).strike(2, 1).defend(1, "parry");
    assert_eq!(extra.asked(), Some((1, "attack")));
    assert_eq!(extra.forbidden(1, &blow(2, 0)), "UMW-06");
    assert_eq!(
        extra.forbidden(1, &blow(2, 2)),
        "TWO-05",
        "fists are no such weapon"
    );
    assert_eq!(extra.ways(&blow(2, 1), 20), 12);
    extra.choose(1, blow(2, 1)).take(2);
    tells(
        &extra.end(),
        &[
            "1 parry: 12 success",
            "phase 10",
            "1 attack 2: 12 success",
            "round",
        ],
    );
    // Or another parry, and then no attack.
    let mut parry = beset(who(pair(), &ALL), "fight", 3, &[12, 12, 12, 12, 12]);
    parry.strike(2, 1).defend(1, "parry").strike(3, 1);
    assert_eq!(parry.actions(1, "defences").0, 0);
    parry.defend(1, "other-parry").strike(4, 1);
    assert_eq!(parry.forbidden(1, &defend("parry")), "ATK-05");
    // A sword and a dagger are not alike; and without an attack there is no other one.
    let unlike = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-DAGGER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut unlike = declared(who(unlike.ron(), &ALL), "fight", &[13]);
    unlike.strike(1, 2).pass(2);
    tells(&unlike.end(), &["1 attack 2: 13 failure", "round"]);
    let mut passes = declared(who(pair(), &ALL), "fight", &[]);
    passes.pass(1).pass(2);
    assert!(passes.end().contains(&"round".to_owned()));
}

/// An attack with the other hand, besides all others.
fn from_left(target: u16) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(1),
        manoeuvre: Term::named("death-from-left").unwrap(),
        stakes: Vec::new(),
    }
}

/// The man with a parrying dagger in his other hand who has learnt to strike with it: AT 7, no points of the talent.
fn left() -> String {
    let fencer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-MAINGAUCHE", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let learnt = [
        "SF-TODVONLINKS",
        "SF-LINKHAND",
        "SF-BEIDHAENDIG1",
        "SF-BEIDHAENDIG2",
    ];
    who(fencer.ron(), &learnt)
}

#[test]
fn death_comes_from_the_left() {
    let _proof = proves(&["MAN-TODVONLINKS", "SF-TODVONLINKS", "TWO-06"]);
    // In phase 14 - 8 = 6: AT 7 - 9 + 9 = 7, TP 1 + 1.
    let mut left = declared(left(), "fight", &[13, 7, 1]);
    left.value(1, "at");
    assert_eq!(left.forbidden(1, &from_left(2)), "MAN-TODVONLINKS", "not yet");
    assert_eq!(
        left.forbidden(1, &blow(2, 1)),
        "MAN-TODVONLINKS",
        "no weapon of its own"
    );
    left.strike(1, 2).pass(2);
    assert_eq!(left.asked(), Some((1, "attack")));
    assert_eq!(left.forbidden(1, &blow(2, 0)), "MAN-TODVONLINKS");
    assert_eq!(left.ways(&from_left(2), 20), 7);
    left.choose(1, from_left(2)).take(2);
    tells(
        &left.end(),
        &[
            "phase 6",
            "1 death-from-left 2: 7 success (ATK-01; 7: 7 VAL-02 -9 SIT-01 +9 SIT-02)",
            "2 struck [1] 2:",
            "round",
        ],
    );
}

#[test]
fn a_hand_that_has_parried_does_not_strike() {
    let _proof = proves(&["MAN-TODVONLINKS"]);
    // PA 12 + 2 - 4 with the parrying dagger; then the round ends without another question.
    let mut parried = declared(left(), "fight", &[13, 12, 10]);
    parried.strike(1, 2).strike(2, 1).defend(1, "shield-parry");
    tells(&parried.end(), &["1 shield-parry: 10 success", "round"]);
    // With the sword he may; the sword, not the dagger, has acted.
    let mut free = declared(left(), "fight", &[13, 12, 12]);
    free.strike(1, 2).strike(2, 1).defend(1, "parry");
    assert_eq!(free.asked(), Some((1, "attack")));
    // Who has converted has no such attack.
    let mut twice = declared(left(), "strike-twice", &[13, 13]);
    twice.strike(1, 2).pass(2);
    assert_eq!(twice.forbidden(1, &from_left(2)), "MAN-TODVONLINKS");
    twice.strike(1, 2);
    assert!(twice.end().contains(&"round".to_owned()));
}

#[test]
fn the_other_hand_leads_no_heavy_weapon() {
    let _proof = proves(&["TWO-07"]);
    // The battle axe weighs 120 ounces, the trident is 140 cm long.
    for weapon in ["WPN-BATTLEAXE", "WPN-TRIDENT"] {
        let heavy = pair().replace(r#"second: "WPN-LONGSWORD""#, &format!(r#"second: "{weapon}""#));
        let setup = field()
            .hero(heavy, (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 12");
        let said = setup.try_open().err().expect("too heavy").to_string();
        assert!(said.contains("TWO-07"), "{said}");
    }
}

#[test]
fn a_parry_weapon_parries_once_more() {
    let _proof = proves(&["SHD-08", "SF-PARIERWAFFEN2"]);
    let fencer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-MAINGAUCHE", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let fencer = who(fencer.ron(), &["SF-PARIERWAFFEN1", "SF-PARIERWAFFEN2"]);
    // PA 12 + 2 + 2 = 16, after a parry with the sword.
    let mut twice = beset(fencer, "fight", 2, &[12, 12, 12, 16]);
    assert!(twice.value(1, "ward").starts_with("16:"));
    twice
        .strike(2, 1)
        .defend(1, "parry")
        .strike(3, 1)
        .defend(1, "second-parry");
    tells(
        &twice.end(),
        &["1 parry: 12 success", "1 second-parry: 16 success (SHD-07; 16:"],
    );
}

#[test]
fn two_weapons_of_one_name_are_told_apart_by_the_hand() {
    let things = |person: String| -> Vec<(u8, String)> {
        let mut fight = field()
            .hero(person, (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: -5")
            .open();
        fight.plan(2, "defend").plan(1, "fight");
        let offers = fight.system.offers(fight.app.world(), fight.battle);
        let plain = offers.iter().filter_map(|offer| match &offer.choice {
            Choice::Attack { with, manoeuvre, .. } if manoeuvre.0 == "attack" => {
                Some((with.0, offer.thing.as_ref()?.en.clone()))
            }
            _ => None,
        });
        plain.collect()
    };
    let named = |names: [&str; 3]| -> Vec<(u8, String)> { (0..).zip(names.map(str::to_owned)).collect() };
    assert_eq!(
        things(pair()),
        named(["Long sword", "Long sword (other hand)", "Fists"])
    );
    let unlike = pair().replace(r#"second: "WPN-LONGSWORD""#, r#"second: "WPN-DAGGER""#);
    assert_eq!(things(unlike), named(["Long sword", "Dagger", "Fists"]));
}
