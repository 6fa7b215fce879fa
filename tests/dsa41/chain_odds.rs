//! The exact odds that the game shows of a blow, against those of a calculation of its own.

use klingentanz::battle::{Choice, Odds};
use klingentanz::dice::Chance;

use crate::chain::{
    AMAZON, Exchange, FUMBLES, HEWN, JUMP, LUCK, Luck, SWORDS, TORCH, Variant, armoured, ends, ground,
    landing, poisoned, strong, torch_bearer,
};
use crate::common::switch::concerns;
use crate::drill::{bearer, strike, who};
use crate::shot_value::{QUIET, READY, archer, quick};
use crate::story::{Man, Setup, Story, blow, defend, field, hewer, man, of, open_field, shot};

/// The hero strikes in phase 14 at the foe beside him; both have declared.
fn meet(setup: Setup, hero: String, foe: (String, &str)) -> Story {
    let mut fight = setup
        .hero(hero, (5, 5), "initiative: 14")
        .foe(foe.0, (6, 5), &format!("initiative: 10{}", foe.1))
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

fn told(fight: &Story, choice: &Choice) -> Odds {
    fight.odds(choice).unwrap()
}

/// An effect of the odds; what they do not name never happens.
fn effect(odds: &Odds, word: &str) -> Chance {
    let found = odds.effects.iter().find(|(known, _)| known.0 == word);
    found.map_or(Chance::NEVER, |(_, chance)| *chance)
}

/// The odds of an attack are those of the calculation in all that it knows, criticals and fumbles among it where there are none.
fn agrees(what: &str, fight: &Story, choice: &Choice, it: &Exchange) {
    for module in [LUCK, FUMBLES] {
        concerns("dsa41", module);
    }
    let (odds, ends) = (told(fight, choice), ends(it));
    assert_eq!(odds.losses, ends.losses(), "{what}");
    for (word, chance) in [
        ("hurts", ends.chance(|end| end.loss > 0)),
        ("wound", ends.chance(|end| end.wounds > 0)),
        ("critical", ends.chance(|end| end.is_critical)),
        ("fumble", ends.chance(|end| end.is_fumble)),
        ("foe-fumble", ends.chance(|end| end.is_foe_fumble)),
        ("poisons", ends.chance(|end| end.is_poisoned)),
        ("throws-down", ends.chance(|end| end.is_thrown)),
    ] {
        assert_eq!(effect(&odds, word), chance, "{what}: {word}");
    }
}

#[test]
fn the_odds_of_a_plain_blow_are_those_of_another_calculation() {
    agrees(
        "two swords",
        &meet(ground(&[]), man(), (man(), "")),
        &blow(2, 0),
        &SWORDS,
    );
    // BE 3 and BE-2 of swords: eBE 1, and the odd point goes to the parry: 12 - 1.
    let plated = Exchange {
        answer: Some((11, 0)),
        armour: 5,
        ..HEWN
    };
    let fight = meet(ground(&[]), strong(hewer()), (armoured().ron(), ""));
    agrees("a great sword at armour", &fight, &blow(2, 0), &plated);
    // Eisern: 8/14/20.
    let iron = Man {
        advantages: r#"(advantage: "ADV-EISERN")"#,
        ..armoured()
    };
    let fight = meet(ground(&[]), strong(hewer()), (iron.ron(), ""));
    let iron = Exchange {
        thresholds: [8, 14, 20],
        ..plated
    };
    agrees("a great sword at an iron man", &fight, &blow(2, 0), &iron);
    // DMG-06: KK 7 lacks 4 of 11 and the step is 4, so 1: AT R(31/5) + 5 - 1 = 10, TP 1W6+3.
    let weak = man().replace("KK: 12", "KK: 7");
    let fight = meet(ground(&["optional:tpkk-low"]), weak, (man(), ""));
    let weak = Exchange {
        attack: 10,
        plus: 3,
        ..SWORDS
    };
    agrees("a weak man", &fight, &blow(2, 0), &weak);
}

#[test]
fn the_odds_of_luck_and_mischief_are_those_of_another_calculation() {
    let source = Exchange {
        luck: Variant::Source,
        fumbles: Variant::Source,
        ..SWORDS
    };
    let fight = meet(ground(&[LUCK, FUMBLES]), man(), (man(), ""));
    agrees("two swords", &fight, &blow(2, 0), &source);
    // A wound of the foe is 2 off his parry, after the half of 12.
    let fight = meet(ground(&[LUCK, FUMBLES]), man(), (man(), ", wounds: 1"));
    let hurt = Exchange {
        answer: Some((12, -2)),
        ..source
    };
    agrees("at a wounded man", &fight, &blow(2, 0), &hurt);
    // eBE is part of the value: half of 11 is 6.
    let fight = meet(ground(&[LUCK, FUMBLES]), strong(hewer()), (armoured().ron(), ""));
    let plated = Exchange {
        luck: Variant::Source,
        fumbles: Variant::Source,
        answer: Some((11, 0)),
        armour: 5,
        ..HEWN
    };
    agrees("a great sword at armour", &fight, &blow(2, 0), &plated);
    // A fist, 1W6 TP(A), 10/3: (18 - 10)/3 = 2 more. AT 8, 1 off against somebody armed (UNA-06). KO 8: 4/8/12, two higher.
    let frail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 8, 12],
        ..Man::default()
    };
    let fight = meet(ground(&[LUCK]), strong(man()), (frail.ron(), ""));
    let fist = Exchange {
        attack: 7,
        luck: Variant::Source,
        plus: 2,
        is_breath: true,
        thresholds: [4, 8, 12],
        ..SWORDS
    };
    agrees("a fist", &fight, &blow(2, 1), &fist);
}

