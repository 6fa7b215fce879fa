//! Who stands in where a level names nobody for these rules.

use super::common;

/// Points of the persons of the tables, worked out by the stated rule: hit points, three for each attack die, two for each Defence
/// die, twice the mean damage. The ogre: 40 + 30 + 8 + (11 + 14) = 103; Odo: 26 + 24 + 12 + (7 + 8) = 77.
const POINTS: [(&str, i32); 10] = [
    ("HER-01", 95),
    ("HER-02", 81),
    ("HER-03", 78),
    ("HER-04", 77),
    ("OPP-01", 56),
    ("OPP-02", 63),
    ("OPP-03", 93),
    ("OPP-04", 58),
    ("OPP-05", 68),
    ("OPP-06", 103),
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
    // One: 95 against 93. Four: 331; within two in a hundred, which is 6, and all different are only 103 + 93 + 68 + 63 = 327.
    assert_eq!(sides(&[1, 1]), ["HER-01", "OPP-03"]);
    assert_eq!(
        sides(&[4, 4]),
        ["HER-01 HER-02 HER-03 HER-04", "OPP-06 OPP-03 OPP-05 OPP-02"]
    );
    // Against five: with one pair 93 + 68 + 58 + 56 + 56 = 331 is it to the point.
    assert_eq!(sides(&[4, 5])[1], "OPP-03 OPP-05 OPP-04 OPP-01 OPP-01");
    // Three heroes have 254, and five goblins 280: nobody comes nearer.
    assert_eq!(sides(&[3, 5])[1], ["OPP-01"; 5].join(" "));
    // The smallest side has the heroes, wherever it stands; of a dozen each comes three times.
    assert_eq!(sides(&[3, 1, 1])[1..], ["HER-01", "OPP-03"]);
    assert_eq!(sides(&[12, 12])[0], ["HER-01 HER-02 HER-03 HER-04"; 3].join(" "));
}

#[test]
fn sides_of_one_size_are_within_three_of_a_hundred() {
    let points = |side: &String| -> i32 {
        let of = |id: &str| POINTS.iter().find(|(known, _)| *known == id).unwrap().1;
        side.split(' ').map(of).sum()
    };
    for size in [1, 2, 3, 5, 7, 8, 11, 12, 13, 16, 25] {
        let sides = sides(&[size, size]);
        let (one, other) = (points(&sides[0]), points(&sides[1]));
        assert!(
            (one - other).abs() * 100 <= 3 * one,
            "{size}: {one} against {other}"
        );
    }
}
