//! Offers of blows: every foe with every weapon and manoeuvre, changes of the distance, strikes in passing, following.

use crate::battle::{Choice, FighterId, Offer, Slot, Stake, Term};
use crate::board::{Cell, Footprint};

use super::super::exchange::attack;
use super::super::fighter::Arm;
use super::super::legal::plainly as act;
use super::super::manoeuvre::{self, Art, Form, Part};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::shot::{self, Way};
use super::super::terrain::place;
use super::super::{legal, word};

pub(super) fn attacks(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::with_capacity(64);
    let targets: Vec<FighterId> = scene
        .fighters
        .iter()
        .filter(|other| other.is_conscious() && scene.are_hostile(fighter, other))
        .map(Snapshot::id)
        .collect();
    for target in targets {
        for (slot, arm) in fighter.all_arms() {
            let announced = [
                (word::ATTACK, &[][..]),
                (word::FEINT, &[Part::Feint]),
                (word::POWER_BLOW, &[Part::Power]),
                (word::FEINT_POWER, &[Part::Feint, Part::Power]),
            ];
            for (manoeuvre, parts) in announced {
                let most = attack::most_stakes(arm);
                let stakes: Vec<Stake> = parts.iter().map(|part| points(*part, (1, most))).collect();
                let choice = Choice::Attack {
                    target,
                    with: Slot(slot as u8),
                    manoeuvre,
                    stakes: stakes.iter().map(|stake| stake.least).collect(),
                };
                offers.push(Offer {
                    thing: Some(arm.name.clone()),
                    stakes,
                    ..Offer::of(choice, manoeuvre)
                });
            }
        }
        offers.extend(shots(fighter, target));
    }
    let sleepers = scene.fighters.iter().filter(|other| other.is_asleep());
    for sleeper in sleepers.filter(|other| scene.are_hostile(fighter, other)) {
        offers.extend(shots(fighter, sleeper.id()));
    }
    offers.extend(manoeuvres(scene, fighter));
    if fighter.condition.holds.is_some() || fighter.condition.held_by.is_some() {
        let of_holds = [word::KEEP_HOLD, word::BREAK_FREE, word::WREST_FREE];
        offers.extend(of_holds.map(|term| Offer::of(act(term), term)));
    }
    if fighter.body.mount.is_some() {
        offers.push(Offer::of(act(word::MOUNT_STRIKES), word::MOUNT_STRIKES));
        offers.extend(rushes(scene, fighter));
    }
    if scene.round.modules.has(Modules::ASSASSINATION) {
        offers.extend(assassinations(scene, fighter));
    }
    if scene.round.modules.has(Modules::DK) {
        offers.extend(changes_of_distance(scene, fighter));
    }
    offers.extend(strikes_at_cells(scene, fighter));
    offers.push(Offer::of(act(word::DELAY), word::DELAY));
    let conversions = [word::CONVERT_TO_ATTACK, word::CONVERT_TO_DEFENCE];
    offers.extend(conversions.map(|word| Offer::of(act(word), word)));
    offers.push(Offer::of(Choice::Pass, word::PASS));
    // Nobody shall give his weapon away with the answer that lies first.
    offers.extend(hurls(scene, fighter));
    offers
}

/// Throwing the weapon in the hand that is made for blows, at whomever one may shoot: sleepers and those who can only crawl as well.
///
/// Rule: `WPN-14`, `LEN-03`, `RNG-06`.
fn hurls(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    if shot::hurling(fighter).is_none() {
        return Vec::new();
    }
    let offer = |target: &Snapshot| {
        let choice = Choice::Attack {
            target: target.id(),
            with: Slot(0),
            manoeuvre: word::HURL,
            stakes: Vec::new(),
        };
        Offer {
            thing: Some(fighter.main_arm().name.clone()),
            ..Offer::of(choice, word::HURL)
        }
    };
    let targets = scene.fighters.iter();
    targets
        .filter(|other| other.is_conscious() || other.is_asleep())
        .filter(|other| scene.are_hostile(fighter, other))
        .map(offer)
        .collect()
}

