//! What others see of a fighter: token, sheet and rung of the ladder.

use crate::battle::{FighterId, Ledger, Posture, Readout, RuleId, Rung, Term};

use super::super::cause;
use super::super::condition::{beast, fury, initiative, strain};
use super::super::exchange::damage;
use super::super::exchange::zone::{self, Effort};
use super::super::fighter::{Arm, Build, HeadWound, Heart, Nerve, Piece, Second, Vitality};
use super::super::module::Modules;
use super::super::round::{Round, dues};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, situation};
use super::super::{manoeuvre, melee, rule, word};
use super::looks;

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
        character: fighter.build.character,
        life: (fighter.life.now, fighter.life.max),
        wounds: fighter.wounds.0 as u8,
        looks: looks::looks(fighter),
        silhouette: Some(missile.map_or(arm.silhouette, |it| it.arm.silhouette)),
        weapon: Some(shown.clone()),
        arms: fighter
            .all_arms()
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

/// The states that holds bring, in place of being held by a creature: what holds a fighter, and that he holds another.
///
/// Rule: `MAN-U-HOLDS`.
pub(crate) fn add_holds(states: &mut Vec<Term>, round: &Round, id: FighterId) {
    for clasp in manoeuvre::clasp_in(&round.melee.ties) {
        if clasp.held == id {
            states.retain(|state| *state != word::HELD);
            states.push(clasp.grasp.word());
        }
        if clasp.holder == id {
            states.push(word::HOLDING);
        }
    }
}

fn values(fighter: &Snapshot) -> Vec<(Term, Ledger, Option<i16>)> {
    let build = &fighter.build;
    let arm = fighter.main_arm();
    // As many as anybody has, so that the list need not grow.
    let mut values = Vec::with_capacity(24);
    values.push((
        word::LE,
        Ledger::of(rule::VAL_02, &cause::LIFE_LEFT, fighter.life.now),
        Some(fighter.life.max),
    ));
    values.push((word::AT, struck(arm, fighter), None));
    if let Some(missile) = fighter.missile() {
        values.push((word::FK, shot(&missile.arm.attack, fighter), None));
        values.push((word::LOADING, missile.loading.clone(), None));
        let left = i16::from(fighter.missiles_left());
        let most = Some(i16::from(missile.ammunition));
        values.push((word::MISSILES, Ledger::new(rule::RNG_35, left), most));
    } else if let Some(parry) = &arm.parry {
        values.push((word::PA, parried(parry, fighter, Effort::Parry(arm)), None));
    }
    if let Some(other) = fighter.second_arm() {
        values.push((word::OTHER_AT, struck(other, fighter), None));
        let parry = other.parry.as_ref();
        let of = Effort::Parry(other);
        values.extend(parry.map(|parry| (word::OTHER_PA, parried(parry, fighter, of), None)));
    }
    values.push((word::INI, initiative::ledger(fighter), None));
    values.push((word::RS, build.armour.clone(), None));
    values.push((word::BE, build.encumbrance.clone(), None));
    if fighter.body.flies_dm() > 0 {
        let metres = fighter.body.altitude_dm / 10;
        values.push((word::ALTITUDE, Ledger::new(rule::BRD_22, metres), None));
    }
    values.push((word::GS, speed(fighter), None));
    if let Some(ward) = fighter.ward() {
        values.push((word::WARD, parried(&ward.parry, fighter, Effort::Ward), None));
    }
    if let Some(factor) = brittleness(fighter) {
        values.push((word::BF, factor, None));
    }
    if let Some(dodge) = &build.dodge {
        values.push((word::AW, dodged(dodge, fighter), None));
    }
    if let Some(threshold) = damage::first_mark(build) {
        values.push((word::WS, threshold, None));
    }
    if fighter.endurance.max > 0 {
        values.push((
            word::AU,
            Ledger::of(rule::VAL_02, &cause::ENDURANCE_LEFT, fighter.endurance.now),
            Some(fighter.endurance.max),
        ));
    }
    if let Some(value) = morale(build) {
        values.push((word::MORALE, Ledger::new(rule::MRL_02, value), None));
    }
    if let Some(worth) = build.worth {
        values.push((word::WORTH, Ledger::new(rule::CMB_02, worth), None));
    }
    if let Some(resistance) = build.magic_resistance {
        values.push((
            word::MR,
            Ledger::of(rule::VAL_02, &cause::RESISTANCE, resistance),
            None,
        ));
    }
    values
}

