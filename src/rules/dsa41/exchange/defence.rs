//! Defences: what may answer a blow, with what value, and the roll.

use crate::battle::{Ledger, RuleId, Term, WhyNot};
use crate::board::Cell;

use super::super::cause::{self, void};
use super::super::condition::{beast, convert, fury, riding, strain};
use super::super::fighter::{Arm, Piece, Plan, Size, Ward};
use super::super::manoeuvre::{self, Art, Form, Guarding};
use super::super::melee::{self, Purpose};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::terrain::situation::{self, Guard, posture};
use super::super::{rule, shot, why};
use super::attack::{self, Blow};
use super::tally::{Tally, Unread};
use super::zone::{self, Effort};

pub use super::means::Means;
use super::means::{Feat, answers_purpose, without_defence, without_parry};

/// What answers a blow: the rule that asks for the roll and the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Defence<T = Ledger> {
    pub(crate) rule: RuleId,
    pub(crate) ledger: T,
    /// Cells that a dodger may jump to; empty for other means.
    pub(crate) cells: Vec<Cell>,
}

/// The value of a defence, or the rule that forbids it now.
///
/// Rule: `ACT-07`, `ACT-09`, `ATK-02`, `ATK-03`, `ATK-05`, `ATK-06`, `AUS-02`, `AUS-03`, `MAN-PARADE`, `MAN-AUSWEICHEN-FREI`,
/// `MAN-AUSWEICHEN-GEZIELT`, `MAN-KLINGENWAND`, `MAN-AUSFALL`, `MAN-U-HOLDS`.
///
/// # Errors
///
/// Why not.
pub(crate) fn defence<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    blow: Blow,
    means: Means,
) -> Result<Defence<T>, WhyNot> {
    let means = manoeuvre::braced(scene, defender, means);
    if means.classes() > 0 && (!melee::has_classes(scene) || blow.flight.is_missile()) {
        return Err(why::no_class_to_gain(rule::AUS_03));
    }
    if means != Means::Dodge && !means.is_wall() && manoeuvre::is_behind_wall(scene, defender) {
        return Err(why::behind_wall_of_blades(rule::MAN_KLINGENWAND));
    }
    // Whom a series of attacks presses does not get away (MAN-AUSFALL).
    if means.classes() > 0 && defender.turn.plan == Some(Plan::Pressed) {
        return Err(why::cannot_give_way(rule::MAN_AUSFALL, attacker.id()));
    }
    // Nor does he leave his square who is held there (MAN-U-HOLDS, MAN-FESTNAGELN, CRE-07).
    if means.classes() > 0 && defender.condition.held_by.is_some() {
        return Err(manoeuvre::held_fast(scene, defender));
    }
    if blow.flight.is_missile() {
        return shot::defence(scene, defender, attacker, blow, means);
    }
    answers_purpose(blow.purpose, means)?;
    let mut found: Defence<T> = match means {
        Means::Other if defender.second_arm().is_none() => return Err(why::no_second_weapon(rule::TWO_02)),
        _ if means.is_parry() => {
            let mut found = standing(scene, defender, attacker, blow, means)?;
            if scene.round.modules.keep_pairs() {
                at_distance(&mut found, scene, defender, attacker, means)?;
            }
            halve(&mut found, (defender, attacker), blow, means);
            hamper(&mut found, blow);
            return Ok(found);
        }
        _ if !defender.is_able() => return Err(why::unable(rule::ATK_03)),
        _ => dodge(scene, defender, attacker, means)?,
    };
    halve(&mut found, (defender, attacker), blow, means);
    if means.is_aimed_dodge() {
        hamper(&mut found, blow);
    }
    mislead(&mut found, attacker, blow);
    foresee(&mut found, blow);
    if let Form::Bare(kind, points) = blow.form {
        manoeuvre::outwit(&mut found.ledger, scene, (defender, means), (kind, points))?;
    }
    if let Some(how) = guarding(means) {
        manoeuvre::lift_defence(&mut found.ledger, scene, (defender, attacker), how);
    }
    if means.is_aimed_dodge() && manoeuvre::is_of_series(attacker, blow.form) {
        found.ledger.add(rule::MAN_AUSFALL, PRESSED_DODGE);
    }
    Ok(found)
}

