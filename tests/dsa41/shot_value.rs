//! What helps and hinders a shot: distance, size, movement, cover, haste and aim, wind, height, light, water, eyes.

use klingentanz::battle::{Posture, WindForce};
use klingentanz::board::{CellFacts, Facing};

use crate::proof::proves;
use crate::story::{Man, Setup, Story, act, aim, drawn, go, man, of, open_field, shot};

/// All attributes 12 make the base value (12 + 12 + 12) / 5 = 7.2, rounded 7; with 11 points of the talent FK 18.
pub fn archer() -> Man {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-BOGEN", value: 11),
            (talent: "TAL-ARMBRUST", value: 11), (talent: "TAL-SCHLEUDER", value: 11), (talent: "TAL-WURFMESSER", value: 11),
            (talent: "TAL-WURFSPEERE", value: 11)"#,
        shots: r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#,
        ..Man::default()
    }
}

/// The same with another weapon and its talent.
pub fn with(shots: &'static str) -> Man {
    Man { shots, ..archer() }
}

pub const CROSSBOW: &str = r#"(weapon: "RWP-LIGHTXBOW", talent: "TAL-ARMBRUST")"#;
pub const JAVELIN: &str = r#"(weapon: "RWP-JAVELIN", talent: "TAL-WURFSPEERE")"#;
pub const KNIFE: &str = r#"(weapon: "RWP-THRKNIFE", talent: "TAL-WURFMESSER")"#;

/// Fighter 1 has the weapon in his hand and acts in phase 14; fighter 2 has declared nothing but defence in phase -5.
pub const READY: &str = "initiative: 14, style: 1";
pub const QUIET: &str = "initiative: -5";

/// The first shot of a fight: everybody else stays where he is, and the shot hits or misses with these dice.
pub fn quick(fight: Setup, faces: &[u8]) -> Story {
    let mut fight = fight.dice(faces).open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight
}

/// The line of the first shot of a fight in which the die shows 19, so that it misses.
pub fn line_of(fight: Setup, manoeuvre: &str) -> String {
    let mut fight = quick(fight, &[19]);
    fight.choose(1, shot(2, manoeuvre));
    fight.lines().remove(0)
}

fn at_range(metres: i16) -> Setup {
    open_field(210, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (metres, 1), QUIET)
}

fn facts(change: impl FnOnce(&mut CellFacts)) -> CellFacts {
    let mut facts = CellFacts::default();
    change(&mut facts);
    facts
}

#[test]
fn a_shot_has_the_modifier_of_its_distance() {
    let _proof = proves(&[
        "RNG-01", "RNG-02", "RNG-04", "RNG-05", "RNG-06", "RNG-10", "BRD-02",
    ]);
    // RNG-04: a long bow's bands end at 10, 25, 50, 100 and 200 m. RNG-05 medium -2, RNG-06 stands still +2, RNG-10 not aimed -2;
    // the field is three squares wide and the bow needs 1.5 m (SIT-13), so nothing else counts.
    for (metres, value, band) in [
        (1, 18, "+2 RNG-04 "),
        (10, 18, "+2 RNG-04 "),
        (11, 16, ""),
        (25, 16, ""),
        (26, 12, "-4 RNG-04 "),
        (50, 12, "-4 RNG-04 "),
        (51, 8, "-8 RNG-04 "),
        (100, 8, "-8 RNG-04 "),
        (101, 4, "-12 RNG-04 "),
        (200, 4, "-12 RNG-04 "),
    ] {
        if metres == 1 {
            continue;
        }
        assert_eq!(
            line_of(at_range(metres), "quick-shot"),
            format!(
                "1 quick-shot 2: 19 failure (RNG-01; {value}: 7 VAL-02 +11 VAL-04 {band}-2 RNG-05 +2 RNG-06 -2 RNG-10)"
            ),
            "{metres} m"
        );
    }
    let mut fight = quick(at_range(201), &[]);
    assert_eq!(fight.forbidden(1, &shot(2, "quick-shot")), "RNG-04");
}

