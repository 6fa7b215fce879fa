//! Shots from the saddle, and where blows land between riders and those on foot.

use crate::mounted::rider;
use crate::proof::{proves, strikes_out};
use crate::story::{Man, Setup, Story, field, go, man, of, open_field, shot};

const SHORTBOW: &str = r#"(weapon: "RWP-SHORTBOW", talent: "TAL-BOGEN")"#;
const LONGBOW: &str = r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#;
const KNIFE: &str = r#"(weapon: "RWP-THRKNIFE", talent: "TAL-WURFMESSER")"#;

/// The rider of the tests with FK 18 (7 + 11) and a missile weapon as his second style.
fn archer(abilities: &str, shots: &'static str) -> Man {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-REITEN", value: 9),
            (talent: "TAL-BOGEN", value: 11), (talent: "TAL-WURFMESSER", value: 11)"#,
        shots,
        ..rider(abilities)
    }
}

fn mounted(archer: &Man, horse: &str) -> Setup {
    open_field(40, 8)
        .with("expert:mounted")
        .hero(archer.ron(), (0, 4), "rides: 2, initiative: 14, style: 1")
        .hero(of("OPP-18"), (0, 3), &format!("initiative: 1, {horse}"))
        .foe(man(), (14, 3), "initiative: -5")
}

/// The line of the shot after so many squares straight on, if it may be sent off; the die shows 19.
fn after(squares: i16, archer: &Man, horse: &str, manoeuvre: &str) -> Result<String, &'static str> {
    // What is thrown lies somewhere afterwards.
    let faces: &[u8] = if manoeuvre == "throw" { &[19, 1] } else { &[19] };
    let mut fight: Story = mounted(archer, horse).dice(faces).open();
    fight.plan(3, "defend");
    if squares == 0 {
        fight.plan(1, "fight");
    } else {
        let path: Vec<(i16, i16)> = (1..=squares).map(|x| (x, 3)).collect();
        fight.plan(1, "move-attack").choose(1, go("walk", &path));
    }
    fight.skip();
    let choice = shot(3, manoeuvre);
    if fight.offered().contains(&manoeuvre) {
        fight.choose(1, choice);
        Ok(fight.lines().remove(0))
    } else {
        Err(fight.forbidden(1, &choice))
    }
}

/// What riding costs a shot: the parts of its line that name these rules.
fn of_riding(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let pairs = words.windows(2).filter(|pair| {
        let rule = pair[1].trim_end_matches(')');
        ["RNG-16", "SF-BERITTENERSCHUETZE", "RNG-07"].contains(&rule)
    });
    let told: Vec<String> = pairs
        .map(|pair| format!("{} {}", pair[0], pair[1].trim_end_matches(')')))
        .collect();
    told.join(" ")
}

#[test]
fn shooting_from_a_mount_is_harder_the_faster_it_goes() {
    let _proof = proves(&["RNG-16", "MNT-08"]);
    // GS 12: up to three squares at a walk, up to six at a trot, then at a gallop. RNG-07 does not count besides.
    let bow = archer("", SHORTBOW);
    for (squares, told) in [
        (0, Ok("-2 RNG-16")),
        (3, Ok("-4 RNG-16")),
        (4, Err("RNG-16")),
        (6, Err("RNG-16")),
        (7, Ok("-8 RNG-16")),
    ] {
        let line = after(squares, &bow, "", "quick-shot");
        let line = line.map(|line| of_riding(&line));
        assert_eq!(line, told.map(str::to_owned), "{squares}");
    }
    let knives = archer("", KNIFE);
    for (squares, told) in [
        (0, "-1 RNG-16"),
        (3, "-2 RNG-16"),
        (6, "-4 RNG-16"),
        (7, "-4 RNG-16"),
    ] {
        let line = after(squares, &knives, "", "throw").unwrap();
        assert_eq!(of_riding(&line), told, "{squares}");
    }
}

#[test]
fn whoever_gallops_is_very_fast() {
    let _proof = proves(&["RNG-06", "MNT-09"]);
    // GS 12: six squares are no more than half of it, seven are a gallop, for the rider and for the horse.
    let shot_at = |target: u16, squares: i16| {
        let mut fight = open_field(40, 8)
            .with("expert:mounted")
            .hero(rider("").ron(), (0, 4), "rides: 2, initiative: 14")
            .hero(of("OPP-18"), (0, 3), "initiative: 1")
            .foe(archer("", LONGBOW).ron(), (25, 3), "initiative: 10, style: 1")
            .dice(&[20])
            .open();
        fight.plan(3, "fight").plan(1, "move-defend");
        let path: Vec<(i16, i16)> = (1..=squares).map(|x| (x, 3)).collect();
        fight.choose(1, go("walk", &path)).skip();
        fight.choose(3, shot(target, "quick-shot"));
        fight.lines().remove(0)
    };
    for target in [1, 2] {
        let trots = shot_at(target, 6);
        assert!(!trots.contains("RNG-06"), "{trots}");
        let gallops = shot_at(target, 7);
        assert!(gallops.contains("-4 RNG-06"), "{gallops}");
    }
}

