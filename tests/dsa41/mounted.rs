//! Riders and their mounts: the check at the start, what helps and hinders it, height, falls, and what the two do together.

use klingentanz::battle::{Choice, FighterId, Term};
use klingentanz::board::Cell;

use crate::drill::tells;
use crate::proof::{proves, strikes_out};
use crate::story::{Man, Setup, Story, act, act_at, blow, field, go, man, of};

/// An action that concerns somebody.
pub fn act_for(name: &str, target: u16) -> Choice {
    Choice::Act {
        act: Term::named(name).unwrap(),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    }
}

/// The man of the tests who rides: all attributes 12, Reiten 9, and these abilities.
pub fn rider(abilities: &str) -> Man {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-REITEN", value: 9)"#,
        abilities: match abilities {
            "" => "",
            "war" => r#""SF-REITERKAMPF", "SF-KRIEGSREITEREI""#,
            "tourney" => r#""SF-REITERKAMPF", "SF-TURNIERREITEREI""#,
            "archer" => r#""SF-BERITTENERSCHUETZE""#,
            _ => r#""SF-REITERKAMPF""#,
        },
        ..Man::default()
    }
}

/// Rider 1 on the horse 2, whose squares are (1, 1) to (2, 2), with these start states.
pub fn saddled(rider: &Man, start: &str, horse: &str) -> Setup {
    field()
        .with("expert:mounted")
        .hero(rider.ron(), (2, 1), &format!("rides: 2, {start}"))
        .hero(of("OPP-18"), (1, 1), &format!("initiative: 1, {horse}"))
}

/// The same against a man on foot who stands before them, all of whom fight.
fn against_man(rider: &Man, horse: &str, foe: String, faces: &[u8]) -> Story {
    let mut fight = saddled(rider, "initiative: 14", horse)
        .foe(foe, (3, 1), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(3, "fight").plan(1, "fight").skip();
    fight
}

#[test]
fn a_good_start_makes_a_rider_quicker() {
    let _proof = proves(&["MNT-01", "OPP-18"]);
    // CH, GE, KK 12; TaW 9: 14, 12, 13 take 2 + 1, 6 are left: INI + 3. INI basis 10 + die 4 + 3 = 17.
    let mut fight = saddled(&rider(""), "", "")
        .foe(man(), (8, 1), "initiative: 5")
        .dice(&[14, 12, 13, 4])
        .open();
    assert_eq!(
        fight.lines()[..3],
        [
            "fight",
            "1 riding passed 6: 14 failure (MNT-01; 12: 12 CNV-08), 12 success (MNT-01; 12: 12 CNV-08), 13 failure (MNT-01; 12: 12 CNV-08) of 9: 9 MNT-01",
            "1 INI [4] 17: 4 INI-01 +10 VAL-02 +3 MNT-01",
        ]
    );
    // The mount declares nothing of its own (OPP-18): the foe is asked, then the rider.
    assert_eq!(fight.asked(), Some((3, "announce")));
    fight.plan(3, "fight");
    assert_eq!(fight.asked(), Some((1, "announce")));
    assert_eq!(fight.value(1, "ini"), "17: 10 VAL-02 +4 INI-01 +3 MNT-01");
    assert_eq!(fight.states(1), ["rides"]);
    assert_eq!(fight.states(2), ["ridden"]);
    assert_eq!(fight.value(2, "at"), "8: 8 VAL-08");
}

#[test]
fn a_bad_start_costs_the_attacks_of_the_first_round() {
    let _proof = proves(&["MNT-01"]);
    // 19, 19, 19 take 21 of 9 points: no attack in the first round, neither his own nor the mount's.
    let mut fight = saddled(&rider(""), "", "")
        .foe(man(), (3, 1), "initiative: 5")
        .dice(&[19, 19, 19, 4])
        .open();
    fight.plan(3, "fight").plan(1, "fight");
    assert_eq!(fight.states(1), ["rides", "unready"]);
    assert_eq!(fight.forbidden(1, &blow(3, 0)), "MNT-01");
    assert_eq!(fight.forbidden(1, &act("mount-strikes")), "MNT-01");
    assert_eq!(fight.value(1, "ini"), "14: 10 VAL-02 +4 INI-01");
    fight.pass(1).pass(3);
    // In the second round he can.
    fight.plan(3, "fight").plan(1, "fight");
    assert!(fight.offered().contains(&"attack"));
    assert_eq!(fight.states(1), ["rides"]);
}

#[test]
fn encumbrance_hinders_a_rider_half_as_much() {
    let _proof = proves(&["MNT-01"]);
    // Load 6: BE 6, eBE 6 - 2 = 4 with swords: AT 12 - 2, PA 12 - 2. In the saddle eBE 2: one point back for each.
    let loaded = |at: (i16, i16), start: &str, faces: &[u8]| {
        let rider = Man { load: 6, ..rider("") };
        let mut fight = field()
            .with("expert:mounted")
            .hero(rider.ron(), at, start)
            .hero(of("OPP-18"), (1, 1), "initiative: 1")
            .foe(man(), (3, 1), "initiative: 10")
            .dice(faces)
            .open();
        if start.contains("rides") {
            fight.plan(3, "fight").plan(1, "fight").skip();
        } else {
            fight.plan(2, "fight").plan(3, "fight").plan(1, "fight").skip();
        }
        fight.strike(1, 3);
        let lines = fight.lines();
        lines.into_iter().find(|line| line.contains("attack")).unwrap()
    };
    assert_eq!(
        loaded((2, 1), "rides: 2, initiative: 14", &[19]),
        "1 attack 3: 19 failure (ATK-01; 11: 7 VAL-02 +5 VAL-03 -2 VAL-05 +1 MNT-01)"
    );
    assert_eq!(
        loaded((3, 0), "initiative: 14", &[19]),
        "1 attack 3 from right: 19 failure (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 VAL-05)"
    );
    // The parry gets one back too.
    let rider = Man { load: 6, ..rider("") };
    let mut fight = saddled(&rider, "initiative: 10", "")
        .foe(man(), (3, 1), "initiative: 14")
        .dice(&[5, 12, 1, 1, 1, 1])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 1).defend(1, "parry");
    assert_eq!(
        fight.lines()[1],
        "1 parry: 12 failure (ATK-02; 11: 7 VAL-02 +5 VAL-03 -2 VAL-05 +1 MNT-01)"
    );
}

