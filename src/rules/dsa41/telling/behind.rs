//! The rules behind what happens: those that made a happening or a value what it is without standing in it.
//!
//! A log would grow by half if every happening carried them, and they follow from it; so they are told when somebody asks.

use crate::battle::{Check, Choice, Happening, Ledger, Outcome, RuleId, Term};

use super::super::fighter::Plan;
use super::super::manoeuvre::{Art, Form};
use super::super::terrain::situation;
use super::super::{rule, word};

/// The rules behind a happening besides those that it names.
pub(crate) fn happening(happening: &Happening) -> Vec<RuleId> {
    match happening {
        Happening::InitiativeRolled { points, .. } => {
            let mut behind = vec![rule::CNV_06, rule::INI_10];
            behind.extend(has_line(&points.ledger, &[rule::WND_04, rule::WND_91]).then_some(rule::INI_03));
            behind
        }
        Happening::FightStarted => vec![rule::ENG_05, rule::ENG_06],
        Happening::RoundStarted => vec![rule::TIM_01, rule::TIM_08],
        Happening::PhaseReached => vec![rule::INI_04],
        Happening::Announced { plan, .. } => declared(*plan),
        Happening::Asked { question } => [asked(question.kind), reaction(question.kind)].concat(),
        Happening::Chosen { choice, .. } => chosen(choice),
        Happening::Acted { act, .. } => done(*act).to_vec(),
        Happening::Attacked { check, manoeuvre, .. } if check.rule == rule::RNG_01 => [
            shot(check, *manoeuvre),
            vec![rule::ACT_08, rule::BRD_02, rule::BRD_04],
            rolled(check),
        ]
        .concat(),
        Happening::Forgone {
            what: word::RELOAD,
            rule: Some(_),
            ..
        } => vec![rule::RNG_32],
        Happening::Attacked { check, manoeuvre, .. } => {
            let struck = vec![rule::ACT_08, rule::BRD_02, rule::BRD_04, rule::ENG_01];
            let is_second_rank = has_line(&check.ledger, &[rule::BRD_09]);
            let ranks: &[RuleId] = if is_second_rank { &[rule::UEB_05] } else { &[] };
            [
                &struck,
                between(*manoeuvre),
                &announced(*manoeuvre),
                ranks,
                extreme(*manoeuvre, check),
                &rolled(check),
            ]
            .concat()
        }
        Happening::Defended { check, means, .. } => {
            let mut behind = vec![rule::ACT_09, rule::ATK_03];
            behind.extend((*means == word::DODGE).then_some(rule::ACT_07));
            behind.extend((*means == word::PARRY).then_some(rule::MAN_PARADE));
            behind.extend((*means == word::OTHER_PARRY).then_some(rule::TWO_02));
            let is_for_another = [word::FORMATION_PARRY, word::FORMATION_SHIELD].contains(means);
            behind.extend(is_for_another.then_some(rule::MAN_FORMATION));
            let is_second = *means == word::SECOND_PARRY;
            behind.extend((is_second && check.rule == rule::SHD_01).then_some(rule::SHD_06));
            behind.extend((is_second && check.rule == rule::SHD_07).then_some(rule::SHD_08));
            let lies = check.rule == rule::SHD_01 && has_line(&check.ledger, &[rule::SIT_06]);
            behind.extend(lies.then_some(rule::SHD_24));
            let is_shot = check.rule == rule::SHD_01 && has_line(&check.ledger, &[rule::RNG_20]);
            behind.extend(is_shot.then_some(rule::SHD_04));
            behind.extend((*means == word::DODGE).then_some(rule::MAN_AUSWEICHEN_FREI));
            behind.extend(
                (*means == word::AIMED_DODGE || opens_class(*means)).then_some(rule::MAN_AUSWEICHEN_GEZIELT),
            );
            let opens = opens_class(*means);
            let is_dodge = opens || [word::DODGE, word::AIMED_DODGE].contains(means);
            behind.extend(is_dodge.then_some(rule::AUS_01));
            behind.extend(opens.then_some(rule::BRD_15));
            if is_dodge {
                behind.extend(situation::behind::dodge(&check.ledger));
            }
            [behind, rolled(check)].concat()
        }
        Happening::Undefended { rule: None, .. } => vec![rule::ATK_03, rule::ATK_04],
        Happening::Undefended { rule: Some(by), .. } => {
            let is_of_weapons = [rule::CRE_02, rule::WPN_04, rule::ATK_07].contains(by);
            let mut behind = vec![rule::ATK_04];
            behind.extend(is_of_weapons.then_some(rule::ATK_06));
            let is_of_missiles = [rule::RNG_36, rule::SUR_03].contains(by);
            behind.extend(is_of_missiles.then_some(rule::RNG_20));
            behind.extend((*by == rule::SUR_03).then_some(rule::BRD_19));
            behind.extend((*by == rule::SUR_02).then_some(rule::SUR_03));
            behind
        }
        Happening::Struck { points, loss, .. } => {
            let mut behind = if loss.source == Some(points.rule) {
                struck(points.rule)
            } else {
                Vec::new()
            };
            let doubling = [rule::CRT_02, rule::CRT_04, rule::CRT_07];
            behind.extend(has_line(&points.ledger, &doubling).then_some(rule::DMG_08));
            behind.extend(armoured(loss));
            behind
        }
        Happening::Checked { checks, .. } if checks.iter().any(|check| check.rule == rule::BRD_24) => {
            vec![rule::ARP_08]
        }
        Happening::Checked { checks, .. } if checks.len() == 1 => rolled(&checks[0]),
        Happening::Checked { pool: Some(_), .. } => vec![rule::CNV_10],
        Happening::ValueChanged {
            value: word::INI,
            from,
            to,
            rule: by,
            ..
        } => {
            let is_kept_apart = to < from && ![rule::WND_04, rule::WND_91, rule::INI_08].contains(by);
            let mut behind = vec![rule::INI_07];
            behind.extend((*by == rule::INI_08).then_some(rule::WPN_15));
            behind.extend(is_kept_apart.then_some(rule::INI_09));
            behind
        }
        Happening::Wounded { rule: by, .. } => {
            let mut behind = vec![rule::WND_08, rule::ENG_02];
            let is_shifted = [rule::WND_07, rule::RNG_43].contains(by);
            behind.extend(is_shifted.then_some(rule::WND_03));
            behind.extend((*by == rule::RNG_43).then_some(rule::WND_01));
            behind
        }
        Happening::StateChanged {
            rule: rule::SIT_05, ..
        } => vec![rule::ACT_12],
        Happening::Moved { from, to, cost, .. } if *cost > 0 => {
            let is_diagonal = from.x != to.x && from.y != to.y;
            let is_dear = *cost > if is_diagonal { DIAGONAL_HALF } else { STRAIGHT_HALF };
            let mut behind = vec![rule::BRD_01, rule::BRD_10, rule::BRD_11];
            behind.extend(is_dear.then_some(rule::BRD_12));
            behind
        }
        _ => Vec::new(),
    }
}

