//! What the map can show of the fourth edition, overlay by overlay, on small maps drawn beside the test and worked out by hand.

use std::collections::BTreeMap;

use klingentanz::battle::{
    Change, Choice, FighterId, Hazard, Overlay, OverlayKind, OverlayWish, PlaceReport, Posture, Sign, Slot,
    Term,
};
use klingentanz::board::{Cell, CellFacts, Facing, Mark};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::story::{Man, Setup, Story, field, go, man};

/// The fighters 1 and 2 where a drawing shows `A` and `B`, A looking east and B west; `#` solid, `t` table.
fn drawn(picture: &str) -> Setup {
    let signs: Vec<((i16, i16), char)> = picture
        .split_whitespace()
        .enumerate()
        .flat_map(|(y, row)| {
            row.chars()
                .enumerate()
                .map(move |(x, sign)| ((x as i16, y as i16), sign))
        })
        .collect();
    let place = |wanted: char| signs.iter().find(|(_, sign)| *sign == wanted).map(|(at, _)| *at);
    let mut setup = field().hero(man(), place('A').unwrap(), "initiative: 14").foe(
        man(),
        place('B').unwrap_or((11, 11)),
        "initiative: 10",
    );
    for (at, sign) in signs {
        setup = match sign {
            '#' => setup.thing(at, "solid"),
            't' => setup.thing(at, "table"),
            _ => setup,
        };
    }
    setup
}

fn overlay(fight: &Story, wish: OverlayWish) -> Overlay {
    fight.system.overlay(fight.app.world(), fight.battle, &wish)
}

fn of(kind: OverlayKind, fighter: u16) -> OverlayWish {
    OverlayWish {
        fighter: Some(FighterId(fighter)),
        ..OverlayWish::of(kind)
    }
}

/// The upper left part of an overlay in letters; `_` has nothing to tell.
fn letters(overlay: &Overlay, width: i16, height: i16) -> String {
    let letter = |x, y| {
        overlay
            .at(Cell::new(x, y))
            .map_or('_', |(_, meaning)| meaning.letter)
    };
    let row = |y| (0..width).map(|x| letter(x, y)).collect::<String>();
    (0..height).map(row).collect::<Vec<_>>().join(" ")
}

fn sign(overlay: &Overlay, x: i16, y: i16) -> (Term, &str) {
    let (Sign { text, .. }, meaning) = overlay.at(Cell::new(x, y)).unwrap();
    (meaning.word, text)
}

fn place(fight: &Story, fighter: u16, x: i16, y: i16) -> PlaceReport {
    let cell = Cell::new(x, y);
    fight
        .system
        .place(fight.app.world(), fight.battle, FighterId(fighter), cell)
}

#[test]
fn the_reach_of_a_move_is_what_the_offer_says_with_its_costs() {
    let mut fight = drawn("... .A#").open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    let shown = overlay(&fight, of(OverlayKind::Reach, 1));
    // BRD-10: a straight step is one square, a diagonal one and a half; the block is walked round: 1 + 1½ + 1½.
    for ((x, y), cost) in [((1, 0), "1"), ((0, 0), "1½"), ((1, 2), "1"), ((2, 2), "1½")] {
        if (x, y) != (2, 2) {
            assert_eq!(sign(&shown, x, y), (Term("reach-safe"), cost), "{x}/{y}");
        }
    }
    let cells = fight.system.reach(fight.app.world(), fight.battle, Term("walk"));
    let shown: Vec<Cell> = shown.signs.iter().map(|(cell, _)| *cell).collect();
    assert_eq!(shown, cells.iter().map(|(cell, _)| *cell).collect::<Vec<_>>());
    fight.choose(1, go("walk", &[(1, 2), (2, 2)]));
}

#[test]
fn the_zones_of_both_sides_lie_in_front_and_on_the_flanks() {
    // BRD-08: a sword guards the three squares in front and the one on each flank. A looks east, B west.
    let fight = drawn("....... .A...B. .......")
        .preset("Standard")
        .with("optional:facing")
        .open();
    let shown = overlay(&fight, of(OverlayKind::Zones, 1));
    assert_eq!(letters(&shown, 7, 3), "_ff_xx_ __f_x__ _ff_xx_");
    let seen_by_b = overlay(&fight, of(OverlayKind::Zones, 2));
    assert_eq!(letters(&seen_by_b, 7, 3), "_xx_ff_ __x_f__ _xx_ff_");
}

