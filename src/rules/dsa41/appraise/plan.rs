//! What to declare for a round.

use crate::battle::{Choice, Posture, Question};

use super::super::fighter::{Piece, Plan, Vitality};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{legal, word};
use super::blow::{self, FACES, Rival};
use super::deed::{self, Need};
use super::journey::Journey;
use super::known::Known;
use super::{
    CONTACT, HALF_SQUARE, PATIENCE, distance, elsewhere, hope, manoeuvre, mounted, peril, rescue, shelter,
    shot, strike, way, window,
};

/// Shots that promise less are no reason to stay: half a life point in a round.
const POINTLESS: i64 = 500;

/// Every declaration that makes sense now.
pub(super) fn plans(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let only = |plan: Plan| vec![(declare(plan, false), 0)];
    if own.condition.vitality == Vitality::Incapacitated {
        return only(Plan::Move);
    }
    if own.condition.exhausted {
        // Below initiative 0 it takes two rounds to catch breath (TIM-06).
        return match own.task.0 {
            Some(_) => vec![(carry_on(), 0)],
            None if own.ini() < 0 => only(Plan::Act),
            None => only(Plan::ActAct),
        };
    }
    if own.condition.ado.spirit.flees() {
        return flight(known, question, own);
    }
    let rivals = blow::rivals(known, own);
    let outlook = Outlook::of(known, own, &rivals);
    let mut found = Vec::with_capacity(8);
    if own.task.0.is_some() {
        found.push((carry_on(), outlook.carrying_on(own)));
    }
    let calls = window::is_wanted(known, own);
    for (plan, _) in Plan::ALL {
        if legal::plan(own, plan).is_ok()
            && let Some(worth) = outlook.worth(plan)
        {
            let steps = outlook.strike.is_none() && outlook.strike_after_step.is_some()
                || outlook.strike.is_some() && outlook.steps_out();
            let asks = calls || steps && plan == Plan::Fight;
            found.push((declare(plan, asks), worth));
        }
    }
    let shooting = shot::plans(known, own, &rivals);
    if outlook.is_idle() && shooting.is_empty() {
        found.extend(shelter::plans(known, own));
    }
    let best_shot = shooting.iter().map(|(_, worth)| *worth).max();
    if best_shot.is_some_and(|worth| worth >= POINTLESS) {
        // A shooter does not run into blows while he has better to do.
        found.retain(|(choice, _)| !is_approach(choice));
    }
    found.extend(shooting);
    found.extend(rescue::plans(known, own, &rivals));
    found.extend(hope::ways_out(known, question, own, &rivals));
    found
}

