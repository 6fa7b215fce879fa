//! Damage that no attack roll brings: dice that are rolled once, a save that halves them, what is left of them.

use crate::battle::{FighterId, Happening, Ledger, NamedRow, Odds, Points, RuleId};
use crate::dice::{Chance, Dice, DiceError, Distribution, Throw, enumerate};
use crate::rules::kernel::Resolution;

use super::super::bonus::Share;
use super::super::damage::Shelter;
use super::super::data::{BonusKind, Energy, SaveEffect, SaveKind, SpellEffect};
use super::super::exchange;
use super::super::life::Life;
use super::super::module::Modules;
use super::super::round::{Table, health};
use super::super::save::{self, Evasion};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Trial;
use super::super::{rule, word};
use super::{Known, Numbers, area, withstand};

/// What damage of a spell does to somebody.
#[derive(Clone, Debug)]
pub(crate) struct Blast {
    /// The spell, which is the rule.
    rule: RuleId,
    row: NamedRow,
    /// How many dice, their sides, and what is added to their sum.
    pub dice: (u8, u8, i16),
    /// How they are counted.
    numbers: Numbers,
    /// The save; none where there is no save.
    save: Option<Trial>,
    /// What a save does that succeeds.
    success: SaveEffect,
    evasion: Evasion,
    /// What lets him get out of the way so.
    evasion_by: RuleId,
    energy: Option<Energy>,
    shelter: Shelter,
    life: Life,
    is_down: bool,
}

impl Blast {
    /// The dice of a spell: how many, their sides, what is added; none where it does no damage.
    ///
    /// Rule: `D20-MAG-08`.
    pub(crate) fn dice(known: &Known) -> Option<(u8, u8, i16)> {
        let level = known.caster_level;
        known.spell.effects.iter().find_map(|effect| match *effect {
            SpellEffect::Damage {
                dice, sides, plus, ..
            } => {
                let count = dice.at(known.dice_level()).clamp(1, 20);
                Some((count as u8, sides, plus.at(level)))
            }
            SpellEffect::Heal { dice, sides, plus } => Some((dice, sides, plus.at(level))),
            _ => None,
        })
    }

    /// What a spell does to somebody, and the corner from which it bursts.
    ///
    /// Rule: `D20-MAG-07`, `D20-MAG-08`, `D20-MAG-09`, `D20-COV-05`, `D20-COV-10`.
    pub(crate) fn of(
        scene: &Scene,
        own: &Snapshot,
        known: &Known,
        (target, corner): (&Snapshot, Option<(i16, i16)>),
    ) -> Option<Self> {
        let energy = known.spell.effects.iter().find_map(|effect| match effect {
            SpellEffect::Damage { energy, .. } => Some(*energy),
            _ => None,
        });
        let save = known
            .spell
            .save
            .filter(|save| !save.only_undead || !target.build.kind.is_living());
        let is_reflex = save.is_some_and(|save| save.kind == SaveKind::Reflex);
        let cover = corner.map_or(0, |corner| area::cover(scene, own, known, (corner, target)));
        let cover = if is_reflex { cover } else { 0 };
        let throw = save.map(|save| {
            let mut shares = withstand::against(target, known.spell.school);
            let by = if cover >= save::WELL_COVERED {
                rule::D20_COV_10
            } else {
                rule::D20_COV_05
            };
            shares.push(Share::new(BonusKind::Untyped, cover, by));
            let what = (save.kind, rule::D20_MAG_08);
            withstand::throw(scene, target, what, withstand::dc(own, known), shares)
        });
        let (evasion, evasion_by) = match save {
            Some(_) if is_reflex && cover >= save::WELL_COVERED => (Evasion::Improved, rule::D20_COV_10),
            Some(save) => match withstand::evasion(scene, target).with(save.kind) {
                Evasion::Improved => (Evasion::Improved, rule::D20_FEA_09),
                other => (other, rule::D20_FEA_08),
            },
            None => (Evasion::None, rule::D20_MAG_08),
        };
        Some(Self {
            rule: known.rule,
            row: known.row,
            dice: Self::dice(known)?,
            numbers: Numbers::of(&known.metamagic),
            success: save.map_or(SaveEffect::Half, |save| success(save, scene.modules())),
            save: throw,
            evasion,
            evasion_by,
            energy,
            shelter: energy.map_or_else(Shelter::default, |energy| withstand::shelter(target, energy)),
            life: target.hit_points.life,
            is_down: !target.is_able(),
        })
    }

    /// What is left of the damage.
    ///
    /// Rule: `D20-MAG-08`, `D20-MAG-09`, `D20-CORE-02`.
    fn left(&self, points: i16, is_saved: bool) -> i16 {
        match self.success {
            SaveEffect::Negates if is_saved => 0,
            SaveEffect::Negates => points,
            SaveEffect::Half => save::halved(points, is_saved, self.evasion),
        }
    }

