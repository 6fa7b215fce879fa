//! Blows and shots at squares where somebody may be whom nobody sees.

use crate::battle::{FighterId, Verb, WhyNot};
use crate::board::{Cell, Footprint, Pair, Spot};
use crate::dice::DiceError;

use super::super::assault::Occasion;
use super::super::round::{Table, hands, look, provoke};
use super::super::scene::{Scene, Snapshot, spot};
use super::super::{concealment, hide, reach, rule, why, word};
use super::attack::{assault_of, can_strike_now, cost, count, make, wielded};
use super::{ACT, Action, At, Call, Cells, Shape, WEAPONS, holds};

/// Strikes at a square where a foe is suspected whom nobody sees: at whoever stands there, or at the air.
///
/// Rule: `D20-CON-06`.
pub(super) static STRIKE_CELL: [Action; 2] = [BLOW, SHOT];

/// A blow at a square.
const BLOW: Action = Action {
    word: word::STRIKE_CELL,
    rule: rule::D20_CON_06,
    shape: Shape {
        cells: Cells::Of(suspects),
        ..Shape::with(WEAPONS)
    },
    may: &[is_suspect, can_strike_now, |at| {
        let arm = wielded(at)?;
        let reach = arm
            .reach
            .ok_or_else(|| why::no_melee_weapon(rule::D20_ATK_01, &arm.name))?;
        let reaches = |cell| at.scene.strikes(at.own, reach, Footprint::single(cell));
        holds(at.call.at.is_none_or(reaches), || {
            why::out_of_reach(rule::D20_AOO_02, &arm.name)
        })
    }],
    cost,
    play: strike_cell,
    weigh: |mind, at| {
        let foes = at
            .scene
            .foes(at.own)
            .filter(|foe| is_heard(at.scene, at.own, foe));
        let all = foes.flat_map(|foe| foe.place().cells().map(move |cell| (foe, cell)));
        let blow = |(foe, cell)| {
            let call = Call {
                at: Some(cell),
                ..at.call
            };
            let there = at.naming(call);
            match BLOW.begins(&there) {
                Ok(()) => mind.blind_blow(&there, foe),
                Err(_) => Vec::new(),
            }
        };
        all.flat_map(blow).collect()
    },
    behind: &[rule::D20_CON_06],
    ..ACT
};

/// A shot at a square, or a throw.
///
/// Rule: `D20-CON-06`, `D20-ATK-07`.
const SHOT: Action = Action {
    word: word::SHOOT_CELL,
    rule: rule::D20_CON_06,
    shape: Shape {
        cells: Cells::Of(shootable),
        ..Shape::with(WEAPONS)
    },
    may: &[is_suspect, can_strike_now, |at| {
        let arm = wielded(at)?;
        let range = arm
            .range
            .filter(|_| arm.pieces.is_none_or(|_| at.own.state.arm(at.slot()).pieces > 0));
        let range = range.ok_or_else(|| why::no_missile_weapon(rule::D20_ATK_02, &arm.name))?;
        holds(!at.own.state.arm(at.slot()).is_unloaded, || {
            why::not_loaded(rule::D20_ATK_13, &arm.name)
        })?;
        let Some(cell) = at.call.at else { return Ok(()) };
        let there = Footprint::single(cell);
        let most = range.squares * u16::from(range.increments);
        let distance = reach::distance(at.own.place(), there);
        holds(distance <= most, || {
            why::out_of_range(rule::D20_ATK_07, distance, most)
        })?;
        holds(has_effect(at, cell), || why::blocked(rule::D20_COV_09))
    }],
    cost,
    play: |table, id, call| {
        let by = provoke::all_who_may(table, id);
        if provoke::halts(table, id, word::ASK_TURN, call, by) {
            return Ok(());
        }
        strike_cell(table, id, call)
    },
    considers: |_| false,
    behind: &[rule::D20_CON_06, rule::D20_AOO_07, rule::D20_ACT_T02],
    ..ACT
};

/// Whether a line of effect leads to a square.
fn has_effect(at: &At, cell: Cell) -> bool {
    let there = Spot::on_floor(Footprint::single(cell));
    Pair::new(at.scene.board(), spot(at.own), there).has_effect()
}

