//! Two heroes who have learnt ten abilities or more fight to the end, and each manoeuvre of theirs is taken from the action bar.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use klingentanz::battle::{Choice, FighterId, ModuleWish, Slot, Term};
use klingentanz::cli;
use klingentanz::rules::dsa41::data::Dsa41Data;
use klingentanz::screen::Screen;

use super::answers::{desk, look, take};
use super::figure;
use super::game::{Folder, Game, PATIENCE, root};

/// What each ability of the fencer (HER-06, side 1) and of the sabre fighter (HER-05, side 2) puts among the answers, by what it is
/// called there. Those without a word make something better that is there without them: orientation, initiative, armour, the weapon in the
/// other hand.
const LEARNT: [(u16, &str, &[&str]); 22] = [
    (1, "SF-AUFMERKSAMKEIT", &[]),
    (1, "SF-AUSFALL", &["lunge", "lunge-on"]),
    (1, "SF-BINDEN", &["bind"]),
    (1, "SF-DEFENSIV", &["guarded"]),
    (1, "SF-FINTE", &["feint"]),
    (1, "SF-GEZIELTERSTICH", &["thrust"]),
    (1, "SF-KAMPFREFLEXE", &[]),
    (1, "SF-LINKHAND", &[]),
    (1, "SF-MEISTERPARADE", &["master-parry"]),
    (1, "SF-PARIERWAFFEN1", &["second-parry"]),
    (1, "SF-PARIERWAFFEN2", &[]),
    (1, "SF-RUESTUNG1", &[]),
    (2, "SF-AUFMERKSAMKEIT", &[]),
    (2, "SF-AUSWEICHEN1", &["aimed-dodge"]),
    (2, "SF-AUSWEICHEN2", &[]),
    (2, "SF-BEIDHAENDIG1", &[OTHER_HAND]),
    (2, "SF-BEIDHAENDIG2", &[]),
    (2, "SF-DOPPELANGRIFF", &["double-attack"]),
    (2, "SF-FINTE", &["feint"]),
    (2, "SF-KAMPFREFLEXE", &[]),
    (2, "SF-LINKHAND", &[]),
    (2, "SF-RUESTUNG1", &[]),
];

/// What has to come off before something else is offered.
const PREPARES: [(&str, &str); 2] = [("lunge", "lunge-on"), (GOES_ON, "lunge-on")];

/// The heroes by their side.
const HEROES: [(u16, &str); 2] = [(1, "HER-06"), (2, "HER-05")];

/// What everybody may announce: a power blow, and where zones are played with an aimed blow (`ZON-06`).
const FOR_ALL: [&str; 8] = [
    "aimed-head",
    "aimed-chest",
    "aimed-belly",
    "aimed-left-arm",
    "aimed-right-arm",
    "aimed-left-leg",
    "aimed-right-leg",
    "power-blow",
];

/// All that has to be used: by each of them what is learnt and what is for all.
fn wanted() -> BTreeSet<(u16, &'static str)> {
    let learnt = LEARNT
        .iter()
        .flat_map(|(fighter, _, words)| words.iter().map(|word| (*fighter, *word)));
    let all = HEROES
        .iter()
        .flat_map(|(fighter, _)| FOR_ALL.map(|word| (*fighter, word)));
    learnt.chain(all).collect()
}

/// A plain attack with the weapon in the other hand.
const OTHER_HAND: &str = "other-hand";

/// The declaration that a series goes on.
const GOES_ON: &str = "series-goes-on";

/// Fights that are played until one has ended and everything learnt has been used.
const FIGHTS: u64 = 6;
/// Answers after which a fight is broken off.
const LONG: usize = 500;

