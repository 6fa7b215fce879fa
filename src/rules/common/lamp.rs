//! Lights: where they burn, who carries which, what they are called, and what puts them out. How far a kind reaches is for a rule
//! system to say.

use std::path::Path;

use super::LaidOut;
use crate::battle::{
    Altered, Body, Burning, FighterId, Flame, Ground, GroundChange, Happening, LIGHTS, Movable, Movables,
    RuleId, Setting, Slot, Whereabouts,
};
use crate::board::{BoardView, Cell, Footprint, Glow, LightSource, Posture, Tint, WaterGrade};
use crate::content::{Problem, Problems, Words, hint};

/// The lights that burn, each with its bearer and its colour; `radii` says how far a kind reaches, `body` where somebody is.
///
/// Rule: `BD-DYN-04`.
pub(crate) fn burning<'m>(
    movables: &'m Movables,
    radii: impl Fn(&str) -> Option<(u16, u16)> + 'm,
    body: impl Fn(FighterId) -> Option<Body> + 'm,
) -> impl Iterator<Item = Burning> + 'm {
    let burns = move |movable: &Movable| {
        let flame = movable.flame.as_ref()?;
        let (bright, dim) = match &flame.source {
            LightSource::Radii { bright, dim } => (*bright, *dim),
            LightSource::Named(kind) => radii(kind)?,
        };
        let (place, bearer) = match movable.at {
            Whereabouts::Lies(cell) | Whereabouts::Fixed(cell) => (Footprint::single(cell), None),
            Whereabouts::Held(bearer) => {
                let body = body(bearer).filter(|body| body.present)?;
                (super::footprint(&body), Some(bearer))
            }
            Whereabouts::Gone => return None,
        };
        Some(Burning {
            glow: Glow { place, bright, dim },
            bearer,
            tint: flame.tint.unwrap_or_else(|| usual_tint(&flame.source)),
        })
    };
    movables.lit().filter_map(burns)
}

/// The colour of a kind of light where the level says nothing else.
fn usual_tint(source: &LightSource) -> Tint {
    match source {
        LightSource::Named(kind) if kind == "lantern" => Tint::LANTERN,
        _ => Tint::FIRE,
    }
}

/// The kinds of light that have a name.
pub(crate) const LIGHT_KINDS: [&str; 4] = ["campfire", "lantern", "torch", "light"];

/// What a kind of light is called.
pub(crate) fn light_name(kind: &str) -> Option<Words> {
    let (en, de, fr) = match kind {
        "campfire" => ("Campfire", "Lagerfeuer", "Feu de camp"),
        "lantern" => ("Lantern", "Laterne", "Lanterne"),
        "torch" => ("Torch", "Fackel", "Torche"),
        "light" => ("Light", "Licht", "Lumière"),
        _ => return None,
    };
    Some(Words {
        en: en.into(),
        de: de.into(),
        fr: fr.into(),
    })
}

/// Says which lights in the hands of a level's fighters are of no kind that is known; `known` are their names for messages.
pub(crate) fn check_carried(
    (file, setting): (&Path, &Setting),
    known: &[&str],
    is_known: impl Fn(&str) -> bool,
    problems: &mut Problems,
) {
    for (id, kind) in &setting.carried {
        if !is_known(kind) {
            let meant = hint(kind, known.iter().copied());
            let reason = format!(
                "there is no light `{kind}`; known are {}{meant}",
                known.join(", ")
            );
            let mut problem = Problem::of_file(file, reason);
            problem.place = format!("fighter {}, carries_light", id.0);
            problems.push(problem);
        }
    }
}

/// Gives a flame, which does not burn yet, to what lies about and could burn.
pub(crate) fn kindle_gear(ground: &mut Ground, could_burn: impl Fn(&str) -> bool) {
    for movable in ground.movables.iter_mut() {
        if movable.flame.is_none() && could_burn(&movable.gear) {
            movable.flame = Some(Flame::named(&movable.gear, false));
        }
    }
}

/// Lights that lie in water go out, and those of bearers who are under water (`BD-DYN-04`).
pub(crate) fn drench(table: &mut impl LaidOut) {
    let lit: Vec<(Slot, Whereabouts)> = table
        .ground()
        .movables
        .iter()
        .filter(|(_, movable)| movable.is_lit())
        .map(|(name, movable)| (name, movable.at))
        .collect();
    for (name, at) in lit {
        let view = table.ground().view();
        let cell = match at {
            Whereabouts::Lies(cell) => Some(cell).filter(|cell| depth(view, *cell) != WaterGrade::Dry),
            Whereabouts::Held(bearer) => under_water(view, table.body(bearer)),
            Whereabouts::Fixed(_) | Whereabouts::Gone => None,
        };
        if let Some(cell) = cell {
            set_flame(table, name, (cell, false), None, LIGHTS);
        }
    }
}

/// Where a bearer is whose whole body is under water.
fn under_water(view: BoardView, bearer: &Body) -> Option<Cell> {
    let is_prone = bearer.posture == Posture::Lying;
    let is_deep = |cell: Cell| {
        let grade = depth(view, cell);
        grade == WaterGrade::Swimming || is_prone && grade != WaterGrade::Dry
    };
    super::footprint(bearer).cells().all(is_deep).then_some(bearer.at)
}

fn depth(view: BoardView, cell: Cell) -> WaterGrade {
    let facts = view.cell(cell);
    facts.map_or(WaterGrade::Dry, |facts| facts.water_grade())
}

/// Lights a light or puts it out, and says so; nothing where it is so already.
pub(crate) fn set_flame(
    table: &mut impl LaidOut,
    name: Slot,
    (cell, lit): (Cell, bool),
    by: Option<FighterId>,
    rule: RuleId,
) {
    let movable = table.ground_mut().movables.get_mut(name);
    let flame = movable.and_then(|it| it.flame.as_mut());
    let Some(flame) = flame.filter(|flame| flame.lit != lit) else {
        return;
    };
    flame.lit = lit;
    table.write(Happening::GroundChanged {
        altered: Altered {
            change: if lit {
                GroundChange::LampLit
            } else {
                GroundChange::LampOut
            },
            cells: vec![cell],
        },
        by,
        rule,
    });
}
