//! A fighter as he is shown: taken from what the rule system tells, led on and back by what happens to him.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::reading::{Reader, Reading};
use crate::battle::{
    Body, FighterId, Happening, Looks, Posture, Readout, SideId, StateSign, Term, WeaponShape,
};
use crate::board::{Cell, Facing};
use crate::rules;
use crate::words::Cast;

/// A fighter as he is shown.
#[derive(Clone, Debug)]
pub struct Figure {
    /// His entity.
    pub entity: Entity,
    /// His side.
    pub side: SideId,
    /// The sign on his badge.
    pub mark: String,
    /// North-west cell of his footprint.
    pub at: Cell,
    /// Cells along each side of his footprint.
    pub size: u8,
    /// Where he looks.
    pub facing: Facing,
    /// How he holds himself.
    pub posture: Posture,
    /// Life now and at most.
    pub life: (i16, i16),
    /// The value that tells of his life.
    pub life_value: Option<Term>,
    /// Initiative; none before it is rolled.
    pub initiative: Option<i16>,
    /// The value that tells of his initiative.
    pub(super) initiative_value: Option<Term>,
    /// Wounds.
    pub wounds: u8,
    /// His body, shield and helmet.
    pub looks: Looks,
    /// Which of the heads of his people he has.
    pub head: u8,
    /// The ready weapon.
    pub weapon: Option<WeaponShape>,
    /// Whether he is still in the fight.
    pub fights: bool,
    /// Whether he is dead.
    pub is_dead: bool,
    /// Whether he is on the map.
    pub present: bool,
    /// The rule system, which knows what his states look like.
    pub(super) system: Term,
    /// The light that he carries.
    pub lamp: Option<Lamp>,
    /// Whether he sits on somebody else, whose token is under his.
    pub rides: bool,
}

/// A light in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lamp {
    /// Whether it burns.
    pub is_lit: bool,
    /// Whether it is a lantern rather than a torch.
    pub is_lantern: bool,
}

/// A fighter of the first side on a cell, for tests.
#[cfg(test)]
pub(super) fn stand_in(at: Cell) -> Figure {
    Figure {
        entity: Entity::PLACEHOLDER,
        side: SideId(0),
        mark: "A".to_owned(),
        at,
        size: 1,
        facing: Facing::E,
        posture: Posture::Standing,
        life: (30, 30),
        life_value: None,
        initiative: None,
        initiative_value: None,
        wounds: 0,
        looks: Looks::default(),
        head: 0,
        weapon: None,
        fights: true,
        is_dead: false,
        present: true,
        system: rules::SYSTEMS[0].id(),
        lamp: None,
        rides: false,
    }
}

impl Figure {
    /// Lets him be what a happening says; what it does not say is taken over when the queue is through.
    pub fn follow(&mut self, happening: &Happening) {
        match happening {
            Happening::Moved { to, facing, .. } => (self.at, self.facing) = (*to, *facing),
            Happening::Turned { facing, .. } => self.facing = *facing,
            Happening::ValueChanged { value, to, .. } if self.life_value == Some(*value) => self.life.0 = *to,
            Happening::ValueChanged { value, to, .. } if self.initiative_value == Some(*value) => {
                self.initiative = Some(*to);
            }
            Happening::InitiativeRolled { points, .. } => self.initiative = Some(points.value()),
            Happening::Wounded { total, .. } => self.wounds = *total,
            Happening::StateChanged { state, on, .. } => self.follow_state(*state, *on),
            _ => {}
        }
    }

    fn follow_state(&mut self, state: Term, on: bool) {
        let sign = rules::system(self.system.0).and_then(|system| system.state_sign(state));
        match (sign, on) {
            (Some(StateSign::Lies), true) => self.posture = Posture::Lying,
            (Some(StateSign::Kneels), true) => self.posture = Posture::Kneeling,
            (Some(StateSign::Lies | StateSign::Kneels), false) => self.posture = Posture::Standing,
            (Some(StateSign::Out), on) => self.fights = !on,
            (Some(StateSign::Dead), on) => (self.fights, self.is_dead) = (!on, on),
            (None, _) => {}
        }
    }

