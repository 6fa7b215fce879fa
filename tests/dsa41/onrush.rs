//! How far a charge leads, what is left of it where it is met, and whom a sweep cannot shake.

use crate::drill::{drilled, feat, fight, strike, tells, who};
use crate::proof::proves;
use crate::story::{Story, hewer, man, of};

/// A charger of GS 8 on a corner, and a foe on the diagonal.
fn on_the_diagonal(foe: i16, faces: &[u8]) -> Story {
    let mut story = drilled()
        .hero(who(man(), &["SF-STURMANGRIFF"]), (0, 0), "initiative: 14")
        .foe(man(), (foe, foe), "initiative: 10")
        .dice(faces)
        .open();
    story.plan(2, "fight").plan(1, "fight").skip();
    story
}

#[test]
fn a_charge_counts_squares_whichever_way_it_goes() {
    let _proof = proves(&["MAN-STURMANGRIFF"]);
    let charge = strike(2, "charge", &[0, 0]);
    // GS 8: eight squares to (8,8), beside (9,9). AT 12 - 4 = 8, a 9 misses.
    let mut eight = on_the_diagonal(9, &[9]);
    eight.choose(1, charge.clone());
    tells(
        &eight.end(),
        &[
            "1 to 1,1 SE 3 MAN-STURMANGRIFF",
            "1 to 7,7 SE 3 MAN-STURMANGRIFF",
            "1 to 8,8 SE 3 MAN-STURMANGRIFF",
            "1 charge 2: 9 failure (ATK-01; 8:",
        ],
    );
    let mut nine = on_the_diagonal(10, &[]);
    assert_eq!(nine.forbidden(1, &charge), "MAN-STURMANGRIFF");
}

/// A charge along a row, into which its target strikes. Both have AT 12 - 4 = 8; the charger has 4 for his initiative.
fn met(faces: &[u8]) -> Vec<String> {
    let mut story = drilled()
        .hero(who(man(), &["SF-STURMANGRIFF"]), (1, 5), "initiative: 14")
        .foe(who(man(), &["SF-GEGENHALTEN"]), (7, 5), "initiative: 10")
        .dice(faces)
        .open();
    story.plan(2, "fight").plan(1, "fight");
    story
        .choose(1, strike(2, "charge", &[0, 0]))
        .choose(2, feat("counter", &[0]));
    if story.asked() == Some((1, "press")) {
        story.pass(1);
    }
    story.end()
}

#[test]
fn the_points_of_a_run_count_in_the_worse_blow_too() {
    let _proof = proves(&["MAN-GEGENHALTEN", "MAN-STURMANGRIFF"]);
    // The counter is the worse: 8 - 8 against 8 - 2 + 4. The charge 1 + 4 + 8; the counter half of 3 + 4 and the 8 of the run.
    tells(
        &met(&[2, 8, 1, 3]),
        &[
            "2 struck [1] 13:",
            "1 struck [3] 7: 3 DMG-01 +4 DMG-01 +8 MAN-GEGENHALTEN -8 MAN-GEGENHALTEN",
        ],
    );
    // The charge is the worse: 8 - 8 + 4 against 8 - 2. Half of 1 + 4 + 8; the counter 3 + 4 + 8.
    tells(
        &met(&[8, 2, 1, 3]),
        &[
            "2 struck [1] 6: 1 DMG-01 +4 DMG-01 +8 MAN-STURMANGRIFF -7 MAN-GEGENHALTEN",
            "1 struck [3] 15:",
        ],
    );
}

#[test]
fn a_sweep_does_not_shake_a_horse() {
    let _proof = proves(&["MAN-BEFREIUNG"]);
    // AT 12 - 4 = 8, TP 1 + 2 + 4 = 7, RS 1. Four legs and a big body: nothing to withstand, nowhere to go.
    let sweeper = who(hewer(), &["SF-BEFREIUNGSSCHLAG"]);
    let mut horse = fight(drilled(), sweeper, of("OPP-18"), &[8, 1, 2]);
    let sweep = strike(2, "sweep", &[1, 0]);
    let odds = horse.odds(&sweep).unwrap();
    let falls = odds.effects.iter().filter(|(word, _)| word.0 == "throws-down");
    assert_eq!(falls.map(|(_, chance)| chance.of).sum::<u128>(), 0);
    horse.choose(1, sweep);
    if horse.asked() == Some((2, "defend")) {
        horse.take(2);
    }
    let lines = horse.end();
    tells(&lines, &["2 struck [1, 2] 7:", "2 le 55 -> 49"]);
    let is_shaken = |line: &String| line.contains("strength") || line.starts_with("2 ini");
    assert!(!lines.iter().any(is_shaken), "{lines:#?}");
}
