//! An attack in its place: the resolutions' values for one attacker, one target and one weapon, fetched from the scene.

use crate::battle::{Ledger, Slot, Term};
use crate::board::{Arc, PairFacts};

use super::arm::Arm;
use super::armour_class::{Against, Nimble};
use super::attack::{self, Attack};
use super::bonus::{self, Share};
use super::damage::{Blow, Shelter};
use super::data::{
    Ability, BonusKind, Circumstance, Critical, D20Data, FeatEffect, Modifier, Quirk, Roll, State,
    StateEffect,
};
use super::guard;
use super::life::Life;
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::sheet::rule_of;
use super::{cause, concealment, condition, flank, lamp, rule, word};

/// How an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Assault {
    /// With which weapon.
    pub with: Slot,
    /// Whether it is shot or thrown.
    pub is_far: bool,
    /// What further attacks of a turn cost (`D20-FUL-01`).
    pub further: i16,
    /// What two weapons or one shot more cost, with the rule (`D20-ATK-10`).
    pub style: i16,
    /// Points of attack that become damage (`D20-FEA-20`).
    pub power: i16,
    /// On which occasion.
    pub occasion: Occasion,
    /// Whether it is made on the defensive (`D20-DEF-01`).
    pub is_defensive: bool,
    /// Whether a touch is enough (`D20-ATK-05`).
    pub is_touch: bool,
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
}

impl Assault {
    /// A blow with a weapon, in the own turn and in the plain way.
    pub(crate) const fn plain(with: Slot, is_far: bool) -> Self {
        Self {
            with,
            is_far,
            further: 0,
            style: 0,
            power: 0,
            occasion: Occasion::Turn,
            is_defensive: false,
            is_touch: false,
        }
    }

