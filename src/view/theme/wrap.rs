//! Lines of a text break where they were measured to break.
//!
//! Bevy measures a text in the width that the layout gives it, and lays out its letters in that width rounded to whole pixels.
//! Where the rounding takes a part of a pixel away, a line may break once more than was measured, and the text stands on the
//! one below it. So the letters get the width of the measure while they are laid out.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui::widget::text_system;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Narrowed>().add_systems(
        PostUpdate,
        (
            widen.after(UiSystems::Layout).before(text_system),
            narrow.after(text_system),
        ),
    );
}

/// The texts whose width has been rounded down, and that width in physical pixels.
#[derive(Resource, Default)]
struct Narrowed(Vec<(Entity, f32)>);

/// Gives texts the width that they were measured in. That is no change of theirs: they would be laid out anew in every frame.
fn widen(mut narrowed: ResMut<Narrowed>, mut texts: Query<(Entity, &mut ComputedNode), With<Text>>) {
    narrowed.0.clear();
    for (entity, mut node) in &mut texts {
        let node = node.bypass_change_detection();
        if node.size.x < node.unrounded_size.x {
            narrowed.0.push((entity, node.size.x));
            node.size.x = node.unrounded_size.x;
        }
    }
}

/// Gives them their width in whole pixels back.
fn narrow(narrowed: Res<Narrowed>, mut texts: Query<&mut ComputedNode>) {
    for (entity, width) in &narrowed.0 {
        if let Ok(mut node) = texts.get_mut(*entity) {
            node.bypass_change_detection().size.x = *width;
        }
    }
}
