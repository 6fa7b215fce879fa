//! What bodies and weapons look like where their rows do not say it.

use super::super::data::{Creature, CreatureKind, Legs, Size, Talent};
use crate::battle::{BodyShape, WeaponShape};
use crate::rules::Id;

/// The picture of what is led by a talent.
pub(super) fn of_talent(talent: &Id<Talent>) -> WeaponShape {
    match talent.as_str() {
        "TAL-DOLCHE" | "TAL-WURFMESSER" => WeaponShape::Dagger,
        "TAL-FECHT" => WeaponShape::Rapier,
        "TAL-SAEBEL" => WeaponShape::Sabre,
        "TAL-SCHWERTER" => WeaponShape::Sword,
        "TAL-ANDERTHALB" | "TAL-ZHSCHWERT" => WeaponShape::Greatsword,
        "TAL-HIEB" => WeaponShape::Club,
        "TAL-WURFBEILE" => WeaponShape::Axe,
        "TAL-ZHHIEB" => WeaponShape::Greataxe,
        "TAL-SPEERE" | "TAL-LANZE" => WeaponShape::Spear,
        "TAL-INFANTERIE" => WeaponShape::Halberd,
        "TAL-STAEBE" => WeaponShape::Staff,
        "TAL-KETTENWAFFEN" | "TAL-KETTENSTAB" | "TAL-ZHFLEGEL" => WeaponShape::Flail,
        "TAL-PEITSCHE" => WeaponShape::Whip,
        "TAL-BOGEN" => WeaponShape::Bow,
        "TAL-ARMBRUST" => WeaponShape::Crossbow,
        "TAL-BLASROHR" => WeaponShape::Blowgun,
        "TAL-SCHLEUDER" => WeaponShape::Sling,
        "TAL-WURFSPEERE" => WeaponShape::Javelin,
        "TAL-DISKUS" => WeaponShape::Disc,
        _ => WeaponShape::Fist,
    }
}

/// The shape of its body: as its row says, else what most of its kind look like.
pub(super) fn of_creature(creature: &Creature) -> BodyShape {
    creature
        .shape
        .unwrap_or(match (creature.kind, creature.legs, creature.size) {
            (_, Legs::None, _) => BodyShape::Serpent,
            (_, Legs::Four, Size::Tiny | Size::VerySmall) => BodyShape::Lizard,
            (_, Legs::Four, _) => BodyShape::Beast,
            (_, Legs::Many, _) => BodyShape::Spider,
            (CreatureKind::Undead, Legs::Two, _) => BodyShape::Zombie,
            (_, Legs::Two, Size::Big | Size::Huge) => BodyShape::Ogre,
            (_, Legs::Two, _) => BodyShape::Human,
        })
}
