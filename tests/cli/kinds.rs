//! What kind of file it is decides the message: the file at fault, its line, the field, the limit, the way out.

use crate::checkout::Checkout;
use crate::program::{file, run};

/// Somebody in the form of a creature, with these hit points and this life.
fn beast(points: &str, life: &str) -> String {
    format!(
        "Creature((id: \"OPP-95\", name: (en: \"Bomb\", de: \"Bombe\", fr: \"Bombe\"), kind: Animal, size: Medium, footprint: 1, \
         legs: Four, initiative: 8, parry: 4, life: {life}, endurance: 50, armour: 0, speed: 8, shot_modifier: -2, morale: Never, \
         rules: [], attacks_per_round: 1, attacks: [(name: (en: \"Smash\", de: \"Hieb\", fr: \"Coup\"), attack: 19, \
         points: \"{points}\", classes: \"HN\")]))"
    )
}

/// What `check` says of the courtyard with another fighter in it.
fn checked_with(name: &str, person: &str) -> String {
    let game = Checkout::new(name, &["01-courtyard"]);
    game.change("levels/01-courtyard/level.ron", "Id(\"OPP-05\")", person);
    let ran = game.run(&["check", "levels/01-courtyard"]);
    assert_eq!(ran.status, 1, "{}", ran.out);
    ran.out
}

#[test]
fn a_map_a_tileset_and_a_picture_are_checked_or_named_for_what_they_are() {
    let ran = run(&["check", "levels/01-courtyard/map.tmx"]);
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "One file is in order.\n"),
        "{}",
        ran.out
    );
    let ran = run(&["check", "assets/tiles/klingentanz.tsx"]);
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "One file is in order.\n"),
        "{}",
        ran.out
    );
    let hero = file(
        "hero.xml",
        "<?xml version=\"1.0\"?>\n<helden Version=\"5.5\"><held name=\"X\"/></helden>",
    );
    let picture = file("token.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
    for (path, told) in [
        (
            hero.as_str(),
            "is a hero of the Helden-Software; `klingentanz import` reads it",
        ),
        (picture.as_str(), "is a picture; a tileset (.tsx) shows it"),
        (
            "assets/rules/dsa41/weapons.ron",
            "is a data file in RON; tables of rules are checked with the folder `assets`",
        ),
    ] {
        let ran = run(&["check", path]);
        assert_eq!(ran.status, 1);
        assert_eq!(ran.out.lines().next(), Some(format!("{path}: {told}").as_str()));
    }
}

