//! What stands on a note: a remark; a term with what it means; a value with what it means, whose it is and what it is made of. Below, the
//! way to the page that tells more.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::{Hold, Matter, Note, ValueNote};
use crate::battle::{Cause, Modifier, RuleId, Term};
use crate::codex::Glosses;
use crate::content::Texts;
use crate::input::Action;
use crate::ui::battle_codex::OpenCodex;
use crate::ui::battle_rule::{Titles, Vocabulary};
use crate::ui::key_name::KeyWords;
use crate::ui::ledger::draw_ledger;
use crate::ui::widget::{Skin, column, row, scroll_sheet, spacer, text};
use crate::view::say::Tongue;
use crate::view::terms::{Dictionary, TermGuide, Terms};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::{self, Phrase};

/// The widest that a remark becomes, and how wide the note of a term or a value is, in logical pixels.
const WIDEST: f32 = 340.0;
const WIDE: f32 = 320.0;
/// How far a note lies over everything else.
const HEIGHT: i32 = 200;

/// The keys that lead from term to term, and pin.
const KEYS: KeyWords = KeyWords::new(
    "note-keys",
    &[
        ("next", &[Action::NextTerm]),
        ("pin", &[Action::PinNote]),
        ("codex", &[Action::Codex]),
    ],
);

/// A button that opens a page of the codex.
#[derive(Component)]
pub(super) struct ReadOn(RuleId);

/// A button that closes its note. It is there once the note is pinned.
#[derive(Component)]
pub(super) struct Close;

/// Lays a note out; it is seen once it has its place. Answers it, and the page that tells more.
pub(super) fn lay(world: &mut World, note: Note, matter: &Matter) -> (Entity, Option<RuleId>) {
    let Dictionary(glosses) = world.resource::<Dictionary>().clone();
    let term = match matter {
        Matter::Remark(_) => None,
        Matter::Term(place) => Some(*place),
        Matter::Value(value) => first_term(world, &glosses, &value.label),
    };
    let known = term.and_then(|place| glosses.glossary().terms().get(place));
    let page = known.map(|term| term.rule);
    let said = known.map(|term| (glosses.name(term), glosses.gloss(term)));
    let frame = frame(matter, world);
    let entity = world.spawn((note, frame)).id();
    // The titles of rules are looked at while the lines are written.
    world.resource_scope::<Titles, _>(|world, titles| {
        let mut commands = world.commands();
        commands
            .entity(entity)
            .with_children(|card| match (matter, said) {
                (Matter::Remark(remark), _) => draw_remark(card, remark),
                (Matter::Term(_), None) => {}
                (Matter::Term(_), Some((name, gloss))) => {
                    draw_head(card, name);
                    pane(card, |pane| draw_gloss(pane, gloss, term));
                    draw_foot(card, page);
                }
                (Matter::Value(value), said) => {
                    let name = said.as_ref().map_or(&value.label, |(name, _)| name);
                    draw_head(card, name.clone());
                    pane(card, |pane| {
                        if let Some((_, gloss)) = said {
                            draw_gloss(pane, gloss, term);
                        }
                        draw_value(pane, value, &titles);
                    });
                    draw_foot(card, page);
                }
            });
        world.flush();
    });
    (entity, page)
}

/// The first term in what a sheet calls a value.
fn first_term(world: &World, glosses: &Glosses, label: &Phrase) -> Option<usize> {
    let language = world.resource::<Tongue>().0;
    let said = label.said(world.resource::<Texts>(), language);
    let guide = world.resource::<TermGuide>().0;
    let pieces = glosses.glossary().pieces(&said, language, guide);
    pieces.iter().find_map(|piece| piece.term)
}

