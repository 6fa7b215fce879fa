//! Walking: where plain steps lead, which paths may be taken, and how a path is walked step by step with all that may stop a mover.

use crate::battle::{FighterId, Happening, INTERRUPT, RuleId};
use crate::board::{
    Budget, Cell, CellFacts, Diagonal, Facing, Factor, Holder, LastStep, Passage, Passing, PathStep, Reach,
    StepRules, Thing, Toll, Walk,
};
use crate::dice::DiceError;
use crate::rules::common::{bump, set_out, stops};

use super::{Rules, Scene, Snapshot, Table};

/// A mover with his pace and those who are in his way.
pub struct Walker<'s, P> {
    walk: Walk<'s, P>,
    start: Cell,
    budget: Budget,
}

impl<'s, P: StepRules> Walker<'s, P> {
    /// A mover who may spend so many half squares at a pace, past those who are in his way.
    pub fn of<R: Rules>(
        scene: &'s Scene<R>,
        mover: &Snapshot<R>,
        (pace, half): (&'s P, u16),
        holders: &'s [Holder],
    ) -> Self {
        Self {
            walk: Walk {
                view: scene.board(),
                rules: pace,
                holders,
                size: mover.body.size,
            },
            start: mover.body.at,
            budget: Budget {
                half,
                last_step: LastStep::Paid,
            },
        }
    }

    /// The cells on which he may end, with the cost of each in half squares.
    pub fn reach(&self) -> Vec<(Cell, u16)> {
        let mut found = Reach::default();
        found.explore(&self.walk, self.start, false, self.budget);
        let ends = found
            .cells()
            .filter(|(cell, reached)| *cell != self.start && reached.may_end);
        ends.map(|(cell, reached)| (cell, reached.cost_half)).collect()
    }

    /// The cheapest path to a cell; none when he cannot end there.
    pub fn route(&self, to: Cell) -> Option<Vec<Cell>> {
        let steps = Reach::default().find(&self.walk, self.start, false, self.budget, to)?;
        let path: Vec<Cell> = steps
            .iter()
            .scan(self.start, |at, towards| {
                *at = at.step(*towards);
                Some(*at)
            })
            .collect();
        self.follow(&path).map(|_| path)
    }

    /// A path step by step; none when it cannot be walked, costs too much, or ends where he may not stay.
    pub fn follow(&self, path: &[Cell]) -> Option<Vec<PathStep>> {
        let mut at = self.start;
        let mut steps = Vec::with_capacity(path.len());
        for cell in path {
            let towards = Facing::ALL
                .into_iter()
                .find(|towards| at.step(*towards) == *cell)?;
            steps.push(towards);
            at = *cell;
        }
        let steps = self.walk.follow(self.start, &steps, false).ok()?;
        let last = steps.last()?;
        (last.may_end && last.cell != self.start && last.sum_half <= self.budget.half).then_some(steps)
    }
}

/// Asks of somebody who may spend so many half squares where he can walk in the plainest way.
pub fn on_foot<R: Rules, T>(
    scene: &Scene<R>,
    (id, half): (FighterId, u16),
    ask: impl FnOnce(&Walker<PlainPace>) -> T,
) -> Option<T> {
    let own = scene.get(id)?;
    let held = holders(scene, own);
    Some(ask(&Walker::of(scene, own, (&PlainPace, half), &held)))
}

/// How a mover gets past the others in the plainest way: friends may be passed, foes not, and nobody ends where somebody else is.
pub fn holders<R: Rules>(scene: &Scene<R>, mover: &Snapshot<R>) -> Vec<Holder> {
    let others = scene.fighters.iter();
    let others = others.filter(|other| other.id() != mover.id() && other.body.present);
    others
        .map(|other| Holder {
            place: other.place(),
            passing: if other.is_able() && scene.are_hostile(mover, other) {
                Passing::No
            } else {
                Passing::Free
            },
            may_share: false,
        })
        .collect()
}

/// The plainest pace: a square costs what the map says, diagonals cost no more, and what blocks blocks.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainPace;

impl StepRules for PlainPace {
    fn diagonal(&self) -> Diagonal {
        Diagonal::Half(2)
    }

    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll> {
        let is_blocked = thing.is_some_and(|thing| thing.passage() == Passage::Block);
        let half = u32::from(facts.move_half).max(2);
        (!is_blocked).then(|| Toll::factor(Factor::halves(half)))
    }

    fn cross(&self, _: &Thing) -> Toll {
        Toll::factor(Factor::halves(4))
    }
}

/// What a rule system says of a mover on his way.
pub trait Walks: Rules {
    /// The rule by which somebody goes back to where he may stay.
    const BACK: RuleId = INTERRUPT;

    /// Whether he gets off his square towards the next one.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    fn sets_off(_table: &mut Table<Self>, _id: FighterId, _step: &PathStep) -> Result<bool, DiceError> {
        Ok(true)
    }

    /// The rule by which a step of his movement is told.
    fn rule_of(_table: &Table<Self>, _id: FighterId, _step: &PathStep, rule: RuleId) -> RuleId {
        rule
    }

    /// Puts him on a cell, and tells of it.
    fn put(table: &mut Table<Self>, id: FighterId, to: Cell, facing: Facing, (cost, rule): (u8, RuleId)) {
        let fighter = table.fighter(id);
        let from = std::mem::replace(&mut fighter.body.at, to);
        fighter.body.facing = facing;
        table.write(Happening::Moved {
            fighter: id,
            from,
            to,
            facing,
            cost,
            rule,
        });
    }

    /// What a square does to whoever has just come there; says whether he goes no further.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    fn enters(_table: &mut Table<Self>, _id: FighterId) -> Result<bool, DiceError> {
        Ok(false)
    }
}

/// Takes some steps one after the other; says whether something stopped the mover before the last. Whoever is stopped where he may not stay
/// goes back to where he last could.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
///
/// Rule: `BD-MOV-05`.
pub fn go<R: Walks>(
    table: &mut Table<R>,
    id: FighterId,
    steps: &[PathStep],
    rule: RuleId,
) -> Result<bool, DiceError> {
    let mut rest = table.snapshot(id).body.at;
    set_out(table, id);
    for (number, step) in steps.iter().enumerate() {
        if bump(table, id, Some(step.cell)) {
            let own = table.snapshot(id).body;
            if own.at != rest {
                R::put(table, id, rest, own.facing.turned(4), (0, R::BACK));
            }
            return Ok(true);
        }
        let rule = R::rule_of(table, id, step, rule);
        if !R::sets_off(table, id, step)? {
            return Ok(true);
        }
        R::put(table, id, step.cell, step.towards, (step_cost(step), rule));
        if step.may_end {
            rest = step.cell;
        }
        let is_hurt = R::enters(table, id)?;
        let is_last = number + 1 == steps.len();
        if is_hurt || table.clock.over || !is_last && stops(table, id) {
            if step.cell != rest {
                R::put(table, id, rest, step.towards.turned(4), (0, R::BACK));
            }
            return Ok(!is_last);
        }
    }
    Ok(false)
}

fn step_cost(step: &PathStep) -> u8 {
    step.cost_half.min(u16::from(u8::MAX)) as u8
}
