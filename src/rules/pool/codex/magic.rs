//! The numbers on the pages of the chapter `magic`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;

pub(super) fn figures(data: &PoolData) -> Vec<Figure> {
    let harm = |id: &str, [dice, metres]: [&str; 2]| {
        let power = data.powers.get(id)?;
        let (count, sides) = power.damage?;
        Some([
            Figure::dice(dice, count, sides, power.plus),
            Figure::number(metres, power.range),
        ])
    };
    let spark = harm("spark", ["PL-MAG-02-spark", "PL-MAG-02-spark-metres"]);
    let lance = harm("lance-of-fire", ["PL-MAG-02-lance", "PL-MAG-02-lance-metres"]);
    let hand = data.powers.get("healing-hand").and_then(|power| power.heals);
    let hand = hand.map(|(count, sides)| Figure::dice("PL-MAG-02-hand", count, sides, 0));
    spark.into_iter().chain(lance).flatten().chain(hand).collect()
}
