//! A review as a page of its own, in HTML with the curve as a drawing.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::account::Review;
use super::estimate::Estimate;
use super::reader::Told;
use super::{WHOLE, reader};
use crate::content::{Language, Texts};
use crate::words::Phrase;

/// Width and height of the drawing in its own units.
const DRAWING: (i64, i64) = (1000, 300);

const STYLE: &str = "body{font:17px/1.5 Georgia,serif;max-width:56em;margin:2em auto;padding:0 1em;color:#2a2118;background:#f6efe0}\
h1{font-weight:normal;margin-bottom:0}h2{margin-top:1.6em;font-size:1.15em}table{border-collapse:collapse}td{padding:.15em 1.2em .15em 0}\
td:last-child{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:auto;background:#fffaf0;border:1px solid #b9a988}\
.soft{color:#6b5c48}li{margin:.4em 0}";

/// The page of a review under the title of its level.
pub fn page(review: &Review, told: &Told, title: &Phrase, texts: &Texts, language: Language) -> String {
    let say = |phrase: &Phrase| phrase.said(texts, language);
    let key = |key: &'static str| Phrase::key(key).said(texts, language);
    let list = |lines: &[(usize, Phrase)], none: &'static str| {
        html! {
            @if lines.is_empty() {
                p { (key(none)) }
            } @else {
                ol { @for (_, line) in lines { li { (say(line)) } } }
            }
        }
    };
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (say(title)) " – " (key("review-title")) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (key("review-title")) ": " (say(title)) }
                p.soft { (say(&told.view)) }
                h2 { (key("review-course")) }
                (curve(review, &key("review-course")))
                table {
                    @for (round, chance) in &told.course {
                        tr { td { (say(round)) } td { (say(&reader::estimated(*chance))) } }
                    }
                }
                h2 { (key("review-sums")) }
                table {
                    @for (what, amount) in &told.sums {
                        tr { td { (say(what)) } td { (say(amount)) } }
                    }
                }
                p { (say(&told.rating)) }
                h2 { (key("review-decisions")) }
                (list(&told.marked, "review-no-decisions"))
                h2 { (key("review-throws")) }
                (list(&told.throws, "review-no-throws"))
            }
        }
    }
    .into_string()
}

/// The win chance after each decision and each throw, with its band.
fn curve(review: &Review, label: &str) -> Markup {
    let chances = review.moments.iter().flat_map(|it| [it.before, it.after]);
    let chances: Vec<Estimate> = chances.chain([review.end]).collect();
    let (width, height) = DRAWING;
    let last = (chances.len() as i64 - 1).max(1);
    let point = |(place, chance): (usize, i64)| {
        let across = place as i64 * width / last;
        format!("{across},{}", height - chance.clamp(0, WHOLE) * height / WHOLE)
    };
    let line = |chance: fn(&Estimate) -> i64| -> Vec<String> {
        chances.iter().map(chance).enumerate().map(point).collect()
    };
    let above = line(|it| it.mean + it.band());
    let below = line(|it| it.mean - it.band());
    let band: Vec<String> = above.into_iter().chain(below.into_iter().rev()).collect();
    html! {
        svg viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(label) {
            polygon points=(band.join(" ")) fill="#d9c7a0" {}
            line x1="0" x2=(width) y1=(height / 2) y2=(height / 2) stroke="#b9a988" stroke-dasharray="6 6" {}
            polyline points=(line(|it| it.mean).join(" ")) fill="none" stroke="#7a1f1f" stroke-width="3" {}
        }
    }
}
