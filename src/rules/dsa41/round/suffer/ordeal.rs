//! What a victim may do about what has just befallen him: he does not let himself feel a wound, or fights on although he cannot
//! any more. The fight waits for his choice before anything else happens.

use crate::battle::{Choice, FighterId, Points, RuleId};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::ending::morale;
use super::super::table::Table;
use super::super::trial::self_control;
use super::super::turn::task;
use super::consequence::{apply_all, end_if_decided, sink};
use super::{breath, serious, zone};
use crate::rules::dsa41::condition::grit::{self, may_bear, may_defy, may_suppress};
use crate::rules::dsa41::exchange::zone::{Shock, Zone};
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// Something that a victim may bear by force of will.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Ordeal {
    /// So many wounds, the last of so many that he has then, with the zone and what they do there at once, where zones are played
    /// (`WND-11`).
    Wounds(FighterId, (i16, i16), Option<(Zone, Shock)>),
    /// The same of a lucky attack (`CRT-03`).
    Luck(FighterId, i16, Option<(Zone, Shock)>),
    /// He is about to break down, or lies there already (`LEN-04`).
    Weakness(FighterId),
}

impl Ordeal {
    const fn victim(self) -> FighterId {
        match self {
            Self::Wounds(id, ..) | Self::Luck(id, ..) | Self::Weakness(id) => id,
        }
    }
}

/// An ordeal that a victim has still to bear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Waiting {
    ordeal: Ordeal,
    /// Whether it comes of a hit that found him with all of his life energy: if it takes him out of action now, it was that hit alone
    /// (`MRL-02`).
    of_whole: bool,
}

/// What victims have still to bear, in the order in which it came about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ordeals {
    waiting: Vec<Waiting>,
    /// Whether the first of them is being asked about.
    is_asked: bool,
}

impl Ordeals {
    /// Whether nobody has anything to bear.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Leaves out what those have to bear of whom a side does not know.
    pub(crate) fn retain(&mut self, is_known: &dyn Fn(FighterId) -> bool) {
        self.waiting.retain(|waiting| is_known(waiting.ordeal.victim()));
    }

    /// How many ordeals wait.
    pub(crate) const fn len(&self) -> usize {
        self.waiting.len()
    }

    /// The ordeals that have come after so many others are those of a hit that found its victim with all of his life energy.
    ///
    /// Rule: `MRL-02`.
    pub(crate) fn note_whole(&mut self, id: FighterId, before: usize) {
        let new = self.waiting.iter_mut().skip(before);
        for waiting in new.filter(|it| it.ordeal.victim() == id) {
            waiting.of_whole = true;
        }
    }

    fn push(&mut self, ordeal: Ordeal) {
        self.waiting.push(Waiting {
            ordeal,
            of_whole: false,
        });
    }

    fn knows(&self, ordeal: Ordeal) -> bool {
        self.waiting.iter().any(|it| it.ordeal == ordeal)
    }

    /// The wounds of a lucky attack that somebody is asked about; none while nobody is.
    ///
    /// Rule: `CRT-03`.
    pub(crate) fn lucky_wounds(&self) -> i16 {
        match self.waiting.first().map(|it| it.ordeal) {
            Some(Ordeal::Luck(_, wounds, _)) => wounds,
            _ => 0,
        }
    }

    /// The wounds that somebody has who is asked about the last of them, without those of later hits; none while nobody is.
    ///
    /// Rule: `WND-11`.
    pub(crate) fn wounds_so_far(&self) -> i16 {
        match self.waiting.first() {
            Some(Waiting {
                ordeal: Ordeal::Wounds(_, (_, so_far), _),
                ..
            }) => *so_far,
            _ => 0,
        }
    }
}

/// Lets a victim choose whether to feel wounds that were just written down; what they do at once in their zone waits for that.
///
/// Rule: `WND-11`, `CRT-03`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn of_wounds(
    table: &mut impl Arena,
    harm: Harm,
    wounds: u8,
    shock: Option<(Zone, Shock)>,
) -> Result<(), DiceError> {
    let (id, torn) = (harm.target, i16::from(wounds));
    // Those that are serious know no such check (CRT-03).
    let is_lucky = harm.luck == Some(rule::CRT_03) && !table.modules().has(Modules::SERIOUS_WOUNDS);
    let ordeal = match is_lucky {
        true => may_bear(table.snapshot(id)).then_some(Ordeal::Luck(id, torn, shock)),
        false => {
            let victim = table.snapshot(id);
            may_suppress(victim).then_some(Ordeal::Wounds(id, (torn, victim.wounds.0), shock))
        }
    };
    if let Some(ordeal) = ordeal.filter(|_| wounds > 0) {
        table.ordeals().push(ordeal);
        return Ok(());
    }
    feel(table, id, (torn, shock))
}

