//! Orders: what has been ordered goes on by itself, is asked again as soon as something that matters has changed, and is taken back as one.

use bevy::prelude::*;
use klingentanz::battle::{
    Aim, Body, Choice, Decision, Fighter, FighterId, Gesture, Posture, Roster, Seat, Sides,
};
use klingentanz::board::{Cell, Facing};
use klingentanz::order::{Next, Orders, Reason};
use klingentanz::replay::{self, DiceSource, Opening, Tape};
use klingentanz::rules::Preset;
use klingentanz::rules::dsa41::fighter::LifeEnergy;

use crate::common;

/// A fight in the tavern in which somebody of the first side has announced that he goes to a foe and strikes at him.
struct Ordered {
    app: App,
    battle: Entity,
    fighter: FighterId,
    foe: FighterId,
    gesture: Gesture,
    /// Choices before the order was given.
    before: usize,
}

impl Ordered {
    /// The first such order that comes up, whatever the dice.
    fn given() -> Self {
        Self::given_by(Preset::Basic)
    }

    fn given_by(preset: Preset) -> Self {
        (0..40)
            .find_map(|seed| Self::with_seed(preset, seed))
            .expect("somebody can go to a foe and strike")
    }

    fn with_seed(preset: Preset, seed: u64) -> Option<Self> {
        Self::after_others(preset, seed, 0)
    }

    /// One that comes up after so many others, which are not given.
    fn after_others(preset: Preset, seed: u64, mut passed: usize) -> Option<Self> {
        let mut app = common::app();
        let hasty = Seat::Greedy;
        let opening = Opening {
            seats: vec![Seat::Human(1), hasty.clone(), hasty.clone(), hasty],
            ..common::opening_with(("dsa41", preset), "02-tavern", DiceSource::Seed(seed))
        };
        let battle = common::open(&mut app, &opening);
        for _ in 0..60 {
            let asked = common::question(&app, battle)?;
            let system = common::system(&app, battle);
            for foe in foes(&app, battle, asked.fighter) {
                let found = system.pursue(app.world(), battle, Aim::Fighter(foe));
                let Ok(gesture) = found else { continue };
                if let [
                    Choice::Plan { .. },
                    Choice::Move { path, .. },
                    Choice::Attack { .. },
                ] = gesture.answers.as_slice()
                    && path.len() > 1
                {
                    if passed > 0 {
                        passed -= 1;
                        continue;
                    }
                    let before = choices(&app, battle);
                    let first = gesture.answers[0].clone();
                    let fighter = asked.fighter;
                    Orders::give(
                        app.world_mut(),
                        battle,
                        fighter,
                        Aim::Fighter(foe),
                        gesture.clone(),
                    );
                    common::play(&mut app, battle, fighter.0, first);
                    let mut given = Self {
                        app,
                        battle,
                        fighter,
                        foe,
                        gesture,
                        before,
                    };
                    return given.wait().then_some(given);
                }
            }
            let choice = system.decide(app.world(), battle)?;
            common::play(&mut app, battle, asked.fighter.0, choice);
        }
        None
    }

    /// The first such order of which the walk is done and nothing has come in between: who is asked first mostly finds his foe elsewhere then.
    fn before_the_blow() -> Self {
        let all = (0..10).flat_map(|seed| (0..8).map(move |passed| (seed, passed)));
        let orders = all.filter_map(|(seed, passed)| Self::after_others(Preset::Basic, seed, passed));
        let mut walked = orders.filter_map(|mut order| {
            Orders::advance(order.app.world_mut(), order.battle, order.fighter);
            let walk = order.gesture.answers[1].clone();
            common::play(&mut order.app, order.battle, order.fighter.0, walk);
            order.wait().then_some(order)
        });
        walked
            .next()
            .expect("somebody who has gone to a foe comes to his blow")
    }

    /// Plays on until the question comes that the order answers next; whether it comes while the order is as it was given.
    fn wait(&mut self) -> bool {
        for _ in 0..40 {
            match Orders::next(self.app.world(), self.battle) {
                Next::Give(_) => return true,
                Next::Ask(..) => return false,
                Next::Wait => {
                    let Some(asked) = common::question(&self.app, self.battle) else {
                        return false;
                    };
                    let system = common::system(&self.app, self.battle);
                    let Some(choice) = system.decide(self.app.world(), self.battle) else {
                        return false;
                    };
                    common::play(&mut self.app, self.battle, asked.fighter.0, choice);
                }
            }
        }
        false
    }

    fn next(&self) -> Next {
        Orders::next(self.app.world(), self.battle)
    }

    fn entity(&self, id: FighterId) -> Entity {
        self.app
            .world()
            .get::<Roster>(self.battle)
            .unwrap()
            .entity(id)
            .unwrap()
    }

