//! Making ready for a shot: what is loaded when the fight begins, what breaks loading and aiming off, and how much an aim brings.

use klingentanz::battle::{Choice, SideId};
use klingentanz::board::Facing;

use crate::proof::proves;
use crate::shot_value::{CROSSBOW, KNIFE, QUIET, READY, archer, with};
use crate::story::{Man, Story, act_facing, act_on, act_with, aim, go, man, open_field, shot};
use crate::thrown::{let_the_round_end, nothing_more};

#[test]
fn only_who_was_warned_has_an_arrow_on_the_string() {
    let _proof = proves(&["RNG-30", "SUR-01"]);
    // RNG-30: of those whom the fight finds unprepared only crossbows are loaded.
    let camp = |shooter: &Man, is_surprised: bool| {
        let mut fight = open_field(40, 3)
            .setting(|setting| setting.surprised.extend(is_surprised.then_some(SideId(1))))
            .hero(man(), (0, 1), "initiative: 20")
            .foe(shooter.ron(), (9, 1), "style: 1")
            .dice(if is_surprised { &[13] } else { &[3] })
            .open();
        fight.value(2, "loading");
        fight.plan(2, "fight").plan(1, "fight").pass(1).skip();
        fight
    };
    let mut surprised = camp(&archer(), true);
    assert!(surprised.states(2).contains(&"unloaded"));
    assert_eq!(surprised.forbidden(2, &shot(1, "quick-shot")), "RNG-30");
    for mut ready in [camp(&archer(), false), camp(&with(CROSSBOW), true)] {
        assert!(!ready.states(2).contains(&"unloaded"));
        assert!(ready.offered().contains(&"quick-shot"));
        ready.end();
    }
}

#[test]
fn every_quiver_and_pouch_begins_full() {
    let _proof = proves(&["RNG-35"]);
    const SLING: &str = r#"(weapon: "RWP-SLING", talent: "TAL-SCHLEUDER")"#;
    for (shooter, told) in [
        (archer(), "20: 20 RNG-35"),
        (with(CROSSBOW), "20: 20 RNG-35"),
        (with(SLING), "30: 30 RNG-35"),
    ] {
        let fight = open_field(40, 3)
            .hero(shooter.ron(), (0, 1), READY)
            .foe(man(), (9, 1), QUIET)
            .open();
        assert_eq!(fight.value(1, "missiles"), told);
    }
}

/// The shooter acts in phase 14; in phase 10 a knife is thrown at him from three squares away.
fn under_fire(shooter: &Man, start: &str, faces: &[u8]) -> Story {
    let mut fight = open_field(40, 3)
        .hero(shooter.ron(), (0, 1), &format!("initiative: 14, style: 1{start}"))
        .foe(with(KNIFE).ron(), (3, 1), "initiative: 10, style: 1")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight
}

#[test]
fn pain_takes_the_eye_from_the_target_unless_self_control_holds() {
    let _proof = proves(&["RNG-09", "TIM-05"]);
    // TIM-05: 4 SP, self-control 0: attributes of 12 - 4 = 8. Three 12s fail, three 8s do not.
    for (face, is_lost) in [(12, true), (8, false)] {
        let mut fight = under_fire(&archer(), "", &[2, 4, face, face, face]);
        fight.choose(1, aim(2)).choose(2, shot(1, "throw")).take(1);
        let lines = fight.end();
        assert!(lines.contains(&"1 le 28 -> 24 DMG-02".to_owned()), "{lines:#?}");
        assert_eq!(
            lines.contains(&"1 forgoes aim RNG-09".to_owned()),
            is_lost,
            "{lines:#?}"
        );
        assert_eq!(fight.states(1).contains(&"aiming"), !is_lost);
    }
}

#[test]
fn pain_undoes_the_loading_of_a_bow_but_not_of_a_crossbow() {
    let _proof = proves(&["RNG-32", "TIM-05"]);
    // Load 3 both: one action is done when the knife comes, and self-control fails. Two more are enough for the crossbow alone.
    const ELF_BOW: &str = r#"(weapon: "RWP-ELFBOW", talent: "TAL-BOGEN")"#;
    const EISENWALDER: &str = r#"(weapon: "RWP-EISENWALDER", talent: "TAL-ARMBRUST")"#;
    for (weapon, is_loaded) in [(ELF_BOW, false), (EISENWALDER, true)] {
        let mut fight = under_fire(&with(weapon), ", loaded: false", &[2, 4, 12, 12, 12]);
        assert!(fight.value(1, "loading").starts_with("3:"));
        fight.act(1, "reload").choose(2, shot(1, "throw")).take(1);
        assert!(fight.lines().contains(&"1 forgoes reload TIM-05".to_owned()));
        let_the_round_end(&mut fight);
        fight.plan(2, "fight").plan(1, "act-act").act(1, "reload").pass(2);
        fight.end();
        assert_eq!(fight.states(1).contains(&"unloaded"), !is_loaded, "{weapon}");
    }
}

