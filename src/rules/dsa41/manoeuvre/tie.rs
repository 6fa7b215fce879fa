//! What a manoeuvre leaves behind for the next action of somebody.

use super::super::data::DistanceClass;
use super::super::exchange::attack::Blow;
use super::super::exchange::means::{Feat, Means};
use super::super::exchange::tally::Tally;
use super::super::exchange::value::rounded;
use super::super::fighter::{Arm, Piece};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why, word};
use super::bare::Bare;
use super::form::Form;
use crate::battle::{FighterId, RuleId, Term, WhyNot};

/// Something that a manoeuvre has left behind, until it is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tie {
    /// Whose next action it is about.
    pub of: FighterId,
    /// The foe whom it takes; none for any.
    pub foe: Option<FighterId>,
    /// What it does.
    pub bond: Bond,
    /// The points.
    pub points: i16,
    /// The last round in which it holds.
    pub last: u16,
}

/// What a tie does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bond {
    /// Helps the next attack, parry, aimed dodge or change of distance (`MAN-MEISTERPARADE`).
    Lift,
    /// Helps the next attack against the foe (`MAN-BINDEN`).
    Opening,
    /// Burdens the next parry (`MAN-BINDEN`).
    Hampered,
    /// Burdens what the foe sets against the next attack (`MAN-WINDMUEHLE`).
    Whirl,
    /// So many parries of a wall are left, with these points for all of them; whether each so far had its even share
    /// (`MAN-KLINGENWAND`).
    Wall(u8, bool),
    /// He is pinned with this, and gets free with so much less strength (`MAN-FESTNAGELN`).
    Pinned(Piece),
    /// Burdens the next attack, parry or aimed dodge (`UNA-03`, `MAN-U-HALTEN`).
    Off(RuleId),
    /// Burdens the next parry (`MAN-U-BLOCK`, `MAN-U-KREUZBLOCK`, `MAN-U-NIEDERRINGEN`).
    Open(RuleId),
    /// Helps the next attack against the foe (`MAN-U-KREUZBLOCK`, `MAN-U-NIEDERRINGEN`).
    Ahead(RuleId),
    /// The foe holds him, since so many rounds, and has done something for it in this one; 0 as long as he has not (`MAN-U-HOLDS`).
    Clasped(Grasp, u8, u16),
    /// What goes once in a round is done (`SF-HRURUZAT`).
    Spent(RuleId),
}

/// A hold that lasts from round to round.
///
/// Rule: `MAN-U-HOLDS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grasp {
    /// Hinders all that its victim does (`MAN-U-GRIFF`).
    Grip,
    /// Leaves its victim only what is done at the shortest distance (`MAN-U-KLAMMER`).
    Clinch,
    /// Takes endurance, more in every round (`MAN-U-SCHWITZKASTEN`).
    Headlock,
    /// Takes endurance (`MAN-U-WUERGEGRIFF`).
    Choke,
}

impl Grasp {
    /// Its rule.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Grip => rule::MAN_U_GRIFF,
            Self::Clinch => rule::MAN_U_KLAMMER,
            Self::Headlock => rule::MAN_U_SCHWITZKASTEN,
            Self::Choke => rule::MAN_U_WUERGEGRIFF,
        }
    }

    /// The word for the state of its victim.
    pub(crate) const fn word(self) -> Term {
        match self {
            Self::Grip => word::GRIPPED,
            Self::Clinch => word::CLINCHED,
            Self::Headlock => word::HEADLOCKED,
            Self::Choke => word::CHOKED,
        }
    }

    /// What it adds to the die of endurance in each round; none where it takes nothing.
    pub(crate) const fn points(self, rounds: u8) -> Option<i16> {
        match self {
            Self::Grip | Self::Clinch => None,
            Self::Headlock => Some(rounds as i16),
            Self::Choke => Some(CHOKING),
        }
    }

    /// What it takes from the attack that gets its victim free.
    const fn hardship(self, rounds: u8) -> i16 {
        match self {
            // What a grip takes it takes from everything.
            Self::Grip | Self::Clinch => 0,
            Self::Headlock => rounds as i16,
            Self::Choke => GASPING,
        }
    }
}

/// What choking adds to the die, and takes from the attack that breaks it (`MAN-U-WUERGEGRIFF`).
pub(crate) const CHOKING: i16 = 2;
pub(crate) const GASPING: i16 = 2;

