//! The rules of the fourth edition, one topic a file: each test tells a short fight whose faces and numbers were worked out
//! by hand from the rules that it names.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "../board/drawing/proof.rs"]
mod board_proof;
#[path = "../common/cited.rs"]
mod cited;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/proof.rs"]
mod proof;
#[path = "../common/story/mod.rs"]
mod story;

mod ability;
mod action;
mod armour;
mod arsenal;
mod attack;
mod beast;
mod broken_start;
mod creature;
mod damage;
mod distance;
mod distance_change;
mod dodge;
mod drill;
mod dying;
mod ending;
mod endurance;
mod fumble;
mod ground;
mod ground_door;
mod ground_fall;
mod ground_fire;
mod ground_floor;
mod ground_goal;
mod ground_lamp;
mod guard;
mod hint;
mod initiative;
mod long_action;
mod low_life;
mod manoeuvre;
mod manoeuvre_blow;
mod manoeuvre_many;
mod manoeuvre_parry;
mod missile;
mod movement;
mod numbers;
mod offered;
mod oil;
mod passing;
mod posture;
mod set_up;
mod shot_melee;
mod shot_opponent;
mod shot_place;
mod shot_round;
mod shot_value;
mod situation;
mod situation_arc;
mod situation_foe;
mod situation_group;
mod situation_hand;
mod situation_height;
mod situation_light;
mod situation_room;
mod situation_water;
mod start;
mod thing;
mod tie;
mod time;
mod value;
mod wound;
mod zone;
