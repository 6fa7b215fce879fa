//! Comrades in line: they parry for each other, and numbers count less against them.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, FighterId, Term};
use klingentanz::board::Facing;

use crate::bare::brawler;
use crate::drill::{bearer, drilled, feat, spearman, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, act_with, defend, field, man};

const DRILL: &[&str] = &["SF-AUFMERKSAMKEIT", "SF-FORMATION"];

fn pikeman() -> String {
    who(spearman(), DRILL)
}

/// Two heroes in line on (5,5) and (5,6), and a foe before the first, who hits him: he takes it.
fn two_in_line(setup: Setup, heroes: [String; 2], faces: &[u8]) -> Story {
    let [first, second] = heroes;
    hit(setup
        .hero(first, (5, 5), "initiative: 10")
        .hero(second, (5, 6), "initiative: 9")
        .foe(man(), (6, 5), "initiative: 14")
        .dice(faces))
}

fn hit(setup: Setup) -> Story {
    let mut fight = setup.open();
    fight.plan(2, "fight").plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 1).take(1);
    fight
}

#[test]
fn a_comrade_parries_for_the_one_beside_him() {
    let _proof = proves(&["MAN-FORMATION"]);
    // The spear parries with 7 + 5 - 2. It takes the comrade's defence, not that of the target, and nobody turns out of the line.
    let mut holds = two_in_line(drilled(), [pikeman(), pikeman()], &[12, 10]);
    assert_eq!(holds.asked(), Some((2, "cover")));
    assert_eq!(holds.offered(), ["formation-parry", "pass"]);
    assert_eq!(holds.forbidden(2, &defend("parry")), "MAN-FORMATION");
    assert_eq!(holds.ways(&feat("formation-parry", &[]), 20), 10);
    // With his own attack still to come and nobody else who could strike at him, the opponent spends it so too.
    let choice = best_of(holds.system.appraise(holds.app.world(), holds.battle));
    assert_eq!(choice, Some(feat("formation-parry", &[])));
    holds.defend(2, "formation-parry");
    let lines = holds.end();
    tells(
        &lines,
        &[
            "3 attack 1: 12 success",
            "2 formation-parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 VAL-06)",
        ],
    );
    assert!(
        !lines
            .iter()
            .any(|line| line.contains("turns") || line.contains("struck")),
        "{lines:#?}"
    );
    assert_eq!(
        (holds.actions(1, "defences"), holds.actions(2, "defences")),
        ((1, 1), (0, 1))
    );
}

#[test]
fn a_blow_that_no_comrade_stops_lands_where_it_was_meant_to() {
    let _proof = proves(&["MAN-FORMATION", "ATK-03"]);
    // An 11 is too much: TP 1 + 4 for the target, who may not try besides.
    let mut fails = two_in_line(drilled(), [pikeman(), pikeman()], &[12, 11, 1]);
    fails.defend(2, "formation-parry");
    tells(
        &fails.end(),
        &[
            "2 formation-parry: 11 failure",
            "1 struck [1] 5:",
            "1 le 28 -> 23",
        ],
    );
    let mut passes = two_in_line(drilled(), [pikeman(), pikeman()], &[12, 1]);
    passes.pass(2);
    tells(&passes.end(), &["1 undefended by choice", "1 le 28 -> 23"]);
    assert_eq!(passes.actions(2, "defences"), (1, 1));
}

#[test]
fn shields_hold_a_line_too() {
    let _proof = proves(&["MAN-FORMATION", "SHD-01"]);
    let guard = || who(bearer(), DRILL);
    let mut wall = two_in_line(drilled(), [guard(), guard()], &[12, 10]);
    assert_eq!(wall.offered(), ["formation-shield", "pass"]);
    wall.defend(2, "formation-shield");
    tells(
        &wall.end(),
        &["2 formation-shield: 10 success (SHD-01; 10: 7 VAL-02 +3 SHD-01)"],
    );
}

