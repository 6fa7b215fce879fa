//! How a fighter begins who is not rested and ready: what a level file says of it, whether that can be, and the body and state that
//! follow.

use schemars::JsonSchema;
use serde::Deserialize;
use smallvec::SmallVec;

use crate::battle::{Body, FighterId, Posture, Recruit, Slot};

use super::effect::{Effect, EffectKind, Until};
use super::fighter::{ArmState, Fallen, State};
use super::initiative;
use super::life::{ROUNDS_TO_WAKE, Vitality};
use super::sheet::Build;

/// How a fighter begins where it differs from rested and ready.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename = "Start")]
pub struct StartFile {
    /// Hit points now.
    hit_points: Option<i16>,
    /// The die of the initiative, if it has fallen already.
    initiative_die: Option<i16>,
    /// The weapon in the hand, by its place in the list from 0; left out: the first.
    hand: Option<u8>,
    /// Whether missile weapons are to be loaded first.
    unloaded: bool,
    /// How it stands with single weapons.
    arms: Vec<ArmFile>,
    /// What he suffers from, and for how long.
    conditions: Vec<ConditionFile>,
    /// Whether he gives his next turn up for a weapon that he took back (`PL-MAN-05`).
    owes_turn: bool,
    /// Successes with which he hides; left out: he does not (`PL-PER-02`).
    hides: Option<i16>,
    /// Whether the last blow that he received was a critical one.
    was_critical: bool,
    /// Rounds for which he has been lying unconscious.
    fallen_rounds: u16,
    /// Whether first aid was tried since he fell (`PL-AID-06`).
    tended: bool,
    /// Rounds until he comes round by himself, because he is stable (`PL-AID-03`).
    wakes_in: Option<u16>,
    /// Healing potions, where the record says otherwise.
    potions: Option<u8>,
    /// Whether he counts as a hero, where the record or the module of heroes says otherwise: each side may mark its own
    /// (`PL-GEN-04`).
    pub(super) hero: Option<bool>,
}

/// How it stands with a weapon.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "Arm")]
struct ArmFile {
    /// The weapon, by its place in the list from 0.
    arm: u8,
    /// Whether he has lost it.
    #[serde(default)]
    lost: bool,
    /// Whether it has to be loaded.
    #[serde(default)]
    unloaded: bool,
    /// Pieces left of what is thrown.
    pieces: Option<u8>,
    /// Dice that it costs because it suffered (`PL-FUM-02`).
    #[serde(default)]
    worn: u8,
}

/// What a fighter suffers from.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "Condition")]
struct ConditionFile {
    /// Which condition.
    kind: EffectKind,
    /// The Defence that a cornered one loses.
    #[serde(default)]
    points: i16,
    /// When it ends.
    until: Until,
}

impl StartFile {
    /// What is wrong with it for this fighter of a level with these fighters.
    pub(super) fn faults(&self, build: &Build, known: &[FighterId]) -> Vec<String> {
        let arms = build.arms.len() as i16;
        let bounds = [
            within("hit_points", self.hit_points, 0, build.hit_points),
            within(
                "initiative_die",
                self.initiative_die,
                1,
                initiative::DICE.1.into(),
            ),
            within("hand", self.hand.map(i16::from), 0, arms - 1),
            within("hides", self.hides, 1, 20),
            within(
                "wakes_in",
                self.wakes_in.map(|rounds| rounds.min(1000) as i16),
                1,
                ROUNDS_TO_WAKE as i16,
            ),
        ];
        let arms = self.arms.iter().flat_map(|arm| self.arm_faults(arm, build));
        let conditions = self.conditions.iter().flat_map(|it| it.faults(known));
        bounds
            .into_iter()
            .flatten()
            .chain(arms)
            .chain(conditions)
            .chain(self.doubled())
            .collect()
    }

    /// The condition that stands there twice: the same one does not add up (`PL-STA-01`).
    fn doubled(&self) -> Option<String> {
        let is_known = |(place, found): &(usize, &ConditionFile)| {
            let mut before = self.conditions[..*place].iter();
            before.any(|other| other.kind == found.kind)
        };
        let (_, found) = self.conditions.iter().enumerate().find(is_known)?;
        Some(format!("`conditions` names {:?} twice", found.kind))
    }

