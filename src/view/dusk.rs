//! Light on the map: dark squares are darkened, every flame colours what it reaches. One drawing, made anew only when the map
//! has changed, a light has come or gone, or somebody has taken a step with one.

use bevy::prelude::*;

use super::draft::{self, Draft};
use super::reading::{Reading, Watching};
use super::stage::{Stage, system_of};
use super::{OfBattle, TILE, layer};
use crate::battle::{Burning, Ground, Secrets, SideView};
use crate::board::{BoardView, Cell, Eyes, Footprint, Glow, LightMap, Measure, Tint};

/// The drawing of the light.
#[derive(Component)]
pub(super) struct Dusk;

/// What burns as far as the showing has come, and where it was drawn last.
#[derive(Resource)]
pub(super) struct Lamps {
    /// The battle, whose eyes, how long its log was and which version of the map it was.
    asked: Asked,
    burning: Vec<Burning>,
    eyes: Eyes,
    drawn: Option<(Asked, Vec<Glow>)>,
}

type Asked = (Option<Entity>, Watching, usize, u32);

impl Default for Lamps {
    fn default() -> Self {
        Self {
            asked: Asked::default(),
            burning: Vec::new(),
            eyes: Eyes {
                measure: Measure::Cheb,
                factor: 1,
            },
            drawn: None,
        }
    }
}

impl Lamps {
    /// Where everything that burns is on the stage: a carried light goes with the figure of its bearer.
    fn glows(&self, stage: &Stage) -> Vec<Glow> {
        let place = |burning: &Burning| {
            let figure = burning.bearer.map(|bearer| stage.figures.get(&bearer));
            match figure {
                None => Some(burning.glow),
                Some(figure) => figure.filter(|figure| figure.present).map(|figure| Glow {
                    place: Footprint::new(figure.at, figure.size),
                    ..burning.glow
                }),
            }
        };
        self.burning.iter().filter_map(place).collect()
    }

    /// The lights with their places as they are shown, each with its colour.
    fn tinted(&self, stage: &Stage) -> Vec<(Glow, Tint)> {
        let one = |burning: &Burning| {
            let alone = Self {
                burning: vec![*burning],
                ..Self::default()
            };
            alone.glows(stage).first().map(|glow| (*glow, burning.tint))
        };
        self.burning.iter().filter_map(one).collect()
    }
}

/// How much of the picture each step of light takes away, from day to darkness. Even the darkest leaves the map readable.
const SHADES: [f32; 5] = [0.0, 0.2, 0.42, 0.54, 0.64];
/// The colour of the night.
const NIGHT: Color = Color::srgb(0.06, 0.08, 0.17);
/// How strongly a flame colours what it lights, at its steps 0 and 1.
const WARMTH: [f32; 2] = [0.17, 0.09];

/// Draws the light anew when the battle has gone on or a light has moved.
pub(super) fn draw_dusk(world: &mut World) {
    ask(world);
    let mut drawings = world.query_filtered::<Entity, With<Dusk>>();
    let drawings: Vec<Entity> = drawings.iter(world).collect();
    let (lamps, stage) = (world.resource::<Lamps>(), world.resource::<Stage>());
    let now = (lamps.asked, lamps.glows(stage));
    if lamps.asked.0.is_none() || !drawings.is_empty() && lamps.drawn.as_ref() == Some(&now) {
        return;
    }
    let draft = draft_of(world);
    world.resource_mut::<Lamps>().drawn = Some(now);
    for drawing in drawings {
        world.despawn(drawing);
    }
    let drawing = world.spawn((Dusk, OfBattle)).id();
    if draft.is_empty() {
        return;
    }
    let mesh = world.resource_mut::<Assets<Mesh>>().add(draft.into_mesh());
    let ink = draft::ink(&mut world.resource_mut::<Assets<ColorMaterial>>());
    let place = Transform::from_xyz(0.0, 0.0, layer::DUSK);
    world.entity_mut(drawing).insert((Mesh2d(mesh), ink, place));
}

