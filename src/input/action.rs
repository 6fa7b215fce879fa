//! What a hand can do at the screen, whatever it holds: a keyboard, a mouse or a pad.

use bevy::prelude::*;
use leafwing_input_manager::Actionlike;
use serde::{Deserialize, Serialize};

/// Something that a player does with his hands. The keys for it stand in [`super::BINDINGS`].
#[derive(
    Actionlike, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Reflect, Serialize, Deserialize,
)]
pub enum Action {
    /// To what lies above, in a menu or on the map.
    Up,
    /// To what lies below.
    Down,
    /// To what lies to the left.
    Left,
    /// To what lies to the right.
    Right,
    /// To the next widget or option.
    Next,
    /// To the widget or option before.
    Previous,
    /// Takes what has the focus.
    Confirm,
    /// Out of here: closes a card, leaves a screen, opens the pause of a fight.
    Back,
    /// Shows all keys.
    Help,
    /// Opens and closes the codex; with a note on the screen, at the page that tells more.
    Codex,
    /// Shows what the next term means in what has the focus, or in the note that was pinned last.
    NextTerm,
    /// Shows what the term before means.
    PreviousTerm,
    /// Pins the note that has come up, so that it stays until it is closed.
    PinNote,
    /// Fills the screen, or gives it back.
    FullScreen,
    /// Before a fight: opens the single switches of the rules, and closes them.
    SingleRules,
    /// Takes the first card of the action bar.
    Card1,
    /// Takes the second card.
    Card2,
    /// Takes the third card.
    Card3,
    /// Takes the fourth card.
    Card4,
    /// Takes the fifth card.
    Card5,
    /// Takes the sixth card.
    Card6,
    /// Takes the seventh card.
    Card7,
    /// Takes the eighth card.
    Card8,
    /// Takes the ninth card.
    Card9,
    /// While it is held, the nine actions before take the tenth to the eighteenth card.
    FurtherCards,
    /// Announces a point less, or turns to the left.
    Fewer,
    /// Announces a point more, or turns to the right.
    More,
    /// To the next target, or the next fighter to look at.
    NextTarget,
    /// To the target before.
    PreviousTarget,
    /// Moves the focus to the map and back.
    Map,
    /// Opens the odds of the card that is looked at to their reasons.
    Inspect,
    /// To be asked for free actions from the next announcement on, or no longer.
    FreeActions,
    /// To announce for all of one's fighters at once, or for each by himself.
    Together,
    /// Asks what the computer would answer, and takes its hint away again.
    Hint,
    /// Takes the last own choice back.
    Undo,
    /// Gives up all that has been ordered.
    DropOrders,
    /// Hands the screen over to the other player.
    HandOver,
    /// Shows at once all that still has to be shown.
    Skip,
    /// To the next speed at which one's own happenings are shown.
    Speed,
    /// To the next speed at which those of the opponent are shown.
    OpponentSpeed,
    /// A step back in the log's time.
    LookBack,
    /// A step on in the log's time.
    LookOn,
    /// Moves the map down, to see what lies above.
    PanUp,
    /// To see what lies below.
    PanDown,
    /// To see what lies to the left.
    PanLeft,
    /// To see what lies to the right.
    PanRight,
    /// Drags the map along with the pointer.
    Drag,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// Shows the fighter whose decision it is.
    Centre,
    /// Opens the list of what the map can show besides, and closes it.
    Overlays,
    /// To the next overlay of the map.
    NextOverlay,
    /// To the overlay before.
    PreviousOverlay,
    /// Shows the last overlay as long as it is held.
    PeekOverlay,
    /// Folds the column beside the map away, and brings it back.
    SideColumn,
    /// Shows the fight to a room, larger and with nothing beside the map, or no longer.
    Presentation,
    /// To the other way to the same cell: the cheapest, or the cheapest that nobody strikes at.
    OtherWay,
}

impl Action {
    /// The actions that take a card of the action bar, in the order of the cards.
    pub const CARDS: [Self; 9] = [
        Self::Card1,
        Self::Card2,
        Self::Card3,
        Self::Card4,
        Self::Card5,
        Self::Card6,
        Self::Card7,
        Self::Card8,
        Self::Card9,
    ];

    /// Whether it works while somebody types into a line, where letters and figures are only letters and figures.
    pub const fn works_while_typing(self) -> bool {
        matches!(
            self,
            Self::Up
                | Self::Down
                | Self::Next
                | Self::Previous
                | Self::Confirm
                | Self::Back
                | Self::FullScreen
        )
    }
}
