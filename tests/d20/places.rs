//! What the map says of two who fight: sides of a body, obstacles on their lines, height, and the squares that a body fills.

use klingentanz::board::{CellFacts, Facing, RoomMark};

use super::caster::holds;
use super::proof::proves;
use super::story::{Setup, Story, open_field};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
const TILLY: &str = "D20-HER-03";
const OGRE: &str = "D20-OPP-09";
const RAT: &str = "D20-OPP-11";

/// A hero who looks one way and a foe who looks another way, with facing; his blow, which fails with a 1.
fn struck(hero: (&str, (i16, i16), Facing), foe: (&str, (i16, i16), Facing), word: &str) -> Vec<String> {
    let slot = if word == "shot" { 1 } else { 0 };
    let start = format!("{FIRST}, hand: {slot}");
    let mut fight = ground()
        .with("optional:facing")
        .hero(person(hero.0), hero.1, &start)
        .facing(hero.2)
        .foe(person(foe.0), foe.1, SECOND)
        .facing(foe.2)
        .dice(&[1])
        .open();
    fight.skip();
    fight.choose(1, hit(word, 2, slot));
    fight.end()
}

fn says(lines: &[String], part: &str) {
    assert!(lines.iter().any(|line| line.contains(part)), "{part}: {lines:#?}");
}

#[test]
fn a_body_has_a_front_two_flanks_and_a_back() {
    let _proof = proves(&["D20-FAC-02", "D20-FAC-03", "D20-BRD-04", "D20-BRD-17"]);
    // The orc on (6, 5) looks north, Brakk at it.
    for (at, looks, bonus) in [
        ((6, 4), Facing::S, None),
        ((7, 4), Facing::SW, None),
        ((7, 5), Facing::W, Some("+2 D20-FAC-12")),
        ((7, 6), Facing::NW, Some("+4 D20-FAC-12")),
        ((6, 6), Facing::N, Some("+4 D20-FAC-12")),
        ((5, 6), Facing::NE, Some("+4 D20-FAC-12")),
        ((5, 5), Facing::E, Some("+2 D20-FAC-12")),
        ((5, 4), Facing::SE, None),
    ] {
        let lines = struck((BRAKK, at, looks), (ORC, (6, 5), Facing::N), "strike");
        match bonus {
            Some(bonus) => says(&lines, bonus),
            None => assert!(!lines.iter().any(|line| line.contains("FAC-12")), "{lines:#?}"),
        }
    }
}

#[test]
fn of_the_big_each_side_has_more_squares() {
    let _proof = proves(&["D20-FAC-04", "D20-BRD-04"]);
    // The ogre on (6, 5) to (7, 6) looks west: above it the two squares are its flank, those in the east its rear.
    for (at, looks, bonus) in [
        ((6, 4), Facing::S, "+2 D20-FAC-12"),
        ((7, 4), Facing::S, "+2 D20-FAC-12"),
        ((8, 4), Facing::SW, "+4 D20-FAC-12"),
        ((8, 6), Facing::W, "+4 D20-FAC-12"),
    ] {
        let lines = struck((BRAKK, at, looks), (OGRE, (6, 5), Facing::W), "strike");
        says(&lines, bonus);
    }
}

#[test]
fn from_afar_a_side_is_an_eighth_of_the_circle() {
    let _proof = proves(&["D20-FAC-05"]);
    // The orc on (2, 5) looks north. Five squares to the east and one to the north is still the east, its flank; two to the south are south-east,
    // since 2 is no less than (√2 - 1) · 4: its back.
    for (at, bonus) in [((7, 4), "+2 D20-FAC-12"), ((6, 7), "+4 D20-FAC-12")] {
        let lines = struck((ALDA, at, Facing::W), (ORC, (2, 5), Facing::N), "shot");
        says(&lines, bonus);
    }
}

/// A fighter with a feat and a long sword at +8.
fn knowing(feat: &str) -> String {
    format!(
        r#"Inline((id: "D20-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), shape: Human, kind: Humanoid, people: Human, size: Medium,
        hit_dice: 5, hit_points: 30,
        abilities: (strength: 16, dexterity: 13, constitution: 10, intelligence: 13, wisdom: 10, charisma: 10),
        initiative: 1, speed: 6, base_attack: 5, saves: (fortitude: 4, reflex: 4, will: 1),
        attacks: [(weapon: "D20-WPN-19", hold: OneHanded, bonus: 8, damage: (count: 1, sides: 8, plus: 3))],
        feats: [(feat: "{feat}")]))"#
    )
}

