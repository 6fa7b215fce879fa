//! What lies about, burns or stands in the way: what may be done with it.

use crate::battle::{FighterId, Movable, RuleId, Slot, Whereabouts, WhyNot, is_burning};
use crate::board::{Cell, DoorState, Edge, Facing};
use crate::rules::common::{self, Breakable, DoorPlace, straight};

use super::super::data::shelf::{gear_of, is_lost_second, is_second};
use super::super::exchange::zone;
use super::super::fighter::Second;
use super::super::round::Shelf;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};
use super::door::{door_at, is_held};
use super::hands::has_arm_to_lead;
use super::regular::long;

/// Whether a cell is the own one or a neighbour of it (`ACT-17`, `BRD-25`).
pub(crate) fn is_near(fighter: &Snapshot, cell: Cell) -> bool {
    common::is_near(&fighter.body, cell)
}

/// Whether water hides what lies on a cell (`BRD-25`, `BD-DYN-02`).
pub(crate) fn is_sunk(scene: &Scene, cell: Cell) -> bool {
    common::is_sunk(scene.board(), cell)
}

/// Whether a fighter gets hold of what lies on a cell: it is near, and nothing is sunk there unless he has dived for it.
pub(crate) fn gets_hold(scene: &Scene, fighter: &Snapshot, cell: Cell) -> bool {
    let has_dived = fighter.condition.ado.dived == Some(cell);
    is_near(fighter, cell) && (has_dived || !is_sunk(scene, cell))
}

