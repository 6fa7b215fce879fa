//! Hit points that are lost and won, and what that makes of a fighter: disabled, dying, stable, dead.

use crate::battle::{Check, FighterId, Happening, Ledger, Outcome, Posture, RuleId, Term};
use crate::dice::DiceError;
use crate::rules::common;
use crate::rules::kernel::{Resolution, end_if_decided};

use super::super::budget::Allowance;
use super::super::condition::{self, Suffered, Until};
use super::super::data::{Ability, Energy, Quirk, SaveKind, State, StateEffect};
use super::super::fighter::Leave;
use super::super::life::{self, Vitality};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Trial;
use super::super::{cause, exchange, rule, save, spell, word};
use super::Table;

/// Faces of the die of chances.
const PERCENT: u8 = 100;

/// Tells a roll of a hundred against a chance, at or below which it is passed.
pub(crate) fn tell_percent(table: &mut Table, id: FighterId, (rule, what): (RuleId, Term), roll: (u8, i16)) {
    tell_percent_by(table, id, (rule, rule, what), roll);
}

/// The same where one rule asks for the roll and another one says the chance.
pub(crate) fn tell_percent_by(
    table: &mut Table,
    id: FighterId,
    (rule, source, what): (RuleId, RuleId, Term),
    (face, chance): (u8, i16),
) {
    let passed = i16::from(face) <= chance;
    let check = Check::of_die(
        rule,
        Ledger::new(source, chance),
        (PERCENT, face),
        Outcome::of(passed),
    );
    table.write(Happening::Checked {
        fighter: id,
        what,
        checks: vec![check],
        pool: None,
        passed,
        left: 0,
    });
}

/// Takes hit points from a fighter; what knocks out is counted separately. What heals by itself turns weapons' damage into such.
///
/// Rule: `D20-DMG-04` to `D20-DMG-06`, `D20-DMG-08`, `D20-DMG-09`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn lose(
    table: &mut Table,
    id: FighterId,
    (points, is_nonlethal): (i16, bool),
    rule: RuleId,
) -> Result<(), DiceError> {
    take(table, id, (points, is_nonlethal, None), rule)
}

/// Takes hit points from a fighter by energy, from which not everybody heals by himself.
///
/// Rule: `D20-DMG-04`, `D20-MAG-08`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn sear(
    table: &mut Table,
    id: FighterId,
    (points, energy): (i16, Option<Energy>),
    rule: RuleId,
) -> Result<(), DiceError> {
    take(table, id, (points, false, energy), rule)
}

fn take(
    table: &mut Table,
    id: FighterId,
    (points, is_nonlethal, energy): (i16, bool, Option<Energy>),
    rule: RuleId,
) -> Result<(), DiceError> {
    if points <= 0 {
        return Ok(());
    }
    let own = table.snapshot(id);
    let heals = own.build.traits.iter().any(|quirk| match quirk {
        Quirk::Regeneration { but, .. } => energy.is_none_or(|energy| !but.contains(&energy)),
        _ => false,
    });
    let is_counted = table.round.modules.has(Modules::NONLETHAL);
    let is_nonlethal = is_nonlethal || heals && is_counted;
    let before = (own.hit_points.life, own.state.vitality());
    exchange::hurt(&mut table.fighter(id).hit_points.life, points, is_nonlethal);
    let after = table.snapshot(id).hit_points.life;
    table.changed(
        id,
        word::TEMPORARY,
        before.0.temporary,
        after.temporary,
        rule::D20_DMG_06,
    );
    table.changed(id, word::LIFE, before.0.hit_points, after.hit_points, rule);
    table.changed(
        id,
        word::NONLETHAL,
        before.0.nonlethal,
        after.nonlethal,
        rule::D20_DMG_05,
    );
    follow(table, id, before.1, rule);
    wake_by_pain(table, id);
    spell::jolt(table, id, points)?;
    let is_massive = points >= life::MASSIVE && table.round.modules.has(Modules::MASSIVE_DAMAGE);
    if is_massive && !table.snapshot(id).state.is_dead() {
        let what = (rule::D20_DMG_09, word::MASSIVE);
        if !fortitude(table, id, what, life::MASSIVE_DC).play(table, id)? {
            die(table, id, rule::D20_DMG_09);
        }
    }
    end_if_decided(table);
    Ok(())
}

