//! Heroes of other programs, taken in where their files are dropped, and the card on which persons of the player's own take the places of
//! fighters.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::FileDragAndDrop;

use super::plan::Plan;
use crate::battle::{FighterId, RawRon, RuleSystem};
use crate::content::helden::{self, Hero, Imported, Reason};
use crate::content::{Home, Problem, Problems, Texts, Words};
use crate::replay;
use crate::rules::SYSTEMS;
use crate::rules::own::{self, HEROES, load_own};
use crate::screen::notice::Trouble;
use crate::screen::{Screen, card};
use crate::ui::widget::{aside, button, column, heading, label, row_button, scroll_area, text};
use crate::view::say::{Say, Tongue};
use crate::view::theme::{Face, Letters, size};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (take_dropped, tell_places).run_if(in_state(Screen::Setup)),
    )
    .add_observer(change_place);
}

/// Who fights in the places of the chosen level besides those whom it names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Places {
    /// The ids of persons, by the fighters in whose places they fight.
    pub persons: BTreeMap<FighterId, String>,
    /// Fighters who stay away.
    pub away: BTreeSet<FighterId>,
}

/// A place on the card.
#[derive(Component, Clone, Copy)]
struct Place(FighterId);

/// The words on a place.
#[derive(Component, Clone, Copy)]
struct Told(FighterId);

/// A file that is dropped onto the set-up is taken for an export of heroes.
fn take_dropped(mut drops: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            let file = path_buf.clone();
            commands.queue(move |world: &mut World| take_in(world, &file));
        }
    }
}

/// Takes in the heroes of a file and tells what became of them, or why there are none.
fn take_in(world: &mut World, file: &Path) {
    match import(world, file) {
        Err(problems) => world.resource_mut::<Trouble>().0 = problems,
        Ok(heroes) => {
            let home = world.resource::<Home>().clone();
            let faults = load_own(world, &home);
            world.resource_mut::<Trouble>().0 = faults;
            world.resource_mut::<Plan>().looked_up = None;
            report(&mut world.commands(), &heroes);
            world.flush();
        }
    }
}

/// Reads the heroes of a file and writes each into a folder of his own.
fn import(world: &World, file: &Path) -> Result<Vec<Imported>, Problems> {
    let heroes = helden::read(file)?;
    let fault = |line: u32, reason: String| Problems::from(Problem::of_file(file, reason).at(line, 1));
    let Some(content) = world.resource::<Home>().content.clone() else {
        return Err(fault(
            1,
            "this system has no folder for a user's own files".to_owned(),
        ));
    };
    let (texts, language) = (world.resource::<Texts>(), world.resource::<Tongue>().0);
    let mut taken = Vec::new();
    for hero in &heroes {
        let (system, found) = by_some_rules(world, hero)
            .map_err(|why| fault(hero.line, words::why_not(&why).said(texts, language)))?;
        helden::store(
            &content.join(HEROES).join(&found.folder),
            system.id().0,
            std::slice::from_ref(&found),
        )?;
        taken.push(found);
    }
    Ok(taken)
}

/// A hero by the first rules that take him in.
fn by_some_rules(world: &World, hero: &Hero) -> Result<(&'static dyn RuleSystem, Imported), Reason> {
    let mut last = None;
    for system in SYSTEMS {
        match system.import(world, hero, None) {
            Ok(found) => return Ok((*system, found)),
            Err(why) => last = last.or(Some(why)),
        }
    }
    Err(last.unwrap_or_else(|| Reason::new("import-why-rules")))
}

/// Lays a card with what became of the heroes.
fn report(commands: &mut Commands, heroes: &[Imported]) {
    let marker = DespawnOnExit(Screen::Setup);
    card::lay(commands, marker, ("setup-heroes-taken", px(860)), |card| {
        pane(card, |list| {
            for hero in heroes {
                let plain = |text: &str| Phrase::plain(text.to_owned());
                let name = Phrase::key("import-hero")
                    .with("name", plain(&hero.name))
                    .with("id", plain(&hero.person));
                list.spawn(text(name, Letters::new(Face::Strong, size::HEADING)));
                for fate in words::FATES {
                    let found = || {
                        hero.findings
                            .iter()
                            .filter(|finding| words::fate(finding) == fate)
                    };
                    if found().next().is_some() {
                        list.spawn(heading(Phrase::key(fate).with("count", found().count() as i64)));
                    }
                    for finding in found() {
                        list.spawn(aside(words::finding(finding)));
                    }
                }
            }
        });
        card::foot(card, "help-close", |foot| {
            foot.spawn((button("setup-heroes"), observe(open)));
        });
    });
}

/// The part of a card that scrolls.
fn pane(card: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    let pane = Node {
        height: px(420),
        min_height: px(80),
        flex_shrink: 1.0,
        ..column(0.0)
    };
    card.spawn(pane).with_children(|pane| {
        pane.spawn(scroll_area(size::GAP)).with_children(fill);
    });
}

/// Opens the card of the places.
pub(super) fn open(_: On<Activate>, mut commands: Commands) {
    commands.queue(|world: &mut World| {
        let fighters: Vec<FighterId> = named(world).into_iter().map(|(id, _)| id).collect();
        let is_empty = own_persons(world).is_empty();
        lay(&mut world.commands(), &fighters, is_empty);
        world.flush();
    });
}

