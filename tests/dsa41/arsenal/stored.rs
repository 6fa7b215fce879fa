//! What is stored of a person against what the rules make of it, and what he has learnt for a weapon.

use crate::proof::proves;
use crate::story::{Man, field, man};

/// The first entry of the table of people, as a level would write it.
fn thessa() -> String {
    let table = std::fs::read_to_string(crate::common::root().join("assets/rules/dsa41/people.ron")).unwrap();
    let start = table.find("\n    (\n").unwrap();
    let end = table[start..].find("\n    ),").unwrap();
    format!("Inline({})", table[start..start + end + 6].trim())
}

#[test]
fn nobody_has_an_ability_without_what_it_needs() {
    let _proof = proves(&["ABI-01"]);
    // ABI-01: shield fighting II needs KK 15 and shield fighting I, which needs off-hand training; who is exempt needs nothing.
    let opened = |person: String| {
        let setup = field()
            .hero(person, (1, 1), "initiative: 12")
            .foe(man(), (9, 1), "initiative: -5");
        setup.try_open().err().map(|problems| problems.to_string())
    };
    assert_eq!(opened(thessa()), None);
    let weak = thessa().replace("KK: 15", "KK: 14");
    let said = opened(weak.clone()).unwrap();
    assert!(
        said.contains("fighter 1, person: `SF-SCHILDKAMPF2` needs KK 15, but there is 14 (ABI-01)"),
        "{said}"
    );
    let unschooled = thessa().replace(r#""SF-LINKHAND","#, "");
    let said = opened(unschooled).unwrap();
    assert!(
        said.contains("`SF-SCHILDKAMPF1` needs `SF-LINKHAND` (ABI-01)"),
        "{said}"
    );
    let exempt = weak.replace("size: Medium,", "size: Medium, exempt: true,");
    let said = opened(exempt);
    assert_eq!(said, None);
}

#[test]
fn a_stored_value_that_the_rules_do_not_make_stops_no_fight_and_is_told_with_both_numbers() {
    let _proof = proves(&["CMB-01"]);
    // CMB-01: LE (14 + 14 + 15) / 2 = 21.5, so 22, and 10 for a human: 32. RS 3 + 2 + 1. The shield parry 8 + 3 + 1 + 2 + 2 = 16.
    for (stored, wrong, said) in [
        (
            "life: 32",
            "life: 33",
            "`life` is stored as 33, but the rules make it 32 (VAL-02, CMB-01)",
        ),
        (
            "(armour: 6,",
            "(armour: 7,",
            "`simple.armour` is stored as 7, but the rules make it 6 (ARM-01, CMB-01)",
        ),
        (
            "overall: 3,",
            "overall: 4,",
            "`zones.overall` is stored as 4, but the rules make it 3 (ARP-04, CMB-01)",
        ),
        (
            "other: Shield(16)",
            "other: Shield(15)",
            "`styles[0].simple.other` is stored as shield 15, but the rules make it shield 16 (VAL-06, CMB-01)",
        ),
    ] {
        let setup = |person: String| {
            let foe = (man(), (9, 1), "initiative: -5");
            field()
                .hero(person, (1, 1), "initiative: 12")
                .foe(foe.0, foe.1, foe.2)
        };
        let person = thessa().replacen(stored, wrong, 1);
        setup(person.clone()).open();
        let told = setup(person).stored_otherwise();
        assert_eq!(told, format!("story.ron:1: fighter 1, person: {said}"));
        assert_eq!(setup(thessa()).stored_otherwise(), "");
    }
}

#[test]
fn a_weapon_that_is_changed_for_one_person_strikes_as_he_says() {
    let _proof = proves(&["DMG-01"]);
    // The long sword of the table has 1W6+4, his 1W6+6, and it is called otherwise: 1 + 6.
    let owner = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER", points: "1W6+6", name: "Thorn")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(owner.ron(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[11, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    let told = fight.end().join("\n");
    assert!(told.contains("2 struck [1] 7: 1 DMG-01 +6 DMG-01"), "{told}");
}

#[test]
fn chains_are_hard_to_parry_and_a_weapon_of_ones_own_is_led_better() {
    let _proof = proves(&["WPN-05", "WPN-13", "TAL-03"]);
    // WPN-13: one point more on both with the long sword. WPN-05: against the morning star 2 less: 7 + 5 + 1 - 2. TAL-03: led as a
    // sabre, which stands in for it, AT is 2 less and PA 3.
    let star = Man {
        talents: r#"(talent: "TAL-KETTENWAFFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-MORNINGSTAR", talent: "TAL-KETTENWAFFEN")"#,
        ..Man::default()
    };
    let fencer = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-SAEBEL", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"), (weapon: "WPN-LONGSWORD", talent: "TAL-SAEBEL")"#,
        ..Man::default()
    };
    let special = fencer
        .ron()
        .replace("load: 0", r#"specialisations: ["WPN-LONGSWORD"], load: 0"#);
    let mut fight = field()
        .hero(star.ron(), (1, 1), "initiative: 14")
        .foe(special, (2, 1), "initiative: 10")
        .dice(&[1, 11])
        .open();
    assert_eq!(fight.value(2, "at"), "13: 7 VAL-02 +5 VAL-03 +1 WPN-13");
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(
        fight.end()[1],
        "2 parry: 11 success (ATK-02; 11: 7 VAL-02 +5 VAL-03 +1 WPN-13 -2 WPN-05)"
    );
    let other = field()
        .hero(fencer.ron(), (1, 1), "initiative: 14, style: 1")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    assert_eq!(other.value(1, "at"), "10: 7 VAL-02 +5 VAL-03 -2 TAL-03");
    assert_eq!(other.value(1, "pa"), "9: 7 VAL-02 +5 VAL-03 -3 TAL-03");
}
