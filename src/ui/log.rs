//! The log: newest first, by round and phase; a sentence for every happening, which opens to its reasons. Above it the luck of
//! each side.

use std::ops::Range;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::battle_rule::RuleBook;
use super::dice_table::OnTable;
use super::log_line;
use super::log_luck;
use super::log_view::{self, LogPane};
use super::timeline;
use super::widget::{Skin, focusable, scroll_area, text};
use crate::battle::{Audience, BattleEvent, Happening, Log, RuleId, SideId, System};
use crate::view::say::Say;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Glance, Stage, ViewSystems, Watching, subject};
use crate::words::Phrase;

/// The most lines that are kept on the screen; the recording keeps all.
const MOST_LINES: usize = 80;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write_lines.after(ViewSystems::Play).in_set(LogSystems))
        .add_observer(open_line);
    log_luck::plugin(app);
    log_view::plugin(app);
}

/// Writes the lines of the log.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LogSystems;

/// The panel of the log.
#[derive(Component)]
pub struct LogPanel;

/// The pane that holds the lines, and how far it has taken in the log of which battle.
#[derive(Component, Default)]
struct Lines {
    battle: Option<Entity>,
    taken: usize,
    /// Round and phase of the newest group.
    group: Option<(u16, Option<i16>)>,
    /// Whose eyes read it.
    watching: Watching,
    /// Who looks at it besides.
    others: Vec<SideId>,
    /// The newest line with its sentence, which a further step of the same way replaces.
    last: Option<(Entity, Entity)>,
}

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

/// Fills the panel: lines, timeline.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    let pane = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    parent.spawn(pane).with_children(|pane| {
        pane.spawn((Lines::default(), LogPane, scroll_area(0.0)));
        log_view::spawn_newest(pane);
    });
    timeline::spawn(parent);
}

/// Writes a line for every entry that has been shown, the newest on top, below the heading of its round and phase.
fn write_lines(
    stage: Res<Stage>,
    glance: Res<Glance>,
    written: Query<&LogLine>,
    fights: Query<(&Log, &System)>,
    book: RuleBook,
    audience: Res<Audience>,
    mut atelier: Atelier,
    mut panes: Query<(Entity, &mut Lines, Option<&Children>)>,
    mut commands: Commands,
) {
    let Ok((pane, mut lines, children)) = panes.single_mut() else {
        return;
    };
    let Some((log, system)) = stage.battle.and_then(|battle| fights.get(battle).ok()) else {
        return;
    };
    let others = others(&audience, stage.watching.0);
    let is_of_others = lines.watching != stage.watching || lines.others != others;
    let oldest = written.iter().map(LogLine::place).min();
    let until = last_to_write(*glance, &stage, (oldest, lines.taken));
    if lines.battle != stage.battle || until < lines.taken || is_of_others {
        commands.entity(pane).despawn_related::<Children>();
        *lines = Lines {
            battle: stage.battle,
            watching: stage.watching,
            others,
            taken: first_to_write(log, until, stage.watching.0),
            ..default()
        };
    } else if lines.taken == until {
        return;
    }
    for place in lines.taken..until.min(log.entries().len()) {
        let Some(entry) = log.told(place, stage.watching.0) else {
            continue;
        };
        let entry = &*entry;
        if is_told_elsewhere(entry, &stage) || is_kept_from(log, place, entry, &lines.others) {
            continue;
        }
        let Some(said) = book.told(&entry.happening) else {
            continue;
        };
        if let Some((line, sentence)) = lines
            .last
            .filter(|_| is_further_step(log, place, stage.watching.0))
        {
            commands.entity(line).insert(LogLine(place));
            commands.entity(sentence).insert(Say(said));
            continue;
        }
        let group = (entry.round, entry.phase);
        if lines.group != Some(group) {
            lines.group = Some(group);
            let heading = commands.spawn(heading(group)).id();
            commands.entity(pane).insert_children(0, &[heading]);
        }
        let opens = log_line::has_reasons(&entry.happening, &rules_behind(system, &entry.happening));
        let line = write_line(&mut commands, (place, entry), said, opens, &stage, &mut atelier);
        commands.entity(pane).insert_children(1, &[line.0]);
        lines.last = Some(line);
    }
    lines.taken = until;
    for old in children.into_iter().flatten().skip(MOST_LINES) {
        commands.entity(*old).despawn();
    }
}

