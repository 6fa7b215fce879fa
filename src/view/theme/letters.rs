//! The letters: a warm text face for words, and a clear one whose figures are all of one width.

use bevy::prelude::*;
use bevy::text::LineHeight;

use super::{colour, size};

/// A cut of the game's two type faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// For words.
    #[default]
    Text,
    /// For words that carry weight: headings, buttons.
    Strong,
    /// For titles.
    Title,
    /// For asides.
    Slanted,
    /// For numbers in columns and for small print.
    Figures,
    /// For numbers that carry weight.
    StrongFigures,
}

/// The fonts of all faces.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    text: Handle<Font>,
    strong: Handle<Font>,
    title: Handle<Font>,
    slanted: Handle<Font>,
    figures: Handle<Font>,
    strong_figures: Handle<Font>,
}

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        Self {
            text: assets.load("fonts/Vollkorn-Regular.ttf"),
            strong: assets.load("fonts/Vollkorn-SemiBold.ttf"),
            title: assets.load("fonts/Vollkorn-Bold.ttf"),
            slanted: assets.load("fonts/Vollkorn-Italic.ttf"),
            figures: assets.load("fonts/Inter-Regular.otf"),
            strong_figures: assets.load("fonts/Inter-SemiBold.otf"),
        }
    }
}

impl Fonts {
    /// The font of a face.
    pub fn handle(&self, face: Face) -> Handle<Font> {
        match face {
            Face::Text => &self.text,
            Face::Strong => &self.strong,
            Face::Title => &self.title,
            Face::Slanted => &self.slanted,
            Face::Figures => &self.figures,
            Face::StrongFigures => &self.strong_figures,
        }
        .clone()
    }

    /// Whether one of them is still being read.
    pub fn are_coming(&self, assets: &AssetServer) -> bool {
        let all = [
            &self.text,
            &self.strong,
            &self.title,
            &self.slanted,
            &self.figures,
            &self.strong_figures,
        ];
        all.into_iter().any(|font| {
            assets
                .get_load_state(font)
                .is_some_and(|state| state.is_loading())
        })
    }

    /// A face at a size.
    pub fn cut(&self, face: Face, size: f32) -> TextFont {
        TextFont {
            font: self.handle(face).into(),
            font_size: FontSize::Px(size),
            ..default()
        }
    }
}

/// How a text is lettered: face, size in logical pixels and colour. Insert it again to change it.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Letters {
    /// The face.
    pub face: Face,
    /// Height in logical pixels.
    pub size: f32,
    /// Colour.
    pub ink: Color,
    /// From line to line, in heights of the letters.
    pub leading: f32,
}

impl Default for Letters {
    fn default() -> Self {
        Self::new(Face::Text, size::BODY)
    }
}

impl Letters {
    /// Letters in ink.
    pub const fn new(face: Face, size: f32) -> Self {
        Self {
            face,
            size,
            ink: colour::INK,
            leading: 1.25,
        }
    }

    /// The same with lines closer together, for names that have to share their room.
    #[must_use]
    pub const fn tight(self) -> Self {
        Self {
            leading: 1.05,
            ..self
        }
    }

    /// The same in another colour.
    #[must_use]
    pub const fn in_ink(self, ink: Color) -> Self {
        Self { ink, ..self }
    }
}

pub(super) fn set_letters(
    insert: On<Insert, Letters>,
    letters: Query<&Letters>,
    fonts: Res<Fonts>,
    mut commands: Commands,
) {
    let Ok(letters) = letters.get(insert.entity) else {
        return;
    };
    commands.entity(insert.entity).try_insert((
        fonts.cut(letters.face, letters.size),
        TextColor(letters.ink),
        // The renderer mixes dark letters with a light ground thinner than print does; a breath of ink beside them makes up for it.
        TextShadow {
            offset: Vec2::new(0.35, 0.0),
            color: letters.ink.with_alpha(0.55),
        },
        LineHeight::RelativeToFont(letters.leading),
    ));
}
