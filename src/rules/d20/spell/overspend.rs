//! Over-spending: whoever spends more points in a round than he can bear, or more than he has, risks his wits and his life.

use crate::battle::{Check, FighterId, Happening, Ledger, Odds, Outcome, Points, Term};
use crate::dice::{Chance, Dice, DiceError};
use crate::rules::kernel::Resolution;

use super::super::condition::{Suffered, Until};
use super::super::data::{D20Data, Overspending, State};
use super::super::round::{Frame, Table, health};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};
use super::price::Price;

/// The number of the save, without the excess (`D20-OVR-02`).
pub(crate) const SAVE: i16 = 10;
/// Sides of the die of rounds of a collapse (`D20-OVR-04`).
pub(crate) const ROUNDS_SIDES: u8 = 4;
/// Percent by which a spell kills that is cast with too few points, and for each that is missing (`D20-OVR-05`).
pub(crate) const DEATH_PERCENT: u16 = 50;
/// As [`DEATH_PERCENT`].
pub(crate) const DEATH_PERCENT_EACH: u16 = 5;
/// The number of the save against that, without the missing points (`D20-OVR-05`).
pub(crate) const DEFICIT_SAVE: i16 = 15;

/// What somebody has taken upon himself by a spell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Burden {
    /// Points beyond what he can bear in a round (`D20-OVR-01`).
    pub excess: u16,
    /// Points that he did not have (`D20-OVR-05`).
    pub deficit: u16,
}

/// What over-spending does, the mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Toll {
    /// Nothing.
    Nothing,
    /// Tired.
    Strain,
    /// Unconscious for some rounds.
    Collapse,
    /// Confused for the rest of the fight.
    Madness,
    /// Dead.
    Death,
}

impl Toll {
    /// One step milder.
    ///
    /// Rule: `D20-OVR-02`.
    const fn milder(self) -> Self {
        match self {
            Self::Death => Self::Madness,
            Self::Madness => Self::Collapse,
            Self::Collapse => Self::Strain,
            Self::Strain | Self::Nothing => Self::Nothing,
        }
    }

    const fn word(self) -> Term {
        match self {
            Self::Nothing => word::BEARS_IT,
            Self::Strain => word::STRAIN,
            Self::Collapse => word::COLLAPSE,
            Self::Madness => word::MADNESS,
            Self::Death => word::DEATH,
        }
    }
}

/// What a face of a d100 says in a row of the table.
///
/// Rule: `D20-OVR-03`.
const fn of_row(row: &Overspending, face: u8) -> Toll {
    if face <= row.death {
        Toll::Death
    } else if face <= row.madness {
        Toll::Madness
    } else if face <= row.collapse {
        Toll::Collapse
    } else {
        Toll::Strain
    }
}

/// The highest face of a d100 by which a spell kills that is cast with so many points too few.
///
/// Rule: `D20-OVR-05`.
pub(crate) fn deadly(deficit: u16) -> u8 {
    (DEATH_PERCENT + DEATH_PERCENT_EACH * deficit).min(100) as u8
}

/// What a spell would lay upon somebody who casts it now.
///
/// Rule: `D20-OVR-01`, `D20-OVR-05`.
pub(crate) fn burden(own: &Snapshot, price: Price) -> Burden {
    let (Price::Points(cost), Some(book)) = (price, &own.build.book) else {
        return Burden::default();
    };
    Burden {
        excess: (own.magic.committed + cost).saturating_sub(book.cap(own)),
        deficit: cost.saturating_sub(own.magic.points),
    }
}

impl Burden {
    /// Whether there is any.
    pub(crate) const fn is_heavy(self) -> bool {
        self.excess > 0 || self.deficit > 0
    }

    /// Points beyond what somebody can bear, with what they come from.
    ///
    /// Rule: `D20-OVR-01`, `D20-SP-04`.
    fn ledger(self, own: &Snapshot) -> Ledger {
        let cap = own.build.book.as_ref().map_or(0, |book| book.cap(own)) as i16;
        let mut ledger = Ledger::new(rule::D20_OVR_01, self.excess as i16 + cap);
        ledger.add(rule::D20_SP_04, -cap);
        ledger
    }

