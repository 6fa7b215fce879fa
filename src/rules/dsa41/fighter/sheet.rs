//! What a fighter is before the first blow: values, styles, weapons and traits, worked out once and shared by his battles.

use std::sync::Arc;

use crate::battle::{Character, Ledger, Looks, NamedRow, RuleId, Slot, Term};
use crate::board::Terrain;
use crate::content::Words;

use super::super::data::belongings::{Skill, Thing};
use super::super::data::{Legs, Person};
use super::super::exchange::value::{Attribute, Attributes, BaseValues, Burden};
use super::super::manoeuvre::{Arts, Crafts};
use super::super::module::Modules;
use super::{Arm, Eyes, Flight, Habit, Horsemanship, Nerve, Piece, Shriek, Stench, Style, Weakening};

/// Ids of rows of the tables, which open their pages of the codex.
pub type Rows = Arc<[RuleId]>;

/// All of a fighter that a fight does not change: computed once, shared by every battle he takes part in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Build {
    /// His id in the data files, or the level's name for one who is defined there.
    pub person: String,
    /// His name.
    pub name: Arc<Words>,
    /// How he fights where the computer plays him.
    pub character: Character,
    /// What stands behind the name of a weapon that is in the other hand.
    pub other_hand: Arc<Words>,
    /// The modules that he is worked out for.
    pub modules: Modules,
    /// Attributes; a creature with printed values has none but KO for its thresholds.
    pub attributes: Attributes,
    /// His body and helmet, for the eye.
    pub looks: Looks,
    /// Whether the values are printed ones (`VAL-08`).
    pub is_creature: bool,
    /// Undead and constructs: no wounds (`CRE-09`).
    pub is_undead: bool,
    /// An animal's attacks are natural weapons (`CRE-03`).
    pub is_animal: bool,
    /// Size class.
    pub size: Size,
    /// How it stands.
    pub legs: Legs,
    /// Base values.
    pub basis: BaseValues,
    /// Initiative basis with special abilities, for ties (`INI-05`).
    pub ini_basis: i16,
    /// Dice of the initiative roll: 1, or 2 for a blade dancer who is not hindered (`INI-02`).
    pub ini_dice: u8,
    /// Most life energy.
    pub life: i16,
    /// Most endurance; none for those who do not tire.
    pub endurance: Option<i16>,
    /// How much he counts in a team (`CMB-02`); none where nothing is said.
    pub worth: Option<i16>,
    /// His own row; empty for one whom a level defines.
    pub rows: Rows,
    /// The rows of what he wears.
    pub worn: Rows,
    /// Armour with the pieces as lines.
    pub armour: Ledger,
    /// What each piece of it keeps off each zone; empty where hit zones are not played.
    pub pieces: Vec<(NamedRow, [i16; 8])>,
    /// Armour of each zone, in the order of the tables; none where hit zones are not played (`ZON-02`).
    pub zone_armour: Option<[i16; 8]>,
    /// The part of the armour that is his own skin, and keeps off what finds the gaps of the other (`MAN-GEZIELTERSTICH`).
    pub hide: i16,
    /// What a helmet keeps off besides of a blow that stuns (`MAN-BETAEUBUNG`).
    pub helmet: i16,
    /// Encumbrance with the pieces and habituation as lines.
    pub encumbrance: Ledger,
    /// The same with what it would be without hit zones.
    pub burden: Burden,
    /// Speed before encumbrance and wounds.
    pub speed: i16,
    /// KO for thresholds and dying; none for creatures that have none.
    pub constitution: Option<i16>,
    /// Thresholds for one, two and three wounds; none for those who take no wounds.
    pub thresholds: Option<[i16; 3]>,
    /// Dodge value (`AUS-01`), with its lines; none for those who cannot.
    pub dodge: Option<Ledger>,
    /// The combat styles, each with the talent that it is led by (`VAL-07`); the first is ready when the fight begins. Never empty.
    pub styles: Vec<Style>,
    /// Wrestling, in the slot [`WRESTLING`](super::WRESTLING); none for creatures (`UNA-01`).
    pub wrestling: Option<Arm>,
    /// What makes him lose heart (`MRL-01`, `MRL-02`).
    pub nerve: Nerve,
    /// Whether the heart of his side hangs on him (`MRL-02`).
    pub is_leader: bool,
    /// Traits that rules ask for.
    pub traits: Traits,
    /// What the manoeuvres of the table need, cost and take.
    pub crafts: Arc<Crafts>,
    /// The abilities that are of use to him, each with the value of the sheet that it bears on (`ABI-04`).
    pub taught: Vec<(Term, RuleId)>,
    /// Talent values that a fight asks for.
    pub talents: Talents,
    /// The talents that he can use, by slot (`ACT-25`).
    pub skills: Vec<Skill>,
    /// The things that he carries, by slot (`ACT-01`, `ACT-16`).
    pub things: Vec<Thing>,
    /// Magic resistance; none for creatures.
    pub magic_resistance: Option<i16>,
    /// Speed in water, for those who live there (`CRE-04`).
    pub water_speed: Option<i16>,
    /// Grounds that do not slow him (`CRE-04`).
    pub home: Vec<Terrain>,
    /// The person whose values these are; none for creatures with printed values.
    pub origin: Option<Arc<Person>>,
    /// Weapons that he has taken up in this fight, by their ids: their styles are the last ones (`ACT-17`).
    pub found: Vec<String>,
}

