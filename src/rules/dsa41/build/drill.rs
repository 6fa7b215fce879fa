//! Which manoeuvres somebody has learnt, and which a weapon is made for.

use super::super::data::{Dsa41Data, Hands, Manoeuvre, Weapon, WeaponTrait};
use super::super::manoeuvre::{Art, Arts};
use super::super::module::Modules;
use super::maker::Maker;
use super::mastery;

/// The manoeuvres that a person has learnt, of those that are played.
///
/// Rule: `MAN-GEN-01`, `ABI-05`, `SF-FINTE`, `SF-WUCHTSCHLAG`, `SF-NIEDERWERFEN`, `SF-UMREISSEN`, `SF-ENTWAFFNEN`, `SF-GEZIELTERSTICH`,
/// `SF-TODESSTOSS`, `SF-HAMMERSCHLAG`, `SF-STURMANGRIFF`, `SF-AUSFALL`, `SF-BEFREIUNGSSCHLAG`, `SF-BETAEUBUNG`, `SF-KLINGENSTURM`,
/// `SF-DOPPELANGRIFF`, `SF-FESTNAGELN`, `SF-SCHILDSPALTER`, `SF-MEISTERPARADE`, `SF-BINDEN`, `SF-WINDMUEHLE`, `SF-DEFENSIV`,
/// `SF-KLINGENWAND`, `SF-WAFFEZERBRECHEN`, `SF-GEGENHALTEN`, `SF-BISS`, `SF-BLOCK`, `SF-DOPPELSCHLAG`, `SF-FUSSFEGER`, `SF-GERADE`,
/// `SF-GRIFF`, `SF-HALTEN`, `SF-HANDKANTE`, `SF-HOHERTRITT`, `SF-KLAMMER`, `SF-KNAUFSCHLAG`, `SF-KNIE`, `SF-KOPFSTOSS`, `SF-KREUZBLOCK`,
/// `SF-NIEDERRINGEN`, `SF-SCHMETTERSCHLAG`, `SF-SCHMUTZIG`, `SF-SCHWINGER`, `SF-SCHWITZKASTEN`, `SF-SPRUNGTRITT`, `SF-TRITT`,
/// `SF-VERSTECKTEKLINGE`, `SF-WUERGEGRIFF`, `SF-WURF`, `SF-HRURUZAT`, `SF-FORMATION`.
pub(super) fn learnt(maker: &Maker) -> Arts {
    learnt_by(maker.data, maker.modules, |ability| maker.has(ability))
}

/// The manoeuvres that somebody with these abilities has learnt, of those that are played.
///
/// Rule: `MAN-GEN-01`, `ABI-06`.
pub(super) fn learnt_by(data: &Dsa41Data, modules: Modules, has: impl Fn(&str) -> bool) -> Arts {
    let teaches = |row: &Manoeuvre| row.ability.as_ref().is_some_and(|it| has(it.as_str()));
    let is_played = |row: &Manoeuvre| {
        let module = Modules::named(row.module.as_str());
        module != Modules::default() && modules.has(module)
    };
    Arts::of(|_, id| row(data, id).is_some_and(|row| is_played(row) && teaches(row)))
}

/// The manoeuvres that the table names for the bare body, fought with by a talent; a series of attacks goes with one style.
///
/// Rule: `MAN-GEN-06`, `TAL-05`, `SF-HAMMERFAUST`.
pub(super) fn of_talent(maker: &Maker, talent: &str) -> Arts {
    let lunges = has_hammer_fist(maker, talent);
    Arts::of(|art, id| {
        art == Art::Lunge && lunges || row(maker.data, id).is_some_and(|row| row.talents.has(talent))
    })
}

/// Whether somebody has learnt to attack in series with his fists.
///
/// Rule: `SF-HAMMERFAUST`, `MAN-AUSFALL`.
fn has_hammer_fist(maker: &Maker, talent: &str) -> bool {
    talent == "TAL-RAUFEN" && maker.has("SF-HAMMERFAUST") && maker.modules.has(Modules::UNARMED)
}

