//! Manoeuvres of several blows, those that hold somebody, and those that choose where to hit.

use crate::drill::{drilled, fight, one_on_many, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, act, defend, field, man};

/// The man with a dagger in his other hand, which he has learnt to lead as well as the first: AT 7 with it.
fn two_handed() -> String {
    let with_dagger = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-DAGGER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let learnt = [
        "SF-LINKHAND",
        "SF-BEIDHAENDIG1",
        "SF-BEIDHAENDIG2",
        "SF-DOPPELANGRIFF",
    ];
    who(with_dagger.ron(), &learnt)
}

#[test]
fn a_double_attack_is_two_blows() {
    let _proof = proves(&["MAN-DOPPELANGRIFF", "SF-DOPPELANGRIFF", "SIT-02"]);
    // AT 12 - 2 = 10 with the sword, TP 1 + 4; AT 7 - 9 + 9 - 2 = 5 with the dagger, TP 1 + 1.
    let mut both = fight(drilled(), two_handed(), man(), &[10, 1, 5, 1]);
    both.value(1, "at");
    both.choose(1, strike(2, "double-attack", &[])).take(2).take(2);
    tells(
        &both.lines(),
        &[
            "1 double-attack 2: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 MAN-DOPPELANGRIFF)",
            "2 struck [1] 5:",
            "1 double-attack 2: 5 success (ATK-01; 5:",
            "2 struck [1] 2:",
        ],
    );
    assert_eq!(both.actions(1, "defences").0, 1, "it costs one action");
    let mut one = fight(drilled(), who(man(), &["SF-DOPPELANGRIFF"]), man(), &[]);
    assert_eq!(
        one.forbidden(1, &strike(2, "double-attack", &[])),
        "MAN-DOPPELANGRIFF"
    );
}

#[test]
fn a_blade_storm_shares_out_one_attack() {
    let _proof = proves(&["MAN-KLINGENSTURM", "SF-KLINGENSTURM"]);
    // AT 12: two at 6 + 2 = 8. The first hits, TP 1 + 4; the second misses with a 9.
    let foes = [man(), man()];
    let mut even = one_on_many(who(man(), &["SF-KLINGENSTURM"]), &foes, &[8, 1, 9]);
    even.value(1, "at");
    assert_eq!(
        even.forbidden(1, &strike(2, "blade-storm", &[9, 7])),
        "MAN-GEN-03"
    );
    even.choose(1, strike(2, "blade-storm", &[8, 8])).take(2);
    tells(
        &even.lines(),
        &[
            "1 blade-storm 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-KLINGENSTURM)",
            "2 struck [1] 5:",
            "1 blade-storm 3: 9 failure (ATK-01; 8:",
        ],
    );
    // Whoever feels how a fight goes shares out 12 + 4 as he likes.
    let free = who(man(), &["SF-KLINGENSTURM", "SF-KAMPFGESPUER"]);
    let mut free = one_on_many(free, &foes, &[11, 6, 1]);
    assert_eq!(
        free.forbidden(1, &strike(2, "blade-storm", &[11, 5])),
        "MAN-GEN-03"
    );
    assert_eq!(
        free.forbidden(1, &strike(2, "blade-storm", &[10, 7])),
        "MAN-GEN-03"
    );
    free.choose(1, strike(2, "blade-storm", &[10, 6])).take(3);
    tells(
        &free.lines(),
        &[
            "1 blade-storm 2: 11 failure (ATK-01; 10:",
            "1 blade-storm 3: 6 success",
            "3 struck [1] 5:",
        ],
    );
    // A dancer strikes at three.
    let foes = [man(), man(), man()];
    let dancer = who(man(), &["SF-KLINGENSTURM", "SF-KLINGENTAENZER"]);
    let mut three = one_on_many(dancer, &foes, &[9, 9, 9]);
    three.choose(1, strike(2, "blade-storm-three", &[8, 8]));
    let misses = three
        .lines()
        .iter()
        .filter(|line| line.contains("9 failure (ATK-01; 8:"))
        .count();
    assert_eq!(misses, 3);
    let mut alone = fight(drilled(), who(man(), &["SF-KLINGENSTURM"]), man(), &[]);
    assert_eq!(
        alone.forbidden(1, &strike(2, "blade-storm", &[8, 8])),
        "MAN-KLINGENSTURM"
    );
}

