//! What a term or a value means: by the pointer, by keys and by a pad; notes open from notes, stay, are pinned and closed.

use bevy::input::gamepad::GamepadButton;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{ComputedTextBlock, TextLayoutInfo};
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use klingentanz::battle::RuleId;
use klingentanz::content::{Home, Language, Texts};
use klingentanz::ui::battle_codex::OpenCodex;
use klingentanz::ui::note::{Hold, Note};
use klingentanz::ui::sheet::Sheet;
use klingentanz::view::terms::{Dictionary, TermSpan};

use super::game::{Game, whole};
use super::overlay::in_a_fight;

/// Frames of 40 ms after which the note of what is pointed at is there, and after which one that nobody looks at is gone.
const A_MOMENT: usize = 18;

/// The notes on the screen.
fn notes(game: &mut Game) -> Vec<(Entity, Note)> {
    let mut notes = game.app.world_mut().query::<(Entity, &Note)>();
    let world = game.app.world();
    notes.iter(world).map(|(entity, note)| (entity, *note)).collect()
}

/// The id of a term.
fn id(game: &Game, place: usize) -> String {
    let Dictionary(glosses) = game.app.world().resource::<Dictionary>();
    glosses.glossary().terms()[place].id.clone()
}

/// What a term means, in English.
fn gloss(game: &Game, id: &str) -> String {
    let world = game.app.world();
    let Dictionary(glosses) = world.resource::<Dictionary>();
    let term = glosses.glossary().get(id).unwrap();
    glosses.gloss(term).said(world.resource::<Texts>(), Language::En)
}

/// The rectangle of what is seen of a term, in physical pixels of the window; none where its text is not laid out.
fn letters(world: &World, span: Entity) -> Option<Rect> {
    let text = world.get::<ChildOf>(span)?.parent();
    let node = world.get::<ComputedNode>(text)?;
    let place = world.get::<UiGlobalTransform>(text)?;
    let is_seen = world.get::<InheritedVisibility>(text)?.get();
    let block = world.get::<ComputedTextBlock>(text)?;
    let section = block.entities().iter().position(|part| part.entity == span)?;
    let runs = &world.get::<TextLayoutInfo>(text)?.run_geometry;
    let run = runs.iter().find(|run| run.section_index == section)?;
    let corner = place.translation + node.content_box().min;
    is_seen.then(|| Rect::from_corners(corner + run.bounds.min, corner + run.bounds.max))
}

/// The terms that are seen on something or below it, with the middle of each.
fn terms_on(game: &Game, root: Entity) -> Vec<(Entity, String, Vec2)> {
    let world = game.app.world();
    let mut open = vec![root];
    let mut found = Vec::new();
    while let Some(entity) = open.pop() {
        if let Some(TermSpan(place)) = world.get::<TermSpan>(entity)
            && let Some(rect) = letters(world, entity)
        {
            found.push((entity, id(game, *place), rect.center()));
        }
        let children = world.get::<Children>(entity).into_iter().flatten();
        open.extend(children.copied().collect::<Vec<_>>().into_iter().rev());
    }
    found
}

fn rect(game: &Game, entity: Entity) -> Rect {
    let world = game.app.world();
    let node = world.get::<ComputedNode>(entity).unwrap();
    let place = world.get::<UiGlobalTransform>(entity).unwrap();
    Rect::from_center_size(place.translation, node.size())
}

/// No note covers what it is about, and each lies in the window.
fn assert_clear(game: &mut Game) {
    let world = game.app.world_mut();
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let size = windows.single(world).unwrap().physical_size().as_vec2();
    let window = Rect::from_corners(Vec2::ZERO, size).inflate(1.0);
    for (entity, note) in notes(game) {
        let own = rect(game, entity);
        assert!(own.width() > 20.0, "it is laid out");
        assert!(window.contains(own.min) && window.contains(own.max), "{own:?}");
        let scale = game.app.world().get::<ComputedNode>(entity).unwrap();
        let scale = scale.inverse_scale_factor();
        let about = Rect::from_corners(note.about.min / scale, note.about.max / scale);
        let common = own.intersect(about);
        assert!(
            common.width() < 1.0 || common.height() < 1.0,
            "{own:?} covers {about:?}"
        );
    }
}

/// The page of the rule of attacks in the codex.
fn at_a_page() -> Game {
    let mut game = Game::start(Home::default());
    game.app.world_mut().trigger(OpenCodex(Some(RuleId("WND-04"))));
    game.frames(6);
    game
}

