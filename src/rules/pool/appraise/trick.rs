//! What manoeuvres are worth: the turn or the feet that they take from a foe, as each of them says.

use crate::battle::{Choice, Slot};
use crate::board::Cell;
use crate::rules::kernel::Resolution;

use super::super::action::contest::Contest;
use super::super::action::manoeuvre::{Manoeuvre, contact_ways};
use super::super::action::{At, Call};
use super::super::assault::{self, Assault, Way};
use super::super::effect::EffectKind;
use super::super::rule;
use super::super::scene::{Scene, Snapshot};
use super::{Mind, Progress, goal, way};

/// Successes that somebody blinded lacks in close combat (`PL-STA-04`).
const BLINDED: i16 = 3;
/// Keeping a foe from where his side wants him, which may end the fight.
const KEPT: i64 = 40_000;

/// A manoeuvre on a foe that may succeed, from the square where it is tried.
pub(crate) struct Prospect<'a> {
    /// The fight.
    pub scene: &'a Scene<'a>,
    /// Who tries it.
    pub own: &'a Snapshot,
    /// On whom.
    pub foe: &'a Snapshot,
    /// From where.
    pub from: Cell,
}

impl Mind<'_> {
    /// A manoeuvre by each of its ways into contact.
    pub(crate) fn trick(&self, at: &At) -> Vec<(Choice, i64)> {
        let (scene, own) = (at.scene, at.own);
        let Some((foe, of)) = at.target().zip(Manoeuvre::of(at.call.word)) else {
            return Vec::new();
        };
        let chance = Contest::of(at).and_then(|contest| Some(contest.ends().ok()?.chance(|is_won| *is_won)));
        let per_mille = chance.map_or(0, |chance| i64::from(chance.per_mille()));
        let mut answers = Vec::new();
        for (number, steps) in (1..).zip(contact_ways(at)) {
            let from = steps.last().map_or(own.body.at, |step| step.cell);
            if !goal::allows(scene, own, from) {
                continue;
            }
            let effect = (of.worth)(&Prospect {
                scene,
                own,
                foe,
                from,
            });
            // Of equally good ways the shorter one.
            let worth = per_mille * effect / 1000 - way::harm(scene, from) - steps.len() as i64;
            let stakes = if number > 1 { &[number][..] } else { &[] };
            if worth > 0 {
                answers.push((Call { stakes, ..at.call }.choice(), worth));
            }
        }
        answers
    }

    /// Whether a manoeuvre is thought of: on a foe who can still do something, with the weapon that is used in close combat or one
    /// that is drawn on the way.
    pub(crate) fn thinks_of(at: &At) -> bool {
        let with = at.slot();
        let is_ready = at.own.close_arm().is_some_and(|(slot, _)| slot == with) || !at.own.wields(with);
        is_ready && at.own.state.turn.is_fresh() && at.target().is_some_and(Snapshot::is_able)
    }
}

impl Prospect<'_> {
    /// What something is worth unless the foe suffers from it already.
    pub(crate) fn unless(&self, kind: EffectKind, worth: impl FnOnce() -> i64) -> i64 {
        if self.foe.state.has(kind) { 0 } else { worth() }
    }

    /// The friends who are near enough to strike, and who go by a condition.
    fn near(&self, is: impl Fn(&Snapshot) -> bool) -> i64 {
        let own = self.own.fighter.side;
        let all = self.scene.fighters.iter();
        let near = all.filter(|it| {
            it.is_able() && it.fighter.side == own && self.scene.distance(it, self.foe) <= 2 && is(it)
        });
        near.count() as i64
    }

    /// Those who may strike at the foe, himself among them.
    pub(crate) fn strikers(&self) -> i64 {
        self.near(|_| true).max(1)
    }

    /// The friends who have still to play.
    pub(crate) fn helpers(&self) -> i64 {
        self.near(|it| {
            it.id() != self.own.id() && matches!(it.state.turn.progress, Progress::Ahead | Progress::Delayed)
        })
    }

    /// Of those the ones who play before the foe does.
    pub(crate) fn earlier_helpers(&self) -> i64 {
        let place = |id| self.scene.round.order.iter().position(|known| *known == id);
        let foe = self.foe;
        let has_played = matches!(foe.state.turn.progress, Progress::Running | Progress::Over);
        self.near(|it| {
            let waits = it.state.turn.progress == Progress::Delayed;
            let is_due = waits || it.state.turn.progress == Progress::Ahead;
            it.id() != self.own.id() && is_due && (has_played || waits || place(it.id()) < place(foe.id()))
        })
    }

    /// What a blow at the foe does more, who has so many dice of Defence less.
    pub(crate) fn gain(&self, loss: i16) -> i64 {
        let blow = |loss| blow(self.scene, self.own, self.foe, (loss, 0)).unwrap_or(0);
        blow(loss) - blow(0)
    }

    /// What a blow of the foe does.
    pub(crate) fn his_blow(&self) -> i64 {
        blow(self.scene, self.foe, self.own, (0, 0)).unwrap_or(0)
    }

    /// The same where he is blinded.
    pub(crate) fn his_blind_blow(&self) -> i64 {
        blow(self.scene, self.foe, self.own, (0, BLINDED)).unwrap_or(0)
    }

    /// Who cannot walk until the own next turn does not get to where his side wants him in his.
    pub(crate) fn kept(&self) -> i64 {
        let foe = self.foe;
        let is_free = !foe.is_immobilised() && foe.state.turn.progress != Progress::Over;
        let is_kept = is_free && goal::is_nearly_there(self.scene, foe);
        if is_kept { KEPT } else { 0 }
    }

    /// What the weapon in the hand of the foe is worth to him, as far as the best of his others does not do what it does: two turns of
    /// the difference, or the turn that he gives up for it.
    ///
    /// Rule: `PL-MAN-05`.
    pub(crate) fn weapon(&self) -> i64 {
        let with_hand = |slot: Slot| {
            let mut armed = self.foe.clone();
            armed.state.hand = slot;
            let harm = |way| {
                let assault = Assault {
                    way,
                    with: slot,
                    is_sneaky: false,
                };
                assault::values(self.scene, &armed, self.own, assault)?.mean_loss()
            };
            [Way::Close, Way::Shot].into_iter().filter_map(harm).max()
        };
        let hand = self.foe.state.hand;
        let slots = (0..self.foe.build.arms.len() as u8).map(Slot);
        let others = slots.filter(|slot| *slot != hand && self.foe.arm(*slot).is_some());
        let now = with_hand(hand).unwrap_or(0);
        let then = others.filter_map(with_hand).max().unwrap_or(0);
        now.min(2 * (now - then)).max(0)
    }
}

/// What a blow of somebody would do to somebody on the average, who has so many dice of Defence less, and he so many successes.
pub(super) fn blow(
    scene: &Scene,
    of: &Snapshot,
    against: &Snapshot,
    (dice, successes): (i16, i16),
) -> Option<i64> {
    let (with, _) = of.close_arm()?;
    let mut values = assault::values(
        scene,
        of,
        against,
        Assault {
            with,
            ..Assault::STRIKE
        },
    )?;
    if let Some(guard) = &mut values.guard {
        guard.add(rule::PL_STA_01, -dice);
    }
    values.modifiers.add(rule::PL_STA_04, -successes);
    values.mean_loss()
}