#[test]
fn a_square_that_both_guard_says_so() {
    let fight = drawn("..... .A.B. .....")
        .preset("Standard")
        .with("optional:facing")
        .open();
    let shown = overlay(&fight, of(OverlayKind::Zones, 1));
    assert_eq!(letters(&shown, 5, 3), "_fbx_ __b__ _fbx_");
}

#[test]
fn a_block_hides_what_lies_straight_behind_it() {
    // BD-LIN-03: of the squares behind the block only those on its line are hidden; a line that touches its corner passes.
    let fight = drawn("..... .A#.. .....").open();
    let shown = overlay(&fight, of(OverlayKind::Sight, 1));
    assert_eq!(letters(&shown, 5, 3), "..... .O_xx .....");
    let from_there = OverlayWish {
        from: Some(Cell::new(4, 1)),
        ..of(OverlayKind::Sight, 1)
    };
    assert_eq!(letters(&overlay(&fight, from_there), 5, 3), "..... xx_.O .....");
}

#[test]
fn mist_on_the_line_veils_what_lies_behind() {
    let haze = CellFacts {
        mist: 2,
        ..CellFacts::default()
    };
    let fight = drawn("..... A.... .....").ground((2, 1), haze).open();
    let shown = overlay(&fight, of(OverlayKind::Sight, 1));
    // The mist on the square itself counts, and on the line to the squares behind.
    assert_eq!(letters(&shown, 5, 3).split(' ').nth(1), Some("O.~~~"));
    assert_eq!(sign(&shown, 3, 1), (Term("sight-veiled"), "2"));
}

#[test]
fn a_table_beside_a_square_hides_half_of_whoever_stands_there() {
    // BRD-18: a low thing next to the target and not nearer to the one who aims gives half; two squares behind it nothing.
    let fight = drawn("A..... B..t.. ......").open();
    let shown = overlay(&fight, of(OverlayKind::Cover, 1));
    assert_eq!(letters(&shown, 6, 3).split(' ').nth(1), Some("O00020"));
    assert_eq!(shown.target, Some(FighterId(2)));
    assert_eq!(sign(&shown, 4, 1).1, "1/2");
}

#[test]
fn behind_a_wall_nobody_is_seen() {
    let fight = drawn("A..... B.#... ......").open();
    let shown = overlay(&fight, of(OverlayKind::Cover, 1));
    assert_eq!(letters(&shown, 5, 3).split(' ').nth(1), Some("O0_44"));
}

