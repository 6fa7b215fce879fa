//! Which manoeuvres a weapon is made for, by the talent that it belongs to.

use super::super::fighter::Drill;

/// The manoeuvres that the lists of the rules name for a talent.
///
/// Rule: `MAN-GEN-06`, `MAN-STURMANGRIFF`, `MAN-HAMMERSCHLAG`, `MAN-AUSFALL`, `MAN-BEFREIUNG`.
pub(super) fn of_talent(talent: &str) -> Drill {
    let is_among = |list: &[&str]| list.contains(&talent);
    Drill {
        charge: !is_among(&["TAL-DOLCHE", "TAL-FECHT", "TAL-KETTENSTAB", "TAL-PEITSCHE"]),
        hammer: is_among(&[
            "TAL-ANDERTHALB",
            "TAL-HIEB",
            "TAL-INFANTERIE",
            "TAL-KETTENWAFFEN",
            "TAL-ZHFLEGEL",
            "TAL-ZHHIEB",
            "TAL-ZHSCHWERT",
        ]),
        lunge: is_among(&[
            "TAL-DOLCHE",
            "TAL-FECHT",
            "TAL-SAEBEL",
            "TAL-SCHWERTER",
            "TAL-ANDERTHALB",
            "TAL-STAEBE",
        ]),
        sweep: is_among(&[
            "TAL-ANDERTHALB",
            "TAL-HIEB",
            "TAL-INFANTERIE",
            "TAL-KETTENWAFFEN",
            "TAL-STAEBE",
            "TAL-SPEERE",
            "TAL-ZHFLEGEL",
            "TAL-ZHHIEB",
            "TAL-ZHSCHWERT",
        ]),
    }
}
