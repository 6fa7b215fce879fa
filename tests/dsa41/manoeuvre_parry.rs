//! Parries that do more than stop a blow.

use crate::drill::{bearer, drilled, feat, fight, strike, tells, two_on_one, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, blow, defend, man, of, plan};

#[test]
fn a_master_parry_helps_the_next_action() {
    let _proof = proves(&[
        "MAN-MEISTERPARADE",
        "SF-MEISTERPARADE",
        "MAN-GEN-01",
        "MAN-GEN-05",
    ]);
    // PA 12 - 4 = 8 holds; the next AT 12 + 4 = 16 hits, TP 1 + 4.
    let master = || who(man(), &["SF-MEISTERPARADE"]);
    let mut holds = fight(drilled(), man(), master(), &[12, 8, 16, 1]);
    holds.value(2, "pa");
    holds.strike(1, 2);
    assert_eq!(holds.ways(&feat("master-parry", &[4]), 20), 8);
    assert_eq!(holds.forbidden(2, &feat("master-parry", &[11])), "MAN-GEN-03");
    holds.choose(2, feat("master-parry", &[4])).strike(2, 1).take(1);
    tells(
        &holds.end(),
        &[
            "2 master-parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-MEISTERPARADE)",
            "2 attack 1: 16 success (ATK-01; 16: 7 VAL-02 +5 VAL-03 +4 MAN-MEISTERPARADE)",
            "1 struck [1] 5:",
        ],
    );
    // What failed is a malus on the next: AT 12 - 4 = 8. TP 1 + 4 = 5 tears no wound.
    let mut fails = fight(drilled(), man(), master(), &[12, 9, 1, 9]);
    fails
        .strike(1, 2)
        .choose(2, feat("master-parry", &[4]))
        .strike(2, 1);
    tells(
        &fails.end(),
        &[
            "2 master-parry: 9 failure",
            "2 attack 1: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-GEN-05)",
        ],
    );
    let mut untaught = fight(drilled(), man(), man(), &[12]);
    untaught.strike(1, 2);
    assert_eq!(untaught.forbidden(2, &feat("master-parry", &[4])), "MAN-GEN-01");
}

#[test]
fn a_master_parry_with_a_shield_takes_a_master_of_shields() {
    let _proof = proves(&["SHD-05", "MAN-GEN-03"]);
    let with = |abilities: &[&str]| {
        let mut story = fight(drilled(), man(), who(bearer(), abilities), &[12]);
        story.strike(1, 2);
        story
    };
    let mut one = with(&["SF-MEISTERPARADE"]);
    for means in ["master-parry", "master-shield-parry"] {
        assert_eq!(one.forbidden(2, &feat(means, &[1])), "SHD-05");
    }
    // PA 7 + 3 + 2 = 12; at most 10 points, which leave 2.
    let mut two = with(&["SF-MEISTERPARADE", "SF-SCHILDKAMPF2"]);
    assert_eq!(two.ways(&feat("master-shield-parry", &[10]), 20), 2);
    assert_eq!(
        two.forbidden(2, &feat("master-shield-parry", &[11])),
        "MAN-GEN-03"
    );
}

#[test]
fn a_parry_weapon_binds_and_a_shield_parries_like_a_masters() {
    let _proof = proves(&["MAN-BINDEN", "MAN-MEISTERPARADE"]);
    // The 12 hits AT 12. PA 12 + 1 - 4 with the blade catcher, 4 less to bind: 5. PA 12 with the shield less 10 points: 2.
    let catcher = who(man(), &["SF-BINDEN"]).replace(
        r#"(weapon: "WPN-LONGSWORD","#,
        r#"(weapon: "WPN-LONGSWORD", second: "SHD-CATCHER","#,
    );
    let mut binds = fight(drilled(), man(), catcher, &[12, 5]);
    binds.strike(1, 2).choose(2, feat("bind-second", &[0]));
    tells(&binds.end(), &["2 bind-second: 5 success (SHD-07; 5: "]);
    let master = who(bearer(), &["SF-MEISTERPARADE", "SF-SCHILDKAMPF2"]);
    let mut holds = fight(drilled(), man(), master, &[12, 2]);
    holds.strike(1, 2).choose(2, feat("master-shield-parry", &[10]));
    tells(&holds.end(), &["2 master-shield-parry: 2 success"]);
}

