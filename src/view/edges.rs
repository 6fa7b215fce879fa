//! What lies on edges: walls with hatching as in an old plan, doors, windows, fences.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::draft::{self, Draft};
use super::theme::colour;
use super::{OfBattle, OnStage, TILE, Watching, layer};
use crate::battle::{Ground, Secrets, SideView};
use crate::board::{BoardView, DoorState, Edge, EdgeSide, Material, Thing};

/// Half the thickness of a wall in units of the map.
const HALF_WALL: f32 = 9.0;
/// Width of an ink line around things.
const LINE: f32 = 2.6;

/// The drawing of the edges, and the version of the map that it shows.
#[derive(Component)]
pub(super) struct EdgeDrawing(Entity, u32, Watching);

/// Draws the edges of the map on the stage, anew when the fight has changed them.
pub(super) fn draw_edges(
    on_stage: Res<OnStage>,
    grounds: Query<(&Ground, &Secrets)>,
    watching: Res<Watching>,
    drawings: Query<(Entity, &EdgeDrawing)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let Some((battle, (ground, secrets))) = on_stage
        .battle
        .and_then(|battle| Some((battle, grounds.get(battle).ok()?)))
    else {
        return;
    };
    let known = watching.0.and_then(|side| secrets.view(side));
    let ground = known.map_or(ground, SideView::ground);
    let version = ground.changes.version();
    if drawings
        .iter()
        .any(|(_, drawing)| (drawing.0, drawing.1, drawing.2) == (battle, version, *watching))
    {
        return;
    }
    for (entity, _) in &drawings {
        commands.entity(entity).despawn();
    }
    let drawing = draw(ground.view());
    let mut entity = commands.spawn((EdgeDrawing(battle, version, *watching), OfBattle));
    if !drawing.is_empty() {
        let place = Transform::from_xyz(0.0, 0.0, layer::EDGES);
        entity.insert((
            Mesh2d(meshes.add(drawing.into_mesh())),
            draft::ink(&mut materials),
            place,
        ));
    }
}

/// A piece of an edge thing on the map: its ends in units of the map.
#[derive(Clone, Copy)]
struct Piece {
    a: Vec2,
    b: Vec2,
}

impl Piece {
    fn of(edge: Edge) -> Self {
        let [a, b] = edge
            .ends()
            .map(|(x, y)| Vec2::new(f32::from(x), -f32::from(y)) * TILE);
        Self { a, b }
    }

    fn along(self) -> Vec2 {
        (self.b - self.a).normalize_or_zero()
    }

    fn across(self) -> Vec2 {
        self.along().perp()
    }

    /// The point at a share of the length, and so far to the side.
    fn point(self, share: f32, aside: f32) -> Vec2 {
        self.a.lerp(self.b, share) + self.across() * aside
    }

    /// A bar along the piece from one share of the length to another.
    fn bar(self, draft: &mut Draft, shares: [f32; 2], half: f32, colour: Color) {
        draft.rect(self.point(shares[0], -half), self.point(shares[1], half), colour);
    }

    /// A bar with an ink line around it.
    fn inked_bar(self, draft: &mut Draft, shares: [f32; 2], half: f32, colour: Color) {
        let rim = LINE * 0.7 / TILE;
        self.bar(
            draft,
            [shares[0] - rim, shares[1] + rim],
            half + LINE * 0.7,
            colour::INK,
        );
        self.bar(draft, shares, half, colour);
    }
}

fn draw(board: BoardView) -> Draft {
    let edges: Vec<(Edge, &Thing)> = every_edge(board).collect();
    let mut draft = Draft::default();
    let walls: Vec<Edge> = edges
        .iter()
        .filter(|(_, thing)| is_masonry(thing))
        .map(|(edge, _)| *edge)
        .collect();
    draw_walls(&mut draft, &walls);
    for (edge, thing) in edges {
        draw_thing(&mut draft, board, edge, thing);
    }
    draft
}

