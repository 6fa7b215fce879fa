//! The note beside a token that has slid down the ladder: how far, and the rule that cost it the points.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::battle_rule::{RuleBook, Vocabulary};
use super::widget::{column, text};
use crate::battle::{FighterId, RuleId, Rung};
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Reading, Stage};
use crate::words::{self, Phrase};

/// From the right edge of the ladder to the dashed line, in logical pixels.
const LINE: f32 = 4.0;

/// Height of a dash and of the gap after it in logical pixels.
const DASH: f32 = 4.0;
const GAP: f32 = 3.0;
/// Dashes for each percent of the ladder's height: enough for the highest window, and what is too many is cut.
const DASHES: f32 = 2.0;

/// Height of two lines of the cause in logical pixels.
const TWO_LINES: f32 = 30.0;

/// The note, as long as no other loss takes its place.
#[derive(Component)]
pub(super) struct LossNote;

/// What every fighter had lost when the ladder was last looked at.
#[derive(Default)]
pub(super) struct Known {
    battle: Option<Entity>,
    losses: BTreeMap<FighterId, Vec<(RuleId, i16)>>,
}

/// Names the newest loss since the last look.
pub(super) fn note_losses(
    reading: Res<Reading>,
    stage: Res<Stage>,
    ladders: Query<(Entity, &super::ladder::Rungs)>,
    notes: Query<Entity, With<LossNote>>,
    book: RuleBook,
    mut known: Local<Known>,
    mut round: Local<u16>,
    mut commands: Commands,
) {
    let Ok((ladder, rungs)) = ladders.single() else {
        return;
    };
    if stage.is_behind() || !(stage.is_changed() || reading.is_changed()) {
        return;
    }
    let is_known = known.battle == stage.battle;
    let fresh = |rung: &Rung| {
        slide(
            known.losses.get(&rung.fighter).map_or(&[], Vec::as_slice),
            &rung.losses,
        )
    };
    let mut slides = reading.ladder.iter().filter(|_| is_known);
    let newest = slides.find_map(|rung| Some((rung, fresh(rung)?)));
    if newest.is_some() || !is_known || *round != stage.round {
        notes.iter().for_each(|note| commands.entity(note).despawn());
    }
    *round = stage.round;
    if let Some((
        rung,
        Slid {
            rule,
            points,
            is_alone,
        },
    )) = newest
    {
        let (top, bottom) = (
            rungs.share(f32::from(rung.value + points)),
            rungs.share(f32::from(rung.value)),
        );
        // The number comes first, as a very long title is cut behind its second line.
        let caption = Phrase::Row(vec![
            Phrase::plain(format!("{} ", words::signed(-points))),
            match is_alone {
                true => book.title(rule),
                false => Phrase::key("battle-loss-among-others").with("rule", book.title(rule)),
            },
        ]);
        let taken: Vec<i16> = reading
            .ladder
            .iter()
            .flat_map(|rung| std::iter::once(rung.value).chain(rung.due.iter().copied()))
            .collect();
        let beside = rungs.share(place_of_caption(
            rung.value,
            points,
            &taken,
            (rungs.low, rungs.high),
        ));
        commands
            .entity(ladder)
            .with_children(|parent| draw(parent, (top, bottom), beside, caption));
    }
    let losses = reading
        .ladder
        .iter()
        .map(|rung| (rung.fighter, rung.losses.clone()))
        .collect();
    *known = Known {
        battle: stage.battle,
        losses,
    };
}

/// What more a fighter has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slid {
    /// The rule that took the last of it.
    rule: RuleId,
    /// All of it.
    points: i16,
    /// Whether no other rule has taken any of it.
    is_alone: bool,
}

/// How much more is lost now than before; none where nothing more is lost.
fn slide(before: &[(RuleId, i16)], now: &[(RuleId, i16)]) -> Option<Slid> {
    let lost = |losses: &[(RuleId, i16)]| losses.iter().map(|(_, points)| -points).sum::<i16>();
    let points = Some(lost(now) - lost(before)).filter(|points| *points > 0)?;
    let has_taken = |(rule, points): &&(RuleId, i16)| {
        let earlier = before.iter().find(|(other, _)| other == rule);
        earlier.is_none_or(|(_, earlier)| points < earlier)
    };
    let mut takers = now.iter().rev().filter(has_taken);
    let (rule, _) = takers.next()?;
    Some(Slid {
        rule: *rule,
        points,
        is_alone: takers.next().is_none(),
    })
}

/// Where the cause is written, as a rung from `low` to `high` or half between two: as near to the middle of the slide from
/// `value + points` to `value` as it can without lying on a token; where somebody stands on every rung, between two of the slide.
fn place_of_caption(value: i16, points: i16, taken: &[i16], (low, high): (i16, i16)) -> f32 {
    let middle = f32::from(value) + f32::from(points) / 2.0;
    let apart = |place: &f32, other: &f32| (place - middle).abs().total_cmp(&(other - middle).abs());
    let free = (low..=high).filter(|rung| !taken.contains(rung)).map(f32::from);
    let between = (value..value + points).map(|rung| f32::from(rung) + 0.5);
    free.min_by(apart)
        .or_else(|| between.min_by(apart))
        .unwrap_or(middle)
}

