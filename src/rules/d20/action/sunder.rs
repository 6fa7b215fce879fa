//! Breaking what a foe holds: a blow at the weapon in the hand, or at the shield on the arm.

use crate::battle::{
    Cause, FighterId, Happening, Ledger, NamedRow, Odds, Points, RuleId, Slot, Term, Verb, WhyNot,
};
use crate::dice::{Chance, Dice, DiceError, Distribution, enumerate};
use crate::rules::kernel::Resolution;

use super::super::arm::Arm;
use super::super::assault::Assault;
use super::super::attack::Hit;
use super::super::damage::{Blow, Thrown};
use super::super::data::{DamageType, Roll, Solidity, WeaponTrait};
use super::super::fighter::Dents;
use super::super::force::damage_bonus;
use super::super::module::Modules;
use super::super::round::{Table, hands, look, provoke};
use super::super::scene::{Scene, Snapshot};
use super::super::spell::Numbers;
use super::super::trial::Opposed;
use super::super::{D20, cause, rule, why, word};
use super::attack::{
    ATTACK, assault, assault_of, at_foe, can_strike_now, count, has_module, is_aimed, is_plain, strikes,
    wielded,
};
use super::disarm;
use super::grapple::is_loose;
use super::{Action, At, Call, Shape, WEAPONS, holds};

/// The row of what takes the place of a blow and lays open to its target.
const RULE: RuleId = rule::D20_ACT_T14;

/// Strikes at the weapon that a foe holds; in place of a blow.
///
/// Rule: `D20-ACT-T14`, `D20-AOO-08`.
pub(super) const SUNDER: Action = Action {
    word: word::SUNDER,
    rule: RULE,
    asked: &[word::ASK_TURN, word::ASK_OPPORTUNITY],
    shape: Shape {
        with: Some(WEAPONS),
        ..Shape::of(Verb::Attack)
    },
    may: &[
        |at| has_module(at, Modules::DISARM, RULE),
        is_aimed,
        is_plain,
        at_foe,
        is_loose,
        can_strike_now,
        may_sunder,
        strikes,
    ],
    odds: |at| sundering(at)?.odds(),
    play: sunder,
    weigh: |mind, at| mind.sunder(at),
    behind: &[RULE, rule::D20_AOO_08],
    ..ATTACK
};

/// Strikes at the shield of a foe; in place of a blow.
///
/// Rule: `D20-ACT-T14`, `D20-AOO-08`.
pub(super) const SUNDER_SHIELD: Action = Action {
    word: word::SUNDER_SHIELD,
    ..SUNDER
};

/// What is struck at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// The weapon in a hand.
    Weapon(Slot),
    /// The shield on the arm.
    Shield,
}

/// What of a foe a choice strikes at: a weapon in his hand, or his shield; none where he has no such thing.
pub(crate) fn thing(word: Term, foe: &Snapshot) -> Option<Thing> {
    match word {
        word::SUNDER_SHIELD => foe.shield().map(|_| Thing::Shield),
        _ => disarm::held(foe).or(foe.hands.other).map(Thing::Weapon),
    }
}

fn may_sunder(at: &At) -> Result<(), WhyNot> {
    let foe = at.target().ok_or_else(|| why::nobody(RULE))?;
    let arm = wielded(at)?;
    holds(breaks_things(arm), || why::breaks_nothing(RULE, &arm.name))?;
    holds(thing(at.call.word, foe).is_some(), || match at.call.word {
        word::SUNDER_SHIELD => why::no_shield(RULE, foe.id()),
        _ => why::foe_unarmed(RULE, foe.id()),
    })
}

/// Whether a weapon breaks others: it is held, cuts or crushes, and does more than to knock out.
///
/// Rule: `D20-ACT-T14`, `D20-DMG-04`, `D20-DMG-05`.
fn breaks_things(arm: &Arm) -> bool {
    let is_fit = |of: &DamageType| matches!(of, DamageType::Slashing | DamageType::Bludgeoning);
    !arm.is_body() && arm.types.iter().any(is_fit) && !arm.has(WeaponTrait::Nonlethal)
}

/// A blow at a thing: attack roll against attack roll, then what is left of the damage behind the hardness of the thing.
///
/// Rule: `D20-ACT-T14`, `D20-CORE-09`.
struct Sundering {
    opposed: Opposed,
    /// What the weapon does: a hit as any other, never critical and without extra dice.
    blow: Blow,
    /// The damage of the record.
    damage: Roll,
    /// What is added to it besides, with its reasons.
    bonus: Ledger,
    thing: Thing,
    /// What it is called.
    row: NamedRow,
    hardness: i16,
    /// Hit points that are left of it.
    left: i16,
}

