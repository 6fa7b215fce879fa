//! Actions that are no blows: moving, standing up, taking up a weapon, helping a friend, free steps.

use crate::battle::{Choice, FighterId, Movable, Posture, Question, Slot, Term, is_burning};

use super::super::exchange::value::Attribute;
use super::super::fighter::{Deed, Vitality};
use super::super::offer::join_pike;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{legal, melee, word};
use super::blow::{self, FACES, Rival};
use super::known::Known;
use super::{
    INITIATIVE, act, bow, elsewhere, fallen, hold, hope, journey, mounted, peril, rescue, shelter, shot,
    stance, way, wind,
};

/// Standing up.
const FEET: i64 = 4000;
/// Getting from the ground to the knees, or from the knees to the feet.
const KNEES: i64 = 2500;
/// Finding one's bearings again.
const RECOVERED: i64 = 5000;
/// A weapon in the hand instead of a fist.
const ARMED: i64 = 4000;
/// A pike that strikes with the strength of two.
const HANDS_ON: i64 = 3000;
/// Burning no longer: a die of damage in each round to come.
const FLAMES: i64 = 7000;
/// A way that is open.
const WAY_OPEN: i64 = 2000;
/// Being able to strike at all: below initiative 0 nobody can (`TIM-06`).
const STRIKES_AGAIN: i64 = 6000;
/// Initiative that must be lost before it is worth a round to win it back.
const LOSS_TO_ORIENT: i16 = 6;

/// What has to be put right before fighting well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Need {
    pub(super) worth: i64,
    /// Whether it takes the whole round.
    pub(super) is_long: bool,
    /// Whether a second action goes on with it.
    pub(super) is_twofold: bool,
}

/// The most urgent need. Doors count only where there is no way round them.
pub(super) fn need(scene: &Scene, own: &Snapshot, rivals: &[Rival], has_way: bool) -> Option<Need> {
    let once = |worth| Need {
        worth,
        is_long: false,
        is_twofold: false,
    };
    let whole = |worth| Need {
        worth,
        is_long: true,
        is_twofold: true,
    };
    if own.condition.disoriented {
        return Some(once(RECOVERED));
    }
    if own.condition.ado.burning && !stands_in_fire(scene, own) {
        return Some(once(FLAMES));
    }
    if let Some((_, worth)) = hold::freedom(scene, own) {
        return Some(once(worth));
    }
    match own.body.posture {
        Posture::Lying => {
            return Some(Need {
                is_twofold: true,
                ..once(FEET)
            });
        }
        Posture::Kneeling if !has_way && shelter::stays_down(scene, own, rivals) => {}
        Posture::Kneeling => return Some(once(KNEES)),
        Posture::Standing => {}
    }
    if let Some((_, worth)) = mounted::remount(scene, own, rivals) {
        return Some(once(worth));
    }
    if own.ini() < 0 && regained(own) >= 0 {
        return Some(if own.build.traits.vigilance {
            once(STRIKES_AGAIN)
        } else {
            whole(STRIKES_AGAIN)
        });
    }
    if own.hands.empty {
        if own.hands.lies.is_some_and(|(cell, _)| is_beside(own, cell)) {
            return Some(whole(ARMED));
        }
        if found_weapon(scene, own).is_some() {
            return Some(whole(ARMED));
        }
        if let Some(slot) = sheathed(own) {
            return Some(if legal::drawing_time(own, slot) > 1 {
                whole(ARMED)
            } else {
                once(ARMED)
            });
        }
        if pikes(scene, own).next().is_some() {
            return Some(once(HANDS_ON));
        }
    }
    if let Some((_, worth)) = stance::better(scene, own, rivals) {
        return Some(once(worth));
    }
    if rivals
        .iter()
        .any(|rival| rival.covers(own) || rival.may_come(own))
    {
        return None;
    }
    if let Some((_, worth)) = rescue::patient(scene, own) {
        return Some(whole(worth));
    }
    if wind::is_short(own) {
        return Some(whole(wind::regained(own)));
    }
    if !has_way && journey::doors_at(scene, own, own.body.at).next().is_some() {
        return Some(once(WAY_OPEN));
    }
    let lost = own.initiative.lost;
    (lost >= LOSS_TO_ORIENT).then(|| {
        let worth = i64::from(lost) * INITIATIVE;
        if own.build.traits.vigilance {
            once(worth)
        } else {
            whole(worth)
        }
    })
}

