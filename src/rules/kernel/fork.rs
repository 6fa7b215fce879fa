//! Forks of battles, the same for every rule system: what a side knows is taken out of the scene as it knows it, the rest is left out.

use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{
    Branch, Clock, Decision, Facts, Fighter, FighterId, Fork, Forks, Ground, Horizon, ModuleSet, Question,
    Roster, Secrets, SideId, SideView, Sides, System, Whereabouts,
};
use crate::board::{BoardView, Cell, Footprint, Scale, is_passable};
use crate::dice::{Dice, KeyedDice};

use super::{Guest, Rules, Scene, Sheet, Sightings, Snapshot};

/// A battle as a side knows it, as plain values.
#[derive(Clone)]
struct Copied<R: Rules> {
    system: System,
    /// In ascending order of the ids; their battle is none yet.
    fighters: Vec<Snapshot<R>>,
    sides: Sides,
    ground: Ground,
    round: R::Round,
    clock: Clock,
    question: Option<Question>,
    modules: ModuleSet,
    /// Whether nobody was put where he may be.
    is_certain: bool,
    /// The scale of the book of facts, where these rules keep one.
    scale: Option<Scale>,
}

/// The map as it was made is shared by all that know it, and keeps besides what others have asked of it: it is left out.
impl<R: Rules> fmt::Debug for Copied<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ground {
            changes,
            movables,
            progress,
            setting,
            ..
        } = &self.ground;
        f.debug_struct("Fork")
            .field("system", &self.system)
            .field("fighters", &self.fighters)
            .field("sides", &self.sides)
            .field("ground", &(changes, movables, progress, setting))
            .field("round", &self.round)
            .field("clock", &self.clock)
            .field("question", &self.question)
            .field("modules", &self.modules)
            .finish_non_exhaustive()
    }
}

impl<R: Rules> Fork for Copied<R> {
    fn open(&self, world: &mut World, Branch { dice, rounds, seat }: Branch) -> Entity {
        let battle = world.spawn_empty().id();
        let fighters = self.fighters.iter().map(|it| {
            let fighter = Fighter { battle, ..it.fighter };
            let sheet = Sheet::<R>::of(Arc::clone(&it.build));
            let entity = world.spawn((fighter, it.body, it.state.clone(), sheet)).id();
            (it.id(), entity)
        });
        let roster = Roster::new(fighters.collect());
        let mut sides = self.sides.clone();
        for (side, _) in self.sides.iter() {
            sides.seat(side, seat.clone());
        }
        let mut spawned = world.entity_mut(battle);
        spawned.insert((
            self.system,
            roster,
            sides,
            self.ground.clone(),
            self.clock,
            Decision(self.question),
            dice,
            self.modules.clone(),
            self.round.clone(),
            Horizon(self.clock.round + rounds.saturating_sub(1)),
        ));
        if let Some(scale) = self.scale {
            spawned.insert(Facts::new(scale));
        }
        battle
    }

    fn is_certain(&self) -> bool {
        self.is_certain
    }
}

impl<R: Guest> Forks for R {
    fn fork(
        &self,
        world: &World,
        battle: Entity,
        reader: Option<SideId>,
        sample: u64,
    ) -> Option<Box<dyn Fork>> {
        let copied = copied::<R>(world, battle, reader, sample)?;
        Some(Box::new(copied))
    }

    fn strengths(&self, world: &World, battle: Entity) -> Vec<i64> {
        let Some(scene) = Scene::<R>::in_world(world, battle) else {
            return Vec::new();
        };
        let mut all = vec![0; scene.sides.iter().len()];
        for fighter in &scene.fighters {
            if let Some(sum) = all.get_mut(usize::from(fighter.fighter.side.0)) {
                *sum += R::strength(&scene, fighter);
            }
        }
        all
    }
}

