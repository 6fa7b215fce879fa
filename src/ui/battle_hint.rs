//! The hint: on demand the computer tries the answers to the open question out, a little in each frame, and a sheet over the map names the
//! best of them with their chances to win and the reasons.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::battle_rule::Titles;
use super::desk::{Desk, DeskSystems};
use super::lesson::Teaching;
use super::widget::{card as sheet, column, row, scroll_sheet, text};
use crate::ai::{Counsel, Portion};
use crate::input::{Action, Hands};
use crate::review::{BEST_ANSWERS, Hint, hints};
use crate::view::camera::{CoversMap, MapWindow};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Reading, Stage, system_of};
use crate::words::Phrase;

/// How long trying may hold a frame up; what comes of it does not hang on this.
const HELD_UP: Duration = Duration::from_millis(8);
/// Greatest width of the sheet in logical pixels.
const WIDE: f32 = 560.0;
/// From the edges of the map to the sheet.
const EDGE: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WantedHint>().add_systems(
        Update,
        (ask_by_key, think_on, show_hint).chain().after(DeskSystems),
    );
}

/// The hint that the player has asked for.
#[derive(Resource, Default)]
pub enum WantedHint {
    /// He has not, or what it was about is answered.
    #[default]
    No,
    /// The answers are being tried out.
    Thinking(Box<Counsel>),
    /// What came of it for the cards that lay on the table then.
    Told {
        /// The battle and the length of its log.
        seen: Option<(Entity, usize)>,
        /// What is said above the answers.
        heading: Phrase,
        /// The best answers, the best first.
        hints: Vec<Hint>,
    },
}

impl WantedHint {
    /// How far the trials are, 0 to 100; none where none are under way.
    fn percent(&self) -> Option<u8> {
        match self {
            Self::Thinking(counsel) => Some(counsel.percent()),
            Self::No | Self::Told { .. } => None,
        }
    }
}

fn ask_by_key(hands: Hands, stage: Res<Stage>, mut commands: Commands) {
    if hands.just_pressed(Action::Hint) && !stage.is_playing() {
        commands.queue(toggle);
    }
}

/// Asks for a hint to the open question, or takes it away. A lesson gives its own.
pub(super) fn toggle(world: &mut World) {
    let is_wanted = matches!(*world.resource::<WantedHint>(), WantedHint::No);
    let is_asked = world.resource::<Desk>().fighter.is_some() && !world.contains_resource::<Teaching>();
    let battle = world.resource::<Stage>().battle;
    let counsel = battle
        .filter(|_| is_wanted && is_asked)
        .and_then(|battle| Counsel::begin(world, battle));
    let wanted = counsel.map_or(WantedHint::No, |counsel| WantedHint::Thinking(Box::new(counsel)));
    *world.resource_mut::<WantedHint>() = wanted;
}

/// Goes on with the trials, and forgets them as soon as the question is another one.
fn think_on(world: &mut World) {
    match world.resource::<WantedHint>() {
        WantedHint::No => return,
        WantedHint::Told { seen, .. } if *seen == world.resource::<Desk>().seen => return,
        WantedHint::Told { .. } | WantedHint::Thinking(_) => {}
    }
    let wanted = std::mem::take(&mut *world.resource_mut::<WantedHint>());
    let (WantedHint::Thinking(mut counsel), Some(battle)) = (wanted, world.resource::<Stage>().battle) else {
        return;
    };
    if !counsel.is_asked(world, battle) || world.resource::<Desk>().fighter.is_none() {
        return;
    }
    let begun = Instant::now();
    while !counsel.is_done() && begun.elapsed() < HELD_UP {
        counsel.advance(Portion(1));
    }
    let next = match counsel.is_done() {
        true => told(world, battle, *counsel),
        false => WantedHint::Thinking(counsel),
    };
    world.write_message(RequestRedraw);
    *world.resource_mut::<WantedHint>() = next;
}

