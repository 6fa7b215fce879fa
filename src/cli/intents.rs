//! Files of intents: one JSON object a line, blank lines and lines that begin with `#` in between.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::battle::{Choice, FighterId};
use crate::board::Cell;
use crate::content::{FileKind, MAX_BYTES, MAX_ENTRIES, Problem, Problems, meant, plain};

/// One line of a file of intents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntentLine {
    /// Who answers the open decision.
    pub fighter: FighterId,
    /// The answer.
    pub answer: Answer,
    /// Of an offer: the points that are announced.
    pub stakes: Vec<i16>,
    /// Of an offer: the one of its cells that is chosen.
    pub cell: Option<Cell>,
}

/// How an answer is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// In full.
    Choice(Choice),
    /// By the number of an offer of the open decision.
    Offer(u16),
}

/// One line of a file of intents, as it is written: with `choice` or with `offer`.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "IntentLine")]
pub(super) struct Written {
    /// Who answers the open decision.
    fighter: FighterId,
    /// The answer.
    choice: Option<Choice>,
    /// Instead of it: the number of an offer in the event `asked`.
    offer: Option<u16>,
    /// With `offer`: the points that are announced, one number for each of its stakes; left out: the least.
    #[serde(default)]
    stakes: Vec<i16>,
    /// With `offer`: one of its cells.
    cell: Option<Cell>,
}

impl IntentLine {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// The column, from 1, and what is wrong.
    pub fn read(line: &str) -> Result<Self, (u32, String)> {
        let written: Written = serde_json::from_str(line).map_err(|error| {
            // The reader sees one line only, so the place that it adds to its words would mislead.
            let whole = error.to_string();
            let reason = whole
                .rsplit_once(" at line ")
                .map_or(whole.as_str(), |(reason, _)| reason);
            let column = u32::try_from(error.column()).unwrap_or(u32::MAX);
            (column.max(1), meant(reason))
        })?;
        let at_end = |reason: &str| {
            let column = u32::try_from(line.chars().count()).unwrap_or(u32::MAX);
            Err((column.max(1), reason.to_owned()))
        };
        let has_more = !written.stakes.is_empty() || written.cell.is_some();
        let answer = match (written.choice, written.offer) {
            (None, None) => return at_end("missing field `choice`"),
            (Some(_), Some(_)) => return at_end("`choice` and `offer` do not go together"),
            (Some(_), None) if has_more => {
                return at_end("`stakes` and `cell` stand here beside `offer` only");
            }
            (Some(choice), None) => Answer::Choice(choice),
            (None, Some(offer)) => Answer::Offer(offer),
        };
        Ok(Self {
            fighter: written.fighter,
            answer,
            stakes: written.stakes,
            cell: written.cell,
        })
    }
}

/// The intents of a file, each with its line, counted from 1.
#[derive(Debug)]
pub struct Intents {
    /// The file, for messages.
    pub file: PathBuf,
    /// The intents in order.
    pub lines: Vec<(u32, IntentLine)>,
}

impl Intents {
    /// Reads a file of intents.
    ///
    /// # Errors
    ///
    /// Every line that is not an intent; a file that cannot be read, is too large or is no text.
    pub fn read(file: &Path) -> Result<Self, Problems> {
        let whole = |reason: String| Problems::from(Problem::of_file(file, reason));
        // A file of another kind would bring an error for each of its lines.
        let kind = FileKind::of(file).filter(|kind| kind.is_telling() && *kind != FileKind::Intents);
        if let Some(kind) = kind {
            return Err(whole(kind.instead_of("a file of intents")));
        }
        let read = plain::read(file, MAX_BYTES).map_err(|error| whole(format!("cannot be read: {error}")))?;
        let bytes = read.ok_or_else(|| whole(format!("is larger than {} MiB", MAX_BYTES >> 20)))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            let line = u32::try_from(line).unwrap_or(u32::MAX);
            Problems::from(Problem::of_file(file, "is not text in UTF-8").at(line, 1))
        })?;
        Self::parse(file, text.trim_start_matches('\u{feff}'))
    }

    fn parse(file: &Path, text: &str) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let mut lines = Vec::new();
        for (number, line) in (1u32..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if lines.len() + problems.count() == MAX_ENTRIES {
                let reason = format!("has more than {MAX_ENTRIES} intents");
                problems.push(Problem::of_file(file, reason));
                break;
            }
            match IntentLine::read(line) {
                Ok(intent) => lines.push((number, intent)),
                Err((column, reason)) => {
                    problems.push(Problem::of_file(file, reason).at(number, column));
                }
            }
        }
        problems.into_result(Self {
            file: file.to_owned(),
            lines,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Slot, Term};

    fn parse(text: &str) -> Result<Vec<(u32, IntentLine)>, String> {
        Intents::parse(Path::new("a.jsonl"), text)
            .map(|intents| intents.lines)
            .map_err(|problems| problems.to_string())
    }

    #[test]
    fn lines_are_intents_with_their_numbers() {
        let text = "# the first round\n\n{\"fighter\":1,\"choice\":{\"attack\":{\"target\":2,\"manoeuvre\":\"attack\"}}}\n\
            {\"fighter\":2,\"choice\":\"pass\"}\n";
        let line = |fighter, answer| IntentLine {
            fighter: FighterId(fighter),
            answer,
            stakes: Vec::new(),
            cell: None,
        };
        let attack = Answer::Choice(Choice::Attack {
            target: FighterId(2),
            with: Slot(0),
            manoeuvre: Term("attack"),
            stakes: Vec::new(),
        });
        let pass = Answer::Choice(Choice::Pass);
        assert_eq!(parse(text), Ok(vec![(3, line(1, attack)), (4, line(2, pass))]));
    }

    #[test]
    fn an_offer_is_named_by_its_number_with_points_and_a_cell() {
        let text = "{\"fighter\":1,\"offer\":4,\"stakes\":[2],\"cell\":{\"x\":3,\"y\":5}}";
        let line = IntentLine {
            fighter: FighterId(1),
            answer: Answer::Offer(4),
            stakes: vec![2],
            cell: Some(Cell::new(3, 5)),
        };
        assert_eq!(parse(text), Ok(vec![(1, line)]));
        let both = "{\"fighter\":1,\"offer\":4,\"choice\":\"pass\"}";
        assert_eq!(
            parse(both),
            Err("a.jsonl:1:39: `choice` and `offer` do not go together".to_owned())
        );
    }

    #[test]
    fn a_field_that_is_nearly_right_is_proposed() {
        let text = "{\"fighter\":1,\"choice\":{\"attack\":{\"target\":2,\"manouvre\":\"feint\"}}}";
        let problem = parse(text).unwrap_err();
        assert!(problem.contains("unknown field `manouvre`"), "{problem}");
        assert!(problem.ends_with("; did you mean manoeuvre?"), "{problem}");
    }

    #[test]
    fn every_broken_line_is_named_with_its_place() {
        let text =
            "{\"fighter\":1}\n{\"fighter\":1,\"choice\":\"pass\"}\n{\"fighter\":70000,\"choice\":\"pass\"}\n";
        let problems = parse(text).unwrap_err();
        let mut lines = problems.lines();
        assert_eq!(lines.next(), Some("a.jsonl:1:13: missing field `choice`"));
        assert!(
            lines
                .next()
                .unwrap()
                .starts_with("a.jsonl:3:16: invalid value: integer `70000`")
        );
        assert_eq!(lines.next(), None);
    }
}
