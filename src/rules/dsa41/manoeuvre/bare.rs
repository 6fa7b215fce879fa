//! Fighting with bare hands: the blows, kicks, holds and throws, and what each of them is.

use std::borrow::Cow;

use super::super::cause;
use super::super::data::{DistanceClass, DistanceClasses};
use super::super::exchange::means::{Feat, Means};
use super::super::exchange::tally::Tally;
use super::super::fighter::{Arm, Style};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{build, rule, why, word};
use super::craft::Art;
use super::form::Form;
use super::onrush;
use super::tie::{Grasp, clasp, clasp_between, clasp_by, is_seized, is_spent};
use crate::battle::{RuleId, Term, WhyNot};

/// A blow, hold or throw of the unarmed.
///
/// Rule: `UNA-08`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bare {
    /// A straight punch (`MAN-U-GERADE`).
    Straight,
    /// A swing (`MAN-U-SCHWINGER`).
    Swing,
    /// A kick (`MAN-U-TRITT`).
    Kick,
    /// With the knee (`MAN-U-KNIE`).
    Knee,
    /// With the head (`MAN-U-KOPFSTOSS`).
    HeadButt,
    /// With full force (`MAN-U-SCHMETTER`).
    Haymaker,
    /// With the edge of the hand (`MAN-U-HANDKANTE`).
    HandEdge,
    /// A high kick (`MAN-U-HOHERTRITT`).
    HighKick,
    /// A kick out of a jump (`MAN-U-SPRUNGTRITT`).
    JumpKick,
    /// With both fists (`MAN-U-DOPPELSCHLAG`).
    DoublePunch,
    /// At the legs (`MAN-U-FUSSFEGER`).
    LegSweep,
    /// With the pommel of the weapon (`MAN-U-KNAUF`).
    Pommel,
    /// A dirty trick that costs the foe initiative (`MAN-SCHMUTZIG`, `MAN-GEN-11`).
    DirtyTrick,
    /// A dirty trick that costs him breath (`MAN-SCHMUTZIG`).
    BreathTrick,
    /// With the teeth (`MAN-U-BISS`).
    Bite,
    /// With a blade that nobody has seen (`MAN-U-VERSTECKTEKLINGE`).
    HiddenBlade,
    /// A blow that does real harm (`SF-HRURUZAT`).
    RealBlow,
    /// A grip (`MAN-U-GRIFF`).
    Grip,
    /// Holding on for a moment (`MAN-U-HALTEN`).
    Hold,
    /// A clinch (`MAN-U-KLAMMER`).
    Clinch,
    /// Both go to the ground, and the foe's next parry suffers (`MAN-U-NIEDERRINGEN`).
    TakeDown,
    /// Both go to the ground, and the own next attack gains (`MAN-U-NIEDERRINGEN`).
    TakeDownAhead,
    /// A throw (`MAN-U-WURF`).
    Throw,
    /// A headlock (`MAN-U-SCHWITZKASTEN`).
    Headlock,
    /// Choking (`MAN-U-WUERGEGRIFF`).
    Choke,
    /// Getting out of such a hold (`MAN-U-HOLDS`).
    GetFree,
}

/// What the first of them add to the dice (`MAN-U-KNIE`, `MAN-U-SPRUNGTRITT`, `MAN-U-KNAUF`).
pub(crate) const HEAVY: i16 = 2;
/// The dice of a jump kick (`MAN-U-SPRUNGTRITT`).
pub(crate) const JUMP_DICE: u8 = 2;

