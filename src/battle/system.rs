//! What a rule system brings to the house. Window, terminal, opponent and recordings know rule systems only by this.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::chance::BattleDice;
use super::duel::Duel;
use super::event::Happening;
use super::ground::Ground;
use super::id::{FighterId, RuleId, SideId, Slot, Term};
use super::intent::{Choice, Refusal};
use super::ledger::Ledger;
use super::movable::Burning;
use super::overlay::{Overlay, OverlayWish, PlaceReport};
use super::roster::{Posture, Sides, StateSign};
use super::route::Route;
use super::setting::Setting;
use crate::board::{Board, Cell, Eyes, Facing, LightMap, Measure};
use crate::content::{Problems, Words};
use crate::dice::Chance;

/// A guest in the house: a set of combat rules.
pub trait RuleSystem: Send + Sync + 'static {
    /// Its name in files and on the command line, in small letters.
    fn id(&self) -> Term;

    /// Its name in level files, which begins with a capital.
    fn level_name(&self) -> &'static str;

    /// Whether it leaves the size of squares to the level, or has one of its own.
    fn leaves_scale(&self) -> bool {
        true
    }

    /// Adds its systems to the battle step.
    fn build(&self, app: &mut App);

    /// Reads its data files below the content root and keeps them in the world.
    ///
    /// # Errors
    ///
    /// Every problem of the files, with file, line and reason.
    fn load(&self, world: &mut World, root: &Path) -> Result<(), Problems>;

    /// Gives a world the data files that another one has read.
    ///
    /// # Panics
    ///
    /// If that one has not read them.
    fn share(&self, from: &World, to: &mut World);

    /// The modules that a preset switches on, with those added and taken away.
    ///
    /// # Errors
    ///
    /// Every part of the wish that cannot be had: a preset or module that it does not know, modules that do not go together.
    fn modules(&self, world: &World, wish: &ModuleWish) -> Result<ModuleSet, Vec<ModuleFault>>;

    /// Whether a module does what its rules say; the set-up names those that do not yet.
    fn is_built(&self, module: &str) -> bool;

    /// Makes a battle of a set-up: the battle entity and its fighters.
    ///
    /// # Errors
    ///
    /// Every problem of the persons and start states, with file, line and reason.
    fn muster(&self, world: &mut World, muster: &Muster) -> Result<Entity, Problems>;

    /// Persons for a level that names none for these rules: for each side as many as are asked for, in the words of a level
    /// file. The sides are of equal points by a rule of the system. None where it has nobody to send.
    fn stand_ins(&self, _world: &World, _sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
        None
    }

    /// What a person of a level file is called; none where the words cannot be read.
    fn person_name(&self, world: &World, person: &RawRon) -> Option<Arc<Words>>;

    /// What a level asks for and the chosen modules leave without effect: the field, and a clause that says what and why.
    fn without_effect(&self, _muster: &Muster) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Every legal answer to the open decision of a battle; empty when nothing is asked.
    fn offers(&self, world: &World, battle: Entity) -> Vec<Offer>;

    /// Whether a choice is a legal answer to the open decision of a battle.
    ///
    /// # Errors
    ///
    /// The refusal that the battle step would give.
    fn judge(
        &self,
        world: &World,
        battle: Entity,
        fighter: FighterId,
        choice: &Choice,
    ) -> Result<(), Refusal>;

    /// Keeps in mind that [`RuleSystem::judge`] has just allowed an answer to the open decision of a battle, so that it need not be judged
    /// again when it is heard in the same step. A rule system that judges it again does no wrong.
    fn vouch(&self, _world: &mut World, _battle: Entity, _fighter: FighterId, _choice: &Choice) {}

    /// Whether an answer gives the fight up. Whoever asks a player asks him once more then.
    fn gives_up(&self, choice: &Choice) -> bool;

    /// The exact odds of an answer to the open decision; none where no die falls.
    fn odds(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Odds>;

    /// The sensible answers to the open decision, each legal and with its worth: thousandths of a life point that it is
    /// likely to win or save, as far as one decision ahead can tell. Of equal worth the first is the better.
    ///
    /// Only what the side of the asked fighter can see counts.
    fn appraise(&self, world: &World, battle: Entity) -> Vec<(Choice, i64)>;

    /// The cells that a move of this gait reaches now, with the cost of each in half cells.
    fn reach(&self, world: &World, battle: Entity, gait: Term) -> Vec<(Cell, u16)>;

    /// The cheapest path of this gait to a cell, if it can be reached now.
    fn route(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Option<Vec<Cell>>;

    /// The ways of this gait to a cell with all that waits on them: the cheapest first, then the cheapest on which no foe gets a
    /// blow, where that is another one; empty where the cell is out of reach.
    fn routes(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Vec<Route>;

    /// The way that an answer leads along though it names none: the run of a charge; none for all other answers.
    fn way(&self, _world: &World, _battle: Entity, _choice: &Choice) -> Option<Route> {
        None
    }

    /// The signs of an overlay of the map as it is now; none where these rules do not ask for such a thing.
    fn overlay(&self, _world: &World, _battle: Entity, _wish: &OverlayWish) -> Overlay {
        Overlay::default()
    }

    /// The light on every square of the map as it is now; without word of the rule system only what falls there anyway.
    fn light(&self, world: &World, battle: Entity) -> LightMap {
        let eyes = Eyes {
            measure: Measure::Cheb,
            factor: 1,
        };
        world
            .get::<Ground>(battle)
            .map_or_else(LightMap::default, |ground| LightMap::of(ground.view(), &[], eyes))
    }

    /// The lights that burn as a side knows them, and how its eyes count ranges, for whoever draws them while somebody moves;
    /// without a side, and where there are no secrets, all of them.
    fn burning(&self, _world: &World, _battle: Entity, _reader: Option<SideId>) -> (Vec<Burning>, Eyes) {
        let eyes = Eyes {
            measure: Measure::Cheb,
            factor: 1,
        };
        (Vec::new(), eyes)
    }

    /// What a square would do to a fighter who stands there.
    fn place(&self, _world: &World, _battle: Entity, _fighter: FighterId, _cell: Cell) -> PlaceReport {
        PlaceReport::default()
    }

    /// All that a sheet or a token shows of a fighter, as it is now.
    fn readout(&self, world: &World, fighter: Entity) -> Readout;

    /// What a state of a fighter looks like; none for one that is not seen on the map.
    fn state_sign(&self, _state: Term) -> Option<StateSign> {
        None
    }

    /// The rungs of the initiative ladder, highest first.
    fn ladder(&self, world: &World, battle: Entity) -> Vec<Rung>;

    /// What gear is called that lies about or is carried, by its id.
    fn gear(&self, world: &World, gear: &str) -> Arc<Words>;

    /// The rules behind a happening besides those that it names: what a reader of the log may want to look up.
    fn behind(&self, happening: &Happening) -> Vec<RuleId>;

    /// The rules behind a value of the readout besides those of its ledger.
    fn behind_value(&self, value: Term) -> &'static [RuleId];

    /// The exact odds of one exchange between two persons in the words of a level file, the attacker first, without a map, with
    /// these modules.
    ///
    /// # Errors
    ///
    /// A sentence when a person is not known or has nothing to strike with.
    fn duel(&self, world: &World, modules: &ModuleSet, persons: [&RawRon; 2]) -> Result<Duel, String>;
}

/// Which modules somebody wants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ModuleWish {
    /// Name of a preset; none for the system's default.
    pub preset: Option<String>,
    /// Switched on besides.
    pub on: Vec<String>,
    /// Switched off.
    pub off: Vec<String>,
}

/// A part of a wish for modules that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleFault {
    /// Which part.
    pub part: WishPart,
    /// Why, as a clause without a full stop.
    pub reason: String,
}