fn copied<R: Guest>(world: &World, battle: Entity, reader: Option<SideId>, sample: u64) -> Option<Copied<R>> {
    let found = world.get_entity(battle).ok()?;
    let whole = Scene::<R>::in_world(world, battle)?;
    let secrets = found.get::<Secrets>()?;
    let view = reader.and_then(|side| secrets.view(side));
    let question = found.get::<Decision>()?.0;
    // With whom he deals who is asked, he knows of; of the others of his side nobody is asked.
    let asked = question.map(|it| it.fighter);
    let is_own = |id: &FighterId| whole.get(*id).is_some_and(|it| Some(it.fighter.side) == reader);
    let mut own = whole.fighters.iter().map(Snapshot::id);
    let eye = asked.filter(is_own).or_else(|| own.find(is_own));
    let scene = match eye.filter(|_| view.is_some()) {
        Some(eye) => whole.known_to(secrets, eye),
        None => whole,
    };
    let mut fighters = scene.fighters.to_vec();
    let (mut ground, mut round) = (scene.ground.clone(), scene.round.clone());
    let clock = *found.get::<Clock>()?;
    let mut is_certain = true;
    if let Some(view) = view {
        let known: Vec<FighterId> = fighters.iter().map(Snapshot::id).collect();
        let is_known = |id: FighterId| known.contains(&id);
        let asks_known = question.is_none_or(|it| is_known(it.fighter) && it.about.is_none_or(is_known));
        if !asks_known || !R::forget(&mut round, &is_known) {
            return None;
        }
        let lost = found.get::<Sightings<R>>();
        for id in view.met().iter().filter(|id| !is_known(**id)) {
            let last = lost.and_then(|lost| lost.last(view.side(), *id));
            let Some((seen_in, mut stray)) = last.cloned() else {
                continue;
            };
            if let Some(seen) = view.last_seen(*id) {
                stray.body = seen.body;
            }
            is_certain = false;
            let far = clock.round.saturating_sub(seen_in) + 1;
            let seed = sample.wrapping_mul(0x1_0001) ^ u64::from(id.0);
            stray.body.able &= stray.body.present;
            if let Some(at) = whereabouts(view, &fighters, &stray, (sample, seed), far) {
                stray.body.at = at;
                fighters.push(stray);
            }
        }
        fighters.sort_unstable_by_key(Snapshot::id);
    }
    let all: Vec<FighterId> = fighters.iter().map(Snapshot::id).collect();
    let is_there = |id: FighterId| all.binary_search(&id).is_ok();
    for fighter in &mut fighters {
        fighter.fighter.battle = Entity::PLACEHOLDER;
        fighter.body.mount = fighter.body.mount.filter(|mount| is_there(*mount));
        R::forget_of(fighter, &is_there);
    }
    if view.is_some() {
        forget_ground(&mut ground, &is_there);
    }
    Some(Copied {
        system: *found.get::<System>()?,
        fighters,
        sides: scene.sides.clone(),
        ground,
        round,
        clock,
        question,
        is_certain,
        modules: found.get::<ModuleSet>()?.clone(),
        scale: found.get::<Facts>().map(|facts| facts.0.scale()),
    })
}

/// What the level says of those of whom the side does not know is left out, and a fork keeps no secrets.
fn forget_ground(ground: &mut Ground, is_there: &dyn Fn(FighterId) -> bool) {
    for movable in ground.movables.iter_mut() {
        if matches!(movable.at, Whereabouts::Held(bearer) if !is_there(bearer)) {
            movable.at = Whereabouts::Gone;
        }
        movable.whose = movable.whose.filter(|(whose, _)| is_there(*whose));
    }
    let mut setting = (*ground.setting).clone();
    setting.secrets = false;
    setting.hidden.clear();
    setting.carried.retain(|(id, _)| is_there(*id));
    setting.unturned.retain(|id| is_there(*id));
    for group in &mut setting.reinforcements {
        group.fighters.retain(|recruit| is_there(recruit.id));
    }
    setting.reinforcements.retain(|group| !group.fighters.is_empty());
    ground.setting = Arc::new(setting);
}

/// Squares that somebody may have gone in a round.
const STRIDE: u16 = 4;

/// Where somebody may be whom a side does not see: where it saw him last, if that may be, or, by another sample, on any square around that
/// it does not see now and that he can have come to. None where there is no such place.
fn whereabouts<R: Rules>(
    view: &SideView,
    others: &[Snapshot<R>],
    stray: &Snapshot<R>,
    (sample, seed): (u64, u64),
    rounds: u16,
) -> Option<Cell> {
    let board = view.ground().view();
    let last = stray.place();
    let may_be = |at: Cell| {
        let place = Footprint::new(at, stray.body.size);
        let is_hidden = place.cells().all(|cell| !view.sees_cell(cell));
        is_hidden && is_free(board, others, place)
    };
    if sample == 0 && may_be(stray.body.at) {
        return Some(stray.body.at);
    }
    let far = rounds.saturating_mul(STRIDE);
    let around = board
        .board()
        .cells()
        .filter(|at| last.gap(Footprint::new(*at, stray.body.size)).cheb() <= far && may_be(*at));
    let around: Vec<Cell> = around.collect();
    let mut left = around.len();
    if left == 0 {
        return None;
    }
    // A place by throws of at most 255 sides each.
    let mut dice = KeyedDice::new(seed);
    let mut place = 0;
    while left > 1 {
        let sides = left.min(255);
        place = place * sides + usize::from(dice.roll(sides as u8).ok()?) - 1;
        left = left.div_ceil(sides);
    }
    around.get(place % around.len()).copied()
}

fn is_free<R: Rules>(board: BoardView, others: &[Snapshot<R>], place: Footprint) -> bool {
    let mut others = others.iter().filter(|it| it.body.present);
    place.cells().all(|cell| is_passable(board, cell)) && others.all(|it| it.place().gap(place).cheb() > 0)
}
