//! Weapons and parts of the body, and how a fighter attacks with them.

use std::sync::Arc;

use crate::battle::{RuleId, WeaponShape};
use crate::content::Words;

use super::attack::UNTRAINED;
use super::damage::{self, Grip};
use super::data::{
    Ability, BodyPart, Creature, Critical, D20Data, DamageType, FeatEffect, Handling, Hold, Increment,
    Loading, NaturalAttack, OnHit, Roll, Solidity, StrengthUse, Training, Weapon, WeaponAttack, WeaponTrait,
};
use super::reach::Reach;
use super::rule;
use super::sheet::{BARE_HANDS, Build, rule_of};

/// A weapon or a part of the body, and how this fighter attacks with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// Its id in the tables; a word for a part of the body.
    pub gear: String,
    /// Its row, which is its rule.
    pub rule: RuleId,
    /// Its name.
    pub name: Arc<Words>,
    /// Its picture on a token.
    pub silhouette: WeaponShape,
    /// How it is used.
    pub usage: Usage,
    /// The bonus of the first attack, with all that belongs to the fighter.
    pub bonus: i16,
    /// The ability that leads it.
    pub link: Ability,
    /// Its damage with all that belongs to the fighter.
    pub damage: Roll,
    /// When it threatens and how much a critical hit hurts (`D20-CRT-01`).
    pub critical: Critical,
    /// What kinds of damage it does (`D20-DMG-04`).
    pub types: Vec<DamageType>,
    /// The squares that it strikes; none for what is only shot or thrown (`D20-AOO-02`).
    pub(crate) reach: Option<Reach>,
    /// How far it flies; none for what only strikes (`D20-ATK-07`).
    pub range: Option<Increment>,
    /// How far it flies all the same if it is thrown; none for what is only for blows, or flies anyway (`D20-ATK-07`).
    pub thrown: Option<Increment>,
    /// What it costs to shoot it with one hand; none where that cannot be (`D20-ATK-15`).
    pub one_handed: Option<i16>,
    /// What it takes after a shot (`D20-ATK-13`).
    pub loading: Loading,
    /// How many there are to be thrown; none for what is not thrown.
    pub pieces: Option<u8>,
    /// What else there is to it.
    pub traits: Vec<WeaponTrait>,
    /// Whether it is light (`D20-ATK-10`).
    pub is_light: bool,
    /// What else a hit does.
    pub on_hit: Vec<OnHit>,
    /// What it bears when somebody strikes at it (`D20-ACT-T14`).
    pub solidity: Solidity,
}

/// How a weapon is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Usage {
    /// As its record says.
    Held(Hold),
    /// A part of the body: how many of them strike, and whether they only come beside the main ones.
    Natural {
        /// How many.
        count: u8,
        /// Whether they are secondary.
        is_secondary: bool,
    },
    /// Bare hands.
    Bare,
    /// A spell with an attack roll (`D20-MAG-06`).
    Spell,
}

/// Pieces of what is thrown, where a record names one weapon for it: a bundle of javelins, or the one dagger from the belt.
const BUNDLE: u8 = 3;

impl Arm {
    /// Everything with which a creature attacks: its weapons, the parts of its body, and bare hands where it has no such part.
    pub(crate) fn all_of(tables: &D20Data, creature: &Creature, build: &Build) -> Vec<Self> {
        let mut arms: Vec<Self> = creature
            .attacks
            .iter()
            .filter_map(|attack| Self::of_weapon(tables.weapons.get(&attack.weapon)?, attack, build))
            .collect();
        arms.extend(creature.natural.iter().map(|attack| Self::of_body(attack, build)));
        if creature.natural.is_empty() {
            arms.extend(
                tables
                    .weapons
                    .get(BARE_HANDS)
                    .map(|hands| Self::found(hands, build)),
            );
        }
        arms
    }

