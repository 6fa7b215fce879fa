//! `klingentanz sheet`: a fighter of a level with every value and its ledger.

use std::io::Write;

use bevy::prelude::*;
use serde_json::{Value, json};

use super::failure::Failure;
use super::lineup::{LineUp, LineUpWish, named};
use super::play::sheet;
use super::voice::{Titles, Voice};
use crate::battle::{Body, FighterId};

/// Shows a fighter of a level with every value and its reasons.
#[derive(clap::Args)]
pub struct Sheet {
    #[command(flatten)]
    wish: LineUpWish,
    /// Id of the fighter in the level
    #[arg(value_name = "N")]
    fighter: u16,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

impl Sheet {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let lineup = self.wish.line_up()?;
        let (id, entity) = lineup.fighter(self.fighter, "<N>")?;
        if self.json {
            let json = self.as_json(&lineup, id, entity);
            return Ok(writeln!(out, "{json}")?);
        }
        let titles = Titles::load(lineup.system.id())?;
        let readout = lineup.system.readout(lineup.world(), entity);
        let lines = sheet::sheet(&readout, lineup.world(), &lineup.cast, &titles);
        lines
            .iter()
            .try_for_each(|line| Ok(writeln!(out, "{}", voice.say(line))?))
    }

    fn as_json(&self, lineup: &LineUp, id: FighterId, entity: Entity) -> Value {
        let (system, world) = (lineup.system, lineup.world());
        let readout = system.readout(world, entity);
        let body = world.get::<Body>(entity);
        let values = readout.values.iter().map(|(value, ledger, most)| {
            json!({
                "value": value, "is": ledger.value(), "most": most, "ledger": ledger,
                "behind": system.behind_value(*value),
            })
        });
        let arms = readout.arms.iter();
        let arms = arms.map(|(slot, name)| json!({ "slot": slot, "name": name.en }));
        let rows = readout.rows.iter();
        let rows = rows.map(|(value, row)| json!({ "value": value, "row": row }));
        let actions = readout.actions.iter();
        let actions = actions.map(|(action, left, of)| json!({ "action": action, "left": left, "of": of }));
        let engaged = readout.engaged.iter();
        let engaged = engaged.map(|(foe, class)| json!({ "fighter": foe, "class": class }));
        json!({
            "level": named(&self.wish.level),
            "system": system.id(),
            "fighter": id,
            "side": lineup.cast.role(id).map(|role| role.side),
            "name": readout.name.en,
            "character": readout.character,
            "on_map": body.is_some_and(|body| body.present),
            "at": body.map(|body| body.at),
            "facing": body.map(|body| body.facing),
            "posture": body.map(|body| body.posture),
            "life": { "now": readout.life.0, "most": readout.life.1 },
            "wounds": system.has_wounds().then_some(readout.wounds),
            "weapon": readout.weapon.as_ref().map(|name| &name.en),
            "arms": arms.collect::<Value>(),
            "values": values.collect::<Value>(),
            "rows": rows.collect::<Value>(),
            "states": readout.states,
            "actions": actions.collect::<Value>(),
            "engaged": engaged.collect::<Value>(),
        })
    }
}
