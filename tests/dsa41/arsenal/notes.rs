//! What the notes of single weapons and shields say besides their columns.

use klingentanz::battle::Choice;

use super::{Stage, number};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, Story, blow, defend, field, man};

fn led(talents: &'static str, styles: &'static str) -> Man {
    Man {
        talents,
        styles,
        ..Man::default()
    }
}

/// The line of the log that begins like this.
fn line_of(fight: &mut Story, head: &str) -> String {
    let lines = fight.lines();
    let found = lines.iter().find(|line| line.starts_with(head));
    found.unwrap_or_else(|| panic!("{head} in {lines:#?}")).clone()
}

/// The weapons that no dagger parries: flags D and K, but not the one that all can parry.
const HEAVY: &[&str] = &[
    "ANDERGAST",
    "BARBAXE",
    "BORONSICKLE",
    "DBLKHUNCHOMER",
    "DWARFMAUL",
    "FELLINGAXE",
    "GLAIVE",
    "GREATSWORD",
    "GRSLAVEDEATH",
    "GRUUFHAI",
    "HALBERD",
    "LONGAXE",
    "MORNINGSTAR",
    "OGRESHACKLE",
    "ORKNASE",
    "OXHERD",
    "PICKAXE",
    "ROCKSPLITTER",
    "THRESHER",
    "WARFLAIL",
    "WARHAMMER",
    "WARHAMMER-L",
    "WARSCYTHE",
];

/// Others with every kind of flag, which a dagger does parry.
const LIGHT: &[&str] = &[
    "NINETAIL",
    "BILL",
    "REAPER",
    "CHAINSTAFF",
    "PARTISAN",
    "HANDHALF",
    "MACE",
    "RAPIER",
    "SPEAR",
];