/// A Fortitude save.
///
/// Rule: `D20-CORE-07`, `D20-CORE-03`.
pub(crate) fn fortitude(table: &Table, id: FighterId, what: (RuleId, Term), dc: i16) -> Trial {
    fortitude_of(&table.scene(), table.snapshot(id), what, dc)
}

/// The same in a scene.
///
/// Rule: `D20-CORE-07`, `D20-CORE-03`.
pub(crate) fn fortitude_of(scene: &Scene, own: &Snapshot, what: (RuleId, Term), dc: i16) -> Trial {
    let of_states = scene.tables().map_or_else(Vec::new, |tables| {
        condition::points(tables, own, |effect| match effect {
            StateEffect::Saves(points) => Some(*points),
            _ => None,
        })
    });
    let mut modifiers = save::ledger((SaveKind::Fortitude, own.build.saves.fortitude), &[]);
    if let Some(tables) = scene.tables() {
        let well = own.build.abilities.modifier(Ability::Constitution);
        let now = condition::modifier(tables, own, Ability::Constitution);
        if now != well {
            modifiers.add_for(rule::D20_CORE_04, cause::of(Ability::Constitution), now - well);
        }
    }
    for (state, points) in of_states {
        modifiers.add(condition::rule_of(state), points);
    }
    Trial {
        what,
        modifiers,
        target: save::against(dc, scene.modules()),
    }
}

/// Tells what hit points have made of a fighter, and lets him fall or get his wits back.
///
/// Rule: `D20-DTH-01` to `D20-DTH-04`, `D20-CND-24`, `D20-CND-26`.
fn follow(table: &mut Table, id: FighterId, was: Vitality, rule: RuleId) {
    let now = table.snapshot(id).state.vitality();
    if now == was {
        return;
    }
    if let Some(state) = condition::of_vitality(was) {
        table.state(id, condition::term(state), false, rule);
    }
    if let Some(state) = condition::of_vitality(now) {
        let by = match now {
            Vitality::Disabled => rule::D20_DTH_01,
            Vitality::Dying => rule::D20_DTH_02,
            Vitality::Stable => rule::D20_DTH_03,
            Vitality::Dead => rule::D20_DTH_04,
            _ => rule::D20_DMG_05,
        };
        table.state(id, condition::term(state), true, by);
    }
    if now >= Vitality::Unconscious && was < Vitality::Unconscious {
        collapse(table, id, rule::D20_CND_24);
    }
    set_able(table, id);
}

/// Whoever faints or dies falls, and what he keeps up by himself ends.
pub(crate) fn collapse(table: &mut Table, id: FighterId, by: RuleId) {
    pose(table, id, Posture::Lying, by);
    let ends = [State::TotalDefence, State::FightingDefensively, State::Charging];
    table.relieve(id, |suffered| ends.contains(&suffered.state));
    table.fighter(id).budget.ready = super::super::fighter::Ready::No;
}

/// Whether a fighter can act at all, and how much of a turn he has, follows from how he is.
///
/// Rule: `D20-SEQ-07`, `D20-HLP-01`, `D20-ACT-07`.
pub(crate) fn set_able(table: &mut Table, id: FighterId) {
    let scene = table.scene();
    let own = table.snapshot(id);
    let is_helpless = scene.is_in(own, State::Helpless) || own.state.is_dead();
    let able = !is_helpless && own.hit_points.leave == Leave::No && own.body.present;
    let allowance = scene
        .tables()
        .map_or(Allowance::Whole, |tables| condition::allowance(tables, own));
    drop(scene);
    let own = table.fighter(id);
    own.body.able = able;
    own.budget.allowance = allowance;
}

/// Pain wakes the sleeping.
///
/// Rule: `D20-CND-21`.
fn wake_by_pain(table: &mut Table, id: FighterId) {
    if table.snapshot(id).state.suffers(State::Asleep) {
        table.relieve(id, |suffered| suffered.state == State::Asleep);
    }
}

/// Changes how a fighter holds himself.
///
/// Rule: `D20-MOV-08`.
pub(crate) fn pose(table: &mut Table, id: FighterId, posture: Posture, rule: RuleId) {
    if table.snapshot(id).body.posture == posture {
        return;
    }
    let was = std::mem::replace(&mut table.fighter(id).body.posture, posture);
    let told = |posture| match posture {
        Posture::Lying => Some(word::PRONE),
        Posture::Kneeling => Some(word::KNEELING),
        Posture::Standing => None,
    };
    for (state, is_on) in [(told(was), false), (told(posture), true)] {
        if let Some(state) = state {
            table.state(id, state, is_on, rule);
        }
    }
    if posture == Posture::Lying && !table.ground.movables.is_empty() {
        common::drench(table);
    }
}