fn frame(matter: &Matter, world: &World) -> impl Bundle {
    let width = match matter {
        Matter::Remark(remark) if is_short(world, remark) => auto(),
        // A note whose width is open would be as high as if its text had all the width it wanted.
        Matter::Remark(_) => px(WIDEST),
        Matter::Term(_) | Matter::Value(_) => px(WIDE),
    };
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            width,
            max_width: px(WIDEST),
            max_height: percent(98),
            padding: UiRect::axes(px(10), px(6)),
            border: UiRect::all(px(size::LINE)),
            border_radius: BorderRadius::all(px(4)),
            ..column(4.0)
        },
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::INK),
        BoxShadow::new(colour::INK.with_alpha(0.35), px(0), px(2), px(0), px(6)),
        GlobalZIndex(HEIGHT),
        Visibility::Hidden,
    )
}

/// Whether a remark has room in a line of a note.
fn is_short(world: &World, remark: &Phrase) -> bool {
    /// The width of a letter of such a text, rather too much than too little.
    const LETTER: f32 = 8.0;
    let said = remark.said(world.resource::<Texts>(), world.resource::<Tongue>().0);
    let longest = said.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    longest as f32 * LETTER < WIDEST
}

/// Text that fills the room beside the button that closes the note.
fn beside_close(line: &mut ChildSpawnerCommands, said: impl Bundle) {
    let room = Node {
        flex_grow: 1.0,
        flex_shrink: 1.0,
        min_width: px(0),
        ..default()
    };
    line.spawn(room).with_child(said);
    let node = Node {
        display: Display::None,
        flex_shrink: 0.0,
        padding: UiRect::horizontal(px(6)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let looks = (
        node,
        BackgroundColor::default(),
        BorderColor::default(),
        Skin::QUIET,
    );
    let letters = Letters::new(Face::StrongFigures, size::BODY);
    line.spawn((Close, Button, Hovered::default(), looks))
        .with_child(text(Phrase::plain("×"), letters));
}

fn draw_remark(card: &mut ChildSpawnerCommands, remark: &Phrase) {
    let letters = Letters::new(Face::Text, size::SMALL);
    let line = Node {
        align_items: AlignItems::Start,
        ..row(6.0)
    };
    card.spawn(line).with_children(|line| {
        beside_close(line, (text(remark.clone(), letters), Terms::default()));
    });
}

fn draw_head(card: &mut ChildSpawnerCommands, name: Phrase) {
    let head = Node {
        flex_shrink: 0.0,
        align_items: AlignItems::Start,
        ..row(6.0)
    };
    card.spawn(head).with_children(|line| {
        beside_close(line, text(name, Letters::new(Face::Strong, size::BODY)));
    });
}

/// The part of a note that scrolls where it has no room.
fn pane(card: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    let around = Node {
        min_height: px(0),
        flex_shrink: 1.0,
        ..column(0.0)
    };
    card.spawn(around).with_children(|around| {
        around.spawn(scroll_sheet(4.0)).with_children(fill);
    });
}

fn draw_gloss(pane: &mut ChildSpawnerCommands, gloss: Phrase, about: Option<usize>) {
    let terms = Terms { guide: None, about };
    pane.spawn((text(gloss, Letters::new(Face::Text, size::SMALL)), terms));
}

/// Whose value it is and what it comes to, then line by line what it is made of.
fn draw_value(pane: &mut ChildSpawnerCommands, value: &ValueNote, titles: &Titles) {
    let number = Phrase::plain(value.number.clone());
    let said = Phrase::labelled(value.whose.clone(), number);
    pane.spawn(text(said, Letters::new(Face::Strong, size::SMALL)));
    let lines = Node {
        flex_shrink: 0.0,
        ..column(0.0)
    };
    pane.spawn(lines).with_children(|lines| {
        draw_ledger(lines, &value.ledger, &NoteBook(titles));
        if !value.behind.is_empty() {
            let letters = Letters::new(Face::Slanted, size::TINY + 1.0).in_ink(colour::SOFT_INK);
            lines.spawn(text("battle-rules-behind", letters));
        }
        for rule in &value.behind {
            lines.spawn(row(6.0)).with_children(|line| {
                let letters = Letters::new(Face::Text, size::TINY + 1.0);
                line.spawn((text(titles.title(*rule), letters), Terms::default()));
                draw_id(line, *rule);
            });
        }
    });
}

fn draw_foot(card: &mut ChildSpawnerCommands, page: Option<RuleId>) {
    let foot = Node {
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::Wrap,
        ..row(6.0)
    };
    card.spawn(foot).with_children(|foot| {
        if let Some(page) = page {
            foot.spawn(link(page)).with_child((
                text("codex-read-on", Letters::new(Face::Strong, size::TINY + 1.0)),
                TextLayout::no_wrap(),
            ));
        }
        foot.spawn(spacer());
        let letters = Letters::new(Face::Figures, size::TINY - 1.5).in_ink(colour::SOFT_INK);
        foot.spawn((KEYS, text(Phrase::plain(""), letters)));
    });
}

/// Something that opens a page of the codex. Keys and pad do it by an action, and leave the focus where it is.
fn link(page: RuleId) -> impl Bundle {
    let node = Node {
        flex_shrink: 0.0,
        padding: UiRect::new(px(6), px(6), px(1), px(2)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let looks = (
        node,
        BackgroundColor::default(),
        BorderColor::default(),
        Skin::PAPER,
    );
    (ReadOn(page), Button, Hovered::default(), looks)
}

fn draw_id(line: &mut ChildSpawnerCommands, rule: RuleId) {
    let node = Node {
        flex_shrink: 0.0,
        margin: UiRect::left(auto()),
        padding: UiRect::new(px(2), px(2), px(0), px(3)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let looks = (
        node,
        BackgroundColor::default(),
        BorderColor::default(),
        Skin::QUIET,
    );
    let letters = Letters::new(Face::Figures, size::TINY - 1.5).in_ink(colour::SOFT_INK);
    line.spawn((ReadOn(rule), Button, Hovered::default(), looks))
        .with_child((text(Phrase::plain(rule.0), letters), TextLayout::no_wrap()));
}

/// The titles of rules in a note, where an id opens its page at once.
struct NoteBook<'t>(&'t Titles);

impl Vocabulary for NoteBook<'_> {
    fn title(&self, rule: RuleId) -> Phrase {
        self.0.title(rule)
    }

    fn word(&self, kind: &str, term: Term) -> Phrase {
        words::term(self.0.system(), kind, term)
    }

    fn is_detail(&self, _: Term) -> bool {
        false
    }

    fn caused(&self, cause: Cause, rule: RuleId) -> Phrase {
        words::caused(self.0.system(), cause, self.title(rule))
    }

    fn why(&self, line: &Modifier) -> Option<Phrase> {
        words::why(self.0.system(), line)
    }

    fn draw_id(&self, line: &mut ChildSpawnerCommands, rule: RuleId) {
        draw_id(line, rule);
    }
}

/// A pinned note has a strong line and a button that closes it.
pub(super) fn show_pins(
    mut notes: Query<(Entity, Ref<Note>, &mut BorderColor), Changed<Note>>,
    children: Query<&Children>,
    mut buttons: Query<&mut Node, With<Close>>,
) {
    for (entity, note, mut line) in &mut notes {
        let is_pinned = note.hold == Hold::Pinned;
        let ink = if is_pinned { colour::MADDER } else { colour::INK };
        line.set_if_neq(BorderColor::all(ink));
        for below in children.iter_descendants(entity) {
            if let Ok(mut node) = buttons.get_mut(below) {
                let display = if is_pinned { Display::Flex } else { Display::None };
                if node.display != display {
                    node.display = display;
                }
            }
        }
    }
}

pub(super) fn read_on(used: On<Activate>, buttons: Query<&ReadOn>, mut commands: Commands) {
    if let Ok(ReadOn(rule)) = buttons.get(used.entity) {
        commands.trigger(OpenCodex(Some(*rule)));
    }
}

pub(super) fn close(
    used: On<Activate>,
    buttons: Query<(), With<Close>>,
    parents: Query<&ChildOf>,
    notes: Query<(), With<Note>>,
    mut commands: Commands,
) {
    if !buttons.contains(used.entity) {
        return;
    }
    let mut above = parents.iter_ancestors(used.entity);
    if let Some(note) = above.find(|above| notes.contains(*above)) {
        commands.entity(note).despawn();
    }
}
