//! Parry weapons: what they stop, what they hurt, and what befalls who fumbles with one.

use crate::bare::{brawler, ring};
use crate::convert::beset;
use crate::drill::{bearer, drilled, fight, spearman, strike, tells, two_on_one, who};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, blow, defend, field, hewer, man, of};

/// The man with a parrying dagger in his other hand: PA 12 + 2 - 4 = 10 with it, TP 1W6+1.
fn guarded() -> String {
    bearer().replace("SHD-WOOD", "SHD-MAINGAUCHE")
}

/// With the main weapon that a talent leads.
fn led(weapon: &'static str, talent: &'static str) -> String {
    let both = |text: &str| text.replace("TAL-SCHWERTER", talent);
    both(&man()).replace("WPN-LONGSWORD", weapon)
}

#[test]
fn a_chain_is_harder_to_stop_with_a_parry_weapon_too() {
    let _proof = proves(&["WPN-05", "SHD-07"]);
    // 10 - 2; AT 12 - 1 of the morning star.
    let chain = led("WPN-MORNINGSTAR", "TAL-KETTENWAFFEN");
    let mut chained = fight(field(), chain.clone(), guarded(), &[11, 8]);
    chained.strike(1, 2);
    assert_eq!(chained.ways(&defend("shield-parry"), 20), 8);
    chained.defend(2, "shield-parry");
    tells(
        &chained.end(),
        &["2 shield-parry: 8 success (SHD-07; 8: 7 VAL-02 +5 VAL-03 +2 SHD-07 -4 SHD-07 -2 WPN-05)"],
    );
    // The bare arm is no weapon: 12, 2 less for the weapon that it meets (UNA-06).
    let mut bare = fight(field(), chain.clone(), brawler(), &[11]);
    bare.strike(1, 2);
    assert_eq!(bare.ways(&defend("parry"), 20), 10);
    // A shield loses its own modifier instead: 7 + 3 - 3.
    let mut shielded = fight(field(), chain, bearer(), &[11]);
    shielded.strike(1, 2);
    assert_eq!(shielded.ways(&defend("shield-parry"), 20), 7);
}

#[test]
fn with_a_chain_nobody_fights_defensively() {
    let _proof = proves(&["UMW-02", "SHD-07"]);
    // PA 12 - 2, + 2 and - 1 with the dagger: 11; the second one 4 less, for the defensive style does not go with the chain.
    let chained = led("WPN-MORNINGSTAR", "TAL-KETTENWAFFEN").replace(
        r#""WPN-MORNINGSTAR","#,
        r#""WPN-MORNINGSTAR", second: "SHD-MAINGAUCHE","#,
    );
    let learnt = ["SF-DEFENSIV", "SF-PARIERWAFFEN1"];
    let mut twice = beset(who(chained, &learnt), "defend-twice", 2, &[12, 11, 12, 7]);
    for foe in [2, 3] {
        twice.strike(foe, 1).defend(1, "shield-parry");
    }
    tells(
        &twice.lines(),
        &[
            "1 shield-parry: 11 success (SHD-07; 11: 7 VAL-02 +5 VAL-03 -2 VAL-06 +2 SHD-07 -1 SHD-07)",
            "1 shield-parry: 7 success (SHD-07; 7: 7 VAL-02 +5 VAL-03 -2 VAL-06 +2 SHD-07 -1 SHD-07 -4 UMW-02)",
        ],
    );
    // Beside a sword it does: 12 + 2 - 1, twice.
    let mut sword = beset(who(guarded(), &learnt), "defend-twice", 2, &[12, 13, 12]);
    sword.strike(2, 1).defend(1, "shield-parry").strike(3, 1);
    assert_eq!(sword.ways(&defend("shield-parry"), 20), 13);
}

#[test]
fn a_parry_weapon_stops_no_heavy_blow_alone() {
    let _proof = proves(&["WPN-04"]);
    // Beside a sword it does.
    let mut beside = fight(field(), hewer(), guarded(), &[12]);
    beside.strike(1, 2);
    assert_eq!(beside.ways(&defend("shield-parry"), 20), 10);
    // AT 12 - 8 = 4; KK 4, a 5 fails: east, 2 squares. Then the great sword falls on the dagger alone.
    let taker = who(man(), &["SF-ENTWAFFNEN"]);
    let mut alone = two_on_one([taker, hewer()], guarded(), "fight", &[4, 5, 3, 2, 12]);
    alone.choose(1, strike(3, "disarm", &[0])).take(3);
    assert!(alone.states(3).contains(&"unarmed"));
    alone.choose(2, blow(3, 0));
    assert_eq!(alone.forbidden(3, &defend("shield-parry")), "WPN-04");
}

