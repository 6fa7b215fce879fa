//! The log: newest first, phase by phase; every line opens to its reasons. Above it the luck of each side.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::battle_codex::rule_button;
use super::battle_rule::RuleBook;
use super::dice_table::OnTable;
use super::dice_table_ledger::draw_ledger;
use super::log_line::{self, Roll};
use super::log_luck::luck;
use super::say::Phrase;
use super::theme::{Face, Letters, Palette, colour, size};
use super::timeline;
use super::widget::{Skin, focusable, row, scroll_area, text};
use crate::battle::{BattleEvent, Happening, Log, Sides};
use crate::view::{Stage, ViewSystems, subject};

/// The most lines that are kept on the screen; the recording keeps all.
const MOST_LINES: usize = 70;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (write_lines, say_luck).chain().after(ViewSystems::Play))
        .add_observer(open_line);
}

/// The shapes of the sides' badges, so that colour alone tells nothing.
const SIGNS: [&str; 4] = ["■", "●", "◆", "▲"];

/// The panel of the log.
#[derive(Component)]
pub struct LogPanel;

/// The pane that holds the lines, and how many entries of which battle it has taken in.
#[derive(Component, Default)]
struct Lines {
    battle: Option<Entity>,
    taken: usize,
}

/// The remark about luck.
#[derive(Component)]
struct Luck;

/// A line, by the place of its entry in the log.
#[derive(Component)]
pub(super) struct LogLine(usize);

impl LogLine {
    /// The place of its entry in the log.
    pub(super) const fn place(&self) -> usize {
        self.0
    }
}

/// The reasons that a line has been opened to.
#[derive(Component)]
struct Reasons;

/// Fills the panel: heading, lines, timeline.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    let line = Node {
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Baseline,
        flex_shrink: 0.0,
        ..row(size::GAP)
    };
    parent.spawn(line).with_children(|line| {
        line.spawn(text("battle-log", Letters::new(Face::Strong, size::BODY)));
        line.spawn((Luck, row(size::GAP)));
    });
    let pane = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    parent.spawn(pane).with_children(|pane| {
        pane.spawn((Lines::default(), scroll_area(0.0)));
    });
    timeline::spawn(parent);
}

/// Writes a line for every entry that has been shown, the newest on top.
fn write_lines(
    stage: Res<Stage>,
    logs: Query<&Log>,
    palette: Res<Palette>,
    book: RuleBook,
    mut panes: Query<(Entity, &mut Lines, Option<&Children>)>,
    mut commands: Commands,
) {
    let Ok((pane, mut lines, children)) = panes.single_mut() else {
        return;
    };
    let Some(log) = stage.battle.and_then(|battle| logs.get(battle).ok()) else {
        return;
    };
    if lines.battle != stage.battle || stage.shown < lines.taken {
        commands.entity(pane).despawn_related::<Children>();
        *lines = Lines {
            battle: stage.battle,
            taken: stage.shown.saturating_sub(MOST_LINES * 2),
        };
    } else if lines.taken == stage.shown {
        return;
    }
    for place in lines.taken..stage.shown.min(log.entries().len()) {
        let entry = &log.entries()[place];
        if let Some(line) = write_line(&mut commands, log, place, entry, &stage, &palette, &book) {
            commands.entity(pane).insert_children(0, &[line]);
        }
    }
    lines.taken = stage.shown;
    for old in children.into_iter().flatten().skip(MOST_LINES) {
        commands.entity(*old).despawn();
    }
}

fn write_line(
    commands: &mut Commands,
    log: &Log,
    place: usize,
    entry: &BattleEvent,
    stage: &Stage,
    palette: &Palette,
    book: &RuleBook,
) -> Option<Entity> {
    if let Some(divider) = divider(entry) {
        return Some(commands.spawn(divider).id());
    }
    let fighter = subject(&entry.happening)?;
    let figure = stage.figures.get(&fighter)?;
    if is_told_elsewhere(log, place, entry, stage) {
        return None;
    }
    let said = log_line::line(&entry.happening, stage, book)?;
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        padding: UiRect::axes(px(2), px(1)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let looks = (
        node,
        BackgroundColor::default(),
        BorderColor::default(),
        Skin::QUIET,
    );
    let line = commands
        .spawn((LogLine(place), Button, Hovered::default(), looks, focusable()))
        .id();
    commands.entity(line).with_children(|parent| {
        let body = Node {
            column_gap: px(6),
            align_items: AlignItems::Start,
            ..default()
        };
        parent.spawn((body, Pickable::IGNORE)).with_children(|line| {
            let phase = entry
                .phase
                .map_or_else(|| format!("R{}", entry.round), |phase| phase.to_string());
            let column = Node {
                width: px(20),
                flex_shrink: 0.0,
                padding: UiRect::top(px(3)),
                ..default()
            };
            let letters = Letters::new(Face::Figures, size::TINY - 1.0).in_ink(colour::SOFT_INK);
            line.spawn(column).with_child(text(Phrase::plain(phase), letters));
            let ink = palette.side(figure.side);
            let name = text(
                figure.called(),
                Letters::new(Face::Strong, size::SMALL - 0.5).in_ink(ink),
            );
            line.spawn(Node {
                flex_shrink: 0.0,
                ..default()
            })
            .with_child((name, TextLayout::no_wrap()));
            let words = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            };
            line.spawn(words)
                .with_child(text(said, Letters::new(Face::Text, size::SMALL - 0.5)));
        });
    });
    Some(line)
}

