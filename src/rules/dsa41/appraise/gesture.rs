//! What pointing at something comes to before a round: the declaration with which somebody gets at it soonest, and the answers that follow it.

use crate::battle::{
    Aim, Choice, FighterId, Gesture, Obstacle, Question, Refusal, Route, RouteStep, RouteStrike, Term,
    best_of,
};
use crate::board::Cell;

use super::super::fighter::{Deed, Plan};
use super::super::predict::odds;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{legal, manoeuvre, word};
use super::blow::{self, Rival};
use super::journey::Journey;
use super::known::Known;
use super::plan::{self, declare};
use super::{distance, strike, way, window};

/// Phases between the first action of a round and the second (`TIM-02`).
const SECOND_AFTER: i16 = 8;

/// Somebody who declares what he does in a round, with somebody or something in mind.
pub(crate) struct Declarer<'s, 'a> {
    known: Known<'s, 'a>,
    question: Question,
    own: &'s Snapshot,
}

impl<'s, 'a> Declarer<'s, 'a> {
    pub(crate) fn of(scene: &'s Scene<'a>, question: Question, round: u16) -> Option<Self> {
        let own = scene.get(question.fighter)?;
        let known = Known::of(scene, own, round);
        Some(Self { known, question, own })
    }

    /// What pointing at something comes to.
    ///
    /// # Errors
    ///
    /// Why nothing comes of it.
    pub(crate) fn gesture(&self, aim: Aim) -> Result<Gesture, Obstacle> {
        match aim {
            Aim::Fighter(id) if id == self.own.id() => self.for_oneself(),
            Aim::Fighter(id) => {
                let other = self.known.seen.get(id).ok_or(Obstacle::Nothing)?;
                match self.known.seen.are_hostile(self.own, other) {
                    true => self.for_foe(other),
                    false => self.for_friend(other),
                }
            }
            Aim::Square(cell) => self.for_square(cell),
        }
    }

    /// Standing and defending: the defence that saves most. Whoever cannot, for pain, breath or fear, does what is left to him.
    fn for_oneself(&self) -> Result<Gesture, Obstacle> {
        let stands = |plan: Plan| plan.first().is_none() || plan == Plan::Fight;
        let mut plans = plan::plans(&self.known, self.question, self.own);
        plans.retain(|(choice, _)| self.known.allows(self.question, self.own, choice));
        let standing = plans.iter().filter(|(choice, _)| match choice {
            Choice::Plan { plan, .. } => Plan::of(*plan).is_some_and(stands),
            _ => false,
        });
        let best = best_of(standing.cloned().collect());
        let any = || {
            [Plan::Fight, Plan::Defend]
                .into_iter()
                .find_map(|plan| self.allowed(plan).ok())
        };
        best.or_else(any)
            .or_else(|| best_of(plans))
            .map(|choice| Gesture::of(choice, None))
            .ok_or(Obstacle::Nothing)
    }

    /// A helping hand for a friend who is within reach of it; else the way to him.
    fn for_friend(&self, friend: &Snapshot) -> Result<Gesture, Obstacle> {
        let beside = place::distance(self.own, friend) <= 1;
        let deed = match () {
            () if beside && !friend.is_able() => word::TREAT,
            () if beside && friend.build.traits.is_mount => word::MOUNT,
            () => return self.for_square(friend.body.at),
        };
        let declared = self
            .allowed(Plan::ActDefend)
            .or_else(|_| self.allowed(Plan::Act))?;
        let deed = Choice::Act {
            act: deed,
            target: Some(friend.id()),
            with: None,
            at: None,
            facing: None,
        };
        Ok(self.in_turn(vec![declared, deed], Deed::Act))
    }

    /// The declaration that gets at a foe soonest: a blow from here, after a free step, at the end of a charge, after a move; else the way.
    fn for_foe(&self, foe: &Snapshot) -> Result<Gesture, Obstacle> {
        let mut rivals = blow::rivals(&self.known, self.own);
        rivals.retain(|rival| rival.foe.id() == foe.id());
        let fights = self.allowed(Plan::Fight);
        if fights.is_ok() {
            let blow_from_here = self.blow_from_here(foe);
            if let Some(gesture) = blow_from_here.clone().filter(|gesture| gesture.route.is_none()) {
                return Ok(gesture);
            }
            if let Some(gesture) = self.after_step(foe).or(blow_from_here) {
                return Ok(gesture);
            }
        }
        self.after_move(foe, &rivals)
            .or_else(|| self.nearer(&rivals))
            .ok_or_else(|| fights.err().unwrap_or_else(|| self.far(foe.body.at)))
    }

