//! Hit zones in the round: where a blow lands, what wounds do there at once, bleeding, useless arms.

use crate::battle::{FighterId, Happening, Ledger, Points, Posture};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::blow::grip;
use super::super::deeds::{floor, hands, pose};
use super::super::table::Table;
use super::super::turn::act;
use super::super::way::pair;
use super::consequence::{after, fall, lose_senses};
use super::{fury, ordeal};
use crate::rules::dsa41::exchange::zone::{Aim, SHOCK_SIDES, Shock, Zone, other_arm, weapon_arm};
use crate::rules::dsa41::fighter::{Piece, Vitality};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{rule, word};

/// Sides of the die that tells how many rounds somebody stays unconscious (`ZON-04`).
pub(crate) const SWOON: u8 = 20;

/// Where somebody hits himself; none where hit zones are not played.
///
/// Rule: `ZON-01`, `FUM-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn of_own_hit(table: &mut Table, id: FighterId) -> Result<Option<Zone>, DiceError> {
    if !table.round.modules.has(Modules::ZONES) {
        return Ok(None);
    }
    let aim = Aim::at(&table.build(id));
    found(table, id, aim).map(Some)
}

/// Rolls where somebody is hit, and says so.
///
/// Rule: `ZON-01`, `RNG-42`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn found(table: &mut Table, id: FighterId, aim: Aim) -> Result<Zone, DiceError> {
    loop {
        let (points, zone) = aim.locate(&mut *table.dice)?;
        table.rolled(id, word::ZONE, points);
        if !aim.is_hidden(zone) {
            table.write(act::acted(id, zone.term()));
            return Ok(zone);
        }
        table.write(act::acted(id, word::ZONE_HIDDEN));
    }
}

/// Brings wounds into their zone and lets them take effect at once; what tears wounds and is no blow finds its zone now. Says how
/// many of them count.
///
/// Rule: `ZON-03`, `WND-09`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn wound(table: &mut impl Arena, harm: Harm) -> Result<u8, DiceError> {
    let (id, wounds) = (harm.target, harm.all_wounds());
    if wounds == 0 || !table.modules().has(Modules::ZONES) {
        return Ok(wounds);
    }
    let zone = match harm.zone {
        Some(zone) => zone,
        None => {
            let aim = Aim::at(&table.snapshot(id).build);
            table.zone(id, aim)?
        }
    };
    let shock = Shock::of(zone, table.snapshot(id).condition.ado.scars.of(zone), wounds);
    let (from, before) = (table.snapshot(id).ini(), table.snapshot(id).wounds.0);
    table.fighter(id).condition.ado.scars.add(zone, shock.wounds);
    table.fighter(id).wounds.0 += i16::from(shock.wounds);
    let total = table.snapshot(id).wounds.0 as u8;
    table.tell(|| Happening::Wounded {
        fighter: id,
        wounds: shock.wounds,
        total,
        loss: harm.life,
        thresholds: harm.thresholds,
        rule: rule::ZON_03,
    });
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::ZON_03);
    if shock.wounds > 0 {
        table.roll_on_table(|table| fury::sting(table, id, before))?;
    }
    ordeal::of_wounds(table, harm, shock.wounds, Some((zone, shock)))?;
    Ok(shock.wounds)
}

/// What the wounds of a zone do at once, if they are felt: in a frenzy they are not, and the third one waits for its end.
///
/// Rule: `ZON-03`, `WND-10`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn shake(
    table: &mut impl Arena,
    id: FighterId,
    (zone, shock): (Zone, Shock),
) -> Result<(), DiceError> {
    if table.snapshot(id).condition.frenzied {
        if shock.is_third {
            table.fighter(id).condition.ado.fury.put_off(zone);
        }
        return Ok(());
    }
    if shock.nerve_dice > 0 {
        let lost = table.throw_details(id, word::NERVE, (rule::ZON_03, shock.nerve_dice, SHOCK_SIDES))?;
        table.lower_initiative(id, lost, rule::ZON_03);
    }
    if shock.life_dice > 0 {
        let points = Points::roll(rule::ZON_03, shock.life_dice, SHOCK_SIDES, table.dice())?;
        let life = points.value();
        // It tears no wounds and armour does not count.
        table.strike(
            None,
            (points, Ledger::new(rule::DMG_03, life)),
            Harm {
                life,
                ..Harm::of(id, rule::ZON_03)
            },
        );
    }
    if shock.is_third {
        disable(table, id, zone)?;
    }
    Ok(())
}

