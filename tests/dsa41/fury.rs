//! Battle frenzy and blood rage: what sets them off, what they do and forbid, and how they end.

use klingentanz::battle::Choice;

use crate::drill::{drilled, feat, fight, strike, tells, who};
use crate::nature::born;
use crate::proof::proves;
use crate::story::{Story, act, blow, field, go, man, of, plan};

/// The hero has let himself go before his first blow; the die shows so many rounds.
fn frantic(abilities: &[&str], faces: &[u8]) -> Story {
    let person = born("ADV-KAMPFRAUSCH");
    let person = if abilities.is_empty() {
        person
    } else {
        who(person, abilities)
    };
    let mut fight = drilled()
        .hero(person, (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan_free(1, "fight").skip();
    fight.act(1, "frenzy");
    fight
}

#[test]
fn who_is_given_to_it_lets_himself_go_at_close_quarters() {
    let _proof = proves(&["ADV-KAMPFRAUSCH", "ADV-STATE-1"]);
    let mut fight = frantic(&[], &[3, 19, 3, 11, 1]);
    assert_eq!(
        fight.lines()[..3],
        [
            "1 frenzy",
            "1 frenzied ADV-STATE-1",
            "1 fury [3] 3: 3 ADV-STATE-1"
        ]
    );
    assert_eq!(fight.states(1), ["frenzied"]);
    // AT 12 + 2, PA 12 - 2: his sheet says so too.
    assert_eq!(fight.value(1, "at"), "14: 7 VAL-02 +5 VAL-03 +2 ADV-STATE-1");
    assert_eq!(fight.value(1, "pa"), "10: 7 VAL-02 +5 VAL-03 -2 ADV-STATE-1");
    fight.strike(1, 2).pass(1).strike(2, 1).defend(1, "parry");
    tells(
        &fight.lines(),
        &[
            "1 attack 2: 19 failure (ATK-01; 14: 7 VAL-02 +5 VAL-03 +2 ADV-STATE-1)",
            "1 parry: 11 failure (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 ADV-STATE-1)",
        ],
    );
}

#[test]
fn nobody_falls_into_a_frenzy_without_a_cause() {
    let _proof = proves(&["ADV-STATE-1"]);
    // The foe is far away, and nobody is wounded.
    let mut far = field()
        .hero(born("ADV-KAMPFRAUSCH"), (1, 1), "initiative: 14")
        .foe(man(), (9, 9), "initiative: 10")
        .open();
    far.plan(2, "fight").plan_free(1, "fight");
    assert_eq!(far.forbidden(1, &act("frenzy")), "ADV-STATE-1");
    // And nobody at all who is not given to it.
    let mut near = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .open();
    near.plan(2, "fight").plan_free(1, "fight");
    assert_eq!(near.forbidden(1, &act("frenzy")), "ADV-STATE-1");
}

#[test]
fn a_frenzy_knows_neither_skill_nor_retreat() {
    let _proof = proves(&["ADV-STATE-1"]);
    let mut mad = frantic(&["SF-FINTE", "SF-MEISTERPARADE", "SF-DEFENSIV"], &[3, 20, 3, 1]);
    assert_eq!(mad.forbidden(1, &strike(2, "feint", &[2])), "ADV-STATE-1");
    mad.strike(1, 2);
    // Nor a free step away from the foe who is engaged with him.
    assert_eq!(mad.asked(), Some((1, "free")));
    assert_eq!(mad.forbidden(1, &go("step", &[(4, 5)])), "ADV-STATE-1");
    mad.pass(1).strike(2, 1);
    assert_eq!(mad.forbidden(1, &feat("master-parry", &[2])), "ADV-STATE-1");
    mad.take(1);
    mad.plan(2, "fight");
    assert_eq!(mad.forbidden(1, &plan("guarded")), "ADV-STATE-1");
}

#[test]
fn every_wound_may_set_it_off() {
    let _proof = proves(&["ADV-STATE-1", "ADV-KAMPFRAUSCH", "WND-10"]);
    // 3 + 4 = 7 SP exceed 6. Self-control without points: 13 against MU 12 fails; the die shows 2 rounds, and the wound is not felt.
    let mut hurt = fight(field(), man(), born("ADV-KAMPFRAUSCH"), &[5, 3, 13, 12, 12, 2]);
    hurt.value(2, "at");
    hurt.strike(1, 2).take(2);
    tells(
        &hurt.end(),
        &[
            "2 wounds +1 = 1",
            "2 ini 10 -> 8 WND-04",
            "2 self-control failed 0: 13 failure (ADV-STATE-1",
            "2 frenzied ADV-STATE-1",
            "2 fury [2] 2: 2 ADV-STATE-1",
            "2 ini 8 -> 10 WND-10",
            "phase 10",
        ],
    );
    // Who passes the check keeps his wits; but he may let himself go after the wound, though nobody is near any more.
    let mut calm = fight(field(), man(), born("ADV-KAMPFRAUSCH"), &[5, 3, 12, 12, 12]);
    calm.strike(1, 2).take(2);
    assert_eq!(calm.asked(), Some((2, "attack")));
    assert!(calm.states(2).is_empty());
    calm.end();
}

/// The foe wounds the hero, who loses his wits for a round; the hero kills him. Then nobody is near.
fn alone_again(advantage: &str, state: &str, faces: &[u8]) -> Story {
    let mut fight = field()
        .hero(born(advantage), (0, 0), "initiative: 10")
        .foe(of("OPP-09"), (1, 0), "initiative: 14, life: 3")
        .foe(man(), (11, 0), "initiative: -5")
        .dice(faces)
        .open();
    fight.plan(3, "defend").plan(1, "fight").plan(2, "fight").skip();
    // 5 + 2 = 7 SP.
    fight.strike(2, 1).take(1);
    assert_eq!(fight.states(1), [state]);
    fight.strike(1, 2).take(2);
    fight
}

#[test]
fn a_frenzy_ends_when_nobody_is_near_and_has_its_price() {
    let _proof = proves(&["ADV-STATE-1", "ADV-KAMPFRAUSCH"]);
    // One round besides this one; the other foe is 11 m away. Then 3 AU and 2 LE are spent, and the wound is felt.
    let mut spent = alone_again("ADV-KAMPFRAUSCH", "frenzied", &[5, 5, 13, 12, 12, 1, 3, 2, 3, 2]);
    spent.value(1, "at");
    let first = spent.lines();
    assert!(
        !first.iter().any(|line| line.contains("not frenzied")),
        "{first:#?}"
    );
    spent.plan(3, "defend").plan(1, "fight").pass(1);
    tells(
        &spent.end(),
        &[
            "1 not frenzied ADV-STATE-1",
            "1 ini 10 -> 8 ADV-STATE-1",
            "1 breath [3] 3: 3 ADV-STATE-1",
            "1 fury-life [2] 2: 2 ADV-STATE-1",
            "1 au 28 -> 25 ADV-STATE-1",
            "1 le 21 -> 19 ADV-STATE-1",
        ],
    );
    assert!(spent.states(1).is_empty());
}

#[test]
fn the_price_of_a_frenzy_begins_the_countdown_like_any_other_harm() {
    let _proof = proves(&["ADV-STATE-1", "DYI-02"]);
    // LE 9 - 7 = 2, which he does not mind in the frenzy (LEN-03). At its end 3 LE: -1, dying; 1 * KO 12 rounds, and not this one:
    // at the end of the twelfth after it he speaks his last words.
    let mut fight = field()
        .hero(born("ADV-KAMPFRAUSCH"), (0, 0), "initiative: 10, life: 9")
        .foe(of("OPP-09"), (1, 0), "initiative: 14, life: 3")
        .foe(man(), (11, 0), "initiative: -5")
        .hero(man(), (11, 11), "initiative: -6")
        .dice(&[5, 5, 13, 12, 12, 1, 3, 2, 3, 3, 1])
        .open();
    fight
        .plan(4, "defend")
        .plan(3, "defend")
        .plan(1, "fight")
        .plan(2, "fight");
    fight.strike(2, 1).take(1).strike(1, 2).take(2);
    fight.plan(4, "defend").plan(3, "defend").plan(1, "fight").skip();
    fight.pass(1);
    tells(
        &fight.lines(),
        &[
            "1 not frenzied ADV-STATE-1",
            "1 le 2 -> -1",
            "1 dying DYI-01",
            "1 countdown [1] 12",
        ],
    );
    let mut rounds = 0;
    while fight.asked() != Some((1, "last-words")) {
        fight.plan(4, "defend").plan(3, "defend");
        rounds += 1;
    }
    assert_eq!(rounds, 12);
}

#[test]
fn who_is_stunned_in_a_frenzy_still_pays_for_it() {
    let _proof = proves(&["ADV-STATE-1", "END-06"]);
    // A fist takes 5 of the 4 AU that he has, R(5/2) = 3 LE are no wound: unconscious for two rounds after this one. The frenzy goes on;
    // when the fight is called a draw after the second round, he pays for it.
    let mut fight = field()
        .hero(born("ADV-KAMPFRAUSCH"), (5, 5), "initiative: 14, endurance: 4")
        .foe(man(), (6, 5), "initiative: 10")
        .hero(man(), (0, 11), "initiative: -5")
        .last_round(2)
        .dice(&[1, 5, 5, 2, 3, 2])
        .open();
    fight
        .plan(3, "defend")
        .plan(2, "fight")
        .plan_free(1, "fight")
        .skip();
    fight.act(1, "frenzy");
    fight.pass(1);
    while fight
        .asked()
        .is_some_and(|(id, kind)| id == 1 && kind != "defend")
    {
        fight.pass(1);
    }
    fight.choose(2, blow(1, 1)).take(1);
    tells(&fight.lines(), &["1 exhausted END-06", "1 unconscious END-06"]);
    assert!(fight.states(1).contains(&"frenzied"));
    fight.plan(3, "defend").plan(2, "fight").pass(2);
    tells(
        &fight.end(),
        &[
            "1 not frenzied ADV-STATE-1",
            "1 breath [3] 3: 3 ADV-STATE-1",
            "1 fury-life [2] 2: 2 ADV-STATE-1",
            "end",
        ],
    );
}

/// A hero given to rage at (5,5), a friend at (5,6), a foe who strikes first at (6,5).
fn raging(faces: &[u8]) -> Story {
    let mut fight = field()
        .hero(born("ADV-BLUTRAUSCH"), (5, 5), "initiative: 10")
        .hero(man(), (5, 6), "initiative: 4")
        .foe(man(), (6, 5), "initiative: 14")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").plan(3, "fight").skip();
    fight
}

#[test]
fn a_rage_strikes_at_whoever_is_nearest() {
    let _proof = proves(&["ADV-BLUTRAUSCH", "ADV-STATE-2"]);
    // The first wound, and no self-control. Of two who are as near it is the friend, who has the lower id.
    let mut mad = raging(&[5, 3, 13, 12, 12, 4, 14, 5]);
    mad.value(1, "at");
    mad.strike(3, 1).take(1);
    tells(
        &mad.lines(),
        &[
            "1 self-control failed 0: 13 failure (ADV-STATE-2",
            "1 raging ADV-STATE-2",
            "1 fury [4] 4: 4 ADV-STATE-2",
        ],
    );
    assert_eq!(mad.states(1), ["raging"]);
    assert_eq!(mad.forbidden(1, &blow(3, 0)), "ADV-STATE-2");
    assert_eq!(mad.forbidden(1, &Choice::Pass), "ADV-STATE-2");
    let offered = mad.offered();
    assert!(
        !offered.contains(&"pass") && !offered.contains(&"delay"),
        "{offered:?}"
    );
    mad.strike(1, 2);
    assert_eq!(mad.asked(), Some((2, "defend")));
    mad.defend(2, "parry");
    tells(
        &mad.end(),
        &[
            "1 attack 2 from left: 14 success (ATK-01; 14: 7 VAL-02 +5 VAL-03 -2 WND-04 +2 WND-10 +2 ADV-STATE-2)",
            "2 parry: 5 success",
        ],
    );
}

#[test]
fn only_the_first_wound_of_a_fight_enrages() {
    let _proof = proves(&["ADV-STATE-2"]);
    // He keeps his wits at the first wound (three 12s); nobody asks him at the second.
    let mut twice = raging(&[5, 3, 12, 12, 12, 5, 3]);
    twice.strike(3, 1).take(1).pass(1).pass(2);
    twice.plan(2, "fight").plan(1, "fight").plan(3, "fight").skip();
    twice.strike(3, 1).take(1);
    let lines = twice.end();
    assert!(
        lines.iter().any(|line| line.starts_with("1 wounds +1 = 2")),
        "{lines:#?}"
    );
    assert!(
        !lines.iter().any(|line| line.contains("self-control")),
        "{lines:#?}"
    );
}

#[test]
fn the_sight_of_a_dying_friend_enrages() {
    let _proof = proves(&["ADV-BLUTRAUSCH", "ADV-STATE-2", "DYI-01"]);
    for (wall, enraged) in [(false, true), (true, false)] {
        let mut setup = field();
        if wall {
            setup = setup.thing((7, 5), "solid");
        }
        // 6 TP leave the friend at -1; the countdown die, then the three dice of self-control and the rounds.
        let faces: &[u8] = if wall {
            &[5, 2, 6]
        } else {
            &[5, 2, 6, 13, 12, 12, 2]
        };
        let mut fight = setup
            .hero(born("ADV-BLUTRAUSCH"), (5, 5), "initiative: 2")
            .hero(man(), (9, 5), "initiative: 4, life: 5, stable: false, wounds: 0")
            .foe(man(), (10, 5), "initiative: 14")
            .dice(faces)
            .open();
        fight.value(1, "at");
        while let Some((id, "announce")) = fight.asked() {
            fight.plan(id, if id == 2 { "move" } else { "fight" });
        }
        fight.strike(3, 2);
        if fight.asked() == Some((2, "defend")) {
            fight.take(2);
        }
        assert_eq!(fight.states(1) == ["raging"], enraged);
        fight.end();
    }
}

#[test]
fn a_rage_must_be_mastered_when_no_foe_is_left() {
    let _proof = proves(&["ADV-STATE-2", "ADV-BLUTRAUSCH", "TIM-09"]);
    // The wolf is dead; the hero's friend is far away. The fight goes on until the rage is over: at the end of the next round
    // self-control with -2, so that 10 passes against 12 - 2.
    let mut fight = field()
        .hero(born("ADV-BLUTRAUSCH"), (0, 0), "initiative: 10")
        .foe(of("OPP-09"), (1, 0), "initiative: 14, life: 3")
        .hero(man(), (11, 0), "initiative: -5")
        .dice(&[5, 5, 13, 12, 12, 1, 3, 2, 11, 10, 10, 10, 10, 10, 3, 2])
        .open();
    fight.value(1, "at");
    fight.plan(3, "defend").plan(1, "fight").plan(2, "fight").skip();
    fight.strike(2, 1).take(1).strike(1, 2).take(2);
    for _ in 0..2 {
        let lines = fight.lines();
        assert!(!lines.iter().any(|line| line.starts_with("end")), "{lines:#?}");
        fight.plan(3, "defend").plan(1, "fight").pass(1);
    }
    tells(
        &fight.end(),
        &[
            "1 self-control passed 1: 10 success (ADV-STATE-2; 10: 12 CNV-08 -2 CNV-08)",
            "1 not raging ADV-STATE-2",
            "end",
        ],
    );
}
