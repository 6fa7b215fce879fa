//! The components of a fighter in these rules that a fight changes, apart from his body on the board.

use std::hash::{Hash, Hasher};

use bevy::ecs::query::{QueryItem, ROQueryItem};
use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{FighterId, Slot};
use crate::board::Facing;
use crate::rules::kernel::Worn;

use super::ailment::Ailments;
use super::arm::Arm;
use super::budget::{Allowance, Spent};
use super::condition::Suffered;
use super::data::{ConfusedAct, State};
use super::hide::Hiding;
use super::initiative::Initiative;
use super::life::{Life, Vitality};
use super::sheet::Build;
use super::spell::Magic;

/// Hit points (`D20-DMG-08`).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HitPoints {
    /// What there is of them.
    pub(crate) life: Life,
    /// What keeps him out of the fight besides.
    pub leave: Leave,
    /// Whether he lies in ambush when the fight begins (`D20-SEQ-03`).
    pub lurks: bool,
    /// Whether the fight takes him by surprise, for as long as that counts (`D20-SEQ-04`).
    pub is_surprised: bool,
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
    /// He has given up (`D20-SEQ-07`).
    Surrendered,
    /// He is dead, whatever his hit points say (`D20-DTH-04`).
    Dead,
}

/// States that he is in, each with its end. Those that hit points bring, and lying on the ground, follow from those.
///
/// Rule: `D20-CND-01` to `D20-CND-28`.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Conditions(pub SmallVec<[Suffered; 2]>);

/// His place in the order of the fight, and what is left of his turn.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionBudget {
    /// His initiative; none before it is rolled (`D20-SEQ-02`).
    pub(crate) initiative: Option<Initiative>,
    /// How far his turn is.
    pub progress: Progress,
    /// What is used of it (`D20-ACT-01`).
    pub(crate) spent: Spent,
    /// How much of a turn he has as he is now (`D20-ACT-07`).
    pub(crate) allowance: Allowance,
    /// Whether only a single action is left to him in this round, as somebody else is surprised (`D20-SEQ-04`).
    pub is_single: bool,
    /// Attacks made in this turn (`D20-FUL-01`).
    pub attacks: Attacks,
    /// Attacks of opportunity made since his last turn began (`D20-AOO-09`).
    pub opportunities: u8,
    /// Half squares of his movement in this turn, and whether an odd number of diagonals was in it (`D20-MOV-02`).
    pub has_odd_diagonal: bool,
    /// Whether a weapon may still be drawn that belongs to a movement just made (`D20-ACT-T25`).
    pub may_draw: bool,
    /// Whether he has turned on the spot, or has been told where to look.
    pub has_turned: bool,
    /// What he keeps ready (`D20-SEQ-08`).
    pub ready: Ready,
    /// Points of attack that he gives for his defence until his next turn begins (`D20-FEA-24`).
    pub expertise: i16,
    /// Whether he has run since his last turn began (`D20-MOV-07`).
    pub has_run: bool,
    /// Half squares of his movement in this turn.
    pub gone_half: u16,
    /// What confusion makes him do in this turn, and to whom (`D20-CND-02`).
    pub confused: Option<(ConfusedAct, Option<FighterId>)>,
    /// Who has attacked him last since his turn (`D20-CND-02`).
    pub struck_by: Option<FighterId>,
    /// How he hides; none while he does not (`D20-CON-11`).
    pub hiding: Option<Hiding>,
    /// Whether he has moved just now, so that he may hide at the end of it (`D20-CON-11`).
    pub may_hide: bool,
    /// Whom he has found who lies helpless where nobody sees him, and how many of his turns may begin until that is over (`D20-HLP-04`).
    pub found: Option<(FighterId, u8)>,
    /// Rages left.
    pub rages: u8,
    /// Turns until the rage that he is in ends; 0 where he is in none.
    pub raging: u8,
    /// How often he can still turn undead (`D20-ACT-T36`).
    pub turnings: u8,
    /// Whom he has feinted, and how many of his turns may still begin until that is over (`D20-FNT-01`).
    pub feint: Option<(FighterId, u8)>,
    /// The grapple that he is in, by whoever began it (`D20-GRP-01`); none for one that a level has put him in.
    pub grapple: Option<FighterId>,
    /// What is used of the turn of the mount that he rides (`D20-MNT-01`).
    pub(crate) steed: Spent,
    /// Squares that he has ridden in this turn (`D20-MNT-03`).
    pub ridden: u8,
    /// Where and how many squares he may ride on after a charge, and past whom (`D20-FEA-41`).
    pub rides_on: Option<RideOn>,
    /// Whether a mount that is not trained for war obeys him in this turn (`D20-MNT-01`).
    pub is_obeyed: bool,
    /// Whether one hand is busy with the reins in this turn (`D20-MNT-02`).
    pub is_one_handed: bool,
    /// Whether it is decided that he stays in the saddle, unconscious as he is (`D20-MNT-04`).
    pub is_slumped: bool,
    /// Whether he has undone a hit on his mount in this round (`D20-FEA-05`).
    pub has_saved_mount: bool,
    /// Whether somebody has ridden it (`D20-MNT-05`).
    pub is_steed: bool,
    /// Help that he has against foes (`D20-AID-01`).
    pub aids: SmallVec<[Aid; 1]>,
}