#[test]
fn without_drill_weapon_line_or_module_everybody_stands_alone() {
    let alone = |setup: Setup, heroes: [String; 2]| {
        let fight = two_in_line(setup, heroes, &[12, 1]);
        fight.asked() != Some((2, "cover"))
    };
    assert!(!alone(drilled(), [pikeman(), pikeman()]));
    assert!(alone(field(), [pikeman(), pikeman()]), "without the module");
    assert!(alone(drilled(), [pikeman(), spearman()]), "one has not learnt it");
    assert!(alone(drilled(), [spearman(), pikeman()]), "the other has not");
    assert!(
        alone(drilled(), [pikeman(), who(man(), DRILL)]),
        "a sword is no weapon for it"
    );
    // Side by side, but he looks elsewhere; behind him, not beside him.
    let looks_away = drilled()
        .hero(pikeman(), (5, 5), "initiative: 10")
        .hero(pikeman(), (5, 6), "initiative: 9")
        .facing(Facing::SE)
        .foe(man(), (6, 5), "initiative: 14")
        .dice(&[12, 1]);
    assert_ne!(hit(looks_away).asked(), Some((2, "cover")));
    let behind = drilled()
        .hero(pikeman(), (5, 5), "initiative: 10")
        .hero(pikeman(), (4, 5), "initiative: 9")
        .foe(man(), (6, 5), "initiative: 14")
        .dice(&[12, 1]);
    assert_ne!(hit(behind).asked(), Some((2, "cover")));
}

#[test]
fn numbers_do_not_count_against_who_stands_between_comrades() {
    let _proof = proves(&["MAN-FORMATION", "UEB-01"]);
    // Two foes before three spears: PA 10 - 1; in the middle of the line the point comes back.
    for (target, value) in [(2, 10), (1, 9)] {
        let mut fight = drilled()
            .with("optional:outnumber")
            .hero(pikeman(), (5, 4), "initiative: 10")
            .hero(pikeman(), (5, 5), "initiative: 9")
            .hero(pikeman(), (5, 6), "initiative: 8")
            .foe(man(), (6, 5), "initiative: 14")
            .foe(man(), (6, 4), "initiative: 13")
            .dice(&[12, 10, 1])
            .open();
        fight
            .plan(3, "fight")
            .plan(2, "fight")
            .plan(1, "fight")
            .plan(5, "fight")
            .plan(4, "fight")
            .skip();
        fight.strike(4, target);
        assert_eq!(fight.ways(&defend("parry"), 20), value, "{target}");
        fight.choose(target, defend("parry"));
        let relief = fight
            .lines()
            .iter()
            .any(|line| line.contains("-1 UEB-01 +1 MAN-FORMATION"));
        assert_eq!(relief, target == 2);
    }
}

/// The man with a pike led at 11/9, who has learnt these: TP 1W6+5, 14/4.
fn long_pike(abilities: &[&str]) -> String {
    let pike = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-PIKE", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    who(pike.ron(), abilities)
}

const TEAM: &str = "SF-SPIESSGESPANN";

fn join(bearer: u16) -> Choice {
    Choice::Act {
        act: Term::named("join-pike").unwrap(),
        target: Some(FighterId(bearer)),
        with: None,
        at: None,
        facing: None,
    }
}

/// A pike of a hero on (5,5) in phase 14 and a friend beside him with empty hands in phase 16; a foe three squares before them.
fn pike_team(setup: Setup, helper: String, faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(long_pike(&[TEAM]), (5, 5), "initiative: 14")
        .hero(helper, (5, 6), "initiative: 16, sheathed: true")
        .foe(man(), (8, 5), "initiative: -5")
        .dice(faces)
        .open();
    fight
        .plan(3, "defend")
        .plan(1, "fight")
        .plan(2, "act-defend")
        .skip();
    fight
}

