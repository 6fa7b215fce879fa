//! Says on the standard output which screen is reached, what has the focus, and where on the screen whoever is asked and his nearest foe
//! stand, for tests that act on the window from outside.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use super::Screen;
use crate::board::Cell;
use crate::cli::line;
use crate::ui::desk::Desk;
use crate::view::camera::MapCamera;
use crate::view::say::whole_texts;
use crate::view::{Stage, TILE};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_screen.run_if(state_changed::<Screen>), tell_focus)
            .chain()
            .run_if(resource_exists::<Report>),
    )
    .add_systems(
        Update,
        tell_asked.run_if(resource_exists::<Report>.and_then(in_state(Screen::Battle))),
    );
}

/// Present when the program was asked to report.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Report;

fn tell_screen(screen: Res<State<Screen>>) {
    line(match screen.get() {
        Screen::Title => "screen title",
        Screen::Setup => "screen setup",
        Screen::Battle => "screen battle",
        Screen::Result => "screen result",
        Screen::Review => "screen review",
        Screen::Settings => "screen settings",
    });
}

fn tell_focus(
    focus: Res<InputFocus>,
    mut told: Local<Option<Entity>>,
    texts: Query<AnyOf<(&Text, &TextSpan)>>,
    children: Query<&Children>,
) {
    if *told == focus.get() {
        return;
    }
    *told = focus.get();
    let Some(widget) = *told else {
        return;
    };
    let of = std::iter::once(widget).chain(children.iter_descendants_depth_first(widget));
    let words = whole_texts(of, &texts);
    line(&format!("focus {}", words.join(" ")));
}

/// Whoever is asked and his nearest foe, by the points of the screen that they stand on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    question: (Entity, usize),
    own: IVec2,
    foe: IVec2,
}

fn tell_asked(desk: Res<Desk>, stage: Res<Stage>, camera: Res<MapCamera>, mut told: Local<Option<Asked>>) {
    let asked = desk.seen.zip(desk.fighter).filter(|_| !stage.is_playing());
    let asked = asked.and_then(|(question, own)| {
        let own = stage.figures.get(&own)?;
        let apart = |cell: Cell| (cell.x - own.at.x).abs().max((cell.y - own.at.y).abs());
        let foes = stage.figures.values();
        let foes = foes.filter(|foe| foe.present && foe.fights && foe.side != own.side);
        let foe = foes.min_by_key(|foe| apart(foe.at)).unwrap_or(own);
        let place = |cell: Cell| {
            let middle = Vec2::new(f32::from(cell.x) + 0.5, -(f32::from(cell.y) + 0.5)) * TILE;
            camera.screen_over(middle).as_ivec2()
        };
        Some(Asked {
            question,
            own: place(own.at),
            foe: place(foe.at),
        })
    });
    if asked.is_none() || *told == asked {
        return;
    }
    *told = asked;
    if let Some(Asked { own, foe, .. }) = asked {
        line(&format!("asked {} {} {} {}", own.x, own.y, foe.x, foe.y));
    }
}
