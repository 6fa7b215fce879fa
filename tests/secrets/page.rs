//! All that a side can get of a fight at one of its decisions, as one text: what terminal and `run --side` write, what the window's
//! lists are made of, every answer and its odds, what is refused and why, what can be taken back.

use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use bevy::prelude::*;
use klingentanz::battle::{
    Choice, FighterId, Log, OverlayKind, OverlayWish, RuleSystem, SideId, Slot, StableHasher, Term, Witness,
};
use klingentanz::board::Cell;
use klingentanz::cli::{Table, Voice};
use klingentanz::content::Language;
use klingentanz::dice::SeededDice;
use klingentanz::replay;
use klingentanz::words::Cast;

use crate::common;
use crate::common::chance::pick;

/// The texts, read once.
pub fn voice() -> &'static Voice {
    static VOICE: OnceLock<Voice> = OnceLock::new();
    VOICE.get_or_init(|| Voice::load(Some(Language::En)).unwrap_or_else(|_| panic!("the texts can be read")))
}

/// What is looked at besides what stands on every page, by chance: looking at everything takes long.
pub struct Looks {
    cells: Vec<Cell>,
    overlay: OverlayKind,
    weighs: bool,
}

impl Looks {
    /// By chance.
    pub fn of(chance: &mut SeededDice) -> Self {
        let cells = (0..4).map(|_| Cell::new(pick(chance, 24) as i16, pick(chance, 24) as i16));
        Self {
            cells: cells.collect(),
            overlay: OverlayKind::ALL[pick(chance, OverlayKind::ALL.len())],
            weighs: pick(chance, 8) == 0,
        }
    }

    /// What somebody at the terminal would type to see more.
    fn orders(&self) -> String {
        let mut orders = "?\nl\ns\n".to_owned();
        for sign in ('A'..='M').chain('1'..='9') {
            let _ = writeln!(orders, "s {sign}\no {} {sign}", self.overlay.word());
        }
        for cell in &self.cells {
            let name = klingentanz::words::cell_name(*cell);
            let _ = writeln!(orders, "p {name}\no sight {name}");
        }
        orders
    }
}

/// The whole page.
pub fn page(table: &mut Table<'static>, battle: Entity, side: SideId, looks: &Looks) -> String {
    let mut printed = Vec::new();
    let shown = table.page(&looks.orders(), &mut printed);
    shown.unwrap_or_else(|_| panic!("a page can be written"));
    let mut page = String::from_utf8(printed).unwrap();
    let (world, system) = (table.app().world(), common::system(table.app(), battle));
    let witness = Witness::new(world, battle, Some(side));
    let readouts: Vec<_> = (0..40).map(|id| witness.readout(FighterId(id))).collect();
    let _ = writeln!(page, "readouts {readouts:#?}");
    let _ = writeln!(page, "ladder {:#?}", witness.ladder());
    let _ = writeln!(page, "question {:#?}", witness.question());
    let cast = Cast::of(world, battle, Some(side)).unwrap();
    let _ = writeln!(page, "cast {:#?}", cast.roles().collect::<Vec<_>>());
    let log = world.get::<Log>(battle).unwrap();
    for (number, (_, event)) in log.news(0..log.entries().len(), Some(side)).enumerate() {
        let _ = writeln!(
            page,
            "log {number} {} {:?} {:?}",
            event.round, event.phase, event.happening
        );
    }
    let (view, ground) = (witness.view().unwrap(), witness.ground().unwrap());
    let cells = ground.board.cells();
    let _ = writeln!(
        page,
        "cells {:?}",
        cells.map(|cell| view.memory(cell)).collect::<Vec<_>>()
    );
    // When somebody was seen last counts for those who are seen no more.
    for (id, known) in view.bodies() {
        let round = (!known.now).then_some(known.round);
        let _ = writeln!(page, "body {id:?} {:?} {round:?}", known.body);
    }
    let mut hasher = StableHasher::default();
    ground.changes.hash(&mut hasher);
    let _ = writeln!(page, "changes {}", hasher.finish());
    let _ = writeln!(page, "lying {:#?}", ground.movables);
    let _ = writeln!(page, "burning {:#?}", system.burning(world, battle, Some(side)));
    let _ = writeln!(page, "undo {}", replay::can_undo(world, battle));
    // A fork holds all that the side may try out; it is long, and what tells two apart stands elsewhere on the page.
    for sample in 0..2 {
        let fork = system.fork(world, battle, Some(side), sample);
        let written = fork.map(|fork| format!("{fork:?}"));
        written.hash(&mut hasher);
        let _ = writeln!(
            page,
            "fork {sample} {:?} {}",
            written.map(|it| it.len()),
            hasher.finish()
        );
    }
    answers(&mut page, (world, battle, system), looks);
    refusals(&mut page, (world, battle, system), witness);
    page
}