#[test]
fn who_is_pinned_stays_where_he_is() {
    let _proof = proves(&["MAN-FESTNAGELN", "SF-FESTNAGELN", "MAN-GEN-12"]);
    // Against somebody who lies: AT 12 - 4 - 2 + 3 = 9. TP 1 + 4. He gets free with KK 12 - 2 = 10.
    let mut pins = drilled()
        .hero(who(man(), &["SF-FESTNAGELN"]), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .posture(klingentanz::battle::Posture::Lying)
        .dice(&[9, 1, 10])
        .open();
    pins.value(1, "at");
    pins.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(pins.ways(&strike(2, "pin", &[2]), 20), 9);
    pins.choose(1, strike(2, "pin", &[2])).take(2).pass(2);
    assert!(pins.states(2).contains(&"held"));
    assert_eq!(pins.actions(1, "defences").0, 0);
    pins.plan(2, "act-defend").plan(1, "fight").pass(1);
    for rise in ["stand", "kneel", "slip-free"] {
        let rule = pins.forbidden(2, &act(rise));
        assert_eq!(rule, "MAN-FESTNAGELN", "{rise}");
    }
    pins.act(2, "break-free");
    tells(
        &pins.lines(),
        &[
            "2 held MAN-FESTNAGELN",
            "2 strength passed 0: 10 success (MAN-FESTNAGELN; 10:",
            "2 not held MAN-FESTNAGELN",
        ],
    );
    // Nobody pins somebody who stands in the open.
    let mut stands = fight(drilled(), who(man(), &["SF-FESTNAGELN"]), man(), &[]);
    assert_eq!(stands.forbidden(1, &strike(2, "pin", &[0])), "MAN-FESTNAGELN");
}

#[test]
fn whoever_pins_and_strikes_lets_go() {
    let _proof = proves(&["MAN-FESTNAGELN"]);
    // The weapon cannot do both: AT 12 + 3 against him who lies; a 16 misses.
    let mut pins = drilled()
        .hero(who(man(), &["SF-FESTNAGELN"]), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .posture(klingentanz::battle::Posture::Lying)
        .dice(&[9, 1, 16])
        .open();
    pins.plan(2, "fight").plan(1, "fight");
    pins.choose(1, strike(2, "pin", &[2])).take(2).pass(2);
    pins.plan(2, "fight").plan(1, "fight").strike(1, 2);
    assert!(!pins.states(2).contains(&"held"));
}

#[test]
fn an_aimed_blow_hits_where_it_is_meant_to() {
    let _proof = proves(&["MAN-GEZIELTERSCHLAG", "ZON-06", "SF-FINTE"]);
    // AT 12 - 6 = 6 at the head; whoever sees it coming parries at 12 + 2. TP 1 + 4, no die for the zone.
    let feinter = || who(man(), &["SF-FINTE"]);
    let zones = || field().with("optional:zones");
    let mut head = fight(zones(), feinter(), man(), &[6, 1]);
    head.value(1, "at");
    assert_eq!(head.ways(&strike(2, "aimed-head", &[]), 20), 6);
    assert_eq!(head.ways(&strike(2, "aimed-left-leg", &[]), 20), 8);
    head.choose(1, strike(2, "aimed-head", &[]));
    assert_eq!(head.ways(&defend("parry"), 20), 14);
    head.take(2);
    tells(
        &head.end(),
        &[
            "1 aimed-head 2: 6 success (ATK-01; 6: 7 VAL-02 +5 VAL-03 -6 MAN-GEZIELTERSCHLAG)",
            "2 zone-head",
            "2 struck [1] 5:",
        ],
    );
    // The back is not to be seen from the front; without the ability nothing can be aimed at.
    let mut back = fight(zones(), feinter(), man(), &[]);
    assert_eq!(
        back.forbidden(1, &strike(2, "aimed-back", &[])),
        "MAN-GEZIELTERSCHLAG"
    );
    let mut untaught = fight(zones(), man(), man(), &[]);
    assert_eq!(untaught.forbidden(1, &strike(2, "aimed-head", &[])), "MAN-GEN-01");
    // What the ability is for besides: a feint of 4 is 4 harder to parry.
    let mut feint = fight(field(), feinter(), man(), &[8]);
    feint.announce(1, 2, "feint", 4);
    assert_eq!(feint.ways(&defend("parry"), 20), 8);
}

#[test]
fn every_part_that_is_seen_can_be_aimed_at() {
    let _proof = proves(&["MAN-GEZIELTERSCHLAG", "ZON-06"]);
    // ZON-06: head or arm 6, chest, belly or leg 4; a 19 misses.
    for (part, malus) in [
        ("aimed-chest", 4),
        ("aimed-belly", 4),
        ("aimed-left-arm", 6),
        ("aimed-right-arm", 6),
        ("aimed-left-leg", 4),
        ("aimed-right-leg", 4),
    ] {
        let feinter = who(man(), &["SF-FINTE"]);
        let mut aims = fight(field().with("optional:zones"), feinter, man(), &[19]);
        aims.value(1, "at");
        aims.choose(1, strike(2, part, &[]));
        let (value, line) = (12 - malus, aims.end().remove(0));
        let told = format!(
            "1 {part} 2: 19 failure (ATK-01; {value}: 7 VAL-02 +5 VAL-03 -{malus} MAN-GEZIELTERSCHLAG"
        );
        assert!(line.starts_with(&told), "{line}");
    }
}

#[test]
fn the_back_is_aimed_at_from_behind() {
    let _proof = proves(&["MAN-GEZIELTERSCHLAG"]);
    let mut behind = field()
        .with("optional:zones")
        .with("optional:facing")
        .hero(who(man(), &["SF-FINTE"]), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .facing(klingentanz::board::Facing::E)
        .dice(&[19])
        .open();
    behind.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(
        behind.forbidden(1, &strike(2, "aimed-chest", &[])),
        "MAN-GEZIELTERSCHLAG"
    );
    behind.choose(1, strike(2, "aimed-back", &[]));
    // AT 12 + 1 from behind, 4 less at the back.
    tells(
        &behind.end(),
        &["1 aimed-back 2 from rear: 19 failure (ATK-01; 9: "],
    );
}

#[test]
fn a_double_attack_is_led_with_both_weapons_at_their_distance() {
    let _proof = proves(&["MAN-GEN-08", "MAN-DOPPELANGRIFF"]);
    // Close is the sword's distance, and a class too far for the dagger.
    let double = strike(2, "double-attack", &[]);
    let setup = || drilled().with("optional:dk");
    let mut unlike = fight(setup(), two_handed(), man(), &[]);
    assert_eq!(unlike.forbidden(1, &double), "MAN-GEN-08");
    // Of two swords each strikes with 12 - 2.
    let pair = two_handed().replace("WPN-DAGGER", "WPN-LONGSWORD");
    let mut pair = fight(setup(), pair, man(), &[10, 1, 11]);
    pair.choose(1, double).take(2);
    tells(
        &pair.end(),
        &[
            "1 double-attack 2: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03",
            "1 double-attack 2: 11 failure (ATK-01; 10: 7 VAL-02 +5 VAL-03",
        ],
    );
}

#[test]
fn a_miss_of_one_weapon_burdens_nothing_of_the_other() {
    let _proof = proves(&["MAN-DOPPELANGRIFF"]);
    // Nothing is announced: each strikes with 12 - 2.
    let pair = two_handed().replace("WPN-DAGGER", "WPN-LONGSWORD");
    let mut pair = fight(drilled(), pair, man(), &[11, 11]);
    pair.choose(1, strike(2, "double-attack", &[]));
    let lines = pair.end();
    let miss = "1 double-attack 2: 11 failure (ATK-01; 10: 7 VAL-02 +5 VAL-03";
    let misses = lines.iter().filter(|line| line.starts_with(miss));
    assert_eq!(misses.count(), 2, "{lines:#?}");
}

#[test]
fn the_extra_action_of_two_weapons_is_made_with_one_of_them() {
    let _proof = proves(&["TWO-05", "MAN-DOPPELANGRIFF"]);
    // After the double attack of phase 14 there is one blow in phase 10, at 12.
    let double = strike(2, "double-attack", &[]);
    let pair = two_handed().replace("WPN-DAGGER", "WPN-LONGSWORD");
    let mut extra = drilled()
        .hero(pair, (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 2")
        .dice(&[11, 11])
        .open();
    extra.plan(2, "fight").plan(1, "fight").choose(1, double.clone());
    assert_eq!(extra.asked(), Some((1, "attack")));
    assert_eq!(extra.forbidden(1, &double), "TWO-05");
    assert_eq!(extra.ways(&strike(2, "attack", &[]), 20), 12);
}