fn lay(commands: &mut Commands, fighters: &[FighterId], is_empty: bool) {
    let marker = DespawnOnExit(Screen::Setup);
    card::lay(commands, marker, ("setup-heroes", px(620)), |card| {
        card.spawn(label(if is_empty {
            "setup-heroes-none"
        } else {
            "setup-heroes-hint"
        }));
        pane(card, |list| {
            for (place, fighter) in fighters.iter().enumerate() {
                let mut line = list.spawn((row_button(), Place(*fighter)));
                if place == 0 {
                    line.insert(AutoFocus);
                }
                line.with_children(|line| {
                    let words = text(Phrase::plain(""), Letters::new(Face::Strong, size::BODY));
                    line.spawn((words, Told(*fighter)));
                });
            }
        });
        card::foot(card, "help-close", |_| {});
    });
}

/// The fighters of the chosen level who may be known, with the names that the level gives them.
fn named(world: &World) -> Vec<(FighterId, Option<Arc<Words>>)> {
    let plan = world.resource::<Plan>();
    let (Some(level), Some(system)) = (plan.level(), plan.rules()) else {
        return Vec::new();
    };
    let persons = replay::persons(world, level, system).unwrap_or_default();
    let tables = own::tables(world, system, &level.own).unwrap_or_default();
    let name = |id: &FighterId| system.person_name(world, &tables, persons.get(id)?);
    level
        .known()
        .map(|fighter| (fighter.id, name(&fighter.id)))
        .collect()
}

/// The persons of the player's own by the chosen rules, with their names.
fn own_persons(world: &World) -> Vec<(String, Arc<Words>)> {
    let plan = world.resource::<Plan>();
    let Some(system) = plan.rules() else {
        return Vec::new();
    };
    let tables = plan.level().map(|level| own::tables(world, system, &level.own));
    let tables = tables.and_then(Result::ok).unwrap_or_default();
    let ids = own::players_ids(world, system).into_iter();
    ids.filter_map(|id| {
        let name = system.person_name(world, &tables, &RawRon::id(&id))?;
        Some((id, name))
    })
    .collect()
}

/// The next one for a place: whom the level names, then each person of one's own, then nobody.
fn change_place(activate: On<Activate>, places: Query<&Place>, mut commands: Commands) {
    let Ok(Place(fighter)) = places.get(activate.entity).copied() else {
        return;
    };
    commands.queue(move |world: &mut World| {
        let ids: Vec<String> = own_persons(world).into_iter().map(|(id, _)| id).collect();
        let mut plan = world.resource_mut::<Plan>();
        plan.places.turn(fighter, &ids);
        plan.looked_up = None;
    });
}

impl Places {
    /// Gives a place to the next of these persons.
    fn turn(&mut self, fighter: FighterId, ids: &[String]) {
        if self.away.remove(&fighter) {
            return;
        }
        let now = self.persons.remove(&fighter);
        let now = now.and_then(|now| ids.iter().position(|id| *id == now));
        match ids.get(now.map_or(0, |now| now + 1)) {
            Some(next) => {
                self.persons.insert(fighter, next.clone());
            }
            None => {
                self.away.insert(fighter);
            }
        }
    }

    /// Puts these persons into the places of an opening.
    pub(super) fn recast(&self, persons: &mut BTreeMap<FighterId, String>) {
        let told = |(fighter, id): (&FighterId, &String)| (*fighter, RawRon::id(id).text);
        persons.extend(self.persons.iter().map(told));
    }
}

/// Says on each place who fights there.
fn tell_places(world: &mut World) {
    let mut lines = world.query::<(Entity, &Told)>();
    let lines: Vec<(Entity, FighterId)> = lines.iter(world).map(|(entity, told)| (entity, told.0)).collect();
    if lines.is_empty() {
        return;
    }
    let (level, own) = (named(world), own_persons(world));
    let places = world.resource::<Plan>().places.clone();
    for (entity, fighter) in lines {
        let number = Phrase::plain(fighter.0.to_string());
        let named = level
            .iter()
            .find(|(id, _)| *id == fighter)
            .and_then(|(_, name)| name.clone());
        let usual = named.map_or_else(|| Phrase::plain("?"), Phrase::Words);
        let person = places.persons.get(&fighter);
        let person = person.and_then(|id| own.iter().find(|(known, _)| known == id));
        let phrase = match person {
            _ if places.away.contains(&fighter) => Phrase::key("setup-place-away").with("who", usual),
            Some((_, name)) => Phrase::key("setup-place-taken")
                .with("who", Phrase::Words(name.clone()))
                .with("other", usual),
            None => Phrase::key("setup-place").with("who", usual),
        };
        let phrase = phrase.with("number", number);
        if let Some(mut said) = world.get_mut::<Say>(entity) {
            said.set_if_neq(Say(phrase));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_goes_from_whom_the_level_names_to_each_of_ones_own_to_nobody_and_back() {
        let ids = ["HER-A".to_owned(), "HER-B".to_owned()];
        let mut places = Places::default();
        let mut told = Vec::new();
        for _ in 0..4 {
            places.turn(FighterId(1), &ids);
            told.push((places.persons.get(&FighterId(1)).cloned(), places.away.len()));
        }
        let [a, b] = ids.map(Some);
        assert_eq!(told, [(a, 0), (b, 0), (None, 1), (None, 0)]);
    }
}