    fn of_weapon(weapon: &Weapon, attack: &WeaponAttack, build: &Build) -> Option<Self> {
        let arm = Self::found(weapon, build);
        let is_far = matches!(attack.hold, Hold::Thrown | Hold::Shot);
        Some(Self {
            usage: Usage::Held(attack.hold),
            bonus: attack.bonus,
            link: if is_far { Ability::Dexterity } else { arm.link },
            damage: attack.damage,
            // What a record lists for throwing is thrown; what it lists for striking is not.
            reach: if is_far { None } else { arm.reach },
            range: weapon.range.filter(|_| is_far),
            thrown: weapon.range.filter(|_| !is_far),
            pieces: (attack.hold == Hold::Thrown).then_some(BUNDLE),
            ..arm
        })
    }

    /// How a fighter attacks with a weapon that no record of his speaks of.
    ///
    /// Rule: `D20-ATK-01`, `D20-ATK-02`, `D20-ATK-09`, `D20-ATK-11`, `D20-DMG-01`.
    pub(crate) fn found(weapon: &Weapon, build: &Build) -> Self {
        let is_bare = weapon.id.as_str() == BARE_HANDS;
        let is_far = weapon.handling == Handling::Ranged;
        let hold = match weapon.handling {
            Handling::Ranged if weapon.is_shot() => Hold::Shot,
            Handling::Ranged => Hold::Thrown,
            Handling::TwoHanded => Hold::TwoHanded,
            Handling::Light | Handling::OneHanded => Hold::OneHanded,
        };
        let is_fine = weapon.handling == Handling::Light || weapon.has(WeaponTrait::Finesse);
        let link = link(build, is_far, is_fine);
        let strength = build.abilities.modifier(Ability::Strength);
        let grip = match hold {
            Hold::TwoHanded => Grip::Both,
            _ => Grip::One,
        };
        let mut dice = weapon.dice(build.size);
        dice.plus += damage::strength(strength, grip, weapon.strength, 0);
        Self {
            gear: weapon.id.to_string(),
            rule: rule_of(weapon.id.as_str()),
            name: Arc::new(weapon.name.clone()),
            silhouette: weapon.silhouette,
            usage: if is_bare { Usage::Bare } else { Usage::Held(hold) },
            bonus: build.base_attack
                + build.abilities.modifier(link)
                + build.bulk.attack
                + if is_trained(weapon, build) { 0 } else { UNTRAINED },
            link,
            damage: dice,
            critical: weapon.critical,
            types: weapon.types.clone(),
            reach: (!is_far).then(|| {
                if weapon.has(WeaponTrait::Reach) {
                    Reach::weapon(build.bulk.reach)
                } else {
                    Reach::natural(build.bulk.reach)
                }
            }),
            range: weapon.range.filter(|_| is_far),
            thrown: weapon.range.filter(|_| !is_far),
            one_handed: weapon.one_handed,
            loading: weapon.loading,
            pieces: (hold == Hold::Thrown).then_some(1),
            traits: weapon.traits.clone(),
            is_light: weapon.handling == Handling::Light,
            on_hit: Vec::new(),
            solidity: weapon.solidity(),
        }
    }

    fn of_body(attack: &NaturalAttack, build: &Build) -> Self {
        Self {
            gear: part_word(attack.part).to_owned(),
            rule: rule::D20_FUL_01,
            name: Arc::new(part_name(attack.part)),
            silhouette: WeaponShape::Claw,
            usage: Usage::Natural {
                count: attack.count,
                is_secondary: attack.secondary,
            },
            bonus: attack.bonus,
            link: link(build, false, true),
            damage: attack.damage,
            critical: Critical { threat: 20, times: 2 },
            types: attack.types.clone(),
            reach: Some(Reach::natural(build.bulk.reach)),
            range: None,
            thrown: None,
            one_handed: None,
            loading: Loading::Nothing,
            pieces: None,
            traits: Vec::new(),
            is_light: true,
            on_hit: attack.on_hit.clone(),
            solidity: Solidity::default(),
        }
    }

