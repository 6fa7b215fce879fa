//! A recruit becomes a fighter: the components of his sheet, in the state in which he begins.

use std::sync::Arc;

use bevy::prelude::*;
use serde::Deserialize;

use crate::battle::{Body, Fighter, Posture, Recruit, Slot};
use crate::board::Footprint;
use crate::rules::kernel::Sheet;

use super::super::Dsa41;
use super::super::condition::riding;
use super::super::fighter::{
    Ado, Build, Condition, Endurance, Gashes, Hands, Initiative, LifeEnergy, Saddle, Shape, Size, Spirit,
    Task, Training, Turn, Venom, Vitality, Wounds,
};
use super::super::module::Modules;
use super::super::round::{MOST_SERIOUS_WOUNDS, consequence_vitality};
use super::super::scene::Snapshot;

/// How a fighter begins where it differs from rested and ready.
#[derive(Clone, Debug, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct StartFile {
    /// Life energy now.
    life: Option<i16>,
    /// Endurance now.
    endurance: Option<i16>,
    /// Wounds.
    wounds: u8,
    /// Serious wounds among them that bleed still (`WND-91`).
    bleeding: u8,
    /// Initiative, already rolled, with everything that counts now.
    initiative: Option<i16>,
    /// The ready style, by its place in the list from 0.
    style: u8,
    /// Whether the weapon is still in its sheath.
    sheathed: bool,
    /// What a failed announcement costs the next attack or parry (`MAN-GEN-05`).
    off_balance: i16,
    /// After a free dodge.
    disoriented: bool,
    /// In a frenzy, which ignores wounds.
    frenzied: bool,
    /// Unconscious for so many rounds more (`END-06`).
    unconscious: Option<i16>,
    /// Of somebody dying: the rounds that are left to save him (`DYI-02`).
    dies_in: Option<i16>,
    /// Saved from dying, but unconscious still.
    stable: bool,
    /// A beast that is rabid and knows no fear (`MRL-01`).
    rabid: bool,
    /// Its young are about it, if it is one that guards them (`MRL-01`).
    young_near: bool,
    /// It fights in its lair, if it is one that holds it (`MRL-02`).
    in_lair: bool,
    /// Whether he wears his armour in a camp that is taken by surprise (`ARP-09`).
    pub(crate) armoured: bool,
    /// Whether the missile weapons are loaded; left out: yes.
    loaded: Option<bool>,
    /// Whether there is poison on the ready blade.
    poisoned: bool,
    /// The number of the fighter whom he rides; he stands on one of its squares.
    pub(crate) rides: Option<u16>,
    /// How this mount was trained (`MNT-02`).
    training: Training,
    /// Whether this mount bears no saddle (`MNT-02`).
    unsaddled: bool,
    /// Whether he rides on tourney grounds (`SF-TURNIERREITEREI`).
    in_lists: bool,
}

impl StartFile {
    /// What is wrong with the numbers for this fighter.
    pub(crate) fn faults(&self, build: &Build) -> Vec<String> {
        let most = build.endurance.unwrap_or(0);
        let within = |name: &str, value: Option<i16>, least: i16, most: i16| {
            let wrong = value.filter(|value| !(least..=most).contains(value));
            wrong.map(|value| format!("`{name}` is {value}, but must be from {least} to {most}"))
        };
        // Nobody begins in the middle of a throw (WPN-14).
        let styles = build.styles.iter().filter(|style| style.hurls.is_none()).count();
        let style = (usize::from(self.style) >= styles)
            .then(|| format!("`style` is {}, but there are {styles} styles", self.style));
        let is_about_mounts = self.training != Training::default() || self.unsaddled;
        let mount = (is_about_mounts && !build.traits.is_mount)
            .then(|| "`training` and `unsaddled` are for those who can be ridden".to_owned());
        let life = self.life.unwrap_or(build.life);
        let is_dying = consequence_vitality(build, life) == Vitality::Dying;
        let clock = (self.dies_in.is_some() && (!is_dying || self.stable))
            .then(|| "`dies_in` is for those who are dying and not saved".to_owned());
        let is_off = self.rides.is_some() && !build.modules.has(Modules::MOUNTED);
        let off = is_off.then(|| "`rides` needs the module `expert:mounted`".to_owned());
        let bounds = [
            within("life", self.life, -1000, build.life),
            within("endurance", self.endurance, 0, most),
            within("wounds", Some(i16::from(self.wounds)), 0, 20),
            within("initiative", self.initiative, -50, 100),
            within("off_balance", Some(self.off_balance), 0, 50),
            within("unconscious", self.unconscious, 1, 1000),
            within("dies_in", self.dies_in, 1, 1000),
            clock,
            style,
            mount,
            off,
        ];
        bounds.into_iter().flatten().collect()
    }
}

