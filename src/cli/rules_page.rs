//! The rules of a system as a page of the documents: one table a chapter.

use std::collections::BTreeMap;
use std::io::Write;

use super::failure::Failure;
use super::rules::{BOARD, Listed, sum, sum_carried};
use super::voice::Voice;
use crate::rules::{Chapter, Registry};
use crate::words::Phrase;

/// Writes the page; links in it are meant for a page in `docs/`.
pub(super) fn write(
    out: &mut impl Write,
    voice: &Voice,
    (name, registry): (&str, &Registry),
    listed: &[Listed],
) -> Result<(), Failure> {
    let title = if name == BOARD {
        Phrase::key("cli-rules-board")
    } else {
        Phrase::key(format!("{name}-title"))
    };
    writeln!(
        out,
        "# {}\n",
        voice.say(&Phrase::key("cli-rules-page-title").with("title", title))
    )?;
    let name = Phrase::plain(name.to_owned());
    writeln!(
        out,
        "{}\n",
        voice.say(&Phrase::key("cli-rules-page-about").with("name", name))
    )?;
    writeln!(
        out,
        "{}\n\n{}",
        voice.say(&sum(listed)),
        voice.say(&sum_carried(listed))
    )?;
    let mut chapters: Vec<&Chapter> = registry.chapters.values().collect();
    chapters.sort_by_key(|chapter| chapter.order);
    for chapter in chapters {
        let rules: Vec<&Listed> = listed.iter().filter(|rule| rule.chapter == chapter.id).collect();
        if rules.is_empty() {
            continue;
        }
        let title = voice.say(&Phrase::Words(chapter.title.clone().into()));
        writeln!(out, "\n## {title}\n\n{}", voice.key("cli-rules-page-columns"))?;
        writeln!(out, "| --- | --- | --- | --- | --- | --- |")?;
        for rule in rules {
            let title = voice.say(&Phrase::Words(rule.title.clone().into()));
            let state = voice.say(&rule.state());
            let carried = voice.say(&rule.carried());
            let modules = rule.modules.join(", ");
            writeln!(
                out,
                "| `{}` | {title} | {modules} | {state} | {carried} | {} |",
                rule.id,
                files(&rule.tests)
            )?;
        }
    }
    Ok(())
}

/// The files of some tests, each with a link and, where several of its tests cite the rule, their number.
fn files(tests: &[String]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for test in tests {
        let file = test.split(": ").next().unwrap_or(test);
        *counts.entry(file).or_default() += 1;
    }
    let link = |(file, count): (&str, usize)| {
        let short = file.strip_prefix("tests/").unwrap_or(file);
        let short = short.rsplit_once('.').map_or(short, |(stem, _)| stem);
        let times = if count > 1 {
            format!(" {count}")
        } else {
            String::new()
        };
        format!("[{short}](../{file}){times}")
    };
    counts.into_iter().map(link).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_of_a_rule_are_counted_by_their_files() {
        let tests = [
            "tests/a/life.rs: one",
            "tests/duels/a.jsonl",
            "tests/a/life.rs: two",
        ];
        assert_eq!(
            files(&tests.map(str::to_owned)),
            "[a/life](../tests/a/life.rs) 2, [duels/a](../tests/duels/a.jsonl)"
        );
    }
}