/// Somebody with a feat on (5, 5) who looks east, and foes around him.
fn around(feat: &str, foes: &[(i16, i16)], faces: &[u8]) -> Story {
    let mut setup = ground()
        .with("optional:facing")
        .hero(knowing(feat), (5, 5), FIRST)
        .facing(Facing::E);
    for (place, at) in foes.iter().enumerate() {
        setup = setup.foe(person(BUGBEAR), *at, &format!("initiative_die: {}", 9 - place));
    }
    let mut fight = setup.dice(faces).open();
    fight.skip();
    fight
}

#[test]
fn the_eye_of_a_fighter_spares_him_what_a_flank_costs() {
    let _proof = proves(&["D20-FEA-01"]);
    let mut fight = around("D20-FEA-01", &[(5, 6)], &[1]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        !lines.iter().any(|line| line.contains("-5 D20-FAC-11")),
        "{lines:#?}"
    );
}

#[test]
fn who_whirls_around_pays_for_no_side() {
    let _proof = proves(&["D20-FEA-04"]);
    let _struck = super::proof::strikes_out(&["D20-FAC-16"]);
    // One in front, one at the flank, one behind: +8 each, and what their own sides bring.
    let mut fight = around("D20-FEA-04", &[(6, 5), (5, 6), (4, 5)], &[1, 1, 1]);
    fight.choose(1, super::story::act_with("whirlwind", 0));
    let lines = fight.end();
    let blows = lines.iter().filter(|line| line.contains("whirlwind"));
    assert!(blows.count() >= 3, "{lines:#?}");
    assert!(
        !lines.iter().any(|line| line.contains("-10 D20-FAC-11")),
        "{lines:#?}"
    );
}

#[test]
fn who_notices_all_is_flanked_by_nobody_of_his_level() {
    let _proof = proves(&["D20-FEA-11"]);
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(knowing("D20-FEA-11"), (2, 1), SECOND)
        .hero(person("D20-OPP-05"), (3, 1), "initiative_die: 5")
        .dice(&[1])
        .open();
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        !lines.iter().any(|line| line.contains("+2 D20-FLK")),
        "{lines:#?}"
    );
}

#[test]
fn what_lurks_behind_one_is_noticed_less() {
    let _proof = proves(&["D20-FAC-14", "D20-SEQ-03"]);
    // Tilly creeps up behind the bugbear: its Listen and Spot lose 10.
    let mut fight = ground()
        .with("optional:facing")
        .hero(person(TILLY), (1, 5), "initiative_die: 20, ambush: true")
        .foe(person(BUGBEAR), (6, 5), SECOND)
        .facing(Facing::E)
        .dice(&[10, 10])
        .open();
    says(&fight.lines(), "-10 D20-FAC-14");
}

#[test]
fn a_shield_of_force_stops_missiles_from_the_front_alone() {
    // A shield of force stops the missiles of a mage before it; from behind each of the three does 1 + 1.
    let guarded = |looks: Facing, faces: &[u8]| {
        let mage = super::caster::mage("", "\"D20-SPL-01\", \"D20-SPL-04\"");
        let mut fight = ground()
            .with("optional:facing")
            .hero(mage.clone(), (1, 5), FIRST)
            .foe(mage, (6, 5), "initiative_die: 10")
            .facing(looks)
            .dice(faces)
            .open();
        fight.pass(1);
        fight.choose(2, super::caster::cast(1, 2));
        fight.pass(2).skip();
        fight.choose(1, super::caster::cast(0, 2));
        fight
    };
    let mut before = guarded(Facing::W, &[]);
    assert_eq!(before.number(2, "life"), 30);
    holds(&before.end(), "1 forgoes magic-missile");
    let mut behind = guarded(Facing::E, &[1, 1, 1]);
    assert_eq!(behind.number(2, "life"), 24);
    behind.end();
}

#[test]
fn a_shield_of_force_is_struck_out_from_behind() {
    let _struck = super::proof::strikes_out(&["D20-FAC-19"]);
    let mage = super::caster::mage("", "\"D20-SPL-04\"");
    let mut fight = ground()
        .with("optional:facing")
        .hero(person(ALDA), (5, 5), "initiative_die: 5")
        .foe(mage, (6, 5), FIRST)
        .facing(Facing::E)
        .dice(&[1])
        .open();
    fight.choose(2, super::caster::cast(0, 2)).pass(1);
    fight.pass(2).skip();
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
}

/// Alda's shot at a foe somewhere, which fails with a 1.
fn shot(setup: Setup, foe: (&str, (i16, i16))) -> Vec<String> {
    let mut fight = setup
        .hero(person(ALDA), (1, 1), "initiative_die: 20, hand: 1")
        .foe(person(foe.0), foe.1, SECOND)
        .dice(&[1])
        .open();
    fight.pass(1).pass(2).skip();
    fight.choose(1, hit("shot", 2, 1));
    fight.end()
}

