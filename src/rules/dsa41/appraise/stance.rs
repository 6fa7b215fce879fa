//! How a weapon is best held: in one hand or both, or by the blade.

use crate::battle::Slot;

use super::super::fighter::Style;
use super::super::legal;
use super::super::scene::{Scene, Snapshot};
use super::blow::{self, FACES, Rival};

/// Rounds for which a better grip is counted on.
const HORIZON: i64 = 2;

/// The style with the same weapon in which somebody strikes and parries best, if that is better than his own, with what it is worth to change.
///
/// Rule: `VAL-07`, `ACT-12`, `MAN-HALBSCHWERT`.
pub(super) fn better(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Option<(Slot, i64)> {
    let now = grip(own.style());
    let styles = (0..).map(Slot).zip(&own.build.styles);
    let mut others =
        styles.filter(|(slot, style)| grip(style) != now && legal::change_style(own, *slot).is_ok());
    // Hardly anybody has another grip, and nothing is weighed for the others.
    let first = others.next()?;
    let worst = rivals
        .iter()
        .filter(|rival| rival.foe.is_able() && blow::reaches(scene, own, rival.foe))
        .max_by_key(|rival| rival.threat)?;
    let foe = blow::expected(worst.foe);
    let worth = |own: &Snapshot| {
        blow::best_plain(scene, own, &foe, 0) + worst.threat * blow::ward(scene, own, &foe, 0) / FACES
    };
    let usual = worth(own);
    let gain = |slot: Slot| {
        let mut there = own.clone();
        there.hands.style = slot;
        HORIZON * (worth(&there) - usual)
    };
    let slots = std::iter::once(first).chain(others).map(|(slot, _)| slot);
    let best = slots.map(|slot| (slot, gain(slot))).max_by_key(|(_, gain)| *gain);
    best.filter(|(_, gain)| *gain > 0)
}

/// How a style holds its weapon: with both hands, and by the blade.
fn grip(style: &Style) -> (bool, bool) {
    let kind = &style.main().kind;
    (kind.is_two_handed, kind.is_half_sword)
}
