//! Several knives or stars thrown at once: how many, at whom, and what it costs.

use smallvec::SmallVec;

use super::super::data::belongings::Missile;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why, word};
use super::lane;
use super::legal::may_send;
use crate::battle::{FighterId, Term, WhyNot};

/// What each knife besides the first costs all of them.
pub(crate) const EACH: i16 = -2;
/// Metres that they carry at most.
pub(crate) const NEAR: u16 = 5;

/// Those at whom knives go.
pub(crate) type Targets = SmallVec<[FighterId; 2]>;

/// Several knives or stars at once.
///
/// Rule: `SF-EISENHAGEL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hail {
    /// How many, 2 or 3.
    pub count: u8,
    /// At how many foes they go: the first at the target, the others at those whom the thrower chooses, and what is left over at the
    /// target too.
    pub foes: u8,
}

impl Hail {
    /// All of them with their words.
    pub(crate) const ALL: [(Self, Term); 5] = [
        (Self::of(2, 1), word::HAIL_TWO),
        (Self::of(3, 1), word::HAIL_THREE),
        (Self::of(2, 2), word::HAIL_TWO_FOES),
        (Self::of(3, 2), word::HAIL_TWO_AND_ONE),
        (Self::of(3, 3), word::HAIL_THREE_FOES),
    ];

    const fn of(count: u8, foes: u8) -> Self {
        Self { count, foes }
    }

    /// Its word.
    pub(super) fn term(self) -> Term {
        let mut all = Self::ALL.iter();
        all.find(|(hail, _)| *hail == self)
            .map_or(word::THROW, |(_, term)| *term)
    }

    /// The one of a word.
    pub(super) fn of_word(word: Term) -> Option<Self> {
        let mut all = Self::ALL.iter();
        all.find(|(_, term)| *term == word).map(|(hail, _)| *hail)
    }

    /// What it takes from each of the throws.
    ///
    /// Rule: `SF-EISENHAGEL`.
    pub(super) const fn malus(self) -> i16 {
        EACH * (self.count as i16 - 1)
    }
}

/// Whether somebody may throw so: he has learnt it, has as many, and as many foes are near and before him.
///
/// Rule: `SF-EISENHAGEL`.
///
/// # Errors
///
/// Why not.
pub(super) fn may_throw(
    scene: &Scene,
    thrower: &Snapshot,
    target: &Snapshot,
    (missile, hail): (&Missile, Hail),
) -> Result<(), WhyNot> {
    let metres = lane::metres(thrower, target);
    if !missile.hails {
        return Err(why::not_learnt(rule::SF_EISENHAGEL, rule::SF_EISENHAGEL));
    }
    if metres > NEAR {
        return Err(why::out_of_range(rule::SF_EISENHAGEL, metres, NEAR));
    }
    let left = thrower.missiles_left();
    if left < hail.count {
        return Err(why::too_few_missiles(rule::RNG_35, hail.count, left));
    }
    let others = usize::from(hail.count) - 1;
    let found = rest(scene, thrower, target, (hail, &[])).len();
    if found < others {
        return Err(why::too_few_foes(rule::SF_EISENHAGEL, hail.foes, found + 1));
    }
    Ok(())
}

/// At whom the knives besides the first go: those at the target first, and the others at whoever was chosen, or else at the nearest
/// who may be; as many fewer as there are too few of them.
///
/// Rule: `SF-EISENHAGEL`.
pub(crate) fn rest(
    scene: &Scene,
    thrower: &Snapshot,
    target: &Snapshot,
    (hail, chosen): (Hail, &[FighterId]),
) -> Targets {
    let mut others: Targets = chosen.iter().copied().collect();
    while let Some(next) = open_to(scene, thrower, target, (hail, &others)).first() {
        others.push(*next);
    }
    let again = usize::from(hail.count.saturating_sub(hail.foes));
    let mut all: Targets = SmallVec::from_elem(target.id(), again);
    all.extend(others);
    all
}

/// The other foes at whom the next knife may go after those that were chosen, the nearest first: each stands near, and no two of them all
/// are more than a quarter of a circle apart; whoever leaves none for a knife after it is not among them. Nobody, once all have been chosen.
///
/// Rule: `SF-EISENHAGEL`.
pub(crate) fn open_to(
    scene: &Scene,
    thrower: &Snapshot,
    target: &Snapshot,
    (hail, chosen): (Hail, &[FighterId]),
) -> Targets {
    let left = usize::from(hail.foes).saturating_sub(1 + chosen.len());
    let Some(missile) = thrower.missile().filter(|_| left > 0) else {
        return Targets::new();
    };
    let known = || chosen.iter().filter_map(|id| scene.get(*id)).chain([target]);
    let may_be_next = |other: &&Snapshot| {
        let is_new = known().all(|one| one.id() != other.id() && are_beside(thrower, one, other));
        let is_near = lane::metres(thrower, other) <= NEAR;
        is_new && is_near && may_send(scene, thrower, other, missile).is_ok()
    };
    let mut others: SmallVec<[&Snapshot; 4]> = scene.foes(thrower).filter(may_be_next).collect();
    others.sort_unstable_by_key(|other| (lane::metres(thrower, other), other.id()));
    let leaves_one = |first: &&&Snapshot| {
        let mut later = others.iter().filter(|other| other.id() != first.id());
        left == 1 || later.any(|second| are_beside(thrower, first, second))
    };
    others.iter().filter(leaves_one).map(|other| other.id()).collect()
}

/// Whether two stand no more than a quarter of a circle apart, as somebody sees them.
///
/// Rule: `SF-EISENHAGEL`.
fn are_beside(thrower: &Snapshot, one: &Snapshot, other: &Snapshot) -> bool {
    let own = place::footprint(&thrower.body);
    let [one, other] = [one, other].map(|foe| own.gap(place::footprint(&foe.body)));
    let product = |a: i16, b: i16| i32::from(a) * i32::from(b);
    product(one.x, other.x) + product(one.y, other.y) >= 0
}