/// Speed with everything that slows it; in the saddle that of the mount.
///
/// Rule: `BRD-11`, `MNT-09`, `WND-10`, `LEN-02`, `LEN-03`, `ZON-03`.
fn speed(fighter: &Snapshot) -> Ledger {
    if fighter.body.mount.is_some() {
        return Ledger::new(rule::MNT_09, moves::speed(fighter));
    }
    let mut speed = Ledger::of(rule::VAL_02, &cause::SPEED, fighter.build.speed);
    let burden = fighter.build.burden;
    burden.weigh(&mut speed, rule::ARM_03, |be| be);
    let (flat, by_zone) = (initiative::flat_wounds(fighter), zone::speed_loss(fighter));
    speed.add_for(initiative::of_wounds(fighter), (&cause::WOUNDS, flat), -flat);
    speed.add_for(rule::ZON_03, (&cause::WOUNDS, by_zone), -by_zone);
    if fighter.condition.frenzied {
        speed.add(rule::WND_10, flat + by_zone);
    }
    strain::add_weakness(&mut speed, fighter);
    let crawls = if fighter.condition.vitality == Vitality::Incapacitated {
        rule::LEN_03
    } else if zone::is_crippled(fighter) {
        rule::ZON_03
    } else {
        rule::BRD_11
    };
    speed.add_for(
        crawls,
        &cause::LESS_CANNOT_BE,
        moves::speed(fighter) - speed.value(),
    );
    speed
}

/// The break factor of the weapon in the hand, once break tests have raised it: it falls again only when somebody repairs it.
///
/// Rule: `BRK-01`, `BRK-06`.
fn brittleness(fighter: &Snapshot) -> Option<Ledger> {
    let made = i16::from(fighter.main_arm().kind.break_factor?);
    let now = fighter.break_factor(Piece::Main)?;
    let mut ledger = Ledger::new(rule::WPN_01, made);
    ledger.add(rule::BRK_06, now - made);
    (now > made).then_some(ledger)
}

/// The rows of the tables behind the values: what is in the hands and what is worn, as it is now, and what was learnt.
///
/// Rule: `WPN-01`, `SHD-20`, `ARP-01`, `CMB-01`, `ABI-04`.
fn rows(fighter: &Snapshot) -> Vec<(Term, RuleId)> {
    let build = &fighter.build;
    let arm = fighter.main_arm();
    let missile = fighter.missile().map(|missile| &missile.arm);
    let ward = fighter.ward().map(|ward| &ward.rows);
    let wrestling = fighter.wrestling().map(|arm| &arm.rows);
    let other = fighter.second_arm().map(|arm| &arm.rows);
    // What is printed of a creature stands in its own row.
    let printed = Some(&build.rows).filter(|_| build.is_creature);
    let behind = [
        (word::LE, Some(&build.rows)),
        (word::AT, printed),
        (word::AT, Some(&arm.rows)),
        (word::AT, wrestling),
        (word::PA, Some(&arm.rows)),
        (word::OTHER_AT, other),
        (word::OTHER_PA, other),
        (word::FK, missile.map(|arm| &arm.rows)),
        (word::WARD, ward),
        (word::RS, Some(&build.worn)),
        (word::BE, Some(&build.worn)),
    ];
    let mut found = Vec::with_capacity(64);
    for (value, rows) in behind {
        let rows = rows.into_iter().flat_map(|rows| rows.iter());
        found.extend(rows.map(|row| (value, *row)));
    }
    found.extend_from_slice(&build.taught);
    found.extend(is_fearless(build).then_some((word::LE, rule::MRL_03)));
    found
}

