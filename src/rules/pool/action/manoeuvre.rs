//! Tactical manoeuvres: opposed tests of attacks that put an effect on the target in place of damage. Each of them is defined here, whole;
//! how far a push drives stands in [`super::push`].

use crate::battle::{FighterId, INTERRUPT, Posture, RuleId, Slot, Stake, Term, Verb, WhyNot};
use crate::board::PathStep;
use crate::dice::DiceError;
use crate::rules::common;
use crate::rules::kernel::Resolution;
use crate::rules::kernel::why::no_answer as unanswered;

use super::super::appraise::{Mind, Prospect};
use super::super::effect::{Effect, EffectKind};
use super::super::round::{Table, after, hands, health, strike, walk};
use super::super::scene::{Scene, Snapshot};
use super::super::{approach, rule, why, word};
use super::attack::is_sighted;
use super::contest::Contest;
use super::{
    ACT, Action, At, Call, Condition, Cost, Shape, Staked, WEAPONS, holds, is_aimed, is_seen, push, reaches,
};

/// A manoeuvre.
pub(crate) struct Manoeuvre {
    /// Its word.
    pub word: Term,
    /// Its rule.
    pub rule: RuleId,
    /// Successes that it costs the initiator, against those on two feet and on four.
    pub malus: [i16; 2],
    /// Dice that the initiator adds to those of his attack.
    pub adds: fn(&Snapshot) -> i16,
    /// What it asks for besides what all of them do.
    may: Condition,
    /// From where it is tried.
    contact: Contact,
    /// Metres of the movement towards the target that may be part of it.
    approach: Option<fn(&Snapshot) -> u16>,
    /// What it does when it succeeds; the weapon that it has struck from the hand, by its name among what lies about.
    pub effect: fn(&mut Table, FighterId, FighterId) -> Effected,
    /// What the effect is worth to the opponent.
    pub worth: fn(&Prospect) -> i64,
}

/// The weapon that an effect has struck from the hand.
type Effected = Result<Option<Slot>, DiceError>;

/// From where a manoeuvre is tried.
///
/// Rule: `PL-MAN-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contact {
    /// From where the target is in sight, at most so many metres away.
    Sight(u16),
    /// From the next square.
    Body,
    /// From as far as the weapon reaches.
    Weapon,
}

/// Metres from which a target can be distracted (`PL-MAN-02`).
pub(crate) const DISTRACT_M: u16 = 10;

/// `PL-MAN-02`
static DISTRACT: Manoeuvre = Manoeuvre {
    word: word::DISTRACT,
    rule: rule::PL_MAN_02,
    adds: |own| own.build.characteristics.charisma,
    contact: Contact::Sight(DISTRACT_M),
    effect: |table, id, target| {
        table.afflict(target, Effect::until_turn_of(EffectKind::Distracted, id));
        Ok(None)
    },
    // What passes before his own next turn is of use only to friends who have still to play.
    worth: |it| it.unless(EffectKind::Distracted, || it.gain(3) * it.helpers()),
    ..PLAIN
};

/// `PL-MAN-03`
static PUSH: Manoeuvre = Manoeuvre {
    word: word::PUSH,
    rule: rule::PL_MAN_03,
    contact: Contact::Body,
    approach: Some(|_| push::APPROACH_M),
    effect: |table, id, target| push::push(table, id, target).map(|()| None),
    worth: push::worth,
    ..PLAIN
};

/// `PL-MAN-04`
static BLOCK: Manoeuvre = Manoeuvre {
    word: word::BLOCK,
    rule: rule::PL_MAN_04,
    malus: [-3; 2],
    contact: Contact::Body,
    effect: |table, id, target| {
        table.afflict(target, Effect::until_turn_of(EffectKind::Immobilised, id));
        Ok(None)
    },
    worth: |it| it.kept(),
    ..PLAIN
};

/// `PL-MAN-05`
static DISARM: Manoeuvre = Manoeuvre {
    word: word::DISARM,
    rule: rule::PL_MAN_05,
    malus: [-3; 2],
    may: |at| match at.target() {
        Some(foe) if foe.in_hand().hands > 0 => Ok(()),
        Some(foe) => Err(why::foe_unarmed(rule::PL_MAN_05, foe.id())),
        None => Err(why::nobody(rule::PL_MAN_05)),
    },
    effect: |table, _, target| {
        let hand = table.snapshot(target).state.hand;
        Ok(hands::lose_weapon(table, target, hand, rule::PL_MAN_05))
    },
    worth: |it| it.weapon(),
    ..PLAIN
};

