//! The map as signs: one for each cell, edges between them.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;

use crate::battle::{
    Body, FighterId, Ground, LastSeen, Memory, Movable, Overlay, Roster, SideId, SideView, Witness,
    is_burning,
};
use crate::board::{BoardView, Cell, DoorState, Edge, Footprint, Passage, Terrain, Thing, WaterGrade};
use crate::words::{Cast, Phrase, cell_name};

/// A kind of sign that the map may show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// Nothing passes.
    Wall,
    /// A door that is shut.
    Door,
    /// A door that stands open.
    OpenDoor,
    /// A thing that is climbed over or walked round, such as a table.
    Thing,
    /// Water.
    Water,
    /// Undergrowth or rubble.
    Rough,
    /// Fire.
    Fire,
    /// Something lies or burns there that can be handled.
    Item,
    /// A cell that can be gone to now.
    Reachable,
    /// Where somebody was seen last.
    Ghost,
    /// A cell that was seen once.
    Remembered,
    /// A cell that was never seen.
    Unseen,
}

impl Sign {
    const fn letter(self) -> char {
        match self {
            Self::Wall => '#',
            Self::Door => '+',
            Self::OpenDoor => '/',
            Self::Thing => 'o',
            Self::Water => '~',
            Self::Rough => ',',
            Self::Fire => '^',
            Self::Item => '!',
            Self::Reachable => '*',
            Self::Ghost => '?',
            Self::Remembered => ':',
            Self::Unseen => '`',
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Wall => "cli-sign-wall",
            Self::Door => "cli-sign-door",
            Self::OpenDoor => "cli-sign-open-door",
            Self::Thing => "cli-sign-thing",
            Self::Water => "cli-sign-water",
            Self::Rough => "cli-sign-rough",
            Self::Fire => "cli-sign-fire",
            Self::Item => "cli-sign-item",
            Self::Reachable => "cli-sign-reachable",
            Self::Ghost => "cli-sign-ghost",
            Self::Remembered => "cli-sign-remembered",
            Self::Unseen => "cli-sign-unseen",
        }
    }
}

/// A drawn map: its lines, and what its signs mean.
pub struct Chart {
    /// The lines from north to south, with the names of columns and rows.
    pub lines: Vec<String>,
    signs: BTreeSet<Sign>,
}

impl Chart {
    /// The meaning of every sign that occurs.
    pub fn legend(&self) -> Phrase {
        let meanings = self.signs.iter().map(|sign| {
            let letter = Phrase::plain(format!("{} ", sign.letter()));
            Phrase::Row(vec![letter, Phrase::key(sign.key())])
        });
        Phrase::list(meanings, "   ")
    }

    /// Draws the map with the signs of an overlay in place of the ground.
    pub fn of_overlay(
        world: &World,
        battle: Entity,
        reading: (&Cast, Option<SideId>),
        overlay: &Overlay,
    ) -> Option<Self> {
        let signs = overlay.signs.iter().filter_map(|(cell, sign)| {
            let text = sign.text.trim_end_matches('½');
            let mut letters = text.chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            Some((*cell, raised(only.unwrap_or(overlay.meaning(sign)?.letter))))
        });
        let letters: BTreeMap<Cell, char> = signs.collect();
        Self::drawn(
            world,
            battle,
            reading,
            |cell| letters.get(&cell).copied(),
            &BTreeSet::new(),
        )
    }

    /// Draws the map of a battle as a reader knows it; the cells of `reachable` that are free are marked.
    pub fn draw(
        world: &World,
        battle: Entity,
        reading: (&Cast, Option<SideId>),
        reachable: &BTreeSet<Cell>,
    ) -> Option<Self> {
        Self::drawn(world, battle, reading, |_| None, reachable)
    }

    fn drawn(
        world: &World,
        battle: Entity,
        (cast, reader): (&Cast, Option<SideId>),
        marked: impl Fn(Cell) -> Option<char>,
        reachable: &BTreeSet<Cell>,
    ) -> Option<Self> {
        let witness = Witness::new(world, battle, reader);
        let (ground, known) = (witness.ground()?, witness.view());
        let view = ground.view();
        let people = people(world, battle, cast, known);
        let items: BTreeSet<Cell> = lying(ground).map(|(cell, _)| cell).collect();
        let mut signs = BTreeSet::new();
        let (width, height) = (view.board().width() as i16, view.board().height() as i16);
        let mut lines = heads(width);
        for y in 0..=height {
            let edges = north_edges(view, y, width, &mut signs);
            if !edges.trim().is_empty() {
                lines.push(format!("{:>3} {edges}", ""));
            }
            if y < height {
                let mut line = format!("{:>3} ", y + 1);
                for x in 0..=width {
                    let cell = Cell::new(x, y);
                    line.push(west_edge(view, cell, &mut signs));
                    if let Some(letter) = marked(cell).filter(|_| x < width && !people.contains_key(&cell)) {
                        line.push(letter);
                    } else if x < width {
                        line.push(cell_letter(
                            (view, known),
                            cell,
                            (&people, &items, reachable),
                            &mut signs,
                        ));
                    }
                }
                lines.push(line.trim_end().to_owned());
            }
        }
        Some(Self { lines, signs })
    }
}

/// A figure of an overlay as it is drawn: raised, so that it is not taken for the number of a fighter. Other signs stay.
pub fn raised(sign: char) -> char {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let figure = sign.to_digit(10).and_then(|figure| RAISED.get(figure as usize));
    figure.copied().unwrap_or(sign)
}

