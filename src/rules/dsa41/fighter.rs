//! The components of a fighter in these rules: what never changes in a fight, and what does.

use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{FighterId, Ledger, Slot, Term};
use crate::board::{Cell, Terrain};
use crate::content::Words;

use super::belongings::{Missile, Skill, Thing};
use super::round::Due;
use super::value::{Attribute, Attributes, BaseValues};

/// All of a fighter that a fight does not change: computed once, shared by every battle he takes part in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Build {
    /// His id in the data files, or the level's name for one who is defined there.
    pub person: String,
    /// His name.
    pub name: Arc<Words>,
    /// Attributes; a creature with printed values has none but KO for its thresholds.
    pub attributes: Attributes,
    /// Whether the values are printed ones (`VAL-08`).
    pub is_creature: bool,
    /// Undead and constructs: no wounds (`CRE-09`).
    pub is_undead: bool,
    /// An animal's attacks are natural weapons (`CRE-03`).
    pub is_animal: bool,
    /// Size class.
    pub size: Size,
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
    /// Armour with the pieces as lines.
    pub armour: Ledger,
    /// Encumbrance with the pieces and habituation as lines.
    pub encumbrance: Ledger,
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
    /// Traits that rules ask for.
    pub traits: Traits,
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
}

/// Special abilities, advantages and disadvantages that the round asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits {
    /// SF-AUFMERKSAMKEIT.
    pub vigilance: bool,
    /// SF-AUSWEICHEN1.
    pub aimed_dodge: bool,
    /// SF-FINTE.
    pub feint: bool,
    /// SF-WUCHTSCHLAG.
    pub power_blow: bool,
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
    /// SF-KLINGENTAENZER with BE up to 2.
    pub blade_dancer: bool,
    /// Never sprints: lame, or a slow creature (`ACT-11`).
    pub no_sprint: bool,
    /// Water does not slow it (`CRE-04`).
    pub at_home_in_water: bool,
    /// Always in a frenzy, which ignores wounds (`WND-10`).
    pub is_frenzied: bool,
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

/// A way to fight: what is in the hands, and the values that follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// What the player reads: the weapon, and the shield if there is one.
    pub name: Arc<Words>,
    /// The attacks that this style allows, by slot; the ready weapon first, brawling last.
    pub arms: Vec<Arm>,
    /// The shield or parry weapon.
    pub ward: Option<Ward>,
    /// The missile weapon, which takes the hands up and cannot parry (`ATK-07`).
    pub missile: Option<Missile>,
    /// Initiative before dice and losses, with its lines (`VAL-06`).
    pub initiative: Ledger,
    /// The share of weapon and shield in it, which goes with them (`INI-08`).
    pub gear_initiative: i16,
    /// Regular actions to draw the weapon (`ACT-14`).
    pub draw: u8,
    /// Regular actions to take the shield or parry weapon besides (`ACT-14`).
    pub ward_draw: u8,
}

/// An attack: a weapon in the hand, a fist, a claw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arm {
    /// Its name.
    pub name: Arc<Words>,
    /// Its picture.
    pub silhouette: Term,
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
    /// Squares it reaches without distance classes (`BRD-07`).
    pub reach: u8,
    /// Length in centimetres.
    pub length_cm: u16,
    /// Talent value: the limit of announcements (`MAN-GEN-03`).
    pub talent: i16,
    /// What it is.
    pub kind: ArmKind,
}

/// What the round must know of a weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArmKind {
    /// Fist, foot, or an animal's claw and tooth.
    pub is_natural: bool,
    /// Brawling or wrestling of somebody who could hold a weapon.
    pub is_unarmed: bool,
    /// Heavy or chained: daggers and fencing weapons cannot parry it (`WPN-04`).
    pub is_heavy: bool,
    /// Chained: parries against it are 2 harder and shields lose their bonus (`WPN-05`).
    pub is_chain: bool,
    /// Dagger, fencing weapon or flag F: cannot parry heavy weapons (`WPN-04`).
    pub is_light: bool,
    /// Whether it may feint (`MAN-FINTE`).
    pub may_feint: bool,
    /// Whether it may strike with power (`MAN-WUCHTSCHLAG`).
    pub may_power: bool,
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
    /// Wounds that every harmful hit tears besides those of the thresholds (`WND-09`).
    pub extra_wounds: u8,
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

/// What the other hand wards with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ward {
    /// Its name.
    pub name: Arc<Words>,
    /// Parry value with its parts (`SHD-01` or `SHD-07`).
    pub parry: Ledger,
    /// Whether it is used as a shield.
    pub is_shield: bool,
    /// The shield's own modifier, which chains and whips take away (`SHD-03`).
    pub modifier: i16,
    /// Whether it is large or very large: feints are 2 harder.
    pub is_large: bool,
}

/// What a fighter is, for the whole fight.
#[derive(Component, Clone, Debug)]
pub struct Sheet(pub Arc<Build>);