/// The sides besides the one whose eyes read that look at the same screen.
fn others(audience: &Audience, reader: Option<SideId>) -> Vec<SideId> {
    let looking = audience.looking().iter().copied();
    looking
        .filter(|side| reader.is_some_and(|reader| reader != *side))
        .collect()
}

/// Whether one of those who look besides has read an entry otherwise, or not at all: they were hidden from each other then.
///
/// Rule: `BD-VIS-05`.
fn is_kept_from(log: &Log, place: usize, entry: &BattleEvent, others: &[SideId]) -> bool {
    let same = |side: &SideId| log.told(place, Some(*side)).is_some_and(|told| *told == *entry);
    !others.iter().all(same)
}

/// The sentences of the entries between two places, as the panel tells them: a way of many steps is one sentence.
pub(crate) fn told_between(log: &Log, range: Range<usize>, stage: &Stage, book: &RuleBook) -> Vec<Phrase> {
    let reader = stage.watching.0;
    let mut sentences = Vec::new();
    for place in range.start..range.end.min(log.entries().len()) {
        let Some(entry) = log
            .told(place, reader)
            .filter(|entry| !is_told_elsewhere(entry, stage))
        else {
            continue;
        };
        let Some(said) = book.told(&entry.happening) else {
            continue;
        };
        if is_further_step(log, place, reader) {
            sentences.pop();
        }
        sentences.push(said);
    }
    sentences
}

/// The heading of what happened in one phase of a round.
fn heading((round, phase): (u16, Option<i16>)) -> impl Bundle {
    let node = Node {
        flex_shrink: 0.0,
        border: UiRect::bottom(px(1)),
        margin: UiRect::new(px(0), px(0), px(4), px(1)),
        ..default()
    };
    let letters = Letters::new(Face::Strong, size::TINY + 1.0).in_ink(colour::SOFT_INK);
    (
        node,
        BorderColor::all(colour::EDGE),
        children![text(super::battle::moment(round, phase), letters)],
    )
}

