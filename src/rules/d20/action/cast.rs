//! Spells: at whom, at which square or in which direction they are cast, on the defensive, again with a touch that has missed, and the sphere
//! that rolls.

use crate::battle::{Choice, FighterId, Odds, WhyNot};
use crate::board::{Cell, Footprint};
use crate::dice::Chance;

use super::super::data::{CastingTime, SpellEffect, Target};
use super::super::round::{Frame, Table};
use super::super::scene::{Scene, Snapshot};
use super::super::spell::{self, Blast, Burden, Known, aim, area, overspend, price, sphere, withstand};
use super::super::{assault, reach, rule, why, word};
use super::{ACT, Action, At, Call, Cells, Cost, SPELLS, Shape, holds};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

/// Casts a spell on somebody, or on oneself.
///
/// Rule: `D20-MAG-01`, `D20-MAG-02`.
pub(crate) static CAST: [Action; 1] = [Action {
    shape: Shape {
        names_whom: true,
        ..Shape::with(SPELLS)
    },
    may: &[
        |at| is_aimed_so(at, aim::Aim::Whom),
        is_able,
        |at| {
            let target = at.target().ok_or_else(|| why::nobody(rule::D20_MAG_02))?;
            aim::reaches(at.scene, at.own, aim::known(at)?, target)
        },
    ],
    ..SPELL
}];

/// Casts a spell at a square.
///
/// Rule: `D20-MAG-02`, `D20-MAG-10`.
pub(crate) static CAST_AT: [Action; 1] = [Action {
    word: word::CAST_AT,
    shape: Shape {
        cells: Cells::Of(squares),
        ..Shape::with(SPELLS)
    },
    may: &[
        |at| is_aimed_so(at, aim::Aim::Square),
        is_able,
        |at| match at.call.at {
            Some(cell) => aim::falls(at.scene, at.own, aim::known(at)?, cell),
            // The opponent looks for a square himself.
            None => Ok(()),
        },
    ],
    ..SPELL
}];

/// Casts a spell in a direction.
///
/// Rule: `D20-MAG-10`.
pub(super) static CAST_TOWARDS: [Action; 1] = [Action {
    word: word::CAST_TOWARDS,
    shape: Shape {
        names_facing: true,
        ..Shape::with(SPELLS)
    },
    may: &[|at| is_aimed_so(at, aim::Aim::Direction), is_able],
    ..SPELL
}];

/// A spell that says nothing else of itself.
const SPELL: Action = Action {
    word: word::CAST,
    rule: rule::D20_MAG_01,
    cost,
    play: spell::begin,
    odds,
    weigh: |mind, at| mind.cast(at),
    behind: &[
        rule::D20_MAG_01,
        rule::D20_MAG_12,
        rule::D20_AOO_06,
        rule::D20_ACT_T04,
        rule::D20_ACT_T33,
        rule::D20_ACT_T34,
    ],
    ..ACT
};

/// What casting takes of a turn. Whoever casts from memory takes longer over what he alters as he casts.
///
/// Rule: `D20-MAG-01`, `D20-ACT-T04`, `D20-ACT-T06`, `D20-ACT-T07`, `D20-MET-01`.
fn cost(at: &At) -> Cost {
    let Ok(known) = aim::known(at) else {
        return Cost::Standard;
    };
    let is_from_memory = at.own.build.book.as_ref().is_some_and(|book| book.is_from_memory);
    // What a thing holds was altered when it was made, and takes as long as the spell.
    match known.spell.time {
        _ if known.is_quickened() => Cost::Quickened,
        CastingTime::OneRound => Cost::FullRoundStanding,
        CastingTime::StandardAction if is_from_memory && !known.metamagic.is_empty() => {
            Cost::FullRoundStanding
        }
        CastingTime::StandardAction => Cost::Standard,
    }
}

