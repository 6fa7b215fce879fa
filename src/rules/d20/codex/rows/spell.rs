//! The rows of spells.

use crate::content::{Particular, Particulars};
use crate::rules::d20::data::{
    Bonus, BonusKind, CastingTime, D20Data, Duration, Growth, Range, Roll, Save, SaveEffect, SaveKind,
    School, Shape, Spell, SpellEffect, Target, Who,
};

use super::word;

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.spells.values().map(|row| spell(data, row)).collect()
}

fn spell(data: &D20Data, row: &Spell) -> Particulars {
    let levels = row.levels.iter().map(|(class, level)| {
        let class = word::name(&data.classes, class, |class| &class.name);
        word::valued(class, Particular::number(*level))
    });
    let time = match row.time {
        CastingTime::StandardAction => "cost-standard",
        CastingTime::OneRound => "time-round",
    };
    let duration = match row.duration {
        Duration::Instant => Particular::NONE,
        Duration::Rounds { per_level } => Particular::number(per_level),
    };
    let stopped = row.stopped_by.iter().map(|other| {
        let name = word::name(&data.spells, other, |spell| &spell.name);
        Particular::said("trait-stopped").with("name", name)
    });
    let traits = [
        row.mind_affecting.then(|| Particular::said("trait-mind")),
        row.ends_on_attack.then(|| Particular::said("trait-ends")),
        row.front_only.then(|| Particular::said("trait-front")),
    ];
    let components = row.components.iter().map(|one| word::component(*one));
    Particulars::new(row.id.as_str(), "spell")
        .with("levels", Particular::list(levels))
        .with("school", school(row.school))
        .with("time", Particular::said(time))
        .with("components", Particular::list(components))
        .with("range", range(row.range))
        .with("target", target(row.target))
        .with("duration", duration)
        .with("save", Particular::or_none(row.save.map(save)))
        .with(
            "effects",
            Particular::clauses(row.effects.iter().map(|one| effect(data, *one))),
        )
        .with(
            "traits",
            Particular::clauses(traits.into_iter().flatten().chain(stopped)),
        )
}

fn school(school: School) -> Particular {
    Particular::said(match school {
        School::Abjuration => "school-abjuration",
        School::Conjuration => "school-conjuration",
        School::Divination => "school-divination",
        School::Enchantment => "school-enchantment",
        School::Evocation => "school-evocation",
        School::Illusion => "school-illusion",
        School::Necromancy => "school-necromancy",
        School::Transmutation => "school-transmutation",
    })
}

/// How far a spell carries, with what the caster’s level adds: for two levels where that is all the close range gains.
fn range(range: Range) -> Particular {
    let (key, levels) = match range {
        Range::Personal => return Particular::said("range-personal"),
        Range::Touch => return Particular::said("range-touch"),
        Range::Close => ("range-close", 2),
        Range::Medium => ("range-medium", 1),
        Range::Long => ("range-long", 1),
    };
    let squares = range.squares(0).unwrap_or(0);
    let more = range.squares(levels).unwrap_or(0) - squares;
    Particular::said(key)
        .with("squares", Particular::number(squares))
        .with("more", Particular::number(more))
        .with("levels", Particular::number(levels))
}

fn target(target: Target) -> Particular {
    match target {
        Target::Caster => Particular::said("target-caster"),
        Target::Touched { who, against_metal } => Particular::said("target-touched")
            .with("who", self::who(who))
            .with("metal", word::points(against_metal)),
        Target::Creature { who } => Particular::said("target-creature").with("who", self::who(who)),
        Target::Missiles { count, apart } => Particular::said("target-missiles")
            .with("count", Particular::number(count.start))
            .with("growth", growth(count))
            .with("apart", Particular::number(apart)),
        Target::Rays { count, apart } => Particular::said("target-rays")
            .with("count", Particular::number(count.start))
            .with("growth", growth(count))
            .with("apart", word::number((apart > 0).then_some(apart))),
        Target::Area { shape, who, hit_dice } => Particular::said("target-area")
            .with("shape", self::shape(shape))
            .with("who", self::who(who))
            .with("hit-dice", word::number(hit_dice)),
        Target::Sphere { speed } => {
            Particular::said("target-sphere").with("speed", Particular::number(speed))
        }
    }
}