#[test]
fn cover_is_shown_as_a_shot_would_count_it() {
    // BD-EX-03: on (1, 0) one line of four is hidden from B, which is half a cover (BRD-18).
    let corner = |posture| {
        field()
            .thing((1, 1), "solid")
            .hero(man(), (4, 4), "")
            .posture(posture)
            .foe(man(), (2, 2), "")
            .open()
    };
    let shown = overlay(&corner(Posture::Standing), of(OverlayKind::Cover, 1));
    assert_eq!(sign(&shown, 1, 0), (Term("cover-half"), "1/2"));
    // BRD-18: who kneels behind something as tall as a corner is covered by a row more.
    let shown = overlay(&corner(Posture::Kneeling), of(OverlayKind::Cover, 1));
    assert_eq!(sign(&shown, 1, 0), (Term("cover-most"), "3/4"));
    assert_eq!(sign(&shown, 4, 1), (Term("cover-none"), ""));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cover_never_grows_when_something_is_taken_away(
        tiles in vec(((1i16..6, 0i16..5), select(vec!["solid", "pillar", "table", "bodywork", "low_wall"])), 0..5),
        edges in vec((((1i16..6, 0i16..5), any::<bool>()), select(vec!["wall", "slit", "window", "fence", "low_wall", "bars", "pane"])), 1..8),
        pick in any::<Index>(),
        kneels in any::<bool>(),
    ) {
        // BRD-18, by the rule itself and not by its facts alone: on every square, at least as well covered before as after. Of two
        // things in one place the last one stands there, so that nothing comes to light when it is taken away.
        let tiles: Vec<_> = tiles.into_iter().collect::<BTreeMap<_, _>>().into_iter().collect();
        let edges: Vec<_> = edges.into_iter().collect::<BTreeMap<_, _>>().into_iter().collect();
        let with = |without: usize| {
            let posture = if kneels { Posture::Kneeling } else { Posture::Standing };
            let mut setup = field().hero(man(), (7, 2), "").posture(posture).foe(man(), (0, 2), "");
            for (number, &(at, class)) in tiles.iter().enumerate() {
                setup = if number == without { setup } else { setup.thing(at, class) };
            }
            for (number, &((at, is_north), class)) in edges.iter().enumerate() {
                let side = if is_north { Facing::N } else { Facing::W };
                let is_drawn = number + tiles.len() != without && (at.1 > 0 || !is_north);
                setup = if is_drawn { setup.edge(at, side, class) } else { setup };
            }
            overlay(&setup.open(), of(OverlayKind::Cover, 1))
        };
        let (before, after) = (with(usize::MAX), with(pick.index(tiles.len() + edges.len())));
        for x in 0..9 {
            for y in 0..6 {
                let degree = |shown: &Overlay| shown.at(Cell::new(x, y)).map(|(_, meaning)| meaning.letter);
                if let (Some(before), Some(after)) = (degree(&before), degree(&after)) {
                    prop_assert!(after <= before, "({x}, {y}) {before} {after}");
                }
            }
        }
    }
}

#[test]
fn light_falls_off_with_the_distance_from_a_torch() {
    // BRD-19: a torch is day to 4 m and dusk to 8 m; the rest is as dark as the level says.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let setup = (0..12).fold(drawn("A"), |setup, x| setup.ground((x, 5), dark));
    let fight = setup.light((0, 5), "torch").open();
    let shown = overlay(&fight, OverlayWish::of(OverlayKind::Light));
    assert_eq!(letters(&shown, 12, 6).split(' ').nth(5), Some("000001111444"));
}

#[test]
fn arcs_are_three_squares_in_front_two_flanks_three_behind() {
    // BRD-04, looking east.
    let fight = drawn("... .A. ...").open();
    let shown = overlay(&fight, of(OverlayKind::Arcs, 1));
    assert_eq!(letters(&shown, 3, 3), "321 3_1 321");
    assert_eq!(shown.at(Cell::new(6, 1)), None, "five squares off");
}

#[test]
fn a_lane_is_too_narrow_for_most_blows_of_a_long_spear() {
    let spearman = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    let mut setup =
        field()
            .hero(spearman.ron(), (1, 1), "initiative: 14")
            .foe(man(), (11, 11), "initiative: 10");
    for x in 0..4 {
        setup = setup.thing((x, 0), "solid").thing((x, 2), "solid");
    }
    let fight = setup.open();
    let shown = overlay(&fight, of(OverlayKind::Room, 1));
    // BRD-20: between the walls 100 cm from north to south and 141 on the diagonals, along the lane 1200; in the open field
    // all four are wide enough.
    assert_eq!(sign(&shown, 1, 1), (Term("room-some"), "1"));
    assert_eq!(sign(&shown, 8, 8).0, Term("room-free"));
    let report = place(&fight, 1, 1, 1);
    assert!(report.facts.iter().any(|fact| fact.word == Term("narrow")));
}

#[test]
fn lengths_of_weapons_are_those_of_the_squares_around() {
    // BRD-07: 1 square H and N, 2 S, 3 and 4 P; a sword reaches the next square only.
    let fight = drawn("...... A..... ......").open();
    let shown = overlay(&fight, of(OverlayKind::Distance, 1));
    assert_eq!(letters(&shown, 6, 3).split(' ').nth(1), Some("_Nxxx_"));
    assert_eq!([1, 2, 3, 4].map(|x| sign(&shown, x, 1).1), ["HN", "S", "P", "P"]);
}

