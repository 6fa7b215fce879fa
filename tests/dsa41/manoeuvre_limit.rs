//! Where manoeuvres end: before whom, with what, in what place and how long.

use crate::drill::{bearer, drilled, feat, fight, one_on_many, spearman, strike, tells, two_on_one, who};
use crate::proof::{proves, strikes_out};
use crate::story::{act, defend, field, hewer, man};

#[test]
fn a_long_weapon_pins_whom_it_drives_against_a_wall() {
    let _proof = proves(&["MAN-FESTNAGELN"]);
    let before_wall = || drilled().thing((7, 5), "solid");
    let pin = strike(2, "pin", &[0]);
    // AT 12 - 4 = 8, TP 1 + 5.
    let spear = who(spearman(), &["SF-FESTNAGELN"]);
    let mut pins = fight(before_wall(), spear.clone(), man(), &[8, 1]);
    pins.choose(1, pin.clone()).take(2);
    tells(
        &pins.end(),
        &["1 pin 2: 8 success", "2 struck [1] 6:", "2 held MAN-FESTNAGELN"],
    );
    // In the open nobody is pinned, nor by a sword.
    let mut open = fight(drilled(), spear, man(), &[]);
    assert_eq!(open.forbidden(1, &pin), "MAN-FESTNAGELN");
    let mut sword = fight(before_wall(), who(man(), &["SF-FESTNAGELN"]), man(), &[]);
    assert_eq!(sword.forbidden(1, &pin), "MAN-FESTNAGELN");
}

#[test]
fn a_hammer_blow_does_not_get_past_a_large_shield() {
    let _proof = proves(&["MAN-HAMMERSCHLAG", "MAN-SCHILDSPALTER"]);
    let hammerer = || who(hewer(), &["SF-HAMMERSCHLAG", "SF-SCHILDSPALTER"]);
    let hammer = strike(2, "hammer", &[0, 0]);
    let small = bearer().replace("SHD-WOOD", "SHD-BUCKLER");
    let small = fight(drilled(), hammerer(), small, &[]);
    assert_eq!(small.ways(&hammer, 20), 4);
    // Once it is split he has none: AT 12 - 8 + 3 = 7; 14 TP make BF 3 + 2, which 1 + 1 does not exceed.
    let mut split = fight(drilled(), hammerer(), bearer(), &[7, 5, 5, 1, 1]);
    assert_eq!(split.forbidden(1, &hammer), "MAN-HAMMERSCHLAG");
    split.choose(1, strike(2, "split-shield", &[0])).take(2).pass(2);
    tells(&split.end(), &["2 unshielded BRK-05"]);
    split.plan(2, "fight").plan(1, "fight");
    assert_eq!(split.ways(&hammer, 20), 4);
    // Who has lost his sword and not the shield is behind it still. KK 12 - 8, a 5 fails: east, 2 squares.
    let taker = who(man(), &["SF-ENTWAFFNEN"]);
    let mut kept = two_on_one([taker, hammerer()], bearer(), "fight", &[4, 5, 3, 2]);
    kept.choose(1, strike(3, "disarm", &[0])).take(3);
    assert_eq!(
        kept.forbidden(2, &strike(3, "hammer", &[0, 0])),
        "MAN-HAMMERSCHLAG"
    );
}

#[test]
fn a_windmill_turns_a_hammer_blow_without_points() {
    let _proof = proves(&["MAN-WINDMUEHLE", "MAN-HAMMERSCHLAG"]);
    // PA 12 - 8 = 4.
    let hammerer = who(hewer(), &["SF-HAMMERSCHLAG"]);
    let mut turns = fight(drilled(), hammerer, who(man(), &["SF-WINDMUEHLE"]), &[4, 4]);
    turns
        .choose(1, strike(2, "hammer", &[0, 0]))
        .choose(2, feat("windmill", &[]));
    tells(
        &turns.end(),
        &["2 windmill: 4 success (ATK-02; 4: 7 VAL-02 +5 VAL-03 -8 MAN-WINDMUEHLE)"],
    );
}