    /// A declaration, if it is allowed.
    fn allowed(&self, plan: Plan) -> Result<Choice, Obstacle> {
        self.asking(plan, window::is_wanted(&self.known, self.own))
    }

    fn asking(&self, plan: Plan, ask_free: bool) -> Result<Choice, Obstacle> {
        let choice = declare(plan, ask_free);
        let judged = legal::judge(&self.known.seen, Some(self.question), self.own.id(), &choice);
        judged.map(|()| choice).map_err(|refusal| match refusal {
            Refusal::Forbidden(why) => Obstacle::Forbidden(why),
            _ => Obstacle::Nothing,
        })
    }

    /// The blow at a foe from where he stands, or the charge at him.
    fn blow_from_here(&self, foe: &Snapshot) -> Option<Gesture> {
        let there = self.known.seen.with(blow::planning(self.own, Plan::Fight));
        let blow = self.blow(&there, foe.id())?;
        let run = run(&there, self.own.id(), &blow);
        let gesture = self.ending(vec![self.allowed(Plan::Fight).ok()?], (&there, blow));
        Some(Gesture {
            route: run,
            ..gesture
        })
    }

    /// A free step to where a foe can be struck, and the blow from there.
    ///
    /// Rule: `ACT-03`.
    fn after_step(&self, foe: &Snapshot) -> Option<Gesture> {
        let may_step =
            self.own.turn.free > 0 && !self.own.condition.disoriented && self.own.condition.held_by.is_none();
        let declared = self.asking(Plan::Fight, true).ok().filter(|_| may_step)?;
        let planned = blow::planning(self.own, Plan::Fight);
        let steps = self.known.open_steps(self.own);
        let cells = steps.map(|towards| self.own.body.at.step(towards));
        let scene = &self.known.seen;
        let fit = cells.filter(|cell| {
            blow::reaches(scene, &way::at(&planned, *cell), foe)
                && legal::may_step(scene, self.own, *cell).is_ok()
        });
        let cell = fit.min_by_key(|cell| (distance::toll(scene, self.own, &[*cell]), *cell))?;
        self.from(foe, (declared, planned), (word::STEP, vec![cell]))
    }

    /// A move to where a foe can be struck, and the blow from there eight phases later; the move alone, where that comes too late.
    fn after_move(&self, foe: &Snapshot, rivals: &[Rival]) -> Option<Gesture> {
        let stride = moves::budget(&self.known.seen, self.own, word::WALK);
        let (stand, near) = way::near_stand(&self.known, self.own, rivals, stride)?;
        let path = way::path_to(self.own, &near, stand.cell)?;
        let strikes = self.allowed(Plan::MoveAttack).ok();
        let strikes = strikes.and_then(|declared| {
            let planned = blow::planning(self.own, Plan::MoveAttack);
            self.from(foe, (declared, planned), (word::WALK, path.clone()))
        });
        strikes.or_else(|| {
            let declared = self
                .allowed(Plan::MoveDefend)
                .or_else(|_| self.allowed(Plan::Move))
                .ok()?;
            Some(self.going(declared, (word::WALK, path)))
        })
    }

    /// The blow from the end of a way.
    fn from(
        &self,
        foe: &Snapshot,
        (declared, mut there): (Choice, Snapshot),
        (gait, path): (Term, Vec<Cell>),
    ) -> Option<Gesture> {
        there.body.at = *path.last()?;
        let facing = place::bearing(&there.body, &foe.body);
        there.body.facing = facing.unwrap_or(there.body.facing);
        let scene = self.known.seen.with(there);
        let blow = self.blow(&scene, foe.id())?;
        let route = self.route(gait, &path);
        let gesture = self.ending(
            vec![declared, Choice::Move { gait, path, facing }],
            (&scene, blow),
        );
        Some(Gesture { route, ..gesture })
    }

    /// The way to a foe who is too far away for a blow in this round.
    fn nearer(&self, rivals: &[Rival]) -> Option<Gesture> {
        let journey = Journey::of(&self.known, self.own, rivals)?;
        let plans = plan::plans_at(&self.known, self.own, rivals).into_iter();
        let mut going: Vec<_> = plans.filter(|(plan, _)| plan.moves() || plan.sprints()).collect();
        going.sort_by_key(|(_, worth)| std::cmp::Reverse(*worth));
        going.into_iter().find_map(|(plan, _)| {
            let declared = self.allowed(plan).ok()?;
            let stride = moves::budget(&self.known.seen, self.own, word::WALK);
            let (gait, path) = match plan.sprints() {
                true => (word::SPRINT, journey.sprint(&self.known, self.own, rivals)),
                false => (
                    word::WALK,
                    journey.leg(&self.known, self.own, rivals, stride, false),
                ),
            };
            (!path.is_empty()).then(|| self.going(declared, (gait, path)))
        })
    }

