//! Special abilities that change a number, or allow something.

use crate::drill::{bearer, fight, tells, two_on_one, who};
use crate::proof::proves;
use klingentanz::board::CellFacts;

use crate::story::{Man, Story, blow, defend, field, man, open_field};

#[test]
fn each_step_of_dodging_is_worth_three_points() {
    let _proof = proves(&[
        "SF-AUSWEICHEN1",
        "SF-AUSWEICHEN2",
        "SF-AUSWEICHEN3",
        "AUS-01",
        "ABI-04",
    ]);
    // PA-Basis R(36 / 5) = 7, and 3 for each.
    let steps = ["SF-AUSWEICHEN1", "SF-AUSWEICHEN2", "SF-AUSWEICHEN3"];
    for (count, value) in [(1, "10: 7 VAL-02 +3 AUS-01"), (2, "13:"), (3, "16:")] {
        let fight = fight(field(), who(man(), &steps[..count]), man(), &[]);
        let told = fight.value(1, "aw");
        assert!(told.starts_with(value), "{told}");
    }
    // The first one allows the targeted dodge: 10 less 4 for the foe so near.
    let mut dodges = fight(field(), man(), who(man(), &steps[..1]), &[12]);
    dodges.strike(1, 2);
    assert_eq!(dodges.ways(&defend("aimed-dodge"), 20), 6);
    let mut untaught = fight(field(), man(), man(), &[12]);
    untaught.strike(1, 2);
    assert_eq!(untaught.forbidden(2, &defend("aimed-dodge")), "AUS-03");
}

#[test]
fn the_defensive_style_helps_where_manoeuvres_are_played() {
    let _proof = proves(&["UMW-02"]);
    // ABI-04: without optional:manoeuvres the second parry is 4 harder for him as for anybody else: 12 - 4.
    let mut fight = field()
        .with("optional:convert")
        .without("optional:manoeuvres")
        .hero(who(man(), &["SF-DEFENSIV"]), (5, 5), "initiative: 10")
        .foe(man(), (6, 5), "initiative: 18")
        .foe(man(), (6, 6), "initiative: 16")
        .dice(&[12, 1, 12, 8])
        .open();
    fight
        .plan(1, "defend-twice")
        .plan(3, "fight")
        .plan(2, "fight")
        .skip();
    fight
        .strike(2, 1)
        .defend(1, "parry")
        .strike(3, 1)
        .defend(1, "parry");
    tells(
        &fight.end(),
        &["1 parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 UMW-02)"],
    );
}

