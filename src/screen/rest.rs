//! Rest: while nothing moves no frame is drawn, and the program sleeps until a hand, a pad or the system wakes it.
//!
//! A frame asks for the next one as long as there is a reason: what is seen has changed, a hand has moved or holds something, happenings
//! are being shown, or the graphics card still learns how to draw something. Whoever waits for time to pass without changing anything,
//! as a tooltip does, writes [`RequestRedraw`] in each frame meanwhile. While the program sleeps no time passes for what it shows.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::Gamepad;
use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::text::{EditableText, TextLayoutInfo};
use bevy::time::TimeSystems;
use bevy::ui::{ScrollPosition, UiGlobalTransform};
use bevy::ui_widgets::ScrollbarThumb;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::input::PadNews;
use crate::view::theme::Fonts;
use crate::view::{Motion, Stage};

/// Frames that are still drawn after the last reason for one: what a press sets going shows only some frames later.
const LINGERING: u8 = 6;

/// How far a stick leans before a hand holds it; one that lies on the table leans a little.
const LEAN: f32 = 0.2;

/// How long the program sleeps when nothing wakes it. It need not wake at all; should ever a reason be missed, it shows by then.
const SLEEP: Duration = Duration::from_secs(60);

pub(super) fn plugin(app: &mut App) {
    let mode = UpdateMode::reactive_low_power(SLEEP);
    app.insert_resource(WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    })
    .init_resource::<Rest>()
    .init_resource::<Learning>()
    .add_systems(First, stop_clocks.after(TimeSystems))
    .add_systems(Last, stay_awake);
    let learning = app.world().resource::<Learning>().clone();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .insert_resource(learning)
            .add_systems(Render, tell_learning.in_set(RenderSystems::Cleanup));
    }
}

/// Whether something moves on the screen.
#[derive(Resource, Debug, Default)]
pub struct Rest {
    /// Frames since the last reason for another one.
    still: u8,
    reason: Option<&'static str>,
}

impl Rest {
    /// Whether another frame is wanted; otherwise the program sleeps until something wakes it.
    pub const fn is_moving(&self) -> bool {
        self.still < LINGERING
    }

    /// The last reason for another frame, in a word for developers.
    pub const fn reason(&self) -> Option<&'static str> {
        self.reason
    }
}

/// Whether the renderer waits for a pipeline, without which it leaves out what it should draw.
#[derive(Resource, Clone, Default)]
struct Learning(Arc<AtomicBool>);

fn tell_learning(pipelines: Res<PipelineCache>, learning: Res<Learning>) {
    let waits = pipelines.waiting_pipelines().next().is_some();
    learning.0.store(waits, Ordering::Relaxed);
}

/// The first frame after a sleep is no later than the last one before it.
fn stop_clocks(
    rest: Res<Rest>,
    mut real: ResMut<Time<Real>>,
    mut game: ResMut<Time<Virtual>>,
    mut time: ResMut<Time>,
) {
    if !rest.is_moving() {
        real.advance_by(Duration::ZERO);
        game.advance_by(Duration::ZERO);
        time.advance_by(Duration::ZERO);
    }
}

/// Whatever has changed of this kind; thumbs of scroll bars are written in each frame, and move only with what they scroll.
type Anew<'w, 's, T> = Query<'w, 's, (), (T, Without<ScrollbarThumb>)>;

/// What may be seen anew.
#[derive(SystemParam)]
struct Sights<'w, 's> {
    layout: Anew<'w, 's, Or<(Changed<Node>, Changed<ComputedNode>, Changed<ScrollPosition>)>>,
    places: Anew<
        'w,
        's,
        Or<(
            Changed<UiGlobalTransform>,
            Changed<GlobalTransform>,
            Changed<Projection>,
        )>,
    >,
    colours: Anew<'w, 's, Or<(Changed<BackgroundColor>, Changed<BorderColor>, Changed<TextColor>)>>,
    // A line to type in is laid out in each frame; it changes with what hands do.
    letters: Anew<'w, 's, (Changed<TextLayoutInfo>, Without<EditableText>)>,
    pictures: Anew<'w, 's, Or<(Changed<ImageNode>, Changed<Sprite>, Changed<InheritedVisibility>)>>,
    images: MessageReader<'w, 's, AssetEvent<Image>>,
    fonts: Option<Res<'w, Fonts>>,
    assets: Res<'w, AssetServer>,
    learning: Res<'w, Learning>,
    stage: Res<'w, Stage>,
    motion: Res<'w, Motion>,
}

impl Sights<'_, '_> {
    /// What moves, in a word.
    fn reason(&mut self) -> Option<&'static str> {
        let has_images = self.images.read().count() > 0;
        let fonts = self.fonts.as_ref();
        let reasons = [
            (
                self.stage.is_moving() || self.motion.current().is_some(),
                "happenings",
            ),
            (has_images, "images"),
            (fonts.is_some_and(|fonts| fonts.are_coming(&self.assets)), "fonts"),
            (self.learning.0.load(Ordering::Relaxed), "renderer"),
            (!self.layout.is_empty(), "layout"),
            (!self.places.is_empty(), "places"),
            (!self.colours.is_empty(), "colours"),
            (!self.letters.is_empty(), "letters"),
            (!self.pictures.is_empty(), "pictures"),
        ];
        reasons
            .into_iter()
            .find(|(moves, _)| *moves)
            .map(|(_, reason)| reason)
    }
}

/// What hands do.
#[derive(SystemParam)]
struct Touches<'w, 's> {
    events: MessageReader<'w, 's, WindowEvent>,
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    wheel: Res<'w, AccumulatedMouseScroll>,
    pads: Query<'w, 's, &'static Gamepad>,
    news: Option<Res<'w, PadNews>>,
}

impl Touches<'_, '_> {
    /// Whether a hand has moved since the last frame, or holds something down.
    fn move_on(&mut self) -> bool {
        let is_told = self.events.read().count() > 0;
        let has_news = self.news.as_ref().is_some_and(|news| news.take());
        let is_held = |pad: &Gamepad| {
            let lean = pad.left_stick().length().max(pad.right_stick().length());
            lean > LEAN || pad.get_pressed().next().is_some() || pad.get_just_released().next().is_some()
        };
        is_told
            || has_news
            || self.keys.get_pressed().next().is_some()
            || self.keys.get_just_released().next().is_some()
            || self.buttons.get_pressed().next().is_some()
            || self.buttons.get_just_released().next().is_some()
            || self.wheel.delta != Vec2::ZERO
            || self.pads.iter().any(is_held)
    }
}

/// Looks for a reason for another frame, and asks for it.
fn stay_awake(
    mut sights: Sights,
    mut touches: Touches,
    mut wishes: ResMut<Messages<RequestRedraw>>,
    mut heard: Local<MessageCursor<RequestRedraw>>,
    mut rest: ResMut<Rest>,
) {
    let is_wished = heard.read(&wishes).count() > 0;
    // Each of them is asked, so that none tells an old reason later.
    let (seen, touched) = (sights.reason(), touches.move_on());
    let reason = seen
        .or(touched.then_some("hands"))
        .or(is_wished.then_some("a wish"));
    if reason.is_some() {
        *rest = Rest { still: 0, reason };
    } else {
        rest.still = rest.still.saturating_add(1);
    }
    if rest.is_moving() {
        wishes.write(RequestRedraw);
        // Its own wish is no reason for another one.
        heard.clear(&wishes);
    } else {
        // Messages grow old with the clock, which stands still now; an old one would wake the program for ever.
        wishes.clear();
    }
}
