//! Special attacks: tripping, feints, help for a friend, the bull rush, the overrun.

use crate::battle::{FighterId, NamedRow, Posture, RuleId, Verb, WhyNot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::assault::{self, Assault};
use super::super::attack::Hit;
use super::super::contest::{Contest, Sides};
use super::super::data::{Ability, CreatureKind, FeatEffect, Manoeuvre, Skill, State, WeaponTrait};
use super::super::fighter::Aid;
use super::super::module::Modules;
use super::super::roll::{Natural, Target};
use super::super::round::{Frame, Table, health, look, provoke, saddle};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::{Opposed, Trial};
use super::super::{bonus, cause, condition, facing, rule, skill, why, word};
use super::attack::{ATTACK, at_foe, count, is_aimed, next, strikes, wielded};
use super::grapple::is_loose;
use super::overrun::OVERRUN;
use super::push::BULL_RUSH;
use super::{ACT, Action, At, Call, Cost, Shape, WEAPONS, holds};

/// What may be done to somebody besides striking at him.
pub(super) static SPECIALS: [Action; 5] = [FEINT, AID, AID_DEFENCE, BULL_RUSH, OVERRUN];

/// Trips a foe, with bare hands or with a weapon that is made for it; in place of a blow.
///
/// Rule: `D20-TRP-01`, `D20-TRP-02`.
pub(super) const TRIP: Action = Action {
    word: word::TRIP,
    rule: rule::D20_TRP_01,
    asked: &[word::ASK_TURN, word::ASK_OPPORTUNITY],
    shape: Shape {
        with: Some(WEAPONS),
        ..Shape::of(Verb::Attack)
    },
    may: &[is_aimed, at_foe, is_loose, may_trip, strikes],
    odds: |at| trip_contest(at.scene, at.own, at.target()?, false).odds(),
    play: trip,
    weigh: |mind, at| mind.trip(at),
    behind: &[
        rule::D20_TRP_01,
        rule::D20_TRP_02,
        rule::D20_TRP_03,
        rule::D20_ACT_T13,
    ],
    ..ATTACK
};

/// Places in the order of sizes that somebody is above another.
pub(super) fn bigger(own: &Snapshot, other: &Snapshot) -> i16 {
    i16::from(own.build.bulk.index) - i16::from(other.build.bulk.index)
}

/// Whether somebody has learnt a manoeuvre.
pub(super) fn is_trained(own: &Snapshot, wanted: Manoeuvre) -> bool {
    training(own, wanted).is_some()
}

/// The feat by which somebody has learnt a manoeuvre.
///
/// Rule: `D20-FEA-23`, `D20-FEA-25`.
pub(super) fn training(own: &Snapshot, wanted: Manoeuvre) -> Option<(RuleId, NamedRow)> {
    let found = |effect: &FeatEffect| match effect {
        FeatEffect::Manoeuvre { which, .. } if *which == wanted => Some(()),
        _ => None,
    };
    own.build.feat(found, None).map(|(rule, row, ())| (rule, row))
}

fn may_trip(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_TRP_01))?;
    let arm = wielded(at)?;
    let is_fit = arm.has(WeaponTrait::Trip) || arm.is_body();
    holds(at.call.stakes.is_empty(), || why::no_points(rule::D20_TRP_01))?;
    holds(is_fit, || why::not_for_that(rule::D20_TRP_02, &arm.name))?;
    holds(foe.is_able() && !foe.is_prone(), || {
        why::lies_already(rule::D20_TRP_01, foe.id())
    })?;
    holds(bigger(foe, own) <= 1, || why::too_big(rule::D20_TRP_01, foe.id()))?;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    let has_one = at.kind != word::ASK_TURN || next(own, arm, at.slot()).is_some();
    holds(has_one, || why::no_further(rule::D20_FUL_01))
}

/// The modifier of an ability of somebody as he is now.
///
/// Rule: `D20-CORE-04`.
pub(super) fn strength_of(scene: &Scene, own: &Snapshot, ability: Ability) -> i16 {
    match scene.tables() {
        Some(tables) => condition::modifier(tables, own, ability),
        None => own.build.abilities.modifier(ability),
    }
}

fn trip_contest(scene: &Scene, own: &Snapshot, foe: &Snapshot, is_counter: bool) -> Opposed {
    let of = |it: &Snapshot, ability| strength_of(scene, it, ability);
    // A rider may hold on by his riding, but his own legs help him no more (D20-TRP-03).
    let is_riding = foe.body.mount.is_some();
    let mut strong = of(foe, Ability::Strength);
    let mut nimble = (cause::of(Ability::Dexterity), of(foe, Ability::Dexterity));
    // What a foe suffers from lowers all his checks, but is counted in his riding already.
    let mut of_foe = skill::checks(scene.tables(), foe);
    let burden: i16 = of_foe.iter().map(|(_, points)| points).sum();
    let ride = skill::ledger(scene.tables(), foe, (Skill::Ride, rule::D20_TRP_03)).value();
    if is_riding && ride >= nimble.1.max(strong) + burden {
        (nimble, strong) = ((&cause::RIDE, ride), strong.min(ride));
        of_foe.clear();
    }
    Opposed {
        what: (
            if is_riding {
                rule::D20_TRP_03
            } else {
                rule::D20_TRP_01
            },
            word::TRIP,
        ),
        contest: Contest::trip(
            of(own, Ability::Strength),
            (strong, nimble),
            Sides {
                bigger: bigger(own, foe),
                trained: training(own, Manoeuvre::Trip).filter(|_| !is_counter),
                is_stable: foe.build.is_stable() && !is_riding,
                ..Sides::default()
            },
        )
        .hampered(skill::checks(scene.tables(), own), of_foe),
    }
}