/// Every edge of the map as it is now.
fn every_edge<'a>(board: BoardView<'a>) -> impl Iterator<Item = (Edge, &'a Thing)> {
    let (width, height) = (board.board().width() as i16, board.board().height() as i16);
    let edges =
        (0..=height).flat_map(move |y| (0..=width).flat_map(move |x| [Edge::north(x, y), Edge::west(x, y)]));
    edges.filter_map(move |edge| Some((edge, board.edge(edge)?)))
}

fn is_masonry(thing: &Thing) -> bool {
    matches!(thing.class.as_str(), "wall" | "window" | "slit")
}

/// Walls in three coats, so that they grow together where they meet: line, stone, hatching.
fn draw_walls(draft: &mut Draft, walls: &[Edge]) {
    let ends: BTreeSet<(bool, (i16, i16))> = walls
        .iter()
        .flat_map(|wall| wall.ends().map(|end| (wall.side == EdgeSide::North, end)))
        .collect();
    let bars: Vec<(Piece, [f32; 2])> = walls
        .iter()
        .map(|wall| {
            let meets = |end| ends.contains(&(wall.side != EdgeSide::North, end));
            let beyond = |end| if meets(end) { HALF_WALL / TILE } else { 0.0 };
            let [a, b] = wall.ends();
            (Piece::of(*wall), [-beyond(a), 1.0 + beyond(b)])
        })
        .collect();
    let rim = LINE / TILE;
    for (piece, [from, to]) in &bars {
        piece.bar(draft, [from - rim, to + rim], HALF_WALL + LINE, colour::INK);
    }
    for (piece, shares) in &bars {
        piece.bar(draft, *shares, HALF_WALL, colour::STONE);
    }
    for (piece, shares) in &bars {
        hatch(draft, *piece, *shares);
    }
}

/// Slanting strokes, at the same places on every wall, so that they run on from piece to piece.
fn hatch(draft: &mut Draft, piece: Piece, shares: [f32; 2]) {
    let (a, b) = (piece.point(shares[0], 0.0), piece.point(shares[1], 0.0));
    let reach = Vec2::splat(HALF_WALL) * piece.across().abs();
    let (least, most) = (a.min(b) - reach, a.max(b) + reach);
    let ink = colour::INK.with_alpha(0.5);
    let step = 7.0;
    let first = ((least.x + least.y) / step).ceil() as i32;
    let last = ((most.x + most.y) / step).floor() as i32;
    for sum in (first..=last).map(|line| line as f32 * step) {
        // The stroke runs along x + y = sum, cut off at the sides of the bar.
        let (left, right) = (least.x.max(sum - most.y), most.x.min(sum - least.y));
        if right - left > 0.5 {
            draft.line(
                Vec2::new(left, sum - left),
                Vec2::new(right, sum - right),
                1.1,
                ink,
            );
        }
    }
}

fn draw_thing(draft: &mut Draft, board: BoardView, edge: Edge, thing: &Thing) {
    let piece = Piece::of(edge);
    match thing.class.as_str() {
        "wall" => {}
        "door" => draw_door(draft, piece, thing.state.unwrap_or(DoorState::Shut)),
        "window" => {
            piece.inked_bar(draft, [0.14, 0.86], HALF_WALL * 0.62, colour::WATER);
            piece.bar(draft, [0.14, 0.86], 0.9, colour::INK);
        }
        "slit" => piece.bar(draft, [0.42, 0.58], HALF_WALL, colour::INK),
        "pane" | "hard_pane" => piece.inked_bar(draft, [0.0, 1.0], 2.2, colour::WATER),
        "low_wall" => draw_low_wall(draft, piece, thing.kind.material),
        "fence" if thing.kind.material == Some(Material::Stone) => draw_crenels(draft, piece),
        "fence" => draw_fence(draft, piece),
        "bars" => draw_bars(draft, piece),
        "curtain" => draw_curtain(draft, piece),
        "drop" => draw_drop(draft, piece, lower_side(board, edge)),
        _ => piece.bar(draft, [0.0, 1.0], LINE / 2.0, colour::INK),
    }
}

