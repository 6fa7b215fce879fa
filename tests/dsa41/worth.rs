//! What fire and venom add to what a blow is worth to the opponent: means worked out by hand, in thousandths of a point of life.

use klingentanz::battle::Choice;

use crate::drill::tells;
use crate::story::{Man, Story, blow, field, man, of};

/// The worth of a plain blow of the asked fighter at another.
fn worth(fight: &Story, target: u16) -> i64 {
    let weighed = fight.system.appraise(fight.app.world(), fight.battle);
    let found = weighed.into_iter().find(|(choice, _)| *choice == blow(target, 0));
    found.expect("he can strike").1
}

#[test]
fn a_torch_is_worth_its_flames_only_while_it_burns() {
    let torch = Man {
        talents: r#"(talent: "TAL-HIEB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-TORCH", talent: "TAL-HIEB")"#,
        ..Man::default()
    };
    let begin = |start: &str| {
        let mut fight = field()
            .hero(torch.ron(), (1, 1), start)
            .foe(man(), (2, 1), "initiative: -5")
            .open();
        fight.plan(2, "defend");
        fight
    };
    // WPN-TORCH: TP 1W6, 3.5 in the mean, and 1W6-1 of fire, counted as 2. AT 10 hits with 10 of 20, 8 of 20 get past PA 12: a fifth.
    let mut burns = begin("initiative: 14");
    burns.plan(1, "fight");
    assert_eq!(worth(&burns, 2), (3500 + 2000) / 5);
    // A torch from the belt does not burn.
    let mut out = begin("initiative: 14, sheathed: true");
    out.plan(1, "act-defend")
        .choose(1, crate::story::act_with("draw", 0));
    while out.asked() != Some((1, "attack")) {
        let (who, kind) = out.asked().unwrap();
        match kind {
            "announce" => out.plan(who, if who == 1 { "fight" } else { "defend" }),
            _ => out.choose(who, Choice::Pass),
        };
    }
    assert_eq!(worth(&out, 2), 3500 / 5);
}

#[test]
fn poison_on_a_blade_is_worth_what_it_will_take() {
    let with = |start: &str| {
        let mut fight = field()
            .with("optional:poison")
            .without("optional:legacy-serious-wounds")
            .hero(man(), (1, 1), start)
            .foe(man(), (2, 1), "initiative: 10")
            .open();
        fight.plan(2, "fight").plan(1, "fight");
        worth(&fight, 2)
    };
    // TP 1W6+4, 7.5 in the mean; WS 6: a wound, 2.5, with four faces of six: 9.166. AT 12, PA 12: 12 * 8 of 400.
    assert_eq!(with("initiative: 14"), 9_166 * 96 / 400);
    // RNG-45: KO 12 - 5 = 7 fails with 13 of 20; 3.5 rounds of 3.5 points are counted as 12.
    assert_eq!(
        with("initiative: 14, poisoned: true"),
        (9_166 + 12_000 * 13 / 20) * 96 / 400
    );
}

#[test]
fn the_venom_of_a_spider_is_worth_more_when_it_is_about_to_paralyse() {
    let mut fight = field()
        .without("optional:legacy-serious-wounds")
        .hero(of("OPP-15"), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[12, 3, 11, 4])
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight");
    // TP 1W6+2, 5.5 in the mean; WS 6: a wound with two faces of six: 6.333. KO 12 - 2 fails with 10 of 20: 3.5 points of initiative at
    // 0.15, and 12 for putting him out, which only a 6 does: 2.525. It hits with 12, 8 of 20 get past PA 12.
    assert_eq!(worth(&fight, 2), (6_333 + 2_525 / 2) * 96 / 400);
    fight.skip().strike(1, 2).take(2);
    tells(&fight.lines(), &["2 le 28 -> 23", "2 weakening [4] 4"]);
    while fight.asked() != Some((1, "attack")) {
        let (who, kind) = fight.asked().unwrap();
        match kind {
            "announce" => fight.plan(who, if who == 3 { "defend" } else { "fight" }),
            _ => fight.choose(who, Choice::Pass),
        };
    }
    // With 5 of 28 lost a point of life is worth 61/56: 3267, 4357, 5446, 6535, 7625 and 8714 for the six faces, and 5000 for the two
    // wounds: 6824 in the mean. With 4 points of agility lost five faces paralyse: (3.5 * 0.15 + 12 * 5/6) / 2 = 5.262.
    assert_eq!(worth(&fight, 2), (6_824 + 5_262) * 96 / 400);
}