/// Life energy (LE).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LifeEnergy {
    /// Points now; may be below 0.
    pub now: i16,
    /// Most points.
    pub max: i16,
}

/// Endurance (AU).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Endurance {
    /// Points now.
    pub now: i16,
    /// Most points; 0 for those who do not tire.
    pub max: i16,
}

/// Wounds.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wounds(pub u8);

/// Initiative (INI), kept in the parts that rules change apart (`INI-09`).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Initiative {
    /// The die.
    pub die: i16,
    /// Losses through combat actions, as a positive number.
    pub lost: i16,
    /// Whether the die has fallen.
    pub rolled: bool,
}

/// The style that is ready.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hands {
    /// Place in the list of styles.
    pub style: Slot,
    /// Whether the hands are empty: the weapon was dropped, only brawling is left.
    pub empty: bool,
    /// Where the weapon of a style lies, if it was dropped.
    pub lies: Option<(Cell, Slot)>,
    /// The styles whose missile weapon is not loaded, one bit each (`ACT-18`).
    pub unloaded: u16,
    /// Actions already spent on loading a weapon that keeps them (`RNG-32`).
    pub cranked: u16,
    /// The things that are used up, one bit each (`ACT-16`).
    pub used: u32,
}

/// Whether a fighter can act, and why not.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Condition {
    /// How near death he is.
    pub vitality: Vitality,
    /// Rounds until he dies (`DYI-02`); none while not dying or stabilised.
    pub countdown: Option<i16>,
    /// Whether the countdown was rolled.
    pub rolled: bool,
    /// After a free dodge, until a position action (`AUS-04`).
    pub disoriented: bool,
    /// Endurance is gone (`END-06`).
    pub exhausted: bool,
    /// Malus until the next attack or parry after a failed announcement (`MAN-GEN-05`).
    pub off_balance: i16,
    /// Rounds of unconsciousness that are left (`END-06`); [`Condition::ASLEEP`] for the whole fight.
    pub unconscious: i16,
    /// In a frenzy, which ignores wounds (`WND-10`).
    pub frenzied: bool,
    /// His side has given up (`TIM-09`).
    pub surrendered: bool,
    /// Who holds on to him (`CRE-07`).
    pub held_by: Option<FighterId>,
    /// Whom he holds on to (`CRE-07`).
    pub holds: Option<FighterId>,
}

impl Condition {
    /// Unconscious for the whole fight.
    pub const ASLEEP: i16 = i16::MAX;
}

/// How near death a fighter is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vitality {
    /// On with the fight.
    #[default]
    Fit,
    /// Conscious, but able to nothing more than crawling away (`LEN-03`).
    Incapacitated,
    /// Unconscious and dying, or saved from it but unconscious still (`DYI-01`).
    Dying,
    /// Dead.
    Dead,
}

/// What a fighter declared and has left in this round.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What he declared.
    pub plan: Option<Plan>,
    /// Whether the action at his initiative is done or lost.
    pub first_done: bool,
    /// Whether the action eight phases later is done or lost.
    pub second_done: bool,
    /// Attacks already made with the action at his initiative (creatures with several).
    pub struck: u8,
    /// The attacks among them, one bit for each slot (`CRE-01`).
    pub struck_with: u16,
    /// Squares of the straight run that his last movement ended with.
    pub run: u8,
    /// Whether he goes on with a long action that was begun before (`TIM-05`).
    pub carries_on: bool,
    /// Whether the action that a long one left him is a converted one (`TIM-05`, `UMW-02`).
    pub converted: bool,
    /// Defence actions left.
    pub defences: u8,
    /// Whether the defence action was a shield parry, or a parry with the main weapon (`SHD-06`, `SHD-08`).
    pub second_parry: bool,
    /// Free actions left.
    pub free: u8,
    /// Free actions at the start of the round.
    pub free_most: u8,
    /// Bonus of high initiative, fixed at the start of the round (`INI-06`).
    pub high_ini: i16,
    /// Whether he wants to be asked for free actions.
    pub ask_free: bool,
    /// Windows for free actions that are over: before and after the first and the second action.
    pub windows: [bool; 4],
    /// Whether he is asked for free actions at the start of every phase, in the rounds to come too (`TIM-04`).
    pub watches: bool,
    /// Whether an initiative below 0 has taken a free action from him in this round (`TIM-02`, `TIM-06`).
    pub is_slow: bool,
    /// The phase of his last action or free action: one free action a phase (`TIM-04`).
    pub busy: Option<i16>,
    /// The action that he delays (`ACT-23`).
    pub delays: Option<Due>,
}

