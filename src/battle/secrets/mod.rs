//! Hidden information: what each side of a battle sees, has seen and has never seen. The same for every rule system, which says
//! only who has eyes, what burns and how far one sees in which light.
//!
//! A battle without secrets keeps nothing here and pays for nothing.

mod field;
mod memory;
mod told;

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use super::event::Happening;
use super::ground::Ground;
use super::id::{FighterId, RuleId, SideId};
use super::movable::Movables;
use super::roster::{Body, Sides};
use crate::board::{Cell, Footprint, Glow, LightBook, Measure};

use field::{Field, Heights};
pub use memory::{LastSeen, Memory, SideView};
pub use told::Veil;

/// The rule of what a side sees.
pub const SIDE_VIEW: RuleId = RuleId("BD-VIS-04");

/// The rule of what stops a mover.
pub const INTERRUPT: RuleId = RuleId("BD-MOV-05");

/// How far one sees in the light of a target: cells by the measure of the rule system, from day to dark; none is no limit.
///
/// Rule: `BD-VIS-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightLimits {
    /// How the rule system counts its ranges.
    pub measure: Measure,
    /// The limit for each step of light, 0 day to 4 dark.
    pub cells: [Option<u16>; 5],
}

/// A fighter as far as sight is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onlooker {
    /// Who.
    pub id: FighterId,
    /// His side.
    pub side: SideId,
    /// His body.
    pub body: Body,
    /// Whether he is awake and sees.
    pub sees: bool,
}

impl Onlooker {
    const fn place(&self) -> Footprint {
        Footprint::new(self.body.at, self.body.size)
    }
}

/// What the sides of a battle know of each other; nothing in a battle without secrets.
///
/// Rule: `BD-LVL-16`, `BD-VIS-04`, `BD-VIS-05`.
#[derive(Component, Debug, Default)]
pub struct Secrets(Option<Box<Kept>>);

#[derive(Debug)]
struct Kept {
    views: Vec<SideView>,
    hiding: Vec<Hiding>,
    /// Foes whom a side has come to see since somebody asked last.
    spotted: Vec<(SideId, FighterId)>,
    /// Whether somebody has found one who hides since the last look.
    has_found: bool,
    /// Everything that sight hangs on, as it was at the last look.
    last: Option<Looked>,
    fields: Vec<Field>,
    light: LightBook,
    heights: Heights,
}

/// Somebody who hides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Hiding {
    id: FighterId,
    /// The sides that have found him, one bit for each.
    found: u32,
    /// The round in which he last tried to move unheard, and with how many points; none where he failed.
    stealth: Option<(u16, Option<i16>)>,
    /// Who has had a chance to notice him in that round.
    glances: Vec<FighterId>,
}

/// What sight hangs on.
#[derive(Debug, PartialEq, Eq)]
struct Looked {
    version: u32,
    movables: Movables,
    all: Vec<Onlooker>,
}

/// Somebody came into the sight of a side or left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightChange {
    /// The side that sees.
    pub side: SideId,
    /// Who.
    pub fighter: FighterId,
    /// Whether he is seen now.
    pub seen: bool,
    /// Where he is, or was when he was last seen.
    pub at: Cell,
}

impl SightChange {
    /// The change as it stands in the log.
    pub(crate) const fn happening(self) -> Happening {
        Happening::SightChanged {
            side: self.side,
            fighter: self.fighter,
            seen: self.seen,
            at: self.at,
            rule: SIDE_VIEW,
        }
    }
}

/// What a side is, in a word of bits.
const fn bit(side: SideId) -> u32 {
    1 << (if side.0 < 31 { side.0 } else { 31 })
}

impl Secrets {
    /// What the sides know before anybody has looked; nothing is kept where the level has no secrets.
    pub fn of(sides: &Sides, ground: &Ground) -> Self {
        if !ground.setting.secrets {
            return Self::default();
        }
        let views = sides.iter().map(|(side, _)| SideView::new(side, ground));
        Self(Some(Box::new(Kept {
            views: views.collect(),
            hiding: ground.setting.hidden.iter().map(|id| Hiding::new(*id)).collect(),
            spotted: Vec::new(),
            has_found: false,
            last: None,
            fields: Vec::new(),
            light: LightBook::default(),
            heights: Heights::default(),
        })))
    }

