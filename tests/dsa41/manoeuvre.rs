//! Manoeuvres that cost the whole round: the charge with its run, the hammer blow, the sweep; and what a push does.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::drill::{bearer, who};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, able, field, go, hewer, man, of};

/// A field on which manoeuvres are played.
fn drilled() -> Setup {
    field().with("optional:manoeuvres").with("expert:manoeuvres")
}

fn charger() -> String {
    able("SF-STURMANGRIFF")
}

/// The man with the great sword, and an ability.
fn hewer_with(ability: &str) -> String {
    hewer().replace("abilities: []", &format!("abilities: [\"{ability}\"]"))
}

/// The man with a spear led at 12/12, which its modifier makes 12/10; class S, reach 2.
fn spearman() -> String {
    Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    }
    .ron()
}

fn manoeuvre(target: u16, name: &str, stakes: &[i16]) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named(name).unwrap(),
        stakes: stakes.to_vec(),
    }
}

fn press(target: u16) -> Choice {
    Choice::Act {
        act: Term::named("press").unwrap(),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    }
}

/// A hero who acts in phase 14 and a foe who acts in phase 10; both fight.
fn fight(setup: Setup, hero: (String, (i16, i16), &str), foe: (String, (i16, i16)), faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(hero.0, hero.1, &format!("initiative: 14{}", hero.2))
        .foe(foe.0, foe.1, "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

#[test]
fn a_charge_runs_straight_hits_hard_and_drives_its_target_back() {
    let _proof = proves(&[
        "MAN-STURMANGRIFF",
        "SF-STURMANGRIFF",
        "MAN-GEN-01",
        "MAN-GEN-12",
        "BRD-16",
    ]);
    // MAN-STURMANGRIFF: five squares from (1,5) to (6,5), beside the foe on (7,5). AT 12 - 4 = 8. GS 8: TP 3 + 4 and 4 + 8/2 = 8 more,
    // 15; LE 28 - 15 = 13, above WS 12: two wounds. BRD-16: he goes one square to the east; the charger follows, which costs nothing.
    let mut fight = fight(drilled(), (charger(), (1, 5), ""), (man(), (7, 5)), &[8, 3]);
    fight.value(1, "at");
    assert_eq!(fight.ways(&manoeuvre(2, "charge", &[0, 0]), 20), 8);
    let way = fight
        .system
        .way(fight.app.world(), fight.battle, &manoeuvre(2, "charge", &[0, 0]));
    let shown: Vec<(i16, i16)> = way.unwrap().path().iter().map(|cell| (cell.x, cell.y)).collect();
    assert_eq!(shown, [(2, 5), (3, 5), (4, 5), (5, 5), (6, 5)]);
    fight.choose(1, manoeuvre(2, "charge", &[0, 0])).take(2);
    assert_eq!(fight.asked(), Some((1, "press")));
    fight.choose(1, press(2));
    let lines = fight.end();
    assert_eq!(
        lines[..6],
        [
            "1 to 2,5 E 2 MAN-STURMANGRIFF",
            "1 to 3,5 E 2 MAN-STURMANGRIFF",
            "1 to 4,5 E 2 MAN-STURMANGRIFF",
            "1 to 5,5 E 2 MAN-STURMANGRIFF",
            "1 to 6,5 E 2 MAN-STURMANGRIFF",
            "1 charge 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-STURMANGRIFF)",
        ]
    );
    assert_eq!(
        lines[6..12],
        [
            "2 undefended by choice",
            "2 struck [3] 15: 3 DMG-01 +4 DMG-01 +8 MAN-STURMANGRIFF -> 15: 15 DMG-01",
            "2 to 8,5 W 0 BRD-16",
            "1 press",
            "1 to 7,5 E 0 BRD-16",
            "2 le 28 -> 13 DMG-02",
        ]
    );
    assert_eq!(fight.actions(1, "defences").0, 0, "attack and defence are spent");
}

#[test]
fn a_charge_needs_four_free_squares_and_both_actions() {
    let _proof = proves(&["MAN-STURMANGRIFF", "MAN-GEN-01", "MAN-GEN-06", "MAN-GEN-12"]);
    let charge = manoeuvre(2, "charge", &[0, 0]);
    // From (1,5) to (4,5), beside (5,5), are three squares.
    let mut near = fight(drilled(), (charger(), (1, 5), ""), (man(), (5, 5)), &[]);
    assert_eq!(near.forbidden(1, &charge), "MAN-STURMANGRIFF");
    // A block stands on the way.
    let blocked = drilled().thing((4, 5), "solid");
    let mut blocked = fight(blocked, (charger(), (1, 5), ""), (man(), (7, 5)), &[]);
    assert_eq!(blocked.forbidden(1, &charge), "MAN-STURMANGRIFF");
    // From (0,5) to (9,5), beside (10,5), are nine squares; GS 8 leads over eight.
    let mut far = fight(drilled(), (charger(), (0, 5), ""), (man(), (10, 5)), &[]);
    assert_eq!(far.forbidden(1, &charge), "MAN-STURMANGRIFF");
    let mut untaught = fight(drilled(), (man(), (1, 5), ""), (man(), (7, 5)), &[]);
    assert_eq!(untaught.forbidden(1, &charge), "MAN-GEN-01");
    let mut basic = fight(field(), (charger(), (1, 5), ""), (man(), (7, 5)), &[]);
    assert_eq!(basic.forbidden(1, &charge), "MAN-GEN-01");
    let dagger = charger()
        .replace("WPN-LONGSWORD", "WPN-DAGGER")
        .replace("TAL-SCHWERTER", "TAL-DOLCHE");
    let mut stabber = fight(drilled(), (dagger, (1, 5), ""), (man(), (7, 5)), &[]);
    assert_eq!(stabber.forbidden(1, &charge), "MAN-GEN-06");
    let mut mover = drilled()
        .hero(charger(), (1, 5), "initiative: 14")
        .foe(man(), (7, 5), "initiative: 10")
        .open();
    mover.plan(2, "fight").plan(1, "attack-move");
    assert_eq!(mover.forbidden(1, &charge), "MAN-GEN-12");
}

#[test]
fn a_longer_weapon_strikes_before_the_charge_does() {
    let _proof = proves(&["PAS-02", "PAS-01", "DK-04", "BRD-07", "BRD-16"]);
    // PAS-02 f: on (6,5), two squares from the spear on (8,5), its bearer strikes with AT 12 - 4 = 8, and misses with a 9. Then AT 8 of
    // the charge. TP 1 + 4 + 8 = 13.
    let setup = drilled().with("optional:passierschlag").with("optional:dk");
    let mut fight = fight(setup, (charger(), (1, 5), ""), (spearman(), (8, 5)), &[9, 8, 1]);
    fight.choose(1, manoeuvre(2, "charge", &[0, 0]));
    assert_eq!(fight.asked(), Some((2, "strike-charger")));
    let strike = manoeuvre(1, "passing-strike", &[]);
    assert_eq!(fight.ways(&strike, 20), 8);
    fight.choose(2, strike).take(2);
    fight.choose(1, press(2));
    let lines = fight.end();
    let place = |wanted: &str| lines.iter().position(|line| line.starts_with(wanted)).unwrap();
    let in_order = [
        "1 to 6,5 E 2",
        "2 passing-strike 1: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 PAS-01)",
        "2 class-spear",
        "1 to 7,5 E 2",
        "1 class-close",
        "1 charge 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-STURMANGRIFF)",
        "2 struck [1] 13:",
        "2 to 9,5 W 0 BRD-16",
        "1 press",
        "1 to 8,5 E 0 BRD-16",
    ];
    assert!(in_order.map(place).is_sorted(), "{lines:#?}");
    // He has followed: the class is as it was.
    let last = lines.iter().rfind(|line| line.contains("class-")).unwrap();
    assert_eq!(last, "1 class-close");
}

#[test]
fn whoever_falls_on_the_run_does_not_strike() {
    let _proof = proves(&["PAS-02", "BRD-13"]);
    // PAS-02 f: TP 3 + 5 = 8, LE 10 - 8 = 2: out of the fight by LEN-03; 2 points of initiative by PAS-01.
    let setup = drilled().with("optional:passierschlag").with("optional:dk");
    let mut fight = fight(
        setup,
        (charger(), (1, 5), ", life: 10"),
        (spearman(), (8, 5)),
        &[8, 3, 2],
    );
    fight.choose(1, manoeuvre(2, "charge", &[0, 0]));
    fight.choose(2, manoeuvre(1, "passing-strike", &[])).take(1);
    let lines = fight.end();
    assert!(
        lines.contains(&"1 forgoes charge BRD-13".to_owned()),
        "{lines:#?}"
    );
    assert!(
        !lines.iter().any(|line| line.starts_with("1 charge 2")),
        "{lines:#?}"
    );
}

#[test]
fn who_cannot_give_way_falls_unless_he_is_strong() {
    let _proof = proves(&["BRD-16"]);
    // BRD-16: a block behind him. KK 12: 13 fails, 12 passes.
    for (face, falls) in [(13, true), (12, false)] {
        let setup = drilled().thing((8, 5), "solid");
        let mut fight = fight(setup, (charger(), (1, 5), ""), (man(), (7, 5)), &[8, 1, face]);
        fight.choose(1, manoeuvre(2, "charge", &[0, 0])).take(2);
        let lines = fight.end();
        assert!(
            lines.iter().any(|line| line.starts_with("2 strength")),
            "{lines:#?}"
        );
        assert_eq!(
            lines.contains(&"2 prone BRD-16".to_owned()),
            falls,
            "{face}: {lines:#?}"
        );
        assert!(!lines.iter().any(|line| line.starts_with("2 to ")), "{lines:#?}");
    }
}

#[test]
fn nobody_drives_back_what_is_bigger() {
    let _proof = proves(&["MAN-STURMANGRIFF"]);
    // BRD-16: the worm is bigger than a man. TP 1 + 4 + 8 = 13.
    let mut fight = fight(
        drilled(),
        (charger(), (1, 5), ""),
        (of("OPP-12"), (7, 5)),
        &[8, 1],
    );
    fight.choose(1, manoeuvre(2, "charge", &[0, 0]));
    if fight.asked() == Some((2, "defend")) {
        fight.take(2);
    }
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("2 struck [1] 13:")),
        "{lines:#?}"
    );
    assert!(!lines.iter().any(|line| line.contains("BRD-16")), "{lines:#?}");
}

