//! A person by attributes and talents: base values, armour, and the styles that follow.

use std::sync::Arc;

use crate::battle::{BodyShape, Looks, RuleId, Slot};
use crate::rules::Id;

use super::super::data::belongings::Missile;
use super::super::data::{
    Attribute as DataAttribute, Dsa41Data, Effect, Gear, Hand, Legs, Missile as Flies, Person, RangedWeapon,
    Shot, Talent, Usage, Weapon,
};
use super::super::exchange::value::{Attribute, Attributes, Burden, wound_thresholds};
use super::super::fighter::{Build, Nerve, Rows, Size, Style, Talents};
use super::super::manoeuvre::Crafts;
use super::super::module::Modules;
use super::super::{rule, word};
use super::maker::Maker;
use super::{armour, bare, belongings, nature, taught};

/// Works out all values of a person (`CMB-01`).
pub(crate) fn of_person(data: &Dsa41Data, person: &Person, modules: Modules) -> Build {
    let attributes = Attributes(DataAttribute::ALL.map(|which| i16::from(person.attributes.value(which))));
    let mut basis = attributes.base_values();
    basis.ini += i16::from(person.initiative);
    let has_zones = modules.has(Modules::ZONES);
    let worn = armour::worn(data, person, has_zones);
    let be = worn.burden.value();
    let flat = if has_zones {
        armour::worn(data, person, false).burden.value()
    } else {
        be
    };
    let maker = Maker {
        data,
        person,
        modules,
        attributes,
        basis,
        be,
        burden: Burden { now: be, flat },
    };
    let species = data.species.get(&person.species);
    let ko = attributes.get(Attribute::Ko);
    let gift = |part: fn(&Effect) -> Option<i8>| nature::sum(data, &person.advantages, part);
    let shift = gift(nature::thresholds);
    let gained = person.gained;
    let life = attributes.life_base()
        + species.map_or(0, |it| i16::from(it.life))
        + gift(nature::life)
        + i16::from(gained.life);
    let endurance = attributes.endurance_base()
        + species.map_or(0, |it| i16::from(it.endurance))
        + gift(nature::endurance)
        + i16::from(gained.endurance);
    let speed = species.map_or(8, |it| i16::from(it.speed));
    Build {
        person: person.id.as_str().to_owned(),
        name: Arc::new(person.name.clone()),
        character: person.character,
        other_hand: Arc::new(data.usage(Usage::OTHER_HAND)),
        modules,
        attributes,
        looks: Looks {
            body: species.map_or(BodyShape::Human, |species| species.shape),
            ward: None,
            helmet: armour::has_helmet(data, person),
        },
        is_creature: false,
        is_undead: false,
        is_animal: false,
        size: size(person.size),
        legs: Legs::Two,
        basis,
        ini_basis: basis.ini + maker.reflexes().iter().map(|(_, amount)| amount).sum::<i16>(),
        ini_dice: maker.ini_dice(),
        life,
        endurance: Some(endurance),
        worth: person.worth.map(i16::from),
        rows: rows([]),
        worn: rows(person.armour.iter().map(Id::as_str)),
        armour: worn.armour,
        pieces: worn.pieces,
        zone_armour: worn.zones,
        hide: gift(nature::armour),
        helmet: armour::helmet(data, person, has_zones),
        encumbrance: worn.burden,
        burden: maker.burden,
        speed: attributes.speed(speed) + person.speed_bonus(data),
        constitution: Some(ko),
        thresholds: Some(wound_thresholds(ko, shift)),
        dodge: Some(maker.dodge()),
        styles: maker.styles(),
        wrestling: Some(bare::wrestling(&maker)),
        nerve: person
            .morale
            .map_or(Nerve::Never, |value| Nerve::Value(i16::from(value))),
        is_leader: person.leader,
        traits: maker.traits(),
        crafts: Arc::new(Crafts::of(data)),
        taught: taught::taught(&maker)
            .into_iter()
            .chain(nature::rows(&person.advantages))
            .chain(armour::by_zones(data, person, has_zones).map(|by| (word::RS, by)))
            .collect(),
        talents: Talents {
            self_control: maker.talent("SKL-SELBSTBEHERRSCHUNG"),
            body_control: maker.talent("SKL-KOERPERBEHERRSCHUNG"),
            treat_wounds: maker.talent("SKL-HEILKUNDEWUNDEN"),
            warfare: maker.talent("SKL-KRIEGSKUNST"),
            athletics: maker.talent("SKL-ATHLETIK"),
            swimming: maker.talent("SKL-SCHWIMMEN"),
            stealth: maker.talent("SKL-SCHLEICHEN"),
            perception: maker.talent("SKL-SINNENSCHAERFE"),
            riding: maker.talent("SKL-REITEN"),
        },
        skills: belongings::skills(&maker),
        things: belongings::things(person),
        magic_resistance: Some(
            attributes.magic_resistance_base()
                + species.map_or(0, |it| i16::from(it.magic_resistance))
                + i16::from(gained.magic_resistance),
        ),
        water_speed: None,
        home: Vec::new(),
        origin: Some(Arc::new(person.clone())),
        found: Vec::new(),
    }
}

