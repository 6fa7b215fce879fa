//! The numbers on the pages of the codex, a file for each chapter: each is taken from the code or the table that decides by it. What the
//! rows of the tables say besides stands in a room of its own.

mod abilities;
mod advantages;
mod armour;
mod armour_pieces;
mod attack;
mod bearers;
mod board;
mod breakage;
mod combatants;
mod conventions;
mod conversion;
mod creatures;
mod criticals;
mod damage;
mod distance;
mod dodging;
mod endurance;
mod engine;
mod initiative;
mod life;
mod manoeuvres;
mod morale;
mod mounted;
mod off_hand;
mod opportunity;
mod outnumbering;
mod ranged;
mod ranged_weapons;
mod rows;
mod shields;
mod situations;
mod surprise;
mod talents;
mod time;
mod unarmed;
mod unarmed_manoeuvres;
mod values;
mod weapons;
mod wounds;
mod zones;

pub(super) use bearers::bearers;

use super::data::Dsa41Data;
use crate::content::{Figure, Particulars};

/// The numbers on all pages.
pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    [
        conventions::figures(data),
        values::figures(data),
        time::figures(data),
        initiative::figures(data),
        attack::figures(data),
        damage::figures(data),
        armour::figures(data),
        wounds::figures(data),
        zones::figures(data),
        life::figures(data),
        endurance::figures(data),
        situations::figures(data),
        distance::figures(data),
        conversion::figures(data),
        opportunity::figures(data),
        outnumbering::figures(data),
        dodging::figures(data),
        surprise::figures(data),
        criticals::figures(data),
        breakage::figures(data),
        unarmed::figures(data),
        off_hand::figures(data),
        mounted::figures(data),
        creatures::figures(data),
        morale::figures(data),
        board::figures(data),
        engine::figures(data),
        combatants::figures(data),
        manoeuvres::figures(data),
        unarmed_manoeuvres::figures(data),
        abilities::figures(data),
        advantages::figures(data),
        talents::figures(data),
        weapons::figures(data),
        shields::figures(data),
        armour_pieces::figures(data),
        ranged::figures(data),
        ranged_weapons::figures(data),
    ]
    .concat()
}

/// What the rows of the tables say.
pub(super) fn particulars(data: &Dsa41Data) -> Vec<Particulars> {
    rows::particulars(data)
}
