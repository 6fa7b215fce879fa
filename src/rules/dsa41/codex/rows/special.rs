//! What is special about weapons, shields, armour and creatures, in words: every trait of the tables has one.

use crate::board::Terrain;
use crate::content::Particular;
use crate::rules::dsa41::data::{
    ArmourTrait, CreatureTrait, NaturalAttack, RangedTrait, ShieldTrait, WeaponTrait,
};

use super::word;

/// A word with a number that is added to something.
fn by(key: &'static str, by: i8) -> Particular {
    Particular::said(key).with("by", Particular::signed(by))
}

pub(super) fn weapon(it: &WeaponTrait) -> Particular {
    match it {
        WeaponTrait::Improvised => Particular::said("trait-improvised"),
        WeaponTrait::Blunt => Particular::said("trait-blunt"),
        WeaponTrait::Wooden => Particular::said("trait-wooden"),
        WeaponTrait::Fencing => Particular::said("trait-fencing"),
        WeaponTrait::ParriesHeavy => Particular::said("trait-parries-heavy"),
        WeaponTrait::Heavy => Particular::said("trait-heavy"),
        WeaponTrait::Chain => Particular::said("trait-chain"),
        WeaponTrait::ParriedByAll => Particular::said("trait-parried-by-all"),
        WeaponTrait::RiderBonus => Particular::said("trait-rider"),
        WeaponTrait::Natural => Particular::said("trait-natural"),
        WeaponTrait::Unbreakable => Particular::said("trait-unbreakable"),
        WeaponTrait::Disarms(bonus) => by("trait-disarms", *bonus),
        WeaponTrait::Trips(bonus) => by("trait-trips", *bonus),
        WeaponTrait::IgnoresShield => Particular::said("trait-ignores-shield"),
        WeaponTrait::IgnoresArmour(points) => {
            Particular::said("trait-ignores-armour").with("by", Particular::number(*points))
        }
        WeaponTrait::BreaksWeapons => Particular::said("trait-breaks-weapons"),
        WeaponTrait::FumblesFrom(face) => {
            Particular::said("trait-fumbles").with("from", Particular::number(*face))
        }
        WeaponTrait::Burns(points) => Particular::said("trait-burns").with("points", word::points(*points)),
        WeaponTrait::AttackIn { class, by: change } => {
            by("trait-attack-in", *change).with("class", word::class(*class))
        }
        WeaponTrait::UnusableIn(class) => {
            Particular::said("trait-unusable-in").with("class", word::class(*class))
        }
    }
}

pub(super) fn shield(it: &ShieldTrait) -> Particular {
    match it {
        ShieldTrait::BreaksWeapons => Particular::said("trait-breaks-weapons"),
        ShieldTrait::Disarms(bonus) => by("trait-disarms", *bonus),
        ShieldTrait::WornOnArm => Particular::said("trait-worn-on-arm"),
        ShieldTrait::Strikes(points) => {
            Particular::said("trait-strikes").with("points", word::points(*points))
        }
        ShieldTrait::OneParryOnly => Particular::said("trait-one-parry-only"),
    }
}

pub(super) fn armour(it: &ArmourTrait) -> Particular {
    Particular::said(match it {
        ArmourTrait::PlateHand => "trait-plate-hand",
        ArmourTrait::DullsSenses => "trait-dulls-senses",
        ArmourTrait::SteelHelmet => "trait-steel-helmet",
        ArmourTrait::NailedBoots => "trait-nailed-boots",
    })
}

pub(super) fn ranged(it: &RangedTrait) -> Particular {
    match it {
        RangedTrait::Magazine { shots, refill } => Particular::said("trait-magazine")
            .with("shots", Particular::number(*shots))
            .with("refill", Particular::number(*refill)),
        RangedTrait::OneHand => Particular::said("trait-one-hand"),
        RangedTrait::LeadShot { points, .. } => by("trait-lead-shot", *points),
        RangedTrait::Poisoned => Particular::said("trait-poisoned"),
        RangedTrait::Improvised => Particular::said("trait-improvised"),
        RangedTrait::HoldsOil { .. } => Particular::said("trait-holds-oil"),
    }
}

