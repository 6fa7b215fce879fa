//! Runs one target on changed inputs until its time is over, and says which input did harm.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::change::changed;

/// The longest that one input may take, on a slow machine that has other work.
const LONGEST: Duration = Duration::from_secs(20);

/// Most inputs that are changed further because something new was said about them.
const MOST_KEPT: usize = 2_000;

/// Reads every seed as it is, then changed inputs until the time is over.
///
/// `read` answers with what was said about an input. One of which something was said that had not been said before is changed
/// further, so that the hunt gets past the first problem.
///
/// # Panics
///
/// If an input makes `read` panic or takes too long. The input is kept in a file, which is named.
pub fn hunt(name: &str, mut seeds: Vec<Vec<u8>>, mut read: impl FnMut(&[u8]) -> String) {
    seeds.extend(corpus(name));
    assert!(!seeds.is_empty(), "{name}: nothing to begin with");
    let mut said = BTreeSet::new();
    for seed in &seeds {
        said.insert(kind(&tried(name, seed, &mut read)));
    }
    let until = Instant::now() + Duration::from_secs(number("KLINGENTANZ_FUZZ_SECONDS", 10));
    let mut dice = ChaCha8Rng::seed_from_u64(number("KLINGENTANZ_FUZZ_SEED", 1));
    let (mut kept, mut count) = (seeds.clone(), 0_u64);
    while Instant::now() < until {
        let from = &kept[dice.random_range(0..kept.len())];
        let input = changed(from, &seeds, &mut dice);
        if said.insert(kind(&tried(name, &input, &mut read))) && kept.len() < MOST_KEPT {
            kept.push(input);
        }
        count += 1;
    }
    println!("{name}: {count} inputs, {} kinds of answers", said.len());
}

/// What is said about an input.
fn tried(name: &str, input: &[u8], read: &mut impl FnMut(&[u8]) -> String) -> String {
    let begin = Instant::now();
    let answer = catch_unwind(AssertUnwindSafe(|| read(input)));
    let took = begin.elapsed();
    match answer {
        Ok(answer) if took < LONGEST => answer,
        Ok(_) => panic!("{name}: took {took:?} for {}", keep(name, input).display()),
        Err(_) => panic!("{name}: panics at {}", keep(name, input).display()),
    }
}

fn keep(name: &str, input: &[u8]) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{name}"));
    fs::write(&file, input).unwrap();
    file
}

/// An answer without numbers and names, so that answers of one kind are alike.
fn kind(answer: &str) -> String {
    let parts = answer.split('`').step_by(2);
    let plain = parts.flat_map(|part| {
        part.chars()
            .filter(|sign| sign.is_ascii_alphabetic() || *sign == ' ')
    });
    plain.take(400).collect()
}

/// The files of the corpus of a target.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fuzz/corpus")
        .join(name);
    let Ok(files) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

fn number(variable: &str, usual: u64) -> u64 {
    env::var(variable).map_or(usual, |value| value.parse().unwrap())
}
