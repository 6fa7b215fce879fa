//! What others see of a fighter: token, sheet and rung of the ladder.

use std::sync::Arc;

use crate::battle::{FighterId, Ledger, Looks, Readout, RuleId, Rung, Slot, Term, WardShape};
use crate::content::Words;

use super::assault::{self, told_spell};
use super::data::Slot as Place;
use super::defence::{self, Guard};
use super::fighter::{Leave, MOST_MOVES, Progress};
use super::life::Vitality;
use super::scene::{Scene, Snapshot};
use super::{initiative, rule, word};

/// All that a sheet or a token shows.
pub(crate) fn readout(fighter: &Snapshot) -> Readout {
    let arm = fighter.in_hand();
    Readout {
        name: fighter.build.name.clone(),
        character: fighter.build.character,
        life: (fighter.state.hit_points, fighter.build.hit_points),
        wounds: 0,
        looks: Looks {
            body: fighter.build.shape,
            ward: fighter.has_shield().then_some(WardShape::Shield),
            helmet: fighter.build.pieces.iter().any(|piece| piece.slot == Place::Head),
        },
        silhouette: Some(arm.silhouette),
        weapon: Some(arm.name.clone()),
        arms: arms(fighter),
        values: values(fighter),
        rows: rows(fighter),
        states: states(fighter),
        actions: actions(fighter),
        fights: fighter.is_able(),
        engaged: Vec::new(),
    }
}

/// The names of weapons and magic abilities, by the slots of the log.
fn arms(fighter: &Snapshot) -> Vec<(Slot, Arc<Words>)> {
    let build = &fighter.build;
    let arms = (0u8..).map(Slot).zip(&build.arms);
    let at_hand = arms.filter(|(slot, _)| fighter.arm(*slot).is_some());
    let spells = (0u8..).map(Slot).zip(&build.powers);
    at_hand
        .map(|(slot, arm)| (slot, arm.name.clone()))
        .chain(spells.map(|(place, spell)| (told_spell(place), spell.name.clone())))
        .collect()
}

/// The rows of the tables behind values: the person himself, and the weapons that he would use.
fn rows(fighter: &Snapshot) -> Vec<(Term, RuleId)> {
    let close = fighter.close_arm().and_then(|(_, arm)| arm.close);
    let shot = fighter.in_hand().shot;
    let behind = [
        (word::LIFE, fighter.build.row),
        (word::ATTACK_DICE, close.map(|close| close.rule)),
        (word::SHOT_DICE, shot.map(|shot| shot.rule)),
    ];
    behind
        .into_iter()
        .filter_map(|(value, row)| Some((value, row?)))
        .collect()
}

/// The foes in contact.
pub(crate) fn engaged(scene: &Scene, fighter: &Snapshot) -> Vec<(FighterId, Term)> {
    let near = scene
        .foes(fighter)
        .filter(|foe| scene.distance(fighter, foe) <= 1 && scene.pair(fighter, foe).has_melee_line(1));
    near.map(|foe| (foe.id(), word::CONTACT)).collect()
}

