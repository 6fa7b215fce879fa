//! Luck: how many checks a side has passed more, or fewer, than its chances promised.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::theme::{Face, Letters, Palette, colour, size};
use super::widget::{Tooltip, row, text};
use crate::battle::{BattleEvent, Check, FighterId, Happening, Log, Sides};
use crate::view::{Stage, ViewSystems, subject};
use crate::words::{self, Phrase};

/// The shapes of the sides' badges, so that colour alone tells nothing.
const SIGNS: [&str; 4] = ["■", "●", "◆", "▲"];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, say_luck.after(ViewSystems::Play));
}

/// The remark about luck.
#[derive(Component)]
struct Luck;

pub(super) fn spawn(line: &mut ChildSpawnerCommands) {
    line.spawn((
        Luck,
        row(size::GAP),
        Hovered::default(),
        Tooltip(Phrase::key("battle-luck-hint")),
    ));
}

/// Says how the dice of each side have fallen so far against what was to be expected.
fn say_luck(
    stage: Res<Stage>,
    logs: Query<(&Log, &Sides)>,
    remarks: Query<Entity, With<Luck>>,
    palette: Res<Palette>,
    mut told: Local<Option<(Entity, Vec<i64>)>>,
    mut commands: Commands,
) {
    if !stage.is_changed() && told.is_some() {
        return;
    }
    let (Ok(remark), Some((log, sides))) = (
        remarks.single(),
        stage.battle.and_then(|battle| logs.get(battle).ok()),
    ) else {
        return;
    };
    let luck: Vec<i64> = sides
        .iter()
        .take(SIGNS.len())
        .map(|(side, _)| {
            let is_theirs = |id| stage.figures.get(&id).is_some_and(|figure| figure.side == side);
            let told: Vec<_> = (0..stage.shown)
                .filter_map(|place| log.told(place, stage.watching.0))
                .collect();
            luck(told.iter().map(|entry| &**entry), is_theirs)
        })
        .collect();
    if told.as_ref() == Some(&(remark, luck.clone())) {
        return;
    }
    commands
        .entity(remark)
        .despawn_related::<Children>()
        .with_children(|parent| {
            let letters = Letters::new(Face::Text, size::TINY + 1.0).in_ink(colour::SOFT_INK);
            parent.spawn(text("battle-luck", letters));
            for ((side, _), luck) in sides.iter().zip(&luck) {
                let plus = if *luck > 0 { "+" } else { "" };
                let words = Phrase::Row(vec![
                    Phrase::plain(SIGNS[usize::from(side.0)]),
                    Phrase::plain(format!("\u{a0}{plus}")),
                    words::tenths(*luck),
                ]);
                let letters = Letters::new(Face::Figures, size::TINY).in_ink(palette.side(side));
                parent.spawn((text(words, letters), TextLayout::no_wrap()));
            }
        });
    *told = Some((remark, luck));
}

/// Tenths of a check that a side has passed beyond expectation, rounded; negative is bad luck.
pub(crate) fn luck<'a>(
    entries: impl Iterator<Item = &'a BattleEvent>,
    is_theirs: impl Fn(FighterId) -> bool,
) -> i64 {
    let theirs = entries.filter(|entry| subject(&entry.happening).is_some_and(&is_theirs));
    // Every die with 20 sides counts in twentieths, so sums of them are exact in twentieths.
    let twentieths: i64 = theirs
        .flat_map(|entry| checks(&entry.happening))
        .map(surplus)
        .sum();
    (twentieths + twentieths.signum()) / 2
}

fn checks(happening: &Happening) -> &[Check] {
    match happening {
        Happening::Attacked { check, .. } | Happening::Defended { check, .. } => {
            std::slice::from_ref(&**check)
        }
        // Three dice stand for one passed check there; their chance is not in the event.
        _ => &[],
    }
}

/// What came of a check less the chance it had, in twentieths. The best face always passes, the worst never.
fn surplus(check: &Check) -> i64 {
    if check.sides != 20 {
        return 0;
    }
    let chance = i64::from(check.target.clamp(1, 19));
    if check.outcome.is_success() {
        20 - chance
    } else {
        -chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Ledger, Outcome, RuleId, Term};

    fn defended(fighter: u16, target: i16, outcome: Outcome) -> BattleEvent {
        let check = Check {
            rule: RuleId("ATK-02"),
            ledger: Ledger::default(),
            target,
            sides: 20,
            face: 9,
            outcome,
        };
        let happening = Happening::Defended {
            fighter: FighterId(fighter),
            against: FighterId(9),
            means: Term("parry"),
            check: Box::new(check),
        };
        BattleEvent {
            battle: Entity::PLACEHOLDER,
            round: 1,
            phase: None,
            happening,
        }
    }

    #[test]
    fn a_passed_check_is_worth_what_its_chance_left_open() {
        // 15 of 20 passed: 0.25 too lucky, shown as 0.3; 5 of 20 failed besides: 0.25 less, so nothing is left.
        let log = [
            defended(1, 15, Outcome::Success),
            defended(1, 5, Outcome::Failure),
            defended(2, 10, Outcome::Failure),
        ];
        assert_eq!(luck(log[..1].iter(), |id| id.0 == 1), 3);
        assert_eq!(luck(log.iter(), |id| id.0 == 1), 0);
        assert_eq!(luck(log.iter(), |id| id.0 == 2), -5);
    }
}
