//! What a blow is worth that lands: the life, wounds and breath that it takes, and what comes with it.

use crate::dice::sums;

use super::super::exchange::attack::Blow;
use super::super::exchange::damage;
use super::super::fighter::Arm;
use super::super::module::Modules;
use super::super::round::{POISON, out_at};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::lamp;
use super::blow::{FACES, faces};
use super::{BREATH, INITIATIVE, OUT, POINT, WOUND};

/// The mean worth of a blow that nothing stops.
pub(super) fn landing(scene: &Scene, striker: &Snapshot, arm: &Arm, blow: Blow, target: &Snapshot) -> i64 {
    let constant = damage::hit_points(0, &striker.build, arm, blow);
    Mark::of(scene, striker, arm, blow, target).worth(constant)
}

/// What makes the worth of a blow that lands besides its hit points: the same for all points of power.
pub(super) struct Mark<'s> {
    arm: &'s Arm,
    resistance: damage::Resistance,
    /// How many times the dice count.
    factor: i16,
    /// The mean of the flames of a torch that has not gone out, which no armour keeps off (`WPN-TORCH`).
    fire: i16,
    /// What poison and venom promise where they come into the blood.
    venom: i64,
    /// Life energy that the target has, has lost, and had.
    life: i16,
    weakness: i64,
    strength: i64,
    /// The life energy at which it is out of the fight.
    out_at: i16,
    breath: Option<i16>,
}

impl<'s> Mark<'s> {
    pub(super) fn of(scene: &Scene, striker: &Snapshot, arm: &'s Arm, blow: Blow, target: &Snapshot) -> Self {
        let mut venom = venom(striker, arm, blow, target);
        if arm.kind.is_venomous {
            venom += weakening(striker, target);
        }
        let burns = |_: &_| lamp::torch_of(&scene.ground.movables, striker.id()).is_some();
        let flames = arm.kind.burns.filter(burns);
        let fire = flames.map_or(0, |(dice, sides, plus)| {
            i16::from(dice) * (i16::from(sides) + 1) / 2 + i16::from(plus)
        });
        let points = |thrown| damage::hit_points(thrown, &striker.build, arm, blow);
        Self {
            arm,
            resistance: damage::Resistance::of(arm, blow, damage::Victim::of(target, blow.zone())),
            factor: points(1) - points(0),
            fire,
            venom,
            life: target.life.now,
            weakness: i64::from(target.life.max - target.life.now.clamp(0, target.life.max)),
            strength: i64::from(target.life.max.max(1)),
            out_at: out_at(&target.build),
            breath: (target.endurance.max > 0).then_some(target.endurance.now),
        }
    }

    /// The mean worth of a blow whose hit points are so many where the dice show nothing.
    fn worth(&self, constant: i16) -> i64 {
        let sums = sums(self.arm.dice, self.arm.sides);
        mean(sums.map(|(thrown, number)| (self.worth_of(thrown * self.factor + constant), number)))
    }

    /// The worth of a blow that does so many hit points.
    fn worth_of(&self, points: i16) -> i64 {
        let mut suffered = self.resistance.suffered(points);
        if suffered.life > 0 {
            suffered.life += self.fire;
        }
        let is_breathless = |breath| breath <= suffered.endurance;
        let is_spent = suffered.endurance > 0 && self.breath.is_some_and(is_breathless);
        let is_out = is_spent || self.life - suffered.life <= self.out_at;
        let life = i64::from(suffered.life.min(self.life)) * POINT;
        let mut worth = life;
        if self.weakness > 0 {
            // Who has lost much already is worth finishing: points count up to half as much again.
            worth += life * self.weakness / (2 * self.strength);
        }
        worth += i64::from(suffered.wounds) * WOUND + i64::from(suffered.endurance) * BREATH;
        worth += if is_out { OUT } else { 0 };
        worth + if suffered.life > 0 { self.venom } else { 0 }
    }
}

/// What blows with more and more power are worth that land, worked out as far as announcements ask.
pub(super) struct Scale<'s> {
    mark: Mark<'s>,
    /// The hit points of a plain blow where the dice show nothing.
    plain: i16,
    /// What so many hit points are worth, from the fewest of a plain blow on.
    worths: Vec<i64>,
    /// The mean worth of a blow with so many points of power.
    landings: Vec<i64>,
}