/// How a means answers a blow, as what manoeuvres have left behind asks for it.
pub(crate) const fn guarding(means: Means) -> Option<Guarding> {
    match means {
        Means::Dodge => Some(Guarding::Dodge),
        _ if means.is_aimed_dodge() => Some(Guarding::AimedDodge),
        _ if means.is_parry() => Some(Guarding::Parry),
        _ => None,
    }
}

/// Whoever has fumbled turns the blow that follows aside less easily (`PAS-05`).
fn hamper<T: Tally>(found: &mut Defence<T>, blow: Blow) {
    if let Purpose::Occasional(grant) = blow.purpose {
        found
            .ledger
            .add(rule::PAS_05, i16::from(grant.parry.unwrap_or(0)));
    }
}

/// What an aimed dodge loses against a series of attacks (`MAN-AUSFALL`).
pub(crate) const PRESSED_DODGE: i16 = -2;

/// What distance and numbers do to a parry.
fn at_distance<T: Tally>(
    found: &mut Defence<T>,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    means: Means,
) -> Result<(), WhyNot> {
    let weapon = means.is_of_weapon().then(|| defender.arm_of(means));
    if let Some(arm) = weapon.filter(|arm| !melee::is_parried(scene, defender, attacker, arm)) {
        return Err(melee::misfits(scene, (defender, attacker), arm, rule::DK_02));
    }
    melee::add_to_parry(
        &mut found.ledger,
        scene,
        defender,
        attacker,
        (weapon, means.is_wall()),
    );
    Ok(())
}

/// A lucky attack, or a lucky attempt to come nearer, halves the answer, before the circumstances. What a shield does not add against a
/// chain, and what a flyer has not on the ground, is no part of the value.
///
/// Rule: `CRT-01`, `CRT-04`, `DK-09`, `SHD-03`, `OPP-14`.
fn halve<T: Tally>(
    found: &mut Defence<T>,
    (defender, attacker): (&Snapshot, &Snapshot),
    blow: Blow,
    means: Means,
) {
    let by_luck = match blow.purpose {
        Purpose::Shorten(_, true) => Some(rule::DK_09),
        _ => blow.luck.halves(),
    };
    let Some(by_luck) = by_luck else { return };
    let whole = match means {
        Means::Feat(Feat::Wall, _, points) => {
            found.ledger.add(by_luck, attack::half(points) - points);
            return;
        }
        _ if means.is_of_weapon() => defender.arm_of(means).parry.as_ref(),
        _ if means.is_of_ward() => defender.ward().map(|ward| &ward.parry),
        _ => defender.build.dodge.as_ref(),
    };
    let lacking = match means {
        _ if means.is_of_weapon() => situation::height::grounded(defender),
        _ if means.is_of_ward() => {
            let with = attacker.arm(usize::from(blow.slot));
            let ward = defender.ward().zip(with);
            ward.map_or(0, |(ward, with)| -past(ward, with))
        }
        _ => 0,
    };
    let whole = whole.map_or(0, Ledger::value) + lacking;
    found.ledger.add(by_luck, attack::half(whole) - whole);
}

