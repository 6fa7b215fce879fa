//! Luck: how many checks a side has passed more, or fewer, than its chances promised.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::widget::{Tooltip, row, text};
use crate::battle::{BattleEvent, Check, Fallen, FighterId, Happening, Log, Sides};
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::view::{Stage, ViewSystems, subject};
use crate::words::{self, Phrase};

/// Parts of a check or a success in which luck is counted: the faces of all usual dice divide them, so sums are exact.
const PARTS: i64 = 120;

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
        row(size::HAIR),
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

/// Tenths of a check that a side has passed beyond expectation, of pools tenths of a success, rounded; negative is bad luck.
pub(crate) fn luck<'a>(
    entries: impl Iterator<Item = &'a BattleEvent>,
    is_theirs: impl Fn(FighterId) -> bool,
) -> i64 {
    let theirs = entries.filter(|entry| subject(&entry.happening).is_some_and(&is_theirs));
    let parts: i64 = theirs
        .flat_map(|entry| checks(&entry.happening))
        .map(surplus)
        .sum();
    let tenth = PARTS / 10;
    (parts + parts.signum() * tenth / 2) / tenth
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

/// What came of a check less the chance it had, in parts; of a pool its successes less those that were to be expected.
fn surplus(check: &Check) -> i64 {
    match &check.fallen {
        // The best face always passes, the worst never.
        Fallen::Die(die) if die.sides == 20 => {
            let chance = i64::from(die.target.clamp(1, 19)) * PARTS / 20;
            let came = if check.outcome.is_success() { PARTS } else { 0 };
            came - chance
        }
        Fallen::Sum(sum) if sum.sides == 20 => {
            let needed = sum.number.value() - check.ledger.value();
            let chance = i64::from((21 - needed).clamp(1, 19)) * PARTS / 20;
            let came = if check.outcome.is_success() { PARTS } else { 0 };
            came - chance
        }
        Fallen::Die(_) | Fallen::Sum(_) => 0,
        Fallen::Pool(pool) => {
            let good = i64::from(pool.sides.saturating_sub(pool.least.saturating_sub(1)));
            let of_each = good * PARTS / i64::from(pool.sides.max(1));
            let came = |is_success: bool| if is_success { PARTS } else { 0 };
            pool.faces()
                .map(|(_, is_success)| came(is_success) - of_each)
                .sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Ledger, Outcome, Pool, RuleId, Term};
    use crate::dice::{Dice, ScriptedDice};

    fn defended(fighter: u16, target: i16, outcome: Outcome) -> BattleEvent {
        let ledger = Ledger::new(RuleId("ATK-02"), target);
        let check = Check::of_die(RuleId("ATK-02"), ledger, (20, 9), outcome);
        parried(fighter, check)
    }

    fn parried(fighter: u16, check: Check) -> BattleEvent {
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

    #[test]
    fn a_pool_is_worth_the_successes_beyond_the_expected_ones() {
        // Of four dice that succeed on 4, 5 and 6 two are to be expected; three are one more.
        let pooled = ScriptedDice::new([4, 5, 1, 6]).pool(4, 6, 4, false).unwrap();
        let pool = Pool::fallen(RuleId("A-01"), (6, 4), &pooled);
        let check = Check::of_pool(RuleId("A-01"), Ledger::default(), pool, Outcome::Success);
        assert_eq!(luck([parried(1, check)].iter(), |id| id.0 == 1), 10);
    }
}