/// The sign of whoever stands or lies on each cell; who stands covers who lies.
fn people(world: &World, battle: Entity, cast: &Cast, known: Option<&SideView>) -> BTreeMap<Cell, char> {
    let mut people = BTreeMap::new();
    let Some(roster) = world.get::<Roster>(battle) else {
        return people;
    };
    for stands in [false, true] {
        for (id, entity) in roster.iter() {
            if known.is_some_and(|known| !known.sees(id)) {
                continue;
            }
            let Some(body) = world
                .get::<Body>(entity)
                .filter(|body| body.present && body.able == stands)
            else {
                continue;
            };
            let mark = cast
                .role(id)
                .and_then(|role| role.mark.chars().last())
                .unwrap_or('?');
            let mark = if stands { mark } else { mark.to_ascii_lowercase() };
            for cell in Footprint::new(body.at, body.size).cells() {
                people.insert(cell, mark);
            }
        }
    }
    people
}

/// What lies or burns on the map and where, the cells row by row; what is sunk in water that hides it is left out.
pub fn lying(ground: &Ground) -> impl Iterator<Item = (Cell, &Movable)> {
    let view = ground.view();
    let is_seen = move |cell: Cell| {
        let facts = view.cell(cell);
        facts.is_some_and(|facts| facts.water_grade() < WaterGrade::Waist)
    };
    let mut found: Vec<(Cell, &Movable)> = ground
        .movables
        .iter()
        .filter_map(|(_, movable)| Some((movable.cell().filter(|cell| is_seen(*cell))?, movable)))
        .collect();
    found.sort_by_key(|(cell, _)| (cell.y, cell.x));
    found.into_iter()
}

/// The letters of the columns; a second line above for those that have two.
fn heads(width: i16) -> Vec<String> {
    let names: Vec<String> = (0..width)
        .map(|x| {
            let name = cell_name(Cell::new(x, 0));
            name.trim_end_matches(|sign: char| sign.is_ascii_digit())
                .to_owned()
        })
        .collect();
    let longest = names.iter().map(String::len).max().unwrap_or(0);
    let line = |place: usize| {
        let letters: String = names
            .iter()
            .map(|name| {
                format!(
                    " {}",
                    format!("{name:>longest$}").chars().nth(place).unwrap_or(' ')
                )
            })
            .collect();
        format!("    {letters}").trim_end().to_owned()
    };
    (0..longest).map(line).collect()
}

fn cell_letter(
    (view, known): (BoardView, Option<&SideView>),
    cell: Cell,
    (people, items, reachable): (&BTreeMap<Cell, char>, &BTreeSet<Cell>, &BTreeSet<Cell>),
    signs: &mut BTreeSet<Sign>,
) -> char {
    if let Some(mark) = people.get(&cell) {
        return *mark;
    }
    let memory = known.map_or(Memory::Now, |known| known.memory(cell));
    let is_ghost = |(_, last): (FighterId, &LastSeen)| {
        !last.now && Footprint::new(last.body.at, last.body.size).contains(cell)
    };
    let faded = match memory {
        _ if known.is_some_and(|known| known.bodies().any(is_ghost)) => Some(Sign::Ghost),
        Memory::Never => Some(Sign::Unseen),
        Memory::Once(_) => Some(Sign::Remembered),
        Memory::Now => None,
    };
    let sign = view.thing(cell).and_then(sign_of).or_else(|| {
        if is_burning(view, cell) {
            return Some(Sign::Fire);
        }
        if items.contains(&cell) {
            return Some(Sign::Item);
        }
        if reachable.contains(&cell) {
            return Some(Sign::Reachable);
        }
        let facts = view.cell(cell)?;
        match facts.terrain {
            _ if facts.water_dm > 0 => Some(Sign::Water),
            Terrain::Undergrowth | Terrain::Rubble => Some(Sign::Rough),
            _ => None,
        }
    });
    let sign = match (faded, sign) {
        (Some(Sign::Ghost), _) => Some(Sign::Ghost),
        (_, Some(known)) => Some(known),
        (faded, None) => faded,
    };
    signs.extend(sign);
    sign.map_or('.', Sign::letter)
}

fn sign_of(thing: &Thing) -> Option<Sign> {
    match thing.state {
        Some(state) if state.is_open() => Some(Sign::OpenDoor),
        Some(DoorState::Shut) => Some(Sign::Door),
        _ => match thing.passage() {
            Passage::Block => Some(Sign::Wall),
            Passage::Cost => Some(Sign::Thing),
            Passage::Free => None,
        },
    }
}

/// What lies on the west side of a cell.
fn west_edge(view: BoardView, cell: Cell, signs: &mut BTreeSet<Sign>) -> char {
    match view.edge(Edge::west(cell.x, cell.y)).and_then(sign_of) {
        None => ' ',
        Some(Sign::Wall) => '|',
        Some(sign) => {
            signs.insert(sign);
            sign.letter()
        }
    }
}

/// What lies on the north sides of a row of cells.
fn north_edges(view: BoardView, y: i16, width: i16, signs: &mut BTreeSet<Sign>) -> String {
    let mut line = String::new();
    for x in 0..width {
        line.push(' ');
        line.push(match view.edge(Edge::north(x, y)).and_then(sign_of) {
            None => ' ',
            Some(Sign::Wall) => '-',
            Some(sign) => {
                signs.insert(sign);
                sign.letter()
            }
        });
    }
    line.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_an_overlay_are_raised_and_letters_are_not() {
        assert_eq!(['0', '3', '9', 'x', '*'].map(raised), ['⁰', '³', '⁹', 'x', '*']);
    }

    #[test]
    fn columns_have_one_line_of_letters_or_two() {
        assert_eq!(heads(3), ["     a b c"]);
        let two = heads(28);
        assert_eq!(two.len(), 2);
        assert!(two[0].ends_with("a a"), "{}", two[0]);
        assert!(two[1].ends_with("z a b"), "{}", two[1]);
    }
}
