//! Losses take effect: life, wounds, incapacity, dying, falling; and the end of the fight.

use crate::battle::{FighterId, Happening, Points, Posture, RuleId, SideId};
use crate::dice::DiceError;
use crate::rules::common::{self, Unbeaten};

use super::super::arena::Arena;
use super::super::blow::grip;
use super::super::deeds::{aiming, floor, hands, pose};
use super::super::ending::morale;
use super::super::table::Table;
use super::super::trial::self_control;
use super::super::turn::act::is_harm_due;
use super::super::turn::{late, task};
use super::super::way::{pair, unseat};
use super::super::{Harm, Stage};
use super::{element, fury, ordeal, pain, poison, serious, trauma, zone};
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::initiative::of_wounds;
use crate::rules::dsa41::exchange::value::rounded;
use crate::rules::dsa41::fighter::{Build, LongAction, Vitality};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{rule, word};

/// Wounds with the rules that tear them.
pub(crate) type Torn = [(u8, RuleId); 3];

/// Life energy up to which a fighter with attributes is out of the fight (`LEN-03`).
pub(crate) const INCAPACITATED_AT: i16 = 5;

pub(crate) fn apply_consequences(table: &mut Table) -> Result<(), DiceError> {
    if is_harm_due(table) || unseat::is_due(table) {
        // What was done in the same moment happens before what it led to (INI-05).
        late::happen(table)?;
        if table.round.stage != Stage::Act {
            return Ok(());
        }
        apply_all(table)?;
        while unseat::land(table)? {
            apply_all(table)?;
        }
        end_if_decided(table);
    }
    Ok(())
}

/// Applies every loss that waits, in the order in which they came about (`ENG-02`).
pub(crate) fn apply_all(table: &mut impl Arena) -> Result<(), DiceError> {
    let mut harms = std::mem::take(table.harms());
    for harm in harms.drain(..) {
        apply(table, harm)?;
    }
    if table.harms().is_empty() {
        // The memory serves for the next blow.
        *table.harms() = harms;
    }
    table.on_table(pair::tidy);
    Ok(())
}

fn apply(table: &mut impl Arena, harm: Harm) -> Result<(), DiceError> {
    let id = harm.target;
    if table.snapshot(id).condition.vitality == Vitality::Dead {
        return Ok(());
    }
    let before = table.snapshot(id).life;
    let was_whole = before.now >= before.max && harm.life > 0;
    let asked_before = table.ordeals().len();
    drain(table, id, harm);
    tire(table, id, harm.endurance, harm.rule)?;
    wound(table, id, harm)?;
    // The further points of a wounded zone come before anybody looks how near death he is (ENG-02).
    let is_further = |other: &Harm| other.target == id && other.rule == rule::ZON_03;
    let further: Vec<Harm> = table.harms().extract_if(.., |other| is_further(other)).collect();
    for harm in &further {
        drain(table, id, *harm);
    }
    if harm.is_poisoned && harm.life > 0 {
        poison::enter(table, id)?;
    }
    if let Some((venom, source)) = harm.venom.filter(|_| harm.life > 0) {
        poison::weaken(table, id, venom, source)?;
    }
    if harm.initiative > 0 {
        table.lower_initiative(id, harm.initiative, harm.rule);
    }
    if harm.rounds_out > 0 {
        faint(table, id, harm.rounds_out, harm.rule)?;
    }
    if harm.falls {
        let altitude = table.snapshot(id).body.flies_dm();
        table.on_table(|table| pose::pose(table, id, Posture::Lying, harm.rule));
        table.roll_on_table(|table| element::crash(table, id, altitude))?;
    }
    trauma::of_head(table, harm, before.now)?;
    let fighter = table.snapshot(id);
    let ends_task = harm.life > 0 && (fighter.task.0.is_some() || fighter.hands.quiver.aim.is_some());
    settle_vitality(table, id)?;
    table.on_table(|table| morale::note_felled(table, id, (was_whole, asked_before)));
    if ends_task && table.snapshot(id).is_able() {
        // Each loss of points asks for a check of its own (TIM-05).
        for harm in [&harm].into_iter().chain(&further) {
            table.roll_on_table(|table| keep_at_it(table, id, harm.life))?;
        }
    }
    table.roll_on_table(|table| unseat::shaken(table, id, harm))
}

