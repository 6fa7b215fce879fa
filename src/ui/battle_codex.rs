//! Rule ids that can be pressed, and the small card that says what a rule is about.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::battle_rule::{RuleBook, Vocabulary};
use super::widget::{Skin, button, card, focusable, text};
use crate::battle::RuleId;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(open_codex).add_observer(close_codex);
}

/// The root of a screen or card with rule ids: their card opens over it, so many logical pixels from its right edge.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct CodexHost(pub f32);

/// A rule id that opens its card.
#[derive(Component, Clone, Debug)]
pub struct RuleLink {
    rule: RuleId,
    /// What the rule is called, where it may be one of another rule system than that on the stage.
    title: Option<Phrase>,
}

impl RuleLink {
    /// The link to a rule of any rule system, with its title.
    pub fn titled(rule: RuleId, title: Phrase) -> Self {
        Self {
            rule,
            title: Some(title),
        }
    }
}

impl From<RuleId> for RuleLink {
    fn from(rule: RuleId) -> Self {
        Self { rule, title: None }
    }
}

/// The card that is open.
#[derive(Component)]
pub struct CodexCard;

/// The button that closes the card.
#[derive(Component)]
struct CloseCodex;

/// The id of a rule at the right end of a line, as wide as it is long.
pub(crate) fn rule_button(parent: &mut ChildSpawnerCommands, link: impl Into<RuleLink>) {
    let link = link.into();
    let id = Phrase::plain(link.rule.0);
    let node = Node {
        flex_shrink: 0.0,
        margin: UiRect::left(auto()),
        justify_content: JustifyContent::End,
        padding: UiRect::new(px(2), px(2), px(0), px(3)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let letters = Letters::new(Face::Figures, size::TINY - 1.5).in_ink(colour::SOFT_INK);
    let looks = (
        node,
        BackgroundColor::default(),
        BorderColor::default(),
        Skin::QUIET,
    );
    parent
        .spawn((link, Button, Hovered::default(), focusable(), looks))
        .with_child((text(id, letters), TextLayout::no_wrap()));
}

fn open_codex(
    used: On<Activate>,
    links: Query<&RuleLink>,
    cards: Query<Entity, With<CodexCard>>,
    screens: Query<(Entity, &CodexHost, Option<&TabGroup>)>,
    book: RuleBook,
    mut commands: Commands,
) {
    let (Ok(link), Ok((screen, host, group))) = (links.get(used.entity), screens.single()) else {
        return;
    };
    cards.iter().for_each(|open| commands.entity(open).despawn());
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(host.0),
        top: px(54),
        width: px(330),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Start,
        row_gap: px(6),
        padding: UiRect::all(px(size::PAD)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    let title = link.title.clone().unwrap_or_else(|| book.title(link.rule));
    commands.entity(screen).with_children(|parent| {
        let mut codex = parent.spawn((CodexCard, card(), GlobalZIndex(60)));
        // Over a card that keeps the focus it keeps it too, and gives it back to the link.
        if group.is_some_and(|group| group.modal) {
            codex.insert(TabGroup::modal());
        }
        codex
            .insert((node, BorderColor::all(colour::INK)))
            .with_children(|card| {
                card.spawn(text(
                    Phrase::plain(link.rule.0),
                    Letters::new(Face::StrongFigures, size::TINY).in_ink(colour::SOFT_INK),
                ));
                card.spawn(text(title, Letters::new(Face::Strong, size::HEADING)));
                card.spawn((CloseCodex, button("battle-codex-close"), AutoFocus));
            });
    });
}

fn close_codex(used: On<Activate>, buttons: Query<(), With<CloseCodex>>, mut commands: Commands) {
    if buttons.contains(used.entity) {
        commands.queue(|world: &mut World| {
            close(world);
        });
    }
}

/// Closes the card that is open, and gives the focus free that had to do with it. Whether there was one.
pub fn close(world: &mut World) -> bool {
    let mut cards = world.query_filtered::<Entity, With<CodexCard>>();
    let open: Vec<_> = cards.iter(world).collect();
    if open.is_empty() {
        return false;
    }
    let focus = world.resource::<InputFocus>().get();
    let is_of_codex = |it: Entity| {
        let widget = world.get_entity(it);
        widget.is_ok_and(|widget| widget.contains::<RuleLink>() || widget.contains::<CloseCodex>())
    };
    if focus.is_some_and(is_of_codex) {
        world.resource_mut::<InputFocus>().clear();
    }
    for card in open {
        world.despawn(card);
    }
    true
}
