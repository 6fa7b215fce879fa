//! Rules that meet: the places where other programs for these rules have gone wrong.

use bevy::app::App;
use bevy::prelude::Entity;
use klingentanz::battle::{Choice, FighterId, Happening, Seat, Term};
use klingentanz::board::CellFacts;
use klingentanz::replay::{self, DiceSource, Opening};

use crate::common;
use crate::convert::converting;
use crate::drill::{bearer, drilled, fight, strike, tells, who};
use crate::proof::{note, proves};
use crate::story::{Man, able, blow, defend, field, go, hewer, man, plan};

#[test]
fn a_shield_is_as_good_in_cramped_space_as_anywhere() {
    let _proof = proves(&["SIT-11", "SHD-01", "SHD-02"]);
    // A ceiling of 1.4 m is too low for a sword of 95 cm, which wants half a metre more: it swings 2 worse, and its parry loses nothing. A
    // flail of 110 cm loses 2 of its parry, 8 + 5 - 4, the shield beside it nothing: 8 + 3. KK 16: bases R((12 + 12 + 16)/5) = 8.
    let flail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 16],
        talents: r#"(talent: "TAL-KETTENWAFFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-OXHERD", second: "SHD-WOOD", talent: "TAL-KETTENWAFFEN")"#,
        ..Man::default()
    };
    let low = CellFacts {
        ceiling_dm: 14,
        ..CellFacts::default()
    };
    let corridor = |floor: CellFacts, faces: &[u8]| {
        let mut fight = field()
            .everywhere(floor)
            .hero(bearer(), (4, 1), "initiative: 14")
            .foe(flail.ron(), (5, 1), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2);
        fight
    };
    let open = corridor(CellFacts::default(), &[9]);
    assert_eq!(open.ways(&defend("parry"), 20), 9);
    assert_eq!(open.ways(&defend("shield-parry"), 20), 11);
    let mut corridor = corridor(low, &[9, 11]);
    assert_eq!(corridor.ways(&defend("parry"), 20), 7);
    assert_eq!(corridor.ways(&defend("shield-parry"), 20), 11);
    corridor.defend(2, "shield-parry");
    tells(
        &corridor.end(),
        &[
            "1 attack 2: 9 success (ATK-01; 9: 7 VAL-02 +5 VAL-03 -1 SHD-02 -2 SIT-11)",
            "2 shield-parry: 11 success (SHD-01; 11: 8 VAL-02 +3 SHD-01)",
        ],
    );
}

#[test]
fn the_bonus_of_a_manoeuvre_counts_once_however_often_the_points_do() {
    let _proof = proves(&["DMG-08", "CRT-02", "MAN-WUCHTSCHLAG", "MAN-BEFREIUNG"]);
    // Luck doubles the whole, 2 + 4 + 4, and adds the announced points to nothing a second time.
    let mut lucky = fight(
        field().with("optional:crits"),
        able("SF-WUCHTSCHLAG"),
        man(),
        &[1, 2],
    );
    lucky.announce(1, 2, "power-blow", 4).take(2);
    tells(
        &lucky.lines(),
        &["2 struck [2] 20: 2 DMG-01 +4 DMG-01 +4 MAN-WUCHTSCHLAG +10 CRT-02 -> 20:"],
    );
    // A hammer blow counts three times what luck would count twice, with the 2 announced once in it: (2 + 4 + 2) * 3.
    let mut hammer = fight(
        drilled().with("optional:crits"),
        who(hewer(), &["SF-HAMMERSCHLAG", "SF-WUCHTSCHLAG"]),
        man(),
        &[1, 1, 1],
    );
    hammer.choose(1, strike(2, "hammer", &[0, 2])).take(2);
    tells(
        &hammer.lines(),
        &["2 struck [1, 1] 24: 2 DMG-01 +4 DMG-01 +2 MAN-WUCHTSCHLAG +16 MAN-HAMMERSCHLAG -> 24:"],
    );
    // One throw of a sweep, 1 + 2 + 4 and 2 announced, is told to each foe with the same 9 points.
    let mut sweep = drilled()
        .hero(
            who(hewer(), &["SF-BEFREIUNGSSCHLAG", "SF-WUCHTSCHLAG"]),
            (5, 5),
            "initiative: 14",
        )
        .foe(man(), (6, 5), "initiative: 10")
        .foe(man(), (6, 6), "initiative: 10")
        .dice(&[2, 1, 2, 13, 1, 1, 13, 1, 1])
        .open();
    sweep.plan(2, "fight").plan(3, "fight").plan(1, "fight").skip();
    sweep.choose(1, strike(2, "sweep", &[2, 2])).take(2).take(3);
    let lines = sweep.lines();
    for foe in [2, 3] {
        let told = format!("{foe} struck [1, 2] 9: 3 DMG-01 +4 DMG-01 +2 MAN-WUCHTSCHLAG -> 9:");
        assert!(
            lines.iter().any(|line| line.starts_with(&told)),
            "{told}: {lines:#?}"
        );
    }
}