/// Takes points of life energy, with what low life energy takes from initiative.
///
/// Rule: `DMG-02`, `LEN-01`.
fn drain(table: &mut impl Arena, id: FighterId, harm: Harm) {
    let ini = table.snapshot(id).ini();
    let before = table.snapshot(id).life.now;
    let now = before - harm.life;
    table.fighter(id).life.now = now;
    table.changed(id, word::LE, before, now, harm.rule);
    let left = table.snapshot(id).ini();
    table.changed(id, word::INI, ini, left, rule::LEN_01);
    if table.modules().has(Modules::PERMANENT_LE) {
        scar_for_good(table, id);
    }
}

/// Points of the most life energy that such a fall takes for good (`DYI-05`).
pub(crate) const LASTING_LOSS: i16 = 1;

/// Whoever falls below his first wound threshold under 0, and does not die of it, loses a point for good: once in each fall.
///
/// Rule: `DYI-05`.
#[inline(never)]
fn scar_for_good(table: &mut impl Arena, id: FighterId) {
    let fighter = table.snapshot(id);
    let (life, is_marked) = (fighter.life, fighter.condition.ado.grit.is_marked);
    let mark = fighter.build.thresholds.map(|[first, ..]| -first);
    let falls = mark.is_some_and(|mark| life.now < mark) && after(fighter, life.now) == Vitality::Dying;
    let fighter = table.fighter(id);
    fighter.condition.ado.grit.is_marked = life.now <= 0 && (is_marked || falls);
    if falls && !is_marked {
        fighter.life.max -= LASTING_LOSS;
        table.changed(id, word::LE_MOST, life.max, life.max - LASTING_LOSS, rule::DYI_05);
    }
}

/// Takes points of endurance. Without any left a fighter is out of the fight, after a blow even unconscious (`END-06`).
pub(crate) fn tire(
    table: &mut impl Arena,
    id: FighterId,
    points: i16,
    rule: RuleId,
) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    if points == 0 || fighter.endurance.max == 0 {
        return Ok(());
    }
    let (from, ini) = (fighter.endurance.now, fighter.ini());
    let to = (from - points).max(0);
    table.fighter(id).endurance.now = to;
    let is_blow = ![
        rule::ACT_06,
        rule::ADV_STATE_1,
        rule::ADV_STATE_2,
        rule::END_01,
        rule::END_02,
        rule::END_03,
        rule::MAN_SCHMUTZIG,
        rule::WND_91,
    ]
    .contains(&rule);
    table.changed(id, word::AU, from, to, if is_blow { rule::DMG_07 } else { rule });
    let left = table.snapshot(id).ini();
    table.changed(id, word::INI, ini, left, rule::END_04);
    if to > 0 || from == 0 {
        return Ok(());
    }
    let fighter = table.fighter(id);
    fighter.condition.exhausted = true;
    fighter.body.able = false;
    table.state(id, word::EXHAUSTED, true, rule::END_06);
    // Whoever is out of breath can only catch it (END-06).
    let catches_it = |task: LongAction| task.act == word::BREATHE;
    if !table.snapshot(id).task.0.is_some_and(catches_it) {
        table.on_table(|table| task::interrupt(table, id));
    }
    if is_blow {
        stun(table, id)?;
    }
    table.on_table(|table| grip::lose_hold(table, id));
    fall(table, id)
}

/// The dice of the rounds without senses after a blow that has taken the last endurance, and their sides (`END-06`).
pub(crate) const STUNNED: (u8, u8) = (1, 6);

/// Unconscious for some rounds, this one not counted (`END-06`).
#[inline(never)]
fn stun(table: &mut impl Arena, id: FighterId) -> Result<(), DiceError> {
    let rounds = table.throw_details(id, word::STUN, (rule::END_06, STUNNED.0, STUNNED.1))?;
    lose_senses(table, id, rounds, rule::END_06);
    Ok(())
}

