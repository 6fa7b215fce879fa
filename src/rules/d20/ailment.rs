//! What goes on working in somebody: ability scores that harm has lowered, and poison that is to strike again.

use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{FighterId, Happening, Points, RuleId, Term};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::condition::{Suffered, Until};
use super::data::{Ability, Quirk, Roll, SaveAgainst, State};
use super::round::{Table, health};
use super::{cause, rule, word};

/// What goes on working in a fighter.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ailments {
    /// Points that harm has taken from each ability score, in the order of the abilities.
    drained: [u8; 6],
    /// Poison that strikes once more.
    pub(crate) venoms: SmallVec<[Venom; 1]>,
}

/// Poison in a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Venom {
    /// The row of whoever brought it.
    pub rule: RuleId,
    /// The number of the save.
    pub dc: i16,
    /// The ability that suffers.
    pub ability: Ability,
    /// Points that it takes.
    pub damage: Roll,
    /// Turns of the one poisoned until it strikes again.
    pub left: u8,
}

impl Ailments {
    /// Points that an ability score has lost.
    pub(crate) const fn drained(&self, which: Ability) -> i16 {
        self.drained[which as usize] as i16
    }
}

/// Poison gets into somebody: it works at once, and once more after some rounds. What has no Constitution cannot be poisoned.
///
/// Rule: `D20-CORE-04`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn poison(
    table: &mut Table,
    (by, id): (FighterId, FighterId),
    venom: Venom,
) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let is_living = own.build.abilities.constitution.is_some() && own.build.kind.is_living();
    if !is_living || own.state.is_dead() {
        return Ok(());
    }
    table.acted(by, word::POISON, Some(id));
    work(table, id, &venom)?;
    if !table.snapshot(id).state.is_dead() {
        table.fighter(id).ailments.venoms.push(venom);
        table.state(id, word::POISONED, true, venom.rule);
    }
    Ok(())
}

/// A turn of somebody begins: poison comes nearer to its second blow, after which it is spent.
///
/// Rule: `D20-SEQ-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn run_on(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    if own.ailments.venoms.is_empty() || own.state.is_dead() {
        return Ok(());
    }
    let venoms = &mut table.fighter(id).ailments.venoms;
    for venom in venoms.iter_mut() {
        venom.left = venom.left.saturating_sub(1);
    }
    let due: Vec<Venom> = venoms.iter().filter(|it| it.left == 0).copied().collect();
    venoms.retain(|it| it.left > 0);
    let is_over = venoms.is_empty();
    for venom in &due {
        work(table, id, venom)?;
    }
    if let Some(venom) = due.first().filter(|_| is_over) {
        table.state(id, word::POISONED, false, venom.rule);
    }
    Ok(())
}

/// One blow of poison: a Fortitude save, or so many points of an ability are gone.
fn work(table: &mut Table, id: FighterId, venom: &Venom) -> Result<(), DiceError> {
    let mut save = health::fortitude(table, id, (venom.rule, word::POISON), venom.dc);
    for quirk in &table.snapshot(id).build.traits {
        if let Quirk::SaveBonus { against, bonus } = quirk
            && *against == SaveAgainst::Poison
        {
            save.modifiers
                .add_for(rule::D20_CORE_07, &cause::TRAINED_AGAINST, *bonus);
        }
    }
    if save.play(table, id)? {
        return Ok(());
    }
    let Roll { count, sides, plus } = venom.damage;
    let mut points = Points::roll(venom.rule, count, sides, &mut *table.dice)?;
    points.ledger.add(venom.rule, plus);
    let lost = points.value();
    table.write(Happening::Rolled {
        fighter: id,
        what: word::POISON,
        points: Box::new(points),
    });
    drain(table, id, (venom.ability, lost), venom.rule);
    Ok(())
}

/// Somebody loses points of an ability score: without Constitution he dies, without Strength or Dexterity he is helpless, without the others
/// he has no mind left that could fight.
///
/// Rule: `D20-CORE-04`, `D20-DTH-04`, `D20-CND-12`.
pub(crate) fn drain(table: &mut Table, id: FighterId, (which, points): (Ability, i16), rule: RuleId) {
    let own = table.snapshot(id);
    let Some(whole) = own.build.abilities.score(which) else {
        return;
    };
    let before = whole - own.ailments.drained(which);
    let after = (before - points).max(0);
    let level = i16::from(own.build.level);
    table.fighter(id).ailments.drained[which as usize] = (whole - after).clamp(0, 255) as u8;
    table.changed(id, term(which), before, after, rule);
    if which == Ability::Constitution {
        let modifier = |score: i16| (score - 10).div_euclid(2);
        health::swell(table, id, level * (modifier(after) - modifier(before)), rule);
    }
    if after > 0 {
        return;
    }
    match which {
        Ability::Constitution => health::die(table, id, rule),
        Ability::Strength | Ability::Dexterity => lay_low(table, id, State::Helpless),
        Ability::Intelligence | Ability::Wisdom | Ability::Charisma => lay_low(table, id, State::Unconscious),
    }
}

fn lay_low(table: &mut Table, id: FighterId, state: State) {
    let until = Until::Open;
    table.afflict(id, Suffered { state, until });
    health::pose(
        table,
        id,
        crate::battle::Posture::Lying,
        super::condition::rule_of(state),
    );
    crate::rules::kernel::end_if_decided(table);
}

/// The word for an ability as a value.
const fn term(ability: Ability) -> Term {
    *cause::of(ability)
}
