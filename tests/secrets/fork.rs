//! Forks of fights with secrets: a side tries out what it knows, and nothing else; whom it has lost from sight stands where he may be.
//! That fights which differ only in what a side does not know give it the same forks, `twins` compares.

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Body, Branch, Choice, Decision, Fighter, FighterId, Ground, Roster, Seat, Secrets, SideId,
    SideView, settle,
};
use klingentanz::board::Cell;
use klingentanz::dice::SeededDice;
use klingentanz::replay::DiceSource;
use klingentanz::rules::Preset;

use super::common;
use super::common::chance::choose;
use super::story::go;
use super::{OURS, ambush, drawn, view};

fn branch() -> Branch {
    Branch {
        dice: BattleDice::keyed(1),
        rounds: 2,
        seat: Seat::Opponent,
    }
}

/// The bodies of a battle by their ids.
fn bodies(world: &World, battle: Entity) -> Vec<(FighterId, Body)> {
    let all = world.get::<Roster>(battle).unwrap().iter();
    all.map(|(id, entity)| (id, *world.get::<Body>(entity).unwrap()))
        .collect()
}

#[test]
fn a_side_tries_out_what_it_knows_and_nothing_else() {
    let mut compared = [0; 3];
    let cases = [
        ("dsa41", "10-wood", 2),
        ("dsa41", "02-tavern", 3),
        ("dsa41", "09-tomb", 5),
        ("pool", "10-wood", 2),
        ("pool", "02-tavern", 3),
        ("d20", "10-wood", 2),
    ];
    for (system, level, seed) in cases {
        let mut app = common::app();
        let opening = common::opening_with((system, Preset::Standard), level, DiceSource::Seed(seed));
        let mut muster = common::prepared(&app, &opening).muster;
        let mut setting = (*muster.setting).clone();
        setting.secrets = true;
        muster.setting = setting.into();
        let rules = klingentanz::rules::system(system).unwrap();
        let battle = rules.muster(app.world_mut(), &muster).unwrap();
        settle(app.world_mut(), battle);
        let mut chance = SeededDice::new(seed);
        for step in 0..120 {
            let Some(question) = common::question(&app, battle) else {
                break;
            };
            let world = app.world();
            let asked = world.get::<Roster>(battle).unwrap().entity(question.fighter);
            let side = world.get::<Fighter>(asked.unwrap()).unwrap().side;
            let view = Secrets::known_in(world, battle, Some(side)).unwrap();
            let forked = common::system(&app, battle).fork(world, battle, Some(side), step % 3);
            if let Some(fork) = forked {
                let mut beside = common::app();
                let forked = fork.open(beside.world_mut(), branch());
                let count = is_as_known((world, battle), (beside.world(), forked), (side, view));
                compared = [0, 1, 2].map(|kind| compared[kind] + count[kind]);
            }
            let choice = choose(&app, battle, &mut chance);
            common::play(&mut app, battle, question.fighter.0, choice);
        }
    }
    let [own, seen, lost] = compared;
    assert!(
        own > 100 && seen > 20 && lost > 5,
        "too little was compared: {compared:?}"
    );
}

/// Compares a fork with what its side knows; answers how many own, seen and lost fighters it holds.
fn is_as_known(
    (world, battle): (&World, Entity),
    (beside, forked): (&World, Entity),
    (side, view): (SideId, &SideView),
) -> [usize; 3] {
    assert!(!beside.get::<Secrets>(forked).unwrap().are_kept());
    assert_eq!(world.get::<Decision>(battle), beside.get::<Decision>(forked));
    let ground = beside.get::<Ground>(forked).unwrap();
    assert_eq!(ground.changes, view.ground().changes);
    let truth = world.get::<Roster>(battle).unwrap();
    let mut count = [0; 3];
    for (id, body) in bodies(beside, forked) {
        let entity = truth.entity(id).unwrap();
        let is_own = world.get::<Fighter>(entity).unwrap().side == side;
        let about = world.get::<Decision>(battle).unwrap().0.and_then(|it| it.about);
        if is_own || view.sees(id) || about == Some(id) {
            assert_eq!(body, *world.get::<Body>(entity).unwrap(), "{id:?}");
            count[usize::from(!is_own)] += 1;
        } else {
            assert!(view.met().contains(&id), "{id:?} is known to nobody of the side");
            assert!(!view.sees_cell(body.at), "{id:?} would be seen on {:?}", body.at);
            count[2] += 1;
        }
    }
    let missing = view.bodies().filter(|(_, known)| known.now);
    for (id, _) in missing {
        assert!(
            bodies(beside, forked).iter().any(|(it, _)| *it == id),
            "{id:?} is missing"
        );
    }
    count
}

#[test]
fn whom_a_side_has_never_seen_is_not_there() {
    let mut fight = ambush(&["1..........2"]).open();
    // The slower one declares first.
    fight.plan(2, "fight");
    let system = common::system(&fight.app, fight.battle);
    let fork = system
        .fork(fight.app.world(), fight.battle, Some(OURS), 0)
        .unwrap();
    let mut beside = common::app();
    let forked = fork.open(beside.world_mut(), branch());
    let known: Vec<FighterId> = bodies(beside.world(), forked).iter().map(|(id, _)| *id).collect();
    assert_eq!(known, [FighterId(1)]);
    // Nobody is there to fight with, and the fork is over at once instead of going on for ever.
    settle(beside.world_mut(), forked);
}

/// From 2,4 one sees 6,1, from 2,3 no more: the foe is where he was last, or by another sample on a square that nobody looks at.
#[test]
fn whom_a_side_has_lost_from_sight_stands_where_it_does_not_look() {
    let rows = [
        "....#.......",
        "....#.2.....",
        "....#.......",
        "............",
        "..1.........",
    ];
    let mut fight = drawn(&rows).open();
    fight.plan(2, "fight").plan(1, "move-defend");
    fight.choose(1, go("walk", &[(2, 3)]));
    // Until he who has lost the other is asked what he declares for the second round.
    while let Some(asked) = common::question(&fight.app, fight.battle)
        && (asked.fighter, asked.kind.0) != (FighterId(1), "announce")
    {
        if asked.kind.0 == "announce" {
            fight.plan(asked.fighter.0, "fight");
        } else {
            fight.choose(asked.fighter.0, Choice::Pass);
        }
    }
    assert!(!view(&fight, OURS).sees(FighterId(2)));
    let system = common::system(&fight.app, fight.battle);
    let mut places = Vec::new();
    for sample in 0..12 {
        let fork = system
            .fork(fight.app.world(), fight.battle, Some(OURS), sample)
            .unwrap();
        assert!(!fork.is_certain(), "another sample may put him elsewhere");
        let mut beside = common::app();
        let forked = fork.open(beside.world_mut(), branch());
        let all = bodies(beside.world(), forked);
        assert_eq!(all.len(), 2);
        let (_, body) = all[1];
        assert!(!view(&fight, OURS).sees_cell(body.at), "{body:?}");
        // He was lost in the first round and it is the second: two rounds of four squares each at most.
        assert!(
            (body.at.x - 6).abs() <= 8 && (body.at.y - 1).abs() <= 8,
            "{body:?}"
        );
        places.push(body.at);
    }
    assert_eq!(
        places[0],
        Cell::new(6, 1),
        "the first sample leaves him where he was seen"
    );
    places.sort_unstable();
    places.dedup();
    assert!(places.len() > 2, "every sample says the same: {places:?}");
}