/// A part of a wish for modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishPart {
    /// The name of the preset.
    Preset,
    /// A name among those that are to be on, as it was given.
    On(String),
    /// A name among those that are to be off, as it was given.
    Off(String),
    /// What all of it together comes to.
    Whole,
}

/// The modules that are on, in ascending order of their names, each with its variant.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct ModuleSet(pub Vec<(String, Option<String>)>);

impl ModuleSet {
    /// Whether a module is on.
    pub fn has(&self, name: &str) -> bool {
        self.0
            .binary_search_by(|(module, _)| module.as_str().cmp(name))
            .is_ok()
    }
}

/// All that a rule system needs to make a battle.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The file that the fighters come from, for messages.
    pub file: std::path::PathBuf,
    /// The map.
    pub board: Arc<Board>,
    /// What the level says besides.
    pub setting: Arc<Setting>,
    /// The sides.
    pub sides: Sides,
    /// The fighters.
    pub fighters: Vec<Recruit>,
    /// The modules.
    pub modules: ModuleSet,
    /// The dice.
    pub dice: BattleDice,
    /// Round and phase to begin in; none for the beginning.
    pub start: Option<(u16, i16)>,
    /// After this round the fight is called a draw.
    pub last_round: u16,
}

/// A fighter before the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// His id.
    pub id: FighterId,
    /// His side.
    pub side: SideId,
    /// Who he is, in the words of the rule system's files (RON).
    pub person: RawRon,
    /// North-west cell.
    pub at: Cell,
    /// Where he looks.
    pub facing: Facing,
    /// How he holds himself.
    pub posture: Posture,
    /// Whether he is awake.
    pub awake: bool,
    /// How he begins where it differs from rested and ready (RON of the rule system).
    pub start: Option<RawRon>,
}

