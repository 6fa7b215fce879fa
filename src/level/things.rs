//! Reads `things.ron`, in which a level may define things of its own beside those of the catalogue.

use std::path::Path;

use crate::board::{Catalogue, CellFacts, TALL_DM, THICK_LEAF, ThingKind};
use crate::content::budget::MAX_WORDS;
use crate::content::{Part, Problems, Reach};

/// The name of the file.
const THINGS_FILE: &str = "things.ron";

/// The catalogue with the things that a level adds, if it adds any.
///
/// Rule: `BD-OBJ-20` to `BD-OBJ-36`.
pub(super) fn read_things(folder: &Path, reach: &Reach, problems: &mut Problems) -> Catalogue {
    let mut catalogue = Catalogue::default();
    let file = folder.join(THINGS_FILE);
    // A link that leads nowhere is broken; no file at all is fine.
    if file.symlink_metadata().is_err() {
        return catalogue;
    }
    match reach.read(&file) {
        Ok(source) => {
            for (name, part) in source.part().fields(problems) {
                if let Some(kind) = read_kind(&name, &part, &catalogue, problems) {
                    catalogue.insert(name, kind);
                }
            }
        }
        Err(problem) => problems.push(problem),
    }
    catalogue
}

fn read_kind(
    name: &str,
    part: &Part<'_>,
    catalogue: &Catalogue,
    problems: &mut Problems,
) -> Option<ThingKind> {
    let kind: ThingKind = part.parse().map_err(|problem| problems.push(problem)).ok()?;
    let plain = (1..=MAX_WORDS).contains(&name.len())
        && name
            .chars()
            .all(|letter| letter.is_ascii_lowercase() || letter == '_');
    let checks = [
        (plain, "a thing has a name of small letters and `_`"),
        (
            catalogue.kind(name).is_none(),
            "there is a thing of this name already",
        ),
        (kind.height_dm <= TALL_DM, "`height_dm` must be from 0 to 300"),
        (kind.leaf <= THICK_LEAF, "`leaf` must be from 0 to 2"),
        (kind.cross_half <= 20, "`cross_half` must be from 0 to 20"),
        (
            CellFacts::MOVE_HALVES.contains(&kind.move_half),
            "`move_half` must be one of 2, 3, 4, 6, 8",
        ),
    ];
    let wrong: Vec<_> = checks.iter().filter(|(right, _)| !right).collect();
    for (_, reason) in &wrong {
        problems.push(part.mark().problem(*reason));
    }
    wrong.is_empty().then_some(kind)
}
