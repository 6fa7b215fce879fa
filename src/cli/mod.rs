//! The command line: everything that can be done without a window, one file per subcommand.
//!
//! Exit status: 0 done; 1 the thing asked for failed; 2 wrong usage.

mod answer;
mod asked;
mod balance;
mod cast;
mod check;
mod codex;
mod compare;
mod dialogue;
mod exchange;
mod facts;
mod failure;
mod fight;
mod import;
mod intents;
mod lab;
mod layout;
mod lineup;
mod odds;
mod pace;
mod play;
mod ratings;
mod replay;
mod review;
mod rules;
mod rules_page;
mod run;
mod schema;
mod sheet;
mod simulate;
mod stuck;
mod table;
mod tally;
mod tell;
mod thought;
mod tournament;
mod voice;
mod words;
mod words_page;
mod world;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::content::{Language, Plain};

pub use answer::{Refused, give as give_answer};
pub use failure::Failure;
pub use intents::{IntentLine, Intents};
pub use pace::{DRAGS, Pace};
pub use play::{Table, Window, no_lesson_recorded};
pub use rules::{Citation, Citations, registry};
pub use stuck::moves_on;
pub use tell::{Manner, Teller};
pub use voice::Voice;

/// Tactical fights by the combat rules of role-playing games, on tile maps.
#[derive(Parser)]
#[command(name = "klingentanz", version, after_help = STATUS)]
struct Arguments {
    /// Language of everything that is said: en, de or fr; left out: that of the system
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = voice::language)]
    lang: Option<Language>,
    /// Says on the standard output which screen of the window is reached
    #[arg(long, global = true, hide = true)]
    report: bool,
    /// Left out: opens the game in its window
    #[command(subcommand)]
    command: Option<Command>,
}

const STATUS: &str = "Exit status: 0 done; 1 the thing asked for failed; 2 wrong usage.\n\
    Without a command the game opens in its window.";

#[derive(Subcommand)]
enum Command {
    /// Plays a fight, in the window or with --text in the terminal
    Play(play::Play),
    /// Fights one fight without a window, ends with the winner and the state hash
    Run(run::Run),
    /// Fights many fights side by side and counts who wins
    Simulate(simulate::Simulate),
    /// Shows the exact odds of an exchange between two persons of the data files
    Odds(odds::Odds),
    /// Compares one exchange between two fighters of a level by every rule system
    Compare(compare::Compare),
    /// Shows all that the board knows of two fighters of a level and of a place
    Facts(facts::Facts),
    /// Shows a fighter of a level with every value and its reasons
    Sheet(sheet::Sheet),
    /// Shows or verifies a recorded fight
    Replay(replay::Replay),
    /// Reviews a recorded fight: how the chance to win went, and what was decision and what was luck
    Review(review::Review),
    /// Counts how fair the levels of the game are, by every rule system and preset
    Balance(balance::Weigh),
    /// Lists every rule: module, state and the tests that cite it
    Rules(rules::Rules),
    /// Lists every word in which an answer can be given, with its fields, an example and the rule
    Words(words::Words),
    /// Checks levels and content: every problem with file, line and reason
    Check(check::Check),
    /// Takes in heroes of the Helden-Software, who can fight on every level then
    Import(import::Import),
    /// Prints the JSON schema of a file format
    Schema(schema::Schema),
}

/// What is left to do after the arguments are read.
pub enum Next {
    /// Nothing: the command is done.
    Exit(ExitCode),
    /// To open the window.
    Window(Box<Window>),
}

/// Reads the arguments and does what they ask for, all but opening the window.
///
/// Wrong usage ends the program with status 2.
pub fn run() -> Next {
    let arguments = Arguments::parse();
    let language = arguments.lang;
    let done = match arguments.command {
        None => return Next::Window(play::Play::default().window(language, arguments.report)),
        Some(Command::Play(play)) if !play.text => match play.fits() {
            Ok(()) => return Next::Window(play.window(language, arguments.report)),
            Err(failure) => Err(failure),
        },
        Some(command) => Voice::load(language).and_then(|voice| obey(command, &voice)),
    };
    let Err(failure) = done else {
        return Next::Exit(ExitCode::SUCCESS);
    };
    let told = failure.to_string();
    if !told.is_empty() {
        // There is nobody left to tell when even this cannot be written.
        let _ = writeln!(Plain::new(io::stderr()), "{told}");
    }
    Next::Exit(failure.status())
}

/// One line on the standard output for whoever acts on the window from outside, such as `screen title` or `focus Play`.
pub fn line(what: &str) {
    // Nobody may be listening any more; the game goes on.
    let _ = writeln!(io::stdout(), "{what}").and_then(|()| io::stdout().flush());
}

fn obey(command: Command, voice: &Voice) -> Result<(), Failure> {
    let out = &mut Plain::new(io::stdout().lock());
    match command {
        Command::Play(play) => play.in_terminal(voice, &mut io::stdin().lock(), out),
        Command::Run(run) => run.obey(voice, &mut io::stdin().lock(), out),
        Command::Simulate(simulate) => simulate.obey(voice, out),
        Command::Odds(odds) => odds.obey(voice, out),
        Command::Compare(compare) => compare.obey(voice, out),
        Command::Facts(facts) => facts.obey(voice, out),
        Command::Sheet(sheet) => sheet.obey(voice, out),
        Command::Replay(replay) => replay.obey(voice, out),
        Command::Review(review) => review.obey(voice, out),
        Command::Balance(weigh) => weigh.obey(voice, out),
        Command::Rules(rules) => rules.obey(voice, out),
        Command::Words(words) => words.obey(voice, out),
        Command::Check(check) => check.obey(voice, out),
        Command::Import(import) => import.obey(voice, out),
        Command::Schema(schema) => schema.obey(out),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        Arguments::command().debug_assert();
    }
}
