//! What a player asks the map to show: an overlay as letters with its legend or as a list, who is near, and what a square would
//! do.

use std::io::Write;

use super::Table;
use crate::battle::{Body, FighterId, Overlay, OverlayKind, OverlayWish, Question, Roster};
use crate::board::{Cell, Footprint};
use crate::cli::failure::Failure;
use crate::cli::play::map::{Chart, raised};
use crate::cli::play::near;
use crate::words::{self, Phrase, cell_named};

impl Table<'_> {
    /// Shows an overlay by its word, with the sign of a fighter or the name of a square behind it: as letters on the map, or as a
    /// list where no map is drawn. Without a word the list of overlays.
    pub(super) fn show_overlay(
        &self,
        wanted: &str,
        question: &Question,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let Some((kind, about)) = named(wanted) else {
            return self.offer_overlays(question, out);
        };
        let Some(overlay) = self.begin_overlay((kind, about), question, out)? else {
            return Ok(());
        };
        if self.draws_map {
            self.draw_overlay(&overlay, out)
        } else {
            self.list_overlay(&overlay, question, out)
        }
    }

    /// Tells who is near, or lists an overlay square by square with distance and direction.
    pub(super) fn list(
        &self,
        wanted: &str,
        question: &Question,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if wanted.is_empty() {
            let lines = near::fighters(self.world(), self.battle, self.reading(), question.fighter);
            return self.lines(out, &lines, Phrase::key("cli-near-nobody"));
        }
        let Some((kind, about)) = named(wanted) else {
            return self.offer_overlays(question, out);
        };
        match self.begin_overlay((kind, about), question, out)? {
            Some(overlay) => self.list_overlay(&overlay, question, out),
            None => Ok(()),
        }
    }

    /// The overlay with its heading told; none where nobody has the sign that was typed.
    fn begin_overlay(
        &self,
        (kind, about): (OverlayKind, &str),
        question: &Question,
        out: &mut impl Write,
    ) -> Result<Option<Overlay>, Failure> {
        let Some(wish) = self.wish(kind, about, question.fighter) else {
            self.line(out, &self.nobody())?;
            return Ok(None);
        };
        let overlay = self.system.overlay(self.world(), self.battle, &wish);
        self.line(out, &words::overlay_heading(self.cast(), &wish, &overlay))?;
        Ok(Some(overlay))
    }

    fn draw_overlay(&self, overlay: &Overlay, out: &mut impl Write) -> Result<(), Failure> {
        let cast = self.cast();
        if let Some(chart) = Chart::of_overlay(self.world(), self.battle, self.reading(), overlay) {
            for line in &chart.lines {
                writeln!(out, "{line}")?;
            }
        }
        let meanings = overlay.legend().map(|meaning| {
            let letter = Phrase::plain(format!("{} ", raised(meaning.letter)));
            Phrase::Row(vec![letter, words::overlay_meaning(cast, meaning)])
        });
        let legend: Vec<Phrase> = meanings.collect();
        if legend.is_empty() {
            return self.line(out, &Phrase::key("overlay-nothing"));
        }
        self.line(out, &Phrase::list(legend, "   "))
    }

    fn list_overlay(
        &self,
        overlay: &Overlay,
        question: &Question,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let roster = self.world().get::<Roster>(self.battle);
        let asked = roster.and_then(|roster| roster.entity(question.fighter));
        let Some(body) = asked.and_then(|entity| self.world().get::<Body>(entity)) else {
            return Ok(());
        };
        let from = Footprint::new(body.at, body.size);
        let lines = near::squares(self.cast(), overlay, from);
        self.lines(out, &lines, Phrase::key("overlay-nothing"))
    }

    /// The overlays that have anything to show now.
    fn offer_overlays(&self, question: &Question, out: &mut impl Write) -> Result<(), Failure> {
        for kind in OverlayKind::ALL {
            let wish = OverlayWish {
                fighter: Some(question.fighter),
                ..OverlayWish::of(kind)
            };
            if self
                .system
                .overlay(self.world(), self.battle, &wish)
                .signs
                .is_empty()
            {
                continue;
            }
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
        let witness = self.witness();
        let mut roles = self.cast().roles().filter(|(id, _)| witness.sees(*id));
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
        if let Some(ground) = self.witness().ground() {
            self.line(out, &words::ground(ground.view(), cell))?;
        }
        let report = self.system.place(world, self.battle, question.fighter, cell);
        for line in words::place_report(cast, &report, |rule| self.titles.of(rule)) {
            self.line(out, &line)?;
        }
        Ok(())
    }
}

/// The overlay with a word, and what stands behind it.
fn named(wanted: &str) -> Option<(OverlayKind, &str)> {
    let (word, about) = wanted.split_once(char::is_whitespace).unwrap_or((wanted, ""));
    let kind = OverlayKind::ALL.into_iter().find(|kind| kind.word() == word)?;
    Some((kind, about.trim()))
}
