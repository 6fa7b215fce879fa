//! What a fight changes of a fighter, apart from his body on the board.

use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{FighterId, Slot};

use super::effect::{Effect, EffectKind};
use super::life::Vitality;
use super::sheet::Build;

/// Most move actions of a turn (`PL-ACT-01`).
pub(crate) const MOST_MOVES: u8 = 2;

/// All that a fight changes of a fighter.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Hit points now (`PL-HPT-01`).
    pub hit_points: i16,
    /// The die of the initiative; none before it has fallen.
    pub die: Option<i16>,
    /// The weapon in the hand; that of the own body when the hands are empty.
    pub hand: Slot,
    /// How it stands with each weapon, by slot.
    pub arms: SmallVec<[ArmState; 4]>,
    /// What he suffers from.
    pub effects: SmallVec<[Effect; 2]>,
    /// The round.
    pub turn: Turn,
    /// What became of him since he fell unconscious; none while he is awake.
    pub fallen: Option<Fallen>,
    /// Whether the last blow that he received was a critical one (`PL-CRT-03`).
    pub was_critical: bool,
    /// What keeps him out of the fight besides.
    pub leave: Leave,
    /// Whether the fight took him by surprise, for as long as that counts (`PL-SUR-01`).
    pub surprised: bool,
    /// Whether he gives his next turn up for a weapon that he took back (`PL-MAN-05`).
    pub owes_turn: bool,
    /// Healing potions left.
    pub potions: u8,
    /// The unconscious fighter whom he carries (`PL-SPR-03`).
    pub carries: Option<FighterId>,
    /// Successes with which he hides; none while he does not (`PL-PER-02`).
    pub hides: Option<i16>,
}

crate::worn!(State);

/// How it stands with a weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArmState {
    /// Whether he has lost it.
    pub is_gone: bool,
    /// Whether it has to be loaded.
    pub is_unloaded: bool,
    /// Pieces left of what is thrown.
    pub pieces: u8,
    /// Dice that it costs because it suffered (`PL-FUM-02`).
    pub worn: u8,
}

/// What keeps a fighter out of the fight besides his hit points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leave {
    /// Nothing.
    #[default]
    No,
    /// He comes later (`BD-LVL-12`).
    Waits,
    /// He has left the map (`BD-LVL-14`).
    Gone,
    /// He has given up.
    Surrendered,
    /// He is dead.
    Dead,
}

/// What became of a fighter since he fell unconscious.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fallen {
    /// Rounds that have ended since.
    pub rounds: u16,
    /// Whether first aid was tried (`PL-AID-06`).
    pub is_tended: bool,
    /// Rounds until he comes round by himself, once he is stable (`PL-AID-03`).
    pub wakes_in: Option<u16>,
}

/// A fighter's part of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// How far his turn is.
    pub progress: Progress,
    /// Move actions used.
    pub moves: u8,
    /// Whether the attack action is used.
    pub has_attacked: bool,
    /// Whether the whole turn is used by one thing: a limited action, a sprint.
    pub is_spent: bool,
    /// Whether a weapon may still be drawn that belongs to a movement just made (`PL-MOV-02`).
    pub may_draw: bool,
    /// Whether he stands in the riposte stance (`PL-RIP-01`).
    pub stance: bool,
    /// Whether he has turned on the spot (`PL-ACT-08`).
    pub has_turned: bool,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Progress {
    /// His place in the order has not come.
    #[default]
    Ahead,
    /// It has come, and he waits for a later moment (`PL-DLY-01`).
    Delayed,
    /// He plays it.
    Running,
    /// It is over or lost.
    Over,
}

impl Turn {
    /// Whether nothing of the turn has been used.
    pub const fn is_fresh(&self) -> bool {
        self.moves == 0 && !self.has_attacked && !self.is_spent
    }

    /// Whether a move action is left: two, or one beside an attack.
    ///
    /// Rule: `PL-ACT-01`.
    pub const fn has_move(&self) -> bool {
        !self.is_spent && (self.moves == 0 || self.moves < MOST_MOVES && !self.has_attacked)
    }

    /// Whether the attack action is left: never a second one, and none beside two moves.
    ///
    /// Rule: `PL-ACT-01`, `PL-ACT-02`.
    pub const fn has_attack(&self) -> bool {
        !self.is_spent && !self.has_attacked && self.moves < MOST_MOVES
    }
}

impl State {
    /// Rested and ready, with the first weapon in the hand.
    pub(crate) fn fresh(build: &Build) -> Self {
        Self {
            hit_points: build.hit_points,
            die: None,
            hand: Slot(0),
            arms: build.arms.iter().map(ArmState::of).collect(),
            effects: SmallVec::new(),
            turn: Turn::default(),
            fallen: None,
            was_critical: false,
            leave: Leave::No,
            surprised: false,
            owes_turn: false,
            potions: build.potions,
            carries: None,
            hides: None,
        }
    }

    /// Whether he suffers from a condition.
    pub(crate) fn has(&self, kind: EffectKind) -> bool {
        self.effects.iter().any(|effect| effect.kind == kind)
    }

    /// How he is by his hit points.
    pub(crate) const fn vitality(&self, is_hero: bool) -> Vitality {
        Vitality::of(self.hit_points, is_hero)
    }

    /// Whether he is unconscious: by his hit points, or because he was laid so at the beginning.
    pub(crate) const fn is_down(&self) -> bool {
        self.fallen.is_some() || matches!(self.leave, Leave::Dead)
    }

    /// How it stands with a weapon.
    pub(crate) fn arm(&self, slot: Slot) -> ArmState {
        self.arms.get(usize::from(slot.0)).copied().unwrap_or_default()
    }

    /// The same, to be changed.
    pub(crate) fn arm_mut(&mut self, slot: Slot) -> Option<&mut ArmState> {
        self.arms.get_mut(usize::from(slot.0))
    }
}

impl ArmState {
    /// A weapon that is loaded and whole.
    pub(crate) fn of(arm: &super::sheet::Arm) -> Self {
        Self {
            pieces: arm.shot.and_then(|shot| shot.pieces).unwrap_or(0),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(moves: u8, has_attacked: bool, is_spent: bool) -> Turn {
        Turn {
            moves,
            has_attacked,
            is_spent,
            ..Turn::default()
        }
    }

    #[test]
    fn a_turn_is_a_limited_action_or_move_and_attack_or_two_moves_pl_act_01() {
        // Moves, attacked, spent; whether a move and whether an attack is left.
        for (moves, attacked, spent, expected) in [
            (0, false, false, (true, true)),
            (1, false, false, (true, true)),
            (2, false, false, (false, false)),
            (0, true, false, (true, false)),
            (1, true, false, (false, false)),
            (0, false, true, (false, false)),
        ] {
            let turn = turn(moves, attacked, spent);
            assert_eq!((turn.has_move(), turn.has_attack()), expected, "{turn:?}");
        }
    }
}
