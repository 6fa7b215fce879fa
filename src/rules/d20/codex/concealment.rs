//! The numbers on the pages of the chapter `concealment`.

use crate::content::Figure;
use crate::rules::d20::data::{D20Data, SpellEffect, State, StateEffect};
use crate::rules::d20::{concealment, hide, roll};

/// Blur, and the spell that shows somebody where he is not, among the spells.
const BLUR: &str = "D20-SPL-13";
/// As [`BLUR`].
const DISPLACEMENT: &str = "D20-SPL-17";

/// The lights of which the page of the table tells.
const TORCH: &str = "torch";
/// As [`TORCH`].
const LANTERN: &str = "hooded-lantern";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let mut figures = vec![
        Figure::number("D20-CON-03-percent", concealment::STANDARD),
        Figure::number("D20-CON-03-best", roll::BEST),
        Figure::number("D20-CON-06-percent", concealment::TOTAL),
        Figure::number("D20-CON-07-percent", concealment::STANDARD),
        Figure::number("D20-CON-09-squares", hide::NEAR),
        Figure::number("D20-CON-10-light", concealment::LIGHT),
        Figure::number("D20-CON-10-standard", concealment::STANDARD),
        Figure::number("D20-CON-10-dark", concealment::NEARLY_DARK),
        Figure::signed("D20-CON-10-hide", hide::NEARLY_DARK),
        Figure::signed("D20-CON-11-fast", hide::FAST),
        Figure::signed("D20-CON-11-hidden", hide::WELL_COVERED),
    ];
    figures.extend(magical(data, "D20-CON-08-blur", BLUR));
    figures.extend(magical(data, "D20-CON-08-displacement", DISPLACEMENT));
    figures.extend(unseen(data));
    let torch = ("D20-T-LIGHT-torch-bright", "D20-T-LIGHT-torch-shadowy");
    figures.extend(light(data, TORCH, torch));
    let lantern = ("D20-T-LIGHT-lantern-bright", "D20-T-LIGHT-lantern-shadowy");
    figures.extend(light(data, LANTERN, lantern));
    figures
}

/// The miss chance that a spell gives.
fn magical(data: &D20Data, name: &str, spell: &str) -> Option<Figure> {
    let effects = data
        .spells
        .get(spell)
        .into_iter()
        .flat_map(|spell| &spell.effects);
    let mut chances = effects.filter_map(|effect| match *effect {
        SpellEffect::MissChance { percent } => Some(percent),
        _ => None,
    });
    chances.next().map(|percent| Figure::number(name, percent))
}

/// What being invisible adds to Hide, after a movement and without one.
fn unseen(data: &D20Data) -> Vec<Figure> {
    let effects = data
        .state(State::Invisible)
        .into_iter()
        .flat_map(|row| &row.effects);
    let points = effects.filter_map(|effect| match *effect {
        StateEffect::Unseen { moving, still } => Some([
            Figure::signed("D20-CON-09-moving", moving),
            Figure::signed("D20-CON-09-still", still),
            Figure::signed("D20-CON-11-moving", moving),
            Figure::signed("D20-CON-11-still", still),
        ]),
        _ => None,
    });
    points.flatten().collect()
}

/// How far a light shines brightly, and how far at all.
fn light(data: &D20Data, id: &str, (bright, shadowy): (&str, &str)) -> Vec<Figure> {
    let row = data.lights.get(id);
    let near = row.and_then(|light| light.bright);
    let far = row.and_then(|light| light.shadowy);
    let near = near.map(|squares| Figure::number(bright, squares));
    let far = far.map(|squares| Figure::number(shadowy, squares));
    near.into_iter().chain(far).collect()
}
