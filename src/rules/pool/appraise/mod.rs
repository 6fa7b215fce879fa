//! What answers are worth: the opponent's judgement in these rules, one decision ahead and with exact chances.
//!
//! Worth is counted in thousandths of a hit point that the foe loses or oneself keeps. Everything here reads the fight as its side
//! sees it and asks the resolutions for their values; it decides nothing and rolls nothing.

mod exposure;
mod fallen;
mod goal;
mod opening;
mod set_up;
mod trick;
mod way;

pub(crate) use way::approach;

use crate::battle::{Choice, Offer, Question, Slot};

use super::assault::{self, Assault, Values, Way};
use super::effect::EffectKind;
use super::fighter::Progress;
use super::legal::{self, plainly};
use super::odds::Ends;
use super::offer::{attack, offers, with_slot};
use super::scene::{Scene, Snapshot};
use super::word;

/// Putting a foe out of the fight.
const OUT: i64 = 12_000;
/// A critical failure of an attack.
const BOTCHED: i64 = 1500;
/// Half a square nearer to the foe.
const HALF_SQUARE: i64 = 30;
/// Being able to strike back.
const STANCE: i64 = 50;

/// The sensible answers to the open decision, each legal and with its worth.
pub(crate) fn appraise(scene: &Scene, question: Question) -> Vec<(Choice, i64)> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    let mut answers = match question.kind {
        word::ASK_SET_UP => set_up::places(scene, own),
        word::ASK_STANCE => stance(scene, own),
        word::ASK_LATE => vec![(plainly(word::ACT_NOW), 0), (Choice::Pass, patience(scene, own))],
        word::ASK_COUNTER => vec![(plainly(word::ACT_NOW), 1), (Choice::Pass, 0)],
        word::ASK_REGAIN => vec![(plainly(word::TAKE_BACK), 1), (Choice::Pass, 0)],
        word::ASK_RIPOSTE => [attacks(scene, own), vec![(Choice::Pass, 0)]].concat(),
        _ => turn(scene, own),
    };
    answers.retain(|(choice, _)| legal::judge(scene, Some(question), question.fighter, choice).is_ok());
    if answers.is_empty() {
        answers.extend(forced(scene, question).map(|choice| (choice, 0)));
    }
    answers
}

/// What is left to whoever owes an attack that none of the sensible answers makes: the first thing on offer.
///
/// Rule: `PL-RIP-06`.
pub(crate) fn forced(scene: &Scene, question: Question) -> Option<Choice> {
    let own = scene.get(question.fighter)?;
    let chosen = |offer: Offer| match offer.choice {
        Choice::Move { gait, .. } => way::go(scene, own, gait, *offer.cells.first()?),
        choice => Some(choice),
    };
    let is_legal = |choice: &Choice| legal::judge(scene, Some(question), question.fighter, choice).is_ok();
    offers(scene, question)
        .into_iter()
        .filter_map(chosen)
        .find(is_legal)
}

/// The stance costs nothing, and is of use to whoever may be struck at from near (`PL-RIP-01`).
fn stance(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let is_fighter = own.in_hand().close.is_some();
    let is_threatened = scene.foes(own).any(|foe| scene.distance(own, foe) <= 2);
    let plan = |plan| Choice::Plan {
        plan,
        ask_free: false,
    };
    let worth = if is_fighter && is_threatened {
        STANCE
    } else {
        -STANCE
    };
    vec![(plan(word::PLAN_FIGHT), 0), (plan(word::PLAN_STANCE), worth)]
}

fn turn(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut answers = attacks(scene, own);
    let best_now = answers.iter().map(|(_, worth)| *worth).max();
    answers.extend(trick::manoeuvres(scene, own));
    answers.extend(fallen::rescues(scene, own));
    answers.extend(fallen::killings(scene, own));
    answers.extend(hands(scene, own, best_now.unwrap_or(0)));
    answers.extend(goal::answers(scene, own));
    let ways = way::ways(scene, own, best_now);
    if best_now.is_none() && !ways.comes_to_blows {
        let patience = patience(scene, own);
        answers.push((plainly(word::DELAY), patience));
        // Nobody strikes at whom he does not see, and a blow out of hiding finds him unprepared (PL-PER-02).
        answers.push((plainly(word::HIDE), patience + HALF_SQUARE));
    }
    answers.extend(ways.answers);
    answers.extend(opening::answers(scene, own));
    if own.is_prone() {
        // Lying costs five dice of Defence: getting up is worth about half of a blow that is suffered less.
        answers.push((plainly(word::RISE), threat(scene, own) / 2 + 500));
    }
    answers.push((plainly(word::LEAVE), -OUT));
    answers.push((Choice::Pass, 0));
    answers
}

/// Waiting for somebody who may come.
const PATIENCE: i64 = 700;

