//! What everybody can read of a fighter tells of nobody unseen: those alone have part in it who look each other in the eye.

use klingentanz::battle::{FighterId, SideId};

use super::board_proof::proves_board;
use super::story::{Man, Setup, blow, field, go, man, of, open_field, shot};

/// Two of ours in the west, two foes in the east, of whom the second hides, and a wall between the first and the second of each.
fn halls(wall: &str, is_secret: bool) -> Setup {
    field()
        .with("optional:outnumber")
        .walls(&["............", "............", wall])
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (1, 3), "initiative: 12")
        .foe(man(), (8, 1), "initiative: 10")
        .foe(man(), (8, 3), "initiative: 9")
        .setting(|setting| {
            setting.secrets = is_secret;
            setting.hidden = if is_secret { vec![FighterId(4)] } else { Vec::new() };
        })
}

/// What initiative gains by heads (`UEB-04`) when the fight begins.
fn gains(setup: Setup) -> Vec<String> {
    let mut lines = setup.open().lines();
    lines.retain(|line| line.ends_with("UEB-04"));
    lines
}

const OPEN: &str = "............";
const WALL: &str = "############";

#[test]
fn a_head_in_hiding_counts_for_nobody() {
    proves_board(&["BD-VIS-05"]);
    // Two against two; but where one of them hides, two against one.
    assert_eq!(gains(halls(OPEN, false)), [""; 0]);
    assert_eq!(
        gains(halls(OPEN, true)),
        ["1 ini 14 -> 15 UEB-04", "2 ini 12 -> 13 UEB-04"]
    );
}

#[test]
fn a_head_whom_only_one_in_hiding_sees_counts_for_nobody() {
    // Behind the wall the second of ours is seen by the one who hides there alone: one against one, as if nobody hid.
    assert_eq!(gains(halls(WALL, true)), [""; 0]);
}

/// How the intuition of the surprised falls out against a wolf, in hiding or not.
fn intuition(hidden: Vec<FighterId>) -> Option<String> {
    let mut fight = field()
        .hero(of("OPP-09"), (1, 1), "initiative: 20")
        .foe(man(), (8, 1), "")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = hidden;
            setting.surprised.push(SideId(1));
        })
        .dice(&[13])
        .open();
    fight
        .lines()
        .into_iter()
        .find(|line| line.starts_with("2 intuition"))
}

#[test]
fn a_wolf_in_hiding_makes_no_check_harder() {
    // OPP-09: -2 against wolves, of those whom one sees.
    let failed = |ledger| Some(format!("2 intuition failed 0: 13 failure (SUR-01; {ledger})"));
    assert_eq!(intuition(Vec::new()), failed("10: 12 CNV-07 -2 SUR-01"));
    assert_eq!(intuition(vec![FighterId(1)]), failed("12: 12 CNV-07"));
}

#[test]
fn whoever_runs_into_a_hidden_foe_on_a_friends_square_goes_back_before_the_friend() {
    proves_board(&["BD-MOV-05"]);
    // BRD-12: past a friend costs twice as much. On 4,1 he meets the foe, and 3,1 is held.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (3, 1), "initiative: 8")
        .foe(man(), (4, 1), "initiative: 10")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(3)];
        })
        .open();
    fight
        .plan(2, "fight")
        .plan(3, "fight")
        .plan(1, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1), (5, 1)]));
    assert_eq!(
        fight.lines()[..5],
        [
            "1 to 2,1 E 2 ACT-10",
            "1 to 3,1 E 4 ACT-10",
            "1 forgoes walk BD-MOV-05",
            "side 0 sees 3 at 4,1",
            "1 to 2,1 E 0 BRD-13",
        ]
    );
}

#[test]
fn whoever_is_pushed_against_a_hidden_friend_gives_him_away() {
    proves_board(&["BD-MOV-05"]);
    // CRE-08, BRD-16: 7 is more than 12 - 6, and the ogre would push him to 4,1.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .foe(man(), (4, 1), "initiative: 8")
        .dice(&[3, 1, 1, 1, 7, 1, 1])
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(3)];
        })
        .open();
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, blow(2, 1)).take(2);
    assert_eq!(
        fight.end()[5..7],
        ["2 forgoes walk BD-MOV-05", "side 0 sees 3 at 4,1"]
    );
}

#[test]
fn a_body_in_the_line_that_the_archer_does_not_see_costs_nothing_but_may_be_hit() {
    proves_board(&["BD-VIS-06"]);
    // RNG-15 would take 2 for somebody in the line. 18 + 2 - 2 + 2 - 2 = 18 at 9 m, as the odds said; a miss by 1 hits him all the same.
    let archer = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-BOGEN", value: 11)"#,
        shots: r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#,
        ..Man::default()
    };
    let mut fight = open_field(40, 3)
        .hero(archer.ron(), (0, 1), "initiative: 14, style: 1")
        .foe(man(), (9, 1), "initiative: -5")
        .foe(man(), (4, 1), "initiative: -6")
        .dice(&[19, 1])
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(3)];
        })
        .open();
    fight.plan(3, "defend").plan(2, "defend").plan(1, "fight").skip();
    let wish = shot(2, "quick-shot");
    assert_eq!(fight.ways(&wish, 20), 18);
    fight.choose(1, wish);
    let lines = fight.end();
    assert!(
        lines[0].contains("18: 7 VAL-02 +11 VAL-04 +2 RNG-04 -2 RNG-05 +2 RNG-06 -2 RNG-10)"),
        "{lines:#?}"
    );
    assert!(lines.contains(&"1 strays-in-line".to_owned()), "{lines:#?}");
}

#[test]
fn whoever_dodges_onto_a_hidden_foe_stays_and_knows_of_him() {
    proves_board(&["BD-MOV-05"]);
    // The blow of 3 hits, and a 1 dodges it.
    let mut fight = field()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 16")
        .foe(man(), (4, 5), "initiative: 10")
        .dice(&[3, 1])
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(3)];
        })
        .open();
    fight.plan(3, "fight").plan(1, "fight").plan(2, "fight").skip();
    fight.strike(2, 1).dodge(1, (4, 5));
    let lines = fight.end();
    assert!(
        lines.contains(&"1 forgoes walk BD-MOV-05".to_owned()),
        "{lines:#?}"
    );
    assert!(lines.contains(&"side 0 sees 3 at 4,5".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.starts_with("1 to ")), "{lines:#?}");
}
