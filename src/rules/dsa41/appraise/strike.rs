//! Whom to strike, with what, and how much to announce.

use crate::battle::{Choice, Question, Slot};

use super::super::condition::beast;
use super::super::condition::fury;
use super::super::exchange::attack::{self, Blow};
use super::super::fighter::{Arm, Deed, Plan};
use super::super::manoeuvre::{Form, may_in_clinch};
use super::super::module::Modules;
use super::super::round::Due;
use super::super::scene::{Scene, Snapshot};
use super::super::{legal, word};
use super::blow::{Bout, FACES};
use super::known::Known;
use super::landing::landing;
use super::{act, answer, blow, distance, hold, manoeuvre, mounted, plan, shot};

/// Announcements that are tried: more than this the opponent never dares.
const BOLDEST: i16 = 10;
/// Waiting for a foe who comes nearer.
const PATIENCE: i64 = 100;

/// Every target in reach with the best announcement of each manoeuvre; waiting, where there is none.
pub(super) fn strikes(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    if own.turn.plan == Some(Plan::LungeOn) {
        return series(known, question, own);
    }
    let mut found = Vec::new();
    if let Some(quarry) = fury::quarry(scene, own).filter(|quarry| !quarry.is_able()) {
        strikes_at(scene, own, quarry, 0, &mut found);
    }
    if own.is_able() {
        let balance = balance(scene, own);
        if own.condition.holds.is_some() || own.condition.held_by.is_some() {
            found.extend(hold::answers(scene, own));
        }
        // Beasts do not choose (CMB-03); but what is not in reach they leave for what is.
        let prey = beast::prey(scene, own).filter(|prey| {
            let foe = scene.get(*prey);
            foe.is_some_and(|foe| blow::reaches(scene, own, foe))
        });
        let is_prey = |foe: &&Snapshot| prey.is_none_or(|prey| foe.id() == prey);
        for target in scene.foes(own).filter(is_prey) {
            strikes_at(scene, own, target, balance, &mut found);
            if !is_besides(scene, own) {
                found.extend(distance::changes(scene, own, target));
            }
            found.extend(manoeuvre::manoeuvres(scene, own, target, balance));
            found.extend(mounted::rushes(scene, own, target));
        }
        found.extend(mounted::kick(scene, own));
    }
    if let Some(kept) = kept_back(scene, own) {
        // An attack that he has not declared: he may keep what it would cost.
        found.push((Choice::Pass, kept));
        return found;
    }
    found.extend(assassinations(scene, own));
    if shot::is_shooter(own) {
        found.extend(shot::shots(scene, own));
    }
    if found.is_empty() && own.is_able() {
        found.extend(shot::hurls(scene, own));
        if scene.fallen_foes(own).next().is_some() {
            let rivals = blow::rivals(known, own);
            for rival in rivals.iter().filter(|rival| !rival.foe.is_able()) {
                strikes_at(scene, own, rival.foe, 0, &mut found);
            }
        }
    }
    found.extend(conversions(scene, own, &found));
    if found.is_empty() {
        let delay = act(word::DELAY);
        if scene.foes(own).any(still_moves) && known.allows(question, own, &delay) {
            found.push((delay, PATIENCE));
        }
        found.push((Choice::Pass, 0));
    }
    found
}

/// The next attack of a series (`MAN-AUSFALL`).
fn series(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let foes = scene.foes(own);
    let mut found: Vec<_> = foes
        .flat_map(|foe| manoeuvre::manoeuvres(scene, own, foe, 0))
        .collect();
    found.retain(|(choice, _)| known.allows(question, own, choice));
    found.push((Choice::Pass, 0));
    found
}

/// Whether somebody acts by a right to an attack and nothing else.
fn is_besides(scene: &Scene, own: &Snapshot) -> bool {
    let mut actor = scene.round.actor.iter();
    actor.any(|actor| actor.fighter == own.id() && matches!(actor.due, Due::Extra | Due::Left))
}

/// Converting at the own phase, for those who may: another attack in place of the defence, where the first is worth it, and another defence
/// in place of the attack.
///
/// Rule: `UMW-01`, `SF-AUFMERKSAMKEIT`.
fn conversions(scene: &Scene, own: &Snapshot, found: &[(Choice, i64)]) -> Vec<(Choice, i64)> {
    let best = found.iter().map(|(_, worth)| *worth).max();
    let mut ways = Vec::new();
    if let Some(best) = best
        && legal::may_convert(scene, own, word::CONVERT_TO_ATTACK).is_ok()
    {
        let again = plan::strike_again(scene, own).unwrap_or(0);
        let kept = answer::later_use(scene, own, None);
        ways.push((act(word::CONVERT_TO_ATTACK), best + again - kept));
    }
    if legal::may_convert(scene, own, word::CONVERT_TO_DEFENCE).is_ok() {
        let saved = answer::second_use(scene, own);
        ways.push((act(word::CONVERT_TO_DEFENCE), saved));
    }
    ways
}

/// What it is worth to let an attack pass that nobody has declared: the defence that it would take the place of. None where he acts as he
/// has declared.
///
/// Rule: `UMW-01`, `TWO-05`, `MAN-TODVONLINKS`.
fn kept_back(scene: &Scene, own: &Snapshot) -> Option<i64> {
    let actor = scene.round.actor.filter(|actor| actor.fighter == own.id())?;
    match actor.due {
        Due::Second if own.turn.plan == Some(Plan::Fight) => Some(answer::later_use(scene, own, None)),
        Due::Extra if own.turn.defences == 0 => Some(answer::later_use(scene, own, None) / 2),
        Due::Extra | Due::Left => Some(0),
        _ => None,
    }
}

