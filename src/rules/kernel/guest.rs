//! What the house asks about a battle, answered for every rule system from what it says of a scene.

use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{
    Aim, Aspects, Burning, Chart, Choice, Choices, Clock, Decision, FighterId, Forecast, GearShape, Gesture,
    Obstacle, Odds, Offer, Overlay, OverlayWish, PairReport, PlaceReport, Question, Readout, Refusal, Route,
    Rung, SideId, Slot, Term, best_of,
};
use crate::board::{Cell, Eyes, LightMap, Measure};
use crate::content::Words;

use super::pursue::{Pursuit, is_blow_at};
use super::{Rules, Scene, Snapshot, best, temper, weigh};

/// An answer of reflexes, and whether it has been judged and is allowed.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The answer.
    pub choice: Choice,
    /// Whether it is known to be allowed.
    pub is_judged: bool,
}

impl From<Choice> for Answer {
    fn from(choice: Choice) -> Self {
        Self {
            choice,
            is_judged: false,
        }
    }
}

/// When a battle is looked at: in which round, and who is asked then.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The round.
    pub round: u16,
    /// Who is asked.
    pub asked: Option<FighterId>,
}

/// What a rule system says of a scene. The scene is as the side of whoever is asked knows it, unless something else is said.
pub trait Guest: Rules {
    /// How eyes count ranges in the light.
    const EYES: Eyes = Eyes {
        measure: Measure::Cheb,
        factor: 1,
    };

    /// Whether a choice is a legal answer to a question.
    ///
    /// # Errors
    ///
    /// Why it is not.
    fn judge(
        scene: &Scene<Self>,
        question: Option<Question>,
        fighter: FighterId,
        choice: &Choice,
    ) -> Result<(), Refusal>;

    /// The first sensible answer to a question, without looking far: the computer in a hurry.
    fn reflex(scene: &Scene<Self>, question: Question, round: u16) -> Answer {
        best(scene, question, round).into()
    }

    /// What is left where reflexes have answered what is not allowed.
    fn last_resort(_scene: &Scene<Self>, _question: Question) -> Option<Choice> {
        None
    }

    /// What `with` counts beside a word of the vocabulary: the list of this name as a fighter has it now; none where it is not known.
    fn counted(_scene: &Scene<Self>, _own: &Snapshot<Self>, _list: Term) -> Option<Vec<(Slot, Arc<Words>)>> {
        None
    }

    /// Every legal answer to a question.
    fn offers(scene: &Scene<Self>, question: Question) -> Vec<Offer>;

    /// The exact odds of an answer; none where no die falls.
    fn odds(_scene: &Scene<Self>, _question: Question, _choice: &Choice) -> Option<Odds> {
        None
    }

    /// The word of [`Odds`] for being put out of the fight, by which answers are weighed if nothing else is said.
    const OUT: Option<Term> = None;

    /// The sensible answers to a question, each legal and with its worth in thousandths of a life point; of equal worth the first is the better.
    fn appraise(scene: &Scene<Self>, question: Question, _round: u16) -> Vec<(Choice, i64)> {
        weigh(scene, question)
    }

    /// What there is in an answer to a question that characters differ about; its shape and the map, if nothing else is said.
    fn aspects(scene: &Scene<Self>, question: Question, choice: &Choice) -> Aspects {
        temper::of_shape(scene, question, choice)
    }

    /// Answers by which somebody gets away from foes though the judgement sees no need for it, each with what he loses by it; they need not be
    /// allowed.
    fn ways_away(_scene: &Scene<Self>, _question: Question, _round: u16) -> Vec<(Choice, i64)> {
        Vec::new()
    }

    /// How strong a fighter still is, in a measure of these rules: who is out of the fight has no strength. If nothing else is said it is in
    /// thousandths of one who is whole, and half of it goes with the life.
    fn strength(scene: &Scene<Self>, fighter: &Snapshot<Self>) -> i64 {
        if !fighter.is_able() {
            return 0;
        }
        let (now, max) = Self::readout(scene, fighter).life;
        let max = i64::from(max.max(1));
        500 + 500 * i64::from(now).clamp(0, max) / max
    }

    /// What pointing at something comes to.
    ///
    /// # Errors
    ///
    /// Why nothing comes of it.
    fn pursue(scene: &Scene<Self>, question: Question, round: u16, aim: Aim) -> Result<Gesture, Obstacle> {
        Pursuit::of(scene, question, round)
            .ok_or(Obstacle::Nothing)?
            .gesture(aim)
    }

    /// The best blow at a foe from where somebody stands in a scene, after whatever he is asked about now; none where he cannot strike
    /// there, or will not be asked again.
    fn blow(scene: &Scene<Self>, question: Question, round: u16, foe: FighterId) -> Option<Choice> {
        let appraised = Self::appraise(scene, question, round).into_iter();
        let best = best_of(appraised.filter(|(choice, _)| is_blow_at(choice, foe)).collect());
        best.or_else(|| {
            let offers = Self::offers(scene, question).into_iter();
            let mut blows = offers.map(|offer| offer.choice);
            blows.find(|choice| is_blow_at(choice, foe))
        })
    }