/// Casts the next spell of this turn on the defensive: nobody strikes, but it takes a Concentration check.
///
/// Rule: `D20-MAG-04`.
pub(super) static CAST_DEFENSIVELY: [Action; 1] = [Action {
    word: word::CAST_DEFENSIVELY,
    rule: rule::D20_MAG_04,
    may: &[
        |at| holds(casts(at.own), || why::no_spell(rule::D20_MAG_04)),
        |at| {
            holds(!at.own.magic.is_defensive, || {
                why::defensive_already(rule::D20_MAG_04)
            })
        },
        |at| {
            let budget = &at.own.budget;
            let is_left = budget.spent.has_standard(budget.allowance);
            holds(is_left, || why::no_standard(rule::D20_MAG_04))
        },
    ],
    play: |table, id, _| {
        table.fighter(id).magic.is_defensive = true;
        table.acted(id, word::CAST_DEFENSIVELY, None);
        Ok(())
    },
    weigh: |mind, at| mind.cast_defensively(at),
    behind: &[rule::D20_MAG_04, rule::D20_ACT_T05],
    ..ACT
}];

/// Touches somebody with the spell that has missed before.
///
/// Rule: `D20-MAG-06`.
pub(super) static DISCHARGE: [Action; 1] = [Action {
    word: word::DISCHARGE,
    rule: rule::D20_MAG_06,
    shape: Shape::WHOM,
    may: &[|at| {
        let known = charged(at.own).ok_or_else(|| why::no_charge(rule::D20_MAG_06))?;
        let target = at.target().ok_or_else(|| why::nobody(rule::D20_MAG_06))?;
        let is_fit = at.scene.are_hostile(at.own, target) && aim::is_against(known, target);
        holds(is_fit, || why::not_for_him(rule::D20_MAG_06, target.id()))?;
        aim::reaches(at.scene, at.own, known, target)
    }],
    cost: |_| Cost::Standard,
    odds: |at| {
        let (known, slot) = (charged(at.own)?, at.own.magic.charge?);
        assault::values(at.scene, at.own, at.target()?, spell::assault(known, slot))?.odds()
    },
    play: |table, id, call| match call.target {
        Some(target) => spell::discharge(table, id, target),
        None => Ok(()),
    },
    weigh: |mind, at| mind.discharge(at),
    behind: &[rule::D20_MAG_06],
    ..ACT
}];

/// Lets the sphere of fire roll.
///
/// Rule: `D20-MAG-09`, `D20-ACT-T08`.
pub(super) static ROLL_SPHERE: [Action; 1] = [Action {
    word: word::ROLL_SPHERE,
    rule: rule::D20_MAG_09,
    shape: Shape {
        cells: Cells::Of(|at| sphere::ways(at.scene, at.own).into_keys().collect()),
        ..Shape::ACT
    },
    may: &[
        |at| {
            let sphere = at.own.magic.sphere.filter(|sphere| !sphere.has_rolled);
            holds(sphere.is_some(), || why::no_sphere(rule::D20_MAG_09))
        },
        |at| {
            let leads = |cell| sphere::ways(at.scene, at.own).contains_key(&cell);
            holds(at.call.at.is_none_or(leads), || why::no_way(rule::D20_MAG_09))
        },
    ],
    cost: |_| Cost::Move,
    odds: |at| {
        let cell = at.call.at?;
        let sphere = at.own.magic.sphere?;
        let known = at.own.build.book.as_ref()?.spell(sphere.spell)?;
        let mut fighters = at.scene.fighters.iter();
        let struck = fighters.find(|it| it.can_suffer() && it.place().contains(cell))?;
        Blast::of(at.scene, at.own, known, (struck, None))?.odds((Chance::new(1, 1), 1))
    },
    play: |table, id, call| match call.at {
        Some(cell) => spell::roll_to(table, id, cell),
        None => Ok(()),
    },
    weigh: |mind, at| mind.roll_sphere(at),
    behind: &[rule::D20_MAG_09, rule::D20_ACT_T08],
    ..ACT
}];

