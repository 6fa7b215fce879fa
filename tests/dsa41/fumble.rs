//! Fumbles in the variant of the source: what a natural 20 of an attack or a parry brings, and who profits.

use klingentanz::battle::{Choice, FighterId, Ground, Happening, Slot, Term, Whereabouts};

use crate::common;
use crate::proof::proves;
use crate::story::{Man, Setup, Story, act, act_on, blow, defend, field, man, of};

/// Two men beside each other in a fight in which blows can go awry: the hero strikes in phase 14, the foe in phase 10.
pub fn awry(hero: String, foe: String, faces: &[u8]) -> Story {
    awry_on(field(), (hero, ""), (foe, ""), faces)
}

fn awry_on(field: Setup, hero: (String, &str), foe: (String, &str), faces: &[u8]) -> Story {
    let mut fight = field
        .with("optional:fumbles")
        .hero(hero.0, (5, 5), &format!("initiative: 14{}", hero.1))
        .foe(foe.0, (6, 5), &format!("initiative: 10{}", foe.1))
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

fn strike(target: u16) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named("passing-strike").unwrap(),
        stakes: Vec::new(),
    }
}

/// A man with a shield: base parry 7 + 3 for the shield; the weapon's parry of 12 gives nothing more.
fn shielded() -> String {
    let styles = r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#;
    Man {
        styles,
        ..Man::default()
    }
    .ron()
}

#[test]
fn a_fumbled_attack_gives_the_foe_a_blow_that_can_be_parried() {
    let _proof = proves(&["FUM-01", "FUM-04", "PAS-05"]);
    // FUM-01, face 3: disoriented, INI 14 - 2. PAS-05: AT 12 without -4, for nothing; the parry 12 - 2 takes the defence action, and
    // only after it his bearings are lost.
    let mut fight = awry(man(), man(), &[20, 3, 12, 10]);
    fight.strike(1, 2);
    assert_eq!(fight.asked(), Some((2, "occasional-strike")));
    assert_eq!(
        fight.lines(),
        [
            "1 attack 2: 20 fumble (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "1 fumble [3] 3: 3 FUM-01",
            "1 fumble-confused",
            "1 ini 14 -> 12 FUM-04",
            "1 fumble-opens",
        ]
    );
    assert_eq!(fight.offered(), ["passing-strike", "pass"]);
    assert_eq!(fight.forbidden(2, &act("strike-later")), "BRD-08");
    fight.choose(2, strike(1));
    fight.defend(1, "parry");
    assert_eq!(
        fight.lines()[..3],
        [
            "2 passing-strike 1: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "1 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 PAS-05)",
            "1 disoriented FUM-01",
        ]
    );
    assert_eq!(fight.actions(2, "free-actions"), (2, 2));
    assert_eq!(fight.actions(1, "defences"), (0, 1));
}

#[test]
fn whoever_has_lost_the_thread_needs_a_position_action() {
    let _proof = proves(&["FUM-01", "AUS-04"]);
    // FUM-01, face 3; the foe lets the moment go. AUS-04: no parry any more, and nothing else before he has his bearings again.
    let mut fight = awry(man(), man(), &[20, 3, 5, 1]);
    fight.strike(1, 2).pass(2);
    assert_eq!(fight.states(1), ["disoriented"]);
    fight.strike(2, 1);
    assert_eq!(fight.forbidden(1, &defend("parry")), "AUS-04");
    fight.take(1);
    fight.plan(2, "fight").plan(1, "act-defend").skip();
    assert_eq!(fight.forbidden(1, &act("orient")), "AUS-04");
    fight.act(1, "recover");
    assert_eq!(fight.end()[0], "1 not disoriented AUS-04");
}

#[test]
fn a_confused_parry_costs_the_bearings_after_the_second_blow() {
    let _proof = proves(&["FUM-02"]);
    // FUM-02, face 2: the blow of 1 + 4 lands, then the strike that it gives, 1 + 4 as well; only then he is disoriented.
    let mut fight = awry(man(), man(), &[5, 20, 1, 2, 12, 1]);
    fight.strike(1, 2).defend(2, "parry");
    assert!(fight.states(2).is_empty());
    fight.choose(1, strike(2)).take(2);
    let lines = fight.end();
    let place = |wanted: &str| lines.iter().position(|line| line == wanted).unwrap();
    assert!(
        place("2 le 23 -> 18 DMG-02") < place("2 disoriented FUM-02"),
        "{lines:#?}"
    );
}

