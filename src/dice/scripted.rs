//! Dice that fall as they are told: for tests, lessons and the question "what if I roll a 20?".

use super::{Dice, DiceError};

/// The given faces, in order. A missing or a left-over face is an error.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ScriptedDice {
    faces: Vec<u8>,
    next: usize,
}

impl ScriptedDice {
    /// Dice that show these faces one after the other.
    pub fn new(faces: impl Into<Vec<u8>>) -> Self {
        Self {
            faces: faces.into(),
            next: 0,
        }
    }

    /// The faces that nobody has asked for yet.
    pub fn left_over(&self) -> &[u8] {
        &self.faces[self.next..]
    }

    /// How many faces have fallen.
    pub const fn position(&self) -> usize {
        self.next
    }

    /// All faces of the script, fallen or not.
    pub fn faces(&self) -> &[u8] {
        &self.faces
    }
}

impl Dice for ScriptedDice {
    fn roll(&mut self, sides: u8) -> Result<u8, DiceError> {
        let &face = self.faces.get(self.next).ok_or(DiceError::Missing(self.next))?;
        if face == 0 || face > sides {
            return Err(DiceError::NoSuchFace {
                place: self.next + 1,
                face,
                sides,
            });
        }
        self.next += 1;
        Ok(face)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_gives_its_faces_and_then_an_error() {
        let mut dice = ScriptedDice::new([3, 17]);
        assert_eq!(dice.roll(6), Ok(3));
        assert_eq!(dice.left_over(), [17]);
        assert_eq!(
            dice.roll(6),
            Err(DiceError::NoSuchFace {
                place: 2,
                face: 17,
                sides: 6
            })
        );
        assert_eq!(dice.roll(20), Ok(17));
        assert_eq!(dice.roll(20), Err(DiceError::Missing(2)));
    }
}
