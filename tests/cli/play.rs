//! The game in the terminal, fed through a pipe.

use std::fs;
use std::path::Path;

use crate::program::{Ran, folder, run, run_with};

const LEVEL: &str = "levels/01-courtyard";

/// Plays the courtyard with a seed; the recording goes into a file of this name.
fn play(name: &str, more: &[&str], input: &str) -> (Ran, String) {
    let recording = folder("play").join(format!("{name}.json"));
    let recording = recording.to_str().unwrap().to_owned();
    let arguments = [
        "play",
        LEVEL,
        "--text",
        "--seed",
        "7",
        "--record",
        &recording,
        "--overwrite",
    ];
    (run_with(&[&arguments[..], more].concat(), input), recording)
}

#[test]
fn the_end_of_the_input_ends_the_session_and_keeps_the_fight() {
    let (ran, recording) = play("end", &[], "");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("The fight is recorded in"), "{}", ran.out);
    assert_eq!(run(&["replay", &recording, "--verify"]).status, 0);
}

#[test]
fn whatever_is_typed_that_is_no_choice_is_asked_again() {
    let (ran, _) = play("again", &[], "0\n99\nfoo\n\u{0}\u{7}\n-1\nz99\nq\n");
    assert_eq!(ran.status, 0);
    assert_eq!(
        ran.out.matches("is not one of the choices").count(),
        6,
        "{}",
        ran.out
    );
}

#[test]
fn the_map_the_ladder_the_question_and_the_numbered_options_are_shown() {
    let (ran, _) = play("shown", &[], "q\n");
    let out = &ran.out;
    assert!(out.contains("     a b c d e"), "{out}");
    assert!(out.contains("Initiative (acts at):"), "{out}");
    assert!(out.contains(": What will you do this round?"), "{out}");
    assert!(out.contains("  1  Attack and defence"), "{out}");
    assert!(
        !out.contains("[dsa41") && !out.contains("[cli") && !out.contains("[words"),
        "{out}"
    );
}

#[test]
fn sheet_log_reasons_and_help_are_shown_on_request() {
    let (ran, _) = play("request", &[], "?\ns\ns 1\ns x\nl\nh\nq\n");
    let out = &ran.out;
    // The last die of the opening is the orc's initiative.
    assert!(out.contains("INI-01"), "{out}");
    assert!(out.contains("VAL-02"), "{out}");
    assert_eq!(
        out.matches("There is no fighter with this sign. There are: N 1.")
            .count(),
        1,
        "{out}"
    );
    assert_eq!(out.matches("The fight begins.").count(), 2, "{out}");
    assert_eq!(out.matches("Type the number").count(), 2, "{out}");
}

#[test]
fn a_choice_without_a_die_can_be_taken_back() {
    let (ran, recording) = play("undo", &["--seats", "human,human"], "u\n1\nu\nq\n");
    assert_eq!(
        ran.out.matches("There is nothing to undo.").count(),
        1,
        "{}",
        ran.out
    );
    assert_eq!(
        ran.out.matches("Your last choice is undone.").count(),
        1,
        "{}",
        ran.out
    );
    let text = std::fs::read_to_string(recording).unwrap();
    assert!(text.contains("\"intents\":[]"), "{text}");
}

#[test]
fn a_fight_is_gone_on_with_where_it_was_left() {
    let (left, recording) = play("resume", &[], "2\nq\n");
    let resumed = run_with(&["play", "--text", "--resume", &recording], "q\n");
    assert_eq!(resumed.status, 0, "{}", resumed.err);
    let last_question = |out: &str| out.lines().rfind(|line| line.contains('?')).map(str::to_owned);
    assert!(last_question(&left.out).is_some());
    assert_eq!(last_question(&left.out), last_question(&resumed.out));
}

