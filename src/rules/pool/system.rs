//! What the house knows of these rules.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{
    Aspects, Bearer, Burning, Choice, Duel, FighterId, GearShape, Group, Happening, Library, ModuleFault,
    ModuleSet, ModuleWish, Muster, Odds, Offer, Overlay, OverlayWish, PairReport, People, PlaceReport,
    Question, RawRon, Readout, Refusal, Route, RuleId, RuleSystem, Rung, Sentence, Slot, StateSign, TableSet,
    Telling, Term, Vocabulary,
};
use crate::board::{Cell, Eyes, PathStep};
use crate::content::{Figure, OwnRow, Particulars, Problems, Words};
use crate::rules::common::{LIGHT_KINDS, route_step};
use crate::rules::kernel::{self, Answer, Guest, Now, temper};

use super::action::manoeuvre::contact_way;
use super::action::{At, Call};
use super::data::{self, PoolData};
use super::module::Modules;
use super::muster::{self, Tables};
use super::round::{self, Round};
use super::scene::{Scene, Snapshot};
use super::{
    Pool, action, appraise, behind, codex, duel, group, lamp, legal, moves, offer, overlay, pair_report,
    readout, reflex, scramble, stand_in, vocabulary, why, word,
};

/// Rounds of a fight after which the weaker side grows weary, and after which it yields.
const WEARY: (u16, u16) = (12, 18);
/// The same where nobody can get at anybody.
const WEARY_OF_WAITING: (u16, u16) = (6, 7);

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
        kernel::plugin::<Self>(app);
    }
}

impl Library for Pool {
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

    fn figures(&self, world: &World) -> Vec<Figure> {
        codex::figures(&world.resource::<Tables>().0)
    }

    fn particulars(&self, world: &World) -> Vec<Particulars> {
        codex::particulars(&world.resource::<Tables>().0)
    }

    fn bearers(&self, world: &World, tables: &TableSet) -> Vec<Bearer> {
        codex::bearers(&muster::tables(world, tables))
    }

    fn gear_ids(&self, world: &World, tables: &TableSet) -> Vec<String> {
        let tables = muster::tables(world, tables);
        let weapons = tables.weapons.keys().map(ToString::to_string);
        let others = LIGHT_KINDS.into_iter().chain([round::POTION]);
        weapons.chain(others.map(str::to_owned)).collect()
    }

    fn tables(&self, world: &World, own: &[OwnRow], _: &[&RawRon]) -> Result<TableSet, Problems> {
        if own.is_empty() {
            return Ok(TableSet::default());
        }
        let tables = world.resource::<Tables>().0.with_own(own)?;
        Ok(TableSet::of(Arc::new(tables)))
    }

    fn modules(&self, world: &World, wish: &ModuleWish) -> Result<ModuleSet, Vec<ModuleFault>> {
        crate::rules::modules::resolve(&world.resource::<Tables>().0.registry, wish)
    }

    fn is_built(&self, module: &str) -> bool {
        Modules::is_built(module)
    }
}

