//! Who has lost his weapon and keeps what the other hand holds: how he guards himself, and what can still be taken from him.

use klingentanz::battle::{Choice, FighterId, Ground, Slot, Term, Whereabouts};

use crate::bare::brawler;
use crate::drill::{bearer, drilled, feat, fight, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, blow, defend, man};

/// The bearer of a shield, or of another thing, who looks east on (5,5) and has let his sword fall in phase 14, when the foe has his
/// turn in phase 10.
fn swordless(setup: Setup, hero: String, foe: String, from: (i16, i16), faces: &[u8]) -> Story {
    let mut fight = dropping(setup, hero, foe, from, faces);
    while fight.asked() != Some((2, "attack")) {
        fight.pass(1);
    }
    fight
}

/// The same while it is still his own turn.
fn dropping(setup: Setup, hero: String, foe: String, from: (i16, i16), faces: &[u8]) -> Story {
    let mut fight = setup
        .hero(hero, (5, 5), "initiative: 14")
        .foe(foe, from, "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan_free(1, "fight").skip();
    fight.act(1, "drop-main");
    fight
}

/// An attack without an announcement with what lies in a slot.
fn with(target: u16, slot: u8, name: &str) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(slot),
        manoeuvre: Term::named(name).unwrap(),
        stakes: Vec::new(),
    }
}

/// What lies about, and where.
fn lying(fight: &Story) -> Vec<(String, (i16, i16))> {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    let movables = ground.movables.iter();
    movables
        .filter_map(|(_, it)| match it.at {
            Whereabouts::Lies(cell) => Some((it.gear.clone(), (cell.x, cell.y))),
            _ => None,
        })
        .collect()
}

#[test]
fn a_shield_guards_its_own_side_without_a_sword_too() {
    let _proof = proves(&["SHD-01", "BRD-05"]);
    // SHD-01: 7 + 3. BRD-05: he looks east, the shield is on the left, in the north; from the south it is 2 harder.
    for (from, value) in [
        ((6, 5), "10: 7 VAL-02 +3 SHD-01"),
        ((5, 4), "10: 7 VAL-02 +3 SHD-01"),
        ((5, 6), "8: 7 VAL-02 +3 SHD-01 -2 BRD-05"),
    ] {
        let setup = drilled().with("optional:facing");
        let mut fight = swordless(setup, bearer(), man(), from, &[12, 8]);
        fight.skip().strike(2, 1).defend(1, "shield-parry");
        let wanted = format!("1 shield-parry: 8 success (SHD-01; {value})");
        tells(&fight.end(), &[&wanted]);
    }
}

#[test]
fn who_holds_a_shield_alone_fights_with_his_fists() {
    let _proof = proves(&["UNA-01", "UNA-06", "DK-05", "SIT-43"]);
    // UNA-01: the armed foe takes 2 of the initiative. Brawling nobody has taught him: AT 7, 1 less against a sword; he comes in.
    let setup = drilled().with("optional:dk");
    let mut near = dropping(setup, bearer(), man(), (6, 5), &[6]);
    tells(&near.lines(), &["1 ini 14 -> 12 UNA-01"]);
    while near.asked() != Some((1, "attack")) {
        near.pass(1);
    }
    assert_eq!(near.ways(&with(2, 2, "shorten"), 20), 6);
    near.choose(1, with(2, 2, "shorten")).take(2);
    tells(
        &near.end(),
        &["1 shorten 2: 6 success (ATK-01; 6: 7 VAL-02 -1 UNA-06)"],
    );
    // UNA-06: the bare arm parries at 7 - 2, and takes half of 1W6+4, 2 + 4 = 6.
    let mut parries = swordless(drilled(), bearer(), man(), (6, 5), &[12, 5, 2]);
    parries.skip().strike(2, 1).defend(1, "parry");
    tells(
        &parries.end(),
        &[
            "1 parry: 5 success (ATK-02; 5: 7 VAL-02 -2 UNA-06)",
            "1 le 28 -> 25",
        ],
    );
    // SIT-43: a shield is no weapon that fists would have to fear; a sword is.
    let unarmed = swordless(drilled(), bearer(), brawler(), (6, 5), &[]);
    assert_eq!(unarmed.ways(&blow(1, 0), 20), 12);
    let mut armed = fight(drilled(), brawler(), bearer(), &[]);
    assert_eq!(armed.ways(&blow(2, 0), 20), 11);
    armed.pass(1);
}

#[test]
fn an_empty_hand_is_not_disarmed() {
    let _proof = proves(&["MAN-ENTWAFFNEN-AT", "MAN-GEN-07"]);
    let taker = || who(man(), &["SF-ENTWAFFNEN"]);
    let disarm = strike(1, "disarm", &[0]);
    let mut shield = swordless(drilled(), bearer(), taker(), (6, 5), &[]);
    assert_eq!(shield.forbidden(2, &disarm), "MAN-GEN-07");
    assert_eq!(lying(&shield), [("WPN-LONGSWORD".to_owned(), (5, 5))]);
    // The dagger that is left is what flies: AT 12 - 8 = 4; KK 12 - 8 = 4, a 5 fails; 3 on the compass is east, 2 squares.
    let both = bearer().replace("SHD-WOOD", "WPN-DAGGER");
    let mut dagger = swordless(drilled(), both, taker(), (6, 5), &[4, 5, 3, 2]);
    dagger.skip().choose(2, disarm).take(1);
    tells(&dagger.end(), &["1 unshielded MAN-ENTWAFFNEN-AT"]);
    assert_eq!(
        lying(&dagger),
        [
            ("WPN-LONGSWORD".to_owned(), (5, 5)),
            ("WPN-DAGGER".to_owned(), (7, 5))
        ]
    );
}

#[test]
fn nobody_wrenches_a_shield_from_the_arm() {
    let _proof = proves(&["MAN-ENTWAFFNEN-PA", "MAN-ENTWAFFNEN-AT"]);
    // Brawling 12, the shield 1 less, 3 more for the blow: 8. The parry of a sword wrenches the sword away, that of a shield nothing.
    let basher = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let taker = || who(man(), &["SF-ENTWAFFNEN"]);
    let wrench = feat("disarming-parry", &[0]);
    let bash = Choice::Attack {
        target: FighterId(2),
        with: Slot(1),
        manoeuvre: Term::named("shield-bash").unwrap(),
        stakes: vec![0],
    };
    let mut shield = fight(drilled(), basher.ron(), taker(), &[8]);
    shield.choose(1, bash);
    assert_eq!(shield.forbidden(2, &wrench), "MAN-ENTWAFFNEN-AT");
    assert_eq!(shield.ways(&defend("parry"), 20), 12);
    // PA 12 - 8 = 4; KK 12 - 8 = 4 holds with a 4. AT 12 - 1.
    let mut sword = fight(drilled(), basher.ron(), taker(), &[11, 4, 4]);
    sword.strike(1, 2).choose(2, wrench);
    tells(
        &sword.end(),
        &["2 disarming-parry: 4 success (ATK-02; 4: 7 VAL-02 +5 VAL-03 -8 MAN-ENTWAFFNEN-PA)"],
    );
}