    /// Whether a foe would be within reach of whoever is asked, were he as he is given here.
    fn is_in_reach(
        scene: &Scene<Self>,
        there: &Snapshot<Self>,
        question: Question,
        foe: &Snapshot<Self>,
    ) -> bool {
        let offers = Self::offers(&scene.with(there.clone()), question);
        offers.iter().any(|offer| is_blow_at(&offer.choice, foe.id()))
    }

    /// The move that brings somebody nearest to a foe whom he cannot strike yet; none where these rules do not know it, and the nearest
    /// square counts.
    fn approach(_scene: &Scene<Self>, _question: Question, _round: u16, _foe: FighterId) -> Option<Choice> {
        None
    }

    /// Half squares of the way of a gait to a cell, however far it is.
    fn far(_scene: &Scene<Self>, _mover: &Snapshot<Self>, _gait: Term, _to: Cell) -> Option<u16> {
        None
    }

    /// The squares that an answer works on at once, such as the area of a spell.
    fn worked_on(_scene: &Scene<Self>, _question: Question, _choice: &Choice) -> Vec<Cell> {
        Vec::new()
    }

    /// Why each of these offers leads to nothing now: the word of a text `SYSTEM-idle-TERM`; none for those that may lead to something.
    fn idle(_scene: &Scene<Self>, _question: Question, _round: u16, offers: &[Offer]) -> Vec<Option<Term>> {
        vec![None; offers.len()]
    }

    /// Whether a path may be walked with this gait; asked where everything offered is allowed.
    fn may_walk(scene: &Scene<Self>, mover: &Snapshot<Self>, gait: Term, path: &[Cell]) -> bool {
        let to = path.last();
        to.is_some_and(|to| Self::route(scene, mover, gait, *to).as_deref() == Some(path))
    }

    /// The cells that a move of this gait reaches, with the cost of each in half cells.
    fn reach(_scene: &Scene<Self>, _mover: &Snapshot<Self>, _gait: Term) -> Vec<(Cell, u16)> {
        Vec::new()
    }

    /// The cheapest path of this gait to a cell, if it can be reached.
    fn route(_scene: &Scene<Self>, _mover: &Snapshot<Self>, _gait: Term, _to: Cell) -> Option<Vec<Cell>> {
        None
    }

    /// The ways of this gait to a cell with all that waits on them, the cheapest first.
    fn routes(_scene: &Scene<Self>, _mover: &Snapshot<Self>, _gait: Term, _to: Cell) -> Vec<Route> {
        Vec::new()
    }

    /// The way that an answer leads along though it names none.
    fn way(_scene: &Scene<Self>, _mover: &Snapshot<Self>, _choice: &Choice) -> Option<Route> {
        None
    }

    /// The signs of an overlay of the map.
    fn overlay(_scene: &Scene<Self>, _now: Now, _wish: &OverlayWish) -> Overlay {
        Overlay::default()
    }

    /// The lights that burn, in a scene as a side knows it.
    fn burning(_scene: &Scene<Self>) -> Vec<Burning> {
        Vec::new()
    }

    /// What a square would do to a fighter who stands there.
    fn place(_scene: &Scene<Self>, _fighter: FighterId, _cell: Cell) -> PlaceReport {
        PlaceReport::default()
    }

    /// All that the board knows of two fighters, in the scene as it is, the first of them on a square where he may not stand now.
    fn pair(_scene: &Scene<Self>, _pair: [FighterId; 2], _at: Option<Cell>) -> Option<PairReport> {
        None
    }

    /// All that a sheet or a token shows of a fighter, in the scene as it is.
    fn readout(scene: &Scene<Self>, fighter: &Snapshot<Self>) -> Readout;

    /// The rungs of the initiative ladder, highest first, in the scene as it is.
    fn ladder(_scene: &Scene<Self>) -> Vec<Rung> {
        Vec::new()
    }

    /// What gear is called, by its id.
    fn gear(_round: &Self::Round, gear: &str) -> Arc<Words> {
        Arc::new(Words::same(gear))
    }

    /// What gear looks like, by its id.
    fn gear_shape(_round: &Self::Round, _gear: &str) -> GearShape {
        GearShape::Bundle
    }
}

/// The scene as the asked one's side knows it, with what is asked.
pub(super) fn asked<R: Rules>(world: &World, battle: Entity) -> Option<(Scene<'_, R>, Question)> {
    let question = world.get::<Decision>(battle)?.0?;
    Some((Scene::of_asked(world, battle)?, question))
}

impl<R: Guest> Scene<'_, R> {
    /// The light on every square, for plain eyes.
    ///
    /// Rule: `BD-VIS-01`.
    pub fn light(&self) -> LightMap {
        LightMap::of(self.board(), &R::glows(self), R::EYES)
    }
}

fn with_mover<R: Rules, T>(
    world: &World,
    battle: Entity,
    ask: impl FnOnce(&Scene<R>, &Snapshot<R>) -> T,
) -> Option<T> {
    let (scene, question) = asked(world, battle)?;
    let mover = scene.get(question.fighter)?;
    Some(ask(&scene, mover))
}

