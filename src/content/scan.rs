//! Finds brackets, commas and colons in RON text, past strings and comments. What a value means is left to the `ron` crate.

/// A piece of RON text that matters for splitting a file into entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// `(`, `[` or `{`.
    Open(char),
    /// `)`, `]` or `}`.
    Close(char),
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// Anything else: a string, a number, a name.
    Word,
}

/// A sign with its place in the text; `start` and `end` are byte offsets, `line` and `column` count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub sign: Sign,
    pub start: usize,
    pub end: usize,
    pub line: u32,
    pub column: u32,
}

/// Why the scan stopped early, with line and column from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Broken {
    pub reason: &'static str,
    pub line: u32,
    pub column: u32,
}

/// Walks through RON text sign by sign.
pub(super) struct Scanner<'a> {
    text: &'a str,
    offset: usize,
    line: u32,
    column: u32,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            offset: 0,
            line: 0,
            column: 0,
        }
    }

    /// The next sign, or `None` at the end of the text.
    ///
    /// # Errors
    ///
    /// A string or a comment that never ends.
    pub fn next(&mut self) -> Result<Option<Token>, Broken> {
        self.skip_blank()?;
        let (start, line, column) = (self.offset, self.line, self.column);
        let Some(first) = self.peek() else {
            return Ok(None);
        };
        let sign = match first {
            '(' | '[' | '{' => Sign::Open(first),
            ')' | ']' | '}' => Sign::Close(first),
            ',' => Sign::Comma,
            ':' => Sign::Colon,
            _ => Sign::Word,
        };
        if sign == Sign::Word {
            self.skip_word(first)?;
        } else {
            self.step();
        }
        Ok(Some(Token {
            sign,
            start,
            end: self.offset,
            line,
            column,
        }))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn step(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.offset += next.len_utf8();
        if next == '\n' {
            self.line += 1;
            self.column = 0;
        } else {
            self.column += 1;
        }
        Some(next)
    }

    fn step_by(&mut self, characters: usize) {
        for _ in 0..characters {
            self.step();
        }
    }

    fn skip_blank(&mut self) -> Result<(), Broken> {
        loop {
            if self.rest().starts_with("//") {
                while self.peek().is_some_and(|next| next != '\n') {
                    self.step();
                }
            } else if self.rest().starts_with("/*") {
                self.skip_block_comment()?;
            } else if self.peek().is_some_and(char::is_whitespace) {
                self.step();
            } else {
                return Ok(());
            }
        }
    }

    /// Block comments nest in RON.
    fn skip_block_comment(&mut self) -> Result<(), Broken> {
        let open = self.broken("the comment is never closed");
        let mut depth = 0_u32;
        loop {
            if self.rest().starts_with("/*") {
                depth += 1;
                self.step_by(2);
            } else if self.rest().starts_with("*/") {
                depth -= 1;
                self.step_by(2);
            } else {
                self.step().ok_or(open)?;
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn skip_word(&mut self, first: char) -> Result<(), Broken> {
        match first {
            '"' => self.skip_quoted('"'),
            '\'' => self.skip_quoted('\''),
            'r' | 'b' if self.raw_fence().is_some() => self.skip_raw_string(),
            _ => {
                while self.peek().is_some_and(is_word_character) {
                    self.step();
                    if self.rest().starts_with("//") || self.rest().starts_with("/*") {
                        break;
                    }
                }
                Ok(())
            }
        }
    }

    fn skip_quoted(&mut self, quote: char) -> Result<(), Broken> {
        let open = self.broken("the string is never closed");
        self.step();
        loop {
            match self.step().ok_or(open)? {
                '\\' => {
                    self.step();
                }
                next if next == quote => return Ok(()),
                _ => {}
            }
        }
    }

    /// The prefix length and number of `#` of a raw string that starts here.
    fn raw_fence(&self) -> Option<(usize, usize)> {
        let rest = self.rest();
        let prefix = if rest.starts_with("br") { 2 } else { 1 };
        if prefix == 1 && !rest.starts_with('r') {
            return None;
        }
        let fence = &rest[prefix..];
        let hashes = fence.len() - fence.trim_start_matches('#').len();
        fence[hashes..].starts_with('"').then_some((prefix, hashes))
    }

    fn skip_raw_string(&mut self) -> Result<(), Broken> {
        let open = self.broken("the string is never closed");
        let (prefix, hashes) = self.raw_fence().ok_or(open)?;
        self.step_by(prefix + hashes + 1);
        let end = format!("\"{}", "#".repeat(hashes));
        while !self.rest().starts_with(&end) {
            self.step().ok_or(open)?;
        }
        self.step_by(end.len());
        Ok(())
    }

    fn broken(&self, reason: &'static str) -> Broken {
        Broken {
            reason,
            line: self.line,
            column: self.column,
        }
    }
}

fn is_word_character(next: char) -> bool {
    !next.is_whitespace() && !"()[]{},:\"'".contains(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        let mut scanner = Scanner::new(text);
        let mut words = Vec::new();
        while let Some(token) = scanner.next().expect("the text is whole") {
            words.push(&text[token.start..token.end]);
        }
        words
    }

    #[test]
    fn brackets_in_strings_and_comments_are_not_brackets() {
        assert_eq!(
            words(r#"("a(\"", 'x') // ]"#),
            ["(", r#""a(\"""#, ",", "'x'", ")"]
        );
        assert_eq!(words("[/* ( /* { */ */ 1,]"), ["[", "1", ",", "]"]);
        assert_eq!(words("{a:-3/*,*/}"), ["{", "a", ":", "-3", "}"]);
        assert_eq!(
            words(r###"r#"a"(b"# br"(" r_x"###),
            [r###"r#"a"(b"#"###, r#"br"(""#, "r_x"]
        );
    }

    #[test]
    fn a_sign_knows_its_line_and_column() {
        let mut scanner = Scanner::new("[\n  ä,");
        let mut places = Vec::new();
        while let Some(token) = scanner.next().expect("the text is whole") {
            places.push((token.line, token.column));
        }
        assert_eq!(places, [(0, 0), (1, 2), (1, 3)]);
    }

    #[test]
    fn an_open_string_or_comment_is_reported_where_it_starts() {
        for text in ["[\n \"abc", "[\n /* /* */", "[\n r#\"a\"", "[\n 'a"] {
            let mut scanner = Scanner::new(text);
            assert!(scanner.next().is_ok());
            let broken = scanner.next().expect_err(text);
            assert_eq!((broken.line, broken.column), (1, 1), "{text}");
        }
    }
}
