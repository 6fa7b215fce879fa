//! How to answer a blow that has hit.

use crate::battle::{Choice, Ledger, Term};
use crate::board::Cell;

use super::super::condition::breath::of_defence;
use super::super::exchange::attack;
use super::super::exchange::attack::Blow;
use super::super::exchange::defence::Means;
use super::super::exchange::means::Feat;
use super::super::fighter::{Arm, Deed, Piece, Plan};
use super::super::manoeuvre::{self, Form};
use super::super::round::attribute_ledger;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{legal, shot, word};
use super::blow::{self, FACES};
use super::known::Known;
use super::landing::landing;
use super::manoeuvre::DISARMED;
use super::{BEARINGS, INITIATIVE, act, fumble, wind};

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
        let harm = landing(scene, attacker, arm, struck, own);
        for means in tried(own) {
            let means = manoeuvre::braced(scene, own, means);
            let found_value = known.defence(own, attacker, struck, means);
            if let Some((value, cells)) = found_value.filter(|(value, _)| is_of_use(means, *value)) {
                let passes = blow::faces(value);
                let worth = passes * (harm + aftermath(scene, (own, attacker), arm, means)) / FACES;
                let to = safest(scene, own, &cells);
                let answer = Choice::Defend {
                    means: means.term(),
                    to,
                    stakes: means.announced(),
                };
                let risk = fumble::risk_of_parry(scene, own, attacker, means);
                let gain = afterwards(scene, (own, attacker), (means, passes), struck);
                found.push((answer, worth + gain - price(scene, own, attacker, means) - risk));
            }
        }
    }
    if let Some((struck, attacker)) = exchange {
        found.extend(conversion(scene, own, attacker, struck));
    }
    found.push((
        Choice::Defend {
            means: word::NO_DEFENCE,
            to: None,
            stakes: Vec::new(),
        },
        0,
    ));
    found
}

/// Whether a defence can hold but by the luckiest of throws: a free dodge that cannot is not worth the initiative that it costs
/// (`AUS-02`).
fn is_of_use(means: Means, value: i16) -> bool {
    means != Means::Dodge || value > 1
}

/// Whether to parry for a comrade: what that saves him, less what the defence may save later.
///
/// Rule: `MAN-FORMATION`.
pub(super) fn covers(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = vec![(Choice::Pass, 0)];
    let both = scene
        .round
        .exchange
        .and_then(|it| Some((it.blow, scene.get(it.attacker)?, scene.get(it.target)?)));
    let Some((struck, attacker, comrade)) = both else {
        return found;
    };
    let Some(arm) = shot::striking(attacker, comrade, struck) else {
        return found;
    };
    let harm = landing(scene, attacker, &arm, struck, comrade);
    for piece in [Piece::Main, Piece::Second] {
        let means = Means::Feat(Feat::Formation, piece, 0);
        if let Some((value, _)) = known.defence(own, attacker, struck, means) {
            let saved = blow::faces(value) * harm / FACES;
            let choice = Choice::Defend {
                means: means.term(),
                to: None,
                stakes: Vec::new(),
            };
            let risk = fumble::risk_of_parry(scene, own, attacker, means);
            found.push((choice, saved - price(scene, own, attacker, means) - risk));
        }
    }
    found
}

/// Giving up the own attack for a defence against this blow, where none is left: what it saves, less what the attack promises.
///
/// Rule: `UMW-01`.
fn conversion(scene: &Scene, own: &Snapshot, attacker: &Snapshot, struck: Blow) -> Option<(Choice, i64)> {
    let may = own.turn.defences == 0 && legal::may_convert(scene, own, word::CONVERT_TO_DEFENCE).is_ok();
    let arm = attacker.arm(usize::from(struck.slot)).filter(|_| may)?;
    let mut ready = own.clone();
    ready.turn.plan = Some(Plan::DefendTwice);
    ready.turn.defences = 1;
    let harm = landing(scene, attacker, arm, struck, own);
    let saved = harm * blow::ward(scene, &ready, attacker, struck.slot) / FACES;
    let in_reach = scene.foes(own).filter(|foe| blow::reaches(scene, own, foe));
    let given_up = in_reach.map(|foe| blow::best_plain(scene, own, foe, 0)).max();
    Some((act(word::CONVERT_TO_DEFENCE), saved - given_up.unwrap_or(0)))
}

