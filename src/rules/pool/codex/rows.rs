//! The rows of the tables as pages of the codex show them: the values that the lines of their patterns name.

use crate::content::{Particular, Particulars};
use crate::rules::Id;
use crate::rules::pool::data::{Armour, AttackSkill, Characteristic, Person, PoolData, Skill, Slot, Weapon};
use crate::rules::pool::defence::{self, Guard};
use crate::rules::pool::sheet::{Arm, Build, Spell};
use crate::rules::pool::{attack, initiative};

/// What all rows say that have a page.
pub(super) fn particulars(data: &PoolData) -> Vec<Particulars> {
    let weapons = data.weapons.values().map(|row| weapon(data, row));
    let armour = data.armour.values().map(piece);
    let people = data.people.values().map(|row| person(data, row));
    weapons.chain(armour).chain(people).collect()
}

/// A number of a table in which 0 stands for none.
fn some(number: impl Into<i64>) -> Particular {
    let number = number.into();
    Particular::or_none((number > 0).then(|| Particular::number(number)))
}

fn weapon(data: &PoolData, row: &Weapon) -> Particulars {
    let skill = match row.skill {
        AttackSkill::Weapon => "weapon",
        AttackSkill::Unarmed => "unarmed",
        AttackSkill::Ranged => "ranged",
        AttackSkill::Throwing => "throwing",
    };
    let other = |key: &'static str, id: Option<&Id<Weapon>>| {
        let other = data.weapons.get(id?)?;
        Some(Particular::said(key).with("name", Particular::name(&other.name)))
    };
    let traits = [
        row.finesse.then(|| Particular::said("trait-finesse")),
        row.natural.then(|| Particular::said("trait-natural")),
        row.reload.then(|| Particular::said("trait-reload")),
        other("trait-thrown-as", row.thrown_as.as_ref()),
        other("trait-struck-as", row.struck_as.as_ref()),
    ];
    let (count, sides) = row.damage;
    Particulars::new(row.id.as_str(), "weapon")
        .with("skill", Particular::Word(skill))
        .with("damage", Particular::dice(count, sides, 0))
        .with("reach", some(row.reach))
        .with("range", some(row.range))
        .with("hands", some(row.hands))
        .with("pieces", some(row.pieces))
        .with("traits", Particular::clauses(traits.into_iter().flatten()))
        .shown_by(
            if row.reach > 0 { "blow-with" } else { "shot-with" },
            [("faces", vec!["1"; count.into()].join(", "))],
        )
}

fn piece(row: &Armour) -> Particulars {
    // A piece without Defence shows none.
    let dice = usize::try_from(row.defence).unwrap_or(0);
    let slot = match row.slot {
        Slot::Body => "body",
        Slot::Head => "head",
        Slot::Shield => "shield",
    };
    Particulars::new(row.id.as_str(), "armour")
        .with("slot", Particular::Word(slot))
        .with("defence", Particular::number(row.defence))
        .with("cap", Particular::number(row.cap))
        .with("sprint", Particular::yes(!row.no_sprint))
        .shown_by("struck-in", [("faces", vec!["2"; dice].join(", "))])
}

fn person(data: &PoolData, row: &Person) -> Particulars {
    let build = Build::of(data, row);
    let guard = Guard::of(&build, &[]);
    let own = row.characteristics;
    let pieces = build.pieces.iter().map(|piece| Particular::name(&piece.name));
    let arms = build.arms.iter().flat_map(|arm| ways(&build, arm));
    let powers = build.powers.iter().map(power);
    Particulars::new(row.id.as_str(), "person")
        .with("level", Particular::number(row.level))
        .with("life", Particular::number(build.hit_points))
        .with("strength", Particular::number(own.strength))
        .with("agility", Particular::number(own.agility))
        .with("constitution", Particular::number(own.constitution))
        .with("perception", Particular::number(own.perception))
        .with("intelligence", Particular::number(own.intelligence))
        .with("charisma", Particular::number(own.charisma))
        .with("will", Particular::number(own.will))
        .with("skills", Particular::list(skills(row)))
        .with("defence", Particular::number(defence::pool(&guard).value()))
        .with("magic", Particular::number(defence::magic_pool(&guard).value()))
        .with(
            "initiative",
            Particular::dice(initiative::DICE.0, initiative::DICE.1, initiative::base(&build)),
        )
        .with("move", Particular::number(row.move_m))
        .with("weapons", Particular::clauses(arms))
        .with("powers", Particular::clauses(powers))
        .with("armour", Particular::list(pieces))
        .with("traits", Particular::clauses(traits(row)))
}

/// The skills that somebody has.
fn skills(row: &Person) -> impl Iterator<Item = Particular> {
    let all = [
        (Skill::Weapon, "skill-weapon"),
        (Skill::Unarmed, "skill-unarmed"),
        (Skill::Ranged, "skill-ranged"),
        (Skill::Throwing, "skill-throwing"),
        (Skill::Medicine, "skill-medicine"),
        (Skill::Vigilance, "skill-vigilance"),
        (Skill::Stealth, "skill-stealth"),
        (Skill::Magic, "skill-magic"),
    ];
    let valued = all.map(|(skill, key)| (row.skills.of(skill), key));
    let known = valued.into_iter().filter(|(value, _)| *value > 0);
    known.map(|(value, key)| {
        Particular::said("valued")
            .with("name", Particular::said(key))
            .with("value", Particular::number(value))
    })
}

/// How somebody strikes with a weapon, and how he shoots or throws it, each with the dice of attack and damage.
fn ways(build: &Build, arm: &Arm) -> Vec<Particular> {
    let way = |key: &'static str, dice: i16, damage: Particular| {
        Particular::said(key)
            .with("name", Particular::name(&arm.name))
            .with("dice", Particular::number(dice))
            .with("damage", damage)
    };
    let close = arm.close.map(|close| {
        let link = (close.link, build.characteristics.of(close.link));
        let dice = attack::pool((close.skill, build.attack_skill(close.skill)), link, 0).value();
        let (count, sides) = close.damage;
        way("blow", dice, Particular::dice(count, sides, build.close_bonus()))
    });
    let shot = arm.shot.map(|shot| {
        let link = (Characteristic::Agility, build.characteristics.agility);
        let dice = attack::pool((shot.skill, build.attack_skill(shot.skill)), link, 0).value();
        let (count, sides) = shot.damage;
        let said = way("shot", dice, Particular::dice(count, sides, 0));
        said.with("range", Particular::number(shot.range_m))
    });
    close.into_iter().chain(shot).collect()
}

/// A magic ability with its dice.
fn power(spell: &Spell) -> Particular {
    let (count, sides) = spell.dice;
    Particular::said("power")
        .with("name", Particular::name(&spell.name))
        .with(
            "kind",
            Particular::Word(if spell.heals { "heals" } else { "harms" }),
        )
        .with("points", Particular::dice(count, sides, spell.plus))
        .with("range", Particular::number(spell.range_m))
}

/// What else is special about somebody.
fn traits(row: &Person) -> impl Iterator<Item = Particular> {
    let dice = |key: &'static str, count: i64| {
        (count > 0).then(|| Particular::said(key).with("dice", Particular::number(count)))
    };
    [
        dice("trait-hide", row.hide.into()),
        dice("trait-defence", row.defence_bonus.into()),
        dice("trait-magic", row.magic_bonus.into()),
        dice("trait-sneak", row.sneak_dice.into()),
        row.quadruped.then(|| Particular::said("trait-quadruped")),
        dice("trait-potions", row.potions.into()),
    ]
    .into_iter()
    .flatten()
}