fn draw_door(draft: &mut Draft, piece: Piece, state: DoorState) {
    for shares in [[0.0, 0.1], [0.9, 1.0]] {
        piece.inked_bar(draft, shares, HALF_WALL * 0.8, colour::WOOD);
    }
    if state.is_open() {
        // The leaf stands away from the opening, hinged at its first end.
        let (hinge, tip) = (piece.point(0.1, 0.0), piece.point(0.22, TILE * 0.62));
        draft.line(hinge, tip, 9.0, colour::INK);
        draft.line(hinge, tip, 4.6, Color::srgb_u8(0xA8, 0x7A, 0x43));
        return;
    }
    piece.inked_bar(draft, [0.1, 0.9], 5.0, Color::srgb_u8(0xA8, 0x7A, 0x43));
    for share in [0.3, 0.5, 0.7] {
        piece.bar(draft, [share - 0.008, share + 0.008], 5.0, colour::INK);
    }
    if matches!(state, DoorState::Locked | DoorState::Barred) {
        piece.bar(draft, [0.16, 0.84], 1.4, colour::INK);
    }
}

fn draw_low_wall(draft: &mut Draft, piece: Piece, material: Option<Material>) {
    let filling = match material {
        Some(Material::Wood) => colour::WOOD,
        _ => colour::STONE,
    };
    piece.inked_bar(draft, [0.0, 1.0], 5.5, filling);
    for share in [0.25, 0.5, 0.75] {
        piece.bar(draft, [share - 0.01, share + 0.01], 5.5, colour::SOFT_INK);
    }
}

fn draw_fence(draft: &mut Draft, piece: Piece) {
    for aside in [-2.2, 2.2] {
        draft.line(piece.point(0.0, aside), piece.point(1.0, aside), 1.8, colour::INK);
    }
    for share in [0.06, 0.35, 0.65, 0.94] {
        piece.inked_bar(draft, [share - 0.04, share + 0.04], 4.4, colour::WOOD);
    }
}

fn draw_bars(draft: &mut Draft, piece: Piece) {
    piece.bar(draft, [0.0, 1.0], 0.8, colour::INK);
    for share in [0.08, 0.25, 0.42, 0.58, 0.75, 0.92] {
        piece.bar(draft, [share - 0.035, share + 0.035], 2.8, colour::INK);
    }
}

fn draw_curtain(draft: &mut Draft, piece: Piece) {
    for fold in 0..8 {
        let share = |step: i32| step as f32 / 8.0;
        let aside = if fold % 2 == 0 { 4.0 } else { -4.0 };
        let (a, b) = (
            piece.point(share(fold), -aside),
            piece.point(share(fold + 1), aside),
        );
        draft.line(a, b, 3.4, colour::INK);
        draft.line(a, b, 1.6, Color::srgb_u8(0xC4, 0x86, 0x70));
    }
}

/// The side of an edge to which its floor falls: 1 to the left of the way along it, -1 to the right.
fn lower_side(board: BoardView, edge: Edge) -> f32 {
    let [before, behind] = edge.cells().map(|cell| board.ground_dm(cell));
    // Along a north side one walks east, with the cell before on the left; along a west side south, with the one behind there.
    let [left, right] = match edge.side {
        EdgeSide::North => [before, behind],
        EdgeSide::West => [behind, before],
    };
    if left <= right { 1.0 } else { -1.0 }
}

/// A breastwork of stone: merlons with gaps between them.
fn draw_crenels(draft: &mut Draft, piece: Piece) {
    piece.inked_bar(draft, [0.0, 1.0], 3.2, colour::STONE);
    for shares in [[0.0, 0.17], [0.34, 0.66], [0.83, 1.0]] {
        piece.inked_bar(draft, shares, 7.0, colour::STONE);
    }
}

/// Strokes that point down from the ledge.
fn draw_drop(draft: &mut Draft, piece: Piece, side: f32) {
    draft.line(piece.a, piece.b, 2.0, colour::INK);
    for tooth in 0..6 {
        let share = (tooth as f32 + 0.5) / 6.0;
        draft.line(
            piece.point(share, 0.0),
            piece.point(share, 9.0 * side),
            1.4,
            colour::SOFT_INK,
        );
    }
}
