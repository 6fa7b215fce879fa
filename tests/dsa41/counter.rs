//! Blows that meet: what is left of the worse one.

use crate::drill::{drilled, feat, fight, spearman, strike, tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Story, man};

/// A blow of the hero into which the foe strikes with AT 12 - 4 = 8 and a 2: 6 points against what the hero has left, and 4 for his
/// initiative.
fn met(hero: String, name: &str, stakes: &[i16], faces: &[u8]) -> Story {
    let setup = drilled().with("expert:unarmed-manoeuvres");
    let mut story = fight(setup, hero, who(man(), &["SF-GEGENHALTEN"]), faces);
    story.choose(1, strike(2, name, stakes));
    assert_eq!(story.asked(), Some((2, "counter-blow")));
    story
}

#[test]
fn the_worse_blow_does_harm_of_its_own_kind() {
    let _proof = proves(&["MAN-GEGENHALTEN", "MAN-STUMPF", "MAN-U-KNAUF", "DMG-07"]);
    // The flat: AT 12 - 4 = 8, nothing left. TP(A) (6 + 4) / 2 = 5: AU 28 - 5, LE 28 - 3.
    let mut flat = met(man(), "flat-blow", &[0], &[8, 2, 6, 1]);
    flat.choose(2, feat("counter", &[0]));
    tells(
        &flat.end(),
        &[
            "2 struck [6] 5: 6 DMG-01 +4 DMG-01 -5 MAN-GEGENHALTEN",
            "1 struck [1] 5:",
            "2 le 28 -> 25",
            "2 au 28 -> 23",
        ],
    );
    // The pommel: AT 12. TP(A) (4 + 2) / 2 = 3: AU 28 - 3, LE 28 - 2.
    let mut pommel = met(who(man(), &["SF-KNAUFSCHLAG"]), "pommel", &[0], &[12, 2, 4, 1]);
    pommel.choose(2, feat("counter", &[0]));
    tells(
        &pommel.end(),
        &[
            "2 struck [4] 3: 4 DMG-01 +2 MAN-U-KNAUF -3 MAN-GEGENHALTEN",
            "2 le 28 -> 26",
            "2 au 28 -> 25",
        ],
    );
}

#[test]
fn a_worse_blow_that_does_no_harm_comes_to_nothing() {
    let _proof = proves(&["MAN-GEGENHALTEN", "MAN-UMREISSEN"]);
    // The trip of a spear: AT 12 - 8 = 4, nothing left. No points fall for it, and nobody looks to his balance.
    let tripper = || who(spearman(), &["SF-UMREISSEN"]);
    let mut trip = met(tripper(), "trip", &[0], &[4, 2, 1]);
    let counter = feat("counter", &[0]);
    let odds = trip.odds(&counter);
    assert_eq!(odds.unwrap().mean_loss_per_mille, 0);
    trip.choose(2, counter);
    let lines = trip.end();
    tells(
        &lines,
        &["2 counter 1: 2 success", "1 struck [1] 5:", "1 le 28 -> 23"],
    );
    assert!(
        !lines
            .iter()
            .any(|line| line.starts_with("2 struck") || line.contains("agility")),
        "{lines:#?}"
    );
    // Alone it trips: the counter misses with a 9. GE 12 - (1 + 5) = 6, a 7 fails.
    let mut alone = met(tripper(), "trip", &[0], &[4, 9, 1, 7, 1, 1]);
    alone.choose(2, feat("counter", &[0]));
    tells(&alone.end(), &["2 agility failed 0: 7", "2 prone MAN-UMREISSEN"]);
}

#[test]
fn the_worse_blow_does_nothing_besides() {
    let _proof = proves(&["MAN-GEGENHALTEN", "MAN-BETAEUBUNG"]);
    // A stunning blow: AT 12 - 4 - 2 = 6. TP(A) (6 + 4) / 2 = 5, without the 2 points and without a check.
    let stunner = who(man(), &["SF-BETAEUBUNG"]);
    let mut stun = met(stunner, "stunning-blow", &[2], &[6, 2, 6, 1]);
    stun.choose(2, feat("counter", &[0]));
    let lines = stun.end();
    tells(&lines, &["2 struck [6] 5:", "2 le 28 -> 25", "2 au 28 -> 23"]);
    assert!(
        !lines.iter().any(|line| line.contains("constitution")),
        "{lines:#?}"
    );
}

#[test]
fn bare_fists_strike_into_a_blow_too() {
    let _proof = proves(&["MAN-GEGENHALTEN", "UNA-06"]);
    // His sword lies at his feet. Fists 7, 1 less against a weapon, 4 less to strike into the blow: 2. TP(A) 4.
    let mut bare = drilled()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(who(man(), &["SF-GEGENHALTEN"]), (6, 5), "initiative: 20")
        .dice(&[13, 2, 4])
        .open();
    bare.plan(1, "fight").plan_free(2, "fight").act(2, "drop");
    while bare.asked() != Some((1, "attack")) {
        bare.pass(2);
    }
    bare.strike(1, 2);
    let counter = feat("counter", &[0]);
    assert_eq!(bare.ways(&counter, 20), 2);
    bare.choose(2, counter);
    tells(
        &bare.end(),
        &[
            "1 attack 2: 13 failure",
            "2 counter 1: 2 success",
            "1 struck [4] 4:",
            "1 au 28 -> 24",
        ],
    );
}

#[test]
fn great_initiative_does_not_help_to_strike_into_a_blow() {
    let _struck = strikes_out(&["INI-06"]);
    // INI 22 would bring a parry 1; AT 12 - 4 = 8.
    let mut quick = drilled()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(who(man(), &["SF-GEGENHALTEN"]), (6, 5), "initiative: 22")
        .dice(&[13, 9])
        .open();
    quick.plan(1, "fight").plan(2, "fight").pass(2).strike(1, 2);
    let counter = feat("counter", &[0]);
    assert_eq!(quick.ways(&counter, 20), 8);
    quick.choose(2, counter);
    tells(
        &quick.end(),
        &["2 counter 1: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-GEGENHALTEN)"],
    );
}
