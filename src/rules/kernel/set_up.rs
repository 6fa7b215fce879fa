//! Before the first round the sides that have a zone set their fighters up in it, and all others look where their foes are.

use crate::battle::{Choice, FighterId, Happening, Offer, RuleId, Slot, Term, WhyNot};
use crate::board::{Cell, Facing, Footprint, Mark, is_passable};

use super::{Rules, Scene, Snapshot, Table, why};

/// What a rule system calls the answers of somebody who is being set up.
pub struct SetUpWords {
    /// The question.
    pub ask: Term,
    /// He is placed on a cell.
    pub place: Term,
    /// He is turned.
    pub turn: Term,
    /// He takes a weapon in hand.
    pub draw: Term,
    /// He is ready.
    pub ready: Term,
}

/// What a rule system says of those who are set up.
pub trait SetsUp: Rules {
    /// The words.
    const WORDS: SetUpWords;

    /// The rule of the zones, as these rules cite it.
    const ZONES: RuleId;

    /// Those who are still to be set up, the next one last.
    fn waiting(round: &mut Self::Round) -> &mut Vec<FighterId>;

    /// The answer to what was asked, if there is one.
    fn take_answer(round: &mut Self::Round) -> Option<Choice>;

    /// Whether a fighter can be set up: on the map and awake.
    fn can_be_set_up(fighter: &Snapshot<Self>) -> bool {
        fighter.is_able()
    }

    /// Whether nobody is in the way of a fighter in a place.
    fn is_free(scene: &Scene<Self>, fighter: &Snapshot<Self>, place: Footprint) -> bool {
        let others = scene.fighters.iter().filter(|it| it.id() != fighter.id());
        let mut others = others.filter(|it| it.body.present);
        others.all(|it| it.place().gap(place).cheb() > 0)
    }

    /// Where a fighter looks by himself, as far as his side knows: towards the nearest foe, else as he does.
    fn natural_facing(scene: &Scene<Self>, fighter: &Snapshot<Self>) -> Facing {
        let gap = |foe: &Snapshot<Self>| fighter.place().gap(foe.place());
        let nearest = scene.foes(fighter).min_by_key(|foe| (gap(foe).cheb(), foe.id()));
        nearest
            .and_then(|foe| gap(foe).sector())
            .unwrap_or(fighter.body.facing)
    }

    /// Whether a fighter has been told where to look; it is to be changed here too.
    fn was_turned(state: &mut Self::State) -> &mut bool;

    /// Puts a fighter on a cell.
    fn put_on(table: &mut Table<Self>, id: FighterId, at: Cell) {
        table.fighter(id).body.at = at;
    }

    /// Gives a fighter one of his weapons in hand, and tells of it.
    fn take_in_hand(table: &mut Table<Self>, id: FighterId, with: Slot);

    /// Whether a fighter may begin with another of his weapons in hand.
    ///
    /// # Errors
    ///
    /// Why not.
    fn may_hold(scene: &Scene<Self>, fighter: &Snapshot<Self>, with: Slot) -> Result<(), WhyNot>;

    /// The weapons with which he can begin, in the order in which they are offered.
    fn arms(fighter: &Snapshot<Self>) -> Vec<Offer>;

    /// Whether an answer that only these rules know is allowed.
    ///
    /// # Errors
    ///
    /// Why not.
    fn judge_besides(
        _scene: &Scene<Self>,
        _fighter: &Snapshot<Self>,
        _choice: &Choice,
    ) -> Result<(), WhyNot> {
        Err(why::no_answer(Self::ZONES))
    }

    /// The offers of such answers.
    fn offer_besides(_scene: &Scene<Self>, _fighter: &Snapshot<Self>) -> Vec<Offer> {
        Vec::new()
    }

    /// Carries such an answer out; whether it is one.
    fn do_besides(_table: &mut Table<Self>, _id: FighterId, _choice: &Choice) -> bool {
        false
    }
}

