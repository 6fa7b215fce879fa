//! Is a choice one of those that an offer stands for?

use klingentanz::battle::{Choice, Offer, Stake};

/// Actions that may end with any facing.
const TURNING: [&str; 7] = [
    "stand",
    "stand-quickly",
    "kneel",
    "recover",
    "change-style",
    "beat-out",
    "dive",
];

/// Points drawn for the stakes of an offer, no more of those that share a limit than that allows; `below` draws a number below another.
pub fn drawn(stakes: &[Stake], mut below: impl FnMut(usize) -> usize) -> Vec<i16> {
    let mut draw = |stake: &Stake| stake.least + below((stake.most - stake.least + 1) as usize) as i16;
    loop {
        let points: Vec<i16> = stakes.iter().map(&mut draw).collect();
        if Stake::allow(stakes, &points) {
            return points;
        }
    }
}

/// Whether an offer, or one of the family that it stands for, is this choice.
///
/// A move is looked at by where it ends: which of the ways there may be gone is for the rules to say.
pub fn covers(offer: &Offer, choice: &Choice) -> bool {
    match (&offer.choice, choice) {
        (Choice::Plan { plan, .. }, Choice::Plan { plan: wanted, .. }) => plan == wanted,
        (
            Choice::Move { gait, .. },
            Choice::Move {
                gait: wanted, path, ..
            },
        ) => gait == wanted && path.last().is_some_and(|end| offer.cells.contains(end)),
        (
            Choice::Defend { means, .. },
            Choice::Defend {
                means: wanted,
                to,
                stakes,
            },
        ) => {
            let fits = match to {
                Some(cell) => offer.cells.contains(cell),
                None => offer.cells.is_empty(),
            };
            means == wanted && fits && Stake::allow(&offer.stakes, stakes)
        }
        (
            Choice::Attack {
                target,
                with,
                manoeuvre,
                ..
            },
            Choice::Attack {
                target: at,
                with: by,
                manoeuvre: how,
                stakes,
            },
        ) => (target, with, manoeuvre) == (at, by, how) && Stake::allow(&offer.stakes, stakes),
        (
            Choice::Act {
                act, facing: None, ..
            },
            Choice::Act {
                act: how,
                target,
                with,
                at,
                facing: Some(_),
            },
        ) if TURNING.contains(&how.0) => {
            // Position actions turn to any side besides, as moves do.
            let straight = Choice::Act {
                act: *how,
                target: *target,
                with: *with,
                at: *at,
                facing: None,
            };
            act == how && offer.choice == straight
        }
        (
            Choice::Act {
                act,
                target,
                with,
                at: None,
                facing,
            },
            Choice::Act {
                act: how,
                target: whom,
                with: by,
                at: Some(cell),
                facing: to,
            },
        ) if !offer.cells.is_empty() => {
            (act, target, with, facing) == (how, whom, by, to) && offer.cells.contains(cell)
        }
        // A family over cells wants one of them.
        (Choice::Act { at: None, .. }, Choice::Act { at: None, .. }) if !offer.cells.is_empty() => false,
        (offered, wanted) => offered == wanted,
    }
}
