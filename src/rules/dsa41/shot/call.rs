//! What is called before a shot or throw besides its target: points that add to its harm, or a part of the body.

use crate::battle::{FighterId, Term, WhyNot};

use super::super::cause;
use super::super::data::belongings::Missile;
use super::super::data::shelf::Shelf;
use super::super::data::{AimedPart, Quarry};
use super::super::exchange::attack::Blow;
use super::super::exchange::tally::Tally;
use super::super::exchange::value::rounded;
use super::super::exchange::zone::{Aim, Zone};
use super::super::fighter::Size;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why, word};
use super::aim;
use super::hail::{self, Hail};
use super::melee::{Press, press};
use super::state::Motion;

/// A part of the body that a shot may be aimed at.
///
/// Rule: `RNG-41`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The zone itself, of whoever stands on two legs.
    Of(Zone),
    /// The hand of an arm, or the foot of a leg.
    End(Zone),
    /// An eye.
    Eye,
    /// The heart.
    Heart,
    /// An animal's trunk.
    BeastTrunk,
    /// Its leg.
    BeastLeg,
    /// Where it is vulnerable.
    BeastSpot,
    /// Its head, or what it senses with.
    BeastHead,
}

impl Part {
    /// All of them with their words.
    pub(crate) const ALL: [(Self, Term); 17] = [
        (Self::Of(Zone::Head), word::SHOT_HEAD),
        (Self::Of(Zone::Chest), word::SHOT_CHEST),
        (Self::Of(Zone::Belly), word::SHOT_BELLY),
        (Self::Of(Zone::LeftArm), word::SHOT_LEFT_ARM),
        (Self::Of(Zone::RightArm), word::SHOT_RIGHT_ARM),
        (Self::Of(Zone::LeftLeg), word::SHOT_LEFT_LEG),
        (Self::Of(Zone::RightLeg), word::SHOT_RIGHT_LEG),
        (Self::End(Zone::LeftArm), word::SHOT_LEFT_HAND),
        (Self::End(Zone::RightArm), word::SHOT_RIGHT_HAND),
        (Self::End(Zone::LeftLeg), word::SHOT_LEFT_FOOT),
        (Self::End(Zone::RightLeg), word::SHOT_RIGHT_FOOT),
        (Self::Eye, word::SHOT_EYE),
        (Self::Heart, word::SHOT_HEART),
        (Self::BeastTrunk, word::SHOT_BEAST_TRUNK),
        (Self::BeastLeg, word::SHOT_BEAST_LEG),
        (Self::BeastSpot, word::SHOT_BEAST_SPOT),
        (Self::BeastHead, word::SHOT_BEAST_HEAD),
    ];

    /// Its word.
    pub(crate) fn term(self) -> Term {
        let mut all = Self::ALL.iter();
        all.find(|(part, _)| *part == self)
            .map_or(word::SHOT, |(_, term)| *term)
    }

    /// Its row in the table.
    const fn row(self) -> &'static str {
        match self {
            Self::Of(Zone::Head) => "AIM-HEAD",
            Self::Of(Zone::LeftArm | Zone::RightArm) => "AIM-ARM",
            Self::Of(Zone::LeftLeg | Zone::RightLeg) => "AIM-LEG",
            Self::Of(_) => "AIM-TRUNK",
            Self::End(Zone::LeftArm | Zone::RightArm) => "AIM-HAND",
            Self::End(_) => "AIM-FOOT",
            Self::Eye => "AIM-EYE",
            Self::Heart => "AIM-HEART",
            Self::BeastTrunk => "AIM-BEASTTRUNK",
            Self::BeastLeg => "AIM-BEASTLEG",
            Self::BeastSpot => "AIM-BEASTSPOT",
            Self::BeastHead => "AIM-BEASTHEAD",
        }
    }

    /// The zone that it belongs to.
    const fn zone(self) -> Zone {
        match self {
            Self::Of(zone) | Self::End(zone) => zone,
            Self::Eye | Self::BeastHead => Zone::Head,
            Self::Heart | Self::BeastTrunk => Zone::Chest,
            Self::BeastLeg => Zone::LeftLeg,
            Self::BeastSpot => Zone::Belly,
        }
    }
}

/// What is called before a shot or throw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// Nothing.
    #[default]
    Nothing,
    /// Points that make it harder and its harm greater (`RNG-40`).
    Points(i16),
    /// A part of the body (`RNG-41`).
    Part(Part),
    /// Several knives or stars at once, at one foe or at several (`SF-EISENHAGEL`).
    Hail(Hail),
}

