//! The sheet of the fighter under the pointer, else of the one who must choose: values as they are at the
//! moment that is looked at, each open to its reasons.

use std::collections::BTreeMap;

use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::battle_rule::{RuleBook, Vocabulary, number};
use super::key_name::KeyWords;
use super::ledger::draw_ledger;
use super::log_line::draw_behind;
use super::note::ValueNote;
use super::portrait;
use super::widget::{Skin, column, focusable, row, text};
use crate::battle::{Characters, FighterId, Ledger, Log, Readout, RuleId, SideId, System, Term};
use crate::input::Action;
use crate::view::camera::PointedCell;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Glance, Past, Reading, Stage, ViewSystems};
use crate::words::{Cast, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looked>()
        .add_systems(Update, (look, draw_sheet).chain().after(ViewSystems::Draw))
        .add_observer(open_value);
}

/// What stands there instead of a sheet, with the key that shows one.
const NONE: KeyWords = KeyWords::new("battle-sheet-none", &[("key", &[Action::NextTarget])]);

/// The panel of the sheet.
#[derive(Component)]
pub struct Sheet;

/// Where the name of the fighter stands, above the sheet.
#[derive(Component)]
pub(super) struct NameSlot;

/// The empty sheet.
pub(super) fn sheet() -> impl Bundle {
    let node = Node {
        flex_shrink: 0.0,
        ..column(3.0)
    };
    (Sheet, node, Pickable::IGNORE)
}

/// The place of the name.
pub(super) fn name_slot() -> impl Bundle {
    let node = Node {
        min_width: px(0),
        ..row(size::GAP)
    };
    (NameSlot, node, Pickable::IGNORE)
}

/// Whose sheet is shown, and which of his values is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looked {
    /// The fighter.
    pub fighter: Option<FighterId>,
    /// The value whose reasons are shown.
    pub value: Option<Term>,
}

impl Looked {
    /// Looks at a fighter, with none of his values open.
    pub fn look_at(&mut self, fighter: FighterId) {
        if self.fighter != Some(fighter) {
            *self = Self {
                fighter: Some(fighter),
                value: None,
            };
        }
    }
}

/// The fighters as far as their fight has been shown: a sheet does not tell of a wound before the blow is seen.
#[derive(Default)]
struct Seen {
    battle: Option<Entity>,
    entries: usize,
    fighters: BTreeMap<FighterId, Readout>,
}

impl Seen {
    /// Takes over what the rule system says once all of it has been shown, and at the beginning. Whether that was news.
    fn follow(&mut self, stage: &Stage, reading: &Reading) -> bool {
        let now = (reading.battle, reading.entries);
        let is_behind = stage.battle == reading.battle && stage.is_behind();
        if now == (self.battle, self.entries) || self.battle == reading.battle && is_behind {
            return false;
        }
        (self.battle, self.entries) = now;
        let readers = reading.fighters.iter();
        self.fighters = readers
            .map(|(id, reader)| (*id, reader.readout.clone()))
            .collect();
        true
    }
}

/// A box with a value.
#[derive(Component)]
struct ValueBox(Term);

/// Looks at the fighter under the pointer; when there is none, the last one stays until the decision passes on.
fn look(
    pointed: Res<PointedCell>,
    stage: Res<Stage>,
    reading: Res<Reading>,
    mut asked: Local<Option<FighterId>>,
    mut looked: ResMut<Looked>,
) {
    let under = pointed
        .0
        .filter(|_| pointed.is_changed())
        .and_then(|cell| stage.fighter_on(cell));
    let now = reading.question.map(|question| question.fighter);
    let passed_on = (now != *asked).then_some(now).flatten();
    *asked = now;
    if let Some(fighter) = under
        .or(passed_on)
        .filter(|fighter| looked.fighter != Some(*fighter))
    {
        looked.look_at(fighter);
    }
}

fn draw_sheet(
    looked: Res<Looked>,
    stage: Res<Stage>,
    (glance, past): (Res<Glance>, Res<Past>),
    reading: Res<Reading>,
    logs: Query<&Log>,
    sheets: Query<(Entity, Option<&Children>), With<Sheet>>,
    names: Query<Entity, With<NameSlot>>,
    systems: Query<&System>,
    focus: Res<InputFocus>,
    boxes: Query<&ValueBox>,
    characters: Option<Res<Characters>>,
    book: RuleBook,
    mut seen: Local<Seen>,
    mut atelier: Atelier,
    mut commands: Commands,
) {
    let Ok((sheet, children)) = sheets.single() else {
        return;
    };
    let is_news = seen.follow(&stage, &reading);
    let is_other_moment = glance.is_changed() || past.is_changed();
    if !looked.is_changed() && !is_news && !is_other_moment && children.is_some() {
        return;
    }
    let log = stage.battle.and_then(|battle| logs.get(battle).ok());
    let system = reading.cast().map_or(Term(""), Cast::system);
    let then = log
        .filter(|_| glance.0.is_some())
        .map(|log| past.sheets(log, glance.shown(&stage), system));
    let fighters = then.as_ref().unwrap_or(&seen.fighters);
    // The boxes are others then, but the hand stays where it was.
    let held = focus.get().and_then(|focus| boxes.get(focus).ok()).map(|it| it.0);
    let fighter = looked.fighter.and_then(|id| Some((id, fighters.get(&id)?)));
    for slot in &names {
        let figure = fighter.and_then(|(id, _)| stage.figures.get(&id));
        let side = figure.map(|figure| (figure.side, &figure.mark));
        let name = fighter.map_or_else(|| Phrase::key("battle-sheet"), |(id, _)| book.called(id));
        let mut slot = commands.entity(slot);
        slot.despawn_related::<Children>()
            .with_children(|line| draw_name(line, name, side, &mut atelier));
    }
    commands
        .entity(sheet)
        .despawn_related::<Children>()
        .with_children(|parent| {
            let Some((id, readout)) = fighter else {
                let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
                parent.spawn((NONE, text(Phrase::plain(""), letters)));
                return;
            };
            let system = stage.battle.and_then(|battle| systems.get(battle).ok());
            let notes = readout.values.iter().map(|value| ValueNote {
                label: book.word("value", value.0),
                whose: book.called(id),
                number: shown_as(value),
                ledger: value.1.clone(),
                behind: behind(readout, value.0, system),
            });
            let notes: Vec<ValueNote> = notes.collect();
            draw_values(parent, readout, &notes, (looked.value, held));
            let open = looked
                .value
                .and_then(|open| readout.values.iter().position(|(term, ..)| *term == open));
            if let Some(note) = open.and_then(|open| notes.get(open)) {
                draw_open(parent, &note.ledger, &note.behind, &book);
            }
            let figure = looked.fighter.and_then(|id| stage.figures.get(&id));
            let character = characters
                .as_ref()
                .and_then(|known| known.shown(readout.character));
            portrait::draw(parent, (figure, readout), character, &book, &mut atelier);
        });
}

