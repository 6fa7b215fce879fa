//! Bare hands in the round: what blows, holds and throws do besides the harm.

use crate::battle::{FighterId, RuleId, Secrets};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::suffer::fall;
use super::super::table::Table;
use super::super::trial::attribute_check;
use super::super::turn::late::{self, Late};
use super::super::{Exchange, Harm};
use super::{clasp, feat};
use crate::rules::dsa41::exchange::attack;
use crate::rules::dsa41::exchange::damage::{self, Hit};
use crate::rules::dsa41::exchange::means::{Feat, Means};
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::Outreached;
use crate::rules::dsa41::manoeuvre::{self, Bare, Bond, Form, Sweeping, Tie};
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{melee, rule, word};

/// Initiative that bare hands lose against weapons (`UNA-01`).
pub(crate) const OUTREACHED: i16 = 2;
/// What a hit of wrestling takes from the next action (`UNA-03`).
pub(crate) const WORSE_PLACE: i16 = 2;
/// What a jump kick costs in initiative (`MAN-U-SPRUNGTRITT`).
pub(crate) const JUMP: i16 = 4;
/// Sides of the die for what a dirty trick costs (`MAN-SCHMUTZIG`).
pub(crate) const TRICK_SIDES: u8 = 6;
/// Dice of initiative that taking down costs him who does it, and him who is taken down (`MAN-U-NIEDERRINGEN`).
pub(crate) const OWN_TUMBLE: u8 = 1;
pub(crate) const TUMBLE: u8 = 2;
/// Sides of the die for the rounds that a hard knee costs, and the dice of initiative besides (`MAN-U-KNIE`).
pub(crate) const KNEE_SIDES: u8 = 3;
pub(crate) const KNEE_SHOCK: u8 = 2;
/// Sides of the die for the rounds that a haymaker costs (`MAN-U-SCHMETTER`).
pub(crate) const HAYMAKER_SIDES: u8 = 6;
/// Sides of the dice of initiative.
pub(crate) const NERVE_SIDES: u8 = 6;

/// Whoever fights bare-handed loses initiative while somebody is engaged with him who has a weapon.
///
/// Rule: `UNA-01`.
#[inline]
pub(crate) fn measure(table: &mut Table) {
    let is_affected = |fighter: &Snapshot| {
        fighter.initiative.bare.0 != 0 || !fighter.build.is_creature && fighter.main_arm().kind.is_unarmed
    };
    if table.fighters().iter().any(is_affected) {
        measure_all(table);
    }
}

#[inline(never)]
fn measure_all(table: &mut Table) {
    for id in table.ids() {
        let scene = table.scene();
        let loses = scene
            .get(id)
            .is_some_and(|own| is_outreached(&scene, table.secrets, own));
        drop(scene);
        let now = Outreached(if loses { OUTREACHED } else { 0 });
        if table.snapshot(id).initiative.bare == now {
            continue;
        }
        let from = table.snapshot(id).ini();
        table.fighter(id).initiative.bare = now;
        let to = table.snapshot(id).ini();
        table.changed(id, word::INI, from, to, rule::UNA_01);
    }
}

/// Whether somebody fights with bare hands against a weapon.
///
/// Rule: `UNA-01`, `BRD-06`, `BD-VIS-06`.
fn is_outreached(scene: &Scene, secrets: &Secrets, own: &Snapshot) -> bool {
    let is_bare = !own.build.is_creature && own.main_arm().kind.is_unarmed && own.missile().is_none();
    let is_armed = |foe: &&Snapshot| {
        let held = foe.main_arm().kind;
        !held.is_natural && !held.is_unarmed
    };
    // Nobody is told by his initiative of a foe whom he does not see, nor that foe of him.
    let see_each_other = |foe: &&Snapshot| secrets.see_each_other(own.id(), foe.id());
    let is_engaged = |foe: &Snapshot| melee::is_engaged(scene, own, foe);
    let foes = || scene.foes(own).filter(is_armed).filter(see_each_other);
    is_bare && own.is_able() && foes().any(is_engaged)
}

