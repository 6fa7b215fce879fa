//! The exact odds against dice: what is enumerated must be what falls.

use std::path::Path;
use std::sync::Arc;

use crate::battle::{ModuleSet, Outcome, Posture, Seat, Side, Sides, Stance, Term};
use crate::board::{Board, Cell};
use crate::dice::{Chance, Dice, SeededDice};

use super::super::attack::{self, Blow};
use super::super::data::Dsa41Data;
use super::super::fighter::{Build, Vitality};
use super::super::luck::{self, Luck};
use super::super::manoeuvre::Art;
use super::super::module::Modules;
use super::super::round::{Round, consequence_vitality};
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::{check, damage, defence, fumble, muster, rule, word};
use super::exchange;

/// Exchanges that are rolled for each pair.
const EXCHANGES: u32 = 200_000;

fn builds(modules: Modules) -> Vec<Arc<Build>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/dsa41");
    let tables = Dsa41Data::load(&folder).unwrap_or_else(|problems| panic!("{problems}"));
    let people = tables.people.keys().map(|id| id.as_str().to_owned());
    let creatures = tables.creatures.keys().map(|id| id.as_str().to_owned());
    let ids: Vec<String> = people.chain(creatures).collect();
    ids.iter()
        .map(|id| Arc::new(muster::by_id(&tables, id, modules).unwrap()))
        .collect()
}

/// What was counted in the exchanges of a pair.
#[derive(Default)]
struct Count {
    hits: u32,
    lands: u32,
    wounds: u32,
    outs: u32,
    fumbles: u32,
    lucky: u32,
    losses: std::collections::BTreeMap<i16, u32>,
}

/// The difference of a count from its chance is at most five standard errors, all in whole numbers:
/// `(count * total - n * of)^2 <= 25 * n * of * (total - of)`.
fn agrees(what: &str, count: u32, chance: Chance) {
    let (count, n) = (i128::from(count), i128::from(EXCHANGES));
    let (of, total) = (chance.of as i128, chance.total as i128);
    let off = count * total - n * of;
    let bound = 25 * n * of * (total - of);
    assert!(
        off * off <= bound,
        "{what}: {count} of {n}, but the chance is {chance}"
    );
}

/// An effect of the odds; what they do not name never happens.
fn effect(effects: &[(Term, Chance)], word: Term) -> Chance {
    let found = effects.iter().find(|(known, _)| *known == word);
    found.map_or(Chance::NEVER, |(_, chance)| *chance)
}

fn pick(dice: &mut SeededDice, count: usize) -> usize {
    usize::from(dice.roll(250).unwrap()) % count
}

fn burden(build: &Arc<Build>, number: u16, at: Cell, dice: &mut SeededDice) -> Snapshot {
    let mut fighter = Snapshot::rested(build, number, at);
    fighter.wounds.0 = pick(dice, 4) as i16;
    fighter.body.posture = [Posture::Standing, Posture::Kneeling, Posture::Lying][pick(dice, 3)];
    fighter.life.now = 6 + pick(dice, build.life.max(7) as usize - 6) as i16;
    fighter
}

/// The modules of a comparison: those of all, and others with their variants besides, in the order of their names.
fn switches(others: &[(&str, Option<&str>)]) -> Modules {
    let of_all = [("optional:manoeuvres-basic", None), ("optional:tpkk", None)];
    let all = others.iter().chain(&of_all);
    let named = all.map(|(name, variant)| ((*name).to_owned(), variant.map(str::to_owned)));
    Modules::of(&ModuleSet(named.collect()))
}

fn compare_pairs(seeds: std::ops::Range<u64>, modules: Modules) {
    let builds = builds(modules);
    let ground = crate::battle::Ground::new(Arc::new(Board::new(8, 8).unwrap()), Arc::default());
    let side = || Side {
        name: "".into(),
        seat: Seat::Script,
    };
    let sides = Sides::new(vec![side(), side()], |_, _| Stance::Hostile);
    let round = Round {
        modules,
        ..Round::default()
    };
    for seed in seeds {
        let mut dice = SeededDice::new(seed);
        let (one, other) = (
            &builds[pick(&mut dice, builds.len())],
            &builds[pick(&mut dice, builds.len())],
        );
        let scene = Scene {
            fighters: Fighters::Own(vec![
                burden(one, 1, Cell::new(2, 2), &mut dice),
                burden(other, 2, Cell::new(4, 2), &mut dice),
            ]),
            sides: &sides,
            ground: &ground,
            round: &round,
            facts: Default::default(),
        };
        compare(
            &format!("seed {seed}, {} at {}", one.person, other.person),
            &scene,
            &mut dice,
        );
    }
}