/// A declaration: normally one attack and one defence (`TIM-01`, `TIM-02`, `TIM-03`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Plan {
    /// Attack and defence.
    Fight,
    /// Defence alone, for those whose initiative is below 0 or who have nothing to strike with.
    Defend,
    /// Movement, then defence.
    MoveDefend,
    /// Another regular action, then defence.
    ActDefend,
    /// Attack, then movement eight phases later.
    AttackMove,
    /// Attack, then another regular action.
    AttackAct,
    /// Movement, then attack.
    MoveAttack,
    /// Another regular action, then attack.
    ActAttack,
    /// Two movements.
    MoveMove,
    /// Movement, then another regular action.
    MoveAct,
    /// Another regular action, then movement.
    ActMove,
    /// Two other regular actions.
    ActAct,
    /// A sprint: both actions.
    Sprint,
    /// One regular action alone, with initiative below 0.
    Act,
    /// One movement alone: initiative below 0, or crawling away (`LEN-03`).
    Move,
}

/// What an action slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A melee attack.
    Attack,
    /// A movement.
    Move,
    /// A sprint.
    Sprint,
    /// Any other regular action.
    Act,
}

impl Plan {
    /// All plans with their terms, in the order in which they are offered.
    pub const ALL: [(Self, Term); 15] = [
        (Self::Fight, Term("fight")),
        (Self::Defend, Term("defend")),
        (Self::MoveDefend, Term("move-defend")),
        (Self::MoveAttack, Term("move-attack")),
        (Self::AttackMove, Term("attack-move")),
        (Self::MoveMove, Term("move-move")),
        (Self::Sprint, Term("sprint")),
        (Self::ActDefend, Term("act-defend")),
        (Self::ActAttack, Term("act-attack")),
        (Self::AttackAct, Term("attack-act")),
        (Self::MoveAct, Term("move-act")),
        (Self::ActMove, Term("act-move")),
        (Self::ActAct, Term("act-act")),
        (Self::Act, Term("act")),
        (Self::Move, Term("move")),
    ];

    /// The plan of a term.
    pub fn of(term: Term) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, known)| *known == term)
            .map(|(plan, _)| *plan)
    }

    /// The term of the plan.
    pub fn term(self) -> Term {
        Self::ALL
            .iter()
            .find(|(plan, _)| *plan == self)
            .map_or(Term(""), |(_, term)| *term)
    }

    /// What the slot at the own initiative holds.
    pub const fn first(self) -> Option<Deed> {
        match self {
            Self::Fight | Self::AttackMove | Self::AttackAct => Some(Deed::Attack),
            Self::MoveDefend | Self::MoveAttack | Self::MoveMove | Self::MoveAct | Self::Move => {
                Some(Deed::Move)
            }
            Self::ActDefend | Self::ActAttack | Self::ActMove | Self::ActAct | Self::Act => Some(Deed::Act),
            Self::Sprint => Some(Deed::Sprint),
            Self::Defend => None,
        }
    }

    /// What the slot eight phases later holds.
    pub const fn second(self) -> Option<Deed> {
        match self {
            Self::AttackMove | Self::MoveMove | Self::ActMove => Some(Deed::Move),
            Self::AttackAct | Self::MoveAct | Self::ActAct => Some(Deed::Act),
            Self::MoveAttack | Self::ActAttack => Some(Deed::Attack),
            _ => None,
        }
    }

    /// Defence actions that the plan leaves.
    pub const fn defences(self) -> u8 {
        matches!(
            self,
            Self::Fight | Self::Defend | Self::MoveDefend | Self::ActDefend
        ) as u8
    }

    /// Whether the plan moves, which burdens attack, parry and aimed dodge (`ACT-10`).
    pub const fn moves(self) -> bool {
        matches!(self.first(), Some(Deed::Move)) || matches!(self.second(), Some(Deed::Move))
    }

    /// Whether the plan sprints: no attack, defence or dodge (`ACT-11`).
    pub const fn sprints(self) -> bool {
        matches!(self, Self::Sprint)
    }
}

/// An action that takes longer than one slot.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Task(pub Option<LongAction>);

/// A long action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LongAction {
    /// What.
    pub act: Term,
    /// Regular actions still to be spent.
    pub left: u16,
    /// Whom it concerns.
    pub target: Option<FighterId>,
    /// Which of his things.
    pub with: Option<Slot>,
    /// The cell.
    pub at: Option<Cell>,
    /// For a treatment: the points of a passed check, or none for a failed one; hidden until the end (`DYI-04`).
    pub success: Option<i16>,
}

impl Style {
    /// The name of what the main hand holds.
    pub fn weapon(&self) -> &Words {
        if self.missile.is_some() {
            &self.name
        } else {
            &self.arms[0].name
        }
    }

    /// The attack in a slot; with empty hands only the last one, brawling.
    pub fn arm(&self, slot: usize, is_empty: bool) -> Option<&Arm> {
        self.arms
            .get(slot)
            .filter(|_| !is_empty || slot + 1 == self.arms.len())
    }
}

impl Build {
    /// An attribute.
    pub const fn attribute(&self, which: Attribute) -> i16 {
        self.attributes.get(which)
    }

    /// A style; the first one when the slot is not known.
    pub fn style(&self, slot: Slot) -> &Style {
        self.styles.get(usize::from(slot.0)).unwrap_or(&self.styles[0])
    }
}
