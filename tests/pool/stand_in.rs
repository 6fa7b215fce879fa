//! Who stands in where a level names nobody for these rules.

use super::common;

/// Points of the persons of the tables by the stated rule, worked out apart from the code: twenty times the root of the mean damage
/// to seven dice of Defence, times hit points over the mean damage that eight dice of 1d8 + 4 do.
const POINTS: [(&str, i32); 10] = [
    ("HER-01", 192),
    ("HER-02", 113),
    ("HER-03", 90),
    ("HER-04", 92),
    ("OPP-01", 44),
    ("OPP-02", 56),
    ("OPP-03", 138),
    ("OPP-04", 48),
    ("OPP-05", 50),
    ("OPP-06", 142),
];

/// The sides for these sizes, each as the ends of the ids of its persons.
fn sides(sizes: &[usize]) -> Vec<String> {
    let app = common::app();
    let system = klingentanz::rules::system("pool").unwrap();
    let sides = system.stand_ins(app.world(), sizes).unwrap();
    let name = |text: &str| text.replace("Id(\"PL-", "").replace("\")", "");
    let told = |side: &Vec<klingentanz::battle::RawRon>| -> Vec<String> {
        side.iter().map(|raw| name(&raw.text)).collect()
    };
    sides.iter().map(|side| told(side).join(" ")).collect()
}

#[test]
fn heroes_meet_opponents_of_equal_points() {
    // Of all duels 113 against 138 is the nearest: 90 and 92 have 56, 192 has 142.
    assert_eq!(sides(&[1, 1]), ["HER-02", "OPP-03"]);
    // Two: 92 + 90 = 182, as orc and goblin have.
    assert_eq!(sides(&[2, 2]), ["HER-04 HER-03", "OPP-03 OPP-01"]);
    // Four: all of them, 487; 142 + 142 + 138 + 56 = 478 is within two in a hundred.
    assert_eq!(
        sides(&[4, 4]),
        ["HER-01 HER-02 HER-04 HER-03", "OPP-06 OPP-06 OPP-03 OPP-02"]
    );
    // The smallest side has the heroes, wherever it stands; of a dozen each comes three times.
    assert!(sides(&[3, 2, 2])[0].starts_with("OPP") && sides(&[3, 2, 2])[1].starts_with("HER"));
    assert_eq!(sides(&[12, 12])[0], ["HER-01 HER-02 HER-04 HER-03"; 3].join(" "));
}

#[test]
fn sides_are_within_five_of_a_hundred_where_there_are_two_at_least() {
    let points = |side: &String| -> i32 {
        let of = |id: &str| POINTS.iter().find(|(known, _)| *known == id).unwrap().1;
        side.split(' ').map(of).sum()
    };
    for sizes in [
        [2, 2],
        [3, 3],
        [4, 4],
        [4, 5],
        [3, 5],
        [5, 5],
        [8, 8],
        [12, 12],
        [25, 25],
    ] {
        let sides = sides(&sizes);
        let (one, other) = (points(&sides[0]), points(&sides[1]));
        assert!(
            (one - other).abs() * 100 <= 5 * one,
            "{sizes:?}: {one} against {other}"
        );
    }
}
