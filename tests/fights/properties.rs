//! What holds in every fight, whatever is chosen: offers and judgement agree, recordings are true, values stay in bounds, the
//! dead do nothing.

use bevy::prelude::*;
use klingentanz::battle::{Body, Choice, FighterId, Ground, Happening, Roster, Seat, Slot, StateHash, Term};
use klingentanz::board::Cell;
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource, Opening, Recording, Verdict};
use klingentanz::rules::{Preset, SYSTEMS};
use proptest::prelude::*;

use crate::common;
use crate::common::chance::{cases, choose, pick};
use crate::common::offered::{covers, drawn};

const LEVELS: [&str; 9] = [
    "00-one-blow",
    "01-courtyard",
    "02-tavern",
    "03-field",
    "04-corridor",
    "07-roofs",
    "08-ship",
    "09-tomb",
    "12-cave",
];

/// Points like others, with one number changed, put to them or left out.
fn other_stakes(mut stakes: Vec<i16>, dice: &mut SeededDice) -> Vec<i16> {
    let number = pick(dice, 40) as i16 - 5;
    match pick(dice, stakes.len() + 2) {
        0 => stakes.push(number),
        1 => drop(stakes.pop()),
        place => stakes[place - 2] = number,
    }
    stakes
}

/// A choice like another, with one thing changed.
fn changed(choice: &Choice, dice: &mut SeededDice) -> Choice {
    let words = [
        "fight",
        "sprint",
        "act",
        "move",
        "parry",
        "dodge",
        "no-defence",
        "walk",
        "step",
        "stand",
        "kneel",
        "leave",
        "stow",
        "draw",
        "orient",
        "treat",
        "shout",
        "drop",
        "feint",
        "power-blow",
        "feint-power",
        "knock-down",
        "disarm",
        "thrust",
        "hammer",
        "sweep",
        "aimed-head",
        "attack",
        "break-free",
        "reload",
        "use-item",
        "use-talent",
        "activate",
        "watch",
        "surrender",
        "jump",
        "strike",
        "sneak-strike",
        "shot",
        "push",
        "distract",
        "riposte",
        "crawl",
        "rise",
        "delay",
        "act-now",
        "pick-up",
        "door",
        "turn",
        "nonsense",
    ];
    let word = Term::named(words[pick(dice, words.len())]).unwrap();
    let cell = Cell::new(pick(dice, 40) as i16 - 5, pick(dice, 40) as i16 - 5);
    let id = FighterId(pick(dice, 18) as u16);
    let slot = Slot(pick(dice, 6) as u8);
    let kind = pick(dice, 4);
    match choice.clone() {
        Choice::Plan { ask_free, .. } => Choice::Plan { plan: word, ask_free },
        Choice::Attack {
            target,
            with,
            manoeuvre,
            stakes,
        } => match kind {
            0 => Choice::Attack {
                target: id,
                with,
                manoeuvre,
                stakes,
            },
            1 => Choice::Attack {
                target,
                with: slot,
                manoeuvre,
                stakes,
            },
            2 => Choice::Attack {
                target,
                with,
                manoeuvre: word,
                stakes,
            },
            _ => Choice::Attack {
                target,
                with,
                manoeuvre,
                stakes: other_stakes(stakes, dice),
            },
        },
        Choice::Defend { means, to, stakes } => {
            let (means, to, stakes) = match kind {
                0 | 1 => (word, to, stakes),
                2 => (means, Some(cell), stakes),
                _ => (means, None, other_stakes(stakes, dice)),
            };
            Choice::Defend { means, to, stakes }
        }
        Choice::Move {
            gait,
            mut path,
            facing,
        } => match kind {
            0 => Choice::Move {
                gait: word,
                path,
                facing,
            },
            1 => {
                path.push(cell);
                Choice::Move { gait, path, facing }
            }
            2 => {
                path.pop();
                Choice::Move { gait, path, facing }
            }
            _ => {
                let last = path.last().copied().unwrap_or(cell);
                path.extend([Cell::new(last.x + 1, last.y), Cell::new(last.x + 1, last.y + 1)]);
                Choice::Move { gait, path, facing }
            }
        },
        Choice::Act {
            act,
            target,
            with,
            at,
            facing,
        } => match kind {
            0 => Choice::Act {
                act: word,
                target,
                with,
                at,
                facing,
            },
            1 => Choice::Act {
                act,
                target: Some(id),
                with,
                at,
                facing,
            },
            2 => Choice::Act {
                act,
                target,
                with: Some(slot),
                at,
                facing,
            },
            _ => Choice::Act {
                act,
                target,
                with,
                at: Some(cell),
                facing,
            },
        },
        Choice::Pass => Choice::Act {
            act: word,
            target: None,
            with: None,
            at: None,
            facing: None,
        },
    }
}

fn hash(app: &App, battle: Entity) -> StateHash {
    *app.world().get::<StateHash>(battle).unwrap()
}

fn seated(rules: (&str, Preset), level: &str, seed: u64, seat: Seat) -> Opening {
    Opening {
        seats: vec![seat; 4],
        practice: true,
        ..common::opening_with(rules, level, DiceSource::Seed(seed))
    }
}

