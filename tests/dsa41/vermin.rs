//! Creatures of the dark: bones that thrusts find little of, venom, webs, and claws whose reach nobody has written down.

use klingentanz::board::{CellFacts, Terrain};

use crate::drill::{drilled, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, Story, blow, field, go, man, of, shot};

/// A beast of this size with one attack by a part of its body.
fn beast(size: &str, footprint: u8, part: &str) -> String {
    format!(
        r#"Creature((id: "OPP-98", name: (en: "Beast", de: "Tier", fr: "Bête"), kind: Animal, size: {size}, footprint: {footprint},
        legs: Four, initiative: 10, parry: 5, life: 30, armour: 0, speed: 8, shot_modifier: -2, morale: Animal, attacks_per_round: 1,
        attacks: [(name: (en: "Blow", de: "Hieb", fr: "Coup"), attack: 12, points: "1W6"{part})], rules: []))"#
    )
}

#[test]
fn claws_and_tails_reach_as_far_as_their_kind() {
    let _proof = proves(&["CRE-06"]);
    // Beside each other they are at N: hand to hand is one too short, so 12 - 6. At two squares it is S.
    for (size, squares, part, gap, value) in [
        ("Medium", 1, "Bite", 1, 6),
        ("Medium", 1, "Claw", 1, 6),
        ("Medium", 1, "Paw", 1, 6),
        ("Big", 2, "Paw", 1, 12),
        ("Big", 2, "Bite", 1, 6),
        ("Medium", 1, "Tail", 2, 12),
        ("Big", 2, "Tentacle", 2, 12),
    ] {
        let mut fight = field()
            .with("optional:dk")
            .hero(
                beast(size, squares, &format!(", part: {part}")),
                (1, 1),
                "initiative: 14",
            )
            .foe(man(), (squares as i16 + gap, 1), "initiative: 10")
            .open();
        fight.value(1, "at");
        fight.plan(2, "fight").plan(1, "fight");
        assert_eq!(fight.ways(&blow(2, 0), 20), value, "{size} {part}");
    }
    let said = field()
        .hero(beast("Medium", 1, ""), (1, 1), "")
        .foe(man(), (2, 1), "")
        .try_open()
        .err()
        .expect("neither classes nor a part of the body")
        .to_string();
    assert!(said.contains("CRE-06"), "{said}");
}

/// The foe in phase 14 strikes at a skeleton, which does not answer.
fn at_bones(person: String, start: &str, at: (i16, i16), faces: &[u8]) -> Story {
    let mut fight = field()
        .hero(person, at, start)
        .foe(of("OPP-10"), (2, 1), "initiative: 10")
        .dice(faces)
        .open();
    fight.value(2, "le");
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

#[test]
fn thrusts_and_missiles_find_little_between_the_bones() {
    let _proof = proves(&["OPP-10"]);
    let fencer = Man {
        talents: r#"(talent: "TAL-FECHT", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-RAPIER", talent: "TAL-FECHT")"#,
        ..Man::default()
    };
    // 6 + 3 - RS 2 = 7, of which 3 are left.
    let mut thrust = at_bones(fencer.ron(), "initiative: 14", (1, 1), &[3, 6]);
    thrust.strike(1, 2).take(2);
    tells(
        &thrust.end(),
        &[
            "2 struck [6] 9: 6 DMG-01 +3 DMG-01 -> 3: 9 DMG-01 -2 DMG-02 -4 OPP-10",
            "2 le 20 -> 17 DMG-02",
        ],
    );
    // A cut does all of 5 + 4 - 2.
    let mut cut = at_bones(man(), "initiative: 14", (1, 1), &[3, 5]);
    cut.strike(1, 2).take(2);
    tells(
        &cut.end(),
        &[
            "2 struck [5] 9: 5 DMG-01 +4 DMG-01 -> 7: 9 DMG-01 -2 DMG-02",
            "2 le 20 -> 13 DMG-02",
        ],
    );
    // A knife from 2 m: 5 + 1 - 2 = 4, of which 2 are left.
    let thrower = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 0, attack: 0, parry: 0), (talent: "TAL-WURFMESSER", value: 10)"#,
        shots: r#"(weapon: "RWP-THRKNIFE", talent: "TAL-WURFMESSER")"#,
        ..Man::default()
    };
    let mut knife = at_bones(thrower.ron(), "initiative: 14, style: 1", (4, 1), &[3, 5]);
    knife.choose(1, shot(2, "throw"));
    tells(&knife.end(), &["2 le 20 -> 18 DMG-02"]);
}

