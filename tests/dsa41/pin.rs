//! How long a weapon pins somebody down.

use klingentanz::battle::{Choice, Posture};

use crate::drill::{drilled, strike, who};
use crate::proof::proves;
use crate::story::{Man, Story, act, blow, go, man};

/// The hero on (5,5) has pinned the foe who lies on (6,5), with 2 points: AT 12 - 4 - 2 + 3 = 9, TP 1 + 4. The next round has been
/// declared, the hero is asked for free actions.
fn pinned(hero: String, plan: &str, faces: &[u8]) -> Story {
    let all: Vec<u8> = [9, 1].iter().chain(faces).copied().collect();
    let mut pins = drilled()
        .hero(who(hero, &LEARNT), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .posture(Posture::Lying)
        .dice(&all)
        .open();
    pins.plan(2, "fight").plan(1, "fight");
    pins.choose(1, strike(2, "pin", &[2])).take(2).pass(2);
    assert!(is_held(&pins));
    pins.plan(2, "act-defend").plan_free(1, plan);
    pins
}

const LEARNT: [&str; 4] = [
    "SF-FESTNAGELN",
    "SF-LINKHAND",
    "SF-BEIDHAENDIG1",
    "SF-BEIDHAENDIG2",
];

fn is_held(story: &Story) -> bool {
    story.states(2).contains(&"held")
}

/// Lets the hero do nothing until it is the foe's turn.
fn wait(story: &mut Story) {
    while story.asked() != Some((2, "regular")) {
        story.pass(1);
    }
}

#[test]
fn who_goes_away_or_drops_his_weapon_pins_nobody() {
    let _proof = proves(&["MAN-FESTNAGELN"]);
    // Free again he gets to his knees.
    let ways: [Choice; 3] = [go("step", &[(4, 5)]), act("drop"), act("let-go")];
    for way in ways {
        let mut pins = pinned(man(), "fight", &[]);
        assert_eq!(pins.asked(), Some((1, "free")));
        pins.choose(1, way.clone());
        assert!(!is_held(&pins), "{way:?}");
        wait(&mut pins);
        pins.act(2, "stand");
        let lines = pins.end();
        let free = "2 not held MAN-FESTNAGELN".to_owned();
        assert!(lines.contains(&free), "{way:?}: {lines:#?}");
        assert!(!pins.states(2).contains(&"prone"), "{way:?}");
    }
    let mut walks = pinned(man(), "move-move", &[]);
    walks.pass(1).choose(1, go("walk", &[(4, 5), (3, 5)]));
    assert!(!is_held(&walks));
    wait(&mut walks);
    walks.act(2, "stand");
    walks.end();
}

#[test]
fn the_other_hand_strikes_while_a_weapon_pins() {
    let _proof = proves(&["MAN-FESTNAGELN"]);
    // The dagger, of which he has learnt nothing: AT 7 + 3 against him who lies; an 11 misses. The sword: 12 + 3; a 16 misses.
    let two = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-DAGGER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut pins = pinned(two.ron(), "fight", &[11, 16]);
    pins.pass(1).choose(1, blow(2, 1));
    assert!(is_held(&pins));
    wait(&mut pins);
    pins.pass(2).plan(2, "act-defend").plan(1, "fight").strike(1, 2);
    assert!(!is_held(&pins));
    pins.end();
}

#[test]
fn whoever_is_out_of_breath_pins_nobody() {
    let _proof = proves(&["MAN-FESTNAGELN", "END-06"]);
    // A third one strikes with the flat, AT 12 - 4 = 8: TP(A) 4 + 4 = 8 are more than his last 3. Unconscious for 1 round.
    let mut pins = drilled()
        .hero(
            who(man(), &["SF-FESTNAGELN"]),
            (5, 5),
            "initiative: 14, endurance: 3",
        )
        .foe(man(), (6, 5), "initiative: 10")
        .posture(Posture::Lying)
        .foe(man(), (5, 4), "initiative: 8")
        .hero(man(), (1, 1), "initiative: 2")
        .dice(&[9, 1, 8, 4, 1])
        .open();
    pins.plan(4, "fight")
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "fight");
    pins.choose(1, strike(2, "pin", &[2])).take(2).pass(2);
    assert!(is_held(&pins));
    pins.choose(3, strike(1, "flat-blow", &[0])).take(1);
    assert!(pins.states(1).contains(&"unconscious"));
    assert!(!is_held(&pins));
    pins.end();
}
