//! Declarations: what a fighter may do with the two actions of his round.

use super::super::word;
use crate::battle::Term;

/// A declaration: normally one attack and one defence (`TIM-01`, `TIM-02`, `TIM-03`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Plan {
    /// Attack and defence.
    Fight,
    /// Defence alone, for those whose initiative is below 0 or who have nothing to strike with.
    Defend,
    /// Movement, then defence.
    MoveDefend,
    /// Another regular action, then defence.
    ActDefend,
    /// Attack, then movement eight phases later.
    AttackMove,
    /// Attack, then another regular action.
    AttackAct,
    /// Movement, then attack.
    MoveAttack,
    /// Another regular action, then attack.
    ActAttack,
    /// Two movements.
    MoveMove,
    /// Movement, then another regular action.
    MoveAct,
    /// Another regular action, then movement.
    ActMove,
    /// Two other regular actions.
    ActAct,
    /// A sprint: both actions.
    Sprint,
    /// One regular action alone, with initiative below 0.
    Act,
    /// One movement alone: initiative below 0, or crawling away (`LEN-03`).
    Move,
    /// Two shots or throws (`RNG-11`).
    ShootTwice,
    /// Defence alone, behind a large shield (`BRD-18`).
    Shelter,
    /// Two more attacks of a series (`MAN-AUSFALL`).
    LungeOn,
    /// Two defences, forced by the series of a foe (`MAN-AUSFALL`).
    Pressed,
    /// Two defences, of those who have learnt it (`MAN-DEFENSIV`).
    Guarded,
    /// Two attacks: the defence is converted (`UMW-03`).
    StrikeTwice,
    /// Two defences: the attack is converted (`UMW-04`).
    DefendTwice,
}

/// What an action slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A melee attack.
    Attack,
    /// A movement.
    Move,
    /// A sprint.
    Sprint,
    /// Any other regular action.
    Act,
}

impl Deed {
    /// The word for it on a card and in the log.
    pub const fn term(self) -> Term {
        match self {
            Self::Attack => word::ATTACK,
            Self::Move => word::WALK,
            Self::Sprint => word::SPRINT,
            Self::Act => word::ACTIONS,
        }
    }
}

impl Plan {
    /// All plans with their terms, in the order in which they are offered.
    pub const ALL: [(Self, Term); 22] = [
        (Self::Fight, Term("fight")),
        (Self::Defend, Term("defend")),
        (Self::MoveDefend, Term("move-defend")),
        (Self::MoveAttack, Term("move-attack")),
        (Self::AttackMove, Term("attack-move")),
        (Self::MoveMove, Term("move-move")),
        (Self::Sprint, Term("sprint")),
        (Self::ActDefend, Term("act-defend")),
        (Self::ActAttack, Term("act-attack")),
        (Self::AttackAct, Term("attack-act")),
        (Self::MoveAct, Term("move-act")),
        (Self::ActMove, Term("act-move")),
        (Self::ActAct, Term("act-act")),
        (Self::Act, Term("act")),
        (Self::Move, Term("move")),
        (Self::ShootTwice, Term("shoot-twice")),
        (Self::Shelter, Term("shelter")),
        (Self::LungeOn, Term("lunge-on")),
        (Self::Pressed, Term("pressed")),
        (Self::Guarded, Term("guarded")),
        (Self::StrikeTwice, Term("strike-twice")),
        (Self::DefendTwice, Term("defend-twice")),
    ];

    /// The plan of a term.
    pub fn of(term: Term) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, known)| *known == term)
            .map(|(plan, _)| *plan)
    }

    /// The term of the plan.
    pub fn term(self) -> Term {
        Self::ALL
            .iter()
            .find(|(plan, _)| *plan == self)
            .map_or(Term(""), |(_, term)| *term)
    }

    /// What the slot at the own initiative holds.
    pub const fn first(self) -> Option<Deed> {
        match self {
            Self::Fight | Self::AttackMove | Self::AttackAct | Self::ShootTwice | Self::LungeOn => {
                Some(Deed::Attack)
            }
            Self::StrikeTwice => Some(Deed::Attack),
            Self::MoveDefend | Self::MoveAttack | Self::MoveMove | Self::MoveAct | Self::Move => {
                Some(Deed::Move)
            }
            Self::ActDefend | Self::ActAttack | Self::ActMove | Self::ActAct | Self::Act => Some(Deed::Act),
            Self::Sprint => Some(Deed::Sprint),
            Self::Defend | Self::Shelter | Self::Pressed | Self::Guarded | Self::DefendTwice => None,
        }
    }

    /// What the slot eight phases later holds.
    pub const fn second(self) -> Option<Deed> {
        match self {
            Self::AttackMove | Self::MoveMove | Self::ActMove => Some(Deed::Move),
            Self::AttackAct | Self::MoveAct | Self::ActAct => Some(Deed::Act),
            Self::MoveAttack | Self::ActAttack | Self::ShootTwice | Self::LungeOn | Self::StrikeTwice => {
                Some(Deed::Attack)
            }
            _ => None,
        }
    }

    /// Defence actions that the plan leaves.
    pub const fn defences(self) -> u8 {
        match self {
            Self::Fight | Self::Defend | Self::MoveDefend | Self::ActDefend | Self::Shelter => 1,
            Self::Pressed | Self::Guarded | Self::DefendTwice => 2,
            _ => 0,
        }
    }

    /// Whether the plan moves, which burdens attack, parry and aimed dodge (`ACT-10`).
    pub const fn moves(self) -> bool {
        matches!(self.first(), Some(Deed::Move)) || matches!(self.second(), Some(Deed::Move))
    }

    /// Whether an action is converted in it (`UMW-01`).
    pub const fn converts(self) -> bool {
        matches!(
            self,
            Self::Pressed | Self::Guarded | Self::StrikeTwice | Self::DefendTwice
        )
    }

    /// Whether the plan sprints: no attack, defence or dodge (`ACT-11`).
    pub const fn sprints(self) -> bool {
        matches!(self, Self::Sprint)
    }
}
