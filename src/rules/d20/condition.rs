//! Conditions: states that somebody is in for a while, what they do to him, and when they end.

use crate::battle::{FighterId, RuleId, Term};

use super::budget::Allowance;
use super::data::{Ability, D20Data, Situation, State, StateEffect, StateRow};
use super::life::Vitality;
use super::rage::Rage;
use super::scene::Snapshot;
use super::{rule, word};

/// A state that somebody is in, and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suffered {
    /// Which.
    pub state: State,
    /// When it ends.
    pub until: Until,
}

/// When a state ends.
///
/// Rule: `D20-SEQ-06`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize, schemars::JsonSchema,
)]
pub enum Until {
    /// When the next turn of this fighter begins, or would begin.
    TurnStart(FighterId),
    /// When so many turns of this fighter have begun.
    Rounds(u8, FighterId),
    /// With the fight, or by what ends it.
    Open,
}

/// Its word.
pub(crate) const fn term(state: State) -> Term {
    match state {
        State::Blinded => word::BLINDED,
        State::Confused => word::CONFUSED,
        State::Cowering => word::COWERING,
        State::Dazed => word::DAZED,
        State::Dazzled => word::DAZZLED,
        State::Entangled => word::ENTANGLED,
        State::Exhausted => word::EXHAUSTED,
        State::Fatigued => word::FATIGUED,
        State::FlatFooted => word::FLAT_FOOTED,
        State::Frightened => word::FRIGHTENED,
        State::Grappling => word::GRAPPLING,
        State::Pinned => word::PINNED,
        State::Helpless => word::HELPLESS,
        State::Invisible => word::INVISIBLE,
        State::Kneeling => word::KNEELING,
        State::Sitting => word::SITTING,
        State::Nauseated => word::NAUSEATED,
        State::Panicked => word::PANICKED,
        State::Paralysed => word::PARALYSED,
        State::Prone => word::PRONE,
        State::Shaken => word::SHAKEN,
        State::Sickened => word::SICKENED,
        State::Asleep => word::ASLEEP,
        State::Staggered => word::STAGGERED,
        State::Stunned => word::STUNNED,
        State::Unconscious => word::UNCONSCIOUS,
        State::Squeezing => word::SQUEEZING,
        State::Disabled => word::DISABLED,
        State::Dying => word::DYING,
        State::Stable => word::STABLE,
        State::Dead => word::DEAD,
        State::Charging => word::CHARGING,
        State::TotalDefence => word::DEFENDING,
        State::FightingDefensively => word::FIGHTING_DEFENSIVELY,
        State::Turned => word::TURNED,
    }
}

/// The rule of a state: the row of the conditions that it stands in. What makes undead flee is no fear, though they flee as those in panic
/// do: its rule is that of the ability.
pub(crate) const fn rule_of(state: State) -> RuleId {
    match state {
        State::Blinded => rule::D20_CND_01,
        State::Confused => rule::D20_CND_02,
        State::Cowering => rule::D20_CND_03,
        State::Dazed => rule::D20_CND_04,
        State::Dazzled => rule::D20_CND_05,
        State::Entangled => rule::D20_CND_06,
        State::Exhausted => rule::D20_CND_07,
        State::Fatigued => rule::D20_CND_08,
        State::FlatFooted => rule::D20_CND_09,
        State::Frightened => rule::D20_CND_10,
        State::Grappling | State::Pinned => rule::D20_CND_11,
        State::Helpless => rule::D20_CND_12,
        State::Invisible => rule::D20_CND_13,
        State::Kneeling | State::Sitting => rule::D20_CND_14,
        State::Nauseated => rule::D20_CND_15,
        State::Panicked => rule::D20_CND_16,
        State::Paralysed => rule::D20_CND_17,
        State::Prone => rule::D20_CND_18,
        State::Shaken => rule::D20_CND_19,
        State::Sickened => rule::D20_CND_20,
        State::Asleep => rule::D20_CND_21,
        State::Staggered => rule::D20_CND_22,
        State::Stunned => rule::D20_CND_23,
        State::Unconscious => rule::D20_CND_24,
        State::Squeezing => rule::D20_CND_25,
        State::Disabled | State::Dying | State::Stable | State::Dead => rule::D20_CND_26,
        State::Charging => rule::D20_CND_27,
        State::TotalDefence | State::FightingDefensively => rule::D20_CND_28,
        State::Turned => rule::D20_ACT_T36,
    }
}

