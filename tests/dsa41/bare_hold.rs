//! Holds: how they begin, what they forbid and cost, and how they end.

use klingentanz::battle::Choice;

use crate::bare::{WRESTLING, brawler, grapple, ring};
use crate::drill::{fight, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, Story, act, blow, defend, go, man};

/// A hero with these abilities against a foe with those, both bare-handed.
fn match_of(hero: &[&str], foe: &[&str], faces: &[u8]) -> Story {
    let able = |abilities: &[&str]| match abilities {
        [] => brawler(),
        abilities => who(brawler(), abilities),
    };
    fight(ring(), able(hero), able(foe), faces)
}

/// Both declare a fight again; who is slower declares first.
fn next_round(fight: &mut Story) {
    fight.plan(2, "fight").plan(1, "fight").skip();
}

#[test]
fn a_grip_hinders_all_that_its_victim_does() {
    let _proof = proves(&["MAN-U-GRIFF", "SF-GRIFF", "MAN-U-HOLDS"]);
    // AT 12 - 5 = 7; held: attack 12 - 3 = 9 (R of 5/2), parry 12 - 3 = 9.
    let mut grip = match_of(&["SF-GRIFF"], &[], &[7, 10, 12, 9, 12]);
    grip.value(1, "at");
    assert_eq!(grip.ways(&grapple(2, "grip", &[5]), 20), 7);
    grip.choose(1, grapple(2, "grip", &[5])).take(2);
    assert!(grip.states(2).contains(&"gripped"));
    assert!(!grip.states(2).contains(&"held"));
    assert!(grip.states(1).contains(&"holding"));
    grip.strike(2, 1);
    tells(
        &grip.lines(),
        &[
            "1 grip 5 at 2: 7 success (ATK-01; 7: 7 VAL-02 +5 VAL-03 -5 MAN-U-GRIFF)",
            "2 gripped MAN-U-GRIFF",
            "2 attack 1: 10 failure (ATK-01; 9: 7 VAL-02 +5 VAL-03 -3 MAN-U-GRIFF)",
        ],
    );
    // Instead of keeping it he strikes: the parry suffers too, and the hold ends with the round.
    next_round(&mut grip);
    grip.strike(1, 2).defend(2, "parry");
    grip.strike(2, 1);
    tells(
        &grip.end(),
        &[
            "2 parry: 9 success (ATK-02; 9: 7 VAL-02 +5 VAL-03 -3 MAN-U-GRIFF)",
            "2 attack 1: 12 failure",
            "2 not gripped MAN-U-HOLDS",
        ],
    );
}

#[test]
fn a_hold_is_kept_with_the_attack_of_every_round() {
    let _proof = proves(&["MAN-U-HOLDS"]);
    let mut grip = match_of(&["SF-GRIFF"], &[], &[12, 20, 20]);
    grip.choose(1, grapple(2, "grip", &[0])).take(2).strike(2, 1);
    next_round(&mut grip);
    assert!(grip.offered().contains(&"keep-hold"));
    grip.act(1, "keep-hold").strike(2, 1);
    grip.plan(2, "fight").plan(1, "fight");
    assert!(grip.states(2).contains(&"gripped"));
    // Nobody takes hold of two, nor of one who is held.
    assert_eq!(grip.forbidden(1, &grapple(2, "grip", &[0])), "MAN-U-HOLDS");
    grip.end();
}

#[test]
fn who_is_held_stays_and_fights_at_the_shortest_distance() {
    let _proof = proves(&["MAN-U-HOLDS"]);
    // A man with a long sword may strike with his fists only, and parry so; he cannot go away.
    let hero = who(brawler(), &["SF-GRIFF"]);
    let mut grip = fight(ring(), hero, man(), &[11, 20, 11, 3]);
    grip.choose(1, grapple(2, "grip", &[0])).take(2);
    assert_eq!(grip.forbidden(2, &blow(1, 0)), "MAN-U-HOLDS");
    grip.choose(2, blow(1, 1));
    grip.plan(2, "move-defend").plan(1, "fight").skip();
    grip.strike(1, 2);
    // Brawling 7, as a sword does not serve; the move that he declared costs 4.
    assert_eq!(grip.ways(&defend("parry"), 20), 7 - 4);
    grip.defend(2, "parry");
    assert_eq!(grip.forbidden(2, &go("walk", &[(7, 5)])), "MAN-U-HOLDS");
}

