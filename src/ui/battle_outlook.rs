//! What waits on a square: asked of the rule system once for the square under the pointer and once for the end of the way that
//! is looked at, and said in a few lines.

use bevy::prelude::*;

use super::battle_rule::{RuleBook, Vocabulary};
use super::desk::{Card, Desk, DeskSystems};
use super::sheet::Looked;
use crate::battle::{Choice, Clock, FighterId, Modifier, PlaceReport, Route, RouteStrike, Term, Witness};
use crate::board::Cell;
use crate::input::{Action, Hands};
use crate::view::camera::PointedCell;
use crate::view::theme::colour;
use crate::view::{Reading, Stage, Watching, system_of};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Outlook>()
        .add_systems(Update, look_ahead.after(DeskSystems).in_set(OutlookSystems))
        .add_systems(Update, take_other_way.before(DeskSystems));
}

/// Asks what waits; runs after the cards are laid out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OutlookSystems;

/// What waits on the squares that are looked at.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    /// The square under the pointer and what it would do to the fighter who is asked about.
    pub pointed: Option<(Cell, PlaceReport)>,
    /// What the map itself will do to that square, in words.
    pub coming: Vec<Phrase>,
    /// The ways to the square that a card asks for, and what its end would do.
    pub routes: Vec<Route>,
    /// What waits at the end of the way.
    pub end: PlaceReport,
    asked: Asked,
}

/// For what it was asked: the square under the pointer, that of the card, how the way is gone, who goes, how far the fight is, the
/// card.
type Asked = (
    Option<Cell>,
    Option<Cell>,
    Option<Term>,
    Option<FighterId>,
    Option<Entity>,
    usize,
    usize,
);

/// A line with its ink.
pub(super) type Line = (Phrase, Color);

fn look_ahead(world: &mut World) {
    let (desk, reading) = (world.resource::<Desk>(), world.resource::<Reading>());
    let fighter = desk.fighter.or(world.resource::<Looked>().fighter);
    let gait = desk.card().and_then(|card| match card.offer.choice {
        Choice::Move { gait, .. } => Some(gait),
        _ => None,
    });
    let is_quiet = !world.resource::<Stage>().is_playing();
    let asked = (
        world.resource::<PointedCell>().0.filter(|_| is_quiet),
        desk.goal.filter(|_| is_quiet),
        gait,
        fighter,
        reading.battle,
        reading.entries,
        desk.chosen,
    );
    if world.resource::<Outlook>().asked == asked {
        return;
    }
    let blow = desk
        .card()
        .filter(|card| card.target().is_some())
        .map(Card::choice);
    let outlook = outlook(world, asked, blow.filter(|_| is_quiet));
    world.insert_resource(outlook);
}

fn outlook(world: &World, asked: Asked, blow: Option<Choice>) -> Outlook {
    let empty = Outlook {
        asked,
        ..Outlook::default()
    };
    let (pointed, goal, gait, fighter, battle, ..) = asked;
    let (Some(battle), Some(fighter)) = (battle, fighter) else {
        return empty;
    };
    let Some(system) = system_of(world, battle) else {
        return empty;
    };
    let report = |cell| system.place(world, battle, fighter, cell);
    let routes = goal
        .zip(gait)
        .map(|(goal, gait)| system.routes(world, battle, gait, goal));
    // A blow after a run leads along a way of its own.
    let run = || blow.and_then(|blow| system.way(world, battle, &blow));
    Outlook {
        pointed: pointed.map(|cell| (cell, report(cell))),
        coming: pointed.map_or_else(Vec::new, |cell| coming(world, battle, cell)),
        routes: routes.unwrap_or_else(|| run().into_iter().collect()),
        end: goal.map(report).unwrap_or_default(),
        asked,
    }
}

/// What the map itself will do to a square, as those who watch know the map.
fn coming(world: &World, battle: Entity, cell: Cell) -> Vec<Phrase> {
    let witness = Witness::new(world, battle, world.resource::<Watching>().0);
    let (Some(ground), Some(clock)) = (witness.ground(), world.get::<Clock>(battle)) else {
        return Vec::new();
    };
    let coming = ground.coming(clock.round).into_iter();
    coming
        .filter(|coming| coming.altered.cells.contains(&cell))
        .map(|mut coming| {
            coming.altered.cells = vec![cell];
            words::coming(&coming)
        })
        .collect()
}

