//! Broken maps and tilesets are refused with file, line, layer, object or tile, and reason.

use crate::board_proof::proves_board;
use crate::folder::{LevelFolder, MAP, MAP_FILE, TILE_FILE, check};

#[test]
fn maps_of_another_kind_are_refused() {
    check(
        MAP_FILE,
        &[
            (
                "orthogonal",
                "isometric",
                "levels/yard/map.tmx:2: the map has isometric orientation; only orthogonal maps are played on",
            ),
            (
                "orthogonal",
                "hexagonal",
                "levels/yard/map.tmx:2: the map has hexagonal orientation; only orthogonal maps are played on",
            ),
            (
                "infinite=\"0\"",
                "infinite=\"1\"",
                "levels/yard/map.tmx:2: the map is infinite; only maps of a fixed size are played on",
            ),
            (
                "right-down\" width=\"4\"",
                "right-down\" width=\"4000000000\"",
                "levels/yard/map.tmx:2: width and height must be from 1 to 512 cells",
            ),
            (
                "tileheight=\"16\" infinite",
                "tileheight=\"32\" infinite",
                "levels/yard/map.tmx:2: tiles must be square, with a side from 8 to 512 pixels",
            ),
        ],
    );
}

#[test]
fn layers_that_are_missing_or_strange_are_refused() {
    proves_board(&["BD-MAP-08", "BD-MAP-09"]);
    let regions = &MAP[MAP.find(" <objectgroup id=\"4\"").expect("regions")..];
    let regions = &regions[..regions.find("</objectgroup>").expect("their end") + "</objectgroup>\n".len()];
    let folder = LevelFolder::new();
    folder.change(MAP_FILE, regions, "");
    assert_eq!(
        folder.problems(),
        "levels/yard/map.tmx: the layer `regions` is missing"
    );
    check(
        MAP_FILE,
        &[
            (
                "name=\"items\"",
                "name=\"loot\"",
                "levels/yard/map.tmx: the layer `items` is missing\n\
                 levels/yard/map.tmx:51: layer `loot`: unknown layer; layers for the eye only have names that begin with \
                 `decor`",
            ),
            (
                "name=\"items\"",
                "name=\"marks\"",
                "levels/yard/map.tmx:59: layer `marks`: two layers have this name",
            ),
            (
                "name=\"things\" width",
                "name=\"lights\" width",
                "levels/yard/map.tmx:43: layer `lights`: two layers have this name",
            ),
            (
                "<objectgroup id=\"6\" name=\"items\">",
                "<objectgroup id=\"6\" name=\"items\" offsetx=\"8\">",
                "levels/yard/map.tmx:51: layer `items`: the layer is shifted; its offset must be 0",
            ),
            (
                "<objectgroup id=\"6\" name=\"items\">",
                "<objectgroup id=\"9\" name=\"decor-x\"/><objectgroup id=\"6\" name=\"items\"><properties>\
                 <property name=\"x\" value=\"y\"/></properties>",
                "levels/yard/map.tmx:51: layer `items`: unknown property `x` of the layer; it has none",
            ),
            (
                " <tileset firstgid",
                " <properties><property name=\"light\" value=\"3\"/></properties><tileset firstgid",
                "levels/yard/map.tmx: unknown property `light` of the map; what holds for the whole map stands in level.ron",
            ),
        ],
    );
}