#[test]
fn the_odds_of_second_rolls_are_those_of_another_calculation() {
    let published = Exchange {
        luck: Variant::Published,
        fumbles: Variant::Published,
        ..SWORDS
    };
    let modules = ["optional:crits=wds", "optional:fumbles=wds"];
    let fight = meet(ground(&modules), man(), (man(), ""));
    agrees("two swords", &fight, &blow(2, 0), &published);
    // KO 20, so 10/20/30: 10 SP of a lucky blow tear nothing. A wounded man parries with 12 - 2, and with 6 - 2.
    let tough = Man {
        attributes: [12, 12, 12, 12, 12, 12, 20, 12],
        ..Man::default()
    };
    let fight = meet(ground(&modules), man(), (tough.ron(), ", wounds: 1"));
    let tough = Exchange {
        answer: Some((12, -2)),
        thresholds: [10, 20, 30],
        ..published
    };
    agrees("at a tough man", &fight, &blow(2, 0), &tough);
}

#[test]
fn the_odds_of_a_nineteen_that_fumbles_are_those_of_another_calculation() {
    // A knife is no weapon: 1W6, 12/6, WM -2/-3. All attributes 20: bases 12; AT 12 + 9 - 2 = 19, TP 1W6 + 1.
    let cook = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 18, attack: 9, parry: 9)"#,
        styles: r#"(weapon: "WPN-KNIFE", talent: "TAL-DOLCHE")"#,
        attributes: [20; 8],
        ..Man::default()
    };
    for (modules, fumbles) in [
        ([FUMBLES], Variant::Source),
        (["optional:fumbles=wds"], Variant::Published),
    ] {
        let knife = Exchange {
            attack: 19,
            worst: 19,
            fumbles,
            plus: 1,
            ..SWORDS
        };
        let fight = meet(ground(&modules), cook.ron(), (man(), ""));
        agrees("a knife", &fight, &blow(2, 0), &knife);
    }
}

