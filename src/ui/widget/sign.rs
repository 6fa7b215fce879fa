//! Signs on buttons that are drawn, not written.

use bevy::prelude::*;

use crate::view::{Atelier, Motif, Sign};

/// Width and height of a sign in logical pixels, and the pixels that it is drawn with, so that it is sharp on a large screen, too.
const SIDE: f32 = 20.0;
const DRAWN: u32 = 80;

/// A sign that is yet to be drawn, or has been.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Signed(Sign);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw.before(bevy::ui::UiSystems::Prepare));
}

/// The place of a sign.
pub(super) fn sign(sign: Sign) -> impl Bundle {
    let node = Node {
        width: px(SIDE),
        height: px(SIDE),
        margin: UiRect::axes(px(0), px(3)),
        ..default()
    };
    (node, Signed(sign), Pickable::IGNORE)
}

fn draw(added: Query<(Entity, &Signed), Added<Signed>>, mut atelier: Atelier, mut commands: Commands) {
    for (place, Signed(sign)) in &added {
        let image = ImageNode::new(atelier.motif(Motif::Sign(*sign), DRAWN));
        commands.entity(place).try_insert(image);
    }
}
