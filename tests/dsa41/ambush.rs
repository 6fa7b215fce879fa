//! Ambush: who does not know of any foe, who does not see it coming, and what assassins make of that.

use klingentanz::battle::{FighterId, SideId};
use klingentanz::board::CellFacts;

use crate::drill::{fight, strike, tells};
use crate::proof::{proves, strikes_out};
use crate::shot_value::archer;
use crate::story::{Man, Setup, Story, act_with, blow, field, go, hewer, man, open_field, shot};

/// The hero comes out of the darkness, in which one sees three metres far, upon a foe who has not grasped that there is a fight; he
/// strikes in phase 7, and hits by a natural 1.
fn ambush(setup: Setup, faces: &[u8]) -> Story {
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let mut fight = setup
        .everywhere(dark)
        .setting(|setting| setting.surprised.push(SideId(1)))
        .hero(man(), (1, 1), "")
        .foe(man(), (8, 1), "")
        .dice(faces)
        .open();
    tells(
        &fight.lines(),
        &["2 intuition failed 0: 13 failure (SUR-01", "2 unaware SUR-02"],
    );
    assert_eq!(fight.states(2), ["surprised", "unaware"]);
    fight.plan(1, "move-attack").skip();
    let way: Vec<(i16, i16)> = (2..=7).map(|x| (x, 1)).collect();
    fight.choose(1, go("walk", &way));
    fight.skip();
    fight
}

#[test]
fn who_knows_of_no_foe_declares_nothing_until_he_is_struck_at() {
    let _proof = proves(&["SUR-02"]);
    // Intuition 12: passed, he declares in the middle of the round and may answer the blow.
    let mut passed = ambush(field(), &[5, 13, 1, 12]);
    passed.strike(1, 2);
    tells(
        &passed.end(),
        &[
            "1 attack 2: 1 lucky",
            "2 intuition passed 0: 12 success (SUR-02; 12: 12 CNV-07)",
            "2 not unaware SUR-02",
        ],
    );
    assert_eq!(passed.asked(), Some((2, "announce")));
    passed.plan(2, "fight");
    assert_eq!(passed.asked(), Some((2, "defend")));
    // Failed, he declares too, but does not answer this blow.
    let mut failed = ambush(field(), &[5, 13, 1, 13, 2]);
    failed.strike(1, 2).plan(2, "fight");
    tells(
        &failed.end(),
        &[
            "2 intuition failed 0: 13 failure (SUR-02; 12: 12 CNV-07)",
            "2 plans fight",
            "2 undefended SUR-02",
            "2 struck [2] 6",
        ],
    );
}

#[test]
fn a_first_shot_that_misses_is_the_only_ambush() {
    let _proof = proves(&["SUR-03"]);
    // Two knives out of the darkness: the first misses with a 19, and flies on one square. The second is not the first attack of this
    // thrower any more: no intuition is asked for, and whoever does not see him does not jump aside.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let thrower = Man {
        abilities: r#""SF-SCHNELLZIEHEN""#,
        carries: r#"Missiles("RWP-THRKNIFE", 4)"#,
        ..crate::shot_value::with(crate::shot_value::KNIFE)
    };
    let mut fight = open_field(40, 3)
        .ground((0, 1), dark)
        .hero(thrower.ron(), (0, 1), "initiative: 14, style: 1")
        .foe(man(), (8, 1), "initiative: -5")
        .dice(&[19, 1, 2, 3])
        .open();
    fight.plan(2, "defend").plan_free(1, "shoot-twice").skip();
    fight.pass(1).choose(1, shot(2, "throw"));
    fight.act(1, "reload").pass(1).choose(1, shot(2, "throw"));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.contains("2 undefended SUR-03")),
        "{lines:#?}"
    );
    assert!(!lines.iter().any(|line| line.contains("intuition")), "{lines:#?}");
}