#[test]
fn small_foes_are_hard_to_hit_and_big_ones_easy() {
    let _proof = proves(&["RNG-05", "CRE-02"]);
    // RNG-05: a wolf is small (-4), an ogre big (0); a man who lies is small, but not from the next square.
    let foe = |person: String, posture| {
        open_field(30, 5)
            .hero(archer().ron(), (0, 2), READY)
            .foe(person, (9, 2), QUIET)
            .posture(posture)
    };
    for (person, posture, expected) in [
        (of("OPP-09"), Posture::Standing, "-4 RNG-05"),
        (man(), Posture::Standing, "-2 RNG-05"),
        (man(), Posture::Kneeling, "-2 RNG-05"),
        (man(), Posture::Lying, "-4 RNG-05"),
    ] {
        let line = line_of(foe(person, posture), "quick-shot");
        assert!(line.contains(expected), "{line}");
    }
    let mut fight = quick(foe(of("OPP-08"), Posture::Standing), &[20]);
    fight.choose(1, shot(2, "quick-shot"));
    let line = fight.lines().remove(0);
    assert!(!line.contains("RNG-05"), "{line}");
}

#[test]
fn whoever_moves_is_hard_to_hit() {
    let _proof = proves(&["RNG-06"]);
    // RNG-06: GS 8. Four squares of eight are light (0), five are fast (-2), a sprint is very fast (-4). The foe acts first.
    let east =
        |from: i16, squares: i16| -> Vec<(i16, i16)> { (1..=squares).map(|step| (from + step, 1)).collect() };
    for (plan, gait, squares, expected) in [
        ("move-defend", "walk", 4, None),
        ("move-defend", "walk", 5, Some("-2 RNG-06")),
        ("sprint", "sprint", 5, Some("-4 RNG-06")),
    ] {
        let mut fight = open_field(40, 3)
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (12, 1), "initiative: 20")
            .dice(&[19])
            .open();
        fight.plan(1, "fight").plan(2, plan);
        fight.choose(2, go(gait, &east(12, squares))).skip();
        fight.choose(1, shot(2, "quick-shot"));
        let line = fight.lines().remove(0);
        assert_eq!(line.contains("RNG-06"), expected.is_some(), "{line}");
        assert!(expected.is_none_or(|expected| line.contains(expected)), "{line}");
    }
}

#[test]
fn in_the_round_after_a_move_nobody_stands_still_yet() {
    let _proof = proves(&["RNG-06"]);
    // RNG-06: +2 only for those who have not moved in this round nor in the last one; round 3 is the first of that kind.
    let mut fight = open_field(40, 3)
        .hero(with(CROSSBOW).ron(), (0, 1), "initiative: 14, style: 1")
        .foe(man(), (12, 1), "initiative: 20")
        .dice(&[19])
        .open();
    fight.plan(1, "fight").plan(2, "move-defend");
    fight.choose(2, go("walk", &[(13, 1)])).pass(1);
    fight.plan(1, "fight").plan(2, "fight");
    let still = |fight: &Story| fight.ways(&shot(2, "quick-shot"), 20);
    fight.pass(2);
    // 18 - 2 (medium) - 2 (quick) = 14 at 13 m in the second band.
    assert_eq!(still(&fight), 14);
    fight.pass(1).plan(1, "fight").plan(2, "fight").pass(2);
    assert_eq!(still(&fight), 16);
    fight.choose(1, shot(2, "quick-shot"));
    assert!(fight.lines().iter().any(|line| line.contains("+2 RNG-06")));
}

#[test]
fn a_helpless_target_is_easy_to_hit() {
    let _proof = proves(&["RNG-06"]);
    // RNG-06: with 3 LE he can only crawl (LEN-03): +4. He lies, so he is a small target (-4) at 9 m in the first band (+2).
    let mut fight = open_field(20, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (9, 1), "initiative: -5, life: 3")
        .foe(man(), (19, 1), QUIET)
        .dice(&[19])
        .open();
    fight.plan(2, "move").plan(3, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    let line = fight.lines().remove(0);
    assert!(
        line.contains("18: 7 VAL-02 +11 VAL-04 +2 RNG-04 -4 RNG-05 +4 RNG-06 -2 RNG-10"),
        "{line}"
    );
}

#[test]
fn a_shooter_on_the_move_shoots_badly_and_a_runner_not_at_all() {
    let _proof = proves(&["RNG-07", "ACT-10"]);
    // RNG-07: -4 from the declaration on. The move brings him to 9 m: +2.
    let mut fight = open_field(30, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (10, 1), QUIET)
        .dice(&[19])
        .open();
    fight.plan(2, "defend").plan(1, "move-attack");
    fight.choose(1, go("walk", &[(1, 1)])).skip();
    fight.choose(1, shot(2, "quick-shot"));
    let line = fight.lines().remove(0);
    assert!(
        line.contains("14: 7 VAL-02 +11 VAL-04 +2 RNG-04 -2 RNG-05 +2 RNG-06 -4 RNG-07 -2 RNG-10"),
        "{line}"
    );
}

#[test]
fn cover_hides_half_or_three_quarters() {
    let _proof = proves(&["RNG-08", "BRD-18"]);
    // BD-EX-02: a pillar beside the line hides two of four lines; behind the block there is no line of sight.
    let pillar = |y| {
        drawn(&[".......", "..O....", "......."])
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (5, y), QUIET)
    };
    let line = line_of(pillar(1), "quick-shot");
    assert!(line.contains("-2 RNG-08"), "{line}");
    let wall = drawn(&[".......", "...#...", "......."])
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (6, 1), QUIET);
    let mut fight = quick(wall, &[]);
    assert_eq!(fight.forbidden(1, &shot(2, "quick-shot")), "RNG-08");
}

