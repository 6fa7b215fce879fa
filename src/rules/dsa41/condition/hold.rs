//! What a fighter holds: the ready style, the attacks that it leaves him, the shield on his arm.

use crate::battle::Slot;

use super::super::data::Missile as Flies;
use super::super::data::belongings::Missile;
use super::super::exchange::attack::Blow;
use super::super::exchange::defence::Means;
use super::super::exchange::means::Feat;
use super::super::fighter::{Arm, Hold, Piece, Second, Style, WRESTLING, Ward};
use super::super::scene::Snapshot;

impl Snapshot {
    /// The ready style.
    #[inline]
    pub fn style(&self) -> &Style {
        self.build.style(self.hands.style)
    }

    /// Whether the hand that leads weapons is free for one: it is empty, or he fights with his bare fists.
    ///
    /// Rule: `WPN-FIST`, `ACT-14`, `ACT-17`.
    pub fn has_main_hand_free(&self) -> bool {
        let style = self.style();
        let is_person = self.build.origin.is_some() && style.missile.is_none();
        self.state.hands.empty || is_person && style.main().kind.is_of_body()
    }

    /// What the hands hold of it.
    #[inline]
    pub const fn hold(&self) -> Hold {
        Hold {
            is_empty: self.state.hands.empty,
            second: self.state.condition.ado.tackle.second,
        }
    }

    /// The attack in a slot of the ready style; with empty hands only the last one, brawling, and wrestling.
    pub fn arm(&self, slot: usize) -> Option<&Arm> {
        if slot == usize::from(WRESTLING) {
            return self.wrestling();
        }
        self.style().arm(slot, self.hold())
    }

    /// Whether he has a light in his hand.
    ///
    /// Rule: `BRD-19`.
    #[inline]
    pub const fn holds_light(&self) -> bool {
        self.state.hands.light.0
    }

    /// Whether a weapon is led by both hands: one for both is led by one where the other holds a light.
    ///
    /// Rule: `WPN-03`, `BRD-05`, `BRD-19`.
    pub fn leads_with_both(&self, arm: &Arm) -> bool {
        arm.kind.is_two_handed && !self.holds_light()
    }

    /// Whether a weapon that is less in one hand is led by one, because the other holds a light.
    ///
    /// Rule: `WPN-03`, `BRD-19`.
    pub fn leads_with_one(&self, arm: &Arm) -> bool {
        arm.kind.in_one_hand != Default::default() && self.holds_light()
    }

    /// The attacks that can be made now, with their slots.
    pub fn arms(&self) -> impl Iterator<Item = (usize, &Arm)> {
        let (style, hold) = (self.style(), self.hold());
        // Who has lost nothing has all of them.
        let is_whole = hold == Hold::default();
        let all = style.arms.iter().enumerate();
        all.filter(move |(slot, arm)| match is_whole {
            true => !arm.kind.is_last_resort,
            false => style.has(*slot, hold),
        })
    }

    /// Wrestling, of those whose hands are free, or who are held.
    ///
    /// Rule: `UNA-01`, `MAN-U-HOLDS`.
    pub fn wrestling(&self) -> Option<&Arm> {
        let arm = self.build.wrestling.as_ref()?;
        let is_free = self.main_arm().kind.is_unarmed && self.ward().is_none();
        (is_free || self.condition.held_by.is_some()).then_some(arm)
    }

    /// The attacks that can be made now, and wrestling, with their slots.
    pub fn all_arms(&self) -> impl Iterator<Item = (usize, &Arm)> {
        let wrestling = self.wrestling().map(|arm| (usize::from(WRESTLING), arm));
        self.arms().chain(wrestling)
    }

    /// Brawling, which needs nothing in the hands.
    pub fn brawling(&self) -> Option<&Arm> {
        self.style().arms.last().filter(|arm| arm.kind.is_unarmed)
    }

    /// The weapon, or the fists, that he parries and guards with.
    #[inline]
    pub fn main_arm(&self) -> &Arm {
        &self.style().arms[self.main_slot()]
    }

    /// Its slot: the first one, or where that is gone the first of what is left. What is warded with leads nothing: beside a lost
    /// weapon the rim and the spikes of a shield leave the fists to fight with.
    ///
    /// Rule: `SHD-01`, `UNA-01`.
    #[inline]
    pub fn main_slot(&self) -> usize {
        if !self.hold().is_empty && !self.style().arms[0].kind.is_ward {
            return 0;
        }
        self.slot_of_what_is_left()
    }

    fn slot_of_what_is_left(&self) -> usize {
        let (style, hold) = (self.style(), self.hold());
        let is_led = |slot: &usize| !style.arms[*slot].kind.is_ward && style.has(*slot, hold);
        (0..style.arms.len()).find(is_led).unwrap_or(0)
    }

    /// The weapon in his other hand.
    #[inline]
    pub fn second_arm(&self) -> Option<&Arm> {
        self.style().second_arm().filter(|_| self.hold().has_second())
    }

    /// The weapon, or the fists, with which a defence parries.
    ///
    /// Rule: `TWO-02`, `UNA-01`, `UMW-06`.
    pub fn arm_of(&self, means: Means) -> &Arm {
        let other = match means {
            Means::Other => self.second_arm(),
            Means::Wrestle | Means::Feat(Feat::Hold, ..) => self.wrestling(),
            Means::Bare | Means::Feat(Feat::Block | Feat::CrossBlock, ..) => self.brawling(),
            _ => None,
        };
        other.unwrap_or_else(|| self.main_arm())
    }

