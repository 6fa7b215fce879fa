//! A small picture of a level's map: the tiles of the map, made small, with the fighters as dots.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::battle::SideId;
use crate::board::{Cell, EdgeSide};
use crate::content::picture;
use crate::level::{DrawnTile, Level, LevelFighter, Sheet};
use crate::view::theme::{Palette, colour};

/// Most pixels that a large picture has on a side.
pub(super) const LARGEST: u16 = 960;

/// Rows and columns of a part of a picture that are looked at for its mean, at least.
const SAMPLES: u32 = 4;

/// How much of what lies below the lines of a zone and the wash between them cover, of 255.
const HATCHED: u8 = 200;
const WASHED: u8 = 60;

/// A picture in the making, row by row, in sRGB.
struct Canvas {
    width: usize,
    height: usize,
    /// Pixels along the side of a cell.
    cell: usize,
    pixels: Vec<[u8; 4]>,
    /// Pixels of the map along the side of a cell.
    map_pixels: u32,
}

/// The picture of a level, with so many pixels on a side at the most.
pub(super) fn draw(level: &Level, palette: &Palette, most: u16) -> Image {
    let board = &level.board;
    let cell = usize::from((most / board.width().max(board.height()).max(1)).clamp(2, 48));
    let (width, height) = (
        usize::from(board.width()) * cell,
        usize::from(board.height()) * cell,
    );
    let paper = rgb(colour::PAPER);
    let mut canvas = Canvas {
        width,
        height,
        cell,
        pixels: vec![paper; width * height],
        map_pixels: level.drawing.pixels.max(1),
    };
    let sheets: Vec<_> = level.drawing.sheets.iter().map(picture).collect();
    for layer in &level.drawing.layers {
        for (place, tile) in layer.tiles.iter().enumerate() {
            let Some(tile) = tile else { continue };
            let (column, row) = (
                place % usize::from(board.width()),
                place / usize::from(board.width()),
            );
            let sheet = usize::from(tile.sheet);
            if let (Some(Some(picture)), Some(sheet)) = (sheets.get(sheet), level.drawing.sheets.get(sheet)) {
                canvas.stamp((column, row), layer.shift, (picture, sheet), *tile);
            }
        }
    }
    for (edge, _) in board.edges() {
        canvas.wall(edge.cell, edge.side == EdgeSide::North);
    }
    for (side, zone) in level.zones() {
        let leans_right = side.0 % 2 == 0;
        zone.cells()
            .for_each(|cell| canvas.hatch(cell, leans_right, rgb(palette.side(side))));
    }
    // Who hides is not shown to those whom he waits for.
    let is_open = |fighter: &&LevelFighter| !(level.secrets && fighter.hidden);
    for fighter in level.fighters.iter().filter(is_open) {
        canvas.dot(fighter.at, rgb(palette.side(fighter.side)));
    }
    canvas.image()
}

/// The picture of a sheet; none when it cannot be read, and the map is drawn without it.
fn picture(sheet: &Sheet) -> Option<Image> {
    let bytes = picture::read(&sheet.picture).ok()?;
    let kind = ImageType::Extension("png");
    let usage = RenderAssetUsages::MAIN_WORLD;
    let image = Image::from_buffer(
        &bytes,
        kind,
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        usage,
    )
    .ok()?;
    image.convert(TextureFormat::Rgba8UnormSrgb)
}

fn rgb(colour: Color) -> [u8; 4] {
    colour.to_srgba().to_u8_array()
}

impl Canvas {
    /// Lays a tile over a cell, shifted with its layer, each pixel being the mean of those of the tile that it stands for.
    fn stamp(
        &mut self,
        (column, row): (usize, usize),
        shift: (i32, i32),
        (picture, sheet): (&Image, &Sheet),
        tile: DrawnTile,
    ) {
        let across = tile.tile % sheet.columns.max(1);
        let down = tile.tile / sheet.columns.max(1);
        let left = sheet.corner.0 + across * (sheet.tile.0 + sheet.spacing);
        let top = sheet.corner.1 + down * (sheet.tile.1 + sheet.spacing);
        // A tile that is larger than its cell reaches out to the right and upwards.
        let scaled = |length: i64| length * self.cell as i64 / i64::from(self.map_pixels);
        let (wide, tall) = (
            scaled(sheet.drawn.0.into()).max(1),
            scaled(sheet.drawn.1.into()).max(1),
        );
        let (x0, y0) = (
            (column * self.cell) as i64 + scaled(i64::from(sheet.shift.0) + i64::from(shift.0)),
            ((row + 1) * self.cell) as i64 - tall + scaled(i64::from(sheet.shift.1) + i64::from(shift.1)),
        );
        for y in (-y0).max(0)..tall.min(self.height as i64 - y0) {
            for x in (-x0).max(0)..wide.min(self.width as i64 - x0) {
                let (mut u, mut v) = (x, y);
                if tile.flip_x {
                    u = wide - 1 - u;
                }
                if tile.flip_y {
                    v = tall - 1 - v;
                }
                if tile.flip_diagonal {
                    (u, v) = (v * wide / tall, u * tall / wide);
                }
                let part = |place: i64, of: i64, size: u32| {
                    let from = place * i64::from(size) / of;
                    let to = ((place + 1) * i64::from(size) / of).max(from + 1);
                    (from as u32, to as u32)
                };
                let (us, vs) = (part(u, wide, sheet.tile.0), part(v, tall, sheet.tile.1));
                let over = mean(picture, (left + us.0, left + us.1), (top + vs.0, top + vs.1));
                self.lay((x0 + x) as usize, (y0 + y) as usize, over);
            }
        }
    }

