//! The whole exchange - attack, answer, luck, fumble, zone, hit points, armour, fire, wounds, pain, poison, fall - once more, by the notes
//! alone: plain loops over faces that share nothing with the code. `chain_odds` holds the odds of the game against it, `chain_blows` thousands of blows.

use std::collections::BTreeMap;

use klingentanz::dice::Chance;

use crate::story::{Man, Setup, field};

/// Which second rolls and tables a natural 1 or 20 brings.
#[derive(Clone, Copy, PartialEq)]
pub enum Variant {
    Off,
    Source,
    Published,
}

/// What a natural 1 has made of a blow that hits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Luck {
    None,
    /// The answer is halved, and no more: nothing has confirmed it (CRT-04).
    Halves,
    Source,
    Published,
}

/// An exchange in plain numbers, as the notes and the sheets give them.
#[derive(Clone, Copy)]
pub struct Exchange {
    /// AT with everything that is added to it (CNV-10).
    pub attack: i64,
    /// The first face that fumbles: 20, or 19 where FUM-08 says so.
    pub worst: i64,
    pub luck: Variant,
    pub fumbles: Variant,
    /// The value of the answer and what is added to it; none where nobody answers. Luck halves the value alone (CRT-01).
    pub answer: Option<(i64, i64)>,
    /// Whether the answer is a parry, which can be fumbled; a jump aside cannot.
    pub is_parry: bool,
    /// Six-sided dice of the hit points, and what is added to them: constant, TP/KK, announcements.
    pub dice: u32,
    pub plus: i64,
    /// How many times a manoeuvre counts the hit points.
    pub times: i64,
    /// Whether these are TP(A).
    pub is_breath: bool,
    pub armour: i64,
    /// RS of head, chest, belly, left arm, right arm, left leg, right leg where zones are played.
    pub zones: Option<[i64; 7]>,
    /// WS1, WS2, WS3.
    pub thresholds: [i64; 3],
    /// Points of fire that come with any harm: a die less one (WPN-TORCH).
    pub burns: bool,
    /// The value of the check against poison, which any harm asks for (RNG-45, OPP-15); wounds of the trunk lower it (ZON-03).
    pub poison: Option<i64>,
    /// The value of the check that keeps the target on his feet where a blow throws him down, parried or not (CRE-08).
    pub knock_down: Option<i64>,
    /// MU, KO and KK of whoever must bear the pain of a wound, without any points of self-control (WND-12).
    pub pain: Option<[i64; 3]>,
}

/// AT 12 against PA 12 with long swords of 1W6+4, KO 12: what two men of the tests are to each other without any module.
pub const SWORDS: Exchange = Exchange {
    attack: 12,
    worst: 20,
    luck: Variant::Off,
    fumbles: Variant::Off,
    answer: Some((12, 0)),
    is_parry: true,
    dice: 1,
    plus: 4,
    times: 1,
    is_breath: false,
    armour: 0,
    zones: None,
    thresholds: [6, 12, 18],
    burns: false,
    poison: None,
    knock_down: None,
    pain: None,
};

/// What an exchange comes to.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct End {
    pub loss: i64,
    pub wounds: i64,
    pub is_critical: bool,
    pub is_fumble: bool,
    pub is_foe_fumble: bool,
    pub is_poisoned: bool,
    pub is_thrown: bool,
    pub is_pained: bool,
}

/// In how many of so many ways an exchange comes to each of its ends.
#[derive(Clone)]
pub struct Ends {
    pub ways: BTreeMap<End, u128>,
    pub total: u128,
}

impl Ends {
    pub fn chance(&self, is_so: impl Fn(&End) -> bool) -> Chance {
        let ways = self.ways.iter().filter(|(end, _)| is_so(end));
        Chance::new(ways.map(|(_, ways)| ways).sum(), self.total)
    }

