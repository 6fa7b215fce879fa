//! An attack in its place: the resolutions' values for one attacker, one target and one weapon, fetched from the scene.

use crate::battle::{Ledger, NamedRow, RuleId, Slot, Term};

use super::arm::{Arm, Usage};
use super::armour_class::{Against, Nimble};
use super::around::{Around, flanks};
use super::attack::{self, Attack, INTO_MELEE, UNTRAINED};
use super::bonus;
use super::circumstance::{circumstances, of_spells, situations};
use super::concealment::miss_percent;
use super::damage::{self, Blow, Shelter};
use super::data::{Ability, Critical, D20Data, Energy, FeatEffect, Roll, State};
use super::force::{damage_bonus, is_keen, is_set, shelter, sneak_dice};
use super::life::Life;
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::spell::Numbers;
use super::two_weapons::Hand;
use super::{cause, condition, facing, guard, ride, rule, spell, word};

pub(crate) use super::circumstance::{close_shot, double_shot};

/// How an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Assault {
    /// With which weapon.
    pub with: Slot,
    /// Whether it is shot or thrown.
    pub is_far: bool,
    /// What further attacks of a turn cost (`D20-FUL-01`).
    pub further: i16,
    /// What one shot more costs (`D20-FEA-32`).
    pub style: i16,
    /// With which hand (`D20-ATK-10`).
    pub hand: Hand,
    /// Points of attack that become damage (`D20-FEA-20`).
    pub power: i16,
    /// On which occasion.
    pub occasion: Occasion,
    /// Whether it is made on the defensive (`D20-DEF-01`).
    pub is_defensive: bool,
    /// Whether a touch is enough (`D20-ATK-05`).
    pub is_touch: bool,
    /// Whether two arrows fly at once (`D20-FEA-44`).
    pub is_double: bool,
    /// Whether something for blows is thrown (`D20-ATK-07`).
    pub is_thrown: bool,
    /// Whether a crossbow is shot with one hand (`D20-ATK-15`).
    pub is_one_handed: bool,
    /// Whether it is to knock out instead of killing, or the other way round (`D20-DMG-05`).
    pub is_turned: bool,
    /// Whether it is one more for a foe who has dropped (`D20-FEA-02`).
    pub is_extra: bool,
}

/// On which occasion an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Occasion {
    /// In the own turn.
    Turn,
    /// At the end of a charge (`D20-CHG-02`).
    Charge,
    /// Out of turn, because the target has moved out of a threatened square (`D20-AOO-03`).
    Passing,
    /// Out of turn, because the target has done something else (`D20-AOO-08`).
    Opportunity,
    /// Kept ready for this moment (`D20-SEQ-08`).
    Readied,
    /// One of those against all within reach (`D20-FEA-04`).
    Whirlwind,
    /// By a spell of this word; what it is made with is counted in the book of the caster (`D20-MAG-06`).
    Spell(Term),
}

impl Assault {
    /// A blow with a weapon, in the own turn and in the plain way.
    pub(crate) const fn plain(with: Slot, is_far: bool) -> Self {
        Self {
            with,
            is_far,
            further: 0,
            style: 0,
            hand: Hand::Only,
            power: 0,
            occasion: Occasion::Turn,
            is_defensive: false,
            is_touch: false,
            is_double: false,
            is_thrown: false,
            is_one_handed: false,
            is_turned: false,
            is_extra: false,
        }
    }

    /// Its word.
    pub(crate) const fn term(self) -> Term {
        match (self.occasion, self.is_far) {
            (Occasion::Charge, _) => word::CHARGE,
            (Occasion::Passing | Occasion::Opportunity, _) => word::ASK_OPPORTUNITY,
            (Occasion::Whirlwind, _) => word::WHIRLWIND,
            (Occasion::Spell(spell), _) => spell,
            (Occasion::Turn | Occasion::Readied, true) if self.is_double => word::MANYSHOT,
            (Occasion::Turn | Occasion::Readied, true) if self.is_thrown => word::THROW,
            (Occasion::Turn | Occasion::Readied, true) if self.is_one_handed => word::ONE_HANDED_SHOT,
            (Occasion::Turn | Occasion::Readied, true) => word::SHOT,
            (Occasion::Turn, false) if matches!(self.hand, Hand::Other) => word::OFF_HAND,
            (Occasion::Turn | Occasion::Readied, false) => word::STRIKE,
        }
    }
}

