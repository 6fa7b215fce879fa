//! Levels: a folder with a Tiled map and `level.ron`, read and checked whole. What a rule system's words in it mean is left
//! to the rule system.

mod build;
mod check;
mod facing;
mod format;
mod goal;
mod lineup;
mod lookup;
mod meet;
mod name;
mod notice;
mod parse;
mod place;
mod schema;
mod side;
mod texts;
mod things;
mod tiled;
mod zone;

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use self::tiled::read_map;
use crate::battle::{
    self, Character, FighterId, ModuleWish, Posture, RawRon, Recruit, Seat, Setting, Side, SideId, Sides,
    StableHasher, Stance, StateHash, Wind,
};
use crate::board::{Board, Cell, Facing};
use crate::content::{Entry, Label, Own, Problem, Problems, Reach};
use crate::rules::Preset;
use crate::rules::own::open_tables;

pub use self::tiled::{Drawing, DrawnLayer, DrawnTile, Sheet, check_tileset, check_tilesets};
pub use crate::content::LEVEL_FILE;
pub use format::{Arrival, Hazard, SideColour};
pub use goal::Goal;
pub use notice::Notice;
pub use schema::level_schema;
pub use texts::OwnTexts;

/// A level that has been read and found whole.
#[derive(Clone, Debug)]
pub struct Level {
    /// The folder that it was read from.
    pub folder: PathBuf,
    /// The title (`BD-LVL-03`).
    pub title: Label,
    /// The words before the fight (`BD-LVL-03`).
    pub intro: Option<Label>,
    /// What it is about, in one line.
    pub about: Option<Label>,
    /// How much there is to mind, 1 for a first fight to 5 for masters; none where the level does not say.
    pub difficulty: Option<u8>,
    /// The side that is meant to win more often, by rule system and preset; none where the sides are meant to be equal.
    pub stronger: BTreeMap<String, BTreeMap<Preset, SideId>>,
    /// Names of the rule systems that it supports, the first of them by default (`BD-LVL-04`).
    pub rules: Vec<String>,
    /// Optional rules by rule system (`BD-LVL-05`).
    pub modules: BTreeMap<String, Modules>,
    /// Side of a cell in decimetres, where the level sets one (`BD-LVL-06`).
    pub cell_dm: Option<u16>,
    /// Ambient light, 0 (day) to 4 (dark), of cells without a value of their own (`BD-LVL-07`).
    pub light: u8,
    /// The wind, and where it comes from (`BD-LVL-08`).
    pub wind: Wind,
    /// The map.
    pub board: Arc<Board>,
    /// How the map looks.
    pub drawing: Arc<Drawing>,
    /// The sides; their place in the list is their [`SideId`].
    pub sides: Vec<LevelSide>,
    /// The fighters that stand on the map when the fight begins, in ascending order of their ids.
    pub fighters: Vec<LevelFighter>,
    /// What each side wants.
    pub goals: BTreeMap<SideId, Goal>,
    /// Fighters who come later.
    pub reinforcements: Vec<Reinforcement>,
    /// What changes the map over time.
    pub hazards: Vec<Hazard>,
    /// Marks by which one leaves the fight (`BD-LVL-14`).
    pub exits: Vec<String>,
    /// The lesson that the level teaches (`BD-LVL-15`).
    pub lesson: Option<String>,
    /// Whether sides hide from each other what the other cannot see.
    pub secrets: bool,
    /// Round and phase in which the fight begins; none for the beginning.
    pub start: Option<(u16, i16)>,
    /// Weapons, armour and people of its own, in the folder `rules` in its folder.
    pub own: Arc<Own>,
    /// All that it calls by a label, each with its place.
    pub labels: Vec<Entry<Label>>,
    /// The gear that lies on its map, each with its place.
    pub gear: Vec<Entry<String>>,
    /// The gear that its goals ask for, each with the place of the goals of its side.
    pub wanted: Vec<Entry<String>>,
    /// What is odd about the level, but no error.
    pub warnings: Vec<Problem>,
    /// All that its file says of the fight, in one number: title and introduction do not count, nor does what the map says.
    pub says: u64,
}

/// The optional rules that a level asks of one rule system.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modules {
    /// Preset and switches, with the variants that the level chooses.
    pub wish: ModuleWish,
    /// Line of `level.ron`, for messages of the rule system.
    pub line: u32,
}