    /// Its word.
    pub(crate) const fn term(self) -> Term {
        match (self.occasion, self.is_far) {
            (Occasion::Charge, _) => word::CHARGE,
            (Occasion::Passing | Occasion::Opportunity, _) => word::ASK_OPPORTUNITY,
            (Occasion::Turn, true) => word::SHOT,
            (Occasion::Turn, false) => word::STRIKE,
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
}

/// Points for higher ground, from so many decimetres on (`D20-SIT-A3`, `D20-BRD-12`).
pub(crate) const HIGHER_DM: i32 = 10;
/// What shooting into a melee costs (`D20-ATK-08`).
pub(crate) const INTO_MELEE: i16 = -4;
/// What a charge adds to the attack roll (`D20-CHG-02`).
pub(crate) const CHARGING: i16 = 2;
/// What help adds to the attack roll, and to AC (`D20-AID-01`).
pub(crate) const AID: i16 = 2;
/// What a narrow opening costs weapons that do not fit it (`D20-COV-11`).
pub(crate) const NARROW: i16 = -4;

/// The values of an attack; none where the attacker has no such weapon.
///
/// Rule: `D20-ATK-01`, `D20-ATK-02`, `D20-ATK-04`, `D20-ATK-14`, `D20-BRD-17`, `D20-CORE-10`.
pub(crate) fn values(scene: &Scene, own: &Snapshot, target: &Snapshot, assault: Assault) -> Option<Values> {
    let arm = own.arm(assault.with)?;
    let tables = scene.tables()?;
    let board = scene.facts(own, target, |facts| Around::of(facts, assault))?;
    let is_flanking = !assault.is_far && flanks(scene, own, target, arm);
    let percent = miss_percent(scene, own, target, &board);
    let mut modifiers = base(tables, own, arm);
    let mut shares = situations(tables, own, target, assault.is_far, is_flanking);
    shares.extend(circumstances(scene, own, target, (arm, assault), &board));
    bonus::add_all(&mut modifiers, &shares);
    let nimble = guard::nimble(scene, own, target);
    let against = Against {
        is_touch: assault.is_touch,
        nimble,
    };
    let armour_class = guard::parts(scene, own, (target, assault), board.cover).against(against);
    let is_open = nimble != Nimble::Freely || is_flanking;
    let extra = sneak_dice(scene, own, target, assault, is_open && percent == 0);
    let bonus = damage_bonus(scene, own, target, (arm, assault));
    let critical = match assault.is_touch {
        // A touch hurts nobody.
        true => Critical {
            threat: super::roll::BEST + 1,
            ..arm.critical
        },
        false => attack::widened(arm.critical, is_keen(own, arm)),
    };
    let modules = scene.modules();
    Some(Values {
        attack: Attack {
            modifier: modifiers.value(),
            armour_class: armour_class.value(),
            critical,
            is_immune: target.build.kind.is_immune_to_criticals(),
            miss_percent: percent,
            is_deadly: modules.has(Modules::BRUTAL_HELPLESS)
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
            besides: 1,
            modules,
        },
        modifiers,
        armour_class,
        damage: arm.damage,
        bonus,
        shelter: shelter(target, arm),
        is_nonlethal: modules.has(Modules::NONLETHAL) && arm.is_nonlethal(&own.build),
        assault,
        arc: board.arc,
        life: target.hit_points.life,
        is_down: !target.is_able(),
    })
}

/// Base attack bonus, ability, size, and what else the record of the fighter gives a weapon.
///
/// Rule: `D20-ATK-01`, `D20-ATK-02`, `D20-CORE-04`, `D20-CORE-08`.
pub(crate) fn base(tables: &D20Data, own: &Snapshot, arm: &Arm) -> Ledger {
    let build = &own.build;
    let rule = if arm.range.is_some() {
        rule::D20_ATK_02
    } else {
        rule::D20_ATK_01
    };
    let mut ledger = Ledger::new(rule, build.base_attack);
    let well = build.abilities.modifier(arm.link);
    let now = condition::modifier(tables, own, arm.link);
    ledger.add_for(rule::D20_CORE_04, cause::of(arm.link), now);
    ledger.add_for(rule::D20_CORE_08, &cause::SIZE, build.bulk.attack);
    let rest = arm.bonus - build.base_attack - well - build.bulk.attack;
    ledger.add_for(arm.rule, &cause::TRAINING, rest);
    ledger
}

/// What the states of the attacker add to his roll; a row of the fixed table each.
///
/// Rule: `D20-SIT-A1` to `D20-SIT-A8`, `D20-SIT-20`, `D20-CORE-10`.
fn situations(
    tables: &D20Data,
    own: &Snapshot,
    target: &Snapshot,
    is_far: bool,
    is_flanking: bool,
) -> Vec<Share> {
    let states = condition::states(Some(tables), target);
    let rows = condition::rows(tables, own);
    let named = rows.iter().flat_map(|row| &row.situations);
    let mut shares = Vec::new();
    for id in named {
        let Some(row) = tables.situations.get(id) else {
            continue;
        };
        let is_void = row.unless_target.is_some_and(|state| states.contains(&state));
        if row.on != Circumstance::Attacker || is_void {
            continue;
        }
        if let Modifier::Points(points) = if is_far { row.ranged } else { row.melee } {
            shares.push(Share::new(BonusKind::Untyped, points, rule_of(row.id.as_str())));
        }
    }
    if is_flanking {
        shares.push(Share::new(BonusKind::Untyped, flank::BONUS, rule::D20_FLK_01));
    }
    let of_states = condition::points(tables, own, |effect| match effect {
        StateEffect::Attack(points) => Some(*points),
        _ => None,
    });
    for (state, points) in of_states {
        // Fighting on the defensive costs as the attack itself says.
        if state != State::FightingDefensively {
            shares.push(Share::new(BonusKind::Untyped, points, condition::rule_of(state)));
        }
    }
    shares
}

/// What the way of the attack and the place add to the roll.
///
/// Rule: `D20-ATK-07`, `D20-ATK-08`, `D20-FUL-01`, `D20-CHG-02`, `D20-DEF-01`, `D20-AID-01`, `D20-SIT-A3`, `D20-COV-11`.
fn circumstances(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (arm, assault): (&Arm, Assault),
    board: &Around,
) -> Vec<Share> {
    let untyped = |points, rule| Share::new(BonusKind::Untyped, points, rule);
    let mut shares = vec![
        untyped(assault.further, rule::D20_FUL_01),
        untyped(assault.style, rule::D20_ATK_10),
    ];
    if let Some(shield) = own.build.shield() {
        shares.push(untyped(shield.attack, shield.rule).by(shield.row));
    }
    if assault.power > 0 {
        shares.push(untyped(-assault.power, rule::D20_FEA_20));
    }
    if assault.is_defensive || own.state.suffers(State::FightingDefensively) {
        shares.push(untyped(-4, rule::D20_DEF_01));
    }
    if assault.occasion == Occasion::Charge {
        shares.push(untyped(CHARGING, rule::D20_CHG_02));
    }
    let aids = own.budget.aids.iter();
    let helping = aids.filter(|aid| !aid.is_defence && aid.foe == target.id());
    shares.extend(helping.map(|_| untyped(AID, rule::D20_AID_01)));
    if assault.is_far {
        let increment = arm
            .range
            .map_or((0, 0), |range| (range.squares, range.increments));
        let distance = scene.distance(own, target);
        let penalty = attack::range_penalty(distance, increment.0, increment.1);
        shares.push(untyped(penalty.unwrap_or(0), rule::D20_ATK_07));
        let is_calm = own
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::ShootsIntoMelee));
        if board.is_engaged(scene, own) && !is_calm {
            shares.push(untyped(INTO_MELEE, rule::D20_ATK_08));
        }
        if let Some((rule, row, points)) = close_shot(own, distance, |attack, _| attack) {
            shares.push(untyped(points, rule).by(row));
        }
    } else if board.elevation_dm >= HIGHER_DM {
        shares.push(untyped(1, rule::D20_SIT_A3));
    }
    let fits = arm.has(super::data::WeaponTrait::Thrust) || arm.is_shot();
    if board.is_narrow && !fits {
        shares.push(untyped(NARROW, rule::D20_COV_11));
    }
    shares.retain(|share| share.amount != 0);
    shares
}

