//! Every word in which these rules take answers is accepted somewhere.

use klingentanz::battle::{Choice, FighterId, Slot};
use klingentanz::board::{Cell, Mark};
use klingentanz::rules::system;

use crate::common::accepted::all_are_given;
use crate::story::{Story, act};
use crate::tale::{ALDRIC, GOBLIN, ground, person};

/// Tests that give all of the words among them. Which tests give a word is seen when `KLINGENTANZ_ACCEPTED` names a file.
const TESTS: [&str; 25] = [
    "arsenal::what_is_shot_is_loaded_and_what_is_thrown_is_counted",
    "attack::a_majority_of_ones_drops_the_weapon",
    "attack::a_sneak_attack_needs_somebody_off_his_guard",
    "board::a_pane_breaks_with_the_first_missile_or_by_hand_and_hard_glass_stops_it",
    "board::things_and_grounds_cost_what_the_catalogue_says",
    "clock::a_spell_uses_up_what_a_sprint_costs_too",
    "condition::different_conditions_add_up_and_the_same_one_twice_does_not",
    "contest::a_turn_that_was_lost_by_a_stun_pays_for_no_weapon",
    "contest::the_blinded_are_at_a_loss_in_opposed_tests_too_and_more_so_at_a_distance",
    "contest::whoever_carries_a_body_wards_a_push_off_with_his_own",
    "cover::whoever_strikes_from_hiding_finds_his_target_surprised",
    "craft::it_gets_friends_out_of_the_fire_before_it_treats_them",
    "fallen::after_first_aid_that_failed_a_potion_still_helps",
    "lamp::a_bearer_who_falls_in_shallow_water_loses_his_flame",
    "module::magic_meets_will_and_heals",
    "module::pits_are_jumped_and_walls_are_climbed",
    "module::the_unconscious_may_be_killed",
    "movement::a_body_is_no_harder_to_crawl_over_than_any_square",
    "movement::a_weapon_is_put_away_on_the_way_for_nothing_and_on_the_spot_with_a_move_action",
    "owed::no_act_takes_the_attack_away_that_a_late_riposte_owes",
    "potion::a_light_is_put_down_for_nothing_and_burns_on_where_it_lies",
    "set_up::a_side_with_a_zone_places_its_fighters_before_initiative_is_rolled",
    "vocabulary::a_side_gives_up",
    "vocabulary::somebody_leaves_by_an_exit",
    "vocabulary::somebody_strikes_at_a_square",
];

#[test]
fn every_word_of_an_answer_is_accepted_in_some_fight() {
    all_are_given(system("pool").unwrap(), &TESTS);
}

/// Aldric, whose turn it is, on (1, 1), with an exit under his feet, and a goblin who hides far from him.
fn before_a_hidden_foe() -> Story {
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(2)];
            setting.exits = vec![Mark::point(Cell::new(1, 1))];
        })
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

#[test]
fn somebody_strikes_at_a_square() {
    let Choice::Act { act, .. } = act("strike-cell") else {
        unreachable!()
    };
    let at_square = Choice::Act {
        act,
        target: None,
        with: Some(Slot(0)),
        at: Some(Cell::new(2, 1)),
        facing: None,
    };
    let mut fight = before_a_hidden_foe();
    fight.choose(1, at_square);
    assert!(fight.lines().contains(&"1 strike-cell".to_owned()));
}

#[test]
fn somebody_leaves_by_an_exit() {
    let mut fight = before_a_hidden_foe();
    fight.act(1, "leave");
    assert!(fight.states(1).contains(&"gone"), "{:?}", fight.states(1));
}

#[test]
fn a_side_gives_up() {
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .open();
    let (fighter, question) = fight.asked().unwrap();
    assert_eq!(question, "stance");
    fight.act(fighter, "surrender");
    assert_eq!(fight.asked(), None);
}
