//! An attack in its place: the resolutions' values for one attacker, one target and one weapon, fetched from the scene.

use crate::battle::{Ledger, Slot, Term};
use crate::board::{Arc, CoverKind, HeightClass, LineThing, PairFacts};

use super::attack::{self, Hindrance};
use super::cause::{self, void};
use super::data::{Characteristic, Skill};
use super::defence::{self, Guard};
use super::effect::EffectKind;
use super::life::Vitality;
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::{lamp, roll, rule, word};

/// How an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Assault {
    /// By what way.
    pub way: Way,
    /// With which weapon, or which magic ability.
    pub with: Slot,
    /// Whether the dice of a sneak attack are added.
    pub is_sneaky: bool,
}

/// The ways to attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Way {
    /// In close combat.
    Close,
    /// At a distance.
    Shot,
    /// By magic.
    Spell,
}

impl Assault {
    /// A blow with the first weapon.
    pub(crate) const STRIKE: Self = Self {
        way: Way::Close,
        with: Slot(0),
        is_sneaky: false,
    };

    /// The attack of a word.
    pub(crate) fn of(term: Term, with: Slot) -> Option<Self> {
        let (way, is_sneaky) = match term {
            word::STRIKE => (Way::Close, false),
            word::SNEAK_STRIKE => (Way::Close, true),
            word::SHOT => (Way::Shot, false),
            word::SNEAK_SHOT => (Way::Shot, true),
            word::SPELL => (Way::Spell, false),
            _ => return None,
        };
        Some(Self { way, with, is_sneaky })
    }

    /// The slot by which the log names what it is made with.
    ///
    /// Rule: `PL-LOG-01`.
    pub(crate) const fn told(self) -> Slot {
        match self.way {
            Way::Close | Way::Shot => self.with,
            Way::Spell => told_spell(self.with),
        }
    }

    /// Its word.
    pub(crate) const fn term(self) -> Term {
        match (self.way, self.is_sneaky) {
            (Way::Close, false) => word::STRIKE,
            (Way::Close, true) => word::SNEAK_STRIKE,
            (Way::Shot, false) => word::SHOT,
            (Way::Shot, true) => word::SNEAK_SHOT,
            (Way::Spell, _) => word::SPELL,
        }
    }
}

/// The slot by which the log names a magic ability, from its place among them: they count down from the last slot, so that none is
/// taken for a weapon, nor for one that is found later.
pub(crate) const fn told_spell(place: Slot) -> Slot {
    Slot(u8::MAX - place.0)
}

/// The values of an attack with their reasons.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    /// The dice of the attacker.
    pub dice: Ledger,
    /// What changes his successes.
    pub modifiers: Ledger,
    /// The dice of the target; none where he cannot defend himself at all.
    pub guard: Option<Ledger>,
    /// Number and sides of the damage dice.
    pub damage: (u8, u8),
    /// What is added to them, with its reasons.
    pub bonus: Ledger,
    /// Dice of a sneak attack.
    pub sneak: u8,
    /// The least face that is a success.
    pub least: u8,
    /// Whether no weapon is in the hand of the attacker.
    pub is_bodily: bool,
    /// How it is made.
    pub assault: Assault,
    /// The side of the target from which it comes.
    pub arc: Term,
    /// What the target has to lose.
    pub life: Life,
}

/// What somebody has to lose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Life {
    /// Hit points.
    pub hit_points: i16,
    /// Whether he is a hero.
    pub is_hero: bool,
    /// Whether he is out of the fight already.
    pub is_down: bool,
}

impl Values {
    /// A plain blow with so many dice, damage dice and points more, against so many Defence dice of somebody with so many hit points.
    pub(crate) fn plain((dice, damage, bonus): (i16, (u8, u8), i16), guard: i16, hit_points: i16) -> Self {
        Self {
            dice: Ledger::new(rule::PL_ATK_01, dice),
            modifiers: Ledger::new(rule::PL_DIC_05, 0),
            guard: Some(Ledger::new(rule::PL_DEF_02, guard)),
            damage,
            bonus: Ledger::new(rule::PL_DMG_02, bonus),
            sneak: 0,
            least: roll::least(Modules::default()),
            is_bodily: false,
            assault: Assault::STRIKE,
            arc: word::FRONT,
            life: Life {
                hit_points,
                is_hero: false,
                is_down: false,
            },
        }
    }

    /// Whether it is magic.
    pub(crate) fn is_magic(&self) -> bool {
        self.assault.way == Way::Spell
    }
}