    /// A door within reach of the hand, or the way to a square: a move and a defence, two moves, a sprint.
    fn for_square(&self, cell: Cell) -> Result<Gesture, Obstacle> {
        let scene = &self.known.seen;
        let is_door = legal::door(scene, self.own, cell).is_some();
        let (walk, sprint) = (
            moves::reach(scene, self.own, word::WALK),
            moves::reach(scene, self.own, word::SPRINT),
        );
        let leads = |reach: &[(Cell, u16)]| reach.iter().any(|(it, _)| *it == cell);
        if leads(&walk) {
            let declared = self
                .allowed(Plan::MoveDefend)
                .or_else(|_| self.allowed(Plan::Move))?;
            let path = moves::route(scene, self.own, word::WALK, cell).ok_or(Obstacle::NoWay)?;
            return Ok(self.going(declared, (word::WALK, path)));
        }
        if is_door {
            let declared = self
                .allowed(Plan::ActDefend)
                .or_else(|_| self.allowed(Plan::Act))?;
            let open = Choice::Act {
                act: word::DOOR,
                target: None,
                with: None,
                at: Some(cell),
                facing: None,
            };
            return Ok(self.in_turn(vec![declared, open], Deed::Act));
        }
        if let Some(gesture) = self.in_two_moves(cell) {
            return Ok(gesture);
        }
        if leads(&sprint) {
            let declared = self.allowed(Plan::Sprint)?;
            let path = moves::route(scene, self.own, word::SPRINT, cell).ok_or(Obstacle::NoWay)?;
            return Ok(self.going(declared, (word::SPRINT, path)));
        }
        Err(self.far(cell))
    }

    /// Two moves that lead to a square.
    ///
    /// Rule: `ACT-10`.
    fn in_two_moves(&self, cell: Cell) -> Option<Gesture> {
        let scene = &self.known.seen;
        let declared = self.allowed(Plan::MoveMove).ok()?;
        let stride = moves::budget(scene, self.own, word::WALK);
        let near = self.known.survey(self.own, 2 * stride);
        let path = way::path_to(self.own, &near, cell)?;
        let cost = |cell: Cell| {
            near.reached(cell)
                .filter(|reached| reached.may_end)
                .map(|reached| reached.cost_half)
        };
        let half = path
            .iter()
            .rposition(|cell| cost(*cell).is_some_and(|cost| cost <= stride))?;
        let (first, second) = path.split_at(half + 1);
        let walk = |path: &[Cell]| Choice::Move {
            gait: word::WALK,
            path: path.to_vec(),
            facing: None,
        };
        let answers = vec![declared, walk(first), walk(second)];
        let midway = way::at(self.own, *first.last()?);
        let route = route(scene, self.own, word::WALK, first)?;
        Some(Gesture {
            route: Some(joined(route, self::route(scene, &midway, word::WALK, second)?)),
            ..self.in_turn(answers, Deed::Move)
        })
    }

    /// A declaration and the way that it is for.
    fn going(&self, declared: Choice, (gait, path): (Term, Vec<Cell>)) -> Gesture {
        let route = self.route(gait, &path);
        let way = Choice::Move {
            gait,
            path,
            facing: None,
        };
        Gesture {
            route,
            ..self.in_turn(vec![declared, way], Deed::Move)
        }
    }

    /// Answers of which the last is given with the first action of the round, or with the second.
    fn in_turn(&self, answers: Vec<Choice>, last: Deed) -> Gesture {
        let plan = match answers.first() {
            Some(Choice::Plan { plan, .. }) => Plan::of(*plan),
            _ => None,
        };
        let is_second = plan.is_some_and(|plan| {
            plan.second() == Some(last) && (plan.first() != Some(last) || answers.len() > 2)
        });
        let phase = self.own.ini() - if is_second { SECOND_AFTER } else { 0 };
        Gesture {
            answers,
            route: None,
            odds: None,
            phase: Some(phase),
        }
    }

    /// Answers that end with a blow.
    fn ending(&self, mut answers: Vec<Choice>, (scene, blow): (&Scene, Choice)) -> Gesture {
        let asked = Question {
            kind: word::ASK_ATTACK,
            about: None,
            ..self.question
        };
        let odds = odds::odds(scene, asked, &blow);
        answers.push(blow);
        Gesture {
            odds,
            ..self.in_turn(answers, Deed::Attack)
        }
    }

