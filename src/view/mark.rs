//! Letters and figures as strokes, for the badges of tokens: crisp at sizes where a font would blur.

use bevy::math::Vec2;

use super::ink;

/// How far outside the strokes of a badge's letters a point lies. They stand in the middle and are `height` high.
pub(super) fn distance(point: Vec2, letters: &str, height: f32, pen: f32) -> f32 {
    let unit = height / 6.0;
    let advance = unit * 5.6;
    let first = -advance * (letters.chars().count().saturating_sub(1)) as f32 / 2.0;
    let lines = letters.chars().enumerate().map(|(place, sign)| {
        let middle = Vec2::new(first + advance * place as f32, 0.0);
        sign_distance((point - middle) / unit + Vec2::new(2.0, 3.0), sign) * unit
    });
    lines.fold(f32::MAX, f32::min) - pen / 2.0
}

/// The distance from a sign that stands between (0, 0) and (4, 6).
fn sign_distance(point: Vec2, sign: char) -> f32 {
    strokes(sign)
        .split(',')
        .map(|line| line_distance(point, line))
        .fold(f32::MAX, f32::min)
}

fn line_distance(point: Vec2, line: &str) -> f32 {
    let (mut nearest, mut last) = (f32::MAX, None);
    for next in line.split(' ').map(corner) {
        if let Some(last) = last {
            nearest = nearest.min(ink::stroke(point, last, next, 0.0));
        }
        last = Some(next);
    }
    nearest
}

/// The strokes of a sign as lines between (0, 0) in the upper left and (4, 6) in the lower right.
pub(super) fn lines(sign: char) -> impl Iterator<Item = Vec<Vec2>> {
    strokes(sign)
        .split(',')
        .map(|line| line.split(' ').map(corner).collect())
}

/// A point of a stroke.
fn corner(pair: &str) -> Vec2 {
    let mut digits = pair
        .chars()
        .filter_map(|digit| digit.to_digit(10))
        .map(|digit| digit as f32);
    Vec2::new(digits.next().unwrap_or(0.0), digits.next().unwrap_or(0.0))
}

/// The strokes of a sign: each pair of digits is a point (column, row), a comma lifts the pen. Others are a dash.
fn strokes(sign: char) -> &'static str {
    match sign {
        'a'..='u' | 'w'..='z' => strokes(sign.to_ascii_uppercase()),
        'A' => "06 20 46,14 34",
        'B' => "00 06,00 30 41 42 33 03,33 44 45 36 06",
        'C' => "41 30 10 01 05 16 36 45",
        'D' => "00 06,00 20 42 44 26 06",
        'E' => "40 00 06 46,03 33",
        'F' => "40 00 06,03 33",
        'G' => "41 30 10 01 05 16 36 45 43 23",
        'H' => "00 06,40 46,03 43",
        'I' => "20 26,10 30,16 36",
        'J' => "40 45 36 16 05",
        'K' => "00 06,40 03 46",
        'L' => "00 06 46",
        'M' => "06 00 23 40 46",
        'N' => "06 00 46 40",
        'O' | '0' => "10 30 41 45 36 16 05 01 10",
        'P' => "00 06,00 30 41 42 33 03",
        'Q' => "10 30 41 45 36 16 05 01 10,24 46",
        'R' => "00 06,00 30 41 42 33 03,23 46",
        'S' => "41 30 10 01 02 13 33 44 45 36 16 05",
        'T' => "00 40,20 26",
        'U' => "00 05 16 36 45 40",
        'V' => "00 26 40",
        'W' => "00 16 22 36 40",
        'X' => "00 46,40 06",
        'Y' => "00 23 40,23 26",
        'Z' => "00 40 06 46",
        '1' => "11 20 26,16 36",
        '2' => "01 10 30 41 42 06 46",
        '3' => "01 10 30 41 42 33 13,33 44 45 36 16 05",
        '4' => "36 30 04 44",
        '5' => "40 00 02 32 43 45 36 16 05",
        '6' => "30 10 01 05 16 36 45 44 33 13 04",
        '7' => "00 40 16",
        '8' => "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33",
        '9' => "16 36 45 41 30 10 01 02 13 33 42",
        '+' => "03 43,21 25",
        '.' => "05 06",
        '/' => "40 06",
        '!' => "20 24,26 26",
        '?' => "01 10 30 41 42 23 24,26 26",
        '^' => "03 20 43,20 26",
        '<' => "30 03 36,03 43",
        '>' => "10 43 16,43 03",
        'v' => "03 26 43,26 20",
        _ => "03 43",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_and_figure_has_strokes_of_its_own() {
        let signs: Vec<_> = ('A'..='Z').chain('1'..='9').collect();
        for (place, sign) in signs.iter().enumerate() {
            assert!(
                signs[..place]
                    .iter()
                    .all(|other| strokes(*other) != strokes(*sign)),
                "{sign}"
            );
        }
    }

    #[test]
    fn the_middle_of_an_i_lies_on_its_stroke() {
        assert!(distance(Vec2::ZERO, "I", 6.0, 0.5) < 0.0);
        assert!(distance(Vec2::new(1.5, 0.0), "I", 6.0, 0.5) > 0.5);
    }
}