#[test]
fn tile_data_that_do_not_fit_are_refused() {
    proves_board(&["BD-MAP-01", "BD-MAP-02"]);
    check(
        MAP_FILE,
        &[
            (
                "1,1,1,2\n",
                "1,1,2\n",
                "levels/yard/map.tmx:5: layer `ground`: the layer has 11 tiles for 12 cells",
            ),
            (
                "1,1,1,2\n",
                "1,1,x,2\n",
                "levels/yard/map.tmx:5: layer `ground`: the tile data are no list of numbers",
            ),
            (
                "1,1,1,2\n",
                "1,1,1<!-- -->,2\n",
                "levels/yard/map.tmx:5: layer `ground`: the tile data are no list of numbers",
            ),
            (
                "1,1,1,2\n",
                "1,1,1,0\n",
                "levels/yard/map.tmx:4: layer `ground`, cell (3, 2): the cell has no ground tile",
            ),
            (
                "1,1,1,2\n",
                "1,1,1,99\n",
                "levels/yard/map.tmx:4: layer `ground`, cell (3, 2): no tileset of the map has the tile number 99",
            ),
            (
                "1,1,1,2\n",
                "1,1,1,5\n",
                "assets/tiles/tiles.tsx: tile 4: the class of a tile of layer `ground`: unknown terrain ``; allowed are floor, \
                 stone, wood, grass, earth, sand, snow, ice, rubble, undergrowth, bog, water, stairs, pit, void",
            ),
            (
                "0,3,0,0,",
                "0,6,0,0,",
                "assets/tiles/tiles.tsx:16: tile 5: `wall` lies on edges and cannot fill a cell",
            ),
            (
                "csv\">\n0,0,0,4,",
                "base64\" compression=\"zlib\">\n0,0,0,4,",
                "levels/yard/map.tmx:12: layer `things`: the tile data are no base64: Invalid symbol 44, \
                 offset 1.",
            ),
        ],
    );
}

#[test]
fn tilesets_that_cannot_be_used_are_refused() {
    check(
        MAP_FILE,
        &[
            (
                "assets/tiles/tiles.tsx",
                "assets/tiles/none.tsx",
                "levels/yard/map.tmx:3: tileset `assets/tiles/none.tsx`: cannot be read: No such file or directory (os error 2)",
            ),
            (
                "../../assets/tiles/tiles.tsx",
                "map.tmx",
                "levels/yard/map.tmx:3: the tileset `map.tmx` is no file whose name ends in .tsx",
            ),
            (
                "<tileset firstgid=\"1\" source=\"../../assets/tiles/tiles.tsx\"/>",
                "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"9\" columns=\"3\"/>",
                "levels/yard/map.tmx:3: the tileset lies inside the map; save it as a file of its own (.tsx) and refer to it",
            ),
        ],
    );
    check(
        TILE_FILE,
        &[
            (
                "tilewidth=\"16\" tileheight=\"16\" tilecount=\"6\" columns=\"2\"",
                "firstgid=\"1\" source=\"tiles.tsx\"",
                "assets/tiles/tiles.tsx:2: the tileset points to another tileset instead of holding tiles",
            ),
            (
                "tilecount=\"6\"",
                "tilecount=\"4000000000\"",
                "assets/tiles/tiles.tsx:2: `tilecount` must be a number from 1 to 16384",
            ),
            (
                "source=\"tiles.png\"",
                "source=\"other.png\"",
                "assets/tiles/tiles.tsx:3: the picture `other.png` cannot be read: No such file or directory (os error 2)",
            ),
            (
                "<tile id=\"2\"",
                "<tile id=\"0\"",
                "assets/tiles/tiles.tsx:10: tile 0: two tiles have this number",
            ),
            (
                "<tile id=\"2\"",
                "<tile id=\"6\"",
                "assets/tiles/tiles.tsx:10: tile 6: a tile has a number from 0 to 5",
            ),
        ],
    );
}

