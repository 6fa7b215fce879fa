//! The numbers by which elements of a map are measured: what the `tiled` crate would stumble over without naming a place.

use crate::content::xml::Element;

/// What is wrong with the numbers of an element, given the name of its parent.
pub(super) fn odd_numbers(element: &Element, parent: &str) -> Vec<String> {
    let (whole, broken): (&[&str], &[&str]) = match (element.name.as_str(), parent) {
        ("object", _) => (
            &["visible"],
            &["x", "y", "width", "height", "rotation", "opacity"],
        ),
        ("layer" | "objectgroup" | "imagelayer" | "group", _) => (
            &["visible"],
            &["offsetx", "offsety", "opacity", "parallaxx", "parallaxy"],
        ),
        ("tileoffset", _) => (&["x", "y"], &[]),
        ("tile", "tileset") => (&["x", "y", "width", "height"], &["probability"]),
        ("image", _) => (&["width", "height"], &[]),
        ("polyline" | "polygon", _) => return points(element).err().into_iter().collect(),
        _ => return Vec::new(),
    };
    let is_odd = |name: &str, fits: fn(&str) -> bool| element.get(name).is_some_and(|value| !fits(value));
    let whole = whole.iter().filter(|name| is_odd(name, is_whole));
    let broken = broken.iter().filter(|name| is_odd(name, is_finite));
    whole
        .chain(broken)
        .map(|name| format!("`{name}` is no number"))
        .collect()
}

fn is_whole(value: &str) -> bool {
    value.parse::<i32>().is_ok()
}

fn is_finite(value: &str) -> bool {
    value.parse::<f32>().is_ok_and(f32::is_finite)
}

/// Whether the corners of a line are pairs of numbers.
fn points(line: &Element) -> Result<(), String> {
    let text = line.get("points").unwrap_or_default();
    let mut pairs = text.split_whitespace().peekable();
    if pairs.peek().is_none() {
        return Err("a line needs `points`".into());
    }
    let is_pair = |pair: &str| {
        let mut numbers = pair.split(',');
        let both = [numbers.next(), numbers.next()];
        both.into_iter().all(|number| number.is_some_and(is_finite)) && numbers.next().is_none()
    };
    match pairs.find(|pair| !is_pair(pair)) {
        Some(pair) => Err(format!("`{pair}` among the `points` is no pair of numbers")),
        None => Ok(()),
    }
}