/// What can be chosen, with odds, ways and reach.
fn answers(page: &mut String, (world, battle, system): (&World, Entity, &dyn RuleSystem), looks: &Looks) {
    for offer in system.offers(world, battle) {
        let odds = system.odds(world, battle, &offer.choice);
        let way = system.way(world, battle, &offer.choice);
        let _ = writeln!(page, "offer {offer:#?} {odds:#?} {way:#?}");
        if let Choice::Move { gait, .. } = &offer.choice {
            let _ = writeln!(page, "reach {:?}", system.reach(world, battle, *gait));
            for cell in offer.cells.iter().step_by(7) {
                let _ = writeln!(page, "routes {:?}", system.routes(world, battle, *gait, *cell));
            }
        }
    }
    if looks.weighs {
        let _ = writeln!(page, "worth {:#?}", system.appraise(world, battle));
    }
    let overlay = system.overlay(world, battle, &OverlayWish::of(looks.overlay));
    let _ = writeln!(page, "overlay {overlay:#?}");
    let asked = common::asked(world, battle).unwrap();
    for cell in &looks.cells {
        let place = system.place(world, battle, asked, *cell);
        let _ = writeln!(page, "place {place:#?}");
    }
}

/// What is not allowed, and by which rule: blows at everybody, be he there or not, and steps to everywhere around.
fn refusals(page: &mut String, (world, battle, system): (&World, Entity, &dyn RuleSystem), witness: Witness) {
    let asked = witness.question().unwrap().fighter;
    let mut tried = Vec::new();
    for id in 0..14 {
        let target = FighterId(id);
        tried.push(Choice::Attack {
            target,
            with: Slot(0),
            manoeuvre: Term("attack"),
            stakes: Vec::new(),
        });
        for act in ["aim", "treat", "push", "join-pike", "lift"] {
            tried.push(Choice::Act {
                act: Term(act),
                target: Some(target),
                with: None,
                at: None,
                facing: None,
            });
        }
    }
    let at = witness.view().unwrap().last_seen(asked).unwrap().body.at;
    for facing in klingentanz::board::Facing::ALL {
        let cell = at.step(facing);
        for gait in ["walk", "step", "sprint"] {
            let path = vec![cell, cell.step(facing)];
            tried.push(Choice::Move {
                gait: Term(gait),
                path,
                facing: None,
            });
        }
        for act in ["strike-cell", "open", "pick-up"] {
            tried.push(Choice::Act {
                act: Term(act),
                target: None,
                with: Some(Slot(0)),
                at: Some(cell),
                facing: None,
            });
        }
    }
    for choice in tried {
        let verdict = system.judge(world, battle, asked, &choice);
        let _ = writeln!(page, "{choice:?}: {verdict:?}");
    }
}

/// Whether two pages are the same.
///
/// # Errors
///
/// The first line in which they differ, with what stands around it.
pub fn same([one, other]: &[String; 2]) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let (one, other): (Vec<&str>, Vec<&str>) = (one.lines().collect(), other.lines().collect());
    let place = one.iter().zip(&other).position(|(one, other)| one != other);
    let place = place.unwrap_or(one.len().min(other.len()));
    let around = |lines: &[&str], from: usize| lines[from..lines.len().min(place + 5)].join("\n");
    let before = place.saturating_sub(8);
    let (one, other) = (around(&one, before), around(&other, place.min(other.len())));
    Err(format!("{one}\n----- and -----\n{other}"))
}