/// Whether a dodge opens the distance besides (`AUS-03`).
fn opens_class(means: Term) -> bool {
    [word::AIMED_DODGE_BACK, word::AIMED_DODGE_FAR].contains(&means)
}

/// What a step on even ground costs, in half cells (`BRD-10`).
const STRAIGHT_HALF: u8 = 2;
const DIAGONAL_HALF: u8 = 3;

/// The rules behind a value of a sheet besides those of its ledger.
pub(crate) fn value(value: Term) -> &'static [RuleId] {
    match value {
        word::AT | word::PA => &[
            rule::VAL_01,
            rule::VAL_06,
            rule::CNV_05,
            rule::CNV_09,
            rule::CNV_10,
            rule::TAL_01,
            rule::TAL_02,
            rule::WPN_01,
            rule::ABI_04,
        ],
        word::OTHER_AT | word::OTHER_PA => &[rule::TWO_01, rule::VAL_06, rule::CNV_10, rule::WPN_01],
        word::WARD => &[
            rule::VAL_01,
            rule::VAL_06,
            rule::CNV_05,
            rule::CNV_09,
            rule::CNV_10,
            rule::SHD_20,
        ],
        word::FK => &[
            rule::VAL_01,
            rule::VAL_06,
            rule::TAL_01,
            rule::TAL_02,
            rule::CNV_10,
        ],
        word::RS | word::BE => &[rule::ARP_01, rule::CNV_10],
        word::AW => &[
            rule::AUS_01,
            rule::VAL_01,
            rule::CNV_05,
            rule::CNV_10,
            rule::ABI_04,
        ],
        word::INI => &[
            rule::VAL_01,
            rule::CNV_05,
            rule::INI_09,
            rule::CNV_10,
            rule::ABI_03,
            rule::ABI_04,
        ],
        word::LE | word::AU => &[rule::VAL_01, rule::CNV_05],
        word::GS => &[rule::BRD_11, rule::CNV_10],
        word::WS => &[rule::VAL_01, rule::CNV_05, rule::CNV_10],
        _ => &[rule::CNV_10],
    }
}

