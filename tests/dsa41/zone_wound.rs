//! What wounds of each zone take from what a fighter does, and how those come back whom a third one has felled.

use klingentanz::board::CellFacts;

use crate::drill::{bearer, tells};
use crate::proof::proves;
use crate::shot_value::{JAVELIN, READY, archer, with};
use crate::story::{Story, defend, man, open_field, plan, shot};
use crate::zone::{thrice_in_the_belly, treat, zoned};

/// Attack, parry, shield parry, dodge, speed and initiative of the foe.
fn values(fight: &Story) -> [i16; 6] {
    ["at", "pa", "ward", "aw", "gs", "ini"].map(|name| fight.number(2, name))
}

#[test]
fn each_zone_takes_what_its_row_says() {
    let _proof = proves(&["ZON-03"]);
    // ZON-03, of a man with a wooden shield on the left arm, where it keeps a point off (SHD-23): 7 SP exceed WS 6. The head takes INI 2
    // and two dice of it (1 + 1), chest and belly a die of life besides; of an arm only what it does, and never the dodge.
    for (face, damage, more, taken) in [
        (20, 3, &[1, 1][..], [0, 0, 0, 0, 0, 4]),
        (15, 3, &[1], [1, 1, 1, 1, 0, 0]),
        (7, 3, &[1], [1, 1, 1, 1, 1, 1]),
        (9, 4, &[], [0, 0, 2, 0, 0, 0]),
        (10, 3, &[], [2, 2, 0, 0, 0, 0]),
        (1, 3, &[], [2, 2, 2, 2, 1, 2]),
        (2, 3, &[], [2, 2, 2, 2, 1, 2]),
    ] {
        let faces = [&[5, face, damage], more].concat();
        let mut fight = zoned(man(), (bearer(), ""), &faces);
        let before = values(&fight);
        fight.strike(1, 2).take(2).end();
        let now = values(&fight);
        let lost = [0, 1, 2, 3, 4, 5].map(|place| before[place] - now[place]);
        assert_eq!(lost, taken, "{face}");
    }
}

