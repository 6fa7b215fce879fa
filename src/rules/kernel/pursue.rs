//! From what somebody points at to the answer that has to do with it, for every rule system: a blow at a foe in reach, the square from which
//! he can be struck, the way to a square, what can be done with a thing or a friend.

use crate::battle::{Aim, Choice, FighterId, Gesture, Obstacle, Offer, Question, Route, Term, best_of};
use crate::board::{Cell, Facing, Footprint, is_passable};

use super::{Guest, Scene, Snapshot};

/// Whether an answer is a blow at a foe.
pub fn is_blow_at(choice: &Choice, foe: FighterId) -> bool {
    matches!(choice, Choice::Attack { target, .. } if *target == foe)
}

/// Somebody who has to choose, with what he may choose and what his side thinks of it.
pub struct Pursuit<'s, 'a, R: Guest> {
    scene: &'s Scene<'a, R>,
    question: Question,
    round: u16,
    own: &'s Snapshot<R>,
    offers: Vec<Offer>,
    weighed: Vec<(Choice, i64)>,
}

impl<'s, 'a, R: Guest> Pursuit<'s, 'a, R> {
    /// Whoever is asked; none where he is not in the scene.
    pub fn of(scene: &'s Scene<'a, R>, question: Question, round: u16) -> Option<Self> {
        Some(Self {
            scene,
            question,
            round,
            own: scene.get(question.fighter)?,
            offers: R::offers(scene, question),
            weighed: R::appraise(scene, question, round),
        })
    }

    /// What pointing at something comes to.
    ///
    /// # Errors
    ///
    /// Why nothing comes of it.
    pub fn gesture(&self, aim: Aim) -> Result<Gesture, Obstacle> {
        match aim {
            Aim::Fighter(id) if id == self.own.id() => self.for_oneself(),
            Aim::Fighter(id) => self.for_other(id),
            Aim::Square(cell) => self.for_square(cell),
        }
    }

    /// Whether an attack is to be answered.
    fn answers_attack(&self) -> bool {
        let is_answer = |offer: &Offer| matches!(offer.choice, Choice::Defend { .. });
        self.offers.iter().any(is_answer)
    }

    /// The best answer to an attack; else the best that keeps to oneself: a posture, a thing in the hand; letting the moment pass where there
    /// is none; what is left to somebody who may not, as he has lost heart.
    fn for_oneself(&self) -> Result<Gesture, Obstacle> {
        if self.answers_attack() {
            let best = self.best(|_| true).ok_or(Obstacle::Nothing)?;
            return Ok(self.plainly(best));
        }
        let is_own = |choice: &Choice| {
            let goes = matches!(choice, Choice::Move { .. } | Choice::Attack { .. });
            !goes && choice.target().is_none_or(|target| target == self.own.id())
        };
        let best = self.best(is_own);
        let passes = || self.offered(|offer| offer.choice == Choice::Pass);
        best.or_else(passes)
            .or_else(|| self.best(|_| true))
            .map(|choice| self.plainly(choice))
            .ok_or(Obstacle::Nothing)
    }

    fn for_other(&self, id: FighterId) -> Result<Gesture, Obstacle> {
        let other = self.scene.get(id).ok_or(Obstacle::Nothing)?;
        if self.question.about == Some(id) && self.answers_attack() {
            let best = self.best(|_| true).ok_or(Obstacle::Nothing)?;
            return Ok(self.plainly(best));
        }
        let is_for = |choice: &Choice| choice.target() == Some(id);
        let direct = self
            .best(is_for)
            .or_else(|| self.offered(|offer| is_for(&offer.choice)));
        if let Some(direct) = direct {
            return Ok(self.plainly(direct));
        }
        if !self.scene.are_hostile(self.own, other) {
            return self.for_square(other.body.at);
        }
        let nearer = || {
            let known = R::approach(self.scene, self.question, self.round, id);
            known.or_else(|| self.nearer(other)).map(|way| self.plainly(way))
        };
        self.strike_after_move(other)
            .or_else(nearer)
            .ok_or_else(|| self.far(other.body.at))
    }

    fn for_square(&self, cell: Cell) -> Result<Gesture, Obstacle> {
        let ways = self.offers.iter().filter_map(|offer| match &offer.choice {
            Choice::Move { gait, .. } if offer.cells.contains(&cell) => {
                let costs = R::reach(self.scene, self.own, *gait);
                let cost = costs.iter().find(|(it, _)| *it == cell).map(|(_, cost)| *cost);
                Some((cost.unwrap_or(u16::MAX), *gait))
            }
            _ => None,
        });
        if let Some((_, gait)) = ways.min_by_key(|(cost, _)| *cost)
            && let Some(way) = self.walk(gait, cell, None)
        {
            return Ok(self.plainly(way));
        }
        let there = |choice: &Choice| match choice {
            Choice::Act { at, .. } => *at == Some(cell),
            Choice::Defend { to, .. } => *to == Some(cell),
            _ => false,
        };
        let with_cell = || {
            let offer = self.offers.iter().find(|offer| offer.cells.contains(&cell))?;
            let mut choice = offer.choice.clone();
            match &mut choice {
                Choice::Act { at, .. } => *at = Some(cell),
                Choice::Defend { to, .. } => *to = Some(cell),
                _ => return None,
            }
            Some(choice)
        };
        let there = self
            .best(there)
            .or_else(|| self.offered(|offer| there(&offer.choice)))
            .or_else(with_cell);
        there
            .map(|choice| self.plainly(choice))
            .ok_or_else(|| self.far(cell))
    }

