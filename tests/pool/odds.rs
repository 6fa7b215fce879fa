//! Exact odds: the chances that are told are those of the fight.

use klingentanz::battle::{Choice, Odds};
use klingentanz::dice::Chance;

use super::tale::*;

fn odds(choice: &Choice, hero: (&str, &str), foe: (&str, &str)) -> Odds {
    let fight = duel(hero, foe, &[]);
    fight.odds(choice).unwrap()
}

fn chance(odds: &Odds, link: &str) -> Chance {
    let links = odds.chain.iter().chain(&odds.effects);
    links.into_iter().find(|(word, _)| word.0 == link).unwrap().1
}

#[test]
fn an_attack_of_ten_dice_has_a_success_as_often_as_the_dice_say() {
    let odds = odds(
        &hit("strike", 2, 0),
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
    );
    // No success of ten dice: 1/2^10. A majority of ones, six or more of ten: the sum of C(10, k) 5^(10 - k) for k from 6 to 10:
    // 210*625 + 120*125 + 45*25 + 10*5 + 1 = 131250 + 15000 + 1125 + 50 + 1 = 147426 of 6^10 = 60466176.
    assert_eq!(chance(&odds, "botched"), Chance::new(147_426, 60_466_176));
    // No success and no majority of ones: ten faces of 1 to 3 (3^10 = 59049 ways) without those with six ones or more among
    // them: the sum of C(10, k) 2^(10 - k): 210*16 + 120*8 + 45*4 + 10*2 + 1 = 3360 + 960 + 180 + 20 + 1 = 4521.
    let missed = 59_049 - 4_521;
    assert_eq!(
        chance(&odds, "hits"),
        Chance::new(60_466_176 - 147_426 - missed, 60_466_176)
    );
}

#[test]
fn the_chances_of_the_losses_sum_to_one() {
    let odds = odds(
        &hit("strike", 2, 0),
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
    );
    // All have one denominator when brought to it: compare by cross-multiplication in per mille of a great number.
    let total: f64 = odds
        .losses
        .iter()
        .map(|(_, it)| it.of as f64 / it.total as f64)
        .sum();
    assert!((total - 1.0).abs() < 1e-9, "{total}");
    // Least: a glancing 1 + 5 = 6 -> 3. Most: all twelve points.
    let losses: Vec<i16> = odds.losses.iter().map(|(loss, _)| *loss).collect();
    assert_eq!((losses[0], losses[1], *losses.last().unwrap()), (0, 3, 12));
}

#[test]
fn the_odds_of_an_attack_are_those_of_many_fights() {
    let told = odds(
        &hit("strike", 2, 0),
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
    );
    let lands = chance(&told, "lands");
    let mut landed = 0;
    const FIGHTS: u64 = 400;
    for seed in 0..FIGHTS {
        let mut fight = ground()
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
            .seed(seed)
            .open();
        fight
            .plan(1, "fight")
            .plan(2, "fight")
            .choose(1, hit("strike", 2, 0));
        landed += u64::from(fight.lines().iter().any(|line| line.starts_with("2 struck")));
    }
    // Five standard errors of a share of 400 are at most 5 * sqrt(0.25 / 400) = 12.5 %.
    let (share, expected) = (
        landed as f64 / FIGHTS as f64,
        lands.of as f64 / lands.total as f64,
    );
    assert!((share - expected).abs() < 0.125, "{share} instead of {expected}");
}

#[test]
fn the_odds_of_a_manoeuvre_name_what_hinders_the_other() {
    let _proof = super::proof::proves(&["PL-CRL-01"]);
    // Aldric is at his last point: two successes less for him, which the card of the goblin tells beside its own three.
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6, hit_points: 1"),
        (GOBLIN, "initiative_die: 1"),
        &[],
    );
    fight.pass(1);
    let choice = hit("disarm", 1, 0);
    let odds = fight.odds(&choice).unwrap();
    let ledger = |name: &str| {
        let found = odds.ledgers.iter().find(|(word, _)| word.0 == name);
        let ledger = &found.unwrap().1;
        let lines = ledger.lines.iter().map(|line| (line.rule.0, line.amount));
        lines.collect::<Vec<_>>()
    };
    assert_eq!(ledger("defence-successes"), [("PL-CRL-01", -2)]);
    assert_eq!(ledger("successes"), [("PL-MAN-05", -3)]);
}