/// A declaration binds, and most are of two actions (`TIM-02`, `TIM-03`).
fn declared(plan: Term) -> Vec<RuleId> {
    let has_two = Plan::of(plan).is_some_and(|plan| plan.second().is_some() || plan.defences() > 0);
    let mut behind = vec![rule::TIM_07];
    behind.extend(
        has_two
            .then_some([rule::TIM_02, rule::TIM_03])
            .into_iter()
            .flatten(),
    );
    behind.extend((plan == word::CARRY_ON).then_some(rule::TIM_05));
    behind.extend(
        match Plan::of(plan) {
            Some(Plan::Guarded) => Some([rule::MAN_DEFENSIV, rule::UMW_04]),
            Some(Plan::StrikeTwice) => Some([rule::UMW_01, rule::UMW_03]),
            Some(Plan::DefendTwice) => Some([rule::UMW_01, rule::UMW_04]),
            _ => None,
        }
        .into_iter()
        .flatten(),
    );
    behind
}

fn asked(kind: Term) -> &'static [RuleId] {
    match kind {
        word::ASK_ANNOUNCE => &[rule::TIM_07],
        word::ASK_DEFEND => &[rule::ATK_03],
        word::ASK_FREE => &[rule::TIM_04],
        word::ASK_LAST_WORDS => &[rule::DYI_06],
        word::ASK_STRIKE => &[rule::PAS_02, rule::BRD_08],
        word::ASK_STRIKE_THROWER => &[rule::RNG_36, rule::PAS_01],
        word::ASK_STRIKE_CHARGER | word::ASK_STRIKE_EXPOSED => &[rule::PAS_02],
        word::ASK_SEIZE => &[rule::PAS_05],
        word::ASK_FOLLOW => &[rule::BRD_07],
        word::ASK_SET_UP => &[rule::BRD_30],
        word::ASK_NEXT_TARGET => &[rule::SF_EISENHAGEL],
        word::ASK_COUNTER => &[rule::MAN_GEGENHALTEN],
        word::ASK_COVER => &[rule::MAN_FORMATION],
        word::ASK_SUPPRESS => &[rule::WND_11],
        word::ASK_SHRUG_OFF => &[rule::CRT_03],
        word::ASK_DEFY => &[rule::LEN_04],
        _ => &[rule::TIM_02],
    }
}

/// What somebody is asked out of his own phase, because another acts.
///
/// Rule: `ENG-03`.
fn reaction(kind: Term) -> &'static [RuleId] {
    let is_one = word::asks_for_strike(kind)
        || [
            word::ASK_DEFEND,
            word::ASK_FOLLOW,
            word::ASK_COUNTER,
            word::ASK_COVER,
            word::ASK_SUPPRESS,
            word::ASK_DEFY,
        ]
        .contains(&kind);
    if is_one { &[rule::ENG_03] } else { &[] }
}

fn chosen(choice: &Choice) -> Vec<RuleId> {
    match choice {
        Choice::Plan { plan, .. } => declared(*plan),
        Choice::Attack { manoeuvre, .. } => {
            [&[rule::ACT_08], between(*manoeuvre), &announced(*manoeuvre)].concat()
        }
        Choice::Defend {
            means: word::DODGE, ..
        } => vec![rule::ACT_07],
        Choice::Defend {
            means: word::NO_DEFENCE,
            ..
        }
        | Choice::Pass => Vec::new(),
        Choice::Defend { .. } => vec![rule::ACT_09],
        Choice::Move { gait, .. } => done(*gait).to_vec(),
        Choice::Act { act, .. } => done(*act).to_vec(),
    }
}