#[test]
fn a_rider_with_bare_hands_is_hindered_half_as_much_too() {
    let _proof = proves(&["MNT-01"]);
    // Load 4: BE 4, all of which burdens fists (UNA-01): AT 7 - 2, PA 7 - 2. In the saddle eBE is 2: AT 7 - 1, PA 7 - 1. Against a
    // sword that is 1 worse, and 2 worse (UNA-06).
    let loaded = Man { load: 4, ..rider("") };
    let mut fight = saddled(&loaded, "initiative: 14", "")
        .foe(man(), (3, 1), "initiative: 10")
        .dice(&[6, 5, 5, 1, 1, 1, 1])
        .open();
    fight.plan(3, "fight").plan_free(1, "fight").act(1, "drop");
    while fight.asked() == Some((1, "free")) {
        fight.pass(1);
    }
    fight.choose(1, blow(3, 1));
    while fight.asked() == Some((1, "free")) {
        fight.pass(1);
    }
    fight.strike(3, 1).defend(1, "parry");
    tells(
        &fight.lines(),
        &[
            "1 attack 3: 6 failure (ATK-01; 5: 7 VAL-02 -2 VAL-05 -1 UNA-06 +1 MNT-01)",
            "1 parry: 5 failure (ATK-02; 4: 7 VAL-02 -2 VAL-05 +1 MNT-01 -2 UNA-06)",
        ],
    );
}

/// What a riding check at the start shows of the value, for a horse and a rider.
fn value_of(rider: &Man, horse: &str) -> String {
    at_start(saddled(rider, "", horse))
}

/// The same for all that is set up otherwise.
fn at_start(saddled: Setup) -> String {
    let mut fight = saddled
        .foe(man(), (8, 1), "initiative: 5")
        .dice(&[1, 1, 1, 4])
        .open();
    let told = fight.lines()[1].clone();
    let (_, value) = told.split_once(" of ").unwrap();
    value.to_owned()
}

