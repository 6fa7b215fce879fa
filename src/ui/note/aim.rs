//! What a note can be about, where it lies, and which of it the pointer is on.

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::HoverMap;
use bevy::prelude::*;
use bevy::text::{ComputedTextBlock, TextLayoutInfo};
use bevy::ui::UiGlobalTransform;

use super::value::ValueNote;
use super::{Matter, Note};
use crate::ui::widget::Tooltip;
use crate::view::terms::TermSpan;

/// What the notes look at on the screen.
#[derive(SystemParam)]
pub(super) struct Aims<'w, 's> {
    hovered: Option<Res<'w, HoverMap>>,
    spans: Query<'w, 's, (&'static TermSpan, &'static ChildOf)>,
    blocks: Query<'w, 's, (&'static ComputedTextBlock, &'static TextLayoutInfo)>,
    nodes: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    remarks: Query<'w, 's, (Option<&'static Tooltip>, Option<&'static ValueNote>)>,
    notes: Query<'w, 's, (), With<Note>>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl Aims<'_, '_> {
    /// What the pointer is on.
    pub(super) fn under_pointer(&self) -> impl Iterator<Item = Entity> {
        let hovered = self.hovered.iter().flat_map(|map| map.values());
        hovered.flat_map(|entities| entities.keys().copied())
    }

    /// What is said of an entity itself: of a term in a text, or of a widget.
    pub(super) fn matter(&self, entity: Entity) -> Option<Matter> {
        if let Ok((span, _)) = self.spans.get(entity) {
            return Some(Matter::Term(span.0));
        }
        match self.remarks.get(entity).ok()? {
            (_, Some(value)) => Some(Matter::Value(Box::new(value.clone()))),
            (Some(Tooltip(remark)), _) => Some(Matter::Remark(remark.clone())),
            _ => None,
        }
    }

    /// The nearest thing that something is said of: the entity itself, or one that it stands on.
    pub(super) fn around(&self, entity: Entity) -> Option<(Entity, Matter)> {
        let mut all = std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        all.find_map(|entity| Some((entity, self.matter(entity)?)))
    }

    /// The note that an entity belongs to.
    pub(super) fn note_of(&self, entity: Entity) -> Option<Entity> {
        let mut all = std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        all.find(|entity| self.notes.contains(*entity))
    }

    /// What an entity lies on at last: its screen, its card, its note.
    pub(super) fn root(&self, entity: Entity) -> Entity {
        self.parents.iter_ancestors(entity).last().unwrap_or(entity)
    }

    /// Whether something is on the screen still.
    pub(super) fn is_there(&self, entity: Entity) -> bool {
        self.remarks.contains(entity)
    }

    /// Where something lies, in logical pixels; a term that a line breaks takes both lines. None once it is gone.
    pub(super) fn rect(&self, entity: Entity) -> Option<Rect> {
        let Ok((_, child_of)) = self.spans.get(entity) else {
            let (node, place) = self.nodes.get(entity).ok()?;
            let whole = Rect::from_center_size(place.translation, node.size());
            return Some(scaled(whole, node.inverse_scale_factor()));
        };
        let text = child_of.parent();
        let (node, place) = self.nodes.get(text).ok()?;
        let (block, layout) = self.blocks.get(text).ok()?;
        let section = block.entities().iter().position(|part| part.entity == entity)?;
        let runs = layout
            .run_geometry
            .iter()
            .filter(|run| run.section_index == section);
        let letters = runs.map(|run| run.bounds).reduce(|all, run| all.union(run))?;
        let corner = place.translation + node.content_box().min;
        let whole = Rect::from_corners(letters.min + corner, letters.max + corner);
        Some(scaled(whole, node.inverse_scale_factor()))
    }
}

fn scaled(rect: Rect, scale: f32) -> Rect {
    Rect::from_corners(rect.min * scale, rect.max * scale)
}
