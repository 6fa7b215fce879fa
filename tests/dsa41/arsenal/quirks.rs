//! Weapons that burn, that fumble early, and what a sling throws.

use klingentanz::battle::Ground;

use crate::drill::tells;
use crate::proof::{proves, strikes_out};
use crate::story::{Man, Story, blow, field, man, open_field, shot};

fn torch_bearer() -> String {
    Man {
        talents: r#"(talent: "TAL-HIEB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-TORCH", talent: "TAL-HIEB")"#,
        ..Man::default()
    }
    .ron()
}

/// A torch bearer in (1,1) against this foe, who waits.
fn torch(foe: String, faces: &[u8]) -> Story {
    let mut fight = field()
        .without("optional:crits")
        .without("optional:zones")
        .hero(torch_bearer(), (1, 1), "initiative: 14")
        .foe(foe, (2, 1), "initiative: -5")
        .dice(faces)
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight
}

fn is_lit(fight: &Story) -> bool {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    ground.movables.lit().count() == 1
}

fn again(fight: &mut Story) {
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
}

#[test]
fn a_torch_burns_whom_it_harms_until_it_goes_out() {
    let _proof = proves(&["WPN-TORCH"]);
    // TP 4, and 5 - 1 of fire: 8 in all are more than WS 6. Then TP 2 and 6 - 1: with the 6 it goes out. Then TP 3 alone.
    let mut fight = torch(man(), &[10, 4, 5, 3, 2, 6, 3, 3]);
    fight.value(1, "at");
    assert!(is_lit(&fight));
    // TP 6 and 5 of fire: 10 of 20 hit, 8 of 20 get past PA 12, each of the two dice shows its 6.
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let most = odds.losses.iter().max_by_key(|(loss, _)| *loss).unwrap();
    assert_eq!((most.0, most.1.of * 180 / most.1.total), (11, 1));
    fight.strike(1, 2).take(2);
    tells(
        &fight.lines(),
        &[
            "1 flames [5] 4: 5 WPN-TORCH -1 WPN-TORCH",
            "2 struck [4] 4: 4 DMG-01 -> 8: 4 DMG-01 +4 WPN-TORCH",
            "2 le 28 -> 20 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18]",
        ],
    );
    again(&mut fight);
    tells(
        &fight.lines(),
        &[
            "1 LampOut 1,1 WPN-TORCH",
            "2 struck [2] 2: 2 DMG-01 -> 7: 2 DMG-01 +5 WPN-TORCH",
        ],
    );
    assert!(!is_lit(&fight));
    again(&mut fight);
    tells(
        &fight.end(),
        &["2 struck [3] 3: 3 DMG-01 -> 3: 3 DMG-01", "2 le 13 -> 10"],
    );
}

#[test]
fn a_torch_that_is_out_or_stopped_by_armour_burns_nobody() {
    let _struck = strikes_out(&["WPN-TORCH"]);
    // RS 3 of leather stops 3 TP: no fire, and no die for it.
    let clad = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    let mut stopped = torch(clad.ron(), &[3, 3]);
    stopped.strike(1, 2).take(2);
    tells(
        &stopped.end(),
        &["2 struck [3] 3: 3 DMG-01 -> 0: 3 DMG-01 -3 DMG-02"],
    );
    // A torch that is still at the belt when the fight begins does not burn once it is drawn.
    let mut drawn = field()
        .hero(torch_bearer(), (1, 1), "initiative: 14, sheathed: true")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[3, 3])
        .open();
    assert!(!is_lit(&drawn));
    drawn.plan(2, "defend").plan(1, "act-defend").skip();
    drawn.choose(1, crate::story::act_with("draw", 0));
    again(&mut drawn);
    tells(&drawn.end(), &["2 struck [3] 3: 3 DMG-01 -> 3: 3 DMG-01"]);
}

