//! Nothing that a side is shown depends on where an unseen foe is.

use klingentanz::battle::{Choice, Decision, FighterId, Happening, Log, SideId, StableHasher};
use klingentanz::board::Cell;
use klingentanz::dice::SeededDice;
use std::hash::{Hash, Hasher};

use super::board_proof::proves_board;
use super::common::chance::pick;
use super::story::{Setup, Story, field, man};
use super::{OURS, secrets, view};

const FOE: FighterId = FighterId(3);

/// Two fighters of ours and a foe by some rules, each with his start state.
struct Camp {
    system: &'static str,
    ours: [(String, &'static str); 2],
    foe: (String, &'static str),
}

fn camps() -> [Camp; 3] {
    let of = |id: &str| format!("Id(\"{id}\")");
    [
        Camp {
            system: "dsa41",
            ours: [(man(), "initiative: 14"), (man(), "initiative: 12")],
            foe: (man(), "initiative: 8"),
        },
        Camp {
            system: "pool",
            ours: [
                (of("PL-HER-02"), "initiative_die: 6"),
                (of("PL-HER-01"), "initiative_die: 5"),
            ],
            foe: (of("PL-OPP-03"), "initiative_die: 1"),
        },
        Camp {
            system: "d20",
            ours: [
                (of("D20-HER-03"), "initiative_die: 20"),
                (of("D20-HER-01"), "initiative_die: 19"),
            ],
            foe: (of("D20-OPP-02"), "initiative_die: 1"),
        },
    ]
}

/// A random map with two fighters of ours and a foe on a place; some foes hide, some maps are dark.
fn fight(camp: &Camp, seed: u64, foe: (i16, i16)) -> Story {
    let mut dice = SeededDice::new(seed);
    let mut setup = field();
    let is_dark = pick(&mut dice, 3) == 0;
    for y in 0..12 {
        for x in 0..12 {
            if is_dark {
                let facts = klingentanz::board::CellFacts {
                    light: Some(4),
                    ..Default::default()
                };
                setup = setup.ground((x, y), facts);
            }
            let is_wall = pick(&mut dice, 5) == 0 && (x, y) != (1, 1) && (x, y) != (1, 3);
            if is_wall {
                setup = setup.thing((x, y), "solid");
            }
        }
    }
    let hides = pick(&mut dice, 2) == 0;
    ours(camp, setup, foe, hides).seed(seed).open()
}

fn ours(camp: &Camp, setup: Setup, foe: (i16, i16), hides: bool) -> Setup {
    let [one, other] = camp.ours.clone();
    setup
        .by(camp.system)
        .hero(one.0, (1, 1), one.1)
        .hero(other.0, (1, 3), other.1)
        .foe(camp.foe.0.clone(), foe, camp.foe.1)
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = if hides { vec![FOE] } else { Vec::new() };
        })
}

/// Places on which the foe would be unseen: open floor that none of ours sees, or any open floor where he hides.
fn places(camp: &Camp, seed: u64) -> Vec<(i16, i16)> {
    let known = fight(camp, seed, (11, 11));
    let is_open = |(x, y): &(i16, i16)| {
        let ground: &klingentanz::battle::Ground = known.app.world().get(known.battle).unwrap();
        let cell = Cell::new(*x, *y);
        ground.view().thing(cell).is_none() && ![Cell::new(1, 1), Cell::new(1, 3)].contains(&cell)
    };
    let all = (0..12).flat_map(|y| (0..12).map(move |x| (x, y))).filter(is_open);
    let hides = secrets(&known).hides(FOE);
    all.filter(|(x, y)| hides || !view(&known, OURS).sees_cell(Cell::new(*x, *y)))
        .collect()
}

/// Everything that our side is shown at a decision.
fn shown(fight: &Story) -> String {
    let (world, battle, system) = (fight.app.world(), fight.battle, fight.system);
    let offers = system.offers(world, battle);
    let odds: Vec<_> = offers
        .iter()
        .map(|offer| system.odds(world, battle, &offer.choice))
        .collect();
    let reach: Vec<_> = ["walk", "sprint", "step", "jump", "climb"]
        .map(|gait| system.reach(world, battle, klingentanz::battle::Term(gait)))
        .into();
    let worth = system.appraise(world, battle);
    let ladder = system.ladder(world, battle);
    let ladder: Vec<_> = ladder
        .iter()
        .filter(|rung| secrets(fight).sees(OURS, rung.fighter))
        .collect();
    let log: &Log = world.get(battle).unwrap();
    let told: Vec<_> = (0..log.entries().len())
        .filter_map(|place| log.told(place, Some(OURS)))
        .map(|event| event.happening.clone())
        .collect();
    let mut hasher = StableHasher::default();
    view(fight, OURS).hash(&mut hasher);
    format!(
        "{offers:#?} {odds:#?} {reach:?} {worth:?} {ladder:?} {told:#?} {}",
        hasher.finish()
    )
}

/// What the fight asks: of one of ours, of the foe, of nobody.
fn side_asked(fight: &Story) -> Option<(FighterId, SideId)> {
    let question = fight.app.world().get::<Decision>(fight.battle).unwrap().0?;
    let side = if question.fighter == FOE { SideId(1) } else { OURS };
    Some((question.fighter, side))
}

/// Whether our side has come to know of the foe, by sight or by touch.
fn is_out(fight: &Story) -> bool {
    let log: &Log = fight.app.world().get(fight.battle).unwrap();
    let tells = |happening: &Happening| match happening {
        Happening::SightChanged { side, .. } => *side == OURS,
        Happening::Attacked { .. } => true,
        Happening::Forgone { rule, .. } => rule.is_some_and(|rule| rule.0 == "BD-MOV-05"),
        _ => false,
    };
    view(fight, OURS).sees(FOE) || log.entries().iter().any(|event| tells(&event.happening))
}

#[test]
fn nothing_shown_depends_on_where_an_unseen_foe_is() {
    proves_board(&["BD-VIS-06", "BD-VIS-07"]);
    for camp in camps() {
        compare(&camp);
    }
}

fn compare(camp: &Camp) {
    let mut compared = 0;
    for seed in 0..24 {
        let places = places(camp, seed);
        let mut chance = SeededDice::new(seed + 1000);
        if places.len() < 2 {
            continue;
        }
        let one = places[pick(&mut chance, places.len())];
        let other = places[pick(&mut chance, places.len())];
        let (mut here, mut there) = (fight(camp, seed, one), fight(camp, seed, other));
        for _ in 0..60 {
            if is_out(&here) || is_out(&there) {
                break;
            }
            let_pass(&mut here, &there);
            let_pass(&mut there, &here);
            if is_out(&here) || is_out(&there) {
                break;
            }
            let (asked, same) = (side_asked(&here), side_asked(&there));
            assert_eq!(asked, same, "seed {seed}, {one:?} and {other:?}");
            let Some((fighter, side)) = asked else { break };
            let choice = if side == OURS {
                assert_eq!(
                    shown(&here),
                    shown(&there),
                    "{}, seed {seed}, {one:?} and {other:?}",
                    camp.system
                );
                compared += 1;
                ours_chosen(&here, &mut chance)
            } else {
                foes_choice(&here)
            };
            for fight in [&mut here, &mut there] {
                fight.choose(fighter.0, choice.clone());
            }
        }
    }
    // So that the test does not pass because nothing was compared.
    let system = camp.system;
    assert!(
        compared > 200,
        "only {compared} decisions by {system} were compared"
    );
}

/// A foe whom one of ours passes may strike him out of turn, and is asked; ours are not told that he was. He lets them pass.
fn let_pass(fight: &mut Story, other: &Story) {
    let strikes_out_of_turn = |fight: &Story| {
        let question = fight.app.world().get::<Decision>(fight.battle).unwrap().0;
        question.is_some_and(|question| question.fighter == FOE && question.kind.0 == "opportunity")
    };
    while strikes_out_of_turn(fight) && !strikes_out_of_turn(other) {
        let choice = foes_choice(fight);
        fight.choose(FOE.0, choice);
    }
}

/// One of the answers that our side is offered, with a cell where it takes one.
fn ours_chosen(fight: &Story, chance: &mut SeededDice) -> Choice {
    let (world, battle, system) = (fight.app.world(), fight.battle, fight.system);
    let offers = system.offers(world, battle);
    let offers: Vec<_> = offers
        .into_iter()
        .filter(|offer| !["surrender", "leave"].contains(&offer.word.0))
        .collect();
    let offer = &offers[pick(chance, offers.len())];
    let cell = (!offer.cells.is_empty()).then(|| offer.cells[pick(chance, offer.cells.len())]);
    let mut choice = offer.choice.clone();
    match &mut choice {
        Choice::Move { gait, path, .. } => {
            *path = system.route(world, battle, *gait, cell.unwrap()).unwrap();
        }
        Choice::Act { at, .. } if cell.is_some() => *at = cell,
        _ => {}
    }
    choice
}

/// The foe keeps still.
fn foes_choice(fight: &Story) -> Choice {
    let question = fight
        .app
        .world()
        .get::<Decision>(fight.battle)
        .unwrap()
        .0
        .unwrap();
    match question.kind.0 {
        "announce" | "stance" => super::story::plan("fight"),
        _ => Choice::Pass,
    }
}
