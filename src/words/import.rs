//! What became of a hero of another program, in words.

use super::Phrase;
use crate::content::helden::{Fate, Finding, Reason};

/// The heads under which findings stand, in the order in which they are told: what needs a look comes first.
pub const FATES: [&str; 5] = [
    "import-otherwise",
    "import-left",
    "import-notes",
    "import-taken",
    "import-aside",
];

/// The head under which something stands.
pub const fn fate(finding: &Finding) -> &'static str {
    match finding.fate {
        Fate::Otherwise(..) => "import-otherwise",
        Fate::Left(_) => "import-left",
        Fate::Note(_) => "import-notes",
        Fate::Taken(_) => "import-taken",
        Fate::Aside => "import-aside",
    }
}

/// One finding on a line: what it was, what became of it, and why.
pub fn finding(finding: &Finding) -> Phrase {
    let line = |key: &'static str| {
        Phrase::key(key)
            .with("line", i64::from(finding.line))
            .with("what", Phrase::plain(finding.what.clone()))
    };
    let made = |made: &String| Phrase::plain(made.clone());
    match &finding.fate {
        Fate::Taken(it) => line("import-line-made").with("made", made(it)),
        Fate::Otherwise(it, why) => line("import-line-otherwise")
            .with("made", made(it))
            .with("why", why_not(why)),
        Fate::Left(why) | Fate::Note(why) => line("import-line-why").with("why", why_not(why)),
        Fate::Aside => line("import-line"),
    }
}

/// Why something is otherwise.
pub fn why_not(reason: &Reason) -> Phrase {
    reason
        .args
        .iter()
        .fold(Phrase::key(reason.key), |phrase, (name, value)| {
            phrase.with(name, Phrase::plain(value.clone()))
        })
}