/// The blow of the lesson with 4 announced: its hit points and how often the announcement is among their lines.
fn power_blow_of_the_lesson(app: &mut App, battle: Entity) -> (i16, Vec<i16>) {
    let choices = [(1, strike(2, "power-blow", &[4])), (2, defend("parry"))];
    for (fighter, choice) in choices {
        replay::answer(app.world_mut(), battle, FighterId(fighter), choice).unwrap();
    }
    let log = common::log(app, battle);
    note(&log);
    let mut struck = log.iter().filter_map(|event| match &event.happening {
        Happening::Struck { points, .. } => Some(points),
        _ => None,
    });
    let points = struck.next_back().expect("the blow has landed");
    let lines = points.ledger.lines.iter();
    let announced = lines.filter(|line| line.rule.0 == "MAN-WUCHTSCHLAG" && line.amount != 0);
    (points.value(), announced.map(|line| line.amount).collect())
}

#[test]
fn a_blow_that_is_taken_back_and_struck_again_has_its_bonus_once() {
    // Thessa in practice, INI 4 and 3 on the dice: AT 11 - 4 against a 5, the bandit's PA 7 against a 15, then 3 + 5 and 4 announced.
    // Taken back, as often as she likes, the same dice fall again, and the points are rolled and added up anew.
    let mut app = common::app();
    let opening = Opening {
        seats: vec![Seat::Human(1), Seat::Script],
        practice: true,
        ..common::opening("00-one-blow", DiceSource::Faces(vec![4, 3, 5, 15, 3]))
    };
    let mut battle = common::open(&mut app, &opening);
    while let Some(question) = common::question(&app, battle).filter(|question| question.kind.0 == "announce")
    {
        replay::answer(app.world_mut(), battle, question.fighter, plan("fight")).unwrap();
    }
    for times in 0..3 {
        let struck = power_blow_of_the_lesson(&mut app, battle);
        assert_eq!(struck, (3 + 5 + 4, vec![4]), "taken back {times} times");
        battle = replay::undo(app.world_mut(), battle).unwrap();
    }
}