#[test]
fn whoever_stumbles_keeps_his_feet_by_body_control_or_falls() {
    let _proof = proves(&["FUM-01", "PAS-05", "SIT-08"]);
    // FUM-01, face 5: MU, IN, GE 12 without talent points. 12, 12, 12 pass; the foe lets the moment go.
    let mut fight = awry(man(), man(), &[20, 5, 12, 12, 12]);
    fight.strike(1, 2);
    let lines = fight.lines();
    assert_eq!(lines[3], "1 ini 14 -> 13 FUM-04");
    assert!(lines[4].starts_with("1 body-control passed"), "{lines:#?}");
    assert!(fight.states(1).is_empty());
    fight.pass(2);
    assert_eq!(fight.end(), ["phase 10"]);
    // 13 is one too many: he falls before the blow comes. AT 12 + 3 against one who lies; PA 12 - 3 - 2.
    let mut fight = awry(man(), man(), &[20, 8, 12, 12, 13, 15, 7]);
    fight.strike(1, 2);
    assert_eq!(fight.lines()[5..], ["1 prone FUM-01", "1 fumble-opens"]);
    fight.choose(2, strike(1)).defend(1, "parry");
    assert_eq!(
        fight.lines()[..2],
        [
            "2 passing-strike 1: 15 success (ATK-01; 15: 7 VAL-02 +5 VAL-03 +3 SIT-08)",
            "1 parry: 7 success (ATK-02; 7: 7 VAL-02 +5 VAL-03 -3 SIT-06 -2 PAS-05)",
        ]
    );
    // Face 9: he falls without a check, and parries 4 worse.
    let mut fight = awry(man(), man(), &[20, 9, 15, 6, 1]);
    fight.strike(1, 2).choose(2, strike(1)).defend(1, "parry");
    let lines = fight.lines();
    assert_eq!(lines[3], "1 ini 14 -> 12 FUM-04");
    assert!(
        lines.iter().any(|line| line.contains("6 failure (ATK-02; 5: ")),
        "{lines:#?}"
    );
}

#[test]
fn who_sprints_seizes_no_chance() {
    let _proof = proves(&["FUM-01"]);
    // PAS-05, ACT-11: the blow goes awry as above, but its target has declared a sprint: no attack in this round.
    let mut fight = field()
        .with("optional:fumbles")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[20, 3])
        .open();
    fight.plan(2, "sprint").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_ne!(fight.asked(), Some((2, "occasional-strike")));
    assert!(fight.end().contains(&"1 fumble-confused".to_owned()));
}

#[test]
fn a_fumbled_parry_lets_the_blow_land_first_and_lays_open_to_another() {
    let _proof = proves(&["FUM-02", "PAS-05", "FUM-04"]);
    // TP 3 + 4 = 7: LE 28 - 7 = 21, above WS 6, so a wound. FUM-02, face 11: falls, INI 8 - 2; the foe's AT 12 + 2 + 3 against one
    // who lies, not to be parried, and whoever lies does not jump aside.
    let mut fight = awry(man(), man(), &[5, 20, 3, 11, 17, 1]);
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(fight.asked(), Some((1, "occasional-strike")));
    assert_eq!(
        fight.lines(),
        [
            "1 attack 2: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 parry: 20 fumble (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
            "2 struck [3] 7: 3 DMG-01 +4 DMG-01 -> 7: 7 DMG-01",
            "2 le 28 -> 21 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 10 -> 8 WND-04",
            "2 fumble [11] 11: 11 FUM-02",
            "2 fumble-falls",
            "2 ini 8 -> 6 FUM-04",
            "2 prone FUM-02",
            "2 fumble-opens",
        ]
    );
    fight.choose(1, strike(2));
    let lines = fight.lines();
    assert_eq!(
        lines[..2],
        [
            "1 passing-strike 2: 17 success (ATK-01; 17: 7 VAL-02 +5 VAL-03 +3 SIT-08 +2 PAS-05)",
            "2 undefended PAS-05",
        ]
    );
    assert!(lines.contains(&"2 le 21 -> 16 DMG-02".to_owned()), "{lines:#?}");
}

