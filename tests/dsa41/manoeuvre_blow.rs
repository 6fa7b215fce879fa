//! Manoeuvres that cost the attack, or the attack and the defence, and what they do to whom they hit.

use klingentanz::battle::FighterId;

use crate::drill::{bearer, drilled, fight, spearman, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, defend, field, hewer, man, of};

#[test]
fn a_knock_down_hurts_and_throws_down() {
    let _proof = proves(&[
        "MAN-NIEDERWERFEN",
        "SF-NIEDERWERFEN",
        "MAN-GEN-01",
        "MAN-GEN-04",
        "MAN-GEN-12",
        "ABI-05",
    ]);
    // AT 12 - 4 - 3 = 5. TP 2 + 3 + 4 = 9: LE 28 - 9 = 19; 9 > WS 6, a wound. KK 12 - 3 = 9: a 10 fails, INI - (1 + 2) and prone.
    let hero = || who(hewer(), &["SF-NIEDERWERFEN"]);
    let mut failed = fight(drilled(), hero(), man(), &[5, 2, 3, 10, 1, 2]);
    failed.value(1, "at");
    assert_eq!(failed.ways(&strike(2, "knock-down", &[3]), 20), 5);
    assert_eq!(failed.forbidden(1, &strike(2, "knock-down", &[11])), "MAN-GEN-03");
    failed.choose(1, strike(2, "knock-down", &[3])).take(2);
    tells(
        &failed.end(),
        &[
            "1 knock-down 3 at 2: 5 success (ATK-01; 5: 7 VAL-02 +5 VAL-03 -4 MAN-NIEDERWERFEN -3 MAN-NIEDERWERFEN)",
            "2 struck [2, 3] 9:",
            "2 strength failed 0: 10 failure (MAN-NIEDERWERFEN; 9: 12 CNV-07 -3 MAN-NIEDERWERFEN)",
            "2 le 28 -> 19",
            "2 ini 8 -> 5 MAN-NIEDERWERFEN",
            "2 prone MAN-NIEDERWERFEN",
        ],
    );
    assert_eq!(failed.actions(1, "defences").0, 1, "it costs the attack alone");
    // KK 9: a 9 holds; INI - 4.
    let mut held = fight(drilled(), hero(), man(), &[5, 1, 1, 9, 4]);
    held.choose(1, strike(2, "knock-down", &[3])).take(2);
    let lines = held.end();
    tells(&lines, &["2 strength passed", "2 ini 10 -> 6 MAN-NIEDERWERFEN"]);
    assert!(!held.states(2).contains(&"prone"));
}

#[test]
fn who_has_not_learnt_a_manoeuvre_cannot_try_it() {
    let _proof = proves(&[
        "MAN-GEN-01",
        "MAN-GEN-06",
        "MAN-GEN-10",
        "MAN-GEN-07",
        "CRE-05",
        "SHD-05",
        "SIT-06",
    ]);
    let knock = strike(2, "knock-down", &[0]);
    assert_eq!(
        fight(drilled(), hewer(), man(), &[]).forbidden(1, &knock),
        "MAN-GEN-01"
    );
    // A long sword does not knock down.
    let swordsman = who(man(), &["SF-NIEDERWERFEN", "SF-GEZIELTERSTICH", "SF-ENTWAFFNEN"]);
    assert_eq!(
        fight(drilled(), swordsman.clone(), man(), &[]).forbidden(1, &knock),
        "MAN-GEN-06"
    );
    // BE 5 is too much for a thrust.
    let laden = swordsman.replace("load: 0", "load: 5");
    let thrust = strike(2, "thrust", &[0]);
    assert_eq!(
        fight(drilled(), laden, man(), &[]).forbidden(1, &thrust),
        "MAN-GEN-10"
    );
    // The dead have no vital spots, animals hold no weapons.
    assert_eq!(
        fight(drilled(), swordsman.clone(), of("OPP-10"), &[]).forbidden(1, &thrust),
        "MAN-GEN-07"
    );
    let disarm = strike(2, "disarm", &[0]);
    assert_eq!(
        fight(drilled(), swordsman.clone(), of("OPP-09"), &[]).forbidden(1, &disarm),
        "CRE-05"
    );
    // Nobody disarms with a shield on his arm, nor thrusts lying on the ground.
    let shielded = who(bearer(), &["SF-ENTWAFFNEN"]);
    assert_eq!(
        fight(drilled(), shielded, man(), &[]).forbidden(1, &disarm),
        "SHD-05"
    );
    let mut lying = drilled()
        .hero(swordsman, (5, 5), "initiative: 14")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(man(), (6, 5), "initiative: 10")
        .open();
    lying.plan(2, "fight").plan(1, "fight");
    assert_eq!(lying.forbidden(1, &thrust), "SIT-06");
}