/// `PL-MAN-06`
static BLIND: Manoeuvre = Manoeuvre {
    word: word::BLIND,
    rule: rule::PL_MAN_06,
    malus: [-3; 2],
    effect: |table, _, target| for_his_next_turn(table, target, EffectKind::Blinded),
    worth: |it| {
        it.unless(EffectKind::Blinded, || {
            it.his_blow() - it.his_blind_blow() + it.gain(2) * it.strikers()
        })
    },
    ..PLAIN
};

/// `PL-MAN-07`
static KNOCK_OVER: Manoeuvre = Manoeuvre {
    word: word::KNOCK_OVER,
    rule: rule::PL_MAN_07,
    malus: [-3, -5],
    contact: Contact::Body,
    approach: Some(|own| own.build.move_m),
    effect: |table, _, target| {
        health::pose(table, target, Posture::Lying, rule::PL_MAN_07);
        Ok(None)
    },
    // He gets up instead of striking, or strikes from the ground and is struck more easily: whatever costs him less.
    worth: |it| {
        if it.foe.is_prone() {
            return 0;
        }
        it.gain(5) * it.earlier_helpers() + it.his_blow().min(it.gain(5) * it.strikers())
    },
    ..PLAIN
};

/// `PL-MAN-08`
static STUN: Manoeuvre = Manoeuvre {
    word: word::STUN,
    rule: rule::PL_MAN_08,
    malus: [-5; 2],
    effect: |table, _, target| for_his_next_turn(table, target, EffectKind::Stunned),
    worth: |it| {
        it.unless(EffectKind::Stunned, || {
            it.his_blow() + it.gain(5) * it.strikers() + it.kept()
        })
    },
    ..PLAIN
};

/// What a manoeuvre is that says nothing else of itself.
const PLAIN: Manoeuvre = Manoeuvre {
    word: word::STUN,
    rule: rule::PL_MAN_01,
    malus: [0; 2],
    adds: |_| 0,
    may: |_| Ok(()),
    contact: Contact::Weapon,
    approach: None,
    effect: |_, _, _| Ok(None),
    worth: |_| 0,
};

/// The manoeuvres, in the order of their rules.
static ALL: [&Manoeuvre; 7] = [&DISTRACT, &PUSH, &BLOCK, &DISARM, &BLIND, &KNOCK_OVER, &STUN];

/// The manoeuvres as actions.
pub(super) static MANOEUVRES: [Action; 7] = [
    action(&DISTRACT),
    Action {
        shape: staked(word::PUSH_ROUND),
        ..action(&PUSH)
    },
    action(&BLOCK),
    action(&DISARM),
    action(&BLIND),
    Action {
        shape: staked(word::KNOCK_ROUND),
        ..action(&KNOCK_OVER)
    },
    action(&STUN),
];

const SHAPE: Shape = Shape {
    with: Some(WEAPONS),
    ..Shape::of(Verb::Attack)
};

const fn action(of: &'static Manoeuvre) -> Action {
    Action {
        word: of.word,
        rule: of.rule,
        shape: SHAPE,
        may: &[
            is_aimed, is_fresh, stands, at_foe, is_seen, is_armed, asks, is_near, has_way,
        ],
        cost: |_| Cost::Limited,
        odds: |at| Contest::of(at)?.odds(),
        play,
        considers: Mind::thinks_of,
        weigh: |mind, at| mind.trick(at),
        behind: &[rule::PL_ACT_06, rule::PL_DEC_04],
        ..ACT
    }
}

/// Which of several ways leads there may be said; without a number it is the shortest (`PL-DEC-04`).
const fn staked(offer: Term) -> Shape {
    Shape {
        stakes: Some(Staked {
            offer,
            word: word::WAY,
            stake: |at| {
                let most = contact_ways(at).len() as i16;
                (most > 1).then_some(Stake {
                    word: word::WAY,
                    least: 2,
                    most,
                    shares: false,
                })
            },
        }),
        ..SHAPE
    }
}

impl Manoeuvre {
    /// The manoeuvre of a word.
    pub(crate) fn of(term: Term) -> Option<&'static Self> {
        ALL.into_iter().find(|known| known.word == term)
    }

    /// Whether a movement towards the target may be part of it.
    ///
    /// Rule: `PL-MAN-03`, `PL-MAN-07`, `PL-MAN-09`.
    pub(crate) const fn may_approach(&self) -> bool {
        self.approach.is_some()
    }

    /// Whether a foe is near enough for it.
    ///
    /// Rule: `PL-MAN-10`.
    fn works(&self, scene: &Scene, own: &Snapshot, foe: &Snapshot, with: Slot) -> bool {
        let in_sight = matches!(self.contact, Contact::Sight(_));
        in_sight || reaches(scene, own, foe, self.reach(own, with))
    }

    /// Squares over which it is tried: one, or as far as the weapon reaches.
    fn reach(&self, own: &Snapshot, with: Slot) -> u8 {
        match self.contact {
            Contact::Weapon => reach(own, with),
            Contact::Sight(_) | Contact::Body => 1,
        }
    }
}

