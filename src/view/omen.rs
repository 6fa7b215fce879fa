//! What the map itself will soon do to some of its squares, marked on them before anybody steps there: a dashed line around
//! them, and on each a sign with the number of rounds.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::draft::{self, Draft};
use super::reading::{Reading, Watching};
use super::stage::Stage;
use super::theme::colour;
use super::{OfBattle, TILE, floor, layer, shade};
use crate::battle::{Ground, GroundChange, Secrets, SideView};
use crate::board::Cell;

/// How many rounds ahead is marked, the one under way among them; the overlay of dangers tells of later ones too.
const ROUNDS: u16 = 2;

/// The drawing of the signs, and what it was made for.
#[derive(Component, PartialEq)]
pub(super) struct Omens(Option<Entity>, Watching, u16, u32);

/// Marks anew what is to come when the battle has gone on.
pub(super) fn draw_omens(
    stage: Res<Stage>,
    reading: Res<Reading>,
    battles: Query<(&Ground, &Secrets)>,
    drawings: Query<(Entity, &Omens)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let Some((ground, secrets)) = stage.battle.and_then(|battle| battles.get(battle).ok()) else {
        return;
    };
    let known = reading.watching.0.and_then(|side| secrets.view(side));
    let ground = known.map_or(ground, SideView::ground);
    let now = Omens(
        stage.battle,
        reading.watching,
        stage.round,
        ground.changes.version(),
    );
    if stage.is_playing() || drawings.iter().any(|(_, drawing)| *drawing == now) {
        return;
    }
    for (drawing, _) in &drawings {
        commands.entity(drawing).despawn();
    }
    let draft = draw(&soonest(ground, stage.round));
    let mut drawing = commands.spawn((now, OfBattle));
    if !draft.is_empty() {
        let place = Transform::from_xyz(0.0, 0.0, layer::OMEN);
        drawing.insert((
            Mesh2d(meshes.add(draft.into_mesh())),
            draft::ink(&mut materials),
            place,
        ));
    }
}

/// What comes to which square first, and in how many rounds, the one under way among them.
///
/// Rule: `BD-LVL-13`.
fn soonest(ground: &Ground, round: u16) -> BTreeMap<Cell, (u16, GroundChange)> {
    let mut soonest = BTreeMap::new();
    for coming in ground.coming(round) {
        let rounds = (coming.round + 1).saturating_sub(round);
        if rounds > ROUNDS || !is_threat(coming.altered.change) {
            continue;
        }
        for cell in coming.altered.cells {
            let known = soonest.entry(cell).or_insert((rounds, coming.altered.change));
            if rounds < known.0 {
                *known = (rounds, coming.altered.change);
            }
        }
    }
    soonest
}

/// Whether a change is one to be warned of; that it grows dark or that water falls is not.
const fn is_threat(change: GroundChange) -> bool {
    match change {
        GroundChange::Water(dm) => dm > 0,
        GroundChange::Fire | GroundChange::Mist(_) | GroundChange::Collapse => true,
        _ => false,
    }
}

fn draw(soonest: &BTreeMap<Cell, (u16, GroundChange)>) -> Draft {
    let mut draft = Draft::default();
    for (cell, (rounds, change)) in soonest {
        surround(&mut draft, *cell, |other| {
            soonest.get(&other) == Some(&(*rounds, *change))
        });
        let corner = Vec2::new(f32::from(cell.x), -f32::from(cell.y) - 1.0) * TILE;
        let patch = corner + Vec2::new(3.0, 3.0);
        draft.rect(
            patch,
            patch + Vec2::new(36.0, 25.0),
            colour::PAPER.with_alpha(0.9),
        );
        sign(&mut draft, patch + Vec2::new(11.0, 12.0), *change);
        let top_left = patch + Vec2::new(22.0, 22.0);
        shade::write(&mut draft, top_left, &rounds.to_string(), colour::MADDER);
    }
    draft
}