impl Bare {
    /// All of them, each with its word.
    pub(super) const ALL: [(Self, Term); 26] = [
        (Self::Straight, word::STRAIGHT_PUNCH),
        (Self::Swing, word::SWING_PUNCH),
        (Self::Kick, word::FOOT_KICK),
        (Self::Knee, word::KNEE),
        (Self::HeadButt, word::HEAD_BUTT),
        (Self::Haymaker, word::HAYMAKER),
        (Self::HandEdge, word::HAND_EDGE),
        (Self::HighKick, word::HIGH_KICK),
        (Self::JumpKick, word::JUMP_KICK),
        (Self::DoublePunch, word::DOUBLE_PUNCH),
        (Self::LegSweep, word::LEG_SWEEP),
        (Self::Pommel, word::POMMEL),
        (Self::DirtyTrick, word::DIRTY_TRICK),
        (Self::BreathTrick, word::BREATH_TRICK),
        (Self::Bite, word::BITE),
        (Self::HiddenBlade, word::HIDDEN_BLADE),
        (Self::RealBlow, word::REAL_BLOW),
        (Self::Grip, word::GRIP),
        (Self::Hold, word::HOLD),
        (Self::Clinch, word::CLINCH),
        (Self::TakeDown, word::TAKE_DOWN),
        (Self::TakeDownAhead, word::TAKE_DOWN_AHEAD),
        (Self::Throw, word::THROW_DOWN),
        (Self::Headlock, word::HEADLOCK),
        (Self::Choke, word::CHOKE),
        (Self::GetFree, word::GET_FREE),
    ];

    /// Its word.
    pub(super) const fn word(self) -> Term {
        Self::ALL[self as usize].1
    }

    /// The manoeuvre of the table that it is; none for getting free, which everybody may try.
    pub(crate) const fn art(self) -> Option<Art> {
        Some(match self {
            Self::Straight => Art::Straight,
            Self::Swing => Art::Swing,
            Self::Kick => Art::Kick,
            Self::Knee => Art::Knee,
            Self::HeadButt => Art::HeadButt,
            Self::Haymaker => Art::Haymaker,
            Self::HandEdge => Art::HandEdge,
            Self::HighKick => Art::HighKick,
            Self::JumpKick => Art::JumpKick,
            Self::DoublePunch => Art::DoublePunch,
            Self::LegSweep => Art::LegSweep,
            Self::Pommel => Art::Pommel,
            Self::DirtyTrick | Self::BreathTrick => Art::DirtyTrick,
            Self::Bite => Art::Bite,
            Self::HiddenBlade => Art::HiddenBlade,
            Self::RealBlow => Art::RealBlow,
            Self::Grip => Art::Grip,
            Self::Hold => Art::Hold,
            Self::Clinch => Art::Clinch,
            Self::TakeDown | Self::TakeDownAhead => Art::TakeDown,
            Self::Throw => Art::Throw,
            Self::Headlock => Art::Headlock,
            Self::Choke => Art::Choke,
            Self::GetFree => return None,
        })
    }

    /// Whether points are announced with it: those that do something.
    pub(super) const fn has_points(self) -> bool {
        self.adds_points()
            || matches!(
                self,
                Self::Swing
                    | Self::LegSweep
                    | Self::Grip
                    | Self::Hold
                    | Self::Clinch
                    | Self::TakeDown
                    | Self::TakeDownAhead
            )
    }

    /// Whether what is announced is added to the hit points.
    pub(super) const fn adds_points(self) -> bool {
        matches!(
            self,
            Self::Straight
                | Self::Kick
                | Self::Knee
                | Self::HeadButt
                | Self::Haymaker
                | Self::HandEdge
                | Self::HighKick
                | Self::JumpKick
                | Self::DoublePunch
                | Self::Pommel
                | Self::Bite
        )
    }

    /// Whether it does no harm to whom it hits, but something else.
    pub(super) const fn is_harmless(self) -> bool {
        matches!(
            self,
            Self::DirtyTrick
                | Self::BreathTrick
                | Self::Grip
                | Self::Hold
                | Self::Clinch
                | Self::TakeDown
                | Self::TakeDownAhead
                | Self::Headlock
                | Self::Choke
                | Self::GetFree
        )
    }

    /// The hold that it is, one that lasts; none for anything else.
    pub(crate) const fn grasp(self) -> Option<Grasp> {
        Some(match self {
            Self::Grip => Grasp::Grip,
            Self::Clinch => Grasp::Clinch,
            Self::Headlock => Grasp::Headlock,
            Self::Choke => Grasp::Choke,
            _ => return None,
        })
    }

