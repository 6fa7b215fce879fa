//! Names that look like a name that nobody knows: what may have been meant.

use std::borrow::Borrow;

/// The most names that are proposed.
const MOST: usize = 3;

/// The known names that are so like `wanted` that they may have been meant, the likest first; three at most.
///
/// Capital letters make no difference.
pub fn near<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let wanted = wanted.to_lowercase();
    // A third of the signs may be wrong, and two always.
    let most = (wanted.chars().count() / 3).max(2);
    let mut found: Vec<(usize, &str)> = known
        .into_iter()
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
    fn what_is_like_no_name_gets_no_proposal() {
        assert_eq!(hint("nobody at all", KNOWN), "");
        assert_eq!(hint("", KNOWN), "");
        assert_eq!(hint("x", ["a", "ab"]), "");
    }
}
