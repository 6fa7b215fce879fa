//! What follows when something has happened, trigger by trigger: ordered lists of one function for each rule.

use crate::battle::{FighterId, Term};
use crate::dice::DiceError;

use super::health::Loss;
use super::table::Table;
use super::{After, after, finish, ground, health, search, turn};

/// A rule in which no die falls.
type Rule<T> = fn(&mut Table, T);
/// A rule in which dice may fall.
type Roll<T> = fn(&mut Table, T) -> Result<(), DiceError>;

/// A turn begins: fire burns whoever stands in it, and he looks for those who hide.
pub(super) static TURN_BEGUN: [Roll<FighterId>; 2] = [ground::burn_beginner, search::look_for_hidden];

/// A turn is over, or lost.
pub(super) static TURN_ENDED: [Rule<FighterId>; 2] = [turn::end_stance, turn::end_effects];

/// Somebody came onto a square: the light in his hand goes out in water, and fire burns him.
pub(super) static ENTERED: [Roll<FighterId>; 2] = [ground::drench, ground::burn];

/// Somebody was attacked: the disarmed one may take his weapon back, the fight may be decided, and whoever stands in the riposte stance may
/// strike back. Each says what it asks whoever was attacked.
pub(super) static ATTACKED: [fn(&mut Table, After) -> Option<Term>; 3] =
    [after::regain, after::decided, after::riposte];

/// Hit points were lost: the last one of a hero is critical life; whoever faints lets go of whom he carries, stands in no stance, and lies.
pub(super) static LIFE_LOST: [Rule<Loss>; 6] = [
    health::enter_critical_life,
    health::faint,
    health::drop_load,
    health::lose_stance,
    health::sink_down,
    |table, _| finish::end_if_decided(table),
];

/// A round ends: turns that nobody has taken are lost, stances end, surprise passes, the map changes, the unconscious come nearer to death or to
/// waking, and the fight may be over.
pub(super) static ROUND_ENDED: [fn(&mut Table) -> Result<(), DiceError>; 5] = [
    finish::forgo_turns,
    finish::end_surprise,
    ground::change,
    health::count_rounds,
    finish::count,
];
