//! Maps as the Tiled editor writes them: every form of tile data, several tilesets, templates, turned tiles, groups.

use klingentanz::board::{Cell, Edge, LightSource, Screen, Terrain};
use klingentanz::level::{DrawnTile, Level};

use crate::board_proof::proves_board;
use crate::folder::{LevelFolder, MAP_FILE, RICH_TILES, TILE_FILE};

/// The tile data of the layer `ground` as they stand in the rich map.
const LIST: &str = "<data encoding=\"csv\">\n1,1,1,1,\n1,1,1,1,\n1,1,1,2\n</data>";

fn loaded(folder: &LevelFolder) -> Level {
    folder.load().unwrap_or_else(|problems| panic!("{problems}"))
}

/// The grass everywhere but in the last cell, which is water: what the twelve numbers say.
fn check_ground(data: &str) {
    let folder = LevelFolder::rich();
    folder.change(MAP_FILE, LIST, data);
    let level = loaded(&folder);
    let terrains: Vec<Terrain> = level
        .board
        .cells()
        .map(|cell| level.board.cell(cell).expect("a cell").terrain)
        .collect();
    let mut expected = vec![Terrain::Grass; 12];
    expected[11] = Terrain::Water;
    assert_eq!(terrains, expected, "{data}");
    let last = level.drawing.layers[0].tiles[11].expect("the water is drawn");
    assert_eq!((last.sheet, last.tile), (0, 1), "{data}");
}

/// The strings were packed by zlib, gzip and zstd themselves.
#[test]
fn every_form_of_tile_data_says_the_same() {
    let plain = "AQAAAAEAAAABAAAAAQAAAAEAAAABAAAAAQAAAAEAAAABAAAAAQAAAAEAAAACAAAA";
    let tile = "<tile gid=\"1\"/>";
    for data in [
        LIST.to_owned(),
        "<data encoding=\"csv\">1,1,1,1,1,1,1,1,1,1,1,2</data>".to_owned(),
        format!("<data encoding=\"base64\">\n   {plain}\n  </data>"),
        format!("<data encoding=\"base64\" compression=\"\">{plain}</data>"),
        "<data encoding=\"base64\" compression=\"zlib\">eJxjZGBgYCQSMwExAAFsAA4=</data>".to_owned(),
        "<data encoding=\"base64\" compression=\"gzip\">H4sIAAAAAAACA2NkYGBgJBIzATEAxJJmmDAAAAA=</data>"
            .to_owned(),
        "<data encoding=\"base64\" compression=\"zstd\">KLUv/QRYdQAAQAEAAAACAAAAAQAvHRGDKwNv</data>"
            .to_owned(),
        format!("<data>{}<tile gid=\"2\"/></data>", tile.repeat(11)),
    ] {
        check_ground(&data);
    }
}

#[test]
fn what_unpacks_to_more_than_the_map_holds_is_not_unpacked_whole() {
    use std::io::Write;
    let mut packer = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    packer
        .write_all(&vec![0; 40_000_000])
        .expect("memory can be written");
    let packed = packer.finish().expect("memory can be written");
    let packed = base64::Engine::encode(&base64::engine::general_purpose::STANDARD, packed);
    let folder = LevelFolder::rich();
    folder.change(
        MAP_FILE,
        LIST,
        &format!("<data encoding=\"base64\" compression=\"zlib\">{packed}</data>"),
    );
    assert_eq!(
        folder.problems(),
        "levels/yard/map.tmx:7: layer `play`, layer `ground`: the layer has 13 tiles for 12 cells"
    );
}

#[test]
fn every_tileset_of_a_map_brings_its_tiles() {
    let level = loaded(&LevelFolder::rich());
    let class = |x, y| {
        level
            .board
            .thing(Cell::new(x, y))
            .map(|thing| thing.class.clone())
    };
    assert_eq!(class(3, 0).as_deref(), Some("table"));
    assert_eq!(class(1, 1).as_deref(), Some("solid"));
    // Number 10 is tile 3 of the second tileset, which begins at 7.
    assert_eq!(class(3, 1).as_deref(), Some("pillar"));
    assert_eq!(class(0, 1), None);
}

#[test]
fn pictures_of_a_collection_are_sheets_of_their_own() {
    let folder = LevelFolder::rich();
    let drawing = loaded(&folder).drawing;
    let tiles = &drawing.sheets[0];
    assert_eq!((tiles.columns, tiles.corner, tiles.spacing), (2, (1, 1), 2));
    assert_eq!(
        (tiles.tile, tiles.drawn, tiles.shift),
        ((16, 16), (16, 16), (0, 0))
    );
    // Two tilesets, then the tree of the layer `things`, then the sign of the layer for the eye.
    assert_eq!(drawing.sheets.len(), 4);
    let tree = &drawing.sheets[2];
    assert_eq!(tree.picture, folder.root().join("assets/tiles/tree.png"));
    assert_eq!((tree.tile, tree.corner, tree.tiles), ((24, 32), (8, 0), 1));
    assert_eq!((tree.drawn, tree.shift), ((24, 32), (-4, 2)));
    let sign = &drawing.sheets[3];
    assert_eq!(sign.picture, folder.root().join("assets/tiles/sign.png"));
    let placed = drawing.layers[1].tiles[7].expect("the tree is drawn");
    assert_eq!((placed.sheet, placed.tile), (2, 0));
}

