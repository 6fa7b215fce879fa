//! The numbers on the pages of the chapter `combatants`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let hero = data.people.get("HER-01").and_then(|person| person.worth);
    hero.map(|worth| Figure::number("CMB-02-hero", worth))
        .into_iter()
        .collect()
}