#[test]
fn a_fight_played_to_its_end_by_the_first_options_ends_with_a_winner() {
    // The first options are to fight where one stands, to attack and to parry; the orc comes.
    let (ran, recording) = play("whole", &[], &"1\n".repeat(2000));
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("The fight is over. Won:"), "{}", ran.out);
    assert_eq!(run(&["replay", &recording, "--verify"]).status, 0);
}

#[test]
fn a_fight_by_the_second_rule_system_is_played_to_its_end_and_verified() {
    // The first option is to strike where somebody stands near enough, else a way to go, from which an empty line leads back; what
    // comes last, from the 24th option down, is to leave it at that.
    let last: String = (8..=24).rev().map(|number| format!("{number}\n")).collect();
    let input = format!("1\n\n{last}").repeat(200);
    let (ran, recording) = play("pool", &["--system", "pool"], &input);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("The fight is over. Won: "), "{}", ran.out);
    assert!(ran.out.contains("Aldric"), "its persons stand in: {}", ran.out);
    assert!(
        !ran.out.contains("[pool") && !ran.out.contains("[words"),
        "{}",
        ran.out
    );
    let kept: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&recording).unwrap()).unwrap();
    assert_eq!(kept["opening"]["system"], "pool");
    assert_eq!(run(&["replay", &recording, "--verify"]).status, 0);
}

#[test]
fn cells_are_pointed_at_and_points_are_asked_for_with_their_odds() {
    let humans = ["--seats", "human,human"];
    // The orc declares a movement, the heroine two. She opens the list of cells and leaves it, then points at i7; he points at
    // j7; she stays. Both declare a fight.
    let meeting = "2\n5\n1\n\ni7\nj7\n2\n1\n1\n";
    let (ran, _) = play("meeting", &humans, &format!("{meeting}q\n"));
    assert!(ran.out.contains("Which square?"), "{}", ran.out);
    assert!(ran.out.contains(" goes to i7."), "{}", ran.out);
    assert!(ran.out.contains(" goes to j7."), "{}", ran.out);
    let feint = ran.out.lines().rfind(|line| line.contains("Feint · ")).unwrap();
    assert!(feint.contains("hits ") && feint.contains(" %"), "{feint}");
    let number = feint.trim_start().split(' ').next().unwrap();
    let (ran, _) = play("stakes", &humans, &format!("{meeting}{number}\n99\n2\nq\n"));
    assert!(ran.out.contains("Points of the feint, 1 to"), "{}", ran.out);
    assert!(ran.out.contains("99 is not one of the choices"), "{}", ran.out);
    assert!(ran.out.contains(", Feint 2: "), "{}", ran.out);
}

#[test]
fn free_actions_are_asked_for_only_on_request() {
    let humans = ["--seats", "human,human"];
    let (ran, _) = play("no-free", &humans, "2\n5\nq\n");
    assert!(!ran.out.contains("A free action?"), "{}", ran.out);
    let (ran, _) = play("free", &humans, "f\n2\n5\nq\n");
    assert!(ran.out.contains("A free action?"), "{}", ran.out);
}

#[test]
fn a_whole_duel_with_help_slips_and_undo_is_played_to_its_end() {
    // Words that are no choices, every page that can be asked for, and each declaration taken back once before it stands.
    let slips = "h\nfoo\n\n?\ns\nl\n99\n1\nu\n2\nu\n";
    let humans = ["--seats", "human,opponent"];
    let (ran, recording) = play("slips", &humans, &(slips.to_owned() + &"1\n".repeat(2000)));
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(
        ran.out.matches("Your last choice is undone.").count(),
        2,
        "{}",
        ran.out
    );
    assert_eq!(
        ran.out.matches("is not one of the choices").count(),
        2,
        "{}",
        ran.out
    );
    assert!(ran.out.contains("The fight is over. Won:"), "{}", ran.out);
    let (plain, same) = play("no-slips", &humans, &"1\n".repeat(2000));
    assert_eq!(plain.status, 0, "{}", plain.err);
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_eq!(
        read(&recording),
        read(&same),
        "what was taken back has never been"
    );
    assert_eq!(run(&["replay", &recording, "--verify"]).status, 0);
}

