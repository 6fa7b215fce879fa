//! What those who act at once do besides their blows: it happens when the last of them has chosen, so that nobody gains by
//! what another does in the same moment (`INI-05`).

use crate::battle::{Choice, FighterId, Happening, RuleId};
use crate::board::Cell;
use crate::dice::DiceError;
use crate::rules::common;

use super::super::blow::{clasp, feat, grip, luck};
use super::super::deeds::deed;
use super::super::suffer::consequence::end_if_decided;
use super::super::suffer::fall;
use super::super::table::Table;
use super::super::way::{distance, pair};
use super::super::{Actor, Stage};
use super::act::put;
use super::task;
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::manoeuvre::Grasp;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{legal, rule, word};

/// Something that waits until all who act at once have chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Late {
    /// A regular action.
    Deed(Actor, Choice),
    /// Another action of a long one.
    GoOn(Actor),
    /// A dodger's jump to another cell (`BRD-15`).
    Jump(FighterId, Option<Cell>),
    /// A push by the first, of the second (`BRD-16`).
    Push(FighterId, FighterId),
    /// A grip of the first on the second (`CRE-07`).
    Hold(FighterId, FighterId),
    /// The malus of a failed announcement (`MAN-GEN-05`).
    Stagger(FighterId, i16),
    /// The first comes nearer to the second by so many classes (`DK-05`).
    Close(FighterId, FighterId, u8),
    /// The first gets away from the second by so many classes, and so many squares farther than it takes, to this cell (`DK-06`,
    /// `AUS-03`, `BRD-07`).
    Open(FighterId, FighterId, (u8, u8), Option<Cell>),
    /// The second is driven back by the first, who may follow (`BRD-16`).
    Drive(FighterId, FighterId, bool),
    /// A weapon is knocked out of his hand (`MAN-ENTWAFFNEN-AT`).
    Disarm(FighterId, Piece),
    /// What is in a hand must pass a break test that a rule asks for (`BRK-02`).
    Strain(FighterId, Piece, RuleId),
    /// The first pins the second, who gets free with so much less strength, with this weapon (`MAN-FESTNAGELN`).
    Pin(FighterId, FighterId, (i16, Piece)),
    /// The first takes hold of the second, with so many points (`MAN-U-HOLDS`).
    Clasp(FighterId, FighterId, (Grasp, i16)),
    /// He gets out of the hold that he is in (`MAN-U-HOLDS`).
    GetFree(FighterId),
}

/// Whether what is done now has to wait for others who act at once.
///
/// Rule: `INI-05`.
pub(crate) fn waits(table: &Table) -> bool {
    table.round.acts_at_once() || !table.round.late.is_empty()
}

/// Puts something off until the last of those who act at once has chosen; of two jumps of one dodger the last counts.
pub(crate) fn put_off(table: &mut Table, late: Late) {
    if let Late::Jump(dodger, _) = late {
        let is_other = |known: &Late| !matches!(known, Late::Jump(id, _) if *id == dodger);
        table.round.late.retain(is_other);
    }
    table.round.late.push(late);
}

/// Lets happen what was put off, in the order in which it was chosen; where somebody is asked in between, the rest waits.
///
/// Rule: `INI-05`.
#[inline]
pub(crate) fn happen(table: &mut Table) -> Result<(), DiceError> {
    if table.round.late.is_empty() && table.round.melee.rest.is_empty() {
        return Ok(());
    }
    happen_now(table)
}

fn happen_now(table: &mut Table) -> Result<(), DiceError> {
    let mut late = std::mem::take(&mut table.round.late);
    table.round.melee.rest.append(&mut late);
    while !table.round.melee.rest.is_empty() {
        match table.round.melee.rest.remove(0) {
            Late::Deed(actor, choice) => carry_out(table, actor, choice)?,
            Late::GoOn(actor) => task::go_on(table, actor)?,
            Late::Jump(dodger, to) => jump(table, dodger, to),
            Late::Push(by, target) => drop(fall::push(table, by, target)?),
            Late::Drive(by, target, follows) => fall::drive(table, by, target, follows)?,
            Late::Pin(by, target, nail) => feat::pin(table, (by, target), nail),
            Late::Clasp(by, target, hold) => clasp::take_hold(table, (by, target), hold),
            Late::GetFree(id) => clasp::get_free(table, id),
            Late::Strain(fighter, piece, cause) => luck::test(table, fighter, piece, cause)?,
            Late::Disarm(target, piece) => feat::lose_weapon(table, target, piece)?,
            Late::Hold(by, target) => grip::hold(table, by, target),
            Late::Stagger(fighter, points) => table.fighter(fighter).condition.off_balance = points,
            Late::Close(fighter, foe, classes) => distance::come_nearer(table, fighter, foe, classes),
            Late::Open(fighter, foe, classes, to) => distance::get_away(table, fighter, foe, classes, to),
        }
        if table.round.stage == Stage::Between {
            return Ok(());
        }
    }
    end_if_decided(table);
    Ok(())
}

/// A regular action, unless what the others did in the same moment has made it impossible.
fn carry_out(table: &mut Table, actor: Actor, choice: Choice) -> Result<(), DiceError> {
    table.round.actor = Some(actor);
    let scene = table.scene();
    let verdict = scene
        .get(actor.fighter)
        .map_or(Ok(()), |fighter| legal::regular(&scene, fighter, &choice));
    drop(scene);
    match (verdict, &choice) {
        // Whoever is in the way now stops a mover, who goes as far as he can.
        (Ok(()), _) | (Err(_), Choice::Move { .. }) => deed::regular(table, actor, choice),
        (Err(why), _) => {
            table.write(Happening::Forgone {
                fighter: actor.fighter,
                what: choice.term().unwrap_or(word::PASS),
                rule: Some(why.rule),
            });
            Ok(())
        }
    }
}

/// The dodger jumps to a cell, if nobody has taken it, and has to find his bearings (`AUS-02`, `AUS-04`, `BRD-15`); onto one whom he did
/// not see he does not get, and knows of him then (`BD-MOV-05`).
pub(crate) fn jump(table: &mut Table, id: FighterId, to: Option<Cell>) {
    let to = to.filter(|to| !common::bump(table, id, Some(*to)));
    let scene = table.scene();
    let is_free = scene.get(id).is_some_and(|dodger| {
        to.is_some_and(|to| {
            place::is_free(&scene, dodger, crate::board::Footprint::new(to, dodger.body.size))
        })
    });
    drop(scene);
    if let Some(to) = to.filter(|_| is_free) {
        let body = table.snapshot(id).body;
        put(table, id, to);
        table.write(Happening::Moved {
            fighter: id,
            from: body.at,
            to,
            facing: body.facing,
            cost: 0,
            rule: rule::BRD_15,
        });
        pair::ended(table, id, pair::Moved::Forced);
    }
    table.fighter(id).condition.disoriented = true;
    table.state(id, word::DISORIENTED, true, rule::AUS_04);
}