#[test]
fn a_remark_of_several_lines_has_room_in_its_note() {
    let mut game = at_a_page();
    // What a term on the page means is a remark on the button that leads to its page.
    game.focus("initiative");
    game.frames(A_MOMENT);
    let (note, _) = notes(&mut game)[0];
    let world = game.app.world();
    let bottom = |node: Entity| {
        let (size, place) = (
            world.get::<ComputedNode>(node).unwrap().size(),
            world.get::<UiGlobalTransform>(node).unwrap().translation,
        );
        place.y + size.y / 2.0
    };
    let mut open = vec![note];
    let mut texts = Vec::new();
    while let Some(node) = open.pop() {
        texts.extend(world.get::<Text>(node).map(|_| node));
        open.extend(world.get::<Children>(node).into_iter().flatten().copied());
    }
    let lowest = texts.iter().map(|text| bottom(*text)).fold(0.0, f32::max);
    let heights = texts
        .iter()
        .map(|text| world.get::<TextLayoutInfo>(*text).unwrap().size.y);
    let lines = heights.fold(0.0, f32::max);
    assert!(lines > 30.0, "it has several lines: {lines}");
    assert!(lowest <= bottom(note), "{lowest} lies below {}", bottom(note));
}

/// The roots of all that is on the screen.
fn roots(game: &mut Game) -> Vec<Entity> {
    let world = game.app.world_mut();
    let mut roots = world.query_filtered::<Entity, (With<ComputedNode>, Without<ChildOf>, Without<Note>)>();
    roots.iter(world).collect()
}

/// The terms on the screen beside the notes.
fn terms(game: &mut Game) -> Vec<(Entity, String, Vec2)> {
    let roots = roots(game);
    roots.into_iter().flat_map(|root| terms_on(game, root)).collect()
}

#[test]
fn the_pointer_opens_a_term_and_from_its_note_the_next_one_and_both_stay() {
    let mut game = at_a_page();
    let found = terms(&mut game);
    let (_, first, at) = found.first().expect("the page names terms").clone();
    game.point_at(at);
    assert!(notes(&mut game).is_empty(), "not before a moment has passed");
    game.frames(A_MOMENT);
    let gloss_of_first = gloss(&game, &first);
    assert!(game.says(&gloss_of_first), "{first}: {gloss_of_first}");
    assert_clear(&mut game);
    let (note, _) = notes(&mut game)[0];
    let inner = terms_on(&game, note);
    let (_, second, at) = inner.first().expect("a gloss names terms").clone();
    assert_ne!(first, second, "a gloss does not lead to itself");
    game.point_at(at);
    game.frames(A_MOMENT);
    assert_eq!(notes(&mut game).len(), 2, "the first stays below the second");
    let gloss_of_second = gloss(&game, &second);
    assert!(game.says(&gloss_of_first) && game.says(&gloss_of_second));
    assert_clear(&mut game);
    game.point_at(Vec2::new(3.0, 3.0));
    game.frames(2);
    assert_eq!(notes(&mut game).len(), 2, "the pointer may be on its way");
    game.frames(A_MOMENT);
    assert!(notes(&mut game).is_empty(), "nobody looks at them any more");
}

#[test]
fn a_note_that_is_pinned_stays_until_it_is_closed_and_the_card_below_is_not() {
    let mut game = at_a_page();
    let (_, first, at) = terms(&mut game)[0].clone();
    game.point_at(at);
    game.frames(A_MOMENT);
    let (note, _) = notes(&mut game)[0];
    // Its edge, where no term of its own stands.
    let edge = rect(&game, note).min + Vec2::splat(5.0);
    game.click_at(edge);
    game.point_at(Vec2::new(3.0, 3.0));
    game.frames(2 * A_MOMENT);
    let pinned = notes(&mut game);
    assert!(
        pinned
            .iter()
            .any(|(entity, is)| *entity == note && is.hold == Hold::Pinned)
    );
    let said = gloss(&game, &first);
    assert!(game.says(&said));
    for _ in 0..pinned.len() {
        game.key(KeyCode::Escape);
    }
    game.frames(2);
    assert!(notes(&mut game).is_empty());
    assert!(game.says("WND-04"), "the codex is open still");
    game.key(KeyCode::Escape);
    game.frames(3);
    assert!(!game.says("WND-04"), "now going back closes the codex");
}

#[test]
fn a_pinned_note_has_a_button_that_closes_it() {
    let mut game = at_a_page();
    let (_, _, at) = terms(&mut game)[0].clone();
    game.click_at(at);
    game.frames(4);
    assert!(matches!(
        notes(&mut game)[..],
        [(
            _,
            Note {
                hold: Hold::Pinned,
                ..
            }
        )]
    ));
    game.click_exactly("×");
    game.point_at(Vec2::new(3.0, 3.0));
    game.frames(A_MOMENT);
    assert!(notes(&mut game).is_empty());
}

