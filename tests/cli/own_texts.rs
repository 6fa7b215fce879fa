//! A level that somebody has made elsewhere: its words, its tilesets, and what `check` says of them.

use std::path::{Path, PathBuf};

use crate::checkout::copy;
use crate::program::{Ran, folder, run, run_with};

/// The level "inn", whose title and first side have texts nowhere, in a folder of its own far from the game.
struct Inn(PathBuf);

impl Inn {
    fn new(name: &str) -> Self {
        let folder = folder("elsewhere").join(name);
        let _ = std::fs::remove_dir_all(&folder);
        copy(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/inn"),
            &folder,
        );
        Self(folder)
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let file = self.0.join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, content).unwrap();
    }

    fn change(&self, name: &str, from: &str, to: &str) {
        let text = std::fs::read_to_string(self.0.join(name)).unwrap();
        assert!(text.contains(from), "`{from}` must stand in {name}");
        self.write(name, text.replacen(from, to, 1));
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// What `check` says, with the folder left out of the names of files.
    fn checked(&self) -> (i32, String) {
        let Ran { status, out, .. } = run(&["check", self.path()]);
        (status, out.replace(&format!("{}/", self.path()), ""))
    }
}

#[test]
fn a_key_that_has_no_text_is_named_with_its_place() {
    let inn = Inn::new("missing");
    let (status, out) = inn.checked();
    assert_eq!(status, 1);
    let lines: Vec<&str> = out.lines().collect();
    assert!(
        lines[0].starts_with(
            "level.ron:4:12: title: the text `level-inn-title` is neither in texts/en.ftl nor in the game"
        ),
        "{out}"
    );
    assert!(
        lines[1].starts_with("level.ron:10:9: sides / entry 1: the text `level-inn-side-1` "),
        "{out}"
    );
    assert_eq!(lines[2..], ["2 problems found."], "{out}");
}

#[test]
fn texts_lie_in_the_folder_of_the_level_and_are_said_in_each_language() {
    let inn = Inn::new("texts");
    inn.write(
        "texts/en.ftl",
        "\u{feff}level-inn-title = The last inn\nlevel-inn-side-1 = Guests\n",
    );
    inn.write(
        "texts/de.ftl",
        "level-inn-title = Die letzte Schenke\nlevel-inn-side-1 = Gäste\n",
    );
    inn.write(
        "texts/fr.ftl",
        "level-inn-title = La dernière auberge\nlevel-inn-side-1 = Clients\n",
    );
    assert_eq!(inn.checked(), (0, "One file is in order.\n".to_owned()));
    for (language, title, side) in [
        ("en", "The last inn", "Guests"),
        ("de", "Die letzte Schenke", "Gäste"),
        ("fr", "La dernière auberge", "Clients"),
    ] {
        let ran = run(&["compare", inn.path(), "--lang", language]);
        assert!(ran.out.contains(title), "{}{}", ran.out, ran.err);
        let ran = run(&["simulate", inn.path(), "--battles", "2", "--lang", language]);
        assert!(
            ran.out.contains(title) && ran.out.contains(side),
            "{}{}",
            ran.out,
            ran.err
        );
    }
    let ran = run_with(&["play", "--text", inn.path(), "--seed", "2"], "s\nq\n");
    assert!(!ran.out.contains("level-inn"), "{}", ran.out);
}

#[test]
fn words_may_stand_in_the_level_itself() {
    let inn = Inn::new("words");
    inn.change("level.ron", "\"level-inn-title\"", "\"The last inn\"");
    inn.change(
        "level.ron",
        "\"level-inn-side-1\"",
        "(en: \"Guests\", de: \"Gäste\", fr: \"Clients\")",
    );
    assert_eq!(inn.checked(), (0, "One file is in order.\n".to_owned()));
    let ran = run(&["simulate", inn.path(), "--battles", "2", "--lang", "de"]);
    assert!(
        ran.out.contains("The last inn") && ran.out.contains("Gäste"),
        "{}{}",
        ran.out,
        ran.err
    );
}

#[test]
fn a_text_that_a_language_lacks_or_nobody_asks_for_is_a_note() {
    let inn = Inn::new("notes");
    inn.write(
        "texts/en.ftl",
        "level-inn-title = The last inn\nlevel-inn-side-1 = Guests\nlevel-inn-side-3 = Cats\n",
    );
    inn.write(
        "texts/de.ftl",
        "level-inn-title = Die letzte Schenke\nlevel-inn-side-1 = Gäste\nlevel-inn-side-3 = Katzen\n",
    );
    let (status, out) = inn.checked();
    assert_eq!(status, 0, "{out}");
    assert_eq!(
        out.lines().collect::<Vec<_>>(),
        [
            "texts/fr.ftl: has no text for level-inn-side-1, level-inn-side-3, level-inn-title; another language stands in",
            "texts/en.ftl: level-inn-side-3: nothing asks for this text",
            "texts/de.ftl: level-inn-side-3: nothing asks for this text",
            "One file is in order.",
        ]
    );
}

