//! How modifiers go together: what adds up, what does not, and what counts for dodges.

use klingentanz::battle::Posture;
use klingentanz::board::CellFacts;

use crate::proof::proves;
use crate::situation::{blow_and_answer, ready};
use crate::story::{Man, able, field, man};

/// Moonlight over knee-deep water in fog.
fn marsh() -> CellFacts {
    CellFacts {
        light: Some(2),
        water_dm: 5,
        mist: 2,
        ..CellFacts::default()
    }
}

#[test]
fn different_circumstances_add_up() {
    let _proof = proves(&["MOD-01", "MOD-02", "MOD-03", "MOD-06"]);
    // MOD-01, MOD-06: the hero kneels (-1), strikes at one who kneels (+1), by moonlight (-3); fog (-1) is not added (MOD-02). The
    // foe parries kneeling (-1) a kneeling one (+3), by moonlight (-3), in the water (-2).
    let setup = field()
        .everywhere(marsh())
        .hero(man(), (4, 5), "initiative: 14")
        .posture(Posture::Kneeling)
        .foe(man(), (5, 5), "initiative: 10")
        .posture(Posture::Kneeling);
    assert_eq!(
        blow_and_answer(setup, "parry"),
        [
            "9: 7 VAL-02 +5 VAL-03 -1 SIT-07 +1 SIT-09 -3 SIT-20",
            "9: 7 VAL-02 +5 VAL-03 +3 SIT-09 -1 SIT-07 -3 SIT-20 -2 SIT-30"
        ]
    );
}

#[test]
fn halving_acts_on_its_own_group_first() {
    let _proof = proves(&["MOD-05", "SIT-23", "SIT-32"]);
    // MOD-05: -3 becomes -2 and -2 becomes -1: 12 - 3; half of the sum of 5 would be 3 as well, so the lines tell.
    let amphibian = Man {
        abilities: r#""SF-KAMPFIMWASSER""#,
        advantages: r#"(advantage: "ADV-DAEMMERUNGSSICHT")"#,
        ..Man::default()
    };
    let setup = field()
        .everywhere(CellFacts { mist: 0, ..marsh() })
        .hero(man(), (4, 5), "initiative: 14")
        .foe(amphibian.ron(), (5, 5), "initiative: 10");
    let [_, parry] = blow_and_answer(setup, "parry");
    assert_eq!(
        parry,
        "9: 7 VAL-02 +5 VAL-03 -3 SIT-20 +1 SIT-23 -2 SIT-30 +1 SIT-32"
    );
}

#[test]
fn dodges_suffer_from_the_place_and_not_from_the_weapon() {
    let _proof = proves(&["MOD-04", "AUS-05", "SIT-20", "SIT-30"]);
    // MOD-04: AW 7 + 3, aimed -4, moonlight -3, water -2; that the foe is left-handed (SIT-42) concerns only parries.
    let left = Man {
        advantages: r#"(advantage: "ADV-LINKSHAENDER")"#,
        ..Man::default()
    };
    let setup = field()
        .everywhere(marsh())
        .hero(left.ron(), (4, 5), "initiative: 14")
        .foe(able("SF-AUSWEICHEN1"), (5, 5), "initiative: 10");
    let [_, dodge] = blow_and_answer(setup, "aimed-dodge");
    assert_eq!(dodge, "1: 7 VAL-02 +3 AUS-01 -4 AUS-05 -3 SIT-20 -2 SIT-30");
}

#[test]
fn the_odds_count_what_the_blow_will_count() {
    let _proof = proves(&["MOD-01", "SIT-20"]);
    // 12 - 3: 9 of 20.
    let mut fight = ready(
        field()
            .everywhere(marsh())
            .hero(man(), (4, 5), "initiative: 14")
            .posture(Posture::Kneeling)
            .foe(man(), (5, 5), "initiative: 10")
            .posture(Posture::Kneeling)
            .dice(&[20]),
    );
    assert_eq!(fight.ways(&crate::story::blow(2, 0), 20), 9);
    fight.strike(1, 2);
}