#[test]
fn a_tileset_that_fits_its_tiles_into_the_grid_is_drawn_so() {
    let folder = LevelFolder::rich();
    let trees = "tilewidth=\"24\" tileheight=\"32\"";
    folder.change(
        "assets/tiles/trees.tsx",
        trees,
        &format!("{trees} tilerendersize=\"grid\""),
    );
    assert_eq!(loaded(&folder).drawing.sheets[2].drawn, (16, 16));
    let fitted = "tilerendersize=\"grid\" fillmode=\"preserve-aspect-fit\"";
    folder.change("assets/tiles/trees.tsx", "tilerendersize=\"grid\"", fitted);
    let tree = &loaded(&folder).drawing.sheets[2];
    // 24 by 32 fitted into 16 by 16 is 12 by 16, with 2 pixels to its left; the offset of the tileset is (-4, 2).
    assert_eq!((tree.drawn, tree.shift), ((12, 16), (-2, 2)));
}

#[test]
fn groups_hand_their_shift_and_their_eye_down() {
    let folder = LevelFolder::rich();
    let layers = loaded(&folder).drawing.layers.clone();
    let names: Vec<(&str, (i32, i32))> = layers
        .iter()
        .map(|layer| (layer.name.as_str(), layer.shift))
        .collect();
    assert_eq!(
        names,
        [("ground", (0, 0)), ("things", (0, 0)), ("decor-leaves", (3, -2))]
    );
    folder.change(
        MAP_FILE,
        " <layer id=\"4\"",
        " <group id=\"20\" name=\"decor\" offsetx=\"5\" offsety=\"1\"><layer id=\"4\"",
    );
    folder.change(
        MAP_FILE,
        "  </data>\n </layer>\n <objectgroup id=\"5\"",
        "  </data>\n </layer>\n</group>\n <objectgroup id=\"5\"",
    );
    assert_eq!(loaded(&folder).drawing.layers[2].shift, (8, -1));
    folder.change(MAP_FILE, "name=\"decor\"", "name=\"decor\" visible=\"0\"");
    assert_eq!(loaded(&folder).drawing.layers.len(), 2);
}

#[test]
fn a_layer_for_the_eye_puts_nothing_on_the_board() {
    proves_board(&["BD-MAP-08"]);
    let leaves = "3758096391";
    let folder = LevelFolder::rich();
    let with_leaves = loaded(&folder);
    folder.change(MAP_FILE, leaves, "0");
    let without = loaded(&folder);
    assert_eq!(with_leaves.board, without.board);
    let drawn = |level: &Level| level.drawing.layers[2].tiles.iter().flatten().count();
    // Two tiles are drawn there, one of them turned.
    assert_eq!((drawn(&with_leaves), drawn(&without)), (2, 1));
}

#[test]
fn a_layer_hidden_in_the_editor_still_counts() {
    let folder = LevelFolder::rich();
    folder.change(MAP_FILE, "name=\"play\"", "name=\"play\" visible=\"0\"");
    let level = loaded(&folder);
    assert!(level.board.thing(Cell::new(1, 1)).is_some());
    assert_eq!(level.drawing.layers.len(), 1);
}

#[test]
fn a_template_says_what_its_object_leaves_out() {
    let level = loaded(&LevelFolder::rich());
    let crenel = |y| {
        let thing = level.board.edge(Edge::north(1, y)).expect("two cells of crenels");
        (thing.class.clone(), thing.kind.height_dm, thing.kind.screen)
    };
    assert_eq!(crenel(1), ("fence".to_owned(), 12, Screen::Most));
    assert_eq!(crenel(2), ("fence".to_owned(), 15, Screen::Most));
    let lights = level.board.lights();
    assert_eq!(lights[0].source, LightSource::Named("torch".to_owned()));
    assert_eq!((lights[0].cell, lights[0].lit), (Cell::new(2, 0), false));
    assert_eq!(lights[1].source, LightSource::Radii { bright: 2, dim: 4 });
}

/// All eight ways to lay a tile: number with the bits of Tiled for mirrored left to right, top to bottom, diagonally.
#[test]
fn a_turned_tile_keeps_what_it_is() {
    for turn in 0..8_u32 {
        let folder = LevelFolder::rich();
        let number = 2 | turn << 29;
        folder.change(MAP_FILE, "1,1,1,2", &format!("1,1,1,{number}"));
        let level = loaded(&folder);
        let facts = level.board.cell(Cell::new(3, 2)).expect("the last cell");
        assert_eq!((facts.terrain, facts.water_dm), (Terrain::Water, 4));
        let expected = DrawnTile {
            sheet: 0,
            tile: 1,
            flip_x: turn & 4 != 0,
            flip_y: turn & 2 != 0,
            flip_diagonal: turn & 1 != 0,
        };
        assert_eq!(level.drawing.layers[0].tiles[11], Some(expected), "turn {turn}");
    }
}

#[test]
fn a_tileset_may_grow_beyond_the_beginning_of_the_next() {
    let folder = LevelFolder::rich();
    folder.write(
        TILE_FILE,
        RICH_TILES.replace("tilecount=\"6\" columns=\"2\"", "tilecount=\"8\" columns=\"2\""),
    );
    let level = loaded(&folder);
    assert_eq!(
        level.board.thing(Cell::new(3, 1)).expect("the tree").class,
        "pillar"
    );
}