#[test]
fn the_odds_of_announcements_are_those_of_another_calculation() {
    let modules = [LUCK, FUMBLES];
    let luck = Exchange {
        luck: Variant::Source,
        fumbles: Variant::Source,
        ..SWORDS
    };
    // A feint of 3 is 3 off the parry with the ability, half of it, rounded up, without. Luck halves 12 first.
    for (abilities, off) in [(&[][..], 2), (&["SF-FINTE"][..], 3)] {
        let hero = if off == 3 { who(man(), abilities) } else { man() };
        let fight = meet(ground(&modules), hero, (man(), ""));
        let feint = Exchange {
            attack: 9,
            answer: Some((12, -off)),
            ..luck
        };
        agrees("a feint", &fight, &strike(2, "feint", &[3]), &feint);
    }
    // A power blow of 5 with the great sword: 5 more with the ability, 3 without; luck doubles them too.
    for (abilities, more) in [(&[][..], 3), (&["SF-WUCHTSCHLAG"][..], 5)] {
        let hero = if more == 5 {
            who(hewer(), abilities)
        } else {
            hewer()
        };
        let fight = meet(ground(&modules), strong(hero), (armoured().ron(), ""));
        let power = Exchange {
            attack: 13 - 5,
            answer: Some((11, 0)),
            plus: 6 + more,
            armour: 5,
            luck: Variant::Source,
            fumbles: Variant::Source,
            ..HEWN
        };
        agrees("a power blow", &fight, &strike(2, "power-blow", &[5]), &power);
    }
    // Both at once, unlearnt: AT 13 - 2 - 3, PA 1 less, TP 2 more.
    let fight = meet(ground(&modules), strong(hewer()), (man(), ""));
    let both = Exchange {
        attack: 13 - 2 - 3,
        answer: Some((12, -1)),
        plus: 6 + 2,
        luck: Variant::Source,
        fumbles: Variant::Source,
        ..HEWN
    };
    agrees("both", &fight, &strike(2, "feint-power", &[2, 3]), &both);
    // A hammer blow counts three times, with luck no more than that: AT 13 + 5 - 8 - 2 - 3, from five points more of the talent.
    let hammerer =
        who(hewer(), &["SF-HAMMERSCHLAG"]).replace("value: 10, attack: 5", "value: 15, attack: 10");
    let all = [LUCK, FUMBLES, "optional:manoeuvres", "expert:manoeuvres"];
    let fight = meet(ground(&all), strong(hammerer), (man(), ""));
    let hammer = Exchange {
        attack: 13 + 5 - 8 - 2 - 3,
        times: 3,
        ..both
    };
    agrees("a hammer blow", &fight, &strike(2, "hammer", &[2, 3]), &hammer);
}

#[test]
fn the_odds_of_zones_are_those_of_another_calculation() {
    // gBE 2, and BE-2 of swords: the parry stays 12.
    let zones = Exchange {
        zones: Some(AMAZON),
        ..HEWN
    };
    let fight = meet(
        ground(&["optional:zones"]),
        strong(hewer()),
        (armoured().ron(), ""),
    );
    agrees("zones alone", &fight, &blow(2, 0), &zones);
    for (modules, variant) in [
        (["optional:zones", LUCK, FUMBLES], Variant::Source),
        (
            ["optional:zones", "optional:crits=wds", "optional:fumbles=wds"],
            Variant::Published,
        ),
    ] {
        let lucky = Exchange {
            luck: variant,
            fumbles: variant,
            ..zones
        };
        let fight = meet(ground(&modules), strong(hewer()), (armoured().ron(), ""));
        agrees("zones and luck", &fight, &blow(2, 0), &lucky);
    }
}

#[test]
fn the_odds_of_fire_are_those_of_another_calculation() {
    let fight = meet(ground(&[]), torch_bearer(), (man(), ""));
    agrees("a torch", &fight, &blow(2, 0), &TORCH);
    // RS 5 stops all but a 6, and with it the fire of the others.
    let plated = Exchange {
        answer: Some((11, 0)),
        armour: 5,
        ..TORCH
    };
    let fight = meet(ground(&[]), torch_bearer(), (armoured().ron(), ""));
    agrees("a torch at armour", &fight, &blow(2, 0), &plated);
}

#[test]
fn the_odds_of_poison_are_those_of_another_calculation() {
    // RNG-45: KO 12 - 5 = 7, once any SP have been lost.
    let poison = Exchange {
        poison: Some(7),
        ..SWORDS
    };
    let set_up = |modules: &[&str], hero: String, foe: String| {
        let mut fight = poisoned(ground(modules), hero, foe).open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight
    };
    let fight = set_up(&["optional:poison"], man(), man());
    agrees("a poisoned sword", &fight, &blow(2, 0), &poison);
    // ZON-03: a wound of chest or belly takes a point of KO, and it is there before the poison is.
    let zones = Exchange {
        zones: Some(AMAZON),
        poison: Some(7),
        ..HEWN
    };
    let modules = ["optional:poison", "optional:zones"];
    let fight = set_up(&modules, strong(hewer()), armoured().ron());
    agrees("a poisoned great sword", &fight, &blow(2, 0), &zones);
}