#[test]
fn horse_saddle_and_hands_help_or_hinder() {
    let _proof = proves(&["MNT-02", "SF-REITERKAMPF", "SF-KRIEGSREITEREI"]);
    for (horse, told) in [
        ("training: Untrained", "3: 9 MNT-01 -6 MNT-02"),
        ("training: Inexperienced", "6: 9 MNT-01 -3 MNT-02"),
        ("training: Schooled", "12: 9 MNT-01 +3 MNT-02"),
        ("unsaddled: true", "3: 9 MNT-01 -6 MNT-02"),
        (
            "training: Inexperienced, unsaddled: true",
            "0: 9 MNT-01 -3 MNT-02 -6 MNT-02",
        ),
    ] {
        assert_eq!(value_of(&rider(""), horse), told, "{horse}");
    }
    // A sword and a shield leave no hand for the reins.
    let shielded = |abilities| Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..rider(abilities)
    };
    assert_eq!(value_of(&shielded(""), ""), "5: 9 MNT-01 -4 MNT-02");
    // Neither do a sword and a torch, though a torch alone does.
    let lit = |styles| {
        let torch = (FighterId(1), "torch".to_owned());
        let rider = Man { styles, ..rider("") };
        let saddled = saddled(&rider, "", "").setting(|setting| setting.carried.push(torch));
        at_start(saddled)
    };
    let sword = r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#;
    assert_eq!(lit(sword), "5: 9 MNT-01 -4 MNT-02");
    assert_eq!(
        lit(r#"(weapon: "WPN-FIST", talent: "TAL-RAUFEN")"#),
        "9: 9 MNT-01"
    );
    // -3 - 6 - 4 = -13: half of it is 6.5, rounded 7, so that 6 come back; a quarter is 3.25, rounded 3: 10 come back.
    let hard = "training: Inexperienced, unsaddled: true";
    assert_eq!(
        value_of(&shielded("fights"), hard),
        "2: 9 MNT-01 -3 MNT-02 -6 MNT-02 -4 MNT-02 +6 SF-REITERKAMPF"
    );
    assert_eq!(
        value_of(&shielded("war"), hard),
        "6: 9 MNT-01 -3 MNT-02 -6 MNT-02 -4 MNT-02 +10 SF-KRIEGSREITEREI"
    );
    // What helps is not halved.
    assert_eq!(
        value_of(&shielded("fights"), "training: Schooled"),
        "10: 9 MNT-01 +3 MNT-02 -4 MNT-02 +2 SF-REITERKAMPF"
    );
}

#[test]
fn what_does_not_hinder_a_rider_is_struck_through() {
    let _struck = strikes_out(&["MNT-02", "MNT-03"]);
    // A saddle and a free hand; no AT for the height without the ability.
    let mut fight = against_man(&rider(""), "", man(), &[19, 1, 1, 1]);
    fight.strike(1, 3);
    drop(fight);
    value_of(&rider(""), "");
}

#[test]
fn height_helps_against_those_on_foot() {
    let _proof = proves(&["MNT-03", "WPN-07", "SF-REITERKAMPF"]);
    // AT 12 + 3 from the saddle, TP of the mace 1W6+4 and 2 more: 3 + 4 + 2 = 9. WM of the mace 0/-1.
    let macer = |abilities| Man {
        talents: r#"(talent: "TAL-HIEB", value: 10, attack: 5, parry: 5), (talent: "SKL-REITEN", value: 9)"#,
        styles: r#"(weapon: "WPN-MACE", talent: "TAL-HIEB")"#,
        ..rider(abilities)
    };
    let mut fight = against_man(&macer("fights"), "", man(), &[15, 3]);
    fight.strike(1, 3).take(3);
    assert_eq!(
        fight.end()[..3],
        [
            "1 attack 3: 15 success (ATK-01; 15: 7 VAL-02 +5 VAL-03 +3 MNT-03)",
            "3 undefended by choice",
            "3 struck [3] 9: 3 DMG-01 +4 DMG-01 +2 WPN-07 -> 9: 9 DMG-01",
        ]
    );
    assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03");
    // Who has not learnt it strikes no better, but as hard.
    let mut fight = against_man(&macer(""), "", man(), &[12, 3]);
    fight.strike(1, 3).take(3);
    assert_eq!(
        fight.end()[..3],
        [
            "1 attack 3: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "3 undefended by choice",
            "3 struck [3] 9: 3 DMG-01 +4 DMG-01 +2 WPN-07 -> 9: 9 DMG-01",
        ]
    );
    // Neither against a big beast, nor with a sword.
    let mut fight = against_man(&macer("fights"), "", of("OPP-13"), &[12, 3]);
    fight.strike(1, 3).take(3);
    assert_eq!(
        fight.lines()[..3],
        [
            "1 attack 3: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "3 undefended by choice",
            "3 struck [3] 7: 3 DMG-01 +4 DMG-01 -> 4: 7 DMG-01 -3 DMG-02",
        ]
    );
    let mut fight = against_man(&rider("fights"), "", man(), &[15, 3]);
    fight.strike(1, 3).take(3);
    assert_eq!(
        fight.lines()[2],
        "3 struck [3] 7: 3 DMG-01 +4 DMG-01 -> 7: 7 DMG-01"
    );
}