/// A call with what it does where it hits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Called {
    /// What was called.
    pub call: Call,
    /// Added to the hit points (`RNG-40`).
    pub more: i16,
    /// Where it lands (`RNG-41`).
    pub zone: Option<Zone>,
    /// Whether armour does not count there.
    pub is_bare: bool,
    /// How many times what comes through counts besides once.
    pub again: u8,
    /// Wounds besides.
    pub wounds: u8,
}

impl Called {
    /// A call whose effect nobody has worked out yet.
    pub(crate) const fn of(call: Call) -> Self {
        Self {
            call,
            more: 0,
            zone: None,
            is_bare: false,
            again: 0,
            wounds: 0,
        }
    }

    /// The word that a shot has for it; none where nothing was called.
    pub(crate) fn term(self, is_thrown: bool) -> Option<Term> {
        match self.call {
            Call::Nothing => None,
            Call::Points(_) if is_thrown => Some(word::ANNOUNCED_THROW),
            Call::Points(_) => Some(word::ANNOUNCED_SHOT),
            Call::Part(part) => Some(part.term()),
            Call::Hail(hail) => Some(hail.term()),
        }
    }

    /// The call of a word with its numbers.
    pub(crate) fn of_word(word: Term, stakes: &[i16]) -> Option<Self> {
        let part = || Part::ALL.iter().find(|(_, known)| *known == word);
        match stakes {
            [points] if [word::ANNOUNCED_SHOT, word::ANNOUNCED_THROW].contains(&word) => {
                Some(Self::of(Call::Points(*points)))
            }
            [] => Hail::of_word(word)
                .map(|hail| Self::of(Call::Hail(hail)))
                .or_else(|| part().map(|(part, _)| Self::of(Call::Part(*part)))),
            _ => None,
        }
    }

    /// What is left of it where the shot hits another than it was meant for.
    pub(crate) const fn astray(self) -> Self {
        Self {
            more: self.more,
            ..Self::of(self.call)
        }
    }

    /// The points announced.
    pub(crate) const fn points(self) -> i16 {
        match self.call {
            Call::Points(points) => points,
            _ => 0,
        }
    }
}

impl Shelf {
    /// The row of a part of the body; none where nobody has laid out the data files.
    fn aim(&self, part: Part) -> Option<&AimedPart> {
        self.data()?.aims.get(part.row())
    }
}

/// The shot as this shooter would make it now at the target, with what was called worked out.
///
/// Rule: `RNG-40`, `RNG-41`.
pub(crate) fn resolved(scene: &Scene, shooter: &Snapshot, target: &Snapshot, mut blow: Blow) -> Blow {
    let Some(missile) = shooter
        .missile()
        .filter(|_| blow.flight.called.call != Call::Nothing)
    else {
        return blow;
    };
    blow.flight.way = aim::way(shooter, target.id(), missile);
    let called = &mut blow.flight.called;
    match called.call {
        Call::Nothing | Call::Hail(_) => {}
        Call::Points(points) => {
            called.more = if missile.marksman > 0 {
                points
            } else {
                rounded(points, 2)
            };
        }
        Call::Part(part) => {
            let Some(row) = scene.round.shelf.aim(part) else {
                return blow;
            };
            let aim = Aim::of_shot(scene, shooter, target);
            called.zone = aim.map(|aim| resolved_zone(part, aim));
            (called.is_bare, called.again, called.wounds) = (row.bare, row.times - 1, row.wounds);
        }
    }
    blow
}

/// Actions of aiming that a marksman saves, and those that even the best need (`RNG-40`).
pub(crate) const SAVED: i16 = 2;
pub(crate) const LEAST: i16 = 1;

/// The actions of aiming that an announcement costs besides the one that every shot takes.
///
/// Rule: `RNG-40`.
pub(super) const fn time(points: i16, missile: &Missile) -> i16 {
    if points <= 0 {
        return 0;
    }
    match missile.marksman {
        0 => rounded(points, 2),
        1 => {
            let fewer = rounded(points, 2) - SAVED;
            if fewer < LEAST { LEAST } else { fewer }
        }
        _ => LEAST,
    }
}

/// The most points that may be announced: the talent value, of masters the ranged attack value.
///
/// Rule: `RNG-40`.
pub(super) fn most(missile: &Missile) -> i16 {
    let most = if missile.marksman > 1 {
        missile.arm.attack.value()
    } else {
        missile.arm.talent
    };
    most.max(0)
}