#[test]
fn an_input_that_ends_in_the_middle_keeps_what_was_fought_so_far() {
    for (choices, rest) in [(3, ""), (5, "1"), (7, "foo"), (9, "h\n")] {
        let name = format!("middle-{choices}");
        let (ran, recording) = play(&name, &[], &("1\n".repeat(choices) + rest));
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{choices}");
        assert!(ran.out.contains("The fight is recorded in"), "{}", ran.out);
        assert!(!ran.out.contains("The fight is over."), "{}", ran.out);
        let verified = run(&["replay", &recording, "--verify"]);
        assert_eq!(verified.status, 0, "{}", verified.out);
        let on = run_with(&["play", "--text", "--resume", &recording], &"1\n".repeat(2000));
        assert_eq!((on.status, on.err.as_str()), (0, ""), "{choices}");
        assert!(on.out.contains("The fight is over. Won:"), "{}", on.out);
    }
}

/// A fighter on e7 of the courtyard and a foe on g6 who guards the squares around himself; both have rolled their initiative.
const GUARDED: &str = r#"(
    version: 1, map: "map.tmx", title: "level-courtyard-title", intro: "level-courtyard-intro", rules: Dsa41,
    modules: { Dsa41: (preset: "Basic", on: ["optional:passierschlag"]) },
    sides: [
        (id: 1, name: "level-courtyard-side-1", seat: Human(1), colour: Madder),
        (id: 2, name: "level-courtyard-side-2", seat: Human(2), colour: Woad),
    ],
    fighters: [
        (id: 1, side: 1, person: { Dsa41: Id("HER-01") }, at: (4, 6), facing: E, start: { Dsa41: (initiative: 14) }),
        (id: 2, side: 2, person: { Dsa41: Id("OPP-01") }, at: (6, 5), facing: S, start: { Dsa41: (initiative: 8) }),
    ],
    goals: { 1: Defeat(2), 2: Defeat(1) },
)"#;

/// A level of its own with the map of the courtyard.
fn level_with(name: &str, text: &str) -> String {
    let home = folder(name);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let copy = |from: &str, file: &str| {
        fs::create_dir_all(home.join(from)).unwrap();
        fs::copy(root.join(from).join(file), home.join(from).join(file)).unwrap();
    };
    let tiles = fs::read_dir(root.join("assets/tiles")).unwrap();
    for file in tiles
        .map(|file| file.unwrap().path())
        .filter(|file| file.is_file())
    {
        copy("assets/tiles", file.file_name().unwrap().to_str().unwrap());
    }
    copy(LEVEL, "map.tmx");
    fs::write(home.join(LEVEL).join("level.ron"), text).unwrap();
    home.join(LEVEL).to_str().unwrap().to_owned()
}

#[test]
fn the_cheapest_way_and_the_safe_one_are_shown_with_what_waits_there_before_a_move() {
    // BRD-10: four straight squares; past the foe's zone two of them aslant, 3 + 2 + 2 + 3 half squares. PAS-02: on the straight way
    // f7 is left, which he guards.
    let level = level_with("guarded", GUARDED);
    let recording = folder("play").join("guarded.json");
    let arguments = [
        "play",
        &level,
        "--text",
        "--seed",
        "7",
        "--record",
        recording.to_str().unwrap(),
        "--overwrite",
    ];
    let ran = run_with(&arguments, "1\n2\ni7\n3\n2\nq\n");
    assert_eq!(ran.status, 0, "{}", ran.err);
    let line = |start: &str| ran.out.lines().find(|line| line.trim_start().starts_with(start));
    let straight = line("1  by way of f7 g7 h7 i7").unwrap_or_else(|| panic!("{}", ran.out));
    assert!(
        straight.contains("may attack before: ") && straight.contains("(4 paces)"),
        "{straight}"
    );
    let safe = line("2  by way of f8 g8 h8 i7").unwrap_or_else(|| panic!("{}", ran.out));
    assert!(!safe.contains("attack") && safe.contains("(5 paces)"), "{safe}");
    assert!(ran.out.contains("3 is not one of the choices"), "{}", ran.out);
    assert!(
        !ran.out.contains("Do you attack?"),
        "he has gone round: {}",
        ran.out
    );
}