/// The values of an attack; none where the attacker has no such weapon.
///
/// Rule: `PL-ATK-01` to `PL-ATK-04`, `PL-BRD-04`, `PL-BRD-11`.
pub(crate) fn values(scene: &Scene, own: &Snapshot, target: &Snapshot, assault: Assault) -> Option<Values> {
    let mut arms = arms(own, assault)?;
    let is_close = assault.way == Way::Close;
    let is_magic = assault.way == Way::Spell;
    let facts = scene.facts(own, target, |facts| Around::of(scene, facts, target))?;
    if facts.is_cramped {
        // No room to swing counts for nothing in these rules.
        arms.dice.note(rule::PL_BRD_11, 0, &void::ROOM);
    }
    Some(Values {
        dice: arms.dice,
        modifiers: attack::modifiers(hindrance(scene, own, target, !is_close)),
        guard: (!target.state.is_down()).then(|| {
            let guard = guard(own, target, is_close, facts);
            if is_magic {
                defence::magic_pool(&guard)
            } else {
                defence::pool(&guard)
            }
        }),
        damage: arms.damage,
        bonus: arms.bonus,
        sneak: if assault.is_sneaky {
            own.build.sneak_dice
        } else {
            0
        },
        least: roll::least(scene.round.modules),
        is_bodily: arms.is_bodily,
        assault,
        arc: facts.arc,
        life: Life {
            hit_points: target.state.hit_points,
            is_hero: target.build.is_hero,
            is_down: target.state.is_down(),
        },
    })
}

/// What a weapon or a spell brings into an attack.
struct Arms {
    dice: Ledger,
    damage: (u8, u8),
    bonus: Ledger,
    is_bodily: bool,
}

fn arms(own: &Snapshot, assault: Assault) -> Option<Arms> {
    let build = &own.build;
    match assault.way {
        Way::Close => {
            let arm = own.arm(assault.with)?;
            let close = arm.close?;
            let is_bare = arm.gear == super::sheet::BARE_HANDS;
            let of_bonus = if is_bare { rule::PL_DMG_04 } else { rule::PL_DMG_02 };
            let mut bonus = Ledger::new(of_bonus, 0);
            bonus.add_for(of_bonus, &cause::STRENGTH, build.close_bonus());
            Some(Arms {
                dice: close_dice(own, assault.with)?,
                damage: close.damage,
                bonus,
                is_bodily: arm.hands == 0,
            })
        }
        Way::Shot => {
            let arm = own.arm(assault.with)?;
            let shot = arm.shot?;
            let worn = i16::from(own.state.arm(assault.with).worn);
            let dice = attack::pool(
                (shot.skill, build.attack_skill(shot.skill)),
                (Characteristic::Agility, build.characteristics.agility),
                worn,
            );
            Some(Arms {
                dice,
                damage: shot.damage,
                bonus: Ledger::new(rule::PL_DMG_03, 0),
                is_bodily: false,
            })
        }
        Way::Spell => {
            let spell = build
                .powers
                .get(usize::from(assault.with.0))
                .filter(|it| !it.heals)?;
            let mut dice = Ledger::of(rule::PL_MAG_01, &cause::MAGIC, build.skills.of(Skill::Magic));
            dice.add_for(rule::PL_CHR_03, &cause::WILL, build.characteristics.will);
            let mut bonus = Ledger::new(rule::PL_DMG_06, 0);
            bonus.add(rule::PL_MAG_02, spell.plus);
            Some(Arms {
                dice,
                damage: spell.dice,
                bonus,
                is_bodily: true,
            })
        }
    }
}

/// The dice of an attack in close combat with a weapon.
///
/// Rule: `PL-ATK-02`.
pub(crate) fn close_dice(own: &Snapshot, with: Slot) -> Option<Ledger> {
    let close = own.arm(with)?.close?;
    let build = &own.build;
    let link = (close.link, build.characteristics.of(close.link));
    let worn = i16::from(own.state.arm(with).worn);
    Some(attack::pool(
        (close.skill, build.attack_skill(close.skill)),
        link,
        worn,
    ))
}

/// The dice of a shot or a throw with a weapon.
///
/// Rule: `PL-ATK-02`.
pub(crate) fn shot_dice(own: &Snapshot, with: Slot) -> Option<Ledger> {
    let shot = own.arm(with)?.shot?;
    let agility = (Characteristic::Agility, own.build.characteristics.agility);
    let worn = i16::from(own.state.arm(with).worn);
    let skill = (shot.skill, own.build.attack_skill(shot.skill));
    Some(attack::pool(skill, agility, worn))
}

/// What hinders somebody in a test that is no attack on anybody.
///
/// Rule: `PL-CRL-01`.
pub(crate) fn plain_hindrance(own: &Snapshot) -> Hindrance {
    Hindrance {
        is_critical: own.vitality() == Vitality::Critical,
        ..Hindrance::default()
    }
}

/// What hinders somebody in his attack, or in an opposed test of attacks.
///
/// Rule: `PL-STA-04`, `PL-CRL-01`, `PL-BRD-10`, `PL-ATK-07`, `PL-RND-02`, `BD-PF-24`.
pub(crate) fn hindrance(scene: &Scene, own: &Snapshot, target: &Snapshot, is_distant: bool) -> Hindrance {
    let is_pressed = || {
        let can_act = |number: &usize| scene.fighters.get(*number).is_some_and(Snapshot::can_act);
        let pressed = scene.facts(own, target, |facts| facts.foes_of_attacker().iter().any(can_act));
        pressed.unwrap_or(false)
    };
    Hindrance {
        is_distant,
        is_blinded: own.state.has(EffectKind::Blinded),
        is_dark: lamp::is_dark(scene, target.place()),
        is_crowded: is_distant && scene.round.modules.has(Modules::CLOSE_QUARTERS) && is_pressed(),
        ..plain_hindrance(own)
    }
}

