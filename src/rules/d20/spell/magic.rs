//! What a fight changes of magic: the spells that are left, the one that is being cast, a touch that waits for its target, and the spells
//! that work on somebody.

use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{FighterId, NamedRow, RuleId, Slot, Term};
use crate::board::{Cell, Facing};

use super::super::data::{BonusKind, School, State};
use super::Book;
use super::overspend::Burden;

/// The magic of a fighter as it is now.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Magic {
    /// What is left of the spells of the day.
    pub(crate) left: Left,
    /// Spell points that are left (`D20-SP-01`).
    pub points: u16,
    /// Spells of level 0 that are left where points pay for the others (`D20-SP-06`).
    pub free: u8,
    /// Points that he has spent since his last turn began (`D20-OVR-01`).
    pub committed: u16,
    /// What a spell that he has lost out of his turn still lays upon him.
    pub(crate) owed: Burden,
    /// Whether the next spell of this turn is cast on the defensive (`D20-MAG-04`).
    pub is_defensive: bool,
    /// Uses that are left of the things that he carries (`D20-ACT-T32` to `D20-ACT-T34`).
    pub(crate) uses: SmallVec<[u8; 4]>,
    /// The thing that he has taken in hand, by the number of its spell in the book.
    pub(crate) taken: Option<Slot>,
    /// The spell that is being cast.
    pub(crate) casting: Option<Casting>,
    /// The spell by touch that waits for somebody to be touched (`D20-MAG-06`).
    pub(crate) charge: Option<Slot>,
    /// The spells that work on him.
    pub(crate) works: SmallVec<[Work; 2]>,
    /// The sphere of fire that he steers (`D20-MAG-09`).
    pub(crate) sphere: Option<Sphere>,
}

/// What is left of the spells of a day: of casters who prepare them by the place of each spell in the book, of others by spell level. Where
/// points pay for them, which ones are prepared.
///
/// Rule: `D20-MAG-12`, `D20-SP-07`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Left(pub SmallVec<[u8; 10]>);

/// A spell that is being cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Casting {
    /// Which, by its number in the book.
    pub spell: Slot,
    /// On whom.
    pub target: Option<FighterId>,
    /// Where to.
    pub at: Option<Cell>,
    /// In which direction.
    pub facing: Option<Facing>,
    /// Whether it goes on until just before the next turn of the caster (`D20-ACT-T07`).
    pub goes_on: bool,
    /// Whether it is lost: a Concentration check has failed.
    pub is_lost: bool,
    /// What it lays upon its caster when it is done.
    pub burden: Burden,
}

/// A spell that works on somebody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Work {
    /// The spell, which is the rule.
    pub rule: RuleId,
    /// Its id and name.
    pub row: NamedRow,
    /// Its word.
    pub word: Term,
    /// Who has cast it.
    pub caster: FighterId,
    /// How many turns of the caster may still begin until it ends.
    pub left: u16,
    /// What it gives.
    pub gifts: SmallVec<[Gift; 2]>,
    /// Whether it ends when its owner attacks.
    pub ends_on_attack: bool,
    /// The number of the save by which it can be shaken off in the own turn, with its school; none where it cannot.
    pub shaken_off: Option<(i16, School)>,
}

/// What a spell gives to whom it works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Gift {
    /// Points of AC.
    ArmourClass(BonusKind, i16),
    /// Points on attack rolls.
    Attack(BonusKind, i16),
    /// The chance in percent that attacks on him miss (`D20-CON-08`).
    MissChance(u8),
    /// A state.
    State(State),
}

/// A sphere of fire that somebody steers.
///
/// Rule: `D20-MAG-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sphere {
    /// The spell, by its number in the book.
    pub spell: Slot,
    /// Where it is.
    pub at: Cell,
    /// How many turns of the caster may still begin until it ends.
    pub left: u16,
    /// Whether it has rolled in this turn.
    pub has_rolled: bool,
}

impl Magic {
    /// A caster who has prepared his spells and cast none.
    pub(crate) fn fresh(book: Option<&Book>) -> Self {
        Self {
            left: book.map(Left::fresh).unwrap_or_default(),
            points: book.and_then(|book| book.pool).map_or(0, |pool| pool.most()),
            free: book
                .filter(|book| book.pool.is_some())
                .map_or(0, |book| book.stock.free),
            uses: book.map_or_else(SmallVec::new, |book| {
                let items = book.spells.iter().filter_map(|known| known.item);
                items.map(|item| item.uses).collect()
            }),
            ..Self::default()
        }
    }
}
