//! The facts of a pair that have to do with what stands around each of the two: room, footing, foes, ways out.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::push::PushStep;
use super::room::{Runs, may_hinder};
use super::{
    BoardView, Cell, CellFacts, Facing, Figure, Footing, Footprint, Pair, PairFacts, Passage, Room,
    are_opposite, closed_in, free_around, push_line,
};

/// How many steps of a push are kept; longer ones are worked out whenever somebody asks.
const KEPT_STEPS: u8 = 4;

impl<'a> PairFacts<'a> {
    /// The numbers of the attacker's able allies who stand on the far side of the target.
    ///
    /// Rule: `BD-PF-23`.
    pub fn opposite_allies(&self) -> Vec<usize> {
        let is_opposite = |other: &Figure| {
            self.attacker.is_allied_to(other)
                && other.is_present
                && other.is_able
                && are_opposite(self.attacker.place, other.place, self.target.place)
        };
        let opposite = self.others().filter(|(_, other)| is_opposite(other));
        opposite.map(|(number, _)| number).collect()
    }

    /// The numbers of the able foes who stand beside the attacker with a clear line for blows.
    ///
    /// Rule: `BD-PF-24`.
    pub fn foes_of_attacker(&self) -> &[usize] {
        self.foes_in_contact(0)
    }

    /// The numbers of the able foes who stand beside the target with a clear line for blows.
    ///
    /// Rule: `BD-PF-24`.
    pub fn foes_of_target(&self) -> &[usize] {
        self.foes_in_contact(1)
    }

    /// The room around attacker and target, up to walls and things.
    ///
    /// Rule: `BD-PF-29`.
    pub fn rooms(&self) -> [Room; 2] {
        [0, 1].map(|of| {
            let room = &self.known.lone(of).room;
            *room.get_or_init(|| self.runs(of).room(self.view, self.both()[of].place, &[]))
        })
    }

    /// The room around attacker and target, up to the upright bodies of others besides.
    ///
    /// Rule: `BD-PF-29`.
    pub fn rooms_among_bodies(&self) -> [Room; 2] {
        [0, 1].map(|of| self.room_among_bodies(of))
    }

    /// How many of the eight sides of attacker and target are shut.
    ///
    /// Rule: `BD-PF-30`.
    pub fn closed_in(&self) -> [u8; 2] {
        [0, 1].map(|of| {
            let kept = &self.known.lone(of).closed_in;
            *kept.get_or_init(|| closed_in(self.view, self.both()[of].place))
        })
    }

    /// What attacker and target stand on: of a big footprint the worst of each.
    ///
    /// Rule: `BD-PF-33`.
    pub fn footing(&self) -> [Underfoot; 2] {
        [0, 1].map(|of| {
            let kept = &self.known.lone(of).footing;
            *kept.get_or_init(|| underfoot(self.view, self.both()[of]))
        })
    }

    /// The neighbour cells that the target could step to at once.
    ///
    /// Rule: `BD-PF-36`.
    pub fn free_around_target(&self) -> &[(Facing, Cell)] {
        let free = &self.known.lone(1).around.free;
        free.get_or_init(|| free_around(self.view, self.target.place, &self.held_by_others()))
    }

