//! Sheets of fighters, the ladder, and the reasons of the last roll.

use bevy::prelude::*;

use crate::battle::{
    Body, Characters, FighterId, LastSeen, Log, Posture, Readout, RuleSystem, SideId, Term, Witness,
};
use crate::cli::voice::Titles;
use crate::words::{self, Cast, Phrase, cell_name};

/// One line for each fighter: sign, name, place, life, wounds, states.
pub fn people(
    world: &World,
    battle: Entity,
    system: &dyn RuleSystem,
    (cast, reader): (&Cast, Option<SideId>),
) -> Vec<Phrase> {
    let witness = Witness::new(world, battle, reader);
    let line = |(id, entity): (FighterId, Entity)| {
        let (body, role) = (world.get::<Body>(entity)?, cast.role(id)?);
        let Some(readout) = witness.readout(id) else {
            return Some(ghost(cast, (id, &role.mark), witness.view()?.last_seen(id)?));
        };
        let wounds = system.has_wounds().then_some(readout.wounds);
        Some(person(cast, (id, &role.mark, role.side), body, &readout, wounds))
    };
    let mut met = witness.met();
    met.sort_unstable_by_key(|(id, _)| *id);
    met.into_iter().filter_map(line).collect()
}

/// Whom the reader does not see any more, with the place and the round in which he saw him last.
fn ghost(cast: &Cast, (id, mark): (FighterId, &str), last: &LastSeen) -> Phrase {
    let seen = Phrase::key("cli-last-seen")
        .with("cell", Phrase::plain(cell_name(last.body.at)))
        .with("round", last.round);
    let mark = Phrase::plain(format!("{mark:>3}  "));
    Phrase::Row(vec![mark, cast.name(id), Phrase::plain(", "), seen])
}

fn person(
    cast: &Cast,
    (id, mark, side): (FighterId, &str, SideId),
    body: &Body,
    readout: &Readout,
    wounds: Option<u8>,
) -> Phrase {
    let posture = match body.posture {
        Posture::Standing => Phrase::key("cli-looks").with("facing", words::facing(body.facing)),
        Posture::Kneeling | Posture::Lying => Phrase::plain("-"),
    };
    let (life, most) = readout.life;
    let mut row = vec![
        Phrase::plain(format!("{mark:>3}  ")),
        cast.name(id),
        Phrase::plain(" ("),
        cast.side(side),
        Phrase::plain(format!("), {}, ", cell_name(body.at))),
        posture,
        Phrase::plain(", "),
        Phrase::key("cli-life").with("now", life).with("most", most),
    ];
    if let Some(wounds) = wounds {
        row.extend([
            Phrase::plain(", "),
            Phrase::key("cli-wounds").with("wounds", wounds),
        ]);
    }
    if let Some(weapon) = &readout.weapon {
        row.extend([Phrase::plain(", "), weapon.clone().into()]);
    }
    for state in &readout.states {
        row.extend([Phrase::plain(", "), words::term(cast.system(), "state", *state)]);
    }
    for foe in engaged(cast, readout) {
        row.extend([Phrase::plain(", "), foe]);
    }
    Phrase::Row(row)
}

/// The foes at close quarters, each with the distance.
fn engaged(cast: &Cast, readout: &Readout) -> Vec<Phrase> {
    let told = |(foe, class): &(FighterId, Term)| {
        let distance = words::term(cast.system(), "class", *class);
        Phrase::labelled(cast.name(*foe), distance)
    };
    readout.engaged.iter().map(told).collect()
}

/// The ladder in one line: values from high to low with the signs of the fighters.
pub fn ladder(world: &World, battle: Entity, (cast, reader): (&Cast, Option<SideId>)) -> Phrase {
    let rungs = Witness::new(world, battle, reader).ladder();
    let rungs = rungs.iter().map(|rung| {
        let mark = cast.role(rung.fighter).map_or("?", |role| role.mark.as_str());
        let due: Vec<String> = rung.due.iter().map(ToString::to_string).collect();
        let due = if due.is_empty() {
            "-".to_owned()
        } else {
            due.join(",")
        };
        Phrase::plain(format!("{mark} {} ({due})", rung.value))
    });
    Phrase::key("cli-ladder").with("rungs", Phrase::list(rungs, "  "))
}

/// The whole sheet of a fighter: his character, if the world knows it, and every value with its reasons.
pub fn sheet(readout: &Readout, world: &World, cast: &Cast, titles: &Titles) -> Vec<Phrase> {
    let mut lines = vec![readout.name.clone().into()];
    let characters = world.get_resource::<Characters>();
    if let Some(name) = characters.and_then(|known| known.shown(readout.character)) {
        let told = Phrase::key("battle-character").with("name", Phrase::from(name));
        lines.push(Phrase::Row(vec![Phrase::plain("  "), told]));
    }
    for (value, ledger, most) in &readout.values {
        let most = most.map_or_else(String::new, |most| format!("/{most}"));
        lines.push(Phrase::Row(vec![
            Phrase::plain("  "),
            words::term(cast.system(), "value", *value),
            Phrase::plain(format!(" {}{most}", ledger.value())),
        ]));
        let mut reasons = words::ledger(cast.system(), ledger, |rule| titles.of(rule));
        if ledger.lines.is_empty() {
            // The base alone needs no sum.
            reasons.truncate(1);
        }
        lines.extend(indented(reasons));
    }
    for (action, left, of) in &readout.actions {
        lines.push(Phrase::Row(vec![
            Phrase::plain("  "),
            words::term(cast.system(), "value", *action),
            Phrase::plain(format!(" {left}/{of}")),
        ]));
    }
    for state in &readout.states {
        lines.push(Phrase::Row(vec![
            Phrase::plain("  "),
            words::term(cast.system(), "state", *state),
        ]));
    }
    for foe in engaged(cast, readout) {
        lines.push(Phrase::Row(vec![Phrase::plain("  "), foe]));
    }
    lines
}

/// The last roll with its reasons: what was rolled, then its ledger; empty before the first die.
pub fn last_roll(
    world: &World,
    battle: Entity,
    (cast, reader): (&Cast, Option<SideId>),
    titles: &Titles,
) -> Vec<Phrase> {
    let title = |rule| titles.of(rule);
    let Some(log) = world.get::<Log>(battle) else {
        return Vec::new();
    };
    let mut news = log.news(0..log.entries().len(), reader).rev();
    let found = news.find_map(|(_, event)| {
        let reasons = words::reasons(cast.system(), &event.happening, title)?;
        let sentence = words::tell(cast, &event.happening, |_, _| Some(Phrase::key("cli-weapon")))?;
        Some((sentence, reasons))
    });
    found.map_or_else(Vec::new, |(sentence, reasons)| {
        std::iter::once(sentence).chain(indented(reasons)).collect()
    })
}

fn indented(lines: Vec<Phrase>) -> impl Iterator<Item = Phrase> {
    lines
        .into_iter()
        .map(|line| Phrase::Row(vec![Phrase::plain("    "), line]))
}