/// The state that hit points bring.
///
/// Rule: `D20-DTH-01`, `D20-DTH-02`, `D20-DTH-04`, `D20-DMG-05`.
pub(crate) const fn of_vitality(vitality: Vitality) -> Option<State> {
    match vitality {
        Vitality::Well => None,
        Vitality::Staggered => Some(State::Staggered),
        Vitality::Disabled => Some(State::Disabled),
        Vitality::Unconscious => Some(State::Unconscious),
        Vitality::Dying => Some(State::Dying),
        Vitality::Stable => Some(State::Stable),
        Vitality::Dead => Some(State::Dead),
    }
}

/// The states that somebody is in: those that were put on him, those that hit points bring, lying and kneeling; with each comes what it
/// brings along. Each stands there once.
///
/// Rule: `D20-CND-01` to `D20-CND-28`.
pub(crate) fn states(tables: Option<&D20Data>, own: &Snapshot) -> Vec<State> {
    let mut found = own_states(own);
    let mut next = 0;
    while let Some(state) = found.get(next).copied() {
        next += 1;
        let row = tables.and_then(|tables| tables.state(state));
        found.extend(row.into_iter().flat_map(|row| row.implies.iter().copied()));
        if next > State::ALL.len() {
            break;
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The states that were put on somebody, those that hit points bring, lying and kneeling, without what comes along with them. Each stands
/// there once.
///
/// Rule: `D20-CND-01` to `D20-CND-28`.
pub(crate) fn own_states(own: &Snapshot) -> Vec<State> {
    use crate::battle::Posture;
    let mut found: Vec<State> = own.conditions.0.iter().map(|it| it.state).collect();
    found.extend(of_vitality(own.state.vitality()));
    match own.body.posture {
        Posture::Standing => {}
        Posture::Kneeling => found.push(State::Kneeling),
        Posture::Lying => found.push(State::Prone),
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The rows of the states that somebody is in.
pub(crate) fn rows<'t>(tables: &'t D20Data, own: &Snapshot) -> Vec<&'t StateRow> {
    let states = states(Some(tables), own);
    states
        .into_iter()
        .filter_map(|state| tables.state(state))
        .collect()
}

/// What the states of somebody do, each with its state.
pub(crate) fn effects<'t>(
    tables: &'t D20Data,
    own: &Snapshot,
) -> impl Iterator<Item = (State, &'t StateEffect)> + use<'t> {
    let rows = rows(tables, own).into_iter();
    rows.flat_map(|row| row.effects.iter().map(move |effect| (row.state, effect)))
}

/// How much of a turn somebody has.
///
/// Rule: `D20-ACT-07`, `D20-SEQ-04`.
pub(crate) fn allowance(tables: &D20Data, own: &Snapshot) -> Allowance {
    let is_single = own.budget.is_single || own.build.has_trait(&super::data::Quirk::SingleActions);
    let least = if is_single {
        Allowance::Single
    } else {
        Allowance::Whole
    };
    let of_states = effects(tables, own).filter_map(|(_, effect)| match effect {
        StateEffect::Actions(budget) => Some(Allowance::from(*budget)),
        _ => None,
    });
    of_states.fold(least, stricter)
}

fn stricter(one: Allowance, other: Allowance) -> Allowance {
    let rank = |of| match of {
        Allowance::Whole => 0,
        Allowance::Single => 1,
        Allowance::MoveOnly => 2,
        Allowance::Nothing => 3,
    };
    if rank(other) > rank(one) { other } else { one }
}

/// By how much states change an ability score, and whether one of them makes it 0. Rage adds to it, poison takes from it.
///
/// Rule: `D20-CND-07`, `D20-CND-08`, `D20-CND-06`, `D20-CND-17`.
pub(crate) fn ability_change(tables: &D20Data, own: &Snapshot, which: Ability) -> (i16, bool) {
    let of_rage = Rage::of(own).map_or(0, |rage| rage.ability(which));
    let drained = own.ailments.drained(which);
    let score = own.build.abilities.score(which);
    let mut change = (
        of_rage - drained,
        score.is_some_and(|score| drained > 0 && drained >= score),
    );
    for (_, effect) in effects(tables, own) {
        match effect {
            StateEffect::Ability { ability, amount } if *ability == which => change.0 += amount,
            StateEffect::AbilityZero(ability) if *ability == which => change.1 = true,
            _ => {}
        }
    }
    change
}

/// The modifier of an ability as states have changed it.
///
/// Rule: `D20-CORE-04`.
pub(crate) fn modifier(tables: &D20Data, own: &Snapshot, which: Ability) -> i16 {
    let (change, is_zero) = ability_change(tables, own, which);
    super::sheet::changed_modifier(&own.build.abilities, which, change, is_zero)
}

/// What states have made of the modifier of an ability, one after the other, each by the rule that is told with it: what entangles, by the
/// row of the fixed table where it counts for AC.
///
/// Rule: `D20-CND-06` to `D20-CND-08`, `D20-CND-17`, `D20-SIT-D5`.
pub(crate) fn hampered(
    tables: &D20Data,
    own: &Snapshot,
    which: Ability,
    by: impl Fn(State) -> RuleId,
) -> Vec<(RuleId, i16)> {
    let modifier =
        |change, is_zero| super::sheet::changed_modifier(&own.build.abilities, which, change, is_zero);
    let (whole, is_zero) = ability_change(tables, own, which);
    let of_states = effects(tables, own).filter_map(|(state, effect)| match effect {
        StateEffect::Ability { ability, amount } if *ability == which => Some((state, *amount, false)),
        StateEffect::AbilityZero(ability) if *ability == which => Some((state, 0, true)),
        _ => None,
    });
    let of_states: Vec<_> = of_states.collect();
    let taken: i16 = of_states.iter().map(|(_, amount, _)| amount).sum();
    // Poison may have made it 0 already.
    let is_zeroed_by_state = of_states.iter().any(|(.., zero)| *zero);
    let mut so_far = (whole - taken, is_zero && !is_zeroed_by_state);
    let mut lines = Vec::new();
    for (state, amount, zero) in of_states {
        let next = (so_far.0 + amount, so_far.1 || zero);
        lines.push((by(state), modifier(next.0, next.1) - modifier(so_far.0, so_far.1)));
        so_far = next;
    }
    lines
}

/// What states take from somebody's saves, each by its rule.
///
/// Rule: `D20-CND-10`, `D20-CND-16`, `D20-CND-19`, `D20-CND-20`.
pub(crate) fn saves(tables: &D20Data, own: &Snapshot) -> Vec<(RuleId, i16)> {
    let of_states = points(tables, own, |effect| match effect {
        StateEffect::Saves(points) => Some(*points),
        _ => None,
    });
    let by_rule = |(state, points)| (rule_of(state), points);
    of_states.into_iter().map(by_rule).collect()
}

/// The rows of the fixed table that the states of somebody bring along, each once.
///
/// Rule: `D20-SIT-20`.
pub(crate) fn situations<'t>(tables: &'t D20Data, own: &Snapshot) -> Vec<&'t Situation> {
    let rows = rows(tables, own);
    let mut found: Vec<&Situation> = Vec::new();
    let named = rows.iter().flat_map(|row| &row.situations);
    for row in named.filter_map(|id| tables.situations.get(id)) {
        if !found.iter().any(|other| other.id == row.id) {
            found.push(row);
        }
    }
    found
}

/// The state that leaves somebody nothing to do in his turn.
///
/// Rule: `D20-ACT-07`, `D20-CND-03`, `D20-CND-04`, `D20-CND-23`.
pub(crate) fn idle(tables: &D20Data, own: &Snapshot) -> Option<State> {
    let mut all = effects(tables, own);
    let found = all.find(|(_, effect)| {
        matches!(effect, StateEffect::Actions(budget) if Allowance::from(*budget) == Allowance::Nothing)
    });
    found.map(|(state, _)| state)
}

/// Whether a state does something to somebody.
pub(crate) fn has(tables: Option<&D20Data>, own: &Snapshot, wanted: &StateEffect) -> bool {
    tables.is_some_and(|tables| effects(tables, own).any(|(_, effect)| effect == wanted))
}

/// Points that states put on all of something, each with its state.
pub(crate) fn points(
    tables: &D20Data,
    own: &Snapshot,
    of: impl Fn(&StateEffect) -> Option<i16>,
) -> Vec<(State, i16)> {
    effects(tables, own)
        .filter_map(|(state, effect)| Some((state, of(effect)?)))
        .collect()
}