/// Points that are tried with a parry.
const POINTS: [i16; 3] = [0, 2, 4];

/// The answers that are looked at: the usual ones, and the manoeuvres that were learnt with some points.
fn tried(own: &Snapshot) -> impl Iterator<Item = Means> {
    let learnt = own.build.traits.arts;
    let feats = Feat::ALL.into_iter();
    let known = feats.filter(move |(feat, ..)| learnt.has(feat.art()));
    let parry = own.main_arm().parry.as_ref().map_or(0, Ledger::value);
    let with_points = move |(feat, piece, _): (Feat, Piece, Term)| {
        let points = POINTS
            .into_iter()
            .filter(move |points| feat.has_points() || *points == 0);
        points.filter_map(move |points| match feat {
            Feat::Wall if points > 0 => None,
            Feat::Wall => Some(Means::Feat(feat, piece, manoeuvre::share(parry))),
            _ => Some(Means::Feat(feat, piece, points)),
        })
    };
    let usual = Means::ALL.into_iter().map(|(means, _)| means);
    usual.chain(known.flat_map(with_points))
}

/// What a parry with an announcement is worth afterwards: the points that are gained, and those that a failure costs.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-ENTWAFFNEN-PA`, `MAN-WINDMUEHLE`, `MAN-WAFFEZERBRECHEN`.
fn afterwards(
    scene: &Scene,
    (own, attacker): (&Snapshot, &Snapshot),
    (means, passes): (Means, i64),
    struck: Blow,
) -> i64 {
    let Means::Feat(feat, piece, points) = means else {
        return 0;
    };
    let lent = manoeuvre::lent(own, (feat, piece), points);
    let fails = FACES - passes;
    let fixed = -own.build.crafts.get(feat.art()).modifier;
    let point = landing(scene, own, own.main_arm(), Blow::plain(0), attacker) / FACES;
    let lost = i64::from(points + fixed) * point;
    let gained = match feat {
        Feat::Master => i64::from(lent) * point,
        Feat::Bind => 2 * i64::from(lent) * point,
        Feat::Windmill => i64::from(struck.stakes().max(8)) * point,
        Feat::Disarm => manoeuvre::check_of(Form::Disarm(lent), attacker, 0).map_or(0, |(which, asked)| {
            let held = blow::faces(attribute_ledger(attacker, which, asked).value());
            DISARMED * (FACES - held) / FACES
        }),
        Feat::BreakWeapon => DISARMED / 2,
        Feat::Block | Feat::CrossBlock | Feat::Hold => i64::from(points) * point,
        Feat::Wall | Feat::Formation => return 0,
    };
    (passes * gained - fails * lost) / FACES
}

/// Whether to strike into the blow of a foe, against what a parry would save of it.
///
/// Rule: `MAN-GEGENHALTEN`.
pub(super) fn counters(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = vec![(Choice::Pass, 0)];
    let meeting = scene.round.melee.meeting;
    let Some((meeting, attacker)) = meeting.and_then(|it| Some((it, scene.get(it.striker.0)?))) else {
        return found;
    };
    let Some(arm) = attacker.arm(usize::from(meeting.blow.slot)) else {
        return found;
    };
    let harm = landing(scene, attacker, arm, meeting.blow, own);
    let hits = blow::hit(scene, attacker, own, arm, meeting.blow);
    let saved = hits * blow::ward(scene, own, attacker, meeting.blow.slot) * harm / (FACES * FACES);
    for points in POINTS {
        let counter = Blow {
            form: Form::Counter(points, 0),
            ..Blow::plain(own.main_slot() as u8)
        };
        let choice = Choice::Defend {
            means: word::COUNTER,
            to: None,
            stakes: vec![points],
        };
        let main = own.main_arm();
        let strikes = blow::hit(scene, own, attacker, main, counter);
        // Where both hit, half of the worse one is lost: about a quarter of each.
        let gain =
            strikes * (4 * FACES - hits) * landing(scene, own, main, counter, attacker) / (4 * FACES * FACES);
        let spared = hits * strikes * harm / (4 * FACES * FACES);
        if points <= attack::most_stakes(main) {
            found.push((choice, gain + spared - saved));
        }
    }
    found
}

