//! Writes a person and the rows of his own as rows that the tables read and a player can change.

use ron::Options;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;

use super::super::data::Person;
use super::convert::Own;
use crate::content::helden::Row;
use crate::rules;

/// The rows of a hero.
///
/// # Errors
///
/// What the format has against a row; there is nothing that it could have.
pub(super) fn rows(person: &Person, own: &Own) -> Result<Vec<Row>, String> {
    let mut rows = table("people.ron", std::slice::from_ref(person))?;
    rows.extend(table("weapons.ron", &own.weapons)?);
    rows.extend(table("shields.ron", &own.shields)?);
    rows.extend(table("ranged.ron", &own.ranged)?);
    rows.extend(table("armour.ron", &own.armour)?);
    Ok(rows)
}

fn table<K: rules::Row + Serialize>(file: &'static str, rows: &[K]) -> Result<Vec<Row>, String> {
    rows.iter().map(|row| written(file, row)).collect()
}

/// A row with each of its fields on a line of its own.
fn written<K: rules::Row + Serialize>(file: &'static str, row: &K) -> Result<Row, String> {
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let pretty = PrettyConfig::new().new_line("\n").depth_limit(2);
    let text = options
        .to_string_pretty(row, pretty)
        .map_err(|error| error.to_string())?;
    let lines: Vec<String> = text.lines().map(|line| format!("    {line}")).collect();
    Ok(Row {
        file,
        id: row.id().to_string(),
        text: lines.join("\n"),
    })
}