/// What a blow of the unarmed costs whoever strikes it, whether it hits or not, and what he risks.
///
/// Rule: `MAN-U-SPRUNGTRITT`, `SF-HRURUZAT`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn exert(table: &mut Table, id: FighterId, form: Form, has_hit: bool) -> Result<(), DiceError> {
    let (Form::Bare(kind, _), Some(rule)) = (form, form.rule()) else {
        return Ok(());
    };
    match kind {
        Bare::JumpKick => {
            table.lose_initiative(id, JUMP, rule);
            let asked = (rule, 0);
            if !has_hit && !attribute_check(table, id, Attribute::Ge, word::AGILITY, asked)? {
                table.round.harm.push(Harm {
                    falls: true,
                    ..Harm::of(id, rule)
                });
            }
        }
        Bare::RealBlow => {
            let last = table.clock.round;
            tie(table, (id, None), Bond::Spent(rule), (0, last));
        }
        _ => {}
    }
    Ok(())
}

/// The second blow of a double punch waits until the first has been answered.
///
/// Rule: `MAN-U-DOPPELSCHLAG`.
pub(crate) fn redouble(table: &mut Table, (id, target): (FighterId, FighterId), blow: attack::Blow) {
    if let Form::Bare(Bare::DoublePunch, _) = blow.form {
        table.round.melee.sweep = Some(Box::new(Sweeping {
            attacker: id,
            blow,
            rest: std::iter::once(target).collect(),
            throw: None,
        }));
    }
}

/// A block or an aimed dodge that holds has stopped both blows.
///
/// Rule: `MAN-U-DOPPELSCHLAG`.
pub(crate) fn stop_both(table: &mut Table, blow: attack::Blow, means: Means) {
    let is_double = matches!(blow.form, Form::Bare(Bare::DoublePunch, _));
    if is_double && manoeuvre::stops_both(&table.scene(), means) {
        table.round.melee.sweep = None;
    }
}

/// Wrestling without a hold leaves its victim in a worse place.
///
/// Rule: `UNA-03`.
pub(crate) fn unbalance(table: &mut impl Arena, exchange: Exchange) {
    let both = (exchange.target, Some(exchange.attacker));
    tie(table, both, Bond::Off(rule::UNA_03), (WORSE_PLACE, u16::MAX));
}

/// Carries out what does no harm but something else.
///
/// Rule: `MAN-SCHMUTZIG`, `MAN-U-HALTEN`, `MAN-U-GRIFF`, `MAN-U-KLAMMER`, `MAN-U-SCHWITZKASTEN`, `MAN-U-WUERGEGRIFF`,
/// `MAN-U-NIEDERRINGEN`, `MAN-U-HOLDS`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn instead(
    table: &mut impl Arena,
    exchange: Exchange,
    (kind, points): (Bare, i16),
) -> Result<(), DiceError> {
    let (by, id) = (exchange.attacker, exchange.target);
    let Some(rule) = exchange.blow.form.rule() else {
        return Ok(());
    };
    match kind {
        Bare::DirtyTrick | Bare::BreathTrick => {
            let is_of_breath = kind == Bare::BreathTrick;
            let what = if is_of_breath { word::BREATH } else { word::NERVE };
            let lost = table.throw(id, what, (rule, 1, TRICK_SIDES))?;
            table.suffer(Harm {
                initiative: if is_of_breath { 0 } else { lost },
                endurance: if is_of_breath { lost } else { 0 },
                ..Harm::of(id, rule)
            });
        }
        Bare::Hold => tie(table, (id, Some(by)), Bond::Off(rule), (points, u16::MAX)),
        Bare::TakeDown | Bare::TakeDownAhead => {
            take_down(table, (by, id), rule)?;
            let ahead = kind == Bare::TakeDownAhead;
            let (of, foe) = if ahead { (by, id) } else { (id, by) };
            let bond = if ahead {
                Bond::Ahead(rule)
            } else {
                Bond::Open(rule)
            };
            tie(table, (of, Some(foe)), bond, (points, u16::MAX));
        }
        Bare::GetFree => table.on_table(|table| match late::waits(table) {
            true => late::put_off(table, Late::GetFree(by)),
            false => clasp::get_free(table, by),
        }),
        other => {
            let Some(grasp) = other.grasp() else { return Ok(()) };
            table.on_table(|table| match late::waits(table) {
                true => late::put_off(table, Late::Clasp(by, id, (grasp, points))),
                false => clasp::take_hold(table, (by, id), (grasp, points)),
            });
        }
    }
    Ok(())
}