#[test]
fn the_first_habituation_is_to_one_armour() {
    let _proof = proves(&["SF-RUESTUNG1", "ARM-05"]);
    // A long mail shirt of BE 4: one less for him who is used to it, and to nothing else.
    let used_to = |armour| Man {
        abilities: r#""SF-RUESTUNG1""#,
        subjects: armour,
        armour: r#""ARP-CHAINLONG""#,
        ..Man::default()
    };
    let this = used_to(r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-CHAINLONG"]))"#);
    let other = used_to(r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-TOADSKIN"]))"#);
    let be = |person: Man| fight(field(), person.ron(), man(), &[]).value(1, "be");
    assert_eq!(be(this), "3: 0 ARM-01 +4 ARM-01 -1 ARM-05");
    assert_eq!(be(other), "4: 0 ARM-01 +4 ARM-01");
}

#[test]
fn the_other_hand_learns_to_ward() {
    let _proof = proves(&["SF-LINKHAND", "SF-SCHILDKAMPF1", "SHD-01"]);
    // PA-Basis 7 + 3 for the shield, + 1, + 2.
    for (abilities, value) in [
        (&[][..], "10:"),
        (&["SF-LINKHAND"], "11:"),
        (
            &["SF-LINKHAND", "SF-SCHILDKAMPF1"],
            "13: 7 VAL-02 +3 SHD-01 +1 SHD-01 +2 SHD-01",
        ),
    ] {
        let person = if abilities.is_empty() {
            bearer()
        } else {
            who(bearer(), abilities)
        };
        let told = fight(field(), person, man(), &[]).value(1, "ward");
        assert!(told.starts_with(value), "{told}");
    }
    // A second sword in the wrong hand: AT 12 - 9 = 3, and 3 more.
    let second = |abilities: &[&str]| {
        let two = Man {
            styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
            ..Man::default()
        };
        let person = if abilities.is_empty() {
            two.ron()
        } else {
            who(two.ron(), abilities)
        };
        fight(field(), person, man(), &[]).ways(&blow(2, 1), 20)
    };
    assert_eq!((second(&[]), second(&["SF-LINKHAND"])), (3, 6));
}

#[test]
fn parry_weapons_are_learnt_in_two_steps() {
    let _proof = proves(&["SF-PARIERWAFFEN1", "SF-PARIERWAFFEN2", "SHD-07"]);
    let with = |abilities: &[&str]| {
        let armed = Man {
            styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-CATCHER", talent: "TAL-SCHWERTER")"#,
            ..Man::default()
        };
        who(armed.ron(), abilities)
    };
    // PA 12 + 1, and - 1 or + 2.
    let one = fight(field(), with(&["SF-PARIERWAFFEN1"]), man(), &[]).value(1, "ward");
    assert!(one.starts_with("12:"), "{one}");
    let both = ["SF-PARIERWAFFEN1", "SF-PARIERWAFFEN2"];
    // A second parry in the round, after the first.
    let mut two = two_on_one([man(), man()], with(&both), "fight", &[12, 12, 12, 15]);
    assert!(two.value(3, "ward").starts_with("15:"));
    two.strike(1, 3)
        .defend(3, "parry")
        .strike(2, 3)
        .defend(3, "second-parry");
    tells(
        &two.lines(),
        &["3 parry: 12 success", "3 second-parry: 15 success"],
    );
}

#[test]
fn a_power_blow_that_was_learnt_loses_nothing() {
    let _proof = proves(&["SF-WUCHTSCHLAG", "MAN-WUCHTSCHLAG"]);
    // AT 12 - 3 = 9; TP 1 + 4 + 3, half of it and rounded up for those who have not.
    for (person, told) in [
        (
            who(man(), &["SF-WUCHTSCHLAG"]),
            "2 struck [1] 8: 1 DMG-01 +4 DMG-01 +3 MAN-WUCHTSCHLAG",
        ),
        (man(), "2 struck [1] 7: 1 DMG-01 +4 DMG-01 +2 MAN-WUCHTSCHLAG"),
    ] {
        let mut strong = fight(field(), person, man(), &[9, 1]);
        strong.value(1, "at");
        strong.announce(1, 2, "power-blow", 3).take(2);
        tells(&strong.end(), &[told]);
    }
}

/// Two such fighters beside each other where every square is like this: what the hero's blow and the foe's parry are worth.
fn on(facts: CellFacts, person: String) -> (Story, [u128; 2]) {
    let mut fight = field()
        .without("optional:crits")
        .everywhere(facts)
        .hero(person.clone(), (4, 5), "initiative: 14")
        .foe(person, (5, 5), "initiative: 10")
        .dice(&[1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    let attack = fight.ways(&blow(2, 0), 20);
    fight.strike(1, 2);
    let parry = fight.ways(&defend("parry"), 20);
    (fight, [attack, parry])
}

#[test]
fn who_has_learnt_it_fights_in_water_half_as_badly() {
    let _proof = proves(&["SF-KAMPFIMWASSER", "SIT-32"]);
    // To the shoulders: AT 12 - 4, PA 12 - 6; with the ability 12 - 2 and 12 - 3.
    let deep = CellFacts {
        water_dm: 12,
        ..CellFacts::default()
    };
    assert_eq!(on(deep, man()).1, [8, 6]);
    let (fight, values) = on(deep, who(man(), &["SF-KAMPFIMWASSER"]));
    fight.value(1, "at");
    assert_eq!(values, [10, 9]);
}

#[test]
fn who_fights_blindly_loses_two_points_at_most() {
    let _proof = proves(&["SF-BLINDKAMPF", "SIT-25"]);
    // In the dark AT and PA lose 8; with the ability 2.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    assert_eq!(on(dark, man()).1, [4, 4]);
    let (fight, values) = on(dark, who(man(), &["SF-BLINDKAMPF"]));
    fight.value(1, "at");
    assert_eq!(values, [10, 10]);
}

#[test]
fn a_weapon_that_somebody_has_specialised_in_is_led_better() {
    let _proof = proves(&["SF-SPEZIALISIERUNG", "WPN-13"]);
    // AT and PA 12 + 1; FK-Basis R(36 / 5) = 7 and 10 points of the talent, and 2.
    let sword = who(man(), &["SF-SPEZIALISIERUNG"]).replace(
        "subjects: []",
        r#"subjects: [(ability: "SF-SPEZIALISIERUNG", of: Weapon("WPN-LONGSWORD"))]"#,
    );
    let fight = fight(field(), sword, man(), &[]);
    assert_eq!(fight.value(1, "at"), "13: 7 VAL-02 +5 VAL-03 +1 WPN-13");
    assert_eq!(fight.value(1, "pa"), "13: 7 VAL-02 +5 VAL-03 +1 WPN-13");
    let archer = Man {
        talents: r#"(talent: "TAL-BOGEN", value: 10)"#,
        styles: "",
        shots: r#"(weapon: "RWP-SHORTBOW", talent: "TAL-BOGEN")"#,
        abilities: r#""SF-SPEZIALISIERUNG""#,
        subjects: r#"(ability: "SF-SPEZIALISIERUNG", of: Weapon("RWP-SHORTBOW"))"#,
        ..Man::default()
    };
    let range = open_field(40, 3)
        .hero(archer.ron(), (0, 1), "initiative: 14")
        .foe(man(), (20, 1), "initiative: 10")
        .open();
    assert!(
        range.value(1, "fk").starts_with("19:"),
        "{}",
        range.value(1, "fk")
    );
}