    /// The best blow at a foe in a scene.
    fn blow(&self, scene: &Scene, foe: FighterId) -> Option<Choice> {
        best_blow(scene, self.question, self.known.round, foe)
    }

    fn route(&self, gait: Term, path: &[Cell]) -> Option<Route> {
        route(&self.known.seen, self.own, gait, path)
    }

    /// Why a square is out of reach.
    fn far(&self, cell: Cell) -> Obstacle {
        let scene = &self.known.seen;
        let stands = |other: &Snapshot| {
            other.body.present && place::footprint(&other.body).cells().any(|it| it == cell)
        };
        let most_half = moves::budget(scene, self.own, word::SPRINT);
        let far = self.known.survey(self.own, moves::FAR);
        match far.reached(cell) {
            _ if !crate::board::is_passable(scene.board(), cell) => Obstacle::Solid,
            Some(reached) if reached.cost_half > most_half => Obstacle::Far {
                cost_half: reached.cost_half,
                most_half,
            },
            _ if scene.fighters.iter().any(stands) => Obstacle::Taken,
            _ => Obstacle::NoWay,
        }
    }
}

/// A way with all that waits on it; none where the rules would lead another one to its end.
fn route(scene: &Scene, mover: &Snapshot, gait: Term, path: &[Cell]) -> Option<Route> {
    let routes = moves::routes(scene, mover, gait, *path.last()?).into_iter();
    let mut fitting = routes.filter(|route| route.path() == path);
    fitting.next()
}

/// Two ways as one.
fn joined(mut first: Route, second: Route) -> Route {
    let (steps, cost) = (first.steps.len(), first.cost_half());
    first.steps.extend(second.steps.into_iter().map(|step| RouteStep {
        sum_half: step.sum_half + cost,
        ..step
    }));
    let strikes = second.strikes.into_iter().map(|strike| RouteStrike {
        step: strike.step + steps,
        ..strike
    });
    let known: Vec<FighterId> = first.strikes.iter().map(|strike| strike.by).collect();
    // Each foe strikes once.
    first
        .strikes
        .extend(strikes.filter(|strike| !known.contains(&strike.by)));
    first
}

/// The run of a charge; none where a blow is struck from where one stands.
fn run(scene: &Scene, own: FighterId, blow: &Choice) -> Option<Route> {
    let Choice::Attack {
        target,
        with,
        manoeuvre,
        ..
    } = blow
    else {
        return None;
    };
    let (own, target) = (scene.get(own)?, scene.get(*target)?);
    let form = manoeuvre::Form::of_word(*manoeuvre)?;
    let is_run = matches!(form, manoeuvre::Form::Charge(_) | manoeuvre::Form::Mounted(..));
    let arm = own.arm(usize::from(with.0)).filter(|_| is_run)?;
    manoeuvre::run_route(scene, own, target, (arm, form))
}

/// The best blow at a foe from where somebody stands in a scene, when he will be asked for one.
pub(crate) fn best_blow(scene: &Scene, question: Question, round: u16, foe: FighterId) -> Option<Choice> {
    let own = scene.get(question.fighter)?;
    let known = Known::of(scene, own, round);
    let asked = Question {
        kind: word::ASK_ATTACK,
        about: None,
        ..question
    };
    let strikes = strike::strikes(&known, asked, known.seen.get(own.id())?);
    let at_foe = strikes
        .into_iter()
        .filter(|(choice, _)| choice.target() == Some(foe));
    best_of(at_foe.collect())
}

/// The move that brings somebody nearest to blows with a foe in the movement that he has declared.
pub(crate) fn approach(scene: &Scene, question: Question, round: u16, foe: FighterId) -> Option<Choice> {
    let own = scene.get(question.fighter)?;
    let gait = match legal::deed(scene.round, own)? {
        Deed::Move => word::WALK,
        Deed::Sprint => word::SPRINT,
        _ => return None,
    };
    let known = Known::of(scene, own, round);
    let mut rivals = blow::rivals(&known, own);
    rivals.retain(|rival| rival.foe.id() == foe);
    way::approach(&known, own, &rivals, gait).map(|(choice, _)| choice)
}

/// Whether a fighter will be asked for a blow after the move or the step that he is asked about now.
pub(crate) fn strikes_later(question: Question, own: &Snapshot) -> bool {
    let Some(plan) = own.turn.plan else {
        return false;
    };
    let first = plan.first() == Some(Deed::Attack) && !own.turn.first_done;
    let second = plan.second() == Some(Deed::Attack) && !own.turn.second_done;
    first || second || question.kind == word::ASK_ATTACK
}