/// What a fighter does with his distance to a foe.
fn change(target: u16, manoeuvre: &str) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named(manoeuvre).unwrap(),
        stakes: Vec::new(),
    }
}

#[test]
fn the_class_of_a_pair_is_the_one_that_was_fought_for() {
    // DK-04: side by side two swords begin at N. DK-05: the hero comes nearer by a class with AT 12 - 4; a 2 hits and the foe has
    // no parry left that would keep him off. Nobody has moved a square.
    let mut fight = drawn("..... .AB.. .....").with("optional:dk").dice(&[2]).open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    // He may come nearer and, as the squares behind him are free, get away (DK-06).
    let shown = overlay(&fight, of(OverlayKind::Distance, 1));
    assert_eq!(sign(&shown, 2, 1), (Term("distance-pair"), "N<>"));
    fight.choose(1, change(2, "shorten")).take(2);
    let shown = overlay(&fight, of(OverlayKind::Distance, 2));
    let (word, text) = sign(&shown, 1, 1);
    assert_eq!((word, text.chars().next()), (Term("distance-pair"), Some('H')));
    assert_eq!(
        sign(&shown, 3, 1),
        (Term("distance-near"), "HN"),
        "the squares stay what they are"
    );
}

#[test]
fn a_wall_behind_takes_the_way_out() {
    // DK-06, BRD-07: no free square of the three behind him; coming nearer is another matter.
    let mut fight = drawn("#.... AB... #....").with("optional:dk").open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    let shown = overlay(&fight, of(OverlayKind::Distance, 1));
    assert_eq!(sign(&shown, 1, 1), (Term("distance-pair"), "N<"));
}

