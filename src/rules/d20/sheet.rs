//! What a fighter is in these rules, worked out once from the record of a creature: ability scores, saves, armour class in its kinds,
//! weapons held, armour worn, feats.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::battle::{BodyShape, Character, NamedRow, RuleId, Slot, Term};
use crate::content::Words;

use super::arm::Arm;
use super::data::{
    Abilities, Ability, ArmourKind, Body, Creature, CreatureKind, D20Data, FacingEffect, FeatEffect, Foe,
    HeldFeat, People, Quirk, Saves, Side, Size, Skill, Solidity, Weapon,
};
use super::rule;
use super::spell::Book;
use super::turning::Turner;

/// A creature of the tables with everything that follows from its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Build {
    /// The id of the creature.
    pub creature: String,
    /// The row of the tables; none for somebody whom a level file writes down.
    pub row: Option<RuleId>,
    /// The name.
    pub name: Arc<Words>,
    /// How it fights where the computer plays it.
    pub character: Character,
    /// What the body looks like.
    pub shape: BodyShape,
    /// What kind of creature it is.
    pub kind: CreatureKind,
    /// Its people.
    pub people: Option<People>,
    /// Its size.
    pub size: Size,
    /// What its size says (`D20-CORE-08`).
    pub bulk: Bulk,
    /// Level, or Hit Dice.
    pub level: u8,
    /// Hit Dice.
    pub hit_dice: u8,
    /// Hit points when it is well (`D20-DMG-08`).
    pub hit_points: i16,
    /// Ability scores (`D20-CORE-04`).
    pub abilities: Abilities,
    /// Initiative bonus (`D20-SEQ-02`).
    pub initiative: i16,
    /// Squares of a move (`D20-MOV-01`).
    pub speed: u8,
    /// Base attack bonus (`D20-CORE-07`).
    pub base_attack: i16,
    /// Saves (`D20-CORE-07`).
    pub saves: Saves,
    /// Points of AC of its own skin.
    pub natural_armour: i16,
    /// What it wears (`D20-ATK-04`).
    pub pieces: Vec<Piece>,
    /// Weapons and parts of the body, by slot: those of the record, the own body, bare hands; then what was found in the fight.
    pub arms: Vec<Arm>,
    /// Feats and class abilities, each with what it does.
    pub feats: Vec<HeldEffect>,
    /// Dice of a sneak attack (`D20-DMG-07`).
    pub sneak_dice: u8,
    /// Skills that the record lists.
    pub skills: BTreeMap<Skill, i16>,
    /// Squares that it sees in the dark (`D20-CON-07`).
    pub darkvision: u8,
    /// Whether lights carry twice as far for it (`D20-CON-07`).
    pub low_light: bool,
    /// What else is special about it.
    pub traits: Vec<Quirk>,
    /// What its feats do where facing counts.
    pub facing: Vec<HeldFacing>,
    /// Its spells (`D20-MAG-01`).
    pub book: Option<Book>,
    /// How it turns undead (`D20-ACT-T36`).
    pub turner: Option<Turner>,
}

/// What a size says of a body.
///
/// Rule: `D20-CORE-08`, `D20-BRD-02`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bulk {
    /// Its place in the order of sizes, from 0.
    pub index: u8,
    /// Points on attack rolls and AC.
    pub attack: i16,
    /// Points on opposed checks.
    pub opposed: i16,
    /// Squares along each side of its space, at least one.
    pub space: u8,
    /// Squares of natural reach.
    pub reach: u8,
}

/// A piece of armour that is worn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its row, which is its rule.
    pub rule: RuleId,
    /// Its id and name.
    pub row: NamedRow,
    /// How it is worn.
    pub kind: ArmourKind,
    /// Points of AC.
    pub bonus: i16,
    /// The most of the Dexterity modifier that counts with it.
    pub most_dexterity: Option<i16>,
    /// Points on every attack roll.
    pub attack: i16,
    /// The arm that carries it, where it is a shield (`D20-FAC-18`).
    pub side: Side,
    /// Whether it is of metal (`D20-SPL-06`).
    pub is_metal: bool,
    /// What it bears when somebody strikes at it (`D20-ACT-T14`).
    pub solidity: Solidity,
}