    /// The same weapon as it is thrown: Dexterity leads it, and one hand throws it; none for what is not made for that.
    ///
    /// Rule: `D20-ATK-02`, `D20-ATK-07`, `D20-DMG-01`.
    pub(crate) fn flying(&self, build: &Build) -> Option<Self> {
        let range = self.thrown?;
        let of = |ability| build.abilities.modifier(ability);
        let grip = match self.usage {
            Usage::Held(Hold::TwoHanded) => Grip::Both,
            _ => Grip::One,
        };
        let strength = |grip| damage::strength(of(Ability::Strength), grip, StrengthUse::AllOfIt, 0);
        Some(Self {
            usage: Usage::Held(Hold::Thrown),
            bonus: self.bonus - of(self.link) + of(Ability::Dexterity),
            link: Ability::Dexterity,
            damage: Roll {
                plus: self.damage.plus - strength(grip) + strength(Grip::One),
                ..self.damage
            },
            reach: None,
            range: Some(range),
            pieces: Some(1),
            ..self.clone()
        })
    }

    /// Whether it belongs to the body, so that nobody can lose it.
    pub(crate) const fn is_body(&self) -> bool {
        matches!(self.usage, Usage::Natural { .. } | Usage::Bare)
    }

    /// Whether it is a part of the body that is a weapon.
    pub(crate) const fn is_natural(&self) -> bool {
        matches!(self.usage, Usage::Natural { .. })
    }

    /// Whether it comes only beside the main attacks.
    pub(crate) const fn is_secondary(&self) -> bool {
        matches!(
            self.usage,
            Usage::Natural {
                is_secondary: true,
                ..
            }
        )
    }

    /// How many of it strike in a full attack; 1 for a weapon, which strikes again by the base attack bonus.
    pub(crate) const fn count(&self) -> u8 {
        match self.usage {
            Usage::Natural { count, .. } => count,
            Usage::Held(_) | Usage::Bare | Usage::Spell => 1,
        }
    }

    /// Whether both hands are on it, so that a shield does not go with it.
    ///
    /// Rule: `D20-ATK-15`.
    pub(crate) fn takes_both_hands(&self) -> bool {
        let is_bow = self.has(WeaponTrait::Bow) || self.has(WeaponTrait::Crossbow);
        matches!(self.usage, Usage::Held(Hold::TwoHanded)) || is_bow
    }

    /// Whether it has a trait.
    pub(crate) fn has(&self, wanted: WeaponTrait) -> bool {
        self.traits.contains(&wanted)
    }

    /// Whether it is shot rather than thrown.
    pub(crate) const fn is_shot(&self) -> bool {
        self.range.is_some() && self.pieces.is_none()
    }

    /// Whether its damage is nonlethal.
    ///
    /// Rule: `D20-ATK-09`, `D20-DMG-05`.
    pub(crate) fn is_nonlethal(&self, build: &Build) -> bool {
        let is_trained = build.has_feat(|effect| matches!(effect, FeatEffect::ArmedUnarmed));
        self.has(WeaponTrait::Nonlethal) && !(self.usage == Usage::Bare && is_trained)
    }

    /// Whether whoever fights with it counts as armed.
    ///
    /// Rule: `D20-ATK-09`.
    pub(crate) fn is_armed(&self, build: &Build) -> bool {
        let is_trained = || build.has_feat(|effect| matches!(effect, FeatEffect::ArmedUnarmed));
        self.usage != Usage::Bare || is_trained()
    }

    /// What Strength that changes by some points of its modifier changes of the damage.
    ///
    /// Rule: `D20-DMG-01`.
    pub(crate) fn strength_change(&self, modifier: i16, before: i16) -> i16 {
        let usage = match self.usage {
            Usage::Held(Hold::Shot) => StrengthUse::PenaltyOnly,
            Usage::Spell => StrengthUse::Nothing,
            _ => StrengthUse::AllOfIt,
        };
        let grip = match self.usage {
            Usage::Held(Hold::TwoHanded) => Grip::Both,
            _ => Grip::One,
        };
        damage::strength(modifier, grip, usage, 0) - damage::strength(before, grip, usage, 0)
    }
}