/// The courtyard with the two as neighbours' foes, each with both weapons, in a folder of the test. Only who is the quicker one lunges.
fn level(folder: &Folder) -> PathBuf {
    let from = root().join("levels/01-courtyard");
    let to = folder.0.join("masters");
    fs::create_dir_all(&to).unwrap();
    let map = fs::read_to_string(from.join("map.tmx")).unwrap();
    // A map may only name tiles that lie beside it.
    for tile in fs::read_dir(root().join("assets/tiles")).unwrap() {
        let tile = tile.unwrap();
        if tile.file_type().unwrap().is_file() {
            fs::copy(tile.path(), to.join(tile.file_name())).unwrap();
        }
    }
    let map = map
        .replace("../../assets/tiles/", "")
        .replace(r#"name="defender" x="736""#, r#"name="defender" x="352""#);
    fs::write(to.join("map.tmx"), map).unwrap();
    let named = fs::read_to_string(from.join("level.ron")).unwrap();
    let (one, other) = (
        r#"person: { Dsa41: Id("HER-05") }, at: "challenger", facing: E, start: { Dsa41: (style: 1) }"#,
        r#"person: { Dsa41: Id("OPP-05") }"#,
    );
    assert!(
        named.contains(one) && named.contains(other),
        "the level is as it was"
    );
    let named = named
        .replace(
            one,
            r#"person: { Dsa41: Id("HER-06") }, at: "challenger", facing: E, start: { Dsa41: (initiative: 20) }"#,
        )
        .replace(other, r#"person: { Dsa41: Id("HER-05") }"#);
    fs::write(to.join("level.ron"), named).unwrap();
    to
}

fn begin(level: PathBuf, folder: &Folder, seed: u64) -> Game {
    let wish = cli::Window {
        level: Some(level),
        seats: vec!["human".to_owned(), "human".to_owned()],
        seed: Some(seed),
        modules: ModuleWish {
            preset: Some("Expert".to_owned()),
            ..ModuleWish::default()
        },
        ..cli::Window::default()
    };
    let mut game = Game::begin(folder.home(), wish);
    game.wait_for(Screen::Battle);
    game
}

/// What an answer is called, where it has a name.
fn name(choice: &Choice) -> Option<&'static str> {
    match choice {
        // A series that goes on is declared, and then there is its blow.
        Choice::Plan {
            plan: Term("lunge-on"),
            ..
        } => Some(GOES_ON),
        Choice::Plan { plan, .. } => Some(plan.0),
        Choice::Attack {
            with: Slot(1),
            manoeuvre: Term("attack"),
            ..
        } => Some(OTHER_HAND),
        Choice::Attack { manoeuvre, .. } => Some(manoeuvre.0),
        Choice::Defend { means, .. } => Some(means.0),
        Choice::Act { act, .. } => Some(act.0),
        _ => None,
    }
}

/// What ends the exchange of blows, and nobody walks up again: it is not taken for being new.
const PARTS: [&str; 3] = ["hurl", "lengthen-two", "lengthen-two-far"];

/// What leads on where nothing new is offered, the best last.
const LEADS_ON: [&str; 9] = [
    "dodge",
    "second-parry",
    "parry",
    "orient",
    "fight",
    "shorten",
    "power-blow",
    "attack",
    "stand",
];

/// The card that is taken: what has been learnt and not been used yet, else what leads on.
fn best(game: &Game, used: &BTreeSet<(u16, &'static str)>, wanted: &BTreeSet<(u16, &'static str)>) -> usize {
    let desk = desk(game);
    let FighterId(fighter) = desk.fighter.unwrap();
    let worth = |place: usize| {
        let offer = &desk.cards[place].offer;
        let called = name(&offer.choice).unwrap_or_default();
        let answer = (fighter, called);
        let is_a_blow = matches!(offer.choice, Choice::Attack { .. } | Choice::Defend { .. });
        let is_new =
            (is_a_blow || wanted.contains(&answer)) && !used.contains(&answer) && !PARTS.contains(&called);
        let prepares = PREPARES.iter().find(|(first, _)| *first == called);
        let is_a_step = prepares.is_some_and(|(_, then)| !used.contains(&(fighter, *then)));
        // Once all has been used, nobody guards himself any more, and the fight comes to its end.
        let is_through = used.is_superset(wanted);
        let leads = if is_through && called == "no-defence" {
            Some(LEADS_ON.len())
        } else {
            LEADS_ON.iter().position(|word| *word == called)
        };
        let passes = u8::from(matches!(offer.choice, Choice::Pass));
        // A way needs a place to go to, and they stand beside each other already.
        (offer.cells.is_empty(), is_a_step, is_new, leads, passes)
    };
    (0..desk.cards.len())
        .max_by_key(|place| (worth(*place), usize::MAX - place))
        .unwrap()
}

/// Plays a fight; whether it came to its end. Every attack and every defence that is taken shows its odds, whatever its name.
fn play(
    game: &mut Game,
    used: &mut BTreeSet<(u16, &'static str)>,
    wanted: &BTreeSet<(u16, &'static str)>,
) -> bool {
    for _ in 0..LONG {
        for _ in 0..PATIENCE {
            if !desk(game).cards.is_empty() || game.screen() == Screen::Result {
                break;
            }
            game.frames(1);
        }
        if game.screen() == Screen::Result {
            return true;
        }
        let place = best(game, used, wanted);
        let card = desk(game).cards[place].clone();
        let FighterId(fighter) = desk(game).fighter.unwrap();
        let name = name(&card.offer.choice).unwrap_or_default();
        let is_new = used.insert((fighter, name));
        if is_new && matches!(card.offer.choice, Choice::Attack { .. } | Choice::Defend { .. }) {
            look(game, place);
            let odds = desk(game).cards[place].odds.clone();
            let odds = odds.unwrap_or_else(|| panic!("{name} has no odds"));
            figure::assert_shown(game, &odds, name);
            println!("fighter {fighter} uses {name}");
        }
        take(game, place);
    }
    println!("a fight is broken off");
    false
}

#[test]
fn the_masters_have_learnt_what_is_looked_for() {
    let folder = root().join("assets/rules/dsa41");
    let data = Dsa41Data::load(&folder).unwrap_or_else(|problems| panic!("{problems}"));
    for (fighter, id) in HEROES {
        let known: BTreeSet<String> = data.people[id]
            .abilities
            .iter()
            .map(ToString::to_string)
            .collect();
        let looked_for: BTreeSet<String> = LEARNT
            .iter()
            .filter(|(of, ..)| *of == fighter)
            .map(|(_, ability, _)| (*ability).to_owned())
            .collect();
        assert_eq!(known, looked_for, "{id}");
        assert!(known.len() >= 10, "{id} has learnt {} abilities", known.len());
    }
}

#[test]
fn two_masters_use_all_they_have_learnt_from_the_action_bar_and_fight_to_the_end() {
    let folder = Folder::new("masters");
    let level = level(&folder);
    let wanted = wanted();
    let (mut used, mut ended) = (BTreeSet::new(), 0);
    for seed in 1..=FIGHTS {
        let mut game = begin(level.clone(), &folder, seed);
        ended += usize::from(play(&mut game, &mut used, &wanted));
        if ended > 0 && used.is_superset(&wanted) {
            break;
        }
    }
    assert!(ended > 0, "no fight came to its end");
    let missing: Vec<_> = wanted.difference(&used).collect();
    assert!(missing.is_empty(), "never offered with odds: {missing:?}");
}