#[test]
fn a_bound_blade_opens_its_bearer() {
    let _proof = proves(&["MAN-BINDEN", "SF-BINDEN", "CRE-05"]);
    // PA 12 - 4 - 2 = 6; then AT 12 + 2 = 14 against PA 12 - 2 = 10. TP 1 + 4.
    let binder = || who(man(), &["SF-BINDEN"]);
    let mut holds = fight(drilled(), man(), binder(), &[12, 6, 14, 11, 1]);
    holds.value(2, "pa");
    holds.strike(1, 2).choose(2, feat("bind", &[2]));
    holds.strike(2, 1).defend(1, "parry");
    tells(
        &holds.end(),
        &[
            "2 bind: 6 success (ATK-02; 6: 7 VAL-02 +5 VAL-03 -6 MAN-BINDEN)",
            "2 attack 1: 14 success (ATK-01; 14: 7 VAL-02 +5 VAL-03 +2 MAN-BINDEN)",
            "1 parry: 11 failure (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 MAN-BINDEN)",
        ],
    );
    // A claw is nothing that could be bound.
    let mut wolf = fight(drilled(), of("OPP-09"), binder(), &[1]);
    wolf.strike(1, 2);
    assert_eq!(wolf.forbidden(2, &feat("bind", &[0])), "CRE-05");
}

#[test]
fn a_parry_may_wrench_the_weapon_away() {
    let _proof = proves(&[
        "MAN-ENTWAFFNEN-PA",
        "MAN-ENTWAFFNEN-AT",
        "SF-ENTWAFFNEN",
        "WPN-11",
        "BRD-25",
    ]);
    // PA 12 - 8 = 4; KK 12 - 8 = 4, a 5 fails: east, 2 squares.
    let taker = || who(man(), &["SF-ENTWAFFNEN"]);
    let mut takes = fight(drilled(), man(), taker(), &[12, 4, 5, 3, 2]);
    takes.value(2, "at");
    takes.strike(1, 2).choose(2, feat("disarming-parry", &[0]));
    tells(
        &takes.lines(),
        &[
            "2 disarming-parry: 4 success (ATK-02; 4: 7 VAL-02 +5 VAL-03 -8 MAN-ENTWAFFNEN-PA)",
            "1 strength failed 0: 5 failure (MAN-ENTWAFFNEN-AT; 4: 12 CNV-07 -8 MAN-ENTWAFFNEN-AT)",
            "1 unarmed MAN-ENTWAFFNEN-AT",
        ],
    );
    // The blade catcher: PA 12 + 1 - 4 = 9, 8 less and 2 more: 3. KK 4 holds with a 4.
    let catcher = taker().replace(
        r#"(weapon: "WPN-LONGSWORD","#,
        r#"(weapon: "WPN-LONGSWORD", second: "SHD-CATCHER","#,
    );
    let mut catcher = fight(drilled(), man(), catcher, &[12, 3, 4]);
    catcher.strike(1, 2);
    assert_eq!(catcher.ways(&feat("disarming-second", &[0]), 20), 3);
    catcher.choose(2, feat("disarming-second", &[0]));
    let told = catcher.lines();
    assert!(
        told.iter()
            .any(|line| line.contains("-8 MAN-ENTWAFFNEN-PA +2 WPN-11")),
        "{told:#?}"
    );
}

