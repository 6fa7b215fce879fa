//! What the house knows of these rules.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{
    Burning, Choice, Clock, Decision, Duel, FighterId, Happening, ModuleFault, ModuleSet, ModuleWish, Muster,
    Odds, Offer, Overlay, OverlayWish, PairReport, PlaceReport, RawRon, Readout, Refusal, Route, RuleId,
    RuleSystem, Rung, SideId, Slot, StateSign, TableSet, Term, Vocabulary,
};
use crate::board::{Cell, Eyes, LightMap};
use crate::content::helden::{Hero, Imported, Reason};
use crate::content::{OwnRow, Problem, Problems, Words};
use crate::rules::common::LIGHT_KINDS;

use super::data::{self, Dsa41Data};
use super::manoeuvre::Form;
use super::module::Modules;
use super::muster::{self, Builds, Tables};
use super::scene::{Scene, Snapshot};
use super::shelf::Shelf;
use super::{
    Dsa41, appraise, behind, duel, import, legal, manoeuvre, moves, odds, offer, overlay, pair_report,
    readout, round, stand_in, vocabulary, word,
};

/// The folder of the data files below the content root.
const FOLDER: &str = "assets/rules/dsa41";

impl RuleSystem for Dsa41 {
    fn id(&self) -> Term {
        Term("dsa41")
    }

