//! The hands at the screen: one pair for each seat, of which only the seat at turn counts during a fight.

use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::Gamepad;
use bevy::input_focus::{InputFocus, InputFocusSystems};
use bevy::prelude::*;
use bevy::text::EditableText;
use leafwing_input_manager::buttonlike::ButtonValue;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::updating::CentralInputStore;
use leafwing_input_manager::prelude::{ActionState, ModifierKey};

use super::action::Action;
use super::capture::Capture;
use super::key_book::{KeyBook, SEATS};
use super::seating::Seating;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Turn>()
        .init_resource::<BackTaken>()
        .init_resource::<KeyBook>()
        .init_resource::<Typing>()
        .init_resource::<Seating>()
        .add_systems(PreUpdate, watch_lines.before(InputFocusSystems::Dispatch))
        .add_systems(
            PreUpdate,
            catch_short_presses
                .after(InputManagerSystem::Unify)
                .before(InputManagerSystem::Update),
        )
        .add_systems(Startup, seat_players)
        .add_systems(Update, deal_keys)
        // Nothing in this game happens at a fixed step, for which the key maps would be read a second time in each frame.
        .configure_sets(
            RunFixedMainLoop,
            (
                RunFixedMainLoopSystems::BeforeFixedMainLoop,
                RunFixedMainLoopSystems::FixedMainLoop,
                RunFixedMainLoopSystems::AfterFixedMainLoop,
            )
                .run_if(|| false),
        );
}

/// A person at the screen, with the key map of his own; the number is that of his seat, from 1.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player(pub u8);

/// Whose hands count, by the number of the seat. None: everybody's, as in the menus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn(pub Option<u8>);

/// Whether something that lies over everything else takes the way back for itself: no screen and no card goes back then.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackTaken(pub bool);

/// Whether somebody types into a line.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Typing(bool);

/// What the hands that count are doing.
#[derive(SystemParam)]
pub struct Hands<'w, 's> {
    players: Query<'w, 's, (&'static Player, &'static ActionState<Action>)>,
    turn: Res<'w, Turn>,
    typing: Res<'w, Typing>,
    capture: Res<'w, Capture>,
    taken: Res<'w, BackTaken>,
}

impl Hands<'_, '_> {
    /// Whether an action began in this frame.
    pub fn just_pressed(&self, action: Action) -> bool {
        let is_taken = action == Action::Back && self.taken.0;
        !is_taken && self.began(action)
    }

    /// Whether going back began in this frame and is for what has taken it.
    pub fn takes_back(&self) -> bool {
        self.taken.0 && self.began(Action::Back)
    }

    fn began(&self, action: Action) -> bool {
        self.may(action) && self.states().any(|state| state.just_pressed(&action))
    }

    /// Whether an action goes on.
    pub fn pressed(&self, action: Action) -> bool {
        self.may(action) && self.states().any(|state| state.pressed(&action))
    }

    /// The card whose action began in this frame, counted from 0.
    pub fn card(&self) -> Option<usize> {
        let card = Action::CARDS.iter().position(|card| self.just_pressed(*card))?;
        let held = Action::FurtherCards;
        // In a slow frame the hand has let go of both keys before anybody looks.
        let is_further = self.pressed(held) || self.states().any(|state| state.just_released(&held));
        Some(if is_further {
            card + Action::CARDS.len()
        } else {
            card
        })
    }

    fn states(&self) -> impl Iterator<Item = &ActionState<Action>> {
        let counts = |player: &Player| self.turn.0.is_none_or(|turn| turn == player.0);
        self.players
            .iter()
            .filter(move |(player, _)| counts(player))
            .map(|(_, state)| state)
    }

    fn may(&self, action: Action) -> bool {
        self.capture.0.is_none() && (action.works_while_typing() || !self.typing.0)
    }
}

fn watch_lines(focus: Res<InputFocus>, lines: Query<(), With<EditableText>>, mut typing: ResMut<Typing>) {
    typing.0 = focus.get().is_some_and(|focus| lines.contains(focus));
}

/// A key that goes down and up within one frame counts as pressed in that frame; the key maps alone would miss it.
fn catch_short_presses(
    keys: Res<ButtonInput<KeyCode>>,
    mut store: ResMut<CentralInputStore>,
    mut caught: Local<Vec<KeyCode>>,
) {
    for key in caught.drain(..) {
        if !keys.pressed(key) {
            set_key(&mut store, key, false);
        }
    }
    caught.extend(keys.get_just_pressed().filter(|key| !keys.pressed(**key)));
    for key in &caught {
        set_key(&mut store, *key, true);
    }
}

/// Tells the key maps about a key, and about the modifier that it is.
fn set_key(store: &mut CentralInputStore, key: KeyCode, pressed: bool) {
    store.update_buttonlike(key, ButtonValue::from_pressed(pressed));
    for modifier in [ModifierKey::Shift, ModifierKey::Control] {
        if modifier.keycodes().contains(&key) {
            store.update_buttonlike(modifier, ButtonValue::from_pressed(pressed));
        }
    }
}

fn seat_players(book: Res<KeyBook>, mut commands: Commands) {
    for seat in 1..=SEATS {
        commands.spawn((Player(seat), book.map(seat, None)));
    }
}

/// Deals keys and pads. Of several pads the first goes to the first seat, and so on; a single one goes from hand to hand.
fn deal_keys(
    mut commands: Commands,
    book: Res<KeyBook>,
    pads: Query<Entity, With<Gamepad>>,
    players: Query<(Entity, &Player)>,
    mut dealt: Local<Vec<Entity>>,
) {
    let mut now: Vec<_> = pads.iter().collect();
    now.sort();
    if *dealt == now && !book.is_changed() {
        return;
    }
    for (entity, player) in &players {
        let own = now
            .get(usize::from(player.0) - 1)
            .copied()
            .filter(|_| now.len() > 1);
        commands.entity(entity).insert(book.map(player.0, own));
    }
    *dealt = now;
}