#[test]
fn a_parry_weapon_without_a_sword_beside_it_parries_for_itself() {
    let _proof = proves(&["SHD-07", "SIT-01"]);
    // Beside the sword: PA 12 + 2 - 4 = 10. Alone it is the dagger that it is, in the wrong hand: PA-Basis 7 and 3 for daggers, 1 for the
    // weapon, 9 less. AT 12 - 8 = 4; KK 4, a 5 fails: east, 2 squares.
    let led = guarded().replace(
        r#"talents: ["#,
        r#"talents: [(talent: "TAL-DOLCHE", value: 5, attack: 2, parry: 3), "#,
    );
    let taker = who(man(), &["SF-ENTWAFFNEN"]);
    let mut alone = two_on_one([taker, man()], led, "fight", &[4, 5, 3, 2, 12, 2]);
    assert_eq!(
        alone.value(3, "ward"),
        "10: 7 VAL-02 +5 VAL-03 +2 SHD-07 -4 SHD-07"
    );
    alone.choose(1, strike(3, "disarm", &[0])).take(3);
    assert!(alone.states(3).contains(&"unarmed"));
    assert_eq!(alone.number(3, "ward"), 2);
    alone.strike(2, 3);
    assert_eq!(alone.ways(&defend("shield-parry"), 20), 2);
    alone.defend(3, "shield-parry");
    tells(&alone.lines(), &["3 shield-parry: 2 success (SHD-07; 2:"]);
}

#[test]
fn a_trip_is_as_hard_to_stop_with_a_parry_weapon() {
    let _proof = proves(&["MAN-UMREISSEN"]);
    let trip = || strike(2, "trip", &[0]);
    // 10 - 8 = 2.
    let tripper = who(spearman(), &["SF-UMREISSEN"]);
    let mut dagger = fight(drilled(), tripper.clone(), guarded(), &[4, 2]);
    dagger.choose(1, trip());
    assert_eq!(dagger.ways(&defend("shield-parry"), 20), 2);
    dagger.defend(2, "shield-parry");
    tells(
        &dagger.end(),
        &["2 shield-parry: 2 success (SHD-07; 2: 7 VAL-02 +5 VAL-03 +2 SHD-07 -4 SHD-07 -8 MAN-UMREISSEN)"],
    );
    // A shield stops it as it stops anything else.
    let mut shield = fight(drilled(), tripper, bearer(), &[4]);
    shield.choose(1, trip());
    assert_eq!(shield.ways(&defend("shield-parry"), 20), 10);
    // No blade stops a whip.
    let whip = Man {
        talents: r#"(talent: "TAL-PEITSCHE", value: 10)"#,
        styles: r#"(weapon: "WPN-WHIP", talent: "TAL-PEITSCHE")"#,
        ..Man::default()
    };
    let mut whip = fight(drilled(), who(whip.ron(), &["SF-UMREISSEN"]), guarded(), &[2]);
    whip.choose(1, trip());
    for means in ["parry", "shield-parry"] {
        assert_eq!(whip.forbidden(2, &defend(means)), "MAN-UMREISSEN", "{means}");
    }
}

/// What a blow costs its striker which the dagger stops; its die shows a 4.
fn stopped(setup: Setup, hero: String, name: &str, attack: u8) -> Vec<String> {
    let stakes: &[i16] = if name == "attack" { &[] } else { &[0] };
    let mut story = fight(setup, hero, guarded(), &[attack, 10, 4]);
    story.choose(1, strike(2, name, stakes)).defend(2, "shield-parry");
    story.end()
}

#[test]
fn a_parry_weapon_hurts_the_bare_hand_and_the_claw() {
    let _proof = proves(&["UNA-05", "CRE-03", "MAN-U-KOPFSTOSS"]);
    // (4 + 1) / 2 = 2.
    tells(
        &stopped(field(), brawler(), "attack", 11),
        &["1 struck [4] 5: 4 UNA-05 +1 DMG-01 -> 2:", "1 le 28 -> 26 UNA-05"],
    );
    // Its fur stops 2.
    tells(
        &stopped(field(), of("OPP-09"), "attack", 3),
        &["1 struck [4] 5: 4 CRE-03 +1 DMG-01 -> 0: 5 CRE-03 -3 DMG-08 -2 DMG-02"],
    );
    // Head first it does all of its 5.
    tells(
        &stopped(ring(), who(brawler(), &["SF-KOPFSTOSS"]), "head-butt", 11),
        &[
            "1 struck [4] 5: 4 MAN-U-KOPFSTOSS +1 DMG-01 -> 5:",
            "1 le 28 -> 23 MAN-U-KOPFSTOSS",
        ],
    );
    // A shield hurts nobody.
    let mut shield = fight(field(), brawler(), bearer(), &[11, 10]);
    shield.strike(1, 2).defend(2, "shield-parry");
    let lines = shield.end();
    assert!(!lines.iter().any(|line| line.contains("struck")), "{lines:#?}");
}

#[test]
fn who_fumbles_with_a_parry_weapon_cuts_himself_with_it() {
    let _proof = proves(&["FUM-05", "FUM-02"]);
    // Face 20: 1W6+1 of the dagger, without armour.
    let fumble = |second: &str| -> Story {
        let mut story = field()
            .with("optional:fumbles")
            .hero(man(), (5, 5), "initiative: 14")
            .foe(bearer().replace("SHD-WOOD", second), (6, 5), "initiative: 10")
            .dice(&[5, 20, 1, 20, 4])
            .open();
        story.plan(2, "fight").plan(1, "fight");
        story.strike(1, 2).defend(2, "shield-parry");
        story
    };
    tells(
        &fumble("SHD-MAINGAUCHE").lines(),
        &["2 struck [4] 5: 4 FUM-02 +1 DMG-01 -> 5: 5 DMG-03"],
    );
    // A buckler has no blade, however it is used.
    tells(
        &fumble("SHD-BUCKLER").lines(),
        &["2 struck [4] 4: 4 FUM-05 -> 4: 4 DMG-03"],
    );
}