/// A hold as its victim feels it.
///
/// Rule: `MAN-U-HOLDS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clasp {
    /// Which.
    pub(crate) grasp: Grasp,
    /// Who is held.
    pub(crate) held: FighterId,
    /// By whom.
    pub(crate) holder: FighterId,
    /// The points announced for it.
    pub(crate) points: i16,
    /// The rounds in which it has been kept.
    pub(crate) rounds: u8,
    /// The round, if its holder has done something for it in it; 0 as long as he has not.
    kept: u16,
}

impl Clasp {
    /// Whether its holder has done something for it in the round already: he has taken it, or kept it.
    ///
    /// Rule: `MAN-U-HOLDS`.
    pub(crate) const fn is_kept(&self) -> bool {
        self.kept > 0
    }

    fn of(tie: &Tie) -> Option<Self> {
        let Bond::Clasped(grasp, rounds, kept) = tie.bond else {
            return None;
        };
        Some(Self {
            grasp,
            held: tie.of,
            holder: tie.foe?,
            points: tie.points,
            rounds,
            kept,
        })
    }

    /// What it takes from everything that its victim does, and from what it leaves him.
    ///
    /// Rule: `MAN-U-GRIFF`, `MAN-U-KLAMMER`.
    const fn burden(&self) -> i16 {
        match self.grasp {
            Grasp::Grip => rounded(self.points, 2),
            Grasp::Clinch => self.points,
            Grasp::Headlock | Grasp::Choke => 0,
        }
    }
}

/// The holds of a fight.
pub(crate) fn clasp_in(ties: &[Tie]) -> impl Iterator<Item = Clasp> {
    ties.iter().filter_map(Clasp::of)
}

/// The hold that somebody is in; none for those whom nobody holds, and whom only a creature holds.
///
/// Rule: `MAN-U-HOLDS`.
pub(crate) fn clasp(scene: &Scene, id: FighterId) -> Option<Clasp> {
    clasp_in(&scene.round.melee.ties).find(|clasp| clasp.held == id)
}

/// The hold that somebody has on another.
///
/// Rule: `MAN-U-HOLDS`.
pub(crate) fn clasp_by(scene: &Scene, id: FighterId) -> Option<Clasp> {
    clasp_in(&scene.round.melee.ties).find(|clasp| clasp.holder == id)
}

/// Whether one of two holds the other.
///
/// Rule: `MAN-U-BISS`.
pub(super) fn clasp_between(scene: &Scene, one: FighterId, other: FighterId) -> bool {
    let is_theirs = |clasp: Clasp| [(one, other), (other, one)].contains(&(clasp.holder, clasp.held));
    clasp_in(&scene.round.melee.ties).any(is_theirs)
}

/// Whether somebody has another by a grip, or still holds him for a moment, so that he may throw him.
///
/// Rule: `MAN-U-WURF`.
pub(crate) fn is_seized(scene: &Scene, by: FighterId, id: FighterId) -> bool {
    let is_his = |tie: &&Tie| tie.of == id && tie.foe == Some(by);
    let mut ties = scene.round.melee.ties.iter().filter(is_his);
    ties.any(|tie| {
        matches!(tie.bond, Bond::Clasped(Grasp::Grip, ..)) || tie.bond == Bond::Off(rule::MAN_U_HALTEN)
    })
}

/// Whether somebody has done already in this round what goes once.
pub(super) fn is_spent(scene: &Scene, id: FighterId, rule: RuleId) -> bool {
    let mut ties = scene.round.melee.ties.iter();
    ties.any(|tie| tie.of == id && tie.bond == Bond::Spent(rule))
}

