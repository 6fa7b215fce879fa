//! What others see of a fighter: token, sheet and rung of the ladder.

use crate::battle::{FighterId, Ledger, Posture, Readout, RuleId, Rung, Term};

use super::fighter::{Build, Second, Vitality};
use super::module::Modules;
use super::round::{Round, dues};
use super::scene::{Scene, Snapshot};
use super::value::rounded;
use super::zone::{self, Zone};
use super::{initiative, melee, moves, rule, situation, strain, word};

/// All that a sheet or a token shows.
pub(crate) fn readout(fighter: &Snapshot) -> Readout {
    let arm = fighter.main_arm();
    let style = fighter.style();
    let missile = fighter.missile();
    let shown = if fighter.hands.empty {
        &arm.name
    } else {
        &style.name
    };
    Readout {
        name: fighter.build.name.clone(),
        life: (fighter.life.now, fighter.life.max),
        wounds: fighter.wounds as u8,
        silhouette: Some(missile.map_or(arm.silhouette, |it| it.arm.silhouette)),
        weapon: Some(shown.clone()),
        arms: fighter
            .arms()
            .map(|(slot, arm)| (crate::battle::Slot(slot as u8), arm.name.clone()))
            .chain(missile.map(|it| (crate::battle::Slot(fighter.missile_slot()), it.arm.name.clone())))
            .collect(),
        values: values(fighter),
        rows: rows(fighter),
        states: states(fighter),
        actions: actions(fighter),
        fights: fighter.is_able(),
        engaged: Vec::new(),
    }
}

/// The foes with whom a fighter is engaged, each with the class, or only that they fight where there are no classes.
///
/// Rule: `BRD-06`, `DK-01`.
pub(crate) fn engaged(round: &Round, fighter: &Snapshot) -> Vec<(FighterId, Term)> {
    let has_classes = round.modules.has(Modules::DK);
    let word = |class| {
        if has_classes {
            melee::word_of(class)
        } else {
            word::ENGAGED
        }
    };
    let foes = round.melee.pairs.foes_of(fighter.id());
    foes.map(|(foe, class)| (foe, word(class))).collect()
}

fn values(fighter: &Snapshot) -> Vec<(Term, Ledger, Option<i16>)> {
    let build = &fighter.build;
    let arm = fighter.main_arm();
    let mut values = vec![
        (
            word::LE,
            Ledger::new(rule::VAL_02, fighter.life.now),
            Some(fighter.life.max),
        ),
        (word::AT, tired(&arm.attack, fighter), None),
    ];
    if let Some(missile) = fighter.missile() {
        values.push((word::FK, tired(&missile.arm.attack, fighter), None));
        values.push((word::LOADING, missile.loading.clone(), None));
        let left = i16::from(fighter.missiles_left());
        let most = Some(i16::from(missile.ammunition));
        values.push((word::MISSILES, Ledger::new(rule::RNG_35, left), most));
    } else if let Some(parry) = &arm.parry {
        values.push((word::PA, tired(parry, fighter), None));
    }
    values.push((word::INI, initiative::ledger(fighter), None));
    values.push((word::RS, build.armour.clone(), None));
    values.push((word::BE, build.encumbrance.clone(), None));
    if fighter.body.altitude_dm > 0 {
        let metres = fighter.body.altitude_dm / 10;
        values.push((word::ALTITUDE, Ledger::new(rule::BRD_22, metres), None));
    }
    let mut speed = Ledger::new(rule::VAL_02, build.speed);
    speed.add(rule::ARM_03, -build.encumbrance.value());
    speed.add(rule::WND_04, initiative::wound_loss(fighter) / 2);
    speed.add(rule::ZON_03, -zone::speed_loss(fighter));
    speed.add(rule::LEN_01, -strain::felt_weakness(fighter));
    speed.add(rule::BRD_11, moves::speed(fighter) - speed.value());
    values.push((word::GS, speed, None));
    if let Some(ward) = fighter.ward() {
        values.push((word::WARD, tired(&ward.parry, fighter), None));
    }
    if let Some(dodge) = &build.dodge {
        values.push((word::AW, now(dodge, fighter), None));
    }
    if let Some(threshold) = threshold(build) {
        values.push((word::WS, threshold, None));
    }
    if fighter.endurance.max > 0 {
        values.push((
            word::AU,
            Ledger::new(rule::VAL_02, fighter.endurance.now),
            Some(fighter.endurance.max),
        ));
    }
    if let Some(resistance) = build.magic_resistance {
        values.push((word::MR, Ledger::new(rule::VAL_02, resistance), None));
    }
    values
}