/// The value of a parry, which asks nothing of the ground; dodges are never found here.
///
/// # Errors
///
/// Why not.
pub(crate) fn standing<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    blow: Blow,
    means: Means,
) -> Result<Defence<T>, WhyNot> {
    if !defender.is_able() {
        return Err(why::unable(rule::ATK_03));
    }
    if blow.flight.is_missile() {
        return Err(why::missiles_are_not_parried(rule::RNG_20));
    }
    let arm = attacker
        .arm(usize::from(blow.slot))
        .unwrap_or(attacker.main_arm());
    let arm = &*manoeuvre::led(attacker, arm, blow.form);
    let mut found: Defence<T> = match means {
        _ if means.is_of_weapon() => parry(scene, defender, attacker, (arm, means))?,
        _ if means.is_of_ward() => ward(scene, defender, attacker, (arm, means))?,
        _ => return Err(why::dodges_on_the_ground(rule::AUS_02)),
    };
    mislead(&mut found, attacker, blow);
    if let Means::Feat(feat, piece, points) = means {
        fury::has_wits(defender)?;
        let plan = (feat, piece, points);
        manoeuvre::add_to_parry(&mut found.ledger, scene, (defender, attacker), (arm, blow), plan)?;
    }
    if let Form::Bare(kind, points) = blow.form {
        manoeuvre::outwit(&mut found.ledger, scene, (defender, means), (kind, points))?;
    }
    foresee(&mut found, blow);
    manoeuvre::lift_defence(&mut found.ledger, scene, (defender, attacker), Guarding::Parry);
    if blow.form == Form::Trip && !defender.is_behind_shield(means) {
        let is_bare = means.is_of_weapon()
            && manoeuvre::guard(&scene.round.melee.ties, defender, means)?
                .kind
                .is_unarmed;
        let is_nimble = is_bare && defender.build.traits.footwork;
        // No weapon stops a whip, and no bare arm a blow at the legs but that of quick feet (MAN-U-BEINARBEIT).
        if !is_nimble && (is_bare || arm.kind.is_whip) {
            return Err(why::trip_is_not_parried(rule::MAN_UMREISSEN));
        }
        found.ledger.add_for(rule::MAN_UMREISSEN, arm.thing, LOW_PARRY);
        let relief = if is_nimble { -LOW_PARRY } else { 0 };
        found.ledger.add(rule::MAN_U_BEINARBEIT, relief);
    }
    if blow.form == Form::SplitShield && defender.is_behind_shield(means) {
        return Err(why::shield_is_the_target(rule::MAN_SCHILDSPALTER));
    }
    Ok(found)
}

/// What a weapon loses that must parry at the legs (`MAN-UMREISSEN`).
pub(crate) const LOW_PARRY: i16 = -8;

/// A blow at a part of the body is seen coming (`MAN-GEZIELTERSCHLAG`, `ZON-06`).
fn foresee<T: Tally>(found: &mut Defence<T>, blow: Blow) {
    if let Form::Aimed(_) = blow.form {
        found.ledger.add(rule::MAN_GEZIELTERSCHLAG, FORESEEN);
    }
}

/// What it helps to see where a blow goes (`ZON-06`).
pub(crate) const FORESEEN: i16 = 2;

/// A feint makes every defence harder (`MAN-FINTE`).
fn mislead<T: Tally>(found: &mut Defence<T>, attacker: &Snapshot, blow: Blow) {
    if blow.feint == 0 {
        return;
    }
    let arm = attacker
        .arm(usize::from(blow.slot))
        .unwrap_or(attacker.main_arm());
    let feint = attack::feint_effect(blow.feint, attacker.build.traits.arts.has(Art::Feint));
    found
        .ledger
        .add_for(rule::MAN_FINTE, (&cause::ANNOUNCED, blow.feint), -feint);
    let lost = attack::clumsiness(&attacker.build, arm, Art::Feint, blow.feint);
    found.ledger.add_for(rule::WPN_10, arm.thing, -lost);
    let lost = attack::unsuited(&attacker.build, arm, Art::Feint, blow.feint);
    found.ledger.add_for(rule::MAN_GEN_06, arm.thing, -lost);
}

/// What a weapon loses that must parry one on a chain (`WPN-05`).
pub(crate) const OFF_THE_CHAIN: i16 = -2;

/// What a bare arm loses that must parry a weapon (`UNA-06`).
pub(crate) const AGAINST_WEAPON: i16 = -2;

/// What a parry loses against somebody very small (`CRE-02`).
pub(crate) const AGAINST_VERY_SMALL: i16 = -4;

/// What hinders and helps all defences alike.
fn common(ledger: &mut impl Tally, defender: &Snapshot, attacker: &Snapshot) {
    strain::add(ledger, defender);
    ledger.add(rule::INI_06, defender.turn.high_ini);
    posture::of_attacker(ledger, attacker);
    ledger.add(rule::MAN_GEN_05, -defender.condition.off_balance);
}

/// What weariness, frenzy, habits and wounded arms do to every parry.
///
/// Rule: `END-04`, `ADV-STATE-1`, `ZON-03`.
pub(crate) fn add_condition(ledger: &mut impl Tally, defender: &Snapshot, effort: Effort) {
    strain::add_weariness(ledger, defender);
    fury::add_to_parry(ledger, defender);
    beast::add_to_parry(ledger, defender);
    zone::add(ledger, defender, effort);
}