#[test]
fn a_grip_is_broken_by_wrestling() {
    let _proof = proves(&["MAN-U-GRIFF", "MAN-U-HOLDS"]);
    // AT 12 - 2 (R of 4/2) = 10, and nobody parries it.
    let mut grip = match_of(&["SF-GRIFF"], &[], &[8, 10]);
    grip.choose(1, grapple(2, "grip", &[4])).take(2);
    assert_eq!(grip.ways(&grapple(1, "get-free", &[]), 20), 10);
    grip.choose(2, grapple(1, "get-free", &[]));
    tells(
        &grip.end(),
        &[
            "2 get-free 1: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 MAN-U-GRIFF)",
            "2 not gripped MAN-U-HOLDS",
        ],
    );
    assert!(grip_is_over(&grip));
}

fn grip_is_over(fight: &Story) -> bool {
    let held = ["gripped", "clinched", "headlocked", "choked", "held"];
    !fight.states(2).iter().any(|state| held.contains(state)) && !fight.states(1).contains(&"holding")
}

#[test]
fn in_a_clinch_only_little_goes() {
    let _proof = proves(&["MAN-U-KLAMMER", "SF-KLAMMER", "MAN-U-BISS", "SF-BISS"]);
    // AT 12 - 2 = 10. Bite at 12 - 1 - 2 = 9: TP(A) 3 + 1.
    let mut clinch = match_of(&["SF-KLAMMER"], &["SF-BISS", "SF-GERADE"], &[10, 9, 3]);
    clinch.value(1, "at");
    clinch.value(2, "at");
    clinch.choose(1, grapple(2, "clinch", &[2])).take(2);
    assert!(clinch.states(2).contains(&"clinched"));
    assert_eq!(clinch.forbidden(2, &blow(1, 0)), "MAN-U-KLAMMER");
    assert_eq!(
        clinch.forbidden(2, &strike(1, "straight-punch", &[0])),
        "MAN-U-KLAMMER"
    );
    assert_eq!(clinch.forbidden(2, &grapple(1, "get-free", &[])), "MAN-U-HOLDS");
    assert_eq!(clinch.ways(&strike(1, "bite", &[1]), 20), 9);
    clinch.choose(2, strike(1, "bite", &[1])).take(1);
    tells(
        &clinch.end(),
        &[
            "2 bite 1 at 1: 9 success (ATK-01; 9: 7 VAL-02 +5 VAL-03 -1 MAN-U-BISS -2 MAN-U-KLAMMER)",
            "1 struck [3] 4: 3 DMG-01 +1 MAN-U-BISS ->",
        ],
    );
    // Nobody bites whom he does not hold, nor is held by.
    let mut apart = match_of(&["SF-BISS"], &[], &[]);
    assert_eq!(apart.forbidden(1, &strike(2, "bite", &[0])), "MAN-U-BISS");
}

#[test]
fn a_clinch_is_broken_by_skill_or_strength() {
    let _proof = proves(&["MAN-U-KLAMMER", "MAN-U-HOLDS"]);
    // Skill: PA of wrestling 12 - 3 = 9.
    let mut skill = match_of(&["SF-KLAMMER"], &[], &[9, 9]);
    skill.choose(1, grapple(2, "clinch", &[3])).take(2);
    assert_eq!(skill.ways(&act("wrest-free"), 20), 9);
    assert_eq!(skill.ways(&act("break-free"), 20), 12);
    skill.act(2, "wrest-free");
    tells(
        &skill.end(),
        &[
            "2 wrest-free passed 0: 9 success (MAN-U-KLAMMER; 9: 7 VAL-02 +5 VAL-03 -3 MAN-U-KLAMMER)",
            "2 not clinched MAN-U-HOLDS",
        ],
    );
    // Strength: KK 12 against 14 is 4 harder: 8; a 9 fails.
    let strong = who(
        Man {
            attributes: [12, 12, 12, 12, 12, 12, 12, 14],
            talents: r#"(talent: "TAL-RINGEN", value: 10, attack: 5, parry: 5)"#,
            styles: r#"(weapon: "WPN-FIST", talent: "TAL-RAUFEN")"#,
            ..Man::default()
        }
        .ron(),
        &["SF-KLAMMER"],
    );
    let mut strength = fight(ring(), strong, brawler(), &[9, 9]);
    strength.choose(1, grapple(2, "clinch", &[0])).take(2);
    assert_eq!(strength.ways(&act("break-free"), 20), 8);
    strength.act(2, "break-free");
    tells(
        &strength.end(),
        &["2 strength failed 0: 9 failure (MAN-U-KLAMMER; 8: 12 CNV-07 -4 MAN-U-KLAMMER)"],
    );
    assert!(strength.states(2).contains(&"clinched"));
}