/// Talent values used in a fight; 0 where not learnt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Talents {
    /// Selbstbeherrschung.
    pub self_control: i16,
    /// Körperbeherrschung.
    pub body_control: i16,
    /// Athletik.
    pub athletics: i16,
    /// Heilkunde Wunden.
    pub treat_wounds: i16,
    /// Kriegskunst.
    pub warfare: i16,
    /// Schwimmen.
    pub swimming: i16,
    /// Schleichen.
    pub stealth: i16,
    /// Sinnenschärfe.
    pub perception: i16,
    /// Reiten.
    pub riding: i16,
}

/// Special abilities, advantages and disadvantages that the round asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits {
    /// SF-AUFMERKSAMKEIT.
    pub vigilance: bool,
    /// SF-AUSWEICHEN1.
    pub aimed_dodge: bool,
    /// SF-FORMATION (`BRD-09`).
    pub formation: bool,
    /// SF-SPIESSGESPANN (`MAN-SPIESSGESPANN`).
    pub pike_team: bool,
    /// SF-KAMPFGESPUER (`PAS-03`, `BRD-05`).
    pub instinct: bool,
    /// SF-DEFENSIV (`UMW-04`).
    pub defensive: bool,
    /// Whether striking with the shield is no harder for him (`MAN-SCHILDATTACKE`).
    pub bashes: bool,
    /// SF-BEIDHAENDIG1 (`TWO-04`).
    pub two_weapons: bool,
    /// SF-BEIDHAENDIG2 (`TWO-05`).
    pub extra_action: bool,
    /// Whether attacks may come besides those that he declares (`TWO-05`, `MAN-TODVONLINKS`, `UMW-01`).
    pub strikes_again: bool,
    /// The manoeuvres that he has learnt (`MAN-GEN-01`).
    pub arts: Arts,
    /// SF-BEINARBEIT (`MAN-U-BEINARBEIT`).
    pub footwork: bool,
    /// SF-AUSPENDELN (`MAN-U-AUSPENDELN`).
    pub slips: bool,
    /// SF-EISENARM (`MAN-U-EISENARM`).
    pub iron_arms: bool,
    /// Gauntlets of plate, in which the fingers are clumsy (`ARP-11`).
    pub plate_hands: bool,
    /// Armour on the forearms (`UNA-06`).
    pub guarded_arms: bool,
    /// A helmet of steel (`UNA-02`).
    pub steel_helmet: bool,
    /// Nails in the soles of the boots (`UNA-02`).
    pub nailed_boots: bool,
    /// SF-MEISTERENTWAFFNEN.
    pub master_disarm: bool,
    /// SF-SCHILDKAMPF2.
    pub shield_master: bool,
    /// SF-SCHILDKAMPF2 with BE up to 4 and no tower shield (`SHD-06`).
    pub second_shield_parry: bool,
    /// SF-PARIERWAFFEN2 (`SHD-08`).
    pub second_weapon_parry: bool,
    /// SF-SCHNELLZIEHEN with BE up to 4.
    pub quick_draw: bool,
    /// ADV-ZAEHERHUND.
    pub tough: bool,
    /// ADV-EISERN.
    pub iron: bool,
    /// SF-KLINGENTAENZER.
    pub blade_dancer: bool,
    /// Never sprints: lame, or a slow creature (`ACT-11`).
    pub no_sprint: bool,
    /// Whom a creature attacks (`CMB-03`).
    pub habit: Habit,
    /// Its stench (OPP-12).
    pub stench: Option<Stench>,
    /// Its shriek (OPP-14).
    pub shriek: Option<Shriek>,
    /// Added to its attack in the first round of a fight (OPP-13).
    pub rises: i16,
    /// Whether it has young that it may guard (OPP-13).
    pub guards_young: bool,
    /// Whether it stands fast where it is at home (OPP-12).
    pub holds_lair: bool,
    /// Whether his helmet dulls the senses (`ARP-10`).
    pub dulled: bool,
    /// Added to the die that finds the zone of a hit: short people are struck lower (`ZON-01`).
    pub zone_die: i16,
    /// Water does not slow it (`CRE-04`).
    pub at_home_in_water: bool,
    /// ADV-WASSERVOLK: nothing hinders them under water (`SIT-31`).
    pub water_people: bool,
    /// Always in a frenzy, which ignores wounds (`WND-10`).
    pub is_frenzied: bool,
    /// ADV-KAMPFRAUSCH (`ADV-STATE-1`).
    pub frantic: bool,
    /// ADV-BLUTRAUSCH (`ADV-STATE-2`).
    pub raging: bool,
    /// ADV-LINKSHAENDER: the weapon is in the left hand.
    pub left_handed: bool,
    /// Whether there are hands to hold a weapon (`BRD-05`).
    pub has_no_hands: bool,
    /// SF-KAMPFIMWASSER (`SIT-32`).
    pub water_fighter: bool,
    /// SF-UNTERWASSERKAMPF (`SIT-33`).
    pub underwater_fighter: bool,
    /// What the eyes make of bad light.
    pub eyes: Eyes,
    /// How it flies (`BRD-22`).
    pub flight: Option<Flight>,
    /// Added to the checks of those whom it surprises (OPP-09).
    pub scent: i16,
    /// Whether it bears a rider (OPP-18).
    pub is_mount: bool,
    /// What he has learnt about fighting on a mount.
    pub horsemanship: Horsemanship,
    /// What its venom does (OPP-15).
    pub venom: Option<Weakening>,
    /// Whether its weapon leaves its hand only when it is destroyed (OPP-10).
    pub keeps_weapon: bool,
    /// Whether thrusts and missiles do it half the harm (OPP-10).
    pub is_bony: bool,
    /// The rows of the tables of fumbles that mean something to it; none where all do (OPP-10).
    pub mishaps: Option<(u8, u8)>,
    /// Whether walls are no harder for it than level ground (OPP-15).
    pub climbs_walls: bool,
}