/// What a feat adds to shots from close by.
fn close_shot(
    own: &Snapshot,
    distance: u16,
    of: impl Fn(i16, i16) -> i16,
) -> Option<(crate::battle::RuleId, crate::battle::NamedRow, i16)> {
    let near = |effect: &FeatEffect| match effect {
        FeatEffect::CloseShot {
            attack,
            damage,
            within,
        } if distance <= *within => Some(of(*attack, *damage)),
        _ => None,
    };
    own.build.feat(near, None)
}

/// What is added to the damage of the record.
///
/// Rule: `D20-DMG-01`, `D20-FEA-20`, `D20-CND-20`.
fn damage_bonus(scene: &Scene, own: &Snapshot, target: &Snapshot, (arm, assault): (&Arm, Assault)) -> Ledger {
    let mut ledger = Ledger::new(rule::D20_DMG_01, 0);
    let Some(tables) = scene.tables() else {
        return ledger;
    };
    let well = own.build.abilities.modifier(Ability::Strength);
    let now = condition::modifier(tables, own, Ability::Strength);
    ledger.add_for(
        rule::D20_DMG_01,
        cause::of(Ability::Strength),
        arm.strength_change(now, well),
    );
    if assault.power > 0 {
        ledger.add(rule::D20_FEA_20, assault.power * power_times(own, arm));
    }
    if assault.is_far
        && let Some((rule, row, points)) = close_shot(own, scene.distance(own, target), |_, damage| damage)
    {
        ledger.add_for(rule, row, points);
    }
    for quirk in &own.build.traits {
        if let Quirk::FavouredEnemy { foe, bonus } = quirk
            && target.build.is_of(*foe)
        {
            ledger.add_for(rule::D20_DMG_01, &cause::FAVOURED_ENEMY, *bonus);
        }
    }
    let of_states = condition::points(tables, own, |effect| match effect {
        StateEffect::Damage(points) => Some(*points),
        _ => None,
    });
    for (state, points) in of_states {
        ledger.add(condition::rule_of(state), points);
    }
    ledger
}

/// Points of damage for each point of attack that is given up; light weapons gain nothing.
///
/// Rule: `D20-FEA-20`.
pub(crate) fn power_times(own: &Snapshot, arm: &Arm) -> i16 {
    let times = own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::AttackForDamage {
            one_handed,
            two_handed,
        } => Some((one_handed, two_handed)),
        _ => None,
    });
    let is_light = arm.is_light && !arm.is_natural();
    match times {
        Some(_) if is_light => 0,
        Some((_, two_handed)) if arm.takes_both_hands() => two_handed,
        Some((one_handed, _)) => one_handed,
        None => 0,
    }
}

/// Whether a feat widens the threat of a weapon (`D20-CRT-06`).
fn is_keen(own: &Snapshot, arm: &Arm) -> bool {
    let widens = |effect: &FeatEffect| matches!(effect, FeatEffect::WiderThreat).then_some(());
    own.build.feat(widens, Some(&arm.gear)).is_some()
}