/// The values of an attack with their reasons.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    /// What is added to the die.
    pub modifiers: Ledger,
    /// The AC of the target against it.
    pub armour_class: Ledger,
    /// The roll.
    pub attack: Attack,
    /// The damage of the record.
    pub damage: Roll,
    /// What is added to it besides, with its reasons.
    pub bonus: Ledger,
    /// What a hit does.
    pub blow: Blow,
    /// What stands between damage and target.
    pub shelter: Shelter,
    /// The rule that lets extra dice in, which is told with them (`D20-DMG-07`, `D20-FAC-13`).
    pub sneak_by: RuleId,
    /// The energy of a spell; none for weapons.
    pub energy: Option<Energy>,
    /// The rule of its damage.
    pub source: RuleId,
    /// The rule of what multiplies it besides a critical hit (`D20-DMG-03`, `D20-FEA-42`).
    pub besides_by: RuleId,
    /// Whether it knocks out instead of killing.
    pub is_nonlethal: bool,
    /// How it is made.
    pub assault: Assault,
    /// The side of the target from which it comes.
    pub arc: Term,
    /// What the target has of life.
    pub life: Life,
    /// Whether the target is out of the fight already.
    pub is_down: bool,
    /// The rule of what hides the target.
    pub veil: RuleId,
    /// Points of damage of the record that a feat brings.
    pub practice: Option<(RuleId, NamedRow, i16)>,
    /// Whether a feat makes more faces threaten (`D20-CRT-06`).
    pub is_keen: bool,
}

/// The word for why a penalty does not count: a feat spares it.
pub(crate) static SPARED: Term = Term("spared");

/// Points for higher ground, from so many decimetres on (`D20-SIT-A3`, `D20-BRD-12`).
pub(crate) const HIGHER_DM: i32 = 10;
/// What a charge adds to the attack roll (`D20-CHG-02`).
pub(crate) const CHARGING: i16 = 2;
/// What help adds to the attack roll, and to AC (`D20-AID-01`).
pub(crate) const AID: i16 = 2;
/// What a narrow opening costs weapons that do not fit it (`D20-COV-11`).
pub(crate) const NARROW: i16 = -4;

/// The values of an attack; none where the attacker has no such weapon.
///
/// Rule: `D20-ATK-01`, `D20-ATK-02`, `D20-ATK-04`, `D20-ATK-14`, `D20-BRD-17`, `D20-CORE-10`, `D20-BRD-01`, `D20-BRD-18`.
pub(crate) fn values(scene: &Scene, own: &Snapshot, target: &Snapshot, assault: Assault) -> Option<Values> {
    let of_spell = match assault.occasion {
        Occasion::Spell(_) => Some(spell::arm(own, assault.with)?),
        _ => None,
    };
    let is_spell = of_spell.is_some();
    let of_throw = match assault.is_thrown {
        true => Some(own.arm(assault.with)?.flying(&own.build)?),
        false => None,
    };
    let arm = match of_spell.as_ref().or(of_throw.as_ref()) {
        Some(arm) => arm,
        None => own.arm(assault.with)?,
    };
    let tables = scene.tables()?;
    let board = scene.facts(own, target, |facts| Around::of(facts, assault))?;
    let flanking = flanks(scene, own, target, arm).filter(|_| !assault.is_far);
    let is_flanking = flanking.is_some_and(|share| share.void.is_none());
    let (percent, veil) = miss_percent(scene, own, target, &board);
    let mut modifiers = base(tables, own, arm);
    let mut shares = situations(tables, own, target, assault.is_far, flanking);
    shares.extend(circumstances(scene, own, target, (arm, assault), &board));
    shares.extend(facing::shares(scene, own, target, assault));
    shares.extend(of_spells(own, target, assault));
    bonus::add_all(&mut modifiers, &shares);
    let calm = own.build.feat(
        |effect| matches!(effect, FeatEffect::ShootsIntoMelee).then_some(()),
        None,
    );
    if let Some((rule, row, ())) = calm
        && assault.is_far
        && board.is_engaged(scene, own)
    {
        modifiers.note_for(rule, row, INTO_MELEE, &SPARED);
    }
    if arm.usage == Usage::Bare
        && !assault.is_turned
        && let Some((rule, row, ())) = own.build.feat(
            |effect| matches!(effect, FeatEffect::ArmedUnarmed).then_some(()),
            None,
        )
    {
        modifiers.note_for(rule, row, damage::OTHER_INTENT, &SPARED);
    }
    let nimble = guard::nimble(scene, own, (target, !assault.is_far));
    let against = Against {
        is_touch: assault.is_touch,
        nimble,
    };
    let parts = guard::parts(
        scene,
        own,
        (target, assault),
        guard::by_size(board.cover, own, target),
    );
    let mut armour_class = parts.against(against);
    if let Some((rule, row)) = guard::keeps_wits(scene, own, (target, !assault.is_far)) {
        armour_class.note_for(rule, row, -parts.dexterity.max(0), &SPARED);
    }
    let is_behind = facing::opens_back(scene, own, target);
    let is_weak = nimble != Nimble::Freely || is_flanking;
    let is_open = (is_weak || is_behind) && !facing::is_wary(scene, own, target);
    let extra = sneak_dice(scene, own, target, assault, is_open && percent == 0);
    let bonus = damage_bonus(scene, own, target, (arm, assault));
    let critical = match assault.is_touch && !is_spell {
        // A touch hurts nobody.
        true => Critical {
            threat: super::roll::BEST + 1,
            ..arm.critical
        },
        false => attack::widened(arm.critical, is_keen(own, arm)),
    };
    let modules = scene.modules();
    let energy = if is_spell {
        spell::energy(own, assault.with)
    } else {
        None
    };
    Some(Values {
        attack: Attack {
            modifier: modifiers.value(),
            armour_class: armour_class.value(),
            critical,
            is_immune: target.build.kind.is_immune_to_criticals(),
            miss_percent: percent,
            rolls_again: !assault.is_far && has(own, &FeatEffect::RerollMissChance),
            is_brutal: modules.has(Modules::BRUTAL_HELPLESS)
                && !assault.is_far
                && !assault.is_touch
                && scene.is_in(target, State::Helpless),
            modules,
        },
        blow: Blow {
            weapon: Roll {
                plus: arm.damage.plus + bonus.value(),
                ..arm.damage
            },
            extra: (extra, 6),
            critical: critical.times,
            besides: match assault.occasion {
                Occasion::Charge => ride::charge_times(own, arm),
                _ if is_set(own, target, (arm, assault)) => damage::SET,
                _ => 1,
            },
            numbers: if is_spell {
                spell::numbers(own, assault.with)
            } else {
                Numbers::default()
            },
            modules,
        },
        modifiers,
        armour_class,
        damage: arm.damage,
        bonus,
        shelter: match energy {
            Some(energy) => spell::withstand::shelter(target, energy),
            None => shelter(target, arm),
        },
        energy,
        source: match arm.usage {
            _ if is_spell => arm.rule,
            Usage::Bare => rule::D20_ATK_09,
            _ => rule::D20_DMG_01,
        },
        besides_by: match assault.occasion {
            Occasion::Charge => ride::charge_rule(own),
            _ => rule::D20_DMG_03,
        },
        is_nonlethal: modules.has(Modules::NONLETHAL) && arm.is_nonlethal(&own.build) != assault.is_turned,
        assault,
        sneak_by: if is_weak {
            rule::D20_DMG_07
        } else {
            rule::D20_FAC_13
        },
        arc: facing::told(scene, own, target).unwrap_or(board.arc),
        life: target.hit_points.life,
        is_down: !target.is_able(),
        veil,
        practice: own.build.feat(
            |effect| match effect {
                FeatEffect::WeaponDamage(points) => Some(*points),
                _ => None,
            },
            Some(&arm.gear),
        ),
        is_keen: is_keen(own, arm),
    })
}