/// The squares that a shot reaches; none where everybody is seen.
fn shootable(at: &At) -> Vec<Cell> {
    let range = wielded(at).ok().and_then(|arm| arm.range);
    let Some(range) = range.filter(|_| has_unseen(at)) else {
        return Vec::new();
    };
    let most = range.squares * u16::from(range.increments);
    let is_there = |cell: &Cell| {
        let distance = reach::distance(at.own.place(), Footprint::single(*cell));
        distance > 0 && distance <= most && has_effect(at, *cell)
    };
    at.scene.board().board().cells().filter(is_there).collect()
}

/// Nobody is seen on the square, and somebody may be there whom one does not see.
///
/// Rule: `D20-CON-05`, `D20-CON-06`.
fn is_suspect(at: &At) -> Result<(), WhyNot> {
    let Some(cell) = at.call.at else {
        return holds(has_unseen(at), || why::no_suspicion(rule::D20_CON_06));
    };
    let is_seen =
        |it: &Snapshot| !at.scene.are_hostile(at.own, it) || concealment::may_choose(at.scene, at.own, it);
    let is_held = |it: &Snapshot| it.body.present && it.place().contains(cell) && is_seen(it);
    let is_suspect = has_unseen(at) && at.scene.board().contains(cell);
    let may = is_suspect && !at.scene.fighters.iter().any(is_held);
    holds(may, || why::no_suspicion(rule::D20_CON_06))
}

/// Whether somebody may be where one does not see him: sides have secrets, or one cannot see a foe.
fn has_unseen(at: &At) -> bool {
    let mut foes = at.scene.foes(at.own);
    at.scene.side_view().is_some() || foes.any(|foe| !concealment::may_choose(at.scene, at.own, foe))
}

/// The squares around a fighter as far as his weapon reaches; none where everybody is seen.
fn suspects(at: &At) -> Vec<Cell> {
    let reach = wielded(at).ok().and_then(|arm| arm.reach);
    let reach = reach.filter(|_| has_unseen(at));
    reach.map_or_else(Vec::new, |reach| {
        let far = reach.to.min(6);
        let Cell { x, y } = at.own.body.at;
        let corner = Cell::new(x - far as i16, y - far as i16);
        Footprint::new(corner, at.own.body.size + 2 * far as u8)
            .cells()
            .collect()
    })
}

/// Whether one knows where a foe is though one does not see him: he does not hide.
pub(crate) fn is_heard(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    foe.is_able() && !hide::is_hidden_from(foe, own) && !concealment::may_choose(scene, own, foe)
}

/// A blow at the square of a foe who is known to be there though nobody sees him, if one is possible from where a fighter is, or would be.
///
/// Rule: `D20-CON-06`.
pub(crate) fn blow_at<'a>(scene: &'a Scene<'a>, own: &'a Snapshot, foe: &Snapshot) -> Option<Call<'a>> {
    if !is_heard(scene, own, foe) {
        return None;
    }
    let (with, _) = own.melee_arm()?;
    let calls = foe.place().cells().map(|cell| Call {
        with: Some(with),
        at: Some(cell),
        ..Call::plain(Verb::Act, word::STRIKE_CELL)
    });
    let at = |call| At {
        scene,
        own,
        kind: word::ASK_TURN,
        about: None,
        call,
    };
    let mut possible = calls.filter(|call| BLOW.begins(&at(*call)).is_ok());
    possible.next()
}

/// The blow at a square: as one at a foe, with what a further one of the turn costs.
///
/// Rule: `D20-CON-06`, `D20-FUL-01`.
fn strike_cell(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(with), Some(at)) = (call.with, call.at) else {
        return Ok(());
    };
    let scene = table.scene();
    let own = scene.get(id);
    let is_struck = |it: &&Snapshot| {
        let is_foe = own.is_some_and(|own| scene.are_hostile(own, it));
        is_foe && it.can_suffer() && it.place().contains(at)
    };
    let found = scene.fighters.iter().find(is_struck).map(Snapshot::id);
    drop(scene);
    let assault = assault_of(table.snapshot(id), call, word::ASK_TURN, Occasion::Turn);
    count(table, id, with);
    if let Some((target, assault)) = found.zip(assault) {
        make(table, (id, target), assault)?;
        return Ok(());
    }
    look::face(table, id, Footprint::single(at));
    hands::tell(table, id, call.word, (Some(with), Some(at)));
    if call.word == word::SHOOT_CELL {
        hands::loose_at(table, id, with, at);
    }
    Ok(())
}