#[test]
fn who_kneels_behind_a_wall_is_better_hidden() {
    let _proof = proves(&["RNG-08", "BRD-18"]);
    // BRD-18: a low wall of one metre on the target's own border is half cover, three quarters for him who kneels there; where it
    // stands on the shooter's border it hides nothing.
    let low_wall = |at: i16, posture| {
        open_field(12, 3)
            .edge((at, 1), Facing::W, "low_wall")
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (7, 1), QUIET)
            .posture(posture)
    };
    let line = line_of(low_wall(7, Posture::Standing), "quick-shot");
    assert!(line.contains("-2 RNG-08"), "{line}");
    let line = line_of(low_wall(7, Posture::Kneeling), "quick-shot");
    assert!(line.contains("-4 RNG-08"), "{line}");
    let line = line_of(low_wall(1, Posture::Standing), "quick-shot");
    assert!(!line.contains("RNG-08"), "{line}");
}

#[test]
fn a_slit_hides_three_quarters_and_who_kneels_behind_it_wholly() {
    let _proof = proves(&["RNG-08", "BRD-18"]);
    let slit = |posture| {
        open_field(12, 3)
            .edge((7, 0), Facing::W, "wall")
            .edge((7, 1), Facing::W, "slit")
            .edge((7, 2), Facing::W, "wall")
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (7, 1), QUIET)
            .posture(posture)
    };
    let line = line_of(slit(Posture::Standing), "quick-shot");
    assert!(line.contains("-4 RNG-08"), "{line}");
    let mut fight = quick(slit(Posture::Kneeling), &[]);
    assert_eq!(fight.forbidden(1, &shot(2, "quick-shot")), "RNG-08");
}

#[test]
fn an_aim_saves_the_malus_of_haste_and_a_long_one_helps() {
    let _proof = proves(&["RNG-09", "ACT-19"]);
    // RNG-09, RNG-10: one action of aim, then no -2; three more actions bring 3 / 2 = 1 point.
    let mut fight = at_range(12).with("optional:aiming").dice(&[19]).open();
    fight.plan(2, "defend").plan(1, "act-act");
    fight.choose(1, aim(2)).choose(1, aim(2));
    assert_eq!(fight.states(1), ["aiming"]);
    fight.plan(2, "defend").plan(1, "act-act");
    fight.choose(1, aim(2)).choose(1, aim(2));
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "shot"));
    let line = fight.lines().remove(0);
    assert!(
        line.contains("19: 7 VAL-02 +11 VAL-04 -2 RNG-05 +2 RNG-06 +1 RNG-09"),
        "{line}"
    );
    assert!(fight.states(1).contains(&"unloaded"));
}

#[test]
fn without_the_module_one_action_of_aim_is_all_there_is() {
    let _proof = proves(&["ACT-19", "RNG-09"]);
    let mut fight = at_range(12).dice(&[19]).open();
    fight.plan(2, "defend").plan(1, "act-attack");
    fight.choose(1, aim(2)).skip();
    assert_eq!(
        fight.forbidden(1, &shot(2, "quick-shot")),
        "RNG-09",
        "he has aimed"
    );
    fight.choose(1, shot(2, "shot"));
    let line = fight.lines().remove(0);
    assert!(
        line.contains("18: 7 VAL-02 +11 VAL-04 -2 RNG-05 +2 RNG-06)"),
        "{line}"
    );
    // Nor does an announcement ask for more (RNG-40).
    let mut fight = at_range(12).without("optional:ranged-announce").open();
    fight.plan(2, "defend").plan(1, "act-act").choose(1, aim(2));
    assert_eq!(fight.forbidden(1, &aim(2)), "ACT-19");
}

