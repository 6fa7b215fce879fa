//! Talents, and how the points of melee talents are split into attack and parry.

use super::super::data::{Skill, Talent, TalentUse, Technique};
use super::account::{number, signed};
use super::convert::Convert;
use super::quality;
use crate::content::helden::{Combat, Reason};
use crate::rules::Id;

/// The bounds of the value of a talent.
const RANGE: (i16, i16) = (-5, 30);

/// How far the parts of a split may lie apart (`VAL-03`).
const MOST_APART: i16 = 5;

/// The talents of a hero with their split; those that stand only among the values for combat are worked out from these.
///
/// Rule: `VAL-03`.
pub(super) fn talents(convert: &mut Convert) {
    for talent in &convert.hero.talents {
        let what = format!("{} {}", talent.name, talent.value.map(number).unwrap_or_default());
        let Some(id) = talent_of(convert, &talent.name) else {
            convert
                .account
                .left(talent.line, what, Reason::new("import-why-talent"));
            continue;
        };
        let Some(stored) = talent.value else {
            convert
                .account
                .left(talent.line, what, Reason::new("import-why-no-number"));
            continue;
        };
        if convert.person.skill(&id).is_some() {
            convert
                .account
                .left(talent.line, what, Reason::new("import-why-twice"));
            continue;
        }
        let value = stored.clamp(RANGE.0, RANGE.1);
        let combat = combat_of(convert, &id);
        learn(convert, &id, value, combat.as_ref());
        if value == stored {
            convert
                .account
                .taken(talent.line, what, format!("{id} {}", number(value)));
        } else {
            let (least, most) = RANGE;
            let why = Reason::new("import-why-range")
                .with("least", number(least))
                .with("most", most);
            convert
                .account
                .otherwise(talent.line, what, format!("{id} {}", number(value)), why);
        }
    }
    for combat in &convert.hero.combat {
        told_in_combat(convert, combat);
    }
}

fn talent_of(convert: &Convert, name: &str) -> Option<Id<Talent>> {
    Id::new(convert.names.talents.first(name)?).ok()
}

/// Attack and parry by a talent.
fn combat_of(convert: &Convert, id: &Id<Talent>) -> Option<Combat> {
    let mut combat = convert.hero.combat.iter();
    combat
        .find(|combat| talent_of(convert, &combat.name).as_ref() == Some(id))
        .cloned()
}

fn technique(convert: &Convert, id: &Id<Talent>) -> Option<Technique> {
    match convert.data.talents.get(id)?.purpose {
        TalentUse::Combat { technique, .. } => Some(technique),
        TalentUse::Check { .. } => None,
    }
}

/// Puts a talent among those of the person.
fn learn(convert: &mut Convert, id: &Id<Talent>, value: i16, combat: Option<&Combat>) {
    let is_split = technique(convert, id) == Some(Technique::Melee);
    let parts = is_split.then(|| split(value, combat.and_then(|combat| shown(convert, combat))));
    let small = |points: i16| i8::try_from(points).unwrap_or(0);
    convert.person.talents.push(Skill {
        talent: id.clone(),
        value: small(value),
        attack: parts.map(|(attack, _)| small(attack)),
        parry: parts.map(|(_, parry)| small(parry)),
        actions: None,
    });
}

/// The points in attack and parry that the sheet shows: what is beyond the base values.
fn shown(convert: &Convert, combat: &Combat) -> Option<(i16, i16)> {
    let base = quality::points(convert).base_values();
    // Points were split above the sheet's own base values.
    let stored = |name: &str| {
        let mut qualities = convert.hero.qualities.iter();
        qualities
            .find(|quality| quality.name == name)
            .and_then(|quality| quality.value)
    };
    let at = stored("at").unwrap_or(base.at);
    let pa = stored("pa").unwrap_or(base.pa);
    Some((
        combat.attack?.saturating_sub(at),
        combat.parry?.saturating_sub(pa),
    ))
}

/// The parts of a talent value: those of the sheet where they are a split by the rules, else the nearest that is one.
///
/// Rule: `VAL-03`.
fn split(value: i16, shown: Option<(i16, i16)>) -> (i16, i16) {
    if value < 0 {
        // The odd point goes to the parry.
        let attack = -((-value) / 2);
        return (attack, value - attack);
    }
    let (attack, parry) = shown.unwrap_or((0, 0));
    let (mut attack, mut parry) = (attack.clamp(0, value), parry.clamp(0, value));
    while attack + parry > value {
        if attack > parry { attack -= 1 } else { parry -= 1 }
    }
    while attack + parry < value {
        if parry < attack { parry += 1 } else { attack += 1 }
    }
    while attack - parry > MOST_APART {
        (attack, parry) = (attack - 1, parry + 1);
    }
    while parry - attack > MOST_APART {
        (attack, parry) = (attack + 1, parry - 1);
    }
    (attack, parry)
}

/// Tells what became of attack and parry by a talent.
fn told_in_combat(convert: &mut Convert, combat: &Combat) {
    let value = |value: Option<i16>| value.map(number).unwrap_or_default();
    let what = format!("{} {}/{}", combat.name, value(combat.attack), value(combat.parry));
    let Some(id) = talent_of(convert, &combat.name) else {
        return convert
            .account
            .left(combat.line, what, Reason::new("import-why-talent"));
    };
    let shown = shown(convert, combat);
    if convert.person.skill(&id).is_none() {
        // The oldest exports have no list of talents.
        let Some((attack, parry)) = shown else {
            return convert
                .account
                .left(combat.line, what, Reason::new("import-why-no-number"));
        };
        let value = attack.saturating_add(parry).clamp(RANGE.0, RANGE.1);
        learn(convert, &id, value, Some(combat));
        let why = Reason::new("import-why-from-combat");
        let made = format!("{id} {}", number(value));
        return convert.account.otherwise(combat.line, what, made, why);
    }
    let parts = convert
        .person
        .skill(&id)
        .and_then(|skill| Some((skill.attack?, skill.parry?)));
    let Some((attack, parry)) = parts.map(|(attack, parry)| (i16::from(attack), i16::from(parry))) else {
        // All points of such a talent go to the attack by themselves.
        return convert.account.taken(combat.line, what, id.as_str());
    };
    let made = format!("{id} {}/{}", signed(attack), signed(parry));
    match shown {
        Some(parts) if parts == (attack, parry) => convert.account.taken(combat.line, what, made),
        Some((at, pa)) => {
            let why = Reason::new("import-why-split")
                .with("attack", signed(at))
                .with("parry", signed(pa));
            convert.account.otherwise(combat.line, what, made, why);
        }
        None => convert
            .account
            .otherwise(combat.line, what, made, Reason::new("import-why-no-number")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_split_as_the_sheet_shows_them_or_as_the_rules_come_nearest_val_03() {
        for (value, shown, expected) in [
            // As it stands.
            (11, Some((6, 5)), (6, 5)),
            // Six points that nobody has split yet go to the smaller part first.
            (7, Some((1, 0)), (4, 3)),
            // Nothing is shown.
            (5, None, (3, 2)),
            // Too much is shown.
            (3, Some((3, 2)), (2, 1)),
            // Eight and nothing lie too far apart.
            (8, Some((8, 0)), (6, 2)),
            (0, Some((0, 0)), (0, 0)),
            // Of what is below zero the odd point goes to the parry.
            (-3, Some((-2, -1)), (-1, -2)),
        ] {
            assert_eq!(split(value, shown), expected, "{value} {shown:?}");
        }
    }
}
