//! Nothing that was fought is lost: fights in the terminal have places of their own, and no file is replaced unasked.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{Ran, done, folder, program, run, run_in, run_with};

const LEVEL: &str = "levels/01-courtyard";

/// A player's folder of data with nothing in it.
fn empty_home(name: &str) -> PathBuf {
    let home = folder(&format!("shelf-{name}"));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).unwrap();
    home
}

fn fight(home: &Path, input: &str) -> Ran {
    run_in(home, &["play", LEVEL, "--text", "--seed", "7"], input)
}

fn shelf(home: &Path) -> Vec<Value> {
    let ran = run_in(home, &["replay", "--list", "--json"], "");
    assert_eq!(ran.status, 0, "{}", ran.err);
    ran.out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn each_fight_in_the_terminal_has_a_place_of_its_own_and_is_gone_on_with_there() {
    let home = empty_home("own");
    let first = fight(&home, "1\nq\n");
    assert!(
        first.out.contains("fight-0001-01-courtyard.json"),
        "{}",
        first.out
    );
    let second = fight(&home, "2\nq\n");
    assert!(
        second.out.contains("fight-0002-01-courtyard.json"),
        "{}",
        second.out
    );

    let rows = shelf(&home);
    let numbers: Vec<&Value> = rows.iter().map(|row| &row["number"]).collect();
    assert_eq!(numbers, [2, 1]);
    assert!(rows.iter().all(|row| row["over"] == false), "{rows:?}");
    let on = run_in(&home, &["play", "--text", "--resume", "1"], &"1\n".repeat(2000));
    assert_eq!((on.status, on.err.as_str()), (0, ""));
    assert!(on.out.contains("fight-0001-01-courtyard.json"), "{}", on.out);
    let rows = shelf(&home);
    assert_eq!(rows.len(), 2, "it went on in its own place");
    let first = rows.iter().find(|row| row["number"] == 1).unwrap();
    assert_eq!(first["over"], true);
    assert_eq!(run_in(&home, &["replay", "1", "--verify"], "").status, 0);
    let gone = run_in(&home, &["replay", "9"], "");
    assert_eq!(gone.status, 1);
    assert!(gone.err.contains("the shelf holds no fight 9"), "{}", gone.err);
}

#[test]
fn a_fight_that_another_program_plays_goes_on_in_a_place_of_its_own() {
    let home = empty_home("both");
    assert_eq!(fight(&home, "1\nq\n").status, 0);
    // One program has it open, and waits for its player.
    let mut other = program(&home, &["play", "--text", "--resume", "1"])
        .spawn()
        .unwrap();
    let begun = std::time::Instant::now();
    while !home.join("klingentanz/recordings/fight-0001.lock").exists() {
        assert!(begun.elapsed().as_secs() < 60, "the other program does not begin");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let on = run_in(&home, &["play", "--text", "--resume", "1"], "1\nq\n");
    assert!(on.out.contains("fight-0002-01-courtyard.json"), "{}", on.out);
    drop(other.stdin.take());
    assert!(other.wait().unwrap().success());
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_that_is_asked_for() {
    let file = empty_home("replace").join("fight.json");
    let path = file.to_str().unwrap();
    fs::write(&file, "my own notes").unwrap();
    for command in [
        &["run", LEVEL, "--seed", "7", "--record", path][..],
        &["play", LEVEL, "--text", "--record", path],
        &["play", LEVEL, "--record", path],
    ] {
        let ran = run(command);
        assert_eq!(ran.status, 1, "{command:?}");
        assert!(ran.err.contains("fight.json: is there already"), "{}", ran.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), "my own notes", "{command:?}");
    }
    done(&["run", LEVEL, "--seed", "7", "--record", path, "--overwrite"]);
    assert_eq!(run(&["replay", path, "--verify"]).status, 0);
    // Whoever goes on with a recording may go on in its file.
    let on = run_with(&["play", "--text", "--resume", path, "--record", path], "q\n");
    assert_eq!(on.status, 0, "{}", on.err);
}

#[cfg(unix)]
#[test]
fn no_recording_takes_the_place_of_a_link_a_folder_or_a_device() {
    let home = empty_home("links");
    let (notes, link) = (home.join("notes.txt"), home.join("link.json"));
    fs::write(&notes, "my own notes").unwrap();
    std::os::unix::fs::symlink(&notes, &link).unwrap();
    let folder = home.to_str().unwrap();
    for (place, what) in [
        (link.to_str().unwrap(), "is a link"),
        (folder, "is a folder"),
        ("/dev/null", "is a device"),
    ] {
        let ran = run(&["run", LEVEL, "--seed", "7", "--record", place, "--overwrite"]);
        assert_eq!(ran.status, 1, "{place}");
        assert!(ran.err.contains(what), "{place}: {}", ran.err);
    }
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&notes).unwrap(), "my own notes");
}

#[test]
fn a_fight_that_cannot_be_kept_is_told_at_once_and_in_the_status() {
    let home = empty_home("full");
    // A file stands where the folder of the recordings would have to be.
    fs::create_dir_all(home.join("klingentanz")).unwrap();
    fs::write(home.join("klingentanz/recordings"), "").unwrap();
    let ran = fight(&home, "1\n1\nq\n");
    assert_eq!(ran.status, 1);
    assert_eq!(
        ran.out.matches("no fight can be kept here").count(),
        1,
        "told once as long as the reason is the same: {}",
        ran.out
    );
    assert!(ran.err.contains("no fight can be kept here"), "{}", ran.err);
}

/// The held orc of this fight may not walk away (CRE-07), and walked all the same for ever.
#[test]
fn the_computer_in_a_hurry_lets_no_fight_stand_still() {
    let arguments = [
        "simulate",
        "09-tomb",
        "--battles",
        "4",
        "--seed",
        "101",
        "--policy",
        "opponent:greedy",
    ];
    let told: Value = serde_json::from_str(&done(&[&arguments[..], &["--swap", "--json"]].concat())).unwrap();
    assert_eq!(told["battles"], 4);
    let alone = [
        "run",
        "09-tomb",
        "--seed",
        "104",
        "--seats",
        "opponent,greedy",
        "--swap",
    ];
    assert!(done(&alone).contains("The fight is over."));
}
