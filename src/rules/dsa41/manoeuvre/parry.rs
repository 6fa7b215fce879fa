//! Parries that do more than stop the blow: who may try them, and what they take from the parry.

use super::super::cause;
use super::super::condition::convert;
use super::super::exchange::attack::Blow;
use super::super::exchange::means::{Feat, Means};
use super::super::exchange::tally::Tally;
use super::super::fighter::{Arm, Piece};
use super::super::scene::{Scene, Snapshot};
use super::super::{melee, rule, why};
use super::may::{fits, may_try};
use super::target::{bears_shield, may_be_disarmed, may_be_done_to};
use super::tie::{Bond, Tie, guard};
use super::value::{LEAST_SHARE, share, whole};
use crate::battle::{Ledger, WhyNot};

/// The least that a windmill costs (`MAN-WINDMUEHLE`).
pub(crate) const WHIRL: i16 = 8;
/// The most points of a master parry with a shield (`MAN-MEISTERPARADE`).
pub(crate) const MOST_WITH_SHIELD: i16 = 10;
/// What it costs besides to break a weapon for thrusts, another one-handed one, and a two-handed one (`MAN-WAFFEZERBRECHEN`).
pub(crate) const THRUSTING: i16 = 4;
pub(crate) const ONE_HANDED: i16 = 6;
pub(crate) const TWO_HANDED: i16 = 10;

/// A parry that does more: what, with what, and the points announced for it.
pub(crate) type Plan = (Feat, Piece, i16);

/// Adds what a parry that does more takes from its value.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-ENTWAFFNEN-PA`, `MAN-WINDMUEHLE`, `MAN-WAFFEZERBRECHEN`, `MAN-KLINGENWAND`.
///
/// # Errors
///
/// Why not.
pub(crate) fn add_to_parry(
    ledger: &mut impl Tally,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    (with, blow): (&Arm, Blow),
    (feat, piece, points): Plan,
) -> Result<(), WhyNot> {
    let art = feat.art();
    let craft = defender.build.crafts.get(art);
    let own = match piece {
        Piece::Main => guard(
            &scene.round.melee.ties,
            defender,
            Means::Feat(feat, piece, points),
        )?,
        Piece::Second => defender.main_arm(),
    };
    may_try(scene, defender, (piece == Piece::Main).then_some(own), art)?;
    may_be_done_to(art, craft, attacker)?;
    if piece == Piece::Main {
        fits(scene, defender, attacker, own)?;
    } else {
        may_be_done_with_ward(defender, feat)?;
    }
    let traits = defender.build.traits;
    match feat {
        Feat::Formation if !melee::covers(scene, defender, blow) => {
            return Err(why::covers_nobody(rule::MAN_FORMATION));
        }
        Feat::Master if bears_shield(defender) && !traits.shield_master => {
            return Err(why::no_shield_with_it(rule::SHD_05));
        }
        Feat::Bind if with.kind.is_chain => return Err(why::chain_slips(rule::MAN_BINDEN, &with.name)),
        Feat::Disarm => may_be_disarmed((defender, attacker), with, own)?,
        // It is the only defence of its round (MAN-KLINGENWAND).
        Feat::Wall if defender.turn.spent.defences > 0 && !has_wall(scene, defender) => {
            return Err(why::only_defence(rule::MAN_KLINGENWAND));
        }
        Feat::Windmill if !is_announced(blow) => return Err(why::nothing_announced(rule::MAN_WINDMUEHLE)),
        Feat::BreakWeapon if piece == Piece::Main && !own.kind.breaks_weapons => {
            return Err(why::unfit_weapon(rule::MAN_GEN_06, &own.name));
        }
        Feat::BreakWeapon if with.kind.break_factor.is_none() => {
            return Err(why::unbreakable(rule::MAN_WAFFEZERBRECHEN, &with.name));
        }
        _ => {}
    }
    let (least, most) = range(scene, defender, (feat, piece));
    if points < least || points > most {
        return Err(why::points_beyond(rule::MAN_GEN_03, points, least, most));
    }
    let fixed = match feat {
        Feat::Windmill => -whirl(blow),
        Feat::Wall => 2 * points - own.parry.as_ref().map_or(0, Ledger::value),
        _ => craft.modifier,
    };
    ledger.add(art.rule(), fixed - points);
    if piece == Piece::Main && own.kind.foreign.has(art) {
        let required = if feat == Feat::Wall { 0 } else { fixed };
        ledger.add_for(rule::MAN_GEN_06, own.thing, required);
    }
    if piece == Piece::Main {
        ledger.add_for(rule::SF_WAFFENMEISTER, &cause::EASED, own.eases(art));
    }
    match feat {
        Feat::Disarm => {
            let ward = defender.ward().filter(|_| piece == Piece::Second);
            let (thing, helps) =
                ward.map_or((own.thing, own.kind.disarms), |ward| (ward.thing, ward.disarms));
            ledger.add_for(rule::WPN_11, thing, helps.into());
        }
        Feat::BreakWeapon => {
            let struck_with = convert::piece_of(attacker, with);
            let factor = struck_with.and_then(|piece| attacker.break_factor(piece));
            ledger.add_for(art.rule(), &cause::BREAK_FACTOR, factor.unwrap_or(0));
            ledger.add_for(art.rule(), with.thing, -sturdiness(with));
        }
        _ => {}
    }
    Ok(())
}

