//! The real program under a virtual display: real keys lead from the title to the result of a fight. And the real program where no
//! window can be opened.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]
#![cfg(all(feature = "window", target_os = "linux"))]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The arguments that open the window and let it say which screen is reached.
const ARGUMENTS: [&str; 1] = ["--report"];
/// How long a screen may take to come up on a slow machine that draws without a graphics card.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long the fight may take.
const LONG_FIGHT: Duration = Duration::from_secs(420);

/// A virtual display, which goes when the test is through.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    /// A display that nobody uses yet; none when the machine has no virtual displays.
    fn open() -> Option<Self> {
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

    fn xdotool(&self, arguments: &[&str]) -> Option<String> {
        let done = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .ok()?;
        done.status
            .success()
            .then(|| String::from_utf8_lossy(&done.stdout).trim().to_owned())
    }

    /// Presses keys one after the other, each long enough for a slow frame to see it. `shift+KEY` holds Shift meanwhile.
    fn press(&self, keys: &[&str]) {
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

/// The program under test with the lines that it reports.
struct Game {
    program: Child,
    lines: Receiver<String>,
    home: PathBuf,
}

impl Game {
    fn start(display: &Display, name: &str) -> Self {
        let home = std::env::temp_dir().join(format!("klingentanz-window-{name}-{}", std::process::id()));
        let settings = home.join("config/klingentanz");
        fs::create_dir_all(&settings).unwrap();
        // Nothing is shown in motion, so that the fight is as long as its choices.
        fs::write(
            settings.join("preferences.ron"),
            "(language: En, tempo: Skip, opponent_tempo: Skip)",
        )
        .unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_klingentanz"))
            .args(ARGUMENTS)
            .env("DISPLAY", &display.name)
            .env("HOME", &home)
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_RUNTIME_DIR", &home)
            .env("KLINGENTANZ_ROOT", env!("CARGO_MANIFEST_DIR"))
            .env_remove("WAYLAND_DISPLAY")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = channel();
        let out = BufReader::new(program.stdout.take().unwrap());
        thread::spawn(move || {
            out.lines()
                .map_while(Result::ok)
                .try_for_each(|line| sender.send(line))
        });
        let err = BufReader::new(program.stderr.take().unwrap());
        thread::spawn(move || {
            err.lines()
                .map_while(Result::ok)
                .for_each(|line| eprintln!("{line}"));
        });
        Self { program, lines, home }
    }

    /// Waits for a line, pressing keys every now and then.
    fn wait_for(&mut self, wanted: &str, patience: Duration, mut meanwhile: impl FnMut()) {
        let begun = Instant::now();
        while begun.elapsed() < patience {
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(line) if line == wanted => return,
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => meanwhile(),
                Err(RecvTimeoutError::Disconnected) => panic!("the program ended before `{wanted}`"),
            }
        }
        panic!("the program did not come to `{wanted}`");
    }

    /// Whether another screen comes within a time.
    fn goes_elsewhere(&mut self, patience: Duration) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < patience {
            let line = self.lines.recv_timeout(Duration::from_millis(50));
            if line.is_ok_and(|line| line.starts_with("screen ")) {
                return true;
            }
        }
        false
    }

    /// Presses a key again and again, each time until the focus has moved, until it stands on the widget with these words.
    fn lead_focus(&mut self, display: &Display, key: &str, words: &str) {
        const WIDGETS: usize = 60;
        for _ in 0..WIDGETS {
            display.press(&[key]);
            let mut moved = None;
            let begun = Instant::now();
            // A slow frame sees the key late; the last line of a quick one is the one that counts.
            while begun.elapsed() < Duration::from_secs(if moved.is_some() { 1 } else { 5 }) {
                match self.lines.recv_timeout(Duration::from_millis(100)) {
                    Ok(line) if line.starts_with("focus ") => moved = Some(line),
                    Err(RecvTimeoutError::Timeout) if moved.is_some() => break,
                    Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => panic!("the program ended before `{words}`"),
                }
            }
            if moved.is_some_and(|line| line.contains(words)) {
                return;
            }
        }
        panic!("the focus did not come to `{words}`");
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = fs::remove_dir_all(&self.home);
    }
}

