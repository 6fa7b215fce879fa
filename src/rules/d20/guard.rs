//! The armour class of somebody in his place: what it is made of against one attacker, and how his Dexterity counts.

use crate::battle::{NamedRow, RuleId, Term};
use crate::board::{CoverGrade, LOW_COVER_CELLS, LowCover, PairFacts, Screen};

use super::armour_class::{Nimble, Parts};
use super::assault::{AID, Assault, Occasion};
use super::bonus::Share;
use super::data::{
    Ability, BonusKind, Circumstance, D20Data, DexterityKept, FeatEffect, Modifier, Quirk, Situation, State,
    StateEffect,
};
use super::rage::Rage;
use super::scene::{Scene, Snapshot};
use super::sheet::rule_of;
use super::spell::{self, Gift};
use super::{cause, condition, facing, grapple, hide, rule};

/// The word for why a shield does not count: both hands were needed for a weapon.
pub(crate) static BOTH_HANDS: Term = Term("both-hands");
/// Points of AC behind cover, and behind cover that hides nearly all (`D20-COV-01`, `D20-COV-10`).
pub(crate) const COVERED: i16 = 4;
/// As [`COVERED`].
pub(crate) const WELL_COVERED: i16 = 8;

/// What somebody's AC is made of by himself: armour, shield, skin, size and what he has learnt.
///
/// Rule: `D20-ATK-04`, `D20-ATK-15`.
pub(crate) fn own_parts(tables: &D20Data, own: &Snapshot) -> Parts {
    let build = &own.build;
    let mut shares = Vec::new();
    let mut most = None;
    for piece in &build.pieces {
        let is_shield = piece.kind.is_shield();
        // What is broken guards nobody.
        if is_shield && own.shield().is_none() {
            continue;
        }
        let kind = if is_shield {
            BonusKind::Shield
        } else {
            BonusKind::Armour
        };
        let share = Share::new(kind, piece.bonus, piece.rule).by(piece.row);
        if is_shield && own.hands.is_shield_off {
            shares.push(share.void(rule::D20_ATK_15, &BOTH_HANDS));
            continue;
        }
        shares.push(share);
        most = match (most, piece.most_dexterity) {
            (Some(one), Some(other)) => Some(std::cmp::min::<i16>(one, other)),
            (one, other) => one.or(other),
        };
    }
    let natural = Share::new(BonusKind::Natural, build.natural_armour, rule::D20_ATK_04);
    shares.push(natural.by(&cause::HIDE));
    let size = Share::new(BonusKind::Size, build.bulk.attack, rule::D20_CORE_08);
    shares.push(size.by(&cause::SIZE));
    let of_states = condition::effects(tables, own).filter_map(|(state, effect)| {
        let share = |kind, points| Share::new(kind, points, rule_of_state(state));
        match effect {
            StateEffect::Dodge(points) => Some(share(BonusKind::Dodge, *points)),
            StateEffect::ArmourClass(points) => Some(share(BonusKind::Untyped, *points)),
            _ => None,
        }
    });
    shares.extend(of_states);
    let of_spells = spell::gifts(own).filter_map(|(work, gift)| match gift {
        Gift::ArmourClass(kind, points) => Some(Share::new(kind, points, work.rule).by(work.row)),
        _ => None,
    });
    shares.extend(of_spells);
    let of_rage = Rage::of(own).map(|rage| Share::new(BonusKind::Untyped, rage.armour_class, rage.rule));
    shares.extend(of_rage);
    let of_feat = own.build.feat(
        |effect| matches!(effect, FeatEffect::AttackForDefence { .. }).then_some(()),
        None,
    );
    if let Some((rule, row, ())) = of_feat {
        shares.push(Share::new(BonusKind::Dodge, own.budget.expertise, rule).by(row));
    }
    shares.retain(|share| share.amount != 0);
    Parts {
        dexterity: condition::modifier(tables, own, Ability::Dexterity),
        hampered: condition::hampered(tables, own, Ability::Dexterity, rule_of_dexterity),
        maximum: most,
        shares,
    }
}

/// The rule by which a state changes AC by Dexterity: being entangled stands in the fixed table.
///
/// Rule: `D20-SIT-D5`.
const fn rule_of_dexterity(state: State) -> RuleId {
    match state {
        State::Entangled => rule::D20_SIT_D5,
        _ => condition::rule_of(state),
    }
}

/// The rule by which a state changes AC.
const fn rule_of_state(state: State) -> RuleId {
    match state {
        State::Charging => rule::D20_CHG_02,
        State::TotalDefence => rule::D20_TDF_01,
        State::FightingDefensively => rule::D20_DEF_01,
        _ => condition::rule_of(state),
    }
}

