//! Attributes and what is worked out from them: what the sheet says is what counts.

use super::super::data::{Attribute, Attributes, Effect, Gains};
use super::super::exchange::value::Attributes as Points;
use super::account::{number, signed};
use super::convert::{AVERAGE, Convert};
use crate::content::helden::{Quality, Reason};

/// Attributes by their names in the export.
const ATTRIBUTES: [(&str, Attribute); 8] = [
    ("Mut", Attribute::Courage),
    ("Klugheit", Attribute::Cleverness),
    ("Intuition", Attribute::Intuition),
    ("Charisma", Attribute::Charisma),
    ("Fingerfertigkeit", Attribute::Dexterity),
    ("Gewandtheit", Attribute::Agility),
    ("Konstitution", Attribute::Constitution),
    ("Körperkraft", Attribute::Strength),
];

/// What no fight by these rules asks for.
const ASIDE: [&str; 3] = ["Sozialstatus", "Astralenergie", "Karmaenergie"];

fn attribute(name: &str) -> Option<Attribute> {
    ATTRIBUTES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, which)| *which)
}

/// The eight attributes; each the value with what is added to it.
pub(super) fn attributes(convert: &mut Convert) -> Result<(), Reason> {
    let mut seen = Vec::new();
    for quality in &convert.hero.qualities {
        let Some(which) = attribute(&quality.name) else {
            continue;
        };
        let what = told(quality);
        if seen.contains(&which) {
            // A second one without `mod` is the final value of the first.
            convert
                .account
                .left(quality.line, what, Reason::new("import-why-twice"));
            continue;
        }
        let Some(value) = quality.value else {
            convert
                .account
                .left(quality.line, what, Reason::new("import-why-no-number"));
            continue;
        };
        seen.push(which);
        let sum = value.saturating_add(quality.modifier.unwrap_or(0));
        let kept = sum.clamp(1, 30);
        set(
            &mut convert.person.attributes,
            which,
            u8::try_from(kept).unwrap_or(AVERAGE),
        );
        let made = format!("{} {kept}", which.abbreviation());
        if kept == sum {
            convert.account.taken(quality.line, what, made);
        } else {
            let why = Reason::new("import-why-range").with("least", 1).with("most", 30);
            convert.account.otherwise(quality.line, what, made, why);
        }
    }
    if seen.is_empty() {
        return Err(Reason::new("import-why-no-attributes"));
    }
    for (name, which) in ATTRIBUTES.iter().filter(|(_, which)| !seen.contains(which)) {
        let made = format!("{} {AVERAGE}", which.abbreviation());
        let why = Reason::new("import-why-missing");
        convert.account.otherwise(convert.hero.line, *name, made, why);
    }
    Ok(())
}

/// Energies, base values and the rest: the person gets what is missing to the value of the sheet.
///
/// Rule: `VAL-02`.
pub(super) fn worked_out(convert: &mut Convert) {
    for quality in &convert.hero.qualities {
        let (line, name) = (quality.line, quality.name.as_str());
        if attribute(name).is_some() {
            continue;
        }
        let what = told(quality);
        if ASIDE.contains(&name) {
            convert.account.aside(line, what);
            continue;
        }
        match name {
            "Lebensenergie" | "Ausdauer" | "Magieresistenz" => energy(convert, quality),
            "ini" => initiative(convert, quality),
            "at" | "pa" | "fk" => base(convert, quality),
            _ => convert
                .account
                .left(line, what, Reason::new("import-why-unknown")),
        }
    }
}

/// The attributes as the resolutions know them.
pub(super) fn points(convert: &Convert) -> Points {
    Points(Attribute::ALL.map(|which| i16::from(convert.person.attributes.value(which))))
}

/// The sheet adds to the base what race, advantages and points bought bring.
fn energy(convert: &mut Convert, quality: &Quality) {
    let base = points(convert);
    let species = convert.data.species.get(&convert.person.species);
    let origin = |part: fn(&super::super::data::Species) -> i8| species.map_or(0, |it| i16::from(part(it)));
    let (term, base, counted) = match quality.name.as_str() {
        "Lebensenergie" => (
            "LE",
            base.life_base(),
            origin(|it| it.life) + gifts(convert, life),
        ),
        "Ausdauer" => (
            "AU",
            base.endurance_base(),
            origin(|it| it.endurance) + gifts(convert, endurance),
        ),
        _ => (
            "MR",
            base.magic_resistance_base(),
            origin(|it| it.magic_resistance),
        ),
    };
    let parts = [quality.value, quality.modifier, quality.permanent];
    let added: i16 = parts
        .iter()
        .flatten()
        .fold(0, |sum, part| sum.saturating_add(*part));
    // Whoever has no life energy at all is no fighter.
    let least = if term == "LE" {
        1 - base
    } else {
        -i16::from(Gains::MOST)
    };
    let most = i16::from(Gains::MOST);
    let gained = added.max(least).saturating_sub(counted).clamp(-most, most);
    let gains = &mut convert.person.gained;
    let place = match term {
        "LE" => &mut gains.life,
        "AU" => &mut gains.endurance,
        _ => &mut gains.magic_resistance,
    };
    *place = i8::try_from(gained).unwrap_or(0);
    let made = format!("{term} {}", number(base + counted + gained));
    let what = told(quality);
    if counted + gained == added {
        convert.account.taken(quality.line, what, made);
    } else {
        let why = Reason::new("import-why-range")
            .with("least", number(least))
            .with("most", most);
        convert.account.otherwise(quality.line, what, made, why);
    }
}

