//! What is told of those who fight, answered for every rule system from what it says of a scene.

use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{Fighter, GearShape, Readout, Rung, Sheets};
use crate::content::Words;

use super::{Guest, Scene};

impl<R: Guest> Sheets for R {
    fn readout(&self, world: &World, fighter: Entity) -> Readout {
        let battle = world.get::<Fighter>(fighter).map(|own| (own.battle, own.id));
        let scene = battle.and_then(|(battle, id)| Some((Scene::in_world(world, battle)?, id)));
        let read = scene
            .as_ref()
            .and_then(|(scene, id)| Some(R::readout(scene, scene.get(*id)?)));
        read.unwrap_or_default()
    }

    fn ladder(&self, world: &World, battle: Entity) -> Vec<Rung> {
        Scene::in_world(world, battle).map_or_else(Vec::new, |scene| R::ladder(&scene))
    }

    fn gear(&self, world: &World, battle: Entity, gear: &str) -> Arc<Words> {
        match world.get::<R::Round>(battle) {
            Some(round) => R::gear(round, gear),
            None => R::gear(&R::Round::default(), gear),
        }
    }

    fn gear_shape(&self, world: &World, battle: Entity, gear: &str) -> GearShape {
        world
            .get::<R::Round>(battle)
            .map_or(GearShape::Bundle, |round| R::gear_shape(round, gear))
    }
}