/// What somebody keeps ready until his next turn begins.
///
/// Rule: `D20-SEQ-08`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ready {
    /// Nothing.
    #[default]
    No,
    /// A blow at the first foe who comes within reach.
    Blow,
    /// A shot at the first foe who moves where he can be shot at.
    Shot,
}

/// Help against a foe, until the next turn of the helper.
///
/// Rule: `D20-AID-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aid {
    /// Who helps.
    pub by: FighterId,
    /// Against whom.
    pub foe: FighterId,
    /// Whether it makes him harder to hit; else he hits more easily.
    pub is_defence: bool,
}

/// The way on after a mounted charge.
///
/// Rule: `D20-FEA-41`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RideOn {
    /// The direction of the charge.
    pub towards: Facing,
    /// Squares that are left of it.
    pub squares: u8,
    /// Who was charged at; he does not strike at the rider.
    pub past: FighterId,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Progress {
    /// His place in the order has not come.
    #[default]
    Ahead,
    /// It has come, and he waits for a later moment (`D20-SEQ-08`).
    Delayed,
    /// He plays it.
    Running,
    /// It is over or lost.
    Over,
}

/// The attacks of a turn.
///
/// Rule: `D20-FUL-01`, `D20-ATK-10`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attacks {
    /// How many attacks were made with weapons.
    pub made: u8,
    /// Whether the one more with the other hand was made.
    pub off_hand: bool,
    /// The parts of the body that struck, each time they did.
    pub natural: SmallVec<[Slot; 4]>,
    /// How all attacks of the turn are made.
    pub style: Style,
    /// Whether they are made on the defensive (`D20-DEF-01`).
    pub is_defensive: bool,
    /// Points of attack that become defence (`D20-FEA-24`).
    pub expertise: i16,
    /// Whether they are to knock out instead of killing, or the other way round (`D20-DMG-05`).
    pub is_turned: bool,
    /// The foe whom the same part of the body hit last (`Quirk::Rend`).
    pub torn: Option<(FighterId, Slot)>,
    /// Further attacks for foes who dropped, made in this round.
    pub cleaves: u8,
}

/// How the attacks of a turn are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// In the plain way.
    #[default]
    Plain,
    /// With two weapons (`D20-ATK-10`).
    TwoWeapons,
    /// With one shot more (`D20-FEA-32`).
    RapidShot,
}

impl Attacks {
    /// Whether none has been made.
    pub fn is_fresh(&self) -> bool {
        self.made == 0 && !self.off_hand && self.natural.is_empty()
    }
}

/// What is in the hands, and how it stands with each weapon.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hands {
    /// The weapon in the hand; a part of the own body when the hands are empty.
    pub held: Slot,
    /// The weapon in the other hand, besides (`D20-ATK-10`).
    pub other: Option<Slot>,
    /// How it stands with each weapon, by slot.
    pub arms: SmallVec<[ArmState; 4]>,
    /// Whether both hands were used for a weapon since his last turn began, so that the shield does not count (`D20-ATK-15`).
    pub is_shield_off: bool,
    /// What blows have taken from the shield (`D20-ACT-T14`).
    pub shield: Dents,
}

/// How it stands with a weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArmState {
    /// Whether he has lost it.
    pub is_gone: bool,
    /// Whether it has to be loaded (`D20-ATK-13`).
    pub is_unloaded: bool,
    /// Pieces left of what is thrown.
    pub pieces: u8,
    /// What blows have taken from it; of what is thrown, from the piece in the hand (`D20-ACT-T14`).
    pub dents: Dents,
}

