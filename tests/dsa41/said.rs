//! What is told in words: each thing that happens by its own sentence, in every language.

use klingentanz::content::{Language, Texts};
use klingentanz::words::{self, Cast};

use crate::common;
use crate::drill::strike;
use crate::proof::proves;
use crate::story::{Man, Story, act_with, defend, field, man};

/// What has been told of a fight so far, in one language.
fn said(fight: &Story, language: Language) -> Vec<String> {
    let texts = Texts::load(common::root()).unwrap();
    let cast = Cast::of(fight.app.world(), fight.battle, None).unwrap();
    let log = common::log(&fight.app, fight.battle).iter();
    let told = log.filter_map(|event| words::tell(&cast, &event.happening, |_, _| None));
    told.map(|sentence| sentence.said(&texts, language)).collect()
}

fn tells(fight: &Story, sentences: [&str; 3]) {
    for (language, wanted) in Language::ALL.into_iter().zip(sentences) {
        let told = said(fight, language);
        assert!(
            told.iter().any(|line| line.contains(wanted)),
            "{wanted}: {told:#?}"
        );
    }
}

fn tells_not(fight: &Story, sentence: &str) {
    let told = said(fight, Language::En);
    assert!(!told.iter().any(|line| line.contains(sentence)), "{told:#?}");
}

/// A man who acts, with a foe far away.
fn alone(person: String, dice: &[u8]) -> Story {
    let mut fight = field()
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(dice)
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight
}

#[test]
fn who_changes_his_style_does_not_ready_a_weapon() {
    let _proof = proves(&["VAL-07"]);
    // VAL-07: the rapier stays in the hand, led as a fencing weapon from now on.
    let fencer = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-FECHT", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-RAPIER", talent: "TAL-SCHWERTER"), (weapon: "WPN-RAPIER", talent: "TAL-FECHT")"#,
        ..Man::default()
    };
    let mut fight = alone(fencer.ron(), &[]);
    fight.choose(1, act_with("change-style", 1));
    tells(
        &fight,
        [
            " changes the way of fighting.",
            " wechselt die Kampfweise.",
            " change de façon de combattre.",
        ],
    );
    tells_not(&fight, "readies a weapon");
}

#[test]
fn a_weapon_that_is_put_away_is_not_dropped() {
    let _proof = proves(&["ACT-15"]);
    // ACT-15: a sword takes two actions; ACT-05: letting it fall is free.
    let mut fight = alone(man(), &[]);
    fight.act(1, "stow");
    tells(
        &fight,
        [
            " has no weapon in hand any more.",
            " hat keine Waffe mehr in der Hand.",
            " n’a plus d’arme en main.",
        ],
    );
    tells_not(&fight, "drops the weapon");
    let mut dropped = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    dropped.plan(2, "defend").plan_free(1, "act-act").skip();
    dropped.act(1, "drop");
    tells(
        &dropped,
        [
            " drops the weapon.",
            " lässt die Waffe fallen.",
            " lâche son arme.",
        ],
    );
}

#[test]
fn coming_nearer_is_no_blow() {
    let _proof = proves(&["DK-05"]);
    // DK-05: AT 12; two swords at N, and he wants to come to H. The foe lets him.
    let mut fight = field()
        .with("optional:dk")
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[12])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, strike(2, "shorten", &[])).take(2);
    tells(
        &fight,
        [
            ", Come nearer: 12 against 12, passed.",
            ", Distanz verkürzen: 12 gegen 12, gelungen.",
            ", Se rapprocher\u{a0}: 12 contre 12, réussi.",
        ],
    );
    tells_not(&fight, "attacks");
}

#[test]
fn a_parry_weapon_is_no_shield() {
    let _proof = proves(&["SHD-07"]);
    // SHD-07: the left-hand dagger wards off as a parry weapon, and is offered as one.
    let fencer = Man {
        abilities: r#""SF-LINKHAND", "SF-PARIERWAFFEN1""#,
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-MAINGAUCHE", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let guarded = |person: String| {
        let mut fight = field()
            .hero(man(), (1, 1), "initiative: 14")
            .foe(person, (2, 1), "initiative: 10")
            .dice(&[3, 1])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2);
        fight
    };
    let mut fight = guarded(fencer.ron());
    assert!(fight.offered().contains(&"parry-weapon"), "{:?}", fight.offered());
    fight.choose(2, defend("shield-parry"));
    tells(
        &fight,
        [
            ", Parry with the parry weapon: 1 against ",
            ", Parade mit der Parierwaffe: 1 gegen ",
            ", Parade à l’arme de parade\u{a0}: 1 contre ",
        ],
    );
    let shield = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut fight = guarded(shield.ron());
    assert!(fight.offered().contains(&"shield-parry"), "{:?}", fight.offered());
    fight.choose(2, defend("shield-parry"));
    tells(
        &fight,
        [
            ", Shield parry: 1 against ",
            ", Schildparade: 1 gegen ",
            ", Parade au bouclier\u{a0}: 1 contre ",
        ],
    );
}