/// What the board says of an attack, some of it where a module asks for it.
#[derive(Clone, Copy, Debug)]
struct Around {
    arc: Term,
    is_cramped: bool,
    is_flank: bool,
    is_rear: bool,
    cover: i16,
    is_far: bool,
}

impl Around {
    fn of(scene: &Scene, facts: &PairFacts, target: &Snapshot) -> Self {
        let modules = scene.round.modules;
        let arc = facts.arc_on_target();
        Self {
            arc: match arc {
                Arc::Front => word::FRONT,
                Arc::Right => word::RIGHT,
                Arc::Left => word::LEFT,
                Arc::Rear => word::REAR,
            },
            is_cramped: facts.closed_in().iter().any(|of| *of >= CRAMPED),
            is_flank: modules.has(Modules::FACING) && matches!(arc, Arc::Left | Arc::Right),
            is_rear: modules.has(Modules::FACING) && arc == Arc::Rear,
            cover: if modules.has(Modules::COVER) {
                cover(facts)
            } else {
                0
            },
            is_far: modules.has(Modules::COVER) && target.is_prone() && facts.range() >= FLAT_FROM,
        }
    }
}

/// Closed neighbours from which on somebody stands cramped (`PL-BRD-16`).
const CRAMPED: u8 = 6;

/// Dice that a post gives as cover (`PL-BRD-07`).
pub(crate) const POST_COVER: i16 = 2;

/// Dice that a corner gives as cover (`PL-BRD-07`).
pub(crate) const CORNER_COVER: i16 = 3;

/// Dice that something low beside the target gives as cover (`PL-BRD-07`).
pub(crate) const LOW_COVER: i16 = 2;

/// Squares from which on a shot gains nothing by its target's lying on the ground, with cover (`PL-BRD-07`).
pub(crate) const FLAT_FROM: u16 = 2;

/// Defence dice that a blow from the flank costs (`PL-BRD-04`).
pub(crate) const FLANK: i16 = -1;

/// The dice of cover; only the best counts.
///
/// Rule: `PL-BRD-07`.
pub(crate) fn cover(facts: &PairFacts) -> i16 {
    let kind = match facts.cover_kind() {
        CoverKind::None => 0,
        CoverKind::Post => POST_COVER,
        CoverKind::Corner => CORNER_COVER,
    };
    let is_low = |class: HeightClass| matches!(class, HeightClass::Low | HeightClass::Chest);
    let mut things = facts.line_things().iter();
    // Beside the target lies what is on his border or fills a cell beside his.
    let is_beside = |thing: &LineThing| thing.from_target <= u16::from(!thing.is_edge);
    let low = if things.any(|thing| is_beside(thing) && is_low(thing.class)) {
        LOW_COVER
    } else {
        0
    };
    kind.max(low)
}

/// What counts for the Defence of somebody.
///
/// Rule: `PL-DEF-02`, `PL-BRD-04`, `PL-BRD-07`, `PL-PER-02`.
fn guard<'t>(own: &Snapshot, target: &'t Snapshot, is_close: bool, around: Around) -> Guard<'t> {
    let is_rear = is_close && around.is_rear;
    let unaware = if target.state.surprised {
        Some(rule::PL_SUR_01)
    } else if own.state.hides.is_some() {
        Some(rule::PL_PER_02)
    } else {
        is_rear.then_some(rule::PL_BRD_04)
    };
    Guard {
        has_shield: target.has_shield(),
        is_prone: target.is_prone(),
        unaware,
        cover: if is_close { 0 } else { around.cover },
        is_flat: !is_close && around.is_far,
        flank: if is_close && around.is_flank { FLANK } else { 0 },
        ..Guard::of(&target.build, &target.state.effects)
    }
}

/// Whether an attack may be a sneak attack: against somebody off his guard, in close combat or at most ten metres away.
///
/// Rule: `PL-SNK-01`, `PL-BRD-04`, `PL-PER-02`.
pub(crate) fn may_sneak(scene: &Scene, own: &Snapshot, target: &Snapshot, way: Way) -> bool {
    let is_behind = || {
        scene.round.modules.has(Modules::FACING)
            && way == Way::Close
            && scene.facts(own, target, |facts| facts.arc_on_target()) == Some(Arc::Rear)
    };
    own.build.sneak_dice > 0
        && way != Way::Spell
        && (way == Way::Close || scene.is_within(own, target, SNEAK_M))
        && (target.is_off_guard() || own.state.hides.is_some() || is_behind())
}

/// Metres at which a sneak attack is possible (`PL-SNK-01`).
pub(crate) const SNEAK_M: u16 = 10;
