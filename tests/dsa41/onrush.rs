//! How far a charge leads.

use crate::drill::{drilled, strike, tells, who};
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
