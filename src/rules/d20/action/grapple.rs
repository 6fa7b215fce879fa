//! Grappling: seizing somebody, and what is done with him then.

use crate::battle::{FighterId, RuleId, Slot, WhyNot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::arm::Arm;
use super::super::assault::{self, Assault};
use super::super::attack as roll;
use super::super::data::State;
use super::super::grapple::{self, Struggle};
use super::super::module::Modules;
use super::super::round::{Table, hold, look, provoke, walk};
use super::super::scene::Snapshot;
use super::super::{ride, rule, why, word};
use super::attack::{at_foe, cost, count_held, has_module, is_aimed, wielded};
use super::special::{bigger, touches};
use super::{ACT, Action, At, Call, Cost, Shape, holds};

/// What may be done with bare hands to hold a foe, or to get free of one.
pub(super) static HOLDS: [Action; 4] = [GRAPPLE, HARM, PIN, ESCAPE];

/// Seizes a foe; in place of a blow.
///
/// Rule: `D20-GRP-01`.
const GRAPPLE: Action = Action {
    word: word::GRAPPLE,
    rule: rule::D20_GRP_01,
    asked: &[word::ASK_TURN, word::ASK_OPPORTUNITY],
    shape: Shape::WHOM,
    may: &[is_on, is_aimed, at_foe, may_seize],
    cost,
    odds: |at| {
        let further = next(at.own).unwrap_or(0);
        Struggle::of(at.scene, at.own, at.target()?, (further, rule::D20_GRP_01)).odds()
    },
    play: seize,
    weigh: |mind, at| mind.grapple(at),
    behind: &[rule::D20_GRP_01, rule::D20_FUL_01, rule::D20_ACT_T14],
    ..ACT
};

/// Hurts somebody in the grapple.
///
/// Rule: `D20-GRP-02`.
const HARM: Action = Action {
    word: word::GRAPPLE_HARM,
    rule: rule::D20_GRP_02,
    may: &[is_on, may_wrestle],
    play: |table, id, call| {
        if let Some(target) = call.target
            && wrestle(table, id, call, rule::D20_GRP_02)?
        {
            hurt(table, id, target)?;
        }
        Ok(())
    },
    weigh: |mind, at| mind.wrestle(at, 1200),
    behind: &[rule::D20_GRP_02],
    ..GRAPPLE_ON
};

/// Holds somebody in the grapple fast.
///
/// Rule: `D20-GRP-02`, `D20-GRP-03`.
const PIN: Action = Action {
    word: word::PIN,
    rule: rule::D20_GRP_03,
    may: &[is_on, may_wrestle, |at| {
        let foe = at.target().ok_or_else(|| why::nobody(rule::D20_GRP_03))?;
        holds(!foe.state.suffers(State::Pinned), || {
            why::pinned_already(rule::D20_GRP_03, foe.id())
        })
    }],
    play: |table, id, call| {
        if let Some(target) = call.target
            && wrestle(table, id, call, rule::D20_GRP_03)?
        {
            hold::pin(table, id, target);
        }
        Ok(())
    },
    weigh: |mind, at| mind.wrestle(at, 2500),
    behind: &[rule::D20_GRP_02, rule::D20_GRP_03, rule::D20_FUL_01],
    ..GRAPPLE_ON
};

/// Gets out of the grapple, or out of a pin.
///
/// Rule: `D20-GRP-02`, `D20-GRP-03`.
const ESCAPE: Action = Action {
    word: word::ESCAPE,
    rule: rule::D20_GRP_02,
    may: &[is_on, may_escape],
    cost: |at| match at.own.state.suffers(State::Pinned) {
        true => Cost::Standard,
        false => cost(at),
    },
    play: |table, id, call| {
        if table.snapshot(id).state.suffers(State::Pinned) {
            let Some(target) = call.target else { return Ok(()) };
            table.acted(id, word::ESCAPE, Some(target));
            if contest(table, (id, target), (0, rule::D20_GRP_03))? {
                hold::unpin(table, id);
            }
            return Ok(());
        }
        if wrestle(table, id, call, rule::D20_GRP_02)? {
            hold::get_free(table, id)?;
        }
        Ok(())
    },
    weigh: |mind, at| mind.wrestle(at, 2000),
    behind: &[rule::D20_GRP_02, rule::D20_GRP_03, rule::D20_FUL_01],
    ..GRAPPLE_ON
};

/// What is done within a grapple; it says the rest of itself.
const GRAPPLE_ON: Action = Action {
    asked: super::TURN,
    ..GRAPPLE
};

/// In a grapple one strikes at those in it alone, with the own body or a light weapon.
///
/// Rule: `D20-GRP-02`.
pub(super) fn fits_grapple(at: &At) -> Result<(), WhyNot> {
    if is_loose(at).is_ok() {
        return Ok(());
    }
    let is_in_it = at.target().is_some_and(|foe| grapple::are_locked(at.own, foe));
    holds(is_in_it, || why::not_in_grapple(rule::D20_GRP_02))?;
    let arm = wielded(at)?;
    let fits = arm.is_body() || arm.is_light && arm.reach.is_some();
    holds(fits, || why::not_light(rule::D20_GRP_02, &arm.name))
}

/// Whoever grapples does nothing but that.
///
/// Rule: `D20-GRP-02`, `D20-GRP-04`.
pub(super) fn is_loose(at: &At) -> Result<(), WhyNot> {
    let is_held = at.scene.modules().has(Modules::GRAPPLE) && grapple::is_grappling(at.own);
    holds(!is_held, || why::grappling(rule::D20_GRP_02))
}

fn is_on(at: &At) -> Result<(), WhyNot> {
    has_module(at, Modules::GRAPPLE, rule::D20_GRP_01)
}

/// What the next attack of a turn costs that is made with the bare body, in place of which somebody grapples; none where none is left.
///
/// Rule: `D20-GRP-02`, `D20-FUL-01`.
fn next(own: &Snapshot) -> Option<i16> {
    let attacks = &own.budget.attacks;
    let mut all = roll::further(own.build.base_attack);
    all.nth(usize::from(attacks.made))
        .filter(|_| attacks.natural.is_empty())
}

fn is_attack_left(at: &At) -> Result<(), WhyNot> {
    holds(at.kind != word::ASK_TURN || next(at.own).is_some(), || {
        why::no_further(rule::D20_FUL_01)
    })
}

fn may_seize(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_GRP_01))?;
    holds(!grapple::is_grappling(own), || why::grappling(rule::D20_GRP_02))?;
    holds(foe.is_able(), || why::no_foe(rule::D20_GRP_01))?;
    let is_riding = ride::is_tied(at.scene, own) || ride::is_tied(at.scene, foe);
    holds(!is_riding, || why::mounted(rule::D20_GRP_01))?;
    // Against one so big it always fails.
    holds(bigger(foe, own) <= 1, || why::too_big(rule::D20_GRP_01, foe.id()))?;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    is_attack_left(at)?;
    let reach = own.arm(own.build.body_slot()).and_then(|arm| arm.reach);
    let reaches = reach.is_some_and(|reach| at.scene.reaches(own, reach, foe.place()));
    holds(reaches, || why::not_near(rule::D20_GRP_01))
}