pub(super) fn creature(it: &CreatureTrait) -> Particular {
    match it {
        CreatureTrait::AimsAtLastTormentor => Particular::said("trait-grudge"),
        CreatureTrait::HuntsInPacks => Particular::said("trait-pack"),
        CreatureTrait::Scent { surprise } => by("trait-scent", *surprise),
        CreatureTrait::SeesInDarkness => Particular::said("trait-sees-in-darkness"),
        CreatureTrait::NoSprint => Particular::said("trait-no-sprint"),
        CreatureTrait::KeepsWeapon => Particular::said("trait-keeps-weapon"),
        CreatureTrait::HalvesThrustsAndMissiles => Particular::said("trait-bony"),
        CreatureTrait::FumblesOnly { from, to } => Particular::said("trait-fumbles-only")
            .with("from", Particular::number(*from))
            .with("to", Particular::number(*to)),
        CreatureTrait::Grapples { check, points } => Particular::said("trait-grapples")
            .with("check", Particular::signed(*check))
            .with("points", word::points(*points)),
        CreatureTrait::Stench {
            within,
            check,
            attack,
            parry,
        } => unnerves("trait-stench", *within, *attack, *parry).with("check", Particular::signed(*check)),
        CreatureTrait::SteadfastInLair => Particular::said("trait-lair"),
        CreatureTrait::Rises { attack } => by("trait-rises", *attack),
        CreatureTrait::GuardsYoung => Particular::said("trait-guards-young"),
        CreatureTrait::Flies {
            altitude,
            ground_speed,
            ground_parry,
        } => Particular::said("trait-flies")
            .with("altitude", Particular::number(*altitude))
            .with("speed", Particular::number(*ground_speed))
            .with("parry", Particular::number(*ground_parry)),
        CreatureTrait::Shriek {
            within,
            attack,
            parry,
            rounds,
        } => unnerves("trait-shriek", *within, *attack, *parry).with("rounds", word::points(*rounds)),
        CreatureTrait::Venom {
            check,
            agility_and_initiative,
            paralysed_at,
        } => Particular::said("trait-venom")
            .with("check", Particular::signed(*check))
            .with("points", word::points(*agility_and_initiative))
            .with("limit", Particular::number(*paralysed_at)),
        CreatureTrait::Webs => Particular::said("trait-webs"),
        CreatureTrait::ClimbsWalls => Particular::said("trait-climbs"),
        CreatureTrait::AtHomeInWater { speed } => {
            Particular::said("trait-home-in-water").with("speed", Particular::number(*speed))
        }
        CreatureTrait::AtHomeIn(grounds) => {
            let grounds = grounds.iter().map(|ground| Particular::said(terrain(*ground)));
            Particular::said("trait-home").with("grounds", Particular::list(grounds))
        }
        CreatureTrait::Frenzied => Particular::said("trait-frenzied"),
        CreatureTrait::Mount => Particular::said("trait-mount"),
        CreatureTrait::FleesWhenWounded => Particular::said("trait-shy"),
    }
}

/// What makes attack and parry worse of those who are near.
fn unnerves(key: &'static str, within: u8, attack: i8, parry: i8) -> Particular {
    Particular::said(key)
        .with("within", Particular::number(within))
        .with("attack", Particular::signed(attack))
        .with("parry", Particular::signed(parry))
}

const fn terrain(ground: Terrain) -> &'static str {
    match ground {
        Terrain::Floor => "ground-floor",
        Terrain::Stone => "ground-stone",
        Terrain::Wood => "ground-wood",
        Terrain::Grass => "ground-grass",
        Terrain::Earth => "ground-earth",
        Terrain::Sand => "ground-sand",
        Terrain::Snow => "ground-snow",
        Terrain::Ice => "ground-ice",
        Terrain::Rubble => "ground-rubble",
        Terrain::Undergrowth => "ground-undergrowth",
        Terrain::Bog => "ground-bog",
        Terrain::Water => "ground-water",
        Terrain::Stairs => "ground-stairs",
        Terrain::Pit => "ground-pit",
        Terrain::Void => "ground-void",
    }
}

/// What is special about an attack of a creature.
pub(super) fn attack(row: &NaturalAttack) -> Vec<Particular> {
    let run = (row.run_from > 0)
        .then(|| Particular::said("strike-run").with("squares", Particular::number(row.run_from)));
    let down = row.knock_down.map(|check| by("strike-knocks-down", check));
    let wounds = (row.extra_wounds > 0)
        .then(|| Particular::said("strike-wounds").with("wounds", Particular::number(row.extra_wounds)));
    let breaks = row.break_factor;
    let breaks =
        breaks.map(|factor| Particular::said("strike-breaks").with("factor", Particular::number(factor)));
    [
        row.instead.then(|| Particular::said("strike-instead")),
        row.last_resort.then(|| Particular::said("strike-last-resort")),
        run,
        down,
        row.venomous.then(|| Particular::said("strike-venomous")),
        wounds,
        row.armed.then(|| Particular::said("strike-armed")),
        breaks,
    ]
    .into_iter()
    .flatten()
    .collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::board::Word as _;
    use crate::content::{Language, Particulars, Texts};

    #[test]
    fn what_no_creature_of_the_game_is_has_words_too() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/codex");
        let texts = Texts::of_folder(&folder).unwrap_or_else(|problems| panic!("{problems}"));
        for special in [
            CreatureTrait::AtHomeIn(Terrain::ALL.to_vec()),
            CreatureTrait::Frenzied,
        ] {
            let row = Particulars::new("OPP-99", "noted")
                .with("name", Particular::Word(""))
                .with("note", creature(&special));
            for language in Language::ALL {
                let said = row.said(&texts, language, "dsa41");
                assert!(!said.contains('['), "{language:?}: {said}");
            }
        }
    }
}
