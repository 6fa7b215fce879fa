//! Which overlay lies over the map: chosen from a list, by figures, or from one to the next; and the question to the rule
//! system that it stands for. The drawing is left to the view, the legend to `battle_legend.rs`.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::battle::{BattleScreen, measure};
use super::battle_codex::CodexHost;
use super::desk::{Desk, DeskSystems};
use super::key_name::KeyWords;
use super::sheet::Looked;
use super::widget::{column, option_button, panel, scroll_sheet, set_checked, text};
use crate::battle::{Choice, FighterId, Ground, OverlayKind, OverlayWish};
use crate::input::{Action, CardStack, Hands};
use crate::view::camera::PointedCell;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{MapOverlay, Reading, Stage, system_of};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenOverlay>()
        .init_resource::<AskedOverlay>()
        .add_systems(Update, (switch_by_key, mark_chosen).chain())
        .add_systems(Update, ask_overlay.after(DeskSystems))
        // Later than whatever else going back may do: the list must still lie there when that is decided.
        .add_systems(PostUpdate, choose_by_key)
        .add_observer(choose);
}

/// What the player wants to see on the map.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChosenOverlay {
    /// The overlay that stays until it is switched off.
    pub kind: Option<OverlayKind>,
    /// The last one, for those who only want a glance.
    last: Option<OverlayKind>,
    /// Whether it is wanted as long as a key is held.
    peeks: bool,
}

impl ChosenOverlay {
    /// Switches to an overlay, or to none.
    pub fn choose(&mut self, kind: Option<OverlayKind>) {
        self.kind = kind;
        self.last = kind.or(self.last);
    }

    /// The overlay that is to be seen now.
    pub fn shown(&self) -> Option<OverlayKind> {
        let glance = self.peeks.then(|| self.last.unwrap_or(OverlayKind::Reach));
        self.kind.or(glance)
    }

    /// The overlay so many places on in the list, where none stands between the last and the first.
    fn turned(&self, places: usize) -> Option<OverlayKind> {
        let all = OverlayKind::ALL;
        let now = self
            .kind
            .and_then(|kind| all.iter().position(|other| *other == kind));
        let next = (now.map_or(0, |place| place + 1) + places) % (all.len() + 1);
        next.checked_sub(1).map(|place| all[place])
    }
}

/// What the rule system was asked for the overlay that is shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct AskedOverlay(pub Option<OverlayWish>);

/// The list of overlays that is open.
#[derive(Component)]
struct List;

/// A line of the list.
#[derive(Component, Clone, Copy)]
struct Line(Option<OverlayKind>);

/// Opens the list, or closes it.
pub(super) fn toggle_list(world: &mut World) {
    let mut lists = world.query_filtered::<Entity, With<List>>();
    let open: Vec<Entity> = lists.iter(world).collect();
    if open.is_empty() {
        let mut screens = world.query_filtered::<(Entity, &CodexHost), With<BattleScreen>>();
        if let Ok((screen, CodexHost(right))) = screens.single(world) {
            let right = *right;
            open_list(&mut world.commands(), screen, right);
            world.flush();
        }
    }
    for list in open {
        world.despawn(list);
    }
}

