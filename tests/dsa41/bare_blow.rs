//! Punches, kicks and tricks of the unarmed.

use klingentanz::battle::{Choice, Slot};

use crate::bare::{brawler, grapple, ring};
use crate::drill::{feat, fight, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, blow, defend, hewer, man};

/// The same with the attack in another slot.
fn with(slot: u8, choice: Choice) -> Choice {
    match choice {
        Choice::Attack {
            target,
            manoeuvre,
            stakes,
            ..
        } => Choice::Attack {
            target,
            with: Slot(slot),
            manoeuvre,
            stakes,
        },
        other => other,
    }
}

#[test]
fn a_straight_punch_wants_a_sway() {
    let _proof = proves(&[
        "MAN-U-GERADE",
        "SF-GERADE",
        "SF-AUSPENDELN",
        "MAN-U-AUSPENDELN",
        "UNA-08",
    ]);
    // AT 12 - 3 = 9. PA 12 - 4 = 8, a 9 fails. TP(A) 2 + 3: AU 28 - 5, LE 28 - 3.
    let hero = || who(brawler(), &["SF-GERADE", "SF-GLADIATOR"]);
    let mut punch = fight(ring(), hero(), brawler(), &[10, 9, 2]);
    punch.value(1, "at");
    assert_eq!(punch.ways(&strike(2, "straight-punch", &[3]), 20), 10);
    punch
        .choose(1, strike(2, "straight-punch", &[3]))
        .defend(2, "parry");
    tells(
        &punch.end(),
        &[
            "1 straight-punch 3 at 2: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 +1 UNA-08 -3 MAN-U-GERADE)",
            "2 parry: 9 failure (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-GERADE)",
            "2 struck [2] 5: 2 DMG-01 +3 MAN-U-GERADE ->",
            "2 le 28 -> 25",
            "2 au 28 -> 23",
        ],
    );
    // Who sways parries as ever.
    let mut sways = fight(ring(), hero(), who(brawler(), &["SF-AUSPENDELN"]), &[10, 12]);
    sways.value(2, "pa");
    sways
        .choose(1, strike(2, "straight-punch", &[3]))
        .defend(2, "parry");
    tells(
        &sways.end(),
        &["2 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03 -4 MAN-U-GERADE +4 MAN-U-AUSPENDELN)"],
    );
}

#[test]
fn a_swing_is_hard_to_parry() {
    let _proof = proves(&["MAN-U-SCHWINGER", "SF-SCHWINGER", "MAN-U-AUSPENDELN"]);
    // AT 12 - 3 = 9. PA 12 - 3 - 4 = 5; TP(A) 4, without the 3.
    let hero = || who(brawler(), &["SF-SCHWINGER"]);
    let mut swing = fight(ring(), hero(), brawler(), &[9, 6, 4]);
    swing.value(1, "at");
    swing.choose(1, strike(2, "swing-punch", &[3]));
    assert_eq!(swing.ways(&defend("parry"), 20), 5);
    // A dodge is not: 7 - 2.
    assert_eq!(swing.ways(&defend("dodge"), 20), 5);
    swing.defend(2, "parry");
    tells(
        &swing.end(),
        &[
            "2 parry: 6 failure (ATK-02; 5: 7 VAL-02 +5 VAL-03 -3 MAN-U-SCHWINGER -4 MAN-U-SCHWINGER)",
            "2 struck [4] 4: 4 DMG-01 ->",
        ],
    );
    let sways = || who(brawler(), &["SF-AUSPENDELN"]);
    let mut sway = fight(ring(), hero(), sways(), &[9, 9]);
    sway.choose(1, strike(2, "swing-punch", &[3])).defend(2, "parry");
    tells(&sway.end(), &["2 parry: 9 success (ATK-02; 9:"]);
}

