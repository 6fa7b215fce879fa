//! Rows of a hero's own, whatever table they belong to: made once, checked, and kept.

use super::super::data::{ArmourPiece, Dsa41Data, RangedWeapon, Record, Shield, Weapon};
use super::convert::{Convert, Own, words};
use crate::content::Words;
use crate::content::helden::{Changes, Reason, Thing};
use crate::rules::{Id, Table};

/// The row that something comes to.
pub(super) struct Made<K> {
    pub id: Id<K>,
    /// Why it is not quite what the export says; none where it is.
    pub why: Option<Reason>,
}

/// What is changed about a row, if anything.
pub(super) struct Changing<'a> {
    pub changes: Option<&'a Changes>,
    pub own_name: Option<&'a str>,
    /// How easily it breaks, where it has become worse in use.
    worn_out: Option<i16>,
}

impl<'a> Changing<'a> {
    pub fn of(thing: Option<&'a Thing>, worn_out: Option<i16>) -> Self {
        Self {
            changes: thing.map(|thing| &thing.changes),
            own_name: thing.and_then(|thing| thing.own_name.as_deref()),
            worn_out,
        }
    }

    pub fn break_factor(&self) -> Option<i8> {
        let changed = self.changes.and_then(|changes| changes.break_factor);
        self.worn_out.or(changed).map(small)
    }
}

/// A row of which a hero may have one of his own.
pub(super) trait OwnRow: Record + Clone + PartialEq {
    /// What its ids begin with.
    const PREFIX: &'static str;

    /// Its name.
    fn name(&self) -> &Words;

    /// The same row with another id.
    #[must_use]
    fn with_id(self, id: Id<Self>) -> Self;

    /// Its table.
    fn table(data: &mut Dsa41Data) -> &mut Table<Self>;

    /// Those that a hero has.
    fn own(own: &mut Own) -> &mut Vec<Self>;
}

macro_rules! own_row {
    ($row:ty, $prefix:literal, $table:ident) => {
        impl OwnRow for $row {
            const PREFIX: &'static str = $prefix;

            fn name(&self) -> &Words {
                &self.name
            }

            fn with_id(self, id: Id<Self>) -> Self {
                Self { id, ..self }
            }

            fn table(data: &mut Dsa41Data) -> &mut Table<Self> {
                &mut data.$table
            }

            fn own(own: &mut Own) -> &mut Vec<Self> {
                &mut own.$table
            }
        }
    };
}

own_row!(Weapon, "WPN-", weapons);
own_row!(Shield, "SHD-", shields);
own_row!(RangedWeapon, "RWP-", ranged);
own_row!(ArmourPiece, "ARP-", armour);

/// The row of the tables where nothing is changed about it, else one of his own; of one that cannot be so, that of the tables.
///
/// # Errors
///
/// What cannot be so is in no table.
pub(super) fn settle<K: OwnRow>(
    convert: &mut Convert,
    (base, row): (K, K),
    is_known: bool,
) -> Result<Made<K>, Reason> {
    if row == base {
        let id = base.id().clone();
        return Ok(Made { id, why: None });
    }
    let like = || match base.name().de.as_str() {
        "" => Reason::new("import-why-blank"),
        name => Reason::new("import-why-like").with("like", name),
    };
    let why = (!is_known).then(like);
    let alike = |own: &&K| (*own).clone().with_id(row.id().clone()) == row;
    if let Some(id) = K::own(&mut convert.own)
        .iter()
        .find(alike)
        .map(|own| own.id().clone())
    {
        return Ok(Made { id, why });
    }
    let text = convert.next_id(K::PREFIX);
    let id: Id<K> = Id::new(&text).map_err(|fault| Reason::new("import-why-fault").with("fault", fault))?;
    let row = row.with_id(id.clone());
    if let Some(fault) = row.faults(&convert.data).first() {
        let why = Reason::new("import-why-as-usual").with("fault", fault);
        let id = base.id().clone();
        return if is_known {
            Ok(Made { id, why: Some(why) })
        } else {
            Err(why)
        };
    }
    K::table(&mut convert.data).insert(id.clone(), row.clone());
    K::own(&mut convert.own).push(row);
    Ok(Made { id, why })
}

/// Ids of rows from their texts.
pub(super) fn ids<K: OwnRow>(texts: &[String]) -> Vec<Id<K>> {
    texts.iter().filter_map(|text| Id::new(text).ok()).collect()
}

/// Says that no table knows a thing.
pub(super) fn unknown() -> Reason {
    Reason::new("import-why-unknown")
}

/// The name of a row of his own: that which he gave it, or the one by which no table knows it, else the usual one.
pub(super) fn named(usual: &Words, own: Option<&str>, unknown: Option<&str>) -> Words {
    own.or(unknown).map_or_else(|| usual.clone(), words)
}

/// Puts something in the place of something else where it is told.
pub(super) fn set<T>(place: &mut T, changed: Option<T>) {
    if let Some(changed) = changed {
        *place = changed;
    }
}

/// A number that is no greater than rows may hold.
pub(super) fn small(number: i16) -> i8 {
    i8::try_from(number.clamp(-100, 100)).unwrap_or(0)
}
