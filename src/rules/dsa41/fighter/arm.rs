//! What somebody attacks with: a weapon, a fist, a claw, and what the round must know of it.

use std::sync::Arc;

use crate::battle::{Ledger, NamedRow, WeaponShape};
use crate::content::Words;

use super::super::data::{CrampedClass, DistanceClasses};
use super::super::exchange::check;
use super::super::manoeuvre::{Art, Arts};
use super::super::module::Modules;
use super::{Grip, Rows};

/// An attack: a weapon in the hand, a fist, a claw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arm {
    /// Its name.
    pub name: Arc<Words>,
    /// The row of its table, as what brings lines of ledgers.
    pub thing: NamedRow,
    /// The rows of the weapon and of the talent that leads it.
    pub rows: Rows,
    /// Its picture.
    pub silhouette: WeaponShape,
    /// Attack value with its parts.
    pub attack: Ledger,
    /// Parry value with its parts; none when it cannot parry.
    pub parry: Option<Ledger>,
    /// Dice of the hit points.
    pub dice: u8,
    /// Sides of these dice.
    pub sides: u8,
    /// Constant and strength bonus, with their lines.
    pub plus: Ledger,
    /// Hit points against endurance (`DMG-07`).
    pub is_endurance: bool,
    /// The distance classes in which it is led (`DK-01`).
    pub classes: DistanceClasses,
    /// Squares it reaches without distance classes (`BRD-07`).
    pub reach: u8,
    /// Length in centimetres.
    pub length_cm: u16,
    /// Talent value: the limit of announcements (`MAN-GEN-03`).
    pub talent: i16,
    /// The manoeuvres that its master tries more easily, with the points that he saves (`SF-WAFFENMEISTER`).
    pub eased: Vec<(Art, i16)>,
    /// What it is.
    pub kind: ArmKind,
}

impl Arm {
    /// The points that a master saves of the malus of a manoeuvre.
    ///
    /// Rule: `SF-WAFFENMEISTER`.
    pub fn eases(&self, art: Art) -> i16 {
        let mut eased = self.eased.iter();
        eased
            .find(|(known, _)| *known == art)
            .map_or(0, |(_, points)| *points)
    }

    /// What announced points of a manoeuvre come to with it: half of them where it is not made for it.
    ///
    /// Rule: `MAN-GEN-06`.
    pub const fn lends(&self, art: Art, points: i16) -> i16 {
        if self.kind.foreign.has(art) {
            points / 2
        } else {
            points
        }
    }
}

/// What a weapon gains or loses in one hand against what it is in both, in points.
///
/// Rule: `WPN-03`, `WPN-09`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct InOneHand {
    /// On the attack.
    pub attack: i16,
    /// On the parry.
    pub parry: i16,
    /// On the hit points.
    pub points: i16,
}