    fn change(&mut self, id: FighterId, change: impl Fn(&mut Body)) {
        let entity = self.entity(id);
        change(&mut self.app.world_mut().get_mut::<Body>(entity).unwrap());
    }

    fn asks_for(&self) -> Option<Reason> {
        match self.next() {
            Next::Ask(fighter, reason) => {
                assert_eq!(fighter, self.fighter);
                Some(reason)
            }
            _ => None,
        }
    }

    /// The squares of the way.
    fn path(&self) -> Vec<Cell> {
        self.gesture.route.as_ref().unwrap().path()
    }
}

fn choices(app: &App, battle: Entity) -> usize {
    app.world().get::<Tape>(battle).unwrap().intents.len()
}

fn foes(app: &App, battle: Entity, own: FighterId) -> Vec<FighterId> {
    let roster = app.world().get::<Roster>(battle).unwrap();
    let side = |id| {
        app.world()
            .get::<Fighter>(roster.entity(id).unwrap())
            .unwrap()
            .side
    };
    let sides = app.world().get::<Sides>(battle).unwrap();
    let ids = roster.iter().map(|(id, _)| id);
    ids.filter(|id| sides.are_hostile(side(own), side(*id))).collect()
}

#[test]
fn what_was_ordered_is_done_as_it_was_shown() {
    let mut order = Ordered::given();
    assert_eq!(order.next(), Next::Give(order.gesture.answers[1].clone()));
    Orders::advance(order.app.world_mut(), order.battle, order.fighter);
    let walk = order.gesture.answers[1].clone();
    common::play(&mut order.app, order.battle, order.fighter.0, walk);
    // Who acts at the same time chooses before anybody moves.
    while let Some(asked) = common::question(&order.app, order.battle)
        && asked.fighter != order.fighter
    {
        let choice = common::system(&order.app, order.battle).decide(order.app.world(), order.battle);
        common::play(&mut order.app, order.battle, asked.fighter.0, choice.unwrap());
    }
    let body = *order
        .app
        .world()
        .get::<Body>(order.entity(order.fighter))
        .unwrap();
    assert_eq!(Some(body.at), order.gesture.end());
}

#[test]
fn a_recording_knows_nothing_of_orders() {
    let mut order = Ordered::given();
    let Next::Give(walk) = order.next() else {
        panic!("the walk is next")
    };
    Orders::advance(order.app.world_mut(), order.battle, order.fighter);
    common::play(&mut order.app, order.battle, order.fighter.0, walk);
    let recording = replay::Recording::of(order.app.world(), order.battle).unwrap();
    let mut other = common::app();
    let verdict = replay::verify(other.world_mut(), &recording).unwrap();
    assert!(matches!(verdict, replay::Verdict::Same(_)), "{verdict:?}");
}

#[test]
fn who_was_hurt_is_asked_again() {
    // Of many fights one comes in which somebody is struck between his announcement and his walk or his blow.
    let reasons = (0..60).flat_map(reasons_of);
    assert!(reasons.into_iter().any(|reason| reason == Reason::Hurt));
}

/// The reasons that come up where everybody of the first side goes for the nearest foe.
fn reasons_of(seed: u64) -> Vec<Reason> {
    let mut app = common::app();
    let hasty = Seat::Greedy;
    let opening = Opening {
        seats: vec![Seat::Human(1), hasty.clone(), hasty.clone(), hasty],
        ..common::opening_with(("dsa41", Preset::Basic), "02-tavern", DiceSource::Seed(seed))
    };
    let battle = common::open(&mut app, &opening);
    let mut reasons = Vec::new();
    for _ in 0..120 {
        match Orders::next(app.world(), battle) {
            Next::Give(choice) => {
                let fighter = common::question(&app, battle).unwrap().fighter;
                Orders::advance(app.world_mut(), battle, fighter);
                common::play(&mut app, battle, fighter.0, choice);
            }
            Next::Ask(fighter, reason) => {
                reasons.push(reason);
                app.world_mut().resource_mut::<Orders>().drop_for(fighter);
            }
            Next::Wait => {
                let Some(asked) = common::question(&app, battle) else {
                    break;
                };
                let system = common::system(&app, battle);
                let aims = foes(&app, battle, asked.fighter).into_iter().map(Aim::Fighter);
                let gesture = aims
                    .filter_map(|aim| Some((aim, system.pursue(app.world(), battle, aim).ok()?)))
                    .find(|(_, gesture)| gesture.answers.len() > 1);
                let choice = match gesture {
                    Some((aim, gesture)) => {
                        let first = gesture.answers[0].clone();
                        Orders::give(app.world_mut(), battle, asked.fighter, aim, gesture);
                        first
                    }
                    None => system.decide(app.world(), battle).unwrap(),
                };
                common::play(&mut app, battle, asked.fighter.0, choice);
            }
        }
    }
    reasons
}

