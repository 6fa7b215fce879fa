//! Critical failures: the die of the table and what it does (`PL-FUM-02`).

use crate::battle::{FighterId, Happening, Points, Posture};
use crate::dice::DiceError;

use super::super::assault::{Assault, Values, Way};
use super::super::attack::Blow;
use super::super::degree::Degree;
use super::super::effect::{Effect, EffectKind};
use super::super::legal::reaches;
use super::super::mishap::{self, Mishap};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};
use super::table::Table;
use super::{hands, health, strike};

/// Rolls on the table of critical failures and lets happen what it says, and says what that was.
pub(super) fn mishap(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    assault: Assault,
    values: &Values,
) -> Result<Mishap, DiceError> {
    let points = Points::roll(rule::PL_FUM_02, 1, 6, &mut *table.dice)?;
    let face = points.throw.total() as u8;
    let scene = table.scene();
    let friend = friend_near(&scene, id, target, assault.way);
    drop(scene);
    let found = mishap::mishap(face, values.is_bodily, friend.is_some());
    table.write(Happening::Rolled {
        fighter: id,
        what: found.term(),
        points: Box::new(points),
    });
    match found {
        Mishap::Drops => hands::let_fall(table, id, assault),
        Mishap::Staggers => {
            table.afflict(id, Effect::until_turn_of(EffectKind::OffBalance, id));
        }
        Mishap::Falls => health::pose(table, id, Posture::Lying, rule::PL_FUM_02),
        Mishap::HitsFriend => {
            if let Some(friend) = friend {
                let blow = Blow::roll(values.damage, 0, &mut *table.dice)?;
                let is_magic = assault.way == Way::Spell;
                strike::land(
                    table,
                    (Some(id), friend),
                    (blow, values),
                    (Degree::Hit, None),
                    is_magic,
                )?;
            }
        }
        Mishap::Dulls => dull(table, id, assault),
        Mishap::Nothing => {}
    }
    Ok(found)
}

/// A weapon suffers for the rest of the battle.
fn dull(table: &mut Table, id: FighterId, assault: Assault) {
    let Some(arm) = table.fighter(id).state.arm_mut(assault.with) else {
        return;
    };
    arm.worn += 1;
    let worn = i16::from(arm.worn);
    table.changed(id, word::ATTACK_DICE, 1 - worn, -worn, rule::PL_FUM_02);
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
