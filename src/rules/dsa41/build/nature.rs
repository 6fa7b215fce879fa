//! What somebody is born with: the numbers that his values take over from the rows of his advantages and disadvantages, and the
//! values of the sheet behind which each of them stands.

use crate::battle::{RuleId, Term};
use crate::rules::Id;

use super::super::data::{Dsa41Data, Effect, HeldAdvantage, Talent};
use super::super::exchange::check::WORST;
use super::super::word;

/// What somebody's advantages add to a value, each by its own id and times its level.
pub(super) fn gifts(
    data: &Dsa41Data,
    held: &[HeldAdvantage],
    part: impl Fn(&Effect) -> Option<i8>,
) -> Vec<(RuleId, i16)> {
    let gift = |held: &HeldAdvantage| {
        let effects = &data.advantages.get(&held.advantage)?.effects;
        let each = effects.iter().filter_map(&part).map(i16::from);
        let points = each.sum::<i16>() * i16::from(held.level);
        Some((RuleId::named(held.advantage.as_str())?, points)).filter(|(_, points)| *points != 0)
    };
    held.iter().filter_map(gift).collect()
}

/// The same, all of them together.
pub(super) fn sum(data: &Dsa41Data, held: &[HeldAdvantage], part: impl Fn(&Effect) -> Option<i8>) -> i16 {
    gifts(data, held, part).iter().map(|(_, points)| points).sum()
}

/// Points on every wound threshold (`WND-02`).
pub(super) const fn thresholds(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::WoundThresholds(points) => Some(*points),
        _ => None,
    }
}

/// Points of life energy (`ADV-HOHELE`).
pub(super) const fn life(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::Life(points) => Some(*points),
        _ => None,
    }
}

/// Points of endurance (`ADV-AUSDAUERND`).
pub(super) const fn endurance(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::Endurance(points) => Some(*points),
        _ => None,
    }
}

/// Points of natural armour (`ARP-06`).
pub(super) const fn armour(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::Armour(points) => Some(*points),
        _ => None,
    }
}

/// Points on the dodge (`AUS-01`).
pub(super) const fn dodge(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::Dodge(points) => Some(*points),
        _ => None,
    }
}

/// Points on the die that finds the zone of a hit (`ZON-01`).
pub(super) const fn zone_die(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::ZoneDie(points) => Some(*points),
        _ => None,
    }
}

/// Points on attack and parry with a weapon of this length in centimetres (`ADV-KLEINWUECHSIG`).
pub(super) fn long_weapon(effect: &Effect, length_cm: u16) -> (Option<i8>, Option<i8>) {
    match effect {
        Effect::LongWeapons {
            above_cm,
            attack,
            parry,
        } if length_cm > *above_cm => (Some(*attack), Some(*parry)),
        _ => (None, None),
    }
}

/// The lowest face with which checks on a talent fumble; 20 for most (`ADV-TOLLPATSCH`).
pub(super) fn fumbles_from(data: &Dsa41Data, held: &[HeldAdvantage], of: &Id<Talent>) -> u8 {
    let advantages = held
        .iter()
        .filter_map(|held| data.advantages.get(&held.advantage));
    let faces = advantages
        .flat_map(|advantage| &advantage.effects)
        .filter_map(|effect| match effect {
            Effect::FumblesFrom { talent, face } if talent == of => Some(*face),
            _ => None,
        });
    faces.min().unwrap_or(WORST)
}

/// Whether one of the advantages has an effect.
pub(super) fn has(data: &Dsa41Data, held: &[HeldAdvantage], wanted: impl Fn(&Effect) -> bool) -> bool {
    let advantages = held
        .iter()
        .filter_map(|held| data.advantages.get(&held.advantage));
    advantages.flat_map(|advantage| &advantage.effects).any(wanted)
}

/// The advantages that somebody has, each with the values of the sheet that it bears on.
///
/// Rule: `ADV-ASTRALGESPUER`, `ADV-AUSDAUERND`, `ADV-BEHAEBIG`, `ADV-BEIDHAENDIG`, `ADV-BLUTRAUSCH`, `ADV-DAEMMERUNGSSICHT`,
/// `ADV-EINAEUGIG`, `ADV-EISERN`, `ADV-ENTFERNUNGSSINN`, `ADV-FARBENBLIND`, `ADV-FLINK`, `ADV-GLASKNOCHEN`, `ADV-HOHELE`,
/// `ADV-KAMPFRAUSCH`, `ADV-KLEINWUECHSIG`, `ADV-KURZSICHTIG`, `ADV-LAHM`, `ADV-LINKSHAENDER`, `ADV-NACHTBLIND`, `ADV-NACHTSICHT`,
/// `ADV-NATUERLRS`, `ADV-TOLLPATSCH`, `ADV-WASSERVOLK`, `ADV-ZAEHERHUND`.
pub(super) fn rows(held: &[HeldAdvantage]) -> impl Iterator<Item = (Term, RuleId)> {
    held.iter().flat_map(|held| {
        let id = held.advantage.as_str();
        let row = RuleId::named(id);
        let values = values_of(id).iter();
        values.filter_map(move |value| Some((*value, row?)))
    })
}

/// The values of the sheet that an advantage bears on.
fn values_of(advantage: &str) -> &'static [Term] {
    match advantage {
        "ADV-EISERN" | "ADV-GLASKNOCHEN" => &[word::WS],
        "ADV-ZAEHERHUND" | "ADV-HOHELE" => &[word::LE],
        "ADV-AUSDAUERND" => &[word::AU],
        "ADV-FLINK" | "ADV-BEHAEBIG" | "ADV-LAHM" => &[word::GS, word::AW],
        "ADV-KLEINWUECHSIG" => &[word::GS, word::AT],
        "ADV-TOLLPATSCH" => &[word::AW],
        "ADV-EINAEUGIG" | "ADV-ENTFERNUNGSSINN" | "ADV-FARBENBLIND" | "ADV-KURZSICHTIG" => &[word::FK],
        "ADV-NATUERLRS" => &[word::RS],
        // It is no sense that a blow asks for: it stands where magic does, and changes nothing.
        "ADV-ASTRALGESPUER" => &[word::MR],
        _ => &[word::AT, word::PA],
    }
}
