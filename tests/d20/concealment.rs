//! Concealment: mist, leaves, the want of light and eyes that do not see, what they do to hits, and blows at squares.

use klingentanz::battle::Choice;
use klingentanz::board::CellFacts;

use super::proof::proves;
use super::situation::in_states;
use super::story::{Setup, Story, act, act_on};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
/// With the bow: +7, 1d8 + 3.
const ARCHER: &str = "initiative_die: 20, hand: 1";
/// Tilly, rogue: Hide +17.
const TILLY: &str = "D20-HER-03";
/// Elenwe, wizard: sees twice as far by a light as others; bow +6.
const ELENWE: &str = "D20-HER-05";

fn mist(mist: u8) -> CellFacts {
    CellFacts {
        mist,
        ..CellFacts::default()
    }
}

fn leaf(leaf: u8) -> CellFacts {
    CellFacts {
        leaf,
        ..CellFacts::default()
    }
}

fn light(light: u8) -> CellFacts {
    CellFacts {
        light: Some(light),
        ..CellFacts::default()
    }
}

/// Alda with her bow on (1, 1) and a bugbear, who is caught flat-footed, on (6, 1).
fn shooting(setup: Setup, faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(person(ALDA), (1, 1), ARCHER)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(faces)
        .open();
    fight.skip();
    fight
}

/// Alda with her sword beside him.
fn striking(setup: Setup, faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(faces)
        .open();
    fight.skip();
    fight
}

/// Of a hit: so many percent are lost, and no more.
fn loses(fight: impl Fn(&[u8]) -> Story, choice: &Choice, percent: u8) {
    // 12 + 7 and 12 + 11 hit 16: the percent roll takes the hit away, one more lets it stand.
    let mut lost = fight(&[12, percent]);
    lost.choose(1, choice.clone());
    let lines = lost.end();
    assert!(has(&lines, "1 miss-chance passed"), "{lines:#?}");
    assert!(!has(&lines, "2 life"), "{lines:#?}");
    let mut landed = fight(&[12, percent + 1, 1]);
    landed.choose(1, choice.clone());
    let lines = landed.end();
    assert!(has(&lines, "2 life 16 -> "), "{lines:#?}");
}

#[test]
fn fog_on_a_line_hides_a_fifth_from_shots() {
    let _proof = proves(&["D20-CON-01", "D20-CON-03", "D20-SIT-D3"]);
    loses(
        |faces| shooting(ground().ground((3, 1), mist(2)), faces),
        &hit("shot", 2, 1),
        20,
    );
    // What hangs round the archer alone does not count.
    let mut clear = shooting(ground().ground((1, 1), mist(2)), &[12, 1]);
    clear.choose(1, hit("shot", 2, 1));
    clear.end();
}

#[test]
fn a_neighbour_is_hidden_only_where_he_stands_in_the_fog() {
    let _proof = proves(&["D20-CON-02", "D20-CON-03"]);
    loses(
        |faces| striking(ground().ground((2, 1), mist(2)), faces),
        &hit("strike", 2, 0),
        20,
    );
    let mut clear = striking(ground().ground((1, 1), mist(2)), &[12, 1]);
    clear.choose(1, hit("strike", 2, 0));
    clear.end();
}

#[test]
fn even_a_natural_twenty_may_be_lost() {
    let _proof = proves(&["D20-CON-03", "D20-SIT-D3"]);
    let mut fight = striking(ground().ground((2, 1), mist(2)), &[20, 20]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 strike 2: 20 lucky"), "{lines:#?}");
    assert!(!has(&lines, "2 life"), "{lines:#?}");
}

#[test]
fn thin_mist_hides_a_tenth_and_leaves_a_fifth() {
    let _proof = proves(&["D20-CON-10", "D20-CON-01"]);
    loses(
        |faces| shooting(ground().ground((3, 1), mist(1)), faces),
        &hit("shot", 2, 1),
        10,
    );
    // Thin leaves as well as thick ones, and a bush.
    for leaves in [1, 2] {
        loses(
            |faces| shooting(ground().ground((3, 1), leaf(leaves)), faces),
            &hit("shot", 2, 1),
            20,
        );
    }
    loses(
        |faces| shooting(ground().thing((3, 1), "bush"), faces),
        &hit("shot", 2, 1),
        20,
    );
}

#[test]
fn dense_fog_hides_all_but_neighbours() {
    let _proof = proves(&["D20-CON-10", "D20-CON-05"]);
    loses(
        |faces| striking(ground().everywhere(mist(3)), faces),
        &hit("strike", 2, 0),
        20,
    );
    let mut far = shooting(ground().everywhere(mist(3)), &[]);
    assert_eq!(far.forbidden(1, &hit("shot", 2, 1)), "D20-CON-05");
}

#[test]
fn want_of_light_hides_by_its_step() {
    let _proof = proves(&["D20-CON-07", "D20-CON-10", "D20-CON-03", "D20-BRD-09"]);
    for (step, percent) in [(1, 20), (2, 20), (3, 40)] {
        loses(
            |faces| striking(ground().everywhere(light(step)), faces),
            &hit("strike", 2, 0),
            percent,
        );
    }
    // Bright light hides nothing; nor does the dark from Brakk, who sees in it.
    let mut bright = striking(ground().everywhere(light(0)), &[12, 1]);
    bright.choose(1, hit("strike", 2, 0));
    bright.end();
    let mut dark = ground()
        .everywhere(light(4))
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[12, 1])
        .open();
    dark.choose(1, hit("strike", 2, 0));
    dark.end();
    // But fog hides from him as from anybody.
    let mut foggy = ground()
        .everywhere(mist(2))
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[12, 20])
        .open();
    foggy.choose(1, hit("strike", 2, 0));
    foggy.end();
}