#[test]
fn marksmen_aim_better_and_hurry_better() {
    let _proof = proves(&["RNG-09", "RNG-10"]);
    // RNG-09, RNG-10: a marksman gains a point for each extra action and loses one by haste, a master none.
    let marksman = |abilities: &'static str| Man {
        abilities,
        subjects: if abilities.contains("MEISTER") {
            r#"(ability: "SF-SCHARFSCHUETZE", of: Talent("TAL-BOGEN")), (ability: "SF-MEISTERSCHUETZE", of: Talent("TAL-BOGEN"))"#
        } else {
            r#"(ability: "SF-SCHARFSCHUETZE", of: Talent("TAL-BOGEN"))"#
        },
        ..archer()
    };
    let fight = |abilities| {
        open_field(30, 3)
            .hero(marksman(abilities).ron(), (0, 1), READY)
            .foe(man(), (12, 1), QUIET)
    };
    let sharp = r#""SF-SCHARFSCHUETZE""#;
    let line = line_of(fight(sharp), "quick-shot");
    assert!(line.contains("-1 RNG-10"), "{line}");
    let line = line_of(
        fight(r#""SF-SCHARFSCHUETZE", "SF-MEISTERSCHUETZE""#),
        "quick-shot",
    );
    assert!(!line.contains("RNG-10"), "{line}");
    let mut fight = fight(sharp).with("optional:aiming").dice(&[20]).open();
    fight.plan(2, "defend").plan(1, "act-act");
    fight.choose(1, aim(2)).choose(1, aim(2));
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "shot"));
    let line = fight.lines().remove(0);
    assert!(line.contains("+1 RNG-09"), "{line}");
}

#[test]
fn an_aim_is_lost_with_any_other_deed_and_when_the_target_is_out_of_sight() {
    let _proof = proves(&["RNG-09"]);
    let mut fight = drawn(&["............", ".....#......", "............"])
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (8, 0), "initiative: 10")
        .open();
    fight.plan(2, "move-defend").plan(1, "act-act").skip();
    fight.choose(1, aim(2));
    // From (8, 0) behind the block to (8, 1), where nothing of him is seen.
    fight.choose(2, go("walk", &[(8, 1)]));
    let lines = fight.lines();
    assert!(lines.contains(&"1 forgoes aim RNG-09".to_owned()), "{lines:#?}");
    let mut fight = at_range(12).open();
    fight.plan(2, "defend").plan(1, "act-move");
    fight.choose(1, aim(2)).skip();
    fight.choose(1, go("walk", &[(1, 1)]));
    assert_eq!(fight.lines()[0], "1 forgoes aim RNG-09");
}

#[test]
fn side_wind_bends_the_flight() {
    let _proof = proves(&["RNG-12"]);
    // RNG-12: gusts -4, strong wind -8, but not from ahead or behind.
    let wind = |force, from| {
        at_range(12).setting(move |setting| {
            setting.wind.force = force;
            setting.wind.from = from;
        })
    };
    for (force, from, expected) in [
        (WindForce::Gusty, Facing::N, Some("-4 RNG-12")),
        (WindForce::Strong, Facing::NE, Some("-8 RNG-12")),
        (WindForce::Strong, Facing::E, None),
        (WindForce::Gusty, Facing::W, None),
    ] {
        let line = line_of(wind(force, from), "quick-shot");
        assert_eq!(line.contains("RNG-12"), expected.is_some(), "{line}");
        assert!(expected.is_none_or(|expected| line.contains(expected)), "{line}");
    }
}

