//! What the log says is true: losses, turns, states and rounds as they are, and the same in every language.

use klingentanz::battle::{Happening, Term};
use klingentanz::board::Facing;
use klingentanz::content::{Language, Texts};
use klingentanz::words::{self, Cast};

use crate::common;
use crate::proof::proves;
use crate::story::{Man, Story, blow, face_to_face, field, man, of};

/// The last blow of a fight that landed, in every language.
fn told_of_blow(fight: &Story) -> Vec<String> {
    let texts = Texts::load(common::root()).unwrap();
    let cast = Cast::of(fight.app.world(), fight.battle, None).unwrap();
    let is_blow = |happening: &&Happening| matches!(happening, Happening::Struck { .. });
    let log = common::log(&fight.app, fight.battle).iter().rev();
    let blow = log.map(|event| &event.happening).find(is_blow).unwrap();
    let sentence = words::tell(&cast, blow, |_, _| None).unwrap();
    Language::ALL
        .map(|language| sentence.said(&texts, language))
        .to_vec()
}

#[test]
fn a_blow_that_armour_stops_costs_nothing_in_words_and_ledger() {
    let _proof = proves(&["DMG-01", "DMG-02"]);
    // DMG-02: the club does 1W6 + 2, the knight has RS 8, 6 of his plate and 2 of his helmet: of 7 points none are left, and of 3 none either; one would be negative.
    for (face, points, lacking) in [(5, 7, 1), (1, 3, 5)] {
        let mut fight = face_to_face(
            (of("OPP-01"), "initiative: 16"),
            (of("OPP-07"), "initiative: 10"),
            &[5, face],
        );
        fight.strike(1, 2).take(2);
        let struck = format!(
            "2 struck [{face}] {points}: {face} DMG-01 +2 DMG-01 -> 0: {points} DMG-01 -6 DMG-02 -2 DMG-02 +{lacking} DMG-02"
        );
        let lines = fight.lines();
        assert!(lines.contains(&struck), "{lines:#?}");
        assert!(!lines.iter().any(|line| line.starts_with("2 le ")), "{lines:#?}");
        assert_eq!(
            told_of_blow(&fight),
            [
                format!("The blow on Robber knight has {points} points, 0 get through."),
                format!("Der Treffer bei Raubritter hat {points} Punkte, 0 kommen durch."),
                format!("Le coup sur Chevalier brigand fait {points} points, dont 0 passe."),
            ]
        );
    }
}

#[test]
fn nobody_turns_his_flank_to_another_foe_unasked() {
    let _proof = proves(&["BRD-04", "AUS-05"]);
    // BRD-03: he faces the first of three, the others stand before him to the left and to the right. To turn to the one he parries would show
    // his flank to the third; so he does not, and dodges him from the front: 11 - 4 for three foes (AUS-05) and nothing for the flank.
    let mut fight = field()
        .with("optional:facing")
        .with("optional:convert")
        .hero(of("HER-05"), (5, 4), "style: 1, initiative: 9")
        .foe(of("OPP-01"), (6, 4), "initiative: 12")
        .foe(of("OPP-01"), (6, 3), "initiative: 11")
        .facing(Facing::SW)
        .foe(of("OPP-01"), (6, 5), "initiative: 10")
        .facing(Facing::NW)
        .dice(&[5, 11, 5, 7, 5, 7])
        .open();
    fight.plan(1, "defend-twice");
    for foe in [4, 3, 2] {
        fight.plan(foe, "fight");
    }
    fight.strike(2, 1).defend(1, "parry");
    fight.strike(3, 1).defend(1, "parry");
    fight.skip().strike(4, 1).dodge(1, (4, 4));
    let lines = fight.end();
    assert!(
        lines[1].starts_with("1 dodge: 7 success (AUS-02; 7: "),
        "{lines:#?}"
    );
    assert!(!lines[1].contains("BRD-05"), "no flank: {lines:#?}");
}

#[test]
fn whoever_shows_nobody_else_his_flank_turns_as_he_parries() {
    let _proof = proves(&["BRD-03"]);
    // One foe, to the right before him: the parry turns him that way, which costs nothing.
    let mut fight = field()
        .with("optional:facing")
        .hero(man(), (5, 4), "initiative: 9")
        .foe(man(), (6, 5), "initiative: 12")
        .dice(&[5, 7])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.strike(2, 1).defend(1, "parry");
    let lines = fight.end();
    assert!(lines.contains(&"1 turns SE BRD-03".to_owned()), "{lines:#?}");
}

#[test]
fn who_begins_as_dying_has_as_many_rounds_as_the_die_says() {
    let _proof = proves(&["DYI-02", "DYI-06"]);
    // KO 1, die 1: one round. He fell before the first, so that it falls at the end of that one already.
    let frail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 1, 12],
        ..Man::default()
    };
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(frail.ron(), (2, 1), "life: 0")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[1])
        .open();
    let lines = fight.lines();
    assert!(
        lines.contains(&"2 countdown [1] 1: 1 DYI-02".to_owned()),
        "{lines:#?}"
    );
    fight.plan(3, "defend").plan(1, "fight").pass(1);
    assert_eq!(fight.asked(), Some((2, "last-words")));
}

#[test]
fn who_takes_his_weapon_up_again_is_unarmed_no_more() {
    let _proof = proves(&["ACT-05", "ACT-17"]);
    // The sword lies in his square; FF 12 against a 5: it is in his hand again, and the log says that he is armed.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[5])
        .open();
    fight.plan(2, "defend").plan_free(1, "act-act");
    fight.act(1, "drop");
    assert_eq!(fight.states(1), ["unarmed"]);
    fight.skip();
    while fight.states(1).contains(&"unarmed") {
        match fight.asked() {
            Some((1, "free")) => fight.pass(1),
            Some((1, _)) if fight.offered().contains(&"pick-up") => {
                let offers = fight.system.offers(fight.app.world(), fight.battle);
                let found = offers
                    .iter()
                    .find(|offer| offer.word == Term::named("pick-up").unwrap());
                let choice = found.unwrap().choice.clone();
                fight.choose(1, choice)
            }
            asked => panic!("{asked:?}"),
        };
    }
    let lines = fight.lines();
    assert!(lines.contains(&"1 not unarmed ACT-17".to_owned()), "{lines:#?}");
}

#[test]
fn the_odds_of_a_dodge_say_why_nothing_parries() {
    // CRE-02: a weapon parries no ogre, who is big: what is left is the dodge, under its own name.
    let fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10");
    let mut fight = fight.open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let names: Vec<_> = odds.ledgers.iter().map(|(name, _)| name.0).collect();
    assert!(names.contains(&"aw") && !names.contains(&"pa"), "{names:?}");
    let forbidden: Vec<_> = odds
        .forbidden
        .iter()
        .map(|(what, why)| (what.0, why.rule.0))
        .collect();
    assert_eq!(forbidden, [("parry", "CRE-02")]);
}
