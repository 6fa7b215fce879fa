//! The result of a fight: who won, what each fighter did and suffered, and what to do next.

mod ending;
mod surplus;
mod tally;
mod turning;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use self::ending::Ending;
use self::surplus::beyond_expectation;
use self::tally::{Tally, count, outcome};
use self::turning::turning_points;
use super::Screen;
use super::fight::{self, Shown};
use super::setup::{badge, find_levels, new_seed};
use super::way::go_to;
use crate::battle::{Fighter, Log, Roster, SideId, Sides, StateSign, System};
use crate::content::{Home, root};
use crate::replay::{self, DiceSource, Opening};
use crate::ui::battle::moment;
use crate::ui::battle_codex::CodexHost;
use crate::ui::widget::{
    aside, button, card, column, heading, panel, primary_button, quiet_button, remark, row, row_button,
    scroll_sheet, spacer, text,
};
use crate::ui::{Titles, number};
use crate::view::say::Say;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::words::{self, Cast, Phrase};

/// Widths of the columns of the table in logical pixels, after the name.
const COLUMNS: [(&str, f32); 6] = [
    ("result-hits", 106.0),
    ("result-dealt", 98.0),
    ("result-taken", 98.0),
    (WOUNDS, 90.0),
    ("result-life", 90.0),
    ("result-dice-of-one", 74.0),
];

/// The column that tells wounds.
const WOUNDS: &str = "result-wounds";

/// Logical pixels from the right edge to the card of a rule.
const CODEX: f32 = 30.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), show);
}

/// Says where the recording was saved.
#[derive(Component)]
struct Saved;

/// One side as the page shows it.
struct SideLines {
    id: SideId,
    name: Phrase,
    /// Tenths of a check passed beyond expectation.
    dice: i64,
    fighters: Vec<FighterLine>,
}

/// One fighter as the page shows him.
struct FighterLine {
    name: Phrase,
    fights: bool,
    life: (i16, i16),
    /// Tenths of a check passed beyond expectation.
    dice: i64,
    tally: Tally,
    /// Whether the rules know wounds.
    has_wounds: bool,
}

/// The cells of a line with their widths, without wounds where the rules know none.
fn columns<T>(cells: [T; 6], has_wounds: bool) -> impl Iterator<Item = (T, f32)> {
    let placed = cells.into_iter().zip(COLUMNS);
    let told = placed.filter(move |(_, (key, _))| has_wounds || *key != WOUNDS);
    told.map(|(cell, (_, width))| (cell, width))
}

