//! The ways in which a hero fights: his weapons with what he leads beside them, and what he shoots and throws.

use super::super::data::{
    Gear, Hand, Hands, Item, Missile, Shield, Shot, Style, Talent, TalentUse, Technique, Weapon,
};
use super::convert::Convert;
use super::gear::{Gears, talent};
use super::{guard, weapon};
use crate::content::helden::{Reason, ThingKind, Worn};
use crate::rules::Id;

/// Arrows of those of whom none are told.
const USUAL_ARROWS: u16 = 20;

/// A weapon that he leads.
struct Led<'w> {
    worn: &'w Worn,
    weapon: Id<Weapon>,
    talent: Id<Talent>,
    why: Option<Reason>,
    /// Whether the hand that he is not used to leads it.
    in_other_hand: bool,
}

/// A shield that he has, with its number.
struct Held<'w> {
    worn: &'w Worn,
    shield: Id<Shield>,
    why: Option<Reason>,
}

/// All his ways to fight.
///
/// Rule: `WPN-02`, `SHD-20`, `RNG-04`.
pub(super) fn styles(convert: &mut Convert, gears: &mut Gears, worn: &[&Worn]) {
    let held = shields(convert, gears, worn);
    let led = weapons(convert, gears, worn);
    let has_shots = shots(convert, gears, worn);
    let (left, right): (Vec<Led>, Vec<Led>) = led.into_iter().partition(|led| led.in_other_hand);
    let mut used = vec![false; held.len()];
    let mut used_left = vec![false; left.len()];
    for (place, led) in right.iter().enumerate() {
        let mut last = Err(Reason::new("import-why-unknown"));
        for (at, shield) in held.iter().enumerate() {
            // A shield that is given to no weapon goes with the first.
            let is_his = led.worn.shield == Some(shield.worn.number) || place == 0 && is_free(&right, shield);
            if is_his && add(convert, led, Some(Item::Shield(shield.shield.clone())), Hand::Own).is_ok() {
                used[at] = true;
                last = Ok(());
            }
        }
        for (at, other) in left.iter().enumerate().filter(|_| place == 0) {
            if add(convert, led, Some(Item::Weapon(other.weapon.clone())), Hand::Own).is_ok() {
                used_left[at] = true;
                last = Ok(());
            }
        }
        match add(convert, led, None, Hand::Own).or(last) {
            Ok(()) => gears.use_for(convert, led.worn, led.weapon.as_str(), led.why.clone()),
            Err(why) => convert.account.left(led.worn.line, led.worn.name.clone(), why),
        }
    }
    for (led, is_used) in left.iter().zip(used_left) {
        match add(convert, led, None, Hand::Other) {
            Err(why) if !is_used => convert.account.left(led.worn.line, led.worn.name.clone(), why),
            _ => gears.use_for(convert, led.worn, led.weapon.as_str(), led.why.clone()),
        }
    }
    for (held, is_used) in held.iter().zip(used) {
        if is_used {
            gears.use_for(convert, held.worn, held.shield.as_str(), held.why.clone());
        } else {
            let why = Reason::new("import-why-no-weapon");
            convert.account.left(held.worn.line, held.worn.name.clone(), why);
        }
    }
    if convert.person.styles.is_empty() && !has_shots {
        bare_hands(convert);
    }
}

/// Whether a shield goes with no weapon in particular.
fn is_free(led: &[Led], held: &Held) -> bool {
    led.iter().all(|led| led.worn.shield != Some(held.worn.number))
}

/// Adds a way to fight, once, if the rules allow it.
fn add(convert: &mut Convert, led: &Led, second: Option<Item>, hand: Hand) -> Result<(), Reason> {
    let style = Style {
        weapon: led.weapon.clone(),
        second,
        talent: led.talent.clone(),
        hand,
        changed: None,
    };
    if convert.person.styles.contains(&style) {
        return Ok(());
    }
    convert.try_change(|person| person.styles.push(style))
}

fn shields<'w>(convert: &mut Convert, gears: &Gears, worn: &[&'w Worn]) -> Vec<Held<'w>> {
    let mut held = Vec::new();
    for worn in worn.iter().copied().filter(|worn| worn.kind == ThingKind::Shield) {
        let thing = gears.thing(convert.hero, worn);
        match guard::shield(convert, (&worn.name, thing), worn.as_parry_weapon) {
            Ok(made) => held.push(Held {
                worn,
                shield: made.id,
                why: made.why,
            }),
            Err(why) => convert.account.left(worn.line, worn.name.clone(), why),
        }
    }
    held
}

fn weapons<'w>(convert: &mut Convert, gears: &Gears, worn: &[&'w Worn]) -> Vec<Led<'w>> {
    let is_left_handed = convert
        .person
        .advantages
        .iter()
        .any(|held| held.advantage.as_str() == "ADV-LINKSHAENDER");
    let mut led: Vec<Led> = Vec::new();
    for worn in worn.iter().copied().filter(|worn| worn.kind == ThingKind::Melee) {
        let wanted = talent(convert, worn.talent.as_deref());
        let thing = gears.thing(convert.hero, worn);
        let made = match weapon::weapon(convert, (&worn.name, thing, worn.break_factor), wanted.as_ref()) {
            Ok(made) => made,
            Err(why) => {
                convert.account.left(worn.line, worn.name.clone(), why);
                continue;
            }
        };
        let Some((talent, is_wanted)) = led_with(convert, &made.id, wanted) else {
            let why = Reason::new("import-why-unknown");
            convert.account.left(worn.line, worn.name.clone(), why);
            continue;
        };
        let other = Reason::new("import-why-other-talent").with("talent", &talent);
        let is_two_handed = convert
            .data
            .weapons
            .get(&made.id)
            .is_some_and(|row| row.hands == Hands::Two);
        led.push(Led {
            worn,
            why: made.why.or_else(|| (!is_wanted).then_some(other)),
            weapon: made.id,
            talent,
            in_other_hand: worn.left != is_left_handed && worn.hand_is_told && !is_two_handed,
        });
    }
    led
}