#[test]
fn a_hammer_blow_hits_three_times_as_hard() {
    let _proof = proves(&["MAN-HAMMERSCHLAG", "SF-HAMMERSCHLAG", "MAN-GEN-12"]);
    // MAN-HAMMERSCHLAG: AT 12 - 8 = 4; TP 2 + 3 + 4 = 9, three times 27.
    let hero = (hewer_with("SF-HAMMERSCHLAG"), (5, 5), "");
    let mut fight = fight(drilled(), hero, (man(), (6, 5)), &[4, 2, 3]);
    fight.value(1, "at");
    assert_eq!(fight.ways(&manoeuvre(2, "hammer", &[0, 0]), 20), 4);
    fight.choose(1, manoeuvre(2, "hammer", &[0, 0])).take(2);
    let lines = fight.end();
    assert_eq!(
        lines[0],
        "1 hammer 2: 4 success (ATK-01; 4: 7 VAL-02 +5 VAL-03 -8 MAN-HAMMERSCHLAG)"
    );
    assert_eq!(
        lines[2],
        "2 struck [2, 3] 27: 5 DMG-01 +4 DMG-01 +18 MAN-HAMMERSCHLAG -> 27: 27 DMG-01"
    );
}

#[test]
fn a_failed_hammer_blow_lays_its_striker_open() {
    let _proof = proves(&["PAS-02", "PAS-01", "MAN-HAMMERSCHLAG", "MAN-GEN-05"]);
    // PAS-02 d: AT 4 fails with a 5; the foe strikes with AT 12 - 4 = 8 and misses. MAN-GEN-05: the next attack is 8 harder.
    let hero = (hewer_with("SF-HAMMERSCHLAG"), (5, 5), "");
    let setup = drilled().with("optional:passierschlag");
    let mut fight = fight(setup, hero, (man(), (6, 5)), &[5, 9, 5]);
    fight.choose(1, manoeuvre(2, "hammer", &[0, 0]));
    assert_eq!(fight.asked(), Some((2, "strike-exposed")));
    fight.choose(2, manoeuvre(1, "passing-strike", &[]));
    fight.pass(2);
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    let lines = fight.end();
    let strike = "2 passing-strike 1: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 PAS-01)".to_owned();
    assert!(lines.contains(&strike), "{lines:#?}");
    let next = "1 attack 2: 5 failure (ATK-01; 4: 7 VAL-02 +5 VAL-03 -8 MAN-GEN-05)".to_owned();
    assert!(lines.contains(&next), "{lines:#?}");
}

