//! Who may strike back, how often, and after which manoeuvres; and what becomes of a turn that was put off.

use super::proof::proves;
use super::story::{Setup, Story};
use super::tale::*;

/// Seven dice of a goblin without a success.
const MISS: [u8; 7] = [1, 2, 3, 2, 3, 2, 3];
/// Ten dice of Aldric without a success.
const MISS_TEN: [u8; 10] = [1, 2, 3, 2, 3, 2, 3, 1, 3, 3];
/// Seven successes of a goblin.
const ALL: [u8; 7] = [4; 7];

#[test]
fn one_riposte_a_round_and_it_is_the_turn() {
    let _proof = proves(&["PL-RIP-03", "PL-RIP-05", "PL-RIP-04", "PL-RIP-07"]);
    // Two goblins strike at Aldric and miss. He strikes back at the first, and has nothing left for the second.
    let mut fight = ground()
        .hero(person(ALDRIC), (2, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (3, 1), "initiative_die: 5")
        .dice(&[&MISS[..], &MISS_TEN, &MISS].concat())
        .open();
    fight.plan(2, "fight").plan(3, "fight").plan(1, "riposte").skip();
    fight.choose(2, hit("strike", 1, 0));
    assert_eq!(fight.asked(), Some((1, "riposte")));
    assert_eq!(fight.forbidden(1, &hit("strike", 3, 0)), "PL-RIP-07");
    fight.choose(1, hit("strike", 2, 0));
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2);
    fight.choose(3, hit("strike", 1, 0));
    assert_eq!(fight.asked(), Some((3, "turn")), "no second riposte");
    fight.pass(3);
    // His place in the order passes: the riposte was his turn.
    assert_eq!(fight.asked(), Some((2, "stance")));
    fight.end();
}

#[test]
fn a_riposte_is_not_answered_by_another() {
    let _proof = proves(&["PL-RIP-08", "PL-RIP-09"]);
    // Both have declared the stance; that of the goblin ends with his own turn.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .dice(&[&MISS[..], &MISS_TEN].concat())
        .open();
    fight.plan(2, "riposte").plan(1, "riposte").skip();
    let lines = fight.choose(2, hit("strike", 1, 0)).lines();
    assert_eq!(lines[0], "2 not riposte-stance PL-RIP-09");
    fight.choose(1, hit("strike", 2, 0));
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.end();
}

