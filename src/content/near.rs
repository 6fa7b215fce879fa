//! Names that look like a name that nobody knows: what may have been meant.

use std::borrow::Borrow;

use super::budget::MAX_NAME;

/// The most names with which one is compared.
const MAX_COMPARED: usize = 1_000;

/// The most names that are proposed.
const MOST: usize = 3;

/// The known names that are so like `wanted` that they may have been meant, the likest first; three at most.
///
/// So many signs may be wrong, missing, superfluous or in the wrong order: one where the longer name has three to six signs, two up to
/// ten, else three; one more where all its letters are there. `atack` is like `attack`, but `cover` is not like `move`.
///
/// Capital letters and signs such as `-` make no difference. Names that are longer than any name should be are like no other, and of
/// very many only the first are compared.
pub fn near<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    if wanted.len() > MAX_NAME {
        return Vec::new();
    }
    let wanted = plain(wanted);
    let mut found: Vec<(usize, &str)> = known
        .into_iter()
        .take(MAX_COMPARED)
        .filter(|name| name.len() <= MAX_NAME)
        .filter_map(|name| Some((distance(&wanted, &plain(name))?, name)))
        .collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().take(MOST).map(|(_, name)| name).collect()
}

/// A name without capital letters, and without what stands between its letters and figures.
fn plain(name: &str) -> String {
    let signs = name.chars().filter(|sign| sign.is_alphanumeric());
    signs.flat_map(char::to_lowercase).collect()
}

/// How many signs are wrong in a plain name if another was meant; none where they are too many for that.
fn distance(wanted: &str, name: &str) -> Option<usize> {
    let most = match wanted.chars().count().max(name.chars().count()) {
        0..=2 => 0,
        3..=6 => 1,
        7..=10 => 2,
        _ => 3,
    };
    let most = most + usize::from(letters(wanted) == letters(name));
    let distance = strsim::osa_distance(wanted, name);
    (distance <= most && !wanted.is_empty()).then_some(distance)
}

/// The letters of a name in the order of the alphabet.
fn letters(name: &str) -> Vec<char> {
    let mut letters: Vec<char> = name.chars().collect();
    letters.sort_unstable();
    letters
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
        for (wanted, known) in [
            ("cover", "move"),
            ("walk", "wait"),
            ("parry", "carry-on"),
            ("stand", "stun"),
            ("shot", "shove"),
            ("aim", "claim"),
            ("HER-01", "OPP-07"),
            ("WPN-SABRE", "WPN-SWORD"),
            ("east", "west"),
            ("TAL-REITEN", "TAL-RINGEN"),
        ] {
            assert_eq!(hint(wanted, [known]), "", "{wanted}");
        }
    }

    #[test]
    fn a_slip_of_the_hand_is_told_for_what_it_is() {
        for (written, meant) in [
            ("atack", "attack"),
            ("fient", "feint"),
            ("Finte", "feint"),
            ("mov", "move"),
            ("pary", "parry"),
            ("defnd", "defend"),
            ("defence", "defend"),
            ("no_defence", "no-defence"),
            ("manouvre", "manoeuvre"),
            ("courtyard", "01-courtyard"),
            ("HER1", "HER-01"),
            ("wpn-longsowrd", "WPN-LONGSWORD"),
            ("Schwertschlag", "Schwertschläge"),
        ] {
            assert_eq!(near(written, [meant]), [meant], "{written}");
        }
    }
}
