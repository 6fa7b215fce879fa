//! The distance between two who fight changes: one comes nearer or gets away, and the other may follow.

use crate::battle::{Choice, FighterId, Happening, RuleId};
use crate::board::{Cell, Facing};
use crate::rules::common;

use super::super::Stage;
use super::super::table::Table;
use super::super::turn::act::put;
use super::super::turn::late::{self, Late};
use super::pair;
use crate::rules::dsa41::data::DistanceClass;
use crate::rules::dsa41::melee::{self, Follow};
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{rule, word};

/// Somebody comes nearer to a foe by so many classes, after all who act at once have acted (`DK-05`, `INI-05`).
pub(crate) fn shorten(table: &mut Table, id: FighterId, foe: FighterId, classes: u8) {
    if late::waits(table) {
        late::put_off(table, Late::Close(id, foe, classes));
    } else {
        come_nearer(table, id, foe, classes);
    }
}

/// The same at once, if the way is still free (`BRD-07`).
pub(crate) fn come_nearer(table: &mut Table, id: FighterId, foe: FighterId, classes: u8) {
    let scene = table.foreseen_by(id, Some(foe));
    let found = scene.get(id).zip(scene.get(foe)).and_then(|(own, other)| {
        let class = melee::between(&scene, own, other)?.shifted(-(classes as i8))?;
        Some((class, melee::squares_nearer(&scene, own, other, class)?))
    });
    drop(scene);
    let Some((class, steps)) = found else { return };
    for towards in steps {
        let to = table.snapshot(id).body.at.step(towards);
        if !shift(table, id, (to, rule::BRD_07), Some(towards)) {
            break;
        }
    }
    rearrange(table, id, foe, class);
}

/// Somebody gets away from a foe by so many classes, and so many squares farther than it takes, to a square or as he likes
/// (`DK-06`, `AUS-03`, `INI-05`).
pub(crate) fn lengthen(table: &mut Table, id: FighterId, foe: FighterId, span: (u8, u8), to: Option<Cell>) {
    if late::waits(table) {
        late::put_off(table, Late::Open(id, foe, span, to));
    } else {
        get_away(table, id, foe, span, to);
    }
}

/// The same at once; the foe may follow (`BRD-07`).
pub(crate) fn get_away(
    table: &mut Table,
    id: FighterId,
    foe: FighterId,
    (classes, farther): (u8, u8),
    to: Option<Cell>,
) {
    let scene = table.foreseen_by(id, Some(foe));
    let found = scene.get(id).zip(scene.get(foe)).and_then(|(own, other)| {
        let now = melee::between(&scene, own, other)?;
        let ways = melee::retreat(&scene, own, other, classes)?;
        let chosen = ways
            .iter()
            .find(|way| to.is_some() && way.last() == to.as_ref())
            .or(ways
                .iter()
                .find(|way| way.len() == ways[0].len() + usize::from(farther)))
            .or(ways.first())?;
        Some((now, now.shifted(classes as i8)?, chosen.clone()))
    });
    drop(scene);
    let Some((now, class, way)) = found else { return };
    // One step has to bring the foe back to where he was, or at least to where the class lies.
    let apart = place::distance(table.snapshot(id), table.snapshot(foe));
    let before = apart.max(melee::most_squares_of(now));
    for to in way {
        if !shift(table, id, (to, rule::BRD_07), None) {
            break;
        }
    }
    let follow = Follow {
        mover: id,
        foe,
        before,
    };
    if may_follow(table, follow) {
        table.round.melee.follow = Some(follow);
        // The class stays as it was until the foe has said whether he follows.
        table.round.stage = Stage::Between;
        table.round.melee.opened = Some(class);
        table.ask(foe, word::ASK_FOLLOW, Some(id));
    } else {
        rearrange(table, id, foe, class);
    }
}

/// The pair has a new class; the others of the mover part or take the class of the distance.
fn rearrange(table: &mut Table, id: FighterId, foe: FighterId, class: DistanceClass) {
    if pair::lasts(table, id, foe) {
        pair::set(table, id, foe, class, None);
    }
    pair::ended(table, id, pair::Moved::Stepped);
}

