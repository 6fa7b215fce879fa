//! Wakes the program when a pad is used. The system tells a window of its keys and its pointer alone; pads have to be asked, and a
//! program that sleeps asks nobody.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Seconds between two looks when the pads cannot be waited for.
const PAUSE: Duration = Duration::from_millis(50);

/// Whether a pad has been used since somebody asked.
#[derive(Resource, Clone, Debug, Default)]
pub struct PadNews(Arc<AtomicBool>);

impl PadNews {
    /// Whether there is news; it is none any more then.
    pub fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

/// Watches the pads for as long as the program runs. Only the program itself does, which has an event loop that can be woken.
pub fn watch_pads(app: &mut App) {
    app.init_resource::<PadNews>();
    if cfg!(not(target_family = "wasm")) {
        app.add_systems(Startup, wait_for_pads);
    }
}

/// Waits on a thread of its own, which costs nothing until a pad does something. What it did the engine finds out by itself.
fn wait_for_pads(news: Res<PadNews>, event_loop: Res<EventLoopProxyWrapper>) {
    let (news, event_loop) = (news.clone(), (**event_loop).clone());
    thread::spawn(move || {
        // Sticks that tremble are left out; a machine on which no pads can be had has none to wait for.
        let Ok(mut pads) = gilrs::Gilrs::new() else {
            return;
        };
        loop {
            if pads.next_event_blocking(None).is_none() {
                thread::sleep(PAUSE);
                continue;
            }
            news.0.store(true, Ordering::Relaxed);
            if event_loop.send_event(WinitUserEvent::WakeUp).is_err() {
                // The window is closed.
                return;
            }
        }
    });
}
