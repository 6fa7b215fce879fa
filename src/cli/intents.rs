//! Files of intents: one JSON object a line, blank lines and lines that begin with `#` in between.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::battle::{Choice, FighterId};
use crate::content::{MAX_BYTES, Problem, Problems};

/// One line of a file of intents.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IntentLine {
    /// Who answers the open decision.
    pub fighter: FighterId,
    /// The answer.
    pub choice: Choice,
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
        let unreadable = |error: std::io::Error| whole(format!("cannot be read: {error}"));
        let mut bytes = Vec::new();
        fs::File::open(file)
            .and_then(|open| open.take(MAX_BYTES + 1).read_to_end(&mut bytes))
            .map_err(unreadable)?;
        if bytes.len() as u64 > MAX_BYTES {
            return Err(whole(format!("is larger than {MAX_BYTES} bytes")));
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            let line = u32::try_from(line).unwrap_or(u32::MAX);
            Problems::from(Problem::of_file(file, "is not text in UTF-8").at(line, 1))
        })?;
        Self::parse(file, &text)
    }

    fn parse(file: &Path, text: &str) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let mut lines = Vec::new();
        for (number, line) in (1u32..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match serde_json::from_str(line) {
                Ok(intent) => lines.push((number, intent)),
                Err(error) => problems.push(problem(file, number, &error)),
            }
        }
        problems.into_result(Self {
            file: file.to_owned(),
            lines,
        })
    }
}

fn problem(file: &Path, line: u32, error: &serde_json::Error) -> Problem {
    // The reader sees one line only, so the place that it adds to its words would mislead.
    let whole = error.to_string();
    let reason = whole
        .rsplit_once(" at line ")
        .map_or(whole.as_str(), |(reason, _)| reason);
    let column = u32::try_from(error.column()).unwrap_or(u32::MAX).max(1);
    Problem::of_file(file, reason).at(line, column)
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
        let attack = IntentLine {
            fighter: FighterId(1),
            choice: Choice::Attack {
                target: FighterId(2),
                with: Slot(0),
                manoeuvre: Term("attack"),
                stakes: Vec::new(),
            },
        };
        let pass = IntentLine {
            fighter: FighterId(2),
            choice: Choice::Pass,
        };
        assert_eq!(parse(text), Ok(vec![(3, attack), (4, pass)]));
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
