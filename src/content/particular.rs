//! What a row of a table says: the values that the lines of its pattern on a page of the codex name.

use super::figure::FigureValue;
use super::text::{Arg, Language, Texts};
use super::words::Words;

/// A row of a table, as the page of its id shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Particulars {
    /// The id of the row.
    pub of: String,
    /// The kind of its pattern: the text of the codex behind `SYSTEM-row-`.
    pub pattern: &'static str,
    /// What stands in the place of each variable of the pattern.
    pub values: Values,
    /// The example that all rows of its kind share; none where rows of this kind have examples of their own.
    pub example: Option<RowExample>,
}

/// How a row of a table is shown: by an example that is written once for all rows of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowExample {
    /// The name of its file, without the ending.
    pub file: &'static str,
    /// What stands in the place of each `$word` of the file; `$row` is the id of the row.
    pub words: Vec<(&'static str, String)>,
}

/// Values by the names of the variables.
type Values = Vec<(&'static str, Particular)>;

/// What stands in the place of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Particular {
    /// A word by which the text chooses what it says, such as `none`; no reader sees it.
    Word(&'static str),
    /// A number, as it is written in the reader's language.
    Figure(FigureValue),
    /// A name.
    Name(Words),
    /// Another text of the codex, by its key behind `SYSTEM-row-`, with values of its own.
    Said(&'static str, Values),
    /// Several, one after the other; the word `none` where there are none.
    List(Joint, Vec<Particular>),
}

/// What stands between the members of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// A comma, between names and numbers.
    Comma,
    /// A semicolon, between what has commas itself.
    Semicolon,
    /// A slash, between numbers that belong together.
    Slash,
    /// The word for a choice.
    Or,
}

impl Particulars {
    /// A row; its values are added one by one.
    pub fn new(of: impl Into<String>, pattern: &'static str) -> Self {
        Self {
            of: of.into(),
            pattern,
            values: Vec::new(),
            example: None,
        }
    }

    /// The same with one value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Particular) -> Self {
        self.values.push((name, value));
        self
    }

    /// The same, shown by an example that is written once for all rows of its kind: the name of its file, and its words.
    #[must_use]
    pub fn shown_by(mut self, file: &'static str, words: impl Into<Vec<(&'static str, String)>>) -> Self {
        let words = words.into();
        self.example = Some(RowExample { file, words });
        self
    }

    /// The lines of the pattern of a rule system.
    pub fn said(&self, texts: &Texts, language: Language, system: &str) -> String {
        let voice = Voice(texts, language, system);
        voice.say(self.pattern, &self.values)
    }
}

impl Particular {
    /// What stands where a value is missing.
    pub const NONE: Self = Self::Word("none");

    /// `yes` or `no`.
    pub const fn yes(is_so: bool) -> Self {
        Self::Word(if is_so { "yes" } else { "no" })
    }

    /// A plain number.
    pub fn number(number: impl Into<i64>) -> Self {
        Self::Figure(FigureValue::Number(number.into()))
    }

    /// A number that is added to something.
    pub fn signed(number: impl Into<i64>) -> Self {
        Self::Figure(FigureValue::Signed(number.into()))
    }

    /// Dice that are rolled.
    pub const fn dice(count: u8, sides: u8, plus: i16) -> Self {
        Self::Figure(FigureValue::Dice { count, sides, plus })
    }

    /// A name.
    pub fn name(words: &Words) -> Self {
        Self::Name(words.clone())
    }

    /// A text by its key.
    pub const fn said(key: &'static str) -> Self {
        Self::Said(key, Vec::new())
    }

    /// The same text with one value more; of anything else the thing itself.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Self) -> Self {
        if let Self::Said(_, values) = &mut self {
            values.push((name, value));
        }
        self
    }

    /// What there is, or the word `none`.
    pub fn or_none(value: Option<Self>) -> Self {
        value.unwrap_or(Self::NONE)
    }

    /// Several with commas between them.
    pub fn list(members: impl IntoIterator<Item = Self>) -> Self {
        Self::List(Joint::Comma, members.into_iter().collect())
    }

    /// Several with semicolons between them.
    pub fn clauses(members: impl IntoIterator<Item = Self>) -> Self {
        Self::List(Joint::Semicolon, members.into_iter().collect())
    }
}

