//! The numbers on the pages of the chapter `manoeuvres`.

use crate::content::Figure;
use crate::rules::dsa41::build::{arm, half_sword, ward};
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::data::{Dsa41Data, Manoeuvre};
use crate::rules::dsa41::exchange::{attack, damage, defence, luck};
use crate::rules::dsa41::manoeuvre::{charge, may, parry, sweep, value};
use crate::rules::dsa41::round::blow::{feat, lunge};
use crate::rules::dsa41::round::suffer::fall;

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let mut all = of_table(data);
    all.extend(of_limits());
    all.extend(of_attacks());
    all.extend(of_thrusts());
    all.extend(of_several());
    all.extend(of_shields());
    all.extend(of_parries());
    all
}

/// What each manoeuvre takes from attack or parry, as the table says; what a windmill takes hangs on the blow that it meets.
fn of_table(data: &Dsa41Data) -> Vec<Figure> {
    let is_told = |row: &&Manoeuvre| row.modifier != 0 && row.id.as_str() != "MAN-WINDMUEHLE";
    let told = data.manoeuvres.values().filter(is_told);
    told.map(|row| Figure::number(format!("{}-malus", row.id), -i64::from(row.modifier)))
        .collect()
}

/// What holds for many of them.
fn of_limits() -> Vec<Figure> {
    vec![
        Figure::number("MAN-GEN-07-big", -value::BIG),
        Figure::number("MAN-GEN-10-encumbrance", may::LIGHT),
        Figure::number("MAN-MEISTERPARADE-shield", parry::MOST_WITH_SHIELD),
        Figure::number("MAN-FINTE-shield", -attack::LARGE_SHIELD),
        Figure::number("MAN-WUCHTSCHLAG-strain", luck::MIGHTY),
    ]
}

/// Single attacks that throw down, disarm or stun.
fn of_attacks() -> Vec<Figure> {
    vec![
        Figure::dice("MAN-NIEDERWERFEN-shaken", fall::SHAKEN, fall::SHOCK_SIDES, 0),
        Figure::dice("MAN-NIEDERWERFEN-thrown", fall::THROWN_DOWN, fall::SHOCK_SIDES, 0),
        Figure::number("MAN-ENTWAFFNEN-AT-check", -value::WRENCH),
        Figure::dice("MAN-ENTWAFFNEN-AT-squares", 1, feat::KNOCKED, 0),
        Figure::number("MAN-HAMMERSCHLAG-factor", value::MANIFOLD),
        Figure::number("MAN-STURMANGRIFF-squares", charge_squares()),
        Figure::number("MAN-STURMANGRIFF-impact", value::IMPACT),
        Figure::number("MAN-STUMPF-blunt", arm::EASY),
        Figure::number("MAN-STUMPF-blade", arm::OF_BLADE),
        Figure::number("MAN-STUMPF-point", arm::OF_POINT),
        Figure::number("MAN-STUMPF-threshold", damage::BLUNT),
        Figure::dice("MAN-BETAEUBUNG-stun", 1, feat::STUN_SIDES, 0),
        Figure::number("MAN-GEZIELTERSCHLAG-narrow", -value::AT_HEAD),
        Figure::number("MAN-GEZIELTERSCHLAG-wide", -value::AT_TRUNK),
        Figure::number("MAN-GEZIELTERSCHLAG-defence", defence::FORESEEN),
        Figure::number("MAN-HALBSCHWERT-grip", -half_sword::GRIP),
    ]
}

/// Squares of a charge at least, which are its speed at least too.
fn charge_squares() -> i64 {
    i64::try_from(charge::SHORTEST).unwrap_or(i64::MAX)
}

/// Attacks at a gap in the armour.
fn of_thrusts() -> Vec<Figure> {
    vec![
        Figure::number("MAN-GEZIELTERSTICH-threshold", -value::INTO_GAP),
        Figure::number("MAN-GEZIELTERSTICH-wounds", value::THRUST_WOUNDS),
        Figure::number("MAN-TODESSTOSS-wounds", value::DEATH_THRUST_WOUNDS),
    ]
}

/// Several attacks, or attacks at several foes.
fn of_several() -> Vec<Figure> {
    let foes = i64::try_from(sweep::MOST).unwrap_or(i64::MAX);
    vec![
        Figure::number("MAN-AUSFALL-shield", -value::LUNGE_BEHIND_SHIELD),
        Figure::number("MAN-AUSFALL-feint", value::LUNGE_FEINT),
        Figure::number("MAN-AUSFALL-dodge", -defence::PRESSED_DODGE),
        Figure::dice("MAN-AUSFALL-initiative", 1, lunge::BROKEN_SIDES, 0),
        Figure::number("MAN-BEFREIUNG-foes", foes),
        Figure::number("MAN-KLINGENSTURM-even", value::EVEN_SHARE),
        Figure::number("MAN-KLINGENSTURM-free", value::FREE_SHARE),
        Figure::number("MAN-KLINGENSTURM-least", value::LEAST_SHARE),
        Figure::number("MAN-TODVONLINKS-phases", convert::LEFT_AFTER),
        Figure::number("MAN-TODVONLINKS-initiative", convert::LATE),
    ]
}

/// Attacks at a shield and with one.
fn of_shields() -> Vec<Figure> {
    let rim = ward::RIM;
    vec![
        Figure::number("MAN-SCHILDSPALTER-points", value::SPLITTING),
        Figure::number("MAN-SCHILDSPALTER-initiative", feat::SHIELD_SHOCK),
        Figure::dice("MAN-SCHILDATTACKE-points", rim.dice, rim.sides, rim.plus),
    ]
}

/// Parries that do more than stop a blow.
fn of_parries() -> Vec<Figure> {
    vec![
        Figure::number("MAN-GEGENHALTEN-spear", value::SPEAR),
        Figure::number("MAN-WINDMUEHLE-least", parry::WHIRL),
        Figure::number("MAN-WINDMUEHLE-initiative", feat::STILL_WINDMILL),
        Figure::number("MAN-KLINGENWAND-even", value::EVEN_SHARE),
        Figure::number("MAN-KLINGENWAND-free", value::FREE_SHARE),
        Figure::number("MAN-KLINGENWAND-least", value::LEAST_SHARE),
        Figure::number("MAN-WAFFEZERBRECHEN-thrusting", parry::THRUSTING),
        Figure::number("MAN-WAFFEZERBRECHEN-single", parry::ONE_HANDED),
        Figure::number("MAN-WAFFEZERBRECHEN-double", parry::TWO_HANDED),
    ]
}