#[test]
fn a_pike_in_four_hands_strikes_with_the_strength_of_both() {
    let _proof = proves(&["MAN-SPIESSGESPANN", "SF-SPIESSGESPANN", "ACT-12"]);
    // KK 12 alone is short of 14; 24 together give (24 - 14) / 4 = 2. Then the helper is struck from the list as he draws his sword.
    let helper = || who(man(), &[TEAM]);
    let mut team = pike_team(drilled().with("optional:tpkk"), helper(), &[11, 3, 11, 3]);
    assert!(team.offered().contains(&"join-pike"));
    team.choose(2, join(1)).strike(1, 3).take(3);
    tells(
        &team.lines(),
        &[
            "2 join-pike",
            "3 struck [3] 10: 3 DMG-01 +5 DMG-01 +2 MAN-SPIESSGESPANN ->",
        ],
    );
    team.plan(3, "defend")
        .plan(1, "fight")
        .plan(2, "act-defend")
        .skip();
    team.choose(2, act_with("draw", 0)).strike(1, 3).take(3);
    tells(
        &team.end(),
        &["2 leaves-pike", "3 struck [3] 8: 3 DMG-01 +5 DMG-01 ->"],
    );
    // The opponent lends a hand too, where there is nothing to draw.
    let mut fists = drilled()
        .hero(long_pike(&[TEAM]), (5, 5), "initiative: 14")
        .hero(who(man(), &[TEAM]), (5, 6), "initiative: 16, sheathed: true")
        .foe(man(), (8, 5), "initiative: -5")
        .open();
    fists.plan(3, "defend").plan(1, "fight").plan(2, "act-defend");
    let worth = fists.system.appraise(fists.app.world(), fists.battle);
    assert!(
        worth
            .iter()
            .any(|(choice, worth)| *choice == join(1) && *worth > 0)
    );
}

#[test]
fn whoever_fights_with_his_fists_has_a_hand_for_a_pike() {
    let _proof = proves(&["MAN-SPIESSGESPANN"]);
    // He holds nothing, though the fist is his weapon: 24 together give 2.
    let mut fists = drilled()
        .with("optional:tpkk")
        .hero(long_pike(&[TEAM]), (5, 5), "initiative: 14")
        .hero(who(brawler(), &[TEAM]), (5, 6), "initiative: 16")
        .foe(man(), (8, 5), "initiative: -5")
        .dice(&[11, 3])
        .open();
    fists.plan(3, "defend").plan(1, "fight").plan(2, "act-defend");
    fists.choose(2, join(1)).strike(1, 3).take(3);
    tells(
        &fists.end(),
        &["3 struck [3] 10: 3 DMG-01 +5 DMG-01 +2 MAN-SPIESSGESPANN ->"],
    );
}

#[test]
fn nobody_lends_a_hand_who_has_not_learnt_it_or_has_his_hands_full() {
    let _proof = proves(&["MAN-SPIESSGESPANN"]);
    let mut untaught = pike_team(drilled(), man(), &[]);
    assert_eq!(untaught.forbidden(2, &join(1)), "MAN-SPIESSGESPANN");
    let mut off = pike_team(field(), who(man(), &[TEAM]), &[]);
    assert_eq!(off.forbidden(2, &join(1)), "MAN-SPIESSGESPANN");
    let mut armed = drilled()
        .hero(long_pike(&[TEAM]), (5, 5), "initiative: 14")
        .hero(who(man(), &[TEAM]), (5, 6), "initiative: 16")
        .foe(man(), (8, 5), "initiative: -5")
        .open();
    armed.plan(3, "defend").plan(1, "fight").plan(2, "act-defend");
    assert_eq!(armed.forbidden(2, &join(1)), "MAN-SPIESSGESPANN");
}

#[test]
fn who_runs_into_a_pike_that_two_hold_is_hurt_twice() {
    let _proof = proves(&["MAN-SPIESSGESPANN", "MAN-GEGENHALTEN"]);
    // AT 11 - 4 + 2 for the spear. 1 + 5, 2 for the strength of both, 4 and R(8 / 2) for the run: 16, twice.
    let mut charged = drilled()
        .with("optional:tpkk")
        .hero(who(man(), &["SF-STURMANGRIFF"]), (1, 5), "initiative: 14")
        .foe(long_pike(&[TEAM, "SF-GEGENHALTEN"]), (7, 5), "initiative: 10")
        .foe(who(man(), &[TEAM]), (7, 6), "initiative: 20, sheathed: true")
        .dice(&[9, 9, 1, 3])
        .open();
    charged.plan(2, "fight").plan(1, "fight").plan(3, "act-defend");
    charged
        .choose(3, join(2))
        .choose(1, strike(2, "charge", &[0, 0]))
        .choose(2, feat("counter", &[0]));
    tells(
        &charged.end(),
        &[
            "1 charge 2: 9 failure",
            "2 counter 1: 9 success (ATK-01; 9:",
            "1 struck [1] 32: 1 DMG-01 +5 DMG-01 +2 MAN-SPIESSGESPANN +8 MAN-GEGENHALTEN +16 MAN-SPIESSGESPANN ->",
        ],
    );
}