/// The manoeuvres that the table names for a weapon, by its first talent, led with one hand or both; with one that is none by trade only
/// feint and power blow go, until that is learnt.
///
/// Rule: `MAN-GEN-06`, `TAL-05`, `UNA-09`, `WPN-10`.
pub(super) fn of_weapon(maker: &Maker, weapon: &Weapon) -> Arts {
    let data = maker.data;
    let own = &weapon.talents[0];
    let bonuses = mastery::bonuses(maker, &weapon.items());
    let is_makeshift = is_makeshift(maker, weapon);
    let is_body = weapon.has(&WeaponTrait::Natural);
    let lunges = is_body && has_hammer_fist(maker, own.as_str());
    let fits_hands = |row: &Manoeuvre| {
        let both = row.one_handed.as_ref();
        weapon.hands != Hands::Two || both.is_none_or(|both| both.contains(own))
    };
    let is_among = |row: &Manoeuvre| {
        (row.talents.has(own.as_str()) || row.weapons.contains(weapon.model())) && fits_hands(row)
    };
    Arts::of(|art, id| {
        let is_chained = art == Art::Feint && weapon.has(&WeaponTrait::Chain);
        let is_barred = is_chained || is_makeshift && !matches!(art, Art::Feint | Art::Power);
        let is_made_for = |row: &Manoeuvre| is_among(row) && (is_body || !row.bare);
        mastery::fits(bonuses, id)
            || !is_barred && (art == Art::Lunge && lunges || row(data, id).is_some_and(is_made_for))
    })
}

/// The manoeuvres that may be tried with a weapon that the table does not name for them, besides those that it names; what its kind
/// rules out stays so.
///
/// Rule: `MAN-GEN-06`, `WPN-05`, `UNA-09`.
pub(super) fn foreign(maker: &Maker, weapon: &Weapon, own: Arts) -> Arts {
    let is_weapon = !weapon.has(&WeaponTrait::Natural) && !is_makeshift(maker, weapon);
    if !is_weapon || !maker.modules.has(Modules::FOREIGN_WEAPON) {
        return Arts::default();
    }
    // Of a chain that all may parry the table says no more than how it is parried.
    let is_chain = weapon.has(&WeaponTrait::Chain) && !weapon.has(&WeaponTrait::ParriedByAll);
    let is_barred = |art: Art| is_chain && NOT_ON_A_CHAIN.contains(&art);
    Arts::of(|art, _| WITH_A_LIST.contains(&art) && !own.has(art) && !is_barred(art))
}

/// What nobody does with a weapon on a chain (`WPN-05`).
const NOT_ON_A_CHAIN: [Art; 4] = [Art::Feint, Art::MasterParry, Art::Thrust, Art::DeathThrust];

/// The manoeuvres of armed combat that have a list of weapons; others need a trait of the weapon, or the bare body (`MAN-GEN-06`).
const WITH_A_LIST: [Art; 24] = [
    Art::Feint,
    Art::Power,
    Art::Charge,
    Art::Hammer,
    Art::Sweep,
    Art::Lunge,
    Art::KnockDown,
    Art::Trip,
    Art::Disarm,
    Art::Thrust,
    Art::DeathThrust,
    Art::Flat,
    Art::Stun,
    Art::SplitShield,
    Art::MasterParry,
    Art::Bind,
    Art::DisarmParry,
    Art::Windmill,
    Art::Storm,
    Art::Double,
    Art::Pin,
    Art::Aimed,
    Art::Wall,
    Art::Counter,
];

/// Whether a weapon is none by trade, in hands that have not learnt to fight with such things.
///
/// Rule: `WPN-10`, `UMW-05`, `SF-IMPROVISIERT`.
pub(super) fn is_makeshift(maker: &Maker, weapon: &Weapon) -> bool {
    weapon.has(&WeaponTrait::Improvised) && !maker.has("SF-IMPROVISIERT")
}

fn row<'d>(data: &'d Dsa41Data, id: &str) -> Option<&'d Manoeuvre> {
    data.manoeuvres.get(id)
}
