//! What each manoeuvre needs, costs and takes, as the table of manoeuvres says, ready for the round.

use crate::battle::RuleId;

use super::super::data::{Cost, Dsa41Data, Shields};
use super::super::module::Modules;

/// The manoeuvres of the table that are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(
    missing_docs,
    reason = "each is the rule that stands beside it in the list of all"
)]
pub enum Art {
    Feint,
    Power,
    Charge,
    Hammer,
    Sweep,
    Lunge,
    KnockDown,
    Trip,
    Disarm,
    Thrust,
    DeathThrust,
    Flat,
    Stun,
    SplitShield,
    MasterParry,
    Bind,
    DisarmParry,
    Windmill,
    BreakWeapon,
    Storm,
    Double,
    Pin,
    Aimed,
    Wall,
    Defensive,
    Counter,
    Straight,
    Swing,
    Kick,
    Knee,
    HeadButt,
    Haymaker,
    HandEdge,
    HighKick,
    JumpKick,
    DoublePunch,
    LegSweep,
    Pommel,
    DirtyTrick,
    Bite,
    HiddenBlade,
    RealBlow,
    Block,
    CrossBlock,
    Grip,
    Hold,
    Clinch,
    TakeDown,
    Throw,
    Headlock,
    Choke,
    Left,
    Bash,
    Formation,
}

impl Art {
    /// All of them, each with its rule, in their order.
    pub const ALL: [(Self, &'static str); 54] = [
        (Self::Feint, "MAN-FINTE"),
        (Self::Power, "MAN-WUCHTSCHLAG"),
        (Self::Charge, "MAN-STURMANGRIFF"),
        (Self::Hammer, "MAN-HAMMERSCHLAG"),
        (Self::Sweep, "MAN-BEFREIUNG"),
        (Self::Lunge, "MAN-AUSFALL"),
        (Self::KnockDown, "MAN-NIEDERWERFEN"),
        (Self::Trip, "MAN-UMREISSEN"),
        (Self::Disarm, "MAN-ENTWAFFNEN-AT"),
        (Self::Thrust, "MAN-GEZIELTERSTICH"),
        (Self::DeathThrust, "MAN-TODESSTOSS"),
        (Self::Flat, "MAN-STUMPF"),
        (Self::Stun, "MAN-BETAEUBUNG"),
        (Self::SplitShield, "MAN-SCHILDSPALTER"),
        (Self::MasterParry, "MAN-MEISTERPARADE"),
        (Self::Bind, "MAN-BINDEN"),
        (Self::DisarmParry, "MAN-ENTWAFFNEN-PA"),
        (Self::Windmill, "MAN-WINDMUEHLE"),
        (Self::BreakWeapon, "MAN-WAFFEZERBRECHEN"),
        (Self::Storm, "MAN-KLINGENSTURM"),
        (Self::Double, "MAN-DOPPELANGRIFF"),
        (Self::Pin, "MAN-FESTNAGELN"),
        (Self::Aimed, "MAN-GEZIELTERSCHLAG"),
        (Self::Wall, "MAN-KLINGENWAND"),
        (Self::Defensive, "MAN-DEFENSIV"),
        (Self::Counter, "MAN-GEGENHALTEN"),
        (Self::Straight, "MAN-U-GERADE"),
        (Self::Swing, "MAN-U-SCHWINGER"),
        (Self::Kick, "MAN-U-TRITT"),
        (Self::Knee, "MAN-U-KNIE"),
        (Self::HeadButt, "MAN-U-KOPFSTOSS"),
        (Self::Haymaker, "MAN-U-SCHMETTER"),
        (Self::HandEdge, "MAN-U-HANDKANTE"),
        (Self::HighKick, "MAN-U-HOHERTRITT"),
        (Self::JumpKick, "MAN-U-SPRUNGTRITT"),
        (Self::DoublePunch, "MAN-U-DOPPELSCHLAG"),
        (Self::LegSweep, "MAN-U-FUSSFEGER"),
        (Self::Pommel, "MAN-U-KNAUF"),
        (Self::DirtyTrick, "MAN-SCHMUTZIG"),
        (Self::Bite, "MAN-U-BISS"),
        (Self::HiddenBlade, "MAN-U-VERSTECKTEKLINGE"),
        (Self::RealBlow, "SF-HRURUZAT"),
        (Self::Block, "MAN-U-BLOCK"),
        (Self::CrossBlock, "MAN-U-KREUZBLOCK"),
        (Self::Grip, "MAN-U-GRIFF"),
        (Self::Hold, "MAN-U-HALTEN"),
        (Self::Clinch, "MAN-U-KLAMMER"),
        (Self::TakeDown, "MAN-U-NIEDERRINGEN"),
        (Self::Throw, "MAN-U-WURF"),
        (Self::Headlock, "MAN-U-SCHWITZKASTEN"),
        (Self::Choke, "MAN-U-WUERGEGRIFF"),
        (Self::Left, "MAN-TODVONLINKS"),
        (Self::Bash, "MAN-SCHILDATTACKE"),
        (Self::Formation, "MAN-FORMATION"),
    ];

    /// The rule that it is.
    pub const fn rule(self) -> RuleId {
        RuleId(Self::ALL[self as usize].1)
    }
}

/// Some of the manoeuvres, one bit each: those that somebody has learnt, or that a weapon is made for.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-06`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arts(u64);

impl Arts {
    /// Whether this one is among them.
    pub const fn has(self, art: Art) -> bool {
        self.0 & 1 << art as u8 != 0
    }

