//! The rows of heroes, opponents and mounts.

use crate::content::{Joint, Particular, Particulars};
use crate::rules::Id;
use crate::rules::d20::attack;
use crate::rules::d20::data::{
    Ability, Body, Creature, D20Data, HeldFeat, Hold, KnownSpells, Loading, NaturalAttack, OnHit, Spell,
    Weapon, WeaponAttack, Worn,
};
use crate::rules::d20::roll;

use super::{quirk, word};

/// The abilities in the order of the rules.
const ABILITIES: [Ability; 6] = [
    Ability::Strength,
    Ability::Dexterity,
    Ability::Constitution,
    Ability::Intelligence,
    Ability::Wisdom,
    Ability::Charisma,
];

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    let tables = [&data.heroes, &data.opponents, &data.mounts];
    let rows = tables.into_iter().flat_map(|table| table.values());
    rows.map(|row| creature(data, row)).collect()
}

fn creature(data: &D20Data, row: &Creature) -> Particulars {
    let size = data.size(row.size);
    let reach = size.map(|size| match row.body {
        Body::Tall => size.reach.tall,
        Body::Long => size.reach.long,
    });
    let class = row.class.as_ref().map(|class| {
        let name = word::name(&data.classes, &class.class, |class| &class.name);
        word::valued(name, Particular::number(class.level))
    });
    let abilities = ABILITIES.map(|which| {
        let score = row.abilities.score(which).map(Particular::number);
        word::valued(word::ability(which), score.unwrap_or(Particular::said("lacking")))
    });
    let skills = row
        .skills
        .iter()
        .map(|(skill, points)| word::valued(word::skill(data, *skill), Particular::signed(*points)));
    let weapons = row.attacks.iter().filter_map(|way| with_weapon(data, row, way));
    let natural = row.natural.iter().map(with_body);
    let printed = row.printed;
    Particulars::new(row.id.as_str(), "creature")
        .with("kind", quirk::kind(row.kind))
        .with("people", Particular::or_none(row.people.map(quirk::people)))
        .with(
            "size",
            Particular::or_none(size.map(|size| Particular::name(&size.name))),
        )
        .with(
            "space",
            word::number(size.map(|size| size.space).filter(|space| *space > 0)),
        )
        .with("reach", word::number(reach))
        .with("class", Particular::or_none(class))
        .with("life", Particular::number(row.hit_points))
        .with("hit-dice", Particular::number(row.hit_dice))
        .with("abilities", Particular::list(abilities))
        .with("armour-class", word::number(printed.map(|all| all.armour_class)))
        .with("touch", word::number(printed.map(|all| all.touch)))
        .with("flat-footed", word::number(printed.map(|all| all.flat_footed)))
        .with("initiative", Particular::signed(row.initiative))
        .with("speed", Particular::number(row.speed))
        .with("climb", word::number((row.climb > 0).then_some(row.climb)))
        .with("base-attack", Particular::signed(row.base_attack))
        .with(
            "grapple",
            Particular::or_none(printed.and_then(|all| all.grapple).map(Particular::signed)),
        )
        .with("fortitude", Particular::signed(row.saves.fortitude))
        .with("reflex", Particular::signed(row.saves.reflex))
        .with("will", Particular::signed(row.saves.will))
        .with("attacks", Particular::clauses(weapons.chain(natural)))
        .with(
            "armour",
            Particular::list(row.armour.iter().map(|one| worn(data, one))),
        )
        .with(
            "feats",
            Particular::list(row.feats.iter().map(|one| held(data, one))),
        )
        .with("skills", Particular::list(skills))
        .with("senses", Particular::list(senses(row)))
        .with(
            "spells",
            Particular::or_none(row.spells.as_ref().map(|known| spells(data, known))),
        )
        .with("traits", Particular::clauses(quirk::all(data, row)))
}

