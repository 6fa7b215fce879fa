//! What a player asks the map to show: an overlay as letters with its legend, and what a square would do.

use std::io::Write;

use super::Table;
use crate::battle::{FighterId, Ground, OverlayKind, OverlayWish, Question, Secrets, SideView};
use crate::board::Cell;
use crate::cli::failure::Failure;
use crate::cli::play::map::Chart;
use crate::words::{self, Phrase, cell_named};

impl Table<'_> {
    /// Shows an overlay by its word, with the sign of a fighter or the name of a square behind it; without a word the list.
    pub(super) fn show_overlay(
        &self,
        wanted: &str,
        question: &Question,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let (word, about) = wanted.split_once(char::is_whitespace).unwrap_or((wanted, ""));
        let kind = OverlayKind::ALL.into_iter().find(|kind| kind.word() == word);
        let Some(kind) = kind else {
            return self.list_overlays(out);
        };
        let Some(wish) = self.wish(kind, about.trim(), question.fighter) else {
            return self.line(out, &self.nobody());
        };
        let (world, cast) = (self.world(), self.cast());
        let overlay = self.system.overlay(world, self.battle, &wish);
        self.line(out, &words::overlay_heading(cast, &wish, &overlay))?;
        if let Some(chart) = Chart::of_overlay(world, self.battle, self.reading(), &overlay) {
            for line in &chart.lines {
                writeln!(out, "{line}")?;
            }
        }
        let meanings = overlay.legend().map(|meaning| {
            let letter = Phrase::plain(format!("{} ", meaning.letter));
            Phrase::Row(vec![letter, words::overlay_meaning(cast, meaning)])
        });
        let legend: Vec<Phrase> = meanings.collect();
        if legend.is_empty() {
            return self.line(out, &Phrase::key("overlay-nothing"));
        }
        self.line(out, &Phrase::list(legend, "   "))
    }

    fn list_overlays(&self, out: &mut impl Write) -> Result<(), Failure> {
        for kind in OverlayKind::ALL {
            let word = Phrase::plain(format!("  o {:<9}", kind.word()));
            self.line(out, &Phrase::Row(vec![word, words::overlay_name(kind)]))?;
        }
        Ok(())
    }

    /// The question behind an overlay; none where nobody has the sign that was typed.
    fn wish(&self, kind: OverlayKind, about: &str, asked: FighterId) -> Option<OverlayWish> {
        let mut wish = OverlayWish::of(kind);
        wish.fighter = Some(asked);
        if about.is_empty() {
            return Some(wish);
        }
        if let (OverlayKind::Sight, Some(cell)) = (kind, cell_named(about)) {
            wish.from = Some(cell);
            return Some(wish);
        }
        let mut roles = self.cast().roles();
        let named = roles
            .find(|(_, role)| role.mark.eq_ignore_ascii_case(about))
            .map(|(id, _)| id)?;
        if kind == OverlayKind::Cover {
            wish.target = Some(named);
        } else {
            wish.fighter = Some(named);
        }
        Some(wish)
    }

    /// Tells what lies on a square and what it would do to the fighter who is asked.
    pub(super) fn tell_place(
        &self,
        cell: Cell,
        question: &Question,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let (world, cast) = (self.world(), self.cast());
        let known = Secrets::known_in(world, self.battle, self.reading().1).map(SideView::ground);
        if let Some(ground) = known.or_else(|| world.get::<Ground>(self.battle)) {
            self.line(out, &words::ground(ground.view(), cell))?;
        }
        let report = self.system.place(world, self.battle, question.fighter, cell);
        for thing in &report.lying {
            self.line(out, &Phrase::Words(thing.clone()))?;
        }
        for fact in &report.facts {
            let rule = Phrase::plain(format!(" ({})", fact.rule.0));
            self.line(out, &Phrase::Row(vec![words::place_fact(cast, fact), rule]))?;
        }
        for (value, modifier) in &report.modifiers {
            let value = words::term(cast.system(), "value", *value);
            let amount = Phrase::plain(format!(
                " {} ({}) ",
                words::signed(modifier.amount),
                modifier.rule.0
            ));
            let title = self.titles.of(modifier.rule).unwrap_or_else(|| Phrase::plain(""));
            self.line(out, &Phrase::Row(vec![value, amount, title]))?;
        }
        Ok(())
    }
}
