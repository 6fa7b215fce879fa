//! Looking back: the banner over the map that says which moment is looked at, and the ways from it: back, on, and to now.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, observe};

use super::battle::{ScreenSystems, moment};
use super::battle_rule::RuleBook;
use super::key_name::KeyWords;
use super::log;
use super::widget::{Skin, Tooltip, focusable, icon_button, row, text};
use crate::battle::Log;
use crate::input::Action;
use crate::view::camera::{CoversMap, MapWindow};
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Glance, Stage, ViewSystems};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Visit>().add_systems(
        Update,
        (keep_banner, name_moment)
            .chain()
            .after(ViewSystems::Play)
            .after(ScreenSystems),
    );
}

/// Whether the fight on the stage is over and somebody has come back to look at it: it is left only when he wants.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visit(pub bool);

/// One of two directions in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To what was before.
    Back,
    /// To what came next.
    On,
}

/// The moment a step from the one that is looked at: after the happening before it, or after it, that the log tells of. Now is none.
pub(super) fn step(way: Way, glance: Glance, stage: &Stage, log: &Log, book: &RuleBook) -> Glance {
    let shown = glance.shown(stage).min(log.entries().len());
    let is_line = |place: &usize| {
        let entry = log.told(*place, stage.watching.0);
        entry.is_some_and(|entry| {
            !log::is_told_elsewhere(&entry, stage) && book.told(&entry.happening).is_some()
        })
    };
    match way {
        Way::Back => {
            // The last line is where one stands.
            let before = (0..shown).rev().filter(is_line).nth(1);
            before.map_or(glance, |place| Glance(Some(place)))
        }
        Way::On => {
            let mut next = (shown..log.entries().len()).filter(is_line);
            Glance(next.next().filter(|_| next.next().is_some()))
        }
    }
}

/// The banner.
#[derive(Component)]
pub struct Banner;

/// The words of the banner that name the moment.
#[derive(Component)]
struct Moment;

/// What leads back to now, with its key.
const NOW: KeyWords = KeyWords::new("battle-look-now", &[("key", &[Action::Back])]);
/// What leads back to the page of the result, with its key.
const RESULT: KeyWords = KeyWords::new("battle-look-result", &[("key", &[Action::Back])]);

/// Lays the banner over the map while somebody looks back, and takes it away afterwards.
fn keep_banner(
    glance: Res<Glance>,
    visit: Res<Visit>,
    maps: Query<Entity, With<MapWindow>>,
    banners: Query<(Entity, &ChildOf), With<Banner>>,
    mut commands: Commands,
) {
    let wanted = maps.single().ok().filter(|_| glance.0.is_some() || visit.0);
    let there = banners.iter().next();
    if there.map(|(_, over)| over.parent()) == wanted && !visit.is_changed() {
        return;
    }
    if let Some((banner, _)) = there {
        commands.entity(banner).despawn();
    }
    if let Some(map) = wanted {
        lay_banner(&mut commands, map, visit.0);
    }
}

fn lay_banner(commands: &mut Commands, map: Entity, is_visit: bool) {
    let band = Node {
        position_type: PositionType::Absolute,
        top: px(8),
        left: px(0),
        right: px(0),
        justify_content: JustifyContent::Center,
        ..default()
    };
    commands
        .spawn((band, Pickable::IGNORE, ChildOf(map), Banner))
        .with_children(|band| {
            let plate = Node {
                padding: UiRect::axes(px(8), px(4)),
                border: UiRect::all(px(size::LINE)),
                border_radius: BorderRadius::all(px(size::CORNER)),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                row_gap: px(4),
                ..row(size::GAP)
            };
            band.spawn((
                plate,
                CoversMap,
                BackgroundColor(colour::PAPER),
                BorderColor::all(colour::ACTIVE),
            ))
            .with_children(|plate| {
                let to = |key, action: &'static [(&'static str, &'static [Action])]| {
                    (Tooltip(Phrase::plain("")), KeyWords::new(key, action))
                };
                plate.spawn((
                    icon_button("‹"),
                    to("battle-look-back", &[("key", &[Action::LookBack])]),
                    observe(go::<true>),
                ));
                plate.spawn((
                    Moment,
                    text(Phrase::plain(""), Letters::new(Face::Strong, size::SMALL)),
                ));
                plate.spawn((
                    icon_button("›"),
                    to("battle-look-on", &[("key", &[Action::LookOn])]),
                    observe(go::<false>),
                ));
                let leave = plate.spawn((way_button(), observe(leave))).id();
                let words = if is_visit { RESULT } else { NOW };
                let letters = Letters::new(Face::Text, size::SMALL);
                plate.commands().entity(leave).with_child((
                    words,
                    text(Phrase::plain(""), letters),
                    TextLayout::no_wrap(),
                ));
            });
        });
}

/// A button whose words name a key.
fn way_button() -> impl Bundle {
    (
        Button,
        Hovered::default(),
        focusable(),
        Skin::PAPER,
        Node {
            min_height: px(size::TOUCH),
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(10), px(2)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        BackgroundColor::default(),
        BorderColor::default(),
    )
}

/// Says which moment is looked at.
fn name_moment(glance: Res<Glance>, stage: Res<Stage>, mut moments: Query<&mut Say, With<Moment>>) {
    let now = match glance.0 {
        Some(_) => Phrase::key("battle-looks-back").with("moment", moment(stage.round, stage.phase)),
        None => Phrase::key("battle-over"),
    };
    for mut said in &mut moments {
        said.set_if_neq(Say(now.clone()));
    }
}

/// A press on one of the two arrows.
fn go<const BACK: bool>(
    _: On<Activate>,
    stage: Res<Stage>,
    logs: Query<&Log>,
    book: RuleBook,
    mut glance: ResMut<Glance>,
) {
    let way = if BACK { Way::Back } else { Way::On };
    if let Some(log) = stage.battle.and_then(|battle| logs.get(battle).ok()) {
        let next = step(way, *glance, &stage, log, &book);
        glance.set_if_neq(next);
    }
}

/// Leaves the past, and a fight that is over besides.
fn leave(_: On<Activate>, mut commands: Commands) {
    commands.queue(|world: &mut World| {
        put_away(world);
    });
}

/// Puts the look back away, and the visit to a fight that is over. Whether there was any.
pub(super) fn put_away(world: &mut World) -> bool {
    let (glance, visit) = (*world.resource::<Glance>(), *world.resource::<Visit>());
    if visit.0 {
        world.insert_resource(Visit(false));
    } else if glance.0.is_some() {
        world.insert_resource(Glance(None));
    }
    visit.0 || glance.0.is_some()
}
