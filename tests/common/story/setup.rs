//! A fight before it begins.

use std::sync::Arc;

use bevy::app::App;

use klingentanz::battle::{
    BattleDice, FighterId, ModuleWish, Muster, Posture, RawRon, Recruit, RuleSystem, Seat, Setting, Side,
    SideId, Sides, Stance, TableSet, settle,
};
use klingentanz::board::{
    Board, Catalogue, Cell, CellFacts, DoorState, Edge, Facing, Item, Light, LightSource, Thing, ThingId,
};
use klingentanz::content::Problems;

use super::super::proof::note;
use super::common;
use super::{Story, man};

/// A fight before it begins: sides 1 and 2 are foes, ids count from 1.
pub struct Setup {
    board: Board,
    fighters: Vec<Recruit>,
    dice: BattleDice,
    start: Option<(u16, i16)>,
    last_round: u16,
    system: &'static str,
    preset: &'static str,
    on: Vec<String>,
    off: Vec<String>,
    setting: Setting,
    with_others: Stance,
}

/// An open field of 12 by 12 squares.
pub fn field() -> Setup {
    Setup {
        board: Board::new(12, 12).unwrap(),
        fighters: Vec::new(),
        dice: BattleDice::scripted([]),
        start: None,
        last_round: 200,
        system: "dsa41",
        preset: "Basic",
        on: Vec::new(),
        off: Vec::new(),
        setting: Setting::default(),
        with_others: Stance::Neutral,
    }
}

