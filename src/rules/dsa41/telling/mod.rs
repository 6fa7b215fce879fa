//! How these rules tell of what happens: sheets, the rules behind a happening, the words of answers and what they are about.

pub(crate) mod behind;
pub(crate) mod group;
mod looks;
pub(crate) mod readout;
pub(crate) mod vocabulary;