    /// Whether the sides hide anything from each other.
    #[inline]
    pub const fn are_kept(&self) -> bool {
        self.0.is_some()
    }

    /// What a side knows; none where there are no secrets.
    pub fn view(&self, side: SideId) -> Option<&SideView> {
        self.0.as_ref()?.views.get(usize::from(side.0))
    }

    /// What a reader knows of a battle of a world; none where he knows everything.
    pub fn known_in(world: &World, battle: Entity, reader: Option<SideId>) -> Option<&SideView> {
        world.get::<Self>(battle)?.view(reader?)
    }

    /// Whether a reader sees a fighter of a battle of a world.
    pub fn shows(world: &World, battle: Entity, reader: Option<SideId>, fighter: FighterId) -> bool {
        Self::known_in(world, battle, reader).is_none_or(|view| view.sees(fighter))
    }

    /// Whether a side sees a fighter now; where there are no secrets everybody is seen.
    pub fn sees(&self, side: SideId, fighter: FighterId) -> bool {
        self.view(side).is_none_or(|view| view.sees(fighter))
    }

    /// Whether a fighter hides and a side has not found him yet.
    pub fn is_hidden_from(&self, side: SideId, fighter: FighterId) -> bool {
        self.0.as_ref().is_some_and(|kept| kept.hides(side, fighter))
    }

    /// Whether a fighter hides from somebody.
    pub fn hides(&self, fighter: FighterId) -> bool {
        let hiding = self.0.iter().flat_map(|kept| &kept.hiding);
        hiding.into_iter().any(|hiding| hiding.id == fighter)
    }

    /// Lets a side find somebody who hides; answers whether it had not yet.
    pub fn find(&mut self, side: SideId, fighter: FighterId) -> bool {
        let Some(kept) = &mut self.0 else { return false };
        let Some(hiding) = kept.hiding.iter_mut().find(|hiding| hiding.id == fighter) else {
            return false;
        };
        let is_new = hiding.found & bit(side) == 0;
        hiding.found |= bit(side);
        kept.has_found |= is_new;
        is_new
    }

    /// Whether a cell of a place lies in the view of a fighter, be it that somebody hides there.
    pub fn has_in_view(&self, eye: FighterId, place: Footprint) -> bool {
        let Some(kept) = &self.0 else { return true };
        let field = kept.fields.iter().find(|field| field.eye == eye);
        let view = kept.views.first();
        let mut cells = place.cells().filter_map(|cell| view?.index(cell));
        field.is_some_and(|field| cells.any(|cell| field.cells[cell]))
    }

