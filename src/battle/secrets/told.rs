//! Public and secret forms: what a side may read of a happening. The log keeps everything.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::super::decision::Question;
use super::super::event::{BattleEvent, Happening};
use super::super::id::{FighterId, SideId, Term};
use super::super::intent::Choice;
use super::{Secrets, bit};
use crate::board::Cell;

/// Somebody whom the reader does not know.
pub(crate) const SOMEBODY: FighterId = FighterId(0);

/// A blow from the dark, as the struck one's side reads it.
const STRUCK_AT: Term = Term("struck-at");
/// A blow at somebody whom the reader does not see.
const STRIKES_OUT: Term = Term("strikes-out");

/// Who could not see what of a happening when it happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Veil {
    /// Fighters, each with the sides that do not see him, one bit for each side.
    fighters: SmallVec<[(FighterId, u32); 2]>,
    /// Sides that do not learn of it at all.
    shut: u32,
    /// Cells, each with the sides that do not see it.
    cells: Vec<(Cell, u32)>,
}

impl Secrets {
    /// Who cannot see what of a happening, as things are now.
    pub(crate) fn veil(&self, happening: &Happening) -> Veil {
        let Some(kept) = &self.0 else {
            return Veil::default();
        };
        let blind = |sees: &dyn Fn(&super::SideView) -> bool| {
            let blind = kept.views.iter().filter(|view| !sees(view));
            blind.map(|view| bit(view.side())).fold(0, |all, one| all | one)
        };
        let mut fighters = SmallVec::new();
        for id in named(happening) {
            fighters.push((id, blind(&|view| view.sees(id))));
        }
        let cells = match happening {
            Happening::GroundChanged { altered, .. } => &altered.cells[..],
            _ => &[],
        };
        let cells = cells
            .iter()
            .map(|cell| (*cell, blind(&|view| view.sees_cell(*cell))));
        let shut = match happening {
            Happening::SightChanged { side, .. } => !bit(*side),
            // What somebody is asked and chooses is his own side's business, for it hangs on whom that side sees; what he does of it is
            // told as it happens.
            Happening::Asked {
                question: Question { fighter, .. },
            }
            | Happening::Chosen { fighter, .. }
            | Happening::Refused { fighter, .. } => {
                let side = kept.last.as_ref().and_then(|last| {
                    let own = last.all.iter().find(|other| other.id == *fighter);
                    own.map(|own| own.side)
                });
                side.map_or(0, |side| !bit(side))
            }
            _ => 0,
        };
        Veil {
            fighters,
            shut,
            cells: cells.collect(),
        }
    }
}

impl Veil {
    fn is_unseen(&self, fighter: FighterId, side: SideId) -> bool {
        let known = self.fighters.iter().find(|(id, _)| *id == fighter);
        known.is_some_and(|(_, blind)| blind & bit(side) != 0)
    }

    fn is_cell_unseen(&self, cell: Cell, side: SideId) -> bool {
        let known = self.cells.iter().find(|(known, _)| *known == cell);
        known.is_some_and(|(_, blind)| blind & bit(side) != 0)
    }

    /// Keeps the whole happening from every side.
    pub(crate) const fn shut(&mut self) {
        self.shut = u32::MAX;
    }

    /// Hides a fighter from a side after all.
    pub(crate) fn hide(&mut self, fighter: FighterId, side: SideId) {
        if let Some((_, blind)) = self.fighters.iter_mut().find(|(id, _)| *id == fighter) {
            *blind |= bit(side);
        }
    }

