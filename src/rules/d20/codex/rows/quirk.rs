//! What is special about a creature, as its row says it.

use crate::content::Particular;
use crate::rules::d20::data::{Creature, CreatureKind, D20Data, FeatEffect, Foe, People, Quirk, SaveAgainst};
use crate::rules::d20::turning::Turner;

use super::word;

/// All that is special about a creature besides its feats: traits, the dice of a sneak attack, how often it turns undead, its mount, and what
/// counts in no fight.
pub(super) fn all(data: &D20Data, row: &Creature) -> Vec<Particular> {
    let traits = row.traits.iter().map(|one| quirk(data, one));
    let mount = row.mount.as_ref().map(|mount| {
        let name = word::name(&data.mounts, mount, |mount| &mount.name);
        Particular::said("trait-mount").with("name", name)
    });
    let also = row.also.iter().map(Particular::name);
    let own = traits.chain(sneak(data, row)).chain(turning(data, row));
    own.chain(mount).chain(also).collect()
}

/// The dice of a sneak attack.
fn sneak(data: &D20Data, row: &Creature) -> Option<Particular> {
    let held = row
        .feats
        .iter()
        .filter_map(|held| data.feats.get(held.feat.as_str()));
    let mut effects = held.flat_map(|feat| &feat.effects);
    let sides = effects.find_map(|effect| match effect {
        FeatEffect::SneakAttack { sides, .. } => Some(*sides),
        _ => None,
    })?;
    let dice = Particular::dice(row.sneak_dice, sides, 0);
    (row.sneak_dice > 0).then(|| Particular::said("trait-sneak").with("dice", dice))
}

/// How often it turns undead.
fn turning(data: &D20Data, row: &Creature) -> Option<Particular> {
    let turner = Turner::of(data, row)?;
    Some(Particular::said("trait-turning").with("per-day", Particular::number(turner.per_day)))
}

fn quirk(data: &D20Data, quirk: &Quirk) -> Particular {
    let with_points =
        |key: &'static str, points: i16| Particular::said(key).with("points", Particular::number(points));
    let against = |key: &'static str, foe: Foe, bonus: i16| {
        Particular::said(key)
            .with("foe", self::foe(foe))
            .with("points", Particular::signed(bonus))
    };
    match quirk {
        Quirk::LightSensitive => Particular::said("trait-light-sensitive"),
        Quirk::StandsFirm => Particular::said("trait-stands-firm"),
        Quirk::SingleActions => Particular::said("trait-single-actions"),
        Quirk::NoRun => Particular::said("trait-no-run"),
        Quirk::Omnidirectional => Particular::said("trait-omnidirectional"),
        Quirk::ImmuneToSleep => Particular::said("trait-no-sleep"),
        Quirk::UnslowedByArmour => Particular::said("trait-unslowed"),
        Quirk::WarTrained => Particular::said("trait-war-trained"),
        Quirk::ImmuneTo(energy) => Particular::said("trait-immune").with("energy", word::energy(*energy)),
        Quirk::DamageReduction { points, unless } => {
            with_points("trait-reduction", *points).with("unless", word::damage_type(*unless))
        }
        Quirk::SpellResistance(number) => with_points("trait-spell-resistance", *number),
        Quirk::Regeneration { points, but } => {
            let but = but.iter().map(|energy| word::energy(*energy));
            with_points("trait-regeneration", *points).with("but", Particular::list(but))
        }
        Quirk::Rend { part, damage } => Particular::said("trait-rend")
            .with("part", word::part(*part))
            .with("damage", word::roll(*damage)),
        Quirk::Rage {
            per_day,
            rounds,
            strength,
            constitution,
            will,
            armour_class,
            afterwards,
        } => Particular::said("trait-rage")
            .with("per-day", Particular::number(*per_day))
            .with("rounds", Particular::number(*rounds))
            .with("strength", Particular::signed(*strength))
            .with("constitution", Particular::signed(*constitution))
            .with("will", Particular::signed(*will))
            .with("armour-class", Particular::signed(*armour_class))
            .with("afterwards", word::state(data, *afterwards)),
        Quirk::FavouredEnemy { foe, bonus } => against("trait-favoured", *foe, *bonus),
        Quirk::DodgeAgainst { foe, bonus } => against("trait-dodge", *foe, *bonus),
        Quirk::SaveBonus { against, bonus } => Particular::said("trait-save")
            .with("against", save(*against))
            .with("points", Particular::signed(*bonus)),
        Quirk::TrapSense(points) => {
            Particular::said("trait-traps").with("points", Particular::signed(*points))
        }
    }
}

fn foe(foe: Foe) -> Particular {
    match foe {
        Foe::Kind(one) => kind(one),
        Foe::People(one) => people(one),
    }
}

const fn save(against: SaveAgainst) -> Particular {
    Particular::Word(match against {
        SaveAgainst::Fear => "fear",
        SaveAgainst::Poison => "poison",
        SaveAgainst::Spells => "spells",
        SaveAgainst::Enchantments => "enchantments",
    })
}

/// The word for a kind of creature.
pub(super) const fn kind(kind: CreatureKind) -> Particular {
    Particular::said(match kind {
        CreatureKind::Animal => "kind-animal",
        CreatureKind::Construct => "kind-construct",
        CreatureKind::Elemental => "kind-elemental",
        CreatureKind::Giant => "kind-giant",
        CreatureKind::Humanoid => "kind-humanoid",
        CreatureKind::Ooze => "kind-ooze",
        CreatureKind::Plant => "kind-plant",
        CreatureKind::Undead => "kind-undead",
        CreatureKind::Vermin => "kind-vermin",
    })
}

/// The word for a people.
pub(super) const fn people(people: People) -> Particular {
    Particular::said(match people {
        People::Dwarf => "people-dwarf",
        People::Elf => "people-elf",
        People::Gnoll => "people-gnoll",
        People::Goblinoid => "people-goblinoid",
        People::HalfOrc => "people-half-orc",
        People::Halfling => "people-halfling",
        People::Human => "people-human",
        People::Orc => "people-orc",
    })
}