    fn arm_faults(&self, arm: &ArmFile, build: &Build) -> Vec<String> {
        let ArmFile { arm: place, .. } = arm;
        let Some(weapon) = build.arms.get(usize::from(*place)) else {
            let most = build.arms.len() - 1;
            return vec![format!("`arm` is {place}, but must be from 0 to {most}")];
        };
        let most = weapon.shot.and_then(|shot| shot.pieces).map_or(0, i16::from);
        let is_body = weapon.hands == 0;
        let is_in_hand = self.hand.unwrap_or(0) == *place;
        let lost = (arm.lost && is_body).then(|| format!("arm {place} is the own body, which nobody loses"));
        let held = (arm.lost && is_in_hand && !is_body)
            .then(|| format!("arm {place} is lost, but in the hand: `hand` must name another one"));
        let load = (arm.unloaded && !weapon.shot.is_some_and(|shot| shot.reloads))
            .then(|| format!("arm {place} is never loaded"));
        [
            lost,
            held,
            load,
            within("pieces", arm.pieces.map(i16::from), 0, most),
            within("worn", Some(arm.worn.into()), 0, 10),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// The body and the state in which a fighter begins.
    pub(super) fn begin(&self, recruit: &Recruit, build: &Build, is_surprised: bool) -> (Body, State) {
        let mut state = self.state(build, is_surprised);
        let is_down = Vitality::of(state.hit_points, build.is_hero) == Vitality::Down
            || !recruit.awake
            || self.wakes_in.is_some();
        if is_down {
            state.fallen = Some(Fallen {
                rounds: self.fallen_rounds,
                is_tended: self.tended || self.wakes_in.is_some(),
                wakes_in: self.wakes_in,
            });
        }
        let body = Body {
            at: recruit.at,
            size: 1,
            facing: recruit.facing,
            posture: match recruit.posture {
                Posture::Standing if !is_down => Posture::Standing,
                Posture::Kneeling if !is_down => Posture::Standing,
                _ => Posture::Lying,
            },
            able: !is_down,
            present: true,
            altitude_dm: 0,
            mount: None,
        };
        (body, state)
    }

    fn state(&self, build: &Build, is_surprised: bool) -> State {
        let mut state = State::fresh(build);
        state.hit_points = self.hit_points.unwrap_or(build.hit_points);
        state.die = self.initiative_die;
        state.hand = Slot(self.hand.unwrap_or(0));
        state.was_critical = self.was_critical;
        state.potions = self.potions.unwrap_or(build.potions);
        state.surprised = is_surprised;
        state.owes_turn = self.owes_turn;
        state.hides = self.hides;
        state.effects = self.conditions.iter().map(ConditionFile::effect).collect();
        self.arm(build, &mut state.arms);
        state
    }

    fn arm(&self, build: &Build, arms: &mut SmallVec<[ArmState; 4]>) {
        for (arm, kept) in build.arms.iter().zip(arms.iter_mut()) {
            kept.is_unloaded = self.unloaded && arm.shot.is_some_and(|shot| shot.reloads);
        }
        for told in &self.arms {
            if let Some(kept) = arms.get_mut(usize::from(told.arm)) {
                kept.is_gone |= told.lost;
                kept.is_unloaded |= told.unloaded;
                kept.pieces = told.pieces.unwrap_or(kept.pieces);
                kept.worn = told.worn;
            }
        }
    }
}

impl ConditionFile {
    fn faults(&self, known: &[FighterId]) -> Vec<String> {
        let is_cornered = self.kind == EffectKind::Cornered;
        let points = match (is_cornered, self.points) {
            (true, 1..=30) | (false, 0) => None,
            (true, points) => Some(format!(
                "`points` of `Cornered` is {points}, but must be from 1 to 30"
            )),
            (false, _) => Some("`points` are for `Cornered` alone".to_owned()),
        };
        let until = match self.until {
            Until::TurnStart(id) if !known.contains(&id) => Some(format!(
                "`until` is TurnStart({}), but the level has no such fighter",
                id.0
            )),
            Until::OwnTurns(0) => Some("`until` is OwnTurns(0), which is over already".to_owned()),
            _ => None,
        };
        points.into_iter().chain(until).collect()
    }

    const fn effect(&self) -> Effect {
        Effect {
            kind: self.kind,
            points: self.points,
            until: self.until,
        }
    }
}

/// What is wrong with a number.
fn within(name: &str, value: Option<i16>, least: i16, most: i16) -> Option<String> {
    let wrong = value.filter(|value| !(least..=most).contains(value));
    wrong.map(|value| format!("`{name}` is {value}, but must be from {least} to {most}"))
}