/// The blow of a choice as it would be made now.
fn sundering(at: &At) -> Option<Sundering> {
    Sundering::of(at.scene, (at.own, assault(at)?), (at.target()?, at.call.word))
}

/// The chance of a choice to break what it strikes at.
pub(crate) fn breaks(at: &At) -> Option<Chance> {
    let sundering = sundering(at)?;
    let ends = sundering.ends().ok()?;
    Some(sundering.chance_to_break(&ends))
}

impl Sundering {
    /// The values of a blow; none where there is nothing to strike with or at.
    ///
    /// Rule: `D20-ACT-T14`, `D20-ATK-01`, `D20-DMG-01`, `D20-FUL-01`.
    fn of(
        scene: &Scene,
        (own, assault): (&Snapshot, Assault),
        (foe, word): (&Snapshot, Term),
    ) -> Option<Self> {
        let arm = own.arm(assault.with)?;
        let thing = thing(word, foe)?;
        let (row, solidity, dents, against) = match thing {
            Thing::Weapon(slot) => {
                let held = foe.arm(slot)?;
                let row = NamedRow::of(&held.gear, &held.name);
                (row, held.solidity, foe.state.arm(slot).dents, slot)
            }
            Thing::Shield => {
                let shield = foe.shield()?;
                // The hand that holds the weapon guards the other one, be it empty.
                let hand = disarm::held(foe).unwrap_or_else(|| foe.build.body_slot());
                (shield.row, shield.solidity, foe.hands.shield, hand)
            }
        };
        let what = (rule::D20_CORE_09, word::SUNDER);
        let mut opposed = disarm::contest(scene, what, (own, assault.with), (foe, against))?;
        opposed.contest.own.add(rule::D20_FUL_01, assault.further);
        let bonus = bonus(scene, (own, arm), foe, assault);
        let Solidity { hardness, hit_points } = solidity;
        Some(Self {
            opposed,
            blow: Blow {
                weapon: Roll {
                    plus: arm.damage.plus + bonus.value(),
                    ..arm.damage
                },
                extra: (0, 1),
                critical: 1,
                besides: 1,
                numbers: Numbers::default(),
                modules: scene.modules(),
            },
            damage: arm.damage,
            bonus,
            thing,
            row,
            hardness,
            left: hit_points - dents.0,
        })
    }

    /// Points that dice take from the thing.
    fn loss(&self, thrown: &Thrown) -> i16 {
        (self.blow.points(thrown) - self.hardness).max(0)
    }

    /// The dice with all that is added to them and what the thing bears, as a log keeps them.
    ///
    /// Rule: `D20-ACT-T14`, `D20-DMG-01`, `D20-DMG-02`.
    fn points(&self, thrown: &Thrown) -> Points {
        let mut points = Points::thrown(rule::D20_DMG_01, self.damage.sides, thrown.weapon);
        let ledger = &mut points.ledger;
        if self.damage.sides == 1 {
            ledger.base += i16::from(self.damage.count);
        }
        ledger.add_for(rule::D20_DMG_01, &cause::FIGHTER, self.damage.plus);
        ledger.lines.extend(self.bonus.lines.iter());
        ledger.lift_to(rule::D20_DMG_02, 1);
        ledger.add_for(RULE, &cause::HARDNESS, -self.hardness);
        ledger.lift_to(RULE, 0);
        points
    }

    fn chance_to_break(&self, ends: &Distribution<Option<i16>>) -> Chance {
        ends.chance(|end| end.is_some_and(|loss| loss >= self.left))
    }

    /// The thing has lost points: it holds, is damaged or breaks.
    ///
    /// Rule: `D20-ACT-T14`.
    fn harm(&self, table: &mut Table, target: FighterId, loss: i16) {
        let (value, holds) = match self.thing {
            Thing::Weapon(_) => (word::WEAPON_LIFE, word::WEAPON_HOLDS),
            Thing::Shield => (word::SHIELD_LIFE, word::SHIELD_HOLDS),
        };
        if loss == 0 {
            table.acted(target, holds, None);
            return;
        }
        let left = (self.left - loss).max(0);
        table.changed(target, value, self.left, left, RULE);
        let state = &mut table.fighter(target).state;
        match self.thing {
            Thing::Weapon(slot) if left == 0 => hands::shatter(table, target, slot),
            Thing::Weapon(slot) => {
                if let Some(arm) = state.arm_mut(slot) {
                    arm.dents = Dents(arm.dents.0 + loss);
                }
            }
            Thing::Shield => {
                state.hands.shield = Dents(state.hands.shield.0 + loss);
                if left == 0 {
                    table.acted(target, word::SHIELD_BREAKS, None);
                }
            }
        }
    }
}

