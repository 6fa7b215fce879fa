//! Two people at one screen: when it must be covered before the next of them is asked, and how often that is.

use bevy::prelude::*;
use klingentanz::battle::{Asking, Audience, Clock, Fighter, Question, Roster, Seat, Secrets, SideId};
use klingentanz::replay::{self, DiceSource, Opening};
use klingentanz::rules::Preset;

use super::board_proof::proves_board;
use super::common;

/// A fight of two people at one screen, who both choose as the computer would.
struct HotSeat {
    app: App,
    battle: Entity,
    audience: Audience,
    /// How often another side was asked than the one before.
    changes: usize,
    /// How often the screen was covered.
    cards: usize,
}

impl HotSeat {
    fn open(level: &str, rules: (&str, Preset), seed: u64) -> Self {
        let mut app = common::app();
        let opening = Opening {
            seats: vec![Seat::Human(1), Seat::Human(2)],
            ..common::opening_with(rules, level, DiceSource::Seed(seed))
        };
        let battle = common::open(&mut app, &opening);
        let audience = Audience::of(app.world().get(battle).unwrap());
        Self {
            app,
            battle,
            audience,
            changes: 0,
            cards: 0,
        }
    }

    fn asked(&self) -> Option<(Question, SideId)> {
        let question = common::question(&self.app, self.battle)?;
        let roster: &Roster = self.app.world().get(self.battle)?;
        let fighter: &Fighter = self.app.world().get(roster.entity(question.fighter)?)?;
        Some((question, fighter.side))
    }

    fn round(&self) -> usize {
        self.app.world().get::<Clock>(self.battle).unwrap().round.into()
    }

    /// Asks the next question as a screen would; answers whose eyes see it.
    fn ask(&mut self, question: &Question, side: SideId) -> SideId {
        let world = self.app.world();
        let secrets: &Secrets = world.get(self.battle).unwrap();
        let offers = common::system(&self.app, self.battle).offers(world, self.battle);
        match self.audience.asking(secrets, side, (question, &offers)) {
            Asking::Open => self.audience.open_for(side),
            Asking::AsItIs => self.audience.ask_as_it_is(side),
            Asking::Covered => {
                self.cards += 1;
                self.audience.cover_for(side);
            }
        }
        self.audience.eyes().unwrap()
    }

    /// Nobody who looks is shown somebody of whom his side does not know.
    fn is_kept(&self, eyes: SideId) {
        let secrets: &Secrets = self.app.world().get(self.battle).unwrap();
        let Some(shown) = secrets.view(eyes) else { return };
        for side in self.audience.looking() {
            let known = secrets.view(*side).unwrap();
            for (id, _) in shown.bodies().filter(|(_, last)| last.now && last.body.present) {
                assert!(known.sees(id), "{side:?} is shown {id:?} by the eyes of {eyes:?}");
            }
        }
    }

    fn fight(&mut self) {
        let mut before = None;
        while let Some((question, side)) = self.asked() {
            self.changes += usize::from(before.replace(side) != Some(side));
            let eyes = self.ask(&question, side);
            self.is_kept(eyes);
            assert!(
                self.audience.looking().contains(&side),
                "whoever is asked may look"
            );
            let choice = common::system(&self.app, self.battle).decide(self.app.world(), self.battle);
            replay::answer(
                self.app.world_mut(),
                self.battle,
                question.fighter,
                choice.unwrap(),
            )
            .unwrap();
        }
    }
}

#[test]
fn in_the_tavern_the_screen_is_never_covered() {
    proves_board(&["BD-VIS-06"]);
    let mut fight = HotSeat::open("02-tavern", ("dsa41", Preset::Basic), 0);
    fight.fight();
    assert!(fight.changes > 20, "the people take turns: {}", fight.changes);
    assert_eq!(fight.cards, 0);
}

#[test]
fn in_the_thicket_the_screen_is_covered_at_most_once_for_each_round_and_side() {
    proves_board(&["BD-VIS-06"]);
    let mut covered = 0;
    for (system, preset) in [
        ("dsa41", Preset::Basic),
        ("dsa41", Preset::Standard),
        ("dsa41", Preset::Expert),
        ("pool", Preset::Standard),
        ("d20", Preset::Standard),
    ] {
        for seed in 0..4 {
            let mut fight = HotSeat::open("10-wood", (system, preset), seed);
            fight.fight();
            let most = 2 * fight.round();
            assert!(
                fight.cards <= most,
                "{system} {preset:?} {seed}: {} of {most}",
                fight.cards
            );
            covered += fight.cards;
        }
    }
    assert!(covered > 0, "something is hidden there");
}