#[test]
fn a_hit_may_throw_a_rider() {
    let _proof = proves(&["MNT-01", "MNT-02", "MNT-04"]);
    // 4 + 4 = 8 TP: SP 8, riding 9 - 8 = 1; 14 takes 2: he falls. GE 12: a 13 fails: 2W6+4 = 3 + 5 + 4 = 12 SP(A), half of them
    // LE. WS 6: the blow wounds; 6 of the fall are below 8.
    let mut fight = saddled(&rider(""), "initiative: 10", "")
        .foe(man(), (3, 1), "initiative: 14")
        .dice(&[5, 4, 14, 12, 12, 13, 3, 5])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 1).take(1);
    assert_eq!(
        fight.end()[2..],
        [
            "1 struck [4] 8: 4 DMG-01 +4 DMG-01 -> 8: 8 DMG-01",
            "1 le 28 -> 20 DMG-02",
            "1 wounds +1 = 1 [6, 12, 18] WND-01",
            "1 ini 10 -> 8 WND-04",
            "1 riding failed 0: 14 failure (MNT-01; 12: 12 CNV-08), 12 failure (MNT-01; 10: 12 CNV-08 -2 WND-05), 12 success (MNT-01; 12: 12 CNV-08) of 1: 9 MNT-01 -8 MNT-02",
            "1 to 0,0 E 0 MNT-04",
            "1 not rides MNT-04",
            "1 prone MNT-04",
            "1 agility failed 0: 13 failure (MNT-04; 10: 12 CNV-07 -2 WND-05)",
            "1 struck [3, 5] 12: 8 MNT-04 +4 MNT-04 -> 12: 12 DMG-07",
            "1 le 20 -> 14 MNT-04",
            "1 au 28 -> 16 DMG-07",
            "1 ini 8 -> 3 MNT-04",
            "phase 3",
        ]
    );
    assert_eq!(fight.states(2), [] as [&str; 0]);
}

#[test]
fn a_rider_who_jumps_aside_takes_his_mount_along() {
    let _proof = proves(&["AUS-02", "BRD-15", "MNT-09"]);
    // MNT-09: the two are one body of 2x2; AUS-02: 7 - 2, a 5 succeeds. From (0,0) they come to (0,1), beside the man who strikes from (2,0).
    let mut fight = saddled(&rider(""), "initiative: 10", "")
        .foe(man(), (3, 1), "initiative: 14")
        .dice(&[5, 5])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 1);
    fight.dodge(1, (1, 2));
    let lines = fight.end();
    let to = |id: u16| {
        lines
            .iter()
            .position(|line| line.starts_with(&format!("{id} to 1,2 ")))
    };
    assert!(to(1).is_some() && to(2).is_some(), "{lines:#?}");
}

#[test]
fn a_rider_and_his_mount_are_one_foe_to_a_dodger() {
    let _proof = proves(&["AUS-05", "UEB-03"]);
    // OPP-18: a rider alone: 7 - 2; a man on foot besides: two foes, 2 less. Two riders are no more than that. With and without pairs.
    let dodge = Choice::Defend {
        means: Term::named("dodge").unwrap(),
        to: Some(Cell::new(4, 1)),
        stakes: Vec::new(),
    };
    for module in ["expert:mounted", "optional:outnumber"] {
        for (others, ways) in [(0, 5), (1, 3)] {
            let mut setup = saddled(&rider(""), "initiative: 14", "").with(module);
            if others > 0 {
                setup = setup.hero(man(), (3, 0), "initiative: 1");
            }
            let mut fight = setup.foe(man(), (3, 1), "initiative: 10").dice(&[5, 5]).open();
            if others > 0 {
                fight.plan(3, "fight");
            }
            let foe = 3 + others;
            fight.plan(foe, "fight").plan(1, "fight").skip();
            fight.strike(1, foe);
            assert_eq!(fight.ways(&dodge, 20), ways, "{module} {others}");
            fight.choose(foe, dodge.clone());
        }
    }
}

