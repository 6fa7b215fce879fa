//! Light and sight: how dark it is where the other one stands, and what eyes make of it.

use klingentanz::board::{CellFacts, Facing};

use crate::proof::{proves, strikes_out};
use crate::situation::{blow_and_answer, blow_value};
use crate::story::{Man, Setup, able, field, go, man, of};

fn light(level: u8) -> CellFacts {
    CellFacts {
        light: Some(level),
        ..CellFacts::default()
    }
}

fn mist(mist: u8) -> CellFacts {
    CellFacts {
        mist,
        ..CellFacts::default()
    }
}

/// Two of a kind fight on ground that is the same everywhere.
fn on(facts: CellFacts, fighter: &str) -> Setup {
    field()
        .everywhere(facts)
        .hero(fighter.to_owned(), (4, 5), "initiative: 14")
        .foe(fighter.to_owned(), (5, 5), "initiative: 10")
}

fn sees(advantage: &str) -> String {
    let advantages = format!(r#"(advantage: "{advantage}")"#);
    Man {
        advantages: Box::leak(advantages.into_boxed_str()),
        ..Man::default()
    }
    .ron()
}

/// Attack and parry alike, with these lines after those of the man.
fn both(sum: i16, lines: &str) -> [String; 2] {
    let told = format!("{sum}: 7 VAL-02 +5 VAL-03{lines}");
    [told.clone(), told]
}

#[test]
fn the_darker_the_harder() {
    let _proof = proves(&["SIT-20", "BRD-19"]);
    // SIT-20: dusk costs a blow nothing.
    for (level, told) in [
        (0, both(12, "")),
        (1, both(12, "")),
        (2, both(9, " -3 SIT-20")),
        (3, both(7, " -5 SIT-20")),
        (4, both(4, " -8 SIT-20")),
    ] {
        assert_eq!(
            blow_and_answer(on(light(level), &man()), "parry"),
            told,
            "{level}"
        );
    }
}

#[test]
fn blows_see_by_the_light_of_the_target_and_parries_by_that_of_the_attacker() {
    let _proof = proves(&["BRD-19", "SIT-20"]);
    // BRD-19: the hero stands in starlight, his foe in the day: AT 12, PA 12 - 5.
    let setup = field()
        .ground((4, 5), light(3))
        .hero(man(), (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10");
    let [attack, _] = both(12, "");
    let [_, parry] = both(7, " -5 SIT-20");
    assert_eq!(blow_and_answer(setup, "parry"), [attack, parry]);
}

#[test]
fn a_torch_drives_the_dark_away() {
    let _proof = proves(&["BRD-19", "SIT-20"]);
    // BRD-19: a torch gives day up to 4 m and dusk up to 8; the hero is 4 away, 9 are too far.
    let by = |x: i16| blow_and_answer(on(light(4), &man()).light((x, 5), "torch"), "parry");
    assert_eq!(by(8), both(12, ""));
    let far = field()
        .everywhere(light(4))
        .light((10, 5), "torch")
        .hero(man(), (0, 5), "initiative: 14")
        .foe(man(), (1, 5), "initiative: 10");
    // 9 squares to the target, 10 to the attacker.
    assert_eq!(blow_and_answer(far, "parry"), both(4, " -8 SIT-20"));
}

#[test]
fn eyes_make_what_they_can_of_it() {
    let _proof = proves(&["SIT-23", "SIT-24", "SIT-25", "MOD-05"]);
    for (eyes, level, told) in [
        // SIT-23: halved, the malus rounded up: 3 -> 2, 5 -> 3, 8 -> 4.
        ("ADV-DAEMMERUNGSSICHT", 2, both(10, " -3 SIT-20 +1 SIT-23")),
        ("ADV-DAEMMERUNGSSICHT", 3, both(9, " -5 SIT-20 +2 SIT-23")),
        ("ADV-DAEMMERUNGSSICHT", 4, both(8, " -8 SIT-20 +4 SIT-23")),
        // SIT-24: at most 2.
        ("ADV-NACHTSICHT", 2, both(10, " -3 SIT-20 +1 SIT-24")),
        ("ADV-NACHTSICHT", 4, both(10, " -8 SIT-20 +6 SIT-24")),
        // SIT-25: doubled, at most 8.
        ("ADV-NACHTBLIND", 2, both(6, " -3 SIT-20 -3 SIT-25")),
        ("ADV-NACHTBLIND", 3, both(4, " -5 SIT-20 -3 SIT-25")),
        ("ADV-NACHTBLIND", 4, both(4, " -8 SIT-20")),
    ] {
        assert_eq!(
            blow_and_answer(on(light(level), &sees(eyes)), "parry"),
            told,
            "{eyes} {level}"
        );
    }
    // SIT-25: whoever fights blindly loses at most 2 by light, mist and unseen foes.
    let blind = able("SF-BLINDKAMPF");
    assert_eq!(
        blow_and_answer(on(light(4), &blind), "parry"),
        both(10, " -8 SIT-20 +6 SIT-25")
    );
}

#[test]
fn a_whip_is_not_led_blindly() {
    let _proof = proves(&["SIT-20"]);
    // SIT-25: SF-BLINDKAMPF does not help whips; 7 + 10 points, all of them in the attack.
    let whipper = Man {
        talents: r#"(talent: "TAL-PEITSCHE", value: 10)"#,
        styles: r#"(weapon: "WPN-WHIP", talent: "TAL-PEITSCHE")"#,
        abilities: r#""SF-BLINDKAMPF""#,
        ..Man::default()
    };
    let value = blow_value(on(light(4), &whipper.ron()));
    assert!(value.ends_with("-8 SIT-20"), "{value}");
}

#[test]
fn skeletons_parry_in_the_dark() {
    let _proof = proves(&["SIT-20", "CRE-09"]);
    // OPP-10: no malus on the parry through darkness; AT 9 - 8.
    assert_eq!(
        blow_and_answer(on(light(4), &of("OPP-10")), "parry"),
        ["1: 9 VAL-08 -8 SIT-20", "7: 7 VAL-08 -8 SIT-20 +8 CRE-09"]
    );
}

#[test]
fn fog_costs_a_point_and_haze_none() {
    let _proof = proves(&["SIT-21"]);
    // SIT-21: haze only hinders shots.
    for (thick, told) in [
        (1, both(12, "")),
        (2, both(11, " -1 SIT-21")),
        (3, both(11, " -1 SIT-21")),
    ] {
        assert_eq!(blow_and_answer(on(mist(thick), &man()), "parry"), told, "{thick}");
    }
}

#[test]
fn of_all_that_hinders_sight_the_worst_counts() {
    let _proof = proves(&["MOD-02", "SIT-20"]);
    // MOD-02: darkness -8, fog -1.
    let facts = CellFacts { mist: 2, ..light(4) };
    assert_eq!(blow_and_answer(on(facts, &man()), "parry"), both(4, " -8 SIT-20"));
}

#[test]
fn what_is_not_the_worst_is_struck_out() {
    let _struck = strikes_out(&["SIT-21", "SIT-20"]);
    let facts = CellFacts { mist: 2, ..light(4) };
    blow_value(on(facts, &man()));
    // A foe behind a curtain in the light of the moon: -6 counts, -3 does not.
    blow_value(on(light(2), &man()).edge((4, 5), Facing::E, "curtain"));
}

#[test]
fn a_foe_whom_nobody_sees_is_hard_to_strike() {
    let _proof = proves(&["SIT-22"]);
    // SIT-22: a curtain between two neighbours hides them from each other, but stops no blow.
    let behind = |fighter: &str| on(CellFacts::default(), fighter).edge((4, 5), Facing::E, "curtain");
    assert_eq!(blow_and_answer(behind(&man()), "parry"), both(6, " -6 SIT-22"));
    assert_eq!(
        blow_and_answer(behind(&able("SF-BLINDKAMPF")), "parry"),
        both(10, " -6 SIT-22 +4 SIT-25")
    );
}

#[test]
fn in_darkness_nobody_is_seen_beyond_three_metres() {
    let _proof = proves(&["BRD-19", "SIT-22"]);
    // BRD-19: with the eyes of the night darkness costs 2, but at 4 m the foe is not seen at all: 6.
    let piker = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 14],
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-PIKE", talent: "TAL-SPEERE")"#,
        advantages: r#"(advantage: "ADV-NACHTSICHT")"#,
        ..Man::default()
    };
    let at = |distance: i16| {
        blow_value(
            field()
                .everywhere(light(4))
                .hero(piker.ron(), (1, 5), "initiative: 14")
                .foe(man(), (1 + distance, 5), "initiative: 10"),
        )
    };
    let (near, far) = (at(3), at(4));
    assert!(near.ends_with("-8 SIT-20 +6 SIT-24"), "{near}");
    assert!(far.ends_with("-6 SIT-22"), "{far}");
}

#[test]
fn nobody_gropes_at_the_length_of_a_pike() {
    let _proof = proves(&["SIT-20", "SIT-25", "DK-07"]);
    // SIT-25: in the classes H, N and S, wherever the two stand. Three squares apart the pike keeps the pair at its length, and a free
    // step nearer does not change that (DK-07).
    let piker = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 14],
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-PIKE", talent: "TAL-SPEERE")"#,
        abilities: r#""SF-BLINDKAMPF""#,
        ..Man::default()
    };
    let in_the_dark = || field().with("optional:dk").everywhere(light(4));
    let mut fight = in_the_dark()
        .hero(piker.ron(), (4, 5), "initiative: 14")
        .foe(man(), (7, 5), "initiative: 10")
        .dice(&[19, 19])
        .open();
    fight.plan_free(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).choose(2, go("step", &[(6, 5)]));
    while fight.asked().is_some_and(|(_, kind)| kind != "announce") {
        fight.pass(2);
    }
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    let lines = fight.end();
    let blows: Vec<&String> = lines.iter().filter(|line| line.starts_with("1 attack")).collect();
    assert_eq!(blows.len(), 2);
    for blow in blows {
        assert!(blow.contains("-8 SIT-20") && !blow.contains("SIT-25"), "{blow}");
    }
    // Two squares apart a spear is led blindly.
    let spear = piker.ron().replace("WPN-PIKE", "WPN-SPEAR");
    let spear = blow_value(in_the_dark().hero(spear, (4, 5), "initiative: 14").foe(
        man(),
        (6, 5),
        "initiative: 10",
    ));
    assert!(spear.contains("-8 SIT-20 +6 SIT-25"), "{spear}");
}
