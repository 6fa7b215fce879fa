//! What a shooter sees of his target, and his target of him.

use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::terrain::situation::light;
use super::lane;

/// Whether one fighter sees another: a clear line, and near enough in that light.
///
/// Rule: `BRD-18`, `BRD-19`, `SUR-03`.
pub(crate) fn sees(scene: &Scene, viewer: &Snapshot, other: &Snapshot) -> bool {
    light::sees(scene, place::spot(&viewer.body), place::spot(&other.body))
}

/// Whether a target is near enough to be seen in the light that falls on it.
///
/// Rule: `BRD-19`.
pub(super) fn is_near_enough(scene: &Scene, viewer: &Snapshot, other: &Snapshot) -> bool {
    let limit = light::sight_limit(light::level(scene, place::spot(&other.body).place));
    limit.is_none_or(|limit| lane::metres(viewer, other) <= limit)
}
