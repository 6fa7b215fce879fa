//! Persons on the command line who fight in the places of those whom a level names.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::failure::Failure;
use crate::battle::FighterId;
use crate::replay::{Opening, Recast, RecastFault};

/// Who fights in whose place.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct CastWish {
    /// Person who fights in the place of fighter N of the level, such as 1=HER-05; several are separated by commas
    #[arg(long = "as", value_name = "N=PERSON", value_delimiter = ',')]
    fighters: Vec<String>,
    /// Persons who fight alone for side N of the level, counted from 1, such as 1=HER-05,HER-07
    #[arg(long = "team", value_name = "N=PERSON,PERSON")]
    sides: Vec<String>,
}

impl CastWish {
    /// Whether nobody is named.
    pub fn is_empty(&self) -> bool {
        self.fighters.is_empty() && self.sides.is_empty()
    }

    /// What is wished for.
    ///
    /// # Errors
    ///
    /// Wrong usage: no number, or nobody behind it.
    pub fn recast(&self) -> Result<Recast, Failure> {
        let mut fighters = BTreeMap::new();
        for wish in &self.fighters {
            let (number, person) = parts::<u16>(wish, "--as <N=PERSON>")?;
            fighters.insert(FighterId(number), person.to_owned());
        }
        let mut sides = BTreeMap::new();
        for wish in &self.sides {
            let (number, persons) = parts::<usize>(wish, "--team <N=PERSON,PERSON>")?;
            let side = number.checked_sub(1).ok_or_else(|| {
                Failure::Usage(vec![Failure::value(
                    wish,
                    "--team <N=PERSON,PERSON>",
                    "sides are counted from 1",
                )])
            })?;
            sides.insert(
                side,
                persons
                    .split(',')
                    .map(|person| person.trim().to_owned())
                    .collect(),
            );
        }
        Ok(Recast { fighters, sides })
    }

    /// Puts those who are named into their places.
    ///
    /// # Errors
    ///
    /// Wrong usage; or every problem of the level.
    pub fn apply(&self, world: &World, opening: &mut Opening) -> Result<(), Failure> {
        self.recast()?.apply(world, opening).map_err(|fault| match fault {
            RecastFault::Broken(problems) => Failure::Problems(problems),
            RecastFault::Unknown(reason) => Failure::Usage(vec![reason]),
        })
    }
}

/// The number before the sign and what stands behind it.
fn parts<'w, N: std::str::FromStr>(wish: &'w str, argument: &str) -> Result<(N, &'w str), Failure> {
    let split = wish
        .split_once('=')
        .map(|(number, rest)| (number.trim().parse().ok(), rest.trim()));
    match split {
        Some((Some(number), rest)) if !rest.is_empty() => Ok((number, rest)),
        _ => {
            let reason = "a number, `=` and the id of a person are expected";
            Err(Failure::Usage(vec![Failure::value(wish, argument, reason)]))
        }
    }
}