fn show(world: &mut World) {
    let Some(shown) = world.get_resource::<Shown>().cloned() else {
        return;
    };
    let Some((ending, rounds, sides)) = read(world, shown.battle) else {
        return;
    };
    let turns = turns(world, shown.battle);
    let next = next_level(&shown.opening);
    let palette = *world.resource::<Palette>();
    let rule = ending.rule.map(|rule| world.resource::<Titles>().title(rule));
    let seed = match &shown.opening.dice {
        DiceSource::Seed(seed) => Phrase::key("result-seed").with("seed", Phrase::plain(seed.to_string())),
        _ => Phrase::plain(""),
    };
    let page = Node {
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        padding: UiRect::all(px(22)),
        ..column(size::PAD)
    };
    let mut commands = world.commands();
    commands
        .spawn((
            DespawnOnExit(Screen::Result),
            CodexHost(CODEX),
            TabGroup::new(0),
            page,
        ))
        .with_children(|page| {
            page.spawn(text(ending.title.clone(), Letters::new(Face::Title, 38.0)));
            ending.spawn_reason(page, rule);
            page.spawn((
                row(26.0),
                children![
                    remark(Phrase::from(&shown.title)),
                    remark(Phrase::key("result-rounds").with("rounds", i64::from(rounds))),
                    remark(seed),
                ],
            ));
            page.spawn(panel())
                .insert(Node {
                    width: percent(100),
                    max_width: px(920),
                    flex_shrink: 1.0,
                    min_height: px(0),
                    padding: UiRect::all(px(size::PAD)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    ..column(0.0)
                })
                .with_children(|sheet| {
                    sheet.spawn(scroll_sheet(size::PAD)).with_children(|list| {
                        show_turns(list, &turns);
                        for side in &sides {
                            show_side(list, side, &palette);
                        }
                    });
                });
            page.spawn((remark(Phrase::plain("")), Saved));
            let ways = Node {
                width: percent(100),
                flex_shrink: 0.0,
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                row_gap: px(size::GAP),
                ..row(size::PAD)
            };
            page.spawn(ways).with_children(|foot| show_ways(foot, next));
        });
    world.flush();
}

/// All that the page tells, read from the battle.
fn read(world: &World, battle: Entity) -> Option<(Ending, u16, Vec<SideLines>)> {
    let log = world.get::<Log>(battle)?.entries();
    let (roster, sides) = (world.get::<Roster>(battle)?, world.get::<Sides>(battle)?);
    let system = world.get::<System>(battle)?.0;
    let (tallies, outcome) = (count(log), outcome(log));
    let cast = Cast::of(world, battle, None)?;
    let side_of = |id| {
        roster
            .entity(id)
            .and_then(|entity| world.get::<Fighter>(entity))
            .map(|fighter| fighter.side)
    };
    let lines = sides.iter().map(|(id, side)| SideLines {
        id,
        name: Phrase::from(&side.name),
        dice: beyond_expectation(log.iter(), |fighter| side_of(fighter) == Some(id)),
        fighters: roster
            .iter()
            .filter(|(fighter, _)| side_of(*fighter) == Some(id))
            .map(|(fighter, entity)| {
                let readout = system.readout(world, entity);
                FighterLine {
                    name: cast.name(fighter),
                    fights: readout.fights,
                    life: readout.life,
                    dice: beyond_expectation(log.iter(), |by| by == fighter),
                    tally: tallies.get(&fighter).copied().unwrap_or_default(),
                    has_wounds: system.has_wounds(),
                }
            })
            .collect(),
    });
    let lines: Vec<_> = lines.collect();
    let stands = |id| {
        let side = lines.iter().find(|side| side.id == id);
        side.is_some_and(|side| side.fighters.iter().any(|fighter| fighter.fights))
    };
    let ending = Ending::of(sides, &outcome.winners, outcome.rule, outcome.rounds, stands);
    Some((ending, outcome.rounds, lines))
}

fn show_side(list: &mut ChildSpawnerCommands, side: &SideLines, palette: &Palette) {
    list.spawn(card())
        .insert(Node {
            flex_shrink: 0.0,
            padding: UiRect::all(px(size::PAD)),
            border: UiRect::all(px(size::LINE)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..column(6.0)
        })
        .with_children(|sheet| {
            sheet.spawn(line_of_table()).with_children(|line| {
                line.spawn(badge(palette, usize::from(side.id.0)));
                line.spawn(heading(side.name.clone()));
                line.spawn(aside(
                    Phrase::key("result-dice").with("points", signed_tenths(side.dice)),
                ));
                line.spawn(spacer());
                let has_wounds = side.fighters.iter().any(|fighter| fighter.has_wounds);
                line.spawn(cells()).with_children(|line| {
                    for (key, width) in columns(COLUMNS.map(|(key, _)| key), has_wounds) {
                        let letters = Letters::new(Face::Text, size::SMALL).in_ink(colour::SOFT_INK);
                        cell(line, key.into(), letters, width);
                    }
                });
            });
            for fighter in &side.fighters {
                show_fighter(sheet, fighter);
            }
        });
}

fn show_fighter(sheet: &mut ChildSpawnerCommands, fighter: &FighterLine) {
    let tally = fighter.tally;
    let figures = Letters::new(Face::Figures, size::SMALL);
    sheet.spawn(line_of_table()).with_children(|line| {
        let ink = if fighter.fights {
            colour::INK
        } else {
            colour::SOFT_INK
        };
        line.spawn(text(
            fighter.name.clone(),
            Letters::new(Face::Strong, size::BODY).in_ink(ink),
        ));
        if !fighter.fights {
            line.spawn(text(
                "result-fallen",
                Letters::new(Face::Slanted, size::SMALL).in_ink(colour::WARNING_INK),
            ));
        }
        line.spawn(spacer());
        let of = |part: String, whole: String| Phrase::plain(format!("{part} / {whole}"));
        let values = [
            of(tally.hits.to_string(), tally.blows.to_string()),
            Phrase::plain(tally.dealt.to_string()),
            Phrase::plain(tally.taken.to_string()),
            Phrase::plain(tally.wounds.to_string()),
            of(number(fighter.life.0), number(fighter.life.1)),
            signed_tenths(fighter.dice),
        ];
        line.spawn(cells()).with_children(|line| {
            for (value, width) in columns(values, fighter.has_wounds) {
                cell(line, value, figures, width);
            }
        });
    });
}

/// A line of the table; where it is narrow the cells stand below the name.
fn line_of_table() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        ..row(size::GAP)
    }
}

/// The cells of a line, which grow narrow together.
fn cells() -> Node {
    Node {
        min_width: px(0),
        margin: UiRect::left(auto()),
        ..row(size::GAP)
    }
}

/// A cell of the table, its words at the right edge.
fn cell(line: &mut ChildSpawnerCommands, phrase: Phrase, letters: Letters, width: f32) {
    let node = Node {
        width: px(width),
        min_width: px(0),
        justify_content: JustifyContent::FlexEnd,
        ..default()
    };
    // Figures stand on the line of the words beside them, whose face stands higher in its line.
    let level = Node {
        top: px(if letters.face == Face::Figures { -1 } else { 0 }),
        ..default()
    };
    line.spawn((node, children![(text(phrase, letters), Terms::default(), level)]));
}

/// A turning point as the page tells it.
struct Turn {
    /// The entry of the log after which one looks at it.
    until: usize,
    moment: Phrase,
    said: Phrase,
}