/// One side of a level.
///
/// Rule: `BD-LVL-09`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelSide {
    /// Its number in the level file.
    pub number: u8,
    /// Its name.
    pub name: Label,
    /// Who plays it unless the players say otherwise.
    pub seat: Seat,
    /// Its colour.
    pub colour: SideColour,
    /// Mark on which its fighters begin.
    pub start: Option<String>,
    /// Mark of the area in which it sets its fighters up before the fight.
    pub zone: Option<String>,
    /// Whether the fight begins before its fighters are aware of it.
    pub surprised: bool,
    /// Whether its fighters have made their camp and taken their armour off.
    pub in_camp: bool,
    /// Its team.
    pub team: Option<u8>,
    /// The sides that it names as foes; none for everybody who is not on its team.
    pub hostile_to: Option<Vec<SideId>>,
}

/// One fighter of a level.
///
/// Rule: `BD-LVL-10`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelFighter {
    /// His id.
    pub id: FighterId,
    /// His side.
    pub side: SideId,
    /// Who he is, in the words of each rule system.
    pub person: BTreeMap<String, RawRon>,
    /// His cell, the north-west one of a large body.
    pub at: Cell,
    /// Where he looks.
    pub facing: Facing,
    /// Whether the level leaves it to him: he looks towards the nearest foe.
    pub looks_about: bool,
    /// How he holds himself.
    pub posture: Posture,
    /// Whether he is awake.
    pub awake: bool,
    /// How he fights where the computer plays him; none for what is usual with him.
    pub character: Option<Character>,
    /// The kind of light that he carries.
    pub carries_light: Option<String>,
    /// Whether he begins hidden.
    pub hidden: bool,
    /// How he begins where that differs from rested and ready, in the words of each rule system.
    pub start: BTreeMap<String, RawRon>,
}

/// Fighters who come later.
///
/// Rule: `BD-LVL-12`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reinforcement {
    /// What brings them.
    pub when: Arrival,
    /// The mark on whose nearest free cells they enter.
    pub at: String,
    /// Where they look.
    pub facing: Facing,
    /// The fighters, each on the first cell of the mark.
    pub fighters: Vec<LevelFighter>,
}

impl Level {
    /// Reads the level in a folder. It reads files in this folder and the game's own, and no others ([`Reach`]).
    ///
    /// # Errors
    ///
    /// Every problem of `level.ron`, `things.ron`, the map and its tilesets, and of the files in `rules`, that can be told at once.
    pub fn load(folder: &Path) -> Result<Self, Problems> {
        let file = folder.join(LEVEL_FILE);
        let reach = Reach::of_level(folder).map_err(|problem| Problem {
            file: file.clone(),
            ..problem
        })?;
        let source = reach.read(&file)?;
        let whole = source.part();
        let mut problems = Problems::default();
        let mut draft = parse::parse(&whole, &mut problems);
        draft.resolve(&OwnTexts::read(folder, &reach, &mut problems));
        let catalogue = things::read_things(folder, &reach, &mut problems);
        let map = draft
            .map_file(folder, whole.mark(), &mut problems)
            .and_then(|map| read_map(&map, &reach, &catalogue, &mut problems));
        let own = Own::read_within(folder, &reach, &open_tables(), &mut problems);
        let level = build::build(folder, draft, whole.mark(), map, problems)?;
        Ok(Self {
            own: Arc::new(own),
            ..level
        })
    }

    /// The sides as a battle knows them.
    pub fn battle_sides(&self) -> Sides {
        let side = |side: &LevelSide| Side {
            name: side.name.clone(),
            seat: side.seat.clone(),
        };
        Sides::new(self.sides.iter().map(side).collect(), |a, b| {
            stance(&self.sides, a, b)
        })
    }

    /// One number for all of its files that a fight depends on, as 16 hexadecimal digits: what is said of the fight, and the map.
    pub fn fingerprint(&self) -> String {
        let mut hasher = StableHasher::default();
        (self.says, &*self.board).hash(&mut hasher);
        StateHash(hasher.finish()).to_string()
    }

    /// What a battle is told of it besides the map, the sides and the fighters.
    pub fn setting(&self, system: &str) -> Arc<Setting> {
        let area = |name: &String| self.board.marks().get(name).copied();
        let later = self.reinforcements.iter().flat_map(|group| &group.fighters);
        let hazard = |hazard: &Hazard| {
            Some(battle::Hazard {
                area: area(&hazard.area)?,
                from: hazard.from,
                every: hazard.every,
                change: hazard.change.clone(),
            })
        };
        let carried = |fighter: &LevelFighter| Some((fighter.id, fighter.carries_light.clone()?));
        Arc::new(Setting {
            wind: self.wind,
            hazards: self.hazards.iter().filter_map(hazard).collect(),
            carried: self.fighters.iter().chain(later).filter_map(carried).collect(),
            secrets: self.secrets,
            hidden: self.hidden(),
            exits: self.exits.iter().filter_map(area).collect(),
            goals: self.battle_goals(),
            reinforcements: self.battle_reinforcements(system),
            zones: self.zones(),
            surprised: self.those(|side| side.surprised),
            camped: self.those(|side| side.in_camp),
            unturned: self.unturned(),
            cell_dm: self.cell_dm.filter(|_| check::leaves_scale(system)),
        })
    }

