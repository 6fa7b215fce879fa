//! Special attacks and careful ways to fight: charges, feints, trips with a weapon, defence and withdrawal.

use klingentanz::board::CellFacts;

use super::proof::proves;
use super::situation::{in_states, next_round};
use super::story::{Setup, Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
/// Tilly, rogue: Bluff +11, short sword +10 for 1d4 - 1, sneak attack 3d6; she feints with a move action.
const TILLY: &str = "D20-HER-03";
/// A wolf: Intelligence 2.
const WOLF: &str = "D20-OPP-06";
/// A zombie: no Intelligence at all.
const ZOMBIE: &str = "D20-OPP-08";
/// A troll, a giant of Intelligence 6.
const TROLL: &str = "D20-OPP-10";

/// Alda on (1, 1), who may charge, and a bugbear on some square of her row.
fn lane(setup: Setup, x: i16, faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (x, 1), SECOND)
        .dice(faces)
        .open();
    fight.skip();
    fight
}

#[test]
fn a_charge_leads_two_squares_at_least_and_twice_the_speed_at_most() {
    let _proof = proves(&["D20-CHG-01", "D20-CND-27"]);
    let charge = hit("charge", 2, 0);
    // One square is too little, two are enough; eight are twice her speed, and nine are too many.
    assert_eq!(lane(ground(), 3, &[]).forbidden(1, &charge), "D20-CHG-01");
    assert_eq!(lane(ground(), 11, &[]).forbidden(1, &charge), "D20-CHG-01");
    for x in [4, 10] {
        // 3 + 11 + 2 = 16 hits AC 16.
        let mut fight = lane(ground(), x, &[3, 1]);
        fight.choose(1, charge.clone());
        let lines = fight.lines();
        assert!(has(&lines, &format!("1 to {},1", x - 1)), "{lines:#?}");
        assert!(has(&lines, "1 charge 2: 3 success"), "{lines:#?}");
        // AC 21 - 2, until her next turn begins.
        assert!(fight.states(1).contains(&"charging"));
        assert_eq!(fight.number(1, "armour-class"), 19);
        fight.pass(2);
        assert_eq!(fight.number(1, "armour-class"), 21);
        fight.end();
    }
}

#[test]
fn nothing_may_be_in_the_way_of_a_charge() {
    let _proof = proves(&["D20-CHG-01", "D20-BRD-11"]);
    let charge = hit("charge", 2, 0);
    let slow = CellFacts {
        move_half: 4,
        ..CellFacts::default()
    };
    let mut muddy = lane(ground().ground((3, 1), slow), 6, &[]);
    assert_eq!(muddy.forbidden(1, &charge), "D20-BRD-11");
    let mut barred = lane(ground().thing((3, 1), "table"), 6, &[]);
    assert_eq!(barred.forbidden(1, &charge), "D20-BRD-11");
    // A friend bars the way, but not one who lies helpless there.
    let past = |start: &str, faces: &[u8]| {
        let mut fight = ground()
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(person(BUGBEAR), (6, 1), SECOND)
            .hero(person(BRAKK), (3, 1), start)
            .dice(faces)
            .open();
        fight.skip();
        fight
    };
    assert_eq!(past("initiative_die: 2", &[]).forbidden(1, &charge), "D20-BRD-11");
    let mut over = past(&in_states("initiative_die: 2", &["Asleep"]), &[3, 1]);
    over.choose(1, charge);
    let lines = over.end();
    assert!(has(&lines, "1 to 5,1"), "{lines:#?}");
}