    /// The word for what it does besides the harm, or instead of it.
    pub(super) const fn effect(self) -> Option<Term> {
        Some(match self {
            Self::LegSweep | Self::TakeDown | Self::TakeDownAhead | Self::Throw => word::THROWS_DOWN,
            Self::Knee | Self::Haymaker => word::STUNS,
            Self::Grip | Self::Clinch | Self::Headlock | Self::Choke => word::HOLDS,
            Self::GetFree => word::GETS_FREE,
            _ => return None,
        })
    }

    /// Whether a foe parries it 4 worse who has not learnt to sway, or to move his feet.
    ///
    /// Rule: `MAN-U-AUSPENDELN`, `MAN-U-BEINARBEIT`.
    pub(super) const fn evaded_by(self) -> Option<RuleId> {
        Some(match self {
            Self::Straight | Self::Swing | Self::HighKick => rule::MAN_U_AUSPENDELN,
            Self::Kick | Self::Knee | Self::LegSweep => rule::MAN_U_BEINARBEIT,
            _ => return None,
        })
    }

    /// Whether the own legs or the own head strike, so that iron on the hands adds nothing.
    const fn is_of_hands(self) -> bool {
        !matches!(
            self,
            Self::Kick
                | Self::Knee
                | Self::HeadButt
                | Self::HighKick
                | Self::JumpKick
                | Self::LegSweep
                | Self::Bite
        )
    }
}

/// The attack in a slot as a form leads it: a pommel strikes with the fist's points and a class nearer, kicks reach farther, a hidden
/// blade cuts with the skill of the fist.
///
/// Rule: `MAN-U-KNAUF`, `MAN-U-TRITT`, `MAN-U-HOHERTRITT`, `MAN-U-SPRUNGTRITT`, `MAN-U-KNIE`, `MAN-U-KOPFSTOSS`,
/// `MAN-U-VERSTECKTEKLINGE`, `SF-HRURUZAT`, `UNA-02`.
pub(crate) fn led<'a>(fighter: &'a Snapshot, arm: &'a Arm, form: Form) -> Cow<'a, Arm> {
    if let Form::Mounted(rush, run) = form {
        return onrush::led(arm, rush, run);
    }
    let Form::Bare(kind, _) = form else {
        return Cow::Borrowed(arm);
    };
    let Some(rule) = form.rule() else {
        return Cow::Borrowed(arm);
    };
    let mut led = arm.clone();
    if kind == Bare::Pommel
        && let Some(fist) = fighter.brawling()
    {
        strike_as(&mut led, fist);
        led.classes = arm.classes.shortened();
        led.reach = build::reach(led.classes);
    }
    if !kind.is_of_hands() {
        let iron = led
            .plus
            .lines
            .iter()
            .filter(|line| line.rule == rule::ARP_11)
            .copied();
        let iron: i16 = iron.map(|line| line.amount).sum();
        led.plus.add_for(rule::ARP_11, &cause::NO_HAND_BLOW, -iron);
    }
    if fighter.build.traits.nailed_boots && matches!(kind, Bare::Kick | Bare::HighKick | Bare::JumpKick) {
        led.plus.add(rule::UNA_02, build::IRON);
    }
    match kind {
        Bare::Knee | Bare::Pommel => led.plus.add(rule, HEAVY),
        Bare::JumpKick => {
            led.dice = JUMP_DICE;
            led.plus.add(rule, HEAVY);
            led.classes = DistanceClasses::CLOSE;
        }
        Bare::HighKick => led.classes = DistanceClasses::CLOSE,
        Bare::HeadButt if fighter.build.traits.steel_helmet => led.plus.add(rule::UNA_02, build::IRON),
        Bare::RealBlow => led.is_endurance = false,
        Bare::HiddenBlade => {
            if let Some(blade) = hidden_blade(fighter) {
                strike_as(&mut led, blade);
                led.kind.is_unarmed = false;
            }
        }
        _ => {}
    }
    Cow::Owned(led)
}

