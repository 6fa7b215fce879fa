//! One exchange by several rule systems side by side: the figures are those of each system's own odds, and every level has them.

use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::battle::{Duel, FighterId, ModuleWish, Odds, RawRon, RuleSystem, TableSet, Term};
use klingentanz::dice::Chance;
use klingentanz::level::Level;
use klingentanz::replay::{self, Compared};
use klingentanz::rules;

use crate::common;

fn level(name: &str) -> Level {
    Level::load(&common::root().join("levels").join(name)).unwrap()
}

fn compared(app: &App, level: &Level, pair: [u16; 2]) -> Vec<Compared> {
    let pair = pair.map(FighterId);
    replay::compare(app.world(), level, pair, |_| ModuleWish::default())
}

fn duel(app: &App, system: &str, preset: &str, persons: [&str; 2]) -> Duel {
    let system = rules::system(system).unwrap();
    let wish = ModuleWish {
        preset: Some(preset.to_owned()),
        ..default()
    };
    let modules = system.modules(app.world(), &wish).unwrap();
    let [one, other] = persons.map(RawRon::id);
    let tables = TableSet::default();
    system
        .duel(app.world(), &tables, &modules, [&one, &other])
        .unwrap()
}

fn find<'c>(compared: &'c [Compared], system: &str) -> &'c Compared {
    compared.iter().find(|one| one.system.id().0 == system).unwrap()
}

#[test]
fn every_column_is_what_the_rule_system_says_of_the_same_two_by_themselves() {
    let app = common::app();
    let columns = compared(&app, &level("01-courtyard"), [1, 2]);
    // The courtyard wishes for the Basic preset of the first system and for nothing of the second.
    let first = find(&columns, "dsa41").duel.as_ref().unwrap();
    assert_eq!(*first, duel(&app, "dsa41", "Basic", ["HER-05", "OPP-05"]));
    assert_ne!(*first, duel(&app, "dsa41", "Standard", ["HER-05", "OPP-05"]));
    // Sides of one: the first of the heroes stands in on both.
    let second = find(&columns, "pool").duel.as_ref().unwrap();
    assert_eq!(
        *second,
        duel(&app, "pool", "Standard", ["PL-HER-01", "PL-HER-01"])
    );
}

#[test]
fn what_the_player_wishes_for_one_system_comes_on_top_of_the_level_and_leaves_the_others() {
    let app = common::app();
    let expert = |system: &dyn RuleSystem| ModuleWish {
        preset: (system.id().0 == "dsa41").then(|| "Expert".to_owned()),
        ..default()
    };
    let courtyard = level("01-courtyard");
    let columns = replay::compare(app.world(), &courtyard, [1, 2].map(FighterId), expert);
    let first = find(&columns, "dsa41").duel.as_ref().unwrap();
    assert_eq!(*first, duel(&app, "dsa41", "Expert", ["HER-05", "OPP-05"]));
    let plain = compared(&app, &courtyard, [1, 2]);
    assert_eq!(find(&columns, "pool").duel, find(&plain, "pool").duel);
}

#[test]
fn life_and_the_loss_that_ends_the_fight_are_those_of_each_system() {
    let app = common::app();
    // Nazira has 29 LE and cannot fight on from 5 down (LEN-03): 24 points.
    let first = duel(&app, "dsa41", "Basic", ["OPP-05", "HER-05"]);
    assert_eq!((first.life, first.holds), (29, 24));
    // A wolf fights on to its last point: a creature is exempt from that, and dies at 0 (CRE-10).
    let wolf = duel(&app, "dsa41", "Basic", ["HER-05", "OPP-09"]);
    assert_eq!(wolf.holds, wolf.life);
    // A hero of 26 holds out to 0, the goblin of 12 is unconscious at 1 (PL-HPT-03, PL-DWN-01).
    let hero = duel(&app, "pool", "Standard", ["PL-OPP-01", "PL-HER-01"]);
    assert_eq!((hero.life, hero.holds), (26, 26));
    let goblin = duel(&app, "pool", "Standard", ["PL-HER-01", "PL-OPP-01"]);
    assert_eq!((goblin.life, goblin.holds), (12, 11));
}

#[test]
fn a_blow_that_takes_out_is_one_that_costs_as_much_as_it_takes() {
    let app = common::app();
    // By the pool nothing but the hit points ends the fight, so both ways to count agree.
    let goblin = duel(&app, "pool", "Standard", ["PL-HER-01", "PL-OPP-01"]);
    let enough = goblin
        .odds
        .losses
        .iter()
        .filter(|(loss, _)| *loss >= goblin.holds);
    let parts = |chance: &Chance| chance.of as f64 / chance.total as f64;
    let sum: f64 = enough.map(|(_, chance)| parts(chance)).sum();
    assert!(sum > 0.0 && (sum - parts(&goblin.out)).abs() < 1e-12, "{sum}");
}

