//! A review in words: who is called what, and the sentences of each of its parts.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::account::{Moment, Review};
use super::estimate::Estimate;
use super::grade::Mark;
use super::throw::throws;
use super::{WHOLE, Walk, hint};
use crate::battle::{BattleEvent, Choice, Log, Offer};
use crate::words::{self, Cast, Phrase};

/// Throws that are told of a fight.
const MOST_THROWS: usize = 5;

/// Sentences that tell of one throw: the attack, the answer to it and what it did.
const MOST_SENTENCES: usize = 3;

/// Whoever tells a review: he knows the names, and what happened.
pub struct Reader {
    cast: Cast,
    log: Vec<BattleEvent>,
    /// What was offered, by the place of the choice in the recording.
    offers: BTreeMap<usize, Vec<Offer>>,
}

/// A review in words, part by part.
pub struct Told {
    /// Whose view it is.
    pub view: Phrase,
    /// The chance before each round: its name, and the chance.
    pub course: Vec<(Phrase, Estimate)>,
    /// Where the chance began, what brought it how far, and where it ended.
    pub sums: Vec<(Phrase, Phrase)>,
    /// How well the side has decided.
    pub rating: Phrase,
    /// The decisions that cost most, each with its place in the recording, counted from 0.
    pub marked: Vec<(usize, Phrase)>,
    /// The throws that changed most, each with the place of the choice before it.
    pub throws: Vec<(usize, Phrase)>,
}

impl Reader {
    /// One who has seen the fight of a walk; none where that is gone from the world.
    pub fn of(world: &World, walk: &Walk) -> Option<Self> {
        Some(Self {
            cast: Cast::of(world, walk.battle, None)?,
            log: world.get::<Log>(walk.battle)?.entries().to_vec(),
            offers: walk
                .positions
                .iter()
                .map(|it| (it.intent, it.offers.clone()))
                .collect(),
        })
    }

    /// Tells a review.
    pub fn tell(&self, review: &Review) -> Told {
        let sums = [
            ("review-start", estimated(review.start)),
            ("review-own", points(review.own)),
            ("review-foes", points(review.foes)),
            ("review-luck", points(review.luck)),
            (
                "review-doubt",
                Phrase::key("review-give-or-take")
                    .with("points", points(review.doubt.mean))
                    .with("band", tenths_of(review.doubt.band())),
            ),
            ("review-end", estimated(review.end)),
        ];
        Told {
            view: Phrase::key("review-view").with("side", self.cast.side(review.side)),
            course: course(review),
            sums: sums.map(|(key, said)| (Phrase::key(key), said)).into(),
            rating: rating(review),
            marked: self.tell_all(review.marked(), |it| self.decision(it)),
            throws: self.tell_all(review.throws(MOST_THROWS), |it| self.throw(it)),
        }
    }

    fn tell_all(
        &self,
        moments: Vec<&Moment>,
        tell: impl Fn(&Moment) -> Option<Phrase>,
    ) -> Vec<(usize, Phrase)> {
        let told = moments.into_iter().filter_map(|it| Some((it.choice, tell(it)?)));
        told.collect()
    }

    /// What a marked decision cost, and what would have been better.
    fn decision(&self, moment: &Moment) -> Option<Phrase> {
        let (given, better) = (moment.given()?, moment.better()?);
        let choice = |choice| self.answer(moment.choice, choice);
        Some(
            Phrase::key("review-decision")
                .with("round", moment.round)
                .with("name", self.cast.name(moment.fighter))
                .with("given", choice(&given.choice))
                .with("chance", estimated(given.chance))
                .with("better", choice(&better.choice))
                .with("best", estimated(better.chance))
                .with("mark", Phrase::key(mark(moment.mark?)))
                .with("points", tenths_of(moment.loss.mean)),
        )
    }

    /// The words for an answer at a place in the recording.
    fn answer(&self, place: usize, choice: &Choice) -> Phrase {
        let offers = self.offers.get(&place).map(Vec::as_slice);
        hint::answer(&self.cast, offers.unwrap_or_default(), choice)
    }

