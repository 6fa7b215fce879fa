//! Every weapon for shots: ranged attack and hit points at both ends of its range, loading.
//!
//! The bearer has KK 18 and 12 in all else: FK-Basis (12 + 12 + 18) / 5 = 8.4, so 8; with ten points of the talent FK 18. A man who
//! stands still is -2 and +2; a shot that is not aimed -2, a throw not. The last metre of the second band changes nothing, that of
//! the fifth is -12 (RNG-04). Spears need two squares behind the thrower (SIT-13). Strength adds (18 - threshold) / step, rounded
//! down; the bands add what the row says.

use klingentanz::battle::Choice;

use super::{Stage, number};
use crate::proof::proves;
use crate::story::{Man, Story, man, open_field, shot};

/// Id; the end of the second band, the value there, TP when all dice show 6; the end of the fifth band, the value there, TP when all
/// dice show 1; dice, actions to load, whether wounds come two points earlier.
struct Row(&'static str, i16, i16, i16, i16, i16, i16, u8, i16, bool);

/// Somebody with KK 18 and ten points of a talent, with a weapon of it in his hand.
fn shooter(talent: &str, weapon: &str) -> String {
    let strong = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 18],
        talents: "TALENT",
        shots: "SHOT",
        ..Man::default()
    };
    strong
        .ron()
        .replace(
            "TALENT",
            &format!(
                r#"(talent: "TAL-SCHWERTER", value: 0, attack: 0, parry: 0), (talent: "{talent}", value: 10)"#
            ),
        )
        .replace("SHOT", &format!(r#"(weapon: "{weapon}", talent: "{talent}")"#))
}

/// Lets everybody declare, shoots with a die that just hits, and tells what the hit does.
fn hit(fight: &mut Story, value: i16) -> Vec<String> {
    fight.plan(2, "defend").plan(1, "fight").skip();
    let manoeuvre = ["throw", "quick-shot"].map(|name| shot(2, name));
    let offered = |choice: &&Choice| {
        fight
            .system
            .judge(
                fight.app.world(),
                fight.battle,
                klingentanz::battle::FighterId(1),
                choice,
            )
            .is_ok()
    };
    let choice = manoeuvre.iter().find(offered).unwrap().clone();
    fight.choose(1, choice);
    fight.take(2);
    let lines = fight.end();
    assert!(
        lines[0].contains(&format!(" success (RNG-01; {value}:")),
        "{lines:#?}"
    );
    lines
}

/// Hits with every weapon at the end of its second and of its fifth band.
fn shoot_each(talent: &str, rows: &[Row]) {
    let mut stage = Stage::new();
    for &Row(id, middle, value, strong, end, far, weak, dice, load, early) in rows {
        for (metres, value, face, points) in [(middle, value, 6, strong), (end, far, 1, weak)] {
            let mut faces = vec![value as u8];
            faces.extend(vec![face; usize::from(dice)]);
            let fight = open_field(210, 3)
                .hero(shooter(talent, id), (2, 1), "initiative: 14, style: 1")
                .foe(man(), (2 + metres, 1), "initiative: -5")
                .dice(&faces);
            stage.tell(fight, |fight| {
                assert_eq!(number(&fight.value(1, "fk")), 18, "FK of {id}");
                assert_eq!(number(&fight.value(1, "loading")), load, "loading of {id}");
                let lines = hit(fight, value);
                let struck = format!("2 struck {:?} {points}:", vec![face; usize::from(dice)]);
                assert!(
                    lines.iter().any(|line| line.starts_with(&struck)),
                    "{id}: {struck} {lines:#?}"
                );
                let thresholds = if early { "[4, 10, 16]" } else { "[6, 12, 18]" };
                let wounds = lines.iter().find(|line| line.starts_with("2 wounds"));
                assert!(
                    wounds.is_none_or(|line| line.contains(thresholds)),
                    "{id}: {lines:#?}"
                );
            });
        }
    }
}

#[test]
fn bows_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-BOGEN",
        "RWP-SHORTBOW",
        "RWP-LONGBOW",
        "RWP-COMPBOW",
        "RWP-WARBOW",
        "RWP-ELFBOW",
        "RWP-ORCBOW",
    ]);
    shoot_each(
        "TAL-BOGEN",
        &[
            Row("RWP-SHORTBOW", 15, 16, 11, 60, 4, 4, 1, 2, true),
            Row("RWP-LONGBOW", 25, 16, 14, 200, 4, 6, 1, 4, true),
            Row("RWP-COMPBOW", 20, 16, 12, 80, 4, 6, 1, 3, true),
            Row("RWP-WARBOW", 20, 16, 15, 150, 4, 8, 1, 4, true),
            Row("RWP-ELFBOW", 25, 16, 13, 200, 4, 6, 1, 3, true),
            Row("RWP-ORCBOW", 15, 16, 12, 100, 4, 4, 1, 3, true),
        ],
    );
}