#[test]
fn in_the_dark_a_blow_goes_to_a_square_and_half_of_the_hits_astray() {
    let _proof = proves(&["D20-CON-05", "D20-CON-06"]);
    let dark = |faces: &[u8]| striking(ground().everywhere(light(4)), faces);
    let mut fight = dark(&[]);
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "D20-CON-05");
    let mut lost = dark(&[12, 50]);
    lost.choose(1, act_on("strike-cell", 0, (2, 1)));
    let lines = lost.end();
    assert!(has(&lines, "1 miss-chance passed"), "{lines:#?}");
    assert!(!has(&lines, "2 life"), "{lines:#?}");
    // 51 lets it stand: 1 + 5.
    let mut landed = dark(&[12, 51, 1]);
    landed.choose(1, act_on("strike-cell", 0, (2, 1)));
    let lines = landed.end();
    assert!(has(&lines, "2 life 16 -> 10"), "{lines:#?}");
    // A second blow of the turn comes at 5 less: 9 + 6 misses AC 16, 10 + 6 hits.
    for (face, more) in [(9, &[][..]), (10, &[51, 1][..])] {
        let mut twice = dark(&[&[2, face][..], more].concat());
        twice.choose(1, act_on("strike-cell", 0, (2, 1)));
        twice.choose(1, act_on("strike-cell", 0, (2, 1)));
        let lines = twice.end();
        assert_eq!(has(&lines, "2 life 16 -> 10"), face == 10, "{lines:#?}");
    }
    // The air is struck as well, and the attack is gone.
    let mut air = dark(&[]);
    air.choose(1, act_on("strike-cell", 0, (1, 2)));
    let lines = air.end();
    assert!(!has(&lines, "2 life"), "{lines:#?}");
    assert_eq!(air.actions(1, "standard").0, 0);
    // In the light nobody has to guess.
    let mut bright = striking(ground(), &[]);
    assert_eq!(
        bright.forbidden(1, &act_on("strike-cell", 0, (2, 1))),
        "D20-CON-06"
    );
}

#[test]
fn the_computer_strikes_at_squares_in_the_dark() {
    let best = |fight: &Story| {
        let weighed = fight.system.appraise(fight.app.world(), fight.battle);
        weighed.into_iter().max_by_key(|(_, worth)| *worth).unwrap().0
    };
    let fight = striking(ground().everywhere(light(4)), &[]);
    assert_eq!(best(&fight), act_on("strike-cell", 0, (2, 1)));
    // From afar it comes near.
    let far = ground()
        .everywhere(light(4))
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 1), SECOND)
        .open();
    assert!(matches!(best(&far), Choice::Move { .. }), "{:?}", best(&far));
}

#[test]
fn the_blind_strike_at_squares_alone() {
    let _proof = proves(&["D20-CON-05", "D20-CON-06", "D20-CND-01"]);
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), &in_states(FIRST, &["Blinded"]))
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[12, 51, 1])
        .open();
    fight.skip();
    for word in ["strike", "trip"] {
        let slot = if word == "trip" { 2 } else { 0 };
        assert_eq!(fight.forbidden(1, &hit(word, 2, slot)), "D20-CON-05");
    }
    assert_eq!(fight.forbidden(1, &to("feint", 2)), "D20-CON-05");
    assert_eq!(fight.forbidden(1, &to("bull-rush", 2)), "D20-CON-05");
    // Half of four squares.
    assert_eq!(fight.value(1, "speed"), "2: 4 D20-MOV-01 -2 D20-CND-01");
    fight.choose(1, act_on("strike-cell", 0, (2, 1)));
    let lines = fight.end();
    assert!(has(&lines, "2 life 16 -> 10"), "{lines:#?}");
}

#[test]
fn nobody_strikes_out_of_turn_at_whom_he_does_not_see() {
    let _proof = proves(&["D20-CON-06"]);
    // The bugbear sees in the dark, Alda does not: he walks away from her unharmed, and she strikes at where he was.
    let mut fight = ground()
        .everywhere(light(4))
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .open();
    fight.pass(1);
    fight.choose(2, go("walk", &[(3, 1), (4, 1)]));
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2);
    fight.choose(1, act_on("strike-cell", 0, (2, 1)));
    let lines = fight.end();
    assert!(!has(&lines, "2 life"), "{lines:#?}");
}