/// What lies within reach of a fighter.
pub(crate) fn lying<'s>(
    scene: &'s Scene,
    fighter: &'s Snapshot,
) -> impl Iterator<Item = (Slot, &'s Movable, Cell)> + use<'s> {
    scene.ground.movables.iter().filter_map(move |(name, movable)| {
        let Whereabouts::Lies(cell) = movable.at else {
            return None;
        };
        is_near(fighter, cell).then_some((name, movable, cell))
    })
}

/// Whether a choice names the cell on which its thing lies; what is carried lies on none.
pub(super) fn lies_there(scene: &Scene, name: Slot, at: Option<Cell>, rule: RuleId) -> Result<(), WhyNot> {
    let movable = scene.ground.movables.get(name);
    match movable.is_some_and(|movable| movable.cell() == at) {
        true => Ok(()),
        false => Err(why::not_there(rule)),
    }
}

/// Whether something is what a fighter dropped last, which he picks up without a name.
pub(crate) fn is_his_last(fighter: &Snapshot, movable: &Movable, cell: Cell) -> bool {
    let is_it =
        |(owner, slot): (FighterId, Slot)| owner == fighter.id() && fighter.hands.lies == Some((cell, slot));
    movable.whose.is_some_and(is_it)
}

/// Whether something of the floor can be picked up: a weapon into empty hands, anything else with a hand that is free.
///
/// Rule: `ACT-17`, `BRD-25`, `WPN-03`.
pub(super) fn pick_up(scene: &Scene, fighter: &Snapshot, name: Slot) -> Result<(), WhyNot> {
    long(fighter)?;
    let (_, movable, cell) = lying(scene, fighter)
        .find(|(known, ..)| *known == name)
        .ok_or_else(|| why::not_near(rule::ACT_17))?;
    if is_his_last(fighter, movable, cell) {
        return Err(why::named_in_vain(rule::ACT_17));
    }
    if !gets_hold(scene, fighter, cell) {
        return Err(why::sunk(rule::BRD_25));
    }
    let shelf = &scene.round.shelf;
    let lame = zone::lame_arms(fighter);
    let own = movable.whose.filter(|(owner, _)| *owner == fighter.id());
    let second = own.filter(|(_, slot)| is_lost_second(fighter, (&movable.gear, *slot)));
    // The one arm that is left must be free, and a shield has its own.
    let is_held = match second {
        Some(_) => zone::has_lost_other_arm_of(fighter, fighter.style()),
        None if shelf.is_light(movable) => !fighter.has_main_hand_free() || fighter.holds_light(),
        None => shelf.is_two_handed(fighter, &movable.gear) || fighter.holds_light(),
    };
    let thing = shelf.name(&movable.gear);
    if lame > 1 || lame > 0 && is_held {
        let needed = if lame > 1 { 1_u8 } else { 2 };
        return Err(why::arms_lame(rule::ZON_03, &thing, needed, 2 - lame.min(2)));
    }
    if let Some((_, slot)) = own.filter(|_| second.is_none()) {
        leaves_the_light(scene, fighter, slot)?;
        has_arm_to_lead(fighter, slot)?;
    }
    if own.is_none() && shelf.is_two_handed(fighter, &movable.gear) && fighter.holds_light() {
        return Err(why::light_in_hand(rule::BRD_19, &thing));
    }
    // Nobody throws or shoots with the other hand (RNG-37).
    let arm = zone::first_arm(&fighter.build);
    if own.is_none() && shelf.is_missile(&movable.gear) && fighter.condition.ado.scars.is_useless(arm) {
        return Err(why::other_arm_no_use(rule::ZON_03, &thing));
    }
    let has_room = if second.is_some() {
        !fighter.holds_light()
    } else if shelf.is_arm(&movable.gear) || movable.whose.is_some() {
        fighter.is_bare_handed() && leads(shelf, fighter, movable)
    } else {
        movable.flame.is_none() || has_free_hand(scene, fighter)
    };
    if has_room {
        Ok(())
    } else if fighter.is_bare_handed() && !fighter.holds_light() {
        Err(why::cannot_lead(rule::ACT_17, &thing))
    } else {
        Err(why::no_hand_free(rule::ACT_17, &thing))
    }
}

/// Whether a fighter knows what to do with a weapon: his own, or any for whoever has talents.
fn leads(shelf: &Shelf, fighter: &Snapshot, movable: &Movable) -> bool {
    let is_own = movable.whose.is_some_and(|(owner, _)| owner == fighter.id());
    is_own || fighter.build.origin.is_some() && shelf.is_arm(&movable.gear)
}

/// Whether a hand is free for a light: none in it, and no weapon, shield or second weapon that takes both.
pub(crate) fn has_free_hand(scene: &Scene, fighter: &Snapshot) -> bool {
    let is_full = || {
        scene
            .round
            .shelf
            .takes_both_hands(&fighter.build, fighter.hands.style)
    };
    let has_lost_second = fighter.hold().second == Second::Lost && fighter.style().has_second();
    !fighter.holds_light() && (fighter.hands.empty || has_lost_second || !is_full())
}

/// Whether a light is in the only hand that still serves.
///
/// Rule: `ZON-03`.
fn has_hand_full_of_light(fighter: &Snapshot) -> bool {
    zone::lame_arms(fighter) > 0 && fighter.holds_light()
}

/// Whether a style can be taken up with the light that is in the other hand.
///
/// Rule: `WPN-03`, `ZON-03`.
pub(crate) fn leaves_the_light(scene: &Scene, fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    if fighter.holds_light() && scene.round.shelf.takes_both_hands(&fighter.build, slot) {
        Err(why::light_in_hand(rule::BRD_19, &fighter.build.style(slot).name))
    } else if has_hand_full_of_light(fighter) {
        Err(why::light_in_only_hand(rule::ZON_03))
    } else {
        Ok(())
    }
}

/// Whether the own weapon that was dropped can be got hold of where it lies, and led besides the light in the other hand.
///
/// Rule: `BRD-25`, `WPN-03`, `ZON-03`.
pub(super) fn finds_his_own(scene: &Scene, fighter: &Snapshot) -> Result<(), WhyNot> {
    match fighter.hands.lies {
        Some((cell, _)) if !is_near(fighter, cell) => Err(why::not_near(rule::BRD_25)),
        Some((cell, _)) if !gets_hold(scene, fighter, cell) => Err(why::sunk(rule::BRD_25)),
        Some((_, slot)) => leaves_the_light(scene, fighter, slot),
        None => Ok(()),
    }
}

/// Whether a fighter can dive for what is sunk near by.
///
/// Rule: `BRD-25`.
pub(super) fn dive(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Result<(), WhyNot> {
    let lies = lying(scene, fighter).any(|(_, _, at)| at == cell);
    if fighter.condition.ado.dived == Some(cell) {
        Err(why::has_dived(rule::BRD_25))
    } else if lies && is_sunk(scene, cell) {
        Ok(())
    } else {
        Err(why::nothing_sunk(rule::BRD_25))
    }
}

/// Whether a fighter can kick something away.
///
/// Rule: `BRD-26`, `MAN-GEN-11`.
pub(super) fn kick(scene: &Scene, fighter: &Snapshot, name: Slot) -> Result<(), WhyNot> {
    let found = lying(scene, fighter).find(|(known, ..)| *known == name);
    match found {
        None => Err(why::not_near(rule::BRD_26)),
        Some((_, _, cell)) if is_sunk(scene, cell) => Err(why::sunk(rule::BRD_26)),
        Some(_) if fighter.is_prone() => Err(why::prone(rule::BRD_26)),
        Some(_) if !fighter.is_able() => Err(why::unable(rule::BRD_26)),
        Some(_) => Ok(()),
    }
}

/// Whether a fighter can put down what he carries; what he leads is dropped instead.
///
/// Rule: `ACT-05`.
pub(super) fn put_down(scene: &Scene, fighter: &Snapshot, name: Slot) -> Result<(), WhyNot> {
    let held = scene.ground.movables.get(name);
    let is_his = held.is_some_and(|held| {
        let is_led = scene.round.shelf.is_arm(&held.gear)
            || held
                .whose
                .is_some_and(|(_, slot)| is_second(&fighter.build, (&held.gear, slot)));
        held.at == Whereabouts::Held(fighter.id()) && !is_led
    });
    match is_his {
        true => Ok(()),
        false => Err(why::not_carried(rule::ACT_05)),
    }
}

/// Whether a fighter can put a light out, or light it again: his own, or one on his square or beside it. To light one takes
/// another flame as near.
///
/// Rule: `BRD-19`, `ACT-22`.
pub(super) fn tend(scene: &Scene, fighter: &Snapshot, name: Slot, lit: bool) -> Result<(), WhyNot> {
    let movable = scene.ground.movables.get(name);
    let movable = movable.ok_or_else(|| why::not_there(rule::BRD_19))?;
    match &movable.flame {
        None => return Err(why::no_light(rule::BRD_19)),
        Some(flame) if flame.lit == lit && lit => return Err(why::burns_already(rule::BRD_19)),
        Some(flame) if flame.lit == lit => return Err(why::is_out_already(rule::BRD_19)),
        Some(_) => {}
    }
    if !is_at_hand(scene, fighter, movable) {
        return Err(why::not_near(rule::BRD_19));
    }
    let is_wet = movable.cell().is_some_and(|cell| {
        let facts = scene.board().cell(cell);
        facts.is_some_and(|facts| facts.water_dm > 0)
    });
    if lit && is_wet {
        return Err(why::too_wet(rule::BRD_19));
    }
    if lit && !has_flame(scene, fighter) {
        return Err(why::no_flame(rule::BRD_19));
    }
    Ok(())
}

fn is_at_hand(scene: &Scene, fighter: &Snapshot, movable: &Movable) -> bool {
    match movable.at {
        Whereabouts::Held(bearer) => bearer == fighter.id(),
        Whereabouts::Lies(cell) => gets_hold(scene, fighter, cell),
        Whereabouts::Fixed(cell) => is_near(fighter, cell),
        Whereabouts::Gone => false,
    }
}

/// Whether something burns near enough to light a torch at.
fn has_flame(scene: &Scene, fighter: &Snapshot) -> bool {
    let burns_beside = || {
        let own = place::footprint(&fighter.body);
        let around = Facing::ALL.into_iter().map(|towards| own.step(towards));
        around
            .flat_map(|place| place.cells())
            .any(|cell| is_burning(scene.board(), cell))
    };
    scene.ground.movables.lit().any(|lit| match lit.at {
        // A friend holds the torch out; a foe does not.
        Whereabouts::Held(bearer) => scene.get(bearer).is_some_and(|bearer| {
            !scene.are_hostile(fighter, bearer) && place::distance(fighter, bearer) <= 1
        }),
        _ => is_at_hand(scene, fighter, lit),
    }) || burns_beside()
}

/// Whether a fighter can beat out the flames on himself: not while he stands in fire.
///
/// Rule: `BRD-28`.
pub(super) fn beat_out(scene: &Scene, fighter: &Snapshot) -> Result<(), WhyNot> {
    let view = scene.board();
    let stands_in_fire = common::stands_in_fire(view, &fighter.body);
    if !fighter.condition.ado.burning {
        Err(why::does_not_burn(rule::BRD_28))
    } else if stands_in_fire {
        Err(why::stands_in_fire(rule::BRD_28))
    } else {
        Ok(())
    }
}

/// The edge on which a table comes to stand when a fighter tips it over: the side away from him.
///
/// Rule: `BD-DYN-03`, `MAN-GEN-11`.
pub(crate) fn overturned(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<Edge> {
    let is_held = |cell| place::blocker(scene, cell, fighter.id()).is_some();
    common::table_edge(scene.board(), &fighter.body, cell, is_held)
}

/// The tables that a fighter could tip over from where he stands, with the edges on which they would come to stand.
pub(crate) fn tables<'s>(scene: &'s Scene, fighter: &'s Snapshot) -> impl Iterator<Item = (Cell, Edge)> + 's {
    let beside = move |towards: Facing| {
        let next = place::footprint(&fighter.body).step(towards);
        next.cells()
            .filter_map(|cell| Some((cell, overturned(scene, fighter, cell)?)))
            .next()
    };
    straight().filter_map(beside)
}

/// What a fighter could break open in the direction of a cell beside him.
///
/// Rule: `BRD-31`, `BD-OBJ-11`.
pub(crate) fn breakable(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<Breakable> {
    common::breakable(scene.board(), fighter.body.at, cell, |cell| is_held(scene, cell))
}

/// The locked door that a fighter has the key for.
///
/// Rule: `BRD-31`.
pub(crate) fn unlockable(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<DoorPlace> {
    let (place, state, thing) = door_at(scene, fighter, cell)?;
    let key = thing.key.as_deref().filter(|_| state == DoorState::Locked)?;
    has_on_him(scene, fighter, key).then_some(place)
}

/// Whether a fighter has the tool with which the door beside him breaks without a check.
///
/// Rule: `BRD-31`, `BD-OBJ-37`.
pub(crate) fn has_tool_for(scene: &Scene, fighter: &Snapshot, cell: Cell) -> bool {
    let door = door_at(scene, fighter, cell);
    let tool = door.and_then(|(.., thing)| thing.force.as_deref());
    tool.is_some_and(|tool| has_on_him(scene, fighter, tool))
}

/// Whether a fighter carries something of this name: found on the map, among his things, or led in his hands.
fn has_on_him(scene: &Scene, fighter: &Snapshot, name: &str) -> bool {
    let is_named = |it: &str| it.eq_ignore_ascii_case(name);
    let mut held = scene.ground.movables.held_by(fighter.id());
    let mut things = fighter.build.things.iter();
    let is_led = || {
        let led = gear_of(&fighter.build, fighter.hands.style);
        !fighter.hands.empty && led.iter().any(|gear| is_named(gear))
    };
    held.any(|(_, movable)| is_named(&movable.gear))
        || things.any(|thing| {
            let names = [&thing.name.en, &thing.name.de, &thing.name.fr];
            names.into_iter().any(|it| is_named(it))
        })
        || is_led()
}
