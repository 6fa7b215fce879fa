//! Before the first round: sides set their fighters up in their zones, and a fight takes others by surprise.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, FighterId, SideId, Whereabouts};
use klingentanz::board::{Cell, CellFacts, Facing, Mark};

use crate::ground_lamp::lit;
use crate::proof::proves;
use crate::shot_value::{QUIET, archer};
use crate::story::{Man, Setup, Story, able, act_at, act_facing, act_with, field, man, of, open_field};

/// Gives side 1 a zone.
fn zoned(setup: Setup, (x, y): (i16, i16), width: u16, height: u16) -> Setup {
    let zone = Mark::area(Cell::new(x, y), width, height);
    setup.setting(|setting| setting.zones.push((SideId(0), zone)))
}

fn wish(fight: &Story) -> Choice {
    best_of(fight.system.appraise(fight.app.world(), fight.battle)).unwrap()
}

#[test]
fn a_side_with_a_zone_places_its_fighters_before_the_fight() {
    let _proof = proves(&["BRD-30"]);
    // BRD-30: from (3,1) the foe on (9,5) is 6 to the east and 4 to the south, which is nearer to SE ((4 + 6)^2 = 100 is not
    // below 2 * 36); from (3,3) 6 and 2, which is E (64 < 72). Of his foes the one on (8,9) is nearest to the foe, along (-1, 4): S
    // ((1 + 4)^2 = 25 < 32); nobody has told him where to look.
    let setup = field()
        .hero(man(), (1, 1), "initiative: 12")
        .hero(man(), (2, 2), "initiative: 11")
        .hero(man(), (8, 9), "initiative: 10")
        .foe(man(), (9, 5), QUIET)
        .facing(Facing::N)
        .setting(|setting| setting.unturned.push(klingentanz::battle::FighterId(4)));
    let mut fight = zoned(setup, (1, 1), 3, 3).open();
    assert_eq!(fight.lines(), ["fight"]);
    assert_eq!(fight.asked(), Some((1, "set-up")));
    assert_eq!(fight.offered(), ["ready", "place", "turn-fully"]);
    for (cell, why) in [
        ((4, 3), "outside of the zone"),
        ((2, 2), "a comrade stands there"),
        ((1, 1), "his own square"),
    ] {
        assert_eq!(fight.forbidden(1, &act_at("place", cell)), "BRD-30", "{why}");
    }
    fight
        .choose(1, act_at("place", (3, 1)))
        .choose(1, act_at("place", (3, 3)));
    assert_eq!(fight.lines(), ["1 to 3,1 SE 0 BRD-30", "1 to 3,3 E 0 BRD-30"]);
    assert_eq!(fight.asked(), Some((1, "set-up")), "until he is ready");
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "set-up")));
    assert_eq!(fight.forbidden(2, &act_at("place", (3, 3))), "BRD-30");
    // Whoever is told where to look looks there wherever he is placed.
    fight.choose(2, act_facing("turn-fully", Facing::N));
    fight.choose(2, act_at("place", (1, 3))).pass(2);
    // The third begins outside of the zone and stays there.
    assert_eq!(
        fight.end(),
        [
            "2 turns N BRD-30",
            "2 to 1,3 N 0 BRD-30",
            "4 turns S BRD-30",
            "round",
        ]
    );
    assert_eq!(fight.asked(), Some((4, "announce")));
}

#[test]
fn whoever_stays_where_he_is_looks_at_the_nearest_foe_all_the_same() {
    let _proof = proves(&["BRD-30"]);
    // BRD-30: the foe stands south of him, (0, 4).
    let setup = field()
        .hero(man(), (2, 2), "initiative: 12")
        .foe(man(), (2, 6), QUIET)
        .foe(man(), (9, 2), QUIET);
    let mut fight = zoned(setup, (1, 1), 3, 3).open();
    fight.pass(1);
    assert_eq!(fight.end(), ["fight", "1 turns S BRD-30", "round"]);
}

#[test]
fn nobody_is_placed_on_what_blocks_the_way_and_large_bodies_stay_whole_in_the_zone() {
    let _proof = proves(&["BRD-30"]);
    // A zone of 4 x 2 with a block on (4,1): the ogre fills 2 x 2, so (2,1) is the only other place.
    let setup = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 12")
        .foe(man(), (9, 5), QUIET)
        .thing((4, 1), "solid");
    let mut fight = zoned(setup, (1, 1), 4, 2).open();
    for cell in [(3, 1), (4, 1), (1, 2)] {
        assert_eq!(fight.forbidden(1, &act_at("place", cell)), "BRD-30", "{cell:?}");
    }
    fight.choose(1, act_at("place", (2, 1)));
    assert_eq!(fight.lines()[1..], ["1 to 2,1 SE 0 BRD-30"]);
}

