//! Opens plain files and nothing else: a pipe, a device or a folder in the place of a file is refused without waiting for it.
//!
//! Everything that the game reads from a disk comes in through here, with a limit on its length.

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Read, Result};
use std::path::Path;

/// Reads a plain file whole; none if it is longer than `most` bytes.
///
/// # Errors
///
/// The file cannot be opened or read, or is no plain file.
pub fn read(file: &Path, most: u64) -> Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    open(file)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// Opens a plain file for reading.
///
/// What it is shows before it is opened, since some devices act on being opened, and again afterwards, since it may have been
/// replaced in between.
///
/// # Errors
///
/// The file cannot be opened, or is no plain file.
pub(super) fn open(file: &Path) -> Result<File> {
    is_plain(&std::fs::metadata(file)?)?;
    let mut options = OpenOptions::new();
    options.read(true);
    // Without this, opening a pipe waits for somebody who writes into it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    let open = options.open(file)?;
    is_plain(&open.metadata()?)?;
    Ok(open)
}

fn is_plain(data: &std::fs::Metadata) -> Result<()> {
    if data.is_file() {
        Ok(())
    } else if data.is_dir() {
        Err(Error::new(ErrorKind::IsADirectory, "it is a folder"))
    } else {
        Err(Error::new(ErrorKind::InvalidInput, "it is no plain file"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_its_limit() {
        let file = std::env::temp_dir().join(format!("klingentanz-plain-{}", std::process::id()));
        std::fs::write(&file, "four").unwrap();
        let found = [3, 4, 5, u64::MAX].map(|most| read(&file, most).unwrap());
        std::fs::remove_file(&file).unwrap();
        let four = || Some(b"four".to_vec());
        assert_eq!(found, [None, four(), four(), four()]);
    }

    #[test]
    fn a_folder_is_no_file() {
        let error = read(&std::env::temp_dir(), 10).unwrap_err();
        assert_eq!(error.to_string(), "it is a folder");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_and_a_pipe_are_refused_at_once() {
        let pipe = std::env::temp_dir().join(format!("klingentanz-pipe-{}", std::process::id()));
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        let errors = [&pipe, Path::new("/dev/zero")].map(|file| read(file, 10).unwrap_err().to_string());
        std::fs::remove_file(&pipe).unwrap();
        assert_eq!(errors, ["it is no plain file"; 2]);
    }
}