#[test]
fn a_trip_throws_down_without_harm() {
    let _proof = proves(&["MAN-UMREISSEN", "SF-UMREISSEN", "CRE-05"]);
    // AT 12 - 8 = 4. TP 3 + 5 = 8: GE 12 - 8 = 4, a 5 fails: prone, INI - (1 + 1). LE stays.
    let hero = || who(spearman(), &["SF-UMREISSEN"]);
    let mut falls = fight(drilled(), hero(), man(), &[4, 3, 5, 1, 1]);
    falls.value(1, "at");
    assert_eq!(falls.ways(&strike(2, "trip", &[0]), 20), 4);
    // With a feint of 2 it is 2 harder.
    assert_eq!(falls.ways(&strike(2, "trip", &[2]), 20), 2);
    falls.choose(1, strike(2, "trip", &[0]));
    // The parry at 12 is 8 harder, the dodge is not: 7, two off for a dodge so near.
    assert_eq!(falls.ways(&defend("parry"), 20), 4);
    falls.take(2);
    let lines = falls.end();
    tells(
        &lines,
        &[
            "1 trip 2: 4 success (ATK-01; 4: 7 VAL-02 +5 VAL-03 -8 MAN-UMREISSEN)",
            "2 agility failed 0: 5 failure (MAN-UMREISSEN; 4: 12 CNV-07 -8 MAN-UMREISSEN)",
            "2 ini 10 -> 8 MAN-UMREISSEN",
            "2 prone MAN-UMREISSEN",
        ],
    );
    assert!(!lines.iter().any(|line| line.contains(" le ")), "{lines:#?}");
    // GE 4: a 4 keeps the balance, and nothing happens.
    let mut stands = fight(drilled(), hero(), man(), &[4, 3, 4]);
    stands.choose(1, strike(2, "trip", &[0])).take(2);
    stands.end();
    assert!(!stands.states(2).contains(&"prone"));
    // The ogre is big and has two legs: 4 harder, 12 - 8 - 4 = 0, only the 1. The war horse has four.
    let ogre = fight(drilled(), hero(), of("OPP-08"), &[]);
    assert_eq!(ogre.ways(&strike(2, "trip", &[0]), 20), 1);
    let mut horse = fight(drilled(), hero(), of("OPP-18"), &[]);
    assert_eq!(horse.forbidden(1, &strike(2, "trip", &[0])), "CRE-05");
}

#[test]
fn who_does_not_hold_his_weapon_loses_it() {
    let _proof = proves(&["MAN-ENTWAFFNEN-AT", "BRD-25"]);
    // AT 12 - 8 - 1 = 3. KK 12 - 8 - 1 = 3: a 4 fails; 3 on the compass is east, 2 squares: (8,5).
    let mut hero = fight(drilled(), who(man(), &["SF-ENTWAFFNEN"]), man(), &[3, 4, 3, 2]);
    assert_eq!(hero.ways(&strike(2, "disarm", &[1]), 20), 3);
    hero.choose(1, strike(2, "disarm", &[1])).take(2);
    let lines = hero.end();
    tells(
        &lines,
        &[
            "1 disarm 1 at 2: 3 success (ATK-01; 3: 7 VAL-02 +5 VAL-03 -8 MAN-ENTWAFFNEN-AT -1 MAN-ENTWAFFNEN-AT)",
            "2 strength failed 0: 4 failure (MAN-ENTWAFFNEN-AT; 3: 12 CNV-07 -9 MAN-ENTWAFFNEN-AT)",
            "2 unarmed MAN-ENTWAFFNEN-AT",
        ],
    );
    assert!(!lines.iter().any(|line| line.contains(" le ")), "{lines:#?}");
    assert!(hero.states(2).contains(&"unarmed"));
}

