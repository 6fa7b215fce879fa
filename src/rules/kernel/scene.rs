//! The fight as the resolutions see it: plain values of all fighters, fetched once for a decision, and the veil over them.

use std::ops::Deref;

use bevy::prelude::*;

use crate::battle::{Decision, FighterId, Ground, Roster, Secrets, SideId, SideView, Sides};
use crate::board::BoardView;

use super::{Rules, SceneFacts, Snapshot};

/// The fighters of a scene, in ascending order of their ids.
pub enum Fighters<'a, R: Rules> {
    /// Those of a battle that is laid out.
    Shared(&'a [Snapshot<R>]),
    /// Fetched for one question.
    Own(Vec<Snapshot<R>>),
    /// Those of whom one side knows, and what else it knows (`BD-VIS-06`).
    Seen(Vec<Snapshot<R>>, &'a SideView),
}

impl<R: Rules> Deref for Fighters<'_, R> {
    type Target = [Snapshot<R>];

    fn deref(&self) -> &[Snapshot<R>] {
        match self {
            Self::Shared(fighters) => fighters,
            Self::Own(fighters) | Self::Seen(fighters, _) => fighters,
        }
    }
}

impl<'s, R: Rules> IntoIterator for &'s Fighters<'_, R> {
    type Item = &'s Snapshot<R>;
    type IntoIter = std::slice::Iter<'s, Snapshot<R>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// One of the fighters, who are in ascending order of their ids.
#[inline]
pub(crate) fn find<R: Rules>(fighters: &[Snapshot<R>], id: FighterId) -> Option<&Snapshot<R>> {
    match fighters.get(id.likely_place()) {
        Some(found) if found.id() == id => Some(found),
        _ => Some(&fighters[seek(fighters, id)?]),
    }
}

/// The place of a fighter where there are gaps in the ids.
#[cold]
pub(super) fn seek<R: Rules>(fighters: &[Snapshot<R>], id: FighterId) -> Option<usize> {
    fighters.binary_search_by_key(&id, Snapshot::id).ok()
}

/// All fighters of a battle and what lies around them.
pub struct Scene<'a, R: Rules> {
    /// The fighters in ascending order of their ids.
    pub fighters: Fighters<'a, R>,
    /// The sides.
    pub sides: &'a Sides,
    /// The map.
    pub ground: &'a Ground,
    /// The round.
    pub round: &'a R::Round,
    /// What is known of the pairs already.
    pub facts: SceneFacts<'a>,
}

impl<'a, R: Rules> Scene<'a, R> {
    /// The scene of a battle of a world.
    pub fn in_world(world: &'a World, battle: Entity) -> Option<Self> {
        let found = world.get_entity(battle).ok()?;
        let roster = found.get::<Roster>()?;
        let all = roster.iter().map(|(_, entity)| Snapshot::in_world(world, entity));
        let fighters = Fighters::Own(all.collect::<Option<_>>()?);
        Some(Self {
            fighters,
            sides: found.get()?,
            ground: found.get()?,
            round: found.get()?,
            facts: SceneFacts::of(found.get(), roster),
        })
    }

    /// The scene of a battle of a world as the side of the fighter knows it who is asked there.
    ///
    /// Rule: `BD-VIS-06`.
    pub fn of_asked(world: &'a World, battle: Entity) -> Option<Self> {
        let scene = Self::in_world(world, battle)?;
        let question = world.get::<Decision>(battle)?.0;
        let secrets = world.get::<Secrets>(battle)?;
        Some(match question {
            Some(question) => scene.known_to(secrets, question.fighter),
            None => scene,
        })
    }

    /// The scene of a battle of a world as a side knows it; all of it without a side.
    ///
    /// Rule: `BD-VIS-06`.
    pub fn known_by(world: &'a World, battle: Entity, reader: Option<SideId>) -> Option<Self> {
        let scene = Self::in_world(world, battle)?;
        let secrets = world.get::<Secrets>(battle)?;
        let own = scene.fighters.iter().find(|own| Some(own.fighter.side) == reader);
        Some(match own.map(Snapshot::id) {
            Some(own) => scene.known_to(secrets, own),
            None => scene,
        })
    }

    /// A fighter.
    #[inline]
    pub fn get(&self, id: FighterId) -> Option<&Snapshot<R>> {
        find(&self.fighters, id)
    }

