//! The legend of the overlay: a line above the map, never on it, with every sign that occurs and what it means.

use bevy::prelude::*;

use super::battle_overlay::AskedOverlay;
use super::widget::{row, text};
use crate::battle::{Meaning, Overlay};
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, MapOverlay, Motif, Reading};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw_legend.before(bevy::ui::UiSystems::Prepare));
}

/// The line of the legend, there even while it is empty.
#[derive(Component)]
pub(super) struct Legend;

/// Pixels of a swatch.
const SWATCH: u32 = 32;

/// The empty line of the legend.
pub(super) fn legend() -> impl Bundle {
    let node = Node {
        display: Display::None,
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(14),
        row_gap: px(1),
        padding: UiRect::new(px(size::GUTTER + 2.0), px(size::GAP), px(0), px(5)),
        ..default()
    };
    (Legend, node, Pickable::IGNORE)
}

fn draw_legend(
    overlay: Res<MapOverlay>,
    asked: Res<AskedOverlay>,
    reading: Res<Reading>,
    mut legends: Query<(Entity, &mut Node), With<Legend>>,
    added: Query<(), Added<Legend>>,
    mut atelier: Atelier,
    mut commands: Commands,
) {
    if !overlay.is_changed() && !asked.is_changed() && added.is_empty() {
        return;
    }
    let Ok((legend, mut node)) = legends.single_mut() else {
        return;
    };
    let shown = overlay.0.as_ref().zip(asked.0.as_ref()).zip(reading.cast());
    node.display = if shown.is_some() {
        Display::Flex
    } else {
        Display::None
    };
    let mut line = commands.entity(legend);
    line.despawn_related::<Children>();
    let Some(((overlay, wish), cast)) = shown else {
        return;
    };
    let heading = words::overlay_heading(cast, wish, overlay);
    let meanings: Vec<(&Meaning, Phrase)> = overlay
        .legend()
        .map(|meaning| (meaning, words::overlay_meaning(cast, meaning)))
        .collect();
    line.with_children(|line| {
        line.spawn((
            text(heading, Letters::new(Face::Strong, size::SMALL)),
            TextLayout::no_wrap(),
        ));
        if meanings.is_empty() {
            let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
            line.spawn(text("overlay-nothing", letters));
        }
        for (meaning, words) in meanings {
            spawn_meaning(line, overlay, meaning, words, &mut atelier);
        }
    });
}

/// A swatch with what it means, and a sample of what is written on such squares.
fn spawn_meaning(
    line: &mut ChildSpawnerCommands,
    overlay: &Overlay,
    meaning: &Meaning,
    words: Phrase,
    atelier: &mut Atelier,
) {
    let swatch = Node {
        width: px(16),
        height: px(16),
        flex_shrink: 0.0,
        ..default()
    };
    let picture = ImageNode::new(atelier.motif(Motif::Swatch(meaning.shade), SWATCH));
    let sample = sample(overlay, meaning);
    line.spawn((row(5.0), Pickable::IGNORE)).with_children(|entry| {
        entry.spawn((swatch, picture, Pickable::IGNORE));
        if let Some(sample) = sample {
            let letters = Letters::new(Face::StrongFigures, size::TINY);
            entry.spawn((text(Phrase::plain(sample), letters), TextLayout::no_wrap()));
        }
        entry.spawn((
            text(words, Letters::new(Face::Text, size::SMALL - 0.5)),
            TextLayout::no_wrap(),
        ));
    });
}

/// How many different texts of one meaning a legend writes out; of more it shows the first.
const SAMPLES: usize = 3;

/// What is written on the squares of a meaning: all of it where that is little, else an example.
fn sample(overlay: &Overlay, meaning: &Meaning) -> Option<String> {
    let signs = overlay.signs.iter().map(|(_, sign)| sign);
    let written = signs.filter(|sign| overlay.meaning(sign) == Some(meaning) && !sign.text.is_empty());
    let mut texts: Vec<&str> = Vec::new();
    for sign in written {
        if !texts.contains(&sign.text.as_str()) {
            texts.push(&sign.text);
        }
        if texts.len() > SAMPLES {
            texts.truncate(1);
            break;
        }
    }
    (!texts.is_empty()).then(|| texts.join(" "))
}