/// Aldric stands in the stance; the goblin beside him, who plays first, wins a manoeuvre by all seven successes.
fn manoeuvred(map: Setup, hero: &str, manoeuvre: &str, misses: &[u8], more: &[u8]) -> Story {
    let mut fight = map
        .hero(person(hero), (2, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (1, 1), "initiative_die: 6")
        .facing(klingentanz::board::Facing::E)
        .dice(&[&ALL[..], misses, more].concat())
        .open();
    fight.plan(2, "fight").plan(1, "riposte").skip();
    fight.choose(2, hit(manoeuvre, 1, 0));
    fight
}

#[test]
fn manoeuvres_are_answered_by_whoever_still_can() {
    let _proof = proves(&["PL-MAN-11", "PL-RIP-02", "PL-MAN-08", "PL-MAN-05", "PL-MAN-03"]);
    // Stunned: seven less five against none. No riposte, and his turn is lost.
    let mut fight = manoeuvred(ground(), ALDRIC, "stun", &MISS_TEN, &[]);
    let lines = fight.end();
    assert_eq!(lines[2], "1 stunned PL-STA-06");
    assert_eq!(fight.asked(), Some((2, "stance")));
    // Disarmed: he leaves the sword and strikes back with bare hands, Unarmed 3 + Strength 5.
    let mut fight = manoeuvred(ground(), ALDRIC, "disarm", &MISS_TEN, &[1, 2, 3, 2, 3, 2, 3, 1]);
    fight.pass(1);
    assert_eq!(fight.asked(), Some((1, "riposte")));
    fight.choose(1, hit("strike", 2, 1)).end();
    // Pushed Strength 2 + 3 squares away: out of reach, no riposte; his own turn comes.
    let mut fight = manoeuvred(ground(), ALDRIC, "push", &MISS_TEN, &[]);
    assert!(fight.end().contains(&"1 to 7,1 E 0 PL-BRD-14".to_owned()));
    assert_eq!(fight.asked(), Some((1, "turn")));
    // A wall behind the first square: the goblin has come after him and stands in his contact.
    let wall = ground().thing((4, 1), "solid");
    let mut fight = manoeuvred(wall, ALDRIC, "push", &MISS_TEN, &[]);
    assert!(fight.end().contains(&"2 to 2,1 E 0 PL-MAN-03".to_owned()));
    assert_eq!(fight.asked(), Some((1, "riposte")));
    // Two squares are within the contact of the ogre's great club, though not of the goblin's sword.
    let wall = || ground().thing((5, 1), "solid");
    let fight = manoeuvred(wall(), OGRE, "push", &MISS_TEN, &[]);
    assert_eq!(fight.asked(), Some((1, "riposte")));
    let fight = manoeuvred(wall(), ALDRIC, "push", &MISS_TEN, &[]);
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn whoever_takes_his_weapon_back_gives_up_the_turn_that_he_has_put_off() {
    let _proof = proves(&["PL-MAN-05", "PL-DLY-05", "PL-DEC-07"]);
    // Aldric comes first and waits. The goblin strikes the sword from his hand; he takes it back: that was his turn.
    let mut fight = ground()
        .hero(person(ALDRIC), (2, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (1, 1), "initiative_die: 1")
        .dice(&[&ALL[..], &MISS_TEN].concat())
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    fight.act(1, "delay").choose(2, hit("disarm", 1, 0));
    assert_eq!(fight.asked(), Some((1, "regain")));
    fight.act(1, "take-back");
    // Nobody asks him after the goblin's turn; the next round begins, in which he has a turn again.
    assert_eq!(fight.asked(), Some((1, "stance")));
    let lines = fight.end();
    assert!(
        lines.contains(&"1 forgoes turns PL-DLY-05".to_owned()),
        "{lines:?}"
    );
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn whoever_is_hit_strikes_back_unless_he_is_felled() {
    let _proof = proves(&["PL-RIP-02", "PL-DWN-01"]);
    // Three against one: (2 + 2) * 3/2 = 6 of 26 points, or of 6.
    let struck = |aldric: &str| {
        let mut fight = ground()
            .hero(person(ALDRIC), (2, 1), aldric)
            .foe(person(GOBLIN), (1, 1), "initiative_die: 6")
            .hero(person(ODO), (9, 9), "initiative_die: 1")
            .dice(&[4, 4, 4, 1, 2, 3, 2, 4, 1, 1, 1, 2, 2, 2, 3, 3, 3, 2])
            .open();
        fight.plan(2, "fight").plan(1, "riposte").plan(3, "fight");
        fight.choose(2, hit("strike", 1, 0)).end();
        fight.asked()
    };
    assert_eq!(struck("initiative_die: 1"), Some((1, "riposte")));
    assert_eq!(struck("initiative_die: 1, hit_points: 6"), Some((2, "turn")));
}

/// Aldric has put his turn off in the stance; the goblin beside him does something.
fn waiting(map: Setup, deed: &str, faces: &[u8]) -> Story {
    let mut fight = map
        .hero(person(ALDRIC), (2, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (1, 1), "initiative_die: 1")
        .dice(faces)
        .open();
    fight.plan(1, "riposte").plan(2, "fight");
    fight.act(1, "delay").choose(2, hit(deed, 1, 0)).skip();
    fight
}

#[test]
fn who_waits_and_is_pushed_out_of_contact_has_his_turn_later() {
    let _proof = proves(&["PL-MAN-11", "PL-RIP-06", "PL-DLY-02"]);
    let faces = [&ALL[..], &MISS_TEN].concat();
    assert_eq!(waiting(ground(), "push", &faces).asked(), Some((1, "late")));
    // A wall behind the first square: the goblin has come after him.
    let wall = ground().thing((4, 1), "solid");
    assert_eq!(waiting(wall, "push", &faces).asked(), Some((1, "counter")));
}

#[test]
fn a_corner_lasts_until_the_turn_that_was_put_off() {
    let _proof = proves(&["PL-GEN-09", "PL-STA-07", "PL-DLY-02", "PL-RIP-06"]);
    // A block behind Aldric: the goblin of Strength 2 corners him for 2 + 3 points of his ten of Defence, until the start of his own
    // next turn: that is the one which he has put off.
    let faces = [&ALL[..], &MISS_TEN].concat();
    let cornered = |stance: &str| {
        let mut fight = ground()
            .thing((3, 1), "solid")
            .hero(person(ALDRIC), (2, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (1, 1), "initiative_die: 1")
            .dice(&faces)
            .open();
        fight.plan(1, stance).plan(2, "fight");
        fight.act(1, "delay").choose(2, hit("push", 1, 0));
        assert_eq!(fight.number(1, "defence-dice"), 5);
        fight
    };
    for (stance, asked) in [("fight", "late"), ("riposte", "counter")] {
        let mut fight = cornered(stance);
        if fight.asked() == Some((2, "turn")) {
            fight.pass(2);
        }
        assert_eq!(fight.asked(), Some((1, asked)));
        fight.skip().act(1, "act-now");
        assert!(fight.end().contains(&"1 not cornered PL-STA-07".to_owned()));
        assert_eq!(fight.number(1, "defence-dice"), 10);
    }
}

#[test]
fn a_spell_that_reaches_answers_whoever_strikes_from_afar() {
    let _proof = proves(&["PL-RIP-04", "PL-RIP-02", "PL-MAG-01"]);
    // The ogre misses from two squares off, where Odo has nothing but his Spark to answer with: 4 + 5 dice against Will.
    let struck = |magic: Option<&str>, faces: &[u8]| {
        let mut setup = ground();
        if let Some(module) = magic {
            setup = setup.with(module);
        }
        let mut fight = setup
            .hero(person(ODO), (1, 1), "initiative_die: 1")
            .foe(person(OGRE), (3, 1), "initiative_die: 6")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "riposte").skip();
        fight.choose(2, hit("strike", 1, 0));
        fight
    };
    assert_eq!(struck(None, &MISS_TEN).asked(), Some((2, "turn")));
    let spark = [1, 2, 3, 2, 3, 2, 3, 2, 3];
    let mut fight = struck(Some("optional:magic"), &[&MISS_TEN[..], &spark].concat());
    assert_eq!(fight.asked(), Some((1, "riposte")));
    fight.skip().choose(1, hit("spell", 2, 1));
    let lines = fight.end();
    let line = lines.iter().find(|line| line.contains("spell 2")).unwrap();
    assert!(line.contains("9: 4 PL-MAG-01 +5 PL-CHR-03"), "{lines:?}");
}

#[test]
fn whoever_is_stunned_in_his_own_turn_loses_the_next_one_too() {
    let _proof = proves(&["PL-RIP-06", "PL-MAN-08", "PL-STA-06"]);
    // The goblin misses; Aldric plays his whole turn against him: six successes less five against none.
    let stun = [4, 4, 4, 4, 4, 4, 1, 2, 3, 2, 1, 1, 1, 1, 2, 2, 3];
    let mut fight = waiting(ground(), "strike", &[&MISS[..], &stun].concat());
    assert_eq!(fight.asked(), Some((1, "counter")));
    fight.act(1, "act-now").choose(1, hit("stun", 2, 0));
    let lines = fight.lines();
    assert!(lines.contains(&"2 stunned PL-STA-06".to_owned()), "{lines:?}");
    assert!(
        !lines.contains(&"2 not stunned PL-STA-06".to_owned()),
        "{lines:?}"
    );
    // In the next round only Aldric is asked, and the goblin's turn passes.
    fight.plan(1, "fight").pass(1);
    let lines = fight.end();
    assert!(
        lines.contains(&"2 forgoes turns PL-STA-06".to_owned()),
        "{lines:?}"
    );
    assert!(lines.contains(&"2 not stunned PL-STA-06".to_owned()), "{lines:?}");
}

#[test]
fn fire_burns_whoever_ripostes_early_as_at_the_start_of_any_turn() {
    let _proof = proves(&["PL-RIP-05", "PL-GEN-10"]);
    let fire = klingentanz::board::CellFacts {
        harm: Some(klingentanz::board::Harm::Fire),
        ..klingentanz::board::CellFacts::default()
    };
    let burning = |start: &str, faces: &[u8]| {
        let mut fight = ground()
            .ground((2, 1), fire)
            .hero(person(ALDRIC), (2, 1), start)
            .foe(person(GOBLIN), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (9, 9), "initiative_die: 5")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(3, "fight").plan(1, "riposte");
        fight.choose(2, hit("strike", 1, 0)).skip();
        fight.choose(1, hit("strike", 2, 0));
        fight
    };
    // The goblin misses; fire takes two points before his blow, and none when his place in the order comes.
    let faces = [&MISS[..], &[2], &MISS_TEN].concat();
    let mut fight = burning("initiative_die: 1", &faces);
    let lines = fight.lines();
    assert_eq!(lines[0], "1 not riposte-stance PL-RIP-04");
    assert_eq!(lines[2], "1 life 26 -> 24 PL-GEN-10");
    fight.pass(2).pass(3);
    assert_eq!(fight.asked(), Some((2, "stance")));
    fight.end();
    // With his last two points gone he falls, and strikes no more.
    let faces = [&MISS[..], &[2]].concat();
    let mut fight = burning("initiative_die: 1, hit_points: 2", &faces);
    let lines = fight.lines();
    assert!(lines.contains(&"1 unconscious PL-DWN-01".to_owned()), "{lines:?}");
}
