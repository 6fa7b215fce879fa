//! The fight as the resolutions see it: plain values of all fighters, fetched once for a question.

use std::sync::Arc;

use crate::battle::{FighterId, SideId, Slot, Stance};
use crate::board::{Cell, CornerScale, Figure, Footprint, Measure, Pair, PairFacts, Scale, Spot};
use crate::rules::kernel;

use super::arm::{Arm, Usage};
use super::data::{D20Data, FeatEffect, Hold, State, StateEffect};
use super::fighter::{Figures, Leave};
use super::module::Modules;
use super::reach::Reach;
use super::sheet::{Build, Piece};
use super::{D20, condition};

/// A fighter as he is at this moment.
pub type Snapshot = kernel::Snapshot<D20>;

/// All fighters of a battle and what lies around them.
pub type Scene<'a> = kernel::Scene<'a, D20>;

impl Snapshot {
    /// A fighter who has just begun a fight, for questions without a battle.
    pub fn rested(build: &Arc<Build>, number: u16, at: Cell) -> Self {
        let mut own = Self::alone(build, Figures::fresh(build), number, at);
        own.body.size = build.bulk.space;
        own
    }

    /// Whether he can be struck at: on the map and not dead.
    pub(crate) fn can_suffer(&self) -> bool {
        self.body.present && !self.state.is_dead() && self.hit_points.leave != Leave::Gone
    }

    /// A weapon that he has.
    pub(crate) fn arm(&self, slot: Slot) -> Option<&Arm> {
        self.build
            .arms
            .get(usize::from(slot.0))
            .filter(|_| !self.state.arm(slot).is_gone)
    }

    /// The weapon in his hand, or the part of his body in place of it.
    pub(crate) fn in_hand(&self) -> Option<&Arm> {
        self.arm(self.hands.held)
            .or_else(|| self.arm(self.build.body_slot()))
    }

    /// Whether he can attack with a weapon now: it is in his hand, or it is a part of his body.
    pub(crate) fn wields(&self, slot: Slot) -> bool {
        let is_body = self.arm(slot).is_some_and(Arm::is_body);
        let is_lance = |arm: &Arm| arm.usage == Usage::Held(Hold::Mounted);
        // Nobody levels a lance in one hand on his own feet.
        if self.body.mount.is_none() && self.arm(slot).is_some_and(is_lance) {
            return false;
        }
        self.arm(slot).is_some() && (is_body || self.hands.held == slot || self.hands.other == Some(slot))
    }

    /// The weapons with which he can attack now, by slot: the one in his hand, the one in the other, his own body.
    pub(crate) fn wielded(&self) -> impl Iterator<Item = (Slot, &Arm)> {
        let hand = self.hands.held;
        let body = (0..self.build.arms.len() as u8).map(Slot);
        let other = self.hands.other.filter(|slot| *slot != hand);
        let body = body.filter(move |slot| *slot != hand && self.arm(*slot).is_some_and(Arm::is_body));
        let all = std::iter::once(hand).chain(other).chain(body);
        all.filter(|slot| self.wields(*slot))
            .filter_map(|slot| Some((slot, self.arm(slot)?)))
    }

    /// The weapon that he strikes with when he does not choose: the one in his hand if it can strike and counts as armed, else his body.
    pub(crate) fn melee_arm(&self) -> Option<(Slot, &Arm)> {
        self.wielded().find(|(_, arm)| arm.reach.is_some())
    }

    /// Whether a weapon is at hand, but not in the hand.
    pub(crate) fn is_drawable(&self, slot: Slot) -> bool {
        let state = self.state.arm(slot);
        self.arm(slot).is_some_and(|arm| {
            let is_used_up = arm.pieces.is_some() && state.pieces == 0;
            let is_held = self.hands.held == slot || self.hands.other == Some(slot);
            !arm.is_body() && !is_held && !is_used_up
        })
    }

    /// The shield on his arm, unless it is broken.
    ///
    /// Rule: `D20-ACT-T14`.
    pub(crate) fn shield(&self) -> Option<&Piece> {
        let shield = self.build.shield();
        shield.filter(|piece| self.hands.shield.0 < piece.solidity.hit_points)
    }

    /// Whether nothing is in the hands of somebody who has lost what was in them.
    pub(crate) fn is_disarmed(&self) -> bool {
        let is_empty = self.arm(self.hands.held).is_none_or(Arm::is_body);
        is_empty && self.hands.arms.iter().any(|arm| arm.is_gone)
    }

    /// Attacks of opportunity that he may make between two of his turns.
    ///
    /// Rule: `D20-AOO-09`, `D20-FEA-06`.
    pub(crate) fn most_opportunities(&self) -> u8 {
        let dexterity = self.build.abilities.modifier(super::data::Ability::Dexterity);
        match self.has_reflexes() {
            true => 1 + dexterity.clamp(0, 100) as u8,
            false => 1,
        }
    }

    /// Whether he makes more attacks of opportunity than others, and while he is flat-footed.
    pub(crate) fn has_reflexes(&self) -> bool {
        self.build
            .has_feat(|effect| matches!(effect, FeatEffect::MoreOpportunities))
    }
}

