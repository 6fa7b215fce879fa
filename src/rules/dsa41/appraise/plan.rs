//! What to declare for a round.

use crate::battle::{Choice, Posture};

use super::super::attack::Blow;
use super::super::fighter::{Plan, Vitality};
use super::super::scene::{Scene, Snapshot};
use super::super::{legal, moves, place, word};
use super::blow::{self, FACES, Rival};
use super::deed::{self, Need};
use super::{CONTACT, HALF_SQUARE, way};

/// Every declaration that makes sense now.
pub(super) fn plans(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let only = |plan: Plan| vec![(declare(plan, false), 0)];
    if own.condition.vitality == Vitality::Incapacitated {
        return only(Plan::Move);
    }
    if own.condition.exhausted {
        return only(Plan::ActAct);
    }
    let rivals = blow::rivals(scene, own);
    let outlook = Outlook::of(scene, own, &rivals);
    let mut found = Vec::with_capacity(8);
    if own.task.0.is_some() {
        let plan = Choice::Plan {
            plan: word::CARRY_ON,
            ask_free: false,
        };
        found.push((plan, outlook.carrying_on(own)));
    }
    for (plan, _) in Plan::ALL {
        if legal::plan(own, plan).is_ok()
            && let Some(worth) = outlook.worth(plan)
        {
            let steps = outlook.strike.is_none() && outlook.strike_after_step.is_some();
            found.push((declare(plan, steps && plan == Plan::Fight), worth));
        }
    }
    found
}

fn declare(plan: Plan, ask_free: bool) -> Choice {
    Choice::Plan {
        plan: plan.term(),
        ask_free,
    }
}

/// What a round promises.
struct Outlook {
    /// The best blow from where he stands.
    strike: Option<i64>,
    /// The best blow after a free step.
    strike_after_step: Option<i64>,
    /// The best blow after a move, with the malus of moving.
    strike_after_move: Option<i64>,
    /// Half squares to the nearest place to strike from; none where no way leads to one.
    gap: Option<u16>,
    /// Half squares of a move.
    stride: u16,
    /// What a defence action saves.
    ward: i64,
    /// The same with the malus of moving.
    ward_moving: i64,
    /// What has to be put right.
    need: Option<Need>,
}

