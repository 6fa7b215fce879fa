//! A series of attacks: who may begin it, what it costs beside a shield and late in the round, and how it ends.

use crate::drill::{bearer, drilled, fight, strike, tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, Setup, Story, able, blow, defend, go, man, plan};

/// Who attacks in series: KO 12, so six attacks.
fn fencer() -> String {
    able("SF-AUSFALL")
}

/// Somebody of KO 6, who has three.
fn short_winded() -> Man {
    Man {
        attributes: [12, 12, 12, 12, 12, 12, 6, 12],
        ..Man::default()
    }
}

/// The same, with these abilities besides.
fn three_attacks(abilities: &[&str]) -> String {
    let all: Vec<&str> = ["SF-AUSFALL"].iter().chain(abilities).copied().collect();
    who(short_winded().ron(), &all)
}

/// The first attack is made and parried, and the second round declared: the series goes on.
fn gone_on(setup: Setup, hero: String, foe: String, faces: &[u8]) -> Story {
    let all: Vec<u8> = [8, 12].iter().chain(faces).copied().collect();
    let mut story = fight(setup, hero, foe, &all);
    story.choose(1, strike(2, "lunge", &[0, 0])).defend(2, "parry");
    story.pass(2);
    story.plan_free(2, "fight").plan(1, "lunge-on").skip();
    story
}

#[test]
fn only_who_is_quicker_begins_a_series() {
    let _proof = proves(&["MAN-AUSFALL"]);
    let lunge = strike(2, "lunge", &[0, 0]);
    for (ini, quick) in [(11, true), (10, false), (9, false)] {
        let mut open = drilled()
            .hero(fencer(), (5, 5), &format!("initiative: {ini}"))
            .foe(man(), (6, 5), "initiative: 10")
            .open();
        let mut order = [(1, ini), (2, 10)];
        order.sort_by_key(|(_, ini)| *ini);
        for (id, _) in order {
            open.plan(id, "fight");
        }
        if open.asked() == Some((2, "attack")) {
            open.pass(2);
        }
        if quick {
            assert_eq!(open.ways(&lunge, 20), 8, "{ini}");
        } else {
            assert_eq!(open.forbidden(1, &lunge), "MAN-AUSFALL", "{ini}");
        }
    }
}

#[test]
fn a_shield_makes_the_first_attack_of_a_series_harder() {
    let _proof = proves(&["MAN-AUSFALL", "SHD-05", "SHD-22"]);
    // AT 12, the shield 1 less; 4 and 2 for the first attack. A feint goes up to 4.
    let lunge = |feint| strike(2, "lunge", &[feint, 0]);
    let mut shielded = fight(drilled(), who(bearer(), &["SF-AUSFALL"]), man(), &[5]);
    assert_eq!(shielded.ways(&lunge(0), 20), 5);
    assert_eq!(shielded.forbidden(1, &lunge(5)), "MAN-GEN-03");
    shielded.choose(1, lunge(0));
    tells(
        &shielded.lines(),
        &["1 lunge 2: 5 success (ATK-01; 5: 7 VAL-02 +5 VAL-03 -1 SHD-02 -4 MAN-AUSFALL -2 SHD-05)"],
    );
    // What it costs behind the shield hinders the next blow too, where it fails: 12 - 1 - 6; with BE 0 nobody strikes in passing here.
    let mut fails = fight(drilled(), who(bearer(), &["SF-AUSFALL"]), man(), &[6, 3]);
    fails.choose(1, lunge(0)).pass(2);
    fails.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fails.ways(&blow(2, 0), 20), 5);
    let free = fight(drilled(), fencer(), man(), &[]);
    assert_eq!(free.ways(&lunge(4), 20), 4);
    // Behind the tallest nobody lunges.
    let tower = who(bearer(), &["SF-AUSFALL"]).replace("SHD-WOOD", "SHD-GREAT");
    let mut tower = fight(drilled(), tower, man(), &[]);
    assert_eq!(tower.forbidden(1, &lunge(0)), "SHD-22");
}

#[test]
fn the_second_attack_of_a_series_comes_below_zero_too() {
    let _proof = proves(&["MAN-AUSFALL", "UMW-02"]);
    // INI 6: the second attack of the round falls in phase 6 - 8 = -2, at 12 without malus; the second parry is 4 harder.
    let mut slow = drilled()
        .hero(fencer(), (5, 5), "initiative: 6")
        .foe(man(), (6, 5), "initiative: 4")
        .dice(&[8, 12, 12, 12, 12, 8])
        .open();
    slow.plan(2, "fight").plan(1, "fight");
    slow.choose(1, strike(2, "lunge", &[0, 0])).defend(2, "parry");
    slow.pass(2);
    slow.plan(2, "fight").plan(1, "lunge-on").skip();
    slow.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
    slow.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
    let lines = slow.end();
    tells(
        &lines,
        &[
            "1 lunge-on 2: 12 success (ATK-01; 12:",
            "phase -2",
            "1 lunge-on 2: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 UMW-02)",
        ],
    );
    assert!(!lines.iter().any(|line| line.contains("forgoes")), "{lines:#?}");
}

