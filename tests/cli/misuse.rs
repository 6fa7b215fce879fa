//! The command line in hard hands: closed pipes, full disks, folders for files, names that are no text. It tells the truth and
//! ends with the right status.

use std::process::{Command, Output, Stdio};

use crate::program::{done, file, folder, run};

const LEVEL: &str = "levels/01-courtyard";

/// The program, speaking English, with nothing to read.
fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_klingentanz"));
    command
        .args(arguments)
        .env("LC_ALL", "en_GB.UTF-8")
        .env("XDG_DATA_HOME", folder("data"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What the program said to the standard error.
fn told(output: &Output) -> String {
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!told.contains("panicked"), "{told}");
    told
}

/// A recording of the courtyard whose last state hash is wrong.
fn wrong_recording(name: &str) -> String {
    let path = folder("misuse").join(format!("{name}.json"));
    let path = path.to_str().unwrap();
    done(&["run", LEVEL, "--seed", "7", "--record", path, "--overwrite"]);
    let mut recording: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let last = recording["intents"].as_array().unwrap().len() - 1;
    recording["intents"][last]["hash"] = "0123456789abcdef".into();
    std::fs::write(path, recording.to_string()).unwrap();
    path.to_owned()
}

/// Runs the program with a standard output that nobody reads.
#[cfg(unix)]
fn unread(arguments: &[&str]) -> Output {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    program(arguments).stdout(writer).output().unwrap()
}

#[cfg(unix)]
#[test]
fn whoever_stops_reading_has_had_enough_and_a_verdict_stands_all_the_same() {
    for arguments in [
        &["run", LEVEL, "--seed", "7"][..],
        &["run", LEVEL, "--seed", "7", "--json"],
        &["simulate", LEVEL, "--battles", "2", "--threads", "1"],
        &["odds", "HER-01", "OPP-05"],
        &["compare", LEVEL],
        &["rules", "--json"],
        &["schema", "level"],
        &["check", "levels"],
        &["play", LEVEL, "--text"],
    ] {
        let ran = unread(arguments);
        assert_eq!(
            (ran.status.code(), told(&ran).as_str()),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
    let recording = wrong_recording("unread");
    for more in [&[][..], &["--json"], &["--verify"]] {
        let ran = unread(&[&["replay", recording.as_str()], more].concat());
        // Who reads nothing of the fight told again is not told the verdict either; the verdict alone is in the status.
        let status = i32::from(more == ["--verify"]);
        assert_eq!(
            (ran.status.code(), told(&ran).as_str()),
            (Some(status), ""),
            "{more:?}"
        );
    }
    let broken = file("misuse.json", "{}");
    let ran = unread(&["check", &broken]);
    assert_eq!((ran.status.code(), told(&ran).as_str()), (Some(1), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    for arguments in [
        &["run", LEVEL, "--seed", "7"][..],
        &["simulate", LEVEL, "--battles", "2", "--json"],
        &["schema", "intents"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let ran = program(arguments).stdout(full).output().unwrap();
        assert_eq!(ran.status.code(), Some(1), "{arguments:?}");
        assert!(
            told(&ran).contains("the output cannot be written"),
            "{}",
            told(&ran)
        );
    }
}

#[cfg(unix)]
#[test]
fn an_input_that_cannot_be_read_is_not_called_the_output() {
    let input = std::fs::File::open(folder("misuse")).unwrap();
    let ran = program(&["play", LEVEL, "--text"]).stdin(input).output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
    assert!(told(&ran).contains("the input cannot be read"), "{}", told(&ran));
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_text_are_no_stumbling_block() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let name = |prefix: &str| [prefix.as_bytes(), b"\xff"].concat();
    let wrong = name("levels/01-courtyard");
    let ran = program(&["run"]).arg(OsStr::from_bytes(&wrong)).output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
    assert!(
        told(&ran).contains("did you mean 01-courtyard?"),
        "{}",
        told(&ran)
    );
    for option in ["--on", "--preset", "--system", "--seats", "--dice", "--seed"] {
        let ran = program(&["run", LEVEL, option])
            .arg(OsStr::from_bytes(&name("x")))
            .output()
            .unwrap();
        assert_eq!(ran.status.code(), Some(2), "{option}: {}", told(&ran));
    }
    // A level in a folder whose name is no text is fought and counted; only a recording of it cannot be written.
    let copy = folder("misuse/levels").join(OsStr::from_bytes(&name("level")));
    copy_files(std::path::Path::new(LEVEL), &copy);
    // The map names the picture of its tiles by a path from its own folder.
    copy_files(
        std::path::Path::new("assets/tiles"),
        &folder("misuse/assets/tiles"),
    );
    for more in [&["run", "--json"][..], &["simulate", "--battles", "2", "--json"]] {
        let ran = program(more).arg(&copy).output().unwrap();
        assert_eq!(ran.status.code(), Some(0), "{more:?}: {}", told(&ran));
    }
}

/// Copies the files of a folder.
fn copy_files(from: &std::path::Path, to: &std::path::Path) {
    std::fs::create_dir_all(to).unwrap();
    for part in std::fs::read_dir(from).unwrap() {
        let part = part.unwrap();
        if part.file_type().unwrap().is_file() {
            std::fs::copy(part.path(), to.join(part.file_name())).unwrap();
        }
    }
}

#[test]
fn a_fight_that_cannot_be_recorded_is_told_to_its_end() {
    let file = folder("misuse").join("no-folder.txt");
    std::fs::write(&file, "a file where a folder would have to be").unwrap();
    let place = file.join("fight.json");
    let ran = run(&[
        "run",
        LEVEL,
        "--seed",
        "7",
        "--json",
        "--record",
        place.to_str().unwrap(),
    ]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    let last: serde_json::Value = serde_json::from_str(ran.out.lines().last().unwrap()).unwrap();
    assert_eq!(last["event"], "result");
    let said = format!("{}: cannot be written: ", place.display());
    assert!(ran.err.starts_with(&said), "{}", ran.err);
}

#[test]
fn the_commands_work_in_any_folder() {
    let away = folder("misuse");
    let variable = ("KLINGENTANZ_ROOT", env!("CARGO_MANIFEST_DIR"));
    for arguments in [
        &["run", "01-courtyard", "--seed", "7"][..],
        &["simulate", "01-courtyard", "--battles", "1"],
        &["play", "01-courtyard", "--text", "--seed", "7"],
        &["play", "00-one-blow", "--text"],
        &["odds", "HER-01", "OPP-05"],
        &["compare", "01-courtyard"],
    ] {
        let mut command = program(arguments);
        let ran = command
            .env(variable.0, variable.1)
            .current_dir(&away)
            .output()
            .unwrap();
        assert_eq!(ran.status.code(), Some(0), "{arguments:?}: {}", told(&ran));
    }
}

#[test]
fn what_a_level_itself_wishes_for_is_its_own_fault() {
    let folder = folder("misuse/levels/wish");
    copy_files(std::path::Path::new(LEVEL), &folder);
    copy_files(
        std::path::Path::new("assets/tiles"),
        &crate::program::folder("misuse/assets/tiles"),
    );
    let file = folder.join("level.ron");
    let level = std::fs::read_to_string(&file).unwrap();
    let wish = level.replace("preset: \"Basic\"", "preset: \"Basic\", on: [\"optional:tpk\"]");
    assert_ne!(wish, level);
    std::fs::write(&file, wish).unwrap();
    for more in [&[][..], &["--on", "optional:tpkk"], &["--preset", "Nix"]] {
        let ran = run(&[&["run", folder.to_str().unwrap()], more].concat());
        assert_eq!(ran.status, 1, "{}", ran.err);
        let said =
            "level.ron:10: modules / Dsa41: there is no module `optional:tpk`; did you mean optional:tpkk";
        assert!(ran.err.contains(said), "{}", ran.err);
    }
}

#[test]
fn a_recording_of_a_level_that_is_gone_names_the_recording() {
    let path = folder("misuse").join("gone.json");
    let path = path.to_str().unwrap();
    done(&[
        "run",
        "01-courtyard",
        "--seed",
        "7",
        "--record",
        path,
        "--overwrite",
    ]);
    let text = std::fs::read_to_string(path).unwrap();
    std::fs::write(path, text.replace("01-courtyard", "77-gone")).unwrap();
    for arguments in [
        &["replay", path][..],
        &["replay", path, "--verify"],
        &["play", "--text", "--resume", path],
    ] {
        let ran = run(arguments);
        assert_eq!(ran.status, 1, "{arguments:?}");
        assert!(
            ran.err.contains("gone.json") && ran.err.contains("77-gone"),
            "{}",
            ran.err
        );
    }
}

#[test]
fn a_folder_without_the_game_is_told_by_its_name() {
    let away = folder("elsewhere");
    let ran = program(&["rules"])
        .env("KLINGENTANZ_ROOT", &away)
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(1));
    let said = format!("klingentanz: {} is not the folder of the game", away.display());
    assert!(told(&ran).starts_with(&said), "{}", told(&ran));
}

#[test]
fn the_file_of_a_level_stands_for_its_folder() {
    let by_file = done(&["run", "levels/01-courtyard/level.ron", "--seed", "7"]);
    assert_eq!(by_file, done(&["run", LEVEL, "--seed", "7"]));
    let ran = run(&["run", "levels/01-courtyard/map.tmx"]);
    assert_eq!(ran.status, 1);
    let told = "is a map of the editor Tiled, not the folder of a level";
    assert!(ran.err.contains(told), "{}", ran.err);
}

#[test]
fn what_a_command_would_have_to_leave_out_is_refused() {
    for (arguments, named) in [
        (&["play", "00-one-blow", "--text", "--seed", "5"][..], "--seed"),
        (
            &["play", "00-one-blow", "--text", "--record", "fight.json"],
            "--record",
        ),
        (
            &["play", "00-one-blow", "--text", "--preset", "Basic"],
            "--preset",
        ),
    ] {
        let ran = run(arguments);
        assert_eq!(ran.status, 2, "{arguments:?}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(named), "{}", ran.err);
    }
}

#[test]
fn a_recording_that_goes_another_way_now_is_gone_on_with_only_with_a_word_about_it() {
    let path = wrong_recording("another-way");
    let ran = run(&["play", "--text", "--resume", &path]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.out.starts_with("The recording differs from choice "),
        "{}",
        ran.out
    );
    let text = std::fs::read_to_string(&path).unwrap();
    let other = text.replacen("\"format\":2", "\"format\":3,\"weather\":\"rain\"", 1);
    assert_ne!(other, text);
    let other = file("other-format.json", other);
    for arguments in [
        &["replay", other.as_str()][..],
        &["play", "--text", "--resume", &other],
    ] {
        let ran = run(arguments);
        assert_eq!(ran.status, 1);
        assert!(ran.err.contains("has format 3, but this version"), "{}", ran.err);
    }
}
