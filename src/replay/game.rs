//! A game that is played: opened, answered move by move, taken back.

use bevy::prelude::*;

use super::digest::digests;
use super::prepare::{Prepared, prepare};
use super::{Opening, RecordedIntent, Recording, Tape};
use crate::battle::{
    BattleDice, Choice, Decision, Fighter, FighterId, Intent, Log, Refusal, Roster, Seat, Secrets, SideId,
    SideView, Sides, System, read, settle,
};
use crate::content::{Problem, Problems};

/// Begins a fight and carries it to the first decision that the world does not answer itself.
///
/// # Errors
///
/// Every problem of the level, the modules and the persons, with file, line and reason.
pub fn open(world: &mut World, opening: &Opening) -> Result<Entity, Problems> {
    let (battle, _) = begin(world, opening, false)?;
    settle(world, battle);
    Ok(battle)
}

/// Begins a fight like [`open`], and shows the battle at its very first decision before anybody answers it: later the
/// fighters may have lost what they began with.
///
/// # Errors
///
/// As [`open`].
pub fn open_seen(
    world: &mut World,
    opening: &Opening,
    look: impl FnOnce(&World, Entity),
) -> Result<Entity, Problems> {
    let (battle, seats) = begin(world, opening, true)?;
    settle(world, battle);
    look(world, battle);
    if let Some(mut sides) = world.get_mut::<Sides>(battle) {
        take_seats(&mut sides, &seats);
    }
    settle(world, battle);
    Ok(battle)
}

/// Makes the battle of an opening; with `scripted` every side waits to be told, and its true seats are returned.
pub(super) fn begin(
    world: &mut World,
    opening: &Opening,
    scripted: bool,
) -> Result<(Entity, Vec<Seat>), Problems> {
    let prepared = prepare(world, opening)?;
    let digests = digests(&prepared);
    let Prepared {
        system,
        mut muster,
        seats: listed,
        persons,
        own,
        ..
    } = prepared;
    let seats: Vec<Seat> = muster.sides.iter().map(|(_, side)| side.seat.clone()).collect();
    if scripted {
        take_seats(&mut muster.sides, &vec![Seat::Script; seats.len()]);
    }
    let battle = system.muster(world, &muster)?;
    // The recording keeps who stood in for whom, whatever stand-ins there will be one day.
    let system = if persons.is_empty() {
        opening.system.clone()
    } else {
        Some(system.id().0.to_owned())
    };
    // Nor does it hang on the seats of the level, which may be others one day.
    let mut named = opening.seats.clone();
    named.extend(listed.into_iter().skip(opening.seats.len()));
    let opening = Opening {
        system,
        seats: named,
        persons,
        own: Some(own),
        ..opening.clone()
    };
    world.entity_mut(battle).insert(Tape::new(opening, digests));
    Ok((battle, seats))
}

/// Answers the open decision and carries the battle to the next one that the world does not answer itself.
///
/// # Errors
///
/// The refusal; nothing has changed then.
pub fn answer(world: &mut World, battle: Entity, fighter: FighterId, choice: Choice) -> Result<(), Refusal> {
    answer_with(world, battle, fighter, choice, None)
}

/// As [`answer`], with faces that fall next in place of those prompted before; none leaves the dice as they are.
///
/// # Errors
///
/// The refusal; nothing has changed then.
pub fn answer_with(
    world: &mut World,
    battle: Entity,
    fighter: FighterId,
    choice: Choice,
    faces: Option<Vec<u8>>,
) -> Result<(), Refusal> {
    let System(system) = *world.get::<System>(battle).ok_or(Refusal::NothingAsked)?;
    system.judge(world, battle, fighter, &choice)?;
    prompt(world, battle, faces.as_deref());
    world.write_message(Intent {
        battle,
        fighter,
        choice,
    });
    settle(world, battle);
    Ok(())
}