#[test]
fn the_weapon_for_the_beginning_is_chosen_with_the_place() {
    let _proof = proves(&["BRD-30"]);
    // BRD-30: he begins with the bow and takes the sword; that costs nothing before the fight.
    let setup = open_field(20, 5)
        .hero(archer().ron(), (2, 2), "style: 1, initiative: 12")
        .foe(man(), (15, 2), QUIET);
    let mut fight = zoned(setup, (1, 1), 3, 3).open();
    assert_eq!(fight.offered(), ["ready", "place", "turn-fully", "draw"]);
    assert_eq!(fight.forbidden(1, &act_with("draw", 1)), "BRD-30", "he has it");
    assert_eq!(
        fight.forbidden(1, &act_with("draw", 9)),
        "BRD-30",
        "there is none"
    );
    fight.choose(1, act_with("draw", 0)).pass(1);
    assert_eq!(fight.end(), ["fight", "1 draw", "round"]);
}

#[test]
fn the_opponent_places_swords_near_and_bows_far() {
    // A zone of six squares, the foe three squares behind its east end: the sword goes to (6,1), the bow back to (1,1).
    let setup = |person, at, start| {
        let setup = open_field(14, 3)
            .hero(person, at, start)
            .foe(man(), (9, 1), QUIET);
        zoned(setup, (1, 1), 6, 1).open()
    };
    let mut sword = setup(man(), (1, 1), "initiative: 12");
    assert_eq!(wish(&sword), act_at("place", (6, 1)));
    sword.choose(1, act_at("place", (6, 1)));
    assert_eq!(wish(&sword), Choice::Pass);
    let bow = setup(archer().ron(), (6, 1), "style: 1, initiative: 12");
    assert_eq!(wish(&bow), act_at("place", (1, 1)));
}

/// Somebody on (1,1) of a zone who carries a torch, and a foe far away.
fn torch_bearer(person: String, light: u8) -> Setup {
    let cells = CellFacts {
        light: Some(light),
        ..CellFacts::default()
    };
    let setup = field()
        .everywhere(cells)
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (9, 1), QUIET)
        .setting(|setting| setting.carried.push((FighterId(1), "torch".to_owned())));
    zoned(setup, (1, 1), 3, 3)
}

/// The man with a great sword for both hands, and a long sword.
fn of_two_swords() -> String {
    Man {
        talents: r#"(talent: "TAL-ZHSCHWERT", value: 10, attack: 5, parry: 5), (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-GREATSWORD", talent: "TAL-ZHSCHWERT"), (weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    }
    .ron()
}

const HELD: (Whereabouts, bool) = (Whereabouts::Held(FighterId(1)), true);

const fn lies(x: i16, y: i16) -> (Whereabouts, bool) {
    (Whereabouts::Lies(Cell::new(x, y)), true)
}

#[test]
fn the_light_in_the_hand_is_chosen_with_the_place() {
    let _proof = proves(&["BRD-30"]);
    // BRD-30: he begins with it, lays it at his feet, where it comes along, and takes it again.
    let mut fight = torch_bearer(man(), 0).open();
    assert_eq!(lit(&fight, 0), HELD);
    assert_eq!(fight.offered(), ["ready", "place", "turn-fully", "put-down"]);
    assert_eq!(
        fight.forbidden(1, &act_with("take-light", 0)),
        "BRD-30",
        "he has it"
    );
    fight.choose(1, act_with("put-down", 0));
    assert_eq!(lit(&fight, 0), lies(1, 1));
    assert_eq!(fight.forbidden(1, &act_with("put-down", 0)), "BRD-30");
    fight.choose(1, act_at("place", (3, 2)));
    assert_eq!(lit(&fight, 0), lies(3, 2));
    assert_eq!(fight.offered(), ["ready", "place", "turn-fully", "take-light"]);
    fight.choose(1, act_with("take-light", 0));
    assert_eq!(lit(&fight, 0), HELD);
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "announce")));
}

#[test]
fn a_sword_of_both_hands_leaves_none_for_the_light() {
    let _proof = proves(&["BRD-30"]);
    // WPN-03: the great sword fills both hands, the long sword one.
    let mut fight = torch_bearer(of_two_swords(), 0).open();
    assert_eq!(lit(&fight, 0), lies(1, 1));
    assert_eq!(fight.forbidden(1, &act_with("take-light", 0)), "BRD-30");
    assert!(!fight.offered().contains(&"take-light"));
    fight
        .choose(1, act_with("draw", 1))
        .choose(1, act_with("take-light", 0));
    assert_eq!(lit(&fight, 0), HELD);
    assert_eq!(fight.forbidden(1, &act_with("draw", 0)), "BRD-19");
}