fn is_partner(at: &At) -> Result<(), WhyNot> {
    holds(grapple::is_grappling(at.own), || {
        why::not_grappling(rule::D20_GRP_02)
    })?;
    let foe = at
        .target()
        .filter(|foe| foe.is_able() && at.scene.are_hostile(at.own, foe) && grapple::are_locked(at.own, foe));
    holds(foe.is_some(), || why::not_in_grapple(rule::D20_GRP_02))
}

fn may_wrestle(at: &At) -> Result<(), WhyNot> {
    is_partner(at)?;
    holds(!at.own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    is_attack_left(at)
}

/// Whoever is pinned has to do with the one who has pinned him.
fn may_escape(at: &At) -> Result<(), WhyNot> {
    is_partner(at)?;
    match grapple::pinned_by(at.own) {
        Some(by) if Some(by) != at.call.target => Err(why::pinned_by_other(rule::D20_GRP_03, by)),
        Some(_) => Ok(()),
        None => is_attack_left(at),
    }
}

/// Whoever is pinned can do nothing else in his turn than try to get free.
///
/// Rule: `D20-GRP-03`.
pub(super) fn leaves_open(at: &At, action: &Action) -> Result<(), WhyNot> {
    let is_pinned = at.scene.modules().has(Modules::GRAPPLE)
        && at.kind == word::ASK_TURN
        && at.own.state.suffers(State::Pinned)
        && grapple::is_grappling(at.own);
    let is_open = matches!(action.word, word::ESCAPE | word::PASS | word::SURRENDER);
    holds(!is_pinned || is_open, || why::pinned(rule::D20_GRP_03))
}

/// The slot of the bare hands, or of the part of the body in place of them.
fn body(own: &Snapshot) -> Slot {
    own.build.body_slot()
}

/// The foe may strike first, and harm ends the attempt; then a touch and a grapple check decide.
fn seize(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    let kind = table.round.asked.unwrap_or(word::ASK_TURN);
    let by = match provoke::may_strike(table, target, id) {
        true => vec![target],
        false => Vec::new(),
    };
    if provoke::halts(table, id, kind, call, by) {
        return Ok(());
    }
    let is_stopped = std::mem::take(&mut table.round.was_hurt);
    let mut further = 0;
    if kind == word::ASK_TURN {
        further = next(table.snapshot(id)).unwrap_or(0);
        count_held(table, id);
    }
    let place = table.snapshot(target).place();
    look::face(table, id, place);
    table.acted(id, word::GRAPPLE, Some(target));
    if is_stopped {
        table.forgone(id, word::GRAPPLE, rule::D20_GRP_01);
        return Ok(());
    }
    let hands = body(table.snapshot(id));
    if touches(table, (id, target), (hands, further))?
        && contest(table, (id, target), (further, rule::D20_GRP_01))?
    {
        hold::seize(table, id, target)?;
        hurt(table, id, target)?;
    }
    Ok(())
}

/// One grapple check in place of an attack of the turn: whether it is won.
fn wrestle(table: &mut Table, id: FighterId, call: Call, rule: RuleId) -> Result<bool, DiceError> {
    let Some(target) = call.target else {
        return Ok(false);
    };
    let further = next(table.snapshot(id)).unwrap_or(0);
    count_held(table, id);
    table.acted(id, call.word, Some(target));
    contest(table, (id, target), (further, rule))
}

fn contest(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    (further, rule): (i16, RuleId),
) -> Result<bool, DiceError> {
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let struggle = both.map(|(own, foe)| Struggle::of(&scene, own, foe, (further, rule)));
    drop(scene);
    match struggle {
        Some(struggle) => struggle.play(table, id),
        None => Ok(false),
    }
}

/// The damage of the bare body. Creatures whose body is a weapon hurt with that, as they have no other way to strike unarmed.
///
/// Rule: `D20-GRP-01`, `D20-GRP-02`, `D20-ATK-09`.
fn hurt(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let scene = table.foreseen_by(id, Some(target));
    let both = scene.get(id).zip(scene.get(target));
    let values = both.and_then(|(own, foe)| {
        let with = body(own);
        own.arm(with).filter(|arm| Arm::is_body(arm))?;
        assault::values(&scene, own, foe, Assault::plain(with, false))
    });
    drop(scene);
    match values {
        Some(values) => values.wound(table, (id, target), rule::D20_GRP_02),
        None => Ok(()),
    }
}

/// Moves the whole grapple, if the check against the strongest of those is won who hold on.
///
/// Rule: `D20-GRP-02`.
pub(super) fn drag(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let scene = table.scene();
    let strongest = scene.get(id).and_then(|own| {
        let foes = grapple::partners(&scene, own).filter(|it| it.is_able() && scene.are_hostile(own, it));
        foes.max_by_key(|foe| {
            (
                grapple::bonus(&scene, foe, 0).value(),
                std::cmp::Reverse(foe.id()),
            )
        })
        .map(Snapshot::id)
    });
    drop(scene);
    let Some(target) = strongest else { return Ok(()) };
    table.acted(id, word::DRAG, Some(target));
    if contest(table, (id, target), (0, rule::D20_GRP_02))? {
        walk::set_out(table, id, word::DRAG, call.path, call.facing);
    }
    Ok(())
}

/// Whether the grapple that somebody is in may be moved.
///
/// Rule: `D20-GRP-02`, `D20-GRP-03`.
pub(super) fn may_drag(at: &At) -> Result<(), WhyNot> {
    is_on(at)?;
    holds(grapple::is_grappling(at.own), || {
        why::not_grappling(rule::D20_GRP_02)
    })?;
    holds(at.own.budget.attacks.is_fresh(), || {
        why::turn_begun(rule::D20_GRP_02)
    })
}
