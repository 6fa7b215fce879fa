//! Finds the rows that another program means by its names, however it spells them.

use std::collections::BTreeMap;

use super::super::data::{COUNTED, Dsa41Data};
use crate::content::Words;

/// The names of a table: each plain name with the ids of its rows.
#[derive(Default)]
pub(super) struct Index(BTreeMap<String, Vec<String>>);

/// The names of all tables of which another program may speak.
pub(super) struct Names {
    pub weapons: Index,
    pub shields: Index,
    pub ranged: Index,
    pub armour: Index,
    pub talents: Index,
    pub abilities: Index,
    pub advantages: Index,
    pub species: Index,
    pub counted: Index,
}

impl Names {
    /// The names of these tables: the German ones first, then the others.
    pub fn of(data: &Dsa41Data) -> Self {
        macro_rules! index {
            ($table:ident) => {
                Index::of(
                    data,
                    data.$table.iter().map(|(id, row)| (id.as_str(), &row.name)),
                )
            };
        }
        let mut counted = Index::default();
        for id in COUNTED {
            counted.add_aliases(data, id);
        }
        Self {
            weapons: index!(weapons),
            shields: index!(shields),
            ranged: index!(ranged),
            armour: index!(armour),
            talents: index!(talents),
            abilities: index!(abilities),
            advantages: index!(advantages),
            species: index!(species),
            counted,
        }
    }
}

impl Index {
    fn of<'a>(data: &Dsa41Data, rows: impl Iterator<Item = (&'a str, &'a Words)>) -> Self {
        let mut index = Self::default();
        let rows: Vec<_> = rows.collect();
        for (id, name) in &rows {
            index.add(&name.de, id);
        }
        for (id, _) in &rows {
            index.add_aliases(data, id);
        }
        index
    }

    fn add_aliases(&mut self, data: &Dsa41Data, id: &str) {
        let alias = data.aliases.get(id);
        for name in alias.iter().flat_map(|alias| &alias.names) {
            self.add(name, id);
        }
    }

    fn add(&mut self, name: &str, id: &str) {
        let ids = self.0.entry(plain(name)).or_default();
        if !ids.iter().any(|known| known == id) {
            ids.push(id.to_owned());
        }
    }

    /// The ids of the rows that a name means, by the first of its readings that means any.
    pub fn all(&self, name: &str) -> &[String] {
        let mut found = readings(name)
            .into_iter()
            .filter_map(|reading| self.0.get(&reading));
        found.next().map_or(&[], Vec::as_slice)
    }

    /// The id of the first row that a name means.
    pub fn first(&self, name: &str) -> Option<&str> {
        self.all(name).first().map(String::as_str)
    }
}

/// Endings of German plurals.
const ENDINGS: [&str; 5] = ["e", "er", "en", "n", "s"];

/// Words before a colon that say of what kind a thing is.
const KINDS: [&str; 4] = [
    "waffenloser kampfstil",
    "waffenloses manoever",
    "kampfstil",
    "manoever",
];

/// The ways to read a name, the most faithful first: as it stands, its level as in the tables, without its kind, without
/// brackets, in the singular.
fn readings(name: &str) -> Vec<String> {
    let mut readings = vec![plain(name)];
    let levelled = level(&readings[0]);
    readings.push(levelled);
    if let Some((kind, rest)) = name.split_once(':')
        && KINDS.contains(&plain(kind).as_str())
    {
        readings.push(level(&plain(rest)));
    }
    if let Some((before, _)) = name.split_once(['(', '[']) {
        readings.push(level(&plain(before)));
    }
    let singular: Vec<String> = readings
        .iter()
        .flat_map(|reading| ENDINGS.iter().filter_map(|ending| reading.strip_suffix(ending)))
        .map(str::to_owned)
        .collect();
    readings.extend(singular);
    readings
}

/// A plain name with its level as a Roman number and without the word for it.
fn level(plain: &str) -> String {
    let words = plain.split(' ').filter(|word| *word != "stufe");
    let word = |word: &str| match word {
        "1" => "i".to_owned(),
        "2" => "ii".to_owned(),
        "3" => "iii".to_owned(),
        other => other.to_owned(),
    };
    words.map(word).collect::<Vec<_>>().join(" ")
}

/// A name in small letters and digits, without umlauts, with single spaces for all else.
fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for sign in name.chars().flat_map(char::to_lowercase) {
        match sign {
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            sign if sign.is_alphanumeric() => plain.push(sign),
            _ if plain.is_empty() || plain.ends_with(' ') => {}
            _ => plain.push(' '),
        }
    }
    plain.trim_end().to_owned()
}

/// The letters and digits of a name as ids have them, with hyphens between words, of at most so many signs.
pub(super) fn id_letters(name: &str, most: usize) -> String {
    let mut letters = String::new();
    for sign in plain(name).to_uppercase().chars() {
        match sign {
            'A'..='Z' | '0'..='9' => letters.push(sign),
            ' ' => letters.push('-'),
            'À' | 'Á' | 'Â' | 'Ã' | 'Å' => letters.push('A'),
            'È' | 'É' | 'Ê' | 'Ë' => letters.push('E'),
            'Ì' | 'Í' | 'Î' | 'Ï' => letters.push('I'),
            'Ò' | 'Ó' | 'Ô' | 'Õ' => letters.push('O'),
            'Ù' | 'Ú' | 'Û' => letters.push('U'),
            'Ç' => letters.push('C'),
            'Ñ' => letters.push('N'),
            _ => {}
        }
    }
    letters.truncate(most);
    let letters = letters.trim_matches('-');
    if letters.is_empty() {
        "HERO".to_owned()
    } else {
        letters.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_faithfully_first_and_then_more_and_more_freely() {
        assert_eq!(
            readings("Ausweichen (Stufe II)")[..2],
            ["ausweichen stufe ii", "ausweichen ii"]
        );
        assert!(readings("Waffenloser Kampfstil: Hammerfaust").contains(&"hammerfaust".to_owned()));
        assert!(readings("Tuchrüstung (BE 1)").contains(&"tuchruestung".to_owned()));
        assert!(readings("Ausweichen 2").contains(&"ausweichen ii".to_owned()));
        assert!(readings("Pfeile").contains(&"pfeil".to_owned()));
        // What stands before another colon is part of the name.
        assert!(!readings("Stabzauber: Wurf").contains(&"wurf".to_owned()));
    }

    #[test]
    fn ids_hold_the_letters_that_ids_may_hold() {
        assert_eq!(id_letters("Alrik vom Löwenstein", 24), "ALRIK-VOM-LOEWENSTEIN");
        assert_eq!(id_letters("Élodie d'Ys", 24), "ELODIE-D-YS");
        assert_eq!(id_letters("  ", 24), "HERO");
        assert_eq!(id_letters("Abcdefghij-klm", 11), "ABCDEFGHIJ");
    }
}
