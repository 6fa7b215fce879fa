//! What a special ability needs, held against who has it.

use crate::rules::{Fault, Id};

use super::super::data::{
    Ability, Attribute, Dsa41Data, Item, MASTERY, Need, Person, Shield, ShieldKind, Subject, Talent,
    TalentUse, Technique,
};
use super::super::exchange::value::{Attributes, BaseValues};
use super::maker::is_special;

/// The abilities of a person for which something is missing; nothing for those who are exempt.
///
/// Rule: `ABI-01`.
pub(crate) fn need_faults(data: &Dsa41Data, person: &Person) -> Vec<Fault> {
    if person.exempt {
        return Vec::new();
    }
    let learner = Learner::new(data, person);
    let abilities = person.abilities.iter().filter_map(|id| data.abilities.get(id));
    let needs = abilities.flat_map(|ability| ability.needs.iter().map(move |need| (ability, need)));
    let missing = needs.filter_map(|(ability, need)| {
        let missing = learner.missing(ability, need)?;
        Some(format!("`{}` needs {missing} (ABI-01)", ability.id).into())
    });
    missing
        .chain(learner.master_faults())
        .chain(learner.special_faults())
        .collect()
}

/// The same without what is missing only because a row of one's own has taken the place of one of the game's.
///
/// Rule: `ABI-01`.
pub(crate) fn own_need_faults(data: &Dsa41Data, person: &Person) -> Vec<Fault> {
    let mut faults = need_faults(data, person);
    if !faults.is_empty()
        && let Some(unchanged) = data.unchanged()
    {
        let before = need_faults(&unchanged, person);
        faults.retain(|fault| before.contains(fault));
    }
    faults
}

/// Somebody who has learnt abilities, with the values that they ask for, unmodified.
struct Learner<'a> {
    data: &'a Dsa41Data,
    person: &'a Person,
    basis: BaseValues,
}

impl<'a> Learner<'a> {
    fn new(data: &'a Dsa41Data, person: &'a Person) -> Self {
        let attributes = Attributes(Attribute::ALL.map(|which| i16::from(person.attributes.value(which))));
        Self {
            data,
            person,
            basis: attributes.base_values(),
        }
    }

    /// What is missing, with the number that there is; none if the need is met.
    fn missing(&self, ability: &Ability, need: &Need) -> Option<String> {
        let least = |what: &str, needed: u8, there: i16| {
            let is_short = there < i16::from(needed);
            is_short.then(|| format!("{what} {needed}, but there is {there}"))
        };
        match need {
            Need::Attribute(which, needed) => {
                let there = i16::from(self.person.attributes.value(*which));
                least(which.abbreviation(), *needed, there)
            }
            Need::AttackBase(needed) => least("AT-Basis", *needed, self.basis.at),
            Need::ParryBase(needed) => least("PA-Basis", *needed, self.basis.pa),
            Need::InitiativeBase(needed) => least("INI-Basis", *needed, self.basis.ini),
            Need::Talent(talent, needed) => least(&format!("`{talent}`"), *needed, self.talent(talent)),
            Need::RangedTalent(needed) => {
                let there = self.subject_talent(ability).unwrap_or_else(|| self.best_ranged());
                least("a ranged talent", *needed, there)
            }
            Need::ItsTalent(needed) => {
                let there = self.subject_talent(ability).unwrap_or(0);
                least("its talent", *needed, there)
            }
            Need::Ability(other)
                if ability.id.as_str() == MASTERY
                    && other.as_str() == "SF-SPEZIALISIERUNG"
                    && self.masters_shields_alone() =>
            {
                None
            }
            Need::Ability(other) => (!self.person.abilities.contains(other)).then(|| format!("`{other}`")),
            Need::AnyOf(others) => {
                let has_one = others.iter().any(|other| self.person.abilities.contains(other));
                let names: Vec<_> = others.iter().map(|other| format!("`{other}`")).collect();
                (!has_one).then(|| names.join(" or "))
            }
        }
    }

    /// What is missing for the weapons that he has specialised in without naming the ability: the value of a talent that leads them.
    ///
    /// Rule: `WPN-13`, `SF-SPEZIALISIERUNG`.
    fn special_faults(&self) -> Vec<Fault> {
        let Some(ability) = self.data.abilities.get("SF-SPEZIALISIERUNG") else {
            return Vec::new();
        };
        let needed = ability.needs.iter().find_map(|need| match need {
            Need::ItsTalent(needed) => Some(*needed),
            _ => None,
        });
        let items = self.person.specialisations.iter();
        let short = items.filter_map(|item| {
            let (needed, there) = (needed?, self.led_at(item));
            let text = format!("the specialisation in `{}` needs its talent {needed}", item.id());
            let fault = format!("{text}, but there is {there} (WPN-13, ABI-01)");
            (there < i16::from(needed)).then(|| fault.into())
        });
        short.collect()
    }

