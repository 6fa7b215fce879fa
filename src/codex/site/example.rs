//! An example on the site: its steps, each with the little board, what happens and why.

use maud::{Markup, html};

use super::Site;
use crate::battle::Posture;
use crate::board::{Edge, EdgeSide};
use crate::codex::{Example, Played, Step};

/// Side of a square of the board in pixels.
const SIDE: i32 = 36;

impl Site<'_> {
    /// An example; it opens with a press, and shows one step at a time.
    pub(super) fn example(&self, example: &Example, played: &Played) -> Markup {
        html! {
            details.example {
                summary { (self.say("codex-example")) }
                nav {
                    button type="button" aria-label=(self.say("codex-earlier")) { (self.say("codex-step-back")) }
                    output {}
                    button type="button" aria-label=(self.say("codex-later")) { (self.say("codex-step-on")) }
                }
                ol.steps start="0" {
                    @for step in &played.steps {
                        li { (self.step(example, played, step)) }
                    }
                }
            }
        }
    }

    fn step(&self, example: &Example, played: &Played, step: &Step) -> Markup {
        let deed = step.deed.clone().unwrap_or_else(|| "codex-set-up".into());
        html! {
            (board(example, played, step))
            div.told {
                p { strong { (self.say(deed)) } }
                @for line in &step.lines {
                    p { (self.say(line.said.clone())) }
                    @if !line.reasons.is_empty() {
                        ul.reasons {
                            @for reason in &line.reasons {
                                li { (self.say(reason.clone())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The board with everybody on it.
fn board(example: &Example, played: &Played, step: &Step) -> Markup {
    let (columns, rows) = (i32::from(example.size.0), i32::from(example.size.1));
    let (width, height) = (columns * SIDE, rows * SIDE);
    let squares = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
    html! {
        svg width=(width) height=(height) viewBox=(format!("0 0 {width} {height}")) role="img" {
            @for (x, y) in squares {
                rect x=(x * SIDE) y=(y * SIDE) width=(SIDE - 1) height=(SIDE - 1) class=(ground(example, (x as i16, y as i16))) {}
            }
            @for edge in example.edges.iter().flat_map(|(_, edges)| edges) {
                @let ((x1, y1), (x2, y2)) = ends(edge);
                line x1=(x1 * SIDE) y1=(y1 * SIDE) x2=(x2 * SIDE) y2=(y2 * SIDE) class="edge" {}
            }
            @for (id, body) in &step.bodies {
                @let role = played.cast.role(*id);
                @let half = SIDE * i32::from(body.size) / 2;
                @let (x, y) = (i32::from(body.at.x) * SIDE + half, i32::from(body.at.y) * SIDE + half);
                @let side = role.map_or(0, |role| role.side.0 % 2);
                @let flat = if body.posture == Posture::Lying { 2 } else { 1 };
                @let (dx, dy) = body.facing.delta();
                ellipse cx=(x) cy=(y) rx=(half - 3) ry=((half - 3) / flat) class=(format!("side-{side}")) {}
                circle cx=(x + i32::from(dx) * (half - 6)) cy=(y + i32::from(dy) * (half - 6)) r="3" class="nose" {}
                text x=(x) y=(y + 5) text-anchor="middle" { (role.map_or("", |role| role.mark.as_str())) }
            }
        }
    }
}

/// The corners of the grid between which an edge lies.
fn ends(edge: &Edge) -> ((i32, i32), (i32, i32)) {
    let (x, y) = (i32::from(edge.cell.x), i32::from(edge.cell.y));
    match edge.side {
        EdgeSide::North => ((x, y), (x + 1, y)),
        EdgeSide::West => ((x, y), (x, y + 1)),
    }
}

/// The class of a square.
fn ground(example: &Example, at: (i16, i16)) -> &'static str {
    if example.things.iter().any(|(_, cells)| cells.contains(&at)) {
        return "thing";
    }
    match example.cells.iter().rfind(|(cells, _)| cells.contains(&at)) {
        Some((_, facts)) if facts.water_dm > 0 => "water",
        Some((_, facts)) if facts.harm.is_some() => "harm",
        Some(_) => "rough",
        None => "floor",
    }
}
