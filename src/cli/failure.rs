//! Why a command could not do what was asked for.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::content::Problems;

/// The status of wrong usage, which the reader of the arguments uses too.
const WRONG_USAGE: u8 = 2;

/// Why a command could not do what was asked for.
#[derive(Debug)]
pub enum Failure {
    /// Arguments that cannot be meant, each in a clause: wrong usage.
    Usage(Vec<String>),
    /// Files are broken.
    Problems(Problems),
    /// Anything else, in a sentence.
    Told(String),
    /// Nothing more to say: the output tells it already.
    Shown,
    /// The input cannot be read.
    Input(io::Error),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// A value that an argument cannot have, in the words of the reader of the arguments.
    pub fn value(value: &str, argument: &str, reason: &str) -> String {
        format!("invalid value '{value}' for '{argument}': {reason}")
    }

    /// The status with which the program ends.
    pub fn status(&self) -> ExitCode {
        match self {
            // Whoever reads the output has enough of it, as `head` does.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Usage(_) => ExitCode::from(WRONG_USAGE),
            _ => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(reasons) => {
                reasons
                    .iter()
                    .try_for_each(|reason| writeln!(out, "error: {reason}"))?;
                write!(out, "\nFor more information, try '--help'.")
            }
            Self::Problems(problems) => problems.fmt(out),
            Self::Told(reason) => write!(out, "klingentanz: {reason}"),
            Self::Shown => Ok(()),
            Self::Input(error) => write!(out, "klingentanz: the input cannot be read: {error}"),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
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