    /// What masters of a weapon miss for it: its specialisation, and what they have set themselves.
    ///
    /// Rule: `SF-WAFFENMEISTER`.
    fn master_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let masteries = self.person.subjects.iter();
        for learned in masteries.filter(|learned| learned.ability.as_str() == MASTERY) {
            let item = match &learned.of {
                Subject::Weapon(item) => item.clone(),
                Subject::Shield(shield) => Item::Shield(shield.clone()),
                _ => continue,
            };
            let Some(ability) = self.data.abilities.get(&learned.ability) else {
                continue;
            };
            if let Some(lacking) = self.lacks_to_master(&item) {
                let text = format!("the master of `{}` needs {lacking}", item.id());
                faults.push(format!("{text} (SF-WAFFENMEISTER, ABI-01)").into());
            }
            let missing = learned
                .needs
                .iter()
                .filter_map(|need| self.missing(ability, need));
            faults.extend(missing.map(|missing| {
                let master = format!("the master of `{}` needs {missing}", item.id());
                format!("{master} (SF-WAFFENMEISTER, ABI-01)").into()
            }));
        }
        faults
    }

    /// What the master of an item lacks: the specialisation in a weapon, the best that can be learnt with a shield or parry weapon.
    ///
    /// Rule: `SF-WAFFENMEISTER`.
    fn lacks_to_master(&self, item: &Item) -> Option<&'static str> {
        let has = |ability: &str| self.person.abilities.iter().any(|id| id.as_str() == ability);
        let Item::Shield(id) = item else {
            return (!is_special(self.person, item)).then_some("its specialisation");
        };
        let (shield, weapon) = (has("SF-SCHILDKAMPF2"), has("SF-PARIERWAFFEN2"));
        match self.data.shields.get(id).map(|row| row.kind) {
            Some(ShieldKind::ParryWeapon) => (!weapon).then_some("`SF-PARIERWAFFEN2`"),
            Some(ShieldKind::Both) if weapon => None,
            _ => (!shield).then_some("`SF-SCHILDKAMPF2`"),
        }
    }

    /// Whether a master has mastered nothing but shields and parry weapons, in which nobody specialises.
    fn masters_shields_alone(&self) -> bool {
        let masteries = self.person.subjects.iter();
        let mut masteries = masteries
            .filter(|learned| learned.ability.as_str() == MASTERY)
            .peekable();
        masteries.peek().is_some() && masteries.all(|learned| matches!(learned.of, Subject::Shield(_)))
    }

    /// The value of a talent; 0 for what was never learnt.
    fn talent(&self, talent: &Id<Talent>) -> i16 {
        self.person
            .skill(talent)
            .map_or(0, |skill| i16::from(skill.value))
    }

    fn best_ranged(&self) -> i16 {
        let is_ranged = |talent: &Id<Talent>| {
            let purpose = self.data.talents.get(talent).map(|talent| &talent.purpose);
            matches!(purpose, Some(TalentUse::Combat { technique, .. }) if *technique == Technique::Ranged)
        };
        let skills = self.person.talents.iter();
        let ranged = skills.filter(|skill| is_ranged(&skill.talent));
        ranged.map(|skill| i16::from(skill.value)).max().unwrap_or(0)
    }

    /// The value of the talent that an ability was learnt for, or of the best one that leads its weapon; the least of several.
    fn subject_talent(&self, ability: &Ability) -> Option<i16> {
        let learned = self.person.subjects.iter();
        let of_it = learned.filter(|learned| learned.ability == ability.id);
        of_it
            .filter_map(|learned| match &learned.of {
                Subject::Talent(talent) => Some(self.talent(talent)),
                Subject::Weapon(item) => Some(self.led_at(item)),
                Subject::Shield(shield) => Some(self.led_at(&Item::Shield(shield.clone()))),
                Subject::Armour(_) | Subject::Attack | Subject::Parry => None,
            })
            .min()
    }

    /// The talents with which weapons are led beside a shield.
    fn beside(&self, shield: &Id<Shield>) -> Vec<&Id<Talent>> {
        let person = self.person;
        let styles = person.styles.iter();
        let styles = styles.filter(|style| matches!(&style.second, Some(Item::Shield(id)) if id == shield));
        let shots = person
            .shots
            .iter()
            .filter(|shot| shot.shield.as_ref() == Some(shield));
        let lances = person
            .lances
            .iter()
            .filter(|lance| lance.shield.as_ref() == Some(shield));
        let lances = lances.filter_map(|lance| self.data.lances.get(&lance.weapon));
        styles
            .map(|style| &style.talent)
            .chain(shots.map(|shot| &shot.talent))
            .chain(lances.map(|lance| &lance.talent))
            .collect()
    }

    /// The best talent value with which something is led.
    fn led_at(&self, item: &Item) -> i16 {
        let talents: Vec<&Id<Talent>> = match item {
            Item::Weapon(id) => match (self.data.weapons.get(id), self.data.lances.get(id.as_str())) {
                (Some(weapon), _) => weapon.talents.iter().collect(),
                (None, lance) => lance.map(|it| &it.talent).into_iter().collect(),
            },
            Item::Ranged(id) => self
                .data
                .ranged
                .get(id)
                .map(|it| &it.talent)
                .into_iter()
                .collect(),
            // A shield has no talent: that of what is led beside it counts.
            Item::Shield(id) => self.beside(id),
        };
        talents
            .into_iter()
            .map(|talent| self.talent(talent))
            .max()
            .unwrap_or(0)
    }
}
