//! The fixed table: what the states of attacker and defender, and the place of both, add to an attack and to AC.

use klingentanz::battle::Posture;
use klingentanz::board::{CellFacts, RoomMark};

use super::proof::{proves, strikes_out};
use super::story::{Setup, Story};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// Lets all who are asked pass until it is the turn of somebody in a later round.
pub fn next_round(mut fight: Story, id: u16) -> Story {
    assert_eq!(fight.asked(), Some((id, "turn")));
    fight.pass(id);
    while let Some((asked, _)) = fight.asked().filter(|asked| *asked != (id, "turn")) {
        fight.pass(asked);
    }
    fight.skip();
    fight
}

/// A line that puts a fighter into states, but for those of his body and of the ground.
pub fn in_states(start: &str, states: &[&str]) -> String {
    let of_body = ["Prone", "Kneeling", "Squeezing"];
    let all: Vec<String> = states
        .iter()
        .filter(|state| !of_body.contains(state))
        .map(|state| format!("(state: {state}, until: Open)"))
        .collect();
    format!("{start}, conditions: [{}]", all.join(", "))
}

/// How somebody holds himself who is in some states.
fn pose(states: &[&str]) -> Posture {
    if states.contains(&"Prone") {
        Posture::Lying
    } else if states.contains(&"Kneeling") {
        Posture::Kneeling
    } else {
        Posture::Standing
    }
}

/// The ground under somebody in some states, which may leave him little room.
fn under(setup: Setup, at: (i16, i16), states: &[&str]) -> Setup {
    let room = match states.contains(&"Squeezing") {
        true => RoomMark::Tight,
        false => RoomMark::Auto,
    };
    let facts = CellFacts {
        room,
        ..CellFacts::default()
    };
    setup.ground(at, facts)
}

/// Alda in some states beside a bugbear in others, far from another one; nobody is caught flat-footed any more.
fn beside(own: &[&str], foe: &[&str]) -> Story {
    let fight = under(under(ground(), (1, 1), own), (2, 1), foe)
        .hero(person(ALDA), (1, 1), &in_states(FIRST, own))
        .posture(pose(own))
        .foe(person(BUGBEAR), (2, 1), &in_states(SECOND, foe))
        .posture(pose(foe))
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 2")
        // Whoever is invisible hides from those beside him: 1 against 1.
        .dice(&[1, 1])
        .open();
    next_round(fight, 1)
}

/// The same with the bow, five squares away.
fn apart(own: &[&str], foe: &[&str]) -> Story {
    let start = format!("{FIRST}, hand: 1");
    let fight = under(under(ground(), (1, 1), own), (6, 1), foe)
        .hero(person(ALDA), (1, 1), &in_states(&start, own))
        .posture(pose(own))
        .foe(person(BUGBEAR), (6, 1), &in_states(SECOND, foe))
        .posture(pose(foe))
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 2")
        // Whoever is invisible hides from those beside him: 1 against 1.
        .dice(&[1, 1])
        .open();
    next_round(fight, 1)
}

/// What an attack adds to its die, and the AC that it meets.
fn values(fight: &Story, word: &str, slot: u8) -> (i16, i16) {
    let weighed = fight.weighed(&hit(word, 2, slot));
    let value = |told: &str| told.split(':').next().unwrap().parse().unwrap();
    (value(&weighed[0]), value(&weighed[1]))
}

/// What a blow and a shot add, and the AC that each of them meets.
fn both(own: &[&str], foe: &[&str]) -> [(i16, i16); 2] {
    [
        values(&beside(own, foe), "strike", 0),
        values(&apart(own, foe), "shot", 1),
    ]
}

#[test]
fn the_state_of_the_attacker_counts_on_his_roll() {
    let _proof = proves(&[
        "D20-SIT-A1",
        "D20-SIT-A2",
        "D20-SIT-A4",
        "D20-SIT-A5",
        "D20-SIT-A6",
        "D20-SIT-A8",
    ]);
    // The sword +11, the bow +7; AC 17, 16 without Dexterity.
    assert_eq!(both(&[], &[]), [(11, 17), (7, 17)]);
    assert_eq!(both(&["Dazzled"], &[]), [(10, 17), (6, 17)]);
    // Dexterity 13 - 4 = 9 is -1 in place of +1: the bow loses 2 more.
    assert_eq!(both(&["Entangled"], &[]), [(9, 17), (3, 17)]);
    assert_eq!(both(&["Invisible"], &[]), [(13, 16), (9, 16)]);
    assert_eq!(both(&["Shaken"], &[]), [(9, 17), (5, 17)]);
    assert_eq!(both(&["Squeezing"], &[]), [(7, 17), (3, 17)]);
    assert_eq!(values(&beside(&["Prone"], &[]), "strike", 0), (7, 17));
    assert_eq!(
        apart(&["Prone"], &[]).forbidden(1, &hit("shot", 2, 1)),
        "D20-SIT-A1"
    );
    // The blind do not miss what they do not see: 11 against 17, less 2 and the Dexterity that they lose by themselves.
    assert_eq!(both(&["Invisible"], &["Blinded"]), [(11, 14), (7, 14)]);
}