const fn who(who: Who) -> Particular {
    Particular::Word(match who {
        Who::Anyone => "anyone",
        Who::Allies => "allies",
        Who::Living => "living",
        Who::Humanoids => "humanoids",
    })
}

fn shape(shape: Shape) -> Particular {
    let (key, squares) = match shape {
        Shape::Burst { radius } => ("shape-burst", radius),
        Shape::Spread { radius } => ("shape-spread", radius),
        Shape::Cone { length } => ("shape-cone", length),
        Shape::Line { length } => ("shape-line", length),
    };
    Particular::said(key).with("squares", Particular::number(squares))
}

fn save(save: Save) -> Particular {
    let result = |effect: SaveEffect| {
        Particular::Word(match effect {
            SaveEffect::Half => "half",
            SaveEffect::Negates => "negates",
        })
    };
    Particular::said("save")
        .with("kind", save_kind(save.kind))
        .with("success", result(save.success))
        .with("other", Particular::or_none(save.other_reading.map(result)))
        .with("undead", Particular::yes(save.only_undead))
        .with("each-turn", Particular::yes(save.each_turn))
}

fn save_kind(kind: SaveKind) -> Particular {
    Particular::said(match kind {
        SaveKind::Fortitude => "save-fortitude",
        SaveKind::Reflex => "save-reflex",
        SaveKind::Will => "save-will",
    })
}

fn effect(data: &D20Data, effect: SpellEffect) -> Particular {
    match effect {
        SpellEffect::Damage {
            dice,
            sides,
            plus,
            energy,
        } => Particular::said("effect-damage")
            .with("points", starting(dice.start, sides, plus.start))
            .with("energy", word::energy(energy))
            .with("growth", growth(dice)),
        SpellEffect::Heal { dice, sides, plus } => Particular::said("effect-heal")
            .with("points", starting(i16::from(dice), sides, plus.start))
            .with("growth", growth(plus)),
        SpellEffect::Bonus { to, kind, amount } => Particular::said(match to {
            Bonus::ArmourClass => "effect-armour-class",
            Bonus::Attack => "effect-attack",
            Bonus::SavesAgainstFear => "effect-fear",
        })
        .with("points", Particular::signed(amount.start))
        .with("kind", bonus_kind(kind))
        .with("growth", growth(amount)),
        SpellEffect::Condition(state) => {
            Particular::said("effect-state").with("state", word::state(data, state))
        }
        SpellEffect::MissChance { percent } => {
            Particular::said("effect-miss").with("percent", Particular::number(percent))
        }
    }
}

/// The dice of the weakest caster.
fn starting(count: i16, sides: u8, plus: i16) -> Particular {
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    word::roll(Roll { count, sides, plus })
}

/// How a number grows with the level of the caster; the word `none` where it does not.
fn growth(growth: Growth) -> Particular {
    let Some(most) = growth.most.filter(|_| growth.every > 0) else {
        return Particular::NONE;
    };
    Particular::said("growth")
        .with("every", Particular::number(growth.every))
        .with("from", word::number((growth.from > 0).then_some(growth.from)))
        .with("most", Particular::number(most))
}

fn bonus_kind(kind: BonusKind) -> Particular {
    Particular::said(match kind {
        BonusKind::Armour => "bonus-armour",
        BonusKind::Shield => "bonus-shield",
        BonusKind::Natural => "bonus-natural",
        BonusKind::Deflection => "bonus-deflection",
        BonusKind::Dodge => "bonus-dodge",
        BonusKind::Size => "bonus-size",
        BonusKind::Morale => "bonus-morale",
        BonusKind::Enhancement => "bonus-enhancement",
        BonusKind::Circumstance => "bonus-circumstance",
        BonusKind::Untyped => "bonus-untyped",
    })
}
