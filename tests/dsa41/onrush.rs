//! How far a charge leads, and what is left of it where it is met.

use crate::drill::{drilled, feat, strike, tells, who};
use crate::proof::proves;
use crate::story::{Story, man};

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
