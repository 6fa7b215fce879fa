//! The stages of a round: each takes a battle that stands at it a stage on.

use std::iter::Peekable;
use std::ops::Range;

use bevy::prelude::*;

use crate::battle::{BattleEvent, Intent, StableHasher};
use crate::dice::DiceError;

use super::super::scene::Combatant;
use super::check::{hear, hear_reflex};
use super::table::{BattleParts, BattlePartsContiguousItem, Table};
use super::{Stage, Stages, act, begin, consequence, count, finish, lamp, ordeal, react, saddle};

/// What happens to a battle that stands at one of some stages.
type Stroke = (Stages, fn(&mut Table) -> Result<(), DiceError>);

/// One step of a battle in the order of the rule book, as far as it comes before somebody has to choose.
const STROKES: [Stroke; 7] = [
    // Rounds begin and fighters declare (TIM-07).
    (
        Stages::of(&[Stage::Muster, Stage::SetUp, Stage::Begin, Stage::Declare]),
        begin::announce,
    ),
    // The count goes down to the next phase in which somebody acts (INI-04).
    (Stages::of(&[Stage::Count]), count::count_phases),
    // Whoever's turn it is acts.
    (Stages::of(&[Stage::Act, Stage::Between]), act::act),
    // Those who are struck answer (ATK-03).
    (Stages::of(&[Stage::React]), react::answer_blow),
    // Blows that were not warded off land (ATK-04).
    (Stages::of(&[Stage::Resolve]), react::land_blow),
    // What was suffered takes effect (ENG-02).
    (Stages::of(&[Stage::Act]), consequence::apply_consequences),
    // Rounds end, and fights.
    (Stages::of(&[Stage::Finish]), finish::finish_round),
];

/// Takes every battle through a step: it hears the intents that are meant for it, and goes on if it waits for nobody then.
///
/// One battle comes after the other, so that each is laid out once.
pub(super) fn play(
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<BattleEvent>,
    mut battles: Query<BattleParts>,
    mut fighters: Query<Combatant>,
    mut hasher: Local<StableHasher>,
) {
    let all: Vec<&Intent> = intents.read().collect();
    let mut waiting = all.iter().copied().peekable();
    if !are_in_order(&all, &mut battles) {
        // Then all are heard before any battle goes on.
        for intent in waiting.by_ref() {
            if let Ok(parts) = battles.get_mut(intent.battle) {
                hear(&mut Table::from(parts).lay(&fighters), intent, &mut refused);
            }
        }
    }
    let mut sealed = Vec::new();
    for mut battles in tables(&mut battles) {
        let are_hashed = battles.are_hashed();
        for rows in side_by_side(battles.rows()) {
            if are_hashed {
                answer_once(&mut battles, rows.clone(), &all, &fighters, &mut refused);
            }
            for row in rows {
                if take_on(&mut battles, row, &mut waiting, &mut fighters, &mut refused) && are_hashed {
                    sealed.push(row);
                }
            }
            for row in sealed.drain(..) {
                battles.hash(row, &mut hasher);
            }
        }
    }
}

/// Takes one battle through a step, unless nobody wants anything of it; whether it did.
fn take_on<'i>(
    battles: &mut BattlePartsContiguousItem,
    row: usize,
    waiting: &mut Peekable<impl Iterator<Item = &'i Intent>>,
    fighters: &mut Query<Combatant>,
    refused: &mut MessageWriter<BattleEvent>,
) -> bool {
    let is_meant = |intent: &&Intent| battles.is(row, intent.battle);
    if !waiting.peek().is_some_and(is_meant) && !battles.goes_on(row) {
        return false;
    }
    let battle = battles.battle(row);
    let is_left_to_reflexes = !battles.are_hashed() && battles.has_reflexes(row);
    let mut table = battles.table(row).lay(fighters);
    while let Some(intent) = waiting.next_if(|intent| intent.battle == battle) {
        hear(&mut table, intent, refused);
    }
    go_on(&mut table);
    if is_left_to_reflexes {
        follow_reflexes(&mut table, refused);
    }
    table.seal(fighters);
    true
}

/// Battles that are taken on side by side: where states are hashed, all of them are answered before any goes on, and all go on before
/// any is hashed. What each of this takes fits better into the first cache of a core than all of it together, and what is known of so
/// many battles into the second.
const SIDE_BY_SIDE: usize = 16;

/// These rows, as many at a time as are taken on side by side.
fn side_by_side(rows: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let end = rows.end;
    rows.step_by(SIDE_BY_SIDE)
        .map(move |first| first..end.min(first + SIDE_BY_SIDE))
}

/// Lets reflexes answer what they are asked, once in each battle, as what comes of it is taken down before they answer again.
fn answer_once(
    battles: &mut BattlePartsContiguousItem,
    rows: Range<usize>,
    intents: &[&Intent],
    fighters: &Query<Combatant>,
    refused: &mut MessageWriter<BattleEvent>,
) {
    for row in rows {
        let is_meant = |intent: &&Intent| battles.is(row, intent.battle);
        let is_theirs = battles.asks(row) && battles.has_reflexes(row) && battles.goes_on(row);
        // What others have sent before is heard, and refused, first.
        if is_theirs && !intents.iter().any(is_meant) {
            hear_reflex(&mut battles.table(row).lay(fighters), refused);
        }
    }
}

/// Answers in a row that reflexes give before it is the turn of other battles.
const IN_A_ROW: usize = 64;

/// Lets reflexes answer at once what they are asked.
fn follow_reflexes(table: &mut Table, refused: &mut MessageWriter<BattleEvent>) {
    for _ in 0..IN_A_ROW {
        if !hear_reflex(table, refused) {
            return;
        }
        go_on(table);
    }
}

/// Whether the intents come in the order in which their battles lie in memory, as they mostly do: whoever writes them has gone
/// through the battles so.
fn are_in_order(intents: &[&Intent], battles: &mut Query<BattleParts>) -> bool {
    let mut waiting = intents.iter().peekable();
    for table in tables(battles) {
        for row in table.rows() {
            while waiting.next_if(|intent| table.is(row, intent.battle)).is_some() {}
        }
    }
    waiting.peek().is_none()
}

/// The battles as they lie in memory.
fn tables<'b, 's>(
    battles: &'b mut Query<'_, 's, BattleParts>,
) -> impl Iterator<Item = BattlePartsContiguousItem<'b, 's>> {
    let Ok(tables) = battles.contiguous_iter_mut() else {
        unreachable!("no component of a battle is stored as a sparse set");
    };
    tables
}

/// Takes a battle on until it waits for somebody or is over.
///
/// What stands still of itself is left to the next step, so that none lasts for ever.
fn go_on(table: &mut Table) {
    lamp::keep_hold(table);
    while table.goes_on() {
        let before = (table.round.stage, table.log.entries().len());
        play_strokes(table);
        if before == (table.round.stage, table.log.entries().len()) {
            return;
        }
        table.keep_book();
    }
}

/// Takes a battle through the strokes of a round once, each where the one before has left it.
fn play_strokes(table: &mut Table) {
    while ordeal::is_due(table) && table.goes_on() {
        if let Err(error) = ordeal::face(table) {
            table.dice.fail(error);
        }
    }
    let mut stage = table.round.stage;
    for (stages, stroke) in STROKES {
        if stages.has(stage) && table.goes_on() {
            if let Err(error) = stroke(table) {
                table.dice.fail(error);
            }
            stage = table.round.stage;
        }
    }
    saddle::keep_pace(table);
    lamp::keep_hold(table);
}