fn values(fighter: &Snapshot) -> Vec<(Term, Ledger, Option<i16>)> {
    let build = &fighter.build;
    let state = &fighter.state;
    let mut values = vec![(
        word::LIFE,
        Ledger::new(rule::PL_HPT_01, state.hit_points),
        Some(build.hit_points),
    )];
    if let Some((slot, _)) = fighter.close_arm() {
        let dice = assault::close_dice(fighter, slot);
        values.extend(dice.map(|dice| (word::ATTACK_DICE, dice, None)));
    }
    let hand = fighter.in_hand();
    if let Some(shot) = hand.shot {
        let dice = assault::shot_dice(fighter, state.hand);
        values.extend(dice.map(|dice| (word::SHOT_DICE, dice, None)));
        if let Some(most) = shot.pieces {
            let left = i16::from(state.arm(state.hand).pieces);
            values.push((word::PIECES, Ledger::new(shot.rule, left), Some(i16::from(most))));
        }
    }
    let guard = Guard {
        has_shield: fighter.has_shield(),
        is_prone: fighter.is_prone(),
        unaware: state.surprised.then_some(rule::PL_SUR_01),
        ..Guard::of(build, &state.effects)
    };
    values.push((word::DEFENCE_DICE, defence::pool(&guard), None));
    values.push((word::MAGIC_DICE, defence::magic_pool(&guard), None));
    values.push((word::INI, initiative::ledger(build, state.die.unwrap_or(0)), None));
    let paces = i16::try_from(build.move_m).unwrap_or(i16::MAX);
    values.push((word::PACES, Ledger::new(rule::PL_MOV_01, paces), None));
    if build.potions.max(state.potions) > 0 {
        let left = i16::from(state.potions);
        values.push((
            word::POTIONS,
            Ledger::new(rule::PL_HPT_04, left),
            Some(i16::from(build.potions)),
        ));
    }
    values
}

fn states(fighter: &Snapshot) -> Vec<Term> {
    let state = &fighter.state;
    let body = match state.leave {
        Leave::Dead => Some(word::DEAD),
        Leave::Gone => Some(word::GONE),
        Leave::Surrendered => Some(word::SURRENDERED),
        Leave::No | Leave::Waits => None,
    };
    let is_stable = state.fallen.is_some_and(|fallen| fallen.is_tended);
    let flags = [
        (state.fallen.is_some() && !is_stable, word::UNCONSCIOUS),
        (is_stable, word::STABLE),
        (fighter.vitality() == Vitality::Critical, word::CRITICAL_LIFE),
        (fighter.is_prone(), word::PRONE),
        (fighter.is_disarmed(), word::DISARMED),
        (state.arm(state.hand).is_unloaded, word::UNLOADED),
        (state.surprised, word::SURPRISED),
        (state.turn.stance, word::STANCE),
        (state.turn.progress == Progress::Delayed, word::WAITING),
        (state.owes_turn, word::OWES_TURN),
        (state.hides.is_some(), word::HIDDEN),
        (state.carries.is_some(), word::CARRYING),
    ];
    let flagged = flags
        .into_iter()
        .filter(|(is_on, _)| *is_on)
        .map(|(_, state)| state);
    let effects = state.effects.iter().map(|effect| effect.kind.term());
    body.into_iter().chain(flagged).chain(effects).collect()
}

fn actions(fighter: &Snapshot) -> Vec<(Term, u8, u8)> {
    let turn = fighter.state.turn;
    if turn.progress == Progress::Over || !fighter.is_able() {
        return Vec::new();
    }
    let moves = match (turn.has_move(), turn.moves, turn.has_attacked) {
        (false, ..) => 0,
        (true, 0, false) => MOST_MOVES,
        _ => 1,
    };
    vec![
        (word::MOVES, moves, MOST_MOVES),
        (word::ATTACKS, u8::from(turn.has_attack()), 1),
    ]
}

/// The rungs of the ladder, highest first.
pub(crate) fn ladder(scene: &Scene) -> Vec<Rung> {
    let able = scene.fighters.iter().filter(|fighter| fighter.is_able());
    let mut rungs: Vec<_> = able
        .map(|fighter| {
            let die = fighter.state.die.unwrap_or(0);
            let ledger = initiative::ledger(&fighter.build, die);
            let value = ledger.value();
            let is_ahead = matches!(fighter.state.turn.progress, Progress::Ahead | Progress::Running);
            let rung = Rung {
                fighter: fighter.id(),
                value,
                due: if is_ahead { vec![value] } else { Vec::new() },
                ledger,
                losses: Vec::new(),
            };
            (initiative::rank(&fighter.build, die, fighter.id()), rung)
        })
        .collect();
    rungs.sort_by_key(|(rank, _)| *rank);
    rungs.into_iter().map(|(_, rung)| rung).collect()
}
