//! The words of the glossary as they are found in texts of three languages: whole words, the longest first, in every form.

use klingentanz::codex::{Glosses, Piece};
use klingentanz::content::Language;

use super::files::root;

/// A text of the fourth edition with each of its terms in brackets, the id behind it.
fn marked(language: Language, text: &str) -> String {
    let (glosses, problems) = Glosses::read(root());
    assert!(problems.is_empty(), "{problems}");
    let glossary = glosses.glossary();
    let pieces = glossary.pieces(text, language, "dsa41");
    let whole: String = pieces.iter().map(|piece| piece.text).collect();
    assert_eq!(whole, text, "nothing is lost");
    let mark = |piece: &Piece| match piece.term {
        Some(place) => format!("[{}|{}]", piece.text, glossary.terms()[place].id),
        None => piece.text.to_owned(),
    };
    pieces.iter().map(mark).collect()
}

#[test]
fn a_text_is_taken_apart_in_english() {
    let cases = [
        ("Wounds lower the AT.", "[Wounds|wound] lower the [AT|attack]."),
        ("“Initiative”, then", "“[Initiative|initiative]”, then"),
        ("LE 30/31", "[LE|life-energy] 30/31"),
        ("He is late at night.", "He is late at night."),
        ("the fighter's armour", "the fighter's [armour|armour]"),
    ];
    for (text, pieces) in cases {
        assert_eq!(marked(Language::En, text), pieces);
    }
}

#[test]
fn a_text_is_taken_apart_in_german() {
    let cases = [
        (
            "Zwei Wunden, Attacken und Paraden",
            "Zwei [Wunden|wound], [Attacken|attack] und [Paraden|parry]",
        ),
        (
            "mit reguläre\u{a0}Aktion getan",
            "mit [reguläre\u{a0}Aktion|regular-action] getan",
        ),
        ("INI-Verlust", "[INI|initiative]-Verlust"),
        ("Die Verwundeten warten.", "Die Verwundeten warten."),
    ];
    for (text, pieces) in cases {
        assert_eq!(marked(Language::De, text), pieces);
    }
}

#[test]
fn a_text_is_taken_apart_in_french() {
    let cases = [
        (
            "L'échelle d'initiative et l’attaque",
            "L'[échelle d'initiative|initiative-ladder] et l’[attaque|attack]",
        ),
        ("Deux blessures de trop", "Deux [blessures|wound] de trop"),
        ("ENC et PRD", "ENC et [PRD|parry]"),
    ];
    for (text, pieces) in cases {
        assert_eq!(marked(Language::Fr, text), pieces);
    }
}