/// What somebody's AC is made of against one attack.
///
/// Rule: `D20-ATK-04`, `D20-COV-01`, `D20-SIT-D1`, `D20-SIT-D2`, `D20-SIT-D4`, `D20-SIT-D8`, `D20-SIT-D9`, `D20-SIT-D10`, `D20-SIT-D11`,
/// `D20-SIT-D12`, `D20-SIT-D13`, `D20-AID-01`, `D20-CORE-10`.
pub(crate) fn parts(
    scene: &Scene,
    own: &Snapshot,
    (target, assault): (&Snapshot, Assault),
    (cover, by): (i16, RuleId),
) -> Parts {
    let Some(tables) = scene.tables() else {
        return Parts::default();
    };
    let mut parts = own_parts(tables, target);
    facing::pass_shield(scene, own, target, &mut parts.shares);
    let untyped = |points, rule| Share::new(BonusKind::Untyped, points, rule);
    parts.shares.push(untyped(cover, by));
    parts.shares.extend(situations(tables, target, assault.is_far));
    let aids = target.budget.aids.iter();
    let helping = aids.filter(|aid| aid.is_defence && aid.foe == own.id());
    parts
        .shares
        .extend(helping.map(|_| untyped(AID, rule::D20_AID_01)));
    for quirk in &target.build.traits {
        if let Quirk::DodgeAgainst { foe, bonus } = quirk
            && own.build.is_of(*foe)
        {
            let share = Share::new(BonusKind::Dodge, *bonus, rule::D20_ATK_04);
            parts.shares.push(share.by(&cause::TRAINED_AGAINST));
        }
    }
    for held in &target.build.feats {
        let points = match held.effect {
            // Nobody asks for the name: it counts against the nearest foe.
            FeatEffect::DodgeOne(points) if is_nearest(scene, target, own) => points,
            FeatEffect::DodgeOnTheMove(points) if assault.occasion == Occasion::Passing => points,
            _ => continue,
        };
        let share = Share::new(BonusKind::Dodge, points, held.rule);
        parts.shares.push(share.by(held.row));
    }
    parts.shares.retain(|share| share.amount != 0);
    parts
}

fn is_nearest(scene: &Scene, of: &Snapshot, foe: &Snapshot) -> bool {
    let nearest = scene
        .foes(of)
        .min_by_key(|other| (scene.distance(of, other), other.id()));
    nearest.is_some_and(|nearest| nearest.id() == foe.id())
}

/// What the states of a target add to its AC; those that are replaced are noted and do not count.
///
/// Rule: `D20-SIT-D2`, `D20-SIT-D4` to `D20-SIT-D9`, `D20-SIT-D10` to `D20-SIT-D13`, `D20-SIT-20`.
fn situations(tables: &D20Data, target: &Snapshot, is_far: bool) -> Vec<Share> {
    let found = condition::situations(tables, target);
    let is_replaced = |id| found.iter().any(|row| row.replaces.contains(id));
    let of_target = found.iter().filter(|row| row.on == Circumstance::Defender);
    let shares = of_target.filter_map(|row| match if is_far { row.ranged } else { row.melee } {
        Modifier::Points(points) => {
            let share = Share::new(BonusKind::Untyped, points, rule_of(row.id.as_str()));
            Some(match is_replaced(&row.id) {
                true => share.void(rule::D20_SIT_20, &facing::HELPLESS),
                false => share,
            })
        }
        _ => None,
    });
    shares.collect()
}

/// How a target can use its Dexterity against an attacker.
///
/// Rule: `D20-ATK-06`, `D20-SEQ-05`, `D20-HLP-02`, `D20-FNT-01`, `D20-SIT-A5`, `D20-MOV-07`, `D20-FEA-10`, `D20-FEA-38`, `D20-SIT-D2`,
/// `D20-SIT-D4`, `D20-SIT-D6` to `D20-SIT-D8`, `D20-SIT-D10`, `D20-SIT-D13`, `D20-SIT-20`.
pub(crate) fn nimble(scene: &Scene, own: &Snapshot, pair: (&Snapshot, bool)) -> Nimble {
    let keeps = pair
        .0
        .build
        .has_feat(|effect| matches!(effect, FeatEffect::KeepsDexterity));
    nimble_with(scene, own, pair, keeps)
}

