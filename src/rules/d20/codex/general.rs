//! The numbers on the pages of the chapter `general`.

use crate::content::Figure;
use crate::rules::d20::data::{AVERAGE_SCORE, D20Data, Size, SizeRow};
use crate::rules::d20::{attack, roll};

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let mut figures = vec![
        Figure::dice("D20-CORE-01-die", 1, roll::SIDES, 0),
        Figure::number("D20-CORE-03-best", roll::BEST),
        Figure::number("D20-CORE-03-worst", roll::WORST),
        Figure::number("D20-CORE-04-average", AVERAGE_SCORE),
        Figure::signed("D20-CORE-07-second", attack::FURTHER + 1),
        Figure::number("D20-CORE-07-lower", attack::FURTHER),
        Figure::number("D20-CORE-07-most", attack::MOST_ATTACKS),
    ];
    figures.extend(data.size(Size::Large).into_iter().flat_map(of_size));
    figures
}

/// What the page of the table of sizes says of one.
fn of_size(row: &SizeRow) -> [Figure; 4] {
    [
        Figure::signed("D20-T-SIZE-attack", row.attack),
        Figure::signed("D20-T-SIZE-opposed", row.opposed),
        Figure::number("D20-T-SIZE-space", row.space),
        Figure::number("D20-T-SIZE-reach", row.reach.tall),
    ]
}