#[test]
fn a_sweep_strikes_at_several_with_one_throw() {
    let _proof = proves(&["MAN-BEFREIUNG", "SF-BEFREIUNGSSCHLAG", "MAN-GEN-12", "BRD-16"]);
    // MAN-BEFREIUNG at two: AT 12 - 8 = 4. TP 1 + 2 + 4 = 7 for both. The first stands (KK 12), loses 3 and goes a square to the east;
    // the second falls and loses 1 + 1.
    let mut fight = drilled()
        .hero(hewer_with("SF-BEFREIUNGSSCHLAG"), (5, 5), "initiative: 14")
        .foe(man(), (6, 4), "initiative: 10")
        .foe(man(), (6, 5), "initiative: 10")
        .foe(man(), (6, 6), "initiative: 10")
        .dice(&[4, 1, 2, 12, 3, 13, 1, 1])
        .open();
    fight
        .plan(2, "fight")
        .plan(3, "fight")
        .plan(4, "fight")
        .plan(1, "fight")
        .skip();
    fight.value(1, "at");
    assert_eq!(fight.ways(&manoeuvre(3, "sweep", &[2, 0]), 20), 4);
    assert_eq!(fight.ways(&manoeuvre(3, "sweep", &[1, 0]), 20), 8);
    assert_eq!(
        fight.forbidden(1, &manoeuvre(3, "sweep", &[4, 0])),
        "MAN-BEFREIUNG"
    );
    fight.choose(1, manoeuvre(3, "sweep", &[2, 0])).take(3).take(4);
    let lines = fight.end();
    assert_eq!(
        lines[0],
        "1 sweep 2 at 3: 4 success (ATK-01; 4: 7 VAL-02 +5 VAL-03 -8 MAN-BEFREIUNG)"
    );
    let place = |wanted: &str| lines.iter().rposition(|line| line.starts_with(wanted)).unwrap();
    let in_order = [
        "3 struck [1, 2] 7:",
        "3 strength passed",
        "3 to 7,5 W 0 BRD-16",
        "1 sweep",
        "4 undefended",
        "4 struck [1, 2] 7:",
        "4 strength failed",
        "3 ini 8 -> 5 MAN-BEFREIUNG",
        "4 prone MAN-BEFREIUNG",
    ];
    assert!(in_order.map(place).is_sorted(), "{lines:#?}");
}

