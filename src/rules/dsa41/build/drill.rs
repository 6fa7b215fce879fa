//! Which manoeuvres somebody has learnt, and which a weapon is made for.

use super::super::data::{Dsa41Data, Hands, Manoeuvre, Weapon, WeaponTrait};
use super::super::manoeuvre::{Art, Arts};
use super::super::module::Modules;
use super::person::Maker;

/// The manoeuvres that a person has learnt, of those that are played.
///
/// Rule: `MAN-GEN-01`, `ABI-05`, `SF-FINTE`, `SF-WUCHTSCHLAG`, `SF-NIEDERWERFEN`, `SF-UMREISSEN`, `SF-ENTWAFFNEN`, `SF-GEZIELTERSTICH`,
/// `SF-TODESSTOSS`, `SF-HAMMERSCHLAG`, `SF-STURMANGRIFF`, `SF-AUSFALL`, `SF-BEFREIUNGSSCHLAG`, `SF-BETAEUBUNG`, `SF-KLINGENSTURM`,
/// `SF-DOPPELANGRIFF`, `SF-FESTNAGELN`, `SF-SCHILDSPALTER`, `SF-MEISTERPARADE`, `SF-BINDEN`, `SF-WINDMUEHLE`, `SF-DEFENSIV`,
/// `SF-KLINGENWAND`, `SF-WAFFEZERBRECHEN`, `SF-GEGENHALTEN`.
pub(super) fn learnt(maker: &Maker) -> Arts {
    let teaches = |row: &Manoeuvre| row.ability.as_ref().is_some_and(|it| maker.has(it.as_str()));
    let is_played = |row: &Manoeuvre| {
        let module = Modules::named(row.module.as_str());
        module != Modules::default() && maker.modules.has(module)
    };
    Arts::of(|_, id| row(maker.data, id).is_some_and(|row| is_played(row) && teaches(row)))
}

/// The manoeuvres that the table names for weapons of a talent.
///
/// Rule: `MAN-GEN-06`.
pub(super) fn of_talent(data: &Dsa41Data, talent: &str) -> Arts {
    Arts::of(|_, id| row(data, id).is_some_and(|row| row.talents.has(talent)))
}

/// The manoeuvres that the table names for a weapon, led with one hand or both.
///
/// Rule: `MAN-GEN-06`.
pub(super) fn of_weapon(data: &Dsa41Data, weapon: &Weapon) -> Arts {
    let own = &weapon.talents[0];
    let fits_hands = |row: &Manoeuvre| {
        let both = row.one_handed.as_ref();
        weapon.hands != Hands::Two || both.is_none_or(|both| both.contains(own))
    };
    let is_among = |row: &Manoeuvre| {
        (row.talents.has(own.as_str()) || row.weapons.contains(&weapon.id)) && fits_hands(row)
    };
    Arts::of(|art, id| {
        let is_chained = art == Art::Feint && weapon.has(&WeaponTrait::Chain);
        !is_chained && row(data, id).is_some_and(is_among)
    })
}

fn row<'d>(data: &'d Dsa41Data, id: &str) -> Option<&'d Manoeuvre> {
    data.manoeuvres.get(id)
}
