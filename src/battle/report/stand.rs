//! What the board knows of one fighter where he stands: square, posture, height, light, footing, room, foes in contact.

use super::{Along, BoardFacts, FactValue, fighters};
use crate::battle::id::FighterId;
use crate::board::{
    BoardView, DAY, DUSK, Facing, LightMap, MOON, PairFacts, Posture, Room, STARS, WaterGrade, Word,
};

/// The directions across which the room for a swing is measured.
const AXES: [Facing; 4] = [Facing::N, Facing::NE, Facing::E, Facing::SE];

/// The facts of the attacker (0) or the target (1), in the order in which they are told.
pub(super) fn facts(
    (facts, of): (&PairFacts, usize),
    view: BoardView,
    ids: &[FighterId],
    light: &LightMap,
) -> BoardFacts {
    let figure = [facts.attacker(), facts.target()][of];
    let mut told = BoardFacts::default();
    told.add("square", FactValue::At(figure.place.corner), "BD-GRD-04");
    told.add("side-squares", figure.place.size.into(), "BD-GRD-04");
    told.add("facing", FactValue::Towards(figure.facing), "BD-DYN-01");
    told.add("posture", posture(figure.posture).into(), "BD-PF-34");
    told.add("squeezed", figure.is_squeezed().into(), "BD-PF-39");
    told.add("floor-dm", facts.floors_dm()[of].into(), "BD-PF-31");
    told.add("light", step_of_light(light.on(figure.place)).into(), "BD-PF-32");
    add_footing(facts, (of, view), &mut told);
    add_room(facts, of, &mut told);
    let contact = [facts.foes_of_attacker(), facts.foes_of_target()][of];
    told.add(
        "foes-in-contact",
        fighters(ids, contact.iter().copied()),
        "BD-PF-24",
    );
    if of == 1 {
        let free = facts.free_around_target().iter().map(|(_, cell)| *cell);
        told.add("free-around", FactValue::Cells(free.collect()), "BD-PF-36");
    }
    told
}

/// What he stands on.
///
/// Rule: `BD-PF-33`.
fn add_footing(facts: &PairFacts, (of, view): (usize, BoardView), told: &mut BoardFacts) {
    let figure = [facts.attacker(), facts.target()][of];
    let cells = || figure.place.cells().filter_map(|cell| view.cell(cell));
    if let Some(first) = cells().next() {
        told.add("terrain", first.terrain.name().into(), "BD-CEL-01");
    }
    let under = facts.footing()[of];
    told.add("footing", under.footing.name().into(), "BD-PF-33");
    let grade = cells().map(|cell| cell.water_grade()).max();
    let water = match grade.unwrap_or(WaterGrade::Dry) {
        WaterGrade::Dry => "dry",
        WaterGrade::Knee => "knee",
        WaterGrade::Waist => "waist",
        WaterGrade::Shoulder => "shoulder",
        WaterGrade::Swimming => "swimming",
    };
    told.add("water", water.into(), "BD-PF-33");
    told.add("water-dm", under.water_dm.into(), "BD-PF-33");
    told.add("cost-half", under.move_half.into(), "BD-PF-33");
    told.add("on-thing", under.is_on_thing.into(), "BD-PF-33");
}

/// How much room there is to swing a weapon, up to walls, and up to bodies besides.
///
/// Rule: `BD-PF-29`, `BD-PF-30`.
fn add_room(facts: &PairFacts, of: usize, told: &mut BoardFacts) {
    let room = facts.rooms()[of];
    let runs = Facing::ALL.into_iter().zip(room.run);
    let runs = runs.map(|(towards, run)| Along {
        towards,
        length: run.into(),
    });
    told.add("room-runs", FactValue::Along(runs.collect()), "BD-PF-29");
    let cell_dm = facts.scale().cell_dm;
    let widths = |room: Room| {
        let widths = AXES.map(|towards| Along {
            towards,
            length: room.width_cm(towards, cell_dm),
        });
        FactValue::Along(widths.to_vec())
    };
    told.add("room-cm", widths(room), "BD-PF-29");
    told.add(
        "room-among-bodies-cm",
        widths(facts.rooms_among_bodies()[of]),
        "BD-PF-29",
    );
    told.add("closed-in", facts.closed_in()[of].into(), "BD-PF-30");
}

const fn posture(posture: Posture) -> &'static str {
    match posture {
        Posture::Standing => "standing",
        Posture::Kneeling => "kneeling",
        Posture::Lying => "lying",
    }
}

const fn step_of_light(step: u8) -> &'static str {
    match step {
        DAY => "day",
        DUSK => "dusk",
        MOON => "moon",
        STARS => "stars",
        _ => "dark",
    }
}
