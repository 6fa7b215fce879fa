//! Cuts RON text between one pair of brackets at its commas: the entries of a list, the fields of a struct or map.

use super::budget::{MAX_DEPTH, MAX_ENTRIES};
use super::scan::{Broken, Scanner, Sign, Token};

/// One comma-separated part between brackets; `value` spans all its tokens.
pub(super) struct Piece {
    pub key: Option<Token>,
    pub value: Token,
}

/// The pieces between the bracket that the text begins with, one of `opening`, and its partner.
///
/// What is whole before a break is returned with the break.
pub(super) fn split(text: &str, opening: &[char]) -> (Vec<Piece>, Result<(), Broken>) {
    let mut splitter = Splitter::default();
    let mut scanner = Scanner::new(text);
    let mut outcome = splitter.open(&mut scanner, opening);
    while outcome == Ok(true) {
        outcome = scanner.next().and_then(|token| splitter.take(token));
    }
    (splitter.pieces, outcome.map(|_| ()))
}

/// The state of one cut: brackets that are open, the piece at work, the pieces that are done.
#[derive(Default)]
struct Splitter {
    open: Vec<Token>,
    key: Option<Token>,
    value: Option<Token>,
    pieces: Vec<Piece>,
    closed: bool,
}

impl Splitter {
    /// Takes the opening bracket, past the name that a struct may have before it.
    fn open(&mut self, scanner: &mut Scanner, opening: &[char]) -> Result<bool, Broken> {
        let mut token = scanner.next()?;
        let named = token.is_some_and(|token| token.sign == Sign::Word);
        if named && opening.contains(&'(') {
            token = scanner.next()?;
        }
        match token {
            Some(bracket) if opening.iter().any(|sign| bracket.sign == Sign::Open(*sign)) => {
                self.open.push(bracket);
                Ok(true)
            }
            _ => Err(Broken {
                reason: if opening.contains(&'[') {
                    "a list `[...]` is expected"
                } else {
                    "fields `(name: value, ...)` are expected"
                },
                line: token.map_or(0, |token| token.line),
                column: token.map_or(0, |token| token.column),
            }),
        }
    }

    /// Takes the next sign; `false` when the text is at its end.
    fn take(&mut self, token: Option<Token>) -> Result<bool, Broken> {
        let Some(token) = token else {
            return match self.open.last() {
                Some(open) => Err(broken("this bracket is never closed", open)),
                None => Ok(false),
            };
        };
        if self.closed {
            return Err(broken("nothing may stand after the closing bracket", &token));
        }
        let outer = self.open.len() == 1;
        match token.sign {
            Sign::Comma if outer => self.cut(&token)?,
            Sign::Colon if outer && self.key.is_none() => self.key = self.value.take(),
            Sign::Open(_) if self.open.len() == MAX_DEPTH => {
                return Err(broken("brackets are nested too deep", &token));
            }
            Sign::Open(_) => {
                self.extend(&token);
                self.open.push(token);
            }
            Sign::Close(bracket) => self.close(bracket, &token)?,
            _ => self.extend(&token),
        }
        Ok(true)
    }

    fn close(&mut self, bracket: char, token: &Token) -> Result<(), Broken> {
        let Some(open) = self.open.pop() else {
            return Err(broken("this bracket closes nothing", token));
        };
        if !matches!(
            (open.sign, bracket),
            (Sign::Open('('), ')') | (Sign::Open('['), ']') | (Sign::Open('{'), '}')
        ) {
            return Err(broken("this bracket is not closed by one of its own kind", &open));
        }
        if self.open.is_empty() {
            self.closed = true;
            if self.value.is_some() || self.key.is_some() {
                self.cut(token)?;
            }
        } else {
            self.extend(token);
        }
        Ok(())
    }

    fn extend(&mut self, token: &Token) {
        self.value.get_or_insert(*token).end = token.end;
    }

    fn cut(&mut self, end: &Token) -> Result<(), Broken> {
        let key = self.key.take();
        let value = self.value.take();
        let value = value.ok_or_else(|| broken("a value is missing before this", end))?;
        if self.pieces.len() == MAX_ENTRIES {
            return Err(broken("there are too many entries before this", end));
        }
        self.pieces.push(Piece { key, value });
        Ok(())
    }
}

fn broken(reason: &'static str, token: &Token) -> Broken {
    Broken {
        reason,
        line: token.line,
        column: token.column,
    }
}
