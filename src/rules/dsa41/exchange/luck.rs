//! Luck: what a natural 1 makes of an attack or a parry, by the variant that is played.

use crate::battle::{Odds, RuleId};
use crate::dice::{Chance, sums};

use super::super::fighter::Piece;
use super::super::manoeuvre::Form;
use super::super::melee::Purpose;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};
use super::attack::Blow;
use super::breakage;
use super::defence::Means;
use super::fumble::{piece_of, piece_of_parry};

/// What a natural 1 has made of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Luck {
    /// Nothing.
    #[default]
    None,
    /// It is harder to answer, and no more: the second roll has not confirmed it (`CRT-04`).
    Brief,
    /// All of it, in the variant of the source (`CRT-01`, `CRT-02`, `CRT-03`).
    Full,
    /// All of it, in the published variant (`CRT-04`).
    Confirmed,
    /// A shot or throw (`CRT-07`).
    Shot,
    /// Nothing, of a strike that a fumble has given; but it is no ordinary attack to whoever parries it with luck (`PAS-05`, `CRT-05`).
    Idle,
}

impl Luck {
    /// The rule by which the answer to it is halved.
    ///
    /// Rule: `CRT-01`, `CRT-04`.
    pub(crate) const fn halves(self) -> Option<RuleId> {
        match self {
            Self::Full => Some(rule::CRT_01),
            Self::Brief | Self::Confirmed => Some(rule::CRT_04),
            Self::None | Self::Shot | Self::Idle => None,
        }
    }

    /// The rule by which its hit points are doubled.
    ///
    /// Rule: `CRT-02`, `CRT-04`, `CRT-07`.
    pub(crate) const fn doubles(self) -> Option<RuleId> {
        match self {
            Self::Full => Some(rule::CRT_02),
            Self::Confirmed => Some(rule::CRT_04),
            Self::Shot => Some(rule::CRT_07),
            Self::None | Self::Brief | Self::Idle => None,
        }
    }

    /// The rule by which it tears a wound besides.
    ///
    /// Rule: `CRT-03`, `CRT-04`, `CRT-07`.
    pub(crate) const fn wounds(self) -> Option<RuleId> {
        match self {
            Self::Full => Some(rule::CRT_03),
            other => other.doubles(),
        }
    }

    /// Whether that wound is torn by so much harm: the published variant asks for more than the first threshold.
    ///
    /// Rule: `CRT-03`, `CRT-04`.
    pub(crate) const fn tears(self, life: i16, first: i16) -> bool {
        match self {
            Self::None | Self::Brief | Self::Idle => false,
            Self::Confirmed => life > 0 && life > first,
            Self::Full | Self::Shot => life > 0,
        }
    }

    /// Whether it is a critical attack, which strains what parries it.
    ///
    /// Rule: `BRK-02`, `CRT-06`.
    pub(crate) const fn is_critical(self) -> bool {
        self.doubles().is_some()
    }
}

/// Whether a natural 1 is luck with this blow: strikes in passing and changes of the distance know none of their own.
///
/// Rule: `CRT-01`, `PAS-01`, `DK-09`.
fn knows_luck(modules: Modules, blow: Blow) -> bool {
    modules.has(Modules::CRITS) && blow.purpose == Purpose::Harm
}

/// The luck that a natural 1 may bring a blow: what it is unless a second roll is asked for, and what that roll may make of it.
///
/// Rule: `CRT-01`, `CRT-04`, `CRT-07`.
pub(crate) fn of_attack(modules: Modules, blow: Blow) -> Option<(Luck, Option<Luck>)> {
    let is_published = modules.has(Modules::CRITS_PUBLISHED);
    let found = match (is_published, blow.flight.is_missile()) {
        (false, false) => (Luck::Full, None),
        (false, true) => (Luck::Shot, None),
        (true, false) => (Luck::Brief, Some(Luck::Confirmed)),
        (true, true) => (Luck::None, Some(Luck::Shot)),
    };
    knows_luck(modules, blow).then_some(found)
}

/// What a natural 1 is of a blow that knows no luck of its own.
///
/// Rule: `PAS-01`, `PAS-05`, `DK-09`.
pub(crate) const fn idle(modules: Modules, blow: Blow) -> Luck {
    match blow.purpose {
        Purpose::Occasional(_) if modules.has(Modules::CRITS) => Luck::Idle,
        _ => Luck::None,
    }
}

/// Whether a lucky parry counts: of those that weapon or shield makes, where luck is played.
///
/// Rule: `CRT-05`, `CRT-06`, `AUS-05`.
pub(crate) const fn knows_lucky_parry(modules: Modules, means: Means) -> bool {
    modules.has(Modules::CRITS) && means.is_parry()
}

/// What a parried attack strains: the attacker's weapon and what has parried it, each with the rule that asks for its break test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strain {
    /// Of the attacker's weapon.
    pub(crate) parried: RuleId,
    /// Of what has parried; none where that needs no test.
    pub(crate) parrying: Option<RuleId>,
}