    /// The best of the sensible answers of a kind.
    fn best(&self, fits: impl Fn(&Choice) -> bool) -> Option<Choice> {
        let fitting = self.weighed.iter().filter(|(choice, _)| fits(choice));
        best_of(fitting.cloned().collect())
    }

    fn offered(&self, fits: impl Fn(&Offer) -> bool) -> Option<Choice> {
        let found = self.offers.iter().find(|offer| fits(offer))?;
        Some(found.choice.clone())
    }

    /// An answer with its way and its odds.
    fn plainly(&self, choice: Choice) -> Gesture {
        let route = match &choice {
            Choice::Move { gait, path, .. } => self.route(*gait, path),
            _ => R::way(self.scene, self.own, &choice),
        };
        Gesture {
            route,
            ..Gesture::of(choice.clone(), R::odds(self.scene, self.question, &choice))
        }
    }

    fn route(&self, gait: Term, path: &[Cell]) -> Option<Route> {
        let routes = R::routes(self.scene, self.own, gait, *path.last()?);
        let mut routes = routes.into_iter();
        routes.find(|route| route.path() == path)
    }

    /// The cheapest way of a gait to a cell.
    fn walk(&self, gait: Term, cell: Cell, facing: Option<Facing>) -> Option<Choice> {
        let path = R::route(self.scene, self.own, gait, cell)?;
        Some(Choice::Move { gait, path, facing })
    }

    /// The cells that the moves on offer lead to, each with its gait and what the way there costs.
    fn cells(&self) -> Vec<(u16, Cell, Term)> {
        let mut found = Vec::new();
        for offer in &self.offers {
            let Choice::Move { gait, .. } = offer.choice else {
                continue;
            };
            let reach = R::reach(self.scene, self.own, gait).into_iter();
            let open = reach.filter(|(cell, _)| offer.cells.contains(cell));
            found.extend(open.map(|(cell, cost)| (cost, cell, gait)));
        }
        found.sort_unstable();
        found
    }

    /// The nearest square from which a foe is in reach, and the blow from there, if one is to follow.
    fn strike_after_move(&self, foe: &Snapshot<R>) -> Option<Gesture> {
        let mut there = self.own.clone();
        let (_, cell, gait) = self.cells().into_iter().find(|(_, cell, _)| {
            there.body.at = *cell;
            R::is_in_reach(self.scene, &there, self.question, foe)
        })?;
        let facing = there.place().gap(foe.place()).sector();
        there.body.facing = facing.unwrap_or(there.body.facing);
        let gesture = self.plainly(self.walk(gait, cell, facing)?);
        let there = self.scene.with(there);
        let Some(blow) = R::blow(&there, self.question, self.round, foe.id()) else {
            return Some(gesture);
        };
        let odds = R::odds(&there, self.question, &blow);
        let answers = gesture.answers.into_iter().chain([blow]).collect();
        Some(Gesture {
            answers,
            odds,
            ..gesture
        })
    }

    /// The move that ends nearest to a foe, if that is nearer than now.
    fn nearer(&self, foe: &Snapshot<R>) -> Option<Choice> {
        let gap = |cell: Cell| Footprint::new(cell, self.own.body.size).gap(foe.place()).cheb();
        let now = gap(self.own.body.at);
        let nearest = self
            .cells()
            .into_iter()
            .map(|(cost, cell, gait)| (gap(cell), cost, cell, gait));
        let (_, _, cell, gait) = nearest.filter(|(gap, ..)| *gap < now).min()?;
        self.walk(gait, cell, None)
    }

    /// Why a square is out of reach.
    fn far(&self, cell: Cell) -> Obstacle {
        let gaits = self.offers.iter().filter_map(|offer| match offer.choice {
            Choice::Move { gait, .. } => Some(gait),
            _ => None,
        });
        let of = |gait: Term| {
            let cost_half = R::far(self.scene, self.own, gait, cell)?;
            let reach = R::reach(self.scene, self.own, gait);
            let most_half = reach.iter().map(|(_, cost)| *cost).max().unwrap_or(0);
            (cost_half > most_half).then_some((most_half, cost_half))
        };
        let is_there = |other: &Snapshot<R>| other.body.present && other.place().cells().any(|it| it == cell);
        let gaits: Vec<Term> = gaits.collect();
        if !is_passable(self.scene.board(), cell) {
            Obstacle::Solid
        } else if let Some((most_half, cost_half)) = gaits.iter().copied().filter_map(of).max() {
            Obstacle::Far { cost_half, most_half }
        } else if gaits.is_empty() {
            Obstacle::Nothing
        } else if self.scene.fighters.iter().any(is_there) {
            Obstacle::Taken
        } else {
            Obstacle::NoWay
        }
    }
}
