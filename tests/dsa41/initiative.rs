//! Initiative: the roll, ties, changes, orientation.

use crate::bare::brawler;
use crate::ground_goal::coming;
use crate::proof::{proves, strikes_out};
use crate::story::{Man, able, act, face_to_face, field, hewer, man, of};

#[test]
fn initiative_is_rolled_once_and_the_slowest_declares_first() {
    let _proof = proves(&["INI-01", "INI-04", "INI-10", "CNV-06", "TIM-07"]);
    // INI-01, INI-04, INI-10, CNV-06, TIM-07: (12 + 12 + 12 + 12) / 5 = 9.6, rounded 10; each rolls his own die.
    let mut fight = field()
        .hero(man(), (1, 1), "")
        .foe(man(), (8, 1), "")
        .dice(&[5, 3])
        .open();
    assert_eq!(
        fight.end(),
        [
            "fight",
            "1 INI [5] 15: 5 INI-01 +10 VAL-02",
            "2 INI [3] 13: 3 INI-01 +10 VAL-02",
            "round",
        ]
    );
    assert_eq!(fight.asked(), Some((2, "announce")));
    fight.plan(2, "move-defend");
    assert_eq!(fight.asked(), Some((1, "announce")));
    fight.plan(1, "fight");
    assert_eq!(fight.asked(), Some((1, "attack")), "15 comes before 13");
}

#[test]
fn abilities_weapons_and_burden_change_the_roll() {
    let _proof = proves(&["INI-01", "INI-02", "SF-KAMPFREFLEXE", "ABI-03", "ABI-04"]);
    // INI-01, INI-02: basis 10, combat reflexes +4 (BE 3 is not above 4), rapier +1, BE -3. With BE 5 they are of no use (ABI-03).
    let quick = Man {
        abilities: r#""SF-KAMPFREFLEXE""#,
        armour: r#""ARP-LEATHERHARNESS""#,
        styles: r#"(weapon: "WPN-RAPIER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let slow = quick.ron().replace("load: 0", "load: 2");
    let slow = field()
        .hero(slow, (1, 1), "initiative: 5")
        .foe(man(), (8, 1), "initiative: 11")
        .open();
    assert!(!slow.value(1, "ini").contains("INI-02"));
    let mut fight = field()
        .hero(quick.ron(), (1, 1), "")
        .foe(man(), (8, 1), "initiative: 11")
        .dice(&[4])
        .open();
    fight.value(1, "ini");
    assert_eq!(
        fight.end()[1],
        "1 INI [4] 16: 4 INI-01 +10 VAL-02 +4 INI-02 -3 ARM-03 +1 INI-01"
    );
}

#[test]
fn reflexes_that_armour_makes_useless_are_struck_out() {
    let _struck_out = strikes_out(&["INI-02"]);
    // INI-02, ABI-03: BE 5 is above 4.
    let burdened = Man {
        abilities: r#""SF-KAMPFREFLEXE""#,
        load: 5,
        ..Man::default()
    };
    let slow = field()
        .hero(burdened.ron(), (1, 1), "initiative: 5")
        .foe(man(), (8, 1), "initiative: 11")
        .open();
    assert!(!slow.value(1, "ini").contains("INI-02"));
}

#[test]
fn wounds_lower_initiative_from_the_start() {
    let _proof = proves(&["INI-03", "WND-04"]);
    // INI-03, WND-04: one wound costs 2.
    let mut fight = field()
        .hero(man(), (1, 1), "wounds: 1")
        .foe(man(), (8, 1), "initiative: 11")
        .dice(&[4])
        .open();
    assert_eq!(fight.end()[1], "1 INI [4] 12: 4 INI-01 +10 VAL-02 -2 WND-04");
}

#[test]
fn equals_strike_at_once_and_suffer_afterwards() {
    let _proof = proves(&["INI-05"]);
    // INI-05: the same initiative and basis. The second strikes at 12, not at 10, though he is wounded already.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: 12")
        .dice(&[5, 6, 12, 1])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.strike(1, 2).take(2).strike(2, 1).take(1);
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 undefended by choice",
            "2 struck [6] 10: 6 DMG-01 +4 DMG-01 -> 10: 10 DMG-01",
            "2 attack 1: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "1 undefended by choice",
            "1 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 5: 5 DMG-01",
            "2 le 28 -> 18 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 12 -> 10 WND-04",
            "1 le 28 -> 23 DMG-02",
            "round",
        ]
    );
}

