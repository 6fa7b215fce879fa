//! The store of drawings: what `assets/figures` says, read once. A test reads all of it, so that nothing is missing when it is asked for.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::brush::{Drawing, Piece};
use crate::battle::{BodyShape, WardShape, WeaponShape};

/// All drawings.
pub struct Store {
    bodies: BTreeMap<BodyShape, Body>,
    weapons: BTreeMap<WeaponShape, Weapon>,
    wards: BTreeMap<WardShape, Drawing>,
    builds: BTreeMap<String, Build>,
    heads: BTreeMap<String, Drawing>,
    things: BTreeMap<Thing, Drawing>,
    signs: BTreeMap<Sign, Drawing>,
}

/// A sign on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Sign {
    /// What the computer would answer.
    Hint,
    /// To the end of what is left to show.
    Skip,
    /// What can be laid over the map.
    Overlays,
    /// The whole map.
    Fit,
    /// The column beside the map.
    Column,
}

impl Sign {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Hint, Self::Skip, Self::Overlays, Self::Fit, Self::Column];
}

/// A thing that is neither weapon nor shield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Thing {
    /// A small bottle.
    Vial,
    /// A bundle.
    Bundle,
}

/// A body.
pub enum Body {
    /// Somebody on two legs with hands.
    Person(Person),
    /// An animal.
    Creature(Creature),
}

/// How a person is made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The build, whose limbs and clothes he has.
    pub build: String,
    /// How much wider and higher than the build he is.
    pub stretch: (f32, f32),
    /// The heads of his people.
    pub heads: Vec<String>,
    /// How large they are.
    pub head_size: f32,
    /// The helmet of his people.
    pub helmet: String,
    /// How large what he holds is.
    pub gear: f32,
    /// Whether he never holds a weapon, and reaches for his foe with bare hands.
    #[serde(default)]
    pub gropes: bool,
}

/// An animal on its legs and on the ground.
pub struct Creature {
    pub standing: Drawing,
    pub lying: Drawing,
    bust: (f32, f32, f32),
}

/// A build: legs by posture, clothes, and arms by what they hold.
pub struct Build {
    pub standing: Drawing,
    pub kneeling: Drawing,
    pub riding: Drawing,
    pub torso: Drawing,
    pub neck: (f32, f32),
    pub arms: BTreeMap<Hold, Arms>,
}

/// A way to hold something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Hold {
    /// Drawn back over the shoulder, as beside a shield.
    Raised,
    /// Held out before the body.
    Forward,
    /// In both hands.
    Both,
    /// A long shaft in both hands.
    Pole,
    /// A shaft that stands on the ground.
    Upright,
    /// A bow, drawn.
    Bow,
    /// Aimed with both hands.
    Aimed,
    /// Two fists.
    Fists,
    /// Let fall.
    Limp,
    /// Reaching out for somebody.
    Grope,
}

/// The arms of a hold, and where its weapon lies and how far it leans.
pub struct Arms {
    pub far: Drawing,
    pub near: Drawing,
    pub hand: (f32, f32),
    pub lean: f32,
}