#[test]
fn a_windmill_turns_the_announcement_against_its_striker() {
    let _proof = proves(&["MAN-WINDMUEHLE", "SF-WINDMUEHLE"]);
    // Against a power blow of 4 the PA is 12 - 8 = 4; then the striker parries at 12 - 8 = 4. TP 1 + 4.
    let miller = || who(man(), &["SF-WINDMUEHLE"]);
    let mut turns = fight(drilled(), man(), miller(), &[8, 4, 12, 5, 1]);
    turns.value(2, "pa");
    turns
        .announce(1, 2, "power-blow", 4)
        .choose(2, feat("windmill", &[]));
    turns.strike(2, 1).defend(1, "parry");
    tells(
        &turns.end(),
        &[
            "2 windmill: 4 success (ATK-02; 4: 7 VAL-02 +5 VAL-03 -8 MAN-WINDMUEHLE)",
            "1 parry: 5 failure (ATK-02; 4: 7 VAL-02 +5 VAL-03 -8 MAN-WINDMUEHLE)",
        ],
    );
    // Against 10 points it is 10 harder; a failure costs a point of initiative besides the hit.
    let mut stops = fight(drilled(), man(), miller(), &[2, 3, 1]);
    stops.announce(1, 2, "power-blow", 10);
    assert_eq!(stops.ways(&feat("windmill", &[]), 20), 2);
    stops.choose(2, feat("windmill", &[]));
    tells(
        &stops.end(),
        &["2 windmill: 3 failure", "2 ini 10 -> 9 MAN-WINDMUEHLE"],
    );
    // A plain blow gives it nothing to turn.
    let mut plain = fight(drilled(), man(), miller(), &[12]);
    plain.strike(1, 2);
    assert_eq!(plain.forbidden(2, &feat("windmill", &[])), "MAN-WINDMUEHLE");
}

#[test]
fn a_blade_breaker_breaks_blades() {
    let _proof = proves(&["MAN-WAFFEZERBRECHEN", "SF-WAFFEZERBRECHEN", "BRK-01"]);
    // PA 12 + 1 + 2 = 15; 8 less, BF 1 more, 6 less for a long sword: 2. KK 12 passes with a 12: it breaks.
    let breaker = who(
        man(),
        &["SF-WAFFEZERBRECHEN", "SF-PARIERWAFFEN1", "SF-PARIERWAFFEN2"],
    );
    let breaker = breaker.replace(
        r#"(weapon: "WPN-LONGSWORD","#,
        r#"(weapon: "WPN-LONGSWORD", second: "SHD-BREAKER","#,
    );
    let mut breaks = fight(drilled(), man(), breaker.clone(), &[12, 2, 12]);
    breaks.value(2, "pa");
    breaks.strike(1, 2);
    assert_eq!(breaks.ways(&feat("break-weapon", &[]), 20), 2);
    breaks.choose(2, feat("break-weapon", &[]));
    tells(
        &breaks.lines(),
        &[
            "2 break-weapon: 2 success",
            "2 strength passed",
            "1 unarmed MAN-WAFFEZERBRECHEN",
        ],
    );
    // A 13 fails: 1 + 1 is more than BF 1, which becomes 2.
    let mut lasts = fight(drilled(), man(), breaker, &[12, 2, 13, 1, 1]);
    lasts.strike(1, 2).choose(2, feat("break-weapon", &[]));
    tells(&lasts.lines(), &["2 strength failed", "1 bf 1 -> 2 BRK-01"]);
    // Another parry weapon has no teeth for it.
    let mut blunt = fight(drilled(), man(), who(man(), &["SF-WAFFEZERBRECHEN"]), &[12]);
    blunt.strike(1, 2);
    assert_eq!(blunt.forbidden(2, &feat("break-weapon", &[])), "SHD-01");
}

#[test]
fn a_wall_of_blades_parries_twice() {
    let _proof = proves(&["MAN-KLINGENWAND", "SF-KLINGENWAND"]);
    // PA 12: two parries at 6 + 2 = 8. The second fails with a 9, TP 1 + 4.
    let wall =
        |abilities: &[&str], faces: &[u8]| two_on_one([man(), man()], who(man(), abilities), "fight", faces);
    let mut even = wall(&["SF-KLINGENWAND"], &[12, 8, 12, 9, 1]);
    even.value(3, "pa");
    even.strike(1, 3);
    assert_eq!(even.forbidden(3, &feat("blade-wall", &[9])), "MAN-GEN-03");
    even.choose(3, feat("blade-wall", &[8]));
    assert_eq!(even.actions(3, "defences").0, 0);
    even.strike(2, 3);
    assert_eq!(even.forbidden(3, &defend("parry")), "MAN-KLINGENWAND");
    even.choose(3, feat("blade-wall", &[8]));
    tells(
        &even.lines(),
        &[
            "3 blade-wall: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-KLINGENWAND)",
            "3 blade-wall: 9 failure (ATK-02; 8:",
            "3 struck [1] 5:",
        ],
    );
    // Whoever feels how a fight goes shares out 12 + 4 as he likes, at least 6 each.
    let mut free = wall(&["SF-KLINGENWAND", "SF-KAMPFGESPUER"], &[12, 10, 12, 6]);
    free.strike(1, 3);
    assert_eq!(free.forbidden(3, &feat("blade-wall", &[11])), "MAN-GEN-03");
    free.choose(3, feat("blade-wall", &[10])).strike(2, 3);
    assert_eq!(free.forbidden(3, &feat("blade-wall", &[7])), "MAN-GEN-03");
    free.choose(3, feat("blade-wall", &[6]));
    tells(
        &free.lines(),
        &["3 blade-wall: 10 success", "3 blade-wall: 6 success"],
    );
}