/// The third wound of a zone.
pub(crate) fn disable(table: &mut impl Arena, id: FighterId, zone: Zone) -> Result<(), DiceError> {
    match zone {
        Zone::LeftArm | Zone::RightArm => lame(table, id, zone),
        Zone::LeftLeg | Zone::RightLeg => {
            table.state(id, word::CRIPPLED, true, rule::ZON_03);
            table.on_table(|table| {
                pose::pose(table, id, Posture::Lying, rule::ZON_03);
                pair::tidy(table);
            });
            Ok(())
        }
        Zone::Head | Zone::Chest | Zone::Back | Zone::Belly => swoon(table, id),
    }
}

/// An arm is of no use any more, and what it held falls (`ZON-03`).
fn lame(table: &mut impl Arena, id: FighterId, arm: Zone) -> Result<(), DiceError> {
    table.state(id, word::LAMED, true, rule::ZON_03);
    let fighter = table.snapshot(id);
    let hold = fighter.hold();
    let main = fighter.main_arm().kind;
    let is_of_both = fighter.missile().is_some_and(|missile| !missile.is_one_handed);
    let is_bare = main.is_natural || fighter.has_main_hand_free();
    let is_armed = !is_bare && !fighter.build.traits.keeps_weapon;
    let takes_both = fighter.leads_with_both(fighter.main_arm()) || is_of_both;
    let loses_main = is_armed && (takes_both || arm == weapon_arm(fighter));
    let is_other = arm == other_arm(fighter);
    let loses_second = fighter.style().has_second() && hold.has_second() && is_other;
    if loses_main {
        table.on_table(|table| hands::slip(table, id, Piece::Main, rule::ZON_03));
    }
    if loses_second {
        table.on_table(|table| hands::slip(table, id, Piece::Second, rule::ZON_03));
    }
    if is_other {
        table.on_table(|table| floor::drop_lights(table, id));
    }
    Ok(())
}

/// Unconscious for a while, out of the fight after it, and losing blood (`ZON-03`, `ZON-04`, `ZON-05`).
fn swoon(table: &mut impl Arena, id: FighterId) -> Result<(), DiceError> {
    let rounds = table.throw_details(id, word::STUN, (rule::ZON_04, 1, SWOON))?;
    let fighter = table.fighter(id);
    let was_fit = fighter.condition.vitality == Vitality::Fit;
    fighter.condition.vitality = fighter.condition.vitality.max(Vitality::Incapacitated);
    fighter.body.able = false;
    fighter.condition.ado.scars.bleeding = true;
    fighter.task.0 = None;
    fighter.hands.quiver.aim = None;
    if was_fit {
        table.state(id, word::INCAPACITATED, true, rule::ZON_04);
    }
    lose_senses(table, id, rounds, rule::ZON_04);
    table.state(id, word::BLEEDING, true, rule::ZON_05);
    table.on_table(|table| grip::let_go(table, id));
    fall(table, id)
}

/// The bleeding lose blood at the end of a round (`ZON-05`).
pub(crate) fn bleed(table: &mut Table) {
    let bleeds = |it: &Snapshot| {
        let is_alive = it.body.present && it.condition.vitality < Vitality::Dead;
        it.condition.ado.scars.bleeding && is_alive
    };
    for id in table.those(bleeds) {
        table.round.harm.push(Harm {
            life: 1,
            ..Harm::of(id, rule::ZON_05)
        });
    }
}

/// A healer stops the bleeding, and with it whoever was felled by a third wound can act again, unless something else keeps him down:
/// at once, or when he comes to himself.
///
/// Rule: `ZON-04`, `ZON-05`, `DYI-04`.
pub(crate) fn staunch(table: &mut Table, id: FighterId) {
    if !table.snapshot(id).condition.ado.scars.bleeding {
        return;
    }
    table.fighter(id).condition.ado.scars.bleeding = false;
    table.state(id, word::BLEEDING, false, rule::ZON_05);
    let fighter = table.snapshot(id);
    let is_in_pain = fighter.condition.ado.grit.pained_until > 0;
    let was_felled = fighter.condition.vitality == Vitality::Incapacitated;
    if !was_felled || is_in_pain || after(fighter, fighter.life.now) > Vitality::Fit {
        return;
    }
    let is_awake = fighter.condition.unconscious == 0 && !fighter.condition.exhausted;
    let fighter = table.fighter(id);
    fighter.condition.vitality = Vitality::Fit;
    fighter.body.able = fighter.body.present && is_awake && !fighter.condition.surrendered;
    table.state(id, word::INCAPACITATED, false, rule::ZON_04);
}