fn for_his_next_turn(table: &mut Table, target: FighterId, kind: EffectKind) -> Effected {
    let is_running = table.round.turns.iter().any(|running| running.fighter == target);
    table.afflict(target, Effect::for_the_next_turn(kind, is_running));
    Ok(None)
}

fn is_fresh(at: &At) -> Result<(), WhyNot> {
    let turn = at.own.state.turn;
    holds(turn.is_fresh(), || why::turn_begun(rule::PL_ACT_06, turn.moves))
}

/// Only what works in sight can be done lying.
fn stands(at: &At) -> Result<(), WhyNot> {
    let in_sight = of(at).is_ok_and(|of| matches!(of.contact, Contact::Sight(_)));
    holds(in_sight || !at.own.is_prone(), || why::prone(rule::PL_STA_05))
}

fn asks(at: &At) -> Result<(), WhyNot> {
    (of(at)?.may)(at)
}

/// The manoeuvre of a choice.
fn of(at: &At) -> Result<&'static Manoeuvre, WhyNot> {
    Manoeuvre::of(at.call.word).ok_or_else(|| unanswered(rule::PL_MAN_01))
}

fn at_foe(at: &At) -> Result<(), WhyNot> {
    let is_foe = |it: &Snapshot| at.scene.are_hostile(at.own, it) && it.can_suffer();
    holds(at.target().is_some_and(is_foe), || why::no_foe(rule::PL_MAN_01))
}

/// It takes a weapon for close combat, in the hand or to be drawn on the way.
fn is_armed(at: &At) -> Result<(), WhyNot> {
    let arm = at.arm().ok_or_else(|| why::no_weapon(rule::PL_MAN_01))?;
    holds(arm.close.is_some(), || {
        why::no_close_weapon(rule::PL_MAN_01, &arm.name)
    })?;
    let draws = of(at)?.may_approach() && may_draw_on_the_way(at.own, at.slot());
    holds(draws || at.own.wields(at.slot()), || {
        why::not_in_hand(rule::PL_MAN_01, &arm.name)
    })
}

/// Whether it works from here, or at the end of a way.
fn is_near(at: &At) -> Result<(), WhyNot> {
    let (scene, own, of) = (at.scene, at.own, of(at)?);
    let foe = at.target().ok_or_else(|| why::nobody(rule::PL_MAN_01))?;
    let arm = at.arm().ok_or_else(|| why::no_weapon(rule::PL_MAN_01))?;
    if let Contact::Sight(metres) = of.contact {
        return is_sighted(at, foe, (rule::PL_MAN_02, metres));
    }
    if of.works(scene, own, foe, at.slot()) {
        // Without a way there is nothing to draw on (PL-MAN-09).
        return holds(own.wields(at.slot()), || {
            why::not_in_hand(rule::PL_MAN_01, &arm.name)
        });
    }
    let Some(metres) = of.approach else {
        let (apart, reach) = (scene.distance(own, foe), of.reach(own, at.slot()));
        return Err(match apart > u16::from(reach) {
            true => why::out_of_reach(rule::PL_MAN_10, &arm.name, apart, reach),
            false => why::blocked(rule::PL_MAN_10),
        });
    };
    holds(!contact_ways(at).is_empty(), || {
        why::no_approach(rule::PL_MAN_09, metres(own))
    })
}

/// A way that is named by its number is one.
fn has_way(at: &At) -> Result<(), WhyNot> {
    let [number, ..] = at.call.stakes else {
        return Ok(());
    };
    let has_way = contact_way(at).is_some_and(|way| !way.is_empty());
    holds(has_way, || {
        let ways = contact_ways(at).into_iter().filter(|way| !way.is_empty());
        why::no_such_way(rule::PL_MAN_09, *number, ways.count())
    })
}

/// Whether a weapon that is at hand, but not in the hand, can be drawn on the way of a manoeuvre.
///
/// Rule: `PL-MAN-09`, `PL-MOV-02`.
pub(crate) fn may_draw_on_the_way(own: &Snapshot, with: Slot) -> bool {
    own.is_drawable(with) && own.state.carries.is_none()
}

/// The ways by which a manoeuvre can come into contact, the shortest first; a single empty one where there is contact already, and
/// for a manoeuvre that takes no way (`PL-MAN-09`, `PL-DEC-04`).
pub(crate) fn contact_ways(at: &At) -> Vec<Vec<PathStep>> {
    match (of(at).ok().and_then(|of| of.approach), at.target()) {
        (Some(metres), Some(foe)) => approach::approaches(at.scene, at.own, foe, metres(at.own)),
        _ => vec![Vec::new()],
    }
}