/// The rules of a manoeuvre: its own, that it needs its ability, what it costs, and how it is rolled.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-04`, `ABI-05`.
fn announced(manoeuvre: Term) -> Vec<RuleId> {
    let basic: &[RuleId] = match manoeuvre {
        word::ATTACK => &[rule::MAN_ATTACKE],
        word::FEINT => &[rule::MAN_FINTE],
        word::POWER_BLOW => &[rule::MAN_WUCHTSCHLAG],
        word::FEINT_POWER => &[rule::MAN_FINTE, rule::MAN_WUCHTSCHLAG, rule::MAN_GEN_02],
        word::ASSASSINATE => &[rule::SUR_04],
        _ => &[],
    };
    let mut behind = basic.to_vec();
    behind.extend(
        (!basic.is_empty() && ![word::ATTACK, word::ASSASSINATE].contains(&manoeuvre))
            .then_some(rule::MAN_GEN_04),
    );
    let Some((form, art)) = Form::of_word(manoeuvre).and_then(|form| Some((form, form.art()?))) else {
        return behind;
    };
    behind.extend([art.rule(), rule::MAN_GEN_01, rule::MAN_GEN_04, rule::TAL_05]);
    behind.extend((art != Art::Flat).then_some(rule::ABI_05));
    behind.extend((form != Form::Lunge(false)).then_some(rule::MAN_GEN_12));
    behind.extend((art == Art::Flat).then_some(rule::WPN_08));
    behind.extend(matches!(art, Art::Double | Art::Left).then_some(rule::TWO_06));
    behind.extend((art == Art::Bash).then_some(rule::SHD_10));
    behind.extend((art == Art::DirtyTrick).then_some(rule::MAN_GEN_11));
    behind.extend((art == Art::Aimed).then_some(rule::ZON_06));
    if matches!(art, Art::Thrust | Art::DeathThrust) {
        behind.extend([rule::DMG_03, rule::WND_03]);
    }
    behind
}

/// A natural 1 or 20 of a manoeuvre works as of any attack.
///
/// Rule: `MAN-GEN-13`.
fn extreme(manoeuvre: Term, check: &Check) -> &'static [RuleId] {
    let is_plain = manoeuvre == word::ATTACK || announced(manoeuvre).is_empty();
    let is_extreme = check
        .die()
        .is_some_and(|die| die.face == 1 || die.face == die.sides);
    if is_extreme && !is_plain {
        &[rule::MAN_GEN_13]
    } else {
        &[]
    }
}

/// The rules of blows that are struck for something besides harm.
fn between(manoeuvre: Term) -> &'static [RuleId] {
    match manoeuvre {
        word::PASSING_STRIKE => &[rule::PAS_01, rule::TIM_04],
        word::SHORTEN | word::SHORTEN_TWO | word::SHORTEN_FEINT | word::SHORTEN_TWO_FEINT => {
            &[rule::ACT_24, rule::DK_05]
        }
        word::LENGTHEN | word::LENGTHEN_TWO => &[rule::ACT_24, rule::DK_06],
        word::LENGTHEN_FAR | word::LENGTHEN_TWO_FAR => &[rule::ACT_24, rule::DK_06, rule::BRD_07],
        _ => &[],
    }
}

