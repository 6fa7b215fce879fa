//! The action bar: the open question in words, and every legal answer to it as a card.
//!
//! This file keeps the cards and which of them is chosen; how a card looks stands in `action_bar_card.rs`.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::action_bar_card::{self, CARD_GAP, CARD_WIDTH, PLAIN_WIDTH};
use super::battle_rule::RuleBook;
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::{icon_button, row, spacer, text};
use crate::battle::{Choice, Clock, FighterId, Odds, Offer};
use crate::board::Cell;
use crate::view::{Reading, Stage, ViewSystems, odds, system_of};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_systems(
            Update,
            (lay_cards, count_places, draw_bar)
                .chain()
                .after(ViewSystems::Draw)
                .in_set(DeskSystems),
        )
        .add_observer(turn_page);
    action_bar_card::plugin(app);
}

/// Lays the cards out and draws them; runs after the map has been drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeskSystems;

/// The panel of the action bar.
#[derive(Component)]
pub struct ActionBar;

/// The cards on the table.
#[derive(Resource, Default)]
pub struct Desk {
    /// The battle and the length of its log for which the cards were laid out.
    seen: Option<(Entity, usize)>,
    /// The fighter who must choose.
    pub fighter: Option<FighterId>,
    /// Every legal answer.
    pub cards: Vec<Card>,
    /// The card that is looked at.
    pub chosen: usize,
    /// The cell that is looked at, for cards that ask for one.
    pub goal: Option<Cell>,
    /// Cards side by side, and on one page.
    row: usize,
    page_size: usize,
    /// Why the last answer was not accepted.
    pub refusal: Option<Phrase>,
}

/// An answer on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The offer.
    pub offer: Offer,
    /// The announced points.
    pub stakes: Vec<i16>,
    /// The odds with these points.
    pub odds: Option<Odds>,
    /// The cost of each cell that can be chosen, in half cells.
    pub costs: Vec<(Cell, u16)>,
}

impl Card {
    /// The foe whom an attack is for, or the fighter whom an action concerns.
    pub fn target(&self) -> Option<FighterId> {
        match &self.offer.choice {
            Choice::Attack { target, .. } => Some(*target),
            Choice::Act { target, .. } => *target,
            _ => None,
        }
    }

    /// The answer with the announced points.
    pub fn choice(&self) -> Choice {
        let mut choice = self.offer.choice.clone();
        if let Choice::Attack { stakes, .. } = &mut choice {
            stakes.clone_from(&self.stakes);
        }
        choice
    }
}

impl Desk {
    /// The card that is looked at.
    pub fn card(&self) -> Option<&Card> {
        self.cards.get(self.chosen)
    }

    /// Looks at a card.
    pub fn look_at(&mut self, card: usize) {
        if card < self.cards.len() && card != self.chosen {
            self.chosen = card;
            self.goal = None;
        }
    }

    /// Looks at the card so many places further; after the last comes the first.
    pub fn step(&mut self, places: isize) {
        let count = self.cards.len().max(1) as isize;
        let next = (self.chosen as isize + places).rem_euclid(count);
        self.look_at(next as usize);
    }

    /// The first card of the page that is shown.
    pub fn first_on_page(&self) -> usize {
        self.chosen / self.page_size.max(1) * self.page_size.max(1)
    }

    /// The cards of the page that is shown.
    pub fn page(&self) -> std::ops::Range<usize> {
        let first = self.first_on_page();
        first..(first + self.page_size.max(1)).min(self.cards.len())
    }

    /// Whether no card on the table has odds, so that names are all there is to show.
    pub fn is_plain(&self) -> bool {
        self.cards
            .iter()
            .all(|card| card.odds.is_none() && card.stakes.is_empty())
    }

    fn pages(&self) -> usize {
        self.cards.len().div_ceil(self.page_size.max(1))
    }
}

/// Lays out the cards when another decision is open.
fn lay_cards(world: &mut World) {
    let reading = world.resource::<Reading>();
    let is_closed = world.resource::<Stage>().is_playing() || reading.question.is_none();
    let now = reading
        .battle
        .filter(|_| !is_closed)
        .map(|battle| (battle, reading.entries));
    if world.resource::<Desk>().seen == now {
        return;
    }
    let fighter = reading.question.map(|question| question.fighter);
    let offers = if now.is_some() {
        reading.offers.clone()
    } else {
        Vec::new()
    };
    let cards = offers.into_iter().map(|offer| card(world, offer)).collect();
    let mut desk = world.resource_mut::<Desk>();
    *desk = Desk {
        seen: now,
        fighter,
        cards,
        row: desk.row,
        page_size: desk.page_size,
        ..default()
    };
}

fn card(world: &mut World, offer: Offer) -> Card {
    let stakes = offer.stakes.iter().map(|stake| stake.least).collect();
    let odds = odds(world, &offer.choice);
    let costs = match (&offer.choice, world.resource::<Reading>().battle) {
        (Choice::Move { gait, .. }, Some(battle)) => system_of(world, battle)
            .map(|system| system.reach(world, battle, *gait))
            .unwrap_or_default(),
        _ => Vec::new(),
    };
    Card {
        offer,
        stakes,
        odds,
        costs,
    }
}

