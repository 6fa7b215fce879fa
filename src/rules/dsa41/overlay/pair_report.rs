//! All that the board knows of two fighters, with what these rules make of the squares on which they stand: who guards them.

use crate::battle::{FactValue, FighterId, PairReport};
use crate::board::{Cell, Figure, PairFacts};

use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::facts::{SCALE, figure};
use super::super::terrain::place;
use super::super::{melee, overlay};

/// What is known of two fighters, the first of them on a square where he may not stand now; none where one of them is not on the
/// map.
pub(crate) fn report(scene: &Scene, pair: [FighterId; 2], at: Option<Cell>) -> Option<PairReport> {
    let [first, second] = pair.map(|id| scene.get(id).filter(|it| it.body.present));
    let (mut first, second) = (first?.clone(), second?);
    first.body.at = at.unwrap_or(first.body.at);
    let figures: Vec<Figure> = scene.fighters.iter().map(|it| seated(scene, it)).collect();
    let number = |of: &Snapshot| scene.fighters.iter().position(|it| it.id() == of.id());
    let numbers = [number(&first)?, number(second)?];
    let both = [&first, second].map(|it| seated(scene, it));
    let ids: Vec<FighterId> = scene.fighters.iter().map(Snapshot::id).collect();
    let facts = PairFacts::direct(scene.board(), SCALE, &figures, numbers, both);
    let mut report = PairReport::of(&facts, scene.board(), &ids, &scene.light());
    let mut engaged = scene.round.melee.pairs.foes_of(first.id());
    let class = engaged.find(|(foe, _)| *foe == second.id());
    if let Some((_, class)) = class.filter(|_| scene.round.modules.has(Modules::DK)) {
        let class = FactValue::Word(melee::word_of(class));
        report.pair.add("weapon-class", class, "BD-PF-28");
    }
    for (of, facts) in [(&first, &mut report.attacker), (second, &mut report.target)] {
        let guards = overlay::guards_of(scene, of, place::footprint(&of.body));
        let guards = guards.map(Snapshot::id).collect();
        facts.add("reach", place::longest_reach(of).into(), "BRD-07");
        facts.add("guarded-by", FactValue::Fighters(guards), "BRD-08");
    }
    report.place = overlay::report(scene, first.id(), first.body.at);
    Some(report)
}

/// A fighter as the board sees him, in the saddle where he has one.
fn seated(scene: &Scene, fighter: &Snapshot) -> Figure {
    let mount = fighter.body.mount;
    let mount = mount.and_then(|id| scene.fighters.iter().position(|it| it.id() == id));
    Figure {
        mount: mount.and_then(|number| u16::try_from(number).ok()),
        ..figure(scene.sides, fighter)
    }
}
