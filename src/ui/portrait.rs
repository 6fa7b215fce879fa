//! The portrait of a fighter, head and shoulders in a frame of his side's colour, and what is said beside it: weapon, actions that are
//! left, his character, states, foes at close quarters.

use std::sync::Arc;

use bevy::prelude::*;

use super::battle_rule::{RuleBook, Vocabulary};
use super::widget::{column, row, text};
use crate::battle::Readout;
use crate::content::Words;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Figure};
use crate::words::Phrase;

/// Width of the portrait in logical pixels, and the pixels that it is drawn with, so that it is sharp on a large screen, too.
const SIDE: f32 = 58.0;
const DRAWN: u32 = 174;

/// A portrait on the screen.
#[derive(Component)]
pub struct Portrait;

/// Draws the portrait of a fighter, where he is seen, and the lines beside it.
pub(super) fn draw(
    parent: &mut ChildSpawnerCommands,
    (figure, readout): (Option<&Figure>, &Readout),
    character: Option<Arc<Words>>,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let line = Node {
        flex_shrink: 0.0,
        ..row(size::GAP)
    };
    parent.spawn(line).with_children(|line| {
        if let Some(figure) = figure {
            draw_bust(line, figure, atelier);
        }
        line.spawn(beside()).with_children(|lines| {
            draw_gear(lines, readout, book);
            draw_character(lines, character);
            draw_condition(lines, readout, book);
        });
    });
}

/// Puts the portrait of a figure there. He looks to the right, toward what is said of him; who is out of the fight is seen faintly.
fn draw_bust(line: &mut ChildSpawnerCommands, figure: &Figure, atelier: &mut Atelier) {
    let node = Node {
        width: px(SIDE),
        height: px(SIDE),
        flex_shrink: 0.0,
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(4)),
        overflow: Overflow::clip(),
        ..default()
    };
    let picture = Node {
        width: percent(100),
        height: percent(100),
        ..default()
    };
    let frame = atelier.palette().side(figure.side);
    let strength = if figure.fights { 1.0 } else { 0.45 };
    let image = atelier.bust(figure.side, figure.model(0), DRAWN);
    line.spawn((Portrait, node, BorderColor::all(frame), Pickable::IGNORE))
        .with_children(|frame| {
            let image = ImageNode::new(image).with_color(Color::WHITE.with_alpha(strength));
            frame.spawn((image, picture, Pickable::IGNORE));
        });
}

/// The lines beside the portrait.
fn beside() -> Node {
    Node {
        flex_grow: 1.0,
        flex_shrink: 1.0,
        min_width: px(0),
        ..column(2.0)
    }
}

/// How he fights where the computer plays him.
fn draw_character(parent: &mut ChildSpawnerCommands, character: Option<Arc<Words>>) {
    if let Some(name) = character {
        let told = Phrase::key("battle-character").with("name", Phrase::from(name));
        let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
        parent.spawn(text(told, letters));
    }
}

/// States and wounds, and whom he fights.
fn draw_condition(parent: &mut ChildSpawnerCommands, readout: &Readout, book: &RuleBook) {
    if !readout.states.is_empty() || readout.wounds > 0 {
        let letters = Letters::new(Face::Strong, size::SMALL).in_ink(colour::WARNING_INK);
        parent.spawn((text(conditions(readout, book), letters), Terms::default()));
    }
    if !readout.engaged.is_empty() {
        let letters = Letters::new(Face::Strong, size::SMALL);
        parent.spawn((text(engaged(readout, book), letters), Terms::default()));
    }
}

/// States and wounds in one line.
fn conditions(readout: &Readout, book: &RuleBook) -> Phrase {
    let mut parts: Vec<Phrase> = readout
        .states
        .iter()
        .map(|state| book.word("state", *state))
        .collect();
    if readout.wounds > 0 {
        parts.push(Phrase::key("battle-wounds").with("wounds", i64::from(readout.wounds)));
    }
    Phrase::list(parts, " · ")
}

/// The foes at close quarters in one line, each with the distance.
fn engaged(readout: &Readout, book: &RuleBook) -> Phrase {
    let foes = readout.engaged.iter().map(|(foe, class)| {
        let distance = book.word("class", *class);
        Phrase::labelled(book.called(*foe), distance)
    });
    Phrase::list(foes, " · ")
}

/// The ready weapon, and a dot for every action: full while it is left.
fn draw_gear(parent: &mut ChildSpawnerCommands, readout: &Readout, book: &RuleBook) {
    if let Some(weapon) = &readout.weapon {
        parent.spawn(text(
            Phrase::Words(weapon.clone()),
            Letters::new(Face::Text, size::SMALL),
        ));
    }
    let line = Node {
        column_gap: px(10),
        row_gap: px(2),
        flex_wrap: FlexWrap::Wrap,
        ..default()
    };
    parent.spawn(line).with_children(|line| {
        for (word, left, all) in &readout.actions {
            line.spawn(row(4.0)).with_children(|group| {
                let letters = Letters::new(Face::Text, size::TINY + 1.0).in_ink(colour::SOFT_INK);
                group.spawn((text(book.word("value", *word), letters), Terms::default()));
                for place in 0..*all {
                    group.spawn(dot(place < *left));
                }
            });
        }
    });
}

/// A full dot, or a ring. A line around a full one would fray its edge.
fn dot(is_full: bool) -> impl Bundle {
    let (line, ground) = if is_full {
        (0.0, colour::INK)
    } else {
        (2.0, Color::NONE)
    };
    let node = Node {
        width: px(10),
        height: px(10),
        border: UiRect::all(px(line)),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    (node, BackgroundColor(ground), BorderColor::all(colour::INK))
}