/// Dashes along those sides of a square beyond which something else comes.
fn surround(draft: &mut Draft, cell: Cell, is_alike: impl Fn(Cell) -> bool) {
    let least = Vec2::new(f32::from(cell.x), -f32::from(cell.y) - 1.0) * TILE;
    let most = least + TILE;
    let sides = [
        ((0, -1), Vec2::new(least.x, most.y), most),
        ((0, 1), least, Vec2::new(most.x, least.y)),
        ((-1, 0), least, Vec2::new(least.x, most.y)),
        ((1, 0), Vec2::new(most.x, least.y), most),
    ];
    for ((dx, dy), from, to) in sides {
        if is_alike(Cell::new(cell.x + dx, cell.y + dy)) {
            continue;
        }
        for dash in 0..4_i16 {
            let share = |part: f32| (f32::from(dash) + part) / 4.0;
            let (a, b) = (from.lerp(to, share(0.1)), from.lerp(to, share(0.7)));
            draft.line(a, b, 6.4, colour::PAPER.with_alpha(0.8));
            draft.line(a, b, 3.6, colour::MADDER);
        }
    }
}

/// A small sign for what comes: waves, a flame, banks of mist, a stone that falls.
fn sign(draft: &mut Draft, middle: Vec2, change: GroundChange) {
    match change {
        GroundChange::Water(_) => {
            for y in [-5.0, 1.0, 7.0] {
                let at = |part: i16| {
                    let share = f32::from(part) / 8.0;
                    let swing = (share * std::f32::consts::TAU * 1.5).sin() * 1.8;
                    middle + Vec2::new(share * 16.0 - 8.0, y + swing)
                };
                for part in 0..8 {
                    draft.line(
                        at(part),
                        at(part + 1),
                        2.4,
                        shade::ink(crate::battle::Tone::Water),
                    );
                }
            }
        }
        GroundChange::Fire => floor::tongue(draft, middle - Vec2::Y * 11.0, 17.0),
        GroundChange::Mist(_) => {
            for (y, from, to) in [(-6.0, -8.0, 4.0), (0.0, -5.0, 8.0), (6.0, -8.0, 5.0)] {
                draft.line(
                    middle + Vec2::new(from, y),
                    middle + Vec2::new(to, y),
                    3.0,
                    colour::SOFT_INK,
                );
            }
        }
        _ => {
            let at = |x: f32, y: f32| middle + Vec2::new(x, y);
            draft.piece(
                [at(-6.0, 9.0), at(6.0, 9.0), at(7.0, 1.0), at(-7.0, 1.0)],
                [colour::SOFT_INK; 4],
            );
            draft.line(at(-6.0, -3.0), at(0.0, -9.0), 2.6, colour::INK);
            draft.line(at(6.0, -3.0), at(0.0, -9.0), 2.6, colour::INK);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::battle::{Change, Hazard, Setting};
    use crate::board::{Board, Mark};

    /// A lane of six squares whose first burns at the end of round 2 and spreads by one square a round, and whose last but one
    /// and last are flooded at the end of round 4.
    fn ground() -> Ground {
        let hazards = vec![
            Hazard {
                area: Mark::point(Cell::new(0, 0)),
                from: 2,
                every: 1,
                change: Change::Fire { spread: 1 },
            },
            Hazard {
                area: Mark::area(Cell::new(4, 0), 2, 1),
                from: 4,
                every: 2,
                change: Change::Water { dm: 3, max: 12 },
            },
        ];
        let setting = Setting { hazards, ..default() };
        Ground::new(Arc::new(Board::new(6, 1).unwrap()), Arc::new(setting))
    }

    #[test]
    fn what_comes_within_two_rounds_is_marked_with_its_rounds() {
        let ground = ground();
        let marked = |round| -> Vec<(i16, u16)> {
            soonest(&ground, round)
                .iter()
                .map(|(cell, (rounds, _))| (cell.x, *rounds))
                .collect()
        };
        // In round 1 the fire of round 2 is two ends of a round away; the flood of round 4 is not marked before round 3.
        assert_eq!(marked(1), [(0, 2)]);
        assert_eq!(marked(2), [(0, 1)]);
        assert!(marked(3).contains(&(4, 2)) && marked(3).contains(&(5, 2)));
        assert!(marked(4).contains(&(4, 1)));
    }

    #[test]
    fn nothing_is_drawn_where_nothing_comes() {
        assert!(draw(&soonest(&ground(), 0)).is_empty());
        assert!(!draw(&soonest(&ground(), 1)).is_empty());
    }
}