pub(crate) fn burdened_by_plan(ledger: &mut impl Tally, defender: &Snapshot) {
    ledger.add_for(
        rule::UMW_02,
        &cause::LONG_ACTION,
        if defender.turn.converted {
            attack::CONVERTED
        } else {
            0
        },
    );
    match defender.turn.plan {
        Some(plan) if plan.moves() => ledger.add_for(rule::ACT_10, &cause::MOVES, attack::MOVING),
        _ => ledger.note(rule::ACT_10, attack::MOVING, &void::STAYS),
    }
}

fn parry<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    (with, means): (&Arm, Means),
) -> Result<Defence<T>, WhyNot> {
    let is_wall = means.is_wall();
    let own = manoeuvre::guard(&scene.round.melee.ties, defender, means)?;
    let is_extra = matches!(means, Means::Parry | Means::Other) && convert::has_extra_parry(defender);
    let goes_on = is_wall && defender.turn.defences == 0 && manoeuvre::has_wall(scene, defender);
    may_parry(defender, defender.turn.defences > 0 || is_extra || goes_on)?;
    if !goes_on && !defender.turn.spent.leaves(convert::piece_of(defender, own)) {
        return Err(why::used_twice(rule::UMW_06, &own.name));
    }
    if let Some(missile) = defender.missile().filter(|missile| !missile.is_thrown) {
        return Err(why::does_not_parry(rule::ATK_07, &missile.arm.name));
    }
    let value = own.parry.as_ref();
    let value = value.ok_or_else(|| why::does_not_parry(without_parry(own), &own.name))?;
    match attacker.build.size {
        _ if with.kind.is_hooves && !is_wall => return Err(why::only_dodged(rule::CRE_02, &with.name)),
        Size::Big if is_wall => {}
        Size::Tiny | Size::Big | Size::Huge => return Err(why::foe_of_such_size(rule::CRE_02)),
        _ if with.kind.is_heavy && own.kind.is_light => {
            return Err(why::too_light_to_parry(rule::WPN_04, &own.name, &with.name));
        }
        _ => {}
    }
    let mut ledger = T::of(value);
    common(&mut ledger, defender, attacker);
    add_condition(&mut ledger, defender, Effort::Parry(own));
    riding::add_to_parry(&mut ledger, defender, own);
    burdened_by_plan(&mut ledger, defender);
    if !is_extra {
        convert::add_to_defence(&mut ledger, defender, means)?;
    }
    posture::parry(&mut ledger, defender);
    if attacker.build.size == Size::VerySmall {
        ledger.add_for(rule::CRE_02, &cause::SIZE_VERY_SMALL, AGAINST_VERY_SMALL);
    }
    // A bare arm is no weapon that a chain would go round.
    if with.kind.is_chain && !own.kind.is_of_body() {
        ledger.add_for(rule::WPN_05, with.thing, OFF_THE_CHAIN);
    }
    match (own.kind.is_unarmed, with.kind.is_unarmed) {
        (true, true) => ledger.note_for(rule::UNA_04, with.thing, AGAINST_WEAPON, &void::BOTH_BARE),
        (true, false) if !with.kind.is_natural => ledger.add_for(rule::UNA_06, with.thing, AGAINST_WEAPON),
        _ => {}
    }
    situation::parry(&mut ledger, scene, defender, attacker, (Guard::Weapon(own), with))?;
    Ok(Defence {
        rule: rule::ATK_02,
        ledger,
        cells: Vec::new(),
    })
}

/// The points of a shield that do not count against what strikes past it.
///
/// Rule: `SHD-03`.
fn past(ward: &Ward, with: &Arm) -> i16 {
    match with.kind.ignores_shield && ward.is_shield {
        true => ward.modifier.max(0),
        false => 0,
    }
}