    /// The shield or parry weapon in his other hand; beside an empty one it wards for itself alone.
    ///
    /// Rule: `SHD-01`, `SHD-07`.
    #[inline]
    pub fn ward(&self) -> Option<&Ward> {
        let hold = self.hold();
        let ward = self.style().ward.as_ref().filter(|_| hold.has_second())?;
        Some(match &ward.alone {
            Some(alone) if hold.is_empty => alone,
            _ => ward,
        })
    }

    /// Whether a defence is one with the shield.
    pub fn is_behind_shield(&self, means: Means) -> bool {
        means.is_of_ward() && self.ward().is_some_and(|ward| ward.is_shield)
    }

    /// What stops a blow and may hurt whoever strikes it: the weapon, the bare arm, or the blade of the parry weapon; none for shields and
    /// dodges.
    ///
    /// Rule: `UNA-05`, `CRE-03`.
    pub fn stopping_arm(&self, means: Means) -> Option<&Arm> {
        if means.is_of_weapon() {
            return Some(self.arm_of(means));
        }
        let ward = self.ward().filter(|_| means.is_of_ward());
        ward.and_then(|ward| ward.blade.as_deref())
    }

    /// The initiative that went with what the hands no longer hold.
    ///
    /// Rule: `INI-08`.
    #[inline]
    pub fn lost_gear_initiative(&self) -> i16 {
        let hold = self.hold();
        if !hold.is_empty && hold.second != Second::Lost {
            return 0;
        }
        let style = self.style();
        let second = style.ward.as_ref().map_or(0, |ward| ward.initiative);
        match (hold.is_empty, hold.second) {
            (false, Second::Lost) => second,
            (false, _) => 0,
            (true, Second::Kept) => style.gear_initiative - second,
            (true, _) => style.gear_initiative,
        }
    }

    /// The break factor of a piece as it is now; none for what cannot break.
    ///
    /// Rule: `BRK-01`, `BRK-05`.
    pub fn break_factor(&self, piece: Piece) -> Option<i16> {
        let style = self.style();
        let printed = match (piece, &style.ward) {
            (Piece::Main, _) => style.main().kind.break_factor?,
            (Piece::Second, Some(ward)) => ward.break_factor,
            (Piece::Second, None) => style.arms.get(1)?.kind.break_factor?,
        };
        let place = self.build.place_of(piece, self.hands.style);
        let worn = self.condition.ado.tackle.worn(piece, place);
        Some(i16::from(printed) + i16::from(worn))
    }

    /// The missile weapon in his hands.
    pub fn missile(&self) -> Option<&Missile> {
        self.style().missile.as_ref().filter(|_| !self.state.hands.empty)
    }

    /// Whether the missile weapon in his hands is ready to go off: loaded, or the thrown one in the hand (`ACT-18`).
    pub fn is_loaded(&self) -> bool {
        self.missile().is_some() && self.hands.unloaded & 1 << self.hands.style.0.min(15) == 0
    }

    /// Whether the hand that throws is empty: what it held has flown (`RNG-34`).
    pub fn has_thrown(&self) -> bool {
        self.missile().is_some_and(|missile| missile.is_thrown) && !self.is_loaded()
    }

    /// Whether the hand that leads his weapons is free, or what it held has flown (`RNG-34`).
    pub fn is_bare_handed(&self) -> bool {
        self.has_main_hand_free() || self.has_thrown()
    }

    /// Missiles left for the weapon in his hands, the loaded one among them (`RNG-35`).
    pub fn missiles_left(&self) -> u8 {
        self.missile()
            .map_or(0, |missile| self.left_of(missile, self.hands.style))
    }

    /// What is left to throw of a style, in the hand or on the belt; none where the weapon is not thrown.
    ///
    /// Rule: `RNG-34`, `RNG-35`.
    pub fn left_to_throw(&self, slot: Slot) -> Option<u8> {
        let missile = self.build.style(slot).missile.as_ref();
        missile
            .filter(|missile| missile.is_thrown)
            .map(|missile| self.left_of(missile, slot))
    }

    fn left_of(&self, missile: &Missile, slot: Slot) -> u8 {
        let spent = self.hands.quiver.spent(slot);
        let others = match missile.stock {
            Some(stock) => self.spent_beside(stock, slot),
            None => 0,
        };
        missile.ammunition.saturating_sub(spent.saturating_add(others))
    }

    /// What his other weapons have spent of the arrows, bolts, bullets or darts that they share with this one.
    fn spent_beside(&self, stock: Flies, slot: Slot) -> u8 {
        let styles = self
            .build
            .styles
            .iter()
            .zip(0..)
            .map(|(style, place)| (style, Slot(place)));
        styles
            .filter(|(style, place)| {
                let missile = style.missile.as_ref();
                *place != slot && missile.is_some_and(|missile| missile.stock == Some(stock))
            })
            .fold(0, |sum, (_, place)| {
                sum.saturating_add(self.hands.quiver.spent(place))
            })
    }

    /// Whether a blow strikes with the poison that was on the ready blade when the fight began.
    ///
    /// Rule: `RNG-45`.
    pub fn is_blade_poisoned(&self, blow: Blow) -> bool {
        let place = |slot| self.build.place_of(Piece::Main, slot);
        let is_there = |slot| place(slot) == place(self.hands.style);
        blow.slot == 0 && !blow.flight.is_missile() && self.condition.ado.venom.on_blade.is_some_and(is_there)
    }

    /// The slot of the missile weapon in his hands: behind those of the blows in any of his styles, so that a log names it rightly
    /// after he has taken up another weapon.
    pub fn missile_slot(&self) -> u8 {
        let arms = self.build.styles.iter().map(|style| style.arms.len());
        arms.max().unwrap_or(0) as u8
    }
}
