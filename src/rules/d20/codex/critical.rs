//! The numbers on the pages of the chapter `critical`.

use crate::content::Figure;
use crate::rules::d20::data::{Critical, D20Data};
use crate::rules::d20::{attack, roll, spell};

/// The longsword: the page of wider threat ranges shows the feat with it.
const LONGSWORD: &str = "D20-WPN-19";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let all = || data.weapons.values().map(|weapon| weapon.critical);
    let lowest = all().map(|critical| critical.threat).min();
    let times = || all().map(|critical| critical.times);
    let mut figures = vec![
        Figure::number("D20-CRT-01-best", roll::BEST),
        Figure::number("D20-CRT-01-lowest", lowest.unwrap_or_default()),
        Figure::number("D20-CRT-02-best", roll::BEST),
        Figure::number("D20-CRT-02-worst", roll::WORST),
        Figure::number("D20-CRT-03-least", times().min().unwrap_or_default()),
        Figure::number("D20-CRT-03-most", times().max().unwrap_or_default()),
        Figure::number("D20-CRT-04-best", roll::BEST),
        Figure::number("D20-CRT-05-face", spell::CRITICAL.threat),
        Figure::number("D20-CRT-05-times", spell::CRITICAL.times),
    ];
    let sword = data.weapons.get(LONGSWORD).map(|sword| sword.critical);
    figures.extend(sword.into_iter().flat_map(widened));
    figures
}

/// The threat range of a weapon without the feat that doubles it, and with it.
fn widened(critical: Critical) -> [Figure; 2] {
    [
        Figure::number("D20-CRT-06-before", attack::widened(critical, false).threat),
        Figure::number("D20-CRT-06-after", attack::widened(critical, true).threat),
    ]
}
