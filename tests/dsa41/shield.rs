//! Shields: what is struck with them, how they are used, and what the large ones forbid.

use klingentanz::battle::{Choice, FighterId, Posture, Slot, Term};

use crate::drill::{bearer, drilled, feat, fight, tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, act_with, blow, defend, field, man, plan};

/// A blow with the thing in a slot.
fn with(slot: u8, name: &str, stakes: &[i16]) -> Choice {
    Choice::Attack {
        target: FighterId(2),
        with: Slot(slot),
        manoeuvre: Term::named(name).unwrap(),
        stakes: stakes.to_vec(),
    }
}

/// The man with a plain wooden shield who brawls as well as he fences.
fn brawler() -> String {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    }
    .ron()
}

/// The man with another thing in his other hand.
fn beside(second: &str) -> String {
    bearer().replace("SHD-WOOD", second)
}

#[test]
fn a_shield_strikes_too() {
    let _proof = proves(&["MAN-SCHILDATTACKE", "SHD-10", "DMG-07"]);
    // Brawling 12, the shield 1 less, 3 more for the blow: 8. TP(A) 3 + 1.
    let mut strikes = fight(drilled(), brawler(), man(), &[8, 3]);
    assert_eq!(strikes.forbidden(1, &with(1, "attack", &[])), "MAN-SCHILDATTACKE");
    assert_eq!(strikes.ways(&with(1, "shield-bash", &[2]), 20), 6);
    strikes.choose(1, with(1, "shield-bash", &[0])).take(2);
    tells(
        &strikes.end(),
        &[
            "1 shield-bash 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -1 SHD-10 -3 MAN-SCHILDATTACKE)",
            "2 struck [3] 4: 3 DMG-01 +1 DMG-01 -> 4:",
            "2 le 28 -> 26",
            "2 au 28 -> 24",
        ],
    );
    // What was announced in vain burdens the next parry, and so do the 3 of the blow: 7 + 3 - 5.
    let mut fails = fight(drilled(), brawler(), man(), &[7, 12]);
    fails.choose(1, with(1, "shield-bash", &[2])).strike(2, 1);
    assert_eq!(fails.ways(&defend("shield-parry"), 20), 5);
    // Without the module nobody strikes with it: what lies in the slot are the fists.
    let mut plain = fight(field(), brawler(), man(), &[]);
    assert_eq!(plain.forbidden(1, &with(1, "shield-bash", &[0])), "MAN-GEN-01");
}

#[test]
fn a_shield_asks_for_more_strength_than_a_fist() {
    let _proof = proves(&["DMG-06", "MAN-SCHILDATTACKE"]);
    // KK 10 is enough for fists, 10/3; for shields, 13/3, it is a point short. AT base 34 / 5 = 7: 7 + 5 - 1 - 1 - 3 = 7. TP(A) 3 + 1 - 1.
    let weak = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 10],
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let setup = drilled().with("optional:tpkk-low");
    let mut strikes = fight(setup, weak.ron(), man(), &[7, 3]);
    strikes.choose(1, with(1, "shield-bash", &[0])).take(2);
    tells(
        &strikes.end(),
        &[
            "1 shield-bash 2: 7 success (ATK-01; 7: 7 VAL-02 +5 VAL-03 -1 DMG-06 -1 SHD-10 -3 MAN-SCHILDATTACKE)",
            "2 struck [3] 3: 3 DMG-01 +1 DMG-01 -1 DMG-06 -> 3:",
        ],
    );
}

#[test]
fn a_shield_throws_down() {
    let _proof = proves(&["MAN-SCHILDATTACKE", "MAN-NIEDERWERFEN"]);
    // 12 - 1 - 4 - 3 = 4; KK 12 fails with a 13, and two dice of initiative go.
    let thrower = who(brawler(), &["SF-NIEDERWERFEN"]);
    let mut throws = fight(drilled(), thrower, man(), &[4, 1, 13, 1, 1]);
    throws.choose(1, with(1, "knock-down", &[0])).take(2);
    tells(
        &throws.lines(),
        &[
            "1 knock-down 2: 4 success (ATK-01; 4: 7 VAL-02 +5 VAL-03 -1 SHD-10 -4 MAN-NIEDERWERFEN -3 MAN-SCHILDATTACKE)",
            "2 strength failed",
            "2 prone MAN-NIEDERWERFEN",
        ],
    );
}

