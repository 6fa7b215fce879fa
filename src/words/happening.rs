//! What happened, in one sentence each.

use super::choice::{refusal, term};
use super::figures::{faces, graded, of_sum, pool_faces, successes};
use super::{Cast, Phrase, cell_name, facing};
use crate::battle::{
    Check, Fallen, FighterId, Grade, Happening, Ledger, Outcome, Points, RuleId, Slot, Term,
};
use crate::board::Cell;

/// The sentence for a happening; none for what a log shows as a heading (rounds, phases) and for what it need not say: that
/// somebody is asked, and what he chose, which the happenings after it show.
///
/// `arm` names what a fighter strikes with, by its slot; without a name the sentence does without.
pub fn tell(
    cast: &Cast,
    happening: &Happening,
    arm: impl Fn(FighterId, Slot) -> Option<Phrase>,
) -> Option<Phrase> {
    let name = |id: FighterId| cast.name(id);
    Some(match happening {
        Happening::FightStarted => Phrase::key("words-fight-started"),
        Happening::RoundStarted
        | Happening::PhaseReached
        | Happening::Asked { .. }
        | Happening::Chosen { .. } => return None,
        Happening::InitiativeRolled { fighter, points } => rolled("words-initiative", name(*fighter), points),
        Happening::AtOnce { fighters, .. } => {
            let names = fighters.iter().map(|fighter| name(*fighter));
            Phrase::key("words-at-once").with("names", Phrase::list(names, ", "))
        }
        Happening::Announced { fighter, plan } => Phrase::key("words-announced")
            .with("name", name(*fighter))
            .with("plan", term(cast.system(), "plan", *plan)),
        Happening::Attacked {
            fighter,
            target,
            with,
            manoeuvre,
            stakes,
            arc,
            check,
        } => {
            let is_blow = cast.is_blow(*manoeuvre);
            let said = match (arm(*fighter, *with), is_blow) {
                (Some(thing), true) => Phrase::key("words-attacked").with("thing", thing),
                (None, true) => Phrase::key("words-attacked-bare"),
                (_, false) => Phrase::key("words-manoeuvred"),
            };
            let said = if is_blow {
                said.with("arc", term(cast.system(), "arc", *arc))
            } else {
                said
            };
            let outcomes = if is_blow {
                ["words-hit", "words-miss"]
            } else {
                ["words-outcome-success", "words-outcome-failure"]
            };
            said.with("name", name(*fighter))
                .with("target", name(*target))
                .with("manoeuvre", announced(cast, *manoeuvre, stakes))
                .with("roll", roll(check, outcomes))
        }
        Happening::Defended {
            fighter,
            means,
            check,
            ..
        } => Phrase::key("words-defended")
            .with("name", name(*fighter))
            .with(
                "means",
                term(cast.system(), "offer", cast.defence_word(*means, check.rule)),
            )
            .with("roll", roll(check, ["words-warded", "words-not-warded"])),
        Happening::Undefended { fighter, rule, .. } => match rule {
            Some(rule) => Phrase::key("words-cannot-defend").with("rule", id(*rule)),
            None => Phrase::key("words-undefended"),
        }
        .with("name", name(*fighter)),
        Happening::Struck {
            target,
            by,
            points,
            loss,
            grade,
        } => struck(cast, (*target, *by), (points, loss), *grade),
        Happening::ValueChanged {
            fighter,
            value,
            from,
            to,
            rule,
        } => Phrase::key("words-value")
            .with("name", name(*fighter))
            .with("value", term(cast.system(), "value", *value))
            .with("from", *from)
            .with("to", *to)
            .with("rule", id(*rule)),
        Happening::Wounded {
            fighter,
            wounds,
            total,
            ..
        } => Phrase::key("words-wounded")
            .with("name", name(*fighter))
            .with("wounds", *wounds)
            .with("total", *total),
        Happening::StateChanged {
            fighter,
            state,
            on,
            rule,
        } => term(cast.system(), if *on { "enters" } else { "leaves" }, *state)
            .with("name", name(*fighter))
            .with("rule", id(*rule)),
        Happening::Checked {
            fighter,
            what,
            checks,
            passed,
            left,
            ..
        } => checked(cast, (*fighter, *what), checks, *passed, *left),
        Happening::Rolled {
            fighter,
            what,
            points,
        } => {
            // What no die fell for is a value with its reasons.
            let key = if points.throw.faces().is_empty() {
                "words-weighed"
            } else {
                "words-rolled"
            };
            rolled(key, name(*fighter), points).with("what", term(cast.system(), "check", *what))
        }
        Happening::Moved { fighter, to, .. } => Phrase::key("words-moved")
            .with("name", name(*fighter))
            .with("cell", cell(*to)),
        Happening::Turned {
            fighter,
            facing: towards,
            ..
        } => Phrase::key("words-turned")
            .with("name", name(*fighter))
            .with("facing", facing(*towards)),
        Happening::Acted {
            fighter,
            act,
            target,
            at,
            ..
        } => term(cast.system(), "deed", *act)
            .with("name", name(*fighter))
            .with("target", target.map_or_else(nothing, name))
            .with("cell", at.map_or_else(nothing, cell)),
        Happening::GroundChanged { altered, by, .. } => super::ground::changed(altered, by.map(name)),
        Happening::Forgone { fighter, what, rule } => match rule {
            Some(rule) => Phrase::key("words-lost").with("rule", id(*rule)),
            None => Phrase::key("words-given-up"),
        }
        .with("name", name(*fighter))
        .with("what", term(cast.system(), "offer", *what)),
        Happening::Refused {
            fighter,
            refusal: why,
            ..
        } => Phrase::key("words-refused")
            .with("name", name(*fighter))
            .with("why", refusal(cast, why, id)),
        Happening::SightChanged {
            side,
            fighter,
            seen,
            at,
            ..
        } => Phrase::key(if *seen {
            "words-sighted"
        } else {
            "words-out-of-sight"
        })
        .with("side", cast.side(*side))
        .with("name", name(*fighter))
        .with("cell", cell(*at)),
        Happening::Obscured { fighter, deed } => Phrase::key(if deed.0 == "struck-at" {
            "words-struck-at"
        } else {
            "words-strikes-out"
        })
        .with("name", name(*fighter)),
        Happening::FightEnded { winners, rule } => {
            let sides = winners.iter().map(|side| cast.side(*side));
            match winners.is_empty() {
                true => Phrase::key("words-draw"),
                false => Phrase::key("words-won").with("side", Phrase::list(sides, ", ")),
            }
            .with("rule", id(*rule))
        }
    })
}

