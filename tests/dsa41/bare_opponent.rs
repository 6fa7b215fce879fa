//! What the opponent does with bare hands: it takes hold where that pays, keeps its hold, and gets out of one.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, Slot};

use crate::bare::{WRESTLING, brawler, grapple, ring};
use crate::drill::{fight, strike, who};
use crate::story::{Story, act, field};

/// What the opponent would answer now.
fn wish(fight: &Story) -> Choice {
    best_of(fight.system.appraise(fight.app.world(), fight.battle)).unwrap()
}

#[test]
fn it_chokes_and_does_not_let_go() {
    let mut choke = fight(ring(), who(brawler(), &["SF-WUERGEGRIFF"]), brawler(), &[12, 20]);
    assert_eq!(wish(&choke), grapple(2, "choke", &[]));
    choke.choose(1, grapple(2, "choke", &[])).take(2);
    // Whoever is choked gets free before he does anything else.
    let free = wish(&choke);
    assert_eq!(free.term(), grapple(1, "get-free", &[]).term());
    choke.strike(2, 1);
    choke.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(wish(&choke), act("keep-hold"));
    choke.end();
}

#[test]
fn it_throws_whom_it_has_gripped() {
    let mut grip = fight(
        ring(),
        who(brawler(), &["SF-GRIFF", "SF-WURF"]),
        brawler(),
        &[12, 20],
    );
    grip.choose(1, grapple(2, "grip", &[0])).take(2).strike(2, 1);
    grip.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(wish(&grip), grapple(2, "throw-down", &[]));
    grip.end();
}

#[test]
fn it_gets_out_of_a_clinch_by_skill() {
    // Wrestling 12 - 0 against strength 12: of two equal ways it takes one, and no blow that it may not strike.
    let mut clinch = fight(ring(), who(brawler(), &["SF-KLAMMER"]), brawler(), &[12]);
    clinch.choose(1, grapple(2, "clinch", &[0])).take(2);
    let wish = wish(&clinch);
    assert!([act("break-free"), act("wrest-free")].contains(&wish), "{wish:?}");
    clinch.end();
}

#[test]
fn it_kicks_harder_than_it_punches() {
    // The knee does 2 more than the fist, and nobody here parries it well.
    let fighter = fight(ring(), who(brawler(), &["SF-KNIE"]), brawler(), &[]);
    let wish = wish(&fighter);
    assert_eq!(wish.term(), strike(2, "knee", &[0]).term(), "{wish:?}");
    // Without anything learnt it does not wrestle, which does no harm.
    let plain = fight(field(), brawler(), brawler(), &[]);
    let wish = self::wish(&plain);
    assert!(
        !matches!(
            wish,
            Choice::Attack {
                with: Slot(WRESTLING),
                ..
            }
        ),
        "{wish:?}"
    );
}