/// Prompts faces and takes it down on the tape.
pub(super) fn prompt(world: &mut World, battle: Entity, faces: Option<&[u8]>) {
    let Some(faces) = faces else { return };
    if let Some(mut dice) = world.get_mut::<BattleDice>(battle) {
        dice.prompt(faces);
    }
    if let Some(mut tape) = world.get_mut::<Tape>(battle) {
        tape.note_prompt(faces);
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefusal {
    /// No human has chosen anything yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// A die has fallen since.
    #[error("a die has fallen since the last choice")]
    DiceHaveFallen,
    /// A human side has come to see something since: it cannot be unseen.
    #[error("something has come to light since the last choice")]
    SomethingSeen,
    /// Sides have secrets, and the last choice was not of the side that is asked now.
    #[error("the last choice was another side's")]
    OfAnother,
    /// The fight cannot be begun again: its level has changed or is gone.
    #[error("the fight cannot be built up again")]
    Lost,
}

impl UndoRefusal {
    /// The key of the text that tells a player.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Nothing => "undo-nothing",
            Self::DiceHaveFallen => "undo-dice",
            Self::SomethingSeen => "undo-seen",
            Self::OfAnother => "undo-other",
            Self::Lost => "undo-lost",
        }
    }
}

/// Whether the last own choice can be taken back.
pub fn can_undo(world: &World, battle: Entity) -> bool {
    undo_to(world, battle, None).is_ok()
}

/// Takes back the last choice of a human, and all that came after it. The battle is built up anew: the entity returned
/// takes the place of the old one, which is gone.
///
/// # Errors
///
/// See [`UndoRefusal`]; nothing has changed then.
pub fn undo(world: &mut World, battle: Entity) -> Result<Entity, UndoRefusal> {
    undo_since(world, battle, None).map(|(anew, _)| anew)
}

/// Takes back all choices of a human after the first so many, or the last one, as [`undo`] does. Tells how many choices are left besides.
///
/// # Errors
///
/// See [`UndoRefusal`]; nothing has changed then.
pub fn undo_since(
    world: &mut World,
    battle: Entity,
    kept: Option<usize>,
) -> Result<(Entity, usize), UndoRefusal> {
    let kept = undo_to(world, battle, kept)?;
    let tape = world.get::<Tape>(battle).ok_or(UndoRefusal::Nothing)?;
    let (opening, intents) = (tape.opening.clone(), tape.intents[..kept].to_vec());
    let anew = rebuild(world, &opening, &intents).map_err(|_| UndoRefusal::Lost)?;
    discard(world, battle);
    settle(world, anew);
    Ok((anew, kept))
}

/// The place of the last choice of a human among all choices of a battle; none where no human has chosen yet.
pub fn last_of_human(world: &World, battle: Entity) -> Option<usize> {
    let is_human =
        |fighter| side_of(world, battle, fighter).is_some_and(|side| is_human(world, battle, side));
    let mut intents = world.get::<Tape>(battle)?.intents.iter();
    intents.rposition(|intent| is_human(intent.fighter))
}

/// The number of intents that stay when the last own choice is taken back, or all after the first so many.
fn undo_to(world: &World, battle: Entity, kept: Option<usize>) -> Result<usize, UndoRefusal> {
    let tape = world.get::<Tape>(battle).ok_or(UndoRefusal::Nothing)?;
    let last = last_of_human(world, battle).ok_or(UndoRefusal::Nothing)?;
    let last = kept.map_or(last, |kept| kept.min(last));
    if tape.opening.practice {
        return Ok(last);
    }
    if let Some(secrets) = world.get::<Secrets>(battle).filter(|secrets| secrets.are_kept()) {
        return keeps_secrets(world, battle, (secrets, tape), last).map(|()| last);
    }
    let before = match last.checked_sub(1) {
        Some(place) => tape.intents[place].dice,
        None => tape.first.map_or(0, |(_, dice)| dice),
    };
    let fallen = world.get::<BattleDice>(battle).map_or(0, BattleDice::fallen);
    if fallen > before {
        return Err(UndoRefusal::DiceHaveFallen);
    }
    Ok(last)
}

/// Whether a choice can be taken back without the side that chose knowing more than it did, and without telling it anything: no die has
/// fallen since that it was told of, and it has come to see nothing. What others have thrown or seen unseen by it does not count: the
/// answer would give them away. Nobody takes back what another side has chosen in secret.
///
/// Rule: `BD-VIS-05`, `BD-VIS-06`.
fn keeps_secrets(
    world: &World,
    battle: Entity,
    (secrets, tape): (&Secrets, &Tape),
    last: usize,
) -> Result<(), UndoRefusal> {
    let asked = world.get::<Decision>(battle).and_then(|decision| decision.0);
    let asked = asked.and_then(|asked| side_of(world, battle, asked.fighter));
    let chose = side_of(world, battle, tape.intents[last].fighter);
    if asked.is_some_and(|asked| is_human(world, battle, asked)) && asked != chose {
        return Err(UndoRefusal::OfAnother);
    }
    let (Some(side), Some(log)) = (chose, world.get::<Log>(battle)) else {
        return Err(UndoRefusal::Nothing);
    };
    let (before, entries) = tape.learnt_after(last);
    let mut news = log.news(entries..log.entries().len(), chose);
    if news.any(|(_, event)| event.happening.is_of_dice()) {
        return Err(UndoRefusal::DiceHaveFallen);
    }
    let now = secrets.view(side).map(SideView::learnt);
    if now > before.get(usize::from(side.0)).copied() {
        return Err(UndoRefusal::SomethingSeen);
    }
    Ok(())
}

