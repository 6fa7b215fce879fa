//! What a manoeuvre does to whom it hits, besides the harm or instead of it.

use crate::battle::{FighterId, Ledger, Modifier, Points, RuleId};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::deeds::hands;
use super::super::suffer::fall;
use super::super::table::Table;
use super::super::trial::attribute_check;
use super::super::turn::late::{self, Late};
use super::super::{Exchange, Harm};
use super::{bare, swing};
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::exchange::attack::{self, Blow};
use crate::rules::dsa41::exchange::breakage;
use crate::rules::dsa41::exchange::damage::{self, Hit};
use crate::rules::dsa41::exchange::defence::{Means, guarding};
use crate::rules::dsa41::exchange::means::Feat;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::{Arm, Piece};
use crate::rules::dsa41::manoeuvre::{self, Bond, Force, Form, Rush, Tie};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{rule, word};

/// Squares that a weapon flies at most that is knocked out of a hand (`MAN-ENTWAFFNEN-AT`).
pub(crate) const KNOCKED: u8 = 3;
/// Sides of the die for the rounds without senses, or the initiative, that a stunning blow costs (`MAN-BETAEUBUNG`).
pub(crate) const STUN_SIDES: u8 = 6;
/// Initiative that the bearer of a shield loses which withstands a blow at it (`MAN-SCHILDSPALTER`).
pub(crate) const SHIELD_SHOCK: i16 = 1;
/// Initiative that a windmill costs which fails (`MAN-WINDMUEHLE`).
pub(crate) const STILL_WINDMILL: i16 = 1;

/// Carries out a manoeuvre that does no harm; says whether it does what it is for, and nothing where it is none.
///
/// Rule: `MAN-UMREISSEN`, `MAN-ENTWAFFNEN-AT`, `MAN-SCHILDSPALTER`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn instead(
    table: &mut impl Arena,
    exchange: Exchange,
    arm: &Arm,
) -> Result<Option<bool>, DiceError> {
    let exchange = exchange.counted(arm);
    Ok(Some(match exchange.blow.form {
        Form::Trip => trip(table, exchange, arm)?,
        Form::Disarm(_) => {
            // Who has lost the main weapon loses the one that is left.
            let is_empty = table.snapshot(exchange.target).hold().is_empty;
            let piece = if is_empty { Piece::Second } else { Piece::Main };
            disarm(table, exchange, piece)?
        }
        Form::SplitShield => split(table, exchange, arm)?,
        Form::Plain if arm.kind.is_wrestling => {
            bare::unbalance(table, exchange);
            true
        }
        Form::Bare(kind, points) if exchange.blow.form.is_harmless() => {
            bare::instead(table, exchange, (kind, points))?;
            true
        }
        _ => return Ok(None),
    }))
}