#[test]
fn only_a_master_takes_a_weapon_out_of_both_hands() {
    let _proof = proves(&["MAN-ENTWAFFNEN-AT", "SF-MEISTERENTWAFFNEN", "WPN-11"]);
    let disarm = strike(2, "disarm", &[0]);
    let learnt = ["SF-ENTWAFFNEN", "SF-MEISTERENTWAFFNEN"];
    let mut plain = fight(drilled(), who(man(), &learnt[..1]), hewer(), &[]);
    assert_eq!(plain.forbidden(1, &disarm), "MAN-ENTWAFFNEN-AT");
    // AT 12 - 8 = 4. KK 12 - 10 = 2: a 2 holds.
    let mut master = fight(drilled(), who(man(), &learnt), hewer(), &[4, 2]);
    master.value(1, "at");
    master.choose(1, disarm.clone()).take(2);
    tells(
        &master.end(),
        &["2 strength passed 0: 2 success (MAN-ENTWAFFNEN-AT; 2: 12 CNV-07 -10 MAN-ENTWAFFNEN-AT)"],
    );
    // A spear beside a torch is in one hand: it takes no master, and KK 17 - 8 = 9. In both hands it is 17 - 10 = 7. A 7 holds.
    let bearer = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 17],
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    for (has_torch, learnt, told) in [
        (true, &learnt[..1], "9: 17 CNV-07 -8 MAN-ENTWAFFNEN-AT"),
        (false, &learnt[..], "7: 17 CNV-07 -10 MAN-ENTWAFFNEN-AT"),
    ] {
        let torch = has_torch.then(|| (FighterId(2), "torch".to_owned()));
        let drilled = drilled().setting(|setting| setting.carried.extend(torch));
        let mut spear = fight(drilled, who(man(), learnt), bearer.ron(), &[4, 7]);
        spear.choose(1, disarm.clone()).take(2);
        tells(
            &spear.end(),
            &[&format!(
                "2 strength passed 0: 7 success (MAN-ENTWAFFNEN-AT; {told})"
            )],
        );
    }
    // Not with a sabre, though.
    let sabre = who(man(), &learnt)
        .replace("WPN-LONGSWORD", "WPN-SABRE")
        .replace("TAL-SCHWERTER", "TAL-SAEBEL");
    assert_eq!(
        fight(drilled(), sabre, hewer(), &[]).forbidden(1, &disarm),
        "MAN-ENTWAFFNEN-AT"
    );
    // A quarterstaff disarms 2 better: 12 - 8 + 2 = 6.
    let staff = who(man(), &learnt)
        .replace("WPN-LONGSWORD", "WPN-QSTAFF")
        .replace("TAL-SCHWERTER", "TAL-STAEBE");
    let mut staff = fight(drilled(), staff, man(), &[7]);
    assert_eq!(staff.ways(&disarm, 20), 6);
    staff.choose(1, disarm);
}

/// The man in a mail shirt: RS 3, BE 3.
fn mailed() -> String {
    Man {
        armour: r#""ARP-CHAINSHORT""#,
        ..Man::default()
    }
    .ron()
}