/// What the points of a parry that does more come to: half of them with a weapon that is not made for it.
///
/// Rule: `MAN-GEN-06`.
pub(crate) fn lent(defender: &Snapshot, (feat, piece): (Feat, Piece), points: i16) -> i16 {
    match piece {
        Piece::Main => defender.main_arm().lends(feat.art(), points),
        Piece::Second => points,
    }
}

/// What it costs besides to break a weapon of its kind.
const fn sturdiness(weapon: &Arm) -> i16 {
    match weapon.kind.is_thrusting {
        true => THRUSTING,
        false if weapon.kind.is_two_handed => TWO_HANDED,
        false => ONE_HANDED,
    }
}

/// Whether what the other hand holds serves for it.
fn may_be_done_with_ward(defender: &Snapshot, feat: Feat) -> Result<(), WhyNot> {
    let ward = defender.ward().ok_or_else(|| why::no_second(rule::SHD_07))?;
    let serves = match feat {
        Feat::Master => true,
        Feat::Formation => ward.is_shield,
        Feat::Bind | Feat::Disarm => !ward.is_shield,
        Feat::Windmill | Feat::Wall | Feat::Block | Feat::CrossBlock | Feat::Hold => false,
        Feat::BreakWeapon => ward.breaks_weapons,
    };
    match serves {
        true => Ok(()),
        false => Err(why::unfit_weapon(rule::MAN_GEN_06, &ward.name)),
    }
}

/// Whether a blow is one that a windmill turns against its striker: announced, or with all of his strength.
///
/// Rule: `MAN-WINDMUEHLE`.
fn is_announced(blow: Blow) -> bool {
    blow.stakes() > 0 || blow.form == super::Form::Hammer
}

/// The malus that a windmill turns against the striker.
///
/// Rule: `MAN-WINDMUEHLE`.
pub(crate) fn whirl(blow: Blow) -> i16 {
    blow.stakes().max(WHIRL)
}

