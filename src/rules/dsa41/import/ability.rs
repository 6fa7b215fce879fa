//! Special abilities, with what they were learned for.

use super::super::data::{
    Ability as Row, Item, Learned, MASTERY, Subject as LearnedFor, Takes, Talent, TalentUse, Technique,
};
use super::convert::Convert;
use super::gear::talent;
use crate::content::helden::{Ability, Reason, Subject};
use crate::rules::Id;

/// The abilities of a hero.
pub(super) fn abilities(convert: &mut Convert) {
    for ability in &convert.hero.abilities {
        let what = told(ability);
        let Some(id) = id_of(convert, ability) else {
            convert
                .account
                .left(ability.line, what, Reason::new("import-why-unknown"));
            continue;
        };
        let takes = convert
            .data
            .abilities
            .get(&id)
            .map_or(Takes::Nothing, |row| row.takes);
        let subjects = match takes {
            Takes::Nothing => Ok((Vec::new(), None)),
            Takes::Armour => armour(convert, ability),
            Takes::Talent => missiles(convert, ability),
            Takes::AttackOrParry => Ok((vec![LearnedFor::Attack], Some(Reason::new("import-why-attack")))),
            Takes::Weapon if id.as_str() == MASTERY => Err(Reason::new("import-why-master")),
            Takes::Weapon => {
                specialise(convert, ability);
                continue;
            }
        };
        let (subjects, why) = match subjects {
            Ok(found) => found,
            Err(why) => {
                convert.account.left(ability.line, what, why);
                continue;
            }
        };
        let learned = subjects.into_iter().map(|of| Learned {
            ability: id.clone(),
            of,
            bonuses: Vec::new(),
            needs: Vec::new(),
        });
        let learned: Vec<Learned> = learned.collect();
        let has_it = convert.person.abilities.contains(&id);
        let done = convert.try_change(|person| {
            // One that is learned several times stands once, with all that it was learned for.
            if !has_it {
                person.abilities.push(id.clone());
            }
            person.subjects.extend(learned);
        });
        match (done, why) {
            (Err(why), _) => convert.account.left(ability.line, what, why),
            (Ok(()), _) if has_it && takes == Takes::Nothing => {
                convert
                    .account
                    .left(ability.line, what, Reason::new("import-why-twice"));
            }
            (Ok(()), None) => convert.account.taken(ability.line, what, id.as_str()),
            (Ok(()), Some(why)) => convert.account.otherwise(ability.line, what, id.as_str(), why),
        }
    }
}

/// The row of an ability; of `Talentspezialisierung Dolche (Dolch)` the first word says it.
fn id_of(convert: &Convert, ability: &Ability) -> Option<Id<Row>> {
    let names = &convert.names.abilities;
    let first = || names.first(ability.name.split(' ').next()?);
    let is_special = ["Talentspezialisierung ", "Waffenspezialisierung "]
        .iter()
        .any(|word| ability.name.starts_with(word));
    let found = if is_special {
        first()
    } else {
        names.first(&ability.name)
    };
    Id::new(found?).ok()
}

type Subjects = (Vec<LearnedFor>, Option<Reason>);

/// Whoever is used to a piece that he wears is used to all that he wears with it: the rules know combinations.
///
/// Rule: `SF-RUESTUNG1`, `ARM-05`.
fn armour(convert: &Convert, ability: &Ability) -> Result<Subjects, Reason> {
    let mut subjects = Vec::new();
    let mut is_other = false;
    for name in things(ability) {
        let meant = convert.names.armour.all(name);
        let own = convert.own.armour.iter().filter(|row| row.name.de == *name);
        let worn = convert.person.armour.iter();
        let is_worn = |id: &&Id<_>| {
            meant.iter().any(|known| known == Id::as_str(id)) || own.clone().any(|row| row.id == **id)
        };
        if worn.clone().any(|id| is_worn(&id)) {
            let all = LearnedFor::Armour(convert.person.armour.clone());
            is_other |= convert.person.armour.len() > 1;
            if !subjects.contains(&all) {
                subjects.push(all);
            }
        } else if let Some(id) = meant.first().and_then(|id| Id::new(id).ok()) {
            subjects.push(LearnedFor::Armour(vec![id]));
        }
    }
    if subjects.is_empty() {
        if things(ability).next().is_some() {
            return Err(Reason::new("import-why-unknown"));
        }
        is_other = true;
        subjects.push(LearnedFor::Armour(convert.person.armour.clone()));
    }
    Ok((subjects, is_other.then(|| Reason::new("import-why-worn"))))
}

/// What the ability of a marksman was learned for; the best talent for missiles where nothing is said.
fn missiles(convert: &Convert, ability: &Ability) -> Result<Subjects, Reason> {
    let named = ability.subjects.iter().filter_map(|subject| match subject {
        Subject::Talent(name) | Subject::Other(name) | Subject::Thing(name) => talent(convert, Some(name)),
        Subject::Part(_) => None,
    });
    // Some exports write it into the name: `Scharfschütze (Bogen)`.
    let in_name = ability
        .name
        .split_once('(')
        .and_then(|(_, rest)| talent(convert, Some(rest.trim_end_matches(')'))));
    let found: Vec<LearnedFor> = named.chain(in_name).map(LearnedFor::Talent).collect();
    if !found.is_empty() {
        return Ok((found, None));
    }
    let is_ranged = |id: &Id<Talent>| {
        let purpose = convert.data.talents.get(id).map(|row| &row.purpose);
        matches!(
            purpose,
            Some(TalentUse::Combat {
                technique: Technique::Ranged,
                ..
            })
        )
    };
    let skills = convert
        .person
        .talents
        .iter()
        .filter(|skill| is_ranged(&skill.talent));
    let best = skills
        .max_by_key(|skill| skill.value)
        .ok_or_else(|| Reason::new("import-why-unknown"))?;
    let why = Reason::new("import-why-best-talent").with("talent", &best.talent);
    Ok((vec![LearnedFor::Talent(best.talent.clone())], Some(why)))
}

