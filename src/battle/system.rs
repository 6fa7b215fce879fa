//! What a rule system brings to the house. Window, terminal, opponent and recordings know rule systems only by this.
//!
//! [`RuleSystem`] is put together from a trait for each purpose. Those that ask about a battle are answered by the kernel
//! (`rules::kernel::Guest`) for every system that says what a scene comes to.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use super::aim::{Aim, Gesture, Obstacle};
use super::bearer::Bearer;
use super::character::Tempers;
use super::duel::Duel;
use super::event::Happening;
use super::fork::Forks;
use super::ground::Ground;
use super::group::Group;
use super::id::{FighterId, RuleId, SideId, Slot, Term};
use super::intent::{Choice, Refusal};
use super::looks::GearShape;
use super::movable::Burning;
use super::muster::{ModuleFault, ModuleSet, ModuleWish, Muster, RawRon};
use super::offer::{Odds, Offer};
use super::overlay::{Overlay, OverlayWish, PlaceReport};
use super::readout::{Readout, Rung};
use super::report::PairReport;
use super::roster::StateSign;
use super::route::Route;
use super::table_set::TableSet;
use super::vocabulary::Vocabulary;
use super::why_not::Sentence;
use crate::board::{Cell, Eyes, LightMap, Measure};
use crate::content::helden::{Hero, Imported, Reason};
use crate::content::{Figure, OwnRow, Particulars, Problem, Problems, Words};

/// A guest in the house: a set of combat rules.
pub trait RuleSystem:
    Library + People + Choices + Forecast + Tempers + Forks + Chart + Sheets + Telling + Send + Sync + 'static
{
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
}

/// The content of a rule system: its tables, its modules, and what the player puts over them.
pub trait Library {
    /// Reads its data files below the content root and keeps them in the world.
    ///
    /// # Errors
    ///
    /// Every problem of the files, with file, line and reason.
    fn load(&self, _world: &mut World, _root: &Path) -> Result<(), Problems> {
        Ok(())
    }

    /// Gives a world the data files that another one has read.
    ///
    /// # Panics
    ///
    /// If that one has not read them.
    fn share(&self, _from: &World, _to: &mut World) {}

    /// The names of the files of its tables, such as `weapons.ron`: what may be changed and added to.
    fn table_files(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether the game's own tables have a row of this id.
    fn has_row(&self, _world: &World, _table: &str, _id: &str) -> bool {
        false
    }

    /// The ids of what may lie about on a map: weapons, shields, lights, and whatever else may be picked up.
    fn gear_ids(&self, _world: &World, _tables: &TableSet) -> Vec<String> {
        Vec::new()
    }

    /// Its tables with rows of one's own over them: a new id adds a row, a known one takes the place of the game's. They hold too what
    /// persons in the words of a level file have changed for themselves.
    ///
    /// # Errors
    ///
    /// What is wrong with the rows, with file, line and reason.
    fn tables(&self, _world: &World, _own: &[OwnRow], _persons: &[&RawRon]) -> Result<TableSet, Problems> {
        Ok(TableSet::default())
    }

    /// Where a stored value of the game's own tables is not the one that the rules make: house rules do that, and no harm is done.
    fn stored_otherwise(&self, _world: &World) -> Vec<Problem> {
        Vec::new()
    }

    /// The numbers that its pages of the codex name.
    fn figures(&self, _world: &World) -> Vec<Figure> {
        Vec::new()
    }

    /// What the rows of its tables say, for the pages of the codex that have their ids.
    fn particulars(&self, _world: &World) -> Vec<Particulars> {
        Vec::new()
    }

    /// The people and creatures of the tables, each with what he has, in the order of their ids.
    fn bearers(&self, _world: &World, _tables: &TableSet) -> Vec<Bearer> {
        Vec::new()
    }

    /// The modules that a preset switches on, with those added and taken away.
    ///
    /// # Errors
    ///
    /// Every part of the wish that cannot be had: a preset or module that it does not know, modules that do not go together.
    fn modules(&self, _world: &World, _wish: &ModuleWish) -> Result<ModuleSet, Vec<ModuleFault>> {
        Ok(ModuleSet::default())
    }

    /// Whether a module does what its rules say; the set-up names those that do not yet.
    fn is_built(&self, _module: &str) -> bool {
        true
    }
}

/// The persons of a rule system: how level files write them, how they come into a battle, and how two of them would fare.
pub trait People {
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

    /// The JSON schemas of a person of a level file and of how he begins.
    fn schemas(&self) -> [serde_json::Value; 2] {
        [true.into(), true.into()]
    }

    /// A hero of another program in the words of this system's data files, with the gear of the set with this number or of the
    /// first one.
    ///
    /// # Errors
    ///
    /// These rules know nothing of that program, or too little is told of him.
    fn import(&self, _world: &World, _hero: &Hero, _set: Option<u16>) -> Result<Imported, Reason> {
        Err(Reason::new("import-why-rules"))
    }

    /// What a person of a level file is called, by these tables; none where the words cannot be read.
    fn person_name(&self, _world: &World, _tables: &TableSet, _person: &RawRon) -> Option<Arc<Words>> {
        None
    }

    /// What is odd about those who fight in a battle, though no rule forbids it.
    fn odd_fighters(&self, _world: &World, _muster: &Muster) -> Vec<Problem> {
        Vec::new()
    }

    /// The same of those who fight in a battle, by its tables.
    fn fighters_stored_otherwise(&self, _world: &World, _muster: &Muster) -> Vec<Problem> {
        Vec::new()
    }

