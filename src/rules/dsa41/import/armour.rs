//! The armour that a hero wears.

use super::convert::Convert;
use super::gear::Gears;
use super::guard;
use crate::content::helden::Worn;

/// Puts on a piece, unless it goes with nothing that is worn already.
///
/// Rule: `ARM-02`, `ARP-02`.
pub(super) fn put_on(convert: &mut Convert, gears: &mut Gears, worn: &Worn) {
    let what = worn.name.clone();
    let thing = gears.thing(convert.hero, worn);
    let made = match guard::armour(convert, &worn.name, thing) {
        Ok(made) => made,
        Err(why) => return convert.account.left(worn.line, what, why),
    };
    let id = made.id.clone();
    if let Err(why) = convert.try_change(|person| person.armour.push(id)) {
        return convert.account.left(worn.line, what, why);
    }
    gears.use_for(convert, worn, made.id.as_str(), made.why);
}