/// What each declaration promises that makes sense, with these foes in mind.
pub(super) fn plans_at(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Vec<(Plan, i64)> {
    let outlook = Outlook::of(known, own, rivals);
    let plans = Plan::ALL.iter().map(|(plan, _)| *plan);
    plans
        .filter_map(|plan| Some((plan, outlook.worth(plan)?)))
        .collect()
}

/// What a defence action saves in a round in which somebody goes away.
pub(super) fn saved_on_the_way(known: &Known, own: &Snapshot) -> i64 {
    Outlook::of(known, own, &blow::rivals(known, own)).ward_moving
}

/// What somebody declares who has lost heart: the quickest way that he may take (`MRL-02`).
fn flight(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let plans = Plan::ALL.iter().map(|(plan, _)| *plan);
    let worth = |plan: Plan| match plan {
        Plan::Sprint => 5,
        Plan::ActMove => 4,
        Plan::MoveMove => 3,
        Plan::ActAct => 2,
        _ => 1,
    };
    let allowed = plans.map(|plan| (declare(plan, false), worth(plan) * HALF_SQUARE));
    allowed
        .filter(|(choice, _)| known.allows(question, own, choice))
        .collect()
}

/// Whether a declaration is there for coming to blows.
fn is_approach(choice: &Choice) -> bool {
    let Choice::Plan { plan, .. } = choice else {
        return false;
    };
    let plan = Plan::of(*plan);
    plan.is_some_and(|plan| plan.moves() || plan.sprints() || plan == Plan::Fight)
}

const fn carry_on() -> Choice {
    Choice::Plan {
        plan: word::CARRY_ON,
        ask_free: false,
    }
}

pub(super) fn declare(plan: Plan, ask_free: bool) -> Choice {
    Choice::Plan {
        plan: plan.term(),
        ask_free,
    }
}

/// What a round promises.
pub(super) struct Outlook {
    /// The best blow from where he stands.
    pub(super) strike: Option<i64>,
    /// The best blow after a free step.
    pub(super) strike_after_step: Option<i64>,
    /// The best charge.
    pub(super) charge: Option<i64>,
    /// The best blow after a move, with the malus of moving.
    pub(super) strike_after_move: Option<i64>,
    /// The best blow at a foe who is on his way and will be in reach.
    pub(super) comer: Option<i64>,
    /// Half squares to the best place to strike from; none where no way leads to one.
    gap: Option<u16>,
    /// Whether one move leads there. The last step of a move may cost more than is left of it (`BRD-10`), so that the gap alone
    /// does not tell.
    pub(super) is_near: bool,
    /// What one, two and three moves on the way promise; none where they lead nowhere.
    legs: [Option<i64>; 3],
    /// What a defence action saves.
    ward: i64,
    /// What another one saves against another foe, in the style of those who have learnt it, and by giving up the attack.
    ward_again: [Option<i64>; 2],
    /// What another attack promises that takes the place of the defence.
    strike_again: Option<i64>,
    /// What a defence action saves with the malus of moving.
    ward_moving: i64,
    /// What the blows in passing on the way would do.
    toll: i64,
    /// What it costs to stay where he is, if that is more than can be borne.
    peril: i64,
    /// What the nearest square costs that can be borne, with the blows on the way; none without one.
    refuge: Option<i64>,
    /// Whether all have waited for each other long enough.
    pub(super) is_stand_off: bool,
    /// Whether friends are at blows, or foes taken by surprise, while there is nobody whom he could ward off.
    is_missed: bool,
    /// What has to be put right.
    pub(super) need: Option<Need>,
    /// What the series of attacks promises that is under way.
    series: Option<i64>,
}

impl Outlook {
    pub(super) fn of(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Self {
        let scene = &known.seen;
        let strike = strike_from(scene, own, rivals);
        let mut outlook = Self {
            strike,
            strike_after_step: None,
            charge: None,
            strike_after_move: None,
            comer: None,
            gap: None,
            is_near: false,
            legs: [None; 3],
            ward: 0,
            ward_again: [None; 2],
            strike_again: strike
                .filter(|_| legal::plan(own, Plan::StrikeTwice).is_ok())
                .and_then(|_| strike_again(scene, own)),
            ward_moving: 0,
            toll: 0,
            peril: peril::unbearable(known, own, own.body.at),
            refuge: None,
            is_stand_off: strike.is_none() && is_stand_off(known),
            is_missed: strike.is_none() && (is_missed(scene, own, rivals) || springs(known, own, rivals)),
            need: None,
            series: manoeuvre::best_series(scene, own),
        };
        let may_move = !own.condition.disoriented && own.condition.held_by.is_none();
        if strike.is_none() && may_move {
            outlook.look_farther(known, own, rivals);
        } else if let Some(prey) = elsewhere::prey(scene, own, rivals).filter(|_| may_move) {
            outlook.look_farther(known, own, &prey);
        }
        if outlook.peril > 0 && may_move {
            outlook.look_for_safety(known, own, rivals);
        }
        outlook.need = deed::need(scene, own, rivals, strike.is_some() || outlook.gap.is_some());
        let is_near = outlook.is_near;
        let dangerous =
            |rival: &&Rival| is_near || blow::reaches(scene, rival.foe, own) || rival.may_come(own);
        let worst = rivals.iter().filter(dangerous).max_by_key(|rival| rival.threat);
        if let Some(worst) = worst {
            outlook.ward = saved(scene, own, worst, Plan::Fight);
            outlook.ward_again = [Plan::Guarded, Plan::DefendTwice].map(|plan| {
                legal::plan(own, plan).ok()?;
                let again = rivals.iter().filter(|rival| {
                    (rival.foe.id() != worst.foe.id() || strikes_twice(rival))
                        && is_at_blows(scene, own, rival)
                });
                // Each of his blows falls on one of those whom he reaches.
                let saved =
                    again.map(|rival| saved_again(scene, own, rival, plan) / at_hand(scene, own, rival.foe));
                Some(saved.max().unwrap_or(0))
            });
            outlook.ward_moving = saved(scene, own, worst, Plan::MoveDefend);
            if strike.is_some() && outlook.is_near {
                // Whoever leaves is no longer there for the blow that he would have to ward off here.
                outlook.ward_moving = outlook.ward.max(outlook.ward_moving);
            }
        }
        outlook
    }

    /// Looks for squares that can be borne: a step away, from where he can still strike, and a move away.
    fn look_for_safety(&mut self, known: &Known, own: &Snapshot, rivals: &[Rival]) {
        let scene = &known.seen;
        self.refuge = peril::refuge(known, own, word::WALK).map(|(_, saved)| self.peril - saved);
        if own.turn.free > 0 {
            let steps = known
                .open_steps(own)
                .map(|towards| way::at(own, own.body.at.step(towards)));
            let safe = steps.filter(|there| peril::unbearable(known, own, there.body.at) == 0);
            let strikes = safe.filter_map(|there| {
                let toll = distance::toll(scene, own, &[there.body.at]);
                Some(strike_from(scene, &there, rivals)? - toll)
            });
            self.strike_after_step = strikes.max();
        }
    }

    /// Looks for blows that are a step or a move away, for foes who come, and for the way to them.
    fn look_farther(&mut self, known: &Known, own: &Snapshot, rivals: &[Rival]) {
        let scene = &known.seen;
        let reach = u16::from(place::longest_reach(own)) + 1;
        let is_a_step_away = |rival: &Rival| place::distance(own, rival.foe) <= reach;
        if own.turn.free > 0 && rivals.iter().any(is_a_step_away) {
            let steps = known
                .open_steps(own)
                .map(|towards| way::at(own, own.body.at.step(towards)));
            self.strike_after_step = steps.filter_map(|there| strike_from(scene, &there, rivals)).max();
        }
        let foes = || rivals.iter().map(|rival| rival.foe);
        self.charge = if own.body.mount.is_some() {
            mounted::best_rush(scene, own, foes())
        } else {
            manoeuvre::best_charge(scene, own, foes())
        };
        let comers = rivals
            .iter()
            .filter(|rival| strike::still_moves(rival.foe) && rival.may_come(own));
        // Somebody who has moved about for so long without coming is not waited for.
        self.comer = comers
            .map(|rival| rival.blow)
            .max()
            .filter(|_| !self.is_stand_off);
        let stride = moves::budget(scene, own, word::WALK);
        if let Some((stand, near)) = way::near_stand(known, own, rivals, stride) {
            self.toll =
                way::path_to(own, &near, stand.cell).map_or(0, |path| distance::toll(scene, own, &path));
            (self.gap, self.is_near) = (Some(stand.cost), true);
            let mover = way::at(&blow::planning(own, Plan::MoveAttack), stand.cell);
            self.strike_after_move = strike_from(scene, &mover, rivals);
        } else if let Some(journey) = Journey::of(known, own, rivals) {
            self.gap = journey.gap;
            let leg = |moves: u16, is_wary| {
                let leg = journey.leg(known, own, rivals, moves * stride, is_wary);
                journey.promise(known, own, &leg)
            };
            self.legs[0] = leg(1, false);
            // Whoever gives up his defence for the way must have a safe place to go to with his first move already.
            self.legs[1] = leg(1, true).and_then(|_| leg(2, true));
            self.legs[2] = journey.promise(known, own, &journey.sprint(known, own, rivals));
            self.toll = distance::toll(scene, own, &journey.leg(known, own, rivals, stride, false));
        }
    }

    /// Whether he has nobody to strike at, now or later.
    fn is_idle(&self) -> bool {
        let strikes = [
            self.strike,
            self.charge,
            self.strike_after_step,
            self.strike_after_move,
            self.comer,
        ];
        self.gap.is_none() && strikes.iter().all(Option::is_none)
    }

    /// Whether he steps out of where he cannot stay and strikes from there.
    fn steps_out(&self) -> bool {
        self.peril > 0 && self.strike_after_step.is_some()
    }

    /// What a plan promises, with what it costs to stay; none where it makes no sense.
    fn worth(&self, plan: Plan) -> Option<i64> {
        if self.peril == 0 {
            return self.promise(plan);
        }
        let stays = !plan.moves() && !plan.sprints();
        let flight = self.refuge.map(|cost| self.ward_moving - cost);
        match plan {
            Plan::Fight if self.steps_out() => Some(self.strike_after_step? + self.ward),
            Plan::MoveDefend => self.promise(plan).max(flight),
            _ if stays => Some(self.promise(plan)? - self.peril),
            _ => self.promise(plan),
        }
    }

    /// The same without the ground.
    fn promise(&self, plan: Plan) -> Option<i64> {
        let is_short = self.need.is_some_and(|need| !need.is_long);
        let need = self.need.map_or(0, |need| need.worth);
        match plan {
            Plan::Fight => Some(
                self.strike
                    .or_else(|| self.blow_after_step())
                    .max(self.charge)
                    .or_else(|| self.patience())?
                    + self.ward,
            ),
            // Whoever wards off nobody is no help to friends who fight.
            Plan::Defend | Plan::Guarded | Plan::DefendTwice
                if (self.is_stand_off || self.is_missed) && self.has_way() =>
            {
                None
            }
            Plan::Defend => Some(self.ward),
            Plan::LungeOn => self.series,
            Plan::Guarded => Some(self.ward + self.ward_again[0]?),
            Plan::DefendTwice => Some(self.ward + self.ward_again[1]?),
            Plan::StrikeTwice => Some(self.strike? + self.strike_again?),
            Plan::MoveDefend => Some(self.advance(1)? + self.ward_moving),
            Plan::MoveAttack => Some(self.advance(1)? + self.strike_after_move?),
            Plan::MoveMove if !self.is_near => self.advance(2),
            Plan::Sprint if !self.is_near => self.advance(3),
            Plan::Move => Some(self.advance(1).unwrap_or(0)),
            Plan::ActDefend if is_short => Some(need + self.ward),
            // Below initiative 0 one action takes the place of the defence (TIM-06).
            Plan::Act => self.need.map(|_| need),
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

    /// What waiting with the weapon ready promises. None where nobody comes and there is a way to go: of two who see each
    /// other wait, the one who declares last goes, so that nobody waits for ever.
    fn patience(&self) -> Option<i64> {
        let met = self.comer.map(|blow| blow + CONTACT);
        met.or(if self.has_way() { None } else { Some(0) })
    }

    /// Whether there is a way to a foe.
    fn has_way(&self) -> bool {
        self.is_near || self.legs[0].is_some()
    }

    /// What so many moves on the way to a foe are worth; none for him who can strike already or gets no farther.
    fn advance(&self, moves: u16) -> Option<i64> {
        match self.gap.filter(|_| self.is_near) {
            Some(gap) => Some(self.less_toll(i64::from(gap) * HALF_SQUARE + CONTACT)),
            None => self.legs[usize::from(moves - 1)].map(|leg| self.less_toll(leg)),
        }
    }

    fn less_toll(&self, worth: i64) -> i64 {
        distance::less_toll(worth, self.toll)
    }

    /// A long action goes on unless a foe makes it dear.
    fn carrying_on(&self, own: &Snapshot) -> i64 {
        // Below initiative 0 he strikes no blow that he would give up for it (TIM-06).
        let given_up = self.strike.filter(|_| own.ini() >= 0);
        deed::unfinished(own) - given_up.unwrap_or(0)
    }
}

/// The best blow at a foe in reach.
fn strike_from(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Option<i64> {
    if own.condition.disoriented {
        return None;
    }
    let in_reach = rivals.iter().filter(|rival| blow::reaches(scene, own, rival.foe));
    in_reach
        .filter_map(|rival| {
            let change = distance::best_change(scene, own, rival.foe);
            if !blow::is_open(scene, own, rival.foe) {
                return Some(change).filter(|worth| *worth > 0);
            }
            let blow = match own.turn.plan {
                None => rival.blow,
                Some(_) => blow::best_plain(scene, own, &blow::expected(rival.foe), 0),
            };
            Some(blow.max(change).max(1))
        })
        .max()
}

/// Whether friends are at blows with foes of whom none can strike at him.
fn is_missed(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> bool {
    let fights = |friend: &Snapshot| {
        let mut foes = scene.foes(friend);
        foes.any(|foe| blow::reaches(scene, friend, foe) || blow::reaches(scene, foe, friend))
    };
    let is_friend = |other: &&Snapshot| {
        other.id() != own.id() && other.fighter.side == own.fighter.side && other.is_able()
    };
    let mut friends = scene.fighters.iter().filter(is_friend);
    !rivals.iter().any(|rival| blow::reaches(scene, rival.foe, own)) && friends.any(fights)
}

/// Rounds in which whoever lay in wait has to be upon those whom he takes by surprise: later they are as ready as he is.
const AMBUSH: u16 = 3;

/// Whether an ambush is to be sprung: foes in sight were taken by surprise, and none of them can strike at him yet.
///
/// Rule: `SUR-01`.
fn springs(known: &Known, own: &Snapshot, rivals: &[Rival]) -> bool {
    let scene = &known.seen;
    let surprised = &scene.ground.setting.surprised;
    let is_prey = |rival: &Rival| surprised.contains(&rival.foe.fighter.side);
    known.round <= AMBUSH
        && scene.round.modules.has(Modules::SURPRISE)
        && rivals.iter().any(is_prey)
        && !rivals.iter().any(|rival| blow::reaches(scene, rival.foe, own))
}

/// Whether nobody has come to blows with anybody late in the fight: each side may wait for the other behind its water or its
/// doors, and a player may wait for ever.
fn is_stand_off(known: &Known) -> bool {
    let scene = &known.seen;
    let fights = |own: &Snapshot| own.is_able() && scene.foes(own).any(|foe| blow::reaches(scene, own, foe));
    known.round > PATIENCE && !scene.fighters.iter().any(fights)
}

/// Whether nobody can get at anybody any more, late in the fight: no blow, no shot, no door to open, and no way that leads even nearer, as
/// between a deck and somebody who swims beside it.
pub(super) fn is_deadlock(known: &Known) -> bool {
    let is_helpless = |own: &Snapshot| {
        let rivals = blow::rivals(known, own);
        let outlook = Outlook::of(known, own, &rivals);
        outlook.is_idle() && !outlook.has_way() && shot::plans(known, own, &rivals).is_empty()
    };
    let mut able = known.seen.fighters.iter().filter(|other| other.is_able());
    is_stand_off(known) && able.all(is_helpless)
}

/// Of how many fighters a foe can strike at one: the one who asks, and those of his side whom the foe reaches.
fn at_hand(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> i64 {
    let is_at_hand = |friend: &&Snapshot| friend.id() != own.id() && blow::reaches(scene, foe, friend);
    1 + hope::able_friends(scene, own).filter(is_at_hand).count() as i64
}

/// Whether a foe strikes at somebody in this round: he reaches him, or has declared that he comes and strikes.
fn is_at_blows(scene: &Scene, own: &Snapshot, rival: &Rival) -> bool {
    let comes = || rival.foe.turn.plan == Some(Plan::MoveAttack) && rival.may_come(own);
    blow::reaches(scene, rival.foe, own) || comes()
}

/// Whether a foe has declared two attacks.
fn strikes_twice(rival: &Rival) -> bool {
    rival.foe.turn.plan == Some(Plan::StrikeTwice)
}

/// What a second attack promises in the place of the defence: it is harder, and the foe may have used his own defence up against the
/// first.
///
/// Rule: `UMW-03`.
pub(super) fn strike_again(scene: &Scene, own: &Snapshot) -> Option<i64> {
    let mut again = blow::planning(own, Plan::StrikeTwice);
    again.turn.spent.attacks = 1;
    again.turn.spent.first_attack = Some(Piece::Main);
    let foes = scene.foes(own);
    let in_reach = foes.filter(|foe| blow::reaches(scene, own, foe));
    in_reach.map(|foe| blow::best_again(scene, &again, foe)).max()
}

/// What a second defence saves against a foe.
///
/// Rule: `UMW-04`, `MAN-DEFENSIV`.
fn saved_again(scene: &Scene, own: &Snapshot, rival: &Rival, plan: Plan) -> i64 {
    let mut once = own.clone();
    once.turn.spent.defences = 1;
    once.turn.spent.first_defence = Some(Piece::Main);
    saved(scene, &once, rival, plan)
}

/// What a defence action saves against a foe, if it comes to that.
fn saved(scene: &Scene, own: &Snapshot, rival: &Rival, plan: Plan) -> i64 {
    let mut ready = blow::planning(own, plan);
    if ready.body.posture == Posture::Lying {
        ready.body.posture = Posture::Kneeling;
    }
    rival.threat * blow::ward(scene, &ready, rival.foe, 0) / FACES
}
