//! Weapons, armour and people of one's own: in a level's folder that lies anywhere, and in the player's data folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::checkout::Checkout;
use crate::program::{Ran, done, folder, run, run_at, run_with};

/// The level with people, weapons and armour of its own, copied to a place that has nothing to do with the game.
struct Elsewhere(PathBuf);

impl Elsewhere {
    fn new(name: &str) -> Self {
        let to = std::env::temp_dir().join(format!("klingentanz-own-{name}-{}", std::process::id()));
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/own"), &to);
        Self(to)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// Replaces a passage of one of its files.
    fn change(&self, file: &str, passage: &str, by: &str) {
        let file = self.0.join(file);
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains(passage), "{passage}");
        fs::write(&file, text.replacen(passage, by, 1)).unwrap();
    }

    /// What `check` says of it.
    fn check(&self) -> String {
        run(&["check", self.path()])
            .out
            .replace(&format!("{}/", self.path()), "")
    }
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

#[test]
fn a_level_folder_with_its_own_people_weapons_and_armour_is_checked_and_fought_anywhere() {
    let level = Elsewhere::new("fought");
    let said = level.check();
    // HER-01 carries the long sword: 1W6+4 and 1 by TP/KK are stored, the house rule makes it 1W6+6 and 1.
    assert_eq!(
        said.matches("`styles[0].points` is stored as 1W6+5, but the rules make it 1W6+7")
            .count(),
        1,
        "{said}"
    );
    assert!(said.contains("in order"), "{said}");
    for system in ["dsa41", "pool"] {
        let told = done(&["run", level.path(), "--system", system, "--seed", "5"]);
        assert!(told.contains("Ysilda of the Roses"), "{system}: {told}");
        let english = run_with(
            &[
                "play",
                level.path(),
                "--text",
                "--system",
                system,
                "--seats",
                "human,greedy",
                "--seed",
                "5",
            ],
            "s Y\nq\n",
        );
        assert_eq!(english.status, 0, "{}", english.err);
        for own in ["Ysilda of the Roses", "Rose blade"] {
            assert!(english.out.contains(own), "{system}: {own} in {}", english.out);
        }
        let german = run_with(
            &[
                "--lang",
                "de",
                "play",
                level.path(),
                "--text",
                "--system",
                system,
                "--seats",
                "human,greedy",
            ],
            "s Y\nq\n",
        );
        assert!(german.out.contains("Rosenklinge"), "{system}: {}", german.out);
    }
}

#[test]
fn own_rows_count_for_their_level_alone() {
    let level = Elsewhere::new("alone");
    // RS 5 of the own coat.
    let sheet = |level: &str, sign: &str| {
        let arguments = ["play", level, "--text", "--seats", "human,human", "--seed", "5"];
        run_with(&arguments, &format!("s {sign}\nq\n")).out
    };
    let own = sheet(level.path(), "Y");
    assert!(own.contains("  RS armour 5\n"), "{own}");
    let elsewhere = done(&["odds", "HER-01", "OPP-05"]);
    let duel = run(&["odds", "HER-YSILDA", "OPP-05"]);
    assert!(
        elsewhere.contains("Long sword") && duel.status == 2,
        "{elsewhere}{}",
        duel.err
    );
    assert!(
        duel.err.contains("there is no person or creature `HER-YSILDA`"),
        "{}",
        duel.err
    );
}

#[test]
fn a_fault_in_a_file_of_ones_own_is_told_with_line_reason_and_what_may_have_been_meant() {
    for (file, passage, by, expected) in [
        (
            "rules/dsa41/people.ron",
            "WPN-ROSEBLADE",
            "WPN-ROSEBLDE",
            "rules/dsa41/people.ron:2:5: HER-YSILDA: there is no weapon `WPN-ROSEBLDE`; did you mean WPN-ROSEBLADE",
        ),
        (
            "rules/dsa41/weapons.ron",
            "length_cm: 90",
            "length_cm: 9000",
            "rules/dsa41/weapons.ron:3:5: WPN-ROSEBLADE: the length in cm is 9000, but must be from",
        ),
        (
            "rules/dsa41/armour.ron",
            "ounces: 200",
            "weight: 200",
            "rules/dsa41/armour.ron:5:43: ARP-SCALYCOAT: Unexpected field named `weight`",
        ),
        (
            "rules/pool/people.ron",
            "PL-AMR-SCALYCOAT",
            "PL-AMR-SCALYCOTA",
            "rules/pool/people.ron:2:5: PL-OPP-YSILDA: there is no piece of armour `PL-AMR-SCALYCOTA`; did you mean PL-AMR-SCALYCOAT",
        ),
        (
            "rules/pool/weapons.ron",
            "(3, 8)",
            "(3, 7)",
            "rules/pool/weapons.ron:2:5: PL-WPN-ROSEBLADE: there is no die with 7 sides",
        ),
    ] {
        let level = Elsewhere::new("fault");
        level.change(file, passage, by);
        let said = level.check();
        assert!(said.contains(expected), "expected {expected}\nfound {said}");
        assert_eq!(
            run(&[
                "run",
                level.path(),
                "--system",
                file[6..].split('/').next().unwrap(),
                "--seed",
                "1"
            ])
            .status,
            1
        );
    }
    let level = Elsewhere::new("names");
    fs::rename(level.0.join("rules/pool"), level.0.join("rules/pol")).unwrap();
    fs::rename(
        level.0.join("rules/dsa41/weapons.ron"),
        level.0.join("rules/dsa41/weapon.ron"),
    )
    .unwrap();
    let said = level.check();
    assert!(
        said.contains("rules/pol: there is no rule system `pol`; did you mean pool?"),
        "{said}"
    );
    assert!(
        said.contains("rules/dsa41/weapon.ron: is no table of these rules; did you mean weapons.ron?"),
        "{said}"
    );
}

#[test]
fn a_changed_row_that_somebody_cannot_lead_any_more_is_told_when_he_is_to_fight() {
    let level = Elsewhere::new("unfit");
    level.change(
        "rules/dsa41/weapons.ron",
        "name: (en: \"Long sword\", de: \"Langschwert\", fr: \"Épée longue\"),\n        talents: [\"TAL-SCHWERTER\"]",
        "name: (en: \"Long sword\", de: \"Langschwert\", fr: \"Épée longue\"),\n        talents: [\"TAL-KETTENWAFFEN\"]",
    );
    let said = level.check();
    assert!(
        said.contains("fighter 2, person: `WPN-LONGSWORD` is not led with `TAL-SCHWERTER`"),
        "{said}"
    );
}

#[test]
fn a_recording_names_own_gear_that_has_changed_since() {
    let level = Elsewhere::new("since");
    let recording = level.0.join("fight.json");
    let recording = recording.to_str().unwrap();
    done(&["run", level.path(), "--seed", "4", "--record", recording]);
    let verify = || run(&["replay", recording, "--verify", "--json"]);
    let same = verify();
    assert!(
        same.status == 0 && same.out.contains("\"changed\":[]"),
        "{}",
        same.out
    );
    level.change("rules/dsa41/weapons.ron", "2W6+7", "2W6+9");
    let other = verify();
    assert!(
        other.status == 1 && other.out.contains("\"changed\":[\"gear\"]"),
        "{}",
        other.out
    );
}

/// Somebody as strangers wrote him down, in the place of the first fighter.
fn with_person(name: &str, person: &str) -> Elsewhere {
    let level = Elsewhere::new(name);
    level.change("level.ron", "Id(\"HER-YSILDA\")", person);
    for (passage, by) in [
        ("rules: [Dsa41, Pool]", "rules: Dsa41"),
        (", Pool: (preset: \"Basic\")", ""),
        (", Pool: Id(\"PL-OPP-YSILDA\")", ""),
        (", Pool: Id(\"PL-OPP-02\")", ""),
    ] {
        level.change("level.ron", passage, by);
    }
    level.change(
        "level.ron",
        "(preset: \"Basic\")",
        "(preset: \"Standard\", on: [\"optional:weapon-master\"])",
    );
    level
}

#[test]
fn a_person_carries_a_weapon_that_is_changed_for_him_alone() {
    // AT 8 + 6, and 2 by the modifier of his short sword in the place of the table's.
    let person = r#"Inline((id: "HER-98", name: "Owner", species: "SPC-HUMAN", size: Medium, attributes: (MU: 14, KL: 11, IN: 13, CH: 12, FF: 11, GE: 13, KO: 14, KK: 15), talents: [(talent: "TAL-SCHWERTER", value: 11, attack: 6, parry: 5), (talent: "TAL-RAUFEN", value: 7, attack: 4, parry: 3)], styles: [(weapon: "WPN-SHORTSWORD", talent: "TAL-SCHWERTER", points: "1W6+3", break_factor: -1, name: "Dornrose", modifier: (attack: 2, parry: 0)), (weapon: "WPN-SHORTSWORD", talent: "TAL-SCHWERTER")]))"#;
    let level = with_person("personal", person);
    let said = level.check();
    assert!(said.contains("in order"), "{said}");
    let arguments = [
        "play",
        level.path(),
        "--text",
        "--seats",
        "human,human",
        "--seed",
        "5",
    ];
    let sheet = run_with(&arguments, "s O\nq\n").out;
    assert!(sheet.contains("Dornrose"), "{sheet}");
    assert!(sheet.contains("  AT attack 16\n"), "{sheet}");
    for (wrong, told) in [
        ("points: \"1W6+999\"", "1W6+999"),
        ("strength: (threshold: 99, step: 4)", "99"),
        ("initiative: 9", "the initiative is 9, but must be from -3 to 3"),
        ("pionts: \"1W6\"", "Unexpected field named `pionts` in `Style`"),
        ("pionts: \"1W6\"", "did you mean points?"),
    ] {
        let level = with_person("personal-wrong", &person.replace("points: \"1W6+3\"", wrong));
        let said = level.check();
        assert!(
            said.contains("level.ron:") && said.contains(told),
            "{wrong}: {said}"
        );
    }
}

#[test]
fn a_master_of_a_shield_is_a_person_like_others() {
    let person = r#"Inline((id: "HER-96", name: (en: "Shield master", de: "Shield master", fr: "Shield master"), species: "SPC-HUMAN", size: Medium, attributes: (MU: 14, KL: 11, IN: 13, CH: 12, FF: 11, GE: 13, KO: 14, KK: 15), talents: [(talent: "TAL-SCHWERTER", value: 18, attack: 9, parry: 9), (talent: "TAL-RAUFEN", value: 7, attack: 4, parry: 3)], styles: [(weapon: "WPN-LONGSWORD", second: "SHD-REINF", talent: "TAL-SCHWERTER")], abilities: ["SF-LINKHAND", "SF-SCHILDKAMPF1", "SF-SCHILDKAMPF2", "SF-WAFFENMEISTER"], subjects: [(ability: "SF-WAFFENMEISTER", of: Shield("SHD-REINF"), bonuses: [Parry(2), Initiative(1)])]))"#;
    let said = with_person("shield", person).check();
    assert!(said.contains("in order"), "{said}");
    let as_weapon = with_person("shield-weapon", &person.replace("of: Shield", "of: Weapon"));
    let said = as_weapon.check();
    assert!(said.contains("write `of: Shield(\"SHD-REINF\")`"), "{said}");
}

/// A data folder of a player, with a house rule and two heroes; and one without.
struct Players {
    own: PathBuf,
    bare: PathBuf,
}

impl Players {
    fn new(name: &str) -> Self {
        let players = Self {
            own: folder(&format!("{name}-own")),
            bare: folder(&format!("{name}-bare")),
        };
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/own/rules");
        let content = players.own.join("klingentanz");
        copy(&from, &content.join("heroes/ysilda/rules"));
        // The long sword belongs to the house, not to the hero.
        let of_hero = content.join("heroes/ysilda/rules/dsa41/weapons.ron");
        let text = fs::read_to_string(&of_hero).unwrap();
        let (hero, house) = text.split_at(text.find("    // A house rule").unwrap());
        fs::write(&of_hero, format!("{hero}]")).unwrap();
        fs::create_dir_all(content.join("rules/dsa41")).unwrap();
        fs::write(content.join("rules/dsa41/weapons.ron"), format!("[\n{house}")).unwrap();
        players
    }

