//! Tables of words and figures on the command line.

use std::io::{self, Write};

/// Writes a table whose first column stands left and whose others stand right. All rows are of one length.
pub fn write_table(rows: &[impl AsRef<[String]>], out: &mut impl Write) -> io::Result<()> {
    let columns = rows.first().map_or(0, |row| row.as_ref().len());
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.as_ref().get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        for (place, (cell, width)) in row.as_ref().iter().zip(&widths).enumerate() {
            if place == 0 {
                write!(out, "  {cell:<width$}")?;
            } else {
                write!(out, "  {cell:>width$}")?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