/// Lays the list over the map, so many logical pixels from the right edge of the screen.
fn open_list(commands: &mut Commands, screen: Entity, right: f32) {
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(right),
        top: px(measure::TOP),
        max_height: percent(90),
        flex_direction: FlexDirection::Column,
        row_gap: px(2),
        padding: UiRect::axes(px(12), px(8)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    let lines = OverlayKind::ALL.map(Some).into_iter().chain([None]);
    commands.entity(screen).with_children(|screen| {
        screen
            .spawn((List, panel(), TabGroup::modal()))
            .insert(node)
            .with_children(|list| {
                let title = Letters::new(Face::Strong, size::HEADING);
                list.spawn(text("overlay-title", title));
                let pane = Node {
                    min_height: px(0),
                    ..column(0.0)
                };
                list.spawn(pane).with_children(|pane| {
                    pane.spawn(scroll_sheet(2.0)).with_children(|pane| {
                        for (place, kind) in lines.enumerate() {
                            pane.spawn((Line(kind), option_button(line_words(place, kind))))
                                .insert(line_node());
                        }
                    });
                });
                let letters = Letters::new(Face::Text, size::TINY).in_ink(colour::SOFT_INK);
                list.spawn((text(Phrase::plain(""), letters), HINT));
            });
    });
}

/// A line is low, so that the list is no higher than the map of a small window.
fn line_node() -> Node {
    Node {
        min_height: px(29),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(6),
        padding: UiRect::axes(px(10), px(0)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    }
}

/// How to choose by keys.
const HINT: KeyWords = KeyWords::new("overlay-hint", &[("close", &[Action::Overlays])]);

/// A line of the list: figure and name. The figures end with the ninth.
fn line_words(place: usize, kind: Option<OverlayKind>) -> Phrase {
    let name = kind.map_or_else(|| Phrase::key("overlay-off"), words::overlay_name);
    let figure = match (place, kind) {
        (_, None) => "·".to_owned(),
        (9.., _) => "0".to_owned(),
        (place, _) => (place + 1).to_string(),
    };
    Phrase::Row(vec![Phrase::plain(format!("{figure}  ")), name])
}

/// Next, last and held: the overlay without the list.
fn switch_by_key(
    hands: Hands,
    stage: Res<Stage>,
    stack: Res<CardStack>,
    mut chosen: ResMut<ChosenOverlay>,
    mut commands: Commands,
) {
    if stage.battle.is_none() {
        chosen.set_if_neq(ChosenOverlay::default());
        return;
    }
    let peeks = stack.top().is_none() && hands.pressed(Action::PeekOverlay);
    if chosen.peeks != peeks {
        chosen.peeks = peeks;
    }
    if stack.top().is_some() {
        return;
    }
    if hands.just_pressed(Action::Overlays) {
        commands.queue(toggle_list);
    }
    // Shift and the key is the overlay before; it counts as the key alone, too.
    let turned = if hands.just_pressed(Action::PreviousOverlay) {
        OverlayKind::ALL.len()
    } else if hands.just_pressed(Action::NextOverlay) {
        1
    } else {
        return;
    };
    let next = chosen.turned(turned);
    chosen.choose(next);
}

/// While the list lies open, figures choose and its own key or going back closes it.
fn choose_by_key(
    hands: Hands,
    lists: Query<Entity, With<List>>,
    added: Query<(), Added<List>>,
    stack: Res<CardStack>,
    keys: Res<ButtonInput<KeyCode>>,
    mut chosen: ResMut<ChosenOverlay>,
    mut commands: Commands,
) {
    let Ok(list) = lists.single() else { return };
    if !added.is_empty() || stack.top() != Some(list) {
        return;
    }
    let figure = if keys.just_pressed(KeyCode::Digit0) {
        Some(9)
    } else {
        hands.card()
    };
    if let Some(kind) = figure.and_then(|place| OverlayKind::ALL.get(place)) {
        chosen.choose(Some(*kind));
    } else if !hands.just_pressed(Action::Overlays) && !hands.just_pressed(Action::Back) {
        return;
    }
    commands.entity(list).despawn();
}

/// A line of the list has been pressed.
fn choose(
    used: On<Activate>,
    lines: Query<&Line>,
    lists: Query<Entity, With<List>>,
    mut chosen: ResMut<ChosenOverlay>,
    mut commands: Commands,
) {
    if let Ok(line) = lines.get(used.entity) {
        chosen.choose(line.0);
        lists.iter().for_each(|list| commands.entity(list).despawn());
    }
}

/// Shows on the list which overlay is chosen.
fn mark_chosen(
    chosen: Res<ChosenOverlay>,
    lines: Query<(Entity, &Line, Has<bevy::ui::Checked>)>,
    mut commands: Commands,
) {
    for (line, of, is) in &lines {
        set_checked(&mut commands, line, is, of.0 == chosen.kind);
    }
}

/// What the overlay was asked for, and how far the fight had gone.
type Asked = (Option<OverlayWish>, Option<Entity>, usize, u32);

/// Asks the rule system for the overlay when the wish or the battle is another.
fn ask_overlay(world: &mut World, mut asked: Local<Asked>) {
    if world.resource::<Stage>().is_playing() {
        return;
    }
    let (wish, reading) = (wish(world), world.resource::<Reading>());
    let (battle, entries) = (reading.battle, reading.entries);
    let ground = battle.and_then(|battle| world.get::<Ground>(battle));
    let version = ground.map_or(0, |ground| ground.changes.version());
    let now = (wish, battle, entries, version);
    if *asked == now {
        return;
    }
    *asked = now;
    let overlay = wish.zip(battle).and_then(|(wish, battle)| {
        let system = system_of(world, battle)?;
        Some(system.overlay(world, battle, &wish))
    });
    world.insert_resource(AskedOverlay(wish));
    let shown = MapOverlay(overlay);
    if *world.resource::<MapOverlay>() != shown {
        world.insert_resource(shown);
    }
}

/// The question behind the chosen overlay: it is about the fighter who is looked at, else about the one who must choose.
fn wish(world: &World) -> Option<OverlayWish> {
    let kind = world.resource::<ChosenOverlay>().shown()?;
    let (desk, stage) = (world.resource::<Desk>(), world.resource::<Stage>());
    let looked = world.resource::<Looked>().fighter;
    let own = desk.fighter.or(looked);
    let is_other = |id: &FighterId| Some(*id) != own;
    let card = desk.card();
    let mut wish = OverlayWish::of(kind);
    wish.fighter = looked.or(own);
    match kind {
        OverlayKind::Cover => {
            wish.fighter = own;
            wish.target = looked
                .filter(is_other)
                .or_else(|| card.and_then(|card| card.target()));
        }
        OverlayKind::Sight => {
            let pointed = world.resource::<PointedCell>().0;
            let stands = wish.fighter.and_then(|id| stage.figures.get(&id));
            wish.from = pointed.or(desk.goal).or_else(|| stands.map(|figure| figure.at));
        }
        OverlayKind::Reach if wish.fighter == own => {
            wish.gait = card.and_then(|card| match card.offer.choice {
                Choice::Move { gait, .. } => Some(gait),
                _ => None,
            });
        }
        _ => {}
    }
    Some(wish)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlays_follow_each_other_and_none_stands_between_the_last_and_the_first() {
        let mut chosen = ChosenOverlay::default();
        let mut seen = Vec::new();
        for _ in 0..=OverlayKind::ALL.len() {
            let next = chosen.turned(1);
            chosen.choose(next);
            seen.push(next);
        }
        let all: Vec<_> = OverlayKind::ALL.map(Some).into_iter().chain([None]).collect();
        assert_eq!(seen, all);
        let before = chosen.turned(OverlayKind::ALL.len());
        assert_eq!(
            before,
            Some(OverlayKind::Ground),
            "the one before none is the last"
        );
    }

    #[test]
    fn a_glance_shows_the_overlay_that_was_chosen_last() {
        let mut chosen = ChosenOverlay {
            peeks: true,
            ..default()
        };
        assert_eq!(chosen.shown(), Some(OverlayKind::Reach));
        chosen.choose(Some(OverlayKind::Light));
        chosen.choose(None);
        assert_eq!(chosen.shown(), Some(OverlayKind::Light));
        chosen.peeks = false;
        assert_eq!(chosen.shown(), None);
    }
}