#[test]
fn whoever_hides_needs_something_that_hides_him() {
    let _proof = proves(&["D20-CON-04", "D20-CON-11"]);
    // In weak light 4 + 17 = 21 is not reached by 15 + 5 = 20.
    let mut fight = ground()
        .everywhere(light(2))
        .hero(person(TILLY), (1, 1), FIRST)
        .foe(person(ALDA), (6, 1), SECOND)
        .dice(&[4, 15])
        .open();
    fight.choose(1, act("hide"));
    assert!(fight.states(1).contains(&"hidden"));
    fight.end();
    // A bugbear sees her in the dark: nothing hides her.
    let mut seen = ground()
        .everywhere(light(2))
        .hero(person(TILLY), (1, 1), FIRST)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .open();
    assert_eq!(seen.forbidden(1, &act("hide")), "D20-CON-11");
    // Where there is hardly any light 10 points are added: 4 + 17 + 10.
    let mut dim = ground()
        .everywhere(light(3))
        .hero(person(TILLY), (1, 1), FIRST)
        .foe(person(ALDA), (6, 1), SECOND)
        .dice(&[4, 20])
        .open();
    dim.choose(1, act("hide"));
    let lines = dim.end();
    assert!(has(&lines, "1 hide [4] 31: "), "{lines:#?}");
}

#[test]
fn the_square_of_the_invisible_is_to_be_found_and_no_more() {
    let _proof = proves(&["D20-CON-09", "D20-CND-13", "D20-CON-05"]);
    // At the end of her turn Tilly, who has not moved, has 1 + 17 + 40 = 58. The bugbear beside her looks for nothing: 20 + 4 is not enough.
    let start = "initiative_die: 20, conditions: [(state: Invisible, until: Rounds(3, 1))]";
    let mut fight = ground()
        .hero(person(TILLY), (1, 1), start)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .foe(person(BUGBEAR), (9, 1), "initiative_die: 2")
        .dice(&[1, 20, 2, 2])
        .open();
    fight.skip();
    fight.pass(1);
    let lines = fight.lines();
    assert!(has(&lines, "1 hide [1] 58: "), "{lines:#?}");
    // The one who is eight squares away looks for her with no action.
    assert_eq!(fight.asked(), Some((3, "turn")));
    fight.pass(3);
    assert_eq!(fight.asked(), Some((2, "turn")));
    let lines = fight.lines();
    assert!(has(&lines, "2 spot failed"), "{lines:#?}");
    assert_eq!(fight.forbidden(2, &hit("strike", 1, 0)), "D20-CON-05");
    fight.pass(2);
    // She moves: 2 + 17 + 20 = 39. The bugbear beside her has 2 + 4.
    fight.choose(1, go("walk", &[(1, 2)]));
    fight.pass(1);
    let lines = fight.lines();
    assert!(has(&lines, "1 hide [2] 39: "), "{lines:#?}");
    fight.pass(3).pass(2);
    // Three of her turns have begun: she is seen again.
    let lines = fight.end();
    assert!(
        lines.contains(&"1 not invisible D20-CND-13".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn a_torch_shines_brightly_for_four_squares_and_weakly_for_eight() {
    let _proof = proves(&["D20-CON-07", "D20-T-LIGHT", "D20-BRD-14"]);
    // In the dark with a torch on (0, 3): a bugbear beside it, so many squares away from it, and somebody with a bow on (0, 1).
    let by_torch = |archer: &str, at: (i16, i16), faces: &[u8]| {
        ground()
            .everywhere(light(4))
            .light((0, 3), "torch")
            .hero(
                person(archer),
                (0, 1),
                &format!("{FIRST}, hand: {}", u8::from(archer == ALDA)),
            )
            .foe(person(BUGBEAR), at, SECOND)
            .dice(faces)
            .open()
    };
    // Four squares: bright. Five and eight: a fifth. Nine: nothing is seen, but by those who see by night, who see a fifth less.
    let mut near = by_torch(ALDA, (4, 3), &[12, 1]);
    near.choose(1, hit("shot", 2, 1));
    near.end();
    for x in [5, 8] {
        let mut weak = by_torch(ALDA, (x, 3), &[12, 20]);
        weak.choose(1, hit("shot", 2, 1));
        let lines = weak.end();
        assert!(has(&lines, "1 miss-chance passed"), "{lines:#?}");
    }
    let mut dark = by_torch(ALDA, (9, 3), &[]);
    assert_eq!(dark.forbidden(1, &hit("shot", 2, 1)), "D20-CON-05");
    let mut night = by_torch(ELENWE, (8, 3), &[12, 1]);
    night.choose(1, hit("shot", 2, 0));
    night.end();
    let mut night = by_torch(ELENWE, (9, 3), &[12, 20]);
    night.choose(1, hit("shot", 2, 0));
    night.end();
}
