//! The same fight listed the other way round: what belongs to a side only because a file must name one of them first changes
//! hands. Who fights where, with what and for what, stays.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::arrival::{Occasion, Reinforcement};
use super::goal::Goal;
use super::id::{FighterId, SideId};
use super::muster::{Muster, Recruit};
use super::roster::{Side, Sides};
use super::setting::Setting;

impl Muster {
    /// The same fight with its sides in reverse order: the numbers of sides and fighters change hands, and with them who is
    /// asked first and whom a tie favours. The seats stay where they are, so that whoever played the first side plays the last.
    ///
    /// Within a side the order of the fighters stays. Twice swapped is as before.
    pub fn swapped(&self) -> Self {
        let swap = Swap::of(self);
        Self {
            fighters: swap.recruits(&self.fighters),
            sides: swap.sides(&self.sides),
            setting: Arc::new(swap.setting(&self.setting)),
            ..self.clone()
        }
    }
}

/// How many sides there are, and the new number of every fighter.
struct Swap {
    sides: u8,
    ids: BTreeMap<FighterId, FighterId>,
}

impl Swap {
    fn of(muster: &Muster) -> Self {
        let later = muster.setting.reinforcements.iter();
        let later: Vec<&Recruit> = later.flat_map(|group| &group.fighters).collect();
        // Whoever comes later changes numbers with those who come later too.
        let mut ids = numbers(muster.fighters.iter().collect());
        ids.extend(numbers(later));
        Self {
            sides: muster.sides.iter().len() as u8,
            ids,
        }
    }

    const fn side(&self, side: SideId) -> SideId {
        SideId(self.sides.saturating_sub(1).saturating_sub(side.0))
    }

    fn fighter(&self, id: FighterId) -> FighterId {
        self.ids.get(&id).copied().unwrap_or(id)
    }

    fn recruits(&self, recruits: &[Recruit]) -> Vec<Recruit> {
        let swapped = |recruit: &Recruit| Recruit {
            id: self.fighter(recruit.id),
            side: self.side(recruit.side),
            ..recruit.clone()
        };
        let mut found: Vec<Recruit> = recruits.iter().map(swapped).collect();
        found.sort_by_key(|recruit| recruit.id);
        found
    }

    fn sides(&self, sides: &Sides) -> Sides {
        let name = |id: SideId| sides.get(id).map(|side| side.name.clone()).unwrap_or_default();
        let swapped = sides.iter().map(|(id, side)| Side {
            name: name(self.side(id)),
            seat: side.seat.clone(),
        });
        Sides::new(swapped.collect(), |a, b| sides.stance(self.side(a), self.side(b)))
    }

    /// Names every part of the setting, so that none which belongs to a side can be forgotten.
    fn setting(&self, setting: &Setting) -> Setting {
        let fighters = |ids: &[FighterId]| {
            let mut ids: Vec<FighterId> = ids.iter().map(|id| self.fighter(*id)).collect();
            ids.sort_unstable();
            ids
        };
        let sides = |sides: &[SideId]| {
            let mut sides: Vec<SideId> = sides.iter().map(|side| self.side(*side)).collect();
            sides.sort_unstable();
            sides
        };
        let carried = setting.carried.iter();
        let goals = setting.goals.iter();
        let zones = setting.zones.iter();
        let mut swapped = Setting {
            wind: setting.wind,
            hazards: setting.hazards.clone(),
            carried: carried
                .map(|(id, kind)| (self.fighter(*id), kind.clone()))
                .collect(),
            secrets: setting.secrets,
            hidden: fighters(&setting.hidden),
            exits: setting.exits.clone(),
            goals: goals
                .map(|(side, goal)| (self.side(*side), self.goal(goal)))
                .collect(),
            reinforcements: self.reinforcements(&setting.reinforcements),
            zones: zones.map(|(side, zone)| (self.side(*side), *zone)).collect(),
            surprised: sides(&setting.surprised),
            camped: sides(&setting.camped),
            unturned: fighters(&setting.unturned),
            cell_dm: setting.cell_dm,
        };
        swapped.carried.sort_by_key(|(id, _)| *id);
        swapped.goals.sort_by_key(|(side, _)| *side);
        swapped.zones.sort_by_key(|(side, _)| *side);
        swapped
    }

    fn reinforcements(&self, groups: &[Reinforcement]) -> Vec<Reinforcement> {
        let side = |group: &Reinforcement| group.fighters.first().map(|first| first.side);
        let swapped = |group: Reinforcement| Reinforcement {
            when: match group.when {
                Occasion::Down(id) => Occasion::Down(self.fighter(id)),
                other => other,
            },
            fighters: self.recruits(&group.fighters),
            ..group
        };
        turned(groups, side).into_iter().map(swapped).collect()
    }

    fn goal(&self, goal: &Goal) -> Goal {
        let each = |goals: &[Goal]| goals.iter().map(|goal| self.goal(goal)).collect();
        match goal {
            Goal::Defeat(side) => Goal::Defeat(self.side(*side)),
            Goal::Protect(id) => Goal::Protect(self.fighter(*id)),
            Goal::All(goals) => Goal::All(each(goals)),
            Goal::Any(goals) => Goal::Any(each(goals)),
            Goal::Reach { .. } | Goal::Hold { .. } | Goal::Survive(_) | Goal::Take(_) => goal.clone(),
        }
    }
}

/// The new numbers of some fighters: the same numbers, handed out in turned order.
fn numbers(mut recruits: Vec<&Recruit>) -> BTreeMap<FighterId, FighterId> {
    recruits.sort_by_key(|recruit| recruit.id);
    let turned = turned(&recruits, |recruit| recruit.side);
    let old = turned.iter().map(|recruit| recruit.id);
    old.zip(recruits.iter().map(|recruit| recruit.id)).collect()
}

/// A list in which the sides follow each other the other way round, while those of a side keep their order: A A B becomes B A A.
fn turned<T: Clone, S: PartialEq>(items: &[T], side: impl Fn(&T) -> S) -> Vec<T> {
    let mut left: Vec<&T> = items.iter().collect();
    let next = |last: &T| {
        let place = left.iter().position(|item| side(item) == side(last))?;
        Some(left.remove(place).clone())
    };
    items.iter().rev().filter_map(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_change_places_and_their_fighters_keep_their_order() {
        let side = |name: &&str| name.chars().next();
        for (before, after) in [
            (["a1", "a2", "b1", "b2"], ["b1", "b2", "a1", "a2"]),
            (["a1", "a2", "a3", "b1"], ["b1", "a1", "a2", "a3"]),
            (["a1", "b1", "a2", "b2"], ["b1", "a1", "b2", "a2"]),
            (["a1", "b1", "b2", "c1"], ["c1", "b1", "b2", "a1"]),
        ] {
            assert_eq!(turned(&before, side), after);
            assert_eq!(turned(&after, side), before, "twice turned is as before");
        }
    }
}
