//! What the map can show of these rules, and what a square does to whoever stands there. It asks the resolutions and decides nothing.

use crate::battle::{
    FighterId, Hatch, Meaning, Overlay, OverlayKind, OverlayWish, PlaceFact, PlaceReport, Slot, Tone,
};
use crate::board::{Arc, Cell, CoverGrade, Footprint, Pair, Spot, is_passable};
use crate::rules::kernel::overlay::{coming, open_cells, subject};

use super::scene::{Scene, Snapshot, spot};
use super::spell::{Known, aim, area};
use super::{facing, guard, moves, pace, rule};

/// The signs of an overlay; none where nobody is left whom it could be about, and for what these rules do not ask.
pub(crate) fn overlay(scene: &Scene, round: u16, asked: Option<FighterId>, wish: &OverlayWish) -> Overlay {
    let Some(fighter) = subject(scene, asked, wish) else {
        return Overlay::default();
    };
    let mut overlay = match wish.kind {
        OverlayKind::Reach => reach(scene, fighter, wish),
        OverlayKind::Sight => sight(scene, fighter, wish.from.unwrap_or(fighter.body.at)),
        OverlayKind::Cover => cover(scene, fighter, wish),
        OverlayKind::Light => light(scene),
        OverlayKind::Danger => danger(scene, round),
        OverlayKind::Ground => ground(scene),
        OverlayKind::Distance => distance(scene, fighter),
        OverlayKind::Zones => zones(scene, fighter),
        OverlayKind::Arcs => arcs(scene, fighter),
        // These rules know no room to swing.
        OverlayKind::Room => Overlay::default(),
    };
    overlay.fighter = Some(fighter.id());
    overlay
}

const REACH: [Meaning; 3] = [
    Meaning::new("reach-free", '*', Hatch::None, Tone::Own),
    Meaning::new("reach-open", '!', Hatch::Rising, Tone::Fair),
    Meaning::new("reach-harmed", 'x', Hatch::Crossed, Tone::Bad),
];

/// The squares that a movement leads to, with their costs, and which of them lie under the eyes of a foe.
///
/// Rule: `D20-MOV-01`, `D20-AOO-03`.
fn reach(scene: &Scene, fighter: &Snapshot, wish: &OverlayWish) -> Overlay {
    let gait = wish.gait.unwrap_or_else(|| moves::plain_gait(fighter));
    let mut overlay = Overlay::new(&REACH);
    for (cell, cost) in moves::reach(scene, fighter, gait) {
        let place = Footprint::new(cell, fighter.body.size);
        let hurts = scene.board().cell(cell).is_some_and(|facts| facts.harm.is_some());
        let is_open = || scene.foes(fighter).any(|foe| scene.threatens(foe, place));
        let meaning = match hurts {
            true => &REACH[2],
            false if is_open() => &REACH[1],
            false => &REACH[0],
        };
        overlay.put(cell, meaning.word, cost.div_ceil(2).to_string());
    }
    overlay
}

const SIGHT: [Meaning; 3] = [
    Meaning::new("sight-from", 'O', Hatch::Ring, Tone::Own),
    Meaning::new("sight-seen", '.', Hatch::None, Tone::Good),
    Meaning::new("sight-hidden", 'x', Hatch::Crossed, Tone::Dark),
];

/// What is seen from a square (`D20-BRD-09`).
fn sight(scene: &Scene, fighter: &Snapshot, from: Cell) -> Overlay {
    let mut overlay = Overlay::new(&SIGHT);
    let eye = Spot::on_floor(Footprint::new(from, fighter.body.size));
    for cell in open_cells(scene) {
        let there = Spot::on_floor(Footprint::single(cell));
        let meaning = if eye.place.contains(cell) {
            &SIGHT[0]
        } else if Pair::new(scene.board(), eye, there).has_sight() {
            &SIGHT[1]
        } else {
            &SIGHT[2]
        };
        overlay.put(cell, meaning.word, "");
    }
    overlay
}

const COVER: [Meaning; 6] = [
    Meaning::new("cover-from", 'O', Hatch::Ring, Tone::Foe),
    Meaning::new("cover-none", '0', Hatch::None, Tone::Bad),
    Meaning::new("cover-soft", 's', Hatch::Dots, Tone::Fair),
    Meaning::new("cover-part", '4', Hatch::Rising, Tone::Good),
    Meaning::new("cover-most", '8', Hatch::Crossed, Tone::Good),
    Meaning::new("cover-total", 'x', Hatch::Full, Tone::Dark),
];

