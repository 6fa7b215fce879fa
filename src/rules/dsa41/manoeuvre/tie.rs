//! What a manoeuvre leaves behind for the next action of somebody.

use super::super::attack::Blow;
use super::super::rule;
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Tally;
use crate::battle::{FighterId, RuleId};

/// Something that a manoeuvre has left behind, until it is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tie {
    /// Whose next action it is about.
    pub of: FighterId,
    /// The foe whom it takes; none for any.
    pub foe: Option<FighterId>,
    /// What it does.
    pub bond: Bond,
    /// The points.
    pub points: i16,
    /// The last round in which it holds.
    pub last: u16,
}

/// What a tie does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bond {
    /// Helps the next attack, parry, aimed dodge or change of distance (`MAN-MEISTERPARADE`).
    Lift,
    /// Helps the next attack against the foe (`MAN-BINDEN`).
    Opening,
    /// Burdens the next parry (`MAN-BINDEN`).
    Hampered,
    /// Burdens what the foe sets against the next attack (`MAN-WINDMUEHLE`).
    Whirl,
    /// So many parries of a wall are left, with these points for all of them (`MAN-KLINGENWAND`).
    Wall(u8),
    /// He is pinned, and gets free with so much less strength (`MAN-FESTNAGELN`).
    Pinned,
}

impl Bond {
    /// The rule behind it.
    const fn rule(self) -> RuleId {
        match self {
            Self::Lift => rule::MAN_MEISTERPARADE,
            Self::Opening | Self::Hampered => rule::MAN_BINDEN,
            Self::Whirl => rule::MAN_WINDMUEHLE,
            Self::Wall(_) => rule::MAN_KLINGENWAND,
            Self::Pinned => rule::MAN_FESTNAGELN,
        }
    }
}

/// Adds to an attack what helps it; strikes in passing are no actions.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`.
pub(crate) fn lift_attack(
    ledger: &mut impl Tally,
    scene: &Scene,
    (attacker, target): (&Snapshot, &Snapshot),
    blow: Blow,
) {
    if scene.round.melee.ties.is_empty() || blow.purpose.is_reaction() {
        return;
    }
    for tie in scene
        .round
        .melee
        .ties
        .iter()
        .filter(|tie| tie.of == attacker.id())
    {
        match tie.bond {
            Bond::Opening if tie.foe != Some(target.id()) => {}
            Bond::Lift | Bond::Opening => ledger.add(tie.bond.rule(), tie.points),
            Bond::Hampered | Bond::Whirl | Bond::Wall(_) | Bond::Pinned => {}
        }
    }
}

/// How much harder it is for somebody to get free who is pinned; none who is not.
///
/// Rule: `MAN-FESTNAGELN`.
pub(crate) fn pinned(scene: &Scene, id: FighterId) -> Option<i16> {
    let mut ties = scene.round.melee.ties.iter();
    let found = ties.find(|tie| tie.of == id && tie.bond == Bond::Pinned);
    found.map(|tie| tie.points)
}

/// The rule by which somebody who is held cannot move.
///
/// Rule: `CRE-07`, `MAN-FESTNAGELN`.
pub(crate) fn grip_rule(scene: &Scene, id: FighterId) -> RuleId {
    pinned(scene, id).map_or(rule::CRE_07, |_| rule::MAN_FESTNAGELN)
}

/// What answers a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guarding {
    /// A parry.
    Parry,
    /// An aimed dodge.
    AimedDodge,
    /// A free dodge, which is no action.
    Dodge,
}

/// Adds to a defence what helps and burdens it.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-WINDMUEHLE`.
pub(crate) fn lift_defence(
    ledger: &mut impl Tally,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    how: Guarding,
) {
    for tie in &scene.round.melee.ties {
        let (is_own, is_foes) = (tie.of == defender.id(), tie.of == attacker.id());
        match tie.bond {
            Bond::Lift if is_own && how != Guarding::Dodge => ledger.add(tie.bond.rule(), tie.points),
            Bond::Hampered if is_own && how == Guarding::Parry => ledger.add(tie.bond.rule(), -tie.points),
            Bond::Whirl if is_foes && tie.foe == Some(defender.id()) => {
                ledger.add(tie.bond.rule(), -tie.points);
            }
            _ => {}
        }
    }
}

/// What is left of the ties when somebody has struck at a foe: what helped the blow is used up, and what burdens its defence where
/// there is none any more.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-WINDMUEHLE`.
pub(crate) fn struck(ties: &mut Vec<Tie>, (id, foe): (FighterId, FighterId), is_answered: bool) {
    ties.retain(|tie| {
        let is_his = tie.of == id && tie.foe.is_none_or(|known| known == foe);
        let is_over = match tie.bond {
            Bond::Lift | Bond::Opening => true,
            Bond::Whirl => is_answered,
            Bond::Hampered | Bond::Wall(_) | Bond::Pinned => false,
        };
        !(is_his && is_over)
    });
}

/// What is left of the ties when somebody has answered a blow.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-WINDMUEHLE`.
pub(crate) fn answered(ties: &mut Vec<Tie>, (id, foe): (FighterId, FighterId), how: Option<Guarding>) {
    ties.retain(|tie| match tie.bond {
        Bond::Lift if tie.of == id => matches!(how, None | Some(Guarding::Dodge)),
        Bond::Hampered if tie.of == id => how != Some(Guarding::Parry),
        Bond::Whirl => !(tie.of == foe && tie.foe == Some(id)),
        _ => true,
    });
}