#[test]
fn a_crossbow_is_shot_from_the_ground_as_well() {
    let _proof = proves(&["D20-SIT-A1"]);
    // Durgan, light crossbow +4.
    let fight = ground()
        .hero(person("D20-HER-04"), (1, 1), "initiative_die: 20, hand: 1")
        .posture(Posture::Lying)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .open();
    let mut fight = next_round(fight, 1);
    assert_eq!(values(&fight, "shot", 1), (4, 17));
    // A bow is not, and a blow from there costs 4.
    fight = beside(&["Prone"], &[]);
    assert!(fight.weighed(&hit("strike", 2, 0))[0].ends_with("-4 D20-SIT-A1"));
}

#[test]
fn higher_ground_helps_blows_and_no_shots() {
    let _proof = proves(&["D20-SIT-A3"]);
    let high = CellFacts {
        ground_dm: 10,
        ..CellFacts::default()
    };
    let low = CellFacts {
        ground_dm: 9,
        ..CellFacts::default()
    };
    for (ground_facts, blow) in [(high, 12), (low, 11)] {
        let fight = ground()
            .ground((1, 1), ground_facts)
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .open();
        let fight = next_round(fight, 1);
        assert_eq!(values(&fight, "strike", 0), (blow, 17));
    }
    let fight = ground()
        .ground((1, 1), high)
        .hero(person(ALDA), (1, 1), "initiative_die: 20, hand: 1")
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .open();
    assert_eq!(values(&next_round(fight, 1), "shot", 1), (7, 17));
}

#[test]
fn the_state_of_the_defender_counts_on_his_armour_class() {
    let _proof = proves(&[
        "D20-SIT-D2",
        "D20-SIT-D4",
        "D20-SIT-D5",
        "D20-SIT-D8",
        "D20-SIT-D9",
        "D20-SIT-D10",
        "D20-SIT-D11",
        "D20-SIT-D12",
        "D20-SIT-D13",
        "D20-HLP-02",
    ]);
    let classes = |states: &[&str]| both(&[], states).map(|(_, class)| class);
    // 17 - 2 and the 1 of Dexterity.
    for state in ["Blinded", "Cowering", "Stunned"] {
        assert_eq!(classes(&[state]), [14, 14], "{state}");
    }
    // Dexterity 12 - 4 = 8: -1 in place of +1.
    assert_eq!(classes(&["Entangled"]), [15, 15]);
    // Dexterity as 0, -5 in place of +1, and 4 less in melee.
    assert_eq!(classes(&["Helpless"]), [7, 11]);
    assert_eq!(classes(&["Paralysed"]), [7, 11]);
    assert_eq!(classes(&["Pinned"]), [7, 11]);
    for state in ["Kneeling", "Sitting"] {
        assert_eq!(classes(&[state]), [15, 19], "{state}");
    }
    assert_eq!(classes(&["Prone"]), [13, 21]);
    assert_eq!(classes(&["Squeezing"]), [13, 13]);
}

#[test]
fn some_states_take_nothing_but_the_bonus_of_dexterity() {
    let _proof = proves(&["D20-SIT-D6", "D20-SIT-D7"]);
    // 17 less the 1 of Dexterity: caught flat-footed, or in a grapple with somebody else. 5 + 11 = 16 hits.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[5, 1]);
    assert_eq!(values(&fight, "strike", 0), (11, 16));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 strike 2: 5 success"), "{lines:#?}");
    assert_eq!(both(&[], &["Grappling"]).map(|(_, class)| class), [16, 16]);
    let fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), &in_states(SECOND, &["Grappling"]))
        .dice(&[5, 1])
        .open();
    let mut fight = next_round(fight, 1);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 strike 2: 5 success"), "{lines:#?}");
}

#[test]
fn different_rows_add_up_and_the_helpless_do_not_lie_besides() {
    let _proof = strikes_out(&["D20-SIT-20"]);
    let classes = |states: &[&str]| both(&[], states).map(|(_, class)| class);
    // 17 - 2 - 2 and the 1 of Dexterity once; 17 - 1 - 2 - 4.
    assert_eq!(classes(&["Blinded", "Stunned"]), [12, 12]);
    assert_eq!(classes(&["Blinded", "Squeezing"]), [10, 10]);
    // Two states that bring the same row: it counts once.
    assert_eq!(classes(&["Kneeling", "Sitting"]), [15, 19]);
    // Neither 4 less for lying in melee nor 4 more against shots.
    assert_eq!(classes(&["Asleep"]), [7, 11]);
    assert_eq!(classes(&["Pinned", "Prone"]), [7, 11]);
}

#[test]
fn a_shot_at_somebody_who_grapples_strikes_any_of_those() {
    let _proof = proves(&["D20-SIT-D7"]);
    // The 1 of a two-sided die means the orc. 20 - 7 - 4 for the melee: 13 + 3 = 16 hits AC 13, 1 + 3 of 5.
    let held = |start| in_states(start, &["Grappling"]);
    let mut fight = ground()
        .hero(person(ALDA), (7, 5), &format!("{FIRST}, hand: 1"))
        .hero(person(BRAKK), (6, 1), &held("initiative_die: 10"))
        .foe(person(ORC), (7, 1), &held(SECOND))
        .foe(person(ORC), (11, 11), "initiative_die: 2")
        .dice(&[1, 13, 1])
        .open();
    fight.skip();
    fight.choose(1, hit("shot", 3, 1));
    let lines = fight.end();
    assert!(has(&lines, "1 misdirection passed"), "{lines:#?}");
    assert!(has(&lines, "3 life 5 -> 1"), "{lines:#?}");
}
