//! Distance classes: where two begin, what they do to blows and parries, and how they change.

use klingentanz::battle::{Choice, FighterId, Ground, Roster, Slot, Term};
use klingentanz::board::{Cell, CornerScale, Facing, Figure, Footprint, Measure, PairFacts, Scale};

use crate::board_proof::proves_board;
use crate::proof::proves;
use crate::story::{Man, Setup, Story, able, blow, drawn, field, go, man};

/// The man with a spear led at 12/12, which its modifier makes 12/10; class S, reach 2.
pub fn spearman() -> String {
    let spearman = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    spearman.ron()
}

/// The man with a dagger led at 12/12, which its modifier makes 12/11; class H.
pub fn stabber() -> String {
    let stabber = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    stabber.ron()
}

/// A field with distance classes.
pub fn classes() -> Setup {
    field().with("optional:dk")
}

/// A choice about the distance to a foe.
pub fn change(target: u16, manoeuvre: &str, stakes: &[i16]) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named(manoeuvre).unwrap(),
        stakes: stakes.to_vec(),
    }
}

/// A choice that concerns somebody.
pub fn concerning(act: &str, target: u16) -> Choice {
    Choice::Act {
        act: Term::named(act).unwrap(),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    }
}

/// A dodge that opens the distance.
pub fn dodge_to(means: &str, to: Option<(i16, i16)>) -> Choice {
    Choice::Defend {
        means: Term::named(means).unwrap(),
        to: to.map(|(x, y)| Cell::new(x, y)),
        stakes: Vec::new(),
    }
}

