//! Feats and abilities of classes in play: what each adds, spares or allows.

use super::caster::{cast_at, holds};
use super::proof::{proves, strikes_out};
use super::story::{Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
const SERIN: &str = "D20-HER-06";
const TILLY: &str = "D20-HER-03";
const GOBLIN: &str = "D20-OPP-01";

/// A fighter of base attack 5, Strength and Dexterity 16, with a long sword at +8 for 1d8 + 3, bare hands and these feats; AC 13, 30 hit
/// points.
fn able(feats: &[&str]) -> String {
    let feats: Vec<String> = feats
        .iter()
        .map(|feat| match *feat {
            // These are learnt for one weapon.
            "D20-FEA-07" => format!("(feat: \"{feat}\", weapon: \"D20-WPN-19\")"),
            _ => format!("(feat: \"{feat}\")"),
        })
        .collect();
    format!(
        r#"Inline((id: "D20-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), shape: Human, kind: Humanoid, people: Human, size: Medium,
        hit_dice: 5, hit_points: 30,
        abilities: (strength: 16, dexterity: 16, constitution: 10, intelligence: 13, wisdom: 10, charisma: 10),
        initiative: 3, speed: 6, base_attack: 5, saves: (fortitude: 4, reflex: 4, will: 1),
        attacks: [(weapon: "D20-WPN-19", hold: OneHanded, bonus: 8, damage: (count: 1, sides: 8, plus: 3))], feats: [{}]))"#,
        feats.join(", ")
    )
}

