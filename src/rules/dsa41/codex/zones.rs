//! The numbers on the pages of the chapter `zones`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::{defence, zone};
use crate::rules::dsa41::manoeuvre::{AT_HEAD, AT_TRUNK};
use crate::rules::dsa41::round;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    let shock = |name, dice| Figure::dice(name, dice, zone::SHOCK_SIDES, 0);
    vec![
        Figure::dice("ZON-01-die", 1, zone::FACES, 0),
        Figure::number("ZON-01-legs", zone::LEG_UP_TO),
        Figure::number("ZON-01-belly", zone::BELLY_UP_TO),
        Figure::number("ZON-01-arms", zone::ARM_UP_TO),
        Figure::number("ZON-01-chest", zone::TRUNK_UP_TO),
        Figure::number("ZON-01-rider", -zone::AT_RIDER),
        Figure::number("ZON-03-limb", zone::OF_LIMB),
        Figure::number("ZON-03-trunk", zone::OF_TRUNK),
        Figure::number("ZON-03-most", zone::MOST_WOUNDS),
        shock("ZON-03-nerve", zone::NERVE_DICE),
        shock("ZON-03-blood", zone::LIFE_DICE),
        shock("ZON-03-skull", zone::SKULL_DICE),
        Figure::number("ZON-04-wounds", zone::MOST_WOUNDS),
        Figure::number("ZON-05-wounds", zone::MOST_WOUNDS),
        Figure::dice("ZON-04-rounds", 1, round::SWOON, 0),
        Figure::number("ZON-06-head", -AT_HEAD),
        Figure::number("ZON-06-trunk", -AT_TRUNK),
        Figure::number("ZON-06-defence", defence::FORESEEN),
    ]
}
