//! Three hits: a rule system as small as one can be, and whole. `docs/rule-systems.md` leads through it.
//!
//! Everybody has three hits. Each round everybody has a turn, in the order of the ids: he may walk six squares once, and strike once at a foe
//! beside him. A d6 of 4 or more hits. Who has no hit left is out.

use std::sync::{Arc, LazyLock};

use bevy::prelude::*;
use klingentanz::battle::*;
use klingentanz::board::{Cell, Posture};
use klingentanz::content::{Problem, Problems, Words};
use klingentanz::dice::{Dice, DiceError, enumerate};
use klingentanz::rules::kernel::{self, *};

#[derive(Clone, Copy, Debug, Default)]
pub struct Toy;

const TURN: RuleId = RuleId("TOY-TURN");
const WALKING: RuleId = RuleId("TOY-WALK");
const STRIKING: RuleId = RuleId("TOY-STRIKE");
const OUT: RuleId = RuleId("TOY-OUT");
const ASK_TURN: Term = Term("turn");
const WALK: Term = Term("walk");
const STRIKE: Term = Term("strike");
const LIFE: Term = Term("life");
const FELLED: Term = Term("out");
const PASS: Term = Term("pass");
/// Hits that somebody has.
const HITS: i16 = 3;
/// Half squares of a walk.
const STRIDE: u16 = 12;
/// The least face of a d6 that hits.
const LEAST: u8 = 4;

/// What a fight changes of a fighter; what he is besides is a name.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct State {
    lost: i16,
    has_walked: bool,
}

worn!(State);

#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    stage: Stage,
    last_round: u16,
    /// Whose turns are still to come, the next one last.
    turns: Vec<FighterId>,
    answer: Option<Choice>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    #[default]
    Begin,
    Turn,
    Finish,
}

impl Rules for Toy {
    type Build = Words;
    type State = State;
    type Round = Round;
    type Stage = Stage;

    const WALK: Term = WALK;

    fn stage(round: &Round) -> Stage {
        round.stage
    }

    fn is_at(round: &Round, phase: Phase) -> bool {
        match round.stage {
            Stage::Begin => phase == Phase::Announce,
            Stage::Turn => phase == Phase::Act,
            Stage::Finish => phase == Phase::Finish,
        }
    }

    fn play(table: &mut Table<Self>, _: Phase) -> Result<(), DiceError> {
        match table.round.stage {
            Stage::Begin => begin(table),
            Stage::Turn => turn(table),
            Stage::Finish => finish(table),
        }
    }

    fn hear(round: &mut Round, answer: Choice) {
        round.answer = Some(answer);
    }

    fn forget(round: &mut Round, is_known: &dyn Fn(FighterId) -> bool) -> bool {
        round.turns.retain(|id| is_known(*id));
        true
    }
}

fn begin(table: &mut Table<Toy>) -> Result<(), DiceError> {
    if table.clock.round == 0 {
        table.write(Happening::FightStarted);
    }
    begin_round(table)?;
    for id in table.ids() {
        table.fighter(id).state.has_walked = false;
        table.round.turns.insert(0, id);
    }
    table.round.stage = Stage::Turn;
    Ok(())
}

fn turn(table: &mut Table<Toy>) -> Result<(), DiceError> {
    let Some(id) = table.round.turns.last().copied() else {
        table.round.stage = Stage::Finish;
        return Ok(());
    };
    match table.round.answer.take() {
        Some(Choice::Move { path, .. }) => {
            table.fighter(id).state.has_walked = true;
            let scene = table.foreseen_by(id, None);
            let steps = on_foot(&scene, (id, STRIDE), |walker| walker.follow(&path));
            drop(scene);
            go(table, id, &steps.flatten().unwrap_or_default(), WALKING)?;
            end_if_decided(table);
        }
        None if table.snapshot(id).is_able() => table.ask(id, ASK_TURN, None),
        answer => {
            table.round.turns.pop();
            if let Some(Choice::Attack { target, .. }) = answer {
                strike(table, id, target)?;
            }
        }
    }
    Ok(())
}

fn finish(table: &mut Table<Toy>) -> Result<(), DiceError> {
    change_map(table)?;
    finish_round(table, table.round.last_round, TURN);
    table.round.stage = Stage::Begin;
    Ok(())
}

/// The one resolution: what decides in the fight decides in the odds. The face, and the hits that it takes.
fn blow(dice: &mut impl Dice) -> Result<(u8, i16), DiceError> {
    let face = dice.roll(6)?;
    Ok((face, i16::from(face >= LEAST)))
}

