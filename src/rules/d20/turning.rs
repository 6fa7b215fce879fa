//! Turning undead: who can do it and how often, how many Hit Dice flee from him or fall apart, and what sets them free again.

use smallvec::SmallVec;

use crate::battle::{FighterId, Happening, Ledger, Odds, Points};
use crate::board::Footprint;
use crate::dice::{Dice, DiceError, Distribution, Throw};
use crate::rules::kernel::Resolution;

use super::condition::{self, Suffered, Until};
use super::data::{ClassTurning, Creature, CreatureKind, D20Data, State};
use super::round::{Table, health};
use super::scene::{Scene, Snapshot};
use super::{D20, cause, reach, roll, rule, word};

/// How somebody turns undead.
///
/// Rule: `D20-ACT-T36`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turner {
    /// His level in the class that does it.
    pub level: u8,
    /// How often in a day.
    pub per_day: u8,
    /// What the class says of it.
    pub of_class: ClassTurning,
}

impl Turner {
    /// How a creature turns undead; none where its class does not.
    ///
    /// Rule: `D20-ACT-T36`.
    pub(crate) fn of(tables: &D20Data, creature: &Creature) -> Option<Self> {
        let class = creature.class.as_ref()?;
        let of_class = tables.classes.get(&class.class)?.turning.clone()?;
        let modifier = creature.abilities.modifier(of_class.ability);
        let per_day = i16::from(of_class.per_day) + modifier;
        Some(Self {
            level: class.level,
            per_day: per_day.clamp(0, i16::from(u8::MAX)) as u8,
            of_class,
        })
    }
}

/// Somebody undead within reach of the one who turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Undead {
    /// Who.
    pub id: FighterId,
    /// His Hit Dice.
    pub hit_dice: u8,
}

/// A turning of undead with all that decides it: whoever is within reach, the nearest first.
///
/// Rule: `D20-ACT-T36`.
#[derive(Clone, Debug)]
pub(crate) struct Turning {
    turner: Turner,
    /// The modifier of the ability.
    modifier: i16,
    /// Those who may be affected.
    pub those: Vec<Undead>,
}

/// How the dice of a turning fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fall {
    /// The die of the check.
    check: Throw,
    /// The dice for the Hit Dice in all; none where all are too strong for the check.
    power: Option<Throw>,
}

impl Turning {
    /// What somebody could do to the undead around him; none where he has never learnt it.
    pub(crate) fn of(scene: &Scene, own: &Snapshot) -> Option<Self> {
        let turner = own.build.turner.clone()?;
        let ability = turner.of_class.ability;
        let modifier = match scene.tables() {
            Some(tables) => condition::modifier(tables, own, ability),
            None => own.build.abilities.modifier(ability),
        };
        let those = within_reach(scene, own, turner.of_class.range);
        Some(Self {
            turner,
            modifier,
            those,
        })
    }

    /// The most Hit Dice of a creature that a face of the check affects.
    fn limit(&self, face: i16) -> i16 {
        let levels = self.turner.of_class.levels(self.check(face).value());
        i16::from(self.turner.level) + levels
    }

    /// Whether a creature of so many Hit Dice is destroyed and does not flee.
    pub(crate) fn destroys(&self, hit_dice: u8) -> bool {
        let least = u16::from(self.turner.of_class.destroys) * u16::from(hit_dice);
        u16::from(self.turner.level) >= least
    }

    /// What is added to the check.
    fn check(&self, face: i16) -> Ledger {
        let mut ledger = Ledger::new(rule::D20_ACT_T36, face);
        ledger.add_for(
            rule::D20_CORE_04,
            cause::of(self.turner.of_class.ability),
            self.modifier,
        );
        ledger
    }

    /// The Hit Dice that dice of such a total turn in all.
    fn power(&self, total: i16) -> Ledger {
        let mut ledger = Ledger::new(rule::D20_ACT_T36, total);
        ledger.add(rule::D20_ACT_T36, self.turner.of_class.power.plus);
        ledger.add_for(rule::D20_ACT_T36, &cause::CLASS, self.turner.level.into());
        ledger.add_for(
            rule::D20_CORE_04,
            cause::of(self.turner.of_class.ability),
            self.modifier,
        );
        ledger
    }