impl Joint {
    const fn between(self, language: Language) -> &'static str {
        match (self, language) {
            (Self::Comma, _) => ", ",
            (Self::Semicolon, Language::Fr) => "\u{a0}; ",
            (Self::Semicolon, _) => "; ",
            (Self::Slash, _) => "/",
            (Self::Or, Language::En) => " or ",
            (Self::Or, Language::De) => " oder ",
            (Self::Or, Language::Fr) => " ou ",
        }
    }
}

/// The texts of a language and a rule system.
struct Voice<'t>(&'t Texts, Language, &'t str);

impl Voice<'_> {
    fn say(&self, key: &str, values: &[(&'static str, Particular)]) -> String {
        let Self(texts, language, system) = self;
        let args: Vec<_> = values
            .iter()
            .map(|(name, value)| (*name, self.arg(value)))
            .collect();
        texts.say(*language, &format!("{system}-row-{key}"), &args)
    }

    fn arg(&self, value: &Particular) -> Arg<'static> {
        match value {
            Particular::Word(word) => (*word).into(),
            Particular::Figure(figure) => figure.arg(self.1),
            Particular::Name(words) => words.of(self.1).to_owned().into(),
            Particular::Said(key, values) => self.say(key, values).into(),
            Particular::List(_, members) if members.is_empty() => self.arg(&Particular::NONE),
            Particular::List(joint, members) => {
                let members: Vec<_> = members.iter().map(|member| written(self.arg(member))).collect();
                members.join(joint.between(self.1)).into()
            }
        }
    }
}

/// A member of a list.
fn written(arg: Arg) -> String {
    match arg {
        Arg::Text(text) => text.into_owned(),
        Arg::Number(number) if number < 0 => format!("−{}", number.unsigned_abs()),
        Arg::Number(number) => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const PATTERN: &str = "toy-row-stick =\n    Points: { $points }\n    Length: { $length ->\n        [none] none\n       *[other] { $length } cm\n    }\n    Special: { $traits ->\n        [none] nothing\n       *[other] { $traits }\n    }\ntoy-row-trips = trips { $by }\n";

    fn texts(name: &str) -> Texts {
        let folder = std::env::temp_dir().join(format!("klingentanz-row-{name}-{}", std::process::id()));
        for language in Language::ALL {
            let folder = folder.join(language.code());
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("rows.ftl"), PATTERN).unwrap();
        }
        let texts = Texts::of_folder(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        texts
    }

    #[test]
    fn a_pattern_takes_numbers_words_names_and_other_texts() {
        let texts = texts("filled");
        let stick = Particulars::new("STICK", "stick")
            .with("points", Particular::dice(1, 6, -1))
            .with("length", Particular::number(90_i16))
            .with(
                "traits",
                Particular::clauses([
                    Particular::said("trips").with("by", Particular::signed(-2)),
                    Particular::name(&Words {
                        en: "light".into(),
                        de: "leicht".into(),
                        fr: "léger".into(),
                    }),
                ]),
            );
        let said = |language| stick.said(&texts, language, "toy");
        assert_eq!(
            said(Language::En),
            "Points: 1d6−1\nLength: 90 cm\nSpecial: trips −2; light"
        );
        assert_eq!(
            said(Language::De),
            "Points: 1W6−1\nLength: 90 cm\nSpecial: trips −2; leicht"
        );
        assert_eq!(
            said(Language::Fr),
            "Points: 1D6−1\nLength: 90 cm\nSpecial: trips −2\u{a0}; léger"
        );
    }

    #[test]
    fn what_is_missing_is_the_word_none() {
        let texts = texts("empty");
        let stick = Particulars::new("STICK", "stick")
            .with(
                "points",
                Particular::List(Joint::Slash, [-1, 2].map(Particular::number).into()),
            )
            .with("length", Particular::NONE)
            .with("traits", Particular::list([]));
        assert_eq!(
            stick.said(&texts, Language::En, "toy"),
            "Points: −1/2\nLength: none\nSpecial: nothing"
        );
    }

    #[test]
    fn a_variable_without_a_value_leaves_the_key() {
        let texts = texts("lost");
        let stick = Particulars::new("STICK", "stick").with("points", Particular::NONE);
        assert_eq!(stick.said(&texts, Language::En, "toy"), "[toy-row-stick]");
    }
}
