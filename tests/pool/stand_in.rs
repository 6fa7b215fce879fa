//! Who stands in where a level names nobody for these rules.

use super::common;

/// Points of the persons of the tables by the stated rule, worked out apart from the code: twenty times the root of the mean damage
/// to seven dice of Defence, times hit points over the mean damage that eight dice of 1d8 + 4 do; and forty for each head.
const POINTS: [(&str, i32); 10] = [
    ("HER-01", 232),
    ("HER-02", 153),
    ("HER-03", 130),
    ("HER-04", 132),
    ("OPP-01", 84),
    ("OPP-02", 96),
    ("OPP-03", 178),
    ("OPP-04", 88),
    ("OPP-05", 90),
    ("OPP-06", 182),
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
fn sides_of_one_size_have_the_same_heroes_and_opponents_by_turns() {
    assert_eq!(sides(&[1, 1]), ["HER-01"; 2]);
    assert_eq!(sides(&[4, 4]), ["HER-01 OPP-06 HER-02 OPP-03"; 2]);
    // After the fourth hero only opponents are left of the first turn of all.
    let twelve = "HER-01 OPP-06 HER-02 OPP-03 HER-04 OPP-02 HER-03 OPP-05 OPP-04 OPP-01 HER-01 OPP-06";
    assert_eq!(sides(&[12, 12, 12]), [twelve; 3]);
}

#[test]
fn a_larger_side_has_more_and_weaker_persons_in_the_first_places() {
    // Two in the place of Aldric and his 232: Odo and the bandit, 132 + 96 = 228, which is within two of a hundred.
    assert_eq!(
        sides(&[4, 5]),
        [
            "HER-01 OPP-06 HER-02 OPP-03",
            "HER-04 OPP-02 OPP-06 HER-02 OPP-03"
        ]
    );
    // Four in the places of Aldric and the ogre, 232 + 182 = 414: 153 + 90 + 88 + 84 = 415.
    assert_eq!(
        sides(&[5, 3]),
        ["HER-02 OPP-05 OPP-04 OPP-01 HER-02", "HER-01 OPP-06 HER-02"]
    );
}

#[test]
fn a_larger_side_is_within_five_of_a_hundred() {
    let points = |side: &String| -> i32 {
        let of = |id: &str| POINTS.iter().find(|(known, _)| *known == id).unwrap().1;
        side.split(' ').map(of).sum()
    };
    for sizes in [[2, 3], [3, 4], [3, 5], [4, 5], [4, 6], [5, 8], [8, 12], [12, 16]] {
        let sides = sides(&sizes);
        let (one, other) = (points(&sides[0]), points(&sides[1]));
        assert!(
            (one - other).abs() * 100 <= 5 * one,
            "{sizes:?}: {one} against {other}"
        );
    }
}
