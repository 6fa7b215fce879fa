//! Magic items in a fight: the spell that each holds, who can use it, taking it in hand, drinking, and what a scroll asks of its reader.

use std::sync::Arc;

use crate::battle::{FighterId, Happening, Ledger, NamedRow, Points, RuleId, Slot, Term, WhyNot};
use crate::content::Words;
use crate::dice::DiceError;

use super::super::data::{CarriedItem, Creature, D20Data, ItemKind};
use super::super::roll::{Natural, Target};
use super::super::round::Table;
use super::super::scene::{Scene, Snapshot};
use super::super::sheet::rule_of;
use super::super::trial::Trial;
use super::super::{rule, why, word};
use super::aim;
use super::word_of::word_of;
use super::{Known, price, release};

/// What holds a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MagicItem {
    /// What it is.
    pub kind: ItemKind,
    /// Its place among the things that its owner carries.
    pub place: u8,
    /// How often it can be used when the fight begins.
    pub uses: u8,
    /// Whether its owner can use it.
    pub is_usable: bool,
}

/// The score of the casting ability that a spell of level 0 takes.
const LEAST_SCORE: i16 = 10;

/// The modifier of the lowest ability with which a spell of a level can be cast, which is ten and its level.
///
/// Rule: `D20-MAG-07`, `D20-CORE-04`.
pub(super) fn modifier(level: u8) -> i16 {
    i16::from(level) / 2
}

/// The spells that the things hold which a creature carries, in their order.
///
/// Rule: `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
pub(super) fn all_of(tables: &D20Data, creature: &Creature) -> Vec<Known> {
    let items = (0u8..).zip(&creature.items);
    items
        .filter_map(|(place, item)| known(tables, creature, place, item))
        .collect()
}

fn known(tables: &D20Data, creature: &Creature, place: u8, item: &CarriedItem) -> Option<Known> {
    let spell = tables.spells.get(&item.spell)?;
    let level = CarriedItem::level_of(spell);
    let kind = item.kind.words();
    let name = |of: fn(&Words) -> &String| format!("{} ({})", of(&spell.name), of(&kind));
    Some(Known {
        rule: rule_of(spell.id.as_str()),
        row: NamedRow::of(spell.id.as_str(), &spell.name),
        name: Arc::new(Words {
            en: name(|words| &words.en),
            de: name(|words| &words.de),
            fr: name(|words| &words.fr),
        }),
        word: word_of(spell.id.as_str()),
        base_level: level,
        level,
        metamagic: Vec::new(),
        caster_level: item.caster_level.unwrap_or(CarriedItem::least_caster(level)),
        item: Some(MagicItem {
            kind: item.kind,
            place,
            uses: item.uses,
            is_usable: item.kind == ItemKind::Potion || is_on_list(tables, creature, item),
        }),
        least_level: 1,
        dice_at: None,
        more_dice: 0,
        spell: Arc::new(spell.clone()),
        is_prepared: false,
        is_spontaneous: false,
    })
}

/// Whether the spell of a wand or scroll is on the list of somebody's class; a scroll takes the ability as well with which it is cast.
///
/// Rule: `D20-ACT-T33`, `D20-ACT-T34`.
fn is_on_list(tables: &D20Data, creature: &Creature, item: &CarriedItem) -> bool {
    let class = creature.class.as_ref();
    let row = class.and_then(|class| tables.classes.get(&class.class));
    let spell = tables.spells.get(&item.spell);
    let (Some(class), Some(casts), Some(spell)) = (class, row.and_then(|row| row.spells.as_ref()), spell)
    else {
        return false;
    };
    let Some(level) = spell.levels.get(&class.class) else {
        return false;
    };
    let score = creature.abilities.score(casts.ability).unwrap_or(0);
    item.kind != ItemKind::Scroll || score >= LEAST_SCORE + i16::from(*level)
}

impl ItemKind {
    /// The line of the table of actions that says what its use costs.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Potion => rule::D20_ACT_T32,
            Self::Wand => rule::D20_ACT_T33,
            Self::Scroll => rule::D20_ACT_T34,
        }
    }

    /// The word for how many are left.
    pub(crate) const fn word(self) -> Term {
        match self {
            Self::Potion => word::POTIONS,
            Self::Wand => word::CHARGES,
            Self::Scroll => word::SCROLLS,
        }
    }
}

impl Known {
    /// Whether it is cast: by the caster himself, or read from a scroll.
    ///
    /// Rule: `D20-AOO-06`.
    pub(crate) fn is_cast(&self) -> bool {
        self.item.is_none_or(|item| item.kind == ItemKind::Scroll)
    }

    /// Whether it is drunk.
    pub(crate) fn is_drunk(&self) -> bool {
        self.item.is_some_and(|item| item.kind == ItemKind::Potion)
    }
}

/// The uses that are left of a thing.
pub(super) fn left(own: &Snapshot, item: MagicItem) -> u8 {
    let uses = own.magic.uses.get(usize::from(item.place));
    uses.copied().unwrap_or(0)
}

/// Whether somebody has a thing in hand that he can use.
///
/// Rule: `D20-ACT-T26`, `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
///
/// # Errors
///
/// Why not.
pub(crate) fn is_ready(own: &Snapshot, slot: Slot, item: MagicItem) -> Result<(), WhyNot> {
    let by = item.kind.rule();
    if !item.is_usable {
        Err(why::not_his_magic(by))
    } else if own.magic.taken != Some(slot) {
        Err(why::not_taken_out(by))
    } else {
        Ok(())
    }
}