#[test]
fn whoever_comes_up_from_behind_may_still_choose_the_class() {
    // DK-04: B looks west; A comes from the east.
    let mut fight = field()
        .with("optional:dk")
        .with("optional:facing")
        .hero(man(), (9, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 2")
        .open();
    fight.plan(2, "fight").plan(1, "move-attack").skip();
    assert_eq!(
        overlay(&fight, of(OverlayKind::Distance, 1))
            .at(Cell::new(6, 5))
            .unwrap()
            .1
            .word
            .0,
        "distance-short"
    );
    fight.choose(1, go("walk", &[(8, 5), (7, 5)])).skip();
    let shown = overlay(&fight, of(OverlayKind::Distance, 1));
    assert_eq!(sign(&shown, 6, 5).0, Term("distance-entering"));
}

#[test]
fn those_who_fight_with_others_show_their_classes_too() {
    let mut fight = drawn("..... .AB.. .....")
        .with("optional:dk")
        .hero(man(), (1, 8), "initiative: 2")
        .open();
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    let shown = overlay(&fight, of(OverlayKind::Distance, 3));
    assert_eq!(sign(&shown, 1, 1), (Term("distance-others"), "N"));
    assert_eq!(sign(&shown, 2, 1), (Term("distance-others"), "N"));
}

#[test]
fn sight_ends_where_the_light_of_a_square_is_too_bad() {
    // BRD-19: in darkness nobody sees beyond 3 m; a torch at 10,1 is day to 6,1 and dusk to 2,1, and dusk sets no limit.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let setup = || drawn("............ A........... ............").everywhere(dark);
    let row = |fight: &Story| {
        let shown = overlay(fight, of(OverlayKind::Sight, 1));
        letters(&shown, 12, 3).split(' ').nth(1).unwrap().to_owned()
    };
    assert_eq!(row(&setup().open()), "O...dddddddd");
    assert_eq!(row(&setup().light((10, 1), "torch").open()), "O...........");
    // Far from the row it stays dark: 8,11 is ten squares below the torch.
    let lit = setup().light((10, 1), "torch").open();
    let shown = overlay(&lit, of(OverlayKind::Sight, 1));
    assert_eq!(sign(&shown, 8, 11), (Term("sight-dark"), "4"));
}

#[test]
fn dangers_are_those_that_are_there_and_those_that_come() {
    let facts = CellFacts::default();
    let fire = Hazard {
        area: Mark::area(Cell::new(0, 4), 2, 1),
        from: 3,
        every: 1,
        change: Change::Fire { spread: 0 },
    };
    let fight = drawn("A")
        .ground(
            (2, 2),
            CellFacts {
                harm: Some(klingentanz::board::Harm::Fire),
                ..facts
            },
        )
        .ground(
            (6, 2),
            CellFacts {
                ground_dm: 25,
                ..facts
            },
        )
        .ground(
            (8, 2),
            CellFacts {
                water_dm: 13,
                ..facts
            },
        )
        .setting(|setting| setting.hazards = vec![fire])
        .open();
    let shown = overlay(&fight, OverlayWish::of(OverlayKind::Danger));
    assert_eq!(
        letters(&shown, 10, 5),
        "__________ __________ __!___v_~_ __________ ll________"
    );
    assert_eq!(sign(&shown, 6, 2).1, "2.5", "metres deep");
    assert_eq!(sign(&shown, 8, 2).1, "1.3");
    // In round 1 the fire of round 3 comes at the end of the third round from now.
    assert_eq!(sign(&shown, 0, 4).1, "3");
}

#[test]
fn heights_are_seen_from_where_the_fighter_stands() {
    let facts = CellFacts::default();
    let high = CellFacts {
        ground_dm: 10,
        ..facts
    };
    let fight = drawn("A")
        .ground((0, 0), high)
        .ground((1, 0), high)
        .ground(
            (2, 0),
            CellFacts {
                ground_dm: 25,
                ..facts
            },
        )
        .ground((3, 0), CellFacts { water_dm: 9, ..facts })
        .open();
    let shown = overlay(&fight, of(OverlayKind::Ground, 1));
    // He stands at 1 m: 2.5 m is 1.5 above him, the plain 1 m below.
    assert_eq!(letters(&shown, 5, 1), "__hwl");
    assert_eq!([2, 3, 4].map(|x| sign(&shown, x, 0).1), ["+1.5", "0.9", "-1"]);
}

#[test]
fn a_square_tells_what_it_would_do_to_whoever_stands_there() {
    let knee = CellFacts {
        water_dm: 5,
        ..CellFacts::default()
    };
    let fight = drawn("..... A..B. .....")
        .ground((2, 1), knee)
        .preset("Standard")
        .open();
    let report = place(&fight, 1, 2, 1);
    let words: Vec<&str> = report.facts.iter().map(|fact| fact.word.0).collect();
    // In front of B, who looks west, and so in his zone, up to the knees.
    assert_eq!(words, ["water-knee", "strikes-front", "guarded"]);
    // SIT-30: knee-deep costs 2 on parries and dodges.
    let lines: Vec<(&str, &str, i16)> = report
        .modifiers
        .iter()
        .map(|(value, line)| (value.0, line.rule.0, line.amount))
        .collect();
    assert_eq!(lines, [("pa", "SIT-30", -2), ("aw", "SIT-30", -2)]);
    assert_eq!(place(&fight, 1, 11, 5).facts, []);
}

#[test]
fn behind_a_foe_one_reaches_him_from_behind() {
    let fight = drawn("..... A..B. .....")
        .preset("Standard")
        .with("optional:facing")
        .open();
    let words = |x, y| -> Vec<&'static str> {
        place(&fight, 1, x, y)
            .facts
            .iter()
            .map(|fact| fact.word.0)
            .collect()
    };
    assert_eq!(words(4, 1), ["strikes-rear"]);
    assert_eq!(words(3, 0), ["strikes-flank", "guarded"]);
    assert_eq!(Facing::W.turned(4), Facing::E);
}

#[test]
fn no_two_meanings_of_an_overlay_share_their_letter_or_their_strokes() {
    let fight = drawn("A").open();
    for kind in OverlayKind::ALL {
        let meanings = overlay(&fight, of(kind, 1)).meanings;
        assert!(!meanings.is_empty(), "{kind:?}");
        for (place, one) in meanings.iter().enumerate() {
            for other in &meanings[place + 1..] {
                assert_ne!(one.letter, other.letter, "{kind:?}");
                assert_ne!(one.shade.hatch, other.shade.hatch, "{kind:?}");
            }
        }
    }
}