#[test]
fn a_targeted_thrust_finds_the_gap() {
    let _proof = proves(&[
        "MAN-GEZIELTERSTICH",
        "SF-GEZIELTERSTICH",
        "WND-09",
        "WND-03",
        "DMG-03",
        "MAN-GEN-05",
    ]);
    // RS 3 all over: AT 12 - 4 - 2 = 6. TP 1 + 4 = 5, all of it SP: LE 28 - 5 = 23; 5 > WS 6 - 2, a wound, and one besides.
    let hero = || who(man(), &["SF-GEZIELTERSTICH"]);
    let mut hits = fight(drilled().without("optional:zones"), hero(), mailed(), &[6, 1]);
    hits.value(1, "at");
    assert_eq!(hits.ways(&strike(2, "thrust", &[0]), 20), 6);
    hits.choose(1, strike(2, "thrust", &[0])).take(2);
    tells(
        &hits.end(),
        &[
            "1 thrust 2: 6 success (ATK-01; 6: 7 VAL-02 +5 VAL-03 -4 MAN-GEZIELTERSTICH -2 MAN-GEZIELTERSTICH)",
            "2 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 5: 5 DMG-01 -3 DMG-02 +3 MAN-GEZIELTERSTICH",
            "2 le 28 -> 23",
            "2 wounds +1 = 1 [4, 10, 16] WND-01",
            "2 wounds +1 = 2 [4, 10, 16] WND-09",
        ],
    );
    // What failed was 6 harder, and so is the next check (MAN-GEN-05).
    let mut fails = fight(drilled().without("optional:zones"), hero(), mailed(), &[7, 12, 6]);
    fails.choose(1, strike(2, "thrust", &[0]));
    fails.strike(2, 1).skip();
    fails.defend(1, "parry");
    tells(
        &fails.end(),
        &["1 parry: 6 success (ATK-02; 6: 7 VAL-02 +5 VAL-03 -6 MAN-GEN-05)"],
    );
    // A shield is in the way by its modifier.
    let shield = fight(drilled(), hero(), bearer(), &[]);
    assert_eq!(shield.ways(&strike(2, "thrust", &[0]), 20), 12 - 4 - 3);
}

#[test]
fn a_death_thrust_tears_two_wounds_and_takes_the_defence() {
    let _proof = proves(&["MAN-TODESSTOSS", "SF-TODESSTOSS", "MAN-GEN-12", "WND-09"]);
    // AT 12 - 8 - 2 = 2. TP 2 + 4 + 2 = 8; WS 4/10/16: a wound, and two besides.
    let powerful = who(man(), &["SF-TODESSTOSS", "SF-WUCHTSCHLAG"]);
    let mut hero = fight(drilled(), powerful, man(), &[2, 2]);
    hero.value(1, "at");
    hero.choose(1, strike(2, "death-thrust", &[0, 2])).take(2);
    tells(
        &hero.end(),
        &[
            "1 death-thrust 0 at 2 at 2: 2 success (ATK-01; 2: 7 VAL-02 +5 VAL-03 -2 MAN-WUCHTSCHLAG -8 MAN-TODESSTOSS)",
            "2 struck [2] 8: 2 DMG-01 +4 DMG-01 +2 MAN-WUCHTSCHLAG",
            "2 le 28 -> 20",
            "2 wounds +1 = 1 [4, 10, 16] WND-01",
            "2 wounds +2 = 3 [4, 10, 16] WND-09",
        ],
    );
    assert_eq!(hero.actions(1, "defences").0, 0);
    // Nobody adds to it what he has not learnt.
    let mut plain = fight(drilled(), who(man(), &["SF-TODESSTOSS"]), man(), &[]);
    for stakes in [[0, 2], [2, 0]] {
        let rule = plain.forbidden(1, &strike(2, "death-thrust", &stakes));
        assert_eq!(rule, "MAN-GEN-03", "{stakes:?}");
    }
    assert_eq!(plain.ways(&strike(2, "death-thrust", &[0, 0]), 20), 4);
}

