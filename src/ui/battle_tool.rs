//! The buttons of the upper line: how fast the fight is shown, free actions, whose eyes see it, overlays, the whole map, the column
//! at the right.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::battle::ScreenSystems;
use super::battle_keys::next_tempo;
use super::desk::{Desk, DeskSystems};
use super::key_name::KeyWords;
use super::preference::{Preferences, Tempo};
use super::widget::{Tooltip, icon_button, row, sign_button};
use crate::battle::{Choice, SideId, Sides};
use crate::input::Action;
use crate::view::camera::MapCamera;
use crate::view::theme::{Face, Letters, size};
use crate::view::{ChosenEyes, Motion, Pace, Sign, Speed, Stage, Watching};
use crate::words::Phrase;

/// What shows at once all that is left to show.
pub(super) const SHOWS_ALL: &[Action] = &[Action::Skip, Action::Confirm];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            set_pace.run_if(resource_changed::<Preferences>),
            (name_speed, name_eyes, name_free_actions, name_together)
                .chain()
                .after(ScreenSystems)
                .after(DeskSystems),
        ),
    )
    .add_observer(use_tool);
}

/// A button above the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Changes the speed at which one's own happenings are shown.
    Speed,
    /// Changes the speed at which those of the opponent are shown.
    OpponentSpeed,
    /// Says whether one's fighters are asked for free actions.
    FreeActions,
    /// Says whether all of one's fighters announce the same, or each by himself.
    Together,
    /// Asks what the computer would answer.
    Hint,
    /// Chooses whose eyes see the fight, where sides have secrets and nobody plays any more.
    Eyes,
    /// Opens the list of overlays.
    Overlays,
    /// Shows the whole map.
    Fit,
    /// Shows at once what is left of the queue.
    Skip,
    /// Folds the column beside the map away, and brings it back.
    Column,
}

impl Tool {
    /// What the button does, with the key that does it too.
    const fn remark(self) -> KeyWords {
        match self {
            Self::Speed => KeyWords::new("battle-tool-speed", &[("key", &[Action::Speed])]),
            Self::OpponentSpeed => {
                KeyWords::new("battle-tool-opponent-speed", &[("key", &[Action::OpponentSpeed])])
            }
            Self::FreeActions => {
                KeyWords::new("battle-tool-free-actions", &[("key", &[Action::FreeActions])])
            }
            Self::Together => KeyWords::new("battle-tool-together", &[("key", &[Action::Together])]),
            Self::Hint => KeyWords::new("battle-tool-hint", &[("key", &[Action::Hint])]),
            Self::Skip => KeyWords::new("battle-tool-skip", &[("key", SHOWS_ALL)]),
            Self::Overlays => KeyWords::new("overlay-tool", &[("key", &[Action::Overlays])]),
            Self::Eyes => KeyWords::new("battle-tool-eyes", &[]),
            Self::Fit => KeyWords::new("battle-tool-fit", &[]),
            Self::Column => KeyWords::new("battle-tool-column", &[("key", &[Action::SideColumn])]),
        }
    }
}

/// The buttons in their row.
pub(super) fn spawn(line: &mut ChildSpawnerCommands) {
    let bar = Node {
        margin: UiRect::left(auto()),
        padding: UiRect::vertical(px(2)),
        ..row(6.0)
    };
    line.spawn((bar, Pickable::IGNORE)).with_children(|bar| {
        for (tool, sign) in [
            (Tool::FreeActions, None),
            (Tool::Together, None),
            (Tool::Eyes, None),
            (Tool::Speed, None),
            (Tool::OpponentSpeed, None),
            (Tool::Hint, Some(Sign::Hint)),
            (Tool::Skip, Some(Sign::Skip)),
            (Tool::Overlays, Some(Sign::Overlays)),
            (Tool::Fit, Some(Sign::Fit)),
            (Tool::Column, Some(Sign::Column)),
        ] {
            let mut button = bar.spawn((tool, Tooltip(Phrase::plain("")), tool.remark()));
            match sign {
                None => button.insert(icon_button("")),
                Some(sign) => button.insert(sign_button(sign, name(sign))),
            };
        }
    });
}