#[test]
fn kicks_want_quick_feet() {
    let _proof = proves(&["MAN-U-TRITT", "SF-TRITT", "SF-BEINARBEIT", "MAN-U-BEINARBEIT"]);
    // AT 12 - 2 = 10, PA 12 - 4 = 8; TP(A) 3 + 2. Iron on the hands does not kick.
    let hero = who(brawler(), &["SF-TRITT"]).replace("armour: []", r#"armour: ["ARP-GAUNTLET"]"#);
    let mut kick = fight(ring(), hero.clone(), brawler(), &[10, 9, 3]);
    kick.value(1, "at");
    kick.choose(1, strike(2, "foot-kick", &[2])).defend(2, "parry");
    tells(
        &kick.end(),
        &[
            "2 parry: 9 failure (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-TRITT)",
            "2 struck [3] 5: 3 DMG-01 +2 ARP-11 -2 ARP-11 +2 MAN-U-TRITT ->",
        ],
    );
    let mut quick = fight(ring(), hero, who(brawler(), &["SF-BEINARBEIT"]), &[10, 12]);
    quick.value(2, "pa");
    quick.choose(1, strike(2, "foot-kick", &[2])).defend(2, "parry");
    tells(
        &quick.end(),
        &["2 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03 -4 MAN-U-TRITT +4 MAN-U-BEINARBEIT)"],
    );
}

#[test]
fn nailed_boots_kick_harder_and_do_nothing_for_the_knee() {
    let _proof = proves(&["UNA-02", "MAN-U-TRITT", "MAN-U-KNIE"]);
    // UNA-02: TP(A) 3 + 2 for the nails + 2 announced; the knee 3 + 2 of its own + 1.
    let hero = |learnt| who(brawler(), &[learnt]).replace("armour: []", r#"armour: ["ARP-NAILEDBOOTS"]"#);
    let mut kick = fight(ring(), hero("SF-TRITT"), brawler(), &[10, 3]);
    kick.choose(1, strike(2, "foot-kick", &[2])).take(2);
    tells(
        &kick.end(),
        &["2 struck [3] 7: 3 DMG-01 +2 UNA-02 +2 MAN-U-TRITT ->"],
    );
    let mut knee = fight(ring(), hero("SF-KNIE"), brawler(), &[11, 3]);
    knee.choose(1, strike(2, "knee", &[1])).take(2);
    tells(
        &knee.end(),
        &["2 struck [3] 6: 3 DMG-01 +2 MAN-U-KNIE +1 MAN-U-KNIE ->"],
    );
}

#[test]
fn a_knee_takes_the_breath_away() {
    let _proof = proves(&["MAN-U-KNIE", "SF-KNIE"]);
    // AT 12 - 1 = 11. TP(A) 4 + 2 + 1 = 7 > WS 6: out for 2 rounds, INI 10 - 3 - 4. PA would be 8.
    let hero = || who(brawler(), &["SF-KNIE"]);
    let mut hard = fight(ring(), hero(), brawler(), &[11, 4, 2, 3, 4]);
    hard.value(1, "at");
    hard.choose(1, strike(2, "knee", &[1]));
    assert_eq!(hard.ways(&defend("parry"), 20), 8);
    hard.take(2);
    tells(
        &hard.end(),
        &[
            "2 struck [4] 7: 4 DMG-01 +2 MAN-U-KNIE +1 MAN-U-KNIE ->",
            "2 stun [2] 2: 2 MAN-U-KNIE",
            "2 nerve [3, 4] 7: 7 MAN-U-KNIE",
            "2 au 28 -> 21",
            "2 ini 10 -> 3 MAN-U-KNIE",
            "2 unconscious MAN-U-KNIE",
        ],
    );
    // 3 + 2 + 1 = 6 is not more than 6.
    let mut soft = fight(ring(), hero(), brawler(), &[11, 3]);
    soft.choose(1, strike(2, "knee", &[1])).take(2);
    assert!(!soft.end().iter().any(|line| line.contains("stun")));
}

#[test]
fn a_head_butt_into_a_blade_hurts() {
    let _proof = proves(&["MAN-U-KOPFSTOSS", "SF-KOPFSTOSS", "UNA-02"]);
    // A steel cap adds 2 (its 2 points of armour count for nothing alone): TP(A) 3 + 2 + 2 = 7.
    let hero = || who(brawler(), &["SF-KOPFSTOSS"]).replace("armour: []", r#"armour: ["ARP-STORMCAP"]"#);
    let mut butt = fight(ring(), hero(), brawler(), &[10, 3]);
    butt.value(1, "at");
    butt.choose(1, strike(2, "head-butt", &[2])).take(2);
    tells(
        &butt.end(),
        &[
            "2 struck [3] 7: 3 DMG-01 +2 UNA-02 +2 MAN-U-KOPFSTOSS ->",
            "2 au 28 -> 21",
        ],
    );
    // A sword that parries it does all its points: 2 + 4 = 6. AT 12 - 1 against a weapon.
    let mut blade = fight(ring(), hero(), man(), &[11, 12, 2]);
    blade.choose(1, strike(2, "head-butt", &[0])).defend(2, "parry");
    tells(
        &blade.end(),
        &[
            "1 struck [2] 6: 2 MAN-U-KOPFSTOSS +4 DMG-01 -> 6:",
            "1 le 28 -> 22 MAN-U-KOPFSTOSS",
        ],
    );
}

#[test]
fn a_haymaker_may_stun() {
    let _proof = proves(&["MAN-U-SCHMETTER", "SF-SCHMETTERSCHLAG"]);
    // AT 12 - 4 = 8. TP(A) 3 + 4 = 7 > 6: KO 12, a 13 fails: out for 4 rounds; a 12 holds.
    let hero = || who(brawler(), &["SF-SCHMETTERSCHLAG"]);
    let mut falls = fight(ring(), hero(), brawler(), &[8, 3, 13, 4]);
    falls.value(1, "at");
    falls.choose(1, strike(2, "haymaker", &[4])).take(2);
    tells(
        &falls.end(),
        &[
            "2 constitution failed 0: 13 failure (MAN-U-SCHMETTER; 12: 12 CNV-07)",
            "2 stun [4] 4: 4 MAN-U-SCHMETTER",
            "2 unconscious MAN-U-SCHMETTER",
        ],
    );
    let mut stands = fight(ring(), hero(), brawler(), &[8, 3, 12]);
    stands.choose(1, strike(2, "haymaker", &[4])).take(2);
    tells(&stands.end(), &["2 constitution passed"]);
}

#[test]
fn the_edge_of_the_hand_wounds() {
    let _proof = proves(&["MAN-U-HANDKANTE", "SF-HANDKANTE"]);
    // AT 12 - 7 = 5. TP(A) 6 + 7 = 13, of it 7 real: more than WS 6, and no 2 more: a wound.
    let mut edge = fight(ring(), who(brawler(), &["SF-HANDKANTE"]), brawler(), &[5, 6]);
    edge.value(1, "at");
    edge.choose(1, strike(2, "hand-edge", &[7])).take(2);
    tells(
        &edge.end(),
        &["2 struck [6] 13:", "2 le 28 -> 21", "2 wounds +1 = 1 [6, 12, 18]"],
    );
}

#[test]
fn a_high_kick_is_stopped_by_crossed_arms() {
    let _proof = proves(&["MAN-U-HOHERTRITT", "SF-HOHERTRITT", "MAN-U-KREUZBLOCK"]);
    let hero = || who(brawler(), &["SF-HOHERTRITT"]);
    let mut kick = fight(ring(), hero(), who(brawler(), &["SF-KREUZBLOCK"]), &[10, 12]);
    kick.value(1, "at");
    kick.choose(1, strike(2, "high-kick", &[2])).defend(2, "parry");
    tells(
        &kick.end(),
        &[
            "1 high-kick 2 at 2: 10 success (ATK-01; 10:",
            "2 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03 -4 MAN-U-HOHERTRITT +4 MAN-U-KREUZBLOCK)",
        ],
    );
    // It reaches farther than a fist: at class N, where they begin.
    let mut far = fight(
        ring().with("optional:dk"),
        who(brawler(), &["SF-HOHERTRITT", "SF-TRITT"]),
        brawler(),
        &[],
    );
    assert_eq!(far.ways(&strike(2, "high-kick", &[0]), 20), 12);
    assert_eq!(far.forbidden(1, &strike(2, "foot-kick", &[0])), "MAN-GEN-08");
}

#[test]
fn a_jump_kick_may_end_on_the_ground() {
    let _proof = proves(&["MAN-U-SPRUNGTRITT", "SF-SPRUNGTRITT"]);
    // AT 12 - 4 - 1 = 7, INI 14 - 4. TP(A) 3 + 4 + 2 + 1 = 10: AU 28 - 10.
    let hero = || who(brawler(), &["SF-SPRUNGTRITT"]);
    let mut hits = fight(ring(), hero(), brawler(), &[7, 3, 4]);
    hits.value(1, "at");
    hits.choose(1, strike(2, "jump-kick", &[1])).take(2);
    tells(
        &hits.end(),
        &[
            "1 jump-kick 1 at 2: 7 success (ATK-01; 7: 7 VAL-02 +5 VAL-03 -4 MAN-U-SPRUNGTRITT -1 MAN-U-SPRUNGTRITT)",
            "1 ini 14 -> 10 MAN-U-SPRUNGTRITT",
            "2 struck [3, 4] 10: 7 DMG-01 +2 MAN-U-SPRUNGTRITT +1 MAN-U-SPRUNGTRITT ->",
            "2 au 28 -> 18",
        ],
    );
    // Missed: the malus of 4 burdens the check too (MAN-GEN-05): GE 12 - 4 = 8, a 9 fails.
    let mut falls = fight(ring(), hero(), brawler(), &[9, 9]);
    falls.choose(1, strike(2, "jump-kick", &[0]));
    tells(
        &falls.end(),
        &[
            "1 ini 14 -> 10",
            "1 agility failed 0: 9 failure (MAN-U-SPRUNGTRITT; 8:",
            "1 prone MAN-U-SPRUNGTRITT",
        ],
    );
}

#[test]
fn two_fists_need_two_parries() {
    let _proof = proves(&["MAN-U-DOPPELSCHLAG", "SF-DOPPELSCHLAG"]);
    // AT 12 - 4 - 1 = 7. The first is parried, the second is not: TP(A) 3 + 1.
    let hero = || who(brawler(), &["SF-DOPPELSCHLAG"]);
    let double = || strike(2, "double-punch", &[1]);
    let mut two = fight(ring(), hero(), brawler(), &[7, 12, 3]);
    two.value(1, "at");
    two.choose(1, double()).defend(2, "parry").take(2);
    tells(
        &two.end(),
        &[
            "1 double-punch 1 at 2: 7 success",
            "2 parry: 12 success",
            "2 struck [3] 4: 3 DMG-01 +1 MAN-U-DOPPELSCHLAG ->",
            "2 au 28 -> 24",
        ],
    );
    // Both land, each with its own throw.
    let mut both = fight(ring(), hero(), brawler(), &[7, 3, 5]);
    both.choose(1, double()).take(2).take(2);
    tells(
        &both.end(),
        &[
            "2 struck [3] 4:",
            "2 struck [5] 6:",
            "2 au 28 -> 24",
            "2 au 24 -> 18",
        ],
    );
    // A block stops both, 4 harder: 12 - 4.
    let mut block = fight(ring(), hero(), who(brawler(), &["SF-BLOCK"]), &[7, 8]);
    block.choose(1, double()).choose(2, feat("block", &[0]));
    tells(
        &block.end(),
        &["2 block: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-DOPPELSCHLAG)"],
    );
    // So does an aimed dodge, 6 harder: 7 + 3 - 4 - 6 = 0, only a 1 helps.
    let mut dodge = fight(ring(), hero(), who(brawler(), &["SF-AUSWEICHEN1"]), &[7, 1]);
    dodge.choose(1, double()).defend(2, "aimed-dodge");
    tells(&dodge.end(), &["2 aimed-dodge: 1 "]);
}

#[test]
fn a_leg_sweep_throws_down() {
    let _proof = proves(&["MAN-U-FUSSFEGER", "SF-FUSSFEGER", "MAN-U-BEINARBEIT"]);
    // AT 12 - 3 = 9. PA 12 - 3 - 4 = 5. TP(A) 2; GE 12 - 3 = 9, a 10 fails: INI - 3 - 3.
    let hero = || who(brawler(), &["SF-FUSSFEGER"]);
    let mut falls = fight(ring(), hero(), brawler(), &[9, 6, 2, 10, 3, 3]);
    falls.value(1, "at");
    falls.choose(1, strike(2, "leg-sweep", &[3])).defend(2, "parry");
    tells(
        &falls.end(),
        &[
            "2 parry: 6 failure (ATK-02; 5: 7 VAL-02 +5 VAL-03 -3 MAN-U-FUSSFEGER -4 MAN-U-FUSSFEGER)",
            "2 agility failed 0: 10 failure (MAN-U-FUSSFEGER; 9: 12 CNV-07 -3 MAN-U-FUSSFEGER)",
            "2 ini 10 -> 4 MAN-U-FUSSFEGER",
            "2 prone MAN-U-FUSSFEGER",
        ],
    );
    let mut stands = fight(ring(), hero(), who(brawler(), &["SF-BEINARBEIT"]), &[9, 10, 2, 9]);
    stands.choose(1, strike(2, "leg-sweep", &[3])).defend(2, "parry");
    tells(
        &stands.end(),
        &["2 parry: 10 failure (ATK-02; 9:", "2 agility passed 0: 9 success"],
    );
    assert!(!stands.states(2).contains(&"prone"));
}

#[test]
fn a_pommel_strikes_a_class_nearer() {
    let _proof = proves(&["MAN-U-KNAUF", "SF-KNAUFSCHLAG"]);
    // The sword's AT 12 - 2 = 10. TP(A) 3 + 2 + 2 = 7.
    let hero = || who(man(), &["SF-KNAUFSCHLAG"]);
    let mut pommel = fight(ring(), hero(), brawler(), &[10, 3]);
    pommel.value(1, "at");
    pommel.choose(1, strike(2, "pommel", &[2])).take(2);
    tells(
        &pommel.end(),
        &[
            "1 pommel 2 at 2: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 MAN-U-KNAUF)",
            "2 struck [3] 7: 3 DMG-01 +2 MAN-U-KNAUF +2 MAN-U-KNAUF ->",
            "2 au 28 -> 21",
        ],
    );
    // A great sword reaches two squares, its pommel one.
    let mut long = ring()
        .hero(who(hewer(), &["SF-KNAUFSCHLAG"]), (5, 5), "initiative: 14")
        .foe(brawler(), (7, 5), "initiative: 10")
        .open();
    long.plan(2, "fight").plan(1, "fight");
    assert_eq!(long.ways(&blow(2, 0), 20), 12);
    assert_eq!(long.forbidden(1, &strike(2, "pommel", &[0])), "BRD-07");
    // A long sword is led at N, its pommel at H.
    let mut far = fight(ring().with("optional:dk"), hero(), brawler(), &[]);
    assert_eq!(far.forbidden(1, &strike(2, "pommel", &[0])), "MAN-GEN-08");
    let mut axe = fight(
        ring(),
        hero()
            .replace("WPN-LONGSWORD", "WPN-MACE")
            .replace("TAL-SCHWERTER", "TAL-HIEB"),
        brawler(),
        &[],
    );
    assert_eq!(axe.forbidden(1, &strike(2, "pommel", &[0])), "MAN-GEN-06");
}

#[test]
fn dirty_tricks_cost_initiative_or_breath() {
    let _proof = proves(&["MAN-SCHMUTZIG", "SF-SCHMUTZIG", "MAN-GEN-11"]);
    // Armour does not help: INI 10 - 5.
    let hero = || who(brawler(), &["SF-SCHMUTZIG"]);
    let mailed = || brawler().replace("armour: []", r#"armour: ["ARP-LEATHERHARNESS"]"#);
    let mut trick = fight(ring(), hero(), mailed(), &[12, 5]);
    trick.value(1, "at");
    assert_eq!(
        trick.forbidden(1, &strike(2, "breath-trick", &[])),
        "MAN-SCHMUTZIG"
    );
    trick.choose(1, strike(2, "dirty-trick", &[])).take(2);
    let lines = trick.end();
    tells(
        &lines,
        &["1 dirty-trick 2: 12 success", "2 ini 10 -> 5 MAN-SCHMUTZIG"],
    );
    assert!(!lines.iter().any(|line| line.contains(" le ")), "{lines:#?}");
    // With endurance it may be the breath instead: AU 28 - 5.
    let mut breath = fight(ring().with("expert:endurance"), hero(), mailed(), &[12, 5]);
    breath.choose(1, strike(2, "breath-trick", &[])).take(2);
    tells(&breath.end(), &["2 au 28 -> 23 MAN-SCHMUTZIG"]);
}

#[test]
fn a_hidden_blade_cuts_with_the_skill_of_the_fist() {
    let _proof = proves(&["MAN-U-VERSTECKTEKLINGE", "SF-VERSTECKTEKLINGE"]);
    // A dagger in its sheath, brawling 12: AT 12, no malus against the sword; TP 1W6+1 = 5, real.
    let blade = Man {
        talents: r#"(talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5), (talent: "TAL-DOLCHE", value: 2, attack: 1, parry: 1)"#,
        styles: r#"(weapon: "WPN-FIST", talent: "TAL-RAUFEN"), (weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let hero = who(blade.ron(), &["SF-VERSTECKTEKLINGE"]);
    let mut cut = fight(ring(), hero, man(), &[12, 4]);
    cut.value(1, "at");
    cut.choose(1, strike(2, "hidden-blade", &[])).take(2);
    tells(
        &cut.end(),
        &[
            "1 hidden-blade 2: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 struck [4] 5: 4 DMG-01 +1 DMG-01 ->",
            "2 le 28 -> 23",
        ],
    );
    // Without a blade there is none to hide.
    let mut none = fight(ring(), who(brawler(), &["SF-VERSTECKTEKLINGE"]), man(), &[]);
    assert_eq!(
        none.forbidden(1, &strike(2, "hidden-blade", &[])),
        "MAN-U-VERSTECKTEKLINGE"
    );
}

#[test]
fn only_punches_go_with_a_knuckle_duster() {
    let _proof = proves(&["MAN-GEN-06", "TAL-05"]);
    // AT 12 - 1 - 1, TP(A) 3 + 2 + 1.
    let duster = who(brawler(), &["SF-GERADE", "SF-TRITT"]).replace("WPN-FIST", "WPN-KNUCKLE");
    let mut punch = fight(ring(), duster, brawler(), &[10, 3]);
    assert_eq!(punch.forbidden(1, &strike(2, "foot-kick", &[1])), "MAN-GEN-06");
    assert_eq!(punch.ways(&with(1, strike(2, "foot-kick", &[1])), 20), 11);
    punch.choose(1, strike(2, "straight-punch", &[1])).take(2);
    tells(
        &punch.end(),
        &["2 struck [3] 6: 3 DMG-01 +2 DMG-01 +1 MAN-U-GERADE ->"],
    );
}

#[test]
fn announcements_have_their_limit() {
    let _proof = proves(&["MAN-GEN-03", "MAN-GEN-05"]);
    let hero = who(brawler(), &["SF-GERADE", "SF-GRIFF"]);
    // TaW 10. What failed was 5 harder, and so is the parry: 12 - 5 = 7.
    let mut punch = fight(ring(), hero, brawler(), &[8, 12, 7]);
    assert_eq!(
        punch.forbidden(1, &strike(2, "straight-punch", &[11])),
        "MAN-GEN-03"
    );
    assert_eq!(
        punch.forbidden(1, &strike(2, "straight-punch", &[-1])),
        "MAN-GEN-03"
    );
    assert_eq!(punch.forbidden(1, &grapple(2, "grip", &[11])), "MAN-GEN-03");
    punch.choose(1, strike(2, "straight-punch", &[5]));
    punch.strike(2, 1).defend(1, "parry");
    tells(
        &punch.end(),
        &["1 parry: 7 success (ATK-02; 7: 7 VAL-02 +5 VAL-03 -5 MAN-GEN-05)"],
    );
}

#[test]
fn the_second_fist_does_not_follow_who_has_jumped_away() {
    let _proof = proves(&["MAN-U-DOPPELSCHLAG", "AUS-02"]);
    // Dodge 7 - 2 = 5: on (7,5) he is two squares away from the fists.
    let hero = who(brawler(), &["SF-DOPPELSCHLAG"]);
    let mut leaps = fight(ring(), hero, brawler(), &[7, 5]);
    leaps.choose(1, strike(2, "double-punch", &[1])).dodge(2, (7, 5));
    let lines = leaps.end();
    let punches = lines.iter().filter(|line| line.starts_with("1 double-punch"));
    assert_eq!(punches.count(), 1, "{lines:#?}");
}
