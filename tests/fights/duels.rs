//! Recorded duels: each file of `tests/duels` is fought again, and every event and state hash compared.
//!
//! The first lines of a file say who fights; the rest is what happened, one event a line, and after every choice the hash. The
//! choices in it are carried out again. When the file is written anew, they are kept as long as they are legal; from then on,
//! and in a new file, each fighter does what he `prefers`, in that order, else what the opponent would do.

use std::fs;
use std::path::PathBuf;

use klingentanz::ai::best_of;
use klingentanz::battle::{BattleDice, Choice, Clock, FighterId, Happening, Offer, Posture, Question};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::story::{Story, field};
use crate::{common, expected, story};

/// After this many choices a duel ends, decided or not.
const MOST_CHOICES: usize = 400;

/// The first line of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    /// What the duel shows.
    duel: String,
    /// The seed of its dice.
    seed: u64,
    /// The last round that is fought.
    rounds: u16,
    /// The rules; left out: the first.
    #[serde(default)]
    system: Option<String>,
}

/// A line for each fighter; they are numbered from 1.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Man {
    /// The person in the words of a level file.
    person: String,
    side: u8,
    at: (i16, i16),
    #[serde(default)]
    posture: Posture,
    /// The start state in the words of a level file.
    #[serde(default)]
    start: String,
    /// Words of the answers that he likes best.
    #[serde(default)]
    prefers: Vec<String>,
}

/// A choice as it was recorded.
#[derive(Deserialize)]
struct Recorded {
    fighter: FighterId,
    choice: Choice,
}

/// A file taken apart.
struct Duel {
    head: Head,
    men: Vec<Man>,
    /// The lines that say who fights, as they are written.
    beginning: String,
    recorded: Vec<Recorded>,
}

impl Duel {
    fn read(text: &str) -> Self {
        let is_told = |line: &&str| line.contains("\"event\":") || line.starts_with("{\"dice\":");
        let beginning: Vec<&str> = text.lines().take_while(|line| !is_told(line)).collect();
        let parse =
            |line: &&str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let recorded = text.lines().filter(|line| line.contains("\"event\":\"chosen\""));
        Self {
            head: serde_json::from_str(beginning[0]).unwrap(),
            men: beginning[1..].iter().map(parse).collect(),
            beginning: beginning.join("\n"),
            recorded: recorded.map(|line| serde_json::from_str(line).unwrap()).collect(),
        }
    }

    fn open(&self) -> Story {
        let add = |setup: story::Setup, man: &Man| {
            let (person, start) = (man.person.clone(), man.start.as_str());
            match man.side {
                1 => setup.hero(person, man.at, start),
                _ => setup.foe(person, man.at, start),
            }
            .posture(man.posture)
        };
        let named = |name: &str| klingentanz::rules::system(name).unwrap().id().0;
        let system = self.head.system.as_deref().map_or("dsa41", named);
        let empty = field().by(system).seed(self.head.seed);
        let mut story = self.men.iter().fold(empty, add).open();
        // Every choice is recorded, that of going on with a long action too.
        story.ask_to_go_on();
        story
    }

    /// Fights the duel and tells it.
    fn fight(&self) -> String {
        let mut told = Told::new(self.open());
        told.go_on();
        for place in 0..MOST_CHOICES {
            let clock = *told.story.app.world().get::<Clock>(told.story.battle).unwrap();
            let question = common::question(&told.story.app, told.story.battle);
            let Some(question) = question.filter(|_| clock.round <= self.head.rounds) else {
                break;
            };
            let Some(choice) = self.choice(&told.story, question, place) else {
                break;
            };
            told.story.choose(question.fighter.0, choice);
            told.go_on();
        }
        format!("{}\n{}", self.beginning, told.lines)
    }

    /// What was recorded; when the file is written anew, what is legal of it or what the fighter likes best.
    fn choice(&self, story: &Story, question: Question, place: usize) -> Option<Choice> {
        let recorded = self.recorded.get(place);
        if !expected::is_rewritten() {
            return recorded.map(|it| it.choice.clone());
        }
        let world = story.app.world();
        let is_legal = |it: &&Recorded| {
            it.fighter == question.fighter
                && story
                    .system
                    .judge(world, story.battle, it.fighter, &it.choice)
                    .is_ok()
        };
        let liked = || self.liked(story, question);
        recorded
            .filter(is_legal)
            .map(|it| it.choice.clone())
            .or_else(liked)
    }

    fn liked(&self, story: &Story, question: Question) -> Option<Choice> {
        let world = story.app.world();
        let offers = story.system.offers(world, story.battle);
        let man = &self.men[usize::from(question.fighter.0) - 1];
        let wanted = man
            .prefers
            .iter()
            .find_map(|word| offers.iter().find(|offer| offer.word.0 == word));
        wanted
            .and_then(|offer| answer(story, offer))
            .or_else(|| best_of(story.system.appraise(world, story.battle)))
            .or_else(|| answer(story, offers.last()?))
    }
}

/// The offer's answer with its first cell and the most points.
fn answer(story: &Story, offer: &Offer) -> Option<Choice> {
    let mut choice = offer.choice.clone();
    match &mut choice {
        Choice::Move { gait, path, .. } => {
            let to = *offer.cells.first()?;
            *path = story.system.route(story.app.world(), story.battle, *gait, to)?;
        }
        Choice::Defend { to, .. } => *to = offer.cells.first().copied(),
        Choice::Attack { stakes, .. } => *stakes = offer.stakes.iter().map(|stake| stake.most).collect(),
        _ => {}
    }
    Some(choice)
}

/// A duel and what has been told of it.
struct Told {
    story: Story,
    lines: String,
    told: usize,
}

impl Told {
    const fn new(story: Story) -> Self {
        Self {
            story,
            lines: String::new(),
            told: 0,
        }
    }

    /// Tells what is new: every event but questions, which the hash covers, and the hash.
    fn go_on(&mut self) {
        let story = &self.story;
        let log = common::log(&story.app, story.battle);
        for event in &log[self.told..] {
            if matches!(event.happening, Happening::Asked { .. }) {
                continue;
            }
            let mut line = serde_json::to_value(event).unwrap();
            let behind = story.system.behind(&event.happening);
            if !behind.is_empty() {
                line["behind"] = serde_json::to_value(behind).unwrap();
            }
            self.lines += &format!("{line}\n");
        }
        self.told = log.len();
        let dice = story.app.world().get::<BattleDice>(story.battle).unwrap();
        assert_eq!(dice.error(), None);
        let hash: Value = json!({ "hash": story.hash().to_string(), "dice": dice.fallen() });
        self.lines += &format!("{hash}\n");
    }
}

fn files() -> Vec<PathBuf> {
    let folder = common::root().join("tests/duels");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_recorded_duel_is_fought_again_the_same() {
    let files = files();
    assert!(files.len() >= 6, "{files:?}");
    for file in files {
        let duel = Duel::read(&fs::read_to_string(&file).unwrap());
        assert!(!duel.head.duel.is_empty(), "{}", file.display());
        expected::compare(&file, &duel.fight());
    }
}

#[test]
fn a_duel_whose_dice_fall_otherwise_is_noticed() {
    // While the files are written anew, there is nothing to compare with.
    if expected::is_rewritten() {
        return;
    }
    for file in files() {
        let text = fs::read_to_string(&file).unwrap();
        let mut duel = Duel::read(&text);
        duel.head.seed += 1;
        let first = text.lines().find(|line| line.starts_with("{\"dice\":")).unwrap();
        let is_same = first.contains(&duel.open().hash().to_string());
        assert!(!is_same, "{}: {first}", file.display());
    }
}