#[test]
fn fists_hit_a_foe_who_may_not_be_aimed_at() {
    let _proof = proves(&["ZON-01", "MAN-GEN-07"]);
    // A skeleton has no vital spots, and nobody thrusts at them (MAN-GEN-07). A fist finds its zone all the same: 6 TP(A) less its
    // armour of 2 are R(4/2) = 2 SP, no wound, and it has no breath to lose (CRE-09).
    let setup = || drilled().with("optional:zones").with("expert:unarmed-manoeuvres");
    let mut thrust = fight(
        setup(),
        who(man(), &["SF-GEZIELTERSTICH"]),
        crate::story::of("OPP-10"),
        &[],
    );
    assert_eq!(thrust.forbidden(1, &strike(2, "thrust", &[0])), "MAN-GEN-07");
    let mut fist = fight(setup(), man(), crate::story::of("OPP-10"), &[5, 19, 6]);
    fist.choose(1, blow(2, 1)).take(2);
    let lines = fist.end();
    tells(
        &lines,
        &[
            "2 zone [19] 19",
            "2 zone-head",
            "2 struck [6] 6: 6 DMG-01 -> 4: 6 DMG-01 -2 ZON-02",
            "2 le 20 -> 18 DMG-02",
        ],
    );
    for word in ["2 au ", "2 wounds "] {
        assert!(!lines.iter().any(|line| line.starts_with(word)), "{lines:#?}");
    }
}

#[test]
fn the_second_parry_of_a_shield_is_one_and_luck_gives_back_one() {
    let _proof = proves(&["SHD-06", "CRT-05"]);
    // A lucky parry costs nothing, once; then come the parry and the second one, and nothing is left for the fourth foe. The first foe's
    // sword passes its break test.
    let mut setup = converting().with("optional:crits").hero(
        who(bearer(), &["SF-SCHILDKAMPF2"]),
        (5, 5),
        "initiative: 10",
    );
    for (at, phase) in [((6, 5), 18), ((6, 6), 17), ((5, 6), 16), ((4, 6), 15)] {
        setup = setup.foe(man(), at, &format!("initiative: {phase}"));
    }
    let mut four = setup.dice(&[12, 1, 5, 5, 12, 12, 12, 12, 12, 1]).open();
    four.plan(1, "fight");
    for foe in [5, 4, 3, 2] {
        four.plan(foe, "fight");
    }
    four.strike(2, 1).defend(1, "shield-parry");
    assert_eq!(four.actions(1, "defences").0, 1, "luck has given it back");
    four.strike(3, 1).defend(1, "shield-parry").strike(4, 1);
    four.defend(1, "second-parry").strike(5, 1);
    tells(
        &four.end(),
        &[
            "1 shield-parry: 1 lucky",
            "1 shield-parry: 12",
            "1 second-parry: 12",
            "1 undefended ATK-05",
        ],
    );
}

#[test]
fn two_hands_are_needed_for_what_takes_two() {
    let _proof = proves(&["ZON-03"]);
    // No file gives somebody a great sword and a shield.
    let both = hewer().replace(
        r#"(weapon: "WPN-GREATSWORD", talent"#,
        r#"(weapon: "WPN-GREATSWORD", second: "SHD-WOOD", talent"#,
    );
    let setup = field()
        .hero(both, (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: 2");
    let said = setup.try_open().err().map(|problems| problems.to_string());
    assert!(
        said.as_ref().is_some_and(|said| said.contains("WPN-GREATSWORD")),
        "{said:?}"
    );
    // With one arm useless the great sword falls, whichever arm it is; a long sword stays in the other one. 9 is the left arm; three
    // wounds of it by 7 SP each.
    for (victim, keeps) in [(hewer(), false), (man(), true)] {
        let hale = victim.replace(
            "advantages: []",
            r#"advantages: [(advantage: "ADV-HOHELE", level: 10)]"#,
        );
        let mut fight = fight(
            field().with("optional:zones"),
            man(),
            hale,
            &[5, 9, 3, 5, 9, 3, 5, 9, 3],
        );
        for _ in 0..2 {
            fight.strike(1, 2).take(2).pass(2);
            fight.plan(2, "fight").plan(1, "fight");
        }
        fight.strike(1, 2).take(2);
        let lines = fight.end();
        tells(&lines, &["2 lamed ZON-03"]);
        assert_eq!(!fight.states(2).contains(&"unarmed"), keeps, "{lines:#?}");
    }
}

/// A beast with claws for whoever is near and a tail that reaches farther.
const BEAST: &str = r#"Creature((id: "OPP-97", name: (en: "Beast", de: "Bestie", fr: "Bête"), kind: Animal, size: Medium, footprint: 1,
    legs: Four, initiative: 10, parry: 5, life: 20, armour: 0, speed: 8, constitution: 12, wound_thresholds: (6, 12, 18),
    shot_modifier: 0, morale: Animal, attacks_per_round: 2, rules: [],
    attacks: [(name: (en: "Claws", de: "Krallen", fr: "Griffes"), attack: 10, points: "1W6", classes: "H"),
        (name: (en: "Tail", de: "Schwanz", fr: "Queue"), attack: 8, points: "1W6+2", classes: "S")]))"#;

