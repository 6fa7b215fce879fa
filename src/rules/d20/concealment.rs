//! Concealment: the chance that a hit misses whom one hardly sees.

use crate::battle::RuleId;

use super::around::Around;
use super::data::State;
use super::scene::{Scene, Snapshot};
use super::{grapple, hide, lamp, rule, spell};

/// The miss chance of thin mist, in percent (`D20-CON-10`).
pub(crate) const LIGHT: u8 = 10;
/// The miss chance of concealment as a rule, in percent (`D20-CON-03`, `D20-CON-07`).
pub(crate) const STANDARD: u8 = 20;
/// The step of mist from which on nobody is seen but neighbours (`D20-CON-10`).
const DENSE: u8 = 3;
/// The miss chance where there is hardly any light, in percent (`D20-CON-10`).
pub(crate) const NEARLY_DARK: u8 = 40;
/// The miss chance against whom one does not see at all, in percent (`D20-CON-06`).
pub(crate) const TOTAL: u8 = 50;

/// Whether somebody does not see another one at all: he is blind, it is dark, the other one is invisible or hides, or something stands
/// between them that hides but does not stop a blow. Those who hold each other know where the other one is.
///
/// Rule: `D20-CON-05`, `D20-CON-07`, `D20-CND-01`, `D20-CND-13`.
pub(crate) fn is_total(scene: &Scene, own: &Snapshot, target: &Snapshot) -> bool {
    if own.id() == target.id() {
        return false;
    }
    scene.is_in(own, State::Blinded)
        || scene.is_in(target, State::Invisible)
        || hide::is_hidden_from(target, own)
        || lamp::miss_percent(scene, own, target) >= TOTAL
        || is_veiled(scene, own, target)
}

/// Whether a blow would get through where no eye does.
fn is_veiled(scene: &Scene, own: &Snapshot, target: &Snapshot) -> bool {
    let pair = scene.pair(own, target);
    !pair.has_sight() && pair.has_effect()
}

/// Whether somebody may choose another one as the target of an attack: he sees him, or they hold each other.
///
/// Rule: `D20-CON-05`, `D20-GRP-02`.
pub(crate) fn may_choose(scene: &Scene, own: &Snapshot, target: &Snapshot) -> bool {
    grapple::are_locked(own, target) || !is_total(scene, own, target)
}

/// The chance in percent that a hit misses: the largest of what hides the target, with its rule.
///
/// Rule: `D20-CON-01` to `D20-CON-03`, `D20-CON-05` to `D20-CON-08`, `D20-CON-10`, `D20-T-LIGHT`, `D20-SIT-D3`, `D20-BRD-20`.
pub(crate) fn miss_percent(scene: &Scene, own: &Snapshot, target: &Snapshot, board: &Around) -> (u8, RuleId) {
    let of_veil = match (board.veil, board.is_touching) {
        (0, _) => (0, rule::D20_CON_01),
        // Leaves hide as much as any mist but the thinnest.
        (1, _) if !board.is_leafy => (LIGHT, rule::D20_CON_10),
        (DENSE.., _) => (STANDARD, rule::D20_CON_10),
        (_, true) => (STANDARD, rule::D20_CON_02),
        (_, false) => (STANDARD, rule::D20_CON_01),
    };
    let is_unseen = is_total(scene, own, target);
    let of_eyes = (if is_unseen { TOTAL } else { 0 }, rule::D20_CON_06);
    let of_light = match lamp::shade(scene, own, target) {
        (NEARLY_DARK, _) => (NEARLY_DARK, rule::D20_CON_10),
        (percent, true) => (percent, rule::D20_T_LIGHT),
        (percent, false) => (percent, rule::D20_CON_07),
    };
    let blurred = spell::gifts(target).filter_map(|(_, gift)| match gift {
        spell::Gift::MissChance(percent) => Some(percent),
        _ => None,
    });
    let of_magic = (blurred.max().unwrap_or(0), rule::D20_CON_08);
    let all = [of_eyes, of_veil, of_light, of_magic];
    let best = all
        .into_iter()
        .reduce(|best, it| if it.0 > best.0 { it } else { best });
    best.unwrap_or(of_veil)
}