#[test]
fn the_odds_of_being_thrown_down_are_those_of_another_calculation() {
    let fight = meet(ground(&[]), of("OPP-09"), (man(), ""));
    agrees("a wolf that jumps", &fight, &blow(2, 1), &JUMP);
}

#[test]
fn the_odds_of_pain_are_those_of_another_calculation() {
    // WND-12: MU, KO and KK 12, and each point above WS1 makes it harder. Of 28 LE nobody is too weak after one blow of a sword.
    let pain = Exchange {
        pain: Some([12; 3]),
        ..SWORDS
    };
    let fight = meet(ground(&["optional:pain"]), man(), (man(), ""));
    agrees("pain", &fight, &blow(2, 0), &pain);
    let odds = told(&fight, &blow(2, 0));
    assert_eq!(effect(&odds, "out"), ends(&pain).chance(|end| end.is_pained));
}

#[test]
fn the_odds_of_every_preset_are_those_of_another_calculation() {
    let source = Exchange {
        luck: Variant::Source,
        fumbles: Variant::Source,
        ..HEWN
    };
    // In armour the man parries with 11, with zones 12 as above. Sword and great sword meet at N.
    for (preset, it) in [
        (
            "Basic",
            Exchange {
                answer: Some((11, 0)),
                armour: 5,
                ..HEWN
            },
        ),
        (
            "Standard",
            Exchange {
                answer: Some((11, 0)),
                armour: 5,
                ..source
            },
        ),
        (
            "Expert",
            Exchange {
                zones: Some(AMAZON),
                ..source
            },
        ),
    ] {
        let setup = field().without("optional:legacy-serious-wounds").preset(preset);
        let fight = meet(setup, strong(hewer()), (armoured().ron(), ""));
        agrees(preset, &fight, &blow(2, 0), &it);
    }
}

#[test]
fn the_odds_of_an_answer_are_those_of_another_calculation() {
    // The sword parries with 12, the shield with 7 + 3, the dodge of 7 is 2 worse so near, and nothing stops nothing.
    let answers = [
        ("parry", Some((12, 0)), true),
        ("shield-parry", Some((10, 0)), true),
        ("dodge", Some((7, -2)), false),
        ("no-defence", None, false),
    ];
    for (face, luck) in [(5, Luck::None), (1, Luck::Source)] {
        let mut fight = ground(&[LUCK, FUMBLES])
            .hero(strong(hewer()), (5, 5), "initiative: 14")
            .foe(bearer(), (6, 5), "initiative: 10")
            .dice(&[face])
            .open();
        fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
        for (means, answer, is_parry) in answers {
            let it = Exchange {
                fumbles: Variant::Source,
                answer,
                is_parry,
                ..HEWN
            };
            let (odds, ends) = (told(&fight, &defend(means)), landing(&it, luck));
            assert_eq!(odds.losses, ends.losses(), "{means} at {face}");
            let wound = ends.chance(|end| end.wounds > 0);
            assert_eq!(effect(&odds, "wound"), wound, "{means} at {face}");
            let fumble = ends.chance(|end| end.is_foe_fumble);
            assert_eq!(effect(&odds, "fumble"), fumble, "{means} at {face}");
        }
    }
}

#[test]
fn the_odds_of_a_shot_count_every_fumble() {
    // FK 18 at nine metres. A 20 fumbles, with a second roll only if 19 or 20 follow; most fumbles are but a miss (4 to 10), and fumbles
    // all the same. Without the module a 20 is a miss and no more.
    for (module, fumbles) in [
        (None, Chance::NEVER),
        (Some(FUMBLES), Chance::new(1, 20)),
        (Some("optional:fumbles=wds"), Chance::new(2, 400)),
    ] {
        let range = open_field(40, 3)
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (9, 1), QUIET);
        let range = match module {
            Some(module) => range.with(module),
            None => range.without(FUMBLES),
        };
        let fight = quick(range, &[]);
        let odds = told(&fight, &shot(2, "quick-shot"));
        assert_eq!(odds.chain[0].1, Chance::new(18, 20));
        assert_eq!(effect(&odds, "fumble"), fumbles, "{module:?}");
    }
}