#[test]
fn a_dagger_parries_all_but_the_heavy_ones() {
    let _proof = proves(&["WPN-04", "WPN-06"]);
    // WPN-04, WPN-06: the weapons with flag D or K, one after the other, against the same dagger.
    let knave = led(
        r#"(talent: "TAL-DOLCHE", value: 6, attack: 3, parry: 3)"#,
        r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
    );
    let tables =
        klingentanz::rules::dsa41::data::Dsa41Data::load(std::path::Path::new("assets/rules/dsa41")).unwrap();
    let mut stage = Stage::new();
    for (weapon, is_heavy) in HEAVY
        .iter()
        .map(|it| (it, true))
        .chain(LIGHT.iter().map(|it| (it, false)))
    {
        let id = format!("WPN-{weapon}");
        let talent = &tables.weapons[id.as_str()].talents[0];
        let striker = led("", "STYLE")
            .ron()
            .replace("STYLE", &format!(r#"(weapon: "{id}", talent: "{talent}")"#));
        let fight = field()
            .hero(striker, (1, 1), "initiative: 14")
            .foe(knave.ron(), (2, 1), "initiative: 10")
            .dice(&[1, 1]);
        stage.tell(fight, |fight| {
            fight.value(1, "at");
            fight.plan(2, "fight").plan(1, "fight").skip();
            fight.strike(1, 2);
            if is_heavy {
                assert_eq!(fight.forbidden(2, &defend("parry")), "WPN-04", "{id}");
            } else {
                fight.defend(2, "parry");
            }
        });
    }
}

#[test]
fn the_estoc_pierces_a_point_of_armour() {
    let _proof = proves(&["WPN-ARMOURPIERCER"]);
    // TP 6 + 4 against RS 3 of leather: 10 - 3 + 1; against bare skin nothing is pierced.
    let fencer = led(
        r#"(talent: "TAL-FECHT", value: 10, attack: 5, parry: 5)"#,
        r#"(weapon: "WPN-ARMOURPIERCER", talent: "TAL-FECHT")"#,
    );
    let clad = |armour| {
        Man {
            armour,
            ..Man::default()
        }
        .ron()
    };
    let mut stage = Stage::new();
    for (foe, loss, life) in [
        (
            clad(r#""ARP-LEATHERHARNESS""#),
            "-> 8: 10 DMG-01 -3 DMG-02 +1 WPN-ARMOURPIERCER",
            20,
        ),
        (man(), "-> 10: 10 DMG-01", 18),
    ] {
        let fight = field()
            .hero(fencer.ron(), (1, 1), "initiative: 14")
            .foe(foe, (2, 1), "initiative: -5")
            .dice(&[3, 6]);
        stage.tell(fight, |fight| {
            fight.plan(2, "defend").plan(1, "fight").skip();
            fight.strike(1, 2).take(2);
            let lines = fight.end();
            assert!(lines.iter().any(|line| line.ends_with(loss)), "{lines:#?}");
            assert!(lines.contains(&format!("2 le 28 -> {life} DMG-02")), "{lines:#?}");
        });
    }
}

#[test]
fn chains_staffs_on_chains_and_whips_get_past_the_rim_of_a_shield() {
    let _proof = proves(&["SHD-03"]);
    // SHD-03: the wooden shield's +3 does not count; 7 is left. A sword gets the whole 10.
    let mut stage = Stage::new();
    for (talent, weapon, value) in [
        (
            "TAL-KETTENWAFFEN",
            "WPN-MORNINGSTAR",
            "7: 7 VAL-02 +3 SHD-01 -3 SHD-03",
        ),
        (
            "TAL-KETTENSTAB",
            "WPN-CHAINSTAFF",
            "7: 7 VAL-02 +3 SHD-01 -3 SHD-03",
        ),
        ("TAL-KETTENSTAB", "WPN-3STAFF", "7: 7 VAL-02 +3 SHD-01 -3 SHD-03"),
        ("TAL-PEITSCHE", "WPN-WHIP", "7: 7 VAL-02 +3 SHD-01 -3 SHD-03"),
        ("TAL-SCHWERTER", "WPN-LONGSWORD", "10: 7 VAL-02 +3 SHD-01"),
    ] {
        let striker = led("", "STYLE")
            .ron()
            .replace("STYLE", &format!(r#"(weapon: "{weapon}", talent: "{talent}")"#));
        let fight = field()
            .hero(striker, (1, 1), "initiative: 14")
            .foe(super::shields::bearer("SHD-WOOD"), (2, 1), "initiative: 10")
            .dice(&[1, 7]);
        stage.tell(fight, |fight| {
            fight.plan(2, "fight").plan(1, "fight").skip();
            fight.strike(1, 2).defend(2, "shield-parry");
            let line = line_of(fight, "2 shield-parry");
            assert!(line.ends_with(&format!("{value})")), "{weapon}: {line}");
        });
    }
}

#[test]
fn a_whip_is_of_little_use_to_who_stands_close_and_of_none_hand_to_hand() {
    let _proof = proves(&["WPN-12", "DK-02"]);
    // WPN-12: the whip is led in class S. In N its attack is 8 harder; AT 7 + 10.
    let tamer = led(
        r#"(talent: "TAL-PEITSCHE", value: 10)"#,
        r#"(weapon: "WPN-WHIP", talent: "TAL-PEITSCHE")"#,
    );
    let fight = field()
        .with("optional:dk")
        .hero(tamer.ron(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[12]);
    Stage::new().tell(fight, |fight| {
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2);
        let line = line_of(fight, "1 attack");
        assert!(line.ends_with("9: 7 VAL-02 +10 VAL-04 -8 WPN-12)"), "{line}");
    });
    // Hand to hand: the foe with a dagger comes in, and nothing is left but the fists.
    let knave = led(
        r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
    );
    let fight = field()
        .with("optional:dk")
        .hero(tamer.ron(), (1, 1), "initiative: 10")
        .foe(knave.ron(), (2, 1), "initiative: 14")
        .dice(&[3]);
    Stage::new().tell(fight, |fight| {
        fight.plan(1, "fight").plan(2, "fight").skip();
        let come_in = Choice::Attack {
            target: klingentanz::battle::FighterId(1),
            with: klingentanz::battle::Slot(0),
            manoeuvre: klingentanz::battle::Term::named("shorten").unwrap(),
            stakes: Vec::new(),
        };
        fight.choose(2, come_in);
        assert_eq!(fight.asked(), Some((1, "attack")));
        assert_eq!(fight.forbidden(1, &blow(2, 0)), "DK-02");
    });
}

#[test]
fn a_spear_in_one_hand_gains_less_by_strength_and_needs_some() {
    let _proof = proves(&["WPN-03", "DMG-04"]);
    // WPN-03, DMG-04: KK 22 with both hands 12/4: +2; beside a shield 13/5: +1. KK 14 is too weak for that.
    let with = |strength: i8, second: &str| {
        let spearman = Man {
            attributes: [12, 12, 12, 12, 12, 12, 12, strength],
            talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
            styles: "STYLE",
            ..Man::default()
        };
        let style = format!(r#"(weapon: "WPN-SPEAR"{second}, talent: "TAL-SPEERE")"#);
        spearman.ron().replace("STYLE", &style)
    };
    let mut stage = Stage::new();
    for (second, gained) in [("", "+2 DMG-04"), (r#", second: "SHD-WOOD""#, "+1 DMG-04")] {
        let fight = field()
            .hero(with(22, second), (1, 1), "initiative: 14")
            .foe(man(), (2, 1), "initiative: -5")
            .dice(&[3, 1]);
        stage.tell(fight, |fight| {
            fight.plan(2, "defend").plan(1, "fight").skip();
            fight.strike(1, 2).take(2);
            let line = line_of(fight, "2 struck");
            assert!(line.contains(gained), "{second}: {line}");
        });
    }
    let weak = field()
        .hero(with(14, r#", second: "SHD-WOOD""#), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5");
    let said = weak.try_open().err().expect("too weak").to_string();
    assert!(
        said.contains("`WPN-SPEAR` in one hand needs KK 15, but there is 14 (WPN-03)"),
        "{said}"
    );
}

#[test]
fn the_northern_axe_is_an_axe_of_one_hand_for_the_strong() {
    let _proof = proves(&["WPN-ORKNASE", "TAL-HIEB"]);
    // WPN-03: beside a shield it is led as an axe, KK 16: 13/3 gives +1 where both hands with 12/2 would give +2.
    let axeman = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 16],
        talents: r#"(talent: "TAL-HIEB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-ORKNASE", second: "SHD-WOOD", talent: "TAL-HIEB")"#,
        ..Man::default()
    };
    let fight = field()
        .hero(axeman.ron(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[3, 1]);
    Stage::new().tell(fight, |fight| {
        // AT-Basis (12 + 12 + 16) / 5 = 8; 5 points, the shield 1 less; not as with a talent of another kind (TAL-03).
        assert_eq!(fight.value(1, "at"), "12: 8 VAL-02 +5 VAL-03 -1 SHD-02");
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight.strike(1, 2).take(2);
        assert!(line_of(fight, "2 struck").starts_with("2 struck [1] 7: 1 DMG-01 +5 DMG-01 +1 DMG-04"));
    });
}

#[test]
fn a_barbarian_sword_asks_for_strength_in_one_hand_only() {
    let _proof = proves(&["WPN-09", "WPN-BARBSWORD"]);
    // WPN-09: KK 12 misses 3 of 15; held in both hands the sword asks for nothing. WM 0/-1.
    let with = |second: &str| {
        let swordsman = led(
            r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
            "STYLE",
        );
        let style = format!(r#"(weapon: "WPN-BARBSWORD"{second}, talent: "TAL-SCHWERTER")"#);
        swordsman.ron().replace("STYLE", &style)
    };
    let mut stage = Stage::new();
    for (second, at, pa) in [
        ("", "12: 7 VAL-02 +5 VAL-03", "11: 7 VAL-02 +5 VAL-03 -1 VAL-06"),
        (
            r#", second: "SHD-MAINGAUCHE""#,
            "9: 7 VAL-02 +5 VAL-03 -3 WPN-09",
            "8: 7 VAL-02 +5 VAL-03 -1 VAL-06 -3 WPN-09",
        ),
    ] {
        let fight = field()
            .hero(with(second), (1, 1), "initiative: 14")
            .foe(man(), (9, 1), "initiative: -5");
        stage.tell(fight, |fight| {
            assert_eq!(fight.value(1, "at"), at);
            assert_eq!(fight.value(1, "pa"), pa);
        });
    }
}

#[test]
fn what_is_worn_on_the_arm_does_not_count_beside_a_weapon_for_two_hands() {
    let _proof = strikes_out(&["SHD-21"]);
    // SHD-21: with the great sword neither AT -2 nor a parry of its own; with the long sword both.
    let hewer = led(
        r#"(talent: "TAL-ZHSCHWERT", value: 10, attack: 5, parry: 5), (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        r#"(weapon: "WPN-GREATSWORD", second: "SHD-ARMGUARD", talent: "TAL-ZHSCHWERT"),
            (weapon: "WPN-LONGSWORD", second: "SHD-ARMGUARD", talent: "TAL-SCHWERTER")"#,
    );
    let mut stage = Stage::new();
    for (style, at, ward) in [
        (0, "12: 7 VAL-02 +5 VAL-03", "none"),
        (1, "10: 7 VAL-02 +5 VAL-03 -2 SHD-02", "9"),
    ] {
        let fight = field()
            .hero(hewer.ron(), (1, 1), &format!("initiative: 14, style: {style}"))
            .foe(man(), (9, 1), "initiative: -5");
        stage.tell(fight, |fight| {
            assert_eq!(fight.value(1, "at"), at);
            assert_eq!(fight.value(1, "ward").split(':').next(), Some(ward));
            fight.value(1, "pa");
        });
    }
}

#[test]
fn a_tower_shield_has_no_second_parry() {
    let _proof = proves(&["SHD-GREAT", "SHD-TOWER"]);
    // SHD-06, SHD-22: shield fighting II gives a second parry with every shield but this one.
    let mut stage = Stage::new();
    for (shield, is_asked) in [("SHD-GREAT", true), ("SHD-TOWER", false)] {
        let guard =
            super::shields::bearer(shield).replace("abilities: []", r#"abilities: ["SF-SCHILDKAMPF2"]"#);
        let fight = field()
            .hero(guard, (2, 1), "initiative: -5")
            .foe(man(), (1, 1), "initiative: 14")
            .foe(man(), (3, 1), "initiative: 12")
            .dice(&[3, 1, 3]);
        stage.tell(fight, |fight| {
            fight.value(1, "ward");
            fight.plan(1, "defend").plan(3, "fight").plan(2, "fight").skip();
            fight.strike(2, 1).defend(1, "shield-parry");
            fight.strike(3, 1);
            assert_eq!(fight.offered().contains(&"second-parry"), is_asked, "{shield}");
        });
    }
}

#[test]
fn plate_on_the_hands_strikes_hard_and_throws_badly() {
    let _proof = proves(&["ARP-11", "ARP-GAUNTLET"]);
    // ARP-11: 1 + 2 TP(A) with the fist, and a throw one harder: FK 7 + 10 - 1.
    let boxer = Man {
        talents: r#"(talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5), (talent: "TAL-WURFMESSER", value: 10)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
        shots: r#"(weapon: "RWP-THRKNIFE", talent: "TAL-WURFMESSER")"#,
        armour: r#""ARP-GAUNTLET""#,
        ..Man::default()
    };
    let fight = field()
        .hero(boxer.ron(), (1, 1), "initiative: 14, style: 1")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[3, 1]);
    Stage::new().tell(fight, |fight| {
        assert_eq!(fight.value(1, "fk"), "16: 7 VAL-02 +10 VAL-04 -1 ARP-11");
        assert_eq!(number(&fight.value(1, "rs")), 0, "it has no RS without zones");
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight.choose(1, blow(2, 0)).take(2);
        assert!(line_of(fight, "2 struck").starts_with("2 struck [1] 3: 1 DMG-01 +2 ARP-11"));
    });
}
