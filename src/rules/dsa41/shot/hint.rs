//! Why somebody with a missile weapon in his hands cannot shoot now.

use crate::battle::{Hint, RuleId, Term, WhyNot};

use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};
use super::legal::{loading_left, may_send, ready};
use super::metres;

/// Why no shot is possible from where the shooter stands: the reason that keeps him from the nearest foe. None where one is, or
/// where he holds no missile weapon.
pub(crate) fn hint(scene: &Scene, shooter: &Snapshot) -> Option<Hint> {
    let missile = shooter.missile()?;
    let said = |word: Term, numbers: Vec<(Term, i16)>, rule: RuleId| Some(Hint { word, numbers, rule });
    match ready(shooter) {
        Ok(()) => {}
        Err(why) if why.rule == rule::RNG_35 => {
            return said(word::NO_MISSILES, Vec::new(), rule::RNG_35);
        }
        Err(why) => {
            let left = loading_left(shooter, missile);
            return said(word::NOT_LOADED, vec![(word::LOADS, left as i16)], why.rule);
        }
    }
    let foes = scene
        .fighters
        .iter()
        .filter(|other| other.is_conscious() && scene.are_hostile(shooter, other));
    let reasons: Vec<(u16, Result<(), WhyNot>)> = foes
        .map(|foe| (metres(shooter, foe), may_send(scene, shooter, foe, missile)))
        .collect();
    if reasons.iter().any(|(_, verdict)| verdict.is_ok()) {
        return None;
    }
    let (metres, verdict) = reasons.into_iter().min_by_key(|(metres, _)| *metres)?;
    match verdict.err()?.rule {
        rule::RNG_04 => {
            let numbers = vec![
                (word::DISTANCE, metres as i16),
                (word::RANGE, missile.range() as i16),
            ];
            said(word::OUT_OF_RANGE, numbers, rule::RNG_04)
        }
        rule::RNG_08 => said(word::NO_LINE, Vec::new(), rule::RNG_08),
        rule::BRD_19 => said(word::NOT_SEEN, Vec::new(), rule::BRD_19),
        rule::RNG_36 => said(word::ENGAGED, Vec::new(), rule::RNG_36),
        rule::AUS_04 => said(word::NO_BEARINGS, Vec::new(), rule::AUS_04),
        other => said(word::NO_PLACE, Vec::new(), other),
    }
}
