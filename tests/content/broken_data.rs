//! Broken rule data: every mistake gets a message with file, line and reason, and nothing panics.

use std::fs;
use std::path::{Path, PathBuf};

use klingentanz::rules::dsa41::data::Dsa41Data;
use proptest::prelude::*;

const WHOLE: &str = "assets/rules/dsa41";

/// A copy of the rule data in a folder of its own, which goes away with it.
struct Copy(PathBuf);

impl Copy {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for file in fs::read_dir(WHOLE).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), folder.join(file.file_name())).unwrap();
        }
        Self(folder)
    }

    /// What is wrong when one file has this content, without the folder's name, or what is stored otherwise than the rules make it; the
    /// file is whole again afterwards.
    fn problems_with(&self, file: &str, content: &[u8]) -> String {
        fs::write(self.0.join(file), content).unwrap();
        let problems = match Dsa41Data::load(&self.0) {
            Ok(data) => data.stored_otherwise().to_string(),
            Err(problems) => problems.to_string(),
        };
        fs::copy(Path::new(WHOLE).join(file), self.0.join(file)).unwrap();
        problems.replace(&format!("{}/", self.0.display()), "")
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // A folder that stays behind harms no later run.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The file with one passage replaced, which must stand in it; the first one counts.
fn with(file: &str, passage: &str, by: &str) -> Vec<u8> {
    let text = fs::read_to_string(Path::new(WHOLE).join(file)).unwrap();
    assert!(text.contains(passage), "`{passage}` does not stand in {file}");
    text.replacen(passage, by, 1).into_bytes()
}

/// Which line of the file a problem names.
#[derive(Clone, Copy)]
enum Line {
    /// The first of the entry in which the mistake is.
    OfEntry,
    /// That of the mistake, or a later one of its entry where something is missed.
    OfMistake,
}

/// Checks a table of mistakes: file, a passage, what stands in its place, and how place and reason then begin.
fn check(name: &str, line: Line, cases: &str) {
    let copy = Copy::new(name);
    for case in cases.trim().lines() {
        let fields: Vec<_> = case.trim().split(" | ").collect();
        let [file, passage, by, expected] = fields.as_slice() else {
            panic!("a case has four fields: {case}");
        };
        let text = String::from_utf8(with(file, passage, passage)).unwrap();
        let before = &text[..text.find(passage).unwrap()];
        let entry = 1 + before[..before.rfind("\n    (\n").unwrap()].matches('\n').count() + 1;
        let mistake = 1 + before.matches('\n').count();
        let end = entry
            + text
                .lines()
                .skip(entry)
                .take_while(|line| *line != "    ),")
                .count()
            + 1;
        let allowed = match line {
            Line::OfEntry => entry..=entry,
            Line::OfMistake => mistake..=end,
        };
        let problems = copy.problems_with(file, &with(file, passage, by));
        let found = problems.lines().any(|problem| {
            let fields: Vec<_> = problem.splitn(4, ':').collect();
            fields[0] == *file
                && allowed.contains(&fields[1].parse().unwrap())
                && fields[3].trim().starts_with(expected)
        });
        assert!(found, "expected {file}:{allowed:?}: {expected}\nfound {problems}");
    }
}

#[test]
fn what_no_file_of_this_kind_may_hold_is_reported_where_it_stands() {
    check(
        "words",
        Line::OfMistake,
        r#"
            weapons.ron | "WPN-DAGGER" | "Dagger" | Dagger: `Dagger` is no id of a weapon
            weapons.ron | "WPN-DAGGER" | "WPN-dagger" | WPN-dagger: `WPN-dagger` is no id
            weapons.ron | "1W6+1" | "21W6+1" | WPN-DAGGER: in the dice `21W6+1` the number of dice is 21, but must be from 1 to 20
            weapons.ron | "1W6+1" | 7 | WPN-DAGGER: Expected string
            weapons.ron | "HN" | "NH" | WPN-HOOKDAGGER: `NH` are no distance classes
            weapons.ron | hands: Two | hands: Three | WPN-HANDHALF: Unexpected variant
            weapons.ron | ounces: 20 | ounces: 99999999999999999999 | WPN-DAGGER: `ounces` is 99999999999999999999, but must be from 0 to 65535
            weapons.ron | ounces: 20 | ounces: -20 | WPN-DAGGER: `ounces` is -20, but must be from 0 to 65535
            weapons.ron | ounces: 20,  |  | WPN-DAGGER: the field `ounces` is missing
            weapons.ron | ounces: 20 | weight: 20 | WPN-DAGGER: Unexpected field named `weight`
            weapons.ron | [Heavy] | [Huge] | WPN-HALBERD: Unexpected variant named `Huge`
            armour.ron | armour: 12 | armour: 12.5 | ARP-JOUST: Expected comma
            people.ron | MU: 14,  |  | HER-01: the field `MU` is missing
            talents.ron | (MU, KO, KK) | (MU, KO) | SKL-SELBSTBEHERRSCHUNG: Expected an array
        "#,
    );
}

#[test]
fn numbers_out_of_range_are_reported_with_their_entry() {
    check(
        "numbers",
        Line::OfEntry,
        r#"
            weapons.ron | ounces: 20 | ounces: 2000 | WPN-DAGGER: the weight in ounces is 2000
            weapons.ron | length_cm: 190 | length_cm: 0 | WPN-SPEAR: the length in cm is 0
            weapons.ron | GE, value: 15 | GE, value: 31 | WPN-TUZAK: the minimum is 31, but
            weapons.ron | FumblesFrom(19) | FumblesFrom(21) | WPN-OXHERD: the face of a fumble
            armour.ron | armour: 12 | armour: 21 | ARP-JOUST: the RS is 21, but must be from 0 to 20
            people.ron | MU: 14 | MU: 31 | HER-01: MU is 31, but must be from 1 to 30
            people.ron | morale: 15 | morale: 19 | OPP-07: the morale is 19, but
            species.ron | "Orque" | "" | SPC-ORC: the name in `fr` must be a plain line
        "#,
    );
}

#[test]
fn ids_that_nothing_has_are_reported_with_the_entry_that_names_them() {
    check(
        "ids",
        Line::OfEntry,
        r#"
            weapons.ron | "WPN-DAGGER" | "WPN-KNIFE" | WPN-KNIFE: this id stands twice
            people.ron | "WPN-DAGGER" | "WPN-DIGGER" | HER-01: there is no weapon `WPN-DIGGER`
            weapons.ron | ["TAL-FECHT"] | ["TAL-FENCE"] | WPN-EPEE: there is no talent
            abilities.ron | expert:mounted | expert:riding | SF-BERITTENERSCHUETZE: there is no module
            abilities.ron | ORI-01 | ORI-99 | SF-AUFMERKSAMKEIT: there is no rule `ORI-99`
            abilities.ron | ("SF-FINTE") | ("SF-FEINT") | SF-UMREISSEN: there is no special
            people.ron | SF-LINKHAND | SF-LINKFUSS | HER-01: there is no special ability `SF-LINKFUSS`
            people.ron | SPC-ORC | SPC-ORK | OPP-05: there is no species `SPC-ORK`
            creatures.ron | "CRE-08" | "CRE-88" | OPP-08: there is no rule `CRE-88`
            rules.ron | "wounds" | "scars" | WND-01: there is no chapter `scars`
            rules.ron | variant: "wds" | variant: "wdx" | CRT-04: `optional:crits` has no variant
        "#,
    );
}

#[test]
fn what_the_rules_forbid_is_reported_with_its_entry() {
    check(
        "rules",
        Line::OfEntry,
        r#"
            weapons.ron | ["TAL-FECHT"] | [] | WPN-EPEE: a weapon needs a talent
            weapons.ron | [Heavy] | [Heavy, Heavy] | WPN-HALBERD: the trait Heavy stands twice
            shields.ron | kind: ParryWeapon | kind: Shield | SHD-MAINGAUCHE: a shield has a size
            ranged.ron | (to: 15, points: 1) | (to: 5, points: 1) | RWP-SHORTBOW: each band must end
            ranged.ron | TAL-BOGEN | TAL-DOLCHE | RWP-SHORTBOW: `TAL-DOLCHE` is no talent for
            people.ron | attack: 6, parry: 5 | attack: 9, parry: 2 | HER-01: `TAL-SCHWERTER` splits 11
            people.ron | attack: 6, parry: 5 | attack: 6, parry: 6 | HER-01: `TAL-SCHWERTER` splits 11
            people.ron | attack: 6, parry: 5) | attack: 6) | HER-01: `TAL-SCHWERTER` needs the split
            people.ron | armour: ["ARP-CHAINSHORT", "ARP-STORMCAP", | armour: ["ARP-KETTLE", "ARP-STORMCAP", | HER-01: two helmets go together
            people.ron | ROCKSPLITTER" | ROCKSPLITTER", second: "SHD-MAT" | HER-02: `WPN-ROCKSPLITTER` takes
            people.ron | TAL-ZHHIEB") | TAL-DOLCHE") | HER-02: `WPN-ROCKSPLITTER` is not led with
            people.ron | SF-RUESTUNG1", of | SF-RUESTUNG2", of | HER-01: `subjects` must say what `SF-RUESTUNG1`
            people.ron | subjects: [ | subjects: [(ability: "SF-FINTE", of: Attack),  | HER-01: `SF-FINTE`
            creatures.ron | (10, 20, 30) | (10, 30, 20) | OPP-08: the wound thresholds must rise
            modules.ron | excludes: ["optional:legacy-serious-wounds"] | excludes: ["optional:aiming"] | optional:zones: the preset `expert` holds
            modules.ron | standard: Variant("source") | standard: On | optional:crits: the preset `standard` must
            modules.ron | de: "Wer sich Zeit zum Zielen nimmt, trifft besser." | de: "" | optional:aiming: the sentence about it in `de`
        "#,
    );
}

#[test]
fn what_is_stored_and_what_the_rules_make_of_it_are_reported_both() {
    check(
        "proof",
        Line::OfEntry,
        r#"
            people.ron | life: 32 | life: 33 | HER-01: `life` is stored as 33, but the rules make it 32 (VAL-02
            people.ron | (7, 14, 21) | (7, 14, 22) | HER-01: `wound_thresholds` is stored as 7/14/22, but the rules make it 7/14/21
            people.ron | encumbrance: 5, hab | encumbrance: 6, hab | HER-01: `simple.encumbrance` is stored as 6, but the rules make it 5
            people.ron | Shield(16) | Shield(15) | HER-01: `styles[0].simple.other` is stored as shield 15, but
            people.ron | points: "1W6+5" | points: "1W6+4" | HER-01: `styles[0].points` is stored as 1W6+4, but the rules make it 1W6+5
            people.ron | KK: 15 | KK: 14 | HER-01: `SF-SCHILDKAMPF2` needs KK 15, but there is 14 (ABI-01)
            outfits.ron | overall: 1 | overall: 2 | OUT-PEASANT-LEVY: `overall` is stored as 2, but the rules make it 1
            creatures.ron | (10, 20, 30) | (10, 20, 31) | OPP-08: `wound_thresholds` is stored as 10/20/31, but
            creatures.ron | shot_modifier: 0 | shot_modifier: 1 | OPP-08: `shot_modifier` is stored as 1, but the rules make it 0
        "#,
    );
}

#[test]
fn a_changed_row_changes_those_who_carry_it_and_stops_nothing() {
    // WPN-KHUNCHOMER has 1W6+4, a house rule gives it 1W6+5; HER-05 with KK 13 gains nothing by TP/KK 12/3.
    let copy = Copy::new("house");
    let text = fs::read_to_string(copy.0.join("weapons.ron")).unwrap();
    let (before, row) = text.split_at(text.find("\"WPN-KHUNCHOMER\"").unwrap());
    let row = row.replacen("1W6+4", "1W6+5", 1);
    fs::write(copy.0.join("weapons.ron"), format!("{before}{row}")).unwrap();
    let data = Dsa41Data::load(&copy.0).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(data.weapons["WPN-KHUNCHOMER"].points.to_string(), "1W6+5");
    let told: Vec<String> = data
        .stored_otherwise()
        .iter()
        .map(|note| format!("{}: {}", note.place, note.reason))
        .collect();
    let note = |style: u8| {
        format!(
            "HER-05: `styles[{style}].points` is stored as 1W6+4, but the rules make it 1W6+5 (DMG-01, CMB-01)"
        )
    };
    assert_eq!(told, [note(0), note(1)]);
}

#[test]
fn a_broken_bracket_or_string_is_reported_where_it_opens() {
    let copy = Copy::new("brackets");
    for (passage, by, expected) in [
        (
            "6,\n    ),",
            "6,\n",
            "3:5: this bracket is not closed by one of its own kind",
        ),
        ("\n]", "\n", "2:1: this bracket is never closed"),
        ("\n]", "\n]]", "13:2: nothing may stand after the closing bracket"),
        ("[\n", "[[\n", "2:1: this bracket is never closed"),
        (
            "\"War lance\"",
            "\"War lance",
            "11:27: the string is never closed",
        ),
    ] {
        let problems = copy.problems_with("lances.ron", &with("lances.ron", passage, by));
        assert!(
            problems.contains(&format!("lances.ron:{expected}")),
            "expected {expected}\nfound {problems}"
        );
    }
}

#[test]
fn all_problems_of_all_files_come_in_one_go() {
    let copy = Copy::new("all");
    fs::write(
        copy.0.join("species.ron"),
        with("species.ron", "speed: 8", "speed: 80"),
    )
    .unwrap();
    fs::write(copy.0.join("armour.ron"), b"[\n(\xff)]").unwrap();
    fs::remove_file(copy.0.join("lances.ron")).unwrap();
    let text = with("shields.ron", "initiative: -1", "initiative: -9");
    let text = String::from_utf8(text)
        .unwrap()
        .replacen("ounces: 160", "ounces: \"a lot\"", 1);
    let problems = copy.problems_with("shields.ron", text.as_bytes());
    for expected in [
        "armour.ron:2:2: is not UTF-8 text",
        "lances.ron: cannot be read: ",
        ": SHD-WOOD: the initiative is -9, but must be from -3 to 3",
        ": SHD-REINF: Expected integer",
        "species.ron:3:5: SPC-HUMAN: the speed is 80, but must be from 1 to 30",
    ] {
        assert!(
            problems.contains(expected),
            "expected {expected}\nfound {problems}"
        );
    }
}

#[test]
fn nobody_is_blamed_for_naming_an_entry_that_is_broken_itself() {
    let copy = Copy::new("blame");
    let problems = copy.problems_with("weapons.ron", &with("weapons.ron", "ounces: 20", "ounces: -20"));
    assert_eq!(
        problems,
        "weapons.ron:20:18: WPN-DAGGER: `ounces` is -20, but must be from 0 to 65535"
    );
}

#[test]
fn a_file_that_ends_early_is_never_taken_for_a_whole_one() {
    let copy = Copy::new("early");
    let whole = fs::read(Path::new(WHOLE).join("lances.ron")).unwrap();
    let end = whole.trim_ascii_end().len();
    for length in (0..end).step_by(13).chain([end - 1]) {
        let problems = copy.problems_with("lances.ron", &whole[..length]);
        assert!(problems.contains("lances.ron"), "{length} bytes");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_bytes_make_the_loader_panic(bytes: Vec<u8>, spot in 0.0..1.0, file in 0..4usize) {
        let file = ["weapons.ron", "people.ron", "creatures.ron", "modules.ron"][file];
        let copy = Copy::new("bytes");
        prop_assert!(!copy.problems_with(file, &bytes).is_empty());
        // The bytes in the middle of a whole file; a comment may hide them, so there need not be a problem.
        let mut text = fs::read(Path::new(WHOLE).join(file)).unwrap();
        let place = (text.len() as f64 * spot) as usize;
        text.splice(place..place + bytes.len().min(text.len() - place), bytes);
        copy.problems_with(file, &text);
    }
}
