//! Whoever fumbles may hurt himself: with his own weapon, through the armour or past it, or with his shield.

use crate::battle::{FighterId, Ledger, NamedRow, Points, RuleId};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::suffer::zone;
use super::super::table::Table;
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::exchange::attack;
use crate::rules::dsa41::exchange::damage;
use crate::rules::dsa41::exchange::fumble::Blunder;
use crate::rules::dsa41::exchange::zone::Zone;
use crate::rules::dsa41::fighter::{Arm, Piece};
use crate::rules::dsa41::manoeuvre::Form;
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::Snapshot;

/// Points by which whoever fumbles with a shield, or with what has no blade, hurts himself, as sides of a die (`FUM-05`).
pub(crate) const BY_SHIELD: u8 = 6;

/// What somebody hurts himself with: his own weapon, or the parry weapon; or a shield, which has a die of its own (`FUM-05`).
struct Weapon {
    /// The rule that tells its points, their dice and sides.
    cited: RuleId,
    dice: u8,
    sides: u8,
    /// What it is.
    thing: NamedRow,
    /// What is added to them.
    plus: Ledger,
    is_tiring: bool,
    thresholds: Option<[i16; 3]>,
}

impl Weapon {
    /// What an attack was made with, by its slot; what has parried; and of bare hands and of what is no longer in them, the fists or claws.
    fn of(fighter: &Snapshot, blunder: Blunder) -> Self {
        let struck_with = blunder.slot.and_then(|slot| fighter.arm(slot.into()));
        let parried_with = || match blunder.piece {
            Some(Piece::Main) => Some(fighter.main_arm()),
            Some(Piece::Second) => fighter.second_arm(),
            None => None,
        };
        let has_warded = blunder.slot.is_none() && blunder.piece == Some(Piece::Second);
        let ward = fighter.ward().filter(|_| has_warded);
        let blade = ward.and_then(|ward| ward.blade.as_deref());
        if let Some(ward) = ward.filter(|ward| ward.blade.is_none()) {
            return Self {
                thing: ward.thing,
                cited: rule::FUM_05,
                dice: 1,
                sides: BY_SHIELD,
                plus: Ledger::new(rule::DMG_01, 0),
                is_tiring: false,
                thresholds: damage::marks(&fighter.build, 0),
            };
        }
        // Who wrestles hits himself as he would in a brawl: wrestling itself does no harm (UNA-03).
        let arm = struck_with.filter(|arm| !arm.kind.is_wrestling);
        let arm = arm.or(blade).or_else(parried_with);
        let arm = arm.unwrap_or_else(|| of_body(fighter));
        Self {
            cited: blunder.chart.rule(),
            dice: arm.dice,
            sides: arm.sides,
            thing: arm.thing,
            plus: arm.plus.clone(),
            is_tiring: arm.is_endurance,
            thresholds: damage::thresholds(arm, Form::Plain, &fighter.build),
        }
    }

    fn throw(&self, table: &mut Table) -> Result<Points, DiceError> {
        let mut points = Points::roll(self.cited, self.dice, self.sides, &mut *table.dice)?;
        points.ledger.add_for(rule::DMG_01, self.thing, self.plus.base);
        points.ledger.lines.extend(self.plus.lines.iter());
        Ok(points)
    }
}

/// What somebody fights with whose hands are empty, or not used: what he has of his own, or his fists.
fn of_body(fighter: &Snapshot) -> &Arm {
    let main = fighter.main_arm();
    let bare = fighter.brawling().filter(|_| !convert::is_part_of(main));
    bare.unwrap_or(main)
}

/// The own weapon's points without armour, or a die for a shield (`FUM-01`, `FUM-02`, `FUM-05`, `DMG-03`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn hurt(table: &mut Table, blunder: Blunder) -> Result<(), DiceError> {
    let id = blunder.fighter;
    let weapon = Weapon::of(table.snapshot(id), blunder);
    let mut points = weapon.throw(table)?;
    points.ledger.lift_to(rule::DMG_01, 0);
    let loss = Ledger::new(rule::DMG_03, points.value());
    suffer(table, id, &weapon, (points, loss, None));
    Ok(())
}

/// The own weapon's points, so many times, through the armour (`FUM-06`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn hit_himself(table: &mut Table, blunder: Blunder, times: u8) -> Result<(), DiceError> {
    let (id, asked) = (blunder.fighter, blunder.chart.rule());
    let weapon = Weapon::of(table.snapshot(id), blunder);
    let zone = zone::of_own_hit(table, id)?;
    let mut points = weapon.throw(table)?;
    let once = points.value();
    points.ledger.add_for(
        asked,
        (&cause::TIMES, times.into()),
        once * (i16::from(times) - 1),
    );
    points.ledger.lift_to(rule::DMG_01, 0);
    let build = table.build(id);
    let by = if zone.is_some() {
        rule::ZON_02
    } else {
        rule::DMG_02
    };
    let mut loss = Ledger::new(rule::DMG_01, points.value());
    damage::add_armour(&mut loss, by, &build, zone);
    loss.lift_to(rule::DMG_02, 0);
    suffer(table, id, &weapon, (points, loss, zone));
    Ok(())
}

/// What somebody has done to himself waits to take effect.
fn suffer(
    table: &mut Table,
    id: FighterId,
    weapon: &Weapon,
    (points, loss, zone): (Points, Ledger, Option<Zone>),
) {
    let is_undead = table.snapshot(id).build.is_undead;
    let whole = loss.value();
    let life = if weapon.is_tiring {
        attack::half(whole)
    } else {
        whole
    };
    let cited = loss.source.unwrap_or(rule::DMG_03);
    table.strike(
        Some(id),
        (points, loss),
        Harm {
            life,
            endurance: if weapon.is_tiring && !is_undead { whole } else { 0 },
            wounds: damage::wounds_of(life, weapon.thresholds),
            thresholds: weapon.thresholds.unwrap_or([i16::MAX; 3]),
            zone,
            ..Harm::of(
                id,
                if cited == rule::DMG_01 {
                    rule::DMG_02
                } else {
                    cited
                },
            )
        },
    );
}