/// The morale of somebody who may lose it.
///
/// Rule: `MRL-02`.
fn morale(build: &Build) -> Option<i16> {
    match build.nerve {
        Nerve::Value(value) if build.modules.has(Modules::MORALE) => Some(value),
        _ => None,
    }
}

/// Whether somebody is a hero, who never loses heart.
///
/// Rule: `MRL-03`.
fn is_fearless(build: &Build) -> bool {
    build.modules.has(Modules::MORALE) && build.nerve == Nerve::Never && !build.is_creature
}

/// An attack with all that counts in every exchange.
fn struck(arm: &Arm, fighter: &Snapshot) -> Ledger {
    upright(now(&arm.attack, fighter, Effort::Attack(arm)), fighter)
}

/// A parry with the same.
fn parried(value: &Ledger, fighter: &Snapshot, effort: Effort) -> Ledger {
    upright(now(value, fighter, effort), fighter)
}

/// A shot with the same; only lying hinders it.
///
/// Rule: `SIT-06`.
fn shot(value: &Ledger, fighter: &Snapshot) -> Ledger {
    let mut ledger = now(value, fighter, Effort::Shot);
    situation::posture::shot(&mut ledger, fighter);
    ledger
}

/// A dodge with the same, which takes no breath; whoever lies has none.
///
/// Rule: `SIT-06`, `SIT-07`, `END-04`.
fn dodged(value: &Ledger, fighter: &Snapshot) -> Ledger {
    let mut ledger = value.clone();
    strain::add(&mut ledger, fighter);
    zone::add(&mut ledger, fighter, Effort::Dodge);
    situation::posture::dodge(&mut ledger, fighter);
    if fighter.is_prone() {
        ledger.add_for(rule::SIT_06, &cause::LIES, -ledger.value());
    }
    ledger
}

/// A combat value with wounds, low life energy, lost breath, frenzy and what ails a fighter, which count in every exchange.
///
/// Rule: `WND-04`, `ZON-03`, `LEN-01`, `END-04`, `WND-95`, `ADV-STATE-1`, `ADV-STATE-2`, `OPP-12`, `OPP-13`, `OPP-14`.
fn now(value: &Ledger, fighter: &Snapshot, effort: Effort) -> Ledger {
    let mut ledger = value.clone();
    strain::add(&mut ledger, fighter);
    strain::add_weariness(&mut ledger, fighter);
    match effort {
        Effort::Attack(_) => {
            fury::add_to_attack(&mut ledger, fighter);
            beast::add_to_attack(&mut ledger, fighter);
        }
        Effort::Parry(_) | Effort::Ward => {
            fury::add_to_parry(&mut ledger, fighter);
            beast::add_to_parry(&mut ledger, fighter);
        }
        Effort::Shot | Effort::Dodge | Effort::Initiative => {}
    }
    zone::add(&mut ledger, fighter, effort);
    ledger
}