/// A touch, then Strength against Strength or Dexterity; whoever fails may be tripped in turn, once.
fn trip(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(target), Some(with)) = (call.target, call.with) else {
        return Ok(());
    };
    let kind = table.round.asked.unwrap_or(word::ASK_TURN);
    let own = table.snapshot(id);
    let has_weapon = own.arm(with).is_some_and(|arm| arm.has(WeaponTrait::Trip));
    let is_open = !has_weapon && !is_trained(own, Manoeuvre::Trip) && provoke::may_strike(table, target, id);
    let by = if is_open { vec![target] } else { Vec::new() };
    if provoke::halts(table, id, kind, call, by) {
        return Ok(());
    }
    let mut further = 0;
    if kind == word::ASK_TURN {
        let own = table.snapshot(id);
        further = own.arm(with).and_then(|arm| next(own, arm, with)).unwrap_or(0);
        count(table, id, with);
    }
    let place = table.snapshot(target).place();
    look::face(table, id, place);
    table.acted(id, word::TRIP, Some(target));
    if table.round.modules.has(Modules::TRIP_TOUCH) && !touches(table, (id, target), (with, further))? {
        return Ok(());
    }
    let (own, foe) = (table.snapshot(id).clone(), table.snapshot(target).clone());
    let opposed = trip_contest(&table.scene(), &own, &foe, false);
    if opposed.play(table, id)? > 0 {
        bring_down(table, target)?;
        if own
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::AttackAfterTrip))
        {
            table.round.frames.push(Frame::FollowUp {
                fighter: id,
                only: Some(target),
            });
        }
        return Ok(());
    }
    let opposed = trip_contest(&table.scene(), &foe, &own, true);
    if opposed.play(table, target)? > 0 {
        if has_weapon {
            let at = table.snapshot(id).body.at;
            let told = (word::LOSE, rule::D20_TRP_02, at);
            let _ = super::super::round::hands::let_go(table, id, with, told);
        } else {
            bring_down(table, id)?;
        }
    }
    Ok(())
}

/// Somebody comes to the ground: off his feet, or out of his saddle.
///
/// Rule: `D20-TRP-01`, `D20-TRP-03`.
fn bring_down(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if table.snapshot(id).body.mount.is_some() {
        return saddle::fall(table, id);
    }
    health::pose(table, id, Posture::Lying, rule::D20_TRP_01);
    Ok(())
}

/// A touch attack with what a further attack costs: whether it lands.
///
/// Rule: `D20-ATK-05`, `D20-FUL-01`.
pub(super) fn touches(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    (with, further): (crate::battle::Slot, i16),
) -> Result<bool, DiceError> {
    let scene = table.foreseen_by(id, Some(target));
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(false);
    };
    let assault = Assault {
        is_touch: true,
        further,
        ..Assault::plain(with, false)
    };
    let Some(values) = assault::values(&scene, own, foe, assault) else {
        return Ok(false);
    };
    drop(scene);
    let fall = values.attack.roll(&mut *table.dice)?;
    values.tell_touch(table, (id, target), fall);
    Ok(fall.hit >= Hit::Plain)
}

/// Feints: the foe cannot use his Dexterity against the next blow.
///
/// Rule: `D20-FNT-01`.
const FEINT: Action = Action {
    word: word::FEINT,
    rule: rule::D20_FNT_01,
    shape: Shape::WHOM,
    may: &[at_foe, |at| {
        let foe = at.target().ok_or_else(|| why::nobody(rule::D20_FNT_01))?;
        holds(foe.build.abilities.intelligence.is_some(), || {
            why::mindless(rule::D20_FNT_01, foe.id())
        })?;
        holds(foe.is_able(), || why::no_foe(rule::D20_FNT_01))?;
        holds(at.scene.threatens(at.own, foe.place()), || {
            why::not_near(rule::D20_FNT_01)
        })?;
        holds(at.own.budget.feint.is_none(), || {
            why::has_feinted(rule::D20_FNT_01)
        })
    }],
    cost: |at| {
        let is_quick = at
            .own
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::FeintAsMove));
        if is_quick { Cost::Move } else { Cost::Standard }
    },
    odds: |at| feint_contest(at.scene, at.own, at.target()?)?.odds(),
    play: |table, id, call| {
        let Some(target) = call.target else { return Ok(()) };
        table.acted(id, word::FEINT, Some(target));
        let own = table.snapshot(id);
        if own
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::FeintAsMove))
        {
            table.acted(id, word::QUICK_FEINT, None);
        }
        let scene = table.scene();
        let found = match (scene.get(id), scene.get(target)) {
            (Some(own), Some(foe)) => feint_contest(&scene, own, foe),
            _ => None,
        };
        drop(scene);
        let Some(contest) = found else { return Ok(()) };
        if contest.play(table, id)? > 0 {
            table.fighter(id).budget.feint = Some((target, 1));
        }
        Ok(())
    },
    weigh: |mind, at| mind.feint(at),
    behind: &[rule::D20_FNT_01, rule::D20_ACT_T15],
    ..ACT
};