/// Every offer is accepted; what is not offered is refused and changes nothing.
fn judge_everything(app: &mut App, battle: Entity, fighter: FighterId, dice: &mut SeededDice) {
    let system = common::system(app, battle);
    let offers = system.offers(app.world(), battle);
    let before = hash(app, battle);
    for offer in &offers {
        let mut choice = offer.choice.clone();
        let cell = (!offer.cells.is_empty()).then(|| offer.cells[pick(dice, offer.cells.len())]);
        match (&mut choice, cell) {
            (Choice::Move { gait, path, .. }, Some(to)) => {
                *path = system
                    .route(app.world(), battle, *gait, to)
                    .expect("a route to every cell");
            }
            (Choice::Defend { to, .. }, Some(cell)) => *to = Some(cell),
            (Choice::Act { at, .. }, Some(cell)) => *at = Some(cell),
            _ => {}
        }
        if let Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } = &mut choice {
            *stakes = drawn(&offer.stakes, |count| pick(dice, count));
        }
        let verdict = system.judge(app.world(), battle, fighter, &choice);
        assert_eq!(verdict, Ok(()), "offered, but refused: {choice:?}");
        for _ in 0..4 {
            let other = changed(&choice, dice);
            let is_accepted = system.judge(app.world(), battle, fighter, &other).is_ok();
            let is_offered = offers.iter().any(|offer| covers(offer, &other));
            // A move to an offered cell may take a longer way than there is budget for.
            let is_move = matches!(other, Choice::Move { .. });
            assert!(is_offered || !is_accepted, "accepted, but not offered: {other:?}");
            assert!(
                is_accepted || !is_offered || is_move,
                "offered, but refused: {other:?}"
            );
            if !is_accepted {
                let refused = replay::answer(app.world_mut(), battle, fighter, other.clone());
                assert!(refused.is_err(), "{other:?}");
                assert_eq!(
                    hash(app, battle),
                    before,
                    "a refused choice changed something: {other:?}"
                );
            }
        }
    }
}

/// Bodies stand on the map, life and initiative are numbers that the rules can make.
fn check_bounds(app: &App, battle: Entity) {
    let system = common::system(app, battle);
    let ground = app.world().get::<Ground>(battle).unwrap();
    for (id, entity) in app.world().get::<Roster>(battle).unwrap().iter() {
        let body = app.world().get::<Body>(entity).unwrap();
        for step in 0..body.size {
            let corner = Cell::new(body.at.x + i16::from(step), body.at.y + i16::from(step));
            assert!(
                ground.view().cell(corner).is_some(),
                "{id:?} stands outside: {body:?}"
            );
        }
        let sheet = system.readout(app.world(), entity);
        let (life, most) = sheet.life;
        assert!((-200..=most).contains(&life), "{id:?} has {life} of {most} LE");
        for (word, ledger, _) in &sheet.values {
            let value = ledger.value();
            assert!((-200..=300).contains(&value), "{id:?}: {word} is {value}");
        }
    }
}

/// Who does something of his own in an event.
fn doer(happening: &Happening) -> Option<FighterId> {
    match happening {
        Happening::Announced { fighter, .. }
        | Happening::Attacked { fighter, .. }
        | Happening::Defended { fighter, .. }
        | Happening::Checked { fighter, .. }
        | Happening::Turned { fighter, .. }
        | Happening::Acted { fighter, .. }
        | Happening::Chosen { fighter, .. } => Some(*fighter),
        Happening::Asked { question } => Some(question.fighter),
        _ => None,
    }
}

fn check_that_the_dead_rest(app: &App, battle: Entity) {
    let mut dead: Vec<FighterId> = Vec::new();
    for event in common::log(app, battle) {
        match &event.happening {
            Happening::StateChanged {
                fighter,
                state,
                on: true,
                ..
            } if state.0 == "dead" => dead.push(*fighter),
            other => {
                if let Some(id) = doer(other) {
                    assert!(!dead.contains(&id), "{id:?} is dead: {other:?}");
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(60), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn offers_are_accepted_and_nothing_else(
        system in 0..SYSTEMS.len(), preset in 0..Preset::ALL.len(), level in 0..LEVELS.len(), seed in 0..10_000u64,
    ) {
        let rules = (SYSTEMS[system].id().0, Preset::ALL[preset]);
        let mut app = common::app();
        let battle = common::open(&mut app, &seated(rules, LEVELS[level], seed, Seat::Script));
        let mut dice = SeededDice::new(seed + 1);
        for _ in 0..60 {
            let Some(question) = common::question(&app, battle) else { break };
            judge_everything(&mut app, battle, question.fighter, &mut dice);
            check_bounds(&app, battle);
            let choice = choose(&app, battle, &mut dice);
            common::play(&mut app, battle, question.fighter.0, choice);
        }
    }

    #[test]
    fn recordings_are_true_and_the_dead_rest(
        system in 0..SYSTEMS.len(), preset in 0..Preset::ALL.len(), level in 0..LEVELS.len(), seed in 0..10_000u64,
    ) {
        let rules = (SYSTEMS[system].id().0, Preset::ALL[preset]);
        let mut app = common::app();
        let battle = common::open(&mut app, &seated(rules, LEVELS[level], seed, Seat::Script));
        let mut dice = SeededDice::new(seed + 2);
        for _ in 0..400 {
            let Some(question) = common::question(&app, battle) else { break };
            let choice = choose(&app, battle, &mut dice);
            common::play(&mut app, battle, question.fighter.0, choice);
        }
        check_bounds(&app, battle);
        check_that_the_dead_rest(&app, battle);
        let recording = Recording::of(app.world(), battle).unwrap();
        let last = hash(&app, battle);
        prop_assert_eq!(replay::verify(app.world_mut(), &recording).unwrap(), Verdict::Same(last));
    }
}