#[test]
fn running_and_withdrawing_have_words_of_their_own() {
    let _proof = proves(&["PAS-02", "ACT-10"]);
    // PAS-02: engaged since the first blow, the hero may leave on foot, and be struck at as he goes.
    let setup = field().with("optional:passierschlag");
    let mut fight = fight(setup, (man(), (5, 5), ""), (man(), (6, 5)), &[19, 9]);
    fight.strike(1, 2).pass(2);
    fight.plan(2, "fight").plan(1, "move-defend");
    let offered = fight.offered();
    assert!(
        offered.contains(&"walk") && offered.contains(&"withdraw"),
        "{offered:?}"
    );
    fight.choose(1, go("walk", &[(4, 5), (3, 5)]));
    assert_eq!(fight.asked(), Some((2, "passing-strike")));
    fight.choose(2, manoeuvre(1, "passing-strike", &[]));
    fight.pass(2);
    fight.plan(2, "fight").plan(1, "move-move");
    let offered = fight.offered();
    assert!(
        offered.contains(&"run") && !offered.contains(&"withdraw"),
        "{offered:?}"
    );
    fight.end();
}

/// A fencer of KO 12, so with six attacks to a series.
fn fencer() -> String {
    able("SF-AUSFALL")
}

#[test]
fn a_lunge_series_goes_on_and_leaves_its_foe_nothing_but_defence() {
    let _proof = proves(&["MAN-AUSFALL", "SF-AUSFALL", "PAS-02", "PAS-01"]);
    // MAN-AUSFALL: the first AT is 12 - 4 = 8, parried with 12. In the next round the foe defends twice, the second time 4 harder:
    // 12, then 8. The third attack fails with a 13: the attacker loses 5 of INI and is struck at with AT 8; a 9 misses.
    let setup = drilled().with("optional:passierschlag");
    let mut fight = fight(
        setup,
        (fencer(), (5, 5), ""),
        (man(), (6, 5)),
        &[8, 12, 12, 12, 13, 5, 9],
    );
    fight.value(1, "at");
    fight.choose(1, manoeuvre(2, "lunge", &[0, 0])).defend(2, "parry");
    fight.pass(2);
    fight.skip();
    fight.plan(2, "fight").plan(1, "lunge-on");
    assert_eq!(fight.forbidden(1, &manoeuvre(2, "attack", &[])), "MAN-AUSFALL");
    fight.choose(1, manoeuvre(2, "lunge-on", &[])).defend(2, "parry");
    assert_eq!(fight.actions(2, "defences").0, 1);
    fight.choose(1, manoeuvre(2, "lunge-on", &[]));
    assert_eq!(fight.asked(), Some((2, "strike-exposed")));
    fight.choose(2, manoeuvre(1, "passing-strike", &[]));
    let lines = fight.end();
    for wanted in [
        "2 plans pressed",
        "1 lunge-on 2: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
        "2 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
        "1 lunge-on 2: 13 failure (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
        "1 ini 14 -> 9 MAN-AUSFALL",
        "2 passing-strike 1: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 PAS-01)",
    ] {
        assert!(lines.contains(&wanted.to_owned()), "{wanted} in {lines:#?}");
    }
}

