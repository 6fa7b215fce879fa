//! The JSON schema of `level.ron`, for editors and for those who write levels with a program.

use super::format::LevelFile;

/// The schema of a level file as a JSON value.
///
/// RON writes structs in round brackets and variants by their bare names; otherwise the schema holds word for word.
pub fn level_schema() -> serde_json::Value {
    schemars::schema_for!(LevelFile).to_value()
}
