//! Engaged pairs: who fights whom at close quarters, kept with the battle and changed only when something happens.

use smallvec::SmallVec;

use super::super::data::DistanceClass;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::longest_reach;
use crate::battle::FighterId;

/// Two foes who are engaged with each other.
///
/// Rule: `BRD-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// The one with the lower id.
    pub low: FighterId,
    /// The one with the higher id.
    pub high: FighterId,
    /// How far apart they fight.
    pub class: DistanceClass,
    /// Who may still choose the class: he has taken the other unawares and has not struck yet (`DK-04`).
    pub chooser: Option<FighterId>,
}

impl Pair {
    /// The other one of the two; none where a fighter is not one of them.
    pub fn other(&self, id: FighterId) -> Option<FighterId> {
        match id {
            id if id == self.low => Some(self.high),
            id if id == self.high => Some(self.low),
            _ => None,
        }
    }
}

/// All engaged pairs of a battle, in ascending order of their ids.
///
/// Rule: `BRD-06`, `BD-ZON-04`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pairs(SmallVec<[Pair; 2]>);

impl Pairs {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Pair> {
        self.0.iter()
    }

    /// The pair of two fighters, if they are engaged.
    ///
    /// Rule: `BD-PF-27`, `BD-PF-28`.
    pub fn get(&self, a: FighterId, b: FighterId) -> Option<&Pair> {
        let (low, high) = (a.min(b), a.max(b));
        self.0.iter().find(|pair| pair.low == low && pair.high == high)
    }

    /// The foes of a fighter, in ascending order, each with the class.
    ///
    /// Rule: `BD-PF-27`.
    pub fn foes_of(&self, id: FighterId) -> impl Iterator<Item = (FighterId, DistanceClass)> {
        self.0
            .iter()
            .filter_map(move |pair| Some((pair.other(id)?, pair.class)))
    }

    /// Engages two fighters, or gives them another class.
    pub(crate) fn set(
        &mut self,
        a: FighterId,
        b: FighterId,
        class: DistanceClass,
        chooser: Option<FighterId>,
    ) {
        let pair = Pair {
            low: a.min(b),
            high: a.max(b),
            class,
            chooser,
        };
        let key = |known: &Pair| (known.low, known.high);
        match self.0.binary_search_by_key(&key(&pair), key) {
            Ok(place) => self.0[place] = pair,
            Err(place) => self.0.insert(place, pair),
        }
    }

    /// Leaves out the pairs of those of whom a side does not know.
    pub(crate) fn retain(&mut self, is_known: &dyn Fn(FighterId) -> bool) {
        self.0.retain(|pair| is_known(pair.low) && is_known(pair.high));
    }

    /// Ends a pair.
    pub(crate) fn end(&mut self, a: FighterId, b: FighterId) {
        let (low, high) = (a.min(b), a.max(b));
        self.0.retain(|pair| (pair.low, pair.high) != (low, high));
    }
}

/// How many foes are engaged with a fighter; where no rule asks for pairs, those who could strike at him or he at them.
///
/// Rule: `BRD-06`, `AUS-05`, `OPP-18`.
pub(crate) fn engaged_foes(scene: &Scene, fighter: &Snapshot) -> usize {
    if scene.round.modules.keep_pairs() {
        let engaged = scene.round.melee.pairs.foes_of(fighter.id());
        return heads(scene, engaged.map(|(id, _)| id));
    }
    let foes = scene
        .foes(fighter)
        .filter(|foe| are_in_reach(scene, fighter, foe));
    heads(scene, foes.map(Snapshot::id))
}

/// How many foes these are: a rider and his mount are one, as it strikes only in his place.
///
/// Rule: `OPP-18`, `UEB-01`, `AUS-05`.
pub(super) fn heads(scene: &Scene, foes: impl Iterator<Item = FighterId>) -> usize {
    if !scene.round.modules.has(Modules::MOUNTED) {
        return foes.count();
    }
    let rider_of = |id: FighterId| scene.get(id).and_then(|it| it.condition.ado.saddle.rider);
    let mut all: SmallVec<[FighterId; 8]> = foes.map(|id| rider_of(id).unwrap_or(id)).collect();
    all.sort_unstable();
    all.dedup();
    all.len()
}

/// Whether a foe is engaged with a fighter; where no rule asks for pairs, whether one could strike at the other.
///
/// Rule: `BRD-06`.
pub(crate) fn is_engaged(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> bool {
    if scene.round.modules.keep_pairs() {
        scene.round.melee.pairs.get(fighter.id(), foe.id()).is_some()
    } else {
        are_in_reach(scene, fighter, foe)
    }
}

fn are_in_reach(scene: &Scene, a: &Snapshot, b: &Snapshot) -> bool {
    let longest = place::longest_reach(a).max(place::longest_reach(b));
    place::reaches(scene, a, b, longest)
}

/// Whether two fighters may be engaged from where they stand: both able, within the longest reach of both, with no wall
/// between.
///
/// Rule: `BRD-06`, `BRD-17`.
pub(crate) fn holds_together(scene: &Scene, a: &Snapshot, b: &Snapshot) -> bool {
    let reach = longest_reach(scene.round, a).max(longest_reach(scene.round, b));
    let are_foes = scene.are_hostile(a, b) || scene.are_hostile(b, a);
    a.is_able() && b.is_able() && are_foes && place::reaches(scene, a, b, reach)
}