/// Aims the next missile or ray of a spell at somebody.
///
/// Rule: `D20-MAG-02`.
pub(super) static AIM: [Action; 1] = [Action {
    word: word::AIM,
    rule: rule::D20_MAG_02,
    asked: &[word::ASK_AIM],
    shape: Shape::WHOM,
    may: &[|at| {
        let target = at.target().ok_or_else(|| why::nobody(rule::D20_MAG_02))?;
        may_aim_at(at.scene, at.own, target)
    }],
    play: aim_next,
    weigh: |mind, at| mind.aim_next(at),
    behind: &[rule::D20_MAG_02],
    ..ACT
}];

/// The spell of which missiles or rays are still to be aimed, and those at whom they are aimed already.
pub(crate) fn volley<'s>(scene: &'s Scene, own: &'s Snapshot) -> Option<(&'s Known, &'s [FighterId])> {
    match scene.round.frames.last()? {
        Frame::Volley {
            fighter, spell, at, ..
        } if *fighter == own.id() => Some((own.build.book.as_ref()?.spell(*spell)?, at.as_slice())),
        _ => None,
    }
}

/// Whether the next missile or ray of a spell can be aimed at somebody: the spell reaches him, and he is near all others.
///
/// Rule: `D20-MAG-02`, `D20-SPL-01`, `D20-SPL-11`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_aim_at(scene: &Scene, own: &Snapshot, target: &Snapshot) -> Result<(), WhyNot> {
    let (known, at) = volley(scene, own).ok_or_else(|| why::nobody(rule::D20_MAG_02))?;
    aim::reaches(scene, own, known, target)?;
    let (Target::Missiles { apart, .. } | Target::Rays { apart, .. }) = known.spell.target else {
        return Err(why::nobody(rule::D20_MAG_02));
    };
    let mut others = at.iter().filter_map(|id| scene.get(*id));
    let is_far = others.any(|other| reach::distance(other.place(), target.place()) > apart);
    holds(!is_far, || why::too_far_apart(known.rule, apart))
}

fn aim_next(table: &mut Table, _: FighterId, call: Call) -> Result<(), DiceError> {
    if let (Some(Frame::Volley { left, at, .. }), Some(target)) = (table.round.frames.last_mut(), call.target)
    {
        at.push(target);
        *left = left.saturating_sub(1);
    }
    Ok(())
}

/// A spell is aimed in its way: at somebody, at a square or in a direction.
fn is_aimed_so(at: &At, wanted: aim::Aim) -> Result<(), WhyNot> {
    let known = aim::known(at)?;
    holds(aim::aim(known) == wanted, || {
        why::aimed_otherwise(rule::D20_MAG_02)
    })
}

fn is_able(at: &At) -> Result<(), WhyNot> {
    aim::is_able(at.own, at.slot(), aim::known(at)?)
}

/// The squares at which a spell can be cast.
fn squares(at: &At) -> Vec<Cell> {
    let is_square = aim::known(at).is_ok_and(|known| aim::aim(known) == aim::Aim::Square);
    if !is_square || is_able(at).is_err() {
        return Vec::new();
    }
    at.scene.board().board().cells().collect()
}

/// Whether somebody casts spells, or has a scroll to read in hand.
fn casts(own: &Snapshot) -> bool {
    let book = own.build.book.as_ref();
    book.is_some_and(|book| {
        let taken = own.magic.taken.and_then(|slot| book.spell(slot));
        book.casts || taken.is_some_and(Known::is_cast)
    })
}

fn charged(own: &Snapshot) -> Option<&Known> {
    own.build.book.as_ref()?.spell(own.magic.charge?)
}

/// The squares that the spell of a choice takes; none for one that takes no area, or is not aimed yet.
///
/// Rule: `D20-MAG-10`, `D20-BRD-13`.
pub(crate) fn worked_on(scene: &Scene, id: FighterId, choice: &Choice) -> Vec<Cell> {
    let Choice::Act {
        act: word::CAST_AT | word::CAST_TOWARDS,
        with: Some(slot),
        at,
        facing,
        ..
    } = choice
    else {
        return Vec::new();
    };
    let own = scene.get(id);
    let known = own.and_then(|own| own.build.book.as_ref()?.spell(*slot));
    let found = own.zip(known).filter(|(own, known)| match aim::aim(known) {
        aim::Aim::Square => at.is_some_and(|at| aim::falls(scene, own, known, at).is_ok()),
        _ => true,
    });
    let squares = found.and_then(|(own, known)| area::squares(scene, own, known, (*at, *facing)));
    squares.map_or_else(Vec::new, |(_, cells)| cells)
}