/// Strikes with the points of another attack.
fn strike_as(led: &mut Arm, with: &Arm) {
    (led.dice, led.sides, led.plus) = (with.dice, with.sides, with.plus.clone());
    led.is_endurance = with.is_endurance;
    led.kind.pierces = with.kind.pierces;
}

/// The blade for close quarters that somebody has about him: the first of his styles with one that he has not lost.
///
/// Rule: `MAN-U-VERSTECKTEKLINGE`.
fn hidden_blade(fighter: &Snapshot) -> Option<&Arm> {
    let has = |slot: usize, style: &Style| {
        let slot = crate::battle::Slot(slot as u8);
        let lies = fighter.hands.lies.is_some_and(|(_, lost)| lost == slot);
        let blade = style.main();
        let is_blade = blade.classes.contains(DistanceClass::Hand) && !blade.is_endurance;
        is_blade && style.missile.is_none() && !lies && !fighter.condition.ado.has_lost(slot)
    };
    let mut styles = fighter.build.styles.iter().enumerate();
    styles
        .find(|(slot, style)| has(*slot, style))
        .map(|(_, style)| style.main())
}

/// Whether somebody may try such a blow, hold or throw at a foe.
///
/// Rule: `UNA-07`, `MAN-U-BISS`, `MAN-U-WURF`, `MAN-U-HOLDS`, `MAN-SCHMUTZIG`, `SF-HRURUZAT`.
///
/// # Errors
///
/// Why not.
pub(super) fn may(
    scene: &Scene,
    (fighter, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    kind: Bare,
) -> Result<(), WhyNot> {
    let rule = kind.art().map_or(rule::MAN_U_HOLDS, Art::rule);
    let allowed = |yes: bool, why: WhyNot| if yes { Ok(()) } else { Err(why) };
    let foe = target.id();
    may_wrestle(target, fighter, arm)?;
    match kind {
        Bare::Bite => allowed(
            clasp_between(scene, fighter.id(), foe),
            why::bites_in_hold(rule, foe),
        )?,
        Bare::HiddenBlade => allowed(hidden_blade(fighter).is_some(), why::no_hidden_blade(rule))?,
        Bare::BreathTrick => allowed(
            scene.round.modules.has(Modules::ENDURANCE) && target.endurance.max > 0,
            why::does_not_tire(rule, foe),
        )?,
        Bare::RealBlow => allowed(!is_spent(scene, fighter.id(), rule), why::once_a_round(rule))?,
        Bare::Throw => allowed(is_seized(scene, fighter.id(), foe), why::not_seized(rule, foe))?,
        _ if kind.grasp().is_some() => {
            let has_room = target.condition.held_by.is_none();
            allowed(has_room, why::foe_is_held(rule::MAN_U_HOLDS, foe))?;
            let has_hands = fighter.condition.holds.is_none();
            allowed(has_hands, why::holds_already(rule::MAN_U_HOLDS))?;
        }
        _ => {}
    }
    Ok(())
}

/// By how many size classes a foe is too big to wrestle with (`UNA-07`).
pub(crate) const TOO_BIG: u8 = 2;

/// Whether somebody may wrestle with a foe of this size.
///
/// Rule: `UNA-07`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_wrestle(target: &Snapshot, fighter: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    let is_too_big = target.build.size as u8 >= fighter.build.size as u8 + TOO_BIG;
    if arm.kind.is_wrestling && is_too_big {
        Err(why::too_big_to_wrestle(rule::UNA_07, target.id()))
    } else {
        Ok(())
    }
}

/// Whether somebody in a clinch may do this: bite, butt with the head, use the knee, choke, or get out of it.
///
/// Rule: `MAN-U-KLAMMER`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_in_clinch(scene: &Scene, fighter: &Snapshot, form: Form) -> Result<(), WhyNot> {
    let is_clinched = clasp(scene, fighter.id()).is_some_and(|held| held.grasp == Grasp::Clinch);
    let is_close = matches!(
        form,
        Form::Bare(Bare::Bite | Bare::HeadButt | Bare::Knee | Bare::Choke, _)
    );
    if is_clinched && !is_close {
        Err(why::in_clinch(rule::MAN_U_KLAMMER))
    } else {
        Ok(())
    }
}