/// The side of a fighter of a battle.
fn side_of(world: &World, battle: Entity, fighter: FighterId) -> Option<SideId> {
    let entity = world.get::<Roster>(battle)?.entity(fighter)?;
    Some(world.get::<Fighter>(entity)?.side)
}

/// Whether a human sits on a side of a battle.
fn is_human(world: &World, battle: Entity, side: SideId) -> bool {
    let sides = world.get::<Sides>(battle);
    let side = sides.and_then(|sides| sides.get(side));
    matches!(side.map(|side| &side.seat), Some(Seat::Human(_)))
}

/// Fights a recorded fight again up to its last intent and gives the sides back to their seats.
pub(super) fn rebuild(
    world: &mut World,
    opening: &Opening,
    intents: &[RecordedIntent],
) -> Result<Entity, Problems> {
    let (battle, seats) = begin(world, opening, true)?;
    follow(world, battle, intents, |_, _| {})?;
    if let Some(mut sides) = world.get_mut::<Sides>(battle) {
        take_seats(&mut sides, &seats);
    }
    Ok(battle)
}

/// Fights a fight again beside itself, and looks at it at its first decision and after each choice. Nothing of it stays in the world.
///
/// # Errors
///
/// Every problem of the level, or that a recorded choice is not legal any more.
pub fn retrace(world: &mut World, battle: Entity, look: impl FnMut(&World, Entity)) -> Result<(), Problems> {
    let Some(tape) = world.get::<Tape>(battle) else {
        return Ok(());
    };
    let (opening, intents) = (tape.opening.clone(), tape.intents.clone());
    let (beside, _) = begin(world, &opening, true)?;
    follow(world, beside, &intents, look)?;
    discard(world, beside);
    Ok(())
}

/// Carries a battle that was begun again from choice to choice, and looks at it whenever it waits. One that cannot go on is gone.
fn follow(
    world: &mut World,
    battle: Entity,
    intents: &[RecordedIntent],
    mut look: impl FnMut(&World, Entity),
) -> Result<(), Problems> {
    settle(world, battle);
    look(world, battle);
    for intent in intents {
        let (fighter, choice) = (intent.fighter, &intent.choice);
        let is_asked = world
            .get::<Decision>(battle)
            .is_some_and(|decision| decision.0.is_some());
        let is_accepted =
            is_asked && answer_with(world, battle, fighter, choice.clone(), intent.faces.clone()).is_ok();
        if !is_accepted {
            let place = world.get::<Tape>(battle).map(|tape| tape.opening.level.clone());
            let mut reason = "a recorded choice is not legal any more".to_owned();
            if let Err(misreading) = read(world, battle, fighter, choice) {
                reason = format!("{reason}: {misreading}");
            }
            discard(world, battle);
            return Err(Problems::from(Problem::of_file(
                place.unwrap_or_default(),
                reason,
            )));
        }
        look(world, battle);
    }
    Ok(())
}

fn take_seats(sides: &mut Sides, seats: &[Seat]) {
    for (place, seat) in seats.iter().enumerate() {
        sides.seat(SideId(place as u8), seat.clone());
    }
}

/// Takes a recorded fight up again after its last choice, with every side back in its seat.
///
/// # Errors
///
/// Every problem of the level, or that a recorded choice is not legal any more.
pub fn resume(world: &mut World, recording: &Recording) -> Result<Entity, Problems> {
    let battle = rebuild(world, &recording.opening, &recording.intents)?;
    settle(world, battle);
    Ok(battle)
}

/// Removes a battle and its fighters.
pub fn discard(world: &mut World, battle: Entity) {
    let fighters: Vec<Entity> = world
        .get::<Roster>(battle)
        .map(|roster| roster.iter().map(|(_, entity)| entity).collect())
        .unwrap_or_default();
    for entity in fighters.into_iter().chain([battle]) {
        world.despawn(entity);
    }
}
