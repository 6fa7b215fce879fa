//! The comparison of the rule systems by keys alone, by a pad alone and by the pointer.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::{FighterId, ModuleWish};
use klingentanz::content::Home;
use klingentanz::level::Level;
use klingentanz::replay;
use klingentanz::screen::Screen;

use super::figure;
use super::game::{Game, root};

fn at_set_up() -> Game {
    let mut game = Game::start(Home::default());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game
}

const TITLE: &str = "The same attack by each rule system";

/// The card with figures of the rule systems and a value behind each.
fn shows_all(game: &mut Game) {
    for words in [
        TITLE,
        "Mean loss, of all life",
        "Wound threshold",
        "has a success",
        "PL-HPT-01",
        "critical hit",
        "D20-ATK-01",
    ] {
        assert!(game.says(words), "the card says `{words}`");
    }
}

/// Whether the words on a widget are the id of a rule that begins like this.
fn is_rule(words: &str, beginning: &str) -> bool {
    let is_of_id = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
    words.starts_with(beginning) && words.contains('-') && words.chars().all(is_of_id)
}

#[test]
fn keys_alone_open_the_comparison_choose_whom_and_close_it() {
    let mut game = at_set_up();
    game.choose("The Boar");
    game.choose("Compare the rules");
    shows_all(&mut game);
    assert!(game.focused().contains("Close"), "the way out has the focus");
    // The first of the first side attacks the first raider; then somebody else does.
    let attacks = "Nazira al'Yeshin attacks Orc warrior";
    assert!(!game.says(attacks));
    game.choose("Nazira");
    assert!(game.says(attacks));
    game.choose("The other way round");
    assert!(game.says("Orc warrior attacks Nazira al'Yeshin"));
    game.key(KeyCode::Escape);
    assert!(!game.says(TITLE));
    assert_eq!(game.screen(), Screen::Setup, "only the card is closed");
    assert!(game.focused().contains("Compare the rules"), "the focus is back");
}

#[test]
fn a_pad_alone_opens_the_comparison_goes_through_it_and_closes_it() {
    use GamepadButton::{DPadLeft, DPadRight, DPadUp};
    let mut game = at_set_up();
    game.choose_by_pad("Compare the rules");
    shows_all(&mut game);
    // From the foot to the lists, to the values of the one system and to those of the other.
    game.tap(DPadLeft);
    assert!(game.focused().contains("The other way round"));
    game.tap(DPadUp);
    assert!(game.focused().contains("Orc warrior"), "{}", game.focused());
    game.tap(DPadRight);
    assert!(is_rule(&game.focused(), ""), "{}", game.focused());
    game.tap(DPadUp);
    let rule = game.focused();
    assert!(is_rule(&rule, ""), "{rule}");
    // A rule opens its card; going back closes that alone and leads back to the rule.
    game.tap(GamepadButton::South);
    game.frames(2);
    assert!(game.focused().contains("Close"), "{}", game.focused());
    game.tap(GamepadButton::East);
    assert!(game.says(TITLE));
    assert_eq!(game.focused(), rule);
    // The one column is longer than the others: beside its end stands nothing, so that the way leads up and to the right.
    let is_of_others = |words: &str| is_rule(words, "PL-") || is_rule(words, "D20-");
    for direction in [DPadRight, DPadUp].into_iter().cycle().take(60) {
        if is_of_others(&game.focused()) {
            break;
        }
        game.tap(direction);
    }
    assert!(is_of_others(&game.focused()), "{}", game.focused());
    game.tap(GamepadButton::East);
    assert!(!game.says(TITLE));
    assert_eq!(game.screen(), Screen::Setup);
}

#[test]
fn the_pointer_opens_the_comparison_and_closes_it() {
    let mut game = at_set_up();
    game.click("Compare the rules");
    shows_all(&mut game);
    game.click("The other way round");
    assert!(game.says("Orc warrior attacks Nazira al'Yeshin"));
    // A rule opens its card over this one.
    assert!(!game.focused().contains("Close"));
    game.click_exactly("PL-ATK-01");
    assert!(game.focused().contains("Close"), "{}", game.focused());
    game.key(KeyCode::Escape);
    assert!(game.says(TITLE));
    game.click_exactly("Close");
    assert!(!game.says(TITLE));
}

#[test]
fn the_preset_that_is_chosen_counts_for_the_system_at_play() {
    let mut game = at_set_up();
    // Fumbles have a table of their own in the Expert preset, and zones in place of one armour value.
    game.choose("Expert");
    game.choose("Compare the rules");
    assert!(game.says(TITLE));
    let expert = figure::percentages(&mut game);
    game.key(KeyCode::Escape);
    game.choose("Basic");
    game.choose("Compare the rules");
    assert_ne!(figure::percentages(&mut game), expert);
}

#[test]
fn whoever_hides_is_not_told_of() {
    let mut game = at_set_up();
    game.choose("The thicket");
    game.choose("Compare the rules");
    assert!(game.says(TITLE));
    // All five of the ambush hide; a goblin is among them and nowhere else.
    assert!(!game.says("Goblin"));
}

#[test]
fn the_figures_on_the_card_are_the_exact_ones_of_each_system() {
    let mut game = at_set_up();
    game.choose("The Boar");
    game.choose("Compare the rules");
    assert!(game.says(TITLE));
    let on_the_card = figure::percentages(&mut game);
    let level = Level::load(&root().join("levels/02-tavern")).unwrap();
    let ids: Vec<FighterId> = level.everybody().map(|fighter| fighter.id).collect();
    let pair = replay::first_pair(&level, &ids).unwrap();
    let columns = replay::compare(game.app.world(), &level, pair, |_| ModuleWish::default());
    assert_eq!(columns.len(), 3);
    for column in columns {
        let duel = column.duel.unwrap();
        let losses = duel.odds.losses.iter();
        let mean: f64 = losses
            .map(|(loss, chance)| f64::from(*loss) * figure::share(*chance))
            .sum();
        let mut expected = vec![
            (
                "mean loss",
                figure::percent(100.0 * mean / f64::from(duel.life), 1),
            ),
            ("out of the fight", figure::exact(duel.out)),
        ];
        for (link, chance) in &duel.odds.chain {
            expected.push((link.0, figure::exact(*chance)));
        }
        for (what, figure) in expected {
            assert!(
                on_the_card.contains(&figure),
                "{}: {what} {figure} is not among {on_the_card:?}",
                column.system.id().0
            );
        }
    }
}