/// How well a fighter would be covered on every square against somebody where he stands now (`D20-COV-01`).
fn cover(scene: &Scene, fighter: &Snapshot, wish: &OverlayWish) -> Overlay {
    let named = wish
        .target
        .and_then(|id| scene.get(id))
        .filter(|it| it.id() != fighter.id());
    let nearest = || {
        scene
            .foes(fighter)
            .min_by_key(|foe| (scene.distance(fighter, foe), foe.id()))
    };
    let Some(shooter) = named.filter(|it| it.body.present).or_else(nearest) else {
        return Overlay::default();
    };
    let mut overlay = Overlay::new(&COVER);
    overlay.target = Some(shooter.id());
    let mut there = fighter.clone();
    for cell in open_cells(scene) {
        there.body.at = cell;
        let (meaning, points) = if shooter.place().contains(cell) {
            (&COVER[0], "")
        } else {
            match scene.facts(shooter, &there, |facts| facts.cover_grade()) {
                None | Some(CoverGrade::None) => (&COVER[1], ""),
                Some(CoverGrade::Soft) => (&COVER[2], "+4"),
                Some(CoverGrade::Part) => (&COVER[3], "+4"),
                Some(CoverGrade::Most) => (&COVER[4], "+8"),
                Some(CoverGrade::Total) => (&COVER[5], ""),
            }
        };
        overlay.put(cell, meaning.word, points);
    }
    overlay
}

const LIGHT: [Meaning; 4] = [
    Meaning::new("light-bright", '0', Hatch::None, Tone::Good),
    Meaning::new("light-shadowy", '2', Hatch::Dots, Tone::Fair),
    Meaning::new("light-hardly", '3', Hatch::Crossed, Tone::Bad),
    Meaning::new("light-dark", '4', Hatch::Full, Tone::Dark),
];

/// How bright every square is (`D20-CON-07`, `D20-CON-10`).
fn light(scene: &Scene) -> Overlay {
    let mut overlay = Overlay::new(&LIGHT);
    let map = scene.light();
    for cell in open_cells(scene) {
        let meaning = match map.at(cell) {
            0 => &LIGHT[0],
            1 | 2 => &LIGHT[1],
            3 => &LIGHT[2],
            _ => &LIGHT[3],
        };
        overlay.put(cell, meaning.word, "");
    }
    overlay
}

const DANGER: [Meaning; 3] = [
    Meaning::new("danger-harm", '!', Hatch::Crossed, Tone::Bad),
    Meaning::new("danger-soon", 'n', Hatch::Bricks, Tone::Fair),
    Meaning::new("danger-sphere", 'o', Hatch::Full, Tone::Bad),
];

/// What hurts, now and soon (`BD-LVL-13`), and the spheres of fire that somebody steers (`D20-MAG-09`).
fn danger(scene: &Scene, round: u16) -> Overlay {
    let mut overlay = Overlay::new(&DANGER);
    let view = scene.board();
    let soonest = coming(scene, round);
    let spheres: Vec<Cell> = scene
        .fighters
        .iter()
        .filter_map(|it| Some(it.magic.sphere?.at))
        .collect();
    for cell in open_cells(scene) {
        if spheres.contains(&cell) {
            overlay.put(cell, DANGER[2].word, "o");
        } else if view.cell(cell).is_some_and(|facts| facts.harm.is_some()) {
            overlay.put(cell, DANGER[0].word, "!");
        } else if let Some(rounds) = soonest.get(&cell) {
            overlay.put(cell, DANGER[1].word, (rounds + 1).to_string());
        }
    }
    overlay
}

const GROUND: [Meaning; 2] = [
    Meaning::new("ground-difficult", '2', Hatch::Dots, Tone::Fair),
    Meaning::new("ground-very-difficult", '4', Hatch::Crossed, Tone::Bad),
];

/// What the squares cost (`D20-MOV-05`).
fn ground(scene: &Scene) -> Overlay {
    let mut overlay = Overlay::new(&GROUND);
    let view = scene.board();
    for cell in open_cells(scene) {
        let Some(facts) = view.cell(cell) else { continue };
        match pace::times(facts, view.thing(cell)) {
            ..=1 => {}
            2 => overlay.put(cell, GROUND[0].word, "2"),
            times => overlay.put(cell, GROUND[1].word, times.to_string()),
        }
    }
    overlay
}

const DISTANCE: [Meaning; 1] = [Meaning::new("distance-reach", '*', Hatch::Rising, Tone::Own)];

/// The squares that the weapon in the hand strikes (`D20-AOO-02`).
fn distance(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&DISTANCE);
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        if strikes(scene, fighter, there) {
            let far = super::reach::distance(fighter.place(), there);
            overlay.put(cell, DISTANCE[0].word, far.to_string());
        }
    }
    overlay
}

const ZONES: [Meaning; 3] = [
    Meaning::new("zone-own", '+', Hatch::Rising, Tone::Own),
    Meaning::new("zone-foes", '!', Hatch::Crossed, Tone::Bad),
    Meaning::new("zone-both", '*', Hatch::Full, Tone::Fair),
];

/// The squares that the fighter threatens, and those that his foes do (`D20-AOO-01`).
fn zones(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&ZONES);
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        // Where somebody stands himself goes without saying.
        let is_zone = |of: &Snapshot| !of.place().contains(cell) && scene.threatens(of, there);
        let is_own = is_zone(fighter);
        let of_foes = scene.foes(fighter).filter(|foe| is_zone(foe)).count();
        let meaning = match (is_own, of_foes) {
            (false, 0) => continue,
            (true, 0) => &ZONES[0],
            (false, _) => &ZONES[1],
            (true, _) => &ZONES[2],
        };
        let sign = if of_foes > 0 {
            of_foes.to_string()
        } else {
            String::new()
        };
        overlay.put(cell, meaning.word, sign);
    }
    overlay
}

