//! Why a command could not do what was asked for.

use std::fmt;
use std::io;

use crate::content::Problems;

/// Why a command ends with status 1.
#[derive(Debug)]
pub enum Failure {
    /// Files are broken.
    Problems(Problems),
    /// Anything else, in a sentence.
    Told(String),
    /// Nothing more to say: the output tells it already.
    Shown,
    /// The output cannot be written.
    Output(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problems(problems) => problems.fmt(out),
            Self::Told(reason) => write!(out, "klingentanz: {reason}"),
            Self::Shown => Ok(()),
            Self::Output(error) => write!(out, "klingentanz: the output cannot be written: {error}"),
        }
    }
}

impl From<Problems> for Failure {
    fn from(problems: Problems) -> Self {
        Self::Problems(problems)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<String> for Failure {
    fn from(reason: String) -> Self {
        Self::Told(reason)
    }
}