/// The friends on whose pikes somebody might lay his hands.
///
/// Rule: `MAN-SPIESSGESPANN`.
fn pikes<'s>(scene: &'s Scene, own: &'s Snapshot) -> impl Iterator<Item = FighterId> + 's {
    let may = own.build.traits.pike_team;
    let friends = scene.fighters.iter().filter(move |_| may).map(Snapshot::id);
    friends.filter(move |bearer| melee::may_join(scene, own, *bearer).is_ok())
}

/// Initiative after an orientation that succeeds.
///
/// Rule: `ORI-01`.
fn regained(own: &Snapshot) -> i16 {
    let mut there = own.clone();
    there.initiative.die = there.initiative.die.max(6);
    there.initiative.lost = 0;
    there.ini()
}

/// What it is worth to end what was begun.
pub(super) fn unfinished(own: &Snapshot) -> i64 {
    match own.task.0.map(|task| task.act) {
        Some(word::TREAT) => rescue::unfinished(),
        Some(word::ORIENT) if own.ini() < 0 => STRIKES_AGAIN + ARMED,
        Some(word::BREATHE) => wind::regained(own),
        Some(_) => ARMED,
        None => 0,
    }
}

/// The answers to a regular action.
pub(super) fn deeds(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut found = Vec::new();
    let deed = legal::deed(known.seen.round, own);
    if deed == Some(Deed::Act) && own.task.0.is_some() {
        // Whoever has begun something long ends it; what it is worth was weighed when it was declared (TIM-05).
        return vec![(act(word::CARRY_ON), 1), (Choice::Pass, 0)];
    }
    if own.condition.vitality == Vitality::Fit {
        match deed {
            Some(Deed::Move) => movements(known, own, word::WALK, &mut found),
            Some(Deed::Sprint) => movements(known, own, word::SPRINT, &mut found),
            _ => acts(known, own, &mut found),
        }
    } else if own.condition.vitality == Vitality::Incapacitated {
        found.extend(fallen::crawl(known, own));
    }
    if own.condition.ado.spirit.flees() {
        found.extend(known.flee(own));
    }
    found.push((Choice::Pass, 0));
    found.retain(|(choice, _)| known.allows(question, own, choice));
    found
}

/// Where to go: nearer to blows, to a dying friend, or out of a lost fight.
fn movements(known: &Known, own: &Snapshot, gait: Term, found: &mut Vec<(Choice, i64)>) {
    if own.body.mount.is_some() {
        found.extend(mounted::approach(known, own, gait));
        return;
    }
    let rivals = blow::rivals(known, own);
    found.extend(shot::go(known, own, &rivals, gait));
    let here = peril::unbearable(known, own, own.body.at);
    let prey = elsewhere::prey(&known.seen, own, &rivals);
    let sought = prey.as_deref().unwrap_or(&rivals);
    found.extend(way::approach(known, own, sought, gait).map(|(choice, worth)| (choice, worth + here)));
    found.extend(peril::go(known, own, &rivals, gait));
    found.extend(shelter::go(known, own, &rivals, gait));
    found.extend(rescue::go(known, own, &rivals, gait));
    found.extend(hope::step_out(known, own, &rivals, gait));
}