/// A weapon: how it is held, and its drawing with the hand at the middle and the point upwards.
pub struct Weapon {
    pub hold: Hold,
    pub lean: f32,
    pub drawing: Drawing,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCreature {
    behind: Vec<Piece>,
    trunk: Vec<Piece>,
    before: Vec<Piece>,
    lying: Vec<Piece>,
    drop: f32,
    bust: (f32, f32, f32),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBuild {
    standing: Vec<Piece>,
    kneeling: Vec<Piece>,
    riding: Vec<Piece>,
    torso: Vec<Piece>,
    neck: (f32, f32),
    arms: BTreeMap<Hold, RawArms>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawArms {
    #[serde(default)]
    far: Vec<Piece>,
    near: Vec<Piece>,
    hand: (f32, f32),
    lean: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWeapon {
    hold: Hold,
    #[serde(default = "upper_right")]
    lean: f32,
    pieces: Vec<Piece>,
}

const fn upper_right() -> f32 {
    45.0
}

/// The file, whose words are part of the program.
macro_rules! figures {
    ($name:literal) => {
        read(
            $name,
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/figures/",
                $name,
                ".ron"
            )),
        )
    };
}

/// The store of drawings.
///
/// # Panics
///
/// When a file of the program itself cannot be read, which a test rules out.
pub fn store() -> &'static Store {
    static STORE: OnceLock<Store> = OnceLock::new();
    STORE.get_or_init(|| load().unwrap_or_else(|fault| panic!("the figures of the program: {fault}")))
}

fn read<T: DeserializeOwned>(name: &str, words: &str) -> Result<T, String> {
    ron::from_str(words).map_err(|fault| format!("{name}.ron: {fault}"))
}

fn load() -> Result<Store, String> {
    let builds: BTreeMap<String, RawBuild> = figures!("builds")?;
    let heads: BTreeMap<String, Vec<Piece>> = figures!("heads")?;
    let people: BTreeMap<BodyShape, Person> = figures!("people")?;
    let beasts: BTreeMap<BodyShape, RawCreature> = figures!("beasts")?;
    let monsters: BTreeMap<BodyShape, RawCreature> = figures!("monsters")?;
    let weapons: BTreeMap<WeaponShape, RawWeapon> = figures!("weapons")?;
    let wards: BTreeMap<WardShape, Vec<Piece>> = figures!("wards")?;
    let things: BTreeMap<Thing, Vec<Piece>> = figures!("things")?;
    let signs: BTreeMap<Sign, Vec<Piece>> = figures!("signs")?;
    let mut bodies = BTreeMap::new();
    for (shape, raw) in beasts.into_iter().chain(monsters) {
        let creature = creature(&raw).map_err(|fault| format!("{shape:?}: {fault}"))?;
        bodies.insert(shape, Body::Creature(creature));
    }
    bodies.extend(
        people
            .into_iter()
            .map(|(shape, person)| (shape, Body::Person(person))),
    );
    Ok(Store {
        bodies,
        weapons: each(weapons, |raw| {
            Ok(Weapon {
                hold: raw.hold,
                lean: raw.lean,
                drawing: Drawing::new(&raw.pieces)?,
            })
        })?,
        wards: each(wards, |pieces| Drawing::new(&pieces))?,
        builds: each(builds, build)?,
        heads: each(heads, |pieces| Drawing::new(&pieces))?,
        things: each(things, |pieces| Drawing::new(&pieces))?,
        signs: each(signs, |pieces| Drawing::new(&pieces))?,
    })
}

fn creature(raw: &RawCreature) -> Result<Creature, String> {
    let trunk = Drawing::new(&raw.trunk)?;
    let legs = [
        Drawing::new(&raw.behind)?,
        trunk.clone(),
        Drawing::new(&raw.before)?,
    ];
    Ok(Creature {
        standing: Drawing::joined(legs),
        lying: Drawing::joined([trunk.lowered(raw.drop), Drawing::new(&raw.lying)?]),
        bust: raw.bust,
    })
}

fn build(raw: RawBuild) -> Result<Build, String> {
    Ok(Build {
        standing: Drawing::new(&raw.standing)?,
        kneeling: Drawing::new(&raw.kneeling)?,
        riding: Drawing::new(&raw.riding)?,
        torso: Drawing::new(&raw.torso)?,
        neck: raw.neck,
        arms: each(raw.arms, |arms| {
            Ok(Arms {
                far: Drawing::new(&arms.far)?,
                near: Drawing::new(&arms.near)?,
                hand: arms.hand,
                lean: arms.lean,
            })
        })?,
    })
}

fn each<K: Ord + std::fmt::Debug, V, W>(
    known: BTreeMap<K, V>,
    make: impl Fn(V) -> Result<W, String>,
) -> Result<BTreeMap<K, W>, String> {
    let made = known.into_iter().map(|(key, value)| {
        let made = make(value).map_err(|fault| format!("{key:?}: {fault}"))?;
        Ok((key, made))
    });
    made.collect()
}

impl Store {
    pub(super) fn body(&self, shape: BodyShape) -> &Body {
        &self.bodies[&shape]
    }

    pub(super) fn weapon(&self, shape: WeaponShape) -> &Weapon {
        &self.weapons[&shape]
    }

    pub(super) fn ward(&self, shape: WardShape) -> &Drawing {
        &self.wards[&shape]
    }

    pub(super) fn thing(&self, thing: Thing) -> &Drawing {
        &self.things[&thing]
    }

    pub(super) fn sign(&self, sign: Sign) -> &Drawing {
        &self.signs[&sign]
    }

    pub(super) fn build(&self, person: &Person) -> &Build {
        &self.builds[&person.build]
    }

    pub(super) fn head(&self, name: &str) -> &Drawing {
        &self.heads[name]
    }

    /// The middle of the head and shoulders of a body, and how far its picture reaches to each side.
    pub(super) fn bust(&self, shape: BodyShape) -> ((f32, f32), f32) {
        match self.body(shape) {
            Body::Creature(creature) => {
                let (x, y, reach) = creature.bust;
                ((x, y), reach)
            }
            Body::Person(person) => {
                let neck = self.build(person).neck;
                let size = person.head_size;
                let (x, y) = (neck.0 * person.stretch.0, super::person::raised(neck.1, person));
                ((x + 1.0, y - 16.0 * size), 46.0 * size)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_body_weapon_and_shield_has_a_drawing_and_every_person_his_parts() {
        let store = load().expect("the figures can be read");
        for shape in BodyShape::ALL {
            let Body::Person(person) = store.bodies.get(&shape).unwrap_or_else(|| panic!("{shape:?}")) else {
                continue;
            };
            let build = &store.builds[&person.build];
            for (weapon, word) in WeaponShape::ALL {
                let hold = store
                    .weapons
                    .get(&weapon)
                    .unwrap_or_else(|| panic!("{word}"))
                    .hold;
                assert!(build.arms.contains_key(&hold), "{shape:?} with {word}");
            }
            for hold in [Hold::Raised, Hold::Limp, Hold::Grope, Hold::Fists] {
                assert!(build.arms.contains_key(&hold), "{shape:?} {hold:?}");
            }
            assert!(
                !person.heads.is_empty() && store.heads.contains_key(&person.helmet),
                "{shape:?}"
            );
            for head in &person.heads {
                assert!(store.heads.contains_key(head), "{head}");
            }
        }
        for ward in WardShape::ALL {
            assert!(store.wards.contains_key(&ward), "{ward:?}");
        }
        for thing in [Thing::Vial, Thing::Bundle] {
            assert!(store.things.contains_key(&thing), "{thing:?}");
        }
    }
}
