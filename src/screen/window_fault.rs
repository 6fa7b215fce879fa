//! Machines that can open no window: without a display, with one that does not answer, or without a graphics driver.
//!
//! The libraries below the game end in a panic there, each on a thread of its own. Until the first frame this room turns such an
//! end into one sentence that says what to do, and the exit status 1.

use std::env;
use std::panic::{self, PanicHookInfo};
use std::process;
use std::sync::Mutex;

use bevy::prelude::*;

/// What is called when a thread panics.
type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Send + Sync>;

/// What to do where there is no window.
const INSTEAD: &str = "`klingentanz play --text` plays in the terminal";

/// Ends the program with a sentence where no window can be opened, from now to the first frame. Returns what was called before.
pub(super) fn watch() -> Hook {
    if cfg!(target_os = "linux") && !has_display() {
        eprintln!("There is no display here; {INSTEAD}.");
        process::exit(1);
    }
    let before = panic::take_hook();
    panic::set_hook(Box::new(|fault| {
        let reason = fault.payload_as_str().unwrap_or("unknown");
        eprintln!(
            "No window can be opened here, for want of a display or of a graphics driver; {INSTEAD}. The system says: {}",
            reason.lines().next().unwrap_or_default()
        );
        // Other threads may still wait for the one that has ended.
        process::exit(1);
    }));
    before
}

/// With the first frame the window stands; what panics from then on is a fault of the game and says so.
pub(super) fn rest(before: Hook) -> impl FnMut() {
    let before = Mutex::new(Some(before));
    move || {
        if let Some(before) = before.lock().ok().and_then(|mut before| before.take()) {
            panic::set_hook(before);
        }
    }
}

fn has_display() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET")
}