fn strike(table: &mut Table<Toy>, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let (face, lost) = blow(&mut *table.dice)?;
    let ledger = Ledger::new(STRIKING, LEAST.into());
    let check = Check::of_die(STRIKING, ledger, (6, face), Outcome::of(lost > 0));
    table.write(Happening::Attacked {
        fighter: id,
        target,
        with: Slot(0),
        manoeuvre: STRIKE,
        stakes: Vec::new(),
        arc: Term("front"),
        check: Box::new(check),
    });
    let left = HITS - table.snapshot(target).state.lost;
    table.fighter(target).state.lost += lost;
    table.changed(target, LIFE, left, left - lost, STRIKING);
    if lost >= left {
        let body = &mut table.fighter(target).body;
        (body.able, body.posture) = (false, Posture::Lying);
        table.state(target, FELLED, true, OUT);
        end_if_decided(table);
    }
    Ok(())
}

impl Guest for Toy {
    const OUT: Option<Term> = Some(FELLED);

    fn judge(
        scene: &Scene<Self>,
        question: Option<Question>,
        fighter: FighterId,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        judge_offered(scene, question, fighter, choice, TURN)
    }

    fn offers(scene: &Scene<Self>, question: Question) -> Vec<Offer> {
        let Some(own) = scene.get(question.fighter) else {
            return Vec::new();
        };
        let beside = |foe: &&Snapshot<Self>| own.place().gap(foe.place()).cheb() == 1;
        let blows = scene.foes(own).filter(beside).map(|foe| Choice::Attack {
            target: foe.id(),
            with: Slot(0),
            manoeuvre: STRIKE,
            stakes: Vec::new(),
        });
        let mut offers: Vec<Offer> = blows.map(|choice| Offer::of(choice, STRIKE)).collect();
        let cells = Guest::reach(scene, own, WALK).into_iter().map(|(cell, _)| cell);
        offers.extend(Offer::walk(WALK, cells.filter(|_| !own.state.has_walked)));
        offers.push(Offer::of(Choice::Pass, PASS));
        offers
    }

    fn odds(scene: &Scene<Self>, _: Question, choice: &Choice) -> Option<Odds> {
        let Choice::Attack { target, .. } = choice else {
            return None;
        };
        let left = HITS - scene.get(*target)?.state.lost;
        let losses = enumerate(|dice| Ok(blow(dice)?.1)).ok()?;
        Some(Odds {
            chain: vec![(STRIKE, losses.chance(|lost| *lost > 0))],
            effects: vec![(FELLED, losses.chance(|lost| *lost >= left))],
            ..Odds::losing(&losses)
        })
    }

    fn reach(scene: &Scene<Self>, mover: &Snapshot<Self>, _: Term) -> Vec<(Cell, u16)> {
        on_foot(scene, (mover.id(), STRIDE), |walker| walker.reach()).unwrap_or_default()
    }

    fn route(scene: &Scene<Self>, mover: &Snapshot<Self>, _: Term, to: Cell) -> Option<Vec<Cell>> {
        on_foot(scene, (mover.id(), STRIDE), |walker| walker.route(to))?
    }

    fn readout(_: &Scene<Self>, fighter: &Snapshot<Self>) -> Readout {
        Readout {
            name: Arc::clone(&fighter.build),
            life: (HITS - fighter.state.lost, HITS),
            fights: fighter.is_able(),
            ..Readout::default()
        }
    }
}

impl OnMap for Toy {
    const DECIDED: RuleId = OUT;
}

impl Walks for Toy {}
impl Library for Toy {}

impl Enlists for Toy {
    type Tables = ();
    type Start = ();

    fn build(_: &(), _: &Muster, recruit: &Recruit) -> Result<Words, Vec<Problem>> {
        Ok(Words::same(&recruit.person.text))
    }

    fn begin(_: &(), _: &Words, recruit: &Recruit, _: &Muster) -> (Body, State) {
        (Body::of(recruit), State::default())
    }

    fn open(_: Arc<()>, muster: &Muster) -> Round {
        Round {
            last_round: muster.last_round,
            ..Round::default()
        }
    }
}

impl People for Toy {
    fn muster(&self, world: &mut World, muster: &Muster) -> Result<Entity, Problems> {
        kernel::muster::<Self>(&Toy, world, Arc::default(), muster)
    }

    fn stand_ins(&self, _: &World, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
        let people = |count: &usize| vec![RawRon::id("anybody"); *count];
        Some(sides.iter().map(people).collect())
    }
}

impl Telling for Toy {
    fn vocabulary(&self) -> &'static Vocabulary {
        static WORDS: LazyLock<Vocabulary> = LazyLock::new(|| Vocabulary {
            questions: &[ASK_TURN],
            keywords: vec![
                Keyword::new(Verb::Attack, STRIKE, STRIKING, &[ASK_TURN]),
                Keyword::new(Verb::Move, WALK, WALKING, &[ASK_TURN]),
                Keyword::new(Verb::Pass, PASS, TURN, &[ASK_TURN]),
            ],
        });
        &WORDS
    }
}

impl RuleSystem for Toy {
    fn id(&self) -> Term {
        Term("toy")
    }

    fn level_name(&self) -> &'static str {
        "Toy"
    }

    fn build(&self, app: &mut App) {
        kernel::plugin::<Self>(app);
    }
}