/// A piece of a level file that only the rule system understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawRon {
    /// The text.
    pub text: String,
    /// The line of the file on which it begins, counted from 1.
    pub line: u32,
}

impl RawRon {
    /// A person of the data files, as every rule system's level files name him.
    pub fn id(id: &str) -> Self {
        Self {
            text: format!("Id({id:?})"),
            line: 1,
        }
    }
}

/// A legal answer, or a family of them that differ in numbers or cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The answer with the least stakes and, for a move, an empty path.
    pub choice: Choice,
    /// The word for it on the card: `SYSTEM-offer-TERM`.
    pub word: Term,
    /// The name of the weapon or item in it.
    pub thing: Option<Arc<Words>>,
    /// Points that may be announced.
    pub stakes: Vec<Stake>,
    /// Cells to choose from: the end of a move, the place of a dodge. Empty when no cell is to be chosen.
    pub cells: Vec<Cell>,
    /// What a player should know who thinks of it.
    pub hint: Option<Hint>,
}

/// What speaks against an answer though it is allowed, or for one that looks like nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hint {
    /// The word for it: `SYSTEM-hint-TERM`.
    pub word: Term,
    /// The numbers in it, by the names of the text's variables.
    pub numbers: Vec<(Term, i16)>,
    /// The rule behind it.
    pub rule: RuleId,
}

/// Points that may be announced with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stake {
    /// The word for them.
    pub word: Term,
    /// The least that may be announced.
    pub least: i16,
    /// The most.
    pub most: i16,
    /// Whether the points of all stakes that share count together, so that their sum is at most the greatest of these limits.
    pub shares: bool,
}

impl Stake {
    /// Whether so many points may be announced for these stakes.
    pub fn allow(stakes: &[Self], points: &[i16]) -> bool {
        let each = || stakes.iter().zip(points);
        let sum: i32 = each()
            .filter(|(stake, _)| stake.shares)
            .map(|(_, points)| i32::from(*points))
            .sum();
        let shared = stakes.iter().filter(|stake| stake.shares);
        let most = shared.map(|stake| i32::from(stake.most)).max();
        stakes.len() == points.len()
            && each().all(|(stake, points)| (stake.least..=stake.most).contains(points))
            && most.is_none_or(|most| sum <= most)
    }
}

/// The exact odds of an answer down the whole chain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Odds {
    /// The links of the chain in order: the word for each and its chance.
    pub chain: Vec<(Term, Chance)>,
    /// Points that the target loses (0: none), with the chance of each, in ascending order.
    pub losses: Vec<(i16, Chance)>,
    /// What else may come of it: wounds, out of the fight, a fumble.
    pub effects: Vec<(Term, Chance)>,
    /// The values behind the chain with their reasons.
    pub ledgers: Vec<(Term, Ledger)>,
    /// Thousandths of the mean loss.
    pub mean_loss_per_mille: i64,
}

impl Odds {
    /// The chance of something that may come of the answer; none of what is not among it.
    pub fn effect(&self, word: Term) -> Chance {
        let found = self.effects.iter().find(|(effect, _)| *effect == word);
        found.map_or(Chance::NEVER, |(_, chance)| *chance)
    }
}

/// A fighter as others see him.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Readout {
    /// His name.
    pub name: Arc<Words>,
    /// Life now and at most: the ring of the token.
    pub life: (i16, i16),
    /// Wounds: the drops on the token.
    pub wounds: u8,
    /// The kind of the ready weapon: the silhouette of the token (`sword`, `axe`, `spear`, `dagger`, `club`, `staff`, `bow`,
    /// `flail`, `fist`, `claw`).
    pub silhouette: Option<Term>,
    /// The name of the ready weapon.
    pub weapon: Option<Arc<Words>>,
    /// The weapons and attacks that can be chosen, by slot.
    pub arms: Vec<(Slot, Arc<Words>)>,
    /// The boxes of the sheet: word, value with its reasons, and the most it can be.
    pub values: Vec<(Term, Ledger, Option<i16>)>,
    /// The rows of the tables that a value comes from: gear, talents, the fighter himself.
    pub rows: Vec<(Term, RuleId)>,
    /// States such as prone, dying, disoriented.
    pub states: Vec<Term>,
    /// Actions left: word, left, of how many.
    pub actions: Vec<(Term, u8, u8)>,
    /// Whether he is still in the fight.
    pub fights: bool,
    /// The foes whom he fights at close quarters, each with the distance between them.
    pub engaged: Vec<(FighterId, Term)>,
}

/// A fighter's place on the initiative ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rung {
    /// Who.
    pub fighter: FighterId,
    /// The value, which is also the phase in which he acts.
    pub value: i16,
    /// Phases of this round in which he still acts.
    pub due: Vec<i16>,
    /// Where the value comes from.
    pub ledger: Ledger,
    /// Rules that lowered it in this fight, with the points.
    pub losses: Vec<(RuleId, i16)>,
}