/// Both go to the ground; he who was taken down loses more initiative.
///
/// Rule: `MAN-U-NIEDERRINGEN`.
fn take_down(
    table: &mut impl Arena,
    (by, id): (FighterId, FighterId),
    rule: RuleId,
) -> Result<(), DiceError> {
    for (fighter, dice) in [(by, OWN_TUMBLE), (id, TUMBLE)] {
        let lost = table.throw(fighter, word::NERVE, (rule, dice, NERVE_SIDES))?;
        table.suffer(Harm {
            initiative: lost,
            falls: true,
            ..Harm::of(fighter, rule)
        });
    }
    Ok(())
}

/// What a blow of the unarmed does besides the harm; says whether it does it.
///
/// Rule: `MAN-U-KNIE`, `MAN-U-SCHMETTER`, `MAN-U-FUSSFEGER`, `MAN-U-WURF`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn besides(
    table: &mut impl Arena,
    exchange: Exchange,
    kind: Bare,
    hit: &Hit,
) -> Result<bool, DiceError> {
    let id = exchange.target;
    let Some(rule) = exchange.blow.form.rule() else {
        return Ok(false);
    };
    let is_hard = damage::is_hard(hit.endurance, &table.snapshot(id).build);
    match kind {
        Bare::Knee if is_hard => {
            let rounds_out = table.throw_details(id, word::STUN, (rule, 1, KNEE_SIDES))?;
            let initiative = table.throw(id, word::NERVE, (rule, KNEE_SHOCK, NERVE_SIDES))?;
            table.suffer(Harm {
                initiative,
                rounds_out,
                ..Harm::of(id, rule)
            });
        }
        Bare::Haymaker if is_hard && !feat::withstands(table, exchange, 0)? => {
            let rounds_out = table.throw_details(id, word::STUN, (rule, 1, HAYMAKER_SIDES))?;
            table.suffer(Harm {
                rounds_out,
                ..Harm::of(id, rule)
            });
        }
        Bare::LegSweep if !feat::withstands(table, exchange, 0)? => fall::shake(table, id, false, rule)?,
        Bare::Throw => {
            let is_held = |tie: &Tie| tie.of == id && tie.bond == Bond::Off(rule::MAN_U_HALTEN);
            table.on_table(|table| {
                clasp::free(table, id, rule);
                table.round.melee.ties.retain(|tie| !is_held(tie));
            });
            fall::shake(table, id, false, rule)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// What a parry with bare arms does besides stopping the blow.
///
/// Rule: `MAN-U-BLOCK`, `MAN-U-KREUZBLOCK`, `MAN-U-HALTEN`.
pub(crate) fn after_parry(
    table: &mut impl Arena,
    (id, foe): (FighterId, FighterId),
    (feat, points): (Feat, i16),
) {
    let rule = feat.art().rule();
    let lasting = |points| (points, u16::MAX);
    match feat {
        Feat::Block => tie(table, (foe, None), Bond::Open(rule), lasting(points)),
        Feat::CrossBlock => {
            tie(
                table,
                (id, Some(foe)),
                Bond::Ahead(rule),
                lasting(points - points / 2),
            );
            tie(table, (foe, None), Bond::Open(rule), lasting(points / 2));
        }
        Feat::Hold => tie(table, (foe, Some(id)), Bond::Off(rule), lasting(points)),
        _ => {}
    }
}

/// Something is left behind for somebody, until it is used up; nothing that would change nothing.
fn tie(
    table: &mut impl Arena,
    (of, foe): (FighterId, Option<FighterId>),
    bond: Bond,
    (points, last): (i16, u16),
) {
    if points > 0 || matches!(bond, Bond::Spent(_) | Bond::Off(rule::MAN_U_HALTEN)) {
        let tie = Tie {
            of,
            foe,
            bond,
            points,
            last,
        };
        table.on_table(|table| table.round.melee.ties.push(tie));
    }
}
