//! The fight as the resolutions see it: plain values of all fighters, fetched once for a decision.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::battle::{
    Body, Decision, Fighter, FighterId, Ground, Posture, Roster, Secrets, SideId, SideView, Sides,
};
use crate::board::{BoardView, Cell, Facing};

use super::facts::SceneFacts;
use super::fighter::{
    Build, Condition, Endurance, Hands, Initiative, LifeEnergy, Plan, Shape, Sheet, Task, Turn, Vitality,
    Wounds,
};
use super::round::{Ranks, Round};
use super::value::Attribute;

/// The components of a fighter.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Combatant {
    /// Id, battle, side.
    pub fighter: &'static Fighter,
    /// Body on the board.
    pub body: &'static mut Body,
    /// What does not change.
    pub sheet: &'static mut Sheet,
    /// LE.
    pub life: &'static mut LifeEnergy,
    /// AU.
    pub endurance: &'static mut Endurance,
    /// Wounds.
    pub wounds: &'static mut Wounds,
    /// INI.
    pub initiative: &'static mut Initiative,
    /// What is in the hands.
    pub hands: &'static mut Hands,
    /// Whether he can act.
    pub condition: &'static mut Condition,
    /// The round.
    pub turn: &'static mut Turn,
    /// The long action under way.
    pub task: &'static mut Task,
}

impl CombatantReadOnlyItem<'_, '_> {
    /// What a fight changes of him.
    pub fn shape(&self) -> Shape {
        Shape {
            life: *self.life,
            endurance: *self.endurance,
            wounds: self.wounds.0,
            initiative: *self.initiative,
            hands: *self.hands,
            condition: *self.condition,
            turn: *self.turn,
            task: *self.task,
        }
    }
}

impl CombatantItem<'_, '_> {
    /// Brings the components in line with what has become of him.
    pub fn take(&mut self, shape: &Shape) {
        self.life.set_if_neq(shape.life);
        self.endurance.set_if_neq(shape.endurance);
        self.wounds.set_if_neq(Wounds(shape.wounds));
        self.initiative.set_if_neq(shape.initiative);
        self.hands.set_if_neq(shape.hands);
        self.condition.set_if_neq(shape.condition);
        self.turn.set_if_neq(shape.turn);
        self.task.set_if_neq(shape.task);
    }
}

/// A fighter as he is at this moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Id, battle, side.
    pub fighter: Fighter,
    /// Body on the board.
    pub body: Body,
    /// What does not change.
    pub build: Arc<Build>,
    /// What else changes; its parts are read as if they were the snapshot's own.
    pub shape: Shape,
}

impl Deref for Snapshot {
    type Target = Shape;

    #[inline]
    fn deref(&self) -> &Shape {
        &self.shape
    }
}

impl DerefMut for Snapshot {
    #[inline]
    fn deref_mut(&mut self) -> &mut Shape {
        &mut self.shape
    }
}

impl Snapshot {
    /// A fighter as a query found him.
    pub fn of(item: CombatantReadOnlyItem) -> Self {
        Self {
            fighter: *item.fighter,
            body: *item.body,
            build: Arc::clone(&item.sheet.0),
            shape: item.shape(),
        }
    }

    /// A fighter of a world; none when the entity is no fighter of these rules.
    pub fn in_world(world: &World, entity: Entity) -> Option<Self> {
        let found = world.get_entity(entity).ok()?;
        Some(Self {
            fighter: *found.get()?,
            body: *found.get()?,
            build: Arc::clone(&found.get::<Sheet>()?.0),
            shape: Shape {
                life: *found.get()?,
                endurance: *found.get()?,
                wounds: found.get::<Wounds>()?.0,
                initiative: *found.get()?,
                hands: *found.get()?,
                condition: *found.get()?,
                turn: *found.get()?,
                task: *found.get()?,
            },
        })
    }

    /// A fighter who has just begun his round, for questions without a battle.
    pub fn rested(build: &Arc<Build>, number: u16, at: Cell) -> Self {
        let plan = Some(Plan::Fight);
        Self {
            fighter: Fighter {
                id: FighterId(number),
                battle: Entity::PLACEHOLDER,
                side: SideId(number as u8 - 1),
            },
            body: Body {
                at,
                size: 1,
                facing: Facing::E,
                posture: Posture::Standing,
                able: true,
                present: true,
                altitude_dm: 0,
            },
            build: Arc::clone(build),
            shape: Shape {
                life: LifeEnergy {
                    now: build.life,
                    max: build.life,
                },
                endurance: Endurance {
                    now: build.endurance.unwrap_or(0),
                    max: build.endurance.unwrap_or(0),
                },
                wounds: 0,
                initiative: Initiative::default(),
                hands: Hands::default(),
                condition: Condition::default(),
                turn: Turn {
                    plan,
                    defences: 1,
                    free: 2,
                    free_most: 2,
                    ..Turn::default()
                },
                task: Task::default(),
            },
        }
    }

    /// His id.
    #[inline]
    pub const fn id(&self) -> FighterId {
        self.fighter.id
    }

    /// Whether he takes part: present, conscious, not incapacitated (`TIM-09`).
    #[inline]
    pub fn is_able(&self) -> bool {
        self.body.able && self.body.present
    }