/// A value as its box shows it, with the most that it can be where there is such a thing.
fn shown_as((_, ledger, most): &(Term, Ledger, Option<i16>)) -> String {
    match most {
        Some(most) => format!("{}/{}", number(ledger.value()), number(*most)),
        None => number(ledger.value()),
    }
}

/// The rules behind a value that stand in no line of its ledger.
fn behind(readout: &Readout, value: Term, system: Option<&System>) -> Vec<RuleId> {
    let rules = system.map_or(&[][..], |System(system)| system.behind_value(value));
    let rows = readout.rows.iter().filter(|(of, _)| *of == value);
    rows.map(|(_, row)| *row).chain(rules.iter().copied()).collect()
}

/// What an open value is made of: its ledger, and the rules behind it that stand in no line of it.
fn draw_open(parent: &mut ChildSpawnerCommands, ledger: &Ledger, behind: &[RuleId], book: &RuleBook) {
    parent.spawn(column(0.0)).with_children(|lines| {
        draw_ledger(lines, ledger, book);
        draw_behind(lines, behind, book);
    });
}

/// The badge of the fighter and his name.
fn draw_name(
    line: &mut ChildSpawnerCommands,
    name: Phrase,
    side: Option<(SideId, &String)>,
    atelier: &mut Atelier,
) {
    if let Some((side, mark)) = side {
        let node = Node {
            width: px(20),
            height: px(20),
            flex_shrink: 0.0,
            ..default()
        };
        let badge = ImageNode::new(atelier.badge(side, mark, 48));
        line.spawn((badge, node, Pickable::IGNORE));
    }
    line.spawn(text(name, Letters::new(Face::Strong, size::BODY).tight()));
}

/// The boxes with the values: one may be open, and one may have the focus.
fn draw_values(
    parent: &mut ChildSpawnerCommands,
    readout: &Readout,
    notes: &[ValueNote],
    (open, held): (Option<Term>, Option<Term>),
) {
    let line = Node {
        column_gap: px(3),
        row_gap: px(3),
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    };
    parent.spawn(line).with_children(|line| {
        for ((term, _, most), note) in readout.values.iter().zip(notes) {
            let grow = if most.is_some() { 1.7 } else { 1.0 };
            let mut place = draw_value(line, *term, note, grow, open == Some(*term));
            if held == Some(*term) {
                place.insert(AutoFocus);
            }
        }
    });
}

fn draw_value<'c>(
    parent: &'c mut ChildSpawnerCommands,
    term: Term,
    note: &ValueNote,
    grow: f32,
    is_open: bool,
) -> EntityCommands<'c> {
    let node = Node {
        flex_grow: grow,
        min_width: px(42),
        max_width: percent(70),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        padding: UiRect::axes(px(4), px(2)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(4)),
        ..default()
    };
    let skin = Skin {
        line: if is_open { colour::INK } else { colour::EDGE },
        ..Skin::PAPER
    };
    let looks = (
        node,
        BackgroundColor::default(),
        BorderColor::default(),
        skin,
        focusable(),
    );
    let said = (ValueBox(term), note.clone());
    let mut place = parent.spawn((said, Button, Hovered::default(), looks));
    place.with_children(|parent| {
        parent.spawn((
            text(
                note.label.clone(),
                Letters::new(Face::Text, size::TINY - 0.5).in_ink(colour::SOFT_INK),
            ),
            TextLayout::no_wrap(),
        ));
        parent.spawn((
            text(
                Phrase::plain(note.number.clone()),
                Letters::new(Face::StrongFigures, size::TINY + 1.0),
            ),
            TextLayout::no_wrap(),
        ));
    });
    place
}

fn open_value(used: On<Activate>, boxes: Query<&ValueBox>, mut looked: ResMut<Looked>) {
    if let Ok(pressed) = boxes.get(used.entity) {
        looked.value = if looked.value == Some(pressed.0) {
            None
        } else {
            Some(pressed.0)
        };
    }
}