/// Size classes (`CRE-02`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names of the table")]
pub enum Size {
    Tiny,
    VerySmall,
    Small,
    #[default]
    Medium,
    Big,
    Huge,
}

/// How a creature holds on (`CRE-07`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grip {
    /// Added to the check to break free.
    pub check: i16,
    /// Dice of the endurance points in each round.
    pub dice: u8,
    /// Sides of these dice.
    pub sides: u8,
    /// Their constant.
    pub plus: i16,
}

impl Build {
    /// Closes the ledgers that the checks of a fight begin with.
    pub(crate) fn close_ledgers(&mut self) {
        for style in &mut self.styles {
            style.initiative.close();
            if let Some(ward) = &mut style.ward {
                ward.parry.close();
                ward.alone.iter_mut().for_each(|ward| ward.parry.close());
            }
            style
                .missile
                .iter_mut()
                .for_each(|missile| missile.arm.attack.close());
            for arm in &mut style.arms {
                arm.attack.close();
                arm.parry.iter_mut().for_each(Ledger::close);
            }
        }
        if let Some(arm) = &mut self.wrestling {
            arm.attack.close();
            arm.parry.iter_mut().for_each(Ledger::close);
        }
        self.dodge.iter_mut().for_each(Ledger::close);
    }

    /// The armour where there is least of it: a gap for a well-aimed thrust.
    ///
    /// Rule: `MAN-GEZIELTERSTICH`.
    pub(crate) fn thinnest_armour(&self) -> i16 {
        let zones = self.zone_armour.as_ref();
        let least = zones.and_then(|zones| zones.iter().min().copied());
        least.unwrap_or_else(|| self.armour.value())
    }

    /// An attribute.
    pub const fn attribute(&self, which: Attribute) -> i16 {
        self.attributes.get(which)
    }

    /// The first of his styles that is led with a piece of another: there its wear is kept.
    pub fn place_of(&self, piece: Piece, slot: Slot) -> usize {
        let own = self.style(slot);
        let is_same = |style: &Style| match piece {
            Piece::Main => style.weapon() == own.weapon(),
            Piece::Second => style.shares_second(own),
        };
        self.styles.iter().position(is_same).unwrap_or(0)
    }

    /// The first of his styles in which both hands hold the same as in another.
    ///
    /// Rule: `MAN-HALBSCHWERT`, `SHD-09`.
    pub fn place_of_same(&self, slot: Slot) -> Option<usize> {
        let own = self.style(slot);
        let is_same = |style: &Style| style.weapon() == own.weapon() && style.shares_second(own);
        self.styles.iter().position(is_same)
    }

    /// A style; the first one when the slot is not known.
    #[inline]
    pub fn style(&self, slot: Slot) -> &Style {
        self.styles.get(usize::from(slot.0)).unwrap_or(&self.styles[0])
    }
}
