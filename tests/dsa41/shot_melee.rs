//! Shots and throws of somebody whom foes press: what he can still do, what it costs, and who strikes at him for it.

use klingentanz::battle::{Choice, FighterId, Posture, Slot, Term};

use crate::distance::spearman;
use crate::proof::proves;
use crate::shot_value::{CROSSBOW, KNIFE, QUIET, READY, archer, with};
use crate::story::{Man, Setup, Story, able, man, open_field, shot};

const SLING: &str = r#"(weapon: "RWP-SLING", talent: "TAL-SCHLEUDER")"#;

/// The shooter on (3, 2) with a sword before him (fighter 2) and a spear two squares behind him (fighter 3).
fn pressed(shooter: &Man) -> Setup {
    open_field(12, 5)
        .with("optional:dk")
        .hero(shooter.ron(), (3, 2), READY)
        .foe(man(), (4, 2), QUIET)
        .foe(spearman(), (1, 2), QUIET)
}

/// Everybody has declared, and the shooter is asked for his shot.
fn begun(setup: Setup, faces: &[u8]) -> Story {
    let mut fight = setup.dice(faces).open();
    while let Some((fighter, "announce")) = fight.asked() {
        fight.plan(fighter, if fighter == 1 { "fight" } else { "defend" });
    }
    fight.skip();
    fight
}

/// What has happened from the shot on; before it he may have turned.
fn shots(fight: &mut Story) -> Vec<String> {
    let lines = fight.lines();
    lines
        .into_iter()
        .skip_while(|line| line.contains(" turns "))
        .collect()
}

/// The modifier of the rule in a shot that misses.
fn malus(setup: Setup, target: u16, manoeuvre: &str) -> Option<String> {
    let mut fight = begun(setup, &[20, 1]);
    fight.choose(1, shot(target, manoeuvre));
    let line = shots(&mut fight).remove(0);
    let (before, _) = line.split_once(" RNG-36")?;
    before.rsplit(' ').next().map(str::to_owned)
}

#[test]
fn who_is_pressed_shoots_at_each_foe_as_that_one_presses_him() {
    let _proof = proves(&["RNG-36"]);
    // RNG-36: slings and knives, with a sword in contact: nothing at it, -2 at the spear, which holds him at S.
    assert_eq!(malus(pressed(&with(SLING)), 2, "quick-shot"), None);
    assert_eq!(
        malus(pressed(&with(SLING)), 3, "quick-shot").as_deref(),
        Some("-2")
    );
    assert_eq!(malus(pressed(&with(KNIFE)), 3, "throw").as_deref(), Some("-2"));
    // A loaded light crossbow: -4 at every foe that presses him, as one of them is in contact.
    assert_eq!(
        malus(pressed(&with(CROSSBOW)), 2, "quick-shot").as_deref(),
        Some("-4")
    );
    assert_eq!(
        malus(pressed(&with(CROSSBOW)), 3, "quick-shot").as_deref(),
        Some("-4")
    );
    // A bow is of no use, at whomever.
    let mut bow = begun(pressed(&archer()), &[]);
    assert_eq!(bow.forbidden(1, &shot(2, "quick-shot")), "RNG-36");
    assert_eq!(bow.forbidden(1, &shot(3, "quick-shot")), "RNG-36");
}

#[test]
fn whoever_is_shot_at_with_a_crossbow_from_a_melee_has_no_answer() {
    let _proof = proves(&["RNG-36"]);
    for target in [2, 3] {
        let mut fight = begun(pressed(&with(CROSSBOW)), &[1, 1]);
        fight.choose(1, shot(target, "quick-shot"));
        assert_eq!(shots(&mut fight)[1], format!("{target} undefended RNG-36"));
    }
}

#[test]
fn those_who_do_not_press_are_shot_at_as_ever_past_a_spear() {
    let _proof = proves(&["RNG-36"]);
    // RNG-36: at S every weapon may be used, and only at those who press him it costs 2; with a sword in contact a crossbow is good
    // for nothing else.
    let far = |setup: Setup| setup.foe(man(), (8, 2), QUIET);
    let only_spear = |shooter: &Man| {
        let setup = open_field(12, 5)
            .with("optional:dk")
            .hero(shooter.ron(), (3, 2), READY)
            .foe(spearman(), (1, 2), QUIET);
        far(setup)
    };
    assert_eq!(
        malus(only_spear(&archer()), 2, "quick-shot").as_deref(),
        Some("-2")
    );
    assert_eq!(malus(only_spear(&archer()), 3, "quick-shot"), None);
    assert_eq!(
        malus(only_spear(&with(CROSSBOW)), 2, "quick-shot").as_deref(),
        Some("-2")
    );
    let mut crossbow = begun(far(pressed(&with(CROSSBOW))), &[]);
    assert_eq!(crossbow.forbidden(1, &shot(4, "quick-shot")), "RNG-36");
}

