//! What bodies and weapons look like: as their rows say, else like most of their kind.

use super::{Creature, CreatureKind, Legs, RangedWeapon, Shield, ShieldSize, Size, Talent, Weapon};
use crate::battle::{BodyShape, WardShape, WeaponShape};
use crate::rules::Id;

impl Creature {
    /// The shape of its body: as its row says, else what most of its kind look like.
    pub fn body(&self) -> BodyShape {
        self.shape.unwrap_or(match (self.kind, self.legs, self.size) {
            (_, Legs::None, _) => BodyShape::Serpent,
            (_, Legs::Four, Size::Tiny | Size::VerySmall) => BodyShape::Lizard,
            (_, Legs::Four, _) => BodyShape::Beast,
            (_, Legs::Many, _) => BodyShape::Spider,
            (CreatureKind::Undead, Legs::Two, _) => BodyShape::Zombie,
            (_, Legs::Two, Size::Big | Size::Huge) => BodyShape::Ogre,
            (_, Legs::Two, _) => BodyShape::Human,
        })
    }
}

impl Weapon {
    /// The shape of it.
    pub fn shape(&self) -> WeaponShape {
        self.silhouette
            .or_else(|| self.talents.first().map(of_talent))
            .unwrap_or(WeaponShape::Fist)
    }
}

impl RangedWeapon {
    /// The shape of it.
    pub fn shape(&self) -> WeaponShape {
        self.silhouette.unwrap_or_else(|| of_talent(&self.talent))
    }
}

impl Shield {
    /// The shape of it.
    pub fn shape(&self) -> WardShape {
        match self.size {
            None => WardShape::Blade,
            Some(ShieldSize::Small) => WardShape::Buckler,
            Some(ShieldSize::Large) => WardShape::Shield,
            Some(ShieldSize::VeryLarge) => WardShape::Tower,
        }
    }
}

/// What most weapons look like that are led by a talent.
fn of_talent(talent: &Id<Talent>) -> WeaponShape {
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