/// Whether somebody has learnt to use a weapon: simple ones everybody has, martial ones those who live by fighting, whose base attack bonus is as
/// high as their level; exotic ones nobody who does not carry one from the start.
///
/// Rule: `D20-ATK-11`.
fn is_trained(weapon: &Weapon, build: &Build) -> bool {
    match weapon.training {
        Training::Simple => true,
        Training::Martial => build.base_attack >= i16::from(build.level),
        Training::Exotic => false,
    }
}

/// The ability that leads an attack: Dexterity at a distance, and in melee for those who have learnt it where it is the higher one.
///
/// Rule: `D20-ATK-01`, `D20-ATK-02`.
fn link(build: &Build, is_far: bool, is_fine: bool) -> Ability {
    let is_trained = build.has_feat(|effect| matches!(effect, FeatEffect::DexterityToAttack));
    let of = |ability| build.abilities.modifier(ability);
    let is_better = of(Ability::Dexterity) > of(Ability::Strength);
    if is_far || is_trained && is_fine && is_better {
        Ability::Dexterity
    } else {
        Ability::Strength
    }
}

/// The word for a part of the body, where gear is named by its id.
pub(crate) const fn part_word(part: BodyPart) -> &'static str {
    match part {
        BodyPart::Bite => "bite",
        BodyPart::Claw => "claw",
        BodyPart::Hoof => "hoof",
        BodyPart::Slam => "slam",
    }
}

fn part_name(part: BodyPart) -> Words {
    let [en, de, fr] = match part {
        BodyPart::Bite => ["Bite", "Biss", "Morsure"],
        BodyPart::Claw => ["Claw", "Klaue", "Griffe"],
        BodyPart::Hoof => ["Hoof", "Huf", "Sabot"],
        BodyPart::Slam => ["Slam", "Hieb", "Coup"],
    }
    .map(str::to_owned);
    Words { en, de, fr }
}

#[cfg(test)]
mod tests {
    use super::super::sheet::test::creature;

    #[test]
    fn a_record_says_how_its_weapons_are_used_d20_atk_01() {
        // Alda's long sword strikes with +11 for 1d8+5, her longbow shoots with +7; she has bare hands besides.
        let alda = creature("D20-HER-01");
        let told: Vec<_> = alda
            .arms
            .iter()
            .map(|arm| (arm.bonus, arm.reach.is_some(), arm.range.is_some(), arm.is_body()))
            .collect();
        assert_eq!(
            told,
            [
                (11, true, false, false),
                (7, false, true, false),
                // 6 of base attack, 3 of Strength.
                (9, true, false, true)
            ]
        );
        assert!(!alda.arms[0].takes_both_hands() && alda.arms[1].takes_both_hands());
    }

    #[test]
    fn whose_body_is_a_weapon_has_no_bare_hands() {
        let names =
            |id: &str| -> Vec<String> { creature(id).arms.iter().map(|arm| arm.gear.clone()).collect() };
        assert_eq!(names("D20-OPP-10"), ["claw", "bite"]);
        assert_eq!(names("D20-OPP-06"), ["bite"]);
    }

    #[test]
    fn bare_hands_are_unarmed_and_knock_out_d20_atk_09() {
        let orc = creature("D20-OPP-02");
        let hands = orc.arms.last().unwrap();
        assert!(hands.is_nonlethal(&orc) && !hands.is_armed(&orc));
        // 1d3 and Strength 17.
        assert_eq!(
            (hands.damage.count, hands.damage.sides, hands.damage.plus),
            (1, 3, 3)
        );
    }
}