#[test]
fn a_charge_is_easier_to_hit_from_its_start_on() {
    let _proof = proves(&["D20-CHG-02", "D20-CND-27"]);
    // The second bugbear strikes as she leaves: 14 + 5 = 19 hits 21 - 2, 1 + 2. Then 3 + 13 hits.
    let fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .foe(person(BUGBEAR), (1, 2), "initiative_die: 2")
        .dice(&[14, 1, 4, 1])
        .open();
    let mut fight = next_round(fight, 1);
    fight.choose(1, hit("charge", 2, 0));
    assert_eq!(fight.asked(), Some((3, "opportunity")));
    fight.choose(3, hit("strike", 1, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 life 49 -> 46"), "{lines:#?}");
    assert!(has(&lines, "1 charge 2: 4 success"), "{lines:#?}");
}

#[test]
fn a_careful_fighter_hits_less_and_is_hit_less() {
    let _proof = proves(&["D20-DEF-01", "D20-CND-28"]);
    // 8 + 11 - 4 = 15 misses AC 16, and so does the second attack, 13 + 6 - 4.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[8, 13]);
    fight.choose(1, act("defensive"));
    fight.choose(1, hit("strike", 2, 0));
    assert_eq!(fight.number(1, "armour-class"), 23);
    assert_eq!(fight.forbidden(1, &act("total-defence")), "D20-TDF-01");
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    assert!(has(&lines, "1 strike 2: 8 failure"), "{lines:#?}");
    assert!(has(&lines, "1 strike 2: 13 failure"), "{lines:#?}");
    fight.pass(2);
    fight.end();
    assert_eq!(fight.number(1, "armour-class"), 21);
}

#[test]
fn whoever_defends_himself_alone_strikes_nobody() {
    let _proof = proves(&["D20-TDF-01", "D20-CND-28"]);
    let fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    let mut fight = next_round(fight, 1);
    fight.choose(1, act("total-defence"));
    assert_eq!(fight.number(1, "armour-class"), 25);
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "D20-TDF-01");
    fight.pass(1);
    // She threatens nobody: he walks away from her.
    fight.choose(2, go("walk", &[(3, 1), (4, 1)]));
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2);
    assert_eq!(fight.number(1, "armour-class"), 21);
    fight.end();
}

#[test]
fn a_feint_opens_a_foe_for_the_next_blow() {
    let _proof = proves(&["D20-FNT-01", "D20-DMG-07"]);
    // 5 + 11 = 16 against 10 + 0 + 2 = 12. 6 + 10 = 16 hits 17 - 1 for 1d4 - 1 = 3 and 3d6 = 3.
    let fight = duel((TILLY, FIRST), (BUGBEAR, SECOND), &[5, 10, 6, 4, 1, 1, 1]);
    let mut fight = next_round(fight, 1);
    fight.choose(1, to("feint", 2));
    assert_eq!(fight.actions(1, "standard").0, 1);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 feint passed 4"), "{lines:#?}");
    assert!(has(&lines, "2 life 16 -> 10"), "{lines:#?}");
    // Of equal totals the feint fails: 1 + 11 against 10 + 2; 6 + 10 misses AC 17.
    let fight = duel((TILLY, FIRST), (BUGBEAR, SECOND), &[1, 10, 6]);
    let mut fight = next_round(fight, 1);
    fight.choose(1, to("feint", 2));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 feint failed"), "{lines:#?}");
    assert!(has(&lines, "1 strike 2: 6 failure"), "{lines:#?}");
}

#[test]
fn a_feint_takes_a_standard_action_and_is_hard_against_what_is_no_person() {
    let _proof = proves(&["D20-FNT-01"]);
    let bluff = |foe| {
        let fight = duel((TILLY, FIRST), (foe, SECOND), &[]);
        fight.weighed(&to("feint", 2))[0].clone()
    };
    // 11, 4 less against a giant, 8 less against a beast.
    assert!(bluff(BUGBEAR).starts_with("11: "), "{}", bluff(BUGBEAR));
    assert!(bluff(TROLL).starts_with("7: "), "{}", bluff(TROLL));
    assert!(bluff(WOLF).starts_with("3: "), "{}", bluff(WOLF));
    let mut mindless = duel((TILLY, FIRST), (ZOMBIE, SECOND), &[]);
    assert_eq!(mindless.forbidden(1, &to("feint", 2)), "D20-FNT-01");
    // Alda, Bluff -1, has not learnt to do it quickly: 1 - 1 against 1 + 2.
    let mut slow = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[1, 1]);
    slow.choose(1, to("feint", 2));
    slow.end();
    assert_eq!(slow.actions(1, "standard").0, 0);
}

/// Somebody with a flail, Strength 16: touch +7, 1d8 + 3; with some feats.
fn flail(feats: &str) -> String {
    format!(
        r#"Inline((id: "D20-OPP-97", name: (en: "Fighter", de: "Kämpferin", fr: "Guerrière"), shape: Human, kind: Humanoid, people: Human,
        size: Medium, hit_dice: 4, hit_points: 30,
        abilities: (strength: 16, dexterity: 10, constitution: 12, intelligence: 13, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: 4, saves: (fortitude: 5, reflex: 1, will: 1),
        attacks: [(weapon: "D20-WPN-18", hold: OneHanded, bonus: 7, damage: (count: 1, sides: 8, plus: 3))],
        feats: [{feats}]))"#
    )
}

#[test]
fn a_flail_trips_without_danger_and_is_dropped_in_place_of_falling() {
    let _proof = proves(&["D20-TRP-02"]);
    let flailing = |faces: &[u8]| {
        let fight = ground()
            .hero(flail(""), (1, 1), FIRST)
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .dice(faces)
            .open();
        next_round(fight, 1)
    };
    // The bugbear, who is on his guard, may not strike first: 4 + 7 touches 11; 12 + 3 against 9 + 2 brings him down.
    let mut fight = flailing(&[4, 12, 9]);
    fight.choose(1, hit("trip", 2, 0));
    fight.end();
    assert!(fight.states(2).contains(&"prone"));
    // 5 + 3 against 9 + 2 does not, and 12 + 2 against 5 + 3 trips in turn: the flail falls, she does not.
    let mut fight = flailing(&[4, 5, 9, 12, 5]);
    fight.choose(1, hit("trip", 2, 0));
    fight.end();
    assert!(!fight.states(1).contains(&"prone") && !fight.states(2).contains(&"prone"));
    assert!(fight.states(1).contains(&"disarmed"));
    // Other weapons are not made for it.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &hit("trip", 2, 0)), "D20-TRP-02");
}

#[test]
fn the_blow_after_a_trip_is_none_of_those_for_a_foe_who_drops() {
    let _proof = proves(&["D20-TRP-01", "D20-FEA-02", "D20-FEA-25"]);
    // Improved trip and cleave: 4 + 7 touches, 12 + 3 + 4 against 9 + 2. The blow at whom lies, 10 + 7 against 17 - 1 - 4, does 1 + 3 of 2 and
    // leaves him dying; so that there is one more blow, 10 + 7 against 16 for 1 + 3 at the other one.
    let feats = r#"(feat: "D20-FEA-24"), (feat: "D20-FEA-25"), (feat: "D20-FEA-20"), (feat: "D20-FEA-02")"#;
    let mut fight = ground()
        .hero(flail(feats), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), "initiative_die: 1, hit_points: 2")
        .foe(person(BUGBEAR), (2, 2), "initiative_die: 2")
        .dice(&[4, 12, 9, 10, 1, 10, 1])
        .open();
    fight.skip();
    fight.choose(1, hit("trip", 2, 0));
    assert_eq!(fight.asked(), Some((1, "follow-up")));
    fight.choose(1, hit("strike", 2, 0));
    assert_eq!(fight.asked(), Some((1, "follow-up")));
    fight.choose(1, hit("strike", 3, 0));
    let lines = fight.end();
    assert!(has(&lines, "2 life 2 -> -2"), "{lines:#?}");
    assert!(has(&lines, "3 life 16 -> 12"), "{lines:#?}");
}