/// What is added to the damage of the record; what is learnt against a kind of foe does not help against what he holds.
///
/// Rule: `D20-DMG-01`.
fn bonus(scene: &Scene, (own, arm): (&Snapshot, &Arm), foe: &Snapshot, assault: Assault) -> Ledger {
    let of_foe = Cause::from(&cause::FAVOURED_ENEMY);
    let all = damage_bonus(scene, own, foe, (arm, assault));
    let mut bonus = Ledger::new(rule::D20_DMG_01, 0);
    bonus
        .lines
        .extend(all.lines.iter().filter(|line| line.cause != of_foe));
    bonus
}

impl Resolution for Sundering {
    type Rules = D20;
    /// The opposed rolls, and the damage where the first one wins.
    type Fall = (([u8; 2], i16), Option<Thrown>);
    /// Points that the thing loses; none after a failure.
    type End = Option<i16>;
    type Who = (FighterId, FighterId);
    type Landed = ();

    fn roll(&self, dice: &mut impl Dice) -> Result<Self::Fall, DiceError> {
        let fall = self.opposed.roll(dice)?;
        let thrown = match self.opposed.end(&fall) > 0 {
            true => Some(self.blow.throw(Hit::Plain, dice)?),
            false => None,
        };
        Ok((fall, thrown))
    }

    fn end(&self, (_, thrown): &Self::Fall) -> Option<i16> {
        thrown.as_ref().map(|thrown| self.loss(thrown))
    }

    /// The damage does not hang on the faces of the opposed rolls.
    fn ends(&self) -> Result<Distribution<Option<i16>>, DiceError> {
        let wins = enumerate(|dice| Ok(self.opposed.roll(dice)?.1 > 0))?;
        let losses = enumerate(|dice| Ok(self.loss(&self.blow.throw(Hit::Plain, dice)?)))?;
        enumerate(|dice| {
            Ok(match dice.draw(&wins) {
                true => Some(*dice.draw(&losses)),
                false => None,
            })
        })
    }

    fn land(
        &self,
        table: &mut Table,
        (id, target): Self::Who,
        (fall, thrown): Self::Fall,
    ) -> Result<(), DiceError> {
        self.opposed.tell_fall(table, id, fall, 1);
        let Some(thrown) = thrown else { return Ok(()) };
        table.write(Happening::Rolled {
            fighter: id,
            what: word::SUNDERING,
            points: Box::new(self.points(&thrown)),
        });
        self.harm(table, target, self.loss(&thrown));
        Ok(())
    }

    fn tell(&self, ends: &Distribution<Option<i16>>) -> Odds {
        let mut damage = Ledger::new(rule::D20_DMG_01, self.damage.plus);
        damage.lines.extend(self.bonus.lines.iter());
        let life = match self.thing {
            Thing::Weapon(_) => word::WEAPON_LIFE,
            Thing::Shield => word::SHIELD_LIFE,
        };
        Odds {
            chain: vec![(word::WINS, ends.chance(Option::is_some))],
            effects: vec![(word::BREAKS, self.chance_to_break(ends))],
            ledgers: vec![
                (word::ATTACK, self.opposed.contest.own.clone()),
                (word::OTHER_CHECK, self.opposed.contest.other.clone()),
                (word::DAMAGE, damage),
                (word::HARDNESS, Ledger::of(RULE, self.row, self.hardness)),
                (life, Ledger::of(RULE, self.row, self.left)),
            ],
            ..Odds::default()
        }
    }
}

/// The foe may strike first; unlike a grip or a blow that disarms, this one goes on however much that hurts.
///
/// Rule: `D20-ACT-T14`, `D20-AOO-08`.
fn sunder(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(target), Some(with)) = (call.target, call.with) else {
        return Ok(());
    };
    let kind = table.round.asked.unwrap_or(word::ASK_TURN);
    let by = match provoke::may_strike(table, target, id) {
        true => vec![target],
        false => Vec::new(),
    };
    if provoke::halts(table, id, kind, call, by) {
        return Ok(());
    }
    let occasion = provoke::occasion(table, kind);
    // What it costs is to be known before it is counted.
    let assault = assault_of(table.snapshot(id), call, kind, occasion);
    if kind == word::ASK_TURN {
        count(table, id, with);
    }
    let own = table.snapshot(id);
    if own.shield().is_some() && own.arm(with).is_some_and(Arm::takes_both_hands) {
        table.fighter(id).hands.is_shield_off = true;
    }
    let place = table.snapshot(target).place();
    look::face(table, id, place);
    table.acted(id, call.word, Some(target));
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let found = both.and_then(|(own, foe)| Sundering::of(&scene, (own, assault?), (foe, call.word)));
    drop(scene);
    match found {
        Some(sundering) => sundering.play(table, (id, target)),
        // Whoever has struck first has knocked the weapon away.
        None => {
            table.forgone(id, call.word, RULE);
            Ok(())
        }
    }
}
