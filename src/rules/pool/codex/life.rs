//! The numbers on the pages of the chapter `life`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::{action, aid, attack, life};

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    let (count, sides) = action::POTION_DICE;
    let [plain, critical] = aid::DIFFICULTY;
    vec![
        Figure::dice("PL-HPT-04-potion", count, sides, 0),
        Figure::number("PL-CRL-01-successes", -attack::CRITICAL_LIFE),
        Figure::number("PL-DWN-03-minutes", life::MINUTES_TO_DEATH),
        Figure::number("PL-DWN-03-rounds", life::ROUNDS_TO_DEATH),
        Figure::number("PL-AID-02-successes", plain),
        Figure::number("PL-AID-03-minutes", life::MINUTES_TO_WAKE),
        Figure::number("PL-AID-03-rounds", life::ROUNDS_TO_WAKE),
        Figure::number("PL-AID-05-successes", critical),
    ]
}
