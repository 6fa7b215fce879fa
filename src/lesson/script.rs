//! The script of a lesson as its file says it.

use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::battle::{Choice, FighterId, RuleId, Term};
use crate::content::{Label, Mark, Part, Problems, Reach, hint};
use crate::level::OwnTexts;

/// The file beside the level.
pub const FILE: &str = "lesson.ron";

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its title.
    pub title: Label,
    /// The seed of the dice that no step sets.
    pub seed: u64,
    /// The first faces.
    pub first: Vec<u8>,
    /// The fighter whom the learner leads.
    pub learner: FighterId,
    /// What the others choose, one after the other.
    pub others: Vec<Other>,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The questions at the end.
    pub questions: Vec<Question>,
    /// Where all of it stands.
    pub marks: Marks,
}

/// Where the parts of a lesson stand in its file.
#[derive(Clone, Debug)]
pub struct Marks {
    /// The title.
    pub title: Mark,
    /// The first faces.
    pub first: Mark,
    /// The learner.
    pub learner: Mark,
    /// The choices of the others.
    pub others: Vec<Mark>,
    /// The steps.
    pub steps: Vec<Mark>,
    /// The questions.
    pub questions: Vec<Mark>,
}

/// A choice of somebody other than the learner.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// The kind of decision that it answers.
    pub asked: Term,
    /// The answer.
    pub choice: Choice,
    /// The faces that fall then; whatever is left of earlier ones does not.
    #[serde(default)]
    pub faces: Vec<u8>,
    /// Whether he waits until the learner has read on to his own next choice.
    #[serde(default)]
    pub waits: bool,
}

/// A step: two sentences, a thing to look at, and perhaps a choice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What to do.
    pub what: Label,
    /// Why.
    pub why: Label,
    /// The thing on the screen that it is about.
    pub at: Spot,
    /// The rules that stand behind it.
    #[serde(default)]
    pub rules: Vec<RuleId>,
    /// The happening that is not shown yet while this step is read; none when everything is.
    #[serde(default)]
    pub before: Option<Query>,
    /// The kind of decision that the learner must answer; none when he only reads.
    pub asked: Option<Term>,
    /// What to say to which answer; an answer that is not named is not taken, and the last words of the list explain why.
    #[serde(default)]
    pub replies: Vec<Reply>,
}

/// What to say to an answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The term of the answer; none for every other.
    pub to: Option<Term>,
    /// Whether it is taken, and how it is met.
    pub verdict: Verdict,
    /// The words.
    pub say: Label,
    /// The faces that fall then.
    #[serde(default)]
    pub faces: Vec<u8>,
}

/// How an answer is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Verdict {
    /// Taken, and well done.
    Praise,
    /// Taken, and what it leads to is explained.
    Explain,
    /// Not taken: why, and once more.
    Again,
}

/// A thing on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Spot {
    /// The map.
    Map,
    /// The initiative ladder.
    Ladder,
    /// The action bar.
    Actions,
    /// The dice table.
    Dice,
    /// The sheet.
    Sheet,
    /// The log.
    Log,
    /// A fighter.
    Fighter(u16),
}

/// A question about the fight that the learner has just fought.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The question.
    pub ask: Label,
    /// Why the right answer is right.
    pub why: Label,
    /// Where the right answer stands.
    pub about: Query,
    /// What is added to the right answer to make the wrong ones.
    pub beside: Vec<i16>,
    /// The rules behind it.
    #[serde(default)]
    pub rules: Vec<RuleId>,
}

/// A number of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Query {
    /// The value that a fighter's first attack was rolled against.
    AttackTarget(u16),
    /// The points that the first blow took from a fighter after armour.
    Loss(u16),
    /// The loss that a fighter had to exceed for his first wound.
    Threshold(u16),
    /// The first initiative of a fighter.
    Initiative(u16),
}

/// The fields of the file, all of which must be there.
const FIELDS: [&str; 8] = [
    "version",
    "title",
    "seed",
    "first",
    "learner",
    "others",
    "steps",
    "questions",
];

/// The faces that a die may show.
const FACES: std::ops::RangeInclusive<u8> = 1..=20;

impl Lesson {
    /// Reads the script of a level.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the file, with line and reason.
    pub fn load(folder: &Path) -> Result<Self, Problems> {
        let reach = Reach::of_level(folder)?;
        let source = reach.read(&folder.join(FILE))?;
        let mut problems = Problems::default();
        let lesson = read(&source.part(), &mut problems);
        let texts = OwnTexts::read(folder, &reach, &mut problems);
        let Some(mut lesson) = lesson else {
            return Err(problems);
        };
        lesson.labels_mut().for_each(|label| texts.resolve(label));
        lesson.check(&mut problems);
        problems.into_result(lesson)
    }

    fn check(&self, problems: &mut Problems) {
        if self.steps.is_empty() {
            problems.push(self.marks.title.problem("the lesson has no step"));
        }
        for (step, mark) in self.steps.iter().zip(&self.marks.steps) {
            let is_asked = step.asked.is_some();
            let is_taken = step.replies.iter().any(|reply| reply.verdict != Verdict::Again);
            if is_asked != is_taken {
                let reason = "a step that asks needs an answer that is taken, and only such a step has one";
                problems.push(mark.problem(reason));
            }
            let faces = step.replies.iter().flat_map(|reply| &reply.faces);
            check_faces(faces, mark, problems);
        }
        for (other, mark) in self.others.iter().zip(&self.marks.others) {
            check_faces(&other.faces, mark, problems);
        }
        check_faces(&self.first, &self.marks.first, problems);
    }

