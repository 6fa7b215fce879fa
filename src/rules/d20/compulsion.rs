//! Whoever is not his own master: the frightened and the turned flee, the confused do what a die says, and those in panic or stunned drop what
//! they hold.

use crate::battle::{Choice, FighterId, Question, Term};
use crate::board::Cell;
use crate::dice::{Dice, DiceError};

use super::action::{self, Call, attack};
use super::condition::{self, Suffered, Until};
use super::data::{ConfusedAct, State, StateEffect};
use super::legal::{self, plainly};
use super::round::{Table, hands, health, turn};
use super::scene::{Scene, Snapshot};
use super::{moves, rule, turning, word};

/// A turn of somebody confused begins: a d100 says what he will do, unless somebody has attacked him, whom he attacks.
///
/// Rule: `D20-CND-02`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn befall(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let struck_by = table.fighter(id).budget.struck_by.take();
    table.fighter(id).budget.confused = None;
    let Some(rows) = confusion(table, id) else {
        return Ok(());
    };
    let answers = struck_by.filter(|foe| table.snapshot(*foe).is_able());
    if let Some(foe) = answers {
        table.fighter(id).budget.confused = Some((ConfusedAct::AttackSource, Some(foe)));
        return Ok(());
    }
    let face = table.dice.roll(100)?;
    let does = rows
        .iter()
        .find(|(up_to, _)| face <= *up_to)
        .map(|(_, does)| *does);
    let told = (rule::D20_CND_02, word::CONFUSED);
    health::tell_percent(
        table,
        id,
        told,
        (face, i16::from(rows.first().map_or(0, |row| row.0))),
    );
    table.fighter(id).budget.confused = does.map(|does| (does, None));
    Ok(())
}

/// What a d100 says of somebody confused, row by row; none where he is not.
fn confusion(table: &Table, id: FighterId) -> Option<Vec<(u8, ConfusedAct)>> {
    let scene = table.scene();
    let tables = scene.tables()?;
    let mut effects = condition::effects(tables, table.snapshot(id));
    effects.find_map(|(_, effect)| match effect {
        StateEffect::Confusion(rows) => Some(rows.iter().map(|row| (row.up_to, row.does)).collect()),
        _ => None,
    })
}

/// Whether somebody takes everybody for a foe.
///
/// Rule: `D20-CND-02`.
pub(crate) fn is_beside_himself(own: &Snapshot) -> bool {
    matches!(own.budget.confused, Some((ConfusedAct::AttackNearest, _)))
}

/// A state begins that makes somebody drop what he holds.
///
/// Rule: `D20-CND-16`, `D20-CND-23`.
pub(crate) fn let_fall(table: &mut Table, id: FighterId, state: State) {
    let scene = table.scene();
    let row = scene.tables().and_then(|tables| tables.state(state));
    let drops = row.is_some_and(|row| row.effects.contains(&StateEffect::DropsHeld));
    drop(scene);
    let is_held = |own: &Snapshot| own.arm(own.hands.held).is_some_and(|arm| !arm.is_body());
    if drops && is_held(table.snapshot(id)) {
        hands::drop_weapon(table, id);
    }
}

/// Does for somebody what he cannot help, where he is not his own master; says whether that was so. The turn is looked at again afterwards.
///
/// Rule: `D20-CND-02`, `D20-CND-10`, `D20-CND-16`, `D20-ACT-T36`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn drive(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    let (does, whom) = match table.snapshot(id).budget.confused {
        Some((does, whom)) => (Some(does), whom),
        None => (None, None),
    };
    match does {
        Some(ConfusedAct::Nothing) => {
            table.forgone(id, word::TURNS, rule::D20_CND_02);
            turn::end_turn(table, id)?;
            return Ok(true);
        }
        Some(ConfusedAct::FleeSource) => return flee(table, id, rule::D20_CND_02),
        Some(ConfusedAct::AttackSource | ConfusedAct::AttackNearest) => return assail(table, id, whom),
        Some(ConfusedAct::ActNormally) | None => {}
    }
    let scene = table.scene();
    let own = table.snapshot(id);
    let flees = condition::has(scene.tables(), own, &StateEffect::MustFlee);
    let by = match scene.is_in(own, State::Panicked) {
        true => rule::D20_CND_16,
        false if own.state.suffers(State::Turned) => rule::D20_ACT_T36,
        false => rule::D20_CND_10,
    };
    drop(scene);
    if !flees {
        return Ok(false);
    }
    flee(table, id, by)
}

/// The nearest foe as somebody sees it, by distance, then by id.
fn nearest(scene: &Scene, own: &Snapshot) -> Option<FighterId> {
    let foes = scene.foes(own);
    foes.min_by_key(|foe| (scene.distance(own, foe), foe.id()))
        .map(Snapshot::id)
}

/// From whom somebody flees: from whoever has turned him, else from the nearest foe as he sees it.
fn feared<'s>(scene: &'s Scene, own: &Snapshot) -> Option<&'s Snapshot> {
    let turner = turning::turned_by(own).filter(|turner| *turner != own.id());
    let turner = turner.and_then(|turner| scene.get(turner));
    let turner = turner.filter(|it| it.body.present);
    turner.or_else(|| scene.get(nearest(scene, own)?))
}

