//! What is known of pairs of fighters and of single ones, each fact from when somebody asks for it first.

use std::sync::OnceLock;

use super::pair_around::Underfoot;
use super::room::Runs;
use super::{Bystander, Cell, Cover, Facing, Footprint, LineThing, Lines, PushStep, Room};

/// What has been worked out about an ordered pair.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// Of the map and the two alone.
    pub lines: OnceLock<Lines>,
    /// The shortest reach at which a blow can land; apart from the others, as blows are asked about most.
    pub melee: OnceLock<Option<u16>>,
    /// Whether something low lies between the two.
    pub low: OnceLock<bool>,
    /// What lies on the centre line.
    pub things: OnceLock<Vec<LineThing>>,
    /// Of the map, the two and whoever stands near the lines between them.
    pub near: Near,
}

/// What bodies near the lines have a say in.
#[derive(Debug, Default)]
pub(super) struct Near {
    pub cover: OnceLock<Cover>,
    pub bystanders: OnceLock<Vec<Bystander>>,
}

/// What has been worked out about one fighter.
#[derive(Debug, Default)]
pub(super) struct Lone {
    /// The height of his floor with his altitude, in decimetres.
    pub floor_dm: OnceLock<i32>,
    pub footing: OnceLock<Underfoot>,
    pub closed_in: OnceLock<u8>,
    /// How far he can swing, up to walls and things.
    pub runs: OnceLock<Runs>,
    pub room: OnceLock<Room>,
    /// Of the map, himself and whoever stands around him.
    pub around: Around,
}

/// What bodies around a fighter have a say in.
#[derive(Debug, Default)]
pub(super) struct Around {
    /// The upright bodies that may stop a swing of his, by number.
    pub hindering: OnceLock<Vec<(usize, Footprint)>>,
    /// The room up to the bodies of all others but his mount.
    pub room: OnceLock<Room>,
    /// The foes in contact, by number.
    pub foes: OnceLock<Vec<usize>>,
    pub free: OnceLock<Vec<(Facing, Cell)>>,
    /// Where he goes when he is pushed, for each direction.
    pub pushes: [OnceLock<Vec<PushStep>>; 8],
}

/// Where the answers are kept.
#[derive(Debug)]
pub(super) enum KnownOf<'a> {
    /// In the book of the battle.
    Book {
        known: &'a Known,
        /// The same of the target and the attacker.
        back: &'a Known,
        /// Of each of the two.
        lone: [&'a Lone; 2],
    },
    /// Nowhere: the two are not where the book has them.
    Own(Box<(Known, [Lone; 2])>),
}

impl KnownOf<'_> {
    pub fn get(&self) -> &Known {
        match self {
            Self::Book { known, .. } => known,
            Self::Own(own) => &own.0,
        }
    }

    /// What is known of the attacker (0) or the target (1).
    pub fn lone(&self, of: usize) -> &Lone {
        match self {
            Self::Book { lone, .. } => lone[of],
            Self::Own(own) => &own.1[of],
        }
    }

    /// A fact that is the same for the target and the attacker: worked out for both of them at once.
    pub fn kept_both_ways<T: Copy>(
        &self,
        of: impl Fn(&Known) -> &OnceLock<T>,
        find: impl FnOnce() -> T,
    ) -> &T {
        of(self.get()).get_or_init(|| {
            let fact = find();
            self.keep_back(of, Some(fact));
            fact
        })
    }

    /// Keeps a fact of the target and the attacker that has been found beside the one that was asked for.
    pub fn keep_back<T>(&self, of: impl Fn(&Known) -> &OnceLock<T>, fact: Option<T>) {
        if let (Self::Book { known, back, .. }, Some(fact)) = (self, fact)
            && !std::ptr::eq(*known, *back)
        {
            of(back).get_or_init(|| fact);
        }
    }
}
