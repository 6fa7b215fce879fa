//! The lesson is played to its end by its own script, in each language.

use klingentanz::battle::{Check, Choice, Happening, Question, Term};
use klingentanz::content::{Language, Texts};
use klingentanz::lesson::{Course, Moment, Verdict};
use klingentanz::replay;

use crate::common;

/// The offer of a term.
fn offered(app: &bevy::prelude::App, course: &Course, term: Term) -> Choice {
    let battle = course.battle();
    let offers = common::system(app, battle).offers(app.world(), battle);
    let offer = offers.into_iter().find(|offer| offer.choice.term() == Some(term));
    let offer = offer.unwrap_or_else(|| panic!("{term} is not offered"));
    match (offer.choice, offer.cells.first()) {
        (Choice::Defend { means, stakes, .. }, Some(cell)) => Choice::Defend {
            means,
            to: Some(*cell),
            stakes,
        },
        (choice, _) => choice,
    }
}

/// Plays the lesson, answering each step with its reply in the given place among those that are taken.
fn play(app: &mut bevy::prelude::App, defence: &'static str) -> Course {
    let mut course = Course::begin(app.world_mut(), &common::root().join("levels/00-one-blow"))
        .unwrap_or_else(|problems| panic!("{problems}"));
    loop {
        let term = match course.moment() {
            Moment::Questions => return course,
            Moment::Read(_) => {
                course.go_on(app.world_mut());
                continue;
            }
            Moment::Choose(step) => match step.asked.map(|asked| asked.0) {
                Some("defend") => Term(defence),
                _ => step.replies[0].to.expect("the first reply names its answer"),
            },
        };
        let choice = offered(app, &course, term);
        let feedback = course.answer(app.world_mut(), choice).unwrap();
        assert_ne!(feedback.verdict, Verdict::Again, "{term}");
    }
}

/// What a die was rolled against, and how it fell.
fn fell(check: &Check) -> (i16, u8) {
    let die = check.die().expect("one die is rolled");
    (die.target, die.face)
}

#[test]
fn the_lesson_leads_from_the_announcement_to_the_wound() {
    let mut app = common::app();
    let course = play(&mut app, "shield-parry");
    let log = common::log(&app, course.battle());
    let happened = |wanted: fn(&Happening) -> bool| log.iter().any(|event| wanted(&event.happening));
    assert!(happened(
        |it| matches!(it, Happening::Attacked { check, .. } if fell(check) == (11, 8))
    ));
    assert!(happened(
        |it| matches!(it, Happening::Defended { check, .. } if fell(check) == (7, 15))
    ));
    // 1W6+5 with a 6 is 11; leather vest and cap take 2; half of KO 12 is 6.
    assert!(happened(
        |it| matches!(it, Happening::Struck { points, loss, .. } if (points.value(), loss.value()) == (11, 9))
    ));
    assert!(happened(|it| matches!(
        it,
        Happening::Wounded {
            loss: 9,
            total: 1,
            thresholds: [6, 12, 18],
            ..
        }
    )));
    // Base 8, reinforced shield +3, off hand +1, shield fighting I and II +4.
    assert!(happened(
        |it| matches!(it, Happening::Defended { check, .. } if fell(check) == (16, 10))
    ));
}

#[test]
fn every_defence_that_the_lesson_takes_leads_to_its_end() {
    for defence in ["shield-parry", "parry", "dodge", "no-defence"] {
        let mut app = common::app();
        let course = play(&mut app, defence);
        let questions = course.questions(app.world());
        let right: Vec<i16> = questions.iter().map(|quiz| quiz.answers[quiz.right]).collect();
        assert_eq!(right, [11, 9, 6], "{defence}");
        assert!(questions.iter().all(|quiz| quiz.answers.len() == 4));
        let recording = replay::Recording::of(app.world(), course.battle()).unwrap();
        let verdict = replay::verify(app.world_mut(), &recording).unwrap();
        assert!(
            matches!(verdict, replay::Verdict::Same(_)),
            "{defence}: {verdict:?}"
        );
    }
}

#[test]
fn an_answer_that_leads_away_is_explained_and_changes_nothing() {
    let mut app = common::app();
    let folder = common::root().join("levels/00-one-blow");
    let mut course = Course::begin(app.world_mut(), &folder).unwrap();
    course.go_on(app.world_mut());
    course.go_on(app.world_mut());
    let before: Option<Question> = common::question(&app, course.battle());
    let choice = offered(&app, &course, Term("move-defend"));
    let feedback = course.answer(app.world_mut(), choice).unwrap();
    assert_eq!(feedback.verdict, Verdict::Again);
    assert_eq!(common::question(&app, course.battle()), before);
    assert!(matches!(course.moment(), Moment::Choose(_)));
}

#[test]
fn every_word_of_the_lesson_stands_in_every_language() {
    let mut app = common::app();
    let texts = Texts::load(common::root()).unwrap();
    let course = play(&mut app, "shield-parry");
    let lesson = course.lesson();
    let steps = lesson.steps.iter().flat_map(|step| [&step.what, &step.why]);
    let replies = lesson
        .steps
        .iter()
        .flat_map(|step| &step.replies)
        .map(|reply| &reply.say);
    let questions = lesson
        .questions
        .iter()
        .flat_map(|question| [&question.ask, &question.why]);
    for key in steps.chain(replies).chain(questions) {
        for language in Language::ALL {
            let key = key.key().expect("the lesson of the game has keys");
            let words = texts.say(language, key, &[]);
            assert_ne!(words, format!("[{key}]"), "{}", language.code());
        }
    }
}