    /// Whether two fighters see each other with their own eyes, so that each knows the other one to know of him, and so does everybody who sees
    /// both; everybody does where there are no secrets. What friends see from where nobody sees them has no part in it.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn see_each_other(&self, one: FighterId, other: FighterId) -> bool {
        let Some(kept) = &self.0 else { return true };
        let all = kept.last.iter().flat_map(|last| &last.all);
        let find = |id: FighterId| all.clone().find(|it| it.id == id);
        let (Some(one), Some(other)) = (find(one), find(other)) else {
            return false;
        };
        let sees = |eye: &Onlooker, there: &Onlooker| {
            !kept.hides(eye.side, there.id) && self.has_in_view(eye.id, there.place())
        };
        sees(one, other) && sees(other, one)
    }

    /// With how many points somebody moves unheard in a round, if he has tried already; none of them where he failed.
    pub fn stealth(&self, fighter: FighterId, round: u16) -> Option<Option<i16>> {
        let hiding = self
            .0
            .as_ref()?
            .hiding
            .iter()
            .find(|hiding| hiding.id == fighter)?;
        let (tried, points) = hiding.stealth?;
        (tried == round).then_some(points)
    }

    /// Notes with how many points somebody moves unheard in a round; others have a new chance to notice him.
    pub fn set_stealth(&mut self, fighter: FighterId, round: u16, points: Option<i16>) {
        let hiding = self.0.iter_mut().flat_map(|kept| &mut kept.hiding);
        if let Some(hiding) = hiding.into_iter().find(|hiding| hiding.id == fighter) {
            hiding.stealth = Some((round, points));
            hiding.glances.clear();
        }
    }

    /// Whether a foe has his first chance in this round to notice somebody who hides; he has had it then.
    pub fn is_first_glance(&mut self, fighter: FighterId, foe: FighterId) -> bool {
        let hiding = self.0.iter_mut().flat_map(|kept| &mut kept.hiding);
        let Some(hiding) = hiding.into_iter().find(|hiding| hiding.id == fighter) else {
            return false;
        };
        let is_first = !hiding.glances.contains(&foe);
        if is_first {
            hiding.glances.push(foe);
        }
        is_first
    }

    /// The foes whom a side has come to see since it was asked last.
    pub fn take_spotted(&mut self, side: SideId) -> Vec<FighterId> {
        let Some(kept) = &mut self.0 else {
            return Vec::new();
        };
        let (own, others) = kept.spotted.iter().partition(|(by, _)| *by == side);
        kept.spotted = others;
        let own: Vec<(SideId, FighterId)> = own;
        own.into_iter().map(|(_, fighter)| fighter).collect()
    }

    /// Looks around with all eyes if anything has changed since the last look; answers who came into sight of whom and who left
    /// it, by sides and then by fighters.
    ///
    /// Rule: `BD-VIS-03`, `BD-VIS-04`.
    pub fn look(
        &mut self,
        ground: &Ground,
        round: u16,
        all: Vec<Onlooker>,
        (limits, glows): (&SightLimits, Vec<Glow>),
    ) -> Vec<SightChange> {
        let Some(kept) = &mut self.0 else {
            return Vec::new();
        };
        let now = Looked {
            version: ground.changes.version(),
            movables: ground.movables.clone(),
            all,
        };
        if kept.last.as_ref() == Some(&now) && !kept.has_found {
            return Vec::new();
        }
        kept.see(ground, &now.all, (limits, glows));
        let changes = kept.remember(ground, round, &now.all);
        kept.has_found = false;
        if kept.last.replace(now).is_none() {
            // What is seen when the fight begins is no news.
            return Vec::new();
        }
        let spotted = changes.iter().filter(|change| change.seen);
        kept.spotted
            .extend(spotted.map(|change| (change.side, change.fighter)));
        changes
    }
}

impl Hiding {
    const fn new(id: FighterId) -> Self {
        Self {
            id,
            found: 0,
            stealth: None,
            glances: Vec::new(),
        }
    }
}

impl Kept {
    fn hides(&self, side: SideId, fighter: FighterId) -> bool {
        let known = self.hiding.iter().find(|hiding| hiding.id == fighter);
        known.is_some_and(|hiding| hiding.found & bit(side) == 0)
    }

    /// Works out the field of every pair of eyes that has moved, or of all where the light or the map has changed.
    fn see(&mut self, ground: &Ground, all: &[Onlooker], (limits, glows): (&SightLimits, Vec<Glow>)) {
        let version = ground.changes.version();
        if self.light.refresh(version, limits.measure, glows) {
            self.fields.clear();
        }
        self.fields.retain(|field| {
            let eye = all.iter().find(|eye| eye.id == field.eye);
            eye.is_some_and(|eye| field.is_of(eye, version))
        });
        for eye in all.iter().filter(|eye| eye.sees && eye.body.present) {
            if self.fields.iter().any(|field| field.eye == eye.id) {
                continue;
            }
            let field = Field::of(ground, eye, limits, (&self.light, &mut self.heights));
            self.fields.push(field);
        }
    }

    /// Takes what the eyes see into the memory of each side.
    fn remember(&mut self, ground: &Ground, round: u16, all: &[Onlooker]) -> Vec<SightChange> {
        let mut changes = Vec::new();
        for place in 0..self.views.len() {
            let side = self.views[place].side();
            let eyes = all
                .iter()
                .filter(|eye| eye.side == side && eye.sees && eye.body.present);
            let fields: Vec<&Field> = eyes
                .filter_map(|eye| self.fields.iter().find(|field| field.eye == eye.id))
                .collect();
            let count = self.views[place].count();
            let now: Vec<bool> = (0..count)
                .map(|cell| fields.iter().any(|field| field.cells[cell]))
                .collect();
            let hidden: Vec<bool> = all.iter().map(|other| self.hides(side, other.id)).collect();
            changes.extend(self.views[place].take_in(ground, round, &now, all, &hidden));
        }
        changes
    }
}

/// Only what is kept counts, not what is worked out for a look.
impl Hash for Secrets {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let kept = self.0.as_ref();
        kept.map(|kept| (&kept.views, &kept.hiding, &kept.spotted))
            .hash(state);
    }
}