#[test]
fn classes_and_properties_of_tiles_are_checked() {
    check(
        TILE_FILE,
        &[
            (
                "type=\"table\"",
                "type=\"tabel\"",
                "assets/tiles/tiles.tsx:11: tile 3: unknown class `tabel`; known things are barrel, bars, bodywork, bush, curtain, door, \
                 drop, engine, fence, hard_pane, low_wall, pane, pillar, slit, solid, table, wall, window; did you mean table?",
            ),
            (
                "name=\"water_dm\" type=\"int\" value=\"4\"",
                "name=\"water_dm\" type=\"int\" value=\"41\"",
                "assets/tiles/tiles.tsx:5: tile 1: property `water_dm` must be from 0 to 40, not 41",
            ),
            (
                "name=\"water_dm\" type=\"int\" value=\"4\"",
                "name=\"move_half\" type=\"int\" value=\"5\"",
                "assets/tiles/tiles.tsx:5: tile 1: property `move_half` must be one of [2, 3, 4, 6, 8], not 5",
            ),
            (
                "name=\"height_dm\" type=\"int\" value=\"6\"",
                "name=\"height_dm\" value=\"6\"",
                "assets/tiles/tiles.tsx:11: tile 3: property `height_dm` must be an int, not a string",
            ),
            (
                "name=\"height_dm\" type=\"int\" value=\"6\"",
                "name=\"height_dm\" type=\"int\" value=\"99999999999\"",
                "assets/tiles/tiles.tsx:13: tile 3: property `height_dm` has the value `99999999999`, which is no int",
            ),
            (
                "name=\"height_dm\"",
                "name=\"heigth_dm\"",
                "assets/tiles/tiles.tsx:11: tile 3: unknown property `heigth_dm`; allowed are move, cross_half, move_half, sight, \
                 effect, missile, height_dm, screen, pierced, narrow, breaks, leaf, material; did you mean height_dm?",
            ),
        ],
    );
}

#[test]
fn a_tileset_outside_the_content_folder_is_not_read() {
    let (folder, other) = (LevelFolder::new(), LevelFolder::new());
    let outside = other.root().join(TILE_FILE).display().to_string();
    folder.change(MAP_FILE, "../../assets/tiles/tiles.tsx", &outside);
    let expected = format!(
        "levels/yard/map.tmx:3: tileset `{outside}`: lies outside the folder of the level and the assets of the game"
    );
    assert_eq!(folder.problems(), expected);
}

#[test]
fn edges_that_do_not_fit_are_refused() {
    proves_board(&["BD-MAP-03"]);
    check(
        MAP_FILE,
        &[
            (
                "id=\"1\" type=\"wall\"",
                "id=\"1\" type=\"wal\"",
                "levels/yard/map.tmx:19: layer `edges`, object 1: unknown class `wal`; known things are barrel, bars, bodywork, \
                 bush, curtain, door, drop, engine, fence, hard_pane, low_wall, pane, pillar, slit, solid, table, wall, window; did you mean wall?",
            ),
            (
                "id=\"1\" type=\"wall\"",
                "id=\"1\" type=\"table\"",
                "levels/yard/map.tmx:19: layer `edges`, object 1: `table` fills cells and cannot lie on an edge",
            ),
            (
                "points=\"0,0 0,48\"",
                "points=\"0,0 0,40\"",
                "levels/yard/map.tmx:19: layer `edges`, object 1: does not lie on the grid (at pixel 40; switch on View, \
                 Snapping, Snap to Grid)",
            ),
            (
                "points=\"0,0 0,48\"",
                "points=\"0,0 16,48\"",
                "levels/yard/map.tmx:19: layer `edges`, object 1: runs aslant from corner (2, 0) to (3, 3)",
            ),
            (
                "points=\"0,0 0,48\"",
                "points=\"0,0 0,64\"",
                "levels/yard/map.tmx:19: layer `edges`, object 1: lies beside the map",
            ),
            (
                "points=\"0,0 0,48\"",
                "points=\"0,0 0,1e30\"",
                "levels/yard/map.tmx:19: layer `edges`, object 1: lies beside the map",
            ),
            (
                "<polyline points=\"0,0 0,48\"/>",
                "<ellipse/>",
                "levels/yard/map.tmx:19: layer `edges`, object 1: must be a polyline",
            ),
            (
                "x=\"32\" y=\"0\">",
                "x=\"32\" y=\"0\" rotation=\"90\">",
                "levels/yard/map.tmx:19: layer `edges`, object 1: must not be rotated",
            ),
            (
                "value=\"locked\"",
                "value=\"ajar\"",
                "levels/yard/map.tmx:22: layer `edges`, object 2: property `state`: unknown door state `ajar`; allowed are \
                 open, shut, locked, barred, broken",
            ),
            (
                "<property name=\"key\" value=\"old key\"/>",
                "<property name=\"state\" value=\"open\"/>",
                "levels/yard/map.tmx:25: layer `edges`, object 2: property `state` comes twice",
            ),
        ],
    );
}