/// Unconscious for so many rounds, this one not counted.
pub(crate) fn lose_senses(table: &mut impl Arena, id: FighterId, rounds: i16, rule: RuleId) {
    let condition = &mut table.fighter(id).condition;
    let (before, now) = (condition.unconscious, rounds + 1);
    condition.unconscious = before.max(now);
    if now >= before {
        condition.ado.felled_by = Some(rule).filter(|rule| *rule != rule::END_06);
    }
    table.state(id, word::UNCONSCIOUS, true, rule);
    table.on_table(|table| task::interrupt(table, id));
}

/// A blow on the head has taken somebody's senses for so many rounds: he falls and drops what he holds (`MAN-BETAEUBUNG`, `LEN-05`).
fn faint(table: &mut impl Arena, id: FighterId, rounds: i16, rule: RuleId) -> Result<(), DiceError> {
    table.fighter(id).body.able = false;
    lose_senses(table, id, rounds, rule);
    table.on_table(|table| grip::let_go(table, id));
    fall(table, id)
}

/// Wounds are kept apart from life energy (`WND-08`); those that come with the blow itself add to those of the thresholds,
/// without a limit (`WND-09`).
pub(crate) fn wound(table: &mut impl Arena, id: FighterId, harm: Harm) -> Result<(), DiceError> {
    if table.modules().has(Modules::ZONES) {
        if zone::wound(table, harm)? > 0 {
            table.on_table(|table| grip::let_go_when_wounded(table, id));
            pain::of_wound(table, harm)?;
        }
        return Ok(());
    }
    let torn = if table.modules().has(Modules::SERIOUS_WOUNDS) {
        serious::torn(table, harm)?
    } else {
        torn(harm)
    };
    let (from, before) = (table.snapshot(id).ini(), table.snapshot(id).wounds.0);
    for (wounds, rule) in torn {
        if wounds == 0 {
            continue;
        }
        let fighter = table.fighter(id);
        fighter.wounds.0 = (fighter.wounds.0 + i16::from(wounds)).min(i16::from(u8::MAX));
        let total = fighter.wounds.0 as u8;
        table.tell(|| Happening::Wounded {
            fighter: id,
            wounds,
            total,
            loss: harm.life,
            thresholds: harm.thresholds,
            rule,
        });
    }
    let wounds = torn.iter().map(|(wounds, _)| wounds).sum();
    if wounds == 0 {
        return Ok(());
    }
    let (to, cited) = (table.snapshot(id).ini(), of_wounds(table.snapshot(id)));
    table.changed(id, word::INI, from, to, cited);
    table.on_table(|table| grip::let_go_when_wounded(table, id));
    pain::of_wound(table, harm)?;
    table.roll_on_table(|table| fury::sting(table, id, before))?;
    ordeal::of_wounds(table, harm, wounds, None)
}

/// The wounds of a harm by the rules that tear them: its points, the blow itself, luck.
///
/// Rule: `WND-01`, `WND-07`, `WND-09`, `RNG-43`, `CRT-03`.
fn torn(harm: Harm) -> Torn {
    let by_points = if harm.endurance > 0 {
        rule::WND_07
    } else if harm.is_barbed {
        rule::RNG_43
    } else {
        rule::WND_01
    };
    [
        (harm.wounds, by_points),
        (harm.extra_wounds, of_blow(harm, rule::WND_09)),
        harm.luck.map_or((0, by_points), |luck| (1, luck)),
    ]
}

/// The rule by which a blow itself tears a wound, where no other says so (`WND-95`).
pub(crate) fn of_blow(harm: Harm, by_default: RuleId) -> RuleId {
    if harm.rule == rule::WND_95 {
        harm.rule
    } else {
        by_default
    }
}