/// A dashed line from the rung that was lost to the one that is left, with the cause beside it: each height is in percent of the ladder's, as
/// the window may change its size.
fn draw(parent: &mut ChildSpawnerCommands, (top, bottom): (f32, f32), beside: f32, caption: Phrase) {
    let line = Node {
        position_type: PositionType::Absolute,
        right: px(LINE),
        top: percent(top),
        height: percent(bottom - top),
        min_height: px(DASH),
        width: px(2),
        overflow: Overflow::clip(),
        ..column(GAP)
    };
    parent
        .spawn((LossNote, line, Pickable::IGNORE))
        .with_children(|line| {
            for _ in 0..((bottom - top) * DASHES).max(1.0) as u16 {
                let node = Node {
                    width: px(2),
                    height: px(DASH),
                    flex_shrink: 0.0,
                    ..default()
                };
                line.spawn((node, BackgroundColor(colour::WARNING_INK), Pickable::IGNORE));
            }
        });
    // Two lines at most, with their middle at the height: beside the ladder, which is narrow, over the edge of the map.
    let frame = Node {
        position_type: PositionType::Absolute,
        left: percent(100),
        top: percent(beside),
        margin: UiRect::top(px(-TWO_LINES / 2.0)),
        height: px(TWO_LINES),
        max_width: px(112),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let node = Node {
        max_height: px(TWO_LINES),
        padding: UiRect::horizontal(px(3)),
        overflow: Overflow::clip(),
        ..default()
    };
    let letters = Letters::new(Face::Text, size::TINY).in_ink(colour::WARNING_INK);
    let ground = BackgroundColor(colour::PANEL.with_alpha(0.9));
    let lines = (node, ground, Pickable::IGNORE, children![text(caption, letters)]);
    parent.spawn((
        LossNote,
        frame,
        GlobalZIndex(4),
        Pickable::IGNORE,
        children![lines],
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cause_lies_on_no_token() {
        let all = (3, 14);
        // From 11 to 7: 9 is the middle; with somebody there, 10 and 8 are as near.
        assert_eq!(place_of_caption(7, 4, &[7], all), 9.0);
        assert_eq!(place_of_caption(7, 4, &[7, 9], all), 8.0);
        assert_eq!(place_of_caption(7, 4, &[7, 8, 9], all), 10.0);
        // From 12 to 10 with somebody on each rung of the slide, then on one more, then on all.
        assert_eq!(place_of_caption(10, 2, &[10, 11, 12], all), 9.0);
        assert_eq!(place_of_caption(10, 2, &[9, 10, 11, 12], all), 13.0);
        assert_eq!(place_of_caption(10, 2, &[10, 11, 12], (10, 12)), 10.5);
        assert_eq!(place_of_caption(10, 0, &[10], (10, 10)), 10.0);
    }

    #[test]
    fn what_is_lost_anew_is_told_by_what_took_the_last_of_it() {
        let (wound, dodge, fumble) = (RuleId("WND-04"), RuleId("AUS-02"), RuleId("FUM-04"));
        let by = |rule, points| {
            let is_alone = true;
            Some(Slid {
                rule,
                points,
                is_alone,
            })
        };
        assert_eq!(slide(&[], &[]), None);
        assert_eq!(slide(&[], &[(dodge, -2)]), by(dodge, 2));
        // A second dodge, and a fumble: 2 points more each time, and the two have one sum.
        assert_eq!(slide(&[(dodge, -2)], &[(dodge, -4)]), by(dodge, 2));
        assert_eq!(slide(&[(dodge, -4)], &[(fumble, -8)]), by(fumble, 4));
        assert_eq!(slide(&[(dodge, -4)], &[(dodge, -4), (wound, -2)]), by(wound, 2));
        // A dodge after a wound, which stands behind in the list.
        assert_eq!(slide(&[(wound, -2)], &[(dodge, -2), (wound, -2)]), by(dodge, 2));
        // An orientation gives back; a wound heals.
        assert_eq!(slide(&[(dodge, -4)], &[]), None);
        assert_eq!(slide(&[(dodge, -4), (wound, -2)], &[(dodge, -4)]), None);
    }

    #[test]
    fn of_what_two_rules_took_at_once_neither_is_told_alone() {
        let (wound, fumble) = (RuleId("WND-04"), RuleId("FUM-04"));
        let both = Slid {
            rule: wound,
            points: 4,
            is_alone: false,
        };
        assert_eq!(slide(&[], &[(fumble, -2), (wound, -2)]), Some(both));
        assert_eq!(slide(&[(wound, -2)], &[(fumble, -2), (wound, -4)]), Some(both));
    }
}