#[test]
fn a_fall_from_a_mount_tears_a_serious_wound_only_above_constitution() {
    let _proof = proves(&["MNT-04", "WND-90"]);
    // KO 8: WS 4 and 2 against what takes endurance are 6; but with serious wounds 6 + 6 + 4 = 16 SP(A), 8 SP, are not more than KO 8.
    // LE (8 + 8 + 12) / 2 + 10 = 24. The blow: 4 + 4 = 8 SP, no more either; three 20s lose the seat.
    let frail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 8, 12],
        ..rider("")
    };
    let mut fight = saddled(&frail, "initiative: 10", "")
        .with("optional:legacy-serious-wounds")
        .foe(man(), (3, 1), "initiative: 14")
        .dice(&[5, 4, 20, 20, 20, 20, 6, 6])
        .open();
    assert_eq!(fight.number(1, "ws"), 8);
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 1).take(1);
    let lines = fight.end();
    tells(
        &lines,
        &["1 struck [6, 6] 16: 12 MNT-04 +4 MNT-04", "1 le 16 -> 8 MNT-04"],
    );
    assert!(
        !lines.iter().any(|line| line.contains("self-control")),
        "{lines:#?}"
    );
}

#[test]
fn agility_breaks_a_fall_and_tourneys_teach_it() {
    let _proof = proves(&["MNT-04", "SF-TURNIERREITEREI"]);
    // 1 + 4 = 5 SP: riding 9 - 5, of -5 three come back (R(5/2) = 3 stay): 9 - 5 + 2 = 6; three 20s fail. GE 12 + 3: a 15 holds:
    // 1W6+4 = 6.
    let mut fight = saddled(&rider("tourney"), "initiative: 10", "")
        .foe(man(), (3, 1), "initiative: 14")
        .dice(&[5, 1, 20, 20, 20, 15, 2])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 1).take(1);
    let lines = fight.end();
    assert!(
        lines
            .iter()
            .any(|line| line.ends_with(" of 6: 9 MNT-01 -5 MNT-02 +2 SF-REITERKAMPF")),
        "{lines:#?}"
    );
    for told in [
        "1 agility passed 0: 15 success (MNT-04; 15: 12 CNV-07 +3 SF-TURNIERREITEREI)",
        "1 struck [2] 6: 2 MNT-04 +4 MNT-04 -> 6: 6 DMG-07",
    ] {
        assert!(lines.contains(&told.to_owned()), "{told} in {lines:#?}");
    }
}

#[test]
fn a_hit_on_the_mount_shakes_its_rider_too() {
    let _proof = proves(&["MNT-01", "MNT-02"]);
    // The horse has RS 1: 1 + 4 - 1 = 4 SP; riding 9 - 4 = 5: 14, 13, 12 take 3 of them.
    let mut fight = saddled(&rider(""), "initiative: 10", "")
        .foe(man(), (3, 1), "initiative: 14")
        .dice(&[5, 1, 14, 13, 12])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 2).take(2);
    let lines = fight.end();
    assert_eq!(
        lines[2..4],
        [
            "2 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 4: 5 DMG-01 -1 DMG-02",
            "2 le 55 -> 51 DMG-02",
        ]
    );
    assert!(lines[4].ends_with(" of 5: 9 MNT-01 -4 MNT-02"), "{lines:#?}");
    assert_eq!(fight.states(1), ["rides"]);
}

#[test]
fn a_rider_falls_with_his_mount() {
    let _proof = proves(&["MNT-04"]);
    // The horse has 3 LE left: it dies, and its rider falls without a check of riding.
    let mut fight = saddled(&rider(""), "initiative: 10", "life: 3")
        .foe(man(), (3, 1), "initiative: 14")
        .dice(&[5, 1, 2, 6])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 2).take(2);
    let lines = fight.end();
    for told in [
        "2 dead CRE-10",
        "1 not rides MNT-04",
        "1 agility passed 0: 2 success (MNT-04; 12: 12 CNV-07)",
        "1 struck [6] 10: 6 MNT-04 +4 MNT-04 -> 10: 10 DMG-07",
    ] {
        assert!(lines.contains(&told.to_owned()), "{told} in {lines:#?}");
    }
    assert!(!lines.iter().any(|line| line.contains("riding")), "{lines:#?}");
}

