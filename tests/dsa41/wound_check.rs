//! What wounds, low life energy and failed announcements do to the checks that follow.

use crate::drill::{drilled, fight, spearman, strike, tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, blow, defend, field, hewer, man, of};

#[test]
fn wounds_weaken_a_creature_in_checks_as_they_do_people() {
    let _proof = proves(&["ZON-03", "WND-05", "CNV-07"]);
    // A wolf has KO 11 for every attribute, armour 2, WS 6 and is small: 16 - 1 is the chest. 2 + 3 + 4 - 2 = 7 SP wound it there, which takes
    // a die of 1 besides, and KO and KK 1. Thrown down by 1 + 1 + 4 - 2 = 4 SP it checks KK 11 - 1 = 10: an 11 fails, INI - (1 + 2).
    let thrower = who(hewer(), &["SF-NIEDERWERFEN"]);
    let faces = [5, 16, 2, 3, 1, 5, 16, 1, 1, 11, 1, 2];
    let mut chest = fight(drilled().with("optional:zones"), thrower, of("OPP-09"), &faces);
    chest.strike(1, 2).take(2).pass(2);
    chest.plan(2, "fight").plan(1, "fight");
    chest.choose(1, strike(2, "knock-down", &[0])).take(2);
    tells(
        &chest.end(),
        &[
            "2 wounds +1 = 1 [6, 11, 17] ZON-03",
            "2 strength failed 0: 11 failure (MAN-NIEDERWERFEN; 10: 11 CNV-07 -1 ZON-03)",
        ],
    );
    // Without zones a wound takes GE 2: 4 + 5 - 2 = 7 SP. Tripped by 1 + 5 = 6 TP it checks GE 11 - 2 - 6 = 3: a 4 fails, INI - (1 + 1).
    let tripper = who(spearman(), &["SF-UMREISSEN"]);
    let mut flat = fight(drilled(), tripper, of("OPP-09"), &[5, 4, 4, 1, 4, 1, 1]);
    flat.strike(1, 2).take(2).pass(2);
    flat.plan(2, "fight").plan(1, "fight");
    flat.choose(1, strike(2, "trip", &[0])).take(2);
    tells(
        &flat.end(),
        &[
            "2 wounds +1 = 1 [6, 11, 17] WND-01",
            "2 agility failed 0: 4 failure (MAN-UMREISSEN; 3: 11 CNV-07 -2 WND-05 -6 MAN-UMREISSEN)",
        ],
    );
}

#[test]
fn a_dodge_does_not_end_the_malus_of_a_failed_announcement() {
    let _proof = proves(&["MAN-GEN-05", "AUS-03"]);
    // AT 12 - 4 = 8 misses with a 12. AW 7 + 3 (SF-AUSWEICHEN1) - 4 (AUS-05) - 4 = 2 fails with a 3: TP 1 + 4. A dodge is neither an attack
    // nor a parry: the next blow is still 4 worse, and the parry after it is not.
    let dodger = who(man(), &["SF-FINTE", "SF-AUSWEICHEN1"]);
    let mut fight = fight(drilled(), dodger, man(), &[12, 5, 3, 1, 19, 12, 12]);
    fight.announce(1, 2, "feint", 4).strike(2, 1);
    assert_eq!(fight.ways(&defend("aimed-dodge"), 20), 2);
    fight.defend(1, "aimed-dodge");
    fight.plan(2, "fight").plan(1, "fight");
    assert_eq!(fight.ways(&blow(2, 0), 20), 8);
    fight.strike(1, 2).strike(2, 1);
    assert_eq!(fight.ways(&defend("parry"), 20), 12);
    fight.defend(1, "parry").end();
}

#[test]
fn what_it_takes_to_ignore_weakness_contains_it_already() {
    let _struck = strikes_out(&["LEN-01"]);
    // LE 15 - 10 = 5 is less than a quarter of 28. Of 14 points 12 are taken (LEN-04), and not 9 besides: 2 for 12, 12 and 13.
    let steady = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-SELBSTBEHERRSCHUNG", value: 14)"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(steady.ron(), (2, 1), "initiative: 10, life: 15")
        .with("optional:ignore-incapacity")
        .with("optional:low-le")
        .dice(&[3, 6, 12, 12, 13])
        .open();
    fight.plan(2, "fight").plan(1, "fight");
    fight.strike(1, 2).take(2).act(2, "defy");
    tells(&fight.end(), &["2 self-control passed 1", "2 defiant LEN-04"]);
}