/// Whether a program is installed.
fn is_there(name: &str) -> bool {
    Command::new(name)
        .arg("-version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .stdin(Stdio::null())
        .status()
        .is_ok()
}

/// The recordings that the player has saved besides those that the shelf numbers.
fn saved(folder: &Path) -> Vec<PathBuf> {
    let files = klingentanz::replay::Shelf::new(folder).files().into_iter();
    files
        .filter(|file| klingentanz::replay::Shelf::number_of(file).is_none())
        .collect()
}

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

/// A display with the program on it, which has come to its title and has the keyboard; none where there are no virtual displays.
fn opened(name: &str) -> Option<(Display, Game)> {
    if let Some(missing) = ["Xvfb", "xdotool"].into_iter().find(|name| !is_there(name)) {
        println!("skipped: {missing} is not installed");
        return None;
    }
    let Some(display) = Display::open() else {
        println!("skipped: no virtual display can be opened");
        return None;
    };
    let mut game = Game::start(&display, name);
    game.wait_for("screen title", PATIENCE, || {});
    // Without a window manager nobody else gives the window the keyboard.
    let window = display
        .xdotool(&["search", "--sync", "--name", "^Klingentanz$"])
        .unwrap();
    let window = window.lines().last().unwrap().to_owned();
    thread::sleep(Duration::from_secs(1));
    display.xdotool(&["windowfocus", &window]);
    Some((display, game))
}

/// Plays a fight with keys alone, from the title to a saved recording, which is the same when it is played again. `choose` presses
/// what is to be chosen on the set-up screen and ends there; the recording names the rule system that is expected.
fn play_and_verify(system: &str, choose: impl Fn(&Display, &mut Game)) {
    let _alone = ONE_AT_A_TIME.lock();
    let Some((display, mut game)) = opened(system) else {
        return;
    };

    enter_set_up(&display, &mut game);
    choose(&display, &mut game);
    // The button that starts the fight has the focus.
    game.wait_for("screen battle", PATIENCE, || display.press(&["Return"]));
    // A figure looks at an answer, and once more takes it: the second of the open group where there is one, else the first. Where it gives
    // up, the game asks once more, and Enter fights on.
    loop {
        game.wait_for("screen result", LONG_FIGHT, || {
            display.press(&["2", "2", "Return", "1", "1"]);
        });
        // A key that was on its way when the fight ended may have begun another one.
        if !game.goes_elsewhere(Duration::from_secs(3)) {
            break;
        }
    }

    let folder = game.home.join("data/klingentanz/recordings");
    let begun = Instant::now();
    game.lead_focus(&display, "Tab", "Save the recording");
    display.press(&["Return"]);
    while saved(&folder).is_empty() && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(200));
    }
    let saved = saved(&folder);
    assert_eq!(saved.len(), 1, "one recording is saved: {saved:?}");
    let recording = klingentanz::replay::load(&saved[0]).unwrap();
    assert!(!recording.intents.is_empty());
    assert_eq!(recording.system, system);
    let mut app = klingentanz::headless_app(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let verdict = klingentanz::replay::verify(app.world_mut(), &recording).unwrap();
    assert!(
        matches!(verdict, klingentanz::replay::Verdict::Same(_)),
        "{verdict:?}"
    );
}

/// Goes from the title to the set-up. Whoever has never played finds the lesson first there.
fn enter_set_up(display: &Display, game: &mut Game) {
    game.lead_focus(display, "Tab", "Straight into a fight");
    // Once: a second press might find the set-up there already, and begin the fight.
    display.press(&["Return"]);
    game.wait_for("screen setup", PATIENCE, || {});
    thread::sleep(Duration::from_secs(1));
}

#[test]
fn keys_lead_from_the_title_through_a_fight_to_its_result_and_a_recording_that_verifies() {
    play_and_verify("dsa41", |_, _| {});
}

#[test]
fn keys_choose_the_second_rule_system_and_lead_through_a_fight_by_it_to_a_recording_that_verifies() {
    play_and_verify("pool", |display, game| {
        game.lead_focus(display, "shift+Tab", "Success pools");
        display.press(&["Return"]);
        thread::sleep(Duration::from_secs(1));
        // What was chosen is kept, and the focus is on the button again.
        game.wait_for("screen title", PATIENCE, || display.press(&["Escape"]));
        enter_set_up(display, game);
    });
}