/// Asks the rule system what burns; while happenings are shown, what burnt before them counts.
fn ask(world: &mut World) {
    let (stage, reading) = (world.resource::<Stage>(), world.resource::<Reading>());
    let ground = reading.battle.and_then(|battle| world.get::<Ground>(battle));
    let version = ground.map_or(0, |ground| ground.changes.version());
    let now = (reading.battle, reading.watching, reading.entries, version);
    let known = world.resource::<Lamps>().asked;
    let is_same_fight = (known.0, known.1) == (now.0, now.1);
    if known == now || is_same_fight && stage.is_playing() {
        return;
    }
    let found = now.0.and_then(|battle| {
        let system = system_of(world, battle)?;
        Some(system.burning(world, battle, now.1.0))
    });
    let mut lamps = world.resource_mut::<Lamps>();
    lamps.asked = now;
    match found {
        Some((burning, eyes)) => (lamps.burning, lamps.eyes) = (burning, eyes),
        None => lamps.burning.clear(),
    }
}

fn draft_of(world: &World) -> Draft {
    let mut draft = Draft::default();
    let (lamps, stage) = (world.resource::<Lamps>(), world.resource::<Stage>());
    let Some(ground) = lamps.asked.0.and_then(|battle| {
        let known = Secrets::known_in(world, battle, lamps.asked.1.0);
        known
            .map(SideView::ground)
            .or_else(|| world.get::<Ground>(battle))
    }) else {
        return draft;
    };
    let view = ground.view();
    if !view.is_day() {
        let tinted = lamps.tinted(stage);
        let light = LightMap::of(view, &lamps.glows(stage), lamps.eyes);
        draw(&mut draft, view, &light, &tinted, lamps.eyes);
    }
    draft
}

/// Every square as four corners, each as bright as the squares around it, so that light fades softly.
fn draw(draft: &mut Draft, view: BoardView, light: &LightMap, lamps: &[(Glow, Tint)], eyes: Eyes) {
    let night = |cell: Cell| SHADES[usize::from(light.at(cell).min(4))];
    let corners = [(0, 1), (1, 1), (1, 0), (0, 0)];
    for cell in view.board().cells() {
        let places = corners.map(|(x, y)| Vec2::new(f32::from(cell.x + x), -f32::from(cell.y + y)) * TILE);
        let around = corners.map(|(x, y)| around(view, Cell::new(cell.x + x, cell.y + y)));
        let warm = around.map(|cells| mean(cells, |cell| warmth(view, light, lamps, eyes, cell)));
        if warm.iter().any(|glow| glow.w > 0.0) {
            draft.piece(places, warm.map(tinted));
        }
        let dark = around.map(|cells| mean(cells, |cell| Vec4::new(0.0, 0.0, 0.0, night(cell))).w);
        if dark.iter().any(|part| *part > 0.0) {
            draft.piece(places, dark.map(|part| NIGHT.with_alpha(part)));
        }
    }
}

/// The colour that a flame gives to a square: the nearest of those that light it so; the colour times its strength, and the strength.
fn warmth(view: BoardView, light: &LightMap, lamps: &[(Glow, Tint)], eyes: Eyes, cell: Cell) -> Vec4 {
    let level = light.at(cell);
    let is_lit = view.ambient(cell).is_some_and(|ambient| ambient > level);
    let Some(strength) = WARMTH.get(usize::from(level)).filter(|_| is_lit) else {
        return Vec4::ZERO;
    };
    let apart = |glow: &Glow| glow.place.gap(Footprint::single(cell)).by(eyes.measure);
    let lights = |glow: &Glow| glow.step_at(apart(glow), eyes.factor) == Some(level);
    let nearest = lamps
        .iter()
        .filter(|(glow, _)| lights(glow))
        .min_by_key(|(glow, _)| apart(glow));
    nearest.map_or(Vec4::ZERO, |(_, Tint(parts))| {
        let [red, green, blue] = parts.map(|part| f32::from(part) / 255.0);
        (Vec3::new(red, green, blue) * strength).extend(*strength)
    })
}

