//! What answers are worth: the opponent's judgement in these rules, one decision ahead and with exact chances.
//!
//! Worth is counted in thousandths of a hit point that the foe loses or oneself keeps. Each action says what is thought of it; what that
//! takes stands here, and reads the fight as its side sees it. It decides nothing and rolls nothing.

mod feat;
mod goal;
mod hold;
mod opening;
mod overrun;
mod push;
mod set_up;
mod spell;
mod sunder;
mod turn;
mod turning;
mod way;

use std::cell::{Cell, OnceCell};

use crate::battle::{Choice, Offer, Question, Term};
use crate::rules::kernel::offer;

use super::action::{At, Call, attack, suspect};
use super::assault::{self, Assault, Occasion};
use super::life::Vitality;
use super::scene::{Scene, Snapshot};
use super::word;

pub(crate) use way::approach;

/// Putting a foe out of the fight.
pub(crate) const OUT: i64 = 10_000;
/// Half a square nearer to the foe.
pub(crate) const HALF_SQUARE: i64 = 30;
/// A hit point.
const POINT: i64 = 1000;
/// Lying where others stand, for each foe who is near.
const LYING: i64 = 1500;
/// What a blow out of turn costs whoever lays himself open to it, if nothing else is known of the foe.
const OPEN: i64 = 2500;
/// Keeping a friend alive.
const RESCUE: i64 = 4000;
/// Letting a foe come, whoever cannot get at him.
const PATIENCE: i64 = 200;

/// Whoever weighs his answers to a question.
pub struct Mind<'a> {
    scene: &'a Scene<'a>,
    own: &'a Snapshot,
    /// What the best attack is worth that is possible now; attacks are weighed first.
    best_now: Cell<Option<i64>>,
    /// What the best spell is worth if nobody strikes at its caster, and its level.
    best_spell: Cell<Option<(i64, u8)>>,
    ways: OnceCell<way::Ways>,
    danger: OnceCell<i64>,
}

/// The sensible answers to the open decision, each legal and with its worth.
pub(crate) fn appraise(scene: &Scene, question: Question) -> Vec<(Choice, i64)> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    if question.kind == word::ASK_SET_UP {
        return set_up::places(scene, own);
    }
    let mind = Mind::of(scene, own);
    offer::weighed(scene, own, question, &mind)
}

/// Why offers of the open decision lead to nothing now.
pub(crate) fn idle(scene: &Scene, question: Question, offers: &[Offer]) -> Vec<Option<Term>> {
    let own = scene.get(question.fighter);
    // Where one knows that a foe is, though one does not see him, a blow makes sense.
    let is_known = |offer: &Offer| {
        let heard = |own| {
            scene
                .foes(own)
                .filter(move |foe| suspect::is_heard(scene, own, foe))
        };
        let mut foes = own.into_iter().flat_map(heard);
        foes.any(|foe| foe.place().cells().any(|cell| offer.cells.contains(&cell)))
    };
    let reason = |offer: &Offer| match offer.choice.term() {
        Some(word::STRIKE_CELL) if !is_known(offer) => Some(word::NOBODY_THERE),
        _ => None,
    };
    offers.iter().map(reason).collect()
}

/// How strong a fighter still is, in thousandths of a hit point, like all worth: nothing once he is out of the fight.
pub(crate) fn strength(own: &Snapshot) -> i64 {
    const STATE: i64 = 1500;
    if !own.is_able() {
        return 0;
    }
    let life = own.hit_points.life;
    let whole = OUT + POINT * i64::from(life.most.max(1));
    let lying = if own.is_prone() { LYING } else { 0 };
    let burden = STATE * own.conditions.0.len() as i64 + lying;
    let now = OUT + POINT * i64::from(life.hit_points - life.nonlethal) - burden;
    now.clamp(whole / 10, whole)
}

impl<'a> Mind<'a> {
    /// Somebody who has looked at nothing yet.
    fn of(scene: &'a Scene<'a>, own: &'a Snapshot) -> Self {
        Self {
            scene,
            own,
            best_now: Cell::new(None),
            best_spell: Cell::new(None),
            ways: OnceCell::new(),
            danger: OnceCell::new(),
        }
    }
}

