//! What is wrong with the rectangles of a screen as it is laid out: texts and widgets that overlap, stick out or are cut, and
//! widgets that nobody can reach.

use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::window::PrimaryWindow;
use klingentanz::view::camera::MapWindow;

use super::game::{Game, whole};

/// Physical pixels that rounding may take on either side.
const ROUNDED: f32 = 1.6;
/// Logical pixels that a pane must show of what it scrolls.
const LEAST_PANE: f32 = 24.0;

/// A text or a widget as it lies on the screen, in physical pixels.
struct Piece {
    entity: Entity,
    /// What it says.
    says: String,
    /// All of it.
    whole: Rect,
    /// What is to be seen of it.
    seen: Rect,
    is_text: bool,
    /// The pane around it that scrolls.
    pane: Option<Entity>,
    /// What it lies on: the root, a card over it, or a remark.
    layer: Entity,
    /// Whether it belongs to the map, where signs may lie over each other.
    is_on_map: bool,
}

/// All that is wrong on the screen, a sentence for each. `place` says where: it begins each sentence.
pub fn faults(game: &mut Game, place: &str) -> Vec<String> {
    let world = game.app.world_mut();
    let window = world
        .query_filtered::<&Window, With<PrimaryWindow>>()
        .single(world)
        .unwrap();
    let window = Rect::from_corners(Vec2::ZERO, window.physical_size().as_vec2());
    let pieces = pieces(world, window);
    let mut found = Vec::new();
    for piece in &pieces {
        found.extend(lies_wrong(world, piece, window));
    }
    found.extend(panes(world, window));
    found.extend(overlaps(world, &pieces));
    found.iter().map(|fault| format!("{place}: {fault}")).collect()
}

/// The widgets that a screen reader has no name for.
pub fn nameless(game: &mut Game) -> Vec<String> {
    let world = game.app.world_mut();
    let mut widgets =
        world.query_filtered::<(Entity, Option<&bevy::a11y::AccessibilityNode>), With<TabIndex>>();
    let widgets: Vec<_> = widgets
        .iter(world)
        .map(|(entity, node)| (entity, node.and_then(|node| node.label().map(str::to_owned))))
        .collect();
    widgets
        .into_iter()
        .filter(|(entity, label)| {
            is_shown(world, *entity) && label.as_ref().is_none_or(|label| label.trim().is_empty())
        })
        .map(|(entity, _)| says(world, entity))
        .collect()
}

/// Whether something has a size and nothing hides it.
fn is_shown(world: &World, entity: Entity) -> bool {
    let has_size = world
        .get::<ComputedNode>(entity)
        .is_some_and(|node| !node.is_empty());
    let is_visible = world
        .get::<InheritedVisibility>(entity)
        .is_none_or(|visibility| visibility.get());
    has_size && is_visible
}

fn ancestors(world: &World, entity: Entity) -> impl Iterator<Item = Entity> {
    std::iter::successors(Some(entity), |below| {
        world.get::<ChildOf>(*below).map(ChildOf::parent)
    })
    .skip(1)
}

/// The words on something and below it.
fn says(world: &World, entity: Entity) -> String {
    let mut words = Vec::new();
    let mut open = vec![entity];
    while let Some(entity) = open.pop() {
        words.extend(whole(world, entity));
        let children = world.get::<Children>(entity).into_iter().flatten();
        open.extend(children.copied().collect::<Vec<_>>().into_iter().rev());
    }
    let words = words.join(" ");
    match words.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words,
    }
}

pub fn rect(world: &World, entity: Entity) -> Rect {
    let (Some(node), Some(place)) = (
        world.get::<ComputedNode>(entity),
        world.get::<UiGlobalTransform>(entity),
    ) else {
        return Rect::EMPTY;
    };
    Rect::from_center_size(place.translation, node.size())
}

/// The cards that take all input.
fn cards(world: &mut World) -> Vec<Entity> {
    let mut groups = world.query::<(Entity, &TabGroup)>();
    let modal = groups.iter(world).filter(|(_, group)| group.modal);
    modal.map(|(card, _)| card).collect()
}