/// Whether somebody can take a thing out that he carries.
///
/// Whoever holds one strikes with both hands all the same: it hangs at a finger for that moment, as a staff hangs in one hand for a gesture.
///
/// Rule: `D20-ACT-T26`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_take(own: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    let book = own.build.book.as_ref();
    let item = book.and_then(|book| book.spell(slot)?.item);
    let item = item.ok_or_else(|| why::no_item(rule::D20_ACT_T26))?;
    if left(own, item) == 0 {
        Err(why::used_up(rule::D20_ACT_T26))
    } else if own.magic.taken == Some(slot) {
        Err(why::taken_already(rule::D20_ACT_T26))
    } else if own.magic.taken.is_none() && !aim::has_free_hand(own) {
        Err(why::no_free_hand(rule::D20_ACT_T26))
    } else {
        Ok(())
    }
}

/// Takes a thing in hand; what was there goes back.
///
/// Rule: `D20-ACT-T26`.
pub(crate) fn take(table: &mut Table, id: FighterId, slot: Slot) {
    table.fighter(id).magic.taken = Some(slot);
    let book = table.snapshot(id).build.book.as_ref();
    let item = book.and_then(|book| book.spell(slot)?.item);
    if let Some(item) = item {
        let act = match item.kind {
            ItemKind::Potion => word::TAKE_POTION,
            ItemKind::Wand => word::TAKE_WAND,
            ItemKind::Scroll => word::TAKE_SCROLL,
        };
        table.acted(id, act, None);
    }
}

/// A use of a thing is gone, and the thing with it unless it is a wand with charges.
///
/// Rule: `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
pub(super) fn use_up(table: &mut Table, id: FighterId, item: MagicItem) {
    let before = i16::from(left(table.snapshot(id), item));
    let magic = &mut table.fighter(id).magic;
    if let Some(uses) = magic.uses.get_mut(usize::from(item.place)) {
        *uses = uses.saturating_sub(1);
    }
    if item.kind != ItemKind::Wand || before <= 1 {
        magic.taken = None;
    }
    table.changed(id, item.kind.word(), before, before - 1, item.kind.rule());
}

/// Says what is used: the spell that it holds, and the level of whoever has made it.
///
/// Rule: `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
pub(super) fn tell(table: &mut Table, id: FighterId, known: &Known, item: MagicItem) {
    let act = match item.kind {
        ItemKind::Potion => word::DRINK,
        ItemKind::Wand => word::USE_WAND,
        ItemKind::Scroll => word::READ_SCROLL,
    };
    table.acted(id, act, None);
    let ledger = Ledger::new(known.rule, known.caster_level.into());
    table.write(Happening::Rolled {
        fighter: id,
        what: word::CASTER_LEVEL,
        points: Box::new(Points::weighed(known.rule, ledger)),
    });
}

/// Somebody drinks the potion that he has in hand.
///
/// Rule: `D20-ACT-T32`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn drink(table: &mut Table, id: FighterId, slot: Slot) -> Result<(), DiceError> {
    let book = table.snapshot(id).build.book.as_ref();
    let Some(known) = book.and_then(|book| book.spell(slot)).cloned() else {
        return Ok(());
    };
    let Some(item) = known.item else { return Ok(()) };
    tell(table, id, &known, item);
    price::spend(table, id, slot);
    release::bestow(table, (id, id), &known)
}

/// The check of whoever reads a scroll of a more experienced caster; none where his own level is enough.
///
/// Rule: `D20-ACT-T34`, `D20-CORE-01`.
pub(crate) fn reading(scene: &Scene, own: &Snapshot, known: &Known) -> Option<Trial> {
    let item = known.item?;
    let level = own.build.book.as_ref().map_or(0, |book| book.level);
    let is_hard = item.kind == ItemKind::Scroll && level < known.caster_level;
    is_hard.then(|| Trial {
        what: (rule::D20_ACT_T34, word::CASTER_LEVEL),
        modifiers: Ledger::new(rule::D20_ACT_T34, level.into()),
        target: Target::new(
            i16::from(known.caster_level) + 1,
            Natural::Counts,
            scene.modules(),
        ),
    })
}

/// What somebody has left of potions, charges and scrolls: each kind with its word, what it is made of and the most of it.
///
/// Rule: `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
pub(crate) fn stores(own: &Snapshot) -> Vec<(Term, Ledger, i16)> {
    let spells = own.build.book.as_ref().map_or(&[][..], |book| &book.spells);
    let kinds = [ItemKind::Potion, ItemKind::Wand, ItemKind::Scroll].into_iter();
    let of = |kind: ItemKind| {
        let mut ledger = Ledger::new(kind.rule(), 0);
        let mut most = 0;
        let items = spells.iter().filter_map(|known| Some((known, known.item?)));
        for (known, item) in items.filter(|(_, item)| item.kind == kind) {
            most += i16::from(item.uses);
            ledger.add_for(kind.rule(), known.row, left(own, item).into());
        }
        (most > 0).then(|| (kind.word(), ledger, most))
    };
    kinds.filter_map(of).collect()
}