    fn level_name(&self) -> &'static str {
        "Dsa41"
    }

    fn leaves_scale(&self) -> bool {
        false
    }

    fn build(&self, app: &mut App) {
        round::plugin(app);
    }

    fn load(&self, world: &mut World, root: &Path) -> Result<(), Problems> {
        let data = Dsa41Data::load(&root.join(FOLDER))?;
        world.insert_resource(Tables(Arc::new(data)));
        world.init_resource::<Builds>();
        Ok(())
    }

    fn share(&self, from: &World, to: &mut World) {
        to.insert_resource(from.resource::<Tables>().clone());
        to.init_resource::<Builds>();
    }

    fn table_files(&self) -> &'static [&'static str] {
        data::FILES
    }

    fn has_row(&self, world: &World, table: &str, id: &str) -> bool {
        world.resource::<Tables>().0.has_row(table, id)
    }

    fn tables(&self, world: &World, own: &[OwnRow], persons: &[&RawRon]) -> Result<TableSet, Problems> {
        muster::table_set(&world.resource::<Tables>().0, own, persons)
    }

    fn gear_ids(&self, world: &World, tables: &TableSet) -> Vec<String> {
        let tables = muster::tables(world, tables);
        let weapons = tables.weapons.keys().map(ToString::to_string);
        weapons
            .chain(tables.shields.keys().map(ToString::to_string))
            .chain(tables.ranged.keys().map(ToString::to_string))
            .chain(tables.lances.keys().map(ToString::to_string))
            .chain(LIGHT_KINDS.map(str::to_owned))
            .collect()
    }

    fn stored_otherwise(&self, world: &World) -> Vec<Problem> {
        let found = world.resource::<Tables>().0.stored_otherwise();
        found.iter().cloned().collect()
    }

    fn fighters_stored_otherwise(&self, world: &World, muster: &Muster) -> Vec<Problem> {
        muster::stored_otherwise(&muster::tables(world, &muster.tables), muster)
    }

    fn odd_fighters(&self, world: &World, muster: &Muster) -> Vec<Problem> {
        muster::oddities(&muster::tables(world, &muster.tables), muster)
    }

    fn modules(&self, world: &World, wish: &ModuleWish) -> Result<ModuleSet, Vec<ModuleFault>> {
        crate::rules::modules::resolve(&world.resource::<Tables>().0.registry, wish)
    }

    fn is_built(&self, module: &str) -> bool {
        Modules::is_built(module)
    }

    fn muster(&self, world: &mut World, muster: &Muster) -> Result<Entity, Problems> {
        muster::muster(world, muster)
    }

    fn stand_ins(&self, world: &World, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
        stand_in::stand_ins(&world.resource::<Tables>().0, sides)
    }

    fn schemas(&self) -> [serde_json::Value; 2] {
        muster::schemas()
    }

    fn import(&self, world: &World, hero: &Hero, set: Option<u16>) -> Result<Imported, Reason> {
        import::import(&world.resource::<Tables>().0, hero, set)
    }

    fn person_name(&self, world: &World, tables: &TableSet, person: &RawRon) -> Option<Arc<Words>> {
        muster::name_of(&muster::tables(world, tables), person)
    }

    fn without_effect(&self, muster: &Muster) -> Vec<(&'static str, String)> {
        let is_idle =
            !muster.setting.surprised.is_empty() && !Modules::of(&muster.modules).has(Modules::SURPRISE);
        let surprise = (
            "sides",
            "surprise, as the module `optional:surprise` is off".to_owned(),
        );
        is_idle.then_some(surprise).into_iter().collect()
    }

    fn vocabulary(&self) -> &'static Vocabulary {
        vocabulary::vocabulary()
    }

    fn counted(
        &self,
        world: &World,
        battle: Entity,
        fighter: FighterId,
        list: Term,
    ) -> Option<Vec<(Slot, Arc<Words>)>> {
        let scene = Scene::of_asked(world, battle)?;
        vocabulary::counted(&scene, scene.get(fighter)?, list)
    }

    fn offers(&self, world: &World, battle: Entity) -> Vec<Offer> {
        let question = world.get::<Decision>(battle).and_then(|decision| decision.0);
        match (Scene::of_asked(world, battle), question) {
            (Some(scene), Some(question)) => offer::offers(&scene, question),
            _ => Vec::new(),
        }
    }

    fn judge(
        &self,
        world: &World,
        battle: Entity,
        fighter: FighterId,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        let question = world.get::<Decision>(battle).and_then(|decision| decision.0);
        let scene = Scene::of_asked(world, battle).ok_or(Refusal::NothingAsked)?;
        legal::judge(&scene, question, fighter, choice)
    }

    fn gives_up(&self, choice: &Choice) -> bool {
        choice.term() == Some(word::SURRENDER)
    }

    fn odds(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Odds> {
        let question = world.get::<Decision>(battle)?.0?;
        odds::odds(&Scene::of_asked(world, battle)?, question, choice)
    }

    fn appraise(&self, world: &World, battle: Entity) -> Vec<(Choice, i64)> {
        let question = world.get::<Decision>(battle).and_then(|decision| decision.0);
        let round = world.get::<Clock>(battle).map_or(0, |clock| clock.round);
        match (Scene::of_asked(world, battle), question) {
            (Some(scene), Some(question)) => appraise::appraise(&scene, question, round),
            _ => Vec::new(),
        }
    }

    fn reach(&self, world: &World, battle: Entity, gait: Term) -> Vec<(Cell, u16)> {
        with_mover(world, battle, |scene, mover| moves::reach(scene, mover, gait)).unwrap_or_default()
    }

    fn route(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Option<Vec<Cell>> {
        with_mover(world, battle, |scene, mover| moves::route(scene, mover, gait, to))?
    }

    fn routes(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Vec<Route> {
        with_mover(world, battle, |scene, mover| {
            moves::routes(scene, mover, gait, to)
        })
        .unwrap_or_default()
    }

    fn way(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Route> {
        let Choice::Attack {
            target,
            with,
            manoeuvre,
            ..
        } = choice
        else {
            return None;
        };
        let form = Form::of_word(*manoeuvre)?;
        if !matches!(form, Form::Charge(_) | Form::Mounted(..)) {
            return None;
        }
        with_mover(world, battle, |scene, charger| {
            let arm = charger.arm(usize::from(with.0))?;
            manoeuvre::run_route(scene, charger, scene.get(*target)?, (arm, form))
        })?
    }

    fn overlay(&self, world: &World, battle: Entity, wish: &OverlayWish) -> Overlay {
        let question = world.get::<Decision>(battle).and_then(|decision| decision.0);
        let now = overlay::Now {
            round: world.get::<Clock>(battle).map_or(0, |clock| clock.round),
            asked: question.map(|question| question.fighter),
        };
        Scene::of_asked(world, battle)
            .map_or_else(Overlay::default, |scene| overlay::overlay(&scene, &now, wish))
    }

    fn light(&self, world: &World, battle: Entity) -> LightMap {
        Scene::in_world(world, battle).map_or_else(LightMap::default, |scene| overlay::light_map(&scene))
    }

    fn burning(&self, world: &World, battle: Entity, reader: Option<SideId>) -> (Vec<Burning>, Eyes) {
        let lights = Scene::known_by(world, battle, reader)
            .map_or_else(Vec::new, |scene| super::lamp::burning(&scene).collect());
        (lights, overlay::EYES)
    }

    fn place(&self, world: &World, battle: Entity, fighter: FighterId, cell: Cell) -> PlaceReport {
        Scene::of_asked(world, battle).map_or_else(PlaceReport::default, |scene| {
            overlay::report(&scene, fighter, cell)
        })
    }

    fn pair(
        &self,
        world: &World,
        battle: Entity,
        pair: [FighterId; 2],
        at: Option<Cell>,
    ) -> Option<PairReport> {
        pair_report::report(&Scene::in_world(world, battle)?, pair, at)
    }

    fn readout(&self, world: &World, fighter: Entity) -> Readout {
        let Some(found) = Snapshot::in_world(world, fighter) else {
            return Readout::default();
        };
        let round = world.get::<round::Round>(found.fighter.battle);
        let mut read = readout::readout(&found);
        if let Some(round) = round {
            read.engaged = readout::engaged(round, &found);
            readout::add_holds(&mut read.states, round, found.id());
            // What somebody has of his own stands in no rule book.
            let registry = round.shelf.data().map(|data| &data.registry);
            read.rows
                .retain(|(_, row)| registry.is_none_or(|known| known.rules.contains_key(row.0)));
        }
        read
    }

    fn state_sign(&self, state: Term) -> Option<StateSign> {
        match state {
            word::PRONE => Some(StateSign::Lies),
            word::KNEELING => Some(StateSign::Kneels),
            word::DEAD | word::DYING | word::UNCONSCIOUS | word::INCAPACITATED | word::FLED => {
                Some(StateSign::Out)
            }
            _ => None,
        }
    }

    fn has_wounds(&self) -> bool {
        true
    }

    fn has_free_actions(&self) -> bool {
        true
    }

    fn is_detail(&self, effect: Term) -> bool {
        [word::FELLED_FIRST, word::LUCKY, word::BREAKS_OWN].contains(&effect)
            || effect.0.starts_with("fumble-")
    }

    fn ladder(&self, world: &World, battle: Entity) -> Vec<Rung> {
        Scene::in_world(world, battle).map_or_else(Vec::new, |scene| readout::ladder(&scene))
    }

    fn gear(&self, world: &World, battle: Entity, gear: &str) -> Arc<Words> {
        let round = world.get::<round::Round>(battle);
        round.map_or_else(|| Shelf::default().name(gear), |round| round.shelf.name(gear))
    }

    fn behind(&self, happening: &Happening) -> Vec<RuleId> {
        behind::happening(happening)
    }

    fn behind_value(&self, value: Term) -> &'static [RuleId] {
        behind::value(value)
    }

    fn duel(
        &self,
        world: &World,
        tables: &TableSet,
        modules: &ModuleSet,
        persons: [&RawRon; 2],
    ) -> Result<Duel, String> {
        duel::duel(&muster::tables(world, tables), modules, persons)
    }
}

fn with_mover<T>(world: &World, battle: Entity, ask: impl FnOnce(&Scene, &Snapshot) -> T) -> Option<T> {
    let question = world.get::<Decision>(battle)?.0?;
    let scene = Scene::of_asked(world, battle)?;
    let mover = scene.get(question.fighter)?;
    Some(ask(&scene, mover))
}