#[test]
fn a_mount_strikes_only_instead_of_its_rider() {
    let _proof = proves(&["OPP-18"]);
    // Kick AT 8, 1W6+4: 6 hits, 2 + 4 = 6.
    let mut fight = against_man(&rider(""), "", man(), &[6, 2]);
    assert!(fight.offered().contains(&"mount-strikes"));
    fight.act(1, "mount-strikes");
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight.strike(2, 3).take(3);
    assert_eq!(
        fight.end()[..4],
        [
            "1 mount-strikes",
            "2 attack 3: 6 success (ATK-01; 8: 8 VAL-08)",
            "3 undefended by choice",
            "3 struck [2] 6: 2 DMG-01 +4 DMG-01 -> 6: 6 DMG-01",
        ]
    );
    // The rider has given his attack for it: the foe comes next.
    assert_eq!(fight.asked(), Some((3, "attack")));
}

#[test]
fn a_mount_without_rider_flees_from_its_first_wound_on() {
    let _proof = proves(&["OPP-18", "MRL-01"]);
    // 9 SP are over its threshold of 8. With somebody on its back it stays (he holds on: 1, 1, 1), without it goes.
    let wounded = |rides: bool, faces: &[u8]| {
        let start = if rides {
            "rides: 2, initiative: 10"
        } else {
            "initiative: 10"
        };
        let at = if rides { (2, 1) } else { (9, 9) };
        let mut fight = field()
            .with("expert:mounted")
            .hero(rider("").ron(), at, start)
            .hero(of("OPP-18"), (1, 1), "initiative: 1")
            .foe(man(), (3, 1), "initiative: 14")
            .dice(faces)
            .open();
        if !rides {
            fight.plan(2, "fight");
        }
        fight.plan(1, "fight").plan(3, "fight");
        fight.strike(3, 2).take(2);
        // Its initiative has fallen below 0 (WND-04): the round is over.
        fight.pass(1);
        fight.value(2, "at");
        fight.states(2).contains(&"retreating")
    };
    assert!(!wounded(true, &[5, 6, 1, 1, 1]));
    assert!(wounded(false, &[5, 6]));
}

#[test]
fn one_gets_on_and_off_with_a_position_action() {
    let _proof = proves(&["ACT-12", "MNT-09"]);
    // At the start on foot beside the horse; 1, 1, 1 is nine points: INI + 4.
    let mut fight = field()
        .with("expert:mounted")
        .hero(rider("").ron(), (3, 1), "initiative: 14")
        .hero(of("OPP-18"), (1, 1), "initiative: 1")
        .foe(man(), (9, 9), "initiative: 10")
        .dice(&[1, 1, 1])
        .open();
    fight.plan(2, "fight").plan(3, "fight").plan(1, "act-act").skip();
    assert!(fight.offered().contains(&"mount"));
    // With nine points: how often three dice exceed 12 by no more than nine together, two 1s pass and two 20s fail.
    let mut passing = 0;
    for throw in 0..8000_i32 {
        let dice = [throw / 400, throw / 20 % 20, throw % 20].map(|face| face + 1);
        let over: i32 = dice.iter().map(|face| (face - 12).max(0)).sum();
        let many = |wanted: i32| dice.iter().filter(|face| **face == wanted).count() > 1;
        passing += u128::from(many(1) || over <= 9 && !many(20));
    }
    assert_eq!(fight.ways(&act_for("mount", 2), 8000), passing);
    fight.choose(1, act_for("mount", 2));
    assert_eq!(
        fight.lines(),
        [
            "1 mount",
            "1 to 1,1 E 0 MNT-09",
            "1 rides MNT-09",
            "1 riding passed 9: 1 success (MNT-01; 12: 12 CNV-08), 1 success (MNT-01; 12: 12 CNV-08), 1 success (MNT-01; 12: 12 CNV-08) of 9: 9 MNT-01",
            "1 ini 14 -> 18 MNT-01",
            "phase 10",
            "at once [1, 3] INI-05",
        ]
    );
    assert_eq!(fight.forbidden(1, &act("kneel")), "MNT-09");
    assert_eq!(fight.forbidden(1, &act_at("dismount", (4, 1))), "MNT-09");
    fight.choose(1, act_at("dismount", (3, 2))).pass(3);
    let lines = fight.lines();
    assert!(lines.contains(&"1 to 3,2 E 0 MNT-09".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"1 ini 18 -> 14 MNT-01".to_owned()), "{lines:#?}");
    assert_eq!(fight.states(1), [] as [&str; 0]);
}