#[test]
fn a_clinch_is_as_hard_to_parry_as_a_blow() {
    let _proof = proves(&["MAN-U-KLAMMER", "END-04", "ZON-03"]);
    // PA of wrestling 12 - 3 in the clinch; of 28 AU 6 are below a quarter: 2 less.
    let breathless = |start: &str, module: &str| {
        let mut fight = ring()
            .with(module)
            .hero(who(brawler(), &["SF-KLAMMER"]), (5, 5), "initiative: 14")
            .foe(brawler(), (6, 5), start)
            .dice(&[9, 7])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.choose(1, grapple(2, "clinch", &[3])).take(2);
        fight
    };
    let mut weary = breathless("initiative: 10, endurance: 6", "expert:endurance");
    assert_eq!(weary.ways(&act("wrest-free"), 20), 7);
    weary.act(2, "wrest-free");
    tells(
        &weary.end(),
        &[
            "2 wrest-free passed 0: 7 success (MAN-U-KLAMMER; 7: 7 VAL-02 +5 VAL-03 -2 END-04 -3 MAN-U-KLAMMER)",
        ],
    );
    // A leg that a third man has wounded: 6 + 4 = 10 SP, 2 less.
    let mut wounded = ring()
        .with("optional:zones")
        .hero(who(brawler(), &["SF-KLAMMER"]), (5, 5), "initiative: 14")
        .foe(brawler(), (6, 5), "initiative: 10")
        .hero(man(), (7, 5), "initiative: 16")
        .dice(&[5, 1, 6, 9, 7])
        .open();
    wounded.plan(2, "fight").plan(1, "fight").plan(3, "fight").skip();
    wounded.strike(3, 2).take(2);
    wounded.choose(1, grapple(2, "clinch", &[3])).take(2);
    wounded.act(2, "wrest-free");
    tells(
        &wounded.end(),
        &[
            "2 wrest-free passed 0: 7 success (MAN-U-KLAMMER; 7: 7 VAL-02 +5 VAL-03 -2 ZON-03 -3 MAN-U-KLAMMER)",
        ],
    );
}

#[test]
fn a_headlock_tightens_from_round_to_round() {
    let _proof = proves(&["MAN-U-SCHWITZKASTEN", "SF-SCHWITZKASTEN", "MAN-U-HOLDS", "DMG-07"]);
    // Kept: 3, in the next round 3 + 1. To get free is 1, then 2 harder, and the holder may parry it by wrestling.
    let mut lock = match_of(&["SF-SCHWITZKASTEN"], &[], &[12, 20, 3, 11, 12, 3, 10, 13]);
    lock.value(1, "at");
    lock.choose(1, grapple(2, "headlock", &[])).take(2).strike(2, 1);
    tells(
        &lock.lines(),
        &[
            "1 headlock 2: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 headlocked MAN-U-SCHWITZKASTEN",
        ],
    );
    next_round(&mut lock);
    lock.act(1, "keep-hold");
    lock.choose(2, grapple(1, "get-free", &[]));
    // Only wrestling keeps him.
    assert_eq!(lock.forbidden(1, &defend("parry")), "MAN-U-HOLDS");
    lock.defend(1, "wrestling-parry");
    tells(
        &lock.lines(),
        &[
            "2 struck [3] 3: 3 MAN-U-SCHWITZKASTEN -> 3:",
            "2 au 28 -> 25",
            "2 get-free 1: 11 success (ATK-01; 11: 7 VAL-02 +5 VAL-03 -1 MAN-U-SCHWITZKASTEN)",
            "1 wrestling-parry: 12 success",
        ],
    );
    next_round(&mut lock);
    lock.act(1, "keep-hold");
    lock.choose(2, grapple(1, "get-free", &[]))
        .defend(1, "wrestling-parry");
    tells(
        &lock.end(),
        &[
            "2 struck [3] 4: 3 MAN-U-SCHWITZKASTEN +1 MAN-U-SCHWITZKASTEN -> 4:",
            "2 au 25 -> 21",
            "2 get-free 1: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 MAN-U-SCHWITZKASTEN)",
            "1 wrestling-parry: 13 failure",
            "2 not headlocked MAN-U-HOLDS",
        ],
    );
}

