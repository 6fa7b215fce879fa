//! What a square would do to a fighter who stands there: water, light, room, edges, and the foes around it.

use crate::battle::{FighterId, Modifier, PlaceFact, PlaceReport, RuleId, Term};
use crate::board::{Arc, Cell, Facing, Footing, Footprint, Pair, Room, Spot, WaterGrade, rel};

use super::super::scene::{Scene, Snapshot};
use super::super::shot::{self, Covered};
use super::super::terrain::{place, situation};
use super::super::{CELL_DM, melee, rule, word};
use super::{ground, route};

/// The most foes of whom a square tells.
const FOES: usize = 3;

/// What there is to know of a square for a fighter who would stand there.
pub(crate) fn report(scene: &Scene, fighter: FighterId, cell: Cell) -> PlaceReport {
    let Some(fighter) = scene.get(fighter) else {
        return PlaceReport::default();
    };
    if !crate::board::is_passable(scene.board(), cell) {
        return PlaceReport::default();
    }
    let at = Footprint::new(cell, fighter.body.size);
    let mut facts = Vec::new();
    ground_facts(scene, fighter, at, &mut facts);
    foe_facts(scene, fighter, at, &mut facts);
    let lying = at.cells().flat_map(|cell| scene.ground.movables.on(cell));
    PlaceReport {
        lying: lying
            .map(|(_, movable)| scene.round.shelf.name(&movable.gear))
            .collect(),
        facts,
        modifiers: modifiers(scene, fighter, at),
    }
}

/// The modifiers that count there in a fight with the nearest foe; without one, in the direction in which he looks.
fn modifiers(scene: &Scene, fighter: &Snapshot, at: Footprint) -> Vec<(Term, Modifier)> {
    let nearest = scene
        .foes(fighter)
        .min_by_key(|foe| (at.gap(place::footprint(&foe.body)).cheb(), foe.id()));
    let wanted = nearest
        .and_then(|foe| at.gap(place::footprint(&foe.body)).sector())
        .unwrap_or(fighter.body.facing);
    // Nobody fights against a wall: where one stands that way, the next open direction counts.
    let is_open = |towards: &Facing| {
        let next = at.step(*towards);
        let pair = Pair::new(scene.board(), Spot::on_floor(at), Spot::on_floor(next));
        next.cells().all(|cell| scene.board().contains(cell)) && pair.has_melee_line(1) && pair.has_sight()
    };
    let turns = [0, 1, -1, 2, -2, 3, -3, 4].map(|eighths| wanted.turned(eighths));
    let towards = turns.into_iter().find(is_open).unwrap_or(wanted);
    let mut lines = situation::on_cell(scene, fighter, at.corner, towards);
    let shoots = fighter.missile().is_some();
    lines.retain(|(value, line)| line.applies && (shoots || *value != word::FK));
    lines
}

fn ground_facts(scene: &Scene, fighter: &Snapshot, at: Footprint, facts: &mut Vec<PlaceFact>) {
    let view = scene.board();
    let cells = || at.cells().filter_map(|cell| view.cell(cell));
    if cells().any(|facts| facts.harm.is_some()) {
        facts.push(PlaceFact::new("burns", RuleId("BRD-28")));
    }
    if let Some(depth) = at
        .cells()
        .filter_map(|cell| ground::deepest_fall(view, cell))
        .max()
    {
        facts.push(PlaceFact::new("edge", rule::BRD_14).with("metres", depth / 10));
    }
    let water = cells().map(|facts| facts.water_grade()).max();
    let water = match water.unwrap_or(WaterGrade::Dry) {
        WaterGrade::Dry => None,
        WaterGrade::Knee => Some("water-knee"),
        WaterGrade::Waist => Some("water-waist"),
        WaterGrade::Shoulder => Some("water-shoulder"),
        WaterGrade::Swimming => Some("water-swim"),
    };
    facts.extend(water.map(|word| PlaceFact::new(word, RuleId("SIT-30"))));
    let light = match (!view.is_day()).then(|| scene.light().on(at)) {
        Some(1) => Some("light-dusk"),
        Some(2) => Some("light-moon"),
        Some(3) => Some("light-stars"),
        Some(4..) => Some("light-dark"),
        _ => None,
    };
    facts.extend(light.map(|word| PlaceFact::new(word, RuleId("SIT-20"))));
    if cells().any(|facts| facts.mist > 1) {
        facts.push(PlaceFact::new("fog", RuleId("SIT-21")));
    }
    if cells().any(|facts| facts.footing == Footing::Slippery) {
        facts.push(PlaceFact::new("slippery", rule::BRD_12));
    }
    if cells().any(|facts| facts.footing == Footing::Rope) {
        facts.push(PlaceFact::new("rope", rule::BRD_12));
    }
    facts.extend(room(scene, fighter, at));
}

/// How narrow the square is for the weapon in hand; nothing where it can be swung in all directions.
///
/// Rule: `SIT-10`, `BRD-20`.
fn room(scene: &Scene, fighter: &Snapshot, at: Footprint) -> Option<PlaceFact> {
    let length = u32::from(fighter.main_arm().length_cm);
    let room = Room::around(scene.board(), at, &[]);
    let axes = [Facing::N, Facing::NE, Facing::E, Facing::SE];
    let widths = axes.map(|axis| room.width_cm(axis, CELL_DM));
    let narrow = widths.iter().filter(|width| **width < length).count();
    let least = widths.into_iter().min().unwrap_or(0).min(9999) as i16;
    let word = match narrow {
        0 => return None,
        4 => "cramped",
        _ => "narrow",
    };
    let fact = PlaceFact::new(word, RuleId("SIT-10"));
    Some(fact.with("width", least).with("length", length.min(9999) as i16))
}

/// Whom one could strike from there and from which side, and who guards the square.
fn foe_facts(scene: &Scene, fighter: &Snapshot, at: Footprint, facts: &mut Vec<PlaceFact>) {
    let reach = u16::from(melee::longest_reach(scene.round, fighter));
    let struck = scene.foes(fighter).filter(|foe| {
        let there = place::footprint(&foe.body);
        at.gap(there).cheb() <= reach
            && Pair::new(scene.board(), Spot::on_floor(at), Spot::on_floor(there)).has_melee_line(reach)
    });
    for foe in struck.take(FOES) {
        let there = place::footprint(&foe.body);
        let word = match Arc::of(rel(there, foe.body.facing, at)) {
            Arc::Front => "strikes-front",
            Arc::Left | Arc::Right => "strikes-flank",
            Arc::Rear => "strikes-rear",
        };
        facts.push(PlaceFact::new(word, rule::BRD_04).about(foe.id()));
    }
    for foe in route::guards_of(scene, fighter, at).take(FOES) {
        facts.push(PlaceFact::new("guarded", RuleId("BRD-08")).about(foe.id()));
    }
    let nearest = scene
        .foes(fighter)
        .min_by_key(|foe| (at.gap(place::footprint(&foe.body)).cheb(), foe.id()));
    let covered = nearest.and_then(|foe| {
        let pair = Pair::new(scene.board(), place::spot(&foe.body), Spot::on_floor(at));
        let word = match shot::cover(&pair, fighter.body.posture) {
            Covered::Not => return None,
            Covered::Half => "cover-half",
            Covered::Mostly => "cover-most",
            Covered::Wholly => "cover-total",
        };
        Some(PlaceFact::new(word, RuleId("BRD-18")).about(foe.id()))
    });
    facts.extend(covered);
}