impl Outlook {
    fn of(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Self {
        let stride = moves::budget(scene, own, word::WALK);
        let strike = strike_from(scene, own, rivals);
        let mut outlook = Self {
            strike,
            strike_after_step: None,
            strike_after_move: None,
            gap: None,
            stride,
            ward: 0,
            ward_moving: 0,
            need: deed::need(scene, own, rivals),
        };
        if strike.is_none() {
            outlook.look_farther(scene, own, rivals);
        }
        let strider = i64::from(outlook.gap.is_some_and(|gap| gap <= stride));
        let dangerous =
            |rival: &&Rival| strider > 0 || blow::reaches(scene, rival.foe, own) || comes(rival, own);
        let worst = rivals.iter().filter(dangerous).max_by_key(|rival| rival.threat);
        if let Some(worst) = worst {
            outlook.ward = saved(scene, own, worst, Plan::Fight);
            outlook.ward_moving = saved(scene, own, worst, Plan::MoveDefend);
        }
        outlook
    }

    /// Looks for blows that a step or a move away.
    fn look_farther(&mut self, scene: &Scene, own: &Snapshot, rivals: &[Rival]) {
        let reach = u16::from(place::longest_reach(own)) + 1;
        if own.turn.free > 0
            && rivals
                .iter()
                .any(|rival| place::distance(own, rival.foe) <= reach)
        {
            let steps = place::open_steps(scene, own).map(|towards| way::at(own, own.body.at.step(towards)));
            self.strike_after_step = steps.filter_map(|there| strike_from(scene, &there, rivals)).max();
        }
        let near = moves::survey(scene, own, self.stride);
        if let Some(stand) = way::best_stand(scene, own, rivals, &near) {
            self.gap = Some(stand.cost);
            let mover = way::at(&blow::planning(own, Plan::MoveAttack), stand.cell);
            self.strike_after_move = strike_from(scene, &mover, rivals);
        } else {
            let far = moves::survey(scene, own, moves::FAR);
            self.gap = way::best_stand(scene, own, rivals, &far).map(|stand| stand.cost);
        }
    }

    /// What a plan promises; none where it makes no sense.
    fn worth(&self, plan: Plan) -> Option<i64> {
        let is_short = self.need.is_some_and(|need| !need.is_long);
        let need = self.need.map_or(0, |need| need.worth);
        match plan {
            Plan::Fight => Some(self.strike.or_else(|| self.blow_after_step()).unwrap_or(0) + self.ward),
            Plan::Defend => Some(self.ward),
            Plan::MoveDefend => Some(self.advance(1)? + self.ward_moving),
            Plan::MoveAttack => Some(self.advance(1)? + self.strike_after_move?),
            Plan::MoveMove if !self.is_near() => self.advance(2),
            Plan::Sprint if !self.is_near() => self.advance(3),
            Plan::Move => Some(self.advance(1).unwrap_or(0)),
            Plan::ActDefend | Plan::Act if is_short => Some(need + self.ward),
            Plan::ActAttack if is_short => Some(need + self.strike?),
            Plan::ActAct => self
                .need
                .filter(|need| need.is_long || need.is_twofold)
                .map(|_| need),
            _ => None,
        }
    }

    /// The blow after a free step, which comes as near as a move would.
    fn blow_after_step(&self) -> Option<i64> {
        Some(self.strike_after_step? + self.advance(1).unwrap_or(0))
    }

    fn is_near(&self) -> bool {
        self.gap.is_some_and(|gap| gap <= self.stride)
    }

    /// What so many moves on the way to a foe are worth; none for him who can strike already.
    fn advance(&self, moves: u16) -> Option<i64> {
        if self.strike.is_some() {
            return None;
        }
        let budget = self.stride * moves;
        // Where no way leads to a foe there may be a door on the way; a small hope keeps the fighter moving.
        let Some(gap) = self.gap else {
            return Some(HALF_SQUARE);
        };
        let contact = if gap <= budget { CONTACT } else { 0 };
        Some(i64::from(gap.min(budget)) * HALF_SQUARE + contact)
    }

    /// A long action goes on unless a foe makes it dear.
    fn carrying_on(&self, own: &Snapshot) -> i64 {
        let is_treating = own.task.0.is_some_and(|task| task.act == word::TREAT);
        deed::unfinished(is_treating) - self.strike.unwrap_or(0)
    }
}

/// The best blow at a foe in reach.
fn strike_from(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Option<i64> {
    if own.condition.disoriented {
        return None;
    }
    let in_reach = rivals.iter().filter(|rival| blow::reaches(scene, own, rival.foe));
    in_reach
        .map(|rival| match own.turn.plan {
            None => rival.blow,
            Some(_) => blow::best_plain(scene, own, &blow::expected(rival.foe)),
        })
        .max()
        .map(|worth| worth.max(1))
}

/// Whether a foe can come and strike in this round.
fn comes(rival: &Rival, own: &Snapshot) -> bool {
    let may_move = rival.foe.turn.plan.is_none_or(|plan| plan.moves());
    may_move
        && i32::from(place::distance(rival.foe, own))
            <= i32::from(moves::speed(rival.foe)) + i32::from(rival.reach)
}

/// What a defence action saves against a foe, if it comes to that.
fn saved(scene: &Scene, own: &Snapshot, rival: &Rival, plan: Plan) -> i64 {
    let mut ready = blow::planning(own, plan);
    if ready.body.posture == Posture::Lying {
        ready.body.posture = Posture::Kneeling;
    }
    rival.threat * blow::ward(scene, &ready, rival.foe, Blow::plain(0)) / FACES
}