/// Whether a foe can follow: with a free action left, quicker than the mover, and engaged with nobody else; by one step that
/// brings him as near as he was.
///
/// Rule: `BRD-07`.
fn may_follow(table: &Table, follow: Follow) -> bool {
    let scene = table.foreseen_by(follow.foe, Some(follow.mover));
    let Some((mover, foe)) = scene.get(follow.mover).zip(scene.get(follow.foe)) else {
        return false;
    };
    let is_quicker = foe.ini() > mover.ini();
    let is_alone = scene.round.melee.pairs.foes_of(foe.id()).count() == 1;
    let is_free = foe.is_able()
        && foe.turn.free > 0
        && !foe.is_prone()
        && !foe.condition.disoriented
        && foe.condition.held_by.is_none();
    is_quicker && is_alone && is_free && step_after(&scene, foe, mover, follow.before).is_some()
}

/// The step by which a foe keeps up, or none at all where the mover has not gone anywhere; nothing where he cannot.
fn step_after(
    scene: &crate::rules::dsa41::scene::Scene,
    foe: &crate::rules::dsa41::scene::Snapshot,
    mover: &crate::rules::dsa41::scene::Snapshot,
    before: u16,
) -> Option<Option<Facing>> {
    if place::distance(foe, mover) <= before {
        return Some(None);
    }
    let goal = place::footprint(&mover.body);
    let own = place::footprint(&foe.body);
    let comes_near = |towards: &Facing| own.step(*towards).gap(goal).cheb() <= before;
    let straight = own.gap(goal).sector()?;
    let tried = [straight, straight.turned(-1), straight.turned(1)];
    let open: Vec<Facing> = place::open_steps(scene, foe).collect();
    tried
        .into_iter()
        .find(|towards| open.contains(towards) && comes_near(towards))
        .map(Some)
}

/// Carries out what the foe answered (`BRD-07`).
pub(crate) fn answer(table: &mut Table, follow: Follow, answer: &Choice) {
    let class = table.round.melee.opened.take();
    let Follow { mover, foe, before } = follow;
    if *answer == Choice::Pass {
        if let Some(class) = class {
            rearrange(table, mover, foe, class);
        }
        return;
    }
    table.fighter(foe).turn.free -= 1;
    // From hand to hand nobody has gone anywhere, so nobody comes after him.
    let stays = place::distance(table.snapshot(foe), table.snapshot(mover)) <= before;
    table.write(Happening::Acted {
        fighter: foe,
        act: if stays { word::STAY_CLOSE } else { word::FOLLOW },
        target: Some(mover),
        with: None,
        at: None,
    });
    come_after(table, follow, rule::BRD_07);
    pair::ended(table, mover, pair::Moved::Stepped);
    pair::ended(table, foe, pair::Moved::Stepped);
}

/// Whether somebody could keep up with one step with whom he has driven back.
///
/// Rule: `BRD-16`.
pub(crate) fn can_come_after(table: &Table, follow: Follow) -> bool {
    let scene = table.foreseen_by(follow.foe, Some(follow.mover));
    let both = scene.get(follow.foe).zip(scene.get(follow.mover));
    both.is_some_and(|(own, mover)| {
        let is_farther = place::distance(own, mover) > follow.before;
        is_farther && own.is_able() && step_after(&scene, own, mover, follow.before).is_some()
    })
}

/// Takes the step that keeps up with somebody, where one is needed.
pub(crate) fn come_after(table: &mut Table, follow: Follow, rule: RuleId) {
    let scene = table.foreseen_by(follow.foe, Some(follow.mover));
    let step = scene
        .get(follow.foe)
        .zip(scene.get(follow.mover))
        .and_then(|(foe, mover)| step_after(&scene, foe, mover, follow.before));
    drop(scene);
    if let Some(Some(towards)) = step {
        let to = table.snapshot(follow.foe).body.at.step(towards);
        let _ = shift(table, follow.foe, (to, rule), Some(towards));
    }
}

/// Goes to a neighbouring square as part of a change of distance; says whether he has not run into somebody whom he did not see.
///
/// Rule: `BD-MOV-05`.
fn shift(table: &mut Table, id: FighterId, (to, rule): (Cell, RuleId), towards: Option<Facing>) -> bool {
    if common::bump(table, id, Some(to)) {
        return false;
    }
    let body = table.snapshot(id).body;
    put(table, id, to);
    let facing = towards.unwrap_or(body.facing);
    table.fighter(id).body.facing = facing;
    table.write(Happening::Moved {
        fighter: id,
        from: body.at,
        to,
        facing,
        cost: 0,
        rule,
    });
    true
}
