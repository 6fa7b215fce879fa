//! What somebody's special abilities bear on: the value of his sheet behind which each of them stands.

use crate::battle::{RuleId, Term};
use crate::rules::Id;

use super::super::data::{Creature, Dsa41Data, MASTERY};
use super::super::module::Modules;
use super::super::{rule, word};
use super::armour::is_used_to;
use super::maker::Maker;

/// The most encumbrance with which the quicker abilities help, and the quickest one (`ABI-03`, `INI-02`).
const LIGHT: i16 = 4;
const LIGHTEST: i16 = 2;

/// The abilities of a person that are of use to him, each with the value that it bears on: those whose module is on, and whose
/// condition holds. What belongs to a shield, a parry weapon or a weapon in the other hand stands with that.
///
/// Rule: `ABI-03`, `ABI-04`, `SF-KAMPFREFLEXE`, `SF-RUESTUNG1`, `SF-RUESTUNG2`, `SF-RUESTUNG3`, `SF-AUSWEICHEN1`, `SF-AUSWEICHEN2`,
/// `SF-AUSWEICHEN3`, `SF-SCHNELLZIEHEN`.
pub(super) fn taught(maker: &Maker) -> Vec<(Term, RuleId)> {
    let of = |id: &str| {
        let value = value_of(id).filter(|_| is_on(maker.data, maker.modules, id) && helps(maker, id))?;
        // What burdens a blade dancer takes the second die from him, and nothing else.
        let is_burdened = id == DANCER && maker.be > LIGHTEST;
        Some((if is_burdened { word::AT } else { value }, RuleId::named(id)?))
    };
    let abilities = maker.person.abilities.iter();
    let of_hands = maker
        .has_advantage(LEFT_HANDED)
        .then(|| Some((word::AT, RuleId::named(LEFT_HANDED)?)));
    let learnt = abilities.filter_map(|ability| of(ability.as_str()));
    learnt.chain(of_hands.flatten()).collect()
}

/// The ability whose second die of initiative asks for little armour (`INI-02`).
const DANCER: &str = "SF-KLINGENTAENZER";

/// The advantage of those who lead their weapon with the left hand (`SIT-42`).
const LEFT_HANDED: &str = "ADV-LINKSHAENDER";

/// The same of a creature, which needs nothing for its abilities.
///
/// Rule: `ABI-04`, `ABI-06`.
pub(super) fn of_creature(
    data: &Dsa41Data,
    creature: &Creature,
    modules: Modules,
) -> impl Iterator<Item = (Term, RuleId)> {
    let abilities = creature.abilities.iter().map(Id::as_str);
    let of = move |id: &str| {
        let value = value_of(id).filter(|_| is_on(data, modules, id))?;
        Some([(value, RuleId::named(id)?), (value, rule::ABI_06)])
    };
    abilities.filter_map(of).flatten()
}

/// Whether the module of an ability is on.
fn is_on(data: &Dsa41Data, modules: Modules, ability: &str) -> bool {
    data.abilities.get(ability).is_some_and(|row| {
        let module = Modules::named(row.module.as_str());
        row.module.as_str() == "base" || module != Modules::default() && modules.has(module)
    })
}

/// The value of the sheet that an ability bears on; none for what stands with the thing in the other hand.
fn value_of(ability: &str) -> Option<Term> {
    Some(match ability {
        "SF-LINKHAND" | "SF-BEIDHAENDIG1" | "SF-BEIDHAENDIG2" => return None,
        "SF-SCHILDKAMPF1" | "SF-SCHILDKAMPF2" | "SF-PARIERWAFFEN1" | "SF-PARIERWAFFEN2" => return None,
        "SF-SPEZIALISIERUNG" | MASTERY => return None,
        "SF-AUFMERKSAMKEIT" | "SF-KAMPFREFLEXE" | "SF-KAMPFGESPUER" | DANCER => word::INI,
        "SF-RUESTUNG1" | "SF-RUESTUNG2" | "SF-RUESTUNG3" => word::BE,
        "SF-AUSWEICHEN1" | "SF-AUSWEICHEN2" | "SF-AUSWEICHEN3" => word::AW,
        "SF-MEISTERPARADE" | "SF-BINDEN" | "SF-GEGENHALTEN" | "SF-WINDMUEHLE" | "SF-DEFENSIV" => word::PA,
        "SF-KLINGENWAND" | "SF-WAFFEZERBRECHEN" | "SF-FORMATION" => word::PA,
        "SF-AUSPENDELN" | "SF-BEINARBEIT" | "SF-BLOCK" | "SF-EISENARM" | "SF-KREUZBLOCK" => word::PA,
        "SF-SCHARFSCHUETZE" | "SF-MEISTERSCHUETZE" | "SF-BERITTENERSCHUETZE" | "SF-EISENHAGEL" => word::FK,
        "SF-SCHNELLLADENBOGEN" | "SF-SCHNELLLADENARMBRUST" => word::LOADING,
        _ => word::AT,
    })
}

/// Whether the condition holds under which an ability helps.
///
/// Rule: `ABI-03`, `ARM-05`, `INI-02`.
fn helps(maker: &Maker, ability: &str) -> bool {
    let is_learnt = |other: &str| maker.has(other);
    match ability {
        "SF-KAMPFREFLEXE" | "SF-SCHNELLZIEHEN" => maker.be <= LIGHT,
        "SF-RUESTUNG1" => {
            is_used_to(maker.person) && !is_learnt("SF-RUESTUNG2") && !is_learnt("SF-RUESTUNG3")
        }
        "SF-RUESTUNG2" => !is_learnt("SF-RUESTUNG3"),
        _ => true,
    }
}