#[test]
fn a_series_has_as_many_attacks_as_half_the_constitution() {
    let _proof = proves(&["MAN-AUSFALL", "PAS-02"]);
    // KO 6: three. After the third, which is parried at 12 - 4, he loses 3 of INI and is struck at.
    let setup = drilled().with("optional:passierschlag");
    let mut story = gone_on(setup, three_attacks(&[]), man(), &[12, 12, 12, 8, 3]);
    story.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
    story.pass(2);
    story.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
    assert_eq!(story.asked(), Some((2, "strike-exposed")));
    story.pass(2);
    tells(
        &story.end(),
        &["2 parry: 8 success (ATK-02; 8:", "1 ini 14 -> 11 MAN-AUSFALL"],
    );
}

#[test]
fn the_last_attack_of_a_series_may_be_a_thrust() {
    let _proof = proves(&["MAN-AUSFALL", "MAN-GEZIELTERSTICH", "MAN-TODESSTOSS"]);
    // AT 12 - 4 = 8, to kill 12 - 8 = 4. TP 1 + 4 tears the wounds of the manoeuvre; with it the series is over: 3 of INI.
    for (ability, name, value) in [
        ("SF-GEZIELTERSTICH", "thrust", 8),
        ("SF-TODESSTOSS", "death-thrust", 4),
    ] {
        let stakes: &[i16] = if name == "thrust" { &[0] } else { &[0, 0] };
        let last = strike(2, name, stakes);
        let hero = three_attacks(&[ability]);
        let mut story = gone_on(drilled(), hero, man(), &[12, 12, value, 1, 3]);
        // The second attack of three is not the last.
        assert_eq!(story.forbidden(1, &last), "MAN-AUSFALL", "{name}");
        story.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
        story.pass(2);
        assert_eq!(story.ways(&last, 20), u128::from(value), "{name}");
        assert_eq!(story.forbidden(1, &strike(2, "attack", &[])), "MAN-AUSFALL");
        story.choose(1, last).take(2);
        let blow = format!("1 {name} 2: {value} success (ATK-01; {value}:");
        tells(
            &story.end(),
            &[&blow, "2 struck [1] 5:", "1 ini 14 -> 11 MAN-AUSFALL"],
        );
    }
}

#[test]
fn the_last_attack_of_a_series_may_be_a_hammer_blow() {
    let _proof = proves(&["MAN-AUSFALL", "MAN-HAMMERSCHLAG", "PAS-02"]);
    // A bastard sword in both hands: AT 12 - 8 = 4. TP three times 1 + 5.
    let two_handed = Man {
        talents: r#"(talent: "TAL-ANDERTHALB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-BASTARD2", talent: "TAL-ANDERTHALB")"#,
        ..short_winded()
    };
    let hero = || who(two_handed.ron(), &["SF-AUSFALL", "SF-HAMMERSCHLAG"]);
    let hammer = || strike(2, "hammer", &[0, 0]);
    let setup = || drilled().with("optional:passierschlag");
    let last = |faces: &[u8]| {
        let all: Vec<u8> = [12, 12].iter().chain(faces).copied().collect();
        let mut story = gone_on(setup(), hero(), man(), &all);
        assert_eq!(story.forbidden(1, &hammer()), "MAN-AUSFALL");
        story.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
        story.pass(2);
        story.choose(1, hammer());
        story
    };
    let mut hits = last(&[4, 1, 3]);
    hits.take(2);
    tells(
        &hits.lines(),
        &[
            "1 hammer 2: 4 success (ATK-01; 4: 7 VAL-02 +5 VAL-03 -8 MAN-HAMMERSCHLAG)",
            "2 struck [1] 18:",
            "1 ini 14 -> 11 MAN-AUSFALL",
        ],
    );
    // A failure ends the series and lays him open, once.
    let mut fails = last(&[5, 3]);
    assert_eq!(fails.asked(), Some((2, "strike-exposed")));
    fails.pass(2);
    assert_ne!(fails.asked(), Some((2, "strike-exposed")));
    tells(
        &fails.end(),
        &["1 hammer 2: 5 failure", "1 ini 14 -> 11 MAN-AUSFALL"],
    );
}

