//! The whole exchange - attack roll, majority of ones, Defence, degree, damage - against a calculation of its own that shares
//! nothing with the code, in exact numbers and against thousands of blows.

use std::collections::BTreeMap;

use klingentanz::battle::{Choice, Happening, Odds, SideId};
use klingentanz::dice::Chance;

use super::common;
use super::goodness::assert_falls_as;
use super::story::{Setup, Story};
use super::tale::*;

/// An exchange in plain numbers.
#[derive(Clone, Copy)]
struct Exchange {
    attack: u32,
    change: i64,
    defence: u32,
    /// Sides of each damage die.
    dice: &'static [u64],
    bonus: i64,
}

fn choose(n: u32, k: u32) -> u128 {
    (0..k).fold(1, |ways, step| ways * u128::from(n - step) / u128::from(step + 1))
}

/// In how many ways of 6^n the attack has so many successes left; botched ones under none.
fn strikes(exchange: Exchange) -> BTreeMap<Option<i64>, u128> {
    let n = exchange.attack;
    let mut ways = BTreeMap::new();
    for ones in 0..=n {
        for successes in 0..=n - ones {
            // A die shows its one in one way, a success in three, anything else in two.
            let rest = n - ones - successes;
            let falls =
                choose(n, ones) * choose(n - ones, successes) * 3_u128.pow(successes) * 2_u128.pow(rest);
            let net = (i64::from(successes) + exchange.change).max(0);
            let end = if 2 * ones > n { None } else { Some(net) };
            *ways.entry(end).or_default() += falls;
        }
    }
    ways
}

/// In how many ways the damage dice sum up to each number with the bonus.
fn points(exchange: Exchange) -> BTreeMap<i64, u128> {
    let mut sums = BTreeMap::from([(exchange.bonus, 1)]);
    for sides in exchange.dice {
        let mut next = BTreeMap::new();
        for (sum, ways) in &sums {
            for face in 1..=*sides {
                *next.entry(sum + face as i64).or_default() += ways;
            }
        }
        sums = next;
    }
    sums
}

/// In how many ways each damage is done, 0 being a miss, and of how many.
fn losses(exchange: Exchange) -> (BTreeMap<i64, u128>, u128) {
    let mut all = BTreeMap::new();
    let points = points(exchange);
    let of_points: u128 = points.values().sum();
    for (net, struck) in strikes(exchange) {
        for warded in 0..=exchange.defence {
            let ways = struck * choose(exchange.defence, warded);
            let halves = match net.unwrap_or(0) - i64::from(warded) {
                _ if net.unwrap_or(0) == 0 => 0,
                ..0 => 0,
                0 => 1,
                1 => 2,
                2 | 3 => 3,
                4.. => 4,
            };
            for (points, rolled) in &points {
                let loss = if halves == 0 {
                    0
                } else {
                    (points * halves / 2).max(1)
                };
                *all.entry(loss).or_default() += ways * rolled;
            }
        }
    }
    let total = 6_u128.pow(exchange.attack) * 2_u128.pow(exchange.defence) * of_points;
    (all, total)
}

/// The same where the target has only so many points to lose.
fn capped(exchange: Exchange, hit_points: i64) -> Vec<(i16, Chance)> {
    let (all, total) = losses(exchange);
    let mut capped: BTreeMap<i16, u128> = BTreeMap::new();
    for (loss, ways) in all {
        *capped.entry(loss.min(hit_points) as i16).or_default() += ways;
    }
    capped
        .into_iter()
        .map(|(loss, ways)| (loss, Chance::new(ways, total)))
        .collect()
}

fn told(fight: &Story, choice: &Choice) -> Odds {
    fight.odds(choice).unwrap()
}

const SWORD: Exchange = Exchange {
    attack: 10,
    change: 0,
    defence: 6,
    dice: &[8],
    bonus: 5,
};

