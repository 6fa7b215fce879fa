//! Hiding: who may, how well he is hidden, who sees him all the same, and what gives him away.

use smallvec::SmallVec;

use crate::battle::{FighterId, Happening, Ledger, Points};
use crate::board::CoverGrade;
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::data::{Skill, State, StateEffect};
use super::roll::{self, Natural, Target};
use super::round::Table;
use super::scene::{Scene, Snapshot};
use super::trial::Trial;
use super::{cause, concealment, condition, facing, lamp, moves, rule, skill, word};

/// What moving more than half the speed costs (`D20-CON-11`).
pub(crate) const FAST: i16 = -5;
/// What better cover is worth (`D20-COV-10`).
pub(crate) const WELL_COVERED: i16 = 10;
/// What it is worth that there is hardly any light (`D20-CON-10`).
pub(crate) const NEARLY_DARK: i16 = 10;
/// Squares within which the invisible are looked for without an action (`D20-CON-09`).
pub(crate) const NEAR: u16 = 6;

/// How somebody hides.
///
/// Rule: `D20-CON-11`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hiding {
    /// The total that whoever looks has to reach.
    pub total: i16,
    /// The foes who see him all the same.
    pub seen_by: SmallVec<[FighterId; 4]>,
}

/// What stands between somebody and eyes that look his way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Screened {
    Not,
    Enough,
    Darkly,
    Well,
}

/// Whether somebody is hidden from another one.
///
/// Rule: `D20-CON-11`.
pub(crate) fn is_hidden_from(own: &Snapshot, viewer: &Snapshot) -> bool {
    let hiding = own.budget.hiding.as_ref();
    hiding.is_some_and(|hiding| !hiding.seen_by.contains(&viewer.id()))
}

/// Whether somebody could see another one who did not hide: he is awake and not blind, and a line leads there.
fn looks(scene: &Scene, viewer: &Snapshot, own: &Snapshot) -> bool {
    let pair = scene.pair(viewer, own);
    viewer.is_able() && pair.has_effect() && pair.has_sight() && !scene.is_in(viewer, State::Blinded)
}

/// What hides somebody from one viewer: cover that is no body, mist and leaves, or the want of light.
///
/// Rule: `D20-CON-04`, `D20-COV-06`, `D20-COV-10`, `D20-CON-10`.
fn screened(scene: &Scene, viewer: &Snapshot, own: &Snapshot) -> Screened {
    let of_board = scene.facts(viewer, own, |facts| match facts.cover_grade() {
        CoverGrade::Most | CoverGrade::Total => Screened::Well,
        CoverGrade::Part => Screened::Enough,
        _ if facts.veil() > 0 && (!facts.is_adjacent() || facts.is_veil_in_target()) => Screened::Enough,
        _ => Screened::Not,
    });
    let of_light = match lamp::miss_percent(scene, viewer, own) {
        0 => Screened::Not,
        1..concealment::NEARLY_DARK => Screened::Enough,
        _ => Screened::Darkly,
    };
    let unseen = match scene.is_in(own, State::Invisible) {
        true => Screened::Enough,
        false => Screened::Not,
    };
    of_board.unwrap_or(Screened::Not).max(of_light).max(unseen)
}

/// The foes who could see somebody, each with what hides him from them.
fn viewers(scene: &Scene, own: &Snapshot) -> Vec<(FighterId, Screened)> {
    let foes = scene.foes(own).filter(|foe| looks(scene, foe, own));
    foes.map(|foe| (foe.id(), screened(scene, foe, own))).collect()
}

/// Whether somebody can hide where he is: something hides him from every foe who could see him.
///
/// Rule: `D20-CON-11`, `D20-CON-04`, `D20-COV-06`.
pub(crate) fn can_hide(scene: &Scene, own: &Snapshot) -> bool {
    let viewers = viewers(scene, own);
    viewers.iter().all(|(_, screened)| *screened > Screened::Not)
}

/// What is added to the die of whoever hides.
///
/// Rule: `D20-CON-11`, `D20-CON-09`, `D20-COV-10`.
pub(crate) fn modifiers(scene: &Scene, own: &Snapshot) -> Ledger {
    let mut ledger = skill::ledger(scene.tables(), own, (Skill::Hide, rule::D20_CON_11));
    let gone = own.budget.gone_half;
    if gone > moves::speed(scene, own) {
        ledger.add_for(rule::D20_CON_11, &cause::FAST, FAST);
    }
    let viewers = viewers(scene, own);
    let unseen = unseen(scene, own, gone > 0);
    let is_unseen = unseen.is_some();
    if let Some(points) = unseen {
        ledger.add(rule::D20_CON_09, points);
    }
    // Only what hides him well from all of them makes it easier.
    match viewers.iter().map(|(_, screened)| *screened).min() {
        _ if is_unseen => {}
        Some(Screened::Well) => ledger.add(rule::D20_COV_10, WELL_COVERED),
        Some(Screened::Darkly) => ledger.add(rule::D20_CON_10, NEARLY_DARK),
        _ => {}
    }
    ledger
}

