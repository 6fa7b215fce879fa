//! Those who lead one pike together let go of it: by doing something else with their hands, or because they no longer can.

use crate::battle::{FighterId, Happening};

use super::super::table::Table;
use crate::rules::dsa41::melee::{self, Team};
use crate::rules::dsa41::word;

/// Somebody uses his hands for something else: he holds the pike of nobody any more.
///
/// Rule: `MAN-SPIESSGESPANN`.
#[inline]
pub(crate) fn let_go(table: &mut Table, id: FighterId) {
    if !table.round.melee.teams.is_empty() {
        part(table, |team| team.helper == id);
    }
}

/// Those who no longer stand together, or cannot, hold nothing together any more.
///
/// Rule: `MAN-SPIESSGESPANN`.
pub(crate) fn tidy(table: &mut Table) {
    if table.round.melee.teams.is_empty() {
        return;
    }
    let scene = table.scene();
    let is_over = |team: &&Team| {
        let bearer = scene.get(team.bearer);
        bearer
            .and_then(|bearer| melee::helper_of(&scene, bearer))
            .is_none()
    };
    let over: Vec<Team> = scene.round.melee.teams.iter().filter(is_over).copied().collect();
    drop(scene);
    part(table, |team| over.contains(team));
}

fn part(table: &mut Table, is_over: impl Fn(&Team) -> bool) {
    let (over, left) = table
        .round
        .melee
        .teams
        .iter()
        .copied()
        .partition::<Vec<_>, _>(is_over);
    table.round.melee.teams = left.into();
    for team in over {
        table.write(Happening::Acted {
            fighter: team.helper,
            act: word::LEAVES_PIKE,
            target: Some(team.bearer),
            with: None,
            at: None,
        });
    }
}