#[test]
fn masters_of_the_shield_strike_with_it_as_easily() {
    let _proof = proves(&["SF-SCHILDKAMPF2"]);
    let _struck = strikes_out(&["MAN-SCHILDATTACKE"]);
    for ability in ["SF-SCHILDKAMPF2", "SF-KNAUFSCHLAG", "SF-SCHMUTZIG"] {
        let setup = drilled().with("expert:unarmed-manoeuvres");
        let mut strikes = fight(setup, who(brawler(), &[ability]), man(), &[11, 1]);
        strikes.value(1, "ward");
        assert_eq!(strikes.ways(&with(1, "shield-bash", &[0]), 20), 11, "{ability}");
        strikes.choose(1, with(1, "shield-bash", &[0])).take(2);
    }
    // What belongs to the bare hands counts where that is played (ABI-04): else 12 - 1 - 3 for two of the three.
    for (ability, ways) in [
        ("SF-SCHILDKAMPF2", 11),
        ("SF-KNAUFSCHLAG", 8),
        ("SF-SCHMUTZIG", 8),
    ] {
        let setup = drilled().without("expert:unarmed-manoeuvres");
        let strikes = fight(setup, who(brawler(), &[ability]), man(), &[]);
        assert_eq!(strikes.ways(&with(1, "shield-bash", &[0]), 20), ways, "{ability}");
    }
}

#[test]
fn spikes_on_a_shield_strike_in_earnest() {
    let _proof = proves(&["SHD-BOCK", "SHD-DRAGONCLAW"]);
    // As a knuckle duster: 7 - 1, TP 1W6+1; no module is needed.
    for shield in ["SHD-BOCK", "SHD-DRAGONCLAW"] {
        let mut spikes = fight(field(), beside(shield), man(), &[6, 1]);
        spikes.value(1, "ward");
        spikes.choose(1, blow(2, 1)).take(2);
        tells(
            &spikes.end(),
            &[
                "1 attack 2: 6 success (ATK-01; 6: 7 VAL-02 -1 VAL-06)",
                "2 struck [1] 2: 1 DMG-01 +1 DMG-01 -> 2: 2 DMG-01",
                "2 le 28 -> 26",
            ],
        );
    }
}

#[test]
fn a_feint_from_behind_a_large_shield_burdens_more_when_it_fails() {
    let _proof = proves(&["MAN-FINTE", "MAN-GEN-05"]);
    // AT 12, the shield 1 less, 2 announced, 2 more behind a large shield: 7. Failed, the next parry bears all 4: 12 - 4.
    let setup = drilled().with("optional:manoeuvres-basic");
    let mut fails = fight(setup, bearer(), man(), &[8, 12, 8]);
    fails.choose(1, with(0, "feint", &[2]));
    fails.strike(2, 1).defend(1, "parry");
    tells(
        &fails.end(),
        &[
            "1 feint 2 at 2: 8 failure (ATK-01; 7: 7 VAL-02 +5 VAL-03 -1 SHD-02 -2 MAN-FINTE -2 MAN-FINTE)",
            "1 parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-GEN-05)",
        ],
    );
}

