//! What a fighter lays himself open to who ends a movement where he cannot strike: the blows that foes can come and strike at him
//! before he plays again.

use crate::board::{Cell, Footprint, Reach};

use super::super::effect::{Effect, EffectKind};
use super::super::scene::{Scene, Snapshot};
use super::super::{moves, word};
use super::trick::blow;

/// The foes who play before the next turn of a fighter, wherever he is then.
pub(super) struct Exposure {
    dangers: Vec<Danger>,
    size: u8,
}

/// A foe who plays once before the next turn of a fighter.
struct Danger {
    /// Where he can come to with one movement.
    ground: Reach,
    size: u8,
    /// Squares that he strikes over.
    reach: u16,
    /// Thousandths of a hit point that his blow costs the fighter on the average.
    rested: i64,
    /// The same as the first blow after a sprint.
    winded: i64,
}

impl Exposure {
    pub(super) fn of(scene: &Scene, own: &Snapshot) -> Self {
        Self {
            dangers: scene
                .foes(own)
                .filter_map(|foe| Danger::of(scene, own, foe))
                .collect(),
            size: own.body.size,
        }
    }

    /// Thousandths of a hit point that all who can strike at somebody on a square cost him; only the first of them finds him out of
    /// breath.
    ///
    /// Rule: `PL-SPR-02`.
    pub(super) fn at(&self, cell: Cell, has_sprinted: bool) -> i64 {
        let place = Footprint::new(cell, self.size);
        let struck = || self.dangers.iter().filter(|danger| danger.comes_to(place));
        let rested: i64 = struck().map(|danger| danger.rested).sum();
        let more = struck().map(|danger| danger.winded - danger.rested).max();
        rested + more.filter(|_| has_sprinted).unwrap_or(0)
    }
}

impl Danger {
    /// Nobody whose next turn is lost is one; whoever lies or is held strikes from where he is.
    fn of(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Option<Self> {
        let state = &foe.state;
        if state.has(EffectKind::Stunned) || state.owes_turn {
            return None;
        }
        let (_, arm) = foe.close_arm()?;
        let is_fixed = foe.is_prone() || foe.is_immobilised();
        let half = if is_fixed {
            0
        } else {
            moves::budget(scene, foe, word::WALK)
        };
        let breath = Effect::until_turn_of(EffectKind::Winded, own.id()).defence_loss();
        Some(Self {
            ground: moves::survey(scene, foe, word::WALK, half, false),
            size: foe.body.size,
            reach: u16::from(arm.close?.reach),
            rested: blow(scene, foe, own, (0, 0))?,
            winded: blow(scene, foe, own, (breath, 0))?,
        })
    }

    /// Whether he can come to where his weapon reaches a place; what stands between is left out.
    fn comes_to(&self, place: Footprint) -> bool {
        let mut ends = self.ground.cells().filter(|(_, reached)| reached.may_end);
        ends.any(|(cell, _)| Footprint::new(cell, self.size).gap(place).cheb() <= self.reach)
    }
}