/// A skeleton fumbles an attack on a man, and the table shows these faces.
fn awry(faces: &[u8]) -> Vec<String> {
    let mut fight = field()
        .with("optional:fumbles")
        .hero(of("OPP-10"), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(faces)
        .open();
    fight.value(1, "le");
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.strike(1, 2);
    let lines = fight.end();
    assert_eq!(
        fight.asked().map(|(who, _)| who),
        Some(2),
        "nobody strikes back: {lines:#?}"
    );
    lines
}

#[test]
fn few_fumbles_trouble_a_skeleton() {
    let _proof = proves(&["OPP-10", "FUM-01", "FUM-03"]);
    for face in [3, 11, 20] {
        let lines = awry(&[20, face]);
        assert_eq!(lines[2], "1 fumble-nothing", "{lines:#?}");
        assert!(!lines.iter().any(|line| line.contains("ini")), "{lines:#?}");
    }
    // It does not let go of its sword: 12 is read as 16. BF 1 holds at 3 + 3, and rises by 2.
    tells(
        &awry(&[20, 12, 3, 3, 2]),
        &[
            "1 fumble [12] 16: 12 FUM-01 +4 FUM-03",
            "1 ini 14 -> 13 FUM-04",
            "1 break-rise [2] 2",
            "1 bf 1 -> 3",
        ],
    );
}

#[test]
fn a_skeleton_fights_on_with_its_bare_bones() {
    let _proof = proves(&["OPP-10", "DMG-07"]);
    let mut fight = field()
        .with("optional:fumbles")
        .hero(of("OPP-10"), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[20, 18, 9, 4])
        .open();
    fight.value(1, "le");
    fight.plan(2, "defend").plan(1, "fight").skip();
    // As long as it has the sword there is nothing else.
    assert_eq!(fight.forbidden(1, &blow(2, 1)), "ATK-01");
    fight.strike(1, 2);
    tells(
        &fight.lines(),
        &["1 fumble-destroyed", "1 ini 14 -> 10 FUM-04", "1 unarmed FUM-01"],
    );
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, blow(2, 1)).take(2);
    // 1W6 TP(A) at AT 9: half of the 4 is real.
    tells(
        &fight.end(),
        &[
            "1 attack 2: 9 success (ATK-01; 9: 9 VAL-08)",
            "2 le 28 -> 26",
            "2 au 28 -> 24",
        ],
    );
}

#[test]
fn nobody_takes_its_weapon_from_a_skeleton() {
    let _proof = proves(&["OPP-10"]);
    let mut fight = drilled()
        .hero(who(man(), &["SF-ENTWAFFNEN"]), (1, 1), "initiative: 14")
        .foe(of("OPP-10"), (2, 1), "initiative: 10")
        .open();
    fight.value(2, "le");
    fight.plan(2, "fight").plan(1, "fight");
    assert_eq!(fight.forbidden(1, &strike(2, "disarm", &[0])), "OPP-10");
}

