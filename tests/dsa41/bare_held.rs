//! What somebody may still do who is held.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::bare::{brawler, grapple, ring};
use crate::drill::{drilled, fight, strike, tells, who};
use crate::proof::proves;
use crate::story::{defend, go, man};

#[test]
fn who_is_held_does_not_dodge_out_of_the_square() {
    let _proof = proves(&["MAN-U-HOLDS"]);
    // Hand to hand he dodges where he is: AW 7 + 3 - 8.
    let nimble = who(brawler(), &["SF-AUSWEICHEN1"]);
    let hero = who(brawler(), &["SF-GRIFF"]);
    let mut grip = fight(ring().with("optional:dk"), hero, nimble, &[12, 12, 10, 1]);
    grip.choose(1, strike(2, "shorten", &[])).take(2).pass(2);
    grip.plan(2, "fight").plan(1, "fight");
    grip.choose(1, grapple(2, "grip", &[0])).take(2).pass(2);
    grip.plan(2, "fight").plan(1, "fight").strike(1, 2);
    for means in ["aimed-dodge-back", "aimed-dodge-far"] {
        assert_eq!(grip.forbidden(2, &defend(means)), "MAN-U-HOLDS", "{means}");
    }
    assert_eq!(grip.ways(&defend("aimed-dodge"), 20), 2);
    grip.take(2);
    grip.end();
}

#[test]
fn in_a_clinch_no_other_manoeuvre_goes() {
    let _proof = proves(&["MAN-U-KLAMMER"]);
    let mut clinch = fight(ring(), who(brawler(), &["SF-KLAMMER"]), brawler(), &[12]);
    clinch.choose(1, grapple(2, "clinch", &[0])).take(2);
    assert_eq!(
        clinch.forbidden(2, &strike(1, "flat-blow", &[0])),
        "MAN-U-KLAMMER"
    );
}

#[test]
fn nobody_strikes_into_a_blow_out_of_a_clinch() {
    let _proof = proves(&["MAN-U-KLAMMER", "MAN-GEGENHALTEN"]);
    let setup = drilled().with("expert:unarmed-manoeuvres");
    let foe = who(brawler(), &["SF-GEGENHALTEN"]);
    let mut clinch = fight(setup, who(brawler(), &["SF-KLAMMER"]), foe, &[12, 12, 1]);
    clinch.choose(1, grapple(2, "clinch", &[0]));
    assert_eq!(clinch.asked(), Some((2, "counter-blow")));
    clinch.pass(2).take(2).pass(2);
    clinch.plan(2, "fight").plan(1, "fight").strike(1, 2);
    assert_eq!(clinch.asked(), Some((2, "defend")));
    clinch.take(2);
    clinch.end();
}

#[test]
fn who_is_held_strikes_in_passing_with_his_fists_alone() {
    let _proof = proves(&["MAN-U-HOLDS", "PAS-01"]);
    // Against the man with the sword the grip is 1 harder: 11. Fists 7 - 1 - 4 = 2 against the comrade who goes away. Those
    // fists reach only forward (BRD-08), where facing counts, and the man looks at his foe.
    let mut grip = ring()
        .with("optional:passierschlag")
        .without("optional:facing")
        .hero(who(brawler(), &["SF-GRIFF"]), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .hero(man(), (7, 5), "initiative: 8")
        .dice(&[11, 3])
        .open();
    grip.plan(3, "move-defend")
        .plan(2, "fight")
        .plan(1, "fight")
        .skip();
    grip.choose(1, grapple(2, "grip", &[0])).take(2).pass(2);
    grip.choose(3, go("walk", &[(8, 5)]));
    assert_eq!(grip.asked(), Some((2, "passing-strike")));
    let with = |slot| Choice::Attack {
        target: FighterId(3),
        with: Slot(slot),
        manoeuvre: Term::named("passing-strike").unwrap(),
        stakes: Vec::new(),
    };
    assert_eq!(grip.forbidden(2, &with(0)), "MAN-U-HOLDS");
    assert_eq!(grip.ways(&with(1), 20), 2);
    grip.choose(2, with(1));
    tells(
        &grip.end(),
        &["2 passing-strike 3 from rear: 3 failure (ATK-01; 2:"],
    );
}