    /// How thick a line of ink is.
    fn line(&self) -> usize {
        (self.cell / 12).max(2)
    }

    /// Draws the wall on the north or the west side of a cell.
    fn wall(&mut self, cell: Cell, north: bool) {
        let (Ok(column), Ok(row)) = (usize::try_from(cell.x), usize::try_from(cell.y)) else {
            return;
        };
        let (left, top) = (column * self.cell, row * self.cell);
        for along in 0..=self.cell {
            for thick in 0..self.line() {
                let (x, y) = if north {
                    (left + along, top + thick)
                } else {
                    (left + thick, top + along)
                };
                self.lay(x, y, rgb(colour::INK));
            }
        }
    }

    /// Hatches a cell of a zone with thin lines that lean one way for every other side, so that zones differ without colour.
    fn hatch(&mut self, cell: Cell, leans_right: bool, [red, green, blue, _]: [u8; 4]) {
        let (Ok(column), Ok(row)) = (usize::try_from(cell.x), usize::try_from(cell.y)) else {
            return;
        };
        let gap = (self.cell / 4).max(2);
        for y in row * self.cell..(row + 1) * self.cell {
            for x in column * self.cell..(column + 1) * self.cell {
                let along = if leans_right {
                    x + y
                } else {
                    x + gap * self.height - y
                };
                let cover = if along % gap == 0 { HATCHED } else { WASHED };
                self.lay(x, y, [red, green, blue, cover]);
            }
        }
    }

    /// Draws a dot with a rim of ink over a cell.
    fn dot(&mut self, cell: Cell, colour: [u8; 4]) {
        let half = self.cell as f32 / 2.0;
        let middle = Vec2::new(f32::from(cell.x), f32::from(cell.y)) * self.cell as f32 + half;
        let reach = (half * 1.15).max(3.0);
        let rim = self.line() as f32 * 0.8;
        let around = |middle: f32| (middle - reach).max(0.0) as usize..(middle + reach + 1.0) as usize;
        for y in around(middle.y) {
            for x in around(middle.x) {
                let away = Vec2::new(x as f32 + 0.5, y as f32 + 0.5).distance(middle);
                if away < reach - rim {
                    self.lay(x, y, colour);
                } else if away < reach {
                    self.lay(x, y, rgb(colour::INK));
                }
            }
        }
    }

    fn lay(&mut self, x: usize, y: usize, over: [u8; 4]) {
        if x >= self.width || y >= self.height {
            return;
        }
        let under = &mut self.pixels[y * self.width + x];
        let cover = u32::from(over[3]);
        for part in 0..3 {
            let mixed = u32::from(over[part]) * cover + u32::from(under[part]) * (255 - cover);
            under[part] = (mixed / 255) as u8;
        }
    }

    fn image(self) -> Image {
        let extent = Extent3d {
            width: self.width as u32,
            height: self.height as u32,
            depth_or_array_layers: 1,
        };
        let bytes = self.pixels.into_iter().flatten().collect();
        Image::new(
            extent,
            TextureDimension::D2,
            bytes,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        )
    }
}

/// The mean colour of a part of a picture; what is clear counts for its cover alone.
fn mean(picture: &Image, (left, right): (u32, u32), (top, bottom): (u32, u32)) -> [u8; 4] {
    let (mut sum, mut cover, mut count) = ([0_u32; 3], 0_u32, 0_u32);
    // Of a large part a few rows and columns are enough; the smallest pictures stand for thousands of pixels each.
    let step = |from: u32, to: u32| (to.saturating_sub(from) / SAMPLES).max(1) as usize;
    for y in (top..bottom).step_by(step(top, bottom)) {
        for x in (left..right).step_by(step(left, right)) {
            count += 1;
            let Some(&[red, green, blue, alpha]) = picture.pixel_bytes(UVec3::new(x, y, 0)).ok() else {
                continue;
            };
            for (sum, part) in sum.iter_mut().zip([red, green, blue]) {
                *sum += u32::from(part) * u32::from(alpha);
            }
            cover += u32::from(alpha);
        }
    }
    let part = |sum: u32| sum.checked_div(cover).unwrap_or(0) as u8;
    [
        part(sum[0]),
        part(sum[1]),
        part(sum[2]),
        cover.checked_div(count).unwrap_or(0) as u8,
    ]
}