/// What a feat does, with the weapon that it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldEffect {
    /// The feat, which is the rule.
    pub rule: RuleId,
    /// What it is called.
    pub row: NamedRow,
    /// What it does.
    pub effect: FeatEffect,
    /// The gear or the part of the body that it is for; none where it is for everything.
    pub gear: Option<String>,
}

/// What a feat does where facing counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldFacing {
    /// What it is called.
    pub row: NamedRow,
    /// What it does.
    pub effect: FacingEffect,
}

impl Build {
    /// A creature of the tables. What the tables do not know is left out: they are checked when they are read.
    pub(crate) fn of(tables: &D20Data, creature: &Creature) -> Self {
        let listed = tables.creature(creature.id.as_str()) == Some(creature);
        let mut build = Self {
            creature: creature.id.to_string(),
            row: listed.then(|| rule_of(creature.id.as_str())),
            name: Arc::new(creature.name.clone()),
            character: creature.character,
            shape: creature.shape,
            kind: creature.kind,
            people: creature.people,
            size: creature.size,
            bulk: bulk(tables, creature),
            level: creature.level(),
            hit_dice: creature.hit_dice,
            hit_points: creature.hit_points,
            abilities: creature.abilities,
            initiative: creature.initiative,
            speed: creature.speed,
            base_attack: creature.base_attack,
            saves: creature.saves,
            natural_armour: creature.natural_armour,
            pieces: pieces(tables, creature),
            arms: Vec::new(),
            feats: creature
                .feats
                .iter()
                .flat_map(|held| effects(tables, held))
                .collect(),
            sneak_dice: creature.sneak_dice,
            skills: creature.skills.clone(),
            darkvision: creature.darkvision,
            low_light: creature.low_light,
            traits: creature.traits.clone(),
            facing: creature
                .feats
                .iter()
                .flat_map(|held| facing_effects(tables, held))
                .collect(),
            book: Book::of(tables, creature),
            turner: Turner::of(tables, creature),
        };
        build.arms = Arm::all_of(tables, creature, &build);
        build
    }

    /// Whether a feat or a class ability does something that is looked for.
    pub(crate) fn has_feat(&self, is_meant: impl Fn(&FeatEffect) -> bool) -> bool {
        self.feats.iter().any(|held| is_meant(&held.effect))
    }

    /// What a feat does that is looked for, and for which weapon.
    pub(crate) fn feat<T>(
        &self,
        found: impl Fn(&FeatEffect) -> Option<T>,
        gear: Option<&str>,
    ) -> Option<(RuleId, NamedRow, T)> {
        let mut fitting = self
            .feats
            .iter()
            .filter(|held| held.gear.is_none() || held.gear.as_deref() == gear);
        fitting.find_map(|held| Some((held.rule, held.row, found(&held.effect)?)))
    }

    /// Whether it has a trait.
    pub(crate) fn has_trait(&self, quirk: &Quirk) -> bool {
        self.traits.contains(quirk)
    }

    /// The bonus of a skill; the modifier of its ability where the record lists none.
    pub(crate) fn skill(&self, tables: Option<&D20Data>, skill: Skill) -> i16 {
        let untrained = || {
            let row = tables.and_then(|tables| tables.skill(skill));
            row.map_or(0, |row| self.abilities.modifier(row.ability))
        };
        self.skills.get(&skill).copied().unwrap_or_else(untrained)
    }

    /// Whether it stands firmly: more than two legs, or a dwarf.
    ///
    /// Rule: `D20-BUL-02`, `D20-TRP-01`.
    pub(crate) fn is_stable(&self) -> bool {
        self.has_trait(&Quirk::StandsFirm)
    }

    /// Whether somebody is among those that a trait of another is about.
    pub(crate) fn is_of(&self, foe: Foe) -> bool {
        match foe {
            Foe::Kind(kind) => self.kind == kind,
            Foe::People(people) => self.people == Some(people),
        }
    }

    /// The slot of the own body, with which everybody can fight who has lost all else.
    pub(crate) fn body_slot(&self) -> Slot {
        let place = self.arms.iter().position(Arm::is_body);
        Slot(place.unwrap_or(0) as u8)
    }

    /// The shield that is worn, be it whole or broken.
    pub(crate) fn shield(&self) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.kind.is_shield())
    }
}