#[test]
fn fumbles_after_fumbles_set_nothing_off() {
    let _proof = proves(&["PAS-05"]);
    // FUM-02, face 2: disoriented, INI 10 - 2 = 8.
    let mut fight = awry(man(), man(), &[5, 20, 1, 2, 20]);
    fight.strike(1, 2).defend(2, "parry");
    fight.skip();
    // The strike itself shows a 20: no table.
    fight.choose(1, strike(2));
    assert_eq!(
        fight.lines(),
        [
            "1 passing-strike 2: 20 fumble (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 disoriented FUM-02",
            "phase 8"
        ]
    );
    // A parry of such a strike shows a 20: it fails, and that is all. TP 1 + 4 = 5.
    let mut fight = awry(man(), man(), &[20, 1, 12, 20, 1]);
    fight.strike(1, 2).choose(2, strike(1)).defend(1, "parry");
    let lines = fight.lines();
    assert_eq!(lines.iter().filter(|line| line.contains("fumble [")).count(), 1);
    assert!(lines.contains(&"1 le 28 -> 23 DMG-02".to_owned()), "{lines:#?}");
}

#[test]
fn only_an_engaged_and_ready_partner_strikes() {
    let _proof = proves(&["FUM-01"]);
    // The foe has lost his bearings: nobody is asked.
    let mut fight = awry_on(field(), (man(), ""), (man(), ", disoriented: true"), &[20, 1]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert_eq!(
        lines[1..],
        [
            "1 fumble [1] 1: 1 FUM-01",
            "1 fumble-confused",
            "1 ini 14 -> 12 FUM-04",
            "1 disoriented FUM-01",
            "phase 10"
        ]
    );
}

/// Where things lie.
pub fn lying(fight: &Story) -> Vec<(String, (i16, i16))> {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    let movables = ground.movables.iter();
    movables
        .filter_map(|(_, it)| match it.at {
            Whereabouts::Lies(cell) => Some((it.gear.clone(), (cell.x, cell.y))),
            _ => None,
        })
        .collect()
}

#[test]
fn a_weapon_slips_and_is_picked_up_again() {
    let _proof = proves(&["FUM-01", "ACT-17"]);
    // FUM-01, face 12: no blow for the foe, INI 14 - 1; the sword lies at his feet, and he has fists.
    let mut fight = awry(man(), man(), &[20, 13, 12]);
    fight.strike(1, 2);
    let lines = fight.lines();
    assert_eq!(
        lines[1..],
        [
            "1 fumble [13] 13: 13 FUM-01",
            "1 fumble-slips",
            "1 ini 14 -> 13 FUM-04",
            "1 unarmed FUM-01",
            "1 ini 13 -> 11 UNA-01",
            "phase 10"
        ]
    );
    assert_eq!(lying(&fight), [("WPN-LONGSWORD".to_owned(), (5, 5))]);
    assert_eq!(fight.states(1), ["unarmed"]);
    // ACT-17: two actions and FF 12.
    fight.pass(2);
    fight.plan(2, "fight").plan(1, "act-act");
    fight.act(1, "pick-up").pass(2);
    let lines = fight.end();
    assert!(lines.contains(&"1 draw".to_owned()), "{lines:#?}");
    assert!(fight.states(1).is_empty());
    assert!(lying(&fight).is_empty());
}

#[test]
fn a_weapon_flies_off_in_a_direction_drawn() {
    let _proof = proves(&["FUM-01", "BRD-25"]);
    // BRD-25: face 5 of the eight is the south, three squares: from (5,5) to (5,8).
    let mut fight = awry(man(), man(), &[20, 15, 5, 3]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert_eq!(
        lines[3..],
        [
            "1 ini 14 -> 13 FUM-04",
            "1 course [5] 5: 5 BRD-25",
            "1 scatter [3] 3: 3 BRD-25",
            "1 flung",
            "1 unarmed FUM-01",
            "1 ini 13 -> 11 UNA-01",
            "phase 10"
        ]
    );
    assert_eq!(lying(&fight), [("WPN-LONGSWORD".to_owned(), (5, 8))]);
}

#[test]
fn a_damaged_weapon_breaks_or_grows_brittle() {
    let _proof = proves(&["FUM-01", "BRK-01", "BRK-05"]);
    // BRK-01: the long sword has BF 1, which no two dice can reach; a three on the W4 makes it 4.
    let mut fight = awry(man(), man(), &[20, 16, 1, 1, 3]);
    fight.strike(1, 2);
    assert_eq!(
        fight.end()[3..],
        [
            "1 ini 14 -> 13 FUM-04",
            "1 break-test [1, 1] 2: 2 BRK-01",
            "1 break-rise [3] 3: 3 FUM-01",
            "1 bf 1 -> 4 BRK-01",
            "phase 10"
        ]
    );
    // A hand axe has BF 5: 2 + 3 breaks it, and it is gone: nothing lies about, nothing can be drawn.
    let axe = Man {
        talents: r#"(talent: "TAL-HIEB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-CLUB", talent: "TAL-HIEB")"#,
        ..Man::default()
    };
    let mut fight = awry(axe.ron(), man(), &[20, 17, 1, 2]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert!(lines.contains(&"1 unarmed BRK-05".to_owned()), "{lines:#?}");
    assert!(lying(&fight).is_empty());
}

#[test]
fn a_destroyed_weapon_cannot_be_drawn_again() {
    let _proof = proves(&["FUM-02"]);
    // FUM-02, face 18: INI 10 - 4; the blow has landed before: 1 + 4 = 5, no wound.
    let mut fight = awry(man(), man(), &[5, 20, 1, 18]);
    fight.strike(1, 2).defend(2, "parry");
    let lines = fight.lines();
    assert_eq!(
        lines[4..8],
        [
            "2 fumble [18] 18: 18 FUM-02",
            "2 fumble-destroyed",
            "2 ini 10 -> 6 FUM-04",
            "2 unarmed FUM-02",
        ]
    );
    assert!(lying(&fight).is_empty());
    assert_eq!(fight.states(2), ["unarmed"]);
}

#[test]
fn a_fighter_hurts_himself_without_his_armour() {
    let _proof = proves(&["FUM-01", "DMG-03"]);
    // FUM-01, face 20: 6 + 4 = 10 SP: 28 - 10 = 18, above WS 6, so a wound. INI 14 - 4, then 2 for the wound.
    let mut fight = awry(man(), man(), &[20, 20, 6]);
    fight.strike(1, 2);
    assert_eq!(
        fight.end()[1..],
        [
            "1 fumble [20] 20: 20 FUM-01",
            "1 fumble-hurt",
            "1 ini 14 -> 10 FUM-04",
            "1 struck [6] 10: 6 FUM-01 +4 DMG-01 -> 10: 10 DMG-03",
            "1 le 28 -> 18 DMG-03",
            "1 wounds +1 = 1 [6, 12, 18] WND-01",
            "1 ini 10 -> 8 WND-04",
            "phase 10"
        ]
    );
}

#[test]
fn what_cannot_apply_is_read_on() {
    let _proof = proves(&["FUM-03", "FUM-01"]);
    // FUM-03: a beast's paw cannot slip: face 13 is read as 20, seven on.
    let mut fight = awry(of("OPP-11"), man(), &[20, 13, 1, 1, 1, 1, 1, 1]);
    fight.strike(1, 2);
    let lines = fight.lines();
    assert_eq!(lines[1], "1 fumble [13] 20: 13 FUM-01 +7 FUM-03", "{lines:#?}");
    assert_eq!(lines[2], "1 fumble-hurt");
}

#[test]
fn a_fumble_with_the_shield_concerns_the_shield() {
    let _proof = proves(&["FUM-05", "FUM-02"]);
    // FUM-05, face 12: the shield lies at his feet, the sword stays: its initiative of -1 comes back, its attack of -1 too.
    let mut fight = awry(man(), shielded(), &[5, 20, 1, 12]);
    fight.strike(1, 2).defend(2, "shield-parry");
    let lines = fight.lines();
    assert_eq!(
        lines[4..8],
        [
            "2 fumble [12] 12: 12 FUM-02",
            "2 fumble-slips",
            "2 ini 10 -> 9 FUM-04",
            "2 unshielded FUM-02"
        ]
    );
    assert_eq!(lines[8], "2 ini 9 -> 10 INI-08");
    assert_eq!(lying(&fight), [("SHD-WOOD".to_owned(), (6, 5))]);
    assert_eq!(fight.value(2, "ward"), "none");
    // He strikes in phase 9 of old, now 10, with the sword that no shield hampers any more.
    fight.strike(2, 1);
    // Face 20 of a shield: one W6.
    let mut fight = awry(man(), shielded(), &[5, 20, 1, 20, 6]);
    fight.strike(1, 2).defend(2, "shield-parry");
    let lines = fight.lines();
    assert!(
        lines.contains(&"2 struck [6] 6: 6 FUM-05 -> 6: 6 DMG-03".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn a_shield_stays_on_the_arm_when_the_sword_slips() {
    let _proof = proves(&["FUM-01", "SHD-01"]);
    // The attack of 12 is 11 beside the shield. The sword slips; the shield can still parry with 7 + 3.
    let mut fight = awry(shielded(), man(), &[20, 12]);
    fight.strike(1, 2);
    let lines = fight.lines();
    assert_eq!(
        lines[0],
        "1 attack 2: 20 fumble (ATK-01; 11: 7 VAL-02 +5 VAL-03 -1 SHD-02)"
    );
    assert_eq!(lying(&fight), [("WPN-LONGSWORD".to_owned(), (5, 5))]);
    assert_eq!(fight.value(1, "ward"), "10: 7 VAL-02 +3 SHD-01");
}

#[test]
fn a_lost_shield_is_picked_up_beside_the_sword() {
    let _proof = proves(&["FUM-05", "ACT-17"]);
    // The shield has slipped to (6,5). In the next round its owner takes it up: FF 12.
    let mut fight = awry(man(), shielded(), &[5, 20, 1, 12, 12]);
    fight.strike(1, 2).defend(2, "shield-parry").pass(2);
    fight.plan(2, "act-act").plan(1, "fight").pass(1).skip();
    fight.choose(2, act_on("pick-up", 0, (6, 5)));
    let lines = fight.lines();
    assert!(
        lines.iter().any(|line| line.starts_with("2 not unshielded")),
        "{lines:#?}"
    );
    assert_eq!(fight.value(2, "ward"), "10: 7 VAL-02 +3 SHD-01");
}

#[test]
fn the_odds_of_an_attack_tell_what_a_fumble_brings() {
    // FUM-01, among 20 faces: 4 disoriented, 4 stumbles, 3 falls, 6 that part him from the sword; two damage it, which at BF 1 no
    // throw breaks; 1 hurts.
    // Body control with three 12s and no points: 12^3 ways, and 1 1 x with x above 12 in three orders: 24. 1752 of 8000 hold.
    // The foe's strike: AT 12, PA 12 - 2 = 10 upright: 12/20 * 10/20 = 3/10. On the ground AT 15, PA 7: 15/20 * 13/20 = 39/80;
    // after a fall PA 5: 15/20 * 15/20 = 9/16.
    // 4/20 * 3/10 + 4/20 * (0.219 * 3/10 + 0.781 * 39/80) + 3/20 * 9/16 = 0.2336625, and of that a twentieth.
    let fight = awry(man(), man(), &[]);
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let of = |word: &str, all: u128| {
        let (_, chance) = odds.effects.iter().find(|(known, _)| known.0 == word).unwrap();
        assert_eq!(chance.of * all % chance.total, 0, "{word}");
        chance.of * all / chance.total
    };
    assert_eq!(of("fumble", 20), 1);
    assert_eq!(of("fumble-opens", 1_000_000_000), 11_683_125);
    // 3/20 + 4/20 * 0.781 = 0.3062, and of that a twentieth.
    assert_eq!(of("fumble-down", 1_000_000), 15_310);
    assert_eq!(of("fumble-disarms", 400), 6);
    assert_eq!(of("fumble-harms", 400), 1);
    assert_eq!(of("fumble-bewilders", 400), 4);
    // He hits in 12 of 20, and the foe's parry shows a 20.
    assert_eq!(of("foe-fumble", 400), 12);
}

#[test]
fn the_odds_of_a_parry_tell_what_a_fumble_brings() {
    // FUM-02: the defence action is spent, so that upright only a jump aside is left, 7 - 2 = 5, against AT 12; disoriented: 12/20 *
    // 15/20 = 9/20. Stumbled: upright the same, on the ground AT 15 and nothing: 15/20. Fallen: AT 17: 17/20.
    // 4/20 * 9/20 + 4/20 * (0.219 * 9/20 + 0.781 * 15/20) + 3/20 * 17/20 = 0.35436 after 5 or 6 TP. From 7 TP on, in four of
    // six ways, he is wounded: dodge 3, 12/20 * 17/20 = 0.51, GE 10: 12 * 12 * 10 + 8 + 8 + 10 = 1466 of 8000 ways hold, 0.18325.
    // 4/20 * 0.51 + 4/20 * (0.18325 * 0.51 + 0.81675 * 15/20) + 3/20 * 17/20 = 0.370704.
    // (2 * 0.35436 + 4 * 0.370704) / 6 = 0.365256, and of that a twentieth. A wound is one of the whole body.
    let whole = field()
        .without("optional:zones")
        .without("optional:legacy-serious-wounds");
    let mut fight = awry_on(whole, (man(), ""), (man(), ""), &[5]);
    fight.strike(1, 2);
    let odds = fight.odds(&defend("parry")).unwrap();
    let of = |word: &str, all: u128| {
        let (_, chance) = odds.effects.iter().find(|(known, _)| known.0 == word).unwrap();
        assert_eq!(chance.of * all % chance.total, 0, "{word}");
        chance.of * all / chance.total
    };
    assert_eq!(of("fumble", 20), 1);
    assert_eq!(of("fumble-opens", 10_000_000), 182_628);
    // A jump aside knows no fumble.
    let dodge = Choice::Defend {
        means: Term::named("dodge").unwrap(),
        to: None,
        stakes: Vec::new(),
    };
    let odds = fight.odds(&dodge).unwrap();
    assert!(odds.effects.iter().all(|(word, _)| word.0 != "fumble"));
}

#[test]
fn without_the_module_a_twenty_is_only_a_miss() {
    let _proof = proves(&["CNV-04"]);
    let mut fight = field()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[20])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_eq!(fight.end()[1..], ["phase 10"]);
    let log = common::log(&fight.app, fight.battle);
    let rolls = log
        .iter()
        .filter(|it| matches!(it.happening, Happening::Rolled { .. }));
    assert_eq!(rolls.count(), 0);
}

#[test]
fn those_who_act_at_once_fumble_after_both_have_struck() {
    let _proof = proves(&["INI-05", "FUM-01"]);
    // INI-05: both strike in phase 12; the foe's blow lands before the hero's fumble takes effect. TP 1 + 4.
    let mut fight = field()
        .with("optional:fumbles")
        .hero(man(), (5, 5), "initiative: 12")
        .foe(man(), (6, 5), "initiative: 12")
        .dice(&[20, 5, 1, 12])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.strike(1, 2).strike(2, 1).take(1);
    let lines = fight.lines();
    let place = |wanted: &str| lines.iter().position(|line| line.starts_with(wanted)).unwrap();
    assert!(place("1 le 28 -> 23") < place("1 fumble [12]"), "{lines:#?}");
    assert!(place("2 attack 1") < place("1 fumble-slips"), "{lines:#?}");
}