    /// The chance of each toll, the mildest first.
    ///
    /// Rule: `D20-OVR-02`, `D20-OVR-03`, `D20-OVR-05`.
    pub(crate) fn chances(self, tables: &D20Data, saves: impl Fn(i16) -> Chance) -> Vec<(Toll, Chance)> {
        let faces = |is_so: &dyn Fn(u8) -> bool| {
            let count = (1..=100).filter(|face| is_so(*face)).count();
            Chance::new(count as u128, 100)
        };
        let all = [Toll::Strain, Toll::Collapse, Toll::Madness, Toll::Death];
        if self.deficit > 0 {
            let dies = faces(&|face| face <= deadly(self.deficit));
            let unsaved = Chance::new(1, 1).without(saves(DEFICIT_SAVE + self.deficit as i16));
            let death = dies.and(unsaved);
            return vec![
                (Toll::Madness, Chance::new(1, 1).without(death)),
                (Toll::Death, death),
            ];
        }
        let Some(row) = tables.excess_row(self.excess) else {
            return Vec::new();
        };
        let saved = saves(SAVE + self.excess as i16);
        let unsaved = Chance::new(1, 1).without(saved);
        let found = all.map(|toll| {
            let whole = faces(&|face| of_row(row, face) == toll).and(unsaved);
            let milder = faces(&|face| of_row(row, face).milder() == toll).and(saved);
            (toll, whole.or(milder))
        });
        found.to_vec()
    }
}

/// The chances of what a spell lays upon somebody who casts it now, with the points that are too many; none where he bears it.
///
/// Rule: `D20-OVR-01`.
pub(crate) fn chances(scene: &Scene, own: &Snapshot, burden: Burden) -> Vec<(Toll, Chance)> {
    let Some(tables) = scene.tables().filter(|_| burden.is_heavy()) else {
        return Vec::new();
    };
    burden.chances(tables, |dc| {
        let what = (rule::D20_OVR_02, word::FORTITUDE);
        let trial = health::fortitude_of(scene, own, what, dc);
        trial
            .ends()
            .map_or(Chance::new(0, 1), |ends| ends.chance(|is_passed| *is_passed))
    })
}

/// Adds to the odds of a spell what it lays upon its caster.
///
/// Rule: `D20-OVR-01`.
pub(crate) fn warn(scene: &Scene, own: &Snapshot, burden: Burden, odds: &mut Odds) {
    let chances = chances(scene, own, burden);
    let chances = chances.into_iter().filter(|(_, chance)| chance.per_mille() > 0);
    odds.effects
        .extend(chances.map(|(toll, chance)| (toll.word(), chance)));
    if burden.excess > 0 {
        odds.ledgers.push((word::EXCESS, burden.ledger(own)));
    }
}

/// A spell has taken effect or is lost: what it has laid upon its caster comes over him when its last missile has flown.
///
/// Rule: `D20-OVR-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(super) fn come_over(table: &mut Table, id: FighterId, burden: Burden) -> Result<(), DiceError> {
    if !burden.is_heavy() {
        return Ok(());
    }
    let is_flying =
        matches!(table.round.frames.last(), Some(Frame::Volley { fighter, .. }) if *fighter == id);
    if is_flying {
        let place = table.round.frames.len() - 1;
        table
            .round
            .frames
            .insert(place, Frame::Burdened { fighter: id, burden });
        return Ok(());
    }
    bear(table, id, burden)
}

