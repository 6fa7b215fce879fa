//! Files of strangers on the command line: what steers a terminal is not written to it, and nothing but plain files is read.

#[cfg(unix)]
use crate::checkout::Checkout;
use crate::program::{folder, run, run_with};

/// An animal whose name turns the direction of writing; other signs that steer are refused in names.
const STEERING: &str = r#"Creature((id: "OPP-95", name: (en: "Wolf\u{202e}flow", de: "Wolf", fr: "Loup"),
    kind: Animal, size: Medium, footprint: 1, legs: Four, initiative: 8, parry: 4, life: 40, endurance: 50, armour: 0, speed: 8,
    shot_modifier: -2, morale: Never, rules: [], attacks_per_round: 1,
    attacks: [(name: (en: "Bite", de: "Biss", fr: "Morsure"), attack: 12, points: "1W6+2", classes: "HN")]))"#;

/// The courtyard with that animal in the place of the second fighter, in a folder that no game lies around.
fn steering_level() -> String {
    let game = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let level = folder("steering");
    let read = |name: &str| std::fs::read_to_string(game.join("levels/01-courtyard").join(name)).unwrap();
    let tiles = game.join("assets/tiles/klingentanz.tsx");
    let map = read("map.tmx").replace("../../assets/tiles/klingentanz.tsx", tiles.to_str().unwrap());
    let text = read("level.ron").replace("Id(\"OPP-05\")", STEERING);
    std::fs::write(level.join("map.tmx"), map).unwrap();
    std::fs::write(level.join("level.ron"), text).unwrap();
    level.to_str().unwrap().to_owned()
}

/// Case hostile/06, with the name of a person in the place of that of a mark.
#[test]
fn a_name_does_not_steer_the_terminal() {
    let level = steering_level();
    for arguments in [
        &["run", &level, "--seed", "1"][..],
        &["run", &level, "--seed", "1", "--explain"],
        &["run", &level, "--seed", "1", "--json"],
        &["play", "--text", &level, "--seats", "greedy,greedy"],
        &["check", &level],
    ] {
        let ran = run_with(arguments, "q\n");
        let said = ran.out + &ran.err;
        let steers = |sign: char| (sign.is_control() && !"\n\t".contains(sign)) || sign == '\u{202e}';
        assert!(!said.contains(steers), "{arguments:?}: {said:?}");
        assert!(
            // Neither `check` nor the JSON says the name.
            arguments[0] == "check" || arguments.contains(&"--json") || said.contains(r"Wolf\u202eflow"),
            "{arguments:?}: {said}"
        );
    }
}

/// A pipe in the place of a file blocked for ever.
#[cfg(unix)]
#[test]
fn a_pipe_is_no_recording_and_no_file_of_intents() {
    let pipe = folder("pipes").join("pipe");
    let _ = std::fs::remove_file(&pipe);
    assert!(
        std::process::Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let pipe = pipe.to_str().unwrap();
    for arguments in [
        &["replay", pipe][..],
        &["replay", pipe, "--verify"],
        &["play", "--text", "--resume", pipe],
        &["run", "01-courtyard", "--intents", pipe],
        &["replay", "/dev/zero"],
        &["run", "01-courtyard", "--intents", "/dev/zero"],
    ] {
        let ran = run(arguments);
        assert_eq!(ran.status, 1, "{arguments:?}");
        assert!(
            ran.err.contains("cannot be read: it is no plain file"),
            "{arguments:?}: {}",
            ran.err
        );
    }
}

/// What the program says of a copy of the game; it fails where it does not end in time.
#[cfg(unix)]
fn in_time(game: &Checkout, arguments: &[&str]) -> String {
    let mut child = game.program(arguments).spawn().expect("the program starts");
    // It is done in a second or two; a debug build on a busy machine may take longer.
    for _ in 0..600 {
        if child.try_wait().unwrap().is_some() {
            let output = child.wait_with_output().unwrap();
            return String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    child.kill().unwrap();
    panic!("{arguments:?} waits for ever");
}

#[cfg(unix)]
#[test]
fn nobody_waits_for_a_pipe_in_a_level_or_among_what_a_player_has() {
    let level = "levels/00-one-blow";
    for name in [
        "levels/00-one-blow/lesson.ron",
        "levels/00-one-blow/level.ron",
        "levels/00-one-blow/map.tmx",
        "levels/00-one-blow/things.ron",
        "levels/00-one-blow/texts/en.ftl",
        "levels/00-one-blow/rules/dsa41/weapons.ron",
        "home/klingentanz/rules/dsa41/weapons.ron",
        "home/klingentanz/preferences.ron",
    ] {
        let game = Checkout::new("pipe", &["00-one-blow"]);
        game.write(name, "");
        let pipe = game.path(name);
        std::fs::remove_file(&pipe).unwrap();
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        for arguments in [&["check", level][..], &["play", "--text", level]] {
            let told = in_time(&game, arguments);
            // Nothing without a window reads settings.
            assert!(
                told.contains("it is no plain file") || name.ends_with("preferences.ron"),
                "{name}, {arguments:?}: {told}"
            );
        }
    }
}
