//! A fighter's part of the round.

use bevy::prelude::*;

use super::super::round::Due;
use super::super::shot::Volley;
use super::{Freed, Plan, Spent};

/// What a fighter declared and has left in this round.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What he declared.
    pub plan: Option<Plan>,
    /// Whether the action at his initiative is done or lost.
    pub first_done: bool,
    /// Whether the action eight phases later is done or lost.
    pub second_done: bool,
    /// Attacks already made with the action at his initiative (creatures with several).
    pub struck: u8,
    /// The attacks among them, one bit for each slot (`CRE-01`).
    pub struck_with: u16,
    /// Squares of the straight run that his last movement ended with.
    pub run: u8,
    /// Whether he goes on with a long action that was begun before (`TIM-05`).
    pub carries_on: bool,
    /// Whether the action that a long one left him is a converted one (`TIM-05`, `UMW-02`).
    pub converted: bool,
    /// Defence actions left.
    pub defences: u8,
    /// Whether the defence action was a shield parry, or a parry with the main weapon (`SHD-06`, `SHD-08`).
    pub second_parry: bool,
    /// Free actions left.
    pub free: u8,
    /// Free actions at the start of the round.
    pub free_most: u8,
    /// Bonus of high initiative, fixed at the start of the round (`INI-06`).
    pub high_ini: i16,
    /// Whether he wants to be asked for free actions.
    pub ask_free: bool,
    /// Windows for free actions that are over: before and after the first and the second action.
    pub windows: [bool; 4],
    /// Whether he is asked for free actions at the start of every phase, in the rounds to come too (`TIM-04`).
    pub watches: bool,
    /// Whether an initiative below 0 has taken a free action from him in this round (`TIM-02`, `TIM-06`).
    pub is_slow: bool,
    /// The phase of his last action or free action: one free action a phase (`TIM-04`).
    pub busy: Option<i16>,
    /// The phase of his last free action.
    pub freed: Freed,
    /// The action that he delays (`ACT-23`).
    pub delays: Option<Due>,
    /// The round as shooters see it (`RNG-06`, `RNG-11`).
    pub volley: Volley,
    /// The combat actions spent (`UMW-06`).
    pub spent: Spent,
}