#[test]
fn keys_walk_from_term_to_term_pin_and_go_into_a_note_and_back_out() {
    let mut game = at_a_page();
    let page: Vec<String> = terms(&mut game).into_iter().map(|(_, id, _)| id).collect();
    assert!(page.len() > 1, "{page:?}");
    let open = |game: &mut Game| -> Vec<String> {
        let notes = notes(game);
        let of = |note: &Note| game.app.world().get::<TermSpan>(note.of).map(|span| span.0);
        notes
            .iter()
            .filter_map(|(_, note)| Some(id(game, of(note)?)))
            .collect()
    };
    let before = game.app.world().resource::<InputFocus>().get();
    game.key(KeyCode::KeyG);
    game.frames(3);
    let first = open(&mut game);
    assert_eq!(first.len(), 1);
    game.key(KeyCode::KeyG);
    game.frames(3);
    let second = open(&mut game);
    assert_eq!(second.len(), 1, "the one before is closed");
    assert_clear(&mut game);
    game.frames(3 * A_MOMENT);
    assert_eq!(open(&mut game), second, "it stays while the focus does");
    assert_eq!(game.app.world().resource::<InputFocus>().get(), before);
    game.hold(KeyCode::ShiftLeft);
    game.key(KeyCode::KeyK);
    game.let_go(KeyCode::ShiftLeft);
    game.key(KeyCode::KeyG);
    game.frames(3);
    assert_eq!(open(&mut game).len(), 2, "the walk goes on in the pinned note");
    assert_clear(&mut game);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(open(&mut game), second);
    game.key(KeyCode::Escape);
    game.frames(3);
    assert_eq!(open(&mut game), [""; 0]);
    assert!(game.says("WND-04"), "the codex is open still");
}

#[test]
fn a_note_leads_to_the_page_of_its_rule_by_key_and_by_button() {
    for by_key in [true, false] {
        let mut game = in_a_fight();
        game.key(KeyCode::KeyG);
        game.frames(3);
        let (_, note) = notes(&mut game).into_iter().next().expect("the bar names terms");
        let TermSpan(place) = *game.app.world().get::<TermSpan>(note.of).unwrap();
        let Dictionary(glosses) = game.app.world().resource::<Dictionary>().clone();
        let rule = glosses.glossary().terms()[place].rule;
        if by_key {
            game.key(KeyCode::KeyK);
        } else {
            game.click("Read more");
        }
        game.frames(6);
        assert!(notes(&mut game).is_empty(), "it has been said");
        assert!(game.says(&format!("{} · ", rule.0)), "the page of {}", rule.0);
    }
}

#[test]
fn a_pad_alone_opens_a_term_pins_it_and_closes_it() {
    let mut game = in_a_fight();
    let chord = |game: &mut Game, button: GamepadButton| {
        game.hold_button(GamepadButton::RightThumb, true);
        game.tap(button);
        game.hold_button(GamepadButton::RightThumb, false);
        game.frames(3);
    };
    chord(&mut game, GamepadButton::Select);
    assert_eq!(notes(&mut game).len(), 1);
    assert!(!game.says("choose an option"), "the help stays away");
    chord(&mut game, GamepadButton::Start);
    assert!(notes(&mut game).iter().all(|(_, note)| note.hold == Hold::Pinned));
    game.tap(GamepadButton::East);
    game.frames(3);
    assert!(notes(&mut game).is_empty());
    assert!(!game.says("Pause"), "only the note was closed");
}

#[test]
fn a_value_of_the_sheet_is_spelled_out_with_the_fighters_own_number_and_what_it_is_made_of() {
    let mut game = in_a_fight();
    game.key(KeyCode::KeyT);
    game.frames(3);
    let world = game.app.world_mut();
    let mut sheets = world.query_filtered::<Entity, With<Sheet>>();
    let sheet = sheets.single(world).unwrap();
    let world = game.app.world();
    let mut open = vec![sheet];
    let mut found = None;
    while let Some(entity) = open.pop() {
        if whole(world, entity).is_some_and(|says| says == "AT attack") {
            found = Some(entity);
        }
        open.extend(world.get::<Children>(entity).into_iter().flatten().copied());
    }
    let label = found.expect("the sheet has an AT");
    let middle = rect(&game, label).center();
    game.point_at(middle);
    game.frames(A_MOMENT);
    assert_eq!(notes(&mut game).len(), 1);
    let said = gloss(&game, "attack");
    assert!(game.says("attack (AT)") && game.says(&said));
    let (note, _) = notes(&mut game)[0];
    let lines = says_on(&game, note);
    let is_number = |line: &&String| line.parse::<i16>().is_ok();
    let base: i16 = lines
        .iter()
        .find(is_number)
        .expect("a ledger begins with its base")
        .parse()
        .unwrap();
    assert!((1..30).contains(&base), "{lines:?}");
    assert!(
        lines
            .iter()
            .any(|line| line.contains(": ") && line.ends_with(char::is_numeric)),
        "whose it is, and the number: {lines:?}"
    );
    assert_clear(&mut game);
}

/// All texts on something.
fn says_on(game: &Game, root: Entity) -> Vec<String> {
    let world = game.app.world();
    let mut open = vec![root];
    let mut said = Vec::new();
    while let Some(entity) = open.pop() {
        said.extend(whole(world, entity));
        let children = world.get::<Children>(entity).into_iter().flatten();
        open.extend(children.copied().collect::<Vec<_>>().into_iter().rev());
    }
    said
}