impl Mind<'_> {
    /// An attack on somebody who can still do something, with the weapon that is in the hand.
    pub(crate) fn attack(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some(foe) = at.target().filter(|foe| foe.is_able()) else {
            return Vec::new();
        };
        let mut worth = attack_worth(self.scene, self.own, foe, &at.call).unwrap_or(0);
        if matches!(at.call.word, word::SHOT | word::ONE_HANDED_SHOT) {
            worth -= self.danger();
        }
        self.best_now.set(self.best_now.get().max(Some(worth)));
        vec![at.worth(worth)]
    }

    /// A blow at the square of a foe who can still do something and whom nobody sees.
    pub(crate) fn blind_blow(&self, at: &At, foe: &Snapshot) -> Vec<(Choice, i64)> {
        let worth = attack_worth(self.scene, self.own, foe, &at.call).unwrap_or(0);
        self.best_now.set(self.best_now.get().max(Some(worth)));
        vec![at.worth(worth)]
    }

    /// A charge: one blow at once, and less guard until the next turn.
    pub(crate) fn charge(&self, at: &At) -> Vec<(Choice, i64)> {
        const LESS_GUARD: i64 = 600;
        let Some(foe) = at.target().filter(|foe| foe.is_able()) else {
            return Vec::new();
        };
        let assault = Assault {
            occasion: Occasion::Charge,
            ..Assault::plain(at.slot(), false)
        };
        let worth = assault::values(self.scene, self.own, foe, assault).and_then(|values| {
            let (mean, out) = values.outlook()?;
            Some(mean + i64::from(out.per_mille()) * OUT / 1000)
        });
        vec![at.worth(worth.unwrap_or(0) - LESS_GUARD - self.danger())]
    }

    /// A trip: worth what it is worth to friends that a foe lies.
    pub(crate) fn trip(&self, at: &At) -> Vec<(Choice, i64)> {
        let chance = at.target().and_then(|_| super::action::odds_of(at));
        let passes = chance.map_or(0, |chance| i64::from(chance.per_mille()));
        let friends = at.target().map_or(0, |foe| {
            let allies = self.scene.fighters.iter();
            allies
                .filter(|it| it.is_able() && self.scene.are_allied(self.own, it))
                .filter(|it| self.scene.threatens(it, foe.place()))
                .count() as i64
        });
        vec![at.worth(passes * LYING * friends / 1000 - self.danger() / 2)]
    }

    /// A feint: worth something to those alone who strike harder at a foe off his guard.
    pub(crate) fn feint(&self, at: &At) -> Vec<(Choice, i64)> {
        let dice = i64::from(self.own.build.sneak_dice);
        let chance = super::action::odds_of(at).map_or(0, |chance| i64::from(chance.per_mille()));
        let is_free = self
            .own
            .build
            .has_feat(|effect| matches!(effect, super::data::FeatEffect::FeintAsMove));
        match is_free && dice > 0 {
            true => vec![at.worth(self.best_now.get().unwrap_or(0) + chance * dice * 2)],
            false => Vec::new(),
        }
    }

    /// Help: better than nothing for those who hit nobody.
    pub(crate) fn aid(&self, at: &At) -> Vec<(Choice, i64)> {
        vec![at.worth(250)]
    }

    /// A movement: to what the side wants, to blows, or nearer to them.
    pub(crate) fn way(&self, at: &At) -> Vec<(Choice, i64)> {
        let is_of = |(choice, _): &&(Choice, i64)| choice.term() == Some(at.call.word);
        let wanted = goal::ways(self.scene, self.own, at.call.word);
        let ways = self.ways().answers.iter().filter(is_of).cloned();
        wanted.into_iter().chain(ways).collect()
    }

    fn ways(&self) -> &way::Ways {
        self.ways
            .get_or_init(|| way::ways(self.scene, self.own, self.best_now.get()))
    }

    /// Getting up: those who are near may strike at whoever does, but he fights better then.
    pub(crate) fn rise(&self, at: &At) -> Vec<(Choice, i64)> {
        let foes = self.scene.foes(self.own).count().min(3) as i64;
        vec![at.worth(LYING * foes - self.danger() / 2 + 500)]
    }

    /// Total defence, for whoever can strike at nobody and is near enough to be struck at.
    pub(crate) fn defend(&self, at: &At) -> Vec<(Choice, i64)> {
        let is_near = self
            .scene
            .foes(self.own)
            .any(|foe| self.scene.distance(self.own, foe) <= 4);
        let has_blow = self.best_now.get().is_some() || self.ways().comes_to_blows;
        match is_near && !has_blow {
            true => vec![at.worth(PATIENCE / 2)],
            false => Vec::new(),
        }
    }

    /// One shot more, for whoever has a foe to shoot at.
    pub(crate) fn rapid(&self, at: &At) -> Vec<(Choice, i64)> {
        match self.best_now.get() {
            Some(worth) if worth > 0 => vec![at.worth(worth + 100)],
            _ => Vec::new(),
        }
    }

    /// A rage, for whoever comes to blows in this turn.
    pub(crate) fn rage(&self, at: &At) -> Vec<(Choice, i64)> {
        let near = 2 * super::moves::speed(self.scene, self.own);
        let is_near = self
            .scene
            .foes(self.own)
            .any(|foe| foe.is_able() && self.scene.distance(self.own, foe) <= near);
        let worth = self.best_now.get().unwrap_or(0);
        match is_near && self.own.melee_arm().is_some() {
            true => vec![at.worth(worth + 200)],
            false => Vec::new(),
        }
    }

    /// Knocking a weapon away: what its owner would have done with it, as far as it succeeds.
    pub(crate) fn disarm(&self, at: &At) -> Vec<(Choice, i64)> {
        const ARMED: i64 = 3000;
        let chance = at.target().and_then(|_| super::action::odds_of(at));
        let passes = chance.map_or(0, |chance| i64::from(chance.per_mille()));
        vec![at.worth(passes * ARMED / 1000 - self.danger() / 2)]
    }

    /// Keeping a blow ready, for whoever cannot get at anybody while foes come.
    pub(crate) fn keep_ready(&self, at: &At) -> Vec<(Choice, i64)> {
        let has_blow = self.best_now.get().is_some() || self.ways().comes_to_blows;
        let far = 2 * super::moves::speed(self.scene, self.own);
        let comes = self
            .scene
            .foes(self.own)
            .any(|foe| self.scene.distance(self.own, foe) <= far);
        match comes && !has_blow && self.own.budget.spent.has_moved {
            true => vec![at.worth(PATIENCE)],
            false => Vec::new(),
        }
    }

    /// Getting a weapon ready: what it would be worth to strike with it, so much more or less.
    pub(crate) fn ready(&self, at: &At, there: Option<Snapshot>, more: i64) -> Vec<(Choice, i64)> {
        let Some(there) = there else { return Vec::new() };
        let worth = best_attack(self.scene, &there).unwrap_or(0);
        let now = self.best_now.get().unwrap_or(0);
        // Whoever holds what strikes, and is near to blows, changes nothing.
        let is_fit = self
            .own
            .melee_arm()
            .is_some_and(|(_, arm)| arm.is_armed(&self.own.build));
        let wants = worth > now + 500 || !is_fit && there.melee_arm().is_some_and(|(_, arm)| !arm.is_body());
        match wants {
            true => vec![at.worth(worth - now / 2 + more - self.danger() / 4)],
            false => Vec::new(),
        }
    }

    /// Taking up a weapon, where nothing is in the hand, or what the side wants.
    pub(crate) fn taken_up(&self, at: &At) -> Vec<(Choice, i64)> {
        let own = self.own;
        let Some(movable) = at.scene.ground.movables.get(at.slot()) else {
            return Vec::new();
        };
        let is_his = movable.whose.is_some_and(|(owner, _)| owner == own.id());
        let armed = own
            .is_disarmed()
            .then_some(if is_his { 2500 } else { 1500 } - self.danger());
        let wanted = goal::taken(self.scene, own, &movable.gear);
        let worths = armed.into_iter().chain(wanted);
        worths.map(|worth| at.worth(worth)).collect()
    }

    /// The last blow for somebody who lies: only where no foe is left who stands near.
    pub(crate) fn coup(&self, at: &At) -> Vec<(Choice, i64)> {
        let is_calm = !self
            .scene
            .foes(self.own)
            .any(|foe| self.scene.distance(self.own, foe) <= 6);
        let may_come_back = at
            .target()
            .is_some_and(|foe| foe.state.vitality() < Vitality::Dying);
        match is_calm && may_come_back {
            true => vec![at.worth(OUT / 2)],
            false => Vec::new(),
        }
    }

    /// Keeping a friend alive.
    pub(crate) fn rescued(&self, at: &At) -> Vec<(Choice, i64)> {
        let chance = super::action::odds_of(at).map_or(0, |chance| i64::from(chance.per_mille()));
        vec![at.worth(RESCUE * chance / 1000 - self.danger())]
    }

    /// What those could do to him at once who threaten him, if he laid himself open.
    fn danger(&self) -> i64 {
        *self.danger.get_or_init(|| danger(self.scene, self.own))
    }
}