/// What a button with a sign is called where nobody sees it.
const fn name(sign: Sign) -> &'static str {
    match sign {
        Sign::Hint => "battle-name-hint",
        Sign::Skip => "battle-name-skip",
        Sign::Overlays => "battle-name-overlays",
        Sign::Fit => "battle-name-fit",
        Sign::Column => "battle-name-column",
    }
}

/// Whose eyes see the fight on the stage, and the choice of others.
///
/// Rule: `BD-VIS-07`.
#[derive(SystemParam)]
struct Eyes<'w, 's> {
    stage: Res<'w, Stage>,
    watching: Res<'w, Watching>,
    chosen: ResMut<'w, ChosenEyes>,
    battles: Query<'w, 's, &'static Sides>,
}

impl Eyes<'_, '_> {
    fn sides(&self) -> Option<&Sides> {
        self.battles.get(self.stage.battle?).ok()
    }

    /// To the next side; between the last and the first everything is seen.
    fn turn(&mut self) {
        let Some(sides) = self.sides() else { return };
        let all: Vec<SideId> = sides.iter().map(|(side, _)| side).collect();
        let next = match self.watching.0 {
            None => all.first(),
            Some(now) => all.iter().find(|side| **side > now),
        };
        let next = next.copied();
        self.chosen.choose(next);
    }

    /// Whose they are, in words; none where nobody may choose.
    fn name(&self) -> Option<Phrase> {
        let sides = self.sides().filter(|_| self.chosen.is_free())?;
        Some(match self.watching.0.and_then(|side| sides.get(side)) {
            Some(side) => Phrase::key("battle-eyes").with("side", Phrase::from(&side.name)),
            None => Phrase::key("battle-eyes-all"),
        })
    }
}

fn use_tool(
    used: On<bevy::ui_widgets::Activate>,
    tools: Query<(&Tool, &Node)>,
    mut preferences: ResMut<Preferences>,
    mut camera: ResMut<MapCamera>,
    mut motion: ResMut<Motion>,
    mut eyes: Eyes,
    mut commands: Commands,
) {
    // What has just been taken from the screen may still have the focus in this frame.
    let shown = tools.get(used.entity).ok();
    let shown = shown.filter(|(_, node)| node.display != Display::None);
    match shown.map(|(tool, _)| tool) {
        Some(Tool::Speed) => preferences.tempo = next_tempo(preferences.tempo),
        Some(Tool::OpponentSpeed) => preferences.opponent_tempo = next_tempo(preferences.opponent_tempo),
        Some(Tool::FreeActions) => preferences.free_actions = !preferences.free_actions,
        Some(Tool::Together) => preferences.together = !preferences.together,
        Some(Tool::Hint) => commands.queue(super::battle_hint::toggle),
        Some(Tool::Overlays) => commands.queue(super::battle_overlay::toggle_list),
        Some(Tool::Eyes) => eyes.turn(),
        Some(Tool::Fit) => camera.fit(),
        Some(Tool::Skip) => motion.skip(),
        Some(Tool::Column) => preferences.folded.column = !preferences.folded.column,
        None => {}
    }
}

/// Lets the happenings be shown as fast as the player has set it.
fn set_pace(preferences: Res<Preferences>, mut pace: ResMut<Pace>) {
    let speed = |tempo| match tempo {
        Tempo::Once => Speed::Normal,
        Tempo::Twice => Speed::Double,
        Tempo::Skip => Speed::Skip,
    };
    pace.set_if_neq(Pace {
        own: speed(preferences.tempo),
        others: speed(preferences.opponent_tempo),
        calm: preferences.calm,
    });
}