#[test]
fn broken_texts_of_a_level_are_told_with_their_file_and_line() {
    let inn = Inn::new("broken");
    inn.write(
        "texts/en.ftl",
        "level-inn-title = The { $last\n\nlevel-inn-side-1 = Guests\n",
    );
    let (status, out) = inn.checked();
    assert_eq!(status, 1);
    assert!(out.starts_with("texts/en.ftl:3:1: is not Fluent: "), "{out}");
}

#[test]
fn a_level_that_lies_elsewhere_uses_the_tileset_of_the_game_by_its_name() {
    for (name, source) in [
        ("name", "klingentanz.tsx"),
        ("path", "../../assets/tiles/klingentanz.tsx"),
    ] {
        let inn = Inn::new(name);
        inn.change("level.ron", "\"level-inn-title\"", "\"The last inn\"");
        inn.change("level.ron", "\"level-inn-side-1\"", "\"Guests\"");
        let courtyard = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/00-one-blow/map.tmx");
        inn.write("map.tmx", std::fs::read(courtyard).unwrap());
        inn.change("map.tmx", "../../assets/tiles/klingentanz.tsx", source);
        inn.change("level.ron", "at: (1, 2)", "at: (3, 3)");
        assert_eq!(
            inn.checked(),
            (0, "One file is in order.\n".to_owned()),
            "{source}"
        );
        assert_eq!(
            run(&["run", inn.path(), "--seed", "1", "--seats", "opponent,opponent"]).status,
            0
        );
    }
}

#[test]
fn terrain_sets_of_an_old_editor_do_no_harm() {
    let inn = Inn::new("wangsets");
    inn.change("level.ron", "\"level-inn-title\"", "\"The last inn\"");
    inn.change("level.ron", "\"level-inn-side-1\"", "\"Guests\"");
    inn.change(
        "own.tsx",
        "</tileset>",
        " <wangsets>\n  <wangset name=\"Paths\" tile=\"0\">\n   <wangedgecolor name=\"path\" color=\"#ff0000\" tile=\"-1\" \
         probability=\"1\"/>\n   <wangtile tileid=\"0\" wangid=\"0x1\"/>\n  </wangset>\n </wangsets>\n</tileset>",
    );
    assert_eq!(inn.checked(), (0, "One file is in order.\n".to_owned()));
}

#[test]
fn what_is_wrong_with_a_tileset_is_told_of_the_tileset_with_its_line() {
    let inn = Inn::new("tileset");
    inn.change(
        "own.tsx",
        "<tile id=\"2\" type=\"solid\"/>",
        "<tile id=\"2\" type=\"solid\">\n  <animation><frame duration=\"3\"/></animation>\n </tile>",
    );
    let (status, out) = inn.checked();
    assert_eq!(status, 1);
    assert!(out.starts_with("own.tsx:6: cannot be read: "), "{out}");
    assert!(
        out.contains("open it in Tiled 1.5 or newer and save it again"),
        "{out}"
    );
    let ran = run(&["check", &format!("{}/own.tsx", inn.path())]);
    assert!(ran.out.contains("own.tsx:6: cannot be read: "), "{}", ran.out);
}

#[test]
fn sides_between_which_no_way_leads_are_a_note() {
    let inn = Inn::new("apart");
    inn.change("level.ron", "\"level-inn-title\"", "\"The last inn\"");
    inn.change("level.ron", "\"level-inn-side-1\"", "\"Guests\"");
    // A wall of solid rock from north to south.
    for row in [
        "0,0,0,0,0,3,0,0,",
        "0,0,0,0,0,0,0,0,",
        "0,0,0,2,0,0,0,0,",
        "0,0,0,0,0,0,0,0,",
        "0,0,0,0,0,0,0,0\n",
    ] {
        let walled = row.replacen(&row[..12], "0,0,0,0,3,0,", 1);
        inn.change("map.tmx", row, &walled);
    }
    let (status, out) = inn.checked();
    assert_eq!(status, 0, "{out}");
    assert!(
        out.starts_with(
            "level.ron:9:12: sides: sides 1 and 2 can never meet: no way leads from one to the other\n"
        ),
        "{out}"
    );
}