/// The rules of an action.
fn done(act: Term) -> &'static [RuleId] {
    match act {
        word::WALK => &[rule::ACT_10],
        word::SPRINT => &[rule::ACT_11],
        word::STEP => &[rule::ACT_03],
        word::TURN => &[rule::ACT_04],
        word::DROP | word::DROP_MAIN | word::DROP_SECOND => &[rule::ACT_05],
        word::GO_DOWN => &[rule::ACT_06],
        word::SHOUT => &[rule::ACT_02],
        word::STAND | word::STAND_QUICKLY | word::KNEEL | word::TURN_FULLY | word::RECOVER => &[rule::ACT_12],
        word::MOUNT | word::DISMOUNT => &[rule::ACT_12],
        word::MOUNT_STRIKES => &[rule::OPP_18],
        word::LEAVES_PIKE => &[rule::MAN_SPIESSGESPANN],
        word::JOIN_PIKE => &[rule::ACT_12, rule::MAN_SPIESSGESPANN, rule::SF_SPIESSGESPANN],
        word::CHANGE_STYLE => &[rule::ACT_12, rule::VAL_07, rule::WPN_02],
        word::ORIENT => &[rule::ACT_13],
        word::DRAW => &[rule::ACT_14, rule::WPN_16],
        word::STOW => &[rule::ACT_15, rule::TIM_05],
        word::PICK_UP => &[rule::ACT_17, rule::TIM_05],
        word::BREATHE => &[rule::ACT_20, rule::TIM_05],
        word::CARRY_ON => &[rule::TIM_05],
        word::TREAT => &[rule::ACT_21, rule::TIM_05],
        word::DOOR => &[rule::ACT_22],
        word::DELAY => &[rule::ACT_23],
        word::CONVERT_TO_ATTACK | word::CONVERT_TO_DEFENCE => &[rule::UMW_01],
        word::BREAK_FREE | word::SLIP_FREE => &[rule::CRE_07],
        word::LEAVE => &[rule::BRD_29],
        word::RELOAD | word::LOADED => &[rule::ACT_18, rule::TIM_05, rule::RNG_30],
        word::AIM => &[rule::ACT_19, rule::RNG_09],
        word::SPENT => &[rule::RNG_19, rule::BRD_27],
        word::LIES => &[rule::RNG_19, rule::BRD_25, rule::BRD_27],
        word::STRAYS_INTO_MELEE => &[rule::RNG_14],
        word::STRAYS_IN_LINE => &[rule::RNG_15],
        word::SUPPRESS => &[rule::WND_11],
        word::DEFY => &[rule::LEN_04],
        word::FRENZY => &[rule::ADV_STATE_1],
        word::SHRUG_OFF => &[rule::CRT_03],
        word::LUCKY_PARRY => &[rule::CRT_05],
        word::LUCKY_PARRY_SURE => &[rule::CRT_06],
        word::UNBREAKABLE => &[rule::CRT_08],
        word::WOOD_ON_STEEL => &[rule::BRK_04, rule::WPN_17],
        word::USE_ITEM | word::USED => &[rule::ACT_16, rule::TIM_05],
        word::USE_TALENT | word::TALENT_DONE => &[rule::ACT_25, rule::TIM_05],
        word::ACTIVATE => &[rule::ACT_01],
        word::WATCH => &[rule::TIM_04],
        word::ENGAGED | word::APART => &[rule::BRD_06],
        word::CLASS_HAND => &[rule::BRD_06, rule::DK_01, rule::BRD_07],
        word::CLASS_CLOSE | word::CLASS_SPEAR | word::CLASS_PIKE => {
            &[rule::BRD_06, rule::DK_01, rule::DK_04, rule::BRD_07]
        }
        word::CLOSE_IN => &[rule::DK_04],
        word::FOLLOW | word::STAY_CLOSE => &[rule::BRD_07],
        word::PRESS => &[rule::BRD_16],
        word::HAIL_AT => &[rule::SF_EISENHAGEL],
        word::SWEEP => &[rule::MAN_BEFREIUNG],
        word::DOUBLE_PUNCH => &[rule::MAN_U_DOPPELSCHLAG],
        word::KEEP_HOLD | word::LET_GO => &[rule::MAN_U_HOLDS],
        word::WREST_FREE => &[rule::MAN_U_HOLDS, rule::MAN_U_KLAMMER],
        word::STRIKE_LATER => &[rule::BRD_08],
        word::SURRENDER => &[rule::TIM_09],
        word::JUMP => &[rule::ACT_10, rule::BRD_12],
        word::BEAT_OUT => &[rule::ACT_12, rule::BRD_28],
        word::CLIMB => &[rule::ACT_10, rule::BRD_12],
        word::DIVE => &[rule::ACT_12, rule::BRD_25],
        word::FORCE => &[rule::BRD_31],
        word::JUMP_DOWN => &[rule::ACT_10, rule::BRD_14],
        word::KICK => &[rule::BRD_25, rule::BRD_26, rule::MAN_GEN_11],
        word::KINDLE | word::PUT_OUT => &[rule::ACT_22, rule::BRD_19],
        word::OVERTURN => &[rule::ACT_22, rule::MAN_GEN_11],
        word::PUT_DOWN => &[rule::ACT_05],
        word::TAKE_LIGHT => &[rule::BRD_30, rule::BRD_19],
        word::TAKEN => &[rule::ACT_17],
        word::OTHER_HAND => &[rule::SIT_04],
        word::FUMBLE_OPENS => &[rule::PAS_05],
        word::HITS_COMRADE => &[rule::FUM_07],
        word::ZONE_HIDDEN => &[rule::RNG_42],
        word::FLUNG | word::LIGHT_FALLS => &[rule::BRD_25],
        word::UNLOCK => &[rule::ACT_22, rule::BRD_31],
        _ => &[],
    }
}