/// A hero and a foe beside each other with these dice, each with his start state; both have declared a fight, the foe first.
pub fn face_to_face(hero: (String, &str), foe: (String, &str), faces: &[u8]) -> Story {
    let mut fight = field()
        .hero(hero.0, (1, 1), hero.1)
        .foe(foe.0, (2, 1), foe.1)
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

/// Two men who fight each other: the hero strikes in phase 14, the foe in phase 10.
pub fn duel(faces: &[u8]) -> Story {
    face_to_face((man(), "initiative: 14"), (man(), "initiative: 10"), faces)
}

impl Setup {
    /// Adds a fighter of side 1, looking east.
    pub fn hero(self, person: String, at: (i16, i16), start: &str) -> Self {
        self.fighter(0, person, at, start)
    }

    /// Adds a fighter of side 2, looking west.
    pub fn foe(self, person: String, at: (i16, i16), start: &str) -> Self {
        self.fighter(1, person, at, start)
    }

    /// Adds a fighter of a third side, which neither helps nor harms the others.
    pub fn bystander(self, person: String, at: (i16, i16), start: &str) -> Self {
        self.fighter(2, person, at, start)
    }

    /// Adds a fighter of a third side, the foe of both others.
    pub fn rival(mut self, person: String, at: (i16, i16), start: &str) -> Self {
        self.with_others = Stance::Hostile;
        self.fighter(2, person, at, start)
    }

    fn fighter(mut self, side: u8, person: String, (x, y): (i16, i16), start: &str) -> Self {
        let raw = |text: String| RawRon { text, line: 1 };
        self.fighters.push(Recruit {
            id: FighterId(self.fighters.len() as u16 + 1),
            side: SideId(side),
            person: raw(person),
            at: Cell::new(x, y),
            facing: if side == 0 { Facing::E } else { Facing::W },
            posture: Posture::Standing,
            awake: true,
            character: None,
            start: (!start.is_empty()).then(|| raw(format!("({start})"))),
        });
        self
    }

    /// Puts the last fighter into a posture.
    pub fn posture(mut self, posture: Posture) -> Self {
        self.fighters.last_mut().unwrap().posture = posture;
        self
    }

    /// Turns the last fighter.
    pub fn facing(mut self, facing: Facing) -> Self {
        self.fighters.last_mut().unwrap().facing = facing;
        self
    }

    /// Switches a module on besides those of the preset.
    pub fn with(mut self, module: &str) -> Self {
        common::switch::concerns(self.system, module);
        self.on.push(module.to_owned());
        self
    }

    /// Says that the numbers of the test are those without a module.
    pub fn without(mut self, module: &str) -> Self {
        common::switch::concerns(self.system, module);
        self.off.push(module.to_owned());
        self
    }

    /// Builds solid blocks where a drawing of the map, which begins in its north-west corner, has a `#`.
    pub fn walls(mut self, drawing: &[&str]) -> Self {
        for (y, row) in drawing.iter().enumerate() {
            for (x, _) in row.match_indices('#') {
                self = self.thing((x as i16, y as i16), "solid");
            }
        }
        self
    }

    /// Says what every cell is like.
    pub fn everywhere(mut self, facts: CellFacts) -> Self {
        for cell in self.board.cells() {
            assert!(self.board.set_cell(cell, facts));
        }
        self
    }

    /// The last fighter sleeps.
    pub fn asleep(mut self) -> Self {
        self.fighters.last_mut().unwrap().awake = false;
        self
    }

    /// Paints a thing of the catalogue on a cell.
    pub fn thing(mut self, (x, y): (i16, i16), class: &str) -> Self {
        let cell = Cell::new(x, y);
        assert!(
            self.board
                .set_thing(cell, Some(thing(ThingId::Tile(cell), class)))
        );
        self
    }

    /// Draws a thing of the catalogue on the edge of a cell.
    pub fn edge(mut self, (x, y): (i16, i16), towards: Facing, class: &str) -> Self {
        let edge = Edge::of(Cell::new(x, y), towards).unwrap();
        let id = ThingId::Object {
            object: 1,
            segment: 0,
        };
        assert!(self.board.set_edge(edge, Some(thing(id, class))));
        self
    }

    /// Draws a door that stands like this on the edge of a cell, with a key that opens its lock.
    pub fn door(mut self, (x, y): (i16, i16), towards: Facing, state: DoorState, key: &str) -> Self {
        let edge = Edge::of(Cell::new(x, y), towards).unwrap();
        let id = ThingId::Object {
            object: 2,
            segment: 0,
        };
        let door = Thing {
            state: Some(state),
            key: Some(key.to_owned()),
            ..thing(id, "door")
        };
        assert!(self.board.set_edge(edge, Some(door)));
        self
    }

    /// Bars a door on the edge of a cell that gives way to a tool.
    pub fn barred_door(mut self, (x, y): (i16, i16), towards: Facing, tool: &str) -> Self {
        let edge = Edge::of(Cell::new(x, y), towards).unwrap();
        let id = ThingId::Object {
            object: 2,
            segment: 0,
        };
        let door = Thing {
            state: Some(DoorState::Barred),
            force: Some(tool.to_owned()),
            ..thing(id, "door")
        };
        assert!(self.board.set_edge(edge, Some(door)));
        self
    }

    /// Fills a cell with a door that stands like this.
    pub fn cell_door(mut self, (x, y): (i16, i16), state: DoorState) -> Self {
        let cell = Cell::new(x, y);
        let door = Thing {
            state: Some(state),
            ..thing(ThingId::Tile(cell), "door")
        };
        assert!(self.board.set_thing(cell, Some(door)));
        self
    }

    /// Says what a cell is like.
    pub fn ground(mut self, (x, y): (i16, i16), facts: CellFacts) -> Self {
        assert!(self.board.set_cell(Cell::new(x, y), facts));
        self
    }

    /// Changes what the level says besides the map.
    pub fn setting(mut self, change: impl FnOnce(&mut Setting)) -> Self {
        change(&mut self.setting);
        self
    }

    /// Lays gear on a cell.
    pub fn item(mut self, (x, y): (i16, i16), gear: &str) -> Self {
        self.board.add_item(Item {
            cell: Cell::new(x, y),
            gear: gear.to_owned(),
            count: 1,
        });
        self
    }

    /// Sets a light of a kind on a cell.
    pub fn light(mut self, (x, y): (i16, i16), kind: &str) -> Self {
        self.board.add_light(Light {
            cell: Cell::new(x, y),
            source: LightSource::Named(kind.to_owned()),
            lit: true,
            tint: None,
        });
        self
    }

    /// The faces of all dice, in order.
    pub fn dice(mut self, faces: &[u8]) -> Self {
        self.dice = BattleDice::scripted(faces);
        self
    }

    /// The rule system, where it is not the first.
    pub fn by(mut self, system: &'static str) -> Self {
        self.system = system;
        self
    }

    /// The switches of the rules.
    pub fn preset(mut self, preset: &'static str) -> Self {
        self.preset = preset;
        self
    }

    /// Dice that follow from a seed.
    pub fn seed(mut self, seed: u64) -> Self {
        self.dice = BattleDice::seeded(seed);
        self
    }

    /// Begins in a round and phase.
    pub fn begin_in(mut self, round: u16, phase: i16) -> Self {
        self.start = Some((round, phase));
        self
    }

    /// Calls the fight a draw after this round.
    pub fn last_round(mut self, round: u16) -> Self {
        self.last_round = round;
        self
    }

    /// Begins the fight, or says what is wrong with it.
    pub fn try_open(self) -> Result<Story, Problems> {
        self.try_open_in(common::app())
    }

    /// Begins the fight in a world that is there already.
    pub fn open_in(self, app: App) -> Story {
        self.try_open_in(app)
            .unwrap_or_else(|problems| panic!("{problems}"))
    }

    /// What the fighters store that is not what the rules make of it.
    pub fn stored_otherwise(self) -> String {
        let app = common::app();
        let (system, muster) = self.muster(&app);
        let found = system.fighters_stored_otherwise(app.world(), &muster);
        let told: Vec<String> = found.iter().map(ToString::to_string).collect();
        note(&told.join("\n"));
        told.join("\n")
    }

    fn muster(self, app: &App) -> (&'static dyn RuleSystem, Muster) {
        let system = klingentanz::rules::system(self.system).unwrap();
        let wish = ModuleWish {
            preset: Some(self.preset.to_owned()),
            on: self.on,
            off: self.off,
        };
        let wish = common::switch::switched(system, wish);
        let side = || Side {
            name: "".into(),
            seat: Seat::Script,
        };
        let last = self.fighters.iter().map(|recruit| recruit.side.0).max();
        let sides = last.map_or(2, |last| last.max(1) + 1);
        let stance = |one: SideId, other: SideId| match one.0.max(other.0) {
            0 | 1 => Stance::Hostile,
            _ => self.with_others,
        };
        let muster = Muster {
            file: "story.ron".into(),
            board: Arc::new(self.board),
            setting: Arc::new(self.setting),
            sides: Sides::new((0..sides).map(|_| side()).collect(), stance),
            fighters: self.fighters,
            modules: system.modules(app.world(), &wish).unwrap(),
            tables: TableSet::default(),
            dice: self.dice,
            start: self.start,
            last_round: self.last_round,
        };
        (system, muster)
    }

    fn try_open_in(self, mut app: App) -> Result<Story, Problems> {
        let (system, muster) = self.muster(&app);
        let battle = system
            .muster(app.world_mut(), &muster)
            .inspect_err(|problems| note(&problems.to_string()))?;
        settle(app.world_mut(), battle);
        Ok(Story {
            app,
            battle,
            system,
            told: 0,
            is_asked_to_go_on: false,
        })
    }

    /// Begins the fight.
    pub fn open(self) -> Story {
        self.try_open().unwrap_or_else(|problems| panic!("{problems}"))
    }
}

fn thing(id: ThingId, class: &str) -> Thing {
    let catalogue = Catalogue::default();
    Thing::new(id, class, *catalogue.kind(class).unwrap())
}

/// A map as a drawing: `#` solid, `O` a pillar, `t` a table, anything else open floor.
pub fn drawn(rows: &[&str]) -> Setup {
    let mut setup = field();
    setup.board = Board::new(rows[0].len() as u16, rows.len() as u16).unwrap();
    for (y, row) in rows.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let class = match sign {
                '#' => "solid",
                'O' => "pillar",
                't' => "table",
                _ => continue,
            };
            setup = setup.thing((x as i16, y as i16), class);
        }
    }
    setup
}

/// An open field so many squares wide and high.
pub fn open_field(width: u16, height: u16) -> Setup {
    let mut setup = field();
    setup.board = Board::new(width, height).unwrap();
    setup
}