/// The letter and the colour of a side, for the legend beside the picture.
pub(super) fn side_colour(palette: &Palette, place: usize) -> Color {
    palette.side(SideId(u8::try_from(place).unwrap_or(u8::MAX)))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// Four colours, as letters: a and b above, c and d below.
    fn picture() -> Image {
        let grey = |letter: char| [letter as u8, 0, 0, 255];
        let size = Extent3d {
            width: 2,
            height: 2,
            depth_or_array_layers: 1,
        };
        let pixels = "abcd".chars().flat_map(grey).collect();
        let usage = RenderAssetUsages::MAIN_WORLD;
        Image::new(
            size,
            TextureDimension::D2,
            pixels,
            TextureFormat::Rgba8UnormSrgb,
            usage,
        )
    }

    fn sheet() -> Sheet {
        Sheet {
            picture: PathBuf::new(),
            columns: 1,
            tiles: 1,
            tile: (2, 2),
            corner: (0, 0),
            spacing: 0,
            drawn: (2, 2),
            shift: (0, 0),
        }
    }

    /// A canvas of two by two cells of two pixels, with a tile on the cell (0, 1), row by row.
    fn stamped(shift: (i32, i32), sheet: &Sheet, [flip_x, flip_y, flip_diagonal]: [bool; 3]) -> String {
        let mut canvas = Canvas {
            width: 4,
            height: 4,
            cell: 2,
            pixels: vec![[b'.', 0, 0, 255]; 16],
            map_pixels: 2,
        };
        let tile = DrawnTile {
            sheet: 0,
            tile: 0,
            flip_x,
            flip_y,
            flip_diagonal,
        };
        canvas.stamp((0, 1), shift, (&picture(), sheet), tile);
        let rows = canvas.pixels.chunks(4);
        let rows = rows.map(|row| row.iter().map(|pixel| pixel[0] as char).collect());
        rows.collect::<Vec<String>>().join("/")
    }

    /// A tile is mirrored along the diagonal first, then left to right, then top to bottom: a quarter turn to the right is
    /// the diagonal and then left to right.
    #[test]
    fn a_turned_tile_is_drawn_turned() {
        let cases = [
            ([false, false, false], "ab../cd.."),
            ([true, false, false], "ba../dc.."),
            ([false, true, false], "cd../ab.."),
            ([true, true, false], "dc../ba.."),
            ([false, false, true], "ac../bd.."),
            ([true, false, true], "ca../db.."),
            ([false, true, true], "bd../ac.."),
            ([true, true, true], "db../ca.."),
        ];
        for (flips, expected) in cases {
            assert_eq!(
                stamped((0, 0), &sheet(), flips),
                format!("..../..../{expected}"),
                "{flips:?}"
            );
        }
    }

    #[test]
    fn the_zones_of_two_sides_lean_different_ways() {
        // Twelve pixels a cell, so lines three pixels apart: one leans to where x + y, one to where x - y can be divided by three.
        let second_rows = [true, false].map(|leans_right| {
            let mut canvas = Canvas {
                width: 12,
                height: 12,
                cell: 12,
                pixels: vec![[0; 4]; 144],
                map_pixels: 2,
            };
            canvas.hatch(Cell::new(0, 0), leans_right, [255, 0, 0, 255]);
            let is_line = |pixel: &[u8; 4]| if pixel[0] == HATCHED { '#' } else { '.' };
            let rows = canvas
                .pixels
                .chunks(12)
                .map(|row| row.iter().map(is_line).collect());
            let rows: Vec<String> = rows.collect();
            assert_eq!(rows[0], "#..#..#..#..");
            rows[1].clone()
        });
        assert_eq!(second_rows, ["..#..#..#..#", ".#..#..#..#."]);
    }

    #[test]
    fn a_tile_larger_than_its_cell_reaches_right_and_up() {
        let large = Sheet {
            drawn: (4, 4),
            ..sheet()
        };
        assert_eq!(stamped((0, 0), &large, [false; 3]), "aabb/aabb/ccdd/ccdd");
        let shifted = Sheet {
            shift: (1, -1),
            ..sheet()
        };
        assert_eq!(stamped((0, 0), &shifted, [false; 3]), "..../.ab./.cd./....");
        assert_eq!(stamped((1, -1), &shifted, [false; 3]), "..ab/..cd/..../....");
    }
}
