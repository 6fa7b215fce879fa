//! Rule ids that can be pressed, and the small card that says what a rule is about.

use std::sync::Arc;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::widget::{Skin, button, card, focusable, remark, row, text};
use crate::battle::RuleId;
use crate::codex::Codex;
use crate::content::root;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(open_codex)
        .add_observer(close_codex)
        .add_observer(read_on);
}

/// Somebody wants to read in the codex: a page, or where it was left.
#[derive(Event, Clone, Copy, Debug)]
pub struct OpenCodex(pub Option<RuleId>);

/// The codex once it has been read.
#[derive(Resource)]
struct Kept(Arc<Codex>);

/// The codex; its files are read when somebody asks for it first. Of broken files the log is told, and their pages are missing.
pub fn shelf(world: &mut World) -> Arc<Codex> {
    if let Some(Kept(codex)) = world.get_resource::<Kept>() {
        return codex.clone();
    }
    let (codex, problems) = Codex::read(world, &root());
    if !problems.is_empty() {
        warn!("{problems}");
    }
    let codex = Arc::new(codex);
    world.insert_resource(Kept(codex.clone()));
    codex
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

/// The button that turns to the whole page in the codex.
#[derive(Component)]
struct ReadOn(RuleId);

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

fn open_codex(used: On<Activate>, links: Query<&RuleLink>, mut commands: Commands) {
    if let Ok(link) = links.get(used.entity) {
        let link = link.clone();
        commands.queue(move |world: &mut World| show(world, &link));
    }
}

/// Lays the card of a rule over its screen: what it says, and the way to its page.
fn show(world: &mut World, link: &RuleLink) {
    let codex = shelf(world);
    let mut screens = world.query::<(Entity, &CodexHost, Option<&TabGroup>)>();
    let Ok((screen, host, group)) = screens.single(world) else {
        return;
    };
    let (right, is_modal) = (host.0, group.is_some_and(|group| group.modal));
    let mut cards = world.query_filtered::<Entity, With<CodexCard>>();
    let open: Vec<_> = cards.iter(world).collect();
    open.into_iter().for_each(|card| {
        world.despawn(card);
    });
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(right),
        top: px(54),
        width: px(360),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Start,
        row_gap: px(6),
        padding: UiRect::all(px(size::PAD)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    let rule = link.rule;
    let titled = link.title.clone().or_else(|| codex.title(rule));
    let title = titled.unwrap_or_else(|| Phrase::plain(rule.0));
    let (page, when) = (codex.page(rule.0), codex.when(rule.0));
    let terms = Terms::of(codex.find(rule.0).map(|(guide, _)| guide.name));
    world.commands().entity(screen).with_children(|parent| {
        let mut card_of_rule = parent.spawn((CodexCard, card(), GlobalZIndex(60)));
        // Over a card that keeps the focus it keeps it too, and gives it back to the link.
        if is_modal {
            card_of_rule.insert(TabGroup::modal());
        }
        card_of_rule
            .insert((node, BorderColor::all(colour::INK)))
            .with_children(|card| {
                card.spawn(text(
                    Phrase::plain(rule.0),
                    Letters::new(Face::StrongFigures, size::TINY).in_ink(colour::SOFT_INK),
                ));
                card.spawn(text(title, Letters::new(Face::Strong, size::HEADING)));
                let said = page.unwrap_or_else(|| "codex-no-page".into());
                card.spawn((text(said, Letters::new(Face::Text, size::SMALL)), terms));
                if let Some(when) = when {
                    card.spawn((remark(Phrase::key("codex-counts").with("text", when)), terms));
                }
                card.spawn(row(size::GAP)).with_children(|line| {
                    line.spawn((CloseCodex, button("battle-codex-close"), AutoFocus));
                    line.spawn((ReadOn(rule), button("codex-read-on")));
                });
            });
    });
    world.flush();
}

/// Turns from the card of a rule to its page.
fn read_on(used: On<Activate>, buttons: Query<&ReadOn>, mut commands: Commands) {
    if let Ok(ReadOn(rule)) = buttons.get(used.entity) {
        let rule = *rule;
        commands.queue(move |world: &mut World| {
            close(world);
            world.trigger(OpenCodex(Some(rule)));
        });
    }
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
        widget.is_ok_and(|widget| {
            widget.contains::<RuleLink>() || widget.contains::<CloseCodex>() || widget.contains::<ReadOn>()
        })
    };
    if focus.is_some_and(is_of_codex) {
        world.resource_mut::<InputFocus>().clear();
    }
    for card in open {
        world.despawn(card);
    }
    true
}