    /// Lets him be what he was before a happening, as far as it tells.
    pub(super) fn go_back(&mut self, happening: &Happening) {
        match happening {
            Happening::Moved { from, .. } => self.at = *from,
            Happening::ValueChanged { value, from, .. } if self.life_value == Some(*value) => {
                self.life.0 = *from;
            }
            Happening::ValueChanged { value, from, .. } if self.initiative_value == Some(*value) => {
                self.initiative = Some(*from);
            }
            Happening::InitiativeRolled { .. } => self.initiative = None,
            Happening::Wounded { wounds, total, .. } => self.wounds = total.saturating_sub(*wounds),
            Happening::StateChanged { state, on, .. } => self.follow_state(*state, !on),
            _ => {}
        }
    }
}

/// Those whom the watching side sees now, as they are.
pub(super) fn figures(reading: &Reading, bodies: &Query<&Body>) -> BTreeMap<FighterId, Figure> {
    all_of(&reading.fighters, reading, bodies)
}

pub(super) fn all_of(
    readers: &BTreeMap<FighterId, Reader>,
    reading: &Reading,
    bodies: &Query<&Body>,
) -> BTreeMap<FighterId, Figure> {
    // Initiative is the value of the sheet that has the same ledger as the rung of the ladder.
    let initiative = reading.ladder.iter().find_map(|rung| {
        let values = &reading.fighters.get(&rung.fighter)?.readout.values;
        let same = values.iter().find(|(_, ledger, _)| *ledger == rung.ledger);
        same.map(|(word, ..)| *word)
    });
    let system = reading.cast().map_or(Term(""), Cast::system);
    let figure = |(id, reader): (&FighterId, &Reader)| {
        let body = bodies.get(reader.entity).ok()?;
        let readout = &reader.readout;
        let is_life = |(_, ledger, most): &&(Term, crate::battle::Ledger, Option<i16>)| {
            (ledger.value(), *most) == (readout.life.0, Some(readout.life.1))
        };
        let own = |term: &Term| readout.values.iter().find(|(word, ..)| word == term);
        let figure = Figure {
            initiative: initiative
                .as_ref()
                .and_then(own)
                .map(|(_, ledger, _)| ledger.value()),
            initiative_value: initiative,
            entity: reader.entity,
            side: reader.side,
            mark: reading.mark(*id).to_owned(),
            at: body.at,
            size: body.size,
            facing: body.facing,
            posture: body.posture,
            life: readout.life,
            life_value: readout.values.iter().find(is_life).map(|(word, ..)| *word),
            wounds: readout.wounds,
            looks: readout.looks,
            head: head_of(*id, readers),
            weapon: readout.silhouette,
            is_dead: is_dead(readout, system),
            fights: readout.fights,
            present: body.present,
            system,
            lamp: reader.lamp,
            rides: body.mount.is_some(),
        };
        Some((*id, figure))
    };
    readers.iter().filter_map(figure).collect()
}

/// Which of the heads of his people a fighter has: one that goes with his name, and each of those who share it another.
fn head_of(id: FighterId, readers: &BTreeMap<FighterId, Reader>) -> u8 {
    let Some(own) = readers.get(&id).map(|reader| &reader.readout.name) else {
        return 0;
    };
    let letters = own.en.bytes().fold(0_u8, u8::wrapping_add);
    let before = readers
        .range(..id)
        .filter(|(_, other)| other.readout.name == *own);
    letters.wrapping_add(before.count() as u8)
}

/// Whether the states of a sheet say that somebody is dead.
fn is_dead(readout: &Readout, system: Term) -> bool {
    let signs = rules::system(system.0);
    let sign = |state: &Term| signs.and_then(|system| system.state_sign(*state));
    readout
        .states
        .iter()
        .any(|state| sign(state) == Some(StateSign::Dead))
}
