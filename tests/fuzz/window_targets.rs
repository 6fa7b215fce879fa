//! What is hunted in the build with the window: what a player has set for himself.

use std::fs;

use klingentanz::ui::preference::Preferences;

use crate::hunt::hunt;

#[test]
fn whatever_the_settings_say_is_read_or_refused() {
    let file = std::env::temp_dir().join(format!("klingentanz-fuzz-settings-{}.ron", std::process::id()));
    let usual =
        ron::ser::to_string_pretty(&Preferences::default(), ron::ser::PrettyConfig::default()).unwrap();
    let seeds = vec![usual.into_bytes()];
    hunt("settings", seeds, |input| {
        fs::write(&file, input).unwrap();
        match Preferences::read(&file) {
            Ok(read) => {
                assert!(read.volume <= 100);
                String::new()
            }
            Err(reason) => reason,
        }
    });
    fs::remove_file(&file).unwrap();
}
