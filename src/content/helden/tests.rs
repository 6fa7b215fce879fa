//! What is read of exports, and what is said of those that cannot be read.

use std::path::Path;

use super::tree::{MOST_ELEMENTS, Node};
use super::*;

/// The heroes of a text, or what is wrong with it.
fn read_text(text: &str) -> Result<Vec<Hero>, String> {
    let file = Path::new("hero.xml");
    let root = Node::of_text(file, text).map_err(|problem| problem.to_string())?;
    heroes(file, &root).map_err(|problems| problems.to_string())
}

fn hero(inner: &str) -> Hero {
    let mut heroes = read_text(&format!("<helden><held name=\"Probe\">{inner}</held></helden>")).unwrap();
    heroes.remove(0)
}

#[test]
fn elements_are_found_with_and_without_umlauts() {
    for (things, worn, armour) in [
        ("gegenstände", "ausrüstungen", "Rüstung"),
        ("gegenstaende", "ausruestungen", "Ruestung"),
    ] {
        let hero = hero(&format!(
            "<{things}><gegenstand name=\"Wams\"><{armour}><rs value=\"2\"/><gesbe value=\"1.5\"/></{armour}></gegenstand></{things}>\
             <{worn}><heldenausruestung name=\"ruestung2\" set=\"1\" ruestungsname=\"Wams\"/></{worn}>"
        ));
        let wams = &hero.things[0].changes;
        assert_eq!(
            (wams.kind, wams.armour, wams.encumbrance),
            (Some(ThingKind::Armour), Some(2), Some(2))
        );
        let worn = &hero.worn[0];
        assert_eq!((worn.kind, worn.number, worn.set), (ThingKind::Armour, 2, 1));
        assert!(hero.unread.is_empty(), "{:?}", hero.unread);
    }
}

#[test]
fn what_is_not_understood_is_kept_with_its_line_and_what_no_fight_asks_for_is_put_aside() {
    let hero = hero(
        "<geldboerse><muenze anzahl=\"3\" name=\"Taler\"/></geldboerse>\n\
         <vt><vorteil name=\"Neugier\" value=\"5\"/>\n<nachteil name=\"Platzangst\"/></vt>\n\
         <orakel><spruch>Hüte dich</spruch></orakel><leer/><kampf><kampfwerte/></kampf>",
    );
    let told: Vec<_> = hero.unread.iter().map(|it| (it.line, it.name.as_str())).collect();
    assert_eq!(told, [(3, "nachteil Platzangst"), (4, "spruch Hüte dich")]);
    assert_eq!(hero.aside.len(), 1);
    assert_eq!(
        (hero.traits[0].name.as_str(), hero.traits[0].value),
        ("Neugier", Some(5))
    );
}

#[test]
fn several_heroes_stand_in_one_file_and_a_signature_is_put_aside() {
    let heroes = read_text(
        "\u{feff}<?xml version=\"1.0\"?><helden Version=\"5.5.3\"><held name=\"A\"/><held name=\"B\"/>\
         <Signature xmlns=\"http://www.w3.org/2000/09/xmldsig#\"><P>abc</P></Signature></helden>",
    );
    let heroes = match heroes {
        Ok(heroes) => heroes,
        Err(problem) => panic!("{problem}"),
    };
    let names: Vec<_> = heroes.iter().map(|hero| hero.name.as_str()).collect();
    assert_eq!(names, ["A", "B"]);
    assert_eq!((heroes[0].aside.len(), heroes[1].aside.len()), (1, 0));
}

