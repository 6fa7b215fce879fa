//! The rows of combat talents.

use crate::content::{Particular, Particulars};
use crate::rules::dsa41::data::{CrampedClass, Dsa41Data, Talent, TalentEncumbrance, TalentUse, Technique};

use super::word;

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    let talents = data.talents.values();
    talents.filter_map(|row| talent(data, row)).collect()
}

/// A combat talent; the others have no page.
fn talent(data: &Dsa41Data, row: &Talent) -> Option<Particulars> {
    let TalentUse::Combat {
        technique,
        encumbrance,
        basic,
        cramped,
        related,
    } = &row.purpose
    else {
        return None;
    };
    let technique = match technique {
        Technique::Melee => "melee",
        Technique::AttackOnly => "attack",
        Technique::Ranged => "ranged",
    };
    let free = match encumbrance {
        TalentEncumbrance::Beyond(free) => Particular::number(*free),
        TalentEncumbrance::Unhindered => Particular::Word("all"),
    };
    let cramped = cramped.map(|class| match class {
        CrampedClass::Free => "free",
        CrampedClass::OneHanded => "one-handed",
        CrampedClass::Spear => "spear",
        CrampedClass::Infantry => "infantry",
        CrampedClass::Long => "long",
    });
    let row = Particulars::new(row.id.as_str(), "talent")
        .with("technique", Particular::Word(technique))
        .with("basic", Particular::yes(*basic))
        .with("free", free)
        .with("cramped", Particular::or_none(cramped.map(Particular::Word)))
        .with("related", Particular::list(word::talents(data, related)));
    Some(row)
}
