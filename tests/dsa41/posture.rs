//! Posture: what it costs to fight from the ground, and to get up.

use klingentanz::battle::Posture;

use crate::drill::{drilled, feat, strike, who};
use crate::proof::proves;
use crate::shot_value::archer;
use crate::story::{Man, Story, field, hewer, man};

#[test]
fn lying_costs_three_and_helps_the_foe() {
    let _proof = proves(&["SIT-06", "SIT-08", "MOD-06"]);
    // SIT-06, SIT-08, MOD-06: the lying one attacks at 12 - 3; the parry against him is 12 + 5, a blow at him 12 + 3.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .posture(Posture::Lying)
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[9, 17, 15, 9])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
        .strike(1, 2)
        .defend(2, "parry")
        .strike(2, 1)
        .defend(1, "parry");
    assert_eq!(
        fight.end()[..5],
        [
            "1 attack 2: 9 success (ATK-01; 9: 7 VAL-02 +5 VAL-03 -3 SIT-06)",
            "2 parry: 17 success (ATK-02; 17: 7 VAL-02 +5 VAL-03 +5 SIT-08)",
            "phase 10",
            "2 attack 1: 15 success (ATK-01; 15: 7 VAL-02 +5 VAL-03 +3 SIT-08)",
            "1 parry: 9 success (ATK-02; 9: 7 VAL-02 +5 VAL-03 -3 SIT-06)",
        ]
    );
}

#[test]
fn kneeling_costs_one_and_helps_the_foe() {
    let _proof = proves(&["SIT-07", "SIT-09"]);
    // SIT-07, SIT-09.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .posture(Posture::Kneeling)
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[11, 15, 13, 11])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
        .strike(1, 2)
        .defend(2, "parry")
        .strike(2, 1)
        .defend(1, "parry");
    assert_eq!(
        fight.end()[..5],
        [
            "1 attack 2: 11 success (ATK-01; 11: 7 VAL-02 +5 VAL-03 -1 SIT-07)",
            "2 parry: 15 success (ATK-02; 15: 7 VAL-02 +5 VAL-03 +3 SIT-09)",
            "phase 10",
            "2 attack 1: 13 success (ATK-01; 13: 7 VAL-02 +5 VAL-03 +1 SIT-09)",
            "1 parry: 11 success (ATK-02; 11: 7 VAL-02 +5 VAL-03 -1 SIT-07)",
        ]
    );
}

#[test]
fn one_gets_up_step_by_step_or_at_once_with_a_check() {
    let _proof = proves(&["SIT-05", "ACT-12"]);
    // SIT-05, ACT-12, ARM-03: two position actions; or GE 12 - BE 3 = 9 in one.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .posture(Posture::Lying)
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "stand").act(1, "stand");
    assert_eq!(
        fight.end(),
        [
            "1 not prone SIT-05",
            "1 kneeling SIT-05",
            "phase 4",
            "1 not kneeling SIT-05",
            "round"
        ]
    );
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(armoured.ron(), (1, 1), "initiative: 12")
        .posture(Posture::Lying)
        .foe(man(), (9, 1), "initiative: -5")
        .dice(&[9])
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.act(1, "stand-quickly");
    assert_eq!(
        fight.end()[..2],
        [
            "1 agility passed 0: 9 success (SIT-05; 9: 12 CNV-07 -3 SIT-05)",
            "1 not prone SIT-05"
        ]
    );
}

#[test]
fn throwing_oneself_down_may_cost_breath_and_nerve() {
    let _proof = proves(&["ACT-06"]);
    // ACT-06: GE 12 without burden; 13 fails: 1W6 AU and 1W6 INI; he lies in any case, and acts at 10 now (INI-07).
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .dice(&[13, 4, 2])
        .open();
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    fight.act(1, "go-down");
    assert_eq!(
        fight.end()[..6],
        [
            "1 agility failed 0: 13 failure (ACT-06; 12: 12 CNV-07)",
            "1 prone ACT-06",
            "1 breath [4] 4: 4 ACT-06",
            "1 nerve [2] 2: 2 ACT-06",
            "1 ini 12 -> 10 ACT-06",
            "1 au 28 -> 24 ACT-06",
        ]
    );
}

#[test]
fn the_sheet_knows_what_a_posture_does_to_dodges_and_shots() {
    let _proof = proves(&["SIT-06", "SIT-07"]);
    // Dodge 7: kneeling 4 less, lying none at all; a shot is only harder for those who lie.
    let on = |posture| -> Story {
        let setup = field()
            .hero(archer().ron(), (1, 1), "initiative: 14, style: 1")
            .posture(posture);
        setup.foe(man(), (9, 1), "initiative: 10").open()
    };
    for (posture, dodge, shot) in [
        (Posture::Standing, 7, 18),
        (Posture::Kneeling, 3, 18),
        (Posture::Lying, 0, 15),
    ] {
        let fight = on(posture);
        assert_eq!(
            (fight.number(1, "aw"), fight.number(1, "fk")),
            (dodge, shot),
            "{posture:?}"
        );
    }
}

#[test]
fn on_their_knees_nobody_does_what_takes_the_whole_body() {
    let _proof = proves(&["SIT-07"]);
    // SIT-07: six manoeuvres; whoever stands may try them.
    for posture in [Posture::Kneeling, Posture::Standing] {
        let kneels = posture == Posture::Kneeling;
        for (person, ability, tried) in [
            (hewer(), "SF-HAMMERSCHLAG", strike(2, "hammer", &[0, 0])),
            (hewer(), "SF-STURMANGRIFF", strike(4, "charge", &[0, 0])),
            (hewer(), "SF-BEFREIUNGSSCHLAG", strike(2, "sweep", &[2, 0])),
            (man(), "SF-AUSFALL", strike(2, "lunge", &[0, 0])),
            (man(), "SF-KLINGENSTURM", strike(2, "blade-storm", &[6, 6])),
        ] {
            let mut fight = drilled()
                .hero(who(person, &[ability]), (1, 1), "initiative: 14")
                .posture(posture)
                .foe(man(), (2, 1), "initiative: 10")
                .foe(man(), (2, 2), "initiative: 9")
                .foe(man(), (9, 1), "initiative: 8")
                .open();
            fight
                .plan(4, "fight")
                .plan(3, "fight")
                .plan(2, "fight")
                .plan(1, "fight");
            if kneels {
                assert_eq!(fight.forbidden(1, &tried), "SIT-07", "{ability}");
            } else if ability != "SF-STURMANGRIFF" {
                fight.ways(&tried, 20);
            }
        }
        let mut mill = drilled()
            .hero(man(), (1, 1), "initiative: 14")
            .foe(who(man(), &["SF-WINDMUEHLE"]), (2, 1), "initiative: 10")
            .posture(posture)
            .dice(&[8])
            .open();
        mill.plan(2, "fight").plan(1, "fight");
        mill.announce(1, 2, "power-blow", 4);
        if kneels {
            assert_eq!(mill.forbidden(2, &feat("windmill", &[])), "SIT-07");
        } else {
            assert!(mill.ways(&feat("windmill", &[]), 20) > 0);
        }
    }
}
