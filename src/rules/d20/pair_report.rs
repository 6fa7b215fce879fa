//! All that the board knows of two fighters, with what these rules make of the squares on which they stand: who threatens them.

use crate::battle::{FactValue, FighterId, PairReport};
use crate::board::Cell;

use super::overlay;
use super::scene::{Scene, Snapshot};

/// What is known of two fighters, the first of them on a square where he may not stand now; none where one of them is not on the map.
pub(crate) fn report(scene: &Scene, pair: [FighterId; 2], at: Option<Cell>) -> Option<PairReport> {
    let [first, second] = pair.map(|id| scene.get(id).filter(|it| it.body.present));
    let (mut first, second) = (first?.clone(), second?);
    first.body.at = at.unwrap_or(first.body.at);
    let ids: Vec<FighterId> = scene.fighters.iter().map(Snapshot::id).collect();
    let light = scene.light();
    let mut report = scene.facts(&first, second, |facts| {
        PairReport::of(facts, scene.board(), &ids, &light)
    })?;
    for (of, facts) in [(&first, &mut report.attacker), (second, &mut report.target)] {
        let reach = of
            .melee_arm()
            .and_then(|(_, arm)| arm.reach)
            .map_or(0, |reach| reach.to);
        facts.add("reach", reach.into(), "D20-AOO-02");
        let strikers = scene.foes(of).filter(|foe| scene.threatens(foe, of.place()));
        let strikers = strikers.map(Snapshot::id).collect();
        facts.add("struck-by", FactValue::Fighters(strikers), "D20-AOO-01");
    }
    report.place = overlay::report(scene, first.id(), first.body.at);
    Some(report)
}