/// The way that a choice names by its number, from 2; the shortest where it names none (`PL-DEC-04`).
pub(crate) fn contact_way(at: &At) -> Option<Vec<PathStep>> {
    let place = match at.call.stakes {
        [] => 0,
        [number] if *number > 1 => usize::from(number.unsigned_abs()) - 1,
        _ => return None,
    };
    contact_ways(at).into_iter().nth(place)
}

/// Tries a manoeuvre: the way there, the opposed test, its effect (`PL-MAN-01`, `PL-MAN-11`).
fn play(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let Some(of) = Manoeuvre::of(call.word) else {
        return Ok(());
    };
    let (target, with) = (call.target.unwrap_or_default(), call.with.unwrap_or_default());
    table.fighter(id).state.turn.may_draw = false;
    if !comes_near(table, id, (of, call))? {
        return Ok(());
    }
    strike::face(table, id, table.snapshot(target).place());
    let scene = table.scene();
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let Some(contest) = Contest::between(&scene, own, foe, of, with) else {
        return Ok(());
    };
    let in_contact = reaches(&scene, own, foe, reach(own, with));
    drop(scene);
    let lost = contest.play(table, (id, target))?;
    // One who was pushed away may strike back only where the attacker is still in his own contact (PL-MAN-11).
    let in_contact = in_contact && (of.rule != rule::PL_MAN_03 || is_still_near(table, id, target));
    after::note(table, id, target, in_contact, lost);
    Ok(())
}

fn reach(own: &Snapshot, with: Slot) -> u8 {
    let close = own.arm(with).and_then(|arm| arm.close);
    close.map_or(1, |close| close.reach)
}

/// Whether somebody who has been pushed could strike at the pusher from where he stands now.
fn is_still_near(table: &Table, id: FighterId, target: FighterId) -> bool {
    let scene = table.scene();
    let pair = scene.get(id).zip(scene.get(target));
    pair.is_some_and(|(own, foe)| {
        let close = foe.close_arm().and_then(|(_, arm)| arm.close);
        close.is_some_and(|close| reaches(&scene, foe, own, close.reach))
    })
}

/// Walks into contact where the manoeuvre allows it, by the way that was chosen as his side knows the map, and draws the weapon on
/// the way; says whether it can be tried then (`PL-MAN-09`, `PL-DEC-04`, `BD-VIS-06`).
fn comes_near(
    table: &mut Table,
    id: FighterId,
    (of, call): (&'static Manoeuvre, Call),
) -> Result<bool, DiceError> {
    let (target, with) = (call.target.unwrap_or_default(), call.with.unwrap_or_default());
    let scene = table.foreseen_by(id, Some(target));
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(false);
    };
    if of.works(&scene, own, foe, with) {
        return Ok(true);
    }
    let known = table.known_to(id);
    let way = known
        .get(id)
        .and_then(|own| contact_way(&At::of(&known, own, call)));
    let way = way.unwrap_or_default();
    let steps = approach::open_part(&scene, own, &way);
    let unforeseen = way.get(steps.len()).map(|step| step.cell);
    drop((scene, known));
    if !table.snapshot(id).wields(with) {
        hands::draw(table, id, with);
    }
    let is_stopped = walk::go(table, id, &steps, rule::PL_MAN_09)?;
    if !is_stopped && unforeseen.is_some() && !common::bump(table, id, unforeseen) {
        table.forgone(id, of.word, INTERRUPT);
    }
    let scene = table.scene();
    let pair = scene.get(id).zip(scene.get(target));
    Ok(pair.is_some_and(|(own, foe)| own.is_able() && reaches(&scene, own, foe, 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manoeuvres_cost_successes_as_listed_pl_man_02_to_pl_man_08() {
        for (word, malus) in [
            (word::DISTRACT, [0, 0]),
            (word::PUSH, [0, 0]),
            (word::BLOCK, [-3, -3]),
            (word::DISARM, [-3, -3]),
            (word::BLIND, [-3, -3]),
            (word::KNOCK_OVER, [-3, -5]),
            (word::STUN, [-5, -5]),
        ] {
            assert_eq!(Manoeuvre::of(word).unwrap().malus, malus, "{word}");
        }
    }

    #[test]
    fn the_body_is_near_and_the_weapon_reaches_pl_man_10() {
        for (word, contact) in [
            (word::DISTRACT, Contact::Sight(10)),
            (word::PUSH, Contact::Body),
            (word::BLOCK, Contact::Body),
            (word::KNOCK_OVER, Contact::Body),
            (word::DISARM, Contact::Weapon),
            (word::BLIND, Contact::Weapon),
            (word::STUN, Contact::Weapon),
        ] {
            assert_eq!(Manoeuvre::of(word).unwrap().contact, contact, "{word}");
        }
    }
}