/// A specialisation in a weapon, and in what he has made of it.
///
/// Rule: `WPN-13`, `SF-SPEZIALISIERUNG`.
fn specialise(convert: &mut Convert, ability: &Ability) {
    let what = told(ability);
    let led = ability.subjects.iter().find_map(|subject| match subject {
        Subject::Talent(name) => Some(talent(convert, Some(name))),
        _ => None,
    });
    // A specialisation in a part of another talent is no matter of weapons.
    if led
        .as_ref()
        .is_some_and(|led| !led.as_ref().is_some_and(|id| id.as_str().starts_with("TAL-")))
    {
        return convert
            .account
            .left(ability.line, what, Reason::new("import-why-talent"));
    }
    let in_name = ability
        .name
        .split_once('(')
        .map(|(_, rest)| rest.trim_end_matches(')').to_owned());
    let parts = ability.subjects.iter().filter_map(|subject| match subject {
        Subject::Part(name) | Subject::Thing(name) => Some(name.clone()),
        _ => None,
    });
    let names: Vec<String> = parts.chain(in_name).take(1).collect();
    let items: Vec<Item> = names
        .iter()
        .flat_map(|name| items(convert, name, led.clone().flatten()))
        .collect();
    if items.is_empty() {
        return convert
            .account
            .left(ability.line, what, Reason::new("import-why-unknown"));
    }
    let made: Vec<_> = items.iter().map(Item::id).collect();
    let made = made.join(" ");
    let is_new: Vec<Item> = items
        .into_iter()
        .filter(|item| !convert.person.specialisations.contains(item))
        .collect();
    match convert.try_change(|person| person.specialisations.extend(is_new)) {
        Ok(()) => convert.account.taken(ability.line, what, made),
        Err(why) => convert.account.left(ability.line, what, why),
    }
}

/// The rows that the name of a weapon means for a talent, and those of his own that bear this name or were made of them.
fn items(convert: &Convert, name: &str, led: Option<Id<Talent>>) -> Vec<Item> {
    let mut items = Vec::new();
    let fits = |talents: &[Id<Talent>]| led.as_ref().is_none_or(|led| talents.contains(led));
    let melee: Vec<&String> = convert.names.weapons.all(name).iter().collect();
    let is_melee = |id: &str| convert.data.weapons.get(id).is_some_and(|row| fits(&row.talents));
    items.extend(
        melee
            .into_iter()
            .filter(|id| is_melee(id))
            .filter_map(|id| Id::new(id).ok())
            .map(Item::Weapon),
    );
    let is_ranged = |id: &str| {
        let row = convert.data.ranged.get(id);
        row.is_some_and(|row| fits(std::slice::from_ref(&row.talent)))
    };
    let ranged = convert.names.ranged.all(name).iter().filter(|id| is_ranged(id));
    items.extend(ranged.filter_map(|id| Id::new(id).ok()).map(Item::Ranged));
    let made_of = |worn: &&crate::content::helden::Worn| worn.name == name;
    if convert.hero.worn.iter().any(|worn| made_of(&worn)) {
        let of_name = |own: &Option<String>| own.as_deref() == Some(name);
        let own_names: Vec<_> = convert
            .hero
            .things
            .iter()
            .filter(|thing| thing.name == name)
            .map(|thing| thing.own_name.clone().or_else(|| Some(thing.name.clone())))
            .collect();
        let is_his = |row: &crate::content::Words| {
            own_names.iter().flatten().any(|own| *own == row.de) || of_name(&Some(row.de.clone()))
        };
        let own = convert.own.weapons.iter().filter(|row| is_his(&row.name));
        items.extend(own.map(|row| Item::Weapon(row.id.clone())));
        let own = convert.own.ranged.iter().filter(|row| is_his(&row.name));
        items.extend(own.map(|row| Item::Ranged(row.id.clone())));
    }
    items
}

fn things(ability: &Ability) -> impl Iterator<Item = &String> {
    ability.subjects.iter().filter_map(|subject| match subject {
        Subject::Thing(name) | Subject::Part(name) => Some(name),
        _ => None,
    })
}

/// An ability as the export writes it, with what it was learned for where the name does not say it.
fn told(ability: &Ability) -> String {
    let subjects = ability.subjects.iter().map(|subject| match subject {
        Subject::Thing(name) | Subject::Talent(name) | Subject::Part(name) | Subject::Other(name) => {
            name.as_str()
        }
    });
    let subjects: Vec<&str> = subjects
        .filter(|subject| !ability.name.contains(subject))
        .collect();
    if subjects.is_empty() {
        ability.name.clone()
    } else {
        format!("{} ({})", ability.name, subjects.join(", "))
    }
}