/// The least and the most points that may be announced with a parry: up to the talent value, and to the parry before the situation; of a
/// wall what each of its parries may have.
///
/// Rule: `MAN-GEN-03`, `MAN-MEISTERPARADE`, `MAN-KLINGENWAND`.
pub(crate) fn range(scene: &Scene, defender: &Snapshot, (feat, piece): (Feat, Piece)) -> (i16, i16) {
    if feat == Feat::Wall {
        return wall_range(scene, defender);
    }
    if !feat.has_points() {
        return (0, 0);
    }
    let means = Means::Feat(feat, piece, 0);
    let own = guard(&scene.round.melee.ties, defender, means).unwrap_or(defender.main_arm());
    let ward = defender.ward().filter(|_| piece == Piece::Second);
    let value = ward.map_or(own.parry.as_ref(), |ward| Some(&ward.parry));
    let talent = match ward {
        Some(ward) if ward.is_shield => MOST_WITH_SHIELD,
        _ => own.talent,
    };
    (0, talent.min(value.map_or(0, Ledger::value)).max(0))
}

/// A wall of blades as it stands: the parries that are left of it, the points for them, and whether each so far had its even share.
#[derive(Clone, Copy)]
struct Blades {
    parries: u8,
    left: i16,
    is_even: bool,
}

/// The wall that somebody has begun in this round; as yet none, all of it.
///
/// Rule: `MAN-KLINGENWAND`, `SF-KLINGENTAENZER`.
fn wall(scene: &Scene, defender: &Snapshot) -> Blades {
    let mut ties = scene.round.melee.ties.iter();
    let begun = ties.find_map(|tie| match tie.bond {
        Bond::Wall(parries, is_even) if tie.of == defender.id() => Some(Blades {
            parries,
            left: tie.points,
            is_even,
        }),
        _ => None,
    });
    begun.unwrap_or(Blades {
        parries: if defender.build.traits.blade_dancer { 3 } else { 2 },
        left: whole(parry_of(defender)),
        is_even: true,
    })
}

/// What is left of a wall after a parry with so many points, and the points for that: nothing where they do not suffice.
///
/// Rule: `MAN-KLINGENWAND`.
pub(crate) fn wall_after(scene: &Scene, defender: &Snapshot, points: i16) -> (Bond, i16) {
    let before = wall(scene, defender);
    let is_even = before.is_even && points == share(parry_of(defender));
    let left = before.left - points;
    let parries = if is_even || left >= LEAST_SHARE {
        before.parries.saturating_sub(1)
    } else {
        0
    };
    (Bond::Wall(parries, is_even), left)
}

fn parry_of(defender: &Snapshot) -> i16 {
    defender.main_arm().parry.as_ref().map_or(0, Ledger::value)
}

/// Whether somebody may put up another parry of a wall that he has begun.
///
/// Rule: `MAN-KLINGENWAND`.
pub(crate) fn has_wall(scene: &Scene, defender: &Snapshot) -> bool {
    let is_his = |tie: &Tie| tie.of == defender.id() && matches!(tie.bond, Bond::Wall(1.., _));
    scene.round.melee.ties.iter().any(is_his)
}

/// Whether somebody has put up a wall in this round, besides which there is no other defence.
///
/// Rule: `MAN-KLINGENWAND`.
pub(crate) fn is_behind_wall(scene: &Scene, defender: &Snapshot) -> bool {
    let is_his = |tie: &Tie| tie.of == defender.id() && matches!(tie.bond, Bond::Wall(..));
    scene.round.melee.ties.iter().any(is_his)
}

/// What the next parry of a wall may have: half and two more, or, for those who feel how a fight goes, as they like, so that another one
/// can follow the first.
///
/// Rule: `MAN-KLINGENWAND`, `SF-KAMPFGESPUER`.
fn wall_range(scene: &Scene, defender: &Snapshot) -> (i16, i16) {
    let Blades { left, is_even, .. } = wall(scene, defender);
    let kept = if has_wall(scene, defender) { 0 } else { LEAST_SHARE };
    let even = share(parry_of(defender));
    let is_free = defender.build.traits.instinct && left - kept >= LEAST_SHARE;
    match (is_free, is_even) {
        (false, _) => (even, even),
        (true, false) => (LEAST_SHARE, left),
        (true, true) => (LEAST_SHARE, (left - kept).max(even)),
    }
}