/// The other way to the same square.
fn take_other_way(hands: Hands, stage: Res<Stage>, outlook: Res<Outlook>, mut desk: ResMut<Desk>) {
    if hands.just_pressed(Action::OtherWay) && !stage.is_playing() && outlook.routes.len() > 1 {
        desk.route = (desk.route + 1) % outlook.routes.len();
    }
}

/// What a square does, in lines: what there is to know, then the modifiers by their rule.
pub(super) fn report_lines(report: &PlaceReport, reading: &Reading, book: &RuleBook) -> Vec<Line> {
    let Some(cast) = reading.cast() else {
        return Vec::new();
    };
    let facts = words::place_facts(cast, &report.facts);
    let lying: Vec<Phrase> = report.lying.iter().cloned().map(Phrase::Words).collect();
    let lying = (!lying.is_empty()).then(|| (Phrase::list(lying, ", "), colour::INK));
    let lines = facts.chunks(2).map(|pair| {
        let said = Phrase::list(pair.iter().cloned(), " · ");
        (said, colour::INK)
    });
    lying
        .into_iter()
        .chain(lines)
        .chain(modifier_lines(&report.modifiers, book))
        .collect()
}

/// Whether two lines name the same cause and rule.
fn is_alike(one: &Modifier, other: &Modifier) -> bool {
    (one.rule, one.cause) == (other.rule, other.cause)
}

/// A line for each rule and cause with the values that they change: `AT −3, PA −3  moonlight · Bad light`.
fn modifier_lines(modifiers: &[(Term, Modifier)], book: &RuleBook) -> Vec<Line> {
    let mut kinds: Vec<&Modifier> = Vec::new();
    for (_, line) in modifiers {
        if !kinds.iter().any(|known| is_alike(known, line)) {
            kinds.push(line);
        }
    }
    let line = |kind: &Modifier| {
        let of_kind = modifiers.iter().filter(|(_, line)| is_alike(line, kind));
        let values = of_kind.clone().map(|(value, line)| {
            let amount = Phrase::plain(format!(" {}", words::signed(line.amount)));
            Phrase::Row(vec![book.word("value", *value), amount])
        });
        let sum: i16 = of_kind.map(|(_, line)| line.amount).sum();
        let ink = if sum < 0 {
            colour::WARNING_INK
        } else {
            colour::SUCCESS_INK
        };
        let said = Phrase::Row(vec![
            Phrase::list(values, ", "),
            Phrase::plain("  "),
            book.caused(kind.cause, kind.rule),
            Phrase::plain(format!(" ({})", kind.rule.0)),
        ]);
        (said, ink)
    };
    kinds.into_iter().map(line).collect()
}

/// What waits on a way, and what the other one would come to.
pub(super) fn route_lines(
    outlook: &Outlook,
    chosen: usize,
    start: Option<Cell>,
    book: &RuleBook,
) -> Vec<Line> {
    let route = outlook.routes.get(chosen).or(outlook.routes.first());
    route.map_or_else(Vec::new, |route| lines_of(route, start, book))
}

/// What waits on a way.
pub(super) fn lines_of(route: &Route, start: Option<Cell>, book: &RuleBook) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for strike in &route.strikes {
        let at = strike_cell(route, strike, start).map(words::cell_name);
        let at = Phrase::plain(at.unwrap_or_default());
        let said = match strike.odds.chain.last() {
            Some((_, chance)) => {
                Phrase::key("overlay-route-struck-odds").with("chance", words::exact_percent(*chance))
            }
            None => Phrase::key("overlay-route-struck"),
        };
        let said = said.with("name", book.called(strike.by)).with("cell", at);
        lines.push((said, colour::WARNING_INK));
    }
    let harms = harms(route).map(|cell| Phrase::plain(words::cell_name(cell)));
    let harms: Vec<Phrase> = harms.collect();
    if !harms.is_empty() {
        let said = Phrase::key("overlay-route-harm").with("cells", Phrase::list(harms, ", "));
        lines.push((said, colour::WARNING_INK));
    }
    lines
}

/// The square that a mover leaves when somebody strikes at him.
pub(super) fn strike_cell(route: &Route, strike: &RouteStrike, start: Option<Cell>) -> Option<Cell> {
    match strike.step.checked_sub(1) {
        Some(before) => route.steps.get(before).map(|step| step.cell),
        None => start,
    }
}

/// The squares of a way that hurt.
pub(super) fn harms(route: &Route) -> impl Iterator<Item = Cell> + '_ {
    let harmful = route.steps.iter().filter(|step| step.harm.is_some());
    harmful.map(|step| step.cell)
}
