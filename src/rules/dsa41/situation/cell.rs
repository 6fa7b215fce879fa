//! What a square would do to a fighter who stood there, told before he goes.

use crate::battle::{FighterId, Ledger, Modifier, RuleId, Term};
use crate::board::{Cell, Facing};

use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Tally;
use super::super::word;
use super::{height, light, room, surroundings, water};

/// The lines of a situation alone.
#[derive(Default)]
struct Lines(Vec<Modifier>);

impl Tally for Lines {
    fn of(_: &Ledger) -> Self {
        Self::default()
    }

    fn add(&mut self, rule: RuleId, amount: i16) {
        if amount != 0 {
            self.0.push(Modifier {
                rule,
                amount,
                applies: true,
            });
        }
    }

    fn note(&mut self, rule: RuleId, amount: i16) {
        self.0.push(Modifier {
            rule,
            amount,
            applies: false,
        });
    }
}

/// Every line that would count for a fighter on a cell who fights along a direction, by the value that it changes: attack,
/// parry, dodge, shot. The foe stands on the next square that way and is like him in all else.
///
/// Rule: `SIT-11`, `SIT-20`, `SIT-21`, `SIT-30`, `BRD-17`, `BRD-21`.
pub(crate) fn on_cell(scene: &Scene, fighter: &Snapshot, at: Cell, towards: Facing) -> Vec<(Term, Modifier)> {
    let mut own = fighter.clone();
    own.body.at = at;
    own.body.facing = towards;
    let mut foe = own.clone();
    for _ in 0..own.body.size {
        foe.body.at = foe.body.at.step(towards);
    }
    foe.body.facing = towards.turned(4);
    foe.fighter.id = FighterId(u16::MAX);
    let columns = [
        (word::AT, attack(scene, &own, &foe, own.main_arm())),
        (word::PA, parry(scene, &own, &foe, own.main_arm())),
        (word::AW, dodge(scene, &own, &foe)),
        (word::FK, shot(scene, &own, &foe)),
    ];
    let lines = columns
        .into_iter()
        .flat_map(|(value, lines)| lines.into_iter().map(move |line| (value, line)));
    lines.collect()
}

fn attack(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> Vec<Modifier> {
    let mut lines = Lines::default();
    room::judge(&mut lines, scene, own, foe, (arm, room::Use::Attack));
    let usage = light::Use::Attack {
        is_whip: arm.kind.is_whip,
    };
    light::judge(&mut lines, scene, own, foe, usage);
    water::judge(&mut lines, scene, own, water::Use::Attack);
    height::attack(&mut lines, scene, own, foe);
    lines.0
}

fn parry(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> Vec<Modifier> {
    let mut lines = Lines::default();
    room::judge(&mut lines, scene, own, foe, (arm, room::Use::Parry));
    surroundings(&mut lines, scene, own, foe);
    lines.0
}

fn dodge(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Vec<Modifier> {
    let mut lines = Lines::default();
    surroundings(&mut lines, scene, own, foe);
    lines.0
}

fn shot(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Vec<Modifier> {
    let mut lines = Lines::default();
    light::judge(&mut lines, scene, own, foe, light::Use::Shot);
    lines.0
}
