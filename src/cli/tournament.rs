//! `klingentanz simulate --tournament`: each two of some policies fight, and a table rates them.

use std::io::Write;
use std::sync::atomic::Ordering;

use serde_json::json;

use super::failure::Failure;
use super::ratings::{Encounter, Rating, rate};
use super::simulate::{Policy, Simulate, stopped_by_keys};
use super::table::write_table;
use super::voice::Voice;
use crate::words::Phrase;

/// What a policy has come to.
struct Standing {
    policy: Policy,
    rating: Rating,
    fights: u64,
    wins: u64,
    draws: u64,
}

/// Lets each two of the policies fight from both sides of the level, and prints what they are worth, the best first.
///
/// # Errors
///
/// Fewer than two policies, one of them twice, a level without exactly two sides, or whatever a simulation may come to.
pub fn obey(simulate: &Simulate, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
    let policies = simulate.policies();
    let is_twice = |(place, policy): (usize, &Policy)| policies[..place].contains(policy);
    if policies.len() < 2 || policies.iter().enumerate().any(is_twice) {
        let usage = "--tournament needs two or more policies that differ: name them in --policy, with colons in between";
        return Err(Failure::Usage(vec![usage.to_owned()]));
    }
    let pairs: Vec<(usize, usize)> = (0..policies.len())
        .flat_map(|a| (a + 1..policies.len()).map(move |b| (a, b)))
        .collect();
    let stop = stopped_by_keys()?;
    let progress = simulate.progress(voice, pairs.len() as u64);
    let mut encounters = Vec::new();
    for players in pairs {
        let (lab, _) = simulate.lab_of(&[policies[players.0], policies[players.1]], true)?;
        let tally = lab.fight_all(simulate.battles(), simulate.threads(), &stop, &progress)?;
        encounters.push(Encounter {
            players,
            fights: tally.fights,
            wins: tally.places.first().copied().unwrap_or(0),
            draws: tally.draws,
        });
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    progress.finish_and_clear();
    let standings = standings(policies, &encounters);
    if simulate.is_json() {
        writeln!(out, "{}", as_json(simulate, policies, &encounters, &standings))?;
    } else {
        show(simulate, &standings, voice, out)?;
    }
    match stop.load(Ordering::Relaxed) {
        true => Err(Failure::Told(
            "interrupted: only the fights so far are counted".to_owned(),
        )),
        false => Ok(()),
    }
}

fn standings(policies: &[Policy], encounters: &[Encounter]) -> Vec<Standing> {
    let ratings = rate(policies.len(), encounters);
    let mut standings: Vec<Standing> = policies
        .iter()
        .zip(ratings)
        .enumerate()
        .map(|(place, (policy, rating))| {
            let mut standing = Standing {
                policy: *policy,
                rating,
                fights: 0,
                wins: 0,
                draws: 0,
            };
            for it in encounters {
                let won = match it.players {
                    (first, _) if first == place => it.wins,
                    (_, second) if second == place => it.fights - it.wins - it.draws,
                    _ => continue,
                };
                standing.fights += it.fights;
                standing.wins += won;
                standing.draws += it.draws;
            }
            standing
        })
        .collect();
    standings.sort_by(|a, b| b.rating.rating.total_cmp(&a.rating.rating));
    standings
}

fn show(
    simulate: &Simulate,
    standings: &[Standing],
    voice: &Voice,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let heading = Phrase::key("cli-tournament-heading")
        .with("folder", Phrase::plain(simulate.folder()))
        .with("count", i64::try_from(simulate.battles()).unwrap_or(i64::MAX));
    writeln!(out, "{}", voice.say(&heading))?;
    let columns = ["policy", "rating", "interval", "wins", "draws", "fights"];
    let head = columns.map(|column| voice.say(&Phrase::key(format!("cli-column-{column}"))));
    let row = |it: &Standing| {
        let Rating { rating, margin } = it.rating;
        [
            it.policy.name(),
            signed(rating),
            format!("{} … {}", signed(rating - margin), signed(rating + margin)),
            it.wins.to_string(),
            it.draws.to_string(),
            it.fights.to_string(),
        ]
    };
    let rows: Vec<[String; 6]> = [head].into_iter().chain(standings.iter().map(row)).collect();
    Ok(write_table(&rows, out)?)
}

/// A rating in whole points with its sign.
fn signed(rating: f64) -> String {
    let whole = rating.round() as i64;
    match whole {
        0 => "0".to_owned(),
        1.. => format!("+{whole}"),
        _ => format!("−{}", whole.unsigned_abs()),
    }
}

fn as_json(
    simulate: &Simulate,
    policies: &[Policy],
    encounters: &[Encounter],
    standings: &[Standing],
) -> serde_json::Value {
    let tenths = |points: f64| (points * 10.0).round() / 10.0;
    let standing = |it: &Standing| {
        json!({
            "policy": it.policy.name(),
            "rating": tenths(it.rating.rating),
            "margin": tenths(it.rating.margin),
            "battles": it.fights,
            "wins": it.wins,
            "draws": it.draws,
        })
    };
    let encounter = |it: &Encounter| {
        json!({
            "policies": [policies[it.players.0].name(), policies[it.players.1].name()],
            "battles": it.fights,
            "wins": [it.wins, it.fights - it.wins - it.draws],
            "draws": it.draws,
        })
    };
    json!({
        "level": simulate.folder(),
        "policies": standings.iter().map(standing).collect::<Vec<_>>(),
        "encounters": encounters.iter().map(encounter).collect::<Vec<_>>(),
    })
}
