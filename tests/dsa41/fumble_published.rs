//! Fumbles in the published variant, those of shots, and of things that are no weapons by trade.

use klingentanz::battle::{Choice, Term};
use klingentanz::dice::Chance;

use crate::drill::bearer;
use crate::nature::born;
use crate::proof::proves;
use crate::shot_value::{KNIFE, QUIET, READY, archer, quick, with};
use crate::story::{Man, Setup, Story, act, blow, defend, field, man, of, open_field, shot};

/// Two who stand beside each other and fumble by the published table: the hero strikes in phase 14, the foe in phase 10.
fn awry(hero: String, foe: String, faces: &[u8]) -> Story {
    let mut fight = field()
        .without("optional:crits")
        .with("optional:fumbles=wds")
        .hero(hero, (5, 5), "initiative: 14")
        .foe(foe, (6, 5), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

fn has(lines: &[String], wanted: &str) {
    assert!(lines.iter().any(|line| line == wanted), "{wanted}: {lines:#?}");
}

#[test]
fn a_second_roll_averts_the_fumble() {
    let _proof = proves(&["FUM-06"]);
    // 12 against 12 averts it, 13 does not.
    let mut fight = awry(man(), man(), &[20, 12]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert!(lines[1].starts_with("1 confirm passed"), "{lines:#?}");
    assert_eq!(lines[2..], ["phase 10"]);
    // 7 on two dice: a step out of line. All actions of the round are gone, and the next one must be a position action.
    let mut fight = awry(man(), man(), &[20, 13, 3, 4, 5]);
    fight.strike(1, 2);
    assert_eq!(
        fight.lines()[2..],
        [
            "1 fumble [3, 4] 7: 7 FUM-06",
            "1 fumble-lurches",
            "1 ini 14 -> 12 FUM-04",
            "1 disoriented FUM-06",
            "phase 10",
        ]
    );
    assert_eq!(fight.actions(1, "defences"), (0, 1));
    fight.strike(2, 1);
    assert_eq!(fight.forbidden(1, &defend("parry")), "AUS-04");
}

#[test]
fn a_parry_fumbles_by_the_same_table() {
    let _proof = proves(&["FUM-06"]);
    // TP 1 + 4 land first; then 12: twice the points of the own sword, (2 + 4) * 2 = 12, above WS 6.
    let mut fight = awry(man(), man(), &[5, 20, 13, 1, 6, 6, 2]);
    fight.strike(1, 2).defend(2, "parry");
    let lines = fight.end();
    has(&lines, "2 le 28 -> 23 DMG-02");
    has(&lines, "2 fumble [6, 6] 12: 12 FUM-06");
    has(&lines, "2 ini 10 -> 6 FUM-04");
    has(
        &lines,
        "2 struck [2] 12: 2 FUM-06 +4 DMG-01 +6 FUM-06 -> 12: 12 DMG-01",
    );
    has(&lines, "2 le 23 -> 11 DMG-02");
}

#[test]
fn the_own_hit_goes_through_the_armour() {
    let _proof = proves(&["FUM-06", "DMG-02"]);
    // 11: 6 + 4 = 10, a mail coat keeps 4 off.
    let mailed = Man {
        armour: r#""ARP-CHAINCOAT""#,
        ..Man::default()
    };
    let mut fight = awry(mailed.ron(), man(), &[20, 19, 5, 6, 6]);
    let armour = fight.value(1, "rs");
    let armour: i16 = armour.split(':').next().unwrap().parse().unwrap();
    fight.strike(1, 2);
    let lines = fight.end();
    let loss = 10 - armour;
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("1 struck [6] 10: 6 FUM-06 +4 DMG-01")
                && line.contains(&format!("-> {loss}:"))),
        "{lines:#?}"
    );
}

#[test]
fn short_people_hit_themselves_lower_too() {
    let _proof = proves(&["FUM-06", "ZON-01", "ADV-KLEINWUECHSIG"]);
    // ZON-01: 7 - 1 = 6 is the right leg, where 7 would be the belly; 1 + 4 TP tear no wound.
    let mut fight = field()
        .with("optional:fumbles=wds")
        .with("optional:zones")
        .hero(born("ADV-KLEINWUECHSIG"), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[20, 19, 5, 6, 7, 1])
        .open();
    fight.value(1, "gs");
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2);
    let lines = fight.end();
    has(&lines, "1 zone [7] 6: 7 ZON-01 -1 ZON-01");
    has(&lines, "1 zone-right-leg");
}