/// Whether a victim who is about to break down is asked first whether to ignore it.
///
/// Rule: `LEN-04`.
pub(crate) fn holds_up(table: &mut impl Arena, id: FighterId) -> bool {
    let waits = may_defy(table.snapshot(id));
    let ordeal = Ordeal::Weakness(id);
    if waits && !table.ordeals().knows(ordeal) {
        table.ordeals().push(ordeal);
    }
    waits
}

/// At the start of a round those who lie there may try to get the better of their weakness.
///
/// Rule: `LEN-04`.
pub(crate) fn begin_round(table: &mut Table) {
    if !table.round.modules.has(Modules::IGNORE_INCAPACITY) {
        return;
    }
    for id in table.ids() {
        if table.snapshot(id).condition.vitality == Vitality::Incapacitated {
            holds_up(table, id);
        }
    }
}

/// Whether a victim is to be asked, or has answered; the answer to another question is dealt with first.
#[inline]
pub(crate) fn is_due(table: &Table) -> bool {
    let ordeals = &table.round.ordeals;
    !ordeals.waiting.is_empty() && (ordeals.is_asked || table.round.answer.is_none())
}

/// Asks the first victim, or takes his answer.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn face(table: &mut Table) -> Result<(), DiceError> {
    let Some(Waiting { ordeal, of_whole }) = table.round.ordeals.waiting.first().copied() else {
        return Ok(());
    };
    let id = ordeal.victim();
    if !table.round.ordeals.is_asked {
        let kind = match ordeal {
            Ordeal::Wounds(..) => word::ASK_SUPPRESS,
            Ordeal::Luck(..) => word::ASK_SHRUG_OFF,
            Ordeal::Weakness(_) => word::ASK_DEFY,
        };
        if is_open(table, ordeal) {
            table.round.ordeals.is_asked = true;
            table.ask(id, kind, None);
            return Ok(());
        }
    }
    let tries =
        table.round.ordeals.is_asked && !matches!(table.round.answer.take(), None | Some(Choice::Pass));
    table.round.ordeals.is_asked = false;
    table.round.ordeals.waiting.remove(0);
    let before = table.round.ordeals.len();
    bear(table, ordeal, tries)?;
    morale::note_felled(table, id, (of_whole, before));
    if table.round.ordeals.is_empty() {
        end_if_decided(table);
    }
    Ok(())
}

/// All that waits befalls its victims, none of whom does anything about it.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn let_befall(table: &mut impl Arena) -> Result<(), DiceError> {
    while let Some(Waiting { ordeal, .. }) = table.ordeals().waiting.first().copied() {
        table.ordeals().waiting.remove(0);
        bear(table, ordeal, false)?;
    }
    Ok(())
}

/// A victim bears it, or tries not to.
fn bear(table: &mut impl Arena, ordeal: Ordeal, tries: bool) -> Result<(), DiceError> {
    match ordeal {
        Ordeal::Wounds(id, (wounds, so_far), shock) => {
            let asked = grit::to_suppress(so_far);
            bear_wounds(table, id, (wounds, shock), tries.then_some(asked))?;
        }
        Ordeal::Luck(id, wounds, shock) => {
            let asked = grit::to_shrug_off(wounds);
            bear_wounds(table, id, (wounds, shock), tries.then_some(asked))?;
        }
        Ordeal::Weakness(id) => bear_weakness(table, id, tries)?,
    }
    apply_all(table)
}

/// Whether there is still something to choose: another loss may have taken it away.
fn is_open(table: &Table, ordeal: Ordeal) -> bool {
    let victim = table.snapshot(ordeal.victim());
    match ordeal {
        Ordeal::Wounds(..) => may_suppress(victim),
        Ordeal::Luck(..) => may_bear(victim),
        Ordeal::Weakness(_) => may_defy(victim),
    }
}

/// One check for all wounds of a hit: passed, they are not felt until the end of the fight.
///
/// Rule: `WND-11`, `CRT-03`.
fn bear_wounds(
    table: &mut impl Arena,
    id: FighterId,
    (wounds, shock): (i16, Option<(Zone, Shock)>),
    asked: Option<(RuleId, i16)>,
) -> Result<(), DiceError> {
    let cited = asked.map_or(rule::WND_11, |(rule, _)| rule);
    let passes = match asked {
        Some(asked) => roll(table, id, asked)?.is_some(),
        None => false,
    };
    if passes {
        let from = table.snapshot(id).ini();
        let ado = &mut table.fighter(id).condition.ado;
        ado.grit.suppressed += u8::from(cited == rule::WND_11);
        match shock {
            Some((zone, shock)) => ado.scars.suppress(zone, shock),
            None => ado.grit.numb += wounds,
        }
        table.state(id, word::NUMB, true, cited);
        let to = table.snapshot(id).ini();
        table.changed(id, word::INI, from, to, cited);
        return Ok(());
    }
    feel(table, id, (wounds, shock))
}