#[test]
fn a_foe_who_is_elsewhere_is_asked_about() {
    let mut order = Ordered::given();
    let foe = order.foe;
    order.change(foe, |body| body.at.x += 1);
    assert_eq!(order.asks_for(), Some(Reason::Moved));
}

#[test]
fn a_foe_who_is_out_of_the_fight_is_asked_about() {
    let mut order = Ordered::given();
    let foe = order.foe;
    order.change(foe, |body| body.able = false);
    assert_eq!(order.asks_for(), Some(Reason::Gone));
}

#[test]
fn a_way_that_is_shut_is_asked_about() {
    let mut order = Ordered::given();
    let end = *order.path().last().unwrap();
    let friend = {
        let roster = order.app.world().get::<Roster>(order.battle).unwrap();
        let all = roster.iter().map(|(id, _)| id);
        let others = foes(&order.app, order.battle, order.fighter);
        all.into_iter()
            .find(|id| *id != order.fighter && !others.contains(id))
            .unwrap()
    };
    order.change(friend, |body| body.at = end);
    assert_eq!(order.asks_for(), Some(Reason::Closed));
}

#[test]
fn a_way_that_more_foes_guard_is_asked_about() {
    let order = Ordered::given_by(Preset::Expert);
    let path = order.path();
    let others = foes(&order.app, order.battle, order.fighter);
    let other = others.into_iter().find(|id| *id != order.foe).unwrap();
    // He comes up to the way, wherever there is room: from some of these places he may strike.
    let around = path.iter().flat_map(|cell| {
        let sides = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
        sides.map(|(x, y)| Cell::new(cell.x + x, cell.y + y))
    });
    let places: Vec<Cell> = around.filter(|cell| !path.contains(cell)).collect();
    let mut order = order;
    let looks = places
        .into_iter()
        .flat_map(|cell| Facing::ALL.map(|facing| (cell, facing)));
    let mut reasons = looks.map(|(cell, facing)| {
        order.change(other, |body| {
            (body.at, body.facing, body.posture) = (cell, facing, Posture::Standing);
        });
        order.asks_for()
    });
    assert!(reasons.any(|reason| reason == Some(Reason::Guarded)));
}

#[test]
fn something_clearly_better_is_asked_about() {
    let mut order = Ordered::before_the_blow();
    // Another foe lies at his feet and is as good as dead.
    let others = foes(&order.app, order.battle, order.fighter);
    let other = others.into_iter().find(|id| *id != order.foe).unwrap();
    let at = order
        .app
        .world()
        .get::<Body>(order.entity(order.fighter))
        .unwrap()
        .at;
    let entity = order.entity(other);
    order.app.world_mut().get_mut::<LifeEnergy>(entity).unwrap().now = 1;
    let beside = (-1..=1).flat_map(|y| (-1..=1).map(move |x| Cell::new(at.x + x, at.y + y)));
    let beside: Vec<Cell> = beside.filter(|cell| *cell != at).collect();
    let mut reasons = beside.into_iter().map(|cell| {
        order.change(other, |body| {
            body.at = cell;
            body.posture = Posture::Lying;
        });
        order.asks_for()
    });
    assert!(reasons.any(|reason| reason == Some(Reason::Better)));
}

#[test]
fn a_gesture_is_taken_back_as_one_while_no_die_has_fallen() {
    let mut order = Ordered::given();
    let asked = order.app.world().get::<Decision>(order.battle).unwrap().0;
    let given = choices(&order.app, order.battle);
    assert_eq!(asked.map(|asked| asked.fighter), Some(order.fighter));
    Orders::advance(order.app.world_mut(), order.battle, order.fighter);
    let walk = order.gesture.answers[1].clone();
    common::play(&mut order.app, order.battle, order.fighter.0, walk);
    assert_eq!(
        Orders::before_last(order.app.world(), order.battle),
        Some(order.before)
    );
    // Of the walk alone one could say no; with it goes the announcement, as far as no die fell between them.
    let whole = replay::undo_since(order.app.world_mut(), order.battle, Some(order.before));
    if let Ok((anew, kept)) = whole {
        order
            .app
            .world_mut()
            .resource_mut::<Orders>()
            .take_back(anew, kept);
        assert_eq!((kept, choices(&order.app, anew)), (order.before, order.before));
        assert!(order.app.world().resource::<Orders>().of(order.fighter).is_none());
    } else {
        let Ok((anew, kept)) = replay::undo_since(order.app.world_mut(), order.battle, None) else {
            panic!("dice have fallen in the walk");
        };
        order
            .app
            .world_mut()
            .resource_mut::<Orders>()
            .take_back(anew, kept);
        assert_eq!(kept, given);
        assert_eq!(
            Orders::next(order.app.world(), anew),
            Next::Give(order.gesture.answers[1].clone())
        );
    }
}
