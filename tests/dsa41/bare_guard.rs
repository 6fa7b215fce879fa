//! Parries with bare arms.

use crate::bare::{WRESTLING, brawler, ring};
use crate::drill::{drilled, feat, fight, spearman, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, blow, defend, field, man};

#[test]
fn a_block_spoils_the_next_parry() {
    let _proof = proves(&["MAN-U-BLOCK", "SF-BLOCK"]);
    // PA 12 - 3 = 9; then the foe's parry is 12 - 3 = 9, and his one after that 12.
    let hero = who(brawler(), &["SF-BLOCK"]);
    let mut block = fight(ring(), brawler(), hero, &[12, 9, 12, 10, 3]);
    block.value(2, "pa");
    block.strike(1, 2).choose(2, feat("block", &[3]));
    block.strike(2, 1).defend(1, "parry");
    tells(
        &block.end(),
        &[
            "2 block: 9 success (ATK-02; 9: 7 VAL-02 +5 VAL-03 -3 MAN-U-BLOCK)",
            "1 parry: 10 failure (ATK-02; 9: 7 VAL-02 +5 VAL-03 -3 MAN-U-BLOCK)",
        ],
    );
}

#[test]
fn a_cross_block_opens_the_foe() {
    let _proof = proves(&["MAN-U-KREUZBLOCK", "SF-KREUZBLOCK"]);
    // PA 12 - 3 = 9. The own attack gains 2, the foe's parry loses 1.
    let hero = who(brawler(), &["SF-KREUZBLOCK"]);
    let mut cross = fight(ring(), brawler(), hero, &[12, 9, 14, 11]);
    cross.value(2, "pa");
    cross.strike(1, 2).choose(2, feat("cross-block", &[3]));
    cross.strike(2, 1).defend(1, "parry");
    tells(
        &cross.end(),
        &[
            "2 cross-block: 9 success (ATK-02; 9: 7 VAL-02 +5 VAL-03 -3 MAN-U-KREUZBLOCK)",
            "2 attack 1: 14 success (ATK-01; 14: 7 VAL-02 +5 VAL-03 +2 MAN-U-KREUZBLOCK)",
            "1 parry: 11 success (ATK-02; 11: 7 VAL-02 +5 VAL-03 -1 MAN-U-KREUZBLOCK)",
        ],
    );
}

#[test]
fn a_hold_spoils_the_next_action() {
    let _proof = proves(&["MAN-U-HALTEN", "SF-HALTEN"]);
    // From the parry: PA of wrestling 12 - 4 = 8; the foe's next action is 4 harder, here his parry.
    let hero = || who(brawler(), &["SF-HALTEN"]);
    let mut parry = fight(ring(), brawler(), hero(), &[12, 8, 12, 8]);
    parry.strike(1, 2).choose(2, feat("holding-parry", &[4]));
    parry.strike(2, 1).defend(1, "parry");
    tells(
        &parry.end(),
        &[
            "2 holding-parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-HALTEN)",
            "1 parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-HALTEN)",
        ],
    );
    // From the attack: AT 12 - 4; his attack is 4 harder.
    let mut attack = fight(ring(), hero(), brawler(), &[8, 9]);
    attack.value(1, "at");
    attack
        .choose(1, crate::bare::grapple(2, "hold", &[4]))
        .take(2)
        .strike(2, 1);
    tells(
        &attack.end(),
        &[
            "1 hold 4 at 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-HALTEN)",
            "2 attack 1: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-HALTEN)",
        ],
    );
}