impl<'s> Scale<'s> {
    pub(super) fn of(mark: Mark<'s>, plain: i16) -> Self {
        let mut scale = Self {
            mark,
            plain,
            worths: Vec::with_capacity(ASKED),
            landings: Vec::with_capacity(ASKED),
        };
        let landing = scale.mean(plain);
        scale.landings.push(landing);
        scale
    }

    /// The mean worth of a blow with so many points of power, by the hit points of each power where the dice show nothing.
    pub(super) fn landing(&mut self, power: i16, constant: impl Fn(i16) -> i16) -> i64 {
        let power = usize::from(power.unsigned_abs());
        while self.landings.len() <= power {
            let landing = self.mean(constant(self.landings.len() as i16));
            self.landings.push(landing);
        }
        self.landings[power]
    }

    /// The mean worth of a blow whose hit points are so many where the dice show nothing, each sum counting once.
    fn mean(&mut self, constant: i16) -> i64 {
        let Ok(more) = usize::try_from(constant - self.plain) else {
            return self.mark.worth(constant);
        };
        let (dice, sides) = (self.mark.arm.dice, self.mark.arm.sides);
        let fewest = i16::from(dice);
        let least = self.plain + fewest;
        let most = fewest * i16::from(sides.max(1)) - fewest;
        let missing = (self.worths.len()..=more + usize::from(most.unsigned_abs()))
            .map(|above| self.mark.worth_of(least + above as i16));
        self.worths.extend(missing);
        let sums = sums(dice, sides).map(|(_, number)| number);
        mean(self.worths[more..].iter().copied().zip(sums))
    }
}

/// The mean of what sums of the dice are worth, each with the number of ways in which it falls.
fn mean(each: impl Iterator<Item = (i64, u64)>) -> i64 {
    let (mut worth, mut ways) = (0, 0);
    for (this, number) in each {
        worth += this * number as i64;
        ways += number as i64;
    }
    worth / ways.max(1)
}

/// Numbers of hit points that are asked for of most weapons.
const ASKED: usize = 24;

/// The life that poison takes: so many rounds as a die shows, a die in each.
const POISONED: i64 = 12;

/// What the poison on a blade or a missile promises, where it comes into the blood: not of those who have it there already.
///
/// Rule: `RNG-45`.
fn venom(striker: &Snapshot, arm: &Arm, blow: Blow, target: &Snapshot) -> i64 {
    let is_on = striker.build.modules.has(Modules::POISON)
        && (arm.kind.is_poisoned || striker.is_blade_poisoned(blow));
    let is_new = target.condition.ado.venom.rounds.0 == 0 && !target.build.is_undead;
    match target.build.constitution.filter(|_| is_on && is_new) {
        Some(constitution) => {
            let fails = FACES - faces(constitution + POISON);
            fails * POISONED.min(i64::from(target.life.now.max(0))) * POINT / FACES
        }
        None => 0,
    }
}

/// What the venom of a creature promises: agility and initiative for the rest of the fight, and somebody who can move no more.
///
/// Rule: `OPP-15`.
fn weakening(striker: &Snapshot, target: &Snapshot) -> i64 {
    let weakness = target.condition.ado.ills.weakness;
    let can_suffer = !target.build.is_undead && !weakness.is_paralysed;
    let suffers = target.build.constitution.filter(|_| can_suffer);
    let Some((venom, constitution)) = striker.build.traits.venom.zip(suffers) else {
        return 0;
    };
    let fails = FACES - faces(constitution + venom.check);
    let (mut worth, mut ways) = (0, 0);
    for (thrown, number) in sums(venom.dice, venom.sides) {
        let is_out = weakness.points() + thrown >= venom.paralysed_at;
        let this = i64::from(thrown) * INITIATIVE + if is_out { OUT } else { 0 };
        worth += this * number as i64;
        ways += number as i64;
    }
    fails * worth / (FACES * ways.max(1))
}
