//! The numbers on the pages of the chapter `unarmed-manoeuvres`; what the table says stands with the other manoeuvres.

use crate::content::Figure;
use crate::rules::dsa41::build;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::defence;
use crate::rules::dsa41::manoeuvre::{bare, tie};
use crate::rules::dsa41::round::blow::bare as blows;
use crate::rules::dsa41::round::suffer::fall;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    let mut all = of_blows();
    all.extend(of_falls());
    all.extend(of_holds());
    all
}

/// Punches and kicks.
fn of_blows() -> Vec<Figure> {
    vec![
        Figure::number("MAN-U-AUSPENDELN-parry", -bare::CAUGHT),
        Figure::number("MAN-U-BEINARBEIT-parry", -bare::CAUGHT),
        Figure::number("MAN-U-KNIE-points", bare::HEAVY),
        Figure::dice("MAN-U-KNIE-rounds", 1, blows::KNEE_SIDES, 0),
        Figure::dice("MAN-U-KNIE-initiative", blows::KNEE_SHOCK, blows::NERVE_SIDES, 0),
        Figure::number("MAN-U-KOPFSTOSS-helmet", build::IRON),
        Figure::dice("MAN-U-SCHMETTER-rounds", 1, blows::HAYMAKER_SIDES, 0),
        Figure::number("MAN-U-SPRUNGTRITT-dice", bare::JUMP_DICE),
        Figure::number("MAN-U-SPRUNGTRITT-points", bare::HEAVY),
        Figure::number("MAN-U-SPRUNGTRITT-initiative", blows::JUMP),
        Figure::number("MAN-U-DOPPELSCHLAG-block", -bare::BOTH_BLOCKED),
        Figure::number("MAN-U-DOPPELSCHLAG-dodge", -bare::BOTH_DODGED),
        Figure::number("MAN-U-KNAUF-points", bare::HEAVY),
        Figure::dice("MAN-SCHMUTZIG-lost", 1, blows::TRICK_SIDES, 0),
    ]
}

/// What throws down.
fn of_falls() -> Vec<Figure> {
    let tumble = |name: &str| Figure::dice(name, fall::THROWN_DOWN, fall::SHOCK_SIDES, 0);
    vec![
        Figure::number("MAN-UMREISSEN-parry", -defence::LOW_PARRY),
        tumble("MAN-UMREISSEN-initiative"),
        tumble("MAN-U-FUSSFEGER-initiative"),
        tumble("MAN-U-WURF-initiative"),
        Figure::dice("MAN-U-NIEDERRINGEN-own", blows::OWN_TUMBLE, blows::NERVE_SIDES, 0),
        Figure::dice("MAN-U-NIEDERRINGEN-foe", blows::TUMBLE, blows::NERVE_SIDES, 0),
    ]
}

/// Holds that last.
fn of_holds() -> Vec<Figure> {
    vec![
        Figure::number("MAN-U-WUERGEGRIFF-points", tie::CHOKING),
        Figure::number("MAN-U-WUERGEGRIFF-escape", tie::GASPING),
    ]
}