impl People for Pool {
    fn muster(&self, world: &mut World, muster: &Muster) -> Result<Entity, Problems> {
        let tables = muster::tables(world, &muster.tables);
        kernel::muster::<Self>(&Pool, world, tables, muster)
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

impl Guest for Pool {
    const EYES: Eyes = lamp::EYES;

    fn judge(
        scene: &Scene,
        question: Option<Question>,
        fighter: FighterId,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        legal::judge(scene, question, fighter, choice)
    }

    fn reflex(scene: &Scene, question: Question, _: u16) -> Answer {
        reflex::choose(scene, question).into()
    }

    fn aspects(scene: &Scene, question: Question, choice: &Choice) -> Aspects {
        appraise::aspects(scene, question, choice)
    }

    fn ways_away(scene: &Scene, question: Question, _: u16) -> Vec<(Choice, i64)> {
        appraise::ways_away(scene, question)
    }

    fn strength(_: &Scene, fighter: &Snapshot) -> i64 {
        appraise::strength(fighter)
    }

    fn counted(scene: &Scene, own: &Snapshot, list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
        vocabulary::counted(scene, own, list)
    }

    fn offers(scene: &Scene, question: Question) -> Vec<Offer> {
        offer::offers(scene, question)
    }

    fn odds(scene: &Scene, question: Question, choice: &Choice) -> Option<Odds> {
        action::odds(scene, question, choice)
    }

    fn appraise(scene: &Scene, question: Question, round: u16) -> Vec<(Choice, i64)> {
        let mut answers = appraise::appraise(scene, question);
        // Beasts know of no surrender.
        if scene
            .get(question.fighter)
            .is_some_and(|own| !own.build.is_quadruped)
        {
            let weary = match round > WEARY_OF_WAITING.0 && appraise::is_deadlock(scene) {
                true => WEARY_OF_WAITING,
                false => WEARY,
            };
            answers.extend(temper::given_up(scene, question, (round, weary), word::SURRENDER));
        }
        answers
    }

    fn idle(scene: &Scene, question: Question, _: u16, offers: &[Offer]) -> Vec<Option<Term>> {
        appraise::idle(scene, question, offers)
    }

    fn reach(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
        moves::reach(scene, mover, gait)
    }

    fn route(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Option<Vec<Cell>> {
        moves::route(scene, mover, gait, to)
    }

    fn routes(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Vec<Route> {
        let steps = || moves::check_path(scene, mover, gait, &moves::route(scene, mover, gait, to)?).ok();
        let found = steps().map(|steps| told(scene, gait, &steps));
        found.into_iter().collect()
    }

    fn way(scene: &Scene, mover: &Snapshot, choice: &Choice) -> Option<Route> {
        let steps = contact_way(&At::of(scene, mover, Call::of(choice)))?;
        (!steps.is_empty()).then(|| told(scene, word::WALK, &steps))
    }

    fn overlay(scene: &Scene, now: Now, wish: &OverlayWish) -> Overlay {
        overlay::overlay(scene, now.round, now.asked, wish)
    }

    fn burning(scene: &Scene) -> Vec<Burning> {
        lamp::burning(scene)
    }

    fn place(scene: &Scene, fighter: FighterId, cell: Cell) -> PlaceReport {
        overlay::report(scene, fighter, cell)
    }

    fn pair(scene: &Scene, pair: [FighterId; 2], at: Option<Cell>) -> Option<PairReport> {
        pair_report::report(scene, pair, at)
    }

    fn readout(scene: &Scene, fighter: &Snapshot) -> Readout {
        let mut read = readout::readout(fighter);
        read.engaged = readout::engaged(scene, fighter);
        // What somebody has of his own stands in no rule book.
        let registry = scene.round.shelf.data().map(|data| &data.registry);
        read.rows
            .retain(|(_, row)| registry.is_none_or(|known| known.rules.contains_key(row.0)));
        read
    }

    fn ladder(scene: &Scene) -> Vec<Rung> {
        readout::ladder(scene)
    }

    fn gear(round: &Round, gear: &str) -> Arc<Words> {
        round.shelf.name(gear)
    }

    fn gear_shape(round: &Round, gear: &str) -> GearShape {
        round.shelf.shape(gear)
    }
}

impl Telling for Pool {
    fn vocabulary(&self) -> &'static Vocabulary {
        vocabulary::vocabulary()
    }

    fn sentences(&self) -> &'static [Sentence] {
        why::ALL
    }

    fn gives_up(&self, choice: &Choice) -> bool {
        choice.term() == Some(word::SURRENDER)
    }

    fn group(&self, choice: &Choice) -> Group {
        group::of(choice)
    }

    fn state_sign(&self, state: Term) -> Option<StateSign> {
        match state {
            word::PRONE => Some(StateSign::Lies),
            word::DEAD => Some(StateSign::Dead),
            word::UNCONSCIOUS | word::STABLE | word::GONE | word::SURRENDERED => Some(StateSign::Out),
            _ => None,
        }
    }

    fn behind(&self, happening: &Happening) -> Vec<RuleId> {
        behind::happening(happening)
    }

    fn behind_value(&self, value: Term) -> &'static [RuleId] {
        behind::value(value)
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
