//! The numbers on the pages of the chapter `criticals`.

use crate::content::Figure;
use crate::rules::dsa41::build::arm;
use crate::rules::dsa41::data::{Dsa41Data, FumbleRow, FumbleTable, Mishap};
use crate::rules::dsa41::exchange::check;
use crate::rules::dsa41::round::blow::{fumble, own_hit};
use crate::rules::dsa41::round::missiles::misfire::REPAIR;

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let luck = ["CRT-01", "CRT-04", "CRT-05", "CRT-06", "CRT-07"];
    let luck = luck.map(|id| Figure::number(format!("{id}-face"), check::BEST));
    let fumbles = ["FUM-01", "FUM-02", "FUM-06", "FUM-07", "FUM-08"];
    let fumbles = fumbles.map(|id| Figure::number(format!("{id}-face"), check::WORST));
    let others = vec![
        Figure::dice("FUM-05-harm", 1, own_hit::BY_SHIELD, 0),
        Figure::number("FUM-06-brittle", fumble::BRITTLE),
        Figure::dice("FUM-07-repair", REPAIR.0, REPAIR.1, 0),
        Figure::number("FUM-08-clumsy", arm::CLUMSY),
    ];
    let tables = [
        data.fumbles.get("FUM-01").map(of_attacks),
        data.fumbles.get("FUM-02").map(of_parries),
        data.fumbles.get("FUM-06").map(of_both),
        data.fumbles.get("FUM-07").map(of_shots),
    ];
    let tables = tables.into_iter().flatten().flatten().collect();
    [Vec::from(luck), Vec::from(fumbles), others, tables].concat()
}

fn of_attacks(table: &FumbleTable) -> Vec<Figure> {
    let (least, most) = costs(table);
    vec![
        Figure::dice("FUM-01-dice", table.dice.0, table.dice.1, 0),
        Figure::number("FUM-01-least", least),
        Figure::number("FUM-01-most", most),
        Figure::number("FUM-01-confused-parry", -strike(table, Mishap::Confused).0),
        Figure::number("FUM-01-falls-parry", -strike(table, Mishap::Falls).0),
        Figure::number("FUM-01-falls-to", sums(table, Mishap::Falls).1),
        Figure::number("FUM-01-slips-from", sums(table, Mishap::Slips).0),
        Figure::number("FUM-01-flies-squares", squares(table)),
        Figure::number("FUM-01-hurt-from", sums(table, Mishap::Hurt).0),
    ]
}

fn of_parries(table: &FumbleTable) -> Vec<Figure> {
    vec![
        Figure::number("FUM-02-confused-parry", -strike(table, Mishap::Confused).0),
        Figure::number("FUM-02-falls-attack", strike(table, Mishap::Falls).1),
    ]
}

fn of_both(table: &FumbleTable) -> Vec<Figure> {
    let (least, most) = costs(table);
    vec![
        Figure::dice("FUM-06-dice", table.dice.0, table.dice.1, 0),
        Figure::number("FUM-06-least", least),
        Figure::number("FUM-06-most", most),
        Figure::number("FUM-06-flies-squares", squares(table)),
    ]
}

fn of_shots(table: &FumbleTable) -> Vec<Figure> {
    let (least, most) = costs(table);
    vec![
        Figure::dice("FUM-07-dice", table.dice.0, table.dice.1, 0),
        Figure::number("FUM-07-least", least),
        Figure::number("FUM-07-most", most),
        Figure::number("FUM-07-destroyed-from", sums(table, Mishap::Destroyed).0),
        Figure::number("FUM-07-snaps-from", sums(table, Mishap::Snaps).0),
        Figure::number("FUM-07-misses-from", sums(table, Mishap::Misses).0),
        Figure::number("FUM-07-misses-to", sums(table, Mishap::Misses).1),
        Figure::number("FUM-07-comrade-from", sums(table, Mishap::HitsComrade).0),
    ]
}

/// The least and the most initiative that the rows of a table cost.
fn costs(table: &FumbleTable) -> (u8, u8) {
    let all = || table.rows.iter().map(|row| row.initiative);
    (all().min().unwrap_or(0), all().max().unwrap_or(0))
}

/// The first and the last sum of the row that brings this.
fn sums(table: &FumbleTable, mishap: Mishap) -> (u8, u8) {
    let mut rows = table.rows.iter().skip_while(|row| row.mishap != mishap);
    let from = rows.next().map_or(0, |row| row.from);
    let (count, sides) = table.dice;
    (from, rows.next().map_or(count * sides, |next| next.from - 1))
}

/// What the row that brings this adds to the parry of the fumbler, and to the attack of the foe who may strike.
fn strike(table: &FumbleTable, mishap: Mishap) -> (i8, i8) {
    let brings = |row: &&FumbleRow| row.mishap == mishap;
    let strike = table.rows.iter().find(brings).and_then(|row| row.strike);
    strike.map_or((0, 0), |strike| (strike.parry.unwrap_or(0), strike.attack))
}

/// How far a thing flies off at most.
fn squares(table: &FumbleTable) -> u8 {
    let flies = |row: &FumbleRow| match row.mishap {
        Mishap::FliesOff(squares) => Some(squares),
        _ => None,
    };
    table.rows.iter().find_map(flies).unwrap_or(0)
}
