//! What a fighter is in these rules, worked out once from the tables.

use std::sync::Arc;

use crate::battle::{BodyShape, Character, RuleId, Slot, Term, WeaponShape};
use crate::content::Words;

use super::data::{
    self, AttackSkill, Characteristic, Characteristics, Person, PoolData, PowerAction, Skill, Skills,
};
use super::rule;

/// A person of the tables with everything that follows from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Build {
    /// The id of the person.
    pub person: String,
    /// The row of the tables; none for somebody whom a level file writes down.
    pub row: Option<RuleId>,
    /// The name.
    pub name: Arc<Words>,
    /// How it fights where the computer plays it.
    pub character: Character,
    /// Whether it is a player's character (`PL-GEN-04`).
    pub is_hero: bool,
    /// Level from 1.
    pub level: u8,
    /// The seven characteristics.
    pub characteristics: Characteristics,
    /// The eight skills.
    pub skills: Skills,
    /// Most hit points (`PL-CHR-04`).
    pub hit_points: i16,
    /// Metres of a move action (`PL-MOV-01`).
    pub move_m: u16,
    /// Pieces of armour in the order of the record.
    pub pieces: Vec<Piece>,
    /// Defence of the own skin.
    pub hide: i16,
    /// Defence from paths and skills (`PL-DEF-04`).
    pub defence_bonus: i16,
    /// Magic defence from items (`PL-DEF-08`).
    pub magic_bonus: i16,
    /// What is added in close combat in place of Strength (`PL-DMG-02`).
    pub damage_bonus: Option<i16>,
    /// Dice of a sneak attack (`PL-SNK-01`).
    pub sneak_dice: u8,
    /// What the body looks like.
    pub shape: BodyShape,
    /// Whether it goes on four feet.
    pub is_quadruped: bool,
    /// Weapons, by slot: first those of the record, then the own body, then what was found in the fight.
    pub arms: Vec<Arm>,
    /// Magic abilities.
    pub powers: Vec<Spell>,
    /// Healing potions in the bag (`PL-HPT-04`).
    pub potions: u8,
}

/// A piece of armour that is worn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its row, which is its rule.
    pub rule: RuleId,
    /// Its name.
    pub name: Arc<Words>,
    /// Where it is worn.
    pub slot: data::Slot,
    /// Its Defence.
    pub defence: i16,
    /// The most Agility that counts with it.
    pub cap: i16,
    /// Whether nobody sprints in it.
    pub no_sprint: bool,
}

/// A weapon, and how this fighter attacks with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// Its id in the tables.
    pub gear: String,
    /// Its name.
    pub name: Arc<Words>,
    /// Its picture on a token.
    pub silhouette: WeaponShape,
    /// How many hands it takes; 0 for the own body, which is never dropped.
    pub hands: u8,
    /// How it is led in close combat.
    pub close: Option<Close>,
    /// How it is shot or thrown.
    pub shot: Option<Shot>,
}

/// A weapon in close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Close {
    /// The row, which is its rule.
    pub rule: RuleId,
    /// The skill (`PL-ATK-01`).
    pub skill: AttackSkill,
    /// The characteristic (`PL-CHR-03`).
    pub link: Characteristic,
    /// Squares that it reaches.
    pub reach: u8,
    /// Number and sides of the damage dice.
    pub damage: (u8, u8),
}

/// A weapon or object at a distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The row, which is its rule.
    pub rule: RuleId,
    /// The skill (`PL-ATK-01`).
    pub skill: AttackSkill,
    /// Metres that it carries.
    pub range_m: u16,
    /// Number and sides of the damage dice.
    pub damage: (u8, u8),
    /// Whether it has to be loaded after each shot.
    pub reloads: bool,
    /// How many there are to be thrown; none for what is shot.
    pub pieces: Option<u8>,
}

/// A magic ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spell {
    /// Its name.
    pub name: Arc<Words>,
    /// The action that it takes.
    pub action: PowerAction,
    /// Metres that it carries.
    pub range_m: u16,
    /// Number and sides of its dice.
    pub dice: (u8, u8),
    /// What is added to them.
    pub plus: i16,
    /// Whether it heals.
    pub heals: bool,
}