/// What those could do to somebody at once who threaten him, if he laid himself open.
fn danger(scene: &Scene, own: &Snapshot) -> i64 {
    let may = |foe: &&Snapshot| super::round::provoke::may_in(scene, foe, own);
    scene.foes(own).filter(may).count() as i64 * OPEN
}

/// What an attack on a foe is worth.
fn attack_worth(scene: &Scene, own: &Snapshot, foe: &Snapshot, call: &Call) -> Option<i64> {
    let assault = attack::assault_of(own, *call, word::ASK_TURN, Occasion::Turn)?;
    let (mean, out) = assault::values(scene, own, foe, assault)?.outlook()?;
    Some(mean + i64::from(out.per_mille()) * OUT / 1000 - turning::set_free(own, foe))
}

/// Whether a fighter could attack anybody from where he is.
fn can_attack(scene: &Scene, own: &Snapshot) -> bool {
    attack::can_strike(scene, own, None, word::ASK_TURN)
        || scene
            .foes(own)
            .any(|foe| suspect::blow_at(scene, own, foe).is_some())
}

/// What the best attack of a fighter would be worth from where he is.
fn best_attack(scene: &Scene, own: &Snapshot) -> Option<i64> {
    let all = scene.foes(own).flat_map(|foe| {
        let found = attack::possible(scene, own, foe, word::ASK_TURN);
        let found = found.chain(suspect::blow_at(scene, own, foe));
        found.filter_map(move |call| attack_worth(scene, own, foe, &call))
    });
    all.max()
}
