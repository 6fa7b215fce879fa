//! How a fighter begins who is not well and ready: what a level file says of it, whether that can be, and the body and state that follow.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::battle::{Body, FighterId, Posture, Recruit, Slot};
use crate::rules::Id;

use super::arm::Usage;
use super::condition::{Suffered, Until};
use super::data::{Hold, Loading, Spell, State};
use super::fighter::Figures;
use super::initiative::Initiative;
use super::life::{DEAD, Vitality};
use super::roll;
use super::sheet::Build;
use super::spell::{Known, Left};

/// How a fighter begins where it differs from well and ready.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename = "Start")]
pub struct StartFile {
    /// Hit points now.
    hit_points: Option<i16>,
    /// Nonlethal damage.
    nonlethal: i16,
    /// Temporary hit points, which are lost first (`D20-DMG-06`).
    temporary: i16,
    /// The die of the initiative, if it has fallen already.
    initiative_die: Option<i16>,
    /// The weapon in the hand, by its place in the list from 0; left out: the first.
    hand: Option<u8>,
    /// The weapon in the other hand, by its place in the list from 0 (`D20-ATK-10`).
    other_hand: Option<u8>,
    /// Whom he rides, by his number; a mount of his own side that is big enough (`D20-MNT-01`).
    rides: Option<u16>,
    /// Whether missile weapons are to be loaded first.
    unloaded: bool,
    /// Weapons that he has lost, by their places in the list from 0.
    lost: Vec<u8>,
    /// What he suffers from, and for how long.
    conditions: Vec<ConditionFile>,
    /// Whether he has stopped dying.
    stable: bool,
    /// Whether he lies in ambush: whoever does not notice him or one of his friends is surprised.
    ambush: bool,
    /// Spells that he has prepared for this fight, one for each time that he can cast it; left out: those of his record, shared out among
    /// his spells of a day. Those that his record alters are not among them.
    prepared: Option<Vec<Id<Spell>>>,
    /// Spell points that are left; left out: all of the day (`D20-SP-10`).
    spell_points: Option<u16>,
}

/// A state that a fighter is in.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "Condition")]
struct ConditionFile {
    /// Which state.
    state: State,
    /// When it ends.
    until: Until,
}

impl StartFile {
    /// What is wrong with it for this fighter of a level with these fighters.
    pub(super) fn faults(&self, build: &Build, known: &[FighterId]) -> Vec<String> {
        let arms = build.arms.len() as i16;
        let place = |name: &str, place: u8| within(name, Some(place.into()), 0, arms - 1);
        let bounds = [
            within("hit_points", self.hit_points, DEAD + 1, build.hit_points),
            within("nonlethal", Some(self.nonlethal), 0, 1000),
            within("temporary", Some(self.temporary), 0, 1000),
            within("initiative_die", self.initiative_die, 1, roll::SIDES.into()),
            self.hand.and_then(|hand| place("hand", hand)),
            self.other_hand.and_then(|hand| place("other_hand", hand)),
            self.other_hand.and_then(|hand| self.misheld(build, hand)),
            self.too_many_points(build),
        ];
        let lost = self.lost.iter().filter_map(|lost| {
            let arm = build.arms.get(usize::from(*lost));
            match arm {
                None => place("lost", *lost),
                Some(arm) if arm.is_body() => Some(format!(
                    "`lost` names {lost}, a part of the body, which nobody loses"
                )),
                Some(_) if self.hand.unwrap_or(0) == *lost => Some(format!(
                    "`lost` names {lost}, which is in the hand: `hand` must name another one"
                )),
                Some(_) => None,
            }
        });
        let conditions = self.conditions.iter().filter_map(|it| it.fault(known));
        let unknown = self.rides.filter(|mount| !known.contains(&FighterId(*mount)));
        let unknown =
            unknown.map(|mount| format!("`rides` names fighter {mount}, but the level has no such fighter"));
        let all = bounds
            .into_iter()
            .flatten()
            .chain(lost)
            .chain(conditions)
            .chain(unknown);
        all.chain(self.doubled())
            .chain(self.overprepared(build))
            .collect()
    }

    /// What is wrong with the spells that he has prepared: he knows them, and has no more of a level than he can cast in a day.
    ///
    /// Rule: `D20-MAG-12`.
    fn overprepared(&self, build: &Build) -> Vec<String> {
        let Some(prepared) = &self.prepared else {
            return Vec::new();
        };
        let Some(book) = build
            .book
            .as_ref()
            .filter(|book| book.casts && !book.is_from_memory)
        else {
            return vec!["`prepared` names spells, but he prepares none".to_owned()];
        };
        let level = |id: &Id<Spell>| {
            let mut spells = book.spells.iter();
            spells.find(|known| {
                known.row.id() == id.as_str() && known.metamagic.is_empty() && known.item.is_none()
            })
        };
        if book.pool.is_some() {
            return book.too_many_prepared(prepared);
        }
        let unknown = prepared.iter().filter(|id| level(id).is_none());
        let unknown = unknown.map(|id| format!("`prepared` names `{id}`, which he does not know"));
        let too_many = (0u8..).zip(&book.slots).filter_map(|(of, most)| {
            let named = prepared
                .iter()
                .filter(|id| level(id).is_some_and(|known| known.level == of));
            let count = named.count();
            (count > usize::from(*most)).then(|| {
                format!("`prepared` names {count} spells of the level {of}, but he can cast {most} in a day")
            })
        });
        unknown.chain(too_many).collect()
    }