/// A stab at somebody who is not on his guard.
///
/// Rule: `SUR-04`.
fn assassinations(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let victims = scene.fighters.iter();
    let victims = victims.filter(|other| scene.are_hostile(fighter, other));
    let offer = |(victim, (slot, arm)): (&Snapshot, (usize, &Arm))| {
        let choice = Choice::Attack {
            target: victim.id(),
            with: Slot(slot as u8),
            manoeuvre: word::ASSASSINATE,
            stakes: Vec::new(),
        };
        Offer {
            thing: Some(arm.name.clone()),
            ..Offer::of(choice, word::ASSASSINATE)
        }
    };
    let each = victims.flat_map(|victim| fighter.arms().map(move |arm| (victim, arm)));
    each.map(offer).collect()
}

/// What a rider can do at the end of a gallop, with every foe and weapon.
///
/// Rule: `MNT-05`, `MNT-06`, `MNT-07`.
fn rushes(scene: &Scene, rider: &Snapshot) -> Vec<Offer> {
    let words = [word::MOUNTED_CHARGE, word::RIDE_DOWN, word::LANCE_CHARGE];
    let foes = scene.fighters.iter();
    let foes = foes.filter(|other| other.is_conscious() && scene.are_hostile(rider, other));
    let each = foes.flat_map(|foe| rider.arms().map(move |arm| (foe, arm)));
    each.flat_map(|(foe, (slot, arm))| {
        // The mount needs no weapon to go over somebody.
        let fits = move |manoeuvre: &Term| *manoeuvre != word::RIDE_DOWN || slot == 0;
        words.into_iter().filter(fits).map(move |manoeuvre| {
            let choice = Choice::Attack {
                target: foe.id(),
                with: Slot(slot as u8),
                manoeuvre,
                stakes: Vec::new(),
            };
            Offer {
                thing: Some(arm.name.clone()),
                ..Offer::of(choice, manoeuvre)
            }
        })
    })
    .collect()
}

/// The manoeuvres that somebody may try, with every foe and weapon; those that are not possible fall out later.
///
/// Rule: `MAN-GEN-01`.
fn manoeuvres(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    let gets_free = manoeuvre::clasp(scene, fighter.id()).is_some();
    for (form, manoeuvre) in Form::all() {
        let art = form.art().filter(|art| *art != Art::Counter);
        if art.is_none() && !(gets_free && matches!(form, Form::Bare(..))) {
            continue;
        }
        for (slot, arm) in fighter.all_arms() {
            if art.is_some_and(|art| manoeuvre::may_try(scene, fighter, Some(arm), art).is_err()) {
                continue;
            }
            let foes = scene.fighters.iter();
            for target in foes.filter(|other| other.is_conscious() && scene.are_hostile(fighter, other)) {
                for stakes in stakes_of(scene, fighter, target, (arm, form)) {
                    let choice = Choice::Attack {
                        target: target.id(),
                        with: Slot(slot as u8),
                        manoeuvre,
                        stakes: stakes.iter().map(|stake| stake.least).collect(),
                    };
                    offers.push(Offer {
                        thing: Some(arm.name.clone()),
                        stakes,
                        ..Offer::of(choice, manoeuvre)
                    });
                }
            }
        }
    }
    offers
}

/// What may be announced with a manoeuvre, in each of the ways in which it may be shared out.
fn stakes_of(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    (arm, form): (&Arm, Form),
) -> Vec<Vec<Stake>> {
    if let Form::Storm(foes, ..) = form {
        let ways = manoeuvre::ranges_of_storm(fighter, arm, foes);
        let stakes = |(least, most)| {
            let stake = |part: &Part| Stake {
                shares: least < most,
                ..points(*part, (least, most))
            };
            form.parts().iter().map(stake).collect()
        };
        return ways.map(stakes).collect();
    }
    let most = attack::most_stakes(arm);
    let stake = |part: &Part| match (part, form) {
        (Part::Own, Form::Sweep(_)) => Stake {
            word: word::FOES,
            least: 1,
            most: i16::from(manoeuvre::most_foes(scene, fighter, target, arm)),
            shares: false,
        },
        _ => {
            let most = manoeuvre::most_points(fighter, target, arm, (form, *part)).min(most);
            points(*part, (0, most))
        }
    };
    vec![form.parts().iter().map(stake).collect()]
}