fn feint_contest(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Option<Opposed> {
    let tables = scene.tables();
    let bonus = |of: &Snapshot, skill| skill::ledger(tables, of, (skill, rule::D20_FNT_01)).value();
    let defence = (bonus(foe, Skill::SenseMotive), foe.build.base_attack);
    let is_humanoid = foe.build.kind == CreatureKind::Humanoid;
    let intelligence = foe.build.abilities.intelligence;
    let contest = Contest::feint(bonus(own, Skill::Bluff), defence, is_humanoid, intelligence)?;
    Some(Opposed {
        what: (rule::D20_FNT_01, word::FEINT),
        contest,
    })
}

/// The number of a roll to help (`D20-AID-01`).
pub(crate) const HELPING: i16 = 10;

/// Helps a friend to hit the foe whom both fight.
///
/// Rule: `D20-AID-01`.
const AID: Action = Action {
    word: word::AID,
    rule: rule::D20_AID_01,
    shape: Shape::WHOM,
    may: &[may_aid],
    cost: |_| Cost::Standard,
    odds: |at| {
        let foe = common_foe(at.scene, at.own, at.target()?)?;
        helping(at.scene, at.own, at.scene.get(foe)?)?.odds()
    },
    play: |table, id, call| aid(table, id, call, false),
    weigh: |mind, at| mind.aid(at),
    behind: &[rule::D20_AID_01, rule::D20_ACT_T09],
    ..ACT
};

/// Helps a friend not to be hit by the foe whom both fight.
///
/// Rule: `D20-AID-01`.
const AID_DEFENCE: Action = Action {
    word: word::AID_DEFENCE,
    play: |table, id, call| aid(table, id, call, true),
    weigh: |_, _| Vec::new(),
    ..AID
};

/// The foe whom somebody and his friend fight hand to hand: the nearest to the friend.
fn common_foe(scene: &Scene, own: &Snapshot, friend: &Snapshot) -> Option<FighterId> {
    let is_fought = |foe: &&Snapshot| {
        scene.threatens(own, foe.place())
            && (scene.threatens(friend, foe.place()) || scene.threatens(foe, friend.place()))
    };
    let foes = scene.foes(own).filter(is_fought);
    foes.min_by_key(|foe| (scene.distance(friend, foe), foe.id()))
        .map(Snapshot::id)
}

fn may_aid(at: &At) -> Result<(), WhyNot> {
    let friend = at
        .target()
        .filter(|it| it.id() != at.own.id() && it.is_able() && at.scene.are_allied(at.own, it));
    let friend = friend.ok_or_else(|| why::no_friend(rule::D20_AID_01))?;
    let foe = common_foe(at.scene, at.own, friend);
    holds(foe.is_some(), || {
        why::no_common_foe(rule::D20_AID_01, friend.id())
    })
}

/// Rule: `D20-AID-01`, `D20-FAC-11`.
fn helping(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Option<Trial> {
    let (with, arm) = own.melee_arm()?;
    let mut modifiers = assault::base(scene.tables()?, own, arm);
    let aside = facing::outwards(scene, own, foe, Assault::plain(with, false));
    bonus::add_all(&mut modifiers, &[aside]);
    Some(Trial {
        what: (rule::D20_AID_01, word::AID),
        modifiers,
        target: Target::new(HELPING, Natural::Decides, scene.modules()),
    })
}

fn aid(table: &mut Table, id: FighterId, call: Call, is_defence: bool) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    table.acted(id, call.word, Some(target));
    let scene = table.scene();
    let found = scene.get(id).zip(scene.get(target));
    let foe = found.and_then(|(own, friend)| common_foe(&scene, own, friend));
    let against = foe.and_then(|foe| scene.get(foe));
    let trial = found
        .zip(against)
        .and_then(|((own, _), foe)| helping(&scene, own, foe));
    drop(scene);
    if let (Some(foe), Some(trial)) = (foe, trial)
        && trial.play(table, id)?
    {
        let aid = Aid {
            by: id,
            foe,
            is_defence,
        };
        table.fighter(target).budget.aids.push(aid);
    }
    Ok(())
}