/// A hero and a foe side by side with distance classes; both fight, the hero strikes in phase 14, the foe in phase 10.
fn close(hero: String, foe: String, faces: &[u8]) -> Story {
    let mut fight = classes()
        .hero(hero, (5, 5), "initiative: 14")
        .foe(foe, (6, 5), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

#[test]
fn a_sword_comes_up_to_a_spear_and_gets_inside() {
    let _proof = proves(&[
        "DK-01", "DK-03", "DK-04", "DK-05", "DK-06", "DK-08", "ACT-24", "BRD-06", "BRD-07",
    ]);
    // The example of 25.5. AT 12 of the sword is -6 at S; inside, the spear has -6 on AT and on PA 10.
    let mut fight = classes()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(spearman(), (5, 1), "initiative: 10")
        .dice(&[10, 8])
        .open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    assert_eq!(
        fight.forbidden(1, &go("walk", &[(2, 1), (3, 1), (4, 1)])),
        "DK-08"
    );
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    assert_eq!(
        fight.lines(),
        [
            "1 to 2,1 E 2 ACT-10",
            "1 to 3,1 E 2 ACT-10",
            "1 class-spear",
            "phase 10"
        ]
    );
    assert_eq!(fight.ways(&blow(1, 0), 20), 12);
    fight.pass(2).plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.ways(&blow(2, 0), 20), 6);
    assert_eq!(fight.forbidden(1, &change(2, "feint", &[1])), "DK-03");
    fight.choose(1, change(2, "shorten", &[])).take(2);
    assert_eq!(
        fight.lines(),
        [
            "1 shorten 2: 10 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 undefended by choice",
            "1 to 4,1 E 0 BRD-07",
            "1 class-close",
            "phase 10",
        ]
    );
    assert_eq!(fight.actions(1, "free-actions"), (1, 2));
    assert_eq!(fight.ways(&blow(1, 0), 20), 6);
    // AT 12 - 4 = 8; the hero is quicker, has a free action left and follows: the class stays N.
    fight.choose(2, change(1, "lengthen", &[]));
    assert_eq!(fight.asked(), Some((1, "follow")));
    fight.choose(1, concerning("follow", 2));
    assert_eq!(
        fight.end(),
        [
            "2 lengthen 1: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 DK-06)",
            "2 to 6,1 W 0 BRD-07",
            "1 follow",
            "1 to 5,1 E 0 BRD-07",
            "round",
        ]
    );
}

#[test]
fn two_daggers_fight_for_hand_to_hand() {
    let _proof = proves(&["DK-05", "BRD-07"]);
    // The example of 25.5: at N a dagger is one class too short, AT 12 - 6; the parry is not. Nobody moves for H.
    let mut fight = close(stabber(), stabber(), &[5, 12]);
    assert_eq!(fight.ways(&blow(2, 0), 20), 6);
    fight.choose(1, change(2, "shorten", &[])).defend(2, "parry");
    assert_eq!(
        fight.end(),
        [
            "1 shorten 2: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 parry: 12 failure (ATK-02; 11: 7 VAL-02 +5 VAL-03 -1 VAL-06)",
            "1 class-hand",
            "phase 10",
        ]
    );
    assert_eq!(fight.ways(&blow(1, 0), 20), 12);
}

#[test]
fn a_parry_keeps_the_class_and_a_free_dodge_does_not_answer() {
    let _proof = proves(&["DK-05"]);
    // DK-05: parry or targeted dodge, not the free one; success keeps the class.
    let mut fight = close(man(), man(), &[5, 12]);
    fight.choose(1, change(2, "shorten", &[]));
    assert_eq!(fight.forbidden(2, &dodge_to("dodge", Some((7, 5)))), "DK-05");
    fight.defend(2, "parry");
    assert_eq!(
        fight.end()[1..],
        ["2 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)", "phase 10"]
    );
    assert_eq!(fight.ways(&blow(1, 0), 20), 12);
}

#[test]
fn a_lucky_attempt_halves_the_parry() {
    let _proof = proves(&["DK-09", "DK-02"]);
    // DK-09: a natural 1; PA 12 becomes 6, so 7 fails.
    let mut fight = close(man(), man(), &[1, 7, 7]);
    fight.choose(1, change(2, "shorten", &[])).defend(2, "parry");
    assert_eq!(
        fight.lines(),
        [
            "1 shorten 2: 1 lucky (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 parry: 7 failure (ATK-02; 6: 7 VAL-02 +5 VAL-03 -6 DK-09)",
            "1 class-hand",
            "phase 10",
        ]
    );
    // DK-02: a sword hand to hand is one class too long: AT and PA -6.
    fight.strike(2, 1);
    assert_eq!(
        fight.end()[0],
        "2 attack 1: 7 failure (ATK-01; 6: 7 VAL-02 +5 VAL-03 -6 DK-02)"
    );
}

#[test]
fn a_feint_goes_with_coming_nearer() {
    let _proof = proves(&["DK-05", "MAN-FINTE"]);
    // DK-05: AT 12 - 3; without SF-FINTE the parry loses R(3/2) = 2.
    let mut fight = close(man(), man(), &[9, 11]);
    // A feint of no points is none, whatever it goes with.
    for manoeuvre in ["shorten-feint", "shorten-two-feint"] {
        assert_eq!(fight.forbidden(1, &change(2, manoeuvre, &[0])), "MAN-GEN-03");
    }
    fight
        .choose(1, change(2, "shorten-feint", &[3]))
        .defend(2, "parry");
    assert_eq!(
        fight.end()[..2],
        [
            "1 shorten-feint 3 at 2: 9 success (ATK-01; 9: 7 VAL-02 +5 VAL-03 -3 MAN-FINTE)",
            "2 parry: 11 failure (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 MAN-FINTE)",
        ]
    );
}

#[test]
fn a_weapon_two_classes_off_is_of_no_use() {
    let _proof = proves(&["DK-02", "DK-05"]);
    // DK-02: a dagger (H) against S is two classes too short; DK-05: two classes at once are AT 12 - 8 = 4.
    let mut fight = classes()
        .hero(stabber(), (4, 5), "initiative: 14")
        .foe(spearman(), (6, 5), "initiative: 10")
        .dice(&[4])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "DK-02");
    fight.choose(1, change(2, "shorten-two", &[])).take(2);
    assert_eq!(
        fight.end(),
        [
            "1 shorten-two 2: 4 success (ATK-01; 4: 7 VAL-02 +5 VAL-03 -8 DK-05)",
            "2 undefended by choice",
            "1 to 5,5 E 0 BRD-07",
            "1 class-hand",
            "phase 10",
        ]
    );
    // The spear is two classes too long now.
    assert_eq!(fight.forbidden(2, &blow(1, 0)), "DK-02");
}

