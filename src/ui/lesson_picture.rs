//! The picture beside what is read in a lesson: the fighter it is about, the die, the marker of the ladder, a weapon.

use bevy::prelude::*;

use crate::battle::FighterId;
use crate::lesson::Spot;
use crate::view::{Atelier, Motif, Stage};

/// Width of the picture in logical pixels.
const SIDE: f32 = 132.0;
/// Pixels that it is drawn with, so that it is sharp on a large screen, too.
const DRAWN: u32 = 264;

/// Draws the picture for the thing that a page is about; none stands for the questions.
pub(super) fn draw(
    page: &mut ChildSpawnerCommands,
    spot: Option<Spot>,
    learner: FighterId,
    stage: &Stage,
    atelier: &mut Atelier,
) {
    let figure = |id| stage.figures.get(&id);
    let weapon = figure(learner).and_then(|figure| figure.weapon);
    let picture = match (spot, weapon) {
        (Some(Spot::Fighter(id)), _) => {
            figure(FighterId(id)).map(|figure| atelier.token(&figure.guise(figure.facing.index() * 8), DRAWN))
        }
        (Some(Spot::Ladder), _) => Some(atelier.motif(Motif::Marker, DRAWN / 2)),
        (Some(Spot::Dice) | None, _) => Some(atelier.motif(Motif::Die(20), DRAWN)),
        (Some(_), Some(weapon)) => Some(atelier.motif(Motif::Weapon(weapon), DRAWN)),
        (Some(_), None) => None,
    };
    let place = Node {
        width: px(SIDE),
        height: px(SIDE),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    // The marker is a small thing, and stays one.
    let share = if spot == Some(Spot::Ladder) { 50.0 } else { 100.0 };
    let node = Node {
        width: percent(share),
        height: percent(share),
        ..default()
    };
    page.spawn((place, Pickable::IGNORE)).with_children(|place| {
        if let Some(picture) = picture {
            place.spawn((ImageNode::new(picture), node, Pickable::IGNORE));
        }
    });
}
