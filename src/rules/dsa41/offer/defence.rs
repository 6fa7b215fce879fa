//! Offers against a blow: parries, dodges, the arts of defence, striking into it, parrying for a comrade.

use crate::battle::{Choice, Offer, Question, Stake, Term};

use super::super::exchange::attack;
use super::super::exchange::defence::Means;
use super::super::exchange::means::Feat;
use super::super::fighter::Piece;
use super::super::legal::plainly as act;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{manoeuvre, melee, word};

/// Every defence against the blow that has hit, and none.
pub(super) fn defences(scene: &Scene, question: Question, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    let attacker = question.about.and_then(|id| scene.get(id));
    for (means, term) in Means::ALL {
        let cells = match (means, attacker) {
            (Means::Dodge, Some(attacker)) => place::dodge_cells(scene, fighter, attacker),
            (means, Some(attacker)) if means.classes() > 0 => {
                let ways = melee::retreat(scene, fighter, attacker, means.classes()).unwrap_or_default();
                ways.iter().filter_map(|way| way.last()).copied().collect()
            }
            _ => Vec::new(),
        };
        let thing = match means {
            Means::Parry | Means::Other => {
                let with = manoeuvre::braced(scene, fighter, means);
                Some(fighter.arm_of(with).name.clone())
            }
            Means::Ward | Means::SecondWard => fighter.ward().map(|ward| ward.name.clone()),
            Means::Wrestle => fighter.wrestling().map(|arm| arm.name.clone()),
            _ => None,
        };
        let is_parry_weapon = means == Means::Ward && fighter.ward().is_some_and(|ward| !ward.is_shield);
        let said = if is_parry_weapon { word::PARRY_WEAPON } else { term };
        offers.push(Offer {
            cells,
            thing,
            ..Offer::of(
                Choice::Defend {
                    means: term,
                    to: None,
                    stakes: Vec::new(),
                },
                said,
            )
        });
    }
    offers.extend(feats(scene, fighter));
    offers.push(Offer::of(act(word::CONVERT_TO_DEFENCE), word::CONVERT_TO_DEFENCE));
    offers.push(Offer::of(
        Choice::Defend {
            means: word::NO_DEFENCE,
            to: None,
            stakes: Vec::new(),
        },
        word::NO_DEFENCE,
    ));
    offers
}

/// Striking into the blow of a foe, or not.
///
/// Rule: `MAN-GEGENHALTEN`.
pub(super) fn counters(fighter: &Snapshot) -> Vec<Offer> {
    let arm = fighter.main_arm();
    let stake = Stake {
        word: word::POINTS,
        least: 0,
        most: attack::most_stakes(arm),
        shares: true,
    };
    let choice = Choice::Defend {
        means: word::COUNTER,
        to: None,
        stakes: vec![0],
    };
    let counter = Offer {
        thing: Some(arm.name.clone()),
        stakes: vec![stake],
        ..Offer::of(choice, word::COUNTER)
    };
    vec![counter, Offer::of(Choice::Pass, word::PASS)]
}

/// Parrying for a comrade, or not.
///
/// Rule: `MAN-FORMATION`.
pub(super) fn covers(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers: Vec<Offer> = feats(scene, fighter);
    offers.push(Offer::of(Choice::Pass, word::PASS));
    offers
}

/// The parries that do more than stop the blow, of those that were learnt.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-03`.
fn feats(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let learnt = fighter.build.traits.arts;
    let known = Feat::ALL.into_iter().filter(|(feat, ..)| learnt.has(feat.art()));
    let offer = |(feat, piece, means): (Feat, Piece, Term)| {
        let (least, most) = manoeuvre::range_of_parry(scene, fighter, (feat, piece));
        let stake = Stake {
            word: word::POINTS,
            least,
            most,
            shares: true,
        };
        let stakes = if feat.has_points() {
            vec![stake]
        } else {
            Vec::new()
        };
        let ward = fighter.ward().map(|ward| ward.name.clone());
        let thing = match piece {
            Piece::Main => Some(fighter.main_arm().name.clone()),
            Piece::Second => ward,
        };
        let choice = Choice::Defend {
            means,
            to: None,
            stakes: stakes.iter().map(|stake| stake.least).collect(),
        };
        Offer {
            thing,
            stakes,
            ..Offer::of(choice, means)
        }
    };
    known.map(offer).collect()
}