/// The rows of the tables behind the values: what is in the hands and what is worn, as it is now, and what was learnt.
///
/// Rule: `WPN-01`, `SHD-20`, `ARP-01`, `CMB-01`, `ABI-04`.
fn rows(fighter: &Snapshot) -> Vec<(Term, RuleId)> {
    let build = &fighter.build;
    let arm = fighter.main_arm();
    let missile = fighter.missile().map(|missile| &missile.arm);
    let ward = fighter.ward().map(|ward| &ward.rows);
    // What is printed of a creature stands in its own row.
    let printed = Some(&build.rows).filter(|_| build.is_creature);
    let behind = [
        (word::LE, Some(&build.rows)),
        (word::AT, printed),
        (word::AT, Some(&arm.rows)),
        (word::PA, Some(&arm.rows)),
        (word::FK, missile.map(|arm| &arm.rows)),
        (word::WARD, ward),
        (word::RS, Some(&build.worn)),
        (word::BE, Some(&build.worn)),
    ];
    let rows = behind
        .into_iter()
        .filter_map(|(value, rows)| Some((value, rows?)));
    let rows = rows.flat_map(|(value, rows)| rows.iter().map(move |row| (value, *row)));
    rows.chain(build.taught.iter().copied()).collect()
}

/// The same as [`now`] of what takes breath: of all but the dodge (`END-04`).
fn tired(value: &Ledger, fighter: &Snapshot) -> Ledger {
    let mut ledger = now(value, fighter);
    strain::add_weariness(&mut ledger, fighter);
    ledger
}

/// A combat value with wounds, low life energy and the own posture, which count in every exchange.
fn now(value: &Ledger, fighter: &Snapshot) -> Ledger {
    let mut ledger = value.clone();
    strain::add(&mut ledger, fighter);
    let (posture, malus) = situation::posture::own(fighter.body.posture);
    ledger.add(posture, malus);
    ledger
}

/// The first wound threshold: half of KO, two more for iron people and two less for brittle ones.
///
/// Rule: `WND-01`, `WND-02`.
fn threshold(build: &Build) -> Option<Ledger> {
    let [first, ..] = build.thresholds?;
    let Some(ko) = build.constitution.filter(|_| !build.is_creature) else {
        return Some(Ledger::new(rule::WND_01, first));
    };
    let mut ledger = Ledger::new(rule::WND_01, rounded(ko, 2));
    ledger.add(rule::WND_02, first - rounded(ko, 2));
    Some(ledger)
}

