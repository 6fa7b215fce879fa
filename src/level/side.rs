//! Reads the sides of a level and how they stand to each other.

use super::check::TITLE;
use super::format::{AiProfile, SeatFile, SideFile};
use super::lookup::Names;
use super::parse::Draft;
use super::{LevelSide, stance};
use crate::battle::{Difficulty, Seat, SideId, Stance};
use crate::board::Board;
use crate::content::{Entry, Mark, Problems};
use std::cell::OnceCell;

/// Most sides that a level may have: as many as there are colours.
const MAX_SIDES: usize = 4;

/// Checks the sides and looks up what they name.
pub(super) fn sides(
    draft: &Draft,
    board: Option<&Board>,
    whole: &Mark,
    problems: &mut Problems,
) -> Vec<LevelSide> {
    let mut sides: Vec<LevelSide> = draft.sides.iter().map(|entry| side(&entry.value)).collect();
    let numbers: Vec<u8> = sides.iter().map(|side| side.number).collect();
    if draft.is_whole("sides") && !(2..=MAX_SIDES).contains(&sides.len()) {
        let reason = format!("a level has from 2 to {MAX_SIDES} sides, not {}", sides.len());
        problems.push(draft.mark("sides", whole).problem(reason));
    }
    for (place, entry) in draft.sides.iter().enumerate() {
        check_side(entry, &draft.sides[..place], board, problems);
        sides[place].hostile_to = foes(entry, &numbers, problems);
    }
    check_hostility(draft, &sides, whole, problems);
    sides
}

fn check_side(
    entry: &Entry<SideFile>,
    before: &[Entry<SideFile>],
    board: Option<&Board>,
    problems: &mut Problems,
) {
    let SideFile {
        id,
        name,
        seat,
        colour,
        start,
        zone,
        ..
    } = &entry.value;
    let mut wrong = |reason: String| problems.push(entry.mark.problem(reason));
    if before.iter().any(|other| other.value.id == *id) {
        wrong(format!("two sides have the id {id}"));
    }
    if before.iter().any(|other| other.value.colour == *colour) {
        wrong("two sides have the same colour".into());
    }
    if let Some(reason) = name.fault(TITLE) {
        wrong(format!("`name` {reason}"));
    }
    if matches!(seat, SeatFile::Human(number) if !(1..=4).contains(number)) {
        wrong("the seats of humans are 1 to 4".into());
    }
    let names = Names {
        sides: &[],
        fighters: None,
        all_sides: false,
        board,
        doors: OnceCell::new(),
    };
    for mark in start.iter().chain(zone) {
        if let Err(reason) = names.mark(mark) {
            wrong(reason);
        }
    }
}

/// The foes that a side names, if it names any.
fn foes(entry: &Entry<SideFile>, numbers: &[u8], problems: &mut Problems) -> Option<Vec<SideId>> {
    let mut foes = Vec::new();
    for foe in entry.value.hostile_to.as_ref()? {
        match numbers.iter().position(|number| number == foe) {
            Some(_) if *foe == entry.value.id => {
                problems.push(entry.mark.problem("a side cannot be hostile to itself"));
            }
            Some(place) => foes.push(SideId(place as u8)),
            None => problems.push(entry.mark.problem(format!("there is no side {foe}"))),
        }
    }
    Some(foes)
}

fn side(file: &SideFile) -> LevelSide {
    LevelSide {
        number: file.id,
        name: file.name.clone(),
        seat: match file.seat {
            SeatFile::Human(number) => Seat::Human(number),
            SeatFile::Ai(AiProfile::Opponent) => Seat::Opponent,
            SeatFile::Ai(AiProfile::Novice) => Seat::Eased(Difficulty::Novice),
            SeatFile::Ai(AiProfile::Easy) => Seat::Eased(Difficulty::Easy),
            SeatFile::Ai(AiProfile::Fair) => Seat::Eased(Difficulty::Fair),
            SeatFile::Ai(AiProfile::Deep) => Seat::Deep,
            SeatFile::Ai(AiProfile::Greedy) => Seat::Greedy,
        },
        colour: file.colour,
        start: file.start.clone(),
        zone: file.zone.clone(),
        surprised: file.surprised,
        in_camp: file.in_camp,
        team: file.team,
        hostile_to: None,
    }
}

fn check_hostility(draft: &Draft, sides: &[LevelSide], whole: &Mark, problems: &mut Problems) {
    let ids = || (0..sides.len()).map(|place| SideId(place as u8));
    let hostile = ids().any(|a| ids().any(|b| a < b && stance(sides, a, b) == Stance::Hostile));
    if sides.len() >= 2 && !hostile {
        problems.push(
            draft
                .mark("sides", whole)
                .problem("no two sides are hostile to each other"),
        );
    }
}
