//! The letters of the game: every sign that the texts use can be drawn, and figures look as the screens want them.

use std::collections::BTreeSet;
use std::fs;

use ttf_parser::{Face, GlyphId, Rect};

use crate::files::{files_under, root};

/// Runs `check` with the name and the face of every font whose file name begins with `family`.
fn with_faces(family: &str, check: impl Fn(&str, &Face)) {
    let mut found = 0;
    for entry in fs::read_dir(root().join("assets/fonts")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if name.starts_with(family) && (name.ends_with(".ttf") || name.ends_with(".otf")) {
            let bytes = fs::read(&path).unwrap();
            check(name, &Face::parse(&bytes, 0).unwrap());
            found += 1;
        }
    }
    assert!(found > 1, "{family} has {found} fonts");
}

fn figures(face: &Face) -> [GlyphId; 10] {
    ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(|figure| face.glyph_index(figure).unwrap())
}

#[test]
fn every_sign_of_the_texts_and_names_can_be_drawn_in_every_font() {
    let mut files = files_under("assets", "ftl");
    files.extend(files_under("assets", "ron"));
    files.extend(files_under("levels", "ron"));
    let signs: BTreeSet<char> = files.iter().flat_map(|(_, text)| text.chars()).collect();
    for family in ["Vollkorn", "Inter"] {
        with_faces(family, |name, face| {
            for &sign in signs.iter().filter(|sign| !sign.is_control()) {
                assert!(face.glyph_index(sign).is_some(), "{name} lacks {sign:?}");
            }
        });
    }
}

#[test]
fn figures_in_tables_stand_under_each_other() {
    with_faces("Inter", |name, face| {
        let widths = figures(face).map(|figure| face.glyph_hor_advance(figure));
        assert!(
            widths.iter().all(|width| *width == widths[0]),
            "{name}: {widths:?}"
        );
    });
}

#[test]
fn figures_in_words_stand_on_the_line() {
    with_faces("Vollkorn", |name, face| {
        let em = i32::from(face.units_per_em());
        for figure in figures(face) {
            let Rect { y_min, .. } = face.glyph_bounding_box(figure).unwrap();
            // Figures that hang below the line reach down by a fifth of the letter's height.
            assert!(
                i32::from(y_min) > -em / 25,
                "{name}: {figure:?} begins at {y_min}"
            );
        }
    });
}
