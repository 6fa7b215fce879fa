//! Takes in heroes of other programs: their names become rows of the tables, their numbers the values of a person, and what they have
//! made themselves rows of their own. Of everything that the export says it is told what became of it.

mod ability;
mod account;
mod advantage;
mod armour;
mod convert;
mod gear;
mod guard;
mod names;
mod own_row;
mod quality;
mod style;
mod talent;
#[cfg(test)]
mod tests;
mod weapon;
mod write;

use super::build;
use super::data::{Dsa41Data, Record};
use super::module::Modules;
use crate::content::helden::{Hero, Imported, Reason};

use convert::Convert;

/// A hero by the tables; with the gear of the set with this number, or of the first one.
///
/// # Errors
///
/// There is too little of him to make a person.
pub(super) fn import(data: &Dsa41Data, hero: &Hero, set: Option<u16>) -> Result<Imported, Reason> {
    let mut convert = Convert::new(data, hero)?;
    quality::attributes(&mut convert)?;
    convert.origins();
    advantage::advantages(&mut convert);
    talent::talents(&mut convert);
    let set = gear::chosen_set(hero, set)?;
    gear::gear(&mut convert, set);
    ability::abilities(&mut convert);
    quality::worked_out(&mut convert);
    convert.rest();
    learnt(&mut convert);
    convert.finish()
}

/// Abilities that the export does not show to be learnt by the rules are his all the same, and noted.
///
/// Rule: `ABI-01`.
fn learnt(convert: &mut Convert) {
    let mut faults = build::need_faults(&convert.data, &convert.person);
    faults.extend(build::split_faults(&convert.person, Modules::default()));
    if faults.is_empty() {
        return;
    }
    convert.person.exempt = true;
    for fault in faults {
        let why = Reason::new("import-note-needs").with("fault", fault);
        convert
            .account
            .note(convert.hero.line, convert.hero.name.clone(), why);
    }
}

/// What the tables have against a person that they did not have against him before.
fn new_faults(data: &Dsa41Data, before: &super::data::Person, after: &super::data::Person) -> Option<String> {
    let known = before.faults(data);
    let found = after
        .faults(data)
        .into_iter()
        .find(|fault| !known.contains(fault))?;
    Some(found.to_string())
}