const ARCS: [Meaning; 3] = [
    Meaning::new("arc-front", '1', Hatch::None, Tone::Good),
    Meaning::new("arc-flank", '2', Hatch::Rising, Tone::Fair),
    Meaning::new("arc-rear", '3', Hatch::Crossed, Tone::Bad),
];

/// How far from a fighter his sides are drawn, in squares.
const ARC_REACH: u16 = 4;

/// The sides of a fighter as others stand to him; none where he has none.
///
/// Rule: `D20-FAC-03` to `D20-FAC-05`.
fn arcs(scene: &Scene, fighter: &Snapshot) -> Overlay {
    if !facing::has_arcs(scene, fighter) {
        return Overlay::default();
    }
    let mut overlay = Overlay::new(&ARCS);
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        if !(1..=ARC_REACH).contains(&fighter.place().gap(there).cheb()) {
            continue;
        }
        let (meaning, sign) = match facing::side(scene, fighter, there) {
            Arc::Front => (&ARCS[0], ""),
            Arc::Right | Arc::Left => (&ARCS[1], "+2"),
            Arc::Rear => (&ARCS[2], "+4"),
        };
        overlay.put(cell, meaning.word, sign);
    }
    overlay
}

/// Whether the weapon in somebody's hand strikes a place from where he stands.
///
/// Rule: `D20-AOO-02`, `D20-ATK-12`.
pub(crate) fn strikes(scene: &Scene, striker: &Snapshot, at: Footprint) -> bool {
    let reach = striker.melee_arm().and_then(|(_, arm)| arm.reach);
    reach.is_some_and(|reach| scene.strikes(striker, reach, at))
}

/// What there is to know of a square for a fighter who would stand there.
pub(crate) fn report(scene: &Scene, fighter: FighterId, cell: Cell) -> PlaceReport {
    let view = scene.board();
    let Some(fighter) = scene.get(fighter).filter(|_| is_passable(view, cell)) else {
        return PlaceReport::default();
    };
    let mut facts = Vec::new();
    let there = Footprint::new(cell, fighter.body.size);
    if let Some(found) = view.cell(cell) {
        if found.harm.is_some() {
            facts.push(PlaceFact::new("burns", rule::D20_DMG_04));
        }
        if pace::times(found, view.thing(cell)) > 1 {
            facts.push(PlaceFact::new("difficult", rule::D20_MOV_05));
        }
    }
    let mut moved = fighter.clone();
    moved.body.at = cell;
    for foe in scene.foes(fighter).take(3) {
        let pair = Pair::new(view, spot(foe), Spot::on_floor(there));
        if scene.threatens(foe, there) {
            facts.push(PlaceFact::new("threatened-by", rule::D20_AOO_01).about(foe.id()));
        } else if pair.has_sight() && is_covered(scene, foe, &moved) {
            facts.push(PlaceFact::new("covered", rule::D20_COV_01).about(foe.id()));
        }
        let side = match facing::side(scene, foe, there) {
            _ if foe.place().gap(there).cheb() > ARC_REACH => continue,
            Arc::Front => continue,
            Arc::Right | Arc::Left => "at-flank",
            Arc::Rear => "at-back",
        };
        facts.push(PlaceFact::new(side, rule::D20_FAC_12).about(foe.id()));
    }
    facts.extend(spell_facts(scene, fighter, cell));
    let lying = scene.ground.movables.on(cell);
    PlaceReport {
        lying: lying
            .map(|(_, movable)| scene.round.shelf.name(&movable.gear))
            .collect(),
        facts,
        modifiers: Vec::new(),
    }
}

/// Whom the spell with the largest area would strike, if it were cast at a square; nobody where the fighter has none left or cannot cast it
/// there.
///
/// Rule: `D20-MAG-10`, `D20-BRD-13`.
fn spell_facts(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Vec<PlaceFact> {
    let Some(book) = &fighter.build.book else {
        return Vec::new();
    };
    let spells = (0u8..).map(Slot).zip(&book.spells);
    let fits = |(slot, known): &(Slot, &Known)| {
        aim::aim(known) == aim::Aim::Square
            && aim::is_able(fighter, *slot, known).is_ok()
            && aim::falls(scene, fighter, known, cell).is_ok()
    };
    let areas = spells.filter(fits).filter_map(|(_, known)| {
        let squares = area::squares(scene, fighter, known, (Some(cell), None))?;
        Some((known, squares))
    });
    let Some((known, squares)) = areas.max_by_key(|(_, squares)| squares.1.len()) else {
        return Vec::new();
    };
    let struck = area::those_in(scene, fighter, known, &squares);
    let fact = |id| PlaceFact::new("spell-strikes", known.rule).about(id);
    struck.into_iter().map(fact).collect()
}

fn is_covered(scene: &Scene, foe: &Snapshot, there: &Snapshot) -> bool {
    let points = scene.facts(foe, there, |facts| guard::cover(facts, false).0);
    points.unwrap_or(0) > 0
}
