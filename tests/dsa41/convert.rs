//! Converting actions: two attacks or two defences in a round, and those who decide late.

use crate::drill::{bearer, drilled, tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, Setup, Story, act, blow, defend, man, plan};

/// A field on which actions are converted.
pub fn converting() -> Setup {
    drilled().with("optional:convert")
}

/// The hero on (5,5) in phase 14 who has declared this, the foe beside him in phase 12 who fights.
pub fn declared(hero: String, plan: &str, faces: &[u8]) -> Story {
    let mut fight = converting()
        .hero(hero, (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 12")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, plan);
    fight
}

/// One in phase 10 who has declared this, beset by so many men in the phases 18, 16 and 14.
pub fn beset(defender: String, plan: &str, foes: usize, faces: &[u8]) -> Story {
    let mut setup = converting().hero(defender, (5, 5), "initiative: 10");
    let places = [((6, 5), 18), ((6, 6), 16), ((5, 6), 14)];
    for (at, phase) in places.into_iter().take(foes) {
        setup = setup.foe(man(), at, &format!("initiative: {phase}"));
    }
    let mut fight = setup.dice(faces).open();
    fight.plan(1, plan);
    for foe in (2..2 + foes as u16).rev() {
        fight.plan(foe, "fight");
    }
    fight
}

/// Whoever declares first, alone on the field with a foe far away: the rule that forbids him a plan.
fn refused(setup: Setup, hero: String, phase: i16, name: &str) -> &'static str {
    let mut open = setup
        .hero(hero, (1, 1), &format!("initiative: {phase}"))
        .foe(man(), (9, 9), "initiative: 20")
        .open();
    open.forbidden(1, &plan(name))
}

#[test]
fn who_gives_up_his_defence_strikes_twice() {
    let _proof = proves(&["UMW-01", "UMW-02", "UMW-03"]);
    // AT 12 misses with a 13; eight phases later 12 - 4 = 8 hits with an 8, TP 1 + 4. Nothing is left to parry with.
    let mut twice = declared(man(), "strike-twice", &[13, 8, 1]);
    assert_eq!(twice.actions(1, "defences"), (0, 0));
    twice.strike(1, 2).pass(2);
    assert_eq!(twice.asked(), Some((1, "attack")));
    assert_eq!(twice.ways(&blow(2, 0), 20), 8);
    twice.strike(1, 2).take(2);
    tells(
        &twice.end(),
        &[
            "1 plans strike-twice",
            "phase 14",
            "1 attack 2: 13 failure (ATK-01; 12:",
            "phase 6",
            "1 attack 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 UMW-02)",
            "2 struck [1] 5:",
        ],
    );
}

#[test]
fn who_is_too_slow_or_bears_a_shield_strikes_once() {
    let _proof = proves(&["UMW-01", "UMW-03"]);
    assert_eq!(refused(converting(), man(), 7, "strike-twice"), "UMW-03");
    assert_eq!(refused(converting(), bearer(), 14, "strike-twice"), "UMW-03");
    // Without the module nobody converts.
    assert_eq!(refused(drilled(), man(), 14, "strike-twice"), "UMW-01");
    assert_eq!(refused(drilled(), man(), 14, "defend-twice"), "UMW-01");
    // Below initiative 0 there is one action, and nothing to convert.
    assert_eq!(refused(converting(), man(), -1, "defend-twice"), "TIM-06");
}

#[test]
fn who_gives_up_his_attack_defends_twice() {
    let _proof = proves(&["UMW-01", "UMW-02", "UMW-04"]);
    // PA 12, then 12 - 4 = 8; his attack is gone.
    let mut twice = beset(man(), "defend-twice", 2, &[12, 12, 12, 8]);
    assert_eq!(twice.actions(1, "defences"), (2, 2));
    twice.strike(2, 1).defend(1, "parry").strike(3, 1);
    assert_eq!(twice.ways(&defend("parry"), 20), 8);
    twice.defend(1, "parry");
    tells(
        &twice.end(),
        &[
            "1 plans defend-twice",
            "1 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
            "1 parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 UMW-02)",
            "round",
        ],
    );
}

#[test]
fn shield_staff_and_style_make_the_second_defence_no_harder() {
    let _proof = strikes_out(&["UMW-04"]);
    let staff = |value: u8, parry: u8| {
        let talents = format!(r#"(talent: "TAL-STAEBE", value: {value}, attack: 5, parry: {parry})"#);
        man()
            .replace(
                r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
                &talents,
            )
            .replace(
                r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
                r#"(weapon: "WPN-QSTAFF", talent: "TAL-STAEBE")"#,
            )
    };
    // The shield 7 + 3; the staff 12 with ten points of the talent, with nine 11 - 4; the defensive style 12.
    for (person, means, second) in [
        (bearer(), "shield-parry", 10),
        (staff(10, 5), "parry", 12),
        (staff(9, 4), "parry", 7),
        (who(man(), &["SF-DEFENSIV"]), "parry", 12),
    ] {
        let mut twice = beset(person, "defend-twice", 2, &[12, 1, 12, 1]);
        twice.strike(2, 1).defend(1, means).strike(3, 1);
        assert_eq!(twice.ways(&defend(means), 20), second);
        twice.defend(1, means);
    }
}

#[test]
fn unwieldy_weapons_convert_nothing() {
    let _proof = proves(&["UMW-05"]);
    let armed = |weapon: &str, talent: &str| {
        man().replace(
            r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
            &format!(r#"(weapon: "{weapon}", talent: "{talent}")"#),
        )
    };
    for (weapon, talent) in [
        ("WPN-MORNINGSTAR", "TAL-KETTENWAFFEN"),
        ("WPN-WHIP", "TAL-PEITSCHE"),
        ("WPN-WARFLAIL", "TAL-ZHFLEGEL"),
        ("WPN-BARBAXE", "TAL-ZHHIEB"),
        ("WPN-TORCH", "TAL-HIEB"),
        ("WPN-HALBERD", "TAL-INFANTERIE"),
    ] {
        for plan in ["strike-twice", "defend-twice"] {
            let rule = refused(converting(), armed(weapon, talent), 14, plan);
            assert_eq!(rule, "UMW-05", "{weapon} {plan}");
        }
    }
    // Whoever dodges needs no weapon for it. The first parry, with 7 - 3 - 4 - 3, fails with a 2: TP 1 + 4 tear no wound.
    let dodger = who(armed("WPN-BARBAXE", "TAL-ZHHIEB"), &["SF-AUSWEICHEN1"]);
    let mut twice = beset(dodger, "defend-twice", 2, &[12, 2, 1, 12]);
    twice.strike(2, 1).defend(1, "parry").strike(3, 1);
    assert_eq!(twice.forbidden(1, &defend("parry")), "UMW-05");
    // AW 7 + 3, 4 less for foes so near, 2 less for two of them, 4 less as the action is converted: only a 1 helps.
    assert_eq!(twice.ways(&defend("aimed-dodge"), 20), 1);
}

#[test]
fn who_converts_has_no_third_parry_with_his_shield() {
    let _proof = proves(&["UMW-06", "SHD-06"]);
    let master = || who(bearer(), &["SF-SCHILDKAMPF2"]);
    // Ward 7 + 3 + 2 = 12. By the usual two actions there is a second parry with the shield.
    let mut usual = beset(master(), "fight", 2, &[12, 12, 12, 12]);
    usual.strike(2, 1).defend(1, "shield-parry").strike(3, 1);
    usual.defend(1, "second-parry");
    tells(
        &usual.lines(),
        &["1 second-parry: 12 success (SHD-01; 12: 7 VAL-02 +3 SHD-01 +2 SHD-01)"],
    );
    let mut twice = beset(master(), "defend-twice", 3, &[12, 12, 12, 12, 12]);
    twice.strike(2, 1).defend(1, "shield-parry").strike(3, 1);
    assert_eq!(twice.forbidden(1, &defend("second-parry")), "ATK-05");
    twice.defend(1, "shield-parry").strike(4, 1);
    // Two actions with one weapon are the most.
    assert_eq!(twice.forbidden(1, &defend("second-parry")), "ATK-05");
    // With a parry weapon: a parry, the extra one, and nothing more with it.
    let fencer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-MAINGAUCHE", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let fencer = who(fencer.ron(), &["SF-PARIERWAFFEN1", "SF-PARIERWAFFEN2"]);
    // Ward 12 + 2 + 2.
    let mut three = beset(fencer, "defend-twice", 3, &[12, 16, 12, 16, 12]);
    three.strike(2, 1).defend(1, "shield-parry").strike(3, 1);
    three.defend(1, "second-parry").strike(4, 1);
    assert_eq!(three.forbidden(1, &defend("shield-parry")), "UMW-06");
    assert_eq!(three.ways(&defend("parry"), 20), 8);
}

#[test]
fn who_converts_in_the_middle_of_a_round_loses_the_second_shield_parry() {
    let _proof = proves(&["UMW-01"]);
    // UMW-06, SHD-06.
    let learnt = ["SF-SCHILDKAMPF2", "SF-KAMPFGESPUER"];
    // Ward 12. After the first shield parry he gives his attack for a defence: there are two shield parries, and no third.
    let mut shield = beset(who(bearer(), &learnt), "fight", 3, &[12, 12, 12, 12, 12, 1]);
    shield.strike(2, 1).defend(1, "shield-parry").strike(3, 1);
    shield.act(1, "convert-to-defence");
    assert_eq!(shield.forbidden(1, &defend("second-parry")), "ATK-05");
    shield.defend(1, "shield-parry").strike(4, 1).take(1);
    tells(
        &shield.end(),
        &[
            "1 shield-parry: 12 success",
            "4 attack 1: 12 success",
            "1 undefended",
            "1 struck [1]",
        ],
    );
    // With a parry weapon the extra parry stays (SHD-08): ward 16.
    let fencer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-MAINGAUCHE", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let learnt = ["SF-PARIERWAFFEN1", "SF-PARIERWAFFEN2", "SF-KAMPFGESPUER"];
    let mut fencer = beset(who(fencer.ron(), &learnt), "fight", 2, &[12, 12, 12]);
    fencer.strike(2, 1).defend(1, "parry").strike(3, 1);
    fencer.act(1, "convert-to-defence");
    assert_eq!(fencer.ways(&defend("second-parry"), 20), 16);
}

#[test]
fn whose_initiative_falls_below_zero_keeps_one_of_two_defences() {
    let _proof = proves(&["TIM-06", "UMW-04"]);
    // Phase 2; a free dodge that fails costs 4 (AUS-02): INI -2. TP 1 + 4 tear no wound. One defence is left of two: the parry.
    let mut slow = converting()
        .hero(man(), (5, 5), "initiative: 2")
        .foe(man(), (6, 5), "initiative: 18")
        .foe(man(), (6, 6), "initiative: 16")
        .foe(man(), (5, 6), "initiative: 14")
        .dice(&[12, 19, 1, 12, 12, 12, 1])
        .open();
    slow.plan(1, "defend-twice");
    for foe in [4, 3, 2] {
        slow.plan(foe, "fight");
    }
    slow.strike(2, 1).dodge(1, (4, 4)).strike(3, 1);
    assert_eq!(slow.actions(1, "defences").0, 1);
    slow.defend(1, "parry").strike(4, 1);
    let lines = slow.lines();
    tells(
        &lines,
        &[
            "1 forgoes actions TIM-06",
            "1 parry: 12 success",
            "4 attack 1: 12 success",
        ],
    );
    assert_eq!(slow.actions(1, "defences").0, 0);
    // Whoever has made one of the two already has none left.
    let mut spent = converting()
        .hero(man(), (5, 5), "initiative: 2")
        .foe(man(), (6, 5), "initiative: 18")
        .foe(man(), (6, 6), "initiative: 16")
        .foe(man(), (5, 6), "initiative: 14")
        .dice(&[12, 12, 12, 19, 1, 13])
        .open();
    spent.plan(1, "defend-twice");
    for foe in [4, 3, 2] {
        spent.plan(foe, "fight");
    }
    spent
        .strike(2, 1)
        .defend(1, "parry")
        .strike(3, 1)
        .dodge(1, (4, 4));
    assert_eq!(spent.actions(1, "defences").0, 0);
}

#[test]
fn the_watchful_decide_when_their_turn_has_come() {
    let _proof = proves(&["UMW-01", "SF-AUFMERKSAMKEIT"]);
    let watchful = || who(man(), &["SF-AUFMERKSAMKEIT"]);
    let mut plain = declared(man(), "fight", &[]);
    assert_eq!(plain.forbidden(1, &act("convert-to-attack")), "UMW-01");
    // Two attacks after all: 12, then 8.
    let mut attack = declared(watchful(), "fight", &[13]);
    attack.value(1, "ini");
    attack.act(1, "convert-to-attack");
    assert_eq!(attack.asked(), Some((1, "attack")));
    assert_eq!(attack.actions(1, "defences"), (0, 0));
    assert_eq!(attack.ways(&blow(2, 0), 20), 12);
    attack.strike(1, 2).pass(2);
    assert_eq!(attack.ways(&blow(2, 0), 20), 8);
    // Two defences after all: his attack is gone.
    let mut defence = declared(watchful(), "fight", &[12, 12]);
    defence.act(1, "convert-to-defence");
    assert_eq!(defence.actions(1, "defences"), (2, 2));
    defence.strike(2, 1).defend(1, "parry");
    tells(
        &defence.end(),
        &[
            "1 plans fight",
            "1 plans defend-twice",
            "1 parry: 12 success",
            "round",
        ],
    );
    // Not once he has struck: a defence that was not needed is lost.
    let mut late = declared(watchful(), "fight", &[13]);
    late.strike(1, 2).pass(2);
    tells(&late.end(), &["1 attack 2: 13 failure", "round"]);
}

#[test]
fn who_feels_how_a_fight_goes_decides_at_any_time() {
    let _proof = proves(&["UMW-01", "SF-KAMPFGESPUER"]);
    let feels = || who(man(), &["SF-KAMPFGESPUER"]);
    // The defence that was not needed becomes an attack eight phases later: 8. Until then he may defend with it.
    let mut late = declared(feels(), "fight", &[13, 8, 1]);
    late.value(1, "ini");
    late.strike(1, 2).pass(2);
    assert_eq!(late.asked(), Some((1, "attack")));
    assert_eq!(late.ways(&blow(2, 0), 20), 8);
    late.strike(1, 2);
    assert_eq!(late.actions(1, "defences"), (0, 0));
    late.take(2);
    tells(
        &late.end(),
        &[
            "phase 6",
            "1 plans strike-twice",
            "1 attack 2: 8 success (ATK-01; 8:",
        ],
    );
    // He may also let it be.
    let mut kept = declared(feels(), "fight", &[13]);
    kept.strike(1, 2).pass(2).pass(1);
    let told = kept.end();
    assert!(
        !told.iter().any(|line| line.starts_with("1 forgoes")),
        "{told:#?}"
    );
    // Struck at twice before his turn he gives his attack for a second parry: 12 - 4.
    let mut early = beset(feels(), "fight", 2, &[12, 12, 12, 8]);
    early.strike(2, 1).defend(1, "parry").strike(3, 1);
    assert_eq!(early.forbidden(1, &defend("parry")), "ATK-05");
    early.act(1, "convert-to-defence");
    assert_eq!(early.ways(&defend("parry"), 20), 8);
    early.defend(1, "parry");
    tells(
        &early.end(),
        &["1 plans defend-twice", "1 parry: 8 success (ATK-02; 8:", "round"],
    );
}

#[test]
fn a_blade_dancer_throws_two_dice() {
    let _proof = proves(&["SF-KLINGENTAENZER", "MAN-GEN-05"]);
    // INI-Basis R(48 / 5) = 10, and two dice.
    let mut dance = converting()
        .hero(who(man(), &["SF-KLINGENTAENZER"]), (5, 5), "")
        .foe(man(), (6, 5), "initiative: 12")
        .dice(&[3, 4, 10, 12, 10])
        .open();
    dance.value(1, "ini");
    tells(&dance.lines(), &["1 INI [3, 4] 17:"]);
    dance.plan(2, "fight").plan(1, "fight");
    // AT 12 - 3 = 9 misses with a 10: half of 3, rounded up, burdens the parry.
    dance.announce(1, 2, "power-blow", 3).strike(2, 1);
    assert_eq!(dance.ways(&defend("parry"), 20), 10);
    dance.defend(1, "parry");
    tells(
        &dance.end(),
        &["1 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 MAN-GEN-05)"],
    );
}

#[test]
fn armour_takes_nothing_but_the_second_die_from_a_blade_dancer() {
    let _proof = proves(&["SF-KLINGENTAENZER", "MAN-GEN-05", "ORI-01"]);
    // BE 3: one die, INI 10 - 3 + 4; the orientation counts it as 6. eBE 1 off the parry alone: 11. AT 12 - 3 = 9 misses with a 10, and
    // half of 3, rounded up, burdens the parry: 9.
    let dancer = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        abilities: r#""SF-KLINGENTAENZER", "SF-AUFMERKSAMKEIT""#,
        ..Man::default()
    };
    let open = |faces: &[u8]| {
        converting()
            .hero(dancer.ron(), (5, 5), "")
            .foe(man(), (6, 5), "initiative: 8")
            .dice(faces)
            .open()
    };
    let mut dance = open(&[4, 10, 12, 10, 1]);
    assert_eq!(dance.value(1, "be").split(':').next(), Some("3"));
    dance.value(1, "at");
    tells(&dance.lines(), &["1 INI [4] 11:"]);
    dance.plan(2, "fight").plan(1, "fight");
    dance.announce(1, 2, "power-blow", 3).strike(2, 1);
    assert_eq!(dance.ways(&defend("parry"), 20), 9);
    dance.defend(1, "parry");
    // TP 1 + 4, RS 3.
    tells(
        &dance.end(),
        &["1 parry: 10 failure (ATK-02; 9: 7 VAL-02 +5 VAL-03 -1 VAL-05 -2 MAN-GEN-05)"],
    );
    let mut slow = open(&[2]);
    slow.plan(2, "fight").plan(1, "act-defend").skip();
    slow.act(1, "orient");
    tells(&slow.end(), &["1 ini 9 -> 13 ORI-01"]);
}

#[test]
fn a_wrestling_parry_is_no_parry_with_the_weapon() {
    let _proof = proves(&["UMW-02", "UNA-06"]);
    // The great axe converts nothing, but his arms do: 7 + 5 - 2 against a sword, then 4 less. The grip goes at AT 12 - 1.
    let hewer = Man {
        talents: r#"(talent: "TAL-ZHHIEB", value: 10, attack: 5, parry: 5), (talent: "TAL-RINGEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-BARBAXE", talent: "TAL-ZHHIEB")"#,
        ..Man::default()
    };
    let mut held = crate::bare::ring()
        .with("optional:convert")
        .hero(
            who(crate::bare::brawler(), &["SF-GRIFF"]),
            (5, 5),
            "initiative: 16",
        )
        .hero(man(), (5, 6), "initiative: 12")
        .hero(man(), (6, 6), "initiative: 10")
        .foe(who(hewer.ron(), &["SF-AUSWEICHEN1"]), (6, 5), "initiative: 8")
        .dice(&[11, 2, 11, 1, 2, 7, 1])
        .open();
    held.plan(4, "defend-twice")
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "fight")
        .skip();
    held.choose(1, crate::bare::grapple(4, "grip", &[0])).take(4);
    held.strike(2, 4).defend(4, "wrestling-parry").strike(3, 4);
    assert_eq!(held.ways(&defend("wrestling-parry"), 20), 6);
    held.defend(4, "wrestling-parry");
    tells(
        &held.end(),
        &[
            "4 wrestling-parry: 11 failure (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 UNA-06)",
            "4 wrestling-parry: 7 failure (ATK-02; 6: 7 VAL-02 +5 VAL-03 -4 UMW-02 -2 UNA-06)",
        ],
    );
}
