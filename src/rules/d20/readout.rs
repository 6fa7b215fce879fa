//! What others see of a fighter: token, sheet and rung of the ladder.

use std::sync::Arc;

use crate::battle::{FighterId, Ledger, Looks, Readout, RuleId, Rung, Slot, Term, WardShape};
use crate::content::Words;

use super::armour_class::{Against, Nimble};
use super::data::{Ability, D20Data, FeatEffect, SaveKind};
use super::fighter::{Leave, Progress, Ready};
use super::rage::Rage;
use super::scene::{Scene, Snapshot};
use super::spell::magic_item;
use super::{assault, cause, condition, guard, moves, rule, save, spell, word};

/// All that a sheet or a token shows.
pub(crate) fn readout(scene: &Scene, fighter: &Snapshot) -> Readout {
    let arm = fighter.in_hand();
    let life = fighter.hit_points.life;
    Readout {
        name: fighter.build.name.clone(),
        character: fighter.build.character,
        life: (life.hit_points, life.most),
        wounds: 0,
        looks: Looks {
            body: fighter.build.shape,
            ward: fighter.shield().map(|_| WardShape::Shield),
            helmet: false,
        },
        silhouette: arm.map(|arm| arm.silhouette),
        weapon: arm.map(|arm| arm.name.clone()),
        arms: arms(fighter),
        values: scene
            .tables()
            .map_or_else(Vec::new, |tables| values(scene, tables, fighter)),
        rows: rows(fighter),
        states: states(fighter),
        actions: actions(fighter),
        fights: fighter.is_able(),
        engaged: engaged(scene, fighter),
    }
}

fn arms(fighter: &Snapshot) -> Vec<(Slot, Arc<Words>)> {
    let arms = (0u8..).map(Slot).zip(&fighter.build.arms);
    arms.filter(|(slot, _)| fighter.arm(*slot).is_some())
        .map(|(slot, arm)| (slot, arm.name.clone()))
        .collect()
}

/// The table in which somebody stands; none for whom no table has.
fn table_of(row: RuleId) -> Option<RuleId> {
    let tables = [
        ("D20-HER-", rule::D20_T_HERO),
        ("D20-OPP-", rule::D20_T_OPP),
        ("D20-MOU-", rule::D20_T_MOUNT),
    ];
    let found = tables.into_iter().find(|(prefix, _)| row.0.starts_with(prefix));
    found.map(|(_, table)| table)
}

/// The rows of the tables behind values: the creature itself, and the weapons that it would use.
fn rows(fighter: &Snapshot) -> Vec<(Term, RuleId)> {
    let melee = fighter.melee_arm().map(|(_, arm)| arm.rule);
    let shot = fighter.in_hand().filter(|arm| arm.range.is_some());
    let behind = [
        (word::LIFE, fighter.build.row),
        (word::ATTACK, melee),
        (word::SHOT_ATTACK, shot.map(|arm| arm.rule)),
    ];
    let known = behind.into_iter();
    let table = fighter
        .build
        .row
        .and_then(table_of)
        .map(|table| (word::LIFE, table));
    let rows = known.filter_map(|(value, row)| Some((value, row?)));
    rows.chain(table).collect()
}

fn values(scene: &Scene, tables: &D20Data, fighter: &Snapshot) -> Vec<(Term, Ledger, Option<i16>)> {
    let build = &fighter.build;
    let life = fighter.hit_points.life;
    let plain = |word, rule, value| (word, Ledger::new(rule, value), None);
    let tough = build.feat(
        |effect| match effect {
            FeatEffect::HitPoints(points) => Some(*points),
            _ => None,
        },
        None,
    );
    let mut of_life = Ledger::new(rule::D20_DMG_08, life.hit_points);
    if let Some((rule, row, points)) = tough {
        of_life.base -= points;
        of_life.add_for(rule, row, points);
    }
    let mut values = vec![(word::LIFE, of_life, Some(life.most))];
    if life.nonlethal > 0 {
        values.push(plain(word::NONLETHAL, rule::D20_DMG_05, life.nonlethal));
    }
    if life.temporary > 0 {
        values.push(plain(word::TEMPORARY, rule::D20_DMG_06, life.temporary));
    }
    let parts = guard::own_parts(tables, fighter);
    let class = |is_touch, nimble| parts.against(Against { is_touch, nimble });
    let freely = guard::nimble(scene, fighter, (fighter, true));
    values.push((word::ARMOUR_CLASS, class(false, freely), None));
    values.push((word::TOUCH, class(true, freely), None));
    // Who keeps it off his guard loses his Dexterity in other ways alone (D20-FEA-10).
    let keeps = build.has_feat(|effect| matches!(effect, FeatEffect::KeepsDexterity));
    let off_guard = if keeps {
        Nimble::Freely
    } else {
        Nimble::Denied(None)
    };
    values.push((word::FLAT_FOOTED_CLASS, class(false, off_guard), None));
    if let Some((_, arm)) = fighter.melee_arm() {
        values.push((word::ATTACK, assault::base(tables, fighter, arm), None));
    }
    if let Some(arm) = fighter.in_hand().filter(|arm| arm.range.is_some()) {
        values.push((word::SHOT_ATTACK, assault::base(tables, fighter, arm), None));
        if let Some(most) = arm.pieces {
            let left = i16::from(fighter.state.arm(fighter.hands.held).pieces);
            values.push((
                word::PIECES,
                Ledger::new(arm.rule, left),
                Some(i16::from(most).max(left)),
            ));
        }
    }
    let saves = build.saves;
    for (word, kind, ability, value) in [
        (
            word::FORTITUDE,
            SaveKind::Fortitude,
            Ability::Constitution,
            saves.fortitude,
        ),
        (word::REFLEX, SaveKind::Reflex, Ability::Dexterity, saves.reflex),
        (word::WILL, SaveKind::Will, Ability::Wisdom, saves.will),
    ] {
        let mut ledger = save::ledger((kind, value), &[]);
        let change = condition::modifier(tables, fighter, ability) - build.abilities.modifier(ability);
        if change != 0 {
            ledger.add_for(rule::D20_CORE_04, cause::of(ability), change);
        }
        for (by, points) in condition::saves(tables, fighter) {
            ledger.add(by, points);
        }
        if let Some(rage) = Rage::of(fighter).filter(|_| word == word::WILL) {
            ledger.add(rage.rule, rage.will);
        }
        values.push((word, ledger, None));
    }
    let stores = spell::stores(fighter).into_iter();
    for (word, ledger, most) in stores.chain(magic_item::stores(fighter)) {
        values.push((word, ledger, Some(most)));
    }
    if let Some(turner) = &build.turner {
        let left = Ledger::new(rule::D20_ACT_T36, fighter.budget.turnings.into());
        values.push((word::TURNINGS, left, Some(turner.per_day.into())));
    }
    if let Some(book) = fighter.build.book.as_ref().filter(|book| book.casts) {
        let mut dc = Ledger::new(rule::D20_MAG_07, save::SPELL);
        let modifier = build.abilities.modifier(book.ability);
        dc.add_for(rule::D20_CORE_04, cause::of(book.ability), modifier);
        if let Some((left, most)) = spell::total(fighter) {
            values.push((word::SPELLS, Ledger::new(rule::D20_MAG_12, left), Some(most)));
        }
        values.push((word::SAVE_DC, dc, None));
    }
    let initiative = fighter.budget.initiative.map(|it| it.ledger());
    let initiative = initiative.unwrap_or_else(|| Ledger::new(rule::D20_SEQ_02, build.initiative));
    values.push((word::INI, initiative, None));
    values.push((word::SPEED, moves::speed_ledger(scene, fighter), None));
    values
}

