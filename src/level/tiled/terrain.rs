//! Leaves out of a tileset what only helps to draw maps: terrain sets mean nothing to the game, and the `tiled` crate stumbles over
//! those that editors before Tiled 1.5 have written.

use std::ops::Range;

use crate::content::xml::{Sign, Walk};

/// The elements that are left out.
const LEFT_OUT: [&str; 2] = ["wangsets", "terraintypes"];

/// A tileset without its terrain sets; every line stays where it is.
pub(super) fn without_terrain(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut done = 0;
    for range in terrain(text) {
        let Some((before, lost)) = text.get(done..range.start).zip(text.get(range.clone())) else {
            continue;
        };
        kept.push_str(before);
        kept.extend(lost.chars().filter(|sign| *sign == '\n'));
        done = range.end;
    }
    kept.push_str(text.get(done..).unwrap_or_default());
    kept
}

/// Where the terrain sets stand, in bytes.
fn terrain(text: &str) -> Vec<Range<usize>> {
    let mut walk = Walk::new(text);
    let mut found = Vec::new();
    // How many elements are open, and where the one began that is left out.
    let (mut depth, mut begun) = (0, None);
    loop {
        match walk.next() {
            Ok(Sign::Open(element)) => {
                if depth == 1 && LEFT_OUT.contains(&element.name.as_str()) {
                    begun = Some(element.start);
                }
                depth += 1;
            }
            Ok(Sign::Close(end)) => {
                depth -= 1;
                if depth == 1
                    && let Some(start) = begun.take()
                {
                    found.push(start..end);
                }
            }
            Ok(Sign::Text(_)) => {}
            // Broken XML has been told already.
            Ok(Sign::End) | Err(_) => return found,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terrain_sets_are_left_out_and_lines_stay() {
        let text = "<tileset>\n <tile id=\"0\"/>\n <wangsets>\n  <wangset a=\"x\"/>\n </wangsets>\n <terraintypes/>\n <tile id=\"1\"/>\n</tileset>";
        assert_eq!(
            without_terrain(text),
            "<tileset>\n <tile id=\"0\"/>\n \n\n\n \n <tile id=\"1\"/>\n</tileset>"
        );
        assert_eq!(
            without_terrain("<tileset><tile></tileset>"),
            "<tileset><tile></tileset>"
        );
    }
}
