//! Cramped space: corridors, doorways, ceilings, and friends too near to swing.

use klingentanz::board::{CellFacts, RoomMark};

use crate::board_proof::proves_board;
use crate::proof::proves;
use crate::situation::{blow_and_answer, blow_value};
use crate::story::{Man, Setup, act_with, field, hewer, man};

/// Row 1 is a corridor of one square from west to east, row 3 one of two squares with row 4.
const CORRIDOR: [&str; 6] = [
    "############",
    "............",
    "############",
    "............",
    "............",
    "############",
];

/// Both lead their weapon in the corridor of one square.
fn in_the_corridor(fighter: &str) -> Setup {
    field()
        .walls(&CORRIDOR)
        .hero(fighter.to_owned(), (4, 1), "initiative: 14")
        .foe(fighter.to_owned(), (5, 1), "initiative: 10")
}

fn led(weapon: &'static str, talent: &str) -> String {
    let talents = format!(r#"(talent: "{talent}", value: 10, attack: 5, parry: 5)"#);
    let styles = format!(r#"(weapon: "{weapon}", talent: "{talent}")"#);
    Man {
        talents: Box::leak(talents.into_boxed_str()),
        styles: Box::leak(styles.into_boxed_str()),
        ..Man::default()
    }
    .ron()
}

#[test]
fn every_class_of_weapons_has_its_row() {
    let _proof = proves(&["SIT-10", "SIT-11", "BRD-20"]);
    // SIT-11 in a corridor 100 cm wide: AT and PA 12, and the weapon's own modifier.
    for (weapon, talent, attack, parry) in [
        // 155 cm, WM 0/-1, long: -6/-2.
        (
            "WPN-GREATSWORD",
            "TAL-ZHSCHWERT",
            "6: 7 VAL-02 +5 VAL-03 -6 SIT-11",
            "9: 7 VAL-02 +5 VAL-03 -1 VAL-06 -2 SIT-11",
        ),
        // 200 cm, WM 0/-1, infantry: -2/-2.
        (
            "WPN-HALBERD",
            "TAL-INFANTERIE",
            "10: 7 VAL-02 +5 VAL-03 -2 SIT-11",
            "9: 7 VAL-02 +5 VAL-03 -1 VAL-06 -2 SIT-11",
        ),
        // 200 cm, WM 0/-1, spear: 0/-2.
        (
            "WPN-BOARSPEAR",
            "TAL-SPEERE",
            "12: 7 VAL-02 +5 VAL-03",
            "9: 7 VAL-02 +5 VAL-03 -1 VAL-06 -2 SIT-11",
        ),
        // 95 cm fit into 100 cm.
        (
            "WPN-LONGSWORD",
            "TAL-SCHWERTER",
            "12: 7 VAL-02 +5 VAL-03",
            "12: 7 VAL-02 +5 VAL-03",
        ),
    ] {
        let told = blow_and_answer(in_the_corridor(&led(weapon, talent)), "parry");
        assert_eq!(told, [attack, parry], "{weapon}");
    }
    // 110 cm, WM 0/-1, swung in one hand: -2/0.
    let [attack, parry] = blow_and_answer(in_the_corridor(&led("WPN-WARPICK", "TAL-HIEB")), "parry");
    assert!(attack.ends_with("-2 SIT-11"), "{attack}");
    assert!(!parry.contains("SIT-11"), "{parry}");
}

#[test]
fn the_width_is_measured_across_the_line_of_attack() {
    let _proof = proves(&["BRD-20"]);
    // BRD-20: in the corridor of two squares 200 cm are enough for 155; a blow from the corridor's end to the north is not.
    let wide = field()
        .walls(&CORRIDOR)
        .hero(hewer(), (4, 3), "initiative: 14")
        .foe(man(), (5, 3), "initiative: 10");
    assert_eq!(blow_value(wide), "12: 7 VAL-02 +5 VAL-03");
    // Across a line to the north-east runs the axis to the south-east: from (4,4) one square to (3,3), none to (5,5).
    let diagonal = field()
        .walls(&CORRIDOR)
        .hero(hewer(), (4, 4), "initiative: 14")
        .foe(man(), (5, 3), "initiative: 10");
    assert_eq!(blow_value(diagonal), "12: 7 VAL-02 +5 VAL-03", "2 * 141 cm");
    let pocket = field()
        .walls(&["...", ".#.", "...", ".#."])
        .hero(hewer(), (1, 2), "initiative: 14")
        .foe(man(), (2, 2), "initiative: 10");
    assert_eq!(blow_value(pocket), "6: 7 VAL-02 +5 VAL-03 -6 SIT-11");
}

#[test]
fn a_doorway_is_one_square_wide_and_a_marked_place_never_cramped() {
    let _proof = proves(&["BRD-20", "SIT-14", "SIT-11"]);
    let marked = |setup: Setup, facts: CellFacts| blow_value(setup.ground((4, 1), facts));
    let open = || {
        field()
            .hero(hewer(), (4, 1), "initiative: 14")
            .foe(man(), (5, 1), "initiative: 10")
    };
    // BRD-20: 100 cm in a doorway and where the map says so.
    let doorway = CellFacts {
        doorway: true,
        ..CellFacts::default()
    };
    assert_eq!(marked(open(), doorway), "6: 7 VAL-02 +5 VAL-03 -6 SIT-11");
    let room = |room| CellFacts {
        room,
        ..CellFacts::default()
    };
    assert_eq!(
        marked(open(), room(RoomMark::Tight)),
        "6: 7 VAL-02 +5 VAL-03 -6 SIT-11"
    );
    // SIT-14: between walls, but marked as never cramped.
    assert_eq!(
        marked(in_the_corridor(&hewer()), room(RoomMark::Open)),
        "12: 7 VAL-02 +5 VAL-03 -6 SIT-11 +6 SIT-14"
    );
}

#[test]
fn a_low_ceiling_hinders_those_who_swing() {
    proves_board(&["BD-CEL-04"]);
    let _proof = proves(&["BRD-20", "SIT-11"]);
    let under = |fighter: String, ceiling_dm: u16| {
        let ground = CellFacts {
            ceiling_dm,
            ..CellFacts::default()
        };
        blow_value(
            field()
                .everywhere(ground)
                .hero(fighter, (5, 5), "initiative: 14")
                .foe(man(), (6, 5), "initiative: 10"),
        )
    };
    // BRD-20: 95 + 50 cm do not fit under 140, but under 150; 155 + 50 under 200 neither, under 210 they do.
    assert_eq!(under(man(), 14), "10: 7 VAL-02 +5 VAL-03 -2 SIT-11");
    assert_eq!(under(man(), 15), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(under(hewer(), 20), "6: 7 VAL-02 +5 VAL-03 -6 SIT-11");
    assert_eq!(under(hewer(), 21), "12: 7 VAL-02 +5 VAL-03");
    // A halberd of 200 cm is not swung.
    let halberd = led("WPN-HALBERD", "TAL-INFANTERIE");
    assert_eq!(under(halberd, 20), "12: 7 VAL-02 +5 VAL-03");
}

#[test]
fn friends_left_and_right_hinder_only_long_swings() {
    let _proof = proves(&["BRD-20", "SIT-11"]);
    // BRD-20: friends north and south of him leave 100 cm; one friend leaves enough, and a halberd does not mind.
    let among = |fighter: String, friends: &[(i16, i16)]| {
        let mut setup = field()
            .hero(fighter, (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 10");
        for at in friends {
            setup = setup.hero(man(), *at, "initiative: 5");
        }
        blow_value(setup)
    };
    let crowded = [(5, 4), (5, 6)];
    assert_eq!(among(hewer(), &crowded), "6: 7 VAL-02 +5 VAL-03 -6 SIT-11");
    assert_eq!(among(hewer(), &crowded[..1]), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(among(hewer(), &[(4, 4), (4, 6)]), "12: 7 VAL-02 +5 VAL-03");
    let halberd = led("WPN-HALBERD", "TAL-INFANTERIE");
    assert_eq!(among(halberd, &crowded), "12: 7 VAL-02 +5 VAL-03");
}

#[test]
fn shields_are_never_cramped() {
    let _proof = proves(&["SIT-11"]);
    // SIT-11 concerns the weapon: a bearer of shield and war pick parries with the shield as ever, 7 + 3.
    let bearer = Man {
        talents: r#"(talent: "TAL-HIEB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-WARPICK", second: "SHD-WOOD", talent: "TAL-HIEB")"#,
        ..Man::default()
    };
    let [attack, parry] = blow_and_answer(in_the_corridor(&bearer.ron()), "shield-parry");
    assert!(attack.ends_with("-2 SIT-11"), "{attack}");
    assert_eq!(parry, "10: 7 VAL-02 +3 SHD-01");
}

#[test]
fn a_hand_on_the_blade_makes_room() {
    let _proof = proves(&["SIT-12", "SIT-11", "MAN-HALBSCHWERT", "SF-HALBSCHWERT", "ACT-12"]);
    // SIT-12: the great sword is -6/-2 in the corridor, and no longer with a hand on its blade, which costs 2 of AT, PA and TP. WM 0/-1,
    // TP 1 + 1 + 4 - 2 = 4. Classes NS become HN.
    let taught = hewer().replace("abilities: []", "abilities: [\"SF-HALBSCHWERT\"]");
    let mut fight = field()
        .with("optional:manoeuvres")
        .walls(&CORRIDOR)
        .hero(taught, (4, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: 10")
        .dice(&[12, 9, 10, 1, 1])
        .open();
    fight.value(1, "at");
    fight.plan(2, "fight").plan(1, "act-defend");
    fight.choose(1, act_with("change-style", 1));
    fight.strike(2, 1).defend(1, "parry");
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2).take(2);
    let lines = fight.end();
    for wanted in [
        "1 parry: 9 success (ATK-02; 9: 7 VAL-02 +5 VAL-03 -1 VAL-06 -2 MAN-HALBSCHWERT -2 SIT-11 +2 SIT-12)",
        "1 attack 2: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 MAN-HALBSCHWERT -6 SIT-11 +6 SIT-12)",
        "2 struck [1, 1] 4: 2 DMG-01 +4 DMG-01 -2 MAN-HALBSCHWERT -> 4: 4 DMG-01",
    ] {
        assert!(lines.contains(&wanted.to_owned()), "{wanted} in {lines:#?}");
    }
}

#[test]
fn a_half_sword_is_a_stance_for_those_who_have_learnt_it() {
    let _proof = proves(&["ACT-12", "ACT-14"]);
    // MAN-HALBSCHWERT: without the ability, or without the module, there is no second way to lead the sword.
    let taught = || hewer().replace("abilities: []", "abilities: [\"SF-HALBSCHWERT\"]");
    for (person, module) in [(hewer(), "optional:manoeuvres"), (taught(), "optional:facing")] {
        let mut fight = field()
            .with(module)
            .hero(person, (4, 1), "initiative: 14")
            .foe(man(), (6, 1), "initiative: 10")
            .open();
        fight.plan(2, "fight").plan(1, "act-defend");
        assert_eq!(fight.forbidden(1, &act_with("change-style", 1)), "ACT-12");
    }
    // It is a grip on the sword in the hand; from the back nobody draws it so.
    let mut fight = field()
        .with("optional:manoeuvres")
        .hero(taught(), (4, 1), "initiative: 14, sheathed: true")
        .foe(man(), (6, 1), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act_with("draw", 1)), "ACT-14");
}