#[test]
fn the_flat_of_the_blade_takes_breath() {
    let _proof = proves(&["MAN-STUMPF", "DMG-07", "WPN-08", "MAN-GEN-04"]);
    // AT 12 - 4 = 8. TP(A) 3 + 4 = 7, half of it LE: 4; no wound below 8. It needs no ability, and Basic knows it.
    let mut sword = fight(field(), man(), man(), &[8, 3]);
    assert_eq!(sword.ways(&strike(2, "flat-blow", &[0]), 20), 8);
    sword.choose(1, strike(2, "flat-blow", &[0])).take(2);
    tells(
        &sword.end(),
        &[
            "1 flat-blow 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-STUMPF)",
            "2 le 28 -> 24",
            "2 au 28 -> 21 DMG-07",
        ],
    );
    // A spear has only its point: 8 harder; a mace is blunt: 2 harder.
    let spear = fight(field(), spearman(), man(), &[]);
    assert_eq!(spear.ways(&strike(2, "flat-blow", &[0]), 20), 4);
    let mace = man()
        .replace("WPN-LONGSWORD", "WPN-MACE")
        .replace("TAL-SCHWERTER", "TAL-HIEB");
    let mut mace = fight(field(), mace, man(), &[11]);
    assert_eq!(mace.ways(&strike(2, "flat-blow", &[0]), 20), 10);
    mace.choose(1, strike(2, "flat-blow", &[0]));
    assert!(mace.end()[0].starts_with("1 flat-blow 2: 11 failure (ATK-01; 10:"));
}

#[test]
fn a_stunning_blow_takes_the_senses() {
    let _proof = proves(&["MAN-BETAEUBUNG", "SF-BETAEUBUNG"]);
    // AT 12 - 4 - 4 = 4. TP(A) 4 + 4 + 4 = 12 > WS 6: KO 12 - 4 = 8, a 9 fails: unconscious for 2 rounds. LE 28 - 6.
    let hero = || who(man(), &["SF-BETAEUBUNG"]);
    let mut falls = fight(drilled(), hero(), man(), &[4, 4, 9, 2]);
    falls.value(1, "at");
    falls.choose(1, strike(2, "stunning-blow", &[4])).take(2);
    tells(
        &falls.end(),
        &[
            "1 stunning-blow 4 at 2: 4 success (ATK-01; 4: 7 VAL-02 +5 VAL-03 -4 MAN-BETAEUBUNG -4 MAN-BETAEUBUNG)",
            "2 struck [4] 12: 4 DMG-01 +4 DMG-01 +4 MAN-BETAEUBUNG",
            "2 constitution failed 0: 9 failure (MAN-BETAEUBUNG; 8: 12 CNV-07 -4 MAN-BETAEUBUNG)",
            "2 le 28 -> 22",
            "2 unconscious MAN-BETAEUBUNG",
        ],
    );
    // An 8 passes: INI - 5.
    let mut stands = fight(drilled(), hero(), man(), &[4, 4, 8, 5]);
    stands.choose(1, strike(2, "stunning-blow", &[4])).take(2);
    tells(
        &stands.end(),
        &["2 constitution passed", "2 ini 10 -> 5 MAN-BETAEUBUNG"],
    );
    // TP(A) 1 + 4 = 5 is not more than 6: nothing to withstand.
    let mut weak = fight(drilled(), hero(), man(), &[8, 1]);
    weak.choose(1, strike(2, "stunning-blow", &[0])).take(2);
    assert!(!weak.end().iter().any(|line| line.contains("constitution")));
    // A helmet stops a point more: a leather cap, which alone counts for nothing, leaves 1 + 4 - 1.
    let capped = Man {
        armour: r#""ARP-LEATHERCAP""#,
        ..Man::default()
    };
    let mut capped = fight(drilled(), hero(), capped.ron(), &[8, 1]);
    capped.choose(1, strike(2, "stunning-blow", &[0])).take(2);
    tells(
        &capped.end(),
        &[
            "2 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 4: 5 DMG-01 -1 MAN-BETAEUBUNG",
            "2 au 28 -> 24",
        ],
    );
}