pub(super) fn has(own: &Snapshot, wanted: &FeatEffect) -> bool {
    own.build.has_feat(|effect| effect == wanted)
}

/// Base attack bonus, ability, size, and what else the record of the fighter gives a weapon.
///
/// Rule: `D20-ATK-01`, `D20-ATK-02`, `D20-ATK-11`, `D20-CORE-04`, `D20-CORE-08`, `D20-FEA-21`, `D20-FEA-33`.
pub(crate) fn base(tables: &D20Data, own: &Snapshot, arm: &Arm) -> Ledger {
    let build = &own.build;
    let rule = if arm.usage == Usage::Spell {
        rule::D20_MAG_06
    } else if arm.range.is_some() {
        rule::D20_ATK_02
    } else {
        rule::D20_ATK_01
    };
    let mut ledger = Ledger::of(rule, &cause::BASE_ATTACK, build.base_attack);
    let well = build.abilities.modifier(arm.link);
    let hampered = condition::hampered(tables, own, arm.link, condition::rule_of);
    let taken: i16 = hampered.iter().map(|(_, change)| change).sum();
    let now = condition::modifier(tables, own, arm.link) - taken;
    let is_fine = arm.range.is_none() && arm.link == Ability::Dexterity;
    let finesse = build.feat(
        |effect| matches!(effect, FeatEffect::DexterityToAttack).then_some(()),
        None,
    );
    let of_ability = match finesse {
        Some((rule, ..)) if is_fine => rule,
        _ => rule::D20_CORE_04,
    };
    ledger.add_for(of_ability, cause::of(arm.link), now);
    for (by, change) in hampered {
        ledger.add(by, change);
    }
    ledger.add_for(rule::D20_CORE_08, &cause::SIZE, build.bulk.attack);
    let focus = build.feat(
        |effect| match effect {
            FeatEffect::WeaponAttack(points) => Some(*points),
            _ => None,
        },
        Some(&arm.gear),
    );
    let mut rest = arm.bonus - build.base_attack - well - build.bulk.attack;
    if let Some((rule, row, points)) = focus {
        ledger.add_for(rule, row, points);
        rest -= points;
    }
    let of_rest = match rest {
        UNTRAINED => rule::D20_ATK_11,
        _ => arm.rule,
    };
    ledger.add_for(of_rest, &cause::TRAINING, rest);
    ledger
}