    /// Whom dice affect: from the nearest on each who is not too strong for the check takes his Hit Dice off the total, and is passed over
    /// where fewer are left.
    fn affected(&self, fall: &Fall) -> Vec<bool> {
        let limit = self.limit(fall.check.total());
        let mut left = fall.power.map_or(0, |throw| self.power(throw.total()).value());
        let those = self.those.iter().map(|it| {
            let hit_dice = i16::from(it.hit_dice);
            let is_affected = hit_dice <= limit && hit_dice <= left;
            left -= if is_affected { hit_dice } else { 0 };
            is_affected
        });
        those.collect()
    }

    /// Tells how the dice fell: the check, how strong a creature may be by it, and the Hit Dice in all.
    fn tell_dice(&self, table: &mut Table, id: FighterId, fall: &Fall) {
        let face = fall.check.total();
        let mut check = Points::thrown(rule::D20_ACT_T36, roll::SIDES, fall.check);
        check.ledger = self.check(face);
        let mut limit = Ledger::of(rule::D20_ACT_T36, &cause::CLASS, self.turner.level.into());
        let levels = self.limit(face) - i16::from(self.turner.level);
        limit.add_for(rule::D20_ACT_T36, &cause::TURNING, levels);
        let power = fall.power.map(|throw| {
            let sides = self.turner.of_class.power.sides;
            let mut power = Points::thrown(rule::D20_ACT_T36, sides, throw);
            power.ledger = self.power(throw.total());
            (word::TURNING_POWER, power)
        });
        let told = [
            (word::TURNING_CHECK, check),
            (word::TURNING_LIMIT, Points::weighed(rule::D20_ACT_T36, limit)),
        ];
        for (what, points) in told.into_iter().chain(power) {
            table.write(Happening::Rolled {
                fighter: id,
                what,
                points: Box::new(points),
            });
        }
    }
}

impl Resolution for Turning {
    type Rules = D20;
    type Fall = Fall;
    /// Of each within reach, the nearest first, whether he is turned or destroyed.
    type End = Vec<bool>;
    type Who = FighterId;
    type Landed = ();

    fn roll(&self, dice: &mut impl Dice) -> Result<Fall, DiceError> {
        let check = dice.sum(1, roll::SIDES)?;
        let limit = self.limit(check.total());
        let is_any = self.those.iter().any(|it| i16::from(it.hit_dice) <= limit);
        let power = self.turner.of_class.power;
        let power = match is_any {
            true => Some(dice.sum(power.count, power.sides)?),
            false => None,
        };
        Ok(Fall { check, power })
    }

    fn end(&self, fall: &Fall) -> Vec<bool> {
        self.affected(fall)
    }

    fn land(&self, table: &mut Table, id: FighterId, fall: Fall) -> Result<(), DiceError> {
        self.tell_dice(table, id, &fall);
        let affected = self.those.iter().zip(self.affected(&fall));
        let affected = affected.filter(|(_, is_affected)| *is_affected);
        for (undead, _) in affected {
            if table.clock.over {
                break;
            }
            if self.destroys(undead.hit_dice) {
                table.acted(id, word::DESTROYS, Some(undead.id));
                health::die(table, undead.id, rule::D20_ACT_T36);
            } else {
                let suffered = Suffered {
                    state: State::Turned,
                    until: Until::Rounds(self.turner.of_class.rounds, id),
                };
                table.afflict(undead.id, suffered);
            }
        }
        Ok(())
    }