#[test]
fn who_is_choked_strikes_to_get_air() {
    let _proof = proves(&["MAN-U-WUERGEGRIFF", "SF-WUERGEGRIFF", "MAN-U-HOLDS"]);
    // 4 + 2 = 6 in the round in which it is kept: AU 28 - 6, LE 28 - 3. Brawling or wrestling at 12 - 2 breaks it.
    let mut choke = match_of(&["SF-WUERGEGRIFF"], &[], &[12, 20, 4, 10]);
    choke.value(1, "at");
    choke.choose(1, grapple(2, "choke", &[])).take(2).strike(2, 1);
    tells(&choke.lines(), &["2 choked MAN-U-WUERGEGRIFF"]);
    next_round(&mut choke);
    choke.act(1, "keep-hold");
    assert_eq!(choke.ways(&strike(1, "get-free", &[]), 20), 10);
    choke.choose(2, strike(1, "get-free", &[]));
    tells(
        &choke.end(),
        &[
            "2 struck [4] 6: 4 MAN-U-WUERGEGRIFF +2 MAN-U-WUERGEGRIFF -> 6:",
            "2 le 28 -> 25",
            "2 au 28 -> 22",
            "2 get-free 1: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 MAN-U-WUERGEGRIFF)",
            "2 not choked MAN-U-HOLDS",
        ],
    );
}

#[test]
fn a_throw_wants_a_grip() {
    let _proof = proves(&["MAN-U-WURF", "SF-WURF", "MAN-U-GRIFF"]);
    // AT 12 - 4 = 8; his defence is 2 harder by the grip. TP(A) 5: AU 28 - 5; prone, INI 10 - 3 - 4.
    let mut thrown = match_of(&["SF-GRIFF", "SF-WURF"], &[], &[8, 20, 8, 5, 3, 4]);
    thrown.value(1, "at");
    assert_eq!(thrown.forbidden(1, &grapple(2, "throw-down", &[])), "MAN-U-WURF");
    thrown.choose(1, grapple(2, "grip", &[4])).take(2).strike(2, 1);
    next_round(&mut thrown);
    assert_eq!(thrown.ways(&grapple(2, "throw-down", &[]), 20), 8);
    thrown.choose(1, grapple(2, "throw-down", &[])).take(2);
    tells(
        &thrown.end(),
        &[
            "1 throw-down 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-U-WURF)",
            "2 struck [5] 5:",
            "2 not gripped MAN-U-WURF",
            "2 au 28 -> 23",
            "2 ini 10 -> 3 MAN-U-WURF",
            "2 prone MAN-U-WURF",
        ],
    );
    // After a hold of a moment it goes as well.
    let mut held = match_of(&["SF-HALTEN", "SF-WURF"], &[], &[12]);
    held.choose(1, grapple(2, "hold", &[0])).take(2).skip();
    held.choose(2, Choice::Pass);
    next_round(&mut held);
    assert_eq!(held.ways(&grapple(2, "throw-down", &[]), 20), 8);
    held.end();
}