    /// Where the target goes when the attacker pushes him up to `length` steps.
    ///
    /// Rule: `BD-PF-37`.
    pub fn push_line(&self, length: u8) -> Cow<'_, [PushStep]> {
        let Some(towards) = self.bearing() else {
            return Cow::Borrowed(&[]);
        };
        let pushed = |length| {
            push_line(
                self.view,
                self.target.place,
                towards,
                length,
                &self.held_by_others(),
            )
        };
        if length > KEPT_STEPS {
            return Cow::Owned(pushed(length));
        }
        let kept = &self.known.lone(1).around.pushes[usize::from(towards.index())];
        let line = kept.get_or_init(|| pushed(KEPT_STEPS));
        Cow::Borrowed(&line[..line.len().min(usize::from(length))])
    }

    /// The height of the floor of attacker (0) or target (1) with his altitude, in decimetres.
    pub(super) fn floor_dm(&self, of: usize) -> i32 {
        let kept = &self.known.lone(of).floor_dm;
        *kept.get_or_init(|| self.both()[of].spot().floor_dm(self.view))
    }

    /// All upright bodies by number; the two and their mounts are in nobody's way.
    pub(super) fn uprights(&self) -> impl Iterator<Item = (usize, Footprint)> {
        let [attacker, target] = self.numbers;
        // Who rides nothing has himself as his mount.
        let mount = |of: usize| self.both()[of].mount.map_or(self.numbers[of], usize::from);
        let mounts = [mount(0), mount(1)];
        let is_own = move |number: usize| {
            number == attacker || number == target || number == mounts[0] || number == mounts[1]
        };
        let all = self.figures.iter().enumerate();
        let others = all.filter(move |(number, figure)| !is_own(*number) && figure.is_upright());
        others.map(|(number, figure)| (number, figure.place))
    }

    pub(super) const fn both(&self) -> [&Figure; 2] {
        [&self.attacker, &self.target]
    }

    fn runs(&self, of: usize) -> &Runs {
        let kept = &self.known.lone(of).runs;
        kept.get_or_init(|| Runs::around(self.view, self.both()[of].place))
    }

    /// The room of one of the two: as it is for everybody, unless the body of the other, or his mount's, has a say in it.
    fn room_among_bodies(&self, of: usize) -> Room {
        let (own, partner) = (self.both()[of], self.both()[1 - of]);
        let hindering = self.hindering(of);
        let room = |without: [Option<usize>; 4]| {
            let others = hindering
                .iter()
                .filter(|(number, _)| !without.contains(&Some(*number)));
            let bodies: SmallVec<[Footprint; 8]> = others.map(|&(_, place)| place).collect();
            self.runs(of).room(self.view, own.place, &bodies)
        };
        let mount = |figure: &Figure| figure.mount.map(usize::from);
        let numbers = [self.numbers[of], self.numbers[1 - of]].map(Some);
        let has_say = |who: Option<usize>| hindering.iter().any(|(number, _)| Some(*number) == who);
        let kept = &self.known.lone(of).around.room;
        let among_all = *kept.get_or_init(|| room([numbers[0], mount(own), None, None]));
        // Nobody is in the way of somebody whose room is as wide as without bodies.
        if (has_say(numbers[1]) || has_say(mount(partner))) && among_all != self.rooms()[of] {
            return room([numbers[0], numbers[1], mount(own), mount(partner)]);
        }
        among_all
    }

    /// The upright bodies, by number, that may stop a swing of one of the two, his own among them.
    fn hindering(&self, of: usize) -> &[(usize, Footprint)] {
        let own = self.both()[of].place;
        let may_stop = |figure: &Figure| figure.is_upright() && may_hinder(own, figure.place);
        let kept = &self.known.lone(of).around.hindering;
        kept.get_or_init(|| {
            let all = self.figures.iter().enumerate();
            let near = all.filter(|(_, figure)| may_stop(figure));
            near.map(|(number, figure)| (number, figure.place)).collect()
        })
    }

    /// Everybody else, with his number.
    fn others(&self) -> impl Iterator<Item = (usize, &'a Figure)> {
        let numbers = self.numbers;
        self.figures
            .iter()
            .enumerate()
            .filter(move |(number, _)| !numbers.contains(number))
    }

    /// The places of all who hold their cells, but for the target.
    fn held_by_others(&self) -> SmallVec<[Footprint; 32]> {
        let holds = |figure: &Figure| figure.is_present && figure.is_able;
        let [attacker, target] = self.numbers;
        let others = self.others().filter(|(_, figure)| holds(figure));
        others
            .map(|(_, figure)| figure.place)
            .chain((attacker != target && holds(&self.attacker)).then_some(self.attacker.place))
            .collect()
    }

    fn foes_in_contact(&self, of: usize) -> &[usize] {
        let foes = &self.known.lone(of).around.foes;
        foes.get_or_init(|| self.find_foes(of))
    }

    fn find_foes(&self, of: usize) -> Vec<usize> {
        let own = self.both()[of];
        let partner = (self.numbers[1 - of], self.both()[1 - of]);
        let touches = |other: &Figure| {
            other.is_present
                && other.is_able
                && own.is_hostile_to(other)
                && own.place.gap(other.place).cheb() == 1
        };
        let mut found: Vec<usize> = self
            .others()
            .filter(|(_, other)| {
                touches(other) && Pair::new(self.view, own.spot(), other.spot()).has_melee_line(1)
            })
            .map(|(number, _)| number)
            .collect();
        if touches(partner.1) && self.has_melee_line(1) {
            found.push(partner.0);
            found.sort_unstable();
        }
        found
    }
}

/// What somebody stands on.
///
/// Rule: `BD-PF-33`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Underfoot {
    /// The deepest water.
    pub water_dm: u8,
    /// The footing that is worst to stand on.
    pub footing: Footing,
    /// The dearest ground, in halves of the plain cost.
    pub move_half: u8,
    /// Whether he stands on a thing that fills his cell: a table, a low wall.
    pub is_on_thing: bool,
}

/// What a figure stands on.
///
/// Rule: `BD-PF-33`.
pub fn underfoot(view: BoardView, figure: &Figure) -> Underfoot {
    let cells = || figure.place.cells().filter_map(|cell| view.cell(cell));
    let most = |of: fn(&CellFacts) -> u8| cells().map(of).max().unwrap_or(0);
    let is_stood_on = |cell| {
        view.thing(cell)
            .is_some_and(|thing| !thing.is_open() && thing.passage() == Passage::Cost && thing.kind.leaf == 0)
    };
    Underfoot {
        water_dm: most(|facts| facts.water_dm),
        footing: cells()
            .map(|facts| facts.footing)
            .max_by_key(|footing| footing.trouble())
            .unwrap_or_default(),
        move_half: most(|facts| facts.move_half),
        is_on_thing: figure.place.cells().any(is_stood_on),
    }
}