/// Whether somebody who is held may strike with this: his bare body, or what serves hand to hand.
///
/// Rule: `MAN-U-HOLDS`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_while_held(scene: &Scene, fighter: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    let serves = arm.kind.is_unarmed || arm.classes.contains(DistanceClass::Hand);
    if serves || clasp(scene, fighter.id()).is_none() {
        Ok(())
    } else {
        Err(why::no_use_in_hold(rule::MAN_U_HOLDS, &arm.name))
    }
}

/// What a foe parries worse who has not learnt to evade a blow (`MAN-U-AUSPENDELN`, `MAN-U-BEINARBEIT`).
pub(crate) const CAUGHT: i16 = -4;
/// What it costs to stop both blows of a double punch at once, with a block or an aimed dodge (`MAN-U-DOPPELSCHLAG`).
pub(crate) const BOTH_BLOCKED: i16 = -4;
pub(crate) const BOTH_DODGED: i16 = -6;

/// Adds to a defence what a blow of the unarmed does to it; each line stands for itself, with what was learnt against it.
///
/// Rule: `MAN-U-GERADE`, `MAN-U-SCHWINGER`, `MAN-U-TRITT`, `MAN-U-KNIE`, `MAN-U-HOHERTRITT`, `MAN-U-FUSSFEGER`, `MAN-U-AUSPENDELN`,
/// `MAN-U-BEINARBEIT`, `MAN-U-DOPPELSCHLAG`, `MAN-U-HOLDS`.
///
/// # Errors
///
/// Why not.
pub(crate) fn outwit(
    ledger: &mut impl Tally,
    scene: &Scene,
    (defender, means): (&Snapshot, Means),
    (kind, points): (Bare, i16),
) -> Result<(), WhyNot> {
    let form = Form::Bare(kind, points);
    let Some(rule) = form.rule() else { return Ok(()) };
    match kind {
        // Only a headlock is held on to by wrestling (MAN-U-HOLDS).
        Bare::GetFree => {
            let wrestles = matches!(means, Means::Wrestle | Means::Feat(Feat::Hold, ..));
            let held = clasp_by(scene, defender.id());
            let is_headlock = held.is_some_and(|held| held.grasp == Grasp::Headlock);
            return if wrestles && is_headlock {
                Ok(())
            } else {
                Err(why::breaking_free_is_not_parried(rule))
            };
        }
        Bare::DoublePunch if stops_both(scene, means) => {
            let is_block = matches!(means, Means::Feat(..));
            ledger.add(rule, if is_block { BOTH_BLOCKED } else { BOTH_DODGED });
        }
        _ => {}
    }
    if !means.is_parry() {
        return Ok(());
    }
    if matches!(kind, Bare::Swing | Bare::LegSweep) {
        ledger.add_for(rule, (&cause::ANNOUNCED, points), -points);
    }
    if let Some(evasion) = kind.evaded_by() {
        ledger.add_for(rule, &cause::CAUGHT, CAUGHT);
        let traits = defender.build.traits;
        let has_learnt = match evasion {
            rule::MAN_U_AUSPENDELN => traits.slips,
            _ => traits.footwork,
        };
        let crosses = kind == Bare::HighKick && traits.arts.has(Art::CrossBlock);
        match () {
            () if has_learnt => ledger.add(evasion, -CAUGHT),
            () if crosses => ledger.add(rule::MAN_U_KREUZBLOCK, -CAUGHT),
            () => {}
        }
    }
    Ok(())
}

/// Whether a defence stops both blows of a double punch, of which the first is coming.
///
/// Rule: `MAN-U-DOPPELSCHLAG`.
pub(crate) fn stops_both(scene: &Scene, means: Means) -> bool {
    let sweep = scene.round.melee.sweep.as_ref();
    let is_first = sweep.is_none_or(|sweep| !sweep.rest.is_empty());
    let serves = means.is_aimed_dodge() || matches!(means, Means::Feat(Feat::Block, ..));
    is_first && serves
}
