//! What spells are worth: harm to foes less harm to friends, wounds that are healed, guards that are put up before blows fall.

use crate::battle::{Choice, Slot, Verb};
use crate::board::{Cell, Footprint};
use crate::dice::Chance;

use super::super::action::cast::{CAST, CAST_AT, struck, volley};
use super::super::action::magic_item::DRINK;
use super::super::action::{Action, At, Call};
use super::super::assault;
use super::super::data::{SpellEffect, State, Target};
use super::super::scene::Snapshot;
use super::super::spell::overspend::{self, Toll};
use super::super::spell::{self, Blast, Gift, Known, aim, area, price, sphere, withstand};
use super::super::word;
use super::{Mind, OUT, POINT};
use crate::rules::kernel::Resolution;

/// What a level of a spell is worth that is kept for later.
const LEVEL: i64 = 350;
/// A point of AC for as long as a fight lasts.
const GUARD: i64 = 250;
/// A point on attack rolls.
const AIMING: i64 = 250;
/// A hundredth of the blows that miss.
const MISSES: i64 = 30;
/// How much a friend weighs more than a foe, in quarters.
const FRIEND: i64 = 6;
/// Squares within which a foe makes it worth while to put up a guard.
const NEAR: u16 = 12;

impl Mind<'_> {
    /// A spell where it does most good.
    pub(crate) fn cast(&self, at: &At) -> Vec<(Choice, i64)> {
        let Ok(known) = aim::known(at) else {
            return Vec::new();
        };
        let found = match aim::aim(known) {
            aim::Aim::Square => self.squares(at, known),
            _ => Some((at.call, self.effect(at, known))),
        };
        let Some((call, raw)) = found.filter(|(_, raw)| *raw > 0) else {
            return Vec::new();
        };
        let chance = i64::from(spell::chance(self.scene, self.own, known).per_mille());
        let raw = raw * chance / 1000 - self.kept(known) - self.toll(at);
        let best = self.best_spell.get();
        if known.is_cast() && best.is_none_or(|(worth, _)| raw > worth) {
            self.best_spell.set(Some((raw, known.level)));
        }
        let open = if self.own.magic.is_defensive || !known.is_cast() {
            0
        } else {
            self.danger()
        };
        vec![(call.choice(), raw - open)]
    }

    /// What a spell is worth that is kept for later; things are there to be used.
    fn kept(&self, known: &Known) -> i64 {
        let whole = LEVEL * i64::from(known.effective());
        if known.item.is_some() { whole / 2 } else { whole }
    }

    /// The potion in the hand, where it helps more than it costs to be laid open.
    pub(crate) fn drink(&self, at: &At) -> Vec<(Choice, i64)> {
        let Ok(known) = aim::known(at) else {
            return Vec::new();
        };
        let worth = self.help(known, at.own) - self.kept(known);
        match worth > 0 {
            true => vec![at.worth(worth - self.danger())],
            false => Vec::new(),
        }
    }

    /// Taking a thing in hand, where using it in the same turn does more good than anything else.
    pub(crate) fn take_out(&self, at: &At, there: &Snapshot) -> Vec<(Choice, i64)> {
        let is_left = self.own.budget.spent.has_standard(self.own.budget.allowance);
        let Ok(known) = aim::known(at) else {
            return Vec::new();
        };
        let mind = Mind::of(self.scene, there);
        let with = |verb_act, target| Call {
            target,
            with: at.call.with,
            ..Call::plain(Verb::Act, verb_act)
        };
        let worth = |action: &Action, call| {
            let at = At {
                own: there,
                call,
                ..*at
            };
            action.begins(&at).ok()?;
            let worths = (action.weigh)(&mind, &at);
            worths.first().map(|(_, worth)| *worth)
        };
        let best = match aim::aim(known) {
            aim::Aim::Mouth => worth(&DRINK[0], with(word::DRINK, None)),
            aim::Aim::Whom => {
                let whom = self.scene.fighters.iter().map(Snapshot::id);
                whom.filter_map(|target| worth(&CAST[0], with(word::CAST, Some(target))))
                    .max()
            }
            // The square or the direction is looked for when it is in hand.
            aim::Aim::Square => worth(&CAST_AT[0], with(word::CAST_AT, None)),
            aim::Aim::Direction => None,
        };
        let best = best.unwrap_or(0);
        match is_left && best > self.best_now.get().unwrap_or(0).max(0) {
            true => vec![at.worth(best - self.danger())],
            false => Vec::new(),
        }
    }

    /// What it costs that a spell is more than its caster can bear.
    ///
    /// Rule: `D20-OVR-01`.
    fn toll(&self, at: &At) -> i64 {
        let Ok(price) = price::of(self.own, at.slot()) else {
            return 0;
        };
        let chances = overspend::chances(self.scene, self.own, overspend::burden(self.own, price));
        let cost = |(toll, chance): &(Toll, Chance)| {
            let whole = match toll {
                Toll::Nothing => 0,
                Toll::Strain => OUT / 4,
                Toll::Collapse => OUT,
                Toll::Madness => 3 * OUT / 2,
                Toll::Death => 2 * OUT,
            };
            whole * i64::from(chance.per_mille()) / 1000
        };
        chances.iter().map(cost).sum()
    }

    /// Putting a weapon away, for the sake of a spell that wants a free hand and does more good than blows.
    pub(crate) fn free_hand(&self, at: &At, there: &Snapshot) -> Vec<(Choice, i64)> {
        /// What it is worth to keep the weapon in hand.
        const KEPT: i64 = 2500;
        let Some(book) = self
            .own
            .build
            .book
            .as_ref()
            .filter(|_| !aim::has_free_hand(self.own))
        else {
            return Vec::new();
        };
        let mind = Mind::of(self.scene, there);
        let whom = || self.scene.fighters.iter().map(Snapshot::id);
        let calls = (0..book.spells.len() as u8).flat_map(|spell| {
            whom().map(move |target| Call {
                target: Some(target),
                with: Some(Slot(spell)),
                ..Call::plain(Verb::Act, word::CAST)
            })
        });
        let worths = calls.filter_map(|call| {
            let at = At {
                own: there,
                call,
                ..*at
            };
            CAST[0].begins(&at).ok()?;
            mind.cast(&at).first().map(|(_, worth)| *worth)
        });
        let worth = worths.max().unwrap_or(0);
        match worth > self.best_now.get().unwrap_or(0) + KEPT {
            true => vec![at.worth(worth - KEPT - self.danger() / 4)],
            false => Vec::new(),
        }
    }

    /// Casting on the defensive, where that costs less than the blows of those who are near.
    pub(crate) fn cast_defensively(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some((raw, level)) = self.best_spell.get().filter(|_| self.danger() > 0) else {
            return Vec::new();
        };
        let book = self.own.build.book.as_ref();
        let known = book.and_then(|book| book.spells.iter().find(|known| known.level == level));
        let Some(Ok(ends)) = known.map(|known| spell::defensive(self.scene, self.own, known).ends()) else {
            return Vec::new();
        };
        let chance = i64::from(ends.chance(|is_passed| *is_passed).per_mille());
        let worth = raw * chance / 1000;
        match worth > raw - self.danger() {
            true => vec![at.worth(worth)],
            false => Vec::new(),
        }
    }

    /// The square at which a spell does most good: those around foes are looked at.
    fn squares<'c>(&self, at: &At<'c>, known: &Known) -> Option<(Call<'c>, i64)> {
        let foes = self.scene.foes(self.own).filter(|foe| foe.is_able());
        let is_area = matches!(known.spell.target, Target::Area { .. });
        let near = foes.flat_map(|foe| {
            let own = foe.place().cells();
            let ring = foe.place().ring();
            let around: Vec<Cell> = if is_area {
                own.chain(ring).collect()
            } else {
                own.collect()
            };
            around
        });
        let mut cells: Vec<Cell> = near.collect();
        cells.sort_unstable();
        cells.dedup();
        let mut best: Option<(Call, i64)> = None;
        for cell in cells {
            if aim::falls(self.scene, self.own, known, cell).is_err() {
                continue;
            }
            let call = Call {
                at: Some(cell),
                ..at.call
            };
            let worth = self.effect(&at.naming(call), known);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((call, worth));
            }
        }
        best
    }

    /// What a spell does where it is aimed, if it comes about.
    fn effect(&self, at: &At, known: &Known) -> i64 {
        let named = (at.call.at, at.call.facing);
        let corner = area::squares(self.scene, self.own, known, named).map(|found| found.0);
        struck(at, known)
            .into_iter()
            .map(|it| self.on(at, known, (it, corner)))
            .sum()
    }

    /// What a spell does to one of those whom it strikes.
    fn on(&self, at: &At, known: &Known, (it, corner): (&Snapshot, Option<(i16, i16)>)) -> i64 {
        let is_foe = self.scene.are_hostile(self.own, it);
        if !aim::is_against(known, it) {
            return if is_foe { 0 } else { self.help(known, it) };
        }
        if !it.is_able() {
            return 0;
        }
        let harm = self.harm(at, known, (it, corner));
        if is_foe { harm } else { -harm * FRIEND / 4 }
    }

    fn harm(&self, at: &At, known: &Known, (it, corner): (&Snapshot, Option<(i16, i16)>)) -> i64 {
        let (scene, own) = (self.scene, self.own);
        let times = i64::from(known.count());
        let is_touch = matches!(known.spell.target, Target::Touched { .. } | Target::Rays { .. });
        let outlook = if is_touch && aim::is_harmful(known) {
            let values = assault::values(scene, own, it, spell::assault(known, at.slot()));
            values.and_then(|values| values.outlook())
        } else {
            Blast::of(scene, own, known, (it, corner)).and_then(|blast| blast.outlook())
        };
        let of_damage = outlook.map_or(0, |(mean, out)| {
            times * mean + i64::from(out.per_mille()) * OUT / 1000
        });
        let states = known.spell.effects.iter().filter_map(|effect| match effect {
            SpellEffect::Condition(state) if !it.state.suffers(*state) => Some(*state),
            _ => None,
        });
        of_damage + states.map(|state| self.state(known, it, state)).sum::<i64>()
    }

    /// What it is worth that a foe comes into a state, if he does not save.
    fn state(&self, known: &Known, it: &Snapshot, state: State) -> i64 {
        let full = match state {
            State::Paralysed => OUT * 3 / 4,
            State::Asleep => OUT * 2 / 3,
            _ => OUT / 4,
        };
        let Some(save) = known.spell.save else { return full };
        let shares = withstand::against(it, known.spell.school);
        let dc = withstand::dc(self.own, known);
        let rule = super::super::rule::D20_MAG_07;
        let trial = withstand::throw(self.scene, it, (save.kind, rule), dc, shares);
        let saves = trial
            .ends()
            .map_or(0, |ends| ends.chance(|is_saved| *is_saved).per_mille());
        full * (1000 - i64::from(saves)) / 1000
    }

    /// What it is worth that a spell helps a friend: wounds that it closes, and what guards him if foes are near and it does not do so
    /// already.
    fn help(&self, known: &Known, it: &Snapshot) -> i64 {
        let life = it.hit_points.life;
        let missing = i64::from(life.most - life.hit_points);
        if let Some((count, sides, plus)) = Blast::dice(known).filter(|_| aim::heals(known)) {
            let mean = i64::from(count) * (i64::from(sides) + 1) * POINT / 2 + i64::from(plus) * POINT;
            let of_points = mean.min(missing * POINT);
            let is_urgent = 2 * life.hit_points <= life.most;
            let rescue = if life.hit_points <= 0 && it.can_suffer() {
                OUT / 2
            } else {
                0
            };
            return if is_urgent {
                of_points + rescue
            } else {
                of_points / 3
            };
        }
        let is_near = self
            .scene
            .foes(it)
            .any(|foe| self.scene.distance(it, foe) <= NEAR);
        if !is_near || !it.is_able() || spell::wears(it, known.row.id()) {
            return 0;
        }
        let of = |effect: &SpellEffect| match *effect {
            SpellEffect::Bonus { to, amount, .. } => {
                let points = i64::from(amount.at(known.caster_level));
                match to {
                    super::super::data::Bonus::ArmourClass => points * GUARD,
                    super::super::data::Bonus::Attack => points * AIMING,
                    super::super::data::Bonus::SavesAgainstFear => 0,
                }
            }
            SpellEffect::MissChance { percent } => {
                let has = spell::gifts(it).any(|(_, gift)| matches!(gift, Gift::MissChance(_)));
                if has { 0 } else { i64::from(percent) * MISSES }
            }
            _ => 0,
        };
        known.spell.effects.iter().map(of).sum()
    }

    /// Another try with a touch that has missed.
    pub(crate) fn discharge(&self, at: &At) -> Vec<(Choice, i64)> {
        let book = self.own.build.book.as_ref();
        let slot = self.own.magic.charge;
        let known = book.zip(slot).and_then(|(book, slot)| book.spell(slot));
        let values = known.zip(slot).zip(at.target()).and_then(|((known, slot), foe)| {
            assault::values(self.scene, self.own, foe, spell::assault(known, slot))
        });
        let outlook = values.and_then(|values| values.outlook());
        outlook.map_or_else(Vec::new, |(mean, out)| {
            vec![at.worth(mean + i64::from(out.per_mille()) * OUT / 1000)]
        })
    }

    /// Rolling the sphere to the foe whom it hurts most.
    pub(crate) fn roll_sphere(&self, at: &At) -> Vec<(Choice, i64)> {
        let book = self.own.build.book.as_ref();
        let sphere = self.own.magic.sphere;
        let Some(known) = book
            .zip(sphere)
            .and_then(|(book, sphere)| book.spell(sphere.spell))
        else {
            return Vec::new();
        };
        let ways = sphere::ways(self.scene, self.own);
        let foes = self.scene.foes(self.own).filter(|foe| foe.is_able());
        let worths = foes.filter_map(|foe| {
            let cell = foe.place().cells().find(|cell| ways.contains_key(cell))?;
            let (mean, out) = Blast::of(self.scene, self.own, known, (foe, None))?.outlook()?;
            let call = Call {
                at: Some(cell),
                ..at.call
            };
            Some((call.choice(), mean + i64::from(out.per_mille()) * OUT / 1000))
        });
        let is_still = |cell: Cell| {
            let mut foes = self.scene.foes(self.own);
            foes.any(|foe| foe.is_able() && foe.place().gap(Footprint::single(cell)).cheb() == 0)
        };
        // Whoever stands in it is burnt without its rolling.
        let stays = sphere.is_some_and(|sphere| is_still(sphere.at));
        let best = worths.max_by_key(|(_, worth)| *worth).filter(|_| !stays);
        best.into_iter().collect()
    }

    /// The next missile: at another foe where those that are aimed already are enough for the first.
    pub(crate) fn aim_next(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some((known, aimed)) = volley(self.scene, self.own) else {
            return Vec::new();
        };
        let Some((count, sides, plus)) = Blast::dice(known) else {
            return Vec::new();
        };
        let twice_mean = i64::from(count) * (i64::from(sides) + 1) + 2 * i64::from(plus);
        let is_enough = |foe: &Snapshot| {
            let times = aimed.iter().filter(|id| **id == foe.id()).count() as i64;
            times * twice_mean > 2 * i64::from(foe.hit_points.life.hit_points)
        };
        let first = aimed.first().and_then(|id| self.scene.get(*id));
        let foe = at.target().filter(|foe| foe.is_able() && !is_enough(foe));
        match (first.is_some_and(is_enough), foe) {
            (true, Some(_)) => vec![at.worth(1)],
            _ => Vec::new(),
        }
    }
}
