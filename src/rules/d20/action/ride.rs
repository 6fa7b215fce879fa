//! Mounts: getting into the saddle and out of it, making a horse obey, and having it strike.

use crate::battle::{FighterId, Slot, WhyNot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::assault::Assault;
use super::super::data::Quirk;
use super::super::ride;
use super::super::round::{Table, provoke, saddle};
use super::super::scene::{Scene, Snapshot};
use super::super::{grapple, rule, why, word};
use super::attack::{at_foe, make};
use super::{ACT, Action, At, Call, Cost, Shape, holds};

/// What riders do with their mounts besides riding.
pub(super) static RIDING: [Action; 4] = [CONTROL, STRIKES, MOUNT, DISMOUNT];

/// Gets into the saddle; whoever rides well does so for nothing.
///
/// Rule: `D20-ACT-T30`, `D20-MNT-01`.
const MOUNT: Action = Action {
    word: word::MOUNT,
    rule: rule::D20_ACT_T30,
    shape: Shape::WHOM,
    may: &[|at| {
        let own = at.own;
        let mount = at.target().filter(|it| {
            let is_horse = it.budget.is_steed || it.build.has_trait(&Quirk::WarTrained);
            let is_near = own.place().gap(it.place()).cheb() <= 1;
            let is_free = ride::rider_of(at.scene, it).is_none();
            is_horse && is_near && is_free && it.fighter.side == own.fighter.side && saddle::bears(it, own)
        });
        holds(mount.is_some(), || why::no_mount(rule::D20_ACT_T30))?;
        holds(own.body.mount.is_none(), || why::mounted(rule::D20_ACT_T30))?;
        holds(!own.is_prone(), || why::prone(rule::D20_ACT_T30))?;
        holds(!grapple::is_grappling(own), || why::grappling(rule::D20_ACT_T30))
    }],
    cost: |_| Cost::Move,
    play: |table, id, call| {
        if let Some(mount) = call.target {
            table.acted(id, word::MOUNT, Some(mount));
            vault(table, id)?;
            saddle::mount_up(table, id, mount);
        }
        Ok(())
    },
    behind: &[rule::D20_ACT_T30, rule::D20_MNT_01],
    ..ACT
};

/// Gets out of the saddle; whoever rides well does so for nothing.
///
/// Rule: `D20-ACT-T30`.
const DISMOUNT: Action = Action {
    word: word::DISMOUNT,
    rule: rule::D20_ACT_T30,
    may: &[rides],
    cost: |_| Cost::Move,
    play: |table, id, _| {
        table.acted(id, word::DISMOUNT, None);
        vault(table, id)?;
        saddle::dismount(table, id)
    },
    behind: &[rule::D20_ACT_T30],
    ..ACT
};

/// Makes a mount obey that is not trained for war; whoever fails has his hands full for the whole turn.
///
/// Rule: `D20-MNT-01`, `D20-ACT-T31`.
const CONTROL: Action = Action {
    word: word::CONTROL,
    rule: rule::D20_MNT_01,
    may: &[rides, |at| {
        holds(ride::is_wild(at.scene, at.own), || why::obeys(rule::D20_MNT_01))
    }],
    cost: |_| Cost::Move,
    odds: |at| control(at.scene, at.own).odds(),
    play: |table, id, call| {
        let by = provoke::all_who_may(table, id);
        if provoke::halts(table, id, word::ASK_TURN, call, by) {
            return Ok(());
        }
        table.acted(id, word::CONTROL, table.snapshot(id).body.mount);
        let trial = control(&table.scene(), table.snapshot(id));
        let is_obeyed = trial.play(table, id)?;
        let budget = &mut table.fighter(id).state.budget;
        budget.is_obeyed = is_obeyed;
        if !is_obeyed {
            budget.spent.full_round = true;
            budget.spent.step = true;
            budget.spent.standard = true;
            budget.steed = budget.spent;
            table.forgone(id, word::TURNS, rule::D20_MNT_01);
        }
        Ok(())
    },
    weigh: |_, at| vec![at.worth(3000)],
    behind: &[rule::D20_MNT_01, rule::D20_ACT_T31],
    ..ACT
};

fn control(scene: &Scene, own: &Snapshot) -> super::super::trial::Trial {
    ride::trial(scene, own, (rule::D20_MNT_01, word::CONTROL), ride::CONTROL)
}

/// Has the mount strike as well, with all that it has where it has not moved, else once.
///
/// Rule: `D20-MNT-01`, `D20-FUL-01`.
const STRIKES: Action = Action {
    word: word::MOUNT_STRIKES,
    rule: rule::D20_MNT_01,
    shape: Shape::WHOM,
    may: &[rides, at_foe, |at| {
        let own = at.own;
        let mount = ride::mount_of(at.scene, own).ok_or_else(|| why::not_riding(rule::D20_MNT_01))?;
        let foe = at.target().ok_or_else(|| why::nobody(rule::D20_MNT_01))?;
        holds(mount.build.has_trait(&Quirk::WarTrained), || {
            why::not_of_war(rule::D20_MNT_01)
        })?;
        let steed = own.budget.steed;
        let is_left = !steed.standard && !steed.full_round && steed.moves < 2;
        holds(is_left, || why::no_standard(rule::D20_MNT_01))?;
        let (slot, arm) = first(mount).ok_or_else(|| why::no_weapon(rule::D20_MNT_01))?;
        let reaches = mount.wields(slot)
            && arm
                .reach
                .is_some_and(|reach| at.scene.reaches(mount, reach, foe.place()));
        holds(reaches, || why::out_of_reach(rule::D20_AOO_02, &arm.name))
    }],
    odds: |at| both(at.scene, at.own).odds(),
    play: strike,
    weigh: |mind, at| mind.mount_strikes(at),
    behind: &[rule::D20_MNT_01, rule::D20_FUL_01],
    ..ACT
};

/// The first part of a mount's body that strikes by itself; horses that are not trained have only others.
pub(crate) fn first(mount: &Snapshot) -> Option<(Slot, &super::super::arm::Arm)> {
    let mut natural = mount.wielded().filter(|(_, arm)| arm.is_natural());
    natural.next()
}

fn both(scene: &Scene, own: &Snapshot) -> super::super::trial::Trial {
    ride::trial(
        scene,
        own,
        (rule::D20_MNT_01, word::MOUNT_STRIKES),
        ride::BOTH_ATTACK,
    )
}

fn strike(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(target), Some(mount)) = (call.target, table.snapshot(id).body.mount) else {
        return Ok(());
    };
    let has_moved = table.snapshot(id).budget.steed.has_moved;
    let steed = &mut table.fighter(id).state.budget.steed;
    (steed.standard, steed.full_round) = (true, !has_moved);
    table.acted(id, word::MOUNT_STRIKES, Some(target));
    let trial = both(&table.scene(), table.snapshot(id));
    if !trial.play(table, id)? {
        return Ok(());
    }
    let own = table.snapshot(mount);
    let parts = own.wielded().filter(|(_, arm)| arm.is_natural());
    let mut blows: Vec<Slot> = parts
        .flat_map(|(slot, arm)| std::iter::repeat_n(slot, usize::from(arm.count())))
        .collect();
    if has_moved {
        blows.truncate(1);
    }
    for with in blows {
        if table.clock.over || !table.snapshot(target).is_able() {
            break;
        }
        make(table, (mount, target), Assault::plain(with, false))?;
    }
    Ok(())
}

fn rides(at: &At) -> Result<(), WhyNot> {
    holds(at.own.body.mount.is_some(), || why::not_riding(rule::D20_MNT_01))
}

/// Getting up or down in one leap takes no action.
///
/// Rule: `D20-ACT-T30`.
fn vault(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let what = (rule::D20_ACT_T30, word::VAULT);
    let trial = ride::trial(&table.scene(), table.snapshot(id), what, ride::VAULTING);
    if trial.play(table, id)? {
        let spent = &mut table.fighter(id).state.budget.spent;
        spent.moves = spent.moves.saturating_sub(1);
    }
    Ok(())
}

/// Whoever sits on a horse that does not obey can do nothing else.
///
/// Rule: `D20-MNT-01`.
pub(super) fn leaves_open(at: &At, action: &Action) -> Result<(), WhyNot> {
    let is_busy = at.kind == word::ASK_TURN && ride::is_wild(at.scene, at.own);
    let is_open = matches!(
        action.word,
        word::CONTROL | word::DISMOUNT | word::PASS | word::SURRENDER
    );
    holds(!is_busy || is_open, || why::disobeys(rule::D20_MNT_01))
}
