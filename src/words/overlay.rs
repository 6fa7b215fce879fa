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

/// One thing to know of a square.
pub fn place_fact(cast: &Cast, fact: &PlaceFact) -> Phrase {
    let said = term(cast.system(), "place", fact.word);
    let numbers = fact.numbers.iter();
    let said = numbers.fold(said, |said, (name, number)| said.with(name.0, *number));
    match fact.who {
        Some(who) => said.with("name", cast.name(who)),
        None => said,
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
    let facts = report.facts.iter().map(|fact| {
        let rule = Phrase::plain(format!(" ({})", fact.rule.0));
        Phrase::Row(vec![place_fact(cast, fact), rule])
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
