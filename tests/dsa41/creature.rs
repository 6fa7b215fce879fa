//! Creatures: several attacks, sizes, grips, knock-downs, the undead, animals.

use klingentanz::board::CellFacts;

use crate::proof::proves;
use crate::story::{Man, blow, face_to_face, field, go, man, of};

const CAT: &str = r#"Creature((id: "OPP-98", name: (en: "Cat", de: "Katze", fr: "Chat"), kind: Animal, size: VerySmall,
    footprint: 1, legs: Four, initiative: 10, parry: 5, life: 10, armour: 0, speed: 8, shot_modifier: -6, morale: Animal,
    attacks_per_round: 1, attacks: [(name: (en: "Claws", de: "Krallen", fr: "Griffes"), attack: 10, points: "1W6", classes: "H")],
    rules: []))"#;

#[test]
fn a_creature_strikes_with_each_of_its_attacks_in_one_phase() {
    let _proof = proves(&["CRE-01", "BRD-02"]);
    // CRE-01: the bear's paw and bite; the paw only once. BRD-02: it fills four squares, and the nearest one counts.
    let mut fight = field()
        .hero(of("OPP-13"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .dice(&[20, 20])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_eq!(fight.asked(), Some((1, "attack")));
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "CRE-01");
    fight.choose(1, blow(2, 1));
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 20 fumble (ATK-01; 12: 11 VAL-08 +1 OPP-13)",
            "1 attack 2: 20 fumble (ATK-01; 10: 9 VAL-08 +1 OPP-13)",
            "phase 10",
        ]
    );
}

#[test]
fn the_very_small_are_hard_to_hit_and_to_parry() {
    let _proof = proves(&["CRE-02"]);
    // CRE-02: AT 12 - 2; the weapon parry against it 12 - 4.
    let mut fight = face_to_face(
        (man(), "initiative: 14"),
        (CAT.to_owned(), "initiative: 10"),
        &[11, 3, 9, 1],
    );
    fight.strike(1, 2).strike(2, 1).defend(1, "parry");
    let lines = fight.end();
    assert_eq!(
        lines[0],
        "1 attack 2: 11 failure (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 CRE-02)"
    );
    assert_eq!(
        lines[3],
        "1 parry: 9 failure (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 CRE-02)"
    );
}