    fn with(&self, arguments: &[&str]) -> Ran {
        run_at(&self.own, arguments)
    }

    fn without(&self, arguments: &[&str]) -> Ran {
        run_at(&self.bare, arguments)
    }
}

#[test]
fn what_a_player_has_of_his_own_counts_for_every_level_and_goes_with_the_recording() {
    let players = Players::new("house");
    // The exact odds know his hero, his weapon and his house rule; those of another player do not.
    let odds = ["odds", "HER-YSILDA", "HER-01", "--json"];
    let own = players.with(&odds);
    assert_eq!((own.status, players.without(&odds).status), (0, 2), "{}", own.err);
    assert_eq!(own.err, "");
    let harder = |arguments| (players.with(arguments).out, players.without(arguments).out);
    let (with, without) = harder(&["odds", "HER-01", "OPP-05", "--json"]);
    assert_ne!(with, without);
    // HER-01 fights in the first lesson of the game: her long sword is the player's.
    let recording = players.own.join("fight.json");
    let recording = recording.to_str().unwrap();
    let level = players.own.join("level");
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/own"),
        &level,
    );
    fs::remove_dir_all(level.join("rules")).unwrap();
    let level = level.to_str().unwrap();
    for system in ["dsa41", "pool"] {
        let fought = players.with(&[
            "run", level, "--system", system, "--seed", "9", "--record", recording,
        ]);
        assert_eq!(fought.status, 0, "{}", fought.err);
        // Somebody else, who has nothing of the kind, sees the same fight; so does the player when he has changed his weapons.
        for again in [
            players.without(&["replay", recording, "--verify"]),
            players.with(&["replay", recording, "--verify"]),
        ] {
            assert_eq!(again.status, 0, "{system}: {}{}", again.out, again.err);
        }
        let kept = fs::read_to_string(recording).unwrap();
        assert!(kept.contains("Rosenklinge"), "{system}: {kept}");
        fs::remove_file(recording).unwrap();
    }
}