/// What somebody parries with: his weapon or fists, wrestling, or his bare arms where the weapon does not serve, or the parry needs
/// them.
///
/// Rule: `MAN-U-HOLDS`, `MAN-U-BLOCK`, `MAN-U-KREUZBLOCK`, `MAN-U-HALTEN`, `UNA-01`, `TWO-02`.
///
/// # Errors
///
/// Why not.
pub(crate) fn guard<'d>(ties: &[Tie], defender: &'d Snapshot, means: Means) -> Result<&'d Arm, WhyNot> {
    let main = defender.arm_of(means);
    let is_held = is_clasped(ties, defender);
    match means {
        Means::Wrestle | Means::Feat(Feat::Hold, ..) => defender
            .wrestling()
            .ok_or_else(|| why::no_wrestling(rule::UNA_01)),
        Means::Feat(Feat::Block | Feat::CrossBlock, ..) => {
            let own = defender.brawling().filter(|_| is_held || main.kind.is_unarmed);
            own.ok_or_else(|| why::no_bare_arms(rule::UNA_01, &main.name))
        }
        Means::Bare => defender
            .brawling()
            .ok_or_else(|| why::no_use_in_hold(rule::MAN_U_HOLDS, &main.name)),
        _ if is_held && !serves_close(main) => match means {
            Means::Parry => defender
                .brawling()
                .ok_or_else(|| why::no_use_in_hold(rule::MAN_U_HOLDS, &main.name)),
            _ => Err(why::no_use_in_hold(rule::MAN_U_HOLDS, &main.name)),
        },
        _ => Ok(main),
    }
}

/// Whether something serves at the shortest distance (`MAN-U-HOLDS`).
fn serves_close(arm: &Arm) -> bool {
    arm.kind.is_unarmed || arm.classes.contains(DistanceClass::Hand)
}

/// Whether somebody is in a hold.
fn is_clasped(ties: &[Tie], fighter: &Snapshot) -> bool {
    !ties.is_empty() && clasp_in(ties).any(|clasp| clasp.held == fighter.id())
}

/// A defence as it is made: whoever is held parries with his bare arms where the weapon in his hand does not serve. What it is worth,
/// costs and may break is that of his arms then.
///
/// Rule: `MAN-U-HOLDS`.
#[inline]
pub(crate) fn braced(scene: &Scene, defender: &Snapshot, means: Means) -> Means {
    let is_bare = means == Means::Parry
        && is_clasped(&scene.round.melee.ties, defender)
        && !serves_close(defender.main_arm());
    if is_bare { Means::Bare } else { means }
}

impl Bond {
    /// The rule behind it.
    const fn rule(self) -> RuleId {
        match self {
            Self::Lift => rule::MAN_MEISTERPARADE,
            Self::Opening | Self::Hampered => rule::MAN_BINDEN,
            Self::Whirl => rule::MAN_WINDMUEHLE,
            Self::Wall(..) => rule::MAN_KLINGENWAND,
            Self::Pinned(_) => rule::MAN_FESTNAGELN,
            Self::Off(rule) | Self::Open(rule) | Self::Ahead(rule) | Self::Spent(rule) => rule,
            Self::Clasped(grasp, ..) => grasp.rule(),
        }
    }
}

/// Adds to an attack what helps it; strikes in passing are no actions.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`.
pub(crate) fn lift_attack(
    ledger: &mut impl Tally,
    scene: &Scene,
    (attacker, target): (&Snapshot, &Snapshot),
    blow: Blow,
) {
    if scene.round.melee.ties.is_empty() || blow.purpose.is_reaction() {
        return;
    }
    for tie in scene
        .round
        .melee
        .ties
        .iter()
        .filter(|tie| tie.of == attacker.id())
    {
        match tie.bond {
            Bond::Opening | Bond::Ahead(_) if tie.foe != Some(target.id()) => {}
            Bond::Lift | Bond::Opening | Bond::Ahead(_) => ledger.add(tie.bond.rule(), tie.points),
            Bond::Off(_) => ledger.add(tie.bond.rule(), -tie.points),
            Bond::Clasped(grasp, rounds, _) => {
                let gets_free = matches!(blow.form, Form::Bare(Bare::GetFree, _));
                let hardship = if gets_free { grasp.hardship(rounds) } else { 0 };
                let burden = Clasp::of(tie).map_or(0, |clasp| clasp.burden());
                ledger.add(tie.bond.rule(), -burden - hardship);
            }
            Bond::Hampered | Bond::Whirl | Bond::Wall(..) | Bond::Pinned(_) => {}
            Bond::Open(_) | Bond::Spent(_) => {}
        }
    }
}

/// How much harder it is for somebody to get free who is pinned; none who is not.
///
/// Rule: `MAN-FESTNAGELN`.
pub(crate) fn pinned(scene: &Scene, id: FighterId) -> Option<i16> {
    let mut ties = scene.round.melee.ties.iter();
    let found = ties.find(|tie| tie.of == id && matches!(tie.bond, Bond::Pinned(_)));
    found.map(|tie| tie.points)
}