#[test]
fn obstacles_count_by_the_lines_they_stand_on() {
    let _proof = proves(&[
        "D20-BRD-05",
        "D20-BRD-06",
        "D20-BRD-07",
        "D20-BRD-08",
        "D20-BRD-19",
    ]);
    // A pillar on the line, a table close before the foe, and an ogre of whom a part is covered.
    says(
        &shot(ground().thing((3, 1), "pillar"), (BUGBEAR, (6, 1))),
        "+4 D20-COV-01",
    );
    let table = open_field(18, 3)
        .by("d20")
        .preset("Standard")
        .thing((5, 1), "table");
    says(&shot(table, (BUGBEAR, (6, 1))), "+4 D20-COV-03");
    let pillars = ground().thing((3, 1), "pillar").thing((3, 2), "pillar");
    says(&shot(pillars, (OGRE, (6, 1))), "+4 D20-COV-08");
}

#[test]
fn who_stands_ten_decimetres_higher_has_the_higher_ground() {
    let _proof = proves(&["D20-BRD-12", "D20-CORE-10"]);
    for (ground_dm, is_high) in [(10, true), (9, false)] {
        let facts = CellFacts {
            ground_dm,
            ..CellFacts::default()
        };
        let mut fight = ground()
            .ground((1, 1), facts)
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .dice(&[1])
            .open();
        fight.skip();
        fight.choose(1, hit("strike", 2, 0));
        let lines = fight.end();
        let has = lines.iter().any(|line| line.contains("+1 D20-SIT-A3"));
        assert_eq!(has, is_high || ground_dm >= 10, "{lines:#?}");
    }
}

#[test]
fn what_the_board_says_of_two_changes_as_one_of_them_moves() {
    let _proof = proves(&["D20-BRD-18", "D20-BRD-17"]);
    // Behind a pillar the bugbear is covered; a square aside it is not.
    let setup = ground().thing((3, 1), "pillar");
    let mut fight = setup
        .hero(person(ALDA), (1, 1), "initiative_die: 20, hand: 1")
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(&[1, 1])
        .open();
    fight.pass(1).pass(2).skip();
    fight.choose(1, hit("shot", 2, 1));
    says(&fight.lines(), "D20-COV-01");
    fight.pass(1);
    fight.choose(2, go("walk", &[(6, 2), (6, 3), (6, 4), (6, 5)]));
    fight.pass(2).skip();
    fight.choose(1, hit("shot", 2, 1));
    let lines = fight.end();
    let lines: Vec<_> = lines.iter().filter(|line| line.starts_with("1 shot")).collect();
    assert!(
        !lines.iter().any(|line| line.contains("D20-COV-01")),
        "{lines:#?}"
    );
}

#[test]
fn bodies_fill_squares_and_walls_stand_between_them() {
    let _proof = proves(&["D20-BRD-01", "D20-BRD-02", "D20-BRD-20"]);
    // Between two blocks a square apart a man gets through, an ogre has to make himself small.
    let gap = || {
        ground().walls(&[
            "............",
            "............",
            "...#........",
            "............",
            "...#........",
        ])
    };
    let mut fight = gap()
        .hero(person(ALDA), (2, 3), FIRST)
        .foe(person(BUGBEAR), (11, 11), SECOND)
        .open();
    fight.skip();
    fight.choose(1, go("walk", &[(3, 3), (4, 3)]));
    assert!(!fight.states(1).contains(&"squeezing"));
    // A block stops her, which the rule of obstacles says.
    let refused = fight.forbidden(1, &go("walk", &[(3, 2)]));
    assert!(
        refused.starts_with("D20-") || refused.starts_with("BD-"),
        "{refused}"
    );
    fight.end();
}

#[test]
fn the_tiny_find_no_place_narrow() {
    let _proof = proves(&["D20-BRD-01"]);
    // Three tight squares in a row: a rat of speed 3 goes through all of them in one movement, a goblin of speed 6 pays double.
    let tight = CellFacts {
        room: RoomMark::Tight,
        ..CellFacts::default()
    };
    let lane = |who: &str| {
        let mut setup = ground();
        for x in 2..=8 {
            setup = setup.ground((x, 1), tight);
        }
        let mut fight = setup
            .hero(person(who), (1, 1), FIRST)
            .foe(person(BUGBEAR), (11, 11), SECOND)
            .open();
        fight.skip();
        fight
    };
    let mut rat = lane(RAT);
    rat.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1)]));
    assert!(!rat.states(1).contains(&"squeezing"));
    rat.end();
    let mut goblin = lane("D20-OPP-01");
    let four: Vec<(i16, i16)> = (2..=5).map(|x| (x, 1)).collect();
    let refused = goblin.forbidden(1, &go("walk", &four));
    assert!(refused.starts_with("D20-"), "{refused}");
    goblin.choose(1, go("walk", &four[..3]));
    assert!(goblin.states(1).contains(&"squeezing"));
    goblin.end();
}