/// How near death a fighter is with his life energy (`LEN-03`, `DYI-01`, `DYI-03`, `CRE-10`).
pub(crate) fn vitality(build: &Build, life: i16) -> Vitality {
    if life > INCAPACITATED_AT {
        return Vitality::Fit;
    }
    if life > 0 {
        let is_exempt = build.is_creature || build.traits.tough || build.traits.iron;
        return if is_exempt {
            Vitality::Fit
        } else {
            Vitality::Incapacitated
        };
    }
    let dies_at_zero = build.is_animal || build.is_undead;
    match build.constitution.filter(|_| !dies_at_zero) {
        Some(ko) if life >= -lasting(build, ko) => Vitality::Dying,
        _ => Vitality::Dead,
    }
}

/// The most life energy with which somebody is out of the fight: with every point more he fights on.
///
/// Rule: `LEN-03`, `DYI-01`.
pub(crate) fn out_at(build: &Build) -> i16 {
    if vitality(build, INCAPACITATED_AT) > Vitality::Fit {
        INCAPACITATED_AT
    } else {
        0
    }
}

/// The same for a fighter as he is: in a frenzy nobody is too weak to fight on, nor who ignores it (`WND-10`, `LEN-04`). Five serious
/// wounds are too many whatever the life energy, and some wounds of the head are mortal (`WND-92`, `WND-95`).
pub(crate) fn after(fighter: &Snapshot, life: i16) -> Vitality {
    let ado = &fighter.condition.ado;
    if ado.marred.is_mortal {
        return Vitality::Dead;
    }
    let found = vitality(&fighter.build, life);
    if ado.gashes.is_grave && !fighter.condition.frenzied {
        return found.max(Vitality::Incapacitated);
    }
    match found {
        Vitality::Incapacitated if fighter.condition.frenzied => Vitality::Fit,
        Vitality::Incapacitated if fighter.condition.ado.grit.defies_until > 0 => Vitality::Fit,
        found => found,
    }
}

/// KO as it counts for dying: half as much again for the tough (`DYI-02`, `DYI-03`).
fn lasting(build: &Build, ko: i16) -> i16 {
    if build.traits.tough {
        rounded(3 * ko, 2)
    } else {
        ko
    }
}

/// Brings the state of a fighter in line with his life energy; whoever may ignore that he is too weak is asked first.
///
/// Rule: `LEN-03`, `LEN-04`.
fn settle_vitality(table: &mut impl Arena, id: FighterId) -> Result<(), DiceError> {
    if table.modules().has(Modules::IGNORE_INCAPACITY)
        && table.snapshot(id).condition.vitality == Vitality::Fit
        && ordeal::holds_up(table, id)
    {
        return Ok(());
    }
    sink(table, id)
}

/// A fighter comes as near to death as his life energy says.
pub(crate) fn sink(table: &mut impl Arena, id: FighterId) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    let (before, now) = (fighter.condition.vitality, after(fighter, fighter.life.now));
    if now <= before {
        return Ok(());
    }
    let ado = &fighter.condition.ado;
    let (is_mortal, is_grave) = (ado.marred.is_mortal, ado.gashes.is_grave);
    let is_undead = fighter.build.is_undead;
    let dies_at_zero = fighter.build.is_animal || fighter.build.constitution.is_none();
    let needs_roll = now == Vitality::Dying && !fighter.condition.rolled;
    let fighter = table.fighter(id);
    fighter.condition.vitality = now;
    fighter.body.able = false;
    fighter.task.0 = None;
    fighter.hands.quiver.aim = None;
    let (state, cited) = match now {
        Vitality::Dead if is_mortal => (word::DEAD, rule::WND_95),
        Vitality::Dead if is_undead => (word::DEAD, rule::CRE_09),
        Vitality::Dead if dies_at_zero => (word::DEAD, rule::CRE_10),
        Vitality::Dead => (word::DEAD, rule::DYI_03),
        Vitality::Dying => (word::DYING, rule::DYI_01),
        _ if is_grave => (word::INCAPACITATED, rule::WND_92),
        _ => (word::INCAPACITATED, rule::LEN_03),
    };
    table.state(id, state, true, cited);
    if needs_roll {
        count_down(table, id, THIS_ROUND)?;
    }
    if now == Vitality::Dead {
        table.fighter(id).condition.countdown = None;
    }
    table.on_table(|table| grip::let_go(table, id));
    fall(table, id)?;
    if now == Vitality::Dying {
        table.roll_on_table(|table| fury::mourn(table, id))?;
    }
    Ok(())
}