#[test]
fn a_file_of_another_kind_is_told_for_what_it_is_wherever_it_is_given() {
    let map = "levels/01-courtyard/map.tmx";
    let level = "levels/01-courtyard";
    let told = "is a map of the editor Tiled, not ";
    let ran = run(&["replay", map]);
    assert!(
        ran.err.contains(&format!("{map}: {told}a recorded fight")),
        "{}",
        ran.err
    );
    let ran = run(&["run", level, "--intents", map]);
    assert!(
        ran.err.contains(&format!("{map}: {told}a file of intents")),
        "{}",
        ran.err
    );
    for arguments in [
        &["play", "--text", map][..],
        &["play", map],
        &["run", map],
        &["simulate", map, "--battles", "1"],
    ] {
        let ran = run(arguments);
        let told = format!("{map}: {told}the folder of a level; `klingentanz check` looks at the folder");
        assert!(ran.status == 1 && ran.err.contains(&told), "{}", ran.err);
    }
    for arguments in [
        ["replay", level].as_slice(),
        &["play", "--text", "--resume", level],
    ] {
        let ran = run(arguments);
        let told = format!(
            "{level}: is the folder of a level, not a recorded fight; `klingentanz run` fights on it"
        );
        assert!(ran.status == 1 && ran.err.contains(&told), "{}", ran.err);
    }
    let picture = file("no-intents.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
    let ran = run(&["run", level, "--intents", &picture]);
    assert!(
        ran.err
            .contains(&format!("{picture}: is a picture, not a file of intents")),
        "{}",
        ran.err
    );
    let recording = "tests/recordings/dsa41-01-courtyard.json";
    let ran = run(&["run", level, "--intents", recording]);
    let told = "is a recorded fight, not a file of intents; `klingentanz replay` reads it";
    assert!(ran.err.contains(&format!("{recording}: {told}")), "{}", ran.err);
}

#[test]
fn a_byte_order_mark_is_read_everywhere() {
    let game = Checkout::new("byte-order-mark", &["01-courtyard"]);
    for name in [
        "levels/01-courtyard/level.ron",
        "levels/01-courtyard/map.tmx",
        "assets/tiles/klingentanz.tsx",
        "assets/text/en/level.ftl",
        "assets/rules/dsa41/people.ron",
    ] {
        let text = std::fs::read_to_string(game.path(name)).unwrap();
        game.write(name, format!("\u{feff}{text}"));
    }
    let ran = game.run(&["check", "levels", "assets"]);
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    game.write(
        "a.jsonl",
        "\u{feff}{\"fighter\": 2, \"choice\": {\"plan\": {\"plan\": \"fight\"}}}\r\n",
    );
    let fight = [
        "run",
        "levels/01-courtyard",
        "--dice",
        "3,5",
        "--intents",
        "a.jsonl",
        "--record",
        "r.json",
    ];
    let ran = game.run(&fight);
    assert!(!ran.err.contains("a.jsonl"), "{}", ran.err);
    let text = std::fs::read_to_string(game.path("r.json")).unwrap();
    game.write("r.json", format!("\u{feff}{text}"));
    let ran = game.run(&["check", "r.json"]);
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
}

#[test]
fn enormous_damage_is_refused_with_the_field_and_the_limit() {
    let told = checked_with("bomb", &beast("6W6+500", "40"));
    assert!(
        told.starts_with(
            "levels/01-courtyard/level.ron:18: fighter 2, person: in the dice `6W6+500` the bonus is +500, but must be from -100 to 100"
        ),
        "{told}"
    );
    let told = checked_with("dice", &beast("99W6", "40"));
    assert!(
        told.contains("in the dice `99W6` the number of dice is 99, but must be from 1 to 20"),
        "{told}"
    );
    let told = checked_with("absurd", &beast("1W6", "2147483647"));
    assert!(
        told.contains("fighter 2, person: `life` is 2147483647, but must be from "),
        "{told}"
    );
}

#[test]
fn an_open_bracket_is_told_alone_and_once() {
    let game = Checkout::new("bracket", &["01-courtyard"]);
    game.change("levels/01-courtyard/level.ron", "sides: [", "sides: [ (");
    let ran = game.run(&["check", "levels/01-courtyard"]);
    assert_eq!(
        ran.out.lines().collect::<Vec<_>>(),
        [
            "levels/01-courtyard/level.ron:12:14: this bracket is not closed by one of its own kind",
            "One problem found.",
        ]
    );
}

#[test]
fn a_module_without_its_base_is_told_with_its_line() {
    let game = Checkout::new("base", &["01-courtyard"]);
    let modules = "preset: \"Basic\"";
    game.change(
        "levels/01-courtyard/level.ron",
        modules,
        &format!("{modules}, on: [\"expert:manoeuvres\"]"),
    );
    let ran = game.run(&["check", "levels/01-courtyard"]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.out
            .starts_with("levels/01-courtyard/level.ron:10: modules / Dsa41: "),
        "{}",
        ran.out
    );
}

#[test]
fn a_helmet_without_armour_and_a_talent_never_learnt_are_notes() {
    let game = Checkout::new("odd", &["01-courtyard"]);
    let person = "Inline((id: \"HER-90\", name: (en: \"Ida\", de: \"Ida\", fr: \"Ida\"), species: \"SPC-HUMAN\", size: Medium, \
        attributes: (MU: 12, KL: 11, IN: 13, CH: 11, FF: 12, GE: 13, KO: 12, KK: 12), \
        talents: [(talent: \"TAL-RAUFEN\", value: 4, attack: 2, parry: 2)], armour: [\"ARP-KETTLE\"], \
        styles: [(weapon: \"WPN-SPEAR\", talent: \"TAL-SPEERE\")]))";
    game.change("levels/01-courtyard/level.ron", "Id(\"OPP-05\")", person);
    let ran = game.run(&["check", "levels/01-courtyard"]);
    assert_eq!(ran.status, 0, "{}", ran.out);
    let place = "levels/01-courtyard/level.ron:18: fighter 2, person: ";
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(
        lines[0],
        format!("{place}`armour`: without body armour ARP-KETTLE protects nothing (ARP-01)")
    );
    assert_eq!(
        lines[1],
        format!("{place}`talents`: WPN-SPEAR is led by TAL-SPEERE, which was never learnt")
    );
}

/// An item on the map of the courtyard.
const ITEM: &str = r#"<objectgroup id="7" name="items">
  <object id="900" type="item" x="288" y="288">
   <properties>
    <property name="gear" value="WPN-DAGER"/>
   </properties>
   <point/>
  </object>
 </objectgroup>"#;

#[test]
fn gear_on_a_map_and_in_a_goal_is_gear_that_the_rules_know() {
    let game = Checkout::new("gear", &["01-courtyard"]);
    let (map, level) = ("levels/01-courtyard/map.tmx", "levels/01-courtyard/level.ron");
    game.change(map, "<objectgroup id=\"7\" name=\"items\"/>", ITEM);
    game.change(
        level,
        "goals: { 1: Defeat(2)",
        "goals: { 1: Any([Defeat(2), Take(\"WPN-LONGSWROD\")])",
    );
    let told = || {
        let ran = game.run(&["check", "levels/01-courtyard"]);
        let lines: Vec<String> = ran.out.lines().map(str::to_owned).collect();
        (ran.status, lines)
    };
    let line = |file: &str, passage: &str| {
        let text = std::fs::read_to_string(game.path(file)).unwrap();
        text[..text.find(passage).unwrap()].matches('\n').count() + 1
    };
    let (status, lines) = told();
    assert_eq!((status, lines.len()), (1, 3), "{lines:?}");
    let item = line(map, "id=\"900\"");
    assert_eq!(
        lines[1],
        format!(
            "{map}:{item}:1: layer `items`, object 900: there is no gear `WPN-DAGER`; did you mean WPN-DAGGER?"
        )
    );
    let goals = line(level, "goals:");
    assert!(
        lines[0].starts_with(&format!("{level}:{goals}:"))
            && lines[0].ends_with("there is no gear `WPN-LONGSWROD`; did you mean WPN-LONGSWORD?"),
        "{lines:?}"
    );
    // What the tables know is right, and so is a torch; and what lies there and is wanted by the same name is a treasure.
    for (lies, wanted) in [
        ("WPN-DAGGER", "SHD-REINF"),
        ("torch", "WPN-LONGSWORD"),
        ("crown", "crown"),
    ] {
        let game = Checkout::new("gear-known", &["01-courtyard"]);
        game.change(
            map,
            "<objectgroup id=\"7\" name=\"items\"/>",
            &ITEM.replace("WPN-DAGER", lies),
        );
        let goal = format!("goals: {{ 1: Any([Defeat(2), Take(\"{wanted}\")])");
        game.change(level, "goals: { 1: Defeat(2)", &goal);
        let ran = game.run(&["check", "levels/01-courtyard"]);
        assert_eq!(ran.status, 0, "{lies}, {wanted}: {}", ran.out);
    }
}
