//! Small fights told step by step: fighters written down in the test, every face of every die named, and what happened as
//! lines that can be compared.

#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Check, Choice, FighterId, Happening, Ledger, ModuleWish, Muster, Points, Posture, RawRon,
    Recruit, Refusal, Roster, RuleSystem, Seat, Side, SideId, Sides, Slot, Stance, StateHash, Term, settle,
};
use klingentanz::board::{Board, Catalogue, Cell, CellFacts, Edge, Facing, Thing, ThingId};
use klingentanz::content::Problems;
use klingentanz::replay;

use super::proof::note;

/// A person all of whose attributes are 12, with a long sword led at 12/12 (7 + 5): LE 28, AU 28, INI basis 10, GS 8, WS
/// 6/12/18, RS 0, BE 0, dodge 7, fists 7/7.
pub struct Man {
    pub attributes: [i8; 8],
    pub talents: &'static str,
    pub abilities: &'static str,
    pub subjects: &'static str,
    pub advantages: &'static str,
    pub armour: &'static str,
    pub load: u8,
    pub styles: &'static str,
}

impl Default for Man {
    fn default() -> Self {
        Self {
            attributes: [12; 8],
            talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
            abilities: "",
            subjects: "",
            advantages: "",
            armour: "",
            load: 0,
            styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
        }
    }
}

impl Man {
    /// The words of a level file for him.
    pub fn ron(&self) -> String {
        let [mu, kl, intuition, ch, ff, ge, ko, kk] = self.attributes;
        let Self {
            talents,
            abilities,
            subjects,
            advantages,
            armour,
            load,
            styles,
            ..
        } = self;
        format!(
            r#"Inline((id: "OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), species: "SPC-HUMAN", size: Medium,
            attributes: (MU: {mu}, KL: {kl}, IN: {intuition}, CH: {ch}, FF: {ff}, GE: {ge}, KO: {ko}, KK: {kk}),
            talents: [{talents}], abilities: [{abilities}], subjects: [{subjects}], advantages: [{advantages}], armour: [{armour}],
            load: {load}, styles: [{styles}]))"#
        )
    }
}

/// The man as he is.
pub fn man() -> String {
    Man::default().ron()
}

/// A person or creature of the data files.
pub fn of(id: &str) -> String {
    format!("Id(\"{id}\")")
}

/// A fight before it begins: sides 1 and 2 are foes, ids count from 1.
pub struct Setup {
    board: Board,
    fighters: Vec<Recruit>,
    dice: BattleDice,
    start: Option<(u16, i16)>,
    preset: &'static str,
}

/// An open field of 12 by 12 squares.
pub fn field() -> Setup {
    Setup {
        board: Board::new(12, 12).unwrap(),
        fighters: Vec::new(),
        dice: BattleDice::scripted([]),
        start: None,
        preset: "Basic",
    }
}

impl Setup {
    /// Adds a fighter of side 1, looking east.
    pub fn hero(self, person: String, at: (i16, i16), start: &str) -> Self {
        self.fighter(0, person, at, start)
    }

    /// Adds a fighter of side 2, looking west.
    pub fn foe(self, person: String, at: (i16, i16), start: &str) -> Self {
        self.fighter(1, person, at, start)
    }

    fn fighter(mut self, side: u8, person: String, (x, y): (i16, i16), start: &str) -> Self {
        let raw = |text: String| RawRon { text, line: 1 };
        self.fighters.push(Recruit {
            id: FighterId(self.fighters.len() as u16 + 1),
            side: SideId(side),
            person: raw(person),
            at: Cell::new(x, y),
            facing: if side == 0 { Facing::E } else { Facing::W },
            posture: Posture::Standing,
            awake: true,
            start: (!start.is_empty()).then(|| raw(format!("({start})"))),
        });
        self
    }

    /// Puts the last fighter into a posture.
    pub fn posture(mut self, posture: Posture) -> Self {
        self.fighters.last_mut().unwrap().posture = posture;
        self
    }

    /// The last fighter sleeps.
    pub fn asleep(mut self) -> Self {
        self.fighters.last_mut().unwrap().awake = false;
        self
    }

    /// Paints a thing of the catalogue on a cell.
    pub fn thing(mut self, (x, y): (i16, i16), class: &str) -> Self {
        let cell = Cell::new(x, y);
        assert!(
            self.board
                .set_thing(cell, Some(thing(ThingId::Tile(cell), class)))
        );
        self
    }