/// What it is worth to be invisible, after a movement or without one; none for whom one can see.
///
/// Rule: `D20-CON-09`, `D20-CND-13`.
fn unseen(scene: &Scene, own: &Snapshot, has_moved: bool) -> Option<i16> {
    let mut effects = condition::effects(scene.tables()?, own);
    effects.find_map(|(_, effect)| match effect {
        StateEffect::Unseen { moving, still } => Some(if has_moved { *moving } else { *still }),
        _ => None,
    })
}

/// Somebody hides: his roll, and those of all who could see him.
///
/// Rule: `D20-CON-11`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn begin(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    // What his own side does not know of tells him nothing: foes whom it does not see count for whether they see him, and for nothing else.
    let known = table.known_to(id);
    let own = table.snapshot(id);
    let modifiers = modifiers(&known, own);
    let known_viewers: Vec<FighterId> = viewers(&known, own).iter().map(|(foe, _)| *foe).collect();
    drop(known);
    let scene = table.scene();
    let viewers: Vec<FighterId> = viewers(&scene, own).iter().map(|(foe, _)| *foe).collect();
    let foes: Vec<FighterId> = scene
        .foes(own)
        .filter(|foe| foe.is_able())
        .map(Snapshot::id)
        .collect();
    drop(scene);
    let total = tell_total(table, id, modifiers)?;
    let mut seen_by = SmallVec::new();
    for viewer in foes {
        if spots(table, (viewer, id), total, viewers.contains(&viewer))? {
            seen_by.push(viewer);
        }
    }
    let is_seen = !known_viewers.is_empty() && known_viewers.iter().all(|foe| seen_by.contains(foe));
    end(table, id);
    if !is_seen {
        table.fighter(id).budget.hiding = Some(Hiding { total, seen_by });
        table.state(id, word::HIDDEN, true, rule::D20_CON_11);
    }
    Ok(())
}

/// Rolls a total that others will have to reach, and tells of it.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn tell_total(table: &mut Table, id: FighterId, modifiers: Ledger) -> Result<i16, DiceError> {
    let rule = modifiers.source.unwrap_or(rule::D20_CON_11);
    let mut points = Points::roll(rule, 1, roll::SIDES, &mut *table.dice)?;
    points.ledger.add_for(rule, modifiers.cause, modifiers.base);
    points.ledger.lines.extend(modifiers.lines.iter());
    let total = points.value();
    table.write(Happening::Rolled {
        fighter: id,
        what: word::HIDE,
        points: Box::new(points),
    });
    Ok(total)
}

/// Whether somebody who looks for another one who hides spots him. Where sides have secrets, those roll as well who cannot see him and of
/// whom nothing is told then: else later dice would say that somebody has rolled.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
fn spots(
    table: &mut Table,
    (viewer, hidden): (FighterId, FighterId),
    total: i16,
    looks: bool,
) -> Result<bool, DiceError> {
    if !looks && !table.secrets.are_kept() {
        return Ok(false);
    }
    let trial = spot(table, (viewer, hidden), total);
    let fall = trial.roll(&mut *table.dice)?;
    if looks {
        trial.land(table, viewer, fall)
    } else {
        Ok(false)
    }
}

/// The roll of whoever looks for somebody who hides with such a total.
///
/// Rule: `D20-CON-11`, `D20-FAC-14`.
fn spot(table: &Table, (viewer, hidden): (FighterId, FighterId), total: i16) -> Trial {
    let scene = table.scene();
    let own = table.snapshot(viewer);
    let mut modifiers = skill::ledger(scene.tables(), own, (Skill::Spot, rule::D20_CON_11));
    let aside = facing::perception(&scene, own, table.snapshot(hidden).place());
    modifiers.add(rule::D20_FAC_14, aside);
    Trial {
        what: (rule::D20_CON_11, word::SPOT),
        modifiers,
        target: Target::new(total, Natural::Counts, table.round.modules),
    }
}