#[test]
fn a_windmill_takes_room_that_a_large_shield_takes_away() {
    let _proof = proves(&["SHD-05"]);
    let miller = who(bearer(), &["SF-WINDMUEHLE"]);
    let mut large = fight(drilled(), man(), miller.clone(), &[8]);
    large.announce(1, 2, "power-blow", 4);
    assert_eq!(large.forbidden(2, &feat("windmill", &[])), "SHD-05");
    let mut small = fight(drilled(), man(), miller.replace("SHD-WOOD", "SHD-BUCKLER"), &[8]);
    small.announce(1, 2, "power-blow", 4);
    assert_eq!(small.ways(&feat("windmill", &[]), 20), 4);
}

#[test]
fn what_a_windmill_leaves_lasts_until_the_next_round() {
    let _proof = proves(&["MAN-WINDMUEHLE"]);
    // AT 12 - 4 = 8, PA 12 - 8 = 4. In the next round the striker parries at 12 - 8, in the one after it at 12.
    for (rests, parry) in [(0, 4), (1, 12)] {
        let mut story = fight(drilled(), man(), who(man(), &["SF-WINDMUEHLE"]), &[8, 4, 12]);
        story
            .announce(1, 2, "power-blow", 4)
            .choose(2, feat("windmill", &[]))
            .pass(2);
        for _ in 0..rests {
            story.plan(2, "fight").plan(1, "fight").pass(1).pass(2);
        }
        story.plan(2, "fight").plan(1, "fight").pass(1).strike(2, 1);
        assert_eq!(story.ways(&defend("parry"), 20), parry, "{rests}");
    }
}

#[test]
fn a_wall_of_blades_is_the_only_defence_of_its_round() {
    let _proof = proves(&["MAN-KLINGENWAND"]);
    // Two defences, of which one is used: no wall any more.
    let guarded = who(man(), &["SF-KLINGENWAND", "SF-DEFENSIV"]);
    let mut late = two_on_one([man(), man()], guarded, "guarded", &[12, 12, 12]);
    late.strike(1, 3).defend(3, "parry").strike(2, 3);
    assert_eq!(late.forbidden(3, &feat("blade-wall", &[8])), "MAN-KLINGENWAND");
    assert_eq!(late.ways(&defend("parry"), 20), 12);
    // Nor does a converted attack bring another defence besides it: against the third blow he has nothing but a jump aside.
    let turning = who(man(), &["SF-KLINGENWAND", "SF-KAMPFGESPUER"]);
    let mut turns = drilled()
        .with("optional:convert")
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (5, 4), "initiative: 13")
        .hero(man(), (5, 6), "initiative: 12")
        .foe(turning, (6, 5), "initiative: 9")
        .dice(&[12, 8, 12, 8, 12])
        .open();
    for id in [4, 3, 2, 1] {
        turns.plan(id, "fight");
    }
    for id in [1, 2] {
        turns.strike(id, 4).choose(4, feat("blade-wall", &[8]));
    }
    turns.strike(3, 4);
    assert_eq!(turns.forbidden(4, &act("convert-to-defence")), "MAN-KLINGENWAND");
    assert_eq!(turns.forbidden(4, &defend("parry")), "MAN-KLINGENWAND");
}

#[test]
fn a_dancer_puts_a_wall_up_against_three_whatever_their_number() {
    let _proof = proves(&["MAN-KLINGENWAND", "UEB-02"]);
    let _struck = strikes_out(&["UEB-03"]);
    // AT 12 + 1, as they are three; each parry 6 + 2, and nothing is lost to their number.
    let dancer = who(man(), &["SF-KLINGENWAND", "SF-KLINGENTAENZER"]);
    let mut dance = drilled()
        .with("optional:outnumber")
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (5, 4), "initiative: 13")
        .hero(man(), (5, 6), "initiative: 12")
        .foe(dancer, (6, 5), "initiative: 9")
        .dice(&[12, 8, 12, 8, 12, 8])
        .open();
    for id in [4, 3, 2, 1] {
        dance.plan(id, "fight");
    }
    for id in [1, 2, 3] {
        dance.strike(id, 4).choose(4, feat("blade-wall", &[8]));
    }
    let wall = "4 blade-wall: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 MAN-KLINGENWAND)";
    let lines = dance.end();
    assert_eq!(lines.iter().filter(|line| *line == wall).count(), 3, "{lines:#?}");
    tells(
        &lines,
        &["3 attack 4 from left: 12 success (ATK-01; 13: 7 VAL-02 +5 VAL-03 +1 UEB-02)"],
    );
}

