//! A virtual display with real keys.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// A virtual display, which goes when the test is through.
pub struct Display {
    server: Child,
    pub name: String,
}

impl Display {
    /// A display that nobody uses yet; none when the machine has no virtual displays.
    pub fn open() -> Option<Self> {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x720x24",
                "-nolisten",
                "tcp",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut number = String::new();
        BufReader::new(server.stdout.take()?)
            .read_line(&mut number)
            .ok()?;
        Some(Self {
            server,
            name: format!(":{}", number.trim()),
        })
    }

    pub fn xdotool(&self, arguments: &[&str]) -> Option<String> {
        let done = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .ok()?;
        done.status
            .success()
            .then(|| String::from_utf8_lossy(&done.stdout).trim().to_owned())
    }

    /// Moves the pointer to a point of the screen and presses its first button there, both long enough for a slow frame to see it.
    pub fn click(&self, [x, y]: [i32; 2]) {
        let (x, y) = (x.to_string(), y.to_string());
        for step in [&["mousemove", &x, &y][..], &["mousedown", "1"], &["mouseup", "1"]] {
            self.xdotool(step);
            thread::sleep(Duration::from_millis(150));
        }
    }

    /// Presses keys one after the other, each long enough for a slow frame to see it. `shift+KEY` holds Shift meanwhile.
    pub fn press(&self, keys: &[&str]) {
        for key in keys {
            let parts: Vec<_> = key.split('+').collect();
            let down = parts.iter().map(|part| ("keydown", *part));
            let up = parts.iter().rev().map(|part| ("keyup", *part));
            for (step, part) in down.chain(up) {
                self.xdotool(&[step, part]);
                thread::sleep(Duration::from_millis(90));
            }
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // Both only fail when the server is gone already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Whether a program is installed.
pub fn is_there(name: &str) -> bool {
    Command::new(name)
        .arg("-version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .stdin(Stdio::null())
        .status()
        .is_ok()
}
