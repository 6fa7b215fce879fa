//! Attacks and parries that are shared out among several foes.

use klingentanz::battle::{Choice, FighterId};

use crate::drill::{drilled, feat, one_on_many, strike, tells, two_on_one, who};
use crate::proof::proves;
use crate::story::{Man, Story, man};

const DANCER: [&str; 4] = [
    "SF-KLINGENWAND",
    "SF-KLINGENSTURM",
    "SF-KAMPFGESPUER",
    "SF-KLINGENTAENZER",
];

/// The man with these points of his talent in attack and parry.
fn fencer(talents: &'static str, abilities: &[&str]) -> String {
    let fencer = Man {
        talents,
        ..Man::default()
    };
    who(fencer.ron(), abilities)
}

/// Somebody on (6,5) at whom three strike, one after the other; all have declared.
fn beset(defender: String, faces: &[u8]) -> Story {
    let mut story = drilled()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (5, 4), "initiative: 13")
        .hero(man(), (5, 6), "initiative: 12")
        .foe(defender, (6, 5), "initiative: 9")
        .dice(faces)
        .open();
    for id in [4, 3, 2, 1] {
        story.plan(id, "fight");
    }
    story
}

fn wall(points: i16) -> Choice {
    feat("blade-wall", &[points])
}

#[test]
fn a_dancer_who_feels_how_a_fight_goes_needs_no_third_parry() {
    let _proof = proves(&["MAN-KLINGENWAND"]);
    // PA 12: of 16 points the first parry may have up to 10, as another needs 6; nothing is left for a third.
    let mut two = beset(who(man(), &DANCER), &[12, 10, 12, 6, 12, 1]);
    two.strike(1, 4);
    assert_eq!(two.forbidden(4, &wall(11)), "MAN-GEN-03");
    assert_eq!(two.forbidden(4, &wall(5)), "MAN-GEN-03");
    two.choose(4, wall(10)).strike(2, 4);
    assert_eq!(two.forbidden(4, &wall(7)), "MAN-GEN-03");
    two.choose(4, wall(6)).strike(3, 4);
    assert_eq!(two.forbidden(4, &wall(6)), "ATK-05");
    two.take(4);
    tells(
        &two.end(),
        &["4 blade-wall: 10 success", "4 blade-wall: 6 success"],
    );
    // PA 16: of 20 points 6 and 6 leave 8 for the third.
    let master = r#"(talent: "TAL-SCHWERTER", value: 14, attack: 5, parry: 9)"#;
    let mut three = beset(fencer(master, &DANCER), &[12, 6, 12, 6, 12, 8]);
    three.strike(1, 4);
    assert_eq!(three.forbidden(4, &wall(15)), "MAN-GEN-03");
    assert_eq!(three.ways(&wall(14), 20), 14);
    three.choose(4, wall(6)).strike(2, 4);
    assert_eq!(three.ways(&wall(14), 20), 14);
    three.choose(4, wall(6)).strike(3, 4);
    assert_eq!(three.forbidden(4, &wall(9)), "MAN-GEN-03");
    three.choose(4, wall(8));
    tells(
        &three.end(),
        &["4 blade-wall: 8 success (ATK-02; 8: 7 VAL-02 +9 VAL-03 -8 MAN-KLINGENWAND)"],
    );
}

#[test]
fn who_may_share_out_as_he_likes_may_share_out_evenly_too() {
    let _proof = proves(&["MAN-KLINGENWAND"]);
    // PA 11: R(11/2) + 2 = 8 twice, one point more than the 15 that he may share out; 9 leave 6.
    let odd = r#"(talent: "TAL-SCHWERTER", value: 9, attack: 5, parry: 4)"#;
    let of = |faces: &[u8]| {
        let defender = fencer(odd, &["SF-KLINGENWAND", "SF-KAMPFGESPUER"]);
        let mut story = two_on_one([man(), man()], defender, "fight", faces);
        story.strike(1, 3);
        story
    };
    let mut even = of(&[12, 8, 12, 8]);
    even.choose(3, wall(8)).strike(2, 3);
    assert_eq!(even.ways(&wall(8), 20), 8);
    even.choose(3, wall(8));
    even.end();
    let mut free = of(&[12, 9, 12, 6]);
    assert_eq!(free.forbidden(3, &wall(10)), "MAN-GEN-03");
    free.choose(3, wall(9)).strike(2, 3);
    assert_eq!(free.forbidden(3, &wall(7)), "MAN-GEN-03");
    free.choose(3, wall(6));
    free.end();
    // PA 7: 11 points are too few for two of 6, but the even shares are 6.
    let weak = r#"(talent: "TAL-SCHWERTER", value: 5, attack: 5, parry: 0)"#;
    let defender = fencer(weak, &["SF-KLINGENWAND", "SF-KAMPFGESPUER"]);
    let mut weak = two_on_one([man(), man()], defender, "fight", &[12, 6, 12, 6]);
    weak.strike(1, 3)
        .choose(3, wall(6))
        .strike(2, 3)
        .choose(3, wall(6));
    weak.end();
    // A dancer has 8 three times, as without the ability.
    let mut three = beset(who(man(), &DANCER), &[12, 8, 12, 8, 12, 8]);
    for id in [1, 2, 3] {
        three.strike(id, 4).choose(4, wall(8));
    }
    three.end();
}

