//! A whole fight by the mouse alone: every question is answered by pointing at the map.

use std::time::{Duration, Instant};

use klingentanz::replay::Shelf;

use super::hands::only_one;
use super::program::{Game, LONG_FIGHT, PATIENCE};
use super::{ONE_AT_A_TIME, virtual_display};

/// Where whoever is asked and his nearest foe stand on the screen, as the program reports it.
#[derive(Clone, Copy, PartialEq)]
struct Asked {
    own: [i32; 2],
    foe: [i32; 2],
}

fn asked(line: &str) -> Option<Asked> {
    let places = line.strip_prefix("asked ")?;
    let places: Vec<i32> = places.split(' ').map(|place| place.parse().unwrap()).collect();
    let [own_x, own_y, foe_x, foe_y] = places[..] else {
        panic!("two points of the screen: {line}");
    };
    let (own, foe) = ([own_x, own_y], [foe_x, foe_y]);
    Some(Asked { own, foe })
}

#[test]
fn the_mouse_alone_leads_through_a_fight_on_the_map_to_its_result() {
    /// After this time a click has led to nothing, or has to be given again.
    const STILL: Duration = Duration::from_millis(1500);
    let _alone = ONE_AT_A_TIME.lock();
    let Some(display) = virtual_display() else {
        return;
    };
    let arguments = ["play", "levels/01-courtyard", "--seed", "7"];
    let mut game = Game::start(&display, Game::home("mouse"), &arguments);
    game.wait_for("screen battle", PATIENCE, || {});

    let (begun, mut clicks) = (Instant::now(), 0);
    let mut last: Option<Asked> = None;
    // Where pointing at the foe comes to nothing, pointing at oneself says what else there is to do.
    let mut at_oneself = false;
    loop {
        assert!(
            begun.elapsed() < LONG_FIGHT,
            "the fight does not end: {clicks} clicks"
        );
        match game.next_line(STILL) {
            Some(line) if line == "screen result" => break,
            Some(line) => {
                let Some(question) = asked(&line) else {
                    continue;
                };
                last = Some(question);
                at_oneself = false;
            }
            None => at_oneself = !at_oneself && clicks > 0,
        }
        if let Some(Asked { own, foe }) = last {
            display.click(if at_oneself { own } else { foe });
            clicks += 1;
        }
    }
    assert!(clicks > 2, "{clicks} clicks");
    let kept = Shelf::new(game.home.join("data/klingentanz/recordings")).files();
    assert!(only_one(&kept).over);
}