#[test]
fn the_bite_of_a_cave_spider_weakens_and_paralyses() {
    let _proof = proves(&["OPP-15"]);
    // 3 + 2 SP. KO 12 - 2: 11 is too much; 4 points of agility and initiative. The second bite takes 2 more: 6 in all paralyse.
    let mut fight = field()
        .without("optional:crits")
        .hero(of("OPP-15"), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[12, 3, 11, 4, 9, 2, 3, 12, 1, 15, 2])
        .open();
    fight.value(1, "le");
    fight
        .plan(3, "defend")
        .plan_free(2, "fight")
        .plan(1, "fight")
        .skip();
    // It hits with 12 of 20, PA 12 lets 8 of 20 through, and 10 of 20 do not withstand the venom: 960 of 8000.
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let (_, chance) = odds.effects.iter().find(|(word, _)| word.0 == "poisons").unwrap();
    assert_eq!(chance.of * 8000 / chance.total, 960);
    fight.strike(1, 2).take(2);
    tells(
        &fight.lines(),
        &[
            "2 le 28 -> 23 DMG-02",
            "2 constitution failed 0: 11 failure (OPP-15; 10: 12 CNV-07 -2 OPP-15)",
            "2 weakening [4] 4: 4 OPP-15",
            "2 weakened OPP-15",
            "2 ini 10 -> 6 OPP-15",
        ],
    );
    assert!(fight.value(2, "ini").ends_with("-4 OPP-15"));
    // GE 12 - 4: a 9 is too much, and costs 2 AU and 3 INI.
    fight.act(2, "go-down");
    tells(
        &fight.lines(),
        &["2 agility failed 0: 9 failure (ACT-06; 8: 12 CNV-07 -4 OPP-15)"],
    );
    while fight.asked() != Some((3, "announce")) {
        let (who, _) = fight.asked().unwrap();
        fight.choose(who, klingentanz::battle::Choice::Pass);
    }
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight");
    fight.strike(1, 2).take(2);
    tells(
        &fight.end(),
        &[
            "2 constitution failed",
            "2 weakening [2] 2: 2 OPP-15",
            "2 paralysed OPP-15",
        ],
    );
    assert!(fight.states(2).contains(&"paralysed") && !fight.states(2).contains(&"unconscious"));
}

#[test]
fn who_withstands_the_venom_or_is_not_harmed_loses_nothing() {
    let _proof = proves(&["OPP-15"]);
    let bitten = |foe: String, faces: &[u8]| {
        let mut fight = field()
            .hero(of("OPP-15"), (1, 1), "initiative: 14")
            .foe(foe, (2, 1), "initiative: 10")
            .dice(faces)
            .open();
        fight.value(1, "le");
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2).take(2);
        fight.end();
        fight.states(2).len()
    };
    assert_eq!(bitten(man(), &[12, 3, 10]), 0);
    // RS 3 stops 1 + 2.
    let clad = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    assert_eq!(bitten(clad.ron(), &[12, 1]), 0);
}

#[test]
fn webs_and_walls_do_not_slow_a_spider() {
    let _proof = proves(&["OPP-15", "BRD-12"]);
    let terrain = CellFacts {
        terrain: Terrain::Undergrowth,
        ..CellFacts::default()
    };
    let roof = CellFacts {
        ground_dm: 20,
        ..CellFacts::default()
    };
    // Undergrowth full of webs costs a man 4 half squares, the spider 2; two metres of wall 2 + 2 * 4 and 2 + 2 * 2.
    let crawl = |person: String, gait: &str, facts: CellFacts, faces: &[u8]| {
        let mut fight = field()
            .hero(person, (1, 1), "initiative: 12")
            .foe(man(), (9, 9), "initiative: -5")
            .ground((2, 1), facts)
            .dice(faces)
            .open();
        fight.value(1, "le");
        fight.plan(2, "defend").plan(1, "move-defend").skip();
        fight.choose(1, go(gait, &[(2, 1)]));
        let lines = fight.end();
        let moved = lines.iter().find(|line| line.starts_with("1 to 2,1 E")).unwrap();
        moved.split(' ').nth(4).unwrap().to_owned()
    };
    assert_eq!(crawl(man(), "walk", terrain, &[]), "4");
    assert_eq!(crawl(of("OPP-15"), "walk", terrain, &[]), "2");
    assert_eq!(crawl(man(), "climb", roof, &[12, 12, 12]), "10");
    assert_eq!(crawl(of("OPP-15"), "climb", roof, &[]), "6");
}
