//! What the house knows of these rules.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{
    Burning, Choice, Clock, Decision, Duel, Fighter, FighterId, Happening, ModuleFault, ModuleSet,
    ModuleWish, Muster, Odds, Offer, Overlay, OverlayWish, PairReport, PlaceReport, Question, RawRon,
    Readout, Refusal, Route, RuleId, RuleSystem, Rung, SideId, Slot, StateSign, TableSet, Term, Vocabulary,
};
use crate::board::{Cell, Eyes, LightMap, PathStep};
use crate::content::{OwnRow, Problems, Words};
use crate::rules::common::{LIGHT_KINDS, route_step};

use super::assault::{self, Assault};
use super::data::{self, PoolData};
use super::manoeuvre::Manoeuvre;
use super::module::Modules;
use super::muster::{self, Tables};
use super::round::{self, Shelf};
use super::scene::{Scene, Snapshot};
use super::{
    Pool, aid, appraise, attack, behind, duel, lamp, leap, legal, moves, odds, offer, overlay, pair_report,
    readout, reflex, roll, scramble, stand_in, vocabulary, word,
};

/// The folder of the data files below the content root.
const FOLDER: &str = "assets/rules/pool";

impl RuleSystem for Pool {
    fn id(&self) -> Term {
        Term("pool")
    }

