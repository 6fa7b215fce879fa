//! Reads the heroes of an export of the Helden-Software. Their names and numbers stay as the export writes them; what they come to by
//! which rules is left to the rule systems, and so is the report of what became of each of them.

mod hero;
mod read;
mod report;
mod store;
#[cfg(test)]
mod tests;
mod thing;
mod tree;

use std::path::Path;

use tree::Node;

use super::{Problem, Problems};

pub use hero::{
    Ability, Changes, Combat, Hero, Named, Quality, Subject, Thing, ThingKind, Trait, Valued, Worn,
};
pub use read::ASIDE;
pub use report::{Fate, Finding, Imported, Reason, Row};
pub use store::{Stored, store};

/// Most heroes of one file.
const MOST_HEROES: usize = 200;

/// Reads the heroes of a file.
///
/// # Errors
///
/// The file cannot be read, is no XML, is larger or deeper than any export, or holds no heroes: with line and reason.
pub fn read(file: &Path) -> Result<Vec<Hero>, Problems> {
    heroes(file, &Node::read(file)?)
}

/// The heroes in the outermost element of a file.
fn heroes(file: &Path, root: &Node) -> Result<Vec<Hero>, Problems> {
    let fault = |reason: String| Problems::from(Problem::of_file(file, reason).at(root.line, 1));
    let (found, beside): (Vec<&Node>, Vec<&Node>) = match root.name.as_str() {
        "held" => (vec![root], Vec::new()),
        "helden" => root.children.iter().partition(|child| child.name == "held"),
        other => {
            let other: String = other.chars().take(40).collect();
            return Err(fault(format!(
                "is no export of heroes of the Helden-Software: it begins with `{other}` instead of `helden`"
            )));
        }
    };
    if found.is_empty() {
        return Err(fault("holds no hero".to_owned()));
    }
    if found.len() > MOST_HEROES {
        return Err(fault(format!(
            "holds {} heroes: {MOST_HEROES} are read at most",
            found.len()
        )));
    }
    let beside = |place: usize| if place == 0 { &beside[..] } else { &[] };
    let heroes = found.into_iter().enumerate();
    Ok(heroes
        .map(|(place, held)| read::hero(held, beside(place)))
        .collect())
}
