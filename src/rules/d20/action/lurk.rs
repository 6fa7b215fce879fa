//! Hiding, and looking for those who hide: foes who lie in wait, and helpless ones in the dark.

use crate::battle::WhyNot;

use super::super::data::{Skill, State};
use super::super::round::Table;
use super::super::scene::Snapshot;
use super::super::{concealment, hide, rule, why, word};
use super::{ACT, Action, At, Cost, Shape, holds};

/// Hides, searches, and finds a helpless foe whom nobody sees.
pub(super) static LURKING: [Action; 2] = [HIDE, SEARCH];

/// Hides where something hides him from every foe who could see him: at the end of a movement, or with a move action.
///
/// Rule: `D20-CON-11`, `D20-CON-04`, `D20-COV-06`.
const HIDE: Action = Action {
    word: word::HIDE,
    rule: rule::D20_CON_11,
    may: &[|at| {
        let own = at.own;
        let has_hurried = own.budget.has_run || own.state.suffers(State::Charging);
        holds(!has_hurried, || why::too_late(rule::D20_CON_11))?;
        holds(own.budget.hiding.is_none(), || {
            why::hides_already(rule::D20_CON_11)
        })?;
        holds(hide::can_hide(at.scene, own), || {
            why::in_the_open(rule::D20_CON_11)
        })
    }],
    cost: |at| match at.own.budget.may_hide {
        true => Cost::Free,
        false => Cost::Move,
    },
    play: |table, id, _| {
        table.fighter(id).budget.may_hide = false;
        table.acted(id, word::HIDE, None);
        hide::begin(table, id)
    },
    considers: |at| is_sly(at.own),
    weigh: |mind, at| mind.hide(at),
    behind: &[rule::D20_CON_11, rule::D20_CON_04, rule::D20_COV_06],
    ..ACT
};

/// Whether somebody is good enough at hiding for the opponent to think of it.
fn is_sly(own: &Snapshot) -> bool {
    const GOOD: i16 = 5;
    let skill = own.build.skills.get(&Skill::Hide);
    skill.is_some_and(|skill| *skill >= GOOD)
}

/// Looks once more for those who hide.
///
/// Rule: `D20-CON-09`, `D20-CON-11`, `D20-ACT-T40`.
const SEARCH: Action = Action {
    word: word::SEARCH,
    rule: rule::D20_ACT_T40,
    may: &[|at| {
        let mut foes = at.scene.foes(at.own);
        let hides = foes.any(|foe| hide::is_hidden_from(foe, at.own));
        holds(hides, || why::nobody(rule::D20_ACT_T40))
    }],
    cost: |_| Cost::Move,
    considers: |_| false,
    play: |table, id, _| {
        table.acted(id, word::SEARCH, None);
        hide::search(table, id, false)
    },
    behind: &[rule::D20_ACT_T40, rule::D20_CON_11],
    ..ACT
};

/// Feels for a helpless foe whom he cannot see, so that he can deal the last blow in his next turn.
///
/// Rule: `D20-HLP-04`, `D20-ACT-T39`.
pub(super) const FIND_HELPLESS: Action = Action {
    word: word::FIND_HELPLESS,
    rule: rule::D20_ACT_T39,
    shape: Shape::WHOM,
    may: &[|at| {
        let foe = at.target().filter(|it| {
            it.can_suffer() && at.scene.are_hostile(at.own, it) && at.scene.is_in(it, State::Helpless)
        });
        let foe = foe.ok_or_else(|| why::not_helpless(rule::D20_HLP_04))?;
        let is_near = at.own.place().gap(foe.place()).cheb() <= 1;
        holds(is_near, || why::not_near(rule::D20_HLP_04))?;
        holds(concealment::is_total(at.scene, at.own, foe), || {
            why::sees(rule::D20_HLP_04, foe.id())
        })?;
        let is_new = at.own.budget.found.is_none_or(|(found, _)| found != foe.id());
        holds(is_new, || why::too_late(rule::D20_HLP_04))
    }],
    cost: |_| Cost::FullRoundStanding,
    play: |table, id, call| {
        if let Some(target) = call.target {
            table.acted(id, word::FIND_HELPLESS, Some(target));
            table.fighter(id).budget.found = Some((target, 1));
        }
        Ok(())
    },
    behind: &[rule::D20_HLP_04, rule::D20_ACT_T39],
    ..ACT
};

/// Whoever strikes the last blow at somebody whom he cannot see must have found him first.
///
/// Rule: `D20-HLP-04`.
pub(super) fn is_found(at: &At, foe: &Snapshot) -> Result<(), WhyNot> {
    let is_found = at.own.budget.found.is_some_and(|(found, _)| found == foe.id());
    holds(is_found || !concealment::is_total(at.scene, at.own, foe), || {
        why::not_found(rule::D20_HLP_04, foe.id())
    })
}

/// Everything else that somebody does makes him lose whom he has found.
///
/// Rule: `D20-HLP-04`.
pub(super) fn lose_found(table: &mut Table, id: crate::battle::FighterId) {
    table.fighter(id).budget.found = None;
}
