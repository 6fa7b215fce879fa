//! What sides want, with the sides and fighters that they name.

use super::format::GoalFile;
use super::lookup::Names;
use crate::battle::{self, FighterId, SideId};
use crate::board::Board;
use crate::content::{Mark, Problems};

/// What a side wants; the first goal that is met ends the fight.
///
/// Rule: `BD-LVL-11`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// All fighters of a side are out of the fight.
    Defeat(SideId),
    /// So many of its own fighters stand on a mark.
    Reach {
        /// The mark.
        mark: String,
        /// How many.
        count: u16,
    },
    /// A mark is held for so many rounds on end.
    Hold {
        /// The mark.
        mark: String,
        /// How long.
        rounds: u16,
    },
    /// Somebody of the side is still in the fight after so many rounds.
    Survive(u16),
    /// A fighter stays in the fight.
    Protect(FighterId),
    /// An item, by the id of the gear, is carried by the side.
    Take(String),
    /// All of these.
    All(Vec<Self>),
    /// One of these.
    Any(Vec<Self>),
}

impl Goal {
    /// The goal with its marks as areas of a map; none if the map lacks one.
    pub fn on(&self, board: &Board) -> Option<battle::Goal> {
        let area = |mark: &String| board.marks().get(mark).copied();
        let all = |goals: &[Self]| {
            goals
                .iter()
                .map(|goal| goal.on(board))
                .collect::<Option<Vec<_>>>()
        };
        Some(match self {
            Self::Defeat(side) => battle::Goal::Defeat(*side),
            Self::Reach { mark, count } => battle::Goal::Reach {
                area: area(mark)?,
                count: *count,
            },
            Self::Hold { mark, rounds } => battle::Goal::Hold {
                area: area(mark)?,
                rounds: *rounds,
            },
            Self::Survive(rounds) => battle::Goal::Survive(*rounds),
            Self::Protect(fighter) => battle::Goal::Protect(*fighter),
            Self::Take(gear) => battle::Goal::Take(gear.clone()),
            Self::All(goals) => battle::Goal::All(all(goals)?),
            Self::Any(goals) => battle::Goal::Any(all(goals)?),
        })
    }
}

impl GoalFile {
    /// The items that it asks for.
    pub fn gear(&self) -> Vec<String> {
        match self {
            Self::Take(gear) => vec![gear.clone()],
            Self::All(goals) | Self::Any(goals) => goals.iter().flat_map(Self::gear).collect(),
            _ => Vec::new(),
        }
    }
}

/// The goal as written, with every name in it looked up.
pub(super) fn resolve(
    goal: &GoalFile,
    owner: SideId,
    names: &Names<'_>,
    mark: &Mark,
    problems: &mut Problems,
) -> Option<Goal> {
    let several = |goals: &[GoalFile], problems: &mut Problems| -> Option<Vec<Goal>> {
        if goals.is_empty() {
            problems.push(mark.problem("a list of goals is empty"));
        }
        let found: Vec<Goal> = goals
            .iter()
            .filter_map(|goal| resolve(goal, owner, names, mark, problems))
            .collect();
        (!found.is_empty()).then_some(found)
    };
    let reason = match goal {
        GoalFile::Defeat(side) => match names.side(*side) {
            Ok(foe) if foe != owner => return Some(Goal::Defeat(foe)),
            Ok(_) => "a side cannot want its own defeat".to_owned(),
            Err(reason) => reason,
        },
        GoalFile::Reach { mark: place, count } => match (names.mark(place), count) {
            (Ok(()), 1..) => {
                return Some(Goal::Reach {
                    mark: place.clone(),
                    count: *count,
                });
            }
            (Ok(()), 0) => "`count` must be at least 1".to_owned(),
            (Err(reason), _) => reason,
        },
        GoalFile::Hold { mark: place, rounds } => match (names.mark(place), rounds) {
            (Ok(()), 1..) => {
                return Some(Goal::Hold {
                    mark: place.clone(),
                    rounds: *rounds,
                });
            }
            (Ok(()), 0) => "`rounds` must be at least 1".to_owned(),
            (Err(reason), _) => reason,
        },
        GoalFile::Survive(0) => "a side must survive at least 1 round".to_owned(),
        GoalFile::Survive(rounds) => return Some(Goal::Survive(*rounds)),
        GoalFile::Protect(fighter) => match names.fighter(*fighter) {
            Ok(fighter) => return Some(Goal::Protect(fighter)),
            Err(reason) => reason,
        },
        GoalFile::Take(gear) if gear.trim().is_empty() => "the item to take has no id".to_owned(),
        GoalFile::Take(gear) => return Some(Goal::Take(gear.clone())),
        GoalFile::All(goals) => return several(goals, problems).map(Goal::All),
        GoalFile::Any(goals) => return several(goals, problems).map(Goal::Any),
    };
    problems.push(mark.problem(reason));
    None
}