/// A colour from what was summed up: the mean colour, as strong as it was on the mean.
fn tinted(sum: Vec4) -> Color {
    let strength = sum.w.max(f32::EPSILON);
    Color::srgba(sum.x / strength, sum.y / strength, sum.z / strength, sum.w)
}

/// The squares of the map around the upper left corner of a square.
fn around(view: BoardView, corner: Cell) -> [Option<Cell>; 4] {
    [(0, 0), (-1, 0), (0, -1), (-1, -1)]
        .map(|(x, y)| Cell::new(corner.x + x, corner.y + y))
        .map(|cell| view.contains(cell).then_some(cell))
}

/// The mean over those of some squares that lie on the map.
fn mean(cells: [Option<Cell>; 4], of: impl Fn(Cell) -> Vec4) -> Vec4 {
    let on_map = cells.into_iter().flatten();
    let (sum, count) = on_map.fold((Vec4::ZERO, 0.0), |(sum, count), cell| {
        (sum + of(cell), count + 1.0)
    });
    if count > 0.0 { sum / count } else { Vec4::ZERO }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::FighterId;
    use crate::board::{Board, CellFacts};

    const EYES: Eyes = Eyes {
        measure: Measure::Round,
        factor: 1,
    };

    /// A dark lane of twelve squares.
    fn lane() -> Board {
        let mut board = Board::new(12, 1).unwrap();
        for cell in board.cells().collect::<Vec<_>>() {
            let facts = CellFacts {
                light: Some(4),
                ..default()
            };
            board.set_cell(cell, facts);
        }
        board
    }

    fn lamp(x: i16) -> Glow {
        Glow {
            place: Footprint::single(Cell::new(x, 0)),
            bright: 2,
            dim: 4,
        }
    }

    #[test]
    fn a_lamp_warms_its_squares_and_the_rest_stays_dark() {
        let board = lane();
        let view = BoardView::unchanged(&board);
        let mut draft = Draft::default();
        let light = LightMap::of(view, &[lamp(0)], EYES);
        draw(&mut draft, view, &light, &[(lamp(0), Tint::FIRE)], EYES);
        // Squares 0 to 2 are as bright as day, 3 and 4 as dusk, so the corners 0 to 5 are warm: six squares have one. Dark are
        // those from 3 on, and with them the corner before: ten of the twelve.
        assert_eq!(draft.places().len(), (6 + 10) * 4);
    }

    #[test]
    fn a_square_has_the_colour_of_the_lamp_that_lights_it() {
        let board = lane();
        let view = BoardView::unchanged(&board);
        let blue = Tint([0, 0, 255]);
        let lamps = [(lamp(0), Tint::FIRE), (lamp(8), blue)];
        let light = LightMap::of(view, &[lamp(0), lamp(8)], EYES);
        let at = |x: i16| warmth(view, &light, &lamps, EYES, Cell::new(x, 0));
        // The blue lamp on square 8 is bright to 6 and dim to 4; the fire on 0 is bright to 2 and dim to 4.
        assert_eq!(at(7), Vec4::new(0.0, 0.0, WARMTH[0], WARMTH[0]));
        assert!(at(1).x > at(1).z && at(1).w > 0.0);
        // On 4 both are dim and as far; the first counts.
        assert!(at(4).x > at(4).z);
        assert_eq!(at(5), Vec4::new(0.0, 0.0, WARMTH[1], WARMTH[1]));
    }

    #[test]
    fn a_carried_light_is_where_its_bearer_is_shown() {
        let bearer = FighterId(1);
        let mut stage = Stage::default();
        let lamps = Lamps {
            burning: vec![Burning {
                glow: lamp(0),
                bearer: Some(bearer),
                tint: Tint::FIRE,
            }],
            ..default()
        };
        assert_eq!(
            lamps.glows(&stage),
            [],
            "nobody who is not shown gives himself away"
        );
        stage
            .figures
            .insert(bearer, super::super::figure::stand_in(Cell::new(5, 0)));
        assert_eq!(lamps.glows(&stage), [lamp(5)]);
    }
}
