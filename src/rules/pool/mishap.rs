//! What a critical failure of an attack leads to.

use crate::battle::{FighterId, Happening, Points, Posture, Term};
use crate::dice::{Dice, DiceError};
use crate::rules::kernel::Resolution;

use super::Pool;
use super::action::reaches;
use super::assault::{self, Assault, Values, Way};
use super::attack::Blow;
use super::degree::Degree;
use super::effect::{Effect, EffectKind};
use super::round::{Table, hands, health};
use super::scene::{Scene, Snapshot};
use super::{rule, word};

/// Number and sides of the dice of the table of mishaps (`PL-FUM-02`).
pub(crate) const DICE: (u8, u8) = (1, 6);

/// A mishap.
///
/// Rule: `PL-FUM-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Mishap {
    /// The weapon drops.
    Drops,
    /// He loses his balance.
    Staggers,
    /// He falls.
    Falls,
    /// He hits a friend.
    HitsFriend,
    /// The weapon suffers.
    Dulls,
    /// Nothing more.
    Nothing,
}

/// The mishap of a face of a d6; `is_bodily` says that no weapon is in the hand, `has_friend` that a friend is near enough.
///
/// Rule: `PL-FUM-02`.
pub(crate) const fn mishap(face: u8, is_bodily: bool, has_friend: bool) -> Mishap {
    match face {
        1 if is_bodily => Mishap::Falls,
        1 => Mishap::Drops,
        2 => Mishap::Staggers,
        3 => Mishap::Falls,
        4 if has_friend => Mishap::HitsFriend,
        4 => Mishap::Staggers,
        5 if is_bodily => Mishap::Staggers,
        5 => Mishap::Dulls,
        _ => Mishap::Nothing,
    }
}

impl Mishap {
    /// Its word.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Drops => word::MISHAP_DROPS,
            Self::Staggers => word::MISHAP_STAGGERS,
            Self::Falls => word::MISHAP_FALLS,
            Self::HitsFriend => word::MISHAP_HITS_FRIEND,
            Self::Dulls => word::MISHAP_DULLS,
            Self::Nothing => word::MISHAP_NOTHING,
        }
    }
}

/// A critical failure of an attack: who slips, and what may come of it.
pub(crate) struct Slip<'v> {
    values: &'v Values,
    friend: Option<FighterId>,
}

impl<'v> Slip<'v> {
    /// The slip of an attack on somebody.
    pub(crate) fn of(table: &Table, values: &'v Values, (id, target): (FighterId, FighterId)) -> Self {
        Self {
            values,
            friend: friend_near(&table.scene(), id, target, values.assault.way),
        }
    }
}

impl Resolution for Slip<'_> {
    type Rules = Pool;
    type Fall = Points;
    type End = Mishap;
    type Who = FighterId;
    type Landed = Mishap;

    fn roll(&self, dice: &mut impl Dice) -> Result<Points, DiceError> {
        Points::roll(rule::PL_FUM_02, DICE.0, DICE.1, dice)
    }

    fn end(&self, fall: &Points) -> Mishap {
        mishap(
            fall.throw.total() as u8,
            self.values.is_bodily,
            self.friend.is_some(),
        )
    }

    fn land(&self, table: &mut Table, id: FighterId, fall: Points) -> Result<Mishap, DiceError> {
        let found = self.end(&fall);
        table.write(Happening::Rolled {
            fighter: id,
            what: found.term(),
            points: Box::new(fall),
        });
        match found {
            Mishap::Drops => hands::let_fall(table, id, self.values.assault),
            Mishap::Staggers => table.afflict(id, Effect::until_turn_of(EffectKind::OffBalance, id)),
            Mishap::Falls => health::pose(table, id, Posture::Lying, rule::PL_FUM_02),
            Mishap::HitsFriend => {
                if let Some(friend) = self.friend {
                    let blow = Blow::roll(self.values.damage, 0, &mut *table.dice)?;
                    self.values.harm(table, (id, friend), blow, (Degree::Hit, None));
                }
            }
            Mishap::Dulls => dull(table, id, self.values.assault),
            Mishap::Nothing => {}
        }
        Ok(found)
    }
}

/// A weapon suffers for the rest of the battle: an attack with it has one die less.
fn dull(table: &mut Table, id: FighterId, Assault { way, with, .. }: Assault) {
    let word = if way == Way::Shot {
        word::SHOT_DICE
    } else {
        word::ATTACK_DICE
    };
    let dice = |own: &Snapshot| match way {
        Way::Shot => assault::shot_dice(own, with),
        Way::Close | Way::Spell => assault::close_dice(own, with),
    };
    let before = dice(table.snapshot(id));
    let Some(arm) = table.fighter(id).state.arm_mut(with) else {
        return;
    };
    arm.worn += 1;
    let after = dice(table.snapshot(id));
    if let (Some(before), Some(after)) = (before, after) {
        table.changed(id, word, before.value(), after.value(), rule::PL_FUM_02);
    }
}

/// The friend who is hit in the target's place: the nearest beside the target of a blow, or within a square of the line of a
/// shot; of equally near ones the lower id.
///
/// Rule: `PL-FUM-02`, `BD-PF-24`.
fn friend_near(scene: &Scene, id: FighterId, target: FighterId, way: Way) -> Option<FighterId> {
    let (own, foe) = (scene.get(id)?, scene.get(target)?);
    let off_line = scene.facts(own, foe, |facts| {
        let near = facts.bystanders().iter().filter(|it| it.off_line <= 1);
        near.map(|it| it.body).collect::<Vec<_>>()
    })?;
    let is_near = |place: usize, it: &Snapshot| match way {
        Way::Close => reaches(scene, it, foe, 1),
        Way::Shot | Way::Spell => off_line.contains(&place),
    };
    let friends = scene.fighters.iter().enumerate().filter(|(place, it)| {
        it.id() != id && it.id() != target && it.is_able() && scene.are_allied(own, it) && is_near(*place, it)
    });
    let nearest = friends.min_by_key(|(_, it)| (scene.distance(own, it), it.id()));
    nearest.map(|(_, it)| it.id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_mishaps_pl_fum_02() {
        // Face; armed with a friend near, armed without, with bare hands and no friend.
        for (face, near, alone, bare) in [
            (1, Mishap::Drops, Mishap::Drops, Mishap::Falls),
            (2, Mishap::Staggers, Mishap::Staggers, Mishap::Staggers),
            (3, Mishap::Falls, Mishap::Falls, Mishap::Falls),
            (4, Mishap::HitsFriend, Mishap::Staggers, Mishap::Staggers),
            (5, Mishap::Dulls, Mishap::Dulls, Mishap::Staggers),
            (6, Mishap::Nothing, Mishap::Nothing, Mishap::Nothing),
        ] {
            let found = [(false, true), (false, false), (true, false)]
                .map(|(is_bodily, has_friend)| mishap(face, is_bodily, has_friend));
            assert_eq!(found, [near, alone, bare], "face {face}");
        }
    }
}