#[test]
fn other_objects_that_do_not_fit_are_refused() {
    check(
        MAP_FILE,
        &[
            (
                "id=\"5\" type=\"light\"",
                "id=\"1\" type=\"light\"",
                "levels/yard/map.tmx:44: layer `lights`, object 1: two objects have this id",
            ),
            (
                "width=\"32\" height=\"16\"",
                "width=\"32\" height=\"17\"",
                "levels/yard/map.tmx:31: layer `regions`, object 3: does not lie on the grid (at pixel 17; switch on View, \
                 Snapping, Snap to Grid)",
            ),
            (
                "id=\"4\" type=\"region\"",
                "id=\"4\" type=\"zone\"",
                "levels/yard/map.tmx:36: layer `regions`, object 4: unknown class `zone`; the objects of this layer have the \
                 class `region`",
            ),
            (
                "name=\"source\" value=\"torch\"",
                "name=\"bright\" type=\"int\" value=\"3\"",
                "levels/yard/map.tmx:44: layer `lights`, object 5: a light needs either `source` or both `bright` and `dim`",
            ),
            (
                "name=\"gear\" value=\"rope\"",
                "name=\"count\" type=\"int\" value=\"2\"",
                "levels/yard/map.tmx:52: layer `items`, object 6: an item needs `gear`, the id of what lies there",
            ),
            (
                "x=\"40\" y=\"24\"",
                "x=\"64\" y=\"24\"",
                "levels/yard/map.tmx:52: layer `items`, object 6: lies beside the map",
            ),
            (
                "x=\"40\" y=\"24\"",
                "x=\"far\" y=\"24\"",
                "levels/yard/map.tmx:52: layer `items`, object 6: `x` is no number",
            ),
            (
                "id=\"6\" type=\"item\"",
                "id=\"6\" template=\"item.tx\"",
                "levels/yard/map.tmx:52: template `levels/yard/item.tx`: cannot be read: No such file or directory (os error 2)",
            ),
            (
                "<object id=\"8\"",
                "<object id=\"9\" name=\"west\" x=\"8\" y=\"8\"><point/></object><object id=\"8\"",
                "levels/yard/map.tmx:61: layer `marks`, object 9: two marks have the name `west`",
            ),
        ],
    );
}

/// The warnings of the small level after a change of its map, with file names below the content folder.
fn warnings(from: &str, to: &str) -> Vec<String> {
    let folder = LevelFolder::new();
    folder.change(MAP_FILE, from, to);
    let level = folder.load().unwrap_or_else(|problems| panic!("{problems}"));
    let root = format!("{}/", folder.root().display());
    level
        .warnings
        .iter()
        .map(|warning| warning.to_string().replace(&root, ""))
        .collect()
}

#[test]
fn a_door_that_leads_nowhere_is_a_warning() {
    let expected =
        "levels/yard/map.tmx: layer `edges`, door by cell (2, 2): the door has no free cell on both sides";
    // The same wall parts the two sides.
    let apart = "levels/yard/level.ron:12:12: sides: sides 1 and 7 can never meet: no way leads from one to the other";
    assert_eq!(warnings("0,0,0,0\n", "0,0,3,0\n"), [expected, apart]);
}

#[test]
fn a_doorway_needs_free_cells_on_both_sides() {
    proves_board(&["BD-MAP-09"]);
    let expected = "levels/yard/map.tmx: cell (1, 0): the doorway has no free cell on both sides";
    let doorway = "name=\"doorway\" type=\"bool\" value=\"true\"";
    assert_eq!(warnings("name=\"footing\" value=\"mud\"", doorway), [expected]);
}