#[test]
fn a_shield_may_split() {
    let _proof = proves(&["MAN-SCHILDSPALTER", "SF-SCHILDSPALTER", "BRK-01"]);
    // AT 12 - 8 + 3 = 7. TP 6 + 4 = 10: BF 3 + 2, and 2 + 3 breaks it. The shield cannot stop the blow.
    let hero = || who(man(), &["SF-SCHILDSPALTER"]);
    let mut breaks = fight(drilled(), hero(), bearer(), &[7, 6, 2, 3]);
    breaks.value(1, "at");
    assert_eq!(breaks.ways(&strike(2, "split-shield", &[0]), 20), 7);
    breaks.choose(1, strike(2, "split-shield", &[0]));
    assert_eq!(breaks.forbidden(2, &defend("shield-parry")), "MAN-SCHILDSPALTER");
    breaks.take(2);
    tells(
        &breaks.end(),
        &[
            "1 split-shield 2: 7 success (ATK-01; 7: 7 VAL-02 +5 VAL-03 -8 MAN-SCHILDSPALTER +3 MAN-SCHILDSPALTER)",
            "2 unshielded BRK-05",
        ],
    );
    // 2 + 4 = 6 lasts: BF 4, INI - 1.
    let mut lasts = fight(drilled(), hero(), bearer(), &[7, 6, 2, 4]);
    lasts.choose(1, strike(2, "split-shield", &[0])).take(2);
    tells(
        &lasts.end(),
        &["2 bf 3 -> 4 MAN-SCHILDSPALTER", "2 ini 10 -> 9 MAN-SCHILDSPALTER"],
    );
    let mut none = fight(drilled(), hero(), man(), &[]);
    assert_eq!(
        none.forbidden(1, &strike(2, "split-shield", &[0])),
        "MAN-SCHILDSPALTER"
    );
}

#[test]
fn a_feint_and_a_power_blow_may_go_together() {
    let _proof = proves(&[
        "MAN-GEN-02",
        "MAN-GEN-03",
        "MAN-GEN-04",
        "MAN-FINTE",
        "MAN-WUCHTSCHLAG",
    ]);
    // AT 12 - 2 - 3 = 7; unlearnt the parry is 1 harder and the blow 2 stronger: 1 + 4 + 2 = 7.
    let mut both = fight(field(), man(), man(), &[7, 12, 1]);
    assert_eq!(both.ways(&strike(2, "feint-power", &[2, 3]), 20), 7);
    assert_eq!(
        both.forbidden(1, &strike(2, "feint-power", &[6, 5])),
        "MAN-GEN-03"
    );
    assert_eq!(
        both.forbidden(1, &strike(2, "feint-power", &[0, 5])),
        "MAN-GEN-03"
    );
    both.choose(1, strike(2, "feint-power", &[2, 3]))
        .defend(2, "parry");
    tells(
        &both.end(),
        &[
            "1 feint-power 2 at 3 at 2: 7 success (ATK-01; 7: 7 VAL-02 +5 VAL-03 -2 MAN-FINTE -3 MAN-WUCHTSCHLAG)",
            "2 parry: 12 failure (ATK-02; 11:",
            "2 struck [1] 7:",
        ],
    );
}

#[test]
fn a_manoeuvre_wants_the_distance_of_the_weapon() {
    let _proof = proves(&["MAN-GEN-08"]);
    // One square apart they fight at class N, and a spear is led at S.
    let setup = drilled().with("optional:dk");
    let mut near = fight(setup, who(spearman(), &["SF-UMREISSEN"]), man(), &[]);
    assert_eq!(near.forbidden(1, &strike(2, "trip", &[0])), "MAN-GEN-08");
}

#[test]
fn a_blow_and_a_parry_are_manoeuvres_too() {
    let _proof = proves(&[
        "MAN-ATTACKE",
        "MAN-PARADE",
        "MAN-AUSWEICHEN-FREI",
        "MAN-AUSWEICHEN-GEZIELT",
    ]);
    // AT 12 against PA 12; then a free dodge at 7 - 2, and an aimed one at 7 + 3 - 4.
    let hero = who(man(), &["SF-AUSWEICHEN1"]);
    let mut duel = fight(field(), hero, man(), &[12, 12, 12, 6, 12, 5]);
    duel.strike(1, 2)
        .defend(2, "parry")
        .strike(2, 1)
        .defend(1, "aimed-dodge");
    duel.plan(2, "fight")
        .plan(1, "fight")
        .strike(1, 2)
        .dodge(2, (7, 5));
    tells(
        &duel.end(),
        &[
            "1 attack 2: 12",
            "2 parry: 12 success",
            "2 attack 1: 12",
            "1 aimed-dodge: 6 success",
            "2 dodge: 5 success",
        ],
    );
}
