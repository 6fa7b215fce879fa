//! The ranks of a battle: its fighters as plain values, so that not every stage of every step has to fetch them.

use std::sync::Arc;

use bevy::ecs::component::Mutable;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{Body, Roster};

use super::super::fighter::{Condition, Endurance, Hands, Initiative, LifeEnergy, Sheet, Task, Turn, Wounds};
use super::super::scene::{Combatant, Snapshot};

/// The fighters of a battle in the order of its roster.
///
/// The stages read and change them here, and when the step is sealed the components take over what has become of them. Nobody
/// else writes these components (a debug build watches over that), so that they are fetched once for the whole battle.
#[derive(Component, Debug, Default)]
pub(crate) struct Ranks {
    fighters: SmallVec<[Snapshot; 2]>,
    /// The same as the components have them.
    kept: SmallVec<[Snapshot; 2]>,
    /// Who of them was changed in this step.
    touched: SmallVec<[bool; 2]>,
    /// Whether somebody was changed in this step.
    is_stirred: bool,
}

impl Ranks {
    /// Lays the fighters out, unless they are laid out already.
    ///
    /// # Panics
    ///
    /// When a fighter of the roster is gone, and in a debug build when somebody else has written a component of a fighter.
    #[inline]
    pub(crate) fn lay(&mut self, roster: &Roster, components: &Query<Combatant>) {
        if self.fighters.is_empty() {
            self.fetch(roster, components);
        }
        debug_assert!(
            self.agrees(roster, components),
            "the components of a fighter were written behind the back of the rules"
        );
    }

    fn fetch(&mut self, roster: &Roster, components: &Query<Combatant>) {
        let found = components.iter_many(roster.entities());
        self.fighters = found.map(Snapshot::of).collect();
        self.kept = self.fighters.clone();
        self.touched = SmallVec::from_elem(false, roster.len());
        assert_eq!(
            self.fighters.len(),
            roster.len(),
            "a fighter of the roster is gone"
        );
    }

    fn agrees(&self, roster: &Roster, components: &Query<Combatant>) -> bool {
        let found = components.iter_many(roster.entities());
        let mut pairs = self.kept.iter().zip(found);
        pairs.all(|(kept, item)| kept.body == *item.body && kept.shape == item.shape())
    }

    /// The fighters as the resolutions see them.
    pub(crate) fn fighters(&self) -> &[Snapshot] {
        &self.fighters
    }

    /// Who was changed in this step, each with his place.
    pub(crate) fn touched(&self) -> impl Iterator<Item = (usize, &Snapshot)> {
        let all = self.fighters.iter().enumerate();
        all.zip(&self.touched)
            .filter_map(|(fighter, is_touched)| is_touched.then_some(fighter))
    }

    /// The fighter in a place, to be changed.
    #[inline]
    pub(super) fn change(&mut self, place: usize) -> &mut Snapshot {
        self.is_stirred = true;
        self.touched[place] = true;
        &mut self.fighters[place]
    }
}

/// What a fight changes of fighters, each kind for itself: a step changes little of whom it touches.
#[derive(SystemParam)]
pub(super) struct Components<'w, 's> {
    body: Query<'w, 's, &'static mut Body>,
    sheet: Query<'w, 's, &'static mut Sheet>,
    life: Query<'w, 's, &'static mut LifeEnergy>,
    endurance: Query<'w, 's, &'static mut Endurance>,
    wounds: Query<'w, 's, &'static mut Wounds>,
    initiative: Query<'w, 's, &'static mut Initiative>,
    hands: Query<'w, 's, &'static mut Hands>,
    condition: Query<'w, 's, &'static mut Condition>,
    turn: Query<'w, 's, &'static mut Turn>,
    task: Query<'w, 's, &'static mut Task>,
}

impl Components<'_, '_> {
    /// Brings the components of a fighter in line with what has become of him since they were last.
    fn take(&mut self, entity: Entity, kept: &mut Snapshot, now: &Snapshot) {
        // A weapon found in the fight is a new style of the sheet.
        if !Arc::ptr_eq(&kept.build, &now.build)
            && let Ok(mut sheet) = self.sheet.get_mut(entity)
        {
            sheet.0 = Arc::clone(&now.build);
            kept.build = Arc::clone(&now.build);
        }
        if kept.wounds != now.wounds
            && let Ok(mut wounds) = self.wounds.get_mut(entity)
        {
            wounds.0 = now.wounds;
            kept.wounds = now.wounds;
        }
        take(&mut self.body, entity, &mut kept.body, now.body);
        take(&mut self.life, entity, &mut kept.shape.life, now.life);
        take(
            &mut self.endurance,
            entity,
            &mut kept.shape.endurance,
            now.endurance,
        );
        take(
            &mut self.initiative,
            entity,
            &mut kept.shape.initiative,
            now.initiative,
        );
        take(&mut self.hands, entity, &mut kept.shape.hands, now.hands);
        take(
            &mut self.condition,
            entity,
            &mut kept.shape.condition,
            now.condition,
        );
        take(&mut self.turn, entity, &mut kept.shape.turn, now.turn);
        take(&mut self.task, entity, &mut kept.shape.task, now.task);
    }
}

#[inline]
fn take<C>(components: &mut Query<&mut C>, entity: Entity, kept: &mut C, now: C)
where
    C: Component<Mutability = Mutable> + Copy + PartialEq,
{
    if *kept != now
        && let Ok(mut component) = components.get_mut(entity)
    {
        *component = now;
        *kept = now;
    }
}

/// Ends the step for the ranks: the components take over what was changed.
pub(super) fn dismiss(mut battles: Query<(&Roster, &mut Ranks)>, mut components: Components) {
    for (roster, mut ranks) in &mut battles {
        if !ranks.is_stirred {
            continue;
        }
        let Ranks {
            fighters,
            kept,
            touched,
            is_stirred,
        } = &mut *ranks;
        *is_stirred = false;
        for (place, is_touched) in touched.iter_mut().enumerate() {
            if std::mem::take(is_touched) {
                components.take(roster.entities()[place], &mut kept[place], &fighters[place]);
            }
        }
    }
}