fn told(world: &World, battle: Entity, counsel: Counsel) -> WantedHint {
    let rounds = counsel.rounds();
    let tried = counsel.tried(world);
    let reading = world.resource::<Reading>();
    let (Some(system), Some(cast)) = (system_of(world, battle), reading.cast()) else {
        return WantedHint::No;
    };
    let heading = match tried.len() {
        0 => Phrase::key("review-hint-none"),
        1 => Phrase::key("review-hint-only"),
        _ => Phrase::key("review-hint-heading").with("rounds", rounds),
    };
    let titles = world.resource::<Titles>();
    WantedHint::Told {
        seen: world.resource::<Desk>().seen,
        heading,
        hints: hints(
            (world, battle),
            system,
            cast,
            &|rule| titles.title(rule),
            (&tried, BEST_ANSWERS),
        ),
    }
}

/// The sheet of the hint.
#[derive(Component)]
struct Sheet;

/// Lays the sheet over the map, or takes it away.
fn show_hint(
    wanted: Res<WantedHint>,
    windows: Query<Entity, With<MapWindow>>,
    sheets: Query<Entity, With<Sheet>>,
    mut drawn: Local<Option<u8>>,
    mut commands: Commands,
) {
    let done = wanted.percent();
    let is_there = !sheets.is_empty();
    let is_same = match *wanted {
        WantedHint::No => !is_there,
        WantedHint::Thinking(_) => is_there && *drawn == done,
        WantedHint::Told { .. } => is_there && drawn.is_none(),
    };
    if is_same {
        return;
    }
    *drawn = done;
    sheets.iter().for_each(|sheet| commands.entity(sheet).despawn());
    let Ok(window) = windows.single() else { return };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(EDGE),
        top: px(EDGE),
        max_width: px(WIDE),
        max_height: percent(80),
        padding: UiRect::axes(px(12), px(8)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..column(size::HAIR)
    };
    let lay = |draw: &dyn Fn(&mut ChildSpawnerCommands), commands: &mut Commands| {
        let laid = commands
            .spawn((Sheet, CoversMap, sheet(), GlobalZIndex(18)))
            .insert((node.clone(), BorderColor::all(colour::INK)))
            .with_children(|sheet| {
                sheet
                    .spawn(scroll_sheet(size::HAIR))
                    .with_children(|list| draw(list));
            })
            // Below the sheet lies the map, which takes a press on it for its own.
            .observe(|mut press: On<Pointer<Press>>| press.propagate(false))
            .observe(|mut click: On<Pointer<Click>>| click.propagate(false))
            .id();
        commands.entity(window).add_child(laid);
    };
    match &*wanted {
        WantedHint::No => {}
        WantedHint::Thinking(counsel) => {
            let said = Phrase::key("review-hint-progress").with("percent", i16::from(counsel.percent()));
            lay(&|list| title(list, said.clone()), &mut commands);
        }
        WantedHint::Told { heading, hints, .. } => {
            lay(&|list| draw(list, heading, hints), &mut commands);
        }
    }
}

fn title(list: &mut ChildSpawnerCommands, said: Phrase) {
    list.spawn(text(said, Letters::new(Face::Strong, size::SMALL)));
}

fn draw(list: &mut ChildSpawnerCommands, heading: &Phrase, hints: &[Hint]) {
    let letters = Letters::new(Face::Slanted, size::TINY).in_ink(colour::SOFT_INK);
    list.spawn(text(heading.clone(), letters));
    for hint in hints {
        let line = Node {
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Baseline,
            ..row(size::GAP)
        };
        list.spawn((line, Pickable::IGNORE)).with_children(|line| {
            line.spawn((
                text(hint.answer.clone(), Letters::new(Face::Strong, size::SMALL)),
                Terms::default(),
            ));
            if let Some(chance) = hint.chance.clone() {
                line.spawn(text(chance, Letters::new(Face::Text, size::TINY + 0.5)));
            }
        });
        let letters = Letters::new(Face::Text, size::TINY).in_ink(colour::SOFT_INK);
        list.spawn((text(hint.why.clone(), letters), Terms::default()));
    }
}
