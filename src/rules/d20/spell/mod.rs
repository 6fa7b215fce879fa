//! Magic: what a caster knows and has left, how a spell is paid for, what it takes to concentrate, whom it reaches, what it does and how
//! long that lasts. Choosing a spell is an action, in `action/cast.rs`.

pub(crate) mod aim;
pub(crate) mod area;
mod blast;
mod book;
mod cast;
mod concentration;
mod magic;
pub(crate) mod magic_item;
mod metamagic;
pub(crate) mod overspend;
pub(crate) mod points;
pub(crate) mod price;
mod ray;
mod release;
pub(crate) mod sphere;
pub(crate) mod withstand;
mod word_of;
mod work;

pub(crate) use blast::Blast;
pub(crate) use book::{Book, Known};
pub(crate) use cast::{begin, give_up, jolt, take_effect};
pub(crate) use concentration::{chance, defensive};
pub(crate) use magic::{Gift, Left, Magic, Work};
pub(crate) use metamagic::Numbers;
pub(crate) use overspend::Burden;
pub(crate) use price::{stores, tell_pools, total};
pub(crate) use ray::{CRITICAL, against_metal, arm, assault, discharge, energy, numbers};
pub(crate) use release::volley;
pub(crate) use sphere::{roll_to, scorch};
pub(crate) use word_of::{feat_of, is_spell, rules_of};
pub(crate) use work::{attacked, count_down, gifts, try_to_shake_off, wears};
