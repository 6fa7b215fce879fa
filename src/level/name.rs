//! What names in a level file may look like.

/// Whether a name is a plain file name with this ending, so that it cannot lead out of its folder.
pub(super) fn is_file_name(name: &str, ending: &str) -> bool {
    name.strip_suffix(ending)
        .is_some_and(|stem| !stem.is_empty() && stem.chars().all(is_plain))
}

/// Whether a name can be a text key or the name of a lesson: letters, digits, `-` and `_`.
pub(super) fn is_key(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_plain)
}

fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_cannot_lead_out_of_its_folder() {
        for (name, expected) in [
            ("map.tmx", true),
            ("my-map_2.tmx", true),
            ("../map.tmx", false),
            ("/map.tmx", false),
            ("a\\map.tmx", false),
            (".tmx", false),
            ("map.tmj", false),
        ] {
            assert_eq!(is_file_name(name, ".tmx"), expected, "{name}");
        }
    }
}