fn strike() -> Choice {
    strike_at(1)
}

fn strike_at(victim: u16) -> Choice {
    Choice::Attack {
        target: FighterId(victim),
        with: Slot(0),
        manoeuvre: Term::named("passing-strike").unwrap(),
        stakes: Vec::new(),
    }
}

/// A thrower of knives with a foe beside him who may strike at those who lay themselves open.
fn thrower(foe: String) -> Setup {
    open_field(12, 5)
        .with("optional:dk")
        .with("optional:passierschlag")
        .hero(with(KNIFE).ron(), (3, 2), READY)
        .foe(foe, (4, 2), QUIET)
}

#[test]
fn a_throw_in_the_face_of_a_foe_gives_him_a_strike_first() {
    let _proof = proves(&["PAS-01", "WND-04"]);
    // RNG-36, PAS-01: AT 12 - 4 = 8; TP 3 + 4 = 7, above WS 6 a wound, and 2 points of initiative. Then the throw, 2 harder for the
    // wound (WND-04): it misses, and the knife flies a square on (RNG-19).
    let mut fight = begun(thrower(man()), &[8, 3, 2, 20, 1]);
    fight.choose(1, shot(2, "throw"));
    assert_eq!(fight.asked(), Some((2, "strike-thrower")));
    assert_eq!(fight.ways(&strike(), 20), 8);
    fight.choose(2, strike()).take(1);
    let lines = fight.end();
    assert_eq!(
        lines[0],
        "2 passing-strike 1: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 PAS-01)"
    );
    let wounded = lines.iter().position(|line| line.contains("wounds +1")).unwrap();
    let thrown = lines
        .iter()
        .position(|line| line.starts_with("1 throw 2: 20"))
        .unwrap();
    assert!(
        wounded < thrown && lines[thrown].contains("-2 WND-04"),
        "{lines:#?}"
    );
}

#[test]
fn a_strike_that_fells_the_thrower_spoils_the_throw() {
    let _proof = proves(&["RNG-36"]);
    // LEN-03: with 5 points of life left he is out of the fight; TP 6 + 4 = 10 of his 12.
    let weak = open_field(12, 5)
        .without("optional:low-le")
        .with("optional:dk")
        .with("optional:passierschlag")
        .with("optional:low-le")
        .hero(with(KNIFE).ron(), (3, 2), "initiative: 14, style: 1, life: 12")
        .foe(man(), (4, 2), QUIET);
    let mut fight = begun(weak, &[8, 6, 2]);
    fight.choose(1, shot(2, "throw")).choose(2, strike()).take(1);
    let lines = fight.end();
    assert!(
        !lines.iter().any(|line| line.starts_with("1 throw")),
        "{lines:#?}"
    );
}

#[test]
fn nobody_strikes_at_a_thrower_who_cannot_or_whom_the_spear_holds_off() {
    let _proof = proves(&["RNG-36"]);
    // PAS-01: whoever lies is not ready; and at S the throw costs 2 and lays nobody open.
    let mut prone = begun(thrower(man()).posture(Posture::Lying), &[20, 1]);
    prone.choose(1, shot(2, "throw"));
    assert!(prone.end()[0].starts_with("1 throw 2: 20"));
    let spear = open_field(12, 5)
        .with("optional:dk")
        .with("optional:passierschlag")
        .hero(with(KNIFE).ron(), (3, 2), READY)
        .foe(spearman(), (5, 2), QUIET);
    assert_eq!(malus(spear, 2, "throw").as_deref(), Some("-2"));
    // A crossbow is no throw, though its foe stands as near.
    let mut crossbow = begun(pressed(&with(CROSSBOW)).with("optional:passierschlag"), &[20, 1]);
    crossbow.choose(1, shot(2, "quick-shot"));
    assert!(shots(&mut crossbow)[0].starts_with("1 quick-shot 2: 20"));
    // He may also let it be.
    let mut fight = begun(thrower(man()), &[20, 1]);
    fight.choose(1, shot(2, "throw")).pass(2);
    assert!(fight.end()[0].starts_with("1 throw 2: 20"));
}

#[test]
fn a_foe_strikes_at_one_thrower_in_a_phase() {
    let _proof = proves(&["PAS-01"]);
    // PAS-01: one per striker and phase, though the foe has two free actions. All miss with a 20, and each knife flies a square on.
    let setup = open_field(12, 5)
        .with("optional:dk")
        .with("optional:passierschlag")
        .hero(with(KNIFE).ron(), (3, 2), READY)
        .foe(man(), (4, 2), "initiative: 5")
        .hero(with(KNIFE).ron(), (5, 2), READY);
    let mut fight = setup.dice(&[20, 20, 1, 20, 1]).open();
    while let Some((fighter, "announce")) = fight.asked() {
        fight.plan(fighter, "fight");
    }
    let (first, _) = fight.asked().unwrap();
    fight.choose(first, shot(2, "throw"));
    assert_eq!(fight.asked(), Some((2, "strike-thrower")));
    fight.choose(2, strike_at(first));
    fight.choose(4 - first, shot(2, "throw"));
    assert_ne!(fight.asked(), Some((2, "strike-thrower")));
    fight.end();
}

