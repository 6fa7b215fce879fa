//! Attacks and manoeuvres: with what, against whom, from where.

use crate::battle::{Choice, RuleId, Slot};
use crate::board::{Cell, Footprint, Pair, PathStep, Spot};

use super::super::assault::{self, Assault, Way};
use super::super::data::PowerAction;
use super::super::manoeuvre::{DISTRACT_M, Manoeuvre};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot, spot};
use super::super::{approach, rule};

/// With what right somebody attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Right {
    /// In his own turn.
    Turn,
    /// As an early riposte, which is one attack action (`PL-RIP-04`).
    Riposte,
}

/// Metres of the movement that may come before a push (`PL-MAN-03`).
const PUSH_M: u16 = 10;

/// An attack or a manoeuvre as a choice names it.
pub(super) fn attack_choice(
    scene: &Scene,
    own: &Snapshot,
    choice: &Choice,
    right: Right,
) -> Result<(), RuleId> {
    let Choice::Attack {
        target,
        with,
        manoeuvre,
        stakes,
    } = choice
    else {
        return Err(rule::PL_ATK_04);
    };
    let target = scene.get(*target).ok_or(rule::PL_ATK_03)?;
    if let Some(assault) = Assault::of(*manoeuvre, *with) {
        return match stakes.as_slice() {
            [] => may_attack(scene, own, target, assault, right),
            _ => Err(rule::PL_ATK_02),
        };
    }
    let manoeuvre = Manoeuvre::of(*manoeuvre).ok_or(rule::PL_ATK_01)?;
    may_manoeuvre(scene, own, target, manoeuvre, *with, right)?;
    let has_way = || contact_way(scene, own, target, manoeuvre, stakes).is_some_and(|way| !way.is_empty());
    if stakes.is_empty() || has_way() {
        Ok(())
    } else {
        Err(rule::PL_MAN_09)
    }
}

/// Whether a fighter may attack somebody so now.
///
/// Rule: `PL-ATK-03`, `PL-ACT-02`, `PL-SNK-01`, `PL-MAG-01`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_attack(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    assault: Assault,
    right: Right,
) -> Result<(), RuleId> {
    let turn = own.state.turn;
    let is_limited = is_limited(own, assault);
    match right {
        Right::Turn if is_limited && !turn.is_fresh() => return Err(rule::PL_ACT_06),
        Right::Turn if turn.has_attacked => return Err(rule::PL_ACT_02),
        Right::Turn if !turn.has_attack() => return Err(rule::PL_ACT_01),
        Right::Riposte if is_limited => return Err(rule::PL_RIP_04),
        _ => {}
    }
    if !scene.are_hostile(own, target) || !target.can_suffer() {
        return Err(rule::PL_ATK_03);
    }
    if target.state.hides.is_some() {
        return Err(rule::PL_PER_02);
    }
    match assault.way {
        Way::Close => may_strike(scene, own, target, assault.with)?,
        Way::Shot => may_shoot(scene, own, target, assault.with)?,
        Way::Spell => may_cast(scene, own, target, assault.with)?,
    }
    if assault.is_sneaky && !assault::may_sneak(scene, own, target, assault.way) {
        return Err(rule::PL_SNK_01);
    }
    Ok(())
}

/// Whether an attack takes the whole turn: a spell that says so.
fn is_limited(own: &Snapshot, assault: Assault) -> bool {
    let spell = own.build.powers.get(usize::from(assault.with.0));
    assault.way == Way::Spell && spell.is_some_and(|spell| spell.action == PowerAction::Limited)
}

/// Whether a blow reaches: in the squares of the weapon and with nothing between.
///
/// Rule: `PL-ATK-03`, `PL-BRD-05`, `PL-BRD-12`.
fn may_strike(scene: &Scene, own: &Snapshot, target: &Snapshot, with: Slot) -> Result<(), RuleId> {
    let close = own
        .arm(with)
        .filter(|_| own.wields(with))
        .and_then(|arm| arm.close);
    let reach = close.ok_or(rule::PL_ATK_01)?.reach;
    if reaches(scene, own, target, reach) {
        Ok(())
    } else {
        Err(rule::PL_ATK_03)
    }
}