/// Flees as far as the turn allows; where no square is farther away than his own he is cornered: whoever is in panic or turned cowers, others
/// do as they like.
fn flee(table: &mut Table, id: FighterId, by: crate::battle::RuleId) -> Result<bool, DiceError> {
    let budget = &table.snapshot(id).budget;
    let is_fresh = budget.spent.has_full_round(budget.allowance);
    if !budget.spent.has_move(budget.allowance) {
        turn::end_turn(table, id)?;
        return Ok(true);
    }
    let may_rise = table.snapshot(id).is_prone() && is_legal(table, id, &plainly(word::RISE));
    let scene = table.known_to(id);
    let found = match (may_rise, scene.get(id)) {
        (true, _) => Some(plainly(word::RISE)),
        (false, Some(own)) => away(&scene, own, is_fresh),
        (false, None) => None,
    };
    drop(scene);
    if let Some(choice) = found.filter(|choice| is_legal(table, id, choice)) {
        if !table.snapshot(id).budget.spent.has_moved {
            table.forgone(id, word::TURNS, by);
        }
        return obey(table, id, &choice).map(|()| true);
    }
    // Whoever has got away does not turn back in the same turn.
    if table.snapshot(id).budget.spent.has_moved {
        turn::end_turn(table, id)?;
        return Ok(true);
    }
    let scene = table.scene();
    let cowers = condition::has(
        scene.tables(),
        table.snapshot(id),
        &StateEffect::CowersWhenCornered,
    );
    drop(scene);
    if cowers {
        table.forgone(id, word::TURNS, by);
        let until = Until::TurnStart(id);
        table.afflict(
            id,
            Suffered {
                state: State::Cowering,
                until,
            },
        );
        turn::end_turn(table, id)?;
    }
    Ok(cowers)
}

/// The way to the reachable square that is farthest from whom somebody flees: by running, or else by a move; none where it is not farther than
/// here.
fn away(scene: &Scene, own: &Snapshot, is_fresh: bool) -> Option<Choice> {
    let foe = feared(scene, own)?;
    let far = |cell: Cell| {
        let mut there = own.clone();
        there.body.at = cell;
        scene.distance(&there, foe)
    };
    let here = far(own.body.at);
    let gaits = [word::RUN, moves::plain_gait(own)];
    let gaits = gaits.into_iter().filter(|gait| is_fresh || *gait != word::RUN);
    gaits.into_iter().find_map(|gait| {
        let cells = moves::reach(scene, own, gait);
        let farther = cells.into_iter().filter(|(cell, _)| far(*cell) > here);
        let best = farther.min_by_key(|(cell, cost)| (std::cmp::Reverse(far(*cell)), *cost, cell.y, cell.x));
        go(scene, own, gait, best?.0)
    })
}

fn go(scene: &Scene, own: &Snapshot, gait: Term, to: Cell) -> Option<Choice> {
    Some(Choice::Move {
        gait,
        path: moves::route(scene, own, gait, to)?,
        facing: None,
    })
}

/// Attacks whom the confusion has chosen, or goes nearer to him.
///
/// Rule: `D20-CND-02`.
fn assail(table: &mut Table, id: FighterId, whom: Option<FighterId>) -> Result<bool, DiceError> {
    let scene = table.known_to(id);
    let Some(own) = scene.get(id) else {
        return Ok(false);
    };
    let whom = whom.filter(|foe| scene.get(*foe).is_some_and(Snapshot::is_able));
    let found = whom
        .or_else(|| nearest(&scene, own))
        .and_then(|foe| scene.get(foe));
    let blow = found.and_then(|foe| {
        attack::possible(&scene, own, foe, word::ASK_TURN)
            .next()
            .map(Call::choice)
    });
    let way = found.and_then(|foe| nearer(&scene, own, foe));
    drop(scene);
    let is_spent = !table.snapshot(id).budget.attacks.is_fresh();
    for choice in [blow.filter(|_| !is_spent), way.filter(|_| !is_spent)]
        .into_iter()
        .flatten()
    {
        if is_legal(table, id, &choice) {
            return obey(table, id, &choice).map(|()| true);
        }
    }
    turn::end_turn(table, id)?;
    Ok(true)
}

/// A move that ends nearer to somebody.
fn nearer(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Option<Choice> {
    let far = |cell: Cell| {
        let mut there = own.clone();
        there.body.at = cell;
        scene.distance(&there, foe)
    };
    let gait = moves::plain_gait(own);
    let cells = moves::reach(scene, own, gait).into_iter();
    let nearer = cells.filter(|(cell, _)| far(*cell) < far(own.body.at));
    let best = nearer.min_by_key(|(cell, cost)| (far(*cell), *cost, cell.y, cell.x));
    go(scene, own, gait, best?.0)
}

fn is_legal(table: &Table, id: FighterId, choice: &Choice) -> bool {
    let question = Question {
        fighter: id,
        kind: word::ASK_TURN,
        about: None,
    };
    legal::judge(&table.known_to(id), Some(question), id, choice).is_ok()
}

fn obey(table: &mut Table, id: FighterId, choice: &Choice) -> Result<(), DiceError> {
    action::play(table, (id, word::ASK_TURN, None), choice)?;
    turn::settle(table)
}