    /// What is wrong with his spell points; they count only where points pay for spells.
    ///
    /// Rule: `D20-SP-01`.
    fn too_many_points(&self, build: &Build) -> Option<String> {
        let points = self.spell_points?;
        let Some(book) = build.book.as_ref().filter(|book| book.casts) else {
            return Some("`spell_points` is given, but he casts no spells".to_owned());
        };
        let most = book.pool.map(|pool| pool.most()).filter(|most| points > *most);
        most.map(|most| format!("`spell_points` is {points}, but he has {most} in a day"))
    }

    /// Why a weapon cannot be in the other hand.
    fn misheld(&self, build: &Build, hand: u8) -> Option<String> {
        let one_handed = |place: u8| {
            let arm = build.arms.get(usize::from(place));
            arm.is_some_and(|arm| arm.usage == Usage::Held(Hold::OneHanded))
        };
        let main = self.hand.unwrap_or(0);
        let fits = hand != main && one_handed(hand) && one_handed(main) && build.shield().is_none();
        (!fits || self.lost.contains(&hand))
            .then(|| "`other_hand` needs two different weapons for one hand each, and no shield".to_owned())
    }

    /// The state that stands there twice: the same one does not add up.
    fn doubled(&self) -> Option<String> {
        let is_known = |(place, found): &(usize, &ConditionFile)| {
            let mut before = self.conditions[..*place].iter();
            before.any(|other| other.state == found.state)
        };
        let (_, found) = self.conditions.iter().enumerate().find(is_known)?;
        Some(format!("`conditions` names {:?} twice", found.state))
    }

    /// The body and the state in which a fighter begins.
    pub(super) fn begin(&self, recruit: &Recruit, build: &Build, is_surprised: bool) -> (Body, Figures) {
        let mut state = self.state(build, is_surprised);
        if !recruit.awake && state.vitality() < Vitality::Unconscious {
            state.conditions.0.push(Suffered {
                state: State::Unconscious,
                until: Until::Open,
            });
        }
        let is_helpless = state.vitality() >= Vitality::Unconscious
            || [
                State::Unconscious,
                State::Asleep,
                State::Paralysed,
                State::Helpless,
            ]
            .into_iter()
            .any(|it| state.suffers(it));
        let lies = is_helpless && !state.suffers(State::Paralysed);
        let body = Body {
            posture: match recruit.posture {
                _ if lies => Posture::Lying,
                posture => posture,
            },
            able: !is_helpless,
            size: build.bulk.space,
            mount: self.rides.map(FighterId),
            ..Body::of(recruit)
        };
        (body, state)
    }

    fn state(&self, build: &Build, is_surprised: bool) -> Figures {
        let mut state = Figures::fresh(build);
        let life = &mut state.hit_points.life;
        life.hit_points = self.hit_points.unwrap_or(build.hit_points);
        life.nonlethal = self.nonlethal;
        life.temporary = self.temporary;
        life.is_stable = self.stable && life.hit_points < 0;
        state.hit_points.is_surprised = is_surprised;
        state.hit_points.lurks = self.ambush;
        state.budget.initiative = self.initiative_die.map(|face| Initiative {
            face: face as u8,
            bonus: build.initiative,
            tie: 0,
        });
        state.hands.held = Slot(self.hand.unwrap_or(0));
        state.hands.other = self.other_hand.map(Slot);
        for (arm, kept) in build.arms.iter().zip(state.hands.arms.iter_mut()) {
            kept.is_unloaded = self.unloaded && arm.loading != Loading::Nothing;
        }
        for lost in &self.lost {
            if let Some(kept) = state.hands.arms.get_mut(usize::from(*lost)) {
                kept.is_gone = true;
            }
        }
        if let (Some(prepared), Some(book)) = (&self.prepared, &build.book) {
            let times = |known: &Known| {
                let named = prepared.iter().filter(|id| id.as_str() == known.row.id());
                let times = named.count().min(usize::from(u8::MAX)) as u8;
                if known.metamagic.is_empty() && known.item.is_none() {
                    times
                } else {
                    0
                }
            };
            state.magic.left = Left(book.spells.iter().map(times).collect());
        }
        if let Some(points) = self.spell_points {
            state.magic.points = points;
        }
        state.conditions.0 = self.conditions.iter().map(ConditionFile::suffered).collect();
        state.conditions.0.sort_unstable();
        state
    }
}

impl ConditionFile {
    fn fault(&self, known: &[FighterId]) -> Option<String> {
        let follows = [
            State::Disabled,
            State::Dying,
            State::Stable,
            State::Dead,
            State::Prone,
            State::Kneeling,
        ];
        if follows.contains(&self.state) {
            return Some(format!("{:?} follows from hit points or posture", self.state));
        }
        match self.until {
            Until::TurnStart(id) | Until::Rounds(_, id) if !known.contains(&id) => Some(format!(
                "`until` names fighter {}, but the level has no such fighter",
                id.0
            )),
            Until::Rounds(0, _) => Some("`until` is 0 rounds, which are over already".to_owned()),
            _ => None,
        }
    }

    const fn suffered(&self) -> Suffered {
        Suffered {
            state: self.state,
            until: self.until,
        }
    }
}

/// What is wrong with a number.
fn within(name: &str, value: Option<i16>, least: i16, most: i16) -> Option<String> {
    let wrong = value.filter(|value| !(least..=most).contains(value));
    wrong.map(|value| format!("`{name}` is {value}, but must be from {least} to {most}"))
}