    /// The map as it is now.
    pub fn board(&self) -> BoardView<'a> {
        self.ground.view()
    }

    /// Whether the sides of two fighters are foes.
    pub fn are_at_war(&self, a: &Snapshot<R>, b: &Snapshot<R>) -> bool {
        self.sides.are_hostile(a.fighter.side, b.fighter.side)
    }

    /// Whether a fighter takes another one for a foe.
    pub fn are_hostile(&self, a: &Snapshot<R>, b: &Snapshot<R>) -> bool {
        self.are_at_war(a, b) || R::is_beside_himself(a) && a.id() != b.id()
    }

    /// The able foes of a fighter.
    pub fn foes<'s>(&'s self, of: &Snapshot<R>) -> impl Iterator<Item = &'s Snapshot<R>> + use<'s, 'a, R> {
        let takes = takes_for_foes(self.sides, of);
        self.fighters
            .iter()
            .filter(move |other| other.is_able() && takes(other))
    }

    /// The scene as the side of a fighter knows it: the own people, those whom it sees, and whom he deals with; the map as it saw it last.
    /// The scene itself where there are no secrets.
    ///
    /// Rule: `BD-VIS-05`, `BD-VIS-06`.
    #[inline]
    pub fn known_to(self, secrets: &'a Secrets, id: FighterId) -> Self {
        if secrets.are_kept() {
            self.veiled(secrets, id)
        } else {
            self
        }
    }

    fn veiled(self, secrets: &'a Secrets, id: FighterId) -> Self {
        let own = self.get(id).map(|own| own.fighter.side);
        let Some(view) = own.and_then(|side| secrets.view(side)) else {
            return self;
        };
        let is_known = |other: &Snapshot<R>| {
            Some(other.fighter.side) == own || view.sees(other.id()) || self.deals_with(id, other)
        };
        Self {
            fighters: Fighters::Seen(self.those(is_known), view),
            sides: self.sides,
            ground: view.ground(),
            round: self.round,
            // The book of facts counts everybody, on the map as it is.
            facts: SceneFacts::default(),
        }
    }

    /// The scene as far as everybody knows of it who sees a fighter act: the foes whom he sees and who see him, the friends whom one of these
    /// foes faces too, and with whom he deals; on the map as it is. What he does by himself goes by it, so that it tells nobody of somebody
    /// else who is unseen. The scene itself where there are no secrets.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn faced_by(self, secrets: &Secrets, id: FighterId) -> Self {
        let Some(own) = self.get(id).filter(|_| secrets.are_kept()) else {
            return self;
        };
        let is_friend = |other: &Snapshot<R>| other.fighter.side == own.fighter.side;
        let foes = self.fighters.iter().filter(|other| !is_friend(other));
        let faced: Vec<FighterId> = foes
            .map(Snapshot::id)
            .filter(|foe| secrets.see_each_other(id, *foe))
            .collect();
        let is_known = |other: &Snapshot<R>| {
            let is_faced = match is_friend(other) {
                true => faced.iter().any(|foe| secrets.see_each_other(*foe, other.id())),
                false => faced.contains(&other.id()),
            };
            is_faced || other.id() == id || self.deals_with(id, other)
        };
        let known = self.those(is_known);
        self.of_these(known)
    }

    /// The scene without those whom the side of a fighter does not see, on the map as it is, but for one with whom he has to do: what lies
    /// before a mover, until he runs into somebody, and what counts for a blow as its odds do. The scene itself where there are no secrets.
    ///
    /// Rule: `BD-VIS-06`, `BD-MOV-05`.
    pub fn foreseen_by(self, secrets: &Secrets, (id, other): (FighterId, Option<FighterId>)) -> Self {
        let Some(own) = self.get(id).filter(|_| secrets.are_kept()) else {
            return self;
        };
        let side = own.fighter.side;
        let is_known = |it: &Snapshot<R>| {
            secrets.sees(side, it.id()) || Some(it.id()) == other || self.deals_with(id, it)
        };
        let known = self.those(is_known);
        self.of_these(known)
    }

    /// The scene with one of its fighters otherwise than he is: on another square, or with something declared.
    pub fn with(&self, changed: Snapshot<R>) -> Self {
        let mut all = self.fighters.to_vec();
        if let Some(place) = seek(&all, changed.id()) {
            all[place] = changed;
        }
        Self {
            fighters: match self.fighters {
                Fighters::Seen(_, view) => Fighters::Seen(all, view),
                _ => Fighters::Own(all),
            },
            sides: self.sides,
            ground: self.ground,
            round: self.round,
            // The book of facts counts everybody where he is.
            facts: SceneFacts::default(),
        }
    }

    fn deals_with(&self, id: FighterId, other: &Snapshot<R>) -> bool {
        R::deals_with(self.round, id, other.id())
    }

    fn those(&self, is_known: impl Fn(&Snapshot<R>) -> bool) -> Vec<Snapshot<R>> {
        let mut known = Vec::with_capacity(self.fighters.len());
        known.extend(self.fighters.iter().filter(|it| is_known(it)).cloned());
        known
    }

    /// The scene with some of its fighters.
    fn of_these(self, known: Vec<Snapshot<R>>) -> Self {
        Self {
            fighters: Fighters::Own(known),
            // The book of facts counts everybody.
            facts: SceneFacts::default(),
            ..self
        }
    }

    /// What the side knows as which one looks at the scene; none where there are no secrets. The computer looks at it so too.
    ///
    /// Rule: `BD-VIS-07`.
    pub fn side_view(&self) -> Option<&'a SideView> {
        match &self.fighters {
            Fighters::Seen(_, view) => Some(view),
            _ => None,
        }
    }
}

/// Whom a fighter takes for a foe, whoever else it is.
pub(crate) fn takes_for_foes<'a, R: Rules>(
    sides: &'a Sides,
    of: &Snapshot<R>,
) -> impl Fn(&Snapshot<R>) -> bool + use<'a, R> {
    let (own, id, is_beside_himself) = (of.fighter.side, of.id(), R::is_beside_himself(of));
    move |other| sides.are_hostile(own, other.fighter.side) || is_beside_himself && other.id() != id
}