    /// The areas in which sides set their fighters up.
    pub fn zones(&self) -> Vec<(SideId, crate::board::Mark)> {
        let area = |name: &String| self.board.marks().get(name).copied();
        let zone = |(id, side): (SideId, &LevelSide)| Some((id, area(side.zone.as_ref()?)?));
        self.with_ids().filter_map(zone).collect()
    }

    /// The sides of which the level says something.
    fn those(&self, are: impl Fn(&LevelSide) -> bool) -> Vec<SideId> {
        let those = self.with_ids().filter(|(_, side)| are(side));
        those.map(|(id, _)| id).collect()
    }

    /// Fighters on the map who are not told where to look.
    fn unturned(&self) -> Vec<FighterId> {
        let unturned = self.fighters.iter().filter(|fighter| fighter.looks_about);
        unturned.map(|fighter| fighter.id).collect()
    }

    fn with_ids(&self) -> impl Iterator<Item = (SideId, &LevelSide)> {
        let sides = self.sides.iter().enumerate();
        sides.map(|(place, side)| (SideId(place as u8), side))
    }

    /// What the sides want; nothing where each of two wants only to beat the other, which ends every fight.
    fn battle_goals(&self) -> Vec<(SideId, battle::Goal)> {
        let is_plain = |goal: &Goal| matches!(goal, Goal::Defeat(_));
        if self.sides.len() == 2 && self.goals.values().all(is_plain) {
            return Vec::new();
        }
        let found = self.goals.iter();
        found
            .filter_map(|(side, goal)| Some((*side, goal.on(&self.board)?)))
            .collect()
    }

    /// Those who come later, as a rule system musters them.
    fn battle_reinforcements(&self, system: &str) -> Vec<battle::Reinforcement> {
        let area = |name: &String| self.board.marks().get(name).copied();
        let group = |group: &Reinforcement| {
            let when = match &group.when {
                Arrival::Round(round) => battle::Occasion::Round(*round),
                Arrival::Seen(mark) => battle::Occasion::Seen(area(mark)?),
                Arrival::Down(fighter) => battle::Occasion::Down(FighterId(*fighter)),
                Arrival::Opened(door) => battle::Occasion::Opened(*door),
            };
            let fighters = group
                .fighters
                .iter()
                .filter_map(|fighter| fighter.recruit(system));
            Some(battle::Reinforcement {
                when,
                area: area(&group.at)?,
                facing: group.facing,
                fighters: fighters.collect(),
            })
        };
        self.reinforcements.iter().filter_map(group).collect()
    }

    /// Who begins hidden; without secrets everybody is seen.
    fn hidden(&self) -> Vec<FighterId> {
        let hidden = self.fighters.iter().filter(|fighter| fighter.hidden);
        hidden.map(|fighter| fighter.id).collect()
    }

    /// The fighters as a rule system musters them; none if the level does not support it.
    pub fn recruits(&self, system: &str) -> Option<Vec<Recruit>> {
        self.fighters
            .iter()
            .map(|fighter| fighter.recruit(system))
            .collect()
    }
}

impl LevelFighter {
    fn recruit(&self, system: &str) -> Option<Recruit> {
        Some(Recruit {
            id: self.id,
            side: self.side,
            person: self.person.get(system)?.clone(),
            at: self.at,
            facing: self.facing,
            posture: self.posture,
            awake: self.awake,
            character: self.character,
            start: self.start.get(system).cloned(),
        })
    }
}

/// How two different sides stand to each other: hostile if one of them names the other, else allied on one team.
///
/// A side that names nobody is hostile to all that are not on its team.
///
/// Rule: `BD-LVL-09`.
fn stance(sides: &[LevelSide], a: SideId, b: SideId) -> Stance {
    let (Some(one), Some(other)) = (sides.get(usize::from(a.0)), sides.get(usize::from(b.0))) else {
        return Stance::Neutral;
    };
    let same_team = one.team.is_some() && one.team == other.team;
    let names = |side: &LevelSide, foe: SideId| match &side.hostile_to {
        Some(foes) => foes.contains(&foe),
        None => !same_team,
    };
    if names(one, b) || names(other, a) {
        Stance::Hostile
    } else if same_team {
        Stance::Allied
    } else {
        Stance::Neutral
    }
}