#[test]
fn whoever_begins_with_a_torch_as_his_weapon_begins_with_it_burning() {
    let _proof = proves(&["BRD-30"]);
    let torch = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-HIEB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"), (weapon: "WPN-TORCH", talent: "TAL-HIEB")"#,
        ..Man::default()
    };
    let setup = field()
        .hero(torch.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), QUIET);
    let mut fight = zoned(setup, (1, 1), 3, 3).open();
    assert_eq!(lit(&fight, 0), (HELD.0, false));
    fight.choose(1, act_with("draw", 1));
    assert_eq!(lit(&fight, 0), HELD);
    fight.choose(1, act_with("draw", 0));
    assert_eq!(lit(&fight, 0), (HELD.0, false));
}

#[test]
fn the_opponent_takes_its_light_where_it_is_dark() {
    // SIT-20: in the dark blows are 8 harder, by day they are not.
    let wishes = |light: u8, person: String| {
        let mut fight = torch_bearer(person, light).open();
        let mut done = Vec::new();
        while fight.asked() == Some((1, "set-up")) {
            let wish = wish(&fight);
            done.extend(wish.term().map(|term| term.0).filter(|term| *term != "place"));
            fight.choose(1, wish);
        }
        (done, lit(&fight, 0).0)
    };
    let (done, torch) = wishes(4, of_two_swords());
    assert_eq!(done, ["draw", "take-light"]);
    assert_eq!(torch, HELD.0);
    let (done, torch) = wishes(0, of_two_swords());
    assert!(done.is_empty(), "{done:?}");
    assert!(matches!(torch, Whereabouts::Lies(_)));
    let (done, torch) = wishes(4, man());
    assert!(done.is_empty(), "it is in his hand already: {done:?}");
    assert_eq!(torch, HELD.0);
}

fn surprised(setup: Setup) -> Setup {
    setup.setting(|setting| setting.surprised.push(SideId(1)))
}

#[test]
fn a_surprised_side_begins_without_its_die_until_a_check_is_passed() {
    let _proof = proves(&["SUR-01"]);
    // SUR-01: basis 10 without the die. Intuition 12: 13 is too much in rounds 1 and 2; in round 3 there are 2 * floor(2 / 2) = 2
    // points on it, so that 14 will do, and the die falls at once: 10 + 4.
    let setup = field().hero(man(), (1, 1), "").foe(man(), (8, 1), "");
    let mut fight = surprised(setup).dice(&[5, 13, 13, 14, 4]).open();
    assert_eq!(
        fight.lines(),
        [
            "fight",
            "1 INI [5] 15: 5 INI-01 +10 VAL-02",
            "2 surprised SUR-01",
            "round",
            "2 intuition failed 0: 13 failure (SUR-01; 12: 12 CNV-07)",
        ]
    );
    assert!(fight.states(2).contains(&"surprised"));
    for _ in 0..2 {
        fight.plan(2, "fight").plan(1, "fight");
        fight.skip();
        fight.pass(1).pass(2);
    }
    assert_eq!(
        fight.end()[2..],
        [
            "2 forgoes attack by choice",
            "round",
            "2 intuition passed 0: 14 success (SUR-01; 14: 12 CNV-07 +2 SUR-01)",
            "2 not surprised SUR-01",
            "2 INI [4] 14: 4 INI-01 +10 VAL-02",
        ]
    );
    assert!(!fight.states(2).contains(&"surprised"));
}

#[test]
fn vigilance_helps_and_the_smell_of_wolves_does_not() {
    let _proof = proves(&["SUR-01"]);
    // SUR-01: SF-AUFMERKSAMKEIT +4; OPP-09: -2 against wolves. Intuition 12 becomes 14.
    let setup =
        field()
            .hero(of("OPP-09"), (1, 1), "initiative: 20")
            .foe(able("SF-AUFMERKSAMKEIT"), (8, 1), "");
    let mut fight = surprised(setup).dice(&[14, 1]).open();
    assert_eq!(
        fight.end()[3],
        "2 intuition passed 0: 14 success (SUR-01; 14: 12 CNV-07 +2 SUR-01)"
    );
}

#[test]
fn whoever_finds_his_bearings_is_surprised_no_more() {
    let _proof = proves(&["SUR-01", "ORI-01"]);
    // ORI-01: the check of the second action is passed, the die counts as 6; no die of SUR-01 falls afterwards.
    let setup = field()
        .hero(man(), (1, 1), "initiative: 20")
        .foe(man(), (8, 1), "");
    let mut fight = surprised(setup).dice(&[13, 12]).open();
    fight.plan(2, "act-act").plan(1, "fight").pass(1);
    fight.act(2, "orient");
    let lines = fight.end();
    assert!(lines.contains(&"2 not surprised SUR-01".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"2 ini 10 -> 16 ORI-01".to_owned()), "{lines:#?}");
    assert_eq!(lines.last().unwrap(), "round");
}