/// What a defence that holds brings besides: a parried claw is hurt, a bare arm that parries steel too (`CRE-03`,
/// `UNA-05`, `UNA-06`); a dodger loses his bearings (`AUS-04`).
fn aftermath(scene: &Scene, (own, attacker): (&Snapshot, &Snapshot), arm: &Arm, means: Means) -> i64 {
    let is_bare = |arm: &Arm| arm.kind.is_natural || arm.kind.is_unarmed;
    match (own.stopping_arm(means), means) {
        (Some(stops), _) if is_bare(stops) && !is_bare(arm) => {
            -landing(scene, attacker, arm, Blow::plain(0), own) / 2
        }
        (Some(stops), _) if is_bare(arm) && !is_bare(stops) => {
            landing(scene, own, stops, Blow::plain(0), attacker) / 2
        }
        (_, Means::Dodge) => -BEARINGS,
        _ => 0,
    }
}

/// What a defence costs whether it holds or not: the initiative, or the blow that could have been stopped later.
fn price(scene: &Scene, own: &Snapshot, attacker: &Snapshot, means: Means) -> i64 {
    let breath = wind::price(own, of_defence(own, means));
    breath
        + match means {
            Means::Dodge => DODGE_LOSS * INITIATIVE,
            Means::SecondWard | Means::Feat(Feat::Wall, ..) => 0,
            _ if own.turn.defences > 1 => 0,
            _ => later_use(scene, own, Some(attacker)),
        }
}

/// What the defence action would save against the foes who have not struck yet in this round.
pub(super) fn later_use(scene: &Scene, own: &Snapshot, attacker: Option<&Snapshot>) -> i64 {
    let is_other = |foe: &&Snapshot| Some(foe.id()) != attacker.map(Snapshot::id);
    let saved = |foe: &Snapshot| blow::threat(scene, foe, own) * blow::ward(scene, own, foe, 0) / FACES;
    scene
        .foes(own)
        .filter(is_other)
        .filter(|foe| strikes_later(scene, own, foe))
        .map(saved)
        .max()
        .unwrap_or(0)
}

/// What a second defence would save against the foes who have not struck yet in this round: against the second worst of them.
///
/// Rule: `UMW-04`.
pub(super) fn second_use(scene: &Scene, own: &Snapshot) -> i64 {
    let mut ready = blow::planning(own, Plan::DefendTwice);
    ready.turn.spent.defences = 1;
    let saved = |foe: &Snapshot| blow::threat(scene, foe, own) * blow::ward(scene, &ready, foe, 0) / FACES;
    let mut later: Vec<i64> = scene
        .foes(own)
        .filter(|foe| strikes_later(scene, own, foe))
        .map(saved)
        .collect();
    later.sort_unstable();
    later.into_iter().rev().nth(1).unwrap_or(0)
}

/// Whether a foe in reach has an attack left in this round.
pub(super) fn strikes_later(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let turn = foe.turn;
    let attacks = |plan: Plan| {
        plan.first() == Some(Deed::Attack) && !turn.first_done
            || plan.second() == Some(Deed::Attack) && !turn.second_done
    };
    turn.plan.is_some_and(attacks) && blow::reaches(scene, foe, own)
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
