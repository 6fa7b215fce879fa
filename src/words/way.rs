//! A way in words: the squares that it leads over, and who may strike at the mover there.

use super::figures::exact_percent;
use super::{Cast, Phrase, cell_name};
use crate::battle::Route;

/// A way: its squares, those that hurt, and the foes who may strike on it with the chance that they hit.
pub fn way(cast: &Cast, route: &Route) -> Phrase {
    let cells = route.steps.iter().map(|step| Phrase::plain(cell_name(step.cell)));
    let led = Phrase::key("words-way").with("cells", Phrase::list(cells, " "));
    let struck = route.strikes.iter().filter_map(|strike| {
        let (_, chance) = strike.odds.chain.last()?;
        let struck = Phrase::key("words-way-struck");
        Some(
            struck
                .with("name", cast.name(strike.by))
                .with("chance", exact_percent(*chance)),
        )
    });
    let harms = route.steps.iter().filter(|step| step.harm.is_some());
    let mut harms = harms.map(|step| Phrase::plain(cell_name(step.cell))).peekable();
    let hurts = harms.peek().is_some().then(|| {
        let cells = Phrase::list(harms.collect::<Vec<_>>(), ", ");
        Phrase::key("overlay-route-harm").with("cells", cells)
    });
    Phrase::list([led].into_iter().chain(hurts).chain(struck), " · ")
}
