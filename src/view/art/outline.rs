//! Outlines from words: points in hundredths of a unit, joined by smooth lines or bent sharply, and limbs that taper.

use tiny_skia::{Path, PathBuilder, Point};

/// A point of an outline, and whether the line breaks there.
#[derive(Clone, Copy)]
struct Corner {
    at: Point,
    is_sharp: bool,
}

/// The outline through points `x,y`; the line is bent sharply at those with `!` behind them. `;` begins another one.
pub fn outline(words: &str, is_closed: bool) -> Result<Path, String> {
    let mut pen = PathBuilder::new();
    for line in words.split(';') {
        let corners = line
            .split_whitespace()
            .map(corner)
            .collect::<Result<Vec<_>, _>>()?;
        draw(&mut pen, &corners, is_closed);
    }
    pen.finish()
        .ok_or_else(|| format!("nothing is drawn by `{words}`"))
}

fn corner(word: &str) -> Result<Corner, String> {
    let (numbers, is_sharp) = match word.strip_suffix('!') {
        Some(numbers) => (numbers, true),
        None => (word, false),
    };
    match numbers_of(numbers)?[..] {
        [x, y] => Ok(Corner {
            at: Point::from_xy(x, y),
            is_sharp,
        }),
        _ => Err(format!("`{word}` is not a point `x,y`")),
    }
}

fn numbers_of(word: &str) -> Result<Vec<f32>, String> {
    let number = |part: &str| {
        part.parse()
            .map_err(|_| format!("`{part}` in `{word}` is not a number"))
    };
    word.split(',').map(number).collect()
}

/// Draws a line through corners (Catmull and Rom), straight on at the sharp ones.
fn draw(pen: &mut PathBuilder, corners: &[Corner], is_closed: bool) {
    let count = corners.len();
    if count < 2 {
        return;
    }
    let last = if is_closed { count } else { count - 1 };
    // A sixth of the way between its neighbours is where the line leaves a corner for.
    let pull = |place: usize| {
        let is_end = !is_closed && (place == 0 || place + 1 == count);
        if corners[place].is_sharp || is_end {
            return Point::zero();
        }
        let way = corners[(place + 1) % count].at - corners[(place + count - 1) % count].at;
        Point::from_xy(way.x / 6.0, way.y / 6.0)
    };
    pen.move_to(corners[0].at.x, corners[0].at.y);
    for place in 0..last {
        let next = (place + 1) % count;
        let (from, to) = (corners[place].at + pull(place), corners[next].at - pull(next));
        let end = corners[next].at;
        pen.cubic_to(from.x, from.y, to.x, to.y, end.x, end.y);
    }
    if is_closed {
        pen.close();
    }
}

/// A limb: the hull of discs `x,y,radius`, each with the next. `;` begins another one.
pub fn limb(words: &str) -> Result<Path, String> {
    let mut pen = PathBuilder::new();
    for line in words.split(';') {
        let mut discs = Vec::new();
        for word in line.split_whitespace() {
            match numbers_of(word)?[..] {
                [x, y, radius] if radius > 0.0 => discs.push((Point::from_xy(x, y), radius)),
                _ => return Err(format!("`{word}` is not a disc `x,y,radius`")),
            }
        }
        if let [only] = discs[..] {
            hull(&mut pen, only, only);
        }
        discs.windows(2).for_each(|pair| hull(&mut pen, pair[0], pair[1]));
    }
    pen.finish()
        .ok_or_else(|| format!("nothing is drawn by `{words}`"))
}

/// Pieces of the arc around the end of a limb.
const PIECES: u8 = 12;

fn hull(pen: &mut PathBuilder, from: (Point, f32), to: (Point, f32)) {
    let way = to.0 - from.0;
    let length = way.length();
    let (ahead, lean) = if length <= (from.1 - to.1).abs() {
        (0.0, std::f32::consts::PI)
    } else {
        (way.y.atan2(way.x), ((from.1 - to.1) / length).acos())
    };
    let large = if from.1 > to.1 { from } else { to };
    let arcs = if lean >= std::f32::consts::PI {
        vec![(large, -lean, lean)]
    } else {
        let whole = std::f32::consts::TAU;
        vec![
            (to, ahead - lean, ahead + lean),
            (from, ahead + lean, ahead + whole - lean),
        ]
    };
    let mut is_first = true;
    for ((middle, radius), begin, end) in arcs {
        for piece in 0..=PIECES {
            let angle = begin + (end - begin) * f32::from(piece) / f32::from(PIECES);
            let (x, y) = (middle.x + radius * angle.cos(), middle.y + radius * angle.sin());
            if is_first {
                pen.move_to(x, y);
            } else {
                pen.line_to(x, y);
            }
            is_first = false;
        }
    }
    pen.close();
}