/// A marksman with a bow and a quiet foe on this square.
fn marksman(at: (i16, i16)) -> Story {
    let marksman = Man {
        abilities: r#""SF-SCHARFSCHUETZE""#,
        subjects: r#"(ability: "SF-SCHARFSCHUETZE", of: Talent("TAL-BOGEN"))"#,
        ..archer()
    };
    open_field(30, 12)
        .with("optional:aiming")
        .hero(marksman.ron(), (0, 0), READY)
        .foe(man(), at, QUIET)
        .dice(&[20])
        .open()
}

#[test]
fn no_aim_brings_more_than_four_points() {
    let _proof = proves(&["RNG-09"]);
    // RNG-09: a marksman has a point for each action after the first one, up to four: the sixth is refused.
    let mut fight = marksman((12, 0));
    for _ in 0..2 {
        fight.plan(2, "defend").plan(1, "act-act");
        fight.choose(1, aim(2)).choose(1, aim(2));
    }
    fight.plan(2, "defend").plan(1, "act-act").choose(1, aim(2));
    assert_eq!(fight.forbidden(1, &aim(2)), "ACT-19");
    fight.pass(1);
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "shot"));
    let lines = fight.end();
    assert!(lines[0].contains("+4 RNG-09"), "{lines:#?}");
}

#[test]
fn a_turn_towards_the_target_keeps_the_aim_and_no_other() {
    let _proof = proves(&["RNG-09", "ACT-04"]);
    // He looks east, and his target is in the south-east.
    for (towards, is_kept) in [(Facing::SE, true), (Facing::NE, false)] {
        let mut fight = marksman((8, 8));
        fight.plan(2, "defend").plan_free(1, "act-act").pass(1);
        fight.choose(1, aim(2)).skip();
        fight.choose(1, act_facing("turn", towards));
        let lines = fight.lines();
        assert_eq!(
            lines.contains(&"1 forgoes aim RNG-09".to_owned()),
            !is_kept,
            "{lines:#?}"
        );
        assert_eq!(fight.states(1).contains(&"aiming"), is_kept);
    }
}

#[test]
fn only_the_loading_of_this_weapon_leaves_the_shot_after_it_free() {
    let _proof = proves(&["RNG-31", "TIM-05", "UMW-02", "ACT-13"]);
    // TIM-05, RNG-31: the crossbow was loaded before; what ends in phase 16 is an orientation, so that the quick shot eight phases
    // later is four harder: 18, at 11 m in the second band 0, medium -2, stands still +2, quick -2, -4. Intuition 12: a 5 passes.
    let mut fight = open_field(40, 3)
        .hero(with(CROSSBOW).ron(), (0, 1), "initiative: 16, style: 1")
        .foe(man(), (12, 1), QUIET)
        .dice(&[5, 19])
        .open();
    fight.plan(2, "defend").plan(1, "move-act");
    fight.choose(1, go("walk", &[(1, 1)])).act(1, "orient");
    fight.plan(2, "defend").plan(1, "carry-on").skip();
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    assert!(
        lines
            .iter()
            .any(|line| line.contains("12: 7 VAL-02 +11 VAL-04 -2 RNG-05 +2 RNG-06 -2 RNG-10 -4 UMW-02")),
        "{lines:#?}"
    );
}

/// The regular actions that loading still takes, as whoever holds the weapon is told.
fn still_to_load(fight: &Story) -> i16 {
    let offers = fight.system.offers(fight.app.world(), fight.battle);
    let pass = offers
        .into_iter()
        .find(|offer| offer.choice == Choice::Pass)
        .unwrap();
    let hint = pass.hint.unwrap();
    assert_eq!(hint.word.0, "not-loaded");
    hint.numbers[0].1
}

#[test]
fn what_was_done_on_a_crossbow_loads_no_bow_and_stays_with_the_crossbow() {
    let _proof = proves(&["RNG-32", "RNG-30"]);
    // RNG-30, RNG-32: two of 15 actions are done on the crossbow when he lets it fall for the long bow, which takes its whole four:
    // not two. When he takes the crossbow up again (a 5 of dexterity 12) 13 are left of it.
    let both = with(
        r#"(weapon: "RWP-LIGHTXBOW", talent: "TAL-ARMBRUST"), (weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#,
    );
    let mut fight = open_field(40, 3)
        .hero(both.ron(), (0, 1), "initiative: 14, style: 1, loaded: false")
        .foe(man(), (12, 1), QUIET)
        .dice(&[5])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    fight.plan(2, "defend").plan_free(1, "act-act");
    fight.act(1, "drop").choose(1, act_with("draw", 2));
    nothing_more(&mut fight);
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(still_to_load(&fight), 4);
    fight.pass(1);
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    assert!(fight.states(1).contains(&"unloaded"), "two of four");
    fight.plan(2, "defend").plan(1, "carry-on");
    assert!(!fight.states(1).contains(&"unloaded"), "four of four");
    fight.plan(2, "defend").plan_free(1, "act-act");
    fight.act(1, "drop").choose(1, act_on("pick-up", 0, (0, 1)));
    nothing_more(&mut fight);
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(still_to_load(&fight), 13);
    fight.end();
}
