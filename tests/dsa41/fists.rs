//! Fists as the way to fight: nothing that could be dropped, put away or taken; what is worn on them can be.

use klingentanz::battle::{Ground, Whereabouts};

use crate::bare::brawler;
use crate::drill::{drilled, fight, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, Story, act, act_on, act_with, field, man};

const QUIET: &str = "initiative: -5";

/// What lies about.
fn lying(fight: &Story) -> Vec<String> {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    let movables = ground.movables.iter();
    let lies = movables.filter(|(_, it)| matches!(it.at, Whereabouts::Lies(_)));
    lies.map(|(_, it)| it.gear.clone()).collect()
}

/// The brawler with a knuckle duster: 12/12 and WM -1/-2, BF 0.
fn duster() -> String {
    brawler().replace("WPN-FIST", "WPN-KNUCKLE")
}

#[test]
fn nobody_drops_his_fists_or_puts_them_away() {
    let _proof = proves(&["WPN-FIST", "ACT-05", "ACT-15"]);
    let mut fight = field()
        .hero(brawler(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.value(1, "at");
    fight.plan(2, "defend").plan_free(1, "act-act").skip();
    assert_eq!(fight.forbidden(1, &act("drop")), "ACT-05");
    while fight.asked() != Some((1, "regular")) {
        fight.pass(1);
    }
    assert_eq!(fight.forbidden(1, &act("stow")), "ACT-15");
    // LEN-05: TP 3 + 4 leave 3 of LE 10; he falls, and nothing falls with him.
    let mut falls = field()
        .hero(brawler(), (1, 1), "initiative: 10, life: 10")
        .foe(man(), (2, 1), "initiative: 14")
        .dice(&[5, 3])
        .open();
    falls.plan(1, "fight").plan(2, "fight").skip();
    falls.strike(2, 1).take(1);
    let lines = falls.lines();
    tells(&lines, &["1 incapacitated LEN-03", "1 prone LEN-05"]);
    assert!(!lines.contains(&"1 unarmed LEN-05".to_owned()), "{lines:#?}");
    assert!(lying(&falls).is_empty());
}

#[test]
fn fists_are_free_for_a_weapon() {
    let _proof = proves(&["WPN-FIST", "ACT-14", "ACT-17"]);
    // The dagger comes from the belt in one action; dropped and picked up again it needs FF 12.
    let knave = Man {
        talents: r#"(talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5), (talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-FIST", talent: "TAL-RAUFEN"), (weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let mut draws = field()
        .hero(knave.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .open();
    draws.value(1, "at");
    draws.plan(2, "defend").plan(1, "act-defend").skip();
    draws.choose(1, act_with("draw", 1));
    assert_eq!(draws.end()[..2], ["1 draw", "1 draw"], "begun and done");
    let mut finds = field()
        .hero(brawler(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .item((1, 2), "WPN-DAGGER")
        .dice(&[12])
        .open();
    finds.plan(2, "defend").plan(1, "act-act").skip();
    finds.choose(1, act_on("pick-up", 0, (1, 2)));
    tells(&finds.end(), &["1 dexterity passed", "1 draw"]);
    // There are no fists in a sheath.
    let mut bare = field()
        .hero(knave.ron(), (1, 1), "initiative: 12, style: 1, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .open();
    bare.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(bare.forbidden(1, &act_with("draw", 0)), "ACT-14");
}

#[test]
fn a_knuckle_duster_is_taken_from_the_fist_and_the_fist_is_not() {
    let _proof = proves(&["WPN-KNUCKLE", "MAN-GEN-07", "MAN-ENTWAFFNEN-AT"]);
    // AT 12 - 8 = 4; KK 12 - 8 = 4, a 5 fails: east, 2 squares.
    let taker = || who(man(), &["SF-ENTWAFFNEN"]);
    let disarm = strike(2, "disarm", &[0]);
    let mut fist = fight(drilled(), taker(), brawler(), &[]);
    assert_eq!(fist.forbidden(1, &disarm), "MAN-GEN-07");
    let mut worn = fight(drilled(), taker(), duster(), &[4, 5, 3, 2]);
    worn.value(2, "at");
    worn.choose(1, disarm).take(2);
    tells(&worn.end(), &["2 unarmed MAN-ENTWAFFNEN-AT"]);
    assert_eq!(lying(&worn), ["WPN-KNUCKLE"]);
}

#[test]
fn who_fumbles_with_a_claw_glove_loses_the_glove() {
    let _proof = proves(&["WPN-ORCHID", "FUM-01", "FUM-03"]);
    // FUM-01, face 13: it slips into the own square. Fists read on to row 20 and hurt their owner instead: 1W6, a 2.
    let awry = |hero: String, faces: &[u8]| {
        let mut fight = fight(field().with("optional:fumbles"), hero, man(), faces);
        fight.value(1, "at");
        fight.strike(1, 2);
        fight
    };
    let glove = brawler().replace("WPN-FIST", "WPN-ORCHID");
    let mut glove = awry(glove, &[20, 13]);
    tells(
        &glove.end(),
        &[
            "1 fumble [13] 13: 13 FUM-01",
            "1 fumble-slips",
            "1 unarmed FUM-01",
        ],
    );
    assert_eq!(lying(&glove), ["WPN-ORCHID"]);
    let mut fist = awry(brawler(), &[20, 13, 2]);
    tells(&fist.lines(), &["1 fumble [13] 20: 13 FUM-01 +7 FUM-03"]);
    assert!(lying(&fist).is_empty());
}