fn nothing() -> Phrase {
    Phrase::plain("")
}

fn cell(cell: Cell) -> Phrase {
    Phrase::plain(cell_name(cell))
}

fn id(rule: RuleId) -> Phrase {
    Phrase::plain(rule.0)
}

/// What fell, and what came of it, with the words for passed and not passed.
fn roll(check: &Check, [passed, failed]: [&'static str; 2]) -> Phrase {
    let word = if check.outcome.is_success() {
        passed
    } else {
        failed
    };
    match &check.fallen {
        Fallen::Die(die) => {
            let key = match check.outcome {
                Outcome::Lucky => "words-roll-lucky",
                Outcome::Fumble => "words-roll-fumble",
                Outcome::Success | Outcome::Failure => "words-roll",
            };
            Phrase::key(key).with("face", die.face).with("goal", die.target)
        }
        Fallen::Pool(pool) => {
            let key = match check.outcome {
                Outcome::Lucky => "words-pool-lucky",
                Outcome::Fumble => "words-pool-fumble",
                Outcome::Success | Outcome::Failure => "words-pool",
            };
            Phrase::key(key)
                .with("faces", pool_faces(pool))
                .with("successes", successes(pool))
        }
        Fallen::Sum(sum) => of_sum("words-sum", sum, check),
    }
    .with("outcome", word)
}

/// The word for a manoeuvre with the points announced for it, such as `Mighty blow 3`.
fn announced(cast: &Cast, manoeuvre: Term, stakes: &[i16]) -> Phrase {
    let points = stakes
        .iter()
        .flat_map(|points| [Phrase::plain(" "), Phrase::plain(points.to_string())]);
    let word = term(cast.system(), "offer", manoeuvre);
    Phrase::Row([word].into_iter().chain(points).collect())
}

fn rolled(key: &'static str, name: Phrase, points: &Points) -> Phrase {
    let said = Phrase::key(key).with("name", name).with("value", points.value());
    if points.throw.faces().is_empty() {
        said
    } else {
        said.with("dice", faces(&points.throw))
    }
}

fn struck(
    cast: &Cast,
    (target, by): (FighterId, Option<FighterId>),
    (points, loss): (&Points, &Ledger),
    grade: Option<Grade>,
) -> Phrase {
    match (grade, by) {
        (Some(grade), _) => graded("words-struck-graded", cast.system(), grade),
        (None, Some(_)) => Phrase::key("words-struck"),
        (None, None) => Phrase::key("words-harmed"),
    }
    .with("target", cast.name(target))
    .with("points", points.value())
    .with("loss", loss.value())
}

fn checked(
    cast: &Cast,
    (fighter, what): (FighterId, Term),
    checks: &[Check],
    passed: bool,
    left: i16,
) -> Phrase {
    let rolls = checks.iter().map(|check| match &check.fallen {
        Fallen::Die(die) => Phrase::plain(format!("{}/{}", die.face, die.target)),
        Fallen::Pool(pool) => Phrase::labelled(pool_faces(pool), successes(pool)),
        Fallen::Sum(sum) => of_sum("words-sum-short", sum, check),
    });
    let key = if passed {
        "words-check-passed"
    } else {
        "words-check-failed"
    };
    Phrase::key(key)
        .with("name", cast.name(fighter))
        .with("what", term(cast.system(), "check", what))
        .with("rolls", Phrase::list(rolls, ", "))
        .with("left", left)
}