/// What a manoeuvre does besides the harm; says whether it does what it is for.
///
/// Rule: `MAN-STURMANGRIFF`, `MAN-BEFREIUNG`, `MAN-NIEDERWERFEN`, `MAN-BETAEUBUNG`, `BRD-16`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn besides(table: &mut impl Arena, exchange: Exchange, hit: &Hit) -> Result<bool, DiceError> {
    // The worse of two blows does half of the harm, and nothing else (MAN-GEGENHALTEN).
    if exchange.blow.force == Force::Half {
        return Ok(false);
    }
    let (by, id) = (exchange.attacker, exchange.target);
    let exchange = match table.snapshot(by).arm(usize::from(exchange.blow.slot)) {
        Some(arm) => exchange.counted(arm),
        None => exchange,
    };
    match exchange.blow.form {
        Form::Charge(_) => fall::drive_back(table, by, id, true).map(|()| false),
        Form::Sweep(_) => {
            let stays_up = stays_up(table, exchange)?;
            if stays_up {
                fall::drive_back(table, by, id, false)?;
            }
            Ok(!stays_up)
        }
        Form::KnockDown(_) | Form::Mounted(Rush::Down, _) => Ok(!stays_up(table, exchange)?),
        Form::Stun(_) => stun(table, exchange, hit),
        Form::Bare(kind, _) => bare::besides(table, exchange, kind, hit),
        Form::Pin(points) => {
            let pinner = table.snapshot(by);
            let arm = pinner.arm(usize::from(exchange.blow.slot));
            let with = arm.and_then(|arm| convert::piece_of(pinner, arm));
            let nail = (points, with.unwrap_or(Piece::Main));
            table.on_table(|table| match late::waits(table) {
                true => late::put_off(table, Late::Pin(by, id, nail)),
                false => pin(table, (by, id), nail),
            });
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Whether somebody withstands a manoeuvre by a check.
pub(crate) fn withstands(table: &mut impl Arena, exchange: Exchange, points: i16) -> Result<bool, DiceError> {
    let id = exchange.target;
    let Some((which, asked)) = manoeuvre::check_of(exchange.blow.form, table.snapshot(id), points) else {
        return Ok(true);
    };
    let what = match which {
        Attribute::Ge => word::AGILITY,
        Attribute::Ko => word::CONSTITUTION,
        _ => word::STRENGTH,
    };
    attribute_check(table, id, which, what, asked)
}

/// Whether strength keeps somebody on his feet; he loses initiative in any case.
fn stays_up(table: &mut impl Arena, exchange: Exchange) -> Result<bool, DiceError> {
    let Some(rule) = exchange.blow.form.rule() else {
        return Ok(true);
    };
    // Who cannot be thrown down is not shaken either (CRE-05).
    if manoeuvre::check_of(exchange.blow.form, table.snapshot(exchange.target), 0).is_none() {
        return Ok(true);
    }
    let stays_up = withstands(table, exchange, 0)?;
    fall::shake(table, exchange.target, stays_up, rule)?;
    Ok(stays_up)
}

/// The hit points that a blow would have, thrown for what it does instead.
fn thrown(table: &mut impl Arena, exchange: Exchange, arm: &Arm) -> Result<i16, DiceError> {
    let rule = exchange.blow.form.rule().unwrap_or(rule::DMG_01);
    let mut points = Points::roll(rule, arm.dice, arm.sides, table.dice())?;
    points.ledger.add_for(rule::DMG_01, arm.thing, arm.plus.base);
    points.ledger.lines.extend(arm.plus.lines.iter());
    let striker = &table.snapshot(exchange.attacker).build;
    let more = attack::power_of(striker, arm, exchange.blow.power);
    let announced = (&cause::ANNOUNCED, exchange.blow.power);
    points.ledger.add_for(rule::MAN_WUCHTSCHLAG, announced, more);
    let value = points.value().max(0);
    table.rolled(exchange.attacker, word::TP, points);
    Ok(value)
}

/// At the legs: whoever does not keep his balance falls.
///
/// Rule: `MAN-UMREISSEN`.
fn trip(table: &mut impl Arena, exchange: Exchange, arm: &Arm) -> Result<bool, DiceError> {
    let points = thrown(table, exchange, arm)?;
    if withstands(table, exchange, points)? {
        return Ok(false);
    }
    fall::shake(table, exchange.target, false, rule::MAN_UMREISSEN)?;
    Ok(true)
}

/// At the weapon: whoever does not hold on to it loses it.
///
/// Rule: `MAN-ENTWAFFNEN-AT`.
fn disarm(table: &mut impl Arena, exchange: Exchange, piece: Piece) -> Result<bool, DiceError> {
    if withstands(table, exchange, 0)? {
        return Ok(false);
    }
    table.roll_on_table(|table| {
        if late::waits(table) {
            late::put_off(table, Late::Disarm(exchange.target, piece));
            return Ok(());
        }
        lose_weapon(table, exchange.target, piece)
    })?;
    Ok(true)
}

/// The weapon flies out of the hand.
///
/// Rule: `MAN-ENTWAFFNEN-AT`, `BRD-25`.
pub(crate) fn lose_weapon(table: &mut Table, id: FighterId, piece: Piece) -> Result<(), DiceError> {
    hands::fling(table, id, (piece, KNOCKED), rule::MAN_ENTWAFFNEN_AT)
}

/// At the shield: it must pass a break test, and its bearer loses initiative where it lasts.
///
/// Rule: `MAN-SCHILDSPALTER`, `BRK-01`.
fn split(table: &mut impl Arena, exchange: Exchange, arm: &Arm) -> Result<bool, DiceError> {
    let points = thrown(table, exchange, arm)?;
    let id = exchange.target;
    let harder = points / manoeuvre::SPLITTING;
    let lasts = strain(table, (id, Piece::Second), harder, rule::MAN_SCHILDSPALTER)?;
    if lasts {
        table.on_table(|table| table.lose_initiative(id, SHIELD_SHOCK, rule::MAN_SCHILDSPALTER));
    }
    Ok(!lasts)
}

/// At the head: whoever loses more endurance than his first threshold may lose his senses.
///
/// Rule: `MAN-BETAEUBUNG`.
#[inline(never)]
fn stun(table: &mut impl Arena, exchange: Exchange, hit: &Hit) -> Result<bool, DiceError> {
    let id = exchange.target;
    if !damage::is_hard(hit.endurance, &table.snapshot(id).build) {
        return Ok(false);
    }
    let stays_awake = withstands(table, exchange, 0)?;
    let value = table.throw_details(
        id,
        if stays_awake { word::NERVE } else { word::STUN },
        (rule::MAN_BETAEUBUNG, 1, STUN_SIDES),
    )?;
    table.suffer(Harm {
        initiative: if stays_awake { value } else { 0 },
        rounds_out: if stays_awake { 0 } else { value },
        ..Harm::of(id, rule::MAN_BETAEUBUNG)
    });
    Ok(!stays_awake)
}

/// The malus that a failed parry leaves: what was announced and what the manoeuvre costs, less what a master saves of it.
///
/// Rule: `MAN-GEN-05`, `MAN-GEN-06`, `SF-WAFFENMEISTER`.
pub(crate) fn risk(defender: &Snapshot, means: Means, parry: &Ledger) -> i16 {
    let Means::Feat(feat, piece, _) = means else {
        return 0;
    };
    // What is only shared out is no malus.
    if feat == Feat::Wall {
        return 0;
    }
    let lines = parry.lines.iter().filter(|line| line.applies);
    // What the unsuited weapon of the foe takes from his feint helps the parry instead.
    let is_doubled = |line: &Modifier| line.rule == rule::MAN_GEN_06 && line.amount < 0;
    let of_feat = lines.filter(|line| line.rule == feat.art().rule() || is_doubled(line));
    let saved = match piece {
        Piece::Main => defender.arm_of(means).eases(feat.art()),
        Piece::Second => 0,
    };
    -of_feat.map(|line| line.amount).sum::<i16>() - saved
}

/// A parry that does more has failed: its malus stays, and a windmill that stops turning costs initiative.
///
/// Rule: `MAN-GEN-05`, `MAN-WINDMUEHLE`.
pub(crate) fn fail(table: &mut Table, (id, means): (FighterId, Means), risk: i16) {
    let Means::Feat(feat, ..) = means else { return };
    let is_dancer = table.snapshot(id).build.traits.blade_dancer;
    swing::stagger(table, id, if is_dancer { risk - risk / 2 } else { risk });
    if feat == Feat::Windmill {
        table.lose_initiative(id, STILL_WINDMILL, rule::MAN_WINDMUEHLE);
    }
}

/// One parry of a wall has been put up: the others have what is left of the points.
///
/// Rule: `MAN-KLINGENWAND`.
pub(crate) fn build_wall(table: &mut Table, id: FighterId, means: Means) {
    let Means::Feat(Feat::Wall, _, points) = means else {
        return;
    };
    let round = table.clock.round;
    let scene = table.scene();
    let rest = scene
        .get(id)
        .map(|own| manoeuvre::wall_after(&scene, own, points));
    drop(scene);
    let Some((bond, points)) = rest else { return };
    let is_his = |tie: &Tie| tie.of == id && matches!(tie.bond, Bond::Wall(..));
    let ties = &mut table.round.melee.ties;
    ties.retain(|tie| !is_his(tie));
    ties.push(Tie {
        of: id,
        foe: None,
        bond,
        points,
        last: round,
    });
}

/// Pins somebody with so many points and this weapon, after all who act at once have acted; nobody pins with what he has lost meanwhile.
///
/// Rule: `MAN-FESTNAGELN`, `INI-05`.
pub(crate) fn pin(table: &mut Table, (by, id): (FighterId, FighterId), (points, with): (i16, Piece)) {
    let pinner = table.snapshot(by);
    let has_lost = match with {
        Piece::Main => pinner.hold().is_empty,
        Piece::Second => !pinner.hold().has_second(),
    };
    if table.snapshot(id).condition.held_by.is_some() || !pinner.is_able() || has_lost {
        return;
    }
    table.fighter(id).condition.held_by = Some(by);
    table.round.melee.ties.push(Tie {
        of: id,
        foe: Some(by),
        bond: Bond::Pinned(with),
        points,
        last: u16::MAX,
    });
    table.state(id, word::HELD, true, rule::MAN_FESTNAGELN);
}

/// The weapon that pins somebody is drawn back: its bearer strikes or parries with it, it leaves his hand, or he can hold it no more;
/// whichever it is, where none is named.
///
/// Rule: `MAN-FESTNAGELN`.
#[inline]
pub(crate) fn draw_back(table: &mut Table, by: FighterId, with: Option<Piece>) {
    let is_drawn = |tie: &Tie| match tie.bond {
        Bond::Pinned(piece) => tie.foe == Some(by) && with.is_none_or(|with| with == piece),
        _ => false,
    };
    let held = table.round.melee.ties.iter().find(|tie| is_drawn(tie));
    if let Some(id) = held.map(|tie| tie.of) {
        get_free(table, id);
    }
}

/// Somebody is not where he was: he pins nobody any more, and nobody pins him.
///
/// Rule: `MAN-FESTNAGELN`.
#[inline]
pub(crate) fn unpin(table: &mut Table, id: FighterId) {
    if table.round.melee.ties.is_empty() {
        return;
    }
    draw_back(table, id, None);
    let is_pinned = manoeuvre::pinned(&table.scene(), id).is_some();
    if is_pinned {
        get_free(table, id);
    }
}

/// Somebody is pinned no longer.
pub(crate) fn get_free(table: &mut Table, id: FighterId) {
    let is_his = |tie: &Tie| matches!(tie.bond, Bond::Pinned(_)) && tie.of == id;
    table.round.melee.ties.retain(|tie| !is_his(tie));
    table.fighter(id).condition.held_by = None;
    table.state(id, word::HELD, false, rule::MAN_FESTNAGELN);
}

/// What was left behind for an answer to a blow is used up by it.
pub(crate) fn spend_ties(table: &mut Table, (id, foe): (FighterId, FighterId), means: Option<Means>) {
    if !table.round.melee.ties.is_empty() {
        manoeuvre::answered(&mut table.round.melee.ties, (id, foe), means.and_then(guarding));
    }
}

/// What a parry does besides stopping the blow; says whether it takes the weapon of the foe.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-ENTWAFFNEN-PA`, `MAN-WINDMUEHLE`, `MAN-WAFFEZERBRECHEN`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn after_parry(
    table: &mut impl Arena,
    exchange: Exchange,
    means: Means,
) -> Result<bool, DiceError> {
    let Means::Feat(feat, with, points) = means else {
        return Ok(false);
    };
    let (foe, id) = (exchange.attacker, exchange.target);
    let points = manoeuvre::lent(table.snapshot(id), (feat, with), points);
    let striker = table.snapshot(foe);
    let with = striker.arm(usize::from(exchange.blow.slot));
    let piece = with.and_then(|arm| convert::piece_of(striker, arm));
    let piece = piece.unwrap_or(Piece::Main);
    let round = table.now();
    let tie = |of, foe, bond, points| Tie {
        of,
        foe,
        bond,
        points,
        last: u16::MAX,
    };
    let ties = match feat {
        Feat::Master => vec![tie(id, None, Bond::Lift, points)],
        Feat::Bind => vec![
            tie(id, Some(foe), Bond::Opening, points),
            tie(foe, None, Bond::Hampered, points),
        ],
        Feat::Windmill => vec![Tie {
            last: round + 1,
            ..tie(id, Some(foe), Bond::Whirl, manoeuvre::whirl(exchange.blow))
        }],
        Feat::Disarm => {
            let wrench = Exchange {
                target: foe,
                blow: Blow {
                    form: Form::Disarm(points),
                    ..Blow::plain(0)
                },
                ..exchange
            };
            return disarm(table, wrench, piece);
        }
        Feat::BreakWeapon => return break_weapon(table, id, (foe, piece)),
        Feat::Wall | Feat::Formation => return Ok(false),
        Feat::Block | Feat::CrossBlock | Feat::Hold => {
            bare::after_parry(table, (id, foe), (feat, points));
            return Ok(false);
        }
    };
    let ties = ties.into_iter().filter(|tie| tie.points > 0);
    table.on_table(|table| table.round.melee.ties.extend(ties));
    Ok(false)
}

/// Breaks the weapon of a foe, if strength suffices for it; else it must pass a break test. Says whether it breaks.
///
/// Rule: `MAN-WAFFEZERBRECHEN`, `BRK-01`.
fn break_weapon(
    table: &mut impl Arena,
    id: FighterId,
    (foe, piece): (FighterId, Piece),
) -> Result<bool, DiceError> {
    let asked = (rule::MAN_WAFFEZERBRECHEN, 0);
    if attribute_check(table, id, Attribute::Kk, word::STRENGTH, asked)? {
        table.on_table(|table| hands::destroy(table, foe, piece, rule::MAN_WAFFEZERBRECHEN));
        return Ok(true);
    }
    let is_of_breakage = table.modules().has(Modules::BREAKAGE);
    let cause = if is_of_breakage {
        rule::BRK_02
    } else {
        rule::BRK_01
    };
    Ok(!strain(table, (foe, piece), 0, cause)?)
}

/// A thing must pass a break test that is so much harder; one that lasts is a point more brittle from then on, unless the test was as
/// good as can be. Says whether it lasts.
///
/// Rule: `BRK-01`, `BRK-03`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn strain(
    table: &mut impl Arena,
    (id, piece): (FighterId, Piece),
    harder: i16,
    rule: RuleId,
) -> Result<bool, DiceError> {
    let Some(factor) = table.snapshot(id).break_factor(piece) else {
        return Ok(true);
    };
    let of_shield = rule == rule::MAN_SCHILDSPALTER;
    let asked = if of_shield { rule::BRK_01 } else { rule };
    let test = breakage::test(asked, factor + harder, table.dice())?;
    let (breaks, is_best) = (test.breaks, test.points.throw.total() == BEST);
    table.rolled(id, word::BREAK_TEST, test.points);
    if breaks {
        table.on_table(|table| hands::destroy(table, id, piece, rule::BRK_05));
        return Ok(false);
    }
    // Of a shield that was struck at, and of what a lucky parry has met, their own rules say that they suffer.
    let suffers = of_shield || rule == rule::BRK_03;
    if !is_best || suffers {
        let fighter = table.snapshot(id);
        let place = fighter.build.place_of(piece, fighter.hands.style);
        table.fighter(id).condition.ado.tackle.wear(piece, place, WORN);
        let now = table.snapshot(id).break_factor(piece).unwrap_or(factor);
        let cited = if suffers { rule } else { rule::BRK_01 };
        table.changed(id, word::BF, factor, now, cited);
    }
    Ok(true)
}

/// Points of the break factor that a test costs which a thing has lasted (`BRK-01`).
pub(crate) const WORN: u8 = 1;

/// The best sum of a break test (`BRK-01`).
pub(crate) const BEST: i16 = 12;