    /// How two fights have parted that were the same until a choice, counted from 0: what was decided then, in this fight and in the other; none
    /// where it was not tried out in both.
    pub fn parting(&self, review: &Review, other: &Review, choice: usize) -> Option<Phrase> {
        let of = |review: &'_ Review| {
            let moment = review.moments.iter().find(|it| it.choice == choice)?;
            let given = moment.given()?;
            Some((moment.round, moment.fighter, given.choice.clone(), given.chance))
        };
        let ((round, fighter, given, chance), (_, _, before, instead)) = (of(review)?, of(other)?);
        Some(
            Phrase::key("review-parting")
                .with("round", round)
                .with("name", self.cast.name(fighter))
                .with("given", self.answer(choice, &given))
                .with("chance", estimated(chance))
                .with("before", self.answer(choice, &before))
                .with("instead", estimated(instead)),
        )
    }

    /// What fell after a choice, and how much that changed.
    fn throw(&self, moment: &Moment) -> Option<Phrase> {
        let (from, to) = moment.entries;
        let thrown = throws(self.log.get(from..to)?);
        let sentences = thrown.iter().take(MOST_SENTENCES).filter_map(|it| {
            let said = words::tell(&self.cast, &it.event.happening, |_, _| None)?;
            Some(match it.chance {
                Some(chance) => Phrase::key("review-thrown")
                    .with("said", said)
                    .with("chance", words::percent(chance)),
                None => said,
            })
        });
        let said: Vec<Phrase> = sentences.collect();
        let said = if said.is_empty() {
            Phrase::key("review-other-dice")
        } else {
            Phrase::list(said, " ")
        };
        Some(
            Phrase::key("review-throw")
                .with("round", moment.round)
                .with("said", said)
                .with("points", points(moment.luck())),
        )
    }
}

/// The chance before the first decision of each round, and at the end.
fn course(review: &Review) -> Vec<(Phrase, Estimate)> {
    let mut course: Vec<(Phrase, Estimate)> = Vec::new();
    let mut last = None;
    for moment in &review.moments {
        if last != Some(moment.round) {
            last = Some(moment.round);
            course.push((
                Phrase::key("review-round").with("round", moment.round),
                moment.before,
            ));
        }
    }
    course.push((Phrase::key("review-end"), review.end));
    course
}

/// How well a side has decided, by its mean loss.
fn rating(review: &Review) -> Phrase {
    let word = match review.mean_loss {
        ..5_000 => "review-rating-excellent",
        5_000..15_000 => "review-rating-good",
        15_000..30_000 => "review-rating-fair",
        _ => "review-rating-weak",
    };
    Phrase::key("review-rating")
        .with("count", i64::try_from(review.real()).unwrap_or(i64::MAX))
        .with("points", tenths_of(review.mean_loss))
        .with("word", Phrase::key(word))
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "review-inaccuracy",
        Mark::Mistake => "review-mistake",
        Mark::Blunder => "review-blunder",
    }
}

/// A win chance in whole percent, with its band where it is not certain.
pub fn estimated(chance: Estimate) -> Phrase {
    let whole = |millionths: i64| (millionths * 100 + WHOLE / 2).div_euclid(WHOLE);
    let percent = Phrase::key("words-percent").with("percent", whole(chance.mean.clamp(0, WHOLE)));
    if chance.error == 0 {
        return percent;
    }
    Phrase::key("review-chance")
        .with("percent", percent)
        .with("band", whole(chance.band()).max(1))
}

/// A difference of win chances in points, with its sign.
fn points(millionths: i64) -> Phrase {
    let sign = if millionths < 0 { "−" } else { "+" };
    let amount = Phrase::Row(vec![Phrase::plain(sign), tenths_of(millionths.abs())]);
    Phrase::key("review-points").with("points", amount)
}

/// Points of win chance with one decimal.
fn tenths_of(millionths: i64) -> Phrase {
    let tenth = WHOLE / 1000;
    words::tenths((millionths + millionths.signum() * tenth / 2) / tenth)
}