#[test]
fn getting_away_beyond_both_weapons_ends_the_fight_of_two() {
    let _proof = proves(&["DK-06", "BRD-06"]);
    // DK-06, BRD-06: two swords reach one square each; the foe is slower and cannot follow.
    let mut fight = close(man(), man(), &[8]);
    fight.choose(1, change(2, "lengthen", &[]));
    assert_eq!(
        fight.end(),
        [
            "1 lengthen 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 DK-06)",
            "1 to 4,5 E 0 BRD-07",
            "1 apart",
            "phase 10",
        ]
    );
}

#[test]
fn a_targeted_dodge_may_open_the_distance() {
    let _proof = proves(&["AUS-03", "AUS-05", "BRD-15", "BRD-07"]);
    // AUS-03: 7 + 3 - 4 (N doubled) = 6; two classes are 4 harder. Straight back or to one of the two sides of that.
    let mut fight = close(man(), able("SF-AUSWEICHEN1"), &[3, 6]);
    fight.strike(1, 2);
    assert_eq!(fight.ways(&dodge_to("aimed-dodge-back", Some((7, 5))), 20), 6);
    assert_eq!(
        fight.forbidden(2, &dodge_to("aimed-dodge-back", Some((6, 6)))),
        "BRD-15"
    );
    fight.choose(2, dodge_to("aimed-dodge-back", Some((7, 6))));
    assert_eq!(fight.asked(), Some((1, "follow")));
    fight.pass(1);
    let lines = fight.end();
    assert_eq!(lines[2..], ["2 to 7,6 W 0 BRD-07", "1 apart", "phase 10"]);
}