fn life(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::Life(points) => Some(*points),
        _ => None,
    }
}

fn endurance(effect: &Effect) -> Option<i8> {
    match effect {
        Effect::Endurance(points) => Some(*points),
        _ => None,
    }
}

/// What the advantages of a person bring of something.
fn gifts(convert: &Convert, part: fn(&Effect) -> Option<i8>) -> i16 {
    let held = convert.person.advantages.iter();
    held.filter_map(|held| {
        let effects = &convert.data.advantages.get(&held.advantage)?.effects;
        let each: i16 = effects.iter().filter_map(part).map(i16::from).sum();
        Some(each * i16::from(held.level))
    })
    .sum()
}

/// The base of the initiative: what is beyond that of the attributes comes from the origin, unless abilities bring it.
///
/// Rule: `INI-01`, `INI-02`.
fn initiative(convert: &mut Convert, quality: &Quality) {
    let (line, what) = (quality.line, told(quality));
    let Some(stored) = quality.value else {
        return convert
            .account
            .left(line, what, Reason::new("import-why-no-number"));
    };
    let base = points(convert).base_values().ini;
    let beyond = stored.saturating_sub(base);
    let has = |id: &str| convert.person.abilities.iter().any(|known| known.as_str() == id);
    let learnt = 4 * i16::from(has("SF-KAMPFREFLEXE")) + 2 * i16::from(has("SF-KAMPFGESPUER"));
    let made = |value: i16| format!("INI {}", number(value));
    if beyond == 0 {
        return convert.account.taken(line, what, made(base));
    }
    if beyond == learnt {
        let why = Reason::new("import-why-abilities");
        return convert.account.otherwise(line, what, made(base), why);
    }
    let most = 5;
    let kept = beyond.clamp(-most, most);
    convert.person.initiative = i8::try_from(kept).unwrap_or(0);
    if kept == beyond {
        convert.account.taken(line, what, made(stored));
    } else {
        let why = Reason::new("import-why-computed").with("made", number(base + kept));
        convert.account.otherwise(line, what, made(base + kept), why);
    }
}

/// A base value, which follows from the attributes.
fn base(convert: &mut Convert, quality: &Quality) {
    let base = points(convert).base_values();
    let (term, made) = match quality.name.as_str() {
        "at" => ("AT", base.at),
        "pa" => ("PA", base.pa),
        _ => ("FK", base.fk),
    };
    let (line, what) = (quality.line, told(quality));
    let told = format!("{term} {}", number(made));
    match quality.value {
        None => convert
            .account
            .left(line, what, Reason::new("import-why-no-number")),
        Some(stored) if stored == made => convert.account.taken(line, what, told),
        Some(_) => {
            let why = Reason::new("import-why-computed").with("made", number(made));
            convert.account.otherwise(line, what, told, why);
        }
    }
}

/// A quality as the export writes it.
fn told(quality: &Quality) -> String {
    let value = quality.value.map(number).unwrap_or_default();
    let modifier = quality.modifier.filter(|modifier| *modifier != 0);
    let modifier = modifier.map(signed).unwrap_or_default();
    format!("{} {value} {modifier}", quality.name)
        .trim_end()
        .to_owned()
}

fn set(attributes: &mut Attributes, which: Attribute, value: u8) {
    let place = match which {
        Attribute::Courage => &mut attributes.courage,
        Attribute::Cleverness => &mut attributes.cleverness,
        Attribute::Intuition => &mut attributes.intuition,
        Attribute::Charisma => &mut attributes.charisma,
        Attribute::Dexterity => &mut attributes.dexterity,
        Attribute::Agility => &mut attributes.agility,
        Attribute::Constitution => &mut attributes.constitution,
        Attribute::Strength => &mut attributes.strength,
    };
    *place = value;
}
