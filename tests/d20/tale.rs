//! Fights of these rules before they begin, and their choices in short words.

use klingentanz::battle::{Choice, FighterId, Slot, Term};
use klingentanz::board::Cell;

use super::story::{Setup, Story, field};

/// Alda, fighter: attack +11/+6, 1d8 + 5, AC 21, 49 hit points, initiative +1, speed 4 squares.
pub const ALDA: &str = "D20-HER-01";
/// Brakk, barbarian: attack +11/+6, 1d12 + 6, AC 16, 56 hit points, initiative +1, speed 6 squares.
pub const BRAKK: &str = "D20-HER-02";
/// Orc: attack +4, 2d4 + 4, AC 13, 5 hit points, initiative 0.
pub const ORC: &str = "D20-OPP-02";
/// Bugbear: attack +5, 1d8 + 2, AC 17 (16 caught flat-footed), 16 hit points, initiative +1.
pub const BUGBEAR: &str = "D20-OPP-05";

/// A person of the tables in a level file.
pub fn person(id: &str) -> String {
    format!("Id(\"{id}\")")
}

/// An open field of 12 by 12 squares for these rules.
pub fn ground() -> Setup {
    field().by("d20").preset("Standard")
}

/// A hero on (1, 1) and a foe beside him on (2, 1), each with his start state; the hero, whose initiative has to be the higher one, is
/// asked for his turn.
pub fn duel(hero: (&str, &str), foe: (&str, &str), faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(person(hero.0), (1, 1), hero.1)
        .foe(person(foe.0), (2, 1), foe.1)
        .dice(faces)
        .open();
    fight.skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

/// An attack or a special attack with the weapon in a slot.
pub fn hit(manoeuvre: &str, target: u16, slot: u8) -> Choice {
    hit_for(manoeuvre, target, slot, &[])
}

/// An attack with points that are announced.
pub fn hit_for(manoeuvre: &str, target: u16, slot: u8, stakes: &[i16]) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(slot),
        manoeuvre: Term::named(manoeuvre).unwrap(),
        stakes: stakes.to_vec(),
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

/// Something that is done to somebody.
pub fn to(name: &str, target: u16) -> Choice {
    Choice::Act {
        act: Term::named(name).unwrap(),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    }
}

/// Whether a line that begins and goes on so is among some.
pub fn has(lines: &[String], start: &str) -> bool {
    lines.iter().any(|line| line.starts_with(start))
}
