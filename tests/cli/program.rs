//! Runs the program as a person would, and keeps what it says.

#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What the program said and how it ended.
#[derive(Debug)]
pub struct Ran {
    /// The exit status.
    pub status: i32,
    /// The standard output.
    pub out: String,
    /// The standard error.
    pub err: String,
}

/// The program in English with these arguments and this folder for a player's data, all that it says and reads through pipes.
pub fn program(data: &Path, arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_klingentanz"));
    program
        .args(arguments)
        .env("LC_ALL", "en_GB.UTF-8")
        .env("XDG_DATA_HOME", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    program
}

/// Starts the program in English with these arguments.
fn start(arguments: &[&str]) -> Child {
    program(&folder("data"), arguments)
        .spawn()
        .expect("the program starts")
}

/// Waits for the end of the program, whose output is `out` or, where that is left open, all that is still to be read.
fn ended(child: Child, out: Option<Vec<u8>>) -> Ran {
    let output = child.wait_with_output().expect("the program ends");
    let err = String::from_utf8(output.stderr).expect("errors are text");
    assert!(!err.contains("panicked"), "{err}");
    Ran {
        status: output.status.code().expect("the program ends by itself"),
        out: String::from_utf8(out.unwrap_or(output.stdout)).expect("the output is text"),
        err,
    }
}

/// Runs the program in English with these arguments and nothing to read.
pub fn run(arguments: &[&str]) -> Ran {
    run_with(arguments, "")
}

/// The same for a player whose data lie in this folder.
pub fn run_at(data: &Path, arguments: &[&str]) -> Ran {
    run_in(data, arguments, "")
}

/// Runs the program in English with these arguments and feeds it some input.
///
/// # Panics
///
/// When the program cannot be run, or dies instead of ending.
pub fn run_with(arguments: &[&str], input: &str) -> Ran {
    run_in(&folder("data"), arguments, input)
}

/// Runs the program like [`run_with`], with this folder for a player's data.
///
/// # Panics
///
/// As [`run_with`].
pub fn run_in(data: &Path, arguments: &[&str], input: &str) -> Ran {
    let mut child = program(data, arguments).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    // A program that ends early closes its end, which is no fault.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    ended(child, None)
}

/// Runs the program in English with these arguments and answers each of its questions as soon as it stands on the screen.
///
/// `answer` is given all that was said since the last answer, the question last.
///
/// # Panics
///
/// When the program cannot be run, dies instead of ending, or still asks after `most` answers.
pub fn converse(arguments: &[&str], most: usize, mut answer: impl FnMut(&str) -> String) -> Ran {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let mut stdout = child.stdout.take().expect("the output is a pipe");
    let (mut out, mut answered, mut answers) = (Vec::new(), 0, 0);
    let mut chunk = [0; 1 << 16];
    loop {
        let read = stdout.read(&mut chunk).expect("the output can be read");
        if read == 0 {
            break;
        }
        out.extend_from_slice(&chunk[..read]);
        if !ends_with_a_question(&out) {
            continue;
        }
        answers += 1;
        assert!(answers <= most, "{arguments:?}: asks and asks");
        let said = std::str::from_utf8(&out[answered..]).expect("the output is text");
        let line = answer(said) + "\n";
        answered = out.len();
        // A program that ends early closes its end, which is no fault.
        let _ = stdin.write_all(line.as_bytes());
    }
    drop(stdin);
    ended(child, Some(out))
}

/// Whether the last line is a question, which is the one thing after which the line is not broken: `Your choice, 1 to 3: `,
/// `Which cell? (empty: back) `.
fn ends_with_a_question(out: &[u8]) -> bool {
    let line = out.rsplit(|sign| *sign == b'\n').next().unwrap_or_default();
    let numbers = line
        .strip_suffix(b": ")
        .and_then(|line| line.rsplit(|sign| *sign == b' ').next());
    let ends_with_a_number =
        numbers.is_some_and(|word| !word.is_empty() && word.iter().all(u8::is_ascii_digit));
    ends_with_a_number || line.ends_with(b"? (empty: back) ")
}

/// Runs the program and expects status 0.
pub fn done(arguments: &[&str]) -> String {
    let ran = run(arguments);
    assert_eq!(ran.status, 0, "{}", ran.err);
    ran.out
}

/// A folder for the files of one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{name}"));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Writes a file for a test and returns its path as an argument.
pub fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder("files").join(name);
    std::fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("the path is text").to_owned()
}
