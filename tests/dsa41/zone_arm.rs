//! Arms that are of no use any more: what falls out of them, what they cannot take up, and what the other one still does.

use klingentanz::battle::{Choice, FighterId, Ground, Slot, Term, Whereabouts};
use klingentanz::board::Cell;

use crate::drill::{bearer, drilled, tells};
use crate::proof::proves;
use crate::shot_value::{JAVELIN, with};
use crate::story::{Man, Story, act_on, act_with, blow, field, man, of};
use crate::zone::{again, zoned, zoned_on};

/// Three wounds of the left arm by 7 SP each, or of the right one.
const LEFT: [u8; 9] = [5, 9, 3, 5, 11, 3, 5, 13, 3];
const RIGHT: [u8; 9] = [5, 10, 3, 5, 12, 3, 5, 14, 3];

/// The foe, in phase 10, has taken three blows that leave an arm useless; LE 28 - 21 = 7.
fn lamed(foe: String, start: &str, faces: &[u8]) -> Story {
    let mut fight = zoned(man(), (foe, start), faces);
    again(&mut fight);
    again(&mut fight);
    fight.strike(1, 2).take(2);
    assert!(fight.states(2).contains(&"lamed"));
    fight
}

/// The foe may take something up now; the hero lets his blow pass.
fn reach(fight: &mut Story) {
    while fight.asked() == Some((2, "attack")) {
        fight.pass(2);
    }
    fight.plan(2, "act-act").plan(1, "fight").pass(1).skip();
}