#[test]
fn a_great_flail_fumbles_on_a_nineteen_too() {
    let _proof = proves(&["WPN-OXHERD", "FUM-01"]);
    let strong = |weapon: &str| {
        Man {
            attributes: [12, 12, 12, 12, 12, 12, 12, 18],
            talents: r#"(talent: "TAL-KETTENWAFFEN", value: 10, attack: 5, parry: 5)"#,
            styles: "STYLE",
            ..Man::default()
        }
        .ron()
        .replace(
            "STYLE",
            &format!(r#"(weapon: "{weapon}", talent: "TAL-KETTENWAFFEN")"#),
        )
    };
    // KK 18: AT-Basis 8, + 5 - 2 with the great flail, 8 + 5 - 1 with the morning star.
    for (weapon, faces, told) in [
        (
            "WPN-OXHERD",
            &[19, 20, 1, 1, 1][..],
            "1 attack 2: 19 fumble (ATK-01; 11:",
        ),
        (
            "WPN-MORNINGSTAR",
            &[19][..],
            "1 attack 2: 19 failure (ATK-01; 12:",
        ),
    ] {
        let mut fight = field()
            .with("optional:fumbles")
            .hero(strong(weapon), (1, 1), "initiative: 14")
            .foe(man(), (2, 1), "initiative: -5")
            .dice(faces)
            .open();
        fight.value(1, "at");
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight.strike(1, 2);
        tells(&fight.end(), &[told]);
    }
}

#[test]
fn a_war_discus_in_weak_hands_is_no_weapon_by_trade() {
    let _proof = proves(&["RWP-WARDISCUS", "FUM-07"]);
    let thrower = |strength: i8| Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, strength],
        talents: r#"(talent: "TAL-SCHWERTER", value: 0, attack: 0, parry: 0), (talent: "TAL-DISKUS", value: 10)"#,
        shots: r#"(weapon: "RWP-WARDISCUS", talent: "TAL-DISKUS")"#,
        ..Man::default()
    };
    // 25 m are the third band: FK 7 + 10 - 4 - 2 + 2 with KK 13, FK-Basis 8 with KK 14. A 19 misses; in weak hands it fumbles (2 + 3: only a miss).
    for (strength, faces, told) in [
        (13, &[19, 2, 3, 1][..], "1 throw 2: 19 fumble (RNG-01; 13:"),
        (14, &[19, 1][..], "1 throw 2: 19 failure (RNG-01; 14:"),
    ] {
        let mut fight = open_field(40, 3)
            .with("optional:fumbles")
            .hero(thrower(strength).ron(), (1, 1), "initiative: 14, style: 1")
            .foe(man(), (26, 1), "initiative: -5")
            .dice(faces)
            .open();
        fight.value(1, "fk");
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight.choose(1, shot(2, "throw"));
        tells(&fight.end(), &[told]);
    }
}

fn slinger(weapon: &str, lead: &str) -> String {
    let shot = format!(r#"(weapon: "{weapon}", talent: "TAL-SCHLEUDER"{lead})"#);
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 0, attack: 0, parry: 0), (talent: "TAL-SCHLEUDER", value: 10)"#,
        shots: "SHOT",
        ..Man::default()
    }
    .ron()
    .replace("SHOT", &shot)
}

#[test]
fn bullets_of_lead_hit_a_point_harder_than_stones() {
    let _proof = proves(&["RWP-SLING", "RWP-STAFFSLING"]);
    let _struck = strikes_out(&["RWP-SLING", "RWP-STAFFSLING"]);
    // 5 m, the second band: nothing added. 4 + 2, with lead 1 more; the staff sling 4 + 3, KK 12 gives nothing.
    for (weapon, lead, told) in [
        ("RWP-SLING", "", "2 struck [4] 6: 4 DMG-01 +2 DMG-01 ->"),
        (
            "RWP-SLING",
            ", lead: true",
            "2 struck [4] 7: 4 DMG-01 +2 DMG-01 +1 RWP-SLING ->",
        ),
        ("RWP-STAFFSLING", "", "2 struck [4] 7: 4 DMG-01 +3 DMG-01 ->"),
        (
            "RWP-STAFFSLING",
            ", lead: true",
            "2 struck [4] 8: 4 DMG-01 +3 DMG-01 +1 RWP-STAFFSLING ->",
        ),
    ] {
        let mut fight = field()
            .hero(slinger(weapon, lead), (1, 1), "initiative: 14, style: 1")
            .foe(man(), (6, 1), "initiative: -5")
            .dice(&[3, 4])
            .open();
        fight.value(1, "fk");
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight.choose(1, shot(2, "quick-shot")).take(2);
        tells(&fight.end(), &[told]);
    }
}

#[test]
fn a_bow_takes_no_bullets() {
    let archer = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 0, attack: 0, parry: 0), (talent: "TAL-BOGEN", value: 10)"#,
        shots: r#"(weapon: "RWP-SHORTBOW", talent: "TAL-BOGEN", lead: true)"#,
        ..Man::default()
    };
    let said = field()
        .hero(archer.ron(), (1, 1), "")
        .foe(man(), (6, 1), "")
        .try_open()
        .err()
        .expect("a bow with bullets")
        .to_string();
    assert!(said.contains("`RWP-SHORTBOW` takes no bullets of lead"), "{said}");
}
