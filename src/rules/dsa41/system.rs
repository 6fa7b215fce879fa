//! What the house knows of these rules.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{
    Aim, Aspects, Bearer, Burning, Choice, Duel, FighterId, GearShape, Gesture, Group, Happening, Library,
    ModuleFault, ModuleSet, ModuleWish, Muster, Obstacle, Odds, Offer, Overlay, OverlayWish, PairReport,
    People, PlaceReport, Question, RawRon, Readout, Refusal, Route, RuleId, RuleSystem, Rung, Sentence, Slot,
    StateSign, TableSet, Telling, Term, Vocabulary,
};
use crate::board::{Cell, Eyes};
use crate::content::helden::{Hero, Imported, Reason};
use crate::content::{Figure, OwnRow, Particulars, Problem, Problems, Words};
use crate::rules::common::LIGHT_KINDS;
use crate::rules::kernel::{self, Answer, Guest, Now};

use super::data::{self, Dsa41Data};
use super::manoeuvre::Form;
use super::module::Modules;
use super::overlay::pair_report;
use super::predict::{duel, odds};
use super::round::Round;
use super::scene::{Scene, Snapshot};
use super::setup::muster::{self, Builds, Tables};
use super::setup::stand_in;
use super::telling::{behind, group, readout, vocabulary};
use super::terrain::moves;
use super::{Dsa41, appraise, codex, import, legal, manoeuvre, offer, overlay, reflex, rule, why, word};

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
        kernel::plugin::<Self>(app);
    }
}

impl Library for Dsa41 {
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
        weapons
            .chain(tables.shields.keys().map(ToString::to_string))
            .chain(tables.ranged.keys().map(ToString::to_string))
            .chain(tables.lances.keys().map(ToString::to_string))
            .chain(LIGHT_KINDS.map(str::to_owned))
            .collect()
    }

    fn tables(&self, world: &World, own: &[OwnRow], persons: &[&RawRon]) -> Result<TableSet, Problems> {
        muster::table_set(&world.resource::<Tables>().0, own, persons)
    }

    fn stored_otherwise(&self, world: &World) -> Vec<Problem> {
        let found = world.resource::<Tables>().0.stored_otherwise();
        found.iter().cloned().collect()
    }

    fn modules(&self, world: &World, wish: &ModuleWish) -> Result<ModuleSet, Vec<ModuleFault>> {
        crate::rules::modules::resolve(&world.resource::<Tables>().0.registry, wish)
    }

    fn is_built(&self, module: &str) -> bool {
        Modules::is_built(module)
    }
}

impl People for Dsa41 {
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

    fn odd_fighters(&self, world: &World, muster: &Muster) -> Vec<Problem> {
        muster::oddities(&muster::tables(world, &muster.tables), muster)
    }