/// Those whom a spell strikes where a choice aims it, friends and foes.
pub(crate) fn struck<'s>(at: &At<'s>, known: &Known) -> Vec<&'s Snapshot> {
    let named = (at.call.at, at.call.facing);
    match area::squares(at.scene, at.own, known, named) {
        Some(squares) => {
            let found = area::those_in(at.scene, at.own, known, &squares);
            found.into_iter().filter_map(|id| at.scene.get(id)).collect()
        }
        None => {
            let is_there = |it: &&Snapshot| {
                let cell = at
                    .call
                    .at
                    .filter(|_| matches!(known.spell.target, Target::Sphere { .. }));
                cell.is_some_and(|cell| {
                    it.can_suffer() && it.place().gap(Footprint::single(cell)).cheb() == 0
                })
            };
            let on_square = at.scene.fighters.iter().filter(is_there);
            at.target().into_iter().chain(on_square).collect()
        }
    }
}

/// The odds of a spell: that it comes about, what it does to the first whom it strikes, a foe before a friend, and what it may do to its
/// caster.
///
/// Rule: `D20-MAG-03`, `D20-MAG-07`, `D20-MAG-08`, `D20-OVR-01`.
fn odds(at: &At) -> Option<Odds> {
    let known = aim::known(at).ok()?;
    let burden = price::of(at.own, at.slot())
        .map_or_else(|_| Burden::default(), |price| overspend::burden(at.own, price));
    let of_effect = effect_odds(at, known);
    if !burden.is_heavy() {
        return of_effect;
    }
    let mut odds = of_effect.unwrap_or_else(|| Odds {
        chain: vec![(word::CASTS, spell::chance(at.scene, at.own, known))],
        ..Odds::default()
    });
    overspend::warn(at.scene, at.own, burden, &mut odds);
    Some(odds)
}

fn effect_odds(at: &At, known: &Known) -> Option<Odds> {
    let (scene, own) = (at.scene, at.own);
    let cast = spell::chance(scene, own, known);
    let struck = struck(at, known);
    let foe = struck.iter().find(|it| scene.are_hostile(own, it));
    let first: &Snapshot = foe.or(struck.first()).copied()?;
    let is_touch = matches!(known.spell.target, Target::Touched { .. } | Target::Rays { .. });
    if is_touch && aim::is_harmful(known) {
        let values = assault::values(scene, own, first, spell::assault(known, at.slot()))?;
        let mut odds = values.odds()?;
        odds.chain.insert(0, (word::CASTS, cast));
        return Some(odds);
    }
    if aim::is_against(known, first)
        && let Some(_) = Blast::dice(known)
    {
        let corner = area::squares(scene, own, known, (at.call.at, at.call.facing)).map(|found| found.0);
        let times = match known.spell.target {
            Target::Missiles { .. } => known.count() as u8,
            _ => 1,
        };
        return Blast::of(scene, own, known, (first, corner))?.odds((cast, times));
    }
    let is_state = |effect: &SpellEffect| matches!(effect, SpellEffect::Condition(_));
    let save = known
        .spell
        .save
        .filter(|_| known.spell.effects.iter().any(is_state));
    let mut chain = vec![(word::CASTS, cast)];
    let mut ledgers = Vec::new();
    if let Some(save) = save {
        let shares = withstand::against(first, known.spell.school);
        let dc = withstand::dc(own, known);
        let trial = withstand::throw(scene, first, (save.kind, rule::D20_MAG_07), dc, shares);
        let saves = trial.ends().ok()?.chance(|is_saved| *is_saved);
        chain.push((word::UNSAVED, Chance::new(1, 1).without(saves)));
        ledgers.push((word::SAVE, trial.modifiers));
    }
    Some(Odds {
        chain,
        ledgers,
        ..Odds::default()
    })
}