/// The talent with which a weapon is led: the one wanted, if it leads it, else the best known of its own.
fn led_with(convert: &Convert, id: &Id<Weapon>, wanted: Option<Id<Talent>>) -> Option<(Id<Talent>, bool)> {
    let row = convert.data.weapons.get(id)?;
    let own = row.talents.first()?;
    let related = match &convert.data.talents.get(own)?.purpose {
        TalentUse::Combat { related, .. } => related.as_slice(),
        TalentUse::Check { .. } => &[],
    };
    let in_one_hand = row.one_hand.as_ref().and_then(|one| one.talent.as_ref());
    let leads = |talent: &Id<Talent>| {
        row.talents.contains(talent) || related.contains(talent) || in_one_hand == Some(talent)
    };
    let is_given = wanted.is_some();
    if let Some(wanted) = wanted.filter(|talent| leads(talent)) {
        return Some((wanted, true));
    }
    let value = |talent: &Id<Talent>| convert.person.skill(talent).map_or(i8::MIN, |skill| skill.value);
    let best = row.talents.iter().rev().max_by_key(|talent| value(talent))?;
    Some((best.clone(), !is_given))
}

/// What he shoots and throws; whether there is anything.
fn shots(convert: &mut Convert, gears: &mut Gears, worn: &[&Worn]) -> bool {
    for worn in worn.iter().copied().filter(|worn| worn.kind == ThingKind::Ranged) {
        let wanted =
            talent(convert, worn.talent.as_deref()).filter(|talent| is_for_missiles(convert, talent));
        let thing = gears.thing(convert.hero, worn);
        let made = match weapon::ranged(convert, (&worn.name, thing), wanted.as_ref()) {
            Ok(made) => made,
            Err(why) => {
                convert.account.left(worn.line, worn.name.clone(), why);
                continue;
            }
        };
        let count = thing.map_or(1, |thing| thing.count.clamp(1, 200));
        match shoot(convert, &made.id, count) {
            Err(why) => convert.account.left(worn.line, worn.name.clone(), why),
            Ok(supplied) => gears.use_for(convert, worn, made.id.as_str(), made.why.or(supplied)),
        }
    }
    !convert.person.shots.is_empty()
}

fn is_for_missiles(convert: &Convert, talent: &Id<Talent>) -> bool {
    let purpose = convert.data.talents.get(talent).map(|row| &row.purpose);
    matches!(
        purpose,
        Some(TalentUse::Combat {
            technique: Technique::Ranged,
            ..
        })
    )
}

/// Adds a way to shoot, with what is needed for it; says so where that was not told of.
fn shoot(
    convert: &mut Convert,
    id: &Id<super::super::data::RangedWeapon>,
    count: u16,
) -> Result<Option<Reason>, Reason> {
    let row = convert
        .data
        .ranged
        .get(id)
        .ok_or_else(|| Reason::new("import-why-unknown"))?;
    let shot = Shot {
        weapon: id.clone(),
        talent: row.talent.clone(),
        shield: None,
        oil: false,
        lead: false,
        changed: None,
    };
    let carries = &convert.person.carries;
    let (supply, is_told) = match row.missile {
        Missile::Thrown => (Some(Gear::Missiles(id.clone(), count)), true),
        Missile::Arrow if !carries.iter().any(|gear| matches!(gear, Gear::Arrows(_))) => {
            (Some(Gear::Arrows(USUAL_ARROWS)), false)
        }
        Missile::Bolt if !carries.iter().any(|gear| matches!(gear, Gear::Bolts(_))) => {
            (Some(Gear::Bolts(USUAL_ARROWS)), false)
        }
        Missile::Bullet if !carries.iter().any(|gear| matches!(gear, Gear::Bullets(_))) => {
            (Some(Gear::Bullets(USUAL_ARROWS)), false)
        }
        _ => (None, true),
    };
    convert.try_change(|person| {
        person.shots.push(shot);
        person.carries.extend(supply);
    })?;
    Ok((!is_told).then(|| Reason::new("import-why-supply").with("count", USUAL_ARROWS)))
}

/// Whoever leads nothing has his hands.
///
/// Rule: `UNA-01`.
fn bare_hands(convert: &mut Convert) {
    let (Ok(weapon), Ok(talent)) = (Id::new("WPN-FIST"), Id::new("TAL-RAUFEN")) else {
        return;
    };
    let style = Style {
        weapon,
        second: None,
        talent,
        hand: Hand::Own,
        changed: None,
    };
    let (line, name) = (convert.hero.line, convert.hero.name.clone());
    let why = match convert.try_change(|person| person.styles.push(style)) {
        Ok(()) => Reason::new("import-note-unarmed"),
        Err(why) => why,
    };
    convert.account.note(line, name, why);
}