    /// Whether he is awake and has not given up: able, or at least able to crawl (`LEN-03`, `TIM-09`).
    pub fn is_conscious(&self) -> bool {
        self.body.present
            && self.condition.vitality <= Vitality::Incapacitated
            && self.condition.unconscious == 0
            && !self.condition.surrendered
    }

    /// What an attribute counts in a check: wounds lower agility, and the KO of a creature with printed values stands for all
    /// of them (`CNV-07`, `WND-05`).
    pub fn tested(&self, which: Attribute) -> (i16, i16) {
        if self.build.is_creature {
            return (self.build.attribute(Attribute::Ko), 0);
        }
        let worn = if which == Attribute::Ge {
            super::initiative::wound_loss(self)
        } else {
            0
        };
        (self.build.attribute(which), worn)
    }

    /// Whether nobody else may stand where he is: the dying and the dead give way, whoever will wake does not.
    pub fn keeps_his_square(&self) -> bool {
        self.body.present && self.condition.vitality <= Vitality::Incapacitated
    }

    /// Initiative now.
    pub fn ini(&self) -> i16 {
        super::initiative::value(self)
    }

    /// Whether he lies on the ground.
    pub fn is_prone(&self) -> bool {
        self.body.posture == Posture::Lying
    }
}

/// The fighters of a scene, in ascending order of their ids.
pub enum Fighters<'a> {
    /// Those of a battle that is laid out.
    Shared(&'a [Snapshot]),
    /// Fetched for one question.
    Own(Vec<Snapshot>),
    /// Those of whom one side knows, and what else it knows (`BD-VIS-06`).
    Seen(Vec<Snapshot>, &'a SideView),
}

impl<'a> Deref for Fighters<'a> {
    type Target = [Snapshot];

    fn deref(&self) -> &[Snapshot] {
        match self {
            Self::Shared(fighters) => fighters,
            Self::Own(fighters) | Self::Seen(fighters, _) => fighters,
        }
    }
}

impl<'s, 'a> IntoIterator for &'s Fighters<'a> {
    type Item = &'s Snapshot;
    type IntoIter = std::slice::Iter<'s, Snapshot>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// All fighters of a battle and what lies around them.
pub struct Scene<'a> {
    /// The fighters in ascending order of their ids.
    pub fighters: Fighters<'a>,
    /// The sides.
    pub sides: &'a Sides,
    /// The map.
    pub ground: &'a Ground,
    /// The round.
    pub round: &'a Round,
    /// What the board has been asked already.
    pub facts: SceneFacts<'a>,
}

impl<'a> Scene<'a> {
    /// The scene of a battle of a world.
    pub fn in_world(world: &'a World, battle: Entity) -> Option<Self> {
        let found = world.get_entity(battle).ok()?;
        let fighters = match found.get::<Ranks>()?.fighters() {
            [] => {
                let roster = found.get::<Roster>()?.iter();
                let all = roster.map(|(_, entity)| Snapshot::in_world(world, entity));
                Fighters::Own(all.collect::<Option<_>>()?)
            }
            laid_out => Fighters::Shared(laid_out),
        };
        Some(Self {
            fighters,
            sides: found.get()?,
            ground: found.get()?,
            round: found.get()?,
            facts: SceneFacts::of(found.get()),
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

    /// The scene as the side of a fighter knows it: the own people, those whom it sees, and whoever has just struck at it; the
    /// map as it saw it last. The scene itself where there are no secrets.
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
        let deals_with = |other: &Snapshot| {
            let exchange = self.round.exchange;
            exchange.is_some_and(|it| {
                it.target == id && it.attacker == other.id() || it.attacker == id && it.target == other.id()
            })
        };
        let is_known =
            |other: &&Snapshot| Some(other.fighter.side) == own || view.sees(other.id()) || deals_with(other);
        let fighters = self.fighters.iter().filter(is_known).cloned().collect();
        Self {
            fighters: Fighters::Seen(fighters, view),
            sides: self.sides,
            ground: view.ground(),
            round: self.round,
            // The book of facts counts everybody, on the map as it is.
            facts: SceneFacts::default(),
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

    /// A fighter.
    pub fn get(&self, id: FighterId) -> Option<&Snapshot> {
        // Levels count their fighters from 1 without gaps, so the first look is nearly always right.
        let guess = self.fighters.get(usize::from(id.0.saturating_sub(1)));
        guess.filter(|found| found.id() == id).or_else(|| {
            let place = self.fighters.binary_search_by_key(&id, Snapshot::id).ok()?;
            self.fighters.get(place)
        })
    }

    /// The map as it is now.
    pub fn board(&self) -> BoardView<'a> {
        self.ground.view()
    }

    /// Whether two fighters are foes.
    pub fn are_hostile(&self, a: &Snapshot, b: &Snapshot) -> bool {
        self.sides.are_hostile(a.fighter.side, b.fighter.side)
    }

    /// The able foes of a fighter.
    pub fn foes<'s>(&'s self, of: &Snapshot) -> impl Iterator<Item = &'s Snapshot> + use<'s, 'a> {
        let (sides, own) = (self.sides, of.fighter.side);
        self.fighters
            .iter()
            .filter(move |other| other.is_able() && sides.are_hostile(own, other.fighter.side))
    }
}
