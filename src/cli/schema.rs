//! `klingentanz schema`: the JSON schemas of the files that people write.

use std::io::Write;

use serde_json::{Value, json};

use super::failure::Failure;
use super::intents::Written;
use crate::level::level_schema;
use crate::rules::SYSTEMS;

/// Prints the JSON schema of a file format.
#[derive(clap::Args)]
pub struct Schema {
    /// The format: `level` for level.ron, `intents` for one line of a file of intents
    format: Format,
}

#[derive(clap::ValueEnum, Clone, Copy)]
pub enum Format {
    /// level.ron
    Level,
    /// One line of a file of intents
    Intents,
}

impl Schema {
    pub fn obey(&self, out: &mut impl Write) -> Result<(), Failure> {
        print(self.format, out)
    }
}

/// Writes the schema of a format.
///
/// # Errors
///
/// The output cannot be written.
pub fn print(format: Format, out: &mut impl Write) -> Result<(), Failure> {
    let schema = match format {
        Format::Level => level(),
        Format::Intents => schemars::schema_for!(Written).to_value(),
    };
    Ok(writeln!(out, "{schema:#}")?)
}

/// The schema of a level with the persons and start states of every rule system.
fn level() -> Value {
    let mut level = level_schema();
    for system in SYSTEMS {
        let name = system.level_name();
        for (field, schema) in ["person", "start"].into_iter().zip(system.schemas()) {
            let whole = format!("{name}.{field}");
            // The parts of two rule systems may have one name.
            let text = schema
                .to_string()
                .replace("#/$defs/", &format!("#/$defs/{name}."));
            let mut schema: Value = serde_json::from_str(&text).unwrap_or(schema);
            let parts = schema.as_object_mut().and_then(|it| it.remove("$defs"));
            for (part, found) in parts.as_ref().and_then(Value::as_object).into_iter().flatten() {
                level["$defs"][format!("{name}.{part}")] = found.clone();
            }
            if let Some(object) = schema.as_object_mut() {
                object.remove("$schema");
            }
            let reference = json!({ "$ref": format!("#/$defs/{whole}") });
            level["$defs"]["Fighter"]["properties"][field]["properties"][name] = reference;
            level["$defs"][whole] = schema;
        }
    }
    level
}