    /// All that it may come to: points that get through, and whether they put the target out of the fight.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn ends(&self) -> Result<Distribution<(i16, bool)>, DiceError> {
        let (count, sides, plus) = self.dice;
        let highest = i16::from(count) * i16::from(sides);
        let damage = enumerate(|dice| {
            let thrown = match self.numbers.has_dice() {
                true => dice.sum(count, sides)?.total(),
                false => 0,
            };
            Ok(self.numbers.points((thrown, plus), highest))
        })?;
        let saved = match &self.save {
            Some(save) => save.ends()?,
            None => enumerate(|_| Ok(false))?,
        };
        let end = |points: &i16, is_saved: &bool| {
            let loss = self.shelter.left(self.left(*points, *is_saved));
            let mut life = self.life;
            exchange::hurt(&mut life, loss, false);
            (loss, !self.is_down && loss > 0 && exchange::is_out(&life))
        };
        Ok(damage.join(&saved, end))
    }

    /// Thousandths of a hit point that it costs its target on the average, and the chance to put him out of the fight.
    pub(crate) fn outlook(&self) -> Option<(i64, Chance)> {
        let ends = self.ends().ok()?;
        let mean = ends.mean_per_mille(|(loss, _)| i64::from(*loss));
        Some((mean, ends.chance(|(_, is_out)| *is_out)))
    }

    /// Its exact odds, after so much chance that the spell comes about at all.
    pub(crate) fn odds(&self, (cast, times): (Chance, u8)) -> Option<Odds> {
        let ends = self.ends().ok()?;
        let losses = ends.map(|(loss, _)| *loss);
        let mut chain = vec![(word::CASTS, cast)];
        let mut ledgers = Vec::new();
        if let Some(save) = &self.save {
            let saves = save.ends().ok()?.chance(|is_saved| *is_saved);
            chain.push((word::UNSAVED, Chance::new(1, 1).without(saves)));
            ledgers.push((word::SAVE, save.modifiers.clone()));
            ledgers.push((word::SAVE_DC, Ledger::new(rule::D20_MAG_07, save.target.least())));
        }
        ledgers.push((word::DAMAGE, Ledger::new(self.rule, self.dice.2)));
        let mut odds = Odds {
            chain,
            effects: vec![(word::OUT, ends.chance(|(_, is_out)| *is_out))],
            ledgers,
            ..Odds::losing(&losses)
        };
        odds.mean_loss_per_mille *= i64::from(times.max(1));
        Some(odds)
    }

    /// Carries it out: its dice fall, then as with [`Self::land`].
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn strike(&self, table: &mut Table, who: (FighterId, FighterId)) -> Result<(), DiceError> {
        let (count, sides, _) = self.dice;
        let throw = match self.numbers.has_dice() {
            true => table.dice.sum(count, sides)?,
            false => Throw::default(),
        };
        self.land(table, who, throw)
    }

    /// Carries it out with dice that have fallen: the save, and what is left of them.
    ///
    /// Rule: `D20-MAG-08`, `D20-DMG-04`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn land(
        &self,
        table: &mut Table,
        (id, target): (FighterId, FighterId),
        throw: Throw,
    ) -> Result<(), DiceError> {
        let is_saved = match &self.save {
            Some(save) => save.play(table, target)?,
            None => false,
        };
        let mut points = Points::thrown(self.rule, self.dice.1, throw);
        let (count, sides, plus) = self.dice;
        points.ledger.add_for(self.rule, self.row, plus);
        let highest = i16::from(count) * i16::from(sides);
        for (rule, row, more) in self.numbers.lines((throw.total(), plus), highest) {
            points.ledger.add_for(rule, row, more);
        }
        let value = points.value();
        let halved = self.left(value, is_saved);
        let dealt = self.shelter.left(halved);
        let mut loss = Ledger::new(self.rule, value);
        let is_dodged = match self.evasion {
            Evasion::None => false,
            Evasion::Plain => is_saved,
            Evasion::Improved => true,
        };
        let by = if is_dodged {
            self.evasion_by
        } else {
            rule::D20_MAG_08
        };
        loss.add(by, halved - value);
        loss.add(rule::D20_DMG_04, dealt - halved);
        table.write(Happening::Struck {
            target,
            by: Some(id),
            points: Box::new(points),
            loss: Box::new(loss),
            grade: None,
        });
        health::sear(table, target, (dealt, self.energy), self.rule)
    }
}

/// What a save does that succeeds, by the reading of the rules that is on.
///
/// Rule: `D20-MAG-09`.
const fn success(save: super::super::data::Save, modules: Modules) -> SaveEffect {
    match save.other_reading {
        Some(other) if modules.has(Modules::SPHERE_NEGATES) => other,
        _ => save.success,
    }
}
