//! A charge: the straight run to a foe, and where it ends.

use super::super::condition::riding;
use super::super::data::DistanceClass;
use super::super::fighter::Arm;
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::terrain::facts::figure;
use super::super::terrain::{moves, place};
use super::super::{melee, rule, why};
use super::form::Form;
use super::onrush::least_run;
use crate::battle::{Route, WhyNot};
use crate::board::{self, Band, Cell, Figure, Footprint, Measure};

/// Squares that a run needs at least, and the speed that it needs.
pub(crate) const SHORTEST: usize = 4;

/// Whether a fighter may charge at a foe now.
///
/// Rule: `MAN-STURMANGRIFF`.
///
/// # Errors
///
/// Why not.
pub(super) fn may(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    if let Some(holder) = fighter.condition.held_by {
        return Err(why::held(rule::CRE_07, holder));
    }
    if fighter.body.mount.is_some() {
        return Err(why::mounted(rule::MNT_05));
    }
    if scene.round.melee.pairs.get(fighter.id(), target.id()).is_some() {
        return Err(why::engaged_with(rule::MAN_STURMANGRIFF, target.id()));
    }
    let speed = moves::speed(fighter);
    if speed < SHORTEST as i16 {
        return Err(why::too_slow_to_charge(rule::MAN_STURMANGRIFF, SHORTEST, speed));
    }
    run(scene, fighter, target, (arm, Form::Charge(0))).map(drop)
}

/// The squares of the run at a foe: straight, free, at least four of them and on foot no more than the speed, to the nearest place
/// from which the weapon strikes at its distance.
///
/// Rule: `MAN-STURMANGRIFF`, `BD-PF-38`, `BRD-10`.
///
/// # Errors
///
/// Why not.
pub(crate) fn run(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    (arm, form): (&Arm, Form),
) -> Result<Vec<Cell>, WhyNot> {
    let start = place::footprint(&fighter.body);
    let band = band(scene, arm);
    let ends = board::charge_ends(
        scene.board(),
        start,
        place::footprint(&target.body),
        band,
        Measure::Cheb,
    );
    let figures: Vec<Figure> = scene
        .fighters
        .iter()
        .map(|other| Figure {
            is_present: other.body.present && !riding::are_one(fighter, other),
            ..figure(scene.sides, other)
        })
        .collect();
    let own = scene
        .fighters
        .iter()
        .position(|other| other.id() == fighter.id())
        .ok_or_else(|| why::nobody(rule::MAN_STURMANGRIFF))?;
    let strikes = |end: &Footprint| {
        let there = at(fighter, end.corner);
        melee::fits_meeting(&there, target, arm) && place::reaches(scene, &there, target, band.high as u8)
    };
    let lanes = ends.into_iter().filter(strikes).filter(|end| {
        let lane = board::charge_to(scene.board(), &figures, own, *end, Measure::Cheb);
        lane.blockers.is_empty()
    });
    let paths = lanes.map(|end| straight(start.corner, end.corner));
    let least = least_run(fighter, form);
    let most = match fighter.body.mount {
        Some(_) => usize::MAX,
        None => usize::from(moves::speed(fighter).unsigned_abs()),
    };
    let mut long = paths.filter(|path| (least..=most).contains(&path.len()));
    long.find(|path| moves::check_charge(scene, fighter, target.id(), path).is_ok())
        .ok_or_else(|| match fighter.body.mount {
            Some(_) => why::no_lane_to_ride(rule::MAN_STURMANGRIFF, least),
            None => why::no_lane(rule::MAN_STURMANGRIFF, least, most),
        })
}

/// The way of a run with all that waits on it.
///
/// Rule: `BD-MOV-04`, `PAS-02`.
pub(crate) fn run_route(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    led: (&Arm, Form),
) -> Option<Route> {
    let path = run(scene, fighter, target, led).ok()?;
    Some(moves::charge_report(scene, fighter, target, &path))
}