/// Whether somebody pins another with a weapon of his.
///
/// Rule: `MAN-FESTNAGELN`.
pub(crate) fn pins(scene: &Scene, by: FighterId) -> bool {
    let mut ties = scene.round.melee.ties.iter();
    ties.any(|tie| tie.foe == Some(by) && matches!(tie.bond, Bond::Pinned(_)))
}

/// The rule by which somebody who is held cannot move.
///
/// Rule: `CRE-07`, `MAN-FESTNAGELN`, `MAN-U-HOLDS`.
pub(crate) fn held_fast(scene: &Scene, fighter: &Snapshot) -> WhyNot {
    let holder = fighter.condition.held_by.unwrap_or(fighter.id());
    match (pinned(scene, fighter.id()), clasp(scene, fighter.id())) {
        (Some(_), _) => why::pinned(rule::MAN_FESTNAGELN),
        (None, Some(_)) => why::held(rule::MAN_U_HOLDS, holder),
        (None, None) => why::held(rule::CRE_07, holder),
    }
}

/// What answers a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guarding {
    /// A parry.
    Parry,
    /// An aimed dodge.
    AimedDodge,
    /// A free dodge, which is no action.
    Dodge,
}

/// Adds to a defence what helps and burdens it.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-WINDMUEHLE`.
pub(crate) fn lift_defence(
    ledger: &mut impl Tally,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    how: Guarding,
) {
    for tie in &scene.round.melee.ties {
        let (is_own, is_foes) = (tie.of == defender.id(), tie.of == attacker.id());
        match tie.bond {
            Bond::Lift if is_own && how != Guarding::Dodge => ledger.add(tie.bond.rule(), tie.points),
            Bond::Hampered | Bond::Open(_) if is_own && how == Guarding::Parry => {
                ledger.add(tie.bond.rule(), -tie.points);
            }
            Bond::Off(_) if is_own && how != Guarding::Dodge => ledger.add(tie.bond.rule(), -tie.points),
            // Whoever is in a clinch parries as well as he can.
            Bond::Clasped(Grasp::Grip, ..) if is_own && how != Guarding::Dodge => {
                ledger.add(tie.bond.rule(), -Clasp::of(tie).map_or(0, |clasp| clasp.burden()));
            }
            Bond::Whirl if is_foes && tie.foe == Some(defender.id()) => {
                ledger.add(tie.bond.rule(), -tie.points);
            }
            _ => {}
        }
    }
}

/// What is left of the ties when somebody has struck at a foe: what helped the blow is used up, and what burdens its defence where
/// there is none any more.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-WINDMUEHLE`.
pub(crate) fn struck(ties: &mut Vec<Tie>, (id, foe): (FighterId, FighterId), is_answered: bool) {
    ties.retain(|tie| {
        let is_his = tie.of == id && tie.foe.is_none_or(|known| known == foe);
        let is_over = match tie.bond {
            Bond::Lift | Bond::Opening | Bond::Ahead(_) => true,
            Bond::Whirl => is_answered,
            Bond::Off(_) => false,
            Bond::Hampered | Bond::Wall(..) | Bond::Pinned(_) | Bond::Open(_) => false,
            Bond::Clasped(..) | Bond::Spent(_) => false,
        };
        // What burdens the next action burdens any, at whomever it goes.
        let is_off = tie.of == id && matches!(tie.bond, Bond::Off(_));
        !(is_his && is_over || is_off)
    });
}

/// What is left of the ties when somebody has answered a blow.
///
/// Rule: `MAN-MEISTERPARADE`, `MAN-BINDEN`, `MAN-WINDMUEHLE`.
pub(crate) fn answered(ties: &mut Vec<Tie>, (id, foe): (FighterId, FighterId), how: Option<Guarding>) {
    ties.retain(|tie| match tie.bond {
        Bond::Lift | Bond::Off(_) if tie.of == id => matches!(how, None | Some(Guarding::Dodge)),
        Bond::Hampered | Bond::Open(_) if tie.of == id => how != Some(Guarding::Parry),
        Bond::Whirl => !(tie.of == foe && tie.foe == Some(id)),
        _ => true,
    });
}