#[test]
fn behind_a_shield_a_lunge_is_harder() {
    let _proof = proves(&["MAN-AUSFALL"]);
    // SHD-05: the shield takes 1 from the attack of 12, the first lunge 4, and behind a shield 2 more: 5.
    let bearer = who(bearer(), &["SF-AUSFALL"]);
    let mut lunge = fight(drilled(), (bearer, (5, 5), ""), (man(), (6, 5)), &[6, 1]);
    assert_eq!(lunge.ways(&manoeuvre(2, "lunge", &[0, 0]), 20), 5);
    lunge.choose(1, manoeuvre(2, "lunge", &[0, 0]));
    let told = "5: 7 VAL-02 +5 VAL-03 -1 SHD-02 -4 MAN-AUSFALL -2 SHD-05";
    assert_eq!(lunge.lines()[0], format!("1 lunge 2: 6 failure (ATK-01; {told})"));
}

#[test]
fn the_second_defence_against_a_series_is_a_converted_one() {
    let _proof = proves(&["MAN-AUSFALL", "UMW-02"]);
    // UMW-02: PA 12 - 4 = 8 against the second attack of the round; a 9 fails. TP 1 + 4 = 5.
    let mut fight = fight(
        drilled(),
        (fencer(), (5, 5), ""),
        (man(), (6, 5)),
        &[8, 12, 12, 12, 12, 9, 1],
    );
    fight.choose(1, manoeuvre(2, "lunge", &[0, 0])).defend(2, "parry");
    fight.pass(2);
    fight.plan(2, "fight").plan(1, "lunge-on");
    fight.choose(1, manoeuvre(2, "lunge-on", &[])).defend(2, "parry");
    fight.choose(1, manoeuvre(2, "lunge-on", &[])).defend(2, "parry");
    let lines = fight.end();
    let second = "2 parry: 9 failure (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 UMW-02)".to_owned();
    assert!(lines.contains(&second), "{lines:#?}");
}
