//! The brush: lays the pieces of a drawing onto a picture, in ink, in the colours of the map and in that of a side.

use serde::Deserialize;
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, Pixmap, Rect, Stroke, Transform};

use super::outline;

/// What a piece is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Tone {
    /// Ink.
    Ink,
    /// The paper of the map.
    Paper,
    /// The colour of the side.
    Side,
    /// Wood, leather, fur.
    Wood,
    /// Stone, steel, bone.
    Stone,
}

/// One piece of a drawing, as it stands in the file.
#[derive(Clone, Debug, Deserialize)]
pub enum Piece {
    /// The area inside an outline.
    Fill(Tone, String),
    /// A limb: discs joined by their hulls.
    Limb(Tone, String),
    /// A line as wide as so many hundredths.
    Line(Tone, f32, String),
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug)]
pub struct Inks {
    /// Lines and shapes.
    pub ink: Color,
    /// The ground.
    pub paper: Color,
    /// The side's.
    pub side: Color,
    /// Wood, leather, fur.
    pub wood: Color,
    /// Stone, steel, bone.
    pub stone: Color,
}

impl Inks {
    const fn of(&self, tone: Tone) -> Color {
        match tone {
            Tone::Ink => self.ink,
            Tone::Paper => self.paper,
            Tone::Side => self.side,
            Tone::Wood => self.wood,
            Tone::Stone => self.stone,
        }
    }
}

/// A drawing, ready to be painted: pieces from the lowest to the uppermost.
#[derive(Clone, Debug)]
pub struct Drawing(Vec<(Tone, Path, Option<f32>)>);

/// The line around what is not of ink, in hundredths.
const EDGE: f32 = 4.5;
/// Cuts of paper finer than so many pixels are left out.
const FINEST: f32 = 0.55;
/// The paper left free around a drawing, in hundredths to each side.
const HALO: f32 = 4.0;

impl Drawing {
    /// Reads the outlines of pieces.
    ///
    /// # Errors
    ///
    /// What cannot be read.
    pub fn new(pieces: &[Piece]) -> Result<Self, String> {
        let read = |piece: &Piece| {
            Ok(match piece {
                Piece::Fill(tone, words) => (*tone, outline::outline(words, true)?, None),
                Piece::Limb(tone, words) => (*tone, outline::limb(words)?, None),
                Piece::Line(tone, width, words) => (*tone, outline::outline(words, false)?, Some(*width)),
            })
        };
        pieces.iter().map(read).collect::<Result<_, String>>().map(Self)
    }

    /// One drawing of several, the first lowest.
    pub fn joined(drawings: impl IntoIterator<Item = Self>) -> Self {
        Self(drawings.into_iter().flat_map(|drawing| drawing.0).collect())
    }

    /// The same, so many hundredths further down.
    pub fn lowered(self, by: f32) -> Self {
        let lower = |(tone, path, width): (Tone, Path, Option<f32>)| {
            let path = path.transform(Transform::from_translate(0.0, by));
            Some((tone, path?, width))
        };
        Self(self.0.into_iter().filter_map(lower).collect())
    }

    /// The rectangle around it once it is laid somewhere; none where it is empty.
    pub fn bounds(&self, place: Transform) -> Option<Rect> {
        let one = |(_, path, _): &(Tone, Path, Option<f32>)| Some(path.clone().transform(place)?.bounds());
        let mut all = self.0.iter().filter_map(one);
        let first = all.next()?;
        all.try_fold(first, |known, other| {
            Rect::from_ltrb(
                known.left().min(other.left()),
                known.top().min(other.top()),
                known.right().max(other.right()),
                known.bottom().max(other.bottom()),
            )
        })
    }

    /// Paints it. `place` leads from hundredths of a unit to pixels; `has_halo`: with a rim of paper that parts it from what is under it.
    pub fn paint(&self, picture: &mut Pixmap, place: Transform, inks: &Inks, has_halo: bool) {
        let scale = place.get_scale().0;
        let stroke = |width: f32, least: f32| Stroke {
            // A line thinner than this many pixels would fray.
            width: width.max(least / scale.max(1e-3)),
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        if has_halo {
            let paper = paint(inks.paper);
            for (tone, path, width) in &self.0 {
                let edge = if *tone == Tone::Ink { 0.0 } else { EDGE };
                let halo = stroke(width.unwrap_or(edge) + 2.0 * HALO, 1.0);
                picture.stroke_path(path, &paper, &halo, place, None);
            }
        }
        let ink = paint(inks.ink);
        for (tone, path, width) in &self.0 {
            let own = paint(inks.of(*tone));
            match width {
                // A cut that would only make the ink grey is left out.
                Some(width) if *tone == Tone::Paper && width * scale < FINEST => {}
                Some(width) => {
                    let least = if *tone == Tone::Ink { 1.0 } else { 0.0 };
                    picture.stroke_path(path, &own, &stroke(*width, least), place, None);
                }
                None => {
                    if *tone != Tone::Ink {
                        picture.stroke_path(path, &ink, &stroke(EDGE, 0.8), place, None);
                    }
                    picture.fill_path(path, &own, FillRule::Winding, place, None);
                }
            }
        }
    }
}

fn paint(colour: Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour);
    paint.anti_alias = true;
    paint
}