#[test]
fn steep_shots_are_hard_and_steep_throws_uphill_harder() {
    let _proof = proves(&["RNG-13"]);
    // RNG-13: 5 m of height at 4 m are steep: down -2, up -4, a throw up -8; 4 m at 4 m are not. The javelin's band to 5 m is +2.
    let tower = |person: String, at: i16, foe: i16, high: i16, dm| {
        open_field(12, 3)
            .ground((high, 1), facts(|facts| facts.ground_dm = dm))
            .hero(person, (at, 1), READY)
            .foe(man(), (foe, 1), QUIET)
    };
    for (fight, manoeuvre, expected) in [
        (
            tower(archer().ron(), 3, 7, 3, 50),
            "quick-shot",
            Some("-2 RNG-13"),
        ),
        (
            tower(archer().ron(), 3, 7, 7, 50),
            "quick-shot",
            Some("-4 RNG-13"),
        ),
        (
            tower(with(JAVELIN).ron(), 3, 7, 7, 50),
            "throw",
            Some("-8 RNG-13"),
        ),
        (tower(archer().ron(), 3, 7, 3, 40), "quick-shot", None),
    ] {
        let mut fight = quick(fight, &[19, 1]);
        fight.choose(1, shot(2, manoeuvre));
        let line = fight.lines().remove(0);
        assert_eq!(line.contains("RNG-13"), expected.is_some(), "{line}");
        assert!(expected.is_none_or(|expected| line.contains(expected)), "{line}");
    }
}

#[test]
fn tight_places_hinder_shooters() {
    let _proof = proves(&["SIT-13"]);
    // SIT-13: in a corridor one square wide a bow has no elbow room, and a spear needs two squares behind.
    let corridor = |person: Man, at: i16| {
        drawn(&["############", "............", "############"])
            .hero(person.ron(), (at, 1), READY)
            .foe(man(), (7, 1), QUIET)
    };
    let line = line_of(corridor(archer(), 1), "quick-shot");
    assert!(line.contains("-2 SIT-13"), "{line}");
    let line = line_of(corridor(with(CROSSBOW), 1), "quick-shot");
    assert!(!line.contains("SIT-13"), "{line}");
    assert_eq!(
        quick(corridor(with(JAVELIN), 1), &[]).forbidden(1, &shot(2, "throw")),
        "SIT-13"
    );
    quick(corridor(with(JAVELIN), 2), &[19, 1]).choose(1, shot(2, "throw"));
}

#[test]
fn eyes_count_at_a_distance() {
    let _proof = proves(&["RNG-17"]);
    // RNG-17: one-eyed below 10 m, colour-blind above 50 m, short-sighted above 30 m and more above 100 m, a sense of distance
    // everywhere.
    let seer = |advantages, metres| {
        open_field(210, 3)
            .hero(
                Man {
                    advantages,
                    ..archer()
                }
                .ron(),
                (0, 1),
                READY,
            )
            .foe(man(), (metres, 1), QUIET)
    };
    const ONE_EYED: &str = r#"(advantage: "ADV-EINAEUGIG")"#;
    const COLOUR_BLIND: &str = r#"(advantage: "ADV-FARBENBLIND")"#;
    const SHORT_SIGHTED: &str = r#"(advantage: "ADV-KURZSICHTIG")"#;
    const FAR_SIGHTED: &str = r#"(advantage: "ADV-ENTFERNUNGSSINN")"#;
    for (advantage, metres, expected) in [
        (ONE_EYED, 9, Some("-4 RNG-17")),
        (ONE_EYED, 10, None),
        (COLOUR_BLIND, 50, None),
        (COLOUR_BLIND, 51, Some("-4 RNG-17")),
        (SHORT_SIGHTED, 30, None),
        (SHORT_SIGHTED, 31, Some("-2 RNG-17")),
        (SHORT_SIGHTED, 101, Some("-10 RNG-17")),
        (FAR_SIGHTED, 20, Some("+2 RNG-17")),
    ] {
        let line = line_of(seer(advantage, metres), "quick-shot");
        assert_eq!(line.contains("RNG-17"), expected.is_some(), "{line}");
        assert!(expected.is_none_or(|expected| line.contains(expected)), "{line}");
    }
}