#[test]
fn the_higher_basis_breaks_a_tie_and_a_wounded_loser_acts_later() {
    let _proof = proves(&["INI-07"]);
    // INI-05: MU 15 gives basis 54 / 5 = 10.8, rounded 11. INI-07, INI-08: the wound costs 2 at once, so phase 10.
    let bold = Man {
        attributes: [15, 12, 12, 12, 12, 12, 12, 12],
        ..Man::default()
    };
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(bold.ron(), (2, 1), "initiative: 12")
        .dice(&[5, 6])
        .open();
    assert_eq!(
        fight.asked(),
        Some((1, "announce")),
        "the lower basis declares first"
    );
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.strike(2, 1).take(1);
    assert_eq!(
        fight.end(),
        [
            "2 attack 1: 5 success (ATK-01; 13: 8 VAL-02 +5 VAL-03)",
            "1 undefended by choice",
            "1 struck [6] 10: 6 DMG-01 +4 DMG-01 -> 10: 10 DMG-01",
            "1 le 28 -> 18 DMG-02",
            "1 wounds +1 = 1 [6, 12, 18] WND-01",
            "1 ini 12 -> 10 WND-04",
            "phase 10",
        ]
    );
    assert_eq!(fight.asked(), Some((1, "attack")));
}

#[test]
fn a_high_initiative_helps_parries_and_gives_a_free_action() {
    let _proof = proves(&["INI-06"]);
    // INI-06: 21 gives +1, fixed when the round begins.
    let mut fight = face_to_face((man(), "initiative: 25"), (man(), "initiative: 21"), &[5, 13]);
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(
        fight.end()[1],
        "2 parry: 13 success (ATK-02; 13: 7 VAL-02 +5 VAL-03 +1 INI-06)"
    );
}

