//! Numbers out of bounds: which field it is, and from where to where it goes. The reader of RON says neither.

use ron::Options;
use ron::error::SpannedError;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use super::budget::MAX_DEPTH;
use super::near::meant;
use super::scan::{Scanner, Sign, Token};

/// The bounds of all whole numbers that a field may hold, the widest first.
const LEAST: [i128; 5] = [
    i64::MIN as i128,
    i32::MIN as i128,
    i16::MIN as i128,
    i8::MIN as i128,
    0,
];
const MOST: [i128; 8] = [
    u64::MAX as i128,
    i64::MAX as i128,
    u32::MAX as i128,
    i32::MAX as i128,
    u16::MAX as i128,
    i16::MAX as i128,
    u8::MAX as i128,
    i8::MAX as i128,
];

/// What the reader of RON says of a text that is no `T`, with its least clear sentences put clearly: a number out of bounds comes with its
/// field and its bounds, what a value says of itself with the field.
pub fn reason<T: DeserializeOwned>(text: &str, error: &SpannedError) -> String {
    match &error.code {
        ron::Error::MissingStructField { field, .. } => format!("the field `{field}` is missing"),
        ron::Error::IntegerOutOfBounds => {
            let told = out_of_bounds(text, error, |text| options().from_str::<T>(text).err());
            told.unwrap_or_else(|| error.code.to_string())
        }
        other => meant(&other.to_string()),
    }
}

/// How RON is read: an optional field may be written without `Some`.
pub(super) fn options() -> Options {
    Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_recursion_limit(MAX_DEPTH + 2)
}

/// Says which field of a text holds a number out of bounds, and its bounds.
///
/// `read` reads a text as the one in question was read, and returns the error: with other numbers in its place the bounds show.
fn out_of_bounds(
    text: &str,
    error: &SpannedError,
    read: impl Fn(&str) -> Option<SpannedError>,
) -> Option<String> {
    let (field, number) = number_at(text, error)?;
    let written = &text[number.start..number.end];
    let fits = |candidate: &i128| {
        let candidate = candidate.to_string();
        let other = format!("{}{candidate}{}", &text[..number.start], &text[number.end..]);
        // What comes later in the text may be wrong too; what comes here is not.
        read(&other).is_none_or(|other| is_behind(&other, &number, candidate.len()))
    };
    let least = LEAST.into_iter().find(|candidate| fits(candidate))?;
    let most = MOST.into_iter().find(|candidate| fits(candidate))?;
    let name = field.map_or_else(|| "the number".to_owned(), |field| format!("`{field}`"));
    Some(format!("{name} is {written}, but must be from {least} to {most}"))
}

/// Whether an error stands behind a number that has so many signs now.
fn is_behind(error: &SpannedError, number: &Token, signs: usize) -> bool {
    let end = (number.line as usize + 1, number.column as usize + 1 + signs);
    (error.span.start.line, error.span.start.col) > end
}

/// The number that an error speaks of, which ends where the reader stopped, and the name of its field.
fn number_at<'t>(text: &'t str, error: &SpannedError) -> Option<(Option<&'t str>, Token)> {
    let stop = (error.span.end.line, error.span.end.col);
    let mut scanner = Scanner::new(text);
    // The field at work in each bracket that is open.
    let mut fields: Vec<Option<Token>> = vec![None];
    let mut last: Option<Token> = None;
    let mut found: Option<(Option<Token>, Token)> = None;
    while let Ok(Some(token)) = scanner.next() {
        if (token.line as usize + 1, token.column as usize + 1) > stop {
            break;
        }
        match token.sign {
            Sign::Open(_) => fields.push(None),
            Sign::Close(_) => drop(fields.pop()),
            Sign::Colon => *fields.last_mut()? = last,
            Sign::Comma if fields.last()?.is_some() => *fields.last_mut()? = None,
            Sign::Word if is_number(&text[token.start..token.end]) => {
                let field = fields.iter().rev().find_map(|field| *field);
                found = Some((field, token));
            }
            _ => {}
        }
        last = Some(token);
    }
    let (field, number) = found?;
    Some((
        field.map(|field| text[field.start..field.end].trim_matches('"')),
        number,
    ))
}

fn is_number(word: &str) -> bool {
    word.trim_start_matches(['-', '+'])
        .starts_with(|first: char| first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "it is only read from texts that are wrong")]
    struct Beast {
        life: i16,
        speed: Option<u8>,
        #[serde(default)]
        attacks: Vec<(i8, u32)>,
    }

    fn told(text: &str) -> String {
        let error = options()
            .from_str::<Beast>(text)
            .expect_err("the number is out of bounds");
        reason::<Beast>(text, &error)
    }

    #[test]
    fn a_number_out_of_bounds_comes_with_its_field_and_its_bounds() {
        assert_eq!(
            told("(life: 2147483647, speed: 300)"),
            "`life` is 2147483647, but must be from -32768 to 32767"
        );
        assert_eq!(
            told("(\n  life: 7, // 7\n  speed: 300)"),
            "`speed` is 300, but must be from 0 to 255"
        );
        assert_eq!(
            told("(life: 7, speed: -1)"),
            "`speed` is -1, but must be from 0 to 255"
        );
        assert_eq!(
            told("(life: 7, attacks: [(1, 2), (-200, 2)])"),
            "`attacks` is -200, but must be from -128 to 127"
        );
    }
}
