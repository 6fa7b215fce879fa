//! Spells that work on somebody for a while: how they begin, what they give, how they end.

use smallvec::SmallVec;

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::condition::{Suffered, Until};
use super::super::data::{Bonus, Duration, SaveKind, SpellEffect, State};
use super::super::round::Table;
use super::super::scene::Snapshot;
use super::super::{condition, hide, rule};
use super::magic::{Gift, Work};
use super::{Known, withstand};

/// The most rounds that a state lasts by itself; a spell ends it sooner.
const UNTIL: Until = Until::Open;

/// What the spells that work on somebody give, each with its spell.
pub(crate) fn gifts(own: &Snapshot) -> impl Iterator<Item = (&Work, Gift)> {
    let works = own.magic.works.iter();
    works.flat_map(|work| work.gifts.iter().map(move |gift| (work, *gift)))
}

/// Whether a spell of some id works on somebody.
pub(crate) fn wears(own: &Snapshot, id: &str) -> bool {
    own.magic.works.iter().any(|work| work.row.id() == id)
}

/// The work of a spell for whom it is cast on; none where it does nothing that lasts.
///
/// Rule: `D20-SEQ-06`.
pub(super) fn of(own: &Snapshot, known: &Known) -> Option<Work> {
    let Duration::Rounds { per_level } = known.spell.duration else {
        return None;
    };
    let level = known.caster_level;
    let gift = |effect: &SpellEffect| match *effect {
        SpellEffect::Bonus { to, kind, amount } => match to {
            Bonus::ArmourClass => Some(Gift::ArmourClass(kind, amount.at(level))),
            Bonus::Attack => Some(Gift::Attack(kind, amount.at(level))),
            // Nothing in these rules frightens anybody by a save.
            Bonus::SavesAgainstFear => None,
        },
        SpellEffect::Condition(state) => Some(Gift::State(state)),
        SpellEffect::MissChance { percent } => Some(Gift::MissChance(percent)),
        SpellEffect::Damage { .. } | SpellEffect::Heal { .. } => None,
    };
    let gifts: SmallVec<[Gift; 2]> = known.spell.effects.iter().filter_map(gift).collect();
    let save = known.spell.save.filter(|save| save.each_turn);
    (!gifts.is_empty()).then(|| Work {
        rule: known.rule,
        row: known.row,
        word: known.word,
        caster: own.id(),
        left: per_level
            .saturating_mul(level.into())
            .saturating_mul(known.longer()),
        gifts,
        ends_on_attack: known.spell.ends_on_attack,
        shaken_off: save.map(|_| (withstand::dc(own, known), known.spell.school)),
    })
}

fn states(work: &Work) -> impl Iterator<Item = State> + '_ {
    work.gifts.iter().filter_map(|gift| match gift {
        Gift::State(state) => Some(*state),
        _ => None,
    })
}

/// A spell begins to work on somebody. The same one twice does not add up, and the later end counts.
///
/// Rule: `D20-CORE-05`, `D20-SEQ-06`.
pub(super) fn begin(table: &mut Table, id: FighterId, work: Work) {
    let works = &table.snapshot(id).magic.works;
    let known = works.iter().find(|other| other.rule == work.rule);
    // A state that something else has ended begins anew.
    let own = table.snapshot(id);
    let known = known.filter(|known| states(known).all(|state| own.state.suffers(state)));
    if known.is_some_and(|known| known.left >= work.left) {
        return;
    }
    let is_new = known.is_none();
    let states: SmallVec<[State; 2]> = states(&work).collect();
    if is_new && states.is_empty() {
        table.state(id, work.word, true, work.rule);
    }
    let works = &mut table.fighter(id).magic.works;
    works.retain(|other| other.rule != work.rule);
    works.push(work);
    for state in states {
        if state == State::Asleep {
            let rule = condition::rule_of(state);
            super::super::round::health::pose(table, id, crate::battle::Posture::Lying, rule);
        }
        table.afflict(id, Suffered { state, until: UNTIL });
    }
}

/// Those spells end that are meant.
fn end(table: &mut Table, id: FighterId, is_meant: impl Fn(&Work) -> bool) {
    let works = table.snapshot(id).magic.works.iter();
    let over: Vec<Work> = works.filter(|work| is_meant(work)).cloned().collect();
    if over.is_empty() {
        return;
    }
    table.fighter(id).magic.works.retain(|work| !is_meant(work));
    for work in over {
        let states: SmallVec<[State; 2]> = states(&work).collect();
        if states.is_empty() {
            table.state(id, work.word, false, work.rule);
        }
        table.relieve(id, |suffered| {
            states.contains(&suffered.state) && suffered.until == UNTIL
        });
    }
}

/// A turn of a caster begins: his spells on somebody have a round less.
///
/// Rule: `D20-SEQ-06`.
pub(crate) fn count_down(table: &mut Table, of: FighterId, caster: FighterId) {
    if table.snapshot(of).magic.works.is_empty() {
        return;
    }
    for work in &mut table.fighter(of).magic.works {
        if work.caster == caster {
            work.left = work.left.saturating_sub(1);
        }
    }
    end(table, of, |work| work.left == 0);
}

/// Somebody attacks: what hides him until then ends.
///
/// Rule: `D20-CND-13`, `D20-SPL-14`, `D20-CON-11`.
pub(crate) fn attacked(table: &mut Table, id: FighterId) {
    hide::end(table, id);
    end(table, id, |work| work.ends_on_attack);
}

/// Somebody whom a spell holds tries to shake it off in his turn, which it takes whole.
///
/// Rule: `D20-SPL-18`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn try_to_shake_off(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    if !own.can_suffer() || own.state.vitality() >= super::super::life::Vitality::Unconscious {
        return Ok(());
    }
    let works = own.magic.works.iter();
    let tried: Vec<_> = works
        .filter_map(|work| Some((work.rule, work.shaken_off?)))
        .collect();
    for (spell, (dc, school)) in tried {
        let scene = table.scene();
        let kind = SaveKind::Will;
        let trial = scene.get(id).map(|own| {
            withstand::throw(
                &scene,
                own,
                (kind, rule::D20_MAG_07),
                dc,
                withstand::against(own, school),
            )
        });
        drop(scene);
        if let Some(trial) = trial
            && trial.play(table, id)?
        {
            end(table, id, |work| work.rule == spell);
        }
    }
    Ok(())
}
