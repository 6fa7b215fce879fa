//! Orders: one gesture that answers several questions. Its answers are given one by one through the usual door, or one that several
//! fighters give together; as soon as something that
//! matters has changed whoever gave it is asked again. Recordings know nothing of it.

mod list;
mod matter;
mod together;

use bevy::prelude::*;

pub use list::{Next, Order, Orders};
pub use matter::Reason;
pub use together::yet_to_announce;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Orders>();
}
