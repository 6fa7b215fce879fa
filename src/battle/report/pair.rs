//! What the board knows of two fighters together: distance, arcs, lines, cover, who stands by.

use super::{BoardFacts, FactValue, Met, NearLine, Pushed, fighters};
use crate::battle::id::{FighterId, Term};
use crate::board::{
    Arc, BoardView, Cell, CoverGrade, CoverKind, DoorState, Edge, Facing, HeightClass, PairFacts, PushEnd,
    Screen, ThingId, Word,
};

/// So many steps of a push are told.
const PUSH: u8 = 4;

/// The facts of the two, in the order in which they are told.
pub(super) fn facts(facts: &PairFacts, view: BoardView, ids: &[FighterId]) -> BoardFacts {
    let mut told = BoardFacts::default();
    add_distance(facts, &mut told);
    add_lines(facts, view, &mut told);
    add_cover(facts, view, ids, &mut told);
    add_others(facts, ids, &mut told);
    told
}

/// How far and in which direction, by every measure.
///
/// Rule: `BD-PF-01` to `BD-PF-07`, `BD-PF-31`, `BD-PF-40`.
fn add_distance(facts: &PairFacts, told: &mut BoardFacts) {
    let gap = facts.gap();
    told.add("gap", FactValue::Gap { x: gap.x, y: gap.y }, "BD-PF-01");
    told.add("range", facts.range().into(), "BD-PF-02");
    told.add("range-dm", facts.range_dm().into(), "BD-PF-02");
    told.add("longer-axis", gap.cheb().into(), "BD-DST-1");
    told.add("alternating", gap.alt().into(), "BD-DST-2");
    told.add("straight", gap.round().into(), "BD-DST-3");
    told.add("adjacent", facts.is_adjacent().into(), "BD-PF-03");
    told.add("same-square", facts.is_same_cell().into(), "BD-PF-03");
    let bearing = facts.bearing().map_or(FactValue::Nothing, FactValue::Towards);
    told.add("bearing", bearing, "BD-PF-04");
    told.add("arc-on-target", arc(facts.arc_on_target()).into(), "BD-PF-07");
    told.add("arc-on-attacker", arc(facts.arc_on_attacker()).into(), "BD-PF-07");
    told.add("elevation-dm", facts.elevation_dm().into(), "BD-PF-31");
    told.add("steep", facts.is_steep().into(), "BD-PF-40");
}

/// What runs freely between the two, and what lies on the line.
///
/// Rule: `BD-PF-08` to `BD-PF-11`, `BD-PF-20`.
fn add_lines(facts: &PairFacts, view: BoardView, told: &mut BoardFacts) {
    told.add("sight", facts.has_sight().into(), "BD-PF-08");
    told.add("effect", facts.has_effect().into(), "BD-PF-09");
    told.add("missile", facts.has_missile().into(), "BD-PF-10");
    let blow = facts.shortest_blow().map_or(FactValue::Nothing, FactValue::from);
    told.add("blow-from-reach", blow, "BD-PF-11");
    let met = facts.line_things().iter().map(|it| {
        let height = class(it.class);
        met(view, it.thing, (height, Some(it.is_opaque), it.from_target))
    });
    told.add("crossed", FactValue::Things(met.collect()), "BD-PF-20");
}

/// How the target is covered, by every procedure.
///
/// Rule: `BD-PF-13` to `BD-PF-19`, `BD-PF-21`.
fn add_cover(facts: &PairFacts, view: BoardView, ids: &[FighterId], told: &mut BoardFacts) {
    told.add("hidden-of-4", facts.hidden_of_4().into(), "BD-PF-13");
    told.add("cover-kind", kind(facts.cover_kind()).into(), "BD-PF-14");
    told.add("cover-grade", grade(facts.cover_grade()).into(), "BD-PF-15");
    let low = facts.low_cover().iter().map(|it| {
        let height = class(HeightClass::of(it.rise_dm));
        met(view, it.thing, (height, None, it.from_target))
    });
    told.add("low-cover", FactValue::Things(low.collect()), "BD-PF-16");
    told.add(
        "neighbour-cover",
        screen(facts.neighbour_screen()).into(),
        "BD-PF-17",
    );
    let (opening, is_narrow) = facts.opening();
    told.add("opening", screen(opening).into(), "BD-PF-18");
    told.add("narrow-opening", is_narrow.into(), "BD-PF-18");
    told.add("veil", facts.veil().into(), "BD-PF-19");
    told.add("target-in-veil", facts.is_veil_in_target().into(), "BD-PF-19");
    let bodies = fighters(ids, facts.soft_cover().iter().copied());
    told.add("covering-bodies", bodies, "BD-PF-21");
}