    /// Draws a thing of the catalogue on the edge of a cell.
    pub fn edge(mut self, (x, y): (i16, i16), towards: Facing, class: &str) -> Self {
        let edge = Edge::of(Cell::new(x, y), towards).unwrap();
        let id = ThingId::Object {
            object: 1,
            segment: 0,
        };
        assert!(self.board.set_edge(edge, Some(thing(id, class))));
        self
    }

    /// Says what a cell is like.
    pub fn ground(mut self, (x, y): (i16, i16), facts: CellFacts) -> Self {
        assert!(self.board.set_cell(Cell::new(x, y), facts));
        self
    }

    /// The faces of all dice, in order.
    pub fn dice(mut self, faces: &[u8]) -> Self {
        self.dice = BattleDice::scripted(faces);
        self
    }

    /// Dice that follow from a seed.
    pub fn seed(mut self, seed: u64) -> Self {
        self.dice = BattleDice::seeded(seed);
        self
    }

    /// The switches of the rules.
    pub fn preset(mut self, preset: &'static str) -> Self {
        self.preset = preset;
        self
    }

    /// Begins in a round and phase.
    pub fn begin_in(mut self, round: u16, phase: i16) -> Self {
        self.start = Some((round, phase));
        self
    }

    /// Begins the fight, or says what is wrong with it.
    pub fn try_open(self) -> Result<Story, Problems> {
        let mut app = super::common::app();
        let system = klingentanz::rules::system("dsa41").unwrap();
        let wish = ModuleWish {
            preset: Some(self.preset.to_owned()),
            ..ModuleWish::default()
        };
        let side = || Side {
            name: String::new(),
            seat: Seat::Script,
        };
        let muster = Muster {
            file: "story.ron".into(),
            board: Arc::new(self.board),
            sides: Sides::new(vec![side(), side()], |_, _| Stance::Hostile),
            fighters: self.fighters,
            modules: system.modules(app.world(), &wish).unwrap(),
            dice: self.dice,
            start: self.start,
            last_round: 200,
        };
        let battle = system
            .muster(app.world_mut(), &muster)
            .inspect_err(|problems| note(&problems.to_string()))?;
        settle(app.world_mut(), battle);
        Ok(Story {
            app,
            battle,
            system,
            told: 0,
        })
    }

    /// Begins the fight.
    pub fn open(self) -> Story {
        self.try_open().unwrap_or_else(|problems| panic!("{problems}"))
    }
}

fn thing(id: ThingId, class: &str) -> Thing {
    let catalogue = Catalogue::default();
    Thing::new(id, class, *catalogue.kind(class).unwrap())
}

/// A fight under way.
pub struct Story {
    pub app: App,
    pub battle: Entity,
    pub system: &'static dyn RuleSystem,
    told: usize,
}

fn term(name: &str) -> Term {
    Term::named(name).unwrap()
}

/// An action that names nothing but itself.
pub fn act(name: &str) -> Choice {
    Choice::Act {
        act: term(name),
        target: None,
        with: None,
        at: None,
        facing: None,
    }
}

/// An action with a style or attack.
pub fn act_with(name: &str, slot: u8) -> Choice {
    Choice::Act {
        act: term(name),
        target: None,
        with: Some(Slot(slot)),
        at: None,
        facing: None,
    }
}

/// A declaration.
pub fn plan(name: &str) -> Choice {
    Choice::Plan {
        plan: term(name),
        ask_free: false,
    }
}

/// A plain blow with the attack in a slot.
pub fn blow(target: u16, slot: u8) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(slot),
        manoeuvre: term("attack"),
        stakes: Vec::new(),
    }
}

/// A movement.
pub fn go(gait: &str, path: &[(i16, i16)]) -> Choice {
    Choice::Move {
        gait: term(gait),
        path: path.iter().map(|(x, y)| Cell::new(*x, *y)).collect(),
        facing: None,
    }
}

impl Story {
    /// Carries out a choice; panics when it is refused.
    pub fn choose(&mut self, fighter: u16, choice: Choice) -> &mut Self {
        let asked = super::common::question(&self.app, self.battle);
        let answer = replay::answer(
            self.app.world_mut(),
            self.battle,
            FighterId(fighter),
            choice.clone(),
        );
        assert_eq!(answer, Ok(()), "{choice:?} of {fighter}; asked is {asked:?}");
        self
    }

    /// Declares the round of a fighter.
    pub fn plan(&mut self, fighter: u16, name: &str) -> &mut Self {
        self.choose(fighter, plan(name))
    }

    /// Declares the round of a fighter who wants to be asked for free actions.
    pub fn plan_free(&mut self, fighter: u16, name: &str) -> &mut Self {
        let choice = Choice::Plan {
            plan: term(name),
            ask_free: true,
        };
        self.choose(fighter, choice)
    }

