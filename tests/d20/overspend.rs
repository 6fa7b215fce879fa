//! Over-spending: what spells do to their caster that are more than he can bear.

use klingentanz::battle::Choice;

use super::caster::*;
use super::proof::proves;
use super::story::Story;
use super::tale::*;

/// A wizard who has cast an empowered fireball, 4 points too many, with dice for that.
fn strained(start: &str, faces: &[u8]) -> Story {
    let mut all = vec![1, 1, 1, 1, 1, 1, 20];
    all.extend(faces);
    let person = altering(&["16"], "15", &["04"], "None");
    let friend = super::tale::person(ALDA);
    let setup = against_bugbear(person, start, (6, 1), &all).hero(friend, (11, 11), "initiative_die: 10");
    let mut fight = opened(setup);
    fight.choose(1, cast_at(1, (6, 1)));
    fight
}

#[test]
fn over_spending_strains_fells_maddens_or_kills() {
    let _proof = proves(&["D20-OVR-01", "D20-OVR-02", "D20-OVR-03", "D20-OVR-04"]);
    // The row of 4 to 6 points: death to 2, madness to 10, collapse to 30, then strain. Fortitude 3 against 14: 10 fails, 11 passes, which
    // makes it one step milder; a natural 20 always passes.
    let tired = "conditions: [(state: Fatigued, until: Open)]";
    let spent = "conditions: [(state: Exhausted, until: Open)]";
    for (start, faces, told, state) in [
        ("", &[31, 11][..], "1 bears-it", None),
        ("", &[31, 10], "1 strain", Some("fatigued")),
        (tired, &[31, 10], "1 strain", Some("exhausted")),
        (spent, &[31, 10, 3], "1 collapse", Some("unconscious")),
        ("", &[30, 11], "1 strain", Some("fatigued")),
        ("", &[30, 10, 3], "1 collapse", Some("unconscious")),
        ("", &[11, 10, 3], "1 collapse", Some("unconscious")),
        ("", &[10, 11, 3], "1 collapse", Some("unconscious")),
        ("", &[10, 10], "1 madness", Some("confused")),
        ("", &[3, 10], "1 madness", Some("confused")),
        ("", &[2, 11], "1 madness", Some("confused")),
        ("", &[2, 10], "1 death", Some("dead")),
    ] {
        let mut fight = strained(start, faces);
        let states = fight.states(1);
        let is_there = state.is_none_or(|state| states.contains(&state));
        assert!(is_there, "{faces:?}: {states:?}");
        holds(&fight.end(), told);
    }
    // The collapse lasts for 2 rounds, then he is exhausted.
    let mut fight = strained("", &[30, 10, 2]);
    assert!(fight.states(1).contains(&"prone"));
    fight.pass(3).pass(2).pass(3).pass(2);
    let states = fight.states(1);
    assert!(
        !states.contains(&"unconscious") && states.contains(&"exhausted"),
        "{states:?}"
    );
    fight.end();
}

#[test]
fn every_row_of_the_table_of_over_spending_is_there() {
    let _proof = proves(&["D20-OVR-03"]);
    // Excess, then the highest faces of death, madness and collapse. Spells that cost so much: 5 + excess.
    let rows: [(u8, &[&str], &[&str], [u8; 3]); 6] = [
        (2, &["19"], &["07"], [0, 2, 12]),
        (4, &["16"], &["04"], [2, 10, 30]),
        (8, &["15"], &["03"], [5, 20, 45]),
        (14, &["15", "17"], &["03", "05"], [10, 30, 60]),
        (18, &["15", "16", "17"], &["03", "04", "05"], [20, 45, 75]),
        (
            22,
            &["13", "14", "15", "16", "17"],
            &["01", "02", "03", "04", "05"],
            [30, 60, 90],
        ),
    ];
    for (excess, feats, with, [death, madness, collapse]) in rows {
        let spell = if excess == 2 { "17" } else { "15" };
        let dice = match excess {
            2 | 14 => 0,
            _ => 6,
        };
        for (face, told) in [
            (death, "1 death"),
            (death + 1, "1 madness"),
            (madness, "1 madness"),
            (madness + 1, "1 collapse"),
            (collapse, "1 collapse"),
            (collapse + 1, "1 strain"),
            (100, "1 strain"),
        ] {
            if face == 0 {
                continue;
            }
            let mut faces = vec![1; dice];
            if spell == "15" {
                faces.push(20);
            }
            faces.extend([face, 1]);
            if told == "1 collapse" {
                faces.push(4);
            }
            let person = altering(feats, spell, with, "None");
            let mut fight = opened(against_two(person, "", (6, 1), &faces));
            let choice: Choice = if spell == "17" {
                cast(1, 1)
            } else {
                cast_at(1, (6, 1))
            };
            fight.choose(1, choice);
            let lines = fight.end();
            holds(&lines, &format!("1 excess [] {excess}"));
            holds(&lines, told);
        }
    }
}

#[test]
fn the_odds_tell_what_over_spending_may_do() {
    let _proof = proves(&["D20-OVR-01"]);
    // Fortitude 3 against 14: 10 of 20 save. Death 2 % unsaved: 1 %. Madness 8 % unsaved and 2 % saved: 5 %. Collapse 20 and 8: 14 %.
    // Strain 70 and 20: 45 %.
    let person = altering(&["16"], "15", &["04"], "None");
    let mut fight = opened(against_bugbear(
        person,
        "",
        (6, 1),
        &[1, 1, 1, 1, 1, 1, 20, 31, 20],
    ));
    let odds = fight.odds(&cast_at(1, (6, 1))).unwrap();
    let of = |name: &str| {
        let found = odds.effects.iter().find(|(term, _)| term.0 == name);
        found.map(|(_, chance)| chance.parts(100))
    };
    assert_eq!(
        ["death", "madness", "collapse", "strain"].map(of),
        [Some(1), Some(5), Some(14), Some(45)]
    );
    fight.choose(1, cast_at(1, (6, 1)));
    fight.end();
}

#[test]
fn who_casts_with_too_few_points_dies_or_goes_mad() {
    let _proof = proves(&["D20-OVR-05"]);
    // A fireball with 3 points: 2 are missing. 60 kills, 61 maddens; Fortitude 2 against 17 turns death into madness: 15.
    for (faces, told, state) in [
        (&[60, 14][..], "1 death", "dead"),
        (&[60, 15], "1 madness", "confused"),
        (&[61], "1 madness", "confused"),
    ] {
        let mut all = vec![1, 1, 1, 1, 1, 1, 20];
        all.extend(faces);
        let mut fight = opened(elenwe("spell_points: 3", &all).with("optional:sp-beyond-quota"));
        fight.choose(1, cast_at(FIREBALL, (6, 1)));
        assert!(fight.states(1).contains(&state), "{faces:?}");
        let lines = fight.end();
        holds(&lines, "1 spell-points 3 -> 0");
        holds(&lines, told);
    }
}
