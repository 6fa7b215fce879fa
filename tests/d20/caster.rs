//! Casters in fights, and their choices in short words.

#![allow(dead_code, reason = "every file of tests uses its own part of this")]

use klingentanz::battle::{Choice, FighterId, Slot, Term};
use klingentanz::board::{Cell, Facing};

use super::story::{Setup, Story};
use super::tale::*;

/// Plays first.
pub const FIRST: &str = "initiative_die: 20";
/// Plays last.
pub const SECOND: &str = "initiative_die: 1";
/// Elenwe, wizard of level 6: save DC 14 + level, touch +2, ray +6, Concentration +9, 16 hit points, AC 13.
pub const ELENWE: &str = "D20-HER-05";
/// Durgan, cleric of level 6: save DC 13 + level, Concentration +12, heavy shield.
pub const DURGAN: &str = "D20-HER-04";
/// Skeleton: undead, 6 hit points, touch AC 11 (10 off its guard), Will +2.
pub const SKELETON: &str = "D20-OPP-07";

// The book of Elenwe by its numbers: ray of frost; magic missile, mage armour, burning hands; scorching ray, flaming sphere, blur; fireball,
// hold person.
/// A spell of Elenwe.
pub const RAY_OF_FROST: u8 = 0;
/// A spell of Elenwe.
pub const MAGIC_MISSILE: u8 = 1;
/// A spell of Elenwe.
pub const BURNING_HANDS: u8 = 3;
/// A spell of Elenwe.
pub const SCORCHING_RAY: u8 = 4;
/// A spell of Elenwe.
pub const FLAMING_SPHERE: u8 = 5;
/// A spell of Elenwe.
pub const FIREBALL: u8 = 7;
/// A spell of Elenwe.
pub const HOLD_PERSON: u8 = 8;

/// A spell cast on somebody.
pub fn cast(spell: u8, target: u16) -> Choice {
    spell_of("cast", spell, Some(target), None, None)
}

/// A spell cast at a square.
pub fn cast_at(spell: u8, (x, y): (i16, i16)) -> Choice {
    spell_of("cast-at", spell, None, Some(Cell::new(x, y)), None)
}

/// A spell with all that a choice of it can name.
pub fn spell_of(
    word: &str,
    spell: u8,
    target: Option<u16>,
    at: Option<Cell>,
    facing: Option<Facing>,
) -> Choice {
    Choice::Act {
        act: Term::named(word).unwrap(),
        target: target.map(FighterId),
        with: Some(Slot(spell)),
        at,
        facing,
    }
}

/// The sphere of fire rolls to a square.
pub fn roll_sphere((x, y): (i16, i16)) -> Choice {
    Choice::Act {
        act: Term::named("roll-sphere").unwrap(),
        target: None,
        with: None,
        at: Some(Cell::new(x, y)),
        facing: None,
    }
}

/// Elenwe at (1, 1) and a bugbear at some place; both have acted once, so that nobody is caught flat-footed.
pub fn facing_bugbear(at: (i16, i16), start: &str, faces: &[u8]) -> Story {
    let start = if start.is_empty() {
        FIRST.to_owned()
    } else {
        format!("{FIRST}, {start}")
    };
    let mut fight = ground()
        .hero(person(ELENWE), (1, 1), &start)
        .foe(person(BUGBEAR), at, SECOND)
        .dice(faces)
        .open();
    fight.pass(1).pass(2).skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

/// A line of a log begins so.
pub fn holds(lines: &[String], start: &str) {
    assert!(
        lines.iter().any(|line| line.starts_with(start)),
        "{start}: {lines:#?}"
    );
}

/// A wizard of level 6: Intelligence 16, base attack 3, Strength 10, Concentration +10, 30 hit points, AC 12 without armour, with these pieces
/// and spells.
pub fn mage(armour: &str, spells: &str) -> String {
    format!(
        r#"Inline((id: "D20-HER-90", name: (en: "Mage", de: "Magier", fr: "Mage"), shape: Human, kind: Humanoid, size: Medium,
        class: (class: "wizard", level: 6), hit_dice: 6, hit_points: 30,
        abilities: (strength: 10, dexterity: 14, constitution: 12, intelligence: 16, wisdom: 10, charisma: 10),
        initiative: 2, speed: 6, base_attack: 3, saves: (fortitude: 3, reflex: 4, will: 5),
        armour: [{armour}],
        attacks: [(weapon: "D20-WPN-10", hold: TwoHanded, bonus: 3, damage: (count: 1, sides: 6))],
        skills: {{Concentration: 10}},
        spells: (prepared: [{spells}])))"#
    )
}