    fn fighters_stored_otherwise(&self, world: &World, muster: &Muster) -> Vec<Problem> {
        muster::stored_otherwise(&muster::tables(world, &muster.tables), muster)
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

impl Guest for Dsa41 {
    const EYES: Eyes = overlay::EYES;

    fn judge(
        scene: &Scene,
        question: Option<Question>,
        fighter: FighterId,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        legal::judge(scene, question, fighter, choice)
    }

    fn reflex(scene: &Scene, question: Question, round: u16) -> Answer {
        reflex::answer_to(scene, question, round)
    }

    fn last_resort(scene: &Scene, question: Question) -> Option<Choice> {
        reflex::last_resort(scene, question)
    }

    fn counted(scene: &Scene, own: &Snapshot, list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
        vocabulary::counted(scene, own, list)
    }

    fn offers(scene: &Scene, question: Question) -> Vec<Offer> {
        offer::offers(scene, question)
    }

    fn odds(scene: &Scene, question: Question, choice: &Choice) -> Option<Odds> {
        odds::odds(scene, question, choice)
    }

    fn appraise(scene: &Scene, question: Question, round: u16) -> Vec<(Choice, i64)> {
        appraise::appraise(scene, question, round)
    }

    fn pursue(scene: &Scene, question: Question, round: u16, aim: Aim) -> Result<Gesture, Obstacle> {
        if question.kind == word::ASK_ANNOUNCE {
            let declarer = appraise::Declarer::of(scene, question, round);
            return declarer.ok_or(Obstacle::Nothing)?.gesture(aim);
        }
        let pursuit = kernel::Pursuit::of(scene, question, round);
        pursuit.ok_or(Obstacle::Nothing)?.gesture(aim)
    }

    fn aspects(scene: &Scene, question: Question, choice: &Choice) -> Aspects {
        appraise::aspects(scene, question, choice)
    }

    fn ways_away(scene: &Scene, question: Question, round: u16) -> Vec<(Choice, i64)> {
        appraise::ways_away(scene, question, round)
    }

    fn strength(_: &Scene, fighter: &Snapshot) -> i64 {
        appraise::strength(fighter)
    }

    fn blow(scene: &Scene, question: Question, round: u16, foe: FighterId) -> Option<Choice> {
        let own = scene.get(question.fighter)?;
        let strikes = appraise::strikes_later(question, own);
        strikes.then(|| appraise::best_blow(scene, question, round, foe))?
    }

    fn is_in_reach(scene: &Scene, there: &Snapshot, _: Question, foe: &Snapshot) -> bool {
        appraise::is_in_reach(scene, there, foe)
    }

    fn approach(scene: &Scene, question: Question, round: u16, foe: FighterId) -> Option<Choice> {
        appraise::approach_foe(scene, question, round, foe)
    }

    fn far(scene: &Scene, mover: &Snapshot, _: Term, to: Cell) -> Option<u16> {
        let far = moves::survey(scene, mover, moves::FAR, moves::Detour::Fire);
        far.reached(to).map(|reached| reached.cost_half)
    }

    fn idle(scene: &Scene, question: Question, round: u16, offers: &[Offer]) -> Vec<Option<Term>> {
        appraise::idle(scene, question, round, offers)
    }

    fn reach(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
        moves::reach(scene, mover, gait)
    }

    fn route(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Option<Vec<Cell>> {
        moves::route(scene, mover, gait, to)
    }

    fn routes(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Vec<Route> {
        moves::routes(scene, mover, gait, to)
    }

    fn way(scene: &Scene, charger: &Snapshot, choice: &Choice) -> Option<Route> {
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
        let arm = charger.arm(usize::from(with.0))?;
        manoeuvre::run_route(scene, charger, scene.get(*target)?, (arm, form))
    }

    fn overlay(scene: &Scene, now: Now, wish: &OverlayWish) -> Overlay {
        overlay::overlay(scene, &now, wish)
    }

    fn burning(scene: &Scene) -> Vec<Burning> {
        super::terrain::lamp::burning(scene).collect()
    }

    fn place(scene: &Scene, fighter: FighterId, cell: Cell) -> PlaceReport {
        overlay::report(scene, fighter, cell)
    }

    fn pair(scene: &Scene, pair: [FighterId; 2], at: Option<Cell>) -> Option<PairReport> {
        pair_report::report(scene, pair, at)
    }

    fn readout(scene: &Scene, fighter: &Snapshot) -> Readout {
        let round = scene.round;
        let mut read = readout::readout(fighter);
        read.engaged = readout::engaged(round, fighter);
        readout::add_holds(&mut read.states, round, fighter.id());
        // What somebody has of his own stands in no rule book.
        let registry = round.shelf.data().map(|data| &data.registry);
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

impl Telling for Dsa41 {
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

    fn is_about_free_action(&self, question: Term) -> bool {
        question == word::ASK_FREE
    }

    fn state_sign(&self, state: Term) -> Option<StateSign> {
        match state {
            word::PRONE => Some(StateSign::Lies),
            word::KNEELING => Some(StateSign::Kneels),
            word::DEAD => Some(StateSign::Dead),
            word::DYING | word::UNCONSCIOUS | word::INCAPACITATED | word::FLED => Some(StateSign::Out),
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

    fn is_blow(&self, manoeuvre: Term) -> bool {
        group::is_blow(manoeuvre)
    }

    fn defence_word(&self, means: Term, asked: RuleId) -> Term {
        match (means, asked) {
            (word::SHIELD_PARRY, rule::SHD_07) => word::PARRY_WEAPON,
            _ => means,
        }
    }

    fn behind(&self, happening: &Happening) -> Vec<RuleId> {
        behind::happening(happening)
    }

    fn behind_value(&self, value: Term) -> &'static [RuleId] {
        behind::value(value)
    }
}
