//! The review of the fight that has been fought: its curve, what was decision and what was luck, and the ways into its moments.

mod curve;
mod work;

use std::time::Duration;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::RequestRedraw;

pub use self::work::Rollouts;
use self::work::{Outcome, Work};
use super::Screen;
use super::fight::{self, Shown};
use super::way::go_to;
use crate::review::{Moment, Review, Told};
use crate::ui::battle_codex::CodexHost;
use crate::ui::widget::{
    column, heading, panel, primary_button, prose, remark, row, row_button, scroll_sheet, small_button,
    spacer, text,
};
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, Palette, size};
use crate::words::Phrase;

/// Logical pixels from the right edge to the card of a rule.
const CODEX: f32 = 30.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rollouts>();
    app.add_systems(OnEnter(Screen::Review), show).add_systems(
        Update,
        (tell_progress, show_outcome)
            .chain()
            .run_if(in_state(Screen::Review)),
    );
}

/// Says how far the work has come.
#[derive(Component)]
struct Progress;

/// The sheet that is filled when the work is done.
#[derive(Component)]
struct Sheet;

fn show(world: &mut World) {
    let Some(shown) = world.get_resource::<Shown>().cloned() else {
        return;
    };
    let is_there = world
        .get_resource::<Work>()
        .is_some_and(|work| work.is_of(world, shown.battle));
    if !is_there {
        let before = world.remove_resource::<Work>();
        let file = fight::kept(world);
        if let Some(work) = Work::begin(world, shown.battle, file, before.as_ref()) {
            world.insert_resource(work);
        }
    }
    let page = Node {
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        padding: UiRect::all(px(22)),
        ..column(size::PAD)
    };
    let sheet = Node {
        width: percent(100),
        max_width: px(920),
        flex_shrink: 1.0,
        min_height: px(0),
        padding: UiRect::all(px(size::PAD)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..column(0.0)
    };
    let mut commands = world.commands();
    commands
        .spawn((
            DespawnOnExit(Screen::Review),
            CodexHost(CODEX),
            TabGroup::new(0),
            page,
        ))
        .with_children(|page| {
            page.spawn(text("review-title", Letters::new(Face::Title, 38.0)));
            page.spawn((
                row(26.0),
                children![
                    remark(Phrase::from(&shown.title)),
                    (remark(Phrase::plain("")), Progress),
                ],
            ));
            page.spawn(panel()).insert(sheet).with_children(|sheet| {
                sheet.spawn((scroll_sheet(size::PAD), Sheet));
            });
            page.spawn((
                primary_button("review-back"),
                AutoFocus,
                observe(go_to(Screen::Result)),
            ));
        });
    world.flush();
}

/// Says how many decisions have been tried out, as long as there are more; frames go on meanwhile.
fn tell_progress(
    work: Option<Res<Work>>,
    mut lines: Query<&mut Say, With<Progress>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(work) = work else { return };
    let state = work.state();
    let said = match &state.outcome {
        None => {
            redraw.write(RequestRedraw);
            Phrase::key("review-progress")
                .with("done", state.done as i64)
                .with("all", state.all as i64)
        }
        Some(Outcome::Told { told, .. }) => told.view.clone(),
        Some(Outcome::Nothing(None)) => Phrase::key("review-nothing"),
        Some(Outcome::Nothing(Some(reason))) => Phrase::plain(reason.clone()),
    };
    for mut line in &mut lines {
        line.set_if_neq(Say(said.clone()));
    }
}

/// How often the curve is drawn anew while it grows.
const GROWS: Duration = Duration::from_millis(500);

/// Fills the sheet: with the curve as far as it has grown, and with everything at the end.
fn show_outcome(
    work: Option<Res<Work>>,
    sheet: Option<Single<(Entity, Ref<Sheet>)>>,
    palette: Res<Palette>,
    time: Res<Time<Real>>,
    mut drawn: Local<Option<(bool, usize, Duration)>>,
    mut commands: Commands,
) {
    let (Some(work), Some(sheet)) = (work, sheet) else {
        return;
    };
    let (sheet, mark) = sheet.into_inner();
    if mark.is_added() {
        *drawn = None;
    }
    let state = work.state();
    let (is_told, now) = (state.outcome.is_some(), time.elapsed());
    let is_due = match *drawn {
        None => true,
        Some((true, ..)) => false,
        Some((false, done, at)) => is_told || (done < state.done && now >= at + GROWS),
    };
    if !is_due {
        return;
    }
    *drawn = Some((is_told, state.done, now));
    let mut sheet = commands.entity(sheet);
    sheet.despawn_children();
    match (&state.outcome, &state.so_far) {
        (Some(Outcome::Told { review, told, former }), _) => {
            let former = former.as_ref().map(|(review, said)| (&**review, said.as_ref()));
            sheet.with_children(|list| fill(list, review, told, former, &palette));
        }
        (None, Some(so_far)) => {
            sheet.with_children(|list| show_course(list, "review-course", so_far, &palette));
        }
        (Some(Outcome::Nothing(_)), _) | (None, None) => {}
    }
}

fn show_course(list: &mut ChildSpawnerCommands, title: &'static str, review: &Review, palette: &Palette) {
    let block = Node {
        flex_shrink: 0.0,
        ..column(4.0)
    };
    list.spawn(block).with_children(|block| {
        block.spawn(heading(title));
        curve::spawn(block, review, palette);
    });
}

fn fill(
    list: &mut ChildSpawnerCommands,
    review: &Review,
    told: &Told,
    former: Option<(&Review, Option<&Phrase>)>,
    palette: &Palette,
) {
    let block = Node {
        flex_shrink: 0.0,
        ..column(4.0)
    };
    show_course(list, "review-course", review, palette);
    if let Some((former, parting)) = former {
        show_course(list, "review-former", former, palette);
        if let Some(parting) = parting {
            list.spawn(prose(parting.clone()));
        }
    }
    list.spawn(block).with_children(|block| {
        block.spawn(heading("review-sums"));
        for (what, amount) in &told.sums {
            block.spawn(row(size::PAD)).with_children(|line| {
                line.spawn(text(what.clone(), Letters::new(Face::Text, size::SMALL)));
                line.spawn(spacer());
                let letters = Letters::new(Face::Figures, size::SMALL);
                line.spawn((text(amount.clone(), letters), TextLayout::no_wrap()));
            });
        }
        block.spawn(prose(told.rating.clone()));
    });
    let decisions = ("review-decisions", "review-no-decisions");
    show_moments(list, decisions, &told.marked, |choice| {
        let moment = review.moments.iter().find(|it| it.choice == choice);
        // Before the choice one sees what there was to choose from.
        moment.map(|it| it.entries.0.saturating_sub(1))
    });
    let throws = ("review-throws", "review-no-throws");
    show_moments(list, throws, &told.throws, |choice| {
        let moment = review.moments.iter().find(|it| it.choice == choice);
        moment.map(|it: &Moment| it.entries.1.saturating_sub(1))
    });
}

/// A list of moments: each leads into the fight, and from each one can fight on.
fn show_moments(
    list: &mut ChildSpawnerCommands,
    (title, none): (&'static str, &'static str),
    moments: &[(usize, Phrase)],
    entry: impl Fn(usize) -> Option<usize>,
) {
    let block = Node {
        flex_shrink: 0.0,
        ..column(4.0)
    };
    list.spawn(block).with_children(|block| {
        block.spawn(heading(title));
        if moments.is_empty() {
            block.spawn(remark(none));
        }
        for (choice, said) in moments {
            let choice = *choice;
            let Some(until) = entry(choice) else { continue };
            let look = move |_: On<Activate>, mut commands: Commands| {
                commands.queue(move |world: &mut World| fight::visit(world, until));
            };
            let again = move |_: On<Activate>, mut commands: Commands| {
                commands.queue(move |world: &mut World| fight::again_from(world, choice));
            };
            block.spawn(row(size::GAP)).with_children(|line| {
                let wide = Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    ..column(0.0)
                };
                line.spawn(wide).with_children(|wide| {
                    wide.spawn((row_button(), observe(look))).with_children(|button| {
                        let letters = Letters::new(Face::Text, size::SMALL);
                        button.spawn(text(said.clone(), letters));
                    });
                });
                line.spawn((small_button("review-try"), observe(again)));
            });
        }
    });
}