/// Writes the speeds onto their buttons.
fn name_speed(
    preferences: Res<Preferences>,
    tools: Query<(&Tool, &Children)>,
    added: Query<(), Added<Tool>>,
    mut commands: Commands,
) {
    if !preferences.is_changed() && added.is_empty() {
        return;
    }
    for (tool, children) in &tools {
        let (key, tempo) = match tool {
            Tool::Speed => ("battle-tempo-own", preferences.tempo),
            Tool::OpponentSpeed => ("battle-tempo-opponent", preferences.opponent_tempo),
            Tool::FreeActions
            | Tool::Together
            | Tool::Hint
            | Tool::Eyes
            | Tool::Skip
            | Tool::Overlays
            | Tool::Fit
            | Tool::Column => continue,
        };
        let sign = match tempo {
            Tempo::Once => "1×",
            Tempo::Twice => "2×",
            Tempo::Skip => "»",
        };
        let phrase = Phrase::key(key).with("speed", Phrase::plain(sign));
        letter(&mut commands, children, &phrase);
    }
}

/// Says whether there are questions for free actions; the button is there where an announcement can ask for them.
fn name_free_actions(
    preferences: Res<Preferences>,
    desk: Res<Desk>,
    mut tools: Query<(&Tool, &Children, &mut Node)>,
    added: Query<(), Added<Tool>>,
    mut said: Local<Option<Phrase>>,
    mut commands: Commands,
) {
    let mut offered = desk.cards.iter().map(|card| &card.offer.choice);
    let can_ask = offered.any(|choice| matches!(choice, Choice::Plan { ask_free: true, .. }));
    let key = if preferences.free_actions {
        "battle-free-actions-asked"
    } else {
        "battle-free-actions-not-asked"
    };
    let name = can_ask.then(|| Phrase::key(key));
    if *said != name || !added.is_empty() {
        said.clone_from(&name);
        show_where(Tool::FreeActions, name.as_ref(), &mut tools, &mut commands);
    }
}

/// Says for whom an announcement is; the button is there where others of the same person can still announce something.
fn name_together(
    preferences: Res<Preferences>,
    desk: Res<Desk>,
    mut tools: Query<(&Tool, &Children, &mut Node)>,
    added: Query<(), Added<Tool>>,
    mut said: Local<Option<Phrase>>,
    mut commands: Commands,
) {
    let key = if preferences.together {
        "battle-together"
    } else {
        "battle-each"
    };
    let name = (!desk.fellows.is_empty()).then(|| Phrase::key(key));
    if *said != name || !added.is_empty() {
        said.clone_from(&name);
        show_where(Tool::Together, name.as_ref(), &mut tools, &mut commands);
    }
}

/// Says whose eyes see the fight; the button is there only where somebody may choose.
fn name_eyes(
    eyes: Eyes,
    mut tools: Query<(&Tool, &Children, &mut Node)>,
    added: Query<(), Added<Tool>>,
    mut said: Local<Option<Phrase>>,
    mut commands: Commands,
) {
    let name = eyes.name();
    if *said == name && added.is_empty() {
        return;
    }
    said.clone_from(&name);
    show_where(Tool::Eyes, name.as_ref(), &mut tools, &mut commands);
}

/// Shows a button with a name where it has one, and hides it where not.
fn show_where(
    shown: Tool,
    name: Option<&Phrase>,
    tools: &mut Query<(&Tool, &Children, &mut Node)>,
    commands: &mut Commands,
) {
    for (_, children, mut node) in tools.iter_mut().filter(|(tool, ..)| **tool == shown) {
        node.display = match name {
            Some(_) => Display::Flex,
            None => Display::None,
        };
        let nothing = Phrase::plain("");
        letter(commands, children, name.unwrap_or(&nothing));
    }
}

/// Writes onto a button.
fn letter(commands: &mut Commands, children: &Children, phrase: &Phrase) {
    for child in children {
        commands.entity(*child).insert((
            crate::view::say::Say(phrase.clone()),
            Letters::new(Face::Strong, size::SMALL),
            TextLayout::no_wrap(),
        ));
    }
}