fn bulk(tables: &D20Data, creature: &Creature) -> Bulk {
    let Some(row) = tables.size(creature.size) else {
        return Bulk {
            index: 4,
            space: 1,
            reach: 1,
            ..Bulk::default()
        };
    };
    Bulk {
        index: row.index,
        attack: row.attack,
        opposed: row.opposed,
        space: row.space.max(1),
        reach: match creature.body {
            Body::Tall => row.reach.tall,
            Body::Long => row.reach.long,
        },
    }
}

fn pieces(tables: &D20Data, creature: &Creature) -> Vec<Piece> {
    let known = creature.armour.iter().filter_map(|worn| {
        let row = tables.armour.get(&worn.piece)?;
        Some(Piece {
            rule: rule_of(row.id.as_str()),
            row: NamedRow::of(row.id.as_str(), &row.name),
            kind: row.kind,
            bonus: row.bonus,
            most_dexterity: row.max_dexterity,
            attack: row.attack,
            side: worn.side,
            is_metal: row.metal,
            solidity: row.solidity(),
        })
    });
    known.collect()
}

fn effects(tables: &D20Data, held: &HeldFeat) -> Vec<HeldEffect> {
    let Some(feat) = tables.feats.get(&held.feat) else {
        return Vec::new();
    };
    let part = held.part.map(|part| super::arm::part_word(part).to_owned());
    let weapon = held.weapon.as_ref().map(ToString::to_string);
    let gear = weapon.or(part);
    let of = |effect: &FeatEffect| HeldEffect {
        rule: rule_of(feat.id.as_str()),
        row: NamedRow::of(feat.id.as_str(), &feat.name),
        effect: effect.clone(),
        gear: gear.clone(),
    };
    feat.effects.iter().map(of).collect()
}

fn facing_effects(tables: &D20Data, held: &HeldFeat) -> Vec<HeldFacing> {
    let feat = tables.feats.get(&held.feat);
    let of = |feat: &super::data::Feat| {
        let row = NamedRow::of(feat.id.as_str(), &feat.name);
        let effects = feat.facing.iter();
        effects
            .map(|effect| HeldFacing { row, effect: *effect })
            .collect()
    };
    feat.map_or_else(Vec::new, of)
}

/// The rule of a row of the tables: its id.
pub(crate) fn rule_of(id: &str) -> RuleId {
    Term::named(id).map_or(rule::D20_ATK_01, |id| RuleId(id.0))
}

/// The row of bare hands (`D20-ATK-09`).
pub(crate) const BARE_HANDS: &str = "D20-WPN-01";

/// A weapon of the tables, where it is one.
pub(crate) fn weapon<'t>(tables: &'t D20Data, gear: &str) -> Option<&'t Weapon> {
    tables.weapons.get(gear)
}

/// The modifier of an ability whose score something changes by so many points.
///
/// Rule: `D20-CORE-04`.
pub(crate) fn changed_modifier(abilities: &Abilities, which: Ability, change: i16, is_zero: bool) -> i16 {
    match abilities.score(which) {
        None => 0,
        Some(_) if is_zero => super::armour_class::HELPLESS,
        Some(score) => ((score + change).max(0) - 10).div_euclid(2),
    }
}

#[cfg(test)]
pub(crate) mod test {
    use std::path::Path;

    use super::*;

    /// The tables of the game.
    pub(crate) fn tables() -> D20Data {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/d20");
        D20Data::load(&folder).unwrap_or_else(|problems| panic!("{problems}"))
    }

    /// A creature of the tables.
    pub(crate) fn creature(id: &str) -> Build {
        let tables = tables();
        Build::of(&tables, tables.creature(id).unwrap())
    }

    #[test]
    fn an_ogre_is_large_and_reaches_two_squares_d20_core_08() {
        let ogre = creature("D20-OPP-09");
        assert_eq!((ogre.bulk.space, ogre.bulk.reach, ogre.bulk.attack), (2, 2, -1));
        // A wolf of medium size is long, but its reach is that of a man all the same.
        assert_eq!(creature("D20-OPP-06").bulk.reach, 1);
    }

    #[test]
    fn skills_that_no_record_lists_are_those_of_the_ability() {
        // Alda: Spot 5 by her record; Tumble, which Dexterity 13 leads, is 1.
        let tables = tables();
        let alda = creature("D20-HER-01");
        let skill = |skill| alda.skill(Some(&tables), skill);
        assert_eq!((skill(Skill::Spot), skill(Skill::Tumble)), (5, 1));
    }
}
