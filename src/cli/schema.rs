//! `klingentanz schema`: the JSON schemas of the files that people write.

use std::io::Write;

use super::failure::Failure;
use super::intents::Written;
use crate::content::level::level_schema;

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
        Format::Level => level_schema(),
        Format::Intents => schemars::schema_for!(Written).to_value(),
    };
    Ok(writeln!(out, "{schema:#}")?)
}
