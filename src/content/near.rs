//! Names that look like a name that nobody knows: what may have been meant.

use std::borrow::Borrow;

use super::budget::MAX_NAME;

/// The most names with which one is compared.
const MAX_COMPARED: usize = 1_000;

/// The most names that are proposed.
const MOST: usize = 3;

/// The known names that are so like `wanted` that they may have been meant, the likest first; three at most.
///
/// Capital letters make no difference. Names that are longer than any name should be are like no other, and of very many only the first
/// are compared.
pub fn near<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    if wanted.len() > MAX_NAME {
        return Vec::new();
    }
    let wanted = wanted.to_lowercase();
    // A third of the signs may be wrong, and two always.
    let most = (wanted.chars().count() / 3).max(2);
    let mut found: Vec<(usize, &str)> = known
        .into_iter()
        .take(MAX_COMPARED)
        .filter(|name| name.len() <= MAX_NAME)
        .map(|name| (strsim::osa_distance(&wanted, &name.to_lowercase()), name))
        .filter(|(distance, name)| *distance <= most && *distance < name.chars().count())
        .collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// The end of a sentence that complains of a name: `; did you mean ...?`, or nothing where no name is near.
pub fn hint<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    propose(&near(wanted, known))
}

/// The end of a sentence that complains of a name, with the names that may have been meant; nothing where there is none.
pub fn propose<N: Borrow<str>>(names: &[N]) -> String {
    if names.is_empty() {
        return String::new();
    }
    format!("; did you mean {}?", names.join(" or "))
}

/// A parser's complaint of a name that it does not know, with the names that may have been meant; any other as it is.
///
/// The parsers of JSON and of RON put the name into the first backquotes, and what they know into those that follow.
pub fn meant(complaint: &str) -> String {
    let lower = complaint.to_lowercase();
    let is_of_name = [
        "unknown field",
        "unknown variant",
        "unexpected field",
        "unexpected variant",
    ]
    .iter()
    .any(|beginning| lower.starts_with(beginning));
    let (told, listed) = complaint.split_once(", expected").unwrap_or((complaint, ""));
    let quoted = |text| str::split(text, '`').skip(1).step_by(2);
    let wanted = quoted(told).next().filter(|_| is_of_name);
    let hint = wanted.map_or_else(String::new, |wanted| hint(wanted, quoted(listed)));
    format!("{complaint}{hint}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["HER-01", "HER-02", "OPP-05", "01-courtyard"];

    #[test]
    fn the_likest_name_comes_first_however_it_is_capitalised() {
        assert_eq!(near("her-02", KNOWN), ["HER-02", "HER-01"]);
        assert_eq!(near("01-curtyard", KNOWN), ["01-courtyard"]);
        assert_eq!(hint("OPP05", KNOWN), "; did you mean OPP-05?");
    }

    #[test]
    fn a_parser_that_does_not_know_a_name_proposes_what_it_knows() {
        for (complaint, proposal) in [
            (
                "unknown field `manouvre`, expected one of `target`, `with`, `manoeuvre`, `stakes`",
                "; did you mean manoeuvre?",
            ),
            (
                "unknown variant `mov`, expected `move` or `act`",
                "; did you mean move?",
            ),
            (
                "Unexpected field named `initative` in `Start`, expected one of `initiative`, or `style` instead",
                "; did you mean initiative?",
            ),
            ("unknown field `colour`, there are no fields", ""),
            ("missing field `choice`", ""),
        ] {
            assert_eq!(meant(complaint), format!("{complaint}{proposal}"));
        }
    }

    #[test]
    fn what_is_like_no_name_gets_no_proposal() {
        assert_eq!(hint("nobody at all", KNOWN), "");
        assert_eq!(hint("", KNOWN), "");
        assert_eq!(hint("x", ["a", "ab"]), "");
    }
}