/// A line: the badge of the fighter, the sentence, and a sign where it `opens` to reasons. Answers the line and its sentence.
fn write_line(
    commands: &mut Commands,
    (place, entry): (usize, &BattleEvent),
    said: Phrase,
    opens: bool,
    stage: &Stage,
    atelier: &mut Atelier,
) -> (Entity, Entity) {
    let node = Node {
        column_gap: px(6),
        align_items: AlignItems::Start,
        flex_wrap: FlexWrap::Wrap,
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
    let line = commands.spawn((LogLine(place), looks)).id();
    if opens {
        commands
            .entity(line)
            .insert((Button, Hovered::default(), focusable()));
    }
    let letters = Letters::new(Face::Text, size::SMALL - 0.5);
    let sentence = commands.spawn((text(said, letters), Terms::default())).id();
    commands.entity(line).with_children(|parent| {
        let badge = subject(&entry.happening).and_then(|id| stage.figures.get(&id));
        let node = Node {
            width: px(16),
            height: px(16),
            flex_shrink: 0.0,
            margin: UiRect::top(px(1)),
            ..default()
        };
        match badge {
            Some(figure) => {
                let picture = atelier.badge(figure.side, &figure.mark, 40);
                parent.spawn((ImageNode::new(picture), node, Pickable::IGNORE))
            }
            None => parent.spawn((node, Pickable::IGNORE)),
        };
        let words = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        parent.spawn((words, Pickable::IGNORE)).add_child(sentence);
        if opens {
            let letters = Letters::new(Face::StrongFigures, size::SMALL).in_ink(colour::SOFT_INK);
            parent.spawn(text(Phrase::plain("›"), letters));
        }
    });
    (line, sentence)
}

/// The loss of life, which the blow before it tells.
pub(super) fn is_told_elsewhere(entry: &BattleEvent, stage: &Stage) -> bool {
    let Happening::ValueChanged { fighter, value, .. } = &entry.happening else {
        return false;
    };
    let figure = stage.figures.get(fighter);
    figure.is_some_and(|figure| figure.life_value == Some(*value))
}

/// The place of the entry from which on a panel that is written anew is filled: of what the reader has been told the last, as many as
/// have room.
fn first_to_write(log: &Log, shown: usize, reader: Option<SideId>) -> usize {
    let mut told = log.news(0..shown.min(log.entries().len()), reader).rev();
    told.nth(MOST_LINES * 2 - 1).map_or(0, |(place, _)| place)
}

/// How many entries are written down: all that have been shown; of a look back further than the `oldest` line those until then, else as
/// many as have been `taken` before.
fn last_to_write(glance: Glance, stage: &Stage, (oldest, taken): (Option<usize>, usize)) -> usize {
    match glance.0 {
        None => stage.shown,
        Some(place) if oldest.is_some_and(|oldest| oldest <= place) => taken.max(place + 1),
        Some(place) => place + 1,
    }
}

/// Whether an entry is one more step of the way that the last entry before it tells of which the reader has been told.
fn is_further_step(log: &Log, place: usize, reader: Option<SideId>) -> bool {
    let mover = |happening: &Happening| match happening {
        Happening::Moved { fighter, .. } => Some(*fighter),
        _ => None,
    };
    let mut told = log
        .news(0..place + 1, reader)
        .rev()
        .map(|(_, entry)| mover(&entry.happening));
    told.next()
        .flatten()
        .is_some_and(|own| told.next() == Some(Some(own)))
}

/// The rules behind a happening besides those that it names itself.
fn rules_behind(System(system): &System, happening: &Happening) -> Vec<RuleId> {
    system.behind(happening)
}

/// Opens a line to its reasons and lays its roll on the dice table; closes it again.
fn open_line(
    used: On<Activate>,
    lines: Query<(&LogLine, &Children)>,
    reasons: Query<(), With<Reasons>>,
    stage: Res<Stage>,
    fights: Query<(&Log, &System)>,
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
    let Some((log, system)) = stage.battle.and_then(|battle| fights.get(battle).ok()) else {
        return;
    };
    let Some(entry) = log.told(line.0, stage.watching.0) else {
        return;
    };
    let others = rules_behind(system, &entry.happening);
    if log_line::roll(&entry.happening).is_some() {
        table.entry = Some(line.0);
    }
    let node = Node {
        width: percent(100),
        flex_direction: FlexDirection::Column,
        padding: UiRect::new(px(22), px(0), px(2), px(4)),
        ..default()
    };
    commands.entity(used.entity).with_children(|parent| {
        parent
            .spawn((Reasons, node))
            .with_children(|parent| log_line::draw_reasons(parent, &entry.happening, &others, &book));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{FighterId, RuleId};
    use crate::board::{Cell, Facing};

    fn moved(fighter: u16) -> BattleEvent {
        BattleEvent {
            battle: Entity::PLACEHOLDER,
            round: 1,
            phase: None,
            happening: Happening::Moved {
                fighter: FighterId(fighter),
                from: Cell::new(0, 0),
                to: Cell::new(1, 0),
                facing: Facing::E,
                cost: 2,
                rule: RuleId("BRD-10"),
            },
        }
    }

    #[test]
    fn only_the_same_fighter_goes_on_with_a_way() {
        let mut log = Log::default();
        for fighter in [1, 1, 2] {
            log.write(moved(fighter));
        }
        let further: Vec<_> = (0..3).map(|place| is_further_step(&log, place, None)).collect();
        assert_eq!(further, [false, true, false]);
    }
}