/// The most points that may be announced now, after the time that was spent on aiming at a target; 0 where it was too short.
///
/// Rule: `RNG-40`.
pub(crate) fn most_now(shooter: &Snapshot, target: FighterId, missile: &Missile) -> i16 {
    let points = (1..=most(missile)).rev();
    let mut ready = points.filter(|points| has_time(shooter, target, (missile, *points)));
    ready.next().unwrap_or(0)
}

/// Whether enough time was spent on aiming to announce so many points.
fn has_time(shooter: &Snapshot, target: FighterId, (missile, points): (&Missile, i16)) -> bool {
    let base = i16::from(!missile.is_thrown);
    i16::from(aim::actions(shooter, target)) >= base + time(points, missile)
}

/// What was called takes from the value of a shot.
///
/// Rule: `RNG-40`, `RNG-41`.
pub(super) fn add(
    tally: &mut impl Tally,
    scene: &Scene,
    target: &Snapshot,
    (missile, called): (&Missile, Called),
) {
    match called.call {
        Call::Nothing => {}
        Call::Hail(hail) => tally.add(rule::SF_EISENHAGEL, hail.malus()),
        Call::Points(points) => tally.add_for(rule::RNG_40, (&cause::ANNOUNCED, points), -points),
        Call::Part(part) => {
            let Some(row) = scene.round.shelf.aim(part) else {
                return;
            };
            let (plain, marksman, master) = row.modifiers;
            let modifier = [plain, marksman, master][usize::from(missile.marksman.min(2))];
            tally.add(rule::RNG_41, modifier.into());
            let is_restless = row.moves && fights(scene, target);
            tally.add_for(
                rule::RNG_41,
                &cause::PART_MOVES,
                if is_restless { RESTLESS } else { 0 },
            );
        }
    }
}

/// What a part costs besides that moves (`RNG-41`).
pub(crate) const RESTLESS: i16 = -2;

/// Whether somebody fights, so that arms and legs are never still: as shooters see it, he has moved in this round or the last one.
fn fights(scene: &Scene, target: &Snapshot) -> bool {
    let volley = target.turn.volley;
    volley.motion.max(volley.before) > Motion::Still || press(scene, target) != Press::Free
}

/// Whether this may be called before a shot at a target.
///
/// Rule: `RNG-40`, `RNG-41`, `RNG-42`.
///
/// # Errors
///
/// Why not.
pub(super) fn may_call(
    scene: &Scene,
    shooter: &Snapshot,
    target: &Snapshot,
    (missile, called): (&Missile, Called),
) -> Result<(), WhyNot> {
    let modules = scene.round.modules;
    match called.call {
        Call::Nothing => Ok(()),
        Call::Hail(hail) => hail::may_throw(scene, shooter, target, (missile, hail)),
        Call::Points(points) => {
            if !modules.has(Modules::RANGED_ANNOUNCE) {
                Err(why::module_off(rule::RNG_40))
            } else if !(1..=most(missile)).contains(&points) {
                Err(why::points_beyond(rule::RNG_40, points, 1_i16, most(missile)))
            } else if !has_time(shooter, target.id(), (missile, points)) {
                let spent = aim::actions(shooter, target.id());
                Err(why::aimed_too_short(rule::RNG_40, time(points, missile), spent))
            } else {
                Ok(())
            }
        }
        Call::Part(part) => {
            let row = scene
                .round
                .shelf
                .aim(part)
                .ok_or_else(|| why::no_such_part(rule::RNG_41, target.id()))?;
            let is_beast = target.build.is_animal;
            let fits = (row.at == Quarry::Beast) == is_beast && target.build.size > Size::Tiny;
            if !modules.has(Modules::ZONES) {
                return Err(why::module_off(rule::RNG_41));
            }
            if !fits {
                return Err(why::no_such_part(rule::RNG_41, target.id()));
            }
            let aim = Aim::of_shot(scene, shooter, target);
            let aim = aim.ok_or_else(|| why::no_such_part(rule::RNG_41, target.id()))?;
            let zone = resolved_zone(part, aim);
            if aim.is_hidden(zone) {
                Err(why::part_is_hidden(rule::RNG_42))
            } else {
                Ok(())
            }
        }
    }
}

/// The zone that a part belongs to, as it is seen from where the shot comes.
fn resolved_zone(part: Part, aim: Aim) -> Zone {
    match part.zone() {
        Zone::Chest if aim.from_behind => Zone::Back,
        zone => zone,
    }
}