#[test]
fn the_odds_of_a_throw_in_the_face_tell_of_the_strike_that_comes_first() {
    // PAS-01: AT 12 - 4 = 8, against it the free dodge, 7 - 2 at N (AUS-05) = 5: 8/20 * 15/20 = 3/10. TP 1W6 + 4 fell nobody of 28.
    let first = |fight: &Story, target: u16| {
        let choice = shot(target, "throw");
        let odds = fight.odds(&choice).unwrap();
        ["struck-first", "felled-first"].map(|word| {
            let found = odds.effects.iter().find(|(known, _)| known.0 == word);
            found.map(|(_, chance)| (chance.of * 1500 / chance.total, chance.of * 1500 % chance.total))
        })
    };
    let fight = begun(thrower(man()), &[]);
    assert_eq!(first(&fight, 2), [Some((450, 0)), Some((0, 0))]);
    // LEN-03: of 12 points of life 7 leave him 5, which is a 3 on the die: 4/6 of that, 1/5.
    let weak = open_field(12, 5)
        .with("optional:dk")
        .with("optional:passierschlag")
        .without("optional:low-le")
        .hero(with(KNIFE).ron(), (3, 2), "initiative: 14, style: 1, life: 12")
        .foe(man(), (4, 2), QUIET)
        .foe(man(), (8, 2), QUIET);
    let fight = begun(weak, &[]);
    assert_eq!(first(&fight, 2), [Some((450, 0)), Some((300, 0))]);
    // At somebody farther away he throws unpunished.
    assert_eq!(first(&fight, 3), [None, None]);
}

#[test]
fn a_thrower_who_leaps_aside_from_the_strike_throws_no_more() {
    let _proof = proves(&["PAS-01", "AUS-04"]);
    // The strike hits with AT 8; the free dodge, 7 - 2 at N (AUS-05), holds with a 5. Who has leapt aside has no bearings (AUS-04): the
    // throw is forgone, and with it his action.
    let mut fight = begun(thrower(man()), &[8, 5]);
    fight.choose(1, shot(2, "throw")).choose(2, strike());
    fight.dodge(1, (2, 2));
    assert_eq!(fight.asked().map(|(_, kind)| kind), Some("announce"));
    let lines = fight.end();
    assert!(lines.contains(&"1 forgoes throw AUS-04".to_owned()), "{lines:#?}");
}

/// The answer to a shot from nine squares away.
fn answer(posture: Posture, foe: String, means: &str) -> String {
    let setup = open_field(40, 5)
        .hero(with(CROSSBOW).ron(), (0, 2), READY)
        .posture(posture)
        .foe(foe, (9, 2), "initiative: 10");
    let mut fight = setup.dice(&[1, 20, 1]).open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot")).skip();
    if means == "dodge" {
        fight.dodge(2, (9, 3));
    } else {
        fight.defend(2, means);
    }
    let line = shots(&mut fight).remove(0);
    let (_, ledger) = line.split_once("; ").unwrap();
    ledger.trim_end_matches(')').to_owned()
}

#[test]
fn how_the_shooter_stands_counts_for_whoever_dodges_or_wards() {
    let _proof = proves(&["MOD-04", "SIT-08", "SIT-09", "RNG-20"]);
    // MOD-04, SIT-08, SIT-09: +3 against one who kneels, +5 against one who lies; a bolt is -8 (RNG-20).
    assert_eq!(
        answer(Posture::Standing, man(), "dodge"),
        "-1: 7 VAL-02 -8 RNG-20"
    );
    assert_eq!(
        answer(Posture::Kneeling, man(), "dodge"),
        "2: 7 VAL-02 +3 SIT-09 -8 RNG-20"
    );
    assert_eq!(
        answer(Posture::Lying, man(), "dodge"),
        "4: 7 VAL-02 +5 SIT-08 -8 RNG-20"
    );
    assert_eq!(
        answer(Posture::Kneeling, able("SF-AUSWEICHEN1"), "aimed-dodge"),
        "5: 7 VAL-02 +3 AUS-01 +3 SIT-09 -8 RNG-20"
    );
    let shielded = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER", second: Some("SHD-WOOD"))"#,
        ..Man::default()
    };
    let upright = answer(Posture::Standing, shielded.ron(), "shield-parry");
    let kneeling = answer(Posture::Kneeling, shielded.ron(), "shield-parry");
    assert!(
        !upright.contains("SIT-09") && kneeling.contains(" +3 SIT-09 "),
        "{upright} / {kneeling}"
    );
}