/// The rules behind a shot: its value is a sum, the bands have maluses, cover has rows.
fn shot(check: &Check, manoeuvre: Term) -> Vec<RuleId> {
    let mut behind = vec![rule::RNG_02, rule::RNG_31];
    behind.extend((manoeuvre == word::THROW).then_some(rule::RNG_34));
    behind.extend((check.ledger.value() < 1).then_some(rule::RNG_03));
    let has = |rules: &[RuleId]| has_line(&check.ledger, rules);
    behind.extend(has(&[rule::RNG_05]).then_some(rule::CRE_02));
    behind.extend(has(&[rule::RNG_07]).then_some(rule::ACT_10));
    behind.extend(has(&[rule::RNG_08]).then_some(rule::BRD_18));
    behind.extend(has(&[rule::RNG_16]).then_some(rule::MNT_08));
    behind.extend(has(&[rule::RNG_14]).then_some(rule::BRD_06));
    behind.extend(has(&[rule::WND_04, rule::WND_91, rule::SIT_06]).then_some(rule::RNG_18));
    let sight = [rule::SIT_20, rule::SIT_21];
    let looked_at = |rule: &&RuleId| check.ledger.lines.iter().any(|line| line.rule == **rule);
    behind.extend((sight.iter().filter(looked_at).count() == 2).then_some(rule::MOD_02));
    behind
}

/// How the die was read, and how its value was added up.
fn rolled(check: &Check) -> Vec<RuleId> {
    let read = match check.die().map(|die| die.face) {
        Some(1) => rule::CNV_03,
        Some(20) => rule::CNV_04,
        Some(_) if check.outcome == Outcome::Fumble => rule::FUM_08,
        _ => rule::CNV_02,
    };
    let mut behind = vec![read, rule::CNV_10, rule::ENG_04];
    behind.extend(
        check
            .ledger
            .lines
            .iter()
            .any(|line| line.applies)
            .then_some(rule::CNV_01),
    );
    let postures = [rule::SIT_06, rule::SIT_07, rule::SIT_08, rule::SIT_09];
    behind.extend(has_line(&check.ledger, &postures).then_some(rule::MOD_06));
    behind.extend(situation::behind::value(&check.ledger));
    behind
}

/// Armour stops points of a blow, and nothing of what comes past it: damage points, drowning, fire.
///
/// Rule: `ARP-07`.
fn armoured(loss: &Ledger) -> Option<RuleId> {
    let is_stopped = has_line(loss, &[rule::DMG_02, rule::ZON_02, rule::ARP_06]);
    let goes_past = [Some(rule::DMG_03), Some(rule::DMG_07)].contains(&loss.source);
    (is_stopped || goes_past).then_some(rule::ARP_07)
}

/// A blow that landed, or a weapon that hurt what it stopped: half of its points.
fn struck(by: RuleId) -> Vec<RuleId> {
    match by {
        rule::DMG_01 => vec![rule::ATK_04],
        rule::CRE_03 | rule::UNA_05 | rule::UNA_06 => vec![rule::DMG_08],
        _ => Vec::new(),
    }
}

fn has_line(ledger: &Ledger, rules: &[RuleId]) -> bool {
    ledger
        .lines
        .iter()
        .any(|line| line.applies && rules.contains(&line.rule))
}