#[test]
fn nobody_gives_up_his_attack_for_a_defence_behind_a_wall() {
    let _proof = proves(&["MAN-KLINGENWAND"]);
    // Whoever feels how a fight goes converts at any time; besides a wall there is no other defence, so that he would gain nothing.
    let convert = crate::story::act("convert-to-defence");
    let mut wall = drilled()
        .with("optional:convert")
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (5, 6), "initiative: 12")
        .foe(
            who(man(), &["SF-KLINGENWAND", "SF-KAMPFGESPUER"]),
            (6, 5),
            "initiative: 10",
        )
        .dice(&[12, 10, 12, 1])
        .open();
    wall.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    wall.strike(1, 3);
    assert!(wall.offered().contains(&"convert-to-defence"));
    wall.choose(3, feat("blade-wall", &[10])).strike(2, 3);
    assert_eq!(wall.asked(), Some((3, "defend")));
    assert!(!wall.offered().contains(&"convert-to-defence"));
    assert_eq!(wall.forbidden(3, &convert), "MAN-KLINGENWAND");
}

#[test]
fn a_dancers_wall_parries_three_times() {
    let _proof = proves(&["MAN-KLINGENWAND", "SF-KLINGENTAENZER"]);
    // MAN-KLINGENWAND: PA 6 + 2 against each of three foes; the fourth one finds him without a defence. Among four nobody leaps aside
    // (AUS-05), so that the wall is all that he has.
    let dancer = who(man(), &["SF-KLINGENWAND", "SF-KLINGENTAENZER"]);
    let mut wall = drilled()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (5, 6), "initiative: 13")
        .hero(man(), (6, 6), "initiative: 12")
        .hero(man(), (7, 5), "initiative: 11")
        .foe(dancer, (6, 5), "initiative: 10")
        .dice(&[12, 8, 12, 8, 12, 8, 12, 1])
        .open();
    wall.value(5, "ini");
    wall.plan(5, "fight");
    for hero in (1..=4).rev() {
        wall.plan(hero, "fight");
    }
    wall.skip();
    for hero in 1..=3 {
        wall.strike(hero, 5);
        wall.choose(5, feat("blade-wall", &[8]));
    }
    wall.strike(4, 5);
    let lines = wall.end();
    assert!(
        lines.contains(&"5 undefended MAN-KLINGENWAND".to_owned()),
        "{lines:#?}"
    );
    let parried = "5 blade-wall: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-KLINGENWAND)";
    assert_eq!(
        lines.iter().filter(|line| *line == parried).count(),
        3,
        "{lines:#?}"
    );
}

#[test]
fn the_defensive_style_defends_twice() {
    let _proof = proves(&["MAN-DEFENSIV", "SF-DEFENSIV"]);
    let _struck = strikes_out(&["UMW-04"]);
    // Two defences at 12, neither of them harder.
    let guarded = who(man(), &["SF-DEFENSIV"]);
    let mut twice = two_on_one([man(), man()], guarded, "guarded", &[12, 12, 12, 12]);
    twice.value(3, "pa");
    assert_eq!(twice.actions(3, "defences"), (2, 2));
    twice
        .strike(1, 3)
        .defend(3, "parry")
        .strike(2, 3)
        .defend(3, "parry");
    tells(
        &twice.lines(),
        &[
            "3 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
            "3 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
        ],
    );
    let mut open = drilled()
        .hero(man(), (5, 5), "initiative: 9")
        .foe(man(), (6, 5), "initiative: 10")
        .open();
    assert_eq!(open.forbidden(1, &plan("guarded")), "MAN-GEN-01");
}