#[test]
fn a_dropped_weapon_takes_its_initiative_along() {
    let _proof = proves(&["INI-08", "WPN-15", "ACT-05"]);
    // INI-08, ACT-05: the rapier's +1 is gone. The die counts 2 of the 13.
    let fencer = Man {
        styles: r#"(weapon: "WPN-RAPIER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(fencer.ron(), (1, 1), "initiative: 13")
        .foe(man(), (8, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    fight.act(1, "drop");
    assert_eq!(fight.lines()[..2], ["1 unarmed ACT-05", "1 ini 13 -> 12 INI-08"]);
}

#[test]
fn orientation_takes_two_actions_and_raises_the_die_to_six() {
    let _proof = proves(&["ORI-01", "ACT-13", "TIM-03"]);
    // ORI-01, ACT-13, TIM-03, INI-09: warfare 5 helps by 2; die 2 becomes 6, so 12 becomes 16.
    let learned = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-KRIEGSKUNST", value: 5)"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(learned.ron(), (1, 1), "initiative: 12")
        .foe(man(), (8, 1), "initiative: -5")
        .dice(&[14])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "orient");
    assert_eq!(
        fight.end(),
        [
            "1 orient",
            "phase 4",
            "1 intuition passed 0: 14 success (ORI-01; 14: 12 CNV-07 +2 ORI-01)",
            "1 ini 12 -> 16 ORI-01",
            "round",
        ]
    );
}

#[test]
fn the_vigilant_orient_in_one_action_without_a_check() {
    let _proof = proves(&["ORI-01", "ACT-13"]);
    // ORI-01, ACT-13: SF-AUFMERKSAMKEIT.
    let mut fight = field()
        .hero(able("SF-AUFMERKSAMKEIT"), (1, 1), "initiative: 12")
        .foe(man(), (8, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.act(1, "orient");
    assert_eq!(fight.end()[..2], ["1 orient", "1 ini 12 -> 16 ORI-01"]);
}

#[test]
fn nobody_orients_lying_down() {
    let _proof = proves(&["ORI-02"]);
    // ORI-02, SIT-06.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(man(), (8, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("orient")), "ORI-02");
}

#[test]
fn orientation_ends_the_malus_of_a_failed_announcement() {
    let _proof = proves(&["ORI-04", "MAN-GEN-05"]);
    // ORI-04, MAN-GEN-05: the missed power blow of 3 burdens the check (12 - 3), and the failed check ends it.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[15, 10])
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.announce(1, 2, "power-blow", 3);
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "orient");
    assert_eq!(
        fight.end()[2..4],
        [
            "1 intuition failed 0: 10 failure (ORI-01; 9: 12 CNV-07 -3 MAN-GEN-05)",
            "1 off-balance 3 -> 0 ORI-04",
        ]
    );
}

#[test]
fn foes_of_one_kind_share_the_basis_and_roll_for_themselves() {
    let _proof = proves(&["INI-10"]);
    // INI-10: two wolves, 10 + 1W6 each.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(of("OPP-09"), (8, 1), "")
        .foe(of("OPP-09"), (8, 5), "")
        .dice(&[2, 6])
        .open();
    assert_eq!(
        fight.end()[1..3],
        [
            "2 INI [2] 12: 2 INI-01 +10 VAL-08",
            "3 INI [6] 16: 6 INI-01 +10 VAL-08"
        ]
    );
}

#[test]
fn a_blade_dancer_rolls_two_dice_and_orients_to_twelve() {
    let _proof = proves(&["INI-02", "ORI-01"]);
    // INI-02, ORI-01: 3 + 4, reflexes 4, instinct 2; an orientation counts the dice as 12: 23 + 5.
    let dancer = Man {
        abilities: r#""SF-KAMPFREFLEXE", "SF-KAMPFGESPUER", "SF-KLINGENTAENZER", "SF-AUFMERKSAMKEIT""#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(dancer.ron(), (1, 1), "")
        .foe(man(), (8, 1), "initiative: -5")
        .dice(&[3, 4])
        .open();
    assert_eq!(
        fight.lines()[1],
        "1 INI [3, 4] 23: 7 INI-01 +10 VAL-02 +4 INI-02 +2 INI-02"
    );
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.act(1, "orient");
    assert_eq!(fight.end()[1], "1 ini 23 -> 28 ORI-01");
}

#[test]
fn a_second_action_moves_along_with_a_rising_initiative() {
    let _proof = proves(&["INI-07", "ORI-01"]);
    // INI-07, ORI-01: oriented in phase 12 the die rises from 2 to 6: the blow comes in phase 16 - 8 = 8, not in 4.
    let mut fight = field()
        .hero(able("SF-AUFMERKSAMKEIT"), (1, 1), "initiative: 12")
        .foe(man(), (8, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "act-attack").skip();
    fight.act(1, "orient");
    assert_eq!(fight.end(), ["1 orient", "1 ini 12 -> 16 ORI-01", "phase 8"]);
    assert_eq!(fight.asked(), Some((1, "attack")));
}

#[test]
fn whose_initiative_comes_up_to_the_phase_acts_in_it() {
    let _proof = proves(&["INI-07", "UNA-01"]);
    // INI-07, UNA-01: bare hands against a sword, 11 - 2 = 9. The foe drops it in the window before his slot, in phase 11: now 11 is the
    // new initiative and not above the phase, so he strikes in it, before the foe in 10.
    let mut fight = field()
        .hero(brawler(), (5, 5), "initiative: 11")
        .foe(man(), (6, 5), "initiative: 10")
        .open();
    fight.plan(1, "fight").plan_free(2, "fight").skip();
    assert_eq!(fight.asked(), Some((2, "free")));
    fight.act(2, "drop");
    let lines = fight.lines();
    assert!(lines.contains(&"1 ini 9 -> 11 UNA-01".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.starts_with("phase")), "{lines:#?}");
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight.pass(1);
    assert_eq!(fight.end(), ["1 forgoes attack by choice", "phase 10"]);
}

#[test]
fn who_brings_his_initiative_up_by_a_free_action_acts_in_the_next_phase() {
    let _proof = proves(&["INI-07", "TIM-04"]);
    // The great sword takes 1 from 12: his slot is 11. In the window before it, in phase 12, he drops the sword: 12, but that phase has seen
    // his free action.
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 11")
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    fight.act(1, "drop");
    let lines = fight.end();
    assert!(lines.contains(&"1 ini 11 -> 12 INI-08".to_owned()), "{lines:#?}");
    assert_eq!(lines.last().unwrap(), "phase 11");
    assert_eq!(fight.asked(), Some((1, "attack")));
}

#[test]
fn whoever_is_thrown_down_cannot_go_on_orienting_himself() {
    let _proof = proves(&["ORI-02", "CRE-08"]);
    // ORI-02, CRE-08: begun at 12, thrown down by the wolf at 10 (INI 12 - 2): in phase 2 nothing comes of it.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(of("OPP-09"), (2, 1), "initiative: 10")
        .dice(&[3, 11, 1, 1])
        .open();
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight.act(1, "orient").choose(2, crate::story::blow(1, 1)).take(1);
    let lines = fight.end();
    assert_eq!(
        lines[lines.len() - 3..],
        ["phase 2", "1 forgoes orient ORI-02", "round"],
        "{lines:#?}"
    );
}

#[test]
fn thirty_one_and_forty_one_give_two_and_three() {
    let _proof = proves(&["INI-06", "TIM-02"]);
    // INI-06, TIM-02: free actions 2 + 2 and 2 + 3; parries +2 and +3, dodges too.
    for (initiative, bonus) in [(31, 2), (40, 2), (41, 3)] {
        let start = format!("initiative: {initiative}");
        let mut fight = field()
            .hero(man(), (1, 1), "initiative: 60")
            .foe(man(), (2, 1), &start)
            .dice(&[5, 1])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        assert_eq!(fight.actions(2, "free-actions"), (2 + bonus, 2 + bonus));
        fight.strike(1, 2).dodge(2, (3, 1));
        let value = 5 + bonus;
        assert_eq!(
            fight.end()[1],
            format!("2 dodge: 1 lucky (AUS-02; {value}: 7 VAL-02 +{bonus} INI-06 -2 AUS-05)")
        );
    }
}

#[test]
fn by_the_older_rule_the_dice_fall_anew_in_every_round() {
    let _proof = proves(&["INI-90"]);
    // INI-90: 10 + 5 and 10 + 3 instead of 14 and 10, in ascending order of the ids.
    let older = || field().with("optional:legacy-ini-each-round");
    let mut fight = older()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[5, 3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.pass(1).pass(2);
    let lines = fight.end();
    let began = lines.iter().position(|line| line == "round").unwrap();
    assert_eq!(
        lines[began + 1..began + 3],
        [
            "1 INI [5] 15: 5 INI-90 +10 VAL-02",
            "2 INI [3] 13: 3 INI-90 +10 VAL-02"
        ]
    );
    // FUM-04: a fumble (face 3: 2 points) takes nothing now, but 2 from the next die, and from that one alone.
    let mut fight = older()
        .with("optional:fumbles")
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[20, 3, 5, 2, 4, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).pass(2);
    assert_eq!(fight.value(1, "ini"), "14: 10 VAL-02 +4 INI-01");
    let told = fight.pass(2).lines();
    assert!(
        told.contains(&"1 next-die 0 -> -2 INI-90".to_owned()),
        "{told:#?}"
    );
    assert_eq!(fight.value(1, "ini"), "13: 10 VAL-02 +3 INI-01");
    fight.plan(2, "fight").plan(1, "fight").pass(1).pass(2);
    assert_eq!(fight.value(1, "ini"), "14: 10 VAL-02 +4 INI-01");
    let lines = fight.end();
    assert!(
        lines.contains(&"1 INI [4] 14: 4 INI-90 +10 VAL-02".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn who_comes_later_rolls_one_die_in_the_round_in_which_he_comes() {
    let _proof = proves(&["INI-90"]);
    // INI-90: in the second round 5 and 3 for those who are there, in ascending order, then a 2 for him who comes.
    let present = field()
        .with("optional:legacy-ini-each-round")
        .hero(man(), (4, 5), "initiative: 12")
        .foe(man(), (9, 9), "initiative: 10");
    let mut fight = coming(present, None).dice(&[5, 3, 2]).open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.pass(1).pass(2);
    let lines = fight.end();
    let rolled: Vec<_> = lines.iter().filter(|line| line.contains("INI [")).collect();
    assert_eq!(
        rolled,
        [
            "1 INI [5] 15: 5 INI-90 +10 VAL-02",
            "2 INI [3] 13: 3 INI-90 +10 VAL-02",
            "3 INI [2] 12: 2 INI-90 +10 VAL-02",
        ]
    );
}