#[test]
fn a_mount_without_saddle_makes_it_harder_still() {
    let _proof = proves(&["RNG-16"]);
    let line = after(0, &archer("", SHORTBOW), "unsaddled: true", "quick-shot").unwrap();
    assert_eq!(of_riding(&line), "-2 RNG-16 -4 RNG-16");
    let line = after(0, &archer("", KNIFE), "unsaddled: true", "throw").unwrap();
    assert_eq!(of_riding(&line), "-1 RNG-16 -2 RNG-16");
}

#[test]
fn a_saddle_is_noted_where_it_helps() {
    let _struck = strikes_out(&["RNG-16"]);
    after(0, &archer("", SHORTBOW), "", "quick-shot").unwrap();
}

#[test]
fn mounted_archers_bear_half_of_it() {
    let _proof = proves(&["SF-BERITTENERSCHUETZE", "RNG-16"]);
    // -2, -4, -8 and -4 of a bare back are halved; a trot costs them -4. Of -1 the malus is rounded up: nothing comes back.
    let bow = archer("archer", SHORTBOW);
    for (squares, horse, told) in [
        (0, "", "-2 RNG-16 +1 SF-BERITTENERSCHUETZE"),
        (3, "", "-4 RNG-16 +2 SF-BERITTENERSCHUETZE"),
        (6, "", "-4 RNG-16"),
        (7, "", "-8 RNG-16 +4 SF-BERITTENERSCHUETZE"),
        (
            0,
            "unsaddled: true",
            "-2 RNG-16 -4 RNG-16 +3 SF-BERITTENERSCHUETZE",
        ),
    ] {
        let line = after(squares, &bow, horse, "quick-shot").unwrap();
        assert_eq!(of_riding(&line), told, "{squares} {horse}");
    }
    let line = after(0, &archer("archer", KNIFE), "", "throw").unwrap();
    assert_eq!(of_riding(&line), "-1 RNG-16");
}

#[test]
fn only_short_bows_fit_a_mount() {
    let _proof = proves(&["RNG-16"]);
    for (bow, verdict) in [
        (LONGBOW, Err("RNG-16")),
        (SHORTBOW, Ok(())),
        (r#"(weapon: "RWP-COMPBOW", talent: "TAL-BOGEN")"#, Ok(())),
        (r#"(weapon: "RWP-ORCBOW", talent: "TAL-BOGEN")"#, Ok(())),
        (r#"(weapon: "RWP-WARBOW", talent: "TAL-BOGEN")"#, Err("RNG-16")),
        (r#"(weapon: "RWP-ELFBOW", talent: "TAL-BOGEN")"#, Err("RNG-16")),
    ] {
        let found = after(0, &archer("", bow), "", "quick-shot").map(drop);
        assert_eq!(found, verdict, "{bow}");
    }
}

/// Where a blow of one fighter at the other lands when the die of the zone shows this face; the rider holds on.
fn zone_of(by_rider: bool, face: u8) -> Vec<String> {
    let (first, second) = if by_rider { (14, 10) } else { (10, 14) };
    let mut fight = field()
        .with("expert:mounted")
        .with("optional:zones")
        .hero(rider("").ron(), (2, 1), &format!("rides: 2, initiative: {first}"))
        .hero(of("OPP-18"), (1, 1), "initiative: 1")
        .foe(man(), (3, 1), &format!("initiative: {second}"))
        .dice(&[5, face, 1, 1, 1, 1])
        .open();
    let (attacker, target) = if by_rider { (1, 3) } else { (3, 1) };
    fight.plan(target, "fight").plan(attacker, "fight").skip();
    fight.strike(attacker, target).take(target);
    let lines = fight.lines();
    lines[2..4].to_vec()
}

#[test]
fn blows_from_a_mount_land_higher_and_blows_at_a_rider_lower() {
    let _proof = proves(&["ZON-01"]);
    for (face, zone) in [
        (1, "belly"),
        (2, "belly"),
        (3, "left-arm"),
        (4, "right-arm"),
        (9, "left-arm"),
        (10, "right-arm"),
        (11, "chest"),
        (16, "chest"),
        (17, "head"),
        (20, "head"),
    ] {
        assert_eq!(
            zone_of(true, face),
            [
                format!("3 zone [{face}] {face}: {face} ZON-01"),
                format!("3 zone-{zone}"),
            ]
        );
    }
    for (face, zone) in [
        (5, "left-leg"),
        (7, "left-leg"),
        (8, "right-leg"),
        (12, "right-leg"),
        (13, "belly"),
        (15, "left-arm"),
        (20, "right-arm"),
    ] {
        let sum = i16::from(face) - 6;
        assert_eq!(
            zone_of(false, face),
            [
                format!("1 zone [{face}] {sum}: {face} ZON-01 -6 ZON-01"),
                format!("1 zone-{zone}"),
            ]
        );
    }
}