impl Strain {
    const fn of_both(rule: RuleId) -> Self {
        Self {
            parried: rule,
            parrying: Some(rule),
        }
    }
}

/// Points from which on a mighty blow strains what parries it (`BRK-02`).
pub(crate) const MIGHTY: i16 = 10;

/// What a parry does to the things that have met; none where nothing is strained.
///
/// Rule: `CRT-05`, `CRT-06`, `BRK-02`, `BRK-03`.
pub(crate) fn strain(modules: Modules, blow: Blow, is_lucky_parry: bool) -> Option<Strain> {
    let is_published = modules.has(Modules::CRITS_PUBLISHED);
    let is_mighty = match blow.form {
        Form::Hammer => blow.stakes() >= MIGHTY,
        _ => blow.power >= MIGHTY,
    };
    let is_straining = modules.has(Modules::BREAKAGE) && (is_mighty || blow.luck.is_critical());
    if is_lucky_parry && is_published && blow.luck.is_critical() {
        return Some(Strain::of_both(rule::CRT_06));
    }
    if is_lucky_parry && !is_published && blow.luck == Luck::None {
        // The parried weapon suffers by its own rule, what has parried a mighty blow as it always does.
        return Some(Strain {
            parried: rule::BRK_03,
            parrying: is_straining.then_some(rule::BRK_02),
        });
    }
    is_straining.then_some(Strain::of_both(rule::BRK_02))
}

/// The things that meet in a parry, the attacker's first; none for what is part of the body, and for what has no equal.
pub(crate) fn met(attacker: &Snapshot, defender: &Snapshot, blow: Blow, means: Means) -> [Option<Piece>; 2] {
    [
        piece_of(attacker, blow.slot.into()),
        piece_of_parry(defender, means),
    ]
}

/// Whether a staff of wood parries steel: that strains neither of them.
///
/// Rule: `BRK-04`, `WPN-17`.
pub(crate) fn is_wood_on_steel(attacker: &Snapshot, defender: &Snapshot, blow: Blow, means: Means) -> bool {
    let with = attacker.arm(usize::from(blow.slot));
    let is_of_steel = with.is_some_and(|arm| arm.kind.is_steel);
    means.is_of_weapon() && is_of_steel && defender.arm_of(means).kind.is_wooden_staff
}

/// Whether somebody has a thing in his hand.
pub(crate) fn holds(fighter: &Snapshot, piece: Piece) -> bool {
    let hold = fighter.hold();
    match piece {
        Piece::Main => !hold.is_empty,
        Piece::Second => hold.has_second(),
    }
}

/// The chance that a break test breaks a thing of somebody; never what cannot break.
///
/// Rule: `BRK-01`.
pub(crate) fn breaks(fighter: &Snapshot, piece: Option<Piece>) -> Chance {
    let factor = piece.and_then(|piece| fighter.break_factor(piece));
    let (mut of, mut total) = (0, 0);
    let (dice, sides) = breakage::TEST;
    for (sum, ways) in sums(dice, sides) {
        total += u128::from(ways);
        let is_broken = factor.is_some_and(|factor| breakage::breaks(sum, factor));
        of += u128::from(ways) * u128::from(is_broken);
    }
    Chance::new(of, total)
}

/// Adds to the odds of a parry what luck and mighty blows do to the things that meet, and the chance that it is a lucky one.
///
/// Rule: `CRT-05`, `CRT-06`, `BRK-02`.
pub(crate) fn add_to_answer(
    found: &mut Odds,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    (blow, means): (Blow, Means),
    lucky: Chance,
) {
    let modules = scene.round.modules;
    if !means.is_parry() {
        return;
    }
    if lucky.of > 0 {
        found.effects.push((word::LUCKY, lucky));
    }
    let warded = found.chain.iter().find(|(link, _)| *link == word::WARDED);
    let warded = warded.map_or(Chance::NEVER, |(_, chance)| *chance);
    let plain = warded.without(lucky);
    let is_spared = is_wood_on_steel(attacker, defender, blow, means);
    let [own, foes] = [true, false].map(|is_own| {
        let each = [(lucky, true), (plain, false)];
        let of = |(chance, is_lucky): (Chance, bool)| {
            let strained = strain(modules, blow, is_lucky).filter(|it| it.parrying.is_some() || !is_own);
            let strained = strained.filter(|_| !is_spared);
            strained.map_or(Chance::NEVER, |_| chance)
        };
        of(each[0]).or(of(each[1]))
    });
    let [with, by] = met(attacker, defender, blow, means);
    let all = [
        (word::BREAKS_OWN, own.and(breaks(defender, by))),
        (word::BREAKS_WEAPON, foes.and(breaks(attacker, with))),
    ];
    found
        .effects
        .extend(all.into_iter().filter(|(_, chance)| chance.of > 0));
}