    pub fn losses(&self) -> Vec<(i16, Chance)> {
        let mut sums: BTreeMap<i16, u128> = BTreeMap::new();
        for (end, ways) in &self.ways {
            *sums.entry(end.loss as i16).or_default() += ways;
        }
        let chances = sums.into_iter();
        chances
            .map(|(loss, ways)| (loss, Chance::new(ways, self.total)))
            .collect()
    }
}

/// R(a/2): halves go up (CNV-05).
const fn half(points: i64) -> i64 {
    (points + 1) / 2
}

/// CNV-02, CNV-03, CNV-04: up to the value, a 1 always, a 20 never.
const fn succeeds(face: i64, value: i64) -> bool {
    face == 1 || (face < 20 && face <= value)
}

/// The zone of each face from the front, in the order of [`Exchange::zones`] (ZON-01).
const ZONES: [usize; 20] = [5, 6, 5, 6, 5, 6, 2, 2, 3, 4, 3, 4, 3, 4, 1, 1, 1, 1, 0, 0];
const HEAD: usize = 0;
const CHEST: usize = 1;
const BELLY: usize = 2;

/// Every sum of so many six-sided dice, each as often as it falls.
fn sums(dice: u32) -> Vec<i64> {
    let mut all = vec![0];
    for _ in 0..dice {
        all = (1..=6)
            .flat_map(|face| all.iter().map(move |sum| sum + face))
            .collect();
    }
    all
}

/// The faces of a die of 20 that fail a check.
fn failing(value: i64) -> u128 {
    (1..=20).filter(|face| !succeeds(*face, value)).count() as u128
}

/// CNV-08 without points of the talent: in how many of 8000 ways three dice fail where the rule that asks helps or hinders so much.
fn fails_to_bear(attributes: [i64; 3], modifier: i64) -> u128 {
    let mut ways = 0;
    for faces in (0..8000).map(|way| [way % 20 + 1, way / 20 % 20 + 1, way / 400 + 1]) {
        let shown = |face: i64| faces.iter().filter(|known| **known == face).count();
        let over: i64 = (0..3)
            .map(|die| (faces[die] - attributes[die] - modifier.min(0)).max(0))
            .sum();
        let passes = shown(1) >= 2 || shown(20) < 2 && over <= modifier.max(0);
        ways += u128::from(!passes);
    }
    ways
}

/// SP and wounds of a hit whose dice have this sum where there is so much armour, and so much fire besides; no zone has been asked yet.
fn harm(it: &Exchange, luck: Luck, (thrown, fire): (i64, i64), armour: i64) -> (i64, i64) {
    let is_critical = matches!(luck, Luck::Source | Luck::Published);
    // DMG-08: of a manoeuvre's factor and that of luck the greater counts.
    let factor = it.times.max(if is_critical { 2 } else { 1 });
    let through = ((thrown + it.plus).max(0) * factor - armour).max(0);
    // DMG-07: half of SP(A) is real, and tears wounds two points later.
    let (loss, later) = if it.is_breath {
        (half(through), 2)
    } else {
        (through, 0)
    };
    let loss = if loss > 0 { loss + fire } else { 0 };
    let exceeded = it.thresholds.iter().filter(|mark| loss > **mark + later).count() as i64;
    let besides = match luck {
        Luck::None | Luck::Halves => false,
        // CRT-03, and WND-06: any harm.
        Luck::Source => loss > 0,
        // CRT-04: WS1 must be exceeded.
        Luck::Published => loss > it.thresholds[0] + later,
    };
    (loss, exceeded + i64::from(besides))
}

