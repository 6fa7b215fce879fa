//! What becomes of a hero: the files that he comes to, and an account of everything that the export says.

/// A hero as a rule system takes him in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The id under which he fights.
    pub person: String,
    /// His name.
    pub name: String,
    /// The folder that suits him: his name in small letters.
    pub folder: String,
    /// The rows that he comes to.
    pub rows: Vec<Row>,
    /// What became of all that the export says, in the order of its lines.
    pub findings: Vec<Finding>,
}

/// A row for a table of a rule system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name of the table's file in the folder of the rule system.
    pub file: &'static str,
    /// Its id.
    pub id: String,
    /// The text of the row (RON).
    pub text: String,
}

/// What became of something that an export says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line of the file, from 1.
    pub line: u32,
    /// What it was, in the words of the export.
    pub what: String,
    /// What became of it.
    pub fate: Fate,
}

/// What becomes of something that an export says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is taken as it stands: the id of its row and the numbers.
    Taken(String),
    /// It is taken otherwise than it stands, and why.
    Otherwise(String, Reason),
    /// It is not taken, as these rules do not know it or it does not fit.
    Left(Reason),
    /// It is left out on purpose: no fight asks for it.
    Aside,
    /// It is taken, but something is to be said of it.
    Note(Reason),
}

/// Why something is taken otherwise or not at all: the key of a text with what stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The key of the text.
    pub key: &'static str,
    /// Its variables.
    pub args: Vec<(&'static str, String)>,
}

impl Reason {
    /// A text without variables.
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// The same with something in the place of a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.args.push((name, value.to_string()));
        self
    }
}