/// What it is worth to wait for the later turns of others: whoever cannot strike now lets those come to him who have still to play
/// and are near enough, and strikes with a whole turn then (`PL-DLY-01`). Less than nothing where nobody comes.
fn patience(scene: &Scene, own: &Snapshot) -> i64 {
    let stride = scene.squares(own.build.move_m) + 1;
    let may_come = |foe: &Snapshot| {
        let state = &foe.state;
        let has_turn = state.turn.progress == Progress::Ahead
            && !state.has(EffectKind::Stunned)
            && !state.surprised
            && !state.owes_turn;
        has_turn && foe.in_hand().close.is_some() && scene.distance(own, foe) <= stride
    };
    let is_fighter = own.in_hand().close.is_some() && !own.is_prone();
    let waits = is_fighter && !goal::is_pressing(scene, own) && best_attack(scene, own).is_none();
    if waits && scene.foes(own).any(may_come) {
        PATIENCE
    } else {
        -PATIENCE
    }
}

/// What an attack is worth.
fn worth(values: &Values, target: &Snapshot) -> i64 {
    let Ok(ends) = Ends::of(values, target) else {
        return 0;
    };
    let per_mille = |chance: crate::dice::Chance| i64::from(chance.per_mille());
    ends.mean_loss_per_mille() + per_mille(ends.chance(|end| end.is_out)) * OUT / 1000
        - per_mille(ends.chance(|end| end.is_botched)) * BOTCHED / 1000
}

/// What an attack on a foe is worth; nothing where he is down already.
fn attack_worth(scene: &Scene, own: &Snapshot, foe: &Snapshot, assault: Assault) -> i64 {
    if !foe.is_able() {
        return 0;
    }
    let values = assault::values(scene, own, foe, assault);
    values.map_or(0, |values| worth(&values, foe))
}

/// All attacks that are possible now.
fn attacks(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut answers = Vec::new();
    for foe in scene.foes(own) {
        for assault in assaults(scene, own, foe) {
            let choice = attack(foe.id(), assault.with, assault.term());
            answers.push((choice, attack_worth(scene, own, foe, assault)));
        }
    }
    answers
}

/// The attacks on a foe that reach him from where a fighter is.
fn assaults(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Vec<Assault> {
    let weapons = own.wielded().flat_map(|(with, _)| {
        [
            (Way::Close, true),
            (Way::Close, false),
            (Way::Shot, true),
            (Way::Shot, false),
        ]
        .map(|(way, is_sneaky)| Assault { way, with, is_sneaky })
    });
    let spells = (0..own.build.powers.len()).map(|place| Assault {
        way: Way::Spell,
        with: Slot(place as u8),
        is_sneaky: false,
    });
    let may = |assault: &Assault| legal::may_attack(scene, own, foe, *assault, legal::Right::Turn).is_ok();
    weapons.chain(spells).filter(may).collect()
}

/// What the best attack of a fighter would be worth from where he is.
fn best_attack(scene: &Scene, own: &Snapshot) -> Option<i64> {
    let all = scene.foes(own).flat_map(|foe| {
        let found = assaults(scene, own, foe);
        found
            .into_iter()
            .map(move |assault| attack_worth(scene, own, foe, assault))
    });
    all.max()
}

/// What the foes who are near could do to a fighter in their next turns, at most.
fn threat(scene: &Scene, own: &Snapshot) -> i64 {
    let near = scene.foes(own).filter(|foe| scene.distance(own, foe) <= 2);
    let blows = near.filter_map(|foe| {
        let (with, _) = foe.close_arm()?;
        let assault = Assault {
            way: Way::Close,
            with,
            is_sneaky: false,
        };
        let values = assault::values(scene, foe, own, assault)?;
        Some(Ends::of(&values, own).ok()?.mean_loss_per_mille())
    });
    blows.sum()
}

/// Getting a weapon ready: drawing a better one, loading, taking up what lies near.
fn hands(scene: &Scene, own: &Snapshot, best_now: i64) -> Vec<(Choice, i64)> {
    let mut answers = Vec::new();
    let turn = own.state.turn;
    let ready = |changed: &dyn Fn(&mut Snapshot)| {
        let mut there = own.clone();
        changed(&mut there);
        there.state.turn.moves = turn.moves + u8::from(!turn.may_draw);
        let worth = best_attack(scene, &there).unwrap_or(0);
        if there.state.turn.has_attack() {
            worth
        } else {
            worth / 2
        }
    };
    if own.is_drawable_now() {
        for place in 0..own.build.arms.len() as u8 {
            let slot = Slot(place);
            if own.is_drawable(slot) {
                let worth = ready(&|there| there.state.hand = slot);
                answers.push((with_slot(word::DRAW, slot), worth - best_now / 2 - 100));
            }
        }
    }
    if own.state.arm(own.state.hand).is_unloaded {
        let worth = ready(&|there| {
            let hand = there.state.hand;
            if let Some(arm) = there.state.arm_mut(hand) {
                arm.is_unloaded = false;
            }
        });
        answers.push((plainly(word::LOAD), worth - best_now / 2 + 50));
    }
    let is_empty_handed = own.in_hand().hands == 0 && own.build.arms[0].hands > 0;
    if is_empty_handed {
        for (name, movable) in legal::near_items(scene, own) {
            let is_his = movable.whose.is_some_and(|(owner, _)| owner == own.id());
            answers.push((with_slot(word::PICK_UP, name), if is_his { 2500 } else { 1500 }));
        }
    }
    answers
}