impl Build {
    /// A person of the tables. What the tables do not know is left out: they are checked when they are read.
    pub(crate) fn of(tables: &PoolData, person: &Person) -> Self {
        let mut build = Self {
            person: person.id.to_string(),
            row: (tables.people.get(&person.id) == Some(person)).then(|| rule_of(person.id.as_str())),
            name: Arc::new(person.name.clone()),
            character: person.character,
            is_hero: person.hero,
            level: person.level,
            characteristics: person.characteristics,
            skills: person.skills,
            hit_points: person.hit_points.unwrap_or_else(|| hero_hit_points(person)),
            move_m: person.move_m,
            pieces: person
                .armour
                .iter()
                .filter_map(|id| tables.armour.get(id))
                .map(piece)
                .collect(),
            hide: person.hide,
            defence_bonus: person.defence_bonus,
            magic_bonus: person.magic_bonus,
            damage_bonus: person.damage_bonus_override,
            sneak_dice: person.sneak_dice,
            shape: person.shape.unwrap_or(if person.quadruped {
                BodyShape::Beast
            } else {
                BodyShape::Human
            }),
            is_quadruped: person.quadruped,
            arms: Vec::new(),
            powers: person
                .powers
                .iter()
                .filter_map(|id| tables.powers.get(id))
                .map(|power| spell(power, &person.characteristics))
                .collect(),
            potions: person.potions,
        };
        for id in &person.weapons {
            build.arms.extend(build.arm(tables, id.as_str()));
        }
        // Whose body is a weapon has no bare hands besides.
        if build.arms.iter().all(|arm| arm.hands > 0) {
            build.arms.extend(build.arm(tables, BARE_HANDS));
        }
        build
    }

    /// How this fighter attacks with a weapon of the tables; none for what is no weapon.
    ///
    /// Rule: `PL-ATK-01`, `PL-CHR-03`.
    pub(crate) fn arm(&self, tables: &PoolData, gear: &str) -> Option<Arm> {
        let weapon = tables.weapons.get(gear)?;
        let struck = match &weapon.struck_as {
            Some(id) => tables.weapons.get(id),
            None => Some(weapon).filter(|it| !it.skill.is_distant()),
        };
        let thrown = match &weapon.thrown_as {
            Some(id) => tables.weapons.get(id),
            None => Some(weapon).filter(|it| it.skill.is_distant()),
        };
        // What is both in one is a single piece, unless the row says how many there are.
        let pieces = match (thrown, weapon.pieces) {
            (_, 1..) => Some(weapon.pieces),
            (Some(_), 0) if weapon.thrown_as.is_some() => Some(1),
            _ => None,
        };
        Some(Arm {
            gear: gear.to_owned(),
            name: Arc::new(weapon.name.clone()),
            silhouette: weapon.silhouette,
            hands: weapon.hands,
            close: struck.map(|row| Close {
                rule: rule_of(row.id.as_str()),
                skill: row.skill,
                link: self.link(row.skill, row.finesse),
                reach: row.reach,
                damage: row.damage,
            }),
            shot: thrown.map(|row| Shot {
                rule: rule_of(row.id.as_str()),
                skill: row.skill,
                range_m: row.range,
                damage: row.damage,
                reloads: row.reload,
                pieces,
            }),
        })
    }

    /// The characteristic of an attack.
    ///
    /// Rule: `PL-CHR-03`.
    fn link(&self, skill: AttackSkill, is_fine: bool) -> Characteristic {
        let is_quick = self.characteristics.agility > self.characteristics.strength;
        match skill {
            AttackSkill::Weapon if is_fine && is_quick => Characteristic::Agility,
            AttackSkill::Weapon | AttackSkill::Unarmed => Characteristic::Strength,
            AttackSkill::Ranged | AttackSkill::Throwing => Characteristic::Agility,
        }
    }

    /// The value of the skill of an attack.
    pub(crate) const fn attack_skill(&self, skill: AttackSkill) -> i16 {
        self.skills.of(match skill {
            AttackSkill::Weapon => Skill::Weapon,
            AttackSkill::Unarmed => Skill::Unarmed,
            AttackSkill::Ranged => Skill::Ranged,
            AttackSkill::Throwing => Skill::Throwing,
        })
    }

    /// What is added to the damage dice in close combat: Strength, unless an ability says otherwise.
    ///
    /// Rule: `PL-DMG-02`.
    pub(crate) fn close_bonus(&self) -> i16 {
        self.damage_bonus.unwrap_or(self.characteristics.strength)
    }

    /// The slot of the own body, with which everybody can fight who has lost all else.
    pub(crate) fn body_slot(&self) -> Slot {
        let place = self.arms.iter().position(|arm| arm.hands == 0);
        Slot(place.unwrap_or(0) as u8)
    }

    /// Whether a piece of armour keeps its wearer from sprinting.
    ///
    /// Rule: `PL-SPR-03`.
    pub(crate) fn is_heavy(&self) -> bool {
        self.pieces.iter().any(|piece| piece.no_sprint)
    }
}