#[test]
fn who_strikes_into_a_blow_may_hurt_and_be_hurt() {
    let _proof = proves(&["MAN-GEGENHALTEN", "SF-GEGENHALTEN", "MAN-STURMANGRIFF"]);
    let meets = |faces: &[u8]| {
        let mut story = fight(drilled(), man(), who(man(), &["SF-GEGENHALTEN"]), faces);
        story.value(2, "pa");
        story.strike(1, 2);
        assert_eq!(story.asked(), Some((2, "counter-blow")));
        story
    };
    // AT 12 - 4 = 8. Both hit: 12 - 10 and 4 for the initiative make 6, 8 - 3 makes 5. The first does 1 + 4, the other half of 6 + 4.
    let mut first = meets(&[10, 3, 1, 6]);
    assert_eq!(first.ways(&feat("counter", &[0]), 20), 8);
    assert_eq!(first.forbidden(2, &feat("counter", &[11])), "MAN-GEN-03");
    first.choose(2, feat("counter", &[0]));
    tells(
        &first.end(),
        &[
            "1 attack 2: 10 success (ATK-01; 12:",
            "2 counter 1: 3 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-GEGENHALTEN)",
            "2 struck [1] 5:",
            "1 struck [6] 5: 6 DMG-01 +4 DMG-01 -5 MAN-GEGENHALTEN",
        ],
    );
    assert_eq!(first.actions(2, "defences").0, 0);
    // 12 - 12 and 4 make 4, 6 - 1 makes 5: his blow is the better, and has its 2 points: 1 + 4 + 2; the other half of 2 + 4.
    let mut second = meets(&[12, 1, 2, 1]);
    second.choose(2, feat("counter", &[2]));
    tells(&second.end(), &["2 struck [2] 3:", "1 struck [1] 7:"]);
    // Only one hits: a plain blow of 1 + 4.
    let mut alone = meets(&[13, 8, 1]);
    alone.choose(2, feat("counter", &[0]));
    tells(
        &alone.end(),
        &[
            "1 attack 2: 13 failure",
            "2 counter 1: 8 success",
            "1 struck [1] 5:",
        ],
    );
    // Who does not is asked for his parry as ever.
    let mut parries = meets(&[12, 12]);
    parries.pass(2).defend(2, "parry");
    tells(&parries.end(), &["2 parry: 12 success"]);
    // Into a charge it does 4 and R(8 / 2) more: 1 + 4 + 8.
    let mut charged = drilled()
        .hero(who(man(), &["SF-STURMANGRIFF"]), (1, 5), "initiative: 14")
        .foe(who(man(), &["SF-GEGENHALTEN"]), (7, 5), "initiative: 10")
        .dice(&[9, 8, 1])
        .open();
    charged.plan(2, "fight").plan(1, "fight");
    charged
        .choose(1, strike(2, "charge", &[0, 0]))
        .choose(2, feat("counter", &[0]));
    tells(
        &charged.end(),
        &[
            "1 charge 2: 9 failure (ATK-01; 8:",
            "2 counter 1: 8 success",
            "1 struck [1] 13:",
        ],
    );
}

#[test]
fn a_strike_in_passing_uses_nothing_up() {
    // The points of a master parry wait for an action: the blow of the next round still has them.
    let master = Man {
        abilities: r#""SF-MEISTERPARADE""#,
        ..Man::default()
    };
    let mut story = fight(drilled(), man(), master.ron(), &[12, 8]);
    story.strike(1, 2).choose(2, feat("master-parry", &[4])).pass(2);
    story.plan(2, "fight").plan(1, "fight").pass(1);
    assert_eq!(story.ways(&blow(1, 0), 20), 16);
    assert_eq!(story.ways(&strike(1, "power-blow", &[2]), 20), 14);
}