#[test]
fn bad_light_spoils_a_shot_and_hides_who_is_far() {
    let _proof = proves(&[
        "SIT-20", "SIT-21", "SIT-23", "SIT-24", "SIT-25", "MOD-02", "BRD-19",
    ]);
    let seer = |advantages| Man {
        advantages,
        ..archer()
    };
    let night = |person: Man, light: u8, mist: u8, metres: i16| {
        open_field(60, 3)
            .ground(
                (metres, 1),
                facts(|facts| {
                    facts.light = Some(light);
                    facts.mist = mist;
                }),
            )
            .hero(person.ron(), (0, 1), READY)
            .foe(man(), (metres, 1), QUIET)
    };
    const DIM: &str = r#"(advantage: "ADV-DAEMMERUNGSSICHT")"#;
    const NIGHT: &str = r#"(advantage: "ADV-NACHTSICHT")"#;
    const BLIND: &str = r#"(advantage: "ADV-NACHTBLIND")"#;
    // SIT-20: dusk -2, moon -4, stars -6. SIT-23: half. SIT-24: half, at most -5. SIT-25: double, at most -8. SIT-21: fog -4, of
    // light and fog the worse counts (MOD-02).
    for (advantages, light, mist, expected) in [
        ("", 1, 0, "-2 SIT-20"),
        ("", 2, 0, "-4 SIT-20"),
        ("", 3, 0, "-6 SIT-20"),
        (DIM, 3, 0, "-6 SIT-20 +3 SIT-23"),
        (NIGHT, 3, 0, "-6 SIT-20 +3 SIT-24"),
        (BLIND, 2, 0, "-4 SIT-20 -4 SIT-25"),
        (BLIND, 3, 0, "-6 SIT-20 -2 SIT-25"),
        ("", 0, 1, "-2 SIT-21"),
        ("", 1, 2, "-4 SIT-21"),
        ("", 3, 2, "-6 SIT-20"),
    ] {
        let line = line_of(night(seer(advantages), light, mist, 12), "quick-shot");
        assert!(line.contains(&format!("{expected})")), "{expected}: {line}");
    }
    // BRD-19: nobody is seen beyond 40 m by the moon, 20 m by the stars, 3 m in darkness.
    for (light, seen) in [(2, 40), (3, 20), (4, 3)] {
        quick(night(archer(), light, 0, seen), &[19]).choose(1, shot(2, "quick-shot"));
        let mut fight = quick(night(archer(), light, 0, seen + 1), &[]);
        assert_eq!(fight.forbidden(1, &shot(2, "quick-shot")), "BRD-19");
    }
}

#[test]
fn the_worked_combination_of_the_dusk() {
    let _proof = proves(&["RNG-02", "RNG-05", "RNG-06", "RNG-04", "SIT-20", "RNG-08"]);
    // FK 18 at a standing human (medium -2, still +2) in band 3 (-4) at dusk (-2), aimed: 12. Through half cover: 10.
    for (cover, value) in [(false, 12), (true, 10)] {
        let mut fight = open_field(40, 3).ground((30, 1), facts(|facts| facts.light = Some(1)));
        if cover {
            fight = fight.edge((30, 1), Facing::W, "low_wall");
        }
        let mut fight = fight
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (30, 1), QUIET)
            .dice(&[19])
            .open();
        fight.plan(2, "defend").plan(1, "act-attack");
        fight.choose(1, aim(2));
        assert_eq!(fight.ways(&shot(2, "shot"), 20), value);
        fight.choose(1, shot(2, "shot"));
    }
}

#[test]
fn a_hopeless_shot_hits_not_even_with_a_one() {
    let _proof = proves(&["RNG-03"]);
    // RNG-03: FK 7 - 5 untrained = 2; fifth band -12, medium -2, still +2, quick -2: -12. The arrow is gone all the same.
    let novice = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        ..archer()
    };
    let mut fight = quick(
        open_field(210, 3)
            .hero(novice.ron(), (0, 1), READY)
            .foe(man(), (150, 1), QUIET),
        &[1],
    );
    assert_eq!(fight.ways(&shot(2, "quick-shot"), 20), 0);
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    assert!(
        lines[0].starts_with("1 quick-shot 2: 1 failure (RNG-01; -12:"),
        "{lines:#?}"
    );
    assert_eq!(lines[1], "1 spent");
    assert_eq!(fight.value(1, "missiles"), "19: 19 RNG-35");
}

#[test]
fn lying_only_a_crossbow_can_be_shot() {
    let _proof = proves(&["SIT-06", "RNG-18"]);
    let lying = |person: Man| {
        open_field(12, 3)
            .hero(person.ron(), (0, 1), READY)
            .posture(Posture::Lying)
            .foe(man(), (7, 1), QUIET)
    };
    assert_eq!(
        quick(lying(archer()), &[]).forbidden(1, &shot(2, "quick-shot")),
        "SIT-06"
    );
    let line = line_of(lying(with(CROSSBOW)), "quick-shot");
    assert!(line.contains("-3 SIT-06"), "{line}");
    assert_eq!(quick(lying(archer()), &[]).forbidden(1, &act("aim")), "ACT-08");
}
