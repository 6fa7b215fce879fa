//! Those who try manoeuvres in the tests, and what they try.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::story::{Man, Setup, Story, field};

/// A field on which manoeuvres are played.
pub fn drilled() -> Setup {
    field().with("optional:manoeuvres").with("expert:manoeuvres")
}

/// Somebody of the tests with these abilities.
pub fn who(person: String, abilities: &[&str]) -> String {
    let list: Vec<String> = abilities.iter().map(|ability| format!("\"{ability}\"")).collect();
    let able = person.replace("abilities: []", &format!("abilities: [{}]", list.join(", ")));
    assert_ne!(able, person, "he has a place for abilities");
    able
}

/// The man with a spear led at 12/10: class S, TP 1W6+5.
pub fn spearman() -> String {
    Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    }
    .ron()
}

/// The man with a plain wooden shield: WM -1/+3, BF 3, INI -1.
pub fn bearer() -> String {
    Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    }
    .ron()
}

pub fn strike(target: u16, name: &str, stakes: &[i16]) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named(name).unwrap(),
        stakes: stakes.to_vec(),
    }
}

/// A hero on (5,5) who acts in phase 14 and a foe beside him who acts in phase 10; both fight.
pub fn fight(setup: Setup, hero: String, foe: String, faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(hero, (5, 5), "initiative: 14")
        .foe(foe, (6, 5), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

/// Whether the lines stand there in this order.
pub fn tells(lines: &[String], wanted: &[&str]) {
    let mut rest = lines.iter();
    for line in wanted {
        assert!(
            rest.any(|told| told.starts_with(line)),
            "{line:?} is missing, or not in its place: {lines:#?}"
        );
    }
}

/// A parry with an announcement, or without.
pub fn feat(means: &str, stakes: &[i16]) -> Choice {
    Choice::Defend {
        means: Term::named(means).unwrap(),
        to: None,
        stakes: stakes.to_vec(),
    }
}

/// Two who fight against one: the heroes on (5,5) and (5,6) in phases 14 and 12, the foe on (6,5) in phase 10; all have declared.
pub fn two_on_one(heroes: [String; 2], foe: String, plan: &str, faces: &[u8]) -> Story {
    let [first, second] = heroes;
    let mut fight = drilled()
        .hero(first, (5, 5), "initiative: 14")
        .hero(second, (5, 6), "initiative: 12")
        .foe(foe, (6, 5), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(3, plan).plan(2, "fight").plan(1, "fight").skip();
    fight
}

/// One who fights against several: the hero on (5,5) in phase 14, the foes beside him in phase 10; all have declared.
pub fn one_on_many(hero: String, foes: &[String], faces: &[u8]) -> Story {
    let mut setup = drilled().hero(hero, (5, 5), "initiative: 14");
    for (foe, at) in foes.iter().zip([(6, 5), (6, 6), (5, 6)]) {
        setup = setup.foe(foe.clone(), at, "initiative: 10");
    }
    let mut fight = setup.dice(faces).open();
    for foe in 0..foes.len() as u16 {
        fight.plan(foe + 2, "fight");
    }
    fight.plan(1, "fight").skip();
    fight
}