    /// Strikes with the ready weapon.
    pub fn strike(&mut self, fighter: u16, target: u16) -> &mut Self {
        self.choose(fighter, blow(target, 0))
    }

    /// Strikes with an announcement.
    pub fn announce(&mut self, fighter: u16, target: u16, manoeuvre: &str, points: i16) -> &mut Self {
        let choice = Choice::Attack {
            target: FighterId(target),
            with: Slot(0),
            manoeuvre: term(manoeuvre),
            stakes: vec![points],
        };
        self.choose(fighter, choice)
    }

    /// Answers a blow.
    pub fn defend(&mut self, fighter: u16, means: &str) -> &mut Self {
        let choice = Choice::Defend {
            means: term(means),
            to: None,
        };
        self.choose(fighter, choice)
    }

    /// Takes a blow.
    pub fn take(&mut self, fighter: u16) -> &mut Self {
        self.defend(fighter, "no-defence")
    }

    /// Jumps aside.
    pub fn dodge(&mut self, fighter: u16, (x, y): (i16, i16)) -> &mut Self {
        let choice = Choice::Defend {
            means: term("dodge"),
            to: Some(Cell::new(x, y)),
        };
        self.choose(fighter, choice)
    }

    /// Does something that names nothing but itself.
    pub fn act(&mut self, fighter: u16, name: &str) -> &mut Self {
        self.choose(fighter, act(name))
    }

    /// Lets the moment pass.
    pub fn pass(&mut self, fighter: u16) -> &mut Self {
        self.choose(fighter, Choice::Pass)
    }

    /// The rule that forbids a choice; nothing changes.
    pub fn forbidden(&mut self, fighter: u16, choice: &Choice) -> &'static str {
        let hash = self.hash();
        let verdict = replay::answer(
            self.app.world_mut(),
            self.battle,
            FighterId(fighter),
            choice.clone(),
        );
        assert_eq!(self.hash(), hash, "a refused choice changes nothing");
        match verdict {
            Err(Refusal::Forbidden { rule }) => {
                note(&rule);
                rule.0
            }
            other => panic!("{choice:?} of {fighter} gives {other:?}"),
        }
    }

    /// Who is asked, and for what.
    pub fn asked(&self) -> Option<(u16, &'static str)> {
        super::common::question(&self.app, self.battle).map(|question| (question.fighter.0, question.kind.0))
    }

    /// The words of the answers that are offered, each once.
    pub fn offered(&self) -> Vec<&'static str> {
        let mut words: Vec<_> = self
            .system
            .offers(self.app.world(), self.battle)
            .iter()
            .map(|offer| offer.word.0)
            .collect();
        words.dedup();
        words
    }

    /// The state hash.
    pub fn hash(&self) -> StateHash {
        *self.app.world().get::<StateHash>(self.battle).unwrap()
    }

    /// A value of the sheet with its reasons.
    pub fn value(&self, fighter: u16, name: &str) -> String {
        let roster = self.app.world().get::<Roster>(self.battle).unwrap();
        let entity = roster.entity(FighterId(fighter)).unwrap();
        let sheet = self.system.readout(self.app.world(), entity);
        let found = sheet.values.iter().find(|(word, ..)| word.0 == name);
        let Some((_, ledger, _)) = found else {
            return "none".to_owned();
        };
        note(ledger);
        let behind = sheet.values.iter().filter(|(word, ..)| word.0 == name);
        behind.for_each(|(word, ..)| note(&self.system.behind_value(*word)));
        told(ledger)
    }

    /// The states of a fighter.
    pub fn states(&self, fighter: u16) -> Vec<&'static str> {
        let roster = self.app.world().get::<Roster>(self.battle).unwrap();
        let entity = roster.entity(FighterId(fighter)).unwrap();
        let sheet = self.system.readout(self.app.world(), entity);
        sheet.states.iter().map(|state| state.0).collect()
    }

    /// What has happened since the last time, one line each, without questions and choices.
    pub fn lines(&mut self) -> Vec<String> {
        let error = self.app.world().get::<BattleDice>(self.battle).unwrap().error();
        let log = super::common::log(&self.app, self.battle);
        let new: Vec<String> = log[self.told..]
            .iter()
            .filter_map(|event| line(&event.happening, event.phase))
            .collect();
        self.told = log.len();
        assert_eq!(error, None, "after {new:#?}");
        new
    }

    /// Forgets what has happened so far.
    pub fn skip(&mut self) -> &mut Self {
        self.lines();
        self
    }

    /// What has happened since the last time; every die of the script must have fallen.
    pub fn end(&mut self) -> Vec<String> {
        let lines = self.lines();
        let dice = self.app.world().get::<BattleDice>(self.battle).unwrap();
        assert_eq!(dice.left_over(), &[] as &[u8], "dice left over after {lines:#?}");
        lines
    }
}

