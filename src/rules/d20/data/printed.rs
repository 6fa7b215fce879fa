//! Results that the tables list beside the parts from which they follow; when a table is loaded they are held against each other.

use serde::Deserialize;

use super::{Ability, ClassLevel, Creature, D20Data, Skill};
use crate::rules::Fault;
use crate::rules::d20::slots;

/// What the parts of a creature come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// AC.
    ///
    /// Rule: `D20-ATK-04`.
    pub armour_class: i16,
    /// AC against touch attacks.
    ///
    /// Rule: `D20-ATK-05`.
    pub touch: i16,
    /// AC without the Dexterity bonus.
    ///
    /// Rule: `D20-ATK-06`.
    pub flat_footed: i16,
    /// The bonus on grapple checks; none where the table does not list it.
    ///
    /// Rule: `D20-GRP-01`.
    pub grapple: Option<i16>,
    /// Sense Motive and base attack bonus together; none where the table does not list it.
    ///
    /// Rule: `D20-FNT-01`.
    pub feint_defence: Option<i16>,
}

/// What class and abilities of a caster come to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrintedSpells {
    /// The number that saves against spells of the level 0 have to reach.
    ///
    /// Rule: `D20-MAG-07`.
    pub save_dc: i16,
    /// Spells a day by spell level from 0 on, with bonus and domain.
    ///
    /// Rule: `D20-MAG-12`.
    pub slots: Vec<i16>,
    /// Spell points a day, with the bonus by the formula.
    ///
    /// Rule: `D20-SP-01`, `D20-SP-03`.
    pub points: i16,
    /// Spell points in a round without danger.
    ///
    /// Rule: `D20-OVR-01`.
    pub cap: i16,
    /// The bonus of melee touch attacks.
    ///
    /// Rule: `D20-MAG-06`.
    pub melee_touch: i16,
    /// The bonus of ranged touch attacks.
    ///
    /// Rule: `D20-MAG-06`.
    pub ranged_touch: i16,
}

impl Printed {
    /// Reports what the parts come to otherwise.
    pub(super) fn faults(&self, creature: &Creature, data: &D20Data, faults: &mut Vec<Fault>) {
        let Some(size) = data.size(creature.size) else {
            return;
        };
        let worn = || {
            creature
                .armour
                .iter()
                .filter_map(|worn| data.armour.get(&worn.piece))
        };
        let most = worn().filter_map(|piece| piece.max_dexterity).min();
        let dexterity = creature.abilities.modifier(Ability::Dexterity);
        let dexterity = most.map_or(dexterity, |most| dexterity.min(most));
        let touch = 10 + size.attack + dexterity;
        let bonus: i16 = worn().map(|piece| piece.bonus).sum();
        let armour_class = touch + bonus + creature.natural_armour;
        differs(faults, "AC", self.armour_class, armour_class);
        differs(faults, "touch AC", self.touch, touch);
        differs(
            faults,
            "flat-footed AC",
            self.flat_footed,
            armour_class - dexterity.max(0),
        );
        if let Some(grapple) = self.grapple {
            let strength = creature.abilities.modifier(Ability::Strength);
            differs(
                faults,
                "the grapple bonus",
                grapple,
                creature.base_attack + strength + size.opposed,
            );
        }
        if let Some(defence) = self.feint_defence {
            let listed = creature.skills.get(&Skill::SenseMotive).copied();
            let motive = listed.unwrap_or_else(|| creature.abilities.modifier(Ability::Wisdom));
            differs(
                faults,
                "the feint defence",
                defence,
                creature.base_attack + motive,
            );
        }
    }
}

impl PrintedSpells {
    /// Reports what class and abilities come to otherwise.
    pub(super) fn faults(
        &self,
        creature: &Creature,
        class: &ClassLevel,
        data: &D20Data,
        faults: &mut Vec<Fault>,
    ) {
        let row = data.classes.get(&class.class).and_then(|row| row.spells.as_ref());
        let (Some(spells), Some(size)) = (row, data.size(creature.size)) else {
            return;
        };
        let modifier = creature.abilities.modifier(spells.ability);
        differs(faults, "the save DC", self.save_dc, 10 + modifier);
        let slots: Vec<i16> = (spells.lowest..)
            .zip(spells.slots_at(class.level))
            .map(|(level, slots)| {
                let domain = i16::from(spells.domain && level > 0);
                i16::from(*slots) + domain + slots::bonus(modifier, level)
            })
            .collect();
        if slots != self.slots {
            faults.push(format!("the spells a day are {:?}, but follow as {slots:?}", self.slots).into());
        }
        let bonus = (modifier * i16::from(class.level)).div_euclid(2).max(0);
        let quota = i16::try_from(spells.points_at(class.level)).unwrap_or(i16::MAX);
        differs(faults, "the spell points", self.points, quota + bonus);
        let highest = spells.highest_at(class.level).unwrap_or(0);
        differs(faults, "the cap", self.cap, (2 * i16::from(highest) - 1).max(0));
        let touch = |ability| creature.base_attack + creature.abilities.modifier(ability) + size.attack;
        differs(
            faults,
            "the melee touch attack",
            self.melee_touch,
            touch(Ability::Strength),
        );
        differs(
            faults,
            "the ranged touch attack",
            self.ranged_touch,
            touch(Ability::Dexterity),
        );
    }
}

/// Reports a number that follows otherwise.
fn differs(faults: &mut Vec<Fault>, what: &str, listed: i16, follows: i16) {
    if listed != follows {
        faults.push(format!("{what} is listed as {listed}, but follows as {follows}").into());
    }
}
