//! Who stands where when a fight begins, and the ways of its map: `klingentanz facts` without fighters.

use std::io::Write;

use serde_json::{Value, json};

use super::failure::Failure;
use super::lineup::LineUp;
use super::voice::Voice;
use crate::battle::{Body, FighterId, Ground, Roster};
use crate::board::{BoardView, Cell, Facing, Footprint, Footway, footway, is_passable};
use crate::words::{self, Phrase, cell_name};

/// Tells the size of the map and who stands where; as JSON the ways of the map too.
pub fn tell(
    lineup: &LineUp,
    level: String,
    as_json: bool,
    voice: &Voice,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(view) = lineup.world().get::<Ground>(lineup.battle).map(Ground::view) else {
        return Err(Failure::Told("the battle is gone".to_owned()));
    };
    let (width, height) = (view.board().width(), view.board().height());
    if as_json {
        let json = json!({
            "level": level,
            "system": lineup.system.id(),
            "map": { "width": width, "height": height, "squares": squares(view) },
            "fighters": everybody(lineup).map(|(id, body)| fighter(lineup, id, body)).collect::<Value>(),
        });
        return Ok(writeln!(out, "{json}")?);
    }
    let size = Phrase::key("cli-fact-map")
        .with("width", i64::from(width))
        .with("height", i64::from(height));
    let mut lines = std::iter::once(size).chain(everybody(lineup).map(|(id, body)| line(lineup, id, body)));
    lines.try_for_each(|line| Ok(writeln!(out, "{}", voice.say(&line))?))
}

/// All fighters of the level in ascending order of their ids, with their bodies.
fn everybody(lineup: &LineUp) -> impl Iterator<Item = (FighterId, &Body)> {
    let roster = lineup.world().get::<Roster>(lineup.battle);
    lineup.cast.roles().filter_map(move |(id, _)| {
        let entity = roster?.entity(id)?;
        Some((id, lineup.world().get::<Body>(entity)?))
    })
}

fn fighter(lineup: &LineUp, id: FighterId, body: &Body) -> Value {
    let role = lineup.cast.role(id);
    json!({
        "fighter": id,
        "side": role.map(|role| role.side),
        "name": role.map(|role| &role.name.en),
        "on_map": body.present,
        "at": body.at,
        "side_squares": body.size,
        "facing": body.facing,
    })
}

/// Every square on which somebody could stand, with the directions in which he could step, bodies and prices apart.
///
/// Rule: `BD-MOV-02`.
fn squares(view: BoardView) -> Value {
    let passable = view.board().cells().filter(|cell| is_passable(view, *cell));
    let square = |cell: Cell| {
        let is_open = |towards: &Facing| footway(view, Footprint::single(cell), *towards) == Footway::Open;
        let steps: Vec<Facing> = Facing::ALL.into_iter().filter(is_open).collect();
        json!({ "x": cell.x, "y": cell.y, "steps": steps })
    };
    passable.map(square).collect()
}

fn line(lineup: &LineUp, id: FighterId, body: &Body) -> Phrase {
    let side = lineup.cast.role(id).map_or(0, |role| i64::from(role.side.0) + 1);
    let key = if body.present {
        "cli-fact-there"
    } else {
        "cli-fact-later"
    };
    Phrase::key(key)
        .with("number", i64::from(id.0))
        .with("name", lineup.cast.name(id))
        .with("side", side)
        .with("cell", Phrase::plain(cell_name(body.at)))
        .with("facing", words::facing(body.facing))
}