#[test]
fn agility_or_body_control_keeps_one_on_his_feet() {
    let _proof = proves(&["FUM-06", "CNV-07"]);
    // 4: GE 12 is likelier than body control without points. 12 stands, 13 falls.
    let mut fight = awry(man(), man(), &[20, 13, 2, 2, 12]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert!(lines[5].starts_with("1 agility passed"), "{lines:#?}");
    let mut fight = awry(man(), man(), &[20, 13, 2, 2, 13]);
    fight.strike(1, 2);
    has(&fight.end(), "1 prone FUM-06");
    // Ten points of body control are likelier than that: 14, 14, 14 cost six of them.
    let trained = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-KOERPERBEHERRSCHUNG", value: 10)"#,
        ..Man::default()
    };
    let mut fight = awry(trained.ron(), man(), &[20, 13, 2, 2, 14, 14, 14]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert!(lines[5].starts_with("1 body-control passed"), "{lines:#?}");
}

#[test]
fn a_weapon_is_destroyed_or_lost() {
    let _proof = proves(&["FUM-06", "BRD-25"]);
    // 2: a long sword of BF 1 is gone.
    let mut fight = awry(man(), man(), &[20, 13, 1, 1]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert_eq!(
        lines[3..6],
        ["1 fumble-destroyed", "1 ini 14 -> 10 FUM-04", "1 unarmed FUM-06"]
    );
    // 9: it lies one to three squares off, here two to the south.
    let mut fight = awry(man(), man(), &[20, 13, 4, 5, 5, 2]);
    fight.strike(1, 2);
    let lines = fight.end();
    has(&lines, "1 course [5] 5: 5 BRD-25");
    has(&lines, "1 scatter [2] 2: 2 BRD-25");
    // BF 0: it is 2 more brittle, and lies one to three squares off, here three to the south.
    let dagger = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DISCDAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let mut fight = awry(dagger.ron(), man(), &[20, 19, 1, 1, 5, 3]);
    fight.strike(1, 2);
    let lines = fight.end();
    has(&lines, "1 bf 0 -> 2 FUM-06");
    has(&lines, "1 scatter [3] 3: 3 BRD-25");
    has(&lines, "1 flung");
    has(&lines, "1 unarmed FUM-06");
}

#[test]
fn claws_strike_their_owner_instead() {
    let _proof = proves(&["FUM-06"]);
    // 2 is read as 12, ten more; 9 as 4, five less.
    let mut fight = awry(of("OPP-09"), man(), &[20, 20, 1, 1, 1, 1]);
    fight.strike(1, 2);
    has(&fight.lines(), "1 fumble [1, 1] 12: 2 FUM-06 +10 FUM-06");
    let mut fight = awry(of("OPP-09"), man(), &[20, 20, 4, 5, 1, 1, 1]);
    fight.strike(1, 2);
    has(&fight.lines(), "1 fumble [4, 5] 4: 9 FUM-06 -5 FUM-06");
}

#[test]
fn the_odds_count_the_second_roll() {
    // 20 and then 13 or more of 20: 8 of 400. Of 36 ways 2 makes 1, 9 and 10 make 7: 8 part him from the sword, 3 strike himself.
    // 3 to 5 make 9, of which GE 12 stands 12 of 20: 9 * 8/20 = 3.6 of 36 fall.
    let fight = awry(man(), man(), &[]);
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let of = |word: &str, all: u128| {
        let (_, chance) = odds.effects.iter().find(|(known, _)| known.0 == word).unwrap();
        assert_eq!(chance.of * all % chance.total, 0, "{word}");
        chance.of * all / chance.total
    };
    assert_eq!(of("fumble", 400), 8);
    assert_eq!(of("fumble-bewilders", 400), 8, "whatever it is");
    assert_eq!(of("fumble-disarms", 14_400), 64);
    assert_eq!(of("fumble-harms", 14_400), 24);
    assert_eq!(of("fumble-down", 144_000), 288);
    // He hits in 12 of 20, and the foe shows 20 and 13 or more.
    assert_eq!(of("foe-fumble", 8000), 96);
}

fn range(person: &Man) -> Setup {
    open_field(40, 3)
        .with("optional:fumbles")
        .hero(person.ron(), (0, 1), READY)
        .foe(man(), (9, 1), QUIET)
}

#[test]
fn a_shot_that_fumbles_breaks_the_bow_or_its_string() {
    let _proof = proves(&["FUM-07", "FUM-04"]);
    // 2: the bow is gone, and nothing flies on.
    let mut fight = quick(range(&archer()), &[20, 1, 1]);
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    assert_eq!(lines[1..3], ["1 fumble [1, 1] 2: 2 FUM-07", "1 fumble-destroyed"]);
    has(&lines, "1 unarmed FUM-07");
    assert!(lines.iter().all(|line| line != "1 spent"), "{lines:#?}");
    // 3: a new string takes 2W6 actions besides the loading, here 4 + 5.
    let mut fight = quick(range(&archer()), &[20, 1, 2, 4, 5]);
    fight.choose(1, shot(2, "quick-shot"));
    has(&fight.end(), "1 repair [4, 5] 9: 9 FUM-07");
}

#[test]
fn a_fumbled_shot_misses_or_hits_a_comrade() {
    let _proof = proves(&["FUM-07"]);
    // 4 to 10: a miss.
    let mut fight = quick(range(&archer()), &[20, 4, 6]);
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    has(&lines, "1 fumble-misses");
    has(&lines, "1 spent");
    // 11: with nobody else there it is lost too.
    let mut fight = quick(range(&archer()), &[20, 5, 6]);
    fight.choose(1, shot(2, "quick-shot"));
    has(&fight.end(), "1 spent");
    // A comrade beside the line is hit, without an answer: 1W6 + 6 + 3.
    let beside = range(&archer()).hero(man(), (5, 2), QUIET);
    let mut fight = beside.dice(&[20, 6, 6, 1]).open();
    fight.plan(2, "defend").plan(3, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    has(&lines, "1 hits-comrade");
    assert!(
        lines.iter().any(|line| line.starts_with("3 struck [1] 10:")),
        "{lines:#?}"
    );
    assert!(
        lines.iter().all(|line| !line.starts_with("3 undefended")),
        "{lines:#?}"
    );
}

#[test]
fn the_odds_of_a_fumbled_shot_without_a_comrade_are_those_of_a_miss() {
    // FUM-07, RNG-15: 7 + 15 at 9 m with +2 -2 +2 -2 and -2 for the foe in the line: 20. A 20 misses by nothing and flies on at him, but
    // for the 3 of 36 fumbles that break the bow or its string; with a 12, too, as no comrade is there.
    let master = archer()
        .ron()
        .replace(r#""TAL-BOGEN", value: 11"#, r#""TAL-BOGEN", value: 15"#);
    let lane = open_field(40, 3)
        .with("optional:fumbles")
        .hero(master, (0, 1), READY)
        .foe(man(), (9, 1), QUIET)
        .foe(man(), (4, 1), QUIET);
    let mut fight = lane.dice(&[20, 6, 6, 1]).open();
    fight.plan(2, "defend").plan(3, "defend").plan(1, "fight").skip();
    let odds = fight.odds(&shot(2, "quick-shot")).unwrap();
    assert_eq!(odds.chain[0].1, Chance::new(19, 20));
    let stray = odds.effects.iter().find(|(word, _)| word.0 == "stray").unwrap();
    assert_eq!(stray.1, Chance::new(33, 720));
    fight.choose(1, shot(2, "quick-shot"));
    has(&fight.lines(), "1 strays-in-line");
}

#[test]
fn what_is_done_against_missiles_cannot_be_fumbled() {
    // RNG-20: the shield parries at 7 + 3, and a 20 only fails.
    let mut fight = quick(
        open_field(40, 3)
            .with("optional:fumbles")
            .hero(archer().ron(), (0, 1), READY)
            .foe(bearer(), (9, 1), QUIET),
        &[5],
    );
    fight.choose(1, shot(2, "quick-shot"));
    let odds = fight.odds(&defend("shield-parry")).unwrap();
    assert!(
        odds.effects.iter().all(|(word, _)| word.0 != "fumble"),
        "{odds:?}"
    );
}

#[test]
fn a_fumbled_shot_hits_no_comrade_who_is_dead() {
    let _proof = proves(&["FUM-07"]);
    // The dead man lies nearer to the line and to the shooter than the living one, who is hit: 1W6 + 6 + 3.
    let beside = range(&archer())
        .hero(man(), (5, 1), "life: -13")
        .hero(man(), (7, 2), QUIET);
    let mut fight = beside.dice(&[20, 6, 6, 1]).open();
    fight.plan(2, "defend").plan(4, "defend").plan(1, "fight").skip();
    assert!(fight.states(3).contains(&"dead"));
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("4 struck [1] 10:")),
        "{lines:#?}"
    );
    // With nobody but him the shot is only lost.
    let alone = range(&archer()).hero(man(), (5, 1), "life: -13");
    let mut fight = alone.dice(&[20, 6, 6]).open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    has(&lines, "1 spent");
    assert!(lines.iter().all(|line| !line.starts_with("3 ")), "{lines:#?}");
}

#[test]
fn what_is_thrown_has_no_string() {
    let _proof = proves(&["FUM-07", "FUM-03"]);
    // 3 is read as 4: a miss; the knife flies one square on.
    let near = open_field(40, 3)
        .with("optional:fumbles")
        .hero(with(KNIFE).ron(), (0, 1), READY)
        .foe(man(), (3, 1), QUIET);
    let mut fight = quick(near, &[20, 1, 2, 1]);
    fight.choose(1, shot(2, "throw"));
    let lines = fight.end();
    has(&lines, "1 fumble [1, 2] 4: 3 FUM-07 +1 FUM-03");
    has(&lines, "1 fumble-misses");
}

#[test]
fn of_many_knives_one_is_destroyed() {
    let _proof = proves(&["FUM-07", "RNG-34", "RNG-35"]);
    // 2: the knife that was thrown is gone, and lies nowhere; two more hang at the belt. At 3 m: 18 - 2 + 2, a 19 misses.
    let knives = Man {
        carries: r#"Missiles("RWP-THRKNIFE", 3)"#,
        ..with(KNIFE)
    };
    let near = open_field(40, 3)
        .with("optional:fumbles")
        .hero(knives.ron(), (0, 1), READY)
        .foe(man(), (3, 1), QUIET);
    let mut fight = quick(near, &[20, 1, 1, 19, 1]);
    fight.choose(1, shot(2, "throw"));
    let lines = fight.lines();
    has(&lines, "1 fumble-destroyed");
    has(&lines, "1 ini 14 -> 10 FUM-04");
    assert!(
        lines
            .iter()
            .all(|line| !line.starts_with("1 unarmed") && line != "1 lies"),
        "{lines:#?}"
    );
    assert_eq!(fight.value(1, "missiles"), "2: 2 RNG-35");
    fight
        .plan(2, "defend")
        .plan(1, "act-attack")
        .act(1, "reload")
        .skip();
    fight.choose(1, shot(2, "throw"));
    let lines = fight.end();
    assert!(lines[0].starts_with("1 throw 2: 19 failure"), "{lines:#?}");
}

#[test]
fn in_the_published_variant_a_shot_is_rolled_again() {
    let _proof = proves(&["FUM-07"]);
    let field = open_field(40, 3)
        .with("optional:fumbles=wds")
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (9, 1), QUIET);
    let mut fight = quick(field, &[20, 1]);
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    assert!(lines[1].starts_with("1 confirm passed"), "{lines:#?}");
    has(&lines, "1 spent");
}

#[test]
fn what_is_no_weapon_fumbles_on_nineteen_too() {
    let _proof = proves(&["FUM-08"]);
    let cook = |abilities| Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 18, attack: 9, parry: 9), (talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-KNIFE", talent: "TAL-DOLCHE")"#,
        attributes: [20; 8],
        abilities,
        ..Man::default()
    };
    let open = |abilities, faces: &[u8]| {
        let mut fight = field()
            .with("optional:fumbles")
            .hero(cook(abilities).ron(), (5, 5), "initiative: 24")
            .foe(man(), (6, 5), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight
    };
    // AT 12 + 9 - 2 = 19: the value would be enough, but a 19 fumbles. FUM-01, face 12: it slips.
    let mut fight = open("", &[19, 12]);
    fight.strike(1, 2);
    let lines = fight.end();
    assert!(
        lines[0].starts_with("1 attack 2: 19 fumble (ATK-01; 19:"),
        "{lines:#?}"
    );
    assert_eq!(lines[2], "1 fumble-slips");
    let fight = open("", &[]);
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let (_, fumbles) = odds.effects.iter().find(|(word, _)| word.0 == "fumble").unwrap();
    assert_eq!(
        (
            fumbles.of * 20 / fumbles.total,
            odds.chain[0].1.of * 20 / odds.chain[0].1.total
        ),
        (2, 18)
    );
    // Who has learnt to lead such things hits.
    let mut fight = open(r#""SF-IMPROVISIERT""#, &[19, 20, 1, 12]);
    fight.strike(1, 2);
    assert!(
        fight.lines()[0].starts_with("1 attack 2: 19 success"),
        "a 19 is enough"
    );
}

#[test]
fn passing_strikes_fumble_in_the_published_variant_alone() {
    let _proof = proves(&["PAS-01", "FUM-06"]);
    let leaves = |variant: &str, faces: &[u8]| {
        let mut fight = field()
            .with("optional:passierschlag")
            .with(variant)
            .hero(man(), (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "move-move").skip();
        let walk = crate::story::go("walk", &[(4, 5)]);
        fight.choose(1, walk);
        let strike = Choice::Attack {
            target: klingentanz::battle::FighterId(1),
            with: klingentanz::battle::Slot(0),
            manoeuvre: Term::named("passing-strike").unwrap(),
            stakes: Vec::new(),
        };
        fight.choose(2, strike);
        fight.lines()
    };
    // AT 12 - 4 = 8: 9 does not avert it.
    let lines = leaves("optional:fumbles=wds", &[20, 9, 3, 4]);
    has(&lines, "2 fumble [3, 4] 7: 7 FUM-06");
    let lines = leaves("optional:fumbles", &[20]);
    assert!(lines.iter().all(|line| !line.contains("fumble [")), "{lines:#?}");
}

#[test]
fn bearings_come_back_with_a_position_action() {
    let _proof = proves(&["FUM-06", "AUS-04"]);
    let mut fight = awry(man(), man(), &[20, 13, 3, 4]);
    fight.strike(1, 2).pass(2);
    fight.plan(2, "fight").plan(1, "act-defend").skip();
    assert_eq!(fight.forbidden(1, &act("orient")), "AUS-04");
    fight.act(1, "recover");
    has(&fight.lines(), "1 not disoriented AUS-04");
}