/// What a blow that hits comes to, with this luck.
pub fn landing(it: &Exchange, luck: Luck) -> Ends {
    let mut ways: BTreeMap<End, u128> = BTreeMap::new();
    let thrown = sums(it.dice);
    let extra = sums(2).len() as u128;
    let flames: Vec<i64> = if it.burns { (0..6).collect() } else { vec![0] };
    let dice = || {
        thrown
            .iter()
            .flat_map(|sum| flames.iter().map(|fire| (*sum, *fire)))
    };
    let checks = 20 * 20 * 8000;
    let whole = 20 * dice().count() as u128 * extra * checks;
    let mut strikes: BTreeMap<End, u128> = BTreeMap::new();
    let mut pains: BTreeMap<i64, u128> = BTreeMap::new();
    for zone in ZONES {
        for sum in dice() {
            let armour = it.zones.map_or(it.armour, |zones| zones[zone]);
            let (loss, wounds) = harm(it, luck, sum, armour);
            // ZON-03: a zone takes three at most; the first and the second one of the trunk cost 1W6 each, the third of the head 2W6.
            let more = match (it.zones, zone) {
                (Some(_), CHEST | BELLY) => wounds.min(2) as u32,
                (Some(_), HEAD) if wounds >= 3 => 2,
                _ => 0,
            };
            let wounds = if it.zones.is_some() { wounds.min(3) } else { wounds };
            let faces = sums(more);
            for points in &faces {
                let end = End {
                    loss: loss + points,
                    wounds,
                    is_critical: matches!(luck, Luck::Source | Luck::Published),
                    ..End::default()
                };
                let is_trunk = it.zones.is_some() && matches!(zone, CHEST | BELLY);
                let trunk = if is_trunk { wounds } else { 0 };
                let poisoned = it.poison.filter(|_| loss > 0);
                let poisoned = poisoned.map_or(0, |value| failing(value - trunk));
                let thrown = it.knock_down.map_or(0, failing);
                let pained = it.pain.filter(|_| wounds > 0).map_or(0, |attributes| {
                    let modifier = it.thresholds[0] - loss;
                    *pains
                        .entry(modifier)
                        .or_insert_with(|| fails_to_bear(attributes, modifier))
                });
                for (is_poisoned, of_poison) in [(true, poisoned), (false, 20 - poisoned)] {
                    for (is_thrown, of_fall) in [(true, thrown), (false, 20 - thrown)] {
                        for (is_pained, of_pain) in [(true, pained), (false, 8000 - pained)] {
                            let end = End {
                                is_poisoned,
                                is_thrown,
                                is_pained,
                                ..end
                            };
                            let ways = extra / faces.len() as u128 * of_poison * of_fall * of_pain;
                            *strikes.entry(end).or_default() += ways;
                        }
                    }
                }
            }
        }
    }
    let value = it.answer.map_or(-99, |(value, added)| {
        let left = if luck == Luck::None { value } else { half(value) };
        left + added
    });
    for face in 1..=20 {
        for second in 1..=20 {
            if it.answer.is_some() && succeeds(face, value) {
                // CRE-08: only a dodge keeps off the fall too.
                let thrown = it.knock_down.filter(|_| it.is_parry).map_or(0, failing);
                for (is_thrown, of_fall) in [(true, thrown), (false, 20 - thrown)] {
                    let end = End {
                        is_thrown,
                        ..End::default()
                    };
                    *ways.entry(end).or_default() += whole / 20 * of_fall;
                }
                continue;
            }
            let is_averted = match it.fumbles {
                Variant::Off => true,
                Variant::Source => false,
                Variant::Published => succeeds(second, value),
            };
            let is_foe_fumble = it.answer.is_some() && it.is_parry && face == 20 && !is_averted;
            for (end, strike) in &strikes {
                let end = End {
                    is_foe_fumble,
                    ..*end
                };
                *ways.entry(end).or_default() += strike;
            }
        }
    }
    ways.retain(|_, number| *number > 0);
    Ends {
        ways,
        total: 400 * whole,
    }
}

