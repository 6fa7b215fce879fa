//! Fighters and squares as lists with distance and direction, for those who play by ear.

use bevy::prelude::*;

use crate::battle::{Body, Fighter, FighterId, Overlay, Roster, Secrets, SideId, Sides, Sign};
use crate::board::{Cell, Footprint};
use crate::words::{self, Cast, Phrase, cell_name};

/// The others on the map as a reader knows them, seen from a fighter: foes before all others, the nearest first.
pub fn fighters(
    world: &World,
    battle: Entity,
    (cast, reader): (&Cast, Option<SideId>),
    own: FighterId,
) -> Vec<Phrase> {
    let (Some(roster), Some(sides)) = (world.get::<Roster>(battle), world.get::<Sides>(battle)) else {
        return Vec::new();
    };
    let Some((body, side)) = roster.entity(own).and_then(|entity| {
        let side = world.get::<Fighter>(entity)?.side;
        Some((*world.get::<Body>(entity)?, side))
    }) else {
        return Vec::new();
    };
    let place = Footprint::new(body.at, body.size);
    let known = Secrets::known_in(world, battle, reader);
    let found = roster.iter().filter(|(id, _)| *id != own);
    let mut found: Vec<_> = found
        .filter_map(|(id, entity)| {
            let role = cast.role(id)?;
            let (body, seen) = match known.filter(|known| !known.sees(id)) {
                None => (*world.get::<Body>(entity)?, None),
                Some(known) => {
                    let last = known.last_seen(id)?;
                    (last.body, Some(last.round))
                }
            };
            let is_foe = sides.are_hostile(side, role.side);
            let there = Footprint::new(body.at, body.size);
            body.present
                .then_some((!is_foe, place.gap(there).cheb(), id, there, seen))
        })
        .collect();
    found.sort_by_key(|(is_friend, distance, id, ..)| (*is_friend, *distance, *id));
    found
        .into_iter()
        .map(|(is_friend, _, id, there, seen)| {
            let mark = cast.role(id).map_or("?", |role| role.mark.as_str());
            let key = if is_friend {
                "cli-near-friend"
            } else {
                "cli-near-foe"
            };
            let mut row = vec![
                Phrase::plain(format!("{mark:>3}  ")),
                Phrase::key(key).with("name", cast.name(id)),
                Phrase::plain(", "),
                square(place, there),
            ];
            if let Some(round) = seen {
                let cell = Phrase::plain(cell_name(there.corner));
                let seen = Phrase::key("cli-last-seen")
                    .with("cell", cell)
                    .with("round", round);
                row.extend([Phrase::plain(", "), seen]);
            }
            Phrase::Row(row)
        })
        .collect()
}

/// The squares of an overlay, a line for each meaning, the nearest first.
pub fn squares(cast: &Cast, overlay: &Overlay, from: Footprint) -> Vec<Phrase> {
    let line = |(place, meaning)| {
        let marked = |sign: &&(Cell, Sign)| usize::from(sign.1.meaning) == place;
        let mut cells: Vec<&(Cell, Sign)> = overlay.signs.iter().filter(marked).collect();
        cells.sort_by_key(|(cell, _)| (from.gap(Footprint::single(*cell)).cheb(), cell.y, cell.x));
        let listed = cells.iter().map(|(cell, sign)| {
            let there = square(from, Footprint::single(*cell));
            let text = Phrase::plain(format!(" ({})", sign.text));
            Phrase::Row(if sign.text.is_empty() {
                vec![there]
            } else {
                vec![there, text]
            })
        });
        let said = words::overlay_meaning(cast, meaning);
        (!cells.is_empty()).then(|| Phrase::labelled(said, Phrase::list(listed, "; ")))
    };
    overlay.meanings.iter().enumerate().filter_map(line).collect()
}

/// A square with its distance and direction from a place.
fn square(from: Footprint, to: Footprint) -> Phrase {
    let gap = from.gap(to);
    let cell = Phrase::plain(cell_name(to.corner));
    match gap.sector() {
        Some(facing) => Phrase::key("cli-near-square")
            .with("cell", cell)
            .with("distance", gap.cheb())
            .with("facing", words::facing(facing)),
        None => Phrase::key("cli-near-here").with("cell", cell),
    }
}
