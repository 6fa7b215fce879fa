//! The fight as the resolutions see it: plain values of all fighters, fetched once for a question.

use std::sync::Arc;

use crate::battle::{SideId, Slot, Stance};
use crate::board::{Cell, CornerScale, Figure, Measure, Pair, PairFacts, Scale, Spot};
use crate::rules::kernel;

use super::effect::EffectKind;
use super::fighter::{Leave, State};
use super::life::Vitality;
use super::sheet::{Arm, Build};
use super::{CELL_DM, Pool};

/// A fighter as he is at this moment.
pub type Snapshot = kernel::Snapshot<Pool>;

/// All fighters of a battle and what lies around them.
pub type Scene<'a> = kernel::Scene<'a, Pool>;

impl Snapshot {
    /// A fighter who has just begun a fight, for questions without a battle.
    pub fn rested(build: &Arc<Build>, number: u16, at: Cell) -> Self {
        Self::alone(build, State::fresh(build), number, at)
    }

    /// Whether he can be struck at: on the map and not dead.
    pub const fn can_suffer(&self) -> bool {
        self.body.present && !matches!(self.state.leave, Leave::Dead)
    }

    /// How he is by his hit points.
    pub(crate) fn vitality(&self) -> Vitality {
        self.state.vitality(self.build.is_hero)
    }

    /// A weapon that he has.
    pub(crate) fn arm(&self, slot: Slot) -> Option<&Arm> {
        self.build
            .arms
            .get(usize::from(slot.0))
            .filter(|_| !self.state.arm(slot).is_gone)
    }

    /// The weapon in his hand.
    pub(crate) fn in_hand(&self) -> &Arm {
        let slot = usize::from(self.state.hand.0);
        self.build.arms.get(slot).unwrap_or(&self.build.arms[0])
    }

    /// Whether nothing is in the hands of somebody who has lost what was in them.
    ///
    /// Rule: `PL-STA-10`.
    pub(crate) fn is_disarmed(&self) -> bool {
        self.in_hand().hands == 0 && self.state.arms.iter().any(|arm| arm.is_gone)
    }

    /// Whether he can attack with a weapon now: it is in his hand, or it is his own body. Whoever carries somebody has no hand
    /// free.
    pub(crate) fn wields(&self, slot: Slot) -> bool {
        let is_body = self.arm(slot).is_some_and(|arm| arm.hands == 0);
        self.arm(slot).is_some() && (is_body || self.state.hand == slot) && self.state.carries.is_none()
    }

    /// The weapons with which he can attack now, by slot: the one in his hand before his own body.
    pub(crate) fn wielded(&self) -> impl Iterator<Item = (Slot, &Arm)> {
        let hand = self.state.hand;
        let body = self.build.body_slot();
        let slots = [Some(hand), Some(body).filter(|body| *body != hand)];
        slots
            .into_iter()
            .flatten()
            .filter(|slot| self.wields(*slot))
            .filter_map(|slot| Some((slot, self.arm(slot)?)))
    }

    /// The weapon that he uses in close combat when he does not choose: the one in his hand if it can strike, else his body.
    ///
    /// Rule: `PL-MAN-01`.
    pub(crate) fn close_arm(&self) -> Option<(Slot, &Arm)> {
        self.wielded().find(|(_, arm)| arm.close.is_some())
    }

    /// Whether a shield is in his other hand: it does not go with a weapon for two hands, nor while he carries somebody.
    ///
    /// Rule: `PL-DEF-04`.
    pub(crate) fn has_shield(&self) -> bool {
        self.in_hand().hands < 2 && self.state.carries.is_none()
    }

    /// Whether there is a weapon that he could draw.
    ///
    /// Rule: `PL-MOV-02`.
    pub(crate) fn has_something_to_draw(&self) -> bool {
        let slots = (0..self.build.arms.len() as u8).map(Slot);
        let mut drawable = slots.filter(|slot| self.is_drawable(*slot));
        self.state.carries.is_none() && drawable.next().is_some()
    }

    /// Whether a weapon is at hand, but not in the hand.
    pub(crate) fn is_drawable(&self, slot: Slot) -> bool {
        let state = self.state.arm(slot);
        self.arm(slot).is_some_and(|arm| {
            let is_used_up = arm.shot.is_some_and(|shot| shot.pieces.is_some()) && state.pieces == 0;
            arm.hands > 0 && self.state.hand != slot && !is_used_up
        })
    }