#[test]
fn a_take_down_brings_both_to_the_ground() {
    let _proof = proves(&["MAN-U-NIEDERRINGEN", "SF-NIEDERRINGEN"]);
    // AT 12 - 3 = 9. INI 14 - 2, and 10 - 3 - 4; then the foe's parry is 3 harder: 12 - 3 lying + 5 against who lies - 3.
    let hero = ["SF-NIEDERRINGEN"];
    let mut down = match_of(&hero, &[], &[9, 2, 3, 4, 20, 12, 11]);
    down.value(1, "at");
    down.choose(1, grapple(2, "take-down", &[3])).take(2);
    down.strike(2, 1);
    tells(
        &down.lines(),
        &[
            "1 take-down 3 at 2: 9 success",
            "1 nerve [2] 2: 2 MAN-U-NIEDERRINGEN",
            "2 nerve [3, 4] 7: 7 MAN-U-NIEDERRINGEN",
            "1 ini 14 -> 12 MAN-U-NIEDERRINGEN",
            "1 prone MAN-U-NIEDERRINGEN",
            "2 ini 10 -> 3 MAN-U-NIEDERRINGEN",
            "2 prone MAN-U-NIEDERRINGEN",
        ],
    );
    next_round(&mut down);
    down.strike(1, 2);
    assert_eq!(down.ways(&defend("parry"), 20), 12 - 3 + 5 - 3);
    down.defend(2, "parry");
    tells(
        &down.end(),
        &["2 parry: 11 success (ATK-02; 11: 7 VAL-02 +5 VAL-03 +5 SIT-08 -3 SIT-06 -3 MAN-U-NIEDERRINGEN)"],
    );
    // Or the own next attack gains: 12 - 3 + 3 + 3.
    let mut ahead = match_of(&hero, &[], &[9, 2, 3, 4, 20]);
    ahead.choose(1, grapple(2, "take-down-ahead", &[3])).take(2);
    ahead.strike(2, 1);
    next_round(&mut ahead);
    assert_eq!(ahead.ways(&blow(2, 0), 20), 12 - 3 + 3 + 3);
    ahead.end();
}

#[test]
fn a_hold_ends_when_its_holder_is_hurt_or_lets_go() {
    let _proof = proves(&["MAN-U-HOLDS"]);
    // A friend of the held one strikes: 6 + 4 = 10 > WS 6, a wound.
    let mut hurt = ring()
        .hero(who(brawler(), &["SF-GRIFF"]), (5, 5), "initiative: 14")
        .foe(brawler(), (6, 5), "initiative: 10")
        .foe(man(), (5, 4), "initiative: 8")
        .dice(&[12, 20, 12, 6])
        .open();
    hurt.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    hurt.choose(1, grapple(2, "grip", &[0])).take(2);
    hurt.strike(2, 1).strike(3, 1).take(1);
    tells(
        &hurt.end(),
        &["2 gripped", "1 wounds +1 = 1", "2 not gripped MAN-U-HOLDS"],
    );
    // Letting go is a free action.
    let mut lets_go = match_of(&["SF-GRIFF"], &[], &[12, 20]);
    lets_go.choose(1, grapple(2, "grip", &[0])).take(2).strike(2, 1);
    lets_go.plan(2, "fight").plan_free(1, "fight");
    lets_go.act(1, "let-go");
    tells(&lets_go.end(), &["1 let-go", "2 not gripped MAN-U-HOLDS"]);
    assert!(grip_is_over(&lets_go));
    // Whoever goes away has let go.
    let mut leaves = match_of(&["SF-GRIFF"], &[], &[12, 20]);
    leaves.choose(1, grapple(2, "grip", &[0])).take(2).strike(2, 1);
    leaves.plan(2, "fight").plan(1, "move-defend").skip();
    leaves.choose(1, go("walk", &[(4, 5)]));
    tells(&leaves.end(), &["2 not gripped MAN-U-HOLDS"]);
}

#[test]
fn a_hold_can_be_seen_in_the_hash_and_taken_up_again() {
    let _proof = proves(&["MAN-U-GRIFF"]);
    // The same fight with and without the hold has another state, and twice the same one the same.
    let state = |points: &'static [i16]| {
        let mut fight = match_of(&["SF-GRIFF"], &[], &[4]);
        fight.choose(1, grapple(2, "grip", points)).take(2);
        let state = fight.hash();
        fight.end();
        state
    };
    assert_eq!(state(&[2]), state(&[2]));
    assert_ne!(state(&[2]), state(&[4]));
}