#[test]
fn who_withdraws_leaves_the_first_square_in_safety_and_no_other() {
    let _proof = proves(&["D20-WDR-01"]);
    let fight = || {
        let fight = ground()
            .hero(person(ALDA), (3, 3), FIRST)
            .foe(person(BUGBEAR), (4, 3), SECOND)
            .foe(person(BUGBEAR), (1, 5), "initiative_die: 2")
            .open();
        next_round(fight, 1)
    };
    // Six of the eight squares that are twice her speed, past nobody.
    let mut away = fight();
    away.choose(
        1,
        go("withdraw", &[(2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0)]),
    );
    assert_eq!(away.asked(), Some((3, "turn")));
    let lines = away.end();
    assert!(has(&lines, "1 to 0,0"), "{lines:#?}");
    // The square that she comes to first is under the eyes of the other bugbear.
    let mut past = fight();
    past.choose(1, go("withdraw", &[(2, 4), (2, 3)]));
    assert_eq!(past.asked(), Some((3, "opportunity")));
    past.pass(3);
    // No step besides.
    let mut done = fight();
    done.choose(1, go("step", &[(3, 2)]));
    assert_eq!(done.forbidden(1, &go("withdraw", &[(3, 1)])), "D20-ACT-04");
    // Alda does not see the bugbear in the dark, who sees her: he may strike at once.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let unseen = ground()
        .everywhere(dark)
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .open();
    let mut unseen = next_round(unseen, 1);
    unseen.choose(1, go("withdraw", &[(0, 1), (0, 2)]));
    assert_eq!(unseen.asked(), Some((2, "opportunity")));
    // The blind do not withdraw.
    let mut blind = ground()
        .hero(person(ALDA), (1, 1), &in_states(FIRST, &["Blinded"]))
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .open();
    assert_eq!(blind.forbidden(1, &go("withdraw", &[(0, 1)])), "D20-WDR-01");
}
