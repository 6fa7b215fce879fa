//! The real program under a virtual display: real keys lead from the title to the result of a fight, also of three people at one
//! screen, and a real mouse does.
//! And the real program where no window can be opened.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]
#![cfg(all(feature = "window", target_os = "linux"))]

mod display;
mod hands;
mod mouse;
mod program;

use std::fs;
use std::process::{Child, Command};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use display::{Display, is_there};
use program::{Game, PATIENCE};

/// Starts the program where it can open no window; its exit status and what it says.
fn refused(display: &str, variables: &[(&str, &str)]) -> (Option<i32>, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_klingentanz"))
        .env("DISPLAY", display)
        .envs(variables.iter().copied())
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("KLINGENTANZ_ROOT", env!("CARGO_MANIFEST_DIR"))
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("RUST_LOG", "off")
        .output()
        .unwrap();
    (
        done.status.code(),
        String::from_utf8_lossy(&done.stderr).into_owned(),
    )
}

#[test]
fn where_no_window_can_be_opened_one_sentence_says_what_to_do() {
    for display in ["", ":4999"] {
        let (status, said) = refused(display, &[]);
        assert_eq!(status, Some(1), "{said}");
        assert!(said.contains("klingentanz play --text"), "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}

#[test]
fn without_a_graphics_driver_one_sentence_says_what_to_do() {
    let Some(display) = is_there("Xvfb").then(Display::open).flatten() else {
        println!("skipped: no virtual display can be opened");
        return;
    };
    let nothing = [
        ("VK_DRIVER_FILES", "/nonexistent"),
        ("VK_ICD_FILENAMES", "/nonexistent"),
        ("WGPU_BACKEND", "vulkan"),
    ];
    let (status, said) = refused(&display.name, &nothing);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("klingentanz play --text"), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}

/// Two windows that draw without a graphics card would be in each other's way.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// The most of one core that the program may take while nothing moves on its screen.
const AT_REST: f64 = 0.03;

/// Seconds of a processor that a program has used so far.
fn processor_time(program: &Child) -> f64 {
    /// Ticks of a second, which Linux tells programs of whatever its own clock does.
    const TICKS: f64 = 100.0;
    let told = fs::read_to_string(format!("/proc/{}/stat", program.id())).unwrap();
    // The name of the program may hold spaces; the state of it comes first after that.
    let fields: Vec<_> = told.rsplit(')').next().unwrap().split_whitespace().collect();
    let ticks = |field: usize| fields[field].parse::<f64>().unwrap();
    (ticks(11) + ticks(12)) / TICKS
}

/// The share of one core that the program takes while nobody touches it.
fn share_at_rest(game: &Game) -> f64 {
    const SETTLING: Duration = Duration::from_secs(8);
    const LONG_ENOUGH: Duration = Duration::from_secs(10);
    thread::sleep(SETTLING);
    let (before, begun) = (processor_time(&game.program), Instant::now());
    thread::sleep(LONG_ENOUGH);
    (processor_time(&game.program) - before) / begun.elapsed().as_secs_f64()
}

#[test]
fn while_nothing_moves_the_program_takes_hardly_any_of_the_processor() {
    let _alone = ONE_AT_A_TIME.lock();
    let Some((display, mut game)) = opened("rest") else {
        return;
    };
    let mut shares = vec![("title", share_at_rest(&game))];
    enter_set_up(&display, &mut game);
    shares.push(("set-up", share_at_rest(&game)));
    game.wait_for("screen battle", PATIENCE, || display.press(&["Return"]));
    shares.push(("open question", share_at_rest(&game)));
    println!("shares of one core: {shares:?}");
    for (screen, share) in shares {
        assert!(share < AT_REST, "{screen}: {:.1} %", share * 100.0);
    }
    // A sleeping program is awake at once.
    game.lead_focus(&display, "Tab", "");
}

/// A virtual display; none, with a line that says why, where there are none.
fn virtual_display() -> Option<Display> {
    if let Some(missing) = ["Xvfb", "xdotool"].into_iter().find(|name| !is_there(name)) {
        println!("skipped: {missing} is not installed");
        return None;
    }
    let display = Display::open();
    if display.is_none() {
        println!("skipped: no virtual display can be opened");
    }
    display
}

/// A display with the program on it, which has come to its title and has the keyboard; none where there are no virtual displays.
fn opened(name: &str) -> Option<(Display, Game)> {
    let display = virtual_display()?;
    let mut game = Game::start(&display, Game::home(name), &[]);
    game.wait_for("screen title", PATIENCE, || {});
    give_focus(&display);
    Some((display, game))
}

/// Gives the window the keyboard.
fn give_focus(display: &Display) {
    // Without a window manager nobody else gives the window the keyboard.
    let window = display
        .xdotool(&["search", "--sync", "--name", "^Klingentanz$"])
        .unwrap();
    let window = window.lines().last().unwrap().to_owned();
    thread::sleep(Duration::from_secs(1));
    display.xdotool(&["windowfocus", &window]);
}

/// Goes from the title to the set-up. Whoever has never played finds the lesson first there.
fn enter_set_up(display: &Display, game: &mut Game) {
    game.lead_focus(display, "Tab", "Straight into a fight");
    // Once: a second press might find the set-up there already, and begin the fight.
    display.press(&["Return"]);
    game.wait_for("screen setup", PATIENCE, || {});
    thread::sleep(Duration::from_secs(1));
}