/// Dice say what over-spending does to somebody; a save makes it milder.
///
/// Rule: `D20-OVR-02`, `D20-OVR-03`, `D20-OVR-05`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn bear(table: &mut Table, id: FighterId, burden: Burden) -> Result<(), DiceError> {
    if table.clock.over || table.snapshot(id).state.is_dead() {
        return Ok(());
    }
    let (by, table_of, dc) = if burden.deficit > 0 {
        let dc = DEFICIT_SAVE + burden.deficit as i16;
        (rule::D20_OVR_05, rule::D20_OVR_05, dc)
    } else {
        let points = Points::weighed(rule::D20_OVR_01, burden.ledger(table.snapshot(id)));
        table.write(Happening::Rolled {
            fighter: id,
            what: word::EXCESS,
            points: Box::new(points),
        });
        (rule::D20_OVR_02, rule::D20_OVR_03, SAVE + burden.excess as i16)
    };
    let face = table.dice.roll(100)?;
    let scene = table.scene();
    let row = scene
        .tables()
        .and_then(|tables| tables.excess_row(burden.excess))
        .cloned();
    drop(scene);
    let (deadly, toll) = match row {
        _ if burden.deficit > 0 && face <= deadly(burden.deficit) => (deadly(burden.deficit), Toll::Death),
        _ if burden.deficit > 0 => (deadly(burden.deficit), Toll::Madness),
        Some(row) => (row.death, of_row(&row, face)),
        None => return Ok(()),
    };
    let check = Check::of_die(
        by,
        Ledger::new(table_of, deadly.into()),
        (100, face),
        Outcome::of(face <= deadly),
    );
    table.write(Happening::Checked {
        fighter: id,
        what: word::TOLL,
        checks: vec![check],
        pool: None,
        passed: face <= deadly,
        left: 0,
    });
    let is_tried = burden.deficit == 0 || toll == Toll::Death;
    let is_saved = is_tried && health::fortitude(table, id, (by, word::FORTITUDE), dc).play(table, id)?;
    pay(table, id, if is_saved { toll.milder() } else { toll })
}

/// What over-spending does to somebody.
///
/// Rule: `D20-OVR-04`.
fn pay(table: &mut Table, id: FighterId, toll: Toll) -> Result<(), DiceError> {
    table.acted(id, toll.word(), None);
    let lasting = |state| Suffered {
        state,
        until: Until::Open,
    };
    match toll {
        Toll::Nothing => {}
        Toll::Strain if table.snapshot(id).state.suffers(State::Exhausted) => {
            return pay(table, id, Toll::Collapse);
        }
        Toll::Strain if table.snapshot(id).state.suffers(State::Fatigued) => {
            table.afflict(id, lasting(State::Exhausted));
        }
        Toll::Strain => table.afflict(id, lasting(State::Fatigued)),
        Toll::Collapse => {
            let points = Points::roll(rule::D20_OVR_04, 1, ROUNDS_SIDES, &mut *table.dice)?;
            let rounds = points.value() as u8;
            table.write(Happening::Rolled {
                fighter: id,
                what: word::COLLAPSE_ROUNDS,
                points: Box::new(points),
            });
            table.afflict(id, lasting(State::Exhausted));
            let until = Until::Rounds(rounds, id);
            table.afflict(
                id,
                Suffered {
                    state: State::Unconscious,
                    until,
                },
            );
            health::collapse(table, id, rule::D20_OVR_04);
            health::set_able(table, id);
        }
        Toll::Madness => table.afflict(id, lasting(State::Confused)),
        Toll::Death => health::die(table, id, rule::D20_OVR_04),
    }
    Ok(())
}

/// Whether few points tire somebody: half of them or fewer, a quarter or fewer, both rounded down.
///
/// Rule: `D20-SP-13`.
pub(super) fn tire(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let Some(pool) = own
        .build
        .book
        .as_ref()
        .and_then(|book| book.pool)
        .filter(|pool| pool.tires)
    else {
        return;
    };
    let left = own.magic.points;
    let state = match left {
        left if left <= pool.most() / 4 => State::Exhausted,
        left if left <= pool.most() / 2 => State::Fatigued,
        _ => return,
    };
    if own.state.suffers(state) || own.state.suffers(State::Exhausted) {
        return;
    }
    let ledger = Ledger::new(rule::D20_SP_13, left as i16);
    table.write(Happening::Rolled {
        fighter: id,
        what: word::FEW_POINTS,
        points: Box::new(Points::weighed(rule::D20_SP_13, ledger)),
    });
    table.afflict(
        id,
        Suffered {
            state,
            until: Until::Open,
        },
    );
}