/// Points that blows have taken from a thing.
///
/// Rule: `D20-ACT-T14`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dents(pub i16);

// What is whole leaves no trace in the hash of a battle: recordings of fights in which nobody strikes at things keep theirs.
impl Hash for Dents {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            self.0.hash(state);
        }
    }
}

/// All that a fight changes of a fighter: the values of his components, as a phase reads and changes them.
#[derive(Bundle, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Figures {
    /// Hit points.
    pub hit_points: HitPoints,
    /// States.
    pub conditions: Conditions,
    /// Initiative and actions.
    pub budget: ActionBudget,
    /// What is in the hands.
    pub hands: Hands,
    /// What goes on working in him.
    pub ailments: Ailments,
    /// Magic.
    pub magic: Magic,
}

impl Worn for Figures {
    type Columns = (
        &'static mut HitPoints,
        &'static mut Conditions,
        &'static mut ActionBudget,
        &'static mut Hands,
        &'static mut Ailments,
        &'static mut Magic,
    );

    fn read(columns: ROQueryItem<'_, '_, Self::Columns>) -> Self {
        let (hit_points, conditions, budget, hands, ailments, magic) = columns;
        Self {
            hit_points: *hit_points,
            conditions: conditions.clone(),
            budget: budget.clone(),
            hands: hands.clone(),
            ailments: ailments.clone(),
            magic: magic.clone(),
        }
    }

    fn write(&self, columns: QueryItem<'_, '_, Self::Columns>) {
        let (mut hit_points, mut conditions, mut budget, mut hands, mut ailments, mut magic) = columns;
        hit_points.set_if_neq(self.hit_points);
        if *conditions != self.conditions {
            conditions.clone_from(&self.conditions);
        }
        if *budget != self.budget {
            budget.clone_from(&self.budget);
        }
        if *hands != self.hands {
            hands.clone_from(&self.hands);
        }
        if *ailments != self.ailments {
            ailments.clone_from(&self.ailments);
        }
        if *magic != self.magic {
            magic.clone_from(&self.magic);
        }
    }
}

impl Figures {
    /// Well and ready, with the first weapon in the hand. Everything that shoots is loaded (`D20-ATK-13`).
    pub(crate) fn fresh(build: &Build) -> Self {
        let life = Life {
            hit_points: build.hit_points,
            most: build.hit_points,
            is_lifeless: !build.kind.is_living(),
            ..Life::default()
        };
        let rages = build.traits.iter().find_map(|quirk| match quirk {
            super::data::Quirk::Rage { per_day, .. } => Some(*per_day),
            _ => None,
        });
        Self {
            hit_points: HitPoints {
                life,
                ..HitPoints::default()
            },
            budget: ActionBudget {
                rages: rages.unwrap_or(0),
                turnings: build.turner.as_ref().map_or(0, |turner| turner.per_day),
                ..ActionBudget::default()
            },
            hands: Hands {
                arms: build.arms.iter().map(ArmState::of).collect(),
                ..Hands::default()
            },
            magic: Magic::fresh(build.book.as_ref()),
            ..Self::default()
        }
    }

    /// How he is by his hit points, unless something else has killed him.
    pub(crate) const fn vitality(&self) -> Vitality {
        match self.hit_points.leave {
            Leave::Dead => Vitality::Dead,
            _ => self.hit_points.life.vitality(),
        }
    }

    /// Whether he is dead.
    pub(crate) fn is_dead(&self) -> bool {
        self.vitality() == Vitality::Dead
    }

    /// Whether a state was put on him.
    pub(crate) fn suffers(&self, state: State) -> bool {
        self.conditions.0.iter().any(|suffered| suffered.state == state)
    }

    /// How it stands with a weapon.
    pub(crate) fn arm(&self, slot: Slot) -> ArmState {
        self.hands
            .arms
            .get(usize::from(slot.0))
            .copied()
            .unwrap_or_default()
    }

    /// The same, to be changed.
    pub(crate) fn arm_mut(&mut self, slot: Slot) -> Option<&mut ArmState> {
        self.hands.arms.get_mut(usize::from(slot.0))
    }
}

impl ArmState {
    /// A weapon that is loaded and whole.
    pub(crate) fn of(arm: &Arm) -> Self {
        Self {
            pieces: arm.pieces.unwrap_or(0),
            ..Self::default()
        }
    }
}
