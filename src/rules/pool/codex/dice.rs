//! The numbers on the pages of the chapter `dice`.

use crate::content::Figure;
use crate::rules::pool::data::{DICE, PoolData};
use crate::rules::pool::module::Modules;
use crate::rules::pool::{aid, degree, roll};

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    let [smallest, .., largest] = DICE;
    let [first, second, third, fourth, last] = aid::EVOLVING;
    vec![
        Figure::number("PL-DIC-01-least", roll::least(Modules::default())),
        Figure::number("PL-DIC-01-hard", roll::least(Modules::HARD_DICE)),
        Figure::number("PL-DIC-04-sides", roll::SIDES),
        Figure::number("PL-DIC-07-strong", degree::POWERFUL),
        Figure::number("PL-DIC-07-critical", degree::CRITICAL),
        Figure::dice("PL-DIC-10-smallest", 1, smallest, 0),
        Figure::dice("PL-DIC-10-largest", 1, largest, 0),
        Figure::dice("PL-DIC-11-first", 1, first.1, 0),
        Figure::dice("PL-DIC-11-second", 1, second.1, 0),
        Figure::number("PL-DIC-11-second-level", second.0),
        Figure::dice("PL-DIC-11-third", 1, third.1, 0),
        Figure::number("PL-DIC-11-third-level", third.0),
        Figure::dice("PL-DIC-11-fourth", 1, fourth.1, 0),
        Figure::number("PL-DIC-11-fourth-level", fourth.0),
        Figure::dice("PL-DIC-11-last", 1, last.1, 0),
        Figure::number("PL-DIC-11-last-level", last.0),
    ]
}