/// An act with nothing beside it.
pub(crate) const fn act(act: Term) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: None,
        at: None,
        facing: None,
    }
}

/// Being placed on a cell.
pub(crate) const fn placed<R: SetsUp>(cell: Cell) -> Choice {
    Choice::Act {
        act: R::WORDS.place,
        target: None,
        with: None,
        at: Some(cell),
        facing: None,
    }
}

const fn turned<R: SetsUp>(facing: Facing) -> Choice {
    Choice::Act {
        act: R::WORDS.turn,
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    }
}

/// Holding a weapon.
pub(crate) const fn held<R: SetsUp>(with: Slot) -> Choice {
    Choice::Act {
        act: R::WORDS.draw,
        target: None,
        with: Some(with),
        at: None,
        facing: None,
    }
}

/// The zone in which a fighter may be set up: that of his side, if he begins in it with his whole footprint and is awake.
///
/// Rule: `BD-LVL-09`.
pub fn zone<R: SetsUp>(scene: &Scene<R>, fighter: &Snapshot<R>) -> Option<Mark> {
    let zone = scene.ground.setting.zone(fighter.fighter.side)?;
    (R::can_be_set_up(fighter) && holds(zone, fighter.place())).then_some(zone)
}

/// The cells that a fighter may be placed on besides the one that he has; the north-west one of a large body.
pub fn cells<R: SetsUp>(scene: &Scene<R>, fighter: &Snapshot<R>) -> Vec<Cell> {
    let Some(zone) = zone(scene, fighter) else {
        return Vec::new();
    };
    let all = zone.cells().filter(|cell| *cell != fighter.body.at);
    all.filter(|cell| fits(scene, fighter, zone, *cell)).collect()
}

fn fits<R: SetsUp>(scene: &Scene<R>, fighter: &Snapshot<R>, zone: Mark, cell: Cell) -> bool {
    let there = Footprint::new(cell, fighter.body.size);
    holds(zone, there)
        && there.cells().all(|cell| is_passable(scene.board(), cell))
        && R::is_free(scene, fighter, there)
}

fn holds(zone: Mark, place: Footprint) -> bool {
    place.cells().all(|cell| zone.contains(cell))
}

/// Whether an answer sets a fighter up: a place in the zone, where to look, what to hold, or that he is ready.
///
/// # Errors
///
/// Why not.
///
/// Rule: `BD-LVL-09`.
pub fn judge<R: SetsUp>(scene: &Scene<R>, fighter: &Snapshot<R>, choice: &Choice) -> Result<(), WhyNot> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act { at: Some(cell), .. } if *choice == placed::<R>(*cell) => match zone(scene, fighter) {
            _ if *cell == fighter.body.at => Err(why::stands_there(R::ZONES)),
            Some(zone) if fits(scene, fighter, zone, *cell) => Ok(()),
            _ => Err(why::outside_zone(R::ZONES)),
        },
        Choice::Act {
            facing: Some(facing), ..
        } if *choice == turned::<R>(*facing) => match *facing == fighter.body.facing {
            true => Err(why::looks_there(R::ZONES)),
            false => Ok(()),
        },
        Choice::Act { with: Some(slot), .. } if *choice == held::<R>(*slot) => {
            R::may_hold(scene, fighter, *slot)
        }
        _ => R::judge_besides(scene, fighter, choice),
    }
}

/// Everything that may be chosen for a fighter who is being set up; that he is ready comes first, as he has a place already.
pub fn offers<R: SetsUp>(scene: &Scene<R>, fighter: &Snapshot<R>) -> Vec<Offer> {
    let mut offers = vec![Offer::of(Choice::Pass, R::WORDS.ready)];
    let cells = cells(scene, fighter);
    if !cells.is_empty() {
        offers.push(Offer {
            cells,
            ..Offer::of(act(R::WORDS.place), R::WORDS.place)
        });
    }
    offers.extend(Facing::ALL.map(|facing| Offer::of(turned::<R>(facing), R::WORDS.turn)));
    offers.extend(R::arms(fighter));
    offers.extend(R::offer_besides(scene, fighter));
    offers
}