    /// The form of an event that a side may read; none where it learns nothing of it.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn told<'e>(&self, event: &'e BattleEvent, side: SideId) -> Option<Cow<'e, BattleEvent>> {
        if self.shut & bit(side) != 0 {
            return None;
        }
        let unseen = |id: FighterId| self.is_unseen(id, side);
        let names_unseen = self.fighters.iter().any(|(id, _)| unseen(*id));
        let has_dark_cells = self.cells.iter().any(|(_, blind)| blind & bit(side) != 0);
        if !names_unseen && !has_dark_cells {
            return Some(Cow::Borrowed(event));
        }
        let happening = self.public(&event.happening, side)?;
        Some(Cow::Owned(BattleEvent {
            happening,
            ..event.clone()
        }))
    }

    /// The public form of a happening that names somebody or something unseen.
    fn public(&self, happening: &Happening, side: SideId) -> Option<Happening> {
        let unseen = |id: FighterId| self.is_unseen(id, side);
        let seen = |id: &FighterId| !unseen(*id);
        match happening {
            Happening::AtOnce { fighters, rule } => {
                let fighters: Vec<_> = fighters.iter().copied().filter(seen).collect();
                (fighters.len() > 1).then_some(Happening::AtOnce {
                    fighters,
                    rule: *rule,
                })
            }
            Happening::Attacked { fighter, target, .. } => match (unseen(*fighter), unseen(*target)) {
                (true, true) => None,
                (true, false) => Some(obscured(*target, STRUCK_AT)),
                _ => Some(obscured(*fighter, STRIKES_OUT)),
            },
            Happening::GroundChanged { altered, by, rule } => {
                let mut altered = altered.clone();
                altered.cells.retain(|cell| !self.is_cell_unseen(*cell, side));
                (!altered.cells.is_empty()).then_some(Happening::GroundChanged {
                    altered,
                    by: by.filter(seen),
                    rule: *rule,
                })
            }
            Happening::Moved { fighter, .. } if unseen(*fighter) => None,
            // A deed without the one whom it concerns would have a hole where his name was, which tells as much.
            Happening::Acted {
                target: Some(target), ..
            } if unseen(*target) => None,
            _ if subject(happening).is_some_and(unseen) => None,
            other => Some(without_others(other.clone(), seen)),
        }
    }
}

const fn obscured(fighter: FighterId, deed: Term) -> Happening {
    Happening::Obscured { fighter, deed }
}

/// A happening of somebody seen, without those who are not.
fn without_others(mut happening: Happening, seen: impl Fn(&FighterId) -> bool) -> Happening {
    match &mut happening {
        Happening::Defended { against, .. } | Happening::Undefended { against, .. } if !seen(against) => {
            *against = SOMEBODY;
        }
        Happening::Struck { by, .. } => *by = by.filter(&seen),
        Happening::Asked {
            question: Question { about, .. },
        } => *about = about.filter(&seen),
        _ => {}
    }
    happening
}

/// Whom a happening is about.
fn subject(happening: &Happening) -> Option<FighterId> {
    named(happening).first().copied()
}

/// Everybody whom a happening names, first whom it is about.
fn named(happening: &Happening) -> SmallVec<[FighterId; 2]> {
    let mut found = SmallVec::new();
    match happening {
        Happening::FightStarted
        | Happening::RoundStarted
        | Happening::PhaseReached
        | Happening::FightEnded { .. } => {}
        // It tells of somebody whom the side does not see any more.
        Happening::SightChanged { .. } => {}
        Happening::AtOnce { fighters, .. } => found.extend(fighters.iter().copied()),
        Happening::Attacked { fighter, target, .. } => found.extend([*fighter, *target]),
        Happening::Defended { fighter, against, .. } | Happening::Undefended { fighter, against, .. } => {
            found.extend([*fighter, *against]);
        }
        Happening::Struck { target, by, .. } => {
            found.push(*target);
            found.extend(*by);
        }
        Happening::Acted { fighter, target, .. } => {
            found.push(*fighter);
            found.extend(*target);
        }
        Happening::Asked { question } => {
            found.push(question.fighter);
            found.extend(question.about);
        }
        Happening::Chosen { fighter, choice } | Happening::Refused { fighter, choice, .. } => {
            found.push(*fighter);
            if let Choice::Attack { target, .. } = choice {
                found.push(*target);
            }
        }
        Happening::GroundChanged { by, .. } => found.extend(*by),
        Happening::InitiativeRolled { fighter, .. }
        | Happening::Announced { fighter, .. }
        | Happening::ValueChanged { fighter, .. }
        | Happening::Wounded { fighter, .. }
        | Happening::StateChanged { fighter, .. }
        | Happening::Checked { fighter, .. }
        | Happening::Rolled { fighter, .. }
        | Happening::Moved { fighter, .. }
        | Happening::Turned { fighter, .. }
        | Happening::Forgone { fighter, .. }
        | Happening::Obscured { fighter, .. } => found.push(*fighter),
    }
    found
}
