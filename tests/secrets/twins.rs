//! Two fights that one side cannot tell apart: they differ in nothing but a foe whom it has never seen.
//!
//! The foe is there or not, is another person, holds another weapon or stands elsewhere. Everybody else makes the same choices in both
//! fights; he himself goes about unseen in each as he likes, but strikes at nobody and changes nothing of the map. At every decision of the
//! side all that it can get is compared, byte for byte (`page`). The dice are steady: how often he throws them does not change what falls
//! for others, so that no difference has its excuse in them. A comparison ends where the rules tell the side something of him: he comes
//! into its sight, somebody runs into him, a blow falls from the dark, the fight ends in one of the two; or where his friends, who see him,
//! have other choices than without him.

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, BattleEvent, Choice, Clock, Fighter, FighterId, Happening, Log, Muster, Offer, Question,
    RawRon, Roster, Seat, SideId, Witness, settle,
};
use klingentanz::board::Cell;
use klingentanz::cli::{Manner, Table, Teller};
use klingentanz::dice::SeededDice;
use klingentanz::replay::{DiceSource, Opening, Tape};
use klingentanz::rules::Preset;

use crate::common::chance::{answer, pick};
use crate::common::{self, question};
use crate::page::{self, voice};

/// A fight to be compared with its twin.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// By which rules.
    pub system: &'a str,
    /// With which modules.
    pub preset: Preset,
    /// On which level; it keeps secrets whether it says so or not.
    pub level: &'a str,
    /// The side that must not tell the twins apart.
    pub side: SideId,
    /// In what they differ, and all that happens by chance.
    pub seed: u64,
}

/// Decisions after which a comparison is long enough; the soak, which is optimised, goes on for longer.
const LONG: usize = if cfg!(debug_assertions) { 80 } else { 150 };

/// Foes of whom the side has not heard are made of these besides the persons of the level.
const PERSONS: [(&str, &[&str]); 3] = [
    ("dsa41", &["HER-03", "HER-08", "OPP-01", "OPP-03", "OPP-06"]),
    ("pool", &["PL-HER-01", "PL-HER-02", "PL-OPP-03"]),
    ("d20", &["D20-HER-01", "D20-HER-03", "D20-OPP-02"]),
];

/// Fights a case and its twin; answers how many decisions of the side were compared: none where there is nobody to be hidden.
///
/// # Errors
///
/// What tells the twins apart.
pub fn compare(case: Case) -> Result<usize, String> {
    let Some((twins, stranger)) = musters(&case) else {
        return Ok(0);
    };
    let [Some(mut one), Some(mut other)] = twins.map(|muster| Fight::open(&case, &muster, stranger)) else {
        return Ok(0);
    };
    let mut chance = SeededDice::new(case.seed ^ 0x5eed);
    let mut compared = 0;
    for step in 0..LONG {
        if one.goes_about() || other.goes_about() {
            break;
        }
        let asked = [one.question(), other.question()];
        if asked.iter().any(Option::is_none) {
            break;
        }
        let [Some(question), Some(same)] = asked else {
            break;
        };
        let is_own = one.side_of(question.fighter) == case.side;
        if question != same && !is_own && other.side_of(same.fighter) != case.side {
            break;
        }
        if question != same && (one.comes_in(&question) || other.comes_in(&same)) {
            break;
        }
        // A friend of the stranger may be asked otherwise, and is not compared.
        if is_own || question != same {
            if one.deeds() != other.deeds() {
                break;
            }
            let looks = page::Looks::of(&mut chance);
            if question != same {
                let truth = format!("{}\n----- and -----\n{}", one.truth(), other.truth());
                return Err(format!(
                    "{question:?} and {same:?} are asked in {case:?}, without {stranger:?}\n{truth}"
                ));
            }
            let pages = [one.page(&looks), other.page(&looks)];
            let same_page = page::same(&pages);
            if let Err(line) = same_page {
                let truth = format!("{}\n----- and -----\n{}", one.truth(), other.truth());
                return Err(format!(
                    "{line}\n===== in {case:?}, without {stranger:?}\n{truth}"
                ));
            }
            compared += 1;
        }
        let Some(choice) = chosen([&one, &other], &mut chance) else {
            break;
        };
        let seed = case.seed.wrapping_mul(1000) + step as u64;
        for fight in [&mut one, &mut other] {
            fight.answer(question.fighter, choice.clone(), seed);
        }
    }
    Ok(compared)
}