#[test]
fn nobody_strikes_into_a_blow_that_he_does_not_see_coming() {
    let _proof = proves(&["SUR-02", "SUR-03"]);
    // He has learnt to strike into blows, and is asked before that of a foe whom he sees (MAN-GEGENHALTEN). Not before the blow of one
    // who hides: Schleichen 5, 5, 5 passes, Sinnenschärfe 13, 13, 13 and intuition 13 do not.
    let struck_at = |hides: bool, faces: &[u8]| {
        let counters = crate::drill::who(man(), &["SF-GEGENHALTEN"]);
        let mut fight = crate::drill::drilled()
            .with("optional:surprise")
            .setting(|setting| {
                setting.secrets = true;
                setting.hidden = if hides { vec![FighterId(2)] } else { Vec::new() };
            })
            .hero(counters, (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").pass(1).skip();
        fight.strike(2, 1);
        fight
    };
    assert_eq!(struck_at(false, &[]).asked(), Some((1, "counter-blow")));
    let mut hidden = struck_at(true, &[5, 5, 5, 13, 13, 13, 3, 13, 2]);
    tells(
        &hidden.end(),
        &[
            "2 stealth passed 1",
            "2 attack 1: 3 success",
            "1 intuition failed 0: 13 failure (SUR-02",
            "1 undefended SUR-02",
        ],
    );
}

#[test]
fn who_was_struck_at_once_is_on_his_guard() {
    let _proof = proves(&["SUR-02"]);
    let mut twice = ambush(field(), &[5, 13, 1, 13, 2, 13, 1]);
    twice.strike(1, 2).plan(2, "fight");
    twice.skip();
    // In the next round he is still surprised (13 again), but sees his foe and declares.
    while let Some((id, kind)) = twice.asked().filter(|asked| *asked != (1, "attack")) {
        match kind {
            "announce" => twice.plan(id, "fight"),
            _ => twice.pass(id),
        };
    }
    twice.strike(1, 2);
    assert_eq!(twice.asked(), Some((2, "defend")));
    assert!(!twice.lines().iter().any(|line| line.contains("SUR-02;")));
}

#[test]
fn missiles_from_the_dark_are_harder_to_sense_and_a_closed_helmet_dulls() {
    let _proof = proves(&["SUR-02", "ARP-10"]);
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let helmed = Man {
        armour: r#""ARP-GREATHELM""#,
        ..Man::default()
    };
    let mut fight = open_field(40, 3)
        .ground((0, 1), dark)
        .hero(archer().ron(), (0, 1), "initiative: 14, style: 1")
        .foe(helmed.ron(), (9, 1), "initiative: 10")
        .dice(&[3, 8])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    tells(
        &fight.end(),
        &["2 intuition passed 0: 8 success (SUR-02; 8: 12 CNV-07 -3 SUR-02 -1 ARP-10)"],
    );
    // He has sensed from where it comes, and may jump aside.
    assert_eq!(fight.asked(), Some((2, "defend")));
    // ARP-10: perception 4 - 2. 14 and 14 against 12 cost 4 points.
    let looks = |armour: &'static str| {
        let watcher = Man {
            armour,
            talents: r#"(talent: "SKL-SINNENSCHAERFE", value: 4, actions: 1)"#,
            ..Man::default()
        };
        let mut fight = field()
            .hero(watcher.ron(), (1, 1), "initiative: 12")
            .foe(man(), (9, 9), "initiative: -5")
            .dice(&[14, 14, 12])
            .open();
        fight.plan(2, "defend").plan(1, "act-defend").skip();
        fight.choose(1, act_with("use-talent", 0));
        fight.lines()[1].clone()
    };
    assert!(looks("").starts_with("1 talent passed 1"));
    assert!(looks(r#""ARP-GREATHELM""#).starts_with("1 talent failed 0"));
    // So do four points of mail on the head, and three do not.
    assert!(looks(r#""ARP-COIF-F""#).starts_with("1 talent failed 0"));
    assert!(looks(r#""ARP-COIF""#).starts_with("1 talent passed 1"));
}

/// A man with a dagger.
fn assassin() -> String {
    Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    }
    .ron()
}

/// Somebody beside a sleeper in long mail; another foe is awake, far away.
fn beside_a_sleeper(setup: Setup, person: String, faces: &[u8]) -> Story {
    let mailed = Man {
        armour: r#""ARP-CHAINLONG""#,
        ..Man::default()
    };
    let mut fight = setup
        .hero(person, (1, 1), "initiative: 14")
        .foe(mailed.ron(), (2, 1), "initiative: 10")
        .asleep()
        .foe(man(), (11, 11), "initiative: -5")
        .dice(faces)
        .open();
    fight.plan(3, "defend").plan(1, "fight").skip();
    fight
}

#[test]
fn a_sleeper_is_stabbed_past_his_armour() {
    let _proof = proves(&["SUR-04"]);
    // AT 12 + 8; (3 + 1) * 3 = 12 TP and no armour: 12 SP exceed 6, and a wound besides.
    let on = || field().with("optional:assassination");
    let mut stab = beside_a_sleeper(on(), assassin(), &[19, 3]);
    stab.choose(1, strike(2, "assassinate", &[]));
    tells(
        &stab.end(),
        &[
            "1 assassinate 2: 19 success (ATK-01; 20: 7 VAL-02 +5 VAL-03 +8 SUR-04)",
            "2 struck [3] 12: 3 DMG-01 +1 DMG-01 +8 SUR-04 -> 12: 12 DMG-01 -4 DMG-02 +4 SUR-04",
            "2 le 28 -> 16 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 wounds +1 = 2 [6, 12, 18] WND-09",
        ],
    );
    // Only with a dagger, a fencing weapon or a sword, and only where the module is on.
    let hewer = beside_a_sleeper(on(), hewer(), &[]);
    let mut hewer = hewer;
    assert_eq!(hewer.forbidden(1, &strike(2, "assassinate", &[])), "SUR-04");
    let mut off = beside_a_sleeper(field(), assassin(), &[]);
    assert_eq!(off.forbidden(1, &strike(2, "assassinate", &[])), "SUR-04");
    assert!(!off.offered().contains(&"assassinate"));
}

#[test]
fn luck_does_not_add_to_a_stab_that_triples() {
    let _proof = proves(&["SUR-04", "CRT-03"]);
    let _struck_out = strikes_out(&["CRT-02"]);
    // DMG-08: (3 + 1) * 3 = 12 and not twice that; the wounds of the stab and of luck come besides that of 12 SP.
    let setup = field().with("optional:assassination").with("optional:crits");
    let mut stab = beside_a_sleeper(setup, assassin(), &[1, 3]);
    stab.choose(1, strike(2, "assassinate", &[]));
    tells(
        &stab.end(),
        &[
            "1 assassinate 2: 1 lucky",
            "2 struck [3] 12: 3 DMG-01 +1 DMG-01 +8 SUR-04 -> 12:",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 wounds +1 = 2 [6, 12, 18] WND-09",
            "2 wounds +1 = 3 [6, 12, 18] CRT-03",
        ],
    );
}

#[test]
fn who_is_not_on_his_guard_may_be_stabbed_and_others_not() {
    let _proof = proves(&["SUR-04", "SUR-02"]);
    let mut stab = ambush(field().with("optional:assassination"), &[5, 13, 1, 13, 1]);
    assert!(stab.offered().contains(&"assassinate"));
    stab.choose(1, strike(2, "assassinate", &[])).plan(2, "fight");
    tells(
        &stab.end(),
        &[
            "1 assassinate 2: 1 lucky (ATK-01; 5: 7 VAL-02 +5 VAL-03 -4 ACT-10 -8 SIT-20 +5 SUR-04)",
            "2 undefended SUR-02",
            // (1 + 4) * 3.
            "2 struck [1] 15",
        ],
    );
    let mut open = fight(field().with("optional:assassination"), man(), man(), &[20]);
    assert_eq!(open.forbidden(1, &strike(2, "assassinate", &[])), "SUR-04");
    open.choose(1, blow(2, 0));
}

#[test]
fn a_camp_that_is_surprised_wears_no_armour() {
    let _proof = proves(&["ARP-09"]);
    let mailed = Man {
        armour: r#""ARP-CHAINLONG""#,
        ..Man::default()
    };
    let camp = |start: &str| {
        field()
            .setting(|setting| {
                setting.surprised.push(SideId(1));
                setting.camped.push(SideId(1));
            })
            .hero(mailed.ron(), (1, 1), "initiative: 14")
            .foe(mailed.ron(), (8, 1), start)
            .dice(&[13])
            .open()
    };
    assert_eq!(camp("").value(2, "rs"), "0: 0 ARP-09");
    assert_eq!(camp("").value(2, "be"), "0: 0 ARM-01");
    // The level may say otherwise; and the others wear theirs.
    assert_eq!(camp("armoured: true").value(2, "rs"), "4: 0 ARM-01 +4 ARM-01");
    assert_eq!(camp("").value(1, "rs"), "4: 0 ARM-01 +4 ARM-01");
}

#[test]
fn a_first_blow_that_misses_puts_its_victim_on_his_guard() {
    let _proof = proves(&["SUR-02"]);
    // Two come out of the darkness, in which one sees three metres far, in phases 16 and 14, and strike in phases 8 and 6. Intuition 13
    // fails at the start (SUR-01). AT 12 - 4 (ACT-10) - 8 (SIT-20) = 0: the first misses with a 13. Now the victim knows and declares;
    // against the second blow, a natural 1, no intuition is asked for. PA 12 - 8 = 4. He is still surprised in the next round (13).
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let mut fight = field()
        .everywhere(dark)
        .setting(|setting| setting.surprised.push(SideId(1)))
        .hero(man(), (1, 1), "initiative: 16")
        .hero(man(), (1, 3), "initiative: 14")
        .foe(man(), (8, 2), "")
        .dice(&[13, 13, 1, 4, 13])
        .open();
    fight.plan(2, "move-attack").plan(1, "move-attack").skip();
    for (id, y) in [(1, 1), (2, 3)] {
        let way: Vec<(i16, i16)> = (2..=7).map(|x| (x, y)).collect();
        fight.choose(id, go("walk", &way));
    }
    fight.skip();
    fight.strike(1, 3);
    tells(&fight.lines(), &["1 attack 3", "3 not unaware SUR-02"]);
    assert_eq!(fight.asked(), Some((3, "announce")));
    fight.plan(3, "fight");
    while fight.asked() == Some((3, "attack")) {
        fight.pass(3);
    }
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight.strike(2, 3);
    assert_eq!(fight.asked(), Some((3, "defend")));
    fight.defend(3, "parry");
    let lines = fight.end();
    tells(&lines, &["2 attack 3", "3 parry: 4 success", "round"]);
    assert!(!lines.iter().any(|line| line.contains("SUR-02")), "{lines:#?}");
}

#[test]
fn a_first_shot_that_misses_puts_its_victim_on_his_guard() {
    let _proof = proves(&["SUR-02"]);
    // The victim stands in torchlight and the archer in the dark: the arrow misses with a 19, and he declares what he does.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let mut fight = open_field(40, 3)
        .ground((0, 1), dark)
        .setting(|setting| setting.surprised.push(SideId(1)))
        .hero(archer().ron(), (0, 1), "initiative: 14, style: 1")
        .foe(man(), (9, 1), "")
        .dice(&[13, 19])
        .open();
    fight.plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    tells(
        &fight.lines(),
        &["1 quick-shot 2: 19 failure", "2 not unaware SUR-02"],
    );
    assert_eq!(fight.asked(), Some((2, "announce")));
    fight.plan(2, "fight").end();
}