/// Points that are announced with a blow; those of all parts together are limited.
///
/// Rule: `MAN-GEN-03`.
const fn points(part: Part, (least, most): (i16, i16)) -> Stake {
    let word = match part {
        Part::Own | Part::First | Part::Second => word::POINTS,
        Part::Feint => word::FEINT,
        Part::Power => word::POWER_BLOW,
    };
    Stake {
        word,
        least,
        most,
        shares: true,
    }
}

/// Blows at cells where a foe may stand whom nobody sees; none where sides have no secrets.
///
/// Rule: `BD-VIS-06`.
fn strikes_at_cells(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    if scene.side_view().is_none() {
        return Vec::new();
    }
    let Cell { x, y } = fighter.body.at;
    let offer = |(slot, arm): (usize, &Arm)| {
        let reach = i16::from(arm.reach);
        let corner = Cell::new(x - reach, y - reach);
        let around = Footprint::new(corner, fighter.body.size + 2 * arm.reach);
        let cells: Vec<Cell> = around
            .cells()
            .filter(|cell| legal::may_strike_cell(scene, fighter, arm, *cell).is_ok())
            .collect();
        let choice = Choice::Act {
            act: word::STRIKE_CELL,
            target: None,
            with: Some(Slot(slot as u8)),
            at: None,
            facing: None,
        };
        (!cells.is_empty()).then(|| Offer {
            thing: Some(arm.name.clone()),
            cells,
            ..Offer::of(choice, word::STRIKE_CELL)
        })
    };
    fighter.arms().filter_map(offer).collect()
}

/// Coming nearer to those with whom one is engaged, and getting away from them (`ACT-24`, `DK-04`).
fn changes_of_distance(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let arm = fighter.main_arm();
    let with = Slot(fighter.main_slot() as u8);
    let mut offers = Vec::new();
    for (target, _) in scene.round.melee.pairs.foes_of(fighter.id()) {
        for manoeuvre in [
            word::SHORTEN,
            word::SHORTEN_TWO,
            word::SHORTEN_FEINT,
            word::SHORTEN_TWO_FEINT,
            word::LENGTHEN,
            word::LENGTHEN_FAR,
            word::LENGTHEN_TWO,
            word::LENGTHEN_TWO_FAR,
        ] {
            let is_feint = [word::SHORTEN_FEINT, word::SHORTEN_TWO_FEINT].contains(&manoeuvre);
            let stake = Stake {
                word: word::FEINT,
                least: 1,
                most: attack::most_stakes(arm),
                shares: true,
            };
            let choice = Choice::Attack {
                target,
                with,
                manoeuvre,
                stakes: if is_feint { vec![1] } else { Vec::new() },
            };
            offers.push(Offer {
                thing: Some(arm.name.clone()),
                stakes: if is_feint { vec![stake] } else { Vec::new() },
                ..Offer::of(choice, manoeuvre)
            });
        }
    }
    let in_contact = scene
        .foes(fighter)
        .filter(|foe| place::distance(fighter, foe) <= 1);
    offers.extend(in_contact.map(|foe| Offer::of(concerning(word::CLOSE_IN, foe.id()), word::CLOSE_IN)));
    offers
}

const fn concerning(act: Term, target: FighterId) -> Choice {
    Choice::Act {
        act,
        target: Some(target),
        with: None,
        at: None,
        facing: None,
    }
}