#[test]
fn dodges_depend_on_the_class() {
    let _proof = proves(&["AUS-05"]);
    // AUS-05: free dodge 7, S -1: 6 of 20; at N -2: 5 of 20.
    let mut far = classes()
        .hero(spearman(), (4, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[3, 6])
        .open();
    far.plan(2, "fight").plan(1, "fight").strike(1, 2);
    far.skip().choose(2, dodge_to("dodge", Some((7, 5))));
    assert_eq!(far.end()[0], "2 dodge: 6 success (AUS-02; 6: 7 VAL-02 -1 AUS-05)");
    let mut near = close(man(), man(), &[3]);
    near.strike(1, 2);
    assert_eq!(near.ways(&dodge_to("dodge", Some((7, 5))), 20), 5);
}

#[test]
fn a_free_step_keeps_the_class() {
    let _proof = proves(&["DK-07", "ACT-03"]);
    // DK-07: from two squares to one at S: the sword is still one class too short.
    let mut fight = classes()
        .hero(man(), (4, 5), "initiative: 14")
        .foe(spearman(), (6, 5), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan_free(1, "fight").skip();
    fight.choose(1, go("step", &[(5, 5)]));
    assert_eq!(fight.lines(), ["1 to 5,5 E 2 DK-07", "phase 14"]);
    assert_eq!(fight.ways(&blow(2, 0), 20), 6);
}

#[test]
fn whoever_comes_up_from_behind_chooses_hand_to_hand() {
    let _proof = proves(&["DK-04"]);
    // DK-04: the foe looks west, the dagger comes from the east; hand to hand it has no malus.
    let mut fight = classes()
        .with("optional:facing")
        .hero(stabber(), (9, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 2")
        .open();
    fight.plan(2, "fight").plan(1, "move-attack").skip();
    fight.choose(1, go("walk", &[(8, 5), (7, 5)])).skip();
    // In phase 6, with the malus of moving: 12 - 4 - 6 + 1 from behind = 3; hand to hand 9.
    assert_eq!(fight.ways(&blow(2, 0), 20), 3);
    fight.choose(1, concerning("close-in", 2));
    assert_eq!(fight.asked(), Some((1, "attack")));
    assert_eq!(fight.ways(&blow(2, 0), 20), 9);
    assert_eq!(fight.end(), ["1 class-hand"]);
    assert_eq!(fight.forbidden(1, &concerning("close-in", 2)), "DK-04");
}

#[test]
fn what_stands_behind_keeps_one_from_getting_away() {
    let _proof = proves(&["DK-06", "BRD-07"]);
    // BRD-07: no free square of the three behind him.
    let fight = classes()
        .hero(man(), (0, 5), "initiative: 14")
        .foe(man(), (1, 5), "initiative: 10")
        .open();
    let mut fight = fight;
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &change(2, "lengthen", &[])), "DK-06");
    assert_eq!(fight.forbidden(1, &change(2, "shorten-two", &[])), "DK-05");
}

#[test]
fn a_low_thing_between_forbids_hand_to_hand() {
    let _proof = proves(&["BRD-17"]);
    // BRD-17.
    let mut fight = classes()
        .edge((5, 5), klingentanz::board::Facing::E, "low_wall")
        .hero(stabber(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &change(2, "shorten", &[])), "BRD-17");
}

/// Whom a fighter fights at close quarters, and at which distance.
pub fn engaged(fight: &Story, fighter: u16) -> Vec<(u16, &'static str)> {
    let world = fight.app.world();
    let entity = world
        .get::<Roster>(fight.battle)
        .unwrap()
        .entity(FighterId(fighter))
        .unwrap();
    let readout = fight.system.readout(world, entity);
    readout
        .engaged
        .iter()
        .map(|(foe, class)| (foe.0, class.0))
        .collect()
}

#[test]
fn who_fights_whom_is_a_state_of_both_and_not_the_squares_between_them() {
    let _proof = proves(&["BRD-06", "DK-06"]);
    proves_board(&["BD-PF-27", "BD-PF-28", "BD-VAR-11", "BD-ZON-04"]);
    // Six squares apart nobody is engaged; two apart the spear reaches the sword (class S), though nobody stands beside the
    // other; and hand to hand is another class than close on the same two squares.
    let mut fight = drawn(&["..........", ".1.....2..", ".........."])
        .with("optional:dk")
        .hero(man(), (1, 1), "initiative: 14")
        .foe(spearman(), (7, 1), "initiative: 10")
        .open();
    assert_eq!((engaged(&fight, 1), engaged(&fight, 2)), (vec![], vec![]));
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1), (5, 1)]));
    fight.lines();
    assert_eq!(engaged(&fight, 1), [(2, "class-spear")]);
    assert_eq!(engaged(&fight, 2), [(1, "class-spear")]);
    let figures = [(5, Facing::E, 0), (7, Facing::W, 1)]
        .map(|(x, facing, side)| Figure::standing(Footprint::single(Cell::new(x, 1)), facing, side));
    let scale = Scale {
        measure: Measure::Round,
        corner: CornerScale::Hidden,
        cell_dm: 10,
    };
    let ground: &Ground = fight.app.world().get(fight.battle).unwrap();
    let board = PairFacts::direct(ground.view(), scale, &figures, [0, 1], figures);
    assert!(board.foes_of_attacker().is_empty() && board.foes_of_target().is_empty());
    let mut fight = close(stabber(), stabber(), &[5]);
    assert_eq!(engaged(&fight, 1), [(2, "class-close")]);
    fight.choose(1, change(2, "shorten", &[])).take(2);
    assert_eq!(engaged(&fight, 1), [(2, "class-hand")]);
    assert_eq!(engaged(&fight, 2), [(1, "class-hand")]);
    // Getting away beyond both swords ends it.
    let mut fight = close(man(), man(), &[8]);
    assert_eq!(engaged(&fight, 2), [(1, "class-close")]);
    fight.choose(1, change(2, "lengthen", &[]));
    assert_eq!((engaged(&fight, 1), engaged(&fight, 2)), (vec![], vec![]));
}
