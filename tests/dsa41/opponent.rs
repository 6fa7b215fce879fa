//! What the opponent does besides striking: it gets free, turns round, holds its weapon otherwise, goes on with a series, takes its time.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, Posture, Term};
use klingentanz::board::Facing;

use crate::drill::{drilled, fight, strike, who};
use crate::nature::born;
use crate::shot_value::{CROSSBOW, QUIET, READY, with};
use crate::story::{Man, Story, act, act_facing, act_with, aim, field, hewer, man, of, open_field, plan};

/// What the opponent would answer now.
pub fn wish(fight: &Story) -> Choice {
    best_of(fight.system.appraise(fight.app.world(), fight.battle)).unwrap()
}

/// A declaration with which one wants to be asked for free actions.
fn plan_free(name: &str) -> Choice {
    Choice::Plan {
        plan: Term::named(name).unwrap(),
        ask_free: true,
    }
}

#[test]
fn it_gets_free_of_what_pins_it() {
    // He lies and cannot rise; strength 12 - 2 = 10 frees him in half of all cases.
    let mut pins = drilled()
        .hero(who(man(), &["SF-FESTNAGELN"]), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .posture(Posture::Lying)
        .dice(&[9, 1])
        .open();
    pins.plan(2, "fight").plan(1, "fight").skip();
    pins.choose(1, strike(2, "pin", &[2])).take(2).pass(2);
    assert!([plan("act-attack"), plan("act-defend")].contains(&wish(&pins)));
    pins.plan(2, "act-defend").plan(1, "fight").pass(1);
    assert_eq!(wish(&pins), act("break-free"));
    pins.end();
}

#[test]
fn it_goes_on_with_a_series() {
    // Two attacks with 18 at a foe who must not strike back are better than one and a parry.
    let master = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 18, attack: 11, parry: 7)"#,
        ..Man::default()
    };
    let setup = drilled().with("optional:passierschlag");
    let mut fight = fight(setup, who(master.ron(), &["SF-AUSFALL"]), man(), &[3, 12]);
    fight
        .choose(1, strike(2, "lunge", &[0, 0]))
        .defend(2, "parry")
        .pass(2);
    fight.skip();
    fight.plan(2, "fight");
    assert_eq!(wish(&fight), plan("lunge-on"));
    fight.plan(1, "lunge-on");
    assert_eq!(wish(&fight), strike(2, "lunge-on", &[]));
    fight.end();
}

#[test]
fn it_turns_to_whom_it_could_not_parry() {
    // ACT-04: from behind nobody parries (BRD-03); an eighth of a circle brings the foe in the south-west to the left hand.
    let beset = || {
        field()
            .with("optional:facing")
            .without("optional:convert")
            .hero(man(), (5, 5), "initiative: 14")
            .facing(Facing::N)
            .foe(man(), (4, 6), "initiative: 10")
    };
    let mut fight = beset().open();
    fight.plan(2, "fight");
    assert_eq!(wish(&fight), plan_free("fight"));
    fight.plan_free(1, "fight");
    assert_eq!(wish(&fight), act_facing("turn", Facing::NW));
    fight.end();
    // Whoever stands before it gives no reason to turn.
    let mut before = field()
        .with("optional:facing")
        .without("optional:convert")
        .hero(man(), (5, 5), "initiative: 14")
        .facing(Facing::W)
        .foe(man(), (4, 5), "initiative: 10")
        .open();
    before.plan(2, "fight");
    assert_eq!(wish(&before), plan("fight"));
}

#[test]
fn it_lays_a_hand_on_the_blade_where_it_has_no_room() {
    // SIT-11: the great sword is -6 in the corridor; MAN-HALBSCHWERT costs 2 in place of it (SIT-12).
    let taught = hewer().replace("abilities: []", "abilities: [\"SF-HALBSCHWERT\"]");
    let mut fight = field()
        .with("optional:manoeuvres")
        .walls(&["#########", ".........", "#########"])
        .hero(taught.clone(), (4, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "act-defend");
    assert_eq!(wish(&fight), act_with("change-style", 1));
    fight.end();
    // In the open it is worse, and nobody does so.
    let mut open = field()
        .with("optional:manoeuvres")
        .hero(taught, (4, 4), "initiative: 14")
        .foe(man(), (5, 4), "initiative: 10")
        .open();
    open.plan(2, "fight").plan(1, "act-defend");
    assert_eq!(wish(&open), Choice::Pass);
    open.end();
}

#[test]
fn it_takes_aim_while_nobody_can_reach_it() {
    // RNG-09: three actions for a marksman are +3; at fifty squares each point counts, and two actions are little beside the fifteen of loading.
    let marksman = Man {
        abilities: r#""SF-SCHARFSCHUETZE""#,
        subjects: r#"(ability: "SF-SCHARFSCHUETZE", of: Talent("TAL-ARMBRUST"))"#,
        ..with(CROSSBOW)
    };
    let mut fight = open_field(60, 5)
        .with("optional:aiming")
        .hero(marksman.ron(), (3, 2), READY)
        .foe(man(), (55, 2), QUIET)
        .open();
    fight.plan(2, "defend");
    assert_eq!(wish(&fight), plan("act-act"));
    fight.plan(1, "act-act");
    assert_eq!(wish(&fight), aim(2));
    fight.end();
}

#[test]
fn it_asks_for_free_actions_where_it_has_a_use_for_them() {
    // OPP-14: a harpy shrieks; a leader calls to those who waver (MRL-04). Others have nothing to say.
    let plans = |person: String, module: &str, friend: Option<&str>| {
        let mut setup = field()
            .with(module)
            .without("optional:convert")
            .hero(person, (5, 5), "initiative: 8")
            .foe(man(), (6, 5), "initiative: 14");
        if let Some(friend) = friend {
            setup = setup.hero(of(friend), (5, 6), "initiative: 15");
        }
        let fight = setup.open();
        wish(&fight)
    };
    assert_eq!(plans(of("OPP-14"), "optional:morale", None), plan_free("fight"));
    assert_eq!(
        plans(of("OPP-07"), "optional:morale", Some("OPP-05")),
        plan_free("fight")
    );
    assert_eq!(
        plans(of("OPP-05"), "optional:morale", Some("OPP-05")),
        plan("fight")
    );
    assert_eq!(
        plans(born("ADV-KAMPFRAUSCH"), "optional:morale", None),
        plan("fight")
    );
}

#[test]
fn it_weighs_the_blows_that_await_who_leaves_the_map() {
    // A man with 6 points of life at the edge, and four great swords about him: whoever may strike in passing makes leaving worth less.
    let leaving = |module: &str| {
        let mut setup =
            crate::story::field()
                .with(module)
                .hero(crate::story::man(), (0, 5), "initiative: 14, life: 6");
        for at in [(0, 4), (1, 4), (1, 5), (1, 6)] {
            setup = setup.foe(crate::story::hewer(), at, "initiative: 10");
        }
        let mut fight = setup.open();
        for foe in 2..=5 {
            fight.plan(foe, "fight");
        }
        fight.plan(1, "move-defend").skip();
        let weighed = fight.system.appraise(fight.app.world(), fight.battle);
        let leave = weighed
            .into_iter()
            .find(|(choice, _)| *choice == crate::story::act("leave"));
        leave.expect("the fight is lost").1
    };
    let (free, watched) = (leaving("optional:outnumber"), leaving("optional:passierschlag"));
    assert!(watched < free, "{watched} {free}");
}