#[test]
fn a_buckler_is_used_as_its_bearer_likes() {
    let _proof = proves(&["SHD-09", "WPN-02"]);
    // As a parry weapon 12 + 1 - 4, as a shield 7 + 1.
    let mut either = field()
        .hero(beside("SHD-BUCKLER"), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .open();
    assert!(either.value(1, "ward").starts_with("9:"));
    either.plan(2, "fight").plan(1, "act-defend");
    either.choose(1, act_with("change-style", 1));
    assert_eq!(either.value(1, "ward"), "8: 7 VAL-02 +1 SHD-01");
    // A plain shield is nothing else.
    let mut plain = fight(field(), bearer(), man(), &[]);
    plain.pass(1).pass(2);
    plain.plan(2, "fight").plan(1, "act-defend");
    assert_eq!(plain.forbidden(1, &act_with("change-style", 1)), "ACT-12");
}

#[test]
fn a_shield_does_not_mind_how_near_the_foe_is() {
    let _struck = strikes_out(&["SHD-11"]);
    let knave = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    // He comes in; the sword parries at 12 - 6, the shield at 10 still.
    let mut near = fight(field().with("optional:dk"), knave.ron(), bearer(), &[12, 12, 10]);
    near.choose(1, with(0, "shorten", &[])).take(2).pass(2);
    near.plan(2, "fight").plan(1, "fight").strike(1, 2);
    assert_eq!(near.ways(&defend("parry"), 20), 6);
    assert_eq!(near.ways(&defend("shield-parry"), 20), 10);
    near.defend(2, "shield-parry");
    tells(
        &near.end(),
        &["2 shield-parry: 10 success (SHD-01; 10: 7 VAL-02 +3 SHD-01)"],
    );
}

#[test]
fn nobody_runs_behind_a_very_large_shield() {
    let _proof = proves(&["SHD-22"]);
    for (shield, runs) in [("SHD-GREAT", false), ("SHD-TOWER", false), ("SHD-WOOD", true)] {
        let mut open = drilled()
            .hero(beside(shield), (1, 1), "initiative: 14")
            .foe(man(), (9, 9), "initiative: 20")
            .open();
        if runs {
            open.plan(1, "sprint");
        } else {
            assert_eq!(open.forbidden(1, &plan("sprint")), "SHD-22", "{shield}");
        }
    }
}

#[test]
fn who_falls_keeps_his_shield() {
    let _proof = proves(&["SHD-24", "SIT-06"]);
    // On the ground 7 + 3 - 3; the foe above him strikes at 12 + 3.
    let mut lies = field()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(bearer(), (6, 5), "initiative: 10")
        .posture(Posture::Lying)
        .dice(&[15, 7])
        .open();
    lies.plan(2, "fight").plan(1, "fight").strike(1, 2);
    lies.defend(2, "shield-parry");
    tells(
        &lies.end(),
        &["2 shield-parry: 7 success (SHD-01; 7: 7 VAL-02 +3 SHD-01 -3 SIT-06)"],
    );
}

#[test]
fn a_hook_dagger_breaks_blades_without_another_weapon() {
    let _proof = proves(&["WPN-HOOKDAGGER", "MAN-WAFFEZERBRECHEN"]);
    // PA 7 + 10 + 1, 8 less, BF 1 more, 6 less for a long sword: 4. KK 12 passes with a 12.
    let hooked = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 15, attack: 5, parry: 10)"#,
        styles: r#"(weapon: "WPN-HOOKDAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let hooked = who(hooked.ron(), &["SF-WAFFEZERBRECHEN"]);
    let mut breaks = fight(drilled(), man(), hooked, &[12, 4, 12]);
    breaks.value(2, "pa");
    breaks.strike(1, 2).choose(2, feat("break-weapon-main", &[]));
    tells(
        &breaks.lines(),
        &[
            "2 break-weapon-main: 4 success",
            "2 strength passed",
            "1 unarmed MAN-WAFFEZERBRECHEN",
        ],
    );
    let mut sword = fight(drilled(), man(), who(man(), &["SF-WAFFEZERBRECHEN"]), &[12]);
    sword.strike(1, 2);
    assert_eq!(sword.forbidden(2, &feat("break-weapon-main", &[])), "MAN-GEN-06");
}

#[test]
fn a_bill_hook_trips_more_easily() {
    let _proof = proves(&["WPN-BILL", "MAN-UMREISSEN"]);
    // AT 12 - 1 - 8 + 2 = 5; GE 12 - (1 + 3) holds with an 8.
    let hooked = Man {
        talents: r#"(talent: "TAL-INFANTERIE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-BILL", talent: "TAL-INFANTERIE")"#,
        ..Man::default()
    };
    let mut trips = fight(drilled(), who(hooked.ron(), &["SF-UMREISSEN"]), man(), &[5, 1, 8]);
    trips.value(1, "at");
    trips.choose(1, with(0, "trip", &[0])).take(2);
    tells(
        &trips.end(),
        &["1 trip 2: 5 success (ATK-01; 5: 7 VAL-02 +5 VAL-03 -1 VAL-06 -8 MAN-UMREISSEN +2 MAN-UMREISSEN)"],
    );
}
