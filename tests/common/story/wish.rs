//! The choices of the tests, in short words.

use klingentanz::battle::{Choice, FighterId, Slot};
use klingentanz::board::{Cell, Facing};

use super::term;

/// An action that names nothing but itself.
pub fn act(name: &str) -> Choice {
    Choice::Act {
        act: term(name),
        target: None,
        with: None,
        at: None,
        facing: None,
    }
}

/// An action with a style or attack.
pub fn act_with(name: &str, slot: u8) -> Choice {
    Choice::Act {
        act: term(name),
        target: None,
        with: Some(Slot(slot)),
        at: None,
        facing: None,
    }
}

/// An action at a cell.
pub fn act_at(name: &str, (x, y): (i16, i16)) -> Choice {
    Choice::Act {
        act: term(name),
        target: None,
        with: None,
        at: Some(Cell::new(x, y)),
        facing: None,
    }
}

/// An action with a thing that lies on a cell.
pub fn act_on(name: &str, slot: u8, (x, y): (i16, i16)) -> Choice {
    Choice::Act {
        act: term(name),
        target: None,
        with: Some(Slot(slot)),
        at: Some(Cell::new(x, y)),
        facing: None,
    }
}

/// A position action that turns to a side besides.
pub fn act_facing(name: &str, facing: Facing) -> Choice {
    Choice::Act {
        act: term(name),
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    }
}

/// A declaration.
pub fn plan(name: &str) -> Choice {
    Choice::Plan {
        plan: term(name),
        ask_free: false,
    }
}

/// A plain blow with the attack in a slot.
pub fn blow(target: u16, slot: u8) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(slot),
        manoeuvre: term("attack"),
        stakes: Vec::new(),
    }
}

/// A movement.
pub fn go(gait: &str, path: &[(i16, i16)]) -> Choice {
    Choice::Move {
        gait: term(gait),
        path: path.iter().map(|(x, y)| Cell::new(*x, *y)).collect(),
        facing: None,
    }
}

/// An answer to a blow; a dodge names the square besides.
pub fn defend(means: &str) -> Choice {
    Choice::Defend {
        means: term(means),
        to: None,
        stakes: Vec::new(),
    }
}

/// A shot or throw with the missile weapon of somebody who leads a sword and his fists besides.
pub fn shot(target: u16, manoeuvre: &str) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(2),
        manoeuvre: term(manoeuvre),
        stakes: Vec::new(),
    }
}

/// Aiming at somebody.
pub fn aim(target: u16) -> Choice {
    Choice::Act {
        act: term("aim"),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    }
}