impl Drop for Story {
    fn drop(&mut self) {
        for event in super::common::log(&self.app, self.battle) {
            note(event);
            note(&self.system.behind(&event.happening));
        }
    }
}

/// `12: 7 VAL-02 +5 VAL-03`: the value, its base, the lines that count.
pub fn told(ledger: &Ledger) -> String {
    let source = ledger.source.map_or("?", |rule| rule.0);
    let counting = ledger.lines.iter().filter(|line| line.applies);
    let lines: String = counting
        .map(|line| format!(" {:+} {}", line.amount, line.rule))
        .collect();
    format!("{}: {} {source}{lines}", ledger.value(), ledger.base)
}

fn rolled(check: &Check) -> String {
    let outcome = format!("{:?}", check.outcome).to_lowercase();
    format!(
        "{} {outcome} ({}; {})",
        check.face,
        check.rule,
        told(&check.ledger)
    )
}

fn points(points: &Points) -> String {
    format!("{:?} {}", points.throw.faces(), told(&points.ledger))
}

fn line(happening: &Happening, phase: Option<i16>) -> Option<String> {
    Some(match happening {
        Happening::Asked { .. } | Happening::Chosen { .. } => return None,
        Happening::FightStarted => "fight".to_owned(),
        Happening::RoundStarted => "round".to_owned(),
        Happening::PhaseReached => format!("phase {}", phase.unwrap()),
        Happening::InitiativeRolled { fighter, points: it } => format!("{} INI {}", fighter.0, points(it)),
        Happening::AtOnce { fighters, rule } => {
            let ids: Vec<_> = fighters.iter().map(|fighter| fighter.0).collect();
            format!("at once {ids:?} {rule}")
        }
        Happening::Announced { fighter, plan } => format!("{} plans {plan}", fighter.0),
        Happening::Attacked {
            fighter,
            target,
            manoeuvre,
            check,
            ..
        } => format!("{} {manoeuvre} {}: {}", fighter.0, target.0, rolled(check)),
        Happening::Defended {
            fighter,
            means,
            check,
            ..
        } => format!("{} {means}: {}", fighter.0, rolled(check)),
        Happening::Undefended { fighter, rule, .. } => {
            format!(
                "{} undefended {}",
                fighter.0,
                rule.map_or("by choice", |rule| rule.0)
            )
        }
        Happening::Struck {
            target,
            points: it,
            loss,
            ..
        } => format!("{} struck {} -> {}", target.0, points(it), told(loss)),
        Happening::ValueChanged {
            fighter,
            value,
            from,
            to,
            rule,
        } => format!("{} {value} {from} -> {to} {rule}", fighter.0),
        Happening::Wounded {
            fighter,
            wounds,
            total,
            thresholds,
            rule,
            ..
        } => format!("{} wounds +{wounds} = {total} {thresholds:?} {rule}", fighter.0),
        Happening::StateChanged {
            fighter,
            state,
            on,
            rule,
        } => format!("{} {}{state} {rule}", fighter.0, if *on { "" } else { "not " }),
        Happening::Checked {
            fighter,
            what,
            checks,
            passed,
            left,
        } => {
            let all: Vec<String> = checks.iter().map(rolled).collect();
            let end = if *passed { "passed" } else { "failed" };
            format!("{} {what} {end} {left}: {}", fighter.0, all.join(", "))
        }
        Happening::Rolled {
            fighter,
            what,
            points: it,
        } => format!("{} {what} {}", fighter.0, points(it)),
        Happening::Moved {
            fighter,
            to,
            facing,
            cost,
            rule,
            ..
        } => format!("{} to {},{} {facing:?} {cost} {rule}", fighter.0, to.x, to.y),
        Happening::Turned {
            fighter,
            facing,
            rule,
        } => format!("{} turns {facing:?} {rule}", fighter.0),
        Happening::Acted { fighter, act, .. } => format!("{} {act}", fighter.0),
        Happening::Forgone { fighter, what, rule } => {
            format!(
                "{} forgoes {what} {}",
                fighter.0,
                rule.map_or("by choice", |rule| rule.0)
            )
        }
        Happening::Refused { fighter, .. } => format!("{} refused", fighter.0),
        Happening::FightEnded { winners, rule } => format!("end {winners:?} {rule}"),
    })
}