#[test]
fn a_broken_file_of_the_player_is_told_and_left_out_and_keeps_nobody_from_playing() {
    let players = Players::new("broken");
    let file = players
        .own
        .join("klingentanz/heroes/ysilda/rules/dsa41/armour.ron");
    fs::write(&file, "[(id: \"ARP-SCALYCOAT\")]").unwrap();
    let ran = players.with(&["run", "levels/01-courtyard", "--seed", "3"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.err
            .contains("armour.ron:1:22: ARP-SCALYCOAT: the field `name` is missing"),
        "{}",
        ran.err
    );
    assert!(
        ran.err
            .contains("Your own content is left out where it is not in order."),
        "{}",
        ran.err
    );
    let gone = players.with(&["odds", "HER-YSILDA", "OPP-05"]);
    assert_eq!(gone.status, 2, "{}", gone.out);
}

#[test]
fn a_wrong_field_of_a_person_in_a_level_is_told_with_the_one_that_was_meant() {
    let person = r#"Inline((id: "HER-97", name: "Ida", species: "SPC-HUMAN", size: Medium, atributes: (MU: 14, KL: 11, IN: 13, CH: 12, FF: 11, GE: 13, KO: 14, KK: 15), talents: [(talent: "TAL-RAUFEN", value: 7, attack: 4, parry: 3)]))"#;
    let level = with_person("inline-field", person);
    for arguments in [
        &["check", level.path()][..],
        &["compare", level.path()],
        &["run", level.path()],
    ] {
        let ran = run(arguments);
        let told = ran.out + &ran.err;
        assert!(
            told.contains("Unexpected field named `atributes`") && told.contains("did you mean attributes?"),
            "{arguments:?}: {told}"
        );
    }
}

#[test]
fn a_hero_is_checked_over_what_his_player_has_besides() {
    let players = Players::new("beside");
    // The hero's blade moves into the rules of the house.
    let of_hero = players
        .own
        .join("klingentanz/heroes/ysilda/rules/dsa41/weapons.ron");
    let of_house = players.own.join("klingentanz/rules/dsa41/weapons.ron");
    let (blade, house) = [&of_hero, &of_house]
        .map(|file| fs::read_to_string(file).unwrap())
        .into();
    let house = house.trim_start().trim_start_matches('[').to_owned();
    fs::write(
        &of_house,
        format!("{}{house}", blade.trim_end().trim_end_matches(']')),
    )
    .unwrap();
    fs::remove_file(&of_hero).unwrap();
    let hero = players.own.join("klingentanz/heroes/ysilda");
    let check = ["check", hero.to_str().unwrap()];
    let ran = players.with(&check);
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    // Somebody who has no such house has no such blade.
    let ran = players.without(&check);
    assert!(
        ran.status == 1 && ran.out.contains("there is no weapon `WPN-ROSEBLADE`"),
        "{}{}",
        ran.out,
        ran.err
    );
}

/// A copy of the game with the courtyard, where HER-01 stands against an orc.
fn house_rules(name: &str) -> Checkout {
    let game = Checkout::new(name, &["01-courtyard"]);
    let level = "levels/01-courtyard/level.ron";
    game.change(level, "Id(\"HER-05\")", "Id(\"HER-01\")");
    game.change(level, ", start: { Dsa41: (style: 1) }", "");
    game
}

/// Whether commands do what they are asked although a row of the game has changed, and what `check` notes of the first fighter.
fn goes_on(game: &Checkout) -> String {
    for arguments in [
        &["run", "levels/01-courtyard", "--seed", "3"][..],
        &["odds", "HER-01", "OPP-05"],
        &["simulate", "levels/01-courtyard", "--battles", "1"],
    ] {
        let ran = game.run(arguments);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{arguments:?}");
    }
    let ran = game.run(&["check", "levels/01-courtyard", "assets"]);
    assert_eq!(ran.status, 0, "{}", ran.out);
    ran.out
}

#[test]
fn a_house_rule_that_asks_more_for_an_ability_or_less_of_a_talent_is_noted_and_stops_nothing() {
    // HER-01 has KK 15, which was enough.
    let game = house_rules("house-needs");
    let abilities = "assets/rules/dsa41/abilities.ron";
    game.change(
        abilities,
        "needs: [Attribute(KK, 15), Ability(\"SF-SCHILDKAMPF1\")]",
        "needs: [Attribute(KK, 18)]",
    );
    let told = goes_on(&game);
    let note = "HER-01: note: `SF-SCHILDKAMPF2` needs KK 18, but there is 15 (ABI-01)";
    assert!(told.contains(note), "{told}");
    let game = house_rules("house-split");
    game.change(
        "assets/rules/dsa41/people.ron",
        "value: 11, attack: 6, parry: 5",
        "value: 11, attack: 9, parry: 2",
    );
    let told = goes_on(&game);
    let note =
        "HER-01: note: `TAL-SCHWERTER` splits 11 into 9 and 2: the parts must differ by 5 at most (VAL-03)";
    assert!(told.contains(note), "{told}");
}

/// An ability of the game as a player plays it: it asks for more than HER-01 or anybody has.
const HARDER: &str = r#"[(
    id: "SF-SCHILDKAMPF2", name: (en: "Shield fighting II", de: "Schildkampf II", fr: "Combat au bouclier II"),
    module: "base", cost: 200, needs: [Attribute(KK, 20)], rules: ["SHD-06"],
)]"#;