#[test]
fn the_odds_of_every_loss_are_those_of_another_calculation() {
    // Aldric's sword and the goblin: 10 dice against 6, 1d8 + 5, 12 points to lose.
    let (hero, foe) = ("initiative_die: 6", "initiative_die: 1");
    let fight = duel((ALDRIC, hero), (GOBLIN, foe), &[]);
    assert_eq!(told(&fight, &hit("strike", 2, 0)).losses, capped(SWORD, 12));
    // In critical life two successes are gone.
    let fight = duel((ALDRIC, "initiative_die: 6, hit_points: 1"), (GOBLIN, foe), &[]);
    let hurt = Exchange { change: -2, ..SWORD };
    assert_eq!(told(&fight, &hit("strike", 2, 0)).losses, capped(hurt, 12));
    // Maëlle's bow: 11 dice, 1d8 without Strength, against Aldric's 10 dice and 26 points.
    let fight = duel((MAELLE, hero), (ALDRIC, foe), &[]);
    let bow = Exchange {
        attack: 11,
        change: 0,
        defence: 10,
        dice: &[8],
        bonus: 0,
    };
    assert_eq!(told(&fight, &hit("shot", 2, 0)).losses, capped(bow, 26));
    // Lysandre from ambush at somebody surprised: two dice of leather, 1d6 + 2d6 + 3.
    let mut fight = ground()
        .setting(|setting| setting.surprised = vec![SideId(1)])
        .hero(person(LYSANDRE), (1, 1), hero)
        .foe(person(GOBLIN), (2, 1), foe)
        .open();
    fight.plan(1, "fight");
    let ambush = Exchange {
        attack: 10,
        change: 0,
        defence: 2,
        dice: &[6, 6, 6],
        bonus: 3,
    };
    assert_eq!(
        told(&fight, &hit("sneak-strike", 2, 0)).losses,
        capped(ambush, 12)
    );
}

/// The goblin of the calculation with two hundred points to lose.
const LASTING: &str = r#"Inline((id: "PL-OPP-99", name: (en: "Sack", de: "Sack", fr: "Sac"), hero: false, level: 1,
    characteristics: (strength: 2, agility: 4, constitution: 2, perception: 1, intelligence: 1, charisma: 1, will: 1),
    skills: (weapon: 0, unarmed: 0, ranged: 0, throwing: 0, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
    armour: ["PL-AMR-02"], weapons: [], hit_points: 200, move_m: 10))"#;

/// What each of Aldric's blows does in one fight, until somebody falls or a blow is botched; that one is 0 too.
fn blows(seed: u64) -> Vec<i64> {
    let setup: Setup = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(LASTING.to_owned(), (2, 1), "initiative_die: 1")
        .seed(seed);
    let mut fight = setup.open();
    let mut done = Vec::new();
    while fight.asked().is_some() {
        fight.plan(1, "fight").plan(2, "fight");
        let before = common::log(&fight.app, fight.battle).len();
        fight.choose(1, hit("strike", 2, 0));
        let mut loss = 0;
        let mut is_botched = false;
        for event in &common::log(&fight.app, fight.battle)[before..] {
            match &event.happening {
                Happening::Struck { loss: it, .. } => loss = i64::from(it.value()),
                Happening::Rolled { .. } => is_botched = true,
                _ => {}
            }
        }
        done.push(loss);
        if is_botched || fight.asked().is_none() {
            break;
        }
        fight.pass(1).pass(2);
    }
    done
}

#[test]
fn thousands_of_blows_fall_as_the_calculation_says() {
    let (expected, total) = losses(SWORD);
    let mut counted: BTreeMap<i64, u64> = BTreeMap::new();
    let mut blows_struck = 0;
    for seed in 0..80 {
        for loss in blows(seed) {
            *counted.entry(loss).or_default() += 1;
            blows_struck += 1;
        }
    }
    assert!(blows_struck > 1000, "{blows_struck}");
    assert_falls_as("a blow", (&expected, total), &counted);
}

#[test]
fn the_odds_of_a_manoeuvre_are_those_of_another_calculation() {
    // Block: ten dice less three successes against seven; more than the other, and at least one. Ones mean nothing.
    let fight = duel((ALDRIC, "initiative_die: 6"), (GOBLIN, "initiative_die: 1"), &[]);
    let mut won = 0;
    for own in 0..=10_u32 {
        for other in 0..=7_u32 {
            let net = (i64::from(own) - 3).max(0);
            if net > i64::from(other) && net > 0 {
                won += choose(10, own) * choose(7, other);
            }
        }
    }
    let (_, chance) = told(&fight, &hit("block", 2, 0)).chain[0];
    assert_eq!(chance, Chance::new(won, 2_u128.pow(17)));
}