#[test]
fn whom_a_series_presses_does_not_get_away() {
    let _proof = proves(&["MAN-AUSFALL"]);
    // In phase 9 the foe may step beside his attacker, and not away from him.
    let mut story = gone_on(drilled(), fencer(), man(), &[12, 12]);
    story.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
    assert_eq!(story.asked(), Some((2, "free")));
    for far in [(7, 4), (7, 5), (7, 6)] {
        assert_eq!(story.forbidden(2, &go("step", &[far])), "MAN-AUSFALL", "{far:?}");
    }
    let offers = story.system.offers(story.app.world(), story.battle);
    let steps = offers.iter().filter(|offer| offer.word.0 == "step");
    let mut cells: Vec<(i16, i16)> = steps
        .flat_map(|offer| &offer.cells)
        .map(|cell| (cell.x, cell.y))
        .collect();
    cells.sort_unstable();
    assert_eq!(cells, [(5, 4), (5, 6), (6, 4), (6, 6)]);
    story.choose(2, go("step", &[(6, 4)]));
    // Nor does he dodge out of reach.
    let nimble = able("SF-AUSWEICHEN1");
    let mut dodges = gone_on(drilled().with("optional:dk"), fencer(), nimble, &[12]);
    dodges.choose(1, strike(2, "lunge-on", &[]));
    for means in ["aimed-dodge-back", "aimed-dodge-far"] {
        assert_eq!(dodges.forbidden(2, &defend(means)), "MAN-AUSFALL", "{means}");
    }
    // AW 7 + 3, 4 less at N, and 2 against a series.
    assert_eq!(dodges.ways(&defend("aimed-dodge"), 20), 4);
}

#[test]
fn a_targeted_dodge_or_luck_ends_a_series() {
    let _proof = proves(&["MAN-AUSFALL"]);
    // AW 7 + 3 - 4 - 2 = 4: a 4 is dodged, and the attacker loses 3 of INI.
    let nimble = able("SF-AUSWEICHEN1");
    let mut dodged = fight(drilled(), fencer(), nimble, &[8, 4, 3]);
    dodged
        .choose(1, strike(2, "lunge", &[0, 0]))
        .defend(2, "aimed-dodge");
    tells(
        &dodged.end(),
        &[
            "2 aimed-dodge: 4 success (AUS-03; 4: 7 VAL-02 +3 AUS-01 -4 AUS-05 -2 MAN-AUSFALL)",
            "1 ini 14 -> 11 MAN-AUSFALL",
        ],
    );
    // So does a natural 1.
    let mut lucky = fight(drilled(), fencer(), man(), &[8, 1, 3]);
    lucky.choose(1, strike(2, "lunge", &[0, 0])).defend(2, "parry");
    tells(&lucky.end(), &["2 parry: 1 lucky", "1 ini 14 -> 11 MAN-AUSFALL"]);
    // A leap aside does not, were it ever so lucky.
    let mut leaps = fight(drilled(), fencer(), man(), &[8, 1]);
    leaps.choose(1, strike(2, "lunge", &[0, 0])).dodge(2, (6, 4));
    let lines = leaps.end();
    assert!(!lines.iter().any(|line| line.starts_with("1 ini")), "{lines:#?}");
}

#[test]
fn a_series_ends_by_choice_without_harm() {
    let _proof = proves(&["MAN-AUSFALL"]);
    let mut story = fight(drilled(), fencer(), man(), &[8, 12]);
    story.choose(1, strike(2, "lunge", &[0, 0])).defend(2, "parry");
    story.pass(2);
    // The foe has his attack again, and the next round begins without a series.
    story.plan(2, "fight").plan(1, "fight");
    assert_eq!(story.forbidden(1, &strike(2, "lunge-on", &[])), "MAN-AUSFALL");
    story.pass(1);
    assert_eq!(story.asked(), Some((2, "attack")));
    story.pass(2).plan(2, "fight");
    assert_eq!(story.forbidden(1, &plan("lunge-on")), "MAN-AUSFALL");
    let lines = story.end();
    assert!(!lines.iter().any(|line| line.contains(" ini ")), "{lines:#?}");
}

#[test]
fn a_series_wants_attack_and_defence_declared() {
    let _proof = proves(&["MAN-GEN-12"]);
    let lunge = strike(2, "lunge", &[0, 0]);
    for (name, goes) in [("fight", true), ("attack-move", false), ("attack-act", false)] {
        let mut story = drilled()
            .hero(fencer(), (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 10")
            .open();
        story.plan(2, "fight").plan(1, name);
        if goes {
            assert_eq!(story.ways(&lunge, 20), 8);
        } else {
            assert_eq!(story.forbidden(1, &lunge), "MAN-GEN-12", "{name}");
        }
    }
}

#[test]
fn the_second_attack_of_a_series_is_converted_without_a_malus() {
    let _struck = strikes_out(&["MAN-AUSFALL"]);
    let mut story = gone_on(drilled(), fencer(), man(), &[12, 12, 13, 3]);
    story.choose(1, strike(2, "lunge-on", &[])).defend(2, "parry");
    story.pass(2);
    story.choose(1, strike(2, "lunge-on", &[]));
    tells(
        &story.end(),
        &["1 lunge-on 2: 13 failure (ATK-01; 12: 7 VAL-02 +5 VAL-03)"],
    );
}