#[test]
fn a_row_of_the_game_that_a_level_or_a_player_has_changed_stops_nobody_who_hangs_on_it() {
    let game = house_rules("own-needs");
    let level = "levels/01-courtyard";
    game.write(&format!("{level}/rules/dsa41/abilities.ron"), HARDER);
    let told = goes_on(&game);
    assert!(
        told.contains("HER-01: note: `SF-SCHILDKAMPF2` needs KK 20, but there is 15 (ABI-01)"),
        "{told}"
    );
    // The same in the player's own data, and for one of the game's people whose talent he has split anew.
    let of_level = format!("{level}/rules/dsa41/abilities.ron");
    std::fs::remove_file(game.path(&of_level)).unwrap();
    let home = "home/klingentanz/rules/dsa41";
    game.write(&format!("{home}/abilities.ron"), HARDER);
    let people = std::fs::read_to_string(game.path("assets/rules/dsa41/people.ron")).unwrap();
    let row = &people[people.find("(\n        id: \"HER-01\"").unwrap()..];
    let row = &row[..row.find("\n    ),").unwrap() + "\n    )".len()];
    let row = row.replacen(
        "value: 11, attack: 6, parry: 5",
        "value: 11, attack: 9, parry: 2",
        1,
    );
    game.write(&format!("{home}/people.ron"), format!("[{row}]"));
    let told = goes_on(&game);
    for note in [
        "`SF-SCHILDKAMPF2` needs KK 20",
        "`TAL-SCHWERTER` splits 11 into 9 and 2",
    ] {
        assert!(told.contains(&format!("HER-01: note: {note}")), "{told}");
    }
    game.write(&of_level, HARDER);
    std::fs::remove_dir_all(game.path("home")).unwrap();
    // A person who stands in the level has the ability all the same, and a new one in its tables too.
    let person = r#"(id: "HER-95", name: "Ida", species: "SPC-HUMAN", size: Medium, attributes: (MU: 12, KL: 11, IN: 13, CH: 11, FF: 12, GE: 13, KO: 12, KK: 15), talents: [(talent: "TAL-RAUFEN", value: 4, attack: 2, parry: 2)], abilities: ["SF-LINKHAND", "SF-SCHILDKAMPF1", "SF-SCHILDKAMPF2"])"#;
    game.change(
        &format!("{level}/level.ron"),
        "Id(\"HER-01\")",
        &format!("Inline({person})"),
    );
    let told = goes_on(&game);
    assert!(
        told.contains("fighter 1, person: note: `SF-SCHILDKAMPF2` needs KK 20, but there is 15 (ABI-01)"),
        "{told}"
    );
    game.write(&format!("{level}/rules/dsa41/people.ron"), format!("[{person}]"));
    game.change(
        &format!("{level}/level.ron"),
        &format!("Inline({person})"),
        "Id(\"HER-95\")",
    );
    let told = goes_on(&game);
    assert!(
        told.contains("HER-95: note: `SF-SCHILDKAMPF2` needs KK 20"),
        "{told}"
    );
    // What the game itself asks for is asked of him as before.
    let weaker = person.replace("KK: 15", "KK: 14");
    game.write(&format!("{level}/rules/dsa41/people.ron"), format!("[{weaker}]"));
    std::fs::remove_file(game.path(&format!("{level}/rules/dsa41/abilities.ron"))).unwrap();
    let ran = game.run(&["check", level]);
    assert!(
        ran.status == 1
            && ran
                .out
                .contains("HER-95: `SF-SCHILDKAMPF2` needs KK 15, but there is 14 (ABI-01)"),
        "{}",
        ran.out
    );
}
