//! Thousands of blows with seeded dice, played through the battle, against the calculation that shares nothing with it.

use std::collections::BTreeMap;

use bevy::app::App;
use klingentanz::battle::{Choice, FighterId, Happening, Outcome};

use crate::chain::{
    AMAZON, End, Exchange, FUMBLES, HEWN, JUMP, LUCK, SWORDS, TORCH, Variant, armoured, ends, ground,
    poisoned, strong, torch_bearer,
};
use crate::common;
use crate::drill::{strike, who};
use crate::goodness::assert_falls_as;
use crate::story::{Setup, Story, blow, defend, hewer, man, of};

/// Blows of each setting, each the first of a fight of its own.
const BLOWS: u64 = 2500;

/// Fights that share a world before it is left behind.
const FIGHTS_IN_A_WORLD: u64 = 50;

const HERO: FighterId = FighterId(1);
const FOE: FighterId = FighterId(2);

/// What the first blow of a fight comes to, as the log tells it; the foe parries with his sword whatever comes.
fn first_blow(fight: &mut Story, choice: Choice, luck: Variant) -> End {
    fight.plan(2, "fight").plan(1, "fight");
    let before = common::log(&fight.app, fight.battle).len();
    fight.choose(1, choice);
    if fight.offered().contains(&"parry") {
        fight.choose(2, defend("parry"));
    }
    let mut end = End::default();
    // Only the published variant asks for a second roll.
    let (mut is_lucky, mut has_struck) = (false, false);
    let mut is_confirmed = luck == Variant::Source;
    for event in &common::log(&fight.app, fight.battle)[before..] {
        match &event.happening {
            Happening::Attacked {
                fighter: HERO, check, ..
            } => is_lucky = check.outcome == Outcome::Lucky,
            Happening::Checked {
                fighter: HERO,
                what,
                passed,
                ..
            } if what.0 == "confirm" => is_confirmed = *passed,
            Happening::Struck { target: FOE, .. } => has_struck = true,
            Happening::ValueChanged {
                fighter: FOE,
                value,
                from,
                to,
                ..
            } if value.0 == "le" => end.loss += i64::from(from - to),
            Happening::Wounded {
                fighter: FOE, wounds, ..
            } => end.wounds += i64::from(*wounds),
            Happening::StateChanged {
                fighter: FOE,
                state,
                on: true,
                rule,
                ..
            } => match (state.0, rule.0) {
                ("poisoned", _) => end.is_poisoned = true,
                ("prone", "CRE-08") => end.is_thrown = true,
                ("pained", _) => end.is_pained = true,
                _ => {}
            },
            // What a fumble brings, also further harm, comes after the blow.
            Happening::Rolled { fighter, what, .. } if what.0 == "fumble" => {
                end.is_fumble = *fighter == HERO;
                end.is_foe_fumble = *fighter == FOE;
                break;
            }
            _ => {}
        }
    }
    end.is_critical = has_struck && is_lucky && is_confirmed;
    end
}

/// Plays the blows of a setting and compares what they come to with the calculation.
fn falls_as_calculated(what: &str, setup: impl Fn() -> Setup, choice: &Choice, it: &Exchange) {
    let expected = ends(it);
    let mut counted: BTreeMap<End, u64> = BTreeMap::new();
    let mut world: Option<App> = None;
    for seed in 0..BLOWS {
        if seed % FIGHTS_IN_A_WORLD == 0 {
            world = None;
        }
        let setup = setup().seed(seed);
        let mut fight = match world.take() {
            Some(app) => setup.open_in(app),
            None => setup.open(),
        };
        *counted
            .entry(first_blow(&mut fight, choice.clone(), it.luck))
            .or_default() += 1;
        world = Some(fight.into_app());
    }
    let kinds = assert_falls_as(what, (&expected.ways, expected.total), &counted);
    assert!(kinds > 1, "{what}: {kinds} kinds of ends");
}

