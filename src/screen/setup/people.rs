//! The card on which the fighters of a side are shared out among several people at the screen.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use super::plan::{Chair, Plan};
use super::sheet;
use crate::battle::{FighterId, SideId};
use crate::input::SEATS;
use crate::level::{Level, LevelFighter};
use crate::screen::{Screen, card};
use crate::ui::widget::{
    aside, button, column, label, option_button, row, scroll_area, set_checked, spacer, text,
};
use crate::view::theme::{Face, Letters, Palette, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(deal)
        .add_systems(Update, (mark, show_button).run_if(in_state(Screen::Setup)));
}

/// A seat that a fighter can be dealt to.
#[derive(Component, Clone, Copy)]
struct Deal {
    fighter: FighterId,
    side: usize,
    seat: u8,
}

/// The button that opens the card; it is there where a human has several fighters.
#[derive(Component)]
struct People;

pub(super) fn frame(terms: &mut ChildSpawnerCommands) {
    terms.spawn((button("setup-people"), People, observe(open)));
}

fn show_button(plan: Res<Plan>, mut buttons: Query<&mut Node, With<People>>) {
    let can_share = plan.level().is_some_and(|level| {
        let humans = (0..level.sides.len()).filter(|side| plan.chairs.get(*side) == Some(&Chair::Human));
        humans
            .map(|side| fighters(&plan, level, side).count())
            .any(|count| count > 1)
    });
    let display = if can_share { Display::Flex } else { Display::None };
    for mut node in &mut buttons {
        if node.display != display {
            node.display = display;
        }
    }
}

/// The fighters of a side who do not stay away.
fn fighters<'l>(plan: &Plan, level: &'l Level, side: usize) -> impl Iterator<Item = &'l LevelFighter> {
    let id = SideId(u8::try_from(side).unwrap_or(u8::MAX));
    let away = plan.places.away.clone();
    let theirs = level.fighters.iter().filter(move |fighter| fighter.side == id);
    theirs.filter(move |fighter| !away.contains(&fighter.id))
}

fn open(_: On<Activate>, mut commands: Commands) {
    commands.run_system_cached(show);
}

fn show(plan: Res<Plan>, palette: Res<Palette>, mut commands: Commands) {
    let Some(level) = plan.level() else { return };
    let marker = DespawnOnExit(Screen::Setup);
    card::lay(&mut commands, marker, ("setup-people", px(620)), |card| {
        card.spawn(aside("setup-people-hint"));
        let pane = Node {
            height: px(330),
            min_height: px(80),
            flex_shrink: 1.0,
            ..column(0.0)
        };
        card.spawn(pane).with_children(|pane| {
            pane.spawn(scroll_area(size::HAIR)).with_children(|list| {
                for (side, seats) in plan.human_seats() {
                    list_side(list, (&plan, level), (side, &seats), &palette);
                }
            });
        });
        card::foot(card, "setup-people-done", |_| {});
    });
}

/// A side, and a line for each of its fighters.
fn list_side(
    list: &mut ChildSpawnerCommands,
    (plan, level): (&Plan, &Level),
    (side, seats): (usize, &[u8]),
    palette: &Palette,
) {
    list.spawn(row(size::GAP)).with_children(|line| {
        line.spawn(sheet::badge(palette, side));
        let name = Phrase::from(&level.sides[side].name);
        line.spawn(text(name, Letters::new(Face::Strong, size::BODY)));
    });
    // Of those who hide only the number is told, as on the sheet of the level.
    let mut names = plan.cast.get(side).into_iter().flatten();
    for fighter in fighters(plan, level, side) {
        let is_hidden = level.secrets && fighter.hidden;
        let name = if is_hidden { None } else { names.next() };
        let name = name.map_or_else(
            || Phrase::key("setup-people-hidden").with("number", i64::from(fighter.id.0)),
            |name| Phrase::Words(name.clone()),
        );
        list.spawn(row(6.0)).with_children(|line| {
            line.spawn(label(name));
            line.spawn(spacer());
            for seat in seats {
                let deal = Deal {
                    fighter: fighter.id,
                    side,
                    seat: *seat,
                };
                let mut option = line.spawn((option_button(Phrase::plain(seat.to_string())), deal));
                if plan.seat_of(fighter.id, side) == Some(*seat) {
                    option.insert(Checked);
                }
            }
        });
    }
}

fn deal(used: On<Activate>, deals: Query<&Deal>, mut plan: ResMut<Plan>) {
    if let Ok(deal) = deals.get(used.entity) {
        plan.deal(deal.fighter, deal.side, deal.seat);
    }
}

/// Marks who is dealt to whom.
fn mark(plan: Res<Plan>, deals: Query<(Entity, &Deal, Has<Checked>)>, mut commands: Commands) {
    for (entity, deal, chosen) in &deals {
        let wanted = plan.seat_of(deal.fighter, deal.side) == Some(deal.seat);
        set_checked(&mut commands, entity, chosen, wanted);
    }
}

/// The seats that can lead fighters of each human side, of so many: its own first, then those that no side has for its own.
pub(super) fn seats_of(humans: usize) -> Vec<Vec<u8>> {
    let own = (1..=SEATS).take(humans);
    own.map(|own| std::iter::once(own).chain((1..=SEATS).skip(humans)).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_human_side_has_a_seat_of_its_own_and_those_that_are_left() {
        assert_eq!(seats_of(1), [[1, 2, 3, 4]]);
        assert_eq!(seats_of(2), [[1, 3, 4], [2, 3, 4]]);
        assert_eq!(seats_of(4), [[1], [2], [3], [4]]);
        assert!(seats_of(0).is_empty());
    }
}