/// The round in which somebody falls does not count (`DYI-02`).
const THIS_ROUND: i16 = 1;

/// The dice by which KO is multiplied for the rounds that a dying fighter has left, and their sides (`DYI-02`).
pub(crate) const COUNTDOWN: (u8, u8) = (1, 6);

/// Rolls how many rounds a dying fighter has left, besides those that do not count: the one in which he falls, none where he lies there
/// already when the fight begins (`DYI-02`).
pub(crate) fn count_down(table: &mut impl Arena, id: FighterId, besides: i16) -> Result<(), DiceError> {
    let build = &table.snapshot(id).build;
    let lasts = lasting(build, build.constitution.unwrap_or(0));
    let mut points = Points::roll(rule::DYI_02, COUNTDOWN.0, COUNTDOWN.1, table.details())?;
    let rounds = points.value() * lasts;
    points
        .ledger
        .add_for(rule::DYI_02, (&cause::TIMES, lasts), rounds - points.value());
    let fighter = table.fighter(id);
    // It falls at the end of each round.
    fighter.condition.countdown = Some(rounds + besides);
    fighter.condition.rolled = true;
    table.rolled(id, word::COUNTDOWN, points);
    Ok(())
}

/// Whoever can no longer act falls and drops what he holds, a light as well (`LEN-05`).
pub(crate) fn fall(table: &mut impl Arena, id: FighterId) -> Result<(), DiceError> {
    let altitude = table.snapshot(id).body.flies_dm();
    table.roll_on_table(|table| {
        pose::pose(table, id, Posture::Lying, rule::LEN_05);
        hands::drop_weapon(table, id, rule::LEN_05);
        floor::drop_lights(table, id);
        element::crash(table, id, altitude)
    })
}

/// Pain breaks a long action unless self-control holds (`TIM-05`).
#[inline(never)]
fn keep_at_it(table: &mut Table, id: FighterId, loss: i16) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    if loss <= 0 || fighter.task.0.is_none() && fighter.hands.quiver.aim.is_none() {
        return Ok(());
    }
    if !self_control(table, id, (rule::TIM_05, -loss))?.passed {
        task::interrupt(table, id);
        aiming::lose_aim(table, id);
    }
    Ok(())
}

/// Ends the fight as soon as no two hostile sides are unbeaten (`TIM-09`); a side of which somebody is still to come is not (`BD-LVL-12`).
pub(crate) fn end_if_decided(table: &mut Table) {
    if table.clock.over {
        return;
    }
    let scene = table.scene();
    let able = || scene.fighters.iter().filter(|fighter| fighter.is_able());
    if able().any(|one| scene.foes(one).next().is_some()) {
        drop(scene);
        common::end_if_met(table, false);
        return;
    }
    let standing: Vec<SideId> = able().map(|fighter| fighter.fighter.side).collect();
    drop(scene);
    match common::unbeaten(table, &standing) {
        Unbeaten::Foes => common::end_if_met(table, false),
        Unbeaten::Friends(sides) => end(table, sides),
    }
}

/// Ends the fight with these winners.
pub(crate) fn end(table: &mut Table, winners: Vec<SideId>) {
    end_by(table, winners, rule::TIM_09);
}

/// Ends the fight with these winners by a rule of its own.
pub(crate) fn end_by(table: &mut Table, winners: Vec<SideId>, rule: RuleId) {
    table.clock.over = true;
    if let Err(error) = fury::settle_accounts(table).and_then(|()| ordeal::settle_accounts(table)) {
        table.dice.fail(error);
    }
    table.write(Happening::FightEnded { winners, rule });
}