/// The fight as it will be when the charger has come to the end of his run.
pub(crate) fn arrived<'a>(
    scene: &'a Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    led: (&Arm, Form),
) -> Option<Scene<'a>> {
    let path = run(scene, fighter, target, led).ok()?;
    let end = *path.last()?;
    let mut fighters: Vec<Snapshot> = scene.fighters.iter().cloned().collect();
    let own = fighters.iter_mut().find(|other| other.id() == fighter.id())?;
    let before = path.iter().rev().nth(1).copied().unwrap_or(fighter.body.at);
    let towards = Footprint::single(before).gap(Footprint::single(end)).sector();
    own.body.at = end;
    own.body.facing = towards.unwrap_or(own.body.facing);
    own.turn.defences = 0;
    own.turn.run = straight_end(fighter.body.at, &path);
    let (at, facing, mount) = (own.body.at, own.body.facing, own.body.mount);
    if let Some(mount) = fighters.iter_mut().find(|other| Some(other.id()) == mount) {
        (mount.body.at, mount.body.facing) = (at, facing);
    }
    Some(Scene {
        fighters: Fighters::Own(fighters),
        sides: scene.sides,
        ground: scene.ground,
        round: scene.round,
        facts: Default::default(),
    })
}

/// The squares in one direction with which a path ends.
fn straight_end(start: Cell, path: &[Cell]) -> u8 {
    let from = std::iter::once(start).chain(path.iter().copied());
    let steps: Vec<(i16, i16)> = from
        .zip(path)
        .map(|(from, to)| (to.x - from.x, to.y - from.y))
        .collect();
    let last = steps.last();
    let run = steps.iter().rev().take_while(|step| Some(*step) == last).count();
    u8::try_from(run).unwrap_or(u8::MAX)
}

/// The squares to a foe at which a weapon strikes without a malus for the distance.
///
/// Rule: `DK-03`, `BRD-07`.
fn band(scene: &Scene, arm: &Arm) -> Band {
    let nearest = arm.classes.iter().next().unwrap_or(DistanceClass::Close);
    let low = match nearest {
        DistanceClass::Hand | DistanceClass::Close => 1,
        DistanceClass::Spear => 2,
        DistanceClass::Pike => 3,
    };
    Band {
        measure: Measure::Cheb,
        low: if melee::has_classes(scene) { low } else { 1 },
        high: u16::from(arm.reach),
    }
}

/// The squares on the straight way from one to another, without the first.
fn straight(from: Cell, to: Cell) -> Vec<Cell> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.abs().max(dy.abs());
    // The nearest square to the line, of two equally near ones the one towards the start.
    let along = |whole: i16, step: i16| {
        let (double, half) = (2 * i32::from(whole.abs()) * i32::from(step), i32::from(length));
        let gone = (double + half - 1) / (2 * half);
        gone as i16 * whole.signum()
    };
    (1..=length)
        .map(|step| Cell::new(from.x + along(dx, step), from.y + along(dy, step)))
        .collect()
}

fn at(fighter: &Snapshot, cell: Cell) -> Snapshot {
    let mut there = fighter.clone();
    there.body.at = cell;
    there
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_keeps_to_its_line() {
        let cells =
            |path: &[(i16, i16)]| -> Vec<Cell> { path.iter().map(|&(x, y)| Cell::new(x, y)).collect() };
        let of = |to: (i16, i16)| straight(Cell::new(0, 0), Cell::new(to.0, to.1));
        assert_eq!(of((4, 0)), cells(&[(1, 0), (2, 0), (3, 0), (4, 0)]));
        assert_eq!(of((-3, 3)), cells(&[(-1, 1), (-2, 2), (-3, 3)]));
        // A quarter, a half, three quarters of a square to the side, then a whole one.
        assert_eq!(of((4, 1)), cells(&[(1, 0), (2, 0), (3, 1), (4, 1)]));
        assert_eq!(of((4, -1)), cells(&[(1, 0), (2, 0), (3, -1), (4, -1)]));
    }
}