/// The able one at (3, 3) and bugbears on some squares; all have had a turn, and it is his.
fn among(feats: &[&str], bugbears: &[(i16, i16)], faces: &[u8]) -> Story {
    let mut setup = ground().hero(able(feats), (3, 3), FIRST);
    for (place, at) in bugbears.iter().enumerate() {
        setup = setup.foe(person(BUGBEAR), *at, &format!("initiative_die: {}", 9 - place));
    }
    let mut fight = setup.dice(faces).open();
    fight.pass(1);
    for id in 0..bugbears.len() {
        fight.pass(2 + id as u16);
    }
    fight.skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

#[test]
fn who_has_learnt_it_leads_light_weapons_with_dexterity() {
    let _proof = proves(&["D20-FEA-33"]);
    // Tilly: 4, Dexterity +4, small 1, the fine sword 1.
    let fight = duel((TILLY, FIRST), (BUGBEAR, SECOND), &[]);
    assert!(
        fight.value(1, "attack").starts_with("10: 4 D20-"),
        "{}",
        fight.value(1, "attack")
    );
}

#[test]
fn who_knows_a_weapon_does_two_points_more_with_it() {
    let _proof = proves(&["D20-FEA-22"]);
    // 5 + 11 hits; 1 + Strength 3 + 2 = 6 of 16.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[5, 1]);
    fight.choose(1, hit("strike", 2, 0));
    holds(&fight.lines(), "2 life 16 -> 10 D20-DMG-08");
}

#[test]
fn a_precise_archer_shoots_into_a_melee() {
    let _struck = strikes_out(&["D20-FEA-31"]);
    // Serin: 11, and 1 within six squares, nothing off for the friend beside the target. 4 + 12 = 16 hits AC 16: 1 + 2 + 1 + 4.
    let mut fight = ground()
        .hero(person(SERIN), (1, 1), FIRST)
        .hero(person(ALDA), (5, 2), "initiative_die: 10")
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .dice(&[4, 1])
        .open();
    fight.skip();
    fight.choose(1, hit("shot", 3, 0));
    holds(&fight.lines(), "3 life 16 -> 8 D20-DMG-08");
}

#[test]
fn rapid_shots_are_one_more_at_two_less_each() {
    let _proof = proves(&["D20-FEA-32"]);
    // 11 + 1 - 2 = 10: 5 misses AC 16, 6 hits.
    let mut fight = ground()
        .hero(person(SERIN), (1, 1), FIRST)
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .dice(&[5, 5, 5])
        .open();
    fight.skip();
    fight.choose(1, act("rapid-shot"));
    for bonus in ["10", "10", "5"] {
        assert!(fight.weighed(&hit("shot", 2, 0))[0].starts_with(&format!("{bonus}: ")));
        fight.choose(1, hit("shot", 2, 0));
    }
    assert_ne!(fight.asked(), Some((1, "turn")));
}

#[test]
fn the_dodger_is_harder_to_hit_for_one_foe() {
    let _proof = proves(&["D20-FEA-27"]);
    // Serin: AC 17 and 1; the bugbear has 5. 12 + 5 = 17 misses 18.
    let mut fight = duel((SERIN, FIRST), (BUGBEAR, SECOND), &[12]);
    fight.pass(1);
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.lines();
    holds(&lines, "2 strike 1: 12 failure (D20-ATK-03; 5");
    assert!(lines.iter().any(|line| line.contains("against 18")), "{lines:#?}");
}

#[test]
fn the_tough_have_three_hit_points_more() {
    let _proof = proves(&["D20-FEA-37"]);
    let fight = among(&["D20-FEA-37"], &[(9, 9)], &[]);
    assert_eq!(fight.value(1, "life"), "30: 27 D20-DMG-08 +3 D20-FEA-37");
}

#[test]
fn learnt_blades_threaten_twice_as_wide() {
    let _proof = proves(&["D20-CRT-06", "D20-FEA-07"]);
    // 17 to 20 instead of 19 to 20: 17 + 8 hits, 9 + 8 = 17 confirms. Twice 1d8 + 3: 1 + 1 + 6.
    let mut fight = among(&["D20-FEA-07"], &[(4, 3)], &[17, 9, 1, 1]);
    fight.choose(1, hit("strike", 2, 0));
    holds(&fight.lines(), "2 life 16 -> 8 D20-DMG-08");
}

#[test]
fn trained_fists_are_weapons_that_kill() {
    let _struck = strikes_out(&["D20-FEA-40"]);
    // 9 + 8 = 17 hits: 1d3 + 3 = 4.
    let mut fight = among(&["D20-FEA-40"], &[(4, 3)], &[9, 1]);
    fight.choose(1, hit("strike", 2, 1));
    assert_ne!(fight.asked(), Some((2, "opportunity")));
    holds(&fight.lines(), "2 life 16 -> 12 D20-DMG-08");
}

#[test]
fn a_whirl_strikes_everybody_around_once() {
    let _proof = proves(&["D20-FEA-04"]);
    // 9 + 8 = 17 hits each: 1 + 3.
    let mut fight = among(&["D20-FEA-04"], &[(4, 3), (2, 3)], &[9, 1, 9, 1]);
    fight.choose(1, super::story::act_with("whirlwind", 0));
    let lines = fight.lines();
    holds(&lines, "2 life 16 -> 12 D20-DMG-08");
    holds(&lines, "3 life 16 -> 12 D20-DMG-08");
    assert_ne!(fight.asked(), Some((1, "turn")));
}

#[test]
fn who_drops_one_foe_after_the_other_goes_on_to_the_next() {
    let _proof = proves(&["D20-FEA-02", "D20-FEA-03", "D20-T-FEAT"]);
    // +11 against AC 14 off their guard: 5 hits, 3 + 5 = 8 of 5 hit points; so do 4 and 6, with 2 + 5 and 1 + 5.
    let mut setup = ground().hero(person(ALDA), (3, 3), FIRST);
    for (place, at) in [(4, 2), (4, 3), (4, 4)].into_iter().enumerate() {
        setup = setup.foe(person(GOBLIN), at, &format!("initiative_die: {}", 3 - place));
    }
    let mut fight = setup.dice(&[5, 3, 4, 2, 6, 1]).open();
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    for foe in [3, 4] {
        assert_eq!(fight.asked(), Some((1, "follow-up")));
        fight.choose(1, hit("strike", foe, 0));
    }
    fight.end();
}

#[test]
fn a_nimble_rogue_gets_out_of_a_fire_unharmed() {
    let _proof = proves(&["D20-FEA-08"]);
    // Reflex 10 + 10 against 14 + 3: nothing of six dice.
    let mut fight = ground()
        .hero(person("D20-HER-05"), (1, 1), FIRST)
        .foe(person(TILLY), (8, 8), SECOND)
        .dice(&[6, 6, 6, 6, 6, 6, 10])
        .open();
    fight.skip();
    fight.choose(1, cast_at(7, (8, 8)));
    fight.end();
    assert_eq!(fight.number(2, "life"), 29);
}

#[test]
fn who_keeps_his_wits_is_not_caught_flat_footed() {
    let _struck = strikes_out(&["D20-FEA-10"]);
    // Brakk has not acted: AC 16 with his Dexterity. 10 + 5 misses.
    let mut fight = duel((BUGBEAR, FIRST), (BRAKK, SECOND), &[10]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    assert!(
        lines
            .iter()
            .any(|line| line.contains("10 failure") && line.contains("against 16")),
        "{lines:#?}"
    );
}

#[test]
fn two_blows_out_of_turn_for_quick_eyes() {
    let _proof = proves(&["D20-AOO-09", "D20-AOO-11", "D20-FEA-06", "D20-AOO-01"]);
    // Alda has Dexterity +1: two attacks of opportunity in a round, each at +11. 2 + 11 misses AC 17.
    let mut fight = ground()
        .hero(person(ALDA), (3, 3), FIRST)
        .foe(person(BUGBEAR), (4, 3), "initiative_die: 9")
        .foe(person(BUGBEAR), (2, 3), "initiative_die: 8")
        .foe(person(BUGBEAR), (3, 4), "initiative_die: 7")
        .dice(&[2, 2])
        .open();
    fight.pass(1);
    for (foe, to) in [(2, (5, 3)), (3, (1, 3))] {
        fight.choose(foe, go("walk", &[to]));
        assert_eq!(fight.asked(), Some((1, "opportunity")));
        fight.choose(1, hit("strike", foe, 0));
        fight.pass(foe);
    }
    // The third goes free.
    fight.choose(4, go("walk", &[(3, 5)]));
    assert_ne!(fight.asked(), Some((1, "opportunity")));
}

#[test]
fn a_spring_takes_one_past_a_foe_who_may_not_strike() {
    let _proof = proves(&["D20-FEA-29"]);
    // Two squares to the foe, a blow, and back: he strikes neither at the coming nor at the going. 9 + 8 hits: 1 + 3.
    let mut fight = among(&["D20-FEA-29", "D20-FEA-28", "D20-FEA-27"], &[(6, 3)], &[9, 1]);
    fight.choose(1, go("walk", &[(4, 3), (5, 3)]));
    fight.choose(1, hit("strike", 2, 0));
    fight.choose(1, go("spring", &[(4, 3)]));
    assert_ne!(fight.asked(), Some((2, "opportunity")));
    holds(&fight.end(), "2 life 16 -> 12 D20-DMG-08");
}

#[test]
fn the_mobile_are_harder_to_hit_as_they_go() {
    let _proof = proves(&["D20-FEA-28"]);
    // AC 13, and 4: 11 + 5 = 16 misses 17.
    let mut fight = among(&["D20-FEA-28"], &[(4, 3)], &[11]);
    fight.choose(1, go("walk", &[(2, 3)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.lines();
    assert!(
        lines
            .iter()
            .any(|line| line.contains("11 failure") && line.contains("against 17")),
        "{lines:#?}"
    );
}

#[test]
fn who_has_learnt_it_feints_with_a_move() {
    let _proof = proves(&["D20-ACT-T15", "D20-FEA-26"]);
    // Bluff +11: 10 + 11 against 8 + 2.
    let mut fight = ground()
        .hero(person(TILLY), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[10, 8])
        .open();
    fight.pass(1).pass(2).skip();
    fight.choose(1, to("feint", 2));
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (1, 1)
    );
}