    /// Whether there are any.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same without this one.
    pub const fn without(self, art: Art) -> Self {
        Self(self.0 & !(1 << art as u8))
    }

    /// Both these and those.
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those of all that a question is answered with yes for.
    pub(crate) fn of(mut is_among: impl FnMut(Art, &str) -> bool) -> Self {
        let among = Art::ALL.into_iter().filter(|(art, id)| is_among(*art, id));
        Self(among.fold(0, |all, (art, _)| all | 1 << art as u8))
    }
}

/// What a manoeuvre needs, costs and takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Craft {
    /// The module without which nobody may try it.
    pub module: Modules,
    /// Whether those may try it too who have not learnt it (`MAN-GEN-01`).
    pub is_basic: bool,
    /// The actions of the round that it takes (`MAN-GEN-12`).
    pub cost: Cost,
    /// Added to the attack or the parry.
    pub modifier: i16,
    /// Whether it needs a BE of 4 at most (`MAN-GEN-10`).
    pub is_light: bool,
    /// What the other arm may bear (`SHD-05`).
    pub shields: Shields,
    /// Whether it may be tried against animals (`CRE-05`).
    pub on_animals: bool,
    /// Whether it may be tried against undead (`MAN-GEN-07`).
    pub on_undead: bool,
    /// Whether it may be tried on one's knees (`SIT-07`).
    pub on_knees: bool,
    /// Whether it may be tried on the ground (`SIT-07`).
    pub on_ground: bool,
}

/// All manoeuvres of the table; those of creatures, which know none, are all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crafts([Craft; Art::ALL.len()]);

impl Default for Crafts {
    fn default() -> Self {
        Self([Craft::default(); Art::ALL.len()])
    }
}

impl Crafts {
    /// As the table says.
    pub(crate) fn of(data: &Dsa41Data) -> Self {
        let mut crafts = Self::default();
        for (art, id) in Art::ALL {
            let Some(row) = data.manoeuvres.get(id) else {
                continue;
            };
            crafts.0[art as usize] = Craft {
                module: Modules::named(row.module.as_str()),
                is_basic: row.basic,
                cost: row.cost,
                modifier: row.modifier.into(),
                is_light: row.light,
                shields: row.shields,
                on_animals: row.animals,
                on_undead: row.undead,
                on_knees: row.kneeling,
                on_ground: row.prone,
            };
        }
        crafts
    }

    /// One of them.
    pub const fn get(&self, art: Art) -> &Craft {
        &self.0[art as usize]
    }
}
