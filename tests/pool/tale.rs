//! Fights of these rules before they begin, and their choices in short words.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, FighterId, Slot, Term};
use klingentanz::board::Cell;

use super::story::{Setup, Story, field};

/// Aldric, warrior: 10 attack dice, 1d8 + 5, Defence 10, 26 hit points, initiative 6.
pub const ALDRIC: &str = "PL-HER-01";
/// Lysandre, rogue: 10 attack dice, 1d6 + 3, Defence 8, 22 hit points, initiative 9, two sneak dice, five throwing knives.
pub const LYSANDRE: &str = "PL-HER-02";
/// Maëlle, archer: 11 dice with the long bow, 1d8, Defence 7, 22 hit points, initiative 10.
pub const MAELLE: &str = "PL-HER-03";
/// Odo, healer: 8 attack dice, 1d6 + 4, Defence 6, first aid 10 dice, 26 hit points, initiative 5.
pub const ODO: &str = "PL-HER-04";
/// Goblin: 7 attack dice, 1d6 + 2, Defence 6, 12 hit points, initiative 7.
pub const GOBLIN: &str = "PL-OPP-01";
/// Bandit: 6 attack dice, 1d8 + 3, Defence 6, 18 hit points, initiative 5.
pub const BANDIT: &str = "PL-OPP-02";
/// Orc: 9 attack dice, 2d6 + 5, Defence 7, 28 hit points, initiative 4.
pub const ORC: &str = "PL-OPP-03";
/// Wolf: 7 attack dice, 1d6 + 3, Defence 5, 14 hit points, initiative 8, four feet.
pub const WOLF: &str = "PL-OPP-04";
/// Crossbow guard: 7 dice with the crossbow, 1d10, Defence 8, 20 hit points, initiative 7.
pub const GUARD: &str = "PL-OPP-05";
/// Ogre: 10 attack dice, 1d10 + 7, reach 2, Defence 4, 40 hit points, initiative 3.
pub const OGRE: &str = "PL-OPP-06";

/// A person of the tables in a level file.
pub fn person(id: &str) -> String {
    format!("Id(\"{id}\")")
}

/// An open field of 12 by 12 squares for these rules.
pub fn ground() -> Setup {
    field().by("pool")
}

/// A hero on (1, 1) and a foe beside him on (2, 1), each with his start state; nobody takes the stance, and the hero, whose
/// initiative has to be the higher one, is asked for his turn.
pub fn duel(hero: (&str, &str), foe: (&str, &str), faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(person(hero.0), (1, 1), hero.1)
        .foe(person(foe.0), (2, 1), foe.1)
        .dice(faces)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

/// An attack or a manoeuvre with the weapon in a slot.
pub fn hit(manoeuvre: &str, target: u16, slot: u8) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(slot),
        manoeuvre: Term::named(manoeuvre).unwrap(),
        stakes: Vec::new(),
    }
}

/// An act that concerns somebody.
pub fn help(act: &str, target: u16) -> Choice {
    Choice::Act {
        act: Term::named(act).unwrap(),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    }
}

/// A movement along a path.
pub fn go(gait: &str, path: &[(i16, i16)]) -> Choice {
    Choice::Move {
        gait: Term::named(gait).unwrap(),
        path: path.iter().map(|(x, y)| Cell::new(*x, *y)).collect(),
        facing: None,
    }
}

/// What the opponent would choose for whoever is asked.
pub fn thought(fight: &Story) -> Choice {
    let appraised = fight.system.appraise(fight.app.world(), fight.battle);
    best_of(appraised).expect("there is always something to do")
}

/// The word of a choice that the opponent makes in these rules.
pub fn word(choice: &Choice) -> &'static str {
    match choice {
        Choice::Attack { manoeuvre, .. } => manoeuvre.0,
        Choice::Move { gait, .. } => gait.0,
        Choice::Act { act, .. } => act.0,
        Choice::Plan { plan, .. } => plan.0,
        _ => "pass",
    }
}