/// Finds those who are to be set up: side by side, in ascending order of the ids.
///
/// Rule: `BD-LVL-09`.
pub fn open<R: SetsUp>(table: &mut Table<R>) {
    if table.ground.setting.zones.is_empty() {
        return;
    }
    let scene = table.scene();
    let all = scene.fighters.iter().filter(|it| zone(&scene, it).is_some());
    let mut all: Vec<_> = all.map(|it| (it.fighter.side, it.id())).collect();
    drop(scene);
    all.sort_unstable();
    *R::waiting(table.round) = all.into_iter().rev().map(|(_, id)| id).collect();
}

/// Carries out what was chosen and asks for the next fighter; whether all stand ready.
#[inline(never)]
pub fn is_done<R: SetsUp>(table: &mut Table<R>) -> bool {
    let next = R::waiting(table.round).last().copied();
    if let (Some(answer), Some(id)) = (R::take_answer(table.round), next) {
        carry_out(table, id, &answer);
    }
    if let Some(id) = R::waiting(table.round).last().copied() {
        table.ask(id, R::WORDS.ask, None);
        return false;
    }
    look_about(table);
    true
}

fn carry_out<R: SetsUp>(table: &mut Table<R>, id: FighterId, choice: &Choice) {
    match choice {
        Choice::Act {
            act, at: Some(at), ..
        } if *act == R::WORDS.place => stand(table, id, *at),
        Choice::Act {
            act,
            facing: Some(facing),
            ..
        } if *act == R::WORDS.turn => {
            *R::was_turned(&mut table.fighter(id).state) = true;
            look(table, id, *facing);
        }
        Choice::Act {
            act,
            with: Some(with),
            ..
        } if *act == R::WORDS.draw => R::take_in_hand(table, id, *with),
        _ if R::do_besides(table, id, choice) => {}
        _ => drop(R::waiting(table.round).pop()),
    }
}

/// Places a fighter, who looks where he would if nobody has turned him.
fn stand<R: SetsUp>(table: &mut Table<R>, id: FighterId, to: Cell) {
    let from = table.snapshot(id).body.at;
    R::put_on(table, id, to);
    if !*R::was_turned(&mut table.fighter(id).state) {
        table.fighter(id).body.facing = natural_facing(table, id);
    }
    let facing = table.snapshot(id).body.facing;
    table.write(Happening::Moved {
        fighter: id,
        from,
        to,
        facing,
        cost: 0,
        rule: R::ZONES,
    });
}

fn natural_facing<R: SetsUp>(table: &Table<R>, id: FighterId) -> Facing {
    let scene = table.known_to(id);
    let facing = scene.get(id).map(|fighter| R::natural_facing(&scene, fighter));
    facing.unwrap_or(table.snapshot(id).body.facing)
}

/// All stand: whom nobody has told where to look turns towards the nearest foe.
fn look_about<R: SetsUp>(table: &mut Table<R>) {
    let setting = table.ground.setting.clone();
    if setting.zones.is_empty() && setting.unturned.is_empty() {
        return;
    }
    for id in table.ids() {
        let is_told = std::mem::take(R::was_turned(&mut table.fighter(id).state));
        let own = table.snapshot(id);
        let has_zone = zone(&table.scene(), own).is_some();
        let is_meant = !is_told && own.body.present && (has_zone || setting.unturned.contains(&id));
        let facing = natural_facing(table, id);
        if is_meant && facing != table.snapshot(id).body.facing {
            look(table, id, facing);
        }
    }
}

fn look<R: SetsUp>(table: &mut Table<R>, id: FighterId, facing: Facing) {
    table.fighter(id).body.facing = facing;
    table.write(Happening::Turned {
        fighter: id,
        facing,
        rule: R::ZONES,
    });
}