/// The row of those who have no weapon (`PL-DMG-04`).
pub(crate) const BARE_HANDS: &str = "PL-WPN-20";

/// Hit points that every hero has (`PL-CHR-04`).
pub(crate) const HERO_BASE: i16 = 8;

/// Hit points of a hero for each point of Constitution (`PL-CHR-04`).
pub(crate) const HERO_PER_CONSTITUTION: i16 = 4;

/// Hit points of a hero for each level (`PL-CHR-04`).
pub(crate) const HERO_PER_LEVEL: i16 = 2;

/// The hit points of a hero, by Constitution and level.
///
/// Rule: `PL-CHR-04`.
pub(crate) fn hero_hit_points(person: &Person) -> i16 {
    let own = HERO_PER_CONSTITUTION * person.characteristics.constitution;
    HERO_BASE + own + HERO_PER_LEVEL * i16::from(person.level)
}

fn piece(row: &data::Armour) -> Piece {
    Piece {
        rule: rule_of(row.id.as_str()),
        name: Arc::new(row.name.clone()),
        slot: row.slot,
        defence: row.defence,
        cap: row.cap,
        no_sprint: row.no_sprint,
    }
}

fn spell(row: &data::Power, characteristics: &Characteristics) -> Spell {
    let heals = row.heals.is_some();
    Spell {
        name: Arc::new(row.name.clone()),
        action: row.action,
        range_m: row.range,
        dice: row.damage.or(row.heals).unwrap_or((1, 6)),
        plus: if heals { characteristics.will } else { row.plus },
        heals,
    }
}

/// The rule of a row of the tables: its id.
fn rule_of(id: &str) -> RuleId {
    Term::named(id).map_or(rule::PL_WPN_20, |id| RuleId(id.0))
}

#[cfg(test)]
pub(crate) mod test {
    use std::path::Path;

    use super::*;

    /// The tables of the game.
    pub(crate) fn tables() -> PoolData {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/pool");
        PoolData::load(&folder).unwrap_or_else(|problems| panic!("{problems}"))
    }

    /// A person of the tables.
    pub(crate) fn person(id: &str) -> Build {
        let tables = tables();
        Build::of(&tables, &tables.people[id])
    }

    #[test]
    fn heroes_have_the_hit_points_of_their_record_pl_chr_04() {
        // Aldric: 8 + 4*4 + 2*1 = 26; Lysandre and Maëlle: 8 + 4*3 + 2 = 22. Others as listed.
        for (id, hit_points) in [
            ("PL-HER-01", 26),
            ("PL-HER-02", 22),
            ("PL-HER-03", 22),
            ("PL-HER-04", 26),
            ("PL-OPP-01", 12),
            ("PL-OPP-06", 40),
        ] {
            assert_eq!(person(id).hit_points, hit_points, "{id}");
        }
    }

    #[test]
    fn finesse_lets_the_higher_agility_lead_pl_chr_03() {
        let link = |id: &str| person(id).arms[0].close.unwrap().link;
        // Lysandre's rapier: Agility 5 over Strength 3. Aldric's long sword is not fine.
        assert_eq!(link("PL-HER-02"), Characteristic::Agility);
        assert_eq!(link("PL-HER-01"), Characteristic::Strength);
        // The guard's dagger is fine, but 3 is no more than 3.
        let guard = person("PL-OPP-05");
        assert_eq!(guard.arms[1].close.unwrap().link, Characteristic::Strength);
    }

    #[test]
    fn a_dagger_is_thrown_as_a_throwing_knife_and_back_pl_wpn_01_pl_wpn_11() {
        let dagger = &person("PL-OPP-05").arms[1];
        let thrown = dagger.shot.unwrap();
        assert_eq!(
            (thrown.rule.0, thrown.range_m, thrown.pieces),
            ("PL-WPN-11", 10, Some(1))
        );
        let knife = &person("PL-HER-02").arms[1];
        let struck = knife.close.unwrap();
        assert_eq!(
            (struck.rule.0, struck.damage, struck.reach),
            ("PL-WPN-01", (1, 4), 1)
        );
        assert_eq!(knife.shot.unwrap().pieces, Some(5));
    }

    #[test]
    fn whose_body_is_a_weapon_has_no_bare_hands() {
        let names =
            |id: &str| -> Vec<String> { person(id).arms.iter().map(|arm| arm.gear.clone()).collect() };
        assert_eq!(names("PL-OPP-04"), ["PL-WPN-21"]);
        assert_eq!(names("PL-HER-01"), ["PL-WPN-03", BARE_HANDS]);
    }
}