/// The two set-ups, and the foe in whom they differ.
fn musters(case: &Case) -> Option<([Muster; 2], FighterId)> {
    let app = common::app();
    let opening = common::opening_with((case.system, case.preset), case.level, DiceSource::Seed(0));
    let mut muster = common::prepared(&app, &opening).muster;
    let mut chance = SeededDice::new(case.seed);
    let foes: Vec<FighterId> = muster
        .fighters
        .iter()
        .filter(|it| muster.sides.are_hostile(case.side, it.side))
        .map(|it| it.id)
        .collect();
    let stranger = *foes.get(pick(&mut chance, foes.len().max(1)))?;
    let mut setting = (*muster.setting).clone();
    setting.secrets = true;
    let is_hidden = |id: &FighterId, chance: &mut SeededDice| *id == stranger || pick(chance, 2) == 0;
    let own_hidden = setting.hidden.clone();
    setting.hidden = muster
        .fighters
        .iter()
        .map(|it| it.id)
        .filter(|id| own_hidden.contains(id) || foes.contains(id) && is_hidden(id, &mut chance))
        .collect();
    // His light would be seen, and whether he looks about him is nobody's business.
    setting.carried.retain(|(id, _)| *id != stranger);
    setting.unturned.retain(|id| *id != stranger);
    muster.setting = setting.into();
    muster.sides.seat(case.side, Seat::Human(1));
    muster.dice = BattleDice::steady(case.seed);
    let mut twin = muster.clone();
    change(&mut twin, case, stranger, &mut chance)?;
    Some(([muster, twin], stranger))
}

/// Makes the stranger another one, or leaves him out.
fn change(twin: &mut Muster, case: &Case, stranger: FighterId, chance: &mut SeededDice) -> Option<()> {
    let place = twin.fighters.iter().position(|it| it.id == stranger)?;
    let board = twin.board.clone();
    match pick(chance, 4) {
        0 => {
            let gone = twin.fighters.remove(place);
            let mut setting = (*twin.setting).clone();
            setting.hidden.retain(|id| *id != stranger);
            twin.setting = setting.into();
            // A side without anybody has lost, and that is told.
            let is_left = twin.fighters.iter().any(|it| it.side == gone.side);
            is_left.then_some(())
        }
        1 => {
            let known = PERSONS.iter().find(|(system, _)| *system == case.system)?.1;
            twin.fighters[place].person = RawRon::id(known[pick(chance, known.len())]);
            twin.fighters[place].start = None;
            Some(())
        }
        2 => {
            let start = if case.system == "dsa41" {
                "(style: 1)"
            } else {
                "(active: 1)"
            };
            let text = start.to_owned();
            twin.fighters[place].start = Some(RawRon { text, line: 1 });
            Some(())
        }
        _ => {
            let is_free = |cell: &Cell| {
                let is_taken = twin.fighters.iter().any(|it| it.at == *cell);
                board.thing(*cell).is_none() && !is_taken
            };
            let free: Vec<Cell> = board.cells().filter(is_free).collect();
            twin.fighters[place].at = free[pick(chance, free.len())];
            Some(())
        }
    }
}

/// One of the two fights.
struct Fight {
    table: Table<'static>,
    battle: Entity,
    side: SideId,
    stranger: FighterId,
    tellers: [(Teller, Manner); 2],
    /// What `run --side` has written so far.
    written: Vec<u8>,
    /// By which the stranger goes about.
    whims: SeededDice,
}

