//! Who looks at a screen that several sides share, and when it must be covered before the next of them is asked. It covers nothing itself.

use bevy::prelude::*;

use super::decision::Question;
use super::id::{FighterId, SideId};
use super::intent::Choice;
use super::offer::Offer;
use super::roster::{Body, Seat, Sides};
use super::secrets::Secrets;

/// How a side can be asked at a shared screen.
///
/// Rule: `BD-VIS-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// What the side knows can be shown to all who look.
    Open,
    /// The screen stays as it is: whoever looks knows of everything that the question is about.
    AsItIs,
    /// The screen must be covered first, and the others look away.
    Covered,
}

/// The sides to whom nothing of what a shared screen shows is a secret, and the side whose knowledge it shows.
///
/// Rule: `BD-VIS-06`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    looking: Vec<SideId>,
    eyes: Option<SideId>,
    asked: Option<SideId>,
}

impl Audience {
    /// Those who sit down at a fight: the people of all sides look at a screen that shows nobody's knowledge yet.
    pub fn of(sides: &Sides) -> Self {
        let humans = sides
            .iter()
            .filter(|(_, side)| matches!(side.seat, Seat::Human(_)));
        Self {
            looking: humans.map(|(side, _)| side).collect(),
            ..Self::default()
        }
    }

    /// The side whose knowledge the screen shows; none before the first question.
    pub const fn eyes(&self) -> Option<SideId> {
        self.eyes
    }

    /// The sides that may look at the screen as it is.
    pub fn looking(&self) -> &[SideId] {
        &self.looking
    }

    /// The side that is asked in front of all who look, though the screen shows what another one knows.
    pub const fn asked(&self) -> Option<SideId> {
        self.asked
    }

    /// How a side can be asked this question, of which these are the answers.
    ///
    /// Rule: `BD-VIS-06`.
    pub fn asking(
        &self,
        secrets: &Secrets,
        side: SideId,
        (question, offers): (&Question, &[Offer]),
    ) -> Asking {
        if !self.is_watched(secrets, side) {
            Asking::Open
        } else if self.knows_of(secrets, side, (question, offers)) {
            Asking::AsItIs
        } else {
            Asking::Covered
        }
    }

    /// Whether one of those who look would learn of somebody who is hidden from it, if the screen showed what a side knows.
    pub fn is_watched(&self, secrets: &Secrets, side: SideId) -> bool {
        self.looking.iter().any(|other| shows_more(secrets, side, *other))
    }

    /// Whether the screen shows somebody who is hidden from a side that does not look: it must not, once that side is asked.
    pub fn is_private(&self, secrets: &Secrets, side: SideId) -> bool {
        let is_hidden = |eyes| shows_more(secrets, eyes, side);
        !self.looking.contains(&side) && self.eyes.is_some_and(is_hidden)
    }

    /// Whether a question and its answers give away nobody of whom one of those who look does not know.
    fn knows_of(&self, secrets: &Secrets, side: SideId, (question, offers): (&Question, &[Offer])) -> bool {
        let others = || self.looking.iter().filter(|other| **other != side);
        let see = |id: FighterId| others().all(|other| secrets.sees(*other, id));
        let named = [Some(question.fighter), question.about].into_iter().flatten();
        let mut targets = offers.iter().filter_map(|offer| target(&offer.choice));
        let hidden = secrets.view(side).into_iter().flat_map(|view| view.bodies());
        let hidden = hidden.filter(|(id, last)| last.body.present && !see(*id));
        let stands_in_the_way = |body: &Body| {
            let near = |cell: &crate::board::Cell| {
                let reach = i16::from(body.size.max(1));
                (-1..=reach).contains(&(cell.x - body.at.x)) && (-1..=reach).contains(&(cell.y - body.at.y))
            };
            offers.iter().any(|offer| offer.cells.iter().any(near))
        };
        self.eyes.is_some_and(|eyes| !self.is_watched(secrets, eyes))
            && !self.is_private(secrets, side)
            && named.into_iter().all(see)
            && targets.all(see)
            && !hidden.into_iter().any(|(_, last)| stands_in_the_way(&last.body))
    }

    /// Shows what a side knows, to all who look and to that side.
    pub fn open_for(&mut self, side: SideId) {
        self.let_in(side);
        self.eyes = Some(side);
        self.asked = None;
    }

    /// Asks a side in front of all who look, and leaves the screen as it is.
    pub fn ask_as_it_is(&mut self, side: SideId) {
        self.let_in(side);
        self.asked = Some(side);
    }

    /// Shows what a side knows to that side alone; the others look away.
    pub fn cover_for(&mut self, side: SideId) {
        self.looking = vec![side];
        self.eyes = Some(side);
        self.asked = None;
    }

    fn let_in(&mut self, side: SideId) {
        if !self.looking.contains(&side) {
            self.looking.push(side);
            self.looking.sort_unstable();
        }
    }
}

/// The fighter whom an answer concerns.
fn target(choice: &Choice) -> Option<FighterId> {
    match choice {
        Choice::Attack { target, .. } => Some(*target),
        Choice::Act { target, .. } => *target,
        _ => None,
    }
}

/// Whether what a side sees or remembers holds somebody on the map of whom another side does not know as much.
fn shows_more(secrets: &Secrets, eyes: SideId, to: SideId) -> bool {
    let (Some(shown), Some(known)) = (secrets.view(eyes), secrets.view(to)) else {
        return false;
    };
    let mut shown = shown.bodies().filter(|(_, last)| last.body.present && eyes != to);
    shown.any(|(id, last)| {
        if last.now {
            !known.sees(id)
        } else {
            known.last_seen(id).is_none()
        }
    })
}