/// The same with the own posture in hand-to-hand fighting.
///
/// Rule: `SIT-06`, `SIT-07`.
fn upright(mut ledger: Ledger, fighter: &Snapshot) -> Ledger {
    let (posture, malus) = situation::posture::own(fighter.body.posture);
    ledger.add(posture, malus);
    ledger
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
    let spirit = condition.ado.spirit;
    let weakness = condition.ado.ills.weakness;
    let is_under_water = elements.is_sunk || elements.rounds_under > 0;
    let marks = HeadWound::LASTING.map(|wound| (condition.ado.marred.has(wound), word::head_wound(wound)));
    let flags = [
        (condition.disoriented, word::DISORIENTED),
        (condition.exhausted, word::EXHAUSTED),
        (fighter.hands.empty, word::UNARMED),
        (!fighter.body.present && !condition.ado.waits, word::FLED),
        (condition.held_by.is_some(), word::HELD),
        (fighter.body.mount.is_some(), word::RIDES),
        (condition.ado.saddle.rider.is_some(), word::RIDDEN),
        (condition.ado.saddle.unready_in > 0, word::UNREADY),
        (
            condition.unconscious > 0 && !weakness.is_paralysed,
            word::UNCONSCIOUS,
        ),
        (weakness.lost.is_some(), word::WEAKENED),
        (weakness.is_paralysed, word::PARALYSED),
        (condition.frenzied && !fury::is_raging(fighter), word::FRENZIED),
        (fury::is_raging(fighter), word::RAGING),
        (condition.surrendered, word::SURRENDERED),
        (is_unloaded(fighter), word::UNLOADED),
        (fighter.hands.quiver.aim.is_some(), word::AIMING),
        (is_under_water, word::UNDER_WATER),
        (condition.ado.burning, word::BURNING),
        (condition.ado.tackle.second == Second::Lost, word::UNSHIELDED),
        (zone::lame_arms(fighter) > 0, word::LAMED),
        (zone::is_crippled(fighter), word::CRIPPLED),
        (condition.ado.is_bleeding(), word::BLEEDING),
        (condition.opening.surprised, word::SURPRISED),
        (condition.opening.ambush.is_unaware, word::UNAWARE),
        (spirit.heart == Heart::Bold, word::BOLD),
        (spirit.heart == Heart::Retreats, word::RETREATING),
        (spirit.heart == Heart::Panics, word::PANICKING),
        (spirit.is_cheered, word::CHEERED),
        (condition.ado.ills.stench.is_some(), word::SICKENED),
        (condition.ado.ills.shriek.is_some(), word::UNNERVED),
        (
            condition.ado.grit.numb > 0 || condition.ado.scars.has_numb(),
            word::NUMB,
        ),
        (condition.ado.grit.defies_until > 0, word::DEFIANT),
        (condition.ado.grit.pained_until > 0, word::PAINED),
        (condition.ado.venom.rounds.0 > 0, word::POISONED),
        (condition.ado.gashes.is_grave, word::GRAVE_WOUND),
    ];
    let flagged = flags
        .into_iter()
        .chain(marks)
        .filter(|(is_on, _)| *is_on)
        .map(|(_, state)| state);
    vitality.into_iter().chain(posture).chain(flagged).collect()
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
    // What a long action has left of a round is one defence as well as one attack, whatever was declared (TIM-05).
    let defences = plan.defences().max(u8::from(turn.converted));
    vec![
        (word::ACTIONS, left, all),
        (word::DEFENCES, turn.defences, defences),
        (word::FREE_ACTIONS, turn.free, turn.free_most),
    ]
}

/// The rules whose points the ladder calls losses.
const LOSSES: [RuleId; 5] = [
    rule::WND_04,
    rule::WND_91,
    rule::INI_09,
    rule::LEN_01,
    rule::END_04,
];

/// The rule by which the points of a line are gone: for what combat actions took (`INI-09`) the last that took any.
fn taken_by(fighter: &Snapshot, line: RuleId) -> RuleId {
    let last = fighter.initiative.taken_by.0.filter(|_| line == rule::INI_09);
    last.unwrap_or(line)
}

/// The rungs of the ladder, highest first.
pub(crate) fn ladder(scene: &Scene) -> Vec<Rung> {
    let mut rungs = Vec::with_capacity(scene.fighters.len());
    let awake = scene.fighters.iter().filter(|fighter| fighter.is_conscious());
    rungs.extend(awake.map(|fighter| {
        let ledger = initiative::ledger(fighter);
        let losses: Vec<(RuleId, i16)> = ledger
            .lines
            .iter()
            .filter(|line| line.applies && LOSSES.contains(&line.rule))
            .filter(|line| !fighter.condition.frenzied || line.rule == rule::INI_09)
            .map(|line| (taken_by(fighter, line.rule), line.amount))
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
    }));
    rungs.sort_by_key(|(value, basis, rung): &(i16, i16, Rung)| {
        (std::cmp::Reverse((*value, *basis)), rung.fighter)
    });
    rungs.into_iter().map(|(_, _, rung)| rung).collect()
}