/// A mage at (1, 1) with a spell, and a foe who is off his guard.
pub fn mage_against(spell: &str, armour: &str, foe: (&str, (i16, i16)), faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(mage(armour, &format!("\"{spell}\"")), (1, 1), FIRST)
        .foe(person(foe.0), foe.1, SECOND)
        .dice(faces)
        .open();
    fight.skip();
    fight
}

/// Switches spell points on.
pub const POINTS: &str = "optional:spell-points";

/// A caster of a class and level with one score in all casting abilities, Constitution 12, Fortitude +3, 30 hit points, these feats and
/// spells; initiative +2.
pub fn caster((class, level): (&str, u8), score: u8, feats: &[&str], spells: &str) -> String {
    let feats: Vec<String> = feats
        .iter()
        .map(|feat| format!("(feat: \"D20-FEA-{feat}\")"))
        .collect();
    format!(
        r#"Inline((id: "D20-HER-90", name: (en: "Mage", de: "Magier", fr: "Mage"), shape: Human, kind: Humanoid, size: Medium,
        class: (class: "{class}", level: {level}), hit_dice: {level}, hit_points: 30,
        abilities: (strength: 10, dexterity: 14, constitution: 12, intelligence: {score}, wisdom: {score}, charisma: {score}),
        initiative: 2, speed: 6, base_attack: 3, saves: (fortitude: 3, reflex: 4, will: 5),
        attacks: [(weapon: "D20-WPN-10", hold: TwoHanded, bonus: 3, damage: (count: 1, sides: 6))],
        skills: {{Concentration: 10}}, feats: [{}],
        spells: ({spells})))"#,
        feats.join(", ")
    )
}

/// A wizard of level 6 with Intelligence 16, save DC 13 + level, 33 points and a cap of 5, who has prepared a fireball, and one spell
/// altered: the first one of his book where that counts as less than level 3, else the second.
pub fn altering(feats: &[&str], spell: &str, with: &[&str], level: &str) -> String {
    let with: Vec<String> = with.iter().map(|id| format!("\"D20-MTA-{id}\"")).collect();
    let altered = format!(
        "prepared: [\"D20-SPL-15\"], altered: [(spell: \"D20-SPL-{spell}\", with: [{}], level: {level})]",
        with.join(", ")
    );
    caster(("wizard", 6), 16, feats, &altered)
}

/// He stands on (1, 1), a bugbear somewhere who is off his guard.
pub fn against_bugbear(person: String, start: &str, at: (i16, i16), faces: &[u8]) -> Setup {
    let start = format!("{FIRST}, {start}");
    ground()
        .with(POINTS)
        .hero(person, (1, 1), &start)
        .foe(super::tale::person(BUGBEAR), at, SECOND)
        .dice(faces)
}

/// The same with an orc far away, so that the fight goes on without the bugbear.
pub fn against_two(person: String, start: &str, at: (i16, i16), faces: &[u8]) -> Setup {
    against_bugbear(person, start, at, faces).foe(super::tale::person(ORC), (11, 0), "initiative_die: 5")
}

pub fn opened(setup: Setup) -> Story {
    let mut fight = setup.open();
    fight.skip();
    fight
}

pub fn elenwe(start: &str, faces: &[u8]) -> Setup {
    against_bugbear(person(ELENWE), start, (6, 1), faces)
}
