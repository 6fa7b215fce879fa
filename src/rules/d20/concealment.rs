//! Concealment: the chance that a hit misses whom one hardly sees.

use crate::battle::RuleId;

use super::around::Around;
use super::data::State;
use super::scene::{Scene, Snapshot};
use super::{hide, lamp, rule, spell};

/// The miss chance of thin mist, in percent (`D20-CON-10`).
pub(crate) const LIGHT: u8 = 10;
/// The miss chance of concealment as a rule, in percent (`D20-CON-03`, `D20-CON-07`).
pub(crate) const STANDARD: u8 = 20;
/// The miss chance where there is hardly any light, in percent (`D20-CON-10`).
pub(crate) const NEARLY_DARK: u8 = 40;
/// The miss chance against whom one does not see at all, in percent (`D20-CON-06`).
pub(crate) const TOTAL: u8 = 50;

/// The chance in percent that a hit misses: the largest of what hides the target, with its rule.
///
/// Rule: `D20-CON-01` to `D20-CON-03`, `D20-CON-06` to `D20-CON-08`, `D20-CON-10`.
pub(crate) fn miss_percent(scene: &Scene, own: &Snapshot, target: &Snapshot, board: &Around) -> (u8, RuleId) {
    let of_veil = match (board.veil, board.is_touching) {
        (0, _) => (0, rule::D20_CON_01),
        (1, _) => (LIGHT, rule::D20_CON_10),
        (_, true) => (STANDARD, rule::D20_CON_02),
        (_, false) => (STANDARD, rule::D20_CON_01),
    };
    let is_blind = scene.is_in(own, State::Blinded);
    let is_unseen = scene.is_in(target, State::Invisible) || hide::is_hidden_from(target, own);
    let of_eyes = (if is_blind || is_unseen { TOTAL } else { 0 }, rule::D20_CON_06);
    let of_light = match lamp::miss_percent(scene, own, target) {
        NEARLY_DARK => (NEARLY_DARK, rule::D20_CON_10),
        percent => (percent, rule::D20_CON_07),
    };
    let blurred = spell::gifts(target).filter_map(|(_, gift)| match gift {
        spell::Gift::MissChance(percent) => Some(percent),
        _ => None,
    });
    let of_magic = (blurred.max().unwrap_or(0), rule::D20_CON_08);
    let all = [of_veil, of_eyes, of_light, of_magic];
    let best = all
        .into_iter()
        .reduce(|best, it| if it.0 > best.0 { it } else { best });
    best.unwrap_or(of_veil)
}