/// Dice of a sneak attack against somebody who cannot guard himself.
///
/// Rule: `D20-DMG-07`, `D20-CRT-07`, `D20-CON-03`.
fn sneak_dice(scene: &Scene, own: &Snapshot, target: &Snapshot, assault: Assault, is_open: bool) -> u8 {
    let within = own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::SneakAttack { within, .. } => Some(within),
        _ => None,
    });
    let is_near = within.is_some_and(|within| !assault.is_far || scene.distance(own, target) <= within);
    if is_open && is_near && !target.build.kind.is_immune_to_criticals() {
        own.build.sneak_dice
    } else {
        0
    }
}

/// What stands between a weapon and its target.
///
/// Rule: `D20-DMG-04`.
fn shelter(target: &Snapshot, arm: &Arm) -> Shelter {
    let reductions = target.build.traits.iter().filter_map(|quirk| match quirk {
        Quirk::DamageReduction { points, unless } if !arm.types.contains(unless) => Some(*points),
        _ => None,
    });
    Shelter {
        reduction: reductions.max().unwrap_or(0),
        ..Shelter::default()
    }
}

/// Whether an ally of the attacker stands on the other side of the target and threatens it.
///
/// Rule: `D20-FLK-01` to `D20-FLK-05`, `D20-AOO-13`.
pub(crate) fn flanks(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    if scene.modules().has(Modules::FACING) || arm.reach.is_none_or(|reach| reach.to == 0) {
        return false;
    }
    let levels = target.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::NotFlanked { levels } => Some(levels),
        _ => None,
    });
    if levels.is_some_and(|levels| own.build.level < target.build.level + levels) {
        return false;
    }
    let mut allies = scene
        .fighters
        .iter()
        .filter(|it| it.id() != own.id() && it.is_able() && scene.are_allied(own, it));
    allies.any(|ally| {
        ally.build.bulk.reach > 0
            && flank::is_between(own.place(), ally.place(), target.place())
            && scene.threatens(ally, target.place())
    })
}

/// What the board says of an attack.
#[derive(Clone, Debug)]
pub(crate) struct Around {
    arc: Term,
    /// Points of AC that cover gives, with the rule.
    pub cover: (i16, crate::battle::RuleId),
    is_narrow: bool,
    veil: u8,
    elevation_dm: i32,
    /// Who stands beside the target as his foe, by place among the fighters.
    foes_of_target: Vec<usize>,
}

impl Around {
    fn of(facts: &PairFacts, assault: Assault) -> Self {
        let is_touching = !assault.is_far && facts.is_adjacent();
        Self {
            arc: match facts.arc_on_target() {
                Arc::Front => word::FRONT,
                Arc::Right => word::RIGHT,
                Arc::Left => word::LEFT,
                Arc::Rear => word::REAR,
            },
            cover: guard::cover(facts, is_touching),
            is_narrow: !is_touching && facts.opening().1,
            veil: if is_touching && !facts.is_veil_in_target() {
                0
            } else {
                facts.veil()
            },
            elevation_dm: facts.elevation_dm(),
            foes_of_target: if assault.is_far {
                facts.foes_of_target().to_vec()
            } else {
                Vec::new()
            },
        }
    }

    /// Whether the target fights an ally of the shooter hand to hand.
    ///
    /// Rule: `D20-ATK-08`.
    fn is_engaged(&self, scene: &Scene, own: &Snapshot) -> bool {
        let mut foes = self
            .foes_of_target
            .iter()
            .filter_map(|place| scene.fighters.get(*place));
        foes.any(|foe| foe.id() != own.id() && scene.are_allied(own, foe))
    }
}

/// The chance in percent that a hit misses: the largest of what hides the target.
///
/// Rule: `D20-CON-01` to `D20-CON-03`, `D20-CON-07`, `D20-CON-10`, `D20-CON-06`.
fn miss_percent(scene: &Scene, own: &Snapshot, target: &Snapshot, board: &Around) -> u8 {
    let veil = match board.veil {
        0 => 0,
        1 => concealment::LIGHT,
        _ => concealment::STANDARD,
    };
    let is_blind = scene.is_in(own, State::Blinded);
    let is_unseen = scene.is_in(target, State::Invisible);
    let unseen = if is_blind || is_unseen {
        concealment::TOTAL
    } else {
        0
    };
    veil.max(unseen).max(lamp::miss_percent(scene, own, target))
}