/// The ability by which a target uses its Dexterity all the same, if another one could not.
///
/// Rule: `D20-ATK-06`, `D20-FEA-10`.
pub(crate) fn keeps_wits(
    scene: &Scene,
    own: &Snapshot,
    pair: (&Snapshot, bool),
) -> Option<(RuleId, NamedRow)> {
    let keeps = |effect: &FeatEffect| matches!(effect, FeatEffect::KeepsDexterity).then_some(());
    let (rule, row, ()) = pair.0.build.feat(keeps, None)?;
    let is_spared = nimble_with(scene, own, pair, true) == Nimble::Freely
        && nimble_with(scene, own, pair, false) != Nimble::Freely;
    is_spared.then_some((rule, row))
}

fn nimble_with(scene: &Scene, own: &Snapshot, (target, is_near): (&Snapshot, bool), keeps: bool) -> Nimble {
    let Some(tables) = scene.tables() else {
        return Nimble::Freely;
    };
    let is_feinted = own.budget.feint.is_some_and(|(foe, _)| foe == target.id());
    let states = condition::states(Some(tables), target);
    let is_unseen =
        condition::states(Some(tables), own).contains(&State::Invisible) || hide::is_hidden_from(own, target);
    let keeps_blindly = is_near
        && target
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::KeepsDexterityUnseen));
    let has_run = target.budget.has_run;
    let loses = is_unseen && !keeps && !keeps_blindly && !states.contains(&State::Blinded);
    let mut nimble = match (is_feinted, has_run, loses) {
        (true, ..) | (_, true, _) => Nimble::Denied(None),
        (_, _, true) => Nimble::Denied(tables.situations.get("D20-SIT-A5").map(named)),
        _ => Nimble::Freely,
    };
    for row in states.iter().filter_map(|state| tables.state(*state)) {
        // Those in one grapple have each other in sight (D20-SIT-D7).
        if row.state == State::Grappling && grapple::are_locked(own, target) {
            continue;
        }
        let of_target = row
            .situations
            .iter()
            .filter_map(|id| tables.situations.get(id))
            .filter(|row| row.on == Circumstance::Defender);
        let Some(worst) = of_target.max_by_key(|row| row.dexterity) else {
            continue;
        };
        match worst.dexterity {
            DexterityKept::Zero => return Nimble::Helpless,
            DexterityKept::Lost if nimble == Nimble::Freely && !(keeps && row.state == State::FlatFooted) => {
                nimble = Nimble::Denied(Some(named(worst)));
            }
            DexterityKept::Lost | DexterityKept::Kept => {}
        }
    }
    nimble
}

/// A row of the fixed table as what brings a line.
fn named(row: &Situation) -> NamedRow {
    NamedRow::of(row.id.as_str(), &row.name)
}

/// Whether something low covers the target: it is near it, and nearer to it than to the attacker.
///
/// Rule: `D20-COV-03`.
fn covers(low: &LowCover) -> bool {
    low.from_target <= LOW_COVER_CELLS && low.from_attacker >= low.from_target
}

/// Cover of or from somebody big: of all pairs of squares the best one for the attacker leaves it, which is a rule of its own.
///
/// Rule: `D20-COV-08`.
pub(crate) fn by_size((points, by): (i16, RuleId), own: &Snapshot, target: &Snapshot) -> (i16, RuleId) {
    let is_big = own.body.size > 1 || target.body.size > 1;
    match by {
        rule::D20_COV_01 | rule::D20_COV_02 if is_big => (points, rule::D20_COV_08),
        _ => (points, by),
    }
}

/// Points of AC that cover gives, with the rule that says so; on neighbours things alone, else bodies too. Of big ones the two squares count
/// between which there is the least.
///
/// Rule: `D20-COV-01` to `D20-COV-03`, `D20-COV-07`, `D20-COV-08`, `D20-COV-10`.
pub(crate) fn cover(facts: &PairFacts, is_touching: bool) -> (i16, RuleId) {
    if is_touching {
        return match facts.pair().neighbour_cover().0 {
            Screen::None => (0, rule::D20_COV_02),
            Screen::Part => (COVERED, rule::D20_COV_02),
            Screen::Most => (WELL_COVERED, rule::D20_COV_10),
        };
    }
    match facts.cover_grade() {
        CoverGrade::None => (0, rule::D20_COV_01),
        CoverGrade::Soft => (COVERED, rule::D20_COV_07),
        CoverGrade::Part if facts.low_cover().iter().any(covers) => (COVERED, rule::D20_COV_03),
        CoverGrade::Part | CoverGrade::Total => (COVERED, rule::D20_COV_01),
        CoverGrade::Most => (WELL_COVERED, rule::D20_COV_10),
    }
}