#[test]
fn the_mean_number_of_blows_is_that_of_many_blows_in_a_row() {
    let app = common::app();
    for duel in [
        duel(&app, "dsa41", "Basic", ["HER-05", "OPP-05"]),
        duel(&app, "pool", "Standard", ["PL-HER-01", "PL-OPP-01"]),
    ] {
        // The chance to hold after n blows, summed over n from 0, is the mean number of blows.
        let mut left = vec![0.0; usize::try_from(duel.holds).unwrap()];
        left[0] = 1.0;
        let mut mean = 0.0;
        for _ in 0..5000 {
            mean += left.iter().sum::<f64>();
            let mut next = vec![0.0; left.len()];
            for (lost, share) in left.iter().enumerate() {
                for (loss, chance) in &duel.odds.losses {
                    if let Some(place) = next.get_mut(lost + usize::try_from(*loss).unwrap()) {
                        *place += share * chance.of as f64 / chance.total as f64;
                    }
                }
            }
            left = next;
        }
        let tenths = duel.blows().unwrap() as f64;
        assert!(
            (10.0 * mean - tenths).abs() <= 0.5001,
            "{mean} blows, told are {tenths} tenths"
        );
    }
}

#[test]
fn every_level_can_be_compared_by_every_system_also_where_it_names_nobody() {
    let app = common::app();
    for name in common::LEVELS {
        let level = level(name);
        let ids: Vec<FighterId> = level.everybody().map(|fighter| fighter.id).collect();
        let pair = replay::first_pair(&level, &ids).unwrap();
        let sides = pair.map(|id| level.everybody().find(|fighter| fighter.id == id).unwrap().side);
        assert_ne!(sides[0], sides[1], "{name}");
        let columns = compared(&app, &level, pair.map(|id| id.0));
        let systems: Vec<_> = columns.iter().map(|one| one.system.id()).collect();
        // That of the level comes first.
        let mut known = rules::SYSTEMS.to_vec();
        known.sort_by_key(|system| {
            level
                .rules
                .first()
                .is_none_or(|first| first != system.level_name())
        });
        let known: Vec<_> = known.iter().map(|system| system.id()).collect();
        assert_eq!(systems, known, "{name}");
        for one in &columns {
            let duel = one.duel.as_ref().unwrap();
            assert!(duel.lands().of > 0 && duel.blows().is_some(), "{name}: {duel:?}");
        }
    }
}

#[test]
fn of_one_side_alone_the_second_is_struck_and_of_one_fighter_there_is_no_pair() {
    let level = level("02-tavern");
    let pair = |ids: &[u16]| {
        let ids: Vec<_> = ids.iter().copied().map(FighterId).collect();
        replay::first_pair(&level, &ids).map(|pair| pair.map(|id| id.0))
    };
    assert_eq!(pair(&[1, 2, 3, 4, 5]), Some([1, 4]));
    assert_eq!(pair(&[2, 3]), Some([2, 3]));
    assert_eq!(pair(&[1]), None);
}

/// An exchange with these losses, each in so many ways.
fn exchange(losses: &[(i16, u128)], mean_loss_per_mille: i64, (life, holds): (i16, i16)) -> Duel {
    let all = losses.iter().map(|(_, ways)| ways).sum();
    let losses = losses.iter().map(|(loss, ways)| (*loss, Chance::new(*ways, all)));
    Duel {
        attacker: Arc::default(),
        defender: Arc::default(),
        weapon: Arc::default(),
        odds: Odds {
            chain: vec![
                (Term("hit"), Chance::new(3, 4)),
                (Term("lands"), Chance::new(1, 2)),
            ],
            losses: losses.collect(),
            mean_loss_per_mille,
            ..Odds::default()
        },
        out: Chance::NEVER,
        life,
        holds,
    }
}

#[test]
fn a_blow_lands_by_the_last_link_of_its_chain() {
    assert_eq!(exchange(&[(0, 1)], 0, (1, 1)).lands(), Chance::new(1, 2));
}

#[test]
fn the_mean_loss_is_a_share_of_the_life() {
    // 1.25 of 30 points are 41.67 thousandths, 1.25 of 20 are 62.5.
    assert_eq!(exchange(&[(0, 1)], 1250, (30, 25)).mean_share(), 42);
    assert_eq!(exchange(&[(0, 1)], 1250, (20, 20)).mean_share(), 63);
}

#[test]
fn blows_are_counted_until_their_losses_put_him_out() {
    // One point in every second blow, two points to lose: 2 + 2 blows.
    assert_eq!(exchange(&[(0, 1), (1, 1)], 500, (2, 2)).blows(), Some(40));
    // Nothing in every second blow, 1 or 3 points in every fourth. From one point left: 1 / (1/2) = 2. From two points: a blow in
    // four leaves one, so (1 + 1/4 * 2) / (1/2) = 3. Two points divided by the mean of 1 would be 2.
    let uneven = [(0, 2), (1, 1), (3, 1)];
    assert_eq!(exchange(&uneven, 1000, (2, 2)).blows(), Some(30));
    // From three points: (1 + 1/4 * 3) / (1/2) = 3.5.
    assert_eq!(exchange(&uneven, 1000, (4, 3)).blows(), Some(35));
    // Every blow does it.
    assert_eq!(exchange(&[(9, 1)], 9000, (5, 4)).blows(), Some(10));
}

#[test]
fn who_loses_nothing_is_never_put_out() {
    assert_eq!(exchange(&[(0, 1)], 0, (30, 25)).blows(), None);
}

#[test]
fn rare_losses_and_great_numbers_of_ways_do_no_harm() {
    // One point in one of a million blows: a million blows for each point.
    assert_eq!(
        exchange(&[(0, 999_999), (1, 1)], 0, (3, 3)).blows(),
        Some(30_000_000)
    );
    let many = 6_u128.pow(45);
    assert_eq!(
        exchange(&[(0, many), (1, many + 1)], 500, (1, 1)).blows(),
        Some(20)
    );
}