/// Whether a blow may be struck at a square where a foe is suspected: only where sides have secrets, and nobody is seen there.
///
/// Rule: `BD-VIS-06`, `PL-ATK-03`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_strike_cell(scene: &Scene, own: &Snapshot, with: Slot, at: Cell) -> Result<(), RuleId> {
    let is_held = |it: &Snapshot| it.body.present && it.place().contains(at);
    let is_suspect = scene.side_view().is_some() && scene.board().contains(at);
    if !is_suspect || scene.fighters.iter().any(is_held) {
        return Err(rule::PL_ATK_03);
    }
    let close = own
        .arm(with)
        .filter(|_| own.wields(with))
        .and_then(|arm| arm.close);
    let reach = u16::from(close.ok_or(rule::PL_ATK_01)?.reach);
    let there = Footprint::single(at);
    let pair = Pair::new(scene.board(), spot(own), Spot::on_floor(there));
    if own.place().gap(there).cheb() <= reach && pair.has_melee_line(reach) {
        Ok(())
    } else {
        Err(rule::PL_ATK_03)
    }
}

/// Whether a weapon of a reach gets from one to the other.
///
/// Rule: `PL-BRD-05`, `PL-BRD-12`.
pub(crate) fn reaches(scene: &Scene, own: &Snapshot, target: &Snapshot, reach: u8) -> bool {
    let reach = u16::from(reach);
    scene.distance(own, target) <= reach && scene.pair(own, target).has_melee_line(reach)
}

/// Whether a shot or throw gets there: loaded, within the range, in sight, with nothing that stops it.
///
/// Rule: `PL-ATK-03`, `PL-BRD-08`, `PL-ACT-05`.
fn may_shoot(scene: &Scene, own: &Snapshot, target: &Snapshot, with: Slot) -> Result<(), RuleId> {
    let arm = own
        .arm(with)
        .filter(|_| own.wields(with))
        .ok_or(rule::PL_ATK_01)?;
    let shot = arm.shot.ok_or(rule::PL_ATK_01)?;
    let state = own.state.arm(with);
    if state.is_unloaded {
        return Err(rule::PL_ACT_05);
    }
    if shot.pieces.is_some() && state.pieces == 0 {
        return Err(shot.rule);
    }
    if !scene.is_within(own, target, shot.range_m) {
        return Err(rule::PL_ATK_03);
    }
    let pair = scene.pair(own, target);
    if !pair.has_sight() {
        Err(rule::PL_ATK_03)
    } else if !pair.has_missile() {
        Err(rule::PL_BRD_08)
    } else {
        Ok(())
    }
}

/// Whether a spell that harms gets there.
///
/// Rule: `PL-MAG-01`, `PL-ATK-06`.
fn may_cast(scene: &Scene, own: &Snapshot, target: &Snapshot, with: Slot) -> Result<(), RuleId> {
    if !scene.round.modules.has(Modules::MAGIC) {
        return Err(rule::PL_ATK_06);
    }
    let spell = own
        .build
        .powers
        .get(usize::from(with.0))
        .filter(|spell| !spell.heals);
    let spell = spell.ok_or(rule::PL_MAG_01)?;
    if scene.is_within(own, target, spell.range_m) && scene.pair(own, target).has_sight() {
        Ok(())
    } else {
        Err(rule::PL_ATK_03)
    }
}