/// Entries that another line tells already: the loss of life beside the blow, all steps of a way but the first.
fn is_told_elsewhere(log: &Log, place: usize, entry: &BattleEvent, stage: &Stage) -> bool {
    let before = place.checked_sub(1).and_then(|before| log.entries().get(before));
    match &entry.happening {
        Happening::Moved { fighter, .. } => before.is_some_and(
            |before| matches!(&before.happening, Happening::Moved { fighter: same, .. } if same == fighter),
        ),
        Happening::ValueChanged { fighter, value, .. } => stage
            .figures
            .get(fighter)
            .is_some_and(|figure| figure.life_value == Some(*value)),
        _ => false,
    }
}

/// The line above each round, and the last one of the fight.
fn divider(entry: &BattleEvent) -> Option<impl Bundle> {
    let phrase = match &entry.happening {
        Happening::RoundStarted => Phrase::key("battle-round").with("round", i64::from(entry.round)),
        Happening::FightEnded { .. } => Phrase::key("battle-over"),
        _ => return None,
    };
    let node = Node {
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        border: UiRect::bottom(px(1)),
        margin: UiRect::vertical(px(2)),
        ..default()
    };
    let letters = Letters::new(Face::Slanted, size::TINY + 1.0).in_ink(colour::SOFT_INK);
    Some((
        node,
        BorderColor::all(colour::EDGE),
        children![text(phrase, letters)],
    ))
}

/// Opens a line to its reasons and lays its roll on the dice table; closes it again.
fn open_line(
    used: On<Activate>,
    lines: Query<(&LogLine, &Children)>,
    reasons: Query<(), With<Reasons>>,
    stage: Res<Stage>,
    logs: Query<&Log>,
    book: RuleBook,
    mut table: ResMut<OnTable>,
    mut commands: Commands,
) {
    let Ok((line, children)) = lines.get(used.entity) else {
        return;
    };
    if let Some(open) = children.iter().find(|child| reasons.contains(*child)) {
        commands.entity(open).despawn();
        return;
    }
    let Some(entry) = stage
        .battle
        .and_then(|battle| logs.get(battle).ok())
        .and_then(|log| log.entries().get(line.0))
    else {
        return;
    };
    if log_line::roll(&entry.happening).is_some() {
        table.entry = Some(line.0);
    }
    let node = Node {
        flex_direction: FlexDirection::Column,
        padding: UiRect::left(px(26)),
        ..default()
    };
    commands.entity(used.entity).with_children(|parent| {
        parent
            .spawn((Reasons, node))
            .with_children(|parent| draw_reasons(parent, &entry.happening, &book));
    });
}

fn draw_reasons(parent: &mut ChildSpawnerCommands, happening: &Happening, book: &RuleBook) {
    match log_line::roll(happening) {
        Some(Roll::Check(check)) => draw_ledger(parent, &check.ledger, book),
        Some(Roll::Points(points, loss)) => {
            draw_ledger(parent, &points.ledger, book);
            if let Some(loss) = loss {
                draw_ledger(parent, loss, book);
            }
        }
        None => {
            if let Some(rule) = log_line::rule(happening) {
                parent.spawn(row(6.0)).with_children(|line| {
                    let name = Node {
                        flex_grow: 1.0,
                        ..default()
                    };
                    line.spawn(name)
                        .with_child(text(book.title(rule), Letters::new(Face::Text, size::TINY + 1.0)));
                    rule_button(line, rule);
                });
            }
        }
    }
}

/// Says how the dice of each side have fallen so far against what was to be expected.
fn say_luck(
    stage: Res<Stage>,
    logs: Query<(&Log, &Sides)>,
    remarks: Query<Entity, With<Luck>>,
    palette: Res<Palette>,
    mut told: Local<Option<(Entity, usize)>>,
    mut commands: Commands,
) {
    let (Ok(remark), Some((log, sides))) = (
        remarks.single(),
        stage.battle.and_then(|battle| logs.get(battle).ok()),
    ) else {
        return;
    };
    if *told == Some((remark, stage.shown)) {
        return;
    }
    *told = Some((remark, stage.shown));
    commands
        .entity(remark)
        .despawn_related::<Children>()
        .with_children(|parent| {
            parent.spawn(text(
                "battle-luck",
                Letters::new(Face::Text, size::TINY + 1.0).in_ink(colour::SOFT_INK),
            ));
            for (side, _) in sides.iter().take(SIGNS.len()) {
                let is_theirs = |id| stage.figures.get(&id).is_some_and(|figure| figure.side == side);
                let luck = luck(log.entries().iter().take(stage.shown), is_theirs);
                let (sign, tenths) = (if luck < 0 { "−" } else { "+" }, luck.unsigned_abs());
                let words = format!(
                    "{} {sign}{}.{}",
                    SIGNS[usize::from(side.0)],
                    tenths / 10,
                    tenths % 10
                );
                let letters = Letters::new(Face::Figures, size::TINY).in_ink(palette.side(side));
                parent.spawn(text(Phrase::plain(words), letters));
            }
        });
}