pub(super) fn round(world: &World, battle: Entity) -> u16 {
    world.get::<Clock>(battle).map_or(0, |clock| clock.round)
}

impl<R: Guest> Choices for R {
    fn counted(
        &self,
        world: &World,
        battle: Entity,
        fighter: FighterId,
        list: Term,
    ) -> Option<Vec<(Slot, Arc<Words>)>> {
        let scene = Scene::of_asked(world, battle)?;
        R::counted(&scene, scene.get(fighter)?, list)
    }

    fn offers(&self, world: &World, battle: Entity) -> Vec<Offer> {
        asked(world, battle).map_or_else(Vec::new, |(scene, question)| R::offers(&scene, question))
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
        R::judge(&scene, question, fighter, choice)
    }

    fn reach(&self, world: &World, battle: Entity, gait: Term) -> Vec<(Cell, u16)> {
        with_mover(world, battle, |scene, mover| R::reach(scene, mover, gait)).unwrap_or_default()
    }

    fn route(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Option<Vec<Cell>> {
        with_mover(world, battle, |scene, mover| R::route(scene, mover, gait, to))?
    }

    fn routes(&self, world: &World, battle: Entity, gait: Term, to: Cell) -> Vec<Route> {
        with_mover(world, battle, |scene, mover| R::routes(scene, mover, gait, to)).unwrap_or_default()
    }

    fn way(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Route> {
        with_mover(world, battle, |scene, mover| R::way(scene, mover, choice))?
    }
}

impl<R: Guest> Forecast for R {
    fn odds(&self, world: &World, battle: Entity, choice: &Choice) -> Option<Odds> {
        let (scene, question) = asked(world, battle)?;
        R::odds(&scene, question, choice)
    }

    fn appraise(&self, world: &World, battle: Entity) -> Vec<(Choice, i64)> {
        asked(world, battle).map_or_else(Vec::new, |(scene, question)| {
            R::appraise(&scene, question, round(world, battle))
        })
    }

    fn decide(&self, world: &World, battle: Entity) -> Option<Choice> {
        let (scene, question) = asked(world, battle)?;
        let best = best_of(R::appraise(&scene, question, round(world, battle)))?;
        let judged = R::judge(&scene, Some(question), question.fighter, &best);
        judged.is_ok().then_some(best)
    }

    fn pursue(&self, world: &World, battle: Entity, aim: Aim) -> Result<Gesture, Obstacle> {
        let (scene, question) = asked(world, battle).ok_or(Obstacle::Nothing)?;
        let gesture = R::pursue(&scene, question, round(world, battle), aim)?;
        let first = gesture.answers.first().ok_or(Obstacle::Nothing)?;
        match R::judge(&scene, Some(question), question.fighter, first) {
            Ok(()) => Ok(gesture),
            Err(Refusal::Forbidden(why)) => Err(Obstacle::Forbidden(why)),
            Err(_) => Err(Obstacle::Nothing),
        }
    }

    fn worked_on(&self, world: &World, battle: Entity, choice: &Choice) -> Vec<Cell> {
        let asked = asked(world, battle);
        asked.map_or_else(Vec::new, |(scene, question)| {
            R::worked_on(&scene, question, choice)
        })
    }

    fn idle(&self, world: &World, battle: Entity, offers: &[Offer]) -> Vec<Option<Term>> {
        match asked(world, battle) {
            Some((scene, question)) => R::idle(&scene, question, round(world, battle), offers),
            None => vec![None; offers.len()],
        }
    }
}

impl<R: Guest> Chart for R {
    fn overlay(&self, world: &World, battle: Entity, wish: &OverlayWish) -> Overlay {
        let question = world.get::<Decision>(battle).and_then(|decision| decision.0);
        let now = Now {
            round: round(world, battle),
            asked: question.map(|question| question.fighter),
        };
        Scene::of_asked(world, battle).map_or_else(Overlay::default, |scene| R::overlay(&scene, now, wish))
    }

    fn light(&self, world: &World, battle: Entity) -> LightMap {
        Scene::<R>::in_world(world, battle).map_or_else(LightMap::default, |scene| scene.light())
    }

    fn burning(&self, world: &World, battle: Entity, reader: Option<SideId>) -> (Vec<Burning>, Eyes) {
        let scene = Scene::known_by(world, battle, reader);
        (scene.map_or_else(Vec::new, |scene| R::burning(&scene)), R::EYES)
    }

    fn place(&self, world: &World, battle: Entity, fighter: FighterId, cell: Cell) -> PlaceReport {
        Scene::of_asked(world, battle)
            .map_or_else(PlaceReport::default, |scene| R::place(&scene, fighter, cell))
    }

    fn pair(
        &self,
        world: &World,
        battle: Entity,
        pair: [FighterId; 2],
        at: Option<Cell>,
    ) -> Option<PairReport> {
        R::pair(&Scene::in_world(world, battle)?, pair, at)
    }
}