impl Scene<'_> {
    /// The tables of the fight.
    pub(crate) fn tables(&self) -> Option<&D20Data> {
        self.round.shelf.data().map(Arc::as_ref)
    }

    /// The modules.
    pub(crate) fn modules(&self) -> Modules {
        self.round.modules
    }

    /// Whether two fighters are friends.
    pub fn are_allied(&self, a: &Snapshot, b: &Snapshot) -> bool {
        self.sides.stance(a.fighter.side, b.fighter.side) == Stance::Allied
    }

    /// Two fighters as places on the map.
    pub(crate) fn pair<'s>(&'s self, from: &Snapshot, to: &Snapshot) -> Pair<'s> {
        Pair::new(self.board(), spot(from), spot(to))
    }

    /// Squares between two fighters, every second diagonal counted twice.
    ///
    /// Rule: `D20-MOV-02`, `D20-BRD-03`.
    pub(crate) fn distance(&self, from: &Snapshot, to: &Snapshot) -> u16 {
        super::reach::distance(from.place(), to.place())
    }

    /// Whether a weapon of a reach gets from somebody to a place, with a line of effect.
    ///
    /// Rule: `D20-AOO-02`, `D20-ATK-12`.
    pub(crate) fn strikes(&self, own: &Snapshot, reach: Reach, there: Footprint) -> bool {
        reach.spans(own.place().gap(there), self.modules())
            && Pair::new(self.board(), spot(own), Spot::on_floor(there)).has_effect()
    }

    /// Whether a weapon gets from somebody to a body: within its reach, or in the own square, unless the weapon is too long for that.
    ///
    /// Rule: `D20-AOO-02`, `D20-BUL-01`, `D20-GRP-02`.
    pub(crate) fn reaches(&self, own: &Snapshot, reach: Reach, there: Footprint) -> bool {
        let shares_square = own.place().gap(there).cheb() == 0 && reach.from <= 1;
        shares_square || self.strikes(own, reach, there)
    }

    /// Whether somebody threatens a place: he could make a melee attack there now.
    ///
    /// Rule: `D20-AOO-01`, `D20-ATK-09`, `D20-AOO-13`.
    pub(crate) fn threatens(&self, own: &Snapshot, there: Footprint) -> bool {
        self.threat(own, there).is_some()
    }

    /// The weapon with which somebody threatens a place.
    ///
    /// Rule: `D20-AOO-01`.
    pub(crate) fn threat(&self, own: &Snapshot, there: Footprint) -> Option<Slot> {
        if !own.is_able() || condition::has(self.tables(), own, &StateEffect::NoThreat) {
            return None;
        }
        let armed = own.wielded().filter(|(_, arm)| arm.is_armed(&own.build));
        let mut reaching =
            armed.filter(|(_, arm)| arm.reach.is_some_and(|reach| self.reaches(own, reach, there)));
        reaching.next().map(|(slot, _)| slot)
    }

    /// Whether somebody is in a state, by himself or by what brings it along.
    pub(crate) fn is_in(&self, own: &Snapshot, state: State) -> bool {
        condition::states(self.tables(), own).contains(&state)
    }

    /// All that the board says of an attacker and a target, with everybody around them, as they stand when it is asked.
    ///
    /// Rule: `D20-BRD-17`, `D20-BRD-19`.
    pub(crate) fn facts<T>(
        &self,
        from: &Snapshot,
        to: &Snapshot,
        ask: impl FnOnce(&PairFacts) -> T,
    ) -> Option<T> {
        let figures = self.figures();
        let place = |of: &Snapshot| self.fighters.iter().position(|it| it.id() == of.id());
        let numbers = [place(from)?, place(to)?];
        let pair = [self.figure(from), self.figure(to)];
        Some(ask(&PairFacts::direct(
            self.board(),
            SCALE,
            &figures,
            numbers,
            pair,
        )))
    }

    /// Everybody as the board sees him.
    pub(crate) fn figures(&self) -> Vec<Figure> {
        self.fighters.iter().map(|it| self.figure(it)).collect()
    }

    /// The place of somebody among the fighters.
    fn number(&self, id: Option<FighterId>) -> Option<u16> {
        let place = self.fighters.iter().position(|it| Some(it.id()) == id);
        u16::try_from(place?).ok()
    }

    fn figure(&self, of: &Snapshot) -> Figure {
        let own = of.fighter.side;
        let mask = |is: &dyn Fn(SideId) -> bool| {
            let bits = self.sides.iter().filter(|(side, _)| is(*side));
            bits.fold(0, |mask, (side, _)| mask | 1 << (side.0 % 64))
        };
        Figure {
            size: of.body.size,
            altitude_dm: of.body.altitude_dm,
            mount: self.number(of.body.mount),
            posture: of.body.posture,
            is_able: of.is_able(),
            is_present: of.body.present,
            is_tiny: of.build.size <= super::data::Size::Tiny,
            hostile: mask(&|side| self.sides.are_hostile(own, side)),
            allied: mask(&|side| self.sides.stance(own, side) == Stance::Allied),
            ..Figure::standing(of.place(), of.body.facing, own.0)
        }
    }
}

/// How these rules read the board.
///
/// Rule: `D20-BRD-03`, `D20-BRD-19`.
pub(crate) const SCALE: Scale = Scale {
    measure: Measure::Alt,
    corner: CornerScale::Grade,
    cell_dm: 15,
};

/// Where somebody is.
pub(crate) const fn spot(of: &Snapshot) -> Spot {
    Spot {
        place: of.place(),
        altitude_dm: of.body.altitude_dm,
    }
}