#[test]
fn a_useless_arm_drops_what_it_held_and_no_more() {
    let _proof = proves(&["ZON-03"]);
    // ZON-03, RNG-37: what takes one hand stays in the other; a bow takes both.
    for (shots, left, right) in [
        (r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#, true, true),
        (
            r#"(weapon: "RWP-BALESTRINA", talent: "TAL-ARMBRUST")"#,
            false,
            true,
        ),
        (JAVELIN, false, true),
    ] {
        for (faces, falls) in [(LEFT, left), (RIGHT, right)] {
            let fight = lamed(with(shots).ron(), ", style: 1", &faces);
            assert_eq!(fight.states(2).contains(&"unarmed"), falls, "{shots} {faces:?}");
        }
    }
}

#[test]
fn a_javelin_is_drawn_with_the_arm_that_throws_it() {
    let _proof = proves(&["ZON-03", "SIT-04"]);
    let mut left = lamed(with(JAVELIN).ron(), ", style: 1, sheathed: true", &LEFT);
    reach(&mut left);
    left.choose(2, act_with("draw", 1));
    assert!(left.lines().contains(&"2 draw".to_owned()));
    let mut right = lamed(with(JAVELIN).ron(), ", style: 1, sheathed: true", &RIGHT);
    reach(&mut right);
    assert_eq!(right.forbidden(2, &act_with("draw", 1)), "ZON-03");
    // The sword beside it goes into the other hand (SIT-04).
    right.choose(2, act_with("draw", 0));
    tells(&right.lines(), &["2 other-hand"]);
}

#[test]
fn a_useless_shield_arm_takes_no_shield_up() {
    let _proof = proves(&["ZON-03"]);
    // SHD-23: the shield keeps a point off its arm: 4 + 4 - 1 = 7 SP.
    let mut drops = lamed(bearer(), "", &LEFT.map(|face| if face == 3 { 4 } else { face }));
    tells(&drops.lines(), &["2 lamed ZON-03", "2 unshielded ZON-03"]);
    assert!(!drops.states(2).contains(&"unarmed"));
    reach(&mut drops);
    assert_eq!(drops.forbidden(2, &act_on("pick-up", 0, (6, 5))), "ZON-03");
    // Nor one that was not in it before.
    let both = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"),
            (weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut left = lamed(both.ron(), "", &LEFT);
    reach(&mut left);
    assert_eq!(left.forbidden(2, &act_with("draw", 1)), "ZON-03");
}

#[test]
fn a_blow_with_the_shield_is_led_by_the_arm_that_bears_it() {
    let _proof = proves(&["ZON-03", "MAN-SCHILDATTACKE"]);
    // Brawling 12, the shield 1 less, 3 for the blow: 8; 2 less for a wound of the left arm, nothing for one of the right.
    let brawler = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let bash = Choice::Attack {
        target: FighterId(1),
        with: Slot(1),
        manoeuvre: Term::named("shield-bash").unwrap(),
        stakes: vec![0],
    };
    for (face, damage, value) in [(9, 4, 6), (10, 3, 8)] {
        let mut fight = drilled()
            .with("optional:zones")
            .hero(man(), (5, 5), "initiative: 14")
            .foe(brawler.ron(), (6, 5), "initiative: 10")
            .dice(&[5, face, damage, 20])
            .open();
        fight.plan(2, "fight").plan(1, "fight");
        fight.strike(1, 2).take(2);
        assert_eq!(fight.ways(&bash, 20), value, "{face}");
        fight.choose(2, bash.clone());
        fight.end();
    }
}

#[test]
fn an_ogre_with_a_useless_arm_has_no_club() {
    let _proof = proves(&["ZON-03"]);
    // WS 10: 6 + 6 + 4 of the great sword less RS 3 are 13 SP, thrice in the weapon arm; LE 55 - 39. His heart holds with a 1.
    let mut fight = field()
        .with("optional:zones")
        .hero(crate::story::hewer(), (5, 5), "initiative: 14")
        .foe(of("OPP-08"), (6, 5), "initiative: 10")
        .dice(&[5, 10, 6, 6, 5, 12, 6, 6, 5, 14, 6, 6, 1, 1])
        .open();
    for _ in 0..3 {
        assert!(!fight.states(2).contains(&"unarmed"));
        fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
        if fight.asked() == Some((2, "defend")) {
            fight.take(2);
        }
        while fight.asked() == Some((2, "attack")) {
            fight.pass(2);
        }
    }
    tells(&fight.lines(), &["2 lamed ZON-03", "2 unarmed ZON-03"]);
    fight.plan(2, "act-act").plan(1, "fight").pass(1).skip();
    assert_eq!(fight.forbidden(2, &crate::story::act("pick-up")), "ZON-03");
}

/// Where the only thing of the map is.
fn only_thing(fight: &Story) -> (Whereabouts, bool) {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    let (_, movable) = ground.movables.iter().next().unwrap();
    (movable.at, movable.is_lit())
}

#[test]
fn a_useless_arm_drops_the_torch_that_it_held() {
    let _proof = proves(&["ZON-03", "BRD-25"]);
    // The sword is in the right hand, so that the torch is in the left one, and the right one has no room for it.
    for (faces, falls) in [(LEFT, true), (RIGHT, false)] {
        let mut fight = field()
            .with("optional:zones")
            .hero(man(), (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 10")
            .setting(|setting| setting.carried.push((FighterId(2), "torch".to_owned())))
            .dice(&faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight");
        again(&mut fight);
        again(&mut fight);
        fight.skip();
        fight.strike(1, 2).take(2);
        let lines = fight.lines();
        let lies = Whereabouts::Lies(Cell::new(6, 5));
        let at = if falls {
            lies
        } else {
            Whereabouts::Held(FighterId(2))
        };
        let lights = fight.app.world().get::<Ground>(fight.battle).unwrap();
        let torch = { lights.movables.iter() }
            .find(|(_, it)| it.flame.is_some())
            .unwrap()
            .1;
        assert_eq!((torch.at, torch.is_lit()), (at, true), "{lines:#?}");
        assert_eq!(lines.contains(&"2 light-falls".to_owned()), falls, "{lines:#?}");
        reach(&mut fight);
        if falls {
            assert_eq!(only_thing(&fight), (lies, true));
            assert_eq!(fight.forbidden(2, &act_on("pick-up", 0, (6, 5))), "ZON-03");
        } else {
            // The hand that is left is full of light: the sword stays where it is.
            assert_eq!(fight.forbidden(2, &crate::story::act("pick-up")), "ZON-03");
        }
    }
}

#[test]
fn a_wound_of_the_arm_with_the_torch_leaves_the_spear_to_the_other() {
    let _proof = proves(&["ZON-03"]);
    // 3 + 4 = 7 SP exceed WS 6: a wound of the left arm takes AT 2 where it leads the spear. AT (12 + 12 + 17) / 5 = 8, + 5.
    for (has_torch, attack) in [(true, 13), (false, 11)] {
        let spear = Man {
            attributes: [12, 12, 12, 12, 12, 12, 12, 17],
            talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
            styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
            ..Man::default()
        };
        let torch = has_torch.then(|| (FighterId(2), "torch".to_owned()));
        let lit = field().setting(|setting| setting.carried.extend(torch));
        let mut fight = zoned_on(lit, man(), (spear.ron(), ""), &[5, 9, 3]);
        fight.strike(1, 2).take(2);
        tells(&fight.lines(), &["2 wounds +1 = 1 [6, 12, 18] ZON-03"]);
        assert_eq!(fight.ways(&blow(1, 0), 20), attack);
    }
}
