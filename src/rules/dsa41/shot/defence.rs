//! The answer to what flies: a jump aside, or a shield.

use crate::battle::{Ledger, WhyNot};
use crate::board::Arc;

use super::super::condition::{convert, strain};
use super::super::data::belongings::Missile;
use super::super::exchange::attack::Blow;
use super::super::exchange::defence::{
    Defence, Means, add_condition, burdened_by_plan, may_dodge, may_parry,
};
use super::super::exchange::tally::Tally;
use super::super::exchange::zone::{self, Effort};
use super::super::fighter::{Ambush, Piece, Ward};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::terrain::situation::{Guard, arc, height, light, posture, water};
use super::super::{manoeuvre, rule, why};
use super::melee::{Press, press};
use super::{sight, value};

/// The value of a defence against what a shooter has sent off, or the rule that forbids it now.
///
/// Rule: `RNG-20`.
///
/// # Errors
///
/// Why not.
pub(crate) fn defence<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    shooter: &Snapshot,
    blow: Blow,
    means: Means,
) -> Result<Defence<T>, WhyNot> {
    if !defender.is_able() {
        return Err(why::unable(rule::ATK_03));
    }
    let missile = shooter.style().missile.as_ref();
    let missile = missile.ok_or_else(|| why::missiles_are_not_parried(rule::RNG_20))?;
    may_answer(scene, defender, shooter, missile, blow)?;
    match means {
        Means::Parry | Means::Other | Means::Feat(..) => Err(why::missiles_are_not_parried(rule::RNG_20)),
        Means::Ward | Means::SecondWard => shield(scene, defender, shooter, missile, means),
        Means::AimedDodge | Means::Dodge if blow.flight.is_stray => Err(why::stray(rule::RNG_14)),
        Means::AimedDodge => dodge(scene, defender, shooter, missile, true),
        Means::Dodge => dodge(scene, defender, shooter, missile, false),
        // Against a shooter there is no class that could grow.
        _ => Err(why::no_class_to_gain(rule::RNG_20)),
    }
}

/// Whoever has his hands full of foes, or neither sees the shooter nor has sensed him, has no time for it. A stray shot meets a shield all
/// the same.
///
/// Rule: `RNG-20`, `SUR-02`, `SUR-03`.
fn may_answer(
    scene: &Scene,
    defender: &Snapshot,
    shooter: &Snapshot,
    missile: &Missile,
    blow: Blow,
) -> Result<(), WhyNot> {
    if blow.flight.is_stray {
        return Ok(());
    }
    if value::is_point_blank(scene, shooter, defender, missile) {
        return Err(why::shot_at_point_blank(rule::RNG_36));
    }
    if press(scene, defender) != Press::Free {
        return Err(why::hands_full_of_foes(rule::RNG_20));
    }
    let is_wary = defender.condition.opening.ambush.wary & Ambush::bit(shooter.id()) != 0;
    if !is_wary && !sight::sees(scene, defender, shooter) {
        return Err(why::shooter_not_seen(rule::SUR_03, shooter.id()));
    }
    if arc::of(scene, defender, shooter) == Arc::Rear {
        return Err(why::from_behind(rule::BRD_05));
    }
    Ok(())
}

/// What a dodge from a flank is harder by (`BRD-05`).
const FLANKED: i16 = -2;

/// How much harder slow missiles are to stop, and fast ones (`RNG-20`).
pub(crate) const SLOW: i16 = -4;
pub(crate) const FAST: i16 = -8;

/// How much harder what flies is to stop (`RNG-20`).
const fn speed(missile: &Missile) -> i16 {
    if missile.is_fast { FAST } else { SLOW }
}

/// What hinders and helps a shield and a dodge alike: the surroundings and how the shooter stands.
///
/// Rule: `MOD-04`, `SIT-08`, `SIT-09`, `SIT-20` to `SIT-40`.
fn common(ledger: &mut impl Tally, scene: &Scene, defender: &Snapshot, shooter: &Snapshot) {
    strain::add(ledger, defender);
    ledger.add(rule::INI_06, defender.turn.high_ini);
    ledger.add(rule::MAN_GEN_05, -defender.condition.off_balance);
    posture::of_attacker(ledger, shooter);
    light::judge(ledger, scene, defender, shooter, light::Use::Defence);
    water::judge(ledger, scene, defender, water::Use::Defence);
    height::against_flyer(ledger, defender, shooter);
}