    /// Whether he cannot move from where he is.
    ///
    /// Rule: `PL-STA-03`.
    pub(crate) fn is_immobilised(&self) -> bool {
        self.state.has(EffectKind::Immobilised)
    }

    /// Whether he can act in this round: the stunned, the surprised and whoever has given up his turn cannot.
    ///
    /// Rule: `PL-RND-02`.
    pub(crate) fn can_act(&self) -> bool {
        let state = &self.state;
        self.is_able() && !state.surprised && !state.owes_turn && !state.has(EffectKind::Stunned)
    }

    /// Whether a sneak attack finds him unprepared.
    ///
    /// Rule: `PL-SNK-01`, `PL-STA-02`, `PL-SUR-01`.
    pub(crate) fn is_off_guard(&self) -> bool {
        self.state.surprised || self.state.has(EffectKind::Distracted)
    }
}

impl Scene<'_> {
    /// Decimetres along a square, which the level may set.
    ///
    /// Rule: `PL-GEN-02`, `BD-GRD-07`.
    pub(crate) fn cell_dm(&self) -> u16 {
        self.ground.setting.cell_dm.unwrap_or(CELL_DM)
    }

    /// How many squares so many metres are: at least one.
    ///
    /// Rule: `PL-GEN-02`.
    pub(crate) fn squares(&self, metres: u16) -> u16 {
        (metres * 10 / self.cell_dm()).max(1)
    }

    /// Whether two fighters are friends.
    pub fn are_allied(&self, a: &Snapshot, b: &Snapshot) -> bool {
        self.sides.stance(a.fighter.side, b.fighter.side) == Stance::Allied
    }

    /// Two fighters as places on the map.
    pub(crate) fn pair<'s>(&'s self, from: &Snapshot, to: &Snapshot) -> Pair<'s> {
        Pair::new(self.board(), spot(from), spot(to))
    }

    /// Squares between two fighters.
    ///
    /// Rule: `PL-BRD-01`, `PL-BRD-02`.
    pub(crate) fn distance(&self, from: &Snapshot, to: &Snapshot) -> u16 {
        from.place().gap(to.place()).cheb()
    }

    /// Whether two are within so many metres of each other.
    ///
    /// Rule: `PL-BRD-02`.
    pub(crate) fn is_within(&self, from: &Snapshot, to: &Snapshot, metres: u16) -> bool {
        self.distance(from, to) * self.cell_dm() <= metres * 10
    }

    /// All that the board says of an attacker and a target, with everybody around them, as they stand when it is asked.
    ///
    /// Rule: `PL-BRD-16`, `PL-BRD-17`.
    pub(crate) fn facts<T>(
        &self,
        from: &Snapshot,
        to: &Snapshot,
        ask: impl FnOnce(&PairFacts) -> T,
    ) -> Option<T> {
        let figures: Vec<Figure> = self.fighters.iter().map(|it| self.figure(it)).collect();
        let place = |of: &Snapshot| self.fighters.iter().position(|it| it.id() == of.id());
        let numbers = [place(from)?, place(to)?];
        let pair = [self.figure(from), self.figure(to)];
        let scale = Scale {
            cell_dm: self.cell_dm(),
            ..SCALE
        };
        Some(ask(&PairFacts::direct(
            self.board(),
            scale,
            &figures,
            numbers,
            pair,
        )))
    }

    /// A fighter as the board sees him.
    fn figure(&self, of: &Snapshot) -> Figure {
        let own = of.fighter.side;
        let mask = |is: &dyn Fn(SideId) -> bool| {
            let bits = self.sides.iter().filter(|(side, _)| is(*side));
            bits.fold(0, |mask, (side, _)| mask | 1 << (side.0 % 64))
        };
        Figure {
            size: of.body.size,
            posture: of.body.posture,
            is_able: of.is_able(),
            is_present: of.body.present,
            hostile: mask(&|side| self.sides.are_hostile(own, side)),
            allied: mask(&|side| self.sides.stance(own, side) == Stance::Allied),
            ..Figure::standing(of.place(), of.body.facing, own.0)
        }
    }
}

/// How these rules read the board.
///
/// Rule: `PL-BRD-02`, `PL-BRD-06`.
pub(crate) const SCALE: Scale = Scale {
    measure: Measure::Cheb,
    corner: CornerScale::Opaque,
    cell_dm: CELL_DM,
};

/// Where somebody is.
pub(crate) const fn spot(of: &Snapshot) -> Spot {
    Spot {
        place: of.place(),
        altitude_dm: of.body.altitude_dm,
    }
}