#[test]
fn a_sweep_needs_room_and_goes_at_nobody_behind() {
    let _proof = proves(&["MAN-BEFREIUNG"]);
    let sweeper = || who(hewer(), &["SF-BEFREIUNGSSCHLAG"]);
    let sweep = |target, foes| strike(target, "sweep", &[foes, 0]);
    // One before him, one behind him.
    let mut between = drilled()
        .hero(sweeper(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .foe(man(), (4, 5), "initiative: 10")
        .open();
    between.plan(2, "fight").plan(3, "fight").plan(1, "fight");
    assert_eq!(between.ways(&sweep(2, 1), 20), 8);
    assert_eq!(between.forbidden(1, &sweep(2, 2)), "MAN-BEFREIUNG");
    assert_eq!(between.forbidden(1, &sweep(3, 1)), "MAN-BEFREIUNG");
    // Beside him a foe stands in reach.
    let beside = one_on_many(sweeper(), &[man(), man()], &[]);
    assert_eq!(beside.ways(&sweep(2, 2), 20), 4);
    // In a passage one square wide there is no room.
    let mut narrow = drilled()
        .walls(&["############", "............", "############"])
        .hero(sweeper(), (4, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: 10")
        .open();
    narrow.plan(2, "fight").plan(1, "fight");
    assert_eq!(narrow.forbidden(1, &sweep(2, 1)), "MAN-BEFREIUNG");
}

#[test]
fn the_elven_sabre_parries_heavy_weapons() {
    let _proof = proves(&["WPN-04", "WPN-WOLFKNIFE"]);
    // Led as a fencing weapon both; the rapier does not stop a great sword.
    let led = |weapon: &str| {
        let fencer = man().replace("TAL-SCHWERTER", "TAL-FECHT");
        fencer.replace("WPN-LONGSWORD", weapon)
    };
    let mut sabre = fight(field(), hewer(), led("WPN-WOLFKNIFE"), &[12]);
    sabre.value(2, "pa");
    sabre.strike(1, 2);
    assert_eq!(sabre.ways(&defend("parry"), 20), 12);
    let mut rapier = fight(field(), hewer(), led("WPN-RAPIER"), &[12]);
    rapier.strike(1, 2);
    assert_eq!(rapier.forbidden(2, &defend("parry")), "WPN-04");
}

#[test]
fn a_feint_that_fails_beside_a_large_shield_leaves_all_that_it_cost() {
    let _proof = proves(&["MAN-GEN-05", "MAN-FINTE"]);
    // AT 12 - 1 - 3 - 2 = 6, a 7 misses; the next is 3 + 2 harder: 12 - 1 - 5.
    let mut feint = fight(field(), bearer(), man(), &[7, 7]);
    feint.announce(1, 2, "feint", 3).pass(2);
    feint.plan(2, "fight").plan(1, "fight").strike(1, 2);
    tells(
        &feint.end(),
        &[
            "1 feint 3 at 2: 7 failure (ATK-01; 6: 7 VAL-02 +5 VAL-03 -1 SHD-02 -3 MAN-FINTE -2 MAN-FINTE)",
            "1 attack 2: 7 failure (ATK-01; 6: 7 VAL-02 +5 VAL-03 -1 SHD-02 -5 MAN-GEN-05)",
        ],
    );
}

#[test]
fn the_greatest_numbers_there_are_add_up_to_too_many_points() {
    let _proof = proves(&["MAN-GEN-03"]);
    // TaW 10 is the most; 32,767 and 32,767 are more than it, though their sum has no room in such a number.
    let feinter = who(man(), &["SF-FINTE", "SF-WUCHTSCHLAG"]);
    let mut boaster = fight(drilled(), feinter, man(), &[]);
    for stakes in [[i16::MAX, i16::MAX], [1, i16::MAX], [6, 5]] {
        assert_eq!(
            boaster.forbidden(1, &strike(2, "feint-power", &stakes)),
            "MAN-GEN-03"
        );
    }
}