fn acts(known: &Known, own: &Snapshot, found: &mut Vec<(Choice, i64)>) {
    let scene = &known.seen;
    let rivals = blow::rivals(known, own);
    let is_shot_at = shelter::is_needed(scene, own) && !way::has_way(known, own, &rivals);
    found.extend(pikes(scene, own).map(|bearer| (join_pike(bearer), HANDS_ON)));
    let stays_down = is_shot_at && shelter::stays_down(scene, own, &rivals);
    let quick = own.build.attribute(Attribute::Ge) - 2 * own.wounds.0 - own.build.encumbrance.value();
    found.extend([
        (act(word::BREATHE), wind::regained(own)),
        (act(word::RECOVER), RECOVERED),
        (act(word::STAND_QUICKLY), FEET * blow::faces(quick) / FACES),
        (act(word::STAND), if stays_down { -1 } else { KNEES }),
        (act(word::PICK_UP), ARMED + 1),
        (act(word::ORIENT), orientation(own)),
    ]);
    if own.condition.ado.burning {
        found.push((act(word::BEAT_OUT), FLAMES));
    }
    found.extend(hold::freedom(scene, own).map(|(way, worth)| (act(way), worth)));
    found.extend(
        stance::better(scene, own, &rivals).map(|(slot, worth)| (with(word::CHANGE_STYLE, slot), worth)),
    );
    found.extend(mounted::remount(scene, own, &rivals));
    found.extend(found_weapon(scene, own).map(|choice| (choice, ARMED)));
    if let Some(slot) = sheathed(own) {
        found.push((with(word::DRAW, slot), ARMED));
    }
    if let Some((slot, worth)) = bow::draw(scene, own, &rivals) {
        found.push((with(word::DRAW, slot), worth));
    }
    found.extend(shot::acts(scene, own));
    found.extend(shelter::turn_table(scene, own));
    if is_shot_at {
        found.extend(shelter::duck(scene, own));
    }
    if let Some((friend, worth)) = rescue::patient(scene, own) {
        let treat = Choice::Act {
            act: word::TREAT,
            target: Some(friend),
            with: None,
            at: None,
            facing: None,
        };
        found.push((treat, worth));
    }
    for cell in journey::doors_at(scene, own, own.body.at) {
        let open = Choice::Act {
            act: word::DOOR,
            target: None,
            with: None,
            at: Some(cell),
            facing: None,
        };
        found.push((open, WAY_OPEN));
    }
}

/// What it is worth to regain initiative.
fn orientation(own: &Snapshot) -> i64 {
    if own.ini() < 0 && regained(own) >= 0 {
        STRIKES_AGAIN
    } else {
        i64::from(own.initiative.lost) * INITIATIVE
    }
}

const fn with(act: Term, slot: Slot) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: Some(slot),
        at: None,
        facing: None,
    }
}

/// The first style whose weapon hangs ready to be drawn.
fn sheathed(own: &Snapshot) -> Option<Slot> {
    let slots = (0..own.build.styles.len() as u8).map(Slot);
    slots.into_iter().find(|slot| legal::draw(own, *slot).is_ok())
}

/// Whether a fighter stands in fire, where beating out flames is in vain.
fn stands_in_fire(scene: &Scene, own: &Snapshot) -> bool {
    let cells = place::footprint(&own.body).cells();
    cells.into_iter().any(|cell| is_burning(scene.board(), cell))
}

/// A weapon on the floor that somebody can take who has none of his own left: neither in its sheath nor on the floor.
fn found_weapon(scene: &Scene, own: &Snapshot) -> Option<Choice> {
    let has_own = own.hands.lies.is_some() || sheathed(own).is_some() || !own.hands.empty;
    if has_own || own.build.origin.is_none() || scene.ground.movables.is_empty() {
        return None;
    }
    let is_weapon = |movable: &Movable| scene.round.shelf.is_weapon(&movable.gear);
    let (name, _, cell) = legal::lying(scene, own).find(|(_, movable, _)| is_weapon(movable))?;
    Some(Choice::Act {
        act: word::PICK_UP,
        target: None,
        with: Some(name),
        at: Some(cell),
        facing: None,
    })
}

fn is_beside(own: &Snapshot, cell: crate::board::Cell) -> bool {
    (cell.x - own.body.at.x).abs() <= 1 && (cell.y - own.body.at.y).abs() <= 1
}