/// An attack with a weapon: the bonus of each attack of a full attack, damage and critical hit.
fn with_weapon(data: &D20Data, row: &Creature, way: &WeaponAttack) -> Option<Particular> {
    let weapon = data.weapons.get(way.weapon.as_str())?;
    let hold = match way.hold {
        Hold::OneHanded => "one",
        Hold::TwoHanded => "two",
        Hold::Mounted => "mounted",
        Hold::Thrown => "thrown",
        Hold::Shot => "shot",
    };
    let further: Vec<i16> = match has_further(way, weapon) {
        true => attack::further(row.base_attack).collect(),
        false => vec![0],
    };
    let bonuses = further
        .into_iter()
        .map(|less| Particular::signed(way.bonus + less));
    let threat = weapon.critical.threat;
    let flies = matches!(way.hold, Hold::Thrown | Hold::Shot);
    let range = weapon.range.filter(|_| flies).map(|range| range.squares);
    let said = Particular::said("attack")
        .with("name", Particular::name(&weapon.name))
        .with("hold", Particular::Word(hold))
        .with("bonus", Particular::List(Joint::Slash, bonuses.collect()))
        .with("damage", word::roll(way.damage))
        .with("threat", word::number((threat < roll::BEST).then_some(threat)))
        .with("best", Particular::number(roll::BEST))
        .with("times", Particular::number(weapon.critical.times))
        .with("range", word::number(range));
    Some(said)
}

/// Whether a weapon strikes or shoots several times in a full attack: not what is thrown, nor what has to be loaded.
fn has_further(way: &WeaponAttack, weapon: &Weapon) -> bool {
    way.hold != Hold::Thrown && weapon.loading == Loading::Nothing
}

/// An attack with a part of the body.
fn with_body(attack: &NaturalAttack) -> Particular {
    Particular::said("natural")
        .with("part", word::part(attack.part))
        .with("count", Particular::number(attack.count))
        .with("bonus", Particular::signed(attack.bonus))
        .with("damage", word::roll(attack.damage))
        .with("secondary", Particular::yes(attack.secondary))
        .with(
            "on-hit",
            Particular::list(attack.on_hit.iter().map(|one| on_hit(*one))),
        )
}

fn on_hit(effect: OnHit) -> Particular {
    match effect {
        OnHit::Trip { check } => Particular::said("hit-trip").with("check", Particular::signed(check)),
        OnHit::Poison {
            dc,
            ability,
            damage,
            again_after,
        } => Particular::said("hit-poison")
            .with("dc", Particular::number(dc))
            .with("ability", word::ability(ability))
            .with("damage", word::roll(damage))
            .with("rounds", Particular::number(again_after)),
    }
}

/// A piece of armour, with the mark of a masterwork.
fn worn(data: &D20Data, worn: &Worn) -> Particular {
    let name = word::name(&data.armour, &worn.piece, |piece| &piece.name);
    match worn.masterwork {
        true => word::noted(name, Particular::said("masterwork")),
        false => name,
    }
}

/// A feat, with the weapon or the part of the body that it is for.
fn held(data: &D20Data, held: &HeldFeat) -> Particular {
    let name = word::feat(data, &held.feat);
    let weapon = held.weapon.as_ref();
    let weapon = weapon.map(|id| word::name(&data.weapons, id, |weapon| &weapon.name));
    match weapon.or_else(|| held.part.map(word::part)) {
        Some(what) => word::noted(name, what),
        None => name,
    }
}

fn senses(row: &Creature) -> impl Iterator<Item = Particular> {
    let dark = (row.darkvision > 0)
        .then(|| Particular::said("sense-dark").with("squares", Particular::number(row.darkvision)));
    [
        dark,
        row.low_light.then(|| Particular::said("sense-low-light")),
        row.scent.then(|| Particular::said("sense-scent")),
    ]
    .into_iter()
    .flatten()
}

/// The spells of a caster, with what they cost and how hard they are to resist.
fn spells(data: &D20Data, known: &KnownSpells) -> Particular {
    let names = |ids: &[Id<Spell>]| {
        let names = ids
            .iter()
            .map(|id| word::name(&data.spells, id, |spell| &spell.name));
        Particular::list(names.collect::<Vec<_>>())
    };
    let printed = known.printed.as_ref();
    let slots = printed.map(|all| {
        let slots = all.slots.iter().map(|slots| Particular::number(*slots));
        Particular::List(Joint::Slash, slots.collect())
    });
    Particular::said("spells")
        .with("prepared", names(&known.prepared))
        .with("spontaneous", names(&known.spontaneous))
        .with("dc", word::number(printed.map(|all| all.save_dc)))
        .with("slots", Particular::or_none(slots))
        .with("points", word::number(printed.map(|all| all.points)))
        .with("cap", word::number(printed.map(|all| all.cap)))
        .with(
            "melee",
            Particular::or_none(printed.map(|all| Particular::signed(all.melee_touch))),
        )
        .with(
            "ranged",
            Particular::or_none(printed.map(|all| Particular::signed(all.ranged_touch))),
        )
}