/// Whether a fighter may try a manoeuvre on somebody now.
///
/// Rule: `PL-MAN-01`, `PL-MAN-09`, `PL-MAN-10`, `PL-ACT-06`, `PL-STA-05`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_manoeuvre(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    manoeuvre: Manoeuvre,
    with: Slot,
    right: Right,
) -> Result<(), RuleId> {
    if right == Right::Riposte {
        return Err(rule::PL_RIP_04);
    }
    if !own.state.turn.is_fresh() {
        return Err(rule::PL_ACT_06);
    }
    if own.is_prone() && manoeuvre != Manoeuvre::Distract {
        return Err(rule::PL_STA_05);
    }
    if !scene.are_hostile(own, target) || !target.can_suffer() {
        return Err(rule::PL_MAN_01);
    }
    if target.state.hides.is_some() {
        return Err(rule::PL_PER_02);
    }
    let draws = manoeuvre.may_approach() && may_draw_on_the_way(own, with);
    let close = own
        .arm(with)
        .filter(|_| own.wields(with) || draws)
        .and_then(|arm| arm.close);
    let close = close.ok_or(rule::PL_MAN_01)?;
    if manoeuvre == Manoeuvre::Disarm && target.in_hand().hands == 0 {
        return Err(rule::PL_MAN_05);
    }
    match manoeuvre.contact(close.reach) {
        None if scene.is_within(own, target, DISTRACT_M) && scene.pair(own, target).has_sight() => Ok(()),
        None => Err(rule::PL_MAN_02),
        // Without a way there is nothing to draw on (PL-MAN-09).
        Some(reach) if draws && reaches(scene, own, target, reach) => Err(rule::PL_MAN_01),
        Some(reach) if reaches(scene, own, target, reach) => Ok(()),
        Some(_) if !manoeuvre.may_approach() => Err(rule::PL_MAN_10),
        Some(_) => contact_way(scene, own, target, manoeuvre, &[])
            .map(|_| ())
            .ok_or(rule::PL_MAN_09),
    }
}

/// Whether a weapon that is at hand, but not in the hand, can be drawn on the way of a manoeuvre.
///
/// Rule: `PL-MAN-09`, `PL-MOV-02`.
pub(crate) fn may_draw_on_the_way(own: &Snapshot, with: Slot) -> bool {
    own.is_drawable(with) && own.state.carries.is_none()
}

/// The ways by which a push or a knock can come into contact, the shortest first; a single empty one where there is contact
/// already, and for a manoeuvre that takes no way.
///
/// Rule: `PL-MAN-09`, `PL-DEC-04`.
pub(crate) fn contact_ways(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    manoeuvre: Manoeuvre,
) -> Vec<Vec<PathStep>> {
    if !manoeuvre.may_approach() {
        return vec![Vec::new()];
    }
    let metres = match manoeuvre {
        Manoeuvre::Push => PUSH_M,
        _ => own.build.move_m,
    };
    approach::approaches(scene, own, target, metres)
}

/// The way that a choice names by its number, from 2; the shortest where it names none.
///
/// Rule: `PL-DEC-04`.
pub(crate) fn contact_way(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    manoeuvre: Manoeuvre,
    stakes: &[i16],
) -> Option<Vec<PathStep>> {
    let place = match stakes {
        [] => 0,
        [number] if *number > 1 => usize::from(number.unsigned_abs()) - 1,
        _ => return None,
    };
    contact_ways(scene, own, target, manoeuvre).into_iter().nth(place)
}

/// Whether a fighter could attack somebody from where he stands in any way.
///
/// Rule: `PL-RIP-06`, `PL-RIP-07`.
pub(crate) fn can_reach(scene: &Scene, own: &Snapshot, foe: &Snapshot, right: Right) -> bool {
    let weapons = own
        .wielded()
        .flat_map(|(with, _)| [Way::Close, Way::Shot].map(|way| (way, with)));
    let spells = (0..own.build.powers.len()).map(|place| (Way::Spell, Slot(place as u8)));
    weapons.chain(spells).any(|(way, with)| {
        let assault = Assault {
            way,
            with,
            is_sneaky: false,
        };
        may_attack(scene, own, foe, assault, right).is_ok()
    })
}