/// The whole exchange, from the attack on.
pub fn ends(it: &Exchange) -> Ends {
    let mut hits: BTreeMap<Luck, u128> = BTreeMap::new();
    let mut misses: BTreeMap<bool, u128> = BTreeMap::new();
    for face in 1..=20 {
        for second in 1..=20 {
            // FUM-08: a face that fumbles fails, whatever the value.
            if !succeeds(face, it.attack) || face >= it.worst {
                let stands = match it.fumbles {
                    Variant::Off => false,
                    Variant::Source => true,
                    Variant::Published => !succeeds(second, it.attack),
                };
                *misses.entry(face >= it.worst && stands).or_default() += 1;
                continue;
            }
            let luck = match (face, it.luck) {
                (1, Variant::Source) => Luck::Source,
                (1, Variant::Published) if succeeds(second, it.attack) => Luck::Published,
                (1, Variant::Published) => Luck::Halves,
                _ => Luck::None,
            };
            *hits.entry(luck).or_default() += 1;
        }
    }
    let of_hit = landing(it, Luck::None).total;
    let mut ways: BTreeMap<End, u128> = BTreeMap::new();
    for (is_fumble, faces) in misses {
        let end = End {
            is_fumble,
            ..End::default()
        };
        *ways.entry(end).or_default() += faces * of_hit;
    }
    for (luck, faces) in hits {
        for (end, landed) in landing(it, luck).ways {
            *ways.entry(end).or_default() += faces * landed;
        }
    }
    Ends {
        ways,
        total: 400 * of_hit,
    }
}

/// A fight of the notes without what no setting of this file plays.
pub fn ground(modules: &[&str]) -> Setup {
    let plain = field().without("optional:legacy-serious-wounds");
    modules.iter().fold(plain, |setup, module| setup.with(module))
}

/// The man with the Amazon armour: RS 5 and BE 3; with zones BE R(1.7) = 2.
pub fn armoured() -> Man {
    Man {
        armour: r#""ARP-AMAZON""#,
        ..Man::default()
    }
}

/// What that armour stops at each zone; the 3 of the back is not met from the front.
pub const AMAZON: [i64; 7] = [3, 5, 5, 2, 2, 3, 3];

/// Somebody with KK 18: AT- and PA-Basis R((12 + 12 + 18)/5) = 8.
pub fn strong(person: String) -> String {
    let strong = person.replace("KK: 12", "KK: 18");
    assert_ne!(strong, person, "he has a strength");
    strong
}

/// A great sword of 2W6+4, 12/3, in strong hands: AT 8 + 5 = 13, and (18 - 12)/3 = 2 points more.
pub const HEWN: Exchange = Exchange {
    attack: 13,
    dice: 2,
    plus: 6,
    ..SWORDS
};

/// A torch of 1W6, WM -2/-3: AT 7 + 7 - 2 = 12. Any SP bring 1W6-1 of fire, which no armour stops, and the wounds are those of both
/// (WPN-TORCH).
pub const TORCH: Exchange = Exchange {
    plus: 0,
    burns: true,
    ..SWORDS
};

/// Somebody who leads it, with hands that are no stronger than its 11.
pub fn torch_bearer() -> String {
    Man {
        talents: r#"(talent: "TAL-HIEB", value: 12, attack: 7, parry: 5)"#,
        styles: r#"(weapon: "WPN-TORCH", talent: "TAL-HIEB")"#,
        ..Man::default()
    }
    .ron()
}

/// The jump of a wolf, AT 8, does no harm: KK 12 - 2 = 10 keeps one up, and a parry does not help (CRE-08).
pub const JUMP: Exchange = Exchange {
    attack: 8,
    dice: 0,
    plus: 0,
    knock_down: Some(10),
    ..SWORDS
};

/// The hero with poison on his blade beside the foe.
pub fn poisoned(setup: Setup, hero: String, foe: String) -> Setup {
    setup
        .hero(hero, (5, 5), "initiative: 14, poisoned: true")
        .foe(foe, (6, 5), "initiative: 10")
}

pub const LUCK: &str = "optional:crits";
pub const FUMBLES: &str = "optional:fumbles";