#[test]
fn a_mount_at_a_trot_pays_for_its_turns() {
    let _proof = proves(&["MNT-09", "BRD-10"]);
    // GS 12, a trot up to six squares. The horse looks east: six squares north cost two turns of 45 degrees.
    let path = |cells: &[(i16, i16)]| go("walk", cells);
    let mut fight = saddled(&rider(""), "initiative: 14", "")
        .foe(man(), (10, 10), "initiative: 10")
        .dice(&[])
        .open();
    fight.plan(3, "fight").plan(1, "move-move").skip();
    assert_eq!(fight.value(1, "gs"), "12: 12 MNT-09");
    // A quarter turn to the south is two squares, six squares follow: eight of twelve.
    fight.choose(1, path(&[(1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7)]));
    let lines = fight.lines();
    assert_eq!(
        lines[..2],
        ["2 to 1,2 S 0 MNT-09", "1 to 1,2 S 2 ACT-10"],
        "{lines:#?}"
    );
    fight.pass(3);
    // Looking south now. East, north, east, north: 2 + 2 + 2 + 2 squares for turns besides 4: not one is left before the last.
    let zigzag = path(&[(2, 7), (2, 6), (3, 6), (3, 5)]);
    let wide = path(&[(2, 7), (2, 6), (3, 6), (3, 5), (4, 5), (4, 4)]);
    assert_eq!(fight.forbidden(1, &wide), "MNT-09");
    fight.choose(1, zigzag);
}

#[test]
fn a_mount_at_a_gallop_turns_once_in_four_squares() {
    let _proof = proves(&["MNT-09"]);
    let mut fight = saddled(&rider(""), "initiative: 14", "")
        .foe(man(), (10, 10), "initiative: 10")
        .dice(&[])
        .open();
    fight.plan(3, "fight").plan(1, "move-move").skip();
    let path = |cells: &[(i16, i16)]| go("walk", cells);
    // Seven squares are a gallop. Looking east, not straight to the south, ...
    let south = path(&[(1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8)]);
    assert_eq!(fight.forbidden(1, &south), "MNT-09");
    // ... nor back to the east after three squares south-east; after four it goes.
    let early = path(&[(2, 2), (3, 3), (4, 4), (5, 4), (6, 4), (7, 4), (8, 4)]);
    assert_eq!(fight.forbidden(1, &early), "MNT-09");
    let late = path(&[(2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (7, 5), (8, 5)]);
    fight.choose(1, late);
    assert_eq!(fight.lines().last().unwrap(), "phase 10");
}

#[test]
fn nobody_steps_or_jumps_in_the_saddle() {
    let _proof = proves(&["MNT-09"]);
    let mut fight = saddled(&rider(""), "initiative: 14", "")
        .foe(man(), (10, 10), "initiative: 10")
        .dice(&[])
        .open();
    fight.plan(3, "fight").plan_free(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &go("step", &[(2, 1)])), "MNT-09");
    assert_eq!(fight.forbidden(1, &act("go-down")), "MNT-09");
}

#[test]
fn who_cannot_ride_is_told_why() {
    let said = |person: String, at: (i16, i16), start: &str, horse: String| {
        let setup = field()
            .with("expert:mounted")
            .hero(person, at, start)
            .hero(horse, (1, 1), "")
            .foe(man(), (9, 9), "initiative: 1");
        setup.try_open().err().expect("something is wrong").to_string()
    };
    for (person, at, start, horse, reason) in [
        (
            man(),
            (5, 5),
            "rides: 2",
            of("OPP-18"),
            "does not stand on one of its squares",
        ),
        (man(), (2, 1), "rides: 2", man(), "who cannot be ridden"),
        (man(), (2, 1), "rides: 3", of("OPP-18"), "who cannot be ridden"),
        (man(), (2, 1), "rides: 9", of("OPP-18"), "names no other fighter"),
        (
            man(),
            (2, 1),
            "unsaddled: true",
            of("OPP-18"),
            "are for those who can be ridden",
        ),
    ] {
        let said = said(person, at, start, horse);
        assert!(said.contains(reason), "{reason} is not in {said}");
    }
    let off = field()
        .hero(man(), (2, 1), "rides: 2")
        .hero(of("OPP-18"), (1, 1), "")
        .foe(man(), (9, 9), "initiative: 1");
    let said = off.try_open().err().expect("the module is off").to_string();
    assert!(
        said.contains("`rides` needs the module `expert:mounted`"),
        "{said}"
    );
}
