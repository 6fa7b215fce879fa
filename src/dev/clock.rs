//! How long the start and the frames take: with `KLINGENTANZ_MEASURE=N` in the environment the program measures N frames,
//! prints what it has found and ends.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The variable that asks for a measurement, with the number of frames as its value.
const VARIABLE: &str = "KLINGENTANZ_MEASURE";
/// A frame goes to the graphics driver while the next one is computed, so the first has been drawn when the third begins.
const DRAWN: u32 = 3;
/// Seconds at the beginning that are not counted: shaders, fonts and the pictures of tokens are still being made then.
const WARM_UP: f64 = 4.0;

/// When the program began.
static BEGUN: OnceLock<Instant> = OnceLock::new();

/// Notes when the program began; call it first of all.
pub fn begin() {
    BEGUN.get_or_init(Instant::now);
}

pub(super) fn plugin(app: &mut App) {
    let wanted = std::env::var(VARIABLE)
        .ok()
        .and_then(|wanted| wanted.parse().ok());
    if let Some(wanted) = wanted {
        begin();
        app.insert_resource(Measurement {
            wanted,
            begun: 0,
            first: None,
            last: None,
            frames: Vec::new(),
        })
        .add_systems(First, measure);
    }
}

/// What has been measured so far.
#[derive(Resource)]
struct Measurement {
    wanted: usize,
    begun: u32,
    first: Option<Duration>,
    last: Option<Instant>,
    frames: Vec<Duration>,
}

fn measure(
    mut measurement: ResMut<Measurement>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    // What rests draws no frames that could be measured.
    redraw.write(RequestRedraw);
    let now = Instant::now();
    let since = BEGUN.get().map_or(Duration::ZERO, |begun| now - *begun);
    measurement.begun += 1;
    if measurement.begun == DRAWN {
        measurement.first = Some(since);
    }
    if let Some(last) = measurement.last.replace(now)
        && since.as_secs_f64() > WARM_UP
    {
        measurement.frames.push(now - last);
    }
    if measurement.frames.len() >= measurement.wanted {
        crate::cli::line(&summary(measurement.first, &measurement.frames));
        exit.write(AppExit::Success);
    }
}

/// One line with the time to the first frame, and mean, median, 95th of 100 and longest of the frames.
fn summary(first: Option<Duration>, frames: &[Duration]) -> String {
    let mut sorted: Vec<f64> = frames.iter().map(|frame| frame.as_secs_f64() * 1000.0).collect();
    sorted.sort_by(f64::total_cmp);
    let count = sorted.len();
    let at = |share: usize| sorted.get((count * share / 100).min(count.saturating_sub(1)));
    let mean = sorted.iter().sum::<f64>() / count.max(1) as f64;
    format!(
        "first frame after {:.0} ms; {count} frames: mean {mean:.1} ms, median {:.1} ms, 95 % within {:.1} ms, longest {:.1} ms",
        first.unwrap_or_default().as_secs_f64() * 1000.0,
        at(50).copied().unwrap_or_default(),
        at(95).copied().unwrap_or_default(),
        sorted.last().copied().unwrap_or_default(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_names_the_middle_and_the_longest_frame() {
        let frames: Vec<_> = [30, 10, 20, 90].map(Duration::from_millis).into_iter().collect();
        let said = summary(Some(Duration::from_millis(700)), &frames);
        assert_eq!(
            said,
            "first frame after 700 ms; 4 frames: mean 37.5 ms, median 30.0 ms, 95 % within 90.0 ms, longest 90.0 ms"
        );
    }
}