#[test]
fn changed_weapons_are_read_number_by_number() {
    let hero = hero(
        "<gegenstände><gegenstand anzahl=\"2\" name=\"Langschwert\" slot=\"3\"><modallgemein><name value=\"Singer\"/>\
         <gewicht value=\"70\"/></modallgemein><Nahkampfwaffe><trefferpunkte mul=\"1\" w=\"6\" sum=\"5\"/>\
         <tpkk kk=\"11\" schrittweite=\"3\"/><wm at=\"1\" pa=\"+0\"/><bf akt=\"-1\" min=\"-1\"/><inimod ini=\"1\"/>\
         <distanzklassen><distanzklasse value=\"Nah\"/></distanzklassen></Nahkampfwaffe></gegenstand>\
         <gegenstand name=\"Kurzbogen\"><Fernkampfwaffe><talente kampftalent=\"Bogen\"/>\
         <entfernung E0=\"6\" E1=\"16\" E2=\"26\" E3=\"41\" E4=\"61\"/><tpmod M0=\"2\" M1=\"1\" M2=\"0\" M3=\"0\" M4=\"-1\"/>\
         <laden aktionen=\"1\"/></Fernkampfwaffe></gegenstand></gegenstände>",
    );
    let [sword, bow] = &hero.things[..] else {
        panic!("{hero:?}")
    };
    assert_eq!(
        (sword.count, sword.slot, sword.own_name.as_deref()),
        (2, 3, Some("Singer"))
    );
    let changes = &sword.changes;
    assert_eq!(changes.points, Some((1, 6, 5)));
    assert_eq!(
        (changes.strength, changes.modifier),
        (Some((11, 3)), Some((1, 0)))
    );
    assert_eq!(
        (changes.break_factor, changes.initiative, changes.ounces),
        (Some(-1), Some(1), Some(70))
    );
    assert_eq!(changes.distances, ["Nah"]);
    assert_eq!(bow.changes.ranges, Some([6, 16, 26, 41, 61]));
    assert_eq!(bow.changes.range_points, Some([2, 1, 0, 0, -1]));
    assert_eq!(
        (bow.changes.load, &bow.changes.talents[..]),
        (Some(1), &["Bogen".to_owned()][..])
    );
    assert!(hero.unread.is_empty(), "{:?}", hero.unread);
}

#[test]
fn signs_that_would_steer_a_terminal_are_blanks() {
    let hero = hero("<vt><vorteil name=\"Eisern&#27;[31m\"/></vt>");
    assert_eq!(hero.traits[0].name, "Eisern [31m");
}

#[test]
fn what_is_no_export_is_refused_with_the_line_and_the_reason() {
    let deep = "<a>".repeat(40);
    let many = format!("<helden>{}</helden>", "<held/>".repeat(MOST_ELEMENTS));
    let crowd = format!("<helden>{}</helden>", "<held/>".repeat(MOST_HEROES + 1));
    for (text, expected) in [
        ("", "hero.xml: has 0 outermost elements instead of one"),
        (
            "<helden/><helden/>",
            "hero.xml: has 2 outermost elements instead of one",
        ),
        (
            "<helden>\n<held>",
            "hero.xml:2:1: cannot be read as XML: the file ends too early",
        ),
        (
            "<map/>",
            "hero.xml:1:1: is no export of heroes of the Helden-Software: it begins with `map` instead of `helden`",
        ),
        ("<helden/>", "hero.xml:1:1: holds no hero"),
        (
            &deep,
            "hero.xml:1:1: cannot be read as XML: elements are nested too deep",
        ),
        (&many, "hero.xml:1:1: has more than 50000 elements"),
        (&crowd, "hero.xml:1:1: holds 201 heroes: 200 are read at most"),
    ] {
        assert_eq!(read_text(text).expect_err("it is no export"), expected);
    }
    // Entities are never defined, so that none can grow.
    let bomb = "<!DOCTYPE helden [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<helden><held name=\"&b;\"/></helden>";
    let told = read_text(bomb).expect_err("an entity of its own is not read");
    assert!(
        told.starts_with("hero.xml:2:1: cannot be read as XML: "),
        "{told}"
    );
}

proptest::proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "(<(/)?(helden|held|eigenschaft|gegenstand|rüstung)( [a-z]+=\"[^\"]{0,5}\")?(/)?>|&[a-z]{1,3};|[^<]{0,4}){0,40}") {
        let _ = read_text(&text);
    }
}