/// Who stands near the line and on the far side, and where the target goes when he is pushed.
///
/// Rule: `BD-PF-22`, `BD-PF-23`, `BD-PF-37`.
fn add_others(facts: &PairFacts, ids: &[FighterId], told: &mut BoardFacts) {
    let near = facts.bystanders().iter().filter_map(|it| {
        Some(NearLine {
            fighter: *ids.get(it.body)?,
            off_line: it.off_line,
            from_attacker: it.from_attacker,
            behind: it.is_behind,
        })
    });
    told.add("near-line", FactValue::Near(near.collect()), "BD-PF-22");
    let opposite = fighters(ids, facts.opposite_allies());
    told.add("opposite-allies", opposite, "BD-PF-23");
    let line = facts.push_line(PUSH);
    let pushed = line.iter().map(|step| Pushed {
        at: step.cell,
        end: Term(match step.end {
            PushEnd::Free => "free",
            PushEnd::Occupied => "occupied",
            PushEnd::Blocked => "blocked",
            PushEnd::Drop(_) => "drop",
        }),
        drop_dm: match step.end {
            PushEnd::Drop(dm) => Some(dm),
            _ => None,
        },
    });
    told.add("push", FactValue::Push(pushed.collect()), "BD-PF-37");
}

/// A thing on a line, found again by its name.
fn met(
    view: BoardView,
    name: Option<ThingId>,
    (height, opaque, from_target): (Term, Option<bool>, u16),
) -> Met {
    let found = name.and_then(|name| find(view, name));
    let (at, side) = found.as_ref().map_or((None, None), |it| (Some(it.at), it.side));
    Met {
        door: found.as_ref().and_then(|it| it.door),
        thing: found.map(|it| it.class),
        at,
        side,
        height,
        opaque,
        from_target,
    }
}

/// A thing and where it is.
struct Found {
    class: String,
    door: Option<DoorState>,
    at: Cell,
    side: Option<Facing>,
}

/// The thing with a name, wherever on the map.
fn find(view: BoardView, name: ThingId) -> Option<Found> {
    let sides = [
        None,
        Some(Facing::N),
        Some(Facing::W),
        Some(Facing::S),
        Some(Facing::E),
    ];
    view.board().cells().find_map(|at| {
        sides.into_iter().find_map(|side| {
            let thing = match side {
                None => view.thing(at),
                Some(side) => view.edge(Edge::of(at, side)?),
            };
            let thing = thing.filter(|thing| thing.name == name)?;
            Some(Found {
                class: thing.class.clone(),
                door: thing.state,
                at,
                side,
            })
        })
    })
}

const fn arc(arc: Arc) -> &'static str {
    match arc {
        Arc::Front => "front",
        Arc::Right => "right",
        Arc::Left => "left",
        Arc::Rear => "rear",
    }
}

const fn class(class: HeightClass) -> Term {
    Term(match class {
        HeightClass::Flat => "flat",
        HeightClass::Low => "low",
        HeightClass::Chest => "chest",
        HeightClass::Full => "full",
    })
}

const fn kind(kind: CoverKind) -> &'static str {
    match kind {
        CoverKind::None => "none",
        CoverKind::Post => "post",
        CoverKind::Corner => "corner",
    }
}

const fn grade(grade: CoverGrade) -> &'static str {
    match grade {
        CoverGrade::None => "none",
        CoverGrade::Soft => "soft",
        CoverGrade::Part => "part",
        CoverGrade::Most => "most",
        CoverGrade::Total => "total",
    }
}

fn screen(screen: Screen) -> &'static str {
    screen.name()
}