#[test]
fn crossbows_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-ARMBRUST",
        "RWP-LIGHTXBOW",
        "RWP-WINDLASS",
        "RWP-ARBALEST",
        "RWP-EISENWALDER",
        "RWP-BALESTRINA",
    ]);
    shoot_each(
        "TAL-ARMBRUST",
        &[
            Row("RWP-LIGHTXBOW", 15, 16, 13, 60, 4, 6, 1, 15, true),
            Row("RWP-WINDLASS", 30, 16, 20, 180, 4, 5, 2, 30, true),
            Row("RWP-ARBALEST", 20, 16, 18, 100, 4, 5, 2, 30, true),
            Row("RWP-EISENWALDER", 10, 16, 9, 40, 4, 3, 1, 3, true),
            Row("RWP-BALESTRINA", 4, 16, 11, 25, 4, 4, 1, 2, false),
        ],
    );
}

#[test]
fn slings_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&["TAL-SCHLEUDER", "RWP-SLING", "RWP-STAFFSLING"]);
    shoot_each(
        "TAL-SCHLEUDER",
        &[
            Row("RWP-SLING", 5, 16, 8, 40, 4, 3, 1, 2, false),
            Row("RWP-STAFFSLING", 5, 16, 11, 60, 4, 6, 1, 2, false),
        ],
    );
}

#[test]
fn throwing_knives_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-WURFMESSER",
        "RWP-THRKNIFE",
        "RWP-THRDAGGER",
        "RWP-THRSTAR",
        "RWP-STONE",
    ]);
    shoot_each(
        "TAL-WURFMESSER",
        &[
            Row("RWP-THRKNIFE", 4, 18, 7, 15, 6, 1, 1, 1, false),
            Row("RWP-THRDAGGER", 4, 18, 8, 15, 6, 2, 1, 1, false),
            Row("RWP-THRSTAR", 4, 18, 8, 20, 6, 3, 1, 1, false),
            Row("RWP-STONE", 2, 18, 7, 12, 6, 1, 1, 1, false),
        ],
    );
}

#[test]
fn throwing_axes_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&["TAL-WURFBEILE", "RWP-THRAXE", "RWP-SCHNEIDZAHN"]);
    shoot_each(
        "TAL-WURFBEILE",
        &[
            Row("RWP-THRAXE", 5, 18, 11, 25, 6, 4, 1, 1, false),
            Row("RWP-SCHNEIDZAHN", 5, 18, 12, 30, 6, 5, 1, 1, false),
        ],
    );
}

#[test]
fn javelins_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&["TAL-WURFSPEERE", "RWP-JAVELIN", "RWP-THRSPEAR"]);
    shoot_each(
        "TAL-WURFSPEERE",
        &[
            Row("RWP-JAVELIN", 10, 18, 13, 40, 6, 6, 1, 1, true),
            Row("RWP-THRSPEAR", 10, 18, 11, 40, 6, 4, 1, 1, false),
        ],
    );
}

#[test]
fn discuses_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&["TAL-DISKUS", "RWP-DISCUS", "RWP-WARDISCUS"]);
    shoot_each(
        "TAL-DISKUS",
        &[
            Row("RWP-DISCUS", 10, 18, 10, 60, 6, 4, 1, 1, false),
            Row("RWP-WARDISCUS", 20, 18, 12, 60, 6, 7, 1, 1, false),
        ],
    );
}

#[test]
fn blowguns_hit_near_and_far_as_their_rows_say() {
    let _proof = proves(&["TAL-BLASROHR", "RWP-BLOWGUN"]);
    shoot_each(
        "TAL-BLASROHR",
        &[Row("RWP-BLOWGUN", 5, 16, 5, 40, 4, 0, 1, 2, false)],
    );
}