/// Whether something lies on such a card, or none lies there.
fn is_free(world: &World, cards: &[Entity], entity: Entity) -> bool {
    cards.is_empty() || ancestors(world, entity).any(|above| cards.contains(&above))
}

/// The texts and widgets that are shown; beneath a card that takes all input none counts.
fn pieces(world: &mut World, window: Rect) -> Vec<Piece> {
    let mut nodes = world.query_filtered::<Entity, (With<ComputedNode>, Or<(With<Text>, With<TabIndex>)>)>();
    let nodes: Vec<Entity> = nodes.iter(world).collect();
    let mut groups = world.query::<(Entity, &TabGroup)>();
    let cards: Vec<Entity> = groups
        .iter(world)
        .filter(|(_, group)| group.modal)
        .map(|(card, _)| card)
        .collect();
    let is_free =
        |entity: Entity| cards.is_empty() || ancestors(world, entity).any(|above| cards.contains(&above));
    let nodes = nodes
        .into_iter()
        .filter(|entity| is_shown(world, *entity) && is_free(*entity));
    nodes.map(|entity| piece(world, entity, window)).collect()
}

fn piece(world: &World, entity: Entity, window: Rect) -> Piece {
    let whole = rect(world, entity);
    let clip = world
        .get::<CalculatedClip>(entity)
        .map_or(window, |clip| clip.clip);
    let scrolls = |above: &Entity| {
        let node = world.get::<Node>(*above);
        node.is_some_and(|node| node.overflow.y == OverflowAxis::Scroll)
    };
    let is_layer = |above: &Entity| {
        world.get::<GlobalZIndex>(*above).is_some() || world.get::<ChildOf>(*above).is_none()
    };
    let own_layer = std::iter::once(entity)
        .chain(ancestors(world, entity))
        .find(is_layer);
    let is_map = |above: Entity| world.get::<MapWindow>(above).is_some();
    Piece {
        entity,
        says: says(world, entity),
        whole,
        seen: whole.intersect(clip),
        is_text: world.get::<Text>(entity).is_some(),
        pane: ancestors(world, entity).find(scrolls),
        layer: own_layer.unwrap_or(entity),
        is_on_map: ancestors(world, entity).any(is_map),
    }
}

fn is_inside(inner: Rect, outer: Rect) -> bool {
    let outer = outer.inflate(ROUNDED);
    outer.contains(inner.min) && outer.contains(inner.max)
}

/// What is wrong with one piece by itself.
fn lies_wrong(world: &World, piece: &Piece, window: Rect) -> Option<String> {
    let what = if piece.is_text { "the text" } else { "the widget" };
    let says = &piece.says;
    if piece.is_text && piece.says.trim().is_empty() {
        return None;
    }
    if let Some(fault) = is_cut(world, piece) {
        return Some(fault);
    }
    if let Some(pane) = piece.pane {
        // It can be scrolled up and down, but not aside.
        let pane = rect(world, pane);
        let is_aside = piece.whole.min.x < pane.min.x - ROUNDED || piece.whole.max.x > pane.max.x + ROUNDED;
        return is_aside.then(|| {
            format!(
                "{what} “{says}” reaches aside out of its pane: {} in {}",
                told(piece.whole),
                told(pane)
            )
        });
    }
    if !is_inside(piece.whole, window) {
        return Some(format!(
            "{what} “{says}” leaves the window: {}",
            told(piece.whole)
        ));
    }
    if !is_inside(piece.whole, piece.seen) {
        return Some(format!(
            "{what} “{says}” is cut: of {} is seen {}",
            told(piece.whole),
            told(piece.seen)
        ));
    }
    let ground = ground(world, piece.entity)?;
    let around = rect(world, ground);
    (!is_inside(piece.whole, around)).then(|| {
        format!(
            "{what} “{says}” sticks out of what it stands on: {} on {}",
            told(piece.whole),
            told(around)
        )
    })
}

