//! What a rule system can show on the map beside the fighters: signs on squares, what a square would do to whoever stands
//! there. Plain data for window and terminal alike; nobody decides by it.

use std::sync::Arc;

use serde::Serialize;

use super::id::{FighterId, RuleId, Term};
use super::ledger::Modifier;
use crate::board::Cell;
use crate::content::Words;

/// A kind of overlay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum OverlayKind {
    /// The squares that a fighter can reach, with costs and dangers.
    Reach,
    /// The squares that fighters guard.
    Zones,
    /// What is seen from a square.
    Sight,
    /// How well a square is covered against a fighter.
    Cover,
    /// How bright the squares are.
    Light,
    /// Front, flanks and rear of a fighter.
    Arcs,
    /// Room to swing the weapon in hand.
    Room,
    /// Which squares lie at which length of weapon.
    Distance,
    /// What hurts, now and soon.
    Danger,
    /// Heights of the ground and depths of the water.
    Ground,
}

impl OverlayKind {
    /// All kinds, in the order of their keys.
    pub const ALL: [Self; 10] = [
        Self::Reach,
        Self::Zones,
        Self::Sight,
        Self::Cover,
        Self::Light,
        Self::Arcs,
        Self::Room,
        Self::Distance,
        Self::Danger,
        Self::Ground,
    ];

    /// Its word in commands and file names.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reach => "reach",
            Self::Zones => "zones",
            Self::Sight => "sight",
            Self::Cover => "cover",
            Self::Light => "light",
            Self::Arcs => "arcs",
            Self::Room => "room",
            Self::Distance => "distance",
            Self::Danger => "danger",
            Self::Ground => "ground",
        }
    }
}

/// What an overlay is asked about. Whatever is left out is filled in: the fighter who must choose, his nearest foe, the
/// square where he stands, his ordinary way of going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverlayWish {
    /// Which overlay.
    pub kind: OverlayKind,
    /// Whose it is.
    pub fighter: Option<FighterId>,
    /// The other one, where an overlay is about two.
    pub target: Option<FighterId>,
    /// The square from which is looked.
    pub from: Option<Cell>,
    /// How the fighter goes.
    pub gait: Option<Term>,
}

impl OverlayWish {
    /// An overlay with everything else left to be filled in.
    pub const fn of(kind: OverlayKind) -> Self {
        Self {
            kind,
            fighter: None,
            target: None,
            from: None,
            gait: None,
        }
    }
}

/// Signs on the squares of a map, and what they mean.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Overlay {
    /// The fighter that it was made for.
    pub fighter: Option<FighterId>,
    /// The other one.
    pub target: Option<FighterId>,
    /// What signs can mean, in the order of the legend.
    pub meanings: Vec<Meaning>,
    /// The signs, row by row; a square without a sign has nothing to tell.
    pub signs: Vec<(Cell, Sign)>,
}

impl Overlay {
    /// An overlay with these meanings and no sign yet.
    pub fn new(meanings: &[Meaning]) -> Self {
        Self {
            meanings: meanings.to_vec(),
            ..Self::default()
        }
    }

    /// Puts a sign on a square, with what is written there.
    pub fn put(&mut self, cell: Cell, word: Term, text: impl Into<String>) {
        if let Some(meaning) = self.meanings.iter().position(|meaning| meaning.word == word) {
            let text = text.into();
            self.signs.push((
                cell,
                Sign {
                    meaning: meaning as u8,
                    text,
                },
            ));
        }
    }

    /// The meaning of a sign.
    pub fn meaning(&self, sign: &Sign) -> Option<&Meaning> {
        self.meanings.get(usize::from(sign.meaning))
    }

    /// The sign of a square with its meaning.
    pub fn at(&self, cell: Cell) -> Option<(&Sign, &Meaning)> {
        let (_, sign) = self.signs.iter().find(|(place, _)| *place == cell)?;
        Some((sign, self.meaning(sign)?))
    }

    /// The meanings that occur, in their order.
    pub fn legend(&self) -> impl Iterator<Item = &Meaning> {
        let occurs = |place: usize| {
            self.signs
                .iter()
                .any(|(_, sign)| usize::from(sign.meaning) == place)
        };
        let meanings = self.meanings.iter().enumerate();
        meanings
            .filter(move |(place, _)| occurs(*place))
            .map(|(_, meaning)| meaning)
    }
}

/// A sign on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sign {
    /// The place of its meaning in the list of the overlay.
    pub meaning: u8,
    /// Figures or letters written there; empty where the shade says it all.
    pub text: String,
}

/// What a sign means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Meaning {
    /// The word for it: `SYSTEM-overlay-TERM`.
    pub word: Term,
    /// Its sign where there is only one letter for a square.
    pub letter: char,
    /// How it is drawn.
    pub shade: Shade,
}

impl Meaning {
    /// A meaning with its letter and shade.
    pub const fn new(word: &'static str, letter: char, hatch: Hatch, tone: Tone) -> Self {
        Self {
            word: Term(word),
            letter,
            shade: Shade { hatch, tone },
        }
    }
}

/// How a square is marked: no two meanings of an overlay share a hatching, so that nobody needs the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Shade {
    /// The strokes.
    pub hatch: Hatch,
    /// The colour.
    pub tone: Tone,
}

/// The strokes by which a square is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Hatch {
    None,
    Dots,
    Rising,
    Falling,
    Crossed,
    Level,
    Upright,
    Bricks,
    Waves,
    Full,
    Ring,
}

/// The colour of a shade by what it tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Tone {
    Good,
    Fair,
    Bad,
    Own,
    Foe,
    Water,
    Dark,
    Plain,
}

/// What a square would do to a fighter who stands there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlaceReport {
    /// What lies there, by name.
    pub lying: Vec<Arc<Words>>,
    /// What there is to know, the gravest first.
    pub facts: Vec<PlaceFact>,
    /// The modifiers that wait there, by the value that they change.
    pub modifiers: Vec<(Term, Modifier)>,
}

/// One thing to know of a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceFact {
    /// The word for it: `SYSTEM-place-TERM`.
    pub word: Term,
    /// The numbers in it, by the names of the text's variables.
    pub numbers: Vec<(Term, i16)>,
    /// The fighter in it, as the variable `name`.
    pub who: Option<FighterId>,
    /// The rule behind it.
    pub rule: RuleId,
}

impl PlaceFact {
    /// A fact without numbers.
    pub const fn new(word: &'static str, rule: RuleId) -> Self {
        Self {
            word: Term(word),
            numbers: Vec::new(),
            who: None,
            rule,
        }
    }

    /// The fact with a number in it.
    #[must_use]
    pub fn with(mut self, name: &'static str, number: i16) -> Self {
        self.numbers.push((Term(name), number));
        self
    }

    /// The fact about somebody.
    #[must_use]
    pub fn about(mut self, who: FighterId) -> Self {
        self.who = Some(who);
        self
    }
}