/// What the round must know of a weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArmKind {
    /// Fist, foot, or an animal's claw and tooth.
    pub is_natural: bool,
    /// Brawling or wrestling of somebody who could hold a weapon.
    pub is_unarmed: bool,
    /// Wrestling, which does no harm by itself (`UNA-03`).
    pub is_wrestling: bool,
    /// No weapon by trade, in hands that have not learnt it: what is announced counts half (`WPN-10`).
    pub is_improvised: bool,
    /// Heavy or chained: daggers and fencing weapons cannot parry it (`WPN-04`).
    pub is_heavy: bool,
    /// Chained: parries against it are 2 harder and shields lose their bonus (`WPN-05`).
    pub is_chain: bool,
    /// Whether the modifier of the foe's shield does not count (`SHD-03`).
    pub ignores_shield: bool,
    /// Points of armour that do not count.
    pub pierces: u8,
    /// Dagger, fencing weapon or flag F: cannot parry heavy weapons (`WPN-04`).
    pub is_light: bool,
    /// Its row in the table for cramped space (`SIT-11`).
    pub cramped: CrampedClass,
    /// Whether it takes both hands (`BRD-05`).
    pub is_two_handed: bool,
    /// What it gains or loses where one hand leads it because the other holds a light (`WPN-03`, `WPN-09`).
    pub in_one_hand: InOneHand,
    /// Whether it weighs more than ten ounces for each point of strength (`END-01`).
    pub is_weighty: bool,
    /// Whether a converted action can be carried out with it (`UMW-05`).
    pub converts: bool,
    /// Whether it is too heavy or too long for the hand that others have the shield in (`TWO-07`).
    pub is_too_heavy: bool,
    /// Whether it is a staff (`UMW-04`).
    pub is_staff: bool,
    /// Whether it is the shield or parry weapon, and no weapon of its own.
    pub is_ward: bool,
    /// The only manoeuvre that it strikes with; none for weapons.
    pub sole: Option<Art>,
    /// Whether it is a whip (`SIT-25`).
    pub is_whip: bool,
    /// Whether it is of use under water (`SIT-33`).
    pub works_under_water: bool,
    /// Whether it is in the hand that others have the shield in.
    pub is_second: bool,
    /// The manoeuvres that may be tried with it (`MAN-GEN-06`).
    pub arts: Arts,
    /// Those of them that it is not made for (`MAN-GEN-06`).
    pub foreign: Arts,
    /// Dagger, fencing weapon or spear: easily broken (`MAN-WAFFEZERBRECHEN`).
    pub is_thrusting: bool,
    /// Dagger, fencing weapon or sword, with which one stabs somebody from behind (`SUR-04`).
    pub stabs: bool,
    /// Whether it is a spear (`MAN-GEGENHALTEN`).
    pub is_spear: bool,
    /// Whether it is a sabre, with which no master takes a weapon out of two hands (`SF-MEISTERENTWAFFNEN`).
    pub is_sabre: bool,
    /// What it costs to strike with its flat side; 0 where it has none (`MAN-STUMPF`).
    pub flat: u8,
    /// Added to disarming (`WPN-11`).
    pub disarms: i8,
    /// Whether it can break the foe's weapon (`MAN-WAFFEZERBRECHEN`).
    pub breaks_weapons: bool,
    /// Added to tripping (`MAN-UMREISSEN`).
    pub trips: i8,
    /// Whether it is led with a hand on the blade (`MAN-HALBSCHWERT`).
    pub is_half_sword: bool,
    /// Attacks in one round; 1 for all but some creatures (`CRE-01`).
    pub per_round: u8,
    /// Whether it takes the place of an ordinary attack.
    pub is_substitute: bool,
    /// Squares of straight run that it needs.
    pub run_from: u8,
    /// Knocks down, with this modifier on the victim's check (`CRE-08`).
    pub knock_down: Option<i16>,
    /// Only knocks down, without hit points.
    pub is_harmless: bool,
    /// Holds on after a hit (`CRE-07`).
    pub grip: Option<Grip>,
    /// Its wounds come at thresholds 2 lower (`RNG-43`, `WND-03`).
    pub wounds_easily: bool,
    /// Wounds that every harmful hit tears besides those of the thresholds (`WND-09`).
    pub extra_wounds: u8,
    /// Whether its missiles are poisoned (`RNG-45`).
    pub is_poisoned: bool,
    /// Threshold and step of the strength bonus of a pike, which two may lead (`MAN-SPIESSGESPANN`).
    pub strength: Option<(u8, u8)>,
    /// Whether two lead it now (`MAN-SPIESSGESPANN`).
    pub is_teamed: bool,
    /// Whether venom of its own is in it (OPP-15).
    pub is_venomous: bool,
    /// Whether it serves only when the weapon is gone (OPP-10).
    pub is_last_resort: bool,
    /// The fire with which it burns those whom it harms, as dice, sides and constant (WPN-TORCH).
    pub burns: Option<(u8, u8, i8)>,
    /// Whether it is of steel, at least where it strikes (`WPN-17`).
    pub is_steel: bool,
    /// Whether it is a staff of wood (`WPN-17`).
    pub is_wooden_staff: bool,
    /// The first of the faces that fumble with it; 0 where only the last one does (`FUM-08`).
    pub fumbles_from: u8,
    /// Break factor; none for what cannot break (`BRK-01`, `BRK-05`).
    pub break_factor: Option<i8>,
    /// What attack and parry gain in the saddle, where encumbrance hinders half as much (`MNT-01`).
    pub in_saddle: (i16, i16),
    /// Whether it does more from a mount against those on foot (`WPN-07`).
    pub strikes_down: bool,
    /// Whether it is a lance, which strikes in a mounted charge alone (`MNT-07`).
    pub is_lance: bool,
    /// Whether it is a mount that goes over somebody: only shields stop it (`MNT-06`, `CRE-02`).
    pub is_hooves: bool,
}

impl ArmKind {
    /// Whether it is part of the body, so that it is neither lost nor broken; what is worn on the fist, such as a knuckle duster, is not.
    ///
    /// Rule: `WPN-FIST`, `WPN-KNUCKLE`, `WPN-ORCHID`, `FUM-03`.
    pub const fn is_of_body(&self) -> bool {
        self.is_natural || self.is_unarmed && self.break_factor.is_none()
    }

    /// The first of the faces that fumble with it.
    ///
    /// Rule: `FUM-08`.
    pub const fn worst(&self, modules: Modules) -> u8 {
        if self.fumbles_from > 0 && modules.has(Modules::FUMBLES) {
            self.fumbles_from
        } else {
            check::WORST
        }
    }
}