/// Makes the fighter of a recruit.
pub(crate) fn enlist(
    world: &mut World,
    battle: Entity,
    recruit: &Recruit,
    build: Arc<Build>,
    start: &StartFile,
) -> Entity {
    let most = build.endurance.unwrap_or(0);
    let life = LifeEnergy {
        now: start.life.unwrap_or(build.life),
        max: build.life,
    };
    let endurance = Endurance {
        now: start.endurance.unwrap_or(most),
        max: most,
    };
    let condition = condition(recruit, &build, start, (life, endurance));
    // Whoever is out of the fight lies on the ground and holds nothing (LEN-05).
    let is_down = condition.vitality != Vitality::Fit || condition.exhausted || start.unconscious.is_some();
    let fighter = Fighter {
        id: recruit.id,
        battle,
        side: recruit.side,
    };
    let hands = Hands {
        style: Slot(start.style),
        empty: (start.sheathed || is_down) && build.styles[usize::from(start.style)].draw > 0,
        unloaded: if start.loaded == Some(false) { u16::MAX } else { 0 },
        ..Hands::default()
    };
    let body = Body {
        at: recruit.at,
        size: footprint(build.size),
        facing: recruit.facing,
        posture: if is_down { Posture::Lying } else { recruit.posture },
        able: recruit.awake && !is_down,
        present: true,
        altitude_dm: match build.traits.flight {
            Some(flight) if recruit.awake && !is_down => flight.altitude_dm,
            _ => 0,
        },
        mount: None,
    };
    let shape = Shape {
        life,
        endurance,
        wounds: Wounds(i16::from(start.wounds)),
        initiative: Initiative::default(),
        hands,
        condition,
        turn: Turn::default(),
        task: Task::default(),
    };
    let entity = world
        .spawn((fighter, body, shape, Sheet::<Dsa41>::of(build)))
        .id();
    if let Some(wanted) = start.initiative {
        set_initiative(world, entity, wanted);
    }
    entity
}

/// What life, endurance and the start state make of him.
fn condition(
    recruit: &Recruit,
    build: &Build,
    start: &StartFile,
    (life, endurance): (LifeEnergy, Endurance),
) -> Condition {
    let frenzied = start.frenzied || build.traits.is_frenzied;
    let is_older = build.modules.has(Modules::SERIOUS_WOUNDS);
    let gashes = Gashes {
        is_grave: is_older && i16::from(start.wounds) >= MOST_SERIOUS_WOUNDS,
        open: if is_older {
            start.bleeding.min(start.wounds)
        } else {
            0
        },
    };
    let vitality = match consequence_vitality(build, life.now) {
        found if gashes.is_grave && !frenzied => found.max(Vitality::Incapacitated),
        Vitality::Incapacitated if frenzied => Vitality::Fit,
        found => found,
    };
    let traits = &build.traits;
    let is_steadfast =
        start.rabid || start.young_near && traits.guards_young || start.in_lair && traits.holds_lair;
    Condition {
        ado: Ado {
            spirit: Spirit {
                is_steadfast,
                ..Spirit::default()
            },
            venom: Venom {
                on_blade: start.poisoned.then_some(Slot(start.style)),
                ..Venom::default()
            },
            saddle: Saddle {
                training: start.training,
                is_bare: start.unsaddled,
                in_lists: start.in_lists,
                ..Saddle::default()
            },
            gashes,
            ..Ado::default()
        },
        vitality,
        countdown: start.dies_in,
        rolled: start.stable || start.dies_in.is_some(),
        off_balance: start.off_balance,
        disoriented: start.disoriented,
        exhausted: endurance.max > 0 && endurance.now <= 0,
        unconscious: match start.unconscious {
            _ if !recruit.awake => Condition::ASLEEP,
            rounds => rounds.unwrap_or(0),
        },
        frenzied,
        ..Condition::default()
    }
}

/// What keeps somebody from riding another when the fight begins.
///
/// Rule: `MNT-09`.
///
/// # Errors
///
/// The reason, as a sentence.
pub(crate) fn may_ride(
    (recruit, build): (&Recruit, &Build),
    mount: Option<(&Recruit, &Build)>,
    riders: usize,
) -> Result<(), String> {
    let Some((other, beast)) = mount.filter(|(other, _)| other.id != recruit.id) else {
        return Err("`rides` names no other fighter".to_owned());
    };
    let number = other.id.0;
    let there = Footprint::new(other.at, footprint(beast.size));
    let reason = if !beast.traits.is_mount {
        format!("`rides` is {number}, who cannot be ridden")
    } else if other.side != recruit.side {
        format!("`rides` is {number}, who is of another side")
    } else if riders > 1 {
        format!("`rides` is {number}, whom somebody else rides too")
    } else if build.is_animal || footprint(build.size) >= footprint(beast.size) {
        format!("`rides` is {number}, who is too small for him")
    } else if !there.contains(recruit.at) {
        format!("`rides` is {number}, but he does not stand on one of its squares")
    } else if !recruit.awake || !other.awake || recruit.posture != Posture::Standing {
        "`rides` is for those who are awake and upright, and so are their mounts".to_owned()
    } else {
        return Ok(());
    };
    Err(reason)
}

/// Sets a rider on his mount.
///
/// Rule: `MNT-09`, `BRD-01`.
pub(crate) fn seat(world: &mut World, rider: Entity, mount: Entity) {
    let both = Snapshot::in_world(world, rider).zip(Snapshot::in_world(world, mount));
    let Some((own, beast)) = both else { return };
    if let Some(mut body) = world.get_mut::<Body>(rider) {
        *body = riding::seated(own.body, &beast);
    }
    if let Some(mut condition) = world.get_mut::<Condition>(rider) {
        condition.ado.saddle.pace = riding::pace(&beast);
    }
    if let Some(mut condition) = world.get_mut::<Condition>(mount) {
        condition.ado.saddle.rider = Some(own.id());
    }
}

/// Gives him the die that brings his initiative to a value, with everything that counts now.
fn set_initiative(world: &mut World, fighter: Entity, wanted: i16) {
    let before_die = Snapshot::in_world(world, fighter).map_or(0, |it| it.ini());
    if let Some(mut initiative) = world.get_mut::<Initiative>(fighter) {
        initiative.die = wanted - before_die;
        initiative.rolled = true;
    }
}

/// Cells along each side of a fighter of this size (`CRE-02`).
pub(crate) fn footprint(size: Size) -> u8 {
    match size {
        Size::Big => 2,
        Size::Huge => 3,
        _ => 1,
    }
}