/// The shots and throws at a target, and the aim at it; those that are not possible fall out later.
fn shots(fighter: &Snapshot, target: FighterId) -> Vec<Offer> {
    let Some(missile) = fighter.missile() else {
        return Vec::new();
    };
    let ways = Way::FLYING.into_iter().filter_map(Way::term);
    let shot_with = |manoeuvre: Term, stakes| Choice::Attack {
        target,
        with: Slot(fighter.missile_slot()),
        manoeuvre,
        stakes,
    };
    let shot = |manoeuvre| shot_with(manoeuvre, Vec::new());
    let announced = [word::ANNOUNCED_SHOT, word::ANNOUNCED_THROW]
        .into_iter()
        .filter(|manoeuvre| (*manoeuvre == word::ANNOUNCED_THROW) == missile.is_thrown);
    ways.map(|manoeuvre| (shot(manoeuvre), manoeuvre))
        .chain(shot::Part::ALL.map(|(_, part)| (shot(part), part)))
        .chain(
            shot::Hail::ALL
                .into_iter()
                .filter(|_| missile.hails)
                .map(|(_, hail)| (shot(hail), hail)),
        )
        .chain([(aim(target), word::AIM)])
        .map(|(choice, word)| Offer {
            thing: Some(missile.arm.name.clone()),
            ..Offer::of(choice, word)
        })
        .chain(announced.map(|manoeuvre| Offer {
            thing: Some(missile.arm.name.clone()),
            stakes: vec![Stake {
                word: word::POINTS,
                least: 1,
                most: shot::most_now(fighter, target, missile),
                shares: true,
            }],
            ..Offer::of(shot_with(manoeuvre, vec![1]), manoeuvre)
        }))
        .collect()
}

pub(super) const fn aim(target: FighterId) -> Choice {
    Choice::Act {
        act: word::AIM,
        target: Some(target),
        with: None,
        at: None,
        facing: None,
    }
}

/// Striking at somebody who passes, now or at a later square, or not (`PAS-01`).
pub(super) fn strikes_in_passing(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let Some(opening) = scene.round.melee.opening else {
        return Vec::new();
    };
    let strike = |(slot, arm): (usize, &Arm)| {
        let choice = Choice::Attack {
            target: opening.victim,
            with: Slot(slot as u8),
            manoeuvre: word::PASSING_STRIKE,
            stakes: Vec::new(),
        };
        Offer {
            thing: Some(arm.name.clone()),
            ..Offer::of(choice, word::PASSING_STRIKE)
        }
    };
    let mut offers: Vec<Offer> = fighter.arms().map(strike).collect();
    offers.push(Offer::of(act(word::STRIKE_LATER), word::STRIKE_LATER));
    offers.push(Offer::of(Choice::Pass, word::PASS));
    offers
}

/// Following somebody who gets away, or not (`BRD-07`).
pub(super) fn follow(scene: &Scene) -> Vec<Offer> {
    let Some(asked) = scene.round.melee.follow else {
        return Vec::new();
    };
    vec![
        Offer::of(concerning(word::FOLLOW, asked.mover), word::FOLLOW),
        Offer::of(Choice::Pass, word::PASS),
    ]
}

/// Following whom one has driven back, or not (`BRD-16`).
pub(super) fn press(scene: &Scene) -> Vec<Offer> {
    let Some((follow, _)) = scene.round.melee.press else {
        return Vec::new();
    };
    vec![
        Offer::of(concerning(word::PRESS, follow.mover), word::PRESS),
        Offer::of(Choice::Pass, word::PASS),
    ]
}

/// The next of several knives at each foe; those at whom it may not go fall out later.
///
/// Rule: `SF-EISENHAGEL`.
pub(super) fn next_targets(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let thing = fighter.missile().map(|missile| missile.arm.name.clone());
    let at = |foe: &Snapshot| Offer {
        thing: thing.clone(),
        ..Offer::of(concerning(word::HAIL_AT, foe.id()), word::HAIL_AT)
    };
    scene.foes(fighter).map(at).collect()
}