/// Somebody hides no more: he has attacked, or moved without hiding again.
///
/// Rule: `D20-CON-11`.
pub(crate) fn end(table: &mut Table, id: FighterId) {
    if table.snapshot(id).budget.hiding.is_some() {
        table.fighter(id).budget.hiding = None;
        table.state(id, word::HIDDEN, false, rule::D20_CON_11);
    }
}

/// A foe who hides: who, with which total, whether whoever looks for him could see him, and whether nothing hides him from these eyes any more.
struct Hidden {
    id: FighterId,
    total: i16,
    is_in_view: bool,
    is_open: bool,
}

/// The foes of somebody who hide; those who do not hide from him any more are in his view no more than whom he could not see.
fn hidden_from(table: &Table, viewer: FighterId) -> Vec<Hidden> {
    let scene = table.scene();
    let Some(own) = scene.get(viewer) else {
        return Vec::new();
    };
    let hidden = scene.foes(own).filter(|foe| foe.budget.hiding.is_some());
    let told = hidden.filter_map(|foe| {
        let is_in_view = is_hidden_from(foe, own) && looks(&scene, own, foe);
        Some(Hidden {
            id: foe.id(),
            total: foe.budget.hiding.as_ref()?.total,
            is_in_view,
            is_open: is_in_view && screened(&scene, own, foe) == Screened::Not,
        })
    });
    told.collect()
}

/// Whoever comes to see somebody whom nothing hides from him sees him.
///
/// Rule: `D20-CON-11`.
pub(crate) fn notice(table: &mut Table, viewer: FighterId) {
    if table.fighters().iter().all(|it| it.budget.hiding.is_none()) {
        return;
    }
    for hidden in hidden_from(table, viewer) {
        if hidden.is_open {
            find(table, viewer, hidden.id);
        }
    }
}

/// Whoever begins his turn, or takes his time to search, looks once more for all who hide where he could see them.
///
/// Rule: `D20-CON-11`, `D20-CON-09`, `D20-ACT-T40`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn search(table: &mut Table, viewer: FighterId, is_free: bool) -> Result<(), DiceError> {
    if table.fighters().iter().all(|it| it.budget.hiding.is_none()) || !table.snapshot(viewer).is_able() {
        return Ok(());
    }
    for hidden in hidden_from(table, viewer) {
        let is_looked_for =
            hidden.is_in_view && !hidden.is_open && !(is_free && is_too_far(table, viewer, hidden.id));
        let is_spotted = spots(table, (viewer, hidden.id), hidden.total, is_looked_for)?;
        if hidden.is_open || is_spotted {
            find(table, viewer, hidden.id);
        }
    }
    Ok(())
}

/// Whether somebody invisible is too far away to be noticed without an action.
///
/// Rule: `D20-CON-09`.
fn is_too_far(table: &Table, viewer: FighterId, hidden: FighterId) -> bool {
    let scene = table.scene();
    let (own, foe) = (table.snapshot(viewer), table.snapshot(hidden));
    scene.is_in(foe, State::Invisible) && scene.distance(own, foe) > NEAR
}

/// Somebody finds another one; whom no foe that he knows of fails to see any more does not hide.
fn find(table: &mut Table, viewer: FighterId, hidden: FighterId) {
    if let Some(hiding) = &mut table.fighter(hidden).state.budget.hiding {
        hiding.seen_by.push(viewer);
    }
    let known = table.known_to(hidden);
    let is_seen = known.get(hidden).is_some_and(|own| {
        let mut foes = known.foes(own).peekable();
        foes.peek().is_some() && foes.all(|foe| !is_hidden_from(own, foe))
    });
    let is_unseen = known
        .get(hidden)
        .is_some_and(|own| unseen(&known, own, true).is_some());
    drop(known);
    // Where somebody invisible is stays known until he moves, and he stays unseen.
    if is_seen && !is_unseen {
        end(table, hidden);
    }
}

/// Whoever is invisible rolls at the end of his turn what those have to reach who look for his square.
///
/// Rule: `D20-CON-09`, `D20-CND-13`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn blend(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let known = table.known_to(id);
    let own = table.snapshot(id);
    let has_moved = own.budget.gone_half > 0;
    let rolls = own.is_able() && own.budget.hiding.is_none() && unseen(&known, own, has_moved).is_some();
    let modifiers = rolls.then(|| modifiers(&known, own));
    drop(known);
    let Some(modifiers) = modifiers else {
        return Ok(());
    };
    let total = tell_total(table, id, modifiers)?;
    table.fighter(id).budget.hiding = Some(Hiding {
        total,
        seen_by: SmallVec::new(),
    });
    table.state(id, word::HIDDEN, true, rule::D20_CON_09);
    Ok(())
}
