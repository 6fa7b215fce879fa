//! Tilesets of the game in maps that lie elsewhere: a level folder that somebody was given need not lie beside the game.

use std::borrow::Cow;
use std::path::Path;

use crate::content::budget::Cost;
use crate::content::root;

/// Where the tilesets of the game lie below the content root.
const FOLDER: &str = "assets/tiles";

/// How many tilesets are looked for: all that a map may name, and one more, for which it is refused.
const MOST: usize = Cost::Tilesets.most() as usize + 1;

/// The text of a map in which every tileset that is not where the map says, but has the name of one of the game's, is that one.
pub(super) fn with_shared<'t>(text: &'t str, map: &Path) -> Cow<'t, str> {
    let folder = map.parent().unwrap_or(Path::new(""));
    let mut done = 0;
    let mut resolved = String::new();
    for (place, _) in text.match_indices("<tileset").take(MOST) {
        let Some((start, end)) = source_of(text, place) else {
            continue;
        };
        if let Some(shared) = shared(folder, &text[start..end]) {
            resolved.push_str(&text[done..start]);
            resolved.push_str(&escaped(&shared));
            done = end;
        }
    }
    if done == 0 {
        return Cow::Borrowed(text);
    }
    resolved.push_str(&text[done..]);
    Cow::Owned(resolved)
}

/// Where the value of `source` stands in the tag that begins at a place.
fn source_of(text: &str, place: usize) -> Option<(usize, usize)> {
    const NAME: &str = " source=";
    let tag = &text[place..place + text[place..].find('>')?];
    let start = tag.find(NAME)? + NAME.len();
    let quote = tag[start..]
        .chars()
        .next()
        .filter(|sign| matches!(sign, '"' | '\''))?;
    let length = tag[start + 1..].find(quote)?;
    Some((place + start + 1, place + start + 1 + length))
}

/// The tileset of the game that is meant by a path at which there is none.
fn shared(folder: &Path, source: &str) -> Option<String> {
    if folder.join(source).exists() {
        return None;
    }
    let name = source.rsplit(['/', '\\']).next()?;
    let file = root().join(FOLDER).join(name);
    let file = file.is_file().then(|| file.canonicalize().ok()).flatten()?;
    file.to_str().map(str::to_owned)
}

fn escaped(path: &str) -> String {
    path.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('\'', "&apos;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tileset_that_is_not_there_is_the_one_of_the_game_with_its_name() {
        let text = "<map>\n <tileset firstgid=\"1\" source=\"../../x/klingentanz.tsx\"/>\n <tileset source='own.tsx'/>\n</map>";
        let resolved = with_shared(text, Path::new("/nowhere/map.tmx"));
        let shared = root().join("assets/tiles/klingentanz.tsx").canonicalize();
        let expected = text.replace(
            "../../x/klingentanz.tsx",
            shared.expect("the game has it").to_str().expect("a path"),
        );
        assert_eq!(resolved, expected);
        let there = root().join("levels/01-courtyard/map.tmx");
        let text = "<tileset source=\"../../assets/tiles/klingentanz.tsx\"/>";
        assert_eq!(with_shared(text, &there), text);
    }
}
