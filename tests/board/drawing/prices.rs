//! Prices of steps as the rule systems name them, for tests of movement.

use klingentanz::board::{
    BoardView, Budget, Cell, CellFacts, Diagonal, Factor, Footprint, LastStep, StepRules, Thing, Toll, Walk,
};

/// Prices as one of the rule systems names them.
pub struct Prices {
    pub diagonal: Diagonal,
    /// Whether a thing on an edge adds half cells; if not, it makes the step difficult.
    pub adds: bool,
    pub guarded: Vec<Cell>,
}

impl Prices {
    pub fn new(diagonal: Diagonal, adds: bool) -> Self {
        Self {
            diagonal,
            adds,
            guarded: Vec::new(),
        }
    }
}

pub const DSA41: Diagonal = Diagonal::Half(3);
pub const POOL: Diagonal = Diagonal::Half(2);

impl StepRules for Prices {
    fn diagonal(&self) -> Diagonal {
        self.diagonal
    }

    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll> {
        let thing = thing.map_or(Toll::NONE, |thing| Toll {
            factor: Factor::halves(u32::from(thing.kind.move_half)),
            extra_half: u16::from(thing.kind.cross_half),
        });
        Some(Toll::factor(Factor::halves(u32::from(facts.move_half))).and(thing))
    }

    fn cross(&self, thing: &Thing) -> Toll {
        if self.adds {
            Toll::extra(u16::from(thing.kind.cross_half))
        } else {
            Toll::factor(Factor::halves(4))
        }
    }

    fn rise(&self, rise_dm: u16) -> Toll {
        Toll::extra(u16::from(rise_dm >= 5))
    }

    fn leavings(&self, from: Footprint) -> u16 {
        from.cells().filter(|cell| self.guarded.contains(cell)).count() as u16
    }
}

pub fn walk<'a>(view: BoardView<'a>, rules: &'a Prices) -> Walk<'a, Prices> {
    Walk {
        view,
        rules,
        holders: &[],
        size: 1,
    }
}

pub fn budget(half: u16) -> Budget {
    Budget {
        half,
        last_step: LastStep::Paid,
    }
}
