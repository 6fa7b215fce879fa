//! Sound: what is heard of the happenings that are shown, and where it is heard. Nothing ever waits for a sound, and where there
//! is no device to hear it on the game is silent.

use std::env;
use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy_kira_audio::{AudioApp, AudioChannel, AudioControl, AudioPlugin, AudioSource};

use super::reading::Reading;
use super::stage::Stage;
use crate::battle::{
    Fighter, FighterId, Happening, Log, Roster, Seat, SideId, Sides, StateSign, System, Term,
};

/// The most sounds that begin in one frame; when the showing is skipped, many happenings fall into one.
const AT_ONCE: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Heard>()
        .init_resource::<Loudness>()
        .add_systems(
            Update,
            (hear_happenings, hear_turn)
                .chain()
                .in_set(super::ViewSystems::Draw),
        );
}

/// How loud the game is, in percent; 0 is silence.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loudness(pub u8);

/// Something to be heard. What is further down is drowned by what is further up when too much happens at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// A human has won, or nobody plays but the computer.
    Victory,
    /// Somebody is out of the fight.
    Fall,
    /// A wound.
    Wound,
    /// A blow that hurts.
    Hit,
    /// A blow that armour holds.
    Clash,
    /// A blow that is warded off.
    Parry,
    /// A blow that is struck.
    Blow,
    /// A human's turn.
    Turn,
    /// A step.
    Step,
}

impl Cue {
    /// All cues with their files.
    const ALL: [(Self, &'static str); 9] = [
        (Self::Victory, "sounds/victory.ogg"),
        (Self::Fall, "sounds/fall.ogg"),
        (Self::Wound, "sounds/wound.ogg"),
        (Self::Hit, "sounds/hit.ogg"),
        (Self::Clash, "sounds/clash.ogg"),
        (Self::Parry, "sounds/parry.ogg"),
        (Self::Blow, "sounds/miss.ogg"),
        (Self::Turn, "sounds/page.ogg"),
        (Self::Step, "sounds/step.ogg"),
    ];

    /// What is heard of a happening, if anything; `is_out` says whether a state takes a fighter out of the fight, `has_won` whether
    /// these winners are worth a fanfare.
    fn of(
        happening: &Happening,
        is_out: impl Fn(Term) -> bool,
        has_won: impl Fn(&[SideId]) -> bool,
    ) -> Option<Self> {
        let cue = match happening {
            Happening::Attacked { .. } => Self::Blow,
            Happening::Defended { check, .. } if check.outcome.is_success() => Self::Parry,
            Happening::Struck { loss, .. } if loss.value() > 0 => Self::Hit,
            Happening::Struck { .. } => Self::Clash,
            Happening::Wounded { wounds, .. } if *wounds > 0 => Self::Wound,
            Happening::StateChanged { state, on: true, .. } if is_out(*state) => Self::Fall,
            Happening::Moved { .. } => Self::Step,
            Happening::FightEnded { winners, .. } if has_won(winners) => Self::Victory,
            _ => return None,
        };
        Some(cue)
    }
}

/// A cue that begins in this frame.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard(pub Cue);

/// Whether a human is among the winners; where no human plays, whether there are any.
fn is_victory(sides: &Sides, winners: &[SideId]) -> bool {
    let is_human = |id: SideId| {
        sides
            .get(id)
            .is_some_and(|side| matches!(side.seat, Seat::Human(_)))
    };
    let has_human = sides.iter().any(|(id, _)| is_human(id));
    winners.iter().any(|winner| !has_human || is_human(*winner))
}

/// Hears what has been shown since the last frame.
fn hear_happenings(
    stage: Res<Stage>,
    fights: Query<(&Log, &Sides, &System)>,
    mut heard: MessageWriter<Heard>,
    mut known: Local<(Option<Entity>, usize)>,
) {
    let Some((log, sides, System(system))) = stage.battle.and_then(|battle| fights.get(battle).ok()) else {
        *known = (None, 0);
        return;
    };
    // A fight that comes onto the stage as it stands has been heard before.
    let is_new = known.0 != stage.battle;
    let from = if is_new { stage.shown } else { known.1 };
    *known = (stage.battle, stage.shown);
    let shown = (from..stage.shown).filter_map(|place| log.told(place, stage.watching.0));
    let is_out = |state| system.state_sign(state).is_some_and(StateSign::is_out);
    let mut cues: Vec<Cue> = shown
        .filter_map(|entry| Cue::of(&entry.happening, is_out, |winners| is_victory(sides, winners)))
        .collect();
    cues.sort_unstable();
    cues.dedup();
    heard.write_batch(cues.into_iter().take(AT_ONCE).map(Heard));
}

/// Hears that the turn has come to a human: to another fighter, or to the same one in another phase.
fn hear_turn(
    stage: Res<Stage>,
    reading: Res<Reading>,
    battles: Query<(&Roster, &Sides)>,
    fighters: Query<&Fighter>,
    mut heard: MessageWriter<Heard>,
    mut turn: Local<Option<(FighterId, u16, Option<i16>)>>,
) {
    let Some(question) = reading.question.filter(|_| !stage.is_playing()) else {
        return;
    };
    let now = Some((question.fighter, stage.round, stage.phase));
    if *turn == now {
        return;
    }
    *turn = now;
    let battle = reading.battle.and_then(|battle| battles.get(battle).ok());
    let seat = battle.and_then(|(roster, sides)| {
        let side = fighters.get(roster.entity(question.fighter)?).ok()?.side;
        Some(&sides.get(side)?.seat)
    });
    if matches!(seat, Some(Seat::Human(_))) {
        heard.write(Heard(Cue::Turn));
    }
}

/// The channel of the battle's sounds, whose loudness the player sets.
#[derive(Resource)]
struct Battle;

/// The sounds as they lie in memory.
#[derive(Resource)]
struct Shelf(Vec<(Cue, Handle<AudioSource>)>);

/// Opens the sound device and plays what is heard. Only the program itself does; where there is no device it does nothing.
pub fn open_device(app: &mut App) {
    if !has_device() {
        return;
    }
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Battle>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (set_loudness.run_if(resource_changed::<Loudness>), play)
                .chain()
                .after(super::ViewSystems::Draw),
        );
}