/// A parry with the shield, from the front or its own side; the very large ones stop missiles more easily. All that hinders a shield
/// against blows hinders it here.
///
/// Rule: `RNG-20`, `SHD-01`, `SHD-04`, `SIT-33`, `ZON-03`, `ADV-STATE-1`, `MAN-U-HOLDS`.
fn shield<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    shooter: &Snapshot,
    missile: &Missile,
    means: Means,
) -> Result<Defence<T>, WhyNot> {
    let has_right = if means == Means::SecondWard {
        defender.turn.second_parry
    } else {
        defender.turn.defences > 0
    };
    let ward = defender.ward();
    let ward: &Ward = ward
        .filter(|ward| ward.is_shield)
        .ok_or_else(|| why::no_shield(rule::RNG_20))?;
    may_parry(defender, has_right)?;
    if manoeuvre::clasp(scene, defender.id()).is_some() {
        return Err(why::no_use_in_hold(rule::MAN_U_HOLDS, &ward.name));
    }
    if !defender.turn.spent.leaves(Some(Piece::Second)) {
        return Err(why::used_twice(rule::UMW_06, &ward.name));
    }
    if !arc::shield_guards(defender, arc::of(scene, defender, shooter)) {
        return Err(why::from_behind(rule::BRD_05));
    }
    water::may_guard(scene, defender, Guard::Shield)?;
    let mut ledger = T::of(&ward.parry);
    add_condition(&mut ledger, defender, Effort::Ward);
    common(&mut ledger, scene, defender, shooter);
    burdened_by_plan(&mut ledger, defender);
    convert::add_to_defence(&mut ledger, defender, means)?;
    let (posture, malus) = posture::own(defender.body.posture);
    ledger.add(posture, malus);
    let speed = speed(missile);
    ledger.add_for(
        rule::RNG_20,
        missile.arm.thing,
        if ward.is_very_large { speed / 2 } else { speed },
    );
    Ok(Defence {
        rule: rule::SHD_01,
        ledger,
        cells: Vec::new(),
    })
}

/// A jump aside, or out of the way on the spot; the distance does not matter to it.
fn dodge<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    shooter: &Snapshot,
    missile: &Missile,
    aimed: bool,
) -> Result<Defence<T>, WhyNot> {
    let (value, _): (&Ledger, _) = may_dodge(scene, defender, aimed)?;
    let cells = if aimed {
        Vec::new()
    } else {
        place::dodge_cells(scene, defender, shooter)
    };
    if !aimed && cells.is_empty() {
        return Err(why::no_room_to_dodge(rule::BRD_15));
    }
    let mut ledger = T::of(value);
    zone::add(&mut ledger, defender, Effort::Dodge);
    common(&mut ledger, scene, defender, shooter);
    if aimed {
        burdened_by_plan(&mut ledger, defender);
        convert::add_to_defence(&mut ledger, defender, Means::AimedDodge)?;
    }
    posture::dodge(&mut ledger, defender);
    let arc = arc::of(scene, defender, shooter);
    ledger.add_for(
        rule::BRD_05,
        arc::side_of(arc),
        if arc == Arc::Front { 0 } else { FLANKED },
    );
    ledger.add_for(rule::RNG_20, missile.arm.thing, speed(missile));
    Ok(Defence {
        rule: if aimed { rule::AUS_03 } else { rule::AUS_02 },
        ledger,
        cells,
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use super::*;
    use crate::battle::{Ground, ModuleSet, Seat, Side, Sides, Slot, Stance};
    use crate::board::{Board, Cell, Facing};
    use crate::rules::dsa41::data::Dsa41Data;
    use crate::rules::dsa41::module::Modules;
    use crate::rules::dsa41::round::Round;
    use crate::rules::dsa41::scene::Fighters;
    use crate::rules::dsa41::setup::muster;
    use crate::rules::dsa41::shot::Way;

    /// The dodge of an elf at an arrow of another five squares away, who is so many decimetres up in the air, as (rule, points).
    fn dodge_at(altitude_dm: i16) -> Vec<(&'static str, i16)> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let data = Dsa41Data::load(&root.join("assets/rules/dsa41")).unwrap();
        let elf = Arc::new(muster::by_id(&data, "HER-04", Modules::of(&ModuleSet::default())).unwrap());
        let bow = elf
            .styles
            .iter()
            .position(|style| style.missile.is_some())
            .unwrap();
        let mut shooter = Snapshot::rested(&elf, 1, Cell::new(1, 1));
        shooter.hands.style = Slot(bow as u8);
        shooter.body.altitude_dm = altitude_dm;
        let mut defender = Snapshot::rested(&elf, 2, Cell::new(6, 1));
        defender.body.facing = Facing::W;
        let side = || Side {
            name: "".into(),
            seat: Seat::Script,
        };
        let sides = Sides::new(vec![side(), side()], |_, _| Stance::Hostile);
        let ground = Ground::new(Arc::new(Board::new(12, 12).unwrap()), Arc::default());
        let round = Round::default();
        let scene = Scene {
            fighters: Fighters::Own(vec![shooter, defender]),
            sides: &sides,
            ground: &ground,
            round: &round,
            facts: Default::default(),
        };
        let (shooter, defender) = (&scene.fighters[0], &scene.fighters[1]);
        let blow = Blow::flying(shooter.missile_slot(), Way::Shot);
        let found: Defence = defence(&scene, defender, shooter, blow, Means::Dodge)
            .ok()
            .unwrap();
        let lines = found.ledger.lines.iter().filter(|line| line.applies);
        let told = lines.map(|line| (line.rule.0, line.amount));
        told.filter(|(rule, _)| ["SIT-40", "RNG-20"].contains(rule))
            .collect()
    }

    #[test]
    fn a_shooter_in_the_air_is_hard_to_dodge_mod_04() {
        // MOD-04, SIT-40: dodge -4 for the fighter on the ground; RNG-20: -8 against arrows.
        assert_eq!(dodge_at(0), [("RNG-20", -8)]);
        assert_eq!(dodge_at(10), [("SIT-40", -4), ("RNG-20", -8)]);
    }
}