/// Changes the announced points of a card and asks for the odds with them.
pub fn stake(world: &mut World, place: usize, stake: usize, points: i16) {
    let Some(mut card) = world.resource::<Desk>().cards.get(place).cloned() else {
        return;
    };
    let Some(limits) = card.offer.stakes.get(stake).copied() else {
        return;
    };
    let points = points.clamp(limits.least, limits.most);
    if card.stakes.get(stake) == Some(&points) {
        return;
    }
    if let Some(old) = card.stakes.get_mut(stake) {
        *old = points;
    }
    card.odds = odds(world, &card.choice());
    if let Some(old) = world.resource_mut::<Desk>().cards.get_mut(place) {
        *old = card;
    }
}

/// Counts how many cards fit; those without odds are low enough for two rows.
fn count_places(bars: Query<&ComputedNode, With<ActionBar>>, mut desk: ResMut<Desk>) {
    let Ok(bar) = bars.single() else {
        return;
    };
    let room = bar.size().x * bar.inverse_scale_factor() - 24.0;
    let width = if desk.is_plain() { PLAIN_WIDTH } else { CARD_WIDTH };
    let fitting = (((room + CARD_GAP) / (width + CARD_GAP)).floor() as usize).max(1);
    let page_size = if desk.is_plain() { 2 * fitting } else { fitting };
    if (desk.row, desk.page_size) != (fitting, page_size) {
        (desk.row, desk.page_size) = (fitting, page_size);
    }
}

/// What the bar shows at the moment; it is drawn anew only when this changes.
#[derive(PartialEq, Clone)]
struct Drawn {
    bar: Entity,
    seen: Option<(Entity, usize)>,
    first: usize,
    page_size: usize,
    over: bool,
    refusal: Option<Phrase>,
}

fn draw_bar(
    desk: Res<Desk>,
    stage: Res<Stage>,
    reading: Res<Reading>,
    clocks: Query<&Clock>,
    bars: Query<Entity, With<ActionBar>>,
    book: RuleBook,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
    mut atelier: crate::view::Atelier,
) {
    let Ok(bar) = bars.single() else {
        return;
    };
    let over = stage
        .battle
        .and_then(|battle| clocks.get(battle).ok())
        .is_some_and(|clock| clock.over);
    let now = Drawn {
        bar,
        seen: desk.seen,
        first: desk.first_on_page(),
        page_size: desk.page_size,
        over,
        refusal: desk.refusal.clone(),
    };
    if drawn.as_ref() == Some(&now) {
        return;
    }
    *drawn = Some(now);
    commands
        .entity(bar)
        .despawn_related::<Children>()
        .with_children(|parent| {
            let line = Node {
                height: px(26),
                flex_shrink: 0.0,
                ..row(size::GAP)
            };
            parent
                .spawn(line)
                .with_children(|line| draw_heading(line, &desk, &stage, &reading, over, &book));
            let cards = Node {
                flex_grow: 1.0,
                column_gap: px(CARD_GAP),
                row_gap: px(CARD_GAP),
                flex_wrap: FlexWrap::Wrap,
                min_height: px(0),
                ..default()
            };
            parent.spawn(cards).with_children(|parent| {
                for place in desk.page() {
                    action_bar_card::spawn(parent, place, &desk, &stage, &book, &mut atelier);
                }
            });
        });
}

fn draw_heading(
    line: &mut ChildSpawnerCommands,
    desk: &Desk,
    stage: &Stage,
    reading: &Reading,
    over: bool,
    book: &RuleBook,
) {
    let title = match reading.question.filter(|_| !desk.cards.is_empty()) {
        Some(question) => {
            let about = question
                .about
                .map_or_else(|| Phrase::plain(""), |id| stage.called(id));
            Phrase::Row(vec![
                stage.called(question.fighter),
                Phrase::plain(": "),
                book.word("question", question.kind).with("foe", about),
            ])
        }
        None if over && !stage.is_playing() => Phrase::key("battle-over"),
        None if stage.halt.is_some() => Phrase::key("lesson-panel-first"),
        None => Phrase::key("battle-goes-on"),
    };
    line.spawn(text(title, Letters::new(Face::Strong, size::HEADING)));
    line.spawn(spacer());
    if let Some(refusal) = &desk.refusal {
        line.spawn(text(
            refusal.clone(),
            Letters::new(Face::Text, size::SMALL).in_ink(colour::WARNING_INK),
        ));
    } else if !desk.cards.is_empty() {
        let hint = Letters::new(Face::Text, size::TINY + 0.5).in_ink(colour::SOFT_INK);
        line.spawn(text(Phrase::key("battle-keys"), hint));
    }
    if desk.pages() > 1 {
        let small = |sign| {
            (
                icon_button(sign),
                Node {
                    width: px(26),
                    height: px(24),
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::all(px(4)),
                    ..default()
                },
            )
        };
        let (button, node) = small("‹");
        line.spawn((Turn(-1), button)).insert(node);
        let page = desk.first_on_page() / desk.page_size.max(1) + 1;
        let count = Phrase::plain(format!("{page} / {}", desk.pages()));
        line.spawn(text(count, Letters::new(Face::Figures, size::TINY)));
        let (button, node) = small("›");
        line.spawn((Turn(1), button)).insert(node);
    }
}

/// A button that turns to the next page of cards or back.
#[derive(Component)]
struct Turn(isize);

fn turn_page(used: On<Activate>, turns: Query<&Turn>, mut desk: ResMut<Desk>) {
    if let Ok(turn) = turns.get(used.entity) {
        let size = desk.page_size.max(1) as isize;
        let pages = desk.pages().max(1) as isize;
        let page = (desk.first_on_page() as isize / size + turn.0).rem_euclid(pages);
        desk.look_at((page * size) as usize);
    }
}