    /// The chance that the nearest one is turned, and that he is destroyed by it.
    fn tell(&self, ends: &Distribution<Vec<bool>>) -> Odds {
        let nearest = ends.chance(|affected| affected.first() == Some(&true));
        let is_destroyed = self.those.first().is_some_and(|it| self.destroys(it.hit_dice));
        Odds {
            chain: vec![(word::TURNED, nearest)],
            effects: is_destroyed
                .then_some((word::DESTROYED, nearest))
                .into_iter()
                .collect(),
            ledgers: vec![
                (word::TURNING_CHECK, self.check(0)),
                (word::TURNING_POWER, self.power(0)),
            ],
            ..Odds::default()
        }
    }
}

/// The undead within so many squares to whom a line of effect leads, the nearest first; of equally near ones those of fewer Hit Dice. Those who
/// flee already are passed over, so that nothing is wasted on them.
///
/// Rule: `D20-ACT-T36`.
fn within_reach(scene: &Scene, own: &Snapshot, range: u16) -> Vec<Undead> {
    let is_meant = |it: &&Snapshot| {
        it.id() != own.id()
            && it.build.kind == CreatureKind::Undead
            && it.can_suffer()
            && !it.state.suffers(State::Turned)
            && scene.distance(own, it) <= range
            && scene.pair(own, it).has_effect()
    };
    let mut found: Vec<&Snapshot> = scene.fighters.iter().filter(is_meant).collect();
    found.sort_by_key(|it| (scene.distance(own, it), it.build.hit_dice, it.id()));
    let undead = |it: &Snapshot| Undead {
        id: it.id(),
        hit_dice: it.build.hit_dice,
    };
    found.into_iter().map(undead).collect()
}

/// Who has turned somebody.
///
/// Rule: `D20-ACT-T36`.
pub(crate) fn turned_by(own: &Snapshot) -> Option<FighterId> {
    own.conditions.0.iter().find_map(|it| match (it.state, it.until) {
        (State::Turned, Until::Rounds(_, whom)) => Some(whom),
        _ => None,
    })
}

/// Whoever has turned undead has come a step nearer: those to whom he has come too near flee no longer.
///
/// Rule: `D20-ACT-T36`.
pub(crate) fn come_near(table: &mut Table, id: FighterId, before: Footprint) {
    let own = table.snapshot(id);
    let Some(turner) = &own.build.turner else { return };
    let (now, within) = (own.place(), turner.of_class.frees_within);
    let is_freed = |it: &Snapshot| {
        let distance = reach::distance(now, it.place());
        turned_by(it) == Some(id) && distance <= within && distance < reach::distance(before, it.place())
    };
    let freed: SmallVec<[FighterId; 4]> = table.those(is_freed);
    for undead in freed {
        table.relieve(undead, |it| it.state == State::Turned);
    }
}

/// Whether an attack of somebody sets another one free whom he has turned himself, as it comes from near by.
///
/// Rule: `D20-ACT-T36`.
pub(crate) fn frees(own: &Snapshot, foe: &Snapshot) -> bool {
    let within = own.build.turner.as_ref().map(|it| it.of_class.frees_within);
    let distance = reach::distance(own.place(), foe.place());
    turned_by(foe) == Some(own.id()) && within.is_some_and(|within| distance <= within)
}

/// Somebody attacks: whom he has turned himself flees no longer if the attack comes from near by.
///
/// Rule: `D20-ACT-T36`.
pub(crate) fn strike(table: &mut Table, (id, target): (FighterId, FighterId)) {
    if frees(table.snapshot(id), table.snapshot(target)) {
        table.relieve(target, |it| it.state == State::Turned);
    }
}

/// Whoever has turned undead leaves the map: their own turns count the rounds from now on, as his come no more.
///
/// Rule: `D20-ACT-T36`.
pub(crate) fn leave(table: &mut Table, id: FighterId) {
    let those: SmallVec<[FighterId; 4]> = table.those(|it| turned_by(it) == Some(id));
    for undead in those {
        for suffered in &mut table.fighter(undead).conditions.0 {
            if let (State::Turned, Until::Rounds(_, whose)) = (suffered.state, &mut suffered.until) {
                *whose = undead;
            }
        }
    }
}