fn load(assets: Res<AssetServer>, mut commands: Commands) {
    let shelf = Cue::ALL.map(|(cue, file)| (cue, assets.load(file)));
    commands.insert_resource(Shelf(shelf.to_vec()));
}

fn set_loudness(loudness: Res<Loudness>, channel: Res<AudioChannel<Battle>>) {
    channel.set_volume(decibels(loudness.0));
}

fn play(
    mut heard: MessageReader<Heard>,
    loudness: Res<Loudness>,
    shelf: Res<Shelf>,
    channel: Res<AudioChannel<Battle>>,
) {
    for Heard(cue) in heard.read() {
        if let Some((_, source)) = shelf.0.iter().find(|(known, _)| known == cue)
            && loudness.0 > 0
        {
            channel.play(source.clone());
        }
    }
}

/// A loudness in percent as the ear takes it: half of it sounds half as loud, which is ten decibels less.
fn decibels(percent: u8) -> f32 {
    match percent {
        0 => -80.0,
        percent => (f32::from(percent) / 100.0).log2() * 10.0,
    }
}

/// Whether there may be something to hear sounds on. Where there is nothing the libraries of the system would complain at length.
fn has_device() -> bool {
    !cfg!(target_os = "linux") || has_card() || has_server()
}

/// Whether the machine has a sound card that plays.
fn has_card() -> bool {
    let plays = |name: &str| name.starts_with("pcmC") && name.ends_with('p');
    fs::read_dir("/dev/snd").is_ok_and(|mut devices| {
        devices.any(|device| device.is_ok_and(|device| plays(&device.file_name().to_string_lossy())))
    })
}

/// Whether a sound server runs for this user, which may play elsewhere.
fn has_server() -> bool {
    let runtime = env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let runs = |name: &str| runtime.as_ref().is_some_and(|folder| folder.join(name).exists());
    env::var_os("PULSE_SERVER").is_some() || runs("pulse/native") || runs("pipewire-0")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{RuleId, Side, Stance};

    fn wounded(wounds: u8) -> Happening {
        Happening::Wounded {
            fighter: FighterId(1),
            wounds,
            total: wounds,
            loss: 7,
            thresholds: [6, 12, 18],
            rule: RuleId("WND-01"),
        }
    }

    fn state(state: &'static str, on: bool) -> Happening {
        Happening::StateChanged {
            fighter: FighterId(1),
            state: Term(state),
            on,
            rule: RuleId("LEN-05"),
        }
    }

    fn over(winners: &[u8]) -> Happening {
        Happening::FightEnded {
            winners: winners.iter().map(|side| SideId(*side)).collect(),
            rule: RuleId("TIM-09"),
        }
    }

    #[test]
    fn what_hurts_is_heard_and_what_does_not_happen_is_not() {
        let side = |seat| Side {
            name: "".into(),
            seat,
        };
        let sides = Sides::new(vec![side(Seat::Human(1)), side(Seat::Opponent)], |_, _| {
            Stance::Hostile
        });
        let is_out = |state: Term| state.0 == "dying";
        let heard = |happening| Cue::of(&happening, is_out, |winners| is_victory(&sides, winners));
        assert_eq!(heard(wounded(1)), Some(Cue::Wound));
        assert_eq!(heard(wounded(0)), None);
        assert_eq!(heard(state("dying", true)), Some(Cue::Fall));
        assert_eq!(heard(state("dying", false)), None);
        assert_eq!(heard(state("kneeling", true)), None);
        assert_eq!(heard(over(&[0])), Some(Cue::Victory));
        assert_eq!(heard(over(&[1])), None, "the computer has no fanfare");
        assert_eq!(heard(over(&[])), None, "nor has a draw");
        assert_eq!(heard(Happening::RoundStarted), None);
    }

    #[test]
    fn half_the_loudness_is_ten_decibels_less() {
        assert_eq!(decibels(100), 0.0);
        assert_eq!(decibels(50), -10.0);
        assert_eq!(decibels(25), -20.0);
        assert!(decibels(10) > decibels(0));
    }

    #[test]
    fn every_cue_has_a_file_and_a_place_of_its_own() {
        let files: std::collections::BTreeSet<_> = Cue::ALL.iter().map(|(_, file)| file).collect();
        assert_eq!(files.len(), Cue::ALL.len());
        for (_, file) in Cue::ALL {
            assert!(
                crate::content::root().join("assets").join(file).is_file(),
                "{file}"
            );
        }
        assert!(Cue::ALL.is_sorted_by_key(|(cue, _)| *cue));
    }
}