/// The value of a shield or a parry weapon; whoever lies has his shield still, and it is harder to use as any parry (`SHD-24`).
fn ward<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    (with, means): (&Arm, Means),
) -> Result<Defence<T>, WhyNot> {
    let has_right = if means == Means::SecondWard {
        defender.turn.second_parry
    } else {
        defender.turn.defences > 0
    };
    may_parry(defender, has_right)?;
    let ward = defender.ward().ok_or_else(|| why::no_second(rule::SHD_01))?;
    if manoeuvre::clasp(scene, defender.id()).is_some() {
        return Err(why::no_use_in_hold(rule::MAN_U_HOLDS, &ward.name));
    }
    if !defender.turn.spent.leaves(Some(Piece::Second)) {
        return Err(why::used_twice(rule::UMW_06, &ward.name));
    }
    let asked = if ward.is_shield {
        rule::SHD_01
    } else {
        rule::SHD_07
    };
    match attacker.build.size {
        Size::Tiny | Size::Huge => return Err(why::foe_of_such_size(rule::CRE_02)),
        Size::Big if !ward.is_shield => return Err(why::foe_of_such_size(rule::CRE_02)),
        _ if with.kind.is_hooves && !ward.is_shield => {
            return Err(why::only_dodged(rule::CRE_02, &with.name));
        }
        _ if with.kind.is_heavy && !ward.is_shield && lacks_weight(defender) => {
            return Err(why::too_light_to_parry(rule::WPN_04, &ward.name, &with.name));
        }
        _ => {}
    }
    let mut ledger = T::of(&ward.parry);
    common(&mut ledger, defender, attacker);
    add_condition(&mut ledger, defender, Effort::Ward);
    burdened_by_plan(&mut ledger, defender);
    convert::add_to_defence(&mut ledger, defender, means)?;
    posture::parry(&mut ledger, defender);
    if attacker.build.size == Size::VerySmall && !ward.is_shield {
        ledger.add_for(rule::CRE_02, &cause::SIZE_VERY_SMALL, AGAINST_VERY_SMALL);
    }
    if past(ward, with) > 0 {
        ledger.add_for(rule::SHD_03, with.thing, -past(ward, with));
    }
    if with.kind.is_chain && !ward.is_shield {
        ledger.add_for(rule::WPN_05, with.thing, OFF_THE_CHAIN);
    }
    let guard = if ward.is_shield {
        Guard::Shield
    } else {
        Guard::ParryWeapon
    };
    situation::parry(&mut ledger, scene, defender, attacker, (guard, with))?;
    Ok(Defence {
        rule: asked,
        ledger,
        cells: Vec::new(),
    })
}

/// Whether a parry weapon has no weapon beside it that could stop a heavy one: it counts as the main weapon does, and never alone.
///
/// Rule: `WPN-04`.
fn lacks_weight(defender: &Snapshot) -> bool {
    let main = defender.main_arm().kind;
    defender.hold().is_empty || main.is_light || main.is_unarmed
}

pub(crate) fn may_parry(defender: &Snapshot, has_right: bool) -> Result<(), WhyNot> {
    if defender.condition.disoriented {
        Err(why::disoriented(rule::AUS_04))
    } else if zone::is_crippled(defender) {
        Err(why::crippled(rule::ZON_03))
    } else if !has_right {
        Err(why::no_defence_left(without_defence(defender)))
    } else {
        Ok(())
    }
}

fn dodge<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    means: Means,
) -> Result<Defence<T>, WhyNot> {
    let aimed = means.is_aimed_dodge();
    let asked = if aimed { rule::AUS_03 } else { rule::AUS_02 };
    let (value, engaged) = may_dodge(scene, defender, aimed)?;
    let cells = match means.classes() {
        0 if aimed => Vec::new(),
        0 => place::dodge_cells(scene, defender, attacker),
        classes => {
            let ways = melee::retreat(scene, defender, attacker, classes)
                .ok_or_else(|| why::no_room_to_dodge(rule::BRD_15))?;
            ways.iter().filter_map(|way| way.last()).copied().collect()
        }
    };
    if !aimed && cells.is_empty() {
        return Err(why::no_room_to_dodge(rule::BRD_15));
    }
    let mut ledger = T::of(value);
    common(&mut ledger, defender, attacker);
    zone::add(&mut ledger, defender, Effort::Dodge);
    if aimed {
        burdened_by_plan(&mut ledger, defender);
        convert::add_to_defence(&mut ledger, defender, means)?;
    }
    let foes = match engaged {
        0 | 1 => 0,
        2 => PRESSED_BY_TWO,
        _ => PRESSED_BY_MORE,
    };
    melee::add_to_dodge(&mut ledger, scene, defender, attacker, aimed);
    let by_numbers = if scene.round.modules.has(Modules::OUTNUMBER) {
        rule::UEB_03
    } else {
        rule::AUS_05
    };
    ledger.add_for(by_numbers, (&cause::FOES, engaged as i16), foes);
    ledger.add_for(
        rule::AUS_03,
        &cause::TWO_CLASSES,
        if means.classes() > 1 { TWO_CLASSES_AWAY } else { 0 },
    );
    posture::dodge(&mut ledger, defender);
    situation::dodge(&mut ledger, scene, defender, attacker, aimed)?;
    Ok(Defence {
        rule: asked,
        ledger,
        cells,
    })
}