/// Wounds that are felt take breath, and do what they do at once.
///
/// Rule: `END-03`, `ZON-03`, `WND-91`.
fn feel(
    table: &mut impl Arena,
    id: FighterId,
    (wounds, shock): (i16, Option<(Zone, Shock)>),
) -> Result<(), DiceError> {
    breath::of_wounds(table, id, u8::try_from(wounds).unwrap_or(u8::MAX))?;
    match shock {
        Some(shock) => zone::shake(table, id, shock),
        None => serious::open(table, id, wounds),
    }
}

/// One check in a fight: passed, he can act for as many more rounds as points are left.
///
/// Rule: `LEN-04`.
fn bear_weakness(table: &mut impl Arena, id: FighterId, tries: bool) -> Result<(), DiceError> {
    if tries {
        let turn = &mut table.fighter(id).turn;
        turn.free = turn.free.saturating_sub(1);
        table.fighter(id).condition.ado.grit.has_tried = true;
        // It costs a free action, which is neither a step nor a turn nor a shout (TIM-05).
        table.on_table(|table| task::interrupt(table, id));
        let passed = roll(table, id, grit::TO_DEFY)?;
        if let Some(rounds) = passed {
            let last = table.now().saturating_add(rounds.max(1).unsigned_abs());
            let fighter = table.fighter(id);
            fighter.condition.ado.grit.defies_until = last;
            fighter.condition.vitality = Vitality::Fit;
            fighter.body.able = true;
            table.state(id, word::DEFIANT, true, rule::LEN_04);
            return Ok(());
        }
    }
    // Whoever does not try now may try at the start of a later round.
    sink(table, id)
}

/// Rolls self-control: the points left, or none when it fails.
fn roll(table: &mut impl Arena, id: FighterId, asked: (RuleId, i16)) -> Result<Option<i16>, DiceError> {
    let rolled = self_control(table, id, asked)?;
    Ok(rolled.passed.then_some(rolled.left))
}

/// At the end of a round those break down whose time is over.
///
/// Rule: `LEN-04`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn lapse(table: &mut Table) -> Result<(), DiceError> {
    if !table.round.modules.has(Modules::IGNORE_INCAPACITY) {
        return Ok(());
    }
    for id in table.ids() {
        let condition = &table.snapshot(id).condition;
        if condition.ado.grit.defies_until != table.clock.round {
            continue;
        }
        // It is over for those too whom something else has felled meanwhile: nothing of it is left when that passes.
        let lives = condition.vitality < Vitality::Dying;
        table.fighter(id).condition.ado.grit.defies_until = 0;
        if lives {
            table.state(id, word::DEFIANT, false, rule::LEN_04);
        }
        sink(table, id)?;
    }
    Ok(())
}

/// Sides of the dice of exhaustion (`WND-11`, `LEN-04`).
pub(crate) const EXHAUSTION: u8 = 6;

/// After the fight will has its price: a die of endurance off the most that they have, until they rest.
///
/// Rule: `WND-11`, `LEN-04`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn settle_accounts(table: &mut Table) -> Result<(), DiceError> {
    for id in table.ids() {
        for (rule, dice) in table.snapshot(id).condition.ado.grit.dice() {
            let most = table.snapshot(id).endurance.max;
            if dice == 0 || most == 0 || table.snapshot(id).condition.vitality == Vitality::Dead {
                continue;
            }
            let points = Points::roll(rule, dice, EXHAUSTION, &mut *table.dice)?;
            let left = (most - points.value()).max(1);
            table.rolled(id, word::EXHAUSTION, points);
            let (had, ini) = (table.snapshot(id).endurance.now, table.snapshot(id).ini());
            let endurance = &mut table.fighter(id).endurance;
            endurance.max = left;
            endurance.now = had.min(left);
            table.changed(id, word::AU_MOST, most, left, rule);
            table.changed(id, word::AU, had, had.min(left), rule);
            let tired = table.snapshot(id).ini();
            table.changed(id, word::INI, ini, tired, rule::END_04);
        }
    }
    Ok(())
}