    /// What a level asks for and the chosen modules leave without effect: the field, and a clause that says what and why.
    fn without_effect(&self, _muster: &Muster) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The exact odds of one exchange between two persons in the words of a level file, the attacker first, without a map, with
    /// these modules and by these tables.
    ///
    /// # Errors
    ///
    /// A sentence when a person is not known or has nothing to strike with.
    fn duel(
        &self,
        _world: &World,
        _tables: &TableSet,
        _modules: &ModuleSet,
        _persons: [&RawRon; 2],
    ) -> Result<Duel, String> {
        Err("these rules tell the odds of no duel".to_owned())
    }
}

/// What somebody who is asked may choose, and where he may go.
pub trait Choices {
    /// What `with` counts beside a word of the vocabulary: the list of this name as the asked fighter has it now, by the numbers. None
    /// where the list is not known.
    fn counted(
        &self,
        world: &World,
        battle: Entity,
        fighter: FighterId,
        list: Term,
    ) -> Option<Vec<(Slot, Arc<Words>)>>;

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
}

/// What may come of a choice.
pub trait Forecast {
    /// The exact odds of an answer to the open decision; none where no die falls.
    fn odds(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Odds>;

    /// The sensible answers to the open decision, each legal and with its worth: thousandths of a life point that it is
    /// likely to win or save, as far as one decision ahead can tell. Of equal worth the first is the better.
    ///
    /// Only what the side of the asked fighter can see counts.
    fn appraise(&self, world: &World, battle: Entity) -> Vec<(Choice, i64)>;

    /// The sensible answer of the greatest worth; none where nothing is asked, or it should not be allowed after all.
    fn decide(&self, world: &World, battle: Entity) -> Option<Choice>;

    /// What pointing at something comes to, for whoever has to choose: the plan that gets at it soonest. Only what his side can see counts.
    ///
    /// # Errors
    ///
    /// Why nothing comes of it.
    fn pursue(&self, world: &World, battle: Entity, aim: Aim) -> Result<Gesture, Obstacle>;

    /// The squares that an answer to the open decision works on at once, such as the area of a spell, as the side of the asked fighter knows
    /// the map.
    fn worked_on(&self, _world: &World, _battle: Entity, _choice: &Choice) -> Vec<Cell> {
        Vec::new()
    }

    /// Why each of these offers of the open decision leads to nothing now: the word of a text `SYSTEM-idle-TERM`. None for those that
    /// may lead to something.
    fn idle(&self, _world: &World, _battle: Entity, offers: &[Offer]) -> Vec<Option<Term>> {
        vec![None; offers.len()]
    }
}

/// What is drawn on the map besides those who stand on it.
pub trait Chart {
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

    /// All that the board knows of two fighters, the first of them on a square where he may not stand now, and what that square
    /// would do to him. It tells what nobody has seen, too. None where one of them is not on the map.
    fn pair(
        &self,
        _world: &World,
        _battle: Entity,
        _pair: [FighterId; 2],
        _at: Option<Cell>,
    ) -> Option<PairReport> {
        None
    }
}

/// What is told of those who fight.
pub trait Sheets {
    /// All that a sheet or a token shows of a fighter, as it is now.
    fn readout(&self, world: &World, fighter: Entity) -> Readout;

    /// The rungs of the initiative ladder, highest first.
    fn ladder(&self, world: &World, battle: Entity) -> Vec<Rung>;

    /// What gear is called that lies about or is carried in a battle, by its id.
    fn gear(&self, world: &World, battle: Entity, gear: &str) -> Arc<Words>;

    /// What gear looks like that lies about in a battle, by its id.
    fn gear_shape(&self, world: &World, battle: Entity, gear: &str) -> GearShape;
}

/// How a rule system names what happens, whoever fights.
pub trait Telling {
    /// The words in which answers may be given, whatever is asked.
    fn vocabulary(&self) -> &'static Vocabulary;

    /// The sentences that say why an answer is not allowed.
    fn sentences(&self) -> &'static [Sentence] {
        &[]
    }

    /// Whether an answer gives the fight up. Whoever asks a player asks him once more then.
    fn gives_up(&self, _choice: &Choice) -> bool {
        false
    }

    /// What an answer is about, whatever is asked.
    fn group(&self, choice: &Choice) -> Group {
        Group::of_shape(choice)
    }

    /// Whether a question of this kind is about a free action alone: it may be let pass for whoever has nothing sensible to do.
    fn is_about_free_action(&self, _question: Term) -> bool {
        false
    }

    /// What a state of a fighter looks like; none for one that is not seen on the map.
    fn state_sign(&self, _state: Term) -> Option<StateSign> {
        None
    }

    /// Whether its fighters count wounds beside life; where they do not, no line and no table speaks of them.
    fn has_wounds(&self) -> bool {
        false
    }

    /// Whether its announcements can ask for free actions ([`Choice::Plan`]).
    fn has_free_actions(&self) -> bool {
        false
    }

    /// Whether an effect of [`Odds`] is a closer look at another one: a card has no room for it, the reasons behind it have.
    fn is_detail(&self, _effect: Term) -> bool {
        false
    }

    /// Whether a manoeuvre is meant to hurt its target; else it changes where the two stand and no more, and is told so.
    fn is_blow(&self, _manoeuvre: Term) -> bool {
        true
    }

    /// The word for a defence whose roll a rule has asked for, where one answer is done with different things.
    fn defence_word(&self, means: Term, _asked: RuleId) -> Term {
        means
    }

    /// The rules behind a happening besides those that it names: what a reader of the log may want to look up.
    fn behind(&self, _happening: &Happening) -> Vec<RuleId> {
        Vec::new()
    }

    /// The rules behind a value of the readout besides those of its ledger.
    fn behind_value(&self, _value: Term) -> &'static [RuleId] {
        &[]
    }
}
