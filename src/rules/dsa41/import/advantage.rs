//! Advantages and disadvantages: those that a fight asks for.

use super::super::data::HeldAdvantage;
use super::convert::Convert;
use crate::content::helden::{Reason, Trait};
use crate::rules::Id;

/// The highest level of an advantage.
const MOST: i16 = 20;

/// The advantages and disadvantages of a hero.
pub(super) fn advantages(convert: &mut Convert) {
    for held in &convert.hero.traits {
        let what = told(held);
        let found = convert.names.advantages.first(&held.name);
        let Some(id) = found.and_then(|id| Id::new(id).ok()) else {
            convert
                .account
                .left(held.line, what, Reason::new("import-why-unknown"));
            continue;
        };
        let levels = convert.data.advantages.get(&id).is_some_and(|row| row.levels);
        let stored = held.value.unwrap_or(1);
        let level = if levels { stored.clamp(1, MOST) } else { 1 };
        let advantage = HeldAdvantage {
            advantage: id.clone(),
            level: u8::try_from(level).unwrap_or(1),
        };
        let made = if levels {
            format!("{id} {level}")
        } else {
            id.to_string()
        };
        match convert.try_change(|person| person.advantages.push(advantage)) {
            Err(why) => convert.account.left(held.line, what, why),
            Ok(()) if levels && level != stored => {
                let why = Reason::new("import-why-range")
                    .with("least", 1)
                    .with("most", MOST);
                convert.account.otherwise(held.line, what, made, why);
            }
            Ok(()) => convert.account.taken(held.line, what, made),
        }
    }
}

/// An advantage as the export writes it, with what was chosen.
fn told(held: &Trait) -> String {
    format!("{} {}", held.name, held.choices.join(", "))
        .trim_end()
        .to_owned()
}