impl Fight {
    fn open(case: &Case, muster: &Muster, stranger: FighterId) -> Option<Self> {
        let mut app = common::app();
        let system = klingentanz::rules::system(case.system)?;
        // Somebody may not fit into the place of the stranger, or have no second weapon.
        let battle = system.muster(app.world_mut(), muster).ok()?;
        let opening = Opening::of_level(common::root().join("levels").join(case.level), 0);
        app.world_mut()
            .entity_mut(battle)
            .insert(Tape::new(opening, Default::default()));
        settle(app.world_mut(), battle);
        let tellers = [Manner::Json, Manner::Reasons].map(|manner| {
            let mut teller = Teller::of(app.world(), battle).unwrap();
            teller.read_by(Some(case.side));
            (teller, manner)
        });
        let teller = Teller::of(app.world(), battle).unwrap();
        let table = Table::beside(voice(), app, (battle, teller));
        Some(Self {
            table: table.unwrap_or_else(|_| panic!("the table is laid")),
            battle,
            side: case.side,
            stranger,
            tellers,
            written: Vec::new(),
            whims: SeededDice::new(case.seed ^ u64::from(muster.fighters.len() as u32)),
        })
    }

    fn app(&self) -> &App {
        self.table.app()
    }

    fn question(&self) -> Option<Question> {
        let clock = self.app().world().get::<Clock>(self.battle)?;
        question(self.app(), self.battle).filter(|_| !clock.over)
    }

    fn side_of(&self, id: FighterId) -> SideId {
        let world = self.app().world();
        let entity = world.get::<Roster>(self.battle).unwrap().entity(id).unwrap();
        world.get::<Fighter>(entity).unwrap().side
    }

    /// Whether another question is open because a friend of the stranger waits for somebody to act: he comes in when his side sees one act
    /// (`ACT-23`, `TIM-04`), whom the stranger may see alone, and those who keep watch are asked as he does.
    fn comes_in(&self, question: &Question) -> bool {
        let is_friend = |id: FighterId| self.side_of(id) != self.side;
        let log = common::log(self.app(), self.battle);
        let round = log.last().map(|event| event.round);
        let mut now = log.iter().rev().take_while(|event| Some(event.round) == round);
        let delays = |event: &BattleEvent| match &event.happening {
            Happening::Acted { fighter, act, .. } => is_friend(*fighter) && act.0 == "delay",
            _ => false,
        };
        is_friend(question.fighter) && question.kind.0 == "free" || now.any(delays)
    }

    /// Everybody else answers; the dice are the same in both fights.
    fn answer(&mut self, fighter: FighterId, choice: Choice, seed: u64) {
        let (battle, world) = (self.battle, self.table.app_mut().world_mut());
        *world.get_mut::<BattleDice>(battle).unwrap() = BattleDice::steady(seed);
        common::play(self.table.app_mut(), battle, fighter.0, choice);
    }

    /// The stranger does whatever he likes as long as he is asked. Says whether the rules have told the side something of him.
    fn goes_about(&mut self) -> bool {
        while !self.is_out()
            && let Some(question) = self.question().filter(|asked| asked.fighter == self.stranger)
        {
            let offers = common::system(self.app(), self.battle).offers(self.app().world(), self.battle);
            let quiet: Vec<&Offer> = offers.iter().filter(|offer| is_quiet(offer)).collect();
            if quiet.is_empty() {
                return true;
            }
            let offer = quiet[pick(&mut self.whims, quiet.len())];
            let choice = answer(self.table.app(), self.battle, offer, &mut self.whims);
            let before = common::log(self.app(), self.battle).len();
            common::play(self.table.app_mut(), self.battle, question.fighter.0, choice);
            let news = &common::log(self.app(), self.battle)[before..];
            let changes = |event: &Happening| matches!(event, Happening::GroundChanged { .. });
            if news.iter().any(|event| changes(&event.happening)) {
                return true;
            }
        }
        self.is_out()
    }

