//! Before the first round the sides that have a zone set their fighters up in it, and all others look where their foes are.

use super::LaidOut;
use crate::battle::{Choice, FighterId, Happening, RuleId, Slot, Term};
use crate::board::{Cell, Facing, Mark};

/// What a rule system calls the answers of somebody who is being set up.
pub(crate) struct SetUpWords {
    /// He is placed on a cell.
    pub place: Term,
    /// He is turned.
    pub turn: Term,
    /// He takes a weapon in hand.
    pub draw: Term,
}

/// What a rule system does when its fighters are set up.
pub(crate) trait SettingUp: LaidOut {
    /// The words of the answers.
    const WORDS: SetUpWords;

    /// The rule of the zones, as these rules cite it.
    const RULE: RuleId;

    /// Those who are still to be set up, the next one last.
    fn waiting(&mut self) -> &mut Vec<FighterId>;

    /// The answer to what was asked, if there is one.
    fn take_answer(&mut self) -> Option<Choice>;

    /// Asks how a fighter is to be set up.
    fn ask_for(&mut self, id: FighterId);

    /// The zone in which a fighter may be set up.
    fn zone_of(&self, id: FighterId) -> Option<Mark>;

    /// Where a fighter looks by himself, as far as his side knows.
    fn natural_facing(&self, id: FighterId) -> Facing;

    /// Whether a fighter has been told where to look; it is to be changed here too.
    fn was_turned(&mut self, id: FighterId) -> &mut bool;

    /// Puts a fighter on a cell.
    fn put_on(&mut self, id: FighterId, at: Cell);

    /// Gives a fighter one of his weapons in hand, and tells of it.
    fn take_in_hand(&mut self, id: FighterId, with: Slot);

    /// Carries out an answer that only these rules know; whether it is one.
    fn do_besides(&mut self, _id: FighterId, _choice: &Choice) -> bool {
        false
    }
}

/// Finds those who are to be set up: side by side, in ascending order of the ids.
///
/// Rule: `BD-LVL-09`.
pub(crate) fn open_set_up(table: &mut impl SettingUp) {
    if table.ground().setting.zones.is_empty() {
        return;
    }
    let mut all: Vec<_> = table
        .bodies()
        .into_iter()
        .filter(|(fighter, _)| table.zone_of(fighter.id).is_some())
        .map(|(fighter, _)| (fighter.side, fighter.id))
        .collect();
    all.sort_unstable();
    *table.waiting() = all.into_iter().rev().map(|(_, id)| id).collect();
}

/// Carries out what was chosen and asks for the next fighter; whether all stand ready.
#[inline(never)]
pub(crate) fn is_set_up(table: &mut impl SettingUp) -> bool {
    let next = table.waiting().last().copied();
    if let (Some(answer), Some(id)) = (table.take_answer(), next) {
        carry_out(table, id, &answer);
    }
    if let Some(id) = table.waiting().last().copied() {
        table.ask_for(id);
        return false;
    }
    look_about(table);
    true
}

fn carry_out<T: SettingUp>(table: &mut T, id: FighterId, choice: &Choice) {
    match choice {
        Choice::Act {
            act, at: Some(at), ..
        } if *act == T::WORDS.place => stand(table, id, *at),
        Choice::Act {
            act,
            facing: Some(facing),
            ..
        } if *act == T::WORDS.turn => {
            *table.was_turned(id) = true;
            look(table, id, *facing);
        }
        Choice::Act {
            act,
            with: Some(with),
            ..
        } if *act == T::WORDS.draw => table.take_in_hand(id, *with),
        _ if table.do_besides(id, choice) => {}
        _ => drop(table.waiting().pop()),
    }
}

/// Places a fighter, who looks where he would if nobody has turned him.
fn stand<T: SettingUp>(table: &mut T, id: FighterId, to: Cell) {
    let from = table.body(id).at;
    table.put_on(id, to);
    if !*table.was_turned(id) {
        table.body_mut(id).facing = table.natural_facing(id);
    }
    let facing = table.body(id).facing;
    table.write(Happening::Moved {
        fighter: id,
        from,
        to,
        facing,
        cost: 0,
        rule: T::RULE,
    });
}

/// All stand: whom nobody has told where to look turns towards the nearest foe.
fn look_about<T: SettingUp>(table: &mut T) {
    let setting = table.ground().setting.clone();
    if setting.zones.is_empty() && setting.unturned.is_empty() {
        return;
    }
    for (fighter, _) in table.bodies() {
        let id = fighter.id;
        let is_told = std::mem::take(table.was_turned(id));
        let is_meant = !is_told
            && table.body(id).present
            && (table.zone_of(id).is_some() || setting.unturned.contains(&id));
        let facing = table.natural_facing(id);
        if is_meant && facing != table.body(id).facing {
            look(table, id, facing);
        }
    }
}

fn look<T: SettingUp>(table: &mut T, id: FighterId, facing: Facing) {
    table.body_mut(id).facing = facing;
    table.write(Happening::Turned {
        fighter: id,
        facing,
        rule: T::RULE,
    });
}