#[test]
fn what_hinders_a_parry_hinders_the_escape_from_a_clinch() {
    let _proof = proves(&["MAN-U-KLAMMER", "UNA-03", "END-04"]);
    let wrest = act("wrest-free");
    // He is in a worse place by 2: PA of wrestling 12 - 2 - 2 = 8. A 9 fails and uses it up: then 10.
    let mut worse = match_of(&["SF-KLAMMER"], &[], &[12, 10, 9, 10]);
    worse.choose(1, blow(2, WRESTLING)).take(2).pass(2);
    next_round(&mut worse);
    worse.choose(1, grapple(2, "clinch", &[2])).take(2);
    assert_eq!(worse.ways(&wrest, 20), 8);
    worse.choose(2, wrest.clone());
    tells(
        &worse.lines(),
        &[
            "2 wrest-free failed 0: 9 failure (MAN-U-KLAMMER; 8: 7 VAL-02 +5 VAL-03 -2 MAN-U-KLAMMER -2 UNA-03)",
        ],
    );
    next_round(&mut worse);
    worse.act(1, "keep-hold");
    worse.choose(2, wrest.clone());
    tells(
        &worse.end(),
        &["2 wrest-free passed 0: 10 success (MAN-U-KLAMMER; 10: 7 VAL-02 +5 VAL-03 -2 MAN-U-KLAMMER)"],
    );
    // Who has less than a quarter of his breath is 2 weaker: 12 - 2 - 2.
    let mut tired = ring()
        .with("expert:endurance")
        .hero(who(brawler(), &["SF-KLAMMER"]), (5, 5), "initiative: 14")
        .foe(brawler(), (6, 5), "initiative: 10, endurance: 6")
        .dice(&[10, 9])
        .open();
    tired.plan(2, "fight").plan(1, "fight");
    tired.choose(1, grapple(2, "clinch", &[2])).take(2);
    assert_eq!(tired.ways(&wrest, 20), 8);
    tired.choose(2, wrest);
    tells(
        &tired.end(),
        &["2 wrest-free failed 0: 9 failure (MAN-U-KLAMMER; 8:"],
    );
}

#[test]
fn a_holder_who_is_out_of_breath_lets_go() {
    let _proof = proves(&["MAN-U-HOLDS", "END-06"]);
    // TP(A) 6 are more than his last 3: unconscious for 2 rounds. LE 28 - 3.
    let mut grip = ring()
        .hero(
            who(brawler(), &["SF-GRIFF"]),
            (5, 5),
            "initiative: 14, endurance: 3",
        )
        .foe(brawler(), (6, 5), "initiative: 10")
        .hero(man(), (1, 1), "initiative: 2")
        .dice(&[12, 12, 6, 2])
        .open();
    grip.plan(3, "fight").plan(2, "fight").plan(1, "fight");
    grip.choose(1, grapple(2, "grip", &[0])).take(2);
    grip.strike(2, 1).take(1);
    tells(
        &grip.end(),
        &[
            "2 gripped MAN-U-GRIFF",
            "1 au 3 -> 0 DMG-07",
            "1 exhausted END-06",
            "2 not gripped MAN-U-HOLDS",
        ],
    );
    assert_eq!(grip.asked().unwrap().0, 3, "the round is not over");
}

#[test]
fn a_hold_is_kept_once_in_a_round() {
    let _proof = proves(&["MAN-U-HOLDS", "MAN-U-WUERGEGRIFF", "UMW-03"]);
    // Two attacks of the round: taking it is enough for the first one, keeping it takes 4 + 2 once. AU 28 - 6.
    let setup = ring().with("optional:convert");
    let mut choke = setup
        .hero(who(brawler(), &["SF-WUERGEGRIFF"]), (5, 5), "initiative: 14")
        .foe(brawler(), (6, 5), "initiative: 10")
        .dice(&[12, 4])
        .open();
    choke.plan(2, "fight").plan(1, "strike-twice");
    choke.choose(1, grapple(2, "choke", &[])).take(2).pass(2);
    assert_eq!(choke.asked(), Some((1, "attack")));
    assert_eq!(choke.forbidden(1, &act("keep-hold")), "MAN-U-HOLDS");
    choke.pass(1).plan(2, "fight").plan(1, "strike-twice");
    choke.act(1, "keep-hold").pass(2);
    assert_eq!(choke.asked(), Some((1, "attack")));
    assert!(!choke.offered().contains(&"keep-hold"));
    assert_eq!(choke.forbidden(1, &act("keep-hold")), "MAN-U-HOLDS");
    choke.pass(1).plan(2, "fight").plan(1, "fight");
    assert!(choke.states(2).contains(&"choked"));
    assert!(choke.offered().contains(&"keep-hold"));
    tells(&choke.end(), &["2 au 28 -> 22"]);
}
