//! Whatever stands in the files of a level, loading it does not panic.

use proptest::prelude::*;

use crate::folder::{LEVEL, LEVEL_FILE, LevelFolder, MAP, MAP_FILE, TILE_FILE, TILES};

const FILES: [(&str, &str); 3] = [(LEVEL_FILE, LEVEL), (MAP_FILE, MAP), (TILE_FILE, TILES)];

/// Loads a level whose file holds these bytes; what is refused has a reason.
fn load_with(name: &str, content: &[u8]) -> Result<(), TestCaseError> {
    let folder = LevelFolder::new();
    folder.write(name, content);
    if let Err(problems) = folder.load() {
        prop_assert!(!problems.is_empty());
    }
    Ok(())
}

#[test]
fn elements_nested_without_end_are_refused() {
    let folder = LevelFolder::new();
    folder.write(
        MAP_FILE,
        MAP.replace("</map>", &"<group name=\"g\">".repeat(100_000)),
    );
    assert!(
        folder
            .problems()
            .contains("is no whole XML: elements are nested too deep")
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_bytes_make_a_level_panic(
        which in 0..FILES.len(),
        cut in 0..10_000_usize,
        noise: Vec<u8>,
        replaced in 0..40_usize,
    ) {
        let (name, good) = FILES[which];
        let good = good.as_bytes();
        let place = cut % good.len();
        let rest = (place + replaced).min(good.len());
        load_with(name, &[&good[..place], &noise, &good[rest..]].concat())?;
        load_with(name, &[&good[..place], &noise].concat())?;
    }

    #[test]
    fn no_change_of_a_number_makes_a_level_panic(
        place in 0..10_000_usize,
        number in "-?[0-9]{1,11}|[a-z]{1,4}|",
    ) {
        for (name, good) in FILES {
            let digits: Vec<usize> =
                good.match_indices(|letter: char| letter.is_ascii_digit()).map(|(start, _)| start).collect();
            let start = digits[place % digits.len()];
            let changed = format!("{}{number}{}", &good[..start], &good[start + 1..]);
            load_with(name, changed.as_bytes())?;
        }
    }
}