#[test]
fn a_bow_is_led_by_both_arms_and_a_javelin_by_one() {
    let _proof = proves(&["ZON-03"]);
    // ZON-03, RNG-37: FK -2 for an arm that shoots. The hand crossbow takes one hand, as what is thrown does.
    for (shots, left, right) in [
        (r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#, 2, 2),
        (r#"(weapon: "RWP-LIGHTXBOW", talent: "TAL-ARMBRUST")"#, 2, 2),
        (r#"(weapon: "RWP-BALESTRINA", talent: "TAL-ARMBRUST")"#, 0, 2),
        (JAVELIN, 0, 2),
    ] {
        for (face, taken) in [(9, left), (10, right)] {
            let mut fight = zoned(man(), (with(shots).ron(), ", style: 1"), &[5, face, 3]);
            let before = fight.number(2, "fk");
            fight.strike(1, 2).take(2).end();
            assert_eq!(before - fight.number(2, "fk"), taken, "{shots} {face}");
        }
    }
}

/// An archer, nine squares off, has hit this bearer of a shield; another one is about to.
fn under_fire(bearer: String, zones: bool, faces: &[u8]) -> Story {
    let mut setup = open_field(40, 5);
    if zones {
        setup = setup.with("optional:zones");
    }
    let mut fight = setup
        .hero(archer().ron(), (0, 1), READY)
        .foe(bearer, (9, 2), "initiative: 10")
        .hero(archer().ron(), (0, 3), "initiative: 12, style: 1")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(3, "fight").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot")).take(2).skip();
    fight.choose(3, shot(2, "quick-shot"));
    fight
}

#[test]
fn what_hinders_a_shield_hinders_it_against_arrows_too() {
    let _proof = proves(&["ZON-03", "RNG-20", "SHD-01", "ADV-STATE-1"]);
    // 1 + 6 + 3 of the first band less the point of the shield are 9 SP: one wound of the shield arm, as 4 < 9 <= 10. Then the shield
    // is 2 worse, as against a blow: 7 + 3 - 2 - 8.
    let mut arm = under_fire(bearer(), true, &[5, 9, 1, 5, 19, 1, 1]);
    assert_eq!(arm.ways(&defend("shield-parry"), 20), 1, "only a natural 1");
    arm.defend(2, "shield-parry");
    tells(
        &arm.end(),
        &["2 shield-parry: 19 failure (SHD-01; 0: 7 VAL-02 +3 SHD-01 -2 ZON-03 -8 RNG-20)"],
    );
    // In a frenzy the wound is not felt, but the parry is 2 worse: self-control fails with a 13, the frenzy lasts 2 rounds.
    let mad = bearer().replace(
        "advantages: []",
        r#"advantages: [(advantage: "ADV-KAMPFRAUSCH")]"#,
    );
    let mut mad = under_fire(mad, false, &[5, 1, 13, 12, 12, 2, 5, 19, 1]);
    mad.value(2, "at");
    mad.defend(2, "shield-parry");
    tells(
        &mad.end(),
        &[
            "2 shield-parry: 19 failure (SHD-01; 0: 7 VAL-02 +3 SHD-01 -2 ADV-STATE-1 -2 WND-04 +2 WND-10 -8 RNG-20)",
        ],
    );
}

#[test]
fn a_frenzy_says_which_wounds_of_the_zones_it_ignores() {
    let _proof = proves(&["ZON-03", "WND-10", "BRD-11"]);
    // 9 SP wound the shield arm (see above), self-control fails with a 13, the frenzy lasts 2 rounds. The next arrow finds the left leg.
    let mad = bearer().replace(
        "advantages: []",
        r#"advantages: [(advantage: "ADV-KAMPFRAUSCH")]"#,
    );
    let mut mad = under_fire(mad, true, &[5, 9, 1, 13, 12, 12, 2, 5, 19, 1, 1]);
    mad.defend(2, "shield-parry");
    tells(
        &mad.end(),
        &[
            "2 shield-parry: 19 failure (SHD-01; 0: 7 VAL-02 +3 SHD-01 -2 ADV-STATE-1 -2 ZON-03 +2 WND-10 -8 RNG-20)",
        ],
    );
    // The leg takes AT 2 and GS 1, which he does not feel: the shield takes AT 1.
    assert_eq!(
        mad.value(2, "at"),
        "13: 7 VAL-02 +5 VAL-03 -1 SHD-02 +2 ADV-STATE-1 -2 ZON-03 +2 WND-10"
    );
    assert_eq!(mad.value(2, "gs"), "8: 8 VAL-02 -1 ZON-03 +1 WND-10");
}

#[test]
fn the_further_points_of_a_wound_are_borne_like_others() {
    let _proof = proves(&["TIM-05", "ZON-03"]);
    // He takes in the fight. 7 SP wound his chest, which takes 3 more (ZON-03) and KO and KK 1: self-control without points at -7 against
    // MU 5 and KO and KK 4, then at -3 against 9 and 8. He passes both, and intuition with a 12 at the end.
    let mut fight = crate::story::field()
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[5, 15, 3, 3, 4, 4, 4, 8, 8, 8, 12])
        .open();
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight.act(1, "orient").strike(2, 1).take(1);
    let lines = fight.end();
    let checks: Vec<&String> = lines
        .iter()
        .filter(|line| line.starts_with("1 self-control passed"))
        .collect();
    assert!(
        checks.len() == 2
            && checks[0].ends_with("of -7: 0 CNV-08 -7 TIM-05")
            && checks[1].ends_with("of -3: 0 CNV-08 -3 TIM-05"),
        "{lines:#?}"
    );
    tells(&lines, &["phase 6", "1 intuition passed"]);
}

#[test]
fn no_shield_serves_under_water() {
    // SIT-33: who lies in water to the knee is under it: neither a dodge (SIT-06) nor a shield is left him.
    let knee = CellFacts {
        water_dm: 4,
        ..CellFacts::default()
    };
    for (facts, asked) in [
        (knee, Some((2, "attack"))),
        (CellFacts::default(), Some((2, "defend"))),
    ] {
        let mut fight = open_field(40, 3)
            .ground((6, 1), facts)
            .hero(archer().ron(), (0, 1), READY)
            .foe(bearer(), (6, 1), "initiative: 10")
            .posture(klingentanz::battle::Posture::Lying)
            .dice(&[3, 1])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.choose(1, shot(2, "quick-shot"));
        assert_eq!(fight.asked(), asked);
        if asked == Some((2, "attack")) {
            tells(&fight.lines(), &["1 quick-shot 2: 3 success", "2 undefended"]);
        } else {
            assert!(fight.offered().contains(&"shield-parry"));
        }
    }
}

#[test]
fn whom_a_third_wound_has_felled_a_healer_brings_back() {
    let _proof = proves(&["ZON-04", "ZON-05", "DYI-04"]);
    // The belly thrice, by 7 SP each and a die of 1 twice: LE 34 - 8 - 8 - 7 = 11, INI 10 - 2. ZON-04: unconscious for the two rounds
    // after this one, awake at the end of the second, and still out of the fight, though LE 8 is enough; then a friend treats him.
    let mut fight = thrice_in_the_belly();
    fight.skip();
    for wakes in [false, true] {
        fight.plan(3, "fight").plan(1, "fight").pass(1).pass(3);
        let lines = fight.lines();
        let told = lines.iter().any(|line| line == "2 not unconscious ZON-04");
        assert_eq!(told, wakes, "{lines:#?}");
    }
    assert_eq!(fight.number(2, "le"), 8);
    fight.plan(3, "act-act");
    assert_eq!(fight.forbidden(2, &plan("fight")), "LEN-03");
    fight.plan(2, "move").plan(1, "fight").pass(1);
    while fight.asked().is_some_and(|(id, _)| id == 2) {
        fight.pass(2);
    }
    fight.choose(3, treat(2));
    tells(
        &fight.end(),
        &["2 not bleeding ZON-05", "2 not incapacitated ZON-04"],
    );
    assert!(!fight.states(2).contains(&"incapacitated"));
    fight.plan(3, "fight").plan(2, "fight");
}
