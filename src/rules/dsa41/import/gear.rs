//! What a hero wears and leads, and what he carries besides.

use std::collections::BTreeMap;

use super::super::data::Gear;
use super::convert::Convert;
use super::{armour, style};
use crate::content::helden::{Hero, Reason, Thing, ThingKind, Worn};
use crate::rules::Id;

/// The most of a kind that somebody carries.
const MOST: u16 = 200;

/// What the things of a hero have become, by their place in his list.
#[derive(Default)]
pub(super) struct Gears {
    used: BTreeMap<usize, String>,
}

impl Gears {
    /// The place of a thing among those that a hero owns: by its name and number, else by its name.
    fn place(hero: &Hero, worn: &Worn) -> Option<usize> {
        let exact = hero
            .things
            .iter()
            .position(|it| it.name == worn.name && it.slot == worn.slot);
        exact.or_else(|| hero.things.iter().position(|it| it.name == worn.name))
    }

    /// The thing that is worn, if it stands among those that he owns.
    pub fn thing<'h>(&self, hero: &'h Hero, worn: &Worn) -> Option<&'h Thing> {
        hero.things.get(Self::place(hero, worn)?)
    }

    /// Tells what became of something that is worn, and keeps in mind that its thing is used.
    pub fn use_for(&mut self, convert: &mut Convert, worn: &Worn, id: &str, why: Option<Reason>) {
        if let Some(place) = Self::place(convert.hero, worn) {
            self.used.entry(place).or_insert_with(|| id.to_owned());
        }
        match why {
            None => convert.account.taken(worn.line, worn.name.clone(), id),
            Some(why) => convert.account.otherwise(worn.line, worn.name.clone(), id, why),
        }
    }
}

/// The set that is taken: the one wanted, else the first.
pub(super) fn chosen_set(hero: &Hero, wanted: Option<u16>) -> Result<u16, Reason> {
    let sets = || hero.worn.iter().map(|worn| worn.set);
    match wanted {
        Some(set) if sets().any(|known| known == set) => Ok(set),
        Some(set) => {
            let mut known: Vec<_> = sets().collect();
            known.sort_unstable();
            known.dedup();
            let known: Vec<_> = known.iter().map(u16::to_string).collect();
            Err(Reason::new("import-why-no-set")
                .with("set", set)
                .with("known", known.join(", ")))
        }
        None => Ok(sets().min().unwrap_or(0)),
    }
}

/// The gear of a set, and what is carried besides.
pub(super) fn gear(convert: &mut Convert, set: u16) {
    let mut gears = Gears::default();
    let mut worn: Vec<&Worn> = convert.hero.worn.iter().collect();
    worn.sort_by_key(|worn| (worn.kind != ThingKind::Armour, worn.number));
    for other in worn.iter().filter(|worn| worn.set != set) {
        let why = Reason::new("import-why-other-set").with("set", other.set);
        convert.account.left(other.line, other.name.clone(), why);
    }
    let of_set: Vec<&Worn> = worn.into_iter().filter(|worn| worn.set == set).collect();
    for piece in of_set.iter().filter(|worn| worn.kind == ThingKind::Armour) {
        armour::put_on(convert, &mut gears, piece);
    }
    carried(convert, &mut gears);
    style::styles(convert, &mut gears, &of_set);
    things(convert, &gears);
}

/// Arrows and the like come first, as weapons ask for them.
fn carried(convert: &mut Convert, gears: &mut Gears) {
    for (place, thing) in convert.hero.things.iter().enumerate() {
        let Some(id) = convert.names.counted.first(&thing.name).map(str::to_owned) else {
            continue;
        };
        let count = thing.count.clamp(1, MOST);
        let gear = match id.as_str() {
            "GEAR-ARROWS" => Gear::Arrows(count),
            "GEAR-BOLTS" => Gear::Bolts(count),
            "GEAR-BULLETS" => Gear::Bullets(count),
            _ => Gear::BandageKit(count),
        };
        if convert.try_change(|person| person.carries.push(gear)).is_ok() {
            gears.used.insert(place, format!("{id} {count}"));
        }
    }
}

/// What became of everything that he owns.
fn things(convert: &mut Convert, gears: &Gears) {
    for (place, thing) in convert.hero.things.iter().enumerate() {
        let what = match &thing.own_name {
            Some(own) => format!("{} ({own})", thing.name),
            None => thing.name.clone(),
        };
        match gears.used.get(&place) {
            Some(id) => convert.account.taken(thing.line, what, id.clone()),
            None => convert
                .account
                .left(thing.line, what, Reason::new("import-why-not-worn")),
        }
    }
}

/// The id of a talent that is named.
pub(super) fn talent(convert: &Convert, name: Option<&str>) -> Option<Id<super::super::data::Talent>> {
    Id::new(convert.names.talents.first(name?)?).ok()
}
