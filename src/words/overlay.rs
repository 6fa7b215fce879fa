//! What the map shows besides the fighters: overlays by name, what their signs mean, what a square does.

use super::{Cast, Phrase, caused, cell_name, choice::term, signed};
use crate::battle::{Meaning, Overlay, OverlayKind, OverlayWish, PlaceFact, PlaceReport, RuleId};

/// What an overlay is called.
pub fn overlay_name(kind: OverlayKind) -> Phrase {
    Phrase::key(match kind {
        OverlayKind::Reach => "overlay-reach",
        OverlayKind::Zones => "overlay-zones",
        OverlayKind::Sight => "overlay-sight",
        OverlayKind::Cover => "overlay-cover",
        OverlayKind::Light => "overlay-light",
        OverlayKind::Arcs => "overlay-arcs",
        OverlayKind::Room => "overlay-room",
        OverlayKind::Distance => "overlay-distance",
        OverlayKind::Danger => "overlay-danger",
        OverlayKind::Ground => "overlay-ground",
    })
}

/// The heading of an overlay: its name, and whom or what it is about.
pub fn overlay_heading(cast: &Cast, wish: &OverlayWish, overlay: &Overlay) -> Phrase {
    let name = overlay_name(wish.kind);
    let of = |key, of| Phrase::key(key).with("overlay", name.clone()).with("name", of);
    match (wish.kind, overlay.fighter.map(|id| cast.name(id))) {
        (OverlayKind::Light | OverlayKind::Danger, _) | (_, None) => name,
        (OverlayKind::Sight, Some(whose)) => match wish.from {
            Some(cell) => Phrase::key("overlay-from")
                .with("overlay", name)
                .with("cell", Phrase::plain(cell_name(cell))),
            None => of("overlay-of", whose),
        },
        (_, Some(whose)) => match overlay.target {
            Some(other) => of("overlay-against", whose).with("other", cast.name(other)),
            None => of("overlay-of", whose),
        },
    }
}

/// What a sign of an overlay means.
pub fn overlay_meaning(cast: &Cast, meaning: &Meaning) -> Phrase {
    term(cast.system(), "overlay", meaning.word)
}

/// What a square does, fact by fact; what it does to several alike is said once, with all their names.
pub fn place_facts(cast: &Cast, facts: &[PlaceFact]) -> Vec<Phrase> {
    grouped(facts)
        .iter()
        .map(|alike| place_fact(cast, alike))
        .collect()
}

/// The facts by what they say but for the name in them, in the order of the first of each.
fn grouped(facts: &[PlaceFact]) -> Vec<Vec<&PlaceFact>> {
    let mut groups: Vec<Vec<&PlaceFact>> = Vec::new();
    for fact in facts {
        let is_alike = |other: &PlaceFact| {
            let same = (other.word, &other.numbers, other.rule) == (fact.word, &fact.numbers, fact.rule);
            same && other.who.is_some() && fact.who.is_some()
        };
        match groups.iter_mut().find(|group| is_alike(group[0])) {
            Some(group) => group.push(fact),
            None => groups.push(vec![fact]),
        }
    }
    groups
}

/// A fact that is the same of several but for their names.
fn place_fact(cast: &Cast, alike: &[&PlaceFact]) -> Phrase {
    let Some(fact) = alike.first() else {
        return Phrase::plain("");
    };
    let said = term(cast.system(), "place", fact.word);
    let numbers = fact.numbers.iter();
    let said = numbers.fold(said, |said, (name, number)| said.with(name.0, *number));
    let names: Vec<Phrase> = alike
        .iter()
        .filter_map(|fact| fact.who)
        .map(|who| cast.name(who))
        .collect();
    match names.is_empty() {
        true => said,
        // A name may hold a comma.
        false => said.with("name", Phrase::list(names, "; ")),
    }
}

/// All that there is to know of a square, line by line with the rules: what lies there, what it does, the modifiers that wait there.
/// `title` names a rule.
pub fn place_report(
    cast: &Cast,
    report: &PlaceReport,
    title: impl Fn(RuleId) -> Option<Phrase>,
) -> Vec<Phrase> {
    let lying = report.lying.iter().map(|thing| Phrase::Words(thing.clone()));
    let facts = grouped(&report.facts).into_iter().map(|alike| {
        let rule = alike.first().map_or("", |fact| fact.rule.0);
        Phrase::Row(vec![
            place_fact(cast, &alike),
            Phrase::plain(format!(" ({rule})")),
        ])
    });
    let modifiers = report.modifiers.iter().map(|(value, modifier)| {
        let value = term(cast.system(), "value", *value);
        let rule = modifier.rule;
        let amount = Phrase::plain(format!(" {} ({rule}) ", signed(modifier.amount)));
        let title = title(rule).unwrap_or_else(|| Phrase::plain(""));
        let title = caused(cast.system(), modifier.cause, title);
        Phrase::Row(vec![value, amount, title])
    });
    lying.chain(facts).chain(modifiers).collect()
}