fn compare(pair: &str, scene: &Scene, dice: &mut SeededDice) {
    let (from, to) = (&scene.fighters[0], &scene.fighters[1]);
    let arms: Vec<_> = from.arms().filter(|(_, arm)| !arm.kind.is_harmless).collect();
    let (slot, arm) = arms[pick(dice, arms.len())];
    let power = if arm.kind.arts.has(Art::Power) {
        pick(dice, 4) as i16
    } else {
        0
    };
    // Power blows and feints are announced one at a time.
    let feint = if power == 0 && arm.kind.arts.has(Art::Feint) && !to.build.is_animal {
        pick(dice, 4) as i16
    } else {
        0
    };
    let blow = Blow {
        power,
        feint,
        ..Blow::plain(slot as u8)
    };
    let defence = defence::all(scene, to, from, blow)
        .into_iter()
        .next()
        .map(|(means, found)| (means, found.ledger));
    let odds = exchange(scene, from, to, arm, blow, defence.clone()).unwrap();
    let ledger = attack::ledger::<crate::battle::Ledger>(scene, from, to, arm, blow);
    let mut count = Count::default();
    for _ in 0..EXCHANGES {
        let mut life = 0;
        let worst = fumble::worst_of_attack(scene.round.modules, arm, blow);
        let check = attack::roll(ledger.clone(), worst, dice).unwrap();
        let modules = scene.round.modules;
        count.fumbles += u32::from(
            check.outcome == Outcome::Fumble
                && fumble::knows_fumbles(modules, blow)
                && fumble::draw(modules, ledger.value(), dice).unwrap(),
        );
        if check.outcome.is_success() {
            count.hits += 1;
            let luck = match check.outcome {
                Outcome::Lucky => luck::draw(modules, blow, ledger.value(), dice).unwrap(),
                _ => Luck::None,
            };
            let blow = Blow { luck, ..blow };
            // Whoever answers a lucky blow does the best that is left.
            let lucky = defence::all(scene, to, from, blow).into_iter().next();
            let lucky = lucky.map(|(means, found)| (means, found.ledger));
            let defence = if luck == Luck::None { &defence } else { &lucky };
            let is_warded = defence.as_ref().is_some_and(|(means, ledger)| {
                let worst = fumble::worst_of_answer(modules, to, (blow, *means)).unwrap_or(check::WORST);
                check::roll_with(rule::ATK_02, ledger.clone(), worst, dice)
                    .unwrap()
                    .outcome
                    .is_success()
            });
            if !is_warded {
                count.lands += 1;
                let hit = damage::strike(&from.build, arm, blow, damage::Victim::of(to, None), dice).unwrap();
                life = hit.life;
                count.wounds += u32::from(hit.wounds > 0 || hit.luck.is_some());
                count.lucky += u32::from(luck.is_critical());
                let is_spent = hit.endurance > 0 && to.endurance.max > 0 && to.endurance.now <= hit.endurance;
                let is_out = consequence_vitality(&to.build, to.life.now - hit.life) > Vitality::Fit;
                count.outs += u32::from(is_spent || is_out);
            }
        }
        *count.losses.entry(life).or_default() += 1;
    }
    let lands = odds
        .chain
        .iter()
        .find(|(link, _)| *link == word::LANDS)
        .unwrap()
        .1;
    let hits = odds.chain.iter().find(|(link, _)| *link == word::HIT).unwrap().1;
    agrees(&format!("{pair}: hits"), count.hits, hits);
    agrees(&format!("{pair}: lands"), count.lands, lands);
    agrees(
        &format!("{pair}: wounds"),
        count.wounds,
        effect(&odds.effects, word::WOUND),
    );
    agrees(
        &format!("{pair}: out of the fight"),
        count.outs,
        effect(&odds.effects, word::OUT),
    );
    agrees(
        &format!("{pair}: fumbles"),
        count.fumbles,
        effect(&odds.effects, word::FUMBLE),
    );
    agrees(
        &format!("{pair}: lucky hits"),
        count.lucky,
        effect(&odds.effects, word::CRITICAL),
    );
    let rolled: Vec<i16> = count.losses.keys().copied().collect();
    for loss in rolled {
        assert!(
            odds.losses.iter().any(|(known, _)| *known == loss),
            "{pair}: a loss of {loss}"
        );
    }
    for (loss, chance) in &odds.losses {
        let counted = count.losses.get(loss).copied().unwrap_or(0);
        agrees(&format!("{pair}: a loss of {loss}"), counted, *chance);
    }
}

#[test]
fn the_odds_of_twenty_five_pairs_are_what_falls() {
    compare_pairs(0..25, switches(&[]));
}

#[test]
fn the_odds_of_twenty_five_other_pairs_are_what_falls() {
    compare_pairs(25..50, switches(&[]));
}

#[test]
fn the_odds_of_twelve_pairs_with_luck_are_what_falls() {
    compare_pairs(50..62, switches(&[("optional:crits", Some("source"))]));
}

#[test]
fn the_odds_of_twelve_pairs_with_second_rolls_are_what_falls() {
    let published = [("optional:crits", Some("wds")), ("optional:fumbles", Some("wds"))];
    compare_pairs(62..74, switches(&published));
}
