//! Those who act at once: nobody gains by what another does in the same moment.

use klingentanz::battle::Posture;

use crate::proof::proves;
use crate::story::{Setup, blow, field, go, man, of};

/// Two men of the same initiative, side by side.
fn equals() -> Setup {
    field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: 12")
}

#[test]
fn nobody_walks_away_from_a_blow_of_the_same_moment() {
    let _proof = proves(&["INI-05"]);
    // INI-05: 1 walks, 2 strikes at once at where he stood when the phase began; then the walk happens.
    let mut fight = equals().dice(&[20]).open();
    fight.plan(1, "move-defend").plan(2, "fight").skip();
    fight.choose(1, go("walk", &[(1, 2), (1, 3)]));
    assert_eq!(fight.lines(), [] as [&str; 0]);
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight.strike(2, 1);
    assert_eq!(
        fight.end(),
        [
            "2 attack 1: 20 fumble (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "1 to 1,2 S 2 ACT-10",
            "1 to 1,3 S 2 ACT-10",
            "round",
        ]
    );
}

#[test]
fn whoever_gets_up_is_struck_as_he_lay() {
    let _proof = proves(&["INI-05", "SIT-08"]);
    // INI-05, SIT-08: 12 + 3 against the one who lies when the phase begins.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .posture(Posture::Lying)
        .foe(man(), (2, 1), "initiative: 12")
        .dice(&[20])
        .open();
    fight.plan(1, "act-defend").plan(2, "fight").skip();
    fight.act(1, "stand").strike(2, 1);
    assert_eq!(
        fight.end(),
        [
            "2 attack 1: 20 fumble (ATK-01; 15: 7 VAL-02 +5 VAL-03 +3 SIT-08)",
            "1 not prone SIT-05",
            "1 kneeling SIT-05",
            "round",
        ]
    );
}

#[test]
fn of_two_who_walk_to_one_square_at_once_the_lower_id_gets_it() {
    let _proof = proves(&["INI-05", "BRD-13", "BRD-01"]);
    // INI-05, BRD-13, BRD-01: both choose (2,1) while it is free; the second is stopped.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (3, 1), "initiative: 12")
        .open();
    fight.plan(1, "move-defend").plan(2, "move-defend").skip();
    fight
        .choose(1, go("walk", &[(2, 1)]))
        .choose(2, go("walk", &[(2, 1)]));
    assert_eq!(
        fight.end(),
        ["1 to 2,1 E 2 ACT-10", "2 forgoes walk BRD-13", "round"]
    );
}

#[test]
fn a_dodge_among_equals_takes_effect_after_the_group() {
    let _proof = proves(&["INI-05", "AUS-02", "AUS-04"]);
    // INI-05, AUS-02, AUS-04: the dodger still strikes from where he stood; then he has jumped, lost 4 and his bearings.
    let mut fight = equals().dice(&[5, 5, 20]).open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.strike(1, 2).dodge(2, (3, 2)).strike(2, 1);
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 dodge: 5 success (AUS-02; 5: 7 VAL-02 -2 AUS-05)",
            "2 attack 1: 20 fumble (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 to 3,2 W 0 BRD-15",
            "2 disoriented AUS-04",
            "2 ini 12 -> 8 AUS-02",
            "round",
        ]
    );
}

#[test]
fn a_push_and_a_fall_wait_for_the_blow_of_the_victim() {
    let _proof = proves(&["INI-05", "BRD-16", "CRE-08"]);
    // INI-05, BRD-16, CRE-08: ogre and man have basis 6 and 10, so the man would act first; a second ogre is his equal.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 12")
        .foe(of("OPP-08"), (3, 1), "initiative: 12")
        .dice(&[3, 1, 1, 1, 20, 1, 1, 20])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, blow(2, 1)).choose(2, blow(1, 0));
    let lines = fight.end();
    // KO 20 stands for the strength of an ogre, less 6; a 20 fails.
    assert!(
        lines[3].starts_with("2 strength failed 0: 20 fumble"),
        "{lines:#?}"
    );
    assert!(lines[5].starts_with("2 attack 1: 20 fumble"), "{lines:#?}");
    assert_eq!(lines[6], "2 to 4,1 W 0 BRD-16");
    assert!(lines.contains(&"2 prone CRE-08".to_owned()), "{lines:#?}");
}

#[test]
fn whoever_kneels_down_is_thrown_to_the_ground_afterwards() {
    let _proof = proves(&["INI-05", "ACT-12"]);
    // INI-05, ACT-12: the man kneels down while the wolf, which acts at once, throws him to the ground: he lies, and the wolf's
    // initiative is not his business. Wolf and man have basis 10 both.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(of("OPP-09"), (2, 1), "initiative: 12")
        .dice(&[3, 11, 1, 1])
        .open();
    fight.plan(1, "act-defend").plan(2, "fight").skip();
    fight.act(1, "kneel").choose(2, blow(1, 1)).take(1);
    let lines = fight.end();
    assert_eq!(
        lines[4..7],
        ["1 kneeling SIT-05", "1 ini 12 -> 10 CRE-08", "1 prone CRE-08"],
        "{lines:#?}"
    );
    assert!(fight.states(1).contains(&"prone"));
}