#[test]
fn a_storm_may_be_shared_out_evenly_by_whoever_may_do_as_he_likes() {
    let _proof = proves(&["MAN-KLINGENSTURM"]);
    // AT 15: R(15/2) + 2 = 10 twice, one point more than the 19 that he may share out.
    let odd = r#"(talent: "TAL-SCHWERTER", value: 11, attack: 8, parry: 3)"#;
    let hero = fencer(odd, &["SF-KLINGENSTURM", "SF-KAMPFGESPUER"]);
    let mut odd = one_on_many(hero, &[man(), man()], &[11, 10, 1]);
    let offers = odd.system.offers(odd.app.world(), odd.battle);
    let is_storm = |choice: &Choice| match choice {
        Choice::Attack {
            target, manoeuvre, ..
        } => (manoeuvre.0, *target) == ("blade-storm", FighterId(2)),
        _ => false,
    };
    let storms = offers.iter().filter(|offer| is_storm(&offer.choice));
    let shares: Vec<Vec<(i16, i16)>> = storms
        .map(|offer| {
            offer
                .stakes
                .iter()
                .map(|stake| (stake.least, stake.most))
                .collect()
        })
        .collect();
    assert_eq!(shares, [[(6, 19), (6, 19)], [(10, 10), (10, 10)]]);
    assert_eq!(
        odd.forbidden(1, &strike(2, "blade-storm", &[11, 9])),
        "MAN-GEN-03"
    );
    odd.choose(1, strike(2, "blade-storm", &[10, 10])).take(3);
    tells(
        &odd.end(),
        &[
            "1 blade-storm 2: 11 failure (ATK-01; 10:",
            "1 blade-storm 3: 10 success (ATK-01; 10:",
        ],
    );
    // AT 12: 16 points are too few for three of 6, but 6 + 2 go three times.
    let mut three = one_on_many(who(man(), &DANCER), &[man(), man(), man()], &[9, 9, 9]);
    assert_eq!(
        three.forbidden(1, &strike(2, "blade-storm-three", &[6, 6])),
        "MAN-GEN-03"
    );
    three.choose(1, strike(2, "blade-storm-three", &[8, 8]));
    let lines = three.end();
    let misses = lines.iter().filter(|line| line.contains("9 failure (ATK-01; 8:"));
    assert_eq!(misses.count(), 3, "{lines:#?}");
}

#[test]
fn a_storm_goes_at_foes_on_all_sides() {
    let _proof = proves(&["MAN-KLINGENSTURM"]);
    // One before him, one behind him; 8 each.
    let mut between = drilled()
        .hero(who(man(), &["SF-KLINGENSTURM"]), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .foe(man(), (4, 5), "initiative: 10")
        .dice(&[9, 9])
        .open();
    between.plan(2, "fight").plan(3, "fight").plan(1, "fight").skip();
    between.choose(1, strike(2, "blade-storm", &[8, 8]));
    tells(
        &between.end(),
        &[
            "1 blade-storm 2: 9 failure (ATK-01; 8:",
            "1 blade-storm 3 from rear: 9 failure (ATK-01; 8:",
        ],
    );
}

/// A hero against one whom a dagger brings hand to hand, and another at the length of a sword.
fn at_two_distances(hero: String) -> Story {
    let dagger = man()
        .replace("WPN-LONGSWORD", "WPN-DAGGER")
        .replace("TAL-SCHWERTER", "TAL-DOLCHE");
    let mut story = drilled()
        .with("optional:dk")
        .hero(hero, (5, 5), "initiative: 14")
        .foe(dagger, (6, 5), "initiative: 16")
        .foe(man(), (5, 6), "initiative: 10")
        .dice(&[12])
        .open();
    story.plan(3, "fight").plan(1, "fight").plan(2, "fight");
    story.choose(2, strike(1, "shorten", &[])).take(1);
    story
}

#[test]
fn a_sweep_wants_the_distance_of_each_foe() {
    let _proof = proves(&["MAN-GEN-08", "MAN-BEFREIUNG"]);
    let sweeper = who(crate::story::hewer(), &["SF-BEFREIUNGSSCHLAG"]);
    let mut sweep = at_two_distances(sweeper);
    assert_eq!(sweep.forbidden(1, &strike(2, "sweep", &[1, 0])), "MAN-GEN-08");
    assert_eq!(sweep.forbidden(1, &strike(3, "sweep", &[2, 0])), "MAN-BEFREIUNG");
    assert_eq!(sweep.ways(&strike(3, "sweep", &[1, 0]), 20), 8);
}

#[test]
fn a_storm_wants_the_distance_of_each_foe() {
    let _proof = proves(&["MAN-GEN-08", "MAN-KLINGENSTURM"]);
    let mut storm = at_two_distances(who(man(), &["SF-KLINGENSTURM"]));
    assert_eq!(
        storm.forbidden(1, &strike(3, "blade-storm", &[8, 8])),
        "MAN-KLINGENSTURM"
    );
    assert_eq!(
        storm.forbidden(1, &strike(2, "blade-storm", &[8, 8])),
        "MAN-GEN-08"
    );
}