#[test]
fn each_attack_of_a_beast_has_its_own_reach() {
    let _proof = proves(&["CRE-01", "BRD-07"]);
    // Two squares off the tail strikes and the claws do not; beside him both do, one after the other.
    let mut far = field()
        .hero(BEAST.to_owned(), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .dice(&[8, 1])
        .open();
    far.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(far.forbidden(1, &blow(2, 0)), "BRD-07");
    far.choose(1, blow(2, 1)).take(2);
    tells(
        &far.lines(),
        &[
            "1 attack 2: 8 success (ATK-01; 8: 8 VAL-08)",
            "2 struck [1] 3: 1 DMG-01 +2 DMG-01",
        ],
    );
    let mut near = fight(field(), BEAST.to_owned(), man(), &[11, 9]);
    near.choose(1, blow(2, 0));
    assert_eq!(near.forbidden(1, &blow(2, 0)), "CRE-01");
    near.choose(1, blow(2, 1));
    tells(
        &near.end(),
        &[
            "1 attack 2: 11 failure (ATK-01; 10: 10 VAL-08)",
            "1 attack 2: 9 failure (ATK-01; 8: 8 VAL-08)",
        ],
    );
}

#[test]
fn a_wound_lowers_the_very_next_check() {
    let _proof = proves(&["WND-04", "INI-07"]);
    // 3 + 4 = 7 SP are a wound: the attack that was to come in phase 10 comes in phase 8, and 11 misses 12 - 2.
    let mut hurt = fight(field(), man(), man(), &[5, 3, 11]);
    hurt.strike(1, 2).take(2).strike(2, 1);
    tells(
        &hurt.end(),
        &[
            "2 ini 10 -> 8 WND-04",
            "2 attack 1: 11 failure (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 WND-04)",
        ],
    );
}

#[test]
fn a_strike_in_passing_falls_in_the_phase_of_ones_own_attack_too() {
    let _proof = proves(&["PAS-01", "TIM-04"]);
    // Both act in phase 14. He strikes, and when the foe goes away in the same phase he strikes at him in passing: 12 - 4. It costs a
    // free action, and his defence is left to him.
    let mut fight = field()
        .with("optional:passierschlag")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 4), "initiative: 14")
        .foe(man(), (10, 10), "initiative: 2")
        .dice(&[19, 9])
        .open();
    fight
        .plan(3, "fight")
        .plan(1, "fight")
        .plan(2, "move-defend")
        .skip();
    fight.strike(1, 2);
    assert_eq!(fight.actions(1, "free-actions"), (2, 2));
    fight.choose(2, go("walk", &[(7, 4), (8, 4)]));
    assert_eq!(fight.asked(), Some((1, "passing-strike")));
    let passing = Choice::Attack {
        target: FighterId(2),
        with: klingentanz::battle::Slot(0),
        manoeuvre: Term::named("passing-strike").unwrap(),
        stakes: Vec::new(),
    };
    assert_eq!(fight.ways(&passing, 20), 8);
    fight.choose(1, passing);
    assert_eq!(fight.actions(1, "free-actions"), (1, 2));
    assert_eq!(fight.actions(1, "defences"), (1, 1));
    tells(&fight.end(), &["1 passing-strike 2: 9 failure (ATK-01; 8:"]);
}