#[test]
fn an_iron_arm_stops_steel() {
    let _proof = proves(&["MAN-U-EISENARM", "SF-EISENARM", "UNA-06"]);
    // Bare: half of 1W6+4 = (2 + 4) / 2 = 3 LE. PA 12 - 2 = 10.
    let mut bare = fight(ring(), man(), brawler(), &[12, 10, 2]);
    bare.strike(1, 2).defend(2, "parry");
    tells(&bare.end(), &["2 struck [2] 6:", "2 le 28 -> 25 UNA-06"]);
    // Iron: the 3 are endurance points: AU 28 - 3, LE 28 - 2.
    let hero = || who(brawler(), &["SF-EISENARM"]);
    let mut iron = fight(ring(), man(), hero(), &[12, 10, 2]);
    iron.value(2, "pa");
    iron.strike(1, 2).defend(2, "parry");
    tells(
        &iron.end(),
        &[
            "2 struck [2] 6: 2 UNA-06 +4 DMG-01 -> 3: 6 MAN-U-EISENARM -3 DMG-08",
            "2 le 28 -> 26 UNA-06",
            "2 au 28 -> 25",
        ],
    );
    // With armour on the forearm nothing gets through.
    let guarded = hero().replace("armour: []", r#"armour: ["ARP-VAMB-S"]"#);
    let mut guarded = fight(ring(), man(), guarded, &[12, 10]);
    guarded.strike(1, 2).defend(2, "parry");
    assert!(!guarded.end().iter().any(|line| line.contains("struck")));
}

#[test]
fn quick_feet_parry_a_trip() {
    let _proof = proves(&["MAN-U-BEINARBEIT", "SF-BEINARBEIT", "MAN-UMREISSEN"]);
    // Bare arms stop no spear at the legs, but for those of quick feet: 12 - 2.
    let setup = || drilled().with("expert:unarmed-manoeuvres");
    let tripper = || who(spearman(), &["SF-UMREISSEN"]);
    let trip = || strike(2, "trip", &[0]);
    let mut slow = fight(setup(), tripper(), brawler(), &[4, 2, 5]);
    slow.choose(1, trip());
    for means in ["parry", "wrestling-parry"] {
        assert_eq!(slow.forbidden(2, &defend(means)), "MAN-UMREISSEN", "{means}");
    }
    slow.take(2);
    let mut quick = fight(
        setup(),
        tripper(),
        who(brawler(), &["SF-BEINARBEIT"]),
        &[4, 10, 2],
    );
    quick.value(2, "pa");
    quick.choose(1, trip()).defend(2, "parry");
    tells(
        &quick.end(),
        &[
            "2 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 UNA-06 -8 MAN-UMREISSEN +8 MAN-U-BEINARBEIT)",
        ],
    );
}

#[test]
fn quick_feet_stop_a_whip_at_the_legs_too() {
    let _proof = proves(&["MAN-U-BEINARBEIT", "MAN-UMREISSEN"]);
    // AT 7 + 10 - 8 = 9. No weapon stops it; a bare parry 12 - 2, and half of TP 1 is nothing.
    let setup = || drilled().with("expert:unarmed-manoeuvres");
    let trip = || strike(2, "trip", &[0]);
    let whip = || {
        let whip = Man {
            talents: r#"(talent: "TAL-PEITSCHE", value: 10)"#,
            styles: r#"(weapon: "WPN-WHIP", talent: "TAL-PEITSCHE")"#,
            ..Man::default()
        };
        who(whip.ron(), &["SF-UMREISSEN"])
    };
    let mut armed = fight(setup(), whip(), man(), &[9]);
    armed.choose(1, trip());
    assert_eq!(armed.forbidden(2, &defend("parry")), "MAN-UMREISSEN");
    let mut quick = fight(setup(), whip(), who(brawler(), &["SF-BEINARBEIT"]), &[9, 10, 1]);
    quick.choose(1, trip()).defend(2, "parry");
    tells(
        &quick.end(),
        &[
            "2 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 UNA-06 -8 MAN-UMREISSEN +8 MAN-U-BEINARBEIT)",
        ],
    );
}

#[test]
fn a_wrestler_may_parry_by_wrestling() {
    let _proof = proves(&["UNA-01", "SIT-43", "UNA-06"]);
    // Brawling 7, wrestling 12: PA 12 - 2 against the sword.
    let wrestler = Man {
        talents: r#"(talent: "TAL-RINGEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-FIST", talent: "TAL-RAUFEN")"#,
        ..Man::default()
    };
    let mut duel = fight(field(), wrestler.ron(), man(), &[20, 12, 10, 1]);
    assert_eq!(duel.ways(&blow(2, WRESTLING), 20), 11);
    duel.strike(1, 2).strike(2, 1);
    assert_eq!(duel.ways(&defend("parry"), 20), 5);
    duel.defend(1, "wrestling-parry");
    tells(
        &duel.end(),
        &["1 wrestling-parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 UNA-06)"],
    );
    // With a sword in the hand nobody wrestles.
    let mut armed = fight(field(), man(), man(), &[12, 20, 1]);
    armed.strike(1, 2);
    assert_eq!(armed.forbidden(2, &defend("wrestling-parry")), "UNA-01");
    armed.defend(2, "parry");
}