/// Gives hit points to a fighter; whoever was dying is stable, and comes round from 0 on.
///
/// Rule: `D20-DTH-03`, `D20-DTH-05`.
pub(crate) fn gain(table: &mut Table, id: FighterId, points: i16, rule: RuleId) {
    let own = table.snapshot(id);
    let before = (own.hit_points.life, own.state.vitality());
    table.fighter(id).hit_points.life.heal(points);
    let after = table.snapshot(id).hit_points.life;
    table.changed(id, word::LIFE, before.0.hit_points, after.hit_points, rule);
    table.changed(
        id,
        word::NONLETHAL,
        before.0.nonlethal,
        after.nonlethal,
        rule::D20_DTH_05,
    );
    follow(table, id, before.1, rule);
}

/// A fighter has so many hit points more or less when he is well, and now as well.
///
/// Rule: `D20-DMG-08`.
pub(crate) fn swell(table: &mut Table, id: FighterId, points: i16, rule: RuleId) {
    let own = table.snapshot(id);
    let (before, was) = (own.hit_points.life.hit_points, own.state.vitality());
    let life = &mut table.fighter(id).hit_points.life;
    life.most += points;
    life.hit_points += points;
    table.changed(id, word::LIFE, before, before + points, rule);
    follow(table, id, was, rule);
}

/// Who has survived a blow while helpless must save, or dies of it.
///
/// Rule: `D20-HLP-03`, `D20-HLP-05`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn save_or_die(
    table: &mut Table,
    target: FighterId,
    dealt: i16,
    rule: RuleId,
) -> Result<(), DiceError> {
    if table.snapshot(target).state.is_dead() || table.clock.over || dealt <= 0 {
        return Ok(());
    }
    if !fortitude(table, target, (rule, word::SAVE), life::COUP_DE_GRACE + dealt).play(table, target)? {
        die(table, target, rule);
    }
    Ok(())
}

/// A fighter dies, whatever his hit points say.
///
/// Rule: `D20-DTH-04`.
pub(crate) fn die(table: &mut Table, id: FighterId, rule: RuleId) {
    let was = table.snapshot(id).state.vitality();
    table.fighter(id).hit_points.leave = Leave::Dead;
    follow(table, id, was, rule);
    end_if_decided(table);
}

/// The place in the order of somebody dying has come: he becomes stable by a tenth, or loses a hit point.
///
/// Rule: `D20-DTH-02`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(super) fn linger(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let (before, was) = (own.hit_points.life, own.state.vitality());
    if was != Vitality::Dying {
        return Ok(());
    }
    let mut after = before;
    let face = after.linger(&mut *table.dice)?;
    table.fighter(id).hit_points.life = after;
    if let Some(face) = face {
        tell_percent(
            table,
            id,
            (rule::D20_DTH_02, word::LINGERING),
            (face, i16::from(life::STABLE)),
        );
    }
    table.changed(
        id,
        word::LIFE,
        before.hit_points,
        after.hit_points,
        rule::D20_DTH_02,
    );
    follow(table, id, was, rule::D20_DTH_02);
    Ok(())
}

/// Nonlethal damage of whoever heals by himself goes down at the start of his turn.
///
/// Rule: `D20-DMG-04`.
pub(super) fn regenerate(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let points = own.build.traits.iter().find_map(|quirk| match quirk {
        Quirk::Regeneration { points, .. } => Some(*points),
        _ => None,
    });
    let Some(points) = points.filter(|_| !own.state.is_dead()) else {
        return;
    };
    if !table.round.modules.has(Modules::NONLETHAL) {
        return gain(table, id, points, rule::D20_DMG_04);
    }
    let (before, was) = (own.hit_points.life.nonlethal, own.state.vitality());
    let life = &mut table.fighter(id).hit_points.life;
    life.nonlethal = (life.nonlethal - points).max(0);
    let after = life.nonlethal;
    table.changed(id, word::NONLETHAL, before, after, rule::D20_DMG_04);
    follow(table, id, was, rule::D20_DMG_04);
}

/// A state that lasts until a turn begins.
pub(crate) const fn until_turn_of(state: State, whose: FighterId) -> Suffered {
    Suffered {
        state,
        until: Until::TurnStart(whose),
    }
}