fn states(fighter: &Snapshot) -> Vec<Term> {
    let condition = fighter.condition;
    let vitality = match condition.vitality {
        Vitality::Fit => None,
        Vitality::Incapacitated => Some(word::INCAPACITATED),
        Vitality::Dying if condition.countdown.is_none() => Some(word::STABLE),
        Vitality::Dying => Some(word::DYING),
        Vitality::Dead => Some(word::DEAD),
    };
    let posture = match fighter.body.posture {
        Posture::Standing => None,
        Posture::Kneeling => Some(word::KNEELING),
        Posture::Lying => Some(word::PRONE),
    };
    let elements = condition.elements;
    let is_under_water = elements.is_sunk || elements.rounds_under > 0;
    let flags = [
        (condition.disoriented, word::DISORIENTED),
        (condition.exhausted, word::EXHAUSTED),
        (fighter.hands.empty, word::UNARMED),
        (!fighter.body.present && !condition.ado.waits, word::FLED),
        (condition.held_by.is_some(), word::HELD),
        (condition.unconscious > 0, word::UNCONSCIOUS),
        (condition.frenzied, word::FRENZIED),
        (condition.surrendered, word::SURRENDERED),
        (is_unloaded(fighter), word::UNLOADED),
        (fighter.hands.quiver.aim.is_some(), word::AIMING),
        (is_under_water, word::UNDER_WATER),
        (condition.ado.burning, word::BURNING),
        (
            !fighter.hands.empty && condition.ado.tackle.second == Second::Lost,
            word::UNSHIELDED,
        ),
        (has_lame_arm(fighter), word::LAMED),
        (zone::is_crippled(fighter), word::CRIPPLED),
        (condition.ado.scars.bleeding, word::BLEEDING),
        (condition.opening.surprised, word::SURPRISED),
        (condition.ado.grit.suppressed > 0, word::NUMB),
        (condition.ado.grit.defies_until > 0, word::DEFIANT),
    ];
    let flagged = flags
        .into_iter()
        .filter(|(is_on, _)| *is_on)
        .map(|(_, state)| state);
    vitality.into_iter().chain(posture).chain(flagged).collect()
}

/// Whether an arm is of no use any more (`ZON-03`).
fn has_lame_arm(fighter: &Snapshot) -> bool {
    let scars = &fighter.condition.ado.scars;
    [Zone::LeftArm, Zone::RightArm]
        .iter()
        .any(|arm| scars.is_useless(*arm))
}

/// Whether the missile weapon in the hands has to be loaded (`ACT-18`).
fn is_unloaded(fighter: &Snapshot) -> bool {
    fighter.missile().is_some() && !fighter.is_loaded()
}

fn actions(fighter: &Snapshot) -> Vec<(Term, u8, u8)> {
    let turn = fighter.turn;
    let Some(plan) = turn.plan else { return Vec::new() };
    let slots = [(plan.first(), turn.first_done), (plan.second(), turn.second_done)];
    let all = slots.iter().filter(|(deed, _)| deed.is_some()).count() as u8;
    let left = slots
        .iter()
        .filter(|(deed, done)| deed.is_some() && !done)
        .count() as u8;
    vec![
        (word::ACTIONS, left, all),
        (word::DEFENCES, turn.defences, plan.defences()),
        (word::FREE_ACTIONS, turn.free, turn.free_most),
    ]
}

/// The rules whose points the ladder calls losses.
const LOSSES: [RuleId; 4] = [rule::WND_04, rule::INI_09, rule::LEN_01, rule::END_04];

/// The rungs of the ladder, highest first.
pub(crate) fn ladder(scene: &Scene) -> Vec<Rung> {
    let mut rungs: Vec<(i16, i16, Rung)> = scene
        .fighters
        .iter()
        .filter(|fighter| fighter.is_conscious())
        .map(|fighter| {
            let ledger = initiative::ledger(fighter);
            let losses: Vec<(RuleId, i16)> = ledger
                .lines
                .iter()
                .filter(|line| line.applies && LOSSES.contains(&line.rule))
                .filter(|line| !fighter.condition.frenzied || line.rule == rule::INI_09)
                .map(|line| (line.rule, line.amount))
                .collect();
            let due = dues(fighter).map(|(_, phase)| phase).collect();
            let value = ledger.value();
            (
                value,
                fighter.build.ini_basis,
                Rung {
                    fighter: fighter.id(),
                    value,
                    due,
                    ledger,
                    losses,
                },
            )
        })
        .collect();
    rungs.sort_by_key(|(value, basis, rung)| (std::cmp::Reverse((*value, *basis)), rung.fighter));
    rungs.into_iter().map(|(_, _, rung)| rung).collect()
}