    /// Whether the side has been told something of the stranger.
    fn is_out(&self) -> bool {
        let world = self.app().world();
        let view = Witness::new(world, self.battle, Some(self.side)).view().unwrap();
        if view.met().contains(&self.stranger) {
            return true;
        }
        let log = world.get::<Log>(self.battle).unwrap();
        let mut news = log.news(0..log.entries().len(), Some(self.side));
        news.any(|(_, event)| match &event.happening {
            Happening::Obscured { .. } => true,
            Happening::Forgone { rule, .. } => rule.is_some_and(|rule| rule.0 == "BD-MOV-05"),
            // Who is found is told so, whoever has found him (PL-PER-02).
            Happening::StateChanged { state, on: false, .. } => state.0 == "hidden",
            _ => false,
        })
    }

    /// What the friends of the stranger have done so far, of whom the side may know: who sees him may go another way, or be helped by him.
    fn deeds(&self) -> Vec<(u16, Option<i16>, &Happening)> {
        let log = common::log(self.app(), self.battle).iter();
        let is_friend = |id: FighterId| id != self.stranger && self.side_of(id) != self.side;
        let is_deed = |event: &&BattleEvent| match &event.happening {
            Happening::Asked { .. } | Happening::Chosen { .. } | Happening::Refused { .. } => false,
            Happening::Acted { fighter, target, .. } => is_friend(*fighter) && *target != Some(self.stranger),
            other => subject(other).is_some_and(&is_friend),
        };
        let deeds = log.filter(is_deed);
        deeds
            .map(|event| (event.round, event.phase, &event.happening))
            .collect()
    }

    /// The last that really happened.
    fn truth(&self) -> String {
        let log = common::log(self.app(), self.battle);
        let last = log[log.len().saturating_sub(30)..].iter();
        let lines = last.map(|event| format!("{} {:?} {:?}", event.round, event.phase, event.happening));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn page(&mut self, looks: &page::Looks) -> String {
        for (teller, manner) in &mut self.tellers {
            let at = (self.table.app().world(), self.battle);
            let told = teller.tell_in_turn(at, voice(), *manner, &mut self.written);
            told.unwrap();
        }
        let written = String::from_utf8(self.written.clone()).unwrap();
        written + &page::page(&mut self.table, self.battle, self.side, looks)
    }
}

/// Whether an answer strikes at nobody and leaves the map as it is.
fn is_quiet(offer: &Offer) -> bool {
    match &offer.choice {
        Choice::Plan { .. } | Choice::Pass | Choice::Move { .. } => offer.word.0 != "surrender",
        Choice::Act { act, .. } => ["set-up", "place", "wait", "turn"].contains(&act.0),
        _ => false,
    }
}

/// An answer by chance that is allowed in both fights; none where there is none.
fn chosen(twins: [&Fight; 2], chance: &mut SeededDice) -> Option<Choice> {
    let [one, other] = twins;
    let system = common::system(one.app(), one.battle);
    let offers = system.offers(one.app().world(), one.battle);
    let offers: Vec<&Offer> = offers
        .iter()
        .filter(|offer| !["surrender", "leave"].contains(&offer.word.0))
        .collect();
    let asked = one.question()?.fighter;
    for _ in 0..8 {
        let offer = offers.get(pick(chance, offers.len().max(1)))?;
        let choice = answer(one.app(), one.battle, offer, chance);
        let judged = system.judge(other.app().world(), other.battle, asked, &choice);
        if judged.is_ok() {
            return Some(choice);
        }
    }
    None
}

/// Who did something, or to whom something happened.
const fn subject(happening: &Happening) -> Option<FighterId> {
    match happening {
        Happening::Announced { fighter, .. }
        | Happening::Attacked { fighter, .. }
        | Happening::Defended { fighter, .. }
        | Happening::Undefended { fighter, .. }
        | Happening::ValueChanged { fighter, .. }
        | Happening::Wounded { fighter, .. }
        | Happening::StateChanged { fighter, .. }
        | Happening::Checked { fighter, .. }
        | Happening::Rolled { fighter, .. }
        | Happening::Moved { fighter, .. }
        | Happening::Turned { fighter, .. }
        | Happening::Forgone { fighter, .. } => Some(*fighter),
        Happening::Struck { target, .. } => Some(*target),
        _ => None,
    }
}
