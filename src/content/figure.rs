//! Numbers that the pages of the codex name, taken from the code and the tables that decide by them.

use super::text::{Arg, Language};

/// A number of a rule, which texts of the codex name as `{ $WND-04-initiative }`: the id of the rule, and a word for the number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its name in texts.
    pub name: String,
    /// What it is.
    pub value: FigureValue,
}

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureValue {
    /// A plain number, by which a text may also choose its plural.
    Number(i64),
    /// A number with its sign: `+3`, `−2`, `+0`.
    Signed(i64),
    /// So many dice with so many sides, and what is added to their sum; written as the reader's language writes dice.
    Dice {
        /// How many.
        count: u8,
        /// Sides of each.
        sides: u8,
        /// What is added.
        plus: i16,
    },
}

impl Figure {
    /// A plain number.
    pub fn number(name: impl Into<String>, number: impl Into<i64>) -> Self {
        let (name, value) = (name.into(), FigureValue::Number(number.into()));
        Self { name, value }
    }

    /// A number that is added to something.
    pub fn signed(name: impl Into<String>, number: impl Into<i64>) -> Self {
        let (name, value) = (name.into(), FigureValue::Signed(number.into()));
        Self { name, value }
    }

    /// Dice that are rolled.
    pub fn dice(name: impl Into<String>, count: u8, sides: u8, plus: i16) -> Self {
        let (name, value) = (name.into(), FigureValue::Dice { count, sides, plus });
        Self { name, value }
    }

    /// What stands in the place of its name in a text.
    pub fn arg(&self, language: Language) -> Arg<'static> {
        self.value.arg(language)
    }
}

impl FigureValue {
    /// The number as a text of this language takes it.
    pub fn arg(self, language: Language) -> Arg<'static> {
        // The letter for a die, such as `W` in `1W6`.
        let die = match language {
            Language::En => "d",
            Language::De => "W",
            Language::Fr => "D",
        };
        match self {
            Self::Number(number) => Arg::Number(number),
            Self::Signed(number) if number < 0 => format!("−{}", number.unsigned_abs()).into(),
            Self::Signed(number) => format!("+{number}").into(),
            Self::Dice { count, sides, plus } => {
                let more = match plus {
                    0 => String::new(),
                    1.. => format!("+{plus}"),
                    _ => format!("−{}", plus.unsigned_abs()),
                };
                format!("{count}{die}{sides}{more}").into()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_with_its_sign_and_dice_with_the_letter_of_the_language() {
        let written = |figure: Figure| match figure.arg(Language::De) {
            Arg::Text(text) => text.into_owned(),
            Arg::Number(number) => number.to_string(),
        };
        assert_eq!(written(Figure::number("a", 3)), "3");
        assert_eq!(written(Figure::signed("a", 3)), "+3");
        assert_eq!(written(Figure::signed("a", -2)), "−2");
        assert_eq!(written(Figure::dice("a", 2, 6, 4)), "2W6+4");
        assert_eq!(written(Figure::dice("a", 1, 20, 0)), "1W20");
        assert_eq!(written(Figure::dice("a", 1, 6, -1)), "1W6−1");
    }
}