fn states(fighter: &Snapshot) -> Vec<Term> {
    let own = &fighter.state;
    let body = match own.hit_points.leave {
        Leave::Gone => Some(word::GONE),
        Leave::Surrendered => Some(word::SURRENDERED),
        Leave::No | Leave::Waits | Leave::Dead => None,
    };
    let flags = [
        (fighter.is_disarmed(), word::DISARMED),
        (own.arm(own.hands.held).is_unloaded, word::UNLOADED),
        (own.hit_points.is_surprised, word::SURPRISED),
        (own.budget.progress == Progress::Delayed, word::WAITING),
        (own.budget.ready != Ready::No, word::READIED),
        (own.budget.raging > 0, word::RAGING),
        (!own.ailments.venoms.is_empty(), word::POISONED),
        (own.budget.expertise > 0, word::EXPERTISE),
        (own.budget.hiding.is_some(), word::HIDDEN),
        (fighter.body.mount.is_some(), word::RIDING),
        (own.magic.charge.is_some(), word::CHARGED),
        (own.magic.casting.is_some_and(|it| it.goes_on), word::CASTING),
        (own.magic.sphere.is_some(), word::FLAMING_SPHERE),
    ];
    let flagged = flags
        .into_iter()
        .filter(|(is_on, _)| *is_on)
        .map(|(_, state)| state);
    // What comes along with a state goes without saying.
    let of_rules = condition::own_states(fighter).into_iter().map(condition::term);
    let is_plain = |work: &&spell::Work| {
        let mut gifts = work.gifts.iter();
        !gifts.any(|gift| matches!(gift, spell::Gift::State(_)))
    };
    let of_spells = own.magic.works.iter().filter(is_plain).map(|work| work.word);
    let all = body.into_iter().chain(of_rules).chain(flagged);
    all.chain(of_spells).collect()
}

fn actions(fighter: &Snapshot) -> Vec<(Term, u8, u8)> {
    let budget = &fighter.budget;
    if budget.progress == Progress::Over || !fighter.is_able() {
        return Vec::new();
    }
    let (spent, allowance) = (budget.spent, budget.allowance);
    let standard = spent.has_standard(allowance);
    let moves = match (spent.has_move(allowance), standard, spent.moves) {
        (false, ..) => 0,
        (true, true, 0) if allowance == super::budget::Allowance::Whole => 2,
        _ => 1,
    };
    vec![(word::STANDARD, u8::from(standard), 1), (word::MOVES, moves, 2)]
}

/// The foes within reach of each other.
fn engaged(scene: &Scene, fighter: &Snapshot) -> Vec<(FighterId, Term)> {
    let near = scene
        .foes(fighter)
        .filter(|foe| scene.threatens(fighter, foe.place()) || scene.threatens(foe, fighter.place()));
    near.map(|foe| (foe.id(), word::IN_REACH)).collect()
}

/// The rungs of the ladder, highest first.
pub(crate) fn ladder(scene: &Scene) -> Vec<Rung> {
    let order = scene.round.order.iter().filter_map(|id| scene.get(*id));
    let able = order.filter(|fighter| fighter.is_able());
    able.filter_map(|fighter| {
        let initiative = fighter.budget.initiative?;
        let value = initiative.value();
        let is_ahead = matches!(fighter.budget.progress, Progress::Ahead | Progress::Running);
        Some(Rung {
            fighter: fighter.id(),
            value,
            due: if is_ahead { vec![value] } else { Vec::new() },
            ledger: initiative.ledger(),
            losses: Vec::new(),
        })
    })
    .collect()
}
