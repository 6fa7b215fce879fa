//! How to answer a blow that has hit.

use crate::battle::Choice;
use crate::board::Cell;

use super::super::attack::Blow;
use super::super::breath::of_defence;
use super::super::defence::Means;
use super::super::fighter::{Arm, Deed};
use super::super::scene::{Scene, Snapshot};
use super::super::{place, shot, word};
use super::blow::{self, FACES};
use super::known::Known;
use super::{BEARINGS, INITIATIVE, fumble, wind};

/// Initiative that a free dodge costs (`AUS-02`).
const DODGE_LOSS: i64 = 4;

/// Every defence with what it saves, and none at all.
pub(super) fn answers(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = Vec::with_capacity(Means::ALL.len() + 1);
    let exchange = scene
        .round
        .exchange
        .and_then(|it| Some((it.blow, scene.get(it.attacker)?)));
    if let Some((struck, attacker)) = exchange
        && let Some(arm) = shot::striking(attacker, own, struck)
    {
        let arm = &*arm;
        let harm = blow::landing(attacker, arm, struck, own);
        for (means, term) in Means::ALL {
            if let Some((value, cells)) = known.defence(own, attacker, struck, means) {
                let passes = blow::faces(value);
                let worth = passes * (harm + aftermath(own, attacker, arm, means)) / FACES;
                let to = safest(scene, own, &cells);
                let answer = Choice::Defend { means: term, to };
                let risk = fumble::risk_of_parry(scene, own, attacker, means);
                found.push((answer, worth - price(scene, own, attacker, means) - risk));
            }
        }
    }
    found.push((
        Choice::Defend {
            means: word::NO_DEFENCE,
            to: None,
        },
        0,
    ));
    found
}

/// What a defence that holds brings besides: a parried claw is hurt, a bare arm that parries steel too (`CRE-03`,
/// `UNA-05`, `UNA-06`); a dodger loses his bearings (`AUS-04`).
fn aftermath(own: &Snapshot, attacker: &Snapshot, arm: &Arm, means: Means) -> i64 {
    let main = own.main_arm();
    let is_bare = |arm: &Arm| arm.kind.is_natural || arm.kind.is_unarmed;
    match means {
        Means::Parry if is_bare(main) && !is_bare(arm) => {
            -blow::landing(attacker, arm, Blow::plain(0), own) / 2
        }
        Means::Parry if is_bare(arm) && !is_bare(main) => {
            blow::landing(own, main, Blow::plain(0), attacker) / 2
        }
        Means::Dodge => -BEARINGS,
        _ => 0,
    }
}

/// What a defence costs whether it holds or not: the initiative, or the blow that could have been stopped later.
fn price(scene: &Scene, own: &Snapshot, attacker: &Snapshot, means: Means) -> i64 {
    let breath = wind::price(own, of_defence(own, means));
    breath
        + match means {
            Means::Dodge => DODGE_LOSS * INITIATIVE,
            Means::SecondWard => 0,
            _ if own.turn.defences > 1 => 0,
            _ => later_use(scene, own, attacker),
        }
}

/// What the defence action would save against the foes who have not struck yet in this round.
fn later_use(scene: &Scene, own: &Snapshot, attacker: &Snapshot) -> i64 {
    let strikes_later = |foe: &&Snapshot| {
        let turn = foe.turn;
        let attacks = |plan: super::super::fighter::Plan| {
            plan.first() == Some(Deed::Attack) && !turn.first_done
                || plan.second() == Some(Deed::Attack) && !turn.second_done
        };
        foe.id() != attacker.id() && turn.plan.is_some_and(attacks) && blow::reaches(scene, foe, own)
    };
    let saved = |foe: &Snapshot| blow::threat(scene, foe, own) * blow::ward(scene, own, foe, 0) / FACES;
    scene
        .foes(own)
        .filter(strikes_later)
        .map(saved)
        .max()
        .unwrap_or(0)
}

/// The cell among these that the fewest foes can reach; of equal ones the first.
fn safest(scene: &Scene, own: &Snapshot, cells: &[Cell]) -> Option<Cell> {
    let foes_at = |cell: &&Cell| {
        let there = super::way::at(own, **cell);
        let reaches = |foe: &&Snapshot| place::distance(foe, &there) <= u16::from(place::longest_reach(foe));
        scene.foes(own).filter(reaches).count()
    };
    cells.iter().min_by_key(foes_at).copied()
}