/// The same person without his armour; a creature wears none.
///
/// Rule: `ARP-09`.
pub(crate) fn undressed(data: &Dsa41Data, build: Build) -> Build {
    let Some(person) = build.origin.as_deref().filter(|person| !person.armour.is_empty()) else {
        return build;
    };
    let bare = Person {
        armour: Vec::new(),
        ..person.clone()
    };
    let mut bare = of_person(data, &bare, build.modules);
    bare.armour.source = Some(rule::ARP_09);
    Build {
        rows: build.rows,
        ..bare
    }
}

/// How a person would lead a weapon that is not among his own, with the best talent that he has for it (`ACT-17`, `VAL-06`).
pub(crate) fn style_with(
    data: &Dsa41Data,
    person: &Person,
    modules: Modules,
    (weapon, hand): (&Weapon, Hand),
) -> Option<Style> {
    let points = |talent: &Id<Talent>| {
        person
            .skill(talent)
            .map_or(i16::MIN, |skill| i16::from(skill.value))
    };
    // Of equal talents the weapon's own comes first.
    let talent = weapon.talents.iter().rev().max_by_key(|talent| points(talent))?;
    let bearer = Person {
        styles: vec![super::super::data::Style {
            weapon: weapon.id.clone(),
            second: None,
            talent: talent.clone(),
            hand,
            changed: None,
        }],
        shots: Vec::new(),
        lances: Vec::new(),
        ..person.clone()
    };
    of_person(data, &bearer, modules).styles.into_iter().next()
}

/// How somebody throws a weapon that he leads in a style: as its row among those to throw says, else as what is not made for it; none for
/// what nobody throws.
///
/// Rule: `RNG-34`, `WPN-14`.
pub(crate) fn thrown_with(
    data: &Dsa41Data,
    person: &Person,
    modules: Modules,
    (weapon, slot, led): (&Weapon, Slot, &Style),
) -> Option<Style> {
    let mut rows = data.ranged.values();
    let row = rows.find(|row| row.missile == Flies::Thrown && row.blade.as_ref() == Some(weapon.model()));
    let shot = row.map(|row| Shot {
        weapon: row.id.clone(),
        talent: row.talent.clone(),
        shield: None,
        oil: false,
        lead: false,
        changed: None,
    });
    let bearer = Person {
        styles: vec![super::super::data::Style {
            weapon: weapon.id.clone(),
            second: None,
            talent: weapon.talents.first()?.clone(),
            hand: Hand::Own,
            changed: None,
        }],
        shots: shot.into_iter().collect(),
        lances: Vec::new(),
        ..person.clone()
    };
    let mut styles = of_person(data, &bearer, modules).styles.into_iter();
    let thrown = styles.find(|style| style.missile.is_some())?;
    // There is this one of it and no other.
    let missile = thrown.missile.map(|missile| Missile {
        ammunition: 1,
        ..missile
    });
    Some(Style {
        name: thrown.name,
        arms: thrown.arms,
        ward: None,
        missile,
        hurls: Some(slot),
        draw: 0,
        ward_draw: 0,
        ..led.clone()
    })
}

/// How somebody shoots or throws a weapon that is not among his own: there is this one to throw, and nothing to shoot with it but
/// what he carries.
///
/// Rule: `ACT-17`, `BRD-25`, `RNG-34`, `RNG-35`.
pub(crate) fn missile_with(
    data: &Dsa41Data,
    person: &Person,
    modules: Modules,
    weapon: &RangedWeapon,
) -> Option<Style> {
    let is_thrown = weapon.missile == Flies::Thrown;
    let this = Gear::Missiles(weapon.id.clone(), u16::from(is_thrown));
    // Whoever shoots the like with a weapon of his own has as much as goes with that one.
    let mut own = person
        .shots
        .iter()
        .filter_map(|shot| data.ranged.get(&shot.weapon));
    let shoots_the_like = own.any(|own| own.missile == weapon.missile);
    let mut carries = person.carries.clone();
    // Of two entries of a kind the first counts.
    if is_thrown {
        carries.insert(0, this);
    } else if !shoots_the_like {
        carries.push(this);
    }
    let bearer = Person {
        shots: vec![Shot {
            weapon: weapon.id.clone(),
            talent: weapon.talent.clone(),
            shield: None,
            oil: false,
            lead: false,
            changed: None,
        }],
        lances: Vec::new(),
        carries,
        ..person.clone()
    };
    let mut styles = of_person(data, &bearer, modules).styles.into_iter();
    styles.find(|style| style.missile.is_some() && style.hurls.is_none())
}

/// The ids of rows of the tables.
pub(crate) fn rows<'a>(ids: impl IntoIterator<Item = &'a str>) -> Rows {
    ids.into_iter().filter_map(RuleId::named).collect()
}

/// The size class in the words of the round.
pub(super) fn size(size: super::super::data::Size) -> Size {
    use super::super::data::Size as Data;
    match size {
        Data::Tiny => Size::Tiny,
        Data::VerySmall => Size::VerySmall,
        Data::Small => Size::Small,
        Data::Medium => Size::Medium,
        Data::Big => Size::Big,
        Data::Huge => Size::Huge,
    }
}