/// The lines of an output that draw rows of the map: those that begin with the number of a row.
fn rows_of_maps(out: &str) -> Vec<&str> {
    let is_row = |line: &&str| {
        let number = line.get(..3).and_then(|start| start.trim().parse::<u8>().ok());
        number.is_some()
            && line.get(3..4) == Some(" ")
            && !line.contains(|sign: char| sign.is_alphabetic() && sign != 'N')
    };
    out.lines().filter(is_row).collect()
}

#[test]
fn whoever_plays_by_ear_hears_of_foes_and_squares_by_distance_and_direction() {
    // Nazira stands at e7 and looks east, the orc seven squares before her at l7.
    let (ran, _) = play("ear", &[], "map off\nn arcs\no cover\nmap on\nn\nq\n");
    assert_eq!(ran.status, 0, "{}", ran.err);
    let parts: Vec<&str> = ran.out.split("Your choice").collect();
    let foe = "  1  Orc warrior (foe), l7, 7 squares east\n";
    assert!(
        !rows_of_maps(parts[0]).is_empty() && !parts[0].contains(foe),
        "{}",
        parts[0]
    );
    assert!(
        rows_of_maps(parts[1]).is_empty() && parts[1].contains(foe),
        "{}",
        parts[1]
    );
    let arcs = parts[2];
    assert!(arcs.contains("f7, one square east (1); "), "{arcs}");
    assert!(arcs.contains("d7, one square west (3); "), "{arcs}");
    assert!(
        rows_of_maps(parts[3]).is_empty() && parts[3].contains("e7, here"),
        "{}",
        parts[3]
    );
    assert!(!rows_of_maps(parts[4]).is_empty(), "{}", parts[4]);
    assert!(parts[5].contains(foe), "{}", parts[5]);
}

#[test]
fn figures_of_an_overlay_are_not_taken_for_fighters() {
    let (ran, _) = play("figures", &[], "o arcs\nq\n");
    let shown = ran.out.split("Your choice").nth(1).unwrap();
    let rows = rows_of_maps(shown);
    assert!(
        rows.iter().any(|row| row.contains('¹') && row.contains('³')),
        "{shown}"
    );
    // The only plain figure is the orc.
    let figures: Vec<char> = rows
        .iter()
        .flat_map(|row| row[3..].chars())
        .filter(char::is_ascii_digit)
        .collect();
    assert_eq!(figures, ['1'], "{shown}");
}

#[test]
fn overlays_with_nothing_to_show_are_not_offered() {
    let offered = |system: &str| -> Vec<String> {
        let (ran, _) = play(&format!("offered-{system}"), &["--system", system], "o\nq\n");
        let list = ran.out.split("Your choice").nth(1).unwrap();
        let words = list
            .lines()
            .filter_map(|line| line.strip_prefix("  o ")?.split_whitespace().next());
        words.map(str::to_owned).collect()
    };
    // A level floor by day without water, fire and edges, and nobody may move yet; the success pools know neither zones nor room to
    // swing, and Standard switches facing of theirs off.
    let of_first = offered("dsa41");
    assert!(of_first.contains(&"zones".to_owned()), "{of_first:?}");
    for empty in ["reach", "danger", "ground"] {
        assert!(!of_first.contains(&empty.to_owned()), "{empty}: {of_first:?}");
    }
    let of_second = offered("pool");
    for empty in ["zones", "room", "arcs", "danger"] {
        assert!(!of_second.contains(&empty.to_owned()), "{empty}: {of_second:?}");
    }
    assert!(of_second.contains(&"sight".to_owned()), "{of_second:?}");
}