#[test]
fn the_very_small_share_a_square() {
    let _proof = proves(&["BRD-01"]);
    // BRD-01.
    let mut fight = field()
        .hero(CAT.to_owned(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 4 ACT-10");
}

#[test]
fn a_parried_bite_hurts_the_animal() {
    let _proof = proves(&["CRE-03", "DMG-08"]);
    // CRE-03, DMG-08: (5 + 4) / 2 = 4, its fur stops 2.
    let mut fight = face_to_face(
        (of("OPP-09"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[3, 12, 5],
    );
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(
        fight.end()[2..4],
        [
            "1 struck [5] 9: 5 CRE-03 +4 DMG-01 -> 2: 9 CRE-03 -5 DMG-08 -2 DMG-02",
            "1 le 22 -> 20 CRE-03",
        ]
    );
}

#[test]
fn water_does_not_slow_what_lives_in_it() {
    let _proof = proves(&["CRE-04", "BRD-12"]);
    // CRE-04, BRD-12: knee-deep water costs a man 3 half squares, the swamp lizard 2.
    let wet = CellFacts {
        water_dm: 4,
        ..CellFacts::default()
    };
    let mut fight = field()
        .hero(of("OPP-17"), (1, 1), "initiative: 14")
        .foe(man(), (8, 1), "initiative: 12")
        .ground((2, 1), wet)
        .ground((7, 1), wet)
        .open();
    fight.plan(2, "move-defend").plan(1, "move-defend").skip();
    fight
        .choose(1, go("walk", &[(2, 1)]))
        .choose(2, go("walk", &[(7, 1)]));
    assert_eq!(
        fight.end(),
        ["1 to 2,1 E 2 CRE-04", "phase 12", "2 to 7,1 W 3 ACT-10", "round"]
    );
}

#[test]
fn a_zombie_holds_on_until_the_grip_is_broken() {
    let _proof = proves(&["CRE-07", "DMG-07", "ORI-02"]);
    // CRE-07, DMG-07, ORI-02: after a hit it squeezes instead of striking: 4 AU and 2 LE; KK 12 - 2 breaks the grip.
    let mut fight = face_to_face(
        (of("OPP-11"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[3, 1, 4, 10],
    );
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.lines()[2..],
        [
            "2 struck [1] 3: 1 DMG-01 +2 DMG-01 -> 3: 3 DMG-01",
            "2 held CRE-07",
            "2 le 28 -> 25 DMG-02",
            "phase 10",
        ]
    );
    fight.pass(2).plan(2, "act-act").skip();
    fight.plan(1, "fight");
    assert_eq!(
        fight.lines()[1..],
        [
            "phase 14",
            "2 struck [4] 4: 4 CRE-07 -> 4: 4 DMG-07",
            "2 le 25 -> 23 CRE-07",
            "2 au 28 -> 24 DMG-07",
            "phase 10",
        ]
    );
    assert_eq!(fight.forbidden(2, &crate::story::act("orient")), "ORI-02");
    fight.act(2, "break-free");
    assert_eq!(
        fight.end()[..2],
        [
            "2 strength passed 0: 10 success (CRE-07; 10: 12 CNV-07 -2 CRE-07)",
            "2 not held CRE-07"
        ]
    );
}

#[test]
fn whoever_is_held_is_fought_hand_to_hand() {
    let _proof = proves(&["CRE-07", "DK-02"]);
    // The claws (H) strike at a sword (N) from one class too far: 8 - 6 = 2. Once they hold, the two are at H, where the sword is one
    // class too long: 12 - 6 = 6.
    let mut fight = field()
        .with("optional:dk")
        .hero(of("OPP-11"), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[2, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.ways(&blow(2, 0), 20), 2);
    fight.strike(1, 2).take(2);
    let lines = fight.end();
    assert!(lines.contains(&"1 class-hand".to_owned()), "{lines:#?}");
    assert_eq!(fight.ways(&blow(1, 0), 20), 6);
}

#[test]
fn a_charge_of_a_boar_takes_four_squares_of_a_straight_run() {
    let _proof = proves(&["CRE-01"]);
    // OPP-16: AT 8, with the move 4 less (ACT-10). Three squares are too few, and so are four that are not straight.
    let run = |path: &[(i16, i16)]| {
        let mut fight = field()
            .hero(of("OPP-16"), (1, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: -5")
            .open();
        fight.plan(2, "defend").plan(1, "move-attack");
        fight.choose(1, go("walk", path)).skip();
        fight
    };
    let charge = run(&[(2, 5), (3, 5), (4, 5), (5, 5)]);
    assert_eq!(charge.ways(&blow(2, 1), 20), 4);
    let mut bent = run(&[(2, 6), (3, 6), (4, 6), (5, 5)]);
    assert_eq!(bent.forbidden(1, &blow(2, 1)), "CRE-01");
    let mut short = field()
        .hero(of("OPP-16"), (2, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: -5")
        .open();
    short.plan(2, "defend").plan(1, "move-attack");
    short.choose(1, go("walk", &[(3, 5), (4, 5), (5, 5)])).skip();
    assert_eq!(short.forbidden(1, &blow(2, 1)), "CRE-01");
}

#[test]
fn a_jump_throws_down_even_when_it_is_parried() {
    let _proof = proves(&["CRE-08", "INI-09"]);
    // CRE-08, INI-09: the wolf's jump: KK 12 - 2; failed: prone and 2W6 INI; parried and passed: 1W6 INI.
    let mut fight = face_to_face(
        (of("OPP-09"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[3, 11, 3, 4],
    );
    fight.choose(1, blow(2, 1)).take(2);
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 3 success (ATK-01; 8: 8 VAL-08)",
            "2 undefended by choice",
            "2 strength failed 0: 11 failure (CRE-08; 10: 12 CNV-07 -2 CRE-08)",
            "2 nerve [3, 4] 7: 7 CRE-08",
            "2 ini 10 -> 3 CRE-08",
            "2 prone CRE-08",
            "phase 3",
        ]
    );
    let mut fight = face_to_face(
        (of("OPP-09"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[3, 12, 1, 10, 2],
    );
    fight.choose(1, blow(2, 1)).defend(2, "parry");
    assert_eq!(
        fight.end()[2..6],
        [
            "1 struck [1] 5: 1 CRE-03 +4 DMG-01 -> 0: 5 CRE-03 -3 DMG-08 -2 DMG-02",
            "2 strength passed 0: 10 success (CRE-08; 10: 12 CNV-07 -2 CRE-08)",
            "2 nerve [2] 2: 2 CRE-08",
            "2 ini 10 -> 8 CRE-08",
        ]
    );
}

#[test]
fn an_ogre_without_his_club_throws_nobody_down_with_it() {
    // OPP-08: the club is what he strikes and throws down with; his fists are left, with 1W6 against endurance. To disarm him AT 12 - 8 = 4;
    // the club flies 2 squares to the east.
    let taker = crate::drill::who(man(), &["SF-ENTWAFFNEN"]);
    let mut ogre = crate::drill::drilled()
        .hero(of("OPP-08"), (1, 1), "initiative: 10")
        .foe(taker, (3, 1), "initiative: 14")
        .dice(&[4, 20, 3, 2, 3, 4])
        .open();
    ogre.plan(1, "fight").plan(2, "fight").skip();
    ogre.choose(2, crate::drill::strike(1, "disarm", &[0]))
        .take(1)
        .skip();
    let lines = ogre.lines();
    assert!(ogre.states(1).contains(&"unarmed"), "{lines:#?}");
    for slot in [0, 1] {
        assert_eq!(ogre.forbidden(1, &blow(2, slot)), "ATK-01", "{slot}");
    }
    ogre.choose(1, blow(2, 2)).take(2);
    let lines = ogre.end();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("2 struck [4] 4: 4 DMG-01 -> 4: 4 DMG-01")),
        "{lines:#?}"
    );
    // With the club in hand nobody uses his fists.
    let mut armed = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .open();
    armed.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(armed.forbidden(1, &blow(2, 2)), "ATK-01");
}

#[test]
fn a_big_creature_pushes_whom_it_knocks_down() {
    let _proof = proves(&["CRE-08", "BRD-16"]);
    // CRE-08, BRD-16: the ogre's blow, 7 TP; KK 12 - 6 fails; one square straight away.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .dice(&[3, 1, 1, 1, 7, 1, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, blow(2, 1)).take(2);
    assert_eq!(
        fight.end()[3..],
        [
            "2 strength failed 0: 7 failure (CRE-08; 6: 12 CNV-07 -6 CRE-08)",
            "2 nerve [1, 1] 2: 2 CRE-08",
            "2 to 4,1 W 0 BRD-16",
            "2 le 28 -> 21 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 10 -> 8 WND-04",
            "2 ini 8 -> 6 CRE-08",
            "2 prone CRE-08",
            "phase 6",
        ]
    );
}

#[test]
fn whoever_is_pushed_over_an_edge_falls() {
    let _proof = proves(&["BRD-14", "BRD-16", "DMG-03", "WND-06", "ARP-07"]);
    // BRD-14, BRD-16, DMG-03, WND-06: 2 m deeper: body control with -4 fails, 2W6 SP without armour; 7 is more than 6.
    let deep = CellFacts {
        ground_dm: -20,
        ..CellFacts::default()
    };
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .ground((4, 1), deep)
        .dice(&[3, 1, 1, 1, 7, 1, 1, 20, 20, 1, 3, 4])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, blow(2, 1)).take(2);
    let lines = fight.end();
    assert!(
        lines[6].starts_with("2 body-control failed 0: 20 failure (BRD-14; 8: 12 CNV-08 -4 CNV-08)"),
        "{lines:#?}"
    );
    assert_eq!(lines[7], "2 struck [3, 4] 7: 7 BRD-14 -> 7: 7 DMG-03");
    assert!(lines.contains(&"2 le 21 -> 14 WND-06".to_owned()), "{lines:#?}");
    assert!(
        lines.contains(&"2 wounds +1 = 2 [6, 12, 18] WND-01".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn the_undead_take_no_wounds_and_lose_no_breath() {
    let _proof = proves(&["CRE-09"]);
    // CRE-09: 8 through RS 2; a fist: (5 - 2) TP(A), R(3/2) = 2 LE and no AU; it ends at 0.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of("OPP-10"), (2, 1), "initiative: -5")
        .dice(&[3, 6, 3, 5])
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(fight.lines()[3], "2 le 20 -> 12 DMG-02");
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, blow(2, 1)).take(2);
    assert_eq!(fight.end()[3..], ["2 le 12 -> 10 DMG-02", "round"]);
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of("OPP-10"), (2, 1), "initiative: -5, life: 4")
        .dice(&[3, 2])
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(fight.end()[3..5], ["2 le 4 -> 0 DMG-02", "2 dead CRE-09"]);
}

#[test]
fn animals_die_with_their_last_point() {
    let _proof = proves(&["CRE-10"]);
    // CRE-10, LEN-03: the wolf fights on with 1 point and dies at 0 or below.
    let mut fight = face_to_face(
        (man(), "initiative: 14"),
        (of("OPP-09"), "initiative: 10, life: 4, rabid: true"),
        &[3, 1, 3, 1],
    );
    fight.strike(1, 2).take(2);
    assert_eq!(fight.lines()[3], "2 le 4 -> 1 DMG-02");
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight.pass(2).plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(fight.end()[3..5], ["2 le 1 -> -2 DMG-02", "2 dead CRE-10"]);
}

#[test]
fn a_parry_weapon_is_a_weapon_against_the_very_small() {
    let _proof = proves(&["CRE-02"]);
    // CRE-02: weapon parries are 4 harder, those of a shield are not; nor do they hurt the paw (CRE-03).
    for (second, is_harder, faces) in [
        ("SHD-MAINGAUCHE", true, &[3, 1, 1][..]),
        ("SHD-WOOD", false, &[3, 1]),
    ] {
        let styles = format!(r#"(weapon: "WPN-LONGSWORD", second: "{second}", talent: "TAL-SCHWERTER")"#);
        let guard = Man {
            styles: Box::leak(styles.into_boxed_str()),
            ..Man::default()
        };
        let mut fight = face_to_face(
            (CAT.to_owned(), "initiative: 14"),
            (guard.ron(), "initiative: 10"),
            faces,
        );
        fight.strike(1, 2).defend(2, "shield-parry");
        let parry = fight.end().remove(1);
        assert_eq!(parry.contains("-4 CRE-02"), is_harder, "{parry}");
    }
}

#[test]
fn an_animal_has_no_malus_at_home_and_its_foes_do() {
    let _proof = proves(&["BRD-12"]);
    // CRE-04, BRD-12: undergrowth costs a man twice as much, a beast of the woods nothing more.
    let lynx = CAT.replace("rules: []", "rules: [], traits: [AtHomeIn([undergrowth])]");
    let thicket = CellFacts {
        terrain: klingentanz::board::Terrain::Undergrowth,
        ..CellFacts::default()
    };
    let mut fight = field()
        .hero(lynx, (1, 1), "initiative: 14")
        .foe(man(), (9, 1), "initiative: 12")
        .ground((2, 1), thicket)
        .ground((8, 1), thicket)
        .open();
    fight.plan(2, "move-defend").plan(1, "move-defend").skip();
    fight
        .choose(1, go("walk", &[(2, 1)]))
        .choose(2, go("walk", &[(8, 1)]));
    assert_eq!(
        fight.end(),
        ["1 to 2,1 E 2 ACT-10", "phase 12", "2 to 8,1 W 4 ACT-10", "round"]
    );
}

#[test]
fn the_swamp_lizard_swims_eight_squares() {
    let _proof = proves(&["CRE-04", "BRD-11"]);
    // CRE-04, BRD-11: GS 9 on land and 8 in the water: eight squares of deep water, not nine.
    let mut setup =
        field()
            .hero(of("OPP-17"), (1, 1), "initiative: 14")
            .foe(man(), (11, 11), "initiative: -5");
    for x in 1..12 {
        let deep = CellFacts {
            water_dm: 20,
            ..CellFacts::default()
        };
        setup = setup.ground((x, 1), deep);
    }
    let mut fight = setup.open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    let path: Vec<(i16, i16)> = (2..=10).map(|x| (x, 1)).collect();
    assert_eq!(fight.forbidden(1, &go("walk", &path)), "BRD-10");
    fight.choose(1, go("walk", &path[..8]));
    assert_eq!(fight.end()[7], "1 to 9,1 E 2 CRE-04");
}

/// A troll of no more wit than a stone, who has learnt to strike with all his might and to feint.
const TROLL: &str = r#"Creature((id: "OPP-95", name: (en: "Troll", de: "Troll", fr: "Troll"), kind: Intelligent, size: Medium,
    footprint: 1, legs: Two, initiative: 6, parry: 5, life: 40, armour: 1, speed: 8, constitution: 12,
    wound_thresholds: (6, 12, 18), shot_modifier: -2, morale: Never, attacks_per_round: 1,
    abilities: ["SF-WUCHTSCHLAG", "SF-FINTE"],
    attacks: [(name: (en: "Club", de: "Keule", fr: "Massue"), attack: 12, points: "1W6+4", classes: "N", armed: true)],
    rules: []))"#;

#[test]
fn a_creature_needs_nothing_for_its_abilities() {
    let _proof = proves(&["ABI-06", "ARP-06"]);
    // ABI-06: its KK is nowhere written, and SF-WUCHTSCHLAG needs 12. 1 + 4 + 3 TP, in full; a feint of 4 counts in full.
    let mut strong = face_to_face(
        (TROLL.to_owned(), "initiative: 14"),
        (man(), "initiative: 10"),
        &[9, 1],
    );
    strong.value(1, "at");
    assert_eq!(strong.value(1, "rs"), "1: 1 VAL-08");
    strong.announce(1, 2, "power-blow", 3).take(2);
    assert!(
        strong.end()[2].starts_with("2 struck [1] 8: 1 DMG-01 +4 DMG-01 +3 MAN-WUCHTSCHLAG"),
        "in full"
    );
    let mut sly = face_to_face(
        (TROLL.to_owned(), "initiative: 14"),
        (man(), "initiative: 10"),
        &[8],
    );
    sly.announce(1, 2, "feint", 4);
    // PA 12 - 4.
    assert_eq!(sly.ways(&crate::story::defend("parry"), 20), 8);
    // The attack is the only limit of what it announces.
    let mut bold = face_to_face(
        (TROLL.to_owned(), "initiative: 14"),
        (man(), "initiative: 10"),
        &[],
    );
    let thirteen = klingentanz::battle::Choice::Attack {
        target: klingentanz::battle::FighterId(2),
        with: klingentanz::battle::Slot(0),
        manoeuvre: klingentanz::battle::Term("feint"),
        stakes: vec![13],
    };
    assert_eq!(bold.forbidden(1, &thirteen), "MAN-GEN-03");
}
