//! Checks of talents as values: what an attribute counts in a check, and the points that a talent has with all that helps and hinders.

use crate::battle::{Cause, Ledger, RuleId, Slot};
use crate::dice::Chance;

use super::super::cause;
use super::super::condition::{grit, initiative, strain};
use super::super::rule;
use super::super::scene::Snapshot;
use super::check::{self, WORST};
use super::value::{Attribute, Brought};
use super::zone;

/// What a helmet that dulls the senses takes from the perception (`ARP-10`).
pub(crate) const DULLED: i16 = -2;

/// What an attribute counts in checks by a rule, `CNV-07` or `CNV-08`: venom and wounds lower it, blows to the head have taken charisma
/// for good. The KO of a creature with printed values stands for all of them, and loses what the attribute asked for would.
///
/// Rule: `CNV-07`, `CNV-08`, `WND-05`, `WND-10`, `WND-91`, `WND-95`, `ZON-03`.
pub(crate) fn attribute(source: RuleId, fighter: &Snapshot, which: Attribute) -> Ledger {
    let ado = &fighter.condition.ado;
    let printed = if fighter.build.is_creature {
        Attribute::Ko
    } else {
        which
    };
    let mut ledger = Ledger::of(source, printed.cause(), fighter.build.attribute(printed));
    ledger.add(rule::WND_95, -ado.marred.attribute_loss(which));
    if which == Attribute::Ge {
        if let Some((points, venom)) = ado.ills.weakness.lost {
            ledger.add(venom, -points);
        }
        let felt = initiative::wound_loss(fighter);
        let lost = -initiative::OF_WOUND * initiative::flat_wounds(fighter);
        let wounds = (&cause::WOUNDS, initiative::flat_wounds(fighter));
        ledger.add_for(initiative::of_lost_agility(fighter), wounds, lost);
        ledger.add_for(rule::WND_10, wounds, felt - lost);
    }
    zone::add_to_attribute(&mut ledger, fighter, which);
    ledger
}

/// A check of a talent.
///
/// Rule: `CNV-08`.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    /// The attributes of its three dice.
    pub(crate) attributes: [Attribute; 3],
    /// The points of the talent that may be spent before anything helps or hinders.
    pub(crate) value: i16,
    /// The rule that asks for it.
    pub(crate) asked: RuleId,
    /// The points that it may spend, with all that helps and hinders.
    pub(crate) pool: Ledger,
    /// Two faces from this one on are a fumble (`ADV-TOLLPATSCH`).
    pub(crate) fumbles_from: u8,
}

impl Trial {
    /// A check of a talent with this value that a rule asks for with its modifier, and what hinders the talent besides.
    ///
    /// Rule: `CNV-08`, `MAN-GEN-05`.
    fn new(
        fighter: &Snapshot,
        attributes: [Attribute; 3],
        (talent, value): (Cause, i16),
        (asked, modifier): (RuleId, i16),
        besides: &[Brought],
    ) -> Self {
        let mut pool = Ledger::of(rule::CNV_08, talent, value);
        pool.add_for(asked, &cause::DIFFICULTY, modifier);
        for (rule, cause, points) in besides {
            pool.add_for(*rule, *cause, *points);
        }
        pool.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
        strain::add_to_talent(&mut pool, fighter, asked);
        Self {
            attributes,
            value,
            asked,
            pool,
            fumbles_from: WORST,
        }
    }

    /// Selbstbeherrschung.
    pub(crate) fn self_control(fighter: &Snapshot, asked: (RuleId, i16)) -> Self {
        let talent = ((&cause::SELF_CONTROL).into(), fighter.build.talents.self_control);
        Self::new(fighter, grit::ATTRIBUTES, talent, asked, &[])
    }

    /// Körperbeherrschung, burdened by encumbrance (`ARM-03`).
    pub(crate) fn body_control(fighter: &Snapshot, asked: (RuleId, i16)) -> Self {
        use Attribute::{Ge, In, Mu};
        let talent = ((&cause::BODY_CONTROL).into(), fighter.build.talents.body_control);
        Self::new(fighter, [Mu, In, Ge], talent, asked, &burden(fighter, 1))
    }