/// The hero in phase 14 beside the foe in phase 10, who has life enough for every blow: whoever is dead loses no more.
fn beside(modules: &[&str], hero: String, foe: String) -> Setup {
    ground(modules)
        .hero(hero, (5, 5), "initiative: 14")
        .foe(lasting(foe), (6, 5), "initiative: 10")
}

fn lasting(foe: String) -> String {
    let lasting = foe.replace(
        "advantages: []",
        r#"advantages: [(advantage: "ADV-HOHELE", level: 20)]"#,
    );
    assert_ne!(lasting, foe, "he has a place for advantages");
    lasting
}

#[test]
fn thousands_of_plain_blows_fall_as_the_calculation_says() {
    let setup = || beside(&[], man(), man());
    falls_as_calculated("two swords", setup, &blow(2, 0), &SWORDS);
}

#[test]
fn thousands_of_blows_with_luck_and_a_feint_fall_as_the_calculation_says() {
    // AT 12 - 3, and 3 off the parry, after luck has halved it.
    let feint = Exchange {
        attack: 9,
        answer: Some((12, -3)),
        luck: Variant::Source,
        fumbles: Variant::Source,
        ..SWORDS
    };
    let setup = || beside(&[LUCK, FUMBLES], who(man(), &["SF-FINTE"]), man());
    falls_as_calculated("a feint", setup, &strike(2, "feint", &[3]), &feint);
}

#[test]
fn thousands_of_blows_with_second_rolls_fall_as_the_calculation_says() {
    let published = Exchange {
        luck: Variant::Published,
        fumbles: Variant::Published,
        answer: Some((11, 0)),
        armour: 5,
        ..HEWN
    };
    let modules = ["optional:crits=wds", "optional:fumbles=wds"];
    let setup = || beside(&modules, strong(hewer()), armoured().ron());
    falls_as_calculated("a great sword", setup, &blow(2, 0), &published);
}

#[test]
fn thousands_of_power_blows_at_zones_fall_as_the_calculation_says() {
    // AT 12 - 4 and TP 2W6+4+4; each zone with its armour, and what its wounds cost besides.
    let power = Exchange {
        attack: 8,
        plus: 8,
        luck: Variant::Source,
        fumbles: Variant::Source,
        zones: Some(AMAZON),
        ..HEWN
    };
    let hero = || who(hewer(), &["SF-WUCHTSCHLAG"]);
    let setup = || beside(&["optional:zones", LUCK, FUMBLES], hero(), armoured().ron());
    falls_as_calculated("a power blow", setup, &strike(2, "power-blow", &[4]), &power);
}

#[test]
fn thousands_of_blows_with_fire_fall_as_the_calculation_says() {
    let torch = Exchange {
        luck: Variant::Source,
        ..TORCH
    };
    let setup = || beside(&[LUCK], torch_bearer(), man());
    falls_as_calculated("a torch", setup, &blow(2, 0), &torch);
}

#[test]
fn thousands_of_poisoned_blows_at_zones_fall_as_the_calculation_says() {
    let poison = Exchange {
        zones: Some(AMAZON),
        poison: Some(7),
        ..HEWN
    };
    let modules = ["optional:poison", "optional:zones"];
    let foe = || lasting(armoured().ron());
    let setup = || poisoned(ground(&modules), strong(hewer()), foe());
    falls_as_calculated("a poisoned blade", setup, &blow(2, 0), &poison);
}

#[test]
fn thousands_of_jumps_of_a_wolf_fall_as_the_calculation_says() {
    let setup = || beside(&[], of("OPP-09"), man());
    falls_as_calculated("a jump", setup, &blow(2, 1), &JUMP);
}

#[test]
fn thousands_of_painful_blows_fall_as_the_calculation_says() {
    let pain = Exchange {
        pain: Some([12; 3]),
        ..SWORDS
    };
    let setup = || beside(&["optional:pain"], man(), man());
    falls_as_calculated("pain", setup, &blow(2, 0), &pain);
}
