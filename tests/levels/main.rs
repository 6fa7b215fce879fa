//! Levels: what a good one holds, and what is said about a broken one.

#[path = "../board/drawing/proof.rs"]
mod board_proof;
#[path = "../board/drawing/picture.rs"]
mod picture;

mod broken;
mod broken_level;
mod broken_map;
mod chaos;
mod document;
mod drawn;
mod folder;
mod hostile;
mod reading;
mod tiled;