    /// Athletik, burdened by encumbrance (`ARM-03`).
    pub(crate) fn athletics(fighter: &Snapshot, asked: (RuleId, i16)) -> Self {
        use Attribute::{Ge, Kk, Ko};
        let talent = ((&cause::ATHLETICS).into(), fighter.build.talents.athletics);
        Self::new(fighter, [Ge, Ko, Kk], talent, asked, &burden(fighter, 1))
    }

    /// Schwimmen, burdened twice by encumbrance (`ARM-03`).
    pub(crate) fn swimming(fighter: &Snapshot, asked: (RuleId, i16)) -> Self {
        use Attribute::{Ge, Kk, Ko};
        let talent = ((&cause::SWIMMING).into(), fighter.build.talents.swimming);
        Self::new(fighter, [Ge, Ko, Kk], talent, asked, &burden(fighter, 2))
    }

    /// Schleichen, burdened by encumbrance (`ARM-03`).
    pub(crate) fn stealth(fighter: &Snapshot, asked: (RuleId, i16)) -> Self {
        use Attribute::{Ge, In, Mu};
        let talent = ((&cause::STEALTH).into(), fighter.build.talents.stealth);
        Self::new(fighter, [Mu, In, Ge], talent, asked, &burden(fighter, 1))
    }

    /// Sinnenschärfe (`ARP-10`, `WND-95`).
    pub(crate) fn perception(fighter: &Snapshot, asked: (RuleId, i16)) -> Self {
        use Attribute::{In, Kl};
        let talent = ((&cause::PERCEPTION).into(), fighter.build.talents.perception);
        Self::new(fighter, [Kl, In, In], talent, asked, &senses(fighter))
    }

    /// Heilkunde Wunden.
    pub(crate) fn treatment(fighter: &Snapshot, asked: (RuleId, i16)) -> Self {
        use Attribute::{Ch, Ff, Kl};
        let talent = ((&cause::TREAT_WOUNDS).into(), fighter.build.talents.treat_wounds);
        Self::new(fighter, [Kl, Ch, Ff], talent, asked, &[])
    }

    /// A talent that is used as such; none where the slot names none (`ACT-25`).
    pub(crate) fn skill(fighter: &Snapshot, slot: Slot) -> Option<Self> {
        let skill = fighter.build.skills.get(usize::from(slot.0))?;
        let mut besides = burden(fighter, skill.burdened_times).to_vec();
        if skill.is_perception {
            besides.extend(senses(fighter));
        }
        let asked = (rule::ACT_25, 0);
        Some(Self {
            fumbles_from: skill.fumbles_from,
            ..Self::new(
                fighter,
                skill.attributes,
                ((&cause::TALENT).into(), skill.value),
                asked,
                &besides,
            )
        })
    }

    /// What the three dice are rolled against; a pool below zero lowers each of them (`CNV-08`).
    pub(crate) fn targets(&self, fighter: &Snapshot) -> [Ledger; 3] {
        self.attributes.map(|which| {
            let mut ledger = attribute(rule::CNV_08, fighter, which);
            ledger.add_for(rule::CNV_08, &cause::BELOW_ZERO, self.pool.value().min(0));
            ledger
        })
    }

    /// The chance that it is passed.
    pub(crate) fn chance(&self, fighter: &Snapshot) -> Chance {
        let targets = self.targets(fighter).map(|ledger| ledger.value());
        check::talent_chance(targets, (self.pool.value(), self.value), self.fumbles_from)
    }
}

/// What encumbrance takes from a physical talent, so many times (`ARM-03`).
fn burden(fighter: &Snapshot, times: i16) -> [Brought; 2] {
    fighter.build.burden.lines(rule::ARM_03, |be| times * be)
}

/// What hinders the senses: a helmet, and what blows to the head have taken for good (`ARP-10`, `WND-95`).
fn senses(fighter: &Snapshot) -> [Brought; 2] {
    let dulled = if fighter.build.traits.dulled { DULLED } else { 0 };
    let lost = fighter.condition.ado.marred.perception_loss();
    [
        (rule::ARP_10, Cause::Rule, dulled),
        (rule::WND_95, Cause::Rule, -lost),
    ]
}