/// A text whose letters need more room than the layout has given it.
fn is_cut(world: &World, piece: &Piece) -> Option<String> {
    let letters = world
        .get::<TextLayoutInfo>(piece.entity)
        .filter(|_| piece.is_text)?;
    let node = world.get::<ComputedNode>(piece.entity)?;
    let needs = letters.size / node.inverse_scale_factor();
    let more = needs - node.size();
    // Where a line breaks, the space at its end hangs out.
    let space = match world.get::<TextFont>(piece.entity)?.font_size {
        FontSize::Px(size) if needs.y > 1.9 * size / node.inverse_scale_factor() => {
            0.3 * size / node.inverse_scale_factor()
        }
        _ => 0.0,
    };
    (more.x > space + ROUNDED || more.y > ROUNDED).then(|| {
        format!(
            "the text “{}” at {} needs {:.0}×{:.0} and has {:.0}×{:.0}",
            piece.says,
            told(piece.whole),
            needs.x,
            needs.y,
            node.size().x,
            node.size().y
        )
    })
}

/// The nearest thing around a piece that has a ground or a line of its own.
fn ground(world: &World, entity: Entity) -> Option<Entity> {
    ancestors(world, entity).find(|above| {
        let ground = world.get::<BackgroundColor>(*above);
        let line = world.get::<BorderColor>(*above);
        let has_width = world
            .get::<ComputedNode>(*above)
            .is_some_and(|node| node.border.min_inset.max_element() > 0.5);
        ground.is_some_and(|ground| ground.0.alpha() > 0.05)
            || has_width && line.is_some_and(|line| line.top.alpha() > 0.05)
    })
}

/// Panes that hold more than they show and show next to nothing, or lie outside of the window.
fn panes(world: &mut World, window: Rect) -> Vec<String> {
    let mut panes = world.query::<(Entity, &Node, &ComputedNode, Option<&CalculatedClip>)>();
    let panes: Vec<_> = panes
        .iter(world)
        .filter(|(_, node, ..)| node.overflow.y == OverflowAxis::Scroll)
        .map(|(entity, _, node, clip)| (entity, *node, clip.map(|clip| clip.clip)))
        .collect();
    let cards = cards(world);
    let mut found = Vec::new();
    for (entity, node, clip) in panes {
        let own = rect(world, entity);
        let hidden = node.content_size().y - node.size().y;
        let is_visible = world
            .get::<InheritedVisibility>(entity)
            .is_none_or(|visibility| visibility.get());
        if hidden < 4.0 || !is_visible || own.width() < 1.0 || !is_free(world, &cards, entity) {
            continue;
        }
        // A pane inside another comes into sight when that one is scrolled.
        let scrolls = |above: &Entity| {
            let node = world.get::<Node>(*above);
            node.is_some_and(|node| node.overflow.y == OverflowAxis::Scroll)
        };
        let is_inner = ancestors(world, entity).any(|above| scrolls(&above));
        let seen = match is_inner {
            true => own,
            false => own.intersect(clip.unwrap_or(window)).intersect(window),
        };
        if seen.height() * node.inverse_scale_factor() < LEAST_PANE || !is_inside(own, seen) {
            found.push(format!(
                "the pane with “{}” shows only {} of {}",
                says(world, entity),
                told(seen),
                told(own)
            ));
        }
    }
    found
}

/// Texts and widgets of one layer that lie over each other though none belongs to the other.
fn overlaps(world: &World, pieces: &[Piece]) -> Vec<String> {
    let is_above = |above: Entity, below: Entity| ancestors(world, below).any(|entity| entity == above);
    let mut found = Vec::new();
    for (place, one) in pieces.iter().enumerate().filter(|(_, piece)| !piece.is_on_map) {
        for other in pieces[place + 1..].iter().filter(|piece| !piece.is_on_map) {
            let common = one.seen.intersect(other.seen);
            let lie_over = common.width() > ROUNDED && common.height() > ROUNDED;
            if !lie_over
                || one.layer != other.layer
                || is_above(one.entity, other.entity)
                || is_above(other.entity, one.entity)
                || one.is_text && one.says.trim().is_empty()
                || other.is_text && other.says.trim().is_empty()
            {
                continue;
            }
            found.push(format!(
                "“{}” {} lies over “{}” {}",
                one.says,
                told(one.seen),
                other.says,
                told(other.seen)
            ));
        }
    }
    found
}

fn told(rect: Rect) -> String {
    format!(
        "({:.0}, {:.0})–({:.0}, {:.0})",
        rect.min.x, rect.min.y, rect.max.x, rect.max.y
    )
}