/// A targeted dodge that opens two classes (`AUS-03`).
pub(crate) const TWO_CLASSES_AWAY: i16 = -4;
/// What two foes take from a dodge, and what more; and how many let nobody dodge (`AUS-05`).
pub(crate) const PRESSED_BY_TWO: i16 = -2;
pub(crate) const PRESSED_BY_MORE: i16 = -4;
pub(crate) const TOO_MANY: usize = 4;

/// The dodge value of somebody who may dodge now, and the number of foes who press him.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_dodge<'d>(
    scene: &Scene,
    defender: &'d Snapshot,
    aimed: bool,
) -> Result<(&'d Ledger, usize), WhyNot> {
    let asked = if aimed { rule::AUS_03 } else { rule::AUS_02 };
    let value = defender
        .build
        .dodge
        .as_ref()
        .ok_or_else(|| why::never_dodges(asked))?;
    if aimed && (!defender.build.traits.aimed_dodge || defender.turn.defences == 0) {
        return Err(if defender.build.traits.aimed_dodge {
            why::no_defence_left(without_defence(defender))
        } else {
            why::no_aimed_dodge(rule::AUS_03)
        });
    }
    if aimed && !defender.turn.spent.leaves(None) {
        return Err(why::dodged_twice(rule::UMW_06));
    }
    if !aimed && defender.turn.free == 0 {
        return Err(why::no_free_action(rule::TIM_04));
    }
    if defender.turn.plan.is_some_and(|plan| plan.sprints()) {
        return Err(why::sprints(rule::ACT_11));
    }
    if defender.is_prone() {
        return Err(why::prone(rule::SIT_06));
    }
    if !aimed && defender.condition.held_by.is_some() {
        return Err(manoeuvre::held_fast(scene, defender));
    }
    let engaged = melee::engaged_foes(scene, defender);
    if engaged >= TOO_MANY {
        return Err(why::pressed_by_many(rule::AUS_05, engaged, TOO_MANY - 1));
    }
    Ok((value, engaged))
}

/// Whether any defence is allowed against a blow, also one that is a manoeuvre, as another parry of a wall.
pub(crate) fn is_possible(scene: &Scene, defender: &Snapshot, attacker: &Snapshot, blow: Blow) -> bool {
    let is_allowed = |means: Means| defence::<Unread>(scene, defender, attacker, blow, means).is_ok();
    let learnt = defender.build.traits.arts;
    let feat = |&(feat, piece, _): &(Feat, Piece, Term)| {
        learnt.has(feat.art()).then(|| {
            let (least, _) = manoeuvre::range_of_parry(scene, defender, (feat, piece));
            Means::Feat(feat, piece, least)
        })
    };
    let plain = Means::ALL.iter().map(|(means, _)| *means);
    let feats = Feat::ALL.iter().filter_map(feat);
    plain.chain(feats).any(is_allowed)
}

/// Every defence that is allowed against a blow, the likeliest first.
pub(crate) fn all(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    blow: Blow,
) -> Vec<(Means, Defence)> {
    let mut found: Vec<(Means, Defence)> = Means::ALL
        .iter()
        .filter_map(|(means, _)| {
            let means = manoeuvre::braced(scene, defender, *means);
            Some((means, defence(scene, defender, attacker, blow, means).ok()?))
        })
        .collect();
    found.sort_by_key(|(means, defence)| (-defence.ledger.value(), *means));
    found
}