    /// All fighters whom the script names, each with the place where it does.
    pub fn fighters(&self) -> impl Iterator<Item = (FighterId, &Mark)> {
        let steps = self.steps.iter().zip(&self.marks.steps).flat_map(|(step, mark)| {
            let spot = match step.at {
                Spot::Fighter(who) => Some(who),
                _ => None,
            };
            let before = step.before.map(Query::fighter);
            spot.into_iter()
                .chain(before)
                .map(move |who| (FighterId(who), mark))
        });
        let questions = self.questions.iter().zip(&self.marks.questions);
        let questions = questions.map(|(question, mark)| (FighterId(question.about.fighter()), mark));
        std::iter::once((self.learner, &self.marks.learner))
            .chain(steps)
            .chain(questions)
    }

    /// All rules that the script names, each with the place where it does.
    pub fn rules(&self) -> impl Iterator<Item = (RuleId, &Mark)> {
        let steps = self.steps.iter().zip(&self.marks.steps);
        let steps = steps.flat_map(|(step, mark)| step.rules.iter().map(move |rule| (*rule, mark)));
        let questions = self.questions.iter().zip(&self.marks.questions);
        let questions =
            questions.flat_map(|(question, mark)| question.rules.iter().map(move |rule| (*rule, mark)));
        steps.chain(questions)
    }

    /// All labels of the script, each with its place.
    pub fn labels(&self) -> impl Iterator<Item = (&Label, &Mark)> {
        let steps = self.steps.iter().zip(&self.marks.steps).flat_map(|(step, mark)| {
            let said = step.replies.iter().map(|reply| &reply.say);
            [&step.what, &step.why]
                .into_iter()
                .chain(said)
                .map(move |label| (label, mark))
        });
        let questions = self.questions.iter().zip(&self.marks.questions);
        let questions = questions.flat_map(|(question, mark)| [(&question.ask, mark), (&question.why, mark)]);
        std::iter::once((&self.title, &self.marks.title))
            .chain(steps)
            .chain(questions)
    }

    fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
        let steps = self.steps.iter_mut().flat_map(|step| {
            let said = step.replies.iter_mut().map(|reply| &mut reply.say);
            [&mut step.what, &mut step.why].into_iter().chain(said)
        });
        let questions = self.questions.iter_mut();
        let questions = questions.flat_map(|question| [&mut question.ask, &mut question.why]);
        std::iter::once(&mut self.title).chain(steps).chain(questions)
    }
}

impl Query {
    /// Whom it is about.
    const fn fighter(self) -> u16 {
        match self {
            Self::AttackTarget(who) | Self::Loss(who) | Self::Threshold(who) | Self::Initiative(who) => who,
        }
    }
}

/// Reads the fields, each by itself, so that whatever is broken is told with its place; none if anything is.
fn read(whole: &Part<'_>, problems: &mut Problems) -> Option<Lesson> {
    let mut found = Problems::default();
    let fields = whole.fields(&mut found);
    let is_cut = whole.is_cut();
    for (name, part) in fields.iter().filter(|(name, _)| !FIELDS.contains(&name.as_str())) {
        let reason = format!("unknown field `{name}`{}", hint(name, FIELDS));
        found.push(part.mark().problem(reason));
    }
    let field = |name: &str| {
        fields
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, part)| part)
    };
    // Where a bracket is missing the fields behind it are there, but cannot be told apart.
    for name in FIELDS.into_iter().filter(|name| !is_cut && field(name).is_none()) {
        found.push(whole.mark().problem(format!("the field `{name}` is missing")));
    }
    let version: Option<u32> = value(field("version"), &mut found);
    if let (Some(version), Some(part)) = (version.filter(|version| *version != 1), field("version")) {
        let reason = format!("is {version}, but version 1 is read");
        found.push(part.mark().problem(reason));
    }
    let mark = |name: &str| field(name).map_or_else(|| whole.mark().clone(), |part| part.mark().clone());
    let (others, other_marks) = entries(field("others"), &mut found);
    let (steps, step_marks) = entries(field("steps"), &mut found);
    let (questions, question_marks) = entries(field("questions"), &mut found);
    let title = value(field("title"), &mut found);
    let seed = value(field("seed"), &mut found);
    let first = value(field("first"), &mut found);
    let learner = value(field("learner"), &mut found);
    let is_whole = found.is_empty();
    problems.append(found);
    Some(Lesson {
        title: title?,
        seed: seed?,
        first: first?,
        learner: learner?,
        others,
        steps,
        questions,
        marks: Marks {
            title: mark("title"),
            first: mark("first"),
            learner: mark("learner"),
            others: other_marks,
            steps: step_marks,
            questions: question_marks,
        },
    })
    .filter(|_| is_whole)
}

fn value<T: DeserializeOwned>(part: Option<&Part<'_>>, problems: &mut Problems) -> Option<T> {
    part?.parse().map_err(|problem| problems.push(problem)).ok()
}

fn entries<T: DeserializeOwned>(part: Option<&Part<'_>>, problems: &mut Problems) -> (Vec<T>, Vec<Mark>) {
    let entries = part.map(|part| part.entries(problems)).unwrap_or_default();
    entries.into_iter().map(|entry| (entry.value, entry.mark)).unzip()
}

fn check_faces<'f>(faces: impl IntoIterator<Item = &'f u8>, mark: &Mark, problems: &mut Problems) {
    for face in faces.into_iter().filter(|face| !FACES.contains(face)) {
        let reason = format!("no die falls on {face}: `faces` are from 1 to 20");
        problems.push(mark.problem(reason));
    }
}