    fn level_name(&self) -> &'static str {
        "Pool"
    }

    fn build(&self, app: &mut App) {
        round::plugin(app);
        reflex::plugin(app);
    }

    fn load(&self, world: &mut World, root: &Path) -> Result<(), Problems> {
        let data = PoolData::load(&root.join(FOLDER))?;
        world.insert_resource(Tables(Arc::new(data)));
        Ok(())
    }

    fn share(&self, from: &World, to: &mut World) {
        to.insert_resource(from.resource::<Tables>().clone());
    }

    fn table_files(&self) -> &'static [&'static str] {
        data::FILES
    }

    fn has_row(&self, world: &World, table: &str, id: &str) -> bool {
        world.resource::<Tables>().0.has_row(table, id)
    }

    fn tables(&self, world: &World, own: &[OwnRow], _: &[&RawRon]) -> Result<TableSet, Problems> {
        if own.is_empty() {
            return Ok(TableSet::default());
        }
        let tables = world.resource::<Tables>().0.with_own(own)?;
        Ok(TableSet::of(Arc::new(tables)))
    }

    fn gear_ids(&self, world: &World, tables: &TableSet) -> Vec<String> {
        let tables = muster::tables(world, tables);
        let weapons = tables.weapons.keys().map(ToString::to_string);
        let others = LIGHT_KINDS.into_iter().chain([round::POTION]);
        weapons.chain(others.map(str::to_owned)).collect()
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

    fn person_name(&self, world: &World, tables: &TableSet, person: &RawRon) -> Option<Arc<Words>> {
        muster::name_of(&muster::tables(world, tables), person)
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
        asked(world, battle).map_or_else(Vec::new, |(scene, question)| offer::offers(&scene, question))
    }

    fn judge(
        &self,
        world: &World,
        battle: Entity,
        fighter: FighterId,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        let (scene, question) = asked(world, battle).ok_or(Refusal::NothingAsked)?;
        legal::judge(&scene, Some(question), fighter, choice)
    }

    fn gives_up(&self, choice: &Choice) -> bool {
        choice.term() == Some(word::SURRENDER)
    }

    fn odds(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Odds> {
        let (scene, question) = asked(world, battle)?;
        odds_of(&scene, question, choice)
    }

    fn appraise(&self, world: &World, battle: Entity) -> Vec<(Choice, i64)> {
        asked(world, battle).map_or_else(Vec::new, |(scene, question)| appraise::appraise(&scene, question))
    }

    fn reach(&self, world: &World, battle: Entity, gait: Term) -> Vec<(Cell, u16)> {
        with_mover(world, battle, |scene, mover| moves::reach(scene, mover, gait)).unwrap_or_default()
    }

    fn route(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Option<Vec<Cell>> {
        with_mover(world, battle, |scene, mover| moves::route(scene, mover, gait, to))?
    }

    fn routes(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Vec<Route> {
        let found = with_mover(world, battle, |scene, mover| {
            let path = moves::route(scene, mover, gait, to)?;
            let steps = moves::check_path(scene, mover, gait, &path).ok()?;
            Some(told(scene, gait, &steps))
        });
        found.flatten().into_iter().collect()
    }

    fn way(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Route> {
        let Choice::Attack {
            target,
            manoeuvre,
            stakes,
            ..
        } = choice
        else {
            return None;
        };
        let manoeuvre = Manoeuvre::of(*manoeuvre).filter(|it| it.may_approach())?;
        with_mover(world, battle, |scene, mover| {
            let steps = legal::contact_way(scene, mover, scene.get(*target)?, manoeuvre, stakes)?;
            (!steps.is_empty()).then(|| told(scene, word::WALK, &steps))
        })?
    }

    fn overlay(&self, world: &World, battle: Entity, wish: &OverlayWish) -> Overlay {
        let question = world.get::<Decision>(battle).and_then(|decision| decision.0);
        let asked = question.map(|question| question.fighter);
        let round = world.get::<Clock>(battle).map_or(0, |clock| clock.round);
        Scene::of_asked(world, battle).map_or_else(Overlay::default, |scene| {
            overlay::overlay(&scene, round, asked, wish)
        })
    }

    fn light(&self, world: &World, battle: Entity) -> LightMap {
        Scene::in_world(world, battle).map_or_else(LightMap::default, |scene| lamp::light_map(&scene))
    }

    fn burning(&self, world: &World, battle: Entity, reader: Option<SideId>) -> (Vec<Burning>, Eyes) {
        let scene = Scene::known_by(world, battle, reader);
        let lights = scene.map_or_else(Vec::new, |scene| lamp::burning(&scene));
        (lights, lamp::EYES)
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
        let battle = world.get::<Fighter>(fighter).map(|fighter| fighter.battle);
        let scene = battle.and_then(|battle| Scene::in_world(world, battle));
        let mut read = readout::readout(&found);
        if let Some(scene) = scene {
            read.engaged = readout::engaged(&scene, &found);
            // What somebody has of his own stands in no rule book.
            let registry = scene.round.shelf.data().map(|data| &data.registry);
            read.rows
                .retain(|(_, row)| registry.is_none_or(|known| known.rules.contains_key(row.0)));
        }
        read
    }

    fn state_sign(&self, state: Term) -> Option<StateSign> {
        match state {
            word::PRONE => Some(StateSign::Lies),
            word::DEAD | word::UNCONSCIOUS | word::STABLE | word::GONE | word::SURRENDERED => {
                Some(StateSign::Out)
            }
            _ => None,
        }
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

fn asked(world: &World, battle: Entity) -> Option<(Scene<'_>, Question)> {
    let question = world.get::<Decision>(battle)?.0?;
    Some((Scene::of_asked(world, battle)?, question))
}

fn with_mover<T>(world: &World, battle: Entity, ask: impl FnOnce(&Scene, &Snapshot) -> T) -> Option<T> {
    let (scene, question) = asked(world, battle)?;
    let mover = scene.get(question.fighter)?;
    Some(ask(&scene, mover))
}

/// The exact odds of an answer: of an attack, a manoeuvre, first aid, a long jump.
fn odds_of(scene: &Scene, question: Question, choice: &Choice) -> Option<Odds> {
    let own = scene.get(question.fighter)?;
    match choice {
        Choice::Attack {
            target,
            with,
            manoeuvre,
            ..
        } => {
            let target = scene.get(*target)?;
            if let Some(assault) = Assault::of(*manoeuvre, *with) {
                let mut values = assault::values(scene, own, target, assault)?;
                assault::note_room(scene, own, target, &mut values.dice);
                return odds::of_attack(&values, target);
            }
            let manoeuvre = Manoeuvre::of(*manoeuvre)?;
            round::contest(scene, own, target, manoeuvre, *with)?.odds()
        }
        Choice::Act {
            act: word::TREAT,
            target: Some(patient),
            ..
        } => {
            let patient = scene.get(*patient)?;
            let dice = aid::pool(&own.build);
            let modifiers = attack::modifiers(assault::plain_hindrance(own));
            let difficulty = aid::difficulty(patient.state.was_critical);
            let least = roll::least(scene.round.modules);
            odds::of_test(word::PASSES, (&dice, &modifiers), least, difficulty)
        }
        Choice::Move {
            gait: gait @ word::JUMP,
            path,
            ..
        } => {
            let steps = moves::check_path(scene, own, *gait, path).ok()?;
            let mut long =
                leap::leaps(own.body.at, &steps).filter(|(from, step)| leap::is_long(*from, step.cell));
            long.next()?;
            let dice = leap::pool(&own.build);
            let modifiers = attack::modifiers(assault::plain_hindrance(own));
            let least = roll::least(scene.round.modules);
            let mut odds = odds::of_test(word::PASSES, (&dice, &modifiers), least, leap::LEAP)?;
            // One link for each of them.
            let link = odds.chain[0];
            odds.chain.extend(long.map(|_| link));
            Some(odds)
        }
        _ => None,
    }
}

/// The steps of a way with what lies on them; nobody strikes at a mover in these rules (`PL-GEN-07`).
fn told(scene: &Scene, gait: Term, steps: &[PathStep]) -> Route {
    let is_climb = |step| gait == word::CLIMB && scramble::is_climb(scene.board(), step);
    let step = |step| route_step(scene.board(), step, is_climb(step));
    Route {
        steps: steps.iter().map(step).collect(),
        strikes: Vec::new(),
    }
}