/// The stabs at those who are not on their guard: three times the points, and no armour against them (`SUR-04`).
fn assassinations(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    if !scene.round.modules.has(Modules::ASSASSINATION) || !may_still_strike(own) {
        return Vec::new();
    }
    let victims = scene
        .fighters
        .iter()
        .filter(|other| scene.are_hostile(own, other));
    let each = victims.flat_map(|victim| own.arms().map(move |arm| (victim, arm)));
    let stab = |(victim, (slot, arm)): (&Snapshot, (usize, &Arm))| {
        legal::may_assassinate(scene, own, victim, arm).ok()?;
        let blow = Blow {
            form: Form::Assassinate,
            ..Blow::plain(slot as u8)
        };
        let hits = blow::hit(scene, own, victim, arm, blow);
        let worth = hits * landing(scene, own, arm, blow, victim) / FACES;
        Some((choice(victim, blow), worth.max(1)))
    };
    each.filter_map(stab).collect()
}

/// Whether a shooter's blow is possible in the action that he has left: the second one of two shots is a shot (`RNG-11`), and a
/// late one of the slow as well (`TIM-03`).
fn may_still_strike(own: &Snapshot) -> bool {
    let is_late = own.turn.first_done && own.ini() < 8;
    !is_late && own.turn.plan != Some(Plan::ShootTwice)
}

/// Whether a fighter has declared a move that he has not made yet.
pub(super) fn still_moves(fighter: &Snapshot) -> bool {
    let turn = fighter.turn;
    turn.plan.is_some_and(|plan| {
        plan.first() == Some(Deed::Move) && !turn.first_done
            || plan.second() == Some(Deed::Move) && !turn.second_done
    })
}

/// What a point of malus costs after a failed announcement (`MAN-GEN-05`): a face of the parry against the worst foe in
/// reach, or of the next blow where nothing is left to parry with.
fn balance(scene: &Scene, own: &Snapshot) -> i64 {
    // What a failure has cost already is over by then.
    let mut next = own.clone();
    next.condition.off_balance = 0;
    let own = &next;
    let in_reach = |foe: &&Snapshot| blow::reaches(scene, foe, own);
    let parried = if own.turn.defences > 0 {
        scene
            .foes(own)
            .filter(in_reach)
            .map(|foe| blow::threat(scene, foe, own))
            .max()
    } else {
        None
    };
    let foes = scene.foes(own);
    let worst = foes.fold(parried.unwrap_or(0), |worst, foe| {
        blow::best_plain_above(scene, own, foe, 0, worst)
    });
    worst / FACES
}

/// The blows at somebody with everything that may be struck with.
fn strikes_at(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    balance: i64,
    found: &mut Vec<(Choice, i64)>,
) {
    for (slot, arm) in own.arms() {
        let is_open = may_in_clinch(scene, own, Form::Plain).is_ok() && manoeuvre_fits(scene, own, arm);
        if is_open && may_still_strike(own) && legal::may_strike(scene, own, target, arm).is_ok() {
            strikes_with(scene, own, target, (slot as u8, arm, balance), found);
        }
    }
}

/// Whether a plain blow can be struck with this by the right to act that he has.
fn manoeuvre_fits(scene: &Scene, own: &Snapshot, arm: &Arm) -> bool {
    let actor = scene.round.actor.filter(|actor| actor.fighter == own.id());
    arm.kind.sole.is_none() && !arm.kind.is_lance && actor.is_none_or(|actor| actor.due != Due::Left)
}

fn strikes_with(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (slot, arm, balance): (u8, &Arm, i64),
    found: &mut Vec<(Choice, i64)>,
) {
    let plain = Blow::plain(slot);
    let bout = Bout::of(scene, own, target, (slot, arm), balance);
    let of = |(feint, power)| Blow {
        feint,
        power,
        ..plain
    };
    let may = |blow: Blow| legal::may_announce(scene, own, target, arm, blow, blow.manoeuvre()).is_ok();
    // A blow that promises little is still better than none.
    found.push((choice(target, plain), bout.worth((0, 0)).max(1)));
    let most = attack::most_stakes(arm).min(BOLDEST);
    let kinds: [fn(i16) -> (i16, i16); 2] = [|points| (points, 0), |points| (0, points)];
    let best = kinds.map(|kind| {
        let boldest = if may(of(kind(1))) { most } else { 0 };
        // Of equal worth the smaller announcement counts.
        (1..=boldest)
            .map(|points| (bout.worth(kind(points)), -points))
            .max()
    });
    for (kind, best) in kinds.iter().zip(best) {
        if let Some((worth, points)) = best {
            found.push((choice(target, of(kind(-points))), worth));
        }
    }
    if best.iter().all(Option::is_some) {
        let fits = BOTH
            .into_iter()
            .filter(|both| of(*both).stakes() <= most && may(of(*both)));
        let best = fits
            .map(|both| (bout.worth(both), both))
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        found.extend(best.map(|(worth, both)| (choice(target, of(both)), worth)));
    }
}

/// Points of a feint and of power that are tried together (`MAN-GEN-02`).
const BOTH: [(i16, i16); 5] = [(1, 1), (2, 2), (2, 4), (4, 2), (4, 4)];

fn choice(target: &Snapshot, blow: Blow) -> Choice {
    Choice::Attack {
        target: target.id(),
        with: Slot(blow.slot),
        manoeuvre: blow.manoeuvre(),
        stakes: blow.announced(),
    }
}
