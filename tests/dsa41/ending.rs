//! The end of a fight: beaten, given up, or called a draw.

use crate::drill::{drilled, strike, who};
use crate::proof::proves;
use crate::story::{act, face_to_face, field, man};

#[test]
fn the_fight_ends_when_no_foe_is_able() {
    let _proof = proves(&["TIM-09"]);
    // TIM-09, LEN-03: 10 LE - 10 SP = 0.
    let mut fight = face_to_face(
        (man(), "initiative: 14"),
        (man(), "initiative: 10, life: 10"),
        &[5, 6, 3],
    );
    fight.strike(1, 2).take(2);
    assert_eq!(fight.end().last().unwrap(), "end [SideId(0)] TIM-09");
    assert_eq!(fight.asked(), None);
}

#[test]
fn a_side_that_gives_up_is_beaten() {
    let _proof = proves(&["TIM-09"]);
    // TIM-09: both fighters of the second side are out of the fight at once.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .foe(man(), (2, 2), "initiative: 12")
        .open();
    fight.choose(2, act("surrender"));
    assert_eq!(
        fight.end()[2..],
        [
            "2 surrendered TIM-09",
            "3 surrendered TIM-09",
            "end [SideId(0)] TIM-09"
        ]
    );
    assert_eq!(fight.states(3), ["surrendered"]);
}

#[test]
fn who_wakes_after_his_side_has_given_up_does_not_fight_on() {
    let _proof = proves(&["TIM-09"]);
    // AT 12 - 4 - 4 = 4, TP(A) 4 + 4 + 4 = 12, KO 12 - 4 = 8: a 9 fails, and he is unconscious in the two rounds after this one
    // (MAN-BETAEUBUNG). In the next his friend gives up for both of them, while a third side goes on with the fight.
    let stunner = who(man(), &["SF-BETAEUBUNG"]);
    let mut fight = drilled()
        .hero(stunner, (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 12")
        .foe(man(), (9, 9), "initiative: 10")
        .rival(man(), (1, 9), "initiative: 8")
        .dice(&[4, 4, 9, 2])
        .open();
    fight
        .plan(4, "fight")
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "fight");
    fight.choose(1, strike(2, "stunning-blow", &[4])).take(2);
    fight.pass(3).pass(4).plan(4, "fight").skip();
    fight.act(3, "surrender");
    assert_eq!(
        fight.lines()[..2],
        ["2 surrendered TIM-09", "3 surrendered TIM-09"]
    );
    fight.plan(1, "fight").pass(1).pass(4);
    fight.plan(4, "fight").plan(1, "fight").pass(1).pass(4);
    let woken = "2 not unconscious MAN-BETAEUBUNG".to_owned();
    assert!(fight.lines().contains(&woken));
    // Awake he is asked for nothing, and the fight is over when the third side gives up as well.
    fight.act(4, "surrender");
    assert_eq!(fight.end()[1..], ["end [SideId(0)] TIM-09"]);
}

#[test]
fn a_fight_that_nobody_has_won_after_its_last_round_is_a_draw() {
    let _proof = proves(&["TIM-09"]);
    // TIM-09: the second round is the last, whatever could still be done.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (9, 1), "initiative: 10")
        .last_round(2)
        .open();
    for _ in 0..2 {
        assert_eq!(fight.asked(), Some((2, "announce")));
        fight.plan(2, "fight").plan(1, "move-defend").pass(1).pass(2);
    }
    let told = fight.lines();
    assert!(told.contains(&"1 forgoes walk by choice".to_owned()), "{told:?}");
    assert_eq!(told.last().unwrap(), "end [] TIM-09");
    assert_eq!(fight.asked(), None);
}

#[test]
fn a_fight_whose_last_fighters_fall_together_is_a_draw() {
    let _proof = proves(&["TIM-09", "INI-05"]);
    // INI-05, TIM-09, LEN-03: both strike at once, and both lose 10 - 10 = 0 LE by 6 + 4 TP.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, life: 10")
        .foe(man(), (2, 1), "initiative: 12, life: 10")
        .dice(&[5, 6, 5, 6, 3, 3])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.strike(1, 2).take(2).strike(2, 1).take(1);
    assert_eq!(fight.end().last().unwrap(), "end [] TIM-09");
    assert_eq!(fight.asked(), None);
}