/// The turning points of a fight, in its own words.
fn turns(world: &World, battle: Entity) -> Vec<Turn> {
    let parts = (
        world.get::<Log>(battle),
        world.get::<Roster>(battle),
        world.get::<System>(battle),
        Cast::of(world, battle, None),
    );
    let (Some(log), Some(roster), Some(System(system)), Some(cast)) = parts else {
        return Vec::new();
    };
    let log = log.entries();
    let readout = |id| roster.entity(id).map(|entity| system.readout(world, entity));
    let points = turning_points(
        log,
        |state| system.state_sign(state).is_some_and(StateSign::is_out),
        |id| readout(id).map_or(1, |readout| readout.life.1),
    );
    let arm = |id, slot| {
        let arms = readout(id)?.arms;
        let (_, name) = arms.into_iter().find(|(place, _)| *place == slot)?;
        Some(Phrase::Words(name))
    };
    let told = points.into_iter().filter_map(|point| {
        let entry = &log[point.place];
        Some(Turn {
            until: point.until,
            moment: moment(entry.round, entry.phase),
            said: words::tell(&cast, &entry.happening, arm)?,
        })
    });
    told.collect()
}

/// The turning points, each a button that leads into the fight.
fn show_turns(list: &mut ChildSpawnerCommands, turns: &[Turn]) {
    if turns.is_empty() {
        return;
    }
    let block = Node {
        flex_shrink: 0.0,
        ..column(4.0)
    };
    list.spawn(block).with_children(|block| {
        block.spawn(row(size::GAP)).with_children(|line| {
            line.spawn(heading("result-turning-points"));
            line.spawn(remark("result-turning-points-hint"));
        });
        for turn in turns {
            let until = turn.until;
            let look = move |_: On<Activate>, mut commands: Commands| {
                commands.queue(move |world: &mut World| fight::visit(world, until));
            };
            block
                .spawn((row_button(), observe(look)))
                .with_children(|button| {
                    let letters = Letters::new(Face::Text, size::SMALL).in_ink(colour::SOFT_INK);
                    button.spawn(text(turn.moment.clone(), letters));
                    let letters = Letters::new(Face::Strong, size::SMALL);
                    button.spawn(text(turn.said.clone(), letters));
                });
        }
    });
}

/// How the level after that of a fight begins, by the same rules; none after the last one.
fn next_level(opening: &Opening) -> Option<Opening> {
    let now = opening.level.file_name()?.to_owned();
    let levels = find_levels(&root().join("levels")).into_iter();
    let mut fights = levels.filter(|found| matches!(&found.level, Ok(level) if level.lesson.is_none()));
    fights.find(|found| found.folder.file_name() == Some(&now))?;
    Some(Opening {
        system: opening.system.clone(),
        modules: opening.modules.clone(),
        practice: opening.practice,
        ..Opening::of_level(fights.next()?.folder, new_seed())
    })
}

fn show_ways(foot: &mut ChildSpawnerCommands, next: Option<Opening>) {
    if let Some(opening) = next {
        let go_on = move |_: On<Activate>, mut commands: Commands| {
            let opening = opening.clone();
            commands.queue(move |world: &mut World| fight::begin(world, opening));
        };
        foot.spawn((button("result-next-level"), observe(go_on)));
    }
    foot.spawn((primary_button("result-again"), AutoFocus, observe(play_again)));
    foot.spawn((button("result-again-seed"), observe(play_same)));
    foot.spawn((button("result-review"), observe(go_to(Screen::Review))));
    foot.spawn((button("result-save"), observe(save)));
    foot.spawn((quiet_button("result-title"), observe(go_to(Screen::Title))));
}

/// The same fight with other dice.
fn play_again(_: On<Activate>, shown: Res<Shown>, mut commands: Commands) {
    let mut opening = shown.opening.clone();
    opening.dice = DiceSource::Seed(new_seed());
    commands.queue(move |world: &mut World| fight::begin(world, opening));
}

/// The same fight with the same dice.
fn play_same(_: On<Activate>, shown: Res<Shown>, mut commands: Commands) {
    let opening = shown.opening.clone();
    commands.queue(move |world: &mut World| fight::begin(world, opening));
}

fn save(_: On<Activate>, mut commands: Commands) {
    commands.queue(|world: &mut World| {
        let Some(shown) = world.get_resource::<Shown>().cloned() else {
            return;
        };
        let file = fight::free_file(world.resource::<Home>(), &shown.opening);
        let said = match file.as_ref().map(|file| replay::save(world, shown.battle, file)) {
            Some(Ok(())) => {
                let name = file.map(|file| file.display().to_string()).unwrap_or_default();
                Phrase::key("result-saved").with("file", Phrase::plain(name))
            }
            Some(Err(problem)) => Phrase::plain(problem.to_string()),
            None => Phrase::key("result-no-folder"),
        };
        let mut lines = world.query_filtered::<&mut Say, With<Saved>>();
        for mut line in lines.iter_mut(world) {
            line.0 = said.clone();
        }
    });
}

/// A number of tenths that bears its sign, above zero too.
fn signed_tenths(tenths: i64) -> Phrase {
    let sign = if tenths > 0 { "+" } else { "" };
    Phrase::Row(vec![Phrase::plain(sign), words::tenths(tenths)])
}
